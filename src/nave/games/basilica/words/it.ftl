# Basilica in Italian. The colours of vaults are feminine, as «volta» and «tessera» are.

player-white = Bianco
player-black = Nero

color-red = rosso
    .Start = Rosso
    .fem = rossa
    .fems = rosse
color-yellow = giallo
    .Start = Giallo
    .fem = gialla
    .fems = gialle
color-blue = blu
    .Start = Blu
    .fem = blu
    .fems = blu
color-green = verde
    .Start = Verde
    .fem = verde
    .fems = verdi

vault-red = rossa
vault-yellow = gialla
vault-blue = blu
vault-green = verde
vault-red-yellow = rosso-gialla
vault-red-blue = rosso-blu
vault-red-green = rosso-verde
vault-yellow-blue = giallo-blu
vault-yellow-green = giallo-verde
vault-blue-green = blu-verde

order-promote = Promuovi
order-move = Sposta costruttore
order-recruit = Recluta
order-confuse = Confondi
order-glass = Vetrata
order-scaffolding = Impalcatura
order-disaster = Disastro
order-altar = Altare

rank-architect = architetto
    .an = un architetto
    .the = l’architetto
rank-master_mason = mastro muratore
    .an = un mastro muratore
    .the = il mastro muratore
rank-strongman = forzuto
    .an = un forzuto
    .the = il forzuto
rank-jester = giullare
    .an = un giullare
    .the = il giullare

# ------------------------------------------------------------ what is asked

prompt-act = { PLAYER($player) }, azione { $number } di { $count }: { $builder ->
    [yes] posa una volta, metti un costruttore su quella nuova o esegui un ordine.
   *[no] posa una volta o esegui un ordine.
}
prompt-end = { PLAYER($player) }: concludi il turno.
prompt-lay = { PLAYER($player) }: posa una delle nuove volte.
prompt-buy = { PLAYER($player) }: { $order ->
    [promote] paghi una moneta per promuovere un tuo costruttore a un altro grado?
    [confuse] paghi una moneta per decidere tu quale dei tuoi costruttori si sposta?
   *[recruit] paghi una moneta per reclutare un costruttore accanto a uno dei tuoi?
}
prompt-promote = { PLAYER($player) }: scegli il costruttore da promuovere.
prompt-rank = { PLAYER($player) }: scegli un grado e il suo gettone per il costruttore su { $cell }.
prompt-move = { PLAYER($player) }: sposta un tuo costruttore su una volta libera adiacente.
prompt-recruit = { PLAYER($player) }: { $paid ->
    [yes] recluta un costruttore accanto a uno dei tuoi.
   *[no] recluta un costruttore su una volta libera qualsiasi.
}
prompt-withdraw = { PLAYER($player) }: ritira uno dei tuoi costruttori.
prompt-shift = { PLAYER($player) }: { $paid ->
    [yes] scegli quale dei tuoi costruttori deve spostarsi, e dove.
   *[no] sposta un costruttore di { PLAYER($owner) } su una volta libera adiacente.
}
prompt-glass = { PLAYER($player) }: posa una vetrata sotto uno dei tuoi costruttori.
prompt-scaffolding = { PLAYER($player) }: { $left ->
    [1] posa la seconda impalcatura.
   *[other] posa la prima impalcatura.
}
prompt-disaster = { PLAYER($player) }: abbatti una volta senza costruttore e altare.
prompt-altar = { PLAYER($player) }: { $left ->
    [1] posa il secondo altare.
   *[other] posa il primo altare.
}
prompt-jester = { PLAYER($player) }: nomina un colore per il giullare su { $cell }.
prompt-first = Si sorteggia chi comincia.
drawn-first = comincia { PLAYER($player) }
drawn-tile = { PIECE("order", $order) } ({ PIECE("vault", $vault) })
drawn-crown = { $crown ->
    [yes] una corona sul retro
   *[no] nessuna corona
}
prompt-next = Si gira la prossima tessera della pila.
prompt-crown = Si vede il retro di { PIECE("order", $order) } ({ PIECE("vault", $vault) }).

# ------------------------------------------------------------ what must be done first

