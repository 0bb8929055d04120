# What the expansion Contractors says, in Italian.

## Pieces

resource-permit = permesso
    .some = un permesso
    .count = { $n ->
        [one] { $n } permesso
       *[other] { $n } permessi
    }
resource-diamond = diamante
    .some = un diamante
    .count = { $n ->
        [one] { $n } diamante
       *[other] { $n } diamanti
    }

city-moscow = Mosca
city-vologda = Vologda
city-suzdal = Suzdal
city-ryazan = Rjazan
city-smolensk = Smolensk
city-novgorod = Novgorod

tool-hammer = martello
tool-saw = sega
tool-trowel = cazzuola
tool-chisel = scalpello
tool-compass = compasso
tool-axe = ascia

group-jewelers = Gioiellieri
    .the = i Gioiellieri
    .of = dei Gioiellieri
group-artisans = Artefici
    .the = gli Artefici
    .of = degli Artefici
group-foremen = Capicantiere
    .the = i Capicantiere
    .of = dei Capicantiere
group-contractors = Appaltatori
    .the = gli Appaltatori
    .of = degli Appaltatori
group-wholesalers = Grossisti
    .the = i Grossisti
    .of = dei Grossisti
group-managers = Intendenti
    .the = gli Intendenti
    .of = degli Intendenti
group-lawyers = Avvocati
    .the = gli Avvocati
    .of = degli Avvocati
group-archivists = Archivisti
    .the = gli Archivisti
    .of = degli Archivisti
group-master_builders = Mastri Costruttori
    .the = i Mastri Costruttori
    .of = dei Mastri Costruttori
group-brick_makers = Mattonai
    .the = i Mattonai
    .of = dei Mattonai

action-buy_1_diamond = compra 1 diamante
action-exchange_3_materials = cambia 3 materiali
action-buy_2_diamonds = compra 2 diamanti
action-diamond_for_2_permits = un diamante per 2 permessi
action-activate_own_tile = attiva una propria tessera
action-activate_other_players_tile = attiva la tessera di un altro giocatore
action-activate_own_tile_twice = attiva una propria tessera due volte
action-activate_two_own_tiles = attiva due proprie tessere
action-recognition_own_banners = riconoscimento per i propri stendardi
action-rubles_own_banners = rubli per i propri stendardi
action-recognition_other_banners = riconoscimento per gli stendardi di un altro giocatore
action-rubles_other_banners = rubli per gli stendardi di un altro giocatore
action-black_die_resource = la risorsa accanto al dado nero
action-permits_per_contractor = permessi per gli appaltatori
action-rubles_per_contractor = rubli per gli appaltatori
action-rubles_per_other_contractor = rubli per gli appaltatori di un altro giocatore
action-one_market_action = un’azione di mercato
action-market_action_and_material = un’azione di mercato e un materiale
action-same_market_action_twice = la stessa azione di mercato due volte
action-two_market_actions = due azioni di mercato
action-gain_basic_material = ottieni un materiale base
action-basic_material_for_recognition = un materiale base per riconoscimento
action-gain_1_ruble = ottieni 1 rublo
action-gold_for_3_rubles = oro per 3 rubli
action-gain_1_gem = ottieni 1 gemma
action-gems_for_prestige_and_rubles = gemme per prestigio e rubli
action-gain_1_permit = ottieni 1 permesso
action-permit_for_delivery = un permesso per una consegna
action-two_permits_for_prestige = due permessi per prestigio
action-permit_for_material = un permesso per un materiale
action-draw_contracts = pesca contratti
action-market_area = uno spazio del mercato
action-any_guild_action = un’azione di un’altra gilda
action-resource_tile = una tessera risorsa
action-draw_1_card = pesca 1 carta
action-draw_2_cards = pesca 2 carte
action-rubles_of_section = i rubli di una sezione
action-half_recognition_of_section = metà del riconoscimento di una sezione
action-take_reinforcement = prendi una tessera rinforzo
action-brick_for_delivery = un mattone per una consegna
action-brick_for_2_rubles = un mattone per 2 rubli
action-brick_for_recognition = un mattone per riconoscimento

contract-return_2_lumber = restituisci 2 legname
contract-return_2_stone = restituisci 2 pietre
contract-return_2_brick = restituisci 2 mattoni
contract-return_4_rubles = restituisci 4 rubli
contract-return_gem_and_gold = restituisci una gemma e un oro
contract-all_ornaments_built = tutti gli ornamenti posati
contract-ornaments_on_own_sections = ornamenti su sezioni proprie
contract-ornaments_on_others_sections = ornamenti su sezioni altrui
contract-ornaments_not_built = ornamenti non posati
contract-three_ornaments_one_tower = tre ornamenti in una torre
contract-three_claims_one_tower = tre rivendicazioni in una torre
contract-section_of_each_type = una sezione di ogni tipo
contract-six_face_up_tiles = sei tessere scoperte
contract-towers_without_presence = torri senza presenza
contract-towers_with_presence = torri con presenza

