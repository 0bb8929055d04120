# Ce que disent la ligne de commande et la table du terminal.

# ---------------------------------------------------------------- erreurs

cli-error = nave : { $error }
cli-missing = nave : il faut le paquet « { $package } » ; installe-le avec : pip install 'nave[{ $extra }]'
cli-no-language = il n’y a pas de mots pour la langue « { $language } »
cli-stopped = nave : arrêté
cli-stopped-kept = nave : arrêté ; ce qui est fini est gardé, --resume --output { $output } poursuit
cli-jobs-and-cluster = --jobs et --cluster s’excluent : une grappe a ses propres exécutants
cli-no-pair = « { $pair } » n’est pas de la forme KEY=VALUE
cli-no-game = il n’y a pas de jeu « { $game } » ; permis : { $known }
cli-which-game = quel jeu ? permis : { $known }
cli-no-such-choice = Il n’y a pas de jeu « { $given } » ; permis : 1 à { $count }, ou { $known }
cli-no-rule = nave : aucune règle de { $game } ne contient « { $words } » ; `nave rules { $game }` liste tous les titres
cli-bad-edge = l’écart vaut { $edge } ; permis : entre 0 et 1, comme 0.1
cli-no-own-weights = les poids de « { $bot } » ne se règlent pas ; permis : mason
cli-bad-log-level = le niveau de journal vaut « { $level } » ; permis : debug, info, warning, error
cli-exposed = { $host } est joignable d’ailleurs, et les clés voyageraient en clair : mets devant un proxy avec TLS et nomme-le (--proxies ADDRESS), ou dis --expose pour un réseau de confiance
cli-one-process = un fichier SQLite appartient à un seul processus ; plusieurs exigent --database postgresql://…
cli-fixed = { $option } ne peut pas changer une partie en cours ; permis : --players
cli-file-exists = { $path } existe déjà ; permis : un nouveau fichier
cli-other-game = { $path } contient une autre partie ; permis : un nouveau fichier, ou l’enregistrement de cette partie
cli-nothing-to-continue = il n’y a pas de partie inachevée à poursuivre ; commences-en une avec : nave play
cli-passed-over = Ignoré : { $problem }
cli-no-bot-asked = aucun bot n’a à répondre maintenant
cli-nothing-to-choose = la partie est finie ; il n’y a rien à choisir
cli-no-option = il n’y a pas d’option { $option } ; les options vont de 1 à { $count }
cli-several-moves = « { $given } » est le début de { $count } coups : { $moves }
cli-not-saved = pas enregistré : { $path } : { $error }
cli-no-player = il n’y a pas de joueur « { $player } » ; permis : { $known }
cli-player-count = { $count ->
    [one] { $count } joueur nommé
   *[other] { $count } joueurs nommés
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $players }
cli-game-over = { $path } : cette partie est finie ; permis : un enregistrement sans résultat
cli-bad-players = { $path } : meta.players doit être une liste de noms, pas { $given }
cli-no-provenance = il n’y a pas de provenance « { $given } » ; permis : { $known }
cli-no-table = il n’y a pas de tableau « { $table } » ; permis : { $known }

# ---------------------------------------------------------------- aide des commandes