first-act = prima scegli un’azione: posa una volta, metti un costruttore o esegui un ordine
first-end = le tre azioni di questo turno sono fatte
first-lay = ora va posata una delle nuove volte
first-buy = prima decidi se pagare la moneta
first-promote = prima scegli il costruttore da promuovere
first-rank = prima scegli il grado del costruttore
first-move = prima sposta un costruttore, come dice l’ordine
first-recruit = prima metti su una volta il costruttore reclutato
first-withdraw = prima ritira un costruttore
first-shift = un costruttore di { PLAYER($owner) } deve spostarsi
first-glass = prima posa la vetrata
first-scaffolding = vanno posate entrambe le tessere impalcatura
first-disaster = prima abbatti una volta
first-altar = prima posa gli altari
first-jester = va nominato un colore per il giullare

# ------------------------------------------------------------ answers

answer-end = Concludi il turno
answer-builder = Metti un costruttore su { $cell }
answer-exchange = Cambia le tre volte bicolori, nessuna delle quali trova posto, e posane una nuova
answer-pay = Paga una moneta
answer-decline = Tieni la moneta
answer-order = Esegui { PIECE("order", $order) }
answer-name = Nomina il { PIECE("color", $color) }: { $own } per te, { $other } per l’altro
answer-rank = Rendilo { PIECE("rank", $rank, form: "an") } con il gettone { $token }
answer-lay = { $queen ->
    [none] Posa la volta { $space } ({ PIECE("vault", $vault) }) su { $cell }
   *[other] Posa la volta { $space } ({ PIECE("vault", $vault) }) su { $cell }: { $scoring ->
        [yes] la regina va su { $queen }, e comincia un conteggio
       *[no] la regina va su { $queen }
    }
}
answer-promote = Promuovi il costruttore su { $cell }
answer-withdraw = Ritira il costruttore da { $cell }
answer-recruit = Metti un costruttore su { $cell }
answer-glass = Posa una vetrata su { $cell }
answer-scaffolding = Posa un’impalcatura su { $cell }
answer-disaster = Abbatti la volta su { $cell }
answer-altar = Posa un altare su { $cell }
answer-move = { $rank ->
    [none] Sposta il costruttore di { PLAYER($owner) } da { $cell } a { $target }
   *[other] Sposta { PIECE("rank", $rank, form: "the") } di { PLAYER($owner) } da { $cell } a { $target }
}

# Points of which only the bounds are known.
gain = { $least }
gain-range = da { $least } a { $most }

# ------------------------------------------------------------ what an answer gives up

left-builder = su { $cell } non si può più mettere un costruttore
left-actions = { $count ->
    [one] { $count } azione è persa, perché un conteggio conclude il turno
   *[other] { $count } azioni sono perse, perché un conteggio conclude il turno
}
left-glass = la vetrata su { $cell } è persa
left-paid = { $order ->
    [promote] nessun tuo costruttore viene promosso
    [confuse] { PLAYER($rival) } decide quale dei tuoi costruttori si sposta
   *[recruit] nessun costruttore viene reclutato accanto a uno dei tuoi
}

# ------------------------------------------------------------ what the teacher says at the elbow

