# Palabras del dibujo de The Red Cathedral.

tab-duchy = Ducado
closed = cerrada
none = ninguno
permits = Permisos
contractors = Contratistas en casa
diamonds = Diamantes
contracts = Contratos
contracts-worth = ahora valen { $n }
reinforcements = Refuerzos
duchy = Gran Ducado
duchy-bag = { $n ->
    [one] 1 especialista en la bolsa
   *[other] { $n } especialistas en la bolsa
}
ext = Ampliación
ext-left = { $n ->
    [one] queda 1 contratista
   *[other] quedan { $n } contratistas
}
ext-leaves = sale el contratista { $n }
ext-waits = espera al dado negro
ext-wakes = el dado negro lo despierta
ext-pays = el hueco { $n } paga { $what }
ext-none = sin especialista
ext-tools = las herramientas ganadas valen { $n } de prestigio
contract-each = cada uno
contract-back = un contrato, boca abajo
offer-players = Jugadores que nombrar
offer-contracts = Contratos robados
offer-spare = Cartas de catedral robadas
offer-reinforcements = Losetas de refuerzo disponibles
deck-contracts = { $n ->
    [one] 1 contrato en el mazo
   *[other] { $n } contratos en el mazo
}
deck-spare = { $n ->
    [one] 1 carta sobrante; apartadas: { $m }
   *[other] { $n } cartas sobrantes; apartadas: { $m }
}
deck-diamonds = { $n ->
    [one] queda 1 diamante
   *[other] quedan { $n } diamantes
}

good-permit = permiso
    .count = { $n ->
        [one] 1 permiso
       *[other] { $n } permisos
    }
good-diamond = diamante
    .count = { $n ->
        [one] 1 diamante
       *[other] { $n } diamantes
    }
color-black = negro
tool-hammer = martillo
tool-saw = sierra
tool-trowel = paleta
tool-chisel = cincel
tool-compass = compás
tool-axe = hacha
guild-jewelers = Joyeros
guild-artisans = Artífices
guild-foremen = Capataces
guild-contractors = Contratistas
guild-wholesalers = Mayoristas
guild-managers = Gestores
guild-lawyers = Abogados
guild-archivists = Archiveros
guild-master_builders = Maestros constructores
guild-brick_makers = Ladrilleros

act-buy_1_diamond = compra un diamante
act-exchange_3_materials = tres por dos
act-buy_2_diamonds = compra dos diamantes
act-diamond_for_2_permits = véndelo por permisos
act-activate_own_tile = activa loseta propia
act-activate_other_players_tile = activa loseta rival
act-activate_own_tile_twice = misma loseta 2 veces
act-activate_two_own_tiles = dos losetas propias
act-recognition_own_banners = por estandarte tuyo
act-rubles_own_banners = rublo por estandarte
act-recognition_other_banners = por estandarte rival
act-rubles_other_banners = rublo por est. rival
act-black_die_resource = loseta, dado negro
act-permits_per_contractor = permiso por cada uno
act-rubles_per_contractor = rublo por cada tuyo
act-rubles_per_other_contractor = rublo por cada rival
act-one_market_action = mercado: 1 acción
act-market_action_and_material = acción y material
act-same_market_action_twice = misma acción 2 veces
act-two_market_actions = mercado: 2 acciones
act-gain_basic_material = un material común
act-basic_material_for_recognition = común por fama
act-gain_1_ruble = gana 1 rublo
act-gold_for_3_rubles = vende oro por 3
act-gain_1_gem = gana una gema
act-gems_for_prestige_and_rubles = vende ambas gemas
act-gain_1_permit = gana 1 permiso
act-permit_for_delivery = permiso por entrega
act-two_permits_for_prestige = permisos a prestigio
act-permit_for_material = permiso por material
act-draw_contracts = quédate 1 de 3
act-market_area = casilla, por dado
act-any_guild_action = acción gremio base
act-resource_tile = cualquier loseta
act-draw_1_card = roba una, toma 2
act-draw_2_cards = roba dos, toma 2 + 1
act-rubles_of_section = rublos de mi sección
act-half_recognition_of_section = mitad de mi sección
act-take_reinforcement = toma una loseta
act-brick_for_delivery = ladrillo por entrega
act-brick_for_2_rubles = vende ladrillo por 2
act-brick_for_recognition = ladrillo por fama

