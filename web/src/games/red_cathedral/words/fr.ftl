# Les mots du dessin de The Red Cathedral.

tab-duchy = Duché
closed = fermée
none = aucun
permits = Permis
contractors = Entrepreneurs chez toi
diamonds = Diamants
contracts = Contrats
contracts-worth = valent { $n } maintenant
reinforcements = Renforts
duchy = Grand-duché
duchy-bag = { $n ->
    [one] { $n } spécialiste dans le sac
   *[other] { $n } spécialistes dans le sac
}
ext = Extension
ext-left = { $n ->
    [one] { $n } entrepreneur restant
   *[other] { $n } entrepreneurs restants
}
ext-leaves = l’entrepreneur { $n } part
ext-waits = attend le dé noir
ext-wakes = le dé noir le réveille
ext-pays = l’emplacement { $n } donne { $what }
ext-none = aucun spécialiste
ext-tools = outils gagnés : { $n } de prestige
contract-each = chacun
contract-back = un contrat, face cachée
offer-players = Joueurs à nommer
offer-contracts = Contrats piochés
offer-spare = Cartes de cathédrale piochées
offer-reinforcements = Tuiles de renfort proposées
deck-contracts = { $n ->
    [one] { $n } contrat dans la pioche
   *[other] { $n } contrats dans la pioche
}
deck-spare = { $n ->
    [one] { $n } carte de reste, défausse : { $m }
   *[other] { $n } cartes de reste, défausse : { $m }
}
deck-diamonds = { $n ->
    [one] reste { $n } diamant
   *[other] restent { $n } diamants
}

good-permit = permis
    .count = { $n ->
        [one] { $n } permis
       *[other] { $n } permis
    }
good-diamond = diamant
    .count = { $n ->
        [one] { $n } diamant
       *[other] { $n } diamants
    }
color-black = noir
tool-hammer = marteau
tool-saw = scie
tool-trowel = truelle
tool-chisel = ciseau
tool-compass = compas
tool-axe = hache
guild-jewelers = Joailliers
guild-artisans = Ouvriers
guild-foremen = Contremaîtres
guild-contractors = Entrepreneurs
guild-wholesalers = Grossistes
guild-managers = Intendants
guild-lawyers = Juristes
guild-archivists = Archivistes
guild-master_builders = Maîtres d’œuvre
guild-brick_makers = Briquetiers

act-buy_1_diamond = acheter un diamant
act-exchange_3_materials = trois contre deux
act-buy_2_diamonds = acheter 2 diamants
act-diamond_for_2_permits = vendre pour permis
act-activate_own_tile = réveiller sa tuile
act-activate_other_players_tile = une tuile adverse
act-activate_own_tile_twice = même tuile 2 fois
act-activate_two_own_tiles = deux de tes tuiles
act-recognition_own_banners = par bannière à toi
act-rubles_own_banners = rouble par bannière
act-recognition_other_banners = bannières adverses
act-rubles_other_banners = rouble par adverse
act-black_die_resource = tuile du dé noir
act-permits_per_contractor = permis par envoyé
act-rubles_per_contractor = rouble par envoyé
act-rubles_per_other_contractor = rouble par adverse
act-one_market_action = 1 action de marché
act-market_action_and_material = action et matériau
act-same_market_action_twice = même action 2 fois
act-two_market_actions = 2 actions de marché
act-gain_basic_material = un matériau commun
act-basic_material_for_recognition = commun contre renom
act-gain_1_ruble = gagner 1 rouble
act-gold_for_3_rubles = vendre l’or pour 3
act-gain_1_gem = gagner une gemme
act-gems_for_prestige_and_rubles = vendre deux gemmes
act-gain_1_permit = gagner 1 permis
act-permit_for_delivery = permis pour livrer
act-two_permits_for_prestige = permis en prestige
act-permit_for_material = permis en matériau
act-draw_contracts = garder un sur trois
act-market_area = une case, par dé
act-any_guild_action = action d’une guilde
act-resource_tile = une tuile ressource
act-draw_1_card = 1 carte, prendre 2
act-draw_2_cards = 2 cartes, 2 + 1
act-rubles_of_section = roubles de section
act-half_recognition_of_section = moitié de section
act-take_reinforcement = prendre une tuile
act-brick_for_delivery = brique pour livrer
act-brick_for_2_rubles = une brique pour 2
act-brick_for_recognition = brique contre renom

