# Ce que dit chaque jeu.

player = Place { $n }
list-comma = { $head }, { $tail }
list-and = { $head } et { $tail }
list-or = { $head } ou { $tail }

# Erreurs.
no-language = il n’y a pas de mots pour la langue « { $language } » dans { $package }
bad-version = jouée avec la version { $version } des règles de { $game } ; installées : { $known }
bad-seats = { $game } se joue avec { $known } { $most ->
    [one] place
   *[other] places
}, pas { $given }
bad-settings = les réglages associent des noms à des valeurs ; pas { $given }
bad-setting = { $game } n’a pas de réglage { $setting } ; ses réglages : { $known }
bad-value = le réglage { $setting } vaut { $value } ; permis : { $known }
setting-seats = le réglage { $setting } vaut pour { $known } { $most ->
    [one] place
   *[other] places
}, pas { $seats }
no-game = il n’y a pas de jeu { $game } ; jeux : { $known }
no-games = il n’y a pas de jeu { $game } ; aucun n’est installé ; lance `make install`
game-is-none = le jeu { $game } n’en est pas un : { $maker } doit créer un nave.kernel.rules.Rules
game-misnamed = le point d’entrée { $game } crée le jeu { $makes } ; donne-lui le nom du jeu
seed-or-chance = une partie reçoit une graine ou un hasard, pas les deux
bad-seed = une graine est un nombre entier, pas { $given }
bad-components = components doit donner le nom et l’empreinte d’un jeu de valeurs
bad-position = une position est un objet, pas { $given }
position-lacks = il manque à la position : { $keys }
position-format = format vaut { $given } ; cette version lit { $known }
position-game = game vaut { $given } ; il faut : { $known }
position-settings = { $entry } doit associer les noms des réglages à des valeurs
position-components = components vaut { $given } ; il faut : { $name } d’empreinte { $hash }
move-type = un coup est un texte ou un entier, pas { $given }
no-move-number = il n’y a pas de coup { $move } ; les coups vont de 0 à { $last }
no-move = il n’y a pas de coup { $move }
no-move-near = il n’y a pas de coup { $move } ; voulais-tu dire { $near } ?
no-rule = il n’y a pas de règle { $rule }
no-rule-near = il n’y a pas de règle { $rule } ; proches : { $near }
no-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }, None est spectateur
undo-ends-chance = le hasard a parlé : ce qui précède un jet ou un tirage reste
undo-ends-turn = tu n’as encore rien fait sur quoi revenir
nothing-to-undo = il n’y a rien à défaire : on s’arrête à un jet, un tirage, une autre place ou une fin de tour
no-undo-turn = il n’y a rien à défaire : le tour commence ici
no-undo-chance = il n’y a rien à défaire : le hasard a répondu depuis
no-undo-seat = il n’y a rien à défaire : une autre place a répondu depuis
after-the-end = la réponse { $number } { $move } vient après la fin de la partie
wrong-answer = réponse { $number } : { $error }
illegal-answer = la réponse { $number } { $move } n’est pas permise : { $reason } [{ $rule }]
record-components = la partie enregistrée nomme l’empreinte { $named }, mais une partie avec ses réglages se joue avec { $hash }
record-start = la position de départ a d’autres places, réglages ou règles que la partie enregistrée
record-upto = la partie a les réponses 0 à { $count } ; { $given } n’en est pas
record-not-over = la partie a un résultat, mais { $count ->
    [one] { $count } réponse ne suffit
   *[other] { $count } réponses ne suffisent
 } pas à la finir
