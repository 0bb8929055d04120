# Lo que dice la expansión Contractors.

## Piezas

resource-permit = permiso
    .some = permisos
    .count = { $n ->
        [one] { $n } permiso
       *[other] { $n } permisos
    }
resource-diamond = diamante
    .some = diamantes
    .count = { $n ->
        [one] { $n } diamante
       *[other] { $n } diamantes
    }

city-moscow = Moscú
city-vologda = Vólogda
city-suzdal = Súzdal
city-ryazan = Riazán
city-smolensk = Smolensk
city-novgorod = Nóvgorod

tool-hammer = martillo
tool-saw = sierra
tool-trowel = paleta
tool-chisel = cincel
tool-compass = compás
tool-axe = hacha

group-jewelers = Joyeros
    .the = los Joyeros
    .to = a los Joyeros
    .of = de los Joyeros
group-artisans = Artífices
    .the = los Artífices
    .to = a los Artífices
    .of = de los Artífices
group-foremen = Capataces
    .the = los Capataces
    .to = a los Capataces
    .of = de los Capataces
group-contractors = Contratistas
    .the = los Contratistas
    .to = a los Contratistas
    .of = de los Contratistas
group-wholesalers = Mayoristas
    .the = los Mayoristas
    .to = a los Mayoristas
    .of = de los Mayoristas
group-managers = Gestores
    .the = los Gestores
    .to = a los Gestores
    .of = de los Gestores
group-lawyers = Abogados
    .the = los Abogados
    .to = a los Abogados
    .of = de los Abogados
group-archivists = Archiveros
    .the = los Archiveros
    .to = a los Archiveros
    .of = de los Archiveros
group-master_builders = Maestros constructores
    .the = los Maestros constructores
    .to = a los Maestros constructores
    .of = de los Maestros constructores
group-brick_makers = Ladrilleros
    .the = los Ladrilleros
    .to = a los Ladrilleros
    .of = de los Ladrilleros

action-buy_1_diamond = comprar 1 diamante
action-exchange_3_materials = cambiar 3 materiales
action-buy_2_diamonds = comprar 2 diamantes
action-diamond_for_2_permits = un diamante por 2 permisos
action-activate_own_tile = activar una loseta propia
action-activate_other_players_tile = activar una loseta de otro jugador
action-activate_own_tile_twice = activar dos veces una loseta propia
action-activate_two_own_tiles = activar dos losetas propias
action-recognition_own_banners = reconocimiento por estandartes propios
action-rubles_own_banners = rublos por estandartes propios
action-recognition_other_banners = reconocimiento por estandartes de otro jugador
action-rubles_other_banners = rublos por estandartes de otro jugador
action-black_die_resource = el recurso junto al dado negro
action-permits_per_contractor = permisos por contratistas
action-rubles_per_contractor = rublos por contratistas
action-rubles_per_other_contractor = rublos por contratistas de otro jugador
action-one_market_action = una acción de mercado
action-market_action_and_material = una acción de mercado y un material
action-same_market_action_twice = dos veces la misma acción de mercado
action-two_market_actions = dos acciones de mercado
action-gain_basic_material = ganar un material común
action-basic_material_for_recognition = un material común por reconocimiento
action-gain_1_ruble = ganar 1 rublo
action-gold_for_3_rubles = oro por 3 rublos
action-gain_1_gem = ganar 1 gema
action-gems_for_prestige_and_rubles = gemas por prestigio y rublos
action-gain_1_permit = ganar 1 permiso
action-permit_for_delivery = un permiso por una entrega
action-two_permits_for_prestige = dos permisos por prestigio
action-permit_for_material = un permiso por un material
action-draw_contracts = robar contratos
action-market_area = una casilla del mercado
action-any_guild_action = una acción de otro gremio
action-resource_tile = una loseta de recursos
action-draw_1_card = robar 1 carta
action-draw_2_cards = robar 2 cartas
action-rubles_of_section = los rublos de una sección
action-half_recognition_of_section = la mitad del reconocimiento de una sección
action-take_reinforcement = tomar una loseta de refuerzo
action-brick_for_delivery = un ladrillo por una entrega
action-brick_for_2_rubles = un ladrillo por 2 rublos
action-brick_for_recognition = un ladrillo por reconocimiento

contract-return_2_lumber = devolver 2 de madera
contract-return_2_stone = devolver 2 de piedra
contract-return_2_brick = devolver 2 de ladrillo
contract-return_4_rubles = devolver 4 rublos
contract-return_gem_and_gold = devolver una gema y un oro
contract-all_ornaments_built = todos los ornamentos colocados
contract-ornaments_on_own_sections = ornamentos en secciones propias
contract-ornaments_on_others_sections = ornamentos en secciones ajenas
contract-ornaments_not_built = ornamentos sin colocar
contract-three_ornaments_one_tower = tres ornamentos en una torre
contract-three_claims_one_tower = tres estandartes en una torre
contract-section_of_each_type = una sección de cada tipo
contract-six_face_up_tiles = seis losetas boca arriba
contract-towers_without_presence = torres sin presencia
contract-towers_with_presence = torres con presencia

reinforcement-gain_5_rubles = ganar 5 rublos
reinforcement-any_guild_action = cualquier acción de gremio
reinforcement-activate_own_tile = activar una loseta propia
reinforcement-deliver_1 = entregar 1
reinforcement-gain_3_recognition = ganar 3 de reconocimiento
reinforcement-free_placement = colocación gratis
reinforcement-gain_2_materials = ganar 2 materiales
reinforcement-die_resource = el recurso de un dado

specialist-with_tool = el especialista ({ $terms }; { PIECE("tool", $tool) })

## Lo que cuestan y dan las acciones de la expansión

pay-permit = { COUNT($n, "resource", "permit") }
pay-diamond = { COUNT($n, "resource", "diamond") }
pay-ornament = un ornamento sin colocar
pay-up_to_rubles = de 1 a { COUNT($n, "resource", "ruble") }
gain-as_much_recognition = tanto reconocimiento como rublos pagues
gain-claim = reclamar una sección
gain-contracts = robar { $drawn } contratos y quedarte con { $kept }
gain-base_guild_action = una acción de Artesanos, Carreteros o Mercaderes
gain-any_guild_action = una acción de cualquier carta de gremio
gain-others_tile = activar una loseta de taller de otro jugador
gain-reinforcement = una loseta de refuerzo
gain-free_placement = una loseta de taller boca arriba sin pagar
gain-foreman = mover al capataz
gain-market_actions = { $pattern ->
    [same] una acción de mercado dos veces más
    [different] dos acciones de mercado distintas
   *[any] una acción de mercado más
}
gain-per_piece = { COUNT(1, "resource", $resource) } { $per ->
    [own_banner] por cada estandarte tuyo allí
    [other_banner] por cada estandarte de otro jugador allí
    [own_contractor] por cada contratista tuyo en las ciudades
   *[other_contractor] por cada contratista de otro jugador en las ciudades
}
gain-section_rubles = los rublos de una sección en obras
gain-section_recognition = la mitad del reconocimiento de una sección en obras
gain-card_materials = { $first } materiales de una carta robada
gain-cards_materials = { $first } y { $second ->
    [one] { $second } material
   *[other] { $second } materiales
} de cartas robadas

## Qué es y qué hace cada pieza de la expansión

lens-city = { PIECE("city", $city) }
lens-city-closed = Cerrada: aquí ya no se envía a ningún contratista. { $there ->
    [0] No hay nadie.
    [one] Se queda 1 contratista.
   *[other] Se quedan { $there } contratistas.
}
lens-city-does = Enviar aquí un contratista cuesta { COUNT($permits, "resource", "permit") }, uno por cada contratista en la ciudad, contando este{ $bonus ->
    [none] {""}
   *[some] , y te paga { $bonus }
}; luego eliges uno de los { $spaces } especialistas de al lado.{ $tower ->
    [none] {""}
   *[other] {" "}Cuando la torre { $tower } esté completa, cada contratista tuyo aquí paga 1 de reconocimiento por cada estandarte tuyo allí.
}
lens-specialist = Especialista
lens-specialist-none = Aquí no hay especialista; la bolsa está vacía.
lens-specialist-none-held = Ningún especialista espera en tu ampliación; contrata uno enviando un contratista.
lens-specialist-does = { $held ->
    [yes] Mueve el dado negro y úsalo una vez: { $terms }. Después pasa a ser una herramienta: { PIECE("tool", $tool) }.
   *[no] Envía un contratista a su lado, paga { COUNT($price, "resource", "ruble") } y esperará al dado negro: { $terms }. Después pasa a ser una herramienta: { PIECE("tool", $tool) }.
}
lens-permit-does = Tienes { $n } de { $limit } como mucho. Los permisos pagan el envío de contratistas y no ocupan estante.
lens-button-permit = Prestigio por un permiso
lens-button-permit-does = Tu marcador retrocede { $prestige } de prestigio y tomas un permiso.
lens-diamond-does = Tienes { $n }; en la reserva: { $left }. Un diamante vale por cualquier material: entregado, en un ornamento o como pago.
lens-diamonds = Pagar con diamantes
lens-diamonds-does = { $n ->
    [0] Ninguno de los materiales que pagas es un diamante.
    [one] 1 de los materiales que pagas es un diamante.
   *[other] { $n } de los materiales que pagas son diamantes.
}
lens-foreman = El capataz
lens-foreman-does = Está en la torre { $tower }: quien termina allí una sección gana { $more } de reconocimiento más, y las penalizaciones por secciones ajenas de abajo se multiplican por { $factor }.
lens-contract = Contrato: { PIECE("contract", $contract) }
lens-contract-does = { $contract }: { $each ->
    [yes] { $n } de prestigio por cada uno
   *[no] { $n } de prestigio
}, contado tras el último turno. Tal como está todo te daría { $now }.
lens-contract-return_2_lumber = Devuelve 2 de madera
lens-contract-return_2_stone = Devuelve 2 de piedra
lens-contract-return_2_brick = Devuelve 2 de ladrillo
lens-contract-return_4_rubles = Devuelve 4 rublos
lens-contract-return_gem_and_gold = Devuelve una gema y un oro
lens-contract-all_ornaments_built = Todos tus ornamentos en la catedral
lens-contract-ornaments_on_own_sections = Tus ornamentos en secciones tuyas
lens-contract-ornaments_on_others_sections = Tus ornamentos en secciones ajenas
lens-contract-ornaments_not_built = Tus ornamentos que no están en la catedral
lens-contract-three_ornaments_one_tower = Tres ornamentos tuyos en una torre
lens-contract-three_claims_one_tower = Tres estandartes tuyos en una torre
lens-contract-section_of_each_type = Una base, una sección media y una cúpula tuyas terminadas
lens-contract-six_face_up_tiles = Seis losetas boca arriba en tu taller
lens-contract-towers_without_presence = Torres sin estandarte ni ornamento tuyo
lens-contract-towers_with_presence = Torres con un estandarte u ornamento tuyo
lens-button-keep_hand = Conservar tus contratos
lens-button-keep_hand-does = Todos los contratos recién robados van bajo el mazo; nadie guarda más de { $limit }.
lens-spare = Carta de catedral
lens-spare-does = { $drawn ->
    [yes] Robada para ti: toma materiales de entre { $cost }.
   *[no] Aquí se roban cartas, y tomas materiales que ellas piden.
}
lens-reinforcement = Refuerzo: { PIECE("reinforcement", $tile) }
lens-reinforcement-does = Se usa una vez, en tu turno, además de tu acción: { $terms }.

