# Ce que disent les environnements pour agents apprenants de ce qui ne se peut pas.

no-environment = il n’y a pas d’environnement pour le jeu { $game } ; jeux : { $known }
env-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
env-over = la partie est finie : personne n’est interrogé, il n’y a rien à observer ; vois son résultat
env-render-mode = render_mode vaut { $mode } ; permis : 'human', 'ansi', None
env-count = le nombre de tables vaut { $count } ; permis : 1 ou plus
env-not-begun = aucune partie n’a commencé ; appelle d’abord reset
env-actions = les actions ont la forme { $shape } et le type { $type } ; il faut : un nombre entier pour chacune des { $count } tables
env-table = table { $table } : { $error }
env-no-action = { $agent } doit répondre : une action est le numéro d’un coup permis
env-reward = la récompense vaut { $reward } ; permis : { $known }
