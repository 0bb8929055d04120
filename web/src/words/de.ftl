# Every word of the shared page.

app-name = Nave
app-tag = Zwei Bauspiele für einen Abend
app-tag-more = { "" }. Ohne Konto, ohne Download.
app-lobby = Alle Spiele
app-back = Zurück
app-close = Schließen
app-cancel = Abbrechen
app-copy = Kopieren
app-copied = Kopiert
app-more = Mehr Optionen
app-loading = Einen Moment …
app-unreachable = Der Server ist nicht erreichbar. Läuft er noch?
app-again = Erneut versuchen
app-menu = Menü
app-fan = Inoffizielle Fan-Umsetzung ohne Verbindung zu Verlagen oder Autoren. Alle Zeichnungen und Texte stammen von uns.

lobby-continue = Deine Tische
lobby-all = { $n ->
    [one] der einzige Tisch
   *[other] alle { $n } Tische
}
lobby-fewer = weniger
lobby-forget = Diesen Tisch vergessen
lobby-waits = Am Zug: { $name }
lobby-over = Beendet: noch einmal ansehen
mine-as-of = keine Verbindung; Stand { $time }
mine-yours = Du bist am Zug
mine-others = Andere sind am Zug
mine-rooms = Warteräume
mine-over = Beendet
mine-pieces = Spielmaterial: { $name }
mine-your_turn = dein Zug { $n }
mine-runs = läuft
mine-sit = { $n } von { $m } sitzen
mine-won = Du hast gewonnen
mine-won-by = Du hast mit { $n } Vorsprung gewonnen
mine-shared = Du teilst den Sieg
mine-lost = Du hast nicht gewonnen
mine-lost-by = { $name } gewinnt, du liegst { $n } zurück
mine-forget = { $name } vergessen
mine-gone = { $game }: Der Schlüssel dieses Browsers öffnet dort nichts mehr.
mine-next = Weiter: { $name }
mine-next-since = { $name } wartet auf dich seit { $time }
mine-move = Meine Plätze auf einem anderen Gerät
move-line = Öffne diesen Link dort oder lass die Kamera den Code lesen.
move-qr = QR-Code des Links zu allen meinen Plätzen
move-link = Link zu allen meinen Plätzen
move-code = Code { $n } von { $m }; der Link enthält alle.
move-next-code = Nächster Code
move-warning = Wer diesen Link hat, sitzt auf diesen Plätzen. Schick ihn niemandem.
move-by-hand = Von dieser Adresse aus ist die Zwischenablage nicht erreichbar: Kopiere den Link von Hand.
move-file = Als Datei speichern
move-bring = Aus Datei holen
move-taken = { $n ->
    [0] Alle diese Plätze waren schon hier.
    [one] 1 Platz übernommen.
   *[other] { $n } Plätze übernommen.
}
move-no-file = Das ist keine Datei mit Plätzen.
move-ask = { $n ->
    [one] 1 Platz in diesen Browser holen?
   *[other] { $n } Plätze in diesen Browser holen?
}
move-nothing = Diese Plätze sind schon hier, oder der Link ist unvollständig.
move-yes = Hierher holen
when-now = gerade eben
when-minutes = { $n ->
    [one] vor 1 Minute
   *[other] vor { $n } Minuten
}
when-yesterday = gestern, { $time }
lobby-join-ask = Hast du einen Link oder den Namen eines Tisches bekommen?
lobby-join-hint = hier einfügen
lobby-join = Beitreten
lobby-now = Gleich spielen
quick-seats = { $n ->
    [one] Du gegen einen Bot
   *[other] Du gegen { $n } Bots
}
quick-extra = mit { $title }
quick-players = Plätze
quick-strength = Stärke der Bots
lobby-name-ask = Wie sollen dich andere nennen?
lobby-name-keep = Merken
lobby-together = Gemeinsam spielen
lobby-together-line = { $n ->
    [one] Ein Link zum Weitergeben
   *[other] Je ein Link zum Weitergeben
}
lobby-solo = Solo
lobby-hot = Reihum
lobby-hot-line = An diesem einen Gerät
lobby-seats = { $a } bis { $b } Plätze
lobby-seats-one = { $a } Plätze
lobby-rules = Regeln
lobby-pieces = Spielmaterial
lobby-box = Mit deiner Schachtel
lobby-score = Partie werten
lobby-theme = Hell oder dunkel
lobby-settings = Einstellungen
lobby-record = Aufzeichnung öffnen
lobby-record-line = Eine gespeicherte Partie: ansehen oder weiterspielen.
lobby-record-bad = Diese Datei ist keine Aufzeichnung: { $why }
lobby-public = Offene Tische
lobby-public-free = { $n } frei
lobby-public-watch = Zuschauen
lobby-public-sit = Platz nehmen

