# What the command line and the terminal table say.

# ---------------------------------------------------------------- errors

cli-error = nave: { $error }
cli-missing = nave: dazu ist das Paket „{ $package }“ nötig; installiere es mit: pip install 'nave[{ $extra }]'
cli-no-language = für die Sprache „{ $language }“ gibt es keine Texte
cli-stopped = nave: angehalten
cli-stopped-kept = nave: angehalten; Fertiges bleibt, --resume --output { $output } macht weiter
cli-jobs-and-cluster = --jobs und --cluster schließen einander aus: Ein Cluster hat eigene Arbeiter
cli-no-pair = „{ $pair }“ hat nicht die Form KEY=VALUE
cli-no-game = es gibt kein Spiel „{ $game }“; erlaubt: { $known }
cli-which-game = welches Spiel? erlaubt: { $known }
cli-no-such-choice = Es gibt kein Spiel „{ $given }“; erlaubt: 1 bis { $count }, oder { $known }
cli-no-rule = nave: keine Regel von { $game } enthält „{ $words }“; `nave rules { $game }` nennt alle Titel
cli-bad-edge = die Schwelle ist { $edge }; erlaubt: zwischen 0 und 1, etwa 0.1
cli-no-own-weights = die Gewichte von „{ $bot }“ lassen sich nicht einstellen; erlaubt: mason
cli-bad-log-level = die Protokollstufe ist „{ $level }“; erlaubt: debug, info, warning, error
cli-exposed = { $host } ist von außen erreichbar, und Schlüssel gingen unverschlüsselt durchs Netz: Setz einen Proxy mit TLS davor und nenne ihn (--proxies ADDRESS), oder sag --expose für ein Netz, dem du traust
cli-one-process = eine SQLite-Datei gehört einem Prozess; mehrere brauchen --database postgresql://…
cli-fixed = { $option } kann eine laufende Partie nicht ändern; erlaubt: --players
cli-file-exists = { $path } gibt es schon; erlaubt: eine neue Datei
cli-other-game = { $path } enthält eine andere Partie; erlaubt: eine neue Datei, oder die Aufzeichnung dieser Partie
cli-nothing-to-continue = es gibt keine unfertige Partie; beginne eine mit: nave play
cli-passed-over = Übergangen: { $problem }
cli-no-bot-asked = jetzt muss kein Bot antworten
cli-nothing-to-choose = die Partie ist zu Ende; es gibt nichts zu wählen
cli-no-option = es gibt keine Möglichkeit { $option }; sie gehen von 1 bis { $count }
cli-several-moves = „{ $given }“ ist der Anfang von { $count } Zügen: { $moves }
cli-not-saved = nicht gespeichert: { $path }: { $error }
cli-no-player = es gibt niemanden namens „{ $player }“; erlaubt: { $known }
cli-player-count = { $count ->
    [one] 1 Name ist genannt
   *[other] { $count } Namen sind genannt
} für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}: { $players }
cli-game-over = { $path }: diese Partie ist zu Ende; erlaubt: eine Aufzeichnung ohne Ergebnis
cli-bad-players = { $path }: meta.players muss eine Liste von Namen sein, nicht { $given }
cli-no-provenance = es gibt keine Herkunft „{ $given }“; erlaubt: { $known }
cli-no-table = es gibt keine Tabelle „{ $table }“; erlaubt: { $known }

# ---------------------------------------------------------------- help of commands

