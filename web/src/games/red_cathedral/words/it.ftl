# Words of the drawing of The Red Cathedral, in Italian.

tab-duchy = Ducato
closed = chiusa
none = nessuno
permits = Permessi
contractors = Appaltatori in casa
diamonds = Diamanti
contracts = Contratti
contracts-worth = ora valgono { $n }
reinforcements = Rinforzi
duchy = Granducato
duchy-bag = { $n ->
    [one] 1 specialista nel sacchetto
   *[other] { $n } specialisti nel sacchetto
}
ext = Estensione
ext-left = { $n ->
    [one] resta 1 appaltatore
   *[other] restano { $n } appaltatori
}
ext-leaves = parte l’appaltatore { $n }
ext-waits = aspetta il dado nero
ext-wakes = il dado nero lo attiva
ext-pays = lo spazio { $n } dà { $what }
ext-none = nessuno specialista
ext-tools = gli attrezzi ottenuti valgono { $n } prestigio
contract-each = ognuno
contract-back = un contratto, coperto
offer-players = Giocatori da nominare
offer-contracts = Contratti pescati
offer-spare = Carte cattedrale pescate
offer-reinforcements = Tessere rinforzo in offerta
deck-contracts = { $n ->
    [one] 1 contratto nel mazzo
   *[other] { $n } contratti nel mazzo
}
deck-spare = { $n ->
    [one] 1 carta di scorta, scarti: { $m }
   *[other] { $n } carte di scorta, scarti: { $m }
}
deck-diamonds = { $n ->
    [one] resta 1 diamante
   *[other] restano { $n } diamanti
}

good-permit = permesso
    .count = { $n ->
        [one] 1 permesso
       *[other] { $n } permessi
    }
good-diamond = diamante
    .count = { $n ->
        [one] 1 diamante
       *[other] { $n } diamanti
    }
color-black = nero
tool-hammer = martello
tool-saw = sega
tool-trowel = cazzuola
tool-chisel = scalpello
tool-compass = compasso
tool-axe = ascia
guild-jewelers = Gioiellieri
guild-artisans = Artefici
guild-foremen = Capicantiere
guild-contractors = Appaltatori
guild-wholesalers = Grossisti
guild-managers = Intendenti
guild-lawyers = Avvocati
guild-archivists = Archivisti
guild-master_builders = Mastri Costruttori
guild-brick_makers = Mattonai

act-buy_1_diamond = compra un diamante
act-exchange_3_materials = tre per due
act-buy_2_diamonds = compra due diamanti
act-diamond_for_2_permits = vendi per permessi
act-activate_own_tile = attiva tua tessera
act-activate_other_players_tile = usa tessera altrui
act-activate_own_tile_twice = tessera due volte
act-activate_two_own_tiles = due tue tessere
act-recognition_own_banners = per tuo stendardo
act-rubles_own_banners = rublo per stendardo
act-recognition_other_banners = per stendardo altrui
act-rubles_other_banners = rubli per gli altrui
act-black_die_resource = tessera dado nero
act-permits_per_contractor = permessi per i tuoi
act-rubles_per_contractor = rubli per i tuoi
act-rubles_per_other_contractor = rubli per gli altrui
act-one_market_action = un’azione di mercato
act-market_action_and_material = azione e materiale
act-same_market_action_twice = azione due volte
act-two_market_actions = due azioni mercato
act-gain_basic_material = un materiale comune
act-basic_material_for_recognition = comune per fama
act-gain_1_ruble = ottieni 1 rublo
act-gold_for_3_rubles = vendi oro per 3
act-gain_1_gem = ottieni una gemma
act-gems_for_prestige_and_rubles = vendi le due gemme
act-gain_1_permit = ottieni 1 permesso
act-permit_for_delivery = permesso → consegna
act-two_permits_for_prestige = permessi → prestigio
act-permit_for_material = permesso → materiale
act-draw_contracts = tieni uno di tre
act-market_area = uno spazio, per dado
act-any_guild_action = azione gilda base
act-resource_tile = una tessera risorsa
act-draw_1_card = pesca 1, prendi 2
act-draw_2_cards = pesca 2, prendi 2+1
act-rubles_of_section = rubli di una sezione
act-half_recognition_of_section = metà di una sezione
act-take_reinforcement = prendi una tessera
act-brick_for_delivery = mattone → consegna
act-brick_for_2_rubles = vendi mattone per 2
act-brick_for_recognition = mattone per fama

contract-return_2_lumber = restituisci 2 legname
contract-return_2_stone = restituisci 2 pietre
contract-return_2_brick = restituisci 2 mattoni
contract-return_4_rubles = restituisci 4 rubli
contract-return_gem_and_gold = restituisci una gemma e un oro
contract-all_ornaments_built = tutti i tuoi ornamenti posati
contract-ornaments_on_own_sections = tuoi ornamenti su tue sezioni
contract-ornaments_on_others_sections = tuoi ornamenti su sezioni altrui
contract-ornaments_not_built = tuoi ornamenti non posati
contract-three_ornaments_one_tower = tre tuoi ornamenti in una torre
contract-three_claims_one_tower = tre tuoi stendardi in una torre
contract-section_of_each_type = una base, una intermedia e una cupola
contract-six_face_up_tiles = sei tessere scoperte
contract-towers_without_presence = torri senza di te
contract-towers_with_presence = torri con te
reinforcement-gain_5_rubles = ottieni 5 rubli
reinforcement-any_guild_action = un’azione di una gilda in gioco
reinforcement-activate_own_tile = attiva una tua tessera
reinforcement-deliver_1 = consegna un pezzo
reinforcement-gain_3_recognition = ottieni 3 riconoscimento
reinforcement-free_placement = posa gratis una tessera bottega
reinforcement-gain_2_materials = ottieni due materiali
reinforcement-die_resource = prendi dalla tessera accanto a un dado

say-city = { $n ->
    [one] { $city }: costa 1 permesso, { $who }
   *[other] { $city }: costa { $n } permessi, { $who }
}
say-city-closed = { $city }: chiusa, { $who }
say-city-there = appaltatori: { $list }
say-city-empty = nessun appaltatore
say-citytile = { $city } a torre completa: { $list }
say-specialist = Specialista: { $effect }; attrezzo: { PIECE("tool", $tool) }
say-specialist-none = nessuno
say-slot = Appaltatore { $n }, il suo spazio dà { $what }
say-slot-gone = L’appaltatore { $n } è partito, il suo spazio ha dato { $what }
say-slot-nothing = nulla
say-permits = permessi: { $n } su { $m }
say-permit = cedi prestigio per un permesso
say-tools = Attrezzi: { $list }; valgono { $n } prestigio
say-mix = { $n ->
    [one] paga con 1 diamante
   *[other] paga con { $n } diamanti
}
say-mix-none = nessuno
say-diamonds = { $n ->
    [one] 1 diamante, vale come qualsiasi materiale
   *[other] { $n } diamanti, ognuno vale come qualsiasi materiale
}
say-contract = Contratto: { $words }, per ora { $n } prestigio
say-spare = carta cattedrale: { $list }
say-tower = Torre { $n }
say-foreman = il capocantiere alla torre { $n }
say-tile-of = { $name }: { $tile }

ivan-hire = Ingaggio
ivan-hire-short = Ingaggio
ivan-hire-what = rimasti: { $n }
ivan-will-hire = manda un appaltatore nella città del suo segnalino

