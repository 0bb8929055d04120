# Every word of the shared page.

app-name = Nave
app-tag = Dwie gry o budowaniu na jeden wieczór
app-tag-more = { "" }. Bez konta, bez pobierania.
app-lobby = Wszystkie gry
app-back = Wstecz
app-close = Zamknij
app-cancel = Anuluj
app-copy = Kopiuj
app-copied = Skopiowano
app-more = Więcej opcji
app-loading = Chwileczkę…
app-unreachable = Serwer nie odpowiada. Czy na pewno działa?
app-again = Spróbuj ponownie
app-menu = Menu
app-fan = Nieoficjalna wersja fanowska, niezwiązana z wydawcami ani autorami gier. Wszystkie rysunki i teksty są nasze.

lobby-continue = Twoje stoły
lobby-all = { $n ->
    [one] jedyny stół
    [few] wszystkie { $n } stoły
   *[many] wszystkie { $n } stołów
}
lobby-fewer = mniej
lobby-forget = Zapomnij ten stół
lobby-waits = Teraz decyduje: { $name }
lobby-over = Koniec gry: obejrzyj ją jeszcze raz
mine-as-of = brak połączenia; stan: { $time }
mine-yours = Twoja kolej
mine-others = Czekamy na innych
mine-rooms = Poczekalnie
mine-over = Zakończone
mine-pieces = elementy: { $name }
mine-your_turn = twoja tura { $n }
mine-runs = w toku
mine-sit = { $n } z { $m } na miejscach
mine-won = Wygrana!
mine-won-by = Wygrana z przewagą { $n } pkt
mine-shared = Wspólna wygrana
mine-lost = Tym razem bez wygranej
mine-lost-by = Wygrywa { $name }, brakło ci { $n } pkt
mine-forget = Zapomnij: { $name }
mine-gone = { $game }: klucz tej przeglądarki niczego już tam nie otwiera.
mine-next = Następny: { $name }
mine-next-since = { $name } czeka na ciebie ({ $time })
mine-move = Moje miejsca na innym urządzeniu
move-line = Otwórz tam ten link albo zeskanuj kod aparatem.
move-qr = Kod QR linku do wszystkich moich miejsc
move-link = Link do wszystkich moich miejsc
move-code = Kod { $n } z { $m }; link zawiera je wszystkie.
move-next-code = Następny kod
move-warning = Kto ma ten link, siedzi na tych miejscach. Nie wysyłaj go nikomu.
move-by-hand = Pod tym adresem schowek nie działa: skopiuj link ręcznie.
move-file = Zapisz jako plik
move-bring = Wczytaj z pliku
move-taken = { $n ->
    [0] Wszystkie te miejsca już tu były.
    [one] Przejęto 1 miejsce.
    [few] Przejęto { $n } miejsca.
   *[many] Przejęto { $n } miejsc.
}
move-no-file = To nie jest plik z miejscami.
move-ask = { $n ->
    [one] Przenieść 1 miejsce do tej przeglądarki?
    [few] Przenieść { $n } miejsca do tej przeglądarki?
   *[many] Przenieść { $n } miejsc do tej przeglądarki?
}
move-nothing = Te miejsca już tu są albo link jest niepełny.
move-yes = Przenieś tutaj
when-now = przed chwilą
when-minutes = { $n ->
    [one] minutę temu
    [few] { $n } minuty temu
   *[many] { $n } minut temu
}
when-yesterday = wczoraj, { $time }
lobby-join-ask = Masz od kogoś link albo nazwę stołu?
lobby-join-hint = wklej tutaj
lobby-join = Dołącz
lobby-now = Graj teraz
quick-seats = { $n ->
    [one] Ty kontra bot
    [few] Ty kontra { $n } boty
   *[many] Ty kontra { $n } botów
}
quick-extra = z: { $title }
quick-players = Miejsca
quick-strength = Siła botów
lobby-name-ask = Jak mają cię nazywać inni?
lobby-name-keep = Zapamiętaj
lobby-together = Grajcie razem
lobby-together-line = { $n ->
    [one] Link dla drugiej osoby
    [few] Po linku dla każdej osoby
   *[many] Po linku dla każdej osoby
}
lobby-solo = Solo
lobby-hot = Gorące krzesło
lobby-hot-line = Na tym jednym urządzeniu
lobby-seats = Od { $a } do { $b } miejsc
lobby-seats-one = Miejsca: { $a }
lobby-rules = Zasady
lobby-pieces = Elementy
lobby-box = Z własnym pudełkiem
lobby-score = Podlicz partię
lobby-theme = Jasny czy ciemny
lobby-settings = Ustawienia
lobby-record = Otwórz zapis
lobby-record-line = Zapisana partia: obejrzyj ją albo graj od niej dalej.
lobby-record-bad = Ten plik nie jest zapisem: { $why }
lobby-public = Otwarte stoły
lobby-public-free = wolne: { $n }
lobby-public-watch = Oglądaj
lobby-public-sit = Usiądź