cli-examples = Beispiele
cli-help = Spiel Brettspiele genau nach ihren Regeln; `nave games` nennt die installierten.
cli-help-more = Eine inoffizielle Fan-Umsetzung: spielen, simulieren, nachspielen und jede Regel über ihre id nachschlagen.
cli-help-play = In diesem Terminal spielen: gegen Bots, reihum oder allein. Jede Antwort wird gespeichert.
cli-help-companion = Mit der echten Schachtel am echten Tisch spielen: Würfe und Gezogenes gibst du ein, Regeln und Punkte werden hier geführt.
cli-help-companion-more = Der Aufbau wird hier ausgeteilt und von dir gelegt, oder eingegeben, wie er liegt (--entered). `undo` nimmt auch einen vertippten Würfel zurück.
cli-help-play-more = In einem Terminal wird der ganze Tisch gezeichnet; `?` nennt die Tasten.
cli-help-serve = Tische anbieten: Andere setzen sich über einen Link und spielen live oder über Tage.
cli-help-simulate = Viele Partien mit zufälligen Antworten spielen und Längen, Punkte und Siege zusammenfassen.
cli-help-simulate-more = Derselbe Startwert ergibt dieselben Partien. Geteilte Siege zählen anteilig.
cli-help-tournament = Bots gegeneinander spielen lassen und sagen, wie sicher das Ergebnis ist.
cli-help-tournament-more = Jeder Startwert wird in allen Sitzfolgen gespielt, sodass sich das Glück des Aufbaus ausgleicht. Dieselben Startwerte ergeben dieselben Ergebnisse, bis auf die Denkzeit.
cli-help-tune = Mit CMA-ES bessere Gewichte suchen und sie nur behalten, wenn sie mit anderen Startwerten gewinnen.
cli-help-bench = Zufallsspiel, Kopien, Prüfsummen, Neuausteilen und Werte von Zuständen messen, und Schritte von Umgebungen für lernende Agenten.
cli-help-bench-more = Eine Entscheidung zählt alles: erlaubte Antworten auflisten, eine ausführen, Zufall. Schleifenschritte sind das Verhältnis zu einer festen Schleife in reinem Python im selben Lauf: Damit lassen sich Rechner und Tage vergleichen.
cli-help-replay = Eine Aufzeichnung Antwort für Antwort nachspielen und prüfen, dass sie dorthin führt, wo sie sagt.
cli-help-judge = Aufzeichnungen begutachten: was Glück war, was Können, wo eine Partie verloren ging.
cli-help-judge-more = Der Gutachter spielt jeden Zug in Gedanken noch einmal, mit dem Wissen von damals, und vergleicht den gespielten Zug mit dem besten, den er findet. Was Würfel und gezogene Plättchen gaben oder nahmen, zählt als Glück, nie als Fehler.
cli-help-puzzle = Das Rätsel des Tages lösen, oder eins nach Namen.
cli-help-puzzle-more = Ein Zug mit einer klar besten Idee. Der Gutachter bewertet, was immer gespielt wird: So gut wie die Lösung ist auch richtig.
cli-help-puzzles = Rätsel: die mitgelieferten auflisten, neue aus Partien schneiden.
cli-help-puzzles-list = Die mitgelieferten Rätsel eines Spiels auflisten.
cli-help-puzzles-cut = Rätsel aus Partien schneiden: Züge mit einer klar besten Idee, geprüft durch zu Ende gespielte Partien.
cli-help-replay-more = Eine Aufzeichnung mit anderem Materialsatz oder anderer Regelversion wird abgelehnt.
cli-help-games = Die installierten Spiele mit Plätzen, Einstellungen und Bots auflisten.
cli-help-learn = Ein Spiel spielend lernen: Lektionen am echten Tisch, zehn Minuten.
cli-help-lessons = Die Lektionen eines Spiels oder aller Spiele auflisten und jede durchspielen.
cli-help-rules = Regeln nachschlagen: Jede Ablehnung und jede Zeile des Verlaufs nennt die id ihrer Regel.
cli-help-backup = Alle Tische in eine Datei kopieren, ob der Server läuft oder nicht. Die Datei passt zu beiden Arten von Datenbank.
cli-help-restore = Die Tische einer Sicherung in eine leere Datenbank bringen. Alles wird eingespielt oder nichts.
cli-help-words = Sprachen: welche es gibt, und ob die Texte einer vollständig und in Ordnung sind.
cli-help-words-list = Die Sprachen auflisten, und wie viele Texte jede hat.
cli-help-words-check = Die Texte einer Sprache mit den englischen vergleichen: fehlend, unbenutzt, falsche Argumente, Plurale, zu lang, Glossar.
cli-help-words-show = Jeder Text mit Beispielwerten, auf Englisch und in einer Sprache.
cli-option-words-language = Die Sprache, als de, pl oder pt-BR.
cli-option-words-all = Jedes Problem nennen, nicht nur die ersten 40.
cli-option-words-only = nur Texte, deren Datei, Name oder Wortlaut diese Wörter enthält
cli-option-words-problems = nur Texte, die fehlen oder die die Prüfung bemängelt
cli-option-words-number = die Zahl, die Gezähltes in den Beispielen hat
cli-option-page-words = Die Quellen der Seite, wenn sie nicht in web/src unter diesem Ordner liegen.
cli-example-words-check = was beim Übersetzen noch zu tun ist
cli-example-words-show = Gezähltes je fünfmal
cli-help-components = Materialsätze: jeder gedruckte Wert eines Spiels, und woher er kommt.
cli-help-components-more = Werte sind [green]bekannt[/green] (in Worten belegt), [yellow]erschlossen[/yellow] oder [magenta]rekonstruiert[/magenta] (nur als Bild gedruckt, passend gewählt). Wenn du das Spiel hast, berichtige, was abweicht, und spiel mit deinem eigenen Satz.
cli-help-components-list = Die Sätze aller Spiele, mit Prüfsumme und Zeilenzahl nach Herkunft.
cli-help-components-list-more = Aufzeichnungen nennen einen Satz und seine Prüfsumme: Zwei Sätze mit derselben Prüfsumme spielen dasselbe Spiel. Eine Partie ohne Erweiterung nennt die Prüfsumme des Grundspiels.
cli-help-components-show = Die Zeilen eines Satzes mit Herkunft und Anmerkungen.
cli-help-components-check = Eine berichtigte Datei prüfen: jedes Problem mit seiner Zeile, was falsch ist und was erlaubt.
cli-help-components-check-more = Zeilen und Tabellen bleiben die des üblichen Satzes; berichtige Werte und setz ihre Herkunft auf „known“.
cli-help-components-install = Eine berichtigte Datei prüfen und unter einem Namen behalten, damit man mit ihr spielen kann.
cli-help-components-install-more = Aufzeichnungen von Partien mit einem Satz brauchen ihn zum Nachspielen: Gib einem geänderten Satz einen neuen Namen.
cli-help-components-remove = Einen installierten Satz entfernen. Aufzeichnungen von Partien mit ihm lassen sich ohne ihn nicht nachspielen.
cli-help-components-export = Einen Satz als TOML-Datei zum Bearbeiten schreiben, mit Kommentaren und Anmerkungen.
cli-help-components-set = Werte berichtigen, wie sie auf deinem Teil gedruckt sind; es gilt dann als von dir geprüft.
cli-help-components-set-more = Werte tippt man, wie man sie liest: 3, stone (Stein), "2 lumber, 1 brick" (2 Holz, 1 Ziegel). Was eine Partie unspielbar machte, wird genannt und nicht behalten, es sei denn als Entwurf.
cli-help-components-checked = Sagen, dass Teile mit ihren Werten verglichen wurden und stimmen.
cli-help-components-checked-more = Ein Satz nur mit Prüfungen bleibt dem üblichen gleich: Seine Prüfsumme betrifft allein Werte.
cli-help-components-merge = Übernehmen, was andere geprüft haben; zählen, wo ihr einig seid, auflisten, wo nicht.
cli-help-components-share = Ein Satz als kurzer Code für eine Nachricht, oder als kleine Datei seiner Abweichungen.
cli-help-components-import = Einen Satz behalten, den jemand als Code oder Datei weitergegeben hat.
cli-help-components-edit = Neben der offenen Schachtel durch die Teile gehen: Enter sagt, dass ein Teil stimmt, wie gedruckt.
cli-help-components-edit-more = Tippe FIELD=VALUE zum Berichtigen, n bei Unsicherheit, s für die üblichen Werte, b für zurück, u für rückgängig, q zum Aufhören. Nach jedem Teil wird alles behalten.
cli-help-components-diff = Die Werte, in denen zwei Sätze abweichen; Herkunft und Anmerkungen werden nicht verglichen.

