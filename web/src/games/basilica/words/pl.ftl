# Words of the drawing of Basilica.

tab-site = Budowa
tab-board = Plansza
tab-me = Ludzie
you = ty
sun = słońce
moon = księżyc

part-track = Tor: królowa stoi na { $queen }, { $next }
track-next = następna punktacja na { $n }
track-last = przed nią nie ma już pola punktacji
track-marker = { $n ->
    [one] { $name } ma 1 punkt
    [few] { $name } ma { $n } punkty
   *[many] { $name } ma { $n } punktów
}
track-lap = +{ $n }
track-flag = Położona korona: królowa { $a } → { $b }
track-flag-scoring = Położona korona: królowa na { $b }, punktacja!

part-board = Plansza z rozkazami i sklepieniami
board = Plansza
board-next = następny z { $n }
board-last = ostatni
board-empty = stos pusty
board-second = 2. stos
board-discarded = odrzucone: { $n }
board-flips = odwraca się
board-executed = w toku
board-exchange = Wymień trzy sklepienia

part-site = Katedra
site-in = Przybliż
site-out = Oddal
site-fit = Cała katedra
site-below = { $n ->
    [one] niżej jeszcze 1 rząd
    [few] niżej jeszcze { $n } rzędy
   *[many] niżej jeszcze { $n } rzędów
}
site-above = z powrotem

color-red = czerwony
    .Start = Czerwony
color-yellow = żółty
    .Start = Żółty
color-blue = niebieski
    .Start = Niebieski
color-green = zielony
    .Start = Zielony
vault-red = czerwone
    .Start = Czerwone
vault-yellow = żółte
    .Start = Żółte
vault-blue = niebieskie
    .Start = Niebieskie
vault-green = zielone
    .Start = Zielone
vault-red_yellow = czerwono-żółte
    .Start = Czerw.-żółte
vault-red_blue = czerwono-niebieskie
    .Start = Czerw.-nieb.
vault-red_green = czerwono-zielone
    .Start = Czerw.-ziel.
vault-yellow_blue = żółto-niebieskie
    .Start = Żółto-nieb.
vault-yellow_green = żółto-zielone
    .Start = Żółto-ziel.
vault-blue_green = niebiesko-zielone
    .Start = Nieb.-zielone
rank-architect = Architekt
rank-master_mason = Mistrz murarski
rank-strongman = Siłacz
rank-jester = Błazen
rank-architect-does = podwaja kafelki swoich obszarów
rank-master_mason-does = waży tyle, co dwóch
rank-strongman-does = wygrywa za ciebie remisy
rank-jester-does = przy punktacji wskazuje jeszcze jeden kolor

say-order = Rozkaz { $name }, pole { $n }, na odwrocie sklepienie { PIECE("vault", $vault) }
say-coin = druga osoba może go kupić za monetę
say-crown = z koroną
say-vault = Pole sklepienia { $n }: { $vault ->
    [none] puste
   *[some] { PIECE("vault", $vault) }{ $crown ->
        [yes] {" "}z koroną
       *[no] {""}
    }
}
say-cell = Rząd { $row }, kolumna { $column }: { $what }
say-free = nic nie zbudowano
say-scaffolding = rusztowanie
say-tile = sklepienie { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}z koroną
   *[no] {""}
}
say-builder = budowniczy: { $name }
say-ranked = { $rank }: { $name }
say-glass = witraż
say-altar = ołtarz
say-area = obszar { PIECE("color", $color) }, wielkość { $n }, wart { $value }
say-named = dodatkowo wskazany { PIECE("color", $color) }
say-stack = { $n ->
    [one] Stos: { $name }, rewers { PIECE("vault", $vault) }, 1 kafelek
    [few] Stos: { $name }, rewers { PIECE("vault", $vault) }, { $n } kafelki
   *[many] Stos: { $name }, rewers { PIECE("vault", $vault) }, { $n } kafelków
}
say-token = Żeton { $n }: { $a } albo { $b }
say-supply-builder = Postaw budowniczego na { $cell }
say-supply = { $name ->
    [none] Twoje elementy
   *[some] Elementy: { $name }
}

supply-builders = budowniczowie: { $n } z { $m }
supply-tokens = rangi: { $n } z { $m }
supply-coins = { $n ->
    [0] bez monet
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}
supply-now = +{ $n }, gdyby punktować teraz
supply-altars = { $n ->
    [one] został 1 ołtarz
    [few] zostały { $n } ołtarze
   *[many] zostało { $n } ołtarzy
}

areas-title = Obszary teraz
areas-next = { $n ->
    [one] punktacja przy następnej koronie
    [few] punktacja za { $n } korony
   *[many] punktacja za { $n } koron
}
areas-none = Katedra jest jeszcze pusta.
areas-area = Obszar
areas-worth = Wartość
areas-leads = Prowadzi
areas-tiles = { $n ->
    [one] 1 kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
}
areas-nobody = nikt
areas-tie = remis
areas-strongman = siłacz wygrywa remis
areas-sum = Gdyby punktować teraz
areas-show = Pokaż { PIECE("color", $color) } obszar przy { $cell }
areas-more = { $n ->
    [one] 1 obszar bez budowniczych
    [few] { $n } obszary bez budowniczych
   *[many] { $n } obszarów bez budowniczych
}
areas-fewer = ukryj obszary bez budowniczych

badge-how = { $n ->
    [one] 1 kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
}
badge-double = × 2
badge-glass = witraż + { $n }
badge-to = → { $n }
badge-new = nowy obszar
badge-joins = łączy obszary: { $n }

lens-hint = Co by to dało
lens-idle = Wskaż sklepienie, rozkaz lub obszar, aby zobaczyć, co przyniesie.
lens-wait = { $name } myśli.
lens-lay = Jeśli położysz na { $cell }
lens-lay-first = Kładziesz sklepienie { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}z koroną
   *[no] {""}
}
lens-lay-pick = { $n ->
    [one] Wybierz oznaczone pole.
    [few] Wybierz jedno z oznaczonych pól ({ $n }).
    [many] Wybierz jedno z oznaczonych pól ({ $n }).
   *[other] Wybierz jedno z oznaczonych pól ({ $n }).
}
lens-grows = { $n ->
    [one] { PIECE("color", $color, form: "Start") } rośnie do 1 kafelka
    [few] { PIECE("color", $color, form: "Start") } rośnie do { $n } kafelków
   *[many] { PIECE("color", $color, form: "Start") } rośnie do { $n } kafelków
}
lens-lonely = Na razie nie należałoby do żadnego obszaru.
lens-alone = Nowy obszar: { PIECE("color", $color) }
lens-area = { PIECE("color", $color, form: "Start") }, wartość { $value }
lens-area-points = { PIECE("color", $color, form: "Start") }, wartość { $value }: { $points }
lens-joins = { PIECE("color", $color, form: "Start") } łączy obszary: { $n }, wartość { $value }
lens-gets = { $name } +{ $n }
lens-gets-you = ty +{ $n }
lens-queen = Królowa na { $n }, punktacja za { $m }
lens-queen-now = Królowa na { $n }: punktacja!
lens-refill = { $name } odwraca się: sklepienie { PIECE("vault", $vault) }
lens-refill-next = potem { $name } ze stosu
lens-executing = { $name } w toku
lens-paid = Za monetę
lens-cannot = { $reason }.
lens-scored = Punktacja { $n }
lens-scored-final = Końcowa punktacja
lens-close = Zamknij
lens-nothing = W katedrze nie stał żaden budowniczy.

offer-title = Oferta
offer-seller = Ofertę dostaje { $name }
offer-buy = Zapłać 1 monetę
offer-keep = Zatrzymaj monetę
offer-have = Masz { $n }.
offer-theirs = { $name } ma { $n } i może to kupić.
offer-free = Nie kosztuje to akcji.

rank-title = Jaka ranga dla { $cell }?
rank-tokens = Żetony
rank-banned = właśnie nadana, nie dla ciebie
jester-title = Błazen na { $cell } wskazuje kolor
jester-worth = { $a } : { $b }
jester-note = punkty tej punktacji, ty : { $name }
jester-has = już tam jest

score-total = Razem

card-line = Kładź barwne sklepienia, stawiaj pod nimi budowniczych i wybierz chwilę, w której królowa przyjdzie osądzić.
card-picture = Gotycka nawa z barwnymi sklepieniami i światłem wpadającym przez witraże

# A scoring, counted area by area.
scene-title = Punktacja { $n }
scene-last = Ostatnia punktacja
scene-area = Obszar { PIECE("color", $color) }
scene-sum = { $tiles ->
    [one] { $tiles } sklepienie
    [few] { $tiles } sklepienia
   *[many] { $tiles } sklepień
}{ $doubled ->
    [yes] , podwójnie,
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] {" "}+ { $glass } za witraże
} = { $value }
scene-more = { $white } : { $black }, { $name } ma więcej
scene-strong = { $white } : { $black }, dzięki siłaczowi wygrywa { $name }
scene-tie = { $white } : { $black }, remis, nikt nic nie dostaje

# Answers as rows.
row-vault = Sklepienie { PIECE("vault", $vault) }
row-crown = Sklepienie { PIECE("vault", $vault) } · królowa na { $queen }
row-beside = obok
row-alone = osobno
row-worth = { $now } → { $then }
row-group-orders = Rozkazy
row-group-builder = Budowniczy
race-now = teraz +{ $n }
race-action = Akcja { $n } z { $of }
race-stack = { $n ->
    [one] został 1 kafelek
    [few] zostały { $n } kafelki
   *[many] zostało { $n } kafelków
}

## A finished game of the real box.
end-before = Punkty przed ostatnią punktacją
end-before-line = Gdzie stoją znaczniki, zanim policzy się ostatnią punktację.
end-stack = Stos się wyczerpał
end-site = Katedra
end-site-line = Wybierz element, potem dotknij, gdzie leży. Dotknij ponownie, aby go usunąć.
end-brushes = Elementy
end-vault = Sklepienie { PIECE("vault", $vault) }
end-builder = Budowniczy: { $name }
end-names = Błazen wskazuje { PIECE("color", $color) }
end-glass = Witraż
end-altar = Ołtarz
end-cell = { $cell }, puste
end-cell-vault = { $cell }: sklepienie { PIECE("vault", $vault) }{ $builder ->
    [none] {""}
   *[some] { $rank ->
        [none] , budowniczy: { $builder }
       *[some] , { PIECE("rank", $rank) }: { $builder }
    }
}

loss-moved = Twój budowniczy został przesunięty z { $from } na { $to }
loss-lead = { PIECE("color", $color, form: "Start") } obszar przy { $cell }: już nie prowadzisz
loss-worth = Twój { PIECE("color", $color) } obszar przy { $cell } jest wart { $to } zamiast { $from }
loss-by = Przez kogo: { $name }.
