# Basilica en español.

player-white = Blanco
player-black = Negro

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
vault-yellow = amarilla
vault-blue = azul
vault-green = verde
vault-red-yellow = roja y amarilla
vault-red-blue = roja y azul
vault-red-green = roja y verde
vault-yellow-blue = amarilla y azul
vault-yellow-green = amarilla y verde
vault-blue-green = azul y verde

order-promote = Ascender
order-move = Mover constructor
order-recruit = Reclutar
order-confuse = Confundir
order-glass = Vidriera
order-scaffolding = Andamio
order-disaster = Desastre
order-altar = Altar

rank-architect = arquitecto
    .an = un arquitecto
    .Start = Arquitecto
rank-master_mason = maestro cantero
    .an = un maestro cantero
    .Start = Maestro cantero
rank-strongman = forzudo
    .an = un forzudo
    .Start = Forzudo
rank-jester = bufón
    .an = un bufón
    .Start = Bufón

# ------------------------------------------------------------ qué se pregunta

prompt-act = { PLAYER($player) }, acción { $number } de { $count }: { $builder ->
    [yes] coloca una bóveda, pon un constructor en la nueva o ejecuta una orden.
   *[no] coloca una bóveda o ejecuta una orden.
}
prompt-end = { PLAYER($player) }: termina el turno.
prompt-lay = { PLAYER($player) }: coloca una de las bóvedas nuevas.
prompt-buy = { PLAYER($player) }: { $order ->
    [promote] ¿pagas una moneda para ascender a un constructor tuyo a otro rango?
    [confuse] ¿pagas una moneda para decidir tú cuál de tus constructores se mueve?
   *[recruit] ¿pagas una moneda para reclutar un constructor junto a uno tuyo?
}
prompt-promote = { PLAYER($player) }: elige el constructor que asciende.
prompt-rank = { PLAYER($player) }: elige un rango y su ficha para el constructor de { $cell }.
prompt-move = { PLAYER($player) }: mueve uno de tus constructores a una bóveda libre adyacente.
prompt-recruit = { PLAYER($player) }: { $paid ->
    [yes] recluta un constructor junto a uno tuyo.
   *[no] recluta un constructor en cualquier bóveda libre.
}
prompt-withdraw = { PLAYER($player) }: retira uno de tus constructores.
prompt-shift = { PLAYER($player) }: { $paid ->
    [yes] elige cuál de tus constructores tiene que moverse y adónde.
   *[no] mueve un constructor de { PLAYER($owner) } a una bóveda libre adyacente.
}
prompt-glass = { PLAYER($player) }: coloca una vidriera bajo uno de tus constructores.
prompt-scaffolding = { PLAYER($player) }: { $left ->
    [1] coloca el segundo andamio.
   *[other] coloca el primer andamio.
}
prompt-disaster = { PLAYER($player) }: derriba una bóveda sin constructor ni altar.
prompt-altar = { PLAYER($player) }: { $left ->
    [1] coloca el segundo altar.
   *[other] coloca el primer altar.
}
prompt-jester = { PLAYER($player) }: nombra un color para el bufón de { $cell }.
prompt-first = Se sortea quién empieza.
drawn-first = Empieza { PLAYER($player) }
drawn-tile = { PIECE("order", $order) } ({ PIECE("vault", $vault) })
drawn-crown = { $crown ->
    [yes] una corona en el dorso
   *[no] sin corona
}
prompt-next = Sale la siguiente loseta de la pila.
prompt-crown = Se ve el dorso de { PIECE("order", $order) } ({ PIECE("vault", $vault) }).

# ------------------------------------------------------------ qué hay que hacer antes

first-act = primero elige una acción: colocar una bóveda, poner un constructor o ejecutar una orden
first-end = las tres acciones de este turno están hechas
first-lay = ahora hay que colocar una de las bóvedas nuevas
first-buy = primero decide si pagas la moneda
first-promote = primero elige el constructor que asciende
first-rank = primero elige el rango del constructor
first-move = primero mueve un constructor, como dice la orden
first-recruit = primero pon en una bóveda al constructor reclutado
first-withdraw = primero retira un constructor
first-shift = un constructor de { PLAYER($owner) } tiene que moverse
first-glass = primero coloca la vidriera
first-scaffolding = hay que colocar las dos losetas de andamio
first-disaster = primero derriba una bóveda
first-altar = primero coloca los altares
first-jester = hay que nombrar un color para el bufón