reinforcement-gain_5_rubles = ottieni 5 rubli
reinforcement-any_guild_action = un’azione di una gilda qualsiasi
reinforcement-activate_own_tile = attiva una propria tessera
reinforcement-deliver_1 = consegna 1
reinforcement-gain_3_recognition = ottieni 3 riconoscimento
reinforcement-free_placement = posa gratuita
reinforcement-gain_2_materials = ottieni 2 materiali
reinforcement-die_resource = la risorsa di un dado

specialist-with_tool = lo specialista ({ $terms }; { PIECE("tool", $tool) })

## What actions of the expansion cost and give

pay-permit = { COUNT($n, "resource", "permit") }
pay-diamond = { COUNT($n, "resource", "diamond") }
pay-ornament = un ornamento non posato
pay-up_to_rubles = da 1 a { COUNT($n, "resource", "ruble") }
gain-as_much_recognition = altrettanto riconoscimento
gain-claim = rivendicare una sezione
gain-contracts = pescare { $drawn } contratti e tenerne { $kept }
gain-base_guild_action = un’azione di Artigiani, Carrettieri o Mercanti
gain-any_guild_action = un’azione di una carta gilda qualsiasi
gain-others_tile = attivare la tessera bottega di un altro giocatore
gain-reinforcement = una tessera rinforzo
gain-free_placement = una tessera bottega scoperta senza pagare
gain-foreman = muovere il capocantiere
gain-market_actions = { $pattern ->
    [same] un’azione di mercato altre due volte
    [different] due azioni di mercato diverse
   *[any] un’altra azione di mercato
}
gain-per_piece = { COUNT(1, "resource", $resource) } { $per ->
    [own_banner] per ogni tuo stendardo lì
    [other_banner] per ogni stendardo di un altro giocatore lì
    [own_contractor] per ogni tuo appaltatore nelle città
   *[other_contractor] per ogni appaltatore di un altro giocatore nelle città
}
gain-section_rubles = i rubli di una sezione in costruzione
gain-section_recognition = metà del riconoscimento di una sezione in costruzione
gain-card_materials = { $first } materiali di una carta pescata
gain-cards_materials = { $first } e { $second ->
    [one] { $second } materiale
   *[other] { $second } materiali
} di carte pescate

## What every piece of the expansion is and does

lens-city = { PIECE("city", $city) }
lens-city-closed = Chiusa: qui non si mandano più appaltatori. { $there ->
    [0] Non c’è nessuno.
    [one] Qui resta 1 appaltatore.
   *[other] Qui restano { $there } appaltatori.
}
lens-city-does = Mandare qui un appaltatore costa { COUNT($permits, "resource", "permit") }, uno per ogni appaltatore in città, questo compreso{ $bonus ->
    [none] {""}
   *[some] , e ti dà { $bonus }
}; poi scegli uno dei { $spaces } specialisti accanto.{ $tower ->
    [none] {""}
   *[other] {" "}Quando la torre { $tower } è completa, ogni tuo appaltatore qui dà 1 riconoscimento per ogni tuo stendardo lì.
}
lens-specialist = Specialista
lens-specialist-none = Qui non c’è nessuno specialista; il sacchetto è vuoto.
lens-specialist-none-held = Sulla tua estensione non aspetta nessuno specialista; ingaggiane uno mandando un appaltatore.
lens-specialist-does = { $held ->
    [yes] Muovi il dado nero e usa lo specialista una volta: { $terms }. Poi diventa un attrezzo: { PIECE("tool", $tool) }.
   *[no] Manda un appaltatore accanto, paga { COUNT($price, "resource", "ruble") }, e lo specialista aspetterà il dado nero: { $terms }. Poi diventa un attrezzo: { PIECE("tool", $tool) }.
}
lens-permit-does = Ne hai { $n } su { $limit } al massimo. I permessi pagano l’invio di appaltatori e non occupano lo scaffale.
lens-button-permit = Prestigio in un permesso
lens-button-permit-does = Il tuo segnalino torna indietro di { $prestige } prestigio, e prendi un permesso.
lens-diamond-does = Ne hai { $n }, nella riserva ne restano { $left }. Un diamante vale come qualsiasi materiale: consegnato, in un ornamento o pagato.
lens-diamonds = Paga con diamanti
lens-diamonds-does = { $n ->
    [0] Nessuno dei materiali che paghi è un diamante.
    [one] 1 dei materiali che paghi è un diamante.
   *[other] { $n } dei materiali che paghi sono diamanti.
}
lens-foreman = Il capocantiere
lens-foreman-does = È alla torre { $tower }: chi finisce lì una sezione ottiene { $more } riconoscimento in più, e le penalità per le sezioni altrui sotto contano { $factor } volte.
lens-contract = Contratto: { PIECE("contract", $contract) }
lens-contract-does = { $contract }: { $each ->
    [yes] { $n } prestigio per ciascuno
   *[no] { $n } prestigio
}, contato dopo l’ultimo turno. Per ora ti porterebbe { $now }.
lens-contract-return_2_lumber = Restituisci 2 legname
lens-contract-return_2_stone = Restituisci 2 pietre
lens-contract-return_2_brick = Restituisci 2 mattoni
lens-contract-return_4_rubles = Restituisci 4 rubli
lens-contract-return_gem_and_gold = Restituisci una gemma e un oro
lens-contract-all_ornaments_built = Tutti i tuoi ornamenti sono sulla cattedrale
lens-contract-ornaments_on_own_sections = I tuoi ornamenti sulle tue sezioni
lens-contract-ornaments_on_others_sections = I tuoi ornamenti su sezioni altrui
lens-contract-ornaments_not_built = I tuoi ornamenti che non sono sulla cattedrale
lens-contract-three_ornaments_one_tower = Tre tuoi ornamenti in una torre
lens-contract-three_claims_one_tower = Tre tuoi stendardi in una torre
lens-contract-section_of_each_type = Una base, una sezione intermedia e una cupola tue, finite
lens-contract-six_face_up_tiles = Sei tessere scoperte nella tua bottega
lens-contract-towers_without_presence = Torri senza un tuo stendardo o ornamento
lens-contract-towers_with_presence = Torri con un tuo stendardo o ornamento
lens-button-keep_hand = Tieni i tuoi contratti
lens-button-keep_hand-does = Tutti i contratti appena pescati vanno sotto il mazzo; nessuno ne tiene più di { $limit }.
lens-spare = Carta cattedrale
lens-spare-does = { $drawn ->
    [yes] Pescata per te: prendi materiali fra { $cost }.
   *[no] Qui si pescano carte, e prendi materiali che esse chiedono.
}
lens-reinforcement = Rinforzo: { PIECE("reinforcement", $tile) }
lens-reinforcement-does = Si usa una volta, nel tuo turno, oltre alla tua azione: { $terms }.

