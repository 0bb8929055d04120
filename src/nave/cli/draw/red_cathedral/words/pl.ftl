# What the terminal says beside the pictures of The Red Cathedral. Pieces are named by the game's own words.

draw-market = Rynek
draw-market-key = m
draw-site = Budowa
draw-site-key = s
draw-players = Gracze
draw-players-key = p
draw-duchy = Księstwo
draw-duchy-key = d

## In the pictures: letters on colors, and words as short as can be

# The black die, which is not blue, has a K as printers do.
draw-die-letter = { $die ->
    [white] B
    [green] Z
    [blue] N
    [red] C
    [yellow] Ż
   *[black] K
}
draw-player-letter = { $whose ->
    [green] Z
    [blue] N
    [red] C
    [yellow] Ż
   *[ivan] I
}
draw-resource = { PIECE("resource", $resource) }
draw-resource-short = { $resource ->
    [green_gem] z.klejnot
    [purple_gem] f.klejnot
    [recognition] uznan.
   *[other] { PIECE("resource", $resource) }
}
draw-season = { $season ->
    [spring] Wiosna
    [summer] Lato
    [autumn] Jesień
   *[winter] Zima
}
draw-group = { PIECE("group", $group) }
draw-ornament = { PIECE("ornament", $ornament) }
draw-city = { PIECE("city", $city) }
draw-tool = { PIECE("tool", $tool) }
draw-contract = { PIECE("contract", $contract) }
draw-reinforcement = { PIECE("reinforcement", $reinforcement) }
draw-ivan-card = { PIECE("ivan_card", $card) }
draw-tower = wieża { $tower }
draw-tower-short = W{ $tower }
draw-free = wolne
draw-built = gotowe
draw-now = teraz
draw-stored = w składzie
draw-on-site = na budowie
draw-supply = pula
draw-last-turns = ostatnie tury
draw-next = dalej { $bonus }
draw-next-none = dalej bez premii
draw-tools = narzędzia
draw-contracts = { $count ->
    [one] { $count } kontrakt
    [few] { $count } kontrakty
   *[many] { $count } kontraktów
}
draw-tiles = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
draw-spare-cards = { $count ->
    [one] { $count } zapasowa karta
    [few] { $count } zapasowe karty
   *[many] { $count } zapasowych kart
}
draw-reinforcements = { $count ->
    [one] { $count } wzmocnienie
    [few] { $count } wzmocnienia
   *[many] { $count } wzmocnień
}
draw-drawn = dobrane:
draw-drawn-contract = dobrany: { PIECE("contract", $contract) }
draw-place = { $place }.

# Actions beside the market.
draw-short-types = każdy typ
draw-short-pay = { $pattern ->
    [same] takie same
    [different] różne
   *[any] dowolne
}
draw-short-gain = { $other ->
    [yes] inny
   *[no] dowolny
}
draw-short-deliver = dostarcz { $count }
draw-short-swap = zamień 2 kafelki
draw-short-activate = aktywuj kafelek
draw-short-free = zysk
draw-short-part = { $part ->
    [material_of_choice] { $count } dow.
    [delivery] { $count ->
        [one] { $count } dostawa
        [few] { $count } dostawy
       *[many] { $count } dostaw
    }
   *[other] { $count } { $part }
}
draw-short-activate_own_tile = swój kafelek
draw-short-activate_other_players_tile = cudzy kafelek
draw-short-activate_own_tile_twice = kafelek 2×
draw-short-activate_two_own_tiles = dwa kafelki
draw-short-recognition_own_banners = ✦ za swój ⚑
draw-short-rubles_own_banners = ₽ za swój ⚑
draw-short-recognition_other_banners = ✦ za cudzy ⚑
draw-short-rubles_other_banners = ₽ za cudzy ⚑
draw-short-black_die_resource = przy czarnej
draw-short-permits_per_contractor = ▤ za swego ♟
draw-short-rubles_per_contractor = ₽ za swego ♟
draw-short-rubles_per_other_contractor = ₽ za cudzego ♟
draw-short-one_market_action = rynek znów
draw-short-market_action_and_material = znów+1 dow.
draw-short-same_market_action_twice = to samo 2×
draw-short-two_market_actions = oba znów
draw-short-draw_contracts = kontrakt
draw-short-market_area = dowolne pole
draw-short-any_guild_action = akcja gildii
draw-short-resource_tile = kafelek dow.
draw-short-draw_1_card = 2 z karty
draw-short-draw_2_cards = 2+1 z kart
draw-short-rubles_of_section = ₽ z segmentu
draw-short-half_recognition_of_section = ½ ✦ segmentu
draw-short-take_reinforcement = kafelek

