# What The Red Cathedral says.

## Players and pieces

ivan = Iwan
one-player = { PLAYER($player) }
one-resource = { PIECE("resource", $resource) }
color-name = { $color ->
    [green] Grün
    [blue] Blau
    [red] Rot
   *[yellow] Gelb
}

resource-lumber = Holz
    .acc = Holz
    .count = { $n } Holz
    .count-acc = { $n } Holz
    .count-dat = { $n } Holz
resource-brick = Ziegel
    .acc = Ziegel
    .count = { $n } Ziegel
    .count-acc = { $n } Ziegel
    .count-dat = { $n } Ziegeln
resource-stone = Stein
    .acc = Stein
    .count = { $n } Stein
    .count-acc = { $n } Stein
    .count-dat = { $n } Stein
resource-gold = Gold
    .acc = Gold
    .count = { $n } Gold
    .count-acc = { $n } Gold
    .count-dat = { $n } Gold
resource-green_gem = grüner Edelstein
    .acc = grünen Edelstein
    .count = { $n ->
        [one] { $n } grüner Edelstein
       *[other] { $n } grüne Edelsteine
    }
    .count-acc = { $n ->
        [one] { $n } grünen Edelstein
       *[other] { $n } grüne Edelsteine
    }
    .count-dat = { $n ->
        [one] { $n } grünen Edelstein
       *[other] { $n } grünen Edelsteinen
    }
resource-purple_gem = lila Edelstein
    .acc = lila Edelstein
    .count = { $n ->
        [one] { $n } lila Edelstein
       *[other] { $n } lila Edelsteine
    }
    .count-acc = { $n ->
        [one] { $n } lila Edelstein
       *[other] { $n } lila Edelsteine
    }
    .count-dat = { $n ->
        [one] { $n } lila Edelstein
       *[other] { $n } lila Edelsteinen
    }
resource-ruble = Rubel
    .acc = Rubel
    .count = { $n ->
        [one] { $n } Rubel
       *[other] { $n } Rubel
    }
    .count-acc = { $n ->
        [one] { $n } Rubel
       *[other] { $n } Rubel
    }
    .count-dat = { $n ->
        [one] { $n } Rubel
       *[other] { $n } Rubeln
    }
resource-recognition = Anerkennung
    .acc = Anerkennung
    .count = { $n } Anerkennung
    .count-acc = { $n } Anerkennung
    .count-dat = { $n } Anerkennung
unit = { COUNT($amount, "resource", $resource) }

die-white = weiß
    .the = der weiße Würfel
    .the-acc = den weißen Würfel
    .cap-the-acc = Den weißen Würfel
    .the-dat = dem weißen Würfel
die-green = grün
    .the = der grüne Würfel
    .the-acc = den grünen Würfel
    .cap-the-acc = Den grünen Würfel
    .the-dat = dem grünen Würfel
die-blue = blau
    .the = der blaue Würfel
    .the-acc = den blauen Würfel
    .cap-the-acc = Den blauen Würfel
    .the-dat = dem blauen Würfel
die-red = rot
    .the = der rote Würfel
    .the-acc = den roten Würfel
    .cap-the-acc = Den roten Würfel
    .the-dat = dem roten Würfel
die-yellow = gelb
    .the = der gelbe Würfel
    .the-acc = den gelben Würfel
    .cap-the-acc = Den gelben Würfel
    .the-dat = dem gelben Würfel
die-black = schwarz
    .the = der schwarze Würfel
    .the-acc = den schwarzen Würfel
    .cap-the-acc = Den schwarzen Würfel
    .the-dat = dem schwarzen Würfel

shop-green = grün
    .the = das grüne Feld
    .the-dat = dem grünen Feld
shop-blue = blau
    .the = das blaue Feld
    .the-dat = dem blauen Feld
shop-red = rot
    .the = das rote Feld
    .the-dat = dem roten Feld
shop-yellow = gelb
    .the = das gelbe Feld
    .the-dat = dem gelben Feld
shop-white_1 = erstes Weiß
    .the = das erste weiße Feld
    .the-dat = dem ersten weißen Feld
shop-white_2 = zweites Weiß
    .the = das zweite weiße Feld
    .the-dat = dem zweiten weißen Feld

type-base = Sockel
    .an = ein Sockel
    .an-acc = einen Sockel
    .the = der Sockel
    .no = kein Sockel
    .each-acc = jeden fertigen Sockel
type-middle = Mittelteil
    .an = ein Mittelteil
    .an-acc = einen Mittelteil
    .the = der Mittelteil
    .no = kein Mittelteil
    .each-acc = jeden fertigen Mittelteil
type-dome = Kuppel
    .an = eine Kuppel
    .an-acc = eine Kuppel
    .the = die Kuppel
    .no = keine Kuppel
    .each-acc = jede fertige Kuppel

ornament-door = Tür
    .an = eine Tür
    .an-acc = eine Tür
    .cap-an-acc = Eine Tür
    .cap-the-acc = Die Tür
    .the = die Tür
    .this-acc = diese Tür
    .his-acc = seine Tür
    .no-acc = keine Tür
ornament-arch = Bogen
    .an = ein Bogen
    .an-acc = einen Bogen
    .cap-an-acc = Einen Bogen
    .cap-the-acc = Den Bogen
    .the = der Bogen
    .this-acc = diesen Bogen
    .his-acc = seinen Bogen
    .no-acc = keinen Bogen
ornament-cross = Kreuz
    .an = ein Kreuz
    .an-acc = ein Kreuz
    .cap-an-acc = Ein Kreuz
    .cap-the-acc = Das Kreuz
    .the = das Kreuz
    .this-acc = dieses Kreuz
    .his-acc = sein Kreuz
    .no-acc = kein Kreuz

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
space-1 = Frühling I
space-2 = Frühling II
space-3 = Sommer I
space-4 = Sommer II
space-5 = Herbst I
space-6 = Herbst II
space-7 = Winter I
space-8 = Winter II
market-space = { PIECE("space", $space) }

tile-die = Würfelplättchen ({ PIECE("die", $die) })
tile-resource = Plättchen ({ PIECE("resource", $resource) })

group-craftsmen = Handwerker
    .the-acc = die Handwerker
    .the-gen = der Handwerker
group-teamsters = Fuhrleute
    .the-acc = die Fuhrleute
    .the-gen = der Fuhrleute
group-merchants = Kaufleute
    .the-acc = die Kaufleute
    .the-gen = der Kaufleute
group-clergy = Klerus
    .the-acc = den Klerus
    .the-gen = des Klerus

action-sell_any = beliebiges Material verkaufen
action-buy_common = ein einfaches Material kaufen
action-sell_common = ein einfaches Material verkaufen
action-buy_any = beliebiges Material kaufen
action-sell_precious = ein edles Material verkaufen
action-buy_precious = ein edles Material kaufen
action-deliver_one = eins liefern
action-gain_ruble = einen Rubel nehmen
action-deliver_two = zwei liefern
action-swap_tiles = Plättchen tauschen
action-two_for_one = zwei gegen eins
action-swap_for_ruble = für einen Rubel tauschen
action-four_for_two = vier gegen zwei
action-activate_tile = ein Plättchen aktivieren
action-gain_recognition = Anerkennung bekommen
action-buy_prestige = Prestige kaufen
action-discard_three = drei abgeben
action-all_types = Abschnitte aller Arten

ivan_card-ivan_recognition = Anerkennung
ivan_card-ivan_inventory = Lager
ivan_card-ivan_transport = Transport
ivan_card-ivan_claim = Anspruch
ivan_card-ivan_construction = Bau
ivan_card-ivan_hire = Anheuern

## What actions cost and give

