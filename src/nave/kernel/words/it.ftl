# What every game says, in Italian.

player = Posto { $n }
list-comma = { $head }, { $tail }
list-and = { BEGINS($tail, "e è é", but: "ed") ->
    [yes] { $head } ed { $tail }
   *[no] { $head } e { $tail }
}
list-or = { $head } o { $tail }

# Errors.
no-language = non ci sono parole per la lingua «{ $language }» in { $package }
bad-version = giocata con la versione { $version } delle regole di { $game }; installate: { $known }
bad-seats = a { $game } si gioca con { $known } { $most ->
    [one] posto
   *[other] posti
}, non { $given }
bad-settings = le impostazioni assegnano valori a nomi; { $given } no
bad-setting = { $game } non ha l’impostazione { $setting }; le sue impostazioni: { $known }
bad-value = l’impostazione { $setting } è { $value }; ammesso: { $known }
setting-seats = l’impostazione { $setting } vale per { $known } { $most ->
    [one] posto
   *[other] posti
}, non { $seats }
no-game = il gioco { $game } non esiste; giochi: { $known }
no-games = il gioco { $game } non esiste; non ne è installato nessuno; esegui `make install`
game-is-none = il gioco { $game } non è un gioco: { $maker } deve creare un nave.kernel.rules.Rules
game-misnamed = l’entry point { $game } crea il gioco { $makes }; dagli il nome dell’id del gioco
seed-or-chance = una partita riceve un seme o un caso, non entrambi
bad-seed = un seme è un numero intero, non { $given }
bad-components = components deve dare il nome e l’hash di una raccolta di componenti
bad-position = una posizione è un oggetto, non { $given }
position-lacks = alla posizione manca: { $keys }
position-format = format è { $given }; questa versione legge { $known }
position-game = game è { $given }; serve: { $known }
position-settings = { $entry } deve assegnare valori ai nomi delle impostazioni
position-components = components è { $given }; serve: { $name } con hash { $hash }
move-type = una mossa è un testo o un intero, non { $given }
no-move-number = la mossa { $move } non esiste; le mosse vanno da 0 a { $last }
no-move = la mossa { $move } non esiste
no-move-near = la mossa { $move } non esiste; intendevi { $near }?
no-rule = la regola { $rule } non esiste
no-rule-near = la regola { $rule } non esiste; simili: { $near }
no-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }, None è uno spettatore
undo-ends-chance = il caso ha parlato: ciò che viene prima di un tiro o di una pescata resta
undo-ends-turn = non hai ancora fatto nulla che si possa ritirare
nothing-to-undo = non c’è nulla da ritirare: ci si ferma a un tiro, a una pescata, a un altro posto o alla fine di un turno
no-undo-turn = non c’è nulla da ritirare: il turno comincia qui
no-undo-chance = non c’è nulla da ritirare: nel frattempo ha risposto il caso
no-undo-seat = non c’è nulla da ritirare: nel frattempo ha risposto un altro posto
after-the-end = la risposta { $number } { $move } viene dopo la fine della partita
wrong-answer = risposta { $number }: { $error }
illegal-answer = la risposta { $number } { $move } non è valida: { $reason } [{ $rule }]
record-components = la registrazione indica l’hash dei componenti { $named }, ma con le sue impostazioni si gioca con { $hash }
record-start = la posizione di partenza ha posti, impostazioni o regole diversi dalla registrazione
record-upto = la registrazione ha risposte da 0 a { $count }; { $given } non è fra queste
record-not-over = la registrazione ha un risultato, ma { $count ->
    [one] la sua unica risposta non conclude
   *[other] le sue { $count } risposte non concludono
 } la partita
