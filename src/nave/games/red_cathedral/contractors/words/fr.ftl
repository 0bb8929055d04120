# Ce que dit l’extension Contractors.

## Matériel

resource-permit = permis
    .count = { $n ->
        [one] { $n } permis
       *[other] { $n } permis
    }
    .de = de permis
    .part = un permis
resource-diamond = diamant
    .count = { $n ->
        [one] { $n } diamant
       *[other] { $n } diamants
    }
    .de = de diamant
    .part = un diamant

city-moscow = Moscou
city-vologda = Vologda
city-suzdal = Souzdal
city-ryazan = Riazan
city-smolensk = Smolensk
city-novgorod = Novgorod

tool-hammer = marteau
tool-saw = scie
tool-trowel = truelle
tool-chisel = ciseau
tool-compass = compas
tool-axe = hache

group-jewelers = Joailliers
    .def = les Joailliers
    .de = des Joailliers
group-artisans = Ouvriers
    .def = les Ouvriers
    .de = des Ouvriers
group-foremen = Contremaîtres
    .def = les Contremaîtres
    .de = des Contremaîtres
group-contractors = Entrepreneurs
    .def = les Entrepreneurs
    .de = des Entrepreneurs
group-wholesalers = Grossistes
    .def = les Grossistes
    .de = des Grossistes
group-managers = Intendants
    .def = les Intendants
    .de = des Intendants
group-lawyers = Juristes
    .def = les Juristes
    .de = des Juristes
group-archivists = Archivistes
    .def = les Archivistes
    .de = des Archivistes
group-master_builders = Maîtres d’œuvre
    .def = les Maîtres d’œuvre
    .de = des Maîtres d’œuvre
group-brick_makers = Briquetiers
    .def = les Briquetiers
    .de = des Briquetiers

action-buy_1_diamond = acheter 1 diamant
action-exchange_3_materials = échanger 3 matériaux
action-buy_2_diamonds = acheter 2 diamants
action-diamond_for_2_permits = un diamant contre 2 permis
action-activate_own_tile = activer une de ses tuiles
action-activate_other_players_tile = activer une tuile d’un autre joueur
action-activate_own_tile_twice = activer deux fois une de ses tuiles
action-activate_two_own_tiles = activer deux de ses tuiles
action-recognition_own_banners = reconnaissance pour ses bannières
action-rubles_own_banners = roubles pour ses bannières
action-recognition_other_banners = reconnaissance pour les bannières d’un autre joueur
action-rubles_other_banners = roubles pour les bannières d’un autre joueur
action-black_die_resource = la ressource près du dé noir
action-permits_per_contractor = permis pour ses entrepreneurs
action-rubles_per_contractor = roubles pour ses entrepreneurs
action-rubles_per_other_contractor = roubles pour les entrepreneurs d’un autre joueur
action-one_market_action = une action de marché
action-market_action_and_material = une action de marché et un matériau
action-same_market_action_twice = la même action de marché deux fois
action-two_market_actions = deux actions de marché
action-gain_basic_material = gagner un matériau de base
action-basic_material_for_recognition = un matériau de base contre de la reconnaissance
action-gain_1_ruble = gagner 1 rouble
action-gold_for_3_rubles = de l’or contre 3 roubles
action-gain_1_gem = gagner 1 gemme
action-gems_for_prestige_and_rubles = des gemmes contre du prestige et des roubles
action-gain_1_permit = gagner 1 permis
action-permit_for_delivery = un permis contre une livraison
action-two_permits_for_prestige = deux permis contre du prestige
action-permit_for_material = un permis contre un matériau
action-draw_contracts = piocher des contrats
action-market_area = une case du marché
action-any_guild_action = une action d’une autre guilde
action-resource_tile = une tuile ressource
action-draw_1_card = piocher 1 carte
action-draw_2_cards = piocher 2 cartes
action-rubles_of_section = les roubles d’une section
action-half_recognition_of_section = la moitié de la reconnaissance d’une section
action-take_reinforcement = prendre une tuile de renfort
action-brick_for_delivery = une brique contre une livraison
action-brick_for_2_rubles = une brique contre 2 roubles
action-brick_for_recognition = une brique contre de la reconnaissance

contract-return_2_lumber = rendre 2 bois
contract-return_2_stone = rendre 2 pierres
contract-return_2_brick = rendre 2 briques
contract-return_4_rubles = rendre 4 roubles
contract-return_gem_and_gold = rendre une gemme et un or
contract-all_ornaments_built = tous les ornements posés
contract-ornaments_on_own_sections = ornements sur ses sections
contract-ornaments_on_others_sections = ornements sur les sections des autres
contract-ornaments_not_built = ornements non posés
contract-three_ornaments_one_tower = trois ornements dans une tour
contract-three_claims_one_tower = trois revendications dans une tour
contract-section_of_each_type = une section de chaque type
contract-six_face_up_tiles = six tuiles face visible
contract-towers_without_presence = tours sans présence
contract-towers_with_presence = tours avec présence

