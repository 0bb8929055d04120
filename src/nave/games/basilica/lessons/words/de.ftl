# The teacher's words of the guided first game: at most 220 characters each. [icon] names a symbol.

first-title = Deine erste Partie

first-aim-title = Wem gehört die Kirche?
first-aim-1 = Wir bauen gemeinsam eine Kirche. Benachbarte Gewölbe einer Farbe bilden einen Bereich; wer darin mehr Erbauer hat, bekommt die Punkte, wenn die Königin kommt. Tippe die Königin an.
first-aim-2 = Zehn Kronen führen sie zum ersten Stuhl, wo sie sich setzt und urteilt.

first-lay-title = Ein Gewölbe legen
first-lay-1 = Ein Zug hat drei Aktionen. Die erste: Nimm das rote Gewölbe und leg es in die vordere Reihe, in die Mitte.
first-lay-2 = Jedes Gewölbe, das du nimmst, macht den Befehl darüber zum nächsten Gewölbe.

first-builder-title = Einen Erbauer aufstellen
first-builder-1 = Gleich nach einem Gewölbe, und nur dann, darf ein Erbauer darauf. Das ist deine zweite Aktion.
first-builder-first = Dann schließt sich diese Tür: Der Erbauer muss als Nächstes kommen.

first-crown-title = Lass wachsen und achte auf Kronen
first-crown-1 = Ein zweites rotes Gewölbe, das ans erste stößt, macht den Bereich 2 wert. Seine Krone bewegt die Königin einen Schritt.
first-crown-watch = Olga legt Blau mit einem Erbauer, dann Gelb. Die Königin steht auf 2.

first-wild-title = Zwei Farben zugleich
first-wild-1 = Ein zweifarbiges Gewölbe gehört zu beiden Farben, aber nur, wo es sie berührt. Leg es zwischen Rot und Blau; zwei dieser Art dürfen sich nie berühren.

first-both-title = Ein Erbauer, zwei Bereiche
first-both-1 = Dein dritter Erbauer kann in beiden Bereichen zugleich stehen: Stell ihn hierhin.
first-both-2 = Rot gehört dir allein. Bei Blau steht es eins zu eins: Welche Zeile bringt niemandem etwas? Tippe sie an.
first-both-red = Diese Zeile ist Rot: 3 für dich.
first-both-3 = Gleich: Niemand bekommt etwas. Die Seite mit weniger Erbauern bekommt sonst je 1 für sie.

first-order-title = Befehle und Ränge
first-order-1 = Die Plättchen oben sind Befehle: Führ einen aus, und er ist fort. Befördere den Erbauer auf reinem Rot zum [architect], und Rot zählt doppelt, für die Seite, die führt.
first-order-wild = Er steht in zwei Bereichen: Ein Architekt hier verdoppelt auch Blau, und Blau könnte ihres werden.
first-order-watch = Auf diesem Befehl liegt eine Münze: Olga zahlt dir und befördert einen Erbauer zum Hünen. Bei Blau herrscht Gleichstand, also ist es jetzt ihres, 2 zu 1.

first-coin-title = Deine Münze
first-coin-watch = Olga wirbt einen Erbauer in deinem roten Bereich an.
first-coin-1 = Ihr Befehl trägt eine Münze: Zahl eine, und du wirbst auch an, neben deinem Erbauer, ohne eine Aktion auszugeben.
first-coin-2 = Gelb steht leer neben deinem Architekten.
first-coin-then = Olga verlängert Blau auf 3 und legt eine Krone: Die Königin steht auf 4.

first-disaster-title = Einreißen
first-disaster-1 = „Unglück“ entfernt ein Gewölbe, auf dem niemand steht. Verkleinere ihren blauen Bereich: Nimm sein leeres Ende weg.
first-disaster-green = Das ändert heute nichts für dich.

first-glass-title = Gerüst und Glas
first-glass-1 = Zwei Gerüste sperren Felder bis zur nächsten Wertung: Zäun die blaue Seite ab.
first-glass-2 = Buntglas bringt dem Bereich 2 dazu, nach jeder Verdopplung. Natürlich unter deinem Architekten.
first-glass-3 = 3 Gewölbe, verdoppelt, und das Glas: Rot ist 8 wert.

first-queen-title = Die Königin setzt sich
first-queen-1 = Noch eine Krone, und sie urteilt, sofort, und dein Zug ist vorbei. Sammle also vorher: Wirb auf Rot r3c4 an, das ist 2 wert.
first-queen-watch = Olga behält ihre Münze.
first-queen-2 = Leg jetzt die Krone und lass sie urteilen. Deine dritte Aktion ist der Preis.

first-sweep-title = Aufräumen und weiter
first-sweep-1 = Die zwei vorderen Reihen sind vollendet und gehen, Erbauer und Gerüste kehren heim, der Rest rückt hoch.
first-sweep-2 = Das dritte Urteil, auf 30, beendet die Partie; die meisten Punkte gewinnen. Ebenso ein Stapel, der zum zweiten Mal leer ist.

festum-title = Festum Fatuorum
festum-visit-title = Zwei Altäre
festum-1 = Der Befehl „Altar“ legt zwei Altäre auf zwei verschiedene Gewölbe, wer auch immer dort steht. Führ ihn aus und wähle beide.
festum-2 = Glas auf einem Altar bringt 4 statt 2, und „Unglück“ kann das Gewölbe nicht wegnehmen.