cli-examples = Exemples
cli-help = Joue à des jeux de société exactement selon leurs règles ; `nave games` liste ceux qui sont installés.
cli-help-more = Réalisation non officielle de fans : joue, simule, revois, et cherche toute règle par son identifiant.
cli-help-play = Joue dans ce terminal : contre des bots, à tour de rôle à la même place, ou en solo. Chaque réponse est enregistrée.
cli-help-companion = Joue avec la vraie boîte sur une vraie table : on saisit dés et tirages, règles et score se tiennent ici.
cli-help-companion-more = La mise en place est distribuée ici et disposée par toi, ou saisie telle quelle (--entered). `undo` reprend aussi un dé mal tapé.
cli-help-play-more = Avec un terminal, toute la table est dessinée ; `?` liste les touches.
cli-help-serve = Héberge des tables : chacun s’installe par un lien et joue en direct ou sur plusieurs jours.
cli-help-simulate = Joue beaucoup de parties au hasard et résume longueurs, scores et victoires.
cli-help-simulate-more = La même graine donne les mêmes parties. Les victoires partagées comptent par parts.
cli-help-tournament = Fais jouer des bots entre eux et dis à quel point l’issue est sûre.
cli-help-tournament-more = Chaque graine se joue avec toutes les rotations des places, la chance de la mise en place s’équilibre donc. Les mêmes graines donnent les mêmes résultats, hors temps de réflexion.
cli-help-tune = Cherche de meilleurs poids par CMA-ES et ne les garde que s’ils gagnent sur d’autres graines.
cli-help-bench = Mesure jeu au hasard, copies, empreintes, redistributions et valeurs d’états, et pas d’environnements pour agents apprenants.
cli-help-bench-more = Une décision compte tout : lister les réponses permises, en exécuter une, le hasard. Les pas de boucle sont le rapport à une boucle fixe de Python dans le même passage : ils se comparent entre machines et jours.
cli-help-replay = Revois une partie enregistrée, réponse par réponse, et vérifie qu’elle mène où elle le dit.
cli-help-judge = Juge des parties : ce qui était chance, ce qui était talent, où une partie s’est perdue.
cli-help-judge-more = Le juge rejoue chaque tour en pensée, avec ce qu’on pouvait savoir alors, et compare le tour joué au meilleur qu’il trouve. Ce que les dés et les tuiles tirées donnent ou prennent compte comme chance, jamais comme faute.
cli-help-puzzle = Résous l’énigme du jour, ou une autre par son nom.
cli-help-puzzle-more = Un tour avec une idée nettement meilleure. Le juge évalue tout ce qui se joue : ce qui vaut la solution est juste aussi.
cli-help-puzzles = Énigmes : lister celles fournies, en tirer de nouvelles de parties.
cli-help-puzzles-list = Liste les énigmes fournies avec un jeu.
cli-help-puzzles-cut = Tire des énigmes de parties : des tours avec une idée nettement meilleure, vérifiés par des parties jouées jusqu’à la fin.
cli-help-replay-more = Une partie jouée avec d’autres valeurs ou une autre version des règles est refusée.
cli-help-games = Liste les jeux installés, avec leurs places, réglages et bots.
cli-help-learn = Apprends un jeu en le jouant : des leçons sur la vraie table, dix minutes.
cli-help-lessons = Liste les leçons d’un jeu, ou de tous, et joue chacune à travers le moteur.
cli-help-rules = Consulte les règles : chaque refus et chaque ligne du récit nomme l’identifiant de sa règle.
cli-help-backup = Copie toutes les tables dans un fichier, serveur en marche ou non. Le fichier convient aux deux sortes de base de données.
cli-help-restore = Mets les tables d’une sauvegarde dans une base vide. Tout est restauré, ou rien.
cli-help-words = Langues : lesquelles il y a, et si les mots de l’une sont complets et sains.
cli-help-words-list = Liste les langues qui ont des mots, et combien de textes chacune a.
cli-help-words-check = Compare les mots d’une langue à l’anglais : manquants, inutilisés, mauvais arguments, pluriels, trop longs, glossaire.
cli-help-words-show = Tous les textes avec des valeurs d’exemple, en anglais et dans une langue.
cli-option-words-language = La langue, comme de, pl ou pt-BR.
cli-option-words-all = Nommer tous les problèmes, pas seulement les 40 premiers.
cli-option-words-only = seulement les textes dont le fichier, le nom ou le contenu a ces mots
cli-option-words-problems = seulement les textes qui manquent ou que le contrôle critique
cli-option-words-number = le nombre que prend ce qui est compté dans les exemples
cli-option-page-words = Les sources de la page, si elles ne sont pas dans web/src sous ce dossier.
cli-example-words-check = ce qui reste à traduire
cli-example-words-show = ce qui est compté, par cinq
cli-help-components = Jeux de valeurs : chaque valeur imprimée d’un jeu, et d’où elle vient.
cli-help-components-more = Les valeurs sont [green]connues[/green] (dites en mots), [yellow]déduites[/yellow] ou [magenta]reconstruites[/magenta] (imprimées en image seulement, choisies pour convenir). Si tu as la boîte, corrige ce qui diffère et joue avec tes propres valeurs.
cli-help-components-list = Les jeux de valeurs de tous les jeux, avec empreinte et nombre de rangées par provenance.
cli-help-components-list-more = Les parties enregistrées nomment un jeu de valeurs et son empreinte : deux empreintes égales jouent la même partie. Une partie sans extension nomme l’empreinte du jeu de base.
cli-help-components-show = Les rangées d’un jeu de valeurs avec leur provenance et leurs notes.
cli-help-components-check = Vérifie un fichier corrigé : chaque problème avec sa rangée, ce qui ne va pas et ce qui est permis.
cli-help-components-check-more = Rangées et tableaux restent ceux des valeurs standard ; corrige les valeurs et mets leur provenance à "known".
cli-help-components-install = Vérifie un fichier corrigé et garde-le sous un nom, pour pouvoir jouer avec.
cli-help-components-install-more = Les parties jouées avec des valeurs en ont besoin pour être revues : donne un nouveau nom à des valeurs modifiées.
cli-help-components-remove = Supprime un jeu de valeurs installé. Les parties jouées avec lui ne peuvent plus être revues.
cli-help-components-export = Écris un jeu de valeurs en fichier TOML à modifier, commentaires et notes compris.
cli-help-components-set = Corrige des valeurs comme elles sont imprimées chez toi ; cela compte comme vérifié par toi.
cli-help-components-set-more = Les valeurs se tapent comme elles se lisent : 3, stone (pierre), "2 lumber, 1 brick" (2 bois, 1 brique). Ce qui rendrait une partie injouable est nommé et pas gardé, sauf comme brouillon.
cli-help-components-checked = Dis que des éléments ont été comparés à leurs valeurs et trouvés justes.
cli-help-components-checked-more = Un jeu de valeurs avec seulement des contrôles reste égal au standard : son empreinte ne couvre que les valeurs.
cli-help-components-merge = Reprends ce qu’une autre personne a vérifié ; compte les accords, liste les écarts.
cli-help-components-share = Un jeu de valeurs en code court pour un message, ou en petit fichier de ses différences.
cli-help-components-import = Garde un jeu de valeurs partagé en code ou en fichier.
cli-help-components-edit = Parcours les éléments à côté de la boîte ouverte : Entrée dit qu’un élément est comme imprimé.
cli-help-components-edit-more = Tape FIELD=VALUE pour corriger, n si tu n’es pas sûr, s pour les valeurs standard, b pour revenir, u pour défaire, q pour arrêter. Tout est gardé après chaque élément.
cli-help-components-diff = Les valeurs qui diffèrent entre deux jeux ; provenance et notes ne se comparent pas.

