# What the command line and the terminal table say.

# ---------------------------------------------------------------- errors

cli-error = nave: { $error }
cli-missing = nave: potrzeba pakietu '{ $package }'; zainstaluj go: pip install 'nave[{ $extra }]'
cli-no-language = nie ma słów języka '{ $language }'
cli-stopped = nave: przerwano
cli-stopped-kept = nave: przerwano; to, co gotowe, jest zachowane, --resume --output { $output } idzie dalej
cli-jobs-and-cluster = --jobs i --cluster się wykluczają: klaster ma własne procesy robocze
cli-no-pair = '{ $pair }' nie ma postaci KEY=VALUE
cli-no-game = nie ma gry '{ $game }'; dozwolone: { $known }
cli-which-game = która gra? dozwolone: { $known }
cli-no-such-choice = Nie ma gry '{ $given }'; dozwolone: od 1 do { $count } albo { $known }
cli-no-rule = nave: żadna zasada gry { $game } nie zawiera '{ $words }'; `nave rules { $game }` podaje wszystkie tytuły
cli-bad-edge = przewaga to { $edge }; dozwolone: między 0 a 1, na przykład 0.1
cli-no-own-weights = wag bota '{ $bot }' nie można stroić; dozwolone: mason
cli-bad-log-level = poziom dziennika to '{ $level }'; dozwolone: debug, info, warning, error
cli-exposed = { $host } jest osiągalny z zewnątrz, a klucze szłyby bez szyfrowania: postaw przed nim pośrednika z TLS i podaj go (--proxies ADDRESS) albo użyj --expose w sieci, której ufasz
cli-one-process = plik SQLite należy do jednego procesu; kilka procesów wymaga --database postgresql://…
cli-fixed = { $option } nie może zmienić trwającej gry; dozwolone: --players
cli-file-exists = { $path } już istnieje; dozwolone: nowy plik
cli-other-game = { $path } zawiera inną grę; dozwolone: nowy plik albo zapis tej gry
cli-nothing-to-continue = nie ma niedokończonej gry; zacznij nową: nave play
cli-passed-over = Pominięto { $problem }
cli-no-bot-asked = żaden bot nie ma teraz odpowiadać
cli-nothing-to-choose = gra skończona; nie ma nic do wyboru
cli-no-option = nie ma możliwości { $option }; możliwości mają numery od 1 do { $count }
cli-several-moves = '{ $given }' to początek kilku ruchów ({ $count }): { $moves }
cli-not-saved = nie zapisano: { $path }: { $error }
cli-no-player = nie ma gracza '{ $player }'; dozwolone: { $known }
cli-player-count = { $count ->
    [one] podano 1 gracza
    [few] podano { $count } graczy
   *[many] podano { $count } graczy
} na { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}: { $players }
cli-game-over = { $path }: ta gra jest skończona; dozwolone: zapis bez wyniku
cli-bad-players = { $path }: meta.players musi być listą imion, nie { $given }
cli-no-provenance = nie ma pochodzenia '{ $given }'; dozwolone: { $known }
cli-no-table = nie ma tabeli '{ $table }'; dozwolone: { $known }

# ---------------------------------------------------------------- help of commands