contract-return_2_lumber = rendre 2 bois
contract-return_2_stone = rendre 2 pierres
contract-return_2_brick = rendre 2 briques
contract-return_4_rubles = rendre 4 roubles
contract-return_gem_and_gold = rendre une gemme et un or
contract-all_ornaments_built = tous tes ornements posés
contract-ornaments_on_own_sections = tes ornements sur tes sections
contract-ornaments_on_others_sections = tes ornements sur les sections des autres
contract-ornaments_not_built = tes ornements non posés
contract-three_ornaments_one_tower = trois de tes ornements dans une tour
contract-three_claims_one_tower = trois de tes bannières dans une tour
contract-section_of_each_type = une base, une partie centrale et un dôme
contract-six_face_up_tiles = six tuiles face visible
contract-towers_without_presence = tours sans toi
contract-towers_with_presence = tours avec toi
reinforcement-gain_5_rubles = gagner 5 roubles
reinforcement-any_guild_action = une action de guilde en jeu
reinforcement-activate_own_tile = activer une de tes tuiles
reinforcement-deliver_1 = livrer un matériau
reinforcement-gain_3_recognition = gagner 3 de reconnaissance
reinforcement-free_placement = poser gratis une tuile d’atelier
reinforcement-gain_2_materials = gagner deux matériaux
reinforcement-die_resource = prendre à la tuile près d’un dé

say-city = { $n ->
    [one] { $city } : coûte { $n } permis, { $who }
   *[other] { $city } : coûte { $n } permis, { $who }
}
say-city-closed = { $city } : fermée, { $who }
say-city-there = entrepreneurs : { $list }
say-city-empty = aucun entrepreneur
say-citytile = { $city } quand la tour est complète : { $list }
say-specialist = Spécialiste : { $effect } ; outil : { PIECE("tool", $tool) }
say-specialist-none = aucun
say-slot = Entrepreneur { $n }, son emplacement donne { $what }
say-slot-gone = Entrepreneur { $n } parti, son emplacement a donné { $what }
say-slot-nothing = rien
say-permits = { $n } permis sur { $m }
say-permit = donner du prestige pour un permis
say-tools = Outils : { $list } ; { $n } de prestige
say-mix = { $n ->
    [one] payer avec { $n } diamant
   *[other] payer avec { $n } diamants
}
say-mix-none = aucun
say-diamonds = { $n ->
    [one] { $n } diamant, remplace tout matériau
   *[other] { $n } diamants, chacun remplace tout matériau
}
say-contract = Contrat : { $words }, { $n } de prestige en l’état
say-spare = carte de cathédrale : { $list }
say-tower = Tour { $n }
say-foreman = le contremaître à la tour { $n }
say-tile-of = { $name } : { $tile }

ivan-hire = Embauche
ivan-hire-short = Embauche
ivan-hire-what = reste { $n }
ivan-will-hire = envoie un entrepreneur dans la ville de son marqueur

tab-market = Marché
tab-site = Chantier
tab-me = Moi
part-market = Cercle du marché avec la piste de score
part-site = Chantier
part-me = Ton atelier
part-supply = Réserve commune
supply = Réserve
you = toi
turn = tour { $n }
of = { $n } sur { $m }
free = gratuit
for = pour { $n }
full = plein
inventory = Inventaire
workshop = Atelier
ornaments = Ornements
track = Piste de score
inv-state = { $n } sur { $m }
inv-gain = { $n } sur { $m }, place pour { $k } de plus
inv-full = { $n } sur { $m }, plein
shop-hand = poser la tuile
orn-left = reste { $n }
orn-none = tous posés
next = prochain dans { $n }
face-up = face visible
face-down = face cachée, gratuit
sections = sections finies : { $n } sur { $m }
towers = Tours maintenant
towers-note = prestige de chacune
worth = valeur
none-short = –
nothing = rien encore
tie0 = égalité 0
recognition-to = { $n } de reconnaissance jusqu’au prochain prestige
ended = aurait { $n } si c’était fini
hub-last = dern. manche
hub-over = la fin

good-lumber = bois
    .count = { $n } bois
good-brick = brique
    .count = { $n ->
        [one] { $n } brique
       *[other] { $n } briques
    }
good-stone = pierre
    .count = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
good-gold = or
    .count = { $n } or
good-green_gem = gemme verte
    .count = { $n ->
        [one] { $n } gemme verte
       *[other] { $n } gemmes vertes
    }
good-purple_gem = gemme violette
    .count = { $n ->
        [one] { $n } gemme violette
       *[other] { $n } gemmes violettes
    }
good-ruble = rouble
    .count = { $n ->
        [one] { $n } rouble
       *[other] { $n } roubles
    }
good-recognition = reconnaissance
    .count = { $n } de reconnaissance
good-prestige = prestige
    .count = { $n } de prestige
good-any = matériau au choix
    .count = { $n ->
        [one] { $n } matériau au choix
       *[other] { $n } matériaux au choix
    }
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver
guild-craftsmen = Artisans
guild-teamsters = Charretiers
guild-merchants = Marchands
guild-clergy = Clergé
color-white = blanc
color-green = vert
color-blue = bleu
color-red = rouge
color-yellow = jaune
orn-door = porte
    .an = une porte