draw-kind-two_activations = aktywuj 2×
draw-kind-rubles_to_recognition = ≤5₽ → ✦
draw-kind-material_and_delivery = 1 dow.+dostawa
draw-kind-resource_tile = kafelek dow.
draw-kind-claim = zajęcie

## The table in words

draw-words-market = Rynek: kości idą od 1 do 8 i dalej do 1
draw-words-space = { PIECE("space", $space) }
draw-words-die = { PIECE("die", $die) } { $value }
draw-words-dice = { $count ->
    [0] bez kości
   *[other] { $dice }
}
draw-words-influence = Wpływy: jedna z dwóch akcji na wizytę
draw-words-card = { $season ->
    [spring] Wiosna
    [summer] Lato
    [autumn] Jesień
   *[winter] Zima
}, { PIECE("group", $group) }: { $first }; albo { $second }
draw-words-action = { $free ->
    [yes] { $gains }
   *[no] za { IN("acc", $cost) }: { $gains }
}{ $count ->
    [0] {""}
   *[other] {" "}(ukończone: { $needs })
}{ $often ->
    [yes] , ile razy chcesz
   *[no] , raz
}
draw-words-section = { PIECE("type", $type) }
draw-words-some = { $count ->
    [one] { $count } surowiec ({ $kinds })
    [few] { $count } surowce ({ $kinds })
   *[many] { $count } surowców ({ $kinds })
}
draw-words-pay-same = { $count ->
    [one] { $count } surowiec jednego rodzaju
    [few] { $count } surowce jednego rodzaju
   *[many] { $count } surowców jednego rodzaju
}
draw-words-pay-different = { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce różnych rodzajów
   *[many] { $count } surowców różnych rodzajów
}
draw-words-pay-any = { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
   *[many] { $count } surowców
}
draw-words-gain-other = { $count ->
    [one] { $count } surowiec innego rodzaju
    [few] { $count } surowce innego rodzaju
   *[many] { $count } surowców innego rodzaju
}
draw-words-gain-any = { $count ->
    [one] { $count } surowiec do wyboru
    [few] { $count } surowce do wyboru
   *[many] { $count } surowców do wyboru
}
draw-words-swap = zamiana dwóch kafelków zasobów
draw-words-benefit = korzyść z kafelka warsztatu
draw-gain-activate_own_tile = korzyść z jednego twojego kafelka warsztatu
draw-gain-activate_other_players_tile = korzyść z cudzego kafelka warsztatu
draw-gain-activate_own_tile_twice = dwa razy korzyść z jednego twojego kafelka warsztatu
draw-gain-activate_two_own_tiles = korzyści z dwóch twoich kafelków warsztatu
draw-gain-recognition_own_banners = uznanie za twoje sztandary tam, gdzie staje majster
draw-gain-rubles_own_banners = ruble za twoje sztandary tam, gdzie staje majster
draw-gain-recognition_other_banners = uznanie za sztandary rywala przy majstrze
draw-gain-rubles_other_banners = ruble za sztandary rywala tam, gdzie staje majster
draw-gain-black_die_resource = to, co pokazuje kafelek przy czarnej kości
draw-gain-permits_per_contractor = pozwolenie za każdego twojego wykonawcę w miastach
draw-gain-rubles_per_contractor = rubel za każdego twojego wykonawcę w miastach
draw-gain-rubles_per_other_contractor = rubel za każdego wykonawcę jednego rywala
draw-gain-one_market_action = jedna akcja rynku jeszcze raz
draw-gain-market_action_and_material = akcja rynku jeszcze raz i surowiec do wyboru
draw-gain-same_market_action_twice = jeden rodzaj akcji rynku jeszcze dwa razy
draw-gain-two_market_actions = oba rodzaje akcji rynku jeszcze raz
draw-gain-draw_contracts = jeden z trzech dobranych kontraktów
draw-gain-market_area = to, co pole rynku daje za swoje kości
draw-gain-any_guild_action = jedna akcja innej gildii, z jej własnym kosztem
draw-gain-resource_tile = to, co pokazuje dowolny kafelek zasobów
draw-gain-draw_1_card = dwa surowce z dobranej zapasowej karty katedry
draw-gain-draw_2_cards = dwa surowce z jednej i jeden z drugiej zapasowej karty katedry
draw-gain-rubles_of_section = ruble z jednego twojego segmentu w budowie
draw-gain-half_recognition_of_section = połowa uznania z jednego twojego segmentu w budowie
draw-gain-take_reinforcement = kafelek wzmocnienia

draw-words-site = Budowa: segment, potrzeby, zyski, kafelek warsztatu, stan
draw-words-type = { $type ->
    [base] podstawa
    [middle] środek
   *[dome] kopuła
}
draw-words-tower = { $count ->
    [0] Wieża { $tower }, warta teraz { $value ->
        [1] { $value } prestiż
       *[other] { $value } prestiżu
    }
   *[other] Wieża { $tower }, warta teraz { $value ->
        [1] { $value } prestiż
       *[other] { $value } prestiżu
    }: { $paid }
}
draw-words-paid = { PLAYER($player) } { $prestige }
draw-words-finished = ukończony: { PLAYER($player) }
draw-words-decorated = ukończony: { PLAYER($player) }, { PIECE("ornament", $ornament) }: { PLAYER($by) }
draw-words-needs = { $laid ->
    [0] { COUNT($amount, "resource", $resource) }
   *[other] leży { $laid }, potrzeba: { COUNT($amount, "resource", $resource) }
}
draw-words-claimed = { $penalty ->
    [0] { $cost }; { $gives }; zajmuje { PLAYER($player) }
   *[other] { $cost }; { $gives }; zajmuje { PLAYER($player) }, kara { $penalty }
}
draw-words-open = { $free ->
    [yes] { $cost }; { $gives }; kafelek: { $tile }; wolny
   *[no] { $cost }; { $gives }; kafelek: { $tile }; jeszcze niedostępny
}
draw-words-die-tile = { PIECE("die", $die) } kość

draw-words-players = Gracze
draw-words-supply = Pula: { $goods }
draw-words-player = { PLAYER($player) }: { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    } (uznanie { $score }, { $next } do następnego prestiżu), ukończone: { $sections }; gdyby gra się teraz skończyła: { $now }
draw-words-goods = { $count ->
    [0] towary: brak
   *[other] towary: { $goods }
}
draw-words-spaces = { $open ->
    [one] 1 wolne pole
    [few] { $open } wolne pola
   *[many] { $open } wolnych pól
}, zakryte: { $covered }
draw-words-banners = { $banners ->
    [one] 1 sztandar
    [few] { $banners } sztandary
   *[many] { $banners } sztandarów
}; { $count ->
    [0] bez ozdób
   *[other] ozdoby: { $ornaments }
}
draw-words-ornament = { $ornament ->
    [door] { $count ->
        [one] 1 portal
        [few] { $count } portale
       *[many] { $count } portali
    }
    [arch] { $count ->
        [one] 1 łuk
        [few] { $count } łuki
       *[many] { $count } łuków
    }
   *[cross] { $count ->
        [one] 1 krzyż
        [few] { $count } krzyże
       *[many] { $count } krzyży
    }
}
draw-words-workshop = warsztat: { $spaces }
draw-words-price = { $held ->
    [none] { PIECE("shop", $space) } cena { $price }
    [banner] { PIECE("shop", $space) } cena { $price }, leży tu sztandar
   *[other] { PIECE("shop", $space) } cena { $price }, leży tu { PIECE("ornament", $held) }
}
draw-words-face-up = { PIECE("shop", $space) }: { $tile }
draw-words-face-down = { PIECE("shop", $space) }: zakryty
draw-words-ivan-cards = karty: { $cards }
draw-words-card-up = { PIECE("ivan_card", $card) } ({ $tile })
draw-words-card-used = { PIECE("ivan_card", $card) } (użyta)
draw-words-ivan-stored = { $count ->
    [0] w składzie: nic
   *[other] w składzie: { $goods }
}
draw-words-ivan-site = { $count ->
    [0] na budowę: nic
   *[other] na budowę: { $goods }
}

## The expansion in words

draw-words-diamonds = Diamenty: { $count } w puli
draw-words-laid = { $count } jako { PIECE("resource", $resource) }
draw-words-diamonds-on = na { $section }: { $laid }
draw-words-foreman = Majster: pod wieżą { $tower }
draw-words-contracts = Kontrakty: { $deck } w talii, z nich odłożone pod spód: { $under }
draw-words-drawn = dobrane: { $pieces }
draw-words-spare = Zapasowe karty: { $deck } w talii, odrzucone: { $discarded }
draw-words-drawn-card = dobrana karta wymaga: { $cost }
draw-words-offer = { $count ->
    [0] Kafelki wzmocnień do wzięcia: brak
   *[other] Kafelki wzmocnień do wzięcia: { $tiles }
}
draw-words-held-diamonds = { COUNT($count, "resource", "diamond") }
draw-words-held-contracts = kontrakty: { $contracts }
draw-words-held-tiles = kafelki wzmocnień: { $tiles }
draw-words-duchy = Księstwo: miasto, wieża, pozwolenia za następnego wykonawcę, wykonawcy na miejscu
draw-words-there = { PLAYER($player) } { $count }
draw-words-city = { PIECE("city", $city) }, { $tower ->
    [none] bez wieży
   *[other] wieża { $tower }
}: { $open ->
    [yes] { COUNT($cost, "resource", "permit") }
   *[no] zamknięte
}; { $count ->
    [0] nikogo
   *[other] { $there }
}
draw-words-marker = Znacznik Iwana jest przy wieży { $tower }
draw-words-display = Wystawka, specjaliści: co robią, narzędzie, miasta obok
draw-words-specialist = { $effect }, { PIECE("tool", $tool) }; { $cities }
draw-words-no-specialist = puste; { $cities }
draw-words-tool = { $count } × { PIECE("tool", $tool) }
draw-words-contractors = { $left ->
    [one] został 1 wykonawca
    [few] zostało { $left } wykonawców
   *[many] zostało { $left } wykonawców
}; { $count ->
    [0] bez narzędzi
   *[other] narzędzia: { $tools } ({ $prestige } prestiżu)
}
draw-words-permits = { COUNT($count, "resource", "permit") }
draw-words-held = specjalista: { $effect }, { PIECE("tool", $tool) }
draw-words-none-held = bez specjalisty

## The score sheet

draw-sheet-wins = wygrywa
draw-sheet-track = tor punktacji
draw-sheet-goods = towary i ruble
draw-sheet-goods-permits = towary, ruble i pozwolenia
draw-sheet-tower = wieża { $tower }, warta { $value }
draw-sheet-tools = zestawy narzędzi
draw-sheet-contracts = kontrakty
draw-sheet-prestige = prestiż
draw-sheet-sections = ukończone segmenty
draw-sheet-ornaments = ozdoby
draw-sheet-legend = Wieże: miejsce (= dzielone), × elementy w niej, prestiż.