cli-examples = Przykłady
cli-help = Graj w gry planszowe dokładnie według ich zasad; `nave games` podaje zainstalowane.
cli-help-more = Nieoficjalna wersja fanowska: graj, symuluj, odtwarzaj i szukaj każdej zasady po jej id.
cli-help-play = Graj w tym terminalu: przeciw botom, na gorącym krześle albo solo. Każda odpowiedź jest zapisywana.
cli-help-companion = Graj prawdziwym pudełkiem na prawdziwym stole: rzuty i losowania wpisujesz, zasad i wyniku pilnuje program.
cli-help-companion-more = Układ początkowy losuje program, a ty go rozkładasz, albo wpisujesz go tak, jak leży (--entered). `undo` cofa też źle wpisaną kość.
cli-help-play-more = W terminalu rysowany jest cały stół; `?` podaje klawisze.
cli-help-serve = Prowadź stoły na żywo: znajomi siadają przez link i grają od razu albo przez wiele dni.
cli-help-simulate = Rozegraj wiele gier losowymi odpowiedziami i podsumuj długości, wyniki i wygrane.
cli-help-simulate-more = To samo ziarno daje te same gry. Wspólne zwycięstwa liczą się w częściach.
cli-help-tournament = Niech boty grają między sobą; program powie, jak pewny jest wynik.
cli-help-tournament-more = Każde ziarno jest grane we wszystkich rotacjach miejsc, więc szczęście układu się wyrównuje. Te same ziarna dają te same wyniki, oprócz czasu myślenia.
cli-help-tune = Szukaj lepszych wag metodą CMA-ES i zachowaj je tylko, jeśli wygrywają na innych ziarnach.
cli-help-bench = Zmierz losową grę, kopie, skróty, ponowne rozdania i wartości stanów oraz kroki środowisk dla uczących się agentów.
cli-help-bench-more = Decyzja obejmuje wszystko: listę dozwolonych odpowiedzi, wykonanie jednej, los. Kroki pętli to stosunek do stałej pętli w czystym Pythonie w tym samym przebiegu: można je porównywać między komputerami i dniami.
cli-help-replay = Odtwórz zapis, odpowiedź po odpowiedzi, i sprawdź, czy prowadzi tam, gdzie mówi.
cli-help-judge = Oceń zapisy: co było szczęściem, co umiejętnością, gdzie gra została przegrana.
cli-help-judge-more = Sędzia rozgrywa w myśli każdą turę ponownie, wiedząc to, co wtedy było wiadomo, i porównuje ją z najlepszą, jaką znajdzie. To, co dały lub zabrały kości i dobrane kafelki, liczy się jako szczęście, nigdy jako błąd.
cli-help-puzzle = Rozwiąż zagadkę dnia albo jedną po nazwie.
cli-help-puzzle-more = Tura z jednym wyraźnie najlepszym pomysłem. Sędzia ocenia każde zagranie: równie dobre jak rozwiązanie też jest właściwe.
cli-help-puzzles = Zagadki: lista dołączonych, wycinanie nowych z gier.
cli-help-puzzles-list = Podaj zagadki dołączone do gry.
cli-help-puzzles-cut = Wytnij zagadki z gier: tury z jednym wyraźnie najlepszym pomysłem, sprawdzone grami rozegranymi do końca.
cli-help-replay-more = Zapis z innym zestawem elementów lub inną wersją zasad zostaje odrzucony.
cli-help-games = Podaj zainstalowane gry z ich miejscami, ustawieniami i botami.
cli-help-learn = Naucz się gry, grając: lekcje na prawdziwym stole, dziesięć minut.
cli-help-lessons = Podaj lekcje jednej gry albo wszystkich i rozegraj każdą z nich przez silnik.
cli-help-rules = Szukaj w zasadach: każda odmowa i każdy wiersz kroniki podaje id swojej zasady.
cli-help-backup = Skopiuj wszystkie stoły do jednego pliku, gdy serwer działa lub nie. Plik pasuje do obu rodzajów bazy danych.
cli-help-restore = Wczytaj stoły z kopii zapasowej do pustej bazy danych. Wraca wszystko albo nic.
cli-help-words = Języki: jakie są i czy słowa któregoś są pełne i poprawne.
cli-help-words-list = Podaj języki, które mają słowa, i ile tekstów ma każdy.
cli-help-words-check = Porównaj słowa języka z angielskimi: braki, zbędne, złe argumenty, liczby mnogie, za długie, słownik.
cli-help-words-show = Wszystkie teksty z przykładowymi wartościami, po angielsku i w wybranym języku.
cli-option-words-language = Język, jak de, pl lub pt-BR.
cli-option-words-all = Podaj każdy problem, nie tylko pierwsze 40.
cli-option-words-only = tylko teksty, których plik, nazwa lub treść zawiera te słowa
cli-option-words-problems = tylko teksty, których brakuje albo które nie przechodzą kontroli
cli-option-words-number = liczba, którą w przykładach ma to, co się liczy
cli-option-page-words = Źródła strony, jeśli nie są w web/src poniżej tego folderu.
cli-example-words-check = co tłumacz ma jeszcze do zrobienia
cli-example-words-show = wszystko po pięć
cli-help-components = Zestawy elementów: każda wydrukowana wartość gry i skąd pochodzi.
cli-help-components-more = Wartości są [green]znane[/green] (podane słowami), [yellow]wywnioskowane[/yellow] lub [magenta]odtworzone[/magenta] (wydrukowane tylko jako obrazki, dobrane tak, by pasowały). Jeśli masz pudełko, popraw różnice i graj własnym zestawem.
cli-help-components-list = Zestawy wszystkich gier, ze skrótem i liczbą rzędów według pochodzenia.
cli-help-components-list-more = Zapisy podają zestaw i jego skrót: dwa zestawy o tym samym skrócie to ta sama gra. Gra bez dodatku podaje skrót gry podstawowej.
cli-help-components-show = Rzędy zestawu z pochodzeniem i uwagami.
cli-help-components-check = Sprawdź poprawiony plik: każdy problem z rzędem, co jest źle i co jest dozwolone.
cli-help-components-check-more = Rzędy i tabele zostają takie jak w zestawie standardowym; popraw wartości i ustaw ich pochodzenie na "known".
cli-help-components-install = Sprawdź poprawiony plik i zachowaj go pod nazwą, aby można było nim grać.
cli-help-components-install-more = Zapisy gier rozegranych zestawem potrzebują go do odtworzenia: zmienionemu zestawowi daj nową nazwę.
cli-help-components-remove = Usuń zainstalowany zestaw. Zapisów gier rozegranych tym zestawem nie da się bez niego odtworzyć.
cli-help-components-export = Zapisz zestaw jako plik TOML do edycji, z komentarzami i uwagami.
cli-help-components-set = Popraw wartości tak, jak wydrukowano je na twoim elemencie; liczy się jako sprawdzony przez ciebie.
cli-help-components-set-more = Wartości wpisuje się tak, jak się je czyta: 3, stone (kamień), "2 lumber, 1 brick" (2 drewna, 1 cegła). To, z czym gra byłaby niemożliwa, zostaje nazwane i niezachowane, chyba że jako szkic.
cli-help-components-checked = Powiedz, że elementy porównano z wartościami i wszystko się zgadza.
cli-help-components-checked-more = Zestaw z samymi sprawdzeniami jest równy standardowemu: jego skrót obejmuje tylko wartości.
cli-help-components-merge = Przejmij to, co sprawdził inny właściciel; policz zgodne, podaj różnice.
cli-help-components-share = Zestaw jako krótki kod do wiadomości albo mały plik różnic.
cli-help-components-import = Zachowaj zestaw, który ktoś udostępnił jako kod lub plik.
cli-help-components-edit = Przejdź przez elementy przy otwartym pudełku: Enter mówi, że element jest jak w druku.
cli-help-components-edit-more = Wpisz FIELD=VALUE, aby poprawić, n, jeśli nie masz pewności, s dla wartości standardowych, b, aby się cofnąć, u, aby odwołać zmianę, q, aby skończyć. Po każdym elemencie wszystko jest zachowane.
cli-help-components-diff = Wartości, którymi różnią się dwa zestawy; pochodzenia i uwag się nie porównuje.

