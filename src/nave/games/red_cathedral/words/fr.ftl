# Ce que dit The Red Cathedral.

## Joueurs et matériel

ivan = Ivan
one-player = { PLAYER($player) }
one-resource = { PIECE("resource", $resource) }
color-name = { $color ->
    [green] Vert
    [blue] Bleu
    [red] Rouge
   *[yellow] Jaune
}

resource-lumber = bois
    .count = { $n } bois
    .de = de bois
    .part = du bois
    .pl = bois
resource-brick = brique
    .count = { $n ->
        [one] { $n } brique
       *[other] { $n } briques
    }
    .de = de brique
    .part = une brique
    .pl = briques
resource-stone = pierre
    .count = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
    .de = de pierre
    .part = une pierre
    .pl = pierres
resource-gold = or
    .count = { $n } or
    .de = d’or
    .part = de l’or
    .pl = or
resource-green_gem = gemme verte
    .count = { $n ->
        [one] { $n } gemme verte
       *[other] { $n } gemmes vertes
    }
    .de = de gemme verte
    .part = une gemme verte
    .pl = gemmes vertes
resource-purple_gem = gemme violette
    .count = { $n ->
        [one] { $n } gemme violette
       *[other] { $n } gemmes violettes
    }
    .de = de gemme violette
    .part = une gemme violette
    .pl = gemmes violettes
resource-ruble = rouble
    .count = { $n ->
        [one] { $n } rouble
       *[other] { $n } roubles
    }
    .de = de rouble
    .part = des roubles
resource-recognition = reconnaissance
    .count = { $n } de reconnaissance
    .de = de reconnaissance
    .part = de la reconnaissance
unit = { COUNT($amount, "resource", $resource) }

die-white = blanc
die-green = vert
die-blue = bleu
die-red = rouge
die-yellow = jaune
die-black = noir

shop-green = verte
shop-blue = bleue
shop-red = rouge
shop-yellow = jaune
shop-white_1 = blanche 1
shop-white_2 = blanche 2

type-base = base
    .an = une base
type-middle = partie centrale
    .an = une partie centrale
type-dome = dôme
    .an = un dôme

ornament-door = porte
    .an = une porte
    .def = la porte
    .de = de porte
ornament-arch = arche
    .an = une arche
    .def = l’arche
    .de = d’arche
ornament-cross = croix
    .an = une croix
    .def = la croix
    .de = de croix

season-spring = printemps
    .de = du printemps
    .en = au printemps
season-summer = été
    .de = de l’été
    .en = en été
season-autumn = automne
    .de = de l’automne
    .en = en automne
season-winter = hiver
    .de = de l’hiver
    .en = en hiver
space-1 = Printemps I
    .de = de Printemps I
space-2 = Printemps II
    .de = de Printemps II
space-3 = Été I
    .de = d’Été I
space-4 = Été II
    .de = d’Été II
space-5 = Automne I
    .de = d’Automne I
space-6 = Automne II
    .de = d’Automne II
space-7 = Hiver I
    .de = d’Hiver I
space-8 = Hiver II
    .de = d’Hiver II
market-space = { PIECE("space", $space) }

tile-die = tuile du dé { PIECE("die", $die) }
tile-resource = tuile { PIECE("resource", $resource) }

group-craftsmen = Artisans
    .def = les Artisans
    .de = des Artisans
group-teamsters = Charretiers
    .def = les Charretiers
    .de = des Charretiers
group-merchants = Marchands
    .def = les Marchands
    .de = des Marchands
group-clergy = Clergé
    .def = le Clergé
    .de = du Clergé

action-sell_any = vendre un matériau au choix
action-buy_common = acheter un matériau commun
action-sell_common = vendre un matériau commun
action-buy_any = acheter un matériau au choix
action-sell_precious = vendre un matériau précieux
action-buy_precious = acheter un matériau précieux
action-deliver_one = livrer un matériau
action-gain_ruble = gagner un rouble
action-deliver_two = livrer deux matériaux
action-swap_tiles = échanger des tuiles
action-two_for_one = deux contre un
action-swap_for_ruble = échanger pour un rouble
action-four_for_two = quatre contre deux
action-activate_tile = activer une tuile
action-gain_recognition = gagner de la reconnaissance
action-buy_prestige = acheter du prestige
action-discard_three = rendre trois matériaux
action-all_types = sections de tous les types

ivan_card-ivan_recognition = reconnaissance
ivan_card-ivan_inventory = inventaire
ivan_card-ivan_transport = transport
ivan_card-ivan_claim = revendication
ivan_card-ivan_construction = construction
ivan_card-ivan_hire = embauche

## Ce que les actions coûtent et donnent

terms = { $idle ->
    [yes] rien
   *[no] { $free ->
        [yes] { $gains }
       *[no] { $cost } pour { $gains }
    }
}
pay-different = { $resource ->
    [none] { $n } matériaux de sortes différentes
   *[some] { $n } matériaux de sortes différentes (dont { PIECE("resource", $resource, form: "part") })
}
pay-any = { $resource ->
    [none] { $n } matériaux de toute sorte
   *[some] { $n } matériaux de toute sorte (dont { PIECE("resource", $resource, form: "part") })
}
printed-terms = { $free ->
    [yes] { $gains }
   *[no] { $gains } (coûte { $cost })
}
pay-alike = { $all ->
    [yes] { $n ->
        [one] { $n } matériau de toute sorte
       *[other] { $n } matériaux d’une même sorte
    }
   *[no] { $n ->
        [one] { $n } matériau : { $kinds }
       *[other] { $n } matériaux d’une même sorte : { $kinds }
    }
}
gain-of = { $all ->
    [yes] { $n ->
        [one] { $n } matériau au choix
       *[other] { $n } matériaux au choix
    }
   *[no] { $n ->
        [one] { $n } matériau ({ $kinds })
       *[other] { $n } matériaux ({ $kinds })
    }
}
gain-choice = { $other ->
    [yes] { $n ->
        [one] { $n } matériau d’une autre sorte
       *[other] { $n } matériaux d’une autre sorte
    }
   *[no] { $n ->
        [one] { $n } matériau au choix
       *[other] { $n } matériaux au choix
    }
}
gain-prestige = { $n } de prestige
gain-deliveries = { $n ->
    [one] { $n } livraison
   *[other] { $n } livraisons
}
gain-swap = échanger deux tuiles ressource
gain-activations = { $n ->
    [one] activer une tuile d’atelier
   *[other] { $pattern ->
        [same] activer deux fois une tuile d’atelier
        [different] activer deux tuiles d’atelier différentes
       *[any] activer deux fois des tuiles d’atelier
    }
}
gain-shown_at_die = ce que montre la tuile près du dé { PIECE("die", $die) }
gain-shown = { $which ->
    [dice] ce que montre la tuile d’une case de marché au choix, fois ses dés
    [any_die] ce que montre la tuile près d’un dé au choix
   *[any] ce que montre une tuile ressource au choix
}

