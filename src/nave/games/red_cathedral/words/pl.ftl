# What The Red Cathedral says.

## Players and pieces

ivan = Iwan
one-player = { PLAYER($player) }
one-resource = { PIECE("resource", $resource) }
color-name = { $color ->
    [green] Zielony
    [blue] Niebieski
    [red] Czerwony
   *[yellow] Żółty
}

resource-lumber = drewno
    .gen = drewna
    .acc = drewno
    .count = { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
    .count-acc = { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
resource-brick = cegła
    .gen = cegły
    .acc = cegłę
    .count = { $n ->
        [one] { $n } cegła
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
    .count-acc = { $n ->
        [one] { $n } cegłę
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
resource-stone = kamień
    .gen = kamienia
    .acc = kamień
    .count = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
    .count-acc = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
resource-gold = złoto
    .gen = złota
    .acc = złoto
    .count = { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
    .count-acc = { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
resource-green_gem = zielony klejnot
    .gen = zielonego klejnotu
    .acc = zielony klejnot
    .count = { $n ->
        [one] { $n } zielony klejnot
        [few] { $n } zielone klejnoty
       *[many] { $n } zielonych klejnotów
    }
    .count-acc = { $n ->
        [one] { $n } zielony klejnot
        [few] { $n } zielone klejnoty
       *[many] { $n } zielonych klejnotów
    }
    .count-ins = { $n ->
        [one] { $n } zielonym klejnotem
        [few] { $n } zielonymi klejnotami
       *[many] { $n } zielonymi klejnotami
    }
resource-purple_gem = fioletowy klejnot
    .gen = fioletowego klejnotu
    .acc = fioletowy klejnot
    .count = { $n ->
        [one] { $n } fioletowy klejnot
        [few] { $n } fioletowe klejnoty
       *[many] { $n } fioletowych klejnotów
    }
    .count-acc = { $n ->
        [one] { $n } fioletowy klejnot
        [few] { $n } fioletowe klejnoty
       *[many] { $n } fioletowych klejnotów
    }
    .count-ins = { $n ->
        [one] { $n } fioletowym klejnotem
        [few] { $n } fioletowymi klejnotami
       *[many] { $n } fioletowymi klejnotami
    }
resource-ruble = rubel
    .gen = rubla
    .acc = rubla
    .count = { $n ->
        [one] { $n } rubel
        [few] { $n } ruble
       *[many] { $n } rubli
    }
    .count-acc = { $n ->
        [one] { $n } rubla
        [few] { $n } ruble
       *[many] { $n } rubli
    }
resource-recognition = uznanie
    .gen = uznania
    .acc = uznanie
    .count = { $n ->
        [one] { $n } uznanie
        [few] { $n } uznania
       *[many] { $n } uznania
    }
    .count-acc = { $n ->
        [one] { $n } uznanie
        [few] { $n } uznania
       *[many] { $n } uznania
    }
unit = { COUNT($amount, "resource", $resource) }

die-white = biała
    .gen = białej
    .acc = białą
die-green = zielona
    .gen = zielonej
    .acc = zieloną
die-blue = niebieska
    .gen = niebieskiej
    .acc = niebieską
die-red = czerwona
    .gen = czerwonej
    .acc = czerwoną
die-yellow = żółta
    .gen = żółtej
    .acc = żółtą
die-black = czarna
    .gen = czarnej
    .acc = czarną

shop-green = zielone
    .gen = zielonego
    .loc = zielonym
shop-blue = niebieskie
    .gen = niebieskiego
    .loc = niebieskim
shop-red = czerwone
    .gen = czerwonego
    .loc = czerwonym
shop-yellow = żółte
    .gen = żółtego
    .loc = żółtym
shop-white_1 = pierwsze białe
    .gen = pierwszego białego
    .loc = pierwszym białym
shop-white_2 = drugie białe
    .gen = drugiego białego
    .loc = drugim białym

type-base = podstawa
    .an = podstawa
    .gen = podstawy
    .acc = podstawę
type-middle = segment środkowy
    .an = segment środkowy
    .gen = segmentu środkowego
    .acc = segment środkowy
type-dome = kopuła
    .an = kopuła
    .gen = kopuły
    .acc = kopułę

ornament-door = portal
    .an = portal
    .gen = portalu
    .acc = portal
ornament-arch = łuk
    .an = łuk
    .gen = łuku
    .acc = łuk
ornament-cross = krzyż
    .an = krzyż
    .gen = krzyża
    .acc = krzyż

season-spring = wiosna
    .gen = wiosny
season-summer = lato
    .gen = lata
season-autumn = jesień
    .gen = jesieni
season-winter = zima
    .gen = zimy
space-1 = Wiosna I
space-2 = Wiosna II
space-3 = Lato I
space-4 = Lato II
space-5 = Jesień I
space-6 = Jesień II
space-7 = Zima I
space-8 = Zima II
market-space = { PIECE("space", $space) }

tile-die = kafelek { PIECE("die", $die, form: "gen") } kości
    .ins = kafelkiem { PIECE("die", $die, form: "gen") } kości
tile-resource = kafelek { PIECE("resource", $resource, form: "gen") }
    .ins = kafelkiem { PIECE("resource", $resource, form: "gen") }

group-craftsmen = Rzemieślnicy
    .gen = Rzemieślników
    .acc = Rzemieślników
group-teamsters = Woźnice
    .gen = Woźniców
    .acc = Woźniców
group-merchants = Kupcy
    .gen = Kupców
    .acc = Kupców
group-clergy = Duchowieństwo
    .gen = Duchowieństwa
    .acc = Duchowieństwo

action-sell_any = sprzedaż dowolnego surowca
action-buy_common = kupno zwykłego surowca
action-sell_common = sprzedaż zwykłego surowca
action-buy_any = kupno dowolnego surowca
action-sell_precious = sprzedaż cennego surowca
action-buy_precious = kupno cennego surowca
action-deliver_one = jedna dostawa
action-gain_ruble = zysk rubla
action-deliver_two = dwie dostawy
action-swap_tiles = zamiana kafelków
action-two_for_one = dwa na jeden
action-swap_for_ruble = wymiana za rubla
action-four_for_two = cztery na dwa
action-activate_tile = aktywacja kafelka
action-gain_recognition = zysk uznania
action-buy_prestige = kupno prestiżu
action-discard_three = odrzucenie trzech
action-all_types = segmenty wszystkich typów

ivan_card-ivan_recognition = uznanie
ivan_card-ivan_inventory = magazyn
ivan_card-ivan_transport = transport
ivan_card-ivan_claim = zajmowanie
ivan_card-ivan_construction = budowa
ivan_card-ivan_hire = zatrudnianie

## What actions cost and give

terms = { $idle ->
    [yes] nic
   *[no] { $free ->
        [yes] { $gains }
       *[no] za { IN("acc", $cost) }: { $gains }
    }
}
pay-different = { $resource ->
    [none] różne surowce ({ $n })
   *[some] { PIECE("resource", $resource) } i surowce innych rodzajów, razem { $n }
}
    .acc = { $resource ->
        [none] różne surowce ({ $n })
       *[some] { PIECE("resource", $resource, form: "acc") } i surowce innych rodzajów, razem { $n }
    }
pay-any = { $resource ->
    [none] dowolne surowce ({ $n })
   *[some] { PIECE("resource", $resource) } i inne surowce, razem { $n }
}
    .acc = { $resource ->
        [none] dowolne surowce ({ $n })
       *[some] { PIECE("resource", $resource, form: "acc") } i inne surowce, razem { $n }
    }
printed-terms = { $free ->
    [yes] { $gains }
   *[no] { $gains } (koszt: { $cost })
}
pay-alike = { $all ->
    [yes] { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } surowce jednego rodzaju
       *[many] { $n } surowców jednego rodzaju
    }
   *[no] { $n ->
        [one] { $n } surowiec: { $kinds }
        [few] { $n } surowce jednego rodzaju: { $kinds }
       *[many] { $n } surowców jednego rodzaju: { $kinds }
    }
}
gain-of = { $all ->
    [yes] { $n ->
        [one] { $n } surowiec do wyboru
        [few] { $n } surowce do wyboru
       *[many] { $n } surowców do wyboru
    }
   *[no] { $n ->
        [one] { $n } surowiec ({ $kinds })
        [few] { $n } surowce ({ $kinds })
       *[many] { $n } surowców ({ $kinds })
    }
}
gain-choice = { $other ->
    [yes] { $n ->
        [one] { $n } surowiec innego rodzaju
        [few] { $n } surowce innego rodzaju
       *[many] { $n } surowców innego rodzaju
    }
   *[no] { $n ->
        [one] { $n } surowiec do wyboru
        [few] { $n } surowce do wyboru
       *[many] { $n } surowców do wyboru
    }
}
gain-prestige = { $n ->
        [1] { $n } prestiż
       *[other] { $n } prestiżu
    }
gain-deliveries = { $n ->
    [one] { $n } dostawa
    [few] { $n } dostawy
   *[many] { $n } dostaw
}
gain-swap = zamiana dwóch kafelków zasobów
gain-activations = { $n ->
    [one] aktywacja kafelka warsztatu
    [few] { $pattern ->
        [same] dwukrotna aktywacja jednego kafelka warsztatu
        [different] aktywacja dwóch różnych kafelków warsztatu
       *[any] dwie aktywacje kafelków warsztatu
    }
   *[many] { $pattern ->
        [same] dwukrotna aktywacja jednego kafelka warsztatu
        [different] aktywacja dwóch różnych kafelków warsztatu
       *[any] dwie aktywacje kafelków warsztatu
    }
}
gain-shown_at_die = to, co pokazuje kafelek przy { PIECE("die", $die, form: "gen") } kości
gain-shown = { $which ->
    [dice] to, co pokazuje kafelek dowolnego pola rynku, razy liczba jego kości
    [any_die] to, co pokazuje kafelek przy dowolnej kości
   *[any] to, co pokazuje dowolny kafelek zasobów
}

## What happens

event-turn = Tura { $turn }: { PLAYER($player) }
event-score = { PLAYER($player) }: uznanie z { $from } na { $to }, prestiż { $prestige }
event-gain = { PLAYER($player) } bierze { COUNT($amount, "resource", $resource, form: "acc") }
event-pay = { $resource ->
    [ruble] { PLAYER($player) } płaci { COUNT($amount, "resource", $resource, form: "acc") }
    [permit] { PLAYER($player) } płaci { COUNT($amount, "resource", $resource, form: "acc") }
   *[other] { PLAYER($player) } oddaje { COUNT($amount, "resource", $resource, form: "acc") }
}
event-move_die = { PLAYER($player) } przesuwa { PIECE("die", $die, form: "acc") } kość o { $steps } na pole { PIECE("space", $to) }
event-roll_space = Rzut kośćmi z pola { PIECE("space", $space) }
event-roll = Na { PIECE("die", $die, form: "gen") } kości wypada { $value }
event-influence = { PLAYER($player) } korzysta z pomocy { PIECE("group", $group, form: "gen") }: { PIECE("action", $action) }
event-swap = { PLAYER($player) } zamienia kafelki pól { $spaces }
event-activate = { PLAYER($player) } aktywuje kafelek na { PIECE("shop", $space, form: "loc") } polu
event-claim = { PLAYER($player) } zajmuje segment { $section }
event-tile = { $up ->
    [yes] { PLAYER($player) } kładzie odkryty kafelek na { PIECE("shop", $space, form: "loc") } polu
   *[no] { PLAYER($player) } kładzie zakryty kafelek na { PIECE("shop", $space, form: "loc") } polu
}
event-release = { PLAYER($player) } odblokowuje { PIECE("ornament", $ornament, form: "acc") }
event-deliver = { PLAYER($player) } dostarcza { PIECE("resource", $resource, form: "acc") } na segment { $section }
event-finish = { PLAYER($player) } kończy segment { $section }
event-penalty = { PLAYER($player) } traci { $amount ->
        [1] { $amount } uznanie
       *[other] { $amount } uznania
    } za segment { $section }
event-decorate = { PLAYER($player) } umieszcza { PIECE("ornament", $ornament, form: "acc") } na segmencie { $section }
event-ivan_reset = Kafelki Iwana są tasowane i rozdawane od nowa
event-ivan_blocked = Kość Iwana ({ PIECE("die", $die) }) nie może się ruszyć: pole { PIECE("space", $space) } jest pełne
event-ivan_card = Karta Iwana: { PIECE("ivan_card", $card) }
event-ivan_store = Iwan składuje { $amount ->
    [one] { $amount } surowiec
    [few] { $amount } surowce
   *[many] { $amount } surowców
}
event-end_triggered = { PLAYER($player) } ma szósty ukończony segment: zbliża się koniec gry
event-final = { $some ->
    [yes] { PLAYER($player) }: { $track } na torze, { $goods } za towary, { $towers } za wieże, { $more }, razem { $total }
   *[no] { PLAYER($player) }: { $track } na torze, { $goods } za towary, { $towers } za wieże, razem { $total }
}
event-over = { $by ->
    [total] Wygrywa { $winners }, najwięcej prestiżu: { $best }.
    [sections] Wygrywa { $winners }, więcej ukończonych segmentów (remis prestiżu): { $best }.
    [ornaments] Wygrywa { $winners }, więcej ozdób (remis prestiżu i ukończonych segmentów): { $best }.
   *[shared] Wspólne zwycięstwo: { $winners }. Równy prestiż, ukończone segmenty i ozdoby.
}

## Sources of prestige

source-track = Na torze
source-before = Na początku
source-sections = Ukończone segmenty
source-ornaments = Ozdoby
source-workshops = Warsztaty
source-market = Rynek
source-guilds = Gildie
source-ivan = Karty Iwana
source-penalties = Kary
source-spent = Oddany prestiż
source-ending = Szósty segment
source-goods = Pozostałe towary
source-goods-note = 1 za każde { $n }
source-goods-of = z { $n }
source-towers = Wieże
source-tower = { $tower ->
    [1] Wieża I
    [2] Wieża II
    [3] Wieża III
    [4] Wieża IV
    [5] Wieża V
   *[other] Wieża VI
}
source-tower-note = { $sections ->
    [one] { $sections } segment
    [few] { $sections } segmenty
   *[many] { $sections } segmentów
}{ $ornaments ->
    [0] {""}
    [one] , { $ornaments } ozdoba
    [few] , { $ornaments } ozdoby
   *[many] , { $ornaments } ozdób
}: { $value }
source-place = { $tied ->
    [0] { $place }. miejsce
   *[other] remis { $place }–{ $last }
}, obecność { $presence }
source-tie-sections = Ukończone segmenty
source-tie-ornaments = Umieszczone ozdoby

## Questions

way-claim = zajmij segment
way-deliver = dostarcz surowce do katedry
way-decorate = ozdób segment
way-die = przesuń kość
prompt-turn = { PLAYER($player) }: { $ways }.
prompt-turn-pass = { PLAYER($player) }: w tej turze nic się nie da zrobić, można ją tylko zakończyć.
prompt-end = { PLAYER($player) }: zakończ turę.
prompt-banner = { PLAYER($player) }: weź sztandar z magazynu albo z białego pola warsztatu.
prompt-place = { PLAYER($player) }: połóż { $tile } w swoim warsztacie, odkryty albo zakryty.
prompt-benefit = { $amount ->
    [0] { PLAYER($player) }: nie ma miejsca na to, co daje kafelek.
   *[other] { PLAYER($player) }: weź z kafelka najwyżej { COUNT($amount, "resource", $resource, form: "acc") }.
}
prompt-deliver = { $more ->
    [yes] { $left ->
        [one] { PLAYER($player) }: dostarcz jeszcze jeden surowiec albo przestań.
        [few] { PLAYER($player) }: dostarcz jeszcze najwyżej { $left } surowce albo przestań.
       *[many] { PLAYER($player) }: dostarcz jeszcze najwyżej { $left } surowców albo przestań.
    }
   *[no] { $left ->
        [one] { PLAYER($player) }: dostarcz jeden surowiec.
        [few] { PLAYER($player) }: dostarcz najwyżej { $left } surowce.
       *[many] { PLAYER($player) }: dostarcz najwyżej { $left } surowców.
    }
}
prompt-visit = { PLAYER($player) }: skorzystaj z rynku na polu { PIECE("space", $space) }, potem rzuć jego kośćmi.
prompt-activate = { PLAYER($player) }: wybierz odkryty kafelek warsztatu do aktywacji.
prompt-activations = { $pattern ->
    [first] { PLAYER($player) }: wybierz pierwszy odkryty kafelek warsztatu do aktywacji.
    [same] { PLAYER($player) }: aktywuj ten sam kafelek jeszcze raz albo przestań.
    [different] { PLAYER($player) }: wybierz inny odkryty kafelek warsztatu do aktywacji albo przestań.
   *[any] { PLAYER($player) }: wybierz odkryty kafelek warsztatu do aktywacji albo przestań.
}
prompt-pay = { $left ->
    [one] { PLAYER($player) }: oddaj jeszcze jeden surowiec innego rodzaju.
    [few] { PLAYER($player) }: oddaj jeszcze { $left } surowce innych rodzajów.
   *[many] { PLAYER($player) }: oddaj jeszcze { $left } surowców innych rodzajów.
}
prompt-take = { $left ->
    [one] { PLAYER($player) }: weź wybrany surowiec.
    [few] { PLAYER($player) }: weź { $left } wybrane surowce, po jednym.
   *[many] { PLAYER($player) }: weź { $left } wybranych surowców, po jednym.
}
prompt-pieces = { $amount ->
    [0] { PLAYER($player) }: nie ma miejsca na to, co daje akcja.
   *[other] { PLAYER($player) }: weź najwyżej { COUNT($amount, "resource", $resource, form: "acc") }.
}
prompt-shown = { $which ->
    [one] { PLAYER($player) }: weź to, co pokazuje kafelek pola { PIECE("space", $space) }.
    [dice] { PLAYER($player) }: wybierz kafelek zasobów i weź to, co pokazuje, raz za każdą kość na jego polu.
   *[any] { PLAYER($player) }: wybierz kafelek zasobów i weź to, co pokazuje.
}
prompt-swap = { PLAYER($player) }: wybierz dwa kafelki zasobów, które zamienią się miejscami.
prompt-roll = Rzut { PIECE("die", $die, form: "acc") } kością.
prompt-ivan_claim = Iwan zajmuje segment: wybierz go za niego.
prompt-ivan_ornament = Iwan umieszcza ozdobę ({ PIECE("ornament", $ornament) }): wybierz za niego segment.
prompt-ivan_tile = Kafelek kości trafia na kartę { $n } w rzędzie Iwana.
prompt-ivan_card = Układana jest karta { $n } w rzędzie Iwana.
prompt-first = Losowana jest osoba, która zaczyna.
prompt-lay_tile = Kafelek zasobów trafia obok pola { PIECE("space", $space) }.
prompt-influence = Losowana jest karta wpływów { PIECE("season", $season, form: "gen") }.
prompt-lay_die = Kość trafia na pole { PIECE("space", $space) }.
prompt-plan = Losowany jest plan budowy.
drawn-roll = { $value }, { PIECE("die", $die) }
drawn-die = { PIECE("die", $die) } kość
drawn-first = Zaczyna { PLAYER($player) }
drawn-ivan = karta Iwana: { PIECE("ivan_card", $card) }
drawn-piece = { $name }
prompt-card = Rozdawana jest karta katedry segmentu { $section }.
prompt-tile = Kafelek warsztatu trafia na segment { $section }.

first-turn = najpierw wykonaj akcję podstawową tej tury
first-end = akcja podstawowa tej tury jest wykonana
first-banner = najpierw wybierz sztandar do zajęcia segmentu
first-place = najpierw połóż kafelek warsztatu z zajętego segmentu
first-benefit = najpierw weź korzyść z właśnie położonego kafelka
first-deliver = najpierw dokończ rozpoczęte dostawy
first-visit = wizyta na rynku jest akcją podstawową tej tury
first-pay = najpierw dokończ rozpoczętą akcję wpływów
first-take = najpierw dokończ rozpoczętą akcję wpływów
first-swap = najpierw dokończ rozpoczętą akcję wpływów
first-activate = najpierw dokończ rozpoczętą akcję wpływów
first-pieces = najpierw weź to, co daje akcja
first-shown = najpierw weź to, co pokazuje kafelek zasobów
first-activations = najpierw dokończ rozpoczęte aktywacje
first-ivan_claim = trwa tura Iwana: wybierz segment, który zajmie
first-ivan_ornament = trwa tura Iwana: wybierz miejsce na jego ozdobę

## Answers

answer-end = Zakończ turę
answer-exchange = Oddaj { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    } za { COUNT($rubles, "resource", "ruble", form: "acc") }
answer-reroll = Oddaj { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    } i rzuć ponownie kośćmi z pola { PIECE("space", $space) }
answer-lapse = Pomiń resztę
answer-leave_rest = Pomiń resztę
answer-stop = Przestań dostarczać
answer-roll = Zakończ wizytę na rynku i rzuć kośćmi
answer-take = Weź { COUNT($amount, "resource", $resource, form: "acc") }
answer-take_nothing = Nie bierz nic
answer-claim = Zajmij segment { $section } ({ PIECE("type", $type) }) z { IN("ins", $tile) }
answer-ivan_claim = Iwan zajmuje segment { $section } ({ PIECE("type", $type) }) z { IN("ins", $tile) }
answer-banner = { $inventory ->
    [yes] Weź sztandar z magazynu
   *[no] Weź sztandar z białego pola warsztatu
}
answer-place_up = { $ornament ->
    [none] Połóż odkryty kafelek na { PIECE("shop", $space, form: "loc") } polu { $price ->
        [0] za darmo
       *[other] za { COUNT($price, "resource", "ruble", form: "acc") }
    }
   *[some] Połóż odkryty kafelek na { PIECE("shop", $space, form: "loc") } polu { $price ->
        [0] za darmo
       *[other] za { COUNT($price, "resource", "ruble", form: "acc") }
    } i odblokuj { PIECE("ornament", $ornament, form: "acc") }
}
answer-place_down = Połóż zakryty kafelek na { PIECE("shop", $space, form: "loc") } polu, za darmo
answer-activate = Aktywuj kafelek na { PIECE("shop", $space, form: "loc") } polu: { COUNT($amount, "resource", $resource) }
answer-die = { $price ->
    [0] Przesuń { PIECE("die", $die, form: "acc") } kość o { $steps } na pole { PIECE("space", $space) }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
   *[other] Przesuń { PIECE("die", $die, form: "acc") } kość o { $steps } na pole { PIECE("space", $space) } za { COUNT($price, "resource", "ruble", form: "acc") }: { COUNT($amount, "resource", $resource) }, { PIECE("group", $group) }
}
answer-deliver = Dostarcz { PIECE("resource", $resource, form: "acc") } na segment { $section }
answer-decorate = { $gems ->
    [none] Umieść { PIECE("ornament", $ornament, form: "acc") } na segmencie { $section }: { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
   *[some] Umieść { PIECE("ornament", $ornament, form: "acc") } na segmencie { $section } z { IN("ins", $gems) }: { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
}
answer-ivan_ornament = Iwan umieszcza { PIECE("ornament", $ornament, form: "acc") } na segmencie { $section }
answer-use = { PIECE("group", $group) }: { $terms }
answer-pay = Oddaj { PIECE("resource", $resource, form: "acc") }
answer-swap = Zamień kafelki pól { PIECE("space", $first) } i { PIECE("space", $second) }

## Why not

refused-part = to należy do części, której nie ma w tej grze
refused-nothing-to-stop = nie trwają żadne dostawy, które można by przerwać
refused-ivans_turn = w turze Iwana nie można wykonywać akcji dodatkowych
refused-no-prestige-behind = za znacznikiem nie ma pola prestiżu
refused-exchange-moment = prestiż został już w tej turze wymieniony, a potem wykonano coś innego
refused-rerolled = w tej turze już raz rzucono ponownie kośćmi
refused-no-die-there = na polu { PIECE("space", $space) } nie ma żadnej kości
refused-that-die-elsewhere = ta kość nie leży na polu { PIECE("space", $space) }
refused-end = tura nie może się skończyć przed końcem akcji podstawowej
refused-more-than-due = można tu wziąć najwyżej { COUNT($amount, "resource", $resource, form: "acc") }
refused-supply = { $amount ->
    [0] w puli nie ma już { PIECE("resource", $resource, form: "gen") }
   *[other] w puli jest { COUNT($amount, "resource", $resource) }
}
refused-supply-empty = w puli nie ma już { PIECE("resource", $resource, form: "gen") }
refused-room = { $n ->
    [0] w magazynie nie ma wolnego pola
    [one] w magazynie jest { $n } wolne pole
    [few] w magazynie są { $n } wolne pola
   *[many] w magazynie jest { $n } wolnych pól
}
refused-coins = { $n ->
    [one] można wziąć tylko { $n } rubla
    [few] można wziąć tylko { $n } ruble
   *[many] można wziąć tylko { $n } rubli
}
refused-take-nothing = akcji, z której nic się nie bierze, po prostu się nie używa
refused-decline = zrezygnować można tylko z korzyści właśnie położonego kafelka
refused-paid-for = to, za co zapłacono, trzeba wziąć
refused-bring-something = wybór musi coś przynieść
refused-one-at-a-time = bierze się po jednym surowcu z tych, które oferuje akcja
refused-taken-first = najpierw bierze się { PIECE("resource", $resource, form: "acc") }
refused-benefit = właśnie położony kafelek daje { PIECE("resource", $resource, form: "acc") }
refused-in-full = { $amount ->
    [one] { COUNT($amount, "resource", $resource, form: "acc") } bierze się w całości
    [few] { COUNT($amount, "resource", $resource, form: "acc") } bierze się w całości
   *[many] { COUNT($amount, "resource", $resource, form: "acc") } bierze się w całości
}
refused-no-tile-gives = żaden kafelek zasobów nie daje { PIECE("resource", $resource, form: "gen") }
refused-tile-shows = kafelek pola { PIECE("space", $space) } daje { PIECE("resource", $resource, form: "acc") }
refused-obtained = podczas tej wizyty zasoby zostały już pozyskane
refused-obtain-moment = zasoby pozyskuje się po ruchu kości
refused-visit-over = rzut zakończył wizytę na rynku
refused-roll-moment = kośćmi rzuca się na końcu wizyty na rynku
refused-no-tile = na { PIECE("shop", $space, form: "loc") } polu nie ma kafelka
refused-face-down = kafelek na { PIECE("shop", $space, form: "loc") } polu jest zakryty
refused-tile-gives = kafelek może teraz dać { $room }, nie { $amount }
refused-activate-moment = kafelek warsztatu aktywuje się po ruchu jego kości
refused-activate-one = trzeba aktywować co najmniej jeden kafelek
refused-activated = podczas tej wizyty kafelek warsztatu był już aktywowany
refused-die-wakes = { PIECE("die", $die) } kość nie budzi { PIECE("shop", $space, form: "gen") } pola
refused-wakes-none = { PIECE("die", $die) } kość nie budzi żadnego pola warsztatu
refused-tile-pattern = { $again ->
    [yes] kafelek na { PIECE("shop", $space, form: "loc") } polu nie pasuje: musi to być inny kafelek
   *[no] kafelek na { PIECE("shop", $space, form: "loc") } polu nie pasuje: musi to być ten sam kafelek co poprzednio
}
refused-no-section = w tej katedrze nie ma segmentu { $section }
refused-claimed = na segmencie { $section } jest już sztandar
refused-nothing-below = karta poniżej segmentu { $section } nie ma jeszcze sztandaru
refused-no-banner = nie ma już sztandarów
refused-ivan-prefers = Iwan woli segmenty nad twoimi, a potem podstawy
refused-no-banner-there = { $inventory ->
    [yes] w magazynie nie ma już sztandaru
   *[no] na białych polach warsztatu nie ma już sztandaru
}
refused-banner-moment = sztandar wybiera się tylko przy zajmowaniu, gdy warsztaty są zaawansowane
refused-no-tile-to-place = nie ma kafelka warsztatu do położenia
refused-space-taken = na { PIECE("shop", $space, form: "loc") } polu leży już kafelek
refused-white-blocked = na tym białym polu leży jeszcze sztandar
refused-rubles-price = koszt to { COUNT($price, "resource", "ruble") }; masz { $have }
refused-no-such-die = { PIECE("die", $die) } kość nie należy do tej gry
refused-other-die = dalej można przesuwać tylko białą i własną kość
refused-full-space = na polu { PIECE("space", $space) } leży już tyle kości: { $n }
refused-too-far = można dokupić najwyżej tyle pól: { $n }
refused-not-yours = na segmencie { $section } nie ma twojego sztandaru
refused-finished = segment { $section } jest już ukończony
refused-not-needed = segment { $section } nie potrzebuje już { PIECE("resource", $resource, form: "gen") }
refused-not-in-inventory = w twoim magazynie nie ma { PIECE("resource", $resource, form: "gen") }
refused-deliver-one = trzeba dostarczyć co najmniej jeden surowiec
refused-unfinished = segment { $section } nie jest ukończony
refused-none-finished = nie ukończono jeszcze { PIECE("type", $type, form: "gen") }, by umieścić tam { PIECE("ornament", $ornament, form: "acc") }
refused-decorated = segment { $section } ma już ozdobę
refused-no-ornament = nie masz dostępnego { PIECE("ornament", $ornament, form: "gen") }
refused-ornament-materials = w twoim magazynie nie ma wszystkich surowców na tę ozdobę: { PIECE("ornament", $ornament) }
refused-deliveries-left = { $left ->
    [one] { PIECE("ornament", $ornament) } wymaga tylu dostaw: { $pieces }; została { $left }
    [few] { PIECE("ornament", $ornament) } wymaga tylu dostaw: { $pieces }; zostały { $left }
   *[many] { PIECE("ornament", $ornament) } wymaga tylu dostaw: { $pieces }; zostało { $left }
}
refused-ivan-ornament = następna ozdoba Iwana to { PIECE("ornament", $ornament) }
refused-ivan-place = następna ozdoba Iwana nie może tam trafić
refused-pay-other-kind = każdy oddany surowiec musi być innego rodzaju
refused-no-discard = surowców nie można wyrzucać; żadna akcja ich teraz nie wymaga
refused-swap-moment = kafelki zamienia się tylko tą akcją Woźniców
refused-influence-moment = wpływów używa się tylko podczas wizyty na rynku
refused-guild = tej gildii nie ma w tej grze
refused-not-on-card = karta { PIECE("season", $season, form: "gen") } tego nie oferuje: { PIECE("action", $action) }
refused-influence-closed = inna akcja rynku zamknęła już wpływy
refused-other-action = wybrano już drugą akcję tej karty
refused-used-once = to wykonuje się raz: { PIECE("action", $action) }
refused-name-material = podaj surowiec razem z akcją
refused-names-none = ta akcja nie wymaga podania surowca
refused-not-dealt-in = ta akcja nie dotyczy tego surowca: { PIECE("resource", $resource) }
refused-recognition = znacznik punktów stoi za nisko, by płacić uznaniem
refused-types = potrzeba własnej ukończonej podstawy, segmentu środkowego i kopuły
refused-cost = koszt to { $cost }, a tego nie masz
refused-inventory-empty = twój magazyn jest pusty
refused-nothing-to-deliver = nie masz nic, czego potrzebuje twój segment lub ozdoba
refused-nothing-left = nie zostałoby ci nic, czego potrzebuje twój segment lub ozdoba
refused-none-left = w puli nic z tego nie zostało
refused-no-open-space = w twoim magazynie nie ma na to wolnego pola
refused-no-tile-useful = żaden odkryty kafelek, który można by aktywować, nic by ci teraz nie dał
refused-store-nothing = z tego, co pokazuje kafelek, nic by się nie zmieściło
refused-no-effect = nic by to teraz nie dało

## What is given up

left-resource = niewzięte: { COUNT($amount, "resource", $resource) }
left-influence = niewykorzystane wpływy tej wizyty
left-activation = niewykorzystana aktywacja warsztatu
left-activations = { $n ->
    [one] { $n } niewykorzystana aktywacja
    [few] { $n } niewykorzystane aktywacje
   *[many] { $n } niewykorzystanych aktywacji
}
left-deliveries = { $n ->
    [one] { $n } niewykorzystana dostawa
    [few] { $n } niewykorzystane dostawy
   *[many] { $n } niewykorzystanych dostaw
}
left-materials = { $n ->
    [one] { $n } niewzięty surowiec
    [few] { $n } niewzięte surowce
   *[many] { $n } niewziętych surowców
}
left-tile = to, co daje kafelek
left-ornament = { PIECE("ornament", $ornament) }, który nigdy nie zostanie odblokowany

## What the teacher says at the elbow

tip-begin = Od teraz wszystko żyje. Tura to jedna z trzech rzeczy: zajmij segment, buduj albo odwiedź rynek.
tip-penalty = Kosztowało cię to { $amount ->
        [1] { $amount } uznanie
       *[other] { $amount } uznania
    }: segment { $section } był jeszcze planem, gdy ktoś ukończył segment nad nim. Najpierw kończ to, co niżej.
tip-last-turn = To twoja ostatnia tura. Ukończ segment, zawieś ozdobę albo zdobądź towary: pięć z nich to jeszcze jedna gwiazdka.
tip-fifth = Masz pięć segmentów. Jeszcze jeden i zaczyna się koniec: 3 gwiazdki dla ciebie i jedna ostatnia tura dla innych.
tip-rival-near = { PLAYER($player) } ma { $sections } z 6 segmentów. Szósty wkrótce kończy grę: co jeszcze zdążysz ukończyć?
tip-finishes = Masz ostatni surowiec, którego potrzebuje segment { $section }. Dostarczenie kończy segment i od razu daje nagrodę.
tip-danger = Twój segment { $section } to wciąż plan pod cudzym sztandarem. Gdy ktoś skończy tam wyżej, tracisz { $penalty ->
        [1] { $penalty } uznanie
       *[other] { $penalty } uznania
    }: bądź szybciej.
tip-deliver = Masz coś, czego potrzebuje twój segment. W turze budowy dostarczasz do trzech sztuk.
tip-ornament = Możesz teraz zawiesić ozdobę: na dowolnym ukończonym segmencie, nawet rywala. Liczy się w wieży, a klejnoty w niej to gwiazdki.
tip-full-shelf = Twoja półka jest pełna, a wyrzucać nie wolno. Dostarcz coś albo zatknij sztandar: jedno i drugie robi miejsce.
tip-too-much = Na półce zmieści się tylko { $fits } z { $amount }. Najpierw coś dostarcz albo zatknij sztandar, a nic nie przepadnie.
tip-two-dice = Tą kością ({ PIECE("die", $die) }) dołączysz do innej: dwie kości płacą podwójnie, { COUNT($amount, "resource", $resource) } jednym ruchem.
tip-one-step = Biała kość i kość twojego koloru idą dalej za 1 rubla od kroku. Rób to tylko, gdy następne pole jest więcej warte.
tip-just-past = Brakuje rubli? Gwiazdka daje 2, a cofasz się tylko do gwiazdki za sobą: tanio, gdy stoisz tuż za nią.
tip-no-money = Nie stać cię na żadne pole. Zakryty kafelek jest darmowy, ale zamilknie na zawsze; sprzedana gwiazdka daje 2 ruble.
tip-die-tile = To kafelek kości: daje to, co leży akurat przy tej kości, teraz i przy każdym obudzeniu.
tip-face-up = Zapłać za pole, a kafelek odpłaci ci teraz i zawsze, gdy ruszy kość w kolorze tego pola.
tip-silent = Zakryty kafelek nigdy nic nie daje. To w porządku, jeśli masz na ruble lepszy pomysł.
tip-left-lying = Coś tu jeszcze jest twoje. Towary, gildia i warsztat: każde raz, w dowolnej kolejności, przed rzutem kośćmi.
tip-visit = Czekają tu trzy rzeczy, każda raz i w dowolnej kolejności: weź towary, użyj jednej akcji gildii, obudź kafelek.
tip-wake = Przesunięta kość budzi kafelek swojego koloru w twoim warsztacie: dotknij go przed rzutem.
tip-guild = Gildia tej pory roku oferuje dwie akcje; podczas tej wizyty jedna jest twoja.

## What every piece is and does

lens-die = Kość: { PIECE("die", $die) }
lens-die-does = { $steps ->
    [one] Kto ją bierze, przesuwa ją o 1 pole zgodnie ze strzałkami.
    [few] Kto ją bierze, przesuwa ją o { $steps } pola zgodnie ze strzałkami.
   *[many] Kto ją bierze, przesuwa ją o { $steps } pól zgodnie ze strzałkami.
} { $pushed ->
    [all] Każdy może pchnąć ją dalej, za { COUNT($price, "resource", "ruble", form: "acc") } od pola.
    [some] Dalej może ją pchnąć tylko { $who }, za { COUNT($price, "resource", "ruble", form: "acc") } od pola.
   *[none] Nikt tutaj nie może pchnąć jej dalej.
}
lens-space-does = Kość, która tu staje, daje { COUNT($amount, "resource", $resource, form: "acc") } za każdą kość na polu, akcję gildii ({ PIECE("group", $group) }) i aktywację kafelka warsztatu. Mieści się najwyżej tyle kości: { $most }.
lens-influence = { PIECE("group", $group) }
lens-influence-does = Kto przesunie kość na pole { PIECE("season", $season, form: "gen") }, może użyć jednej z dwóch akcji: { $first }; albo { $second }.
lens-influence-absent = Ta gildia nie ma karty w tej grze.
lens-action = { PIECE("group", $group) }: { PIECE("action", $action) }
lens-action-does = { $often ->
    [yes] Ile razy chcesz, za jednym zamachem: { $terms }.
   *[no] Raz na wizytę: { $terms }.
}
lens-section = Segment { $section }, { PIECE("type", $type) }
lens-section-none = Segment { $section }
lens-section-none-does = Plan budowy tej gry nie ma tu segmentu.
lens-section-free = Wolny do zajęcia: zatknij sztandar, a { $tile } przejdzie do twojego warsztatu. Koszt: { $cost }; daje: { $pays }.
lens-section-locked = Można go zająć, gdy segment niżej ma sztandar. Leży tu { $tile }. Koszt: { $cost }; daje: { $pays }.
lens-section-claimed = Buduje tu { PLAYER($player) }. Potrzeba jeszcze: { $missing }; daje: { $pays }.{ $fine ->
    [0] {""}
   *[other] {" "}Jeśli rywal wcześniej ukończy segment powyżej, koszt to { $fine ->
        [1] { $fine } uznanie
       *[other] { $fine } uznania
    }.
}
lens-any-pieces = { $n ->
    [one] 1 dowolny materiał
    [few] { $n } dowolne materiały
   *[many] { $n } dowolnych materiałów
}
lens-section-done = Ukończony: { PLAYER($player) }; w wieży liczy się za { $worth }. Każdy może tu umieścić { PIECE("ornament", $ornament, form: "acc") }.
lens-section-adorned = Ukończony: { PLAYER($player) }; { PIECE("ornament", $ornament) }: { PLAYER($owner) }. W wieży liczą się za { $worth } i { $more }.
lens-tower = Wieża { $tower }
lens-tower-share = { $n } dla: { PLAYER($player) }
lens-tower-does = { $none ->
    [yes] Na koniec warta { $value ->
        [1] { $value } prestiż
       *[other] { $value } prestiżu
    }; w obecnym stanie nikt nic nie dostanie.
   *[no] Na koniec warta { $value ->
        [1] { $value } prestiż
       *[other] { $value } prestiżu
    }; w obecnym stanie daje { $shares }.
}
lens-ornament = { $ornament ->
    [door] Portal
    [arch] Łuk
   *[cross] Krzyż
}
lens-ornament-does = Trafia na { $type ->
    [base] dowolną ukończoną podstawę
    [middle] dowolny ukończony segment środkowy
   *[dome] dowolną ukończoną kopułę
} bez ozdoby; kosztuje 1 { PIECE("resource", $material, form: "acc") } i najwyżej dwa klejnoty: { $bare ->
        [1] { $bare } prestiż
       *[other] { $bare } prestiżu
    } bez nich, { $best } najwięcej. Masz { $n }.
lens-shop = Warsztat, { PIECE("shop", $space) } pole
lens-tile = Warsztat ({ PLAYER($player) }), { PIECE("shop", $space) } pole
lens-shop-banner = Zakrywa je sztandar: zatknij go przy zajmowaniu, a będą tu mogły leżeć kafelki.
lens-shop-empty = Odkryty kafelek kosztuje tu { COUNT($price, "resource", "ruble", form: "acc") } i słucha { PIECE("die", $die, form: "gen") } kości; zakryty jest za darmo.{ $ornament ->
    [none] {""}
   *[some] {" "}Odkryty odblokowuje { PIECE("ornament", $ornament, form: "acc") }.
}
lens-shop-down = Leży tu zakryty kafelek: nic nie daje, a pole jest zajęte na dobre.
lens-shop-up = { $own ->
    [yes] Za każdym razem, gdy przesuwasz { PIECE("die", $die, form: "acc") } kość, może dać { $beside ->
        [none] { IN("acc", $gives) }.
       *[some] to, co leży przy { PIECE("die", $beside, form: "gen") } kości, teraz { IN("acc", $gives) }.
    }
   *[no] Za każdym razem, gdy { PLAYER($player) } przesuwa { PIECE("die", $die, form: "acc") } kość, może dać { $beside ->
        [none] { IN("acc", $gives) }.
       *[some] to, co leży przy { PIECE("die", $beside, form: "gen") } kości, teraz { IN("acc", $gives) }.
    }
}
lens-face = { $face ->
    [up] Odkryty
   *[down] Zakryty
}
lens-face-up = Płacisz cenę pola; kafelek daje od razu i znowu ze swoją kością.
lens-face-down = Za darmo, a kafelek milczy do końca gry.
lens-banner = Sztandar
lens-banner-inventory = Zatknij go, zajmując segment, a pole pod nim otworzy się na jeden surowiec.
lens-banner-white = Zatknij go, zajmując segment, a to białe pole warsztatu otworzy się na kafelek.
lens-resource = { $resource ->
    [lumber] Drewno
    [brick] Cegła
    [stone] Kamień
    [gold] Złoto
    [green_gem] Zielony klejnot
    [purple_gem] Fioletowy klejnot
    [ruble] Ruble
    [permit] Pozwolenia
    [diamond] Diament
   *[recognition] Uznanie
}
lens-good-does = Masz { $n }. Dostarcz tam, gdzie potrzeba, albo handluj; na koniec { $for_one } pozostałych towarów i rubli to 1 prestiż. { $spaces ->
    [0] Twoja półka jest pełna.
    [one] Na półce zmieści się jeszcze 1 sztuka.
    [few] Na półce zmieszczą się jeszcze { $spaces } sztuki.
   *[many] Na półce zmieści się jeszcze { $spaces } sztuk.
}
lens-supply-does = { $n ->
    [0] We wspólnej puli nic nie zostało, póki ktoś czegoś nie odda.
   *[other] We wspólnej puli zostało { $n }; wraca do niej to, co zbudowane lub sprzedane.
}
lens-ruble-does = Płacą za kafelki, dalsze kroki i gildie i nie zajmują półki; na koniec { $for_one } pozostałych towarów i rubli to 1 prestiż.
lens-recognition-does = Każde to krok twojego znacznika na torze; stoją na nim pola prestiżu.
lens-track = Pole { $space } toru
lens-track-does = { $star ->
    [yes] Pole prestiżu: znacznik tu lub dalej ma { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    } z tego okrążenia.
   *[no] Krok w drodze: znacznik tutaj ma { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    } z tego okrążenia.
} { $ahead ->
    [0] {""}
    [one] Brakuje ci 1 kroku.
    [few] Brakuje ci { $ahead } kroków.
   *[many] Brakuje ci { $ahead } kroków.
}
lens-row-track = Prestiż z toru
lens-row-track-does = To, co znacznik ma po ostatniej turze, licząc do ostatniego osiągniętego pola prestiżu.
lens-player-does = { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    } na torze, { $next ->
        [1] { $next } uznanie
       *[other] { $next } uznania
    } do następnego; ukończone segmenty: { $sections } z { $end }. Wygrywa, kto ma na koniec najwięcej prestiżu.
lens-ivan = Karta Iwana: { PIECE("ivan_card", $card) }
lens-ivan-recognition = Gdy przyjdzie kolej na jej kafelek, Iwan zyskuje { $n ->
        [1] { $n } uznanie
       *[other] { $n } uznania
    }.
lens-ivan-inventory = Gdy przyjdzie kolej na jej kafelek, Iwan składuje surowce z największych stosów, razem { $n }.
lens-ivan-transport = Gdy przyjdzie kolej na jej kafelek, wszystko, co Iwan złożył, przechodzi na Budowę.
lens-ivan-claim = Gdy przyjdzie kolej na jej kafelek, Iwan zajmuje segment, w miarę możności nad twoim.
lens-ivan-construction = Gdy przyjdzie kolej na jej kafelek, wszystkie jej surowce trafiają na segmenty Iwana; każdy pasuje.
lens-ivan-hire = Gdy przyjdzie kolej na jej kafelek, Iwan wysyła wykonawcę do miasta swego znacznika.
lens-button-end = Zakończ turę
lens-button-end-does = Twoja tura się kończy i zaczyna następna osoba.
lens-button-exchange = Prestiż na ruble
lens-button-exchange-does = Twój znacznik cofa się o { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }, a ty bierzesz { COUNT($rubles, "resource", "ruble", form: "acc") }.
lens-button-nothing = Zostaw resztę
lens-button-nothing-does = Rezygnujesz z tego, co jeszcze czeka, i grasz dalej.
lens-button-reroll = Ponów rzut na polu
lens-button-reroll-does = Twój znacznik cofa się o { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }, a ty rzucasz ponownie wszystkimi kośćmi jednego pola, { $n ->
    [one] raz na turę.
    [few] najwyżej { $n } razy na turę.
   *[many] najwyżej { $n } razy na turę.
}
lens-button-roll = Rzuć kośćmi
lens-button-roll-does = Wizyta się kończy i rzucasz wszystkimi kośćmi z pola, na którym stanęła twoja kość.
lens-button-stop = Wystarczy
lens-button-stop-does = Rezygnujesz z pozostałych dostaw lub aktywacji; to, co nieukończone, można ciągnąć później.

# Settings.
setting-workshops = Plansze warsztatu
setting-workshops-help = Na pierwsze partie polecamy stronę podstawową.
setting-workshops-basic = ozdoby i sztandary gotowe od początku
setting-workshops-advanced = ozdoby trzeba najpierw odblokować
setting-influence = Karty wpływów
setting-influence-help = Zestaw na pierwszą grę jest łatwiejszy.
setting-influence-random = po jednej losowej karcie z każdej grupy
setting-influence-first_game = najprostsza karta z każdej grupy
setting-first_player = Kto zaczyna
setting-first_player-help = Kto zaczyna; w grze solo zaczyna człowiek.
setting-first_player-random = losowo
setting-first_player-1 = miejsce 1
setting-first_player-2 = miejsce 2
setting-first_player-3 = miejsce 3
setting-first_player-4 = miejsce 4
setting-level = Start Iwana
setting-level-help = Jak daleko przed tobą zaczyna znacznik Iwana; z dodatkiem Contractors zawsze 3 prestiżu.
setting-level-standard = równo z tobą
setting-level-hard = krok przed tobą
setting-level-very_hard = daleko przed tobą
setting-exchange = Prestiż na ruble
setting-exchange-help = Drukowana instrukcja pozwala na to w każdej chwili.
setting-exchange-any_moment = w każdej chwili tury, ile razy chcesz
setting-exchange-one_moment = w jednej chwili tury, jak w późniejszym brzmieniu wydawcy
setting-color = Kolor miejsca { $seat }
setting-color-help = Od koloru zależą ceny w warsztacie i własna kość.
setting-color-auto = następny wolny kolor
setting-color-green = zielony
setting-color-blue = niebieski
setting-color-red = czerwony
setting-color-yellow = żółty
bad-first-player = ustawienie first_player ma wartość '{ $given }'; gdy miejsc jest { $seats }, dozwolone: random, od 1 do { $seats }
same-color = dwa miejsca mają kolor '{ $color }'; każde miejsce potrzebuje własnego [{ $rule }]

## Positions that cannot be

wrong-end-banners = { $who }: ukończone segmenty: { $count }; sztandarów jest tylko { $most }
wrong-end-ornaments = { $who }: ozdoby na katedrze: { $count }; jest ich tylko { $most }
wrong-each-resource-tile-lies = każdy kafelek zasobów leży przy jednym polu rynku
wrong-influence-cards-different-groups = każda karta wpływów musi być z innej grupy, a nie: { $groups }
wrong-cathedral-card-lies-two = karta katedry leży w dwóch miejscach
wrong-workshop-tile-lies-two = kafelek warsztatu leży w dwóch miejscach
wrong-banner-count = sztandary, { $who }: zostało { $left }, na budowie { $on_site }; razem jest { $banners }
wrong-covers-too-many-inventory = { $who } zakrywa za dużo pól magazynu
wrong-too-many-banners-beside = { $who } ma za dużo sztandarów obok magazynu
wrong-stores-more-materials-than = { $who } ma więcej surowców niż otwartych pól w magazynie
wrong-negative-score-or-negative = { $who } ma ujemny wynik lub ujemne ruble
wrong-shop-tile-count = kafelki warsztatu, { $who }: { $laid }; zajęte segmenty: { $on_site }
wrong-ivan-ornaments-do-match = ozdoby Iwana nie zgadzają się z tymi na katedrze
wrong-ivan-no-rubles = Iwan nie ma rubli
wrong-ivan-no-inventory-his = Iwan nie ma własnego magazynu
wrong-supply = w puli { $name } jest { $supply }
wrong-material-count = { $name }: { $supply } w puli, { $held } w magazynach, { $laid } na kartach, { $ivan } u Iwana, razem { $total }; gra ma { $wanted }
wrong-influence-card-this-game = karty wpływów { $name } nie ma w tej grze
wrong-dice-on-space = kości na polu { $space }: { $count }; mieści się { $most }
wrong-card-wrong-type = karta { $name } jest złego typu
wrong-bears-banner-card-below = { $name } ma sztandar, a karta poniżej nie
wrong-neither-banner-nor-workshop = { $name } nie ma ani sztandaru, ani kafelka warsztatu
wrong-finished-without-banner = { $name } jest ukończony bez sztandaru
wrong-materials-without-banner = { $name } ma surowce bez sztandaru
wrong-finished-materials = { $name } jest ukończony, ale leżą na nim surowce
wrong-all-materials-finished = { $name } ma wszystkie surowce, ale nie jest ukończony
wrong-ornament-finished = { $name } ma ozdobę, ale nie jest ukończony
wrong-used-players = { $tile } nie bierze udziału, gdy { $players ->
    [one] gra 1 osoba
    [few] grają { $players } osoby
   *[many] gra { $players } osób
}
wrong-workshop-tile-claimed-card = { $section }: kafelek warsztatu leży na zajętej karcie albo brakuje go na wolnej
wrong-ornament-count = { $who }: ozdoba { $name }, dostępna lub umieszczona: { $have }, nie { $released }
wrong-tile-ivan-cards-none = kafelek na kartach Iwana nie jest jego
wrong-card-ivan-marked-face = karta Iwana jest oznaczona jako odkryta, choć nie ma kafelka
wrong-die-missing = brakuje kości { $name }
wrong-die-shows = kość { $name } pokazuje { $value }
wrong-die-part-this-game = kość { $name } nie należy do tej gry
wrong-tile-banner-one-white = { $who } ma kafelek i sztandar na jednym białym polu
wrong-more-than-costs = { $name } ma więcej niż kosztuje: { $material }
wrong-belongs-which-card-quadrant = { $kind } należy do { $name }, czego nie ma na karcie ćwiartki
wrong-asks-player-active = { $kind } pyta osobę { $who }; aktywna jest { $active }
wrong-action = { $kind } podaje inną akcję
wrong-deliver-no-delivery-left = 'deliver' nie ma już żadnej dostawy
wrong-banner-chosen-only-advanced = sztandar wybiera się tylko przy zaawansowanych warsztatach
wrong-banner-which-cannot-claimed = sztandar jest dla { $name }, a tego nie można zająć
wrong-tile-waits-banner-another = kafelek z { $name } czeka, ale sztandar jest cudzy
wrong-benefit-gives-nothing = 'benefit' nic nie daje
wrong-die-cannot-rolled-here = kości { $die } nie da się rzucić: nie ma jej tutaj
wrong-take-materials-allowed = surowce 'take': { $left }; dozwolone: od 1 do { $most_taken }
wrong-gain-player-active = 'gain' jest dla osoby { $player }; aktywna jest { $active }
wrong-market-visit-needs-this = wizyta na rynku wymaga this_turn.die
wrong-pay-kinds-paid-left = rodzaje 'pay': zapłacone { $paid }, pozostałe { $left }; razem { $pay_materials }
wrong-pay-asks-more-kinds = rodzaje, których wymaga jeszcze 'pay': { $left }; dostępne { $kinds }
wrong-ask-begin-next-turn = ask musi zaczynać się od next_turn, a kończyć pytaniem do osoby lub do losu
wrong-tile-dealt-one-ivan = na jedną kartę Iwana rozdaje się kafelek dwa razy
wrong-color = { $path }.color to { $value }; opcje dają { $color }
wrong-towers = site ma wieże o wysokościach { $heights }; plany tej gry to { $plans }
wrong-ask-empty-game-without = ask jest puste, ale gra bez pytań wymaga end.trigger i turns_left 0
wrong-card-ivan-row-bear = karta { $place } w rzędzie Iwana musi mieć kafelek, chyba że właśnie ma go dostać
wrong-question-solitaire-games-only = { $kind } to pytanie tylko z gry solo
wrong-needs-ivan-turn-active = { $kind } wymaga tury Iwana; aktywna osoba: { $active }

## Printed values that do not fit together

printed-towers = wieże: { $towers }, gdy { $players ->
    [one] gra 1 osoba
    [few] grają { $players } osoby
   *[many] gra { $players } osób
}
printed-sections = segmenty: razem { $all }, po { $each }, gdy { $players ->
    [one] gra 1 osoba
    [few] grają { $players } osoby
   *[many] gra { $players } osób
}
printed-limited = 0 lub więcej, gdy limited to true
printed-unlimited = -1, gdy limited to false
printed-start-rubles = co najmniej { $least }, ruble wszystkich na początku
printed-supply = najwyżej { $most }, pula { $resource }
printed-locked = więcej niż { $locked }, bo tyle może leżeć naraz na nieukończonych kartach
printed-dice-on = { $count ->
    [0] { $field } to true na żadnym kafelku
   *[other] { $field } to true na { $tiles }
}
printed-exactly = dokładnie { $tiles }
printed-ivan-tile = true tylko na kafelku kości z min_players 3
printed-ivan-tiles = { $count ->
    [one] { $field } to true na 1 kafelku kości { $die }
    [few] { $field } to true na { $count } kafelkach kości { $die }
   *[many] { $field } to true na { $count } kafelkach kości { $die }
}
printed-each-die = 1 kafelek każdej kości
printed-unmarked = { $count ->
    [one] { $field } to 1 na 1 kafelku
    [few] { $field } to 1 na { $count } kafelkach
   *[many] { $field } to 1 na { $count } kafelkach
}
printed-unmarked-least = co najmniej tyle takich kafelków: { $least }, po jednym na każdy segment dwóch osób
printed-action-id = actions pozycja { $number } id
printed-action-repeat = actions pozycja { $number } repeat
printed-once = once, bo { $action } nic nie kosztuje
printed-two-actions = dwie różne akcje
printed-group = po jednej karcie z każdej grupy, a { $group } już ją ma
printed-white-banner = "banner" (sztandar) na białym polu
printed-spaces-hold = kolorowe pola mają { $held }
printed-again = { $field } to znowu { $value }
printed-every-once = każda wartość raz
printed-after = { $field } ma { $number } po { $before }
printed-growing = liczby rosnące
printed-numbers = { $count ->
    [one] { $field } ma 1 liczbę
    [few] { $field } ma { $count } liczby
   *[many] { $field } ma { $count } liczb
}
printed-ends-with = { $field } kończy się na { $number }
printed-last = { $number } jako ostatnia liczba
printed-start-prestige = { $prestige }, prestiż pola { $space }

## The box: sheets, pieces and their places

part-base = The Red Cathedral
sheet-bases = Podstawy
sheet-middles = Segmenty środkowe
sheet-domes = Kopuły
sheet-influence = Karty wpływów
sheet-actions = Akcje kart
sheet-workshop-tiles = Kafelki warsztatu
sheet-resource-tiles = Kafelki zasobów
sheet-boards = Plansze warsztatu
sheet-advanced = Plansze warsztatu, strona zaawansowana
sheet-plans = Plany budowy
sheet-track = Plansza i ozdoby
sheet-supply = Pula i początek
sheet-numbers = Liczby z zasad
sheet-ivan = Iwan

piece-given = { $given ->
    [prestige] { $amount ->
        [1] { $amount } prestiż
       *[other] { $amount } prestiżu
    }
    [material_of_choice] { $amount ->
        [one] { $amount } surowiec do wyboru
        [few] { $amount } surowce do wyboru
       *[many] { $amount } surowców do wyboru
    }
   *[other] { COUNT($amount, "resource", $given) }
}
piece-card = { $type ->
    [base] Podstawa
    [middle] Segment środkowy
   *[dome] Kopuła
}: { $cost } { $none ->
    [yes] → nic
   *[no] → { $gives }
}
fault-card-cost = { $type ->
    [base] Podstawa
    [middle] Segment środkowy
   *[dome] Kopuła
} wymaga co najmniej jednego surowca, a najwyżej tylu: { $high }.
piece-influence = { PIECE("group", $group) }: { $actions }
piece-action = { $repeat ->
    [any] { PIECE("action", $action) } (dowolnie wiele razy)
   *[once] { PIECE("action", $action) } (raz)
}
piece-action-row = { PIECE("group", $group) }, akcja: { PIECE("action", $action) }
piece-workshop = Kafelek warsztatu: { $gives }{ $three ->
    [yes] , od 3 osób
   *[no] {""}
}{ $ivan ->
    [yes] , Iwana
   *[no] {""}
}
piece-resource-tile = Kafelek zasobów: { COUNT($amount, "resource", $resource) }
piece-space = Plansza: { PIECE("shop", $board) }, { PIECE("shop", $space) } pole: { COUNT($price, "resource", "ruble") }
piece-space-advanced = Plansza zaawansowana: { PIECE("shop", $board) }, { PIECE("shop", $space) } pole: { PIECE("holds", $holds) }
piece-plan = Plan, liczba osób { $players }: { $heights }
piece-stock = { $limited ->
    [yes] W pudełku: { COUNT($count, "resource", $resource) }
   *[no] W pudełku: { PIECE("resource", $resource) }, bez ograniczeń
}
piece-jewels = Ozdoba, { COUNT($green, "resource", "green_gem") } i { COUNT($purple, "resource", "purple_gem") }: { $prestige ->
        [1] { $prestige } prestiż
       *[other] { $prestige } prestiżu
    }
piece-track = Tor punktacji, prestiż: { $count }
piece-quadrant = Ćwiartka { $n }: { PIECE("season", $season) }
piece-constant = { $number ->
    [extra_space_price] Ruble za dalsze pole kości: { $value }
    [extra_spaces_max] Najwięcej dalszych pól kości: { $value }
    [deliveries_per_build] Dostawy w jednej budowie: { $value }
    [exchange_ruble_gain] Ruble za 1 prestiż: { $value }
    [sections_to_end] Segmenty jednej osoby, które kończą grę: { $value }
    [end_bonus_prestige] Prestiż za zakończenie gry: { $value }
    [solo_end_bonus_prestige] Prestiż za zakończenie gry solo: { $value }
    [leftovers_per_prestige] Pozostałe towary za 1 prestiż: { $value }
    [tower_section_value] Wartość segmentu w wieży: { $value }
    [tower_ornament_value] Wartość ozdoby w wieży: { $value }
    [tower_place_divisor] Następne miejsce w wieży: wartość dzielona przez { $value }
    [two_player_second_divisor] Druga z dwóch osób w wieży: wartość dzielona przez { $value }
   *[ivan_ornament_prestige] Prestiż Iwana za ozdobę: { $value }
}
piece-start-rubles = Osoba { $n } zaczyna i ma { COUNT($count, "resource", "ruble", form: "acc") }
piece-first-game = Pierwsza gra: karta { PIECE("group", $group, form: "gen") }
piece-ivan = { $amount ->
    [0] Karta Iwana: { PIECE("ivan_card", $card) }
   *[other] Karta Iwana: { PIECE("ivan_card", $card) } { $amount }
}
piece-pile = Wybór stosu przez Iwana, { $n }: { PIECE("resource", $resource) }
piece-difficulty = Iwan, poziom { $level ->
    [standard] zwykły
    [hard] trudny
   *[very_hard] bardzo trudny
}: zaczyna na polu { $space }

holds-door = portal
holds-arch = łuk
holds-cross = krzyż
holds-banner = sztandar
benefit-die = kość
benefit-resource = towary
repeat-once = raz
repeat-any = dowolnie wiele razy

place-cost = Koszt
place-recognition = Uznanie
place-ruble = Ruble
place-amount = Ilość
place-dice_start = Tu zaczynają kości
place-benefit = Korzyść
place-die = Kość
place-resource = Towar
place-min_players = Osoby
place-solo_ivan = Iwana
place-heights = Wieże
place-prestige = Prestiż
place-name = Nazwa
place-pay_ruble = Ruble do zapłaty
place-pay_kinds = Surowce do zapłaty
place-gain_ruble = Zyskane ruble
place-gain_kinds = Zyskane surowce
place-gain_recognition = Zyskane uznanie
place-gain_prestige = Zyskany prestiż
place-actions = Akcje
place-card = Karta
place-price = Cena
place-holds = Leży tu
place-supply = Liczba
place-limited = Ograniczone
place-coins = Monety
place-coin_values = Wartości monet
place-value = Liczba
place-season = Pora roku
place-prestige_spaces = Pola prestiżu
place-ivan_start_space = Pole
