# Les parts de la valeur d’une position, comme on les lit dans les explications.

term-track = prestige sur la piste
term-towers = parts de tours
term-sections = gains de ses sections
term-ornaments = ornements à venir
term-goods = biens en stock et place
term-rubles = roubles
term-workshop = atelier
term-penalties = pénalités à craindre
term-tempo = rythme
term-cities = entrepreneurs en ville
term-permits = permis
term-specialists = spécialistes et outils
term-contracts = contrats
term-reinforcements = tuiles de renfort
term-foreman = la tour du contremaître
term-rivals = ce qu’ont les adversaires

more-track = davantage de prestige sur la piste
less-track = moins de prestige sur la piste
more-towers = une meilleure emprise sur les tours
less-towers = une moindre emprise sur les tours
more-sections = davantage de tes propres sections
less-sections = moins de tes propres sections
more-ornaments = de meilleures chances d’ornements
less-ornaments = de moins bonnes chances d’ornements
more-goods = des biens utiles et de la place
less-goods = des biens inutiles ou trop peu de place
more-rubles = une bourse mieux remplie
less-rubles = une bourse moins remplie
more-workshop = un atelier qui fait davantage
less-workshop = un atelier qui fait moins
more-penalties = moins de pénalités à craindre
less-penalties = davantage de pénalités à craindre
more-tempo = moins de tours jusqu’à tes six sections
less-tempo = davantage de tours jusqu’à tes six sections
more-cities = des entrepreneurs dans de meilleures villes
less-cities = des entrepreneurs dans de moins bonnes villes
more-permits = davantage de permis
less-permits = moins de permis
more-specialists = de meilleurs spécialistes et outils
less-specialists = de moins bons spécialistes et outils
more-contracts = davantage par les contrats
less-contracts = moins par les contrats
more-reinforcements = de meilleures tuiles de renfort
less-reinforcements = de moins bonnes tuiles de renfort
more-foreman = davantage de la tour du contremaître
less-foreman = moins de la tour du contremaître
more-rivals = moins pour tes adversaires
less-rivals = davantage pour tes adversaires

# La même chose dite à tout le monde, par le juge, là où un texte plus haut parle au joueur.
gained-sections = davantage de ses propres sections
gained-goods = des biens utiles et de la place
gained-rubles = une bourse mieux remplie
gained-tempo = moins de tours jusqu’à six sections
gained-rivals = moins pour les adversaires

# Ce qu’on peut compter sur la table. Les tours se comptent comme si la partie finissait maintenant.
fact-tower-more = la tour { $tower } te rapporte { $points } de plus
fact-tower-less = la tour { $tower } te rapporte { $points } de moins
fact-tower-own = la tour { $tower } rapporte { $points } de plus à { PLAYER($player) }
fact-tower-denies = prive { PLAYER($player) } de la tour { $tower } : perte de { $points }
fact-tower-takes = coûte à { PLAYER($player) } { $points } dans la tour { $tower }
fact-tower-gives = laisse à { PLAYER($player) } { $points } de plus dans la tour { $tower }
fact-track-more = { $points } de plus sur la piste pour toi
fact-track-less = { $points } de moins sur la piste pour toi
fact-track-rival-more = { $points } de plus sur la piste pour { PLAYER($player) }
fact-track-rival-less = { $points } de moins sur la piste pour { PLAYER($player) }