reinforcement-gain_5_rubles = gagner 5 roubles
reinforcement-any_guild_action = une action de guilde au choix
reinforcement-activate_own_tile = activer une de ses tuiles
reinforcement-deliver_1 = livrer 1 matériau
reinforcement-gain_3_recognition = gagner 3 de reconnaissance
reinforcement-free_placement = pose gratuite
reinforcement-gain_2_materials = gagner 2 matériaux
reinforcement-die_resource = la ressource d’un dé

specialist-with_tool = le spécialiste ({ $terms } ; { PIECE("tool", $tool) })

## Ce que les actions de l’extension coûtent et donnent

pay-permit = { COUNT($n, "resource", "permit") }
pay-diamond = { COUNT($n, "resource", "diamond") }
pay-ornament = un ornement non posé
pay-up_to_rubles = 1 à { COUNT($n, "resource", "ruble") }
gain-as_much_recognition = autant de reconnaissance
gain-claim = revendiquer une section
gain-contracts = piocher { $drawn } contrats et en garder { $kept }
gain-base_guild_action = une action des Artisans, des Charretiers ou des Marchands
gain-any_guild_action = une action d’une carte de guilde au choix
gain-others_tile = activer une tuile d’atelier d’un autre joueur
gain-reinforcement = une tuile de renfort
gain-free_placement = une tuile d’atelier face visible sans payer
gain-foreman = un déplacement du contremaître
gain-market_actions = { $pattern ->
    [same] une action de marché encore deux fois
    [different] deux actions de marché différentes
   *[any] une action de marché de plus
}
gain-per_piece = { COUNT(1, "resource", $resource) } { $per ->
    [own_banner] pour chacune de tes bannières là-bas
    [other_banner] pour chaque bannière d’un autre joueur là-bas
    [own_contractor] pour chacun de tes entrepreneurs dans les villes
   *[other_contractor] pour chaque entrepreneur d’un autre joueur dans les villes
}
gain-section_rubles = les roubles d’une section en construction
gain-section_recognition = la moitié de la reconnaissance d’une section en construction
gain-card_materials = { $first } matériaux d’une carte piochée
gain-cards_materials = { $first } matériaux d’une carte piochée et { $second ->
    [one] { $second } d’une autre
   *[other] { $second } d’une autre
}

## Ce qu’est et fait chaque élément de l’extension

lens-city = { PIECE("city", $city) }
lens-city-closed = Fermée : on n’y envoie plus d’entrepreneur. { $there ->
    [0] Personne n’y est.
    [one] { $there } entrepreneur y reste.
   *[other] { $there } entrepreneurs y restent.
}
lens-city-does = Y envoyer un entrepreneur coûte { COUNT($permits, "resource", "permit") }, un par entrepreneur dans la ville, le tien compris{ $bonus ->
    [none] {""}
   *[some] , et te donne { $bonus }
} ; puis tu choisis un spécialiste voisin parmi { $spaces }.{ $tower ->
    [none] {""}
   *[other] {" "}Quand la tour { $tower } est complète, chacun de tes entrepreneurs ici donne 1 de reconnaissance pour chacune de tes bannières là-bas.
}
lens-specialist = Spécialiste
lens-specialist-none = Aucun spécialiste ici ; le sac est vide.
lens-specialist-none-held = Aucun spécialiste n’attend sur ton extension ; embauches-en un en envoyant un entrepreneur.
lens-specialist-does = { $held ->
    [yes] Avance le dé noir et utilise ce spécialiste une fois : { $terms }. Puis il devient un outil : { PIECE("tool", $tool) }.
   *[no] Envoie un entrepreneur à côté, paie { COUNT($price, "resource", "ruble") }, et il attend le dé noir : { $terms }. Puis il devient un outil : { PIECE("tool", $tool) }.
}
lens-permit-does = Tu en as { $n } ({ $limit } au plus). Les permis paient l’envoi d’entrepreneurs et ne prennent pas de place.
lens-button-permit = Prestige en permis
lens-button-permit-does = Ton marqueur perd { $prestige } de prestige, et tu prends un permis.
lens-diamond-does = Tu en as { $n }, il en reste { $left } en réserve. Un diamant remplace tout matériau : livré, serti dans un ornement, ou payé.
lens-diamonds = Payer en diamants
lens-diamonds-does = { $n ->
    [0] Aucun des matériaux que tu paies n’est un diamant.
    [one] { $n } des matériaux que tu paies est un diamant.
   *[other] { $n } des matériaux que tu paies sont des diamants.
}
lens-foreman = Le contremaître
lens-foreman-does = Il est à la tour { $tower } : qui y finit une section gagne { $more } de reconnaissance en plus, et les pénalités pour les sections des autres dessous comptent { $factor } fois.
lens-contract = Contrat : { PIECE("contract", $contract) }
lens-contract-does = { $contract } : { $each ->
    [yes] { $n } de prestige à chaque fois
   *[no] { $n } de prestige
}, compté après le dernier tour. En l’état, il te donnerait { $now }.
lens-contract-return_2_lumber = Rends 2 bois
lens-contract-return_2_stone = Rends 2 pierres
lens-contract-return_2_brick = Rends 2 briques
lens-contract-return_4_rubles = Rends 4 roubles
lens-contract-return_gem_and_gold = Rends une gemme et un or
lens-contract-all_ornaments_built = Tous tes ornements sont sur la cathédrale
lens-contract-ornaments_on_own_sections = Tes ornements sur tes sections
lens-contract-ornaments_on_others_sections = Tes ornements sur les sections des autres
lens-contract-ornaments_not_built = Tes ornements qui ne sont pas sur la cathédrale
lens-contract-three_ornaments_one_tower = Trois de tes ornements dans une tour
lens-contract-three_claims_one_tower = Trois de tes bannières dans une tour
lens-contract-section_of_each_type = Une base, une partie centrale et un dôme finis, à toi
lens-contract-six_face_up_tiles = Six tuiles face visible dans ton atelier
lens-contract-towers_without_presence = Tours sans bannière ni ornement à toi
lens-contract-towers_with_presence = Tours avec une bannière ou un ornement à toi
lens-button-keep_hand = Garder tes contrats
lens-button-keep_hand-does = Tous les contrats piochés vont sous la pioche ; personne n’en garde plus de { $limit }.
lens-spare = Carte de cathédrale
lens-spare-does = { $drawn ->
    [yes] Piochée pour toi : prends des matériaux parmi { $cost }.
   *[no] On pioche ici des cartes, et on prend des matériaux qu’elles demandent.
}
lens-reinforcement = Renfort : { PIECE("reinforcement", $tile) }
lens-reinforcement-does = Utilisé une fois, à ton tour, en plus de ton action : { $terms }.