# ------------------------------------------------------------ respuestas

answer-end = Terminar el turno
answer-builder = Poner un constructor en { $cell }
answer-exchange = Cambiar las tres bóvedas bicolores, que no caben en ningún sitio, y colocar una nueva
answer-pay = Pagar una moneda
answer-decline = Guardar la moneda
answer-order = Ejecutar { PIECE("order", $order) }
answer-name = Nombrar { PIECE("color", $color, form: "masc") }: { $own } para ti, { $other } para el otro
answer-rank = Convertirlo en { PIECE("rank", $rank, form: "an") } con la ficha { $token }
answer-lay = { $queen ->
    [none] Colocar la bóveda { $space }, { PIECE("vault", $vault) }, en { $cell }
   *[other] Colocar la bóveda { $space }, { PIECE("vault", $vault) }, en { $cell }: { $scoring ->
        [yes] la reina avanza a { $queen }, y empieza una puntuación
       *[no] la reina avanza a { $queen }
    }
}
answer-promote = Ascender al constructor de { $cell }
answer-withdraw = Retirar al constructor de { $cell }
answer-recruit = Poner un constructor en { $cell }
answer-glass = Colocar una vidriera en { $cell }
answer-scaffolding = Colocar un andamio en { $cell }
answer-disaster = Derribar la bóveda de { $cell }
answer-altar = Colocar un altar en { $cell }
answer-move = { $rank ->
    [none] Mover el constructor de { PLAYER($owner) } de { $cell } a { $target }
   *[other] Mover el { PIECE("rank", $rank) } de { PLAYER($owner) } de { $cell } a { $target }
}

# Puntos de los que solo se conocen los límites.
gain = { $least }
gain-range = de { $least } a { $most }

# ------------------------------------------------------------ a qué renuncia una respuesta

left-builder = ya no se podrá poner un constructor en { $cell }
left-actions = { $count ->
    [one] se pierde { $count } acción, porque una puntuación termina el turno
   *[other] se pierden { $count } acciones, porque una puntuación termina el turno
}
left-glass = se pierde la vidriera de { $cell }
left-paid = { $order ->
    [promote] ningún constructor tuyo asciende
    [confuse] { PLAYER($rival) } decide cuál de tus constructores se mueve
   *[recruit] no se recluta ningún constructor junto a uno tuyo
}

# ------------------------------------------------------------ lo que dice quien enseña

