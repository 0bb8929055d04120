# The teacher's words of the guided first game: at most 220 characters each. [icon] names a symbol.

first-title = Deine erste Partie

first-points-title = Zwei Arten Punkte, eine Leiste
first-points-1 = Jeder Schritt auf dieser Leiste ist Anerkennung [bell], jeder Stern ist Prestige [star]. Nur Sterne gewinnen: Tippe den ersten Stern vor deinem Schild an.
first-points-2 = Drei Glocken bis zu deinem ersten Stern. Später stehen die Sterne dichter.

first-fetch-title = Würfel ziehen, Waren holen
first-fetch-1 = Würfel gehen im Uhrzeigersinn um den Markt, genau so weit, wie sie zeigen, und jeder steht dir offen. Schick die weiße 3 in den Herbst, wo der rote wartet.
first-fetch-2 = Hier stehen zwei Würfel, also zahlt das Plättchen doppelt: Nimm 4 Holz.
first-fetch-3 = Alles auf dem Feld, das du erreichst, wird gewürfelt: So ändert sich der Markt.
first-fetch-other = Schön, aber gehen wir zum roten Würfel: zwei Würfel, doppelte Waren.
first-fetch-left = Dein Holz liegt noch da.
first-fetch-watch = Olga holt mit dem blauen Würfel 4 Ziegel und nimmt einen Rubel von den Fuhrleuten.

first-claim-title = Einen Abschnitt beanspruchen
first-claim-1 = Setz ein Banner auf einen Sockel oder gleich über ein anderes Banner: Den Abschnitt baust du. Dieser verlangt [lumber] [brick] [stone] und bringt 4 [bell].
first-claim-2 = Sein Plättchen kommt in deine Werkstatt. Zahl 2 Rubel auf dem roten Feld, und es bringt dir jedes Mal etwas ein, wenn der rote Würfel zieht.
first-claim-base = Dieser Sockel ginge auch, aber dein Holz passt zum ersten.
first-claim-down = Verdeckt ist umsonst, und stumm für immer.
first-claim-space = Dort würde es ein anderer Würfel wecken. Wir ziehen bald den roten.
first-claim-watch = Olga beansprucht den Abschnitt gleich über deinem. Merk dir das.

first-wake-title = Weck deine Werkstatt
first-wake-1 = Der rote Würfel zieht um 2 in den Winter.
first-wake-2 = Er weckt, was auf deinem roten Feld liegt: Tippe das Plättchen an. Nach dem Ziehen darfst du dreierlei, je einmal, in beliebiger Reihenfolge: nehmen, die Gilde fragen, ein Plättchen wecken.
first-wake-first = Dann hätte der Ziegel keinen Platz. Weck zuerst das Plättchen.

first-full-title = Volle Lager
first-full-1 = Der Winter bietet 2 Stein, aber nur ein Lagerfeld ist frei, und wegwerfen darf man nichts. Nimm einen; Banner, die du später setzt, schaffen mehr Platz.
first-full-watch = Olga liefert 2 Ziegel und 1 Stein: Ihr Abschnitt wächst, ihr Schild steht auf dem ersten Stern.

first-penalty-title = Über deinen Kopf gebaut
first-penalty-1 = Autsch: 1 Anerkennung weg. Jemand wurde mit einem Abschnitt fertig, während darunter einer von dir noch ein Plan war. Welcher? Tippe ihn an.
first-penalty-hers = Das ist ihrer, und er ist der Grund.
first-penalty-tower = Ein anderer Turm, der hat nichts damit zu tun.
first-penalty-2 = Jeder fremde fertige Abschnitt darüber kostet dich wieder 1, sobald dort oben noch einer fertig wird. Eigene kosten nie etwas.

first-finish-title = Liefern und vollenden
first-finish-1 = Ein Bauzug trägt bis zu drei Teile. Tippe deinen Abschnitt an und schick Holz, Ziegel und Stein.
first-finish-2 = Der erste Stern! Turm I trägt von euch beiden je ein Banner: Gleichstand, und zu zweit bekäme dann niemand etwas.
first-finish-watch = Olga beansprucht den nächsten Sockel.

first-step-title = Ein Rubel, ein Schritt
first-step-1 = Der weiße Würfel und der deiner Farbe gehen für 1 Rubel je Schritt weiter. In Winter I liegen vier Stein, aber ein Juwel einen Schritt weiter ist dir mehr wert.
first-step-free = Umsonst, und 4 Stein: ein feiner Zug an einem anderen Tag.

