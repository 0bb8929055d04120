# What the expansion Contractors says.

## Pieces

resource-permit = Genehmigung
    .acc = Genehmigung
    .count = { $n ->
        [one] { $n } Genehmigung
       *[other] { $n } Genehmigungen
    }
    .count-acc = { $n ->
        [one] { $n } Genehmigung
       *[other] { $n } Genehmigungen
    }
    .count-dat = { $n ->
        [one] { $n } Genehmigung
       *[other] { $n } Genehmigungen
    }
resource-diamond = Diamant
    .acc = Diamanten
    .count = { $n ->
        [one] { $n } Diamant
       *[other] { $n } Diamanten
    }
    .count-acc = { $n ->
        [one] { $n } Diamanten
       *[other] { $n } Diamanten
    }
    .count-dat = { $n ->
        [one] { $n } Diamanten
       *[other] { $n } Diamanten
    }

city-moscow = Moskau
city-vologda = Wologda
city-suzdal = Susdal
city-ryazan = Rjasan
city-smolensk = Smolensk
city-novgorod = Nowgorod

tool-hammer = Hammer
tool-saw = Säge
tool-trowel = Kelle
tool-chisel = Meißel
tool-compass = Zirkel
tool-axe = Axt

group-jewelers = Juweliere
    .the-acc = die Juweliere
    .the-gen = der Juweliere
group-artisans = Kunsthandwerker
    .the-acc = die Kunsthandwerker
    .the-gen = der Kunsthandwerker
group-foremen = Poliere
    .the-acc = die Poliere
    .the-gen = der Poliere
group-contractors = Unternehmer
    .the-acc = die Unternehmer
    .the-gen = der Unternehmer
group-wholesalers = Großhändler
    .the-acc = die Großhändler
    .the-gen = der Großhändler
group-managers = Verwalter
    .the-acc = die Verwalter
    .the-gen = der Verwalter
group-lawyers = Anwälte
    .the-acc = die Anwälte
    .the-gen = der Anwälte
group-archivists = Archivare
    .the-acc = die Archivare
    .the-gen = der Archivare
group-master_builders = Baumeister
    .the-acc = die Baumeister
    .the-gen = der Baumeister
group-brick_makers = Ziegelbrenner
    .the-acc = die Ziegelbrenner
    .the-gen = der Ziegelbrenner

action-buy_1_diamond = 1 Diamanten kaufen
action-exchange_3_materials = 3 Materialien tauschen
action-buy_2_diamonds = 2 Diamanten kaufen
action-diamond_for_2_permits = ein Diamant für 2 Genehmigungen
action-activate_own_tile = ein eigenes Plättchen aktivieren
action-activate_other_players_tile = ein fremdes Plättchen aktivieren
action-activate_own_tile_twice = ein eigenes Plättchen zweimal aktivieren
action-activate_two_own_tiles = zwei eigene Plättchen aktivieren
action-recognition_own_banners = Anerkennung für eigene Banner
action-rubles_own_banners = Rubel für eigene Banner
action-recognition_other_banners = Anerkennung für fremde Banner
action-rubles_other_banners = Rubel für fremde Banner
action-black_die_resource = der Rohstoff beim schwarzen Würfel
action-permits_per_contractor = Genehmigungen für Unternehmer
action-rubles_per_contractor = Rubel für Unternehmer
action-rubles_per_other_contractor = Rubel für fremde Unternehmer
action-one_market_action = eine Marktaktion
action-market_action_and_material = eine Marktaktion und ein Material
action-same_market_action_twice = zweimal dieselbe Marktaktion
action-two_market_actions = zwei Marktaktionen
action-gain_basic_material = ein einfaches Material nehmen
action-basic_material_for_recognition = ein einfaches Material für Anerkennung
action-gain_1_ruble = 1 Rubel nehmen
action-gold_for_3_rubles = Gold für 3 Rubel
action-gain_1_gem = 1 Edelstein nehmen
action-gems_for_prestige_and_rubles = Edelsteine für Prestige und Rubel
action-gain_1_permit = 1 Genehmigung nehmen
action-permit_for_delivery = eine Genehmigung für eine Lieferung
action-two_permits_for_prestige = zwei Genehmigungen für Prestige
action-permit_for_material = eine Genehmigung für ein Material
action-draw_contracts = Verträge ziehen
action-market_area = ein Marktfeld
action-any_guild_action = eine Aktion einer anderen Gilde
action-resource_tile = ein Rohstoffplättchen
action-draw_1_card = 1 Karte ziehen
action-draw_2_cards = 2 Karten ziehen
action-rubles_of_section = Rubel eines Abschnitts
action-half_recognition_of_section = halbe Anerkennung eines Abschnitts
action-take_reinforcement = ein Verstärkungsplättchen nehmen
action-brick_for_delivery = ein Ziegel für eine Lieferung
action-brick_for_2_rubles = ein Ziegel für 2 Rubel
action-brick_for_recognition = ein Ziegel für Anerkennung

contract-return_2_lumber = 2 Holz zurückgeben
contract-return_2_stone = 2 Stein zurückgeben
contract-return_2_brick = 2 Ziegel zurückgeben
contract-return_4_rubles = 4 Rubel zurückgeben
contract-return_gem_and_gold = einen Edelstein und Gold zurückgeben
contract-all_ornaments_built = alle Ornamente gebaut
contract-ornaments_on_own_sections = Ornamente auf eigenen Abschnitten
contract-ornaments_on_others_sections = Ornamente auf fremden Abschnitten
contract-ornaments_not_built = nicht gebaute Ornamente
contract-three_ornaments_one_tower = drei Ornamente in einem Turm
contract-three_claims_one_tower = drei Ansprüche in einem Turm
contract-section_of_each_type = ein Abschnitt jeder Art
contract-six_face_up_tiles = sechs offene Plättchen
contract-towers_without_presence = Türme ohne Präsenz
contract-towers_with_presence = Türme mit Präsenz

