# What the expansion Contractors says.

## Pieces

resource-permit = permit
    .count = { $n ->
        [one] { $n } permit
       *[other] { $n } permits
    }
resource-diamond = diamond
    .count = { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }

city-moscow = Moscow
city-vologda = Vologda
city-suzdal = Suzdal
city-ryazan = Ryazan
city-smolensk = Smolensk
city-novgorod = Novgorod

tool-hammer = hammer
tool-saw = saw
tool-trowel = trowel
tool-chisel = chisel
tool-compass = compass
tool-axe = axe

group-jewelers = Jewelers
group-artisans = Artisans
group-foremen = Foremen
group-contractors = Contractors
group-wholesalers = Wholesalers
group-managers = Managers
group-lawyers = Lawyers
group-archivists = Archivists
group-master_builders = Master Builders
group-brick_makers = Brick Makers

action-buy_1_diamond = buy 1 diamond
action-exchange_3_materials = exchange 3 materials
action-buy_2_diamonds = buy 2 diamonds
action-diamond_for_2_permits = a diamond for 2 permits
action-activate_own_tile = activate an own tile
action-activate_other_players_tile = activate another player's tile
action-activate_own_tile_twice = activate an own tile twice
action-activate_two_own_tiles = activate two own tiles
action-recognition_own_banners = recognition for own banners
action-rubles_own_banners = rubles for own banners
action-recognition_other_banners = recognition for another player's banners
action-rubles_other_banners = rubles for another player's banners
action-black_die_resource = the resource beside the black die
action-permits_per_contractor = permits for contractors
action-rubles_per_contractor = rubles for contractors
action-rubles_per_other_contractor = rubles for another player's contractors
action-one_market_action = one market action
action-market_action_and_material = a market action and a material
action-same_market_action_twice = the same market action twice
action-two_market_actions = two market actions
action-gain_basic_material = gain a basic material
action-basic_material_for_recognition = a basic material for recognition
action-gain_1_ruble = gain 1 ruble
action-gold_for_3_rubles = gold for 3 rubles
action-gain_1_gem = gain 1 gem
action-gems_for_prestige_and_rubles = gems for prestige and rubles
action-gain_1_permit = gain 1 permit
action-permit_for_delivery = a permit for a delivery
action-two_permits_for_prestige = two permits for prestige
action-permit_for_material = a permit for a material
action-draw_contracts = draw contracts
action-market_area = a market space
action-any_guild_action = an action of another guild
action-resource_tile = a resource tile
action-draw_1_card = draw 1 card
action-draw_2_cards = draw 2 cards
action-rubles_of_section = rubles of a section
action-half_recognition_of_section = half the recognition of a section
action-take_reinforcement = take a reinforcement tile
action-brick_for_delivery = a brick for a delivery
action-brick_for_2_rubles = a brick for 2 rubles
action-brick_for_recognition = a brick for recognition

contract-return_2_lumber = return 2 lumber
contract-return_2_stone = return 2 stone
contract-return_2_brick = return 2 brick
contract-return_4_rubles = return 4 rubles
contract-return_gem_and_gold = return a gem and gold
contract-all_ornaments_built = all ornaments built
contract-ornaments_on_own_sections = ornaments on own sections
contract-ornaments_on_others_sections = ornaments on others' sections
contract-ornaments_not_built = ornaments not built
contract-three_ornaments_one_tower = three ornaments in one tower
contract-three_claims_one_tower = three claims in one tower
contract-section_of_each_type = a section of each type
contract-six_face_up_tiles = six face-up tiles
contract-towers_without_presence = towers without presence
contract-towers_with_presence = towers with presence

reinforcement-gain_5_rubles = gain 5 rubles
reinforcement-any_guild_action = any guild action
reinforcement-activate_own_tile = activate an own tile
reinforcement-deliver_1 = deliver 1
reinforcement-gain_3_recognition = gain 3 recognition
reinforcement-free_placement = free placement
reinforcement-gain_2_materials = gain 2 materials
reinforcement-die_resource = a die's resource

# A specialist as options name it: what it does, and the tool it becomes.
specialist-with_tool = the specialist ({ $terms }; { PIECE("tool", $tool) })

## What actions of the expansion cost and give

