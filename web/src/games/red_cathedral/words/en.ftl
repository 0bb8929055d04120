# Words of the drawing of The Red Cathedral.

# At most 10 characters.
tab-duchy = Duchy
closed = closed
none = none
permits = Permits
contractors = Contractors at home
diamonds = Diamonds
contracts = Contracts
contracts-worth = worth { $n } now
reinforcements = Reinforcements
duchy = Grand Duchy
duchy-bag = { $n ->
    [one] 1 specialist in the bag
   *[other] { $n } specialists in the bag
}
ext = Extension
ext-left = { $n ->
    [one] 1 contractor left
   *[other] { $n } contractors left
}
ext-leaves = contractor { $n } leaves
ext-waits = waits for the black die
ext-wakes = the black die wakes it
ext-pays = slot { $n } pays { $what }
ext-none = no specialist
ext-tools = tools won are worth { $n } prestige
contract-each = each
contract-back = a contract, face down
offer-players = Players to name
offer-contracts = Contracts drawn
offer-spare = Cathedral cards drawn
offer-reinforcements = Reinforcement tiles on offer
deck-contracts = { $n ->
    [one] 1 contract in the deck
   *[other] { $n } contracts in the deck
}
deck-spare = { $n ->
    [one] 1 spare card, { $m } laid away
   *[other] { $n } spare cards, { $m } laid away
}
deck-diamonds = { $n ->
    [one] 1 diamond left
   *[other] { $n } diamonds left
}

good-permit = permit
    .count = { $n ->
        [one] 1 permit
       *[other] { $n } permits
    }
good-diamond = diamond
    .count = { $n ->
        [one] 1 diamond
       *[other] { $n } diamonds
    }
color-black = black
tool-hammer = hammer
tool-saw = saw
tool-trowel = trowel
tool-chisel = chisel
tool-compass = compass
tool-axe = axe
guild-jewelers = Jewelers
guild-artisans = Artisans
guild-foremen = Foremen
guild-contractors = Contractors
guild-wholesalers = Wholesalers
guild-managers = Managers
guild-lawyers = Lawyers
guild-archivists = Archivists
guild-master_builders = Master Builders
guild-brick_makers = Brick Makers

act-buy_1_diamond = buy a diamond
act-exchange_3_materials = three for two
act-buy_2_diamonds = buy two diamonds
act-diamond_for_2_permits = sell for permits
act-activate_own_tile = wake an own tile
act-activate_other_players_tile = wake a rival’s tile
act-activate_own_tile_twice = same tile twice
act-activate_two_own_tiles = two own tiles
act-recognition_own_banners = per own banner
act-rubles_own_banners = ruble per banner
act-recognition_other_banners = per rival banner
act-rubles_other_banners = ruble per rival’s
act-black_die_resource = the black die’s tile
act-permits_per_contractor = permit per own
act-rubles_per_contractor = a ruble per own
act-rubles_per_other_contractor = a ruble per rival’s
act-one_market_action = one market action
act-market_action_and_material = action and material
act-same_market_action_twice = same action twice
act-two_market_actions = two market actions
act-gain_basic_material = a common material
act-basic_material_for_recognition = common for fame
act-gain_1_ruble = gain 1 ruble
act-gold_for_3_rubles = sell gold for 3
act-gain_1_gem = gain a gem
act-gems_for_prestige_and_rubles = sell both gems
act-gain_1_permit = gain 1 permit
act-permit_for_delivery = permit to deliver
act-two_permits_for_prestige = permits for prestige
act-permit_for_material = permit for material
act-draw_contracts = keep one of three
act-market_area = a space, per die
act-any_guild_action = a base guild action
act-resource_tile = any resource tile
act-draw_1_card = draw one, take 2
act-draw_2_cards = draw two, take 2 + 1
act-rubles_of_section = rubles of my section
act-half_recognition_of_section = half of my section
act-take_reinforcement = take a tile
act-brick_for_delivery = brick to deliver
act-brick_for_2_rubles = sell brick for 2
act-brick_for_recognition = brick for fame

contract-return_2_lumber = give back 2 lumber
contract-return_2_stone = give back 2 stone
contract-return_2_brick = give back 2 brick
contract-return_4_rubles = give back 4 rubles
contract-return_gem_and_gold = give back a gem and a gold
contract-all_ornaments_built = all own ornaments built
contract-ornaments_on_own_sections = own ornaments on own sections
contract-ornaments_on_others_sections = own ornaments on others’ sections
contract-ornaments_not_built = own ornaments not built
contract-three_ornaments_one_tower = three own ornaments in one tower
contract-three_claims_one_tower = three own banners in one tower
contract-section_of_each_type = a base, a middle and a dome
contract-six_face_up_tiles = six tiles face up
contract-towers_without_presence = towers without you
contract-towers_with_presence = towers with you
reinforcement-gain_5_rubles = gain 5 rubles
reinforcement-any_guild_action = any guild action in play
reinforcement-activate_own_tile = activate an own tile
reinforcement-deliver_1 = deliver one piece
reinforcement-gain_3_recognition = gain 3 recognition
reinforcement-free_placement = lay a workshop tile for nothing
reinforcement-gain_2_materials = gain two materials
reinforcement-die_resource = take from the tile beside any die

say-city = { $n ->
    [one] { $city }: costs 1 permit, { $who }
   *[other] { $city }: costs { $n } permits, { $who }
}
say-city-closed = { $city }: closed, { $who }
say-city-there = contractors: { $list }
say-city-empty = no contractors
say-citytile = { $city } when the tower is complete: { $list }
say-specialist = Specialist: { $effect }; tool: { PIECE("tool", $tool) }
say-specialist-none = none
say-slot = Contractor { $n }, its slot pays { $what }
say-slot-gone = Contractor { $n } is away, its slot paid { $what }
say-slot-nothing = nothing
say-permits = { $n } of { $m } permits
say-permit = give prestige for a permit
say-tools = Tools: { $list }; worth { $n } prestige
say-mix = { $n ->
    [one] pay with 1 diamond
   *[other] pay with { $n } diamonds
}
say-mix-none = none
say-diamonds = { $n ->
    [one] 1 diamond, stands for any material
   *[other] { $n } diamonds, each stands for any material
}
say-contract = Contract: { $words }, { $n } prestige as things stand
say-spare = cathedral card: { $list }
say-tower = Tower { $n }
say-foreman = the foreman at tower { $n }
say-tile-of = { $name }: { $tile }

ivan-hire = Hire
ivan-hire-short = Hire
ivan-hire-what = { $n } left
ivan-will-hire = sends a contractor to the city of his marker

# At most 10 characters.
tab-market = Market
# At most 10 characters.
tab-site = Site
# At most 10 characters.
tab-me = Me
part-market = Market ring with the score track
part-site = Construction site
part-me = Your workshop
part-supply = Common supply
supply = Supply
you = you
turn = turn { $n }
of = { $n } of { $m }
free = for free
for = for { $n }
full = full
inventory = Inventory
workshop = Workshop
ornaments = Ornaments
track = Score track
inv-state = { $n } of { $m }
inv-gain = { $n } of { $m }, { $k } more would fit
inv-full = { $n } of { $m }, full
shop-hand = lay the tile
orn-left = { $n } left
orn-none = all placed
next = next in { $n }
face-up = face up
face-down = face down, free
sections = { $n } of { $m } sections finished
towers = Towers now
towers-note = prestige each would pay
# At most 6 characters.
worth = worth
none-short = –
nothing = nothing yet
tie0 = tie 0
recognition-to = { $n } recognition to the next prestige
ended = would have { $n } if it ended now
# At most 13 characters.
hub-last = last round
hub-over = the end

good-lumber = lumber
    .count = { $n } lumber
good-brick = brick
    .count = { $n } brick
good-stone = stone
    .count = { $n } stone
good-gold = gold
    .count = { $n } gold
good-green_gem = green gem
    .count = { $n ->
        [one] 1 green gem
       *[other] { $n } green gems
    }
good-purple_gem = purple gem
    .count = { $n ->
        [one] 1 purple gem
       *[other] { $n } purple gems
    }
good-ruble = ruble
    .count = { $n ->
        [one] 1 ruble
       *[other] { $n } rubles
    }
good-recognition = recognition
    .count = { $n } recognition
good-prestige = prestige
    .count = { $n } prestige