new-title = Nowy stół: { $game }
new-seats = Od { $a } do { $b } miejsc. Inni siadają przez swój link.
new-seats-one = { $a ->
    [one] Jedno miejsce.
    [few] Miejsca: { $a }. Inni siadają przez swój link.
   *[many] Miejsca: { $a }. Inni siadają przez swój link.
}
new-who = Kto gra
new-how = Jak gracie
new-seat = Miejsce { $n }
new-you = Ty
new-here = Tutaj
new-friend = Gość
new-bot = Bot
new-empty = Puste
new-you-line = to ty, na tym urządzeniu
new-here-line = gra na tym urządzeniu
new-friend-line = dostaje link do tego miejsca
new-empty-name = Nikt
new-empty-line = zostaje puste
new-name = Twoje imię
new-name-of = Imię na miejscu { $n }
new-name-hint = twoje imię
new-player = Gracz { $n }
new-strength = Który bot
new-needs = tylko gdy { $title }: { $value }
new-needs-on = tylko z: { $title }
new-needs-off = tylko bez: { $title }
new-seed = Ziarno
new-seed-line = To samo ziarno daje ten sam układ początkowy. Podaj je innym, aby porównać partie.
new-seed-new = Nowe
new-customs = Tempo, zegar i zwyczaje
new-listed = Otwarty dla wszystkich
new-listed-line = Widoczny w lobby: każdy może oglądać albo zająć wolne miejsce.
new-open = Otwórz stół
new-links = Linki do skopiowania pojawią się po otwarciu stołu.
new-begin = Gra zaczyna się od razu.
new-few = { $game }: potrzeba od { $a } do { $b } miejsc.
bot-random = Gra cokolwiek
bot-random-line = dowolna dozwolona odpowiedź, od razu
bot-apprentice = Uczeń
bot-apprentice-line = patrzy na następny krok, szybki
bot-mason = Mistrz murarski
bot-mason-line = planuje turę naprzód, około sekundy
bot-journeyman = Czeladnik
bot-journeyman-line = planuje swoją turę, czasem źle ją ocenia
bot-architect = Architekt
bot-architect-line = rozgrywa w myśli najlepsze tury, zanim wybierze; sekunda lub dłużej
bot-builder = Budowniczy
bot-builder-line = murarz, który przede wszystkim buduje
bot-trader = Handlarz
bot-trader-line = murarz z pełną sakiewką i pełnym składem
bot-spoiler = Intrygant
bot-spoiler-line = murarz, który patrzy na to, co masz
# Whom a bot plays like, with its rating; then with what it does.
bot-like = { $text } ({ $rating })
bot-strength = { $text } ({ $rating }): { $line }
bot-other = { $name }
bot-other-line = bot tego serwera

wait-line = Wyślij link. Gra zacznie się, gdy wszyscy usiądą albo gdy boty zajmą wolne miejsca.
wait-invites = { $name } zaprasza do gry { $game }
wait-sit = poczekalnia · { $n } z { $m } na miejscach
wait-who = Kto gra
wait-what = W co gracie
wait-change = Do rozpoczęcia wszystko można zmienić.
wait-talk = Rozmowa
wait-watching = { $n ->
    [one] ogląda 1 osoba
    [few] oglądają { $n } osoby
   *[many] ogląda { $n } osób
}
wait-invite = Zaproś
wait-invite-line = Jeden link do wszystkich wolnych miejsc. Kto usiądzie, dostaje własny klucz; potem ten link nie otwiera już tego miejsca, także tobie.
wait-invite-link = Link do wolnych miejsc
wait-share = Udostępnij…
wait-share-text = { $name } zaprasza cię: { $game }
wait-new-link = Nowy link
wait-pieces = Elementy
wait-pieces-line = Wartości jak w druku albo jak ktoś je poprawił.
wait-pieces-usual = zwykły zestaw wartości
wait-changed = { $name } zmienia: { $what }
custom-watching = Oglądanie
custom-watching-line = Przez link, bez miejsca. Nikt nie widzi ukrytych kart.
custom-watching_true = przez link
custom-watching_false = nikt
custom-pace = Tempo
custom-pace-line = Wspólny wieczór albo każdy, gdy ma czas.
custom-pace_live = jeden wieczór
custom-pace_days = przez wiele dni
custom-clock = Zegar
custom-clock-line = Czas dla każdej osoby i dodatek po każdej turze. Gdy się skończy, gra dalej bot.
custom-clock_0 = bez zegara
custom-clock-value = { $bank } + { $more }
custom-increment = Po każdej turze
custom-away = Nieobecność
custom-away-line = Po takim czasie bez odpowiedzi uznaje się kogoś za nieobecnego. W połowie tego czasu ostrzegamy.
custom-away_0 = jak zwykle tutaj
custom-stand_in = Gdy kogoś nie ma
custom-stand_in-line = Co się wtedy dzieje. Jedno dotknięcie i wraca się do gry.
custom-stand_in_ask = decydują pozostali
custom-stand_in_bot = gra dalej bot
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } godz.
span-days = { $n ->
    [one] 1 dzień
    [few] { $n } dni
   *[many] { $n } dni
}
time-title = Czas
time-left = zostało: { $time }
time-used = zużyto: { $time }
time-away = nieobecność
time-is-away = { $name } nie odpowiada. W menu możesz pozwolić, by na razie grał bot.
time-warned = Za { $time } może zagrać za ciebie bot.
time-due = zostało: { $time }
pause-line = Przerwa: prosi o nią { $name }. Wszystkie zegary stoją.
pause-end = Gramy dalej
ask-mine = Pytamy pozostałych.
ask-pause = { $name } prosi o przerwę.
ask-resume = { $name } chce grać dalej.
ask-back = { $name } chce cofnąć odpowiedź z tury { $n }.
ask-back-chance = { $name } chce cofnąć odpowiedź z tury { $n }. Los zdecyduje wtedy od nowa.
ask-yes = Tak
ask-no = Nie
ask-drop = Nieważne
away-title = Pod twoją nieobecność
away-line = { $bot } gra za ciebie od tury { $n }.
away-timeout = Skończył ci się czas. { $bot } gra za ciebie od tury { $n }.
away-stood = Było { $before }, jest { $now }.
away-back = Wracam na miejsce
away-show = Pokaż
away-let = Niech gra dalej
menu-pause = Poproś o przerwę
menu-ask-back = Poproś o cofnięcie mojej odpowiedzi
log-warned = { $name }: ostrzeżenie, wkrótce może zagrać bot.
log-away = { $name } nie odpowiada.
log-timeout = { $name }: czas się skończył.
log-ask = { $name } ma prośbę do pozostałych.
log-pause = { $name } prosi o przerwę; wszyscy się zgadzają.
log-resume = Gra toczy się dalej.
mine-paused = przerwa
menu-publish = Pokaż tę grę każdemu, kto ma link
menu-unpublish = Nie pokazuj już tej gry nikomu
menu-public-link = Link do oglądania tej gry
log-published = { $name } zmienia, kto może oglądać tę grę.
games-title = Twoje partie
games-link = Zakończone partie i liczby
games-filter = Które partie
games-game = Gra
games-every = Wszystkie gry
games-seats = Miejsca
games-any-seats = dowolna liczba miejsc
games-n-seats = { $n ->
    [one] 1 miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
games-parts = Części
games-any-parts = z dodatkiem i bez
games-usual = zwykła
games-with = Przeciwko
games-anybody = komukolwiek
games-csv = Zapisz jako tabelę (CSV)
games-erase = Zapomnij te partie
games-erase-sure = { $n ->
    [one] Zapomnieć 1 partię na zawsze?
    [few] Zapomnieć { $n } partie na zawsze?
   *[many] Zapomnieć { $n } partii na zawsze?
}
games-none = Nic się jeszcze nie skończyło. Partie trafiają tu same.
games-won = { $n ->
    [one] wygrane, z 1 partii
    [few] wygrane, z { $n } partii
   *[many] wygrane, z { $n } partii
}
games-won-short = wygrane
games-count = partie
games-interval = od { $a } do { $b }%; sam przypadek { $c }%
games-place = średnie miejsce
games-points = średnie punkty
games-margin = różnica
games-curve = Jak szło
games-curve-line = Różnica w każdej partii, najwyżej { $n } pkt, i dotychczasowa średnia
games-curve-key = Kropka za każdą partię; nad linią: przed najlepszym z innych. Krzywa to dotychczasowa średnia.
games-against = Przeciwko
games-ways = Z czym
games-points-short = punkty
games-few = Na szaro: mniej niż dziesięć partii, za mało, by coś powiedzieć.
games-list = { $n ->
    [one] 1 zakończona partia
    [few] { $n } zakończone partie
   *[many] { $n } zakończonych partii
}
custom-advice = Rady
custom-advice-line = Czy wolno pytać bota o ruch.
custom-advice_free = dowolnie
custom-advice_shown = jawnie
custom-advice_none = wcale
custom-take_back = Cofanie
custom-take_back-line = Własne odpowiedzi, póki nie padną kości albo nie odpowie ktoś inny.
custom-take_back_free = zwykłe
custom-take_back_ask = zwykłe, dalej za zgodą wszystkich
custom-take_back_none = wcale
used-title = Czy to ty, { $name }?
used-line = To miejsce jest zajęte: { $name }. Jeśli to ty, pytamy twoje drugie urządzenie albo pozostałych. Dowie się o tym cały stół.
used-yes = Tak, wpuśćcie mnie
used-watch = Nie, oglądam
used-wait = Pytamy. Gdy zgodzi się { $name } albo pozostali, stół otworzy się tutaj.
used-no = Nie ma zgody.
knock-ask-me = Ktoś otwiera twój link i mówi, że to ty, { $name }. Czy to ty, na innym urządzeniu? Miejsce przejdzie wtedy tam.
knock-ask = Ktoś otwiera link ({ $name }) i mówi, że to właśnie { $name }. Wpuścić?
knock-yes = Tak
knock-no = Nie
menu-lock = Zablokuj moje inne urządzenia
menu-lock-done = Teraz tylko to urządzenie otwiera twoje miejsce.
wait-link = Link do miejsca { $n }
wait-copy = Kopiuj link
wait-qr-short = QR
wait-qr = Pokaż jako kod QR
wait-qr-of = Kod QR linku do miejsca { $n }
wait-watch = Link do oglądania
wait-here = na miejscu
wait-free = jeszcze nie ma
wait-bot = bot
wait-start = Zacznij
wait-fill = Zacznij z botami na wolnych miejscach
join-title = Czeka na ciebie miejsce
join-line = { $game }, miejsce { $n }. Jak nazywają cię inni?
join-sit = Usiądź
join-unknown = Ten link niczego tu nie otwiera.
join-none = Nie ma takiego stołu albo jest prywatny i potrzeba do niego linku.

bar-your_turn = Twoja tura
bar-turn_of = Tura: { $name }
bar-watching = Oglądasz
watch-line = { $n ->
    [one] Oglądasz. Widzowie nie widzą ukrytych kart.
    [few] Oglądasz, razem { $n } osoby. Widzowie nie widzą ukrytych kart.
   *[many] Oglądasz, razem { $n } osób. Widzowie nie widzą ukrytych kart.
}
bar-end = Koniec
bar-turn = tura { $n }
bar-you = ty
bar-play = Zagraj
bar-play-all = Zagraj kroki: { $n }
bar-move = Wybierz ruch
bar-wait = Nie twoja tura
bar-leave = Uwaga: { $what }
bar-leave-yes = Zostaw
bar-leave-line = Przepadnie na dobre. Enter: zostaw, Esc: jeszcze pomyślę.
bar-then = potem: { $steps }
bar-undo = Cofnij
bar-restart = Tura od nowa
bar-hint = Podpowiedź
hint-title = Rada bota
hint-wait = Bot przegląda wszystkie możliwości…
hint-best = Jego wybór
hint-also = Też dobre
hint-worse = o { $n } mniej
hint-worth = { $n ->
    [one] Na koniec warte około 1 punktu.
    [few] Na koniec warte około { $n } punktów.
   *[many] Na koniec warte około { $n } punktów.
}
hint-more = To o { $n } więcej niż „{ $option }”.
hint-same = To tak samo dobre jak „{ $option }”.
hint-even = tak samo dobre
bar-thinks = { $name } myśli.
bar-waits = { $name } decyduje.
bar-away = { $name } nie patrzy i zastanie stół takim, jaki jest.
seat-here = { $name } jest przy stole
seat-away = { $name }: chwilowa nieobecność
bar-choose = Dotknij elementu albo wybierz z listy.
bar-second = Dotknij ponownie lub naciśnij Enter, aby zagrać.
bar-left = { $n ->
    [one] Został 1 sposób: dotykaj dalej albo wybierz z listy.
    [few] Zostały { $n } sposoby: dotykaj dalej albo wybierz z listy.
   *[many] Zostało { $n } sposobów: dotykaj dalej albo wybierz z listy.
}
bar-scores = Punkty

plan-title = Gotowe do zagrania
plan-final = nie da się cofnąć
plan-left = uwaga: { $what }
plan-less = Mniej: { $label }
plan-more = Więcej: { $label }
plan-out = Pomiń: { $label }
plan-in = Dodaj: { $label }
plan-change = Krok { $n }
plan-other = Inne
plan-steps = Zmień

# What bots of a quick game are called, between commas.
quick-names = Olga, Piotr, Mirka, Konrad, Wiera, Borys, Agnieszka, Lew, Daria, Tomasz
opt-title = Możliwości
opt-number = naciśnij cyfrę
opt-none = Nie ma teraz o czym decydować.
opt-all = pokaż wszystkie ({ $n })
opt-best = podpowiedź
opt-page = 0: następne dziewięć
opt-dead = Nie teraz
opt-which = Co z tego?
opt-count = { $n ->
    [one] 1 możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
opt-count-left = { $m ->
    [one] { $n } z 1 możliwości
    [few] { $n } z { $m } możliwości
   *[many] { $n } z { $m } możliwości
}

log-title = Kronika
log-large = Kronika i czat, większe
log-since = od mojej tury
log-all = wszystko
log-filter = Pokaż
log-everybody = wszystkich
log-chat = tylko czat
log-setup = Przygotowanie
log-empty = Nic się jeszcze nie wydarzyło.
log-nothing = Nic od twojej ostatniej tury.
log-start = Gra się zaczyna.
log-undo = { $name } coś cofa.
log-resign = { $name } się poddaje.
log-end = Gra skończona.
log-join = { $name } siada przy stole.
log-agree = { $name } zgadza się na zastępstwo bota.
log-replaced = { $name }: w zastępstwie gra teraz bot.
log-back = { $name } wraca do gry.
log-expiring = Od dawna nic się tu nie dzieje: za kilka dni stół zostanie zamknięty, chyba że ktoś zagra.
log-rekeyed = Nowy link do miejsca: { $name }.
log-knock = Ktoś przychodzi z linkiem ({ $name }) i mówi, że to właśnie { $name }.
log-admit = { $name } się zgadza.
log-rebuff = Gość z linkiem ({ $name }) został odprawiony.
log-moved = { $name } gra teraz na innym urządzeniu.
log-invited = { $name } tworzy nowy link do tego stołu; stary niczego nie otwiera.
log-relinked = Nowy link: { $name }.
log-arranged = { $name } zmienia to, w co gracie.
log-again = { $name } chce rewanżu.
log-advised = { $name } pyta bota o radę.
log-misfit = { $name } podaje kartę, której nie dało się dobrać: ktoś się pomylił.
log-erased = Usunięto imię i słowa tej osoby.
log-rule = Zasada: { $rule }
log-unread = { $n ->
    [one] 1 nieprzeczytana wiadomość
    [few] { $n } nieprzeczytane wiadomości
   *[many] { $n } nieprzeczytanych wiadomości
}
story-nothing = nic do opowiedzenia
story-again = { $name }, tura { $n }: zobacz jeszcze raz
story-scene = Tura { $n }: policz jeszcze raz
scene-next = Dalej
scene-close = Wróć do stołu
scene-play = odtwórz wszystko
scene-back = wstecz
scene-sums = od razu do sum
scene-at = { $n } z { $m }. Nic nie ruszy, dopóki tego nie zamkniesz.
scene-done = To wszystko. Kronika może policzyć to jeszcze raz.
scene-points = { $name } { $points }
scene-sums-title = Sumy
story-back = O jedno wstecz
story-on = O jedno dalej
story-end = Wróć do stołu
story-past = jak było
story-your = Twoja tura
story-step = krok { $n }
story-step-of = krok { $n } z { $m }
story-behind = { $n ->
    [one] jeszcze 1
    [few] jeszcze { $n }
   *[many] jeszcze { $n }
}
story-skip = Pomiń
story-next = Następny krok
pace-step = krok po kroku
pace-slow = powoli
pace-normal = normalnie
pace-instant = od razu
loss-show = Pokaż
loss-ok = OK
chat-label = Powiedz coś do stołu
chat-send = Wyślij

why-title = Nie teraz
why-rule = zasada
why-none = Z tym elementem nic teraz nie zrobisz.
why-turn = Teraz gra { $name }.
why-over = Gra skończona.
why-watch = Oglądasz; grają tylko ci, którzy mają miejsce.
stale = Stół poszedł już dalej. Oto jego obecny stan.
refused = To niemożliwe.

link-lost = Utracono połączenie. Próbujemy ponownie…
link-back = Połączenie wróciło; stół jest aktualny.
link-gone = Klucz tego miejsca niczego już nie otwiera.
locked = Ten stół nie może tu grać dalej: { $why }

hand-title = Przekaż urządzenie: { $name }
hand-line = Stół jest zakryty. Gdy urządzenie ma już { $name }:
hand-go = { $name } to ja

rules-title = Zasady
rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-found = { $n ->
    [one] 1 zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
rules-page = Na jednej stronie
rules-chapters = Rozdziały
rules-icons = Ikony
rules-all = Wszystkie rozdziały
rules-at-table = Przy tym stole obowiązuje { $n } z { $of } zasad
rules-print = Drukuj
rules-none = Żadna zasada nie ma tych słów.
rules-ruling = Wykładnia
rules-example = Przykład
rules-house = Zasada domowa
rules-house-here = Tutaj: { $value }.
rules-house-new = Do wyboru przy nowym stole: { $values }.
rules-on-board = Przykład na planszy
rules-before = Przed
rules-after = Po
rules-step = Krok { $n }
rules-source = Źródło: { $source }
new-pieces = Elementy
new-pieces-line = Wartości z druku, którymi gracie. Właściciele poprawiają je w dziale Elementy.
new-pieces-usual = zwykły zestaw

menu-rules = Zasady
menu-pieces = Elementy
menu-settings = Ustawienia
menu-keys = Klawisze
menu-device = Moje miejsce na innym urządzeniu
menu-record = Pobierz zapis
menu-resign = Poddaj się
menu-resign-sure = Naprawdę się poddać?
menu-resign-line = Przy więcej niż dwóch miejscach na twoim gra do końca bot.
menu-replay = Spójrz wstecz
menu-lobby = Wyjdź (miejsce zostaje twoje)
menu-replace = Niech bot gra zamiast: { $name }
menu-back = Odbierz miejsce botowi
side-seats = Miejsca
side-now = Teraz
side-options = Możliwości
side-log = Kronika
side-board = Plansza

set-title = Ustawienia
set-language = Język
set-language-line = Każdy przy stole czyta w swoim.
set-theme = Motyw
set-theme-line = Dzienny, nocny albo taki jak w systemie.
set-auto = System
set-light = Jasny
set-dark = Ciemny
set-colors = Kolory elementów
set-colors-line = Jak w druku albo wyraźnie różne dla oczu, które mylą czerwień z zielenią.
set-colors-print = Jak w druku
set-colors-clear = Wyraźne
set-motion = Ruch
set-motion-line = Elementy wędrują albo po prostu są na miejscu.
set-motion-full = Pełny
set-motion-less = Mniejszy
set-pace = Tury innych
set-pace-line = Jak szybko są tu pokazywane; nikt inny na to nie czeka.
set-steps = Potwierdzaj każdy krok
set-steps-line = Odpowiadaj pytanie po pytaniu, zamiast grać turę jednym planem.
set-tips = Wskazówki w pierwszych grach
set-tips-line = Nauczyciel odzywa się, gdy jest powód, o każdej rzeczy raz.
set-scenes = Punktacje
set-scenes-line = Liczone na stole, gdy nadejdą. Kronika pokaże je w każdej chwili.
set-sound = Dźwięk przy twojej turze
set-sound-line = Jedna cicha nuta.
set-notify = Powiadomienie przy twojej turze
push-title = Powiadom mnie, gdy przyjdzie moja kolej
push-line = Także gdy strona jest zamknięta: jedno słowo na stół, dopóki nie zajrzysz. Przeglądarka najpierw zapyta.
push-channel = Do tej przeglądarki nie dochodzą powiadomienia: serwer używa własnych dróg, na przykład poczty.
push-insecure = Ten adres nie używa https: powiadamiamy tylko przy otwartej stronie.
push-unable = Tej przeglądarki nie da się powiadamiać. Na telefonie dodaj najpierw Nave do ekranu głównego.
push-off = Ten serwer nie powiadamia, gdy strona jest zamknięta.
push-denied = Przeglądarka nie pozwala tu na powiadomienia.
mail-title = Powiadom mnie pocztą
mail-line = Na adres, który zna tylko ten serwer. Nikt przy stole go nie widzi.
mail-address = Twój adres e-mail
mail-send = Wyślij mi numer
mail-sent = Na adres { $address } wysłano numer. Wpisz go tutaj.
mail-number = Numer z wiadomości
mail-prove = Potwierdź
mail-on = Powiadamiamy na adres { $address }.
mail-stop = Usuń adres
push-quiet = Godziny ciszy
push-quiet-line = Wtedy nic nie wysyłamy; potem to, co nadal czeka.
push-from = Cisza od
push-to = Cisza do
push-news = Powiadom mnie
push-news-turn = gdy przyjdzie moja kolej
push-news-time = gdy wkrótce może zagrać za mnie bot
push-news-asked = gdy ktoś mnie o coś pyta
push-news-table = gdy ktoś siada albo gra się zaczyna
push-news-over = gdy gra się kończy albo zaczyna od nowa
push-news-chat = gdy ktoś coś mówi
set-notify-line = Gdy strona jest w tle; przeglądarka najpierw zapyta.

keys-title = Klawisze
keys-arrows = przechodź przez możliwości
keys-enter = zagraj to, co na żółtym przycisku
keys-number = wybierz możliwość jej cyfrą; ponownie: zagraj
keys-page = cyfry przechodzą do następnych dziewięciu możliwości
keys-escape = porzuć to, co wybrane
keys-u = cofnij
keys-r = tura od nowa
keys-h = podpowiedź
keys-l = kronika i czat
keys-o = do listy możliwości
keys-b = do planszy
keys-n = do następnego stołu, który na mnie czeka
keys-lens = czym jest i co robi wskazany element; ponownie: zostaw otwarte
keys-question = ta lista, jeśli żaden element nie jest wskazany
keys-space = Spacja
keys-play = puść grę albo ją zatrzymaj
keys-lines = na planszy: zagrane, najlepsze, oba
keys-line-away = zdejmij najlepszą linię

keys-w = stół słowami
words-title = Stół słowami

after-title = Koniec gry
after-replay = Powtórka
after-sheet = Arkusz punktów
after-record = Pobierz zapis
after-rematch = Rewanż
after-same = Ten sam układ
after-new = Nowy układ
after-wins = Wygrywa { $name }
after-wins-with = Wygrywa { $name }, wynik: { $points }
after-shared = Wspólna wygrana: { $names }
after-nobody = Nikt nie wygrywa
after-left = Grę przerwano przed końcem: oto, co kto miał i ile był wart stół w tym stanie.
sheet-ties = Przy remisie
after-graph = Punkty tura po turze
after-graph-line = dotknij tury, aby ją zobaczyć
after-graph-turn = tura
after-graph-final = koniec
after-graph-none = Krzywej nie da się teraz narysować.
after-length = { $n ->
    [one] 1 tura
    [few] { $n } tury
   *[many] { $n } tur
}
after-seed = ten sam układ można zagrać jeszcze raz: ziarno { $seed }
after-table = Punkty według tur
again-line = { $name } chce rewanżu.
after-same-line = To samo ziarno, miejsca i opcje.
after-no-same = Nikt nie zna ziarna tego układu, więc nie da się go rozdać ponownie.
replay-title = Powtórka
replay-at = tura { $n } z { $m }
replay-first = Do początku
replay-prev = Krok wstecz
replay-next = Krok dalej
replay-play = Odtwórz
replay-pause = Pauza
replay-slider = Chwila gry
replay-step = krok { $n } z { $m }
replay-continue = Graj stąd dalej
replay-continue-line = Nowy stół zaczyna od tej pozycji. Kto gra dalej?
replay-me = Ja, na tym urządzeniu
replay-play-on = Otwórz stół
replay-speed = Szybkość
replay-beside = Obok planszy
replay-judge-story = Sędzia i kronika
replay-seats = Plansze i wynik

judge-title = Sędzia
judge-what = Sędzia rozgrywa w myśli każdą turę ponownie, wiedząc to, co wtedy było wiadomo, i porównuje ją z najlepszą, jaką znajdzie. To, co dały lub zabrały kości i dobrane kafelki, liczy się jako szczęście, nigdy jako błąd.
judge-begin = Oceń partię (sędzia)
judge-busy = Sędzia: { $done } z { $total } części
judge-not-yet = Sędzia nie oceniał jeszcze tej tury.
judge-no-choice = W tej turze nie było wyboru.
judge-next = Następny znak
judge-prev = Poprzedni znak
judge-through = Przeglądane znaki
judge-mine = moje
judge-all = wszystkie
judge-blunders = błędy
judge-win = szansa wygranej
judge-played = Zagrano
judge-best = Najlepsze
judge-both = Oba
judge-also = Też dobre
judge-why = Dlaczego:
judge-whole = cała gra
judge-accuracy = dokładność
judge-lost = stracone punkty
judge-faults = potknięcia, błędy
judge-found = najlepsze ruchy
judge-luck = szczęście w kościach i losowaniu
judge-luck-band = pas: zwykłe szczęście
judge-luck-table = Szczęście w kolejnych turach, w punktach
judge-deeper = Spójrz głębiej
judge-how = Każda tura tylko z tym, co było wtedy wiadomo. Sędzia gra dobrze, nie doskonale.
judge-draw = Pokaż na planszy
judge-draw-next = Następny krok
judge-step = Najlepsza linia, { $n } z { $m }: { $step }
judge-link = Kopiuj link
judge-curve-points = Punkty
judge-curve-win = Szansa wygranej
judge-curve = Krzywa
judge-moment = Co zagrałby tu sędzia?
judge-moment-deeper = Zbadaj tę turę dokładnie
judge-looking = Sędzia myśli…
chances-title = Szansa wygranej
chances-of = { $n }%
chances-line = Co sędzia myśli o tej chwili na podstawie tego, co tu wiadomo. Gra dobrze, nie doskonale.
chances-show = Pokaż szanse wygranej
chances-hide = Ukryj szanse wygranej

plain-line = Ta gra nie ma tu jeszcze rysunku: we wszystko można grać z listy możliwości.
plain-pieces = Elementy, których możesz dotknąć
plain-position = Pozycja
title-your_turn = Twoja tura
title-wait = { $n ->
    [one] Czeka 1 stół
    [few] Czekają { $n } stoły
   *[many] Czeka { $n } stołów
}
notify-body = { $game }: twoja kolej.

# Learn by playing.
learn-tile = Nauka przez grę
learn-tile-line = { $lessons ->
    [one] 1 krótka lekcja, { $minutes } min
    [few] { $lessons } krótkie lekcje, { $minutes } min
   *[many] { $lessons } krótkich lekcji, { $minutes } min
}
learn-tile-on = Dalej od lekcji { $n }
learn-tile-done = Wszystkie lekcje ukończone: { $n }
learn-short = Krótkie lekcje na później
learn-of = Lekcje: { $game }
learn-count = Lekcja { $n } z { $of }
learn-step = krok { $n } z { $of }
learn-left = jeszcze około { $n } min
learn-teacher = Nauczyciel
learn-touch = Dotknij: { $what }
learn-which = Dotknij tego, o co ci chodzi
learn-place = oświetlone miejsce
learn-show = Pokaż
learn-skip = Pomiń
learn-go-on = Dalej
learn-over = Dobra robota!
learn-over-line = Wszystko masz już raz za sobą. Od teraz każdy element działa.
learn-over-short = To już wszystko. Pozostałe lekcje czekają w lobby.
learn-play-on = Graj stąd dalej
learn-again = Od początku
learn-leave = Wyjdź z lekcji
learn-leave-ask = Wyjść z lekcji?
learn-leave-line = Twoje miejsce w lekcji jest zapamiętane: wrócisz do niego z lobby.
learn-leave-yes = Wyjdź, już wiem dość
learn-stay = Zostań
learn-none = Nie ma takich lekcji.
tip-title = Wskazówka
tip-understood = Jasne
tip-quiet = Bez wskazówek
tip-quiet-done = Koniec wskazówek. W ustawieniach możesz je przywrócić.

puzzle-title = Zagadka
puzzle-of = Zagadka na { $day }
puzzle-none = Nie ma takiej zagadki.
puzzle-asks = Gra { $name }: znajdź najlepszą turę.
puzzle-judged = Sędzia oceni każde zagranie; dobrych dróg może być więcej niż jedna.
puzzle-turn = tura { $n } z { $m }
puzzle-seats = { $n ->
    [one] 1 miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
puzzle-right = Dobrze!
puzzle-almost = Prawie
puzzle-wrong = To nie to
puzzle-same = To najlepsza tura.
puzzle-as-good = Inna droga, równie dobra.
puzzle-behind = O { $points } pkt gorzej od najlepszej tury i o { $win } pkt proc. mniejsza szansa wygranej. Jest coś mocniejszego.
puzzle-solution = Rozwiązanie
puzzle-gap = Następny pomysł jest o { $points } pkt gorszy: { $line }.
puzzle-played = W grze: { $line }. Strata: { $points } pkt.
puzzle-played-same = W grze zagrano to samo.
puzzle-again = Spróbuj ponownie
puzzle-show = Pokaż rozwiązanie
puzzle-showing = Oto jak to idzie.
puzzle-next = Następna zagadka
puzzle-give-up = Poddaję się, pokaż rozwiązanie
puzzle-hints = Podpowiedzi
puzzle-hints-cost = każda kosztuje ćwierć gwiazdki
puzzle-hint-which = Który element?
puzzle-hint-how = Od czego zacząć?
puzzle-hint-line = Cała linia
puzzle-tries = Twoje próby
puzzle-days = Ostatnie dziesięć dni
puzzle-same-for-all = taka sama dla wszystkich
puzzle-day = { $day }: { $won }
puzzle-untried = bez próby
puzzle-star = { $n ->
    [0] bez gwiazdki
    [1] ćwierć gwiazdki
    [2] pół gwiazdki
    [3] trzy czwarte gwiazdki
   *[other] cała gwiazdka
}
puzzle-row = { $n } z rzędu
puzzle-count = rozwiązane: { $n } z { $m }
puzzle-tile = Zagadka
try-title = Spróbuj po swojemu
try-asks = Gra { $name }, tura { $n }. Zagraj turę po swojemu; sędzia porówna. W grze nic się nie zapisze.
try-yours = Twoje
try-best = Najlepsza tura albo równie dobra.
try-better = o { $points } pkt lepiej niż w grze
try-behind = o { $points } pkt gorzej od najlepszej
try-show = Pokaż najlepszą linię
try-back = Wróć do powtórki

## With a real box: what it says is entered here.

box-title = Co pokazuje twoje pudełko?
box-line = Dotknij tego, co wypadło lub zostało dobrane.
box-secret = Kto to dobiera, ogląda w tajemnicy i samodzielnie wpisuje.
box-undo = Cofnij
box-wait = Dotknij poniżej
box-do = Na twoim stole
box-done = Gotowe
box-setup = Przygotowanie
box-setup-dealt = Rozdajemy my: rozłóż wszystko tak, jak tu widać. Rzuty i losowania wpisujesz.
box-setup-entered = Leży już na twoim stole: wpisz element po elemencie.
box-dealt = rozdane tutaj
box-entered = tak, jak leży
box-mark = prawdziwe pudełko

## A finished game of the real box is scored.

score-title = Podlicz zakończoną partię: { $game }
score-players = Gracze
score-name = Imię: { $name }
score-anew = Zacznij od nowa
score-result = Wynik
score-total = Punkty
score-erase = Usuń cyfrę
score-ok = OK
score-waits = Ustaw, co leży na twoim stole; wynik liczy się na bieżąco.