pay-permit = { COUNT($n, "resource", "permit") }
pay-diamond = { COUNT($n, "resource", "diamond") }
pay-ornament = an ornament not built
pay-up_to_rubles = 1 to { COUNT($n, "resource", "ruble") }
gain-as_much_recognition = as much recognition
gain-claim = claim a section
gain-contracts = draw { $drawn } contracts and keep { $kept }
gain-base_guild_action = one action of Craftsmen, Teamsters or Merchants
gain-any_guild_action = an action of any guild card
gain-others_tile = activate another player's workshop tile
gain-reinforcement = a reinforcement tile
gain-free_placement = a workshop tile face up without paying
gain-foreman = move the foreman
gain-market_actions = { $pattern ->
    [same] one market action two more times
    [different] two different market actions
   *[any] one more market action
}
gain-per_piece = { COUNT(1, "resource", $resource) } { $per ->
    [own_banner] for each of your banners there
    [other_banner] for each of another player's banners there
    [own_contractor] for each of your contractors in the cities
   *[other_contractor] for each of another player's contractors in the cities
}
gain-section_rubles = the rubles of a section under construction
gain-section_recognition = half the recognition of a section under construction
gain-card_materials = { $first } materials of a card drawn
gain-cards_materials = { $first } and { $second ->
    [one] { $second } material
   *[other] { $second } materials
} of cards drawn

## What every piece of the expansion is and does

lens-city = { PIECE("city", $city) }
lens-city-closed = Closed: no contractor is sent here any more. { $there ->
    [0] Nobody is here.
    [one] 1 contractor stays here.
   *[other] { $there } contractors stay here.
}
lens-city-does = A contractor sent here costs { COUNT($permits, "resource", "permit") }, one for each in the city{ $bonus ->
    [none] {""}
   *[some] , and pays you { $bonus }
}; then you choose one of { $spaces } specialists beside it.{ $tower ->
    [none] {""}
   *[other] {" "}When tower { $tower } is complete, each of your contractors here pays 1 recognition for each of your banners there.
}
lens-specialist = Specialist
lens-specialist-none = No specialist lies here; the bag is empty.
lens-specialist-none-held = No specialist waits on your extension; hire one by sending a contractor.
lens-specialist-does = { $held ->
    [yes] Move the black die, and use it once: { $terms }. Then it becomes a tool: { PIECE("tool", $tool) }.
   *[no] Send a contractor beside it, pay { COUNT($price, "resource", "ruble") }, and it waits for the black die: { $terms }. Then it becomes a tool: { PIECE("tool", $tool) }.
}
lens-permit-does = You hold { $n } of { $limit } at most. Permits pay for sending contractors and need no shelf.
lens-button-permit = Prestige into a permit
lens-button-permit-does = Your marker goes back by { $prestige } prestige, and you take a permit.
lens-diamond-does = You hold { $n }, { $left } are left in the supply. A diamond stands for any material: delivered, set in an ornament, or paid.
lens-diamonds = Pay with diamonds
lens-diamonds-does = { $n ->
    [0] None of the materials you pay is a diamond.
    [one] 1 of the materials you pay is a diamond.
   *[other] { $n } of the materials you pay are diamonds.
}
lens-foreman = The foreman
lens-foreman-does = He stands at tower { $tower }: whoever finishes a section there gains { $more } recognition more, and penalties for others' sections below count { $factor } times.
lens-contract = Contract: { PIECE("contract", $contract) }
lens-contract-does = { $contract }: { $each ->
    [yes] { $n } prestige for each
   *[no] { $n } prestige
}, counted after the last turn. As things stand it would bring you { $now }.
lens-contract-return_2_lumber = Put back 2 lumber
lens-contract-return_2_stone = Put back 2 stone
lens-contract-return_2_brick = Put back 2 brick
lens-contract-return_4_rubles = Put back 4 rubles
lens-contract-return_gem_and_gold = Put back a gem and a gold
lens-contract-all_ornaments_built = All your ornaments stand on the cathedral
lens-contract-ornaments_on_own_sections = Your ornaments on your own sections
lens-contract-ornaments_on_others_sections = Your ornaments on sections of others
lens-contract-ornaments_not_built = Your ornaments that do not stand on the cathedral
lens-contract-three_ornaments_one_tower = Three of your ornaments in one tower
lens-contract-three_claims_one_tower = Three of your banners in one tower
lens-contract-section_of_each_type = A finished base, middle section and dome of yours
lens-contract-six_face_up_tiles = Six tiles face up in your workshop
lens-contract-towers_without_presence = Towers without a banner or ornament of yours
lens-contract-towers_with_presence = Towers with a banner or ornament of yours
lens-button-keep_hand = Keep your contracts
lens-button-keep_hand-does = All contracts just drawn go under the deck; nobody keeps more than { $limit }.
lens-spare = Cathedral card
lens-spare-does = { $drawn ->
    [yes] Drawn for you: take materials among { $cost }.
   *[no] Cards are drawn here, and you take materials that they ask for.
}
lens-reinforcement = Reinforcement: { PIECE("reinforcement", $tile) }
lens-reinforcement-does = Used once, on your turn, beside your action: { $terms }.

