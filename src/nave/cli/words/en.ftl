# What the command line and the terminal table say.

# ---------------------------------------------------------------- errors

cli-error = nave: { $error }
cli-missing = nave: this needs the package '{ $package }'; install it with: pip install 'nave[{ $extra }]'
cli-no-language = there are no words for language '{ $language }'
cli-stopped = nave: stopped
cli-stopped-kept = nave: stopped; what is finished is kept, --resume --output { $output } goes on
cli-jobs-and-cluster = --jobs and --cluster exclude each other: a cluster has its own workers
cli-no-pair = '{ $pair }' is not of the form KEY=VALUE
cli-no-game = there is no game '{ $game }'; allowed: { $known }
cli-which-game = which game? allowed: { $known }
cli-no-such-choice = There is no game '{ $given }'; allowed: 1 to { $count }, or { $known }
cli-no-rule = nave: no rule of { $game } contains '{ $words }'; `nave rules { $game }` lists all titles
cli-bad-edge = the edge is { $edge }; allowed: between 0 and 1, as 0.1
cli-no-own-weights = the weights of '{ $bot }' cannot be tuned; allowed: mason
cli-bad-log-level = the log level is '{ $level }'; allowed: debug, info, warning, error
cli-exposed = { $host } can be reached from elsewhere, and keys would travel unencrypted: put a proxy with TLS in front and name it (--proxies ADDRESS), or say --expose for a network you trust
cli-one-process = a SQLite file belongs to one process; several workers need --database postgresql://…
cli-fixed = { $option } cannot change a game that is under way; allowed: --players
cli-file-exists = { $path } exists already; allowed: a new file
cli-other-game = { $path } holds another game; allowed: a new file, or the record of this game
cli-nothing-to-continue = there is no unfinished game to continue; start one with: nave play
cli-passed-over = Passed over { $problem }
cli-no-bot-asked = no bot has to answer now
cli-nothing-to-choose = the game is over; there is nothing to choose
cli-no-option = there is no option { $option }; options run from 1 to { $count }
cli-several-moves = '{ $given }' is the beginning of { $count } moves: { $moves }
cli-not-saved = not saved: { $path }: { $error }
cli-no-player = there is no player '{ $player }'; allowed: { $known }
cli-player-count = { $count ->
    [one] 1 player is named
   *[other] { $count } players are named
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: { $players }
cli-game-over = { $path }: this game is over; allowed: a record without a result
cli-bad-players = { $path }: meta.players must be a list of names, not { $given }
cli-no-provenance = there is no provenance '{ $given }'; allowed: { $known }
cli-no-table = there is no table '{ $table }'; allowed: { $known }

# ---------------------------------------------------------------- help of commands

cli-examples = Examples
cli-help = Play board games exactly by their rules; `nave games` lists the installed ones.
cli-help-more = An unofficial fan implementation: play, simulate, replay, and look up any rule by its id.
cli-help-play = Play in this terminal: against bots, in hot seat, or solitaire. Every answer is saved.
cli-help-companion = Play with the real box on a real table: dice and draws are entered, rules and score are kept here.
cli-help-companion-more = The set-up is dealt here and laid out by you, or entered as it lies (--entered). `undo` also takes back a mistyped die.
cli-help-play-more = With a terminal the whole table is drawn; `?` lists the keys.
cli-help-serve = Serve live tables: friends sit down by link and play live or over days.
cli-help-simulate = Play many games with random answers and sum up lengths, scores and wins.
cli-help-simulate-more = The same seed gives the same games. Shared victories count in parts.
cli-help-tournament = Let bots play each other and say how sure the outcome is.
cli-help-tournament-more = Every seed is played in all seat rotations, so luck of the set-up evens out. The same seeds give the same results, apart from the time to think.
cli-help-tune = Search for better weights by CMA-ES and keep them only if they win on other seeds.
cli-help-bench = Measure random play, copies, hashes, redeals and values of states, and steps of environments for learning agents.
cli-help-bench-more = A decision counts everything: listing the legal answers, carrying one out, chance. Loop steps are the ratio to a fixed loop of plain Python in the same run: they compare between machines and days.
cli-help-replay = Replay a record, answer by answer, and check that it leads where it says.
cli-help-judge = Judge records: what was luck, what was skill, where a game was lost.
cli-help-judge-more = The judge plays every turn again in thought, with what the player could know then, and compares the turn played with the best one it finds. What dice and drawn tiles gave or took is counted as luck, never as a mistake.
cli-help-puzzle = Solve the puzzle of the day, or one by its name.
cli-help-puzzle-more = A turn with one clearly best idea. The judge values whatever is played: as good as the solution is right as well.
cli-help-puzzles = Puzzles: list those that ship, cut new ones out of games.
cli-help-puzzles-list = List the puzzles that ship with a game.
cli-help-puzzles-cut = Cut puzzles out of games: turns with one clearly best idea, checked by games played to their end.
cli-help-replay-more = A record that was played with another component set or another version of the rules is refused.
cli-help-games = List the games that are installed, with their seats, settings and bots.
cli-help-learn = Learn a game by playing it: lessons on the real table, ten minutes.
cli-help-lessons = List the lessons of a game, or of all games, and play every one of them through the engine.
cli-help-rules = Look up the rules: every refusal and every line of the log names the id of its rule.
cli-help-backup = Copy all tables into one file, while the server runs or not. The file fits both kinds of database.
cli-help-restore = Put the tables of a backup into an empty database. All of it is restored, or nothing.
cli-help-words = Languages: which there are, and whether the words of one are complete and sound.
cli-help-words-list = List the languages there are words of, and how many texts each has.
cli-help-words-check = Hold the words of a language against the English ones: missing, unused, wrong arguments, plurals, too long, glossary.
cli-help-words-show = Every message with sample arguments, in English and in a language.
cli-option-words-language = The language, as de, pl or pt-BR.
cli-option-words-all = Name every problem, not the first 40 only.
cli-option-words-only = only messages whose file, name or text has these words
cli-option-words-problems = only messages that lack, or that the check complains about
cli-option-words-number = the number that counted things have in the samples
cli-option-page-words = The sources of the page, if they are not in web/src below this folder.
cli-example-words-check = what a translator still has to do
cli-example-words-show = counted things five at a time
cli-help-components = Component sets: every printed value of a game, and where it comes from.
cli-help-components-more = Values are [green]known[/green] (stated in words), [yellow]deduced[/yellow] or [magenta]reconstructed[/magenta] (printed as pictures only, chosen to fit). If you own the box, correct what differs and play with your own set.
cli-help-components-list = The sets of all games, with hash and number of rows by provenance.
cli-help-components-list-more = Records name a set and its hash: two sets with the same hash play the same game. A game played without its expansion names the hash of the base game.
cli-help-components-show = The rows of a set with their provenance and notes.
cli-help-components-check = Check a corrected file: every problem with its row, what is wrong and what is allowed.
cli-help-components-check-more = Rows and tables stay those of the standard set; correct values and set their provenance to "known".
cli-help-components-install = Check a corrected file and keep it under a name, so that games can be played with it.
cli-help-components-install-more = Records of games played with a set need it to be replayed: give a changed set a new name.
cli-help-components-remove = Remove an installed set. Records of games played with it cannot be replayed without it.
cli-help-components-export = Write a set as a TOML file that you can edit, comments and notes included.
cli-help-components-set = Correct values as they are printed on your piece; it counts as checked by you.
cli-help-components-set-more = Values are typed as they are read: 3, stone, "2 lumber, 1 brick". What would make a game unplayable is named and not kept, unless as a draft.
cli-help-components-checked = Say that pieces were held beside their values and found right.
cli-help-components-checked-more = A set with checks only stays equal to the standard set: its hash covers values alone.
cli-help-components-merge = Take over what another owner checked; count where both agree, list where they differ.
cli-help-components-share = A set as a short code for a message, or as a small file of its differences.
cli-help-components-import = Keep a set that somebody shared as a code or a file.
cli-help-components-edit = Walk through the pieces beside the open box: Enter says that a piece is as printed.
cli-help-components-edit-more = Type FIELD=VALUE to correct, n if you are not sure, s for the standard set's values, b to go back, u to undo, q to stop. Everything is kept after each piece.
cli-help-components-diff = The values in which two sets differ; provenance and notes are not compared.

cli-example-play = play here, against bots or in hot seat
cli-example-simulate = bots play
cli-example-replay = walk through a recorded game, answer by answer
cli-example-rules = look up rules by id or word
cli-example-components = component sets and where their values come from
cli-example-help = each command explains itself
cli-example-play-one = you against one bot
cli-example-play-hot = hot seat for two, and a bot
cli-example-play-solo = solitaire
cli-example-play-continue = the game you left last
cli-example-play-plain = a script plays by lines
cli-example-simulate-resume = then --resume, should it be stopped
cli-example-tournament-sprt = until decided
cli-example-tournament-solo = against the automaton
cli-example-tune-resume = go on after a break
cli-example-judge = some seconds for a game
cli-example-judge-thorough = some minutes, for programs
cli-example-judge-many = many records on all cores, a row for every turn
cli-example-puzzle = the same for everybody today
cli-example-puzzles = all of them by name
cli-example-replay-whole = the whole story and the score sheet
cli-example-replay-step = turn by turn
cli-example-replay-upto = the position after 120 answers, for programs
cli-example-learn = the guided first game
cli-example-learn-lesson = begin with one lesson
cli-example-learn-on = play on where the lessons end, with tips
cli-example-rules-one = one rule with its example
cli-example-rules-group = a whole group
cli-example-rules-words = all rules with these words
cli-example-serve = on this machine, port 8000, tables in your data folder
cli-example-components-export = a file to edit
cli-example-components-check = all that is wrong with it
cli-example-components-install = keep it
cli-example-components-diff = what you changed
cli-example-components-edit = one piece after the other, beside the open box
cli-example-components-set = one value
cli-example-components-share = a code for a friend
cli-example-components-merge = take over what the friend checked

# ---------------------------------------------------------------- help of options

cli-option-help = Show this message and exit.
cli-option-language = The language of the terminal (else that of the variable NAVE_LANG, or English).
cli-option-version = Show the version and whether the rules run compiled or interpreted.
cli-option-json = Print JSON for programs instead of text.
cli-option-set = A setting of the game; may be given several times.
cli-option-seats = Number of seats (1: solitaire).
cli-option-components = The component set to play with (see `nave components list`).
cli-option-jobs = Processes, by default all cores; the results do not depend on it.
cli-option-cluster = Play on a Dask cluster, for example tcp://10.0.0.5:8786.
cli-option-resume = Go on with an unfinished run of --output.
cli-option-game = A game, as `nave games` names it.
cli-option-games = How many games.
cli-option-lesson = The lesson to begin with, as `nave lessons` names it.
cli-option-tips = With the teacher at your elbow: a tip when there is a reason, each once.
cli-option-play-on = Go on where the lessons end, against their rival, with the teacher at your elbow.
cli-option-pack = The lessons to learn, as `nave lessons` names them.
cli-option-game-seed = Game number i uses seed + i.
cli-option-parquet = Write one row per game and seat to this new Parquet file.
cli-option-bots = Bots, with commas, with numbers of their own: mason:nodes=2000.
cli-option-blocks = Seeds; each is played by every line-up in all rotations.
cli-option-block-seed = Block number i uses seed + i.
cli-option-nodes = Positions a bot may look at per turn.
cli-option-output = Write to this new file: .json everything, .parquet one row per game and seat.
cli-option-judged-files = Records of games, finished or not.
cli-option-judge-level = How long to think: quick, thorough or deep.
cli-option-judge-seed = The seed of the worlds; the same one judges the same.
cli-option-judge-all = Show every turn, not only those with a mark.
cli-option-judged-output = Write to this new file: .parquet one row per turn, .jsonl one judgement per line.
cli-option-puzzle = The name of a puzzle (see `nave puzzles list`).
cli-option-puzzles = Write the puzzles to this new file (JSON).
cli-option-puzzles-most = Stop after so many puzzles (0: all).
cli-option-sprt = Stop once it is decided whether the first bot beats the others.
cli-option-edge = With --sprt: the share of victories above luck that counts as better.
cli-option-tuned = Write the weights found to this new file (TOML).
cli-option-tune-bot = Whose weights: only the mason's are tuned; the journeyman and the styles build on them.
cli-option-weights = Only these weights, with commas; all if empty.
cli-option-rivals = The panel of opponents, with commas.
cli-option-generations = Rounds of the search.
cli-option-population = Candidates of each round.
cli-option-tune-games = Games of each candidate in a round.
cli-option-validation = Games of the best and of the start at the end.
cli-option-tune-seed = Of the first game; validation plays seeds far from it.
cli-option-runs = Runs whose median is told, 5 or more.
cli-option-slowest = Games searched for the slowest single decision.
cli-option-peers = Compare with catanatron, OpenSpiel's backgammon and PettingZoo's chess in throw-away environments.
cli-option-record-file = A record: saved by `nave play`, or Game.record.save().
cli-option-step = Show the table after every turn; Enter goes on.
cli-option-upto = Only the first answers, up to this number.
cli-option-board = Show the example of a rule on the table, before and after.
cli-option-rule = A rule id, a group, or words to look for.
cli-option-play-game = A game, or with --continue also a record file (FILE.json).
cli-option-play-seats = How many play; 1 is solitaire (else as many as --players names, or 2).
cli-option-companions = Who sits where, seat by seat: human or a bot (else people everywhere).
cli-option-deal = Deal the set-up here, or enter it as it lies on the table.
cli-option-players = Who sits where, seat by seat: human or a bot (else human,mason,...).
cli-option-seed = The same seed gives the same set-up and dice (else one is drawn): a number, or words as tables say them.
cli-option-play-components = A component set, as `nave components list` names it.
cli-option-plain = Play by lines; so without a terminal anyway.
cli-option-continue = Go on with the newest unfinished game, or with a record.
cli-option-record = Keep the record of the game in this new file as well.
cli-option-pace = Seconds to show each answer of a bot, in the full screen.
cli-option-database = sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.
cli-option-host = The address to listen on.
cli-option-port = The port to listen on.
cli-option-workers = Server processes; more than one needs PostgreSQL.
cli-option-max-tables = How many tables may run or wait at a time.
cli-option-bot-workers = Processes in which bots think, for each server process.
cli-option-judge-workers = Processes in which finished games are judged, for each server process.
cli-option-bot-budget = Seconds a bot may think about one answer.
cli-option-bot-pace = Seconds between a bot's answers, to spare a small machine; browsers show them at their own pace.
cli-option-rate-address = Requests a second from one address; 0: no limit.
cli-option-rate-seat = Requests a second for one seat; 0: no limit.
cli-option-rate-create = New tables a second from one address; 0: no limit.
cli-option-rate-guess = Unknown keys a second from one address; 0: no limit.
cli-option-listeners = WebSockets at a time.
cli-option-listeners-per-address = WebSockets from one address.
cli-option-absent-after = Seconds of silence after which the others may replace a seat.
cli-option-idle-after = The same for a seat that is connected, must answer and does nothing.
cli-option-expose = Be reached from elsewhere without a proxy: no TLS, no shelter.
cli-option-hosts = Names the server is called by, with commas; * for any. Behind --proxies any, unless given.
cli-option-proxies = Addresses of proxies whose X-Forwarded-For is believed, with commas.
cli-option-log-level = debug, info, warning or error.
cli-option-open = Say where the tables are and open a browser there.
cli-option-backup-file = The file to write; it must not exist yet.
cli-option-restore-file = A file made by `nave backup`.
cli-option-component-game = A game, as `nave components list` names it.
cli-option-game-of-file = The game the file belongs to.
cli-option-component-file = A component file, made by `export` and edited.
cli-option-component-set = The name of a set, or a component file (FILE.toml).
cli-option-sets-of = Only the sets of this game.
cli-option-table = A table, a sheet or a piece, which is drawn; left out: an overview of all tables.
cli-option-own-set = Your set; a new one is begun under a new name.
cli-option-their-set = A set: its name, its file or its code.
cli-option-by = Who looked at the print; left out: the name of the set.
cli-option-values = What is printed, for example GAME.base_09.cost="2 lumber, 1 brick".
cli-option-draft = Keep the set although no game can be played with it yet.
cli-option-pieces = Pieces, as `show` names them.
cli-option-sheet = All pieces of a sheet.
cli-option-into = Keep the result under another name.
cli-option-theirs = Where both differ, take theirs.
cli-option-share-file = A new file instead of the code.
cli-option-guessed = Only pieces whose values are not known.
cli-option-browser = Open the pieces in the browser, at a server you started with `nave serve`.
cli-option-provenance = Only rows of this provenance.
cli-option-set-name = What to call the set: 1 to 40 of the characters a-z 0-9 _ -
cli-option-replace = Overwrite another set of that name.
cli-option-set-to-remove = The set to remove.
cli-option-export-file = A new file; left out: the terminal.

# ---------------------------------------------------------------- what commands tell

cli-game = { $title }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
} ({ $edition })
cli-strength = { $bot } { $text } ({ $rating })
cli-game-of-several = { $title }, { $least } to { $most } players ({ $edition })
cli-ask-game = Which game (number or name)
cli-playing = playing
cli-games-per-second = { $speed } games/s
cli-games-per-minute = { $speed } games/min
cli-farewell =
    Saved in { $path }
    Continue with: nave play --continue