tab-market = Mercato
tab-site = Cantiere
tab-me = Io
part-market = Anello del mercato con il tracciato
part-site = Cantiere
part-me = La tua bottega
part-supply = Riserva comune
supply = Riserva
you = tu
turn = turno { $n }
of = { $n } di { $m }
free = gratis
for = per { $n }
full = pieno
inventory = Inventario
workshop = Bottega
ornaments = Ornamenti
track = Tracciato
inv-state = { $n } di { $m }
inv-gain = { $n } di { $m }, posto per altri { $k }
inv-full = { $n } di { $m }, pieno
shop-hand = posa la tessera
orn-left = rimasti: { $n }
orn-none = tutti posati
next = prossimo fra { $n }
face-up = scoperta
face-down = coperta, gratis
sections = sezioni finite: { $n } su { $m }
towers = Torri adesso
towers-note = prestigio che darebbero
worth = vale
none-short = –
nothing = ancora nulla
tie0 = parità 0
recognition-to = { $n } riconoscimento al prossimo prestigio
ended = avrebbe { $n } se finisse ora
hub-last = ultimo giro
hub-over = fine

good-lumber = legname
    .count = { $n } legname
good-brick = mattone
    .count = { $n ->
        [one] 1 mattone
       *[other] { $n } mattoni
    }
good-stone = pietra
    .count = { $n ->
        [one] 1 pietra
       *[other] { $n } pietre
    }
good-gold = oro
    .count = { $n } oro
good-green_gem = gemma verde
    .count = { $n ->
        [one] 1 gemma verde
       *[other] { $n } gemme verdi
    }
good-purple_gem = gemma viola
    .count = { $n ->
        [one] 1 gemma viola
       *[other] { $n } gemme viola
    }
good-ruble = rublo
    .count = { $n ->
        [one] 1 rublo
       *[other] { $n } rubli
    }
good-recognition = riconoscimento
    .count = { $n } riconoscimento
good-prestige = prestigio
    .count = { $n } prestigio
good-any = un materiale qualsiasi
    .count = { $n ->
        [one] 1 materiale qualsiasi
       *[other] { $n } materiali qualsiasi
    }
season-spring = Primavera
season-summer = Estate
season-autumn = Autunno
season-winter = Inverno
guild-craftsmen = Artigiani
guild-teamsters = Carrettieri
guild-merchants = Mercanti
guild-clergy = Clero
color-white = bianco
color-green = verde
color-blue = blu
color-red = rosso
color-yellow = giallo
orn-door = porta
    .an = una porta
orn-arch = arco
    .an = un arco
orn-cross = croce
    .an = una croce
type-base = base
type-middle = sezione intermedia
type-dome = cupola
n-1 = 1
n-2 = 2
n-3 = 3
n-4 = 4
kind-any = materiali
kind-common = comuni
kind-precious = preziosi
kind-some = alcuni

act-deliver = { $n ->
    [one] consegna uno per { $price }
   *[other] consegna { $n } per { $price }
}
act-swap = scambia tessere: { $price }
act-wake = attiva tua tessera
act-alike = { PIECE("n", $n) } uguali per { PIECE("n", $m) }
act-change = cambia uno per { $price }
act-sell = vendi { $kind } a { $n }
act-buy = compra { $kind } a { $price }
act-discard = scarta { PIECE("n", $n) } tipi
act-prestige = { $n } prestigio per { $price }
act-ruble = ottieni { $n } { $n ->
    [one] rublo
   *[other] rubli
}
act-recognition = { $n } riconoscimento
act-types = ogni tipo: prendi { $n }
act-once = una volta
act-many = ogni volta che paghi

