# What The Red Cathedral says.

## Players and pieces

ivan = Ivan
one-player = { PLAYER($player) }
one-resource = { PIECE("resource", $resource) }
color-name = { $color ->
    [green] Green
    [blue] Blue
    [red] Red
   *[yellow] Yellow
}

resource-lumber = lumber
    .count = { $n } lumber
resource-brick = brick
    .count = { $n } brick
resource-stone = stone
    .count = { $n } stone
resource-gold = gold
    .count = { $n } gold
resource-green_gem = green gem
    .count = { $n ->
        [one] { $n } green gem
       *[other] { $n } green gems
    }
resource-purple_gem = purple gem
    .count = { $n ->
        [one] { $n } purple gem
       *[other] { $n } purple gems
    }
resource-ruble = ruble
    .count = { $n ->
        [one] { $n } ruble
       *[other] { $n } rubles
    }
resource-recognition = recognition
    .count = { $n } recognition
unit = { COUNT($amount, "resource", $resource) }

die-white = white
die-green = green
die-blue = blue
die-red = red
die-yellow = yellow
die-black = black

shop-green = green
shop-blue = blue
shop-red = red
shop-yellow = yellow
shop-white_1 = first white
shop-white_2 = second white

type-base = base
    .an = a base
type-middle = middle section
    .an = a middle section
type-dome = dome
    .an = a dome

ornament-door = door
    .an = a door
ornament-arch = arch
    .an = an arch
ornament-cross = cross
    .an = a cross

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
space-1 = Spring I
space-2 = Spring II
space-3 = Summer I
space-4 = Summer II
space-5 = Autumn I
space-6 = Autumn II
space-7 = Winter I
space-8 = Winter II
market-space = { PIECE("space", $space) }

tile-die = { PIECE("die", $die) } die tile
tile-resource = { PIECE("resource", $resource) } tile

group-craftsmen = Craftsmen
group-teamsters = Teamsters
group-merchants = Merchants
group-clergy = Clergy

action-sell_any = sell any material
action-buy_common = buy a common material
action-sell_common = sell a common material
action-buy_any = buy any material
action-sell_precious = sell a precious material
action-buy_precious = buy a precious material
action-deliver_one = deliver one
action-gain_ruble = gain a ruble
action-deliver_two = deliver two
action-swap_tiles = swap tiles
action-two_for_one = two for one
action-swap_for_ruble = swap for a ruble
action-four_for_two = four for two
action-activate_tile = activate a tile
action-gain_recognition = gain recognition
action-buy_prestige = buy prestige
action-discard_three = discard three
action-all_types = sections of all types

ivan_card-ivan_recognition = recognition
ivan_card-ivan_inventory = inventory
ivan_card-ivan_transport = transport
ivan_card-ivan_claim = claim
ivan_card-ivan_construction = construction
ivan_card-ivan_hire = hire

## What actions cost and give

terms = { $idle ->
    [yes] nothing
   *[no] { $free ->
        [yes] { $gains }
       *[no] { $cost } for { $gains }
    }
}
pay-different = { $resource ->
    [none] { $n } materials of different kinds
   *[some] { PIECE("resource", $resource) } and materials of other kinds, { $n } in all
}
pay-any = { $resource ->
    [none] { $n } materials of any kind
   *[some] { PIECE("resource", $resource) } and more materials, { $n } in all
}
printed-terms = { $free ->
    [yes] { $gains }
   *[no] { $gains } (costs { $cost })
}
pay-alike = { $all ->
    [yes] { $n ->
        [one] { $n } material of any kind
       *[other] { $n } materials of one kind
    }
   *[no] { $n ->
        [one] { $n } { $kinds }
       *[other] { $n } materials of one kind: { $kinds }
    }
}
gain-of = { $all ->
    [yes] { $n ->
        [one] { $n } material of your choice
       *[other] { $n } materials of your choice
    }
   *[no] { $n ->
        [one] { $n } { $kinds }
       *[other] { $n } materials ({ $kinds })
    }
}
gain-choice = { $other ->
    [yes] { $n ->
        [one] { $n } material of another kind
       *[other] { $n } materials of another kind
    }
   *[no] { $n ->
        [one] { $n } material of your choice
       *[other] { $n } materials of your choice
    }
}
gain-prestige = { $n } prestige
gain-deliveries = { $n ->
    [one] { $n } delivery
   *[other] { $n } deliveries
}
gain-swap = swap two resource tiles
gain-activations = { $n ->
    [one] activate a workshop tile
   *[other] { $pattern ->
        [same] activate one workshop tile two times
        [different] activate two different workshop tiles
       *[any] activate workshop tiles two times
    }
}
gain-shown_at_die = what the tile beside the { PIECE("die", $die) } die shows
gain-shown = { $which ->
    [dice] what the tile of any market space shows, times its dice
    [any_die] what the tile beside any die shows
   *[any] what any resource tile shows
}

## What happens

