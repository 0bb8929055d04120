# Ce que dit le serveur en plus de ses tables.

too-many-requests = trop de requêtes pour ta place ; réessaie dans { $wait } s
too-many-tables = trop de nouvelles tables depuis ton adresse ; réessaie dans { $wait } s
too-many-keys = trop de tables et de clés inexistantes ; réessaie dans { $wait } s
too-many-all = trop de requêtes depuis ton adresse ; réessaie dans { $wait } s
too-large = la requête dépasse { $bytes } octets
server-mistake = le serveur a fait une erreur
other-host = ce serveur ne répond pas au nom « { $name } » ; qui le gère peut l’ajouter : --hosts NAME
other-origin = cela vient d’une page d’ailleurs
bad-bearer = les clés se donnent ainsi : 'Authorization: Bearer KEY'
move-or-piece = interroge sur un coup ou sur un élément : donne l’un des deux
bad-request = { $problems }
bad-field = { $place } : { $problem }
http-not_found = il n’y a rien ici
http-method_not_allowed = cette adresse n’accepte pas une telle requête
http-too_large = la requête est trop grande
http-refused = { $detail }

# Pourquoi une connexion se ferme.
socket-beats = après le premier message, on n’attend que des battements
socket-messages = trop de messages
socket-connections = trop de connexions
socket-again = cette table a changé : reviens
socket-key = cette clé n’ouvre plus rien à cette table
socket-silent = dis qui tu es
socket-rows = le premier message donne les places : {"{"}"seats": [{"{"}"table": ..., "key": ...{"}"}]{"}"}
socket-hello = le premier message donne clé et place : {"{"}"key": ..., "since": ..., "seat": ...{"}"}

# Ce que les messageries montrent d’un lien vers une partie finie.
preview-title = { $game } : { $name }
preview-scores = { $people }. Regarde toute la partie, tour par tour.
preview-person = { $name } { $points }
preview-nothing = Une partie de Nave
preview-nothing-line = Deux jeux de construction pour une soirée.

# What a browser finds where the page is not built in.
front-line = Ceci est un serveur Nave, version { $version }. La page pour navigateurs ne fait pas partie de cette installation.
front-api = On joue par l’API HTTP
front-game = { $same ->
    [yes] { $title } ({ $edition }), { $most } places
   *[no] { $title } ({ $edition }), de { $least } à { $most } places
}
front-fan = Une réalisation non officielle de passionnés.