## Ce qui arrive

event-hire = { PLAYER($player) } envoie un entrepreneur à { PIECE("city", $city) }
event-ivan_idle = { PIECE("city", $city) } : Ivan n’a pas d’entrepreneur, sa carte d’embauche ne fait rien
event-ivan_idle-closed = { PIECE("city", $city) } est fermée : la carte d’embauche d’Ivan ne fait rien
event-city_closed = La tour { $tower } est complète : { PIECE("city", $city) } est fermée
event-keep = { PLAYER($player) } garde le spécialiste de la case { $space }
event-decline = { PLAYER($player) } refuse le spécialiste de la case { $space }
event-refill = Un spécialiste est tiré pour la case { $space }
event-tool = { PLAYER($player) } retourne le spécialiste : { PIECE("tool", $tool) }
event-tools_back = Ivan remet deux outils pareils dans le sac : { PIECE("tool", $tool) }
event-discard = { PLAYER($player) } retire du jeu { PIECE("ornament", $ornament, form: "an") }
event-specialist = { PLAYER($player) } utilise le spécialiste
event-reinforcement = { PLAYER($player) } utilise la tuile de renfort : { PIECE("reinforcement", $action) }
event-deliver-diamond = { PLAYER($player) } livre à { $section } un diamant en guise { PIECE("resource", $resource, form: "de") }
event-activate-other = { PLAYER($player) } active la tuile d’un autre ({ PLAYER($whose) }), case { PIECE("shop", $space) }
event-foreman = { PLAYER($player) } avance le contremaître de { $steps } jusqu’à la tour { $tower }
event-draw_contract = { PLAYER($player) } pioche le contrat « { PIECE("contract", $contract) } »
event-draw_contract-hidden = { PLAYER($player) } pioche un contrat
event-keep_contract = { PLAYER($player) } garde le contrat « { PIECE("contract", $contract) } »
event-keep_contract-hidden = { PLAYER($player) } garde un contrat
event-return_contract = { PLAYER($player) } met sous la pioche : { PIECE("contract", $contract) }
event-return_contract-hidden = { PLAYER($player) } met un contrat sous la pioche
event-contract = { PLAYER($player) } montre un contrat, { PIECE("contract", $contract) } : { $prestige } de prestige
event-take_reinforcement = { PLAYER($player) } prend la tuile de renfort : { PIECE("reinforcement", $tile) }
event-shuffle_cards = Les cartes de cathédrale défaussées sont mélangées en une nouvelle pioche
event-draw_card = { PLAYER($player) } pioche une carte de cathédrale : { $cost }
event-name_section = { PLAYER($player) } nomme { $section }

## Questions

prompt-guild = Une guilde est tirée à la place du Clergé.
prompt-city = Une tuile de ville est posée au-dessus de la tour { $tower }.
prompt-draw_specialist = Un spécialiste est tiré pour la case { $space }.
drawn-guild = { PIECE("group", $guild) }
drawn-city = { PIECE("city", $city) }
prompt-draw_contract = Un contrat est pioché.
prompt-draw_card = Une carte de cathédrale de reste est piochée.
prompt-specialist = { PLAYER($player) } : choisis un spécialiste voisin de { PIECE("city", $city) }, garde-le ou refuse-le.
prompt-both = { PLAYER($player) } : { $left ->
    [take] prends un matériau, ou arrête.
    [deliver] livre un matériau, ou arrête.
   *[both] prends un matériau et livre-en un, ou arrête.
}
prompt-rubles = { PLAYER($player) } : paie des roubles pour autant de reconnaissance.
prompt-discard = { PLAYER($player) } : choisis un ornement à retirer du jeu.
prompt-claim = { PLAYER($player) } : revendique une section.
prompt-guild_action = { $groups ->
    [any] { PLAYER($player) } : fais une action d’une guilde au choix.
   *[some] { PLAYER($player) } : fais une action des Artisans, des Charretiers ou des Marchands.
}
prompt-with_diamonds = { PLAYER($player) } : combien de diamants dans ce paiement ({ COUNT($amount, "resource", $resource) }) ?
prompt-pay_any = { PLAYER($player) } : rends encore { $left ->
    [one] { $left } matériau
   *[other] { $left } matériaux
} de toute sorte.
prompt-activate_other = { PLAYER($player) } : choisis une tuile d’atelier face visible d’un autre joueur à activer.
prompt-foreman = { PLAYER($player) } : avance le contremaître d’une ou deux tours.
prompt-name_player = { PLAYER($player) } : nomme un autre joueur ; on compte { $what ->
    [banners] ses bannières dans cette tour
   *[contractors] ses entrepreneurs dans les villes
}.
prompt-extra = { PLAYER($player) } : { $parts ->
    [market] obtiens des ressources ou active encore une fois
    [material] prends un matériau au choix
   *[both] obtiens des ressources ou active encore une fois, et prends un matériau au choix
}{ $stop ->
    [yes] , ou arrête
   *[no] {""}
}.
prompt-keep_contract = { $full ->
    [yes] { PLAYER($player) } : garde un des contrats piochés à la place d’un des tiens, ou garde ta main.
   *[no] { PLAYER($player) } : garde un des contrats piochés ; les autres vont sous la pioche.
}
prompt-return_contract = { PLAYER($player) } : mets sous la pioche un des contrats que tu avais.
prompt-pick_card = { PLAYER($player) } : choisis la carte dont tu prends { $amount } matériaux.
prompt-unit = { $left ->
    [one] { $more ->
        [yes] { PLAYER($player) } : prends encore { $left } des matériaux que la carte demande ({ $cost }), ou rien.
       *[no] { PLAYER($player) } : prends { $left } matériau que la carte demande ({ $cost }), ou rien.
    }
   *[other] { PLAYER($player) } : prends { $left } des matériaux que la carte demande ({ $cost }), un par un, ou rien.
}
prompt-name_section = { PLAYER($player) } : choisis une de tes sections en construction.
prompt-place_free = { PLAYER($player) } : pose la { $tile } face visible dans ton atelier, gratuitement.
prompt-take_reinforcement = { PLAYER($player) } : prends une des tuiles de renfort.

first-specialist = garde ou refuse d’abord un spécialiste
first-both = finis d’abord ce que donne le spécialiste
first-rubles = paie d’abord ce que donne le spécialiste
first-discard = choisis d’abord l’ornement que demande le spécialiste
first-claim = revendique d’abord une section grâce au spécialiste
first-pay_any = paie d’abord les diamants
first-with_diamonds = dis d’abord combien de diamants tu paies
first-activate_other = choisis d’abord la tuile de l’autre joueur à activer
first-foreman = avance d’abord le contremaître
first-name_player = { $what ->
    [banners] nomme d’abord le joueur dont on compte les bannières
   *[contractors] nomme d’abord le joueur dont on compte les entrepreneurs
}
first-extra = finis d’abord les actions de marché en plus
first-guild_action = { $groups ->
    [any] fais d’abord l’action d’une guilde
   *[some] fais d’abord l’action d’une autre guilde
}
first-keep_contract = choisis d’abord le contrat à garder
first-return_contract = remets d’abord un de tes contrats
first-pick_card = choisis d’abord une des cartes piochées
first-unit = prends d’abord les matériaux de la carte piochée
first-name_section = choisis d’abord une section en construction
first-take_reinforcement = prends d’abord une tuile de renfort
first-place_free = pose d’abord la tuile d’atelier de la section revendiquée

## Réponses

answer-permit = Donner { $price } de prestige pour 1 permis
answer-hire = { $bonus ->
    [none] Envoyer un entrepreneur à { PIECE("city", $city) } pour { COUNT($permits, "resource", "permit") }
   *[some] Envoyer un entrepreneur à { PIECE("city", $city) } pour { COUNT($permits, "resource", "permit") } : { $bonus }
}
answer-keep_specialist = Garder { $specialist } pour { COUNT($price, "resource", "ruble") }
answer-decline_specialist = Refuser { $specialist }
answer-use_specialist = Utiliser { $specialist }
answer-use_specialist_diamond = Utiliser { $specialist }, payé d’un diamant
answer-discard = Retirer du jeu { PIECE("ornament", $ornament, form: "an") }
answer-discard_from = Retirer du jeu { PIECE("ornament", $ornament, form: "def") } de la case { PIECE("shop", $space) }
answer-pay_rubles = Payer { COUNT($amount, "resource", "ruble") } pour { $amount } de reconnaissance
answer-nothing = Ne rien prendre
answer-deliver_diamond = Livrer à { $section } un diamant en guise { PIECE("resource", $resource, form: "de") }
answer-decorate_diamond = Poser { PIECE("ornament", $ornament, form: "an") }{ $base ->
    [yes] { $gems ->
        [none] {" "}en diamant
       *[some] {" "}en diamant avec { $gems }
    }
   *[no] {" "}avec { $gems }
} sur { $section } : { $prestige } de prestige
answer-pay_diamond = Rendre un diamant
answer-with_diamonds = Payer avec { COUNT($amount, "resource", "diamond") }
answer-activate_other = Activer la tuile d’un autre ({ PLAYER($player) }), case { PIECE("shop", $space) } : { COUNT($amount, "resource", $resource) }
answer-choose = Prendre { COUNT(1, "resource", $resource) } comme matériau au choix
answer-foreman = Avancer le contremaître à la tour { $tower } : { COUNT($amount, "resource", $resource) }
answer-name_player = Nommer { PLAYER($player) } : { COUNT($amount, "resource", $resource) }
answer-keep_contract = Garder le contrat « { PIECE("contract", $contract) } », { $prestige } de prestige en l’état
answer-return_contract = Mettre sous la pioche le contrat « { PIECE("contract", $contract) } », { $prestige } de prestige en l’état
answer-keep_hand = Garder tes contrats ; tous ceux piochés vont sous la pioche
answer-reinforce = Utiliser une tuile de renfort : { $terms }
answer-take_reinforcement = Prendre la tuile de renfort : { $terms }
answer-pick_card = Prendre { $amount } parmi { $cost }
answer-name_section = Choisir { $section } : { COUNT($amount, "resource", $resource) }

## Pourquoi pas

refused-not_in_game = cela appartient à une partie du jeu qui n’est pas utilisée ici
refused-must_pay = ce que demande le spécialiste doit être payé
refused-permit_limit = personne n’a plus de { $limit } permis
refused-no_prestige = tu n’as pas de prestige à donner
refused-hire_moment = on envoie un entrepreneur comme action de base d’un tour, à la place de toute autre
refused-no_contractor = il ne reste pas d’entrepreneur sur ton extension
refused-city_closed = { PIECE("city", $city) } est fermée
refused-city_too_dear = { PIECE("city", $city) } coûterait { COUNT($permits, "resource", "permit") }, plus que quiconque peut en avoir
refused-city_permits = { $prestige ->
    [0] { PIECE("city", $city) } coûte { COUNT($permits, "resource", "permit") } ; tu en as { $have }
   *[other] { PIECE("city", $city) } coûte { COUNT($permits, "resource", "permit") } ; tu en as { $have } et peux d’abord donner { $prestige } de prestige pour le reste
}
refused-no_specialist_offered = envoie d’abord un entrepreneur, puis choisis un spécialiste
refused-specialist_space = la case { $space } n’est pas voisine de { PIECE("city", $city) }
refused-specialist_space_empty = la case { $space } est vide
refused-specialist_price = un spécialiste coûte { COUNT($price, "resource", "ruble") } ; tu en as { $have }
refused-no_specialist = aucun spécialiste n’attend sur ton extension
refused-specialist_moment = un spécialiste s’utilise après avoir avancé le dé noir
refused-specialist_die = le spécialiste attend le dé noir ; tu as avancé le { PIECE("die", $die) }
refused-specialist_used = le spécialiste de cette visite a déjà servi
refused-specialist_no_material = ce spécialiste ne demande pas de matériau
refused-discard_moment = les ornements ne quittent le jeu que par ce spécialiste
refused-discard_waiting = aucun ornement n’attend sur la case { PIECE("shop", $space) }
refused-discard = cet ornement ne t’est pas disponible
refused-no_ruble = il n’y a pas de rouble à payer
refused-no_ornament_left = il ne reste pas d’ornement à retirer du jeu
refused-no_banner_left = il ne reste pas de bannière
refused-no_section_to_claim = aucune section ne peut être revendiquée
refused-rubles_moment = on paie des roubles pour de la reconnaissance par ce spécialiste
refused-rubles = tu as { COUNT($have, "resource", "ruble") }
refused-not_on_a_card = cela n’est pas sur une carte à choisir maintenant : { PIECE("action", $action) }
refused-no_diamond = il n’y a pas de diamant dans ton inventaire
refused-diamond_ornament = tu n’as pas dans ton inventaire tout ce qu’il faut pour { PIECE("ornament", $ornament, form: "def") }
refused-no_payment = aucune action ne demande de matériau maintenant
refused-all_diamonds = les matériaux ne peuvent pas tous être des diamants
refused-no_material = il n’y a pas { PIECE("resource", $resource, form: "de") } dans ton inventaire
refused-diamond_supply = sans diamant dans le paiement, la réserve n’en a pas à donner
refused-no_mix = aucun paiement ne demande le nombre de diamants
refused-mix = { $fewest } à { COUNT($most, "resource", "diamond") } peuvent être parmi eux
refused-others_tile_moment = la tuile d’un autre joueur s’active par cette action des Ouvriers
refused-no_player = il n’y a pas de joueur { $number } dans cette partie
refused-ivans_workshop = Ivan n’a pas d’atelier
refused-own_tile = la tuile doit être celle d’un autre joueur
refused-foreman_moment = le contremaître avance par les actions des Contremaîtres
refused-no_name = aucun joueur n’est à nommer maintenant
refused-own_name = il faut un autre joueur
refused-no_contractors = { PLAYER($player) } n’a pas d’entrepreneur dans une ville
refused-contract_must_keep = avec moins de { $limit } contrats, il faut garder un de ceux piochés
refused-contract_first_keep = choisis d’abord le contrat à garder
refused-contract_not_drawn = ce contrat n’a pas été pioché
refused-contract_not_held = ce contrat n’était pas dans ta main
refused-contract_chosen = le contrat à garder est choisi ; remets maintenant un des tiens
refused-no_contracts = aucun contrat n’a été pioché
refused-reinforce_turn = les tuiles de renfort s’utilisent à son propre tour
refused-reinforcement_gone = la tuile « { PIECE("reinforcement", $tile) } » a servi et a quitté le jeu
refused-reinforcement_not_yours = tu n’as pas la tuile « { PIECE("reinforcement", $tile) } »
refused-reinforced = une tuile de renfort a déjà servi ce tour
refused-reinforce_placing = elle s’utilise au moment de poser une tuile d’atelier
refused-reinforcement_idle = sans effet maintenant : { PIECE("reinforcement", $tile) }
refused-no_reinforcement = il ne reste pas de tuile de renfort proposée
refused-taking_reinforcement = les tuiles de renfort se prennent chez les Briquetiers
refused-reinforcement_taken = la tuile « { PIECE("reinforcement", $tile) } » n’est plus proposée
refused-face_up_now = la tuile se pose maintenant face visible
refused-card_needs_room = piocher une carte demande une case d’inventaire ouverte
refused-no_section_gives = aucune de tes sections en construction ne donnerait quoi que ce soit
refused-section_moment = aucune section n’est à choisir maintenant
refused-no_such_section = il n’y a pas de section { $section } dans cette cathédrale
refused-section_not_yours = { $section } ne porte pas ta bannière
refused-section_finished = { $section } est déjà finie
refused-section_gives_nothing = { $section } ne donnerait rien
refused-pick_moment = on ne choisit une carte qu’après en avoir pioché deux
refused-unit_no_material = on ne prend que des matériaux que la carte demande
refused-unit_one_by_one = les matériaux de la carte se prennent un par un
refused-unit_kind = { $more ->
    [yes] la carte ne demande plus { PIECE("resource", $resource, form: "de") }
   *[no] la carte ne demande pas { PIECE("resource", $resource, form: "de") }
}
refused-choice_moment = un matériau au choix vient avec cette action des Grossistes
refused-choice_taken = le matériau au choix est déjà pris
refused-choice_supply = la réserve n’a plus { PIECE("resource", $resource, form: "de") }
refused-choice_room = l’inventaire n’a pas de case ouverte
refused-choice_kind = pas parmi les sortes montrées : { PIECE("resource", $resource) }
refused-extra_part = au moins une des deux choses doit avoir lieu
refused-extra_influence = l’influence n’est pas une action de marché à répéter
refused-extra_done = l’action de marché est faite ; il ne reste que le matériau
refused-extra_pattern = { $pattern ->
    [same] la seconde action de marché doit être la même
   *[different] la seconde action de marché doit être l’autre
}
refused-extra_die = le dé { PIECE("die", $die) } ne réveille pas la case { PIECE("shop", $space) }

## Ce qui se perd

left-specialist = le spécialiste quitte le jeu
left-material = le matériau au choix
left-delivery = la livraison
left-market_action = { $n ->
    [one] { $n } action de marché
   *[other] { $n } actions de marché
}

## Listes


refused-permits_price = cela coûte { COUNT($price, "resource", "permit") } ; tu en as { $have }
refused-permits_held = tu as déjà { COUNT($limit, "resource", "permit") }, le maximum
refused-diamonds_cost = cela coûte { COUNT($n, "resource", "diamond") }, que tu n’as pas
refused-diamond_source = seuls les Joailliers donnent des diamants
way-hire = embauche un spécialiste
source-cities = Villes
source-hired = Entrepreneurs envoyés
source-specialists = Spécialistes
source-guild = La quatrième guilde
source-tools = Outils
source-contracts = Contrats
final-tools = { $prestige } pour les outils
final-contracts = { $prestige } pour les contrats

