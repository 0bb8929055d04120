# Basilica in English.

player-white = White
player-black = Black

color-red = red
    .Start = Red
color-yellow = yellow
    .Start = Yellow
color-blue = blue
    .Start = Blue
color-green = green
    .Start = Green

vault-red = red
vault-yellow = yellow
vault-blue = blue
vault-green = green
vault-red-yellow = red-yellow
vault-red-blue = red-blue
vault-red-green = red-green
vault-yellow-blue = yellow-blue
vault-yellow-green = yellow-green
vault-blue-green = blue-green

order-promote = Promote
order-move = Move Builder
order-recruit = Recruit
order-confuse = Confuse
order-glass = Stained Glass
order-scaffolding = Scaffolding
order-disaster = Disaster
order-altar = Altar

rank-architect = architect
    .an = an architect
rank-master_mason = master mason
    .an = a master mason
rank-strongman = strongman
    .an = a strongman
rank-jester = jester
    .an = a jester

# ------------------------------------------------------------ what is asked

prompt-act = { PLAYER($player) }, action { $number } of { $count }: { $builder ->
    [yes] lay a vault, place a builder on the new one or execute an order.
   *[no] lay a vault or execute an order.
}
prompt-end = { PLAYER($player) }: end the turn.
prompt-lay = { PLAYER($player) }: lay one of the new vaults.
prompt-buy = { PLAYER($player) }: { $order ->
    [promote] pay a coin to promote a builder of yours to another rank?
    [confuse] pay a coin to decide yourself which of your builders moves?
   *[recruit] pay a coin to recruit a builder beside one of yours?
}
prompt-promote = { PLAYER($player) }: choose the builder to promote.
prompt-rank = { PLAYER($player) }: choose a rank and its token for the builder on { $cell }.
prompt-move = { PLAYER($player) }: move one of your builders to an adjacent free vault.
prompt-recruit = { PLAYER($player) }: { $paid ->
    [yes] recruit a builder beside one of your own.
   *[no] recruit a builder on any free vault.
}
prompt-withdraw = { PLAYER($player) }: withdraw one of your builders.
prompt-shift = { PLAYER($player) }: { $paid ->
    [yes] choose which of your builders must move, and where.
   *[no] move one builder of { PLAYER($owner) } to an adjacent free vault.
}
prompt-glass = { PLAYER($player) }: lay stained glass under one of your builders.
prompt-scaffolding = { PLAYER($player) }: { $left ->
    [1] lay the second scaffolding.
   *[other] lay the first scaffolding.
}
prompt-disaster = { PLAYER($player) }: tear down a vault without builder and altar.
prompt-altar = { PLAYER($player) }: { $left ->
    [1] lay the second altar.
   *[other] lay the first altar.
}
prompt-jester = { PLAYER($player) }: name a color for the jester on { $cell }.
prompt-first = The first player is drawn.
drawn-first = { PLAYER($player) } begins
drawn-tile = { PIECE("order", $order) } ({ PIECE("vault", $vault) })
drawn-crown = { $crown ->
    [yes] a crown on its back
   *[no] no crown
}
prompt-next = The next tile of the stack turns up.
prompt-crown = The back of { PIECE("order", $order) } ({ PIECE("vault", $vault) }) is seen.

# ------------------------------------------------------------ what must be done first

first-act = choose an action first: lay a vault, place a builder or execute an order
first-end = the three actions of this turn are done
first-lay = one of the new vaults must be laid now
first-buy = first decide whether to pay the coin
first-promote = first choose the builder to promote
first-rank = first choose the rank of the builder
first-move = first move a builder, as the order says
first-recruit = first put the recruited builder on a vault
first-withdraw = first withdraw a builder
first-shift = one builder of { PLAYER($owner) } must move
first-glass = first lay the stained glass
first-scaffolding = both scaffolding tiles must be laid
first-disaster = first tear down a vault
first-altar = first lay the altars
first-jester = a color must be named for the jester

# ------------------------------------------------------------ answers

answer-end = End the turn
answer-builder = Place a builder on { $cell }
answer-exchange = Exchange the three wild vaults, none of which fits anywhere, and lay a new one
answer-pay = Pay a coin
answer-decline = Keep the coin
answer-order = Execute { PIECE("order", $order) }
answer-name = Name { PIECE("color", $color) }: { $own } for you, { $other } for the other
answer-rank = Make it { PIECE("rank", $rank, form: "an") } with token { $token }
answer-lay = { $queen ->
    [none] Lay the { PIECE("vault", $vault) } vault { $space } on { $cell }
   *[other] Lay the { PIECE("vault", $vault) } vault { $space } on { $cell }: { $scoring ->
        [yes] the queen steps to { $queen }, which starts a scoring
       *[no] the queen steps to { $queen }
    }
}
answer-promote = Promote the builder on { $cell }
answer-withdraw = Withdraw the builder from { $cell }
answer-recruit = Put a builder on { $cell }
answer-glass = Lay stained glass on { $cell }
answer-scaffolding = Lay scaffolding on { $cell }
answer-disaster = Tear down the vault on { $cell }
answer-altar = Lay an altar on { $cell }
answer-move = { $rank ->
    [none] Move { PLAYER($owner) }'s builder from { $cell } to { $target }
   *[other] Move { PLAYER($owner) }'s { PIECE("rank", $rank) } from { $cell } to { $target }
}

# Points of which only the bounds are known.
gain = { $least }
gain-range = { $least } to { $most }

# ------------------------------------------------------------ what an answer gives up

left-builder = no builder can be placed on { $cell } any more
left-actions = { $count ->
    [one] { $count } action is lost, because a scoring ends the turn
   *[other] { $count } actions are lost, because a scoring ends the turn
}
left-glass = the stained glass on { $cell } is lost
left-paid = { $order ->
    [promote] no builder of yours is promoted
    [confuse] { PLAYER($rival) } decides which of your builders moves
   *[recruit] no builder is recruited beside one of yours
}

# ------------------------------------------------------------ what the teacher says at the elbow

tip-begin = From now on everything is alive. Three actions, any mix: lay a vault, put a builder on it, carry out an order.
tip-scored = She has judged: two rows left, builders and scaffolds went home, the rest slid up. Builders must be placed anew.
tip-coin = The order had a coin on it: pay one and you may do the same, without spending an action. Look at the areas first.
tip-jester = Name a color for the jester's vault: it counts there as well. The numbers say what each color would bring.
tip-rank = Architect: the area counts double. Master mason: weighs two. Strongman: wins ties. Jester: lends a color at scoring.
tip-judged-early = This crown brings the queen to her chair: she judges at once, and the actions you have left are lost. Do them first.
tip-builder-lapses = A builder goes on a vault straight after it was laid. With this answer that chance is gone.
tip-builder = You may put a builder on the vault you just laid, and on no other. It is your next action or never.
tip-chair = The next crown brings the queen to her chair, and she judges at once. Who lays it chooses the moment.
tip-rows-leave = When she has judged, rows 1 and 2 leave with everything on them. What you lay further down stays.
tip-stack-ends = The stack is nearly empty for the second time. When it is, a last scoring ends the game.
tip-no-builders = All your builders are in the church: no vault can be manned. They come home after the next scoring.
tip-tied = A { PIECE("color", $colour) } area is tied, and a tie pays nobody. One more builder or a strongman would make it yours.
tip-behind = The rival leads a { PIECE("color", $colour) } area worth { $value }. Fewer builders still get 1 each; one more builder can turn it.
tip-lonely = Your builder stands in a { PIECE("color", $colour) } area of one. Lay the same color beside it and it grows.
tip-two-colours = A vault of two colors counts in both, but only where it touches them. Two such vaults may never touch.
tip-crown = A crown on a vault moves the queen one step. On 10, 20 and 30 she judges.
tip-order = The tiles above are orders: carry one out instead of laying a vault, and it is gone.
tip-offers-coin = There is a coin box on an order: if you carry it out, the rival may pay you a coin and do it too.

# ------------------------------------------------------------ why not

refused-pay = only the rival may pay, after an order with a coin box
refused-end = { $count ->
    [one] { $count } of the three actions is left
   *[other] { $count } of the three actions are left
}
refused-not-wild = vaults are exchanged only if all three are wild
refused-wild-fits = a wild still fits somewhere
refused-after-vault = a builder is placed straight after laying a vault
refused-no-builder = all your builders are in the cathedral
refused-wild = a wild may not lie beside the wild on { $cell }
refused-blocked = scaffolding stands on { $cell }
refused-vault-there = a vault already lies on { $cell }
refused-no-neighbor = { $cell } has no neighbor and is no starting slot
refused-order = { PIECE("order", $order) } cannot be carried out: { $why ->
    [no-own] you have no builder in the cathedral
    [no-token] you have no promotion token left
    [no-rank] your tokens offer no other rank
    [no-supply] all your builders are in the cathedral
    [protected] altars protect all builders of the rival
    [no-rival] no builder of the rival could move
    [no-step] none of your builders has a free vault beside it
    [no-vault] there is no vault without a builder
    [no-glass] all vaults with your builders have stained glass
    [no-target] no vault is without builder and altar
    [no-altar] no altar is left
   *[all-altars] there is no vault without an altar
}
refused-scaffolding = scaffolding stands on { $cell }, not a vault
refused-no-vault = there is no vault on { $cell }
refused-builder-there = a builder already stands on { $cell }
refused-not-beside = { $cell } is not beside a builder of yours
refused-altar = an altar protects the vault on { $cell }
refused-builder = a builder stands on { $cell }
refused-altar-there = { $cell } already has an altar
refused-not-own = no builder of yours stands on { $cell }
refused-glass-there = { $cell } already has stained glass
refused-withdraw = no builder of the rival could move then
refused-promote = your tokens offer that builder no other rank
refused-rank = a rank is given by Promote, to a builder chosen before
refused-side = token { $token } has no side for the { PIECE("rank", $rank) }
refused-rank-same = the builder already is { PIECE("rank", $rank, form: "an") }
refused-rank-given = the { PIECE("rank", $rank) } is the rank just given
refused-turn-over = the token under a builder cannot be turned over
refused-token = token { $token } is not in your supply
refused-nobody = no builder of { PLAYER($owner) } stands on { $cell }
refused-protected = an altar protects the builder on { $cell }
refused-outside = that leads out of the plan
refused-name = jesters name colors at a scoring only
refused-color = the vault shows { PIECE("color", $color) } already

# ------------------------------------------------------------ what happened

event-turn = Turn { $turn }: { PLAYER($seat) }
event-next = The stack now shows { PIECE("order", $order) } ({ PIECE("vault", $vault) })
event-fill_order = Order space { $space } now holds { PIECE("order", $order) } ({ PIECE("vault", $vault) })
event-vault = { $crown ->
    [yes] Vault space { $space } now holds { PIECE("vault", $vault) } with a crown
   *[no] Vault space { $space } now holds { PIECE("vault", $vault) }
}
event-discard = { PIECE("order", $order) } ({ PIECE("vault", $vault) }) goes to the discard pile
event-renew = { $tiles ->
    [one] The first stack is used up: the one discarded tile is the new one
   *[other] The first stack is used up: the { $tiles } discarded tiles are shuffled into a new one
}
event-exhausted = The second stack is used up
event-lay = { PLAYER($seat) } lays a { PIECE("vault", $vault) } vault on { $cell }
event-exchange = No wild fits anywhere: { PLAYER($seat) } exchanges the three vaults
event-builder = { PLAYER($seat) } puts a builder on { $cell }
event-move = { PLAYER($seat) }'s builder moves from { $from } to { $to }
event-promote = { PLAYER($seat) }'s builder on { $cell } becomes { PIECE("rank", $rank, form: "an") }
event-withdraw = { PLAYER($seat) } withdraws the builder from { $cell }
event-order = { PLAYER($seat) } executes { PIECE("order", $order) }
event-glass = { PLAYER($seat) } lays stained glass on { $cell }
event-scaffolding = { PLAYER($seat) } lays scaffolding on { $cell }
event-disaster = { PLAYER($seat) } tears down the vault on { $cell }
event-altar = { PLAYER($seat) } lays an altar on { $cell }
event-coin = { PLAYER($seat) } pays a coin to { PLAYER($rival) }
event-decline = { PLAYER($seat) } keeps the coin
event-queen = The queen steps to { $to }
event-scoring = { $final ->
    [yes] The final scoring
   *[no] Scoring { $number } begins
}
event-jester = { PLAYER($seat) }'s jester on { $cell } names { PIECE("color", $colour) }
event-jester-hidden = { PLAYER($seat) } names a color for the jester on { $cell } in secret
event-jester_shown = { PLAYER($seat) }'s jester makes { $cell } { PIECE("color", $colour) } as well
event-area = { PIECE("color", $color, form: "Start") } area of { $tiles } at { $cell }: { $leader ->
    [none] a tie, nobody scores
   *[other] { $left ->
        [0] { $gained } to { PLAYER($leader) }
       *[other] { $gained } to { PLAYER($leader) }, { $left } to { PLAYER($rival) }
    }
}
event-score = { PLAYER($seat) } gains { $points } and has { $total }
event-cleanup = { $discarded ->
    [one] The two rows at the board are finished: { $discarded } vault is discarded, the rest slides up { $rows }
   *[other] The two rows at the board are finished: { $discarded } vaults are discarded, the rest slides up { $rows }
}
event-over = { $winner ->
    [none] { $third ->
        [yes] Both share the victory with { $most } points; the game ended by the third scoring.
       *[no] Both share the victory with { $most } points; the game ended because the second stack ran out.
    }
   *[other] { $third ->
        [yes] { PLAYER($winner) } wins { $most } to { $least }; the game ended by the third scoring.
       *[no] { PLAYER($winner) } wins { $most } to { $least }; the game ended because the second stack ran out.
    }
}

# ------------------------------------------------------------ sources of points

source-before = Before
source-scoring = { $final ->
    [yes] Final scoring
   *[no] Scoring { $n }
}
source-standing = If it were scored now
source-jester = jester on { $cell }: { PIECE("color", $color) }
source-area = { PIECE("color", $color, form: "Start") } area
source-area-note = { $tiles ->
    [one] { $tiles } vault
   *[other] { $tiles } vaults
}{ $doubled ->
    [yes] , doubled
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , { $glass } for glass
}: { $value }
source-builders = { $n ->
    [one] { $n } builder
   *[other] { $n } builders
}

# Settings.
setting-festum_fatuorum = Festum Fatuorum
setting-festum_fatuorum-help = The expansion is advised for players who know the base game.
setting-festum_fatuorum-off = the base game
setting-festum_fatuorum-on = eight more tiles and fourteen altars
setting-remove_six = Set aside six tiles
setting-remove_six-help = With the expansion only.
setting-remove_six-off = all tiles take part
setting-remove_six-on = six random tiles are removed unseen
setting-show_crowns = Open crowns
setting-show_crowns-help = A variant: both players see which orders have a crown on their backs.
setting-show_crowns-off = crowns behind orders are hidden
setting-show_crowns-on = crowns behind orders are shown
setting-first_player = First player
setting-first_player-help = Who begins.
setting-first_player-random = drawn
setting-first_player-1 = seat 1
setting-first_player-2 = seat 2
bad-remove-six = setting remove_six is 'on'; without festum_fatuorum allowed: 'off' [{ $rule }]

## Positions that cannot be

wrong-end-builders = { $who } has { $count } builders on vaults; there are only { $most }
wrong-end-altars = there are only { $most } altars in the game
wrong-end-rank = { $cell } shows a rank, but no builder stands there
wrong-end-jester-color = the jester on { $cell } names no color yet
wrong-end-jester = the jester on { $cell } cannot name { PIECE("color", $color) }: the vault has it already
wrong-end-tokens = { $who } has no further token with this rank: { PIECE("rank", $rank) }
wrong-coin-count = coins of the players: { $coins }; the game has { $wanted }
wrong-altar-count = altars: { $altars } in the supply, { $laid } in the cathedral; the game has { $wanted }
wrong-unseen-first-belongs-second = unseen_of_first belongs to the second stack
wrong-stack-top-exactly-if = a stack has a top exactly if it has tiles
wrong-tiles-stack-out-sight = tiles of stack { $stack } out of sight: { $total }; its size asks for { $rest }
wrong-builder-count = builders of { $who }: { $left } left, { $count } in the cathedral; { $builders } in all
wrong-crown-behind = the crown behind { $face } must be { $open ->
    [yes] open
   *[no] hidden
}
wrong-tile-count = tiles { $tile }: { $count }; the game has { $wanted }
wrong-comes-from-stack-use = { $face } comes from a stack that is not in use yet
wrong-lies-times-sight-stack = tiles { $face } in sight: { $count }; unseen of stack { $stack }: { $left }
wrong-token-times = { $who } has token { $token } { $count } times
wrong-asked-wrong-seat = { $kind } is asked of the wrong seat
wrong-promote-bans-rank-just = promote bans the rank just given, and no other
wrong-rank-names-cell-without = rank names a cell without an own builder
wrong-rank-bans-rank-just = rank bans the rank just given, and no other
wrong-names-another-order-than = { $kind } names another order than the one being executed
wrong-names-order-without-coin = { $kind } names an order without a coin box
wrong-buy-asked-rival-only = buy is asked of the rival only
wrong-buy-asks-coin-or = buy asks for a coin or an effect that cannot be
wrong-shift-moves-builder-rival = shift moves a builder of the rival
wrong-jester-names-where-seat = jester names { $cell }, where that seat has none
wrong-jester-named-color = the jester on { $cell } has named its color
wrong-ask-empty-exactly-if = ask is empty exactly if the game has ended
wrong-ask-end-question-seat = ask must end with a question to a seat
wrong-ask-begin-turn-or = ask must begin with turn, or with the final score
wrong-executing-discard-order-belong = executing and discard_order belong together
wrong-given-rank-only-while = given is a rank only while Promote is executed
wrong-named-colors-although-no = named has colors although no scoring is under way
wrong-vault-space-empty-nothing = a vault space is empty, and nothing waits to fill it
wrong-order-space-empty-nothing = an order space is empty, and nothing waits to fill it
wrong-named-cell-twice = named has a cell twice
wrong-named-where-no-jester = named has { $name }, where no jester stands
wrong-named-which-shows-already = named has { $color } for { $name }, which shows it already
wrong-top-stack-stack-use = { $path }.top is of stack { $number }, the stack in use is { $stack_number }
wrong-rank-token-does-show = { $path }.rank is { $value }; token { $token } does not show it
wrong-hold-two-numbers-from = { $path }.{ $entry } must hold two numbers from 0 on
wrong-cells-name-cells-plan = { $path }.cells must name cells of the plan, as r2c3
wrong-actions-left-turn-over = { $path }.actions_left is { $actions_left }; a turn that is over has 0
wrong-tile-order-colors-perhaps = { $path }.{ $entry } has { $value }; a tile is an order, its colors and perhaps `crown`, as `promote red crown`
wrong-rank-without-token = { $path }.rank is { $value } without a token
wrong-scaffolding-false-leave-cell = { $path }.scaffolding is False; leave the cell out instead
wrong-vault-space-full = refill waits although vault space { $column } is full
wrong-nothing-executed = discard_order waits although nothing is being executed
wrong-order-space-full = discard_order waits although order space { $column } is full
wrong-final-score-stands-alone = the final score stands alone below the jesters
wrong-scoring-needs-queen-scoring = a scoring needs the queen on a scoring space
wrong-act-asked-active-player = act is asked of the active player only
wrong-act-needs-actions-left = act needs actions left
wrong-laid-no-vault = this_turn.laid must be a vault
wrong-laid-with-builder = this_turn.laid must be a vault without builder
wrong-end-asked-active-player = end is asked of the active player only
wrong-end-needs-turn-without = end needs a turn without actions left
wrong-lay-asked-active-player = lay is asked of the active player only