reinforcement-gain_5_rubles = 5 Rubel nehmen
reinforcement-any_guild_action = beliebige Gildenaktion
reinforcement-activate_own_tile = ein eigenes Plättchen aktivieren
reinforcement-deliver_1 = 1 liefern
reinforcement-gain_3_recognition = 3 Anerkennung bekommen
reinforcement-free_placement = umsonst legen
reinforcement-gain_2_materials = 2 Materialien nehmen
reinforcement-die_resource = Rohstoff eines Würfels

# A specialist as options name it: what it does, and the tool it becomes.
specialist-with_tool = der Spezialist ({ $terms }; { PIECE("tool", $tool) })
    .cap-acc = Den Spezialisten ({ $terms }; { PIECE("tool", $tool) })

## What actions of the expansion cost and give

pay-permit = { COUNT($n, "resource", "permit") }
pay-diamond = { COUNT($n, "resource", "diamond") }
pay-ornament = ein nicht gebautes Ornament
pay-up_to_rubles = 1 bis { COUNT($n, "resource", "ruble") }
gain-as_much_recognition = ebenso viel Anerkennung
gain-claim = einen Abschnitt beanspruchen
gain-contracts = { $drawn } Verträge ziehen und { $kept } behalten
gain-base_guild_action = eine Aktion der Handwerker, Fuhrleute oder Kaufleute
gain-any_guild_action = eine Aktion einer beliebigen Gildenkarte
gain-others_tile = ein fremdes Werkstattplättchen aktivieren
gain-reinforcement = ein Verstärkungsplättchen
gain-free_placement = ein Werkstattplättchen offen, ohne zu zahlen
gain-foreman = den Polier bewegen
gain-market_actions = { $pattern ->
    [same] eine Marktaktion noch zweimal
    [different] zwei verschiedene Marktaktionen
   *[any] eine weitere Marktaktion
}
gain-per_piece = { COUNT(1, "resource", $resource) } { $per ->
    [own_banner] je eigenes Banner dort
    [other_banner] je Banner einer anderen Person dort
    [own_contractor] je eigenen Unternehmer in den Städten
   *[other_contractor] je Unternehmer einer anderen Person in den Städten
}
gain-section_rubles = die Rubel eines Abschnitts im Bau
gain-section_recognition = die halbe Anerkennung eines Abschnitts im Bau
gain-card_materials = { $first } Materialien einer gezogenen Karte
gain-cards_materials = { $first } Materialien einer und { $second ->
    [one] { $second } Material
   *[other] { $second } Materialien
} der anderen gezogenen Karte

## What every piece of the expansion is and does

lens-city = { PIECE("city", $city) }
lens-city-closed = Geschlossen: Kein Unternehmer wird mehr hierher geschickt. { $there ->
    [0] Niemand ist hier.
    [one] 1 Unternehmer bleibt hier.
   *[other] { $there } Unternehmer bleiben hier.
}
lens-city-does = Ein hierher geschickter Unternehmer kostet { COUNT($permits, "resource", "permit", form: "acc") }, eine für jeden in der Stadt{ $bonus ->
    [none] {""}
   *[some] , und bringt dir { IN("acc", $bonus) }
}; dann wählst du einen von { $spaces } Spezialisten daneben.{ $tower ->
    [none] {""}
   *[other] {" "}Ist Turm { $tower } fertig, bringt jeder deiner Unternehmer hier 1 Anerkennung für jedes deiner Banner dort.
}
lens-specialist = Spezialist
lens-specialist-none = Hier liegt kein Spezialist; der Beutel ist leer.
lens-specialist-none-held = Auf deinem Anbau wartet kein Spezialist; heuere einen an, indem du einen Unternehmer losschickst.
lens-specialist-does = { $held ->
    [yes] Zieh den schwarzen Würfel und nutz den Spezialisten einmal: { $terms }. Dann wird er zum Werkzeug: { PIECE("tool", $tool) }.
   *[no] Schick einen Unternehmer daneben, zahl { COUNT($price, "resource", "ruble", form: "acc") }, und der Spezialist wartet auf den schwarzen Würfel: { $terms }. Dann wird er zum Werkzeug: { PIECE("tool", $tool) }.
}
lens-permit-does = Du hast { $n } von höchstens { $limit }. Genehmigungen bezahlen das Losschicken von Unternehmern und brauchen keinen Lagerplatz.
lens-button-permit = Prestige in Genehmigung
lens-button-permit-does = Dein Marker geht um { $prestige } Prestige zurück, und du nimmst eine Genehmigung.
lens-diamond-does = Du hast { $n }, im Vorrat sind noch { $left }. Ein Diamant steht für jedes Material: geliefert, in ein Ornament gesetzt oder gezahlt.
lens-diamonds = Mit Diamanten zahlen
lens-diamonds-does = { $n ->
    [0] Keines der Materialien, die du zahlst, ist ein Diamant.
    [one] 1 der Materialien, die du zahlst, ist ein Diamant.
   *[other] { $n } der Materialien, die du zahlst, sind Diamanten.
}
lens-foreman = Der Polier
lens-foreman-does = Er steht an Turm { $tower }: Wer dort einen Abschnitt fertigstellt, bekommt { $more } Anerkennung mehr, und Strafen für fremde Abschnitte darunter zählen { $factor }-fach.
lens-contract = Vertrag: { PIECE("contract", $contract) }
lens-contract-does = { $contract }: { $each ->
    [yes] je { $n } Prestige
   *[no] { $n } Prestige
}, gezählt nach dem letzten Zug. Nach jetzigem Stand brächte er dir { $now }.
lens-contract-return_2_lumber = 2 Holz zurücklegen
lens-contract-return_2_stone = 2 Stein zurücklegen
lens-contract-return_2_brick = 2 Ziegel zurücklegen
lens-contract-return_4_rubles = 4 Rubel zurücklegen
lens-contract-return_gem_and_gold = Einen Edelstein und ein Gold zurücklegen
lens-contract-all_ornaments_built = Alle deine Ornamente stehen an der Kathedrale
lens-contract-ornaments_on_own_sections = Deine Ornamente auf eigenen Abschnitten
lens-contract-ornaments_on_others_sections = Deine Ornamente auf fremden Abschnitten
lens-contract-ornaments_not_built = Deine Ornamente, die nicht an der Kathedrale stehen
lens-contract-three_ornaments_one_tower = Drei deiner Ornamente in einem Turm
lens-contract-three_claims_one_tower = Drei deiner Banner in einem Turm
lens-contract-section_of_each_type = Ein fertiger Sockel, ein Mittelteil und eine Kuppel von dir
lens-contract-six_face_up_tiles = Sechs offene Plättchen in deiner Werkstatt
lens-contract-towers_without_presence = Türme ohne Banner oder Ornament von dir
lens-contract-towers_with_presence = Türme mit Banner oder Ornament von dir
lens-button-keep_hand = Verträge behalten
lens-button-keep_hand-does = Alle eben gezogenen Verträge kommen unter den Stapel; niemand behält mehr als { $limit }.
lens-spare = Kathedralenkarte
lens-spare-does = { $drawn ->
    [yes] Für dich gezogen: Nimm Materialien aus { IN("dat", $cost) }.
   *[no] Hier werden Karten gezogen, und du nimmst Materialien, die sie verlangen.
}
lens-reinforcement = Verstärkung: { PIECE("reinforcement", $tile) }
lens-reinforcement-does = Einmal nutzbar, in deinem Zug, neben deiner Aktion: { $terms }.

