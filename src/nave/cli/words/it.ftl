# What the command line and the terminal table say, in Italian.

# ---------------------------------------------------------------- errors

cli-error = nave: { $error }
cli-missing = nave: serve il pacchetto «{ $package }»; installalo con: pip install 'nave[{ $extra }]'
cli-no-language = non ci sono parole per la lingua «{ $language }»
cli-stopped = nave: interrotto
cli-stopped-kept = nave: interrotto; ciò che è finito resta, --resume --output { $output } continua
cli-jobs-and-cluster = --jobs e --cluster si escludono: un cluster ha i propri worker
cli-no-pair = «{ $pair }» non ha la forma KEY=VALUE
cli-no-game = il gioco «{ $game }» non esiste; ammesso: { $known }
cli-which-game = quale gioco? ammesso: { $known }
cli-no-such-choice = Il gioco «{ $given }» non esiste; ammesso: da 1 a { $count }, o { $known }
cli-no-rule = nave: nessuna regola di { $game } contiene «{ $words }»; `nave rules { $game }` elenca tutti i titoli
cli-bad-edge = edge è { $edge }; ammesso: fra 0 e 1, come 0.1
cli-no-own-weights = i pesi di «{ $bot }» non si possono regolare; ammesso: mason
cli-bad-log-level = il livello del log è «{ $level }»; ammesso: debug, info, warning, error
cli-exposed = { $host } si raggiunge da fuori, e le chiavi viaggerebbero in chiaro: metti davanti un proxy con TLS e indicalo (--proxies ADDRESS), o di’ --expose per una rete di cui ti fidi
cli-one-process = un file SQLite appartiene a un solo processo; per più worker serve --database postgresql://…
cli-fixed = { $option } non può cambiare una partita in corso; ammesso: --players
cli-file-exists = { $path } esiste già; ammesso: un file nuovo
cli-other-game = { $path } contiene un’altra partita; ammesso: un file nuovo, o la registrazione di questa partita
cli-nothing-to-continue = non c’è una partita incompiuta da continuare; cominciane una con: nave play
cli-passed-over = Saltato { $problem }
cli-no-bot-asked = ora nessun bot deve rispondere
cli-nothing-to-choose = la partita è finita; non c’è nulla da scegliere
cli-no-option = l’opzione { $option } non esiste; le opzioni vanno da 1 a { $count }
cli-several-moves = «{ $given }» è l’inizio di { $count } mosse: { $moves }
cli-not-saved = non salvato: { $path }: { $error }
cli-no-player = il giocatore «{ $player }» non esiste; ammesso: { $known }
cli-player-count = { $count ->
    [one] 1 giocatore indicato
   *[other] { $count } giocatori indicati
} per { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}: { $players }
cli-game-over = { $path }: questa partita è finita; ammesso: una registrazione senza risultato
cli-bad-players = { $path }: meta.players deve essere un elenco di nomi, non { $given }
cli-no-provenance = la provenienza «{ $given }» non esiste; ammesso: { $known }
cli-no-table = la tabella «{ $table }» non esiste; ammesso: { $known }

# ---------------------------------------------------------------- help of commands

