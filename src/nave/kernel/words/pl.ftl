# What every game says.

player = Miejsce { $n }
list-comma = { $head }, { $tail }
list-and = { $head } i { $tail }
list-or = { $head } lub { $tail }

# Errors.
no-language = nie ma słów języka '{ $language }' w { $package }
bad-version = grano według wersji zasad { $version } gry { $game }; zainstalowane: { $known }
bad-seats = { $most ->
    [one] { $game }: dozwolona liczba miejsc to { $known }, nie { $given }
    [few] { $game }: dozwolona liczba miejsc to { $known }, nie { $given }
   *[many] { $game }: dozwolona liczba miejsc to { $known }, nie { $given }
}
bad-settings = ustawienia przypisują nazwom wartości; { $given } tego nie robi
bad-setting = gra { $game } nie ma ustawienia { $setting }; jej ustawienia: { $known }
bad-value = ustawienie { $setting } ma wartość { $value }; dozwolone: { $known }
setting-seats = { $most ->
    [one] ustawienie { $setting } dotyczy gry, w której liczba miejsc to { $known }, nie { $seats }
    [few] ustawienie { $setting } dotyczy gry, w której liczba miejsc to { $known }, nie { $seats }
   *[many] ustawienie { $setting } dotyczy gry, w której liczba miejsc to { $known }, nie { $seats }
}
no-game = nie ma gry { $game }; gry: { $known }
no-games = nie ma gry { $game }; żadna nie jest zainstalowana; uruchom `make install`
game-is-none = { $game } nie jest grą: { $maker } musi tworzyć nave.kernel.rules.Rules
game-misnamed = punkt wejścia { $game } tworzy grę { $makes }; nazwij go tak jak id gry
seed-or-chance = gra dostaje ziarno albo los, nie jedno i drugie
bad-seed = ziarno jest liczbą całkowitą, nie { $given }
bad-components = components musi podawać nazwę i skrót zestawu elementów
bad-position = pozycja jest obiektem, nie { $given }
position-lacks = w pozycji brakuje: { $keys }
position-format = format to { $given }; ta wersja czyta { $known }
position-game = game to { $given }; potrzeba: { $known }
position-settings = { $entry } musi przypisywać nazwom ustawień wartości
position-components = components to { $given }; potrzeba: { $name } o skrócie { $hash }
move-type = ruch jest tekstem albo liczbą całkowitą, nie { $given }
no-move-number = nie ma ruchu { $move }; ruchy mają numery od 0 do { $last }
no-move = nie ma ruchu { $move }
no-move-near = nie ma ruchu { $move }; może chodzi o { $near }?
no-rule = nie ma zasady { $rule }
no-rule-near = nie ma zasady { $rule }; podobne: { $near }
no-seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }, None oznacza widza
undo-ends-chance = przemówił los: to, co było przed rzutem lub losowaniem, zostaje
undo-ends-turn = nie ma jeszcze niczego do cofnięcia
nothing-to-undo = nie ma czego cofnąć: cofanie kończy się na rzucie, losowaniu, innym miejscu lub końcu tury
no-undo-turn = nie ma czego cofnąć: tura zaczyna się tutaj
no-undo-chance = nie ma czego cofnąć: od tej pory odpowiedział już los
no-undo-seat = nie ma czego cofnąć: od tej pory odpowiedziało już inne miejsce
after-the-end = odpowiedź { $number } { $move } następuje po końcu gry
wrong-answer = odpowiedź { $number }: { $error }
illegal-answer = odpowiedź { $number } { $move } jest niedozwolona: { $reason } [{ $rule }]
record-components = zapis podaje skrót elementów { $named }, ale gra o tych ustawieniach ma { $hash }
record-start = pozycja początkowa ma inne miejsca, ustawienia lub zasady niż zapis
record-upto = zapis ma odpowiedzi od 0 do { $count }; { $given } nie ma wśród nich
record-not-over = zapis ma wynik, ale { $count ->
    [one] jego 1 odpowiedź nie kończy gry
    [few] jego { $count } odpowiedzi nie kończą gry
   *[many] jego { $count } odpowiedzi nie kończy gry
}
record-result = zapis podaje { $named }, a jego odpowiedzi dają wyniki { $scores }
record-object = zapis jest obiektem JSON, nie { $given }
record-field = nieznane pole { $field }; zapis ma { $known }
record-missing = brakuje pola { $field }
record-type = pole { $field } musi być typu { $type }, nie { $given }
record-texts = pole { $field } musi przypisywać nazwom teksty
record-set = pole 'components' musi podawać nazwę i skrót zestawu elementów
record-answer = odpowiedź { $number } musi być tekstem, nie { $given }
record-half = pole { $field } zawiera pół znaku (U+{ $letter }); dozwolone: całe znaki
record-unwritable = pola { $field } nie da się zapisać jako JSON: { $error }
file-unreadable = { $path }: nie da się odczytać ({ $error })
in-file = { $path }: { $error }
no-json = to nie jest pełny dokument JSON (wiersz { $line }, kolumna { $column }: { $error })
no-record = to nie jest zapis: { $error }
plugin-twice = { $group } ma { $name } tyle razy: { $count } ({ $packages }); odinstaluj wszystkie oprócz jednego
plugin-fails = { $group }: { $name } z { $of } nie daje się wczytać: { $error }: { $message }; napraw lub odinstaluj { $package }
endless = gra nie skończyła się po tylu odpowiedziach: { $limit }
set-unreadable = nie da się odczytać { $path }: { $error }
bad-set = { $path } nie jest zestawem elementów gry { $game }: { $count ->
    [one] 1 problem
    [few] { $count } problemy
   *[many] { $count } problemów
}
no-set = gra { $game } nie ma zestawu elementów '{ $name }'; dozwolone: { $known }
no-table = elementy gry { $game } nie mają tabeli '{ $table }'; dozwolone: { $known }
set-needed = potrzeba zestawu elementów '{ $name }' gry { $game } o skrócie { $hash }, a żaden zestaw tutaj go nie ma; { $here }. Zestawy tutaj: { $known }
set-absent = nie ma zestawu o tej nazwie
set-unsound = zestaw zainstalowany pod tą nazwą ma błędy: { $error }
set-differs = zestaw o tej nazwie ma teraz skrót { $hash }
set-there = gra { $game } ma już inny zestaw '{ $name }' ({ $old }; nowy: { $new }); dozwolone: inna nazwa albo celowe zastąpienie
set-there-unsound = uszkodzony plik
set-standard = '{ $name }' zawsze oznacza zestaw dostarczony z programem; dozwolone: inna nazwa
set-damaged = dostarczone elementy gry { $game } są uszkodzone
bad-game-name = { $name } nie jest nazwą gry; dozwolone: od 1 do 40 znaków spośród a-z 0-9 _ -
bad-set-name = { $name } nie jest nazwą zestawu; dozwolone: od 1 do 40 znaków spośród a-z 0-9 _ -
no-piece = gra { $game } nie ma elementu '{ $piece }'; zobacz: nave components show { $game }
which-piece = nazwę '{ $piece }' ma więcej niż jeden element; dozwolone: { $known }
no-place = { $piece } nie ma pola '{ $field }', które można poprawić; dozwolone: { $known }
no-owner-set = to nie jest zestaw poprawek ({ $format })
owner-set-field = { $field } nie należy do zestawu poprawek albo nie w tej postaci
owner-set-game = zestaw należy do gry { $given }; potrzeba: { $game }
owner-set-large = zestaw poprawek ma najwyżej { $most } znaków
allowed-check = kto i kiedy sprawdził: {"{"} by, on {"}"}
bad-check = { $given } nie mówi, kto i kiedy sprawdził element
refused-sets = zachowano tu już tyle zestawów: { $most }
no-set-code = kod zestawu zaczyna się od { $prefix }
set-code-damaged = kod zestawu nie jest pełny; skopiuj go jeszcze raz w całości
file-unwritable = nie da się zapisać { $path }: { $error }
file-stays = nie da się usunąć { $path }: { $error }
refused-move = { $move }: { $reason } [{ $rule }]

