# What every game says.

player = Platz { $n }
list-comma = { $head }, { $tail }
list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }

# Errors.
no-language = für die Sprache „{ $language }“ gibt es keine Texte in { $package }
bad-version = gespielt mit Regelversion { $version } von { $game }; installiert: { $known }
bad-seats = { $game } spielt man an { $known } { $most ->
    [one] Platz
   *[other] Plätzen
}, nicht an { $given }
bad-settings = Einstellungen ordnen Namen Werte zu; { $given } tut das nicht
bad-setting = { $game } hat keine Einstellung { $setting }; möglich: { $known }
bad-value = Einstellung { $setting } ist { $value }; erlaubt: { $known }
setting-seats = Einstellung { $setting } gilt für { $known } { $most ->
    [one] Platz
   *[other] Plätze
}, nicht { $seats }
no-game = es gibt kein Spiel { $game }; Spiele: { $known }
no-games = es gibt kein Spiel { $game }; keines ist installiert; führe `make install` aus
game-is-none = das Spiel { $game } ist kein Spiel: { $maker } muss ein nave.kernel.rules.Rules ergeben
game-misnamed = der Eintrag { $game } ergibt das Spiel { $makes }; nenne ihn wie die id des Spiels
seed-or-chance = eine Partie bekommt einen Startwert oder einen Zufall, nicht beides
bad-seed = ein Startwert ist eine ganze Zahl, nicht { $given }
bad-components = components muss Namen und Prüfsumme eines Materialsatzes nennen
bad-position = eine Stellung ist ein Objekt, nicht { $given }
position-lacks = der Stellung fehlt: { $keys }
position-format = format ist { $given }; diese Version liest { $known }
position-game = game ist { $given }; nötig: { $known }
position-settings = { $entry } muss Namen von Einstellungen Werte zuordnen
position-components = components ist { $given }; nötig: { $name } mit der Prüfsumme { $hash }
move-type = ein Zug ist ein Text oder eine ganze Zahl, nicht { $given }
no-move-number = es gibt keinen Zug { $move }; Züge gehen von 0 bis { $last }
no-move = es gibt keinen Zug { $move }
no-move-near = es gibt keinen Zug { $move }; meinst du { $near }?
no-rule = es gibt keine Regel { $rule }
no-rule-near = es gibt keine Regel { $rule }; ähnlich: { $near }
no-seat = es gibt keinen Platz { $seat }; Plätze gehen von 0 bis { $last }, None schaut zu
undo-ends-chance = der Zufall hat gesprochen: Was vor einem Wurf oder Ziehen geschah, bleibt
undo-ends-turn = du hast noch nichts getan, was man zurücknehmen könnte
nothing-to-undo = es gibt nichts zurückzunehmen: Zurück geht es nur bis zu einem Wurf, einem Ziehen, einem anderen Platz oder einem Zugende
no-undo-turn = es gibt nichts zurückzunehmen: Der Zug beginnt hier
no-undo-chance = es gibt nichts zurückzunehmen: Seitdem hat der Zufall geantwortet
no-undo-seat = es gibt nichts zurückzunehmen: Seitdem hat ein anderer Platz geantwortet
after-the-end = Antwort { $number } { $move } kommt nach dem Ende der Partie
wrong-answer = Antwort { $number }: { $error }
illegal-answer = Antwort { $number } { $move } ist nicht erlaubt: { $reason } [{ $rule }]
record-components = die Aufzeichnung nennt die Prüfsumme { $named }, aber eine Partie mit ihren Einstellungen wird mit { $hash } gespielt
record-start = die Anfangsstellung hat andere Plätze, Einstellungen oder Regeln als die Aufzeichnung
record-upto = die Aufzeichnung hat die Antworten 0 bis { $count }; { $given } ist nicht darunter
record-not-over = die Aufzeichnung hat ein Ergebnis, aber { $count ->
    [one] ihre 1 Antwort beendet
   *[other] ihre { $count } Antworten beenden
 } die Partie nicht
