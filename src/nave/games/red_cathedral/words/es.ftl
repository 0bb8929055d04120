# Lo que dice The Red Cathedral.

## Jugadores y piezas

ivan = Iván
one-player = { PLAYER($player) }
one-resource = { PIECE("resource", $resource) }
color-name = { $color ->
    [green] Verde
    [blue] Azul
    [red] Rojo
   *[yellow] Amarillo
}

resource-lumber = madera
    .some = madera
    .count = { $n } de madera
resource-brick = ladrillo
    .some = ladrillo
    .count = { $n } de ladrillo
resource-stone = piedra
    .some = piedra
    .count = { $n } de piedra
resource-gold = oro
    .some = oro
    .count = { $n } de oro
resource-green_gem = gema verde
    .some = gemas verdes
    .count = { $n ->
        [one] { $n } gema verde
       *[other] { $n } gemas verdes
    }
resource-purple_gem = gema morada
    .some = gemas moradas
    .count = { $n ->
        [one] { $n } gema morada
       *[other] { $n } gemas moradas
    }
resource-ruble = rublo
    .some = rublos
    .count = { $n ->
        [one] { $n } rublo
       *[other] { $n } rublos
    }
resource-recognition = reconocimiento
    .some = reconocimiento
    .count = { $n } de reconocimiento
unit = { COUNT($amount, "resource", $resource) }

die-white = blanco
die-green = verde
die-blue = azul
die-red = rojo
die-yellow = amarillo
die-black = negro

shop-green = verde
    .masc = verde
shop-blue = azul
    .masc = azul
shop-red = roja
    .masc = rojo
shop-yellow = amarilla
    .masc = amarillo
shop-white_1 = blanca 1
    .masc = blanco 1
shop-white_2 = blanca 2
    .masc = blanco 2

type-base = base
    .an = una base
type-middle = sección media
    .an = una sección media
type-dome = cúpula
    .an = una cúpula

ornament-door = puerta
    .an = una puerta
    .the = la puerta
    .of = de la puerta
ornament-arch = arco
    .an = un arco
    .the = el arco
    .of = del arco
ornament-cross = cruz
    .an = una cruz
    .the = la cruz
    .of = de la cruz

season-spring = primavera
season-summer = verano
season-autumn = otoño
season-winter = invierno
space-1 = Primavera I
    .of = de Primavera I
space-2 = Primavera II
    .of = de Primavera II
space-3 = Verano I
    .of = de Verano I
space-4 = Verano II
    .of = de Verano II
space-5 = Otoño I
    .of = de Otoño I
space-6 = Otoño II
    .of = de Otoño II
space-7 = Invierno I
    .of = de Invierno I
space-8 = Invierno II
    .of = de Invierno II
market-space = { PIECE("space", $space) }

tile-die = loseta del dado { PIECE("die", $die) }
tile-resource = loseta de { PIECE("resource", $resource, form: "some") }

group-craftsmen = Artesanos
    .the = los Artesanos
    .to = a los Artesanos
    .of = de los Artesanos
group-teamsters = Carreteros
    .the = los Carreteros
    .to = a los Carreteros
    .of = de los Carreteros
group-merchants = Mercaderes
    .the = los Mercaderes
    .to = a los Mercaderes
    .of = de los Mercaderes
group-clergy = Clero
    .the = el Clero
    .to = al Clero
    .of = del Clero

action-sell_any = vender cualquier material
action-buy_common = comprar un material común
action-sell_common = vender un material común
action-buy_any = comprar cualquier material
action-sell_precious = vender un material precioso
action-buy_precious = comprar un material precioso
action-deliver_one = entregar uno
action-gain_ruble = ganar un rublo
action-deliver_two = entregar dos
action-swap_tiles = cambiar losetas
action-two_for_one = dos por uno
action-swap_for_ruble = cambiar por un rublo
action-four_for_two = cuatro por dos
action-activate_tile = activar una loseta
action-gain_recognition = ganar reconocimiento
action-buy_prestige = comprar prestigio
action-discard_three = descartar tres
action-all_types = secciones de todos los tipos

ivan_card-ivan_recognition = reconocimiento
ivan_card-ivan_inventory = almacén
ivan_card-ivan_transport = transporte
ivan_card-ivan_claim = reclamar
ivan_card-ivan_construction = construcción
ivan_card-ivan_hire = contratar

## Lo que cuestan y dan las acciones

terms = { $idle ->
    [yes] nada
   *[no] { $free ->
        [yes] { $gains }
       *[no] { $cost } → { $gains }
    }
}
pay-different = { $resource ->
    [none] { $n } materiales de tipos distintos
   *[some] { $n } materiales de tipos distintos, el primero: { PIECE("resource", $resource) }
}
pay-any = { $resource ->
    [none] { $n } materiales de cualquier tipo
   *[some] { $n } materiales de cualquier tipo, el primero: { PIECE("resource", $resource) }
}
printed-terms = { $free ->
    [yes] { $gains }
   *[no] { $gains } (cuesta { $cost })
}
pay-alike = { $all ->
    [yes] { $n ->
        [one] { $n } material de cualquier tipo
       *[other] { $n } materiales del mismo tipo
    }
   *[no] { $n ->
        [one] { $n } material: { $kinds }
       *[other] { $n } materiales del mismo tipo: { $kinds }
    }
}
gain-of = { $all ->
    [yes] { $n ->
        [one] { $n } material a tu elección
       *[other] { $n } materiales a tu elección
    }
   *[no] { $n ->
        [one] { $n } material ({ $kinds })
       *[other] { $n } materiales ({ $kinds })
    }
}
gain-choice = { $other ->
    [yes] { $n ->
        [one] { $n } material de otro tipo
       *[other] { $n } materiales de otro tipo
    }
   *[no] { $n ->
        [one] { $n } material a tu elección
       *[other] { $n } materiales a tu elección
    }
}
gain-prestige = { $n } de prestigio
gain-deliveries = { $n ->
    [one] { $n } entrega
   *[other] { $n } entregas
}
gain-swap = intercambiar dos losetas de recursos
gain-activations = { $n ->
    [one] activar una loseta de taller
   *[other] { $pattern ->
        [same] activar dos veces una loseta de taller
        [different] activar dos losetas de taller distintas
       *[any] activar losetas de taller dos veces
    }
}
gain-shown_at_die = lo que muestra la loseta junto al dado { PIECE("die", $die) }
gain-shown = { $which ->
    [dice] lo que muestra la loseta de cualquier casilla del mercado, por cada uno de sus dados
    [any_die] lo que muestra la loseta junto a cualquier dado
   *[any] lo que muestra cualquier loseta de recursos
}

## Lo que pasa

