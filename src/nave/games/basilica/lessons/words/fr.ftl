# Les mots du maître pendant la première partie guidée : au plus 220 caractères chacun.

first-title = Ta première partie

first-aim-title = À qui est l’église ?
first-aim-1 = Nous bâtissons une église ensemble. Des voûtes voisines d’une couleur forment une zone ; qui y a le plus de bâtisseurs en a les points quand vient la reine. Touche la reine.
first-aim-2 = Dix couronnes la mènent au premier trône, où elle s’assied et juge.

first-lay-title = Pose une voûte
first-lay-1 = Un tour, ce sont trois actions. La première : prends la voûte rouge et pose-la dans la première rangée, au milieu.
first-lay-2 = Chaque voûte prise transforme l’ordre au-dessus en voûte suivante.

first-builder-title = Poste un bâtisseur
first-builder-1 = Juste après une voûte, et seulement alors, un bâtisseur peut y monter. C’est ta deuxième action.
first-builder-first = Alors cette porte se ferme : le bâtisseur doit venir tout de suite.

first-crown-title = Agrandis, et gare à la couronne
first-crown-1 = Une deuxième voûte rouge touchant la première donne à la zone une valeur de 2. Sa couronne avance la reine d’un pas.
first-crown-watch = Olga pose du bleu avec un bâtisseur, puis du jaune. La reine est sur 2.

first-wild-title = Deux couleurs à la fois
first-wild-1 = Une voûte bicolore appartient aux deux, mais seulement où elle touche la couleur. Pose-la entre rouge et bleu ; deux de cette sorte ne se touchent jamais.

first-both-title = Un bâtisseur, deux zones
first-both-1 = Ton troisième bâtisseur peut être dans les deux zones à la fois : poste-le ici.
first-both-2 = Rouge est à toi. Bleu est à un contre un : quelle ligne ne paie personne ? Touche-la.
first-both-red = Cette ligne est rouge : 3 pour toi.
first-both-3 = Égalité : personne n’a rien. Qui a moins de bâtisseurs reçoit 1 pour chacun.

first-order-title = Ordres et rangs
first-order-1 = Les tuiles du haut sont des ordres : exécutes-en un et il disparaît. Fais du bâtisseur sur le rouge simple un architecte [architect], et le rouge compte double, pour qui y mène.
first-order-wild = Il est dans deux zones : un architecte ici double aussi le bleu, et le bleu peut devenir à elle.
first-order-watch = Une pièce est sur cet ordre : Olga te paie et fait un colosse. Le bleu est à égalité, donc à elle, 2 à 1.

first-coin-title = Ta pièce
first-coin-watch = Olga recrute un bâtisseur dans ta zone rouge.
first-coin-1 = Son ordre porte une pièce : paies-en une et tu recrutes aussi, à côté d’un de tes bâtisseurs, sans dépenser d’action.
first-coin-2 = Le jaune est vide à côté de ton architecte.
first-coin-then = Olga allonge le bleu à 3 et pose une couronne : la reine est sur 4.

first-disaster-title = Démolis
first-disaster-1 = La Catastrophe enlève une voûte où personne n’est. Réduis sa zone bleue : retire son bout vide.
first-disaster-green = Celle-là ne change rien pour toi aujourd’hui.

first-glass-title = Échafaudage et vitrail
first-glass-1 = Deux échafaudages ferment des cases jusqu’au prochain décompte : barre le côté bleu.
first-glass-2 = Un vitrail ajoute 2 à la zone, après tout doublement. Sous ton architecte, bien sûr.
first-glass-3 = 3 voûtes, doublées, et le vitrail : le rouge vaut 8.

first-queen-title = La reine s’assied
first-queen-1 = Encore une couronne et elle juge, aussitôt, et ton tour est fini. Récolte d’abord : recrute sur le rouge r3c4, qui vaut 2.
first-queen-watch = Olga garde sa pièce.
first-queen-2 = Pose maintenant la couronne et laisse-la juger. Ta troisième action en est le prix.

first-sweep-title = On balaie et on continue
first-sweep-1 = Les deux premières rangées sont finies et s’en vont, bâtisseurs et échafaudages rentrent, le reste remonte.
first-sweep-2 = Le troisième jugement, sur 30, finit la partie ; le plus de points gagne. Une pile vide pour la deuxième fois aussi.

festum-title = Festum Fatuorum
festum-visit-title = Deux autels
festum-1 = L’ordre Autel pose deux autels sur deux voûtes différentes, peu importe qui s’y trouve. Exécute-le et choisis les deux.
festum-2 = Un vitrail sur un autel ajoute 4 au lieu de 2, et la Catastrophe ne peut pas emporter la voûte.