## Lo que pasa

event-hire = { PLAYER($player) } envía un contratista a { PIECE("city", $city) }
event-ivan_idle = { PIECE("city", $city) }: Iván no tiene contratistas; su carta de contratar no hace nada
event-ivan_idle-closed = { PIECE("city", $city) } está cerrada: la carta de contratar de Iván no hace nada
event-city_closed = La torre { $tower } está completa: { PIECE("city", $city) } se cierra
event-keep = { PLAYER($player) } se queda con el especialista de la casilla { $space }
event-decline = { PLAYER($player) } rechaza el especialista de la casilla { $space }
event-refill = Se roba un especialista para la casilla { $space }
event-tool = { PLAYER($player) } da la vuelta al especialista: { PIECE("tool", $tool) }
event-tools_back = Iván devuelve a la bolsa dos herramientas iguales: { PIECE("tool", $tool) }
event-discard = { PLAYER($player) } retira de la partida { PIECE("ornament", $ornament, form: "an") }
event-specialist = { PLAYER($player) } usa el especialista
event-reinforcement = { PLAYER($player) } usa la loseta de refuerzo: { PIECE("reinforcement", $action) }
event-deliver-diamond = { PLAYER($player) } entrega un diamante como { PIECE("resource", $resource) } a { $section }
event-activate-other = { PLAYER($player) } activa la loseta de { PLAYER($whose) } en la casilla { PIECE("shop", $space) }
event-foreman = { $steps ->
    [one] { PLAYER($player) } mueve al capataz { $steps } paso, hasta la torre { $tower }
   *[other] { PLAYER($player) } mueve al capataz { $steps } pasos, hasta la torre { $tower }
}
event-draw_contract = { PLAYER($player) } roba un contrato: { PIECE("contract", $contract) }
event-draw_contract-hidden = { PLAYER($player) } roba un contrato
event-keep_contract = { PLAYER($player) } se queda con un contrato: { PIECE("contract", $contract) }
event-keep_contract-hidden = { PLAYER($player) } se queda con un contrato
event-return_contract = { PLAYER($player) } pone un contrato bajo el mazo: { PIECE("contract", $contract) }
event-return_contract-hidden = { PLAYER($player) } pone un contrato bajo el mazo
event-contract = { PLAYER($player) } muestra un contrato, { PIECE("contract", $contract) }: { $prestige } de prestigio
event-take_reinforcement = { PLAYER($player) } toma la loseta de refuerzo: { PIECE("reinforcement", $tile) }
event-shuffle_cards = Las cartas de catedral descartadas se barajan y forman un mazo nuevo
event-draw_card = { PLAYER($player) } roba una carta de catedral: { $cost }
event-name_section = { PLAYER($player) } nombra { $section }

## Preguntas