tip-begin = Desde ahora todo responde. Tres acciones, como quieras: colocar una bóveda, poner un constructor en ella, ejecutar una orden.
tip-scored = La reina ha juzgado: dos filas se fueron, constructores y andamios volvieron a casa y el resto subió. Hay que volver a poner constructores.
tip-coin = La orden llevaba una moneda: paga una y podrás hacer lo mismo sin gastar acción. Mira antes las zonas.
tip-jester = Nombra un color para la bóveda del bufón: allí cuenta también. Los números dicen qué traería cada color.
tip-rank = Arquitecto: la zona cuenta doble. Maestro cantero: pesa por dos. Forzudo: gana empates. Bufón: presta un color al puntuar.
tip-judged-early = Esta corona lleva a la reina a su silla: juzga al momento y las acciones que te quedan se pierden. Hazlas antes.
tip-builder-lapses = Un constructor se pone en una bóveda justo después de colocarla. Con esta respuesta se pierde la ocasión.
tip-builder = Puedes poner un constructor en la bóveda que acabas de colocar, y en ninguna otra. Es tu próxima acción o nunca.
tip-chair = La próxima corona lleva a la reina a su silla, y juzga al momento. Quien la coloca elige cuándo.
tip-rows-leave = Cuando ha juzgado, las filas 1 y 2 se van con todo lo que hay en ellas. Lo que coloques más abajo se queda.
tip-stack-ends = La pila está casi vacía por segunda vez. Cuando lo esté, una última puntuación acaba la partida.
tip-no-builders = Todos tus constructores están en la iglesia: no queda ninguno para otra bóveda. Vuelven a casa tras la próxima puntuación.
tip-tied = Hay empate en una zona { PIECE("color", $colour) }, y un empate no paga a nadie. Un constructor más o un forzudo la haría tuya.
tip-behind = El rival va por delante en una zona { PIECE("color", $colour) } que vale { $value }. Quien tiene menos constructores recibe 1 por cada uno; un constructor más puede cambiarlo todo.
tip-lonely = Tu constructor está en una zona { PIECE("color", $colour) } de una sola. Coloca al lado el mismo color y crecerá.
tip-two-colours = Una bóveda de dos colores cuenta en ambos, pero solo donde los toca. Dos bóvedas así nunca pueden tocarse.
tip-crown = Una corona en una bóveda mueve a la reina un paso. En 10, 20 y 30 juzga.
tip-order = Las losetas de arriba son órdenes: ejecuta una en vez de colocar una bóveda, y desaparece.
tip-offers-coin = Una orden tiene casilla de moneda: si la ejecutas, el rival puede pagarte una moneda y hacerla también.

# ------------------------------------------------------------ por qué no

refused-pay = solo el rival puede pagar, tras una orden con casilla de moneda
refused-end = { $count ->
    [one] queda { $count } de las tres acciones
   *[other] quedan { $count } de las tres acciones
}
refused-not-wild = las bóvedas solo se cambian si las tres son bicolores
refused-wild-fits = una bicolor aún cabe en algún sitio
refused-after-vault = un constructor se pone justo después de colocar una bóveda
refused-no-builder = todos tus constructores están en la catedral
refused-wild = una bicolor no puede estar junto a la bicolor de { $cell }
refused-blocked = hay un andamio en { $cell }
refused-vault-there = ya hay una bóveda en { $cell }
refused-no-neighbor = { $cell } no tiene vecina y no es una casilla de salida
refused-order = { PIECE("order", $order) } no se puede ejecutar: { $why ->
    [no-own] no tienes constructores en la catedral
    [no-token] no te quedan fichas de ascenso
    [no-rank] tus fichas no ofrecen otro rango
    [no-supply] todos tus constructores están en la catedral
    [protected] los altares protegen a todos los constructores del rival
    [no-rival] ningún constructor del rival podría moverse
    [no-step] ninguno de tus constructores tiene una bóveda libre al lado
    [no-vault] no hay ninguna bóveda sin constructor
    [no-glass] todas las bóvedas con constructores tuyos tienen vidriera
    [no-target] no hay ninguna bóveda sin constructor ni altar
    [no-altar] no queda ningún altar
   *[all-altars] no hay ninguna bóveda sin altar
}
refused-scaffolding = en { $cell } hay un andamio, no una bóveda
refused-no-vault = no hay ninguna bóveda en { $cell }
refused-builder-there = ya hay un constructor en { $cell }
refused-not-beside = { $cell } no está junto a un constructor tuyo
refused-altar = un altar protege la bóveda de { $cell }
refused-builder = hay un constructor en { $cell }
refused-altar-there = { $cell } ya tiene un altar
refused-not-own = no hay ningún constructor tuyo en { $cell }
refused-glass-there = { $cell } ya tiene vidriera
refused-withdraw = entonces ningún constructor del rival podría moverse
refused-promote = tus fichas no ofrecen otro rango a ese constructor
refused-rank = un rango se da con Ascender, a un constructor elegido antes
refused-side = la ficha { $token } no tiene esa cara: { PIECE("rank", $rank) }
refused-rank-same = el constructor ya es { PIECE("rank", $rank, form: "an") }
refused-rank-given = es el rango que se acaba de dar: { PIECE("rank", $rank) }
refused-turn-over = la ficha bajo un constructor no se puede voltear
refused-token = la ficha { $token } no está en tu reserva
refused-nobody = no hay ningún constructor de { PLAYER($owner) } en { $cell }
refused-protected = un altar protege al constructor de { $cell }
refused-outside = eso se sale de la planta
refused-name = los bufones solo nombran colores en una puntuación
refused-color = la bóveda ya muestra el { PIECE("color", $color, form: "masc") }

# ------------------------------------------------------------ lo que ha pasado

event-turn = Turno { $turn }: { PLAYER($seat) }
event-next = La pila muestra ahora { PIECE("order", $order) } ({ PIECE("vault", $vault) })
event-fill_order = La casilla de orden { $space } tiene ahora { PIECE("order", $order) } ({ PIECE("vault", $vault) })
event-vault = { $crown ->
    [yes] Nueva bóveda en la casilla { $space }: { PIECE("vault", $vault) }, con corona
   *[no] Nueva bóveda en la casilla { $space }: { PIECE("vault", $vault) }
}
event-discard = { PIECE("order", $order) } ({ PIECE("vault", $vault) }) va a los descartes
event-renew = { $tiles ->
    [one] La primera pila se ha acabado: la única loseta descartada es la nueva
   *[other] La primera pila se ha acabado: las { $tiles } losetas descartadas se barajan y forman otra
}
event-exhausted = La segunda pila se ha acabado
event-lay = { PLAYER($seat) } coloca una bóveda { PIECE("vault", $vault) } en { $cell }
event-exchange = Ninguna bicolor cabe en ningún sitio: { PLAYER($seat) } cambia las tres bóvedas
event-builder = { PLAYER($seat) } pone un constructor en { $cell }
event-move = El constructor de { PLAYER($seat) } se mueve de { $from } a { $to }
event-promote = El constructor de { PLAYER($seat) } en { $cell } pasa a ser { PIECE("rank", $rank, form: "an") }
event-withdraw = { PLAYER($seat) } retira al constructor de { $cell }
event-order = { PLAYER($seat) } ejecuta { PIECE("order", $order) }
event-glass = { PLAYER($seat) } coloca una vidriera en { $cell }
event-scaffolding = { PLAYER($seat) } coloca un andamio en { $cell }
event-disaster = { PLAYER($seat) } derriba la bóveda de { $cell }
event-altar = { PLAYER($seat) } coloca un altar en { $cell }
event-coin = { PLAYER($seat) } paga una moneda a { PLAYER($rival) }
event-decline = { PLAYER($seat) } guarda la moneda
event-queen = La reina avanza a { $to }
event-scoring = { $final ->
    [yes] La puntuación final
   *[no] Empieza la puntuación { $number }
}
event-jester = El bufón de { PLAYER($seat) } en { $cell } nombra { PIECE("color", $colour, form: "masc") }
event-jester-hidden = { PLAYER($seat) } nombra en secreto un color para el bufón de { $cell }
event-jester_shown = El bufón de { PLAYER($seat) } hace que { $cell } sea también { PIECE("color", $colour) }
event-area = Zona { PIECE("color", $color) } de { $tiles } en { $cell }: { $leader ->
    [none] empate, nadie puntúa
   *[other] { $left ->
        [0] { $gained } para { PLAYER($leader) }
       *[other] { $gained } para { PLAYER($leader) }, { $left } para { PLAYER($rival) }
    }
}
event-score = { PLAYER($seat) } gana { $points } y tiene { $total }
event-cleanup = { $discarded ->
    [one] Las dos filas junto al tablero están terminadas: se descarta { $discarded } bóveda y el resto sube { $rows }
   *[other] Las dos filas junto al tablero están terminadas: se descartan { $discarded } bóvedas y el resto sube { $rows }
}
event-over = { $winner ->
    [none] { $third ->
        [yes] Victoria compartida con { $most } puntos; la partida acabó con la tercera puntuación.
       *[no] Victoria compartida con { $most } puntos; la partida acabó porque se agotó la segunda pila.
    }
   *[other] { $third ->
        [yes] Gana { PLAYER($winner) } por { $most } a { $least }; la partida acabó con la tercera puntuación.
       *[no] Gana { PLAYER($winner) } por { $most } a { $least }; la partida acabó porque se agotó la segunda pila.
    }
}