record-result = die Aufzeichnung nennt { $named }, ihre Antworten führen zum Stand { $scores }
record-object = eine Aufzeichnung ist ein JSON-Objekt, nicht { $given }
record-field = unbekanntes Feld { $field }; eine Aufzeichnung hat { $known }
record-missing = Feld { $field } fehlt
record-type = Feld { $field } muss { $type } sein, nicht { $given }
record-texts = Feld { $field } muss Namen Texte zuordnen
record-set = Feld „components“ muss Namen und Prüfsumme eines Materialsatzes nennen
record-answer = Antwort { $number } muss ein Text sein, nicht { $given }
record-half = Feld { $field } enthält ein halbes Zeichen (U+{ $letter }); erlaubt: ganze Zeichen
record-unwritable = Feld { $field } lässt sich nicht als JSON schreiben: { $error }
file-unreadable = { $path }: nicht lesbar ({ $error })
in-file = { $path }: { $error }
no-json = kein vollständiges JSON-Dokument (Zeile { $line }, Spalte { $column }: { $error })
no-record = keine Aufzeichnung: { $error }
plugin-twice = { $group } hat { $name } { $count }-mal: { $packages }; deinstalliere alle bis auf eines
plugin-fails = { $group } { $name } von { $of } lässt sich nicht laden: { $error }: { $message }; repariere oder deinstalliere { $package }
endless = die Partie ist nach { $limit } Antworten nicht zu Ende
set-unreadable = { $path } ist nicht lesbar: { $error }
bad-set = { $path } ist kein Materialsatz von { $game }: { $count ->
    [one] 1 Problem
   *[other] { $count } Probleme
}
no-set = { $game } hat keinen Materialsatz „{ $name }“; erlaubt: { $known }
no-table = das Material von { $game } hat keine Tabelle „{ $table }“; erlaubt: { $known }
set-needed = nötig ist der Materialsatz „{ $name }“ von { $game } mit der Prüfsumme { $hash }, und kein Satz hier hat sie; { $here }. Sätze hier: { $known }
set-absent = einen Satz dieses Namens gibt es nicht
set-unsound = der unter diesem Namen installierte Satz ist nicht in Ordnung: { $error }
set-differs = der Satz dieses Namens hat jetzt die Prüfsumme { $hash }
set-there = { $game } hat schon einen anderen Satz „{ $name }“ ({ $old }; der neue: { $new }); erlaubt: ein anderer Name, oder bewusst ersetzen
set-there-unsound = eine beschädigte Datei
set-standard = „{ $name }“ meint immer den mitgelieferten Satz; erlaubt: ein anderer Name
set-damaged = das mitgelieferte Material von { $game } ist beschädigt
bad-game-name = { $name } ist kein Name eines Spiels; erlaubt: 1 bis 40 der Zeichen a-z 0-9 _ -
bad-set-name = { $name } ist kein Name eines Satzes; erlaubt: 1 bis 40 der Zeichen a-z 0-9 _ -
no-piece = { $game } hat kein Teil „{ $piece }“; siehe: nave components show { $game }
which-piece = mehr als ein Teil heißt „{ $piece }“; erlaubt: { $known }
no-place = { $piece } hat keine Stelle „{ $field }“, die sich berichtigen lässt; erlaubt: { $known }
no-owner-set = das ist kein Satz von Berichtigungen ({ $format })
owner-set-field = { $field } gehört nicht in einen Satz von Berichtigungen, oder nicht so
owner-set-game = der Satz gehört zum Spiel { $given }; nötig: { $game }
owner-set-large = ein Satz von Berichtigungen hat höchstens { $most } Zeichen
allowed-check = wer es wann geprüft hat: {"{"} by, on {"}"}
bad-check = { $given } sagt nicht, wer ein Teil wann geprüft hat
refused-sets = hier liegen schon { $most } Sätze
no-set-code = ein Code eines Satzes beginnt mit { $prefix }
set-code-damaged = der Code des Satzes ist unvollständig; kopiere ihn noch einmal ganz
file-unwritable = { $path } lässt sich nicht schreiben: { $error }
file-stays = { $path } lässt sich nicht entfernen: { $error }
refused-move = { $move }: { $reason } [{ $rule }]

no-ending = beendete Partien von { $game } werden hier nicht gewertet
game-over = Die Partie ist zu Ende.
refused-over = die Partie ist zu Ende
refused-chance = was kommt, bestimmt der Zufall
refused-before-chance = zuerst entscheidet der Zufall
answer-chance = Der Zufall entscheidet

