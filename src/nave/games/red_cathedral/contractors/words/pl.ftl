# What the expansion Contractors says.

## Pieces

resource-permit = pozwolenie
    .gen = pozwolenia
    .acc = pozwolenie
    .count = { $n ->
        [one] { $n } pozwolenie
        [few] { $n } pozwolenia
       *[many] { $n } pozwoleń
    }
    .count-acc = { $n ->
        [one] { $n } pozwolenie
        [few] { $n } pozwolenia
       *[many] { $n } pozwoleń
    }
resource-diamond = diament
    .gen = diamentu
    .acc = diament
    .count = { $n ->
        [one] { $n } diament
        [few] { $n } diamenty
       *[many] { $n } diamentów
    }
    .count-acc = { $n ->
        [one] { $n } diament
        [few] { $n } diamenty
       *[many] { $n } diamentów
    }
    .count-ins = { $n ->
        [one] { $n } diamentem
        [few] { $n } diamentami
       *[many] { $n } diamentami
    }

city-moscow = Moskwa
    .gen = Moskwy
city-vologda = Wołogda
    .gen = Wołogdy
city-suzdal = Suzdal
    .gen = Suzdala
city-ryazan = Riazań
    .gen = Riazania
city-smolensk = Smoleńsk
    .gen = Smoleńska
city-novgorod = Nowogród
    .gen = Nowogrodu

tool-hammer = młotek
tool-saw = piła
tool-trowel = kielnia
tool-chisel = dłuto
tool-compass = cyrkiel
tool-axe = topór

group-jewelers = Jubilerzy
    .gen = Jubilerów
    .acc = Jubilerów
group-artisans = Wytwórcy
    .gen = Wytwórców
    .acc = Wytwórców
group-foremen = Majstrowie
    .gen = Majstrów
    .acc = Majstrów
group-contractors = Wykonawcy
    .gen = Wykonawców
    .acc = Wykonawców
group-wholesalers = Hurtownicy
    .gen = Hurtowników
    .acc = Hurtowników
group-managers = Zarządcy
    .gen = Zarządców
    .acc = Zarządców
group-lawyers = Prawnicy
    .gen = Prawników
    .acc = Prawników
group-archivists = Archiwiści
    .gen = Archiwistów
    .acc = Archiwistów
group-master_builders = Naczelni budowniczowie
    .gen = Naczelnych budowniczych
    .acc = Naczelnych budowniczych
group-brick_makers = Ceglarze
    .gen = Ceglarzy
    .acc = Ceglarzy

action-buy_1_diamond = kupno 1 diamentu
action-exchange_3_materials = wymiana 3 surowców
action-buy_2_diamonds = kupno 2 diamentów
action-diamond_for_2_permits = 2 pozwolenia za diament
action-activate_own_tile = aktywacja własnego kafelka
action-activate_other_players_tile = aktywacja cudzego kafelka
action-activate_own_tile_twice = dwukrotna aktywacja własnego kafelka
action-activate_two_own_tiles = aktywacja dwóch własnych kafelków
action-recognition_own_banners = uznanie za własne sztandary
action-rubles_own_banners = ruble za własne sztandary
action-recognition_other_banners = uznanie za cudze sztandary
action-rubles_other_banners = ruble za cudze sztandary
action-black_die_resource = zasób przy czarnej kości
action-permits_per_contractor = pozwolenia za wykonawców
action-rubles_per_contractor = ruble za wykonawców
action-rubles_per_other_contractor = ruble za cudzych wykonawców
action-one_market_action = jedna akcja rynku
action-market_action_and_material = akcja rynku i surowiec
action-same_market_action_twice = ta sama akcja rynku dwa razy
action-two_market_actions = dwie akcje rynku
action-gain_basic_material = zysk zwykłego surowca
action-basic_material_for_recognition = uznanie za zwykły surowiec
action-gain_1_ruble = zysk 1 rubla
action-gold_for_3_rubles = 3 ruble za złoto
action-gain_1_gem = zysk 1 klejnotu
action-gems_for_prestige_and_rubles = prestiż i ruble za klejnoty
action-gain_1_permit = zysk 1 pozwolenia
action-permit_for_delivery = dostawa za pozwolenie
action-two_permits_for_prestige = prestiż za dwa pozwolenia
action-permit_for_material = surowiec za pozwolenie
action-draw_contracts = dobranie kontraktów
action-market_area = pole rynku
action-any_guild_action = akcja innej gildii
action-resource_tile = kafelek zasobów
action-draw_1_card = dobranie 1 karty
action-draw_2_cards = dobranie 2 kart
action-rubles_of_section = ruble z segmentu
action-half_recognition_of_section = połowa uznania z segmentu
action-take_reinforcement = wzięcie kafelka wzmocnienia
action-brick_for_delivery = dostawa za cegłę
action-brick_for_2_rubles = 2 ruble za cegłę
action-brick_for_recognition = uznanie za cegłę

contract-return_2_lumber = zwrot 2 drewna
contract-return_2_stone = zwrot 2 kamieni
contract-return_2_brick = zwrot 2 cegieł
contract-return_4_rubles = zwrot 4 rubli
contract-return_gem_and_gold = zwrot klejnotu i złota
contract-all_ornaments_built = wszystkie ozdoby umieszczone
contract-ornaments_on_own_sections = ozdoby na własnych segmentach
contract-ornaments_on_others_sections = ozdoby na cudzych segmentach
contract-ornaments_not_built = ozdoby nieumieszczone
contract-three_ornaments_one_tower = trzy ozdoby w jednej wieży
contract-three_claims_one_tower = trzy sztandary w jednej wieży
contract-section_of_each_type = segment każdego typu
contract-six_face_up_tiles = sześć odkrytych kafelków
contract-towers_without_presence = wieże bez obecności
contract-towers_with_presence = wieże z obecnością

