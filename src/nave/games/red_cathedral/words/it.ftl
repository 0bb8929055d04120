# What The Red Cathedral says, in Italian.

## Players and pieces

ivan = Ivan
one-player = { PLAYER($player) }
one-resource = { PIECE("resource", $resource) }
color-name = { $color ->
    [green] Verde
    [blue] Blu
    [red] Rosso
   *[yellow] Giallo
}

resource-lumber = legname
    .some = del legname
    .count = { $n } legname
resource-brick = mattone
    .some = un mattone
    .count = { $n ->
        [one] { $n } mattone
       *[other] { $n } mattoni
    }
resource-stone = pietra
    .some = una pietra
    .count = { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
resource-gold = oro
    .some = dell’oro
    .count = { $n } oro
resource-green_gem = gemma verde
    .some = una gemma verde
    .count = { $n ->
        [one] { $n } gemma verde
       *[other] { $n } gemme verdi
    }
resource-purple_gem = gemma viola
    .some = una gemma viola
    .count = { $n ->
        [one] { $n } gemma viola
       *[other] { $n } gemme viola
    }
resource-ruble = rublo
    .some = un rublo
    .count = { $n ->
        [one] { $n } rublo
       *[other] { $n } rubli
    }
resource-recognition = riconoscimento
    .some = del riconoscimento
    .count = { $n } riconoscimento
unit = { COUNT($amount, "resource", $resource) }

die-white = bianco
die-green = verde
die-blue = blu
die-red = rosso
die-yellow = giallo
die-black = nero

shop-green = verde
shop-blue = blu
shop-red = rosso
shop-yellow = giallo
shop-white_1 = bianco 1
shop-white_2 = bianco 2

type-base = base
    .an = una base
type-middle = sezione intermedia
    .an = una sezione intermedia
type-dome = cupola
    .an = una cupola

ornament-door = porta
    .an = una porta
    .the = la porta
ornament-arch = arco
    .an = un arco
    .the = l’arco
ornament-cross = croce
    .an = una croce
    .the = la croce

season-spring = primavera
    .of = della primavera
season-summer = estate
    .of = dell’estate
season-autumn = autunno
    .of = dell’autunno
season-winter = inverno
    .of = dell’inverno
space-1 = Primavera I
space-2 = Primavera II
space-3 = Estate I
space-4 = Estate II
space-5 = Autunno I
space-6 = Autunno II
space-7 = Inverno I
space-8 = Inverno II
market-space = { PIECE("space", $space) }

tile-die = tessera dado { PIECE("die", $die) }
tile-resource = tessera { PIECE("resource", $resource) }

group-craftsmen = Artigiani
    .the = gli Artigiani
    .of = degli Artigiani
group-teamsters = Carrettieri
    .the = i Carrettieri
    .of = dei Carrettieri
group-merchants = Mercanti
    .the = i Mercanti
    .of = dei Mercanti
group-clergy = Clero
    .the = il Clero
    .of = del Clero

action-sell_any = vendi un materiale qualsiasi
action-buy_common = compra un materiale comune
action-sell_common = vendi un materiale comune
action-buy_any = compra un materiale qualsiasi
action-sell_precious = vendi un materiale prezioso
action-buy_precious = compra un materiale prezioso
action-deliver_one = consegna uno
action-gain_ruble = ottieni un rublo
action-deliver_two = consegna due
action-swap_tiles = scambia tessere
action-two_for_one = due per uno
action-swap_for_ruble = cambia per un rublo
action-four_for_two = quattro per due
action-activate_tile = attiva una tessera
action-gain_recognition = ottieni riconoscimento
action-buy_prestige = compra prestigio
action-discard_three = scarta tre
action-all_types = sezioni di tutti i tipi

ivan_card-ivan_recognition = riconoscimento
ivan_card-ivan_inventory = inventario
ivan_card-ivan_transport = trasporto
ivan_card-ivan_claim = rivendicazione
ivan_card-ivan_construction = costruzione
ivan_card-ivan_hire = ingaggio

## What actions cost and give

terms = { $idle ->
    [yes] nulla
   *[no] { $free ->
        [yes] { $gains }
       *[no] { $cost } per { $gains }
    }
}
pay-different = { $resource ->
    [none] { $n } materiali di tipo diverso
   *[some] { PIECE("resource", $resource) } e materiali di altri tipi ({ $n } in tutto)
}
pay-any = { $resource ->
    [none] { $n } materiali qualsiasi
   *[some] { PIECE("resource", $resource) } e altri materiali ({ $n } in tutto)
}
printed-terms = { $free ->
    [yes] { $gains }
   *[no] { $gains } (costa { $cost })
}
pay-alike = { $all ->
    [yes] { $n ->
        [one] { $n } materiale qualsiasi
       *[other] { $n } materiali dello stesso tipo
    }
   *[no] { $n ->
        [one] { $n } materiale: { $kinds }
       *[other] { $n } materiali dello stesso tipo: { $kinds }
    }
}
gain-of = { $all ->
    [yes] { $n ->
        [one] { $n } materiale a scelta
       *[other] { $n } materiali a scelta
    }
   *[no] { $n ->
        [one] { $n } materiale ({ $kinds })
       *[other] { $n } materiali ({ $kinds })
    }
}
gain-choice = { $other ->
    [yes] { $n ->
        [one] { $n } materiale di altro tipo
       *[other] { $n } materiali di altro tipo
    }
   *[no] { $n ->
        [one] { $n } materiale a scelta
       *[other] { $n } materiali a scelta
    }
}
gain-prestige = { $n } prestigio
gain-deliveries = { $n ->
    [one] { $n } consegna
   *[other] { $n } consegne
}
gain-swap = scambiare due tessere risorsa
gain-activations = { $n ->
    [one] attivare una tessera bottega
   *[other] { $pattern ->
        [same] attivare due volte una tessera bottega
        [different] attivare due tessere bottega diverse
       *[any] attivare tessere bottega due volte
    }
}
gain-shown_at_die = ciò che mostra la tessera accanto al dado { PIECE("die", $die) }
gain-shown = { $which ->
    [dice] ciò che mostra la tessera di uno spazio del mercato, per ogni suo dado
    [any_die] ciò che mostra la tessera accanto a un dado qualsiasi
   *[any] ciò che mostra una tessera risorsa qualsiasi
}

## What happens

event-turn = Turno { $turn }: { PLAYER($player) }
event-score = { PLAYER($player) }: riconoscimento da { $from } a { $to }, prestigio { $prestige }
event-gain = { PLAYER($player) } prende { COUNT($amount, "resource", $resource) }
event-pay = { $resource ->
    [ruble] { PLAYER($player) } paga { COUNT($amount, "resource", $resource) }
    [permit] { PLAYER($player) } paga { COUNT($amount, "resource", $resource) }
   *[other] { PLAYER($player) } restituisce { COUNT($amount, "resource", $resource) }
}
event-move_die = { PLAYER($player) } muove il dado { PIECE("die", $die) } di { $steps } su { PIECE("space", $to) }
event-roll_space = Si tirano i dadi su { PIECE("space", $space) }
event-roll = Il dado { PIECE("die", $die) } segna { $value }
event-influence = { PLAYER($player) } usa { PIECE("group", $group, form: "the") }: { PIECE("action", $action) }
event-swap = { PLAYER($player) } scambia le tessere di { $spaces }
event-activate = { PLAYER($player) } attiva la tessera sullo spazio { PIECE("shop", $space) }
event-claim = { PLAYER($player) } rivendica { $section }
event-tile = { $up ->
    [yes] { PLAYER($player) } posa la tessera scoperta sullo spazio { PIECE("shop", $space) }
   *[no] { PLAYER($player) } posa la tessera coperta sullo spazio { PIECE("shop", $space) }
}
event-release = { PLAYER($player) } libera { PIECE("ornament", $ornament, form: "an") }
event-deliver = { PLAYER($player) } consegna { PIECE("resource", $resource, form: "some") } a { $section }
event-finish = { PLAYER($player) } finisce { $section }
event-penalty = { PLAYER($player) } perde { $amount } riconoscimento per { $section }
event-decorate = { PLAYER($player) } posa { PIECE("ornament", $ornament, form: "an") } su { $section }
event-ivan_reset = Le tessere di Ivan vengono mescolate e distribuite di nuovo
event-ivan_blocked = Il dado { PIECE("die", $die) } di Ivan non può muoversi: lo spazio { PIECE("space", $space) } è pieno
event-ivan_card = Carta di Ivan: { PIECE("ivan_card", $card) }
event-ivan_store = Ivan mette da parte { $amount ->
    [one] { $amount } materiale
   *[other] { $amount } materiali
}
event-end_triggered = { PLAYER($player) } finisce una sesta sezione: la fine della partita è vicina
event-final = { $some ->
    [yes] { PLAYER($player) }: { $track } sul tracciato, { $goods } per le merci, { $towers } per le torri, { $more }, { $total } in tutto
   *[no] { PLAYER($player) }: { $track } sul tracciato, { $goods } per le merci, { $towers } per le torri, { $total } in tutto
}
event-over = { $by ->
    [total] Vince { $winners } per maggior prestigio: { $best }.
    [sections] Vince { $winners } per più sezioni finite (parità di prestigio): { $best }.
    [ornaments] Vince { $winners } per più ornamenti (parità di prestigio e sezioni finite): { $best }.
   *[shared] Vittoria condivisa da { $winners }: pari in prestigio, sezioni finite e ornamenti.
}

## Sources of prestige

source-track = Sul tracciato
source-before = All’inizio
source-sections = Sezioni finite
source-ornaments = Ornamenti
source-workshops = Botteghe
source-market = Mercato
source-guilds = Gilde
source-ivan = Carte di Ivan
source-penalties = Penalità
source-spent = Prestigio ceduto
source-ending = Sesta sezione
source-goods = Merci rimaste
source-goods-note = 1 ogni { $n }
source-goods-of = di { $n }
source-towers = Torri
source-tower = { $tower ->
    [1] Torre I
    [2] Torre II
    [3] Torre III
    [4] Torre IV
    [5] Torre V
   *[other] Torre VI
}
source-tower-note = { $sections ->
    [one] { $sections } sezione
   *[other] { $sections } sezioni
}{ $ornaments ->
    [0] {""}
    [one] , { $ornaments } ornamento
   *[other] , { $ornaments } ornamenti
}: { $value }
source-place = { $tied ->
    [0] { $place ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $place }º
    }
   *[other] parità { $place }–{ $last }
} con { $presence }
source-tie-sections = Sezioni finite
source-tie-ornaments = Ornamenti posati

