# Every word of the shared page, in Italian.

app-name = Nave
app-tag = Due giochi di costruzione per una serata
app-tag-more = { "" }. Niente account, niente da scaricare.
app-lobby = Tutti i giochi
app-back = Indietro
app-close = Chiudi
app-cancel = Annulla
app-copy = Copia
app-copied = Copiato
app-more = Altre opzioni
app-loading = Un momento…
app-unreachable = Il server non risponde. È ancora acceso?
app-again = Riprova
app-menu = Menu
app-fan = Realizzazione amatoriale non ufficiale, senza legami con editori o autori. Disegni e testi sono tutti nostri.

lobby-continue = I tuoi tavoli
lobby-all = { $n ->
    [one] l’unico tavolo
   *[other] tutti i { $n } tavoli
}
lobby-fewer = meno
lobby-forget = Dimentica questo tavolo
lobby-waits = In attesa di { $name }
lobby-over = Finita: riguardala
mine-as-of = nessuna connessione; ultimo aggiornamento: { $time }
mine-yours = Tocca a te
mine-others = In attesa degli altri
mine-rooms = Sale d’attesa
mine-over = Finite
mine-pieces = pezzi: { $name }
mine-your_turn = tocca a te: turno { $n }
mine-runs = in corso
mine-sit = al tavolo { $n } su { $m }
mine-won = Hai vinto
mine-won-by = Hai vinto con { $n } di vantaggio
mine-shared = Vittoria condivisa
mine-lost = Non hai vinto
mine-lost-by = Vince { $name }, tu a { $n } di distanza
mine-forget = Dimentica { $name }
mine-gone = { $game }: la chiave di questo browser non apre più nulla lì.
mine-next = Prossimo: { $name }
mine-next-since = { $name } ti aspetta ({ $time })
mine-move = I miei posti su un altro dispositivo
move-line = Apri lì questo link, o inquadra il codice con la fotocamera.
move-qr = Codice QR del link a tutti i miei posti
move-link = Link a tutti i miei posti
move-code = Codice { $n } di { $m }; il link li contiene tutti.
move-next-code = Codice seguente
move-warning = Chi ha questo link occupa questi posti. Non mandarlo a nessuno.
move-by-hand = Da questo indirizzo non si arriva agli appunti: copia il link a mano.
move-file = Salva in un file
move-bring = Prendi da un file
move-taken = { $n ->
    [0] Questi posti erano già tutti qui.
    [one] 1 posto trasferito qui.
   *[other] { $n } posti trasferiti qui.
}
move-no-file = Questo non è un file di posti.
move-ask = { $n ->
    [one] Portare 1 posto in questo browser?
   *[other] Portare { $n } posti in questo browser?
}
move-nothing = Questi posti sono già qui, o il link è incompleto.
move-yes = Portali qui
when-now = proprio ora
when-minutes = { $n ->
    [one] 1 minuto fa
   *[other] { $n } minuti fa
}
when-yesterday = ieri, { $time }
lobby-join-ask = Hai ricevuto un link o il nome di un tavolo?
lobby-join-hint = incollalo qui
lobby-join = Entra
lobby-now = Gioca subito
quick-seats = { $n ->
    [one] Tu contro un bot
   *[other] Tu contro { $n } bot
}
quick-extra = con { $title }
quick-players = Posti
quick-strength = Forza dei bot
lobby-name-ask = Come devono chiamarti gli altri?
lobby-name-keep = Tieni
lobby-together = Gioca insieme
lobby-together-line = { $n ->
    [one] Un link per chi gioca con te
   *[other] Un link a testa
}
lobby-solo = Solitario
lobby-hot = Posto condiviso
lobby-hot-line = Tutti su questo dispositivo
lobby-seats = da { $a } a { $b } posti
lobby-seats-one = { $a } posti
lobby-rules = Regole
lobby-pieces = Pezzi
lobby-box = Con la tua scatola
lobby-score = Conta i punti
lobby-theme = Chiaro o scuro
lobby-settings = Impostazioni
lobby-record = Apri una registrazione
lobby-record-line = Una partita salvata: riguardala, o riparti da lì.
lobby-record-bad = Questo file non è una registrazione: { $why }
lobby-public = Tavoli aperti
lobby-public-free = liberi: { $n }
lobby-public-watch = Guarda
lobby-public-sit = Siediti

