# What the terminal says beside the pictures of The Red Cathedral. Pieces are named by the game's own words.

draw-market = Market
draw-market-key = m
draw-site = Site
draw-site-key = s
draw-players = Players
draw-players-key = p
draw-duchy = Duchy
draw-duchy-key = d

## In the pictures: letters on colors, and words as short as can be

# The black die, which is not blue, has a K as printers do.
draw-die-letter = { $die ->
    [white] W
    [green] G
    [blue] B
    [red] R
    [yellow] Y
   *[black] K
}
draw-player-letter = { $whose ->
    [green] G
    [blue] B
    [red] R
    [yellow] Y
   *[ivan] I
}
draw-resource = { PIECE("resource", $resource) }
draw-resource-short = { $resource ->
    [green_gem] gr. gem
    [purple_gem] pu. gem
    [recognition] recog.
   *[other] { PIECE("resource", $resource) }
}
draw-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}
draw-group = { PIECE("group", $group) }
draw-ornament = { PIECE("ornament", $ornament) }
draw-city = { PIECE("city", $city) }
draw-tool = { PIECE("tool", $tool) }
draw-contract = { PIECE("contract", $contract) }
draw-reinforcement = { PIECE("reinforcement", $reinforcement) }
draw-ivan-card = { PIECE("ivan_card", $card) }
draw-tower = tower { $tower }
draw-tower-short = T{ $tower }
draw-free = free
draw-built = built
draw-now = now
draw-stored = stored
draw-on-site = on site
draw-supply = supply
draw-last-turns = last turns
draw-next = next { $bonus }
draw-next-none = next no bonus
draw-tools = tools
draw-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
draw-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
draw-spare-cards = { $count ->
    [one] { $count } spare card
   *[other] { $count } spare cards
}
draw-reinforcements = { $count ->
    [one] { $count } reinforcement
   *[other] { $count } reinforcements
}
draw-drawn = drawn:
draw-drawn-contract = drawn: { PIECE("contract", $contract) }
draw-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# Actions beside the market.
draw-short-types = all types
draw-short-pay = { $pattern ->
    [same] alike
    [different] kinds
   *[any] any
}
draw-short-gain = { $other ->
    [yes] other
   *[no] any
}
draw-short-deliver = deliver { $count }
draw-short-swap = swap 2 tiles
draw-short-activate = activate a tile
draw-short-free = gain
draw-short-part = { $part ->
    [material_of_choice] { $count } any
    [delivery] { $count ->
        [one] { $count } delivery
       *[other] { $count } deliveries
    }
   *[other] { $count } { $part }
}
draw-short-activate_own_tile = own tile
draw-short-activate_other_players_tile = others' tile
draw-short-activate_own_tile_twice = tile twice
draw-short-activate_two_own_tiles = two tiles
draw-short-recognition_own_banners = ✦ per own ⚑
draw-short-rubles_own_banners = ₽ per own ⚑
draw-short-recognition_other_banners = ✦ per rival ⚑
draw-short-rubles_other_banners = ₽ per rival ⚑
draw-short-black_die_resource = at black die
draw-short-permits_per_contractor = ▤ per own ♟
draw-short-rubles_per_contractor = ₽ per own ♟
draw-short-rubles_per_other_contractor = ₽ per rival ♟
draw-short-one_market_action = market again
draw-short-market_action_and_material = again+1 any
draw-short-same_market_action_twice = same twice
draw-short-two_market_actions = both again
draw-short-draw_contracts = contract
draw-short-market_area = any space
draw-short-any_guild_action = guild action
draw-short-resource_tile = any tile
draw-short-draw_1_card = 2 of a card
draw-short-draw_2_cards = 2+1 of cards
draw-short-rubles_of_section = section's ₽
draw-short-half_recognition_of_section = ½ section's ✦
draw-short-take_reinforcement = tile

draw-kind-two_activations = activate 2×
draw-kind-rubles_to_recognition = ≤5₽ → ✦
draw-kind-material_and_delivery = 1 any+deliver
draw-kind-resource_tile = any tile
draw-kind-claim = claim

## The table in words

