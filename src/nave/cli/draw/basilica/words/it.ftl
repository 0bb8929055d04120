# What the terminal says beside the pictures of Basilica, in Italian.

draw-board = Tabellone
draw-board-key = b
draw-cathedral = Cattedrale
draw-cathedral-key = c
draw-players = Giocatori e aree
draw-players-key = p

## In the pictures

draw-letter = { $color ->
    [red] R
    [yellow] G
    [blue] B
   *[green] V
}
draw-player = { PLAYER($player) }
draw-order = { PIECE("order", $order) }
draw-rank = { PIECE("rank", $rank) }
draw-in-use = in uso
draw-stack = { $number ->
    [1] prima pila
   *[other] ultima pila
}
draw-on-top = in cima
draw-discarded = scartate
draw-altars = altari
draw-executing = in corso
draw-queen = regina { $space }
draw-to-scoring = conteggio fra { $count }
draw-points = { $count ->
    [one] punto
   *[other] punti
}
draw-now = ora
draw-jester = { $color ->
    [none] Il giullare di { PLAYER($player) } su { $cell } nomina un colore segreto
   *[other] Il giullare di { PLAYER($player) } su { $cell } nomina il { PIECE("color", $color) }
}
draw-area = { $tiles } su { $cell }, vale { $value }:
draw-tie = parità
draw-more-areas = { $count ->
    [one] 1 altra area
   *[other] altre { $count } aree
}

## The table in words

draw-words-board = Tabellone
draw-words-column = { $number }: ordine { $order }; volta { $vault }
draw-words-executed = in esecuzione
draw-words-empty = vuoto
draw-words-face = { $crown ->
    [yes] { PIECE("order", $order) }, dietro { PIECE("vault", $vault) } con corona
    [no] { PIECE("order", $order) }, dietro { PIECE("vault", $vault) } senza corona
   *[none] { PIECE("order", $order) }, dietro { PIECE("vault", $vault) }
}
draw-words-vault = { $crown ->
    [yes] { PIECE("vault", $vault) } con corona
   *[no] { PIECE("vault", $vault) }
}
draw-words-stack = { $number ->
    [1] prima pila
   *[other] seconda e ultima pila
}: { $size ->
    [one] 1 tessera
   *[other] { $size } tessere
}; scartate: { $discarded }
draw-words-stack-top = { $number ->
    [1] prima pila
   *[other] seconda e ultima pila
}: { $size ->
    [one] 1 tessera
   *[other] { $size } tessere
}, in cima { $top }; scartate: { $discarded }
draw-words-queen = { $distance ->
    [none] regina su { $space } di { $spaces }
   *[other] regina su { $space } di { $spaces }, a { $distance } dal prossimo conteggio
}
draw-words-altars = { $count ->
    [one] 1 altare nella riserva
   *[other] { $count } altari nella riserva
}
draw-words-order = { PLAYER($player) }: { $reason } [{ $rule }]
draw-words-cathedral = Cattedrale
draw-words-scaffolding = impalcatura
draw-words-cell = { $pieces }
draw-words-builder = { $rank ->
    [none] costruttore di { PLAYER($player) }
   *[other] { PIECE("rank", $rank) } di { PLAYER($player) }
}
draw-words-glass = vetrata
draw-words-altar = altare
draw-words-players = Giocatori
draw-words-token = { $ranks }
draw-words-player = { PLAYER($player) }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
}, altri { $now } se si contasse ora
draw-words-supply = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, { $builders ->
    [one] 1 costruttore
   *[other] { $builders } costruttori
}; { $count ->
    [0] gettoni: nessuno
   *[other] gettoni: { $tokens }
}
draw-words-areas = Aree
draw-words-got = { $points } a { PLAYER($player) }
draw-words-tie = parità
draw-words-nobody = non c’è nessuno
draw-words-area = { PIECE("color", $color, form: "fem") }, { $tiles } su { $cells }, vale { $value }: { $result }

## The score sheet

draw-sheet-wins = vince
draw-sheet-before = all’inizio
draw-sheet-final = conteggio finale
draw-sheet-scoring = conteggio { $n }
draw-sheet-area = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}{ $doubled ->
    [yes] , al doppio
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , vetrate { $glass }
}
draw-sheet-points = punti
