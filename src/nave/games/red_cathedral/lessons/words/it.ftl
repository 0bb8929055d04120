# The teacher's words of the guided first game, in Italian: at most 220 characters each. [icon] names a symbol.

first-title = La tua prima partita

first-points-title = Due tipi di punti, un tracciato
first-points-1 = Ogni passo su questo tracciato è riconoscimento [bell], ogni stella è prestigio [star]. Solo le stelle fanno vincere: tocca la prima stella davanti al tuo scudo.
first-points-2 = Tre campane alla tua prima stella. Più avanti le stelle sono più vicine.

first-fetch-title = Muovi un dado, prendi merci
first-fetch-1 = I dadi girano il mercato in senso orario, esattamente di quanto segnano, e puoi usarli tutti. Manda il 3 bianco in Autunno, dove aspetta il rosso.
first-fetch-2 = Qui ci sono due dadi, quindi la tessera paga doppio: prendi 4 legname.
first-fetch-3 = Si tira tutto ciò che sta sullo spazio raggiunto: così cambia il mercato.
first-fetch-other = Bello, ma raggiungiamo il dado rosso: due dadi, merci doppie.
first-fetch-left = Il tuo legname è ancora lì.
first-fetch-watch = Olga prende 4 mattoni con il dado blu e un rublo dai Carrettieri.

first-claim-title = Rivendica una sezione
first-claim-1 = Pianta uno stendardo su una base, o subito sopra uno stendardo: la sezione è tua da costruire. Questa chiede [lumber] [brick] [stone] e paga 4 [bell].
first-claim-2 = La sua tessera passa nella tua bottega. Paga 2 rubli sullo spazio rosso e ti ripaga ogni volta che il dado rosso si muove.
first-claim-base = Anche questa base andrebbe bene, ma il tuo legname serve alla prima.
first-claim-down = Coperta è gratis, e muta per sempre.
first-claim-space = Lì la attiverebbe un altro dado. Presto muoveremo il rosso.
first-claim-watch = Olga rivendica la sezione proprio sopra la tua. Tienilo a mente.

first-wake-title = Attiva la bottega
first-wake-1 = Il dado rosso avanza di 2, in Inverno.
first-wake-2 = Attiva ciò che sta sul tuo spazio rosso: tocca la tessera. Dopo una mossa puoi fare tre cose, ognuna una volta, in qualsiasi ordine: prendere, usare la gilda, attivare una tessera.
first-wake-first = Così il mattone non avrebbe posto. Attiva prima la tessera.

first-full-title = Scaffali pieni
first-full-1 = L’Inverno offre 2 pietre, ma resta uno spazio, e nulla si può buttare. Prendine una; gli stendardi che pianterai faranno più posto.
first-full-watch = Olga consegna 2 mattoni e 1 pietra: la sua sezione sale, il suo scudo è sulla prima stella.

first-penalty-title = Costruito sopra la tua testa
first-penalty-1 = Ahi: perdi 1 riconoscimento. Qualcuno ha finito una sezione mentre una tua, sotto, era ancora un progetto. Quale? Toccala.
first-penalty-hers = Quella è sua, ed è la causa.
first-penalty-tower = Un’altra torre, non c’entra.
first-penalty-2 = Ogni sezione avversaria finita sopra ti costa ancora 1 ogni volta che lassù se ne finisce un’altra. Le tue mai.

first-finish-title = Consegna e finisci
first-finish-1 = Un turno di costruzione porta fino a tre pezzi. Tocca la tua sezione e manda legname, mattone e pietra.
first-finish-2 = Prima stella! La torre I ha uno stendardo a testa: pari, e in due giocatori non pagherebbe nessuno.
first-finish-watch = Olga rivendica la base seguente.

first-step-title = Un rublo, un passo
first-step-1 = Il dado bianco e quello del tuo colore vanno oltre per 1 rublo a passo. A Inverno I ci sono quattro pietre, ma un gioiello un passo più in là vale di più per te.
first-step-free = Gratis, e 4 pietre: una bella mossa, un altro giorno.

first-guild-title = Amici di stagione
first-guild-1 = Prendi la gemma viola.
first-guild-2 = Qui l’Inverno è dei Mercanti: una delle loro due azioni è tua. Cambia 2 legname con una gemma verde. [once] una volta, [many] quante volte puoi pagare.
first-guild-watch = Olga prende 2 legname.

first-door-title = Una porta con due gioielli
first-door-1 = Gli ornamenti vanno su ogni sezione finita, anche avversaria: porta su una base, arco nel mezzo, croce su una cupola. Posa la tua porta e incastona le due gemme.
first-door-2 = Tre stelle in un colpo, e ora la torre I è tua: vale 5 per te, 1 per Olga.
first-door-watch = Olga consegna un legname.

first-money-title = Il prestigio è anche denaro
first-money-1 = Vai a Primavera II per 2 rubli e fatti lodare dal Clero.
first-money-2 = Una stella si vende per 2 rubli, ma torni solo all’ultima stella dietro di te: ora è un passo solo.
first-money-3 = Appena oltre una stella il denaro è quasi gratis. Stando su una stella costa tutto il tratto.
first-money-reroll = Lo stesso prezzo compra un altro tiro. È la prossima cosa.
first-money-watch = Olga rivendica sopra la sua base e posa la tessera coperta.

first-reroll-title = Un secondo tiro
first-reroll-1 = Per la tua sesta sezione manca un oro, e nessun dado ci arriva. Per una stella puoi rilanciare uno spazio una volta a turno: l’1 bianco, per favore.

first-sixth-title = La sesta sezione
first-sixth-1 = Prendi l’oro. Qui stanno i Carrettieri: per 1 rublo lo portano su oggi stesso.
first-sixth-2 = Sei sezioni! 3 stelle per te, e gli altri hanno ancora un turno a testa.
first-sixth-watch = Olga finisce la sua cupola nell’ultimo turno.

first-count-title = Il conteggio
first-count-1 = Gli scudi tornano alla loro stella; cinque merci o rubli rimasti ne fanno un’altra. Ora le torri: 2 per ogni sezione finita, 1 per ogni ornamento.
first-count-2 = Vale 8: sei in testa 3 a 2, Olga prende un terzo, 2.
first-count-3 = Vale 7: è sua. Il tuo arco rende un terzo, 2.
first-count-4 = Vale 6: tutta tua.
first-count-5 = Uno contro uno: quanto ti paga questa torre?
first-count-third = Un terzo va al secondo posto, ma qui nessuno è in testa. Rileggi l’ultima riga.
first-count-all = Tutto va a chi è in testa, ma qui nessuno lo è. Rileggi l’ultima riga.
first-count-6 = Nulla, a nessuno. Un arco in più avrebbe vinto tutto. 28 a 19: ben costruito!

advanced-title = Botteghe avanzate
advanced-visit-title = Un ornamento sotto una tessera
advanced-1 = Sulle plance avanzate gli ornamenti dormono sotto gli spazi colorati, e ogni tessera scoperta costa 3 rubli. Rivendica la base, prendi lo stendardo di uno spazio bianco e posa la tessera sul verde.
advanced-2 = Ora l’ornamento dello spazio verde è libero. Coperta, lo avresti perso per sempre.

module-title = Il modulo Contractors
module-visit-title = Manda fuori un appaltatore
module-1 = Un quarto tipo di turno: manda un appaltatore in una città aperta. Costa un permesso per ogni appaltatore che è lì, il tuo compreso. Poi tieni uno specialista per 2 rubli.
module-2 = Lo specialista aspetta il dado nero, lavora una volta, e da allora è un attrezzo per le tue serie.

ivan-title = Contro Ivan
ivan-visit-title = Il turno di Ivan
ivan-1 = In solitario giochi contro Ivan. Concludi il turno, e agisce la sua carta più a sinistra con una tessera scoperta: prima si muove il dado di quella tessera, poi la carta fa ciò che dice.
ivan-2 = Le sue carte sono scoperte: vedi sempre che cosa farà, e puoi metterti di traverso.

# A visit to each guild of the expansion.
guild_jewelers-title = I Gioiellieri
guild_jewelers-visit-title = Un diamante per un rublo
guild_jewelers-1 = I Gioiellieri stanno dove si trova il tuo dado: per 1 rublo vendono un diamante. Sta sullo scaffale come ogni materiale.
guild_jewelers-2 = Un diamante vale come qualsiasi materiale di una sezione, o come gioiello in un ornamento.

guild_artisans-title = Gli Artefici
guild_artisans-visit-title = Attiva una tessera senza il suo dado
guild_artisans-1 = Gli Artefici attivano una tua tessera bottega, qualunque dado si sia mosso. Usali, poi tocca la tessera.
guild_artisans-2 = Paga come se fosse arrivato il suo dado.

guild_foremen-title = I Capicantiere
guild_foremen-visit-title = Muovi il capocantiere
guild_foremen-1 = I Capicantiere si muovono di una o due torri; poi ottieni qualcosa per ogni tuo stendardo dove sta il capocantiere. Usali, e scegli fin dove.
guild_foremen-2 = Una sezione finita dove sta lui paga 1 in più, e se lì costruiscono sopra di te perdi il doppio.

guild_contractors-title = La gilda degli Appaltatori
guild_contractors-visit-title = Che cosa c’è accanto al dado nero
guild_contractors-1 = Questa gilda dà ciò che ora sta accanto al dado nero, ovunque sia. Chiedilo.
guild_contractors-2 = Le altre sue carte contano gli appaltatori che hai mandato fuori.

guild_wholesalers-title = I Grossisti
guild_wholesalers-visit-title = Un’altra azione di mercato
guild_wholesalers-1 = Per 1 rublo i Grossisti ti fanno ripetere un’azione di mercato: prendere, o attivare una tessera. Usali per primi.
guild_wholesalers-2 = Così lo stesso spazio paga due volte.

guild_managers-title = Gli Intendenti
guild_managers-visit-title = Una merce comune gratis
guild_managers-1 = Gli Intendenti danno gratis un legname, un mattone o una pietra. Prendi una pietra.
guild_managers-2 = Le altre loro carte danno rubli per l’oro, e una stella e rubli per le gemme.

guild_lawyers-title = Gli Avvocati
guild_lawyers-visit-title = Un permesso
guild_lawyers-1 = Gli Avvocati ti danno un permesso. Usali.
guild_lawyers-2 = Qui un permesso paga una consegna, e due una stella.

guild_archivists-title = Gli Archivisti
guild_archivists-visit-title = Una tessera risorsa qualsiasi
guild_archivists-1 = Per 1 riconoscimento gli Archivisti prendono ciò che mostra una tessera qualsiasi del mercato. Usali, poi prendi i mattoni; poi prendi ciò che paga il tuo spazio.
guild_archivists-2 = I loro contratti sono segreti e pagano alla fine.

guild_master_builders-title = I Mastri Costruttori
guild_master_builders-visit-title = Merci da una carta di scorta
guild_master_builders-1 = Per 2 rubli i Mastri Costruttori pescano una carta di scorta, e due delle merci che chiede sono tue. Usali.
guild_master_builders-2 = Le altre loro carte pagano ciò che una sezione pagherà, prima che sia finita.

guild_brick_makers-title = I Mattonai
guild_brick_makers-visit-title = Un mattone paga il carro
guild_brick_makers-1 = Per un mattone i Mattonai portano un pezzo alla tua sezione. Dai loro il mattone, poi consegna.
guild_brick_makers-2 = Per due mattoni hanno una tessera rinforzo, da usare quando vuoi.
