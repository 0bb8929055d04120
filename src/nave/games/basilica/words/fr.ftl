# Basilica en français.

player-white = Blanc
player-black = Noir

color-red = rouge
    .Start = Rouge
    .f = rouge
    .def = le rouge
color-yellow = jaune
    .Start = Jaune
    .f = jaune
    .def = le jaune
color-blue = bleu
    .Start = Bleu
    .f = bleue
    .def = le bleu
color-green = vert
    .Start = Vert
    .f = verte
    .def = le vert

vault-red = rouge
vault-yellow = jaune
vault-blue = bleue
vault-green = verte
vault-red-yellow = rouge-jaune
vault-red-blue = rouge-bleu
vault-red-green = rouge-vert
vault-yellow-blue = jaune-bleu
vault-yellow-green = jaune-vert
vault-blue-green = bleu-vert

order-promote = Promotion
order-move = Déplacer un bâtisseur
order-recruit = Recrutement
order-confuse = Confusion
order-glass = Vitrail
order-scaffolding = Échafaudage
order-disaster = Catastrophe
order-altar = Autel

rank-architect = architecte
    .an = un architecte
    .def = l’architecte
rank-master_mason = maître maçon
    .an = un maître maçon
    .def = le maître maçon
rank-strongman = colosse
    .an = un colosse
    .def = le colosse
rank-jester = bouffon
    .an = un bouffon
    .def = le bouffon

# ------------------------------------------------------------ ce qui est demandé

prompt-act = { PLAYER($player) }, action { $number } sur { $count } : { $builder ->
    [yes] pose une voûte, place un bâtisseur sur la nouvelle ou exécute un ordre.
   *[no] pose une voûte ou exécute un ordre.
}
prompt-end = { PLAYER($player) } : finis le tour.
prompt-lay = { PLAYER($player) } : pose une des nouvelles voûtes.
prompt-buy = { PLAYER($player) } : { $order ->
    [promote] payer une pièce pour promouvoir un de tes bâtisseurs à un autre rang ?
    [confuse] payer une pièce pour décider toi-même lequel de tes bâtisseurs bouge ?
   *[recruit] payer une pièce pour recruter un bâtisseur à côté d’un des tiens ?
}
prompt-promote = { PLAYER($player) } : choisis le bâtisseur à promouvoir.
prompt-rank = { PLAYER($player) } : choisis un rang et son jeton pour le bâtisseur en { $cell }.
prompt-move = { PLAYER($player) } : déplace un de tes bâtisseurs vers une voûte libre voisine.
prompt-recruit = { PLAYER($player) } : { $paid ->
    [yes] recrute un bâtisseur à côté d’un des tiens.
   *[no] recrute un bâtisseur sur une voûte libre au choix.
}
prompt-withdraw = { PLAYER($player) } : retire un de tes bâtisseurs.
prompt-shift = { PLAYER($player) } : { $paid ->
    [yes] choisis lequel de tes bâtisseurs doit bouger, et vers où.
   *[no] déplace un bâtisseur adverse ({ PLAYER($owner) }) vers une voûte libre voisine.
}
prompt-glass = { PLAYER($player) } : pose un vitrail sous un de tes bâtisseurs.
prompt-scaffolding = { PLAYER($player) } : { $left ->
    [1] pose le deuxième échafaudage.
   *[other] pose le premier échafaudage.
}
prompt-disaster = { PLAYER($player) } : démolis une voûte sans bâtisseur ni autel.
prompt-altar = { PLAYER($player) } : { $left ->
    [1] pose le deuxième autel.
   *[other] pose le premier autel.
}
prompt-jester = { PLAYER($player) } : nomme une couleur pour le bouffon en { $cell }.
prompt-first = Le premier joueur est tiré au sort.
drawn-first = { PLAYER($player) } commence
drawn-tile = { PIECE("order", $order) } (voûte { PIECE("vault", $vault) })
drawn-crown = { $crown ->
    [yes] une couronne au dos
   *[no] pas de couronne
}
prompt-next = La tuile suivante de la pile apparaît.
prompt-crown = On voit le dos de l’ordre « { PIECE("order", $order) } » (voûte { PIECE("vault", $vault) }).

# ------------------------------------------------------------ ce qui est à faire d’abord