prompt-guild = Se sortea un gremio para el lugar del Clero.
prompt-city = Se coloca una loseta de ciudad sobre la torre { $tower }.
prompt-draw_specialist = Se roba un especialista para la casilla { $space }.
drawn-guild = { PIECE("group", $guild) }
drawn-city = { PIECE("city", $city) }
prompt-draw_contract = Se roba un contrato.
prompt-draw_card = Se roba una carta de catedral sobrante.
prompt-specialist = { PLAYER($player) }: elige un especialista junto a { PIECE("city", $city) } y quédatelo o recházalo.
prompt-both = { PLAYER($player) }: { $left ->
    [take] toma un material o detente.
    [deliver] entrega un material o detente.
   *[both] toma un material y entrega uno, o detente.
}
prompt-rubles = { PLAYER($player) }: paga rublos y gana 1 de reconocimiento por cada uno.
prompt-discard = { PLAYER($player) }: elige un ornamento que retirar de la partida.
prompt-claim = { PLAYER($player) }: reclama una sección.
prompt-guild_action = { $groups ->
    [any] { PLAYER($player) }: haz una acción de cualquier gremio.
   *[some] { PLAYER($player) }: haz una acción de Artesanos, Carreteros o Mercaderes.
}
prompt-with_diamonds = { PLAYER($player) }: ¿cuántos diamantes hay en este pago ({ COUNT($amount, "resource", $resource) })?
prompt-pay_any = { PLAYER($player) }: devuelve { $left ->
    [one] un material más
   *[other] { $left } materiales más
} de cualquier tipo.
prompt-activate_other = { PLAYER($player) }: elige qué loseta de taller boca arriba de otro jugador activas.
prompt-foreman = { PLAYER($player) }: mueve al capataz una o dos torres.
prompt-name_player = { PLAYER($player) }: nombra a otro jugador para contar { $what ->
    [banners] sus estandartes en esta torre
   *[contractors] sus contratistas en las ciudades
}.
prompt-extra = { PLAYER($player) }: { $parts ->
    [market] obtén recursos o activa una vez más
    [material] toma un material a tu elección
   *[both] obtén recursos o activa una vez más, y toma un material a tu elección
}{ $stop ->
    [yes] , o detente
   *[no] {""}
}.
prompt-keep_contract = { $full ->
    [yes] { PLAYER($player) }: quédate con uno de los contratos robados en lugar de uno que tienes, o conserva tu mano.
   *[no] { PLAYER($player) }: quédate con uno de los contratos robados; los otros van bajo el mazo.
}
prompt-return_contract = { PLAYER($player) }: pon bajo el mazo uno de los contratos que tenías.
prompt-pick_card = { PLAYER($player) }: elige la carta de la que tomas { $amount } materiales.
prompt-unit = { $left ->
    [one] { $more ->
        [yes] { PLAYER($player) }: toma uno más de los materiales que pide la carta ({ $cost }), o nada.
       *[no] { PLAYER($player) }: toma un material que pida la carta ({ $cost }), o nada.
    }
   *[other] { PLAYER($player) }: toma { $left } de los materiales que pide la carta ({ $cost }), uno a uno, o nada.
}
prompt-name_section = { PLAYER($player) }: elige una de tus secciones en obras.
prompt-place_free = { PLAYER($player) }: coloca la { $tile } boca arriba en tu taller, sin pagar.
prompt-take_reinforcement = { PLAYER($player) }: toma una de las losetas de refuerzo.

first-specialist = primero quédate con un especialista o recházalo
first-both = primero termina lo que da el especialista
first-rubles = primero paga lo que da el especialista
first-discard = primero elige el ornamento que pide el especialista
first-claim = primero reclama una sección con el especialista
first-pay_any = primero paga los diamantes
first-with_diamonds = primero di cuántos diamantes pagas
first-activate_other = primero elige la loseta de otro jugador que activas
first-foreman = primero mueve al capataz
first-name_player = { $what ->
    [banners] primero nombra al jugador cuyos estandartes se cuentan
   *[contractors] primero nombra al jugador cuyos contratistas se cuentan
}
first-extra = primero termina las acciones de mercado adicionales
first-guild_action = { $groups ->
    [any] primero haz la acción de un gremio
   *[some] primero haz la acción de otro gremio
}
first-keep_contract = primero elige el contrato con el que te quedas
first-return_contract = primero devuelve uno de los contratos que tenías
first-pick_card = primero elige una de las cartas robadas
first-unit = primero toma los materiales de la carta robada
first-name_section = primero elige una sección en obras
first-take_reinforcement = primero toma una loseta de refuerzo
first-place_free = primero coloca la loseta de taller de la sección reclamada

## Respuestas