event-turn = Turno { $turn }: { PLAYER($player) }
event-score = { PLAYER($player) }: reconocimiento de { $from } a { $to }, prestigio { $prestige }
event-gain = { PLAYER($player) } toma { COUNT($amount, "resource", $resource) }
event-pay = { $resource ->
    [ruble] { PLAYER($player) } paga { COUNT($amount, "resource", $resource) }
    [permit] { PLAYER($player) } paga { COUNT($amount, "resource", $resource) }
   *[other] { PLAYER($player) } devuelve { COUNT($amount, "resource", $resource) }
}
event-move_die = { $steps ->
    [one] { PLAYER($player) } mueve el dado { PIECE("die", $die) } { $steps } casilla, hasta { PIECE("space", $to) }
   *[other] { PLAYER($player) } mueve el dado { PIECE("die", $die) } { $steps } casillas, hasta { PIECE("space", $to) }
}
event-roll_space = Se tiran los dados de { PIECE("space", $space) }
event-roll = El dado { PIECE("die", $die) } muestra { $value }
event-influence = { PLAYER($player) } acude { PIECE("group", $group, form: "to") }: { PIECE("action", $action) }
event-swap = { PLAYER($player) } intercambia las losetas { IN("of", $spaces) }
event-activate = { PLAYER($player) } activa la loseta de la casilla { PIECE("shop", $space) }
event-claim = { PLAYER($player) } reclama { $section }
event-tile = { $up ->
    [yes] { PLAYER($player) } coloca la loseta boca arriba en la casilla { PIECE("shop", $space) }
   *[no] { PLAYER($player) } coloca la loseta boca abajo en la casilla { PIECE("shop", $space) }
}
event-release = { PLAYER($player) } libera { PIECE("ornament", $ornament, form: "an") }
event-deliver = { PLAYER($player) } entrega { COUNT(1, "resource", $resource) } a { $section }
event-finish = { PLAYER($player) } termina { $section }
event-penalty = { PLAYER($player) } pierde { $amount } de reconocimiento por { $section }
event-decorate = { PLAYER($player) } coloca { PIECE("ornament", $ornament, form: "an") } en { $section }
event-ivan_reset = Las losetas de Iván se barajan y se reparten de nuevo
event-ivan_blocked = El dado { PIECE("die", $die) } de Iván no puede moverse: { PIECE("space", $space) } está llena
event-ivan_card = Carta de Iván: { PIECE("ivan_card", $card) }
event-ivan_store = Iván almacena { $amount ->
    [one] { $amount } material
   *[other] { $amount } materiales
}
event-end_triggered = { PLAYER($player) } termina su sexta sección: el final de la partida está cerca
event-final = { $some ->
    [yes] { PLAYER($player) }: { $track } en el recorrido, { $goods } por bienes, { $towers } por torres, { $more }, { $total } en total
   *[no] { PLAYER($player) }: { $track } en el recorrido, { $goods } por bienes, { $towers } por torres, { $total } en total
}
event-over = { $by ->
    [total] Gana { $winners } con el mayor prestigio: { $best }.
    [sections] Gana { $winners } con más secciones terminadas (empate a prestigio): { $best }.
    [ornaments] Gana { $winners } con más ornamentos (empate a prestigio y secciones terminadas): { $best }.
   *[shared] Comparten la victoria { $winners }: igualdad en prestigio, secciones terminadas y ornamentos.
}

## De dónde viene el prestigio

source-track = En el recorrido
source-before = Al principio
source-sections = Secciones terminadas
source-ornaments = Ornamentos
source-workshops = Talleres
source-market = Mercado
source-guilds = Gremios
source-ivan = Cartas de Iván
source-penalties = Penalizaciones
source-spent = Prestigio cedido
source-ending = Sexta sección
source-goods = Bienes sobrantes
source-goods-note = 1 por cada { $n }
source-goods-of = de { $n }
source-towers = Torres
source-tower = { $tower ->
    [1] Torre I
    [2] Torre II
    [3] Torre III
    [4] Torre IV
    [5] Torre V
   *[other] Torre VI
}
source-tower-note = { $sections ->
    [one] { $sections } sección
   *[other] { $sections } secciones
}{ $ornaments ->
    [0] {""}
    [one] , { $ornaments } ornamento
   *[other] , { $ornaments } ornamentos
}: { $value }
source-place = { $tied ->
    [0] { $place ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[other] { $place }.º
    }
   *[other] empate { $place }–{ $last }
} con { $presence }
source-tie-sections = Secciones terminadas
source-tie-ornaments = Ornamentos colocados

## Preguntas

way-claim = reclama una sección
way-deliver = entrega a la catedral
way-decorate = decora una sección
way-die = mueve un dado
prompt-turn = { PLAYER($player) }: { $ways }.
prompt-turn-pass = { PLAYER($player) }: este turno no se puede hacer nada más que terminarlo.
prompt-end = { PLAYER($player) }: termina el turno.
prompt-banner = { PLAYER($player) }: toma el estandarte del almacén o de una casilla blanca del taller.
prompt-place = { PLAYER($player) }: coloca la { $tile } en tu taller, boca arriba o boca abajo.
prompt-benefit = { $amount ->
    [0] { PLAYER($player) }: no hay sitio para lo que da la loseta.
   *[other] { PLAYER($player) }: toma hasta { COUNT($amount, "resource", $resource) } de la loseta.
}
prompt-deliver = { $more ->
    [yes] { $left ->
        [one] { PLAYER($player) }: entrega un material más o detente.
       *[other] { PLAYER($player) }: entrega hasta { $left } materiales más o detente.
    }
   *[no] { $left ->
        [one] { PLAYER($player) }: entrega un material.
       *[other] { PLAYER($player) }: entrega hasta { $left } materiales.
    }
}
prompt-visit = { PLAYER($player) }: usa el mercado en { PIECE("space", $space) } y luego tira sus dados.
prompt-activate = { PLAYER($player) }: elige qué loseta de taller boca arriba activas.
prompt-activations = { $pattern ->
    [first] { PLAYER($player) }: elige la primera loseta de taller boca arriba que activas.
    [same] { PLAYER($player) }: activa otra vez la misma loseta o detente.
    [different] { PLAYER($player) }: elige otra loseta de taller boca arriba para activarla o detente.
   *[any] { PLAYER($player) }: elige una loseta de taller boca arriba para activarla o detente.
}
prompt-pay = { $left ->
    [one] { PLAYER($player) }: devuelve un material más de otro tipo.
   *[other] { PLAYER($player) }: devuelve { $left } materiales más de otros tipos.
}
prompt-take = { $left ->
    [one] { PLAYER($player) }: toma un material a tu elección.
   *[other] { PLAYER($player) }: toma { $left } materiales a tu elección, uno a uno.
}
prompt-pieces = { $amount ->
    [0] { PLAYER($player) }: no hay sitio para lo que da la acción.
   *[other] { PLAYER($player) }: toma hasta { COUNT($amount, "resource", $resource) }.
}
prompt-shown = { $which ->
    [one] { PLAYER($player) }: toma lo que muestra la loseta de { PIECE("space", $space) }.
    [dice] { PLAYER($player) }: elige una loseta de recursos y toma lo que muestra, una vez por cada dado que haya allí.
   *[any] { PLAYER($player) }: elige una loseta de recursos y toma lo que muestra.
}
prompt-swap = { PLAYER($player) }: elige dos losetas de recursos para que cambien de sitio.
prompt-roll = Se tira el dado { PIECE("die", $die) }.
prompt-ivan_claim = Iván reclama una sección: elígela por él.
prompt-ivan_ornament = Iván coloca su { PIECE("ornament", $ornament) }: elige la sección por él.
prompt-ivan_tile = Se coloca una loseta de dado en la carta { $n } de la fila de Iván.
prompt-ivan_card = Se coloca la carta { $n } de la fila de Iván.
prompt-first = Se sortea quién empieza.
prompt-lay_tile = Se coloca una loseta de recursos junto a { PIECE("space", $space) }.
prompt-influence = Se roba la carta de influencia de { PIECE("season", $season) }.
prompt-lay_die = Se coloca un dado en { PIECE("space", $space) }.
prompt-plan = Se roba un plano de obra.
drawn-roll = { $value }, { PIECE("die", $die) }
drawn-die = dado { PIECE("die", $die) }
drawn-first = Empieza { PLAYER($player) }
drawn-ivan = Carta de Iván: { PIECE("ivan_card", $card) }
drawn-piece = { $name }
prompt-card = Se reparte la carta de catedral de la sección { $section }.
prompt-tile = Se coloca una loseta de taller en la sección { $section }.

