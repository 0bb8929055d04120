# What the terminal says beside the pictures of Basilica. Pieces are named by the game's own words.

draw-board = Board
draw-board-key = b
draw-cathedral = Cathedral
draw-cathedral-key = c
draw-players = Players and areas
draw-players-key = p

## In the pictures

draw-letter = { $color ->
    [red] R
    [yellow] Y
    [blue] B
   *[green] G
}
draw-player = { PLAYER($player) }
draw-order = { PIECE("order", $order) }
draw-rank = { PIECE("rank", $rank) }
draw-in-use = in use
draw-stack = { $number ->
    [1] first stack
   *[other] last stack
}
draw-on-top = on top
draw-discarded = discarded
draw-altars = altars
draw-executing = executing
draw-queen = queen { $space }
draw-to-scoring = { $count } to scoring
draw-points = { $count ->
    [one] point
   *[other] points
}
draw-now = now
draw-jester = { $color ->
    [none] { PLAYER($player) }'s jester on { $cell } names a secret color
   *[other] { PLAYER($player) }'s jester on { $cell } names { PIECE("color", $color) }
}
draw-area = { $tiles } at { $cell }, worth { $value }:
draw-tie = tie
draw-more-areas = { $count ->
    [one] 1 more area
   *[other] { $count } more areas
}

## The table in words

draw-words-board = Board
draw-words-column = { $number }: order { $order }; vault { $vault }
draw-words-executed = being executed
draw-words-empty = empty
draw-words-face = { $crown ->
    [yes] { PIECE("order", $order) }, { PIECE("vault", $vault) } with a crown behind it
    [no] { PIECE("order", $order) }, { PIECE("vault", $vault) } without a crown behind it
   *[none] { PIECE("order", $order) }, { PIECE("vault", $vault) } behind it
}
draw-words-vault = { $crown ->
    [yes] { PIECE("vault", $vault) } with a crown
   *[no] { PIECE("vault", $vault) }
}
draw-words-stack = { $number ->
    [1] first stack
   *[other] second and last stack
}: { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}; { $discarded } discarded
draw-words-stack-top = { $number ->
    [1] first stack
   *[other] second and last stack
}: { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}, on top { $top }; { $discarded } discarded
draw-words-queen = { $distance ->
    [none] queen on { $space } of { $spaces }
   *[other] queen on { $space } of { $spaces }, { $distance } from the next scoring
}
draw-words-altars = { $count ->
    [one] 1 altar in the supply
   *[other] { $count } altars in the supply
}
draw-words-order = { PLAYER($player) }: { $reason } [{ $rule }]
draw-words-cathedral = Cathedral
draw-words-scaffolding = scaffolding
draw-words-cell = { $pieces }
draw-words-builder = { $rank ->
    [none] { PLAYER($player) }'s builder
   *[other] { PLAYER($player) }'s { PIECE("rank", $rank) }
}
draw-words-glass = stained glass
draw-words-altar = altar
draw-words-players = Players
draw-words-token = { $ranks }
draw-words-player = { PLAYER($player) }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $now } more if scored now
draw-words-supply = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
}; { $count ->
    [0] tokens: none
   *[other] tokens: { $tokens }
}
draw-words-areas = Areas
draw-words-got = { $points } to { PLAYER($player) }
draw-words-tie = a tie
draw-words-nobody = nobody there
draw-words-area = { PIECE("color", $color) }, { $tiles } at { $cells }, worth { $value }: { $result }

## The score sheet

draw-sheet-wins = wins
draw-sheet-before = at the start
draw-sheet-final = final scoring
draw-sheet-scoring = scoring { $n }
draw-sheet-area = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $doubled ->
    [yes] , doubled
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , glass { $glass }
}
draw-sheet-points = points