new-title = Nuovo tavolo: { $game }
new-seats = Da { $a } a { $b } posti. Gli amici si siedono con il loro link.
new-seats-one = { $a ->
    [one] Un posto.
   *[other] { $a } posti. Gli amici si siedono con il loro link.
}
new-who = Chi gioca
new-how = Come si gioca
new-seat = Posto { $n }
new-you = Tu
new-here = Qui
new-friend = Invito
new-bot = Bot
new-empty = Vuoto
new-you-line = sei tu, su questo dispositivo
new-here-line = gioca su questo dispositivo
new-friend-line = riceve un link a questo posto
new-empty-name = Nessuno
new-empty-line = resta vuoto
new-name = Il tuo nome
new-name-of = Nome del posto { $n }
new-name-hint = il tuo nome
new-player = Giocatore { $n }
new-strength = Quale bot
new-needs = solo con { $title }: { $value }
new-needs-on = solo con { $title }
new-needs-off = solo senza { $title }
new-seed = Seme
new-seed-line = Lo stesso seme dà la stessa preparazione. Condividilo per confrontare le partite.
new-seed-new = Nuovo
new-customs = Ritmo, orologio e usanze
new-listed = Aperto a chiunque
new-listed-line = Appare nell’elenco: chiunque può guardare o prendere un posto libero.
new-open = Apri il tavolo
new-links = I link da copiare compaiono all’apertura del tavolo.
new-begin = La partita comincia subito.
new-few = { $game } richiede da { $a } a { $b } posti.
bot-random = Gioca a caso
bot-random-line = una risposta valida qualsiasi, subito
bot-apprentice = Apprendista
bot-apprentice-line = guarda al prossimo passo, veloce
bot-mason = Mastro muratore
bot-mason-line = pianifica un turno, circa un secondo
bot-journeyman = Lavorante
bot-journeyman-line = pianifica il turno e ogni tanto sbaglia i conti
bot-architect = Architetto
bot-architect-line = prova a fondo i turni migliori prima di scegliere, un secondo o più
bot-builder = Costruttore
bot-builder-line = un mastro che prima di tutto costruisce
bot-trader = Commerciante
bot-trader-line = un mastro con borsa e magazzino pieni
bot-spoiler = Guastafeste
bot-spoiler-line = un mastro che guarda a ciò che hai tu
bot-like = { $text } ({ $rating })
bot-strength = { $text } ({ $rating }): { $line }
bot-other = { $name }
bot-other-line = un bot di questo server