new-title = Neuer Tisch: { $game }
new-seats = { $a } bis { $b } Plätze. Wer eingeladen ist, setzt sich über einen Link.
new-seats-one = { $a ->
    [one] Ein Platz.
   *[other] { $a } Plätze. Wer eingeladen ist, setzt sich über einen Link.
}
new-who = Wer spielt
new-how = Wie ihr spielt
new-seat = Platz { $n }
new-you = Du
new-here = Hier
new-friend = Gast
new-bot = Bot
new-empty = Leer
new-you-line = das bist du, an diesem Gerät
new-here-line = spielt an diesem Gerät
new-friend-line = bekommt einen Link zu diesem Platz
new-empty-name = Niemand
new-empty-line = bleibt leer
new-name = Dein Name
new-name-of = Name von Platz { $n }
new-name-hint = dein Name
new-player = Platz { $n }
new-strength = Welcher Bot
new-needs = nur mit { $title }: { $value }
new-needs-on = nur mit { $title }
new-needs-off = nur ohne { $title }
new-seed = Startwert
new-seed-line = Derselbe Startwert ergibt denselben Aufbau. Gib ihn weiter, um Partien zu vergleichen.
new-seed-new = Neu
new-customs = Tempo, Uhr und Absprachen
new-listed = Offen für alle
new-listed-line = Steht in der Lobby: Alle dürfen zuschauen oder einen freien Platz nehmen.
new-open = Tisch eröffnen
new-links = Links zum Kopieren erscheinen, sobald der Tisch offen ist.
new-begin = Die Partie beginnt sofort.
new-few = { $game } braucht { $a } bis { $b } Plätze.
bot-random = Spielt irgendwas
bot-random-line = irgendeine erlaubte Antwort, sofort
bot-apprentice = Lehrling
bot-apprentice-line = sieht nur den nächsten Schritt, schnell
bot-mason = Maurermeister
bot-mason-line = plant einen Zug voraus, etwa eine Sekunde
bot-journeyman = Geselle
bot-journeyman-line = plant seinen Zug und verschätzt sich manchmal
bot-architect = Architekt
bot-architect-line = spielt die besten Züge weiter, bevor er wählt; eine Sekunde oder mehr
bot-builder = Erbauer
bot-builder-line = ein Maurermeister, der vor allem baut
bot-trader = Händler
bot-trader-line = ein Maurermeister mit vollem Beutel und vollem Lager
bot-spoiler = Störenfried
bot-spoiler-line = ein Maurermeister, der darauf achtet, was du hast
# Whom a bot plays like, with its rating; then with what it does.
bot-like = { $text } ({ $rating })
bot-strength = { $text } ({ $rating }): { $line }
bot-other = { $name }
bot-other-line = ein Bot dieses Servers