reinforcement-gain_5_rubles = zysk 5 rubli
reinforcement-any_guild_action = akcja dowolnej gildii
reinforcement-activate_own_tile = aktywacja własnego kafelka
reinforcement-deliver_1 = 1 dostawa
reinforcement-gain_3_recognition = zysk 3 uznania
reinforcement-free_placement = darmowe położenie
reinforcement-gain_2_materials = zysk 2 surowców
reinforcement-die_resource = zasób przy kości

# A specialist as options name it: what it does, and the tool it becomes.
specialist-with_tool = specjalista ({ $terms }; { PIECE("tool", $tool) })

## What actions of the expansion cost and give

pay-permit = { COUNT($n, "resource", "permit") }
pay-diamond = { COUNT($n, "resource", "diamond") }
pay-ornament = nieumieszczona ozdoba
    .acc = nieumieszczoną ozdobę
pay-up_to_rubles = { $n ->
    [one] { $n } rubel
    [few] 1–{ $n } ruble
   *[many] 1–{ $n } rubli
}
    .acc = { $n ->
        [one] { $n } rubla
        [few] 1–{ $n } ruble
       *[many] 1–{ $n } rubli
    }
gain-as_much_recognition = tyle samo uznania
gain-claim = zajęcie segmentu
gain-contracts = dobranie { $drawn } kontraktów i zatrzymanie { $kept }
gain-base_guild_action = jedna akcja Rzemieślników, Woźniców lub Kupców
gain-any_guild_action = akcja z dowolnej karty gildii
gain-others_tile = aktywacja cudzego kafelka warsztatu
gain-reinforcement = kafelek wzmocnienia
gain-free_placement = odkryty kafelek warsztatu bez opłaty
gain-foreman = ruch majstra
gain-market_actions = { $pattern ->
    [same] jedna akcja rynku jeszcze dwa razy
    [different] dwie różne akcje rynku
   *[any] jeszcze jedna akcja rynku
}
gain-per_piece = { COUNT(1, "resource", $resource) } { $per ->
    [own_banner] za każdy twój sztandar w tej wieży
    [other_banner] za każdy cudzy sztandar w tej wieży (jednej osoby)
    [own_contractor] za każdego twojego wykonawcę w miastach
   *[other_contractor] za każdego cudzego wykonawcę w miastach (jednej osoby)
}
gain-section_rubles = ruble z segmentu w budowie
gain-section_recognition = połowa uznania z segmentu w budowie
gain-card_materials = { $first ->
    [one] { $first } surowiec z dobranej karty
    [few] { $first } surowce z dobranej karty
   *[many] { $first } surowców z dobranej karty
}
gain-cards_materials = { $first ->
    [one] { $first } surowiec
    [few] { $first } surowce
   *[many] { $first } surowców
} z jednej dobranej karty i { $second ->
    [one] { $second } surowiec z drugiej
    [few] { $second } surowce z drugiej
   *[many] { $second } surowców z drugiej
}

## What every piece of the expansion is and does

lens-city = { PIECE("city", $city) }
lens-city-closed = Zamknięte: nie wysyła się tu już wykonawców. { $there ->
    [0] Nikogo tu nie ma.
    [one] Zostaje tu 1 wykonawca.
    [few] Zostaje tu { $there } wykonawców.
   *[many] Zostaje tu { $there } wykonawców.
}
lens-city-does = Wysłanie tu wykonawcy kosztuje { COUNT($permits, "resource", "permit", form: "acc") }, po jednym za każdego w mieście{ $bonus ->
    [none] {""}
   *[some] , i daje ci: { $bonus }
}; potem wybierasz specjalistę obok miasta (do wyboru { $spaces }).{ $tower ->
    [none] {""}
   *[other] {" "}Gdy wieża { $tower } jest ukończona, każdy twój wykonawca tutaj daje 1 uznanie za każdy twój sztandar w niej.
}
lens-specialist = Specjalista
lens-specialist-none = Nie ma tu specjalisty; woreczek jest pusty.
lens-specialist-none-held = Na twojej dostawce nie czeka specjalista; zatrudnisz go, wysyłając wykonawcę.
lens-specialist-does = { $held ->
    [yes] Przesuń czarną kość i użyj go raz: { $terms }. Potem staje się narzędziem: { PIECE("tool", $tool) }.
   *[no] Wyślij wykonawcę do miasta obok, zapłać { COUNT($price, "resource", "ruble", form: "acc") }, a specjalista poczeka na czarną kość: { $terms }. Potem staje się narzędziem: { PIECE("tool", $tool) }.
}
lens-permit-does = Masz { $n }, najwyżej można mieć { $limit }. Pozwoleniami płaci się za wysyłanie wykonawców; nie zajmują półki.
lens-button-permit = Prestiż na pozwolenie
lens-button-permit-does = Twój znacznik cofa się o { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }, a ty bierzesz pozwolenie.
lens-diamond-does = Masz { $n }, w puli zostało { $left }. Diament zastępuje dowolny surowiec: dostarczony, osadzony w ozdobie lub zapłacony.
lens-diamonds = Zapłać diamentami
lens-diamonds-does = { $n ->
    [0] Żaden z płaconych surowców nie jest diamentem.
    [one] Wśród płaconych surowców jest 1 diament.
    [few] Wśród płaconych surowców są { $n } diamenty.
   *[many] Wśród płaconych surowców jest { $n } diamentów.
}
lens-foreman = Majster
lens-foreman-does = Stoi przy wieży { $tower }: kto ukończy tam segment, zyskuje o { $more ->
        [1] { $more } uznanie
       *[other] { $more } uznania
    } więcej, a kary za cudze segmenty poniżej liczą się { $factor }-krotnie.
