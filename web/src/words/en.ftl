# Every word of the shared page.

app-name = Nave
app-tag = Two building games for an evening
app-tag-more = { "" }. No account, no download.
app-lobby = All games
app-back = Back
app-close = Close
app-cancel = Cancel
app-copy = Copy
app-copied = Copied
app-more = More options
app-loading = One moment …
app-unreachable = The server cannot be reached. Is it still running?
app-again = Try again
# At most 6 characters.
app-menu = Menu
app-fan = Unofficial fan implementation, not connected with the publishers or designers. All drawings and texts are our own.

lobby-continue = Your tables
lobby-all = { $n ->
    [one] the only table
   *[other] all { $n } tables
}
lobby-fewer = fewer
lobby-forget = Forget this table
lobby-waits = Waiting for { $name }
lobby-over = Finished: look at it again
mine-as-of = no connection; as of { $time }
mine-yours = Your turn
mine-others = Waiting for others
mine-rooms = Waiting rooms
mine-over = Finished
mine-pieces = pieces: { $name }
mine-your_turn = your turn { $n }
mine-runs = under way
mine-sit = { $n } of { $m } sit
mine-won = You won
mine-won-by = You won, { $n } ahead
mine-shared = You share the win
mine-lost = You did not win
mine-lost-by = { $name } won, you { $n } behind
mine-forget = Forget { $name }
mine-gone = { $game }: this browser’s key opens nothing there any more.
mine-next = Next: { $name }
mine-next-since = { $name } waits for you since { $time }
mine-move = My seats on another device
move-line = Open this link there, or let its camera read the code.
move-qr = QR code of the link to all my seats
move-link = Link to all my seats
move-code = Code { $n } of { $m }; the link holds all of them.
move-next-code = Next code
move-warning = Whoever has this link sits in these seats. Send it to nobody.
move-by-hand = This address cannot reach the clipboard: copy the link by hand.
move-file = Save as a file
move-bring = Take from a file
move-taken = { $n ->
    [0] All of these seats were here already.
    [one] 1 seat taken over.
   *[other] { $n } seats taken over.
}
move-no-file = This is no file of seats.
move-ask = { $n ->
    [one] Take 1 seat to this browser?
   *[other] Take { $n } seats to this browser?
}
move-nothing = These seats are here already, or the link is incomplete.
move-yes = Take them here
when-now = just now
when-minutes = { $n ->
    [one] 1 minute ago
   *[other] { $n } minutes ago
}
when-yesterday = yesterday, { $time }
lobby-join-ask = A friend sent you a link or a table name?
lobby-join-hint = paste it here
lobby-join = Join
lobby-now = Play now
quick-seats = { $n ->
    [one] You against a bot
   *[other] You against { $n } bots
}
quick-extra = with { $title }
quick-players = Seats
quick-strength = Strength of the bots
lobby-name-ask = What shall others call you?
lobby-name-keep = Keep
# At most 18 characters.
lobby-together = Play together
lobby-together-line = { $n ->
    [one] A link for your friend
   *[other] A link per friend
}
# At most 12 characters.
lobby-solo = Solo
lobby-hot = Hot seat
lobby-hot-line = On this one device
lobby-seats = { $a } to { $b } seats
lobby-seats-one = { $a } seats
# At most 8 characters.
lobby-rules = Rules
lobby-pieces = Pieces
lobby-box = With your box
lobby-score = Score a game
lobby-theme = Light or dark
lobby-settings = Settings
lobby-record = Open a record
lobby-record-line = A game you saved: look at it, or play on from it.
lobby-record-bad = This file is no record: { $why }
lobby-public = Open tables
lobby-public-free = { $n } free
lobby-public-watch = Watch
lobby-public-sit = Sit down

new-title = New table: { $game }
new-seats = { $a } to { $b } seats. Friends sit down by their link.
new-seats-one = { $a ->
    [one] One seat.
   *[other] { $a } seats. Friends sit down by their link.
}
new-who = Who plays
new-how = How you play
new-seat = Seat { $n }
new-you = You
new-here = Here
new-friend = Friend
new-bot = Bot
new-empty = Empty
new-you-line = that is you, at this device
new-here-line = plays at this device
new-friend-line = gets a link to this seat
new-empty-name = Nobody
new-empty-line = stays empty
new-name = Your name
new-name-of = Name of seat { $n }
new-name-hint = your name
new-player = Player { $n }
new-strength = Which bot
new-needs = only with { $title }: { $value }
new-needs-on = only with { $title }
new-needs-off = only without { $title }
new-seed = Seed
new-seed-line = The same seed deals the same set-up. Share it to compare games.
new-seed-new = New
new-customs = Pace, clock and customs
new-listed = Open to everybody
new-listed-line = Shown in the lobby: anybody may watch or take a free seat.
# At most 16 characters.
new-open = Open table
new-links = Links to copy are shown when the table opens.
new-begin = The game begins at once.
new-few = { $game } needs { $a } to { $b } seats.
bot-random = Plays anything
bot-random-line = any legal answer, at once
bot-apprentice = Apprentice
bot-apprentice-line = looks at the next step, quick
bot-mason = Master mason
bot-mason-line = plans a turn ahead, about a second
bot-journeyman = Journeyman
bot-journeyman-line = plans its turn and misjudges now and then
bot-architect = Architect
bot-architect-line = plays its best turns on before it chooses, a second or more
bot-builder = Builder
bot-builder-line = a mason who builds before all else
bot-trader = Trader
bot-trader-line = a mason with a full purse and a full store
bot-spoiler = Spoiler
bot-spoiler-line = a mason who looks at what you have
# Whom a bot plays like, with its rating; then with what it does.
bot-like = { $text } ({ $rating })
bot-strength = { $text } ({ $rating }): { $line }
bot-other = { $name }
bot-other-line = a bot of this server

wait-line = Send the link. The game begins when everybody has sat down, or with bots in the free seats.
wait-invites = { $name } invites to { $game }
wait-sit = waiting room · { $n } of { $m } sit
wait-who = Who plays
wait-what = What you play
wait-change = Anything can be changed until it begins.
wait-talk = Talk
wait-watching = { $n ->
    [one] 1 watches
   *[other] { $n } watch
}
wait-invite = Invite
wait-invite-line = One link for all free seats. Whoever sits down gets a key of their own; then this link opens that seat no more, for you neither.
wait-invite-link = Link to the free seats
wait-share = Share …
wait-share-text = { $name } invites you: { $game }
wait-new-link = New link
wait-pieces = Pieces
wait-pieces-line = Values as printed, or as somebody has corrected them.
wait-pieces-usual = the usual set of printed values
wait-changed = { $name } changed { $what }
custom-watching = Watching
custom-watching-line = By link, without a seat. Nobody sees hidden cards.
custom-watching_true = by link
custom-watching_false = nobody
custom-pace = Pace
custom-pace-line = An evening together, or each when there is time.
custom-pace_live = an evening
custom-pace_days = over days
custom-clock = Clock
custom-clock-line = Time for each player, and more after each turn. Run out: a bot plays on.
custom-clock_0 = no clock
custom-clock-value = { $bank } + { $more }
custom-increment = After each turn
custom-away = Away
custom-away-line = Without an answer for so long one counts as away. It is announced half-way.
custom-away_0 = as usual here
custom-stand_in = Who is away
custom-stand_in-line = What happens then. One touch, and the person is back.
custom-stand_in_ask = the others decide
custom-stand_in_bot = a bot plays on
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
time-title = Time
time-left = { $time } left
time-used = { $time } used
time-away = away
time-is-away = { $name } is away. In the menu you can let a bot play for now.
time-warned = In { $time } a bot may play for you.
time-due = { $time } left
pause-line = The table is paused: { $name } asked for it. No clock runs.
pause-end = Go on
ask-mine = The others are asked.
ask-pause = { $name } asks for a pause.
ask-resume = { $name } would like to go on.
ask-back = { $name } would like to take back an answer of turn { $n }.
ask-back-chance = { $name } would like to take back an answer of turn { $n }. Chance then draws anew.
ask-yes = Yes
ask-no = No
ask-drop = Never mind
away-title = While you were away
away-line = { $bot } plays for you since turn { $n }.
away-timeout = Your time ran out. { $bot } plays for you since turn { $n }.
away-stood = It stood { $before }, it stands { $now }.
away-back = Take my seat
away-show = Show me
away-let = Let it play on
menu-pause = Ask for a pause
menu-ask-back = Ask to take back my last answer
log-warned = { $name } is told: soon a bot may play.
log-away = { $name } is away.
log-timeout = The time of { $name } ran out.
log-ask = { $name } asked the others for something.
log-pause = { $name } asked for a pause; all agreed.
log-resume = The game goes on.
mine-paused = paused
menu-publish = Show this game to anybody with a link
menu-unpublish = Show this game to nobody any more
menu-public-link = Link to look at this game
log-published = { $name } changed who may look at this game.
games-title = Your games
games-link = Finished games and figures
games-filter = Which games
games-game = Game
games-every = Every game
games-seats = Seats
games-any-seats = any number of seats
games-n-seats = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
games-parts = Parts
games-any-parts = with and without expansion
games-usual = usual
games-with = Against
games-anybody = anybody
games-csv = Save as a table (CSV)
games-erase = Forget these
games-erase-sure = { $n ->
    [one] Forget 1 game for good?
   *[other] Forget { $n } games for good?
}
games-none = Nothing is finished yet. Games end up here by themselves.
games-won = { $n ->
    [one] won, of 1 game
   *[other] won, of { $n } games
}
# At most 9 characters.
games-won-short = won
# At most 9 characters.
games-count = games
games-interval = { $a } to { $b } %; chance alone { $c } %
games-place = mean place
games-points = mean points
# At most 9 characters.
games-margin = margin
games-curve = How it went
games-curve-line = Margin of each game, at most { $n } points, and the mean so far
games-curve-key = A dot for each game, above the line ahead of the best other; the curve is the mean so far.
games-against = Against
games-ways = With what
# At most 9 characters.
games-points-short = points
games-few = Grey: fewer than ten games, too few to say.
games-list = { $n ->
    [one] 1 finished game
   *[other] { $n } finished games
}
custom-advice = Advice
custom-advice-line = Whether a bot may be asked for a move.
custom-advice_free = free
custom-advice_shown = shown to all
custom-advice_none = none
custom-take_back = Taking back
custom-take_back-line = Own answers, until dice fall or somebody else answers.
custom-take_back_free = usual
custom-take_back_ask = usual, further if all agree
custom-take_back_none = none
used-title = Are you { $name }?
used-line = This seat is taken by { $name }. If that is you, your other device is asked, or the others are. Everybody at the table is told.
used-yes = Yes, let me in
used-watch = No, I watch
used-wait = Asked. As soon as { $name } or the others agree, the table opens here.
used-no = They said no.
knock-ask-me = Somebody opened your link and says to be you, { $name }. Is it you, on another device? The seat then moves there.
knock-ask = Somebody opened the link of { $name } and says to be { $name }. Let them in?
knock-yes = Yes
knock-no = No
menu-lock = Lock out my other devices
menu-lock-done = Only this device opens your seat now.
wait-link = Link of seat { $n }
wait-copy = Copy link
wait-qr-short = QR
wait-qr = Show as QR code
wait-qr-of = QR code of the link to seat { $n }
wait-watch = Link for watching
wait-here = is here
wait-free = not yet here
wait-bot = bot
wait-start = Begin
wait-fill = Begin with bots in the free seats
join-title = A seat is kept for you
join-line = { $game }, seat { $n }. What do the others call you?
# At most 14 characters.
join-sit = Sit down
join-unknown = This link opens nothing here.
join-none = There is no such table, or it is private and needs a link.

# At most 16 characters.
bar-your_turn = Your turn
bar-turn_of = { $name }’s turn
bar-watching = Watching
watch-line = { $n ->
    [one] You watch. Nobody who watches sees hidden cards.
   *[other] You watch, { $n } in all. Nobody who watches sees hidden cards.
}
bar-end = The end
bar-turn = turn { $n }
bar-you = you
# At most 9 characters.
bar-play = Play it
bar-play-all = Play { $n } steps
# At most 15 characters.
bar-move = Choose a move
bar-wait = Not your turn
bar-leave = Careful: { $what }
# At most 14 characters.
bar-leave-yes = Leave it
bar-leave-line = It is lost for good. Press Enter to leave it, Esc to think again.
bar-then = then: { $steps }
# At most 12 characters.
bar-undo = Undo
# At most 20 characters.
bar-restart = Restart turn
# At most 10 characters.
bar-hint = Hint
hint-title = A bot’s advice
hint-wait = The bot looks at every option …
hint-best = It would choose
hint-also = Also good
hint-worse = { $n } less
hint-worth = { $n ->
    [one] Worth about 1 point in the end.
   *[other] Worth about { $n } points in the end.
}
hint-more = That is { $n } more than “{ $option }”.
hint-same = That is as good as “{ $option }”.
hint-even = as good
bar-thinks = { $name } is thinking.
bar-waits = { $name } decides.
bar-away = { $name } is away and will find the table as it is.
seat-here = { $name } is here
seat-away = { $name } is away
bar-choose = Touch a piece, or choose from the list.
bar-second = Touch again or press Enter to play it.
bar-left = { $n ->
    [one] 1 way left: touch on, or choose from the list.
   *[other] { $n } ways left: touch on, or choose from the list.
}
# At most 8 characters.
bar-scores = Points

plan-title = Ready to play
plan-final = cannot be taken back
plan-left = careful: { $what }
plan-less = Less: { $label }
plan-more = More: { $label }
plan-out = Leave out: { $label }
plan-in = With: { $label }
plan-change = Step { $n }
plan-other = Other
plan-steps = Change

# What bots of a quick game are called, between commas.
quick-names = Olga, Pyotr, Mirka, Konrad, Vera, Boris, Agnes, Lev, Darya, Tomas
opt-title = Options
opt-number = press a number
opt-none = Nothing to decide now.
opt-all = show all { $n }
opt-best = the hint
opt-page = 0: the next nine
opt-dead = Not now
opt-which = Which of these?
opt-count = { $n ->
    [one] 1 option
   *[other] { $n } options
}
opt-count-left = { $m ->
    [one] { $n } of 1 option
   *[other] { $n } of { $m } options
}

log-title = Story
log-large = Story and chat, larger
log-since = since my turn
log-all = all
log-filter = Show
log-everybody = everybody
log-chat = chat only
log-setup = Set-up
log-empty = Nothing has happened yet.
log-nothing = Nothing since your last turn.
log-start = The game begins.
log-undo = { $name } takes something back.
log-resign = { $name } gives up.
log-end = The game is over.
log-join = { $name } sits down.
log-agree = { $name } agrees that a bot takes over.
log-replaced = A bot plays for { $name } now.
log-back = { $name } is back.
log-expiring = Nothing has happened here for long: the table ends in a few days unless somebody plays.
log-rekeyed = The seat of { $name } has a new link.
log-knock = Somebody came with the link of { $name } and says to be { $name }.
log-admit = { $name } agrees.
log-rebuff = Whoever came with the link of { $name } was sent away.
log-moved = { $name } plays with another device now.
log-invited = { $name } made a new link to this table; the old one opens nothing.
log-relinked = The link of { $name } is a new one now.
log-arranged = { $name } changed what is played.
log-again = { $name } wants a rematch.
log-advised = { $name } asked a bot for advice.
log-misfit = { $name } entered a drawn card that cannot be: somebody mistyped one.
log-erased = A name and its words were removed.
log-rule = Rule: { $rule }
log-unread = { $n ->
    [one] 1 unread word
   *[other] { $n } unread words
}
story-nothing = nothing to tell
story-again = { $name }, turn { $n }: see it again
story-scene = Turn { $n }: count it again
scene-next = Next
scene-close = Back to the table
scene-play = play all
scene-back = back
scene-sums = skip to the sums
scene-at = { $n } of { $m }. Nothing moves on until you close this.
scene-done = That is all. The story can count it again.
scene-points = { $name } { $points }
scene-sums-title = Sums
story-back = One thing back
story-on = One thing on
story-end = Back to the table
story-past = as it was
story-your = Your turn
story-step = step { $n }
story-step-of = step { $n } of { $m }
story-behind = { $n ->
    [one] 1 more to come
   *[other] { $n } more to come
}
story-skip = Skip
story-next = Next step
pace-step = step by step
pace-slow = slow
pace-normal = normal
pace-instant = at once
loss-show = Show
loss-ok = OK
chat-label = Say something to the table
chat-send = Send

why-title = Not now
why-rule = the rule
why-none = Nothing can be done with this piece now.
why-turn = It is { $name }’s turn.
why-over = The game is over.
why-watch = You are watching; only those who hold a seat play.
stale = The table had moved on. Here it is as it is now.
refused = That is not possible.

link-lost = The connection is lost. Trying again …
link-back = Connected again; the table is up to date.
link-gone = This seat’s key opens nothing any more.
locked = This table cannot go on here: { $why }

hand-title = Hand over to { $name }
hand-line = The table is covered. When { $name } has the device:
hand-go = I am { $name }

rules-title = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-page = In one page
rules-chapters = Chapters
rules-icons = Icons
rules-all = All chapters
rules-at-table = { $n } of { $of } rules are at this table
rules-print = Print
rules-none = No rule has these words.
rules-ruling = Ruling
rules-example = Example
rules-house = House rule
rules-house-here = Here: { $value }.
rules-house-new = Chosen at a new table: { $values }.
rules-on-board = The example on a board
rules-before = Before
rules-after = After
rules-step = Step { $n }
rules-source = Source: { $source }
new-pieces = Pieces
new-pieces-line = The printed values to play with. Owners correct them under Pieces.
new-pieces-usual = the usual set

menu-rules = Rules
menu-pieces = Pieces
menu-settings = Settings
menu-keys = Keys
menu-device = My seat on another device
menu-record = Download the record
menu-resign = Give up
menu-resign-sure = Give up for good?
menu-resign-line = With more than two seats a bot plays yours to the end.
menu-replay = Look back
menu-lobby = Leave (the seat stays yours)
menu-replace = Let a bot play for { $name }
menu-back = Take my seat back from the bot
side-seats = Seats
side-now = Now
side-options = Options
# At most 8 characters.
side-log = Story
# At most 10 characters.
side-board = Board

set-title = Settings
set-language = Language
set-language-line = Everybody at a table reads in their own.
set-theme = Light
set-theme-line = By day, by night, or as your system says.
set-auto = System
set-light = Light
set-dark = Dark
set-colors = Colors of pieces
set-colors-line = As printed, or set apart for eyes that see red and green alike.
set-colors-print = As printed
set-colors-clear = Clear
set-motion = Motion
set-motion-line = Pieces travel, or are simply there.
set-motion-full = Full
set-motion-less = Less
set-pace = Others’ turns
set-pace-line = How fast they are shown here; nobody else waits for it.
set-steps = Confirm each step
set-steps-line = Answer question by question, instead of playing a turn as one plan.
set-tips = Tips in first games
set-tips-line = The teacher speaks when there is a reason, each thing once.
set-scenes = Scorings
set-scenes-line = Counted on the table when they happen. The story shows them at any time.
set-sound = Sound on your turn
set-sound-line = One soft note.
set-notify = Notification on your turn
push-title = Tell me when it is my turn
push-line = Also when no page is open: one word for each table until you look. The browser asks you first.
push-channel = No push reaches this browser here: the server tells by its own ways, such as mail.
push-insecure = This address is not https: you are told only while the page is open.
push-unable = This browser cannot be told. On a phone, add Nave to the home screen first.
push-off = This server tells nobody while no page is open.
push-denied = The browser allows no notices here.
mail-title = Tell me by mail
mail-line = To an address that only this server knows. Nobody at a table sees it.
mail-address = Your mail address
mail-send = Send me a number
mail-sent = A number was sent to { $address }. Enter it here.
mail-number = Number from the mail
mail-prove = That is it
mail-on = You are told at { $address }.
mail-stop = Take it away
push-quiet = Quiet hours
push-quiet-line = Nothing is told then; afterwards what still waits.
push-from = Quiet from
push-to = Quiet until
push-news = Tell me
push-news-turn = when it is my turn
push-news-time = when a bot may soon play for me
push-news-asked = when I am asked something
push-news-table = when somebody sits down, or it begins
push-news-over = when it is over, or played again
push-news-chat = when somebody says something
set-notify-line = When the page is in the background; the browser asks you first.

keys-title = Keys
keys-arrows = go through the options
keys-enter = play what the yellow button says
keys-number = choose an option by its number; again: play it
keys-page = the numbers go on to the next nine options
keys-escape = let go of what is chosen
keys-u = undo
keys-r = restart the turn
keys-h = hint
keys-l = story and chat
keys-o = to the options list
keys-b = to the board
keys-n = to the next table that waits for me
keys-lens = what the piece in focus is and does; again: keep it open
keys-question = this list, if no piece is in focus
keys-space = Space
keys-play = play the game, or stop it
keys-lines = on the board: played, best, both
keys-line-away = take the best line away

keys-w = the table in words
words-title = The table in words

after-title = Game over
after-replay = Replay
after-sheet = Score sheet
after-record = Download record
after-rematch = Rematch
after-same = Same set-up
after-new = New set-up
after-wins = { $name } wins
after-wins-with = { $name } wins with { $points }
after-shared = { $names } share the win
after-nobody = Nobody wins
after-left = The game was left before its end: this is what everybody had, and what the table was worth as it stands.
sheet-ties = Tie-break
after-graph = Points over turns
after-graph-line = touch a turn to see it
# At most 6 characters.
after-graph-turn = turn
after-graph-final = final
after-graph-none = The curve cannot be drawn now.
after-length = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
after-seed = the same set-up can be played again: seed { $seed }
after-table = Points by turn
again-line = { $name } wants a rematch.
after-same-line = The same seed, seats and options.
after-no-same = Nobody knows the seed of this set-up, so it cannot be dealt again.
replay-title = Replay
replay-at = turn { $n } of { $m }
replay-first = To the beginning
replay-prev = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-step = step { $n } of { $m }
replay-continue = Play on from here
replay-continue-line = A new table begins with this position. Who plays on?
replay-me = I do, on this device
replay-play-on = Open the table
replay-speed = Speed
replay-beside = Beside the board
replay-judge-story = Judge and story
replay-seats = Boards and standing

judge-title = The judge
judge-what = The judge plays every turn again in thought, with what the player could know then, and compares the turn played with the best one it finds. What dice and drawn tiles gave or took is counted as luck, never as a mistake.
judge-begin = Judge this game
judge-busy = { $done } of { $total } parts judged
judge-not-yet = This turn has not been judged yet.
judge-no-choice = There was nothing to choose in this turn.
judge-next = Next mark
judge-prev = Previous mark
judge-through = Marks gone through
judge-mine = mine
judge-all = all
judge-blunders = blunders
judge-win = chance to win
judge-played = Played
judge-best = Best
judge-both = Both
judge-also = Also good
judge-why = Why:
# At most 16 characters.
judge-whole = whole game
# At most 12 characters.
judge-accuracy = accuracy
judge-lost = points lost
judge-faults = slips, blunders
judge-found = best moves
judge-luck = luck of dice and draws
judge-luck-band = band: ordinary luck
judge-luck-table = Luck by turn, in points
judge-deeper = Look deeper
judge-how = Each turn only with what was known then. The judge plays well, not perfectly.
judge-draw = Show on the board
judge-draw-next = Next step
judge-step = Best line, { $n } of { $m }: { $step }
judge-link = Copy link
judge-curve-points = Points
judge-curve-win = Chance to win
judge-curve = Curve
judge-moment = What would the judge play here?
judge-moment-deeper = Look at this turn thoroughly
judge-looking = The judge is thinking …
chances-title = Chance to win
chances-of = { $n } %
chances-line = What the judge thinks of this moment, from what may be known here. It plays well, not perfectly.
chances-show = Show chances to win
chances-hide = Hide chances to win

plain-line = This game has no drawing here yet: everything can be played with the options list.
plain-pieces = Pieces you can touch
plain-position = The position
title-your_turn = Your turn
title-wait = { $n ->
    [one] 1 table waits
   *[other] { $n } tables wait
}
notify-body = { $game }: it is your turn.