say-die = dado { PIECE("color", $color) }, segna { $n }, su { $space }
say-space = { $space }: { $count } per dado, { $dice }
say-nodice = nessun dado
say-dice = dadi: { $list }
say-guild = { PIECE("guild", $guild) }, gilda della stagione { PIECE("season", $season) }
say-action = { PIECE("guild", $guild) }: { $words }, { PIECE("act", $repeat) }
say-section = Torre { $tower }, livello { $level }, { PIECE("type", $type) }
say-locked = chiusa finché il livello sotto non è rivendicato
say-open = libera, con { $tile }
say-claimed = rivendicata da { $name }
say-finished = finita da { $name }
say-needs = serve ancora: { $list }
say-jewels = { $n } dei suoi pezzi: diamanti
say-costs = costa { $list }
say-pays = dà { $list }
say-ornament = { PIECE("orn", $orn) } di { $name }
say-fine = costerebbe { $n } riconoscimento a chi la possiede
say-tile-die = una tessera dado { PIECE("color", $color) }
say-tile = una tessera da { $count }
say-good = { $count } nel tuo inventario
say-banner = stendardo su uno spazio dell’inventario
say-banner-white = stendardo su uno spazio bianco della bottega
say-shop = spazio { $space } della bottega, { $what }
say-shop-empty = { $n ->
    [one] vuoto, 1 rublo per la tessera scoperta
   *[other] vuoto, { $n } rubli per la tessera scoperta
}
say-shop-down = una tessera coperta
say-shop-banner = sotto uno stendardo
say-shop-holds = custodisce { $orn }
say-ornaments = { PIECE("orn", $orn) }, { $n } da posare
say-supply = { $count } nella riserva
say-face-up = posa la tessera scoperta
say-face-down = posa la tessera coperta
say-exchange = cambia prestigio in rubli
say-reroll = cedi prestigio e rilancia i dadi di uno spazio
say-marker = { $name }: { $n } riconoscimento, { $p } prestigio

zoom-whole = Tutto il cantiere

lens-yours = Tua.
lens-of = { $name } costruisce qui.
lens-done = Finita da { $name }.
lens-free = { $tile ->
    [none] Libera.
   *[other] Libera, con { $tile }.
}
lens-locked = Chiusa finché il livello sotto non è rivendicato.
lens-needs = Serve ancora
lens-costs = Costa
lens-pays = Dà
lens-fine = Se qualcuno finisce sopra, costa { $n }
lens-bare = Ancora senza ornamento.
lens-orn = Con ornamento ({ PIECE("orn", $orn) }) di { $name }.

ivan-next = prossima
ivan-row = La fila di carte di Ivan
ivan-claim = Rivendicazione
ivan-inventory = Inventario
ivan-transport = Trasporto
ivan-construction = Costruzione
ivan-recognition = Riconoscimento
ivan-claim-short = Rivendica
ivan-inventory-short = Deposita
ivan-transport-short = Porta
ivan-construction-short = Costruisci
ivan-recognition-short = Fama
ivan-claim-what = rimasti: { $n }
ivan-inventory-what = { $n ->
    [one] +1 pezzo
   *[other] +{ $n } pezzi
}
ivan-transport-what = ne sposta { $n }
ivan-construction-what = ne posa { $n }
ivan-recognition-what = +{ $n }
ivan-walk = avanza di { $n } su { $space }
ivan-blocked = spazio { $space } pieno: non si muove
ivan-tile = { $n } dalla tessera
ivan-will-claim = { $n ->
    [0] non ha più stendardi per rivendicare
   *[other] rivendica una sezione, scegli tu dove fra le ammesse
}
ivan-will-inventory = ne mette da parte { $n } dalle pile più grandi
ivan-will-transport = { $n ->
    [one] porta 1 pezzo a Costruzione
   *[other] porta { $n } pezzi a Costruzione
}
ivan-will-construction = { $n ->
    [one] posa 1 pezzo sulle sue sezioni
   *[other] posa { $n } pezzi sulle sue sezioni
}
ivan-will-recognition = ottiene { $n } riconoscimento
ivan-caption = con i dadi di adesso · la tua mossa può cambiarlo
ivan-reset = tutte le tessere sono usate: la fila ricomincia
ivan-orn = { $n ->
    [0] prossimo ornamento ({ $orn }) quando la fila ricomincia
    [one] prossimo ornamento ({ $orn }) quando la fila ricomincia: fra 1 turno
   *[other] prossimo ornamento ({ $orn }) quando la fila ricomincia: fra { $n } turni
}
ivan-orn0 = tutti i suoi ornamenti sono posati
level-standard = normale
level-hard = difficile
level-very_hard = molto difficile