tip-begin = Da qui in poi si gioca davvero. Tre azioni, come vuoi: posa una volta, mettici un costruttore, esegui un ordine.
tip-scored = Ha giudicato: due file sono uscite, costruttori e impalcature sono a casa, il resto è salito. I costruttori vanno rimessi.
tip-coin = L’ordine aveva una moneta: pagane una e puoi fare lo stesso, senza spendere un’azione. Guarda prima le aree.
tip-jester = Nomina un colore per la volta del giullare: conterà anche lì. I numeri dicono che cosa porterebbe ogni colore.
tip-rank = Architetto: l’area conta doppio. Mastro muratore: pesa due. Forzuto: vince i pareggi. Giullare: presta un colore al conteggio.
tip-judged-early = Questa corona porta la regina al suo seggio: giudica subito, e le azioni che ti restano sono perse. Falle prima.
tip-builder-lapses = Un costruttore va su una volta subito dopo la posa. Con questa risposta l’occasione è persa.
tip-builder = Puoi mettere un costruttore sulla volta appena posata, e su nessun’altra: come prossima azione o mai più.
tip-chair = La prossima corona porta la regina al suo seggio, e giudica subito. Chi la posa sceglie il momento.
tip-rows-leave = Dopo il giudizio le file 1 e 2 vanno via con tutto ciò che hanno. Ciò che posi più in basso resta.
tip-stack-ends = La pila è quasi vuota per la seconda volta. Quando finisce, un ultimo conteggio conclude la partita.
tip-no-builders = Tutti i tuoi costruttori sono in chiesa: nessuna volta si può occupare. Tornano a casa dopo il prossimo conteggio.
tip-tied = Un’area { PIECE("color", $colour, form: "fem") } è in parità, e la parità non paga nessuno. Un costruttore in più o un forzuto la farebbe tua.
tip-behind = L’avversario è in testa in un’area { PIECE("color", $colour, form: "fem") } che vale { $value }. Chi ha meno costruttori prende 1 per ciascuno; uno in più può ribaltarla.
tip-lonely = Il tuo costruttore sta in un’area { PIECE("color", $colour, form: "fem") } da una volta. Posa accanto lo stesso colore e cresce.
tip-two-colours = Una volta di due colori conta in entrambi, ma solo dove li tocca. Due così non possono mai toccarsi.
tip-crown = Una corona su una volta muove la regina di un passo. Su 10, 20 e 30 giudica.
tip-order = Le tessere in alto sono ordini: eseguine uno invece di posare una volta, e sparisce.
tip-offers-coin = Un ordine ha una casella moneta: se lo esegui, l’avversario può pagarti una moneta e farlo a sua volta.

# ------------------------------------------------------------ why not

refused-pay = solo l’avversario può pagare, dopo un ordine con casella moneta
refused-end = { $count ->
    [one] resta { $count } azione su tre
   *[other] restano { $count } azioni su tre
}
refused-not-wild = le volte si cambiano solo se tutte e tre sono bicolori
refused-wild-fits = una bicolore trova ancora posto
refused-after-vault = un costruttore si mette subito dopo aver posato una volta
refused-no-builder = tutti i tuoi costruttori sono nella cattedrale
refused-wild = una bicolore non può stare accanto alla bicolore su { $cell }
refused-blocked = su { $cell } c’è un’impalcatura
refused-vault-there = su { $cell } c’è già una volta
refused-no-neighbor = accanto a { $cell } non c’è nulla, e non è una casella di partenza
refused-order = { PIECE("order", $order) } non si può eseguire: { $why ->
    [no-own] non hai costruttori nella cattedrale
    [no-token] non ti restano gettoni promozione
    [no-rank] i tuoi gettoni non offrono altri gradi
    [no-supply] tutti i tuoi costruttori sono nella cattedrale
    [protected] gli altari proteggono tutti i costruttori dell’avversario
    [no-rival] nessun costruttore dell’avversario potrebbe spostarsi
    [no-step] nessun tuo costruttore ha accanto una volta libera
    [no-vault] non ci sono volte senza costruttore
    [no-glass] tutte le volte con tuoi costruttori hanno una vetrata
    [no-target] nessuna volta è senza costruttore e altare
    [no-altar] non restano altari
   *[all-altars] non ci sono volte senza altare
}
refused-scaffolding = su { $cell } c’è un’impalcatura, non una volta
refused-no-vault = su { $cell } non c’è nessuna volta
refused-builder-there = su { $cell } c’è già un costruttore
refused-not-beside = { $cell } non è accanto a un tuo costruttore
refused-altar = un altare protegge la volta su { $cell }
refused-builder = su { $cell } c’è un costruttore
refused-altar-there = { $cell } ha già un altare
refused-not-own = su { $cell } non c’è un tuo costruttore
refused-glass-there = { $cell } ha già una vetrata
refused-withdraw = allora nessun costruttore dell’avversario potrebbe spostarsi
refused-promote = i tuoi gettoni non offrono altri gradi a quel costruttore
refused-rank = un grado si dà con Promuovi, a un costruttore scelto prima
refused-side = il gettone { $token } non ha un lato per { PIECE("rank", $rank, form: "the") }
refused-rank-same = il costruttore è già { PIECE("rank", $rank, form: "an") }
refused-rank-given = è il grado appena dato: { PIECE("rank", $rank) }
refused-turn-over = il gettone sotto un costruttore non si può girare
refused-token = il gettone { $token } non è nella tua riserva
refused-nobody = su { $cell } non c’è nessun costruttore di { PLAYER($owner) }
refused-protected = un altare protegge il costruttore su { $cell }
refused-outside = porta fuori dal piano
refused-name = i giullari nominano colori solo a un conteggio
refused-color = la volta mostra già il { PIECE("color", $color) }