first-guild-title = Freunde in der Jahreszeit
first-guild-1 = Nimm den lila Edelstein.
first-guild-2 = Der Winter gehört hier den Kaufleuten: Eine ihrer zwei Aktionen darfst du nutzen. Tausch 2 Holz gegen einen grünen Edelstein. [once] einmal, [many] sooft du zahlen kannst.
first-guild-watch = Olga holt 2 Holz.

first-door-title = Eine Tür mit zwei Juwelen
first-door-1 = Ornamente dürfen auf jeden fertigen Abschnitt, auch fremde: Tür auf den Sockel, Bogen in die Mitte, Kreuz auf die Kuppel. Setz deine Tür und beide Edelsteine.
first-door-2 = Drei Sterne auf einmal, und Turm I ist jetzt deiner: 5 für dich, 1 für Olga.
first-door-watch = Olga liefert ein Holz.

first-money-title = Prestige ist auch Geld
first-money-1 = Zieh für 2 Rubel nach Frühling II und lass dich vom Klerus loben.
first-money-2 = Einen Stern kannst du für 2 Rubel verkaufen, aber du rutschst nur bis zum letzten Stern hinter dir: Gerade ist das ein einziger Schritt.
first-money-3 = Knapp hinter einem Stern ist Geld fast umsonst. Stehst du auf einem, kostet es den ganzen Abstand.
first-money-reroll = Derselbe Preis kauft einen neuen Wurf. Das kommt gleich.
first-money-watch = Olga beansprucht über ihrem Sockel und legt das Plättchen verdeckt.

first-reroll-title = Ein zweiter Wurf
first-reroll-1 = Für deinen sechsten Abschnitt fehlt ein Gold, und kein Würfel kommt hin. Für einen Stern darfst du einmal je Zug ein Feld neu würfeln: bitte die weiße 1.

first-sixth-title = Der sechste Abschnitt
first-sixth-1 = Hol das Gold. Hier wohnen die Fuhrleute: Für 1 Rubel tragen sie es heute noch hinauf.
first-sixth-2 = Sechs Abschnitte! 3 Sterne für dich, und alle anderen haben einen letzten Zug.
first-sixth-watch = Olga vollendet im letzten Zug ihre Kuppel.

first-count-title = Die Abrechnung
first-count-1 = Schilde gehen auf ihren Stern zurück; fünf übrige Waren oder Rubel sind noch einer. Nun die Türme: 2 je fertigem Abschnitt, 1 je Ornament.
first-count-2 = Wert 8: Du führst 3 zu 2, Olga bekommt ein Drittel: 2.
first-count-3 = Wert 7: Er gehört ihr. Dein Bogen bringt ein Drittel: 2.
first-count-4 = Wert 6: alles deins.
first-count-5 = Eins gegen eins: Was bringt dir dieser Turm?
first-count-third = Ein Drittel geht an den zweiten Rang, aber hier führt niemand. Sieh noch einmal auf die letzte Zeile.
first-count-all = Alles geht an den ersten Rang, aber hier führt niemand. Sieh noch einmal auf die letzte Zeile.
first-count-6 = Nichts, für niemanden. Noch ein Bogen hätte alles gewonnen. 28 zu 19: gut gebaut!

advanced-title = Fortgeschrittene Werkstätten
advanced-visit-title = Ein Ornament unter einem Plättchen
advanced-1 = Auf der fortgeschrittenen Seite schlafen deine Ornamente unter den farbigen Feldern, und offen kostet jedes Plättchen 3 Rubel. Beanspruche den Sockel, nimm das Banner eines weißen Feldes und leg das Plättchen auf Grün.
advanced-2 = Das Ornament des grünen Feldes ist jetzt frei. Verdeckt wäre es für immer verloren.

module-title = Das Modul Contractors
module-visit-title = Einen Unternehmer losschicken
module-1 = Eine vierte Art Zug: Schick einen Unternehmer in eine offene Stadt. Das kostet eine Genehmigung je Unternehmer dort, deinen mitgezählt. Dann behalte für 2 Rubel einen Spezialisten.
module-2 = Der Spezialist wartet auf den schwarzen Würfel, arbeitet einmal und ist von da an ein Werkzeug für deine Sätze.

