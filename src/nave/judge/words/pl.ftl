# What the judge says. Figures are points of the final margin.

judge-too-long = gra z tyloma odpowiedziami ({ $answers }) jest za długa dla sędziego; najwyżej { $most }

judge-mark-brilliant = znakomite
judge-mark-good = dobre
judge-mark-none = w porządku
judge-mark-slip = potknięcie
judge-mark-blunder = błąd
judge-mark-unclear = niejasne
judge-mark-decided = już rozstrzygnięte

judge-loss = { NUMBER($loss, minimumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1) }
judge-too-close = nie do rozstrzygnięcia: od { NUMBER($low, minimumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1) }
judge-why = { $reasons }

# Puzzles.
puzzle-file = to nie jest zestaw zagadek: { $problem }
puzzle-none = nie ma zagadek z gry { $game }
puzzle-unknown = gra { $game } nie ma zagadki '{ $puzzle }'
puzzle-over = tura skończona; zacznij od nowa
puzzle-illegal = takich odpowiedzi nie można stąd dać
puzzle-asks = Gra { $player }, tura { $turn } z { $turns }: znajdź najlepszą turę.
puzzle-commands = Wpisz odpowiedź albo jej numer. undo, table, hint (każda podpowiedź to ćwierć gwiazdki), give up, quit.
puzzle-solved = To jest to. Gwiazdka: { NUMBER($star, minimumFractionDigits: 0) }.
puzzle-half = Dobrze, pół gwiazdki: { NUMBER($behind, minimumFractionDigits: 1) } pkt straty, { $win } szansy wygranej. Jest coś mocniejszego; spróbuj ponownie.
puzzle-missed = { NUMBER($behind, minimumFractionDigits: 1) } pkt straty, { $win } szansy wygranej. Spróbuj ponownie.
puzzle-hint-piece = Spójrz na: { $piece }
puzzle-hint-look = Spójrz na to.
puzzle-hint-answer = Zacznij od: { $answer }
puzzle-hint-line = Cała linia: { $line }
puzzle-solution = Najlepsze: { $line }. Następny pomysł jest o { NUMBER($gap, minimumFractionDigits: 1) } pkt gorszy.
puzzle-why = Dlaczego: { $reasons }.
puzzle-played = W grze: { $line }, strata { NUMBER($lost, minimumFractionDigits: 1) } pkt.
puzzle-played-best = W grze zagrano to samo.

# A turn played again.
judge-nothing-left = po tej chwili nie było już nic do wyboru