cli-examples = Esempi
cli-help = Gioca a giochi da tavolo esattamente secondo le regole; `nave games` elenca quelli installati.
cli-help-more = Una realizzazione amatoriale non ufficiale: gioca, simula, rivedi, e cerca ogni regola con il suo id.
cli-help-play = Gioca in questo terminale: contro i bot, a posto condiviso o in solitario. Ogni risposta viene salvata.
cli-help-companion = Gioca con la scatola vera su un tavolo vero: dadi e pescate si inseriscono, regole e punti si tengono qui.
cli-help-companion-more = La preparazione si distribuisce qui e la disponi tu, o si inserisce com’è (--entered). `undo` ritira anche un dado scritto male.
cli-help-play-more = In un terminale si disegna tutto il tavolo; `?` elenca i tasti.
cli-help-serve = Offri tavoli: gli amici si siedono con un link e giocano dal vivo o in più giorni.
cli-help-simulate = Gioca molte partite con risposte a caso e riassumi durate, punteggi e vittorie.
cli-help-simulate-more = Lo stesso seme dà le stesse partite. Le vittorie condivise contano in parti.
cli-help-tournament = Fai giocare i bot fra loro e di’ quanto è sicuro l’esito.
cli-help-tournament-more = Ogni seme si gioca in tutte le rotazioni dei posti, così la fortuna della preparazione si compensa. Gli stessi semi danno gli stessi risultati, a parte il tempo di riflessione.
cli-help-tune = Cerca pesi migliori con CMA-ES e tienili solo se vincono su altri semi.
cli-help-bench = Misura gioco a caso, copie, hash, ridistribuzioni e valori degli stati, e passi degli ambienti per agenti che imparano.
cli-help-bench-more = Una decisione conta tutto: elencare le risposte valide, eseguirne una, il caso. I passi di ciclo sono il rapporto con un ciclo fisso di puro Python nella stessa prova: sono confrontabili fra macchine e giorni.
cli-help-replay = Rivedi una registrazione, risposta per risposta, e controlla che porti dove dice.
cli-help-judge = Giudica registrazioni: che cosa è stato fortuna, che cosa bravura, dove si è persa una partita.
cli-help-judge-more = Il giudice rigioca ogni turno nel pensiero, con ciò che allora si poteva sapere, e confronta il turno giocato con il migliore che trova. Ciò che dadi e tessere pescate hanno dato o tolto conta come fortuna, mai come errore.
cli-help-puzzle = Risolvi il rompicapo del giorno, o uno per nome.
cli-help-puzzle-more = Un turno con una sola idea chiaramente migliore. Il giudice valuta tutto ciò che si gioca: è giusto anche ciò che vale quanto la soluzione.
cli-help-puzzles = Rompicapi: elenca quelli forniti, ritagliane di nuovi dalle partite.
cli-help-puzzles-list = Elenca i rompicapi forniti con un gioco.
cli-help-puzzles-cut = Ritaglia rompicapi dalle partite: turni con una sola idea chiaramente migliore, verificati con partite giocate fino in fondo.
cli-help-replay-more = Una registrazione giocata con un’altra raccolta di componenti o un’altra versione delle regole viene rifiutata.
cli-help-games = Elenca i giochi installati, con posti, impostazioni e bot.
cli-help-learn = Impara un gioco giocandolo: lezioni al tavolo vero, dieci minuti.
cli-help-lessons = Elenca le lezioni di un gioco, o di tutti, e giocale tutte nel motore.
cli-help-rules = Cerca le regole: ogni rifiuto e ogni riga del log indica l’id della sua regola.
cli-help-backup = Copia tutti i tavoli in un file, con il server acceso o spento. Il file va bene per entrambi i tipi di database.
cli-help-restore = Metti i tavoli di un backup in un database vuoto. Si ripristina tutto, o nulla.
cli-help-words = Lingue: quali ci sono, e se le parole di una sono complete e corrette.
cli-help-words-list = Elenca le lingue di cui ci sono parole, e quanti testi ha ciascuna.
cli-help-words-check = Confronta le parole di una lingua con quelle inglesi: mancanti, inutilizzate, argomenti errati, plurali, troppo lunghe, glossario.
cli-help-words-show = Tutti i testi con valori d’esempio, in inglese e in una lingua.
cli-option-words-language = La lingua, come de, pl o pt-BR.
cli-option-words-all = Nomina ogni problema, non solo i primi 40.
cli-option-words-only = solo i testi il cui file, nome o contenuto ha queste parole
cli-option-words-problems = solo i testi che mancano o che non superano il controllo
cli-option-words-number = il numero che negli esempi ha ciò che si conta
cli-option-page-words = I sorgenti della pagina, se non sono in web/src sotto questa cartella.
cli-example-words-check = che cosa resta da fare a chi traduce
cli-example-words-show = ciò che si conta, cinque alla volta
cli-help-components = Raccolte di componenti: ogni valore stampato di un gioco, e da dove viene.
cli-help-components-more = I valori sono [green]noti[/green] (detti a parole), [yellow]dedotti[/yellow] o [magenta]ricostruiti[/magenta] (stampati solo come figure, scelti perché tornino). Se hai la scatola, correggi ciò che differisce e gioca con la tua raccolta.
cli-help-components-list = Le raccolte di tutti i giochi, con hash e numero di righe per provenienza.
cli-help-components-list-more = Le registrazioni indicano una raccolta e il suo hash: due raccolte con lo stesso hash giocano lo stesso gioco. Una partita senza l’espansione indica l’hash del gioco base.
cli-help-components-show = Le righe di una raccolta con provenienza e note.
cli-help-components-check = Controlla un file corretto: ogni problema con la sua riga, che cosa è sbagliato e che cosa è ammesso.
cli-help-components-check-more = Righe e tabelle restano quelle della raccolta standard; correggi i valori e imposta la provenienza su "known".
cli-help-components-install = Controlla un file corretto e conservalo sotto un nome, così che ci si possa giocare.
cli-help-components-install-more = Le registrazioni di partite giocate con una raccolta la richiedono per essere riviste: dai un nuovo nome a una raccolta cambiata.
cli-help-components-remove = Rimuovi una raccolta installata. Le registrazioni di partite giocate con essa non si potranno rivedere.
cli-help-components-export = Scrivi una raccolta come file TOML da modificare, commenti e note compresi.
cli-help-components-set = Correggi i valori come sono stampati sul tuo pezzo; conta come controllato da te.
cli-help-components-set-more = I valori si scrivono come si leggono: 3, stone (pietra), "2 lumber, 1 brick" (2 legname, 1 mattone). Ciò che renderebbe ingiocabile una partita viene indicato e non conservato, se non come bozza.
cli-help-components-checked = Di’ che i pezzi sono stati confrontati con i loro valori e trovati giusti.
cli-help-components-checked-more = Una raccolta con sole verifiche resta uguale a quella standard: il suo hash riguarda solo i valori.
cli-help-components-merge = Prendi ciò che un altro possessore ha controllato; conta dove entrambi concordano, elenca dove differiscono.
cli-help-components-share = Una raccolta come breve codice per un messaggio, o come piccolo file delle differenze.
cli-help-components-import = Conserva una raccolta che qualcuno ha condiviso come codice o file.
cli-help-components-edit = Percorri i pezzi accanto alla scatola aperta: Invio dice che un pezzo è come stampato.
cli-help-components-edit-more = Scrivi FIELD=VALUE per correggere, n se non sai, s per i valori della raccolta standard, b per tornare indietro, u per annullare, q per smettere. Tutto si conserva dopo ogni pezzo.
cli-help-components-diff = I valori in cui due raccolte differiscono; provenienza e note non si confrontano.

