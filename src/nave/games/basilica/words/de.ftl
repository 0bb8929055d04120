# Basilica in German.

player-white = Weiß
player-black = Schwarz

color-red = rot
    .Start = Rot
    .an = ein roter Bereich
    .an-acc = einen roten Bereich
    .an-dat = einem roten Bereich
    .the = roter Bereich
color-yellow = gelb
    .Start = Gelb
    .an = ein gelber Bereich
    .an-acc = einen gelben Bereich
    .an-dat = einem gelben Bereich
    .the = gelber Bereich
color-blue = blau
    .Start = Blau
    .an = ein blauer Bereich
    .an-acc = einen blauen Bereich
    .an-dat = einem blauen Bereich
    .the = blauer Bereich
color-green = grün
    .Start = Grün
    .an = ein grüner Bereich
    .an-acc = einen grünen Bereich
    .an-dat = einem grünen Bereich
    .the = grüner Bereich

vault-red = rot
    .an = ein rotes Gewölbe
vault-yellow = gelb
    .an = ein gelbes Gewölbe
vault-blue = blau
    .an = ein blaues Gewölbe
vault-green = grün
    .an = ein grünes Gewölbe
vault-red-yellow = rot-gelb
    .an = ein rot-gelbes Gewölbe
vault-red-blue = rot-blau
    .an = ein rot-blaues Gewölbe
vault-red-green = rot-grün
    .an = ein rot-grünes Gewölbe
vault-yellow-blue = gelb-blau
    .an = ein gelb-blaues Gewölbe
vault-yellow-green = gelb-grün
    .an = ein gelb-grünes Gewölbe
vault-blue-green = blau-grün
    .an = ein blau-grünes Gewölbe

order-promote = Befördern
order-move = Erbauer bewegen
order-recruit = Anwerben
order-confuse = Verwirren
order-glass = Buntglas
order-scaffolding = Gerüst
order-disaster = Unglück
order-altar = Altar

rank-architect = Architekt
    .an = ein Architekt
    .an-acc = einen Architekten
    .acc = Architekten
    .dat = Architekten
rank-master_mason = Maurermeister
    .an = ein Maurermeister
    .an-acc = einen Maurermeister
    .acc = Maurermeister
    .dat = Maurermeister
rank-strongman = Hüne
    .an = ein Hüne
    .an-acc = einen Hünen
    .acc = Hünen
    .dat = Hünen
rank-jester = Narr
    .an = ein Narr
    .an-acc = einen Narren
    .acc = Narren
    .dat = Narren

# ------------------------------------------------------------ what is asked

prompt-act = { PLAYER($player) }, Aktion { $number } von { $count }: { $builder ->
    [yes] Leg ein Gewölbe, setz einen Erbauer auf das neue oder führ einen Befehl aus.
   *[no] Leg ein Gewölbe oder führ einen Befehl aus.
}
prompt-end = { PLAYER($player) }: Beende den Zug.
prompt-lay = { PLAYER($player) }: Leg eins der neuen Gewölbe.
prompt-buy = { PLAYER($player) }: { $order ->
    [promote] Eine Münze zahlen, um einen deiner Erbauer auf einen anderen Rang zu befördern?
    [confuse] Eine Münze zahlen, um selbst zu bestimmen, welcher deiner Erbauer geht?
   *[recruit] Eine Münze zahlen, um neben einem deiner Erbauer einen weiteren anzuwerben?
}
prompt-promote = { PLAYER($player) }: Wähle den Erbauer, der befördert wird.
prompt-rank = { PLAYER($player) }: Wähle Rang und Rangmarker für den Erbauer auf { $cell }.
prompt-move = { PLAYER($player) }: Bewege einen deiner Erbauer auf ein benachbartes freies Gewölbe.
prompt-recruit = { PLAYER($player) }: { $paid ->
    [yes] Wirb einen Erbauer neben einem eigenen an.
   *[no] Wirb einen Erbauer auf einem freien Gewölbe an.
}
prompt-withdraw = { PLAYER($player) }: Zieh einen deiner Erbauer zurück.
prompt-shift = { PLAYER($player) }: { $paid ->
    [yes] Wähle, welcher deiner Erbauer gehen muss und wohin.
   *[no] Bewege einen Erbauer von { PLAYER($owner) } auf ein benachbartes freies Gewölbe.
}
prompt-glass = { PLAYER($player) }: Leg Buntglas unter einen deiner Erbauer.
prompt-scaffolding = { PLAYER($player) }: { $left ->
    [1] Leg das zweite Gerüst.
   *[other] Leg das erste Gerüst.
}
prompt-disaster = { PLAYER($player) }: Reiß ein Gewölbe ohne Erbauer und Altar ein.
prompt-altar = { PLAYER($player) }: { $left ->
    [1] Leg den zweiten Altar.
   *[other] Leg den ersten Altar.
}
prompt-jester = { PLAYER($player) }: Nenne eine Farbe für den Narren auf { $cell }.
prompt-first = Es wird gezogen, wer beginnt.
drawn-first = { PLAYER($player) } beginnt
drawn-tile = „{ PIECE("order", $order) }“ ({ PIECE("vault", $vault) })
drawn-crown = { $crown ->
    [yes] hinten eine Krone
   *[no] keine Krone
}
prompt-next = Das nächste Plättchen des Stapels kommt.
prompt-crown = Die Rückseite von „{ PIECE("order", $order) }“ ({ PIECE("vault", $vault) }) wird sichtbar.