wait-line = Verschick den Link. Die Partie beginnt, wenn alle sitzen oder wenn Bots die freien Plätze nehmen.
wait-invites = { $name } lädt ein: { $game }
wait-sit = Warteraum · { $n } von { $m } sitzen
wait-who = Wer spielt
wait-what = Was ihr spielt
wait-change = Bis zum Beginn lässt sich alles ändern.
wait-talk = Gespräch
wait-watching = { $n ->
    [one] 1 schaut zu
   *[other] { $n } schauen zu
}
wait-invite = Einladen
wait-invite-line = Ein Link für alle freien Plätze. Wer sich setzt, bekommt einen eigenen Schlüssel; dann öffnet dieser Link den Platz nicht mehr, auch dir nicht.
wait-invite-link = Link zu den freien Plätzen
wait-share = Teilen …
wait-share-text = { $name } lädt dich ein: { $game }
wait-new-link = Neuer Link
wait-pieces = Spielmaterial
wait-pieces-line = Werte wie gedruckt, oder wie jemand sie berichtigt hat.
wait-pieces-usual = die üblichen gedruckten Werte
wait-changed = { $name } ändert: { $what }
custom-watching = Zuschauen
custom-watching-line = Über einen Link, ohne Platz. Niemand sieht verdeckte Karten.
custom-watching_true = mit Link
custom-watching_false = niemand
custom-pace = Tempo
custom-pace-line = Ein gemeinsamer Abend oder Zug um Zug, wann es gerade passt.
custom-pace_live = ein Abend
custom-pace_days = über Tage
custom-clock = Uhr
custom-clock-line = Zeit für alle, und etwas dazu nach jedem Zug. Abgelaufen: Ein Bot spielt weiter.
custom-clock_0 = keine Uhr
custom-clock-value = { $bank } + { $more }
custom-increment = Nach jedem Zug
custom-away = Abwesend
custom-away-line = Wer so lange nicht antwortet, gilt als abwesend. Nach der halben Zeit wird es angekündigt.
custom-away_0 = wie hier üblich
custom-stand_in = Wer abwesend ist
custom-stand_in-line = Was dann geschieht. Ein Tippen, und die Person ist zurück.
custom-stand_in_ask = die anderen entscheiden
custom-stand_in_bot = ein Bot spielt weiter
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
time-title = Zeit
time-left = noch { $time }
time-used = { $time } verbraucht
time-away = abwesend
time-is-away = { $name } ist abwesend. Im Menü kannst du vorerst einen Bot spielen lassen.
time-warned = In { $time } darf ein Bot für dich spielen.
time-due = noch { $time }
pause-line = Der Tisch macht Pause, gewünscht von { $name }. Keine Uhr läuft.
pause-end = Weiter
ask-mine = Die anderen werden gefragt.
ask-pause = { $name } bittet um eine Pause.
ask-resume = { $name } möchte weiterspielen.
ask-back = { $name } möchte eine Antwort aus Zug { $n } zurücknehmen.
ask-back-chance = { $name } möchte eine Antwort aus Zug { $n } zurücknehmen. Der Zufall zieht dann neu.
ask-yes = Ja
ask-no = Nein
ask-drop = Schon gut
away-title = Während du weg warst
away-line = { $bot } spielt für dich seit Zug { $n }.
away-timeout = Deine Zeit ist abgelaufen. { $bot } spielt für dich seit Zug { $n }.
away-stood = Es stand { $before }, es steht { $now }.
away-back = Meinen Platz nehmen
away-show = Zeig es mir
away-let = Weiterspielen lassen
menu-pause = Um eine Pause bitten
menu-ask-back = Bitten, meine letzte Antwort zurückzunehmen
log-warned = Hinweis an { $name }: Bald darf ein Bot spielen.
log-away = { $name } ist abwesend.
log-timeout = Zeit abgelaufen: { $name }.
log-ask = { $name } hat die anderen um etwas gebeten.
log-pause = { $name } bittet um eine Pause; alle sind einverstanden.
log-resume = Die Partie geht weiter.
mine-paused = Pause
menu-publish = Diese Partie allen mit Link zeigen
menu-unpublish = Diese Partie niemandem mehr zeigen
menu-public-link = Link zum Ansehen dieser Partie
log-published = { $name } ändert, wer diese Partie ansehen darf.
games-title = Deine Partien
games-link = Beendete Partien und Zahlen
games-filter = Welche Partien
games-game = Spiel
games-every = Jedes Spiel
games-seats = Plätze
games-any-seats = beliebig viele Plätze
games-n-seats = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}
games-parts = Teile
games-any-parts = mit und ohne Erweiterung
games-usual = üblich
games-with = Gegen
games-anybody = alle
games-csv = Als Tabelle speichern (CSV)
games-erase = Diese vergessen
games-erase-sure = { $n ->
    [one] 1 Partie endgültig vergessen?
   *[other] { $n } Partien endgültig vergessen?
}
games-none = Noch ist nichts zu Ende. Partien landen von selbst hier.
games-won = { $n ->
    [one] gewonnen, von 1 Partie
   *[other] gewonnen, von { $n } Partien
}
games-won-short = gewonnen
games-count = Partien
games-interval = { $a } bis { $b } %; reiner Zufall: { $c } %
games-place = Rang im Mittel
games-points = Punkte im Mittel
games-margin = Abstand
games-curve = Wie es lief
games-curve-line = Abstand je Partie, höchstens { $n } Punkte, und das Mittel bis dahin
games-curve-key = Ein Punkt je Partie, über der Linie vor dem besten anderen Platz; die Kurve ist das Mittel bis dahin.
games-against = Gegen
games-ways = Womit
games-points-short = Punkte
games-few = Grau: unter zehn Partien, zu wenig für ein Urteil.
games-list = { $n ->
    [one] 1 beendete Partie
   *[other] { $n } beendete Partien
}
custom-advice = Rat
custom-advice-line = Ob man einen Bot nach einem Zug fragen darf.
custom-advice_free = frei
custom-advice_shown = für alle sichtbar
custom-advice_none = keiner
custom-take_back = Zurücknehmen
custom-take_back-line = Eigene Antworten, bis Würfel fallen oder jemand anders antwortet.
custom-take_back_free = wie üblich
custom-take_back_ask = wie üblich, weiter zurück, wenn alle zustimmen
custom-take_back_none = gar nicht
used-title = Bist du { $name }?
used-line = Auf diesem Platz sitzt { $name }. Wenn du das bist, wird dein anderes Gerät gefragt oder die anderen. Alle am Tisch erfahren es.
used-yes = Ja, lasst mich rein
used-watch = Nein, ich schaue zu
used-wait = Gefragt. Sobald { $name } oder die anderen zustimmen, öffnet sich der Tisch hier.
used-no = Die Antwort war nein.
knock-ask-me = Jemand hat deinen Link geöffnet und gibt an, du zu sein, { $name }. Bist du es, an einem anderen Gerät? Der Platz zieht dann dorthin um.
knock-ask = Jemand hat den Link von { $name } geöffnet und gibt an, { $name } zu sein. Einlassen?
knock-yes = Ja
knock-no = Nein
menu-lock = Meine anderen Geräte aussperren
menu-lock-done = Nur dieses Gerät öffnet jetzt deinen Platz.
wait-link = Link zu Platz { $n }
wait-copy = Link kopieren
wait-qr-short = QR
wait-qr = Als QR-Code zeigen
wait-qr-of = QR-Code des Links zu Platz { $n }
wait-watch = Link zum Zuschauen
wait-here = ist da
wait-free = noch nicht da
wait-bot = Bot
wait-start = Beginnen
wait-fill = Mit Bots auf den freien Plätzen beginnen
join-title = Ein Platz ist für dich frei
join-line = { $game }, Platz { $n }. Wie nennen dich die anderen?
join-sit = Platz nehmen
join-unknown = Dieser Link öffnet hier nichts.
join-none = Diesen Tisch gibt es nicht, oder er ist privat und braucht einen Link.