event-turn = Turn { $turn }: { PLAYER($player) }
event-score = { PLAYER($player) }: recognition { $from } to { $to }, prestige { $prestige }
event-gain = { PLAYER($player) } takes { COUNT($amount, "resource", $resource) }
event-pay = { $resource ->
    [ruble] { PLAYER($player) } pays { COUNT($amount, "resource", $resource) }
    [permit] { PLAYER($player) } pays { COUNT($amount, "resource", $resource) }
   *[other] { PLAYER($player) } returns { COUNT($amount, "resource", $resource) }
}
event-move_die = { PLAYER($player) } moves the { PIECE("die", $die) } die { $steps } to { PIECE("space", $to) }
event-roll_space = The dice on { PIECE("space", $space) } are rolled
event-roll = The { PIECE("die", $die) } die shows { $value }
event-influence = { PLAYER($player) } uses the { PIECE("group", $group) }: { PIECE("action", $action) }
event-swap = { PLAYER($player) } swaps the tiles of { $spaces }
event-activate = { PLAYER($player) } activates the tile on the { PIECE("shop", $space) } space
event-claim = { PLAYER($player) } claims { $section }
event-tile = { $up ->
    [yes] { PLAYER($player) } lays the tile face up on the { PIECE("shop", $space) } space
   *[no] { PLAYER($player) } lays the tile face down on the { PIECE("shop", $space) } space
}
event-release = { PLAYER($player) } releases { PIECE("ornament", $ornament, form: "an") }
event-deliver = { PLAYER($player) } delivers { PIECE("resource", $resource) } to { $section }
event-finish = { PLAYER($player) } finishes { $section }
event-penalty = { PLAYER($player) } loses { $amount } recognition for { $section }
event-decorate = { PLAYER($player) } places { PIECE("ornament", $ornament, form: "an") } on { $section }
event-ivan_reset = Ivan's tiles are shuffled and dealt anew
event-ivan_blocked = Ivan's { PIECE("die", $die) } die cannot move: { PIECE("space", $space) } is full
event-ivan_card = Ivan's card: { PIECE("ivan_card", $card) }
event-ivan_store = Ivan stores { $amount ->
    [one] { $amount } material
   *[other] { $amount } materials
}
event-end_triggered = { PLAYER($player) } has finished a sixth section: the end of the game is near
event-final = { $some ->
    [yes] { PLAYER($player) }: { $track } on the track, { $goods } for goods, { $towers } for towers, { $more }, { $total } in all
   *[no] { PLAYER($player) }: { $track } on the track, { $goods } for goods, { $towers } for towers, { $total } in all
}
event-over = { $by ->
    [total] { $winners } wins by the most prestige: { $best }.
    [sections] { $winners } wins by more finished sections (tie of prestige): { $best }.
    [ornaments] { $winners } wins by more ornaments (tie of prestige and finished sections): { $best }.
   *[shared] { $winners } share the victory: equal in prestige, finished sections and ornaments.
}

## Sources of prestige

source-track = On the track
source-before = At the beginning
source-sections = Finished sections
source-ornaments = Ornaments
source-workshops = Workshops
source-market = Market
source-guilds = Guilds
source-ivan = Ivan’s cards
source-penalties = Penalties
source-spent = Prestige given up
source-ending = Sixth section
source-goods = Goods left over
source-goods-note = 1 per { $n }
source-goods-of = of { $n }
source-towers = Towers
source-tower = { $tower ->
    [1] Tower I
    [2] Tower II
    [3] Tower III
    [4] Tower IV
    [5] Tower V
   *[other] Tower VI
}
source-tower-note = { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}{ $ornaments ->
    [0] {""}
    [one] , { $ornaments } ornament
   *[other] , { $ornaments } ornaments
}: { $value }
source-place = { $tied ->
    [0] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
   *[other] tie { $place }–{ $last }
} with { $presence }
source-tie-sections = Finished sections
source-tie-ornaments = Ornaments placed

## Questions

way-claim = claim a section
way-deliver = deliver to the cathedral
way-decorate = decorate a section
way-die = move a die
prompt-turn = { PLAYER($player) }: { $ways }.
prompt-turn-pass = { PLAYER($player) }: nothing is possible this turn but to end it.
prompt-end = { PLAYER($player) }: end the turn.
prompt-banner = { PLAYER($player) }: take the banner from the inventory or from a white workshop space.
prompt-place = { PLAYER($player) }: place the { $tile } in { PLAYER($player) }'s workshop, face up or face down.
prompt-benefit = { $amount ->
    [0] { PLAYER($player) }: there is no room for what the tile gives.
   *[other] { PLAYER($player) }: take up to { COUNT($amount, "resource", $resource) } from the tile.
}
prompt-deliver = { $more ->
    [yes] { $left ->
        [one] { PLAYER($player) }: deliver one more material or stop.
       *[other] { PLAYER($player) }: deliver up to { $left } more materials or stop.
    }
   *[no] { $left ->
        [one] { PLAYER($player) }: deliver one material.
       *[other] { PLAYER($player) }: deliver up to { $left } materials.
    }
}
prompt-visit = { PLAYER($player) }: use the market at { PIECE("space", $space) }, then roll its dice.
prompt-activate = { PLAYER($player) }: choose a face-up workshop tile to activate.
prompt-activations = { $pattern ->
    [first] { PLAYER($player) }: choose the first face-up workshop tile to activate.
    [same] { PLAYER($player) }: activate the same tile once more, or stop.
    [different] { PLAYER($player) }: choose another face-up workshop tile to activate, or stop.
   *[any] { PLAYER($player) }: choose a face-up workshop tile to activate, or stop.
}
prompt-pay = { $left ->
    [one] { PLAYER($player) }: return one more material of another kind.
   *[other] { PLAYER($player) }: return { $left } more materials of other kinds.
}
prompt-take = { $left ->
    [one] { PLAYER($player) }: take a material of your choice.
   *[other] { PLAYER($player) }: take { $left } materials of your choice, one by one.
}
prompt-pieces = { $amount ->
    [0] { PLAYER($player) }: there is no room for what the action gives.
   *[other] { PLAYER($player) }: take up to { COUNT($amount, "resource", $resource) }.
}
prompt-shown = { $which ->
    [one] { PLAYER($player) }: take what the tile of { PIECE("space", $space) } shows.
    [dice] { PLAYER($player) }: choose a resource tile and take what it shows, once for each die there.
   *[any] { PLAYER($player) }: choose a resource tile and take what it shows.
}
prompt-swap = { PLAYER($player) }: choose two resource tiles to change places.
prompt-roll = The { PIECE("die", $die) } die is rolled.
prompt-ivan_claim = Ivan claims a section: choose it for him.
prompt-ivan_ornament = Ivan places his { PIECE("ornament", $ornament) }: choose the section for him.
prompt-ivan_tile = A die tile is laid on card { $n } of Ivan's row.
prompt-ivan_card = Card { $n } of Ivan's row is laid.
prompt-first = The first player is drawn.
prompt-lay_tile = A resource tile is laid beside { PIECE("space", $space) }.
prompt-influence = The influence card of { PIECE("season", $season) } is drawn.
prompt-lay_die = A die is laid on { PIECE("space", $space) }.
prompt-plan = A building plan is drawn.
drawn-roll = { $value }, { PIECE("die", $die) }
drawn-die = { PIECE("die", $die) } die
drawn-first = { PLAYER($player) } begins
drawn-ivan = Ivan's { PIECE("ivan_card", $card) } card
drawn-piece = { $name }
prompt-card = The cathedral card of section { $section } is dealt.
prompt-tile = A workshop tile is laid on section { $section }.

