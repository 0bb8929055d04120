# The parts of what a position is worth, as people read them in explanations.

term-track = prestige on the track
term-towers = tower shares
term-sections = rewards of own sections
term-ornaments = ornaments to come
term-goods = spare goods and room
term-rubles = rubles
term-workshop = workshop
term-penalties = penalties at risk
term-tempo = tempo
term-cities = contractors in cities
term-permits = permits
term-specialists = specialists and tools
term-contracts = contracts
term-reinforcements = reinforcement tiles
term-foreman = the foreman's tower
term-rivals = what rivals get

# What a difference in each of them means, as a reason for a hint: better and worse for whoever asks.
more-track = more prestige on the track
less-track = less prestige on the track
more-towers = a better hold on the towers
less-towers = a weaker hold on the towers
more-sections = more from your own sections
less-sections = less from your own sections
more-ornaments = better chances for ornaments
less-ornaments = worse chances for ornaments
more-goods = goods you can use and room for more
less-goods = goods you cannot use or too little room
more-rubles = more in your purse
less-rubles = less in your purse
more-workshop = a workshop that does more
less-workshop = a workshop that does less
more-penalties = fewer penalties at risk
less-penalties = more penalties at risk
more-tempo = fewer turns to your six sections
less-tempo = more turns to your six sections
more-cities = contractors in better cities
less-cities = contractors in worse cities
more-permits = more permits
less-permits = fewer permits
more-specialists = better specialists and tools
less-specialists = worse specialists and tools
more-contracts = more from contracts
less-contracts = less from contracts
more-reinforcements = better reinforcement tiles
less-reinforcements = worse reinforcement tiles
more-foreman = more from the foreman's tower
less-foreman = less from the foreman's tower
more-rivals = less for your rivals
less-rivals = more for your rivals

# The same told to anybody, by the judge, where a text above speaks to the player.
gained-sections = more from own sections
gained-goods = useful goods and room for more
gained-rubles = a fuller purse
gained-tempo = fewer turns to six sections
gained-rivals = less for the rivals

# What people can count on the table, as reasons for a hint. Towers are counted as if the game ended now.
fact-tower-more = tower { $tower } is worth { $points } more to you
fact-tower-less = tower { $tower } is worth { $points } less to you
fact-tower-own = tower { $tower } is worth { $points } more to { PLAYER($player) }
fact-tower-denies = denies { PLAYER($player) } tower { $tower }: { $points } lost there
fact-tower-takes = costs { PLAYER($player) } { $points } in tower { $tower }
fact-tower-gives = lets { PLAYER($player) } have { $points } more in tower { $tower }
fact-track-more = { $points } more on the track for you
fact-track-less = { $points } less on the track for you
fact-track-rival-more = { $points } more on the track for { PLAYER($player) }
fact-track-rival-less = { $points } less on the track for { PLAYER($player) }
