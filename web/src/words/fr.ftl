# Tous les mots de la page commune.

app-name = Nave
app-tag = Deux jeux de construction pour une soirée
app-tag-more = { "" }. Sans compte, sans téléchargement.
app-lobby = Tous les jeux
app-back = Retour
app-close = Fermer
app-cancel = Annuler
app-copy = Copier
app-copied = Copié
app-more = Plus d’options
app-loading = Un instant…
app-unreachable = Le serveur est injoignable. Tourne-t-il encore ?
app-again = Réessayer
app-menu = Menu
app-fan = Réalisation non officielle de fans, sans lien avec les éditeurs ni les auteurs. Tous les dessins et textes sont les nôtres.

lobby-continue = Tes tables
lobby-all = { $n ->
    [one] la seule table
   *[other] les { $n } tables
}
lobby-fewer = moins
lobby-forget = Oublier cette table
lobby-waits = En attente : { $name }
lobby-over = Terminée : la revoir
mine-as-of = pas de connexion ; état : { $time }
mine-yours = À toi
mine-others = En attente des autres
mine-rooms = Salles d’attente
mine-over = Terminées
mine-pieces = matériel : { $name }
mine-your_turn = à toi, tour { $n }
mine-runs = en cours
mine-sit = { $n } sur { $m } à table
mine-won = Tu gagnes
mine-won-by = Tu gagnes, { $n } d’avance
mine-shared = Victoire partagée
mine-lost = Tu ne gagnes pas
mine-lost-by = { $name } gagne, toi { $n } derrière
mine-forget = Oublier { $name }
mine-gone = { $game } : la clé de ce navigateur n’y ouvre plus rien.
mine-next = Suivante : { $name }
mine-next-since = { $name } t’attend ({ $time })
mine-move = Mes places sur un autre appareil
move-line = Ouvre ce lien là-bas, ou lis le code avec son appareil photo.
move-qr = Code QR du lien vers toutes mes places
move-link = Lien vers toutes mes places
move-code = Code { $n } sur { $m } ; le lien les contient tous.
move-next-code = Code suivant
move-warning = Qui a ce lien occupe ces places. Ne l’envoie à personne.
move-by-hand = Cette adresse n’a pas accès au presse-papiers : copie le lien à la main.
move-file = Enregistrer un fichier
move-bring = Reprendre d’un fichier
move-taken = { $n ->
    [0] Toutes ces places étaient déjà ici.
    [one] { $n } place reprise.
   *[other] { $n } places reprises.
}
move-no-file = Ce n’est pas un fichier de places.
move-ask = { $n ->
    [one] Amener { $n } place dans ce navigateur ?
   *[other] Amener { $n } places dans ce navigateur ?
}
move-nothing = Ces places sont déjà ici, ou le lien est incomplet.
move-yes = Les amener ici
when-now = à l’instant
when-minutes = { $n ->
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
}
when-yesterday = hier, { $time }
lobby-join-ask = Tu as reçu un lien ou un nom de table ?
lobby-join-hint = colle-le ici
lobby-join = Rejoindre
lobby-now = Jouer maintenant
quick-seats = { $n ->
    [one] Toi contre { $n } bot
   *[other] Toi contre { $n } bots
}
quick-extra = avec { $title }
quick-players = Places
quick-strength = Force des bots
lobby-name-ask = Comment les autres doivent-ils t’appeler ?
lobby-name-keep = Garder
lobby-together = Jouer ensemble
lobby-together-line = { $n ->
    [one] Un lien à envoyer
   *[other] Un lien par personne
}
lobby-solo = Solo
lobby-hot = Place partagée
lobby-hot-line = Sur ce seul appareil
lobby-seats = { $a } à { $b } places
lobby-seats-one = { $a } places
lobby-rules = Règles
lobby-pieces = Matériel
lobby-box = Avec ta boîte
lobby-score = Compter les points
lobby-theme = Clair ou sombre
lobby-settings = Réglages
lobby-record = Ouvrir une partie
lobby-record-line = Une partie enregistrée : revois-la, ou joue la suite.
lobby-record-bad = Ce fichier n’est pas une partie enregistrée : { $why }
lobby-public = Tables ouvertes
lobby-public-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
lobby-public-watch = Regarder
lobby-public-sit = Prendre place

