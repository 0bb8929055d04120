# The parts of what a position is worth, as people read them in explanations.

term-track = prestigio sul tracciato
term-towers = quote delle torri
term-sections = ricompense delle proprie sezioni
term-ornaments = ornamenti futuri
term-goods = merci in più e spazio
term-rubles = rubli
term-workshop = bottega
term-penalties = penalità a rischio
term-tempo = tempo
term-cities = appaltatori nelle città
term-permits = permessi
term-specialists = specialisti e attrezzi
term-contracts = contratti
term-reinforcements = tessere rinforzo
term-foreman = la torre del capocantiere
term-rivals = ciò che ottengono gli avversari

# What a difference in each of them means, as a reason for a hint: better and worse for whoever asks.
more-track = più prestigio sul tracciato
less-track = meno prestigio sul tracciato
more-towers = una presa migliore sulle torri
less-towers = una presa più debole sulle torri
more-sections = di più dalle tue sezioni
less-sections = di meno dalle tue sezioni
more-ornaments = migliori prospettive per gli ornamenti
less-ornaments = peggiori prospettive per gli ornamenti
more-goods = merci utili e spazio per altre
less-goods = merci inutili o troppo poco spazio
more-rubles = di più nella tua borsa
less-rubles = di meno nella tua borsa
more-workshop = una bottega che rende di più
less-workshop = una bottega che rende di meno
more-penalties = meno penalità a rischio
less-penalties = più penalità a rischio
more-tempo = meno turni alle tue sei sezioni
less-tempo = più turni alle tue sei sezioni
more-cities = appaltatori in città migliori
less-cities = appaltatori in città peggiori
more-permits = più permessi
less-permits = meno permessi
more-specialists = specialisti e attrezzi migliori
less-specialists = specialisti e attrezzi peggiori
more-contracts = di più dai contratti
less-contracts = di meno dai contratti
more-reinforcements = tessere rinforzo migliori
less-reinforcements = tessere rinforzo peggiori
more-foreman = di più dalla torre del capocantiere
less-foreman = di meno dalla torre del capocantiere
more-rivals = di meno ai tuoi avversari
less-rivals = di più ai tuoi avversari

# The same told to anybody, by the judge, where a text above speaks to the player.
gained-sections = di più dalle proprie sezioni
gained-goods = merci utili e spazio per altre
gained-rubles = di più nella borsa
gained-tempo = meno turni alle sei sezioni
gained-rivals = di meno agli avversari

# What people can count on the table, as reasons for a hint. Towers are counted as if the game ended now.
fact-tower-more = la torre { $tower } vale { $points } in più per te
fact-tower-less = la torre { $tower } vale { $points } in meno per te
fact-tower-own = la torre { $tower } vale { $points } in più per { PLAYER($player) }
fact-tower-denies = nega a { PLAYER($player) } la torre { $tower }: lì perde { $points }
fact-tower-takes = costa a { PLAYER($player) } { $points } nella torre { $tower }
fact-tower-gives = lascia a { PLAYER($player) } { $points } in più nella torre { $tower }
fact-track-more = { $points } in più sul tracciato per te
fact-track-less = { $points } in meno sul tracciato per te
fact-track-rival-more = { $points } in più sul tracciato per { PLAYER($player) }
fact-track-rival-less = { $points } in meno sul tracciato per { PLAYER($player) }
