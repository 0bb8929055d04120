# Les mots du maître pendant la première partie guidée : au plus 220 caractères chacun.

first-title = Ta première partie

first-points-title = Deux sortes de points, une piste
first-points-1 = Chaque pas sur cette piste est de la reconnaissance [bell], chaque étoile du prestige [star]. Seules les étoiles gagnent : touche la première devant ton écu.
first-points-2 = Trois cloches jusqu’à ta première étoile. Plus loin, les étoiles se rapprochent.

first-fetch-title = Avance un dé, prends des biens
first-fetch-1 = Les dés font le tour du marché en sens horaire, d’autant de cases qu’ils montrent, et tous sont à toi. Envoie le 3 blanc en Automne, où attend le rouge.
first-fetch-2 = Deux dés sont ici, donc la tuile paie double : prends 4 bois.
first-fetch-3 = Tout ce qui est sur la case atteinte est relancé : c’est ainsi que change le marché.
first-fetch-other = Joli, mais rejoignons le dé rouge : deux dés, le double de biens.
first-fetch-left = Ton bois t’attend encore.
first-fetch-watch = Olga va chercher 4 briques avec le dé bleu et prend un rouble aux Charretiers.

first-claim-title = Revendique une section
first-claim-1 = Plante une bannière sur une base, ou juste au-dessus d’une autre : à toi de bâtir la section. Celle-ci demande bois [lumber], brique [brick] et pierre [stone], et donne 4 [bell].
first-claim-2 = Sa tuile passe dans ton atelier. Paie 2 roubles sur la case rouge, et elle te le rend chaque fois que le dé rouge avance.
first-claim-base = Cette base irait aussi, mais ton bois convient à la première.
first-claim-down = Face cachée, c’est gratuit, et muet pour toujours.
first-claim-space = Là, un autre dé la réveillerait. Nous allons bientôt avancer le rouge.
first-claim-watch = Olga revendique la section juste au-dessus de la tienne. Retiens cela.

first-wake-title = Réveille ton atelier
first-wake-1 = Le dé rouge avance de 2 jusqu’en Hiver.
first-wake-2 = Il réveille ce qui est sur ta case rouge : touche la tuile. Après un coup, trois choses, une fois chacune, dans l’ordre voulu : prendre, voir la guilde, réveiller une tuile.
first-wake-first = Alors la brique n’aurait plus de place. Réveille d’abord la tuile.

first-full-title = Inventaire plein
first-full-1 = L’Hiver offre 2 pierres, mais il ne reste qu’une case, et rien ne se jette. Prends-en une ; chaque bannière plantée libérera de la place.
first-full-watch = Olga livre 2 briques et 1 pierre : sa section s’élève, son écu atteint la première étoile.

first-penalty-title = Bâti au-dessus de ta tête
first-penalty-1 = Aïe : 1 de reconnaissance perdu. Quelqu’un a fini une section alors qu’une des tiennes dessous n’était qu’un plan. Laquelle ? Touche-la.
first-penalty-hers = Celle-là est à elle, c’est elle la cause.
first-penalty-tower = Une autre tour, rien à voir.
first-penalty-2 = Chaque section adverse finie au-dessus te coûte encore 1 dès qu’une de plus est finie là-haut. Les tiennes jamais.

first-finish-title = Livre et finis
first-finish-1 = Un tour de construction porte jusqu’à trois matériaux. Touche ta section et envoie bois, brique et pierre.
first-finish-2 = Première étoile ! La tour I a une bannière de chacun : égalité, et à deux joueurs personne ne serait payé.
first-finish-watch = Olga revendique la base suivante.

first-step-title = Un rouble, un pas
first-step-1 = Le dé blanc et celui de ta couleur vont plus loin pour 1 rouble le pas. Quatre pierres sont en Hiver I, mais un joyau un pas plus loin te vaut davantage.
first-step-free = Gratuit, et 4 pierres : un beau coup un autre jour.

first-guild-title = Des amis de saison
first-guild-1 = Prends la gemme violette.
first-guild-2 = L’Hiver est ici aux Marchands : une de leurs deux actions est à toi. Échange 2 bois contre une gemme verte. [once] une fois, [many] autant que tu peux payer.
first-guild-watch = Olga va chercher 2 bois.

first-door-title = Une porte à deux joyaux
first-door-1 = Les ornements vont sur toute section finie, même adverse : porte sur une base, arche au milieu, croix sur un dôme. Pose ta porte avec les deux gemmes.
first-door-2 = Trois étoiles d’un coup, et la tour I est à toi : 5 pour toi, 1 pour Olga.
first-door-watch = Olga livre un bois.

first-money-title = Le prestige est aussi de l’argent
first-money-1 = Va en Printemps II pour 2 roubles et laisse le Clergé chanter tes louanges.
first-money-2 = Une étoile se vend 2 roubles, mais tu recules seulement jusqu’à l’étoile derrière toi : à présent, un seul pas.
first-money-3 = Juste après une étoile, l’argent est presque gratuit. Dessus, il coûte tout l’écart.
first-money-reroll = Le même prix achète un second jet. C’est pour la suite.
first-money-watch = Olga revendique au-dessus de sa base et pose la tuile face cachée.

first-reroll-title = Un second jet
first-reroll-1 = Il manque un or à ta sixième section, et aucun dé n’y mène. Pour une étoile, tu peux relancer une case une fois par tour : le 1 blanc, s’il te plaît.

first-sixth-title = La sixième section
first-sixth-1 = Va chercher l’or. Les Charretiers sont ici : pour 1 rouble, ils le montent aujourd’hui.
first-sixth-2 = Six sections ! 3 étoiles pour toi, et chacun des autres a un dernier tour.
first-sixth-watch = Olga finit son dôme au dernier tour.

first-count-title = Le décompte
first-count-1 = Les écus reculent à leur étoile ; cinq biens ou roubles restants en font une de plus. Puis les tours : 2 par section finie, 1 par ornement.
first-count-2 = Vaut 8 : tu mènes 3 à 2, Olga prend un tiers, 2.
first-count-3 = Vaut 7 : à elle. Ton arche gagne un tiers, 2.
first-count-4 = Vaut 6 : tout pour toi.
first-count-5 = Un contre un : que te donne cette tour ?
first-count-third = Un tiers va au deuxième rang, mais personne ne mène ici. Relis la dernière ligne.
first-count-all = Tout va à qui mène, mais personne ne mène ici. Relis la dernière ligne.
first-count-6 = Rien, à personne. Une arche de plus aurait tout gagné. 28 à 19 : bien bâti !

advanced-title = Ateliers avancés
advanced-visit-title = Un ornement sous une tuile
advanced-1 = Sur les plateaux avancés, tes ornements dorment sous les cases de couleur, et une tuile coûte 3 roubles face visible. Revendique la base avec la bannière d’une case blanche, et pose la tuile sur la verte.
advanced-2 = L’ornement de la case verte est libre maintenant. Face cachée, il aurait été perdu pour de bon.

module-title = Le module Contractors
module-visit-title = Envoie un entrepreneur au loin
module-1 = Un quatrième type de tour : envoie un entrepreneur dans une ville ouverte. Cela coûte un permis par entrepreneur présent, le tien compris. Puis garde un spécialiste pour 2 roubles.
module-2 = Le spécialiste attend le dé noir, travaille une fois, puis devient un outil pour tes séries.

ivan-title = Contre Ivan
ivan-visit-title = Le tour d’Ivan
ivan-1 = En solo, tu joues contre Ivan. Finis ton tour, et sa carte la plus à gauche à tuile visible agit : d’abord le dé de cette tuile avance, puis la carte fait ce qu’elle dit.
ivan-2 = Ses cartes sont visibles : tu vois toujours ce qu’il va faire, et tu peux te mettre en travers de son chemin.

# Une visite à chaque guilde de l’extension.
guild_jewelers-title = Les Joailliers
guild_jewelers-visit-title = Un diamant pour un rouble
guild_jewelers-1 = Les Joailliers sont là où est ton dé : pour 1 rouble, ils vendent un diamant. Il se range comme tout matériau.
guild_jewelers-2 = Un diamant remplace tout matériau d’une section, ou un joyau dans un ornement.

guild_artisans-title = Les Ouvriers
guild_artisans-visit-title = Réveille une tuile sans son dé
guild_artisans-1 = Les Ouvriers réveillent une de tes tuiles d’atelier, quel que soit le dé avancé. Fais appel à eux, puis touche la tuile.
guild_artisans-2 = Elle paie comme si son propre dé était venu.

guild_foremen-title = Les Contremaîtres
guild_foremen-visit-title = Fais marcher le contremaître
guild_foremen-1 = Les Contremaîtres font avancer leur contremaître d’une ou deux tours ; puis tu gagnes pour chacune de tes bannières là où il est. Fais appel à eux, et choisis la distance.
guild_foremen-2 = Une section finie là où il est donne 1 de plus, et si l’on y bâtit au-dessus de toi, tu perds le double.

guild_contractors-title = La guilde des Entrepreneurs
guild_contractors-visit-title = Ce qui est près du dé noir
guild_contractors-1 = Cette guilde donne ce qui est maintenant près du dé noir, où qu’il soit. Demande-le.
guild_contractors-2 = Ses autres cartes comptent les entrepreneurs que tu as envoyés au loin.

guild_wholesalers-title = Les Grossistes
guild_wholesalers-visit-title = Une action de marché de plus
guild_wholesalers-1 = Pour 1 rouble, les Grossistes te laissent refaire une action de marché : prendre, ou réveiller une tuile. Fais d’abord appel à eux.
guild_wholesalers-2 = Ainsi la même case paie deux fois.

guild_managers-title = Les Intendants
guild_managers-visit-title = Un matériau commun gratuit
guild_managers-1 = Les Intendants donnent un bois, une brique ou une pierre pour rien. Prends une pierre.
guild_managers-2 = Leurs autres cartes échangent l’or contre des roubles, et des gemmes contre une étoile et des roubles.

guild_lawyers-title = Les Juristes
guild_lawyers-visit-title = Un permis
guild_lawyers-1 = Les Juristes te donnent un permis. Fais appel à eux.
guild_lawyers-2 = Un permis paie ici une livraison, et deux une étoile.

guild_archivists-title = Les Archivistes
guild_archivists-visit-title = Une tuile ressource au choix
guild_archivists-1 = Pour 1 de reconnaissance, les Archivistes apportent ce que montre une tuile du marché au choix. Fais appel à eux, prends les briques, puis ce que donne ta propre case.
guild_archivists-2 = Leurs contrats sont secrets et paient à la fin.

guild_master_builders-title = Les Maîtres d’œuvre
guild_master_builders-visit-title = Une carte pleine de biens
guild_master_builders-1 = Pour 2 roubles, les Maîtres d’œuvre piochent une carte de reste, et deux des biens qu’elle demande sont à toi. Fais appel à eux.
guild_master_builders-2 = Leurs autres cartes donnent ce que donnera une section, avant qu’elle soit finie.

guild_brick_makers-title = Les Briquetiers
guild_brick_makers-visit-title = Une brique paie la charrette
guild_brick_makers-1 = Pour une brique, les Briquetiers montent un matériau à ta section. Donne-leur la brique, puis livre.
guild_brick_makers-2 = Pour deux briques, ils ont une tuile de renfort, utilisable à tout moment.