cli-example-play = hier spielen, gegen Bots oder reihum
cli-example-simulate = Bots spielen
cli-example-replay = eine aufgezeichnete Partie durchgehen, Antwort für Antwort
cli-example-rules = Regeln nach id oder Wort nachschlagen
cli-example-components = Materialsätze, und woher ihre Werte kommen
cli-example-help = jeder Befehl erklärt sich selbst
cli-example-play-one = du gegen einen Bot
cli-example-play-hot = reihum zu zweit, und ein Bot
cli-example-play-solo = allein
cli-example-play-continue = die Partie, die du zuletzt verlassen hast
cli-example-play-plain = ein Skript spielt zeilenweise
cli-example-simulate-resume = dann --resume, falls es angehalten wird
cli-example-tournament-sprt = bis es entschieden ist
cli-example-tournament-solo = gegen den Automaten
cli-example-tune-resume = nach einer Pause weiter
cli-example-judge = einige Sekunden je Partie
cli-example-judge-thorough = einige Minuten, für Programme
cli-example-judge-many = viele Aufzeichnungen auf allen Kernen, eine Zeile je Zug
cli-example-puzzle = heute für alle dasselbe
cli-example-puzzles = alle mit Namen
cli-example-replay-whole = der ganze Verlauf und das Wertungsblatt
cli-example-replay-step = Zug für Zug
cli-example-replay-upto = die Stellung nach 120 Antworten, für Programme
cli-example-learn = die geführte erste Partie
cli-example-learn-lesson = mit einer Lektion beginnen
cli-example-learn-on = weiterspielen, wo die Lektionen enden, mit Tipps
cli-example-rules-one = eine Regel mit ihrem Beispiel
cli-example-rules-group = eine ganze Gruppe
cli-example-rules-words = alle Regeln mit diesen Wörtern
cli-example-serve = auf diesem Rechner, Port 8000, Tische in deinem Datenordner
cli-example-components-export = eine Datei zum Bearbeiten
cli-example-components-check = alles, was daran nicht stimmt
cli-example-components-install = behalten
cli-example-components-diff = was du geändert hast
cli-example-components-edit = ein Teil nach dem anderen, neben der offenen Schachtel
cli-example-components-set = ein Wert
cli-example-components-share = ein Code zum Weitergeben
cli-example-components-merge = übernehmen, was andere geprüft haben

# ---------------------------------------------------------------- help of options