first-act = choisis d’abord une action : poser une voûte, placer un bâtisseur ou exécuter un ordre
first-end = les trois actions de ce tour sont faites
first-lay = il faut poser maintenant une des nouvelles voûtes
first-buy = décide d’abord si tu paies la pièce
first-promote = choisis d’abord le bâtisseur à promouvoir
first-rank = choisis d’abord le rang du bâtisseur
first-move = déplace d’abord un bâtisseur, comme dit l’ordre
first-recruit = place d’abord le bâtisseur recruté sur une voûte
first-withdraw = retire d’abord un bâtisseur
first-shift = un bâtisseur doit bouger ({ PLAYER($owner) })
first-glass = pose d’abord le vitrail
first-scaffolding = les deux tuiles d’échafaudage sont à poser
first-disaster = démolis d’abord une voûte
first-altar = pose d’abord les autels
first-jester = il faut nommer une couleur pour le bouffon

# ------------------------------------------------------------ réponses

answer-end = Finir le tour
answer-builder = Placer un bâtisseur en { $cell }
answer-exchange = Changer les trois voûtes bicolores, dont aucune ne va nulle part, et en poser une nouvelle
answer-pay = Payer une pièce
answer-decline = Garder la pièce
answer-order = Exécuter : { PIECE("order", $order) }
answer-name = Nommer { PIECE("color", $color, form: "def") } : { $own } pour toi, { $other } pour l’autre
answer-rank = En faire { PIECE("rank", $rank, form: "an") } avec le jeton { $token }
answer-lay = { $queen ->
    [none] Poser la voûte { $space } ({ PIECE("vault", $vault) }) en { $cell }
   *[other] Poser la voûte { $space } ({ PIECE("vault", $vault) }) en { $cell } : { $scoring ->
        [yes] la reine passe à { $queen }, ce qui lance un décompte
       *[no] la reine passe à { $queen }
    }
}
answer-promote = Promouvoir le bâtisseur en { $cell }
answer-withdraw = Retirer le bâtisseur de { $cell }
answer-recruit = Placer un bâtisseur en { $cell }
answer-glass = Poser un vitrail en { $cell }
answer-scaffolding = Poser un échafaudage en { $cell }
answer-disaster = Démolir la voûte en { $cell }
answer-altar = Poser un autel en { $cell }
answer-move = { $rank ->
    [none] Déplacer le bâtisseur ({ PLAYER($owner) }) de { $cell } à { $target }
   *[other] Déplacer { PIECE("rank", $rank, form: "def") } ({ PLAYER($owner) }) de { $cell } à { $target }
}

gain = { $least }
gain-range = { $least } à { $most }

# ------------------------------------------------------------ ce qu’une réponse abandonne

left-builder = plus aucun bâtisseur ne peut aller en { $cell }
left-actions = { $count ->
    [one] { $count } action est perdue, car un décompte finit le tour
   *[other] { $count } actions sont perdues, car un décompte finit le tour
}
left-glass = le vitrail en { $cell } est perdu
left-paid = { $order ->
    [promote] aucun de tes bâtisseurs n’est promu
    [confuse] { PLAYER($rival) } décide lequel de tes bâtisseurs bouge
   *[recruit] aucun bâtisseur n’est recruté à côté d’un des tiens
}

# ------------------------------------------------------------ ce que le maître glisse à l’oreille