record-result = la registrazione indica { $named }, le sue risposte portano ai punteggi { $scores }
record-object = una registrazione è un oggetto JSON, non { $given }
record-field = campo sconosciuto { $field }; una registrazione ha { $known }
record-missing = manca il campo { $field }
record-type = il campo { $field } deve essere { $type }, non { $given }
record-texts = il campo { $field } deve assegnare testi a nomi
record-set = il campo «components» deve dare il nome e l’hash di una raccolta di componenti
record-answer = la risposta { $number } deve essere un testo, non { $given }
record-half = il campo { $field } contiene mezzo carattere (U+{ $letter }); ammesso: caratteri interi
record-unwritable = il campo { $field } non si può scrivere come JSON: { $error }
file-unreadable = { $path }: non si può leggere ({ $error })
in-file = { $path }: { $error }
no-json = documento JSON non completo (riga { $line }, colonna { $column }: { $error })
no-record = non è una registrazione: { $error }
plugin-twice = { $group } ha { $name } { $count } volte: { $packages }; disinstallale tutte tranne una
plugin-fails = { $group } { $name } di { $of } non si può caricare: { $error }: { $message }; ripara o disinstalla { $package }
endless = la partita non è finita dopo { $limit } risposte
set-unreadable = { $path } non si può leggere: { $error }
bad-set = { $path } non è una raccolta di componenti di { $game }: { $count ->
    [one] 1 problema
   *[other] { $count } problemi
}
no-set = { $game } non ha la raccolta di componenti «{ $name }»; ammesso: { $known }
no-table = i componenti di { $game } non hanno la tabella «{ $table }»; ammesso: { $known }
set-needed = serve la raccolta di componenti «{ $name }» di { $game } con l’hash { $hash }, e qui nessuna raccolta ha quell’hash; { $here }. Raccolte presenti: { $known }
set-absent = non c’è una raccolta con quel nome
set-unsound = la raccolta installata con quel nome non è valida: { $error }
set-differs = la raccolta con quel nome ha ora l’hash { $hash }
set-there = { $game } ha già un’altra raccolta «{ $name }» ({ $old }; la nuova: { $new }); ammesso: un altro nome, o sostituirla di proposito
set-there-unsound = un file danneggiato
set-standard = «{ $name }» indica sempre la raccolta fornita; ammesso: un altro nome
set-damaged = i componenti forniti di { $game } sono danneggiati
bad-game-name = { $name } non è un nome di gioco; ammesso: da 1 a 40 dei caratteri a-z 0-9 _ -
bad-set-name = { $name } non è un nome di raccolta; ammesso: da 1 a 40 dei caratteri a-z 0-9 _ -
no-piece = { $game } non ha il pezzo «{ $piece }»; vedi: nave components show { $game }
which-piece = più di un pezzo si chiama «{ $piece }»; ammesso: { $known }
no-place = { $piece } non ha un punto «{ $field }» da correggere; ammesso: { $known }
no-owner-set = questa non è una raccolta di correzioni ({ $format })
owner-set-field = { $field } non appartiene a una raccolta di correzioni, o non così
owner-set-game = la raccolta appartiene al gioco { $given }; serve: { $game }
owner-set-large = una raccolta di correzioni ha al massimo { $most } caratteri
allowed-check = chi ha controllato e quando: {"{"} by, on {"}"}
bad-check = { $given } non dice chi ha controllato un pezzo e quando
refused-sets = qui ci sono già { $most } raccolte
no-set-code = il codice di una raccolta comincia con { $prefix }
set-code-damaged = il codice della raccolta non è completo; copialo di nuovo per intero
file-unwritable = { $path } non si può scrivere: { $error }
file-stays = { $path } non si può rimuovere: { $error }
refused-move = { $move }: { $reason } [{ $rule }]

no-ending = le partite finite di { $game } qui non si contano
game-over = La partita è finita.
refused-over = la partita è finita
refused-chance = ciò che esce lo decide il caso
refused-before-chance = prima decide il caso
answer-chance = Decide il caso

