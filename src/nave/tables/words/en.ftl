# What tables refuse, and how a game ended there.

outcome-resigned = the others have resigned
outcome-limit = the game was ended after { $count } answers, as many as a table holds
outcome-kept = the record ends here
outcome-expired = nobody has done anything here for a long time

# Who may, and when.
refused-chat-off = the chat is switched off
refused-muted = seat { $seat } may not say anything in the chat
refused-banned = this server does not let you in; ask whoever runs it
refused-bot-seat = a bot plays seat { $seat }
refused-person-seat = seat { $seat } is played by a person
refused-no-person = seat { $seat } is not played by a person
refused-undo = there is nothing of yours to take back: undo ends at a roll, a draw or another seat
refused-private = this table is private: a seat is taken by its link
refused-no-free-seat = there is no free seat at this table
refused-no-target = which seat is to have a new link?
refused-seat-taken = seat { $seat } is not free
refused-started = the table has started already
refused-seats-empty = { $count ->
    [one] nobody has taken seat { $seats } yet; name a bot to fill up
   *[other] nobody has taken seats { $seats } yet; name a bot to fill up
}
refused-used-link = seat { $seat } is taken: its link was used before
refused-no-used-link = only whoever comes with the link of a taken seat is asked who they are
refused-no-knock = nobody asks for seat { $seat }
refused-not-over = people play again when the game is over
refused-no-setup = nobody knows the seed of this set-up
refused-mail = the mail could not be sent
refused-mail-number = that is not the number from the mail, or it is too old
refused-endpoint = nobody can be told there
notice-title = Nave
notice-turn = { $name }: it is your turn ({ $turn }).
notice-warned = { $name }: it is your turn ({ $turn }). From { $time } on a bot may play for you.
notice-many = { $count ->
    [one] 1 table waits for you.
   *[other] { $count } tables wait for you.
}
notice-many-news = There is news at { $count } tables.
notice-mail-number = { $number } is the number that proves your address. It is good for an hour. If you did not ask for it, nothing more is sent to you.
notice-mail-why = You gave this address for your seats at Nave's tables; in the settings there you can take it away.
notice-again = { $name }: { $person } wants a rematch.
notice-over = { $name }: the game is over.
notice-knock = { $name }: somebody came with the link of { $person } and asks to be let in.
notice-asked = { $name }: { $person } asks the others for something.
notice-begun = { $name }: the game has begun.
notice-sat = { $name }: { $person } has sat down.
notice-chat = { $name }: { $person } said something.
refused-customs = advice is free, shown or none; taking back is free, ask or none; the pace is live or days; a stand-in comes by ask or bot
refused-customs-time = a clock or an absence of { $least } to { $most } seconds, or 0 for none; an increment needs a clock
refused-not-away = seat { $seat } has more time to answer: that was agreed before the game
refused-paused = the table is paused
refused-not-paused = the table is not paused
refused-ask = '{ $given }' is nothing to ask for; allowed: pause, resume, take_back
refused-nothing-asked = nobody asks for anything
refused-not-own = after { $answers } answers there is none of yours to take back
refused-nothing-due = time does nothing here now
refused-take-back-off = nothing is taken back at this table: it was agreed so
refused-advice-off = nobody asks a bot for advice at this table: it was agreed so
refused-guest-fills = you sat down without a link: whoever was invited may fill the free seats
refused-name-a-bot = name the bot that plays your seat for the others
refused-seat = there is no seat { $seat }; seats run from 0 to { $last }
refused-others-decide = the other seats decide about an absent one
refused-thinking = seat { $seat } is connected, and may be thinking; wait a little longer
refused-seen = seat { $seat } was here a short while ago; wait a little longer
refused-no-return = spectators have no seat to return to
refused-not-replaced = seat { $seat } was not replaced by a bot
refused-turn = { $answering ->
    [-1] the game is over; nobody must answer
   *[other] seat { $answering } must answer now, not seat { $seat }
}
refused-holds = { $count ->
    [0] your key does not hold seat { $seat }; it holds none
    [one] your key does not hold seat { $seat }; it holds seat { $held }
   *[other] your key does not hold seat { $seat }; it holds seats { $held }
}
refused-spectator = spectators only watch; a seat is held by its own key
refused-secret-draw = whoever drew it looks at it alone and enters it
refused-table-over = the game at this table is over
refused-not-started = the table has not started yet
refused-no-history = the table has not started yet: there is nothing to look back at
refused-no-record = the table has not started yet: there is no record
refused-record = the record holds facts that are still hidden; it is given when the game is over

