pieces-title = Matériel : { $game }
pieces-known = connu
pieces-deduced = déduit
pieces-reconstructed = supposé
pieces-checked = vérifié
pieces-corrected = corrigé
pieces-confirmed = { $n ->
    [one] confirmé par { $n } propriétaire
   *[other] confirmé par { $n } propriétaires
}
pieces-side-mine = Chez moi :
pieces-side-theirs = En face :
pieces-mine = Jeu : { $name }
pieces-undo = Défaire
pieces-sheets = Planches de matériel
pieces-of = { $n } sur { $m }
pieces-sum = Éléments vus : { $n } sur { $m }, corrigés : { $changed }. Gardé dans ce navigateur.
pieces-filter = Montrer
pieces-filter-all = tout
pieces-filter-guessed = supposés
pieces-filter-corrected = corrigés
pieces-help = Touche un élément pour le comparer à l’imprimé.
pieces-none = Aucun élément ici.
pieces-symbols = Seulement les éléments qui montrent
pieces-symbols-clear = tous les symboles
pieces-pile = Comparer ma pile
pieces-pile-line = Retourne ta pile un élément à la fois et touche ici le même dessin : il est vérifié.
pieces-pile-left = { $n ->
    [one] reste { $n } dessin
   *[other] restent { $n } dessins
}, sans dessin chez toi : { $strange }.
pieces-pile-strange = Le mien n’y est pas
pieces-pile-through = Ma pile est finie
pieces-pile-rest = Rien dans ta pile ne ressemblait à ceux-ci. Touches-en un et donne-lui ce que montre le tien.
pieces-pile-on = Continuer à comparer
pieces-pile-all = Chaque dessin a trouvé son pareil.
pieces-at = { $n } sur { $m }, { $id } dans le fichier
pieces-changed = Ce que tu as changé
pieces-checks = Contrôles
pieces-elsewhere = { $n ->
    [one] { $n } autre erreur, sur un autre élément
   *[other] { $n } autres erreurs, sur d’autres éléments
}
pieces-alike = Un autre élément est imprimé comme celui-ci. C’est permis ; regarde les deux.
pieces-sound = On peut jouer avec ce jeu de valeurs.
pieces-signed = Vérifié par { $by } le { $on }
pieces-equal = Des coches seules ne changent rien : ces valeurs sont les valeurs habituelles.
pieces-back = Tous les éléments
pieces-as-was = Comme avant
pieces-unsure = Pas sûr
pieces-right = Juste, comme imprimé
pieces-less = { $title } : moins
pieces-more = { $title } : plus
pieces-yes = oui
pieces-no = non
pieces-add = { $title } : un de plus
pieces-choose = choisir
pieces-tray = Ce qui peut s’y trouver : { $title }
pieces-take-away = retirer
pieces-set-title = Tes valeurs
pieces-set-line = On ne garde que ce qui diffère des valeurs habituelles, et ce que tu as vérifié.
pieces-name = Nom
pieces-new = Nouvelles valeurs
pieces-open = Ouvrir { $name }
pieces-share = Partager
pieces-code = Code des valeurs
pieces-copy = Copier le code
pieces-copied = Le code est copié.
pieces-file = Enregistrer un fichier
pieces-keep = Garder ici pour jouer
pieces-kept = Gardé sous le nom { $name }. À choisir à une nouvelle table.
pieces-take = Reprendre d’autres valeurs
pieces-given = Un code ou le texte d’un fichier
pieces-look = Regarder
pieces-bring = ou un fichier
pieces-merge-one-name = { $count ->
    [one] Un autre élément est identique, mais signé du même nom que le tien : donne à ton jeu un nom à toi pour qu’il compte.
   *[other] { $count } autres éléments sont identiques, mais signés du même nom que les tiens : donne à ton jeu un nom à toi pour qu’ils comptent.
}
pieces-merge-sum = D’accord sur { $agreed }, { $taken } à reprendre, { $differ ->
    [0] rien ne se contredit
    [one] { $differ } élément lu autrement (le tien d’abord)
   *[other] { $differ } éléments lus autrement (les tiens d’abord)
}.
pieces-merge = Fusionner
pieces-merged = C’est fusionné.
pieces-replace = Ouvrir tel quel