no-ending = zakończonych partii gry { $game } nie podlicza się tutaj
game-over = Gra skończona.
refused-over = gra skończona
refused-chance = o tym, co się pojawi, decyduje los
refused-before-chance = najpierw decyduje los
answer-chance = Decyduje los

# Positions that cannot be.
wrong-below = { $kind } nie może leżeć na { $below } w ask; dozwolone: { $allowed }
wrong-argument = { $path }.args: { $name } pytania { $kind } to { $value }; dozwolone: od { $least } do { $most }
wrong-not-first = { $kind } może być tylko pierwszym wpisem w ask
wrong-object = { $path } musi być obiektem, nie { $name }
wrong-lacks = w { $path } brakuje { $entry }
wrong-list = { $path }.{ $entry } musi być listą
wrong-length = { $path }.{ $entry } ma { $count ->
    [one] 1 wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}; potrzeba: { $needed }
wrong-range = { $path }.{ $entry } to { $value }; dozwolone: od { $least } do { $most }
wrong-flag = { $path }.{ $entry } to { $value }; dozwolone: true lub false
wrong-flags = { $path }.{ $entry } może zawierać tylko true lub false
wrong-choice = { $path }.{ $entry } to { $value }; dozwolone: { $allowed }
wrong-unknown-entry = { $path } ma nieznany wpis { $entry }; znane: { $known }
wrong-inner-list = { $path }.{ $entry }[{ $i }] musi być listą
wrong-entry = { $path }.{ $entry } ma { $value }; dozwolone: { $allowed }
wrong-twice = { $path }.{ $entry } ma dwa razy { $value }
wrong-no-answer = pytanie { $kind } nie ma w tej pozycji dozwolonej odpowiedzi

