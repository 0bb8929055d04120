# Words of the owner's workbench, loaded with it.

pieces-title = Pieces: { $game }
pieces-known = known
pieces-deduced = deduced
pieces-reconstructed = guessed
pieces-checked = checked
pieces-corrected = corrected
pieces-confirmed = confirmed by { $n } owners
pieces-side-mine = Mine:
pieces-side-theirs = Theirs:
pieces-mine = Set: { $name }
pieces-undo = Undo
pieces-sheets = Sheets of pieces
pieces-of = { $n } of { $m }
pieces-sum = { $n } of { $m } pieces looked at, { $changed } corrected. Kept in this browser.
pieces-filter = Show
pieces-filter-all = all
pieces-filter-guessed = guessed
pieces-filter-corrected = corrected
pieces-help = Touch a piece to hold it beside the print.
pieces-none = No piece here.
pieces-symbols = Only pieces that show
pieces-symbols-clear = all symbols
pieces-pile = Match my pile
pieces-pile-line = Deal your pile face up, one by one, and touch the same drawing here: it is checked.
pieces-pile-left = { $n ->
    [one] { $n } drawing left
   *[other] { $n } drawings left
}, { $strange } of yours without a drawing.
pieces-pile-strange = Mine is not here
pieces-pile-through = My pile is through
pieces-pile-rest = Nothing in your pile was like these. Touch one and make it what yours shows.
pieces-pile-on = Go on matching
pieces-pile-all = Every drawing has its match.
pieces-at = { $n } of { $m }, { $id } in the file
pieces-changed = What you changed
pieces-checks = Checks
pieces-elsewhere = { $n ->
    [one] 1 more fault on another piece
   *[other] { $n } more faults on other pieces
}
pieces-alike = Another piece is printed like this one. That is allowed; have a look at both.
pieces-sound = A game can be played with this set.
pieces-signed = Checked by { $by } on { $on }
pieces-equal = Ticks alone change nothing: this set is equal to the usual one.
pieces-back = All pieces
pieces-as-was = As it was
pieces-unsure = Not sure
pieces-right = Right, as printed
pieces-less = { $title }: less
pieces-more = { $title }: more
pieces-yes = yes
pieces-no = no
pieces-add = { $title }: one more
pieces-choose = choose
pieces-tray = What may stand there: { $title }
pieces-take-away = take away
pieces-set-title = Your set
pieces-set-line = Only what differs from the usual set is kept, and what you checked.
pieces-name = Name
pieces-new = Begin another
pieces-open = Open { $name }
pieces-share = Share it
pieces-code = Code of the set
pieces-copy = Copy the code
pieces-copied = The code is copied.
pieces-file = Save as a file
pieces-keep = Keep it here to play with
pieces-kept = Kept as { $name }. Choose it at a new table.
pieces-take = Take over another set
pieces-given = A code or the text of a file
pieces-look = Look at it
pieces-bring = or a file
pieces-merge-one-name = { $count ->
    [one] One more piece is alike, but signed with the same name as yours: give your set a name of your own, so that it counts.
   *[other] { $count } more pieces are alike, but signed with the same name as yours: give your set a name of your own, so that they count.
}
pieces-merge-sum = Both agree on { $agreed }, { $taken } would be taken over, { $differ ->
    [0] nothing contradicts
    [one] 1 piece is read differently (yours first)
   *[other] { $differ } pieces are read differently (yours first)
}.
pieces-merge = Merge into mine
pieces-merged = Merged.
pieces-replace = Open it as it is
