# Palabras del dibujo de Basilica.

tab-site = Obra
tab-board = Tablero
tab-me = Gente
you = tú
sun = sol
moon = luna

part-track = Recorrido: la reina está en { $queen }, { $next }
track-next = la próxima puntuación está en { $n }
track-last = no queda ninguna casilla de puntuación por delante
track-marker = { $n ->
    [one] { $name } tiene 1 punto
   *[other] { $name } tiene { $n } puntos
}
track-lap = +{ $n }
track-flag = Corona colocada: reina { $a } → { $b }
track-flag-scoring = Corona colocada: reina en { $b }, ¡puntuación!

part-board = Tablero con órdenes y bóvedas
board = El tablero
board-next = la próxima de { $n }
board-last = la última
board-empty = pila vacía
board-second = 2.ª pila
board-discarded = { $n ->
    [one] 1 descartada
   *[other] { $n } descartadas
}
board-flips = se voltea
board-executed = en curso
board-exchange = Cambiar las tres bóvedas

part-site = Catedral
site-in = Acercar
site-out = Alejar
site-fit = Toda la catedral
site-below = { $n ->
    [one] 1 fila más abajo
   *[other] { $n } filas más abajo
}
site-above = volver arriba

color-red = roja
    .Start = Rojo
    .masc = rojo
color-yellow = amarilla
    .Start = Amarillo
    .masc = amarillo
color-blue = azul
    .Start = Azul
    .masc = azul
color-green = verde
    .Start = Verde
    .masc = verde
vault-red = roja
    .Start = Roja
vault-yellow = amarilla
    .Start = Amarilla
vault-blue = azul
    .Start = Azul
vault-green = verde
    .Start = Verde
vault-red_yellow = roja y amarilla
    .Start = Roja y amarilla
vault-red_blue = roja y azul
    .Start = Roja y azul
vault-red_green = roja y verde
    .Start = Roja y verde
vault-yellow_blue = amarilla y azul
    .Start = Amarilla y azul
vault-yellow_green = amarilla y verde
    .Start = Amarilla y verde
vault-blue_green = azul y verde
    .Start = Azul y verde
rank-architect = Arquitecto
rank-master_mason = Maestro cantero
rank-strongman = Forzudo
rank-jester = Bufón
rank-architect-does = duplica las losetas de sus zonas
rank-master_mason-does = pesa como dos
rank-strongman-does = gana los empates por ti
rank-jester-does = nombra un color más al puntuar

say-order = Orden { $name }, casilla { $n }, al dorso bóveda { PIECE("vault", $vault) }
say-coin = el otro jugador puede comprarla por una moneda
say-crown = con una corona
say-vault = Casilla de bóveda { $n }: { $vault ->
    [none] vacía
   *[some] bóveda { PIECE("vault", $vault) }{ $crown ->
        [yes] {" "}con una corona
       *[no] {""}
    }
}
say-cell = Fila { $row }, columna { $column }: { $what }
say-free = nada construido
say-scaffolding = andamio
say-tile = bóveda { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}con una corona
   *[no] {""}
}
say-builder = constructor de { $name }
say-ranked = { $rank } de { $name }
say-glass = vidriera
say-altar = altar
say-area = zona { PIECE("color", $color) } de { $n } que vale { $value }
say-named = además, nombrada { PIECE("color", $color) }
say-stack = { $n ->
    [one] Pila: { $name }, dorso { PIECE("vault", $vault) }, 1 loseta
   *[other] Pila: { $name }, dorso { PIECE("vault", $vault) }, { $n } losetas
}
say-token = Ficha { $n }: { $a } o { $b }
say-supply-builder = Colocar un constructor en { $cell }
say-supply = { $name ->
    [none] Tus piezas
   *[some] Piezas de { $name }
}

supply-builders = { $n } de { $m } constructores
supply-tokens = { $n } de { $m } rangos
supply-coins = { $n ->
    [0] sin monedas
    [one] 1 moneda
   *[other] { $n } monedas
}
supply-now = +{ $n } si se puntuara ahora
supply-altars = { $n ->
    [one] queda 1 altar
   *[other] quedan { $n } altares
}

areas-title = Zonas ahora
areas-next = { $n ->
    [one] puntuación con la próxima corona
   *[other] puntuación dentro de { $n } coronas
}
areas-none = La catedral aún está vacía.
areas-area = Zona
areas-worth = Valor
areas-leads = Va delante
areas-tiles = { $n ->
    [one] 1 loseta
   *[other] { $n } losetas
}
areas-nobody = nadie
areas-tie = empate
areas-strongman = el forzudo gana el empate
areas-sum = Si se puntuara ahora
areas-show = Mostrar la zona { PIECE("color", $color) } en { $cell }
areas-more = { $n ->
    [one] 1 zona sin constructores
   *[other] { $n } zonas sin constructores
}
areas-fewer = ocultar las zonas sin constructores

