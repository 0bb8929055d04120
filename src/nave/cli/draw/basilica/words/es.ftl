# Lo que dice la terminal junto a los dibujos de Basilica. Las piezas se nombran con las palabras del juego.

draw-board = Tablero
draw-board-key = b
draw-cathedral = Catedral
draw-cathedral-key = c
draw-players = Jugadores y zonas
draw-players-key = p

## En los dibujos

draw-letter = { $color ->
    [red] R
    [yellow] M
    [blue] A
   *[green] V
}
draw-player = { PLAYER($player) }
draw-order = { PIECE("order", $order) }
draw-rank = { PIECE("rank", $rank) }
draw-in-use = en uso
draw-stack = { $number ->
    [1] primera pila
   *[other] última pila
}
draw-on-top = arriba
draw-discarded = descartes
draw-altars = altares
draw-executing = en curso
draw-queen = reina { $space }
draw-to-scoring = { $count } a puntuar
draw-points = { $count ->
    [one] punto
   *[other] puntos
}
draw-now = ahora
draw-jester = { $color ->
    [none] El bufón de { PLAYER($player) } en { $cell } nombra un color secreto
   *[other] El bufón de { PLAYER($player) } en { $cell } nombra { PIECE("color", $color, form: "masc") }
}
draw-area = { $tiles } en { $cell }, vale { $value }:
draw-tie = empate
draw-more-areas = { $count ->
    [one] 1 zona más
   *[other] { $count } zonas más
}

## La mesa en palabras

draw-words-board = Tablero
draw-words-column = { $number }: orden { $order }; bóveda { $vault }
draw-words-executed = en ejecución
draw-words-empty = vacía
draw-words-face = { $crown ->
    [yes] { PIECE("order", $order) }, detrás { PIECE("vault", $vault) } con corona
    [no] { PIECE("order", $order) }, detrás { PIECE("vault", $vault) } sin corona
   *[none] { PIECE("order", $order) }, detrás { PIECE("vault", $vault) }
}
draw-words-vault = { $crown ->
    [yes] { PIECE("vault", $vault) } con corona
   *[no] { PIECE("vault", $vault) }
}
draw-words-stack = { $number ->
    [1] primera pila
   *[other] segunda y última pila
}: { $size ->
    [one] 1 loseta
   *[other] { $size } losetas
}; { $discarded } en los descartes
draw-words-stack-top = { $number ->
    [1] primera pila
   *[other] segunda y última pila
}: { $size ->
    [one] 1 loseta
   *[other] { $size } losetas
}, arriba { $top }; { $discarded } en los descartes
draw-words-queen = { $distance ->
    [none] reina en { $space } de { $spaces }
   *[other] reina en { $space } de { $spaces }, a { $distance } de la próxima puntuación
}
draw-words-altars = { $count ->
    [one] 1 altar en la reserva
   *[other] { $count } altares en la reserva
}
draw-words-order = { PLAYER($player) }: { $reason } [{ $rule }]
draw-words-cathedral = Catedral
draw-words-scaffolding = andamio
draw-words-cell = { $pieces }
draw-words-builder = { $rank ->
    [none] constructor de { PLAYER($player) }
   *[other] { PIECE("rank", $rank) } de { PLAYER($player) }
}
draw-words-glass = vidriera
draw-words-altar = altar
draw-words-players = Jugadores
draw-words-token = { $ranks }
draw-words-player = { PLAYER($player) }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}, { $now } más si se puntuara ahora
draw-words-supply = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $builders ->
    [one] 1 constructor
   *[other] { $builders } constructores
}; { $count ->
    [0] fichas: ninguna
   *[other] fichas: { $tokens }
}
draw-words-areas = Zonas
draw-words-got = { $points } para { PLAYER($player) }
draw-words-tie = empate
draw-words-nobody = no hay nadie
draw-words-area = zona { PIECE("color", $color) }, { $tiles } en { $cells }, vale { $value }: { $result }

## La hoja de puntos

draw-sheet-wins = gana
draw-sheet-before = al principio
draw-sheet-final = puntuación final
draw-sheet-scoring = puntuación { $n }
draw-sheet-area = { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}{ $doubled ->
    [yes] , el doble
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , vidrieras { $glass }
}
draw-sheet-points = puntos
