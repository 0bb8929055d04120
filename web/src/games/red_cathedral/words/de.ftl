# Words of the drawing of The Red Cathedral.

tab-duchy = Herzogtum
closed = geschlossen
none = keine
permits = Genehmigungen
contractors = Unternehmer zu Hause
diamonds = Diamanten
contracts = Verträge
contracts-worth = jetzt { $n } wert
reinforcements = Verstärkungen
duchy = Großherzogtum
duchy-bag = { $n ->
    [one] 1 Spezialist im Beutel
   *[other] { $n } Spezialisten im Beutel
}
ext = Anbau
ext-left = { $n ->
    [one] noch 1 Unternehmer
   *[other] noch { $n } Unternehmer
}
ext-leaves = Unternehmer { $n } geht
ext-waits = wartet auf den schwarzen Würfel
ext-wakes = der schwarze Würfel weckt ihn
ext-pays = Feld { $n } bringt { $what }
ext-none = kein Spezialist
ext-tools = Werkzeuge sind { $n } Prestige wert
contract-each = je
contract-back = ein verdeckter Vertrag
offer-players = Wen du nennen kannst
offer-contracts = Gezogene Verträge
offer-spare = Gezogene Kathedralenkarten
offer-reinforcements = Verstärkungsplättchen zur Wahl
deck-contracts = { $n ->
    [one] 1 Vertrag im Stapel
   *[other] { $n } Verträge im Stapel
}
deck-spare = { $n ->
    [one] 1 übrige Karte, { $m } abgelegt
   *[other] { $n } übrige Karten, { $m } abgelegt
}
deck-diamonds = { $n ->
    [one] noch 1 Diamant
   *[other] noch { $n } Diamanten
}

good-permit = Genehmigung
    .count = { $n ->
        [one] 1 Genehmigung
       *[other] { $n } Genehmigungen
    }
good-diamond = Diamant
    .count = { $n ->
        [one] 1 Diamant
       *[other] { $n } Diamanten
    }
color-black = Schwarz
tool-hammer = Hammer
tool-saw = Säge
tool-trowel = Kelle
tool-chisel = Meißel
tool-compass = Zirkel
tool-axe = Axt
guild-jewelers = Juweliere
guild-artisans = Kunsthandwerker
guild-foremen = Poliere
guild-contractors = Unternehmer
guild-wholesalers = Großhändler
guild-managers = Verwalter
guild-lawyers = Anwälte
guild-archivists = Archivare
guild-master_builders = Baumeister
guild-brick_makers = Ziegelbrenner

act-buy_1_diamond = Diamant kaufen
act-exchange_3_materials = drei gegen zwei
act-buy_2_diamonds = 2 Diamanten kaufen
act-diamond_for_2_permits = für 2 Genehmigungen
act-activate_own_tile = Plättchen wecken
act-activate_other_players_tile = fremdes Plättchen
act-activate_own_tile_twice = Plättchen doppelt
act-activate_two_own_tiles = 2 eigene Plättchen
act-recognition_own_banners = je eigenes Banner
act-rubles_own_banners = Rubel je Banner
act-recognition_other_banners = je fremdes Banner
act-rubles_other_banners = Rubel je fremdes
act-black_die_resource = Plättchen bei Schwarz
act-permits_per_contractor = Genehmigung je eigenen
act-rubles_per_contractor = Rubel je eigenen
act-rubles_per_other_contractor = Rubel je fremden
act-one_market_action = eine Marktaktion
act-market_action_and_material = Aktion und Material
act-same_market_action_twice = Aktion doppelt
act-two_market_actions = zwei Marktaktionen
act-gain_basic_material = einfaches Material
act-basic_material_for_recognition = einfaches für Ruhm
act-gain_1_ruble = 1 Rubel nehmen
act-gold_for_3_rubles = Gold verkaufen: 3
act-gain_1_gem = Edelstein nehmen
act-gems_for_prestige_and_rubles = Edelsteine verkaufen
act-gain_1_permit = 1 Genehmigung
act-permit_for_delivery = Genehmigung: liefern
act-two_permits_for_prestige = Genehmigung: Prestige
act-permit_for_material = Genehmigung: Material
act-draw_contracts = 1 von 3 behalten
act-market_area = ein Feld, je Würfel
act-any_guild_action = Grundgildenaktion
act-resource_tile = ein Rohstoffplättchen
act-draw_1_card = 1 ziehen, 2 nehmen
act-draw_2_cards = 2 ziehen, 2 + 1 nehmen
act-rubles_of_section = Rubel des Abschnitts
act-half_recognition_of_section = ½ meines Abschnitts
act-take_reinforcement = Plättchen nehmen
act-brick_for_delivery = Ziegel: liefern
act-brick_for_2_rubles = Ziegel verkaufen: 2
act-brick_for_recognition = Ziegel für Ruhm

contract-return_2_lumber = 2 Holz zurückgeben
contract-return_2_stone = 2 Stein zurückgeben
contract-return_2_brick = 2 Ziegel zurückgeben
contract-return_4_rubles = 4 Rubel zurückgeben
contract-return_gem_and_gold = einen Edelstein und ein Gold zurückgeben
contract-all_ornaments_built = alle eigenen Ornamente gebaut
contract-ornaments_on_own_sections = eigene Ornamente auf eigenen Abschnitten
contract-ornaments_on_others_sections = eigene Ornamente auf fremden Abschnitten
contract-ornaments_not_built = eigene Ornamente, die nicht gebaut sind
contract-three_ornaments_one_tower = drei eigene Ornamente in einem Turm
contract-three_claims_one_tower = drei eigene Banner in einem Turm
contract-section_of_each_type = ein Sockel, ein Mittelteil und eine Kuppel
contract-six_face_up_tiles = sechs offene Plättchen
contract-towers_without_presence = Türme ohne dich
contract-towers_with_presence = Türme mit dir
reinforcement-gain_5_rubles = 5 Rubel nehmen
reinforcement-any_guild_action = eine Gildenaktion im Spiel
reinforcement-activate_own_tile = ein eigenes Plättchen aktivieren
reinforcement-deliver_1 = ein Teil liefern
reinforcement-gain_3_recognition = 3 Anerkennung bekommen
reinforcement-free_placement = ein Werkstattplättchen umsonst legen
reinforcement-gain_2_materials = zwei Materialien nehmen
reinforcement-die_resource = vom Plättchen bei einem Würfel nehmen

say-city = { $n ->
    [one] { $city }: kostet 1 Genehmigung, { $who }
   *[other] { $city }: kostet { $n } Genehmigungen, { $who }
}
say-city-closed = { $city }: geschlossen, { $who }
say-city-there = Unternehmer: { $list }
say-city-empty = keine Unternehmer
say-citytile = { $city }, wenn der Turm fertig ist: { $list }
say-specialist = Spezialist: { $effect }; Werkzeug: { PIECE("tool", $tool) }
say-specialist-none = keiner
say-slot = Unternehmer { $n }, sein Feld bringt { $what }
say-slot-gone = Unternehmer { $n } ist fort, sein Feld brachte { $what }
say-slot-nothing = nichts
say-permits = { $n } von { $m } Genehmigungen
say-permit = Prestige für eine Genehmigung geben
say-tools = Werkzeuge: { $list }; { $n } Prestige wert
say-mix = { $n ->
    [one] mit 1 Diamant zahlen
   *[other] mit { $n } Diamanten zahlen
}
say-mix-none = keiner
say-diamonds = { $n ->
    [one] 1 Diamant, steht für jedes Material
   *[other] { $n } Diamanten, jeder steht für jedes Material
}
say-contract = Vertrag: { $words }, nach jetzigem Stand { $n } Prestige
say-spare = Kathedralenkarte: { $list }
say-tower = Turm { $n }
say-foreman = der Polier an Turm { $n }
say-tile-of = { $name }: { $tile }

ivan-hire = Anheuern
ivan-hire-short = Anheuern
ivan-hire-what = noch { $n }
ivan-will-hire = schickt einen Unternehmer in die Stadt seines Markers

tab-market = Markt
tab-site = Bau
tab-me = Ich
part-market = Marktring mit Wertungsleiste
part-site = Baustelle
part-me = Deine Werkstatt
part-supply = Gemeinsamer Vorrat
supply = Vorrat
you = du
turn = Zug { $n }
of = { $n } von { $m }
free = umsonst
for = für { $n }
full = voll
inventory = Lager
workshop = Werkstatt
ornaments = Ornamente
track = Wertungsleiste
inv-state = { $n } von { $m }
inv-gain = { $n } von { $m }, { $k } passen noch
inv-full = { $n } von { $m }, voll
shop-hand = leg das Plättchen
orn-left = noch { $n }
orn-none = alle gesetzt
next = nächstes in { $n }
face-up = offen
face-down = verdeckt, umsonst
sections = { $n } von { $m } Abschnitten fertig
towers = Türme jetzt
towers-note = Prestige, das jeder brächte
worth = Wert
none-short = –
nothing = noch nichts
tie0 = gleich 0
recognition-to = { $n } Anerkennung bis zum nächsten Prestige
ended = hätte { $n }, wenn jetzt Schluss wäre
hub-last = Endrunde
hub-over = Ende

good-lumber = Holz
    .count = { $n } Holz
good-brick = Ziegel
    .count = { $n } Ziegel
good-stone = Stein
    .count = { $n } Stein
good-gold = Gold
    .count = { $n } Gold
good-green_gem = grüner Edelstein
    .count = { $n ->
        [one] 1 grüner Edelstein
       *[other] { $n } grüne Edelsteine
    }
good-purple_gem = lila Edelstein
    .count = { $n ->
        [one] 1 lila Edelstein
       *[other] { $n } lila Edelsteine
    }
good-ruble = Rubel
    .count = { $n ->
        [one] 1 Rubel
       *[other] { $n } Rubel
    }
good-recognition = Anerkennung
    .count = { $n } Anerkennung
good-prestige = Prestige
    .count = { $n } Prestige
good-any = beliebiges Material
    .count = { $n ->
        [one] 1 beliebiges Material
       *[other] { $n } beliebige Materialien
    }
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
guild-craftsmen = Handwerker
guild-teamsters = Fuhrleute
guild-merchants = Kaufleute
guild-clergy = Klerus
color-white = Weiß
color-green = Grün
color-blue = Blau
color-red = Rot
color-yellow = Gelb
orn-door = Tür
    .an = eine Tür
orn-arch = Bogen
    .an = ein Bogen
orn-cross = Kreuz
    .an = ein Kreuz
type-base = Sockel
type-middle = Mittelteil
type-dome = Kuppel
n-1 = 1
n-2 = 2
n-3 = 3
n-4 = 4
kind-any = beliebiges
kind-common = einfaches
kind-precious = edles
kind-some = einiges

act-deliver = { $n ->
    [one] 1 liefern für { $price }
   *[other] { $n } liefern für { $price }
}
act-swap = Plättchentausch: { $price }
act-wake = Plättchen wecken
act-alike = { PIECE("n", $n) } gleiche gegen { PIECE("n", $m) }
act-change = eins tauschen: { $price }
act-sell = { $kind } verkaufen: { $n }
act-buy = { $kind } kaufen: { $price }
act-discard = { PIECE("n", $n) } Arten abgeben
act-prestige = { $n } Prestige für { $price }
act-ruble = { $n ->
    [one] { $n } Rubel nehmen
   *[other] { $n } Rubel nehmen
}
act-recognition = { $n } Anerkennung
act-types = alle Arten: { $n }
act-once = einmal
act-many = sooft bezahlt wird

say-die = Würfel { PIECE("color", $color) }, zeigt { $n }, auf { $space }
say-space = { $space }: { $count } je Würfel, { $dice }
say-nodice = kein Würfel
say-dice = Würfel: { $list }
say-guild = { PIECE("guild", $guild) }, die Gilde zur Jahreszeit { PIECE("season", $season) }
say-action = { PIECE("guild", $guild) }: { $words }, { PIECE("act", $repeat) }
say-section = Turm { $tower }, Stufe { $level }, { PIECE("type", $type) }
say-locked = gesperrt, bis die Stufe darunter beansprucht ist
say-open = frei zu beanspruchen, dazu { $tile }
say-claimed = beansprucht von { $name }
say-finished = fertiggestellt von { $name }
say-needs = braucht noch { $list }
say-jewels = { $n } der Teile: Diamanten
say-costs = kostet { $list }
say-pays = bringt { $list }
say-ornament = { PIECE("orn", $orn) } von { $name }
say-fine = würde { $n } Anerkennung kosten
say-tile-die = ein Würfelplättchen { PIECE("color", $color) }
say-tile = ein Plättchen: { $count }
say-good = { $count } in deinem Lager
say-banner = Banner auf einem Lagerfeld
say-banner-white = Banner auf einem weißen Werkstattfeld
say-shop = Werkstattfeld { $space }, { $what }
say-shop-empty = { $n ->
    [one] leer, offen 1 Rubel
   *[other] leer, offen { $n } Rubel
}
say-shop-down = ein verdecktes Plättchen
say-shop-banner = unter einem Banner
say-shop-holds = darauf: { $orn }
say-ornaments = { PIECE("orn", $orn) }, noch { $n } zu setzen
say-supply = { $count } im Vorrat
say-face-up = das Plättchen offen legen
say-face-down = das Plättchen verdeckt legen
say-exchange = Prestige gegen Rubel tauschen
say-reroll = Prestige geben und die Würfel eines Feldes neu würfeln
say-marker = { $name }: { $n } Anerkennung, { $p } Prestige

zoom-whole = Ganzer Bau

lens-yours = Deiner.
lens-of = { $name } baut hier.
lens-done = Fertiggestellt von { $name }.
lens-free = { $tile ->
    [none] Frei zu beanspruchen.
   *[other] Frei zu beanspruchen, dazu { $tile }.
}
lens-locked = Gesperrt, bis die Stufe darunter beansprucht ist.
lens-needs = Braucht noch
lens-costs = Kostet
lens-pays = Bringt
lens-fine = Baut jemand darüber fertig, kostet das { $n }
lens-bare = Noch kein Ornament.
lens-orn = Ornament: { PIECE("orn", $orn) } von { $name }.

ivan-next = weiter
ivan-row = Iwans Kartenreihe
ivan-claim = Anspruch
ivan-inventory = Lager
ivan-transport = Transport
ivan-construction = Bau
ivan-recognition = Anerkennung
ivan-claim-short = Anspruch
ivan-inventory-short = Lager
ivan-transport-short = Fuhre
ivan-construction-short = Bau
ivan-recognition-short = Ruhm
ivan-claim-what = noch { $n }
ivan-inventory-what = { $n ->
    [one] +1 Teil
   *[other] +{ $n } Teile
}
ivan-transport-what = bringt { $n } weiter
ivan-construction-what = legt { $n }
ivan-recognition-what = +{ $n }
ivan-walk = zieht { $n } nach { $space }
ivan-blocked = { $space } ist voll: kein Zug
ivan-tile = { $n } vom Plättchen
ivan-will-claim = { $n ->
    [0] hat kein Banner mehr, um etwas zu beanspruchen
   *[other] beansprucht einen Abschnitt, du wählst, welchen
}
ivan-will-inventory = lagert { $n } von den größten Haufen
ivan-will-transport = { $n ->
    [one] bringt 1 Teil weiter zum Bau
   *[other] bringt { $n } Teile weiter zum Bau
}
ivan-will-construction = { $n ->
    [one] legt 1 Teil auf seine Abschnitte
   *[other] legt { $n } Teile auf seine Abschnitte
}
ivan-will-recognition = bekommt { $n } Anerkennung
ivan-caption = wie die Würfel liegen · dein eigener Zug kann es ändern
ivan-reset = alle Plättchen sind verbraucht: Die Reihe beginnt neu
ivan-orn = { $n ->
    [0] { $orn } als Nächstes, wenn die Reihe neu beginnt
    [one] { $orn } als Nächstes, wenn die Reihe neu beginnt: in 1 Zug
   *[other] { $orn } als Nächstes, wenn die Reihe neu beginnt: in { $n } Zügen
}
ivan-orn0 = alle seine Ornamente sind gesetzt
level-standard = normal
level-hard = schwer
level-very_hard = sehr schwer

score-total = Prestige

card-line = Führ die Würfel um den Markt, liefere Stein und Gold und stell deine Kuppeln fertig, bevor andere den Ruhm teilen.
card-picture = Umriss einer Kathedrale aus roten Ziegeln mit bemalten Zwiebelkuppeln
card-solo = Gegen Iwans Karten
card-expansion = Die Erweiterung Contractors
card-expansion-line = Jeder Teil lässt sich mit oder ohne die anderen spielen.

# The story: one line for each turn; pictures stand where the placeables are.
story-plus = plus { $what }
story-minus = minus { $what }
story-die = Würfel { PIECE("color", $color) }
story-move = { $die } nach { $space }
story-take = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $goods }
story-tile = eigenes Plättchen
story-swap = { $you ->
    [yes] tauschst
   *[no] tauscht
} zwei Plättchen
story-claim = { $you ->
    [yes] beanspruchst
   *[no] beansprucht
} { $section },
story-lay = { $tile } auf { $space }
story-face-up = Plättchen offen
story-face-down = Plättchen verdeckt
story-shop-green = Grün
story-shop-blue = Blau
story-shop-red = Rot
story-shop-yellow = Gelb
story-shop-white_1 = erstes Weiß
story-shop-white_2 = zweites Weiß
story-deliver = { $goods } an { $section }
story-finish = { $you ->
    [yes] vollendest
   *[no] vollendet
} { $section }
story-decorate = { $ornament } auf { $section }
story-reroll = { $you ->
    [yes] würfelst
   *[no] würfelt
} ein Feld neu
story-sixth = sechster Abschnitt: die letzte Runde
story-ivan-reset = beginnt seine Reihe neu
story-ivan-blocked = { $die } kann nicht ziehen
story-ivan-store = lagert { $n }
# In the bar: the race to the last round.
race-of = { $name }: { $n } von { $of } Abschnitten
race-next = { $you ->
    [yes] du spielst als Nächstes
   *[no] { $name } spielt als Nächstes
}
race-near = { $you ->
    [yes] dir fehlt noch ein Abschnitt
   *[no] { $name } fehlt noch ein Abschnitt
}
race-last = { $n ->
    [0] letzte Runde · der letzte Zug
    [one] letzte Runde · 1 Zug folgt
   *[other] letzte Runde · { $n } Züge folgen
}
# Answers as rows: place, price, gain.
row-group-claim = Beanspruchen
row-group-build = Bauen
row-group-market = Markt
row-group-duchy = Herzogtum
row-group-prestige = Prestige
row-of = { $fits } von { $amount }
row-exchange = eintauschen
row-reroll = { $space } neu würfeln
loss-penalty = Du verlierst { $what }: { $above } über deinem Abschnitt { $section } ist fertig
loss-penalty-only = Du verlierst { $what } für deinen Abschnitt { $section }
loss-pay = Du verlierst { $what }
loss-by = Das war { $name }.
loss-marker = Dein Marker: { $from } → { $to }.
loss-prestige = Prestige { $from } → { $to }.

# A scoring, counted thing by thing.
scene-city = Turm { $tower } ist fertig: { $city }
scene-contractors = { $n ->
    [one] { $n } Unternehmer dort, für jedes Banner im Turm
   *[other] { $n } Unternehmer dort, jeder für jedes Banner im Turm
}
scene-nobody = Niemand hat dort Unternehmer und Banner
scene-end = Die Schlusswertung

## A finished game of the real box.
end-plan = Bauplan
end-towers = Türme
end-towers-line = Wähle ein Banner oder Ornament und tippe die fertigen Abschnitte an, die es tragen. Noch einmal tippen nimmt es weg.
end-brushes = Banner und Ornamente
end-banner = Banner von { $name }
end-ornament = Ornament von { $name }
end-tower = Turm { $n }
end-section = Abschnitt { $section }, nicht fertig
end-section-done = Abschnitt { $section }, Banner von { $banner }
end-section-adorned = Abschnitt { $section }, Banner von { $banner }, Ornament von { $ornament }
end-left = Was übrig ist
end-marker = Marker auf der Leiste ({ $lap } Felder je Runde)
end-goods = Waren im Lager, Rubel und Genehmigungen
end-contracts = Prestige aus Verträgen
