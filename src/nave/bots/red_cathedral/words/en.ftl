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

# What people can count on the table, as reasons for a hint. Towers are counted as if the game ended now.
fact-tower-more = tower { $tower } is worth { $points } more to you
fact-tower-less = tower { $tower } is worth { $points } less to you
fact-tower-denies = denies { PLAYER($player) } tower { $tower }: { $points } lost there
fact-tower-takes = costs { PLAYER($player) } { $points } in tower { $tower }
fact-tower-gives = lets { PLAYER($player) } have { $points } more in tower { $tower }
fact-track-more = { $points } more on the track for you
fact-track-less = { $points } less on the track for you
fact-track-rival-more = { $points } more on the track for { PLAYER($player) }
fact-track-rival-less = { $points } less on the track for { PLAYER($player) }
