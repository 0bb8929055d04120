# Ce que dit le terminal à côté des images de The Red Cathedral.

draw-market = Marché
draw-market-key = m
draw-site = Chantier
draw-site-key = s
draw-players = Joueurs
draw-players-key = p
draw-duchy = Duché
draw-duchy-key = d

## Dans les images : des lettres sur les couleurs, et des mots aussi courts que possible

# U pour bleu : B est le blanc.
draw-die-letter = { $die ->
    [white] B
    [green] V
    [blue] U
    [red] R
    [yellow] J
   *[black] N
}
draw-player-letter = { $whose ->
    [green] V
    [blue] U
    [red] R
    [yellow] J
   *[ivan] I
}
draw-resource = { PIECE("resource", $resource) }
draw-resource-short = { $resource ->
    [green_gem] gemme v
    [purple_gem] g.viol.
    [recognition] reconn.
   *[other] { PIECE("resource", $resource) }
}
draw-season = { $season ->
    [spring] Printemps
    [summer] Été
    [autumn] Automne
   *[winter] Hiver
}
draw-group = { PIECE("group", $group) }
draw-ornament = { PIECE("ornament", $ornament) }
draw-city = { PIECE("city", $city) }
draw-tool = { PIECE("tool", $tool) }
draw-contract = { PIECE("contract", $contract) }
draw-reinforcement = { PIECE("reinforcement", $reinforcement) }
draw-ivan-card = { PIECE("ivan_card", $card) }
draw-tower = tour { $tower }
draw-tower-short = T{ $tower }
draw-free = libre
draw-built = bâtie
draw-now = maint.
draw-stored = stock
draw-on-site = chantier
draw-supply = réserve
draw-last-turns = derniers tours
draw-next = suivant { $bonus }
draw-next-none = suivant sans bonus
draw-tools = outils
draw-contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
draw-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
draw-spare-cards = { $count ->
    [one] { $count } carte de reste
   *[other] { $count } cartes de reste
}
draw-reinforcements = { $count ->
    [one] { $count } renfort
   *[other] { $count } renforts
}
draw-drawn = pioché :
draw-drawn-contract = contrat pioché : { PIECE("contract", $contract) }
draw-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}

# Les actions près du marché.
draw-short-types = tous types
draw-short-pay = { $pattern ->
    [same] pareils
    [different] sortes
   *[any] divers
}
draw-short-gain = { $other ->
    [yes] autre
   *[no] choix
}
draw-short-deliver = livrer { $count }
draw-short-swap = échange tuiles
draw-short-activate = activer tuile
draw-short-free = gain
draw-short-part = { $part ->
    [material_of_choice] { $count } choix
    [delivery] { $count ->
        [one] { $count } livr.
       *[other] { $count } livr.
    }
   *[other] { $count } { $part }
}
draw-short-activate_own_tile = sa tuile
draw-short-activate_other_players_tile = tuile d’autrui
draw-short-activate_own_tile_twice = tuile 2 fois
draw-short-activate_two_own_tiles = deux tuiles
draw-short-recognition_own_banners = ✦ par ⚑ à soi
draw-short-rubles_own_banners = ₽ par ⚑ à soi
draw-short-recognition_other_banners = ✦ par ⚑ adv.
draw-short-rubles_other_banners = ₽ par ⚑ adv.
draw-short-black_die_resource = au dé noir
draw-short-permits_per_contractor = ▤ par ♟ à soi
draw-short-rubles_per_contractor = ₽ par ♟ à soi
draw-short-rubles_per_other_contractor = ₽ par ♟ adv.
draw-short-one_market_action = marché bis
draw-short-market_action_and_material = bis+1 choix
draw-short-same_market_action_twice = même 2 fois
draw-short-two_market_actions = les deux bis
draw-short-draw_contracts = contrat
draw-short-market_area = une case
draw-short-any_guild_action = act. guilde
draw-short-resource_tile = une tuile
draw-short-draw_1_card = 2 d’une carte
draw-short-draw_2_cards = 2+1 de cartes
draw-short-rubles_of_section = ₽ de section
draw-short-half_recognition_of_section = ½ ✦ section
draw-short-take_reinforcement = tuile

draw-kind-two_activations = activer 2×
draw-kind-rubles_to_recognition = ≤5₽ → ✦
draw-kind-material_and_delivery = 1 choix+livr.
draw-kind-resource_tile = une tuile
draw-kind-claim = revendiquer

## La table en mots

draw-words-market = Marché : les dés vont de 1 à 8 puis à 1
draw-words-space = { PIECE("space", $space) }
draw-words-die = { PIECE("die", $die) } { $value }
draw-words-dice = { $count ->
    [0] aucun dé
   *[other] { $dice }
}
draw-words-influence = Influence : une des deux par visite
draw-words-card = { $season ->
    [spring] Printemps
    [summer] Été
    [autumn] Automne
   *[winter] Hiver
}, { PIECE("group", $group) } : { $first } ; ou { $second }
draw-words-action = { $free ->
    [yes] { $gains }
   *[no] { $cost } contre { $gains }
}{ $count ->
    [0] {""}
   *[other] {" "}si tu as fini { $needs }
}{ $often ->
    [yes] , autant que tu veux
   *[no] , une fois
}
draw-words-section = { PIECE("type", $type, form: "an") }
draw-words-some = { $count ->
    [one] { $count } matériau ({ $kinds })
   *[other] { $count } matériaux ({ $kinds })
}
draw-words-pay-same = { $count ->
    [one] { $count } matériau d’une sorte
   *[other] { $count } matériaux d’une même sorte
}
draw-words-pay-different = { $count ->
    [one] { $count } matériau
   *[other] { $count } matériaux de sortes différentes
}
draw-words-pay-any = { $count ->
    [one] { $count } matériau
   *[other] { $count } matériaux
}
draw-words-gain-other = { $count ->
    [one] { $count } matériau d’une autre sorte
   *[other] { $count } matériaux d’une autre sorte
}
draw-words-gain-any = { $count ->
    [one] { $count } matériau au choix
   *[other] { $count } matériaux au choix
}
draw-words-swap = un échange de deux tuiles ressource
draw-words-benefit = le gain d’une tuile d’atelier
draw-gain-activate_own_tile = le gain d’une de tes tuiles d’atelier
draw-gain-activate_other_players_tile = le gain d’une tuile d’atelier d’un autre joueur
draw-gain-activate_own_tile_twice = deux fois le gain d’une de tes tuiles d’atelier
draw-gain-activate_two_own_tiles = les gains de deux de tes tuiles d’atelier
draw-gain-recognition_own_banners = de la reconnaissance pour tes bannières où s’arrête le contremaître
draw-gain-rubles_own_banners = des roubles pour tes bannières où s’arrête le contremaître
draw-gain-recognition_other_banners = de la reconnaissance pour les bannières d’un adversaire près du contremaître
draw-gain-rubles_other_banners = des roubles pour les bannières d’un adversaire où s’arrête le contremaître
draw-gain-black_die_resource = ce que montre la tuile près du dé noir
draw-gain-permits_per_contractor = un permis pour chacun de tes entrepreneurs en ville
draw-gain-rubles_per_contractor = un rouble pour chacun de tes entrepreneurs en ville
draw-gain-rubles_per_other_contractor = un rouble pour chaque entrepreneur d’un adversaire
draw-gain-one_market_action = une action de marché une fois de plus
draw-gain-market_action_and_material = une action de marché une fois de plus et un matériau au choix
draw-gain-same_market_action_twice = une action de marché encore deux fois
draw-gain-two_market_actions = les deux actions de marché une fois de plus
draw-gain-draw_contracts = un contrat sur trois piochés
draw-gain-market_area = ce que donne une case du marché pour ses dés
draw-gain-any_guild_action = une action d’une autre guilde, en payant aussi son coût
draw-gain-resource_tile = ce que montre une tuile ressource au choix
draw-gain-draw_1_card = deux matériaux d’une carte de cathédrale de reste
draw-gain-draw_2_cards = deux matériaux d’une carte de cathédrale de reste et un d’une autre
draw-gain-rubles_of_section = les roubles d’une de tes sections en construction
draw-gain-half_recognition_of_section = la moitié de la reconnaissance d’une de tes sections ouvertes
draw-gain-take_reinforcement = une tuile de renfort

draw-words-site = Chantier : section, demande, donne, tuile d’atelier, état
draw-words-type = { $type ->
    [base] base
    [middle] centre
   *[dome] dôme
}
draw-words-tower = { $count ->
    [0] Tour { $tower }, vaut { $value } de prestige maintenant
   *[other] Tour { $tower }, vaut { $value } de prestige maintenant : { $paid }
}
draw-words-paid = { PLAYER($player) } { $prestige }
draw-words-finished = finie par { PLAYER($player) }
draw-words-decorated = finie par { PLAYER($player) }, { PIECE("ornament", $ornament) } ({ PLAYER($by) })
draw-words-needs = { $laid ->
    [0] { COUNT($amount, "resource", $resource) }
   *[other] { $laid } sur { COUNT($amount, "resource", $resource) }
}
draw-words-claimed = { $penalty ->
    [0] { $cost } ; { $gives } ; revendiquée par { PLAYER($player) }
   *[other] { $cost } ; { $gives } ; revendiquée par { PLAYER($player) }, pénalité { $penalty }
}
draw-words-open = { $free ->
    [yes] { $cost } ; { $gives } ; tuile avec { $tile } ; libre
   *[no] { $cost } ; { $gives } ; tuile avec { $tile } ; pas encore libre
}
draw-words-die-tile = le dé { PIECE("die", $die) }