# ------------------------------------------------------------ what happened

event-turn = Turno { $turn }: { PLAYER($seat) }
event-next = Ora la pila mostra { PIECE("order", $order) } ({ PIECE("vault", $vault) })
event-fill_order = Sullo spazio ordine { $space } ora: { PIECE("order", $order) } ({ PIECE("vault", $vault) })
event-vault = { $crown ->
    [yes] Sullo spazio volta { $space } ora: { PIECE("vault", $vault) }, con corona
   *[no] Sullo spazio volta { $space } ora: { PIECE("vault", $vault) }
}
event-discard = { PIECE("order", $order) } ({ PIECE("vault", $vault) }) va negli scarti
event-renew = { $tiles ->
    [one] La prima pila è finita: l’unica tessera scartata è la nuova pila
   *[other] La prima pila è finita: le { $tiles } tessere scartate si mescolano in una nuova
}
event-exhausted = La seconda pila è finita
event-lay = { PLAYER($seat) } posa una volta { PIECE("vault", $vault) } su { $cell }
event-exchange = Nessuna bicolore trova posto: { PLAYER($seat) } cambia le tre volte
event-builder = { PLAYER($seat) } mette un costruttore su { $cell }
event-move = Il costruttore di { PLAYER($seat) } va da { $from } a { $to }
event-promote = Il costruttore di { PLAYER($seat) } su { $cell } diventa { PIECE("rank", $rank, form: "an") }
event-withdraw = { PLAYER($seat) } ritira il costruttore da { $cell }
event-order = { PLAYER($seat) } esegue { PIECE("order", $order) }
event-glass = { PLAYER($seat) } posa una vetrata su { $cell }
event-scaffolding = { PLAYER($seat) } posa un’impalcatura su { $cell }
event-disaster = { PLAYER($seat) } abbatte la volta su { $cell }
event-altar = { PLAYER($seat) } posa un altare su { $cell }
event-coin = { PLAYER($seat) } paga una moneta a { PLAYER($rival) }
event-decline = { PLAYER($seat) } tiene la moneta
event-queen = La regina va su { $to }
event-scoring = { $final ->
    [yes] Il conteggio finale
   *[no] Comincia il conteggio { $number }
}
event-jester = Il giullare di { PLAYER($seat) } su { $cell } nomina il { PIECE("color", $colour) }
event-jester-hidden = { PLAYER($seat) } nomina in segreto un colore per il giullare su { $cell }
event-jester_shown = Il giullare di { PLAYER($seat) } rende { $cell } anche { PIECE("color", $colour, form: "fem") }
event-area = Area { PIECE("color", $color, form: "fem") } da { $tiles } su { $cell }: { $leader ->
    [none] parità, nessuno segna punti
   *[other] { $left ->
        [0] { $gained } a { PLAYER($leader) }
       *[other] { $gained } a { PLAYER($leader) }, { $left } a { PLAYER($rival) }
    }
}
event-score = { PLAYER($seat) } ottiene { $points } e ha { $total }
event-cleanup = { $discarded ->
    [one] Le due file al tabellone sono finite: { $discarded } volta va negli scarti, il resto sale di { $rows }
   *[other] Le due file al tabellone sono finite: { $discarded } volte vanno negli scarti, il resto sale di { $rows }
}
event-over = { $winner ->
    [none] { $third ->
        [yes] Vittoria condivisa con { $most } punti; la partita è finita con il terzo conteggio.
       *[no] Vittoria condivisa con { $most } punti; la partita è finita perché la seconda pila si è esaurita.
    }
   *[other] { $third ->
        [yes] { PLAYER($winner) } vince { $most } a { $least }; la partita è finita con il terzo conteggio.
       *[no] { PLAYER($winner) } vince { $most } a { $least }; la partita è finita perché la seconda pila si è esaurita.
    }
}

# ------------------------------------------------------------ sources of points

source-before = In precedenza
source-scoring = { $final ->
    [yes] Conteggio finale
   *[no] Conteggio { $n }
}
source-standing = Se si contasse ora
source-jester = giullare su { $cell }: { PIECE("color", $color) }
source-area = Area { PIECE("color", $color, form: "fem") }
source-area-note = { $tiles ->
    [one] { $tiles } tessera volta
   *[other] { $tiles } tessere volta
}{ $doubled ->
    [yes] , al doppio
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , { $glass } per le vetrate
}: { $value }
source-builders = { $n ->
    [one] { $n } costruttore
   *[other] { $n } costruttori
}

# Settings.
setting-festum_fatuorum = Festum Fatuorum
setting-festum_fatuorum-help = L’espansione è consigliata a chi conosce il gioco base.
setting-festum_fatuorum-off = il gioco base
setting-festum_fatuorum-on = otto tessere in più e quattordici altari
setting-remove_six = Togli sei tessere
setting-remove_six-help = Solo con l’espansione.
setting-remove_six-off = tutte le tessere in gioco
setting-remove_six-on = sei tessere a caso tolte senza guardarle
setting-show_crowns = Corone scoperte
setting-show_crowns-help = Una variante: entrambi vedono quali ordini hanno una corona sul retro.
setting-show_crowns-off = corone dietro gli ordini nascoste
setting-show_crowns-on = corone dietro gli ordini visibili
setting-first_player = Primo giocatore
setting-first_player-help = Chi comincia.
setting-first_player-random = sorteggiato
setting-first_player-1 = posto 1
setting-first_player-2 = posto 2
bad-remove-six = l’impostazione remove_six è «on»; senza festum_fatuorum ammesso: «off» [{ $rule }]

## Positions that cannot be

wrong-end-builders = { $who } ha { $count } costruttori su volte; ce ne sono solo { $most }
wrong-end-altars = nel gioco ci sono solo { $most } altari
wrong-end-rank = { $cell } mostra un grado, ma lì non c’è nessun costruttore
wrong-end-jester-color = il giullare su { $cell } non nomina ancora nessun colore
wrong-end-jester = il giullare su { $cell } non può nominare il { PIECE("color", $color) }: la volta lo ha già
wrong-end-tokens = { $who } non ha altri gettoni con questo grado: { PIECE("rank", $rank) }
wrong-coin-count = monete dei giocatori: { $coins }; il gioco ne ha { $wanted }
wrong-altar-count = altari: { $altars } nella riserva, { $laid } nella cattedrale; il gioco ne ha { $wanted }
wrong-unseen-first-belongs-second = unseen_of_first appartiene alla seconda pila
wrong-stack-top-exactly-if = una pila ha una cima se e solo se ha tessere
wrong-tiles-stack-out-sight = tessere della pila { $stack } non visibili: { $total }; la sua grandezza ne richiede { $rest }
wrong-builder-count = costruttori di { $who }: { $left } rimasti, { $count } nella cattedrale; { $builders } in tutto
wrong-crown-behind = la corona dietro { $face } deve essere { $open ->
    [yes] scoperta
   *[no] nascosta
}
wrong-tile-count = tessere { $tile }: { $count }; il gioco ne ha { $wanted }
wrong-comes-from-stack-use = { $face } viene da una pila non ancora in uso
wrong-lies-times-sight-stack = tessere { $face } in vista: { $count }; non viste della pila { $stack }: { $left }
wrong-token-times = { $who } ha il gettone { $token } { $count } volte
wrong-asked-wrong-seat = { $kind } è rivolto al posto sbagliato
wrong-promote-bans-rank-just = promote esclude il grado appena dato, e nessun altro
wrong-rank-names-cell-without = rank indica una casella senza un proprio costruttore
wrong-rank-bans-rank-just = rank esclude il grado appena dato, e nessun altro
wrong-names-another-order-than = { $kind } indica un ordine diverso da quello in corso
wrong-names-order-without-coin = { $kind } indica un ordine senza casella moneta
wrong-buy-asked-rival-only = buy si chiede solo all’avversario
wrong-buy-asks-coin-or = buy chiede una moneta o un effetto impossibile
wrong-shift-moves-builder-rival = shift sposta un costruttore dell’avversario
wrong-jester-names-where-seat = jester (giullare) indica { $cell }, dove quel posto non ne ha
wrong-jester-named-color = il giullare su { $cell } ha già nominato il suo colore
wrong-ask-empty-exactly-if = ask è vuoto se e solo se la partita è finita
wrong-ask-end-question-seat = ask deve finire con una domanda a un posto
wrong-ask-begin-turn-or = ask deve cominciare con turn, o con il punteggio finale
wrong-executing-discard-order-belong = executing e discard_order vanno insieme
wrong-given-rank-only-while = given è un grado solo mentre si esegue Promuovi
wrong-named-colors-although-no = named ha colori benché nessun conteggio sia in corso
wrong-vault-space-empty-nothing = uno spazio volta è vuoto, e nulla aspetta di riempirlo
wrong-order-space-empty-nothing = uno spazio ordine è vuoto, e nulla aspetta di riempirlo
wrong-named-cell-twice = named ha una casella due volte
wrong-named-where-no-jester = named ha { $name }, dove non c’è nessun giullare
wrong-named-which-shows-already = named ha { $color } per { $name }, che lo mostra già
wrong-top-stack-stack-use = { $path }.top è della pila { $number }, in uso è la pila { $stack_number }
wrong-rank-token-does-show = { $path }.rank è { $value }; il gettone { $token } non lo mostra
wrong-hold-two-numbers-from = { $path }.{ $entry } deve contenere due numeri da 0 in su
wrong-cells-name-cells-plan = { $path }.cells deve indicare caselle del piano, come r2c3
wrong-actions-left-turn-over = { $path }.actions_left è { $actions_left }; un turno finito ha 0
wrong-tile-order-colors-perhaps = { $path }.{ $entry } ha { $value }; una tessera è un ordine, i suoi colori e forse `crown`, come `promote red crown`
wrong-rank-without-token = { $path }.rank è { $value } senza gettone
wrong-scaffolding-false-leave-cell = { $path }.scaffolding è False; invece tralascia la casella (senza impalcatura)
wrong-vault-space-full = refill aspetta benché lo spazio volta { $column } sia pieno
wrong-nothing-executed = discard_order aspetta benché nulla sia in esecuzione
wrong-order-space-full = discard_order aspetta benché lo spazio ordine { $column } sia pieno
wrong-final-score-stands-alone = il punteggio finale sta da solo sotto i giullari
wrong-scoring-needs-queen-scoring = un conteggio richiede la regina su uno spazio conteggio
wrong-act-asked-active-player = act si chiede solo al giocatore di turno
wrong-act-needs-actions-left = act richiede azioni rimaste
wrong-laid-no-vault = this_turn.laid deve essere una volta
wrong-laid-with-builder = this_turn.laid deve essere una volta senza costruttore
wrong-end-asked-active-player = end si chiede solo al giocatore di turno
wrong-end-needs-turn-without = end richiede un turno senza azioni rimaste
wrong-lay-asked-active-player = lay si chiede solo al giocatore di turno

# ------------------------------------------------------------ what every piece is and does

lens-vault = Volta { $space }
lens-vault-none = Lo spazio è vuoto per un momento; l’ordine sopra si gira per riempirlo.
lens-vault-does = { $wild ->
    [yes] Una volta { PIECE("vault", $vault) } conta in aree di entrambi i colori, e non può stare accanto a un’altra bicolore.
   *[no] Una volta { PIECE("vault", $vault) }: posala nella prima fila o accanto a ciò che è costruito.
} { $crown ->
    [yes] La sua corona muove la regina quando la posi. L’ordine sopra diventa la volta seguente.
   *[no] L’ordine sopra diventa la volta seguente.
}
lens-order = Ordine: { PIECE("order", $order) }
lens-order-none = Spazio ordine
lens-order-none-does = Lo spazio è vuoto per un momento; lo riempie la prossima tessera della pila.
lens-order-does = { $order } Poi l’ordine sparisce.{ $coin ->
    [yes] {" "}Per una moneta l’altro giocatore può prendervi parte.
   *[no] {""}
}
lens-order-promote = Dai un grado a un tuo costruttore nella cattedrale.
lens-order-move = Sposta un tuo costruttore su una volta adiacente che ne è priva.
lens-order-recruit = Metti un costruttore su una volta qualsiasi che ne è priva.
lens-order-confuse = Riporta a casa un tuo costruttore; poi un costruttore dell’altro giocatore deve spostarsi su una volta adiacente.
lens-order-glass = Posa una vetrata sotto un tuo costruttore: aggiunge valore all’area.
lens-order-scaffolding = Posa due impalcature su caselle vuote: lì non si costruisce fino al prossimo conteggio.
lens-order-disaster = Abbatti una volta senza costruttore e altare.
lens-order-altar = Posa due altari su volte: le proteggono e raddoppiano le loro vetrate.
lens-stack = La pila
lens-stack-does = { $n ->
    [one] Resta 1 tessera.
   *[other] Restano { $n } tessere.
} { $second ->
    [yes] Quando questa seconda pila è vuota, la partita finisce con un ultimo conteggio.
   *[no] Quando è vuota, le tessere scartate diventano la seconda pila.
}
lens-cell = Casella { $cell }
lens-cell-scaffolding = Impalcatura: qui non si costruisce fino al prossimo conteggio, ma le vicine possono appoggiarsi.
lens-cell-free = { $open ->
    [yes] Qui non c’è nulla di costruito; si può posare una volta.
   *[no] Qui non c’è nulla di costruito, e accanto nulla a cui appoggiarsi.
}
lens-area = area { PIECE("color", $color, form: "fem") } da { $size } (valore { $value })
lens-cell-vault = Una volta { PIECE("vault", $vault) }, { $lonely ->
    [yes] sola e ancora in nessuna area.
   *[no] parte di: { $areas }.
}{ $glass ->
    [yes] {" "}La sua vetrata aggiunge valore.
   *[no] {""}
}{ $altar ->
    [yes] {" "}Un altare la protegge.
   *[no] {""}
}{ $who ->
    [-1] {" "}Qui non c’è nessun costruttore.
   *[other] {" "}Qui c’è un costruttore di { PLAYER($who) }.
}
lens-builder-none = Volta { $cell }
lens-builder-none-does = Qui non c’è nessun costruttore.
lens-builder = { $rank ->
    [none] Costruttore di { PLAYER($player) }
   *[some] Costruttore di { PLAYER($player) }: { PIECE("rank", $rank) }
}
lens-builder-does = { $rank ->
    [none] Conta per chi lo possiede in ogni area della sua volta: chi vi ha più costruttori ne prende il valore.
   *[some] { $rank }
}
lens-rank = { $rank ->
    [architect] Architetto
    [master_mason] Mastro muratore
    [strongman] Forzuto
   *[jester] Giullare
}
lens-rank-architect = Raddoppia le tessere delle sue aree, chiunque le vinca.
lens-rank-master_mason = Pesa quanto due costruttori.
lens-rank-strongman = Vince un pareggio per chi lo possiede, se l’altro non ne ha uno lì.
lens-rank-jester = Nomina un colore in più per la sua volta a ogni conteggio.
lens-token = Gettone promozione { $token }
lens-token-does = Mostra { PIECE("rank", $one, form: "an") } o { PIECE("rank", $other, form: "an") }; { $there ->
    [yes] è nella tua riserva.
   *[no] non è nella tua riserva.
}
lens-color = { PIECE("color", $color, form: "Start") }
lens-color-does = Il colore che la volta del giullare ha in più, solo in questo conteggio.
lens-row = Aree { PIECE("color", $color, form: "fems") }
lens-row-does = { $n ->
    [0] Non c’è ancora nessuna area di questo colore.
    [one] C’è 1 area di questo colore; tu sei in testa in { $leads }, l’altro in { $lost }.
   *[other] Ci sono { $n } aree di questo colore; tu sei in testa in { $leads }, l’altro in { $lost }.
}
lens-site = La cattedrale
lens-site-does = Larga cinque caselle e profonda quanto costruite. A un conteggio ogni area paga chi vi ha più costruttori.
lens-queen = La regina
lens-queen-does = È su { $space } e avanza con ogni corona posata; { $left ->
    [0] davanti a lei non c’è più nessun conteggio.
    [one] la prossima corona porta un conteggio.
   *[other] { $left } corone portano un conteggio.
}
lens-niche = Spazio { $space } del tracciato
lens-niche-does = { $scoring ->
    [yes] Uno spazio conteggio: quando la regina arriva qui, ogni area paga{ $last ->
        [yes] {" "}per l’ultima volta.
       *[no] .
    } { $crowns ->
        [0] L’ha già superato, o è qui.
        [one] La prossima corona la porta qui.
       *[other] { $crowns } corone la portano qui.
    }
   *[no] Qui la regina passa con ogni corona; i segnalini contano i punti.
}
lens-player = { PLAYER($player) }
lens-player-does = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $builders ->
    [one] 1 costruttore
   *[other] { $builders } costruttori
} e { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} a disposizione. Alla fine vince chi ha più punti.
lens-button-builder = Metti un costruttore
lens-button-builder-does = Costa un’azione, subito dopo aver posato una volta, e solo su quella.
lens-button-decline = Tieni la moneta
lens-button-decline-does = Non prendi parte all’ordine.
lens-button-end = Concludi il turno
lens-button-end-does = Le tue azioni sono fatte, e tocca all’altro giocatore.
lens-button-exchange = Cambia le volte
lens-button-exchange-does = Se tutte e tre hanno due colori e nessuna trova posto, altre tre le sostituiscono.
lens-button-pay = Paga una moneta
lens-button-pay-does = { $n ->
    [one] Dai all’altro giocatore 1 moneta e prendi parte all’ordine; non costa un’azione.
   *[other] Dai all’altro giocatore { $n } monete e prendi parte all’ordine; non costa un’azione.
}