## Questions

way-claim = rivendica una sezione
way-deliver = consegna alla cattedrale
way-decorate = decora una sezione
way-die = muovi un dado
prompt-turn = { PLAYER($player) }: { $ways }.
prompt-turn-pass = { PLAYER($player) }: in questo turno non si può fare altro che concluderlo.
prompt-end = { PLAYER($player) }: concludi il turno.
prompt-banner = { PLAYER($player) }: prendi lo stendardo dall’inventario o da uno spazio bianco della bottega.
prompt-place = { PLAYER($player) }: metti la { $tile } nella bottega di { PLAYER($player) }, scoperta o coperta.
prompt-benefit = { $amount ->
    [0] { PLAYER($player) }: non c’è posto per ciò che dà la tessera.
   *[other] { PLAYER($player) }: prendi fino a { COUNT($amount, "resource", $resource) } dalla tessera.
}
prompt-deliver = { $more ->
    [yes] { $left ->
        [one] { PLAYER($player) }: consegna ancora un materiale o fermati.
       *[other] { PLAYER($player) }: consegna fino ad altri { $left } materiali o fermati.
    }
   *[no] { $left ->
        [one] { PLAYER($player) }: consegna un materiale.
       *[other] { PLAYER($player) }: consegna fino a { $left } materiali.
    }
}
prompt-visit = { PLAYER($player) }: usa lo spazio { PIECE("space", $space) } del mercato, poi tirane i dadi.
prompt-activate = { PLAYER($player) }: scegli una tessera bottega scoperta da attivare.
prompt-activations = { $pattern ->
    [first] { PLAYER($player) }: scegli la prima tessera bottega scoperta da attivare.
    [same] { PLAYER($player) }: attiva ancora la stessa tessera, o fermati.
    [different] { PLAYER($player) }: scegli un’altra tessera bottega scoperta da attivare, o fermati.
   *[any] { PLAYER($player) }: scegli una tessera bottega scoperta da attivare, o fermati.
}
prompt-pay = { $left ->
    [one] { PLAYER($player) }: restituisci ancora un materiale di altro tipo.
   *[other] { PLAYER($player) }: restituisci ancora { $left } materiali di altri tipi.
}
prompt-take = { $left ->
    [one] { PLAYER($player) }: prendi un materiale a scelta.
   *[other] { PLAYER($player) }: prendi { $left } materiali a scelta, uno alla volta.
}
prompt-pieces = { $amount ->
    [0] { PLAYER($player) }: non c’è posto per ciò che dà l’azione.
   *[other] { PLAYER($player) }: prendi fino a { COUNT($amount, "resource", $resource) }.
}
prompt-shown = { $which ->
    [one] { PLAYER($player) }: prendi ciò che mostra la tessera di { PIECE("space", $space) }.
    [dice] { PLAYER($player) }: scegli una tessera risorsa e prendi ciò che mostra, una volta per ogni dado lì.
   *[any] { PLAYER($player) }: scegli una tessera risorsa e prendi ciò che mostra.
}
prompt-swap = { PLAYER($player) }: scegli due tessere risorsa da scambiare.
prompt-roll = Si tira il dado { PIECE("die", $die) }.
prompt-ivan_claim = Ivan rivendica una sezione: scegli tu quale.
prompt-ivan_ornament = Ivan posa il suo ornamento ({ PIECE("ornament", $ornament) }): scegli tu la sezione.
prompt-ivan_tile = Una tessera dado va sulla carta { $n } della fila di Ivan.
prompt-ivan_card = Si posa la carta { $n } della fila di Ivan.
prompt-first = Si sorteggia chi comincia.
prompt-lay_tile = Una tessera risorsa va accanto a { PIECE("space", $space) }.
prompt-influence = Si pesca la carta influenza { PIECE("season", $season, form: "of") }.
prompt-lay_die = Un dado va su { PIECE("space", $space) }.
prompt-plan = Si pesca un piano di costruzione.
drawn-roll = { $value }, { PIECE("die", $die) }
drawn-die = dado { PIECE("die", $die) }
drawn-first = comincia { PLAYER($player) }
drawn-ivan = carta { PIECE("ivan_card", $card) } di Ivan
drawn-piece = { $name }
prompt-card = Si distribuisce la carta cattedrale della sezione { $section }.
prompt-tile = Una tessera bottega va sulla sezione { $section }.