badge-how = { $n ->
    [one] 1 loseta
   *[other] { $n } losetas
}
badge-double = × 2
badge-glass = vidriera + { $n }
badge-to = → { $n }
badge-new = zona nueva
badge-joins = une { $n } zonas

lens-hint = Qué pasaría
lens-idle = Señala una bóveda, una orden o una zona para ver qué traería.
lens-wait = { $name } está pensando.
lens-lay = Si la colocas en { $cell }
lens-lay-first = Colocar: bóveda { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}con una corona
   *[no] {""}
}
lens-lay-pick = { $n ->
    [one] Elige la única casilla marcada.
   *[other] Elige una de las { $n } casillas marcadas.
}
lens-grows = { $n ->
    [one] Zona { PIECE("color", $color) }: crece a 1 loseta
   *[other] Zona { PIECE("color", $color) }: crece a { $n } losetas
}
lens-lonely = Aún no formaría parte de ninguna zona.
lens-alone = Una zona { PIECE("color", $color) } nueva
lens-area = Zona { PIECE("color", $color) }: vale { $value }
lens-area-points = Zona { PIECE("color", $color) }, vale { $value }: { $points }
lens-joins = Zona { PIECE("color", $color) }: une { $n } zonas, vale { $value }
lens-gets = { $name } +{ $n }
lens-gets-you = tú +{ $n }
lens-queen = Reina en { $n }, puntuación en { $m }
lens-queen-now = Reina en { $n }: ¡puntuación!
lens-refill = Se voltea { $name }: bóveda { PIECE("vault", $vault) }
lens-refill-next = luego, { $name } de la pila
lens-executing = { $name } en curso
lens-paid = Por una moneda
lens-cannot = { $reason }.
lens-scored = Puntuación { $n }
lens-scored-final = Puntuación final
lens-close = Cerrar
lens-nothing = No había ningún constructor en la catedral.

offer-title = Una oferta
offer-seller = Una oferta para { $name }
offer-buy = Pagar 1 moneda
offer-keep = Guardar la moneda
offer-have = Tienes { $n }.
offer-theirs = { $name } tiene { $n } y puede comprarla.
offer-free = No cuesta acción.

rank-title = ¿Qué rango para { $cell }?
rank-tokens = Fichas
rank-banned = recién dado, no para ti
jester-title = El bufón de { $cell } nombra un color
jester-worth = { $a } : { $b }
jester-note = puntos de esta puntuación, tú : { $name }
jester-has = ya lo tiene

score-total = Total

card-line = Coloca bóvedas de colores, pon debajo a tus constructores y elige el momento en que la reina viene a juzgar.
card-picture = Nave gótica con bóvedas de colores y luz a través de una vidriera

# Una puntuación, contada zona a zona.
scene-title = Puntuación { $n }
scene-last = La última puntuación
scene-area = Zona { PIECE("color", $color) }
scene-sum = { $tiles ->
    [one] { $tiles } bóveda
   *[other] { $tiles } bóvedas
}{ $doubled ->
    [yes] , el doble,
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] {" "}+ { $glass } por vidrieras
} = { $value }
scene-more = { $white } : { $black }, { $name } tiene más
scene-strong = { $white } : { $black }, el forzudo gana para { $name }
scene-tie = { $white } : { $black }, un empate no paga a nadie

# Respuestas en filas.
row-vault = Bóveda { PIECE("vault", $vault) }
row-crown = Bóveda { PIECE("vault", $vault) } · la reina a { $queen }
row-beside = al lado
row-alone = sola
row-worth = { $now } → { $then }
row-group-orders = Órdenes
row-group-builder = Constructor
race-now = +{ $n } ahora
race-action = Acción { $n } de { $of }
race-stack = { $n ->
    [one] 1 loseta
   *[other] { $n } losetas
}

## Una partida terminada de la caja real.
end-before = Puntos antes de la última puntuación
end-before-line = Dónde están los marcadores antes de contar la última puntuación.
end-stack = La pila se acabó
end-site = La catedral
end-site-line = Elige una pieza y toca dónde está. Toca otra vez para quitarla.
end-brushes = Piezas
end-vault = Bóveda { PIECE("vault", $vault) }
end-builder = Constructor de { $name }
end-names = El bufón nombra el { PIECE("color", $color, form: "masc") }
end-glass = Vidriera
end-altar = Altar
end-cell = { $cell }, vacía
end-cell-vault = { $cell }: bóveda { PIECE("vault", $vault) }{ $builder ->
    [none] {""}
   *[some] { $rank ->
        [none] , constructor de { $builder }
       *[some] , { PIECE("rank", $rank) } de { $builder }
    }
}

loss-moved = Han movido a tu constructor de { $from } a { $to }
loss-lead = Ya no vas delante en la zona { PIECE("color", $color) } en { $cell }
loss-worth = Tu zona { PIECE("color", $color) } en { $cell } vale { $to } en vez de { $from }
loss-by = Lo ha hecho { $name }.