## Printed values that do not fit together

printed-rows = { $count }, le righe di { $table } che lo hanno
printed-crowns = { $count }, le corone in { $table }
printed-sides = { $count }, i lati di promotion_token che lo hanno
printed-base-order = un ordine del gioco base
printed-too-deep = le tessere potrebbero costruire una cattedrale troppo profonda
printed-less-deep = meno ordini impalcatura o più corone; la cattedrale potrebbe arrivare alla fila { $rows }, il limite è { $bound }

# ------------------------------------------------------------ the box: sheets, pieces and their places

part-base = Basilica
part-expansion = Festum Fatuorum
sheet-red = Tessere rosse
sheet-yellow = Tessere gialle
sheet-blue = Tessere blu
sheet-green = Tessere verdi
sheet-wild = Tessere di due colori
sheet-tokens = Gettoni promozione
sheet-supply = Pezzi nella scatola
sheet-expansion = Tessere dell’espansione
piece-tile = { $crown ->
    [yes] Tessera: { PIECE("vault", $vault) }, { PIECE("order", $order) }, corona
   *[no] Tessera: { PIECE("vault", $vault) }, { PIECE("order", $order) }
}
piece-token = Gettone: { PIECE("rank", $one) } e { PIECE("rank", $other) }
piece-supply = { $piece ->
    [scaffolding] Nella scatola: { $count } tessere impalcatura
   *[stained_glass] Nella scatola: { $count } vetrate
}
place-crown = Corona
place-order = Ordine
place-colours = Colori
place-side_a = Un lato
place-side_b = Altro lato
place-total = Numero

## What the paid version of an order does

order-paid-promote = Dai a uno dei tuoi costruttori un rango diverso da quello appena dato.
order-paid-recruit = Metti un costruttore della tua riserva su una volta senza costruttore, accanto a uno dei tuoi.
order-paid-confuse = Decidi tu quale dei tuoi costruttori si sposta, e dove; deve spostarsi.