cli-record-in = The record is in { $path }
cli-rule-example = Example:
cli-rule-ruling = Ruling:
cli-rule-source = Source:
cli-replay-turn = turn { $turn } · answer { $answer } of { $answers }
cli-replay-more = Enter to go on, q to stop
cli-judging = judging
cli-judging-records = judging records
cli-no-level = there is no level '{ $level }'; levels: { $known }
cli-judged = { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} judged: { $level }
cli-judge-level-quick = quick
cli-judge-level-thorough = thorough
cli-judge-level-deep = deep
cli-judge-record = record
cli-judge-accuracy = accuracy
cli-judge-lost = points lost
cli-judge-slips = slips
cli-judge-blunders = blunders
cli-judge-best = best found
cli-judge-luck = luck
cli-judge-rest = unexplained
cli-judge-curve-win = chance to win, in the end { $now }
cli-judge-curve-luck = luck, in all { $now }
cli-judge-turn-lost = Turn { $turn }, { $player }: { $mark }, { $loss }, chance to win { $before } → { $after }
cli-judge-turn-best = Turn { $turn }, { $player }: { $mark }, chance to win { $before }
cli-judge-played = played: { $line }
cli-judge-better = better: { $line }
cli-judge-why = why: { $reasons }
cli-judge-how = Each turn is judged only with what was known then; luck of dice and draws is no mistake. The judge plays well, not perfectly.
cli-cutting = cutting
cli-puzzles-exist = { $path } exists; puzzles go to a new file
cli-puzzles-cut = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} in { $path }
cli-puzzle-row = { $id }  turn { $turn } of { $turns }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $gap } points between the ideas
cli-serving = The tables are at { $address } (Ctrl+C stops them).
cli-backed-up = { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 journal entry
   *[other] { $entries } journal entries
}
cli-restored = { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 journal entry
   *[other] { $entries } journal entries
} restored
cli-simulated = { $finished } of { $games ->
    [one] 1 game
   *[other] { $games } games
} finished, { $decisions } decisions in { $seconds } s ({ $each } µs each)
cli-player = player
cli-seat = seat { $seat }
cli-automaton = automaton
cli-mean-score = mean score
cli-win-share = win share
cli-tournament = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-sprt-better = { $bot } is better after { $blocks } blocks: { $gain } victories above luck, tested against { $edge }
cli-sprt-not-better = { $bot } is not better after { $blocks } blocks: { $gain } victories above luck, tested against { $edge }
cli-sprt-undecided = { $bot } is undecided after { $blocks } blocks: { $gain } victories above luck, tested against { $edge }
cli-tune-tuned = tuned: { $share } of { $games } games ({ $low }-{ $high }), margin { $margin }
cli-tune-start = start: { $share } of { $games } games ({ $low }-{ $high }), margin { $margin }
cli-tune-kept = kept: { $kept }; written to { $path }
cli-ahead-of = ahead of
cli-replaced = { $count ->
    [one] { $bot }: 1 answer was given by the apprentice
   *[other] { $bot }: { $count } answers were given by the apprentice
}
cli-bench-installing = installing { $peer } into a throw-away environment
cli-bench-measuring = measuring
cli-bench-doing-measuring = measuring
cli-bench-doing-slowest = slowest decision
cli-bench-compiled = compiled engine, medians of { $runs } runs, processor time on one core
cli-bench-interpreted = interpreted engine, medians of { $runs } runs, processor time on one core
cli-bench-no-environments = left out: environments, which need nave[rl]
cli-bench-slowest = of { $games ->
    [one] 1 game
   *[other] { $games } games
}: answer { $answer } of seed { $seed }, '{ $question }'; the clock once saw { $seen } µs
cli-bench-times = { $times } times as long
cli-bench-gauge-decision = decision, chance included
cli-bench-gauge-copy = copy of a state
cli-bench-gauge-hash = hash of a position
cli-bench-gauge-redeal = hidden facts dealt anew
cli-bench-gauge-worth = worth of a position
cli-bench-gauge-batch = step of a batch, per table
cli-bench-gauge-pettingzoo = step of PettingZoo
cli-bench-gauge-slowest = slowest single decision
cli-bench-step = one loop step: { $each } µs
cli-bench-unknown = left out, not known to this version: { $title }
cli-set = { $game }, set { $name }, hash { $hash }
cli-not-sound = not sound
cli-no-rows = no such rows
cli-sound = { $file }: a sound set of { $game }, hash { $hash }; { $count ->
    [0] no value differs
    [one] 1 value differs
   *[other] { $count } values differ
} from the standard set
cli-installed = installed { $name } for { $game }, hash { $hash }
cli-removed = removed { $name } of { $game }
cli-exported = wrote { $path }; next: nave components check { $path } --game { $game }
cli-same-values = { $first } and { $second } have the same values, hash { $hash }
cli-provenance-known = known
cli-provenance-deduced = deduced
cli-provenance-reconstructed = reconstructed
cli-provenance-checked = checked
cli-provenance-corrected = corrected
cli-provenance-is = { $provenance ->
    [known] known: stated in words
    [deduced] deduced from what is known
    [checked] checked against the print
    [corrected] corrected after the print
   *[reconstructed] guessed: printed as a picture only
}
cli-checked-by = checked by { $by } on { $on }
cli-counts = { $known } known, { $deduced } deduced, { $reconstructed } reconstructed, { $checked } checked, { $corrected } corrected
cli-set-checks = { $name }: { $checked } checked, { $corrected } corrected
cli-bad-value = '{ $given }' is no value of a piece; write GAME.PIECE.FIELD=VALUE with one of the games { $known }
cli-no-pieces = name pieces, or a sheet with --sheet
cli-no-sheet = there is no sheet '{ $sheet }'; allowed: { $known }
cli-bad-source = '{ $given }' is neither a code ({ $prefix }…) nor a file (…{ $suffix })
cli-kept = kept as { $name }, hash { $hash }
cli-draft = kept as { $name }, a draft: no game can be played with it yet
cli-merged = { $name }: { $agreed ->
    [one] 1 piece confirmed by both
   *[other] { $agreed } pieces confirmed by both
}, { $taken } taken over, { $differ ->
    [0] no contradiction
    [one] 1 contradiction
   *[other] { $differ } contradictions
}
cli-merged-one-name = { $count ->
    [one] 1 piece is found alike in both sets under the same name, which counts once: give your set a name of your own (--by)
   *[other] { $count } pieces are found alike in both sets under the same name, which counts once: give your set a name of your own (--by)
}
cli-differ = yours { $mine }, theirs { $theirs }
cli-shared = wrote { $path }
cli-imported = kept as { $name }: { $changed } corrected, { $checked } checked, hash { $hash }
cli-browser = the pieces are at { $url }
cli-walk-ask = { $at } of { $all }. Enter: right, as printed. FIELD=VALUE, n not sure, s standard, b back, u undo, q stop
cli-walk-end = { $name }: { $count } of { $all } checked

