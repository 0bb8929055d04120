pieces-title = Spielmaterial: { $game }
pieces-known = bekannt
pieces-deduced = erschlossen
pieces-reconstructed = vermutet
pieces-checked = geprüft
pieces-corrected = berichtigt
pieces-confirmed = bestätigt anhand von { $n } Schachteln
pieces-side-mine = Bei mir:
pieces-side-theirs = Im anderen:
pieces-mine = Satz: { $name }
pieces-undo = Rückgängig
pieces-sheets = Bögen mit Spielmaterial
pieces-of = { $n } von { $m }
pieces-sum = { $n } von { $m } Teilen angesehen, { $changed } berichtigt. Bleibt in diesem Browser.
pieces-filter = Anzeigen
pieces-filter-all = alle
pieces-filter-guessed = vermutete
pieces-filter-corrected = berichtigte
pieces-help = Tippe ein Teil an, um es neben das gedruckte zu halten.
pieces-none = Hier ist kein Teil.
pieces-symbols = Nur Teile mit
pieces-symbols-clear = alle Symbole
pieces-pile = Meinen Stapel abgleichen
pieces-pile-line = Deck deinen Stapel Stück für Stück auf und tippe hier dieselbe Zeichnung an: Sie ist dann geprüft.
pieces-pile-left = { $n ->
    [one] Noch { $n } Zeichnung
   *[other] Noch { $n } Zeichnungen
}, { $strange } von deinen ohne Zeichnung.
pieces-pile-strange = Meins fehlt hier
pieces-pile-through = Mein Stapel ist durch
pieces-pile-rest = Nichts in deinem Stapel sah so aus. Tippe eins an und gib ihm, was deins zeigt.
pieces-pile-on = Weiter abgleichen
pieces-pile-all = Jede Zeichnung hat ihr Gegenstück.
pieces-at = { $n } von { $m }, { $id } in der Datei
pieces-changed = Was du geändert hast
pieces-checks = Prüfungen
pieces-elsewhere = { $n ->
    [one] 1 weiterer Fehler auf einem anderen Teil
   *[other] { $n } weitere Fehler auf anderen Teilen
}
pieces-alike = Ein anderes Teil ist genauso bedruckt. Das ist erlaubt; sieh dir beide an.
pieces-sound = Mit diesem Satz lässt sich spielen.
pieces-signed = Geprüft von { $by } am { $on }
pieces-equal = Häkchen allein ändern nichts: Dieser Satz gleicht dem üblichen.
pieces-back = Alle Teile
pieces-as-was = Wie es war
pieces-unsure = Unsicher
pieces-right = Stimmt, wie gedruckt
pieces-less = { $title }: weniger
pieces-more = { $title }: mehr
pieces-yes = ja
pieces-no = nein
pieces-add = { $title }: eins mehr
pieces-choose = wählen
pieces-tray = Was dort stehen darf: { $title }
pieces-take-away = wegnehmen
pieces-set-title = Dein Satz
pieces-set-line = Gespeichert wird nur, was vom üblichen Satz abweicht und was du geprüft hast.
pieces-name = Name
pieces-new = Einen anderen beginnen
pieces-open = { $name } öffnen
pieces-share = Weitergeben
pieces-code = Code des Satzes
pieces-copy = Code kopieren
pieces-copied = Der Code ist kopiert.
pieces-file = Als Datei speichern
pieces-keep = Hier zum Spielen behalten
pieces-kept = Behalten als { $name }. Wähle ihn an einem neuen Tisch.
pieces-take = Anderen Satz übernehmen
pieces-given = Ein Code oder der Text einer Datei
pieces-look = Ansehen
pieces-bring = oder eine Datei
pieces-merge-one-name = { $count ->
    [one] Ein weiteres Teil ist gleich, aber mit demselben Namen gezeichnet wie deines: Gib deinem Satz einen eigenen Namen, damit es zählt.
   *[other] { $count } weitere Teile sind gleich, aber mit demselben Namen gezeichnet wie deine: Gib deinem Satz einen eigenen Namen, damit sie zählen.
}
pieces-merge-sum = Einig: { $agreed }, übernommen würden: { $taken }, { $differ ->
    [0] nichts widerspricht sich
    [one] 1 Teil wird anders gelesen (deins zuerst)
   *[other] { $differ } Teile werden anders gelesen (deine zuerst)
}.
pieces-merge = In meinen einfügen
pieces-merged = Eingefügt.
pieces-replace = So öffnen, wie er ist