draw-words-market = Market: dice walk from 1 to 8 and on to 1
draw-words-space = { PIECE("space", $space) }
draw-words-die = { PIECE("die", $die) } { $value }
draw-words-dice = { $count ->
    [0] no die
   *[other] { $dice }
}
draw-words-influence = Influence: one of the two at a visit
draw-words-card = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}, { PIECE("group", $group) }: { $first }; or { $second }
draw-words-action = { $free ->
    [yes] { $gains }
   *[no] { $cost } for { $gains }
}{ $count ->
    [0] {""}
   *[other] {" "}if you have finished { $needs }
}{ $often ->
    [yes] , as often as you like
   *[no] , once
}
draw-words-section = { PIECE("type", $type, form: "an") }
draw-words-some = { $count ->
    [one] { $count } { $kinds }
   *[other] { $count } materials ({ $kinds })
}
draw-words-pay-same = { $count ->
    [one] { $count } material of one kind
   *[other] { $count } materials of one kind
}
draw-words-pay-different = { $count ->
    [one] { $count } material
   *[other] { $count } materials of different kinds
}
draw-words-pay-any = { $count ->
    [one] { $count } material
   *[other] { $count } materials
}
draw-words-gain-other = { $count ->
    [one] { $count } material of another kind
   *[other] { $count } materials of another kind
}
draw-words-gain-any = { $count ->
    [one] { $count } material of your choice
   *[other] { $count } materials of your choice
}
draw-words-swap = an exchange of two resource tiles
draw-words-benefit = the benefit of a workshop tile
draw-gain-activate_own_tile = the benefit of one of your workshop tiles
draw-gain-activate_other_players_tile = the benefit of another player's workshop tile
draw-gain-activate_own_tile_twice = the benefit of one of your workshop tiles two times
draw-gain-activate_two_own_tiles = the benefits of two of your workshop tiles
draw-gain-recognition_own_banners = recognition for your banners where the foreman stops
draw-gain-rubles_own_banners = rubles for your banners where the foreman stops
draw-gain-recognition_other_banners = recognition for a rival's banners at the foreman
draw-gain-rubles_other_banners = rubles for a rival's banners where the foreman stops
draw-gain-black_die_resource = what the tile beside the black die shows
draw-gain-permits_per_contractor = a permit for each of your contractors in cities
draw-gain-rubles_per_contractor = a ruble for each of your contractors in cities
draw-gain-rubles_per_other_contractor = a ruble for each contractor of one rival
draw-gain-one_market_action = one market action once more
draw-gain-market_action_and_material = a market action once more and a material of your choice
draw-gain-same_market_action_twice = one kind of market action two more times
draw-gain-two_market_actions = both kinds of market action once more
draw-gain-draw_contracts = one of three contracts drawn
draw-gain-market_area = what a market space gives for its dice
draw-gain-any_guild_action = one action of another guild, its own cost paid as well
draw-gain-resource_tile = what any resource tile shows
draw-gain-draw_1_card = two materials of a spare cathedral card drawn
draw-gain-draw_2_cards = two materials of one and one of another spare cathedral card
draw-gain-rubles_of_section = the rubles of one of your sections under construction
draw-gain-half_recognition_of_section = half the recognition of one of your open sections
draw-gain-take_reinforcement = a reinforcement tile

draw-words-site = Site: section, needs, gives, workshop tile, state
draw-words-type = { $type ->
    [base] base
    [middle] middle
   *[dome] dome
}
draw-words-tower = { $count ->
    [0] Tower { $tower }, worth { $value } prestige now
   *[other] Tower { $tower }, worth { $value } prestige now: { $paid }
}
draw-words-paid = { PLAYER($player) } { $prestige }
draw-words-finished = finished by { PLAYER($player) }
draw-words-decorated = finished by { PLAYER($player) }, { PIECE("ornament", $ornament) } of { PLAYER($by) }
draw-words-needs = { $laid ->
    [0] { COUNT($amount, "resource", $resource) }
   *[other] { $laid } of { COUNT($amount, "resource", $resource) }
}
draw-words-claimed = { $penalty ->
    [0] { $cost }; { $gives }; claimed by { PLAYER($player) }
   *[other] { $cost }; { $gives }; claimed by { PLAYER($player) }, penalty { $penalty }
}
draw-words-open = { $free ->
    [yes] { $cost }; { $gives }; tile with { $tile }; free
   *[no] { $cost }; { $gives }; tile with { $tile }; not yet free
}
draw-words-die-tile = the { PIECE("die", $die) } die

