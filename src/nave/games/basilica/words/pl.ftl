# Basilica in Polish.

player-white = Biały
player-black = Czarny

color-red = czerwony
    .Start = Czerwony
    .gen = czerwonego
    .loc = czerwonym
color-yellow = żółty
    .Start = Żółty
    .gen = żółtego
    .loc = żółtym
color-blue = niebieski
    .Start = Niebieski
    .gen = niebieskiego
    .loc = niebieskim
color-green = zielony
    .Start = Zielony
    .gen = zielonego
    .loc = zielonym

vault-red = czerwone
vault-yellow = żółte
vault-blue = niebieskie
vault-green = zielone
vault-red-yellow = czerwono-żółte
vault-red-blue = czerwono-niebieskie
vault-red-green = czerwono-zielone
vault-yellow-blue = żółto-niebieskie
vault-yellow-green = żółto-zielone
vault-blue-green = niebiesko-zielone

order-promote = Awans
order-move = Ruch budowniczego
order-recruit = Werbunek
order-confuse = Zamęt
order-glass = Witraż
order-scaffolding = Rusztowanie
order-disaster = Katastrofa
order-altar = Ołtarz

rank-architect = architekt
    .an = architekt
    .acc = architekta
    .gen = architekta
    .ins = architektem
rank-master_mason = mistrz murarski
    .an = mistrz murarski
    .acc = mistrza murarskiego
    .gen = mistrza murarskiego
    .ins = mistrzem murarskim
rank-strongman = siłacz
    .an = siłacz
    .acc = siłacza
    .gen = siłacza
    .ins = siłaczem
rank-jester = błazen
    .an = błazen
    .acc = błazna
    .gen = błazna
    .ins = błaznem

# ------------------------------------------------------------ what is asked

prompt-act = { PLAYER($player) }, akcja { $number } z { $count }: { $builder ->
    [yes] połóż sklepienie, postaw na nowym budowniczego albo wykonaj rozkaz.
   *[no] połóż sklepienie albo wykonaj rozkaz.
}
prompt-end = { PLAYER($player) }: zakończ turę.
prompt-lay = { PLAYER($player) }: połóż jedno z nowych sklepień.
prompt-buy = { PLAYER($player) }: { $order ->
    [promote] zapłacisz monetę, aby swojemu budowniczemu nadać inną rangę?
    [confuse] zapłacisz monetę, aby samodzielnie wybrać, który twój budowniczy się ruszy?
   *[recruit] zapłacisz monetę, aby zwerbować budowniczego obok jednego ze swoich?
}
prompt-promote = { PLAYER($player) }: wybierz budowniczego do awansu.
prompt-rank = { PLAYER($player) }: wybierz rangę i jej żeton dla budowniczego na { $cell }.
prompt-move = { PLAYER($player) }: przesuń jednego ze swoich budowniczych na sąsiednie wolne sklepienie.
prompt-recruit = { PLAYER($player) }: { $paid ->
    [yes] zwerbuj budowniczego obok jednego ze swoich.
   *[no] zwerbuj budowniczego na dowolne wolne sklepienie.
}
prompt-withdraw = { PLAYER($player) }: wycofaj jednego ze swoich budowniczych.
prompt-shift = { PLAYER($player) }: { $paid ->
    [yes] wybierz, który twój budowniczy musi się ruszyć i dokąd.
   *[no] przesuń jednego budowniczego (właściciel: { PLAYER($owner) }) na sąsiednie wolne sklepienie.
}
prompt-glass = { PLAYER($player) }: połóż witraż pod jednym ze swoich budowniczych.
prompt-scaffolding = { PLAYER($player) }: { $left ->
    [1] połóż drugie rusztowanie.
   *[other] połóż pierwsze rusztowanie.
}
prompt-disaster = { PLAYER($player) }: zburz sklepienie bez budowniczego i ołtarza.
prompt-altar = { PLAYER($player) }: { $left ->
    [1] połóż drugi ołtarz.
   *[other] połóż pierwszy ołtarz.
}
prompt-jester = { PLAYER($player) }: wskaż kolor dla błazna na { $cell }.
prompt-first = Losowana jest osoba, która zaczyna.
drawn-first = Zaczyna { PLAYER($player) }
drawn-tile = { PIECE("order", $order) } ({ PIECE("vault", $vault) })
drawn-crown = { $crown ->
    [yes] korona na rewersie
   *[no] bez korony
}
prompt-next = Odsłaniany jest następny kafelek ze stosu.
prompt-crown = Widać rewers kafelka { PIECE("order", $order) } ({ PIECE("vault", $vault) }).

