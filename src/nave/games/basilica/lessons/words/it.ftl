# The teacher's words of the guided first game, in Italian: at most 220 characters each. [icon] names a symbol.

first-title = La tua prima partita

first-aim-title = Di chi è la chiesa?
first-aim-1 = Costruiamo insieme una chiesa. Volte vicine di un colore formano un’area; chi vi ha più costruttori ne prende i punti quando viene la regina. Tocca la regina.
first-aim-2 = Dieci corone la portano al primo seggio, dove si siede e giudica.

first-lay-title = Posa una volta
first-lay-1 = Un turno è fatto di tre azioni. La prima: prendi la volta rossa e posala nella prima fila, al centro.
first-lay-2 = Quando prendi una volta, l’ordine sopra si gira e diventa la volta seguente.

first-builder-title = Metti un costruttore
first-builder-1 = Subito dopo una volta, e solo allora, un costruttore può salirci. È la tua seconda azione.
first-builder-first = Così questa porta si chiude: adesso tocca al costruttore.

first-crown-title = Falla crescere, e occhio alla corona
first-crown-1 = Una seconda volta rossa che tocca la prima fa valere l’area 2. La sua corona muove la regina di un passo.
first-crown-watch = Olga posa il blu con un costruttore, poi il giallo. La regina è su 2.

first-wild-title = Due colori insieme
first-wild-1 = Una volta di due colori è di entrambi, ma solo dove tocca quel colore. Posala fra rosso e blu; due così non possono mai toccarsi.

first-both-title = Un costruttore, due aree
first-both-1 = Il tuo terzo costruttore può stare in due aree insieme: mettilo qui.
first-both-2 = Il rosso è solo tuo. Nel blu siete uno contro uno: quale riga non paga nessuno? Toccala.
first-both-red = Quella riga è il rosso: 3 per te.
first-both-3 = Pari: nessuno prende nulla. Chi ha meno costruttori prende 1 per ciascuno.

first-order-title = Ordini e gradi
first-order-1 = Le tessere in alto sono ordini: eseguine uno e sparisce. Promuovi a [architect] il costruttore sul rosso semplice, e il rosso conta doppio, per chi è in testa.
first-order-wild = Lui sta in due aree: un architetto qui raddoppia anche il blu, e il blu può diventare suo.
first-order-watch = Su questo ordine c’è una moneta: Olga ti paga e fa un forzuto. Il blu è in parità, quindi ora è suo, 2 a 1.

first-coin-title = La tua moneta
first-coin-watch = Olga recluta un costruttore nella tua area rossa.
first-coin-1 = Il suo ordine ha una moneta: pagane una e recluti anche tu, accanto a un tuo costruttore, senza spendere un’azione.
first-coin-2 = Accanto al tuo architetto il giallo è vuoto.
first-coin-then = Olga allunga il blu a 3 e posa una corona: la regina è su 4.

first-disaster-title = Abbatti
first-disaster-1 = Disastro toglie una volta su cui non sta nessuno. Riduci la sua area blu: toglile l’estremità vuota.
first-disaster-green = Quella oggi per te non cambia nulla.

first-glass-title = Impalcature e vetrate
first-glass-1 = Due impalcature chiudono caselle fino al prossimo conteggio: recinta il lato blu.
first-glass-2 = Una vetrata aggiunge 2 all’area, dopo ogni raddoppio. Sotto il tuo architetto, naturalmente.
first-glass-3 = 3 volte, raddoppiate, e la vetrata: il rosso vale 8.

first-queen-title = La regina si siede
first-queen-1 = Ancora una corona e giudica, subito, e il tuo turno è finito. Perciò prima raccogli: recluta sul rosso r3c4, vale 2.
first-queen-watch = Olga tiene la sua moneta.
first-queen-2 = Ora posa la corona e lasciala giudicare. La tua terza azione è il prezzo.

first-sweep-title = Si sgombra e si continua
first-sweep-1 = Le due file davanti sono finite e vanno via, costruttori e impalcature tornano a casa, il resto scorre in su.
first-sweep-2 = Il terzo giudizio, su 30, conclude la partita; vince chi ha più punti. Così anche la pila vuota per la seconda volta.

festum-title = Festum Fatuorum
festum-visit-title = Due altari
festum-1 = L’ordine Altare posa due altari su due volte diverse, chiunque ci stia. Eseguilo e scegli entrambe.
festum-2 = Una vetrata su un altare aggiunge 4 invece di 2, e Disastro non può togliere quella volta.