first-turn = primero haz la acción básica de este turno
first-end = la acción básica de este turno ya está hecha
first-banner = primero elige el estandarte para reclamar
first-place = primero coloca la loseta de taller de la sección reclamada
first-benefit = primero toma el beneficio de la loseta recién colocada
first-deliver = primero termina las entregas en curso
first-visit = la visita al mercado es la acción básica de este turno
first-pay = primero termina la acción de influencia en curso
first-take = primero termina la acción de influencia en curso
first-swap = primero termina la acción de influencia en curso
first-activate = primero termina la acción de influencia en curso
first-pieces = primero toma lo que da la acción
first-shown = primero toma lo que muestra una loseta de recursos
first-activations = primero termina las activaciones en curso
first-ivan_claim = es el turno de Iván: elige la sección que reclama
first-ivan_ornament = es el turno de Iván: elige el sitio de su ornamento

## Respuestas

answer-end = Terminar el turno
answer-exchange = Dar { $prestige } de prestigio por { COUNT($rubles, "resource", "ruble") }
answer-reroll = Dar { $prestige } de prestigio y volver a tirar los dados de { PIECE("space", $space) }
answer-lapse = Dejar el resto
answer-leave_rest = Dejar el resto
answer-stop = Dejar de entregar
answer-roll = Terminar la visita al mercado y tirar los dados
answer-take = Tomar { COUNT($amount, "resource", $resource) }
answer-take_nothing = No tomar nada
answer-claim = Reclamar { $section }, { PIECE("type", $type, form: "an") } con la { $tile }
answer-ivan_claim = Iván reclama { $section }, { PIECE("type", $type, form: "an") } con la { $tile }
answer-banner = { $inventory ->
    [yes] Tomar el estandarte del almacén
   *[no] Tomar el estandarte de la casilla blanca del taller
}
answer-place_up = { $ornament ->
    [none] Colocar la loseta boca arriba en la casilla { PIECE("shop", $space) } por { COUNT($price, "resource", "ruble") }
   *[some] Colocar la loseta boca arriba en la casilla { PIECE("shop", $space) } por { COUNT($price, "resource", "ruble") }, liberando { PIECE("ornament", $ornament, form: "an") }
}
answer-place_down = Colocar la loseta boca abajo en la casilla { PIECE("shop", $space) }, gratis
answer-activate = Activar la loseta de la casilla { PIECE("shop", $space) }: { COUNT($amount, "resource", $resource) }
answer-die = { $price ->
    [0] { $steps ->
        [one] Mover el dado { PIECE("die", $die) } { $steps } casilla, hasta { PIECE("space", $space) }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
       *[other] Mover el dado { PIECE("die", $die) } { $steps } casillas, hasta { PIECE("space", $space) }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
    }
   *[other] { $steps ->
        [one] Mover el dado { PIECE("die", $die) } { $steps } casilla, hasta { PIECE("space", $space) }, por { COUNT($price, "resource", "ruble") }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
       *[other] Mover el dado { PIECE("die", $die) } { $steps } casillas, hasta { PIECE("space", $space) }, por { COUNT($price, "resource", "ruble") }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
    }
}
answer-deliver = Entregar { COUNT(1, "resource", $resource) } a { $section }
answer-decorate = { $gems ->
    [none] Colocar { PIECE("ornament", $ornament, form: "an") } en { $section }: { $prestige } de prestigio
   *[some] Colocar { PIECE("ornament", $ornament, form: "an") } en { $section } con { $gems }: { $prestige } de prestigio
}
answer-ivan_ornament = Iván coloca su { PIECE("ornament", $ornament) } en { $section }
answer-use = { PIECE("group", $group) }: { $terms }
answer-pay = Devolver { COUNT(1, "resource", $resource) }
answer-swap = Intercambiar las losetas { PIECE("space", $first, form: "of") } y { PIECE("space", $second, form: "of") }

## Por qué no