bar-your_turn = Du bist am Zug
bar-turn_of = Am Zug: { $name }
bar-watching = Du schaust zu
watch-line = { $n ->
    [one] Du schaust zu. Wer zuschaut, sieht keine verdeckten Karten.
   *[other] Du schaust zu, mit dir insgesamt { $n }. Wer zuschaut, sieht keine verdeckten Karten.
}
bar-end = Ende
bar-turn = Zug { $n }
bar-you = du
bar-play = Spielen
bar-play-all = { $n } Schritte spielen
bar-move = Zug wählen
bar-wait = Nicht dein Zug
bar-leave = Achtung: { $what }
bar-leave-yes = Liegen lassen
bar-leave-line = Es ist endgültig verloren. Enter lässt es liegen, mit Esc überlegst du noch einmal.
bar-then = dann: { $steps }
bar-undo = Rückgängig
bar-restart = Zug von vorn
bar-hint = Hinweis
hint-title = Rat eines Bots
hint-wait = Der Bot sieht sich alles an …
hint-best = Er würde wählen
hint-also = Auch gut
hint-worse = { $n } weniger
hint-worth = { $n ->
    [one] Am Ende etwa 1 Punkt wert.
   *[other] Am Ende etwa { $n } Punkte wert.
}
hint-more = Das ist { $n } mehr als „{ $option }“.
hint-same = Das ist so gut wie „{ $option }“.
hint-even = gleich gut
bar-thinks = { $name } überlegt.
bar-waits = { $name } entscheidet.
bar-away = { $name } ist weg und findet den Tisch später so vor.
seat-here = { $name } ist da
seat-away = { $name } ist weg
bar-choose = Tippe ein Teil an oder wähle aus der Liste.
bar-second = Zum Spielen noch einmal antippen oder Enter drücken.
bar-left = { $n ->
    [one] Noch 1 Möglichkeit: Tippe weiter oder wähle aus der Liste.
   *[other] Noch { $n } Möglichkeiten: Tippe weiter oder wähle aus der Liste.
}
bar-scores = Punkte

plan-title = Bereit zum Spielen
plan-final = nicht mehr zurückzunehmen
plan-left = Achtung: { $what }
plan-less = Weniger: { $label }
plan-more = Mehr: { $label }
plan-out = Ohne: { $label }
plan-in = Mit: { $label }
plan-change = Schritt { $n }
plan-other = Anders
plan-steps = Ändern

# What bots of a quick game are called, between commas.
quick-names = Olga, Pjotr, Mirka, Konrad, Vera, Boris, Agnes, Lew, Darja, Tomas
opt-title = Möglichkeiten
opt-number = Zahl drücken
opt-none = Jetzt ist nichts zu entscheiden.
opt-all = alle { $n } zeigen
opt-best = der Hinweis
opt-page = 0: die nächsten neun
opt-dead = Jetzt nicht
opt-which = Was davon?
opt-count = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
opt-count-left = { $m ->
    [one] { $n } von 1 Möglichkeit
   *[other] { $n } von { $m } Möglichkeiten
}

