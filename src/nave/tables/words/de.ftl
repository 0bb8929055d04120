# What tables refuse, and how a game ended there.

outcome-resigned = die anderen haben aufgegeben
outcome-limit = die Partie wurde nach { $count } Antworten beendet, mehr fasst ein Tisch nicht
outcome-kept = die Aufzeichnung endet hier
outcome-expired = hier hat lange niemand etwas getan

# Who may, and when.
refused-chat-off = der Chat ist ausgeschaltet
refused-muted = Platz { $seat } darf im Chat nichts sagen
refused-banned = dieser Server lässt dich nicht ein; wende dich an die Person, die ihn betreibt
refused-bot-seat = auf Platz { $seat } spielt ein Bot
refused-person-seat = auf Platz { $seat } spielt ein Mensch
refused-no-person = auf Platz { $seat } spielt kein Mensch
refused-undo = von dir ist nichts zurückzunehmen: Zurück geht es nur bis zu einem Wurf, einem Ziehen oder einem anderen Platz
refused-private = dieser Tisch ist privat: Einen Platz nimmt man mit seinem Link
refused-no-free-seat = an diesem Tisch ist kein Platz frei
refused-no-target = welcher Platz soll einen neuen Link bekommen?
refused-seat-taken = Platz { $seat } ist nicht frei
refused-started = der Tisch hat schon begonnen
refused-seats-empty = { $count ->
    [one] auf Platz { $seats } sitzt noch niemand; nenne einen Bot zum Auffüllen
   *[other] auf den Plätzen { $seats } sitzt noch niemand; nenne einen Bot zum Auffüllen
}
refused-used-link = Platz { $seat } ist besetzt: Sein Link wurde schon benutzt
refused-no-used-link = nur wer mit dem Link eines besetzten Platzes kommt, wird nach dem Namen gefragt
refused-no-knock = niemand bittet um Platz { $seat }
refused-not-over = noch einmal gespielt wird, wenn die Partie zu Ende ist
refused-no-setup = niemand kennt den Startwert dieses Aufbaus
refused-mail = die Mail ließ sich nicht senden
refused-mail-number = das ist nicht die Zahl aus der Mail, oder sie ist zu alt
refused-endpoint = dorthin lässt sich nichts melden
notice-title = Nave
notice-turn = { $name }: Du bist am Zug ({ $turn }).
notice-warned = { $name }: Du bist am Zug ({ $turn }). Ab { $time } darf ein Bot für dich spielen.
notice-many = { $count ->
    [one] 1 Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
notice-many-news = Neues an { $count } Tischen.
notice-mail-number = { $number } ist die Zahl, die deine Adresse bestätigt. Sie gilt eine Stunde. Wenn du sie nicht angefordert hast, bekommst du keine weitere Mail.
notice-mail-why = Du hast diese Adresse für deine Plätze an Tischen von Nave angegeben; in den Einstellungen dort kannst du sie entfernen.
notice-again = { $name }: { $person } möchte Revanche.
notice-over = { $name }: Die Partie ist zu Ende.
notice-knock = { $name }: Jemand kam mit dem Link von { $person } und bittet um Einlass.
notice-asked = { $name }: { $person } bittet die anderen um etwas.
notice-begun = { $name }: Die Partie hat begonnen.
notice-sat = { $name }: { $person } hat sich gesetzt.
notice-chat = { $name }: { $person } hat etwas gesagt.
refused-customs = Rat ist free, shown oder none; Zurücknehmen ist free, ask oder none; das Tempo ist live oder days; Vertretung kommt mit ask oder bot
refused-customs-time = eine Uhr oder Abwesenheit von { $least } bis { $most } Sekunden, oder 0 für keine; ein Zuschlag braucht eine Uhr
refused-not-away = Platz { $seat } hat noch Zeit zu antworten: So war es vor der Partie ausgemacht
refused-paused = der Tisch macht Pause
refused-not-paused = der Tisch macht keine Pause
refused-ask = um „{ $given }“ kann man nicht bitten; erlaubt: pause, resume, take_back
refused-nothing-asked = niemand bittet um etwas
refused-not-own = nach { $answers } Antworten ist keine von dir zurückzunehmen
refused-nothing-due = die Zeit bewirkt hier jetzt nichts
refused-take-back-off = an diesem Tisch wird nichts zurückgenommen: So war es ausgemacht
refused-advice-off = an diesem Tisch fragt niemand einen Bot um Rat: So war es ausgemacht
refused-guest-fills = du hast dich ohne Link gesetzt: Die freien Plätze füllt auf, wer eingeladen wurde
refused-name-a-bot = nenne den Bot, der deinen Platz für die anderen spielt
refused-seat = es gibt keinen Platz { $seat }; Plätze gehen von 0 bis { $last }
refused-others-decide = über einen abwesenden Platz entscheiden die anderen
refused-thinking = Platz { $seat } ist verbunden und überlegt vielleicht; warte noch ein wenig
refused-seen = Platz { $seat } war vor Kurzem hier; warte noch ein wenig
refused-no-return = wer zuschaut, hat keinen Platz zum Zurückkehren
refused-not-replaced = Platz { $seat } wurde nicht durch einen Bot ersetzt
refused-turn = { $answering ->
    [-1] die Partie ist zu Ende; niemand muss antworten
   *[other] jetzt muss Platz { $answering } antworten, nicht Platz { $seat }
}
refused-holds = { $count ->
    [0] dein Schlüssel gehört nicht zu Platz { $seat }; er gehört zu keinem
    [one] dein Schlüssel gehört nicht zu Platz { $seat }; er gehört zu Platz { $held }
   *[other] dein Schlüssel gehört nicht zu Platz { $seat }; er gehört zu den Plätzen { $held }
}
refused-spectator = wer zuschaut, spielt nicht; zu einem Platz gehört ein eigener Schlüssel
refused-secret-draw = wer gezogen hat, sieht es sich allein an und gibt es ein
refused-table-over = die Partie an diesem Tisch ist zu Ende
refused-not-started = der Tisch hat noch nicht begonnen
refused-no-history = der Tisch hat noch nicht begonnen: Es gibt nichts zum Zurückschauen
refused-no-record = der Tisch hat noch nicht begonnen: Es gibt keine Aufzeichnung
refused-record = die Aufzeichnung enthält noch Verborgenes; es gibt sie, wenn die Partie zu Ende ist

# What people send.
refused-long-name = der Name hat { $count ->
    [one] 1 Zeichen
   *[other] { $count } Zeichen
}; erlaubt: { $least } bis { $most }
refused-long-message = die Nachricht hat { $count ->
    [one] 1 Zeichen
   *[other] { $count } Zeichen
}; erlaubt: { $least } bis { $most }
refused-control-name = der Name enthält das Steuerzeichen U+{ $letter }; erlaubt: reiner Text
refused-control-message = die Nachricht enthält das Steuerzeichen U+{ $letter }; erlaubt: reiner Text
refused-seed = der Startwert ist zu groß oder zu klein; erlaubt: ganze Zahlen mit 64 Bit
refused-seat-kind = Platz { $seat } ist „{ $given }“; erlaubt: open, device, bot
refused-submission = die Einsendung „{ $id }“ wurde schon für etwas anderes benutzt
refused-made = die Einsendung „{ $id }“ wurde schon benutzt; ihre Schlüssel werden nicht mehr genannt
refused-short-id = die id einer Einsendung ohne Schlüssel hat mindestens { $least } Zeichen
refused-stale = die Einsendung folgt auf Nummer { $follows }, der Tisch ist aber bei { $last }
refused-moment = die Partie hat { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}; erlaubt: 0 bis { $count }
refused-bad-record = diese Aufzeichnung ist nicht brauchbar: { $error }
refused-replay = diese Aufzeichnung ist nicht brauchbar: { $error } beim Nachspielen
refused-names = { $names ->
    [one] 1 Name
   *[other] { $names } Namen
} für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
refused-long-record = die Aufzeichnung hat { $count } Antworten; erlaubt: weniger als { $most }

# Keys.
refused-no-table = diesen Tisch gibt es nicht
refused-hidden-table = diesen Tisch gibt es nicht, oder er ist privat und braucht einen Schlüssel
refused-key = dieser Schlüssel öffnet an diesem Tisch nichts
refused-key-nothing = dieser Schlüssel öffnet hier nichts
refused-key-changed = dieser Schlüssel öffnet an diesem Tisch jetzt etwas anderes

# What the server can do now.
refused-full = dieser Server fasst { $count } Tische zugleich; versuch es später wieder
refused-address-full = von deiner Adresse { $count ->
    [one] darf 1 Tisch
   *[other] dürfen { $count } Tische
} zugleich laufen; beende zuerst einen davon
refused-network-full = aus deinem Netz { $count ->
    [one] darf 1 Tisch
   *[other] dürfen { $count } Tische
} zugleich laufen; versuch es später wieder
refused-unavailable = die Tische sind gerade nicht erreichbar; versuch es in einigen Sekunden wieder
refused-damaged = was von diesem Tisch gespeichert ist, ist beschädigt; wer den Server betreibt, kann eine Sicherung einspielen
refused-overloaded = der Server ist ausgelastet: Laufende Partien gehen weiter, Neues beginnt nicht; versuch es gleich wieder
refused-busy = am Tisch ist zu viel los; versuch es noch einmal
refused-bots-busy = die Bots sind beschäftigt; versuch es gleich wieder
refused-judge-running = begutachtet wird eine Partie, wenn sie zu Ende ist
refused-judge-level = Server begutachten schnell oder gründlich; tiefer geht es mit `nave judge` auf dem eigenen Rechner
refused-judge-busy = der Gutachter ist ausgelastet; versuch es gleich wieder
refused-judge-day = { $count } Partien am Tag werden gründlich begutachtet; versuch es morgen wieder
refused-verdict = der Gutachter kann zu dieser Folge nichts sagen: { $error }
refused-chances = Gewinnchancen sind für Zuschauende: Wer spielt, sieht sie nur, wo Rat frei ist
refused-not-judged = diese Partie ist noch nicht begutachtet
refused-not-stored = der Tisch ließ sich nicht speichern; versuch es noch einmal
refused-looking-up = es wird gerade zu viel nachgeschlagen; versuch es gleich wieder
refused-hint = jetzt gibt es keinen Hinweis: { $error }
refused-journal = das Protokoll dieses Tisches ist voll: Nur die Partie selbst geht weiter
refused-locked = dieser Tisch kann hier nicht weitergehen: { $error }
refused-start = dieser Tisch kann hier nicht beginnen: { $error }
refused-components = dieser Tisch wurde für den Materialsatz { $name } { $hash } gemacht; hier ist { $here }

# Databases and backups.
no-database-address = „{ $url }“ ist keine Datenbankadresse; erlaubt: sqlite:///file oder postgresql://user@host/name
database-in-memory = Tische brauchen eine Datei: sqlite:///file (eine Datenbank im Speicher würde sie verlieren)
database-kind = Datenbanken der Art „{ $kind }“ werden nicht unterstützt; erlaubt: sqlite, postgresql
database-version = die Datenbank stammt von einer anderen Version von Nave und passt nicht zu dieser: { $error }
database-in-use = ein anderer Server benutzt { $path }; halte ihn an oder gib diesem eine eigene --database
database-not-empty = die Datenbank enthält { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}; eine Sicherung kommt in eine leere
no-network = „{ $given }“ ist weder Adresse noch Netz; erlaubt: 192.0.2.7, 2001:db8::/48
no-database = es gibt keine Datenbank { $path }
not-done = das ging nicht: { $reason }
no-tables = in dieser Datenbank sind keine Tische von Nave
backup-exists = { $path } gibt es schon; eine Sicherung überschreibt nichts
no-backup = { $path } ist keine Sicherung von Nave ({ $format })
backup-unreadable = { $path } ist nicht als Sicherung lesbar: { $error }
backup-damaged = { $path } ist unvollständig oder verändert; nimm eine andere Sicherung

# Bots that fail, as a record notes it and as people are told.
bot-illegal = er nannte { $answer }, was nicht zur Wahl steht
bot-other-options = er sprach von anderen Möglichkeiten
bot-slow = er überlegte länger als { $seconds } s
bot-died = sein Prozess starb
bot-crashed = { $error }: { $message }
note-drawn = Antwort { $answer }: { $bot } scheiterte ({ $reason }); stattdessen wurde { $drawn } gezogen
refused-keeping-sets = dieser Server bewahrt keine Sätze seiner Gäste auf
