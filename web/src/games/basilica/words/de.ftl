# Words of the drawing of Basilica.

tab-site = Bau
tab-board = Plan
tab-me = Leute
you = du
sun = Sonne
moon = Mond

part-track = Leiste: Die Königin steht auf { $queen }, { $next }
track-next = die nächste Wertung ist auf { $n }
track-last = kein Wertungsfeld liegt mehr voraus
track-marker = { $n ->
    [one] { $name } hat 1 Punkt
   *[other] { $name } hat { $n } Punkte
}
track-lap = +{ $n }
track-flag = Krone gelegt: Königin { $a } → { $b }
track-flag-scoring = Krone gelegt: Königin auf { $b }, Wertung!

part-board = Plan mit Befehlen und Gewölben
board = Der Plan
board-next = nächstes von { $n }
board-last = das letzte
board-empty = Stapel leer
board-second = 2. Stapel
board-discarded = { $n } abgelegt
board-flips = wird gewendet
board-executed = läuft
board-exchange = Die drei Gewölbe tauschen

part-site = Kathedrale
site-in = Größer
site-out = Kleiner
site-fit = Ganze Kathedrale
site-below = { $n ->
    [one] 1 weitere Reihe unten
   *[other] { $n } weitere Reihen unten
}
site-above = nach oben

color-red = Rot
    .Start = Rot
color-yellow = Gelb
    .Start = Gelb
color-blue = Blau
    .Start = Blau
color-green = Grün
    .Start = Grün
vault-red = Rot
    .Start = Rot
vault-yellow = Gelb
    .Start = Gelb
vault-blue = Blau
    .Start = Blau
vault-green = Grün
    .Start = Grün
vault-red_yellow = Rot-Gelb
    .Start = Rot-Gelb
vault-red_blue = Rot-Blau
    .Start = Rot-Blau
vault-red_green = Rot-Grün
    .Start = Rot-Grün
vault-yellow_blue = Gelb-Blau
    .Start = Gelb-Blau
vault-yellow_green = Gelb-Grün
    .Start = Gelb-Grün
vault-blue_green = Blau-Grün
    .Start = Blau-Grün
rank-architect = Architekt
rank-master_mason = Maurermeister
rank-strongman = Hüne
rank-jester = Narr
rank-architect-does = verdoppelt die Plättchen seiner Bereiche
rank-master_mason-does = wiegt so viel wie zwei
rank-strongman-does = gewinnt Gleichstände für dich
rank-jester-does = nennt bei der Wertung eine weitere Farbe

say-order = Befehl { $name }, Feld { $n }, Rückseite { PIECE("vault", $vault) }
say-coin = die andere Seite darf ihn für eine Münze kaufen
say-crown = mit Krone
say-vault = Gewölbefeld { $n }: { $vault ->
    [none] leer
   *[some] { PIECE("vault", $vault) }{ $crown ->
        [yes] {" "}mit Krone
       *[no] {""}
    }
}
say-cell = Reihe { $row }, Spalte { $column }: { $what }
say-free = nichts gebaut
say-scaffolding = Gerüst
say-tile = Gewölbe { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}mit Krone
   *[no] {""}
}
say-builder = Erbauer von { $name }
say-ranked = { $rank } von { $name }
say-glass = Buntglas
say-altar = Altar
say-area = Bereich { PIECE("color", $color) }, Größe { $n }, Wert { $value }
say-named = zusätzlich genannt: { PIECE("color", $color) }
say-stack = { $n ->
    [one] Stapel: { $name }, Rückseite { PIECE("vault", $vault) }, 1 Plättchen
   *[other] Stapel: { $name }, Rückseite { PIECE("vault", $vault) }, { $n } Plättchen
}
say-token = Rangmarker { $n }: { $a } oder { $b }
say-supply-builder = Einen Erbauer auf { $cell } setzen
say-supply = { $name ->
    [none] Dein Spielmaterial
   *[some] Spielmaterial von { $name }
}

supply-builders = { $n } von { $m } Erbauern
supply-tokens = { $n } von { $m } Rängen
supply-coins = { $n ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $n } Münzen
}
supply-now = +{ $n } bei Wertung jetzt
supply-altars = { $n ->
    [one] noch 1 Altar
   *[other] noch { $n } Altäre
}

areas-title = Bereiche jetzt
areas-next = { $n ->
    [one] Wertung mit der nächsten Krone
   *[other] Wertung in { $n } Kronen
}
areas-none = Die Kathedrale ist noch leer.
areas-area = Bereich
areas-worth = Wert
areas-leads = Führt
areas-tiles = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
areas-nobody = niemand
areas-tie = Gleichstand
areas-strongman = der Hüne gewinnt den Gleichstand
areas-sum = Bei Wertung jetzt
areas-show = Den Bereich { PIECE("color", $color) } bei { $cell } zeigen
areas-more = { $n ->
    [one] 1 Bereich ohne Erbauer
   *[other] { $n } Bereiche ohne Erbauer
}
areas-fewer = Bereiche ohne Erbauer ausblenden