lens-contract = Kontrakt: { PIECE("contract", $contract) }
lens-contract-does = { $contract }: { $each ->
    [yes] { $n ->
        [1] { $n } prestiż
       *[other] { $n } prestiżu
    } za każde
   *[no] { $n ->
        [1] { $n } prestiż
       *[other] { $n } prestiżu
    }
}, liczone po ostatniej turze. Ten kontrakt dałby ci teraz { $now }.
lens-contract-return_2_lumber = Oddaj 2 drewna
lens-contract-return_2_stone = Oddaj 2 kamienie
lens-contract-return_2_brick = Oddaj 2 cegły
lens-contract-return_4_rubles = Oddaj 4 ruble
lens-contract-return_gem_and_gold = Oddaj klejnot i złoto
lens-contract-all_ornaments_built = Wszystkie twoje ozdoby stoją na katedrze
lens-contract-ornaments_on_own_sections = Twoje ozdoby na twoich segmentach
lens-contract-ornaments_on_others_sections = Twoje ozdoby na cudzych segmentach
lens-contract-ornaments_not_built = Twoje ozdoby, które nie stoją na katedrze
lens-contract-three_ornaments_one_tower = Trzy twoje ozdoby w jednej wieży
lens-contract-three_claims_one_tower = Trzy twoje sztandary w jednej wieży
lens-contract-section_of_each_type = Twoja ukończona podstawa, segment środkowy i kopuła
lens-contract-six_face_up_tiles = Sześć odkrytych kafelków w twoim warsztacie
lens-contract-towers_without_presence = Wieże bez twojego sztandaru i ozdoby
lens-contract-towers_with_presence = Wieże z twoim sztandarem lub ozdobą
lens-button-keep_hand = Zatrzymaj swoje kontrakty
lens-button-keep_hand-does = Wszystkie dobrane kontrakty idą pod talię; nikt nie trzyma więcej niż { $limit }.
lens-spare = Karta katedry
lens-spare-does = { $drawn ->
    [yes] Dobrana dla ciebie: weź surowce spośród: { $cost }.
   *[no] Stąd dobiera się karty i bierze surowce, których wymagają.
}
lens-reinforcement = Wzmocnienie: { PIECE("reinforcement", $tile) }
lens-reinforcement-does = Do użycia raz, w twojej turze, obok twojej akcji: { $terms }.

## What happens