# Réglages.
setting-module = Contractors
setting-module-help = Une quatrième façon de jouer son tour : embaucher des spécialistes dans les villes du duché.
setting-module-off = sans : le marché et les plateaux du jeu de base
setting-module-on = avec entrepreneurs, villes, permis, spécialistes et un dé noir
setting-guild = Quatrième guilde
setting-guild-help = Le Clergé ou une nouvelle guilde à côté des Artisans, Charretiers et Marchands.
setting-guild-clergy = Clergé, comme dans le jeu de base
setting-guild-random = une des nouvelles guildes, tirée au sort
setting-guild-jewelers = Joailliers : des diamants qui remplacent tout matériau
setting-guild-artisans = Ouvriers : activer des tuiles d’atelier
setting-guild-foremen = Contremaîtres : un contremaître va de tour en tour
setting-guild-contractors = Entrepreneurs : des gains pour les entrepreneurs en ville
setting-guild-wholesalers = Grossistes : des actions de marché une fois de plus
setting-guild-managers = Intendants : petits gains et bons prix
setting-guild-lawyers = Juristes : commerce de permis
setting-guild-archivists = Archivistes : contrats secrets pour la fin de la partie
setting-guild-master_builders = Maîtres d’œuvre : des matériaux tirés des cartes de cathédrale restantes
setting-guild-brick_makers = Briquetiers : des tuiles pour tout moment d’un tour
setting-plans = Plans de construction
setting-plans-help = L’un d’eux est tiré au sort.
setting-plans-base = ceux du jeu de base
setting-plans-all = avec deux de plus pour chaque nombre de joueurs
guild-needs-module = le réglage guild vaut « { $guild } », dont toutes les cartes exigent les entrepreneurs ; permis : module « on », ou une autre guilde [{ $rule }]
bad-level = le réglage level vaut « { $level } » ; avec les entrepreneurs, permis : standard [{ $rule }]

## Positions impossibles

wrong-end-tools = { $count ->
    [0] il ne reste aucune tuile avec cet outil : { PIECE("tool", $tool) }
    [one] il ne reste que 1 tuile avec cet outil : { PIECE("tool", $tool) }
   *[other] il ne reste que { $count } tuiles avec cet outil : { PIECE("tool", $tool) }
}
wrong-diamonds-asks-more-than = « with_diamonds » demande plus de diamants que le joueur n’en a
wrong-pay-any-says-more = « pay_any » dit que plus de diamants ont été payés que possible
wrong-pay-any-asks-more = matériaux que « pay_any » demande encore : { $left }
wrong-contract-two-places = le contrat { $contract } est à deux endroits
wrong-contracts-drawn-nobody-asked = des contrats sont piochés, mais personne n’est interrogé
wrong-contract-lies-under-deck = le contrat { $name } est deux fois sous la pioche
wrong-contract-held-under-deck = le contrat { $name } est en main et sous la pioche
wrong-contract-scored-now = le contrat { $name } ne se compte pas maintenant
wrong-holds-contracts-allowed-up = contrats ({ $player }) : { $held } ; permis : jusqu’à { $limit }
wrong-ivan-holds-no-contracts = Ivan n’a pas de contrats
wrong-reinforcement-tiles-missing = des tuiles de renfort manquent : { $lost }
wrong-ivan-no-reinforcement-tiles = Ivan n’a pas de tuiles de renfort
wrong-reinforcement-tile-was-used = une tuile de renfort a servi, mais aucune n’est sortie
wrong-reinforcement-tile-two-places = la tuile de renfort { $tile } est à deux endroits
wrong-draw-contract-player = « draw_contract » (piocher un contrat) est pour le joueur { $player }
wrong-contracts-drawn-come-all = contrats : { $drawn } piochés, { $left } à venir ; { $wanted } en tout
wrong-contracts-drawn = contrats piochés : { $drawn }, pas { $wanted }
wrong-contracts-kept = contrats gardés : { $drawn }, pas 1
wrong-return-contract-needs-full = « return_contract » (rendre un contrat) exige une main pleine
wrong-diamond-count = diamants : { $supply } en réserve, { $held } dans les inventaires, { $laid } sur des cartes font { $total } ; le jeu en a { $diamonds }
wrong-more-diamonds-than-units = { $name } a plus de diamants pour { $material } que d’unités
wrong-ivan-he-no-diamonds = { $name } est à Ivan ; il n’a pas de diamants
wrong-draw-card-player = « draw_card » est pour le joueur { $player }
wrong-draw-card-cards-draw = cartes que « draw_card » doit piocher : { $left }, pas 1 à { $cards }
wrong-draw-card-needs-deck = « draw_card » exige une pioche ; les cartes défaussées étaient à mélanger
wrong-unit-materials-take-kind = matériaux que « unit » doit prendre : { $left } sur { $most_units } ; la sorte prise d’abord ne va pas
wrong-unit-taken-kind-card = « unit » a pris une sorte que la carte ne demande pas
wrong-spare-cards-drawn-open = cartes de reste piochées : { $drawn } ; les questions ouvertes en exigent { $count }
wrong-cathedral-card-two-places = la carte de cathédrale { $card } est à deux endroits
wrong-extra-does-say-which = « extra » ne dit pas quelles actions sont faites
wrong-extra-no-material-choose = « extra » n’a pas de matériau à choisir
wrong-needs-contractor-player = { $kind } exige un entrepreneur du joueur à { $city }
wrong-specialist-tiles-missing = des tuiles de spécialiste manquent : { $lost }
wrong-each-tower-city-own = chaque tour a sa propre ville
wrong-permits = permis ({ $who }) : { $permits }
wrong-contractors-cities-there = entrepreneurs ({ $who }) dans les villes : { $sent } ; il y en a { $contractors }
wrong-ivan-no-permits = Ivan n’a pas de permis
wrong-ivan-holds-no-specialist = Ivan n’a pas de spécialiste
wrong-city-marker-missing = le marqueur de ville manque
wrong-ivan-tools-differ = les outils d’Ivan doivent différer : { $tools }
wrong-specialist-tile-two-places = la tuile de spécialiste { $tile } est à deux endroits
wrong-city-marker-solitaire-games = le marqueur de ville est pour les parties en solo seulement
wrong-specialist-display-elsewhere = le spécialiste { $name } est à l’étalage et ailleurs
wrong-specialist-extension-elsewhere = le spécialiste { $name } est sur une extension et ailleurs
wrong-specialist-lies-beside-player = le spécialiste { $name } est chez un joueur qui n’existe pas
wrong-contractor-which-was-never = { $who } a un entrepreneur à { $city }, qui n’a jamais été ouverte
wrong-discarded-ornament-from-space = { $who } a défaussé un ornement d’une case qui n’en portait pas
wrong-discarded-ornament = { $who } a défaussé { $out } fois l’ornement { $name }
wrong-closed-if-tower-complete = { $name } doit être fermée si sa tour est complète, et seulement alors
wrong-no-tower-closed = { $name } n’a pas de tour, donc doit être fermée
wrong-turn-over-needs-specialist = « turn_over » exige un spécialiste du joueur dont c’est le tour