# ------------------------------------------------------------ de dónde vienen los puntos

source-before = Antes
source-scoring = { $final ->
    [yes] Puntuación final
   *[no] Puntuación { $n }
}
source-standing = Si se puntuara ahora
source-jester = bufón en { $cell }: { PIECE("color", $color, form: "masc") }
source-area = Zona { PIECE("color", $color) }
source-area-note = { $tiles ->
    [one] { $tiles } bóveda
   *[other] { $tiles } bóvedas
}{ $doubled ->
    [yes] , el doble
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , { $glass } por vidrieras
}: { $value }
source-builders = { $n ->
    [one] { $n } constructor
   *[other] { $n } constructores
}

# Ajustes.
setting-festum_fatuorum = Festum Fatuorum
setting-festum_fatuorum-help = La expansión se aconseja a quien ya conoce el juego base.
setting-festum_fatuorum-off = el juego base
setting-festum_fatuorum-on = ocho losetas más y catorce altares
setting-remove_six = Apartar seis losetas
setting-remove_six-help = Solo con la expansión.
setting-remove_six-off = se usan todas las losetas
setting-remove_six-on = se retiran seis losetas al azar sin verlas
setting-show_crowns = Coronas a la vista
setting-show_crowns-help = Una variante: ambos jugadores ven qué órdenes llevan una corona en el dorso.
setting-show_crowns-off = las coronas tras las órdenes están ocultas
setting-show_crowns-on = las coronas tras las órdenes se ven
setting-first_player = Primer jugador
setting-first_player-help = Quién empieza.
setting-first_player-random = al azar
setting-first_player-1 = asiento 1
setting-first_player-2 = asiento 2
bad-remove-six = el ajuste remove_six es 'on'; sin festum_fatuorum se permite: 'off' [{ $rule }]

## Posiciones imposibles