record-result = la partie nomme { $named }, ses réponses mènent aux scores { $scores }
record-object = une partie enregistrée est un objet JSON, pas { $given }
record-field = champ inconnu { $field } ; une partie enregistrée a { $known }
record-missing = le champ { $field } manque
record-type = le champ { $field } doit être { $type }, pas { $given }
record-texts = le champ { $field } doit associer des noms à des textes
record-set = le champ « components » doit donner le nom et l’empreinte d’un jeu de valeurs
record-answer = la réponse { $number } doit être un texte, pas { $given }
record-half = le champ { $field } contient une moitié de caractère (U+{ $letter }) ; permis : des caractères entiers
record-unwritable = le champ { $field } ne peut pas s’écrire en JSON : { $error }
file-unreadable = { $path } : illisible ({ $error })
in-file = { $path } : { $error }
no-json = pas un document JSON complet (ligne { $line }, colonne { $column } : { $error })
no-record = pas une partie enregistrée : { $error }
plugin-twice = { $group } a { $name } { $count } fois : { $packages } ; désinstalle-les tous sauf un
plugin-fails = { $group } { $name } de { $of } ne se charge pas : { $error } : { $message } ; répare ou désinstalle { $package }
endless = la partie n’est pas finie après { $limit } réponses
set-unreadable = { $path } est illisible : { $error }
bad-set = { $path } n’est pas un jeu de valeurs de { $game } : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
no-set = { $game } n’a pas de jeu de valeurs « { $name } » ; permis : { $known }
no-table = le matériel de { $game } n’a pas de tableau « { $table } » ; permis : { $known }
set-needed = il faut le jeu de valeurs « { $name } » de { $game } d’empreinte { $hash }, et aucun ici n’a cette empreinte ; { $here }. Jeux de valeurs ici : { $known }
set-absent = il n’y en a aucun de ce nom
set-unsound = celui installé sous ce nom n’est pas sain : { $error }
set-differs = celui de ce nom a maintenant l’empreinte { $hash }
set-there = { $game } a déjà un autre jeu de valeurs « { $name } » ({ $old } ; le nouveau : { $new }) ; permis : un autre nom, ou le remplacer exprès
set-there-unsound = un fichier endommagé
set-standard = « { $name } » désigne toujours les valeurs fournies ; permis : un autre nom
set-damaged = le matériel fourni de { $game } est endommagé
bad-game-name = { $name } n’est pas un nom de jeu ; permis : 1 à 40 caractères parmi a-z 0-9 _ -
bad-set-name = { $name } n’est pas un nom de jeu de valeurs ; permis : 1 à 40 caractères parmi a-z 0-9 _ -
no-piece = { $game } n’a pas d’élément « { $piece } » ; voir : nave components show { $game }
which-piece = plusieurs éléments s’appellent « { $piece } » ; permis : { $known }
no-place = { $piece } n’a pas d’endroit « { $field } » à corriger ; permis : { $known }
no-owner-set = ce ne sont pas des corrections ({ $format })
owner-set-field = { $field } n’a pas sa place dans des corrections, ou pas ainsi
owner-set-game = les corrections sont du jeu { $given } ; il faut : { $game }
owner-set-large = des corrections ont au plus { $most } caractères
allowed-check = qui l’a vérifié et quand : {"{"} by, on {"}"}
bad-check = { $given } ne dit pas qui a vérifié un élément et quand
refused-sets = il y a déjà { $most } jeux de valeurs ici
no-set-code = un code de valeurs commence par { $prefix }
set-code-damaged = le code des valeurs n’est pas complet ; copie-le encore en entier
file-unwritable = { $path } ne peut pas être écrit : { $error }
file-stays = { $path } ne peut pas être supprimé : { $error }
refused-move = { $move } : { $reason } [{ $rule }]

no-ending = les parties finies de { $game } ne se comptent pas ici
game-over = La partie est finie.
refused-over = la partie est finie
refused-chance = ce qui sort dépend du hasard
refused-before-chance = d’abord le hasard décide
answer-chance = Le hasard décide

# Positions impossibles.
wrong-below = { $kind } ne peut pas être sur { $below } dans ask ; permis : { $allowed }
wrong-argument = { $path }.args : { $name } de { $kind } vaut { $value } ; permis : { $least } à { $most }
wrong-not-first = { $kind } ne peut être que la première entrée de ask
wrong-object = { $path } doit être un objet, pas { $name }
wrong-lacks = il manque à { $path } : { $entry }
wrong-list = { $path }.{ $entry } doit être une liste
wrong-length = { $path }.{ $entry } a { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
} ; il faut : { $needed }
wrong-range = { $path }.{ $entry } vaut { $value } ; permis : { $least } à { $most }
wrong-flag = { $path }.{ $entry } vaut { $value } ; permis : true ou false
wrong-flags = { $path }.{ $entry } ne doit contenir que true ou false
wrong-choice = { $path }.{ $entry } vaut { $value } ; permis : { $allowed }
wrong-unknown-entry = { $path } a une entrée inconnue { $entry } ; connues : { $known }
wrong-inner-list = { $path }.{ $entry }[{ $i }] doit être une liste
wrong-entry = { $path }.{ $entry } contient { $value } ; permis : { $allowed }
wrong-twice = { $path }.{ $entry } contient { $value } deux fois
wrong-no-answer = la question { $kind } n’a pas de réponse permise dans cette position

# Fichiers de matériel : ce qui ne va pas, et ce qui est permis.
problem-at = { $place } : { $text }
problem-where = { $table } { $row }
problem-allowed = { $text } ; permis : { $allowed }
problem-inside = { $outer }, { $inner }
problem-item = élément { $number }
problem-key = clé
problem-row = rangée { $number }
problem-line = ligne { $line }
problem-place = ligne { $line }, colonne { $column }
problem-end = ligne { $line }, fin du fichier
problem-is = { $field ->
    [none] vaut { $value }
   *[some] { $field } vaut { $value }
}
problem-missing = il manque { $field }
problem-elsewhere = { $field } n’a rien à faire ici
problem-no-field = { $field } n’est pas un champ de ce tableau
problem-no-table = ce tableau n’existe pas
problem-table-missing = le tableau manque
problem-no-row = cette rangée n’existe pas
problem-row-twice = la rangée y est deux fois
problem-row-missing = la rangée manque
problem-no-utf8 = il y a un octet qui n’est pas du texte UTF-8
problem-no-toml = n’est pas du TOML : { $message }
allowed-value = { $value }
allowed-by = { $what } (règle { $rule })
allowed-fixed = { $value } (fixé par la règle { $rule })
allowed-range = { $low } à { $high }
allowed-whole = un nombre entier, { $low } à { $high }
allowed-flag = true ou false
allowed-text = un texte de 1 à { $longest } caractères sur une ligne
allowed-any-text = un texte
allowed-one-of = { $values }
allowed-many = { $values } ... ({ $count } en tout)
allowed-list = une liste de { $count } { $different ->
    [yes] éléments différents
   *[no] éléments
}
allowed-list-range = une liste de { $low } à { $high } { $different ->
    [yes] éléments différents
   *[no] éléments
}
allowed-map = un tableau avec les clés { $keys }
allowed-map-sum = un tableau avec les clés { $keys } et une somme de { $low } à { $high }
allowed-sum = une somme de { $low } à { $high }
allowed-record = un tableau avec les champs { $fields }
allowed-nowhere = rien ici, comme dans les valeurs standard
allowed-where = seulement où { $field } vaut { $value }
allowed-fields = un tableau de champs
allowed-rows = une liste de rangées
allowed-once = une fois
allowed-every-row = chaque rangée des valeurs standard
allowed-rows-as = les { $count } rangées des valeurs standard, comme { $rows }
allowed-rows-to = les { $count } rangées des valeurs standard, de { $first } à { $last }
allowed-utf8 = du texte UTF-8
allowed-toml = du TOML

# Ce qui se dit d’un élément.
lens-no-piece = { $game } n’a pas d’élément { $piece }
lens-waits = c’est à { PLAYER($player) } de répondre
lens-no-answer = { $answer } ne répond pas à la question posée
lens-answer = Ce qui en résulterait :
lens-answer-onward = Une autre question suit, ou le hasard décide de ce qui en résulte.
lens-leaves = ce qui est abandonné : { $left }

# Where a rule comes from.
source-rulebook = livret
source-our-ruling = notre interprétation
source-deduced = déduit
source-publishers-interactive-rules = règles interactives de l’éditeur
source-rules-summary = aide de jeu

# A game as text: the table in words.
table-line = { $title }, tour { $turn } : { $prompt }
table-answers = Réponses :