first-turn = prima svolgi l’azione base di questo turno
first-end = l’azione base di questo turno è fatta
first-banner = prima scegli lo stendardo della rivendicazione
first-place = prima posa la tessera bottega della sezione rivendicata
first-benefit = prima prendi il beneficio della tessera appena posata
first-deliver = prima concludi le consegne in corso
first-visit = la visita al mercato è l’azione base di questo turno
first-pay = prima concludi l’azione di influenza in corso
first-take = prima concludi l’azione di influenza in corso
first-swap = prima concludi l’azione di influenza in corso
first-activate = prima concludi l’azione di influenza in corso
first-pieces = prima prendi ciò che dà l’azione
first-shown = prima prendi ciò che mostra una tessera risorsa
first-activations = prima concludi le attivazioni in corso
first-ivan_claim = è il turno di Ivan: scegli la sezione che rivendica
first-ivan_ornament = è il turno di Ivan: scegli dove va il suo ornamento

## Answers

answer-end = Concludi il turno
answer-exchange = Cedi { $prestige } prestigio per { COUNT($rubles, "resource", "ruble") }
answer-reroll = Cedi { $prestige } prestigio e rilancia i dadi su { PIECE("space", $space) }
answer-lapse = Tralascia il resto
answer-leave_rest = Tralascia il resto
answer-stop = Smetti di consegnare
answer-roll = Concludi la visita al mercato e tira i dadi
answer-take = Prendi { COUNT($amount, "resource", $resource) }
answer-take_nothing = Non prendere nulla
answer-claim = Rivendica { $section }, { PIECE("type", $type, form: "an") } con la { $tile }
answer-ivan_claim = Ivan rivendica { $section }, { PIECE("type", $type, form: "an") } con la { $tile }
answer-banner = { $inventory ->
    [yes] Prendi lo stendardo dall’inventario
   *[no] Prendi lo stendardo dallo spazio bianco della bottega
}
answer-place_up = { $ornament ->
    [none] Posa la tessera scoperta sullo spazio { PIECE("shop", $space) } per { COUNT($price, "resource", "ruble") }
   *[some] Posa la tessera scoperta sullo spazio { PIECE("shop", $space) } per { COUNT($price, "resource", "ruble") }, liberando { PIECE("ornament", $ornament, form: "an") }
}
answer-place_down = Posa la tessera coperta sullo spazio { PIECE("shop", $space) }, gratis
answer-activate = Attiva la tessera sullo spazio { PIECE("shop", $space) }: { COUNT($amount, "resource", $resource) }
answer-die = { $price ->
    [0] Muovi il dado { PIECE("die", $die) } di { $steps } su { PIECE("space", $space) }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
   *[other] Muovi il dado { PIECE("die", $die) } di { $steps } su { PIECE("space", $space) } per { COUNT($price, "resource", "ruble") }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
}
answer-deliver = Consegna { PIECE("resource", $resource, form: "some") } a { $section }
answer-decorate = { $gems ->
    [none] Posa { PIECE("ornament", $ornament, form: "an") } su { $section }: { $prestige } prestigio
   *[some] Posa { PIECE("ornament", $ornament, form: "an") } su { $section } con { $gems }: { $prestige } prestigio
}
answer-ivan_ornament = Ivan posa il suo ornamento ({ PIECE("ornament", $ornament) }) su { $section }
answer-use = { PIECE("group", $group) }: { $terms }
answer-pay = Restituisci { PIECE("resource", $resource, form: "some") }
answer-swap = Scambia le tessere di { PIECE("space", $first) } e { PIECE("space", $second) }

## Why not