# Component files: what is wrong with them, and what is allowed.
problem-at = { $place }: { $text }
problem-where = { $table } { $row }
problem-allowed = { $text }; dozwolone: { $allowed }
problem-inside = { $outer }, { $inner }
problem-item = pozycja { $number }
problem-key = klucz
problem-row = rząd { $number }
problem-line = wiersz { $line }
problem-place = wiersz { $line }, kolumna { $column }
problem-end = wiersz { $line }, koniec pliku
problem-is = { $field ->
    [none] wartość { $value }
   *[some] { $field }: wartość { $value }
}
problem-missing = brak pola { $field }
problem-elsewhere = { $field } tu nie należy
problem-no-field = { $field } nie jest polem tej tabeli
problem-no-table = nie ma takiej tabeli
problem-table-missing = brak tabeli
problem-no-row = nie ma takiego rzędu
problem-row-twice = rząd występuje dwa razy
problem-row-missing = brak rzędu
problem-no-utf8 = jest tu bajt, który nie jest tekstem UTF-8
problem-no-toml = nie jest TOML: { $message }
allowed-value = { $value }
allowed-by = { $what } (zasada { $rule })
allowed-fixed = { $value } (ustala to zasada { $rule })
allowed-range = od { $low } do { $high }
allowed-whole = liczba całkowita, od { $low } do { $high }
allowed-flag = true lub false
allowed-text = tekst od 1 do { $longest } znaków w jednym wierszu
allowed-any-text = tekst
allowed-one-of = { $values }
allowed-many = { $values }… (razem { $count })
allowed-list = lista, { $different ->
    [yes] różnych pozycji: { $count }
   *[no] pozycji: { $count }
}
allowed-list-range = lista, { $different ->
    [yes] różnych pozycji: od { $low } do { $high }
   *[no] pozycji: od { $low } do { $high }
}
allowed-map = tabela z kluczami { $keys }
allowed-map-sum = tabela z kluczami { $keys } i sumą od { $low } do { $high }
allowed-sum = suma od { $low } do { $high }
allowed-record = tabela z polami { $fields }
allowed-nowhere = nic, jak w zestawie standardowym
allowed-where = tylko gdy { $field } to { $value }
allowed-fields = tabela pól
allowed-rows = lista rzędów
allowed-once = raz
allowed-every-row = każdy rząd zestawu standardowego
allowed-rows-as = rzędy zestawu standardowego ({ $count }), jak { $rows }
allowed-rows-to = rzędy zestawu standardowego ({ $count }), jak od { $first } do { $last }
allowed-utf8 = tekst UTF-8
allowed-toml = TOML

# What is told of a piece.
lens-no-piece = gra { $game } nie ma elementu { $piece }
lens-waits = { PLAYER($player) } ma teraz odpowiedzieć
lens-no-answer = { $answer } nie jest odpowiedzią na to pytanie
lens-answer = Co z tego wyniknie:
lens-answer-onward = Prowadzi do kolejnego pytania albo o wyniku decyduje los.
lens-leaves = przepada: { $left }

# Where a rule comes from.
source-rulebook = instrukcja
source-our-ruling = nasza wykładnia
source-deduced = wywnioskowane
source-publishers-interactive-rules = interaktywne zasady wydawcy
source-rules-summary = skrót zasad

# A game as text: the table in words.
table-line = { $title }, tura { $turn }: { $prompt }
table-answers = Odpowiedzi:
