# What the lab refuses, and what goes wrong there.

lab-number = { $what ->
    [games] liczba gier to { $number }; dozwolone: { $least } lub więcej
    [runs] liczba przebiegów to { $number }; dozwolone: { $least } lub więcej
    [jobs] liczba zadań to { $number }; dozwolone: { $least } lub więcej
    [generations] liczba pokoleń to { $number }; dozwolone: { $least } lub więcej
    [validation] liczba gier sprawdzających to { $number }; dozwolone: { $least } lub więcej
    [population] populacja to { $number }; dozwolone: { $least } lub więcej
    [blocks] liczba bloków to { $number }; dozwolone: { $least } lub więcej
   *[nodes] liczba węzłów to { $number }; dozwolone: { $least } lub więcej
}
lab-resume-output = --resume wymaga --output przebiegu, który ma trwać dalej
lab-sprt-alone = --sprt porównuje pierwszego bota z innymi; podaj jeszcze innego bota
lab-few-bots = { $count ->
    [0] miejsca ({ $seats }) wymagają co najmniej tylu botów: { $seats }, podano: żadnego
   *[other] miejsca ({ $seats }) wymagają co najmniej tylu botów: { $seats }, podano: { $given }
}
lab-no-weights = boty gry '{ $game }' nie mają wag do strojenia
lab-no-weight = nie ma wagi '{ $weight }'; znane: { $known }
lab-no-rival = '{ $rival }' nie jest przeciwnikiem do strojenia; dozwolone: { $known }
lab-tuned-exists = { $path } istnieje; nastrojone wagi trafiają do nowego pliku
lab-no-tuning = { $path } nie jest niedokończonym strojeniem
lab-other-tuning = { $path } zaczęto z innymi ustawieniami: { $settings }
lab-deaths = procesy robocze padły przy tych samych grach tyle razy: { $count }; koniec prób
lab-unfinished = { $path } zawiera niedokończony przebieg; --resume go kontynuuje
lab-nothing-to-resume = nie ma niedokończonego przebiegu: brakuje { $path }
lab-no-journal = { $path } nie jest dziennikiem niedokończonego przebiegu
lab-other-run = { $path } zaczęto z { $entry } { $begun }, a nie { $now }
lab-ending = { $path } ma końcówkę '{ $ending }'; dozwolone: { $known }
lab-file-exists = { $path } już istnieje i nie zostanie nadpisane; podaj inny plik
lab-no-folder = { $path } nie jest folderem
lab-no-polars = wyniki w formacie Parquet wymagają polars: pip install 'nave[lab]'
lab-no-dask = klaster wymaga Dask distributed: pip install 'nave[cluster]'
lab-no-scheduler = pod '{ $address }' nie odpowiada planista Dask: { $reason }
lab-no-workers = klaster nie ma procesów roboczych
lab-other-version = proces roboczy { $worker } ma nave { $theirs }, tu jest { $own }; muszą być takie same
lab-cluster-gave-up = klaster się poddał: { $error }: { $message }
lab-peer-failed = nie udało się zmierzyć { $peer }: { $error }
lab-peer-silent = nic nie powiedział
lab-no-environment = nie udało się utworzyć środowiska dla { $peer }: { $error }
lab-no-peer = nie udało się zainstalować { $peer }: { $error }