## What happens

event-hire = { PLAYER($player) } schickt einen Unternehmer nach { PIECE("city", $city) }
event-ivan_idle = Für { PIECE("city", $city) } hat Iwan keinen Unternehmer mehr: Seine Karte „Anheuern“ bewirkt nichts
event-ivan_idle-closed = { PIECE("city", $city) } ist geschlossen: Iwans Karte „Anheuern“ bewirkt nichts
event-city_closed = Turm { $tower } ist fertig: { PIECE("city", $city) } ist geschlossen
event-keep = { PLAYER($player) } behält den Spezialisten auf Feld { $space }
event-decline = { PLAYER($player) } lehnt den Spezialisten auf Feld { $space } ab
event-refill = Für Feld { $space } wird ein Spezialist gezogen
event-tool = { PLAYER($player) } dreht den Spezialisten um: { PIECE("tool", $tool) }
event-tools_back = Iwan legt zwei gleiche Werkzeuge zurück in den Beutel: { PIECE("tool", $tool) }
event-discard = { PLAYER($player) } nimmt { PIECE("ornament", $ornament, form: "an-acc") } aus der Partie
event-specialist = { PLAYER($player) } nutzt den Spezialisten
event-reinforcement = { PLAYER($player) } nutzt das Verstärkungsplättchen: { PIECE("reinforcement", $action) }
event-deliver-diamond = { PLAYER($player) } liefert einen Diamanten als { PIECE("resource", $resource, form: "acc") } an { $section }
event-activate-other = { PLAYER($player) } aktiviert das Plättchen von { PLAYER($whose) } auf { PIECE("shop", $space, form: "the-dat") }
event-foreman = { PLAYER($player) } bewegt den Polier um { $steps } zu Turm { $tower }
event-draw_contract = { PLAYER($player) } zieht den Vertrag „{ PIECE("contract", $contract) }“
event-draw_contract-hidden = { PLAYER($player) } zieht einen Vertrag
event-keep_contract = { PLAYER($player) } behält den Vertrag „{ PIECE("contract", $contract) }“
event-keep_contract-hidden = { PLAYER($player) } behält einen Vertrag
event-return_contract = { PLAYER($player) } legt „{ PIECE("contract", $contract) }“ unter den Stapel
event-return_contract-hidden = { PLAYER($player) } legt einen Vertrag unter den Stapel
event-contract = { PLAYER($player) } zeigt einen Vertrag, „{ PIECE("contract", $contract) }“: { $prestige } Prestige
event-take_reinforcement = { PLAYER($player) } nimmt das Verstärkungsplättchen: { PIECE("reinforcement", $tile) }
event-shuffle_cards = Die abgelegten Kathedralenkarten werden zu einem neuen Stapel gemischt
event-draw_card = { PLAYER($player) } zieht eine Kathedralenkarte: { $cost }
event-name_section = { PLAYER($player) } nennt { $section }

## Questions