# ------------------------------------------------------------ what must be done first

first-act = wähle zuerst eine Aktion: ein Gewölbe legen, einen Erbauer setzen oder einen Befehl ausführen
first-end = die drei Aktionen dieses Zugs sind getan
first-lay = jetzt muss eins der neuen Gewölbe gelegt werden
first-buy = entscheide zuerst, ob du die Münze zahlst
first-promote = wähle zuerst den Erbauer, der befördert wird
first-rank = wähle zuerst den Rang des Erbauers
first-move = bewege zuerst einen Erbauer, wie der Befehl es sagt
first-recruit = setz zuerst den angeworbenen Erbauer auf ein Gewölbe
first-withdraw = zieh zuerst einen Erbauer zurück
first-shift = ein Erbauer von { PLAYER($owner) } muss gehen
first-glass = leg zuerst das Buntglas
first-scaffolding = beide Gerüstplättchen müssen gelegt werden
first-disaster = reiß zuerst ein Gewölbe ein
first-altar = leg zuerst die Altäre
first-jester = für den Narren muss eine Farbe genannt werden

# ------------------------------------------------------------ answers

answer-end = Zug beenden
answer-builder = Einen Erbauer auf { $cell } setzen
answer-exchange = Die drei zweifarbigen Gewölbe, von denen keins passt, tauschen und ein neues legen
answer-pay = Eine Münze zahlen
answer-decline = Die Münze behalten
answer-order = „{ PIECE("order", $order) }“ ausführen
answer-name = { PIECE("color", $color, form: "Start") } nennen: { $own } für dich, { $other } für die andere Seite
answer-rank = Zum { PIECE("rank", $rank, form: "dat") } machen, mit Rangmarker { $token }
answer-lay = { $queen ->
    [none] Gewölbe { $space } ({ PIECE("vault", $vault) }) auf { $cell } legen
   *[other] Gewölbe { $space } ({ PIECE("vault", $vault) }) auf { $cell } legen: { $scoring ->
        [yes] Die Königin geht auf { $queen }, das löst eine Wertung aus
       *[no] Die Königin geht auf { $queen }
    }
}
answer-promote = Den Erbauer auf { $cell } befördern
answer-withdraw = Den Erbauer von { $cell } zurückziehen
answer-recruit = Einen Erbauer auf { $cell } setzen
answer-glass = Buntglas auf { $cell } legen
answer-scaffolding = Ein Gerüst auf { $cell } legen
answer-disaster = Das Gewölbe auf { $cell } einreißen
answer-altar = Einen Altar auf { $cell } legen
answer-move = { $rank ->
    [none] Den Erbauer von { PLAYER($owner) } bewegen: { $cell } → { $target }
   *[other] Den { PIECE("rank", $rank, form: "acc") } von { PLAYER($owner) } bewegen: { $cell } → { $target }
}

# Points of which only the bounds are known.
gain = { $least }
gain-range = { $least } bis { $most }

# ------------------------------------------------------------ what an answer gives up

left-builder = auf { $cell } kann kein Erbauer mehr gesetzt werden
left-actions = { $count ->
    [one] { $count } Aktion geht verloren, weil eine Wertung den Zug beendet
   *[other] { $count } Aktionen gehen verloren, weil eine Wertung den Zug beendet
}
left-glass = das Buntglas auf { $cell } geht verloren
left-paid = { $order ->
    [promote] keiner deiner Erbauer wird befördert
    [confuse] { PLAYER($rival) } bestimmt, welcher deiner Erbauer geht
   *[recruit] neben deinen Erbauern wird keiner angeworben
}

# ------------------------------------------------------------ what the teacher says at the elbow

