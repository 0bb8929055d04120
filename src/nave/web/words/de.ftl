# What the server says beside what its tables say.

too-many-requests = zu viele Anfragen von deinem Platz; versuch es in { $wait } s wieder
too-many-tables = zu viele neue Tische von deiner Adresse; versuch es in { $wait } s wieder
too-many-keys = zu viele Tische und Schlüssel, die es nicht gibt; versuch es in { $wait } s wieder
too-many-all = zu viele Anfragen von deiner Adresse; versuch es in { $wait } s wieder
too-large = die Anfrage ist größer als { $bytes } Bytes
server-mistake = der Server hat einen Fehler gemacht
other-host = dieser Server heißt nicht „{ $name }“; wer ihn betreibt, kann den Namen hinzufügen: --hosts NAME
other-origin = das kam von einer fremden Seite
bad-bearer = Schlüssel gibt man als 'Authorization: Bearer KEY' an
move-or-piece = frag nach einem Zug oder nach einem Teil: Gib eins von beiden an
bad-request = { $problems }
# The problem is told by the library that checks requests.
bad-field = { $place }: { $problem }
http-not_found = hier ist nichts
http-method_not_allowed = diese Adresse nimmt solche Anfragen nicht an
http-too_large = die Anfrage ist zu groß
http-refused = { $detail }

# Why a connection is closed.
socket-beats = nach der ersten Nachricht werden nur Lebenszeichen erwartet
socket-messages = zu viele Nachrichten
socket-connections = zu viele Verbindungen
socket-again = dieser Tisch wurde geändert: Verbinde dich neu
socket-key = dieser Schlüssel öffnet an diesem Tisch nichts mehr
socket-silent = sag, wer du bist
socket-rows = die erste Nachricht ist {"{"}"seats": [{"{"}"table": ..., "key": ...{"}"}]{"}"} (Plätze)
socket-hello = die erste Nachricht ist {"{"}"key": ..., "since": ..., "seat": ...{"}"} (Platz)

# What messengers show of a link to a finished game.
preview-title = { $game }: { $name }
preview-scores = { $people }. Sieh dir die ganze Partie an, Zug für Zug.
preview-person = { $name } { $points }
preview-nothing = Eine Partie in Nave
preview-nothing-line = Zwei Bauspiele für einen Abend.

# What a browser finds where the page is not built in.
front-line = Das ist ein Nave-Server, Version { $version }. Die Seite für Browser gehört nicht zu dieser Installation.
front-api = Gespielt wird über die HTTP-API
front-game = { $same ->
    [yes] { $title } ({ $edition }), { $most } Plätze
   *[no] { $title } ({ $edition }), { $least } bis { $most } Plätze
}
front-fan = Eine inoffizielle Umsetzung von Fans.