log-title = Verlauf
log-large = Verlauf und Chat, größer
log-since = seit meinem Zug
log-all = alles
log-filter = Anzeigen
log-everybody = alle
log-chat = nur Chat
log-setup = Aufbau
log-empty = Noch ist nichts geschehen.
log-nothing = Nichts seit deinem letzten Zug.
log-start = Die Partie beginnt.
log-undo = { $name } nimmt etwas zurück.
log-resign = { $name } gibt auf.
log-end = Die Partie ist zu Ende.
log-join = { $name } setzt sich.
log-agree = { $name } ist einverstanden, dass ein Bot übernimmt.
log-replaced = Jetzt spielt ein Bot für { $name }.
log-back = { $name } ist zurück.
log-expiring = Hier ist lange nichts geschehen: Der Tisch endet in einigen Tagen, wenn niemand spielt.
log-rekeyed = Der Platz von { $name } hat einen neuen Link.
log-knock = Jemand kam mit dem Link von { $name } und gibt an, { $name } zu sein.
log-admit = { $name } stimmt zu.
log-rebuff = Wer mit dem Link von { $name } kam, wurde abgewiesen.
log-moved = { $name } spielt jetzt mit einem anderen Gerät.
log-invited = { $name } hat einen neuen Link zu diesem Tisch gemacht; der alte öffnet nichts mehr.
log-relinked = Der Link von { $name } ist jetzt ein neuer.
log-arranged = { $name } ändert, was gespielt wird.
log-again = { $name } möchte Revanche.
log-advised = { $name } fragt einen Bot um Rat.
log-misfit = { $name } hat eine gezogene Karte eingegeben, die es so nicht geben kann: Jemand hat sich vertippt.
log-erased = Ein Name und seine Worte wurden entfernt.
log-rule = Regel: { $rule }
log-unread = { $n ->
    [one] 1 neue Nachricht
   *[other] { $n } neue Nachrichten
}
story-nothing = nichts zu erzählen
story-again = { $name }, Zug { $n }: noch einmal ansehen
story-scene = Zug { $n }: noch einmal zählen
scene-next = Weiter
scene-close = Zurück zum Tisch
scene-play = alles abspielen
scene-back = zurück
scene-sums = gleich zu den Summen
scene-at = { $n } von { $m }. Nichts geht weiter, bis du das schließt.
scene-done = Das ist alles. Der Verlauf kann es noch einmal zählen.
scene-points = { $name } { $points }
scene-sums-title = Summen
story-back = Eins zurück
story-on = Eins weiter
story-end = Zurück zum Tisch
story-past = wie es war
story-your = Dein Zug
story-step = Schritt { $n }
story-step-of = Schritt { $n } von { $m }
story-behind = { $n ->
    [one] noch 1
   *[other] noch { $n }
}
story-skip = Überspringen
story-next = Nächster Schritt
pace-step = Schritt für Schritt
pace-slow = langsam
pace-normal = normal
pace-instant = sofort
loss-show = Zeigen
loss-ok = OK
chat-label = Sag dem Tisch etwas
chat-send = Senden

why-title = Jetzt nicht
why-rule = die Regel
why-none = Mit diesem Teil ist jetzt nichts zu machen.
why-turn = Am Zug ist { $name }.
why-over = Die Partie ist zu Ende.
why-watch = Du schaust zu; nur wer einen Platz hat, spielt.
stale = Der Tisch war schon weiter. Hier ist er, wie er jetzt steht.
refused = Das geht nicht.

link-lost = Die Verbindung ist weg. Neuer Versuch …
link-back = Wieder verbunden; der Tisch ist aktuell.
link-gone = Der Schlüssel dieses Platzes öffnet nichts mehr.
locked = Dieser Tisch kann hier nicht weitergehen: { $why }

hand-title = Weitergeben an { $name }
hand-line = Der Tisch ist verdeckt. Sobald { $name } das Gerät hat:
hand-go = Ich bin { $name }

rules-title = Regeln
rules-of = Regeln: { $game }
rules-search = In den Regeln suchen
rules-found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
rules-page = Auf einer Seite
rules-chapters = Kapitel
rules-icons = Symbole
rules-all = Alle Kapitel
rules-at-table = { $n } von { $of } Regeln gelten an diesem Tisch
rules-print = Drucken
rules-none = Keine Regel enthält diese Wörter.
rules-ruling = Klarstellung
rules-example = Beispiel
rules-house = Hausregel
rules-house-here = Hier: { $value }.
rules-house-new = Wählbar an einem neuen Tisch: { $values }.
rules-on-board = Das Beispiel auf dem Plan
rules-before = Vorher
rules-after = Nachher
rules-step = Schritt { $n }
rules-source = Quelle: { $source }
new-pieces = Spielmaterial
new-pieces-line = Die gedruckten Werte, mit denen gespielt wird. Wer das Spiel hat, berichtigt sie unter „Spielmaterial“.
new-pieces-usual = der übliche Satz

menu-rules = Regeln
menu-pieces = Spielmaterial
menu-settings = Einstellungen
menu-keys = Tasten
menu-device = Mein Platz auf einem anderen Gerät
menu-record = Aufzeichnung herunterladen
menu-resign = Aufgeben
menu-resign-sure = Endgültig aufgeben?
menu-resign-line = Bei mehr als zwei Plätzen spielt ein Bot deinen zu Ende.
menu-replay = Zurückschauen
menu-lobby = Gehen (der Platz bleibt deiner)
menu-replace = Einen Bot für { $name } spielen lassen
menu-back = Meinen Platz vom Bot zurücknehmen
side-seats = Plätze
side-now = Jetzt
side-options = Möglichkeiten
side-log = Verlauf
side-board = Plan

