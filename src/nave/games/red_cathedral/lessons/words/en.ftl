# The teacher's words of the guided first game: at most 220 characters each. [icon] names a symbol.

first-title = Your first game

first-points-title = Two kinds of points, one track
first-points-1 = Every step on this track is recognition [bell], every star is prestige [star]. Only stars win: touch the first star ahead of your shield.
first-points-2 = Three bells to your first star. Later the stars stand closer together.

first-fetch-title = Walk a die, fetch goods
first-fetch-1 = Dice walk the market clockwise, exactly as far as they show, and any die is yours to use. Send the white 3 to Autumn, where the red one waits.
first-fetch-2 = Two dice stand here, so the tile pays twice: take 4 lumber.
first-fetch-3 = Everything on the space you reach is rolled: that is how the market changes.
first-fetch-other = Nice, but let us join the red die: two dice, double goods.
first-fetch-left = Your lumber is still lying there.
first-fetch-watch = Olga fetches 4 brick with the blue die and takes a ruble from the Teamsters.

first-claim-title = Claim a section
first-claim-1 = Plant a banner on a base, or right above somebody's banner: the section is yours to build. This one asks for [lumber] [brick] [stone] and pays 4 [bell].
first-claim-2 = Its tile moves into your workshop. Pay 2 rubles on the red space and it pays you back every time the red die walks.
first-claim-base = This base would do as well, but your lumber fits the first one.
first-claim-down = Face down is free, and silent for ever.
first-claim-space = There another die would wake it. We shall soon walk the red one.
first-claim-watch = Olga claims the section right above yours. Remember that.

first-wake-title = Wake your workshop
first-wake-1 = The red die walks 2 to Winter.
first-wake-2 = It wakes what lies on your red space: touch the tile. After a move you may do three things, each once, in any order: take, ask the guild, wake a tile.
first-wake-first = Then the brick would have no room. Wake the tile first.

first-full-title = Full shelves
first-full-1 = Winter offers 2 stone, but one space is left, and nothing may be thrown out. Take one; banners you plant later free more room.
first-full-watch = Olga delivers 2 brick and 1 stone: her section rises, her shield stands on the first star.

first-penalty-title = Built over your head
first-penalty-1 = Ouch: 1 recognition lost. Somebody finished a section while one of yours below was still a plan. Which one? Touch it.
first-penalty-hers = That one is hers, and it caused it.
first-penalty-tower = Another tower, nothing to do with it.
first-penalty-2 = Each rival's finished section above costs you 1 again whenever one more is finished up there. Your own never do.

first-finish-title = Deliver and finish
first-finish-1 = One building turn carries up to three pieces. Touch your section and send lumber, brick and stone.
first-finish-2 = First star! Tower I has one banner of each of you: equal, and with two players nobody would be paid.
first-finish-watch = Olga claims the next base.

first-step-title = One ruble, one step
first-step-1 = The white die, and the die of your color, walk on for 1 ruble a step. Four stone lie at Winter I, but a jewel one step further is worth more to you.
first-step-free = Free, and 4 stone: a fine move on another day.

first-guild-title = Friends in the season
first-guild-1 = Take the purple gem.
first-guild-2 = Winter belongs to the Merchants here: one of their two actions is yours. Trade 2 lumber for a green gem. [once] once, [many] as often as you can pay.
first-guild-watch = Olga fetches 2 lumber.

first-door-title = A door with two jewels
first-door-1 = Ornaments may go on any finished section, even a rival's: door on a base, arch in the middle, cross on a dome. Hang your door and set both gems.
first-door-2 = Three stars at once, and tower I is yours now: worth 5 to you, 1 to Olga.
first-door-watch = Olga delivers one lumber.

first-money-title = Prestige is also money
first-money-1 = Walk to Spring II for 2 rubles and let the Clergy praise you.
first-money-2 = A star can be sold for 2 rubles, but you only slide back to the last star behind you: now that is a single step.
first-money-3 = Just past a star, money is nearly free. Standing on a star it costs the whole gap.
first-money-reroll = The same price buys another roll. That comes next.
first-money-watch = Olga claims above her base and lays the tile face down.

first-reroll-title = A second roll
first-reroll-1 = One gold is missing for your sixth section, and no die reaches it. For one star you may re-roll a space once a turn: the white 1, please.

first-sixth-title = The sixth section
first-sixth-1 = Fetch the gold. The Teamsters live here: for 1 ruble they carry it up today.
first-sixth-2 = Six sections! 3 stars for you, and everybody else has one last turn.
first-sixth-watch = Olga finishes her dome in the last turn.

