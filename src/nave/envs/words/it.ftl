# What the environments for learning agents say of what cannot be done.

no-environment = non c’è un ambiente per il gioco { $game }; giochi: { $known }
env-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }
env-over = la partita è finita: nessuno riceve domande, quindi non c’è nulla da osservare; vedi il risultato
env-render-mode = render_mode è { $mode }; ammesso: 'human', 'ansi', None
env-count = il numero di tavoli è { $count }; ammesso: 1 o più
env-not-begun = nessuna partita è cominciata; chiama prima reset
env-actions = le azioni hanno la forma { $shape } e il tipo { $type }; serve: un numero intero per ciascuno dei { $count } tavoli
env-table = tavolo { $table }: { $error }
env-no-action = deve rispondere { $agent }: un’azione è il numero di una mossa valida
env-reward = la ricompensa è { $reward }; ammesso: { $known }