cli-example-play = jouer ici, contre des bots ou à tour de rôle à la même place
cli-example-simulate = des bots jouent
cli-example-replay = parcourir une partie enregistrée, réponse par réponse
cli-example-rules = chercher des règles par identifiant ou par mot
cli-example-components = les jeux de valeurs et d’où ils viennent
cli-example-help = chaque commande s’explique
cli-example-play-one = toi contre un bot
cli-example-play-hot = à deux, tour à tour à la même place, et un bot
cli-example-play-solo = en solo
cli-example-play-continue = la dernière partie quittée
cli-example-play-plain = un script joue par lignes
cli-example-simulate-resume = puis --resume, en cas d’arrêt
cli-example-tournament-sprt = jusqu’à décision
cli-example-tournament-solo = contre l’automate
cli-example-tune-resume = poursuivre après une pause
cli-example-judge = quelques secondes par partie
cli-example-judge-thorough = quelques minutes, pour des programmes
cli-example-judge-many = beaucoup de parties sur tous les cœurs, une ligne par tour
cli-example-puzzle = la même pour tous aujourd’hui
cli-example-puzzles = toutes par leur nom
cli-example-replay-whole = tout le récit et la feuille de score
cli-example-replay-step = tour par tour
cli-example-replay-upto = la position après 120 réponses, pour des programmes
cli-example-learn = la première partie guidée
cli-example-learn-lesson = commencer par une leçon
cli-example-learn-on = jouer la suite des leçons, avec des astuces
cli-example-rules-one = une règle avec son exemple
cli-example-rules-group = tout un groupe
cli-example-rules-words = toutes les règles avec ces mots
cli-example-serve = sur cette machine, port 8000, tables dans ton dossier de données
cli-example-components-export = un fichier à modifier
cli-example-components-check = tout ce qui ne va pas
cli-example-components-install = le garder
cli-example-components-diff = ce que tu as changé
cli-example-components-edit = un élément après l’autre, à côté de la boîte ouverte
cli-example-components-set = une valeur
cli-example-components-share = un code à partager
cli-example-components-merge = reprendre ce que l’autre a vérifié

# ---------------------------------------------------------------- aide des options