set-title = Einstellungen
set-language = Sprache
set-language-line = Alle am Tisch lesen in ihrer eigenen.
set-theme = Darstellung
set-theme-line = Am Tag, bei Nacht oder wie dein System es sagt.
set-auto = System
set-light = Hell
set-dark = Dunkel
set-colors = Farben der Teile
set-colors-line = Wie gedruckt, oder klar getrennt für Augen, die Rot und Grün gleich sehen.
set-colors-print = Wie gedruckt
set-colors-clear = Klar
set-motion = Bewegung
set-motion-line = Teile wandern oder sind einfach da.
set-motion-full = Voll
set-motion-less = Weniger
set-pace = Züge der anderen
set-pace-line = Wie schnell sie hier gezeigt werden; sonst wartet niemand darauf.
set-steps = Jeden Schritt bestätigen
set-steps-line = Frage für Frage antworten, statt einen Zug als Plan zu spielen.
set-tips = Tipps in den ersten Partien
set-tips-line = Die Lehrerin spricht, wenn es einen Grund gibt, alles nur einmal.
set-scenes = Wertungen
set-scenes-line = Werden am Tisch vorgezählt, wenn sie geschehen. Der Verlauf zeigt sie jederzeit.
set-sound = Ton, wenn du am Zug bist
set-sound-line = Eine leise Note.
set-notify = Benachrichtigung, wenn du am Zug bist
push-title = Sag mir, wenn ich am Zug bin
push-line = Auch wenn keine Seite offen ist: eine Meldung je Tisch, bis du nachsiehst. Der Browser fragt dich vorher.
push-channel = Hierher kommt kein Push: Der Server meldet sich auf eigenen Wegen, etwa per Mail.
push-insecure = Diese Adresse beginnt nicht mit https: Du erfährst es nur, solange die Seite offen ist.
push-unable = Dieser Browser lässt sich nicht benachrichtigen. Leg Nave auf dem Telefon zuerst auf den Startbildschirm.
push-off = Dieser Server meldet nichts, solange keine Seite offen ist.
push-denied = Der Browser erlaubt hier keine Benachrichtigungen.
mail-title = Sag mir per Mail Bescheid
mail-line = An eine Adresse, die nur dieser Server kennt. Niemand am Tisch sieht sie.
mail-address = Deine Mailadresse
mail-send = Zahl zuschicken
mail-sent = Eine Zahl ging an { $address }. Gib sie hier ein.
mail-number = Zahl aus der Mail
mail-prove = Das ist sie
mail-on = Du erhältst Bescheid an { $address }.
mail-stop = Adresse entfernen
push-quiet = Ruhezeit
push-quiet-line = Dann kommt nichts; danach, was noch wartet.
push-from = Ruhe ab
push-to = Ruhe bis
push-news = Sag mir Bescheid
push-news-turn = wenn ich am Zug bin
push-news-time = wenn bald ein Bot für mich spielen darf
push-news-asked = wenn ich etwas gefragt werde
push-news-table = wenn sich jemand setzt oder es losgeht
push-news-over = wenn es vorbei ist oder noch einmal gespielt wird
push-news-chat = wenn jemand etwas sagt
set-notify-line = Wenn die Seite im Hintergrund ist; der Browser fragt dich vorher.

keys-title = Tasten
keys-arrows = durch die Möglichkeiten gehen
keys-enter = spielen, was der gelbe Knopf sagt
keys-number = Möglichkeit mit ihrer Zahl wählen; noch einmal: spielen
keys-page = die Zahlen gehen weiter zu den nächsten neun Möglichkeiten
keys-escape = Gewähltes loslassen
keys-u = rückgängig
keys-r = Zug von vorn
keys-h = Hinweis
keys-l = Verlauf und Chat
keys-o = zur Liste der Möglichkeiten
keys-b = zum Plan
keys-n = zum nächsten Tisch, der auf mich wartet
keys-lens = was das Teil im Fokus ist und tut; noch einmal: offen lassen
keys-question = diese Liste, wenn kein Teil im Fokus ist
keys-space = Leertaste
keys-play = das Spiel laufen lassen oder anhalten
keys-lines = auf dem Plan: gespielt, am besten, beides
keys-line-away = die beste Folge wegnehmen

keys-w = der Tisch in Worten
words-title = Der Tisch in Worten