tip-begin = Désormais, tout est à ta portée. Trois actions, à ta guise : poser une voûte, y placer un bâtisseur, exécuter un ordre.
tip-scored = Elle a jugé : deux rangées parties, bâtisseurs et échafaudages rentrés, le reste remonté. Les bâtisseurs sont à replacer.
tip-coin = L’ordre portait une pièce : paies-en une et tu peux faire de même, sans dépenser d’action. Regarde d’abord les zones.
tip-jester = Nomme une couleur pour la voûte du bouffon : elle y compte aussi. Les nombres disent ce que chaque couleur apporterait.
tip-rank = Architecte : la zone compte double. Maître maçon : pèse deux. Colosse : gagne les égalités. Bouffon : prête une couleur au décompte.
tip-judged-early = Cette couronne mène la reine à son trône : elle juge aussitôt, et tes actions restantes sont perdues. Fais-les d’abord.
tip-builder-lapses = Un bâtisseur monte sur une voûte juste après sa pose. Avec cette réponse, la chance est passée.
tip-builder = Tu peux placer un bâtisseur sur la voûte que tu viens de poser, et sur aucune autre. À ta prochaine action ou jamais.
tip-chair = La prochaine couronne mène la reine à son trône, et elle juge aussitôt. Qui la pose choisit le moment.
tip-rows-leave = Quand elle a jugé, les rangées 1 et 2 partent avec tout ce qu’elles portent. Ce que tu poses plus bas reste.
tip-stack-ends = La pile est presque vide pour la deuxième fois. Quand elle le sera, un dernier décompte finit la partie.
tip-no-builders = Tous tes bâtisseurs sont dans l’église : aucune voûte ne peut en recevoir. Ils rentrent après le prochain décompte.
tip-tied = Une zone { PIECE("color", $colour, form: "f") } est à égalité, et l’égalité ne paie personne. Un bâtisseur de plus ou un colosse te la donnerait.
tip-behind = L’adversaire mène une zone { PIECE("color", $colour, form: "f") } qui vaut { $value }. En minorité, chaque bâtisseur rapporte encore 1 ; un de plus peut tout renverser.
tip-lonely = Ton bâtisseur est dans une zone { PIECE("color", $colour, form: "f") } d’une seule voûte. Pose la même couleur à côté et elle grandit.
tip-two-colours = Une voûte bicolore compte dans les deux, mais seulement où elle les touche. Deux voûtes bicolores ne se touchent jamais.
tip-crown = Une couronne sur une voûte avance la reine d’un pas. Sur 10, 20 et 30, elle juge.
tip-order = Les tuiles du haut sont des ordres : exécutes-en un au lieu de poser une voûte, et il disparaît.
tip-offers-coin = Il y a une case pièce sur un ordre : si tu l’exécutes, l’adversaire peut te payer une pièce et le faire aussi.

# ------------------------------------------------------------ pourquoi pas

refused-pay = seul l’adversaire peut payer, après un ordre à case pièce
refused-end = { $count ->
    [one] il reste { $count } des trois actions
   *[other] il reste { $count } des trois actions
}
refused-not-wild = les voûtes ne se changent que si toutes trois sont bicolores
refused-wild-fits = une bicolore va encore quelque part
refused-after-vault = un bâtisseur se place juste après la pose d’une voûte
refused-no-builder = tous tes bâtisseurs sont dans la cathédrale
refused-wild = une bicolore ne peut pas être à côté de la bicolore en { $cell }
refused-blocked = un échafaudage est en { $cell }
refused-vault-there = il y a déjà une voûte en { $cell }
refused-no-neighbor = { $cell } n’a pas de voisine et n’est pas une case de départ
refused-order = l’ordre « { PIECE("order", $order) } » ne peut pas s’exécuter : { $why ->
    [no-own] tu n’as pas de bâtisseur dans la cathédrale
    [no-token] il ne te reste pas de jeton de promotion
    [no-rank] tes jetons n’offrent pas d’autre rang
    [no-supply] tous tes bâtisseurs sont dans la cathédrale
    [protected] des autels protègent tous les bâtisseurs adverses
    [no-rival] aucun bâtisseur adverse ne pourrait bouger
    [no-step] aucun de tes bâtisseurs n’a de voûte libre à côté
    [no-vault] il n’y a pas de voûte sans bâtisseur
    [no-glass] toutes les voûtes de tes bâtisseurs ont un vitrail
    [no-target] aucune voûte n’est sans bâtisseur ni autel
    [no-altar] il ne reste pas d’autel
   *[all-altars] il n’y a pas de voûte sans autel
}
refused-scaffolding = en { $cell }, c’est un échafaudage, pas une voûte
refused-no-vault = il n’y a pas de voûte en { $cell }
refused-builder-there = il y a déjà un bâtisseur en { $cell }
refused-not-beside = { $cell } n’est pas à côté d’un de tes bâtisseurs
refused-altar = un autel protège la voûte en { $cell }
refused-builder = un bâtisseur est en { $cell }
refused-altar-there = { $cell } a déjà un autel
refused-not-own = aucun de tes bâtisseurs n’est en { $cell }
refused-glass-there = { $cell } a déjà un vitrail
refused-withdraw = aucun bâtisseur adverse ne pourrait alors bouger
refused-promote = tes jetons n’offrent pas d’autre rang à ce bâtisseur
refused-rank = un rang vient de Promotion, pour un bâtisseur choisi avant
refused-side = le jeton { $token } n’a pas de face pour { PIECE("rank", $rank, form: "def") }
refused-rank-same = le bâtisseur est déjà { PIECE("rank", $rank, form: "an") }
refused-rank-given = { PIECE("rank", $rank, form: "def") } : ce rang vient d’être donné
refused-turn-over = le jeton sous un bâtisseur ne se retourne pas
refused-token = le jeton { $token } n’est pas dans ta réserve
refused-nobody = aucun bâtisseur de cette couleur ({ PLAYER($owner) }) n’est en { $cell }
refused-protected = un autel protège le bâtisseur en { $cell }
refused-outside = cela sort du plan
refused-name = les bouffons ne nomment de couleurs qu’à un décompte
refused-color = la voûte montre déjà { PIECE("color", $color, form: "def") }

# ------------------------------------------------------------ ce qui s’est passé

event-turn = Tour { $turn } : { PLAYER($seat) }
event-next = La pile montre maintenant : { PIECE("order", $order) } (voûte { PIECE("vault", $vault) })
event-fill_order = La case d’ordre { $space } porte maintenant : { PIECE("order", $order) } (voûte { PIECE("vault", $vault) })
event-vault = { $crown ->
    [yes] La case de voûte { $space } porte maintenant une voûte { PIECE("vault", $vault) } à couronne
   *[no] La case de voûte { $space } porte maintenant une voûte { PIECE("vault", $vault) }
}
event-discard = À la défausse : { PIECE("order", $order) } (voûte { PIECE("vault", $vault) })
event-renew = { $tiles ->
    [one] La première pile est épuisée : la seule tuile défaussée forme la nouvelle
   *[other] La première pile est épuisée : les { $tiles } tuiles défaussées, mélangées, en forment une nouvelle
}
event-exhausted = La seconde pile est épuisée
event-lay = { PLAYER($seat) } pose une voûte { PIECE("vault", $vault) } en { $cell }
event-exchange = Aucune bicolore ne va nulle part : { PLAYER($seat) } change les trois voûtes
event-builder = { PLAYER($seat) } place un bâtisseur en { $cell }
event-move = Un bâtisseur ({ PLAYER($seat) }) va de { $from } à { $to }
event-promote = Le bâtisseur en { $cell } ({ PLAYER($seat) }) devient { PIECE("rank", $rank, form: "an") }
event-withdraw = { PLAYER($seat) } retire le bâtisseur de { $cell }
event-order = { PLAYER($seat) } exécute : { PIECE("order", $order) }
event-glass = { PLAYER($seat) } pose un vitrail en { $cell }
event-scaffolding = { PLAYER($seat) } pose un échafaudage en { $cell }
event-disaster = { PLAYER($seat) } démolit la voûte en { $cell }
event-altar = { PLAYER($seat) } pose un autel en { $cell }
event-coin = { PLAYER($seat) } paie une pièce à { PLAYER($rival) }
event-decline = { PLAYER($seat) } garde la pièce
event-queen = La reine passe à { $to }
event-scoring = { $final ->
    [yes] Le décompte final
   *[no] Le décompte { $number } commence
}
event-jester = Le bouffon en { $cell } ({ PLAYER($seat) }) nomme { PIECE("color", $colour, form: "def") }
event-jester-hidden = { PLAYER($seat) } nomme en secret une couleur pour le bouffon en { $cell }
event-jester_shown = Grâce au bouffon ({ PLAYER($seat) }), { $cell } compte aussi pour { PIECE("color", $colour, form: "def") }
event-area = Zone { PIECE("color", $color, form: "f") } de { $tiles } en { $cell } : { $leader ->
    [none] égalité, personne ne marque
   *[other] { $left ->
        [0] { $gained } à { PLAYER($leader) }
       *[other] { $gained } à { PLAYER($leader) }, { $left } à { PLAYER($rival) }
    }
}
event-score = { PLAYER($seat) } gagne { $points } et en a { $total }
event-cleanup = { $discarded ->
    [one] Les deux rangées près du plateau sont finies : { $discarded } voûte est défaussée, le reste remonte de { $rows }
   *[other] Les deux rangées près du plateau sont finies : { $discarded } voûtes sont défaussées, le reste remonte de { $rows }
}
event-over = { $winner ->
    [none] { $third ->
        [yes] Les deux partagent la victoire avec { $most } points ; la partie finit par le troisième décompte.
       *[no] Les deux partagent la victoire avec { $most } points ; la partie finit car la seconde pile est épuisée.
    }
   *[other] { $third ->
        [yes] { PLAYER($winner) } gagne { $most } à { $least } ; la partie finit par le troisième décompte.
       *[no] { PLAYER($winner) } gagne { $most } à { $least } ; la partie finit car la seconde pile est épuisée.
    }
}

# ------------------------------------------------------------ sources de points

source-before = Avant
source-scoring = { $final ->
    [yes] Décompte final
   *[no] Décompte { $n }
}
source-standing = Si on comptait maintenant
source-jester = bouffon en { $cell } : { PIECE("color", $color) }
source-area = Zone { PIECE("color", $color, form: "f") }
source-area-note = { $tiles ->
    [one] { $tiles } voûte
   *[other] { $tiles } voûtes
}{ $doubled ->
    [yes] , doublé
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , { $glass } de vitrail
} : { $value }
source-builders = { $n ->
    [one] { $n } bâtisseur
   *[other] { $n } bâtisseurs
}

# Réglages.
setting-festum_fatuorum = Festum Fatuorum
setting-festum_fatuorum-help = L’extension est conseillée à qui connaît le jeu de base.
setting-festum_fatuorum-off = le jeu de base
setting-festum_fatuorum-on = huit tuiles de plus et quatorze autels
setting-remove_six = Écarter six tuiles
setting-remove_six-help = Avec l’extension seulement.
setting-remove_six-off = toutes les tuiles participent
setting-remove_six-on = six tuiles au hasard sont retirées sans être vues
setting-show_crowns = Couronnes visibles
setting-show_crowns-help = Une variante : chacun voit quels ordres ont une couronne au dos.
setting-show_crowns-off = les couronnes au dos des ordres sont cachées
setting-show_crowns-on = les couronnes au dos des ordres sont montrées
setting-first_player = Premier joueur
setting-first_player-help = Qui commence.
setting-first_player-random = tiré au sort
setting-first_player-1 = place 1
setting-first_player-2 = place 2
bad-remove-six = le réglage remove_six vaut « on » ; sans festum_fatuorum, permis : « off » [{ $rule }]

## Positions impossibles

wrong-end-builders = { $who } a { $count } bâtisseurs sur des voûtes ; il n’y en a que { $most }
wrong-end-altars = il n’y a que { $most } autels dans le jeu
wrong-end-rank = { $cell } montre un rang, mais aucun bâtisseur n’y est
wrong-end-jester-color = le bouffon en { $cell } ne nomme encore aucune couleur
wrong-end-jester = le bouffon en { $cell } ne peut pas nommer { PIECE("color", $color, form: "def") } : la voûte l’a déjà
wrong-end-tokens = { $who } n’a plus de jeton avec ce rang : { PIECE("rank", $rank) }
wrong-coin-count = pièces des joueurs : { $coins } ; le jeu en a { $wanted }
wrong-altar-count = autels : { $altars } en réserve, { $laid } dans la cathédrale ; le jeu en a { $wanted }
wrong-unseen-first-belongs-second = unseen_of_first appartient à la seconde pile
wrong-stack-top-exactly-if = une pile a un dessus exactement quand elle a des tuiles
wrong-tiles-stack-out-sight = tuiles cachées de la pile { $stack } : { $total } ; sa taille en exige { $rest }
wrong-builder-count = bâtisseurs ({ $who }) : en réserve { $left }, dans la cathédrale { $count } ; { $builders } en tout
wrong-crown-behind = la couronne derrière { $face } doit être { $open ->
    [yes] visible
   *[no] cachée
}
wrong-tile-count = tuiles { $tile } : { $count } ; le jeu en a { $wanted }
wrong-comes-from-stack-use = { $face } vient d’une pile pas encore utilisée
wrong-lies-times-sight-stack = tuiles { $face } visibles : { $count } ; non vues de la pile { $stack } : { $left }
wrong-token-times = { $who } a { $count } fois le jeton { $token }
wrong-asked-wrong-seat = { $kind } interroge la mauvaise place
wrong-promote-bans-rank-just = promote interdit le rang tout juste donné, et aucun autre
wrong-rank-names-cell-without = rank nomme une case sans bâtisseur à soi
wrong-rank-bans-rank-just = rank interdit le rang tout juste donné, et aucun autre
wrong-names-another-order-than = { $kind } nomme un autre ordre que celui en cours
wrong-names-order-without-coin = { $kind } nomme un ordre sans case pièce
wrong-buy-asked-rival-only = buy n’interroge que l’adversaire
wrong-buy-asks-coin-or = buy demande une pièce ou un effet impossible
wrong-shift-moves-builder-rival = shift déplace un bâtisseur adverse
wrong-jester-names-where-seat = jester (bouffon) nomme { $cell }, où cette place n’en a pas
wrong-jester-named-color = le bouffon en { $cell } a nommé sa couleur
wrong-ask-empty-exactly-if = ask est vide exactement quand la partie est finie
wrong-ask-end-question-seat = ask doit finir par une question à une place
wrong-ask-begin-turn-or = ask doit commencer par turn, ou par le décompte final
wrong-executing-discard-order-belong = executing et discard_order vont ensemble
wrong-given-rank-only-while = given n’est un rang que pendant Promotion
wrong-named-colors-although-no = named a des couleurs sans décompte en cours
wrong-vault-space-empty-nothing = une case de voûte est vide, et rien n’attend pour la remplir
wrong-order-space-empty-nothing = une case d’ordre est vide, et rien n’attend pour la remplir
wrong-named-cell-twice = named a deux fois une case
wrong-named-where-no-jester = named a { $name }, où n’est aucun bouffon
wrong-named-which-shows-already = named a { $color } pour { $name }, qui la montre déjà
wrong-top-stack-stack-use = { $path }.top est de la pile { $number }, la pile en cours est { $stack_number }
wrong-rank-token-does-show = { $path }.rank vaut { $value } ; le jeton { $token } ne le montre pas
wrong-hold-two-numbers-from = { $path }.{ $entry } doit contenir deux nombres à partir de 0
wrong-cells-name-cells-plan = { $path }.cells doit nommer des cases du plan, comme r2c3
wrong-actions-left-turn-over = { $path }.actions_left vaut { $actions_left } ; un tour fini a 0
wrong-tile-order-colors-perhaps = { $path }.{ $entry } a { $value } ; une tuile est un ordre, ses couleurs et peut-être une couronne, `crown`, comme `promote red crown`
wrong-rank-without-token = { $path }.rank vaut { $value } sans jeton
wrong-scaffolding-false-leave-cell = { $path }.scaffolding (échafaudage) vaut False ; omets plutôt la case
wrong-vault-space-full = refill attend alors que la case de voûte { $column } est pleine
wrong-nothing-executed = discard_order attend alors que rien n’est en cours
wrong-order-space-full = discard_order attend alors que la case d’ordre { $column } est pleine
wrong-final-score-stands-alone = le décompte final est seul sous les bouffons
wrong-scoring-needs-queen-scoring = un décompte exige la reine sur une case de décompte
wrong-act-asked-active-player = act n’interroge que le joueur dont c’est le tour
wrong-act-needs-actions-left = act exige des actions restantes
wrong-laid-no-vault = this_turn.laid doit être une voûte
wrong-laid-with-builder = this_turn.laid doit être une voûte sans bâtisseur
wrong-end-asked-active-player = end n’interroge que le joueur dont c’est le tour
wrong-end-needs-turn-without = end exige un tour sans actions restantes
wrong-lay-asked-active-player = lay n’interroge que le joueur dont c’est le tour

# ------------------------------------------------------------ ce qu’est et fait chaque élément

