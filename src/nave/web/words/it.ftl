# What the server says beside what its tables say.

too-many-requests = troppe richieste per il tuo posto; riprova fra { $wait } s
too-many-tables = troppi nuovi tavoli dal tuo indirizzo; riprova fra { $wait } s
too-many-keys = troppi tavoli e chiavi che non esistono; riprova fra { $wait } s
too-many-all = troppe richieste dal tuo indirizzo; riprova fra { $wait } s
too-large = la richiesta supera { $bytes } byte
server-mistake = il server ha commesso un errore
other-host = questo server non risponde al nome «{ $name }»; chi lo gestisce può aggiungerlo: --hosts NAME
other-origin = questo viene da una pagina di un altro sito
bad-bearer = le chiavi si danno come 'Authorization: Bearer KEY'
move-or-piece = chiedi di una mossa o di un pezzo: indica uno dei due
bad-request = { $problems }
# The problem is told by the library that checks requests.
bad-field = { $place }: { $problem }
http-not_found = qui non c’è nulla
http-method_not_allowed = questo indirizzo non accetta una richiesta simile
http-too_large = la richiesta è troppo grande
http-refused = { $detail }

# Why a connection is closed.
socket-beats = dopo il primo messaggio si aspettano solo battiti
socket-messages = troppi messaggi
socket-connections = troppe connessioni
socket-again = questo tavolo è cambiato: collegati di nuovo
socket-key = questa chiave non apre più nulla a questo tavolo
socket-silent = di’ chi sei
socket-rows = il primo messaggio è {"{"}"seats": [{"{"}"table": ..., "key": ...{"}"}]{"}"} (i posti)
socket-hello = il primo messaggio è {"{"}"key": ..., "since": ..., "seat": ...{"}"} (il posto)

# What messengers show of a link to a finished game.
preview-title = { $game }: { $name }
preview-scores = { $people }. Guarda tutta la partita, turno per turno.
preview-person = { $name } { $points }
preview-nothing = Una partita di Nave
preview-nothing-line = Due giochi di costruzione per una serata.

# What a browser finds where the page is not built in.
front-line = Questo è un server di Nave, versione { $version }. La pagina per i browser non fa parte di questa installazione.
front-api = Si gioca con l’API HTTP
front-game = { $same ->
    [yes] { $title } ({ $edition }), { $most } posti
   *[no] { $title } ({ $edition }), da { $least } a { $most } posti
}
front-fan = Una realizzazione non ufficiale di appassionati.
