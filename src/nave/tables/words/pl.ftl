# What tables refuse, and how a game ended there.

outcome-resigned = pozostali się poddali
outcome-limit = grę zakończono po { $count } odpowiedziach, więcej stół nie mieści
outcome-kept = zapis kończy się tutaj
outcome-expired = od dawna nikt tu nic nie robi

# Who may, and when.
refused-chat-off = czat jest wyłączony
refused-muted = miejsce { $seat } nie może pisać na czacie
refused-banned = ten serwer cię nie wpuszcza; zapytaj osobę, która go prowadzi
refused-bot-seat = na miejscu { $seat } gra bot
refused-person-seat = na miejscu { $seat } gra człowiek
refused-no-person = na miejscu { $seat } nie gra człowiek
refused-undo = nie masz nic do cofnięcia: cofanie kończy się na rzucie, losowaniu lub innym miejscu
refused-private = ten stół jest prywatny: miejsce zajmuje się przez jego link
refused-no-free-seat = przy tym stole nie ma wolnego miejsca
refused-no-target = które miejsce ma dostać nowy link?
refused-seat-taken = miejsce { $seat } nie jest wolne
refused-started = gra przy tym stole już się zaczęła
refused-seats-empty = { $count ->
    [one] nikt jeszcze nie zajął miejsca { $seats }; podaj bota, który je wypełni
    [few] nikt jeszcze nie zajął miejsc { $seats }; podaj bota, który je wypełni
   *[many] nikt jeszcze nie zajął miejsc { $seats }; podaj bota, który je wypełni
}
refused-used-link = miejsce { $seat } jest zajęte: jego link został już użyty
refused-no-used-link = pyta się tylko o tych, którzy przychodzą z linkiem zajętego miejsca
refused-no-knock = nikt nie prosi o miejsce { $seat }
refused-not-over = rewanż jest możliwy po końcu gry
refused-no-setup = nikt nie zna ziarna tego układu
refused-mail = wiadomości e-mail nie udało się wysłać
refused-mail-number = to nie jest numer z wiadomości albo jest już za stary
refused-endpoint = tam nikogo nie da się powiadomić
notice-title = Nave
notice-turn = { $name }: twoja tura ({ $turn }).
notice-warned = { $name }: twoja tura ({ $turn }). Od { $time } może zagrać za ciebie bot.
notice-many = { $count ->
    [one] Czeka na ciebie 1 stół.
    [few] Czekają na ciebie { $count } stoły.
   *[many] Czeka na ciebie { $count } stołów.
}
notice-many-news = Stoły z nowościami: { $count }.
notice-mail-number = { $number } to numer, który potwierdza twój adres. Jest ważny godzinę. Jeśli to nie twoja prośba, nic więcej nie wyślemy.
notice-mail-why = Ten adres podano dla twoich miejsc przy stołach Nave; możesz go usunąć tam w ustawieniach.
notice-again = { $name }: { $person } chce rewanżu.
notice-over = { $name }: gra skończona.
notice-knock = { $name }: ktoś przychodzi z linkiem ({ $person }) i prosi o wpuszczenie.
notice-asked = { $name }: { $person } ma prośbę do pozostałych.
notice-begun = { $name }: gra się zaczyna.
notice-sat = { $name }: { $person } siada przy stole.
notice-chat = { $name }: { $person } coś pisze.
refused-customs = rady to free, shown lub none; cofanie to free, ask lub none; tempo to live lub days; zastępstwo przychodzi przez ask lub bot
refused-customs-time = zegar lub nieobecność od { $least } do { $most } sekund albo 0, gdy brak; dodatek wymaga zegara
refused-not-away = miejsce { $seat } ma więcej czasu na odpowiedź: tak ustalono przed grą
refused-paused = stół ma przerwę
refused-not-paused = stół nie ma przerwy
refused-ask = o '{ $given }' nie można prosić; dozwolone: pause, resume, take_back
refused-nothing-asked = nikt o nic nie prosi
refused-not-own = po { $answers } odpowiedziach nie ma twojej, którą można by cofnąć
refused-nothing-due = czas nic tu teraz nie zmienia
refused-take-back-off = przy tym stole nic się nie cofa: tak ustalono
refused-advice-off = przy tym stole nikt nie pyta bota o radę: tak ustalono
refused-guest-fills = siedzisz tu bez linku: wolne miejsca może wypełnić ktoś zaproszony
refused-name-a-bot = podaj bota, który zagra na twoim miejscu dla pozostałych
refused-seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }
refused-others-decide = o nieobecnym decydują pozostałe miejsca
refused-thinking = miejsce { $seat } jest połączone i może myśleć; poczekaj jeszcze chwilę
refused-seen = miejsce { $seat } było tu niedawno; poczekaj jeszcze chwilę
refused-no-return = widzowie nie mają miejsca, na które mogliby wrócić
refused-not-replaced = miejsca { $seat } nie przejął bot
refused-turn = { $answering ->
    [-1] gra skończona; nikt nie musi odpowiadać
   *[other] teraz odpowiada miejsce { $answering }, nie miejsce { $seat }
}
refused-holds = { $count ->
    [0] twój klucz nie daje miejsca { $seat }; nie daje żadnego
    [one] twój klucz nie daje miejsca { $seat }; daje miejsce { $held }
    [few] twój klucz nie daje miejsca { $seat }; daje miejsca { $held }
   *[many] twój klucz nie daje miejsca { $seat }; daje miejsca { $held }
}
refused-spectator = widzowie tylko oglądają; miejsce daje jego własny klucz
refused-secret-draw = kto to dobiera, ogląda w tajemnicy i samodzielnie wpisuje
refused-table-over = gra przy tym stole jest skończona
refused-not-started = gra przy tym stole jeszcze się nie zaczęła
refused-no-history = gra przy tym stole jeszcze się nie zaczęła: nie ma na co patrzeć wstecz
refused-no-record = gra przy tym stole jeszcze się nie zaczęła: nie ma zapisu
refused-record = zapis zawiera fakty wciąż ukryte; będzie dostępny po końcu gry

# What people send.
refused-long-name = imię ma { $count ->
    [one] 1 znak
    [few] { $count } znaki
   *[many] { $count } znaków
}; dozwolone: od { $least } do { $most }
refused-long-message = wiadomość ma { $count ->
    [one] 1 znak
    [few] { $count } znaki
   *[many] { $count } znaków
}; dozwolone: od { $least } do { $most }
refused-control-name = imię zawiera znak sterujący U+{ $letter }; dozwolone: zwykły tekst
refused-control-message = wiadomość zawiera znak sterujący U+{ $letter }; dozwolone: zwykły tekst
refused-seed = ziarno jest poza zakresem; dozwolone: liczby całkowite 64-bitowe
refused-seat-kind = miejsce { $seat } to '{ $given }'; dozwolone: open, device, bot
refused-submission = id zgłoszenia '{ $id }' zostało już użyte do czego innego
refused-made = id zgłoszenia '{ $id }' zostało już użyte; jego kluczy już się nie podaje
refused-short-id = id zgłoszenia bez klucza ma co najmniej { $least } znaków
refused-stale = zgłoszenie następuje po numerze { $follows }, ale stół jest przy { $last }
refused-moment = gra ma { $count ->
    [one] 1 odpowiedź
    [few] { $count } odpowiedzi
   *[many] { $count } odpowiedzi
}; dozwolone: od 0 do { $count }
refused-bad-record = tego zapisu nie da się użyć: { $error }
refused-replay = tego zapisu nie da się użyć, przy odtwarzaniu: { $error }
refused-names = { $names ->
    [one] 1 imię
    [few] { $names } imiona
   *[many] { $names } imion
} na { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
refused-long-record = zapis ma { $count } odpowiedzi; dozwolone: mniej niż { $most }

# Keys.
refused-no-table = nie ma takiego stołu
refused-hidden-table = nie ma takiego stołu albo jest prywatny i potrzeba do niego klucza
refused-key = ten klucz niczego przy tym stole nie otwiera
refused-key-nothing = ten klucz niczego tu nie otwiera
refused-key-changed = ten klucz otwiera teraz przy tym stole co innego

# What the server can do now.
refused-full = ten serwer mieści naraz tyle stołów: { $count }; spróbuj później
refused-address-full = z twojego adresu może naraz działać { $count ->
    [one] 1 stół
    [few] { $count } stoły
   *[many] { $count } stołów
}; najpierw zakończ któryś z nich
refused-network-full = z twojej sieci może naraz działać { $count ->
    [one] 1 stół
    [few] { $count } stoły
   *[many] { $count } stołów
}; spróbuj później
refused-unavailable = stoły są teraz nieosiągalne; spróbuj za kilka sekund
refused-damaged = dane tego stołu są uszkodzone; osoba prowadząca serwer może przywrócić kopię zapasową
refused-overloaded = serwer ma pełne ręce roboty: trwające gry idą dalej, nowe się nie zaczną; spróbuj za chwilę
refused-busy = stół jest zbyt zajęty; spróbuj ponownie
refused-bots-busy = boty są zajęte; spróbuj za chwilę
refused-judge-running = sędzia ocenia grę po jej końcu
refused-judge-level = serwery sędziują szybko lub dokładnie; głębiej przez `nave judge` na własnym komputerze
refused-judge-busy = sędzia ma pełne ręce roboty; spróbuj za chwilę
refused-judge-day = dokładnie sędziuje się tyle gier dziennie: { $count }; spróbuj jutro
refused-verdict = sędzia nic nie może powiedzieć o tej linii: { $error }
refused-chances = szanse wygranej są dla widzów: grający widzą je tylko tam, gdzie rady są dowolne
refused-not-judged = sędzia nie ocenił jeszcze tej gry
refused-not-stored = stołu nie udało się zapisać; spróbuj ponownie
refused-looking-up = trwa zbyt wiele wyszukiwań; spróbuj za chwilę
refused-hint = nie ma teraz podpowiedzi: { $error }
refused-journal = dziennik tego stołu jest pełny: dalej idzie tylko sama gra
refused-locked = ten stół nie może tu grać dalej: { $error }
refused-start = ten stół nie może tu zacząć: { $error }
refused-components = ten stół powstał dla zestawu elementów { $name } { $hash }; tu jest { $here }

# Databases and backups.
no-database-address = '{ $url }' nie jest adresem bazy danych; dozwolone: sqlite:///file lub postgresql://user@host/name
database-in-memory = stoły potrzebują pliku: sqlite:///file (baza w pamięci by je straciła)
database-kind = bazy danych rodzaju '{ $kind }' nie są obsługiwane; dozwolone: sqlite, postgresql
database-version = bazę danych utworzyła inna wersja Nave i ta nie może jej użyć: { $error }
database-in-use = inny serwer używa { $path }; zatrzymaj go albo podaj temu własną bazę przez --database
database-not-empty = baza danych zawiera { $count ->
    [one] 1 stół
    [few] { $count } stoły
   *[many] { $count } stołów
}; kopię zapasową przywraca się do pustej
no-network = '{ $given }' nie jest adresem ani siecią; dozwolone: 192.0.2.7, 2001:db8::/48
no-database = nie ma bazy danych { $path }
not-done = nie udało się tego zrobić: { $reason }
no-tables = w tej bazie danych nie ma stołów Nave
backup-exists = { $path } już istnieje; kopia zapasowa niczego nie nadpisuje
no-backup = { $path } nie jest kopią zapasową Nave ({ $format })
backup-unreadable = { $path } nie da się odczytać jako kopii zapasowej: { $error }
backup-damaged = { $path } jest niepełne albo zostało zmienione; użyj innej kopii zapasowej

# Bots that fail, as a record notes it and as people are told.
bot-illegal = podał { $answer }, czego nie ma wśród możliwości
bot-other-options = mówił o innych możliwościach
bot-slow = myślał dłużej niż { $seconds } s
bot-died = jego proces padł
bot-crashed = { $error }: { $message }
note-drawn = odpowiedź { $answer }: { $bot } zawiódł ({ $reason }); zamiast tego wylosowano { $drawn }
refused-keeping-sets = ten serwer nie przechowuje zestawów swoich gości