refused-part = appartiene a una parte che non è in questa partita
refused-nothing-to-stop = non ci sono consegne in corso da interrompere
refused-ivans_turn = nel turno di Ivan non sono possibili azioni facoltative
refused-no-prestige-behind = dietro il segnalino non c’è uno spazio prestigio
refused-exchange-moment = in questo turno hai già cambiato prestigio, e poi hai fatto altro
refused-rerolled = in questo turno i dadi sono già stati rilanciati
refused-no-die-there = non c’è nessun dado su { PIECE("space", $space) }
refused-that-die-elsewhere = quel dado non è su { PIECE("space", $space) }
refused-end = il turno non può finire prima che l’azione base sia conclusa
refused-more-than-due = qui al massimo si prende: { COUNT($amount, "resource", $resource) }
refused-supply = { $amount ->
    [0] la riserva è esaurita: { PIECE("resource", $resource) }
   *[other] nella riserva: { COUNT($amount, "resource", $resource) }
}
refused-supply-empty = la riserva è esaurita: { PIECE("resource", $resource) }
refused-room = { $n ->
    [0] l’inventario non ha spazi liberi
    [one] l’inventario ha { $n } spazio libero
   *[other] l’inventario ha { $n } spazi liberi
}
refused-coins = { $n ->
    [one] si può prendere solo { $n } rublo
   *[other] si possono prendere solo { $n } rubli
}
refused-take-nothing = un’azione che non prende nulla semplicemente non si usa
refused-decline = si può rinunciare solo al beneficio di una tessera appena posata
refused-paid-for = ciò che è stato pagato va preso
refused-bring-something = ciò che hai scelto deve portare qualcosa
refused-one-at-a-time = si prende un materiale alla volta fra quelli che l’azione offre
refused-taken-first = prima si prende { PIECE("resource", $resource, form: "some") }
refused-benefit = la tessera appena posata dà: { PIECE("resource", $resource) }
refused-in-full = { $amount ->
    [one] si prende per intero: { COUNT($amount, "resource", $resource) }
   *[other] si prendono per intero: { COUNT($amount, "resource", $resource) }
}
refused-no-tile-gives = nessuna tessera risorsa dà { PIECE("resource", $resource, form: "some") }
refused-tile-shows = la tessera di { PIECE("space", $space) } dà: { PIECE("resource", $resource) }
refused-obtained = in questa visita le risorse sono già state prese
refused-obtain-moment = le risorse si prendono dopo aver mosso un dado
refused-visit-over = il tiro ha concluso la visita al mercato
refused-roll-moment = i dadi si tirano alla fine di una visita al mercato
refused-no-tile = non c’è nessuna tessera sullo spazio { PIECE("shop", $space) }
refused-face-down = la tessera sullo spazio { PIECE("shop", $space) } è coperta
refused-tile-gives = la tessera ora può dare { $room }, non { $amount }
refused-activate-moment = una tessera bottega si attiva dopo che il suo dado si è mosso
refused-activate-one = va attivata almeno una tessera
refused-activated = in questa visita una tessera bottega è già stata attivata
refused-die-wakes = il dado { PIECE("die", $die) } non attiva lo spazio { PIECE("shop", $space) }
refused-wakes-none = il dado { PIECE("die", $die) } non attiva nessuno spazio della bottega
refused-tile-pattern = { $again ->
    [yes] la tessera sullo spazio { PIECE("shop", $space) } non va bene: deve essere un’altra
   *[no] la tessera sullo spazio { PIECE("shop", $space) } non va bene: deve essere quella attivata prima
}
refused-no-section = in questa cattedrale non c’è la sezione { $section }
refused-claimed = { $section } ha già uno stendardo
refused-nothing-below = la carta sotto { $section } non ha ancora uno stendardo
refused-no-banner = non restano stendardi
refused-ivan-prefers = Ivan preferisce le sezioni sopra le tue, poi le basi
refused-no-banner-there = { $inventory ->
    [yes] sull’inventario non restano stendardi
   *[no] sugli spazi bianchi della bottega non restano stendardi
}
refused-banner-moment = lo stendardo si sceglie solo per una rivendicazione con botteghe avanzate
refused-no-tile-to-place = non c’è nessuna tessera bottega da posare
refused-space-taken = lo spazio { PIECE("shop", $space) } ha già una tessera
refused-white-blocked = su quello spazio bianco c’è ancora uno stendardo
refused-rubles-price = costa { COUNT($price, "resource", "ruble") }; tu ne hai { $have }
refused-no-such-die = il dado { PIECE("die", $die) } non è in questa partita
refused-other-die = solo il dado bianco e quello del proprio colore si possono muovere oltre
refused-full-space = { PIECE("space", $space) } ha già { $n } dadi
refused-too-far = si possono comprare al massimo { $n } spazi in più
refused-not-yours = { $section } non ha il tuo stendardo
refused-finished = { $section } è già finita
refused-not-needed = a { $section } non serve altro di questo tipo: { PIECE("resource", $resource) }
refused-not-in-inventory = nel tuo inventario manca: { PIECE("resource", $resource) }
refused-deliver-one = va consegnato almeno un materiale
refused-unfinished = { $section } non è finita
refused-none-finished = non c’è ancora nessuna { PIECE("type", $type) } finita che possa ricevere { PIECE("ornament", $ornament, form: "an") }
refused-decorated = { $section } ha già un ornamento
refused-no-ornament = non hai un ornamento disponibile di questo tipo: { PIECE("ornament", $ornament) }
refused-ornament-materials = i materiali per { PIECE("ornament", $ornament, form: "the") } non sono tutti nel tuo inventario
refused-deliveries-left = { $left ->
    [one] per { PIECE("ornament", $ornament, form: "the") } servono { $pieces } consegne; ne resta { $left }
   *[other] per { PIECE("ornament", $ornament, form: "the") } servono { $pieces } consegne; ne restano { $left }
}
refused-ivan-ornament = il prossimo ornamento di Ivan è { PIECE("ornament", $ornament, form: "an") }
refused-ivan-place = il prossimo ornamento di Ivan non può andare lì
refused-pay-other-kind = ogni materiale restituito deve essere di altro tipo
refused-no-discard = i materiali non si possono buttare; ora nessuna azione ne chiede
refused-swap-moment = le tessere si scambiano solo con quell’azione dei Carrettieri
refused-influence-moment = l’influenza si usa solo durante una visita al mercato
refused-guild = quella gilda non è in questa partita
refused-not-on-card = la carta { PIECE("season", $season, form: "of") } non offre questo: { PIECE("action", $action) }
refused-influence-closed = un’altra azione di mercato ha chiuso l’influenza
refused-other-action = è stata scelta l’altra azione della carta
refused-used-once = si fa una volta sola: { PIECE("action", $action) }
refused-name-material = indica il materiale insieme all’azione
refused-names-none = per questa azione non si indica nessun materiale
refused-not-dealt-in = non è fra i materiali trattati: { PIECE("resource", $resource) }
refused-recognition = il segnalino è troppo indietro per pagare con riconoscimento
refused-types = servono una base, una sezione intermedia e una cupola tue, finite
refused-cost = costa { $cost }, che non hai
refused-inventory-empty = il tuo inventario è vuoto
refused-nothing-to-deliver = non hai nulla che serva a una tua sezione o a un tuo ornamento
refused-nothing-left = non ti resterebbe nulla che serva a una tua sezione o a un tuo ornamento
refused-none-left = nella riserva non ne resta
refused-no-open-space = il tuo inventario non ha spazio per questo
refused-no-tile-useful = nessuna tessera scoperta che potrebbe attivare ti darebbe ora qualcosa
refused-store-nothing = non potresti mettere via nulla di ciò che mostra la tessera
refused-no-effect = ora non porterebbe nulla

## What is given up

left-resource = { COUNT($amount, "resource", $resource) } ancora lì
left-influence = l’influenza di questa visita non usata
left-activation = un’attivazione della bottega non usata
left-activations = { $n ->
    [one] { $n } attivazione non usata
   *[other] { $n } attivazioni non usate
}
left-deliveries = { $n ->
    [one] { $n } consegna non usata
   *[other] { $n } consegne non usate
}
left-materials = { $n ->
    [one] { $n } materiale non preso
   *[other] { $n } materiali non presi
}
left-tile = ciò che dà la tessera
left-ornament = { PIECE("ornament", $ornament, form: "an") } che non si libera mai

## What the teacher says at the elbow