good-any = any material
    .count = { $n ->
        [one] 1 material of any kind
       *[other] { $n } materials of any kind
    }
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
guild-craftsmen = Craftsmen
guild-teamsters = Teamsters
guild-merchants = Merchants
guild-clergy = Clergy
color-white = white
color-green = green
color-blue = blue
color-red = red
color-yellow = yellow
orn-door = door
    .an = a door
orn-arch = arch
    .an = an arch
orn-cross = cross
    .an = a cross
type-base = base
type-middle = middle section
type-dome = dome
n-1 = one
n-2 = two
n-3 = three
n-4 = four
kind-any = any
kind-common = common
kind-precious = precious
kind-some = some

act-deliver = { $n ->
    [one] deliver one for { $price }
   *[other] deliver { $n } for { $price }
}
act-swap = swap tiles for { $price }
act-wake = wake an own tile
act-alike = { PIECE("n", $n) } alike for { PIECE("n", $m) }
act-change = change one for { $price }
act-sell = sell { $kind } for { $n }
act-buy = buy { $kind } for { $price }
act-discard = discard { PIECE("n", $n) } kinds
act-prestige = { $n } prestige for { $price }
act-ruble = gain { $n } { $n ->
    [one] ruble
   *[other] rubles
}
act-recognition = gain { $n } recognition
act-types = all types: gain { $n }
act-once = once
act-many = as often as paid

say-die = { PIECE("color", $color) } die, shows { $n }, on { $space }
say-space = { $space }: { $count } per die, { $dice }
say-nodice = no die
say-dice = dice: { $list }
say-guild = { PIECE("guild", $guild) }, the guild of { PIECE("season", $season) }
say-action = { PIECE("guild", $guild) }: { $words }, { PIECE("act", $repeat) }
say-section = Tower { $tower }, level { $level }, { PIECE("type", $type) }
say-locked = closed until the level below is claimed
say-open = free to claim, with { $tile }
say-claimed = claimed by { $name }
say-finished = finished by { $name }
say-needs = still needs { $list }
say-jewels = { $n } of its pieces: diamonds
say-costs = costs { $list }
say-pays = pays { $list }
say-ornament = { PIECE("orn", $orn) } of { $name }
say-fine = would cost its owner { $n } recognition
say-tile-die = a { PIECE("color", $color) } die tile
say-tile = a tile of { $count }
say-good = { $count } in your inventory
say-banner = banner on an inventory space
say-banner-white = banner on a white workshop space
say-shop = { $space } workshop space, { $what }
say-shop-empty = { $n ->
    [one] empty, 1 ruble face up
   *[other] empty, { $n } rubles face up
}
say-shop-down = a tile face down
say-shop-banner = under a banner
say-shop-holds = holds { $orn }
say-ornaments = { PIECE("orn", $orn) }, { $n } to place
say-supply = { $count } in the supply
say-face-up = lay the tile face up
say-face-down = lay the tile face down
say-exchange = exchange prestige for rubles
say-reroll = give prestige and roll the dice of a space again
say-marker = { $name }: { $n } recognition, { $p } prestige

zoom-whole = Whole site

lens-yours = Yours.
lens-of = { $name } builds here.
lens-done = Finished by { $name }.
lens-free = { $tile ->
    [none] Free to claim.
   *[other] Free to claim, with { $tile }.
}
lens-locked = Closed until the level below is claimed.
lens-needs = Still needs
lens-costs = Costs
lens-pays = Pays
lens-fine = Somebody finishing above costs { $n }
lens-bare = No ornament yet.
lens-orn = With the { PIECE("orn", $orn) } of { $name }.

ivan-next = next
ivan-row = Ivan's row of cards
ivan-claim = Claim
ivan-inventory = Inventory
ivan-transport = Transport
ivan-construction = Construction
ivan-recognition = Recognition
ivan-claim-short = Claim
ivan-inventory-short = Store
ivan-transport-short = Carry
ivan-construction-short = Build
ivan-recognition-short = Fame
ivan-claim-what = { $n } left
ivan-inventory-what = { $n ->
    [one] +1 piece
   *[other] +{ $n } pieces
}
ivan-transport-what = moves { $n } on
ivan-construction-what = lays { $n }
ivan-recognition-what = +{ $n }
ivan-walk = walks { $n } to { $space }
ivan-blocked = { $space } is full: no walk
ivan-tile = { $n } from the tile
ivan-will-claim = { $n ->
    [0] has no banner left to claim with
   *[other] claims a section, you choose where it may be
}
ivan-will-inventory = stores { $n } from the largest piles
ivan-will-transport = { $n ->
    [one] carries 1 piece on to Construction
   *[other] carries { $n } pieces on to Construction
}
ivan-will-construction = { $n ->
    [one] lays 1 piece on his sections
   *[other] lays { $n } pieces on his sections
}
ivan-will-recognition = gains { $n } recognition
ivan-caption = as the dice stand · your own walk may change it
ivan-reset = all tiles are used: the row starts again
ivan-orn = { $n ->
    [0] { $orn } next, when the row starts again
    [one] { $orn } next, when the row starts again: in 1 turn
   *[other] { $orn } next, when the row starts again: in { $n } turns
}
ivan-orn0 = all his ornaments are placed
level-standard = standard
level-hard = hard
level-very_hard = very hard

score-total = Prestige

card-line = Walk the dice round the market, deliver stone and gold, and finish your domes before the rivals share the fame.
card-picture = Skyline of a red brick cathedral with painted onion domes
card-solo = Against Ivan’s cards
card-expansion = The expansion Contractors
card-expansion-line = Each part can be played with or without the others.

# The story: one line for each turn; pictures stand where the placeables are.
story-plus = plus { $what }
story-minus = minus { $what }
story-die = { PIECE("color", $color) } die
story-move = { $die } to { $space }
story-take = { $you ->
    [yes] take
   *[no] takes
} { $goods }
story-tile = own tile
story-swap = { $you ->
    [yes] swap
   *[no] swaps
} two tiles
story-claim = { $you ->
    [yes] claim
   *[no] claims
} { $section },
story-lay = { $tile } on { $space }
story-face-up = tile face up
story-face-down = tile face down
story-shop-green = green
story-shop-blue = blue
story-shop-red = red
story-shop-yellow = yellow
story-shop-white_1 = first white
story-shop-white_2 = second white
story-deliver = { $goods } to { $section }
story-finish = { $you ->
    [yes] finish
   *[no] finishes
} { $section }
story-decorate = { $ornament } on { $section }
story-reroll = { $you ->
    [yes] roll
   *[no] rolls
} a space again
story-sixth = sixth section: the last round
story-ivan-reset = starts his row anew
story-ivan-blocked = { $die } cannot move
story-ivan-store = stores { $n }
# In the bar: the race to the last round.
race-of = { $name }: { $n } of { $of } sections
race-next = { $you ->
    [yes] you play next
   *[no] { $name } plays next
}
race-near = { $you ->
    [yes] you need one more section
   *[no] { $name } needs one more section
}
race-last = { $n ->
    [0] last round · the last turn
    [one] last round · 1 turn follows
   *[other] last round · { $n } turns follow
}
# Answers as rows: place, price, gain.
row-group-claim = Claim
row-group-build = Build
row-group-market = Market
row-group-duchy = Duchy
row-group-prestige = Prestige
row-of = { $fits } of { $amount }
row-exchange = trade it in
row-reroll = roll { $space } again
loss-penalty = You lost { $what }: { $above } was finished above your { $section }
loss-penalty-only = You lost { $what } for your { $section }
loss-pay = You lost { $what }
loss-by = { $name } did it.
loss-marker = Your marker: { $from } → { $to }.
loss-prestige = Prestige { $from } → { $to }.

# A scoring, counted thing by thing.
scene-city = Tower { $tower } is finished: { $city }
scene-contractors = { $n ->
    [one] { $n } contractor there, for each banner in the tower
   *[other] { $n } contractors there, each for each banner in the tower
}
scene-nobody = Nobody has contractors and banners there
scene-end = The final scoring

## A finished game of the real box.
end-plan = Building plan
end-towers = Towers
end-towers-line = Choose a banner or an ornament, then touch the finished sections that bear it. Touch once more to take it away.
end-brushes = Banners and ornaments
end-banner = Banner of { $name }
end-ornament = Ornament of { $name }
end-tower = Tower { $n }
end-section = Section { $section }, not finished
end-section-done = Section { $section }, banner of { $banner }
end-section-adorned = Section { $section }, banner of { $banner }, ornament of { $ornament }
end-left = What is left
end-marker = Marker on the track ({ $lap } spaces a lap)
end-goods = Goods in store, rubles and permits
end-contracts = Prestige of contracts