ivan-title = Gegen Iwan
ivan-visit-title = Iwans Zug
ivan-1 = Allein spielst du gegen Iwan. Beende deinen Zug, und von links handelt seine erste Karte mit offenem Plättchen: Erst zieht der Würfel des Plättchens, dann tut die Karte, was sie sagt.
ivan-2 = Seine Karten liegen offen: Du siehst immer, was er als Nächstes tut, und kannst ihm in die Quere kommen.

# A visit to each guild of the expansion.
guild_jewelers-title = Die Juweliere
guild_jewelers-visit-title = Ein Diamant für einen Rubel
guild_jewelers-1 = Wo dein Würfel steht, wohnen die Juweliere: Für 1 Rubel verkaufen sie einen Diamanten. Er liegt im Lager wie jedes Material.
guild_jewelers-2 = Ein Diamant steht für jedes Material eines Abschnitts oder für ein Juwel in einem Ornament.

guild_artisans-title = Die Kunsthandwerker
guild_artisans-visit-title = Ein Plättchen ohne Würfel wecken
guild_artisans-1 = Die Kunsthandwerker wecken eins deiner Werkstattplättchen, egal welcher Würfel zog. Frag sie, dann tippe das Plättchen an.
guild_artisans-2 = Es zahlt, als wäre sein eigener Würfel gekommen.

guild_foremen-title = Die Poliere
guild_foremen-visit-title = Den Polier führen
guild_foremen-1 = Die Poliere führen den Polier einen oder zwei Türme weiter; dann bekommst du etwas für jedes eigene Banner dort, wo er steht. Frag sie und wähle, wie weit.
guild_foremen-2 = Ein Abschnitt, der bei ihm fertig wird, bringt 1 mehr, und wer dort überbaut wird, verliert doppelt.

guild_contractors-title = Die Gilde der Unternehmer
guild_contractors-visit-title = Was beim schwarzen Würfel liegt
guild_contractors-1 = Diese Gilde gibt, was gerade beim schwarzen Würfel liegt, wo auch immer er steht. Frag danach.
guild_contractors-2 = Ihre anderen Karten zählen die Unternehmer, die du losgeschickt hast.

guild_wholesalers-title = Die Großhändler
guild_wholesalers-visit-title = Eine Marktaktion mehr
guild_wholesalers-1 = Für 1 Rubel lassen dich die Großhändler eine Marktaktion noch einmal tun: nehmen oder ein Plättchen wecken. Frag sie zuerst.
guild_wholesalers-2 = So zahlt dasselbe Feld zweimal.

guild_managers-title = Die Verwalter
guild_managers-visit-title = Eine einfache Ware umsonst
guild_managers-1 = Die Verwalter geben umsonst ein Holz, einen Ziegel oder einen Stein. Nimm einen Stein.
guild_managers-2 = Ihre anderen Karten haben Gold für Rubel und Edelsteine für einen Stern und Rubel.

guild_lawyers-title = Die Anwälte
guild_lawyers-visit-title = Eine Genehmigung
guild_lawyers-1 = Die Anwälte geben dir eine Genehmigung. Frag sie.
guild_lawyers-2 = Eine Genehmigung bezahlt hier eine Lieferung, und zwei davon einen Stern.

guild_archivists-title = Die Archivare
guild_archivists-visit-title = Ein beliebiges Rohstoffplättchen
guild_archivists-1 = Für 1 Anerkennung holen die Archivare, was ein beliebiges Marktplättchen zeigt. Frag sie, dann nimm die Ziegel; danach nimm, was dein eigenes Feld zahlt.
guild_archivists-2 = Ihre Verträge sind geheim und zahlen am Ende.

guild_master_builders-title = Die Baumeister
guild_master_builders-visit-title = Waren einer übrigen Karte
guild_master_builders-1 = Für 2 Rubel ziehen die Baumeister eine übrige Karte, und zwei der Waren, die sie verlangt, gehören dir. Frag sie.
guild_master_builders-2 = Ihre anderen Karten zahlen, was ein Abschnitt bringen wird, bevor er fertig ist.

guild_brick_makers-title = Die Ziegelbrenner
guild_brick_makers-visit-title = Ein Ziegel bezahlt die Fuhre
guild_brick_makers-1 = Für einen Ziegel tragen die Ziegelbrenner ein Teil zu deinem Abschnitt hinauf. Gib ihnen den Ziegel, dann liefere.
guild_brick_makers-2 = Für zwei Ziegel haben sie ein Verstärkungsplättchen, jederzeit nutzbar.