wrong-end-builders = { $who } tiene { $count } constructores en bóvedas; solo hay { $most }
wrong-end-altars = en el juego solo hay { $most } altares
wrong-end-rank = { $cell } muestra un rango, pero allí no hay constructor
wrong-end-jester-color = el bufón de { $cell } aún no nombra ningún color
wrong-end-jester = el bufón de { $cell } no puede nombrar { PIECE("color", $color, form: "masc") }: la bóveda ya lo tiene
wrong-end-tokens = { $who } no tiene más fichas con este rango: { PIECE("rank", $rank) }
wrong-coin-count = monedas de los jugadores: { $coins }; el juego tiene { $wanted }
wrong-altar-count = altares: { $altars } en la reserva, { $laid } en la catedral; el juego tiene { $wanted }
wrong-unseen-first-belongs-second = unseen_of_first es de la segunda pila
wrong-stack-top-exactly-if = una pila tiene loseta superior exactamente si tiene losetas
wrong-tiles-stack-out-sight = losetas de la pila { $stack } que no se ven: { $total }; su tamaño pide { $rest }
wrong-builder-count = constructores de { $who }: quedan { $left }, { $count } en la catedral; { $builders } en total
wrong-crown-behind = la corona tras { $face } debe estar { $open ->
    [yes] a la vista
   *[no] oculta
}
wrong-tile-count = losetas { $tile }: { $count }; el juego tiene { $wanted }
wrong-comes-from-stack-use = { $face } viene de una pila que aún no se usa
wrong-lies-times-sight-stack = losetas { $face } a la vista: { $count }; sin ver de la pila { $stack }: { $left }
wrong-token-times = { $who } tiene la ficha { $token } { $count } veces
wrong-asked-wrong-seat = { $kind } se pregunta al asiento equivocado
wrong-promote-bans-rank-just = promote prohíbe el rango recién dado, y ningún otro
wrong-rank-names-cell-without = rank nombra una casilla sin constructor propio
wrong-rank-bans-rank-just = rank prohíbe el rango recién dado, y ningún otro
wrong-names-another-order-than = { $kind } nombra otra orden que la que se está ejecutando
wrong-names-order-without-coin = { $kind } nombra una orden sin casilla de moneda
wrong-buy-asked-rival-only = buy solo se pregunta al rival
wrong-buy-asks-coin-or = buy pide una moneda o un efecto imposibles
wrong-shift-moves-builder-rival = shift mueve un constructor del rival
wrong-jester-names-where-seat = jester nombra { $cell }, donde ese asiento no tiene bufón
wrong-jester-named-color = el bufón de { $cell } ya ha nombrado su color
wrong-ask-empty-exactly-if = ask está vacío exactamente si la partida ha terminado
wrong-ask-end-question-seat = ask debe acabar con una pregunta a un asiento
wrong-ask-begin-turn-or = ask debe empezar con turn, o con la puntuación final
wrong-executing-discard-order-belong = executing y discard_order van juntos
wrong-given-rank-only-while = given solo es un rango mientras se ejecuta Ascender
wrong-named-colors-although-no = named tiene colores aunque no hay ninguna puntuación en curso
wrong-vault-space-empty-nothing = una casilla de bóveda está vacía, y nada espera para llenarla
wrong-order-space-empty-nothing = una casilla de orden está vacía, y nada espera para llenarla
wrong-named-cell-twice = named tiene una casilla dos veces
wrong-named-where-no-jester = named tiene { $name }, donde no hay bufón
wrong-named-which-shows-already = named tiene { $color } para { $name }, que ya lo muestra
wrong-top-stack-stack-use = { $path }.top es de la pila { $number }, la pila en uso es { $stack_number }
wrong-rank-token-does-show = { $path }.rank es { $value }; la ficha { $token } no lo muestra
wrong-hold-two-numbers-from = { $path }.{ $entry } debe contener dos números desde 0
wrong-cells-name-cells-plan = { $path }.cells debe nombrar casillas de la planta, como r2c3
wrong-actions-left-turn-over = { $path }.actions_left es { $actions_left }; un turno acabado tiene 0
wrong-tile-order-colors-perhaps = { $path }.{ $entry } tiene { $value }; una loseta es una orden, sus colores y quizá `crown` (corona), como `promote red crown`
wrong-rank-without-token = { $path }.rank es { $value } sin ficha
wrong-scaffolding-false-leave-cell = { $path }.scaffolding es False; en vez de eso quita la casilla (sin andamio)
wrong-vault-space-full = refill espera aunque la casilla de bóveda { $column } está llena
wrong-nothing-executed = discard_order espera aunque no se ejecuta nada
wrong-order-space-full = discard_order espera aunque la casilla de orden { $column } está llena
wrong-final-score-stands-alone = la puntuación final va sola bajo los bufones
wrong-scoring-needs-queen-scoring = una puntuación necesita a la reina en una casilla de puntuación
wrong-act-asked-active-player = act solo se pregunta al jugador activo
wrong-act-needs-actions-left = act necesita que queden acciones
wrong-laid-no-vault = this_turn.laid debe ser una bóveda
wrong-laid-with-builder = this_turn.laid debe ser una bóveda sin constructor
wrong-end-asked-active-player = end solo se pregunta al jugador activo
wrong-end-needs-turn-without = end necesita un turno sin acciones restantes
wrong-lay-asked-active-player = lay solo se pregunta al jugador activo

# ------------------------------------------------------------ qué es y qué hace cada pieza