after-title = Partie zu Ende
after-replay = Noch einmal ansehen
after-sheet = Wertungsblatt
after-record = Aufzeichnung herunterladen
after-rematch = Revanche
after-same = Gleicher Aufbau
after-new = Neuer Aufbau
after-wins = { $name } gewinnt
after-wins-with = { $name } gewinnt mit { $points }
after-shared = { $names } teilen den Sieg
after-nobody = Niemand gewinnt
after-left = Die Partie wurde vor dem Ende verlassen: Das hatten alle, und das war der Tisch wert, wie er steht.
sheet-ties = Gleichstand
after-graph = Punkte über die Züge
after-graph-line = tippe einen Zug an, um ihn zu sehen
after-graph-turn = Zug
after-graph-final = Ende
after-graph-none = Die Kurve lässt sich jetzt nicht zeichnen.
after-length = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
after-seed = derselbe Aufbau lässt sich noch einmal spielen: Startwert { $seed }
after-table = Punkte je Zug
again-line = { $name } möchte Revanche.
after-same-line = Gleicher Startwert, gleiche Plätze und Optionen.
after-no-same = Niemand kennt den Startwert dieses Aufbaus, er lässt sich nicht noch einmal austeilen.
replay-title = Rückschau
replay-at = Zug { $n } von { $m }
replay-first = Zum Anfang
replay-prev = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Moment der Partie
replay-step = Schritt { $n } von { $m }
replay-continue = Von hier weiterspielen
replay-continue-line = Ein neuer Tisch beginnt mit dieser Stellung. Wer spielt weiter?
replay-me = Ich, an diesem Gerät
replay-play-on = Tisch eröffnen
replay-speed = Tempo
replay-beside = Neben dem Plan
replay-judge-story = Gutachter und Verlauf
replay-seats = Tableaus und Stand

judge-title = Der Gutachter
judge-what = Der Gutachter spielt jeden Zug in Gedanken noch einmal, mit dem Wissen von damals, und vergleicht den gespielten Zug mit dem besten, den er findet. Was Würfel und gezogene Plättchen gaben oder nahmen, zählt als Glück, nie als Fehler.
judge-begin = Diese Partie begutachten
judge-busy = { $done } von { $total } Teilen begutachtet
judge-not-yet = Dieser Zug ist noch nicht begutachtet.
judge-no-choice = In diesem Zug gab es nichts zu wählen.
judge-next = Nächste Marke
judge-prev = Vorige Marke
judge-through = Durchlaufene Marken
judge-mine = meine
judge-all = alle
judge-blunders = grobe Fehler
judge-win = Gewinnchance
judge-played = Gespielt
judge-best = Am besten
judge-both = Beides
judge-also = Auch gut
judge-why = Warum:
judge-whole = ganze Partie
judge-accuracy = Genauigkeit
judge-lost = Punkte verloren
judge-faults = Fehler, grobe Fehler
judge-found = beste Züge
judge-luck = Glück beim Würfeln und Ziehen
judge-luck-band = Band: gewöhnliches Glück
judge-luck-table = Glück nach Zügen, in Punkten
judge-deeper = Tiefer schauen
judge-how = Jeder Zug nur mit dem, was damals bekannt war. Der Gutachter spielt gut, nicht perfekt.
judge-draw = Auf dem Plan zeigen
judge-draw-next = Nächster Schritt
judge-step = Beste Folge, { $n } von { $m }: { $step }
judge-link = Link kopieren
judge-curve-points = Punkte
judge-curve-win = Gewinnchance
judge-curve = Kurve
judge-moment = Was würde der Gutachter hier spielen?
judge-moment-deeper = Diesen Zug gründlich ansehen
judge-looking = Der Gutachter überlegt …
chances-title = Gewinnchance
chances-of = { $n } %
chances-line = Was der Gutachter von diesem Moment hält, mit dem, was hier bekannt sein darf. Er spielt gut, nicht perfekt.
chances-show = Gewinnchancen zeigen
chances-hide = Gewinnchancen verbergen

plain-line = Dieses Spiel hat hier noch keine Zeichnung: Alles lässt sich mit der Liste der Möglichkeiten spielen.
plain-pieces = Teile zum Antippen
plain-position = Die Stellung
title-your_turn = Du bist am Zug
title-wait = { $n ->
    [one] 1 Tisch wartet
   *[other] { $n } Tische warten
}
notify-body = { $game }: Du bist am Zug.