# ------------------------------------------------------------ what every piece is and does

lens-vault = Vault { $space }
lens-vault-none = The space is empty for a moment; the order above it is turned over to fill it.
lens-vault-does = { $wild ->
    [yes] A { PIECE("vault", $vault) } vault counts in areas of both colors, and may not lie beside another of two colors.
   *[no] A { PIECE("vault", $vault) } vault: lay it in the first row or beside what is built.
} { $crown ->
    [yes] Its crown moves the queen when it is laid. The order above becomes the next vault.
   *[no] The order above becomes the next vault.
}
lens-order = Order: { PIECE("order", $order) }
lens-order-none = Order space
lens-order-none-does = The space is empty for a moment; the next tile of the stack fills it.
lens-order-does = { $order } The order is then gone.{ $coin ->
    [yes] {" "}For a coin the other player may have a share of it.
   *[no] {""}
}
lens-order-promote = Give one of your builders in the cathedral a rank.
lens-order-move = Move one of your builders to an adjacent vault without one.
lens-order-recruit = Put a builder on any vault without one.
lens-order-confuse = Take one of your builders home; then a builder of the other player must move to an adjacent vault.
lens-order-glass = Lay stained glass under one of your builders: it adds to the area.
lens-order-scaffolding = Lay two scaffolds on empty cells: nothing is built there until the next scoring.
lens-order-disaster = Tear down a vault without builder and altar.
lens-order-altar = Lay two altars on vaults: they protect them and double their glass.
lens-stack = The stack
lens-stack-does = { $n ->
    [one] 1 tile is left.
   *[other] { $n } tiles are left.
} { $second ->
    [yes] When this second stack is empty, the game ends with a last scoring.
   *[no] When it is empty, the discarded tiles become the second stack.
}
lens-cell = Cell { $cell }
lens-cell-scaffolding = Scaffolding: nothing is built here until the next scoring, and neighbors may lean on it.
lens-cell-free = { $open ->
    [yes] Nothing is built here; a vault may be laid.
   *[no] Nothing is built here, and nothing stands beside it to build on.
}
lens-area = { PIECE("color", $color) } area of { $size } worth { $value }
lens-cell-vault = A { PIECE("vault", $vault) } vault, { $lonely ->
    [yes] alone and in no area yet.
   *[no] part of the { $areas }.
}{ $glass ->
    [yes] {" "}Its stained glass adds to the worth.
   *[no] {""}
}{ $altar ->
    [yes] {" "}An altar protects it.
   *[no] {""}
}{ $who ->
    [-1] {" "}No builder stands here.
   *[other] {" "}A builder of { PLAYER($who) } stands here.
}
lens-builder-none = Vault { $cell }
lens-builder-none-does = No builder stands here.
lens-builder = { $rank ->
    [none] Builder of { PLAYER($player) }
   *[some] { PLAYER($player) }'s { PIECE("rank", $rank) }
}
lens-builder-does = { $rank ->
    [none] Counts for its owner in every area of its vault: whoever has more builders there takes the worth.
   *[some] { $rank }
}
lens-rank = { $rank ->
    [architect] Architect
    [master_mason] Master mason
    [strongman] Strongman
   *[jester] Jester
}
lens-rank-architect = Doubles the tiles of its areas, whoever wins them.
lens-rank-master_mason = Weighs as much as two builders.
lens-rank-strongman = Wins a tie for its owner, unless the other has one there too.
lens-rank-jester = Names one more color for its vault at every scoring.
lens-token = Promotion token { $token }
lens-token-does = Shows { PIECE("rank", $one, form: "an") } or { PIECE("rank", $other, form: "an") }; { $there ->
    [yes] it is in your supply.
   *[no] it is not in your supply.
}
lens-color = { PIECE("color", $color, form: "Start") }
lens-color-does = The color that the jester's vault has as well, in this scoring only.
lens-row = { PIECE("color", $color, form: "Start") } areas
lens-row-does = { $n ->
    [0] There is no area of this color yet.
    [one] There is 1 area of this color; you lead in { $leads }, the other in { $lost }.
   *[other] There are { $n } areas of this color; you lead in { $leads }, the other in { $lost }.
}
lens-site = The cathedral
lens-site-does = Five cells wide and as deep as you build. At a scoring every area pays whoever has more builders in it.
lens-queen = The queen
lens-queen-does = She stands on { $space } and steps on with every crown that is laid; { $left ->
    [0] no scoring lies ahead of her.
    [one] the next crown brings a scoring.
   *[other] { $left } crowns bring a scoring.
}
lens-niche = Space { $space } of the track
lens-niche-does = { $scoring ->
    [yes] A scoring space: when the queen steps here, every area pays{ $last ->
        [yes] {" "}for the last time.
       *[no] .
    } { $crowns ->
        [0] She has passed it, or stands here.
        [one] The next crown brings her here.
       *[other] { $crowns } crowns bring her here.
    }
   *[no] The queen walks along here with every crown; markers count the points.
}
lens-player = { PLAYER($player) }
lens-player-does = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} at hand. The most points at the end win.
lens-button-builder = Place a builder
lens-button-builder-does = Costs an action, straight after a vault was laid, and only on that vault.
lens-button-decline = Keep the coin
lens-button-decline-does = You take no share of the order.
lens-button-end = End the turn
lens-button-end-does = Your actions are done, and the other player begins.
lens-button-exchange = Exchange the vaults
lens-button-exchange-does = If all three have two colors and none fits anywhere, three others take their place.
lens-button-pay = Pay a coin
lens-button-pay-does = { $n ->
    [one] You give the other player 1 coin and have a share of the order; it costs no action.
   *[other] You give the other player { $n } coins and have a share of the order; it costs no action.
}