contract-return_2_lumber = devuelve 2 de madera
contract-return_2_stone = devuelve 2 de piedra
contract-return_2_brick = devuelve 2 de ladrillo
contract-return_4_rubles = devuelve 4 rublos
contract-return_gem_and_gold = devuelve una gema y un oro
contract-all_ornaments_built = todos tus ornamentos colocados
contract-ornaments_on_own_sections = tus ornamentos en secciones tuyas
contract-ornaments_on_others_sections = tus ornamentos en secciones ajenas
contract-ornaments_not_built = tus ornamentos sin colocar
contract-three_ornaments_one_tower = tres ornamentos tuyos en una torre
contract-three_claims_one_tower = tres estandartes tuyos en una torre
contract-section_of_each_type = una base, una media y una cúpula
contract-six_face_up_tiles = seis losetas boca arriba
contract-towers_without_presence = torres sin ti
contract-towers_with_presence = torres contigo
reinforcement-gain_5_rubles = gana 5 rublos
reinforcement-any_guild_action = cualquier acción de gremio en juego
reinforcement-activate_own_tile = activa una loseta propia
reinforcement-deliver_1 = entrega una pieza
reinforcement-gain_3_recognition = gana 3 de reconocimiento
reinforcement-free_placement = coloca gratis una loseta de taller
reinforcement-gain_2_materials = gana dos materiales
reinforcement-die_resource = toma de la loseta junto a un dado

say-city = { $n ->
    [one] { $city }: cuesta 1 permiso, { $who }
   *[other] { $city }: cuesta { $n } permisos, { $who }
}
say-city-closed = { $city }: cerrada, { $who }
say-city-there = contratistas: { $list }
say-city-empty = sin contratistas
say-citytile = { $city } cuando la torre esté completa: { $list }
say-specialist = Especialista: { $effect }; herramienta: { PIECE("tool", $tool) }
say-specialist-none = ninguno
say-slot = Contratista { $n }, su hueco paga { $what }
say-slot-gone = El contratista { $n } está fuera, su hueco pagó { $what }
say-slot-nothing = nada
say-permits = { $n } de { $m } permisos
say-permit = dar prestigio por un permiso
say-tools = Herramientas: { $list }; valen { $n } de prestigio
say-mix = { $n ->
    [one] pagar con 1 diamante
   *[other] pagar con { $n } diamantes
}
say-mix-none = ninguno
say-diamonds = { $n ->
    [one] 1 diamante, vale por cualquier material
   *[other] { $n } diamantes, cada uno vale por cualquier material
}
say-contract = Contrato: { $words }, { $n } de prestigio tal como está todo
say-spare = carta de catedral: { $list }
say-tower = Torre { $n }
say-foreman = el capataz en la torre { $n }
say-tile-of = { $name }: { $tile }

ivan-hire = Contratar
ivan-hire-short = Contrata
ivan-hire-what = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
ivan-will-hire = envía un contratista a la ciudad de su marcador