# What people send.
refused-long-name = the name has { $count ->
    [one] 1 character
   *[other] { $count } characters
}; allowed: { $least } to { $most }
refused-long-message = the message has { $count ->
    [one] 1 character
   *[other] { $count } characters
}; allowed: { $least } to { $most }
refused-control-name = the name contains the control character U+{ $letter }; allowed: plain text
refused-control-message = the message contains the control character U+{ $letter }; allowed: plain text
refused-seed = the seed is out of range; allowed: whole numbers of 64 bits
refused-seat-kind = seat { $seat } is '{ $given }'; allowed: open, device, bot
refused-submission = the submission id '{ $id }' was used before for something else
refused-made = the submission id '{ $id }' was used before; its keys are no longer told
refused-short-id = the id of a submission without a key has at least { $least } characters
refused-stale = the submission follows number { $follows }, but the table is at { $last }
refused-moment = the game has { $count ->
    [one] 1 answer
   *[other] { $count } answers
}; allowed: 0 to { $count }
refused-bad-record = this record cannot be used: { $error }
refused-replay = this record cannot be used: { $error } while replaying it
refused-names = { $names ->
    [one] 1 name
   *[other] { $names } names
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
refused-long-record = the record has { $count } answers; allowed: fewer than { $most }

# Keys.
refused-no-table = there is no such table
refused-hidden-table = there is no such table, or it is private and needs a key
refused-key = this key opens nothing at this table
refused-key-nothing = this key opens nothing here
refused-key-changed = this key opens something else at this table now

# What the server can do now.
refused-full = this server holds { $count } tables at a time; try again later
refused-address-full = from your address { $count ->
    [one] 1 table
   *[other] { $count } tables
} may run at a time; end one of them first
refused-network-full = from your network { $count ->
    [one] 1 table
   *[other] { $count } tables
} may run at a time; try again later
refused-unavailable = the tables cannot be reached now; try again in a few seconds
refused-damaged = what is stored of this table is damaged; whoever runs the server can restore a backup
refused-overloaded = the server has as much to do as it can: running games go on, nothing new is begun; try again in a moment
refused-busy = the table is too busy; try again
refused-bots-busy = the bots are busy; try again in a moment
refused-judge-running = a game is judged when it is over
refused-judge-level = servers judge quickly or thoroughly; deeper with `nave judge` on a machine of one's own
refused-judge-busy = the judge has as much to do as it can; try again in a moment
refused-judge-day = { $count } games a day are judged thoroughly; try again tomorrow
refused-verdict = the judge cannot say anything of this line: { $error }
refused-chances = chances to win are for onlookers: people who play see them only where advice is free
refused-not-judged = this game has not been judged yet
refused-not-stored = the table could not be stored; try again
refused-looking-up = too much is being looked up; try again in a moment
refused-hint = there is no hint now: { $error }
refused-journal = this table's journal is full: only the game itself goes on
refused-locked = this table cannot go on here: { $error }
refused-start = this table cannot start here: { $error }
refused-components = this table was made for the component set { $name } { $hash }; here is { $here }

# Databases and backups.
no-database-address = '{ $url }' is no database address; allowed: sqlite:///file or postgresql://user@host/name
database-in-memory = tables need a file: sqlite:///file (a database in memory would lose them)
database-kind = databases of kind '{ $kind }' are not supported; allowed: sqlite, postgresql
database-version = the database was made by another version of Nave and cannot be used by this one: { $error }
database-in-use = another server is using { $path }; stop it, or give this one its own --database
database-not-empty = the database holds { $count ->
    [one] 1 table
   *[other] { $count } tables
}; a backup is restored into an empty one
no-network = '{ $given }' is no address and no network; allowed: 192.0.2.7, 2001:db8::/48
no-database = there is no database { $path }
not-done = this could not be done: { $reason }
no-tables = there are no tables of Nave in this database
backup-exists = { $path } exists already; a backup overwrites nothing
no-backup = { $path } is no backup of Nave ({ $format })
backup-unreadable = { $path } cannot be read as a backup: { $error }
backup-damaged = { $path } is incomplete or was changed; use another backup

# Bots that fail, as a record notes it and as people are told.
bot-illegal = it named { $answer }, which is not among the options
bot-other-options = it spoke of other options
bot-slow = it thought longer than { $seconds } s
bot-died = its process died
bot-crashed = { $error }: { $message }
note-drawn = answer { $answer }: { $bot } failed ({ $reason }); { $drawn } was drawn instead
refused-keeping-sets = this server keeps no sets of its guests