cli-option-help = Montrer ce message et quitter.
cli-option-language = La langue du terminal (sinon celle de la variable NAVE_LANG, ou l’anglais).
cli-option-version = Montrer la version et si les règles tournent compilées ou interprétées.
cli-option-json = Écrire du JSON pour les programmes au lieu de texte.
cli-option-set = Un réglage du jeu ; peut se donner plusieurs fois.
cli-option-seats = Nombre de places (1 : solo).
cli-option-components = Les valeurs avec lesquelles jouer (voir `nave components list`).
cli-option-jobs = Processus, par défaut tous les cœurs ; les résultats n’en dépendent pas.
cli-option-cluster = Jouer sur une grappe Dask, par exemple tcp://10.0.0.5:8786.
cli-option-resume = Poursuivre un passage inachevé de --output.
cli-option-game = Un jeu, comme `nave games` le nomme.
cli-option-games = Combien de parties.
cli-option-lesson = La leçon par où commencer, comme `nave lessons` la nomme.
cli-option-tips = Le maître à tes côtés : une astuce quand il y a une raison, une fois chacune.
cli-option-play-on = Poursuivre où finissent les leçons, contre leur adversaire, le maître à tes côtés.
cli-option-pack = Les leçons à apprendre, comme `nave lessons` les nomme.
cli-option-game-seed = La partie numéro i utilise seed + i.
cli-option-parquet = Écrire une ligne par partie et par place dans ce nouveau fichier Parquet.
cli-option-bots = Des bots, séparés par des virgules, avec leurs nombres : mason:nodes=2000.
cli-option-blocks = Graines ; chacune se joue par chaque équipe avec toutes les rotations.
cli-option-block-seed = Le bloc numéro i utilise seed + i.
cli-option-nodes = Positions qu’un bot peut regarder par tour.
cli-option-output = Écrire dans ce nouveau fichier : .json tout, .parquet une ligne par partie et par place.
cli-option-judged-files = Des parties enregistrées, finies ou non.
cli-option-judge-level = Combien de temps réfléchir : quick, thorough ou deep.
cli-option-judge-seed = La graine des mondes ; la même juge pareil.
cli-option-judge-all = Montrer chaque tour, pas seulement ceux marqués.
cli-option-judged-output = Écrire dans ce nouveau fichier : .parquet une ligne par tour, .jsonl un jugement par ligne.
cli-option-puzzle = Le nom d’une énigme (voir `nave puzzles list`).
cli-option-puzzles = Écrire les énigmes dans ce nouveau fichier (JSON).
cli-option-puzzles-most = S’arrêter après tant d’énigmes (0 : toutes).
cli-option-sprt = S’arrêter dès qu’il est décidé si le premier bot bat les autres.
cli-option-edge = Avec --sprt : la part de victoires au-delà du hasard qui compte comme meilleure.
cli-option-tuned = Écrire les poids trouvés dans ce nouveau fichier (TOML).
cli-option-tune-bot = Les poids de qui : seuls ceux de mason se règlent ; le compagnon et les styles en partent.
cli-option-weights = Seulement ces poids, séparés par des virgules ; tous si vide.
cli-option-rivals = Le groupe d’adversaires, séparés par des virgules.
cli-option-generations = Manches de la recherche.
cli-option-population = Candidats de chaque manche.
cli-option-tune-games = Parties de chaque candidat dans une manche.
cli-option-validation = Parties du meilleur et du départ à la fin.
cli-option-tune-seed = De la première partie ; la validation joue des graines loin de là.
cli-option-runs = Passages dont on donne la médiane, 5 ou plus.
cli-option-slowest = Parties fouillées pour la décision la plus lente.
cli-option-peers = Comparer à catanatron, au backgammon d’OpenSpiel et aux échecs de PettingZoo dans des environnements jetables.
cli-option-record-file = Une partie enregistrée : par `nave play`, ou Game.record.save().
cli-option-step = Montrer la table après chaque tour ; Entrée continue.
cli-option-upto = Seulement les premières réponses, jusqu’à ce numéro.
cli-option-board = Montrer l’exemple d’une règle sur la table, avant et après.
cli-option-rule = Un identifiant de règle, un groupe, ou des mots à chercher.
cli-option-play-game = Un jeu, ou avec --continue aussi un enregistrement (FILE.json).
cli-option-play-seats = Combien jouent ; 1, c’est en solo (sinon autant que --players en nomme, ou 2).
cli-option-companions = Qui est où, place par place : human ou un bot (sinon des personnes partout).
cli-option-deal = Distribuer la mise en place ici, ou la saisir telle qu’elle est sur la table.
cli-option-players = Qui est où, place par place : human ou un bot (sinon human,mason,...).
cli-option-seed = La même graine donne la même mise en place et les mêmes dés (sinon elle est tirée) : un nombre, ou des mots comme les tables les disent.
cli-option-play-components = Un jeu de valeurs, comme `nave components list` le nomme.
cli-option-plain = Jouer par lignes ; c’est ainsi sans terminal de toute façon.
cli-option-continue = Poursuivre la partie inachevée la plus récente, ou un enregistrement.
cli-option-record = Garder aussi la partie dans ce nouveau fichier.
cli-option-pace = Secondes pendant lesquelles montrer chaque réponse d’un bot, en plein écran.
cli-option-database = sqlite:///FILE ou postgresql://USER@HOST/NAME ; par défaut un fichier dans ton dossier de données.
cli-option-host = L’adresse où écouter.
cli-option-port = Le port où écouter.
cli-option-workers = Processus du serveur ; plus d’un exige PostgreSQL.
cli-option-max-tables = Combien de tables peuvent tourner ou attendre à la fois.
cli-option-bot-workers = Processus où pensent les bots, par processus du serveur.
cli-option-judge-workers = Processus où l’on juge les parties finies, par processus du serveur.
cli-option-bot-budget = Secondes qu’un bot peut réfléchir à une réponse.
cli-option-bot-pace = Secondes entre les réponses d’un bot, pour ménager une petite machine ; les navigateurs les montrent à leur rythme.
cli-option-rate-address = Requêtes par seconde d’une adresse ; 0 : sans limite.
cli-option-rate-seat = Requêtes par seconde pour une place ; 0 : sans limite.
cli-option-rate-create = Nouvelles tables par seconde d’une adresse ; 0 : sans limite.
cli-option-rate-guess = Clés inconnues par seconde d’une adresse ; 0 : sans limite.
cli-option-listeners = WebSockets à la fois.
cli-option-listeners-per-address = WebSockets d’une adresse.
cli-option-absent-after = Secondes de silence après lesquelles les autres peuvent remplacer une place.
cli-option-idle-after = De même pour une place connectée qui doit répondre et ne fait rien.
cli-option-expose = Être joignable d’ailleurs sans proxy : pas de TLS, pas d’abri.
cli-option-hosts = Les noms du serveur, séparés par des virgules ; * pour tous. Derrière --proxies tous, sauf indication.
cli-option-proxies = Adresses des proxys dont on croit X-Forwarded-For, séparées par des virgules.
cli-option-log-level = debug, info, warning ou error.
cli-option-open = Dire où sont les tables et y ouvrir un navigateur.
cli-option-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
cli-option-restore-file = Un fichier fait par `nave backup`.
cli-option-component-game = Un jeu, comme `nave components list` le nomme.
cli-option-game-of-file = Le jeu auquel appartient le fichier.
cli-option-component-file = Un fichier de valeurs, fait par `export` et modifié.
cli-option-component-set = Le nom d’un jeu de valeurs, ou un fichier (FILE.toml).
cli-option-sets-of = Seulement les valeurs de ce jeu.
cli-option-table = Un tableau, une planche ou un élément, qui est dessiné ; omis : un aperçu de tous les tableaux.
cli-option-own-set = Tes valeurs ; un nouveau nom en commence de nouvelles.
cli-option-their-set = Un jeu de valeurs : son nom, son fichier ou son code.
cli-option-by = Qui a regardé l’imprimé ; omis : le nom du jeu de valeurs.
cli-option-values = Ce qui est imprimé, par exemple GAME.base_09.cost="2 lumber, 1 brick" (2 bois, 1 brique).
cli-option-draft = Garder les valeurs bien qu’on ne puisse pas encore jouer avec.
cli-option-pieces = Des éléments, comme `show` les nomme.
cli-option-sheet = Tous les éléments d’une planche.
cli-option-into = Garder le résultat sous un autre nom.
cli-option-theirs = En cas d’écart, prendre les siennes.
cli-option-share-file = Un nouveau fichier au lieu du code.
cli-option-guessed = Seulement les éléments aux valeurs inconnues.
cli-option-browser = Ouvrir le matériel dans le navigateur, sur un serveur lancé avec `nave serve`.
cli-option-provenance = Seulement les rangées de cette provenance.
cli-option-set-name = Comment appeler les valeurs : 1 à 40 caractères parmi a-z 0-9 _ -
cli-option-replace = Écraser d’autres valeurs de ce nom.
cli-option-set-to-remove = Les valeurs à supprimer.
cli-option-export-file = Un nouveau fichier ; omis : le terminal.

