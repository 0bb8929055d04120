texts-title = Alle Texte der Seite
texts-find = Name oder Text suchen
texts-problems = Nur was fehlt oder wie im Englischen ist
texts-number = Zahlen in den Beispielen
texts-lacks = fehlt
texts-same = wie im Englischen
texts-count = { $n } von { $all }