new-title = Nouvelle table : { $game }
new-seats = { $a } à { $b } places. Chacun s’installe avec son lien.
new-seats-one = { $a ->
    [one] Une place.
   *[other] { $a } places. Chacun s’installe avec son lien.
}
new-who = Qui joue
new-how = Comment on joue
new-seat = Place { $n }
new-you = Toi
new-here = Ici
new-friend = Par lien
new-bot = Bot
new-empty = Vide
new-you-line = c’est toi, sur cet appareil
new-here-line = joue sur cet appareil
new-friend-line = reçoit un lien vers cette place
new-empty-name = Personne
new-empty-line = reste vide
new-name = Ton nom
new-name-of = Nom de la place { $n }
new-name-hint = ton nom
new-player = Joueur { $n }
new-strength = Quel bot
new-needs = seulement avec { $title } : { $value }
new-needs-on = seulement avec { $title }
new-needs-off = seulement sans { $title }
new-seed = Graine
new-seed-line = La même graine donne la même mise en place. Partage-la pour comparer.
new-seed-new = Autre
new-customs = Rythme, pendule et usages
new-listed = Ouverte à tous
new-listed-line = Visible à l’accueil : tout le monde peut regarder ou prendre une place libre.
new-open = Ouvrir la table
new-links = Les liens à copier apparaissent à l’ouverture de la table.
new-begin = La partie commence aussitôt.
new-few = { $game } se joue avec { $a } à { $b } places.
bot-random = Joue n’importe quoi
bot-random-line = n’importe quelle réponse permise, aussitôt
bot-apprentice = Apprenti
bot-apprentice-line = regarde l’étape suivante, rapide
bot-mason = Maître maçon
bot-mason-line = prévoit un tour entier, environ une seconde
bot-journeyman = Compagnon
bot-journeyman-line = prévoit son tour et se trompe parfois
bot-architect = Architecte
bot-architect-line = prolonge ses meilleurs tours avant de choisir, une seconde ou plus
bot-builder = Bâtisseur
bot-builder-line = un maçon qui construit avant tout
bot-trader = Négociant
bot-trader-line = un maçon à la bourse et au stock bien remplis
bot-spoiler = Gêneur
bot-spoiler-line = un maçon qui surveille ce que tu as
bot-like = { $text } ({ $rating })
bot-strength = { $text } ({ $rating }) : { $line }
bot-other = { $name }
bot-other-line = un bot de ce serveur

