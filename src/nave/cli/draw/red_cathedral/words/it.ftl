# What the terminal says beside the pictures of The Red Cathedral, in Italian.

draw-market = Mercato
draw-market-key = m
draw-site = Cantiere
draw-site-key = s
draw-players = Giocatori
draw-players-key = p
draw-duchy = Ducato
draw-duchy-key = d

## In the pictures: letters on colors, and words as short as can be

draw-die-letter = { $die ->
    [white] W
    [green] V
    [blue] B
    [red] R
    [yellow] G
   *[black] N
}
draw-player-letter = { $whose ->
    [green] V
    [blue] B
    [red] R
    [yellow] G
   *[ivan] I
}
draw-resource = { PIECE("resource", $resource) }
draw-resource-short = { $resource ->
    [green_gem] gemma ve.
    [purple_gem] gemma vi.
    [recognition] riconosc.
   *[other] { PIECE("resource", $resource) }
}
draw-season = { $season ->
    [spring] Primavera
    [summer] Estate
    [autumn] Autunno
   *[winter] Inverno
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
draw-free = libera
draw-built = finita
draw-now = ora
draw-stored = riposti
draw-on-site = sul posto
draw-supply = riserva
draw-last-turns = ultimi turni
draw-next = poi { $bonus }
draw-next-none = poi nulla
draw-tools = attrezzi
draw-contracts = { $count ->
    [one] { $count } contratto
   *[other] { $count } contratti
}
draw-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
draw-spare-cards = { $count ->
    [one] { $count } carta di scorta
   *[other] { $count } carte di scorta
}
draw-reinforcements = { $count ->
    [one] { $count } rinforzo
   *[other] { $count } rinforzi
}
draw-drawn = pescati:
draw-drawn-contract = pescato: { PIECE("contract", $contract) }
draw-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
}

# Actions beside the market.
draw-short-types = ogni tipo
draw-short-pay = { $pattern ->
    [same] uguali
    [different] tipi
   *[any] liberi
}
draw-short-gain = { $other ->
    [yes] altro
   *[no] libero
}
draw-short-deliver = consegna { $count }
draw-short-swap = ⇄ 2 tessere
draw-short-activate = 1 tessera
draw-short-free = ottieni
draw-short-part = { $part ->
    [material_of_choice] { $count } a scelta
    [delivery] { $count ->
        [one] { $count } consegna
       *[other] { $count } consegne
    }
   *[other] { $count } { $part }
}
draw-short-activate_own_tile = tua tessera
draw-short-activate_other_players_tile = tessera altr.
draw-short-activate_own_tile_twice = 2× tessera
draw-short-activate_two_own_tiles = 2 tessere
draw-short-recognition_own_banners = ✦ per tuo ⚑
draw-short-rubles_own_banners = ₽ per tuo ⚑
draw-short-recognition_other_banners = ✦ per altrui ⚑
draw-short-rubles_other_banners = ₽ per altrui ⚑
draw-short-black_die_resource = dado nero
draw-short-permits_per_contractor = ▤ per tuo ♟
draw-short-rubles_per_contractor = ₽ per tuo ♟
draw-short-rubles_per_other_contractor = ₽ per altrui ♟
draw-short-one_market_action = mercato bis
draw-short-market_action_and_material = bis+1 libero
draw-short-same_market_action_twice = stessa 2×
draw-short-two_market_actions = entrambe bis
draw-short-draw_contracts = contratto
draw-short-market_area = uno spazio
draw-short-any_guild_action = azione gilda
draw-short-resource_tile = una tessera
draw-short-draw_1_card = 2 da carta
draw-short-draw_2_cards = 2+1 da carte
draw-short-rubles_of_section = ₽ di sezione
draw-short-half_recognition_of_section = ½ ✦ sezione
draw-short-take_reinforcement = tessera

draw-kind-two_activations = attiva 2×
draw-kind-rubles_to_recognition = ≤5₽ → ✦
draw-kind-material_and_delivery = 1+consegna
draw-kind-resource_tile = una tessera
draw-kind-claim = rivendica

## The table in words