## Ce qui arrive

event-turn = Tour { $turn } : { PLAYER($player) }
event-score = { PLAYER($player) } : reconnaissance de { $from } à { $to }, prestige { $prestige }
event-gain = { PLAYER($player) } prend { COUNT($amount, "resource", $resource) }
event-pay = { $resource ->
    [ruble] { PLAYER($player) } paie { COUNT($amount, "resource", $resource) }
    [permit] { PLAYER($player) } paie { COUNT($amount, "resource", $resource) }
   *[other] { PLAYER($player) } rend { COUNT($amount, "resource", $resource) }
}
event-move_die = { PLAYER($player) } avance le dé { PIECE("die", $die) } de { $steps } vers { PIECE("space", $to) }
event-roll_space = Les dés { PIECE("space", $space, form: "de") } sont lancés
event-roll = Le dé { PIECE("die", $die) } montre { $value }
event-influence = { PLAYER($player) } utilise { PIECE("group", $group, form: "def") } : { PIECE("action", $action) }
event-swap = { PLAYER($player) } échange les tuiles { IN("de", $spaces) }
event-activate = { PLAYER($player) } active la tuile de la case { PIECE("shop", $space) }
event-claim = { PLAYER($player) } revendique { $section }
event-tile = { $up ->
    [yes] { PLAYER($player) } pose la tuile face visible sur la case { PIECE("shop", $space) }
   *[no] { PLAYER($player) } pose la tuile face cachée sur la case { PIECE("shop", $space) }
}
event-release = { PLAYER($player) } libère { PIECE("ornament", $ornament, form: "an") }
event-deliver = { PLAYER($player) } livre { PIECE("resource", $resource, form: "part") } à { $section }
event-finish = { PLAYER($player) } finit { $section }
event-penalty = { PLAYER($player) } perd { $amount } de reconnaissance pour { $section }
event-decorate = { PLAYER($player) } pose { PIECE("ornament", $ornament, form: "an") } sur { $section }
event-ivan_reset = Les tuiles d’Ivan sont mélangées et redistribuées
event-ivan_blocked = Le dé { PIECE("die", $die) } d’Ivan ne peut pas bouger : { PIECE("space", $space) } n’a plus de place
event-ivan_card = Carte d’Ivan : { PIECE("ivan_card", $card) }
event-ivan_store = Ivan stocke { $amount ->
    [one] { $amount } matériau
   *[other] { $amount } matériaux
}
event-end_triggered = { PLAYER($player) } finit une sixième section : la fin de la partie approche
event-final = { $some ->
    [yes] { PLAYER($player) } : { $track } sur la piste, { $goods } pour les biens, { $towers } pour les tours, { $more }, { $total } en tout
   *[no] { PLAYER($player) } : { $track } sur la piste, { $goods } pour les biens, { $towers } pour les tours, { $total } en tout
}
event-over = { $by ->
    [total] Victoire au prestige : { $winners }, avec { $best }.
    [sections] Victoire aux sections finies (égalité de prestige) : { $winners }, avec { $best }.
    [ornaments] Victoire aux ornements (égalité de prestige et de sections finies) : { $winners }, avec { $best }.
   *[shared] { $winners } partagent la victoire : à égalité de prestige, de sections finies et d’ornements.
}

## Sources de prestige

source-track = Sur la piste
source-before = Au début
source-sections = Sections finies
source-ornaments = Ornements
source-workshops = Ateliers
source-market = Marché
source-guilds = Guildes
source-ivan = Cartes d’Ivan
source-penalties = Pénalités
source-spent = Prestige cédé
source-ending = Sixième section
source-goods = Biens restants
source-goods-note = 1 pour { $n }
source-goods-of = sur { $n }
source-towers = Tours
source-tower = { $tower ->
    [1] Tour I
    [2] Tour II
    [3] Tour III
    [4] Tour IV
    [5] Tour V
   *[other] Tour VI
}
source-tower-note = { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}{ $ornaments ->
    [0] {""}
    [one] , { $ornaments } ornement
   *[other] , { $ornaments } ornements
} : { $value }
source-place = { $tied ->
    [0] { $place ->
        [1] 1er rang
        [2] 2e rang
        [3] 3e rang
       *[other] { $place }e rang
    }
   *[other] égalité { $place }–{ $last }
} avec { $presence }
source-tie-sections = Sections finies
source-tie-ornaments = Ornements posés

## Questions

way-claim = revendique une section
way-deliver = livre à la cathédrale
way-decorate = décore une section
way-die = avance un dé
prompt-turn = { PLAYER($player) } : { $ways }.
prompt-turn-pass = { PLAYER($player) } : rien n’est possible ce tour, sauf le finir.
prompt-end = { PLAYER($player) } : finis le tour.
prompt-banner = { PLAYER($player) } : prends la bannière de l’inventaire ou d’une case blanche de l’atelier.
prompt-place = { PLAYER($player) } : pose la { $tile } dans ton atelier, face visible ou face cachée.
prompt-benefit = { $amount ->
    [0] { PLAYER($player) } : il n’y a pas de place pour ce que donne la tuile.
   *[other] { PLAYER($player) } : prends jusqu’à { COUNT($amount, "resource", $resource) } de la tuile.
}
prompt-deliver = { $more ->
    [yes] { $left ->
        [one] { PLAYER($player) } : livre encore { $left } matériau ou arrête.
       *[other] { PLAYER($player) } : livre encore jusqu’à { $left } matériaux ou arrête.
    }
   *[no] { $left ->
        [one] { PLAYER($player) } : livre { $left } matériau.
       *[other] { PLAYER($player) } : livre jusqu’à { $left } matériaux.
    }
}
prompt-visit = { PLAYER($player) } : utilise le marché sur { PIECE("space", $space) }, puis lance ses dés.
prompt-activate = { PLAYER($player) } : choisis une tuile d’atelier face visible à activer.
prompt-activations = { $pattern ->
    [first] { PLAYER($player) } : choisis la première tuile d’atelier face visible à activer.
    [same] { PLAYER($player) } : active encore la même tuile, ou arrête.
    [different] { PLAYER($player) } : choisis une autre tuile d’atelier face visible à activer, ou arrête.
   *[any] { PLAYER($player) } : choisis une tuile d’atelier face visible à activer, ou arrête.
}
prompt-pay = { $left ->
    [one] { PLAYER($player) } : rends encore { $left } matériau d’une autre sorte.
   *[other] { PLAYER($player) } : rends encore { $left } matériaux d’autres sortes.
}
prompt-take = { $left ->
    [one] { PLAYER($player) } : prends { $left } matériau au choix.
   *[other] { PLAYER($player) } : prends { $left } matériaux au choix, un par un.
}
prompt-pieces = { $amount ->
    [0] { PLAYER($player) } : il n’y a pas de place pour ce que donne l’action.
   *[other] { PLAYER($player) } : prends jusqu’à { COUNT($amount, "resource", $resource) }.
}
prompt-shown = { $which ->
    [one] { PLAYER($player) } : prends ce que montre la tuile { PIECE("space", $space, form: "de") }.
    [dice] { PLAYER($player) } : choisis une tuile ressource et prends ce qu’elle montre, une fois par dé présent.
   *[any] { PLAYER($player) } : choisis une tuile ressource et prends ce qu’elle montre.
}
prompt-swap = { PLAYER($player) } : choisis deux tuiles ressource à échanger.
prompt-roll = Le dé { PIECE("die", $die) } est lancé.
prompt-ivan_claim = Ivan revendique une section : choisis-la pour lui.
prompt-ivan_ornament = Ivan pose { PIECE("ornament", $ornament, form: "an") } : choisis la section pour lui.
prompt-ivan_tile = Une tuile de dé est posée sur la carte { $n } de la rangée d’Ivan.
prompt-ivan_card = La carte { $n } de la rangée d’Ivan est posée.
prompt-first = Le premier joueur est tiré au sort.
prompt-lay_tile = Une tuile ressource est posée près { PIECE("space", $space, form: "de") }.
prompt-influence = La carte d’influence { PIECE("season", $season, form: "de") } est tirée.
prompt-lay_die = Un dé est posé sur { PIECE("space", $space) }.
prompt-plan = Un plan de construction est tiré.
drawn-roll = { $value }, { PIECE("die", $die) }
drawn-die = dé { PIECE("die", $die) }
drawn-first = { PLAYER($player) } commence
drawn-ivan = Carte d’Ivan : { PIECE("ivan_card", $card) }
drawn-piece = { $name }
prompt-card = La carte de cathédrale de la section { $section } est distribuée.
prompt-tile = Une tuile d’atelier est posée sur la section { $section }.

first-turn = fais d’abord l’action de base de ce tour
first-end = l’action de base de ce tour est faite
first-banner = choisis d’abord la bannière de la revendication
first-place = pose d’abord la tuile d’atelier de la section revendiquée
first-benefit = prends d’abord ce que donne la tuile posée
first-deliver = finis d’abord les livraisons en cours
first-visit = la visite au marché est l’action de base de ce tour
first-pay = finis d’abord l’action d’influence en cours
first-take = finis d’abord l’action d’influence en cours
first-swap = finis d’abord l’action d’influence en cours
first-activate = finis d’abord l’action d’influence en cours
first-pieces = prends d’abord ce que donne l’action
first-shown = prends d’abord ce que montre une tuile ressource
first-activations = finis d’abord les activations en cours
first-ivan_claim = c’est au tour d’Ivan : choisis la section qu’il revendique
first-ivan_ornament = c’est au tour d’Ivan : choisis où va son ornement

## Réponses

answer-end = Finir le tour
answer-exchange = Donner { $prestige } de prestige pour { COUNT($rubles, "resource", "ruble") }
answer-reroll = Donner { $prestige } de prestige et relancer les dés { PIECE("space", $space, form: "de") }
answer-lapse = Laisser le reste
answer-leave_rest = Laisser le reste
answer-stop = Cesser de livrer
answer-roll = Finir la visite au marché et lancer les dés
answer-take = Prendre { COUNT($amount, "resource", $resource) }
answer-take_nothing = Ne rien prendre
answer-claim = Revendiquer { $section }, { PIECE("type", $type, form: "an") } avec la { $tile }
answer-ivan_claim = Ivan revendique { $section }, { PIECE("type", $type, form: "an") } avec la { $tile }
answer-banner = { $inventory ->
    [yes] Prendre la bannière de l’inventaire
   *[no] Prendre la bannière de la case blanche de l’atelier
}
answer-place_up = { $ornament ->
    [none] Poser la tuile face visible sur la case { PIECE("shop", $space) } pour { COUNT($price, "resource", "ruble") }
   *[some] Poser la tuile face visible sur la case { PIECE("shop", $space) } pour { COUNT($price, "resource", "ruble") } et libérer { PIECE("ornament", $ornament, form: "an") }
}
answer-place_down = Poser la tuile face cachée sur la case { PIECE("shop", $space) }, gratuitement
answer-activate = Activer la tuile de la case { PIECE("shop", $space) } : { COUNT($amount, "resource", $resource) }
answer-die = { $price ->
    [0] Avancer le dé { PIECE("die", $die) } de { $steps } vers { PIECE("space", $space) } : { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
   *[other] Avancer le dé { PIECE("die", $die) } de { $steps } vers { PIECE("space", $space) } pour { COUNT($price, "resource", "ruble") } : { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
}
answer-deliver = Livrer { PIECE("resource", $resource, form: "part") } à { $section }
answer-decorate = { $gems ->
    [none] Poser { PIECE("ornament", $ornament, form: "an") } sur { $section } : { $prestige } de prestige
   *[some] Poser { PIECE("ornament", $ornament, form: "an") } sur { $section } avec { $gems } : { $prestige } de prestige
}
answer-ivan_ornament = Ivan pose { PIECE("ornament", $ornament, form: "an") } sur { $section }
answer-use = { PIECE("group", $group) } : { $terms }
answer-pay = Rendre { PIECE("resource", $resource, form: "part") }
answer-swap = Échanger les tuiles { PIECE("space", $first, form: "de") } et { PIECE("space", $second, form: "de") }

## Pourquoi pas

refused-part = cela appartient à une partie du jeu qui n’est pas utilisée ici
refused-nothing-to-stop = aucune livraison en cours à arrêter
refused-ivans_turn = pas d’actions facultatives pendant le tour d’Ivan
refused-no-prestige-behind = il n’y a pas de case de prestige derrière le marqueur
refused-exchange-moment = du prestige a déjà été échangé ce tour, et autre chose s’est fait depuis
refused-rerolled = des dés ont déjà été relancés ce tour
refused-no-die-there = aucun dé n’est sur { PIECE("space", $space) }
refused-that-die-elsewhere = ce dé n’est pas sur { PIECE("space", $space) }
refused-end = le tour ne peut pas finir avant son action de base
refused-more-than-due = on peut prendre ici au plus { COUNT($amount, "resource", $resource) }
refused-supply = { $amount ->
    [0] la réserve n’a plus { PIECE("resource", $resource, form: "de") }
   *[other] la réserve a { COUNT($amount, "resource", $resource) }
}
refused-supply-empty = la réserve n’a plus { PIECE("resource", $resource, form: "de") }
refused-room = { $n ->
    [0] l’inventaire n’a aucune case ouverte
    [one] l’inventaire a { $n } case ouverte
   *[other] l’inventaire a { $n } cases ouvertes
}
refused-coins = { $n ->
    [one] on ne peut prendre que { $n } rouble
   *[other] on ne peut prendre que { $n } roubles
}
refused-take-nothing = une action qui ne prend rien ne s’utilise simplement pas
refused-decline = on ne peut refuser que ce que donne une tuile tout juste posée
refused-paid-for = ce qui est payé doit être pris
refused-bring-something = ce qui est choisi doit rapporter quelque chose
refused-one-at-a-time = on prend un matériau de l’action à la fois
refused-taken-first = à prendre d’abord : { PIECE("resource", $resource) }
refused-benefit = la tuile tout juste posée donne { PIECE("resource", $resource, form: "part") }
refused-in-full = { $amount ->
    [one] { COUNT($amount, "resource", $resource) } à prendre en totalité
   *[other] { COUNT($amount, "resource", $resource) } à prendre en totalité
}
refused-no-tile-gives = aucune tuile ressource ne donne { PIECE("resource", $resource, form: "de") }
refused-tile-shows = la tuile { PIECE("space", $space, form: "de") } donne { PIECE("resource", $resource, form: "part") }
refused-obtained = les ressources de cette visite sont déjà prises
refused-obtain-moment = on obtient des ressources après avoir avancé un dé
refused-visit-over = le jet a mis fin à la visite au marché
refused-roll-moment = les dés se lancent à la fin d’une visite au marché
refused-no-tile = aucune tuile n’est sur la case { PIECE("shop", $space) }
refused-face-down = la tuile de la case { PIECE("shop", $space) } est face cachée
refused-tile-gives = la tuile peut donner { $room } maintenant, pas { $amount }
refused-activate-moment = une tuile d’atelier s’active après que son dé a bougé
refused-activate-one = il faut activer au moins une tuile
refused-activated = une tuile d’atelier a déjà été activée dans cette visite
refused-die-wakes = le dé { PIECE("die", $die) } ne réveille pas la case { PIECE("shop", $space) }
refused-wakes-none = le dé { PIECE("die", $die) } ne réveille aucune case d’atelier
refused-tile-pattern = { $again ->
    [yes] la tuile de la case { PIECE("shop", $space) } ne convient pas : il en faut une autre
   *[no] la tuile de la case { PIECE("shop", $space) } ne convient pas : il faut la tuile activée avant
}
refused-no-section = il n’y a pas de section { $section } dans cette cathédrale
refused-claimed = { $section } porte déjà une bannière
refused-nothing-below = la carte sous { $section } ne porte pas encore de bannière
refused-no-banner = il ne reste plus de bannière
refused-ivan-prefers = Ivan préfère les sections au-dessus des tiennes, puis les bases
refused-no-banner-there = { $inventory ->
    [yes] il ne reste pas de bannière sur l’inventaire
   *[no] il ne reste pas de bannière sur les cases blanches de l’atelier
}
refused-banner-moment = on ne choisit une bannière que pour une revendication avec les ateliers avancés
refused-no-tile-to-place = il n’y a pas de tuile d’atelier à poser
refused-space-taken = la case { PIECE("shop", $space) } porte déjà une tuile
refused-white-blocked = une bannière est encore sur cette case blanche
refused-rubles-price = cela coûte { COUNT($price, "resource", "ruble") } ; tu en as { $have }
refused-no-such-die = le dé { PIECE("die", $die) } ne fait pas partie de ce jeu
refused-other-die = seuls le dé blanc et celui de ta couleur peuvent aller plus loin
refused-full-space = { PIECE("space", $space) } porte déjà { $n } dés
refused-too-far = on peut acheter au plus { $n } cases de plus
refused-not-yours = { $section } ne porte pas ta bannière
refused-finished = { $section } est déjà finie
refused-not-needed = { $section } n’a plus besoin { PIECE("resource", $resource, form: "de") }
refused-not-in-inventory = il n’y a pas { PIECE("resource", $resource, form: "de") } dans ton inventaire
refused-deliver-one = il faut livrer au moins un matériau
refused-unfinished = { $section } n’est pas finie
refused-none-finished = aucune section finie ({ PIECE("type", $type) }) ne peut encore porter { PIECE("ornament", $ornament, form: "an") }
refused-decorated = { $section } a déjà un ornement
refused-no-ornament = tu n’as pas { PIECE("ornament", $ornament, form: "de") } disponible
refused-ornament-materials = tu n’as pas dans ton inventaire tous les matériaux pour { PIECE("ornament", $ornament, form: "def") }
refused-deliveries-left = { $left ->
    [one] poser { PIECE("ornament", $ornament, form: "def") } prend { $pieces } livraisons ; il en reste { $left }
   *[other] poser { PIECE("ornament", $ornament, form: "def") } prend { $pieces } livraisons ; il en reste { $left }
}
refused-ivan-ornament = le prochain ornement d’Ivan est { PIECE("ornament", $ornament, form: "an") }
refused-ivan-place = le prochain ornement d’Ivan ne peut pas aller là
refused-pay-other-kind = chaque matériau rendu doit être d’une autre sorte
refused-no-discard = on ne jette pas de matériaux ; aucune action n’en demande maintenant
refused-swap-moment = les tuiles ne s’échangent que par cette action des Charretiers
refused-influence-moment = l’influence ne sert que pendant une visite au marché
refused-guild = cette guilde n’est pas dans cette partie
refused-not-on-card = la carte { PIECE("season", $season, form: "de") } ne propose pas cela : { PIECE("action", $action) }
refused-influence-closed = une autre action du marché a clos l’influence
refused-other-action = l’autre action de la carte est déjà choisie
refused-used-once = cela ne se fait qu’une fois : { PIECE("action", $action) }
refused-name-material = nomme le matériau avec l’action
refused-names-none = cette action ne nomme pas de matériau
refused-not-dealt-in = cela ne concerne pas ce matériau : { PIECE("resource", $resource) }
refused-recognition = le marqueur de score est trop bas pour payer en reconnaissance
refused-types = il faut une base, une partie centrale et un dôme finis, à toi
refused-cost = cela coûte { $cost }, que tu n’as pas
refused-inventory-empty = ton inventaire est vide
refused-nothing-to-deliver = tu n’as rien dont une de tes sections ou un de tes ornements ait besoin
refused-nothing-left = il ne te resterait rien dont une de tes sections ou un de tes ornements ait besoin
refused-none-left = la réserve n’en a plus
refused-no-open-space = ton inventaire n’a pas de case ouverte pour cela
refused-no-tile-useful = aucune tuile face visible à activer ne te donnerait quoi que ce soit maintenant
refused-store-nothing = tu ne pourrais rien ranger de ce que montre la tuile
refused-no-effect = cela n’apporterait rien maintenant

## Ce qui se perd

left-resource = { COUNT($amount, "resource", $resource) } sur place
left-influence = l’influence de cette visite inutilisée
left-activation = une activation d’atelier inutilisée
left-activations = { $n ->
    [one] { $n } activation inutilisée
   *[other] { $n } activations inutilisées
}
left-deliveries = { $n ->
    [one] { $n } livraison inutilisée
   *[other] { $n } livraisons inutilisées
}
left-materials = { $n ->
    [one] { $n } matériau non pris
   *[other] { $n } matériaux non pris
}
left-tile = ce que donne la tuile
left-ornament = { PIECE("ornament", $ornament, form: "an") } qui ne sera jamais libérée

## Ce que le maître glisse à l’oreille

tip-begin = Désormais, tout est à ta portée. Un tour, c’est une chose sur trois : revendiquer une section, construire, ou aller au marché.
tip-penalty = Cela t’a coûté { $amount } : { $section } n’était encore qu’un plan quand quelqu’un a fini au-dessus. Finis d’abord ce qui est dessous.
tip-last-turn = C’est ton dernier tour. Finis une section, pose un ornement, ou va chercher des biens : cinq font une étoile de plus.
tip-fifth = Cinq sections sont à toi. Encore une et la fin commence : 3 étoiles pour toi, et un dernier tour pour les autres.
tip-rival-near = { PLAYER($player) } a { $sections } sections sur 6. La sixième annonce la fin : que peux-tu encore finir ?
tip-finishes = Tu portes le dernier matériau qui manque à { $section }. Le livrer finit la section et paie aussitôt.
tip-danger = Ta section { $section } n’est qu’un plan sous la bannière d’un autre. S’il finit là-haut, cela te coûte { $penalty } : sois plus rapide.
tip-deliver = Tu portes ce qu’une de tes sections demande. Un tour de construction prend jusqu’à trois matériaux.
tip-ornament = Tu pourrais poser un ornement : sur toute section finie, même adverse. Il compte pour la tour, et ses gemmes sont des étoiles.
tip-full-shelf = Ton inventaire est plein, et rien ne se jette. Livre quelque chose, ou plante une bannière : les deux font de la place.
tip-too-much = Place dans ton inventaire : { $fits } sur { $amount }. Livrer ou planter une bannière d’abord éviterait d’en laisser.
tip-two-dice = Le dé { PIECE("die", $die) } en rejoindrait un autre : deux dés paient double, { COUNT($amount, "resource", $resource) } en un coup.
tip-one-step = Le dé blanc et celui de ta couleur vont plus loin pour 1 rouble le pas. Seulement si la case suivante vaut davantage.
tip-just-past = À court de roubles ? Une étoile en donne 2, et tu ne recules que jusqu’à l’étoile derrière toi : peu cher si tu viens d’en passer une.
tip-no-money = Tu ne peux payer aucune case. Face cachée, c’est gratuit, mais la tuile se tait pour toujours ; vendre d’abord une étoile donne 2 roubles.
tip-die-tile = C’est une tuile de dé : elle donne ce qui est près de ce dé à cet instant, maintenant et chaque fois qu’on la réveille.
tip-face-up = Paie une case, et la tuile te paie maintenant, puis chaque fois que le dé de cette couleur avance.
tip-silent = Face cachée, la tuile ne donne jamais rien. C’est bien si tes roubles servent mieux ailleurs.
tip-left-lying = Il reste quelque chose à toi ici. Biens, guilde et atelier : une fois chacun, dans l’ordre voulu, avant de lancer les dés.
tip-visit = Trois choses t’attendent, une fois chacune, dans l’ordre voulu : prendre les biens, une action de la guilde, réveiller une tuile.
tip-wake = Le dé avancé réveille la tuile de sa couleur dans ton atelier : touche-la avant de lancer.
tip-guild = La guilde de cette saison propose deux actions ; l’une est à toi pendant cette visite.

## Ce qu’est et fait chaque élément

lens-die = Le dé { PIECE("die", $die) }
lens-die-does = { $steps ->
    [one] Qui le prend l’avance de { $steps } case dans le sens des flèches.
   *[other] Qui le prend l’avance de { $steps } cases dans le sens des flèches.
} { $pushed ->
    [all] Tout le monde peut le pousser plus loin, pour { COUNT($price, "resource", "ruble") } la case.
    [some] Peut le pousser plus loin, pour { COUNT($price, "resource", "ruble") } la case : { $who }.
   *[none] Personne ici ne peut le pousser plus loin.
}
lens-space-does = Un dé qui s’arrête ici apporte { COUNT($amount, "resource", $resource) } par dé sur la case, { PIECE("group", $group, form: "def") } et une tuile d’atelier. Jusqu’à { $most } dés y tiennent.
lens-influence = { PIECE("group", $group) }
lens-influence-does = Qui avance un dé { PIECE("season", $season, form: "en") } peut utiliser l’une de ces deux actions : { $first } ; ou { $second }.
lens-influence-absent = Cette guilde n’a pas de carte dans cette partie.
lens-action = { PIECE("group", $group) } : { PIECE("action", $action) }
lens-action-does = { $often ->
    [yes] Autant de fois que tu veux, d’affilée : { $terms }.
   *[no] Une fois par visite : { $terms }.
}
lens-section = Section { $section }, { PIECE("type", $type) }
lens-section-none = Section { $section }
lens-section-none-does = Le plan de construction de cette partie n’a pas de section ici.
lens-section-free = Libre : plante une bannière, et la { $tile } passe dans ton atelier. Elle demande { $cost } et donne { $pays }.
lens-section-locked = On peut la revendiquer dès que la section dessous porte une bannière. Elle a la { $tile }, demande { $cost } et donne { $pays }.
lens-section-claimed = { PLAYER($player) } construit ici. Il manque encore { $missing } ; elle donne { $pays }.{ $fine ->
    [0] {""}
   *[other] {" "}Si un adversaire finit d’abord une section au-dessus, cela coûte { $fine } de reconnaissance.
}
lens-any-pieces = { $n ->
    [one] { $n } matériau quelconque
   *[other] { $n } matériaux quelconques
}
lens-section-done = Finie par { PLAYER($player) } : compte { $worth } pour sa tour. Tout le monde peut y poser { PIECE("ornament", $ornament, form: "an") }.
lens-section-adorned = Finie par { PLAYER($player) }, avec { PIECE("ornament", $ornament, form: "an") } ({ PLAYER($owner) }) : elles comptent { $worth } et { $more } pour la tour.
lens-tower = Tour { $tower }
lens-tower-share = { $n } pour { PLAYER($player) }
lens-tower-does = { $none ->
    [yes] Vaut { $value } de prestige à la fin ; en l’état, elle ne paierait personne.
   *[no] Vaut { $value } de prestige à la fin ; en l’état, elle paie { $shares }.
}
lens-ornament = { $ornament ->
    [door] Porte
    [arch] Arche
   *[cross] Croix
}
lens-ornament-does = Va sur une section finie sans ornement ({ PIECE("type", $type) }), pour { COUNT(1, "resource", $material) } et jusqu’à deux gemmes : { $bare } de prestige sans gemme, { $best } au mieux. Tu en as { $n }.
lens-shop = Atelier, case { PIECE("shop", $space) }
lens-tile = Atelier ({ PLAYER($player) }), case { PIECE("shop", $space) }
lens-shop-banner = Une bannière la couvre : plante-la en revendiquant, et des tuiles pourront venir ici.
lens-shop-empty = Une tuile posée ici face visible coûte { COUNT($price, "resource", "ruble") } et obéit au dé { PIECE("die", $die) } ; face cachée, c’est gratuit.{ $ornament ->
    [none] {""}
   *[some] {" "}Face visible, elle libère { PIECE("ornament", $ornament, form: "an") }.
}
lens-shop-down = Une tuile est ici face cachée : elle ne donne rien, et la case est prise pour de bon.
lens-shop-up = { $own ->
    [yes] Chaque fois que tu avances le dé { PIECE("die", $die) }, elle peut donner { $beside ->
        [none] { $gives }.
       *[some] ce qui est près du dé { PIECE("die", $beside) }, maintenant { $gives }.
    }
   *[no] Chaque fois que { PLAYER($player) } avance le dé { PIECE("die", $die) }, elle peut donner { $beside ->
        [none] { $gives }.
       *[some] ce qui est près du dé { PIECE("die", $beside) }, maintenant { $gives }.
    }
}
lens-face = { $face ->
    [up] Face visible
   *[down] Face cachée
}
lens-face-up = Tu paies le prix de la case ; la tuile donne aussitôt, et encore avec son dé.
lens-face-down = Gratuit, et la tuile se tait pour le reste de la partie.
lens-banner = Bannière
lens-banner-inventory = Plante-la en revendiquant une section, et la case dessous s’ouvre pour un matériau.
lens-banner-white = Plante-la en revendiquant une section, et cette case blanche de l’atelier s’ouvre pour une tuile.
lens-resource = { $resource ->
    [lumber] Bois
    [brick] Brique
    [stone] Pierre
    [gold] Or
    [green_gem] Gemme verte
    [purple_gem] Gemme violette
    [ruble] Roubles
    [permit] Permis
    [diamond] Diamant
   *[recognition] Reconnaissance
}
lens-good-does = Tu en as { $n }. À livrer où il en faut, ou à échanger ; à la fin, { $for_one } biens et roubles restants valent 1 de prestige. { $spaces ->
    [0] Ton inventaire est plein.
    [one] Ton inventaire a de la place pour { $spaces } de plus.
   *[other] Ton inventaire a de la place pour { $spaces } de plus.
}
lens-supply-does = { $n ->
    [0] Il n’y en a plus dans la réserve commune avant qu’on en rende.
   *[other] { $n } dans la réserve commune ; ce qui est bâti ou échangé y revient.
}
lens-ruble-does = Servent à payer tuiles, pas supplémentaires et guildes, sans prendre de place ; à la fin, { $for_one } biens et roubles restants valent 1 de prestige.
lens-recognition-does = Chaque point est un pas de ton marqueur sur la piste ; des cases de prestige la jalonnent.
lens-track = Case { $space } de la piste
lens-track-does = { $star ->
    [yes] Une case de prestige : un marqueur ici ou plus loin a { $prestige } de prestige sur ce tour de piste.
   *[no] Un pas sur le chemin : un marqueur ici a { $prestige } de prestige sur ce tour de piste.
} { $ahead ->
    [0] {""}
    [one] Tu en es à { $ahead } pas.
   *[other] Tu en es à { $ahead } pas.
}
lens-row-track = Prestige de la piste
lens-row-track-does = Ce que vaut le marqueur après le dernier tour, ramené à la dernière case de prestige atteinte.
lens-player-does = { $prestige } de prestige sur la piste, { $next } de reconnaissance jusqu’au suivant ; sections finies : { $sections } sur { $end }. Le plus de prestige à la fin gagne.
lens-ivan = Carte d’Ivan : { PIECE("ivan_card", $card) }
lens-ivan-recognition = Quand sa tuile sort, Ivan gagne { $n } de reconnaissance.
lens-ivan-inventory = Quand sa tuile sort, Ivan stocke { $n } matériaux des plus gros tas.
lens-ivan-transport = Quand sa tuile sort, tout ce qu’Ivan a stocké passe à la Construction.
lens-ivan-claim = Quand sa tuile sort, Ivan revendique une section, au-dessus d’une des tiennes s’il peut.
lens-ivan-construction = Quand sa tuile sort, tous ses matériaux vont sur les sections d’Ivan ; n’importe lesquels conviennent.
lens-ivan-hire = Quand sa tuile sort, Ivan envoie un entrepreneur dans la ville de son marqueur.
lens-button-end = Finir le tour
lens-button-end-does = Ton tour est fini, et le joueur suivant commence.
lens-button-exchange = Prestige en roubles
lens-button-exchange-does = Ton marqueur perd { $prestige } de prestige, et tu prends { COUNT($rubles, "resource", "ruble") }.
lens-button-nothing = Laisser le reste
lens-button-nothing-does = Tu renonces à ce qui est encore offert, et tu continues.
lens-button-reroll = Relancer une case
lens-button-reroll-does = Ton marqueur perd { $prestige } de prestige, et tous les dés d’une case sont relancés, { $n ->
    [one] { $n } fois par tour.
   *[other] jusqu’à { $n } fois par tour.
}
lens-button-roll = Lancer les dés
lens-button-roll-does = La visite finit, et tous les dés de la case atteinte sont lancés.
lens-button-stop = Arrêter là
lens-button-stop-does = Tu renonces aux livraisons ou activations qui restent ; ce qui n’est pas fini peut se poursuivre plus tard.

# Réglages.
setting-workshops = Plateaux d’atelier
setting-workshops-help = La face de base est conseillée pour les premières parties.
setting-workshops-basic = ornements et bannières prêts dès le début
setting-workshops-advanced = les ornements sont d’abord à libérer
setting-influence = Cartes d’influence
setting-influence-help = Celles de la première partie sont plus faciles à lire.
setting-influence-random = une carte de chaque groupe, tirée
setting-influence-first_game = la carte la plus simple de chaque groupe
setting-first_player = Premier joueur
setting-first_player-help = Qui commence ; en solo, c’est toi.
setting-first_player-random = tiré au sort
setting-first_player-1 = place 1
setting-first_player-2 = place 2
setting-first_player-3 = place 3
setting-first_player-4 = place 4
setting-level = Départ d’Ivan
setting-level-help = L’avance du marqueur d’Ivan au départ ; avec les entrepreneurs, toujours 3 de prestige.
setting-level-standard = à ta hauteur
setting-level-hard = un pas devant
setting-level-very_hard = loin devant
setting-exchange = Prestige en roubles
setting-exchange-help = La règle imprimée le permet à tout moment.
setting-exchange-any_moment = à tout moment du tour, autant que tu veux
setting-exchange-one_moment = à un seul moment du tour, selon la précision ultérieure de l’éditeur
setting-color = Couleur de la place { $seat }
setting-color-help = Les prix de l’atelier et ton dé suivent la couleur.
setting-color-auto = la prochaine couleur libre
setting-color-green = vert
setting-color-blue = bleu
setting-color-red = rouge
setting-color-yellow = jaune
bad-first-player = le réglage first_player vaut « { $given } » ; avec { $seats } places, permis : random, 1 à { $seats }
same-color = deux places ont la couleur « { $color } » ; chaque place a la sienne [{ $rule }]

## Positions impossibles

wrong-end-banners = { $who } a { $count } sections finies ; il n’y a que { $most } bannières
wrong-end-ornaments = { $who } a { $count } ornements sur la cathédrale ; il n’y en a que { $most }
wrong-each-resource-tile-lies = chaque tuile ressource est à une seule case de marché
wrong-influence-cards-different-groups = les cartes d’influence doivent être de groupes différents, pas { $groups }
wrong-cathedral-card-lies-two = une carte de cathédrale est à deux endroits
wrong-workshop-tile-lies-two = une tuile d’atelier est à deux endroits
wrong-banner-count = bannières ({ $who }) : en réserve { $left }, sur le chantier { $on_site } ; { $banners } en tout
wrong-covers-too-many-inventory = { $who } couvre trop de cases d’inventaire
wrong-too-many-banners-beside = { $who } a trop de bannières à côté de l’inventaire
wrong-stores-more-materials-than = { $who } range plus de matériaux que l’inventaire n’a de cases ouvertes
wrong-negative-score-or-negative = { $who } a un score négatif ou des roubles négatifs
wrong-shop-tile-count = tuiles d’atelier ({ $who }) : { $laid } ; sections revendiquées : { $on_site }
wrong-ivan-ornaments-do-match = les ornements d’Ivan ne correspondent pas à ceux de la cathédrale
wrong-ivan-no-rubles = Ivan n’a pas de roubles
wrong-ivan-no-inventory-his = Ivan n’a pas d’inventaire à lui
wrong-supply = réserve ({ $name }) : vaut { $supply }
wrong-material-count = { $name } : { $supply } en réserve, { $held } dans les inventaires, { $laid } sur des cartes, { $ivan } chez Ivan font { $total } ; le jeu en a { $wanted }
wrong-influence-card-this-game = la carte d’influence { $name } n’est pas dans cette partie
wrong-dice-on-space = dés sur la case { $space } : { $count } ; elle en porte { $most }
wrong-card-wrong-type = la carte de { $name } n’est pas du bon type
wrong-bears-banner-card-below = { $name } porte une bannière, mais pas la carte dessous
wrong-neither-banner-nor-workshop = { $name } n’a ni bannière ni tuile d’atelier
wrong-finished-without-banner = { $name } est finie sans bannière
wrong-materials-without-banner = { $name } a des matériaux sans bannière
wrong-finished-materials = { $name } est finie mais porte des matériaux
wrong-all-materials-finished = { $name } a tous ses matériaux mais n’est pas finie
wrong-ornament-finished = { $name } a un ornement mais n’est pas finie
wrong-used-players = { $tile } : tuile non utilisée à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
wrong-workshop-tile-claimed-card = { $section } : la tuile d’atelier est sur une carte revendiquée ou manque sur une carte libre
wrong-ornament-count = { $who } a { $have } fois l’ornement { $name }, disponible ou posé, pas { $released }
wrong-tile-ivan-cards-none = une tuile sur les cartes d’Ivan n’est pas à lui
wrong-card-ivan-marked-face = une carte d’Ivan est marquée face visible sans tuile
wrong-die-missing = le dé { $name } manque
wrong-die-shows = le dé { $name } montre { $value }
wrong-die-part-this-game = le dé { $name } n’est pas de cette partie
wrong-tile-banner-one-white = { $who } a une tuile et une bannière sur une même case blanche
wrong-more-than-costs = { $name } a plus de ce matériau que n’en demande son coût : { $material }
wrong-belongs-which-card-quadrant = { $kind } appartient à { $name }, qui n’est pas sur la carte du quart
wrong-asks-player-active = { $kind } interroge le joueur { $who } ; c’est à { $active }
wrong-action = { $kind } nomme une autre action
wrong-deliver-no-delivery-left = « deliver » n’a plus de livraison
wrong-banner-chosen-only-advanced = on ne choisit une bannière qu’avec les ateliers avancés
wrong-banner-which-cannot-claimed = la bannière est pour { $name }, qu’on ne peut pas revendiquer
wrong-tile-waits-banner-another = la tuile de { $name } attend, mais sa bannière est à un autre
wrong-benefit-gives-nothing = « benefit » ne donne rien
wrong-die-cannot-rolled-here = le dé { $die } ne peut pas être lancé : il n’est pas ici
wrong-take-materials-allowed = matériaux de « take » : { $left } ; permis : 1 à { $most_taken }
wrong-gain-player-active = « gain » est pour le joueur { $player } ; c’est à { $active }
wrong-market-visit-needs-this = une visite au marché exige this_turn.die
wrong-pay-kinds-paid-left = sortes de « pay » : déjà payées { $paid }, encore à payer { $left } ; { $pay_materials } en tout
wrong-pay-asks-more-kinds = sortes que « pay » demande encore : { $left } ; le joueur en a { $kinds }
wrong-ask-begin-next-turn = ask doit commencer par next_turn et finir par une question à un joueur ou au hasard
wrong-tile-dealt-one-ivan = une carte d’Ivan reçoit deux fois une tuile
wrong-color = { $path }.color vaut { $value } ; les options donnent { $color }
wrong-towers = site a des tours de hauteurs { $heights } ; les plans de cette partie sont { $plans }
wrong-ask-empty-game-without = ask est vide, mais une partie sans questions exige end.trigger et turns_left 0
wrong-card-ivan-row-bear = la carte { $place } de la rangée d’Ivan doit porter une tuile, sauf si elle va en recevoir une
wrong-question-solitaire-games-only = { $kind } est une question des parties en solo seulement
wrong-needs-ivan-turn-active = { $kind } exige le tour d’Ivan ; c’est à { $active }

## Valeurs imprimées qui ne vont pas ensemble

printed-towers = { $towers } tours à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
printed-sections = { $all } sections en tout, { $each } pour chacun, à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
printed-limited = 0 ou plus tant que limited vaut true
printed-unlimited = -1 tant que limited vaut false
printed-start-rubles = au moins { $least }, les roubles de tous les joueurs au début
printed-supply = jusqu’à { $most }, la réserve ({ $resource })
printed-locked = plus de { $locked }, qui peuvent être à la fois sur des cartes non finies
printed-dice-on = { $count ->
    [0] { $field } ne vaut true sur aucune tuile
   *[other] { $field } vaut true sur { $tiles }
}
printed-exactly = exactement { $tiles }
printed-ivan-tile = true seulement sur une tuile de dé avec min_players 3
printed-ivan-tiles = { $count ->
    [one] { $field } vaut true sur { $count } tuile du dé { $die }
   *[other] { $field } vaut true sur { $count } tuiles du dé { $die }
}
printed-each-die = 1 tuile de chaque dé
printed-unmarked = { $count ->
    [one] { $field } vaut 1 sur { $count } tuile
   *[other] { $field } vaut 1 sur { $count } tuiles
}
printed-unmarked-least = au moins { $least } de ces tuiles, une par section à deux joueurs
printed-action-id = actions élément { $number } id
printed-action-repeat = actions élément { $number } repeat
printed-once = une fois, car { $action } ne coûte rien
printed-two-actions = deux actions différentes
printed-group = une carte de chaque groupe, et { $group } en a déjà une
printed-white-banner = "banner" (bannière) sur une case blanche
printed-spaces-hold = les cases de couleur portent { $held }
printed-again = { $field } vaut encore { $value }
printed-every-once = chaque valeur une fois
printed-after = { $field } a { $number } après { $before }
printed-growing = des nombres croissants
printed-numbers = { $count ->
    [one] { $field } a { $count } nombre
   *[other] { $field } a { $count } nombres
}
printed-ends-with = { $field } finit par { $number }
printed-last = { $number } comme dernier nombre
printed-start-prestige = { $prestige }, le prestige de la case { $space }

## La boîte : planches, éléments et leurs endroits

part-base = The Red Cathedral
sheet-bases = Bases
sheet-middles = Parties centrales
sheet-domes = Dômes
sheet-influence = Cartes d’influence
sheet-actions = Actions des cartes
sheet-workshop-tiles = Tuiles d’atelier
sheet-resource-tiles = Tuiles ressource
sheet-boards = Plateaux d’atelier
sheet-advanced = Plateaux d’atelier, face avancée
sheet-plans = Plans de construction
sheet-track = Plateau et ornements
sheet-supply = Réserve et départ
sheet-numbers = Nombres des règles
sheet-ivan = Ivan

piece-given = { $given ->
    [prestige] { $amount } de prestige
    [material_of_choice] { $amount ->
        [one] { $amount } matériau au choix
       *[other] { $amount } matériaux au choix
    }
   *[other] { COUNT($amount, "resource", $given) }
}
piece-card = { $type ->
    [base] Base
    [middle] Partie centrale
   *[dome] Dôme
} : { $cost } { $none ->
    [yes] → rien
   *[no] → { $gives }
}
fault-card-cost = { $type ->
    [base] Une base demande
    [middle] Une partie centrale demande
   *[dome] Un dôme demande
} au moins un matériau, et { $high } au plus.
piece-influence = { PIECE("group", $group) } : { $actions }
piece-action = { $repeat ->
    [any] { PIECE("action", $action) } (à volonté)
   *[once] { PIECE("action", $action) } (une fois)
}
piece-action-row = { PIECE("group", $group) }, action : { PIECE("action", $action) }
piece-workshop = Tuile d’atelier : { $gives }{ $three ->
    [yes] , dès 3 joueurs
   *[no] {""}
}{ $ivan ->
    [yes] , d’Ivan
   *[no] {""}
}
piece-resource-tile = Tuile ressource : { COUNT($amount, "resource", $resource) }
piece-space = Plateau de couleur { PIECE("shop", $board) }, case { PIECE("shop", $space) } : { COUNT($price, "resource", "ruble") }
piece-space-advanced = Plateau avancé de couleur { PIECE("shop", $board) }, case { PIECE("shop", $space) } : { PIECE("holds", $holds) }
piece-plan = Plan à { $players } : { $heights }
piece-stock = { $limited ->
    [yes] Dans la boîte : { COUNT($count, "resource", $resource) }
   *[no] Dans la boîte : { PIECE("resource", $resource) }, sans limite
}
piece-jewels = Ornement avec { COUNT($green, "resource", "green_gem") } et { COUNT($purple, "resource", "purple_gem") } : { $prestige } de prestige
piece-track = Piste de score avec { $count } de prestige
piece-quadrant = Quart { $n } : { PIECE("season", $season) }
piece-constant = { $number ->
    [extra_space_price] Roubles pour une case de plus d’un dé : { $value }
    [extra_spaces_max] Cases de plus d’un dé, au maximum : { $value }
    [deliveries_per_build] Livraisons par construction : { $value }
    [exchange_ruble_gain] Roubles pour 1 de prestige : { $value }
    [sections_to_end] Sections d’un joueur qui finissent la partie : { $value }
    [end_bonus_prestige] Prestige pour qui finit la partie : { $value }
    [solo_end_bonus_prestige] Prestige pour qui finit la partie, en solo : { $value }
    [leftovers_per_prestige] Biens restants pour 1 de prestige : { $value }
    [tower_section_value] Valeur d’une section dans une tour : { $value }
    [tower_ornament_value] Valeur d’un ornement dans une tour : { $value }
    [tower_place_divisor] Rang suivant dans une tour : valeur divisée par { $value }
    [two_player_second_divisor] Second sur deux dans une tour : valeur divisée par { $value }
   *[ivan_ornament_prestige] Prestige d’Ivan pour un ornement : { $value }
}
piece-start-rubles = Le joueur { $n } commence avec { COUNT($count, "resource", "ruble") }
piece-first-game = Première partie : une carte { PIECE("group", $group, form: "de") }
piece-ivan = { $amount ->
    [0] Carte d’Ivan : { PIECE("ivan_card", $card) }
   *[other] Carte d’Ivan : { PIECE("ivan_card", $card) } { $amount }
}
piece-pile = Choix { $n } d’Ivan parmi les tas : { PIECE("resource", $resource) }
piece-difficulty = Ivan, { $level ->
    [standard] normal
    [hard] difficile
   *[very_hard] très difficile
} : commence sur la case { $space }

holds-door = porte
holds-arch = arche
holds-cross = croix
holds-banner = bannière
benefit-die = un dé
benefit-resource = des biens
repeat-once = une fois
repeat-any = à volonté

place-cost = Coût
place-recognition = Reconnaissance
place-ruble = Roubles
place-amount = Quantité
place-dice_start = Les dés commencent ici
place-benefit = Gain
place-die = Dé
place-resource = Biens
place-min_players = Joueurs
place-solo_ivan = À Ivan
place-heights = Tours
place-prestige = Prestige
place-name = Nom
place-pay_ruble = Roubles à payer
place-pay_kinds = Matériaux à payer
place-gain_ruble = Roubles gagnés
place-gain_kinds = Matériaux gagnés
place-gain_recognition = Reconnaissance gagnée
place-gain_prestige = Prestige gagné
place-actions = Actions
place-card = Carte
place-price = Prix
place-holds = Contient
place-supply = Nombre
place-limited = Limité
place-coins = Pièces
place-coin_values = Valeurs des pièces
place-value = Nombre
place-season = Saison
place-prestige_spaces = Cases de prestige
place-ivan_start_space = Case
