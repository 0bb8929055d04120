# What tables refuse, and how a game ended there.

outcome-resigned = gli altri hanno abbandonato
outcome-limit = la partita è finita dopo { $count } risposte, quante ne tiene un tavolo
outcome-kept = la registrazione finisce qui
outcome-expired = qui da molto tempo nessuno fa nulla

# Who may, and when.
refused-chat-off = la chat è spenta
refused-muted = il posto { $seat } non può dire nulla nella chat
refused-banned = questo server non ti lascia entrare; chiedi a chi lo gestisce
refused-bot-seat = al posto { $seat } gioca un bot
refused-person-seat = al posto { $seat } gioca una persona
refused-no-person = al posto { $seat } non gioca una persona
refused-undo = non c’è nulla di tuo da ritirare: ci si ferma a un tiro, a una pescata o a un altro posto
refused-private = questo tavolo è privato: un posto si prende con il suo link
refused-no-free-seat = a questo tavolo non ci sono posti liberi
refused-no-target = quale posto deve avere un nuovo link?
refused-seat-taken = il posto { $seat } non è libero
refused-started = il tavolo è già cominciato
refused-seats-empty = { $count ->
    [one] nessuno ha ancora preso il posto { $seats }; indica un bot per riempirlo
   *[other] nessuno ha ancora preso i posti { $seats }; indica un bot per riempirli
}
refused-used-link = il posto { $seat } è occupato: il suo link è già stato usato
refused-no-used-link = solo a chi viene con il link di un posto occupato si chiede chi è
refused-no-knock = nessuno chiede il posto { $seat }
refused-not-over = si rigioca quando la partita è finita
refused-no-setup = nessuno conosce il seme di questa preparazione
refused-mail = l’email non si è potuta inviare
refused-mail-number = non è il numero dell’email, o è troppo vecchio
refused-endpoint = lì non si può avvisare nessuno
notice-title = Nave
notice-turn = { $name }: tocca a te ({ $turn }).
notice-warned = { $name }: tocca a te ({ $turn }). Dal { $time } un bot potrà giocare per te.
notice-many = { $count ->
    [one] 1 tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
notice-many-news = Ci sono novità a { $count } tavoli.
notice-mail-number = { $number } è il numero che conferma il tuo indirizzo. Vale un’ora. Se non l’hai chiesto tu, non riceverai altro.
notice-mail-why = Hai dato questo indirizzo per i tuoi posti ai tavoli di Nave; lì, nelle impostazioni, puoi toglierlo.
notice-again = { $name }: { $person } vuole la rivincita.
notice-over = { $name }: la partita è finita.
notice-knock = { $name }: qualcuno è arrivato con il link di { $person } e chiede di entrare.
notice-asked = { $name }: { $person } chiede qualcosa agli altri.
notice-begun = { $name }: la partita è cominciata.
notice-sat = { $name }: { $person } è ora al tavolo.
notice-chat = { $name }: { $person } ha detto qualcosa.
refused-customs = advice è free, shown o none; take_back è free, ask o none; pace è live o days; stand_in è ask o bot
refused-customs-time = un orologio o un’assenza da { $least } a { $most } secondi, o 0 per nessuno; un incremento richiede un orologio
refused-not-away = il posto { $seat } ha ancora tempo per rispondere: così si è convenuto prima della partita
refused-paused = il tavolo è in pausa
refused-not-paused = il tavolo non è in pausa
refused-ask = «{ $given }» non è una cosa da chiedere; ammesso: pause, resume, take_back
refused-nothing-asked = nessuno chiede nulla
refused-not-own = { $answers ->
        [one] dopo { $answers } risposta non ce n’è una tua da ritirare
       *[other] dopo { $answers } risposte non ce n’è una tua da ritirare
    }
refused-nothing-due = ora qui il tempo non fa nulla
refused-take-back-off = a questo tavolo non si ritira nulla: così si è convenuto
refused-advice-off = a questo tavolo nessuno chiede consiglio a un bot: così si è convenuto
refused-guest-fills = al tavolo senza link: i posti liberi li riempie chi ha ricevuto un invito
refused-name-a-bot = indica il bot che gioca al tuo posto per gli altri
refused-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }
refused-others-decide = su un assente decidono gli altri posti
refused-thinking = il posto { $seat } è connesso, e forse pensa; aspetta ancora un po’
refused-seen = il posto { $seat } era qui poco fa; aspetta ancora un po’
refused-no-return = gli spettatori non hanno un posto a cui tornare
refused-not-replaced = al posto { $seat } non è subentrato un bot
refused-turn = { $answering ->
    [-1] la partita è finita; nessuno deve rispondere
   *[other] ora deve rispondere il posto { $answering }, non il posto { $seat }
}
refused-holds = { $count ->
    [0] la tua chiave non tiene il posto { $seat }; non ne tiene nessuno
    [one] la tua chiave non tiene il posto { $seat }; tiene il posto { $held }
   *[other] la tua chiave non tiene il posto { $seat }; tiene i posti { $held }
}
refused-spectator = gli spettatori guardano soltanto; un posto si tiene con la sua chiave
refused-secret-draw = guarda solo chi ha pescato, e inserisce ciò che è uscito
refused-table-over = la partita a questo tavolo è finita
refused-not-started = il tavolo non è ancora cominciato
refused-no-history = il tavolo non è ancora cominciato: non c’è nulla da rivedere
refused-no-record = il tavolo non è ancora cominciato: non c’è una registrazione
refused-record = la registrazione contiene fatti ancora nascosti; si riceve a partita finita