tab-market = Mercado
tab-site = Obra
tab-me = Yo
part-market = Anillo del mercado con el recorrido de puntos
part-site = La obra
part-me = Tu taller
part-supply = Reserva común
supply = Reserva
you = tú
turn = turno { $n }
of = { $n } de { $m }
free = gratis
for = por { $n }
full = llena
inventory = Almacén
workshop = Taller
ornaments = Ornamentos
track = Recorrido de puntos
inv-state = { $n } de { $m }
inv-gain = { $k ->
    [one] { $n } de { $m }, cabe 1 más
   *[other] { $n } de { $m }, caben { $k } más
}
inv-full = { $n } de { $m }, lleno
shop-hand = coloca la loseta
orn-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
orn-none = todos colocados
next = el siguiente, a { $n }
face-up = boca arriba
face-down = boca abajo, gratis
sections = { $n } de { $m } secciones terminadas
towers = Torres ahora
towers-note = el prestigio que pagaría cada una
worth = valor
none-short = –
nothing = nada aún
tie0 = empate 0
recognition-to = { $n } de reconocimiento hasta el próximo prestigio
ended = tendría { $n } si acabara ahora
hub-last = últ. ronda
hub-over = fin

good-lumber = madera
    .count = { $n } de madera
good-brick = ladrillo
    .count = { $n } de ladrillo
good-stone = piedra
    .count = { $n } de piedra
good-gold = oro
    .count = { $n } de oro
good-green_gem = gema verde
    .count = { $n ->
        [one] 1 gema verde
       *[other] { $n } gemas verdes
    }
good-purple_gem = gema morada
    .count = { $n ->
        [one] 1 gema morada
       *[other] { $n } gemas moradas
    }
good-ruble = rublo
    .count = { $n ->
        [one] 1 rublo
       *[other] { $n } rublos
    }
good-recognition = reconocimiento
    .count = { $n } de reconocimiento
good-prestige = prestigio
    .count = { $n } de prestigio
good-any = cualquier material
    .count = { $n ->
        [one] 1 material cualquiera
       *[other] { $n } materiales cualesquiera
    }
season-spring = Primavera
season-summer = Verano
season-autumn = Otoño
season-winter = Invierno
guild-craftsmen = Artesanos
guild-teamsters = Carreteros
guild-merchants = Mercaderes
guild-clergy = Clero
color-white = blanco
color-green = verde
color-blue = azul
color-red = rojo
color-yellow = amarillo
orn-door = puerta
    .an = una puerta
orn-arch = arco
    .an = un arco
orn-cross = cruz
    .an = una cruz
type-base = base
type-middle = sección media
type-dome = cúpula
n-1 = 1
n-2 = 2
n-3 = 3
n-4 = 4
kind-any = de todo
kind-common = común
kind-precious = precioso
kind-some = algunos

act-deliver = { $n ->
    [one] entrega uno por { $price }
   *[other] entrega { $n } por { $price }
}
act-swap = cambia losetas a { $price }
act-wake = activa una loseta
act-alike = { PIECE("n", $n) } iguales por { PIECE("n", $m) }
act-change = cambia uno por { $price }
act-sell = vende { $kind } a { $n }
act-buy = compra { $kind } a { $price }
act-discard = descarta { PIECE("n", $n) } tipos
act-prestige = { $n } de prestigio a { $price }
act-ruble = gana { $n } { $n ->
    [one] rublo
   *[other] rublos
}
act-recognition = { $n } de reconocimiento
act-types = tres tipos: gana { $n }
act-once = una vez
act-many = tantas veces como pagues