terms = { $idle ->
    [yes] nichts
   *[no] { $free ->
        [yes] { $gains }
       *[no] { $cost } → { $gains }
    }
}
pay-different = { $resource ->
    [none] { $n } Materialien verschiedener Art
   *[some] { PIECE("resource", $resource) } und Materialien anderer Art, insgesamt { $n }
}
pay-any = { $resource ->
    [none] { $n } Materialien beliebiger Art
   *[some] { PIECE("resource", $resource) } und weitere Materialien, insgesamt { $n }
}
printed-terms = { $free ->
    [yes] { $gains }
   *[no] { $gains } (kostet { IN("acc", $cost) })
}
pay-alike = { $all ->
    [yes] { $n ->
        [one] { $n } Material beliebiger Art
       *[other] { $n } Materialien derselben Art
    }
   *[no] { $n ->
        [one] { $n } Material: { $kinds }
       *[other] { $n } Materialien derselben Art: { $kinds }
    }
}
gain-of = { $all ->
    [yes] { $n ->
        [one] { $n } Material deiner Wahl
       *[other] { $n } Materialien deiner Wahl
    }
   *[no] { $n ->
        [one] { $n } Material ({ $kinds })
       *[other] { $n } Materialien ({ $kinds })
    }
}
gain-choice = { $other ->
    [yes] { $n ->
        [one] { $n } Material anderer Art
       *[other] { $n } Materialien anderer Art
    }
   *[no] { $n ->
        [one] { $n } Material deiner Wahl
       *[other] { $n } Materialien deiner Wahl
    }
}
gain-prestige = { $n } Prestige
gain-deliveries = { $n ->
    [one] { $n } Lieferung
   *[other] { $n } Lieferungen
}
gain-swap = zwei Rohstoffplättchen tauschen
gain-activations = { $n ->
    [one] ein Werkstattplättchen aktivieren
   *[other] { $pattern ->
        [same] ein Werkstattplättchen zweimal aktivieren
        [different] zwei verschiedene Werkstattplättchen aktivieren
       *[any] zweimal Werkstattplättchen aktivieren
    }
}
gain-shown_at_die = was das Plättchen neben { PIECE("die", $die, form: "the-dat") } zeigt
gain-shown = { $which ->
    [dice] was das Plättchen eines Marktfelds zeigt, mal seine Würfel
    [any_die] was das Plättchen neben einem beliebigen Würfel zeigt
   *[any] was ein beliebiges Rohstoffplättchen zeigt
}

## What happens

event-turn = Zug { $turn }: { PLAYER($player) }
event-score = { PLAYER($player) }: Anerkennung { $from } → { $to }, Prestige { $prestige }
event-gain = { PLAYER($player) } nimmt { COUNT($amount, "resource", $resource, form: "acc") }
event-pay = { $resource ->
    [ruble] { PLAYER($player) } zahlt { COUNT($amount, "resource", $resource, form: "acc") }
    [permit] { PLAYER($player) } zahlt { COUNT($amount, "resource", $resource, form: "acc") }
   *[other] { PLAYER($player) } gibt { COUNT($amount, "resource", $resource, form: "acc") } zurück
}
event-move_die = { PLAYER($player) } zieht { PIECE("die", $die, form: "the-acc") } um { $steps } nach { PIECE("space", $to) }
event-roll_space = Die Würfel auf { PIECE("space", $space) } werden geworfen
event-roll = Wurf mit { PIECE("die", $die, form: "the-dat") }: { $value }
event-influence = { PLAYER($player) } nutzt { PIECE("group", $group, form: "the-acc") }: { PIECE("action", $action) }
event-swap = { PLAYER($player) } tauscht die Plättchen von { $spaces }
event-activate = { PLAYER($player) } aktiviert das Plättchen auf { PIECE("shop", $space, form: "the-dat") }
event-claim = { PLAYER($player) } beansprucht { $section }
event-tile = { $up ->
    [yes] { PLAYER($player) } legt das Plättchen offen auf { PIECE("shop", $space, form: "the") }
   *[no] { PLAYER($player) } legt das Plättchen verdeckt auf { PIECE("shop", $space, form: "the") }
}
event-release = { PLAYER($player) } macht { PIECE("ornament", $ornament, form: "an-acc") } frei
event-deliver = { PLAYER($player) } liefert { COUNT(1, "resource", $resource, form: "acc") } an { $section }
event-finish = { PLAYER($player) } stellt { $section } fertig
event-penalty = { PLAYER($player) } verliert { $amount } Anerkennung für { $section }
event-decorate = { PLAYER($player) } setzt { PIECE("ornament", $ornament, form: "an-acc") } auf { $section }
event-ivan_reset = Iwans Plättchen werden gemischt und neu verteilt
event-ivan_blocked = Iwans Würfel ({ PIECE("die", $die) }) kann nicht ziehen: { PIECE("space", $space) } ist voll
event-ivan_card = Iwans Karte: { PIECE("ivan_card", $card) }
event-ivan_store = Iwan lagert { $amount ->
    [one] { $amount } Material
   *[other] { $amount } Materialien
}
event-end_triggered = { PLAYER($player) } hat einen sechsten Abschnitt fertig: Das Ende der Partie ist nah
event-final = { $some ->
    [yes] { PLAYER($player) }: { $track } auf der Leiste, { $goods } für Waren, { $towers } für Türme, { $more }, insgesamt { $total }
   *[no] { PLAYER($player) }: { $track } auf der Leiste, { $goods } für Waren, { $towers } für Türme, insgesamt { $total }
}
event-over = { $by ->
    [total] { $winners } gewinnt mit dem meisten Prestige: { $best }.
    [sections] { $winners } gewinnt mit mehr fertigen Abschnitten (Gleichstand an Prestige): { $best }.
    [ornaments] { $winners } gewinnt mit mehr Ornamenten (Gleichstand an Prestige und fertigen Abschnitten): { $best }.
   *[shared] { $winners } teilen den Sieg: gleich an Prestige, fertigen Abschnitten und Ornamenten.
}

## Sources of prestige

