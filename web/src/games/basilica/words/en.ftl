# Words of the drawing of Basilica.

# At most 10 characters.
tab-site = Site
# At most 10 characters.
tab-board = Board
# At most 10 characters.
tab-me = People
you = you
sun = sun
moon = moon

part-track = Track: the queen stands on { $queen }, { $next }
track-next = the next scoring is on { $n }
track-last = no scoring space is left ahead
track-marker = { $n ->
    [one] { $name } has 1 point
   *[other] { $name } has { $n } points
}
track-lap = +{ $n }
track-flag = Crown laid: queen { $a } → { $b }
track-flag-scoring = Crown laid: queen on { $b }, scoring!

part-board = Board with orders and vaults
board = The board
board-next = next of { $n }
board-last = last one
board-empty = stack empty
board-second = 2nd stack
board-discarded = { $n } discarded
board-flips = flips
board-executed = under way
board-exchange = Exchange the three vaults

part-site = Cathedral
site-in = Zoom in
site-out = Zoom out
site-fit = Whole cathedral
site-below = { $n ->
    [one] 1 more row below
   *[other] { $n } more rows below
}
site-above = back up

color-red = red
    .Start = Red
color-yellow = yellow
    .Start = Yellow
color-blue = blue
    .Start = Blue
color-green = green
    .Start = Green
vault-red = red
    .Start = Red
vault-yellow = yellow
    .Start = Yellow
vault-blue = blue
    .Start = Blue
vault-green = green
    .Start = Green
vault-red_yellow = red-yellow
    .Start = Red-yellow
vault-red_blue = red-blue
    .Start = Red-blue
vault-red_green = red-green
    .Start = Red-green
vault-yellow_blue = yellow-blue
    .Start = Yellow-blue
vault-yellow_green = yellow-green
    .Start = Yellow-green
vault-blue_green = blue-green
    .Start = Blue-green
rank-architect = Architect
rank-master_mason = Master Mason
rank-strongman = Strongman
rank-jester = Jester
rank-architect-does = doubles the tiles of its areas
rank-master_mason-does = weighs as much as two
rank-strongman-does = wins ties for you
rank-jester-does = names one more color at scoring

say-order = Order { $name }, space { $n }, back { PIECE("vault", $vault) }
say-coin = the other player may buy it for a coin
say-crown = with a crown
say-vault = Vault space { $n }: { $vault ->
    [none] empty
   *[some] { PIECE("vault", $vault) }{ $crown ->
        [yes] {" "}with a crown
       *[no] {""}
    }
}
say-cell = Row { $row }, column { $column }: { $what }
say-free = nothing built
say-scaffolding = scaffolding
say-tile = { PIECE("vault", $vault) } vault{ $crown ->
    [yes] {" "}with a crown
   *[no] {""}
}
say-builder = builder of { $name }
say-ranked = { $rank } of { $name }
say-glass = stained glass
say-altar = altar
say-area = { PIECE("color", $color) } area of { $n } worth { $value }
say-named = named { PIECE("color", $color) } as well
say-stack = { $n ->
    [one] Stack: { $name }, back { PIECE("vault", $vault) }, 1 tile
   *[other] Stack: { $name }, back { PIECE("vault", $vault) }, { $n } tiles
}
say-token = Token { $n }: { $a } or { $b }
say-supply-builder = Place a builder on { $cell }
say-supply = { $name ->
    [none] Your pieces
   *[some] Pieces of { $name }
}

supply-builders = { $n } of { $m } builders
supply-tokens = { $n } of { $m } ranks
supply-coins = { $n ->
    [0] no coin
    [one] 1 coin
   *[other] { $n } coins
}
supply-now = +{ $n } if scored now
supply-altars = { $n ->
    [one] 1 altar left
   *[other] { $n } altars left
}

areas-title = Areas now
areas-next = { $n ->
    [one] scoring with the next crown
   *[other] scoring in { $n } crowns
}
areas-none = The cathedral is still empty.
# At most 8 characters.
areas-area = Area
# At most 8 characters.
areas-worth = Worth
areas-leads = Leads
areas-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
areas-nobody = nobody
areas-tie = tie
areas-strongman = the strongman wins the tie
areas-sum = If scored now
areas-show = Show the { PIECE("color", $color) } area at { $cell }
areas-more = { $n ->
    [one] 1 area without builders
   *[other] { $n } areas without builders
}
areas-fewer = hide areas without builders