# What people send.
refused-long-name = il nome ha { $count ->
    [one] 1 carattere
   *[other] { $count } caratteri
}; ammesso: da { $least } a { $most }
refused-long-message = il messaggio ha { $count ->
    [one] 1 carattere
   *[other] { $count } caratteri
}; ammesso: da { $least } a { $most }
refused-control-name = il nome contiene il carattere di controllo U+{ $letter }; ammesso: testo semplice
refused-control-message = il messaggio contiene il carattere di controllo U+{ $letter }; ammesso: testo semplice
refused-seed = il seme è fuori dai limiti; ammesso: numeri interi di 64 bit
refused-seat-kind = il posto { $seat } è «{ $given }»; ammesso: open, device, bot
refused-submission = l’id di invio «{ $id }» è già stato usato per altro
refused-made = l’id di invio «{ $id }» è già stato usato; le sue chiavi non si dicono più
refused-short-id = l’id di un invio senza chiave ha almeno { $least } caratteri
refused-stale = l’invio segue il numero { $follows }, ma il tavolo è al { $last }
refused-moment = la partita ha { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}; ammesso: da 0 a { $count }
refused-bad-record = questa registrazione non si può usare: { $error }
refused-replay = questa registrazione non si può usare: { $error } nel rigiocarla
refused-names = { $names ->
    [one] 1 nome
   *[other] { $names } nomi
} per { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
refused-long-record = la registrazione ha { $count } risposte; ammesso: meno di { $most }

# Keys.
refused-no-table = questo tavolo non esiste
refused-hidden-table = questo tavolo non esiste, o è privato e richiede una chiave
refused-key = questa chiave non apre nulla a questo tavolo
refused-key-nothing = questa chiave qui non apre nulla
refused-key-changed = questa chiave ora apre altro a questo tavolo

# What the server can do now.
refused-full = questo server tiene { $count } tavoli alla volta; riprova più tardi
refused-address-full = dal tuo indirizzo si può avere alla volta { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}; prima chiudine uno
refused-network-full = dalla tua rete si può avere alla volta { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}; riprova più tardi
refused-unavailable = ora i tavoli non si raggiungono; riprova fra qualche secondo
refused-damaged = ciò che è conservato di questo tavolo è danneggiato; chi gestisce il server può ripristinare un backup
refused-overloaded = il server è al limite: le partite in corso continuano, nulla di nuovo comincia; riprova fra un momento
refused-busy = il tavolo è troppo occupato; riprova
refused-bots-busy = i bot sono occupati; riprova fra un momento
refused-judge-running = una partita si giudica quando è finita
refused-judge-level = i server giudicano in fretta o a fondo; più a fondo con `nave judge` sulla propria macchina
refused-judge-busy = il giudice è al limite; riprova fra un momento
refused-judge-day = si giudicano a fondo { $count } partite al giorno; riprova domani
refused-verdict = il giudice non può dire nulla di questa linea: { $error }
refused-chances = le probabilità di vincere sono per chi guarda: chi gioca le vede solo dove i consigli sono liberi
refused-not-judged = questa partita non è ancora giudicata
refused-not-stored = il tavolo non si è potuto salvare; riprova
refused-looking-up = si sta cercando troppo; riprova fra un momento
refused-hint = ora non c’è un consiglio: { $error }
refused-journal = il giornale di questo tavolo è pieno: continua solo la partita
refused-locked = questo tavolo non può continuare qui: { $error }
refused-start = questo tavolo non può cominciare qui: { $error }
refused-components = questo tavolo è fatto per la raccolta di componenti { $name } { $hash }; qui c’è { $here }

# Databases and backups.
no-database-address = «{ $url }» non è l’indirizzo di un database; ammesso: sqlite:///file o postgresql://user@host/name
database-in-memory = ai tavoli serve un file: sqlite:///file (un database in memoria li perderebbe)
database-kind = i database di tipo «{ $kind }» non sono supportati; ammesso: sqlite, postgresql
database-version = il database è di un’altra versione di Nave e questa non può usarlo: { $error }
database-in-use = un altro server usa { $path }; fermalo, o dai a questo un suo --database
database-not-empty = il database contiene { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}; un backup si ripristina in uno vuoto
no-network = «{ $given }» non è un indirizzo né una rete; ammesso: 192.0.2.7, 2001:db8::/48
no-database = il database { $path } non esiste
not-done = non è stato possibile: { $reason }
no-tables = in questo database non ci sono tavoli di Nave
backup-exists = { $path } esiste già; un backup non sovrascrive nulla
no-backup = { $path } non è un backup di Nave ({ $format })
backup-unreadable = { $path } non si può leggere come backup: { $error }
backup-damaged = { $path } è incompleto o è stato cambiato; usa un altro backup

# Bots that fail, as a record notes it and as people are told.
bot-illegal = ha indicato { $answer }, che non è fra le opzioni
bot-other-options = ha parlato di altre opzioni
bot-slow = ha pensato più di { $seconds } s
bot-died = il suo processo è morto
bot-crashed = { $error }: { $message }
note-drawn = risposta { $answer }: { $bot } ha fallito ({ $reason }); al suo posto è stato sorteggiato { $drawn }
refused-keeping-sets = questo server non conserva raccolte dei suoi ospiti