# Learn by playing.
learn-tile = Learn by playing
learn-tile-line = { $lessons ->
    [one] 1 short lesson, { $minutes } min
   *[other] { $lessons } short lessons, { $minutes } min
}
learn-tile-on = Go on with lesson { $n }
learn-tile-done = All { $n } lessons done
learn-short = Short lessons for later
learn-of = Lessons: { $game }
learn-count = Lesson { $n } of { $of }
learn-step = step { $n } of { $of }
learn-left = about { $n } min left
learn-teacher = The teacher
learn-touch = Touch: { $what }
learn-which = Touch the one you mean
learn-place = the place in the light
learn-show = Show me
learn-skip = Skip
learn-go-on = Go on
learn-over = Well built!
learn-over-line = You have done everything once. From now on every piece is alive.
learn-over-short = That is all there is to it. The other lessons wait in the lobby.
learn-play-on = Play on from here
learn-again = From the beginning
learn-leave = Leave lessons
learn-leave-ask = Leave the lessons?
learn-leave-line = Your place is kept: the lobby leads back to it.
learn-leave-yes = Leave, I know enough
learn-stay = Stay
learn-none = There are no such lessons.
tip-title = A tip
tip-understood = Got it
tip-quiet = No more tips
tip-quiet-done = No more tips. The settings bring them back.

puzzle-title = Puzzle
puzzle-of = Puzzle of { $day }
puzzle-none = There is no such puzzle.
puzzle-asks = { $name } to play: find the best turn.
puzzle-judged = The judge values whatever you play; more than one way may be right.
puzzle-turn = turn { $n } of { $m }
puzzle-seats = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
puzzle-right = Right!
puzzle-almost = Almost
puzzle-wrong = Not that
puzzle-same = That is the best turn.
puzzle-as-good = Another way, and just as good.
puzzle-behind = { $points } points behind the best turn, and { $win } % of the chance to win. Something is stronger.
puzzle-solution = The solution
puzzle-gap = The next idea is { $points } points behind: { $line }.
puzzle-played = In the game: { $line }. It lost { $points } points.
puzzle-played-same = The same was played in the game.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-showing = This is how it goes.
puzzle-next = Next puzzle
puzzle-give-up = Give up, show the solution
puzzle-hints = Hints
puzzle-hints-cost = each costs a quarter of the star
puzzle-hint-which = Which piece?
puzzle-hint-how = How does it begin?
puzzle-hint-line = The whole line
puzzle-tries = Your tries
puzzle-days = Last ten days
puzzle-same-for-all = the same for everybody
puzzle-day = { $day }: { $won }
puzzle-untried = not tried
puzzle-star = { $n ->
    [0] no star
    [1] a quarter of a star
    [2] half a star
    [3] three quarters of a star
   *[other] a whole star
}
puzzle-row = { $n } in a row
puzzle-count = { $n } of { $m } solved
puzzle-tile = Puzzle
try-title = Try it yourself
try-asks = { $name } to play, turn { $n }. Play the turn as you would; the judge compares. Nothing is written to the game.
try-yours = Yours
try-best = The best turn, or as good as it.
try-better = { $points } points better than in the game
try-behind = { $points } points behind the best
try-show = Show the best line
try-back = Back to the replay

## With a real box: what it says is entered here.

box-title = What does your box say?
box-line = Touch what was rolled or drawn.
box-secret = Whoever drew it looks at it alone and enters it.
box-undo = Take back
box-wait = Touch it below
box-do = On your table
box-done = Done
box-setup = Set-up
box-setup-dealt = We deal: lay it out as it is shown here. Dice and draws are entered.
box-setup-entered = It lies on your table already: enter it piece by piece.
box-dealt = dealt here
box-entered = as it lies
box-mark = real box

## A finished game of the real box is scored.

score-title = Score a finished game: { $game }
score-players = Players
score-name = Name of { $name }
score-anew = Begin anew
score-result = Result
score-total = Points
score-erase = Erase a digit
score-ok = OK
score-waits = Set what lies on your table; the result is counted as you go.