prompt-guild = Eine Gilde wird anstelle des Klerus gezogen.
prompt-city = Ein Stadtplättchen kommt über Turm { $tower }.
prompt-draw_specialist = Für Feld { $space } wird ein Spezialist gezogen.
drawn-guild = { PIECE("group", $guild) }
drawn-city = { PIECE("city", $city) }
prompt-draw_contract = Ein Vertrag wird gezogen.
prompt-draw_card = Eine übrige Kathedralenkarte wird gezogen.
prompt-specialist = { PLAYER($player) }: Wähle einen Spezialisten neben { PIECE("city", $city) } und behalte ihn oder lehne ihn ab.
prompt-both = { PLAYER($player) }: { $left ->
    [take] Nimm ein Material, oder hör auf.
    [deliver] Liefere ein Material, oder hör auf.
   *[both] Nimm ein Material und liefere eins, oder hör auf.
}
prompt-rubles = { PLAYER($player) }: Zahle Rubel für ebenso viel Anerkennung.
prompt-discard = { PLAYER($player) }: Wähle ein Ornament, das aus der Partie geht.
prompt-claim = { PLAYER($player) }: Beanspruche einen Abschnitt.
prompt-guild_action = { $groups ->
    [any] { PLAYER($player) }: Führe eine Aktion einer beliebigen Gilde aus.
   *[some] { PLAYER($player) }: Führe eine Aktion der Handwerker, Fuhrleute oder Kaufleute aus.
}
prompt-with_diamonds = { PLAYER($player) }: Wie viele Diamanten sind darunter ({ COUNT($amount, "resource", $resource) })?
prompt-pay_any = { PLAYER($player) }: Gib { $left ->
    [one] noch ein Material
   *[other] noch { $left } Materialien
} beliebiger Art zurück.
prompt-activate_other = { PLAYER($player) }: Wähle ein fremdes offenes Werkstattplättchen zum Aktivieren.
prompt-foreman = { PLAYER($player) }: Bewege den Polier einen oder zwei Türme weiter.
prompt-name_player = { PLAYER($player) }: Nenne eine andere Person. Gezählt werden ihre { $what ->
    [banners] Banner in diesem Turm
   *[contractors] Unternehmer in den Städten
}.
prompt-extra = { PLAYER($player) }: { $parts ->
    [market] Hol noch einmal Rohstoffe oder aktiviere noch einmal
    [material] Nimm ein Material deiner Wahl
   *[both] Hol noch einmal Rohstoffe oder aktiviere noch einmal, und nimm ein Material deiner Wahl
}{ $stop ->
    [yes] , oder hör auf
   *[no] {""}
}.
prompt-keep_contract = { $full ->
    [yes] { PLAYER($player) }: Behalte einen der gezogenen Verträge anstelle eines deiner Verträge, oder behalte deine Hand.
   *[no] { PLAYER($player) }: Behalte einen der gezogenen Verträge; die anderen kommen unter den Stapel.
}
prompt-return_contract = { PLAYER($player) }: Lege einen deiner bisherigen Verträge unter den Stapel.
prompt-pick_card = { PLAYER($player) }: Wähle die Karte, von der du { $amount } Materialien nimmst.
prompt-unit = { $left ->
    [one] { $more ->
        [yes] { PLAYER($player) }: Nimm noch eins der Materialien, die die Karte verlangt ({ $cost }), oder nichts.
       *[no] { PLAYER($player) }: Nimm ein Material, das die Karte verlangt ({ $cost }), oder nichts.
    }
   *[other] { PLAYER($player) }: Nimm { $left } der Materialien, die die Karte verlangt ({ $cost }), eins nach dem anderen, oder nichts.
}
prompt-name_section = { PLAYER($player) }: Wähle einen deiner Abschnitte im Bau.
prompt-place_free = { PLAYER($player) }: Leg das { $tile } kostenlos offen in deine Werkstatt.
prompt-take_reinforcement = { PLAYER($player) }: Nimm eins der Verstärkungsplättchen.

first-specialist = behalte zuerst einen Spezialisten oder lehne ihn ab
first-both = beende zuerst, was der Spezialist gibt
first-rubles = zahle zuerst für das, was der Spezialist gibt
first-discard = wähle zuerst das Ornament, das der Spezialist verlangt
first-claim = beanspruche zuerst einen Abschnitt durch den Spezialisten
first-pay_any = zahle zuerst für die Diamanten
first-with_diamonds = sag zuerst, wie viele Diamanten gezahlt werden
first-activate_other = wähle zuerst das fremde Plättchen zum Aktivieren
first-foreman = bewege zuerst den Polier
first-name_player = { $what ->
    [banners] nenne zuerst, wessen Banner gezählt werden
   *[contractors] nenne zuerst, wessen Unternehmer gezählt werden
}
first-extra = beende zuerst die zusätzlichen Marktaktionen
first-guild_action = { $groups ->
    [any] führe zuerst die Aktion einer Gilde aus
   *[some] führe zuerst die Aktion einer anderen Gilde aus
}
first-keep_contract = wähle zuerst, welchen Vertrag du behältst
first-return_contract = lege zuerst einen deiner Verträge zurück
first-pick_card = wähle zuerst eine der gezogenen Karten
first-unit = nimm zuerst die Materialien der gezogenen Karte
first-name_section = wähle zuerst einen Abschnitt im Bau
first-take_reinforcement = nimm zuerst ein Verstärkungsplättchen
first-place_free = lege zuerst das Werkstattplättchen des beanspruchten Abschnitts

## Answers