## Valeurs imprimées qui ne vont pas ensemble

printed-new-plan = { $towers } tours avec { $sections } sections en tout
printed-times = { $count ->
    [one] { $space } { $count } fois
   *[other] { $space } { $count } fois
}
printed-name-spaces = { $field } nomment { $spaces }
printed-two-cities = chaque case à deux villes
printed-tool-on = { $count ->
    [one] { $field } vaut { $tool } sur { $count } tuile
   *[other] { $field } vaut { $tool } sur { $count } tuiles
}
printed-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
printed-free-recognition = { $count }, la reconnaissance donnée sans coût

## La boîte : planches, éléments et leurs endroits

part-contractors = Contractors
sheet-specialists = Spécialistes
sheet-guilds = Cartes de guilde
sheet-guild-actions = Actions des guildes
sheet-contracts = Contrats
sheet-reinforcements = Tuiles de renfort
sheet-expansion-tiles = Tuiles de l’extension
sheet-expansion-plans = Plans de construction de l’extension
sheet-cities = Villes
sheet-extension = Plateau d’extension et outils
sheet-expansion-supply = Réserve et partie en solo

given-lumber = bois
given-brick = brique
given-stone = pierre
given-gold = or
given-green_gem = gemme verte
given-purple_gem = gemme violette
given-ruble = rouble
given-permit = permis
given-recognition = reconnaissance
given-prestige = prestige
given-material_of_choice = matériau au choix

piece-specialist = Spécialiste : { $kind ->
    [gain] { $gives }
    [return_material] rend { $cost } → { $gives }
    [pay_material] { $cost } → { $gives }
    [two_activations] deux activations
    [discard_ornament] un ornement → { $gives }
    [rubles_to_recognition] roubles → reconnaissance
    [material_and_delivery] { $gives }, une livraison
    [resource_tile] une tuile ressource
   *[claim] une revendication
} ({ PIECE("tool", $tool) })
piece-contract = Contrat : { PIECE("contract", $contract) } → { $prestige } de prestige
piece-reinforcement = Renfort : { $tile ->
    [gain_5_rubles] { $gives }
    [gain_3_recognition] { $gives }
    [gain_2_materials] { $gives }
   *[other] { PIECE("reinforcement", $tile) }
}
piece-city = { PIECE("city", $city) } : spécialistes { $spaces }
piece-slot = { $none ->
    [yes] Emplacement { $n } de l’extension : rien
   *[no] Emplacement { $n } de l’extension : { $gives }
}
piece-tools = Outils d’une série : { $prestige } de prestige
piece-extension-start = Plateau d’extension au début
piece-permit-start = Permis au début : { $count }
piece-solo-start = Ivan commence avec { $count } de prestige
piece-solo-hire = Ivan à Moscou : { $count } de prestige

place-gives = Donne
place-bonus = Bonus
place-tool = Outil
place-spaces = Cases
place-start = Permis au début
place-start_permits = Permis au début
place-hire_price_rubles = Roubles pour embaucher
place-gain_diamond = Diamants gagnés
place-gain_permit = Permis gagnés
place-prestige_two_players = Prestige, deux joueurs
place-ivan_prestige = Prestige
place-prestige_moscow = Prestige à Moscou
