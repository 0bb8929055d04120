pieces-title = Pezzi: { $game }
pieces-known = noto
pieces-deduced = dedotto
pieces-reconstructed = supposto
pieces-checked = controllato
pieces-corrected = corretto
pieces-confirmed = confermato da { $n } possessori
pieces-side-mine = Mio:
pieces-side-theirs = Loro:
pieces-mine = Raccolta: { $name }
pieces-undo = Annulla
pieces-sheets = Fogli di pezzi
pieces-of = { $n } di { $m }
pieces-sum = Pezzi guardati: { $n } su { $m }; corretti: { $changed }. Restano in questo browser.
pieces-filter = Mostra
pieces-filter-all = tutti
pieces-filter-guessed = supposti
pieces-filter-corrected = corretti
pieces-help = Tocca un pezzo per confrontarlo con quello stampato.
pieces-none = Nessun pezzo qui.
pieces-symbols = Solo pezzi che mostrano
pieces-symbols-clear = tutti i simboli
pieces-pile = Confronta la mia pila
pieces-pile-line = Gira la tua pila un pezzo alla volta e tocca qui lo stesso disegno: risulta controllato.
pieces-pile-left = { $n ->
        [one] Resta { $n } disegno
       *[other] Restano { $n } disegni
    }; tuoi senza disegno: { $strange }.
pieces-pile-strange = Il mio non c’è
pieces-pile-through = La mia pila è finita
pieces-pile-rest = Nella tua pila nulla era come questi. Toccane uno e rendilo come mostra il tuo.
pieces-pile-on = Continua il confronto
pieces-pile-all = Ogni disegno ha il suo pezzo.
pieces-at = { $n } di { $m }, { $id } nel file
pieces-changed = Che cosa hai cambiato
pieces-checks = Controlli
pieces-elsewhere = { $n ->
    [one] Un altro errore su un altro pezzo
   *[other] Altri { $n } errori su altri pezzi
}
pieces-alike = Un altro pezzo è stampato come questo. È ammesso; guardali entrambi.
pieces-sound = Con questa raccolta si può giocare.
pieces-signed = Controllato da { $by } ({ $on })
pieces-equal = Le sole spunte non cambiano nulla: questa raccolta è uguale a quella solita.
pieces-back = Tutti i pezzi
pieces-as-was = Com’era
pieces-unsure = Non so
pieces-right = Giusto, come stampato
pieces-less = { $title }: meno
pieces-more = { $title }: più
pieces-yes = sì
pieces-no = no
pieces-add = { $title }: uno in più
pieces-choose = scegli
pieces-tray = Che cosa può stare qui: { $title }
pieces-take-away = togli
pieces-set-title = La tua raccolta
pieces-set-line = Si conserva solo ciò che differisce dal solito, e ciò che hai controllato.
pieces-name = Nome
pieces-new = Cominciane un’altra
pieces-open = Apri { $name }
pieces-share = Condividila
pieces-code = Codice della raccolta
pieces-copy = Copia il codice
pieces-copied = Codice copiato.
pieces-file = Salva in un file
pieces-keep = Tienila qui per giocarci
pieces-kept = Conservata come { $name }. Sceglila a un nuovo tavolo.
pieces-take = Prendi un’altra raccolta
pieces-given = Un codice o il testo di un file
pieces-look = Guardala
pieces-bring = o un file
pieces-merge-one-name = { $count ->
    [one] Un altro pezzo è uguale, ma porta la stessa firma del tuo: dai alla tua raccolta un nome tuo, così conta.
   *[other] Altri { $count } pezzi sono uguali, ma portano la stessa firma dei tuoi: dai alla tua raccolta un nome tuo, così contano.
}
pieces-merge-sum = Uguali in entrambe: { $agreed }; da prendere: { $taken }; { $differ ->
    [0] nulla si contraddice
    [one] 1 pezzo è letto in modo diverso (prima il tuo)
   *[other] { $differ } pezzi sono letti in modo diverso (prima il tuo)
}.
pieces-merge = Unisci alla mia
pieces-merged = Unite.
pieces-replace = Aprila così com’è