## What happens

event-hire = { PLAYER($player) } sends a contractor to { PIECE("city", $city) }
event-ivan_idle = { PIECE("city", $city) } finds Ivan without a contractor: his hire card does nothing
event-ivan_idle-closed = { PIECE("city", $city) } is closed: Ivan's hire card does nothing
event-city_closed = Tower { $tower } is complete: { PIECE("city", $city) } is closed
event-keep = { PLAYER($player) } keeps the specialist on space { $space }
event-decline = { PLAYER($player) } declines the specialist on space { $space }
event-refill = A specialist is drawn for space { $space }
event-tool = { PLAYER($player) } turns the specialist over: { PIECE("tool", $tool) }
event-tools_back = Ivan puts two equal tools back into the bag: { PIECE("tool", $tool) }
event-discard = { PLAYER($player) } takes { PIECE("ornament", $ornament, form: "an") } out of the game
event-specialist = { PLAYER($player) } uses the specialist
event-reinforcement = { PLAYER($player) } uses the reinforcement tile: { PIECE("reinforcement", $action) }
event-deliver-diamond = { PLAYER($player) } delivers a diamond as { PIECE("resource", $resource) } to { $section }
event-activate-other = { PLAYER($player) } activates the tile on { PLAYER($whose) }'s { PIECE("shop", $space) } space
event-foreman = { PLAYER($player) } moves the foreman { $steps } to tower { $tower }
event-draw_contract = { PLAYER($player) } draws the contract { PIECE("contract", $contract) }
event-draw_contract-hidden = { PLAYER($player) } draws a contract
event-keep_contract = { PLAYER($player) } keeps the contract { PIECE("contract", $contract) }
event-keep_contract-hidden = { PLAYER($player) } keeps a contract
event-return_contract = { PLAYER($player) } puts { PIECE("contract", $contract) } under the deck
event-return_contract-hidden = { PLAYER($player) } puts a contract under the deck
event-contract = { PLAYER($player) } shows a contract, { PIECE("contract", $contract) }: { $prestige } prestige
event-take_reinforcement = { PLAYER($player) } takes the reinforcement tile: { PIECE("reinforcement", $tile) }
event-shuffle_cards = The discarded cathedral cards are shuffled to form a new deck
event-draw_card = { PLAYER($player) } draws a cathedral card: { $cost }
event-name_section = { PLAYER($player) } names { $section }

## Questions

