# What the server says beside what its tables say.

too-many-requests = zbyt wiele żądań z twojego miejsca; spróbuj za { $wait } s
too-many-tables = zbyt wiele nowych stołów z twojego adresu; spróbuj za { $wait } s
too-many-keys = zbyt wiele nieistniejących stołów i kluczy; spróbuj za { $wait } s
too-many-all = zbyt wiele żądań z twojego adresu; spróbuj za { $wait } s
too-large = żądanie jest większe niż { $bytes } bajtów
server-mistake = serwer popełnił błąd
other-host = ten serwer nie ma nazwy '{ $name }'; kto go prowadzi, może ją dodać: --hosts NAME
other-origin = wysłała to obca strona
bad-bearer = klucze podaje się jako 'Authorization: Bearer KEY'
move-or-piece = pytaj o ruch albo o element: podaj jedno z dwojga
bad-request = { $problems }
# The problem is told by the library that checks requests.
bad-field = { $place }: { $problem }
http-not_found = nic tu nie ma
http-method_not_allowed = ten adres nie przyjmuje takiego żądania
http-too_large = żądanie jest za duże
http-refused = { $detail }

# Why a connection is closed.
socket-beats = po pierwszej wiadomości oczekuje się tylko sygnałów życia
socket-messages = zbyt wiele wiadomości
socket-connections = zbyt wiele połączeń
socket-again = ten stół się zmienił: połącz się ponownie
socket-key = ten klucz niczego już przy tym stole nie otwiera
socket-silent = powiedz, kim jesteś
socket-rows = pierwsza wiadomość (miejsca) to {"{"}"seats": [{"{"}"table": ..., "key": ...{"}"}]{"}"}
socket-hello = pierwsza wiadomość (z miejscem) to {"{"}"key": ..., "since": ..., "seat": ...{"}"}

# What messengers show of a link to a finished game.
preview-title = { $game }: { $name }
preview-scores = { $people }. Obejrzyj całą grę, tura po turze.
preview-person = { $name } { $points }
preview-nothing = Partia w Nave
preview-nothing-line = Dwie gry o budowaniu na jeden wieczór.

# What a browser finds where the page is not built in.
front-line = To jest serwer Nave, wersja { $version }. Strona dla przeglądarek nie należy do tej instalacji.
front-api = Gra się przez HTTP API
front-game = { $same ->
    [yes] { $title } ({ $edition }), miejsca: { $most }
   *[no] { $title } ({ $edition }), miejsca: od { $least } do { $most }
}
front-fan = Nieoficjalne wykonanie przez fanów.