wait-line = Envoie le lien. La partie commence quand tout le monde est là, ou avec des bots aux places libres.
wait-invites = { $name } invite à jouer : { $game }
wait-sit = salle d’attente · { $n } sur { $m } à table
wait-who = Qui joue
wait-what = À quoi on joue
wait-change = Tout peut changer jusqu’au début.
wait-talk = Discuter
wait-watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
wait-invite = Inviter
wait-invite-line = Un lien pour toutes les places libres. Qui s’installe reçoit sa propre clé ; ensuite ce lien n’ouvre plus cette place, même pour toi.
wait-invite-link = Lien vers les places libres
wait-share = Partager…
wait-share-text = { $name } t’invite : { $game }
wait-new-link = Nouveau lien
wait-pieces = Matériel
wait-pieces-line = Les valeurs imprimées, ou corrigées par quelqu’un.
wait-pieces-usual = le jeu habituel de valeurs imprimées
wait-changed = { $name } change : { $what }
custom-watching = Regarder
custom-watching-line = Par lien, sans place. Qui regarde ne voit pas les cartes cachées.
custom-watching_true = par lien
custom-watching_false = personne
custom-pace = Rythme
custom-pace-line = Une soirée ensemble, ou chacun quand il a le temps.
custom-pace_live = une soirée
custom-pace_days = sur plusieurs jours
custom-clock = Pendule
custom-clock-line = Du temps par joueur, et un peu plus après chaque tour. Épuisé : un bot joue la suite.
custom-clock_0 = sans pendule
custom-clock-value = { $bank } + { $more }
custom-increment = Après chaque tour
custom-away = Absence
custom-away-line = Sans réponse pendant ce temps, on compte comme absent. Un rappel vient à mi-chemin.
custom-away_0 = comme d’habitude ici
custom-stand_in = En cas d’absence
custom-stand_in-line = Ce qui se passe alors. Il suffit de toucher l’écran pour revenir.
custom-stand_in_ask = les autres décident
custom-stand_in_bot = un bot joue la suite
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
time-title = Temps
time-left = reste { $time }
time-used = utilisé : { $time }
time-away = en absence
time-is-away = { $name } ne répond plus. Dans le menu, tu peux laisser jouer un bot en attendant.
time-warned = Dans { $time }, un bot pourra jouer pour toi.
time-due = reste { $time }
pause-line = La table est en pause, à la demande de : { $name }. Aucune pendule ne tourne.
pause-end = Reprendre
ask-mine = La question est posée aux autres.
ask-pause = { $name } demande une pause.
ask-resume = { $name } voudrait reprendre.
ask-back = { $name } voudrait revenir sur une réponse du tour { $n }.
ask-back-chance = { $name } voudrait revenir sur une réponse du tour { $n }. Le hasard tirera à nouveau.
ask-yes = Oui
ask-no = Non
ask-drop = Tant pis
away-title = Pendant ton absence
away-line = { $bot } joue pour toi depuis le tour { $n }.
away-timeout = Ton temps est écoulé. { $bot } joue pour toi depuis le tour { $n }.
away-stood = Le score était { $before }, il est { $now }.
away-back = Reprendre ma place
away-show = Montre-moi
away-let = Laisser jouer
menu-pause = Demander une pause
menu-ask-back = Demander à revenir sur ma dernière réponse
log-warned = { $name } reçoit un avis : un bot pourra bientôt jouer.
log-away = { $name } ne répond plus.
log-timeout = Temps écoulé : { $name }.
log-ask = { $name } demande quelque chose aux autres.
log-pause = { $name } demande une pause ; tout le monde est d’accord.
log-resume = La partie reprend.
mine-paused = en pause
menu-publish = Montrer cette partie à qui a le lien
menu-unpublish = Ne plus montrer cette partie
menu-public-link = Lien pour regarder cette partie
log-published = { $name } change qui peut regarder cette partie.
games-title = Tes parties
games-link = Parties terminées et chiffres
games-filter = Quelles parties
games-game = Jeu
games-every = Tous les jeux
games-seats = Places
games-any-seats = tout nombre de places
games-n-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
games-parts = Extensions
games-any-parts = avec et sans extension
games-usual = habituel
games-with = Contre
games-anybody = n’importe qui
games-csv = Enregistrer en tableau (CSV)
games-erase = Les oublier
games-erase-sure = { $n ->
    [one] Oublier { $n } partie pour de bon ?
   *[other] Oublier { $n } parties pour de bon ?
}
games-none = Rien n’est encore terminé. Les parties arrivent ici toutes seules.
games-won = { $n ->
    [one] gagnée, sur { $n } partie
   *[other] gagnées, sur { $n } parties
}
games-won-short = gagnées
games-count = parties
games-interval = { $a } à { $b } % ; le hasard seul { $c } %
games-place = rang moyen
games-points = points moyens
games-margin = écart
games-curve = L’évolution
games-curve-line = L’écart en points de chaque partie, au plus { $n }, et la moyenne jusque-là
games-curve-key = Un point par partie : au-dessus de la ligne, devant le meilleur adversaire ; la courbe est la moyenne jusque-là.
games-against = Contre
games-ways = Avec quoi
games-points-short = points
games-few = Gris : moins de dix parties, trop peu pour conclure.
games-list = { $n ->
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
}
custom-advice = Conseils
custom-advice-line = Peut-on demander un coup à un bot ?
custom-advice_free = libres
custom-advice_shown = visibles par tous
custom-advice_none = aucun
custom-take_back = Reprises
custom-take_back-line = Ses propres réponses, jusqu’à un jet de dés ou la réponse d’un autre.
custom-take_back_free = habituelles
custom-take_back_ask = habituelles, plus loin si tous sont d’accord
custom-take_back_none = aucune
used-title = Es-tu { $name } ?
used-line = Cette place est occupée : { $name }. Si c’est toi, on demande à ton autre appareil, ou aux autres. Toute la table est prévenue.
used-yes = Oui, laissez-moi entrer
used-watch = Non, je regarde
used-wait = C’est demandé. Si { $name } ou les autres acceptent, la table s’ouvre ici.
used-no = La réponse est non.
knock-ask-me = Quelqu’un a ouvert ton lien et dit être toi, { $name }. Est-ce toi, sur un autre appareil ? La place y passe alors.
knock-ask = Quelqu’un a ouvert le lien de la place « { $name } » et dit être { $name }. On laisse entrer ?
knock-yes = Oui
knock-no = Non
menu-lock = Fermer la place à mes autres appareils
menu-lock-done = Seul cet appareil ouvre maintenant ta place.
wait-link = Lien de la place { $n }
wait-copy = Copier le lien
wait-qr-short = QR
wait-qr = Montrer en code QR
wait-qr-of = Code QR du lien vers la place { $n }
wait-watch = Lien pour regarder
wait-here = est là
wait-free = pas encore là
wait-bot = bot
wait-start = Commencer
wait-fill = Commencer avec des bots aux places libres
join-title = Une place t’attend
join-line = { $game }, place { $n }. Comment les autres t’appellent-ils ?
join-sit = Prendre place
join-unknown = Ce lien n’ouvre rien ici.
join-none = Cette table n’existe pas, ou elle est privée et demande un lien.