answer-permit = Dar { $price } de prestigio por 1 permiso
answer-hire = { $bonus ->
    [none] Enviar un contratista a { PIECE("city", $city) } por { COUNT($permits, "resource", "permit") }
   *[some] Enviar un contratista a { PIECE("city", $city) } por { COUNT($permits, "resource", "permit") }: { $bonus }
}
answer-keep_specialist = Quedarte con { $specialist } por { COUNT($price, "resource", "ruble") }
answer-decline_specialist = Rechazar { $specialist }
answer-use_specialist = Usar { $specialist }
answer-use_specialist_diamond = Usar { $specialist }, pagando con un diamante
answer-discard = Retirar de la partida { PIECE("ornament", $ornament, form: "an") }
answer-discard_from = Retirar de la partida { PIECE("ornament", $ornament, form: "the") } de la casilla { PIECE("shop", $space) }
answer-pay_rubles = Pagar { COUNT($amount, "resource", "ruble") } por { $amount } de reconocimiento
answer-nothing = No tomar nada
answer-deliver_diamond = Entregar un diamante como { PIECE("resource", $resource) } a { $section }
answer-decorate_diamond = Colocar { PIECE("ornament", $ornament, form: "an") }{ $base ->
    [yes] { $gems ->
        [none] {" "}de diamante
       *[some] {" "}de diamante con { $gems }
    }
   *[no] {" "}con { $gems }
} en { $section }: { $prestige } de prestigio
answer-pay_diamond = Devolver un diamante
answer-with_diamonds = Pagar con { COUNT($amount, "resource", "diamond") }
answer-activate_other = Activar la loseta de { PLAYER($player) } en la casilla { PIECE("shop", $space) }: { COUNT($amount, "resource", $resource) }
answer-choose = Tomar { COUNT(1, "resource", $resource) } como material a tu elección
answer-foreman = Mover al capataz a la torre { $tower }: { COUNT($amount, "resource", $resource) }
answer-name_player = Nombrar a { PLAYER($player) }: { COUNT($amount, "resource", $resource) }
answer-keep_contract = Quedarte con este contrato: { PIECE("contract", $contract) }, { $prestige } de prestigio tal como está todo
answer-return_contract = Poner bajo el mazo este contrato: { PIECE("contract", $contract) }, { $prestige } de prestigio tal como está todo
answer-keep_hand = Conservar tus contratos; todos los robados van bajo el mazo
answer-reinforce = Usar una loseta de refuerzo: { $terms }
answer-take_reinforcement = Tomar la loseta de refuerzo: { $terms }
answer-pick_card = Tomar { $amount } de { $cost }
answer-name_section = Elegir { $section }: { COUNT($amount, "resource", $resource) }

## Por qué no

