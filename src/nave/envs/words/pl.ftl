# What the environments for learning agents say of what cannot be done.

no-environment = nie ma środowiska dla gry { $game }; gry: { $known }
env-seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }
env-over = gra skończona: nikt nie jest pytany, więc nie ma czego obserwować; zobacz jej wynik
env-render-mode = render_mode to { $mode }; dozwolone: 'human', 'ansi', None
env-count = liczba stołów to { $count }; dozwolone: 1 lub więcej
env-not-begun = żadna gra się nie zaczęła; najpierw wywołaj reset
env-actions = akcje mają kształt { $shape } i typ { $type }; potrzeba: po jednej liczbie całkowitej na każdy stół ({ $count })
env-table = stół { $table }: { $error }
env-no-action = { $agent } musi odpowiedzieć: akcja jest numerem dozwolonego ruchu
env-reward = nagroda to { $reward }; dozwolone: { $known }