bar-your_turn = À toi de jouer
bar-turn_of = À { $name } de jouer
bar-watching = Tu regardes
watch-line = { $n ->
    [one] Tu regardes. Qui regarde ne voit pas les cartes cachées.
   *[other] Tu regardes, à { $n } en tout. Qui regarde ne voit pas les cartes cachées.
}
bar-end = La fin
bar-turn = tour { $n }
bar-you = toi
bar-play = Jouer
bar-play-all = { $n ->
    [one] Jouer { $n } étape
   *[other] Jouer { $n } étapes
}
bar-move = Choisis un coup
bar-wait = Pas à toi
bar-leave = Attention : { $what }
bar-leave-yes = Laisser
bar-leave-line = C’est perdu pour de bon. Entrée pour laisser, Échap pour réfléchir encore.
bar-then = puis : { $steps }
bar-undo = Défaire
bar-restart = Rejouer le tour
bar-hint = Conseil
hint-title = Le conseil d’un bot
hint-wait = Le bot regarde chaque option…
hint-best = Il choisirait
hint-also = Bon aussi
hint-worse = { $n } de moins
hint-worth = { $n ->
    [one] Vaut environ { $n } point à la fin.
   *[other] Vaut environ { $n } points à la fin.
}
hint-more = C’est { $n } de plus que « { $option } ».
hint-same = C’est aussi bon que « { $option } ».
hint-even = aussi bon
bar-thinks = { $name } réfléchit.
bar-waits = { $name } décide.
bar-away = { $name } n’est pas là et retrouvera la table telle quelle.
seat-here = { $name } est là
seat-away = { $name } n’est pas là
bar-choose = Touche un élément, ou choisis dans la liste.
bar-second = Touche encore, ou Entrée pour jouer.
bar-left = { $n ->
    [one] Reste { $n } façon : touche encore, ou choisis dans la liste.
   *[other] Restent { $n } façons : touche encore, ou choisis dans la liste.
}
bar-scores = Points

plan-title = Prêt à jouer
plan-final = sans retour possible
plan-left = attention : { $what }
plan-less = Moins : { $label }
plan-more = Plus : { $label }
plan-out = Sans : { $label }
plan-in = Avec : { $label }
plan-change = Étape { $n }
plan-other = Autre
plan-steps = Modifier

quick-names = Olga, Piotr, Mirka, Konrad, Vera, Boris, Agnès, Lev, Daria, Tomas
opt-title = Options
opt-number = tape un chiffre
opt-none = Rien à décider maintenant.
opt-all = voir les { $n }
opt-best = le conseil
opt-page = 0 : les neuf suivantes
opt-dead = Pas maintenant
opt-which = Laquelle ?
opt-count = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
opt-count-left = { $m ->
    [one] { $n } sur { $m } option
   *[other] { $n } sur { $m } options
}

log-title = Récit
log-large = Récit et discussion, en grand
log-since = depuis mon tour
log-all = tout
log-filter = Montrer
log-everybody = tout le monde
log-chat = discussion seule
log-setup = Mise en place
log-empty = Rien ne s’est encore passé.
log-nothing = Rien depuis ton dernier tour.
log-start = La partie commence.
log-undo = { $name } revient sur une réponse.
log-resign = { $name } abandonne.
log-end = La partie est finie.
log-join = { $name } prend place.
log-agree = { $name } accepte qu’un bot prenne le relais.
log-replaced = Un bot joue désormais à la place « { $name } ».
log-back = { $name } est de retour.
log-expiring = Rien ne s’est passé ici depuis longtemps : la table fermera dans quelques jours si personne ne joue.
log-rekeyed = La place « { $name } » a un nouveau lien.
log-knock = Quelqu’un arrive avec le lien de la place « { $name } » et dit être { $name }.
log-admit = { $name } accepte.
log-rebuff = La personne venue avec le lien de la place « { $name } » n’a pas pu entrer.
log-moved = { $name } joue maintenant sur un autre appareil.
log-invited = { $name } crée un nouveau lien vers cette table ; l’ancien n’ouvre plus rien.
log-relinked = Le lien de la place « { $name } » est nouveau.
log-arranged = { $name } change ce qui se joue.
log-again = { $name } veut une revanche.
log-advised = { $name } demande conseil à un bot.
log-misfit = { $name } a saisi une carte piochée impossible : quelqu’un s’est trompé de touche.
log-erased = Un nom et ses paroles sont supprimés.
log-rule = Règle : { $rule }
log-unread = { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
}
story-nothing = rien à raconter
story-again = { $name }, tour { $n } : revoir
story-scene = Tour { $n } : recompter
scene-next = Suite
scene-close = Retour à la table
scene-play = tout jouer
scene-back = retour
scene-sums = aller aux totaux
scene-at = { $n } sur { $m }. Rien n’avance tant que ceci est ouvert.
scene-done = C’est tout. Le récit peut recompter.
scene-points = { $name } { $points }
scene-sums-title = Totaux
story-back = Un pas en arrière
story-on = Un pas en avant
story-end = Retour à la table
story-past = comme c’était
story-your = À toi
story-step = étape { $n }
story-step-of = étape { $n } sur { $m }
story-behind = { $n ->
    [one] encore { $n } à venir
   *[other] encore { $n } à venir
}
story-skip = Passer
story-next = Étape suivante
pace-step = pas à pas
pace-slow = lent
pace-normal = normal
pace-instant = d’un coup
loss-show = Montrer
loss-ok = OK
chat-label = Dis quelque chose à la table
chat-send = Envoyer

why-title = Pas maintenant
why-rule = la règle
why-none = On ne peut rien faire avec cet élément maintenant.
why-turn = C’est à { $name } de jouer.
why-over = La partie est finie.
why-watch = Tu regardes ; seuls jouent ceux qui ont une place.
stale = La table avait avancé. La voici comme elle est.
refused = Ce n’est pas possible.

link-lost = La connexion est perdue. Nouvel essai…
link-back = De nouveau en ligne ; la table est à jour.
link-gone = La clé de cette place n’ouvre plus rien.
locked = Cette table ne peut pas continuer ici : { $why }

hand-title = Passe l’appareil à { $name }
hand-line = La table est cachée. Quand { $name } a l’appareil :
hand-go = C’est moi, { $name }

rules-title = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-page = En une page
rules-chapters = Chapitres
rules-icons = Icônes
rules-all = Tous les chapitres
rules-at-table = règles à cette table : { $n } sur { $of }
rules-print = Imprimer
rules-none = Aucune règle ne contient ces mots.
rules-ruling = Précision
rules-example = Exemple
rules-house = Règle maison
rules-house-here = Ici : { $value }.
rules-house-new = Au choix à une nouvelle table : { $values }.
rules-on-board = L’exemple sur un plateau
rules-before = Avant
rules-after = Après
rules-step = Étape { $n }
rules-source = Source : { $source }
new-pieces = Matériel
new-pieces-line = Les valeurs imprimées avec lesquelles jouer. On les corrige sous Matériel.
new-pieces-usual = les valeurs habituelles

menu-rules = Règles
menu-pieces = Matériel
menu-settings = Réglages
menu-keys = Touches
menu-device = Ma place sur un autre appareil
menu-record = Télécharger la partie
menu-resign = Abandonner
menu-resign-sure = Abandonner pour de bon ?
menu-resign-line = Avec plus de deux places, un bot joue la tienne jusqu’à la fin.
menu-replay = Revoir
menu-lobby = Quitter (la place reste à toi)
menu-replace = Laisser jouer un bot à la place « { $name } »
menu-back = Reprendre ma place au bot
side-seats = Places
side-now = Maintenant
side-options = Options
side-log = Récit
side-board = Plateau

set-title = Réglages
set-language = Langue
set-language-line = À une table, chacun lit dans la sienne.
set-theme = Thème
set-theme-line = De jour, de nuit, ou comme ton système.
set-auto = Système
set-light = Clair
set-dark = Sombre
set-colors = Couleurs du matériel
set-colors-line = Comme imprimées, ou bien distinctes pour les yeux qui confondent rouge et vert.
set-colors-print = Imprimées
set-colors-clear = Distinctes
set-motion = Mouvement
set-motion-line = Les éléments voyagent, ou sont là d’un coup.
set-motion-full = Complet
set-motion-less = Réduit
set-pace = Tours des autres
set-pace-line = À quelle vitesse on les montre ici ; personne d’autre n’attend.
set-steps = Confirmer chaque étape
set-steps-line = Répondre question par question, au lieu de jouer un tour d’un seul plan.
set-tips = Astuces des premières parties
set-tips-line = Le maître parle quand il y a une raison, une fois par sujet.
set-scenes = Décomptes
set-scenes-line = Comptés sur la table quand ils ont lieu. Le récit les montre à tout moment.
set-sound = Son à ton tour
set-sound-line = Une note douce.
set-notify = Notification à ton tour
push-title = Me prévenir quand c’est à moi
push-line = Même sans page ouverte : un mot par table jusqu’à ta visite. Le navigateur te demande d’abord.
push-channel = Aucune notification n’atteint ce navigateur ici : le serveur prévient à sa façon, par courriel par exemple.
push-insecure = Cette adresse n’est pas en https : les notifications n’arrivent que page ouverte.
push-unable = Ce navigateur ne peut pas recevoir de notifications. Sur un téléphone, ajoute d’abord Nave à l’écran d’accueil.
push-off = Ce serveur ne prévient personne sans page ouverte.
push-denied = Le navigateur ne permet pas de notifications ici.
mail-title = Me prévenir par courriel
mail-line = À une adresse que seul ce serveur connaît. Personne à une table ne la voit.
mail-address = Ton adresse de courriel
mail-send = M’envoyer un nombre
mail-sent = Un nombre est parti à { $address }. Saisis-le ici.
mail-number = Nombre du courriel
mail-prove = C’est celui-là
mail-on = Les avis vont à { $address }.
mail-stop = Retirer l’adresse
push-quiet = Heures calmes
push-quiet-line = Rien n’est annoncé alors ; ensuite, ce qui attend encore.
push-from = Calme de
push-to = Calme jusqu’à
push-news = Me prévenir
push-news-turn = quand c’est à moi
push-news-time = quand un bot pourra bientôt jouer pour moi
push-news-asked = quand on me demande quelque chose
push-news-table = quand quelqu’un prend place, ou que la partie commence
push-news-over = quand c’est fini, ou que ça se rejoue
push-news-chat = quand quelqu’un dit quelque chose
set-notify-line = Quand la page est en arrière-plan ; le navigateur te demande d’abord.

keys-title = Touches
keys-arrows = parcourir les options
keys-enter = jouer ce que dit le bouton jaune
keys-number = choisir une option par son chiffre ; encore : la jouer
keys-page = les chiffres passent aux neuf options suivantes
keys-escape = lâcher ce qui est choisi
keys-u = défaire
keys-r = rejouer le tour
keys-h = conseil
keys-l = récit et discussion
keys-o = aller à la liste des options
keys-b = aller au plateau
keys-n = aller à la prochaine table qui m’attend
keys-lens = ce qu’est et fait l’élément visé ; encore : le garder ouvert
keys-question = cette liste, si aucun élément n’est visé
keys-space = Espace
keys-play = laisser défiler la partie ou l’arrêter
keys-lines = sur le plateau : joué, meilleur, les deux
keys-line-away = retirer la meilleure suite

keys-w = la table en mots
words-title = La table en mots