refused-not_in_game = eso es de una parte que no está en esta partida
refused-must_pay = lo que pide el especialista hay que pagarlo
refused-permit_limit = nadie tiene más de { $limit } permisos
refused-no_prestige = no tienes prestigio que dar
refused-hire_moment = enviar un contratista es la acción básica de un turno, en lugar de cualquier otra
refused-no_contractor = no queda ningún contratista en tu ampliación
refused-city_closed = { PIECE("city", $city) } está cerrada
refused-city_too_dear = { PIECE("city", $city) } costaría { COUNT($permits, "resource", "permit") }, más de lo que nadie puede tener
refused-city_permits = { $prestige ->
    [0] { PIECE("city", $city) } cuesta { COUNT($permits, "resource", "permit") }; tienes { $have }
   *[other] { PIECE("city", $city) } cuesta { COUNT($permits, "resource", "permit") }; tienes { $have } y antes puedes dar { $prestige } de prestigio por el resto
}
refused-no_specialist_offered = primero envía un contratista y luego elige un especialista
refused-specialist_space = la casilla { $space } no está junto a { PIECE("city", $city) }
refused-specialist_space_empty = la casilla { $space } está vacía
refused-specialist_price = un especialista cuesta { COUNT($price, "resource", "ruble") }; tienes { $have }
refused-no_specialist = ningún especialista espera en tu ampliación
refused-specialist_moment = un especialista se usa cuando has movido el dado negro
refused-specialist_die = el especialista espera al dado negro; has movido el { PIECE("die", $die) }
refused-specialist_used = el especialista de esta visita ya se ha usado
refused-specialist_no_material = este especialista no pide ningún material
refused-discard_moment = los ornamentos solo salen de la partida con ese especialista
refused-discard_waiting = ningún ornamento espera en la casilla { PIECE("shop", $space) }
refused-discard = no dispones de ese ornamento
refused-no_ruble = no hay rublos que pagar
refused-no_ornament_left = no queda ningún ornamento que retirar de la partida
refused-no_banner_left = no queda ningún estandarte
refused-no_section_to_claim = no se puede reclamar ninguna sección
refused-rubles_moment = se pagan rublos por reconocimiento con ese especialista
refused-rubles = tienes { COUNT($have, "resource", "ruble") }
refused-not_on_a_card = { PIECE("action", $action) } no está en ninguna carta que se pueda elegir ahora
refused-no_diamond = no hay diamantes en tu almacén
refused-diamond_ornament = en tu almacén no están todas las piezas { PIECE("ornament", $ornament, form: "of") }
refused-no_payment = ahora ninguna acción pide un material
refused-all_diamonds = no todos los materiales pueden ser diamantes
refused-no_material = no hay { PIECE("resource", $resource, form: "some") } en tu almacén
refused-diamond_supply = sin un diamante en el pago, la reserva no tiene ninguno que dar
refused-no_mix = ningún pago pregunta por el número de diamantes
refused-mix = entre las unidades puede haber de { $fewest } a { COUNT($most, "resource", "diamond") }
refused-others_tile_moment = la loseta de otro jugador se activa con esa acción de los Artífices
refused-no_player = no existe el jugador { $number } en esta partida
refused-ivans_workshop = Iván no tiene taller
refused-own_tile = la loseta tiene que ser de otro jugador
refused-foreman_moment = el capataz se mueve con las acciones de los Capataces
refused-no_name = ahora no hay que nombrar a nadie
refused-own_name = tiene que ser otro jugador
refused-no_contractors = { PLAYER($player) } no tiene contratistas en ninguna ciudad
refused-contract_must_keep = con menos de { $limit } contratos hay que quedarse con uno de los robados
refused-contract_first_keep = primero elige el contrato con el que te quedas
refused-contract_not_drawn = ese contrato no se ha robado
refused-contract_not_held = ese contrato no estaba en tu mano
refused-contract_chosen = el contrato con el que te quedas ya está elegido; ahora se devuelve uno de los que tenías
refused-no_contracts = no se han robado contratos
refused-reinforce_turn = las losetas de refuerzo se usan en el turno propio
refused-reinforcement_gone = la loseta «{ PIECE("reinforcement", $tile) }» ya se usó y salió de la partida
refused-reinforcement_not_yours = no tienes la loseta «{ PIECE("reinforcement", $tile) }»
refused-reinforced = este turno ya se ha usado una loseta de refuerzo
refused-reinforce_placing = se usa en el momento de colocar una loseta de taller
refused-reinforcement_idle = «{ PIECE("reinforcement", $tile) }» no tendría efecto ahora
refused-no_reinforcement = no queda ninguna loseta de refuerzo disponible
refused-taking_reinforcement = las losetas de refuerzo se toman de los Ladrilleros
refused-reinforcement_taken = la loseta «{ PIECE("reinforcement", $tile) }» ya no está disponible
refused-face_up_now = la loseta se coloca ahora boca arriba
refused-card_needs_room = para robar una carta hace falta una casilla libre en el almacén
refused-no_section_gives = ninguna sección tuya en obras daría nada
refused-section_moment = ahora no hay que elegir ninguna sección
refused-no_such_section = no existe la sección { $section } en esta catedral
refused-section_not_yours = { $section } no lleva tu estandarte
refused-section_finished = { $section } ya está terminada
refused-section_gives_nothing = { $section } no daría nada
refused-pick_moment = solo se elige carta después de robar dos
refused-unit_no_material = solo se toman materiales que pide la carta
refused-unit_one_by_one = los materiales de la carta se toman uno a uno
refused-unit_kind = { $more ->
    [yes] la carta no pide más { PIECE("resource", $resource, form: "some") }
   *[no] la carta no pide { PIECE("resource", $resource, form: "some") }
}
refused-choice_moment = un material a elegir viene con esa acción de los Mayoristas
refused-choice_taken = el material a elegir ya se ha tomado
refused-choice_supply = la reserva ya no tiene { PIECE("resource", $resource, form: "some") }
refused-choice_room = el almacén no tiene casillas libres
refused-choice_kind = entre los tipos que se muestran no está este: { PIECE("resource", $resource) }
refused-extra_part = al menos una parte tiene que hacerse
refused-extra_influence = la influencia no es una acción de mercado que se pueda repetir
refused-extra_done = la acción de mercado ya está hecha; solo queda el material
refused-extra_pattern = { $pattern ->
    [same] la segunda acción de mercado tiene que ser del mismo tipo
   *[different] la segunda acción de mercado tiene que ser del otro tipo
}
refused-extra_die = el dado { PIECE("die", $die) } no despierta la casilla { PIECE("shop", $space) }

## A qué se renuncia

left-specialist = el especialista sale de la partida
left-material = el material a elegir
left-delivery = la entrega
left-market_action = { $n ->
    [one] { $n } acción de mercado
   *[other] { $n } acciones de mercado
}

## Listas

refused-permits_price = cuesta { COUNT($price, "resource", "permit") }; tienes { $have }
refused-permits_held = ya tienes { COUNT($limit, "resource", "permit") }, el máximo posible
refused-diamonds_cost = cuesta { COUNT($n, "resource", "diamond") }, y no te alcanza
refused-diamond_source = solo los Joyeros dan diamantes
way-hire = contrata a un especialista
source-cities = Ciudades
source-hired = Contratistas enviados
source-specialists = Especialistas
source-guild = El cuarto gremio
source-tools = Herramientas
source-contracts = Contratos
final-tools = { $prestige } por herramientas
final-contracts = { $prestige } por contratos