# Learn by playing.
learn-tile = Spielend lernen
learn-tile-line = { $lessons ->
    [one] 1 kurze Lektion, { $minutes } min
   *[other] { $lessons } kurze Lektionen, { $minutes } min
}
learn-tile-on = Weiter mit Lektion { $n }
learn-tile-done = Alle { $n } Lektionen geschafft
learn-short = Kurze Lektionen für später
learn-of = Lektionen: { $game }
learn-count = Lektion { $n } von { $of }
learn-step = Schritt { $n } von { $of }
learn-left = noch etwa { $n } min
learn-teacher = Die Lehrerin
learn-touch = Tippe an: { $what }
learn-which = Tippe an, was du meinst
learn-place = die Stelle im Licht
learn-show = Zeig es mir
learn-skip = Überspringen
learn-go-on = Weiter
learn-over = Gut gebaut!
learn-over-line = Du hast alles einmal gemacht. Ab jetzt darfst du alles selbst spielen.
learn-over-short = Mehr steckt nicht dahinter. Die anderen Lektionen warten in der Lobby.
learn-play-on = Von hier weiterspielen
learn-again = Von vorn
learn-leave = Lektionen verlassen
learn-leave-ask = Die Lektionen verlassen?
learn-leave-line = Dein Stand bleibt gemerkt: Die Lobby führt dorthin zurück.
learn-leave-yes = Verlassen, ich weiß genug
learn-stay = Bleiben
learn-none = Solche Lektionen gibt es nicht.
tip-title = Ein Tipp
tip-understood = Verstanden
tip-quiet = Keine Tipps mehr
tip-quiet-done = Keine Tipps mehr. Die Einstellungen holen sie zurück.

puzzle-title = Rätsel
puzzle-of = Rätsel vom { $day }
puzzle-none = Dieses Rätsel gibt es nicht.
puzzle-asks = { $name } ist am Zug: Finde den besten Zug.
puzzle-judged = Der Gutachter bewertet, was immer du spielst; mehr als ein Weg kann richtig sein.
puzzle-turn = Zug { $n } von { $m }
puzzle-seats = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}
puzzle-right = Richtig!
puzzle-almost = Beinahe
puzzle-wrong = Das nicht
puzzle-same = Das ist der beste Zug.
puzzle-as-good = Ein anderer Weg, und genauso gut.
puzzle-behind = { $points } Punkte hinter dem besten Zug und { $win } % weniger Gewinnchance. Es gibt etwas Stärkeres.
puzzle-solution = Die Lösung
puzzle-gap = Die nächste Idee liegt { $points } Punkte zurück: { $line }.
puzzle-played = In der Partie: { $line }. Das kostete { $points } Punkte.
puzzle-played-same = In der Partie wurde dasselbe gespielt.
puzzle-again = Noch einmal versuchen
puzzle-show = Lösung zeigen
puzzle-showing = So geht es.
puzzle-next = Nächstes Rätsel
puzzle-give-up = Aufgeben, Lösung zeigen
puzzle-hints = Hinweise
puzzle-hints-cost = jeder kostet einen Viertelstern
puzzle-hint-which = Welches Teil?
puzzle-hint-how = Wie fängt es an?
puzzle-hint-line = Die ganze Folge
puzzle-tries = Deine Versuche
puzzle-days = Letzte zehn Tage
puzzle-same-for-all = für alle gleich
puzzle-day = { $day }: { $won }
puzzle-untried = nicht versucht
puzzle-star = { $n ->
    [0] kein Stern
    [1] ein Viertelstern
    [2] ein halber Stern
    [3] ein Dreiviertelstern
   *[other] ein ganzer Stern
}
puzzle-row = { $n } in Folge
puzzle-count = { $n } von { $m } gelöst
puzzle-tile = Rätsel
try-title = Versuch es selbst
try-asks = { $name } ist am Zug, Zug { $n }. Spiel den Zug, wie du es tätest; der Gutachter vergleicht. In die Partie wird nichts geschrieben.
try-yours = Deiner
try-best = Der beste Zug, oder so gut wie er.
try-better = { $points } Punkte besser als in der Partie
try-behind = { $points } Punkte hinter dem besten
try-show = Beste Folge zeigen
try-back = Zurück zur Rückschau

## With a real box: what it says is entered here.

box-title = Was sagt deine Schachtel?
box-line = Tippe an, was gewürfelt oder gezogen wurde.
box-secret = Wer gezogen hat, sieht es sich allein an und gibt es ein.
box-undo = Zurücknehmen
box-wait = Tippe es unten an
box-do = Auf deinem Tisch
box-done = Erledigt
box-setup = Aufbau
box-setup-dealt = Wir teilen aus: Leg es so hin, wie es hier steht. Würfe und Gezogenes gibst du ein.
box-setup-entered = Es liegt schon auf deinem Tisch: Gib es Teil für Teil ein.
box-dealt = hier ausgeteilt
box-entered = wie es liegt
box-mark = echte Schachtel

## A finished game of the real box is scored.

score-title = Beendete Partie werten: { $game }
score-players = Mitspielende
score-name = Name von { $name }
score-anew = Neu beginnen
score-result = Ergebnis
score-total = Punkte
score-erase = Ziffer löschen
score-ok = OK
score-waits = Stell ein, was auf deinem Tisch liegt; das Ergebnis wird laufend mitgezählt.