cli-option-help = Diese Hilfe zeigen und beenden.
cli-option-language = Die Sprache des Terminals (sonst die der Variablen NAVE_LANG, oder Englisch).
cli-option-version = Die Version zeigen, und ob die Regeln kompiliert oder interpretiert laufen.
cli-option-json = JSON für Programme ausgeben statt Text.
cli-option-set = Eine Einstellung des Spiels; mehrfach möglich.
cli-option-seats = Zahl der Plätze (1: allein).
cli-option-components = Der Materialsatz, mit dem gespielt wird (siehe `nave components list`).
cli-option-jobs = Prozesse, sonst alle Kerne; die Ergebnisse hängen nicht davon ab.
cli-option-cluster = Auf einem Dask-Cluster spielen, zum Beispiel tcp://10.0.0.5:8786.
cli-option-resume = Einen unfertigen Lauf von --output fortsetzen.
cli-option-game = Ein Spiel, wie `nave games` es nennt.
cli-option-games = Wie viele Partien.
cli-option-lesson = Die Lektion, mit der es beginnt, wie `nave lessons` sie nennt.
cli-option-tips = Mit der Lehrerin an deiner Seite: ein Tipp, wenn es einen Grund gibt, jeder einmal.
cli-option-play-on = Weiterspielen, wo die Lektionen enden, gegen dieselbe Gegnerin, mit der Lehrerin an deiner Seite.
cli-option-pack = Die Lektionen, wie `nave lessons` sie nennt.
cli-option-game-seed = Partie Nummer i nimmt Startwert + i.
cli-option-parquet = Eine Zeile je Partie und Platz in diese neue Parquet-Datei schreiben.
cli-option-bots = Bots, mit Kommas, mit eigenen Zahlen: mason:nodes=2000.
cli-option-blocks = Startwerte; jeder wird von jeder Aufstellung in allen Sitzfolgen gespielt.
cli-option-block-seed = Block Nummer i nimmt Startwert + i.
cli-option-nodes = Stellungen, die ein Bot je Zug ansehen darf.
cli-option-output = In diese neue Datei schreiben: .json alles, .parquet eine Zeile je Partie und Platz.
cli-option-judged-files = Aufzeichnungen von Partien, beendet oder nicht.
cli-option-judge-level = Wie lange überlegt wird: quick, thorough oder deep.
cli-option-judge-seed = Der Startwert der Welten; derselbe urteilt gleich.
cli-option-judge-all = Jeden Zug zeigen, nicht nur die mit einer Marke.
cli-option-judged-output = In diese neue Datei schreiben: .parquet eine Zeile je Zug, .jsonl ein Gutachten je Zeile.
cli-option-puzzle = Der Name eines Rätsels (siehe `nave puzzles list`).
cli-option-puzzles = Die Rätsel in diese neue Datei schreiben (JSON).
cli-option-puzzles-most = Nach so vielen Rätseln aufhören (0: alle).
cli-option-sprt = Aufhören, sobald entschieden ist, ob der erste Bot die anderen schlägt.
cli-option-edge = Mit --sprt: der Anteil der Siege über dem Zufall, der als besser gilt.
cli-option-tuned = Die gefundenen Gewichte in diese neue Datei schreiben (TOML).
cli-option-tune-bot = Wessen Gewichte: eingestellt werden nur die von mason; der Geselle und die Stile bauen darauf auf.
cli-option-weights = Nur diese Gewichte, mit Kommas; leer: alle.
cli-option-rivals = Gegen wen gespielt wird, mit Kommas.
cli-option-generations = Runden der Suche.
cli-option-population = Kandidaten je Runde.
cli-option-tune-games = Partien jedes Kandidaten in einer Runde.
cli-option-validation = Partien des besten und des Anfangs zum Schluss.
cli-option-tune-seed = Der ersten Partie; die Prüfung spielt weit entfernte Startwerte.
cli-option-runs = Läufe, deren Median genannt wird, 5 oder mehr.
cli-option-slowest = Partien, in denen die langsamste Entscheidung gesucht wird.
cli-option-peers = Mit catanatron, Backgammon von OpenSpiel und Schach von PettingZoo vergleichen, in Wegwerf-Umgebungen.
cli-option-record-file = Eine Aufzeichnung: gespeichert von `nave play` oder Game.record.save().
cli-option-step = Nach jedem Zug den Tisch zeigen; Enter geht weiter.
cli-option-upto = Nur die ersten Antworten, bis zu dieser Zahl.
cli-option-board = Das Beispiel einer Regel am Tisch zeigen, vorher und nachher.
cli-option-rule = Die id einer Regel, eine Gruppe oder Suchwörter.
cli-option-play-game = Ein Spiel, mit --continue auch eine Aufzeichnung (FILE.json).
cli-option-play-seats = Wie viele spielen; 1 ist allein (sonst so viele, wie --players nennt, oder 2).
cli-option-companions = Wer wo sitzt, Platz für Platz: human oder ein Bot (sonst überall Menschen).
cli-option-deal = Den Aufbau hier austeilen, oder eingeben, wie er auf dem Tisch liegt.
cli-option-players = Wer wo sitzt, Platz für Platz: human oder ein Bot (sonst human,mason,...).
cli-option-seed = Derselbe Startwert ergibt denselben Aufbau und dieselben Würfe (sonst wird einer gezogen): eine Zahl, oder Wörter, wie Tische sie nennen.
cli-option-play-components = Ein Materialsatz, wie `nave components list` ihn nennt.
cli-option-plain = Zeilenweise spielen; ohne Terminal ohnehin.
cli-option-continue = Mit der neuesten unfertigen Partie oder einer Aufzeichnung weitermachen.
cli-option-record = Die Aufzeichnung der Partie auch in dieser neuen Datei behalten.
cli-option-pace = Sekunden, die jede Antwort eines Bots im Vollbild zu sehen ist.
cli-option-database = sqlite:///FILE oder postgresql://USER@HOST/NAME; sonst eine Datei in deinem Datenordner.
cli-option-host = Die Adresse, auf der gelauscht wird.
cli-option-port = Der Port, auf dem gelauscht wird.
cli-option-workers = Serverprozesse; mehr als einer braucht PostgreSQL.
cli-option-max-tables = Wie viele Tische zugleich laufen oder warten dürfen.
cli-option-bot-workers = Prozesse, in denen Bots denken, je Serverprozess.
cli-option-judge-workers = Prozesse, in denen beendete Partien begutachtet werden, je Serverprozess.
cli-option-bot-budget = Sekunden, die ein Bot über eine Antwort nachdenken darf.
cli-option-bot-pace = Sekunden zwischen den Antworten eines Bots, um einen kleinen Rechner zu schonen; Browser zeigen sie im eigenen Tempo.
cli-option-rate-address = Anfragen je Sekunde von einer Adresse; 0: unbegrenzt.
cli-option-rate-seat = Anfragen je Sekunde für einen Platz; 0: unbegrenzt.
cli-option-rate-create = Neue Tische je Sekunde von einer Adresse; 0: unbegrenzt.
cli-option-rate-guess = Unbekannte Schlüssel je Sekunde von einer Adresse; 0: unbegrenzt.
cli-option-listeners = WebSockets zugleich.
cli-option-listeners-per-address = WebSockets von einer Adresse.
cli-option-absent-after = Sekunden Stille, nach denen die anderen einen Platz ersetzen dürfen.
cli-option-idle-after = Dasselbe für einen Platz, der verbunden ist, antworten muss und nichts tut.
cli-option-expose = Ohne Proxy von außen erreichbar sein: kein TLS, kein Schutz.
cli-option-hosts = Namen, unter denen der Server gerufen wird, mit Kommas; * für alle. Hinter --proxies alle, wenn nichts angegeben ist.
cli-option-proxies = Adressen von Proxys, deren X-Forwarded-For geglaubt wird, mit Kommas.
cli-option-log-level = debug, info, warning oder error.
cli-option-open = Sagen, wo die Tische sind, und dort einen Browser öffnen.
cli-option-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-option-restore-file = Eine Datei von `nave backup`.
cli-option-component-game = Ein Spiel, wie `nave components list` es nennt.
cli-option-game-of-file = Das Spiel, zu dem die Datei gehört.
cli-option-component-file = Eine Materialdatei, von `export` geschrieben und bearbeitet.
cli-option-component-set = Der Name eines Satzes, oder eine Materialdatei (FILE.toml).
cli-option-sets-of = Nur die Sätze dieses Spiels.
cli-option-table = Eine Tabelle, ein Bogen oder ein Teil, das gezeichnet wird; ohne: ein Überblick über alle Tabellen.
cli-option-own-set = Dein Satz; unter einem neuen Namen beginnt ein neuer.
cli-option-their-set = Ein Satz: sein Name, seine Datei oder sein Code.
cli-option-by = Wer auf den Druck gesehen hat; ohne: der Name des Satzes.
cli-option-values = Was gedruckt ist, zum Beispiel GAME.base_09.cost="2 lumber, 1 brick" (2 Holz, 1 Ziegel).
cli-option-draft = Den Satz behalten, obwohl man noch nicht mit ihm spielen kann.
cli-option-pieces = Teile, wie `show` sie nennt.
cli-option-sheet = Alle Teile eines Bogens.
cli-option-into = Das Ergebnis unter einem anderen Namen behalten.
cli-option-theirs = Wo beide abweichen, das Fremde nehmen.
cli-option-share-file = Eine neue Datei statt des Codes.
cli-option-guessed = Nur Teile, deren Werte nicht bekannt sind.
cli-option-browser = Die Teile im Browser öffnen, an einem Server, den du mit `nave serve` gestartet hast.
cli-option-provenance = Nur Zeilen dieser Herkunft.
cli-option-set-name = Wie der Satz heißt: 1 bis 40 der Zeichen a-z 0-9 _ -
cli-option-replace = Einen anderen Satz dieses Namens überschreiben.
cli-option-set-to-remove = Der Satz, der entfernt wird.
cli-option-export-file = Eine neue Datei; ohne: das Terminal.

