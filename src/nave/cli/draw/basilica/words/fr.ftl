# Ce que dit le terminal à côté des images de Basilica.

draw-board = Plateau
draw-board-key = b
draw-cathedral = Cathédrale
draw-cathedral-key = c
draw-players = Joueurs et zones
draw-players-key = p

## Dans les images

draw-letter = { $color ->
    [red] R
    [yellow] J
    [blue] B
   *[green] V
}
draw-player = { PLAYER($player) }
draw-order = { PIECE("order", $order) }
draw-rank = { PIECE("rank", $rank) }
draw-in-use = en cours
draw-stack = { $number ->
    [1] première pile
   *[other] dernière pile
}
draw-on-top = dessus
draw-discarded = défausse
draw-altars = autels
draw-executing = exécute
draw-queen = reine { $space }
draw-to-scoring = décompte dans { $count }
draw-points = { $count ->
    [one] point
   *[other] points
}
draw-now = maint.
draw-jester = { $color ->
    [none] Le bouffon en { $cell } ({ PLAYER($player) }) nomme une couleur secrète
   *[other] Le bouffon en { $cell } ({ PLAYER($player) }) nomme { PIECE("color", $color, form: "def") }
}
draw-area = { $tiles } en { $cell }, valeur { $value } :
draw-tie = égalité
draw-more-areas = { $count ->
    [one] encore { $count } zone
   *[other] encore { $count } zones
}

## La table en mots

draw-words-board = Plateau
draw-words-column = { $number } : ordre { $order } ; voûte { $vault }
draw-words-executed = en cours
draw-words-empty = vide
draw-words-face = { $crown ->
    [yes] { PIECE("order", $order) }, au dos : { PIECE("vault", $vault) } avec une couronne
    [no] { PIECE("order", $order) }, au dos : { PIECE("vault", $vault) } sans couronne
   *[none] { PIECE("order", $order) }, au dos : { PIECE("vault", $vault) }
}
draw-words-vault = { $crown ->
    [yes] { PIECE("vault", $vault) } avec une couronne
   *[no] { PIECE("vault", $vault) }
}
draw-words-stack = { $number ->
    [1] première pile
   *[other] seconde et dernière pile
} : { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
} ; { $discarded } à la défausse
draw-words-stack-top = { $number ->
    [1] première pile
   *[other] seconde et dernière pile
} : { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}, dessus { $top } ; { $discarded } à la défausse
draw-words-queen = { $distance ->
    [none] reine sur { $space } (sur { $spaces })
   *[other] reine sur { $space } (sur { $spaces }), à { $distance } du prochain décompte
}
draw-words-altars = { $count ->
    [one] { $count } autel en réserve
   *[other] { $count } autels en réserve
}
draw-words-order = { PLAYER($player) } : { $reason } [{ $rule }]
draw-words-cathedral = Cathédrale
draw-words-scaffolding = échafaudage
draw-words-cell = { $pieces }
draw-words-builder = { $rank ->
    [none] bâtisseur ({ PLAYER($player) })
   *[other] { PIECE("rank", $rank) } ({ PLAYER($player) })
}
draw-words-glass = vitrail
draw-words-altar = autel
draw-words-players = Joueurs
draw-words-token = { $ranks }
draw-words-player = { PLAYER($player) } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $now } de plus si on comptait
draw-words-supply = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $builders ->
    [one] { $builders } bâtisseur
   *[other] { $builders } bâtisseurs
} ; { $count ->
    [0] jetons : aucun
   *[other] jetons : { $tokens }
}
draw-words-areas = Zones
draw-words-got = { $points } à { PLAYER($player) }
draw-words-tie = égalité
draw-words-nobody = personne
draw-words-area = { PIECE("color", $color) }, { $tiles } en { $cells }, valeur { $value } : { $result }

## La feuille de score

draw-sheet-wins = gagne
draw-sheet-before = au début
draw-sheet-final = décompte final
draw-sheet-scoring = décompte { $n }
draw-sheet-area = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $doubled ->
    [yes] , doublé
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , vitrail { $glass }
}
draw-sheet-points = points
