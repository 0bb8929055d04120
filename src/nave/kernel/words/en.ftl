# What every game says.

player = Seat { $n }
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }

# Errors.
no-language = there are no words for language '{ $language }' in { $package }
bad-version = played with rules version { $version } of { $game }; installed: { $known }
bad-seats = { $game } is played with { $known } { $most ->
    [one] seat
   *[other] seats
}, not { $given }
bad-settings = settings map names to values; { $given } does not
bad-setting = { $game } has no setting { $setting }; its settings: { $known }
bad-value = setting { $setting } is { $value }; allowed: { $known }
setting-seats = setting { $setting } applies to { $known } { $most ->
    [one] seat
   *[other] seats
}, not { $seats }
no-game = there is no game { $game }; games: { $known }
no-games = there is no game { $game }; none is installed; run `make install`
game-is-none = the game { $game } is no game: { $maker } must make a nave.kernel.rules.Rules
game-misnamed = the entry point { $game } makes the game { $makes }; name it like the game's id
seed-or-chance = a game is given a seed or a chance, not both
bad-seed = a seed is a whole number, not { $given }
bad-components = components must give the name and the hash of a component set
bad-position = a position is an object, not { $given }
position-lacks = the position lacks { $keys }
position-format = format is { $given }; this version reads { $known }
position-game = game is { $given }; needed: { $known }
position-settings = { $entry } must map the names of settings to values
position-components = components is { $given }; needed: { $name } of hash { $hash }
move-type = a move is a text or an integer, not { $given }
no-move-number = there is no move { $move }; moves run from 0 to { $last }
no-move = there is no move { $move }
no-move-near = there is no move { $move }; did you mean { $near }?
no-rule = there is no rule { $rule }
no-rule-near = there is no rule { $rule }; near: { $near }
no-seat = there is no seat { $seat }; seats run from 0 to { $last }, None is a spectator
undo-ends-chance = chance has spoken: what came before a roll or a draw stays
undo-ends-turn = you have done nothing yet that could be taken back
nothing-to-undo = there is nothing to take back: undo ends at a roll, a draw, another seat or a turn's end
no-undo-turn = there is nothing to take back: the turn begins here
no-undo-chance = there is nothing to take back: chance has answered since
no-undo-seat = there is nothing to take back: another seat has answered since
after-the-end = answer { $number } { $move } comes after the end of the game
wrong-answer = answer { $number }: { $error }
illegal-answer = answer { $number } { $move } is not legal: { $reason } [{ $rule }]
record-components = the record names the component hash { $named }, but a game of its settings is played with { $hash }
record-start = the position it starts from has other seats, settings or rules than the record
record-upto = the record has answers 0 to { $count }; { $given } is not among them
record-not-over = the record has a result but its { $count ->
    [one] 1 answer does
   *[other] { $count } answers do
 } not end the game
record-result = the record names { $named }, its answers lead to scores { $scores }
record-object = a record is a JSON object, not { $given }
record-field = unknown field { $field }; a record has { $known }
record-missing = field { $field } is missing
record-type = field { $field } must be { $type }, not { $given }
record-texts = field { $field } must map names to texts
record-set = field 'components' must give the name and the hash of a component set
record-answer = answer { $number } must be a text, not { $given }
record-half = field { $field } holds half a character (U+{ $letter }); allowed: whole characters
record-unwritable = field { $field } cannot be written as JSON: { $error }
file-unreadable = { $path }: cannot be read ({ $error })
in-file = { $path }: { $error }
no-json = not a complete JSON document (line { $line }, column { $column }: { $error })
no-record = not a record: { $error }
plugin-twice = { $group } has { $name } { $count } times: { $packages }; uninstall all but one of them
plugin-fails = { $group } { $name } of { $of } cannot be loaded: { $error }: { $message }; repair or uninstall { $package }
endless = the game has not ended after { $limit } answers
set-unreadable = { $path } cannot be read: { $error }
bad-set = { $path } is no component set of { $game }: { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
no-set = { $game } has no component set '{ $name }'; allowed: { $known }
no-table = the components of { $game } have no table '{ $table }'; allowed: { $known }
set-needed = this needs the component set '{ $name }' of { $game } with the hash { $hash }, and no set here has that hash; { $here }. Sets here: { $known }
set-absent = there is no set of that name
set-unsound = the set installed under that name is not sound: { $error }
set-differs = the set of that name has now the hash { $hash }
set-there = { $game } has another set '{ $name }' already ({ $old }; the new one: { $new }); allowed: another name, or to replace it on purpose
set-there-unsound = a file that is not sound
set-standard = '{ $name }' always means the packaged set; allowed: another name
set-damaged = the packaged components of { $game } are damaged
bad-game-name = { $name } is no name of a game; allowed: 1 to 40 of the characters a-z 0-9 _ -
bad-set-name = { $name } is no name of a set; allowed: 1 to 40 of the characters a-z 0-9 _ -
no-piece = { $game } has no piece '{ $piece }'; see: nave components show { $game }
which-piece = more than one piece is called '{ $piece }'; allowed: { $known }
no-place = { $piece } has no place '{ $field }' that can be corrected; allowed: { $known }
no-owner-set = this is no set of corrections ({ $format })
owner-set-field = { $field } does not belong into a set of corrections, or not so
owner-set-game = the set belongs to the game { $given }; needed: { $game }
owner-set-large = a set of corrections has at most { $most } characters
allowed-check = who checked it and when: {"{"} by, on {"}"}
bad-check = { $given } does not say who checked a piece and when
refused-sets = { $most } sets are kept here already
no-set-code = a code of a set begins with { $prefix }
set-code-damaged = the code of the set is not complete; copy all of it once more
file-unwritable = { $path } cannot be written: { $error }
file-stays = { $path } cannot be removed: { $error }
refused-move = { $move }: { $reason } [{ $rule }]

no-ending = finished games of { $game } are not scored here
game-over = The game is over.
refused-over = the game is over
refused-chance = what turns up is left to chance
refused-before-chance = first chance decides
answer-chance = Chance decides

# Positions that cannot be.
wrong-below = { $kind } cannot lie on { $below } in ask; allowed: { $allowed }
wrong-argument = { $path }.args: the { $name } of { $kind } is { $value }; allowed: { $least } to { $most }
wrong-not-first = { $kind } can only be the first entry of ask
wrong-object = { $path } must be an object, not { $name }
wrong-lacks = { $path } lacks { $entry }
wrong-list = { $path }.{ $entry } must be a list
wrong-length = { $path }.{ $entry } has { $count ->
    [one] 1 entry
   *[other] { $count } entries
}; needed: { $needed }
wrong-range = { $path }.{ $entry } is { $value }; allowed: { $least } to { $most }
wrong-flag = { $path }.{ $entry } is { $value }; allowed: true or false
wrong-flags = { $path }.{ $entry } must hold true or false only
wrong-choice = { $path }.{ $entry } is { $value }; allowed: { $allowed }
wrong-unknown-entry = { $path } has an unknown entry { $entry }; known: { $known }
wrong-inner-list = { $path }.{ $entry }[{ $i }] must be a list
wrong-entry = { $path }.{ $entry } has { $value }; allowed: { $allowed }
wrong-twice = { $path }.{ $entry } has { $value } twice
wrong-no-answer = the question { $kind } has no legal answer in this position

# Component files: what is wrong with them, and what is allowed.
problem-at = { $place }: { $text }
problem-where = { $table } { $row }
problem-allowed = { $text }; allowed: { $allowed }
problem-inside = { $outer } { $inner }
problem-item = item { $number }
problem-key = key
problem-row = row { $number }
problem-line = line { $line }
problem-place = line { $line }, column { $column }
problem-end = line { $line }, the end of the file
problem-is = { $field ->
    [none] is { $value }
   *[some] { $field } is { $value }
}
problem-missing = { $field } is missing
problem-elsewhere = { $field } does not belong here
problem-no-field = { $field } is no field of this table
problem-no-table = there is no such table
problem-table-missing = the table is missing
problem-no-row = there is no such row
problem-row-twice = the row stands there twice
problem-row-missing = the row is missing
problem-no-utf8 = there is a byte that is no UTF-8 text
problem-no-toml = is no TOML: { $message }
allowed-value = { $value }
allowed-by = { $what } (rule { $rule })
allowed-fixed = { $value } (fixed by rule { $rule })
allowed-range = { $low } to { $high }
allowed-whole = a whole number, { $low } to { $high }
allowed-flag = true or false
allowed-text = a text of 1 to { $longest } characters on one line
allowed-any-text = a text
allowed-one-of = { $values }
allowed-many = { $values } ... ({ $count } in all)
allowed-list = a list of { $count } { $different ->
    [yes] different items
   *[no] items
}
allowed-list-range = a list of { $low } to { $high } { $different ->
    [yes] different items
   *[no] items
}
allowed-map = a table with the keys { $keys }
allowed-map-sum = a table with the keys { $keys } and a sum of { $low } to { $high }
allowed-sum = a sum of { $low } to { $high }
allowed-record = a table with the fields { $fields }
allowed-nowhere = nothing here, as in the standard set
allowed-where = only where { $field } is { $value }
allowed-fields = a table of fields
allowed-rows = a list of rows
allowed-once = once
allowed-every-row = every row of the standard set
allowed-rows-as = the { $count } rows of the standard set, as { $rows }
allowed-rows-to = the { $count } rows of the standard set, as { $first } to { $last }
allowed-utf8 = UTF-8 text
allowed-toml = TOML

# What is told of a piece.
lens-no-piece = { $game } has no piece { $piece }
lens-waits = { PLAYER($player) } is to answer now
lens-no-answer = { $answer } is no answer to what is asked now
lens-answer = What would come of it:
lens-answer-onward = It leads to another question, or chance decides what comes of it.
lens-leaves = given up by it: { $left }

# Where a rule comes from.
source-rulebook = rulebook
source-our-ruling = our ruling
source-deduced = deduced
source-publishers-interactive-rules = publisher's interactive rules
source-rules-summary = rules summary

# A game as text: the table in words.
table-line = { $title }, turn { $turn }: { $prompt }
table-answers = Answers:
