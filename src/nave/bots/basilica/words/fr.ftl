# Les parts de la valeur d’une position, comme on les lit dans les explications.

term-score = points marqués
term-led = zones menées de plus d’un
term-contested = zones encore ouvertes
term-growth = place pour agrandir
term-builders = bâtisseurs en réserve
term-tokens = promotions en réserve
term-coins = pièces
term-jesters = bouffons

more-score = davantage de points marqués
less-score = moins de points marqués
more-led = davantage de zones sûrement à toi
less-led = moins de zones sûrement à toi
more-contested = mieux en place là où tout est ouvert
less-contested = moins bien en place là où tout est ouvert
more-growth = davantage de place pour agrandir tes zones
less-growth = moins de place pour agrandir tes zones
more-builders = davantage de bâtisseurs en réserve
less-builders = moins de bâtisseurs en réserve
more-tokens = davantage de promotions en réserve
less-tokens = moins de promotions en réserve
more-coins = davantage de pièces
less-coins = moins de pièces
more-jesters = davantage par les bouffons
less-jesters = moins par les bouffons

# La même chose dite à tout le monde, par le juge, là où un texte plus haut parle au joueur.
gained-led = davantage de zones sûrement acquises
gained-growth = davantage de place pour agrandir les zones

# Ce qu’on peut compter sur la table. Les zones se comptent comme si le décompte avait lieu maintenant.
fact-area-more = la zone { PIECE("color", $color, form: "f") } en { $cell } te rapporte { $points } de plus
fact-area-less = la zone { PIECE("color", $color, form: "f") } en { $cell } te rapporte { $points } de moins
fact-area-own = la zone { PIECE("color", $color, form: "f") } en { $cell } rapporte { $points } de plus à { PLAYER($player) }
fact-area-denies = prive { PLAYER($player) } de la zone { PIECE("color", $color, form: "f") } en { $cell } : perte de { $points }
fact-area-gives = laisse à { PLAYER($player) } { $points } de plus dans la zone { PIECE("color", $color, form: "f") } en { $cell }
fact-call-denies = empêche { PLAYER($player) } de lancer le décompte au prochain tour
fact-call-gives = laisse { PLAYER($player) } lancer le décompte au prochain tour