## What happens

event-hire = { PLAYER($player) } manda un appaltatore a { PIECE("city", $city) }
event-ivan_idle = { PIECE("city", $city) }: Ivan non ha più appaltatori, la sua carta ingaggio non fa nulla
event-ivan_idle-closed = { PIECE("city", $city) } è chiusa: la carta ingaggio di Ivan non fa nulla
event-city_closed = La torre { $tower } è completa: { PIECE("city", $city) } è chiusa
event-keep = { PLAYER($player) } tiene lo specialista sullo spazio { $space }
event-decline = { PLAYER($player) } rifiuta lo specialista sullo spazio { $space }
event-refill = Si pesca uno specialista per lo spazio { $space }
event-tool = { PLAYER($player) } gira lo specialista: { PIECE("tool", $tool) }
event-tools_back = Ivan rimette nel sacchetto due attrezzi uguali: { PIECE("tool", $tool) }
event-discard = { PLAYER($player) } toglie dal gioco { PIECE("ornament", $ornament, form: "an") }
event-specialist = { PLAYER($player) } usa lo specialista
event-reinforcement = { PLAYER($player) } usa la tessera rinforzo: { PIECE("reinforcement", $action) }
event-deliver-diamond = { PLAYER($player) } consegna un diamante come { PIECE("resource", $resource) } a { $section }
event-activate-other = { PLAYER($player) } attiva la tessera di { PLAYER($whose) } sullo spazio { PIECE("shop", $space) }
event-foreman = { PLAYER($player) } muove il capocantiere di { $steps } alla torre { $tower }
event-draw_contract = { PLAYER($player) } pesca un contratto: { PIECE("contract", $contract) }
event-draw_contract-hidden = { PLAYER($player) } pesca un contratto
event-keep_contract = { PLAYER($player) } tiene il contratto: { PIECE("contract", $contract) }
event-keep_contract-hidden = { PLAYER($player) } tiene un contratto
event-return_contract = { PLAYER($player) } mette sotto il mazzo: { PIECE("contract", $contract) }
event-return_contract-hidden = { PLAYER($player) } mette un contratto sotto il mazzo
event-contract = { PLAYER($player) } mostra un contratto, { PIECE("contract", $contract) }: { $prestige } prestigio
event-take_reinforcement = { PLAYER($player) } prende la tessera rinforzo: { PIECE("reinforcement", $tile) }
event-shuffle_cards = Le carte cattedrale scartate si mescolano in un nuovo mazzo
event-draw_card = { PLAYER($player) } pesca una carta cattedrale: { $cost }
event-name_section = { PLAYER($player) } indica { $section }

## Questions