# ---------------------------------------------------------------- ce que disent les commandes

cli-game = { $title }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} ({ $edition })
cli-strength = { $bot } { $text } ({ $rating })
cli-game-of-several = { $title }, { $least } à { $most } joueurs ({ $edition })
cli-ask-game = Quel jeu (numéro ou nom)
cli-playing = en jeu
cli-games-per-second = { $speed } parties/s
cli-games-per-minute = { $speed } parties/min
cli-farewell =
    Enregistré dans { $path }
    Continue avec : nave play --continue
cli-record-in = L’enregistrement est dans { $path }
cli-rule-example = Exemple :
cli-rule-ruling = Précision :
cli-rule-source = Source :
cli-replay-turn = tour { $turn } · réponse { $answer } sur { $answers }
cli-replay-more = Entrée pour continuer, q pour arrêter
cli-judging = jugement
cli-judging-records = jugement des parties
cli-no-level = il n’y a pas de niveau « { $level } » ; niveaux : { $known }
cli-judged = { $answers ->
    [one] { $answers } réponse jugée
   *[other] { $answers } réponses jugées
} : { $level }
cli-judge-level-quick = vite
cli-judge-level-thorough = à fond
cli-judge-level-deep = en profondeur
cli-judge-record = partie
cli-judge-accuracy = précision
cli-judge-lost = points perdus
cli-judge-slips = erreurs
cli-judge-blunders = gaffes
cli-judge-best = meilleurs trouvés
cli-judge-luck = chance
cli-judge-rest = inexpliqué
cli-judge-curve-win = chances de gagner, à la fin { $now }
cli-judge-curve-luck = chance, en tout { $now }
cli-judge-turn-lost = Tour { $turn }, { $player } : { $mark }, { $loss }, chances de gagner { $before } → { $after }
cli-judge-turn-best = Tour { $turn }, { $player } : { $mark }, chances de gagner { $before }
cli-judge-played = joué : { $line }
cli-judge-better = mieux : { $line }
cli-judge-why = pourquoi : { $reasons }
cli-judge-how = Chaque tour n’est jugé qu’avec ce qu’on savait alors ; la chance aux dés et aux tirages n’est pas une faute. Le juge joue bien, pas parfaitement.
cli-cutting = découpage
cli-puzzles-exist = { $path } existe ; les énigmes vont dans un nouveau fichier
cli-puzzles-cut = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
} dans { $path }
cli-puzzle-row = { $id }  tour { $turn } sur { $turns }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $gap } points entre les idées
cli-serving = Les tables sont à { $address } (Ctrl+C les arrête).
cli-backed-up = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $entries ->
    [one] { $entries } entrée de journal
   *[other] { $entries } entrées de journal
}
cli-restored = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $entries ->
    [one] { $entries } entrée de journal
   *[other] { $entries } entrées de journal
}, tout est restauré
cli-simulated = { $games ->
    [one] parties finies : { $finished } sur { $games }
   *[other] parties finies : { $finished } sur { $games }
}, { $decisions } décisions en { $seconds } s ({ $each } µs chacune)
cli-player = joueur
cli-seat = place { $seat }
cli-automaton = automate
cli-mean-score = score moyen
cli-win-share = part de victoires
cli-tournament = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-sprt-better = { $bot } est meilleur après { $blocks } blocs : { $gain } victoires au-delà du hasard, testé contre { $edge }
cli-sprt-not-better = { $bot } n’est pas meilleur après { $blocks } blocs : { $gain } victoires au-delà du hasard, testé contre { $edge }
cli-sprt-undecided = rien n’est décidé pour { $bot } après { $blocks } blocs : { $gain } victoires au-delà du hasard, testé contre { $edge }
cli-tune-tuned = réglé : { $share } sur { $games } parties ({ $low }-{ $high }), écart { $margin }
cli-tune-start = départ : { $share } sur { $games } parties ({ $low }-{ $high }), écart { $margin }
cli-tune-kept = gardé : { $kept } ; écrit dans { $path }
cli-ahead-of = devant
cli-replaced = { $count ->
    [one] { $bot } : { $count } réponse donnée par l’apprenti
   *[other] { $bot } : { $count } réponses données par l’apprenti
}
cli-bench-installing = installation de { $peer } dans un environnement jetable
cli-bench-measuring = mesure
cli-bench-doing-measuring = mesure
cli-bench-doing-slowest = décision la plus lente
cli-bench-compiled = moteur compilé, médianes de { $runs } passages, temps processeur sur un cœur
cli-bench-interpreted = moteur interprété, médianes de { $runs } passages, temps processeur sur un cœur
cli-bench-no-environments = omis : les environnements, qui exigent nave[rl]
cli-bench-slowest = sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : réponse { $answer } de la graine { $seed }, « { $question } » ; l’horloge a vu une fois { $seen } µs
cli-bench-times = { $times } fois plus long
cli-bench-gauge-decision = décision, hasard compris
cli-bench-gauge-copy = copie d’un état
cli-bench-gauge-hash = empreinte d’une position
cli-bench-gauge-redeal = faits cachés redistribués
cli-bench-gauge-worth = valeur d’une position
cli-bench-gauge-batch = pas d’un lot, par table
cli-bench-gauge-pettingzoo = pas de PettingZoo
cli-bench-gauge-slowest = décision la plus lente
cli-bench-step = un pas de boucle : { $each } µs
cli-bench-unknown = omis, inconnu de cette version : { $title }
cli-set = { $game }, valeurs { $name }, empreinte { $hash }
cli-not-sound = pas sain
cli-no-rows = aucune rangée de ce genre
cli-sound = { $file } : des valeurs saines de { $game }, empreinte { $hash } ; { $count ->
    [0] aucune valeur ne diffère
    [one] { $count } valeur diffère
   *[other] { $count } valeurs diffèrent
} du standard
cli-installed = { $name } installé pour { $game }, empreinte { $hash }
cli-removed = { $name } de { $game } supprimé
cli-exported = { $path } écrit ; ensuite : nave components check { $path } --game { $game }
cli-same-values = { $first } et { $second } ont les mêmes valeurs, empreinte { $hash }
cli-provenance-known = connu
cli-provenance-deduced = déduit
cli-provenance-reconstructed = reconstruit
cli-provenance-checked = vérifié
cli-provenance-corrected = corrigé
cli-provenance-is = { $provenance ->
    [known] connu : dit en mots
    [deduced] déduit de ce qui est connu
    [checked] vérifié sur l’imprimé
    [corrected] corrigé d’après l’imprimé
   *[reconstructed] supposé : imprimé en image seulement
}
cli-checked-by = vérifié par { $by } le { $on }
cli-counts = connus : { $known }, déduits : { $deduced }, reconstruits : { $reconstructed }, vérifiés : { $checked }, corrigés : { $corrected }
cli-set-checks = { $name } : vérifiés { $checked }, corrigés { $corrected }
cli-bad-value = « { $given } » n’est pas la valeur d’un élément ; écris GAME.PIECE.FIELD=VALUE avec un des jeux { $known }
cli-no-pieces = nomme des éléments, ou une planche avec --sheet
cli-no-sheet = il n’y a pas de planche « { $sheet } » ; permis : { $known }
cli-bad-source = « { $given } » n’est ni un code ({ $prefix }…) ni un fichier (…{ $suffix })
cli-kept = gardé sous le nom { $name }, empreinte { $hash }
cli-draft = gardé sous le nom { $name }, un brouillon : on ne peut pas encore jouer avec
cli-merged = { $name } : { $agreed ->
    [one] { $agreed } élément confirmé des deux côtés
   *[other] { $agreed } éléments confirmés des deux côtés
}, { $taken } repris, { $differ ->
    [0] aucune contradiction
    [one] { $differ } contradiction
   *[other] { $differ } contradictions
}
cli-merged-one-name = { $count ->
    [one] 1 élément est identique dans les deux jeux, sous la même signature, qui compte une fois : donne un nom à ton jeu (--by)
   *[other] { $count } éléments sont identiques dans les deux jeux, sous la même signature, qui compte une fois : donne un nom à ton jeu (--by)
}
cli-differ = chez toi { $mine }, en face { $theirs }
cli-shared = { $path } écrit
cli-imported = gardé sous le nom { $name } : corrigés { $changed }, vérifiés { $checked }, empreinte { $hash }
cli-browser = le matériel est à { $url }
cli-walk-ask = { $at } sur { $all }. Entrée : juste, comme imprimé. FIELD=VALUE, n pas sûr, s standard, b retour, u défaire, q arrêter
cli-walk-end = { $name } : vérifiés { $count } sur { $all }

# Têtes de colonnes.
cli-column-bot = bot
cli-column-games = parties
cli-column-wins = victoires
cli-column-interval = 95 %
cli-column-rank = rang
cli-column-margin = écart
cli-column-score = score
cli-column-rating = classement
cli-column-time = s/tour
cli-column-cpu = cpu
cli-column-steps = pas de boucle
cli-column-bar = barre
cli-column-game = jeu
cli-column-set = valeurs
cli-column-hash = empreinte
cli-column-base = jeu de base
cli-column-table = tableau
cli-column-rows = rangées
cli-column-row = rangée
cli-column-field = champ
cli-column-provenance = provenance
cli-column-note = note

# ---------------------------------------------------------------- la table, par lignes et en plein écran

cli-seat-human = { PLAYER($player) } (toi)
cli-seat-bot = { PLAYER($player) } (bot : { $bot })
cli-greeting = { $title } : { $seats }. Graine { $seed }. Tape help pour voir ce que tu peux taper.
cli-saved-in = Enregistré à chaque réponse dans { $path }
cli-saved = Enregistré ; continue avec : nave play --continue
cli-not-possible = Pas possible : { $move }. { $reason } [{ $rule }]
cli-not-understood = { $error }. Tape un numéro, un coup, ou help.
cli-by-hand = lancé ou tiré>
cli-by-hand-more = … et { $count } de plus ; tape le début de l’un d’eux
cli-by-hand-which = « { $given } » convient à { $count } d’entre eux ; tape un numéro ou un début qui n’en désigne qu’un
cli-taken-back = Repris.
cli-turn-again = Le tour recommence.
cli-say-which-move = Dis quel coup, comme : why claim 1.1
cli-say-where = Dis où, comme : save game.json
cli-possible = { $move } est possible maintenant.
cli-no-rule-has = aucune règle ne contient « { $words } » ; tape : rule et un identifiant ou des mots, comme : rule claim
cli-no-rule-cited = aucune règle n’a encore été citée ; tape : rule et un identifiant ou des mots, comme : rule claim
cli-wrote = { $path } écrit

# Ce qu’on peut taper.
cli-typed-number = l’option de ce numéro
cli-typed-move = un coup par son texte ; le début suffit s’il ne désigne qu’une option
cli-typed-undo = reprendre ta dernière réponse de ce tour
cli-typed-restart = reprendre toutes les réponses de ce tour qui peuvent l’être
cli-typed-hint = ce que ferait ici le bot le plus fort, et pourquoi
cli-typed-tips = les astuces du maître, avec ou sans
cli-typed-why = pourquoi un coup n’est pas possible maintenant, et la règle qui le dit
cli-typed-rule = chercher une règle par identifiant ou par mots ; seul : la dernière citée
cli-typed-table = la table en mots
cli-typed-options = la question et ses options encore une fois
cli-typed-log = tout ce qui s’est passé
cli-typed-save = écrire la partie dans un nouveau fichier (elle est enregistrée à chaque réponse)
cli-typed-help = cette liste
cli-typed-quit = quitter ; continuer plus tard avec : nave play --continue

# La table en plein écran.
cli-title-turn = tour { $turn }
cli-title-seed = graine { $seed }
cli-title-unsaved = PAS ENREGISTRÉ
cli-thinking = { PLAYER($player) } réfléchit (bot { $bot })…
cli-log = Récit
cli-log-turn = tour { $turn }
cli-log-setup = mise en place
cli-board = Plateau
cli-board-key = b
cli-final-score = Score final
cli-show-scores = Montrer la feuille de score
cli-leave = Quitter la table
cli-which-move = Quel coup ? Tape-le, puis Entrée.
cli-refused = { $move } : { $reason }
cli-look-up = F2 : { $rule }
cli-closes = Échap ferme
cli-keys = Touches
cli-hint = Conseil
cli-would-play = Le bot le plus fort jouerait { $move }
cli-rules = Règles
cli-rules-search = des mots ou un identifiant de règle, comme : pénalité
cli-no-rule-fits = Aucune règle n’a tous ces mots.
cli-sheet-score = score
cli-pane-in-full = { $title } en entier

# La ligne du bas.
cli-foot-undo = Défaire
cli-foot-restart_turn = Rejouer
cli-foot-end_turn = Finir
cli-foot-type = Taper
cli-foot-hint = Conseil
cli-foot-why = Pourquoi
cli-foot-rules = Règles
cli-foot-help = Aide
cli-foot-quit = Quitter
cli-foot-play = jouer
cli-foot-complete = compléter
cli-foot-back = retour à la liste

# La liste des touches.
cli-key-choose = aller à une option ; les chiffres tapent son numéro
cli-key-enter = jouer l’option ; dans le récit : ouvrir la règle que cite une ligne
cli-key-type = taper un coup en texte ; Tab ou → le complète, Échap revient
cli-key-undo = défaire ta dernière réponse de ce tour
cli-key-restart = recommencer le tour
cli-key-end = finir le tour, si c’est possible maintenant
cli-key-hint = un conseil : ce que le bot le plus fort pense des options, et pourquoi
cli-key-why = demander pourquoi un coup n’est pas possible : le taper, Entrée
cli-key-rules = chercher une règle par mots ou identifiant
cli-key-cited = la dernière règle citée
cli-key-tab = des options au récit et retour
cli-key-panes = dans un petit terminal : l’image suivante
cli-key-quit = quitter ; la partie est enregistrée à chaque réponse

