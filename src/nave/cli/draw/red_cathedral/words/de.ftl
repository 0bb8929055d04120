# What the terminal says beside the pictures of The Red Cathedral. Pieces are named by the game's own words.

draw-market = Markt
draw-market-key = m
draw-site = Baustelle
draw-site-key = s
draw-players = Mitspielende
draw-players-key = p
draw-duchy = Herzogtum
draw-duchy-key = d

## In the pictures: letters on colors, and words as short as can be

# Green has the G, yellow an L.
draw-die-letter = { $die ->
    [white] W
    [green] G
    [blue] B
    [red] R
    [yellow] L
   *[black] S
}
draw-player-letter = { $whose ->
    [green] G
    [blue] B
    [red] R
    [yellow] L
   *[ivan] I
}
draw-resource = { PIECE("resource", $resource) }
draw-resource-short = { $resource ->
    [green_gem] gr. Edel
    [purple_gem] li. Edel
    [recognition] Anerk.
   *[other] { PIECE("resource", $resource) }
}
draw-season = { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
}
draw-group = { PIECE("group", $group) }
draw-ornament = { PIECE("ornament", $ornament) }
draw-city = { PIECE("city", $city) }
draw-tool = { PIECE("tool", $tool) }
draw-contract = { PIECE("contract", $contract) }
draw-reinforcement = { PIECE("reinforcement", $reinforcement) }
draw-ivan-card = { PIECE("ivan_card", $card) }
draw-tower = Turm { $tower }
draw-tower-short = T{ $tower }
draw-free = frei
draw-built = gebaut
draw-now = jetzt
draw-stored = gelagert
draw-on-site = am Bau
draw-supply = Vorrat
draw-last-turns = letzte Züge
draw-next = dann { $bonus }
draw-next-none = dann kein Bonus
draw-tools = Werkzeuge
draw-contracts = { $count ->
    [one] { $count } Vertrag
   *[other] { $count } Verträge
}
draw-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
draw-spare-cards = { $count ->
    [one] { $count } übrige Karte
   *[other] { $count } übrige Karten
}
draw-reinforcements = { $count ->
    [one] { $count } Verstärkung
   *[other] { $count } Verstärkungen
}
draw-drawn = gezogen:
draw-drawn-contract = gezogen: { PIECE("contract", $contract) }
draw-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}

# Actions beside the market.
draw-short-types = alle Arten
draw-short-pay = { $pattern ->
    [same] gleiche
    [different] Arten
   *[any] bel.
}
draw-short-gain = { $other ->
    [yes] andere
   *[no] bel.
}
draw-short-deliver = { $count } liefern
draw-short-swap = Plättchen ⇄
draw-short-activate = Plättchen an
draw-short-free = nimm
draw-short-part = { $part ->
    [material_of_choice] { $count } bel.
    [delivery] { $count ->
        [one] { $count } Lieferung
       *[other] { $count } Lieferungen
    }
   *[other] { $count } { $part }
}
draw-short-activate_own_tile = eig. Plättchen
draw-short-activate_other_players_tile = fr. Plättchen
draw-short-activate_own_tile_twice = 2× Plättchen
draw-short-activate_two_own_tiles = 2 Plättchen
draw-short-recognition_own_banners = ✦ je eigenes ⚑
draw-short-rubles_own_banners = ₽ je eigenes ⚑
draw-short-recognition_other_banners = ✦ je fremdes ⚑
draw-short-rubles_other_banners = ₽ je fremdes ⚑
draw-short-black_die_resource = beim schwarzen
draw-short-permits_per_contractor = ▤ je eigenen ♟
draw-short-rubles_per_contractor = ₽ je eigenen ♟
draw-short-rubles_per_other_contractor = ₽ je fremden ♟
draw-short-one_market_action = Markt nochmal
draw-short-market_action_and_material = nochmal+1 bel.
draw-short-same_market_action_twice = zweimal gleich
draw-short-two_market_actions = beides nochmal
draw-short-draw_contracts = Vertrag
draw-short-market_area = ein Feld
draw-short-any_guild_action = Gildenaktion
draw-short-resource_tile = ein Plättchen
draw-short-draw_1_card = 2 einer Karte
draw-short-draw_2_cards = 2+1 v. Karten
draw-short-rubles_of_section = Abschnitt ₽
draw-short-half_recognition_of_section = ½ Abschnitt ✦
draw-short-take_reinforcement = Plättchen

draw-kind-two_activations = 2× wecken
draw-kind-rubles_to_recognition = ≤5₽ → ✦
draw-kind-material_and_delivery = 1 bel.+liefern
draw-kind-resource_tile = ein Plättchen
draw-kind-claim = Anspruch

## The table in words

draw-words-market = Markt: Würfel gehen von 1 bis 8 und weiter zur 1
draw-words-space = { PIECE("space", $space) }
draw-words-die = { PIECE("die", $die) } { $value }
draw-words-dice = { $count ->
    [0] kein Würfel
   *[other] { $dice }
}
draw-words-influence = Einfluss: eins von beiden je Besuch
draw-words-card = { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
}, { PIECE("group", $group) }: { $first }; oder { $second }
draw-words-action = { $free ->
    [yes] { $gains }
   *[no] { $cost } → { $gains }
}{ $count ->
    [0] {""}
   *[other] , wenn du { IN("acc", $needs) } fertig hast
}{ $often ->
    [yes] , sooft du willst
   *[no] , einmal
}
draw-words-section = { PIECE("type", $type, form: "an") }
    .acc = { PIECE("type", $type, form: "an-acc") }
draw-words-some = { $count ->
    [one] { $count } Material ({ $kinds })
   *[other] { $count } Materialien ({ $kinds })
}
draw-words-pay-same = { $count ->
    [one] { $count } Material einer Art
   *[other] { $count } Materialien einer Art
}
draw-words-pay-different = { $count ->
    [one] { $count } Material
   *[other] { $count } Materialien verschiedener Art
}
draw-words-pay-any = { $count ->
    [one] { $count } Material
   *[other] { $count } Materialien
}
draw-words-gain-other = { $count ->
    [one] { $count } Material anderer Art
   *[other] { $count } Materialien anderer Art
}
draw-words-gain-any = { $count ->
    [one] { $count } Material deiner Wahl
   *[other] { $count } Materialien deiner Wahl
}
draw-words-swap = ein Tausch zweier Rohstoffplättchen
draw-words-benefit = der Ertrag eines Werkstattplättchens
draw-gain-activate_own_tile = der Ertrag eines deiner Werkstattplättchen
draw-gain-activate_other_players_tile = der Ertrag eines fremden Werkstattplättchens
draw-gain-activate_own_tile_twice = zweimal der Ertrag eines deiner Werkstattplättchen
draw-gain-activate_two_own_tiles = die Erträge zweier deiner Werkstattplättchen
draw-gain-recognition_own_banners = Anerkennung für deine Banner, wo der Polier hält
draw-gain-rubles_own_banners = Rubel für deine Banner, wo der Polier hält
draw-gain-recognition_other_banners = Anerkennung für Banner einer anderen Person beim Polier
draw-gain-rubles_other_banners = Rubel für Banner einer anderen Person, wo der Polier hält
draw-gain-black_die_resource = was das Plättchen beim schwarzen Würfel zeigt
draw-gain-permits_per_contractor = eine Genehmigung für jeden deiner Unternehmer in Städten
draw-gain-rubles_per_contractor = ein Rubel für jeden deiner Unternehmer in Städten
draw-gain-rubles_per_other_contractor = ein Rubel für jeden Unternehmer einer anderen Person
draw-gain-one_market_action = eine Marktaktion noch einmal
draw-gain-market_action_and_material = eine Marktaktion noch einmal und ein Material deiner Wahl
draw-gain-same_market_action_twice = dieselbe Marktaktion noch zweimal
draw-gain-two_market_actions = beide Arten Marktaktion noch einmal
draw-gain-draw_contracts = einer von drei gezogenen Verträgen
draw-gain-market_area = was ein Marktfeld für seine Würfel gibt
draw-gain-any_guild_action = eine Aktion einer anderen Gilde, deren eigene Kosten dazu
draw-gain-resource_tile = was ein beliebiges Rohstoffplättchen zeigt
draw-gain-draw_1_card = zwei Materialien einer gezogenen übrigen Kathedralenkarte
draw-gain-draw_2_cards = zwei Materialien einer und eins einer anderen übrigen Kathedralenkarte
draw-gain-rubles_of_section = die Rubel eines deiner Abschnitte im Bau
draw-gain-half_recognition_of_section = die halbe Anerkennung eines deiner offenen Abschnitte
draw-gain-take_reinforcement = ein Verstärkungsplättchen

draw-words-site = Baustelle: Abschnitt, braucht, bringt, Werkstattplättchen, Stand
draw-words-type = { $type ->
    [base] Sockel
    [middle] Mitte
   *[dome] Kuppel
}
draw-words-tower = { $count ->
    [0] Turm { $tower }, jetzt { $value } Prestige wert
   *[other] Turm { $tower }, jetzt { $value } Prestige wert: { $paid }
}
draw-words-paid = { PLAYER($player) } { $prestige }
draw-words-finished = fertiggestellt von { PLAYER($player) }
draw-words-decorated = fertiggestellt von { PLAYER($player) }, { PIECE("ornament", $ornament) } von { PLAYER($by) }
draw-words-needs = { $laid ->
    [0] { COUNT($amount, "resource", $resource) }
   *[other] { $laid } von { COUNT($amount, "resource", $resource, form: "dat") }
}
draw-words-claimed = { $penalty ->
    [0] { $cost }; { $gives }; beansprucht von { PLAYER($player) }
   *[other] { $cost }; { $gives }; beansprucht von { PLAYER($player) }, Strafe { $penalty }
}
draw-words-open = { $free ->
    [yes] { $cost }; { $gives }; Plättchen: { $tile }; frei
   *[no] { $cost }; { $gives }; Plättchen: { $tile }; noch nicht frei
}
draw-words-die-tile = Würfel ({ PIECE("die", $die) })

draw-words-players = Mitspielende
draw-words-supply = Vorrat: { $goods }
draw-words-player = { PLAYER($player) }: { $prestige } Prestige (Anerkennung { $score }, { $next } bis zum nächsten Prestige), { $sections } fertig, { $now }, wenn jetzt Schluss wäre
draw-words-goods = { $count ->
    [0] Waren: keine
   *[other] Waren: { $goods }
}
draw-words-spaces = { $open ->
    [one] 1 freies Feld
   *[other] { $open } freie Felder
}, { $covered } bedeckt
draw-words-banners = { $banners ->
    [one] 1 Banner
   *[other] { $banners } Banner
}; { $count ->
    [0] keine Ornamente
   *[other] Ornamente: { $ornaments }
}
draw-words-ornament = { $ornament ->
    [door] { $count ->
        [one] 1 Tür
       *[other] { $count } Türen
    }
    [arch] { $count ->
        [one] 1 Bogen
       *[other] { $count } Bögen
    }
   *[cross] { $count ->
        [one] 1 Kreuz
       *[other] { $count } Kreuze
    }
}
draw-words-workshop = Werkstatt: { $spaces }
draw-words-price = { $held ->
    [none] { PIECE("shop", $space) } Preis { $price }
    [banner] { PIECE("shop", $space) } Preis { $price }, darauf ein Banner
   *[other] { PIECE("shop", $space) } Preis { $price }, darauf { PIECE("ornament", $held, form: "an") }
}
draw-words-face-up = { PIECE("shop", $space) }: { $tile }
draw-words-face-down = { PIECE("shop", $space) } verdeckt
draw-words-ivan-cards = Karten: { $cards }
draw-words-card-up = { PIECE("ivan_card", $card) } ({ $tile })
draw-words-card-used = { PIECE("ivan_card", $card) } (verbraucht)
draw-words-ivan-stored = { $count ->
    [0] gelagert: nichts
   *[other] gelagert: { $goods }
}
draw-words-ivan-site = { $count ->
    [0] für den Bau: nichts
   *[other] für den Bau: { $goods }
}

## The expansion in words

draw-words-diamonds = Diamanten: { $count } im Vorrat
draw-words-laid = { $count } als { PIECE("resource", $resource) }
draw-words-diamonds-on = auf { $section }: { $laid }
draw-words-foreman = Polier: unter Turm { $tower }
draw-words-contracts = Verträge: { $deck } im Stapel, davon { $under } unten zurückgelegt
draw-words-drawn = gezogen: { $pieces }
draw-words-spare = Übrige Karten: { $deck } im Stapel, { $discarded } abgelegt
draw-words-drawn-card = gezogen: eine Karte, die { IN("acc", $cost) } verlangt
draw-words-offer = { $count ->
    [0] Ausliegende Verstärkungsplättchen: keine
   *[other] Ausliegende Verstärkungsplättchen: { $tiles }
}
draw-words-held-diamonds = { COUNT($count, "resource", "diamond") }
draw-words-held-contracts = Verträge: { $contracts }
draw-words-held-tiles = Verstärkungsplättchen: { $tiles }
draw-words-duchy = Herzogtum: Stadt, Turm, Genehmigungen für den nächsten Unternehmer, Unternehmer dort
draw-words-there = { PLAYER($player) } { $count }
draw-words-city = { PIECE("city", $city) }, { $tower ->
    [none] kein Turm
   *[other] Turm { $tower }
}: { $open ->
    [yes] { COUNT($cost, "resource", "permit") }
   *[no] geschlossen
}; { $count ->
    [0] niemand
   *[other] { $there }
}
draw-words-marker = Iwans Marker ist bei Turm { $tower }
draw-words-display = Ausliegende Spezialisten: was sie tun, ihr Werkzeug, Städte daneben
draw-words-specialist = { $effect }, { PIECE("tool", $tool) }; { $cities }
draw-words-no-specialist = leer; { $cities }
draw-words-tool = { $count } × { PIECE("tool", $tool) }
draw-words-contractors = { $left ->
    [one] noch 1 Unternehmer
   *[other] noch { $left } Unternehmer
}; { $count ->
    [0] keine Werkzeuge
   *[other] Werkzeuge: { $tools } ({ $prestige } Prestige)
}
draw-words-permits = { COUNT($count, "resource", "permit") }
draw-words-held = Spezialist: { $effect }, { PIECE("tool", $tool) }
draw-words-none-held = kein Spezialist

## The score sheet

draw-sheet-wins = gewinnt
draw-sheet-track = Wertungsleiste
draw-sheet-goods = Waren und Rubel
draw-sheet-goods-permits = Waren, Rubel und Genehmigungen
draw-sheet-tower = Turm { $tower }, Wert { $value }
draw-sheet-tools = Werkzeuggruppen
draw-sheet-contracts = Verträge
draw-sheet-prestige = Prestige
draw-sheet-sections = fertige Abschnitte
draw-sheet-ornaments = Ornamente
draw-sheet-legend = Türme: Rang (= geteilt), × Teile dort, Prestige.