tip-begin = Da qui in poi si gioca davvero. Un turno è una di tre cose: rivendicare una sezione, costruire o visitare il mercato.
tip-penalty = Ti è costato { $amount }: { $section } era ancora un progetto quando qualcuno ha finito sopra. Finisci prima ciò che sta sotto.
tip-last-turn = È il tuo ultimo turno. Finisci una sezione, posa un ornamento o prendi merci: cinque fanno una stella in più.
tip-fifth = Hai cinque sezioni. Ancora una e comincia la fine: 3 stelle per te, e un ultimo turno per gli altri.
tip-rival-near = { PLAYER($player) } ha { $sections } sezioni su 6. La sesta porta presto alla fine: che cosa puoi ancora finire?
tip-finishes = Hai con te l’ultimo pezzo che serve a { $section }. Consegnandolo finisci la sezione, che paga subito.
tip-danger = La tua { $section } è ancora un progetto sotto uno stendardo altrui. Se lassù finiscono prima, ti costa { $penalty }: fai in fretta.
tip-deliver = Hai con te qualcosa che una tua sezione chiede. Un turno di costruzione porta fino a tre pezzi.
tip-ornament = Ora potresti posare un ornamento: su ogni sezione finita, anche altrui. Conta per la torre, e le sue gemme sono stelle.
tip-full-shelf = Il tuo scaffale è pieno, e nulla si può buttare. Consegna qualcosa o pianta uno stendardo: entrambi fanno posto.
tip-too-much = Sul tuo scaffale entrerebbero solo { $fits } su { $amount }. Se prima consegni o pianti uno stendardo, non resta indietro nulla.
tip-two-dice = Il dado { PIECE("die", $die) } ne raggiungerebbe un altro: due dadi pagano doppio, { COUNT($amount, "resource", $resource) } in una mossa.
tip-one-step = Il dado bianco e quello del tuo colore vanno oltre per 1 rublo a passo. Fallo solo se lo spazio seguente vale di più.
tip-just-past = Pochi rubli? Una stella ne dà 2, e torni solo alla stella dietro di te: costa poco se l’hai appena superata.
tip-no-money = Non puoi pagare nessuno spazio. Coperta è gratis, ma la tessera tace per sempre; se prima vendi una stella hai 2 rubli.
tip-die-tile = È una tessera dado: paga ciò che sta accanto a quel dado al momento, ora e ogni volta che la attivi.
tip-face-up = Paga uno spazio, e la tessera ti paga ora e ogni volta che il dado del colore di quello spazio si muove.
tip-silent = Coperta, la tessera non paga mai nulla. Va bene se i rubli ti servono per qualcosa di meglio.
tip-left-lying = Qui c’è ancora qualcosa di tuo. Merci, gilda e bottega: ognuna una volta, in qualsiasi ordine, prima di tirare i dadi.
tip-visit = Qui ti aspettano tre cose, ognuna una volta e in qualsiasi ordine: prendi le merci, usa un’azione della gilda, attiva una tessera.
tip-wake = Il dado che hai mosso attiva la tessera del suo colore nella tua bottega: toccala prima di tirare.
tip-guild = La gilda di questa stagione offre due azioni; in questa visita una è tua.

## What every piece is and does