draw-words-players = Players
draw-words-supply = Supply: { $goods }
draw-words-player = { PLAYER($player) }: { $prestige } prestige (recognition { $score }, { $next } to the next prestige), { $sections } finished, { $now } if it ended now
draw-words-goods = { $count ->
    [0] goods: none
   *[other] goods: { $goods }
}
draw-words-spaces = { $open ->
    [one] 1 open space
   *[other] { $open } open spaces
}, { $covered } covered
draw-words-banners = { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
}; { $count ->
    [0] no ornaments
   *[other] ornaments: { $ornaments }
}
draw-words-ornament = { $ornament ->
    [door] { $count ->
        [one] 1 door
       *[other] { $count } doors
    }
    [arch] { $count ->
        [one] 1 arch
       *[other] { $count } arches
    }
   *[cross] { $count ->
        [one] 1 cross
       *[other] { $count } crosses
    }
}
draw-words-workshop = workshop: { $spaces }
draw-words-price = { $held ->
    [none] { PIECE("shop", $space) } price { $price }
    [banner] { PIECE("shop", $space) } price { $price } and a banner on it
   *[other] { PIECE("shop", $space) } price { $price } and { PIECE("ornament", $held, form: "an") } on it
}
draw-words-face-up = { PIECE("shop", $space) } with { $tile }
draw-words-face-down = { PIECE("shop", $space) } face down
draw-words-ivan-cards = cards: { $cards }
draw-words-card-up = { PIECE("ivan_card", $card) } ({ $tile })
draw-words-card-used = { PIECE("ivan_card", $card) } (used)
draw-words-ivan-stored = { $count ->
    [0] stored: nothing
   *[other] stored: { $goods }
}
draw-words-ivan-site = { $count ->
    [0] for construction: nothing
   *[other] for construction: { $goods }
}

## The expansion in words

draw-words-diamonds = Diamonds: { $count } in the supply
draw-words-laid = { $count } as { PIECE("resource", $resource) }
draw-words-diamonds-on = on { $section }: { $laid }
draw-words-foreman = Foreman: under tower { $tower }
draw-words-contracts = Contracts: { $deck } in the deck, { $under } of them put back under it
draw-words-drawn = drawn: { $pieces }
draw-words-spare = Spare cards: { $deck } in the deck, { $discarded } discarded
draw-words-drawn-card = drawn: a card that asks for { $cost }
draw-words-offer = { $count ->
    [0] Reinforcement tiles on offer: none
   *[other] Reinforcement tiles on offer: { $tiles }
}
draw-words-held-diamonds = { COUNT($count, "resource", "diamond") }
draw-words-held-contracts = contracts: { $contracts }
draw-words-held-tiles = reinforcement tiles: { $tiles }
draw-words-duchy = Duchy: city, tower, permits for the next contractor, contractors there
draw-words-there = { PLAYER($player) } { $count }
draw-words-city = { PIECE("city", $city) }, { $tower ->
    [none] no tower
   *[other] tower { $tower }
}: { $open ->
    [yes] { COUNT($cost, "resource", "permit") }
   *[no] closed
}; { $count ->
    [0] nobody
   *[other] { $there }
}
draw-words-marker = Ivan's marker is at tower { $tower }
draw-words-display = Specialists on display: what they do, their tool, cities beside
draw-words-specialist = { $effect }, { PIECE("tool", $tool) }; { $cities }
draw-words-no-specialist = empty; { $cities }
draw-words-tool = { $count } × { PIECE("tool", $tool) }
draw-words-contractors = { $left ->
    [one] 1 contractor left
   *[other] { $left } contractors left
}; { $count ->
    [0] no tools
   *[other] tools: { $tools } ({ $prestige } prestige)
}
draw-words-permits = { COUNT($count, "resource", "permit") }
draw-words-held = specialist: { $effect }, { PIECE("tool", $tool) }
draw-words-none-held = no specialist

## The score sheet

draw-sheet-wins = wins
draw-sheet-track = score track
draw-sheet-goods = goods and rubles
draw-sheet-goods-permits = goods, rubles and permits
draw-sheet-tower = tower { $tower }, worth { $value }
draw-sheet-tools = tool groups
draw-sheet-contracts = contracts
draw-sheet-prestige = prestige
draw-sheet-sections = finished sections
draw-sheet-ornaments = ornaments
draw-sheet-legend = Towers: place (= shared), × pieces there, prestige.