source-track = Auf der Leiste
source-before = Zu Beginn
source-sections = Fertige Abschnitte
source-ornaments = Ornamente
source-workshops = Werkstätten
source-market = Markt
source-guilds = Gilden
source-ivan = Iwans Karten
source-penalties = Strafen
source-spent = Ausgegebenes Prestige
source-ending = Sechster Abschnitt
source-goods = Übrige Waren
source-goods-note = 1 je { $n }
source-goods-of = von { $n }
source-towers = Türme
source-tower = { $tower ->
    [1] Turm I
    [2] Turm II
    [3] Turm III
    [4] Turm IV
    [5] Turm V
   *[other] Turm VI
}
source-tower-note = { $sections ->
    [one] { $sections } Abschnitt
   *[other] { $sections } Abschnitte
}{ $ornaments ->
    [0] {""}
    [one] , { $ornaments } Ornament
   *[other] , { $ornaments } Ornamente
}: { $value }
source-place = { $tied ->
    [0] { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
   *[other] Gleichstand { $place }–{ $last }
} mit { $presence }
source-tie-sections = Fertige Abschnitte
source-tie-ornaments = Gesetzte Ornamente

## Questions

way-claim = beanspruche einen Abschnitt
way-deliver = liefere an die Kathedrale
way-decorate = verziere einen Abschnitt
way-die = zieh einen Würfel
prompt-turn = { PLAYER($player) }: { $ways }.
prompt-turn-pass = { PLAYER($player) }: In diesem Zug geht nichts, außer ihn zu beenden.
prompt-end = { PLAYER($player) }: Beende den Zug.
prompt-banner = { PLAYER($player) }: Nimm das Banner aus dem Lager oder von einem weißen Werkstattfeld.
prompt-place = { PLAYER($player) }: Leg das { $tile } offen oder verdeckt in deine Werkstatt.
prompt-benefit = { $amount ->
    [0] { PLAYER($player) }: Für das, was das Plättchen gibt, ist kein Platz.
   *[other] { PLAYER($player) }: Nimm bis zu { COUNT($amount, "resource", $resource, form: "acc") } vom Plättchen.
}
prompt-deliver = { $more ->
    [yes] { $left ->
        [one] { PLAYER($player) }: Liefere noch ein Material oder hör auf.
       *[other] { PLAYER($player) }: Liefere noch bis zu { $left } Materialien oder hör auf.
    }
   *[no] { $left ->
        [one] { PLAYER($player) }: Liefere ein Material.
       *[other] { PLAYER($player) }: Liefere bis zu { $left } Materialien.
    }
}
prompt-visit = { PLAYER($player) }: Nutze den Markt auf { PIECE("space", $space) } und wirf dann seine Würfel.
prompt-activate = { PLAYER($player) }: Wähle ein offenes Werkstattplättchen zum Aktivieren.
prompt-activations = { $pattern ->
    [first] { PLAYER($player) }: Wähle das erste offene Werkstattplättchen zum Aktivieren.
    [same] { PLAYER($player) }: Aktiviere dasselbe Plättchen noch einmal, oder hör auf.
    [different] { PLAYER($player) }: Wähle ein anderes offenes Werkstattplättchen zum Aktivieren, oder hör auf.
   *[any] { PLAYER($player) }: Wähle ein offenes Werkstattplättchen zum Aktivieren, oder hör auf.
}
prompt-pay = { $left ->
    [one] { PLAYER($player) }: Gib noch ein Material einer anderen Art zurück.
   *[other] { PLAYER($player) }: Gib noch { $left } Materialien anderer Arten zurück.
}
prompt-take = { $left ->
    [one] { PLAYER($player) }: Nimm ein Material deiner Wahl.
   *[other] { PLAYER($player) }: Nimm { $left } Materialien deiner Wahl, eins nach dem anderen.
}
prompt-pieces = { $amount ->
    [0] { PLAYER($player) }: Für das, was die Aktion gibt, ist kein Platz.
   *[other] { PLAYER($player) }: Nimm bis zu { COUNT($amount, "resource", $resource, form: "acc") }.
}
prompt-shown = { $which ->
    [one] { PLAYER($player) }: Nimm, was das Plättchen von { PIECE("space", $space) } zeigt.
    [dice] { PLAYER($player) }: Wähle ein Rohstoffplättchen und nimm, was es zeigt, einmal je Würfel dort.
   *[any] { PLAYER($player) }: Wähle ein Rohstoffplättchen und nimm, was es zeigt.
}
prompt-swap = { PLAYER($player) }: Wähle zwei Rohstoffplättchen, die die Plätze tauschen.
prompt-roll = Geworfen wird { PIECE("die", $die, form: "the") }.
prompt-ivan_claim = Iwan beansprucht einen Abschnitt: Wähle für ihn, welchen.
prompt-ivan_ornament = Iwan setzt { PIECE("ornament", $ornament, form: "his-acc") }: Wähle den Abschnitt für ihn.
prompt-ivan_tile = Ein Würfelplättchen kommt auf Karte { $n } in Iwans Reihe.
prompt-ivan_card = Karte { $n } in Iwans Reihe wird gelegt.
prompt-first = Es wird gezogen, wer beginnt.
prompt-lay_tile = Ein Rohstoffplättchen kommt neben { PIECE("space", $space) }.
prompt-influence = Die Einflusskarte für den { PIECE("season", $season) } wird gezogen.
prompt-lay_die = Ein Würfel kommt auf { PIECE("space", $space) }.
prompt-plan = Ein Bauplan wird gezogen.
drawn-roll = { $value }, { PIECE("die", $die) }
drawn-die = Würfel ({ PIECE("die", $die) })
drawn-first = { PLAYER($player) } beginnt
drawn-ivan = Iwans Karte: { PIECE("ivan_card", $card) }
drawn-piece = { $name }
prompt-card = Die Kathedralenkarte von Abschnitt { $section } wird ausgeteilt.
prompt-tile = Ein Werkstattplättchen kommt auf Abschnitt { $section }.

first-turn = zuerst kommt die Grundaktion dieses Zugs
first-end = die Grundaktion dieses Zugs ist getan
first-banner = wähle zuerst das Banner für den Anspruch
first-place = lege zuerst das Werkstattplättchen des beanspruchten Abschnitts
first-benefit = nimm zuerst, was das eben gelegte Plättchen gibt
first-deliver = beende zuerst die laufenden Lieferungen
first-visit = der Marktbesuch ist die Grundaktion dieses Zugs
first-pay = beende zuerst die laufende Einflussaktion
first-take = beende zuerst die laufende Einflussaktion
first-swap = beende zuerst die laufende Einflussaktion
first-activate = beende zuerst die laufende Einflussaktion
first-pieces = nimm zuerst, was die Aktion gibt
first-shown = nimm zuerst, was ein Rohstoffplättchen zeigt
first-activations = beende zuerst die laufenden Aktivierungen
first-ivan_claim = Iwan ist am Zug: Wähle den Abschnitt, den er beansprucht
first-ivan_ornament = Iwan ist am Zug: Wähle die Stelle für sein Ornament

## Answers

answer-end = Zug beenden
answer-exchange = { $prestige } Prestige für { COUNT($rubles, "resource", "ruble", form: "acc") } geben
answer-reroll = { $prestige } Prestige geben und die Würfel auf { PIECE("space", $space) } neu werfen
answer-lapse = Den Rest weglassen
answer-leave_rest = Den Rest weglassen
answer-stop = Nicht weiter liefern
answer-roll = Den Marktbesuch beenden und würfeln
answer-take = { COUNT($amount, "resource", $resource, form: "acc") } nehmen
answer-take_nothing = Nichts nehmen
answer-claim = { $section } beanspruchen: { PIECE("type", $type, form: "an") } mit dem { $tile }
answer-ivan_claim = Iwan beansprucht { $section }: { PIECE("type", $type, form: "an") } mit dem { $tile }
answer-banner = { $inventory ->
    [yes] Das Banner aus dem Lager nehmen
   *[no] Das Banner vom weißen Werkstattfeld nehmen
}
answer-place_up = { $ornament ->
    [none] Das Plättchen offen auf { PIECE("shop", $space, form: "the") } legen, für { COUNT($price, "resource", "ruble", form: "acc") }
   *[some] Das Plättchen offen auf { PIECE("shop", $space, form: "the") } legen, für { COUNT($price, "resource", "ruble", form: "acc") }; frei wird { PIECE("ornament", $ornament, form: "an") }
}
answer-place_down = Das Plättchen verdeckt auf { PIECE("shop", $space, form: "the") } legen, umsonst
answer-activate = Das Plättchen auf { PIECE("shop", $space, form: "the-dat") } aktivieren: { COUNT($amount, "resource", $resource) }
answer-die = { $price ->
    [0] { PIECE("die", $die, form: "cap-the-acc") } um { $steps } nach { PIECE("space", $space) } ziehen: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
   *[other] { PIECE("die", $die, form: "cap-the-acc") } um { $steps } nach { PIECE("space", $space) } ziehen, für { COUNT($price, "resource", "ruble", form: "acc") }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
}
answer-deliver = { COUNT(1, "resource", $resource, form: "acc") } an { $section } liefern
answer-decorate = { $gems ->
    [none] { PIECE("ornament", $ornament, form: "cap-an-acc") } auf { $section } setzen: { $prestige } Prestige
   *[some] { PIECE("ornament", $ornament, form: "cap-an-acc") } mit { IN("dat", $gems) } auf { $section } setzen: { $prestige } Prestige
}
answer-ivan_ornament = Iwan setzt { PIECE("ornament", $ornament, form: "his-acc") } auf { $section }
answer-use = { PIECE("group", $group) }: { $terms }
answer-pay = { COUNT(1, "resource", $resource, form: "acc") } zurückgeben
answer-swap = Die Plättchen von { PIECE("space", $first) } und { PIECE("space", $second) } tauschen

## Why not

refused-part = das gehört zu einem Teil, der in dieser Partie nicht dabei ist
refused-nothing-to-stop = es laufen keine Lieferungen, die man beenden könnte
refused-ivans_turn = in Iwans Zug sind keine freiwilligen Aktionen möglich
refused-no-prestige-behind = hinter dem Marker liegt kein Prestigefeld
refused-exchange-moment = Prestige wurde in diesem Zug schon getauscht, und seitdem ist anderes geschehen
refused-rerolled = in diesem Zug wurden schon Würfel neu geworfen
refused-no-die-there = auf { PIECE("space", $space) } liegt kein Würfel
refused-that-die-elsewhere = dieser Würfel liegt nicht auf { PIECE("space", $space) }
refused-end = der Zug kann nicht enden, bevor seine Grundaktion fertig ist
refused-more-than-due = mehr als { COUNT($amount, "resource", $resource, form: "acc") } gibt es hier nicht
refused-supply = { $amount ->
    [0] im Vorrat ist nichts mehr davon: { PIECE("resource", $resource) }
   *[other] der Vorrat hat { COUNT($amount, "resource", $resource, form: "acc") }
}
refused-supply-empty = im Vorrat ist nichts mehr davon: { PIECE("resource", $resource) }
refused-room = { $n ->
    [0] das Lager hat kein freies Feld
    [one] das Lager hat { $n } freies Feld
   *[other] das Lager hat { $n } freie Felder
}
refused-coins = { $n ->
    [one] nur { $n } Rubel kann genommen werden
   *[other] nur { $n } Rubel können genommen werden
}
refused-take-nothing = eine Aktion, die nichts nimmt, lässt man einfach aus
refused-decline = ablehnen lässt sich nur, was ein eben gelegtes Plättchen gibt
refused-paid-for = was bezahlt ist, muss genommen werden
refused-bring-something = was gewählt ist, muss etwas bringen
refused-one-at-a-time = man nimmt jeweils ein Material, das die Aktion anbietet
refused-taken-first = zuerst wird genommen: { PIECE("resource", $resource) }
refused-benefit = das eben gelegte Plättchen gibt: { PIECE("resource", $resource) }
refused-in-full = { $amount ->
    [one] man nimmt es ganz: { COUNT($amount, "resource", $resource) }
   *[other] man nimmt alles: { COUNT($amount, "resource", $resource) }
}
refused-no-tile-gives = kein Rohstoffplättchen gibt das: { PIECE("resource", $resource) }
refused-tile-shows = das Plättchen von { PIECE("space", $space) } gibt: { PIECE("resource", $resource) }
refused-obtained = Rohstoffe wurden bei diesem Besuch schon geholt
refused-obtain-moment = Rohstoffe holt man, nachdem ein Würfel gezogen hat
refused-visit-over = der Wurf hat den Marktbesuch beendet
refused-roll-moment = gewürfelt wird am Ende eines Marktbesuchs
refused-no-tile = auf { PIECE("shop", $space, form: "the-dat") } liegt kein Plättchen
refused-face-down = das Plättchen auf { PIECE("shop", $space, form: "the-dat") } liegt verdeckt
refused-tile-gives = das Plättchen kann jetzt { $room } geben, nicht { $amount }
refused-activate-moment = ein Werkstattplättchen wird aktiviert, nachdem sein Würfel gezogen hat
refused-activate-one = mindestens ein Plättchen muss aktiviert werden
refused-activated = bei diesem Besuch wurde schon ein Werkstattplättchen aktiviert
refused-die-wakes = { PIECE("die", $die, form: "the") } weckt { PIECE("shop", $space, form: "the") } nicht
refused-wakes-none = { PIECE("die", $die, form: "the") } weckt kein Werkstattfeld
refused-tile-pattern = { $again ->
    [yes] das Plättchen auf { PIECE("shop", $space, form: "the-dat") } passt nicht: Es muss ein anderes sein
   *[no] das Plättchen auf { PIECE("shop", $space, form: "the-dat") } passt nicht: Es muss das zuvor aktivierte Plättchen sein
}
refused-no-section = in dieser Kathedrale gibt es keinen Abschnitt { $section }
refused-claimed = { $section } trägt schon ein Banner
refused-nothing-below = die Karte unter { $section } trägt noch kein Banner
refused-no-banner = kein Banner ist übrig
refused-ivan-prefers = Iwan bevorzugt Abschnitte über deinen, dann Sockel
refused-no-banner-there = { $inventory ->
    [yes] im Lager ist kein Banner mehr
   *[no] auf den weißen Werkstattfeldern ist kein Banner mehr
}
refused-banner-moment = ein Banner wählt man nur beim Beanspruchen mit fortgeschrittenen Werkstätten
refused-no-tile-to-place = es gibt kein Werkstattplättchen zu legen
refused-space-taken = auf { PIECE("shop", $space, form: "the-dat") } liegt schon ein Plättchen
refused-white-blocked = auf diesem weißen Feld liegt noch ein Banner
refused-rubles-price = das kostet { COUNT($price, "resource", "ruble", form: "acc") }; du hast { $have }
refused-no-such-die = { PIECE("die", $die, form: "the") } gehört nicht zu dieser Partie
refused-other-die = nur der weiße und der eigene Würfel können weiter ziehen
refused-full-space = auf { PIECE("space", $space) } liegen schon { $n } Würfel
refused-too-far = höchstens { $n } weitere Felder lassen sich kaufen
refused-not-yours = { $section } trägt nicht dein Banner
refused-finished = { $section } ist schon fertig
refused-not-needed = { $section } braucht davon nichts mehr: { PIECE("resource", $resource) }
refused-not-in-inventory = in deinem Lager fehlt: { PIECE("resource", $resource) }
refused-deliver-one = mindestens ein Material muss geliefert werden
refused-unfinished = { $section } ist nicht fertig
refused-none-finished = noch ist { PIECE("type", $type, form: "no") } fertig, um { PIECE("ornament", $ornament, form: "an-acc") } zu tragen
refused-decorated = { $section } hat schon ein Ornament
refused-no-ornament = du hast { PIECE("ornament", $ornament, form: "no-acc") } verfügbar
refused-ornament-materials = die Materialien für { PIECE("ornament", $ornament, form: "this-acc") } sind nicht alle in deinem Lager
refused-deliveries-left = { $left ->
    [one] { PIECE("ornament", $ornament, form: "the") } braucht { $pieces } Lieferungen; übrig ist { $left }
   *[other] { PIECE("ornament", $ornament, form: "the") } braucht { $pieces } Lieferungen; übrig sind { $left }
}
refused-ivan-ornament = Iwans nächstes Ornament ist { PIECE("ornament", $ornament, form: "an") }
refused-ivan-place = Iwans nächstes Ornament kann dort nicht hin
refused-pay-other-kind = jedes zurückgegebene Material muss von anderer Art sein
refused-no-discard = Materialien darf man nicht wegwerfen; jetzt verlangt keine Aktion eins
refused-swap-moment = Plättchen tauscht man nur mit der entsprechenden Aktion der Fuhrleute
refused-influence-moment = Einfluss nutzt man nur während eines Marktbesuchs
refused-guild = diese Gilde ist in dieser Partie nicht dabei
refused-not-on-card = die Karte für den { PIECE("season", $season) } bietet das nicht: { PIECE("action", $action) }
refused-influence-closed = eine andere Marktaktion hat den Einfluss beendet
refused-other-action = die andere Aktion der Karte wurde gewählt
refused-used-once = das geht nur einmal: { PIECE("action", $action) }
refused-name-material = nenne zur Aktion das Material
refused-names-none = diese Aktion nennt kein Material
refused-not-dealt-in = damit handelt sie nicht: { PIECE("resource", $resource) }
refused-recognition = der Wertungsmarker steht zu tief, um mit Anerkennung zu zahlen
refused-types = nötig sind ein Sockel, ein Mittelteil und eine Kuppel, alle fertig und von dir
refused-cost = das kostet { IN("acc", $cost) }, und das hast du nicht
refused-inventory-empty = dein Lager ist leer
refused-nothing-to-deliver = du hast nichts, was ein Abschnitt oder Ornament von dir braucht
refused-nothing-left = dir bliebe nichts, was ein Abschnitt oder Ornament von dir braucht
refused-none-left = im Vorrat ist nichts mehr davon
refused-no-open-space = dein Lager hat kein freies Feld dafür
refused-no-tile-useful = kein offenes Plättchen, das sie aktivieren könnte, gäbe dir jetzt etwas
refused-store-nothing = von dem, was das Plättchen zeigt, könntest du nichts lagern
refused-no-effect = das brächte jetzt nichts

## What is given up

left-resource = { COUNT($amount, "resource", $resource) } nicht genommen
left-influence = der Einfluss dieses Besuchs ungenutzt
left-activation = eine Werkstattaktivierung ungenutzt
left-activations = { $n ->
    [one] { $n } Aktivierung ungenutzt
   *[other] { $n } Aktivierungen ungenutzt
}
left-deliveries = { $n ->
    [one] { $n } Lieferung ungenutzt
   *[other] { $n } Lieferungen ungenutzt
}
left-materials = { $n ->
    [one] { $n } Material nicht genommen
   *[other] { $n } Materialien nicht genommen
}
left-tile = was das Plättchen gibt
left-ornament = { PIECE("ornament", $ornament, form: "an") } für immer blockiert

## What the teacher says at the elbow

tip-begin = Ab jetzt darfst du alles tun. Ein Zug ist eins von dreien: einen Abschnitt beanspruchen, bauen oder den Markt besuchen.
tip-penalty = Das hat dich { $amount } gekostet: { $section } war noch ein Plan, als darüber jemand fertig wurde. Vollende zuerst, was unten liegt.
tip-last-turn = Das ist dein letzter Zug. Vollende einen Abschnitt, setz ein Ornament oder hol Waren: Fünf davon sind noch ein Stern.
tip-fifth = Fünf Abschnitte gehören dir. Noch einer, und das Ende beginnt: 3 Sterne für dich und ein letzter Zug für die anderen.
tip-rival-near = { PLAYER($player) } hat { $sections } von 6 Abschnitten. Der sechste beendet bald die Partie: Was kannst du noch vollenden?
tip-finishes = Du hast das letzte Teil, das { $section } braucht. Lieferst du es, ist der Abschnitt fertig und zahlt sofort.
tip-danger = Dein Abschnitt { $section } ist noch ein Plan unter einem fremden Banner. Wird dort oben etwas fertig, kostet es dich { $penalty }: Sei schneller.
tip-deliver = Du hast etwas, das einer deiner Abschnitte verlangt. Ein Bauzug fasst bis zu drei Teile.
tip-ornament = Du könntest jetzt ein Ornament setzen: auf jeden fertigen Abschnitt, auch einen fremden. Es zählt für den Turm, und Edelsteine darin sind Sterne.
tip-full-shelf = Dein Lager ist voll, und wegwerfen darf man nichts. Liefere etwas oder setz ein Banner: Beides schafft Platz.
tip-too-much = Nur { $fits } von { $amount } würden in dein Lager passen. Liefere vorher oder setz ein Banner, dann bleibt nichts liegen.
tip-two-dice = Zieh { PIECE("die", $die, form: "the-acc") } zu einem zweiten: Zwei Würfel bringen doppelt, also { COUNT($amount, "resource", $resource, form: "acc") } in einem Zug.
tip-one-step = Der weiße Würfel und der deiner Farbe gehen für 1 Rubel je Schritt weiter. Nur sinnvoll, wenn das nächste Feld mehr wert ist.
tip-just-past = Knapp bei Rubeln? Ein Stern gibt 2, und du rutschst nur auf den Stern hinter dir zurück: billig, wenn du gerade erst an einem vorbei bist.
tip-no-money = Du kannst kein Feld bezahlen. Verdeckt ist umsonst, aber dann schweigt das Plättchen für immer; verkaufst du vorher einen Stern, bekommst du 2 Rubel.
tip-die-tile = Das ist ein Würfelplättchen: Es bringt, was gerade neben diesem Würfel liegt, jetzt und immer, wenn das Plättchen geweckt wird.
tip-face-up = Bezahl ein Feld, und das Plättchen bringt dir jetzt etwas und dann jedes Mal, wenn der Würfel in der Farbe des Feldes zieht.
tip-silent = Verdeckt bringt das Plättchen nie etwas. Das ist in Ordnung, wenn du die Rubel für Besseres brauchst.
tip-left-lying = Etwas hier steht dir noch zu. Nehmen, Gilde und Werkstatt: jedes einmal, in beliebiger Reihenfolge, bevor gewürfelt wird.
tip-visit = Drei Dinge warten hier, jedes einmal und in beliebiger Reihenfolge: Waren nehmen, eine Aktion der Gilde nutzen, ein Plättchen wecken.
tip-wake = Der Würfel, den du gezogen hast, weckt das Plättchen auf seiner Farbe in deiner Werkstatt: Tippe es an, bevor du würfelst.
tip-guild = Die Gilde dieser Jahreszeit bietet zwei Aktionen; eine davon darfst du bei diesem Besuch nutzen.

## What every piece is and does

lens-die = Würfel: { PIECE("die", $die) }
lens-die-does = { $steps ->
    [one] Wer ihn nimmt, zieht ihn 1 Feld in Pfeilrichtung.
   *[other] Wer ihn nimmt, zieht ihn { $steps } Felder in Pfeilrichtung.
} { $pushed ->
    [all] Alle dürfen ihn weiterschieben, für { COUNT($price, "resource", "ruble", form: "acc") } je Feld.
    [some] Nur { $who } darf ihn weiterschieben, für { COUNT($price, "resource", "ruble", form: "acc") } je Feld.
   *[none] Niemand hier darf ihn weiterschieben.
}
lens-space-does = Ein Würfel, der hier endet, bringt { COUNT($amount, "resource", $resource, form: "acc") } je Würfel auf dem Feld, { PIECE("group", $group, form: "the-acc") } und ein Werkstattplättchen. Bis zu { $most } Würfel passen darauf.
lens-influence = { PIECE("group", $group) }
lens-influence-does = Wer einen Würfel in den { PIECE("season", $season) } zieht, darf eine von zwei Aktionen nutzen: { $first }; oder { $second }.
lens-influence-absent = Diese Gilde hat in dieser Partie keine Karte.
lens-action = { PIECE("group", $group) }: { PIECE("action", $action) }
lens-action-does = { $often ->
    [yes] Sooft du willst, am Stück: { $terms }.
   *[no] Einmal je Besuch: { $terms }.
}
lens-section = Abschnitt { $section }, { PIECE("type", $type, form: "an") }
lens-section-none = Abschnitt { $section }
lens-section-none-does = Der Bauplan dieser Partie hat hier keinen Abschnitt.
lens-section-free = Frei zu beanspruchen: Setz ein Banner, und das { $tile } kommt in deine Werkstatt. Der Abschnitt verlangt { IN("acc", $cost) } und bringt { IN("acc", $pays) }.
lens-section-locked = Lässt sich beanspruchen, sobald der Abschnitt darunter ein Banner trägt. Dabei liegt das { $tile }; verlangt { IN("acc", $cost) }, bringt { IN("acc", $pays) }.
lens-section-claimed = { PLAYER($player) } baut hier. Der Abschnitt braucht noch { IN("acc", $missing) } und bringt { IN("acc", $pays) }.{ $fine ->
    [0] {""}
   *[other] {" "}Wird vorher darüber ein fremder Abschnitt fertig, kostet das { $fine } Anerkennung.
}
lens-any-pieces = { $n ->
    [one] 1 beliebiges Material
   *[other] { $n } beliebige Materialien
}
lens-section-done = Fertiggestellt von { PLAYER($player) }: zählt { $worth } für seinen Turm. Alle dürfen hier { PIECE("ornament", $ornament, form: "an-acc") } setzen.
lens-section-adorned = Fertiggestellt von { PLAYER($player) }, Ornament ({ PIECE("ornament", $ornament) }) von { PLAYER($owner) }: Sie zählen { $worth } und { $more } für den Turm.
lens-tower = Turm { $tower }
lens-tower-share = { $n } für { PLAYER($player) }
lens-tower-does = { $none ->
    [yes] Am Ende { $value } Prestige wert; nach jetzigem Stand bekäme niemand etwas.
   *[no] Am Ende { $value } Prestige wert; nach jetzigem Stand: { $shares }.
}
lens-ornament = { $ornament ->
    [door] Tür
    [arch] Bogen
   *[cross] Kreuz
}
lens-ornament-does = Kommt auf { PIECE("type", $type, form: "each-acc") } ohne Ornament, für 1 { PIECE("resource", $material, form: "acc") } und bis zu zwei Edelsteine: schlicht { $bare } Prestige, höchstens { $best }. Du hast { $n }.
lens-shop = Werkstatt: { PIECE("shop", $space, form: "the") }
lens-tile = Werkstatt von { PLAYER($player) }: { PIECE("shop", $space, form: "the") }
lens-shop-banner = Ein Banner bedeckt es: Setz es beim Beanspruchen, dann dürfen hier Plättchen liegen.
lens-shop-empty = Ein offenes Plättchen kostet hier { COUNT($price, "resource", "ruble", form: "acc") } und hört auf { PIECE("die", $die, form: "the-acc") }; verdeckt ist es umsonst.{ $ornament ->
    [none] {""}
   *[some] {" "}Offen macht es { PIECE("ornament", $ornament, form: "an-acc") } frei.
}
lens-shop-down = Hier liegt ein Plättchen verdeckt: Es gibt nichts, und das Feld ist für immer belegt.
lens-shop-up = { $own ->
    [yes] Jedes Mal, wenn du { PIECE("die", $die, form: "the-acc") } ziehst, kann es geben: { $beside ->
        [none] { $gives }.
       *[some] was neben { PIECE("die", $beside, form: "the-dat") } liegt, jetzt { $gives }.
    }
   *[no] Jedes Mal, wenn { PLAYER($player) } { PIECE("die", $die, form: "the-acc") } zieht, kann es geben: { $beside ->
        [none] { $gives }.
       *[some] was neben { PIECE("die", $beside, form: "the-dat") } liegt, jetzt { $gives }.
    }
}
lens-face = { $face ->
    [up] Offen
   *[down] Verdeckt
}
lens-face-up = Du zahlst den Preis des Feldes; das Plättchen gibt sofort und dann wieder mit seinem Würfel.
lens-face-down = Umsonst, und das Plättchen schweigt für den Rest der Partie.
lens-banner = Banner
lens-banner-inventory = Setz es, indem du einen Abschnitt beanspruchst; das Feld darunter wird frei für ein Material.
lens-banner-white = Setz es, indem du einen Abschnitt beanspruchst; dieses weiße Werkstattfeld wird frei für ein Plättchen.
lens-resource = { $resource ->
    [lumber] Holz
    [brick] Ziegel
    [stone] Stein
    [gold] Gold
    [green_gem] Grüner Edelstein
    [purple_gem] Lila Edelstein
    [ruble] Rubel
    [permit] Genehmigungen
    [diamond] Diamant
   *[recognition] Anerkennung
}
lens-good-does = Du hast { $n }. Liefere es, wo es gebraucht wird, oder handle damit; am Ende sind { $for_one } übrige Waren und Rubel 1 Prestige wert. { $spaces ->
    [0] Dein Lager ist voll.
    [one] In dein Lager passt noch 1 Teil.
   *[other] In dein Lager passen noch { $spaces } Teile.
}
lens-supply-does = { $n ->
    [0] Im gemeinsamen Vorrat ist nichts mehr, bis etwas zurückkommt.
   *[other] Noch { $n } im gemeinsamen Vorrat; was verbaut oder gehandelt wird, kommt dorthin zurück.
}
lens-ruble-does = Bezahlen Plättchen, weitere Schritte und Gilden und brauchen keinen Lagerplatz; am Ende sind { $for_one } übrige Waren und Rubel 1 Prestige wert.
lens-recognition-does = Jede ist ein Schritt deines Markers auf der Leiste; an ihr liegen Prestigefelder.
lens-track = Feld { $space } der Leiste
lens-track-does = { $star ->
    [yes] Ein Prestigefeld: Ein Marker hier oder weiter vorn hält { $prestige } Prestige dieser Runde.
   *[no] Ein Schritt auf dem Weg: Ein Marker hier hält { $prestige } Prestige dieser Runde.
} { $ahead ->
    [0] {""}
    [one] Du bist 1 Schritt entfernt.
   *[other] Du bist { $ahead } Schritte entfernt.
}
lens-row-track = Prestige der Leiste
lens-row-track-does = Was der Marker nach dem letzten Zug hält, abgerundet auf das letzte erreichte Prestigefeld.
lens-player-does = { $prestige } Prestige auf der Leiste, { $next } Anerkennung bis zum nächsten; { $sections } von { $end } Abschnitten fertig. Das meiste Prestige am Ende gewinnt.
lens-ivan = Iwans Karte: { PIECE("ivan_card", $card) }
lens-ivan-recognition = Kommt ihr Plättchen, bekommt Iwan { $n } Anerkennung.
lens-ivan-inventory = Kommt ihr Plättchen, lagert Iwan { $n } Materialien von den größten Haufen.
lens-ivan-transport = Kommt ihr Plättchen, wandert alles, was Iwan gelagert hat, zum Bau.
lens-ivan-claim = Kommt ihr Plättchen, beansprucht Iwan einen Abschnitt, möglichst über einem von deinen.
lens-ivan-construction = Kommt ihr Plättchen, kommen alle ihre Materialien auf Iwans Abschnitte; jedes Teil ist recht.
lens-ivan-hire = Kommt ihr Plättchen, schickt Iwan einen Unternehmer in die Stadt seines Markers.
lens-button-end = Zug beenden
lens-button-end-does = Dein Zug ist vorbei, und der nächste Platz ist dran.
lens-button-exchange = Prestige in Rubel
lens-button-exchange-does = Dein Marker geht um { $prestige } Prestige zurück, und du nimmst { COUNT($rubles, "resource", "ruble", form: "acc") }.
lens-button-nothing = Rest weglassen
lens-button-nothing-does = Du verzichtest auf das, was noch angeboten ist, und machst weiter.
lens-button-reroll = Feld neu würfeln
lens-button-reroll-does = Dein Marker geht um { $prestige } Prestige zurück, und alle Würfel eines Feldes werden neu geworfen, { $n ->
    [one] einmal je Zug.
   *[other] bis zu { $n }-mal je Zug.
}
lens-button-roll = Würfeln
lens-button-roll-does = Der Besuch endet, und alle Würfel auf dem erreichten Feld werden geworfen.
lens-button-stop = Hier aufhören
lens-button-stop-does = Du verzichtest auf übrige Lieferungen oder Aktivierungen; was nicht fertig ist, kann später weitergehen.

# Settings.
setting-workshops = Werkstatttableaus
setting-workshops-help = Für die ersten Partien ist die einfache Seite zu empfehlen.
setting-workshops-basic = Ornamente und Banner von Anfang an bereit
setting-workshops-advanced = Ornamente müssen erst frei werden
setting-influence = Einflusskarten
setting-influence-help = Die Auswahl für die erste Partie ist leichter zu lesen.
setting-influence-random = eine Karte jeder Gruppe, gezogen
setting-influence-first_game = die schlichteste Karte jeder Gruppe
setting-first_player = Wer beginnt
setting-first_player-help = Wer beginnt; allein beginnt immer der Mensch.
setting-first_player-random = wird gezogen
setting-first_player-1 = Platz 1
setting-first_player-2 = Platz 2
setting-first_player-3 = Platz 3
setting-first_player-4 = Platz 4
setting-level = Iwans Start
setting-level-help = Wie weit vorn Iwans Marker auf der Leiste startet; mit Unternehmern (Contractors) immer 3 Prestige.
setting-level-standard = gleichauf mit dir
setting-level-hard = einen Schritt voraus
setting-level-very_hard = weit voraus
setting-exchange = Prestige in Rubel
setting-exchange-help = Die gedruckte Regel erlaubt es jederzeit.
setting-exchange-any_moment = jederzeit im Zug, sooft du willst
setting-exchange-one_moment = zu einem Zeitpunkt im Zug, wie es der Verlag später sagt
setting-color = Farbe von Platz { $seat }
setting-color-help = Werkstattpreise und der eigene Würfel folgen der Farbe.
setting-color-auto = die nächste freie Farbe
setting-color-green = Grün
setting-color-blue = Blau
setting-color-red = Rot
setting-color-yellow = Gelb
bad-first-player = Einstellung first_player ist „{ $given }“; an { $seats } Plätzen erlaubt: random, 1 bis { $seats }
same-color = zwei Plätze haben die Farbe „{ $color }“; jeder Platz braucht eine eigene [{ $rule }]

## Positions that cannot be

wrong-end-banners = { $who } hat { $count } fertige Abschnitte; es gibt nur { $most } Banner
wrong-end-ornaments = { $who } hat { $count } Ornamente an der Kathedrale; es gibt nur { $most }
wrong-each-resource-tile-lies = jedes Rohstoffplättchen liegt an einem Marktfeld
wrong-influence-cards-different-groups = die Einflusskarten müssen aus verschiedenen Gruppen sein, nicht { $groups }
wrong-cathedral-card-lies-two = eine Kathedralenkarte liegt an zwei Stellen
wrong-workshop-tile-lies-two = ein Werkstattplättchen liegt an zwei Stellen
wrong-banner-count = Banner von { $who }: { $left } übrig, { $on_site } am Bau; { $banners } insgesamt
wrong-covers-too-many-inventory = { $who } bedeckt zu viele Lagerfelder
wrong-too-many-banners-beside = { $who } hat zu viele Banner neben dem Lager
wrong-stores-more-materials-than = { $who } lagert mehr Materialien, als das Lager offene Felder hat
wrong-negative-score-or-negative = { $who } hat negative Punkte oder negative Rubel
wrong-shop-tile-count = Werkstattplättchen von { $who }: { $laid }; beanspruchte Abschnitte: { $on_site }
wrong-ivan-ornaments-do-match = Iwans Ornamente passen nicht zu denen an der Kathedrale
wrong-ivan-no-rubles = Iwan hat keine Rubel
wrong-ivan-no-inventory-his = Iwan hat kein eigenes Lager
wrong-supply = der Vorrat von { $name } ist { $supply }
wrong-material-count = { $name }: { $supply } im Vorrat, { $held } in Lagern, { $laid } auf Karten, { $ivan } bei Iwan ergeben { $total }; das Spiel hat { $wanted }
wrong-influence-card-this-game = die Einflusskarte { $name } ist in dieser Partie nicht dabei
wrong-dice-on-space = Würfel auf Feld { $space }: { $count }; es fasst { $most }
wrong-card-wrong-type = die Karte von { $name } ist von der falschen Art
wrong-bears-banner-card-below = { $name } trägt ein Banner, die Karte darunter nicht
wrong-neither-banner-nor-workshop = { $name } hat weder ein Banner noch ein Werkstattplättchen
wrong-finished-without-banner = { $name } ist fertig ohne Banner
wrong-materials-without-banner = { $name } hat Materialien ohne Banner
wrong-finished-materials = { $name } ist fertig, hat aber Materialien
wrong-all-materials-finished = { $name } hat alle Materialien, ist aber nicht fertig
wrong-ornament-finished = { $name } hat ein Ornament, ist aber nicht fertig
wrong-used-players = { $tile } wird nicht benutzt mit { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
wrong-workshop-tile-claimed-card = { $section }: Das Werkstattplättchen liegt auf einer beanspruchten Karte oder fehlt auf einer freien
wrong-ornament-count = { $who } hat { $have } vom Ornament { $name }, verfügbar oder gesetzt, nicht { $released }
wrong-tile-ivan-cards-none = ein Plättchen auf Iwans Karten gehört nicht zu seinen
wrong-card-ivan-marked-face = eine Karte Iwans ist als offen vermerkt, ohne Plättchen
wrong-die-missing = der Würfel { $name } fehlt
wrong-die-shows = der Würfel { $name } zeigt { $value }
wrong-die-part-this-game = der Würfel { $name } gehört nicht zu dieser Partie
wrong-tile-banner-one-white = { $who } hat ein Plättchen und ein Banner auf einem weißen Feld
wrong-more-than-costs = { $name } hat mehr { $material } als nötig
wrong-belongs-which-card-quadrant = { $kind } gehört zu { $name }, was nicht auf der Karte des Quadranten steht
wrong-asks-player-active = { $kind } fragt Platz { $who }; am Zug ist { $active }
wrong-action = { $kind } nennt eine andere Aktion
wrong-deliver-no-delivery-left = „deliver“ hat keine Lieferung übrig
wrong-banner-chosen-only-advanced = ein Banner wählt man nur mit fortgeschrittenen Werkstätten
wrong-banner-which-cannot-claimed = das Banner ist für { $name }, was nicht beansprucht werden kann
wrong-tile-waits-banner-another = das Plättchen von { $name } wartet, aber sein Banner ist ein fremdes
wrong-benefit-gives-nothing = „benefit“ gibt nichts
wrong-die-cannot-rolled-here = der Würfel { $die } kann nicht geworfen werden: Er ist nicht hier
wrong-take-materials-allowed = Materialien von „take“: { $left }; erlaubt: 1 bis { $most_taken }
wrong-gain-player-active = „gain“ ist für Platz { $player }; am Zug ist { $active }
wrong-market-visit-needs-this = ein Marktbesuch braucht this_turn.die
wrong-pay-kinds-paid-left = Arten von „pay“: { $paid } bezahlt, { $left } übrig; { $pay_materials } insgesamt
wrong-pay-asks-more-kinds = Arten, die „pay“ noch verlangt: { $left }; vorhanden sind { $kinds }
wrong-ask-begin-next-turn = ask muss mit next_turn beginnen und mit einer Frage an jemanden oder an den Zufall enden
wrong-tile-dealt-one-ivan = ein Plättchen geht zweimal an eine von Iwans Karten
wrong-color = { $path }.color ist { $value }; die Optionen geben { $color }
wrong-towers = site hat Türme der Höhen { $heights }; die Pläne für diese Partie sind { $plans }
wrong-ask-empty-game-without = ask ist leer, aber eine Partie ohne Fragen braucht end.trigger und turns_left 0
wrong-card-ivan-row-bear = Karte { $place } in Iwans Reihe muss ein Plättchen tragen, es sei denn, es wird gerade ausgeteilt
wrong-question-solitaire-games-only = { $kind } ist eine Frage nur für Solopartien
wrong-needs-ivan-turn-active = { $kind } braucht Iwans Zug; am Zug ist { $active }

## Printed values that do not fit together

printed-towers = { $towers } Türme für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
printed-sections = insgesamt { $all } Abschnitte, { $each } je Person bei { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
printed-limited = 0 oder mehr, solange limited true ist
printed-unlimited = -1, solange limited false ist
printed-start-rubles = mindestens { $least }, die Rubel aller zu Beginn
printed-supply = bis zu { $most }, der Vorrat von { $resource }
printed-locked = mehr als { $locked }; so viele können zugleich auf unfertigen Karten liegen
printed-dice-on = { $count ->
    [0] { $field } ist auf keinem Plättchen true
   *[other] { $field } ist true auf { $tiles }
}
printed-exactly = genau { $tiles }
printed-ivan-tile = true nur auf einem Würfelplättchen mit min_players 3
printed-ivan-tiles = { $count ->
    [one] { $field } ist true auf 1 Plättchen des Würfels { $die }
   *[other] { $field } ist true auf { $count } Plättchen des Würfels { $die }
}
printed-each-die = 1 Plättchen jedes Würfels
printed-unmarked = { $count ->
    [one] { $field } ist 1 auf 1 Plättchen
   *[other] { $field } ist 1 auf { $count } Plättchen
}
printed-unmarked-least = mindestens { $least } solche Plättchen, eins für jeden Abschnitt zu zweit
printed-action-id = actions Eintrag { $number } id
printed-action-repeat = actions Eintrag { $number } repeat
printed-once = once, weil { $action } nichts kostet
printed-two-actions = zwei verschiedene Aktionen
printed-group = eine Karte jeder Gruppe, und { $group } hat schon eine
printed-white-banner = "banner" auf einem weißen Feld
printed-spaces-hold = auf den farbigen Feldern liegt { $held }
printed-again = { $field } ist wieder { $value }
printed-every-once = jeder Wert einmal
printed-after = { $field } hat { $number } nach { $before }
printed-growing = wachsende Zahlen
printed-numbers = { $count ->
    [one] { $field } hat 1 Zahl
   *[other] { $field } hat { $count } Zahlen
}
printed-ends-with = { $field } endet mit { $number }
printed-last = { $number } als letzte Zahl
printed-start-prestige = { $prestige }, das Prestige von Feld { $space }

## The box: sheets, pieces and their places

part-base = The Red Cathedral
sheet-bases = Sockel
sheet-middles = Mittelteile
sheet-domes = Kuppeln
sheet-influence = Einflusskarten
sheet-actions = Aktionen der Karten
sheet-workshop-tiles = Werkstattplättchen
sheet-resource-tiles = Rohstoffplättchen
sheet-boards = Werkstatttableaus
sheet-advanced = Werkstatttableaus, fortgeschrittene Seite
sheet-plans = Baupläne
sheet-track = Plan und Ornamente
sheet-supply = Vorrat und Start
sheet-numbers = Zahlen der Regeln
sheet-ivan = Iwan

piece-given = { $given ->
    [prestige] { $amount } Prestige
    [material_of_choice] { $amount ->
        [one] { $amount } Material nach Wahl
       *[other] { $amount } Materialien nach Wahl
    }
   *[other] { COUNT($amount, "resource", $given) }
}
piece-card = { $type ->
    [base] Sockel
    [middle] Mittelteil
   *[dome] Kuppel
}: { $cost } { $none ->
    [yes] → nichts
   *[no] → { $gives }
}
fault-card-cost = { $type ->
    [base] Ein Sockel
    [middle] Ein Mittelteil
   *[dome] Eine Kuppel
} braucht mindestens ein Material und höchstens { $high }.
piece-influence = { PIECE("group", $group) }: { $actions }
piece-action = { $repeat ->
    [any] { PIECE("action", $action) } (beliebig oft)
   *[once] { PIECE("action", $action) } (einmal)
}
piece-action-row = { PIECE("group", $group) }, Aktion: { PIECE("action", $action) }
piece-workshop = Werkstattplättchen: { $gives }{ $three ->
    [yes] , ab 3 Personen
   *[no] {""}
}{ $ivan ->
    [yes] , Iwans
   *[no] {""}
}
piece-resource-tile = Rohstoffplättchen: { COUNT($amount, "resource", $resource) }
piece-space = Tableau: { PIECE("shop", $board) }, { PIECE("shop", $space, form: "the") }: { COUNT($price, "resource", "ruble") }
piece-space-advanced = Fortgeschrittenes Tableau: { PIECE("shop", $board) }, { PIECE("shop", $space, form: "the") }: { PIECE("holds", $holds) }
piece-plan = Plan für { $players }: { $heights }
piece-stock = { $limited ->
    [yes] In der Schachtel: { COUNT($count, "resource", $resource) }
   *[no] In der Schachtel: { PIECE("resource", $resource) }, nie aufgebraucht
}
piece-jewels = Ornament mit { COUNT($green, "resource", "green_gem", form: "dat") } und { COUNT($purple, "resource", "purple_gem", form: "dat") }: { $prestige } Prestige
piece-track = Wertungsleiste mit { $count } Prestige
piece-quadrant = Quadrant { $n }: { PIECE("season", $season) }
piece-constant = { $number ->
    [extra_space_price] Rubel für ein weiteres Feld eines Würfels: { $value }
    [extra_spaces_max] Weitere Felder eines Würfels höchstens: { $value }
    [deliveries_per_build] Lieferungen je Bauzug: { $value }
    [exchange_ruble_gain] Rubel für 1 Prestige: { $value }
    [sections_to_end] Abschnitte einer Person, die die Partie beenden: { $value }
    [end_bonus_prestige] Prestige für das Beenden der Partie: { $value }
    [solo_end_bonus_prestige] Prestige für das Beenden der Partie, allein: { $value }
    [leftovers_per_prestige] Übrige Waren für 1 Prestige: { $value }
    [tower_section_value] Wert eines Abschnitts in einem Turm: { $value }
    [tower_ornament_value] Wert eines Ornaments in einem Turm: { $value }
    [tower_place_divisor] Nächster Rang in einem Turm: Wert geteilt durch { $value }
    [two_player_second_divisor] Zweiter von zweien in einem Turm: Wert geteilt durch { $value }
   *[ivan_ornament_prestige] Prestige Iwans für ein Ornament: { $value }
}
piece-start-rubles = Platz { $n } beginnt mit { COUNT($count, "resource", "ruble", form: "dat") }
piece-first-game = Erste Partie: eine Karte { PIECE("group", $group, form: "the-gen") }
piece-ivan = { $amount ->
    [0] Iwans Karte: { PIECE("ivan_card", $card) }
   *[other] Iwans Karte: { PIECE("ivan_card", $card) } { $amount }
}
piece-pile = Iwans Wahl { $n } unter den Haufen: { PIECE("resource", $resource) }
piece-difficulty = Iwan, { $level ->
    [standard] normal
    [hard] schwer
   *[very_hard] sehr schwer
}: beginnt auf Feld { $space }

holds-door = Tür
holds-arch = Bogen
holds-cross = Kreuz
holds-banner = Banner
benefit-die = ein Würfel
benefit-resource = Waren
repeat-once = einmal
repeat-any = beliebig oft

place-cost = Kosten
place-recognition = Anerkennung
place-ruble = Rubel
place-amount = Menge
place-dice_start = Hier beginnen die Würfel
place-benefit = Ertrag
place-die = Würfel
place-resource = Waren
place-min_players = Personen
place-solo_ivan = Iwans
place-heights = Türme
place-prestige = Prestige
place-name = Name
place-pay_ruble = Rubel zu zahlen
place-pay_kinds = Materialien zu zahlen
place-gain_ruble = Rubel als Ertrag
place-gain_kinds = Materialien als Ertrag
place-gain_recognition = Anerkennung als Ertrag
place-gain_prestige = Prestige als Ertrag
place-actions = Aktionen
place-card = Karte
place-price = Preis
place-holds = Darauf liegt
place-supply = Anzahl
place-limited = Begrenzt
place-coins = Münzen
place-coin_values = Werte der Münzen
place-value = Zahl
place-season = Jahreszeit
place-prestige_spaces = Prestigefelder
place-ivan_start_space = Feld