orn-arch = arche
    .an = une arche
orn-cross = croix
    .an = une croix
type-base = base
type-middle = partie centrale
type-dome = dôme
n-1 = un
n-2 = deux
n-3 = trois
n-4 = quatre
kind-any = au choix
kind-common = commun
kind-precious = précieux
kind-some = certains

act-deliver = { $n ->
    [one] livrer { $n } pour { $price }
   *[other] livrer { $n } pour { $price }
}
act-swap = troc de tuiles : { $price }
act-wake = réveiller sa tuile
act-alike = { PIECE("n", $n) } contre { PIECE("n", $m) }
act-change = changer un pour { $price }
act-sell = vendre { $kind } : { $n }
act-buy = achat { $kind } : { $price }
act-discard = rendre { PIECE("n", $n) } sortes
act-prestige = { $n } prestige pour { $price }
act-ruble = gagner { $n } { $n ->
    [one] rouble
   *[other] roubles
}
act-recognition = { $n } de reconnaissance
act-types = tous les types : +{ $n }
act-once = une fois
act-many = autant que payé

say-die = dé { PIECE("color", $color) }, montre { $n }, sur { $space }
say-space = { $space } : { $count } par dé, { $dice }
say-nodice = aucun dé
say-dice = dés : { $list }
say-guild = { PIECE("guild", $guild) }, guilde de la saison : { PIECE("season", $season) }
say-action = { PIECE("guild", $guild) } : { $words }, { PIECE("act", $repeat) }
say-section = Tour { $tower }, niveau { $level }, { PIECE("type", $type) }
say-locked = fermée tant que le niveau du dessous est libre
say-open = libre, avec { $tile }
say-claimed = revendiquée par { $name }
say-finished = finie par { $name }
say-needs = manque encore { $list }
say-jewels = { $n } de ses matériaux : diamants
say-costs = coûte { $list }
say-pays = donne { $list }
say-ornament = { PIECE("orn", $orn) } ({ $name })
say-fine = coûterait { $n } de reconnaissance à qui la construit
say-tile-die = une tuile du dé { PIECE("color", $color) }
say-tile = une tuile : { $count }
say-good = { $count } dans ton inventaire
say-banner = bannière sur une case d’inventaire
say-banner-white = bannière sur une case blanche de l’atelier
say-shop = case d’atelier ({ $space }), { $what }
say-shop-empty = { $n ->
    [one] vide, { $n } rouble face visible
   *[other] vide, { $n } roubles face visible
}
say-shop-down = une tuile face cachée
say-shop-banner = sous une bannière
say-shop-holds = contient { $orn }
say-ornaments = { PIECE("orn", $orn) }, { $n } à poser
say-supply = { $count } dans la réserve
say-face-up = poser la tuile face visible
say-face-down = poser la tuile face cachée
say-exchange = échanger du prestige contre des roubles
say-reroll = donner du prestige et relancer les dés d’une case
say-marker = { $name } : { $n } de reconnaissance, { $p } de prestige

zoom-whole = Tout le chantier

lens-yours = À toi.
lens-of = { $name } construit ici.
lens-done = Finie par { $name }.
lens-free = { $tile ->
    [none] Libre.
   *[other] Libre, avec { $tile }.
}
lens-locked = Fermée tant que le niveau du dessous est libre.
lens-needs = Manque encore
lens-costs = Coûte
lens-pays = Donne
lens-fine = Si quelqu’un finit au-dessus : perte de { $n }
lens-bare = Pas encore d’ornement.
lens-orn = Ornement : { PIECE("orn", $orn) } ({ $name }).

ivan-next = suivant
ivan-row = La rangée de cartes d’Ivan
ivan-claim = Revendication
ivan-inventory = Inventaire
ivan-transport = Transport
ivan-construction = Construction
ivan-recognition = Reconnaissance
ivan-claim-short = Bannière
ivan-inventory-short = Stock
ivan-transport-short = Charroi
ivan-construction-short = Chantier
ivan-recognition-short = Renom
ivan-claim-what = reste { $n }
ivan-inventory-what = { $n ->
    [one] +{ $n } matériau
   *[other] +{ $n } matériaux
}
ivan-transport-what = en déplace { $n }
ivan-construction-what = en pose { $n }
ivan-recognition-what = +{ $n }
ivan-walk = avance de { $n } vers { $space }
ivan-blocked = { $space } : complet, il n’avance pas
ivan-tile = { $n } de la tuile
ivan-will-claim = { $n ->
    [0] n’a plus de bannière pour revendiquer
   *[other] revendique une section ; tu choisis parmi les possibles
}
ivan-will-inventory = stocke { $n } des plus gros tas
ivan-will-transport = { $n ->
    [one] porte { $n } matériau à la Construction
   *[other] porte { $n } matériaux à la Construction
}
ivan-will-construction = { $n ->
    [one] pose { $n } matériau sur ses sections
   *[other] pose { $n } matériaux sur ses sections
}
ivan-will-recognition = gagne { $n } de reconnaissance
ivan-caption = d’après les dés · ton propre coup peut le changer
ivan-reset = toutes les tuiles ont servi : la rangée recommence
ivan-orn = { $n ->
    [0] { $orn } ensuite, quand la rangée recommence
    [one] { $orn } ensuite, quand la rangée recommence : dans { $n } tour
   *[other] { $orn } ensuite, quand la rangée recommence : dans { $n } tours
}
ivan-orn0 = tous ses ornements sont posés
level-standard = normal
level-hard = difficile
level-very_hard = très difficile