refused-part = eso es de una parte que no está en esta partida
refused-nothing-to-stop = no hay entregas en curso que se puedan parar
refused-ivans_turn = en el turno de Iván no hay acciones opcionales
refused-no-prestige-behind = no hay ninguna casilla de prestigio detrás del marcador
refused-exchange-moment = ya se cambió prestigio este turno y desde entonces se ha hecho otra cosa
refused-rerolled = este turno ya se volvieron a tirar dados
refused-no-die-there = no hay ningún dado en { PIECE("space", $space) }
refused-that-die-elsewhere = ese dado no está en { PIECE("space", $space) }
refused-end = el turno no puede terminar antes de acabar su acción básica
refused-more-than-due = máximo que se puede tomar aquí: { COUNT($amount, "resource", $resource) }
refused-supply = { $amount ->
    [0] la reserva ya no tiene { PIECE("resource", $resource, form: "some") }
   *[other] la reserva solo tiene { COUNT($amount, "resource", $resource) }
}
refused-supply-empty = la reserva ya no tiene { PIECE("resource", $resource, form: "some") }
refused-room = { $n ->
    [0] el almacén no tiene casillas libres
    [one] el almacén tiene { $n } casilla libre
   *[other] el almacén tiene { $n } casillas libres
}
refused-coins = { $n ->
    [one] solo se puede tomar { $n } rublo
   *[other] solo se pueden tomar { $n } rublos
}
refused-take-nothing = una acción que no toma nada simplemente no se usa
refused-decline = solo se puede rechazar el beneficio de una loseta recién colocada
refused-paid-for = lo que se ha pagado hay que tomarlo
refused-bring-something = lo elegido tiene que traer algo
refused-one-at-a-time = los materiales que ofrece la acción se toman de uno en uno
refused-taken-first = primero se toma esto: { PIECE("resource", $resource) }
refused-benefit = la loseta recién colocada da { PIECE("resource", $resource, form: "some") }
refused-in-full = { $amount ->
    [one] hay que tomarlo todo: { COUNT($amount, "resource", $resource) }
   *[other] hay que tomarlo todo: { COUNT($amount, "resource", $resource) }
}
refused-no-tile-gives = ninguna loseta de recursos da { PIECE("resource", $resource, form: "some") }
refused-tile-shows = la loseta de { PIECE("space", $space) } da { PIECE("resource", $resource, form: "some") }
refused-obtained = en esta visita ya se han obtenido recursos
refused-obtain-moment = los recursos se obtienen después de mover un dado
refused-visit-over = la tirada ha terminado la visita al mercado
refused-roll-moment = los dados se tiran al final de una visita al mercado
refused-no-tile = no hay ninguna loseta en la casilla { PIECE("shop", $space) }
refused-face-down = la loseta de la casilla { PIECE("shop", $space) } está boca abajo
refused-tile-gives = la loseta puede dar ahora { $room }, no { $amount }
refused-activate-moment = una loseta de taller se activa después de mover su dado
refused-activate-one = hay que activar al menos una loseta
refused-activated = en esta visita ya se ha activado una loseta de taller
refused-die-wakes = el dado { PIECE("die", $die) } no despierta la casilla { PIECE("shop", $space) }
refused-wakes-none = el dado { PIECE("die", $die) } no despierta ninguna casilla del taller
refused-tile-pattern = { $again ->
    [yes] la loseta de la casilla { PIECE("shop", $space) } no sirve: tiene que ser otra loseta
   *[no] la loseta de la casilla { PIECE("shop", $space) } no sirve: tiene que ser la loseta activada antes
}
refused-no-section = no existe la sección { $section } en esta catedral
refused-claimed = { $section } ya lleva un estandarte
refused-nothing-below = la carta debajo de { $section } aún no lleva estandarte
refused-no-banner = no queda ningún estandarte
refused-ivan-prefers = Iván prefiere secciones encima de las tuyas; después, bases
refused-no-banner-there = { $inventory ->
    [yes] no queda ningún estandarte en el almacén
   *[no] no queda ningún estandarte en las casillas blancas del taller
}
refused-banner-moment = solo se elige estandarte al reclamar con talleres avanzados
refused-no-tile-to-place = no hay ninguna loseta de taller por colocar
refused-space-taken = la casilla { PIECE("shop", $space) } ya tiene una loseta
refused-white-blocked = en esa casilla blanca aún hay un estandarte
refused-rubles-price = cuesta { COUNT($price, "resource", "ruble") }; tienes { $have }
refused-no-such-die = el dado { PIECE("die", $die) } no está en esta partida
refused-other-die = solo el dado blanco y el propio pueden moverse más lejos
refused-full-space = { PIECE("space", $space) } ya tiene { $n } dados
refused-too-far = se pueden comprar como mucho { $n } casillas más
refused-not-yours = { $section } no lleva tu estandarte
refused-finished = { $section } ya está terminada
refused-not-needed = { $section } no necesita más { PIECE("resource", $resource, form: "some") }
refused-not-in-inventory = no hay { PIECE("resource", $resource, form: "some") } en tu almacén
refused-deliver-one = hay que entregar al menos un material
refused-unfinished = { $section } no está terminada
refused-none-finished = aún no hay ninguna { PIECE("type", $type) } terminada que pueda llevar { PIECE("ornament", $ornament, form: "an") }
refused-decorated = { $section } ya tiene un ornamento
refused-no-ornament = no tienes disponible este ornamento: { PIECE("ornament", $ornament) }
refused-ornament-materials = en tu almacén no están todos los materiales { PIECE("ornament", $ornament, form: "of") }
refused-deliveries-left = { $left ->
    [one] { PIECE("ornament", $ornament, form: "the") } ocupa { $pieces } entregas; queda { $left }
   *[other] { PIECE("ornament", $ornament, form: "the") } ocupa { $pieces } entregas; quedan { $left }
}
refused-ivan-ornament = el próximo ornamento de Iván es { PIECE("ornament", $ornament, form: "an") }
refused-ivan-place = el próximo ornamento de Iván no puede ir ahí
refused-pay-other-kind = cada material devuelto tiene que ser de otro tipo
refused-no-discard = no se pueden tirar materiales; ahora ninguna acción lo pide
refused-swap-moment = las losetas solo se intercambian con esa acción de los Carreteros
refused-influence-moment = la influencia solo se usa durante una visita al mercado
refused-guild = ese gremio no está en esta partida
refused-not-on-card = la carta de { PIECE("season", $season) } no ofrece esto: { PIECE("action", $action) }
refused-influence-closed = otra acción de mercado ha cerrado la influencia
refused-other-action = se eligió la otra acción de la carta
refused-used-once = esto se hace una sola vez: { PIECE("action", $action) }
refused-name-material = di el material junto con la acción
refused-names-none = esta acción no nombra ningún material
refused-not-dealt-in = no comercia con { PIECE("resource", $resource, form: "some") }
refused-recognition = el marcador está demasiado bajo para pagar con reconocimiento
refused-types = hacen falta una base, una sección media y una cúpula propias terminadas
refused-cost = cuesta { $cost }, y no te alcanza
refused-inventory-empty = tu almacén está vacío
refused-nothing-to-deliver = no tienes nada que necesite una sección o un ornamento tuyo
refused-nothing-left = no te quedaría nada que necesite una sección o un ornamento tuyo
refused-none-left = en la reserva ya no queda nada de eso
refused-no-open-space = tu almacén no tiene ninguna casilla libre para ello
refused-no-tile-useful = ninguna loseta boca arriba que se pudiera activar te daría nada ahora
refused-store-nothing = no podrías almacenar nada de lo que muestra la loseta
refused-no-effect = ahora no traería nada

## A qué se renuncia

left-resource = { COUNT($amount, "resource", $resource) } sin tomar
left-influence = la influencia de esta visita sin usar
left-activation = una activación de taller sin usar
left-activations = { $n ->
    [one] { $n } activación sin usar
   *[other] { $n } activaciones sin usar
}
left-deliveries = { $n ->
    [one] { $n } entrega sin usar
   *[other] { $n } entregas sin usar
}
left-materials = { $n ->
    [one] { $n } material sin tomar
   *[other] { $n } materiales sin tomar
}
left-tile = lo que da la loseta
left-ornament = { PIECE("ornament", $ornament, form: "an") } que nunca se libera

## Lo que dice quien enseña

tip-begin = Desde ahora todo responde. Un turno es una de tres cosas: reclamar una sección, construir o visitar el mercado.
tip-penalty = Eso te ha costado { $amount }: { $section } aún era un plano cuando alguien terminó encima. Acaba primero lo de abajo.
tip-last-turn = Este es tu último turno. Termina una sección, cuelga un ornamento o busca bienes: cinco dan una estrella más.
tip-fifth = Cinco secciones son tuyas. Una más y empieza el final: 3 estrellas para ti y un último turno para los demás.
tip-rival-near = { PLAYER($player) } tiene { $sections } de 6 secciones. La sexta acaba pronto la partida: ¿qué puedes terminar aún?
tip-finishes = Llevas la última pieza que necesita { $section }. Al entregarla, la sección se termina y paga enseguida.
tip-danger = Tu { $section } aún es un plano bajo un estandarte ajeno. Cuando terminen arriba te costará { $penalty }: date prisa.
tip-deliver = Llevas algo que pide una sección tuya. En un turno de construcción caben hasta tres piezas.
tip-ornament = Ahora podrías colgar un ornamento: en cualquier sección terminada, incluso rival. Cuenta para la torre, y sus gemas son estrellas.
tip-full-shelf = Tu estante está lleno y nada se puede tirar. Entrega algo o planta un estandarte: ambas cosas hacen sitio.
tip-too-much = Solo { $fits } de { $amount } cabrían en tu estante. Si antes entregas o plantas un estandarte, no se quedaría nada atrás.
tip-two-dice = El dado { PIECE("die", $die) } se uniría a otro: dos dados pagan dos veces, { COUNT($amount, "resource", $resource) } de una sola jugada.
tip-one-step = El dado blanco y el de tu color siguen adelante por 1 rublo el paso. Hazlo solo si la casilla siguiente vale más.
tip-just-past = ¿Te faltan rublos? Una estrella da 2, y solo retrocedes hasta la estrella de detrás: es barato si acabas de pasar una.
tip-no-money = No puedes pagar ninguna casilla. Boca abajo es gratis, pero la loseta callará para siempre; vender antes una estrella da 2 rublos.
tip-die-tile = Es una loseta de dado: paga lo que haya junto a ese dado en cada momento, ahora y siempre que se despierte.
tip-face-up = Paga una casilla y la loseta te paga ahora y cada vez que camine el dado del color de esa casilla.
tip-silent = Boca abajo la loseta nunca paga nada. Está bien si necesitas los rublos para algo mejor.
tip-left-lying = Aquí aún hay algo tuyo. Recursos, gremio y taller: cada uno una vez, en cualquier orden, antes de tirar los dados.
tip-visit = Aquí esperan tres cosas, cada una una vez y en cualquier orden: tomar los bienes, usar una acción del gremio, despertar una loseta.
tip-wake = El dado que has movido despierta la loseta de su color en tu taller: tócala antes de tirar.
tip-guild = El gremio de esta estación ofrece dos acciones; una de ellas es tuya en esta visita.

## Qué es y qué hace cada pieza