# Ajustes.
setting-module = Contractors
setting-module-help = Una cuarta forma de usar un turno: contratar especialistas en las ciudades del ducado.
setting-module-off = sin ella: mercado y tableros del juego base
setting-module-on = con contratistas, ciudades, permisos, especialistas y un dado negro
setting-guild = Cuarto gremio
setting-guild-help = El Clero o un gremio nuevo junto a Artesanos, Carreteros y Mercaderes.
setting-guild-clergy = Clero, como en el juego base
setting-guild-random = uno de los gremios nuevos, al azar
setting-guild-jewelers = Joyeros: diamantes que valen por cualquier material
setting-guild-artisans = Artífices: activan losetas de taller
setting-guild-foremen = Capataces: un capataz va de torre en torre
setting-guild-contractors = Contratistas: ganancias por los contratistas en ciudades
setting-guild-wholesalers = Mayoristas: acciones de mercado otra vez
setting-guild-managers = Gestores: pequeñas ganancias y buenos precios
setting-guild-lawyers = Abogados: comercio con permisos
setting-guild-archivists = Archiveros: contratos secretos para el final de la partida
setting-guild-master_builders = Maestros constructores: materiales de cartas de catedral sobrantes
setting-guild-brick_makers = Ladrilleros: losetas para cualquier momento de un turno
setting-plans = Planos de obra
setting-plans-help = Se roba uno de ellos.
setting-plans-base = los del juego base
setting-plans-all = con dos más por cada número de jugadores
guild-needs-module = el ajuste guild es «{ $guild }», cuyas cartas necesitan todas contratistas; se permite: module 'on', u otro gremio [{ $rule }]
bad-level = el ajuste level es «{ $level }»; con contratistas se permite: standard [{ $rule }]

## Posiciones imposibles

wrong-end-tools = { $count ->
    [0] no queda ninguna loseta con esa herramienta: { PIECE("tool", $tool) }
    [one] solo queda 1 loseta con esa herramienta: { PIECE("tool", $tool) }
   *[other] solo quedan { $count } losetas con esa herramienta: { PIECE("tool", $tool) }
}
wrong-diamonds-asks-more-than = 'with_diamonds' pide más de lo que tiene el jugador
wrong-pay-any-says-more = 'pay_any' dice que se pagaron más diamantes de los posibles
wrong-pay-any-asks-more = materiales que 'pay_any' aún pide: { $left }
wrong-contract-two-places = el contrato { $contract } está en dos sitios
wrong-contracts-drawn-nobody-asked = hay contratos robados, pero no se pregunta a nadie por ellos
wrong-contract-lies-under-deck = el contrato { $name } está dos veces bajo el mazo
wrong-contract-held-under-deck = el contrato { $name } está en una mano y bajo el mazo
wrong-contract-scored-now = el contrato { $name } no se puntúa ahora
wrong-holds-contracts-allowed-up = contratos de { $player }: { $held }; se permite: hasta { $limit }
wrong-ivan-holds-no-contracts = Iván no tiene contratos
wrong-reinforcement-tiles-missing = faltan losetas de refuerzo: { $lost }
wrong-ivan-no-reinforcement-tiles = Iván no tiene losetas de refuerzo
wrong-reinforcement-tile-was-used = se usó una loseta de refuerzo, pero ninguna ha salido
wrong-reinforcement-tile-two-places = la loseta de refuerzo { $tile } está en dos sitios
wrong-draw-contract-player = 'draw_contract' es para el jugador { $player }
wrong-contracts-drawn-come-all = contratos: { $drawn } robados, { $left } por robar; { $wanted } en total
wrong-contracts-drawn = contratos robados: { $drawn }, no { $wanted }
wrong-contracts-kept = contratos guardados: { $drawn }, no 1
wrong-return-contract-needs-full = 'return_contract' necesita una mano llena
wrong-diamond-count = diamantes: { $supply } en la reserva, { $held } en almacenes y { $laid } en cartas suman { $total }; el juego tiene { $diamonds }
wrong-more-diamonds-than-units = { $name } tiene más diamantes por { $material } que unidades
wrong-ivan-he-no-diamonds = { $name } es de Iván; él no tiene diamantes
wrong-draw-card-player = 'draw_card' es para el jugador { $player }
wrong-draw-card-cards-draw = cartas que 'draw_card' tiene que robar: { $left }, no de 1 a { $cards }
wrong-draw-card-needs-deck = 'draw_card' necesita un mazo; había que barajar las cartas descartadas
wrong-unit-materials-take-kind = materiales que 'unit' tiene que tomar: { $left } de { $most_units }; el tipo tomado primero no cuadra
wrong-unit-taken-kind-card = 'unit' ha tomado un tipo que la carta no pide
wrong-spare-cards-drawn-open = cartas sobrantes robadas: { $drawn }; las preguntas abiertas necesitan { $count }
wrong-cathedral-card-two-places = la carta de catedral { $card } está en dos sitios
wrong-extra-does-say-which = 'extra' no dice qué acciones se hicieron
wrong-extra-no-material-choose = 'extra' no tiene material que elegir
wrong-needs-contractor-player = { $kind } necesita un contratista del jugador en { $city }
wrong-specialist-tiles-missing = faltan losetas de especialista: { $lost }
wrong-each-tower-city-own = cada torre tiene su propia ciudad
wrong-permits = permisos de { $who }: { $permits }
wrong-contractors-cities-there = contratistas de { $who } en ciudades: { $sent }; hay { $contractors }
wrong-ivan-no-permits = Iván no tiene permisos
wrong-ivan-holds-no-specialist = Iván no tiene especialista
wrong-city-marker-missing = falta el marcador de ciudad
wrong-ivan-tools-differ = las herramientas de Iván deben ser distintas: { $tools }
wrong-specialist-tile-two-places = la loseta de especialista { $tile } está en dos sitios
wrong-city-marker-solitaire-games = el marcador de ciudad es solo para partidas en solitario
wrong-specialist-display-elsewhere = el especialista { $name } está en la muestra y en otro sitio
wrong-specialist-extension-elsewhere = el especialista { $name } está en una ampliación y en otro sitio
wrong-specialist-lies-beside-player = el especialista { $name } está junto a un jugador que no existe
wrong-contractor-which-was-never = { $who } tiene un contratista en { $city }, que nunca estuvo abierta
wrong-discarded-ornament-from-space = { $who } descartó un ornamento de una casilla que no tenía
wrong-discarded-ornament = { $who } descartó { $out } del ornamento { $name }
wrong-closed-if-tower-complete = { $name } debe estar cerrada si su torre está completa, y solo entonces
wrong-no-tower-closed = { $name } no tiene torre, así que debe estar cerrada
wrong-turn-over-needs-specialist = 'turn_over' necesita un especialista del jugador activo

## Valores impresos que no cuadran

printed-new-plan = { $towers } torres con { $sections } secciones en total
printed-times = { $count ->
    [one] { $space } una vez
   *[other] { $space } { $count } veces
}
printed-name-spaces = { $field } nombran { $spaces }
printed-two-cities = cada casilla en dos ciudades
printed-tool-on = { $count ->
    [one] { $field } es { $tool } en 1 loseta
   *[other] { $field } es { $tool } en { $count } losetas
}
printed-tiles = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
printed-free-recognition = { $count }, el reconocimiento que da sin coste

## La caja: hojas, piezas y sus sitios

part-contractors = Contractors
sheet-specialists = Especialistas
sheet-guilds = Cartas de gremio
sheet-guild-actions = Acciones de los gremios
sheet-contracts = Contratos
sheet-reinforcements = Losetas de refuerzo
sheet-expansion-tiles = Losetas de la expansión
sheet-expansion-plans = Planos de obra de la expansión
sheet-cities = Ciudades
sheet-extension = Ampliación y herramientas
sheet-expansion-supply = Reserva y juego en solitario

given-lumber = madera
given-brick = ladrillo
given-stone = piedra
given-gold = oro
given-green_gem = gema verde
given-purple_gem = gema morada
given-ruble = rublo
given-permit = permiso
given-recognition = reconocimiento
given-prestige = prestigio
given-material_of_choice = material a elegir

piece-specialist = Especialista: { $kind ->
    [gain] { $gives }
    [return_material] devuelve { $cost } → { $gives }
    [pay_material] { $cost } → { $gives }
    [two_activations] dos activaciones
    [discard_ornament] un ornamento → { $gives }
    [rubles_to_recognition] rublos → reconocimiento
    [material_and_delivery] { $gives }, una entrega
    [resource_tile] una loseta de recursos
   *[claim] reclamar una sección
} ({ PIECE("tool", $tool) })
piece-contract = Contrato: { PIECE("contract", $contract) } → { $prestige } de prestigio
piece-reinforcement = Refuerzo: { $tile ->
    [gain_5_rubles] { $gives }
    [gain_3_recognition] { $gives }
    [gain_2_materials] { $gives }
   *[other] { PIECE("reinforcement", $tile) }
}
piece-city = { PIECE("city", $city) }: especialistas { $spaces }
piece-slot = { $none ->
    [yes] Hueco { $n } de la ampliación: nada
   *[no] Hueco { $n } de la ampliación: { $gives }
}
piece-tools = Herramientas de un conjunto: { $prestige } de prestigio
piece-extension-start = Ampliación al empezar
piece-permit-start = Permisos al empezar: { $count }
piece-solo-start = Iván empieza con { $count } de prestigio
piece-solo-hire = Iván en Moscú: { $count } de prestigio

place-gives = Da
place-bonus = Bonificación
place-tool = Herramienta
place-spaces = Casillas
place-start = Permisos al empezar
place-start_permits = Permisos al empezar
place-hire_price_rubles = Rublos por contratar
place-gain_diamond = Diamantes ganados
place-gain_permit = Permisos ganados
place-prestige_two_players = Prestigio, dos jugadores
place-ivan_prestige = Prestigio
place-prestige_moscow = Prestigio en Moscú