draw-words-market = Mercato: i dadi vanno da 1 a 8 e poi di nuovo a 1
draw-words-space = { PIECE("space", $space) }
draw-words-die = { PIECE("die", $die) } { $value }
draw-words-dice = { $count ->
    [0] nessun dado
   *[other] { $dice }
}
draw-words-influence = Influenza: una delle due a visita
draw-words-card = { $season ->
    [spring] Primavera
    [summer] Estate
    [autumn] Autunno
   *[winter] Inverno
}, { PIECE("group", $group) }: { $first }; oppure { $second }
draw-words-action = { $free ->
    [yes] { $gains }
   *[no] { $cost } per { $gains }
}{ $count ->
    [0] {""}
   *[other] {" "}se hai finito { $needs }
}{ $often ->
    [yes] , quante volte vuoi
   *[no] , una volta
}
draw-words-section = { PIECE("type", $type, form: "an") }
draw-words-some = { $count ->
    [one] { $count } materiale ({ $kinds })
   *[other] { $count } materiali ({ $kinds })
}
draw-words-pay-same = { $count ->
    [one] { $count } materiale dello stesso tipo
   *[other] { $count } materiali dello stesso tipo
}
draw-words-pay-different = { $count ->
    [one] { $count } materiale
   *[other] { $count } materiali di tipo diverso
}
draw-words-pay-any = { $count ->
    [one] { $count } materiale
   *[other] { $count } materiali
}
draw-words-gain-other = { $count ->
    [one] { $count } materiale di altro tipo
   *[other] { $count } materiali di altro tipo
}
draw-words-gain-any = { $count ->
    [one] { $count } materiale a scelta
   *[other] { $count } materiali a scelta
}
draw-words-swap = uno scambio di due tessere risorsa
draw-words-benefit = il beneficio di una tessera bottega
draw-gain-activate_own_tile = il beneficio di una tua tessera bottega
draw-gain-activate_other_players_tile = il beneficio della tessera bottega di un altro giocatore
draw-gain-activate_own_tile_twice = il beneficio di una tua tessera bottega due volte
draw-gain-activate_two_own_tiles = i benefici di due tue tessere bottega
draw-gain-recognition_own_banners = riconoscimento per i tuoi stendardi dove si ferma il capocantiere
draw-gain-rubles_own_banners = rubli per i tuoi stendardi dove si ferma il capocantiere
draw-gain-recognition_other_banners = riconoscimento per gli stendardi di un avversario presso il capocantiere
draw-gain-rubles_other_banners = rubli per gli stendardi di un avversario dove si ferma il capocantiere
draw-gain-black_die_resource = ciò che mostra la tessera accanto al dado nero
draw-gain-permits_per_contractor = un permesso per ogni tuo appaltatore nelle città
draw-gain-rubles_per_contractor = un rublo per ogni tuo appaltatore nelle città
draw-gain-rubles_per_other_contractor = un rublo per ogni appaltatore di un avversario
draw-gain-one_market_action = un’altra azione di mercato
draw-gain-market_action_and_material = un’altra azione di mercato e un materiale a scelta
draw-gain-same_market_action_twice = un tipo di azione di mercato altre due volte
draw-gain-two_market_actions = entrambi i tipi di azione di mercato ancora una volta
draw-gain-draw_contracts = uno di tre contratti pescati
draw-gain-market_area = ciò che dà uno spazio del mercato per i suoi dadi
draw-gain-any_guild_action = un’azione di un’altra gilda, pagando anche il suo costo
draw-gain-resource_tile = ciò che mostra una tessera risorsa qualsiasi
draw-gain-draw_1_card = due materiali di una carta cattedrale di scorta pescata
draw-gain-draw_2_cards = due materiali di una e uno di un’altra carta cattedrale di scorta
draw-gain-rubles_of_section = i rubli di una tua sezione in costruzione
draw-gain-half_recognition_of_section = metà del riconoscimento di una tua sezione aperta
draw-gain-take_reinforcement = una tessera rinforzo

draw-words-site = Cantiere: sezione, che cosa chiede, che cosa dà, tessera bottega, stato
draw-words-type = { $type ->
    [base] base
    [middle] intermedia
   *[dome] cupola
}
draw-words-tower = { $count ->
    [0] Torre { $tower }, ora vale { $value } prestigio
   *[other] Torre { $tower }, ora vale { $value } prestigio: { $paid }
}
draw-words-paid = { PLAYER($player) } { $prestige }
draw-words-finished = finita da { PLAYER($player) }
draw-words-decorated = finita da { PLAYER($player) }, { PIECE("ornament", $ornament) } di { PLAYER($by) }
draw-words-needs = { $laid ->
    [0] { COUNT($amount, "resource", $resource) }
   *[other] { $laid } su { COUNT($amount, "resource", $resource) }
}
draw-words-claimed = { $penalty ->
    [0] { $cost }; { $gives }; rivendicata da { PLAYER($player) }
   *[other] { $cost }; { $gives }; rivendicata da { PLAYER($player) }, penalità { $penalty }
}
draw-words-open = { $free ->
    [yes] { $cost }; { $gives }; tessera con { $tile }; libera
   *[no] { $cost }; { $gives }; tessera con { $tile }; non ancora libera
}
draw-words-die-tile = il dado { PIECE("die", $die) }

draw-words-players = Giocatori
draw-words-supply = Riserva: { $goods }
draw-words-player = { PLAYER($player) }: { $prestige } prestigio (riconoscimento { $score }, { $next } al prossimo prestigio), sezioni finite: { $sections }, { $now } se finisse ora
draw-words-goods = { $count ->
    [0] merci: nessuna
   *[other] merci: { $goods }
}
draw-words-spaces = { $open ->
    [one] 1 spazio libero
   *[other] { $open } spazi liberi
}, coperti: { $covered }
draw-words-banners = { $banners ->
    [one] 1 stendardo
   *[other] { $banners } stendardi
}; { $count ->
    [0] nessun ornamento
   *[other] ornamenti: { $ornaments }
}
draw-words-ornament = { $ornament ->
    [door] { $count ->
        [one] 1 porta
       *[other] { $count } porte
    }
    [arch] { $count ->
        [one] 1 arco
       *[other] { $count } archi
    }
   *[cross] { $count ->
        [one] 1 croce
       *[other] { $count } croci
    }
}
draw-words-workshop = bottega: { $spaces }
draw-words-price = { $held ->
    [none] { PIECE("shop", $space) } prezzo { $price }
    [banner] { PIECE("shop", $space) } prezzo { $price } con uno stendardo sopra
   *[other] { PIECE("shop", $space) } prezzo { $price } con { PIECE("ornament", $held, form: "an") } sopra
}
draw-words-face-up = { PIECE("shop", $space) } con { $tile }
draw-words-face-down = { PIECE("shop", $space) } con tessera coperta
draw-words-ivan-cards = carte: { $cards }
draw-words-card-up = { PIECE("ivan_card", $card) } ({ $tile })
draw-words-card-used = { PIECE("ivan_card", $card) } (usata)
draw-words-ivan-stored = { $count ->
    [0] da parte: nulla
   *[other] da parte: { $goods }
}
draw-words-ivan-site = { $count ->
    [0] per la costruzione: nulla
   *[other] per la costruzione: { $goods }
}

## The expansion in words

draw-words-diamonds = Diamanti: { $count } nella riserva
draw-words-laid = { $count } come { PIECE("resource", $resource) }
draw-words-diamonds-on = su { $section }: { $laid }
draw-words-foreman = Capocantiere: sotto la torre { $tower }
draw-words-contracts = Contratti: { $deck } nel mazzo, di cui { $under } rimessi sotto
draw-words-drawn = pescati: { $pieces }
draw-words-spare = Carte di scorta: { $deck } nel mazzo, scartate: { $discarded }
draw-words-drawn-card = pescata: una carta che chiede { $cost }
draw-words-offer = { $count ->
    [0] Tessere rinforzo in offerta: nessuna
   *[other] Tessere rinforzo in offerta: { $tiles }
}
draw-words-held-diamonds = { COUNT($count, "resource", "diamond") }
draw-words-held-contracts = contratti: { $contracts }
draw-words-held-tiles = tessere rinforzo: { $tiles }
draw-words-duchy = Ducato: città, torre, permessi per il prossimo appaltatore, appaltatori presenti
draw-words-there = { PLAYER($player) } { $count }
draw-words-city = { PIECE("city", $city) }, { $tower ->
    [none] nessuna torre
   *[other] torre { $tower }
}: { $open ->
    [yes] { COUNT($cost, "resource", "permit") }
   *[no] chiusa
}; { $count ->
    [0] nessuno
   *[other] { $there }
}
draw-words-marker = Il segnalino di Ivan è alla torre { $tower }
draw-words-display = Specialisti in offerta: che cosa fanno, il loro attrezzo, città accanto
draw-words-specialist = { $effect }, { PIECE("tool", $tool) }; { $cities }
draw-words-no-specialist = vuoto; { $cities }
draw-words-tool = { $count } × { PIECE("tool", $tool) }
draw-words-contractors = { $left ->
    [one] resta 1 appaltatore
   *[other] restano { $left } appaltatori
}; { $count ->
    [0] nessun attrezzo
   *[other] attrezzi: { $tools } ({ $prestige } prestigio)
}
draw-words-permits = { COUNT($count, "resource", "permit") }
draw-words-held = specialista: { $effect }, { PIECE("tool", $tool) }
draw-words-none-held = nessuno specialista

## The score sheet

draw-sheet-wins = vince
draw-sheet-track = tracciato
draw-sheet-goods = merci e rubli
draw-sheet-goods-permits = merci, rubli e permessi
draw-sheet-tower = torre { $tower }, vale { $value }
draw-sheet-tools = serie di attrezzi
draw-sheet-contracts = contratti
draw-sheet-prestige = prestigio
draw-sheet-sections = sezioni finite
draw-sheet-ornaments = ornamenti
draw-sheet-legend = Torri: posizione (= condivisa), × pezzi lì, prestigio.
