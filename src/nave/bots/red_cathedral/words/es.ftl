# Las partes de lo que vale una posición, como se leen en las explicaciones.

term-track = prestigio en el recorrido
term-towers = parte de las torres
term-sections = recompensas de secciones propias
term-ornaments = ornamentos por venir
term-goods = bienes sobrantes y sitio
term-rubles = rublos
term-workshop = taller
term-penalties = penalizaciones en riesgo
term-tempo = ritmo
term-cities = contratistas en ciudades
term-permits = permisos
term-specialists = especialistas y herramientas
term-contracts = contratos
term-reinforcements = losetas de refuerzo
term-foreman = la torre del capataz
term-rivals = lo que reciben los rivales

more-track = más prestigio en el recorrido
less-track = menos prestigio en el recorrido
more-towers = mejor dominio de las torres
less-towers = peor dominio de las torres
more-sections = más de tus propias secciones
less-sections = menos de tus propias secciones
more-ornaments = mejores perspectivas de ornamentos
less-ornaments = peores perspectivas de ornamentos
more-goods = bienes que te sirven y sitio para más
less-goods = bienes que no te sirven o poco sitio
more-rubles = más en la bolsa
less-rubles = menos en la bolsa
more-workshop = un taller que hace más
less-workshop = un taller que hace menos
more-penalties = menos penalizaciones en riesgo
less-penalties = más penalizaciones en riesgo
more-tempo = menos turnos hasta tus seis secciones
less-tempo = más turnos hasta tus seis secciones
more-cities = contratistas en mejores ciudades
less-cities = contratistas en peores ciudades
more-permits = más permisos
less-permits = menos permisos
more-specialists = mejores especialistas y herramientas
less-specialists = peores especialistas y herramientas
more-contracts = más por contratos
less-contracts = menos por contratos
more-reinforcements = mejores losetas de refuerzo
less-reinforcements = peores losetas de refuerzo
more-foreman = más de la torre del capataz
less-foreman = menos de la torre del capataz
more-rivals = menos para tus rivales
less-rivals = más para tus rivales

# Lo mismo dicho a cualquiera, por el juez, donde un texto de arriba habla al jugador.
gained-sections = más de las secciones propias
gained-goods = bienes útiles y sitio para más
gained-rubles = más en la bolsa
gained-tempo = menos turnos hasta las seis secciones
gained-rivals = menos para los rivales

# Lo que se puede contar en la mesa. Las torres se cuentan como si la partida acabara ahora.
fact-tower-more = la torre { $tower } te vale { $points } más
fact-tower-less = la torre { $tower } te vale { $points } menos
fact-tower-own = la torre { $tower } vale { $points } más para { PLAYER($player) }
fact-tower-denies = niega a { PLAYER($player) } la torre { $tower }: pierde allí { $points }
fact-tower-takes = cuesta a { PLAYER($player) } { $points } en la torre { $tower }
fact-tower-gives = deja a { PLAYER($player) } { $points } más en la torre { $tower }
fact-track-more = { $points } más en el recorrido para ti
fact-track-less = { $points } menos en el recorrido para ti
fact-track-rival-more = { $points } más en el recorrido para { PLAYER($player) }
fact-track-rival-less = { $points } menos en el recorrido para { PLAYER($player) }
