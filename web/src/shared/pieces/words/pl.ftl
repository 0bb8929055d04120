pieces-title = Elementy: { $game }
pieces-known = znane
pieces-deduced = wywnioskowane
pieces-reconstructed = odgadnięte
pieces-checked = sprawdzone
pieces-corrected = poprawione
pieces-confirmed = potwierdzenia właścicieli: { $n }
pieces-side-mine = Moje:
pieces-side-theirs = Cudze:
pieces-mine = Zestaw: { $name }
pieces-undo = Cofnij
pieces-sheets = Arkusze elementów
pieces-of = { $n } z { $m }
pieces-sum = Obejrzane elementy: { $n } z { $m }, poprawione: { $changed }. Zapisane w tej przeglądarce.
pieces-filter = Pokaż
pieces-filter-all = wszystkie
pieces-filter-guessed = odgadnięte
pieces-filter-corrected = poprawione
pieces-help = Dotknij elementu, aby porównać go z drukiem.
pieces-none = Nie ma tu żadnego elementu.
pieces-symbols = Tylko elementy z symbolami
pieces-symbols-clear = wszystkie symbole
pieces-pile = Porównaj mój stos
pieces-pile-line = Wykładaj swój stos odkryty, sztuka po sztuce, i dotykaj tu takiego samego rysunku: będzie sprawdzony.
pieces-pile-left = { $n ->
    [one] Został { $n } rysunek
    [few] Zostały { $n } rysunki
   *[many] Zostało { $n } rysunków
}, twoje elementy bez rysunku: { $strange }.
pieces-pile-strange = Mojego tu nie ma
pieces-pile-through = Stos się skończył
pieces-pile-rest = W twoim stosie nie było takich elementów. Dotknij jednego i zmień go na to, co pokazuje twój.
pieces-pile-on = Porównuj dalej
pieces-pile-all = Każdy rysunek ma swoją parę.
pieces-at = { $n } z { $m }, w pliku { $id }
pieces-changed = Twoje zmiany
pieces-checks = Kontrola
pieces-elsewhere = { $n ->
    [one] jeszcze 1 błąd na innym elemencie
    [few] jeszcze { $n } błędy na innych elementach
   *[many] jeszcze { $n } błędów na innych elementach
}
pieces-alike = Inny element ma taki sam nadruk. To dozwolone; przyjrzyj się obu.
pieces-sound = Tym zestawem można grać.
pieces-signed = Sprawdza { $by }, { $on }
pieces-equal = Same haczyki niczego nie zmieniają: ten zestaw jest taki sam jak zwykły.
pieces-back = Wszystkie elementy
pieces-as-was = Jak było
pieces-unsure = Nie wiem
pieces-right = Zgodne z drukiem
pieces-less = { $title }: mniej
pieces-more = { $title }: więcej
pieces-yes = tak
pieces-no = nie
pieces-add = { $title }: jeszcze jedno
pieces-choose = wybierz
pieces-tray = Co może tu być: { $title }
pieces-take-away = usuń
pieces-set-title = Twój zestaw
pieces-set-line = Zapisuje się tylko to, co różni się od zwykłego zestawu, i to, co już sprawdzone.
pieces-name = Nazwa
pieces-new = Zacznij nowy
pieces-open = Otwórz: { $name }
pieces-share = Udostępnij
pieces-code = Kod zestawu
pieces-copy = Kopiuj kod
pieces-copied = Kod skopiowany.
pieces-file = Zapisz jako plik
pieces-keep = Zachowaj tu do gry
pieces-kept = Zachowano jako { $name }. Wybierz ten zestaw przy nowym stole.
pieces-take = Przejmij inny zestaw
pieces-given = Kod albo treść pliku
pieces-look = Obejrzyj
pieces-bring = albo plik
pieces-merge-one-name = { $count ->
    [one] Jeszcze jeden element jest taki sam, ale pod tą samą nazwą co twój: nadaj zestawowi własną nazwę, żeby się liczył.
    [few] Jeszcze { $count } elementy są takie same, ale pod tą samą nazwą co twoje: nadaj zestawowi własną nazwę, żeby się liczyły.
    [many] Jeszcze { $count } elementów jest takich samych, ale pod tą samą nazwą co twoje: nadaj zestawowi własną nazwę, żeby się liczyły.
   *[other] Jeszcze { $count } elementu jest takie samo, ale pod tą samą nazwą co twoje: nadaj zestawowi własną nazwę, żeby się liczyły.
}
pieces-merge-sum = Zgodne: { $agreed }, do przejęcia: { $taken }, { $differ ->
    [0] nic nie jest sprzeczne
    [one] 1 element odczytany inaczej (najpierw twój)
    [few] { $differ } elementy odczytane inaczej (najpierw twoje)
   *[many] { $differ } elementów odczytanych inaczej (najpierw twoje)
}.
pieces-merge = Połącz z moim
pieces-merged = Połączono.
pieces-replace = Otwórz bez zmian