event-hire = { PLAYER($player) } wysyła wykonawcę do { PIECE("city", $city, form: "gen") }
event-ivan_idle = { PIECE("city", $city) }: Iwan nie ma już wykonawcy, jego karta zatrudniania nic nie robi
event-ivan_idle-closed = { PIECE("city", $city) }: miasto zamknięte, karta zatrudniania Iwana nic nie robi
event-city_closed = Wieża { $tower } jest ukończona: miasto zamknięte ({ PIECE("city", $city) })
event-keep = { PLAYER($player) } zatrzymuje specjalistę z pola { $space }
event-decline = { PLAYER($player) } rezygnuje ze specjalisty z pola { $space }
event-refill = Na pole { $space } dobierany jest specjalista
event-tool = { PLAYER($player) } odwraca specjalistę: { PIECE("tool", $tool) }
event-tools_back = Iwan odkłada do woreczka dwa jednakowe narzędzia: { PIECE("tool", $tool) }
event-discard = { PLAYER($player) } usuwa z gry { PIECE("ornament", $ornament, form: "acc") }
event-specialist = { PLAYER($player) } używa specjalisty
event-reinforcement = { PLAYER($player) } używa kafelka wzmocnienia: { PIECE("reinforcement", $action) }
event-deliver-diamond = { PLAYER($player) } dostarcza diament jako { PIECE("resource", $resource, form: "acc") } na segment { $section }
event-activate-other = { PLAYER($player) } aktywuje kafelek na { PIECE("shop", $space, form: "loc") } polu (warsztat: { PLAYER($whose) })
event-foreman = { PLAYER($player) } przesuwa majstra o { $steps } do wieży { $tower }
event-draw_contract = { PLAYER($player) } dobiera kontrakt: { PIECE("contract", $contract) }
event-draw_contract-hidden = { PLAYER($player) } dobiera kontrakt
event-keep_contract = { PLAYER($player) } zatrzymuje kontrakt: { PIECE("contract", $contract) }
event-keep_contract-hidden = { PLAYER($player) } zatrzymuje kontrakt
event-return_contract = { PLAYER($player) } odkłada kontrakt pod talię: { PIECE("contract", $contract) }
event-return_contract-hidden = { PLAYER($player) } odkłada kontrakt pod talię
event-contract = { PLAYER($player) } pokazuje kontrakt, { PIECE("contract", $contract) }: { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
event-take_reinforcement = { PLAYER($player) } bierze kafelek wzmocnienia: { PIECE("reinforcement", $tile) }
event-shuffle_cards = Odrzucone karty katedry są tasowane i tworzą nową talię
event-draw_card = { PLAYER($player) } dobiera kartę katedry: { $cost }
event-name_section = { PLAYER($player) } wskazuje segment { $section }

## Questions

prompt-guild = Losowana jest gildia na miejsce Duchowieństwa.
prompt-city = Nad wieżą { $tower } układany jest kafelek miasta.
prompt-draw_specialist = Na pole { $space } losowany jest specjalista.
drawn-guild = { PIECE("group", $guild) }
drawn-city = { PIECE("city", $city) }
prompt-draw_contract = Dobierany jest kontrakt.
prompt-draw_card = Dobierana jest zapasowa karta katedry.
prompt-specialist = { PLAYER($player) }: wybierz specjalistę obok miasta ({ PIECE("city", $city) }) i zatrzymaj go albo z niego zrezygnuj.
prompt-both = { PLAYER($player) }: { $left ->
    [take] weź surowiec albo przestań.
    [deliver] dostarcz surowiec albo przestań.
   *[both] weź surowiec i dostarcz jeden albo przestań.
}
prompt-rubles = { PLAYER($player) }: zapłać ruble za tyle samo uznania.
prompt-discard = { PLAYER($player) }: wybierz ozdobę, która opuści grę.
prompt-claim = { PLAYER($player) }: zajmij segment.
prompt-guild_action = { $groups ->
    [any] { PLAYER($player) }: wykonaj jedną akcję dowolnej gildii.
   *[some] { PLAYER($player) }: wykonaj jedną akcję Rzemieślników, Woźniców lub Kupców.
}
prompt-with_diamonds = { PLAYER($player) }: ile diamentów jest wśród: { COUNT($amount, "resource", $resource) }?
prompt-pay_any = { PLAYER($player) }: oddaj jeszcze { $left ->
    [one] jeden surowiec
    [few] { $left } surowce
   *[many] { $left } surowców
} dowolnego rodzaju.
prompt-activate_other = { PLAYER($player) }: wybierz odkryty kafelek warsztatu innej osoby do aktywacji.
prompt-foreman = { PLAYER($player) }: przesuń majstra o jedną lub dwie wieże.
prompt-name_player = { PLAYER($player) }: wskaż inną osobę; liczą się jej { $what ->
    [banners] sztandary w tej wieży
   *[contractors] wykonawcy w miastach
}.
prompt-extra = { PLAYER($player) }: { $parts ->
    [market] jeszcze raz pozyskaj zasoby lub aktywuj kafelek
    [material] weź wybrany surowiec
   *[both] jeszcze raz pozyskaj zasoby lub aktywuj kafelek i weź wybrany surowiec
}{ $stop ->
    [yes] {" "}albo przestań
   *[no] {""}
}.
prompt-keep_contract = { $full ->
    [yes] { PLAYER($player) }: zatrzymaj jeden z dobranych kontraktów w zamian za swój albo zostań przy swoich.
   *[no] { PLAYER($player) }: zatrzymaj jeden z dobranych kontraktów; pozostałe idą pod talię.
}
prompt-return_contract = { PLAYER($player) }: odłóż pod talię jeden z dotychczasowych kontraktów.
prompt-pick_card = { PLAYER($player) }: wybierz kartę, z której bierzesz surowce ({ $amount }).
prompt-unit = { $left ->
    [one] { $more ->
        [yes] { PLAYER($player) }: weź jeszcze jeden surowiec, którego wymaga karta ({ $cost }), albo nic.
       *[no] { PLAYER($player) }: weź surowiec, którego wymaga karta ({ $cost }), albo nic.
    }
    [few] { PLAYER($player) }: weź po kolei { $left } surowce, których wymaga karta ({ $cost }), albo nic.
   *[many] { PLAYER($player) }: weź po kolei { $left } surowców, których wymaga karta ({ $cost }), albo nic.
}
prompt-name_section = { PLAYER($player) }: wybierz jeden ze swoich segmentów w budowie.
prompt-place_free = { PLAYER($player) }: połóż { $tile } odkryty w swoim warsztacie, za darmo.
prompt-take_reinforcement = { PLAYER($player) }: weź jeden z kafelków wzmocnień.

first-specialist = najpierw zatrzymaj specjalistę albo z niego zrezygnuj
first-both = najpierw dokończ to, co daje specjalista
first-rubles = najpierw zapłać za to, co daje specjalista
first-discard = najpierw wybierz ozdobę, której wymaga specjalista
first-claim = najpierw zajmij segment dzięki specjaliście
first-pay_any = najpierw zapłać za diamenty
first-with_diamonds = najpierw powiedz, ile diamentów płacisz
first-activate_other = najpierw wybierz cudzy kafelek do aktywacji
first-foreman = najpierw przesuń majstra
first-name_player = { $what ->
    [banners] najpierw wskaż osobę, której sztandary się liczą
   *[contractors] najpierw wskaż osobę, której wykonawcy się liczą
}
first-extra = najpierw dokończ dodatkowe akcje rynku
first-guild_action = { $groups ->
    [any] najpierw wykonaj akcję gildii
   *[some] najpierw wykonaj akcję innej gildii
}
first-keep_contract = najpierw wybierz kontrakt, który zatrzymujesz
first-return_contract = najpierw odłóż jeden z dotychczasowych kontraktów
first-pick_card = najpierw wybierz jedną z dobranych kart
first-unit = najpierw weź surowce z dobranej karty
first-name_section = najpierw wybierz segment w budowie
first-take_reinforcement = najpierw weź kafelek wzmocnienia
first-place_free = najpierw połóż kafelek warsztatu z zajętego segmentu

## Answers

answer-permit = Oddaj { $price ->
        [1] { $price } prestiż
       *[other] { $price } prestiżu
    } za 1 pozwolenie
answer-hire = { $bonus ->
    [none] Wyślij wykonawcę do { PIECE("city", $city, form: "gen") } za { COUNT($permits, "resource", "permit", form: "acc") }
   *[some] Wyślij wykonawcę do { PIECE("city", $city, form: "gen") } za { COUNT($permits, "resource", "permit", form: "acc") }: { $bonus }
}
answer-keep_specialist = Zatrzymaj za { COUNT($price, "resource", "ruble", form: "acc") }: { $specialist }
answer-decline_specialist = Zrezygnuj: { $specialist }
answer-use_specialist = Użyj: { $specialist }
answer-use_specialist_diamond = Użyj, płacąc diamentem: { $specialist }
answer-discard = Usuń z gry { PIECE("ornament", $ornament, form: "acc") }
answer-discard_from = Usuń z gry { PIECE("ornament", $ornament, form: "acc") } z { PIECE("shop", $space, form: "gen") } pola
answer-pay_rubles = Zapłać { COUNT($amount, "resource", "ruble", form: "acc") } za { $amount ->
        [1] { $amount } uznanie
       *[other] { $amount } uznania
    }
answer-nothing = Nie bierz nic
answer-deliver_diamond = Dostarcz diament jako { PIECE("resource", $resource, form: "acc") } na segment { $section }
answer-decorate_diamond = Umieść { PIECE("ornament", $ornament, form: "acc") }{ $base ->
    [yes] { $gems ->
        [none] {" "}z diamentu
       *[some] {" "}z diamentu z { IN("ins", $gems) }
    }
   *[no] {" "}z { IN("ins", $gems) }
} na segmencie { $section }: { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
answer-pay_diamond = Oddaj diament
answer-with_diamonds = Zapłać { COUNT($amount, "resource", "diamond", form: "ins") }
answer-activate_other = Aktywuj kafelek na { PIECE("shop", $space, form: "loc") } polu (warsztat: { PLAYER($player) }): { COUNT($amount, "resource", $resource) }
answer-choose = Weź { COUNT(1, "resource", $resource, form: "acc") } jako wybrany surowiec
answer-foreman = Przesuń majstra do wieży { $tower }: { COUNT($amount, "resource", $resource) }
answer-name_player = Wskaż: { PLAYER($player) }, { COUNT($amount, "resource", $resource) }
answer-keep_contract = Zatrzymaj kontrakt: { PIECE("contract", $contract) }, teraz { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
answer-return_contract = Odłóż kontrakt pod talię: { PIECE("contract", $contract) }, teraz { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
answer-keep_hand = Zostań przy swoich kontraktach; wszystkie dobrane idą pod talię
answer-reinforce = Użyj kafelka wzmocnienia: { $terms }
answer-take_reinforcement = Weź kafelek wzmocnienia: { $terms }
answer-pick_card = Weź { $amount } spośród: { $cost }
answer-name_section = Wybierz segment { $section }: { COUNT($amount, "resource", $resource) }

## Why not

refused-not_in_game = to należy do części, której nie ma w tej grze
refused-must_pay = trzeba zapłacić to, czego wymaga specjalista
refused-permit_limit = nikt nie ma więcej pozwoleń niż { $limit }
refused-no_prestige = nie masz prestiżu do oddania
refused-hire_moment = wysłanie wykonawcy to akcja podstawowa tury, zamiast każdej innej
refused-no_contractor = na twojej dostawce nie ma już wykonawcy
refused-city_closed = { PIECE("city", $city) }: miasto zamknięte
refused-city_too_dear = { PIECE("city", $city) }: koszt to { COUNT($permits, "resource", "permit") }, więcej, niż ktokolwiek może mieć
refused-city_permits = { $prestige ->
    [0] { PIECE("city", $city) }: koszt to { COUNT($permits, "resource", "permit") }; masz { $have }
   *[other] { PIECE("city", $city) }: koszt to { COUNT($permits, "resource", "permit") }; masz { $have } i za resztę możesz najpierw oddać { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
}
refused-no_specialist_offered = najpierw wyślij wykonawcę, potem wybierz specjalistę
refused-specialist_space = pole { $space } nie leży obok miasta { PIECE("city", $city) }
refused-specialist_space_empty = pole { $space } jest puste
refused-specialist_price = specjalista kosztuje { COUNT($price, "resource", "ruble", form: "acc") }; masz { $have }
refused-no_specialist = na twojej dostawce nie czeka specjalista
refused-specialist_moment = specjalisty używa się po ruchu czarnej kości
refused-specialist_die = specjalista czeka na czarną kość; ruszyła się { PIECE("die", $die) }
refused-specialist_used = podczas tej wizyty specjalista został już użyty
refused-specialist_no_material = ten specjalista nie wymaga surowca
refused-discard_moment = ozdoby opuszczają grę tylko dzięki temu specjaliście
refused-discard_waiting = na { PIECE("shop", $space, form: "loc") } polu nie czeka ozdoba
refused-discard = ta ozdoba nie jest dla ciebie dostępna
refused-no_ruble = nie ma rubla do zapłacenia
refused-no_ornament_left = nie ma już ozdoby, którą można by usunąć z gry
refused-no_banner_left = nie ma już sztandaru
refused-no_section_to_claim = żadnego segmentu nie można zająć
refused-rubles_moment = ruble za uznanie płaci się dzięki temu specjaliście
refused-rubles = masz { COUNT($have, "resource", "ruble", form: "acc") }
refused-not_on_a_card = tego nie ma na karcie, którą można teraz wybrać: { PIECE("action", $action) }
refused-no_diamond = w twoim magazynie nie ma diamentu
refused-diamond_ornament = w twoim magazynie nie ma wszystkiego na tę ozdobę: { PIECE("ornament", $ornament) }
refused-no_payment = żadna akcja nie wymaga teraz surowca
refused-all_diamonds = nie wszystkie surowce mogą być diamentami
refused-no_material = w twoim magazynie nie ma { PIECE("resource", $resource, form: "gen") }
refused-diamond_supply = bez diamentu w zapłacie pula nie ma żadnego do wydania
refused-no_mix = żadna zapłata nie pyta o liczbę diamentów
refused-mix = wśród sztuk może być od { $fewest } do { $most ->
    [one] { $most } diamentu
    [few] { $most } diamentów
   *[many] { $most } diamentów
}
refused-others_tile_moment = cudzy kafelek aktywuje się tą akcją Wytwórców
refused-no_player = w tej grze nie ma osoby { $number }
refused-ivans_workshop = Iwan nie ma warsztatu
refused-own_tile = kafelek musi należeć do innej osoby
refused-foreman_moment = majstra przesuwa się akcjami Majstrów
refused-no_name = nie trzeba teraz nikogo wskazywać
refused-own_name = musi to być inna osoba
refused-no_contractors = { PLAYER($player) } nie ma wykonawcy w żadnym mieście
refused-contract_must_keep = kto ma mniej kontraktów niż { $limit }, musi zatrzymać jeden z dobranych
refused-contract_first_keep = najpierw wybierz kontrakt, który zatrzymujesz
refused-contract_not_drawn = ten kontrakt nie został dobrany
refused-contract_not_held = tego kontraktu nie było na twojej ręce
refused-contract_chosen = kontrakt do zatrzymania jest wybrany; teraz odkłada się jeden z dotychczasowych
refused-no_contracts = nie dobrano kontraktów
refused-reinforce_turn = kafelków wzmocnień używa się w swojej turze
refused-reinforcement_gone = ten kafelek został użyty i opuścił grę: { PIECE("reinforcement", $tile) }
refused-reinforcement_not_yours = nie masz tego kafelka: { PIECE("reinforcement", $tile) }
refused-reinforced = w tej turze użyto już kafelka wzmocnienia
refused-reinforce_placing = używa się go w chwili kładzenia kafelka warsztatu
refused-reinforcement_idle = { PIECE("reinforcement", $tile) }: nic by to teraz nie dało
refused-no_reinforcement = nie ma już kafelków wzmocnień do wzięcia
refused-taking_reinforcement = kafelki wzmocnień bierze się u Ceglarzy
refused-reinforcement_taken = tego kafelka nie ma już do wzięcia: { PIECE("reinforcement", $tile) }
refused-face_up_now = kafelek kładzie się teraz odkryty
refused-card_needs_room = dobranie karty wymaga wolnego pola w magazynie
refused-no_section_gives = żaden twój segment w budowie nic by nie dał
refused-section_moment = nie wybiera się teraz segmentu
refused-no_such_section = w tej katedrze nie ma segmentu { $section }
refused-section_not_yours = na segmencie { $section } nie ma twojego sztandaru
refused-section_finished = segment { $section } jest już ukończony
refused-section_gives_nothing = segment { $section } nic by nie dał
refused-pick_moment = kartę wybiera się tylko po dobraniu dwóch
refused-unit_no_material = bierze się tylko surowce, których wymaga karta
refused-unit_one_by_one = surowce z karty bierze się po jednym
refused-unit_kind = { $more ->
    [yes] karta nie wymaga już więcej { PIECE("resource", $resource, form: "gen") }
   *[no] karta nie wymaga { PIECE("resource", $resource, form: "gen") }
}
refused-choice_moment = wybrany surowiec daje ta akcja Hurtowników
refused-choice_taken = wybrany surowiec został już wzięty
refused-choice_supply = w puli nie ma już { PIECE("resource", $resource, form: "gen") }
refused-choice_room = w magazynie nie ma wolnego pola
refused-choice_kind = wśród pokazanych rodzajów nie ma { PIECE("resource", $resource, form: "gen") }
refused-extra_part = musi się odbyć co najmniej jedna część
refused-extra_influence = wpływy nie są akcją rynku, którą można powtórzyć
refused-extra_done = akcja rynku jest wykonana; został tylko surowiec
refused-extra_pattern = { $pattern ->
    [same] druga akcja rynku musi być tego samego rodzaju
   *[different] druga akcja rynku musi być innego rodzaju
}
refused-extra_die = { PIECE("die", $die) } kość nie budzi { PIECE("shop", $space, form: "gen") } pola

## What is given up

left-specialist = specjalista opuszcza grę
left-material = wybrany surowiec
left-delivery = dostawa
left-market_action = { $n ->
    [one] { $n } akcja rynku
    [few] { $n } akcje rynku
   *[many] { $n } akcji rynku
}

## Lists


refused-permits_price = koszt to { COUNT($price, "resource", "permit") }; masz { $have }
refused-permits_held = masz już { COUNT($limit, "resource", "permit", form: "acc") }, więcej nie można
refused-diamonds_cost = koszt to { COUNT($n, "resource", "diamond") }, a tego nie masz
refused-diamond_source = diamenty dają tylko Jubilerzy
way-hire = zatrudnij specjalistę
source-cities = Miasta
source-hired = Wysłani wykonawcy
source-specialists = Specjaliści
source-guild = Czwarta gildia
source-tools = Narzędzia
source-contracts = Kontrakty
final-tools = { $prestige } za narzędzia
final-contracts = { $prestige } za kontrakty

# Settings.
setting-module = Contractors
setting-module-help = Czwarty sposób na turę: zatrudniaj specjalistów w miastach księstwa.
setting-module-off = bez: rynek i plansze gry podstawowej
setting-module-on = z wykonawcami, miastami, pozwoleniami, specjalistami i czarną kością
setting-guild = Czwarta gildia
setting-guild-help = Duchowieństwo albo jedna nowa gildia obok Rzemieślników, Woźniców i Kupców.
setting-guild-clergy = Duchowieństwo, jak w grze podstawowej
setting-guild-random = jedna z nowych gildii, losowo
setting-guild-jewelers = Jubilerzy: diamenty zastępujące dowolny surowiec
setting-guild-artisans = Wytwórcy: aktywacje kafelków warsztatu
setting-guild-foremen = Majstrowie: majster chodzi od wieży do wieży
setting-guild-contractors = Wykonawcy: zyski za wykonawców w miastach
setting-guild-wholesalers = Hurtownicy: akcje rynku jeszcze raz
setting-guild-managers = Zarządcy: drobne zyski i dobre ceny
setting-guild-lawyers = Prawnicy: handel pozwoleniami
setting-guild-archivists = Archiwiści: tajne kontrakty na koniec gry
setting-guild-master_builders = Naczelni budowniczowie: surowce z zapasowych kart katedry
setting-guild-brick_makers = Ceglarze: kafelki na dowolną chwilę tury
setting-plans = Plany budowy
setting-plans-help = Jeden z nich jest losowany.
setting-plans-base = z gry podstawowej
setting-plans-all = i dwa dodatkowe dla każdej liczby osób
guild-needs-module = ustawienie guild ma wartość '{ $guild }', a wszystkie karty tej gildii wymagają wykonawców; dozwolone: module 'on' albo inna gildia [{ $rule }]
bad-level = ustawienie level ma wartość '{ $level }'; z wykonawcami dozwolone: standard [{ $rule }]

## Positions that cannot be

wrong-end-tools = { $count ->
    [0] nie został żaden kafelek z narzędziem: { PIECE("tool", $tool) }
    [one] został tylko 1 kafelek z narzędziem: { PIECE("tool", $tool) }
    [few] zostały tylko { $count } kafelki z narzędziem: { PIECE("tool", $tool) }
    [many] zostało tylko { $count } kafelków z narzędziem: { PIECE("tool", $tool) }
   *[other] zostało tylko { $count } kafelka z narzędziem: { PIECE("tool", $tool) }
}
wrong-diamonds-asks-more-than = 'with_diamonds' wymaga więcej, niż osoba ma
wrong-pay-any-says-more = 'pay_any' mówi, że zapłacono więcej diamentów, niż się da
wrong-pay-any-asks-more = surowce, których wymaga jeszcze 'pay_any': { $left }
wrong-contract-two-places = kontrakt { $contract } jest w dwóch miejscach
wrong-contracts-drawn-nobody-asked = kontrakty są dobrane, ale nikogo się o nie nie pyta
wrong-contract-lies-under-deck = kontrakt { $name } leży pod talią dwa razy
wrong-contract-held-under-deck = kontrakt { $name } jest na ręce i pod talią
wrong-contract-scored-now = kontrakt { $name } nie jest teraz punktowany
wrong-holds-contracts-allowed-up = kontrakty, { $player }: { $held }; dozwolone: najwyżej { $limit }
wrong-ivan-holds-no-contracts = Iwan nie ma kontraktów
wrong-reinforcement-tiles-missing = brakuje kafelków wzmocnień: { $lost }
wrong-ivan-no-reinforcement-tiles = Iwan nie ma kafelków wzmocnień
wrong-reinforcement-tile-was-used = użyto kafelka wzmocnienia, ale żaden nie opuścił gry
wrong-reinforcement-tile-two-places = kafelek wzmocnienia { $tile } jest w dwóch miejscach
wrong-draw-contract-player = 'draw_contract' (kontrakt) jest dla osoby { $player }
wrong-contracts-drawn-come-all = kontrakty: dobrane { $drawn }, do dobrania { $left }; razem { $wanted }
wrong-contracts-drawn = dobrane kontrakty: { $drawn }, nie { $wanted }
wrong-contracts-kept = zatrzymane kontrakty: { $drawn }, nie 1
wrong-return-contract-needs-full = 'return_contract' wymaga pełnej ręki kontraktów
wrong-diamond-count = diamenty: { $supply } w puli, { $held } w magazynach, { $laid } na kartach, razem { $total }; gra ma { $diamonds }
wrong-more-diamonds-than-units = { $name } ma więcej diamentów jako { $material } niż jego sztuk
wrong-ivan-he-no-diamonds = { $name } należy do Iwana; on nie ma diamentów
wrong-draw-card-player = 'draw_card' jest dla osoby { $player }
wrong-draw-card-cards-draw = karty, które ma dobrać 'draw_card': { $left }, nie od 1 do { $cards }
wrong-draw-card-needs-deck = 'draw_card' wymaga talii; odrzucone karty trzeba było potasować
wrong-unit-materials-take-kind = surowce, które ma wziąć 'unit': { $left } z { $most_units }; pierwszy wzięty rodzaj nie pasuje
wrong-unit-taken-kind-card = 'unit' wziął rodzaj, którego karta nie wymaga
wrong-spare-cards-drawn-open = dobrane zapasowe karty: { $drawn }; otwarte pytania wymagają { $count }
wrong-cathedral-card-two-places = karta katedry { $card } jest w dwóch miejscach
wrong-extra-does-say-which = 'extra' nie mówi, które akcje wykonano
wrong-extra-no-material-choose = 'extra' nie ma surowca do wyboru
wrong-needs-contractor-player = { $kind } wymaga wykonawcy tej osoby w mieście { $city }
wrong-specialist-tiles-missing = brakuje kafelków specjalistów: { $lost }
wrong-each-tower-city-own = każda wieża ma własne miasto
wrong-permits = pozwolenia, { $who }: { $permits }
wrong-contractors-cities-there = wykonawcy w miastach, { $who }: { $sent }; jest ich { $contractors }
wrong-ivan-no-permits = Iwan nie ma pozwoleń
wrong-ivan-holds-no-specialist = Iwan nie ma specjalisty
wrong-city-marker-missing = brakuje znacznika miasta
wrong-ivan-tools-differ = narzędzia Iwana muszą być różne: { $tools }
wrong-specialist-tile-two-places = kafelek specjalisty { $tile } jest w dwóch miejscach
wrong-city-marker-solitaire-games = znacznik miasta jest tylko w grze solo
wrong-specialist-display-elsewhere = specjalista { $name } jest na wystawce i gdzie indziej
wrong-specialist-extension-elsewhere = specjalista { $name } jest na dostawce i gdzie indziej
wrong-specialist-lies-beside-player = specjalista { $name } leży u osoby, której nie ma
wrong-contractor-which-was-never = { $who } ma wykonawcę w mieście { $city }, które nigdy nie było otwarte
wrong-discarded-ornament-from-space = { $who } usuwa ozdobę z pola, na którym żadnej nie było
wrong-discarded-ornament = { $who }: usunięta ozdoba { $name }: { $out }
wrong-closed-if-tower-complete = miasto { $name } musi być zamknięte wtedy i tylko wtedy, gdy jego wieża jest ukończona
wrong-no-tower-closed = miasto { $name } nie ma wieży, więc musi być zamknięte
wrong-turn-over-needs-specialist = 'turn_over' wymaga specjalisty aktywnej osoby

## Printed values that do not fit together

printed-new-plan = wieże: { $towers }, segmenty razem: { $sections }
printed-times = { $count ->
    [one] { $space } raz
    [few] { $space } { $count } razy
   *[many] { $space } { $count } razy
}
printed-name-spaces = { $field } podają: { $spaces }
printed-two-cities = każde pole przy dwóch miastach
printed-tool-on = { $count ->
    [one] { $field } to { $tool } na 1 kafelku
    [few] { $field } to { $tool } na { $count } kafelkach
   *[many] { $field } to { $tool } na { $count } kafelkach
}
printed-tiles = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
printed-free-recognition = { $count }, uznanie, które daje bez kosztu

## The box: sheets, pieces and their places

part-contractors = Contractors
sheet-specialists = Specjaliści
sheet-guilds = Karty gildii
sheet-guild-actions = Akcje gildii
sheet-contracts = Kontrakty
sheet-reinforcements = Kafelki wzmocnień
sheet-expansion-tiles = Kafelki dodatku
sheet-expansion-plans = Plany budowy z dodatku
sheet-cities = Miasta
sheet-extension = Dostawka i narzędzia
sheet-expansion-supply = Pula i gra solo

given-lumber = drewno
given-brick = cegła
given-stone = kamień
given-gold = złoto
given-green_gem = zielony klejnot
given-purple_gem = fioletowy klejnot
given-ruble = rubel
given-permit = pozwolenie
given-recognition = uznanie
given-prestige = prestiż
given-material_of_choice = surowiec do wyboru

piece-specialist = Specjalista: { $kind ->
    [gain] { $gives }
    [return_material] oddaje { IN("acc", $cost) } → { $gives }
    [pay_material] { $cost } → { $gives }
    [two_activations] dwie aktywacje
    [discard_ornament] ozdoba → { $gives }
    [rubles_to_recognition] ruble → uznanie
    [material_and_delivery] { $gives }, dostawa
    [resource_tile] kafelek zasobów
   *[claim] zajęcie segmentu
} ({ PIECE("tool", $tool) })
piece-contract = Kontrakt: { PIECE("contract", $contract) } → { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
piece-reinforcement = Wzmocnienie: { $tile ->
    [gain_5_rubles] { $gives }
    [gain_3_recognition] { $gives }
    [gain_2_materials] { $gives }
   *[other] { PIECE("reinforcement", $tile) }
}
piece-city = { PIECE("city", $city) }: specjaliści { $spaces }
piece-slot = { $none ->
    [yes] Pole { $n } dostawki: nic
   *[no] Pole { $n } dostawki: { $gives }
}
piece-tools = Narzędzia w zestawie: { $prestige } prestiżu
piece-extension-start = Dostawka na początku
piece-permit-start = Pozwolenia na początku: { $count }
piece-solo-start = Iwan zaczyna z prestiżem: { $count }
piece-solo-hire = Iwan w Moskwie: { $count ->
        [1] { $count } prestiż
       *[other] { $count } prestiżu
    }

place-gives = Daje
place-bonus = Premia
place-tool = Narzędzie
place-spaces = Pola
place-start = Pozwolenia na początku
place-start_permits = Pozwolenia na początku
place-hire_price_rubles = Ruble za zatrudnienie
place-gain_diamond = Zyskane diamenty
place-gain_permit = Zyskane pozwolenia
place-prestige_two_players = Prestiż, dwie osoby
place-ivan_prestige = Prestiż
place-prestige_moscow = Prestiż w Moskwie