# ---------------------------------------------------------------- what commands tell

cli-game = { $title }, { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
} ({ $edition })
cli-strength = { $bot } { $text } ({ $rating })
cli-game-of-several = { $title }, { $least } bis { $most } Personen ({ $edition })
cli-ask-game = Welches Spiel (Zahl oder Name)
cli-playing = spielt
cli-games-per-second = { $speed } Partien/s
cli-games-per-minute = { $speed } Partien/min
cli-farewell =
    Gespeichert in { $path }
    Weiter mit: nave play --continue
cli-record-in = Die Aufzeichnung ist in { $path }
cli-rule-example = Beispiel:
cli-rule-ruling = Klarstellung:
cli-rule-source = Quelle:
cli-replay-turn = Zug { $turn } · Antwort { $answer } von { $answers }
cli-replay-more = Enter geht weiter, q hört auf
cli-judging = begutachtet
cli-judging-records = begutachtet Aufzeichnungen
cli-no-level = es gibt keine Stufe „{ $level }“; Stufen: { $known }
cli-judged = { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
} begutachtet: { $level }
cli-judge-level-quick = schnell
cli-judge-level-thorough = gründlich
cli-judge-level-deep = tief
cli-judge-record = Aufzeichnung
cli-judge-accuracy = Genauigkeit
cli-judge-lost = Punkte verloren
cli-judge-slips = Fehler
cli-judge-blunders = grobe Fehler
cli-judge-best = bester Zug
cli-judge-luck = Glück
cli-judge-rest = unerklärt
cli-judge-curve-win = Gewinnchance, am Ende { $now }
cli-judge-curve-luck = Glück, insgesamt { $now }
cli-judge-turn-lost = Zug { $turn }, { $player }: { $mark }, { $loss }, Gewinnchance { $before } → { $after }
cli-judge-turn-best = Zug { $turn }, { $player }: { $mark }, Gewinnchance { $before }
cli-judge-played = gespielt: { $line }
cli-judge-better = besser: { $line }
cli-judge-why = warum: { $reasons }
cli-judge-how = Jeder Zug wird nur mit dem beurteilt, was damals bekannt war; Pech mit Würfeln und Ziehen ist kein Fehler. Der Gutachter spielt gut, nicht perfekt.
cli-cutting = schneidet
cli-puzzles-exist = { $path } gibt es schon; Rätsel kommen in eine neue Datei
cli-puzzles-cut = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
} in { $path }
cli-puzzle-row = { $id }  Zug { $turn } von { $turns }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, { $gap } Punkte zwischen den Ideen
cli-serving = Die Tische sind unter { $address } (Strg+C hält sie an).
cli-backed-up = { $file }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] 1 Protokolleintrag
   *[other] { $entries } Protokolleinträgen
}
cli-restored = { $file }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] 1 Protokolleintrag
   *[other] { $entries } Protokolleinträgen
} eingespielt
cli-simulated = { $finished } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} beendet, { $decisions } Entscheidungen in { $seconds } s (je { $each } µs)
cli-player = Name
cli-seat = Platz { $seat }
cli-automaton = Automat
cli-mean-score = Punkte im Mittel
cli-win-share = Siegquote
cli-tournament = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
cli-sprt-better = { $bot } ist nach { $blocks } Blöcken besser: { $gain } Siege über dem Zufall, geprüft gegen { $edge }
cli-sprt-not-better = { $bot } ist nach { $blocks } Blöcken nicht besser: { $gain } Siege über dem Zufall, geprüft gegen { $edge }
cli-sprt-undecided = { $bot } ist nach { $blocks } Blöcken unentschieden: { $gain } Siege über dem Zufall, geprüft gegen { $edge }
cli-tune-tuned = eingestellt: { $share } von { $games } Partien ({ $low }–{ $high }), Abstand { $margin }
cli-tune-start = Anfang: { $share } von { $games } Partien ({ $low }–{ $high }), Abstand { $margin }
cli-tune-kept = behalten: { $kept }; geschrieben nach { $path }
cli-ahead-of = vor
cli-replaced = { $count ->
    [one] { $bot }: 1 Antwort gab der Lehrling
   *[other] { $bot }: { $count } Antworten gab der Lehrling
}
cli-bench-installing = installiert { $peer } in einer Wegwerf-Umgebung
cli-bench-measuring = misst
cli-bench-doing-measuring = misst
cli-bench-doing-slowest = langsamste Entscheidung
cli-bench-compiled = kompilierte Regeln, Mediane von { $runs } Läufen, Prozessorzeit auf einem Kern
cli-bench-interpreted = interpretierte Regeln, Mediane von { $runs } Läufen, Prozessorzeit auf einem Kern
cli-bench-no-environments = ausgelassen: Umgebungen, die nave[rl] brauchen
cli-bench-slowest = aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: Antwort { $answer } von Startwert { $seed }, „{ $question }“; die Uhr sah einmal { $seen } µs
cli-bench-times = { $times }-mal so lang
cli-bench-gauge-decision = Entscheidung, mit Zufall
cli-bench-gauge-copy = Kopie eines Zustands
cli-bench-gauge-hash = Prüfsumme einer Stellung
cli-bench-gauge-redeal = Verborgenes neu verteilt
cli-bench-gauge-worth = Wert einer Stellung
cli-bench-gauge-batch = Schritt eines Stapels, je Tisch
cli-bench-gauge-pettingzoo = Schritt von PettingZoo
cli-bench-gauge-slowest = langsamste einzelne Entscheidung
cli-bench-step = ein Schleifenschritt: { $each } µs
cli-bench-unknown = ausgelassen, dieser Version unbekannt: { $title }
cli-set = { $game }, Satz { $name }, Prüfsumme { $hash }
cli-not-sound = nicht in Ordnung
cli-no-rows = keine solchen Zeilen
cli-sound = { $file }: ein Satz von { $game }, in Ordnung, Prüfsumme { $hash }; { $count ->
    [0] kein Wert weicht
    [one] 1 Wert weicht
   *[other] { $count } Werte weichen
} vom üblichen Satz ab
cli-installed = { $name } für { $game } installiert, Prüfsumme { $hash }
cli-removed = { $name } von { $game } entfernt
cli-exported = { $path } geschrieben; als Nächstes: nave components check { $path } --game { $game }
cli-same-values = { $first } und { $second } haben dieselben Werte, Prüfsumme { $hash }
cli-provenance-known = bekannt
cli-provenance-deduced = erschlossen
cli-provenance-reconstructed = rekonstruiert
cli-provenance-checked = geprüft
cli-provenance-corrected = berichtigt
cli-provenance-is = { $provenance ->
    [known] bekannt: in Worten belegt
    [deduced] aus Bekanntem erschlossen
    [checked] am Druck geprüft
    [corrected] nach dem Druck berichtigt
   *[reconstructed] vermutet: nur als Bild gedruckt
}
cli-checked-by = geprüft von { $by } am { $on }
cli-counts = { $known } bekannt, { $deduced } erschlossen, { $reconstructed } rekonstruiert, { $checked } geprüft, { $corrected } berichtigt
cli-set-checks = { $name }: { $checked } geprüft, { $corrected } berichtigt
cli-bad-value = „{ $given }“ ist kein Wert eines Teils; schreib GAME.PIECE.FIELD=VALUE mit einem der Spiele { $known }
cli-no-pieces = nenne Teile, oder mit --sheet einen Bogen
cli-no-sheet = es gibt keinen Bogen „{ $sheet }“; erlaubt: { $known }
cli-bad-source = „{ $given }“ ist weder ein Code ({ $prefix }…) noch eine Datei (…{ $suffix })
cli-kept = behalten als { $name }, Prüfsumme { $hash }
cli-draft = behalten als { $name }, ein Entwurf: Noch lässt sich damit nicht spielen
cli-merged = { $name }: { $agreed ->
    [one] 1 Teil von beiden bestätigt
   *[other] { $agreed } Teile von beiden bestätigt
}, { $taken } übernommen, { $differ ->
    [0] kein Widerspruch
    [one] 1 Widerspruch
   *[other] { $differ } Widersprüche
}
cli-merged-one-name = { $count ->
    [one] 1 Teil ist in beiden Sätzen gleich, aber mit demselben Namen gezeichnet, das zählt einmal: Gib deinem Satz einen eigenen Namen (--by)
   *[other] { $count } Teile sind in beiden Sätzen gleich, aber mit demselben Namen gezeichnet, das zählt einmal: Gib deinem Satz einen eigenen Namen (--by)
}
cli-differ = deins { $mine }, fremdes { $theirs }
cli-shared = { $path } geschrieben
cli-imported = behalten als { $name }: { $changed } berichtigt, { $checked } geprüft, Prüfsumme { $hash }
cli-browser = die Teile sind unter { $url }
cli-walk-ask = { $at } von { $all }. Enter: stimmt, wie gedruckt. FIELD=VALUE, n unsicher, s üblich, b zurück, u rückgängig, q aufhören
cli-walk-end = { $name }: { $count } von { $all } geprüft

# Heads of columns.
cli-column-bot = Bot
cli-column-games = Partien
cli-column-wins = Siege
cli-column-interval = 95 %
cli-column-rank = Rang
cli-column-margin = Abstand
cli-column-score = Punkte
cli-column-rating = Stärke
cli-column-time = s/Zug
cli-column-cpu = CPU
cli-column-steps = Schleifenschritte
cli-column-bar = Grenze
cli-column-game = Spiel
cli-column-set = Satz
cli-column-hash = Prüfsumme
cli-column-base = Grundspiel
cli-column-table = Tabelle
cli-column-rows = Zeilen
cli-column-row = Zeile
cli-column-field = Feld
cli-column-provenance = Herkunft
cli-column-note = Anmerkung

# ---------------------------------------------------------------- the table, by lines and in full screen

cli-seat-human = { PLAYER($player) } (du)
cli-seat-bot = { PLAYER($player) } (Bot: { $bot })
cli-greeting = { $title }: { $seats }. Startwert { $seed }. Tippe help, um zu sehen, was du tippen kannst.
cli-saved-in = Nach jeder Antwort gespeichert in { $path }
cli-saved = Gespeichert; weiter mit: nave play --continue
cli-not-possible = Nicht möglich: { $move }. { $reason } [{ $rule }]
cli-not-understood = { $error }. Tippe eine Zahl, einen Zug oder help.
cli-by-hand = gewürfelt oder gezogen>
cli-by-hand-more = … und { $count } weitere; tippe den Anfang
cli-by-hand-which = „{ $given }“ passt auf { $count } davon; tippe eine Zahl oder einen eindeutigen Anfang
cli-taken-back = Zurückgenommen.
cli-turn-again = Der Zug beginnt von vorn.
cli-say-which-move = Sag, welcher Zug, etwa: why claim 1.1
cli-say-where = Sag, wohin, etwa: save game.json
cli-possible = { $move } ist jetzt möglich.
cli-no-rule-has = keine Regel enthält „{ $words }“; tippe: rule und eine id oder Wörter, etwa: rule claim
cli-no-rule-cited = noch wurde keine Regel genannt; tippe: rule und eine id oder Wörter, etwa: rule claim
cli-wrote = { $path } geschrieben