prompt-guild = Si pesca una gilda al posto del Clero.
prompt-city = Una tessera città va sopra la torre { $tower }.
prompt-draw_specialist = Si pesca uno specialista per lo spazio { $space }.
drawn-guild = { PIECE("group", $guild) }
drawn-city = { PIECE("city", $city) }
prompt-draw_contract = Si pesca un contratto.
prompt-draw_card = Si pesca una carta cattedrale di scorta.
prompt-specialist = { PLAYER($player) }: scegli uno specialista accanto a { PIECE("city", $city) } e tienilo o rifiutalo.
prompt-both = { PLAYER($player) }: { $left ->
    [take] prendi un materiale, o fermati.
    [deliver] consegna un materiale, o fermati.
   *[both] prendi un materiale e consegnane uno, o fermati.
}
prompt-rubles = { PLAYER($player) }: paga rubli per altrettanto riconoscimento.
prompt-discard = { PLAYER($player) }: scegli un ornamento da togliere dal gioco.
prompt-claim = { PLAYER($player) }: rivendica una sezione.
prompt-guild_action = { $groups ->
    [any] { PLAYER($player) }: svolgi un’azione di una gilda qualsiasi.
   *[some] { PLAYER($player) }: svolgi un’azione di Artigiani, Carrettieri o Mercanti.
}
prompt-with_diamonds = { PLAYER($player) }: di ciò che paghi ({ COUNT($amount, "resource", $resource) }) quanti sono diamanti?
prompt-pay_any = { PLAYER($player) }: restituisci { $left ->
    [one] ancora un materiale
   *[other] ancora { $left } materiali
} di qualsiasi tipo.
prompt-activate_other = { PLAYER($player) }: scegli una tessera bottega scoperta di un altro giocatore da attivare.
prompt-foreman = { PLAYER($player) }: muovi il capocantiere di una o due torri.
prompt-name_player = { PLAYER($player) }: indica un altro giocatore, di cui si contano { $what ->
    [banners] gli stendardi in questa torre
   *[contractors] gli appaltatori nelle città
}.
prompt-extra = { PLAYER($player) }: { $parts ->
    [market] prendi risorse o attiva ancora una volta
    [material] prendi un materiale a scelta
   *[both] prendi risorse o attiva ancora una volta, e prendi un materiale a scelta
}{ $stop ->
    [yes] , o fermati
   *[no] {""}
}.
prompt-keep_contract = { $full ->
    [yes] { PLAYER($player) }: tieni uno dei contratti pescati al posto di uno che hai, o tieni i tuoi.
   *[no] { PLAYER($player) }: tieni uno dei contratti pescati; gli altri vanno sotto il mazzo.
}
prompt-return_contract = { PLAYER($player) }: metti sotto il mazzo uno dei contratti che avevi.
prompt-pick_card = { PLAYER($player) }: scegli la carta da cui prendi { $amount } materiali.
prompt-unit = { $left ->
    [one] { $more ->
        [yes] { PLAYER($player) }: prendi ancora uno dei materiali che la carta chiede ({ $cost }), o nulla.
       *[no] { PLAYER($player) }: prendi un materiale che la carta chiede ({ $cost }), o nulla.
    }
   *[other] { PLAYER($player) }: prendi { $left } dei materiali che la carta chiede ({ $cost }), uno alla volta, o nulla.
}
prompt-name_section = { PLAYER($player) }: scegli una tua sezione in costruzione.
prompt-place_free = { PLAYER($player) }: posa gratis la { $tile } scoperta nella bottega di { PLAYER($player) }.
prompt-take_reinforcement = { PLAYER($player) }: prendi una delle tessere rinforzo.

first-specialist = prima tieni o rifiuta uno specialista
first-both = prima concludi ciò che dà lo specialista
first-rubles = prima paga ciò che dà lo specialista
first-discard = prima scegli l’ornamento che lo specialista chiede
first-claim = prima rivendica una sezione grazie allo specialista
first-pay_any = prima paga i diamanti
first-with_diamonds = prima di’ quanti diamanti paghi
first-activate_other = prima scegli la tessera dell’altro giocatore da attivare
first-foreman = prima muovi il capocantiere
first-name_player = { $what ->
    [banners] prima indica il giocatore di cui si contano gli stendardi
   *[contractors] prima indica il giocatore di cui si contano gli appaltatori
}
first-extra = prima concludi le azioni di mercato in più
first-guild_action = { $groups ->
    [any] prima svolgi l’azione di una gilda
   *[some] prima svolgi l’azione di un’altra gilda
}
first-keep_contract = prima scegli il contratto da tenere
first-return_contract = prima metti sotto il mazzo uno dei contratti che avevi
first-pick_card = prima scegli una delle carte pescate
first-unit = prima prendi i materiali della carta pescata
first-name_section = prima scegli una sezione in costruzione
first-take_reinforcement = prima prendi una tessera rinforzo
first-place_free = prima posa la tessera bottega della sezione rivendicata

## Answers

