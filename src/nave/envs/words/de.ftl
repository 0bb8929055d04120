# What the environments for learning agents say of what cannot be done.

no-environment = für das Spiel { $game } gibt es keine Umgebung; Spiele: { $known }
env-seat = es gibt keinen Platz { $seat }; Plätze gehen von 0 bis { $last }
env-over = die Partie ist zu Ende: Niemand wird gefragt, also gibt es nichts zu beobachten; sieh das Ergebnis
env-render-mode = render_mode ist { $mode }; erlaubt: 'human', 'ansi', None
env-count = die Zahl der Tische ist { $count }; erlaubt: 1 oder mehr
env-not-begun = keine Partie hat begonnen; rufe zuerst reset auf
env-actions = actions hat die Form { $shape } und den Typ { $type }; nötig: eine ganze Zahl für jeden von { $count } Tischen
env-table = Tisch { $table }: { $error }
env-no-action = { $agent } muss antworten: Eine Aktion ist die Zahl eines erlaubten Zugs
env-reward = die Belohnung ist { $reward }; erlaubt: { $known }