prompt-guild = A guild is drawn for the place of the Clergy.
prompt-city = A city tile is laid above tower { $tower }.
prompt-draw_specialist = A specialist is drawn for space { $space }.
drawn-guild = { PIECE("group", $guild) }
drawn-city = { PIECE("city", $city) }
prompt-draw_contract = A contract is drawn.
prompt-draw_card = A spare cathedral card is drawn.
prompt-specialist = { PLAYER($player) }: choose a specialist next to { PIECE("city", $city) } and keep or decline it.
prompt-both = { PLAYER($player) }: { $left ->
    [take] take a material, or stop.
    [deliver] deliver a material, or stop.
   *[both] take a material and deliver one, or stop.
}
prompt-rubles = { PLAYER($player) }: pay rubles for as much recognition.
prompt-discard = { PLAYER($player) }: choose an ornament to take out of the game.
prompt-claim = { PLAYER($player) }: claim a section.
prompt-guild_action = { $groups ->
    [any] { PLAYER($player) }: perform one action of any guild.
   *[some] { PLAYER($player) }: perform one action of Craftsmen, Teamsters or Merchants.
}
prompt-with_diamonds = { PLAYER($player) }: how many diamonds are among the { COUNT($amount, "resource", $resource) }?
prompt-pay_any = { PLAYER($player) }: return { $left ->
    [one] one more material
   *[other] { $left } more materials
} of any kind.
prompt-activate_other = { PLAYER($player) }: choose a face-up workshop tile of another player to activate.
prompt-foreman = { PLAYER($player) }: move the foreman one or two towers.
prompt-name_player = { PLAYER($player) }: name another player, whose { $what ->
    [banners] banners in this tower
   *[contractors] contractors in the cities
} are counted.
prompt-extra = { PLAYER($player) }: { $parts ->
    [market] obtain resources or activate once more
    [material] take a material of your choice
   *[both] obtain resources or activate once more, and take a material of your choice
}{ $stop ->
    [yes] , or stop
   *[no] {""}
}.
prompt-keep_contract = { $full ->
    [yes] { PLAYER($player) }: keep one of the contracts drawn in place of one you hold, or keep your hand.
   *[no] { PLAYER($player) }: keep one of the contracts drawn; the others go under the deck.
}
prompt-return_contract = { PLAYER($player) }: put one of the contracts you held under the deck.
prompt-pick_card = { PLAYER($player) }: choose the card of which you take { $amount } materials.
prompt-unit = { $left ->
    [one] { $more ->
        [yes] { PLAYER($player) }: take one more of the materials that the card asks for ({ $cost }), or nothing.
       *[no] { PLAYER($player) }: take a material that the card asks for ({ $cost }), or nothing.
    }
   *[other] { PLAYER($player) }: take { $left } of the materials, one by one, that the card asks for ({ $cost }), or nothing.
}
prompt-name_section = { PLAYER($player) }: choose one of your sections under construction.
prompt-place_free = { PLAYER($player) }: place the { $tile } face up in { PLAYER($player) }'s workshop, free of charge.
prompt-take_reinforcement = { PLAYER($player) }: take one of the reinforcement tiles.

first-specialist = first keep or decline a specialist
first-both = first finish what the specialist gives
first-rubles = first pay for what the specialist gives
first-discard = first choose the ornament the specialist asks for
first-claim = first claim a section through the specialist
first-pay_any = first pay for the diamonds
first-with_diamonds = first say how many diamonds are paid
first-activate_other = first choose the other player's tile to activate
first-foreman = first move the foreman
first-name_player = { $what ->
    [banners] first name the player whose banners are counted
   *[contractors] first name the player whose contractors are counted
}
first-extra = first finish the extra market actions
first-guild_action = { $groups ->
    [any] first perform the action of a guild
   *[some] first perform the action of another guild
}
first-keep_contract = first choose the contract to keep
first-return_contract = first put back one of the contracts held
first-pick_card = first choose one of the cards drawn
first-unit = first take the materials of the card drawn
first-name_section = first choose a section under construction
first-take_reinforcement = first take a reinforcement tile
first-place_free = first place the workshop tile of the claimed section

## Answers

answer-permit = Give { $price } prestige for 1 permit
answer-hire = { $bonus ->
    [none] Send a contractor to { PIECE("city", $city) } for { COUNT($permits, "resource", "permit") }
   *[some] Send a contractor to { PIECE("city", $city) } for { COUNT($permits, "resource", "permit") }: { $bonus }
}
answer-keep_specialist = Keep { $specialist } for { COUNT($price, "resource", "ruble") }
answer-decline_specialist = Decline { $specialist }
answer-use_specialist = Use { $specialist }
answer-use_specialist_diamond = Use { $specialist }, paid with a diamond
answer-discard = Take { PIECE("ornament", $ornament, form: "an") } out of the game
answer-discard_from = Take the { PIECE("ornament", $ornament) } on the { PIECE("shop", $space) } space out of the game
answer-pay_rubles = Pay { COUNT($amount, "resource", "ruble") } for { $amount } recognition
answer-nothing = Take nothing
answer-deliver_diamond = Deliver a diamond as { PIECE("resource", $resource) } to { $section }
answer-decorate_diamond = Place { PIECE("ornament", $ornament, form: "an") }{ $base ->
    [yes] { $gems ->
        [none] {" "}in diamond
       *[some] {" "}in diamond with { $gems }
    }
   *[no] {" "}with { $gems }
} on { $section }: { $prestige } prestige
answer-pay_diamond = Return a diamond
answer-with_diamonds = Pay with { COUNT($amount, "resource", "diamond") }
answer-activate_other = Activate { PLAYER($player) }'s tile on the { PIECE("shop", $space) } space: { COUNT($amount, "resource", $resource) }
answer-choose = Take { COUNT(1, "resource", $resource) } as the material of your choice
answer-foreman = Move the foreman to tower { $tower }: { COUNT($amount, "resource", $resource) }
answer-name_player = Name { PLAYER($player) }: { COUNT($amount, "resource", $resource) }
answer-keep_contract = Keep the contract { PIECE("contract", $contract) }, { $prestige } prestige as things stand
answer-return_contract = Put the contract { PIECE("contract", $contract) }, { $prestige } prestige as things stand, under the deck
answer-keep_hand = Keep your contracts; all those drawn go under the deck
answer-reinforce = Use a reinforcement tile: { $terms }
answer-take_reinforcement = Take the reinforcement tile: { $terms }
answer-pick_card = Take { $amount } of { $cost }
answer-name_section = Choose { $section }: { COUNT($amount, "resource", $resource) }

## Why not

refused-not_in_game = that belongs to a part that is not in this game
refused-must_pay = what the specialist asks for must be paid
refused-permit_limit = nobody holds more than { $limit } permits
refused-no_prestige = you have no prestige to give
refused-hire_moment = a contractor is sent as the basic action of a turn, in place of any other
refused-no_contractor = no contractor is left on your extension
refused-city_closed = { PIECE("city", $city) } is closed
refused-city_too_dear = { PIECE("city", $city) } would cost { COUNT($permits, "resource", "permit") }, more than anybody may hold
refused-city_permits = { $prestige ->
    [0] { PIECE("city", $city) } costs { COUNT($permits, "resource", "permit") }; you have { $have }
   *[other] { PIECE("city", $city) } costs { COUNT($permits, "resource", "permit") }; you have { $have } and can first give { $prestige } prestige for the rest
}
refused-no_specialist_offered = send a contractor first, then choose a specialist
refused-specialist_space = space { $space } is not next to { PIECE("city", $city) }
refused-specialist_space_empty = space { $space } is empty
refused-specialist_price = a specialist costs { COUNT($price, "resource", "ruble") }; you have { $have }
refused-no_specialist = no specialist waits on your extension
refused-specialist_moment = a specialist is used once you have moved the black die
refused-specialist_die = the specialist waits for the black die; you moved the { PIECE("die", $die) } one
refused-specialist_used = the specialist of this visit was already used
refused-specialist_no_material = this specialist asks for no material
refused-discard_moment = ornaments leave the game only through that specialist
refused-discard_waiting = no ornament waits on the { PIECE("shop", $space) } space
refused-discard = that ornament is not available to you
refused-no_ruble = there is no ruble to pay
refused-no_ornament_left = no ornament is left to take out of the game
refused-no_banner_left = no banner is left
refused-no_section_to_claim = no section can be claimed
refused-rubles_moment = rubles are paid for recognition through that specialist
refused-rubles = you have { COUNT($have, "resource", "ruble") }
refused-not_on_a_card = { PIECE("action", $action) } is not on a card that can be chosen now
refused-no_diamond = there is no diamond in your inventory
refused-diamond_ornament = the pieces of that { PIECE("ornament", $ornament) } are not all in your inventory
refused-no_payment = no action asks for a material now
refused-all_diamonds = not all of the materials may be diamonds
refused-no_material = there is no { PIECE("resource", $resource) } in your inventory
refused-diamond_supply = without a diamond in the payment the supply has none to give
refused-no_mix = no payment asks for the number of diamonds
refused-mix = { $fewest } to { COUNT($most, "resource", "diamond") } can be among the units
refused-others_tile_moment = another player's tile is activated by that Artisans' action
refused-no_player = there is no player { $number } in this game
refused-ivans_workshop = Ivan has no workshop
refused-own_tile = the tile must be another player's
refused-foreman_moment = the foreman is moved by the Foremen's actions
refused-no_name = no player is to be named now
refused-own_name = it must be another player
refused-no_contractors = { PLAYER($player) } has no contractor in a city
refused-contract_must_keep = with fewer than { $limit } contracts one of those drawn must be kept
refused-contract_first_keep = first choose the contract to keep
refused-contract_not_drawn = that contract was not drawn
refused-contract_not_held = that contract was not in your hand
refused-contract_chosen = the contract to keep is chosen; now one you held is put back
refused-no_contracts = no contracts were drawn
refused-reinforce_turn = reinforcement tiles are used on one's own turn
refused-reinforcement_gone = the tile { PIECE("reinforcement", $tile) } was used and has left the game
refused-reinforcement_not_yours = you do not have the tile { PIECE("reinforcement", $tile) }
refused-reinforced = a reinforcement tile was already used this turn
refused-reinforce_placing = it is used at the moment a workshop tile is placed
refused-reinforcement_idle = { PIECE("reinforcement", $tile) } would have no effect now
refused-no_reinforcement = no reinforcement tile is left on offer
refused-taking_reinforcement = reinforcement tiles are taken at the Brick Makers
refused-reinforcement_taken = the tile { PIECE("reinforcement", $tile) } is not on offer any more
refused-face_up_now = the tile is placed face up now
refused-card_needs_room = drawing a card needs an open inventory space
refused-no_section_gives = no section of yours under construction would give anything
refused-section_moment = no section is to be chosen now
refused-no_such_section = there is no section { $section } in this cathedral
refused-section_not_yours = { $section } does not bear your banner
refused-section_finished = { $section } is already finished
refused-section_gives_nothing = { $section } would give nothing
refused-pick_moment = a card is chosen only after two were drawn
refused-unit_no_material = only materials that the card asks for are taken
refused-unit_one_by_one = the materials of the card are taken one by one
refused-unit_kind = { $more ->
    [yes] the card asks for no more { PIECE("resource", $resource) }
   *[no] the card asks for no { PIECE("resource", $resource) }
}
refused-choice_moment = a material of choice comes with that Wholesalers' action
refused-choice_taken = the material of choice was taken already
refused-choice_supply = the supply has no { PIECE("resource", $resource) } left
refused-choice_room = the inventory has no open space
refused-choice_kind = { PIECE("resource", $resource) } is not among the kinds shown
refused-extra_part = at least one part must take place
refused-extra_influence = influence is no market action to repeat
refused-extra_done = the market action was done; only the material is left
refused-extra_pattern = { $pattern ->
    [same] the second market action must be the same kind again
   *[different] the second market action must be the other kind
}
refused-extra_die = the { PIECE("die", $die) } die does not wake the { PIECE("shop", $space) } space

## What is given up

left-specialist = the specialist leaves the game
left-material = the material of choice
left-delivery = the delivery
left-market_action = { $n ->
    [one] { $n } market action
   *[other] { $n } market actions
}

## Lists


refused-permits_price = it costs { COUNT($price, "resource", "permit") }; you have { $have }
refused-permits_held = you already hold { COUNT($limit, "resource", "permit") }, the most there may be
refused-diamonds_cost = it costs { COUNT($n, "resource", "diamond") }, which you do not have
refused-diamond_source = diamonds are given only by the Jewelers
way-hire = hire a specialist
source-cities = Cities
source-hired = Hired contractors
source-specialists = Specialists
source-guild = The fourth guild
source-tools = Tools
source-contracts = Contracts
final-tools = { $prestige } for tools
final-contracts = { $prestige } for contracts

# Settings.
setting-module = Contractors
setting-module-help = A fourth way to spend a turn: hire specialists in the cities of the duchy.
setting-module-off = without: the base game's market and boards
setting-module-on = with contractors, cities, permits, specialists and a black die
setting-guild = Fourth guild
setting-guild-help = The Clergy or one new guild beside Craftsmen, Teamsters and Merchants.
setting-guild-clergy = Clergy, as in the base game
setting-guild-random = one of the new guilds, drawn
setting-guild-jewelers = Jewelers: diamonds that stand for any material
setting-guild-artisans = Artisans: activate workshop tiles
setting-guild-foremen = Foremen: a foreman walks from tower to tower
setting-guild-contractors = Contractors: gains for contractors in cities
setting-guild-wholesalers = Wholesalers: market actions once more
setting-guild-managers = Managers: small gains and good prices
setting-guild-lawyers = Lawyers: trade in permits
setting-guild-archivists = Archivists: secret contracts for the end of the game
setting-guild-master_builders = Master Builders: materials from spare cathedral cards
setting-guild-brick_makers = Brick Makers: tiles for any moment of a turn
setting-plans = Building plans
setting-plans-help = One of them is drawn.
setting-plans-base = those of the base game
setting-plans-all = with two more for each number of players
guild-needs-module = setting guild is '{ $guild }', whose cards all need contractors; allowed: module 'on', or another guild [{ $rule }]
bad-level = setting level is '{ $level }'; with contractors allowed: standard [{ $rule }]

## Positions that cannot be

wrong-end-tools = { $count ->
    [0] no tile with that tool is left: { PIECE("tool", $tool) }
    [one] only 1 tile with that tool is left: { PIECE("tool", $tool) }
   *[other] only { $count } tiles with that tool are left: { PIECE("tool", $tool) }
}
wrong-diamonds-asks-more-than = 'with_diamonds' asks for more than the player has
wrong-pay-any-says-more = 'pay_any' says that more diamonds were paid than can be
wrong-pay-any-asks-more = materials that 'pay_any' still asks for: { $left }
wrong-contract-two-places = the contract { $contract } is in two places
wrong-contracts-drawn-nobody-asked = contracts are drawn, but nobody is asked about them
wrong-contract-lies-under-deck = the contract { $name } lies under the deck twice
wrong-contract-held-under-deck = the contract { $name } is held and under the deck
wrong-contract-scored-now = the contract { $name } is not scored now
wrong-holds-contracts-allowed-up = contracts of { $player }: { $held }; allowed: up to { $limit }
wrong-ivan-holds-no-contracts = Ivan holds no contracts
wrong-reinforcement-tiles-missing = reinforcement tiles are missing: { $lost }
wrong-ivan-no-reinforcement-tiles = Ivan has no reinforcement tiles
wrong-reinforcement-tile-was-used = a reinforcement tile was used, but none has left
wrong-reinforcement-tile-two-places = the reinforcement tile { $tile } is in two places
wrong-draw-contract-player = 'draw_contract' is for player { $player }
wrong-contracts-drawn-come-all = contracts: { $drawn } drawn, { $left } to come; { $wanted } in all
wrong-contracts-drawn = contracts drawn: { $drawn }, not { $wanted }
wrong-contracts-kept = contracts kept: { $drawn }, not 1
wrong-return-contract-needs-full = 'return_contract' needs a full hand
wrong-diamond-count = diamonds: { $supply } in the supply, { $held } in inventories, { $laid } on cards make { $total }; the game has { $diamonds }
wrong-more-diamonds-than-units = { $name } has more diamonds for { $material } than units of it
wrong-ivan-he-no-diamonds = { $name } is Ivan's; he has no diamonds
wrong-draw-card-player = 'draw_card' is for player { $player }
wrong-draw-card-cards-draw = cards that 'draw_card' has to draw: { $left }, not 1 to { $cards }
wrong-draw-card-needs-deck = 'draw_card' needs a deck; the discarded cards were to be shuffled
wrong-unit-materials-take-kind = materials that 'unit' has to take: { $left } of { $most_units }; the kind taken first does not fit
wrong-unit-taken-kind-card = 'unit' has taken a kind that the card does not ask for
wrong-spare-cards-drawn-open = spare cards drawn: { $drawn }; the open questions need { $count }
wrong-cathedral-card-two-places = the cathedral card { $card } is in two places
wrong-extra-does-say-which = 'extra' does not say which actions were done
wrong-extra-no-material-choose = 'extra' has no material to choose
wrong-needs-contractor-player = { $kind } needs a contractor of the player in { $city }
wrong-specialist-tiles-missing = specialist tiles are missing: { $lost }
wrong-each-tower-city-own = each tower has a city of its own
wrong-permits = permits of { $who }: { $permits }
wrong-contractors-cities-there = contractors of { $who } in cities: { $sent }; there are { $contractors }
wrong-ivan-no-permits = Ivan has no permits
wrong-ivan-holds-no-specialist = Ivan holds no specialist
wrong-city-marker-missing = the city marker is missing
wrong-ivan-tools-differ = Ivan's tools must differ: { $tools }
wrong-specialist-tile-two-places = the specialist tile { $tile } is in two places
wrong-city-marker-solitaire-games = the city marker is for solitaire games only
wrong-specialist-display-elsewhere = the specialist { $name } is on the display and elsewhere
wrong-specialist-extension-elsewhere = the specialist { $name } is on an extension and elsewhere
wrong-specialist-lies-beside-player = the specialist { $name } lies beside a player who is not there
wrong-contractor-which-was-never = { $who } has a contractor in { $city }, which was never open
wrong-discarded-ornament-from-space = { $who } discarded an ornament from a space that held none
wrong-discarded-ornament = { $who } discarded { $out } of the ornament { $name }
wrong-closed-if-tower-complete = { $name } must be closed if its tower is complete, and only then
wrong-no-tower-closed = { $name } has no tower, so it must be closed
wrong-turn-over-needs-specialist = 'turn_over' needs a specialist of the active player

