# The teacher's words of the guided first game: at most 220 characters each. [icon] names a symbol.

first-title = Twoja pierwsza gra

first-aim-title = Czyj to kościół?
first-aim-1 = Budujemy razem jeden kościół. Sąsiednie sklepienia jednego koloru tworzą obszar; kto ma w nim więcej budowniczych, dostaje jego punkty, gdy przychodzi królowa. Dotknij królowej.
first-aim-2 = Dziesięć koron prowadzi ją do pierwszego tronu, gdzie siada i sądzi.

first-lay-title = Połóż sklepienie
first-lay-1 = Tura to trzy akcje. Pierwsza: weź czerwone sklepienie i połóż je w pierwszym rzędzie, pośrodku.
first-lay-2 = Każde wzięte sklepienie zamienia rozkaz nad nim w następne sklepienie.

first-builder-title = Postaw budowniczego
first-builder-1 = Od razu po sklepieniu, i tylko wtedy, może na nie wejść budowniczy. To twoja druga akcja.
first-builder-first = Wtedy te drzwi się zamkną: teraz kolej na budowniczego.

first-crown-title = Powiększ i uważaj na koronę
first-crown-1 = Drugie czerwone sklepienie przy pierwszym daje obszar wart 2. Jego korona przesuwa królową o krok.
first-crown-watch = Olga kładzie niebieskie z budowniczym, potem żółte. Królowa stoi na 2.

first-wild-title = Dwa kolory naraz
first-wild-1 = Sklepienie dwubarwne należy do obu kolorów, ale tylko tam, gdzie danego koloru dotyka. Połóż je między czerwonym a niebieskim; dwa takie nie mogą się stykać.

first-both-title = Jeden budowniczy, dwa obszary
first-both-1 = Twój trzeci człowiek może stać w obu obszarach naraz: postaw go tutaj.
first-both-2 = Czerwony jest tylko twój. W niebieskim jest jeden na jednego: który wiersz nikomu nie płaci? Dotknij go.
first-both-red = Ten wiersz jest czerwony: 3 dla ciebie.
first-both-3 = Remis: nikt nic nie dostaje. Kto ma mniej budowniczych, dostaje po 1 za każdego z nich.

first-order-title = Rozkazy i rangi
first-order-1 = Kafelki powyżej to rozkazy: wykonaj jeden, a zniknie. Awansuj budowniczego na czystym czerwonym na architekta [architect], a czerwony liczy się podwójnie dla tego, kto w nim prowadzi.
first-order-wild = Stoi w dwóch obszarach: architekt podwoi tu także niebieski, a niebieski może przejść do niej.
first-order-watch = Na tym rozkazie leży moneta: Olga płaci ci i mianuje siłacza. W niebieskim był remis, więc teraz jest jej, 2 do 1.

first-coin-title = Twoja moneta
first-coin-watch = Olga werbuje budowniczego w twoim czerwonym obszarze.
first-coin-1 = Jej rozkaz ma monetę: zapłać jedną i też werbujesz, obok swojego budowniczego, bez zużycia akcji.
first-coin-2 = Obok twojego architekta stoi puste żółte.
first-coin-then = Olga wydłuża niebieski do 3 i kładzie koronę: królowa stoi na 4.

first-disaster-title = Burzenie
first-disaster-1 = Katastrofa usuwa sklepienie, na którym nikt nie stoi. Zmniejsz jej niebieski obszar: zabierz jego pusty koniec.
first-disaster-green = To dziś niczego dla ciebie nie zmienia.

first-glass-title = Rusztowania i witraże
first-glass-1 = Dwa rusztowania zamykają pola do następnej punktacji: odgrodź niebieską stronę.
first-glass-2 = Witraż dodaje obszarowi 2, po ewentualnym podwojeniu. Oczywiście pod twoim architektem.
first-glass-3 = 3 sklepienia, podwójnie, i witraż: czerwony jest wart 8.

first-queen-title = Królowa siada
first-queen-1 = Jeszcze jedna korona i królowa sądzi, od razu, a twoja tura się kończy. Najpierw więc zbieraj: zwerbuj na czerwone r3c4, warte 2.
first-queen-watch = Olga zatrzymuje swoją monetę.
first-queen-2 = Teraz połóż koronę i niech sądzi. Ceną jest twoja trzecia akcja.

first-sweep-title = Porządki i dalej
first-sweep-1 = Dwa pierwsze rzędy są gotowe i odchodzą, budowniczowie i rusztowania wracają, reszta przesuwa się w górę.
first-sweep-2 = Trzeci sąd, na 30, kończy grę; wygrywa najwięcej punktów. Kończy ją też stos pusty po raz drugi.

festum-title = Festum Fatuorum
festum-visit-title = Dwa ołtarze
festum-1 = Rozkaz Ołtarz kładzie dwa ołtarze na dwóch różnych sklepieniach, ktokolwiek tam stoi. Wykonaj go i wybierz oba.
festum-2 = Witraż na ołtarzu dodaje 4 zamiast 2, a Katastrofa nie może zabrać sklepienia.