# ------------------------------------------------------------ what must be done first

first-act = najpierw wybierz akcję: połóż sklepienie, postaw budowniczego albo wykonaj rozkaz
first-end = trzy akcje tej tury są wykonane
first-lay = trzeba teraz położyć jedno z nowych sklepień
first-buy = najpierw zdecyduj, czy płacisz monetę
first-promote = najpierw wybierz budowniczego do awansu
first-rank = najpierw wybierz rangę budowniczego
first-move = najpierw przesuń budowniczego, jak każe rozkaz
first-recruit = najpierw postaw zwerbowanego budowniczego na sklepieniu
first-withdraw = najpierw wycofaj budowniczego
first-shift = jeden budowniczy (właściciel: { PLAYER($owner) }) musi się ruszyć
first-glass = najpierw połóż witraż
first-scaffolding = trzeba położyć oba kafelki rusztowania
first-disaster = najpierw zburz sklepienie
first-altar = najpierw połóż ołtarze
first-jester = trzeba wskazać kolor dla błazna

# ------------------------------------------------------------ answers

answer-end = Zakończ turę
answer-builder = Postaw budowniczego na { $cell }
answer-exchange = Wymień trzy dwubarwne sklepienia, z których żadne nigdzie nie pasuje, i połóż nowe
answer-pay = Zapłać monetę
answer-decline = Zatrzymaj monetę
answer-order = Wykonaj rozkaz { PIECE("order", $order) }
answer-name = Wskaż { PIECE("color", $color) }: { $own } dla ciebie, { $other } dla rywala
answer-rank = Nadaj rangę: { PIECE("rank", $rank) }, żeton { $token }
answer-lay = { $queen ->
    [none] Połóż { PIECE("vault", $vault) } sklepienie { $space } na { $cell }
   *[other] Połóż { PIECE("vault", $vault) } sklepienie { $space } na { $cell }: { $scoring ->
        [yes] królowa przechodzi na { $queen } i zaczyna się punktacja
       *[no] królowa przechodzi na { $queen }
    }
}
answer-promote = Awansuj budowniczego na { $cell }
answer-withdraw = Wycofaj budowniczego z { $cell }
answer-recruit = Postaw budowniczego na { $cell }
answer-glass = Połóż witraż na { $cell }
answer-scaffolding = Połóż rusztowanie na { $cell }
answer-disaster = Zburz sklepienie na { $cell }
answer-altar = Połóż ołtarz na { $cell }
answer-move = { $rank ->
    [none] Przesuń budowniczego ({ PLAYER($owner) }) z { $cell } na { $target }
   *[other] Przesuń { PIECE("rank", $rank, form: "acc") } ({ PLAYER($owner) }) z { $cell } na { $target }
}

# Points of which only the bounds are known.
gain = { $least }
gain-range = od { $least } do { $most }

# ------------------------------------------------------------ what an answer gives up

left-builder = na { $cell } nie będzie już można postawić budowniczego
left-actions = { $count ->
    [one] { $count } akcja przepada, bo punktacja kończy turę
    [few] { $count } akcje przepadają, bo punktacja kończy turę
   *[many] { $count } akcji przepada, bo punktacja kończy turę
}
left-glass = witraż na { $cell } przepada
left-paid = { $order ->
    [promote] żaden twój budowniczy nie awansuje
    [confuse] { PLAYER($rival) } decyduje, który twój budowniczy się ruszy
   *[recruit] obok twojego budowniczego nie staje zwerbowany budowniczy
}

# ------------------------------------------------------------ what the teacher says at the elbow