tip-begin = Ab jetzt darfst du alles tun. Drei Aktionen, beliebig gemischt: ein Gewölbe legen, einen Erbauer daraufsetzen, einen Befehl ausführen.
tip-scored = Sie hat geurteilt: Zwei Reihen sind fort, Erbauer und Gerüste gingen heim, der Rest rückte hoch. Erbauer müssen neu gesetzt werden.
tip-coin = Auf dem Befehl war eine Münze: Zahl eine, und du darfst dasselbe tun, ohne eine Aktion auszugeben. Sieh dir zuerst die Bereiche an.
tip-jester = Nenne eine Farbe für das Gewölbe des Narren: Sie zählt dort zusätzlich. Die Zahlen sagen, was jede Farbe brächte.
tip-rank = Architekt: Der Bereich zählt doppelt. Maurermeister: wiegt so viel wie zwei. Hüne: gewinnt Gleichstände. Narr: leiht bei der Wertung eine Farbe.
tip-judged-early = Diese Krone bringt die Königin zu ihrem Stuhl: Sie urteilt sofort, und deine übrigen Aktionen sind verloren. Mach sie vorher.
tip-builder-lapses = Ein Erbauer kommt auf ein Gewölbe, gleich nachdem es gelegt ist. Mit dieser Antwort ist die Gelegenheit vorbei.
tip-builder = Du darfst einen Erbauer auf das eben gelegte Gewölbe setzen, und auf kein anderes. Als nächste Aktion oder nie.
tip-chair = Die nächste Krone bringt die Königin zu ihrem Stuhl, und sie urteilt sofort. Wer sie legt, wählt den Moment.
tip-rows-leave = Wenn sie geurteilt hat, gehen die Reihen 1 und 2 mit allem darauf. Was du weiter unten legst, bleibt.
tip-stack-ends = Der Stapel ist zum zweiten Mal fast leer. Ist er es, beendet eine letzte Wertung die Partie.
tip-no-builders = Alle deine Erbauer sind in der Kirche: Kein Gewölbe lässt sich besetzen. Nach der nächsten Wertung kommen sie heim.
tip-tied = Gleichstand: { PIECE("color", $colour, form: "an") } bringt so niemandem etwas. Ein Erbauer mehr oder ein Hüne würde ihn dir geben.
tip-behind = Die andere Seite führt in { PIECE("color", $colour, form: "an-dat") } im Wert von { $value }. Wer weniger Erbauer hat, bekommt je 1; ein Erbauer mehr kann das drehen.
tip-lonely = Dein Erbauer steht in { PIECE("color", $colour, form: "an-dat") } der Größe eins. Leg dieselbe Farbe daneben, und er wächst.
tip-two-colours = Ein zweifarbiges Gewölbe zählt in beiden Farben, aber nur, wo es sie berührt. Zwei solche Gewölbe dürfen sich nie berühren.
tip-crown = Eine Krone auf einem Gewölbe bewegt die Königin einen Schritt. Auf 10, 20 und 30 urteilt sie.
tip-order = Die Plättchen oben sind Befehle: Führ einen aus, statt ein Gewölbe zu legen, und er ist fort.
tip-offers-coin = Auf einem Befehl ist ein Münzkästchen: Führst du ihn aus, darf die andere Seite dir eine Münze zahlen und es auch tun.

# ------------------------------------------------------------ why not

refused-pay = zahlen darf nur die andere Seite, nach einem Befehl mit Münzkästchen
refused-end = { $count ->
    [one] { $count } der drei Aktionen ist übrig
   *[other] { $count } der drei Aktionen sind übrig
}
refused-not-wild = Gewölbe tauscht man nur, wenn alle drei zweifarbig sind
refused-wild-fits = ein zweifarbiges Gewölbe passt noch irgendwo
refused-after-vault = einen Erbauer setzt man gleich nach dem Legen eines Gewölbes
refused-no-builder = alle deine Erbauer sind in der Kathedrale
refused-wild = ein zweifarbiges Gewölbe darf nicht neben dem zweifarbigen auf { $cell } liegen
refused-blocked = auf { $cell } steht ein Gerüst
refused-vault-there = auf { $cell } liegt schon ein Gewölbe
refused-no-neighbor = { $cell } hat keinen Nachbarn und ist kein Startfeld
refused-order = „{ PIECE("order", $order) }“ lässt sich nicht ausführen: { $why ->
    [no-own] Du hast keinen Erbauer in der Kathedrale
    [no-token] Du hast keinen Rangmarker mehr
    [no-rank] Deine Rangmarker bieten keinen anderen Rang
    [no-supply] Alle deine Erbauer sind in der Kathedrale
    [protected] Altäre schützen alle Erbauer der anderen Seite
    [no-rival] Kein Erbauer der anderen Seite könnte gehen
    [no-step] Keiner deiner Erbauer hat ein freies Gewölbe neben sich
    [no-vault] Es gibt kein Gewölbe ohne Erbauer
    [no-glass] Alle Gewölbe mit deinen Erbauern haben Buntglas
    [no-target] Kein Gewölbe ist ohne Erbauer und Altar
    [no-altar] Kein Altar ist übrig
   *[all-altars] Es gibt kein Gewölbe ohne Altar
}
refused-scaffolding = auf { $cell } steht ein Gerüst, kein Gewölbe
refused-no-vault = auf { $cell } ist kein Gewölbe
refused-builder-there = auf { $cell } steht schon ein Erbauer
refused-not-beside = { $cell } liegt nicht neben einem deiner Erbauer
refused-altar = ein Altar schützt das Gewölbe auf { $cell }
refused-builder = auf { $cell } steht ein Erbauer
refused-altar-there = { $cell } hat schon einen Altar
refused-not-own = auf { $cell } steht keiner deiner Erbauer
refused-glass-there = { $cell } hat schon Buntglas
refused-withdraw = dann könnte kein Erbauer der anderen Seite gehen
refused-promote = deine Rangmarker bieten diesem Erbauer keinen anderen Rang
refused-rank = einen Rang gibt „Befördern“, an einen vorher gewählten Erbauer
refused-side = Rangmarker { $token } hat keine Seite für den { PIECE("rank", $rank, form: "acc") }
refused-rank-same = der Erbauer ist schon { PIECE("rank", $rank) }
refused-rank-given = dieser Rang wurde eben vergeben: { PIECE("rank", $rank) }
refused-turn-over = der Rangmarker unter einem Erbauer lässt sich nicht umdrehen
refused-token = Rangmarker { $token } ist nicht in deinem Vorrat
refused-nobody = auf { $cell } steht kein Erbauer von { PLAYER($owner) }
refused-protected = ein Altar schützt den Erbauer auf { $cell }
refused-outside = das führt aus dem Plan hinaus
refused-name = Narren nennen nur bei einer Wertung Farben
refused-color = das Gewölbe zeigt diese Farbe schon: { PIECE("color", $color) }

