# Lo que dice la terminal junto a los dibujos de The Red Cathedral. Las piezas se nombran con las palabras del juego.

draw-market = Mercado
draw-market-key = m
draw-site = Obra
draw-site-key = s
draw-players = Jugadores
draw-players-key = p
draw-duchy = Ducado
draw-duchy-key = d

## En los dibujos: letras sobre colores y palabras lo más cortas posible

# A es azul; amarillo lleva una M.
draw-die-letter = { $die ->
    [white] B
    [green] V
    [blue] A
    [red] R
    [yellow] M
   *[black] N
}
draw-player-letter = { $whose ->
    [green] V
    [blue] A
    [red] R
    [yellow] M
   *[ivan] I
}
draw-resource = { PIECE("resource", $resource) }
draw-resource-short = { $resource ->
    [green_gem] gema v.
    [purple_gem] gema m.
    [recognition] recon.
   *[other] { PIECE("resource", $resource) }
}
draw-season = { $season ->
    [spring] Primavera
    [summer] Verano
    [autumn] Otoño
   *[winter] Invierno
}
draw-group = { PIECE("group", $group) }
draw-ornament = { PIECE("ornament", $ornament) }
draw-city = { PIECE("city", $city) }
draw-tool = { PIECE("tool", $tool) }
draw-contract = { PIECE("contract", $contract) }
draw-reinforcement = { PIECE("reinforcement", $reinforcement) }
draw-ivan-card = { PIECE("ivan_card", $card) }
draw-tower = torre { $tower }
draw-tower-short = T{ $tower }
draw-free = libre
draw-built = hecho
draw-now = ahora
draw-stored = guardado
draw-on-site = en obra
draw-supply = reserva
draw-last-turns = últ. turnos
draw-next = luego { $bonus }
draw-next-none = luego nada
draw-tools = útiles
draw-contracts = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
}
draw-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
draw-spare-cards = { $count ->
    [one] { $count } carta sobrante
   *[other] { $count } cartas sobrantes
}
draw-reinforcements = { $count ->
    [one] { $count } refuerzo
   *[other] { $count } refuerzos
}
draw-drawn = robado:
draw-drawn-contract = robado: { PIECE("contract", $contract) }
draw-place = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}

# Acciones junto al mercado.
draw-short-types = 3 tipos
draw-short-pay = { $pattern ->
    [same] iguales
    [different] tipos
   *[any] a elegir
}
draw-short-gain = { $other ->
    [yes] otro
   *[no] a elegir
}
draw-short-deliver = entrega { $count }
draw-short-swap = 2 losetas ⇄
draw-short-activate = activa loseta
draw-short-free = gana
draw-short-part = { $part ->
    [material_of_choice] { $count } libre
    [delivery] { $count ->
        [one] { $count } entrega
       *[other] { $count } entregas
    }
   *[other] { $count } { $part }
}
draw-short-activate_own_tile = loseta tuya
draw-short-activate_other_players_tile = loseta ajena
draw-short-activate_own_tile_twice = loseta 2×
draw-short-activate_two_own_tiles = dos losetas
draw-short-recognition_own_banners = ✦ por ⚑ tuyo
draw-short-rubles_own_banners = ₽ por ⚑ tuyo
draw-short-recognition_other_banners = ✦ por ⚑ rival
draw-short-rubles_other_banners = ₽ por ⚑ rival
draw-short-black_die_resource = dado negro
draw-short-permits_per_contractor = ▤ por ♟ tuyo
draw-short-rubles_per_contractor = ₽ por ♟ tuyo
draw-short-rubles_per_other_contractor = ₽ por ♟ rival
draw-short-one_market_action = más mercado
draw-short-market_action_and_material = más+1 libre
draw-short-same_market_action_twice = la misma 2×
draw-short-two_market_actions = ambas más
draw-short-draw_contracts = contrato
draw-short-market_area = una casilla
draw-short-any_guild_action = otro gremio
draw-short-resource_tile = una loseta
draw-short-draw_1_card = 2 de 1 carta
draw-short-draw_2_cards = 2+1 de cartas
draw-short-rubles_of_section = ₽ de sección
draw-short-half_recognition_of_section = ½ ✦ sección
draw-short-take_reinforcement = loseta

draw-kind-two_activations = activa 2×
draw-kind-rubles_to_recognition = ≤5₽ → ✦
draw-kind-material_and_delivery = 1 y entrega
draw-kind-resource_tile = una loseta
draw-kind-claim = reclama

## La mesa en palabras

draw-words-market = Mercado: los dados van de 1 a 8 y otra vez a 1
draw-words-space = { PIECE("space", $space) }
draw-words-die = { PIECE("die", $die) } { $value }
draw-words-dice = { $count ->
    [0] ningún dado
   *[other] { $dice }
}
draw-words-influence = Influencia: una de las dos por visita
draw-words-card = { $season ->
    [spring] Primavera
    [summer] Verano
    [autumn] Otoño
   *[winter] Invierno
}, { PIECE("group", $group) }: { $first }; o { $second }
draw-words-action = { $free ->
    [yes] { $gains }
   *[no] { $cost } → { $gains }
}{ $count ->
    [0] {""}
   *[other] {" "}si has terminado { $needs }
}{ $often ->
    [yes] , tantas veces como quieras
   *[no] , una vez
}
draw-words-section = { PIECE("type", $type, form: "an") }
draw-words-some = { $count ->
    [one] { $count } material ({ $kinds })
   *[other] { $count } materiales ({ $kinds })
}
draw-words-pay-same = { $count ->
    [one] { $count } material de un tipo
   *[other] { $count } materiales de un mismo tipo
}
draw-words-pay-different = { $count ->
    [one] { $count } material
   *[other] { $count } materiales de tipos distintos
}
draw-words-pay-any = { $count ->
    [one] { $count } material
   *[other] { $count } materiales
}
draw-words-gain-other = { $count ->
    [one] { $count } material de otro tipo
   *[other] { $count } materiales de otro tipo
}
draw-words-gain-any = { $count ->
    [one] { $count } material a tu elección
   *[other] { $count } materiales a tu elección
}
draw-words-swap = un intercambio de dos losetas de recursos
draw-words-benefit = el beneficio de una loseta de taller
draw-gain-activate_own_tile = el beneficio de una de tus losetas de taller
draw-gain-activate_other_players_tile = el beneficio de una loseta de taller de otro jugador
draw-gain-activate_own_tile_twice = dos veces el beneficio de una de tus losetas de taller
draw-gain-activate_two_own_tiles = los beneficios de dos de tus losetas de taller
draw-gain-recognition_own_banners = reconocimiento por tus estandartes donde para el capataz
draw-gain-rubles_own_banners = rublos por tus estandartes donde para el capataz
draw-gain-recognition_other_banners = reconocimiento por los estandartes de un rival donde está el capataz
draw-gain-rubles_other_banners = rublos por los estandartes de un rival donde para el capataz
draw-gain-black_die_resource = lo que muestra la loseta junto al dado negro
draw-gain-permits_per_contractor = un permiso por cada contratista tuyo en ciudades
draw-gain-rubles_per_contractor = un rublo por cada contratista tuyo en ciudades
draw-gain-rubles_per_other_contractor = un rublo por cada contratista de un rival
draw-gain-one_market_action = una acción de mercado otra vez
draw-gain-market_action_and_material = una acción de mercado otra vez y un material a tu elección
draw-gain-same_market_action_twice = un tipo de acción de mercado dos veces más
draw-gain-two_market_actions = ambos tipos de acción de mercado otra vez
draw-gain-draw_contracts = uno de tres contratos robados
draw-gain-market_area = lo que da una casilla del mercado por sus dados
draw-gain-any_guild_action = una acción de otro gremio, pagando también su coste
draw-gain-resource_tile = lo que muestra cualquier loseta de recursos
draw-gain-draw_1_card = dos materiales de una carta de catedral sobrante robada
draw-gain-draw_2_cards = dos materiales de una carta de catedral sobrante y uno de otra
draw-gain-rubles_of_section = los rublos de una de tus secciones en obras
draw-gain-half_recognition_of_section = la mitad del reconocimiento de una de tus secciones en obras
draw-gain-take_reinforcement = una loseta de refuerzo

draw-words-site = Obra: sección, necesita, da, loseta de taller, estado
draw-words-type = { $type ->
    [base] base
    [middle] media
   *[dome] cúpula
}
draw-words-tower = { $count ->
    [0] Torre { $tower }, ahora vale { $value } de prestigio
   *[other] Torre { $tower }, ahora vale { $value } de prestigio: { $paid }
}
draw-words-paid = { PLAYER($player) } { $prestige }
draw-words-finished = terminada por { PLAYER($player) }
draw-words-decorated = terminada por { PLAYER($player) }, { PIECE("ornament", $ornament) } de { PLAYER($by) }
draw-words-needs = { $laid ->
    [0] { COUNT($amount, "resource", $resource) }
   *[other] { $laid } de { COUNT($amount, "resource", $resource) }
}
draw-words-claimed = { $penalty ->
    [0] { $cost }; { $gives }; reclamada por { PLAYER($player) }
   *[other] { $cost }; { $gives }; reclamada por { PLAYER($player) }, penalización { $penalty }
}
draw-words-open = { $free ->
    [yes] { $cost }; { $gives }; loseta con { $tile }; libre
   *[no] { $cost }; { $gives }; loseta con { $tile }; aún no libre
}
draw-words-die-tile = el dado { PIECE("die", $die) }