answer-permit = Cedi { $price } prestigio per 1 permesso
answer-hire = { $bonus ->
    [none] Manda un appaltatore a { PIECE("city", $city) } per { COUNT($permits, "resource", "permit") }
   *[some] Manda un appaltatore a { PIECE("city", $city) } per { COUNT($permits, "resource", "permit") }: { $bonus }
}
answer-keep_specialist = Tieni { $specialist } per { COUNT($price, "resource", "ruble") }
answer-decline_specialist = Rifiuta { $specialist }
answer-use_specialist = Usa { $specialist }
answer-use_specialist_diamond = Usa { $specialist }, pagando con un diamante
answer-discard = Togli dal gioco { PIECE("ornament", $ornament, form: "an") }
answer-discard_from = Togli dal gioco { PIECE("ornament", $ornament, form: "the") } sullo spazio { PIECE("shop", $space) }
answer-pay_rubles = Paga { COUNT($amount, "resource", "ruble") } per { $amount } riconoscimento
answer-nothing = Non prendere nulla
answer-deliver_diamond = Consegna un diamante come { PIECE("resource", $resource) } a { $section }
answer-decorate_diamond = Posa { PIECE("ornament", $ornament, form: "an") }{ $base ->
    [yes] { $gems ->
        [none] {" "}in diamante
       *[some] {" "}in diamante con { $gems }
    }
   *[no] {" "}con { $gems }
} su { $section }: { $prestige } prestigio
answer-pay_diamond = Restituisci un diamante
answer-with_diamonds = Paga con { COUNT($amount, "resource", "diamond") }
answer-activate_other = Attiva la tessera di { PLAYER($player) } sullo spazio { PIECE("shop", $space) }: { COUNT($amount, "resource", $resource) }
answer-choose = Prendi { COUNT(1, "resource", $resource) } come materiale a scelta
answer-foreman = Muovi il capocantiere alla torre { $tower }: { COUNT($amount, "resource", $resource) }
answer-name_player = Indica { PLAYER($player) }: { COUNT($amount, "resource", $resource) }
answer-keep_contract = Tieni il contratto «{ PIECE("contract", $contract) }», per ora { $prestige } prestigio
answer-return_contract = Metti sotto il mazzo il contratto «{ PIECE("contract", $contract) }», per ora { $prestige } prestigio
answer-keep_hand = Tieni i tuoi contratti; tutti quelli pescati vanno sotto il mazzo
answer-reinforce = Usa una tessera rinforzo: { $terms }
answer-take_reinforcement = Prendi la tessera rinforzo: { $terms }
answer-pick_card = Prendi { $amount } fra { $cost }
answer-name_section = Scegli { $section }: { COUNT($amount, "resource", $resource) }

## Why not

refused-not_in_game = appartiene a una parte che non è in questa partita
refused-must_pay = ciò che lo specialista chiede va pagato
refused-permit_limit = nessuno tiene più di { $limit } permessi
refused-no_prestige = non hai prestigio da cedere
refused-hire_moment = un appaltatore si manda come azione base del turno, al posto di ogni altra
refused-no_contractor = sulla tua estensione non restano appaltatori
refused-city_closed = { PIECE("city", $city) } è chiusa
refused-city_too_dear = { PIECE("city", $city) } costerebbe { COUNT($permits, "resource", "permit") }, più di quanti se ne possono tenere
refused-city_permits = { $prestige ->
    [0] { PIECE("city", $city) } costa { COUNT($permits, "resource", "permit") }; tu ne hai { $have }
   *[other] { PIECE("city", $city) } costa { COUNT($permits, "resource", "permit") }; tu ne hai { $have } e puoi prima cedere { $prestige } prestigio per il resto
}
refused-no_specialist_offered = prima manda un appaltatore, poi scegli uno specialista
refused-specialist_space = lo spazio { $space } non è accanto a { PIECE("city", $city) }
refused-specialist_space_empty = lo spazio { $space } è vuoto
refused-specialist_price = uno specialista costa { COUNT($price, "resource", "ruble") }; tu ne hai { $have }
refused-no_specialist = sulla tua estensione non aspetta nessuno specialista
refused-specialist_moment = uno specialista si usa dopo che hai mosso il dado nero
refused-specialist_die = lo specialista aspetta il dado nero; tu hai mosso il { PIECE("die", $die) }
refused-specialist_used = lo specialista di questa visita è già stato usato
refused-specialist_no_material = questo specialista non chiede materiali
refused-discard_moment = gli ornamenti lasciano il gioco solo con quello specialista
refused-discard_waiting = sullo spazio { PIECE("shop", $space) } non aspetta nessun ornamento
refused-discard = quell’ornamento non è a tua disposizione
refused-no_ruble = non c’è nessun rublo da pagare
refused-no_ornament_left = non restano ornamenti da togliere dal gioco
refused-no_banner_left = non restano stendardi
refused-no_section_to_claim = nessuna sezione si può rivendicare
refused-rubles_moment = i rubli si cambiano in riconoscimento con quello specialista
refused-rubles = hai { COUNT($have, "resource", "ruble") }
refused-not_on_a_card = questa azione non è su una carta che ora si può scegliere: { PIECE("action", $action) }
refused-no_diamond = nel tuo inventario non c’è nessun diamante
refused-diamond_ornament = i pezzi per { PIECE("ornament", $ornament, form: "the") } non sono tutti nel tuo inventario
refused-no_payment = ora nessuna azione chiede un materiale
refused-all_diamonds = i materiali non possono essere tutti diamanti
refused-no_material = nel tuo inventario manca: { PIECE("resource", $resource) }
refused-diamond_supply = senza un diamante nel pagamento la riserva non ne ha da dare
refused-no_mix = nessun pagamento chiede il numero di diamanti
refused-mix = fra le unità possono esserci da { $fewest } a { COUNT($most, "resource", "diamond") }
refused-others_tile_moment = la tessera di un altro giocatore si attiva con quell’azione degli Artefici
refused-no_player = in questa partita non c’è il giocatore { $number }
refused-ivans_workshop = Ivan non ha una bottega
refused-own_tile = la tessera deve essere di un altro giocatore
refused-foreman_moment = il capocantiere si muove con le azioni dei Capicantiere
refused-no_name = ora non c’è nessun giocatore da indicare
refused-own_name = deve essere un altro giocatore
refused-no_contractors = { PLAYER($player) } non ha appaltatori in una città
refused-contract_must_keep = con meno di { $limit } contratti se ne deve tenere uno di quelli pescati
refused-contract_first_keep = prima scegli il contratto da tenere
refused-contract_not_drawn = quel contratto non è fra quelli pescati
refused-contract_not_held = quel contratto non era nella tua mano
refused-contract_chosen = il contratto da tenere è scelto; ora uno di quelli che avevi va sotto il mazzo
refused-no_contracts = non sono stati pescati contratti
refused-reinforce_turn = le tessere rinforzo si usano nel proprio turno
refused-reinforcement_gone = la tessera «{ PIECE("reinforcement", $tile) }» è stata usata e ha lasciato il gioco
refused-reinforcement_not_yours = non hai la tessera «{ PIECE("reinforcement", $tile) }»
refused-reinforced = in questo turno è già stata usata una tessera rinforzo
refused-reinforce_placing = si usa nel momento in cui si posa una tessera bottega
refused-reinforcement_idle = «{ PIECE("reinforcement", $tile) }» ora non avrebbe effetto
refused-no_reinforcement = non restano tessere rinforzo in offerta
refused-taking_reinforcement = le tessere rinforzo si prendono dai Mattonai
refused-reinforcement_taken = la tessera «{ PIECE("reinforcement", $tile) }» non è più in offerta
refused-face_up_now = ora la tessera si posa scoperta
refused-card_needs_room = per pescare una carta serve uno spazio libero nell’inventario
refused-no_section_gives = nessuna tua sezione in costruzione darebbe qualcosa
refused-section_moment = ora non c’è nessuna sezione da scegliere
refused-no_such_section = in questa cattedrale non c’è la sezione { $section }
refused-section_not_yours = { $section } non ha il tuo stendardo
refused-section_finished = { $section } è già finita
refused-section_gives_nothing = { $section } non darebbe nulla
refused-pick_moment = una carta si sceglie solo dopo averne pescate due
refused-unit_no_material = si prendono solo materiali che la carta chiede
refused-unit_one_by_one = i materiali della carta si prendono uno alla volta
refused-unit_kind = { $more ->
    [yes] la carta non chiede altro di questo tipo: { PIECE("resource", $resource) }
   *[no] la carta non chiede { PIECE("resource", $resource, form: "some") }
}
refused-choice_moment = un materiale a scelta viene con quell’azione dei Grossisti
refused-choice_taken = il materiale a scelta è già stato preso
refused-choice_supply = la riserva è esaurita: { PIECE("resource", $resource) }
refused-choice_room = l’inventario non ha spazi liberi
refused-choice_kind = non è fra i tipi mostrati: { PIECE("resource", $resource) }
refused-extra_part = almeno una parte deve avvenire
refused-extra_influence = l’influenza non è un’azione di mercato da ripetere
refused-extra_done = l’azione di mercato è fatta; resta solo il materiale
refused-extra_pattern = { $pattern ->
    [same] la seconda azione di mercato deve essere dello stesso tipo
   *[different] la seconda azione di mercato deve essere dell’altro tipo
}
refused-extra_die = il dado { PIECE("die", $die) } non attiva lo spazio { PIECE("shop", $space) }

## What is given up

left-specialist = lo specialista lascia il gioco
left-material = il materiale a scelta
left-delivery = la consegna
left-market_action = { $n ->
    [one] { $n } azione di mercato
   *[other] { $n } azioni di mercato
}

## Lists

refused-permits_price = costa { COUNT($price, "resource", "permit") }; tu ne hai { $have }
refused-permits_held = hai già { COUNT($limit, "resource", "permit") }, il massimo possibile
refused-diamonds_cost = costa { COUNT($n, "resource", "diamond") }, che non hai
refused-diamond_source = i diamanti li danno solo i Gioiellieri
way-hire = ingaggia uno specialista
source-cities = Città
source-hired = Appaltatori ingaggiati
source-specialists = Specialisti
source-guild = La quarta gilda
source-tools = Attrezzi
source-contracts = Contratti
final-tools = { $prestige } per gli attrezzi
final-contracts = { $prestige } per i contratti