lens-die = El dado { PIECE("die", $die) }
lens-die-does = { $steps ->
    [one] Quien lo toma lo mueve 1 casilla en el sentido de las flechas.
   *[other] Quien lo toma lo mueve { $steps } casillas en el sentido de las flechas.
} { $pushed ->
    [all] Cualquiera puede empujarlo más lejos, por { COUNT($price, "resource", "ruble") } la casilla.
    [some] Solo { $who } puede empujarlo más lejos, por { COUNT($price, "resource", "ruble") } la casilla.
   *[none] Aquí nadie puede empujarlo más lejos.
}
lens-space-does = Un dado que acaba aquí trae { COUNT($amount, "resource", $resource) } por cada dado de la casilla, el gremio ({ PIECE("group", $group) }) y una loseta de taller. Caben hasta { $most } dados.
lens-influence = { PIECE("group", $group) }
lens-influence-does = Quien mueve un dado a { PIECE("season", $season) } puede usar una de dos acciones: { $first }; o { $second }.
lens-influence-absent = Este gremio no tiene carta en esta partida.
lens-action = { PIECE("group", $group) }: { PIECE("action", $action) }
lens-action-does = { $often ->
    [yes] Tantas veces como quieras, de una vez: { $terms }.
   *[no] Una vez por visita: { $terms }.
}
lens-section = Sección { $section }, { PIECE("type", $type, form: "an") }
lens-section-none = Sección { $section }
lens-section-none-does = El plano de obra de esta partida no tiene ninguna sección aquí.
lens-section-free = Libre para reclamar: planta un estandarte, y la { $tile } pasa a tu taller. Pide { $cost }; paga { $pays }.
lens-section-locked = Se puede reclamar cuando la sección de abajo lleve un estandarte. Tiene la { $tile }; pide { $cost }; paga { $pays }.
lens-section-claimed = Aquí construye { PLAYER($player) }. Aún necesita { $missing }; paga { $pays }.{ $fine ->
    [0] {""}
   *[other] {" "}Si un rival termina antes una sección encima, cuesta { $fine } de reconocimiento.
}
lens-any-pieces = { $n ->
    [one] 1 material cualquiera
   *[other] { $n } materiales cualesquiera
}
lens-section-done = Terminada por { PLAYER($player) }: cuenta { $worth } para su torre. Cualquiera puede colocar aquí { PIECE("ornament", $ornament, form: "an") }.
lens-section-adorned = Terminada por { PLAYER($player) }, con { PIECE("ornament", $ornament, form: "the") } de { PLAYER($owner) }: cuentan { $worth } y { $more } para la torre.
lens-tower = Torre { $tower }
lens-tower-share = { $n } para { PLAYER($player) }
lens-tower-does = { $none ->
    [yes] Vale { $value } de prestigio al final; tal como está, no cobraría nadie.
   *[no] Vale { $value } de prestigio al final; tal como está: { $shares }.
}
lens-ornament = { $ornament ->
    [door] Puerta
    [arch] Arco
   *[cross] Cruz
}
lens-ornament-does = Va en cualquier { PIECE("type", $type) } terminada que no tenga, por 1 de { PIECE("resource", $material) } y hasta dos gemas: { $bare } de prestigio sin gemas, { $best } como mucho. Tienes { $n }.
lens-shop = Taller, casilla { PIECE("shop", $space) }
lens-tile = Taller de { PLAYER($player) }, casilla { PIECE("shop", $space) }
lens-shop-banner = La cubre un estandarte: plántalo al reclamar y aquí podrán ponerse losetas.
lens-shop-empty = Una loseta boca arriba cuesta aquí { COUNT($price, "resource", "ruble") } y responde al dado { PIECE("die", $die) }; boca abajo es gratis.{ $ornament ->
    [none] {""}
   *[some] {" "}Boca arriba libera { PIECE("ornament", $ornament, form: "an") }.
}
lens-shop-down = Aquí hay una loseta boca abajo: no da nada y la casilla queda ocupada para siempre.
lens-shop-up = { $own ->
    [yes] Cada vez que mueves el dado { PIECE("die", $die) } puede dar { $beside ->
        [none] { $gives }.
       *[some] lo que hay junto al dado { PIECE("die", $beside) }, ahora { $gives }.
    }
   *[no] Cada vez que { PLAYER($player) } mueve el dado { PIECE("die", $die) } puede dar { $beside ->
        [none] { $gives }.
       *[some] lo que hay junto al dado { PIECE("die", $beside) }, ahora { $gives }.
    }
}
lens-face = { $face ->
    [up] Boca arriba
   *[down] Boca abajo
}
lens-face-up = Pagas el precio de la casilla; la loseta da al momento, y otra vez con su dado.
lens-face-down = Sin coste, y la loseta calla el resto de la partida.
lens-banner = Estandarte
lens-banner-inventory = Plántalo al reclamar una sección, y la casilla de debajo se abre para un material.
lens-banner-white = Plántalo al reclamar una sección, y esta casilla blanca del taller se abre para una loseta.
lens-resource = { $resource ->
    [lumber] Madera
    [brick] Ladrillo
    [stone] Piedra
    [gold] Oro
    [green_gem] Gema verde
    [purple_gem] Gema morada
    [ruble] Rublos
    [permit] Permisos
    [diamond] Diamante
   *[recognition] Reconocimiento
}
lens-good-does = Tienes { $n }. Entrégalo donde haga falta o comercia con él; al final, { $for_one } bienes y rublos sobrantes valen 1 de prestigio. { $spaces ->
    [0] Tu estante está lleno.
    [one] En tu estante cabe 1 pieza más.
   *[other] En tu estante caben { $spaces } piezas más.
}
lens-supply-does = { $n ->
    [0] No queda nada en la reserva común hasta que se devuelva algo.
    [one] Queda { $n } en la reserva común; lo que se construye o se cambia vuelve a ella.
   *[other] Quedan { $n } en la reserva común; lo que se construye o se cambia vuelve a ella.
}
lens-ruble-does = Pagan losetas, pasos de más y gremios, y no ocupan estante; al final, { $for_one } bienes y rublos sobrantes valen 1 de prestigio.
lens-recognition-does = Cada uno es un paso de tu marcador; a lo largo del recorrido hay casillas de prestigio.
lens-track = Casilla { $space } del recorrido
lens-track-does = { $star ->
    [yes] Una casilla de prestigio: un marcador aquí o más allá tiene { $prestige } de prestigio de esta vuelta.
   *[no] Un paso del camino: un marcador aquí tiene { $prestige } de prestigio de esta vuelta.
} { $ahead ->
    [0] {""}
    [one] Estás a 1 paso.
   *[other] Estás a { $ahead } pasos.
}
lens-row-track = Prestigio del recorrido
lens-row-track-does = Lo que tiene el marcador tras el último turno, contado hasta la última casilla de prestigio alcanzada.
lens-player-does = { $prestige } de prestigio en el recorrido, { $next } de reconocimiento hasta el siguiente; { $sections } de { $end } secciones terminadas. Gana quien tenga más prestigio al final.
lens-ivan = Carta de Iván: { PIECE("ivan_card", $card) }
lens-ivan-recognition = Cuando sale su loseta, Iván gana { $n } de reconocimiento.
lens-ivan-inventory = Cuando sale su loseta, Iván almacena { $n } materiales de los montones mayores.
lens-ivan-transport = Cuando sale su loseta, todo lo que Iván ha almacenado pasa a Construcción.
lens-ivan-claim = Cuando sale su loseta, Iván reclama una sección, encima de una tuya si puede.
lens-ivan-construction = Cuando sale su loseta, todos sus materiales se ponen en las secciones de Iván; vale cualquier pieza.
lens-ivan-hire = Cuando sale su loseta, Iván envía un contratista a la ciudad de su marcador.
lens-button-end = Terminar el turno
lens-button-end-does = Tu turno acaba y empieza el siguiente jugador.
lens-button-exchange = Prestigio por rublos
lens-button-exchange-does = Tu marcador retrocede { $prestige } de prestigio y tomas { COUNT($rubles, "resource", "ruble") }.
lens-button-nothing = Dejar el resto
lens-button-nothing-does = Renuncias a lo que aún se ofrece y sigues.
lens-button-reroll = Volver a tirar una casilla
lens-button-reroll-does = Tu marcador retrocede { $prestige } de prestigio y se vuelven a tirar todos los dados de una casilla, { $n ->
    [one] una vez por turno.
   *[other] hasta { $n } veces por turno.
}
lens-button-roll = Tirar los dados
lens-button-roll-does = La visita termina y se tiran todos los dados de la casilla alcanzada.
lens-button-stop = Parar aquí
lens-button-stop-does = Renuncias a las entregas o activaciones que quedan; lo que no esté terminado se puede seguir más tarde.

# Ajustes.
setting-workshops = Tableros de taller
setting-workshops-help = Para las primeras partidas se aconseja la cara básica.
setting-workshops-basic = ornamentos y estandartes listos desde el principio
setting-workshops-advanced = primero hay que liberar los ornamentos
setting-influence = Cartas de influencia
setting-influence-help = Las de la primera partida son más fáciles de leer.
setting-influence-random = una carta de cada grupo, al azar
setting-influence-first_game = la carta más sencilla de cada grupo
setting-first_player = Primer jugador
setting-first_player-help = Quién empieza; en solitario, la persona.
setting-first_player-random = al azar
setting-first_player-1 = asiento 1
setting-first_player-2 = asiento 2
setting-first_player-3 = asiento 3
setting-first_player-4 = asiento 4
setting-level = Salida de Iván
setting-level-help = Con cuánta ventaja sale el marcador de Iván en el recorrido; con contratistas, siempre 3 de prestigio.
setting-level-standard = a tu altura
setting-level-hard = un paso por delante
setting-level-very_hard = muy por delante
setting-exchange = Prestigio por rublos
setting-exchange-help = El reglamento impreso lo permite en cualquier momento.
setting-exchange-any_moment = en cualquier momento del turno, tantas veces como quieras
setting-exchange-one_moment = en un solo momento del turno, según la aclaración posterior de la editorial
setting-color = Color del asiento { $seat }
setting-color-help = Los precios del taller y el dado propio dependen del color.
setting-color-auto = el siguiente color libre
setting-color-green = verde
setting-color-blue = azul
setting-color-red = rojo
setting-color-yellow = amarillo
bad-first-player = el ajuste first_player es «{ $given }»; con { $seats } asientos se permite: random, de 1 a { $seats }
same-color = dos asientos tienen el color «{ $color }»; cada asiento necesita el suyo [{ $rule }]