score-total = Prestigio

card-line = Fai girare i dadi al mercato, consegna pietra e oro, e finisci le tue cupole prima che altri si dividano la fama.
card-picture = Profilo di una cattedrale di mattoni rossi con cupole dipinte
card-solo = Contro le carte di Ivan
card-expansion = L’espansione Contractors
card-expansion-line = Ogni parte si può giocare con o senza le altre.

story-plus = più { $what }
story-minus = meno { $what }
story-die = dado { PIECE("color", $color) }
story-move = { $die } su { $space }
story-take = { $you ->
    [yes] prendi
   *[no] prende
} { $goods }
story-tile = propria tessera
story-swap = { $you ->
    [yes] scambi
   *[no] scambia
} due tessere
story-claim = { $you ->
    [yes] rivendichi
   *[no] rivendica
} { $section },
story-lay = { $tile } su { $space }
story-face-up = tessera scoperta
story-face-down = tessera coperta
story-shop-green = verde
story-shop-blue = blu
story-shop-red = rosso
story-shop-yellow = giallo
story-shop-white_1 = bianco 1
story-shop-white_2 = bianco 2
story-deliver = { $goods } a { $section }
story-finish = { $you ->
    [yes] finisci
   *[no] finisce
} { $section }
story-decorate = { $ornament } su { $section }
story-reroll = { $you ->
    [yes] rilanci
   *[no] rilancia
} i dadi di uno spazio
story-sixth = sesta sezione: ultimo giro
story-ivan-reset = ricomincia la sua fila
story-ivan-blocked = { $die } non può muoversi
story-ivan-store = ne mette da parte { $n }
race-of = { $name }: { $n } su { $of } sezioni
race-next = { $you ->
    [yes] poi tocca a te
   *[no] poi tocca a { $name }
}
race-near = { $you ->
    [yes] ti manca una sezione
   *[no] { $name }: manca una sezione
}
race-last = { $n ->
    [0] ultimo giro · ultimo turno
    [one] ultimo giro · segue 1 turno
   *[other] ultimo giro · seguono { $n } turni
}
row-group-claim = Rivendica
row-group-build = Costruisci
row-group-market = Mercato
row-group-duchy = Ducato
row-group-prestige = Prestigio
row-of = { $fits } di { $amount }
row-exchange = cambialo
row-reroll = rilancia { $space }
loss-penalty = Hai perso { $what }: { $above } finita sopra la tua { $section }
loss-penalty-only = Hai perso { $what } per la tua { $section }
loss-pay = Hai perso { $what }
loss-by = Per mano di { $name }.
loss-marker = Il tuo segnalino: { $from } → { $to }.
loss-prestige = Prestigio { $from } → { $to }.

scene-city = Torre { $tower } finita: { $city }
scene-contractors = { $n ->
    [one] { $n } appaltatore lì, per ogni stendardo nella torre
   *[other] { $n } appaltatori lì, ognuno per ogni stendardo nella torre
}
scene-nobody = Nessuno ha lì appaltatori e stendardi
scene-end = Il conteggio finale

## A finished game of the real box.
end-plan = Piano di costruzione
end-towers = Torri
end-towers-line = Scegli uno stendardo o un ornamento, poi tocca le sezioni finite che lo portano. Tocca di nuovo per toglierlo.
end-brushes = Stendardi e ornamenti
end-banner = Stendardo di { $name }
end-ornament = Ornamento di { $name }
end-tower = Torre { $n }
end-section = Sezione { $section }, non finita
end-section-done = Sezione { $section }, stendardo di { $banner }
end-section-adorned = Sezione { $section }, stendardo di { $banner }, ornamento di { $ornament }
end-left = Che cosa resta
end-marker = Segnalino sul tracciato ({ $lap } spazi a giro)
end-goods = Merci in magazzino, rubli e permessi
end-contracts = Prestigio dei contratti