first-turn = first carry out the basic action of this turn
first-end = the basic action of this turn is done
first-banner = first choose the banner of the claim
first-place = first place the workshop tile of the claimed section
first-benefit = first take the benefit of the tile just placed
first-deliver = first finish the deliveries under way
first-visit = the market visit is the basic action of this turn
first-pay = first finish the influence action under way
first-take = first finish the influence action under way
first-swap = first finish the influence action under way
first-activate = first finish the influence action under way
first-pieces = first take what the action gives
first-shown = first take what a resource tile shows
first-activations = first finish the activations under way
first-ivan_claim = it is Ivan's turn: choose the section he claims
first-ivan_ornament = it is Ivan's turn: choose the place of his ornament

## Answers

answer-end = End the turn
answer-exchange = Give { $prestige } prestige for { COUNT($rubles, "resource", "ruble") }
answer-reroll = Give { $prestige } prestige and roll the dice on { PIECE("space", $space) } again
answer-lapse = Leave out the rest
answer-leave_rest = Leave out the rest
answer-stop = Stop delivering
answer-roll = Finish the market visit and roll the dice
answer-take = Take { COUNT($amount, "resource", $resource) }
answer-take_nothing = Take nothing
answer-claim = Claim { $section }, { PIECE("type", $type, form: "an") } with the { $tile }
answer-ivan_claim = Ivan claims { $section }, { PIECE("type", $type, form: "an") } with the { $tile }
answer-banner = { $inventory ->
    [yes] Take the banner from the inventory
   *[no] Take the banner from the white workshop space
}
answer-place_up = { $ornament ->
    [none] Lay the tile face up on the { PIECE("shop", $space) } space for { COUNT($price, "resource", "ruble") }
   *[some] Lay the tile face up on the { PIECE("shop", $space) } space for { COUNT($price, "resource", "ruble") }, releasing { PIECE("ornament", $ornament, form: "an") }
}
answer-place_down = Lay the tile face down on the { PIECE("shop", $space) } space, for free
answer-activate = Activate the tile on the { PIECE("shop", $space) } space: { COUNT($amount, "resource", $resource) }
answer-die = { $price ->
    [0] Move the { PIECE("die", $die) } die { $steps } to { PIECE("space", $space) }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
   *[other] Move the { PIECE("die", $die) } die { $steps } to { PIECE("space", $space) } for { COUNT($price, "resource", "ruble") }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
}
answer-deliver = Deliver { PIECE("resource", $resource) } to { $section }
answer-decorate = { $gems ->
    [none] Place { PIECE("ornament", $ornament, form: "an") } on { $section }: { $prestige } prestige
   *[some] Place { PIECE("ornament", $ornament, form: "an") } on { $section } with { $gems }: { $prestige } prestige
}
answer-ivan_ornament = Ivan places his { PIECE("ornament", $ornament) } on { $section }
answer-use = { PIECE("group", $group) }: { $terms }
answer-pay = Return { PIECE("resource", $resource) }
answer-swap = Swap the tiles of { PIECE("space", $first) } and { PIECE("space", $second) }

## Why not