wait-line = Manda il link. La partita comincia quando tutti si sono seduti, o con i bot nei posti liberi.
wait-invites = { $name } invita a { $game }
wait-sit = sala d’attesa · al tavolo { $n } su { $m }
wait-who = Chi gioca
wait-what = A che cosa si gioca
wait-change = Finché non si comincia si può cambiare tutto.
wait-talk = Chiacchiere
wait-watching = { $n ->
    [one] 1 guarda
   *[other] { $n } guardano
}
wait-invite = Invita
wait-invite-line = Un solo link per tutti i posti liberi. Chi si siede riceve una chiave propria; da allora questo link non apre più quel posto, nemmeno a te.
wait-invite-link = Link ai posti liberi
wait-share = Condividi…
wait-share-text = { $name } ti invita: { $game }
wait-new-link = Nuovo link
wait-pieces = Pezzi
wait-pieces-line = Valori come stampati, o come qualcuno li ha corretti.
wait-pieces-usual = i soliti valori stampati
wait-changed = { $name } ha cambiato: { $what }
custom-watching = Spettatori
custom-watching-line = Con un link, senza posto. Nessuno vede le carte nascoste.
custom-watching_true = con un link
custom-watching_false = nessuno
custom-pace = Ritmo
custom-pace-line = Una serata insieme, o ognuno quando ha tempo.
custom-pace_live = una serata
custom-pace_days = in più giorni
custom-clock = Orologio
custom-clock-line = Tempo per ciascuno, con un supplemento a ogni turno. Se finisce, continua un bot.
custom-clock_0 = senza orologio
custom-clock-value = { $bank } + { $more }
custom-increment = Dopo ogni turno
custom-away = Assenza
custom-away-line = Chi non risponde per tanto tempo conta come assente. A metà arriva un avviso.
custom-away_0 = come al solito qui
custom-stand_in = Chi è assente
custom-stand_in-line = Che cosa succede allora. Basta un tocco, e la persona è di nuovo al tavolo.
custom-stand_in_ask = decidono gli altri
custom-stand_in_bot = continua un bot
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
time-title = Tempo
time-left = ancora { $time }
time-used = usati { $time }
time-away = assente
time-is-away = { $name } non c’è. Dal menu puoi far giocare un bot, per ora.
time-warned = Fra { $time } un bot potrà giocare per te.
time-due = ancora { $time }
pause-line = Il tavolo è in pausa: l’ha chiesto { $name }. Nessun orologio corre.
pause-end = Riprendi
ask-mine = Gli altri ricevono la domanda.
ask-pause = { $name } chiede una pausa.
ask-resume = { $name } vorrebbe riprendere.
ask-back = { $name } vorrebbe ritirare una risposta del turno { $n }.
ask-back-chance = { $name } vorrebbe ritirare una risposta del turno { $n }. Il caso allora sorteggia di nuovo.
ask-yes = Sì
ask-no = No
ask-drop = Lascia stare
away-title = Mentre non c’eri
away-line = { $bot } gioca per te dal turno { $n }.
away-timeout = Il tuo tempo è finito. { $bot } gioca per te dal turno { $n }.
away-stood = Prima: { $before }. Ora: { $now }.
away-back = Riprendi il posto
away-show = Mostrami
away-let = Lascialo giocare
menu-pause = Chiedi una pausa
menu-ask-back = Chiedi di ritirare la mia ultima risposta
log-warned = Avviso a { $name }: presto potrà giocare un bot.
log-away = { $name } non c’è.
log-timeout = Tempo finito per { $name }.
log-ask = { $name } ha chiesto qualcosa agli altri.
log-pause = { $name } ha chiesto una pausa; tutti d’accordo.
log-resume = La partita riprende.
mine-paused = in pausa
menu-publish = Mostra la partita a chi ha un link
menu-unpublish = Non mostrare più la partita a nessuno
menu-public-link = Link per guardare la partita
log-published = { $name } ha cambiato chi può guardare questa partita.
games-title = Le tue partite
games-link = Partite finite e numeri
games-filter = Quali partite
games-game = Gioco
games-every = Tutti i giochi
games-seats = Posti
games-any-seats = qualsiasi numero di posti
games-n-seats = { $n ->
    [one] 1 posto
   *[other] { $n } posti
}
games-parts = Parti
games-any-parts = con e senza espansione
games-usual = normale
games-with = Contro
games-anybody = chiunque
games-csv = Salva come tabella (CSV)
games-erase = Dimenticale
games-erase-sure = { $n ->
    [one] Dimenticare per sempre 1 partita?
   *[other] Dimenticare per sempre { $n } partite?
}
games-none = Ancora nessuna partita finita. Arrivano qui da sole.
games-won = { $n ->
    [one] vinte, su 1 partita
   *[other] vinte, su { $n } partite
}
games-won-short = vinte
games-count = partite
games-interval = da { $a } a { $b } %; il solo caso { $c } %
games-place = piazzamento medio
games-points = punti medi
games-margin = scarto
games-curve = Come è andata
games-curve-line = Scarto di ogni partita, al massimo { $n } punti, e media finora
games-curve-key = Un punto per partita, sopra la linea se davanti al migliore degli altri; la curva è la media finora.
games-against = Contro
games-ways = Con che cosa
games-points-short = punti
games-few = In grigio: meno di dieci partite, troppo poche per dirlo.
games-list = { $n ->
    [one] 1 partita finita
   *[other] { $n } partite finite
}
custom-advice = Consigli
custom-advice-line = Se si può chiedere una mossa a un bot.
custom-advice_free = liberi
custom-advice_shown = visibili a tutti
custom-advice_none = nessuno
custom-take_back = Ritirare
custom-take_back-line = Le proprie risposte, finché non cadono dadi o risponde un altro.
custom-take_back_free = normale
custom-take_back_ask = normale, oltre se tutti d’accordo
custom-take_back_none = mai
used-title = Sei { $name }?
used-line = Questo posto è di { $name }. Se sei tu, la domanda va al tuo altro dispositivo o agli altri. Tutto il tavolo riceve un avviso.
used-yes = Sì, fammi entrare
used-watch = No, guardo
used-wait = Domanda inviata. Appena { $name } o gli altri dicono di sì, il tavolo si apre qui.
used-no = Hanno detto di no.
knock-ask-me = Qualcuno ha aperto il tuo link e dice di essere te, { $name }. Sei tu, su un altro dispositivo? Il posto allora passa lì.
knock-ask = Qualcuno ha aperto il link di { $name } e dice di essere { $name }. Può entrare?
knock-yes = Sì
knock-no = No
menu-lock = Escludi gli altri miei dispositivi
menu-lock-done = Ora solo questo dispositivo apre il tuo posto.
wait-link = Link del posto { $n }
wait-copy = Copia link
wait-qr-short = QR
wait-qr = Mostra come codice QR
wait-qr-of = Codice QR del link al posto { $n }
wait-watch = Link per guardare
wait-here = al tavolo
wait-free = non ancora qui
wait-bot = bot
wait-start = Comincia
wait-fill = Comincia con i bot nei posti liberi
join-title = C’è un posto per te
join-line = { $game }, posto { $n }. Come ti chiamano gli altri?
join-sit = Siediti
join-unknown = Questo link qui non apre nulla.
join-none = Questo tavolo non esiste, o è privato e richiede un link.