# Positions that cannot be.
wrong-below = { $kind } kann in ask nicht auf { $below } liegen; erlaubt: { $allowed }
wrong-argument = { $path }.args: { $name } von { $kind } ist { $value }; erlaubt: { $least } bis { $most }
wrong-not-first = { $kind } kann in ask nur an erster Stelle stehen
wrong-object = { $path } muss ein Objekt sein, nicht { $name }
wrong-lacks = in { $path } fehlt { $entry }
wrong-list = { $path }.{ $entry } muss eine Liste sein
wrong-length = { $path }.{ $entry } hat { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}; nötig: { $needed }
wrong-range = { $path }.{ $entry } ist { $value }; erlaubt: { $least } bis { $most }
wrong-flag = { $path }.{ $entry } ist { $value }; erlaubt: true oder false
wrong-flags = { $path }.{ $entry } darf nur true oder false enthalten
wrong-choice = { $path }.{ $entry } ist { $value }; erlaubt: { $allowed }
wrong-unknown-entry = { $path } hat einen unbekannten Eintrag { $entry }; bekannt: { $known }
wrong-inner-list = { $path }.{ $entry }[{ $i }] muss eine Liste sein
wrong-entry = { $path }.{ $entry } hat { $value }; erlaubt: { $allowed }
wrong-twice = { $path }.{ $entry } hat { $value } zweimal
wrong-no-answer = die Frage { $kind } hat in dieser Stellung keine erlaubte Antwort

# Component files: what is wrong with them, and what is allowed.
problem-at = { $place }: { $text }
problem-where = { $table } { $row }
problem-allowed = { $text }; erlaubt: { $allowed }
problem-inside = { $outer }, { $inner }
problem-item = Eintrag { $number }
problem-key = Schlüssel
problem-row = Zeile { $number }
problem-line = Zeile { $line }
problem-place = Zeile { $line }, Spalte { $column }
problem-end = Zeile { $line }, Ende der Datei
problem-is = { $field ->
    [none] ist { $value }
   *[some] { $field } ist { $value }
}
problem-missing = es fehlt { $field }
problem-elsewhere = { $field } gehört nicht hierher
problem-no-field = { $field } ist kein Feld dieser Tabelle
problem-no-table = diese Tabelle gibt es nicht
problem-table-missing = die Tabelle fehlt
problem-no-row = diese Zeile gibt es nicht
problem-row-twice = die Zeile steht zweimal da
problem-row-missing = die Zeile fehlt
problem-no-utf8 = ein Byte ist kein UTF-8-Text
problem-no-toml = ist kein TOML: { $message }
allowed-value = { $value }
allowed-by = { $what } (Regel { $rule })
allowed-fixed = { $value } (festgelegt durch Regel { $rule })
allowed-range = { $low } bis { $high }
allowed-whole = eine ganze Zahl, { $low } bis { $high }
allowed-flag = true oder false
allowed-text = ein Text von 1 bis { $longest } Zeichen in einer Zeile
allowed-any-text = ein Text
allowed-one-of = { $values }
allowed-many = { $values } … (insgesamt { $count })
allowed-list = eine Liste von { $count } { $different ->
    [yes] verschiedenen Einträgen
   *[no] Einträgen
}
allowed-list-range = eine Liste von { $low } bis { $high } { $different ->
    [yes] verschiedenen Einträgen
   *[no] Einträgen
}
allowed-map = eine Tabelle mit den Schlüsseln { $keys }
allowed-map-sum = eine Tabelle mit den Schlüsseln { $keys } und einer Summe von { $low } bis { $high }
allowed-sum = eine Summe von { $low } bis { $high }
allowed-record = eine Tabelle mit den Feldern { $fields }
allowed-nowhere = nichts, wie im üblichen Satz
allowed-where = nur wo { $field } { $value } ist
allowed-fields = eine Tabelle von Feldern
allowed-rows = eine Liste von Zeilen
allowed-once = einmal
allowed-every-row = jede Zeile des üblichen Satzes
allowed-rows-as = die { $count } Zeilen des üblichen Satzes, also { $rows }
allowed-rows-to = die { $count } Zeilen des üblichen Satzes, also { $first } bis { $last }
allowed-utf8 = UTF-8-Text
allowed-toml = TOML

# What is told of a piece.
lens-no-piece = { $game } hat kein Teil { $piece }
lens-waits = Jetzt ist eine Antwort nötig: { PLAYER($player) }
lens-no-answer = { $answer } ist keine Antwort auf die offene Frage
lens-answer = Das käme dabei heraus:
lens-answer-onward = Es folgt eine weitere Frage, oder der Zufall entscheidet, was dabei herauskommt.
lens-leaves = dafür aufgegeben: { $left }
source-rulebook = Regelheft
source-our-ruling = unsere Klarstellung
source-deduced = erschlossen
source-publishers-interactive-rules = interaktive Regeln des Verlags
source-rules-summary = Kurzregel

# A game as text: the table in words.
table-line = { $title }, Zug { $turn }: { $prompt }
table-answers = Antworten:
