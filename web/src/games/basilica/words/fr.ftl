# Les mots du dessin de Basilica.

tab-site = Chantier
tab-board = Plateau
tab-me = Équipe
you = toi
sun = soleil
moon = lune

part-track = Piste : la reine est sur { $queen }, { $next }
track-next = le prochain décompte est sur { $n }
track-last = plus aucune case de décompte devant
track-marker = { $n ->
    [one] { $name } : { $n } point
   *[other] { $name } : { $n } points
}
track-lap = +{ $n }
track-flag = Couronne posée : reine { $a } → { $b }
track-flag-scoring = Couronne posée : reine sur { $b }, décompte !

part-board = Plateau avec ordres et voûtes
board = Le plateau
board-next = suivante sur { $n }
board-last = la dernière
board-empty = pile vide
board-second = 2e pile
board-discarded = défausse : { $n }
board-flips = se retourne
board-executed = en cours
board-exchange = Changer les trois voûtes

part-site = Cathédrale
site-in = Agrandir
site-out = Réduire
site-fit = Toute la cathédrale
site-below = { $n ->
    [one] encore { $n } rangée dessous
   *[other] encore { $n } rangées dessous
}
site-above = remonter

color-red = rouge
    .Start = Rouge
    .f = rouge
color-yellow = jaune
    .Start = Jaune
    .f = jaune
color-blue = bleu
    .Start = Bleu
    .f = bleue
color-green = vert
    .Start = Vert
    .f = verte
vault-red = rouge
    .Start = Rouge
vault-yellow = jaune
    .Start = Jaune
vault-blue = bleue
    .Start = Bleue
vault-green = verte
    .Start = Verte
vault-red_yellow = rouge-jaune
    .Start = Rouge-jaune
vault-red_blue = rouge-bleu
    .Start = Rouge-bleu
vault-red_green = rouge-vert
    .Start = Rouge-vert
vault-yellow_blue = jaune-bleu
    .Start = Jaune-bleu
vault-yellow_green = jaune-vert
    .Start = Jaune-vert
vault-blue_green = bleu-vert
    .Start = Bleu-vert
rank-architect = Architecte
rank-master_mason = Maître maçon
rank-strongman = Colosse
rank-jester = Bouffon
rank-architect-does = double les tuiles de ses zones
rank-master_mason-does = pèse autant que deux
rank-strongman-does = gagne tes égalités
rank-jester-does = nomme une couleur de plus au décompte

say-order = Ordre { $name }, case { $n }, au dos voûte { PIECE("vault", $vault) }
say-coin = l’autre peut l’acheter pour une pièce
say-crown = avec une couronne
say-vault = Case de voûte { $n } : { $vault ->
    [none] vide
   *[some] voûte { PIECE("vault", $vault) }{ $crown ->
        [yes] {" "}avec une couronne
       *[no] {""}
    }
}
say-cell = Rangée { $row }, colonne { $column } : { $what }
say-free = rien de construit
say-scaffolding = échafaudage
say-tile = voûte { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}avec une couronne
   *[no] {""}
}
say-builder = bâtisseur ({ $name })
say-ranked = { $rank } ({ $name })
say-glass = vitrail
say-altar = autel
say-area = zone { PIECE("color", $color, form: "f") } de { $n }, valeur { $value }
say-named = nommée aussi : { PIECE("color", $color) }
say-stack = { $n ->
    [one] Pile : { $name }, dos ({ PIECE("vault", $vault) }), { $n } tuile
   *[other] Pile : { $name }, dos ({ PIECE("vault", $vault) }), { $n } tuiles
}
say-token = Jeton { $n } : { $a } ou { $b }
say-supply-builder = Poser un bâtisseur sur { $cell }
say-supply = { $name ->
    [none] Ta réserve
   *[some] Réserve : { $name }
}

supply-builders = bâtisseurs : { $n } sur { $m }
supply-tokens = rangs : { $n } sur { $m }
supply-coins = { $n ->
    [0] aucune pièce
    [one] { $n } pièce
   *[other] { $n } pièces
}
supply-now = +{ $n } en l’état
supply-altars = { $n ->
    [one] reste { $n } autel
   *[other] restent { $n } autels
}

areas-title = Zones maintenant
areas-next = { $n ->
    [one] décompte à la prochaine couronne
   *[other] décompte dans { $n } couronnes
}
areas-none = La cathédrale est encore vide.
areas-area = Zone
areas-worth = Valeur
areas-leads = En tête
areas-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
areas-nobody = personne
areas-tie = égalité
areas-strongman = le colosse gagne l’égalité
areas-sum = Si on comptait
areas-show = Montrer la zone { PIECE("color", $color, form: "f") } en { $cell }
areas-more = { $n ->
    [one] { $n } zone sans bâtisseurs
   *[other] { $n } zones sans bâtisseurs
}
areas-fewer = cacher les zones sans bâtisseurs

badge-how = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
badge-double = × 2
badge-glass = vitrail + { $n }
badge-to = → { $n }
badge-new = nouvelle zone
badge-joins = relie { $n } zones

lens-hint = Ce que cela ferait
lens-idle = Vise une voûte, un ordre ou une zone pour voir ce qu’ils rapporteraient.
lens-wait = { $name } réfléchit.
lens-lay = Si tu la poses en { $cell }
lens-lay-first = À poser : voûte { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}avec une couronne
   *[no] {""}
}
lens-lay-pick = { $n ->
    [one] Choisis la case marquée.
   *[other] Choisis une case marquée (sur { $n }).
}
lens-grows = { $n ->
    [one] Zone { PIECE("color", $color, form: "f") } : passe à { $n } tuile
   *[other] Zone { PIECE("color", $color, form: "f") } : passe à { $n } tuiles
}
lens-lonely = Elle n’appartiendrait encore à aucune zone.
lens-alone = Nouvelle zone { PIECE("color", $color, form: "f") }
lens-area = Zone { PIECE("color", $color, form: "f") } : valeur { $value }
lens-area-points = Zone { PIECE("color", $color, form: "f") }, valeur { $value } : { $points }
lens-joins = Zone { PIECE("color", $color, form: "f") } : relie { $n } zones, valeur { $value }
lens-gets = { $name } +{ $n }
lens-gets-you = toi +{ $n }
lens-queen = Reine sur { $n }, décompte dans { $m }
lens-queen-now = Reine sur { $n } : décompte !
lens-refill = { $name } se retourne : voûte { PIECE("vault", $vault) }
lens-refill-next = puis { $name } de la pile
lens-executing = { $name } en cours
lens-paid = Pour une pièce
lens-cannot = { $reason }.
lens-scored = Décompte { $n }
lens-scored-final = Décompte final
lens-close = Fermer
lens-nothing = Aucun bâtisseur n’était dans la cathédrale.

offer-title = Une offre
offer-seller = Une offre à { $name }
offer-buy = Payer 1 pièce
offer-keep = Garder la pièce
offer-have = Tu en as { $n }.
offer-theirs = { $name } en a { $n } et peut acheter.
offer-free = Cela ne coûte pas d’action.

rank-title = Quel rang pour { $cell } ?
rank-tokens = Jetons
rank-banned = vient d’être donné, pas pour toi
jester-title = Le bouffon en { $cell } nomme une couleur
jester-worth = { $a } : { $b }
jester-note = points de ce décompte, toi : { $name }
jester-has = déjà là

score-total = Total

card-line = Pose des voûtes de couleur, poste tes bâtisseurs dessous, et choisis le moment où la reine vient juger.
card-picture = Nef gothique aux voûtes de couleur, lumière à travers les vitraux

# Un décompte, zone par zone.
scene-title = Décompte { $n }
scene-last = Le dernier décompte
scene-area = Zone { PIECE("color", $color, form: "f") }
scene-sum = { $tiles ->
    [one] { $tiles } voûte
   *[other] { $tiles } voûtes
}{ $doubled ->
    [yes] , doublé,
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] {" "}+ { $glass } de vitrail
} = { $value }
scene-more = { $white } : { $black }, avantage : { $name }
scene-strong = { $white } : { $black }, le colosse gagne pour { $name }
scene-tie = { $white } : { $black }, l’égalité ne paie personne

# Les réponses en lignes.
row-vault = Voûte { PIECE("vault", $vault) }
row-crown = Voûte { PIECE("vault", $vault) } · la reine sur { $queen }
row-beside = à côté
row-alone = isolée
row-worth = { $now } → { $then }
row-group-orders = Ordres
row-group-builder = Bâtisseur
race-now = +{ $n } en l’état
race-action = Action { $n } sur { $of }
race-stack = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}

## Une partie finie de la vraie boîte.
end-before = Points avant le dernier décompte
end-before-line = Où sont les marqueurs avant de compter le dernier décompte.
end-stack = La pile est épuisée
end-site = La cathédrale
end-site-line = Choisis un élément, puis touche là où il est. Touche encore pour le retirer.
end-brushes = Éléments
end-vault = Voûte { PIECE("vault", $vault) }
end-builder = Bâtisseur : { $name }
end-names = Le bouffon nomme le { PIECE("color", $color) }
end-glass = Vitrail
end-altar = Autel
end-cell = { $cell }, vide
end-cell-vault = { $cell } : voûte { PIECE("vault", $vault) }{ $builder ->
    [none] {""}
   *[some] { $rank ->
        [none] , bâtisseur ({ $builder })
       *[some] , { PIECE("rank", $rank) } ({ $builder })
    }
}

loss-moved = Ton bâtisseur a été déplacé de { $from } à { $to }
loss-lead = Tu n’es plus en tête dans la zone { PIECE("color", $color, form: "f") } en { $cell }
loss-worth = Ta zone { PIECE("color", $color, form: "f") } en { $cell } vaut { $to } au lieu de { $from }
loss-by = Par { $name }.