bar-your_turn = Tocca a te
bar-turn_of = Tocca a { $name }
bar-watching = Stai guardando
watch-line = { $n ->
    [one] Stai guardando. Chi guarda non vede le carte nascoste.
   *[other] Stai guardando, { $n } in tutto. Chi guarda non vede le carte nascoste.
}
bar-end = Fine
bar-turn = turno { $n }
bar-you = tu
bar-play = Giocala
bar-play-all = Gioca { $n } passi
bar-move = Scegli la mossa
bar-wait = Non tocca a te
bar-leave = Attenzione: { $what }
bar-leave-yes = Rinuncia
bar-leave-line = È perso per sempre. Invio per rinunciare, Esc per ripensarci.
bar-then = poi: { $steps }
bar-undo = Annulla
bar-restart = Da capo
bar-hint = Consiglio
hint-title = Il consiglio di un bot
hint-wait = Il bot guarda tutte le opzioni…
hint-best = Sceglierebbe
hint-also = Buone anche
hint-worse = { $n } in meno
hint-worth = { $n ->
    [one] Alla fine vale circa 1 punto.
   *[other] Alla fine vale circa { $n } punti.
}
hint-more = Sono { $n } in più di «{ $option }».
hint-same = Vale quanto «{ $option }».
hint-even = alla pari
bar-thinks = { $name } sta pensando.
bar-waits = { $name } decide.
bar-away = { $name } non c’è e ritroverà il tavolo com’è.
seat-here = { $name } è al tavolo
seat-away = { $name } non c’è
bar-choose = Tocca un pezzo, o scegli dall’elenco.
bar-second = Tocca ancora o premi Invio per giocarla.
bar-left = { $n ->
    [one] Resta 1 possibilità: tocca ancora, o scegli dall’elenco.
   *[other] Restano { $n } possibilità: tocca ancora, o scegli dall’elenco.
}
bar-scores = Punti

plan-title = Si può giocare
plan-final = non si può ritirare
plan-left = attenzione: { $what }
plan-less = Meno: { $label }
plan-more = Più: { $label }
plan-out = Tralascia: { $label }
plan-in = Con: { $label }
plan-change = Passo { $n }
plan-other = Altro
plan-steps = Cambia

quick-names = Olga, Piotr, Mirka, Konrad, Vera, Boris, Agnese, Lev, Daria, Tommaso
opt-title = Opzioni
opt-number = premi un numero
opt-none = Ora non c’è nulla da decidere.
opt-all = mostra tutte e { $n }
opt-best = il consiglio
opt-page = 0: le nove seguenti
opt-dead = Non ora
opt-which = Quale di queste?
opt-count = { $n ->
    [one] 1 opzione
   *[other] { $n } opzioni
}
opt-count-left = { $m ->
    [one] { $n } di 1 opzione
   *[other] { $n } di { $m } opzioni
}