draw-words-players = Jugadores
draw-words-supply = Reserva: { $goods }
draw-words-player = { PLAYER($player) }: { $prestige } de prestigio (reconocimiento { $score }, { $next } hasta el próximo prestigio), secciones terminadas: { $sections }, { $now } si acabara ahora
draw-words-goods = { $count ->
    [0] bienes: ninguno
   *[other] bienes: { $goods }
}
draw-words-spaces = { $open ->
    [one] 1 casilla libre
   *[other] { $open } casillas libres
}, cubiertas: { $covered }
draw-words-banners = { $banners ->
    [one] 1 estandarte
   *[other] { $banners } estandartes
}; { $count ->
    [0] sin ornamentos
   *[other] ornamentos: { $ornaments }
}
draw-words-ornament = { $ornament ->
    [door] { $count ->
        [one] 1 puerta
       *[other] { $count } puertas
    }
    [arch] { $count ->
        [one] 1 arco
       *[other] { $count } arcos
    }
   *[cross] { $count ->
        [one] 1 cruz
       *[other] { $count } cruces
    }
}
draw-words-workshop = taller: { $spaces }
draw-words-price = { $held ->
    [none] { PIECE("shop", $space) } (precio { $price })
    [banner] { PIECE("shop", $space) } (precio { $price }, encima un estandarte)
   *[other] { PIECE("shop", $space) } (precio { $price }, encima { PIECE("ornament", $held, form: "an") })
}
draw-words-face-up = { PIECE("shop", $space) } con { $tile }
draw-words-face-down = { PIECE("shop", $space) } boca abajo
draw-words-ivan-cards = cartas: { $cards }
draw-words-card-up = { PIECE("ivan_card", $card) } ({ $tile })
draw-words-card-used = { PIECE("ivan_card", $card) } (usada)
draw-words-ivan-stored = { $count ->
    [0] guardado: nada
   *[other] guardado: { $goods }
}
draw-words-ivan-site = { $count ->
    [0] para construir: nada
   *[other] para construir: { $goods }
}

## La expansión en palabras

draw-words-diamonds = Diamantes: { $count } en la reserva
draw-words-laid = { $count } como { PIECE("resource", $resource) }
draw-words-diamonds-on = en { $section }: { $laid }
draw-words-foreman = Capataz: bajo la torre { $tower }
draw-words-contracts = Contratos: { $deck } en el mazo, { $under } de ellos devueltos debajo
draw-words-drawn = robado: { $pieces }
draw-words-spare = Cartas sobrantes: { $deck } en el mazo, { $discarded } descartadas
draw-words-drawn-card = robada: una carta que pide { $cost }
draw-words-offer = { $count ->
    [0] Losetas de refuerzo disponibles: ninguna
   *[other] Losetas de refuerzo disponibles: { $tiles }
}
draw-words-held-diamonds = { COUNT($count, "resource", "diamond") }
draw-words-held-contracts = contratos: { $contracts }
draw-words-held-tiles = losetas de refuerzo: { $tiles }
draw-words-duchy = Ducado: ciudad, torre, permisos para el siguiente contratista, contratistas allí
draw-words-there = { PLAYER($player) } { $count }
draw-words-city = { PIECE("city", $city) }, { $tower ->
    [none] sin torre
   *[other] torre { $tower }
}: { $open ->
    [yes] { COUNT($cost, "resource", "permit") }
   *[no] cerrada
}; { $count ->
    [0] nadie
   *[other] { $there }
}
draw-words-marker = El marcador de Iván está en la torre { $tower }
draw-words-display = Especialistas a la vista: qué hacen, su herramienta, ciudades al lado
draw-words-specialist = { $effect }, { PIECE("tool", $tool) }; { $cities }
draw-words-no-specialist = vacía; { $cities }
draw-words-tool = { $count } × { PIECE("tool", $tool) }
draw-words-contractors = { $left ->
    [one] queda 1 contratista
   *[other] quedan { $left } contratistas
}; { $count ->
    [0] sin herramientas
   *[other] herramientas: { $tools } ({ $prestige } de prestigio)
}
draw-words-permits = { COUNT($count, "resource", "permit") }
draw-words-held = especialista: { $effect }, { PIECE("tool", $tool) }
draw-words-none-held = sin especialista

## La hoja de puntos

draw-sheet-wins = gana
draw-sheet-track = recorrido
draw-sheet-goods = bienes y rublos
draw-sheet-goods-permits = bienes, rublos y permisos
draw-sheet-tower = torre { $tower }, vale { $value }
draw-sheet-tools = grupos de herramientas
draw-sheet-contracts = contratos
draw-sheet-prestige = prestigio
draw-sheet-sections = secciones terminadas
draw-sheet-ornaments = ornamentos
draw-sheet-legend = Torres: puesto (= compartido), × piezas allí, prestigio.