lens-vault = Voûte { $space }
lens-vault-none = La case est vide un instant ; l’ordre au-dessus se retourne pour la remplir.
lens-vault-does = { $wild ->
    [yes] Une voûte { PIECE("vault", $vault) } compte dans les zones des deux couleurs, et ne peut pas en toucher une autre bicolore.
   *[no] Une voûte { PIECE("vault", $vault) } : pose-la dans la première rangée ou à côté de ce qui est bâti.
} { $crown ->
    [yes] Sa couronne avance la reine quand on la pose. L’ordre au-dessus devient la voûte suivante.
   *[no] L’ordre au-dessus devient la voûte suivante.
}
lens-order = Ordre : { PIECE("order", $order) }
lens-order-none = Case d’ordre
lens-order-none-does = La case est vide un instant ; la tuile suivante de la pile la remplit.
lens-order-does = { $order } L’ordre disparaît ensuite.{ $coin ->
    [yes] {" "}Pour une pièce, l’autre joueur peut en profiter.
   *[no] {""}
}
lens-order-promote = Donne un rang à un de tes bâtisseurs dans la cathédrale.
lens-order-move = Déplace un de tes bâtisseurs vers une voûte voisine inoccupée.
lens-order-recruit = Place un bâtisseur sur une voûte inoccupée au choix.
lens-order-confuse = Rentre un de tes bâtisseurs ; puis un bâtisseur de l’autre joueur doit aller sur une voûte voisine.
lens-order-glass = Pose un vitrail sous un de tes bâtisseurs : il ajoute à la zone.
lens-order-scaffolding = Pose deux échafaudages sur des cases vides : rien n’y est bâti jusqu’au prochain décompte.
lens-order-disaster = Démolis une voûte sans bâtisseur ni autel.
lens-order-altar = Pose deux autels sur des voûtes : ils les protègent et doublent leur vitrail.
lens-stack = La pile
lens-stack-does = { $n ->
    [one] Il reste { $n } tuile.
   *[other] Il reste { $n } tuiles.
} { $second ->
    [yes] Quand cette seconde pile est vide, la partie finit par un dernier décompte.
   *[no] Quand elle est vide, les tuiles défaussées forment la seconde pile.
}
lens-cell = Case { $cell }
lens-cell-scaffolding = Échafaudage : rien n’est bâti ici jusqu’au prochain décompte, et les voisines peuvent s’y appuyer.
lens-cell-free = { $open ->
    [yes] Rien n’est bâti ici ; une voûte peut y être posée.
   *[no] Rien n’est bâti ici, et rien à côté sur quoi s’appuyer.
}
lens-area = zone { PIECE("color", $color, form: "f") } de { $size } qui vaut { $value }
lens-cell-vault = Une voûte { PIECE("vault", $vault) }, { $lonely ->
    [yes] isolée et encore dans aucune zone.
   *[no] dans : { $areas }.
}{ $glass ->
    [yes] {" "}Son vitrail ajoute à la valeur.
   *[no] {""}
}{ $altar ->
    [yes] {" "}Un autel la protège.
   *[no] {""}
}{ $who ->
    [-1] {" "}Aucun bâtisseur n’est ici.
   *[other] {" "}Un bâtisseur est ici ({ PLAYER($who) }).
}
lens-builder-none = Voûte { $cell }
lens-builder-none-does = Aucun bâtisseur n’est ici.
lens-builder = { $rank ->
    [none] Bâtisseur : { PLAYER($player) }
   *[some] { PLAYER($player) } : { PIECE("rank", $rank) }
}
lens-builder-does = { $rank ->
    [none] Compte pour sa couleur dans chaque zone de sa voûte : qui y a le plus de bâtisseurs en prend la valeur.
   *[some] { $rank }
}
lens-rank = { $rank ->
    [architect] Architecte
    [master_mason] Maître maçon
    [strongman] Colosse
   *[jester] Bouffon
}
lens-rank-architect = Double les tuiles de ses zones, peu importe qui les gagne.
lens-rank-master_mason = Pèse autant que deux bâtisseurs.
lens-rank-strongman = Gagne une égalité, sauf si l’autre en a un là aussi.
lens-rank-jester = Nomme une couleur de plus pour sa voûte à chaque décompte.
lens-token = Jeton de promotion { $token }
lens-token-does = Montre { PIECE("rank", $one, form: "an") } ou { PIECE("rank", $other, form: "an") } ; { $there ->
    [yes] il est dans ta réserve.
   *[no] il n’est pas dans ta réserve.
}
lens-color = { PIECE("color", $color, form: "Start") }
lens-color-does = La couleur que la voûte du bouffon a aussi, dans ce décompte seulement.
lens-row = Zones : { PIECE("color", $color) }
lens-row-does = { $n ->
    [0] Il n’y a pas encore de zone de cette couleur.
    [one] Il y a { $n } zone de cette couleur ; tu en mènes { $leads }, l’autre { $lost }.
   *[other] Il y a { $n } zones de cette couleur ; tu en mènes { $leads }, l’autre { $lost }.
}
lens-site = La cathédrale
lens-site-does = Cinq cases de large, et aussi profonde que vous bâtissez. Au décompte, chaque zone paie qui y a le plus de bâtisseurs.
lens-queen = La reine
lens-queen-does = Elle est sur { $space } et avance à chaque couronne posée ; { $left ->
    [0] plus aucun décompte devant elle.
    [one] la prochaine couronne amène un décompte.
   *[other] { $left } couronnes amènent un décompte.
}
lens-niche = Case { $space } de la piste
lens-niche-does = { $scoring ->
    [yes] Une case de décompte : quand la reine y arrive, chaque zone paie{ $last ->
        [yes] {" "}pour la dernière fois.
       *[no] .
    } { $crowns ->
        [0] Elle l’a passée, ou s’y trouve.
        [one] La prochaine couronne l’y amène.
       *[other] { $crowns } couronnes l’y amènent.
    }
   *[no] La reine passe par ici à chaque couronne ; des marqueurs comptent les points.
}
lens-player = { PLAYER($player) }
lens-player-does = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $builders ->
    [one] { $builders } bâtisseur
   *[other] { $builders } bâtisseurs
} et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en main. Le plus de points à la fin gagne.
lens-button-builder = Placer un bâtisseur
lens-button-builder-does = Coûte une action, juste après la pose d’une voûte, et seulement sur celle-ci.
lens-button-decline = Garder la pièce
lens-button-decline-does = Tu ne profites pas de l’ordre.
lens-button-end = Finir le tour
lens-button-end-does = Tes actions sont faites, et l’autre joueur commence.
lens-button-exchange = Changer les voûtes
lens-button-exchange-does = Si toutes trois sont bicolores et qu’aucune ne va nulle part, trois autres prennent leur place.
lens-button-pay = Payer une pièce
lens-button-pay-does = { $n ->
    [one] Tu donnes { $n } pièce à l’autre joueur et profites de l’ordre ; cela ne coûte pas d’action.
   *[other] Tu donnes { $n } pièces à l’autre joueur et profites de l’ordre ; cela ne coûte pas d’action.
}

## Valeurs imprimées qui ne vont pas ensemble

printed-rows = { $count }, les rangées de { $table } avec cela
printed-crowns = { $count }, les couronnes dans { $table }
printed-sides = { $count }, les faces de promotion_token avec cela
printed-base-order = un ordre du jeu de base
printed-too-deep = les tuiles pourraient bâtir une cathédrale trop profonde
printed-less-deep = moins d’ordres d’échafaudage ou plus de couronnes ; la cathédrale pourrait atteindre la rangée { $rows }, la limite est { $bound }

# ------------------------------------------------------------ la boîte : planches, éléments et leurs endroits

part-base = Basilica
part-expansion = Festum Fatuorum
sheet-red = Tuiles rouges
sheet-yellow = Tuiles jaunes
sheet-blue = Tuiles bleues
sheet-green = Tuiles vertes
sheet-wild = Tuiles bicolores
sheet-tokens = Jetons de promotion
sheet-supply = Matériel de la boîte
sheet-expansion = Tuiles de l’extension
piece-tile = { $crown ->
    [yes] Tuile : voûte { PIECE("vault", $vault) }, { PIECE("order", $order) }, couronne
   *[no] Tuile : voûte { PIECE("vault", $vault) }, { PIECE("order", $order) }
}
piece-token = Jeton : { PIECE("rank", $one) } et { PIECE("rank", $other) }
piece-supply = { $piece ->
    [scaffolding] Dans la boîte : { $count } tuiles d’échafaudage
   *[stained_glass] Dans la boîte : { $count } vitraux
}
place-crown = Couronne
place-order = Ordre
place-colours = Couleurs
place-side_a = Une face
place-side_b = Autre face
place-total = Nombre

## What the paid version of an order does

order-paid-promote = Donne à un de tes bâtisseurs un rang autre que celui qui vient d’être donné.
order-paid-recruit = Place un bâtisseur de ta réserve sur une voûte inoccupée, à côté d’un des tiens.
order-paid-confuse = Tu décides lequel de tes bâtisseurs bouge, et vers où ; il doit bouger.