cli-example-play = gioca qui, contro i bot o a posto condiviso
cli-example-simulate = giocano i bot
cli-example-replay = percorri una partita registrata, risposta per risposta
cli-example-rules = cerca regole per id o parola
cli-example-components = raccolte di componenti e provenienza dei valori
cli-example-help = ogni comando si spiega da sé
cli-example-play-one = tu contro un bot
cli-example-play-hot = posto condiviso per due, e un bot
cli-example-play-solo = in solitario
cli-example-play-continue = la partita lasciata per ultima
cli-example-play-plain = uno script gioca per righe
cli-example-simulate-resume = poi --resume, se si interrompe
cli-example-tournament-sprt = fino alla decisione
cli-example-tournament-solo = contro l’automa
cli-example-tune-resume = continua dopo una pausa
cli-example-judge = qualche secondo per partita
cli-example-judge-thorough = qualche minuto, per programmi
cli-example-judge-many = molte registrazioni su tutti i core, una riga per turno
cli-example-puzzle = lo stesso per tutti, oggi
cli-example-puzzles = tutti per nome
cli-example-replay-whole = tutta la cronaca e il segnapunti
cli-example-replay-step = turno per turno
cli-example-replay-upto = la posizione dopo 120 risposte, per programmi
cli-example-learn = la prima partita guidata
cli-example-learn-lesson = comincia da una lezione
cli-example-learn-on = gioca dove finiscono le lezioni, con consigli
cli-example-rules-one = una regola con il suo esempio
cli-example-rules-group = un gruppo intero
cli-example-rules-words = tutte le regole con queste parole
cli-example-serve = su questa macchina, porta 8000, tavoli nella tua cartella dati
cli-example-components-export = un file da modificare
cli-example-components-check = tutto ciò che non va
cli-example-components-install = conservalo
cli-example-components-diff = che cosa hai cambiato
cli-example-components-edit = un pezzo dopo l’altro, accanto alla scatola aperta
cli-example-components-set = un valore
cli-example-components-share = un codice per un amico
cli-example-components-merge = prendi ciò che l’amico ha controllato

# ---------------------------------------------------------------- help of options