## Printed values that do not fit together

printed-rows = { $count }, the rows of { $table } with it
printed-crowns = { $count }, the crowns in { $table }
printed-sides = { $count }, the sides of promotion_token with it
printed-base-order = an order of the base game
printed-too-deep = the tiles could build too deep a cathedral
printed-less-deep = fewer scaffolding orders or more crowns; the cathedral could reach row { $rows }, the bound is { $bound }

# ------------------------------------------------------------ the box: sheets, pieces and their places

part-base = Basilica
part-expansion = Festum Fatuorum
sheet-red = Red tiles
sheet-yellow = Yellow tiles
sheet-blue = Blue tiles
sheet-green = Green tiles
sheet-wild = Tiles of two colors
sheet-tokens = Promotion tokens
sheet-supply = Pieces in the box
sheet-expansion = Tiles of the expansion
piece-tile = { $crown ->
    [yes] Tile: { PIECE("vault", $vault) }, { PIECE("order", $order) }, crown
   *[no] Tile: { PIECE("vault", $vault) }, { PIECE("order", $order) }
}
piece-token = Token: { PIECE("rank", $one) } and { PIECE("rank", $other) }
piece-supply = { $piece ->
    [scaffolding] In the box: { $count } scaffolding tiles
   *[stained_glass] In the box: { $count } stained glasses
}
place-crown = Crown
place-order = Order
place-colours = Colors
place-side_a = One side
place-side_b = Other side
place-total = Number

## What the paid version of an order does

order-paid-promote = Promote one of your builders to a rank other than the one just given.
order-paid-recruit = Put a builder from your supply on a vault without one, beside one of your builders.
order-paid-confuse = You decide which of your builders moves, and where to; it must move.
