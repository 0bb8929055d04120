# What the server says beside what its tables say.

too-many-requests = too many requests for your seat; try again in { $wait } s
too-many-tables = too many new tables from your address; try again in { $wait } s
too-many-keys = too many tables and keys that there are not; try again in { $wait } s
too-many-all = too many requests from your address; try again in { $wait } s
too-large = the request is larger than { $bytes } bytes
server-mistake = the server made a mistake
other-host = this server does not go by the name '{ $name }'; whoever runs it can add it: --hosts NAME
other-origin = this was sent by a page from elsewhere
bad-bearer = keys are given as 'Authorization: Bearer KEY'
move-or-piece = ask about a move or about a piece: give one of the two
bad-request = { $problems }
# The problem is told by the library that checks requests.
bad-field = { $place }: { $problem }
http-not_found = there is nothing here
http-method_not_allowed = this address does not take such a request
http-too_large = the request is too large
http-refused = { $detail }

# Why a connection is closed.
socket-beats = after the first message only beats are expected
socket-messages = too many messages
socket-connections = too many connections
socket-again = this table was changed: come again
socket-key = this key opens nothing at this table any more
socket-silent = say who you are
socket-rows = the first message is {"{"}"seats": [{"{"}"table": ..., "key": ...{"}"}]{"}"}
socket-hello = the first message is {"{"}"key": ..., "since": ..., "seat": ...{"}"}

# What messengers show of a link to a finished game.
preview-title = { $game }: { $name }
preview-scores = { $people }. Look at the whole game, turn by turn.
preview-person = { $name } { $points }
preview-nothing = A game of Nave
preview-nothing-line = Two building games for an evening.

# What a browser finds where the page is not built in.
front-line = This is a Nave server, version { $version }. The page for browsers is not part of this installation.
front-api = Tables are played through the HTTP API
front-game = { $same ->
    [yes] { $title } ({ $edition }), { $most } seats
   *[no] { $title } ({ $edition }), { $least } to { $most } seats
}
front-fan = An unofficial fan implementation.