cli-example-play = graj tutaj, przeciw botom albo na gorącym krześle
cli-example-simulate = grają boty
cli-example-replay = przejdź przez zapisaną grę, odpowiedź po odpowiedzi
cli-example-rules = szukaj zasad po id lub słowie
cli-example-components = zestawy elementów i skąd są ich wartości
cli-example-help = każde polecenie objaśnia się samo
cli-example-play-one = ty przeciw jednemu botowi
cli-example-play-hot = gorące krzesło dla dwojga i bot
cli-example-play-solo = solo
cli-example-play-continue = ostatnia przerwana gra
cli-example-play-plain = skrypt gra wierszami
cli-example-simulate-resume = potem --resume, gdyby się przerwało
cli-example-tournament-sprt = do rozstrzygnięcia
cli-example-tournament-solo = przeciw automatowi
cli-example-tune-resume = dalej po przerwie
cli-example-judge = kilka sekund na grę
cli-example-judge-thorough = kilka minut, dla programów
cli-example-judge-many = wiele zapisów na wszystkich rdzeniach, rząd na każdą turę
cli-example-puzzle = dziś dla wszystkich taka sama
cli-example-puzzles = wszystkie po nazwie
cli-example-replay-whole = cała kronika i arkusz punktów
cli-example-replay-step = tura po turze
cli-example-replay-upto = pozycja po 120 odpowiedziach, dla programów
cli-example-learn = pierwsza gra z nauczycielem
cli-example-learn-lesson = zacznij od jednej lekcji
cli-example-learn-on = graj dalej tam, gdzie kończą się lekcje, ze wskazówkami
cli-example-rules-one = jedna zasada z przykładem
cli-example-rules-group = cała grupa
cli-example-rules-words = wszystkie zasady z tymi słowami
cli-example-serve = na tym komputerze, port 8000, stoły w twoim folderze danych
cli-example-components-export = plik do edycji
cli-example-components-check = wszystko, co w nim źle
cli-example-components-install = zachowaj go
cli-example-components-diff = co się zmieniło
cli-example-components-edit = element po elemencie, przy otwartym pudełku
cli-example-components-set = jedna wartość
cli-example-components-share = kod dla znajomych
cli-example-components-merge = przejmij to, co sprawdzili znajomi

# ---------------------------------------------------------------- help of options

cli-option-help = Pokaż ten tekst i zakończ.
cli-option-language = Język terminala (inaczej ten ze zmiennej NAVE_LANG albo angielski).
cli-option-version = Pokaż wersję i czy zasady są skompilowane, czy interpretowane.
cli-option-json = Wypisz JSON dla programów zamiast tekstu.
cli-option-set = Ustawienie gry; można podać kilka razy.
cli-option-seats = Liczba miejsc (1: solo).
cli-option-components = Zestaw elementów do gry (zobacz `nave components list`).
cli-option-jobs = Procesy, domyślnie wszystkie rdzenie; wyniki od tego nie zależą.
cli-option-cluster = Graj na klastrze Dask, na przykład tcp://10.0.0.5:8786.
cli-option-resume = Kontynuuj niedokończony przebieg z --output.
cli-option-game = Gra, jak nazywa ją `nave games`.
cli-option-games = Ile gier.
cli-option-lesson = Lekcja, od której zacząć, jak nazywa ją `nave lessons`.
cli-option-tips = Z nauczycielem u boku: wskazówka, gdy jest powód, każda raz.
cli-option-play-on = Graj dalej tam, gdzie kończą się lekcje, przeciw ich rywalce, z nauczycielem u boku.
cli-option-pack = Lekcje do nauki, jak nazywa je `nave lessons`.
cli-option-game-seed = Gra numer i używa ziarna + i.
cli-option-parquet = Zapisz rząd na grę i miejsce w tym nowym pliku Parquet.
cli-option-bots = Boty po przecinkach, z własnymi liczbami: mason:nodes=2000.
cli-option-blocks = Ziarna; każde grają wszystkie składy we wszystkich rotacjach.
cli-option-block-seed = Blok numer i używa ziarna + i.
cli-option-nodes = Ile pozycji bot może obejrzeć na turę.
cli-option-output = Zapisz w tym nowym pliku: .json wszystko, .parquet rząd na grę i miejsce.
cli-option-judged-files = Zapisy gier, skończonych lub nie.
cli-option-judge-level = Jak długo myśleć (sędzia): quick, thorough lub deep.
cli-option-judge-seed = Ziarno światów; to samo daje te same oceny.
cli-option-judge-all = Pokaż każdą turę, nie tylko te ze znakiem.
cli-option-judged-output = Zapisz w tym nowym pliku: .parquet rząd na turę, .jsonl jedna ocena w wierszu.
cli-option-puzzle = Nazwa zagadki (zobacz `nave puzzles list`).
cli-option-puzzles = Zapisz zagadki w tym nowym pliku (JSON).
cli-option-puzzles-most = Skończ po tylu zagadkach (0: wszystkie).
cli-option-sprt = Skończ, gdy rozstrzygnie się, czy pierwszy bot pokonuje innych.
cli-option-edge = Z --sprt: o ile udział wygranych musi przewyższyć szczęście, by liczyć się jako lepszy.
cli-option-tuned = Zapisz znalezione wagi w tym nowym pliku (TOML).
cli-option-tune-bot = Czyje wagi: stroić można tylko wagi bota mason; czeladnik i style na nich bazują.
cli-option-weights = Tylko te wagi, po przecinkach; puste: wszystkie.
cli-option-rivals = Grono przeciwników, po przecinkach.
cli-option-generations = Rundy szukania.
cli-option-population = Kandydaci w każdej rundzie.
cli-option-tune-games = Gry każdego kandydata w rundzie.
cli-option-validation = Gry najlepszego i początkowego na końcu.
cli-option-tune-seed = Ziarno pierwszej gry; sprawdzian używa ziaren dalekich od niego.
cli-option-runs = Przebiegi, których medianę się podaje, 5 lub więcej.
cli-option-slowest = Gry, w których szuka się najwolniejszej decyzji.
cli-option-peers = Porównaj z catanatron, tryktrakiem OpenSpiel i szachami PettingZoo w jednorazowych środowiskach.
cli-option-record-file = Zapis: z `nave play` albo Game.record.save().
cli-option-step = Pokazuj stół po każdej turze; Enter idzie dalej.
cli-option-upto = Tylko pierwsze odpowiedzi, do tego numeru.
cli-option-board = Pokaż przykład zasady na stole, przed i po.
cli-option-rule = Id zasady, grupa albo słowa do szukania.
cli-option-play-game = Gra, a z --continue także plik zapisu (FILE.json).
cli-option-play-seats = Ile osób gra; 1 to solo (inaczej tyle, ile podaje --players, albo 2).
cli-option-companions = Kto gdzie siedzi, miejsce po miejscu: human lub bot (inaczej wszędzie ludzie).
cli-option-deal = Rozdaj układ tutaj albo wpisz go tak, jak leży na stole.
cli-option-players = Kto gdzie siedzi, miejsce po miejscu: human lub bot (inaczej human,mason,...).
cli-option-seed = To samo ziarno daje ten sam układ i te same kości (inaczej losowe): liczba albo słowa, jak mówią stoły.
cli-option-play-components = Zestaw elementów, jak nazywa go `nave components list`.
cli-option-plain = Graj wierszami; bez terminala i tak.
cli-option-continue = Kontynuuj najnowszą niedokończoną grę albo zapis.
cli-option-record = Zachowaj zapis gry także w tym nowym pliku.
cli-option-pace = Ile sekund pokazywać każdą odpowiedź bota, na pełnym ekranie.
cli-option-database = sqlite:///FILE lub postgresql://USER@HOST/NAME; domyślnie plik w twoim folderze danych.
cli-option-host = Adres, na którym nasłuchiwać.
cli-option-port = Port, na którym nasłuchiwać.
cli-option-workers = Procesy serwera; więcej niż jeden wymaga PostgreSQL.
cli-option-max-tables = Ile stołów może naraz grać lub czekać.
cli-option-bot-workers = Procesy, w których myślą boty, na każdy proces serwera.
cli-option-judge-workers = Procesy, w których sędzia ocenia skończone gry, na każdy proces serwera.
cli-option-bot-budget = Ile sekund bot może myśleć nad jedną odpowiedzią.
cli-option-bot-pace = Sekundy między odpowiedziami bota, aby oszczędzić mały komputer; przeglądarki pokazują je we własnym tempie.
cli-option-rate-address = Żądania na sekundę z jednego adresu; 0: bez limitu.
cli-option-rate-seat = Żądania na sekundę z jednego miejsca; 0: bez limitu.
cli-option-rate-create = Nowe stoły na sekundę z jednego adresu; 0: bez limitu.
cli-option-rate-guess = Nieznane klucze na sekundę z jednego adresu; 0: bez limitu.
cli-option-listeners = WebSockety naraz.
cli-option-listeners-per-address = WebSockety z jednego adresu.
cli-option-absent-after = Sekundy ciszy, po których pozostali mogą zastąpić miejsce.
cli-option-idle-after = To samo dla miejsca, które jest połączone, ma odpowiedzieć i nic nie robi.
cli-option-expose = Bądź osiągalny z zewnątrz bez pośrednika: bez TLS, bez osłony.
cli-option-hosts = Nazwy, pod którymi znany jest serwer, po przecinkach; * to każda. Za --proxies każda, jeśli nie podano.
cli-option-proxies = Adresy pośredników, których X-Forwarded-For jest wiarygodne, po przecinkach.
cli-option-log-level = debug, info, warning lub error.
cli-option-open = Powiedz, gdzie są stoły, i otwórz tam przeglądarkę.
cli-option-backup-file = Plik do zapisania; nie może jeszcze istnieć.
cli-option-restore-file = Plik utworzony przez `nave backup`.
cli-option-component-game = Gra, jak nazywa ją `nave components list`.
cli-option-game-of-file = Gra, do której należy plik.
cli-option-component-file = Plik elementów, utworzony przez `export` i poprawiony.
cli-option-component-set = Nazwa zestawu albo plik elementów (FILE.toml).
cli-option-sets-of = Tylko zestawy tej gry.
cli-option-table = Tabela, arkusz albo element, który zostanie narysowany; pominięte: przegląd wszystkich tabel.
cli-option-own-set = Twój zestaw; nowy powstaje pod nową nazwą.
cli-option-their-set = Zestaw: jego nazwa, plik albo kod.
cli-option-by = Kto patrzył na druk; pominięte: nazwa zestawu.
cli-option-values = Co jest wydrukowane, na przykład 2 drewna i 1 cegła: GAME.base_09.cost="2 lumber, 1 brick".
cli-option-draft = Zachowaj zestaw, choć nie da się nim jeszcze grać.
cli-option-pieces = Elementy, jak nazywa je `show`.
cli-option-sheet = Wszystkie elementy arkusza.
cli-option-into = Zachowaj wynik pod inną nazwą.
cli-option-theirs = Tam, gdzie są różnice, weź cudze.
cli-option-share-file = Nowy plik zamiast kodu.
cli-option-guessed = Tylko elementy, których wartości nie są znane.
cli-option-browser = Otwórz elementy w przeglądarce, na serwerze uruchomionym przez `nave serve`.
cli-option-provenance = Tylko rzędy tego pochodzenia.
cli-option-set-name = Jak nazwać zestaw: od 1 do 40 znaków spośród a-z 0-9 _ -
cli-option-replace = Nadpisz inny zestaw o tej nazwie.
cli-option-set-to-remove = Zestaw do usunięcia.
cli-option-export-file = Nowy plik; pominięte: terminal.

# ---------------------------------------------------------------- what commands tell

cli-game = { $title }, { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
} ({ $edition })
cli-strength = { $bot } { $text } ({ $rating })
cli-game-of-several = { $title }, od { $least } do { $most } graczy ({ $edition })
cli-ask-game = Która gra (numer albo nazwa)
cli-playing = gramy
cli-games-per-second = { $speed } gier/s
cli-games-per-minute = { $speed } gier/min
cli-farewell =
    Zapisano w { $path }
    Kontynuuj: nave play --continue
cli-record-in = Zapis jest w { $path }
cli-rule-example = Przykład:
cli-rule-ruling = Wykładnia:
cli-rule-source = Źródło:
cli-replay-turn = tura { $turn } · odpowiedź { $answer } z { $answers }
cli-replay-more = Enter: dalej, q: koniec
cli-judging = ocena
cli-judging-records = ocena zapisów
cli-no-level = nie ma poziomu '{ $level }'; poziomy: { $known }
cli-judged = { $answers ->
    [one] oceniono 1 odpowiedź
    [few] oceniono { $answers } odpowiedzi
   *[many] oceniono { $answers } odpowiedzi
}: { $level }
cli-judge-level-quick = szybko
cli-judge-level-thorough = dokładnie
cli-judge-level-deep = głęboko
cli-judge-record = zapis
cli-judge-accuracy = dokładność
cli-judge-lost = stracone punkty
cli-judge-slips = potknięcia
cli-judge-blunders = błędy
cli-judge-best = najlepsze
cli-judge-luck = szczęście
cli-judge-rest = niewyjaśnione
cli-judge-curve-win = szansa wygranej, na koniec { $now }
cli-judge-curve-luck = szczęście, razem { $now }
cli-judge-turn-lost = Tura { $turn }, { $player }: { $mark }, { $loss }, szansa wygranej { $before } → { $after }
cli-judge-turn-best = Tura { $turn }, { $player }: { $mark }, szansa wygranej { $before }
cli-judge-played = zagrano: { $line }
cli-judge-better = lepiej: { $line }
cli-judge-why = dlaczego: { $reasons }
cli-judge-how = Każdą turę ocenia się tylko z tym, co było wtedy wiadomo; szczęście w kościach i losowaniu nie jest błędem. Sędzia gra dobrze, nie doskonale.
cli-cutting = wycinanie
cli-puzzles-exist = { $path } istnieje; zagadki trafiają do nowego pliku
cli-puzzles-cut = { $count ->
    [one] 1 zagadka
    [few] { $count } zagadki
   *[many] { $count } zagadek
} w { $path }
cli-puzzle-row = { $id }  tura { $turn } z { $turns }, { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, { $gap } pkt między pomysłami
cli-serving = Stoły są pod { $address } (Ctrl+C je zatrzymuje).
cli-backed-up = { $file }: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $entries ->
    [one] 1 wpis w dzienniku
    [few] { $entries } wpisy w dzienniku
   *[many] { $entries } wpisów w dzienniku
}
cli-restored = { $file }, przywrócono: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $entries ->
    [one] 1 wpis w dzienniku
    [few] { $entries } wpisy w dzienniku
   *[many] { $entries } wpisów w dzienniku
}
cli-simulated = zakończone: { $finished } z { $games ->
    [one] 1 gry
    [few] { $games } gier
   *[many] { $games } gier
}, { $decisions } decyzji w { $seconds } s (po { $each } µs)
cli-player = gracz
cli-seat = miejsce { $seat }
cli-automaton = automat
cli-mean-score = średni wynik
cli-win-share = udział wygranych
cli-tournament = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
} gry { $game }, { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
cli-sprt-better = { $bot } jest lepszy, bloki: { $blocks }; wygrane ponad szczęście: { $gain }, próg { $edge }
cli-sprt-not-better = { $bot } nie jest lepszy, bloki: { $blocks }; wygrane ponad szczęście: { $gain }, próg { $edge }
cli-sprt-undecided = { $bot }: nierozstrzygnięte, bloki: { $blocks }; wygrane ponad szczęście: { $gain }, próg { $edge }
cli-tune-tuned = nastrojone: { $share } z { $games } gier ({ $low }-{ $high }), różnica { $margin }
cli-tune-start = początek: { $share } z { $games } gier ({ $low }-{ $high }), różnica { $margin }
cli-tune-kept = zachowano: { $kept }; zapisano w { $path }
cli-ahead-of = przed
cli-replaced = { $count ->
    [one] { $bot }: 1 odpowiedź dał uczeń
    [few] { $bot }: { $count } odpowiedzi dał uczeń
   *[many] { $bot }: { $count } odpowiedzi dał uczeń
}
cli-bench-installing = instalacja { $peer } w jednorazowym środowisku
cli-bench-measuring = pomiar
cli-bench-doing-measuring = pomiar
cli-bench-doing-slowest = najwolniejsza decyzja
cli-bench-compiled = silnik skompilowany, mediany z przebiegów: { $runs }, czas procesora na jednym rdzeniu
cli-bench-interpreted = silnik interpretowany, mediany z przebiegów: { $runs }, czas procesora na jednym rdzeniu
cli-bench-no-environments = pominięto: środowiska, które wymagają nave[rl]
cli-bench-slowest = z { $games ->
    [one] 1 gry
    [few] { $games } gier
   *[many] { $games } gier
}: odpowiedź { $answer } ziarna { $seed }, '{ $question }'; zegar pokazał raz { $seen } µs
cli-bench-times = { $times } razy dłużej
cli-bench-gauge-decision = decyzja, z losem włącznie
cli-bench-gauge-copy = kopia stanu
cli-bench-gauge-hash = skrót pozycji
cli-bench-gauge-redeal = ponowne rozdanie ukrytych faktów
cli-bench-gauge-worth = wartość pozycji
cli-bench-gauge-batch = krok wsadu, na stół
cli-bench-gauge-pettingzoo = krok PettingZoo
cli-bench-gauge-slowest = najwolniejsza pojedyncza decyzja
cli-bench-step = jeden krok pętli: { $each } µs
cli-bench-unknown = pominięto, nieznane tej wersji: { $title }
cli-set = { $game }, zestaw { $name }, skrót { $hash }
cli-not-sound = błędny
cli-no-rows = nie ma takich rzędów
cli-sound = { $file }: poprawny zestaw gry { $game }, skrót { $hash }; { $count ->
    [0] żadna wartość nie różni się
    [one] 1 wartość różni się
    [few] { $count } wartości różnią się
   *[many] { $count } wartości różni się
} od zestawu standardowego
cli-installed = zainstalowano { $name } dla gry { $game }, skrót { $hash }
cli-removed = usunięto { $name } gry { $game }
cli-exported = zapisano { $path }; dalej: nave components check { $path } --game { $game }
cli-same-values = { $first } i { $second } mają te same wartości, skrót { $hash }
cli-provenance-known = znane
cli-provenance-deduced = wywnioskowane
cli-provenance-reconstructed = odtworzone
cli-provenance-checked = sprawdzone
cli-provenance-corrected = poprawione
cli-provenance-is = { $provenance ->
    [known] znane: podane słowami
    [deduced] wywnioskowane ze znanego
    [checked] sprawdzone z drukiem
    [corrected] poprawione według druku
   *[reconstructed] odgadnięte: wydrukowane tylko jako obrazek
}
cli-checked-by = sprawdza { $by }, { $on }
cli-counts = znane: { $known }, wywnioskowane: { $deduced }, odtworzone: { $reconstructed }, sprawdzone: { $checked }, poprawione: { $corrected }
cli-set-checks = { $name }: sprawdzone: { $checked }, poprawione: { $corrected }
cli-bad-value = '{ $given }' nie jest wartością elementu; pisz GAME.PIECE.FIELD=VALUE z jedną z gier { $known }
cli-no-pieces = podaj elementy albo arkusz przez --sheet
cli-no-sheet = nie ma arkusza '{ $sheet }'; dozwolone: { $known }
cli-bad-source = '{ $given }' nie jest ani kodem ({ $prefix }…), ani plikiem (…{ $suffix })
cli-kept = zachowano jako { $name }, skrót { $hash }
cli-draft = zachowano jako { $name }, szkic: nie da się nim jeszcze grać
cli-merged = { $name }: { $agreed ->
    [one] 1 element potwierdzony przez oboje
    [few] { $agreed } elementy potwierdzone przez oboje
   *[many] { $agreed } elementów potwierdzonych przez oboje
}, przejęte: { $taken }, { $differ ->
    [0] bez sprzeczności
    [one] 1 sprzeczność
    [few] { $differ } sprzeczności
   *[many] { $differ } sprzeczności
}
cli-merged-one-name = { $count ->
    [one] 1 element jest taki sam w obu zestawach, ale pod tą samą nazwą, co liczy się raz: nadaj zestawowi własną nazwę (--by)
    [few] { $count } elementy są takie same w obu zestawach, ale pod tą samą nazwą, co liczy się raz: nadaj zestawowi własną nazwę (--by)
    [many] { $count } elementów jest takich samych w obu zestawach, ale pod tą samą nazwą, co liczy się raz: nadaj zestawowi własną nazwę (--by)
   *[other] { $count } elementu jest takie samo w obu zestawach, ale pod tą samą nazwą, co liczy się raz: nadaj zestawowi własną nazwę (--by)
}
cli-differ = twoje { $mine }, cudze { $theirs }
cli-shared = zapisano { $path }
cli-imported = zachowano jako { $name }: poprawione: { $changed }, sprawdzone: { $checked }, skrót { $hash }
cli-browser = elementy są pod { $url }
cli-walk-ask = { $at } z { $all }. Enter: zgodne z drukiem. FIELD=VALUE, n nie wiem, s standard, b wstecz, u cofnij, q koniec
cli-walk-end = { $name }: sprawdzono { $count } z { $all }

# Heads of columns.
cli-column-bot = bot
cli-column-games = gry
cli-column-wins = wygrane
cli-column-interval = 95%
cli-column-rank = miejsce
cli-column-margin = różnica
cli-column-score = wynik
cli-column-rating = ranking
cli-column-time = s/turę
cli-column-cpu = cpu
cli-column-steps = kroki pętli
cli-column-bar = próg
cli-column-game = gra
cli-column-set = zestaw
cli-column-hash = skrót
cli-column-base = gra podstawowa
cli-column-table = tabela
cli-column-rows = rzędy
cli-column-row = rząd
cli-column-field = pole
cli-column-provenance = pochodzenie
cli-column-note = uwaga

# ---------------------------------------------------------------- the table, by lines and in full screen

cli-seat-human = { PLAYER($player) } (ty)
cli-seat-bot = { PLAYER($player) } (bot: { $bot })
cli-greeting = { $title }: { $seats }. Ziarno { $seed }. Wpisz help, aby zobaczyć, co można wpisać.
cli-saved-in = Zapis po każdej odpowiedzi w { $path }
cli-saved = Zapisano; kontynuuj: nave play --continue
cli-not-possible = Niemożliwe: { $move }. { $reason } [{ $rule }]
cli-not-understood = { $error }. Wpisz numer, ruch albo help.
cli-by-hand = wypadło lub dobrano>
cli-by-hand-more = … i jeszcze { $count }; wpisz początek
cli-by-hand-which = '{ $given }' pasuje do kilku ({ $count }); wpisz numer albo początek, który pasuje do jednego
cli-taken-back = Cofnięto.
cli-turn-again = Tura zaczyna się od nowa.
cli-say-which-move = Powiedz, o który ruch chodzi, na przykład: why claim 1.1
cli-say-where = Powiedz gdzie, na przykład: save game.json
cli-possible = { $move } jest teraz możliwe.
cli-no-rule-has = żadna zasada nie ma '{ $words }'; wpisz: rule i id lub słowa, na przykład: rule claim
cli-no-rule-cited = nie przytoczono jeszcze żadnej zasady; wpisz: rule i id lub słowa, na przykład: rule claim
cli-wrote = Zapisano { $path }

# What can be typed.
cli-typed-number = możliwość o tym numerze
cli-typed-move = ruch słowami; wystarczy początek, jeśli pasuje tylko do jednej możliwości
cli-typed-undo = cofnij swoją ostatnią odpowiedź z tej tury
cli-typed-restart = cofnij wszystkie odpowiedzi z tej tury, które da się cofnąć
cli-typed-hint = co zrobiłby tu najsilniejszy bot i dlaczego
cli-typed-tips = wskazówki nauczyciela, włącz lub wyłącz
cli-typed-why = dlaczego ruch jest teraz niemożliwy i jaka zasada tak mówi
cli-typed-rule = szukaj zasady po id lub słowach; samo: ostatnio przytoczona
cli-typed-table = stół słowami
cli-typed-options = jeszcze raz pytanie i możliwości
cli-typed-log = wszystko, co się wydarzyło
cli-typed-save = zapisz grę w nowym pliku (sama gra zapisuje się po każdej odpowiedzi)
cli-typed-help = ta lista
cli-typed-quit = wyjdź; kontynuuj później: nave play --continue

# The full-screen table.
cli-title-turn = tura { $turn }
cli-title-seed = ziarno { $seed }
cli-title-unsaved = NIEZAPISANE
cli-thinking = { PLAYER($player) } myśli (bot { $bot })…
cli-log = Kronika
cli-log-turn = tura { $turn }
cli-log-setup = przygotowanie
cli-board = Plansza
cli-board-key = b
cli-final-score = Wynik końcowy
cli-show-scores = Pokaż arkusz punktów
cli-leave = Odejdź od stołu
cli-which-move = Który ruch? Wpisz go i naciśnij Enter.
cli-refused = { $move }: { $reason }
cli-look-up = F2: { $rule }
cli-closes = Esc zamyka
cli-keys = Klawisze
cli-hint = Podpowiedź
cli-would-play = Najsilniejszy bot zagrałby { $move }
cli-rules = Zasady
cli-rules-search = słowa albo id zasady, na przykład: penalty
cli-no-rule-fits = Żadna zasada nie ma tych wszystkich słów.
cli-sheet-score = wynik
cli-pane-in-full = { $title } w całości

# The line at the foot.
cli-foot-undo = Cofnij
cli-foot-restart_turn = Od nowa
cli-foot-end_turn = Koniec tury
cli-foot-type = Wpisz
cli-foot-hint = Podpowiedź
cli-foot-why = Dlaczego
cli-foot-rules = Zasady
cli-foot-help = Klawisze
cli-foot-quit = Wyjdź
cli-foot-play = zagraj
cli-foot-complete = uzupełnij
cli-foot-back = wróć do listy

# The list of keys.
cli-key-choose = przejdź do możliwości; cyfry wpisują jej numer
cli-key-enter = zagraj możliwość; w kronice: otwórz zasadę, którą podaje wiersz
cli-key-type = wpisz ruch słowami; Tab lub → uzupełnia, Esc wraca
cli-key-undo = cofnij swoją ostatnią odpowiedź z tej tury
cli-key-restart = tura od nowa
cli-key-end = zakończ turę, jeśli to teraz możliwe
cli-key-hint = podpowiedź: co najsilniejszy bot myśli o możliwościach i dlaczego
cli-key-why = zapytaj, dlaczego ruch jest niemożliwy: wpisz go, Enter
cli-key-rules = szukaj zasady po słowach lub id
cli-key-cited = ostatnio przytoczona zasada
cli-key-tab = od możliwości do kroniki i z powrotem
cli-key-panes = w małym terminalu: następny obraz
cli-key-quit = wyjdź; gra zapisuje się po każdej odpowiedzi

# Whoever runs a server looks after tables, seats and bans.
cli-help-tables = Opiekuj się stołami serwera.
cli-help-seats = Opiekuj się miejscami stołu i ludźmi na nich.
cli-help-bans = Nie wpuszczaj adresów i kluczy.
cli-option-table-id = Id stołu, jak w jego linku.
cli-option-seat = Numer miejsca, od 0.
cli-option-off = Na odwrót.
cli-option-status = open, running lub over; domyślnie wszystkie.
cli-option-silent = Tylko tam, gdzie od tak dawna nic się nie dzieje.
cli-option-limit = Najwyżej tyle.
cli-option-reason = Co usłyszy stół.
cli-option-yes = Nie pytaj.
cli-option-table-file = Plik do zapisania; nie może jeszcze istnieć.
cli-option-expire-after-days = Ile dni ciszy do końca.
cli-option-expire-notice-days = Na ile dni przedtem to ogłosić; 0: wcale.
cli-option-erase-name = Wszystkie miejsca z tym imieniem, przy wszystkich stołach.
cli-option-erase-key = Wszystkie miejsca, które daje ten klucz.
cli-option-erase-table = Z --seat: jedno miejsce.
cli-option-ban-address = Adres lub sieć, na przykład 2001:db8::/48.
cli-option-ban-key = Klucz zamiast adresu.
cli-option-ban-days = Na jak długo; domyślnie na zawsze.
cli-option-ban-reason = Dla ciebie; nikt inny się nie dowie.
cli-option-ban-value = Adres, sieć, klucz lub skrót.
cli-help-tables-list = Stoły, od tych, gdzie coś się działo ostatnio.
cli-help-tables-show = Jeden stół: jego miejsca, kto na nich siedzi, kiedy ktoś się ostatnio odezwał.
cli-help-tables-close = Zakończ stół bez wyniku. Nadal można go oglądać i zabrać jego zapis.
cli-help-tables-delete = Usuń stół ze wszystkim, co przy nim zagrano i powiedziano; przywróci go tylko kopia zapasowa.
cli-help-tables-export = Zapisz grę przy stole, także trwającą: wtedy może zdradzać to, czego gracze wiedzieć nie mogą.
cli-help-tables-expire = Ogłoś koniec przy stołach, gdzie nic się nie dzieje, i zakończ te, których czas nadszedł.
cli-help-tables-chat = Włącz czat stołu; z --off wyłącz. `nave serve --no-chat` robi to dla wszystkich.
cli-help-seats-rekey = Daj miejscu nowy link i wypisz jego klucz; stary niczego już nie otwiera.
cli-help-seats-rename = Daj osobie na tym miejscu inne imię.
cli-help-seats-mute = Zabroń miejscu pisać na czacie; z --off pozwól znowu.
cli-help-seats-erase = Zapomnij osobę: imiona i to, co napisała na czacie. To, co zagrano, zostaje i odtwarza się jak przedtem.
cli-help-bans-add = Nie wpuszczaj adresu, sieci albo posiadacza klucza.
cli-help-bans-list = Kto nie jest wpuszczany; klucze jako skróty.
cli-help-bans-remove = Wpuść kogoś znowu.
cli-operated = { $table }: gotowe, numer { $number }
cli-table-seat = miejsce { $seat }: { $kind }, { $name }
cli-delete-table = Usunąć stół { $table } na zawsze?
cli-deleted-table = { $table }: usunięto
cli-unwritable = nie da się zapisać { $file }: { $error }
cli-record-exported = { $file }: { $count ->
    [one] 1 odpowiedź
    [few] { $count } odpowiedzi
   *[many] { $count } odpowiedzi
}
cli-expired = ogłoszone: { $announced }, zakończone: { $ended }
cli-erase-whom = podaj jedno z: --name, --key albo --table z --seat (miejsce)
cli-erased = wymazano na { $count ->
    [one] 1 miejscu
    [few] { $count } miejscach
   *[many] { $count } miejscach
}; wcześniejsze kopie zapasowe wciąż to mają
cli-ban-whom = podaj adres albo klucz: jedno z dwojga
cli-banned = zablokowano: { $value }
cli-for-good = na zawsze
cli-until = do { $moment }
cli-unbanned = usunięto: { $count }
cli-option-expire-after = Cisza, po której stół się kończy; 0: nigdy.
cli-option-expire-notice = Na ile wcześniej jest to tam ogłaszane.
cli-option-tables-per-address = Stoły z jednego adresu naraz; 0: ćwierć wszystkich.
cli-option-tables-per-network = To samo dla sieci (IPv6: /48).
cli-option-keep-sets = Czy ludzie mogą tu przechowywać poprawione zestawy elementów, by grać nimi przy stołach.
cli-option-chat = Czy ludzie mogą rozmawiać przy stołach.

# ---------------------------------------------------------------- the teacher at the elbow

cli-tip = Wskazówka: { $tip } [{ $rule }]
cli-tip-again = Powtórz odpowiedź, aby mimo to tak zagrać: { $move }
cli-tips-on = Wskazówki włączone: gdy jest powód, każda raz.
cli-tips-off = Koniec wskazówek.