log-title = Cronaca
log-large = Cronaca e chat, più grandi
log-since = dal mio turno
log-all = tutto
log-filter = Mostra
log-everybody = tutti
log-chat = solo chat
log-setup = Preparazione
log-empty = Non è ancora successo nulla.
log-nothing = Nulla dal tuo ultimo turno.
log-start = La partita comincia.
log-undo = { $name } ritira qualcosa.
log-resign = { $name } abbandona.
log-end = La partita è finita.
log-join = { $name } si siede.
log-agree = { $name } accetta che subentri un bot.
log-replaced = Ora un bot gioca per { $name }.
log-back = { $name } è di nuovo al tavolo.
log-expiring = Qui non succede nulla da molto: il tavolo si chiude fra pochi giorni se nessuno gioca.
log-rekeyed = Il posto di { $name } ha un nuovo link.
log-knock = È arrivato qualcuno con il link di { $name }, che dice di essere { $name }.
log-admit = { $name } accetta.
log-rebuff = Chi è arrivato con il link di { $name } non entra.
log-moved = { $name } gioca ora da un altro dispositivo.
log-invited = { $name } ha creato un nuovo link al tavolo; quello vecchio non apre più nulla.
log-relinked = Il link di { $name } ora è nuovo.
log-arranged = { $name } ha cambiato a che cosa si gioca.
log-again = { $name } vuole la rivincita.
log-advised = { $name } ha chiesto consiglio a un bot.
log-misfit = { $name } ha inserito una carta pescata impossibile: qualcuno ha sbagliato tasto.
log-erased = Un nome e le sue parole non ci sono più.
log-rule = Regola: { $rule }
log-unread = { $n ->
    [one] 1 messaggio non letto
   *[other] { $n } messaggi non letti
}
story-nothing = nulla da raccontare
story-again = { $name }, turno { $n }: rivedilo
story-scene = Turno { $n }: riconta
scene-next = Avanti
scene-close = Torna al tavolo
scene-play = tutto di fila
scene-back = indietro
scene-sums = passa alle somme
scene-at = { $n } di { $m }. Nulla va avanti finché non chiudi.
scene-done = È tutto. La cronaca può contarlo di nuovo.
scene-points = { $name } { $points }
scene-sums-title = Somme
story-back = Un fatto indietro
story-on = Un fatto avanti
story-end = Torna al tavolo
story-past = com’era
story-your = Tocca a te
story-step = passo { $n }
story-step-of = passo { $n } di { $m }
story-behind = { $n ->
    [one] ne manca 1
   *[other] ne mancano { $n }
}
story-skip = Salta
story-next = Passo seguente
pace-step = passo per passo
pace-slow = lento
pace-normal = normale
pace-instant = subito
loss-show = Mostra
loss-ok = OK
chat-label = Di’ qualcosa al tavolo
chat-send = Invia

why-title = Non ora
why-rule = la regola
why-none = Ora con questo pezzo non si può fare nulla.
why-turn = Tocca a { $name }.
why-over = La partita è finita.
why-watch = Stai guardando; gioca solo chi ha un posto.
stale = Il tavolo era andato avanti. Eccolo com’è adesso.
refused = Non è possibile.

link-lost = Connessione persa. Nuovo tentativo…
link-back = Di nuovo in linea; il tavolo è aggiornato.
link-gone = La chiave di questo posto non apre più nulla.
locked = Questo tavolo non può continuare qui: { $why }

hand-title = Passa il dispositivo a { $name }
hand-line = Il tavolo è coperto. Quando il dispositivo è in mano a { $name }:
hand-go = Sono { $name }

rules-title = Regole
rules-of = Regole: { $game }
rules-search = Cerca nelle regole
rules-found = { $n ->
    [one] 1 regola
   *[other] { $n } regole
}
rules-page = In una pagina
rules-chapters = Capitoli
rules-icons = Simboli
rules-all = Tutti i capitoli
rules-at-table = Regole valide a questo tavolo: { $n } su { $of }
rules-print = Stampa
rules-none = Nessuna regola ha queste parole.
rules-ruling = Chiarimento
rules-example = Esempio
rules-house = Regola della casa
rules-house-here = Qui: { $value }.
rules-house-new = Si sceglie a un nuovo tavolo: { $values }.
rules-on-board = L’esempio sul tabellone
rules-before = Prima
rules-after = Dopo
rules-step = Passo { $n }
rules-source = Fonte: { $source }
new-pieces = Pezzi
new-pieces-line = I valori stampati con cui giocare. Chi ha il gioco li corregge in Pezzi.
new-pieces-usual = la raccolta solita

menu-rules = Regole
menu-pieces = Pezzi
menu-settings = Impostazioni
menu-keys = Tasti
menu-device = Il mio posto su un altro dispositivo
menu-record = Scarica la registrazione
menu-resign = Abbandona
menu-resign-sure = Abbandonare davvero?
menu-resign-line = Con più di due posti un bot gioca il tuo fino alla fine.
menu-replay = Riguarda
menu-lobby = Esci (il posto resta tuo)
menu-replace = Fai giocare un bot per { $name }
menu-back = Riprendi il posto dal bot
side-seats = Posti
side-now = Ora
side-options = Opzioni
side-log = Cronaca
side-board = Tabellone