refused-part = that belongs to a part that is not in this game
refused-nothing-to-stop = no deliveries are under way that could be stopped
refused-ivans_turn = optional actions are not possible on Ivan's turn
refused-no-prestige-behind = there is no prestige space behind the marker
refused-exchange-moment = prestige was changed earlier this turn and something else was done since
refused-rerolled = dice were already rolled again this turn
refused-no-die-there = no die lies on { PIECE("space", $space) }
refused-that-die-elsewhere = that die does not lie on { PIECE("space", $space) }
refused-end = the turn cannot end before its basic action is finished
refused-more-than-due = at most { COUNT($amount, "resource", $resource) } can be taken here
refused-supply = { $amount ->
    [0] the supply has no { PIECE("resource", $resource) } left
   *[other] the supply has { COUNT($amount, "resource", $resource) }
}
refused-supply-empty = the supply has no { PIECE("resource", $resource) } left
refused-room = { $n ->
    [0] the inventory has no open space
    [one] the inventory has { $n } open space
   *[other] the inventory has { $n } open spaces
}
refused-coins = { $n ->
    [one] only { $n } ruble can be taken
   *[other] only { $n } rubles can be taken
}
refused-take-nothing = an action that takes nothing is simply not used
refused-decline = only the benefit of a tile just placed can be declined
refused-paid-for = what was paid for must be taken
refused-bring-something = what was chosen must bring something
refused-one-at-a-time = one material that the action offers is taken at a time
refused-taken-first = { PIECE("resource", $resource) } is taken first
refused-benefit = the tile just placed gives { PIECE("resource", $resource) }
refused-in-full = { $amount ->
    [one] { COUNT($amount, "resource", $resource) } is taken in full
   *[other] { COUNT($amount, "resource", $resource) } are taken in full
}
refused-no-tile-gives = no resource tile gives { PIECE("resource", $resource) }
refused-tile-shows = the tile of { PIECE("space", $space) } gives { PIECE("resource", $resource) }
refused-obtained = resources were already obtained in this visit
refused-obtain-moment = resources are obtained after a die has moved
refused-visit-over = the roll has ended the market visit
refused-roll-moment = the dice are rolled at the end of a market visit
refused-no-tile = no tile lies on the { PIECE("shop", $space) } space
refused-face-down = the tile on the { PIECE("shop", $space) } space lies face down
refused-tile-gives = the tile can give { $room } now, not { $amount }
refused-activate-moment = a workshop tile is activated after its die has moved
refused-activate-one = at least one tile must be activated
refused-activated = a workshop tile was already activated in this visit
refused-die-wakes = the { PIECE("die", $die) } die does not wake the { PIECE("shop", $space) } space
refused-wakes-none = the { PIECE("die", $die) } die wakes no workshop space
refused-tile-pattern = { $again ->
    [yes] the tile on the { PIECE("shop", $space) } space does not do: it must be another tile
   *[no] the tile on the { PIECE("shop", $space) } space does not do: it must be the tile activated before
}
refused-no-section = there is no section { $section } in this cathedral
refused-claimed = { $section } already bears a banner
refused-nothing-below = the card below { $section } bears no banner yet
refused-no-banner = no banner is left
refused-ivan-prefers = Ivan prefers sections on top of yours, then bases
refused-no-banner-there = { $inventory ->
    [yes] no banner is left on the inventory
   *[no] no banner is left on the white workshop spaces
}
refused-banner-moment = a banner is chosen only for a claim with advanced workshops
refused-no-tile-to-place = there is no workshop tile to place
refused-space-taken = the { PIECE("shop", $space) } space already holds a tile
refused-white-blocked = a banner still lies on that white space
refused-rubles-price = it costs { COUNT($price, "resource", "ruble") }; you have { $have }
refused-no-such-die = the { PIECE("die", $die) } die is not part of this game
refused-other-die = only the white and the own die can be moved farther
refused-full-space = { PIECE("space", $space) } already holds { $n } dice
refused-too-far = at most { $n } extra spaces can be bought
refused-not-yours = { $section } does not bear your banner
refused-finished = { $section } is already finished
refused-not-needed = { $section } needs no more { PIECE("resource", $resource) }
refused-not-in-inventory = there is no { PIECE("resource", $resource) } in your inventory
refused-deliver-one = at least one material must be delivered
refused-unfinished = { $section } is not finished
refused-none-finished = no { PIECE("type", $type) } is finished yet that could bear { PIECE("ornament", $ornament, form: "an") }
refused-decorated = { $section } already has an ornament
refused-no-ornament = you have no { PIECE("ornament", $ornament) } available
refused-ornament-materials = the materials of that { PIECE("ornament", $ornament) } are not all in your inventory
refused-deliveries-left = { $left ->
    [one] that { PIECE("ornament", $ornament) } takes { $pieces } deliveries; { $left } is left
   *[other] that { PIECE("ornament", $ornament) } takes { $pieces } deliveries; { $left } are left
}
refused-ivan-ornament = Ivan's next ornament is { PIECE("ornament", $ornament, form: "an") }
refused-ivan-place = Ivan's next ornament cannot go there
refused-pay-other-kind = each material returned must be of another kind
refused-no-discard = materials cannot be thrown out; no action asks for one now
refused-swap-moment = tiles are swapped only by that Teamsters' action
refused-influence-moment = influence is used within a market visit only
refused-guild = that guild is not in this game
refused-not-on-card = the card at { PIECE("season", $season) } does not offer this: { PIECE("action", $action) }
refused-influence-closed = another market action has closed the influence
refused-other-action = the other action of the card was chosen
refused-used-once = this is carried out once: { PIECE("action", $action) }
refused-name-material = name the material with the action
refused-names-none = this action names no material
refused-not-dealt-in = it does not deal in { PIECE("resource", $resource) }
refused-recognition = the score marker stands too low to pay with recognition
refused-types = a finished base, middle section and dome of your own are needed
refused-cost = it costs { $cost }, which you do not have
refused-inventory-empty = your inventory is empty
refused-nothing-to-deliver = you have nothing that a section or an ornament of yours needs
refused-nothing-left = you would have nothing left that a section or an ornament of yours needs
refused-none-left = the supply has none of it left
refused-no-open-space = your inventory has no open space for it
refused-no-tile-useful = no face-up tile that it could activate would give you anything now
refused-store-nothing = you could store nothing of what the tile shows
refused-no-effect = it would bring nothing now

## What is given up

left-resource = { COUNT($amount, "resource", $resource) } left lying
left-influence = the influence of this visit unused
left-activation = a workshop activation unused
left-activations = { $n ->
    [one] { $n } activation unused
   *[other] { $n } activations unused
}
left-deliveries = { $n ->
    [one] { $n } delivery unused
   *[other] { $n } deliveries unused
}
left-materials = { $n ->
    [one] { $n } material not taken
   *[other] { $n } materials not taken
}
left-tile = what the tile gives
left-ornament = { PIECE("ornament", $ornament, form: "an") } that is never released

## What the teacher says at the elbow