badge-how = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
badge-double = × 2
badge-glass = Glas + { $n }
badge-to = → { $n }
badge-new = neuer Bereich
badge-joins = verbindet { $n } Bereiche

lens-hint = Was es bewirken würde
lens-idle = Zeig auf ein Gewölbe, einen Befehl oder einen Bereich und sieh, was es brächte.
lens-wait = { $name } überlegt.
lens-lay = Wenn du es auf { $cell } legst
lens-lay-first = Du legst: Gewölbe { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}mit Krone
   *[no] {""}
}
lens-lay-pick = { $n ->
    [one] Wähle das markierte Feld.
   *[other] Wähle eines der { $n } markierten Felder.
}
lens-grows = { $n ->
    [one] { PIECE("color", $color) } wächst auf 1 Plättchen
   *[other] { PIECE("color", $color) } wächst auf { $n } Plättchen
}
lens-lonely = Es gehörte noch zu keinem Bereich.
lens-alone = Ein neuer Bereich: { PIECE("color", $color) }
lens-area = { PIECE("color", $color) }, Wert { $value }
lens-area-points = { PIECE("color", $color) }, Wert { $value }: { $points }
lens-joins = { PIECE("color", $color) } verbindet { $n } Bereiche: Wert { $value }
lens-gets = { $name } +{ $n }
lens-gets-you = du +{ $n }
lens-queen = Königin auf { $n }, Wertung in { $m }
lens-queen-now = Königin auf { $n }: Wertung!
lens-refill = { $name } wird gewendet: Gewölbe { PIECE("vault", $vault) }
lens-refill-next = dann { $name } vom Stapel
lens-executing = { $name } läuft
lens-paid = Für eine Münze
lens-cannot = { $reason }.
lens-scored = Wertung { $n }
lens-scored-final = Schlusswertung
lens-close = Schließen
lens-nothing = In der Kathedrale stand kein Erbauer.

offer-title = Ein Angebot
offer-seller = Ein Angebot an { $name }
offer-buy = 1 Münze zahlen
offer-keep = Münze behalten
offer-have = Du hast { $n }.
offer-theirs = { $name } hat { $n } und darf kaufen.
offer-free = Das kostet keine Aktion.

rank-title = Welcher Rang für { $cell }?
rank-tokens = Rangmarker
rank-banned = eben vergeben, nicht für dich
jester-title = Der Narr auf { $cell } nennt eine Farbe
jester-worth = { $a } : { $b }
jester-note = Punkte dieser Wertung, du : { $name }
jester-has = schon da

score-total = Summe

card-line = Leg bunte Gewölbe, stell deine Erbauer darunter und wähl den Moment, in dem die Königin urteilt.
card-picture = Gotisches Kirchenschiff mit bunten Gewölben und Licht durch Buntglas

# A scoring, counted area by area.
scene-title = Wertung { $n }
scene-last = Die letzte Wertung
scene-area = Bereich { PIECE("color", $color) }
scene-sum = { $tiles ->
    [one] { $tiles } Gewölbe
   *[other] { $tiles } Gewölbe
}{ $doubled ->
    [yes] , verdoppelt,
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] {" "}+ { $glass } für Glas
} = { $value }
scene-more = { $white } : { $black }, { $name } hat mehr
scene-strong = { $white } : { $black }, der Hüne gewinnt für { $name }
scene-tie = { $white } : { $black }, bei Gleichstand bekommt niemand etwas

# Answers as rows.
row-vault = Gewölbe { PIECE("vault", $vault) }
row-crown = Gewölbe { PIECE("vault", $vault) } · Königin auf { $queen }
row-beside = daneben
row-alone = allein
row-worth = { $now } → { $then }
row-group-orders = Befehle
row-group-builder = Erbauer
race-now = +{ $n } jetzt
race-action = Aktion { $n } von { $of }
race-stack = { $n ->
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
}

## A finished game of the real box.
end-before = Punkte vor der letzten Wertung
end-before-line = Wo die Marker stehen, bevor die letzte Wertung gezählt wird.
end-stack = Der Stapel war aufgebraucht
end-site = Die Kathedrale
end-site-line = Wähle ein Teil und tippe an, wo es liegt. Noch einmal tippen nimmt es weg.
end-brushes = Teile
end-vault = Gewölbe { PIECE("vault", $vault) }
end-builder = Erbauer von { $name }
end-names = Der Narr nennt { PIECE("color", $color) }
end-glass = Buntglas
end-altar = Altar
end-cell = { $cell }, leer
end-cell-vault = { $cell }: Gewölbe { PIECE("vault", $vault) }{ $builder ->
    [none] {""}
   *[some] { $rank ->
        [none] , Erbauer von { $builder }
       *[some] , { PIECE("rank", $rank) } von { $builder }
    }
}

loss-moved = Dein Erbauer wurde von { $from } nach { $to } versetzt
loss-lead = Du führst im Bereich { PIECE("color", $color) } bei { $cell } nicht mehr
loss-worth = Dein Bereich { PIECE("color", $color) } bei { $cell } ist { $to } statt { $from } wert
loss-by = Das war { $name }.