score-total = Prestige

card-line = Fais le tour du marché avec les dés, livre pierre et or, et finis tes dômes avant que les autres ne partagent la gloire.
card-picture = Silhouette d’une cathédrale de brique rouge aux dômes à bulbe peints
card-solo = Contre les cartes d’Ivan
card-expansion = L’extension Contractors
card-expansion-line = Chaque volet se joue avec ou sans les autres.

# Le récit : une ligne par tour.
story-plus = plus { $what }
story-minus = moins { $what }
story-die = dé { PIECE("color", $color) }
story-move = { $die } vers { $space }
story-take = { $you ->
    [yes] prends
   *[no] prend
} { $goods }
story-tile = sa tuile
story-swap = { $you ->
    [yes] échanges
   *[no] échange
} deux tuiles
story-claim = { $you ->
    [yes] revendiques
   *[no] revendique
} { $section },
story-lay = { $tile } sur la case { $space }
story-face-up = tuile visible
story-face-down = tuile cachée
story-shop-green = verte
story-shop-blue = bleue
story-shop-red = rouge
story-shop-yellow = jaune
story-shop-white_1 = blanche 1
story-shop-white_2 = blanche 2
story-deliver = { $goods } à { $section }
story-finish = { $you ->
    [yes] finis
   *[no] finit
} { $section }
story-decorate = { $ornament } sur { $section }
story-reroll = { $you ->
    [yes] relances
   *[no] relance
} une case
story-sixth = sixième section : dernière manche
story-ivan-reset = recommence sa rangée
story-ivan-blocked = { $die } ne peut pas bouger
story-ivan-store = en stocke { $n }
# Dans la barre : la course à la dernière manche.
race-of = { $name } : { $n } sur { $of } sections
race-next = { $you ->
    [yes] tu joues ensuite
   *[no] { $name } joue ensuite
}
race-near = { $you ->
    [yes] il te faut encore une section
   *[no] { $name } : encore une section
}
race-last = { $n ->
    [0] dernière manche · le dernier tour
    [one] dernière manche · encore { $n } tour
   *[other] dernière manche · encore { $n } tours
}
# Les réponses en lignes : lieu, prix, gain.
row-group-claim = Revendiquer
row-group-build = Construire
row-group-market = Marché
row-group-duchy = Duché
row-group-prestige = Prestige
row-of = { $fits } sur { $amount }
row-exchange = l’échanger
row-reroll = relancer { $space }
loss-penalty = Tu perds { $what } : la section { $above } est finie au-dessus de ta section { $section }
loss-penalty-only = Tu perds { $what } pour ta section { $section }
loss-pay = Tu perds { $what }
loss-by = Par { $name }.
loss-marker = Ton marqueur : { $from } → { $to }.
loss-prestige = Prestige { $from } → { $to }.

# Un décompte, chose par chose.
scene-city = La tour { $tower } est finie : { $city }
scene-contractors = { $n ->
    [one] { $n } entrepreneur là-bas, pour chaque bannière dans la tour
   *[other] { $n } entrepreneurs là-bas, chacun pour chaque bannière dans la tour
}
scene-nobody = Personne n’y a entrepreneurs et bannières
scene-end = Le décompte final

## Une partie finie de la vraie boîte.
end-plan = Plan de construction
end-towers = Tours
end-towers-line = Choisis une bannière ou un ornement, puis touche les sections finies qui en portent. Touche encore pour retirer.
end-brushes = Bannières et ornements
end-banner = Bannière : { $name }
end-ornament = Ornement : { $name }
end-tower = Tour { $n }
end-section = Section { $section }, pas finie
end-section-done = Section { $section }, bannière : { $banner }
end-section-adorned = Section { $section }, bannière : { $banner }, ornement : { $ornament }
end-left = Ce qui reste
end-marker = Marqueur sur la piste ({ $lap } cases par tour)
end-goods = Matériaux en stock, roubles et permis
end-contracts = Prestige des contrats