# ------------------------------------------------------------ what happened

event-turn = Zug { $turn }: { PLAYER($seat) }
event-next = Der Stapel zeigt jetzt „{ PIECE("order", $order) }“ ({ PIECE("vault", $vault) })
event-fill_order = Auf Befehlsfeld { $space } liegt jetzt „{ PIECE("order", $order) }“ ({ PIECE("vault", $vault) })
event-vault = { $crown ->
    [yes] Auf Gewölbefeld { $space } liegt jetzt { PIECE("vault", $vault, form: "an") } mit Krone
   *[no] Auf Gewölbefeld { $space } liegt jetzt { PIECE("vault", $vault, form: "an") }
}
event-discard = „{ PIECE("order", $order) }“ ({ PIECE("vault", $vault) }) kommt auf die Ablage
event-renew = { $tiles ->
    [one] Der erste Stapel ist aufgebraucht: Das eine abgelegte Plättchen ist der neue
   *[other] Der erste Stapel ist aufgebraucht: Die { $tiles } abgelegten Plättchen werden zu einem neuen gemischt
}
event-exhausted = Der zweite Stapel ist aufgebraucht
event-lay = { PLAYER($seat) } legt ein Gewölbe ({ PIECE("vault", $vault) }) auf { $cell }
event-exchange = Kein zweifarbiges Gewölbe passt: { PLAYER($seat) } tauscht die drei Gewölbe
event-builder = { PLAYER($seat) } setzt einen Erbauer auf { $cell }
event-move = Der Erbauer von { PLAYER($seat) } geht von { $from } nach { $to }
event-promote = Der Erbauer von { PLAYER($seat) } auf { $cell } wird { PIECE("rank", $rank) }
event-withdraw = { PLAYER($seat) } zieht den Erbauer von { $cell } zurück
event-order = { PLAYER($seat) } führt „{ PIECE("order", $order) }“ aus
event-glass = { PLAYER($seat) } legt Buntglas auf { $cell }
event-scaffolding = { PLAYER($seat) } legt ein Gerüst auf { $cell }
event-disaster = { PLAYER($seat) } reißt das Gewölbe auf { $cell } ein
event-altar = { PLAYER($seat) } legt einen Altar auf { $cell }
event-coin = { PLAYER($seat) } zahlt eine Münze an { PLAYER($rival) }
event-decline = { PLAYER($seat) } behält die Münze
event-queen = Die Königin geht auf { $to }
event-scoring = { $final ->
    [yes] Die Schlusswertung
   *[no] Wertung { $number } beginnt
}
event-jester = Der Narr von { PLAYER($seat) } auf { $cell } nennt { PIECE("color", $colour, form: "Start") }
event-jester-hidden = { PLAYER($seat) } nennt geheim eine Farbe für den Narren auf { $cell }
event-jester_shown = Der Narr von { PLAYER($seat) } macht { $cell } zusätzlich { PIECE("color", $colour) }
event-area = { PIECE("color", $color, form: "Start") }, Bereich der Größe { $tiles } bei { $cell }: { $leader ->
    [none] Gleichstand, niemand bekommt etwas
   *[other] { $left ->
        [0] { $gained } für { PLAYER($leader) }
       *[other] { $gained } für { PLAYER($leader) }, { $left } für { PLAYER($rival) }
    }
}
event-score = { PLAYER($seat) } bekommt { $points } und hat { $total }
event-cleanup = { $discarded ->
    [one] Die zwei Reihen am Plan sind vollendet: { $discarded } Gewölbe wird abgelegt, der Rest rückt um { $rows } hoch
   *[other] Die zwei Reihen am Plan sind vollendet: { $discarded } Gewölbe werden abgelegt, der Rest rückt um { $rows } hoch
}
event-over = { $winner ->
    [none] { $third ->
        [yes] Beide teilen den Sieg mit { $most } Punkten; die dritte Wertung beendete die Partie.
       *[no] Beide teilen den Sieg mit { $most } Punkten; die Partie endete, weil der zweite Stapel leer war.
    }
   *[other] { $third ->
        [yes] { PLAYER($winner) } gewinnt { $most } zu { $least }; die dritte Wertung beendete die Partie.
       *[no] { PLAYER($winner) } gewinnt { $most } zu { $least }; die Partie endete, weil der zweite Stapel leer war.
    }
}

# ------------------------------------------------------------ sources of points

source-before = Vorher
source-scoring = { $final ->
    [yes] Schlusswertung
   *[no] Wertung { $n }
}
source-standing = Bei Wertung jetzt
source-jester = Narr auf { $cell }: { PIECE("color", $color) }
source-area = Bereich { PIECE("color", $color, form: "Start") }
source-area-note = { $tiles ->
    [one] { $tiles } Gewölbe
   *[other] { $tiles } Gewölbe
}{ $doubled ->
    [yes] , verdoppelt
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , { $glass } für Glas
}: { $value }
source-builders = { $n ->
    [one] { $n } Erbauer
   *[other] { $n } Erbauer
}

# Settings.
setting-festum_fatuorum = Festum Fatuorum
setting-festum_fatuorum-help = Die Erweiterung ist zu empfehlen, wenn ihr das Grundspiel kennt.
setting-festum_fatuorum-off = das Grundspiel
setting-festum_fatuorum-on = acht weitere Plättchen und vierzehn Altäre
setting-remove_six = Sechs Plättchen weglegen
setting-remove_six-help = Nur mit der Erweiterung.
setting-remove_six-off = alle Plättchen spielen mit
setting-remove_six-on = sechs zufällige Plättchen gehen ungesehen hinaus
setting-show_crowns = Offene Kronen
setting-show_crowns-help = Eine Variante: Beide sehen, welche Befehle hinten eine Krone haben.
setting-show_crowns-off = Kronen hinter Befehlen sind verborgen
setting-show_crowns-on = Kronen hinter Befehlen sind zu sehen
setting-first_player = Wer beginnt
setting-first_player-help = Wer beginnt.
setting-first_player-random = wird gezogen
setting-first_player-1 = Platz 1
setting-first_player-2 = Platz 2
bad-remove-six = Einstellung remove_six ist „on“; ohne festum_fatuorum erlaubt: „off“ [{ $rule }]

## Positions that cannot be

wrong-end-builders = { $who } hat { $count } Erbauer auf Gewölben; es gibt nur { $most }
wrong-end-altars = es gibt nur { $most } Altäre im Spiel
wrong-end-rank = { $cell } zeigt einen Rang, aber dort steht kein Erbauer
wrong-end-jester-color = der Narr auf { $cell } nennt noch keine Farbe
wrong-end-jester = der Narr auf { $cell } kann diese Farbe nicht nennen, das Gewölbe hat sie schon: { PIECE("color", $color) }
wrong-end-tokens = { $who } hat keinen weiteren Rangmarker mit diesem Rang: { PIECE("rank", $rank) }
wrong-coin-count = Münzen beider Seiten: { $coins }; das Spiel hat { $wanted }
wrong-altar-count = Altäre: { $altars } im Vorrat, { $laid } in der Kathedrale; das Spiel hat { $wanted }
wrong-unseen-first-belongs-second = unseen_of_first gehört zum zweiten Stapel
wrong-stack-top-exactly-if = ein Stapel hat genau dann ein oberstes, wenn er Plättchen hat
wrong-tiles-stack-out-sight = Plättchen von Stapel { $stack } außer Sicht: { $total }; seine Größe verlangt { $rest }
wrong-builder-count = Erbauer von { $who }: { $left } übrig, { $count } in der Kathedrale; { $builders } insgesamt
wrong-crown-behind = die Krone hinter { $face } muss { $open ->
    [yes] offen
   *[no] verborgen
} sein
wrong-tile-count = Plättchen { $tile }: { $count }; das Spiel hat { $wanted }
wrong-comes-from-stack-use = { $face } stammt aus einem Stapel, der noch nicht benutzt wird
wrong-lies-times-sight-stack = Plättchen { $face } in Sicht: { $count }; ungesehen in Stapel { $stack }: { $left }
wrong-token-times = { $who } hat Rangmarker { $token } { $count }-mal
wrong-asked-wrong-seat = { $kind } fragt den falschen Platz
wrong-promote-bans-rank-just = promote verbietet den eben vergebenen Rang, und keinen anderen
wrong-rank-names-cell-without = rank nennt ein Feld ohne eigenen Erbauer
wrong-rank-bans-rank-just = rank verbietet den eben vergebenen Rang, und keinen anderen
wrong-names-another-order-than = { $kind } nennt einen anderen Befehl als den, der ausgeführt wird
wrong-names-order-without-coin = { $kind } nennt einen Befehl ohne Münzkästchen
wrong-buy-asked-rival-only = buy fragt nur die andere Seite
wrong-buy-asks-coin-or = buy verlangt eine Münze oder eine Wirkung, die es nicht geben kann
wrong-shift-moves-builder-rival = shift bewegt einen Erbauer der anderen Seite
wrong-jester-names-where-seat = jester (Narr) nennt { $cell }, wo dieser Platz keinen hat
wrong-jester-named-color = der Narr auf { $cell } hat seine Farbe genannt
wrong-ask-empty-exactly-if = ask ist genau dann leer, wenn die Partie zu Ende ist
wrong-ask-end-question-seat = ask muss mit einer Frage an einen Platz enden
wrong-ask-begin-turn-or = ask muss mit turn beginnen, oder mit der Schlusswertung
wrong-executing-discard-order-belong = executing und discard_order gehören zusammen
wrong-given-rank-only-while = given ist nur ein Rang, solange „Befördern“ ausgeführt wird
wrong-named-colors-although-no = named hat Farben, obwohl keine Wertung läuft
wrong-vault-space-empty-nothing = ein Gewölbefeld ist leer, und nichts wartet darauf, es zu füllen
wrong-order-space-empty-nothing = ein Befehlsfeld ist leer, und nichts wartet darauf, es zu füllen
wrong-named-cell-twice = named hat ein Feld zweimal
wrong-named-where-no-jester = named hat { $name }, wo kein Narr steht
wrong-named-which-shows-already = named hat { $color } für { $name }, wo sie schon zu sehen ist
wrong-top-stack-stack-use = { $path }.top ist aus Stapel { $number }, benutzt wird Stapel { $stack_number }
wrong-rank-token-does-show = { $path }.rank ist { $value }; Rangmarker { $token } zeigt das nicht
wrong-hold-two-numbers-from = { $path }.{ $entry } muss zwei Zahlen ab 0 enthalten
wrong-cells-name-cells-plan = { $path }.cells muss Felder des Plans nennen, wie r2c3
wrong-actions-left-turn-over = { $path }.actions_left ist { $actions_left }; ein beendeter Zug hat 0
wrong-tile-order-colors-perhaps = { $path }.{ $entry } hat { $value }; ein Plättchen ist ein Befehl, seine Farben und vielleicht `crown` (Krone), wie `promote red crown`
wrong-rank-without-token = { $path }.rank ist { $value } ohne Rangmarker
wrong-scaffolding-false-leave-cell = { $path }.scaffolding (Gerüst) ist False; lass das Feld stattdessen weg
wrong-vault-space-full = refill wartet, obwohl Gewölbefeld { $column } voll ist
wrong-nothing-executed = discard_order wartet, obwohl nichts ausgeführt wird
wrong-order-space-full = discard_order wartet, obwohl Befehlsfeld { $column } voll ist
wrong-final-score-stands-alone = die Schlusswertung steht allein unter den Narren
wrong-scoring-needs-queen-scoring = eine Wertung braucht die Königin auf einem Wertungsfeld
wrong-act-asked-active-player = act fragt nur den Platz am Zug
wrong-act-needs-actions-left = act braucht übrige Aktionen
wrong-laid-no-vault = this_turn.laid muss ein Gewölbe sein
wrong-laid-with-builder = this_turn.laid muss ein Gewölbe ohne Erbauer sein
wrong-end-asked-active-player = end fragt nur den Platz am Zug
wrong-end-needs-turn-without = end braucht einen Zug ohne übrige Aktionen
wrong-lay-asked-active-player = lay fragt nur den Platz am Zug

# ------------------------------------------------------------ what every piece is and does

