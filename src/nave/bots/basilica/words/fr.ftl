# Les parts de la valeur d’une position, comme on les lit dans les explications.

term-score = points marqués
term-led = zones menées de plus d’un
term-contested = zones encore ouvertes
term-growth = place où agrandir
term-builders = bâtisseurs en réserve
term-tokens = promotions en réserve
term-coins = pièces
term-jesters = bouffons

more-score = plus de points marqués
less-score = moins de points marqués
more-led = plus de zones sûrement à toi
less-led = moins de zones sûrement à toi
more-contested = mieux en place où tout est ouvert
less-contested = moins bien en place où tout est ouvert
more-growth = plus de place où agrandir tes zones
less-growth = moins de place où agrandir tes zones
more-builders = plus de bâtisseurs en réserve
less-builders = moins de bâtisseurs en réserve
more-tokens = plus de promotions en réserve
less-tokens = moins de promotions en réserve
more-coins = plus de pièces
less-coins = moins de pièces
more-jesters = plus par les bouffons
less-jesters = moins par les bouffons

# Ce qu’on peut compter sur la table. Les zones se comptent comme si le décompte avait lieu maintenant.
fact-area-more = la zone { PIECE("color", $color, form: "f") } en { $cell } te vaut { $points } de plus
fact-area-less = la zone { PIECE("color", $color, form: "f") } en { $cell } te vaut { $points } de moins
fact-area-denies = refuse à { PLAYER($player) } la zone { PIECE("color", $color, form: "f") } en { $cell } : { $points } perdus là
fact-area-gives = laisse à { PLAYER($player) } { $points } de plus dans la zone { PIECE("color", $color, form: "f") } en { $cell }
fact-call-denies = empêche { PLAYER($player) } de lancer le décompte au prochain tour
fact-call-gives = laisse { PLAYER($player) } lancer le décompte au prochain tour
