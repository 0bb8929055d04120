# What the terminal says beside the pictures of Basilica. Pieces are named by the game's own words.

draw-board = Plan
draw-board-key = b
draw-cathedral = Kathedrale
draw-cathedral-key = c
draw-players = Mitspielende und Bereiche
draw-players-key = p

## In the pictures

# Green has the G, yellow an L.
draw-letter = { $color ->
    [red] R
    [yellow] L
    [blue] B
   *[green] G
}
draw-player = { PLAYER($player) }
draw-order = { PIECE("order", $order) }
draw-rank = { PIECE("rank", $rank) }
draw-in-use = läuft
draw-stack = { $number ->
    [1] erster Stapel
   *[other] letzter Stapel
}
draw-on-top = oben
draw-discarded = abgelegt
draw-altars = Altäre
draw-executing = läuft
draw-queen = Königin { $space }
draw-to-scoring = { $count } bis zur Wertung
draw-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
draw-now = jetzt
draw-jester = { $color ->
    [none] Der Narr von { PLAYER($player) } auf { $cell } nennt geheim eine Farbe
   *[other] Der Narr von { PLAYER($player) } auf { $cell } nennt { PIECE("color", $color, form: "Start") }
}
draw-area = { $tiles } bei { $cell }, Wert { $value }:
draw-tie = gleich
draw-more-areas = { $count ->
    [one] 1 weiterer Bereich
   *[other] { $count } weitere Bereiche
}

## The table in words

draw-words-board = Plan
draw-words-column = { $number }: Befehl { $order }; Gewölbe { $vault }
draw-words-executed = wird ausgeführt
draw-words-empty = leer
draw-words-face = { $crown ->
    [yes] { PIECE("order", $order) }, dahinter { PIECE("vault", $vault) } mit Krone
    [no] { PIECE("order", $order) }, dahinter { PIECE("vault", $vault) } ohne Krone
   *[none] { PIECE("order", $order) }, dahinter { PIECE("vault", $vault) }
}
draw-words-vault = { $crown ->
    [yes] { PIECE("vault", $vault) } mit Krone
   *[no] { PIECE("vault", $vault) }
}
draw-words-stack = { $number ->
    [1] erster Stapel
   *[other] zweiter und letzter Stapel
}: { $size ->
    [one] 1 Plättchen
   *[other] { $size } Plättchen
}; { $discarded } abgelegt
draw-words-stack-top = { $number ->
    [1] erster Stapel
   *[other] zweiter und letzter Stapel
}: { $size ->
    [one] 1 Plättchen
   *[other] { $size } Plättchen
}, oben { $top }; { $discarded } abgelegt
draw-words-queen = { $distance ->
    [none] Königin auf { $space } von { $spaces }
   *[other] Königin auf { $space } von { $spaces }, { $distance } bis zur nächsten Wertung
}
draw-words-altars = { $count ->
    [one] 1 Altar im Vorrat
   *[other] { $count } Altäre im Vorrat
}
draw-words-order = { PLAYER($player) }: { $reason } [{ $rule }]
draw-words-cathedral = Kathedrale
draw-words-scaffolding = Gerüst
draw-words-cell = { $pieces }
draw-words-builder = { $rank ->
    [none] Erbauer von { PLAYER($player) }
   *[other] { PIECE("rank", $rank) } von { PLAYER($player) }
}
draw-words-glass = Buntglas
draw-words-altar = Altar
draw-words-players = Mitspielende
draw-words-token = { $ranks }
draw-words-player = { PLAYER($player) }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $now } mehr bei Wertung jetzt
draw-words-supply = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $builders ->
    [one] 1 Erbauer
   *[other] { $builders } Erbauer
}; { $count ->
    [0] Rangmarker: keine
   *[other] Rangmarker: { $tokens }
}
draw-words-areas = Bereiche
draw-words-got = { $points } für { PLAYER($player) }
draw-words-tie = Gleichstand
draw-words-nobody = niemand dort
draw-words-area = { PIECE("color", $color, form: "Start") }, { $tiles } bei { $cells }, Wert { $value }: { $result }

## The score sheet

draw-sheet-wins = gewinnt
draw-sheet-before = zu Beginn
draw-sheet-final = Schlusswertung
draw-sheet-scoring = Wertung { $n }
draw-sheet-area = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}{ $doubled ->
    [yes] , verdoppelt
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , Glas { $glass }
}
draw-sheet-points = Punkte