lens-vault = Gewölbe { $space }
lens-vault-none = Das Feld ist für einen Moment leer; der Befehl darüber wird umgedreht und füllt es.
lens-vault-does = { $wild ->
    [yes] Zweifarbig ({ PIECE("vault", $vault) }): Es zählt in Bereichen beider Farben und darf nicht neben einem anderen zweifarbigen Gewölbe liegen.
   *[no] Einfarbig ({ PIECE("vault", $vault) }): Leg das Gewölbe in die erste Reihe oder neben Gebautes.
} { $crown ->
    [yes] Seine Krone bewegt die Königin, wenn es gelegt wird. Der Befehl darüber wird das nächste Gewölbe.
   *[no] Der Befehl darüber wird das nächste Gewölbe.
}
lens-order = Befehl: { PIECE("order", $order) }
lens-order-none = Befehlsfeld
lens-order-none-does = Das Feld ist für einen Moment leer; das nächste Plättchen des Stapels füllt es.
lens-order-does = { $order } Der Befehl ist dann fort.{ $coin ->
    [yes] {" "}Für eine Münze darf die andere Seite daran teilhaben.
   *[no] {""}
}
lens-order-promote = Gib einem deiner Erbauer in der Kathedrale einen Rang.
lens-order-move = Bewege einen deiner Erbauer auf ein benachbartes Gewölbe ohne Erbauer.
lens-order-recruit = Setz einen Erbauer auf ein Gewölbe ohne Erbauer.
lens-order-confuse = Hol einen deiner Erbauer heim; dann muss ein Erbauer der anderen Seite auf ein benachbartes Gewölbe gehen.
lens-order-glass = Leg Buntglas unter einen deiner Erbauer: Es zählt zum Bereich dazu.
lens-order-scaffolding = Leg zwei Gerüste auf leere Felder: Bis zur nächsten Wertung wird dort nichts gebaut.
lens-order-disaster = Reiß ein Gewölbe ohne Erbauer und Altar ein.
lens-order-altar = Leg zwei Altäre auf Gewölbe: Sie schützen sie und verdoppeln ihr Glas.
lens-stack = Der Stapel
lens-stack-does = { $n ->
    [one] Noch 1 Plättchen.
   *[other] Noch { $n } Plättchen.
} { $second ->
    [yes] Ist dieser zweite Stapel leer, endet die Partie mit einer letzten Wertung.
   *[no] Ist er leer, werden die abgelegten Plättchen zum zweiten Stapel.
}
lens-cell = Feld { $cell }
lens-cell-scaffolding = Gerüst: Bis zur nächsten Wertung wird hier nichts gebaut, und Nachbarn dürfen daran anlegen.
lens-cell-free = { $open ->
    [yes] Hier ist nichts gebaut; ein Gewölbe darf gelegt werden.
   *[no] Hier ist nichts gebaut, und daneben steht nichts zum Anbauen.
}
lens-area = { PIECE("color", $color, form: "the") } der Größe { $size }, Wert { $value }
lens-cell-vault = Gewölbe ({ PIECE("vault", $vault) }), { $lonely ->
    [yes] allein und noch in keinem Bereich.
   *[no] gehört zu: { $areas }.
}{ $glass ->
    [yes] {" "}Sein Buntglas erhöht den Wert.
   *[no] {""}
}{ $altar ->
    [yes] {" "}Ein Altar schützt es.
   *[no] {""}
}{ $who ->
    [-1] {" "}Hier steht kein Erbauer.
   *[other] {" "}Hier steht ein Erbauer von { PLAYER($who) }.
}
lens-builder-none = Gewölbe { $cell }
lens-builder-none-does = Hier steht kein Erbauer.
lens-builder = { $rank ->
    [none] Erbauer von { PLAYER($player) }
   *[some] { PIECE("rank", $rank) } von { PLAYER($player) }
}
lens-builder-does = { $rank ->
    [none] Zählt für seine Seite in jedem Bereich seines Gewölbes: Wer dort mehr Erbauer hat, bekommt den Wert.
   *[some] { $rank }
}
lens-rank = { $rank ->
    [architect] Architekt
    [master_mason] Maurermeister
    [strongman] Hüne
   *[jester] Narr
}
lens-rank-architect = Verdoppelt die Plättchen seiner Bereiche, wer auch immer sie gewinnt.
lens-rank-master_mason = Wiegt so viel wie zwei Erbauer.
lens-rank-strongman = Gewinnt einen Gleichstand für seine Seite, es sei denn, die andere hat dort auch einen.
lens-rank-jester = Nennt bei jeder Wertung eine weitere Farbe für sein Gewölbe.
lens-token = Rangmarker { $token }
lens-token-does = Zeigt { PIECE("rank", $one, form: "an-acc") } oder { PIECE("rank", $other, form: "an-acc") }; { $there ->
    [yes] er ist in deinem Vorrat.
   *[no] er ist nicht in deinem Vorrat.
}
lens-color = { PIECE("color", $color, form: "Start") }
lens-color-does = Die Farbe, die das Gewölbe des Narren zusätzlich hat, nur in dieser Wertung.
lens-row = Bereiche: { PIECE("color", $color, form: "Start") }
lens-row-does = { $n ->
    [0] Es gibt noch keinen Bereich dieser Farbe.
    [one] Es gibt 1 Bereich dieser Farbe; du führst in { $leads }, die andere Seite in { $lost }.
   *[other] Es gibt { $n } Bereiche dieser Farbe; du führst in { $leads }, die andere Seite in { $lost }.
}
lens-site = Die Kathedrale
lens-site-does = Fünf Felder breit und so tief, wie ihr baut. Bei einer Wertung zahlt jeder Bereich der Seite mit mehr Erbauern darin.
lens-queen = Die Königin
lens-queen-does = Sie steht auf { $space } und geht mit jeder gelegten Krone weiter; { $left ->
    [0] vor ihr liegt keine Wertung.
    [one] die nächste Krone bringt eine Wertung.
   *[other] { $left } Kronen bringen eine Wertung.
}
lens-niche = Feld { $space } der Leiste
lens-niche-does = { $scoring ->
    [yes] Ein Wertungsfeld: Kommt die Königin her, zahlt jeder Bereich{ $last ->
        [yes] {" "}zum letzten Mal.
       *[no] .
    } { $crowns ->
        [0] Sie ist daran vorbei oder steht hier.
        [one] Die nächste Krone bringt sie her.
       *[other] { $crowns } Kronen bringen sie her.
    }
   *[no] Hier geht die Königin mit jeder Krone entlang; Marker zählen die Punkte.
}
lens-player = { PLAYER($player) }
lens-player-does = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $builders ->
    [one] 1 Erbauer
   *[other] { $builders } Erbauer
} und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} zur Hand. Die meisten Punkte am Ende gewinnen.
lens-button-builder = Erbauer setzen
lens-button-builder-does = Kostet eine Aktion, gleich nach dem Legen eines Gewölbes, und nur auf diesem Gewölbe.
lens-button-decline = Münze behalten
lens-button-decline-does = Du beteiligst dich nicht am Befehl.
lens-button-end = Zug beenden
lens-button-end-does = Deine Aktionen sind getan, und die andere Seite beginnt.
lens-button-exchange = Gewölbe tauschen
lens-button-exchange-does = Sind alle drei zweifarbig und passt keins, nehmen drei andere ihren Platz ein.
lens-button-pay = Münze zahlen
lens-button-pay-does = { $n ->
    [one] Du gibst der anderen Seite 1 Münze und hast am Befehl teil; das kostet keine Aktion.
   *[other] Du gibst der anderen Seite { $n } Münzen und hast am Befehl teil; das kostet keine Aktion.
}