set-title = Impostazioni
set-language = Lingua
set-language-line = A un tavolo ognuno legge nella propria.
set-theme = Aspetto
set-theme-line = Di giorno, di notte, o come dice il sistema.
set-auto = Sistema
set-light = Chiaro
set-dark = Scuro
set-colors = Colori dei pezzi
set-colors-line = Come stampati, o ben distinti per chi vede uguali rosso e verde.
set-colors-print = Stampati
set-colors-clear = Distinti
set-motion = Movimento
set-motion-line = I pezzi viaggiano, o sono subito al loro posto.
set-motion-full = Pieno
set-motion-less = Ridotto
set-pace = Turni altrui
set-pace-line = Con che velocità si vedono qui; nessun altro aspetta per questo.
set-steps = Conferma ogni passo
set-steps-line = Rispondi domanda per domanda, invece di giocare un turno come un unico piano.
set-tips = Consigli nelle prime partite
set-tips-line = Il maestro parla quando c’è motivo, ogni cosa una volta sola.
set-scenes = Conteggi
set-scenes-line = Contati sul tavolo quando avvengono. La cronaca li mostra in ogni momento.
set-sound = Suono quando tocca a te
set-sound-line = Una nota leggera.
set-notify = Notifica quando tocca a te
push-title = Avvisami quando tocca a me
push-line = Anche senza pagina aperta: un avviso per tavolo finché non guardi. Prima il browser ti chiede il consenso.
push-channel = Qui le notifiche non arrivano a questo browser: il server avvisa a modo suo, per esempio per email.
push-insecure = Questo indirizzo non è https: gli avvisi arrivano solo a pagina aperta.
push-unable = Questo browser non riceve avvisi. Sul telefono aggiungi prima Nave alla schermata iniziale.
push-off = Questo server non avvisa nessuno se la pagina non è aperta.
push-denied = Il browser qui non consente avvisi.
mail-title = Avvisami per email
mail-line = A un indirizzo che conosce solo questo server. Nessuno al tavolo lo vede.
mail-address = Il tuo indirizzo email
mail-send = Mandami un numero
mail-sent = Un numero è partito per { $address }. Inseriscilo qui.
mail-number = Numero dell’email
mail-prove = Conferma
mail-on = Gli avvisi arrivano a { $address }.
mail-stop = Togli l’indirizzo
push-quiet = Ore di silenzio
push-quiet-line = In quelle ore nessun avviso; dopo, ciò che ancora aspetta.
push-from = Silenzio dalle
push-to = Silenzio fino alle
push-news = Avvisami
push-news-turn = quando tocca a me
push-news-time = quando presto un bot potrà giocare per me
push-news-asked = quando mi chiedono qualcosa
push-news-table = quando qualcuno si siede, o si comincia
push-news-over = quando finisce, o si rigioca
push-news-chat = quando qualcuno dice qualcosa
set-notify-line = Quando la pagina è in secondo piano; prima il browser ti chiede il consenso.

keys-title = Tasti
keys-arrows = scorri le opzioni
keys-enter = gioca ciò che dice il pulsante giallo
keys-number = scegli un’opzione con il suo numero; di nuovo: giocala
keys-page = i numeri passano alle nove opzioni seguenti
keys-escape = lascia ciò che è scelto
keys-u = annulla
keys-r = ricomincia il turno
keys-h = consiglio
keys-l = cronaca e chat
keys-o = all’elenco delle opzioni
keys-b = al tabellone
keys-n = al prossimo tavolo che mi aspetta
keys-lens = che cos’è e che cosa fa il pezzo attivo; di nuovo: tieni aperto
keys-question = questo elenco, se nessun pezzo è attivo
keys-space = Spazio
keys-play = far scorrere la partita o fermarla
keys-lines = sul tabellone: giocato, il meglio, entrambi
keys-line-away = togliere la linea migliore

keys-w = il tavolo a parole
words-title = Il tavolo a parole