## Printed values that do not fit together

printed-new-plan = { $towers } towers with { $sections } sections in all
printed-times = { $count ->
    [one] { $space } once
   *[other] { $space } { $count } times
}
printed-name-spaces = { $field } name { $spaces }
printed-two-cities = each space at two cities
printed-tool-on = { $count ->
    [one] { $field } is { $tool } on 1 tile
   *[other] { $field } is { $tool } on { $count } tiles
}
printed-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
printed-free-recognition = { $count }, the recognition it gives without a cost

## The box: sheets, pieces and their places

part-contractors = Contractors
sheet-specialists = Specialists
sheet-guilds = Guild cards
sheet-guild-actions = Actions of the guilds
sheet-contracts = Contracts
sheet-reinforcements = Reinforcement tiles
sheet-expansion-tiles = Tiles of the expansion
sheet-expansion-plans = Building plans of the expansion
sheet-cities = Cities
sheet-extension = Extension board and tools
sheet-expansion-supply = Supply and solo game

given-lumber = lumber
given-brick = brick
given-stone = stone
given-gold = gold
given-green_gem = green gem
given-purple_gem = purple gem
given-ruble = ruble
given-permit = permit
given-recognition = recognition
given-prestige = prestige
given-material_of_choice = material of choice

piece-specialist = Specialist: { $kind ->
    [gain] { $gives }
    [return_material] returns { $cost } → { $gives }
    [pay_material] { $cost } → { $gives }
    [two_activations] two activations
    [discard_ornament] an ornament → { $gives }
    [rubles_to_recognition] rubles → recognition
    [material_and_delivery] { $gives }, a delivery
    [resource_tile] a resource tile
   *[claim] a claim
} ({ PIECE("tool", $tool) })
piece-contract = Contract: { PIECE("contract", $contract) } → { $prestige } prestige
piece-reinforcement = Reinforcement: { $tile ->
    [gain_5_rubles] { $gives }
    [gain_3_recognition] { $gives }
    [gain_2_materials] { $gives }
   *[other] { PIECE("reinforcement", $tile) }
}
piece-city = { PIECE("city", $city) }: specialists { $spaces }
piece-slot = { $none ->
    [yes] Place { $n } of the extension: nothing
   *[no] Place { $n } of the extension: { $gives }
}
piece-tools = Tools in a set: { $prestige } prestige
piece-extension-start = Extension board at the start
piece-permit-start = Permits at the start: { $count }
piece-solo-start = Ivan begins with { $count } prestige
piece-solo-hire = Ivan in Moscow: { $count } prestige

place-gives = Gives
place-bonus = Bonus
place-tool = Tool
place-spaces = Spaces
place-start = Permits at the start
place-start_permits = Permits at the start
place-hire_price_rubles = Rubles for hiring
place-gain_diamond = Diamonds gained
place-gain_permit = Permits gained
place-prestige_two_players = Prestige, two players
place-ivan_prestige = Prestige
place-prestige_moscow = Prestige in Moscow