## Printed values that do not fit together

printed-rows = { $count }, die Zeilen von { $table } damit
printed-crowns = { $count }, die Kronen in { $table }
printed-sides = { $count }, die Seiten von promotion_token damit
printed-base-order = ein Befehl des Grundspiels
printed-too-deep = mit den Plättchen könnte die Kathedrale zu tief werden
printed-less-deep = weniger Gerüstbefehle oder mehr Kronen; die Kathedrale könnte Reihe { $rows } erreichen, die Grenze ist { $bound }

# ------------------------------------------------------------ the box: sheets, pieces and their places

part-base = Basilica
part-expansion = Festum Fatuorum
sheet-red = Rote Plättchen
sheet-yellow = Gelbe Plättchen
sheet-blue = Blaue Plättchen
sheet-green = Grüne Plättchen
sheet-wild = Zweifarbige Plättchen
sheet-tokens = Rangmarker
sheet-supply = Teile in der Schachtel
sheet-expansion = Plättchen der Erweiterung
piece-tile = { $crown ->
    [yes] Plättchen: { PIECE("vault", $vault) }, { PIECE("order", $order) }, Krone
   *[no] Plättchen: { PIECE("vault", $vault) }, { PIECE("order", $order) }
}
piece-token = Rangmarker: { PIECE("rank", $one) } und { PIECE("rank", $other) }
piece-supply = { $piece ->
    [scaffolding] In der Schachtel: { $count } Gerüstplättchen
   *[stained_glass] In der Schachtel: { $count } Buntgläser
}
place-crown = Krone
place-order = Befehl
place-colours = Farben
place-side_a = Eine Seite
place-side_b = Andere Seite
place-total = Anzahl

## What the paid version of an order does

order-paid-promote = Gib einem deiner Erbauer einen anderen Rang als den eben vergebenen.
order-paid-recruit = Stell einen Erbauer aus deinem Vorrat auf ein Gewölbe ohne Erbauer neben einem deiner Erbauer.
order-paid-confuse = Du bestimmst, welcher deiner Erbauer zieht und wohin; ziehen muss er.