after-title = Partita finita
after-replay = Rivedi
after-sheet = Segnapunti
after-record = Scarica registrazione
after-rematch = Rivincita
after-same = Stessa preparazione
after-new = Nuova preparazione
after-wins = Vince { $name }
after-wins-with = Vince { $name } con { $points }
after-shared = Vittoria condivisa: { $names }
after-nobody = Nessuno vince
after-left = La partita si è interrotta prima della fine: ecco che cosa avevano tutti, e quanto valeva il tavolo così com’è.
sheet-ties = Spareggio
after-graph = Punti per turno
after-graph-line = tocca un turno per vederlo
after-graph-turn = turno
after-graph-final = finale
after-graph-none = Ora la curva non si può disegnare.
after-length = { $n ->
    [one] 1 turno
   *[other] { $n } turni
}
after-seed = la stessa preparazione si può rigiocare: seme { $seed }
after-table = Punti per turno
again-line = { $name } vuole la rivincita.
after-same-line = Stesso seme, stessi posti e opzioni.
after-no-same = Nessuno conosce il seme di questa preparazione: non si può ridare.
replay-title = Replay
replay-at = turno { $n } di { $m }
replay-first = All’inizio
replay-prev = Un passo indietro
replay-next = Un passo avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-step = passo { $n } di { $m }
replay-continue = Gioca da qui
replay-continue-line = Un nuovo tavolo comincia da questa posizione. Chi gioca?
replay-me = Io, su questo dispositivo
replay-play-on = Apri il tavolo
replay-speed = Velocità
replay-beside = Accanto al tabellone
replay-judge-story = Giudice e cronaca
replay-seats = Plance e classifica

judge-title = Il giudice
judge-what = Il giudice rigioca ogni turno nel pensiero, con ciò che allora si poteva sapere, e confronta il turno giocato con il migliore che trova. Ciò che dadi e tessere pescate hanno dato o tolto conta come fortuna, mai come errore.
judge-begin = Giudica la partita
judge-busy = Parti giudicate: { $done } su { $total }
judge-not-yet = Questo turno non è ancora giudicato.
judge-no-choice = In questo turno non c’era nulla da scegliere.
judge-next = Segno seguente
judge-prev = Segno precedente
judge-through = Segni percorsi
judge-mine = miei
judge-all = tutti
judge-blunders = errori gravi
judge-win = probabilità di vincere
judge-played = Giocato
judge-best = Il meglio
judge-both = Entrambi
judge-also = Buono anche
judge-why = Perché:
judge-whole = tutta la partita
judge-accuracy = precisione
judge-lost = punti persi
judge-faults = sviste, errori gravi
judge-found = mosse migliori
judge-luck = fortuna di dadi e pescate
judge-luck-band = fascia: fortuna ordinaria
judge-luck-table = Fortuna per turno, in punti
judge-deeper = Più a fondo
judge-how = Ogni turno solo con ciò che allora si sapeva. Il giudice gioca bene, non alla perfezione.
judge-draw = Mostra sul tabellone
judge-draw-next = Passo seguente
judge-step = Linea migliore, { $n } di { $m }: { $step }
judge-link = Copia link
judge-curve-points = Punti
judge-curve-win = Prob. di vincere
judge-curve = Curva
judge-moment = Che cosa giocherebbe qui il giudice?
judge-moment-deeper = Esamina a fondo questo turno
judge-looking = Il giudice sta pensando…
chances-title = Probabilità di vincere
chances-of = { $n } %
chances-line = Che cosa pensa il giudice di questo momento, con ciò che qui si può sapere. Gioca bene, non alla perfezione.
chances-show = Mostra le probabilità di vincere
chances-hide = Nascondi le probabilità di vincere

plain-line = Questo gioco qui non ha ancora un disegno: tutto si può giocare dall’elenco delle opzioni.
plain-pieces = Pezzi da toccare
plain-position = La posizione
title-your_turn = Tocca a te
title-wait = { $n ->
    [one] 1 tavolo aspetta
   *[other] { $n } tavoli aspettano
}
notify-body = { $game }: tocca a te.