lens-vault = Bóveda { $space }
lens-vault-none = La casilla está vacía por un momento; la orden de encima se voltea para llenarla.
lens-vault-does = { $wild ->
    [yes] Una bóveda { PIECE("vault", $vault) } cuenta en zonas de ambos colores, y no puede estar junto a otra bicolor.
   *[no] Una bóveda { PIECE("vault", $vault) }: colócala en la primera fila o junto a lo construido.
} { $crown ->
    [yes] Su corona mueve a la reina al colocarla. La orden de encima pasa a ser la siguiente bóveda.
   *[no] La orden de encima pasa a ser la siguiente bóveda.
}
lens-order = Orden: { PIECE("order", $order) }
lens-order-none = Casilla de orden
lens-order-none-does = La casilla está vacía por un momento; la llena la siguiente loseta de la pila.
lens-order-does = { $order } Después la orden desaparece.{ $coin ->
    [yes] {" "}Por una moneda, el otro jugador puede participar en ella.
   *[no] {""}
}
lens-order-promote = Da un rango a uno de tus constructores en la catedral.
lens-order-move = Mueve uno de tus constructores a una bóveda adyacente sin constructor.
lens-order-recruit = Pon un constructor en cualquier bóveda sin constructor.
lens-order-confuse = Lleva a casa a uno de tus constructores; luego un constructor del otro jugador tiene que moverse a una bóveda adyacente.
lens-order-glass = Coloca una vidriera bajo uno de tus constructores: suma a la zona.
lens-order-scaffolding = Coloca dos andamios en casillas vacías: allí no se construye hasta la próxima puntuación.
lens-order-disaster = Derriba una bóveda sin constructor ni altar.
lens-order-altar = Coloca dos altares en bóvedas: las protegen y duplican sus vidrieras.
lens-stack = La pila
lens-stack-does = { $n ->
    [one] Queda 1 loseta.
   *[other] Quedan { $n } losetas.
} { $second ->
    [yes] Cuando esta segunda pila esté vacía, la partida acaba con una última puntuación.
   *[no] Cuando esté vacía, las losetas descartadas forman la segunda pila.
}
lens-cell = Casilla { $cell }
lens-cell-scaffolding = Andamio: aquí no se construye hasta la próxima puntuación, y las vecinas pueden apoyarse en él.
lens-cell-free = { $open ->
    [yes] Aquí no hay nada construido; se puede colocar una bóveda.
   *[no] Aquí no hay nada construido, ni nada al lado en que apoyarse.
}
lens-area = zona { PIECE("color", $color) } de { $size } que vale { $value }
lens-cell-vault = Una bóveda { PIECE("vault", $vault) }, { $lonely ->
    [yes] sola y aún sin zona.
   *[no] parte de: { $areas }.
}{ $glass ->
    [yes] {" "}Su vidriera suma al valor.
   *[no] {""}
}{ $altar ->
    [yes] {" "}Un altar la protege.
   *[no] {""}
}{ $who ->
    [-1] {" "}Aquí no hay constructor.
   *[other] {" "}Aquí hay un constructor de { PLAYER($who) }.
}
lens-builder-none = Bóveda { $cell }
lens-builder-none-does = Aquí no hay constructor.
lens-builder = { $rank ->
    [none] Constructor de { PLAYER($player) }
   *[some] { PIECE("rank", $rank, form: "Start") } de { PLAYER($player) }
}
lens-builder-does = { $rank ->
    [none] Cuenta para su dueño en cada zona de su bóveda: quien tiene allí más constructores se lleva el valor.
   *[some] { $rank }
}
lens-rank = { $rank ->
    [architect] Arquitecto
    [master_mason] Maestro cantero
    [strongman] Forzudo
   *[jester] Bufón
}
lens-rank-architect = Duplica las losetas de sus zonas, las gane quien las gane.
lens-rank-master_mason = Pesa tanto como dos constructores.
lens-rank-strongman = Gana un empate para su dueño, salvo que el otro también tenga uno allí.
lens-rank-jester = Nombra un color más para su bóveda en cada puntuación.
lens-token = Ficha de ascenso { $token }
lens-token-does = Muestra { PIECE("rank", $one, form: "an") } o { PIECE("rank", $other, form: "an") }; { $there ->
    [yes] está en tu reserva.
   *[no] no está en tu reserva.
}
lens-color = { PIECE("color", $color, form: "Start") }
lens-color-does = El color que la bóveda del bufón tiene además, solo en esta puntuación.
lens-row = Zonas de color { PIECE("color", $color, form: "masc") }
lens-row-does = { $n ->
    [0] Aún no hay ninguna zona de este color.
    [one] Hay 1 zona de este color; vas por delante en { $leads }, el otro en { $lost }.
   *[other] Hay { $n } zonas de este color; vas por delante en { $leads }, el otro en { $lost }.
}
lens-site = La catedral
lens-site-does = Cinco casillas de ancho y tan profunda como se construya. En una puntuación, cada zona paga a quien tiene más constructores en ella.
lens-queen = La reina
lens-queen-does = Está en { $space } y avanza con cada corona que se coloca; { $left ->
    [0] no le queda ninguna puntuación por delante.
    [one] la próxima corona trae una puntuación.
   *[other] con { $left } coronas llega una puntuación.
}
lens-niche = Casilla { $space } del recorrido
lens-niche-does = { $scoring ->
    [yes] Una casilla de puntuación: cuando la reina llega aquí, cada zona paga{ $last ->
        [yes] {" "}por última vez.
       *[no] .
    } { $crowns ->
        [0] Ya la ha pasado, o está aquí.
        [one] La próxima corona la trae aquí.
       *[other] La traen aquí { $crowns } coronas.
    }
   *[no] La reina pasa por aquí, paso a paso con cada corona; los marcadores cuentan los puntos.
}
lens-player = { PLAYER($player) }
lens-player-does = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $builders ->
    [one] 1 constructor
   *[other] { $builders } constructores
} y { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} a mano. Gana quien tenga más puntos al final.
lens-button-builder = Poner un constructor
lens-button-builder-does = Cuesta una acción, justo después de colocar una bóveda y solo en esa bóveda.
lens-button-decline = Guardar la moneda
lens-button-decline-does = No participas en la orden.
lens-button-end = Terminar el turno
lens-button-end-does = Tus acciones están hechas y empieza el otro jugador.
lens-button-exchange = Cambiar las bóvedas
lens-button-exchange-does = Si las tres son de dos colores y ninguna cabe en ningún sitio, otras tres ocupan su lugar.
lens-button-pay = Pagar una moneda
lens-button-pay-does = { $n ->
    [one] Das 1 moneda al otro jugador y participas en la orden; no cuesta acción.
   *[other] Das { $n } monedas al otro jugador y participas en la orden; no cuesta acción.
}