# Settings.
setting-module = Contractors
setting-module-help = Un quarto modo di usare un turno: ingaggia specialisti nelle città del ducato.
setting-module-off = senza: mercato e plance del gioco base
setting-module-on = con appaltatori, città, permessi, specialisti e un dado nero
setting-guild = Quarta gilda
setting-guild-help = Il Clero o una nuova gilda accanto ad Artigiani, Carrettieri e Mercanti.
setting-guild-clergy = Clero, come nel gioco base
setting-guild-random = una delle nuove gilde, pescata
setting-guild-jewelers = Gioiellieri: diamanti che valgono come qualsiasi materiale
setting-guild-artisans = Artefici: attivano tessere bottega
setting-guild-foremen = Capicantiere: un capocantiere va di torre in torre
setting-guild-contractors = Appaltatori: guadagni per gli appaltatori nelle città
setting-guild-wholesalers = Grossisti: azioni di mercato ancora una volta
setting-guild-managers = Intendenti: piccoli guadagni e buoni prezzi
setting-guild-lawyers = Avvocati: commercio di permessi
setting-guild-archivists = Archivisti: contratti segreti per la fine della partita
setting-guild-master_builders = Mastri Costruttori: materiali da carte cattedrale di scorta
setting-guild-brick_makers = Mattonai: tessere per ogni momento di un turno
setting-plans = Piani di costruzione
setting-plans-help = Se ne pesca uno.
setting-plans-base = quelli del gioco base
setting-plans-all = con altri due per ogni numero di giocatori
guild-needs-module = l’impostazione guild è «{ $guild }», le cui carte richiedono tutte gli appaltatori; ammesso: module «on», o un’altra gilda [{ $rule }]
bad-level = l’impostazione level è «{ $level }»; con gli appaltatori ammesso: standard [{ $rule }]

## Positions that cannot be

wrong-end-tools = { $count ->
    [0] non resta nessuna tessera con quell’attrezzo: { PIECE("tool", $tool) }
    [one] resta solo 1 tessera con quell’attrezzo: { PIECE("tool", $tool) }
   *[other] restano solo { $count } tessere con quell’attrezzo: { PIECE("tool", $tool) }
}
wrong-diamonds-asks-more-than = «with_diamonds» chiede più di quanto il giocatore ha
wrong-pay-any-says-more = «pay_any» dice che sono stati pagati più diamanti del possibile
wrong-pay-any-asks-more = materiali che «pay_any» chiede ancora: { $left }
wrong-contract-two-places = il contratto { $contract } è in due punti
wrong-contracts-drawn-nobody-asked = ci sono contratti pescati, ma nessuno riceve la domanda
wrong-contract-lies-under-deck = il contratto { $name } è due volte sotto il mazzo
wrong-contract-held-under-deck = il contratto { $name } è in mano e sotto il mazzo
wrong-contract-scored-now = il contratto { $name } non si conta ora
wrong-holds-contracts-allowed-up = contratti di { $player }: { $held }; ammesso: fino a { $limit }
wrong-ivan-holds-no-contracts = Ivan non tiene contratti
wrong-reinforcement-tiles-missing = mancano tessere rinforzo: { $lost }
wrong-ivan-no-reinforcement-tiles = Ivan non ha tessere rinforzo
wrong-reinforcement-tile-was-used = è stata usata una tessera rinforzo, ma nessuna è uscita
wrong-reinforcement-tile-two-places = la tessera rinforzo { $tile } è in due punti
wrong-draw-contract-player = «draw_contract» è per il giocatore { $player }
wrong-contracts-drawn-come-all = contratti: { $drawn } pescati, { $left } in arrivo; { $wanted } in tutto
wrong-contracts-drawn = contratti pescati: { $drawn }, non { $wanted }
wrong-contracts-kept = contratti tenuti: { $drawn }, non 1
wrong-return-contract-needs-full = «return_contract» richiede una mano piena di contratti
wrong-diamond-count = diamanti: { $supply } nella riserva, { $held } negli inventari, { $laid } sulle carte fanno { $total }; il gioco ne ha { $diamonds }
wrong-more-diamonds-than-units = { $name } ha più diamanti per { $material } che unità
wrong-ivan-he-no-diamonds = { $name } è di Ivan, che non ha diamanti
wrong-draw-card-player = «draw_card» è per il giocatore { $player }
wrong-draw-card-cards-draw = carte che «draw_card» deve pescare: { $left }, non da 1 a { $cards }
wrong-draw-card-needs-deck = a «draw_card» serve un mazzo; le carte scartate andavano mescolate
wrong-unit-materials-take-kind = materiali che «unit» deve prendere: { $left } su { $most_units }; il tipo preso per primo non va bene
wrong-unit-taken-kind-card = «unit» ha preso un tipo che la carta non chiede
wrong-spare-cards-drawn-open = carte di scorta pescate: { $drawn }; alle domande aperte ne servono { $count }
wrong-cathedral-card-two-places = la carta cattedrale { $card } è in due punti
wrong-extra-does-say-which = «extra» non dice quali azioni sono state fatte
wrong-extra-no-material-choose = «extra» non ha materiali da scegliere
wrong-needs-contractor-player = { $kind } richiede un appaltatore del giocatore a { $city }
wrong-specialist-tiles-missing = mancano tessere specialista: { $lost }
wrong-each-tower-city-own = ogni torre ha una città propria
wrong-permits = permessi di { $who }: { $permits }
wrong-contractors-cities-there = appaltatori di { $who } nelle città: { $sent }; ce ne sono { $contractors }
wrong-ivan-no-permits = Ivan non ha permessi
wrong-ivan-holds-no-specialist = Ivan non tiene specialisti
wrong-city-marker-missing = manca il segnalino della città
wrong-ivan-tools-differ = gli attrezzi di Ivan devono essere diversi: { $tools }
wrong-specialist-tile-two-places = la tessera specialista { $tile } è in due punti
wrong-city-marker-solitaire-games = il segnalino della città è solo per le partite in solitario
wrong-specialist-display-elsewhere = lo specialista { $name } è in offerta e altrove
wrong-specialist-extension-elsewhere = lo specialista { $name } è su un’estensione e altrove
wrong-specialist-lies-beside-player = lo specialista { $name } è accanto a un giocatore che non c’è
wrong-contractor-which-was-never = { $who } ha un appaltatore a { $city }, che non è mai stata aperta
wrong-discarded-ornament-from-space = { $who } ha scartato un ornamento da uno spazio che non ne aveva
wrong-discarded-ornament = { $who } ha scartato { $out } dell’ornamento { $name }
wrong-closed-if-tower-complete = { $name } deve essere chiusa se la sua torre è completa, e solo allora
wrong-no-tower-closed = { $name } non ha una torre, quindi deve essere chiusa
wrong-turn-over-needs-specialist = «turn_over» richiede uno specialista del giocatore di turno

## Printed values that do not fit together

printed-new-plan = { $towers } torri con { $sections } sezioni in tutto
printed-times = { $count ->
    [one] { $space } una volta
   *[other] { $space } { $count } volte
}
printed-name-spaces = { $field } indica { $spaces }
printed-two-cities = ogni spazio presso due città
printed-tool-on = { $count ->
    [one] { $field } è { $tool } su 1 tessera
   *[other] { $field } è { $tool } su { $count } tessere
}
printed-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
printed-free-recognition = { $count }, il riconoscimento che dà senza costo

## The box: sheets, pieces and their places

part-contractors = Contractors
sheet-specialists = Specialisti
sheet-guilds = Carte gilda
sheet-guild-actions = Azioni delle gilde
sheet-contracts = Contratti
sheet-reinforcements = Tessere rinforzo
sheet-expansion-tiles = Tessere dell’espansione
sheet-expansion-plans = Piani di costruzione dell’espansione
sheet-cities = Città
sheet-extension = Plancia estensione e attrezzi
sheet-expansion-supply = Riserva e solitario

given-lumber = legname
given-brick = mattone
given-stone = pietra
given-gold = oro
given-green_gem = gemma verde
given-purple_gem = gemma viola
given-ruble = rublo
given-permit = permesso
given-recognition = riconoscimento
given-prestige = prestigio
given-material_of_choice = materiale a scelta

piece-specialist = Specialista: { $kind ->
    [gain] { $gives }
    [return_material] restituisce { $cost } → { $gives }
    [pay_material] { $cost } → { $gives }
    [two_activations] due attivazioni
    [discard_ornament] un ornamento → { $gives }
    [rubles_to_recognition] rubli → riconoscimento
    [material_and_delivery] { $gives }, una consegna
    [resource_tile] una tessera risorsa
   *[claim] una rivendicazione
} ({ PIECE("tool", $tool) })
piece-contract = Contratto: { PIECE("contract", $contract) } → { $prestige } prestigio
piece-reinforcement = Rinforzo: { $tile ->
    [gain_5_rubles] { $gives }
    [gain_3_recognition] { $gives }
    [gain_2_materials] { $gives }
   *[other] { PIECE("reinforcement", $tile) }
}
piece-city = { PIECE("city", $city) }: specialisti { $spaces }
piece-slot = { $none ->
    [yes] Spazio { $n } dell’estensione: nulla
   *[no] Spazio { $n } dell’estensione: { $gives }
}
piece-tools = Attrezzi in una serie: { $prestige } prestigio
piece-extension-start = Plancia estensione all’inizio
piece-permit-start = Permessi all’inizio: { $count }
piece-solo-start = Ivan comincia con { $count } prestigio
piece-solo-hire = Ivan a Mosca: { $count } prestigio

place-gives = Dà
place-bonus = Bonus
place-tool = Attrezzo
place-spaces = Spazi
place-start = Permessi all’inizio
place-start_permits = Permessi all’inizio
place-hire_price_rubles = Rubli per l’ingaggio
place-gain_diamond = Diamanti ottenuti
place-gain_permit = Permessi ottenuti
place-prestige_two_players = Prestigio, due giocatori
place-ivan_prestige = Prestigio
place-prestige_moscow = Prestigio a Mosca
