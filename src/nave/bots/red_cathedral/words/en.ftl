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
