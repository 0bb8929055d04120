# What the lab refuses, and what goes wrong there.

lab-number = { $what ->
    [games] die Zahl der Partien ist { $number }; erlaubt: { $least } oder mehr
    [runs] die Zahl der Läufe ist { $number }; erlaubt: { $least } oder mehr
    [jobs] die Zahl der Prozesse ist { $number }; erlaubt: { $least } oder mehr
    [generations] die Zahl der Generationen ist { $number }; erlaubt: { $least } oder mehr
    [validation] die Zahl der Prüfpartien ist { $number }; erlaubt: { $least } oder mehr
    [population] die Population ist { $number }; erlaubt: { $least } oder mehr
    [blocks] die Zahl der Blöcke ist { $number }; erlaubt: { $least } oder mehr
   *[nodes] die Zahl der Knoten ist { $number }; erlaubt: { $least } oder mehr
}
lab-resume-output = --resume braucht das --output des Laufs, der weitergehen soll
lab-sprt-alone = --sprt vergleicht den ersten Bot mit anderen; nenne noch einen Bot
lab-few-bots = { $count ->
    [0] { $seats } Plätze brauchen mindestens { $seats } Bots, gegeben: keiner
   *[other] { $seats } Plätze brauchen mindestens { $seats } Bots, gegeben: { $given }
}
lab-no-weights = die Bots von „{ $game }“ haben keine Gewichte zum Einstellen
lab-no-weight = es gibt kein Gewicht „{ $weight }“; bekannt: { $known }
lab-no-rival = gegen „{ $rival }“ lässt sich nicht einstellen; erlaubt: { $known }
lab-tuned-exists = { $path } gibt es schon; eingestellte Gewichte kommen in eine neue Datei
lab-no-tuning = { $path } ist kein unfertiger Einstelllauf
lab-other-tuning = { $path } wurde mit anderen Einstellungen begonnen: { $settings }
lab-deaths = Arbeitsprozesse starben { $count }-mal bei denselben Partien; aufgegeben
lab-unfinished = { $path } enthält einen unfertigen Lauf; --resume setzt ihn fort
lab-nothing-to-resume = es gibt keinen unfertigen Lauf zum Fortsetzen: { $path } fehlt
lab-no-journal = { $path } ist kein Protokoll eines unfertigen Laufs
lab-other-run = { $path } wurde mit { $entry } { $begun } begonnen, nicht { $now }
lab-ending = { $path } hat die Endung „{ $ending }“; erlaubt: { $known }
lab-file-exists = { $path } gibt es schon und wird nicht überschrieben; nenne eine andere Datei
lab-no-folder = { $path } ist kein Ordner
lab-no-polars = Ergebnisse als Parquet brauchen polars: pip install 'nave[lab]'
lab-no-dask = ein Cluster braucht Dask distributed: pip install 'nave[cluster]'
lab-no-scheduler = unter „{ $address }“ antwortet kein Dask-Scheduler: { $reason }
lab-no-workers = der Cluster hat keine Arbeiter
lab-other-version = der Arbeiter { $worker } hat nave { $theirs }, hier ist { $own }; es muss dieselbe Version sein
lab-cluster-gave-up = der Cluster gab auf: { $error }: { $message }
lab-peer-failed = { $peer } ließ sich nicht messen: { $error }
lab-peer-silent = es hat nichts gesagt
lab-no-environment = für { $peer } ließ sich keine Umgebung erzeugen: { $error }
lab-no-peer = { $peer } ließ sich nicht installieren: { $error }