# Heads of columns.
cli-column-bot = bot
cli-column-games = games
cli-column-wins = wins
cli-column-interval = 95 %
cli-column-rank = rank
cli-column-margin = margin
cli-column-score = score
cli-column-rating = rating
cli-column-time = s/turn
cli-column-cpu = cpu
cli-column-steps = loop steps
cli-column-bar = bar
cli-column-game = game
cli-column-set = set
cli-column-hash = hash
cli-column-base = base game
cli-column-table = table
cli-column-rows = rows
cli-column-row = row
cli-column-field = field
cli-column-provenance = provenance
cli-column-note = note

# ---------------------------------------------------------------- the table, by lines and in full screen

cli-seat-human = { PLAYER($player) } (you)
cli-seat-bot = { PLAYER($player) } (bot: { $bot })
cli-greeting = { $title }: { $seats }. Seed { $seed }. Type help for what you can type.
cli-saved-in = Saved at every answer in { $path }
cli-saved = Saved; continue with: nave play --continue
cli-not-possible = Not possible: { $move }. { $reason } [{ $rule }]
cli-not-understood = { $error }. Type a number, a move, or help.
cli-by-hand = rolled or drawn>
cli-by-hand-more = … and { $count } more; type the beginning of one
cli-by-hand-which = '{ $given }' fits { $count } of them; type a number or a beginning that fits one
cli-taken-back = Taken back.
cli-turn-again = The turn starts again.
cli-say-which-move = Say which move, like: why claim 1.1
cli-say-where = Say where, like: save game.json
cli-possible = { $move } is possible now.
cli-no-rule-has = no rule has '{ $words }'; type: rule and an id or words, like: rule claim
cli-no-rule-cited = no rule has been cited yet; type: rule and an id or words, like: rule claim
cli-wrote = Wrote { $path }