tip-begin = From now on everything is alive. A turn is one of three things: claim a section, build, or visit the market.
tip-penalty = That cost you { $amount }: { $section } was still a plan while somebody finished above it. Finish what lies below first.
tip-last-turn = This is your last turn. Finish a section, hang an ornament, or fetch goods: five of them make one more star.
tip-fifth = Five sections are yours. One more and the end begins: 3 stars for you, and one last turn for the others.
tip-rival-near = { PLAYER($player) } has { $sections } of 6 sections. The sixth ends the game soon: what can you still finish?
tip-finishes = You carry the last piece that { $section } needs. Delivering it finishes the section and pays at once.
tip-danger = Your { $section } is still a plan under somebody's banner. When they finish up there it costs you { $penalty }: be faster.
tip-deliver = You carry something that a section of yours asks for. A building turn takes up to three pieces.
tip-ornament = You could hang an ornament now: on any finished section, even a rival's. It counts for the tower, and gems in it are stars.
tip-full-shelf = Your shelf is full, and nothing may be thrown out. Deliver something, or plant a banner: both make room.
tip-too-much = Only { $fits } of { $amount } would fit your shelf. Delivering or planting a banner first would leave nothing behind.
tip-two-dice = The { PIECE("die", $die) } die would join another one: two dice pay twice, { COUNT($amount, "resource", $resource) } in one move.
tip-one-step = The white die and the die of your color walk on for 1 ruble a step. Only do it if the next space is worth more.
tip-just-past = Short of rubles? A star gives 2, and you only slide back to the star behind you: cheap if you stand just past one.
tip-no-money = You cannot pay for any space. Face down is free, but then the tile stays silent for ever; selling a star first gives 2 rubles.
tip-die-tile = This is a die tile: it pays whatever lies beside that die at the moment, now and whenever the tile is woken.
tip-face-up = Pay for a space, and the tile pays you now and again whenever the die of that space's color walks.
tip-silent = Face down the tile never pays anything. That is fine if you need the rubles for something better.
tip-left-lying = Something here is still yours. Take, guild and workshop: each once, in any order, before the dice are rolled.
tip-visit = Three things wait here, each once and in any order: take the goods, use one action of the guild, wake a tile.
tip-wake = The die you moved wakes the tile on its color in your workshop: touch it before you roll.
tip-guild = The guild of this season offers two actions; one of them is yours on this visit.

## What every piece is and does

