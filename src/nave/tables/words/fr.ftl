# Ce que les tables refusent, et comment une partie y finit.

outcome-resigned = les autres ont abandonné
outcome-limit = la partie s’arrête après { $count } réponses, autant qu’une table en tient
outcome-kept = l’enregistrement finit ici
outcome-expired = personne n’a rien fait ici depuis longtemps

# Qui peut, et quand.
refused-chat-off = la discussion est coupée
refused-muted = la place { $seat } ne peut rien dire dans la discussion
refused-banned = ce serveur ne te laisse pas entrer ; demande à qui le tient
refused-bot-seat = un bot joue la place { $seat }
refused-person-seat = une personne joue la place { $seat }
refused-no-person = aucune personne ne joue la place { $seat }
refused-undo = tu n’as rien à reprendre : on s’arrête à un jet, un tirage ou une autre place
refused-private = cette table est privée : une place se prend par son lien
refused-no-free-seat = il n’y a pas de place libre à cette table
refused-no-target = quelle place doit avoir un nouveau lien ?
refused-seat-taken = la place { $seat } n’est pas libre
refused-started = la table a déjà commencé
refused-seats-empty = { $count ->
    [one] personne n’a encore pris la place { $seats } ; nomme un bot pour compléter
   *[other] personne n’a encore pris les places { $seats } ; nomme un bot pour compléter
}
refused-used-link = la place { $seat } est prise : son lien a déjà servi
refused-no-used-link = on ne demande « qui es-tu ? » qu’à qui vient avec le lien d’une place prise
refused-no-knock = personne ne demande la place { $seat }
refused-not-over = on rejoue quand la partie est finie
refused-no-setup = personne ne connaît la graine de cette mise en place
refused-mail = le courriel n’a pas pu être envoyé
refused-mail-number = ce n’est pas le nombre du courriel, ou il est trop ancien
refused-endpoint = impossible de prévenir qui que ce soit à cette adresse
notice-title = Nave
notice-turn = { $name } : c’est à toi ({ $turn }).
notice-warned = { $name } : c’est à toi ({ $turn }). À partir de { $time }, un bot pourra jouer pour toi.
notice-many = { $count ->
    [one] { $count } table t’attend.
   *[other] { $count } tables t’attendent.
}
notice-many-news = Il y a du nouveau à { $count } tables.
notice-mail-number = { $number } est le nombre qui confirme ton adresse. Il est valable une heure. Si tu n’as rien demandé, tu ne recevras rien d’autre.
notice-mail-why = Tu as donné cette adresse pour tes places aux tables de Nave ; tu peux l’y retirer dans les réglages.
notice-again = { $name } : { $person } veut une revanche.
notice-over = { $name } : la partie est finie.
notice-knock = { $name } : quelqu’un vient avec le lien de la place « { $person } » et demande à entrer.
notice-asked = { $name } : { $person } demande quelque chose aux autres.
notice-begun = { $name } : la partie a commencé.
notice-sat = { $name } : { $person } prend place.
notice-chat = { $name } : { $person } dit quelque chose.
refused-customs = les conseils sont free, shown ou none ; les reprises free, ask ou none ; le rythme live ou days ; un remplaçant vient par ask ou bot
refused-customs-time = une pendule ou une absence de { $least } à { $most } secondes, ou 0 pour aucune ; un incrément exige une pendule
refused-not-away = la place { $seat } a encore du temps pour répondre : c’était convenu avant la partie
refused-paused = la table est en pause
refused-not-paused = la table n’est pas en pause
refused-ask = « { $given } » ne se demande pas ; permis : pause, resume, take_back
refused-nothing-asked = personne ne demande rien
refused-not-own = après { $answers } réponses, aucune n’est à toi pour la reprendre
refused-nothing-due = le temps ne fait rien ici maintenant
refused-take-back-off = rien ne se reprend à cette table : c’est convenu
refused-advice-off = personne ne demande conseil à un bot à cette table : c’est convenu
refused-guest-fills = tu as pris place sans lien : c’est aux personnes invitées de remplir les places libres
refused-name-a-bot = nomme le bot qui joue ta place pour les autres
refused-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
refused-others-decide = les autres places décident pour une absente
refused-thinking = la place { $seat } est connectée, et réfléchit peut-être ; attends encore un peu
refused-seen = la place { $seat } était là il y a peu ; attends encore un peu
refused-no-return = les spectateurs n’ont pas de place où revenir
refused-not-replaced = la place { $seat } n’a pas été remplacée par un bot
refused-turn = { $answering ->
    [-1] la partie est finie ; personne ne doit répondre
   *[other] c’est à la place { $answering } de répondre, pas à la place { $seat }
}
refused-holds = { $count ->
    [0] ta clé n’ouvre pas la place { $seat } ; elle n’en ouvre aucune
    [one] ta clé n’ouvre pas la place { $seat } ; elle ouvre la place { $held }
   *[other] ta clé n’ouvre pas la place { $seat } ; elle ouvre les places { $held }
}
refused-spectator = les spectateurs regardent seulement ; une place s’ouvre par sa propre clé
refused-secret-draw = qui l’a tiré le regarde en secret et le saisit
refused-table-over = la partie à cette table est finie
refused-not-started = la table n’a pas encore commencé
refused-no-history = la table n’a pas encore commencé : il n’y a rien à revoir
refused-no-record = la table n’a pas encore commencé : il n’y a rien d’enregistré
refused-record = l’enregistrement contient des faits encore cachés ; il se donne quand la partie est finie

# Ce qu’on envoie.
refused-long-name = le nom a { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
} ; permis : { $least } à { $most }
refused-long-message = le message a { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
} ; permis : { $least } à { $most }
refused-control-name = le nom contient le caractère de contrôle U+{ $letter } ; permis : du texte simple
refused-control-message = le message contient le caractère de contrôle U+{ $letter } ; permis : du texte simple
refused-seed = la graine est hors limites ; permis : des nombres entiers de 64 bits
refused-seat-kind = la place { $seat } vaut « { $given } » ; permis : open, device, bot
refused-submission = l’identifiant d’envoi « { $id } » a déjà servi pour autre chose
refused-made = l’identifiant d’envoi « { $id } » a déjà servi ; ses clés ne se disent plus
refused-short-id = l’identifiant d’un envoi sans clé a au moins { $least } caractères
refused-stale = l’envoi suit le numéro { $follows }, mais la table en est à { $last }
refused-moment = la partie a { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
} ; permis : 0 à { $count }
refused-bad-record = cet enregistrement est inutilisable : { $error }
refused-replay = cet enregistrement est inutilisable : { $error } en le rejouant
refused-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
refused-long-record = l’enregistrement a { $count } réponses ; permis : moins de { $most }

# Clés.
refused-no-table = cette table n’existe pas
refused-hidden-table = cette table n’existe pas, ou elle est privée et demande une clé
refused-key = cette clé n’ouvre rien à cette table
refused-key-nothing = cette clé n’ouvre rien ici
refused-key-changed = cette clé ouvre maintenant autre chose à cette table

# Ce que le serveur peut maintenant.
refused-full = ce serveur tient { $count } tables à la fois ; réessaie plus tard
refused-address-full = depuis ton adresse, { $count ->
    [one] au plus { $count } table
   *[other] au plus { $count } tables
} à la fois ; finis-en d’abord une
refused-network-full = depuis ton réseau, { $count ->
    [one] au plus { $count } table
   *[other] au plus { $count } tables
} à la fois ; réessaie plus tard
refused-unavailable = les tables sont injoignables ; réessaie dans quelques secondes
refused-damaged = ce qui est gardé de cette table est endommagé ; qui tient le serveur peut restaurer une sauvegarde
refused-overloaded = le serveur est saturé : les parties en cours continuent, rien de nouveau ne commence ; réessaie dans un instant
refused-busy = la table est trop occupée ; réessaie
refused-bots-busy = les bots sont occupés ; réessaie dans un instant
refused-judge-running = une partie se juge quand elle est finie
refused-judge-level = les serveurs jugent vite ou à fond ; plus profond avec `nave judge` sur sa propre machine
refused-judge-busy = le juge est débordé ; réessaie dans un instant
refused-judge-day = { $count } parties par jour sont jugées à fond ; réessaie demain
refused-verdict = le juge ne peut rien dire de cette suite : { $error }
refused-chances = les chances de gagner sont pour qui regarde : qui joue ne les voit que si les conseils sont libres
refused-not-judged = cette partie n’a pas encore été jugée
refused-not-stored = la table n’a pas pu être enregistrée ; réessaie
refused-looking-up = trop de recherches à la fois ; réessaie dans un instant
refused-hint = il n’y a pas de conseil maintenant : { $error }
refused-journal = le journal de cette table est plein : seule la partie continue
refused-locked = cette table ne peut pas continuer ici : { $error }
refused-start = cette table ne peut pas commencer ici : { $error }
refused-components = cette table est faite pour les valeurs { $name } { $hash } ; ici, c’est { $here }

# Bases de données et sauvegardes.
no-database-address = « { $url } » n’est pas une adresse de base de données ; permis : sqlite:///file ou postgresql://user@host/name
database-in-memory = les tables ont besoin d’un fichier : sqlite:///file (une base en mémoire les perdrait)
database-kind = les bases de données « { $kind } » ne sont pas gérées ; permis : sqlite, postgresql
database-version = la base de données vient d’une autre version de Nave et ne peut pas servir à celle-ci : { $error }
database-in-use = un autre serveur utilise { $path } ; arrête-le, ou donne à celui-ci sa propre --database
database-not-empty = la base de données contient { $count ->
    [one] { $count } table
   *[other] { $count } tables
} ; une sauvegarde se restaure dans une base vide
no-network = « { $given } » n’est ni une adresse ni un réseau ; permis : 192.0.2.7, 2001:db8::/48
no-database = il n’y a pas de base de données { $path }
not-done = cela n’a pas pu être fait : { $reason }
no-tables = il n’y a pas de tables de Nave dans cette base de données
backup-exists = { $path } existe déjà ; une sauvegarde n’écrase rien
no-backup = { $path } n’est pas une sauvegarde de Nave ({ $format })
backup-unreadable = { $path } ne se lit pas comme sauvegarde : { $error }
backup-damaged = { $path } est incomplet ou a été modifié ; prends une autre sauvegarde

# Les bots qui échouent.
bot-illegal = il a nommé { $answer }, qui n’est pas parmi les options
bot-other-options = il parlait d’autres options
bot-slow = il a réfléchi plus de { $seconds } s
bot-died = son processus est mort
bot-crashed = { $error } : { $message }
note-drawn = réponse { $answer } : { $bot } a échoué ({ $reason }) ; { $drawn } a été tiré à la place
refused-keeping-sets = ce serveur ne garde pas les valeurs de ses visiteurs