first-count-title = Counting
first-count-1 = Shields step back to their star; five left-over goods or rubles make one more. Now the towers: 2 for each finished section, 1 for each ornament.
first-count-2 = Worth 8: you lead 3 to 2, Olga takes a third, 2.
first-count-3 = Worth 7: hers. Your arch earns a third, 2.
first-count-4 = Worth 6: all yours.
first-count-5 = One against one: what does this tower pay you?
first-count-third = A third goes to second place, but nobody leads here. Look at the last line again.
first-count-all = All of it goes to a leader, but nobody leads here. Look at the last line again.
first-count-6 = Nothing, to nobody. One more arch would have won it all. 28 to 19: well built!

advanced-title = Advanced workshops
advanced-visit-title = An ornament under a tile
advanced-1 = On advanced boards your ornaments sleep under the colored spaces, and every tile costs 3 rubles face up. Claim the base, take the banner of a white space, and lay the tile on green.
advanced-2 = The ornament of the green space is free now. Face down it would have been lost for good.

module-title = The Contractors module
module-visit-title = Send a contractor abroad
module-1 = A fourth kind of turn: send a contractor to an open city. It costs a permit for every contractor there, yours included. Then keep a specialist for 2 rubles.
module-2 = The specialist waits for the black die, works once, and is a tool for your sets from then on.

ivan-title = Against Ivan
ivan-visit-title = Ivan's turn
ivan-1 = Alone you play against Ivan. End your turn, and his leftmost card with an open tile acts: first the die of that tile walks, then the card does what it says.
ivan-2 = His cards lie open: you can always see what he will do next, and get in his way.

# A visit to each guild of the expansion.
guild_jewelers-title = The Jewelers
guild_jewelers-visit-title = A diamond for a ruble
guild_jewelers-1 = The Jewelers live where your die stands: for 1 ruble they sell a diamond. It lies on the shelf like any material.
guild_jewelers-2 = A diamond stands for any material of a section, or for a jewel in an ornament.

guild_artisans-title = The Artisans
guild_artisans-visit-title = Wake a tile without its die
guild_artisans-1 = The Artisans wake one of your own workshop tiles, whatever die walked. Ask them, then touch the tile.
guild_artisans-2 = It pays as if its own die had come.

guild_foremen-title = The Foremen
guild_foremen-visit-title = Walk the foreman
guild_foremen-1 = The Foremen walk one or two towers; then you gain for each of your own banners where he stands. Ask them, and choose how far.
guild_foremen-2 = A section that is finished where he stands pays 1 more, and built over there you lose double.

guild_contractors-title = The Contractors' guild
guild_contractors-visit-title = What lies beside the black die
guild_contractors-1 = This guild gives what lies beside the black die now, wherever it stands. Ask for it.
guild_contractors-2 = Its other cards count the contractors you have sent abroad.

guild_wholesalers-title = The Wholesalers
guild_wholesalers-visit-title = One market action more
guild_wholesalers-1 = For 1 ruble the Wholesalers let you do a market action once more: take, or wake a tile. Ask them first.
guild_wholesalers-2 = So the same space pays twice.

guild_managers-title = The Managers
guild_managers-visit-title = A common good for free
guild_managers-1 = The Managers give a lumber, a brick or a stone for nothing. Take a stone.
guild_managers-2 = Their other cards have gold for rubles, and gems for a star and rubles.

guild_lawyers-title = The Lawyers
guild_lawyers-visit-title = A permit
guild_lawyers-1 = The Lawyers give you a permit. Ask them.
guild_lawyers-2 = A permit pays for a delivery here, and two of them for a star.

guild_archivists-title = The Archivists
guild_archivists-visit-title = Any resource tile
guild_archivists-1 = For 1 recognition the Archivists fetch what any one tile of the market shows. Ask them, then take the bricks; then take what your own space pays.
guild_archivists-2 = Their contracts are secret and pay at the end.

guild_master_builders-title = The Master Builders
guild_master_builders-visit-title = A spare card of goods
guild_master_builders-1 = For 2 rubles the Master Builders draw a spare card, and two of the goods it asks for are yours. Ask them.
guild_master_builders-2 = Their other cards pay what a section will pay, before it is finished.

guild_brick_makers-title = The Brick Makers
guild_brick_makers-visit-title = A brick pays the cart
guild_brick_makers-1 = For a brick the Brick Makers carry one piece up to your section. Give them the brick, then deliver.
guild_brick_makers-2 = For two bricks they have a reinforcement tile, to be used at any time.