say-die = Dado { PIECE("color", $color) }, muestra { $n }, en { $space }
say-space = { $space }: { $count } por dado, { $dice }
say-nodice = ningún dado
say-dice = dados: { $list }
say-guild = { PIECE("guild", $guild) }, el gremio de { PIECE("season", $season) }
say-action = { PIECE("guild", $guild) }: { $words }, { PIECE("act", $repeat) }
say-section = Torre { $tower }, nivel { $level }, { PIECE("type", $type) }
say-locked = cerrada hasta que se reclame el nivel de abajo
say-open = libre para reclamar, con { $tile }
say-claimed = reclamada: { $name }
say-finished = terminada: { $name }
say-needs = aún necesita { $list }
say-jewels = { $n } de sus piezas: diamantes
say-costs = cuesta { $list }
say-pays = paga { $list }
say-ornament = { PIECE("orn", $orn) } de { $name }
say-fine = costaría a su dueño { $n } de reconocimiento
say-tile-die = una loseta del dado { PIECE("color", $color) }
say-tile = una loseta de { $count }
say-good = { $count } en tu almacén
say-banner = estandarte en una casilla del almacén
say-banner-white = estandarte en una casilla blanca del taller
say-shop = Casilla del taller ({ $space }), { $what }
say-shop-empty = { $n ->
    [one] vacía, 1 rublo boca arriba
   *[other] vacía, { $n } rublos boca arriba
}
say-shop-down = una loseta boca abajo
say-shop-banner = bajo un estandarte
say-shop-holds = contiene { $orn }
say-ornaments = { PIECE("orn", $orn) }, { $n } por colocar
say-supply = { $count } en la reserva
say-face-up = colocar la loseta boca arriba
say-face-down = colocar la loseta boca abajo
say-exchange = cambiar prestigio por rublos
say-reroll = dar prestigio y volver a tirar los dados de una casilla
say-marker = { $name }: { $n } de reconocimiento, { $p } de prestigio

zoom-whole = Toda la obra

lens-yours = Tuya.
lens-of = Aquí construye { $name }.
lens-done = Terminada por { $name }.
lens-free = { $tile ->
    [none] Libre para reclamar.
   *[other] Libre para reclamar, con { $tile }.
}
lens-locked = Cerrada hasta que se reclame el nivel de abajo.
lens-needs = Aún necesita
lens-costs = Cuesta
lens-pays = Paga
lens-fine = Si alguien termina encima, cuesta { $n }
lens-bare = Aún sin ornamento.
lens-orn = Ornamento: { PIECE("orn", $orn) } de { $name }.

ivan-next = siguiente
ivan-row = Fila de cartas de Iván
ivan-claim = Reclamar
ivan-inventory = Almacén
ivan-transport = Transporte
ivan-construction = Construcción
ivan-recognition = Reconocimiento
ivan-claim-short = Reclama
ivan-inventory-short = Almacén
ivan-transport-short = Lleva
ivan-construction-short = Obra
ivan-recognition-short = Fama
ivan-claim-what = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
ivan-inventory-what = { $n ->
    [one] +1 pieza
   *[other] +{ $n } piezas
}
ivan-transport-what = lleva { $n }
ivan-construction-what = coloca { $n }
ivan-recognition-what = +{ $n }
ivan-walk = avanza { $n } hasta { $space }
ivan-blocked = { $space } está llena: no avanza
ivan-tile = { $n } de la loseta
ivan-will-claim = { $n ->
    [0] no le quedan estandartes para reclamar
   *[other] reclama una sección; si hay varias, eliges tú
}
ivan-will-inventory = almacena { $n } de los montones mayores
ivan-will-transport = { $n ->
    [one] lleva 1 pieza a Construcción
   *[other] lleva { $n } piezas a Construcción
}
ivan-will-construction = { $n ->
    [one] coloca 1 pieza en sus secciones
   *[other] coloca { $n } piezas en sus secciones
}
ivan-will-recognition = gana { $n } de reconocimiento
ivan-caption = según están los dados · tu turno puede cambiarlo
ivan-reset = todas las losetas usadas: la fila empieza de nuevo
ivan-orn = { $n ->
    [0] luego { $orn }, cuando la fila empiece de nuevo
    [one] luego { $orn }, cuando la fila empiece de nuevo: en 1 turno
   *[other] luego { $orn }, cuando la fila empiece de nuevo: en { $n } turnos
}
ivan-orn0 = todos sus ornamentos están colocados
level-standard = normal
level-hard = difícil
level-very_hard = muy difícil

score-total = Prestigio

card-line = Mueve los dados por el mercado, entrega piedra y oro y termina tus cúpulas antes de que los rivales compartan la fama.
card-picture = Silueta de una catedral de ladrillo rojo con cúpulas de bulbo pintadas
card-solo = Contra las cartas de Iván
card-expansion = La expansión Contractors
card-expansion-line = Cada parte se puede jugar con las otras o sin ellas.

# La crónica: una línea por turno; donde van los argumentos hay dibujos.
story-plus = más { $what }
story-minus = menos { $what }
story-die = dado { PIECE("color", $color) }
story-move = { $die } a { $space }
story-take = { $you ->
    [yes] tomas
   *[no] toma
} { $goods }
story-tile = loseta propia
story-swap = { $you ->
    [yes] cambias
   *[no] cambia
} dos losetas
story-claim = { $you ->
    [yes] reclamas
   *[no] reclama
} { $section },
story-lay = { $tile } en { $space }
story-face-up = loseta boca arriba
story-face-down = loseta boca abajo
story-shop-green = verde
story-shop-blue = azul
story-shop-red = roja
story-shop-yellow = amarilla
story-shop-white_1 = blanca 1
story-shop-white_2 = blanca 2
story-deliver = { $goods } a { $section }
story-finish = { $you ->
    [yes] terminas
   *[no] termina
} { $section }
story-decorate = { $ornament } en { $section }
story-reroll = { $you ->
    [yes] vuelves
   *[no] vuelve
} a tirar los dados de una casilla
story-sixth = sexta sección: la última ronda
story-ivan-reset = empieza de nuevo su fila
story-ivan-blocked = { $die }: no puede moverse
story-ivan-store = almacena { $n }
# En la barra: la carrera hasta la última ronda.
race-of = { $name }: { $n } de { $of } secciones
race-next = { $you ->
    [yes] sigues tú
   *[no] sigue { $name }
}
race-near = { $you ->
    [yes] te falta una sección
   *[no] a { $name } le falta una sección
}
race-last = { $n ->
    [0] última ronda · el último turno
    [one] última ronda · sigue 1 turno
   *[other] última ronda · siguen { $n } turnos
}
# Respuestas en filas: sitio, precio, ganancia.
row-group-claim = Reclamar
row-group-build = Construir
row-group-market = Mercado
row-group-duchy = Ducado
row-group-prestige = Prestigio
row-of = { $fits } de { $amount }
row-exchange = cambiarlo
row-reroll = volver a tirar en { $space }
loss-penalty = Has perdido { $what }: se ha terminado { $above } encima de tu { $section }
loss-penalty-only = Has perdido { $what } por tu { $section }
loss-pay = Has perdido { $what }
loss-by = Lo ha hecho { $name }.
loss-marker = Tu marcador: { $from } → { $to }.
loss-prestige = Prestigio { $from } → { $to }.

# Una puntuación, contada cosa por cosa.
scene-city = La torre { $tower } está terminada: { $city }
scene-contractors = { $n ->
    [one] { $n } contratista allí, por cada estandarte en la torre
   *[other] { $n } contratistas allí, cada uno por cada estandarte en la torre
}
scene-nobody = Nadie tiene contratistas y estandartes allí
scene-end = La puntuación final

## Una partida terminada de la caja real.
end-plan = Plano de obra
end-towers = Torres
end-towers-line = Elige un estandarte o un ornamento y toca las secciones terminadas que lo llevan. Toca otra vez para quitarlo.
end-brushes = Estandartes y ornamentos
end-banner = Estandarte de { $name }
end-ornament = Ornamento de { $name }
end-tower = Torre { $n }
end-section = Sección { $section }, sin terminar
end-section-done = Sección { $section }, estandarte de { $banner }
end-section-adorned = Sección { $section }, estandarte de { $banner }, ornamento de { $ornament }
end-left = Lo que queda
end-marker = Marcador en el recorrido ({ $lap } casillas por vuelta)
end-goods = Bienes en el almacén, rublos y permisos
end-contracts = Prestigio de contratos