# Positions that cannot be.
wrong-below = { $kind } non può stare sopra { $below } in ask; ammesso: { $allowed }
wrong-argument = { $path }.args: { $name } di { $kind } è { $value }; ammesso: da { $least } a { $most }
wrong-not-first = { $kind } può essere solo la prima voce di ask
wrong-object = { $path } deve essere un oggetto, non { $name }
wrong-lacks = a { $path } manca { $entry }
wrong-list = { $path }.{ $entry } deve essere un elenco
wrong-length = { $path }.{ $entry } ha { $count ->
    [one] 1 voce
   *[other] { $count } voci
}; ne servono: { $needed }
wrong-range = { $path }.{ $entry } è { $value }; ammesso: da { $least } a { $most }
wrong-flag = { $path }.{ $entry } è { $value }; ammesso: true o false
wrong-flags = { $path }.{ $entry } deve contenere solo true o false
wrong-choice = { $path }.{ $entry } è { $value }; ammesso: { $allowed }
wrong-unknown-entry = { $path } ha la voce sconosciuta { $entry }; note: { $known }
wrong-inner-list = { $path }.{ $entry }[{ $i }] deve essere un elenco
wrong-entry = { $path }.{ $entry } ha { $value }; ammesso: { $allowed }
wrong-twice = { $path }.{ $entry } ha { $value } due volte
wrong-no-answer = la domanda { $kind } non ha risposte valide in questa posizione

# Component files: what is wrong with them, and what is allowed.
problem-at = { $place }: { $text }
problem-where = { $table } { $row }
problem-allowed = { $text }; ammesso: { $allowed }
problem-inside = { $outer }, { $inner }
problem-item = elemento { $number }
problem-key = chiave
problem-row = riga { $number }
problem-line = riga { $line }
problem-place = riga { $line }, colonna { $column }
problem-end = riga { $line }, la fine del file
problem-is = { $field ->
    [none] è { $value }
   *[some] { $field } è { $value }
}
problem-missing = manca { $field }
problem-elsewhere = { $field } qui non ha posto
problem-no-field = { $field } non è un campo di questa tabella
problem-no-table = questa tabella non esiste
problem-table-missing = la tabella manca
problem-no-row = questa riga non esiste
problem-row-twice = la riga c’è due volte
problem-row-missing = la riga manca
problem-no-utf8 = c’è un byte che non è testo UTF-8
problem-no-toml = non è TOML: { $message }
allowed-value = { $value }
allowed-by = { $what } (regola { $rule })
allowed-fixed = { $value } (fissato dalla regola { $rule })
allowed-range = da { $low } a { $high }
allowed-whole = un numero intero, da { $low } a { $high }
allowed-flag = true o false
allowed-text = un testo da 1 a { $longest } caratteri su una riga
allowed-any-text = un testo
allowed-one-of = { $values }
allowed-many = { $values } ... ({ $count } in tutto)
allowed-list = un elenco di { $count } { $different ->
    [yes] elementi diversi
   *[no] elementi
}
allowed-list-range = un elenco da { $low } a { $high } { $different ->
    [yes] elementi diversi
   *[no] elementi
}
allowed-map = una tabella con le chiavi { $keys }
allowed-map-sum = una tabella con le chiavi { $keys } e una somma da { $low } a { $high }
allowed-sum = una somma da { $low } a { $high }
allowed-record = una tabella con i campi { $fields }
allowed-nowhere = qui nulla, come nella raccolta standard
allowed-where = solo dove { $field } è { $value }
allowed-fields = una tabella di campi
allowed-rows = un elenco di righe
allowed-once = una volta
allowed-every-row = ogni riga della raccolta standard
allowed-rows-as = le { $count } righe della raccolta standard, come { $rows }
allowed-rows-to = le { $count } righe della raccolta standard, da { $first } a { $last }
allowed-utf8 = testo UTF-8
allowed-toml = TOML

# What is told of a piece.
lens-no-piece = { $game } non ha il pezzo { $piece }
lens-waits = ora risponde { PLAYER($player) }
lens-no-answer = { $answer } non risponde a ciò che si chiede ora
lens-answer = Che cosa ne verrebbe:
lens-answer-onward = Porta a un’altra domanda, oppure è il caso a decidere che cosa ne viene.
lens-leaves = vi si rinuncia: { $left }

# Where a rule comes from.
source-rulebook = regolamento
source-our-ruling = nostra interpretazione
source-deduced = dedotto
source-publishers-interactive-rules = regole interattive dell’editore
source-rules-summary = riassunto delle regole

# A game as text: the table in words.
table-line = { $title }, turno { $turn }: { $prompt }
table-answers = Risposte:
