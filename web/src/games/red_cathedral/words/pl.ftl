# Words of the drawing of The Red Cathedral.

tab-duchy = Księstwo
closed = zamknięte
none = brak
permits = Pozwolenia
contractors = Wykonawcy w domu
diamonds = Diamenty
contracts = Kontrakty
contracts-worth = teraz warte { $n }
reinforcements = Wzmocnienia
duchy = Wielkie Księstwo
duchy-bag = { $n ->
    [one] 1 specjalista w woreczku
    [few] { $n } specjalistów w woreczku
   *[many] { $n } specjalistów w woreczku
}
ext = Dostawka
ext-left = { $n ->
    [one] został 1 wykonawca
    [few] zostało { $n } wykonawców
   *[many] zostało { $n } wykonawców
}
ext-leaves = wykonawca { $n } wyrusza
ext-waits = czeka na czarną kość
ext-wakes = budzi go czarna kość
ext-pays = pole { $n } płaci: { $what }
ext-none = brak specjalisty
ext-tools = zdobyte narzędzia: { $n ->
        [1] { $n } prestiż
       *[other] { $n } prestiżu
    }
contract-each = za każdy
contract-back = zakryty kontrakt
offer-players = Gracze do wskazania
offer-contracts = Dobrane kontrakty
offer-spare = Dobrane karty katedry
offer-reinforcements = Kafelki wzmocnień do wyboru
deck-contracts = { $n ->
    [one] 1 kontrakt w talii
    [few] { $n } kontrakty w talii
   *[many] { $n } kontraktów w talii
}
deck-spare = { $n ->
    [one] 1 zapasowa karta, odłożone: { $m }
    [few] { $n } zapasowe karty, odłożone: { $m }
   *[many] { $n } zapasowych kart, odłożone: { $m }
}
deck-diamonds = { $n ->
    [one] został 1 diament
    [few] zostały { $n } diamenty
   *[many] zostało { $n } diamentów
}

good-permit = pozwolenie
    .count = { $n ->
        [one] 1 pozwolenie
        [few] { $n } pozwolenia
       *[many] { $n } pozwoleń
    }
good-diamond = diament
    .count = { $n ->
        [one] 1 diament
        [few] { $n } diamenty
       *[many] { $n } diamentów
    }
color-black = czarna
tool-hammer = młotek
tool-saw = piła
tool-trowel = kielnia
tool-chisel = dłuto
tool-compass = cyrkiel
tool-axe = topór
guild-jewelers = Jubilerzy
guild-artisans = Wytwórcy
guild-foremen = Majstrowie
guild-contractors = Wykonawcy
guild-wholesalers = Hurtownicy
guild-managers = Zarządcy
guild-lawyers = Prawnicy
guild-archivists = Archiwiści
guild-master_builders = Naczelni budowniczowie
guild-brick_makers = Ceglarze

act-buy_1_diamond = kup diament
act-exchange_3_materials = trzy na dwa
act-buy_2_diamonds = kup dwa diamenty
act-diamond_for_2_permits = wymień na pozwolenia
act-activate_own_tile = obudź swój kafelek
act-activate_other_players_tile = obudź cudzy kafelek
act-activate_own_tile_twice = ten sam kafelek 2 ×
act-activate_two_own_tiles = dwa swoje kafelki
act-recognition_own_banners = za swoje sztandary
act-rubles_own_banners = rubel za sztandar
act-recognition_other_banners = za sztandary rywala
act-rubles_other_banners = rubel za cudzy
act-black_die_resource = kafelek przy czarnej
act-permits_per_contractor = pozwolenie za swego
act-rubles_per_contractor = rubel za swego
act-rubles_per_other_contractor = rubel za cudzego
act-one_market_action = jedna akcja rynku
act-market_action_and_material = akcja i surowiec
act-same_market_action_twice = ta sama akcja 2 ×
act-two_market_actions = dwie akcje rynku
act-gain_basic_material = zwykły surowiec
act-basic_material_for_recognition = uznanie za zwykły
act-gain_1_ruble = zyskaj 1 rubla
act-gold_for_3_rubles = sprzedaj złoto za 3
act-gain_1_gem = zyskaj klejnot
act-gems_for_prestige_and_rubles = sprzedaj 2 klejnoty
act-gain_1_permit = zyskaj 1 pozwolenie
act-permit_for_delivery = pozwolenie: dostawa
act-two_permits_for_prestige = pozwolenia: prestiż
act-permit_for_material = pozwolenie: surowiec
act-draw_contracts = jeden z trzech
act-market_area = pole, za każdą kość
act-any_guild_action = akcja innej gildii
act-resource_tile = kafelek zasobów
act-draw_1_card = jedna karta, weź 2
act-draw_2_cards = dwie karty, 2 + 1
act-rubles_of_section = ruble segmentu
act-half_recognition_of_section = pół uznania segmentu
act-take_reinforcement = weź kafelek
act-brick_for_delivery = dostawa za cegłę
act-brick_for_2_rubles = sprzedaj cegłę za 2
act-brick_for_recognition = uznanie za cegłę

contract-return_2_lumber = zwrot 2 drewna
contract-return_2_stone = zwrot 2 kamieni
contract-return_2_brick = zwrot 2 cegieł
contract-return_4_rubles = zwrot 4 rubli
contract-return_gem_and_gold = zwrot klejnotu i złota
contract-all_ornaments_built = wszystkie twoje ozdoby na katedrze
contract-ornaments_on_own_sections = twoje ozdoby na twoich segmentach
contract-ornaments_on_others_sections = twoje ozdoby na cudzych segmentach
contract-ornaments_not_built = twoje nieumieszczone ozdoby
contract-three_ornaments_one_tower = trzy twoje ozdoby w jednej wieży
contract-three_claims_one_tower = trzy twoje sztandary w wieży
contract-section_of_each_type = podstawa, środek i kopuła
contract-six_face_up_tiles = sześć odkrytych kafelków
contract-towers_without_presence = wieże bez ciebie
contract-towers_with_presence = wieże z tobą
reinforcement-gain_5_rubles = zyskaj 5 rubli
reinforcement-any_guild_action = dowolna akcja gildii w grze
reinforcement-activate_own_tile = aktywuj swój kafelek
reinforcement-deliver_1 = jedna dostawa
reinforcement-gain_3_recognition = zyskaj 3 uznania
reinforcement-free_placement = połóż kafelek warsztatu za darmo
reinforcement-gain_2_materials = zyskaj dwa surowce
reinforcement-die_resource = weź z kafelka przy dowolnej kości

say-city = { $n ->
    [one] { $city }: kosztuje 1 pozwolenie, { $who }
    [few] { $city }: kosztuje { $n } pozwolenia, { $who }
   *[many] { $city }: kosztuje { $n } pozwoleń, { $who }
}
say-city-closed = { $city }: zamknięte, { $who }
say-city-there = wykonawcy: { $list }
say-city-empty = bez wykonawców
say-citytile = { $city }, gdy wieża jest ukończona: { $list }
say-specialist = Specjalista: { $effect }; narzędzie: { PIECE("tool", $tool) }
say-specialist-none = brak
say-slot = Wykonawca { $n }, jego pole płaci: { $what }
say-slot-gone = Wykonawca { $n } już wyruszył, jego pole dało: { $what }
say-slot-nothing = nic
say-permits = pozwolenia: { $n } z { $m }
say-permit = oddaj prestiż za pozwolenie
say-tools = Narzędzia: { $list }; warte { $n ->
        [1] { $n } prestiż
       *[other] { $n } prestiżu
    }
say-mix = { $n ->
    [one] zapłać 1 diamentem
    [few] zapłać { $n } diamentami
   *[many] zapłać { $n } diamentami
}
say-mix-none = brak
say-diamonds = { $n ->
    [one] 1 diament, zastępuje dowolny surowiec
    [few] { $n } diamenty, każdy zastępuje dowolny surowiec
   *[many] { $n } diamentów, każdy zastępuje dowolny surowiec
}
say-contract = Kontrakt: { $words }, teraz { $n ->
        [1] { $n } prestiż
       *[other] { $n } prestiżu
    }
say-spare = karta katedry: { $list }
say-tower = Wieża { $n }
say-foreman = majster przy wieży { $n }
say-tile-of = { $name }: { $tile }

ivan-hire = Zatrudnianie
ivan-hire-short = Najem
ivan-hire-what = zostało { $n }
ivan-will-hire = wysyła wykonawcę do miasta swego znacznika

tab-market = Rynek
tab-site = Budowa
tab-me = Ja
part-market = Krąg rynku z torem punktacji
part-site = Plac budowy
part-me = Twój warsztat
part-supply = Wspólna pula
supply = Pula
you = ty
turn = tura { $n }
of = { $n } z { $m }
free = za darmo
for = za { $n }
full = pełno
inventory = Magazyn
workshop = Warsztat
ornaments = Ozdoby
track = Tor punktacji
inv-state = { $n } z { $m }
inv-gain = { $n } z { $m }, zmieści się jeszcze { $k }
inv-full = { $n } z { $m }, pełno
shop-hand = połóż kafelek
orn-left = zostało { $n }
orn-none = wszystkie umieszczone
next = następny za { $n }
face-up = odkryty
face-down = zakryty, za darmo
sections = ukończone segmenty: { $n } z { $m }
towers = Wieże teraz
towers-note = prestiż, który dałaby każda
worth = warta
none-short = –
nothing = jeszcze nic
tie0 = remis 0
recognition-to = { $n ->
        [1] { $n } uznanie
       *[other] { $n } uznania
    } do następnego prestiżu
ended = wynik { $n }, gdyby gra się teraz skończyła
hub-last = ost. runda
hub-over = koniec

good-lumber = drewno
    .count = { $n } { $n ->
        [one] drewno
        [few] drewna
       *[many] drewna
    }
good-brick = cegła
    .count = { $n ->
        [one] 1 cegła
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
good-stone = kamień
    .count = { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
good-gold = złoto
    .count = { $n } { $n ->
        [one] złoto
        [few] złota
       *[many] złota
    }
good-green_gem = zielony klejnot
    .count = { $n ->
        [one] 1 zielony klejnot
        [few] { $n } zielone klejnoty
       *[many] { $n } zielonych klejnotów
    }
good-purple_gem = fioletowy klejnot
    .count = { $n ->
        [one] 1 fioletowy klejnot
        [few] { $n } fioletowe klejnoty
       *[many] { $n } fioletowych klejnotów
    }
good-ruble = rubel
    .count = { $n ->
        [one] 1 rubel
        [few] { $n } ruble
       *[many] { $n } rubli
    }
good-recognition = uznanie
    .count = { $n ->
        [1] { $n } uznanie
       *[other] { $n } uznania
    }
good-prestige = prestiż
    .count = { $n ->
        [1] { $n } prestiż
       *[other] { $n } prestiżu
    }
good-any = dowolny surowiec
    .count = { $n ->
        [one] 1 dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }
season-spring = Wiosna
season-summer = Lato
season-autumn = Jesień
season-winter = Zima
guild-craftsmen = Rzemieślnicy
guild-teamsters = Woźnice
guild-merchants = Kupcy
guild-clergy = Duchowieństwo
color-white = biała
color-green = zielona
color-blue = niebieska
color-red = czerwona
color-yellow = żółta
orn-door = portal
    .an = portal
orn-arch = łuk
    .an = łuk
orn-cross = krzyż
    .an = krzyż
type-base = podstawa
type-middle = segment środkowy
type-dome = kopuła
n-1 = 1
n-2 = 2
n-3 = 3
n-4 = 4
kind-any = dowolny
kind-common = zwykły
kind-precious = cenny
kind-some = wybrany

act-deliver = { $n ->
    [one] dostarcz 1 za { $price }
    [few] dostarcz { $n } za { $price }
   *[many] dostarcz { $n } za { $price }
}
act-swap = zamień kafelki za { $price }
act-wake = obudź swój kafelek
act-alike = { PIECE("n", $n) } takie same na { PIECE("n", $m) }
act-change = wymień jeden za { $price }
act-sell = sprzedaj { $kind } za { $n }
act-buy = kup { $kind } za { $price }
act-discard = odrzuć rodzaje: { PIECE("n", $n) }
act-prestige = { $n ->
        [1] { $n } prestiż
       *[other] { $n } prestiżu
    } za { $price }
act-ruble = zyskaj { $n ->
    [one] { $n } rubla
    [few] { $n } ruble
   *[many] { $n } rubli
}
act-recognition = zyskaj { $n ->
        [1] { $n } uznanie
       *[other] { $n } uznania
    }
act-types = każdy typ: zyskaj { $n }
act-once = raz
act-many = ile razy zapłacisz

say-die = { PIECE("color", $color) } kość, wynik { $n }, pole { $space }
say-space = { $space }: { $count } za kość, { $dice }
say-nodice = bez kości
say-dice = kości: { $list }
say-guild = { PIECE("guild", $guild) }, gildia pory: { PIECE("season", $season) }
say-action = { PIECE("guild", $guild) }: { $words }, { PIECE("act", $repeat) }
say-section = Wieża { $tower }, poziom { $level }, { PIECE("type", $type) }
say-locked = zamknięty, póki poziom niżej nie jest zajęty
say-open = wolny do zajęcia, ma: { $tile }
say-claimed = zajmuje go { $name }
say-finished = ukończony: { $name }
say-needs = potrzeba jeszcze: { $list }
say-jewels = w tym diamenty: { $n }
say-costs = koszt: { $list }
say-pays = daje: { $list }
say-ornament = { PIECE("orn", $orn) }: { $name }
say-fine = kosztowałby właściciela { $n ->
        [1] { $n } uznanie
       *[other] { $n } uznania
    }
say-tile-die = kafelek kości ({ PIECE("color", $color) })
say-tile = kafelek: { $count }
say-good = { $count } w twoim magazynie
say-banner = sztandar na polu magazynu
say-banner-white = sztandar na białym polu warsztatu
say-shop = pole warsztatu ({ $space }), { $what }
say-shop-empty = { $n ->
    [one] puste, odkryty za 1 rubla
    [few] puste, odkryty za { $n } ruble
   *[many] puste, odkryty za { $n } rubli
}
say-shop-down = zakryty kafelek
say-shop-banner = pod sztandarem
say-shop-holds = leży tu { $orn }
say-ornaments = { PIECE("orn", $orn) }, do umieszczenia: { $n }
say-supply = { $count } w puli
say-face-up = połóż kafelek odkryty
say-face-down = połóż kafelek zakryty
say-exchange = wymień prestiż na ruble
say-reroll = oddaj prestiż i rzuć ponownie kośćmi pola
say-marker = { $name }: { $n ->
        [1] { $n } uznanie
       *[other] { $n } uznania
    }, { $p ->
        [1] { $p } prestiż
       *[other] { $p } prestiżu
    }

zoom-whole = Cała budowa

lens-yours = Twój.
lens-of = Buduje tu { $name }.
lens-done = Ukończony: { $name }.
lens-free = { $tile ->
    [none] Wolny do zajęcia.
   *[other] Wolny do zajęcia, ma { $tile }.
}
lens-locked = Zamknięty, póki poziom niżej nie jest zajęty.
lens-needs = Potrzeba jeszcze
lens-costs = Koszt
lens-pays = Daje
lens-fine = Gdy ktoś ukończy wyżej, tracisz { $n }
lens-bare = Jeszcze bez ozdoby.
lens-orn = Ozdoba: { PIECE("orn", $orn) } ({ $name }).

ivan-next = następna
ivan-row = Rząd kart Iwana
ivan-claim = Zajmowanie
ivan-inventory = Magazyn
ivan-transport = Transport
ivan-construction = Budowa
ivan-recognition = Uznanie
ivan-claim-short = Zajmuje
ivan-inventory-short = Skład
ivan-transport-short = Wozi
ivan-construction-short = Buduje
ivan-recognition-short = Sława
ivan-claim-what = zostało { $n }
ivan-inventory-what = { $n ->
    [one] +1 sztuka
    [few] +{ $n } sztuki
   *[many] +{ $n } sztuk
}
ivan-transport-what = przewozi { $n }
ivan-construction-what = kładzie { $n }
ivan-recognition-what = +{ $n }
ivan-walk = idzie o { $n } na { $space }
ivan-blocked = { $space }: pełno, nie rusza się
ivan-tile = z kafelka: { $n }
ivan-will-claim = { $n ->
    [0] nie ma już sztandaru, by coś zająć
   *[other] zajmuje segment, ty wybierasz który
}
ivan-will-inventory = składuje { $n } z największych stosów
ivan-will-transport = { $n ->
    [one] przewozi 1 sztukę na Budowę
    [few] przewozi { $n } sztuki na Budowę
   *[many] przewozi { $n } sztuk na Budowę
}
ivan-will-construction = { $n ->
    [one] kładzie 1 sztukę na swoich segmentach
    [few] kładzie { $n } sztuki na swoich segmentach
   *[many] kładzie { $n } sztuk na swoich segmentach
}
ivan-will-recognition = zyskuje { $n ->
        [1] { $n } uznanie
       *[other] { $n } uznania
    }
ivan-caption = przy obecnych kościach · twój ruch może to zmienić
ivan-reset = wszystkie kafelki użyte: rząd zaczyna od nowa
ivan-orn = { $n ->
    [0] następnie { $orn }, gdy rząd zacznie od nowa
    [one] następnie { $orn }, gdy rząd zacznie od nowa: za 1 turę
    [few] następnie { $orn }, gdy rząd zacznie od nowa: za { $n } tury
   *[many] następnie { $orn }, gdy rząd zacznie od nowa: za { $n } tur
}
ivan-orn0 = wszystkie jego ozdoby już stoją
level-standard = zwykły
level-hard = trudny
level-very_hard = bardzo trudny

score-total = Prestiż

card-line = Prowadź kości wokół rynku, dostarczaj kamień i złoto i kończ swoje kopuły, zanim sławą podzielą się rywale.
card-picture = Sylwetka katedry z czerwonej cegły z malowanymi cebulastymi kopułami
card-solo = Przeciw kartom Iwana
card-expansion = Dodatek Contractors
card-expansion-line = Każdą część można łączyć z innymi lub grać bez nich.

# The story: one line for each turn; pictures stand where the placeables are.
story-plus = plus { $what }
story-minus = minus { $what }
story-die = { PIECE("color", $color) } kość
story-move = { $die } na { $space }
story-take = { $you ->
    [yes] bierzesz:
   *[no] bierze:
} { $goods }
story-tile = własny kafelek
story-swap = { $you ->
    [yes] zamieniasz
   *[no] zamienia
} dwa kafelki
story-claim = { $you ->
    [yes] zajmujesz
   *[no] zajmuje
} { $section },
story-lay = { $tile } na { $space }
story-face-up = odkryty kafelek
story-face-down = zakryty kafelek
story-shop-green = zielone
story-shop-blue = niebieskie
story-shop-red = czerwone
story-shop-yellow = żółte
story-shop-white_1 = pierwsze białe
story-shop-white_2 = drugie białe
story-deliver = { $goods } na { $section }
story-finish = { $you ->
    [yes] kończysz
   *[no] kończy
} { $section }
story-decorate = { $ornament } na { $section }
story-reroll = { $you ->
    [yes] rzucasz
   *[no] rzuca
} ponownie kośćmi pola
story-sixth = szósty segment: ostatnia runda
story-ivan-reset = zaczyna swój rząd od nowa
story-ivan-blocked = { $die } nie może się ruszyć
story-ivan-store = składuje { $n }
# In the bar: the race to the last round.
race-of = { $name }: segmenty { $n } z { $of }
race-next = { $you ->
    [yes] potem grasz ty
   *[no] potem gra { $name }
}
race-near = { $you ->
    [yes] brakuje ci jednego segmentu
   *[no] { $name }: brakuje jednego segmentu
}
race-last = { $n ->
    [0] ostatnia runda · ostatnia tura
    [one] ostatnia runda · jeszcze 1 tura
    [few] ostatnia runda · jeszcze { $n } tury
   *[many] ostatnia runda · jeszcze { $n } tur
}
# Answers as rows: place, price, gain.
row-group-claim = Zajmij
row-group-build = Buduj
row-group-market = Rynek
row-group-duchy = Księstwo
row-group-prestige = Prestiż
row-of = { $fits } z { $amount }
row-exchange = wymień
row-reroll = rzuć ponownie: { $space }
loss-penalty = Tracisz { $what }: nad twoim segmentem { $section } ukończono { $above }
loss-penalty-only = Tracisz { $what } za swój segment { $section }
loss-pay = Strata: { $what }
loss-by = Przez kogo: { $name }.
loss-marker = Twój znacznik: { $from } → { $to }.
loss-prestige = Prestiż { $from } → { $to }.

# A scoring, counted thing by thing.
scene-city = Wieża { $tower } ukończona: { $city }
scene-contractors = { $n ->
    [one] { $n } wykonawca na miejscu, za każdy sztandar w wieży
    [few] { $n } wykonawców na miejscu, każdy za każdy sztandar w wieży
   *[many] { $n } wykonawców na miejscu, każdy za każdy sztandar w wieży
}
scene-nobody = Nikt nie ma tam wykonawców i sztandarów
scene-end = Końcowa punktacja

## A finished game of the real box.
end-plan = Plan budowy
end-towers = Wieże
end-towers-line = Wybierz sztandar lub ozdobę, potem dotknij ukończonych segmentów, które je mają. Dotknij ponownie, aby usunąć.
end-brushes = Sztandary i ozdoby
end-banner = Sztandar: { $name }
end-ornament = Ozdoba: { $name }
end-tower = Wieża { $n }
end-section = Segment { $section }, nieukończony
end-section-done = Segment { $section }, sztandar: { $banner }
end-section-adorned = Segment { $section }, sztandar: { $banner }, ozdoba: { $ornament }
end-left = Co zostało
end-marker = Znacznik na torze (okrążenie: { $lap } pól)
end-goods = Towary w magazynie, ruble i pozwolenia
end-contracts = Prestiż z kontraktów