answer-permit = { $price } Prestige für 1 Genehmigung geben
answer-hire = { $bonus ->
    [none] Einen Unternehmer nach { PIECE("city", $city) } schicken, für { COUNT($permits, "resource", "permit", form: "acc") }
   *[some] Einen Unternehmer nach { PIECE("city", $city) } schicken, für { COUNT($permits, "resource", "permit", form: "acc") }: { $bonus }
}
answer-keep_specialist = { IN("cap-acc", $specialist) } behalten, für { COUNT($price, "resource", "ruble", form: "acc") }
answer-decline_specialist = { IN("cap-acc", $specialist) } ablehnen
answer-use_specialist = { IN("cap-acc", $specialist) } nutzen
answer-use_specialist_diamond = { IN("cap-acc", $specialist) } nutzen, bezahlt mit einem Diamanten
answer-discard = { PIECE("ornament", $ornament, form: "cap-an-acc") } aus der Partie nehmen
answer-discard_from = { PIECE("ornament", $ornament, form: "cap-the-acc") } auf { PIECE("shop", $space, form: "the-dat") } aus der Partie nehmen
answer-pay_rubles = { COUNT($amount, "resource", "ruble") } für { $amount } Anerkennung zahlen
answer-nothing = Nichts nehmen
answer-deliver_diamond = Einen Diamanten als { PIECE("resource", $resource, form: "acc") } an { $section } liefern
answer-decorate_diamond = { PIECE("ornament", $ornament, form: "cap-an-acc") }{ $base ->
    [yes] { $gems ->
        [none] {" "}aus Diamant
       *[some] {" "}aus Diamant mit { IN("dat", $gems) }
    }
   *[no] {" "}mit { IN("dat", $gems) }
} auf { $section } setzen: { $prestige } Prestige
answer-pay_diamond = Einen Diamanten zurückgeben
answer-with_diamonds = Mit { COUNT($amount, "resource", "diamond", form: "dat") } zahlen
answer-activate_other = Das Plättchen von { PLAYER($player) } auf { PIECE("shop", $space, form: "the-dat") } aktivieren: { COUNT($amount, "resource", $resource) }
answer-choose = { COUNT(1, "resource", $resource, form: "acc") } als Material deiner Wahl nehmen
answer-foreman = Den Polier zu Turm { $tower } bewegen: { COUNT($amount, "resource", $resource) }
answer-name_player = { PLAYER($player) } nennen: { COUNT($amount, "resource", $resource) }
answer-keep_contract = Den Vertrag „{ PIECE("contract", $contract) }“ behalten, nach jetzigem Stand { $prestige } Prestige
answer-return_contract = Den Vertrag „{ PIECE("contract", $contract) }“, nach jetzigem Stand { $prestige } Prestige, unter den Stapel legen
answer-keep_hand = Deine Verträge behalten; alle gezogenen kommen unter den Stapel
answer-reinforce = Ein Verstärkungsplättchen nutzen: { $terms }
answer-take_reinforcement = Das Verstärkungsplättchen nehmen: { $terms }
answer-pick_card = { $amount } von { IN("dat", $cost) } nehmen
answer-name_section = { $section } wählen: { COUNT($amount, "resource", $resource) }

## Why not

