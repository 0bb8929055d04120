# The parts of what a position is worth, as people read them in explanations.

term-track = Prestige auf der Leiste
term-towers = Anteile an Türmen
term-sections = Ertrag eigener Abschnitte
term-ornaments = künftige Ornamente
term-goods = übrige Waren und Lagerplatz
term-rubles = Rubel
term-workshop = Werkstatt
term-penalties = drohende Strafen
term-tempo = Tempo
term-cities = Unternehmer in Städten
term-permits = Genehmigungen
term-specialists = Spezialisten und Werkzeuge
term-contracts = Verträge
term-reinforcements = Verstärkungsplättchen
term-foreman = der Turm des Poliers
term-rivals = was die anderen bekommen

# What a difference in each of them means, as a reason for a hint: better and worse for whoever asks.
more-track = mehr Prestige auf der Leiste
less-track = weniger Prestige auf der Leiste
more-towers = mehr Halt in den Türmen
less-towers = weniger Halt in den Türmen
more-sections = mehr aus eigenen Abschnitten
less-sections = weniger aus eigenen Abschnitten
more-ornaments = bessere Aussicht auf Ornamente
less-ornaments = schlechtere Aussicht auf Ornamente
more-goods = brauchbare Waren und Platz für mehr
less-goods = unbrauchbare Waren oder zu wenig Platz
more-rubles = mehr im Beutel
less-rubles = weniger im Beutel
more-workshop = eine Werkstatt, die mehr leistet
less-workshop = eine Werkstatt, die weniger leistet
more-penalties = weniger drohende Strafen
less-penalties = mehr drohende Strafen
more-tempo = weniger Züge bis zu deinen sechs Abschnitten
less-tempo = mehr Züge bis zu deinen sechs Abschnitten
more-cities = Unternehmer in besseren Städten
less-cities = Unternehmer in schlechteren Städten
more-permits = mehr Genehmigungen
less-permits = weniger Genehmigungen
more-specialists = bessere Spezialisten und Werkzeuge
less-specialists = schlechtere Spezialisten und Werkzeuge
more-contracts = mehr aus Verträgen
less-contracts = weniger aus Verträgen
more-reinforcements = bessere Verstärkungsplättchen
less-reinforcements = schlechtere Verstärkungsplättchen
more-foreman = mehr durch den Turm des Poliers
less-foreman = weniger durch den Turm des Poliers
more-rivals = weniger für die anderen
less-rivals = mehr für die anderen

# The same told to anybody, by the judge, where a text above speaks to the player.
gained-sections = mehr aus eigenen Abschnitten
gained-goods = brauchbare Waren und Platz für mehr
gained-rubles = mehr im Beutel
gained-tempo = weniger Züge bis zu sechs Abschnitten
gained-rivals = weniger für die anderen

# What people can count on the table, as reasons for a hint. Towers are counted as if the game ended now.
fact-tower-more = Turm { $tower } bringt dir { $points } mehr
fact-tower-less = Turm { $tower } bringt dir { $points } weniger
fact-tower-own = Turm { $tower } bringt { PLAYER($player) } { $points } mehr
fact-tower-denies = { PLAYER($player) } verliert Turm { $tower }: dort { $points } weniger
fact-tower-takes = { PLAYER($player) } verliert { $points } in Turm { $tower }
fact-tower-gives = { PLAYER($player) } bekommt { $points } mehr in Turm { $tower }
fact-track-more = { $points } mehr auf der Leiste für dich
fact-track-less = { $points } weniger auf der Leiste für dich
fact-track-rival-more = { $points } mehr auf der Leiste für { PLAYER($player) }
fact-track-rival-less = { $points } weniger auf der Leiste für { PLAYER($player) }