cli-option-help = Mostra questo messaggio ed esci.
cli-option-language = La lingua del terminale (altrimenti quella della variabile NAVE_LANG, o l’inglese).
cli-option-version = Mostra la versione e se le regole girano compilate o interpretate.
cli-option-json = Stampa JSON per programmi invece di testo.
cli-option-set = Un’impostazione del gioco; si può dare più volte.
cli-option-seats = Numero di posti (1: solitario).
cli-option-components = La raccolta di componenti con cui giocare (vedi `nave components list`).
cli-option-jobs = Processi, di norma tutti i core; i risultati non ne dipendono.
cli-option-cluster = Gioca su un cluster Dask, per esempio tcp://10.0.0.5:8786.
cli-option-resume = Continua una prova incompiuta di --output.
cli-option-game = Un gioco, come lo chiama `nave games`.
cli-option-games = Quante partite.
cli-option-lesson = La lezione da cui cominciare, come la chiama `nave lessons`.
cli-option-tips = Con il maestro accanto: un consiglio quando c’è motivo, ognuno una volta.
cli-option-play-on = Continua dove finiscono le lezioni, contro il loro avversario, con il maestro accanto.
cli-option-pack = Le lezioni da imparare, come le chiama `nave lessons`.
cli-option-game-seed = La partita numero i usa il seme + i.
cli-option-parquet = Scrivi una riga per partita e posto in questo nuovo file Parquet.
cli-option-bots = Bot, con virgole, anche con numeri propri: mason:nodes=2000.
cli-option-blocks = Semi; ognuno si gioca con ogni formazione in tutte le rotazioni.
cli-option-block-seed = Il blocco numero i usa il seme + i.
cli-option-nodes = Posizioni che un bot può guardare per turno.
cli-option-output = Scrivi in questo nuovo file: .json tutto, .parquet una riga per partita e posto.
cli-option-judged-files = Registrazioni di partite, finite o no.
cli-option-judge-level = Quanto pensare: quick, thorough o deep.
cli-option-judge-seed = Il seme dei mondi; lo stesso giudica allo stesso modo.
cli-option-judge-all = Mostra ogni turno, non solo quelli con un segno.
cli-option-judged-output = Scrivi in questo nuovo file: .parquet una riga per turno, .jsonl un giudizio per riga.
cli-option-puzzle = Il nome di un rompicapo (vedi `nave puzzles list`).
cli-option-puzzles = Scrivi i rompicapi in questo nuovo file (JSON).
cli-option-puzzles-most = Fermati dopo questo numero di rompicapi (0: tutti).
cli-option-sprt = Fermati quando è deciso se il primo bot batte gli altri.
cli-option-edge = Con --sprt: la quota di vittorie oltre la fortuna che conta come migliore.
cli-option-tuned = Scrivi i pesi trovati in questo nuovo file (TOML).
cli-option-tune-bot = I pesi di chi: si regolano solo quelli di mason; il lavorante e gli stili partono da quelli.
cli-option-weights = Solo questi pesi, con virgole; tutti se vuoto.
cli-option-rivals = Il gruppo di avversari, con virgole.
cli-option-generations = Giri della ricerca.
cli-option-population = Candidati di ogni giro.
cli-option-tune-games = Partite di ogni candidato in un giro.
cli-option-validation = Partite del migliore e dell’iniziale alla fine.
cli-option-tune-seed = Della prima partita; la verifica gioca semi lontani da quello.
cli-option-runs = Prove di cui si dice la mediana, 5 o più.
cli-option-slowest = Partite in cui si cerca la singola decisione più lenta.
cli-option-peers = Confronta con catanatron, il backgammon di OpenSpiel e gli scacchi di PettingZoo in ambienti usa e getta.
cli-option-record-file = Una registrazione: salvata da `nave play`, o da Game.record.save().
cli-option-step = Mostra il tavolo dopo ogni turno; Invio va avanti.
cli-option-upto = Solo le prime risposte, fino a questo numero.
cli-option-board = Mostra l’esempio di una regola sul tavolo, prima e dopo.
cli-option-rule = L’id di una regola, un gruppo, o parole da cercare.
cli-option-play-game = Un gioco, o con --continue anche il file di una registrazione (FILE.json).
cli-option-play-seats = In quanti si gioca; 1 è il solitario (altrimenti quanti ne indica --players, o 2).
cli-option-companions = Chi siede dove, posto per posto: human o un bot (altrimenti persone ovunque).
cli-option-deal = Distribuisci qui la preparazione, o inseriscila com’è sul tavolo.
cli-option-players = Chi siede dove, posto per posto: human o un bot (altrimenti human,mason,...).
cli-option-seed = Lo stesso seme dà la stessa preparazione e gli stessi dadi (altrimenti è sorteggiato): un numero, o parole come le dicono i tavoli.
cli-option-play-components = Una raccolta di componenti, come la chiama `nave components list`.
cli-option-plain = Gioca per righe; senza terminale è comunque così.
cli-option-continue = Continua la partita incompiuta più recente, o una registrazione.
cli-option-record = Conserva la registrazione della partita anche in questo nuovo file.
cli-option-pace = Secondi per mostrare ogni risposta di un bot, a schermo intero.
cli-option-database = sqlite:///FILE o postgresql://USER@HOST/NAME; di norma un file nella tua cartella dati.
cli-option-host = L’indirizzo su cui ascoltare.
cli-option-port = La porta su cui ascoltare.
cli-option-workers = Processi del server; per più di uno serve PostgreSQL.
cli-option-max-tables = Quanti tavoli possono essere in corso o in attesa alla volta.
cli-option-bot-workers = Processi in cui pensano i bot, per ogni processo del server.
cli-option-judge-workers = Processi in cui si giudicano le partite finite, per ogni processo del server.
cli-option-bot-budget = Secondi che un bot può pensare a una risposta.
cli-option-bot-pace = Secondi fra le risposte di un bot, per risparmiare una macchina piccola; i browser le mostrano al loro ritmo.
cli-option-rate-address = Richieste al secondo da un indirizzo; 0: nessun limite.
cli-option-rate-seat = Richieste al secondo per un posto; 0: nessun limite.
cli-option-rate-create = Nuovi tavoli al secondo da un indirizzo; 0: nessun limite.
cli-option-rate-guess = Chiavi sconosciute al secondo da un indirizzo; 0: nessun limite.
cli-option-listeners = WebSocket alla volta.
cli-option-listeners-per-address = WebSocket da un indirizzo.
cli-option-absent-after = Secondi di silenzio dopo i quali gli altri possono sostituire un posto.
cli-option-idle-after = Lo stesso per un posto che è connesso, deve rispondere e non fa nulla.
cli-option-expose = Raggiungibile da fuori senza proxy: niente TLS, nessun riparo.
cli-option-hosts = Nomi con cui si chiama il server, con virgole; * per tutti. Dietro --proxies tutti, se non indicato.
cli-option-proxies = Indirizzi dei proxy al cui X-Forwarded-For si crede, con virgole.
cli-option-log-level = debug, info, warning o error.
cli-option-open = Di’ dove sono i tavoli e apri lì un browser.
cli-option-backup-file = Il file da scrivere; non deve ancora esistere.
cli-option-restore-file = Un file creato da `nave backup`.
cli-option-component-game = Un gioco, come lo chiama `nave components list`.
cli-option-game-of-file = Il gioco a cui appartiene il file.
cli-option-component-file = Un file di componenti, creato da `export` e modificato.
cli-option-component-set = Il nome di una raccolta, o un file di componenti (FILE.toml).
cli-option-sets-of = Solo le raccolte di questo gioco.
cli-option-table = Una tabella, un foglio o un pezzo, che viene disegnato; se manca: una panoramica di tutte le tabelle.
cli-option-own-set = La tua raccolta; con un nome nuovo ne comincia una nuova.
cli-option-their-set = Una raccolta: il nome, il file o il codice.
cli-option-by = Chi ha guardato la stampa; se manca: il nome della raccolta.
cli-option-values = Che cosa è stampato, per esempio GAME.base_09.cost="2 lumber, 1 brick" (2 legname, 1 mattone).
cli-option-draft = Conserva la raccolta anche se ancora non ci si può giocare.
cli-option-pieces = Pezzi, come li chiama `show`.
cli-option-sheet = Tutti i pezzi di un foglio.
cli-option-into = Conserva il risultato sotto un altro nome.
cli-option-theirs = Dove differiscono, prendi la loro.
cli-option-share-file = Un nuovo file invece del codice.
cli-option-guessed = Solo i pezzi i cui valori non sono noti.
cli-option-browser = Apri i pezzi nel browser, a un server avviato con `nave serve`.
cli-option-provenance = Solo le righe di questa provenienza.
cli-option-set-name = Come chiamare la raccolta: da 1 a 40 dei caratteri a-z 0-9 _ -
cli-option-replace = Sovrascrivi un’altra raccolta con quel nome.
cli-option-set-to-remove = La raccolta da rimuovere.
cli-option-export-file = Un nuovo file; se manca: il terminale.