# What can be typed.
cli-typed-number = die Möglichkeit mit dieser Zahl
cli-typed-move = ein Zug als Text; der Anfang reicht, wenn er nur auf eine Möglichkeit passt
cli-typed-undo = deine letzte Antwort in diesem Zug zurücknehmen
cli-typed-restart = alle Antworten dieses Zugs zurücknehmen, bei denen es geht
cli-typed-hint = was der stärkste Bot hier täte, und warum
cli-typed-tips = die Tipps der Lehrerin, an oder aus
cli-typed-why = warum ein Zug jetzt nicht möglich ist, und welche Regel das sagt
cli-typed-rule = eine Regel nach id oder Wörtern nachschlagen; allein: die zuletzt genannte
cli-typed-table = der Tisch in Worten
cli-typed-options = die Frage und ihre Möglichkeiten noch einmal
cli-typed-log = alles, was geschehen ist
cli-typed-save = die Aufzeichnung in eine neue Datei schreiben (die Partie selbst wird nach jeder Antwort gespeichert)
cli-typed-help = diese Liste
cli-typed-quit = gehen; später weiter mit: nave play --continue

# The full-screen table.
cli-title-turn = Zug { $turn }
cli-title-seed = Startwert { $seed }
cli-title-unsaved = NICHT GESPEICHERT
cli-thinking = { PLAYER($player) } überlegt (Bot { $bot }) …
cli-log = Verlauf
cli-log-turn = Zug { $turn }
cli-log-setup = Aufbau
cli-board = Plan
cli-board-key = b
cli-final-score = Endstand
cli-show-scores = Wertungsblatt zeigen
cli-leave = Den Tisch verlassen
cli-which-move = Welcher Zug? Tippe ihn und drück Enter.
cli-refused = { $move }: { $reason }
cli-look-up = F2: { $rule }
cli-closes = Esc schließt
cli-keys = Tasten
cli-hint = Hinweis
cli-would-play = Der stärkste Bot würde spielen: { $move }
cli-rules = Regeln
cli-rules-search = Wörter oder id einer Regel, etwa: Strafe
cli-no-rule-fits = Keine Regel enthält alle diese Wörter.
cli-sheet-score = Punkte
cli-pane-in-full = { $title } ganz

# The line at the foot.
cli-foot-undo = Zurück
cli-foot-restart_turn = Von vorn
cli-foot-end_turn = Zug beenden
cli-foot-type = Tippen
cli-foot-hint = Hinweis
cli-foot-why = Warum
cli-foot-rules = Regeln
cli-foot-help = Tasten
cli-foot-quit = Ende
cli-foot-play = spielen
cli-foot-complete = ergänzen
cli-foot-back = zur Liste

# The list of keys.
cli-key-choose = zu einer Möglichkeit gehen; Ziffern tippen ihre Zahl
cli-key-enter = die Möglichkeit spielen; im Verlauf: die genannte Regel öffnen
cli-key-type = einen Zug als Text tippen; Tab oder → ergänzt ihn, Esc geht zurück
cli-key-undo = deine letzte Antwort in diesem Zug zurücknehmen
cli-key-restart = den Zug von vorn beginnen
cli-key-end = den Zug beenden, wenn das jetzt möglich ist
cli-key-hint = ein Hinweis: was der stärkste Bot von den Möglichkeiten hält, und warum
cli-key-why = fragen, warum ein Zug nicht möglich ist: ihn tippen, Enter
cli-key-rules = eine Regel nach Wörtern oder id nachschlagen
cli-key-cited = die zuletzt genannte Regel
cli-key-tab = von den Möglichkeiten zum Verlauf und zurück
cli-key-panes = in einem kleinen Terminal: das nächste Bild
cli-key-quit = gehen; die Partie ist nach jeder Antwort gespeichert