# Qui tient un serveur s’occupe des tables, des places et des exclusions.
cli-help-tables = S’occuper des tables d’un serveur.
cli-help-seats = S’occuper des places d’une table, et des personnes qui y sont.
cli-help-bans = Exclure des adresses et des clés.
cli-option-table-id = L’identifiant d’une table, comme dans son lien.
cli-option-seat = Le numéro d’une place, à partir de 0.
cli-option-off = L’inverse.
cli-option-status = open, running ou over ; par défaut toutes.
cli-option-silent = Seulement où rien ne s’est passé depuis ce temps.
cli-option-limit = Au plus tant.
cli-option-reason = Ce que l’on dit à la table.
cli-option-yes = Ne pas demander.
cli-option-table-file = Le fichier à écrire ; il ne doit pas encore exister.
cli-option-expire-after-days = Silence jusqu’à la fin.
cli-option-expire-notice-days = Combien de temps avant on l’annonce ; 0 : pas du tout.
cli-option-erase-name = Toutes les places de ce nom, à toutes les tables.
cli-option-erase-key = Toutes les places que cette clé ouvre.
cli-option-erase-table = Avec --seat : une place.
cli-option-ban-address = Une adresse ou un réseau, par exemple 2001:db8::/48.
cli-option-ban-key = Une clé au lieu d’une adresse.
cli-option-ban-days = Pour combien de temps ; par défaut pour de bon.
cli-option-ban-reason = Pour toi ; personne d’autre ne le sait.
cli-option-ban-value = L’adresse, le réseau, la clé ou l’empreinte.
cli-help-tables-list = Les tables, d’abord celles où quelque chose s’est passé en dernier.
cli-help-tables-show = Une table : ses places, qui y est, quand on en a eu des nouvelles.
cli-help-tables-close = Finir une table sans résultat. On peut encore la regarder, et emporter sa partie.
cli-help-tables-delete = Supprimer une table avec tout ce qui s’y est joué et dit ; seule une sauvegarde la ramène.
cli-help-tables-export = Écrire la partie d’une table, même en cours : elle peut alors dire ce que les joueurs ne doivent pas savoir.
cli-help-tables-expire = Annoncer la fin aux tables où rien ne se passe, et finir celles dont l’heure est venue.
cli-help-tables-chat = Ouvrir la discussion d’une table ; avec --off, la couper. `nave serve --no-chat` le fait pour toutes.
cli-help-seats-rekey = Donner un nouveau lien à une place et écrire sa clé ; l’ancienne n’ouvre plus rien.
cli-help-seats-rename = Donner un autre nom à qui est là.
cli-help-seats-mute = Faire taire une place dans la discussion ; avec --off, lui rendre la parole.
cli-help-seats-erase = Oublier une personne : noms, et ce qui s’est dit dans la discussion. Ce qui s’est joué reste, et se revoit comme avant.
cli-help-bans-add = Exclure une adresse, un réseau ou qui a une clé.
cli-help-bans-list = Qui est exclu ; les clés par leur empreinte.
cli-help-bans-remove = Laisser rentrer quelqu’un.
cli-operated = { $table } : fait, numéro { $number }
cli-table-seat = place { $seat } : { $kind }, { $name }
cli-delete-table = Supprimer la table { $table } pour de bon ?
cli-deleted-table = { $table } : supprimée
cli-unwritable = { $file } ne peut pas être écrit : { $error }
cli-record-exported = { $file } : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
cli-expired = annoncé à { $announced }, fini { $ended }
cli-erase-whom = nomme l’un de --name, --key ou --table avec --seat (la place)
cli-erased = effacé à { $count ->
    [one] { $count } place
   *[other] { $count } places
} ; les sauvegardes d’avant le contiennent encore
cli-ban-whom = nomme une adresse ou une clé : l’une des deux
cli-banned = exclu : { $value }
cli-for-good = pour de bon
cli-until = jusqu’à { $moment }
cli-unbanned = supprimés : { $count }
cli-option-expire-after = Silence après lequel une table finit ; 0 : jamais.
cli-option-expire-notice = Combien de temps avant on l’y annonce.
cli-option-tables-per-address = Tables d’une adresse à la fois ; 0 : un quart de toutes.
cli-option-tables-per-network = De même pour un réseau (IPv6 : un /48).
cli-option-keep-sets = Si l’on peut garder ici des valeurs corrigées, pour jouer avec aux tables.
cli-option-chat = Si l’on peut parler aux tables.

# ---------------------------------------------------------------- le maître à tes côtés

cli-tip = Astuce : { $tip } [{ $rule }]
cli-tip-again = Donne encore la réponse pour le faire quand même : { $move }
cli-tips-on = Astuces activées : quand il y a une raison, une fois chacune.
cli-tips-off = Les astuces sont coupées.