tip-begin = Od teraz wszystko żyje. Trzy akcje, w dowolnej mieszance: połóż sklepienie, postaw na nim budowniczego, wykonaj rozkaz.
tip-scored = Królowa osądziła: dwa rzędy odeszły, budowniczowie i rusztowania wrócili, reszta przesunęła się w górę. Stawiaj budowniczych na nowo.
tip-coin = Rozkaz miał pole monety: zapłać jedną i możesz zrobić to samo bez zużycia akcji. Najpierw spójrz na obszary.
tip-jester = Wskaż kolor dla sklepienia błazna: będzie się liczyć także tam. Liczby mówią, co da każdy kolor.
tip-rank = Architekt: obszar liczy się podwójnie. Mistrz murarski: waży za dwóch. Siłacz: wygrywa remisy. Błazen: dodaje kolor przy punktacji.
tip-judged-early = Ta korona doprowadzi królową do tronu: osądzi od razu, a twoje pozostałe akcje przepadną. Zrób je najpierw.
tip-builder-lapses = Budowniczego stawia się od razu po położeniu sklepienia. Po tej odpowiedzi szansa przepada.
tip-builder = Możesz postawić budowniczego na właśnie położonym sklepieniu, i tylko tam. To twoja następna akcja albo nigdy.
tip-chair = Następna korona doprowadzi królową do tronu i od razu będzie sąd. Kto ją położy, wybiera chwilę.
tip-rows-leave = Po sądzie rzędy 1 i 2 odchodzą ze wszystkim, co na nich stoi. To, co położysz niżej, zostaje.
tip-stack-ends = Stos jest drugi raz prawie pusty. Gdy się skończy, ostatnia punktacja zamyka grę.
tip-no-builders = Wszyscy twoi budowniczowie są w kościele: żadnego sklepienia nie obsadzisz. Wrócą po następnej punktacji.
tip-tied = { PIECE("color", $colour, form: "Start") } obszar jest remisowy, a remis nikomu nie płaci. Jeszcze jeden budowniczy albo siłacz i jest twój.
tip-behind = W obszarze koloru { PIECE("color", $colour, form: "gen") } o wartości { $value } prowadzi rywal. Mniej liczni budowniczowie dają po 1; jeden więcej może to odwrócić.
tip-lonely = Twój budowniczy stoi w pojedynczym obszarze: { PIECE("color", $colour) }. Połóż obok ten sam kolor, a obszar urośnie.
tip-two-colours = Sklepienie dwubarwne liczy się w obu kolorach, ale tylko tam, gdzie ich dotyka. Dwa takie nie mogą się stykać.
tip-crown = Korona na sklepieniu przesuwa królową o krok. Na 10, 20 i 30 odbywa się sąd.
tip-order = Kafelki powyżej to rozkazy: wykonaj jeden zamiast kłaść sklepienie, a zniknie.
tip-offers-coin = Na rozkazie jest pole monety: jeśli go wykonasz, rywal może ci zapłacić monetę i zrobić to samo.

# ------------------------------------------------------------ why not

refused-pay = płacić może tylko rywal, po rozkazie z polem monety
refused-end = { $count ->
    [one] z trzech akcji została jeszcze { $count }
    [few] z trzech akcji zostały jeszcze { $count }
   *[many] z trzech akcji zostało jeszcze { $count }
}
refused-not-wild = sklepienia wymienia się tylko wtedy, gdy wszystkie trzy są dwubarwne
refused-wild-fits = dwubarwne jeszcze gdzieś pasuje
refused-after-vault = budowniczego stawia się od razu po położeniu sklepienia
refused-no-builder = wszyscy twoi budowniczowie są w katedrze
refused-wild = dwubarwne nie może leżeć obok dwubarwnego na { $cell }
refused-blocked = na { $cell } stoi rusztowanie
refused-vault-there = na { $cell } leży już sklepienie
refused-no-neighbor = { $cell } nie ma sąsiada i nie jest polem startowym
refused-order = nie da się wykonać rozkazu { PIECE("order", $order) }: { $why ->
    [no-own] nie masz budowniczego w katedrze
    [no-token] nie masz już żetonu awansu
    [no-rank] twoje żetony nie dają innej rangi
    [no-supply] wszyscy twoi budowniczowie są w katedrze
    [protected] ołtarze chronią wszystkich budowniczych rywala
    [no-rival] żaden budowniczy rywala nie mógłby się ruszyć
    [no-step] żaden twój budowniczy nie ma obok wolnego sklepienia
    [no-vault] nie ma sklepienia bez budowniczego
    [no-glass] wszystkie sklepienia z twoimi budowniczymi mają witraż
    [no-target] nie ma sklepienia bez budowniczego i ołtarza
    [no-altar] nie ma już ołtarzy
   *[all-altars] nie ma sklepienia bez ołtarza
}
refused-scaffolding = na { $cell } stoi rusztowanie, nie sklepienie
refused-no-vault = na { $cell } nie ma sklepienia
refused-builder-there = na { $cell } stoi już budowniczy
refused-not-beside = { $cell } nie leży obok twojego budowniczego
refused-altar = sklepienie na { $cell } chroni ołtarz
refused-builder = na { $cell } stoi budowniczy
refused-altar-there = na { $cell } jest już ołtarz
refused-not-own = na { $cell } nie stoi twój budowniczy
refused-glass-there = na { $cell } jest już witraż
refused-withdraw = żaden budowniczy rywala nie mógłby się wtedy ruszyć
refused-promote = twoje żetony nie dają temu budowniczemu innej rangi
refused-rank = rangę nadaje Awans, wybranemu wcześniej budowniczemu
refused-side = żeton { $token } nie ma strony z rangą: { PIECE("rank", $rank) }
refused-rank-same = ten budowniczy to już { PIECE("rank", $rank) }
refused-rank-given = { PIECE("rank", $rank) } to ranga właśnie nadana
refused-turn-over = żetonu pod budowniczym nie można odwrócić
refused-token = żetonu { $token } nie ma w twoim zapasie
refused-nobody = na { $cell } nie stoi budowniczy tej osoby: { PLAYER($owner) }
refused-protected = budowniczego na { $cell } chroni ołtarz
refused-outside = to prowadzi poza plan
refused-name = błazny wskazują kolory tylko przy punktacji
refused-color = sklepienie ma już ten kolor: { PIECE("color", $color) }

# ------------------------------------------------------------ what happened

event-turn = Tura { $turn }: { PLAYER($seat) }
event-next = Na stosie leży teraz { PIECE("order", $order) } ({ PIECE("vault", $vault) })
event-fill_order = Na polu rozkazu { $space } leży teraz { PIECE("order", $order) } ({ PIECE("vault", $vault) })
event-vault = { $crown ->
    [yes] Na polu { $space } leży teraz { PIECE("vault", $vault) } sklepienie z koroną
   *[no] Na polu { $space } leży teraz { PIECE("vault", $vault) } sklepienie
}
event-discard = { PIECE("order", $order) } ({ PIECE("vault", $vault) }) trafia na stos odrzuconych
event-renew = { $tiles ->
    [one] Pierwszy stos się skończył: jeden odrzucony kafelek tworzy nowy
    [few] Pierwszy stos się skończył: { $tiles } odrzucone kafelki są tasowane i tworzą nowy
   *[many] Pierwszy stos się skończył: { $tiles } odrzuconych kafelków jest tasowanych i tworzy nowy
}
event-exhausted = Drugi stos się skończył
event-lay = { PLAYER($seat) } kładzie { PIECE("vault", $vault) } sklepienie na { $cell }
event-exchange = Żadne dwubarwne nie pasuje: { PLAYER($seat) } wymienia trzy sklepienia
event-builder = { PLAYER($seat) } stawia budowniczego na { $cell }
event-move = Budowniczy ({ PLAYER($seat) }) przechodzi z { $from } na { $to }
event-promote = Budowniczy ({ PLAYER($seat) }) na { $cell } ma nową rangę: { PIECE("rank", $rank) }
event-withdraw = { PLAYER($seat) } wycofuje budowniczego z { $cell }
event-order = { PLAYER($seat) } wykonuje rozkaz { PIECE("order", $order) }
event-glass = { PLAYER($seat) } kładzie witraż na { $cell }
event-scaffolding = { PLAYER($seat) } kładzie rusztowanie na { $cell }
event-disaster = { PLAYER($seat) } burzy sklepienie na { $cell }
event-altar = { PLAYER($seat) } kładzie ołtarz na { $cell }
event-coin = { PLAYER($seat) } płaci monetę, dostaje ją { PLAYER($rival) }
event-decline = { PLAYER($seat) } zatrzymuje monetę
event-queen = Królowa przechodzi na { $to }
event-scoring = { $final ->
    [yes] Końcowa punktacja
   *[no] Zaczyna się punktacja { $number }
}
event-jester = Błazen ({ PLAYER($seat) }) na { $cell } wskazuje kolor: { PIECE("color", $colour) }
event-jester-hidden = { PLAYER($seat) } w tajemnicy wskazuje kolor dla błazna na { $cell }
event-jester_shown = Błazen ({ PLAYER($seat) }) dodaje na { $cell } kolor { PIECE("color", $colour) }
event-area = { PIECE("color", $color, form: "Start") } obszar wielkości { $tiles } przy { $cell }: { $leader ->
    [none] remis, nikt nie punktuje
   *[other] { $left ->
        [0] { PLAYER($leader) } +{ $gained }
       *[other] { PLAYER($leader) } +{ $gained }, { PLAYER($rival) } +{ $left }
    }
}
event-score = { PLAYER($seat) } zyskuje { $points } i ma { $total }
event-cleanup = { $discarded ->
    [one] Dwa rzędy przy planszy są gotowe: { $discarded } sklepienie odrzucone, reszta przesuwa się w górę o { $rows }
    [few] Dwa rzędy przy planszy są gotowe: { $discarded } sklepienia odrzucone, reszta przesuwa się w górę o { $rows }
   *[many] Dwa rzędy przy planszy są gotowe: { $discarded } sklepień odrzuconych, reszta przesuwa się w górę o { $rows }
}
event-over = { $winner ->
    [none] { $third ->
        [yes] Wspólne zwycięstwo, punkty: { $most }; grę zakończyła trzecia punktacja.
       *[no] Wspólne zwycięstwo, punkty: { $most }; gra się skończyła, bo wyczerpał się drugi stos.
    }
   *[other] { $third ->
        [yes] Wygrywa { PLAYER($winner) }, { $most } do { $least }; grę zakończyła trzecia punktacja.
       *[no] Wygrywa { PLAYER($winner) }, { $most } do { $least }; gra się skończyła, bo wyczerpał się drugi stos.
    }
}

# ------------------------------------------------------------ sources of points

source-before = Przedtem
source-scoring = { $final ->
    [yes] Końcowa punktacja
   *[no] Punktacja { $n }
}
source-standing = Gdyby punktować teraz
source-jester = błazen na { $cell }: { PIECE("color", $color) }
source-area = { PIECE("color", $color, form: "Start") } obszar
source-area-note = { $tiles ->
    [one] { $tiles } sklepienie
    [few] { $tiles } sklepienia
   *[many] { $tiles } sklepień
}{ $doubled ->
    [yes] , podwójnie
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] , { $glass } za witraże
}: { $value }
source-builders = { $n ->
    [one] { $n } budowniczy
    [few] { $n } budowniczych
   *[many] { $n } budowniczych
}

# Settings.
setting-festum_fatuorum = Festum Fatuorum
setting-festum_fatuorum-help = Dodatek polecamy tym, którzy znają grę podstawową.
setting-festum_fatuorum-off = gra podstawowa
setting-festum_fatuorum-on = osiem kafelków więcej i czternaście ołtarzy
setting-remove_six = Odłóż sześć kafelków
setting-remove_six-help = Tylko z dodatkiem.
setting-remove_six-off = biorą udział wszystkie kafelki
setting-remove_six-on = sześć losowych kafelków odkłada się w ciemno
setting-show_crowns = Jawne korony
setting-show_crowns-help = Wariant: obie osoby widzą, które rozkazy mają koronę na rewersie.
setting-show_crowns-off = korony za rozkazami są ukryte
setting-show_crowns-on = korony za rozkazami są widoczne
setting-first_player = Kto zaczyna
setting-first_player-help = Kto zaczyna.
setting-first_player-random = losowo
setting-first_player-1 = miejsce 1
setting-first_player-2 = miejsce 2
bad-remove-six = ustawienie remove_six ma wartość 'on'; bez festum_fatuorum dozwolone: 'off' [{ $rule }]

## Positions that cannot be

wrong-end-builders = { $who }: budowniczowie na sklepieniach: { $count }; jest ich tylko { $most }
wrong-end-altars = ołtarzy w grze jest tylko { $most }
wrong-end-rank = { $cell } ma rangę, ale nie stoi tam budowniczy
wrong-end-jester-color = błazen na { $cell } nie wskazuje jeszcze żadnego koloru
wrong-end-jester = błazen na { $cell } nie może wskazać koloru { PIECE("color", $color) }: sklepienie już go ma
wrong-end-tokens = { $who } nie ma więcej żetonów z tą rangą: { PIECE("rank", $rank) }
wrong-coin-count = monety obu osób: { $coins }; gra ma { $wanted }
wrong-altar-count = ołtarze: { $altars } w puli, { $laid } w katedrze; gra ma { $wanted }
wrong-unseen-first-belongs-second = unseen_of_first należy do drugiego stosu
wrong-stack-top-exactly-if = stos ma wierzch wtedy i tylko wtedy, gdy ma kafelki
wrong-tiles-stack-out-sight = niewidoczne kafelki stosu { $stack }: { $total }; jego wielkość wymaga { $rest }
wrong-builder-count = budowniczowie, { $who }: zostało { $left }, w katedrze { $count }; razem { $builders }
wrong-crown-behind = korona za { $face } musi być { $open ->
    [yes] jawna
   *[no] ukryta
}
wrong-tile-count = kafelki { $tile }: { $count }; gra ma { $wanted }
wrong-comes-from-stack-use = { $face } pochodzi ze stosu, który nie jest jeszcze w użyciu
wrong-lies-times-sight-stack = widoczne kafelki { $face }: { $count }; niewidziane w stosie { $stack }: { $left }
wrong-token-times = { $who }: żeton { $token } występuje tyle razy: { $count }
wrong-asked-wrong-seat = { $kind } pyta niewłaściwe miejsce
wrong-promote-bans-rank-just = promote wyklucza właśnie nadaną rangę i żadną inną
wrong-rank-names-cell-without = rank podaje pole bez własnego budowniczego
wrong-rank-bans-rank-just = rank wyklucza właśnie nadaną rangę i żadną inną
wrong-names-another-order-than = { $kind } podaje inny rozkaz niż wykonywany
wrong-names-order-without-coin = { $kind } podaje rozkaz bez pola monety
wrong-buy-asked-rival-only = o buy pyta się tylko rywala
wrong-buy-asks-coin-or = buy wymaga monety lub skutku, które są niemożliwe
wrong-shift-moves-builder-rival = shift przesuwa budowniczego rywala
wrong-jester-names-where-seat = jester (błazen) podaje { $cell }, gdzie to miejsce go nie ma
wrong-jester-named-color = błazen na { $cell } już wskazał kolor
wrong-ask-empty-exactly-if = ask jest puste wtedy i tylko wtedy, gdy gra się skończyła
wrong-ask-end-question-seat = ask musi się kończyć pytaniem do miejsca
wrong-ask-begin-turn-or = ask musi się zaczynać od turn albo od końcowej punktacji
wrong-executing-discard-order-belong = executing i discard_order należą do siebie
wrong-given-rank-only-while = given jest rangą tylko podczas wykonywania Awansu
wrong-named-colors-although-no = named ma kolory, choć nie trwa punktacja
wrong-vault-space-empty-nothing = pole sklepienia jest puste i nic nie czeka, by je wypełnić
wrong-order-space-empty-nothing = pole rozkazu jest puste i nic nie czeka, by je wypełnić
wrong-named-cell-twice = named ma jedno pole dwa razy
wrong-named-where-no-jester = named ma { $name }, gdzie nie stoi błazen
wrong-named-which-shows-already = named ma { $color } dla { $name }, które już go pokazuje
wrong-top-stack-stack-use = { $path }.top jest ze stosu { $number }, w użyciu jest stos { $stack_number }
wrong-rank-token-does-show = { $path }.rank to { $value }; żeton { $token } jej nie pokazuje
wrong-hold-two-numbers-from = { $path }.{ $entry } musi mieć dwie liczby od 0 wzwyż
wrong-cells-name-cells-plan = { $path }.cells musi podawać pola planu, jak r2c3
wrong-actions-left-turn-over = { $path }.actions_left to { $actions_left }; zakończona tura ma 0
wrong-tile-order-colors-perhaps = { $path }.{ $entry } ma { $value }; kafelek to rozkaz, jego kolory i ewentualnie `crown` (korona), jak `promote red crown`
wrong-rank-without-token = { $path }.rank to { $value } bez żetonu
wrong-scaffolding-false-leave-cell = { $path }.scaffolding (rusztowanie) to False; zamiast tego pomiń pole
wrong-vault-space-full = refill czeka, choć pole sklepienia { $column } jest pełne
wrong-nothing-executed = discard_order czeka, choć nic się nie wykonuje
wrong-order-space-full = discard_order czeka, choć pole rozkazu { $column } jest pełne
wrong-final-score-stands-alone = końcowa punktacja stoi sama pod błaznami
wrong-scoring-needs-queen-scoring = punktacja wymaga królowej na polu punktacji
wrong-act-asked-active-player = o act pyta się tylko aktywną osobę
wrong-act-needs-actions-left = act wymaga pozostałych akcji
wrong-laid-no-vault = this_turn.laid musi być sklepieniem
wrong-laid-with-builder = this_turn.laid musi być sklepieniem bez budowniczego
wrong-end-asked-active-player = o end pyta się tylko aktywną osobę
wrong-end-needs-turn-without = end wymaga tury bez pozostałych akcji
wrong-lay-asked-active-player = o lay pyta się tylko aktywną osobę

# ------------------------------------------------------------ what every piece is and does

lens-vault = Sklepienie { $space }
lens-vault-none = Pole jest na chwilę puste; wypełni je odwrócony rozkaz znad niego.
lens-vault-does = { $wild ->
    [yes] Sklepienie { PIECE("vault", $vault) } liczy się w obszarach obu kolorów i nie może leżeć obok innego dwubarwnego.
   *[no] Sklepienie { PIECE("vault", $vault) }: połóż je w pierwszym rzędzie albo obok tego, co zbudowane.
} { $crown ->
    [yes] Jego korona przy położeniu przesuwa królową. Rozkaz powyżej staje się następnym sklepieniem.
   *[no] Rozkaz powyżej staje się następnym sklepieniem.
}
lens-order = Rozkaz: { PIECE("order", $order) }
lens-order-none = Pole rozkazu
lens-order-none-does = Pole jest na chwilę puste; wypełni je następny kafelek ze stosu.
lens-order-does = { $order } Potem rozkaz znika.{ $coin ->
    [yes] {" "}Za monetę druga osoba może skorzystać z niego w części.
   *[no] {""}
}
lens-order-promote = Nadaj rangę jednemu ze swoich budowniczych w katedrze.
lens-order-move = Przesuń jednego ze swoich budowniczych na sąsiednie sklepienie bez budowniczego.
lens-order-recruit = Postaw budowniczego na dowolnym sklepieniu bez budowniczego.
lens-order-confuse = Zabierz jednego ze swoich budowniczych do zapasu; potem budowniczy rywala musi przejść na sąsiednie sklepienie.
lens-order-glass = Połóż witraż pod jednym ze swoich budowniczych: powiększa wartość obszaru.
lens-order-scaffolding = Połóż dwa rusztowania na pustych polach: do następnej punktacji nic tam nie powstanie.
lens-order-disaster = Zburz sklepienie bez budowniczego i ołtarza.
lens-order-altar = Połóż dwa ołtarze na sklepieniach: chronią je i podwajają ich witraże.
lens-stack = Stos
lens-stack-does = { $n ->
    [one] Został 1 kafelek.
    [few] Zostały { $n } kafelki.
   *[many] Zostało { $n } kafelków.
} { $second ->
    [yes] Gdy ten drugi stos się skończy, grę zamyka ostatnia punktacja.
   *[no] Gdy się skończy, odrzucone kafelki utworzą drugi stos.
}
lens-cell = Pole { $cell }
lens-cell-scaffolding = Rusztowanie: do następnej punktacji nic tu nie powstanie, a sąsiednie kafelki mogą się na nim opierać.
lens-cell-free = { $open ->
    [yes] Nic tu nie zbudowano; można położyć sklepienie.
   *[no] Nic tu nie zbudowano i nie ma obok niczego, do czego można by dobudować.
}
lens-area = { PIECE("color", $color) } obszar wielkości { $size } wart { $value }
    .gen = { PIECE("color", $color, form: "gen") } obszaru wielkości { $size } wartego { $value }
lens-cell-vault = Sklepienie { PIECE("vault", $vault) }, { $lonely ->
    [yes] samo, jeszcze w żadnym obszarze.
   *[no] część { IN("gen", $areas) }.
}{ $glass ->
    [yes] {" "}Jego witraż podnosi wartość.
   *[no] {""}
}{ $altar ->
    [yes] {" "}Chroni je ołtarz.
   *[no] {""}
}{ $who ->
    [-1] {" "}Nie stoi tu budowniczy.
   *[other] {" "}Stoi tu budowniczy: { PLAYER($who) }.
}
lens-builder-none = Sklepienie { $cell }
lens-builder-none-does = Nie stoi tu budowniczy.
lens-builder = { $rank ->
    [none] Budowniczy: { PLAYER($player) }
    [architect] Architekt: { PLAYER($player) }
    [master_mason] Mistrz murarski: { PLAYER($player) }
    [strongman] Siłacz: { PLAYER($player) }
   *[jester] Błazen: { PLAYER($player) }
}
lens-builder-does = { $rank ->
    [none] Liczy się dla właściciela w każdym obszarze swego sklepienia: wartość bierze, kto ma tam więcej budowniczych.
   *[some] { $rank }
}
lens-rank = { $rank ->
    [architect] Architekt
    [master_mason] Mistrz murarski
    [strongman] Siłacz
   *[jester] Błazen
}
lens-rank-architect = Podwaja kafelki swoich obszarów, ktokolwiek je wygra.
lens-rank-master_mason = Waży tyle, co dwóch budowniczych.
lens-rank-strongman = Wygrywa remis dla właściciela, chyba że rywal też ma tam siłacza.
lens-rank-jester = Przy każdej punktacji wskazuje jeszcze jeden kolor swego sklepienia.
lens-token = Żeton awansu { $token }
lens-token-does = Pokazuje: { PIECE("rank", $one) } albo { PIECE("rank", $other) }; { $there ->
    [yes] jest w twoim zapasie.
   *[no] nie ma go w twoim zapasie.
}
lens-color = { PIECE("color", $color, form: "Start") }
lens-color-does = Kolor, który sklepienie błazna ma dodatkowo, tylko w tej punktacji.
lens-row = Obszary: { PIECE("color", $color) }
lens-row-does = { $n ->
    [0] Nie ma jeszcze obszaru tego koloru.
    [one] Jest 1 obszar tego koloru; prowadzisz w { $leads }, rywal w { $lost }.
    [few] Są { $n } obszary tego koloru; prowadzisz w { $leads }, rywal w { $lost }.
   *[many] Jest { $n } obszarów tego koloru; prowadzisz w { $leads }, rywal w { $lost }.
}
lens-site = Katedra
lens-site-does = Szeroka na pięć pól i tak głęboka, jak zbudujecie. Przy punktacji każdy obszar płaci temu, kto ma w nim więcej budowniczych.
lens-queen = Królowa
lens-queen-does = Stoi na { $space } i robi krok z każdą położoną koroną; { $left ->
    [0] nie ma już przed nią punktacji.
    [one] następna korona przynosi punktację.
    [few] { $left } korony przynoszą punktację.
   *[many] { $left } koron przynosi punktację.
}
lens-niche = Pole { $space } toru
lens-niche-does = { $scoring ->
    [yes] Pole punktacji: gdy staje tu królowa, każdy obszar płaci{ $last ->
        [yes] {" "}po raz ostatni.
       *[no] .
    } { $crowns ->
        [0] Już je minęła albo tu stoi.
        [one] Następna korona ją tu przyprowadzi.
        [few] Przyprowadzą ją tu { $crowns } korony.
       *[many] Przyprowadzi ją tu { $crowns } koron.
    }
   *[no] Tędy idzie królowa z każdą koroną; znaczniki liczą punkty.
}
lens-player = { PLAYER($player) }
lens-player-does = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $builders ->
    [one] 1 budowniczy
    [few] { $builders } budowniczych
   *[many] { $builders } budowniczych
} i { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} w zapasie. Wygrywa, kto ma na koniec najwięcej punktów.
lens-button-builder = Postaw budowniczego
lens-button-builder-does = Kosztuje akcję, od razu po położeniu sklepienia i tylko na tym sklepieniu.
lens-button-decline = Zatrzymaj monetę
lens-button-decline-does = Nie korzystasz z rozkazu.
lens-button-end = Zakończ turę
lens-button-end-does = Twoje akcje są wykonane i zaczyna druga osoba.
lens-button-exchange = Wymień sklepienia
lens-button-exchange-does = Jeśli wszystkie trzy są dwubarwne i żadne nigdzie nie pasuje, zastępują je trzy inne.
lens-button-pay = Zapłać monetę
lens-button-pay-does = { $n ->
    [one] Dajesz rywalowi 1 monetę i korzystasz z rozkazu; nie kosztuje to akcji.
    [few] Dajesz rywalowi { $n } monety i korzystasz z rozkazu; nie kosztuje to akcji.
   *[many] Dajesz rywalowi { $n } monet i korzystasz z rozkazu; nie kosztuje to akcji.
}

## Printed values that do not fit together

printed-rows = { $count }, rzędy tabeli { $table }, które to mają
printed-crowns = { $count }, korony w { $table }
printed-sides = { $count }, strony promotion_token, które to mają
printed-base-order = rozkaz z gry podstawowej
printed-too-deep = kafelki mogłyby zbudować zbyt głęboką katedrę
printed-less-deep = mniej rozkazów rusztowania lub więcej koron; katedra mogłaby sięgnąć rzędu { $rows }, granica to { $bound }

# ------------------------------------------------------------ the box: sheets, pieces and their places

part-base = Basilica
part-expansion = Festum Fatuorum
sheet-red = Czerwone kafelki
sheet-yellow = Żółte kafelki
sheet-blue = Niebieskie kafelki
sheet-green = Zielone kafelki
sheet-wild = Kafelki dwubarwne
sheet-tokens = Żetony awansu
sheet-supply = Elementy w pudełku
sheet-expansion = Kafelki dodatku
piece-tile = { $crown ->
    [yes] Kafelek: { PIECE("vault", $vault) }, { PIECE("order", $order) }, korona
   *[no] Kafelek: { PIECE("vault", $vault) }, { PIECE("order", $order) }
}
piece-token = Żeton: { PIECE("rank", $one) } i { PIECE("rank", $other) }
piece-supply = { $piece ->
    [scaffolding] W pudełku, kafelki rusztowania: { $count }
   *[stained_glass] W pudełku, witraże: { $count }
}
place-crown = Korona
place-order = Rozkaz
place-colours = Kolory
place-side_a = Jedna strona
place-side_b = Druga strona
place-total = Liczba

## What the paid version of an order does

order-paid-promote = Nadaj jednemu ze swoich budowniczych inną rangę niż ta przed chwilą nadana.
order-paid-recruit = Postaw budowniczego ze swoich zasobów na sklepieniu bez budowniczego, obok jednego ze swoich.
order-paid-confuse = Ty decydujesz, który z twoich budowniczych się przesunie i dokąd; przesunąć się musi.
