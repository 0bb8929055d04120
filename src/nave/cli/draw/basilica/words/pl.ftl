# What the terminal says beside the pictures of Basilica. Pieces are named by the game's own words.

draw-board = Plansza
draw-board-key = b
draw-cathedral = Katedra
draw-cathedral-key = c
draw-players = Gracze i obszary
draw-players-key = p

## In the pictures

draw-letter = { $color ->
    [red] C
    [yellow] Ż
    [blue] N
   *[green] Z
}
draw-player = { PLAYER($player) }
draw-order = { PIECE("order", $order) }
draw-rank = { PIECE("rank", $rank) }
draw-in-use = w użyciu
draw-stack = { $number ->
    [1] pierwszy stos
   *[other] ostatni stos
}
draw-on-top = na wierzchu
draw-discarded = odrzucone
draw-altars = ołtarze
draw-executing = w toku
draw-queen = królowa { $space }
draw-to-scoring = do punktacji { $count }
draw-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
draw-now = teraz
draw-jester = { $color ->
    [none] Błazen ({ PLAYER($player) }) na { $cell } wskazuje tajny kolor
   *[other] Błazen ({ PLAYER($player) }) na { $cell } wskazuje: { PIECE("color", $color) }
}
draw-area = { $tiles } przy { $cell }, wart { $value }:
draw-tie = remis
draw-more-areas = { $count ->
    [one] jeszcze 1 obszar
    [few] jeszcze { $count } obszary
   *[many] jeszcze { $count } obszarów
}

## The table in words

draw-words-board = Plansza
draw-words-column = { $number }: rozkaz { $order }; sklepienie { $vault }
draw-words-executed = właśnie wykonywany
draw-words-empty = puste
draw-words-face = { $crown ->
    [yes] { PIECE("order", $order) }, na rewersie { PIECE("vault", $vault) } z koroną
    [no] { PIECE("order", $order) }, na rewersie { PIECE("vault", $vault) } bez korony
   *[none] { PIECE("order", $order) }, na rewersie { PIECE("vault", $vault) }
}
draw-words-vault = { $crown ->
    [yes] { PIECE("vault", $vault) } z koroną
   *[no] { PIECE("vault", $vault) }
}
draw-words-stack = { $number ->
    [1] pierwszy stos
   *[other] drugi i ostatni stos
}: { $size ->
    [one] 1 kafelek
    [few] { $size } kafelki
   *[many] { $size } kafelków
}; odrzucone: { $discarded }
draw-words-stack-top = { $number ->
    [1] pierwszy stos
   *[other] drugi i ostatni stos
}: { $size ->
    [one] 1 kafelek
    [few] { $size } kafelki
   *[many] { $size } kafelków
}, na wierzchu { $top }; odrzucone: { $discarded }
draw-words-queen = { $distance ->
    [none] królowa na { $space } z { $spaces }
   *[other] królowa na { $space } z { $spaces }, do następnej punktacji { $distance }
}
draw-words-altars = { $count ->
    [one] 1 ołtarz w puli
    [few] { $count } ołtarze w puli
   *[many] { $count } ołtarzy w puli
}
draw-words-order = { PLAYER($player) }: { $reason } [{ $rule }]
draw-words-cathedral = Katedra
draw-words-scaffolding = rusztowanie
draw-words-cell = { $pieces }
draw-words-builder = { $rank ->
    [none] budowniczy ({ PLAYER($player) })
   *[other] { PIECE("rank", $rank) } ({ PLAYER($player) })
}
draw-words-glass = witraż
draw-words-altar = ołtarz
draw-words-players = Gracze
draw-words-token = { $ranks }
draw-words-player = { PLAYER($player) }: { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}, gdyby punktować teraz: +{ $now }
draw-words-supply = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, { $builders ->
    [one] 1 budowniczy
    [few] { $builders } budowniczych
   *[many] { $builders } budowniczych
}; { $count ->
    [0] żetony: brak
   *[other] żetony: { $tokens }
}
draw-words-areas = Obszary
draw-words-got = { PLAYER($player) } { $points }
draw-words-tie = remis
draw-words-nobody = nikogo tam nie ma
draw-words-area = { PIECE("color", $color) }, { $tiles } przy { $cells }, wart { $value }: { $result }

## The score sheet

draw-sheet-wins = wygrywa
draw-sheet-before = na początku
draw-sheet-final = końcowa punktacja
draw-sheet-scoring = punktacja { $n }
draw-sheet-area = { $tiles ->
    [one] 1 kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}{ $doubled ->
    [yes] , podwójnie
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , witraże { $glass }
}
draw-sheet-points = punkty