badge-how = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
badge-double = × 2
badge-glass = glass + { $n }
badge-to = → { $n }
badge-new = new area
badge-joins = joins { $n } areas

lens-hint = What it would do
lens-idle = Point at a vault, an order or an area to see what it would bring.
lens-wait = { $name } is thinking.
lens-lay = If you lay it on { $cell }
lens-lay-first = Laying { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}with a crown
   *[no] {""}
}
lens-lay-pick = { $n ->
    [one] Choose the marked cell.
   *[other] Choose one of the { $n } marked cells.
}
lens-grows = { $n ->
    [one] { PIECE("color", $color, form: "Start") } grows to 1 tile
   *[other] { PIECE("color", $color, form: "Start") } grows to { $n } tiles
}
lens-lonely = It would belong to no area yet.
lens-alone = A new { PIECE("color", $color) } area
lens-area = { PIECE("color", $color, form: "Start") } worth { $value }
lens-area-points = { PIECE("color", $color, form: "Start") } worth { $value }: { $points }
lens-joins = { PIECE("color", $color, form: "Start") } joins { $n } areas: worth { $value }
lens-gets = { $name } +{ $n }
lens-gets-you = you +{ $n }
lens-queen = Queen on { $n }, scoring in { $m }
lens-queen-now = Queen on { $n }: scoring!
lens-refill = { $name } flips down: { PIECE("vault", $vault) } vault
lens-refill-next = then { $name } from the stack
lens-executing = { $name } under way
lens-paid = For a coin
lens-cannot = { $reason }.
lens-scored = Scoring { $n }
lens-scored-final = Final scoring
lens-close = Close
lens-nothing = No builder stood in the cathedral.

offer-title = An offer
offer-seller = An offer to { $name }
offer-buy = Pay 1 coin
offer-keep = Keep the coin
offer-have = You have { $n }.
offer-theirs = { $name } has { $n } and may buy it.
offer-free = It costs no action.

rank-title = Which rank for { $cell }?
rank-tokens = Tokens
rank-banned = just given, not for you
jester-title = The jester on { $cell } names a color
jester-worth = { $a } : { $b }
jester-note = points of this scoring, you : { $name }
jester-has = already there

score-total = Total

card-line = Lay colored vaults, post your builders beneath them, and choose the moment the queen comes to judge.
card-picture = Gothic nave with colored vaults and light through stained glass

# A scoring, counted area by area.
scene-title = Scoring { $n }
scene-last = The last scoring
scene-area = { PIECE("color", $color, form: "Start") } area
scene-sum = { $tiles ->
    [one] { $tiles } vault
   *[other] { $tiles } vaults
}{ $doubled ->
    [yes] , doubled,
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] {" "}+ { $glass } for glass
} = { $value }
scene-more = { $white } : { $black }, { $name } has more
scene-strong = { $white } : { $black }, the strongman wins for { $name }
scene-tie = { $white } : { $black }, a tie pays nobody

# Answers as rows.
row-vault = { PIECE("vault", $vault, form: "Start") } vault
row-crown = { PIECE("vault", $vault, form: "Start") } vault · the queen to { $queen }
row-beside = beside
row-alone = alone
row-worth = { $now } → { $then }
row-group-orders = Orders
row-group-builder = Builder
race-now = +{ $n } now
race-action = Action { $n } of { $of }
race-stack = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}

## A finished game of the real box.
end-before = Points before the last scoring
end-before-line = Where the markers stand before the last scoring is counted.
end-stack = The stack was used up
end-site = The cathedral
end-site-line = Choose a piece, then touch where it lies. Touch once more to take it away.
end-brushes = Pieces
end-vault = Vault: { PIECE("vault", $vault) }
end-builder = Builder of { $name }
end-names = The jester names { PIECE("color", $color) }
end-glass = Stained glass
end-altar = Altar
end-cell = { $cell }, empty
end-cell-vault = { $cell }: { PIECE("vault", $vault) } vault{ $builder ->
    [none] {""}
   *[some] { $rank ->
        [none] , builder of { $builder }
       *[some] , { PIECE("rank", $rank) } of { $builder }
    }
}

loss-moved = Your builder was moved from { $from } to { $to }
loss-lead = You no longer lead the { PIECE("color", $color) } area at { $cell }
loss-worth = Your { PIECE("color", $color) } area at { $cell } is worth { $to } instead of { $from }
loss-by = { $name } did it.