# What can be typed.
cli-typed-number = the option of that number
cli-typed-move = a move by its text; the beginning is enough if it fits one option only
cli-typed-undo = take back your last answer of this turn
cli-typed-restart = take back all answers of this turn that can be taken back
cli-typed-hint = what the strongest bot would do here, and why
cli-typed-tips = the teacher's tips, on or off
cli-typed-why = why a move is not possible now, and the rule that says so
cli-typed-rule = look up a rule by its id or by words; alone: the rule cited last
cli-typed-table = the table in words
cli-typed-options = the question and its options once more
cli-typed-log = everything that has happened
cli-typed-save = write the record of the game to a new file (the game itself is saved at every answer)
cli-typed-help = this list
cli-typed-quit = leave; continue later with: nave play --continue

# The full-screen table.
cli-title-turn = turn { $turn }
cli-title-seed = seed { $seed }
cli-title-unsaved = NOT SAVED
cli-thinking = { PLAYER($player) } is thinking ({ $bot } bot) …
cli-log = Log
cli-log-turn = turn { $turn }
cli-log-setup = set-up
cli-board = Board
cli-board-key = b
cli-final-score = Final score
cli-show-scores = Show the score sheet
cli-leave = Leave the table
cli-which-move = Which move? Type it and press Enter.
cli-refused = { $move }: { $reason }
cli-look-up = F2: { $rule }
cli-closes = Esc closes
cli-keys = Keys
cli-hint = Hint
cli-would-play = The strongest bot would play { $move }
cli-rules = Rules
cli-rules-search = words or a rule id, like: penalty
cli-no-rule-fits = No rule has all these words.
cli-sheet-score = score
cli-pane-in-full = { $title } in full

# The line at the foot.
cli-foot-undo = Undo
cli-foot-restart_turn = Restart
cli-foot-end_turn = End turn
cli-foot-type = Type
cli-foot-hint = Hint
cli-foot-why = Why
cli-foot-rules = Rules
cli-foot-help = Keys
cli-foot-quit = Quit
cli-foot-play = play
cli-foot-complete = complete
cli-foot-back = back to the list

# The list of keys.
cli-key-choose = move to an option; digits type its number
cli-key-enter = play the option; in the log: open the rule that a line cites
cli-key-type = type a move as text; Tab or → completes it, Esc goes back
cli-key-undo = undo your last answer of this turn
cli-key-restart = restart the turn
cli-key-end = end the turn, if that is possible now
cli-key-hint = a hint: what the strongest bot thinks of the options, and why
cli-key-why = ask why a move is not possible: type it, Enter
cli-key-rules = look up a rule by words or id
cli-key-cited = the rule that was cited last
cli-key-tab = from the options to the log and back
cli-key-panes = in a small terminal: the next picture
cli-key-quit = leave; the game is saved at every answer

# Whoever runs a server looks after tables, seats and bans.
cli-help-tables = Look after the tables of a server.
cli-help-seats = Look after the seats of a table, and the people on them.
cli-help-bans = Keep addresses and keys out.
cli-option-table-id = The id of a table, as in its link.
cli-option-seat = The number of a seat, from 0.
cli-option-off = The other way round.
cli-option-status = open, running or over; by default all.
cli-option-silent = Only where nothing has happened for so long.
cli-option-limit = At most so many.
cli-option-reason = What the table is told.
cli-option-yes = Do not ask.
cli-option-table-file = The file to write; it must not exist yet.
cli-option-expire-after-days = Silence until the end.
cli-option-expire-notice-days = How long before it is announced; 0: not at all.
cli-option-erase-name = All seats with this name, at all tables.
cli-option-erase-key = All seats that this key holds.
cli-option-erase-table = With --seat: one seat.
cli-option-ban-address = An address or a network, for example 2001:db8::/48.
cli-option-ban-key = A key instead of an address.
cli-option-ban-days = For how long; by default for good.
cli-option-ban-reason = For yourself; nobody else is told.
cli-option-ban-value = The address, network, key or hash.
cli-help-tables-list = The tables, those where something happened last first.
cli-help-tables-show = One table: its seats, who sits there, when somebody was last heard of.
cli-help-tables-close = End a table without a result. It can still be looked at, and its record be taken away.
cli-help-tables-delete = Remove a table with everything that was played and said there; only a backup brings it back.
cli-help-tables-export = Write the record of a table, also of a running game: then it may tell what players must not know.
cli-help-tables-expire = Announce the end at tables where nothing happens, and end those whose time has come.
cli-help-tables-chat = Switch the chat of a table on; with --off, off. `nave serve --no-chat` does it for all.
cli-help-seats-rekey = Give a seat a new link and print its key; the old one opens nothing more.
cli-help-seats-rename = Give whoever sits there another name.
cli-help-seats-mute = Let a seat say nothing in the chat; with --off, let it speak again.
cli-help-seats-erase = Forget a person: names, and what was said in the chat. What was played stays, and replays as before.
cli-help-bans-add = Keep an address, a network or the holder of a key out.
cli-help-bans-list = Who is kept out; keys by their hash.
cli-help-bans-remove = Let somebody in again.
cli-operated = { $table }: done, number { $number }
cli-table-seat = seat { $seat }: { $kind }, { $name }
cli-delete-table = Delete table { $table } for good?
cli-deleted-table = { $table }: deleted
cli-unwritable = { $file } cannot be written: { $error }
cli-record-exported = { $file }: { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
cli-expired = announced at { $announced }, ended { $ended }
cli-erase-whom = name one of --name, --key or --table with --seat
cli-erased = erased at { $count ->
    [one] 1 seat
   *[other] { $count } seats
}; backups made before still hold it
cli-ban-whom = name an address or a key: one of the two
cli-banned = banned: { $value }
cli-for-good = for good
cli-until = until { $moment }
cli-unbanned = removed: { $count }
cli-option-expire-after = Silence after which a table ends; 0: never.
cli-option-expire-notice = How long before that it is announced there.
cli-option-tables-per-address = Tables of one address at a time; 0: a quarter of all.
cli-option-tables-per-network = The same for a network (IPv6: a /48).
cli-option-keep-sets = Whether people may keep corrected component sets here, for tables to be played with.
cli-option-chat = Whether people can talk at the tables.

# ---------------------------------------------------------------- the teacher at the elbow

cli-tip = Tip: { $tip } [{ $rule }]
cli-tip-again = Give the answer again to do it all the same: { $move }
cli-tips-on = Tips on: when there is a reason, each once.
cli-tips-off = No more tips.