after-title = Partie finie
after-replay = Revoir
after-sheet = Feuille de score
after-record = Télécharger la partie
after-rematch = Revanche
after-same = Même mise en place
after-new = Autre mise en place
after-wins = { $name } gagne
after-wins-with = { $name } gagne avec { $points }
after-shared = { $names } partagent la victoire
after-nobody = Personne ne gagne
after-left = La partie s’est arrêtée avant la fin : voici ce que chacun avait, et ce que valait la table telle quelle.
sheet-ties = Départage
after-graph = Points au fil des tours
after-graph-line = touche un tour pour le voir
after-graph-turn = tour
after-graph-final = fin
after-graph-none = La courbe ne peut pas être tracée pour l’instant.
after-length = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
after-seed = la même mise en place peut se rejouer : graine { $seed }
after-table = Points par tour
again-line = { $name } veut une revanche.
after-same-line = La même graine, les mêmes places et options.
after-no-same = Personne ne connaît la graine de cette mise en place : elle ne peut pas revenir.
replay-title = Relecture
replay-at = tour { $n } sur { $m }
replay-first = Au début
replay-prev = Un pas en arrière
replay-next = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
replay-step = étape { $n } sur { $m }
replay-continue = Jouer à partir d’ici
replay-continue-line = Une nouvelle table commence par cette position. Qui joue la suite ?
replay-me = Moi, sur cet appareil
replay-play-on = Ouvrir la table
replay-speed = Vitesse
replay-beside = À côté du plateau
replay-judge-story = Juge et récit
replay-seats = Plateaux et scores

judge-title = Le juge
judge-what = Le juge rejoue chaque tour en pensée, avec ce qu’on pouvait savoir alors, et compare le tour joué au meilleur qu’il trouve. Ce que les dés et les tuiles tirées donnent ou prennent compte comme chance, jamais comme faute.
judge-begin = Juger cette partie
judge-busy = jugement : { $done } sur { $total }
judge-not-yet = Ce tour n’est pas encore jugé.
judge-no-choice = Il n’y avait rien à choisir dans ce tour.
judge-next = Marque suivante
judge-prev = Marque précédente
judge-through = Marques parcourues
judge-mine = les miennes
judge-all = toutes
judge-blunders = gaffes
judge-win = chances de gagner
judge-played = Joué
judge-best = Meilleur
judge-both = Les deux
judge-also = Bon aussi
judge-why = Pourquoi :
judge-whole = toute la partie
judge-accuracy = précision
judge-lost = points perdus
judge-faults = erreurs, gaffes
judge-found = meilleurs coups
judge-luck = chance aux dés et tirages
judge-luck-band = bande : chance ordinaire
judge-luck-table = Chance par tour, en points
judge-deeper = Approfondir
judge-how = Chaque tour seulement avec ce qu’on savait alors. Le juge joue bien, pas parfaitement.
judge-draw = Montrer sur le plateau
judge-draw-next = Étape suivante
judge-step = Meilleure suite, { $n } sur { $m } : { $step }
judge-link = Copier le lien
judge-curve-points = Points
judge-curve-win = Chances de gagner
judge-curve = Courbe
judge-moment = Que jouerait le juge ici ?
judge-moment-deeper = Examiner ce tour à fond
judge-looking = Le juge réfléchit…
chances-title = Chances de gagner
chances-of = { $n } %
chances-line = Ce que le juge pense de ce moment, d’après ce qu’on peut savoir ici. Il joue bien, pas parfaitement.
chances-show = Montrer les chances
chances-hide = Cacher les chances

plain-line = Ce jeu n’a pas encore de dessin ici : tout peut se jouer avec la liste des options.
plain-pieces = Éléments à toucher
plain-position = La position
title-your_turn = À toi
title-wait = { $n ->
    [one] { $n } table attend
   *[other] { $n } tables attendent
}
notify-body = { $game } : c’est à toi.