refused-not_in_game = das gehört zu einem Teil, der in dieser Partie nicht dabei ist
refused-must_pay = was der Spezialist verlangt, muss gezahlt werden
refused-permit_limit = niemand hat mehr als { $limit } Genehmigungen
refused-no_prestige = du hast kein Prestige zu geben
refused-hire_moment = ein Unternehmer wird als Grundaktion eines Zugs geschickt, anstelle jeder anderen
refused-no_contractor = auf deinem Anbau ist kein Unternehmer mehr
refused-city_closed = { PIECE("city", $city) } ist geschlossen
refused-city_too_dear = { PIECE("city", $city) } würde { COUNT($permits, "resource", "permit", form: "acc") } kosten, mehr, als man haben darf
refused-city_permits = { $prestige ->
    [0] { PIECE("city", $city) } kostet { COUNT($permits, "resource", "permit", form: "acc") }; du hast { $have }
   *[other] { PIECE("city", $city) } kostet { COUNT($permits, "resource", "permit", form: "acc") }; du hast { $have } und kannst für den Rest zuerst { $prestige } Prestige geben
}
refused-no_specialist_offered = schick zuerst einen Unternehmer, dann wähle einen Spezialisten
refused-specialist_space = Feld { $space } liegt nicht neben { PIECE("city", $city) }
refused-specialist_space_empty = Feld { $space } ist leer
refused-specialist_price = ein Spezialist kostet { COUNT($price, "resource", "ruble", form: "acc") }; du hast { $have }
refused-no_specialist = auf deinem Anbau wartet kein Spezialist
refused-specialist_moment = einen Spezialisten nutzt man, nachdem man den schwarzen Würfel gezogen hat
refused-specialist_die = der Spezialist wartet auf den schwarzen Würfel; gezogen hast du { PIECE("die", $die, form: "the-acc") }
refused-specialist_used = der Spezialist dieses Besuchs wurde schon genutzt
refused-specialist_no_material = dieser Spezialist verlangt kein Material
refused-discard_moment = Ornamente verlassen die Partie nur durch den entsprechenden Spezialisten
refused-discard_waiting = auf { PIECE("shop", $space, form: "the-dat") } wartet kein Ornament
refused-discard = dieses Ornament steht dir nicht zur Verfügung
refused-no_ruble = es ist kein Rubel zum Zahlen da
refused-no_ornament_left = kein Ornament ist übrig, das aus der Partie gehen könnte
refused-no_banner_left = kein Banner ist übrig
refused-no_section_to_claim = kein Abschnitt lässt sich beanspruchen
refused-rubles_moment = Rubel für Anerkennung zahlt man nur durch den entsprechenden Spezialisten
refused-rubles = du hast { COUNT($have, "resource", "ruble", form: "acc") }
refused-not_on_a_card = das steht auf keiner Karte, die jetzt wählbar ist: { PIECE("action", $action) }
refused-no_diamond = in deinem Lager ist kein Diamant
refused-diamond_ornament = die Teile für { PIECE("ornament", $ornament, form: "this-acc") } sind nicht alle in deinem Lager
refused-no_payment = jetzt verlangt keine Aktion ein Material
refused-all_diamonds = nicht alle Materialien dürfen Diamanten sein
refused-no_material = in deinem Lager fehlt: { PIECE("resource", $resource) }
refused-diamond_supply = ohne einen gezahlten Diamanten hat der Vorrat keinen zu geben
refused-no_mix = keine Zahlung fragt nach der Zahl der Diamanten
refused-mix = { $fewest } bis { COUNT($most, "resource", "diamond") } können darunter sein
refused-others_tile_moment = ein fremdes Plättchen aktiviert man mit der entsprechenden Aktion der Kunsthandwerker
refused-no_player = in dieser Partie gibt es keinen Platz { $number }
refused-ivans_workshop = Iwan hat keine Werkstatt
refused-own_tile = es muss ein fremdes Plättchen sein
refused-foreman_moment = den Polier bewegen die Aktionen der Poliere
refused-no_name = jetzt ist niemand zu nennen
refused-own_name = es muss jemand anders sein
refused-no_contractors = { PLAYER($player) } hat keinen Unternehmer in einer Stadt
refused-contract_must_keep = mit weniger als { $limit } Verträgen muss man einen der gezogenen behalten
refused-contract_first_keep = wähle zuerst, welchen Vertrag du behältst
refused-contract_not_drawn = dieser Vertrag wurde nicht gezogen
refused-contract_not_held = dieser Vertrag war nicht auf deiner Hand
refused-contract_chosen = der Vertrag zum Behalten ist gewählt; jetzt geht einer deiner bisherigen zurück
refused-no_contracts = es wurden keine Verträge gezogen
refused-reinforce_turn = Verstärkungsplättchen nutzt man im eigenen Zug
refused-reinforcement_gone = das Plättchen „{ PIECE("reinforcement", $tile) }“ (Verstärkung) wurde genutzt und ist aus der Partie
refused-reinforcement_not_yours = du hast das Plättchen „{ PIECE("reinforcement", $tile) }“ nicht
refused-reinforced = in diesem Zug wurde schon ein Verstärkungsplättchen genutzt
refused-reinforce_placing = man nutzt es in dem Moment, in dem man ein Werkstattplättchen legt
refused-reinforcement_idle = das hätte jetzt keine Wirkung: { PIECE("reinforcement", $tile) }
refused-no_reinforcement = kein Verstärkungsplättchen liegt mehr aus
refused-taking_reinforcement = Verstärkungsplättchen nimmt man bei den Ziegelbrennern
refused-reinforcement_taken = das Plättchen „{ PIECE("reinforcement", $tile) }“ liegt nicht mehr aus
refused-face_up_now = das Plättchen kommt jetzt offen hin
refused-card_needs_room = eine Karte zu ziehen braucht ein freies Lagerfeld
refused-no_section_gives = keiner deiner Abschnitte im Bau gäbe etwas
refused-section_moment = jetzt ist kein Abschnitt zu wählen
refused-no_such_section = in dieser Kathedrale gibt es keinen Abschnitt { $section }
refused-section_not_yours = { $section } trägt nicht dein Banner
refused-section_finished = { $section } ist schon fertig
refused-section_gives_nothing = { $section } gäbe nichts
refused-pick_moment = eine Karte wählt man nur, nachdem zwei gezogen wurden
refused-unit_no_material = man nimmt nur Materialien, die die Karte verlangt
refused-unit_one_by_one = die Materialien der Karte nimmt man eins nach dem anderen
refused-unit_kind = { $more ->
    [yes] die Karte verlangt davon nichts mehr: { PIECE("resource", $resource) }
   *[no] die Karte verlangt das nicht: { PIECE("resource", $resource) }
}
refused-choice_moment = ein Material nach Wahl gibt es mit der entsprechenden Aktion der Großhändler
refused-choice_taken = das Material nach Wahl wurde schon genommen
refused-choice_supply = im Vorrat ist nichts mehr davon: { PIECE("resource", $resource) }
refused-choice_room = das Lager hat kein freies Feld
refused-choice_kind = nicht unter den gezeigten Arten: { PIECE("resource", $resource) }
refused-extra_part = mindestens ein Teil muss stattfinden
refused-extra_influence = Einfluss ist keine Marktaktion, die man wiederholt
refused-extra_done = die Marktaktion ist getan; nur das Material ist übrig
refused-extra_pattern = { $pattern ->
    [same] die zweite Marktaktion muss wieder dieselbe sein
   *[different] die zweite Marktaktion muss die andere sein
}
refused-extra_die = { PIECE("die", $die, form: "the") } weckt { PIECE("shop", $space, form: "the") } nicht

## What is given up

left-specialist = der Spezialist verlässt die Partie
left-material = das Material nach Wahl
left-delivery = die Lieferung
left-market_action = { $n ->
    [one] { $n } Marktaktion
   *[other] { $n } Marktaktionen
}

## Lists


refused-permits_price = das kostet { COUNT($price, "resource", "permit", form: "acc") }; du hast { $have }
refused-permits_held = du hast schon { COUNT($limit, "resource", "permit", form: "acc") }, mehr darf man nicht haben
refused-diamonds_cost = das kostet { COUNT($n, "resource", "diamond", form: "acc") }, und das hast du nicht
refused-diamond_source = Diamanten geben nur die Juweliere
way-hire = heuere einen Spezialisten an
source-cities = Städte
source-hired = Geschickte Unternehmer
source-specialists = Spezialisten
source-guild = Die vierte Gilde
source-tools = Werkzeuge
source-contracts = Verträge
final-tools = { $prestige } für Werkzeuge
final-contracts = { $prestige } für Verträge

# Settings.
setting-module = Contractors
setting-module-help = Ein vierter Weg für deinen Zug: Heuere Spezialisten in den Städten des Herzogtums an.
setting-module-off = ohne: Markt und Tableaus des Grundspiels
setting-module-on = mit Unternehmern, Städten, Genehmigungen, Spezialisten und einem schwarzen Würfel
setting-guild = Vierte Gilde
setting-guild-help = Der Klerus oder eine neue Gilde neben Handwerkern, Fuhrleuten und Kaufleuten.
setting-guild-clergy = Klerus, wie im Grundspiel
setting-guild-random = eine der neuen Gilden, gezogen
setting-guild-jewelers = Juweliere: Diamanten, die für jedes Material stehen
setting-guild-artisans = Kunsthandwerker: Werkstattplättchen aktivieren
setting-guild-foremen = Poliere: Ein Polier geht von Turm zu Turm
setting-guild-contractors = Unternehmer: Erträge für Unternehmer in Städten
setting-guild-wholesalers = Großhändler: Marktaktionen noch einmal
setting-guild-managers = Verwalter: kleine Erträge und gute Preise
setting-guild-lawyers = Anwälte: Handel mit Genehmigungen
setting-guild-archivists = Archivare: geheime Verträge für das Ende der Partie
setting-guild-master_builders = Baumeister: Materialien von übrigen Kathedralenkarten
setting-guild-brick_makers = Ziegelbrenner: Plättchen für jeden Moment eines Zugs
setting-plans = Baupläne
setting-plans-help = Einer davon wird gezogen.
setting-plans-base = die des Grundspiels
setting-plans-all = mit je zwei weiteren für jede Personenzahl
guild-needs-module = Einstellung guild ist „{ $guild }“, deren Karten alle Unternehmer brauchen; erlaubt: module „on“, oder eine andere Gilde [{ $rule }]
bad-level = Einstellung level ist „{ $level }“; mit Unternehmern erlaubt: standard [{ $rule }]

## Positions that cannot be

wrong-end-tools = { $count ->
    [0] kein Plättchen mit diesem Werkzeug ist übrig: { PIECE("tool", $tool) }
    [one] nur 1 Plättchen mit diesem Werkzeug ist übrig: { PIECE("tool", $tool) }
   *[other] nur { $count } Plättchen mit diesem Werkzeug sind übrig: { PIECE("tool", $tool) }
}
wrong-diamonds-asks-more-than = „with_diamonds“ verlangt mehr, als vorhanden ist
wrong-pay-any-says-more = „pay_any“ sagt, dass mehr Diamanten gezahlt wurden, als sein kann
wrong-pay-any-asks-more = Materialien, die „pay_any“ noch verlangt: { $left }
wrong-contract-two-places = der Vertrag { $contract } ist an zwei Stellen
wrong-contracts-drawn-nobody-asked = Verträge sind gezogen, aber niemand wird nach ihnen gefragt
wrong-contract-lies-under-deck = der Vertrag { $name } liegt zweimal unter dem Stapel
wrong-contract-held-under-deck = der Vertrag { $name } ist auf der Hand und unter dem Stapel
wrong-contract-scored-now = der Vertrag { $name } wird jetzt nicht gewertet
wrong-holds-contracts-allowed-up = Verträge von { $player }: { $held }; erlaubt: bis zu { $limit }
wrong-ivan-holds-no-contracts = Iwan hat keine Verträge
wrong-reinforcement-tiles-missing = Verstärkungsplättchen fehlen: { $lost }
wrong-ivan-no-reinforcement-tiles = Iwan hat keine Verstärkungsplättchen
wrong-reinforcement-tile-was-used = ein Verstärkungsplättchen wurde genutzt, aber keines ist fort
wrong-reinforcement-tile-two-places = das Verstärkungsplättchen { $tile } ist an zwei Stellen
wrong-draw-contract-player = „draw_contract“ ist für Platz { $player }
wrong-contracts-drawn-come-all = Verträge: { $drawn } gezogen, { $left } folgen noch; { $wanted } insgesamt
wrong-contracts-drawn = gezogene Verträge: { $drawn }, nicht { $wanted }
wrong-contracts-kept = behaltene Verträge: { $drawn }, nicht 1
wrong-return-contract-needs-full = „return_contract“ braucht eine volle Hand
wrong-diamond-count = Diamanten: { $supply } im Vorrat, { $held } in Lagern, { $laid } auf Karten ergeben { $total }; das Spiel hat { $diamonds }
wrong-more-diamonds-than-units = { $name } hat mehr Diamanten für { $material } als Teile davon
wrong-ivan-he-no-diamonds = { $name } gehört Iwan; er hat keine Diamanten
wrong-draw-card-player = „draw_card“ ist für Platz { $player }
wrong-draw-card-cards-draw = Karten, die „draw_card“ zu ziehen hat: { $left }, nicht 1 bis { $cards }
wrong-draw-card-needs-deck = „draw_card“ braucht einen Stapel; die abgelegten Karten waren zu mischen
wrong-unit-materials-take-kind = Materialien, die „unit“ zu nehmen hat: { $left } von { $most_units }; die zuerst genommene Art passt nicht
wrong-unit-taken-kind-card = „unit“ hat eine Art genommen, die die Karte nicht verlangt
wrong-spare-cards-drawn-open = gezogene übrige Karten: { $drawn }; die offenen Fragen brauchen { $count }
wrong-cathedral-card-two-places = die Kathedralenkarte { $card } ist an zwei Stellen
wrong-extra-does-say-which = „extra“ sagt nicht, welche Aktionen getan sind
wrong-extra-no-material-choose = „extra“ hat kein Material zu wählen
wrong-needs-contractor-player = { $kind } braucht einen eigenen Unternehmer in { $city }
wrong-specialist-tiles-missing = Spezialistenplättchen fehlen: { $lost }
wrong-each-tower-city-own = jeder Turm hat eine eigene Stadt
wrong-permits = Genehmigungen von { $who }: { $permits }
wrong-contractors-cities-there = Unternehmer von { $who } in Städten: { $sent }; es gibt { $contractors }
wrong-ivan-no-permits = Iwan hat keine Genehmigungen
wrong-ivan-holds-no-specialist = Iwan hat keinen Spezialisten
wrong-city-marker-missing = der Stadtmarker fehlt
wrong-ivan-tools-differ = Iwans Werkzeuge müssen verschieden sein: { $tools }
wrong-specialist-tile-two-places = das Spezialistenplättchen { $tile } ist an zwei Stellen
wrong-city-marker-solitaire-games = der Stadtmarker ist nur für Solopartien
wrong-specialist-display-elsewhere = der Spezialist { $name } liegt aus und ist auch anderswo
wrong-specialist-extension-elsewhere = der Spezialist { $name } ist auf einem Anbau und auch anderswo
wrong-specialist-lies-beside-player = der Spezialist { $name } liegt neben einem Platz, den es nicht gibt
wrong-contractor-which-was-never = { $who } hat einen Unternehmer in { $city }, was nie offen war
wrong-discarded-ornament-from-space = { $who } hat ein Ornament von einem Feld abgelegt, auf dem keins lag
wrong-discarded-ornament = { $who } hat { $out } vom Ornament { $name } abgelegt
wrong-closed-if-tower-complete = { $name } muss genau dann geschlossen sein, wenn der Turm fertig ist
wrong-no-tower-closed = { $name } hat keinen Turm, muss also geschlossen sein
wrong-turn-over-needs-specialist = „turn_over“ braucht einen Spezialisten des Platzes am Zug

## Printed values that do not fit together

printed-new-plan = { $towers } Türme mit insgesamt { $sections } Abschnitten
printed-times = { $count ->
    [one] { $space } einmal
   *[other] { $space } { $count }-mal
}
printed-name-spaces = { $field } nennen { $spaces }
printed-two-cities = jedes Feld an zwei Städten
printed-tool-on = { $count ->
    [one] { $field } ist { $tool } auf 1 Plättchen
   *[other] { $field } ist { $tool } auf { $count } Plättchen
}
printed-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
printed-free-recognition = { $count }, die Anerkennung, die sie ohne Kosten gibt

## The box: sheets, pieces and their places

part-contractors = Contractors
sheet-specialists = Spezialisten
sheet-guilds = Gildenkarten
sheet-guild-actions = Aktionen der Gilden
sheet-contracts = Verträge
sheet-reinforcements = Verstärkungsplättchen
sheet-expansion-tiles = Plättchen der Erweiterung
sheet-expansion-plans = Baupläne der Erweiterung
sheet-cities = Städte
sheet-extension = Anbau und Werkzeuge
sheet-expansion-supply = Vorrat und Solospiel

given-lumber = Holz
given-brick = Ziegel
given-stone = Stein
given-gold = Gold
given-green_gem = grüner Edelstein
given-purple_gem = lila Edelstein
given-ruble = Rubel
given-permit = Genehmigung
given-recognition = Anerkennung
given-prestige = Prestige
given-material_of_choice = Material nach Wahl

piece-specialist = Spezialist: { $kind ->
    [gain] { $gives }
    [return_material] gibt zurück: { $cost } → { $gives }
    [pay_material] { $cost } → { $gives }
    [two_activations] zwei Aktivierungen
    [discard_ornament] ein Ornament → { $gives }
    [rubles_to_recognition] Rubel → Anerkennung
    [material_and_delivery] { $gives }, eine Lieferung
    [resource_tile] ein Rohstoffplättchen
   *[claim] ein Anspruch
} ({ PIECE("tool", $tool) })
piece-contract = Vertrag: { PIECE("contract", $contract) } → { $prestige } Prestige
piece-reinforcement = Verstärkung: { $tile ->
    [gain_5_rubles] { $gives }
    [gain_3_recognition] { $gives }
    [gain_2_materials] { $gives }
   *[other] { PIECE("reinforcement", $tile) }
}
piece-city = { PIECE("city", $city) }: Spezialisten { $spaces }
piece-slot = { $none ->
    [yes] Stelle { $n } des Anbaus: nichts
   *[no] Stelle { $n } des Anbaus: { $gives }
}
piece-tools = Werkzeuge in einem Satz: { $prestige } Prestige
piece-extension-start = Anbau zu Beginn
piece-permit-start = Genehmigungen zu Beginn: { $count }
piece-solo-start = Iwan beginnt mit { $count } Prestige
piece-solo-hire = Iwan in Moskau: { $count } Prestige

place-gives = Gibt
place-bonus = Bonus
place-tool = Werkzeug
place-spaces = Felder
place-start = Genehmigungen zu Beginn
place-start_permits = Genehmigungen zu Beginn
place-hire_price_rubles = Rubel fürs Anheuern
place-gain_diamond = Diamanten als Ertrag
place-gain_permit = Genehmigungen als Ertrag
place-prestige_two_players = Prestige zu zweit
place-ivan_prestige = Prestige
place-prestige_moscow = Prestige in Moskau