learn-tile = Impara giocando
learn-tile-line = { $lessons ->
    [one] 1 breve lezione, { $minutes } min
   *[other] { $lessons } brevi lezioni, { $minutes } min
}
learn-tile-on = Continua con la lezione { $n }
learn-tile-done = Tutte le { $n } lezioni fatte
learn-short = Brevi lezioni per dopo
learn-of = Lezioni: { $game }
learn-count = Lezione { $n } di { $of }
learn-step = passo { $n } di { $of }
learn-left = ancora circa { $n } min
learn-teacher = Il maestro
learn-touch = Tocca: { $what }
learn-which = Tocca quello che intendi
learn-place = il punto illuminato
learn-show = Mostrami
learn-skip = Salta
learn-go-on = Continua
learn-over = Ben costruito!
learn-over-line = Hai fatto tutto una volta. Da qui in poi si gioca davvero.
learn-over-short = Tutto qui. Le altre lezioni ti aspettano nella pagina iniziale.
learn-play-on = Gioca da qui
learn-again = Dall’inizio
learn-leave = Lascia le lezioni
learn-leave-ask = Lasciare le lezioni?
learn-leave-line = Il punto in cui sei resta segnato: ci torni dalla pagina iniziale.
learn-leave-yes = Esci, so abbastanza
learn-stay = Resta
learn-none = Queste lezioni non esistono.
tip-title = Un consiglio
tip-understood = Capito
tip-quiet = Basta consigli
tip-quiet-done = Basta consigli. Tornano dalle impostazioni.

puzzle-title = Rompicapo
puzzle-of = Rompicapo: { $day }
puzzle-none = Questo rompicapo non esiste.
puzzle-asks = Gioca { $name }: trova il turno migliore.
puzzle-judged = Il giudice valuta qualunque cosa giochi; può esserci più di una via giusta.
puzzle-turn = turno { $n } di { $m }
puzzle-seats = { $n ->
    [one] 1 posto
   *[other] { $n } posti
}
puzzle-right = Giusto!
puzzle-almost = Quasi
puzzle-wrong = Non questo
puzzle-same = È il turno migliore.
puzzle-as-good = Un’altra via, altrettanto buona.
puzzle-behind = { $points } punti meno del turno migliore, e { $win } % di probabilità di vincere in meno. C’è di meglio.
puzzle-solution = La soluzione
puzzle-gap = L’idea seguente vale { $points } punti in meno: { $line }.
puzzle-played = Nella partita: { $line }. È costato { $points } punti.
puzzle-played-same = Nella partita si è giocato lo stesso.
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-showing = Ecco come si fa.
puzzle-next = Prossimo rompicapo
puzzle-give-up = Mi arrendo, mostra la soluzione
puzzle-hints = Aiuti
puzzle-hints-cost = ognuno costa un quarto della stella
puzzle-hint-which = Quale pezzo?
puzzle-hint-how = Come si comincia?
puzzle-hint-line = Tutta la linea
puzzle-tries = I tuoi tentativi
puzzle-days = Ultimi dieci giorni
puzzle-same-for-all = lo stesso per tutti
puzzle-day = { $day }: { $won }
puzzle-untried = non provato
puzzle-star = { $n ->
    [0] nessuna stella
    [1] un quarto di stella
    [2] mezza stella
    [3] tre quarti di stella
   *[other] una stella intera
}
puzzle-row = { $n } di fila
puzzle-count = risolti: { $n } su { $m }
puzzle-tile = Rompicapo
try-title = Provaci tu
try-asks = Gioca { $name }, turno { $n }. Gioca il turno come faresti tu; il giudice confronta. Nella partita non si scrive nulla.
try-yours = Il tuo
try-best = Il turno migliore, o buono altrettanto.
try-better = { $points } punti meglio che nella partita
try-behind = { $points } punti meno del migliore
try-show = Mostra la linea migliore
try-back = Torna al replay

## With a real box: what it says is entered here.

box-title = Che cosa dice la tua scatola?
box-line = Tocca ciò che è uscito dal dado o dalla pescata.
box-secret = Guarda solo chi ha pescato, e inserisce ciò che è uscito.
box-undo = Ritira
box-wait = Toccalo qui sotto
box-do = Sul tuo tavolo
box-done = Fatto
box-setup = Preparazione
box-setup-dealt = Distribuiamo noi: disponi tutto come si vede qui. Dadi e pescate li inserisci tu.
box-setup-entered = È già sul tuo tavolo: inseriscilo pezzo per pezzo.
box-dealt = distribuito qui
box-entered = com’è sul tavolo
box-mark = scatola vera

## A finished game of the real box is scored.

score-title = Conta i punti: { $game }
score-players = Giocatori
score-name = Nome di { $name }
score-anew = Ricomincia
score-result = Risultato
score-total = Punti
score-erase = Cancella una cifra
score-ok = OK
score-waits = Indica che cosa c’è sul tuo tavolo; il risultato si calcola man mano.