# Apprendre en jouant.
learn-tile = Apprendre en jouant
learn-tile-line = { $lessons ->
    [one] { $lessons } courte leçon, { $minutes } min
   *[other] { $lessons } courtes leçons, { $minutes } min
}
learn-tile-on = Reprendre à la leçon { $n }
learn-tile-done = Les { $n } leçons sont faites
learn-short = Courtes leçons pour plus tard
learn-of = Leçons : { $game }
learn-count = Leçon { $n } sur { $of }
learn-step = étape { $n } sur { $of }
learn-left = encore { $n } min environ
learn-teacher = Le maître
learn-touch = Touche : { $what }
learn-which = Touche celui que tu veux
learn-place = l’endroit éclairé
learn-show = Montre-moi
learn-skip = Passer
learn-go-on = Continuer
learn-over = Bien bâti !
learn-over-line = Tu as tout fait une fois. Désormais, chaque élément répond quand tu le touches.
learn-over-short = Voilà, tu sais tout. Les autres leçons t’attendent à l’accueil.
learn-play-on = Jouer à partir d’ici
learn-again = Depuis le début
learn-leave = Quitter les leçons
learn-leave-ask = Quitter les leçons ?
learn-leave-line = Ta progression est gardée : l’accueil y ramène.
learn-leave-yes = Quitter, j’en sais assez
learn-stay = Rester
learn-none = Ces leçons n’existent pas.
tip-title = Une astuce
tip-understood = Compris
tip-quiet = Couper les astuces
tip-quiet-done = Les astuces se taisent. Les réglages les font revenir.

puzzle-title = Énigme
puzzle-of = Énigme du { $day }
puzzle-none = Cette énigme n’existe pas.
puzzle-asks = À { $name } de jouer : trouve le meilleur tour.
puzzle-judged = Le juge évalue tout ce que tu joues ; plusieurs façons peuvent être justes.
puzzle-turn = tour { $n } sur { $m }
puzzle-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
puzzle-right = Juste !
puzzle-almost = Presque
puzzle-wrong = Pas ça
puzzle-same = C’est le meilleur tour.
puzzle-as-good = Une autre façon, tout aussi bonne.
puzzle-behind = Retard sur le meilleur tour : { $points } en points, { $win } % de chances de gagner. Il y a plus fort.
puzzle-solution = La solution
puzzle-gap = L’idée suivante a, en points, { $points } de retard : { $line }.
puzzle-played = Dans la partie : { $line }. Coût en points : { $points }.
puzzle-played-same = C’est aussi ce qui s’est joué dans la partie.
puzzle-again = Réessayer
puzzle-show = Montrer la solution
puzzle-showing = Voici comment.
puzzle-next = Énigme suivante
puzzle-give-up = Abandonner, voir la solution
puzzle-hints = Indices
puzzle-hints-cost = chacun coûte un quart d’étoile
puzzle-hint-which = Quel élément ?
puzzle-hint-how = Comment ça commence ?
puzzle-hint-line = Toute la suite
puzzle-tries = Tes essais
puzzle-days = Dix derniers jours
puzzle-same-for-all = la même pour tout le monde
puzzle-day = { $day } : { $won }
puzzle-untried = pas essayée
puzzle-star = { $n ->
    [0] aucune étoile
    [1] un quart d’étoile
    [2] une demi-étoile
    [3] trois quarts d’étoile
   *[other] une étoile entière
}
puzzle-row = { $n } d’affilée
puzzle-count = { $n ->
    [one] { $n } résolue sur { $m }
   *[other] { $n } résolues sur { $m }
}
puzzle-tile = Énigme
try-title = À toi d’essayer
try-asks = À { $name } de jouer, tour { $n }. Joue le tour à ta façon ; le juge compare. Rien n’est inscrit dans la partie.
try-yours = Le tien
try-best = Le meilleur tour, ou aussi bon.
try-better = en points, { $points } de mieux que dans la partie
try-behind = en points, { $points } derrière le meilleur
try-show = Montrer la meilleure suite
try-back = Retour à la partie

## Avec une vraie boîte : ce qu’elle dit s’entre ici.

box-title = Que dit ta boîte ?
box-line = Touche ce qui est sorti aux dés ou au tirage.
box-secret = Qui l’a tiré le regarde en secret et le saisit.
box-undo = Défaire
box-wait = Touche-le ci-dessous
box-do = Sur ta table
box-done = Fait
box-setup = Mise en place
box-setup-dealt = Nous distribuons : dispose tout comme montré ici. Les dés et les tirages sont à saisir.
box-setup-entered = Tout est déjà sur ta table : saisis-le élément par élément.
box-dealt = distribuée ici
box-entered = telle quelle
box-mark = vraie boîte

## On compte une partie finie de la vraie boîte.

score-title = Compter une partie finie : { $game }
score-players = Joueurs
score-name = Nom : { $name }
score-anew = Recommencer
score-result = Résultat
score-total = Points
score-erase = Effacer un chiffre
score-ok = OK
score-waits = Indique ce qu’il y a sur ta table ; le résultat se compte au fur et à mesure.