lens-die = Il dado { PIECE("die", $die) }
lens-die-does = { $steps ->
    [one] Chi lo prende lo muove di 1 spazio lungo le frecce.
   *[other] Chi lo prende lo muove di { $steps } spazi lungo le frecce.
} { $pushed ->
    [all] Chiunque può spingerlo oltre, per { COUNT($price, "resource", "ruble") } a spazio.
    [some] Solo { $who } può spingerlo oltre, per { COUNT($price, "resource", "ruble") } a spazio.
   *[none] Nessuno qui può spingerlo oltre.
}
lens-space-does = Un dado che finisce qui porta { COUNT($amount, "resource", $resource) } per ogni dado sullo spazio, un’azione { PIECE("group", $group, form: "of") } e una tessera bottega. Ci stanno fino a { $most } dadi.
lens-influence = { PIECE("group", $group) }
lens-influence-does = Chi porta un dado sugli spazi { PIECE("season", $season, form: "of") } può usare una di due azioni: { $first }; oppure { $second }.
lens-influence-absent = Questa gilda non ha carte in questa partita.
lens-action = { PIECE("group", $group) }: { PIECE("action", $action) }
lens-action-does = { $often ->
    [yes] Quante volte vuoi, di seguito: { $terms }.
   *[no] Una volta a visita: { $terms }.
}
lens-section = Sezione { $section }, { PIECE("type", $type, form: "an") }
lens-section-none = Sezione { $section }
lens-section-none-does = Il piano di costruzione di questa partita qui non ha sezioni.
lens-section-free = Libera: pianta uno stendardo, e la { $tile } passa nella tua bottega. Chiede { $cost } e paga { $pays }.
lens-section-locked = Si può rivendicare quando la sezione sotto ha uno stendardo. Ha la { $tile }, chiede { $cost } e paga { $pays }.
lens-section-claimed = { PLAYER($player) } costruisce qui. Serve ancora: { $missing }; paga { $pays }.{ $fine ->
    [0] {""}
   *[other] {" "}Se un avversario finisce prima una sezione sopra, costa { $fine } riconoscimento.
}
lens-any-pieces = { $n ->
    [one] 1 materiale qualsiasi
   *[other] { $n } materiali qualsiasi
}
lens-section-done = Finita da { PLAYER($player) }: conta { $worth } per la sua torre. Chiunque può posare qui { PIECE("ornament", $ornament, form: "an") }.
lens-section-adorned = Finita da { PLAYER($player) }, con { PIECE("ornament", $ornament, form: "the") } di { PLAYER($owner) }: contano { $worth } e { $more } per la torre.
lens-tower = Torre { $tower }
lens-tower-share = { $n } per { PLAYER($player) }
lens-tower-does = { $none ->
    [yes] Alla fine vale { $value } prestigio; così com’è non pagherebbe nessuno.
   *[no] Alla fine vale { $value } prestigio; così com’è paga { $shares }.
}
lens-ornament = { $ornament ->
    [door] Porta
    [arch] Arco
   *[cross] Croce
}
lens-ornament-does = Va su qualsiasi { PIECE("type", $type) } finita che non ne ha, per 1 { PIECE("resource", $material) } e fino a due gemme: { $bare } prestigio senza gemme, al meglio { $best }. Ne hai { $n }.
lens-shop = Bottega, spazio { PIECE("shop", $space) }
lens-tile = Bottega di { PLAYER($player) }, spazio { PIECE("shop", $space) }
lens-shop-banner = Lo copre uno stendardo: piantalo rivendicando, e qui potranno stare tessere.
lens-shop-empty = Una tessera scoperta qui costa { COUNT($price, "resource", "ruble") } e risponde al dado { PIECE("die", $die) }; coperta è gratis.{ $ornament ->
    [none] {""}
   *[some] {" "}Scoperta libera { PIECE("ornament", $ornament, form: "an") }.
}
lens-shop-down = Qui c’è una tessera coperta: non dà nulla, e lo spazio è occupato per sempre.
lens-shop-up = { $own ->
    [yes] Ogni volta che muovi il dado { PIECE("die", $die) } può dare { $beside ->
        [none] { $gives }.
       *[some] ciò che sta accanto al dado { PIECE("die", $beside) }, ora { $gives }.
    }
   *[no] Ogni volta che { PLAYER($player) } muove il dado { PIECE("die", $die) } può dare { $beside ->
        [none] { $gives }.
       *[some] ciò che sta accanto al dado { PIECE("die", $beside) }, ora { $gives }.
    }
}
lens-face = { $face ->
    [up] Scoperta
   *[down] Coperta
}
lens-face-up = Paghi il prezzo dello spazio; la tessera dà subito, e poi ancora con il suo dado.
lens-face-down = Gratis, e la tessera tace per il resto della partita.
lens-banner = Stendardo
lens-banner-inventory = Piantalo rivendicando una sezione, e lo spazio sotto si apre per un materiale.
lens-banner-white = Piantalo rivendicando una sezione, e questo spazio bianco della bottega si apre per una tessera.
lens-resource = { $resource ->
    [lumber] Legname
    [brick] Mattone
    [stone] Pietra
    [gold] Oro
    [green_gem] Gemma verde
    [purple_gem] Gemma viola
    [ruble] Rubli
    [permit] Permessi
    [diamond] Diamante
   *[recognition] Riconoscimento
}
lens-good-does = Ne hai { $n }. Consegna dove serve, o scambia; alla fine { $for_one } merci e rubli rimasti valgono 1 prestigio. { $spaces ->
    [0] Il tuo scaffale è pieno.
    [one] Sul tuo scaffale c’è posto per 1 altro pezzo.
   *[other] Sul tuo scaffale c’è posto per altri { $spaces } pezzi.
}
lens-supply-does = { $n ->
    [0] Nella riserva comune non ne resta, finché qualcuno non ne restituisce.
   *[other] Nella riserva comune: { $n }; ciò che si costruisce o si scambia vi ritorna.
}
lens-ruble-does = Pagano tessere, passi in più e gilde, e non occupano lo scaffale; alla fine { $for_one } merci e rubli rimasti valgono 1 prestigio.
lens-recognition-does = Ognuno è un passo del tuo segnalino sul tracciato; lungo la via ci sono spazi prestigio.
lens-track = Spazio { $space } del tracciato
lens-track-does = { $star ->
    [yes] Uno spazio prestigio: un segnalino qui o oltre ha { $prestige } prestigio di questo giro.
   *[no] Un passo lungo la via: un segnalino qui ha { $prestige } prestigio di questo giro.
} { $ahead ->
    [0] {""}
    [one] Sei a 1 passo.
   *[other] Sei a { $ahead } passi.
}
lens-row-track = Prestigio del tracciato
lens-row-track-does = Ciò che il segnalino ha dopo l’ultimo turno, fino all’ultimo spazio prestigio raggiunto.
lens-player-does = { $prestige } prestigio sul tracciato, { $next } riconoscimento al prossimo; sezioni finite: { $sections } su { $end }. Alla fine vince chi ha più prestigio.
lens-ivan = Carta di Ivan: { PIECE("ivan_card", $card) }
lens-ivan-recognition = Quando esce la sua tessera, Ivan ottiene { $n } riconoscimento.
lens-ivan-inventory = Quando esce la sua tessera, Ivan mette da parte { $n } materiali dalle pile più grandi.
lens-ivan-transport = Quando esce la sua tessera, tutto ciò che Ivan ha messo da parte passa a Costruzione.
lens-ivan-claim = Quando esce la sua tessera, Ivan rivendica una sezione, se può sopra una delle tue.
lens-ivan-construction = Quando esce la sua tessera, tutti i suoi materiali vanno sulle sezioni di Ivan; ogni pezzo va bene.
lens-ivan-hire = Quando esce la sua tessera, Ivan manda un appaltatore nella città del suo segnalino.
lens-button-end = Concludi il turno
lens-button-end-does = Il tuo turno è finito, e tocca al giocatore seguente.
lens-button-exchange = Prestigio in rubli
lens-button-exchange-does = Il tuo segnalino torna indietro di { $prestige } prestigio, e prendi { COUNT($rubles, "resource", "ruble") }.
lens-button-nothing = Tralascia il resto
lens-button-nothing-does = Rinunci a ciò che è ancora in offerta, e vai avanti.
lens-button-reroll = Rilancia uno spazio
lens-button-reroll-does = Il tuo segnalino torna indietro di { $prestige } prestigio, e si rilanciano tutti i dadi di uno spazio, { $n ->
    [one] una volta a turno.
   *[other] fino a { $n } volte a turno.
}
lens-button-roll = Tira i dadi
lens-button-roll-does = La visita finisce, e si tirano tutti i dadi dello spazio raggiunto.
lens-button-stop = Fermati qui
lens-button-stop-does = Rinunci alle consegne o attivazioni rimaste; ciò che non è finito si può continuare più tardi.

# Settings.
setting-workshops = Plance bottega
setting-workshops-help = Il lato base è consigliato per le prime partite.
setting-workshops-basic = ornamenti e stendardi pronti dall’inizio
setting-workshops-advanced = gli ornamenti vanno prima liberati
setting-influence = Carte influenza
setting-influence-help = Le carte della prima partita sono più facili da leggere.
setting-influence-random = una carta per gruppo, pescata
setting-influence-first_game = la carta più semplice di ogni gruppo
setting-first_player = Primo giocatore
setting-first_player-help = Chi comincia; in solitario comincia la persona.
setting-first_player-random = sorteggiato
setting-first_player-1 = posto 1
setting-first_player-2 = posto 2
setting-first_player-3 = posto 3
setting-first_player-4 = posto 4
setting-level = Partenza di Ivan
setting-level-help = Di quanto Ivan parte in vantaggio sul tracciato; con gli appaltatori sempre 3 prestigio.
setting-level-standard = pari a te
setting-level-hard = un passo avanti
setting-level-very_hard = molto avanti
setting-exchange = Prestigio in rubli
setting-exchange-help = Il regolamento stampato lo permette in ogni momento.
setting-exchange-any_moment = in ogni momento del turno, quante volte vuoi
setting-exchange-one_moment = in un solo momento del turno, come ha poi precisato l’editore
setting-color = Colore del posto { $seat }
setting-color-help = Prezzi della bottega e dado proprio seguono il colore.
setting-color-auto = il prossimo colore libero
setting-color-green = verde
setting-color-blue = blu
setting-color-red = rosso
setting-color-yellow = giallo
bad-first-player = l’impostazione first_player è «{ $given }»; con { $seats } posti ammesso: random, da 1 a { $seats }
same-color = due posti hanno il colore «{ $color }»; a ogni posto serve il suo [{ $rule }]