## Posiciones imposibles

wrong-end-banners = { $who } tiene { $count } secciones terminadas; solo hay { $most } estandartes
wrong-end-ornaments = { $who } tiene { $count } ornamentos en la catedral; solo hay { $most }
wrong-each-resource-tile-lies = cada loseta de recursos está en una casilla del mercado
wrong-influence-cards-different-groups = las cartas de influencia deben ser de grupos distintos, no { $groups }
wrong-cathedral-card-lies-two = una carta de catedral está en dos sitios
wrong-workshop-tile-lies-two = una loseta de taller está en dos sitios
wrong-banner-count = estandartes de { $who }: quedan { $left }, { $on_site } en la obra; { $banners } en total
wrong-covers-too-many-inventory = { $who } cubre demasiadas casillas del almacén
wrong-too-many-banners-beside = { $who } tiene demasiados estandartes junto al almacén
wrong-stores-more-materials-than = { $who } guarda más materiales que casillas abiertas tiene el almacén
wrong-negative-score-or-negative = { $who } tiene puntos o rublos negativos
wrong-shop-tile-count = losetas de taller de { $who }: { $laid }; secciones reclamadas: { $on_site }
wrong-ivan-ornaments-do-match = los ornamentos de Iván no coinciden con los de la catedral
wrong-ivan-no-rubles = Iván no tiene rublos
wrong-ivan-no-inventory-his = Iván no tiene almacén propio
wrong-supply = la reserva de { $name } es { $supply }
wrong-material-count = { $name }: { $supply } en la reserva, { $held } en almacenes, { $laid } en cartas y { $ivan } de Iván suman { $total }; el juego tiene { $wanted }
wrong-influence-card-this-game = la carta de influencia { $name } no está en esta partida
wrong-dice-on-space = dados en la casilla { $space }: { $count }; caben { $most }
wrong-card-wrong-type = la carta de { $name } es del tipo equivocado
wrong-bears-banner-card-below = { $name } lleva un estandarte, pero la carta de debajo no
wrong-neither-banner-nor-workshop = { $name } no tiene ni estandarte ni loseta de taller
wrong-finished-without-banner = { $name } está terminada sin estandarte
wrong-materials-without-banner = { $name } tiene materiales sin estandarte
wrong-finished-materials = { $name } está terminada pero tiene materiales encima
wrong-all-materials-finished = { $name } tiene todos sus materiales pero no está terminada
wrong-ornament-finished = { $name } tiene un ornamento pero no está terminada
wrong-used-players = { $tile } no se usa con { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
wrong-workshop-tile-claimed-card = { $section }: la loseta de taller está en una carta reclamada o falta en una libre
wrong-ornament-count = { $who } tiene { $have } del ornamento { $name }, disponibles o colocados, no { $released }
wrong-tile-ivan-cards-none = una loseta de las cartas de Iván no es suya
wrong-card-ivan-marked-face = una carta de Iván está marcada boca arriba sin loseta
wrong-die-missing = falta el dado { $name }
wrong-die-shows = el dado { $name } muestra { $value }
wrong-die-part-this-game = el dado { $name } no está en esta partida
wrong-tile-banner-one-white = { $who } tiene una loseta y un estandarte en una casilla blanca
wrong-more-than-costs = { $name } tiene más { $material } de lo que cuesta
wrong-belongs-which-card-quadrant = { $kind } es de { $name }, que no está en la carta del cuadrante
wrong-asks-player-active = { $kind } pregunta al jugador { $who }; está activo { $active }
wrong-action = { $kind } nombra otra acción
wrong-deliver-no-delivery-left = a 'deliver' no le quedan entregas
wrong-banner-chosen-only-advanced = solo se elige estandarte con talleres avanzados
wrong-banner-which-cannot-claimed = el estandarte es para { $name }, que no se puede reclamar
wrong-tile-waits-banner-another = la loseta de { $name } espera, pero su estandarte es de otro
wrong-benefit-gives-nothing = 'benefit' no da nada
wrong-die-cannot-rolled-here = el dado { $die } no se puede tirar: no está aquí
wrong-take-materials-allowed = materiales de 'take': { $left }; se permite: de 1 a { $most_taken }
wrong-gain-player-active = 'gain' es para el jugador { $player }; está activo { $active }
wrong-market-visit-needs-this = una visita al mercado necesita this_turn.die
wrong-pay-kinds-paid-left = tipos de 'pay': { $paid } pagados, quedan { $left }; { $pay_materials } en total
wrong-pay-asks-more-kinds = tipos que 'pay' aún pide: { $left }; el jugador tiene { $kinds }
wrong-ask-begin-next-turn = ask debe empezar con next_turn y acabar con una pregunta a un jugador o al azar
wrong-tile-dealt-one-ivan = a una de las cartas de Iván se le reparte loseta dos veces
wrong-color = { $path }.color es { $value }; las opciones dan { $color }
wrong-towers = site tiene torres de alturas { $heights }; los planos de esta partida son { $plans }
wrong-ask-empty-game-without = ask está vacío, pero una partida sin preguntas necesita end.trigger y turns_left 0
wrong-card-ivan-row-bear = la carta { $place } de la fila de Iván debe llevar una loseta, salvo que se esté a punto de repartir una
wrong-question-solitaire-games-only = { $kind } es una pregunta solo de partidas en solitario
wrong-needs-ivan-turn-active = { $kind } necesita el turno de Iván; está activo { $active }

## Valores impresos que no cuadran

printed-towers = { $towers } torres para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
printed-sections = { $all } secciones en total, { $each } para cada uno de { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
printed-limited = 0 o más mientras limited sea true
printed-unlimited = -1 mientras limited sea false
printed-start-rubles = al menos { $least }, los rublos de todos los jugadores al empezar
printed-supply = hasta { $most }, la reserva de { $resource }
printed-locked = más de { $locked }, lo que puede haber a la vez en cartas sin terminar
printed-dice-on = { $count ->
    [0] { $field } no es true en ninguna loseta
   *[other] { $field } es true en { $tiles }
}
printed-exactly = exactamente { $tiles }
printed-ivan-tile = true solo en una loseta de dado con min_players 3
printed-ivan-tiles = { $count ->
    [one] { $field } es true en 1 loseta del dado { $die }
   *[other] { $field } es true en { $count } losetas del dado { $die }
}
printed-each-die = 1 loseta de cada dado
printed-unmarked = { $count ->
    [one] { $field } es 1 en 1 loseta
   *[other] { $field } es 1 en { $count } losetas
}
printed-unmarked-least = al menos { $least } losetas así, una por cada sección de dos jugadores
printed-action-id = actions, elemento { $number }, id
printed-action-repeat = actions, elemento { $number }, repeat
printed-once = una vez, porque { $action } no cuesta nada
printed-two-actions = dos acciones distintas
printed-group = una carta de cada grupo, y { $group } ya tiene una
printed-white-banner = "banner" (estandarte) en una casilla blanca
printed-spaces-hold = las casillas de color contienen { $held }
printed-again = { $field } es { $value } otra vez
printed-every-once = cada valor una vez
printed-after = { $field } tiene { $number } después de { $before }
printed-growing = números crecientes
printed-numbers = { $count ->
    [one] { $field } tiene 1 número
   *[other] { $field } tiene { $count } números
}
printed-ends-with = { $field } termina en { $number }
printed-last = { $number } como último número
printed-start-prestige = { $prestige }, el prestigio de la casilla { $space }

## La caja: hojas, piezas y sus sitios

part-base = The Red Cathedral
sheet-bases = Bases
sheet-middles = Secciones medias
sheet-domes = Cúpulas
sheet-influence = Cartas de influencia
sheet-actions = Acciones de las cartas
sheet-workshop-tiles = Losetas de taller
sheet-resource-tiles = Losetas de recursos
sheet-boards = Tableros de taller
sheet-advanced = Tableros de taller, cara avanzada
sheet-plans = Planos de obra
sheet-track = Tablero y ornamentos
sheet-supply = Reserva y salida
sheet-numbers = Números de las reglas
sheet-ivan = Iván

piece-given = { $given ->
    [prestige] { $amount } de prestigio
    [material_of_choice] { $amount ->
        [one] { $amount } material a elegir
       *[other] { $amount } materiales a elegir
    }
   *[other] { COUNT($amount, "resource", $given) }
}
piece-card = { $type ->
    [base] Base
    [middle] Sección media
   *[dome] Cúpula
}: { $cost } { $none ->
    [yes] → nada
   *[no] → { $gives }
}
fault-card-cost = { $type ->
    [base] Una base
    [middle] Una sección media
   *[dome] Una cúpula
} necesita al menos un material, y { $high } como mucho.
piece-influence = { PIECE("group", $group) }: { $actions }
piece-action = { $repeat ->
    [any] { PIECE("action", $action) } (tantas veces como quieras)
   *[once] { PIECE("action", $action) } (una vez)
}
piece-action-row = { PIECE("group", $group) }, acción: { PIECE("action", $action) }
piece-workshop = Loseta de taller: { $gives }{ $three ->
    [yes] , desde 3 jugadores
   *[no] {""}
}{ $ivan ->
    [yes] , de Iván
   *[no] {""}
}
piece-resource-tile = Loseta de recursos: { COUNT($amount, "resource", $resource) }
piece-space = Tablero { PIECE("shop", $board, form: "masc") }, casilla { PIECE("shop", $space) }: { COUNT($price, "resource", "ruble") }
piece-space-advanced = Tablero avanzado { PIECE("shop", $board, form: "masc") }, casilla { PIECE("shop", $space) }: { PIECE("holds", $holds) }
piece-plan = Plano para { $players }: { $heights }
piece-stock = { $limited ->
    [yes] En la caja: { COUNT($count, "resource", $resource) }
   *[no] En la caja: { PIECE("resource", $resource) }, nunca se agota
}
piece-jewels = Ornamento con { COUNT($green, "resource", "green_gem") } y { COUNT($purple, "resource", "purple_gem") }: { $prestige } de prestigio
piece-track = Recorrido con { $count } de prestigio
piece-quadrant = Cuadrante { $n }: { PIECE("season", $season) }
piece-constant = { $number ->
    [extra_space_price] Rublos por una casilla más de un dado: { $value }
    [extra_spaces_max] Máximo de casillas más de un dado: { $value }
    [deliveries_per_build] Entregas en una construcción: { $value }
    [exchange_ruble_gain] Rublos por 1 de prestigio: { $value }
    [sections_to_end] Secciones de un jugador que acaban la partida: { $value }
    [end_bonus_prestige] Prestigio para quien acaba la partida: { $value }
    [solo_end_bonus_prestige] Prestigio para quien acaba la partida, en solitario: { $value }
    [leftovers_per_prestige] Bienes sobrantes por 1 de prestigio: { $value }
    [tower_section_value] Valor de una sección en una torre: { $value }
    [tower_ornament_value] Valor de un ornamento en una torre: { $value }
    [tower_place_divisor] Puesto siguiente en una torre: valor dividido entre { $value }
    [two_player_second_divisor] Segundo de dos en una torre: valor dividido entre { $value }
   *[ivan_ornament_prestige] Prestigio de Iván por un ornamento: { $value }
}
piece-start-rubles = El jugador { $n } empieza con { COUNT($count, "resource", "ruble") }
piece-first-game = Primera partida: una carta { PIECE("group", $group, form: "of") }
piece-ivan = { $amount ->
    [0] Carta de Iván: { PIECE("ivan_card", $card) }
   *[other] Carta de Iván: { PIECE("ivan_card", $card) } { $amount }
}
piece-pile = Montón que Iván elige en el puesto { $n }: { PIECE("resource", $resource) }
piece-difficulty = Iván, { $level ->
    [standard] normal
    [hard] difícil
   *[very_hard] muy difícil
}: empieza en la casilla { $space }

holds-door = puerta
holds-arch = arco
holds-cross = cruz
holds-banner = estandarte
benefit-die = un dado
benefit-resource = bienes
repeat-once = una vez
repeat-any = tantas veces como quieras

place-cost = Coste
place-recognition = Reconocimiento
place-ruble = Rublos
place-amount = Cantidad
place-dice_start = Los dados empiezan aquí
place-benefit = Beneficio
place-die = Dado
place-resource = Bienes
place-min_players = Jugadores
place-solo_ivan = De Iván
place-heights = Torres
place-prestige = Prestigio
place-name = Nombre
place-pay_ruble = Rublos que pagar
place-pay_kinds = Materiales que pagar
place-gain_ruble = Rublos ganados
place-gain_kinds = Materiales ganados
place-gain_recognition = Reconocimiento ganado
place-gain_prestige = Prestigio ganado
place-actions = Acciones
place-card = Carta
place-price = Precio
place-holds = Contiene
place-supply = Cantidad
place-limited = Limitado
place-coins = Monedas
place-coin_values = Valores de las monedas
place-value = Número
place-season = Estación
place-prestige_spaces = Casillas de prestigio
place-ivan_start_space = Casilla