# ---------------------------------------------------------------- what commands tell

cli-game = { $title }, { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
} ({ $edition })
cli-strength = { $bot } { $text } ({ $rating })
cli-game-of-several = { $title }, da { $least } a { $most } giocatori ({ $edition })
cli-ask-game = Quale gioco (numero o nome)
cli-playing = in gioco
cli-games-per-second = { $speed } partite/s
cli-games-per-minute = { $speed } partite/min
cli-farewell =
    Salvata in { $path }
    Continua con: nave play --continue
cli-record-in = La registrazione è in { $path }
cli-rule-example = Esempio:
cli-rule-ruling = Chiarimento:
cli-rule-source = Fonte:
cli-replay-turn = turno { $turn } · risposta { $answer } di { $answers }
cli-replay-more = Invio per continuare, q per smettere
cli-judging = giudizio
cli-judging-records = giudizio delle registrazioni
cli-no-level = il livello «{ $level }» non esiste; livelli: { $known }
cli-judged = { $answers ->
    [one] 1 risposta giudicata
   *[other] { $answers } risposte giudicate
}: { $level }
cli-judge-level-quick = in fretta
cli-judge-level-thorough = a fondo
cli-judge-level-deep = in profondità
cli-judge-record = registrazione
cli-judge-accuracy = precisione
cli-judge-lost = punti persi
cli-judge-slips = sviste
cli-judge-blunders = errori gravi
cli-judge-best = meglio trovato
cli-judge-luck = fortuna
cli-judge-rest = non spiegato
cli-judge-curve-win = probabilità di vincere, alla fine { $now }
cli-judge-curve-luck = fortuna, in tutto { $now }
cli-judge-turn-lost = Turno { $turn }, { $player }: { $mark }, { $loss }, probabilità di vincere { $before } → { $after }
cli-judge-turn-best = Turno { $turn }, { $player }: { $mark }, probabilità di vincere { $before }
cli-judge-played = giocato: { $line }
cli-judge-better = meglio: { $line }
cli-judge-why = perché: { $reasons }
cli-judge-how = Ogni turno si giudica solo con ciò che allora si sapeva; la fortuna di dadi e pescate non è un errore. Il giudice gioca bene, non alla perfezione.
cli-cutting = ritaglio
cli-puzzles-exist = { $path } esiste; i rompicapi vanno in un file nuovo
cli-puzzles-cut = { $count ->
    [one] 1 rompicapo
   *[other] { $count } rompicapi
} in { $path }
cli-puzzle-row = { $id }  turno { $turn } di { $turns }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}, { $gap } punti fra le idee
cli-serving = I tavoli sono a { $address } (Ctrl+C li ferma).
cli-backed-up = { $file }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
} con { $entries ->
    [one] 1 voce di giornale
   *[other] { $entries } voci di giornale
}
cli-restored = { $file }, ripristino: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
} con { $entries ->
    [one] 1 voce di giornale
   *[other] { $entries } voci di giornale
}
cli-simulated = { $finished } su { $games ->
    [one] 1 partita finita
   *[other] { $games } partite finite
}, { $decisions } decisioni in { $seconds } s ({ $each } µs ciascuna)
cli-player = giocatore
cli-seat = posto { $seat }
cli-automaton = automa
cli-mean-score = punteggio medio
cli-win-share = quota di vittorie
cli-tournament = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $game }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
cli-sprt-better = { $bot } è migliore dopo { $blocks } blocchi: { $gain } vittorie oltre la fortuna, confrontate con { $edge }
cli-sprt-not-better = { $bot } non è migliore dopo { $blocks } blocchi: { $gain } vittorie oltre la fortuna, confrontate con { $edge }
cli-sprt-undecided = { $bot } è incerto dopo { $blocks } blocchi: { $gain } vittorie oltre la fortuna, confrontate con { $edge }
cli-tune-tuned = regolati: { $share } di { $games } partite ({ $low }-{ $high }), scarto { $margin }
cli-tune-start = iniziali: { $share } di { $games } partite ({ $low }-{ $high }), scarto { $margin }
cli-tune-kept = tenuti: { $kept }; scritti in { $path }
cli-ahead-of = davanti a
cli-replaced = { $count ->
    [one] { $bot }: 1 risposta data dall’apprendista
   *[other] { $bot }: { $count } risposte date dall’apprendista
}
cli-bench-installing = installo { $peer } in un ambiente usa e getta
cli-bench-measuring = misura
cli-bench-doing-measuring = misura
cli-bench-doing-slowest = decisione più lenta
cli-bench-compiled = motore compilato, mediane di { $runs } prove, tempo di processore su un core
cli-bench-interpreted = motore interpretato, mediane di { $runs } prove, tempo di processore su un core
cli-bench-no-environments = tralasciati: gli ambienti, per cui serve nave[rl]
cli-bench-slowest = su { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: risposta { $answer } del seme { $seed }, «{ $question }»; l’orologio una volta ha visto { $seen } µs
cli-bench-times = { $times } volte tanto
cli-bench-gauge-decision = decisione, caso compreso
cli-bench-gauge-copy = copia di uno stato
cli-bench-gauge-hash = hash di una posizione
cli-bench-gauge-redeal = fatti nascosti ridistribuiti
cli-bench-gauge-worth = valore di una posizione
cli-bench-gauge-batch = passo di un lotto, per tavolo
cli-bench-gauge-pettingzoo = passo di PettingZoo
cli-bench-gauge-slowest = singola decisione più lenta
cli-bench-step = un passo di ciclo: { $each } µs
cli-bench-unknown = tralasciato, ignoto a questa versione: { $title }
cli-set = { $game }, raccolta { $name }, hash { $hash }
cli-not-sound = non valida
cli-no-rows = nessuna riga simile
cli-sound = { $file }: una raccolta valida di { $game }, hash { $hash }; { $count ->
    [0] nessun valore differisce
    [one] 1 valore differisce
   *[other] { $count } valori differiscono
} dalla raccolta standard
cli-installed = installata { $name } per { $game }, hash { $hash }
cli-removed = rimossa { $name } di { $game }
cli-exported = scritto { $path }; poi: nave components check { $path } --game { $game }
cli-same-values = { $first } e { $second } hanno gli stessi valori, hash { $hash }
cli-provenance-known = noto
cli-provenance-deduced = dedotto
cli-provenance-reconstructed = ricostruito
cli-provenance-checked = controllato
cli-provenance-corrected = corretto
cli-provenance-is = { $provenance ->
    [known] noto: detto a parole
    [deduced] dedotto da ciò che è noto
    [checked] controllato sulla stampa
    [corrected] corretto secondo la stampa
   *[reconstructed] supposto: stampato solo come figura
}
cli-checked-by = controllato da { $by } ({ $on })
cli-counts = noti: { $known }, dedotti: { $deduced }, ricostruiti: { $reconstructed }, controllati: { $checked }, corretti: { $corrected }
cli-set-checks = { $name }: controllati { $checked }, corretti { $corrected }
cli-bad-value = «{ $given }» non è un valore di un pezzo; scrivi GAME.PIECE.FIELD=VALUE con uno dei giochi { $known }
cli-no-pieces = indica dei pezzi, o un foglio con --sheet
cli-no-sheet = il foglio «{ $sheet }» non esiste; ammesso: { $known }
cli-bad-source = «{ $given }» non è né un codice ({ $prefix }…) né un file (…{ $suffix })
cli-kept = conservata come { $name }, hash { $hash }
cli-draft = conservata come { $name }, una bozza: ancora non ci si può giocare
cli-merged = { $name }: { $agreed ->
    [one] 1 pezzo confermato da entrambe
   *[other] { $agreed } pezzi confermati da entrambe
}, presi: { $taken }, { $differ ->
    [0] nessuna contraddizione
    [one] 1 contraddizione
   *[other] { $differ } contraddizioni
}
cli-merged-one-name = { $count ->
    [one] 1 pezzo è uguale in entrambe le raccolte con la stessa firma, che conta una volta: dai alla tua raccolta un nome tuo (--by)
   *[other] { $count } pezzi sono uguali in entrambe le raccolte con la stessa firma, che conta una volta: dai alla tua raccolta un nome tuo (--by)
}
cli-differ = la tua { $mine }, la loro { $theirs }
cli-shared = scritto { $path }
cli-imported = conservata come { $name }: corretti { $changed }, controllati { $checked }, hash { $hash }
cli-browser = i pezzi sono a { $url }
cli-walk-ask = { $at } di { $all }. Invio: giusto, come stampato. FIELD=VALUE, n non so, s standard, b indietro, u annulla, q smetti
cli-walk-end = { $name }: controllati { $count } su { $all }

# Heads of columns.
cli-column-bot = bot
cli-column-games = partite
cli-column-wins = vittorie
cli-column-interval = 95 %
cli-column-rank = piazzamento
cli-column-margin = scarto
cli-column-score = punti
cli-column-rating = rating
cli-column-time = s/turno
cli-column-cpu = cpu
cli-column-steps = passi di ciclo
cli-column-bar = soglia
cli-column-game = gioco
cli-column-set = raccolta
cli-column-hash = hash
cli-column-base = gioco base
cli-column-table = tabella
cli-column-rows = righe
cli-column-row = riga
cli-column-field = campo
cli-column-provenance = provenienza
cli-column-note = nota

# ---------------------------------------------------------------- the table, by lines and in full screen

cli-seat-human = { PLAYER($player) } (tu)
cli-seat-bot = { PLAYER($player) } (bot: { $bot })
cli-greeting = { $title }: { $seats }. Seme { $seed }. Scrivi help per sapere che cosa puoi scrivere.
cli-saved-in = Salvata a ogni risposta in { $path }
cli-saved = Salvata; continua con: nave play --continue
cli-not-possible = Non possibile: { $move }. { $reason } [{ $rule }]
cli-not-understood = { $error }. Scrivi un numero, una mossa, o help.
cli-by-hand = uscito o pescato>
cli-by-hand-more = … e altri { $count }; scrivi l’inizio di uno
cli-by-hand-which = «{ $given }» va bene per { $count }; scrivi un numero o un inizio che vada bene per uno solo
cli-taken-back = Ritirata.
cli-turn-again = Il turno ricomincia.
cli-say-which-move = Di’ quale mossa, per esempio: why claim 1.1
cli-say-where = Di’ dove, per esempio: save game.json
cli-possible = { $move } ora è possibile.
cli-no-rule-has = nessuna regola ha «{ $words }»; scrivi: rule e un id o parole, per esempio: rule claim
cli-no-rule-cited = ancora nessuna regola è stata citata; scrivi: rule e un id o parole, per esempio: rule claim
cli-wrote = Scritto { $path }

# What can be typed.
cli-typed-number = l’opzione con quel numero
cli-typed-move = una mossa con il suo testo; basta l’inizio se va bene per una sola opzione
cli-typed-undo = ritira la tua ultima risposta di questo turno
cli-typed-restart = ritira tutte le risposte di questo turno che si possono ritirare
cli-typed-hint = che cosa farebbe qui il bot più forte, e perché
cli-typed-tips = i consigli del maestro, sì o no
cli-typed-why = perché una mossa ora non è possibile, e la regola che lo dice
cli-typed-rule = cerca una regola per id o parole; da solo: l’ultima regola citata
cli-typed-table = il tavolo a parole
cli-typed-options = la domanda e le sue opzioni ancora una volta
cli-typed-log = tutto ciò che è successo
cli-typed-save = scrivi la registrazione in un nuovo file (la partita è salvata a ogni risposta)
cli-typed-help = questo elenco
cli-typed-quit = esci; continua più tardi con: nave play --continue

# The full-screen table.
cli-title-turn = turno { $turn }
cli-title-seed = seme { $seed }
cli-title-unsaved = NON SALVATA
cli-thinking = { PLAYER($player) } sta pensando (bot { $bot })…
cli-log = Cronaca
cli-log-turn = turno { $turn }
cli-log-setup = preparazione
cli-board = Tabellone
cli-board-key = b
cli-final-score = Punteggio finale
cli-show-scores = Mostra il segnapunti
cli-leave = Lascia il tavolo
cli-which-move = Quale mossa? Scrivila e premi Invio.
cli-refused = { $move }: { $reason }
cli-look-up = F2: { $rule }
cli-closes = Esc chiude
cli-keys = Tasti
cli-hint = Consiglio
cli-would-play = Il bot più forte giocherebbe { $move }
cli-rules = Regole
cli-rules-search = parole o l’id di una regola, come: penalty
cli-no-rule-fits = Nessuna regola ha tutte queste parole.
cli-sheet-score = punteggio
cli-pane-in-full = { $title } per intero

# The line at the foot.
cli-foot-undo = Annulla
cli-foot-restart_turn = Da capo
cli-foot-end_turn = Fine turno
cli-foot-type = Scrivi
cli-foot-hint = Consiglio
cli-foot-why = Perché
cli-foot-rules = Regole
cli-foot-help = Tasti
cli-foot-quit = Esci
cli-foot-play = gioca
cli-foot-complete = completa
cli-foot-back = all’elenco

# The list of keys.
cli-key-choose = vai a un’opzione; le cifre ne scrivono il numero
cli-key-enter = gioca l’opzione; nella cronaca: apri la regola che una riga cita
cli-key-type = scrivi una mossa come testo; Tab o → la completa, Esc torna indietro
cli-key-undo = annulla la tua ultima risposta di questo turno
cli-key-restart = ricomincia il turno
cli-key-end = concludi il turno, se ora è possibile
cli-key-hint = un consiglio: che cosa pensa il bot più forte delle opzioni, e perché
cli-key-why = chiedi perché una mossa non è possibile: scrivila, Invio
cli-key-rules = cerca una regola per parole o id
cli-key-cited = l’ultima regola citata
cli-key-tab = dalle opzioni alla cronaca e viceversa
cli-key-panes = in un terminale piccolo: l’immagine seguente
cli-key-quit = esci; la partita è salvata a ogni risposta

# Whoever runs a server looks after tables, seats and bans.
cli-help-tables = Gestisci i tavoli di un server.
cli-help-seats = Gestisci i posti di un tavolo, e le persone che vi siedono.
cli-help-bans = Tieni fuori indirizzi e chiavi.
cli-option-table-id = L’id di un tavolo, come nel suo link.
cli-option-seat = Il numero di un posto, da 0.
cli-option-off = Al contrario.
cli-option-status = open, running o over; di norma tutti.
cli-option-silent = Solo dove non succede nulla da tanto.
cli-option-limit = Al massimo quanti.
cli-option-reason = Che cosa si dice al tavolo.
cli-option-yes = Non chiedere.
cli-option-table-file = Il file da scrivere; non deve ancora esistere.
cli-option-expire-after-days = Silenzio fino alla fine.
cli-option-expire-notice-days = Quanto prima si annuncia; 0: mai.
cli-option-erase-name = Tutti i posti con questo nome, a tutti i tavoli.
cli-option-erase-key = Tutti i posti che questa chiave tiene.
cli-option-erase-table = Con --seat: un solo posto.
cli-option-ban-address = Un indirizzo o una rete, per esempio 2001:db8::/48.
cli-option-ban-key = Una chiave invece di un indirizzo.
cli-option-ban-days = Per quanto; di norma per sempre.
cli-option-ban-reason = Per te; nessun altro lo viene a sapere.
cli-option-ban-value = L’indirizzo, la rete, la chiave o l’hash.
cli-help-tables-list = I tavoli, per primi quelli dove è successo qualcosa di recente.
cli-help-tables-show = Un tavolo: i suoi posti, chi vi siede, quando si è fatto vivo l’ultima volta.
cli-help-tables-close = Chiudi un tavolo senza risultato. Si può ancora guardare, e prenderne la registrazione.
cli-help-tables-delete = Rimuovi un tavolo con tutto ciò che vi si è giocato e detto; solo un backup lo riporta.
cli-help-tables-export = Scrivi la registrazione di un tavolo, anche di una partita in corso: allora può dire ciò che chi gioca non deve sapere.
cli-help-tables-expire = Annuncia la fine ai tavoli dove non succede nulla, e chiudi quelli il cui tempo è scaduto.
cli-help-tables-chat = Accendi la chat di un tavolo; con --off, spegnila. `nave serve --no-chat` lo fa per tutti.
cli-help-seats-rekey = Dai a un posto un nuovo link e stampane la chiave; quella vecchia non apre più nulla.
cli-help-seats-rename = Dai un altro nome a chi siede a quel posto.
cli-help-seats-mute = Togli la parola nella chat a un posto; con --off, ridagliela.
cli-help-seats-erase = Dimentica una persona: nomi, e ciò che ha detto nella chat. Ciò che si è giocato resta, e si rivede come prima.
cli-help-bans-add = Tieni fuori un indirizzo, una rete o chi ha una chiave.
cli-help-bans-list = Chi resta fuori; le chiavi con il loro hash.
cli-help-bans-remove = Fai rientrare qualcuno.
cli-operated = { $table }: fatto, numero { $number }
cli-table-seat = posto { $seat }: { $kind }, { $name }
cli-delete-table = Eliminare per sempre il tavolo { $table }?
cli-deleted-table = { $table }: eliminato
cli-unwritable = { $file } non si può scrivere: { $error }
cli-record-exported = { $file }: { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
cli-expired = annunciati { $announced }, chiusi { $ended }
cli-erase-whom = indica uno fra --name, --key o --table con --seat (il posto)
cli-erased = cancellato a { $count ->
    [one] 1 posto
   *[other] { $count } posti
}; i backup fatti prima lo contengono ancora
cli-ban-whom = indica un indirizzo o una chiave: uno dei due
cli-banned = escluso: { $value }
cli-for-good = per sempre
cli-until = fino a { $moment }
cli-unbanned = rimossi: { $count }
cli-option-expire-after = Silenzio dopo cui un tavolo si chiude; 0: mai.
cli-option-expire-notice = Quanto prima lo si annuncia lì.
cli-option-tables-per-address = Tavoli di un indirizzo alla volta; 0: un quarto di tutti.
cli-option-tables-per-network = Lo stesso per una rete (IPv6: un /48).
cli-option-keep-sets = Se qui si possono conservare raccolte di componenti corrette, con cui giocare ai tavoli.
cli-option-chat = Se ai tavoli si può parlare.

# ---------------------------------------------------------------- the teacher at the elbow

cli-tip = Consiglio: { $tip } [{ $rule }]
cli-tip-again = Ripeti la risposta per farlo comunque: { $move }
cli-tips-on = Consigli sì: quando c’è motivo, ognuno una volta.
cli-tips-off = Basta consigli.