## Positions that cannot be

wrong-end-banners = { $who } ha { $count } sezioni finite; ci sono solo { $most } stendardi
wrong-end-ornaments = { $who } ha { $count } ornamenti sulla cattedrale; ce ne sono solo { $most }
wrong-each-resource-tile-lies = ogni tessera risorsa sta a un solo spazio del mercato
wrong-influence-cards-different-groups = le carte influenza devono essere di gruppi diversi, non { $groups }
wrong-cathedral-card-lies-two = una carta cattedrale sta in due punti
wrong-workshop-tile-lies-two = una tessera bottega sta in due punti
wrong-banner-count = stendardi di { $who }: { $left } rimasti, { $on_site } nel cantiere; { $banners } in tutto
wrong-covers-too-many-inventory = { $who } copre troppi spazi dell’inventario
wrong-too-many-banners-beside = { $who } ha troppi stendardi accanto all’inventario
wrong-stores-more-materials-than = { $who } ha più materiali degli spazi liberi dell’inventario
wrong-negative-score-or-negative = { $who } ha punteggio negativo o rubli negativi
wrong-shop-tile-count = tessere bottega di { $who }: { $laid }; sezioni rivendicate: { $on_site }
wrong-ivan-ornaments-do-match = gli ornamenti di Ivan non corrispondono a quelli sulla cattedrale
wrong-ivan-no-rubles = Ivan non ha rubli
wrong-ivan-no-inventory-his = Ivan non ha un inventario proprio
wrong-supply = la riserva di { $name } è { $supply }
wrong-material-count = { $name }: { $supply } nella riserva, { $held } negli inventari, { $laid } sulle carte, { $ivan } da Ivan fanno { $total }; il gioco ne ha { $wanted }
wrong-influence-card-this-game = la carta influenza { $name } non è in questa partita
wrong-dice-on-space = dadi sullo spazio { $space }: { $count }; ce ne stanno { $most }
wrong-card-wrong-type = la carta di { $name } è del tipo sbagliato
wrong-bears-banner-card-below = { $name } ha uno stendardo ma la carta sotto no
wrong-neither-banner-nor-workshop = { $name } non ha né stendardo né tessera bottega
wrong-finished-without-banner = { $name } è finita senza stendardo
wrong-materials-without-banner = { $name } ha materiali senza stendardo
wrong-finished-materials = { $name } è finita ma ha materiali sopra
wrong-all-materials-finished = { $name } ha tutti i materiali ma non è finita
wrong-ornament-finished = { $name } ha un ornamento ma non è finita
wrong-used-players = { $tile } non si usa con { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
wrong-workshop-tile-claimed-card = { $section }: la tessera bottega è su una carta rivendicata o manca su una libera
wrong-ornament-count = { $who } ha { $have } dell’ornamento { $name }, disponibili o posati, non { $released }
wrong-tile-ivan-cards-none = una tessera sulle carte di Ivan non è sua
wrong-card-ivan-marked-face = una carta di Ivan risulta scoperta senza tessera
wrong-die-missing = manca il dado { $name }
wrong-die-shows = il dado { $name } segna { $value }
wrong-die-part-this-game = il dado { $name } non è in questa partita
wrong-tile-banner-one-white = { $who } ha una tessera e uno stendardo sullo stesso spazio bianco
wrong-more-than-costs = { $name } ha più { $material } di quanto costa
wrong-belongs-which-card-quadrant = { $kind } appartiene a { $name }, che non è sulla carta del quadrante
wrong-asks-player-active = { $kind } interroga il giocatore { $who }; di turno è { $active }
wrong-action = { $kind } indica un’altra azione
wrong-deliver-no-delivery-left = «deliver» non ha più consegne
wrong-banner-chosen-only-advanced = lo stendardo si sceglie solo con botteghe avanzate
wrong-banner-which-cannot-claimed = lo stendardo è per { $name }, che non si può rivendicare
wrong-tile-waits-banner-another = la tessera di { $name } aspetta, ma il suo stendardo è di un altro
wrong-benefit-gives-nothing = «benefit» non dà nulla
wrong-die-cannot-rolled-here = il dado { $die } non si può tirare: non è qui
wrong-take-materials-allowed = materiali di «take»: { $left }; ammesso: da 1 a { $most_taken }
wrong-gain-player-active = «gain» è per il giocatore { $player }; di turno è { $active }
wrong-market-visit-needs-this = a una visita al mercato serve this_turn.die
wrong-pay-kinds-paid-left = tipi di «pay»: { $paid } pagati, { $left } rimasti; { $pay_materials } in tutto
wrong-pay-asks-more-kinds = tipi che «pay» chiede ancora: { $left }; il giocatore ha { $kinds }
wrong-ask-begin-next-turn = ask deve cominciare con next_turn e finire con una domanda a un giocatore o al caso
wrong-tile-dealt-one-ivan = una tessera va due volte a una carta di Ivan
wrong-color = { $path }.color è { $value }; le opzioni danno { $color }
wrong-towers = site ha torri di altezza { $heights }; i piani per questa partita sono { $plans }
wrong-ask-empty-game-without = ask è vuoto, ma una partita senza domande richiede end.trigger e turns_left 0
wrong-card-ivan-row-bear = la carta { $place } della fila di Ivan deve avere una tessera, se non sta per riceverla
wrong-question-solitaire-games-only = { $kind } è una domanda solo delle partite in solitario
wrong-needs-ivan-turn-active = { $kind } richiede il turno di Ivan; di turno è { $active }

## Printed values that do not fit together

printed-towers = { $towers } torri per { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
printed-sections = { $all } sezioni in tutto, { $each } per ciascuno di { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
printed-limited = 0 o più finché limited è true
printed-unlimited = -1 finché limited è false
printed-start-rubles = almeno { $least }, i rubli di tutti i giocatori all’inizio
printed-supply = fino a { $most }, la riserva di { $resource }
printed-locked = più di { $locked }, quanti ne possono stare insieme su carte incompiute
printed-dice-on = { $count ->
    [0] { $field } non è true su nessuna tessera
   *[other] { $field } è true su { $tiles }
}
printed-exactly = esattamente { $tiles }
printed-ivan-tile = true solo su una tessera dado con min_players 3
printed-ivan-tiles = { $count ->
    [one] { $field } è true su 1 tessera del dado { $die }
   *[other] { $field } è true su { $count } tessere del dado { $die }
}
printed-each-die = 1 tessera di ogni dado
printed-unmarked = { $count ->
    [one] { $field } è 1 su 1 tessera
   *[other] { $field } è 1 su { $count } tessere
}
printed-unmarked-least = almeno { $least } di queste tessere, una per ogni sezione di due giocatori
printed-action-id = elemento { $number } di actions, id
printed-action-repeat = elemento { $number } di actions, repeat
printed-once = once, perché { $action } non costa nulla
printed-two-actions = due azioni diverse
printed-group = una carta per gruppo, e { $group } ne ha già una
printed-white-banner = "banner" (stendardo) su uno spazio bianco
printed-spaces-hold = gli spazi colorati contengono { $held }
printed-again = { $field } è di nuovo { $value }
printed-every-once = ogni valore una volta
printed-after = { $field } ha { $number } dopo { $before }
printed-growing = numeri crescenti
printed-numbers = { $count ->
    [one] { $field } ha 1 numero
   *[other] { $field } ha { $count } numeri
}
printed-ends-with = { $field } finisce con { $number }
printed-last = { $number } come ultimo numero
printed-start-prestige = { $prestige }, il prestigio dello spazio { $space }

## The box: sheets, pieces and their places

part-base = The Red Cathedral
sheet-bases = Basi
sheet-middles = Sezioni intermedie
sheet-domes = Cupole
sheet-influence = Carte influenza
sheet-actions = Azioni delle carte
sheet-workshop-tiles = Tessere bottega
sheet-resource-tiles = Tessere risorsa
sheet-boards = Plance bottega
sheet-advanced = Plance bottega, lato avanzato
sheet-plans = Piani di costruzione
sheet-track = Tabellone e ornamenti
sheet-supply = Riserva e inizio
sheet-numbers = Numeri delle regole
sheet-ivan = Ivan

piece-given = { $given ->
    [prestige] { $amount } prestigio
    [material_of_choice] { $amount ->
        [one] { $amount } materiale a scelta
       *[other] { $amount } materiali a scelta
    }
   *[other] { COUNT($amount, "resource", $given) }
}
piece-card = { $type ->
    [base] Base
    [middle] Sezione intermedia
   *[dome] Cupola
}: { $cost } { $none ->
    [yes] → nulla
   *[no] → { $gives }
}
fault-card-cost = { $type ->
        [base] A una base
        [middle] A una sezione intermedia
       *[dome] A una cupola
    } serve almeno un materiale, e al massimo { $high }.
piece-influence = { PIECE("group", $group) }: { $actions }
piece-action = { $repeat ->
    [any] { PIECE("action", $action) } (quante volte vuoi)
   *[once] { PIECE("action", $action) } (una volta)
}
piece-action-row = { PIECE("group", $group) }, azione: { PIECE("action", $action) }
piece-workshop = Tessera bottega: { $gives }{ $three ->
    [yes] , da 3 giocatori
   *[no] {""}
}{ $ivan ->
    [yes] , di Ivan
   *[no] {""}
}
piece-resource-tile = Tessera risorsa: { COUNT($amount, "resource", $resource) }
piece-space = Plancia: { PIECE("shop", $board) }, spazio { PIECE("shop", $space) }: { COUNT($price, "resource", "ruble") }
piece-space-advanced = Plancia avanzata: { PIECE("shop", $board) }, spazio { PIECE("shop", $space) }: { PIECE("holds", $holds) }
piece-plan = Piano per { $players }: { $heights }
piece-stock = { $limited ->
    [yes] Nella scatola: { COUNT($count, "resource", $resource) }
   *[no] Nella scatola: { PIECE("resource", $resource) }, senza limite
}
piece-jewels = Ornamento con { COUNT($green, "resource", "green_gem") } e { COUNT($purple, "resource", "purple_gem") }: { $prestige } prestigio
piece-track = Tracciato con { $count } prestigio
piece-quadrant = Quadrante { $n }: { PIECE("season", $season) }
piece-constant = { $number ->
    [extra_space_price] Rubli per uno spazio in più di un dado: { $value }
    [extra_spaces_max] Spazi in più di un dado al massimo: { $value }
    [deliveries_per_build] Consegne in una costruzione: { $value }
    [exchange_ruble_gain] Rubli per 1 prestigio: { $value }
    [sections_to_end] Sezioni di un giocatore che portano alla fine: { $value }
    [end_bonus_prestige] Prestigio per chi porta alla fine: { $value }
    [solo_end_bonus_prestige] Prestigio per chi porta alla fine, in solitario: { $value }
    [leftovers_per_prestige] Merci rimaste per 1 prestigio: { $value }
    [tower_section_value] Valore di una sezione in una torre: { $value }
    [tower_ornament_value] Valore di un ornamento in una torre: { $value }
    [tower_place_divisor] Posizione seguente in una torre: valore diviso per { $value }
    [two_player_second_divisor] Secondo di due in una torre: valore diviso per { $value }
   *[ivan_ornament_prestige] Prestigio di Ivan per un ornamento: { $value }
}
piece-start-rubles = Il giocatore { $n } comincia con { COUNT($count, "resource", "ruble") }
piece-first-game = Prima partita: una carta { PIECE("group", $group, form: "of") }
piece-ivan = { $amount ->
    [0] Carta di Ivan: { PIECE("ivan_card", $card) }
   *[other] Carta di Ivan: { PIECE("ivan_card", $card) } { $amount }
}
piece-pile = Scelta { $n } di Ivan fra le pile: { PIECE("resource", $resource) }
piece-difficulty = Ivan, { $level ->
    [standard] normale
    [hard] difficile
   *[very_hard] molto difficile
}: comincia sullo spazio { $space }

holds-door = porta
holds-arch = arco
holds-cross = croce
holds-banner = stendardo
benefit-die = un dado
benefit-resource = merci
repeat-once = una volta
repeat-any = quante volte vuoi

place-cost = Costo
place-recognition = Riconoscimento
place-ruble = Rubli
place-amount = Quantità
place-dice_start = I dadi cominciano qui
place-benefit = Beneficio
place-die = Dado
place-resource = Merci
place-min_players = Giocatori
place-solo_ivan = Di Ivan
place-heights = Torri
place-prestige = Prestigio
place-name = Nome
place-pay_ruble = Rubli da pagare
place-pay_kinds = Materiali da pagare
place-gain_ruble = Rubli ottenuti
place-gain_kinds = Materiali ottenuti
place-gain_recognition = Riconoscimento ottenuto
place-gain_prestige = Prestigio ottenuto
place-actions = Azioni
place-card = Carta
place-price = Prezzo
place-holds = Contiene
place-supply = Numero
place-limited = Limitato
place-coins = Monete
place-coin_values = Valori delle monete
place-value = Numero
place-season = Stagione
place-prestige_spaces = Spazi prestigio
place-ivan_start_space = Spazio