draw-words-players = Joueurs
draw-words-supply = Réserve : { $goods }
draw-words-player = { PLAYER($player) } : { $prestige } de prestige (reconnaissance { $score }, { $next } jusqu’au prochain prestige), { $sections ->
    [one] { $sections } section finie
   *[other] { $sections } sections finies
}, { $now } si c’était fini
draw-words-goods = { $count ->
    [0] biens : aucun
   *[other] biens : { $goods }
}
draw-words-spaces = { $open ->
    [one] { $open } case ouverte
   *[other] { $open } cases ouvertes
}, couvertes : { $covered }
draw-words-banners = { $banners ->
    [one] { $banners } bannière
   *[other] { $banners } bannières
} ; { $count ->
    [0] pas d’ornements
   *[other] ornements : { $ornaments }
}
draw-words-ornament = { $ornament ->
    [door] { $count ->
        [one] { $count } porte
       *[other] { $count } portes
    }
    [arch] { $count ->
        [one] { $count } arche
       *[other] { $count } arches
    }
   *[cross] { $count ->
        [one] { $count } croix
       *[other] { $count } croix
    }
}
draw-words-workshop = atelier : { $spaces }
draw-words-price = { $held ->
    [none] { PIECE("shop", $space) } prix { $price }
    [banner] { PIECE("shop", $space) } prix { $price } (une bannière dessus)
   *[other] { PIECE("shop", $space) } prix { $price } ({ PIECE("ornament", $held, form: "an") } dessus)
}
draw-words-face-up = { PIECE("shop", $space) } avec { $tile }
draw-words-face-down = { PIECE("shop", $space) } face cachée
draw-words-ivan-cards = cartes : { $cards }
draw-words-card-up = { PIECE("ivan_card", $card) } ({ $tile })
draw-words-card-used = { PIECE("ivan_card", $card) } (utilisée)
draw-words-ivan-stored = { $count ->
    [0] en stock : rien
   *[other] en stock : { $goods }
}
draw-words-ivan-site = { $count ->
    [0] pour la construction : rien
   *[other] pour la construction : { $goods }
}

## L’extension en mots

draw-words-diamonds = Diamants : { $count } en réserve
draw-words-laid = { $count } en guise { PIECE("resource", $resource, form: "de") }
draw-words-diamonds-on = sur { $section } : { $laid }
draw-words-foreman = Contremaître : sous la tour { $tower }
draw-words-contracts = Contrats : { $deck } dans la pioche, dont { $under } remis dessous
draw-words-drawn = piochés : { $pieces }
draw-words-spare = Cartes de reste : { $deck } dans la pioche, { $discarded } à la défausse
draw-words-drawn-card = piochée : une carte qui demande { $cost }
draw-words-offer = { $count ->
    [0] Tuiles de renfort proposées : aucune
   *[other] Tuiles de renfort proposées : { $tiles }
}
draw-words-held-diamonds = { COUNT($count, "resource", "diamond") }
draw-words-held-contracts = contrats : { $contracts }
draw-words-held-tiles = tuiles de renfort : { $tiles }
draw-words-duchy = Duché : ville, tour, permis pour le prochain entrepreneur, entrepreneurs présents
draw-words-there = { PLAYER($player) } { $count }
draw-words-city = { PIECE("city", $city) }, { $tower ->
    [none] sans tour
   *[other] tour { $tower }
} : { $open ->
    [yes] { COUNT($cost, "resource", "permit") }
   *[no] fermée
} ; { $count ->
    [0] personne
   *[other] { $there }
}
draw-words-marker = Le marqueur d’Ivan est à la tour { $tower }
draw-words-display = Spécialistes à l’étalage : effet, outil, villes voisines
draw-words-specialist = { $effect }, { PIECE("tool", $tool) } ; { $cities }
draw-words-no-specialist = vide ; { $cities }
draw-words-tool = { $count } × { PIECE("tool", $tool) }
draw-words-contractors = { $left ->
    [one] reste { $left } entrepreneur
   *[other] restent { $left } entrepreneurs
} ; { $count ->
    [0] pas d’outils
   *[other] outils : { $tools } ({ $prestige } de prestige)
}
draw-words-permits = { COUNT($count, "resource", "permit") }
draw-words-held = spécialiste : { $effect }, { PIECE("tool", $tool) }
draw-words-none-held = pas de spécialiste

## La feuille de score

draw-sheet-wins = gagne
draw-sheet-track = piste de score
draw-sheet-goods = biens et roubles
draw-sheet-goods-permits = biens, roubles et permis
draw-sheet-tower = tour { $tower }, vaut { $value }
draw-sheet-tools = séries d’outils
draw-sheet-contracts = contrats
draw-sheet-prestige = prestige
draw-sheet-sections = sections finies
draw-sheet-ornaments = ornements
draw-sheet-legend = Tours : rang (= partagé), × éléments présents, prestige.