## Valores impresos que no cuadran

printed-rows = { $count }, las filas de { $table } con él
printed-crowns = { $count }, las coronas en { $table }
printed-sides = { $count }, las caras de promotion_token con él
printed-base-order = una orden del juego base
printed-too-deep = con las losetas se podría construir una catedral demasiado profunda
printed-less-deep = menos órdenes de andamio o más coronas; la catedral podría llegar a la fila { $rows }, el límite es { $bound }

# ------------------------------------------------------------ la caja: hojas, piezas y sus sitios

part-base = Basilica
part-expansion = Festum Fatuorum
sheet-red = Losetas rojas
sheet-yellow = Losetas amarillas
sheet-blue = Losetas azules
sheet-green = Losetas verdes
sheet-wild = Losetas de dos colores
sheet-tokens = Fichas de ascenso
sheet-supply = Piezas de la caja
sheet-expansion = Losetas de la expansión
piece-tile = { $crown ->
    [yes] Loseta: { PIECE("vault", $vault) }, { PIECE("order", $order) }, corona
   *[no] Loseta: { PIECE("vault", $vault) }, { PIECE("order", $order) }
}
piece-token = Ficha: { PIECE("rank", $one) } y { PIECE("rank", $other) }
piece-supply = { $piece ->
    [scaffolding] En la caja: { $count } losetas de andamio
   *[stained_glass] En la caja: { $count } vidrieras
}
place-crown = Corona
place-order = Orden
place-colours = Colores
place-side_a = Una cara
place-side_b = Otra cara
place-total = Cantidad

## What the paid version of an order does

order-paid-promote = Da a uno de tus constructores un rango distinto del que se acaba de dar.
order-paid-recruit = Pon un constructor de tu reserva en una bóveda sin constructor, junto a uno de los tuyos.
order-paid-confuse = Tú decides cuál de tus constructores se mueve y adónde; moverse es obligatorio.