# Whoever runs a server looks after tables, seats and bans.
cli-help-tables = Sich um die Tische eines Servers kümmern.
cli-help-seats = Sich um die Plätze eines Tisches kümmern, und um die Leute darauf.
cli-help-bans = Adressen und Schlüssel aussperren.
cli-option-table-id = Die id eines Tisches, wie in seinem Link.
cli-option-seat = Die Nummer eines Platzes, ab 0.
cli-option-off = Andersherum.
cli-option-status = open, running oder over; sonst alle.
cli-option-silent = Nur wo so lange nichts geschehen ist.
cli-option-limit = Höchstens so viele.
cli-option-reason = Was der Tisch erfährt.
cli-option-yes = Nicht nachfragen.
cli-option-table-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-option-expire-after-days = Stille bis zum Ende.
cli-option-expire-notice-days = Wie lange vorher es angekündigt wird; 0: gar nicht.
cli-option-erase-name = Alle Plätze mit diesem Namen, an allen Tischen.
cli-option-erase-key = Alle Plätze, zu denen dieser Schlüssel gehört.
cli-option-erase-table = Mit --seat: ein Platz.
cli-option-ban-address = Eine Adresse oder ein Netz, zum Beispiel 2001:db8::/48.
cli-option-ban-key = Ein Schlüssel statt einer Adresse.
cli-option-ban-days = Wie lange; sonst für immer.
cli-option-ban-reason = Für dich selbst; sonst erfährt es niemand.
cli-option-ban-value = Adresse, Netz, Schlüssel oder Prüfsumme.
cli-help-tables-list = Die Tische, zuerst die, an denen zuletzt etwas geschah.
cli-help-tables-show = Ein Tisch: seine Plätze, wer dort sitzt, wann zuletzt jemand da war.
cli-help-tables-close = Einen Tisch ohne Ergebnis beenden. Man kann ihn noch ansehen und die Aufzeichnung mitnehmen.
cli-help-tables-delete = Einen Tisch mit allem entfernen, was dort gespielt und gesagt wurde; nur eine Sicherung bringt ihn zurück.
cli-help-tables-export = Die Aufzeichnung eines Tisches schreiben, auch einer laufenden Partie: Dann verrät sie womöglich, was niemand wissen darf.
cli-help-tables-expire = An Tischen, wo nichts geschieht, das Ende ankündigen, und die beenden, deren Zeit gekommen ist.
cli-help-tables-chat = Den Chat eines Tisches einschalten; mit --off aus. `nave serve --no-chat` tut es für alle.
cli-help-seats-rekey = Einem Platz einen neuen Link geben und den Schlüssel ausgeben; der alte öffnet nichts mehr.
cli-help-seats-rename = Wer dort sitzt, bekommt einen anderen Namen.
cli-help-seats-mute = Einen Platz im Chat nichts sagen lassen; mit --off darf er wieder sprechen.
cli-help-seats-erase = Eine Person vergessen: Namen, und was im Chat gesagt wurde. Was gespielt wurde, bleibt und lässt sich nachspielen wie zuvor.
cli-help-bans-add = Eine Adresse, ein Netz oder die Person mit einem Schlüssel aussperren.
cli-help-bans-list = Wer ausgesperrt ist; Schlüssel mit ihrer Prüfsumme.
cli-help-bans-remove = Jemanden wieder einlassen.
cli-operated = { $table }: erledigt, Nummer { $number }
cli-table-seat = Platz { $seat }: { $kind }, { $name }
cli-delete-table = Tisch { $table } endgültig löschen?
cli-deleted-table = { $table }: gelöscht
cli-unwritable = { $file } lässt sich nicht schreiben: { $error }
cli-record-exported = { $file }: { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
cli-expired = angekündigt an { $announced }, beendet { $ended }
cli-erase-whom = nenne --name, --key oder --table mit --seat (Platz)
cli-erased = gelöscht auf { $count ->
    [one] 1 Platz
   *[other] { $count } Plätzen
}; frühere Sicherungen enthalten es noch
cli-ban-whom = nenne eine Adresse oder einen Schlüssel: eins von beiden
cli-banned = ausgesperrt: { $value }
cli-for-good = für immer
cli-until = bis { $moment }
cli-unbanned = entfernt: { $count }
cli-option-expire-after = Stille, nach der ein Tisch endet; 0: nie.
cli-option-expire-notice = Wie lange vorher es dort angekündigt wird.
cli-option-tables-per-address = Tische einer Adresse zugleich; 0: ein Viertel aller.
cli-option-tables-per-network = Dasselbe für ein Netz (IPv6: ein /48).
cli-option-keep-sets = Ob Leute hier berichtigte Materialsätze zum Spielen aufbewahren dürfen.
cli-option-chat = Ob man an den Tischen sprechen kann.

# ---------------------------------------------------------------- the teacher at the elbow

cli-tip = Tipp: { $tip } [{ $rule }]
cli-tip-again = Gib die Antwort noch einmal, um es trotzdem zu tun: { $move }
cli-tips-on = Tipps an: wenn es einen Grund gibt, jeder einmal.
cli-tips-off = Keine Tipps mehr.