lens-die = The { PIECE("die", $die) } die
lens-die-does = { $steps ->
    [one] Whoever takes it moves it 1 space along the arrows.
   *[other] Whoever takes it moves it { $steps } spaces along the arrows.
} { $pushed ->
    [all] Everybody may push it farther, for { COUNT($price, "resource", "ruble") } a space.
    [some] Only { $who } may push it farther, for { COUNT($price, "resource", "ruble") } a space.
   *[none] Nobody here may push it farther.
}
lens-space-does = A die that ends here brings { COUNT($amount, "resource", $resource) } for each die on the space, the { PIECE("group", $group) } and a workshop tile. Up to { $most } dice fit.
lens-influence = { PIECE("group", $group) }
lens-influence-does = Whoever moves a die to { PIECE("season", $season) } may use one of two actions: { $first }; or { $second }.
lens-influence-absent = This guild has no card in this game.
lens-action = { PIECE("group", $group) }: { PIECE("action", $action) }
lens-action-does = { $often ->
    [yes] As often as you like, in one go: { $terms }.
   *[no] Once a visit: { $terms }.
}
lens-section = Section { $section }, { PIECE("type", $type, form: "an") }
lens-section-none = Section { $section }
lens-section-none-does = The building plan of this game has no section here.
lens-section-free = Free to claim: plant a banner, and the { $tile } moves to your workshop. It asks for { $cost } and pays { $pays }.
lens-section-locked = It can be claimed once the section below bears a banner. It has the { $tile }, asks for { $cost } and pays { $pays }.
lens-section-claimed = { PLAYER($player) } builds here. It still needs { $missing } and pays { $pays }.{ $fine ->
    [0] {""}
   *[other] {" "}If a rival finishes a section above it first, it costs { $fine } recognition.
}
lens-any-pieces = { $n ->
    [one] 1 piece of any kind
   *[other] { $n } pieces of any kind
}
lens-section-done = Finished by { PLAYER($player) }: counts { $worth } for its tower. Anybody may place { PIECE("ornament", $ornament, form: "an") } here.
lens-section-adorned = Finished by { PLAYER($player) }, with the { PIECE("ornament", $ornament) } of { PLAYER($owner) }: they count { $worth } and { $more } for the tower.
lens-tower = Tower { $tower }
lens-tower-share = { $n } for { PLAYER($player) }
lens-tower-does = { $none ->
    [yes] Worth { $value } prestige at the end; as it stands nobody would be paid.
   *[no] Worth { $value } prestige at the end; as it stands it pays { $shares }.
}
lens-ornament = { $ornament ->
    [door] Door
    [arch] Arch
   *[cross] Cross
}
lens-ornament-does = Goes on any finished { PIECE("type", $type) } without one, for 1 { PIECE("resource", $material) } and up to two gems: { $bare } prestige bare, { $best } at best. You have { $n }.
lens-shop = Workshop, { PIECE("shop", $space) } space
lens-tile = { PLAYER($player) }'s workshop, { PIECE("shop", $space) } space
lens-shop-banner = A banner covers it: plant that one in a claim, and tiles may lie here.
lens-shop-empty = A tile laid face up here costs { COUNT($price, "resource", "ruble") } and answers to the { PIECE("die", $die) } die; face down it is free.{ $ornament ->
    [none] {""}
   *[some] {" "}Face up it releases { PIECE("ornament", $ornament, form: "an") }.
}
lens-shop-down = A tile lies here face down: it gives nothing, and the space is taken for good.
lens-shop-up = { $own ->
    [yes] Each time you move the { PIECE("die", $die) } die it can give { $beside ->
        [none] { $gives }.
       *[some] what lies beside the { PIECE("die", $beside) } die, now { $gives }.
    }
   *[no] Each time { PLAYER($player) } moves the { PIECE("die", $die) } die it can give { $beside ->
        [none] { $gives }.
       *[some] what lies beside the { PIECE("die", $beside) } die, now { $gives }.
    }
}
lens-face = { $face ->
    [up] Face up
   *[down] Face down
}
lens-face-up = You pay the price of the space; the tile gives at once, and again with its die.
lens-face-down = Free of charge, and the tile stays silent for the rest of the game.
lens-banner = Banner
lens-banner-inventory = Plant it by claiming a section, and the space under it opens for one material.
lens-banner-white = Plant it by claiming a section, and this white workshop space opens for a tile.
lens-resource = { $resource ->
    [lumber] Lumber
    [brick] Brick
    [stone] Stone
    [gold] Gold
    [green_gem] Green gem
    [purple_gem] Purple gem
    [ruble] Rubles
    [permit] Permits
    [diamond] Diamond
   *[recognition] Recognition
}
lens-good-does = You hold { $n }. Deliver it where it is needed, or trade it; at the end { $for_one } leftover goods and rubles are worth 1 prestige. { $spaces ->
    [0] Your shelf is full.
    [one] Your shelf has room for 1 more piece.
   *[other] Your shelf has room for { $spaces } more pieces.
}
lens-supply-does = { $n ->
    [0] None is left in the common supply until some is given back.
   *[other] { $n } left in the common supply; what is built or traded comes back to it.
}
lens-ruble-does = Pay for tiles, further steps and guilds, and need no shelf; at the end { $for_one } leftover goods and rubles are worth 1 prestige.
lens-recognition-does = Each one is a step of your marker on the track; prestige spaces stand along it.
lens-track = Space { $space } of the track
lens-track-does = { $star ->
    [yes] A prestige space: a marker here or beyond holds { $prestige } prestige of this lap.
   *[no] A step on the way: a marker here holds { $prestige } prestige of this lap.
} { $ahead ->
    [0] {""}
    [one] You are 1 step away.
   *[other] You are { $ahead } steps away.
}
lens-row-track = Prestige of the track
lens-row-track-does = What the marker holds after the last turn, counted down to the last prestige space it reached.
lens-player-does = { $prestige } prestige on the track, { $next } recognition to the next; { $sections } of { $end } sections finished. The most prestige at the end wins.
lens-ivan = Ivan's card: { PIECE("ivan_card", $card) }
lens-ivan-recognition = When its tile comes up, Ivan gains { $n } recognition.
lens-ivan-inventory = When its tile comes up, Ivan stores { $n } materials from the largest piles.
lens-ivan-transport = When its tile comes up, all that Ivan has stored moves to Construction.
lens-ivan-claim = When its tile comes up, Ivan claims a section, above one of yours if he can.
lens-ivan-construction = When its tile comes up, all its materials are laid on Ivan's sections; any piece will do.
lens-ivan-hire = When its tile comes up, Ivan sends a contractor to the city of his marker.
lens-button-end = End the turn
lens-button-end-does = Your turn is over, and the next player begins.
lens-button-exchange = Prestige into rubles
lens-button-exchange-does = Your marker goes back by { $prestige } prestige, and you take { COUNT($rubles, "resource", "ruble") }.
lens-button-nothing = Leave the rest
lens-button-nothing-does = You do without what is still offered, and go on.
lens-button-reroll = Roll a space again
lens-button-reroll-does = Your marker goes back by { $prestige } prestige, and all dice of one space are rolled again, { $n ->
    [one] once a turn.
   *[other] up to { $n } times a turn.
}
lens-button-roll = Roll the dice
lens-button-roll-does = The visit ends, and all dice on the space you reached are rolled.
lens-button-stop = Stop here
lens-button-stop-does = You do without the deliveries or activations that are left; what is not finished can be gone on with later.

# Settings.
setting-workshops = Workshop boards
setting-workshops-help = The basic side is advised for the first few games.
setting-workshops-basic = ornaments and banners ready from the start
setting-workshops-advanced = ornaments must be released first
setting-influence = Influence cards
setting-influence-help = The first-game set is easier to read.
setting-influence-random = one card of each group, drawn
setting-influence-first_game = the plainest card of each group
setting-first_player = First player
setting-first_player-help = Who begins; in solitaire the human does.
setting-first_player-random = drawn
setting-first_player-1 = seat 1
setting-first_player-2 = seat 2
setting-first_player-3 = seat 3
setting-first_player-4 = seat 4
setting-level = Ivan's start
setting-level-help = How far ahead Ivan's marker starts on the track; with contractors always 3 prestige.
setting-level-standard = level with you
setting-level-hard = a step ahead
setting-level-very_hard = far ahead
setting-exchange = Prestige into rubles
setting-exchange-help = The printed rulebook allows it at any moment.
setting-exchange-any_moment = at any moment of the turn, as often as you like
setting-exchange-one_moment = at one moment of the turn, the publisher's later wording
setting-color = Color of seat { $seat }
setting-color-help = Workshop prices and the own die follow the color.
setting-color-auto = the next free color
setting-color-green = green
setting-color-blue = blue
setting-color-red = red
setting-color-yellow = yellow
bad-first-player = setting first_player is '{ $given }'; with { $seats } seats allowed: random, 1 to { $seats }
same-color = two seats have the color '{ $color }'; each seat needs its own [{ $rule }]

## Positions that cannot be

wrong-end-banners = { $who } has { $count } finished sections; there are only { $most } banners
wrong-end-ornaments = { $who } has { $count } ornaments on the cathedral; there are only { $most }
wrong-each-resource-tile-lies = each resource tile lies at one market space
wrong-influence-cards-different-groups = the influence cards must be of different groups, not { $groups }
wrong-cathedral-card-lies-two = a cathedral card lies in two places
wrong-workshop-tile-lies-two = a workshop tile lies in two places
wrong-banner-count = banners of { $who }: { $left } left, { $on_site } on the site; { $banners } in all
wrong-covers-too-many-inventory = { $who } covers too many inventory spaces
wrong-too-many-banners-beside = { $who } has too many banners beside the inventory
wrong-stores-more-materials-than = { $who } stores more materials than the inventory has open spaces
wrong-negative-score-or-negative = { $who } has a negative score or negative rubles
wrong-shop-tile-count = workshop tiles of { $who }: { $laid }; claimed sections: { $on_site }
wrong-ivan-ornaments-do-match = Ivan's ornaments do not match those on the cathedral
wrong-ivan-no-rubles = Ivan has no rubles
wrong-ivan-no-inventory-his = Ivan has no inventory of his own
wrong-supply = the supply of { $name } is { $supply }
wrong-material-count = { $name }: { $supply } in the supply, { $held } in inventories, { $laid } on cards, { $ivan } with Ivan make { $total }; the game has { $wanted }
wrong-influence-card-this-game = the influence card { $name } is not in this game
wrong-dice-on-space = dice on space { $space }: { $count }; it holds { $most }
wrong-card-wrong-type = the card of { $name } is of the wrong type
wrong-bears-banner-card-below = { $name } bears a banner but the card below does not
wrong-neither-banner-nor-workshop = { $name } has neither a banner nor a workshop tile
wrong-finished-without-banner = { $name } is finished without a banner
wrong-materials-without-banner = { $name } has materials without a banner
wrong-finished-materials = { $name } is finished but has materials on it
wrong-all-materials-finished = { $name } has all its materials but is not finished
wrong-ornament-finished = { $name } has an ornament but is not finished
wrong-used-players = { $tile } is not used with { $players ->
    [one] 1 player
   *[other] { $players } players
}
wrong-workshop-tile-claimed-card = { $section }: the workshop tile is on a claimed card or missing on a free one
wrong-ornament-count = { $who } has { $have } of the ornament { $name }, available or placed, not { $released }
wrong-tile-ivan-cards-none = a tile on Ivan's cards is none of his
wrong-card-ivan-marked-face = a card of Ivan is marked face up without a tile
wrong-die-missing = the { $name } die is missing
wrong-die-shows = the { $name } die shows { $value }
wrong-die-part-this-game = the { $name } die is not part of this game
wrong-tile-banner-one-white = { $who } has a tile and a banner on one white space
wrong-more-than-costs = { $name } has more { $material } than it costs
wrong-belongs-which-card-quadrant = { $kind } belongs to { $name }, which is not on the card of the quadrant
wrong-asks-player-active = { $kind } asks player { $who }; active is { $active }
wrong-action = { $kind } names another action
wrong-deliver-no-delivery-left = 'deliver' has no delivery left
wrong-banner-chosen-only-advanced = a banner is chosen only with advanced workshops
wrong-banner-which-cannot-claimed = the banner is for { $name }, which cannot be claimed
wrong-tile-waits-banner-another = the tile of { $name } waits, but its banner is another's
wrong-benefit-gives-nothing = 'benefit' gives nothing
wrong-die-cannot-rolled-here = the { $die } die cannot be rolled: it is not here
wrong-take-materials-allowed = materials of 'take': { $left }; allowed: 1 to { $most_taken }
wrong-gain-player-active = 'gain' is for player { $player }; active is { $active }
wrong-market-visit-needs-this = a market visit needs this_turn.die
wrong-pay-kinds-paid-left = kinds of 'pay': { $paid } paid, { $left } left; { $pay_materials } in all
wrong-pay-asks-more-kinds = kinds that 'pay' still asks for: { $left }; the player has { $kinds }
wrong-ask-begin-next-turn = ask must begin with next_turn and end with a question to a player or to chance
wrong-tile-dealt-one-ivan = a tile is dealt to one of Ivan's cards twice
wrong-color = { $path }.color is { $value }; the options give { $color }
wrong-towers = site has towers of heights { $heights }; the plans for this game are { $plans }
wrong-ask-empty-game-without = ask is empty, but a game without questions needs end.trigger and turns_left 0
wrong-card-ivan-row-bear = card { $place } of Ivan's row must bear a tile, unless one is about to be dealt
wrong-question-solitaire-games-only = { $kind } is a question of solitaire games only
wrong-needs-ivan-turn-active = { $kind } needs Ivan's turn; active is { $active }

## Printed values that do not fit together

printed-towers = { $towers } towers for { $players ->
    [one] 1 player
   *[other] { $players } players
}
printed-sections = { $all } sections in all, { $each } for each of { $players ->
    [one] 1 player
   *[other] { $players } players
}
printed-limited = 0 or more while limited is true
printed-unlimited = -1 while limited is false
printed-start-rubles = at least { $least }, the rubles of all players at the start
printed-supply = up to { $most }, the supply of { $resource }
printed-locked = more than { $locked }, which can lie on unfinished cards at once
printed-dice-on = { $count ->
    [0] { $field } is true on no tile
   *[other] { $field } is true on { $tiles }
}
printed-exactly = exactly { $tiles }
printed-ivan-tile = true only on a die tile with min_players 3
printed-ivan-tiles = { $count ->
    [one] { $field } is true on 1 tile of the { $die } die
   *[other] { $field } is true on { $count } tiles of the { $die } die
}
printed-each-die = 1 tile of each die
printed-unmarked = { $count ->
    [one] { $field } is 1 on 1 tile
   *[other] { $field } is 1 on { $count } tiles
}
printed-unmarked-least = at least { $least } such tiles, one for each section of two players
printed-action-id = actions item { $number } id
printed-action-repeat = actions item { $number } repeat
printed-once = once, because { $action } costs nothing
printed-two-actions = two different actions
printed-group = one card of each group, and { $group } has one already
printed-white-banner = "banner" on a white space
printed-spaces-hold = the colored spaces hold { $held }
printed-again = { $field } is { $value } again
printed-every-once = every value once
printed-after = { $field } has { $number } after { $before }
printed-growing = numbers that grow
printed-numbers = { $count ->
    [one] { $field } has 1 number
   *[other] { $field } has { $count } numbers
}
printed-ends-with = { $field } ends with { $number }
printed-last = { $number } as the last number
printed-start-prestige = { $prestige }, the prestige of space { $space }

## The box: sheets, pieces and their places

part-base = The Red Cathedral
sheet-bases = Bases
sheet-middles = Middle sections
sheet-domes = Domes
sheet-influence = Influence cards
sheet-actions = Actions of the cards
sheet-workshop-tiles = Workshop tiles
sheet-resource-tiles = Resource tiles
sheet-boards = Workshop boards
sheet-advanced = Workshop boards, advanced side
sheet-plans = Building plans
sheet-track = Board and ornaments
sheet-supply = Supply and start
sheet-numbers = Numbers of the rules
sheet-ivan = Ivan

piece-given = { $given ->
    [prestige] { $amount } prestige
    [material_of_choice] { $amount ->
        [one] { $amount } material of choice
       *[other] { $amount } materials of choice
    }
   *[other] { COUNT($amount, "resource", $given) }
}
piece-card = { $type ->
    [base] Base
    [middle] Middle section
   *[dome] Dome
}: { $cost } { $none ->
    [yes] → nothing
   *[no] → { $gives }
}
fault-card-cost = { $type ->
    [base] A base
    [middle] A middle section
   *[dome] A dome
} needs at least one material, and { $high } at most.
piece-influence = { PIECE("group", $group) }: { $actions }
piece-action = { $repeat ->
    [any] { PIECE("action", $action) } (any number of times)
   *[once] { PIECE("action", $action) } (once)
}
piece-action-row = { PIECE("group", $group) }, action: { PIECE("action", $action) }
piece-workshop = Workshop tile: { $gives }{ $three ->
    [yes] , from 3 players
   *[no] {""}
}{ $ivan ->
    [yes] , Ivan's
   *[no] {""}
}
piece-resource-tile = Resource tile: { COUNT($amount, "resource", $resource) }
piece-space = Board: { PIECE("shop", $board) }, { PIECE("shop", $space) } space: { COUNT($price, "resource", "ruble") }
piece-space-advanced = Advanced board: { PIECE("shop", $board) }, { PIECE("shop", $space) } space: { PIECE("holds", $holds) }
piece-plan = Plan for { $players }: { $heights }
piece-stock = { $limited ->
    [yes] In the box: { COUNT($count, "resource", $resource) }
   *[no] In the box: { PIECE("resource", $resource) }, never used up
}
piece-jewels = Ornament with { COUNT($green, "resource", "green_gem") } and { COUNT($purple, "resource", "purple_gem") }: { $prestige } prestige
piece-track = Score track with { $count } prestige
piece-quadrant = Quadrant { $n }: { PIECE("season", $season) }
piece-constant = { $number ->
    [extra_space_price] Rubles for a further space of a die: { $value }
    [extra_spaces_max] Further spaces of a die at most: { $value }
    [deliveries_per_build] Deliveries in a construction: { $value }
    [exchange_ruble_gain] Rubles for 1 prestige: { $value }
    [sections_to_end] Sections of one player that end the game: { $value }
    [end_bonus_prestige] Prestige for who ends the game: { $value }
    [solo_end_bonus_prestige] Prestige for who ends the game, alone: { $value }
    [leftovers_per_prestige] Goods left over for 1 prestige: { $value }
    [tower_section_value] Worth of a section in a tower: { $value }
    [tower_ornament_value] Worth of an ornament in a tower: { $value }
    [tower_place_divisor] Next place in a tower: value divided by { $value }
    [two_player_second_divisor] Second of two in a tower: value divided by { $value }
   *[ivan_ornament_prestige] Prestige of Ivan for an ornament: { $value }
}
piece-start-rubles = Player { $n } begins with { COUNT($count, "resource", "ruble") }
piece-first-game = First game: a card of the { PIECE("group", $group) }
piece-ivan = { $amount ->
    [0] Ivan's card: { PIECE("ivan_card", $card) }
   *[other] Ivan's card: { PIECE("ivan_card", $card) } { $amount }
}
piece-pile = Ivan's choice { $n } of piles: { PIECE("resource", $resource) }
piece-difficulty = Ivan, { $level ->
    [standard] standard
    [hard] hard
   *[very_hard] very hard
}: begins on space { $space }

holds-door = door
holds-arch = arch
holds-cross = cross
holds-banner = banner
benefit-die = a die
benefit-resource = goods
repeat-once = once
repeat-any = any number of times

place-cost = Cost
place-recognition = Recognition
place-ruble = Rubles
place-amount = Amount
place-dice_start = The dice begin here
place-benefit = Benefit
place-die = Die
place-resource = Goods
place-min_players = Players
place-solo_ivan = Ivan's
place-heights = Towers
place-prestige = Prestige
place-name = Name
place-pay_ruble = Rubles to pay
place-pay_kinds = Materials to pay
place-gain_ruble = Rubles gained
place-gain_kinds = Materials gained
place-gain_recognition = Recognition gained
place-gain_prestige = Prestige gained
place-actions = Actions
place-card = Card
place-price = Price
place-holds = Holds
place-supply = Number
place-limited = Limited
place-coins = Coins
place-coin_values = Values of coins
place-value = Number
place-season = Season
place-prestige_spaces = Spaces of prestige
place-ivan_start_space = Space
