# Words of the drawing of Basilica, in Italian. Colours are feminine: they stand beside «volta», «area» or «tessera».

tab-site = Cantiere
tab-board = Tabellone
tab-me = Persone
you = tu
sun = sole
moon = luna

part-track = Tracciato: la regina è su { $queen }, { $next }
track-next = il prossimo conteggio è su { $n }
track-last = non restano spazi di conteggio
track-marker = { $n ->
    [one] { $name } ha 1 punto
   *[other] { $name } ha { $n } punti
}
track-lap = +{ $n }
track-flag = Corona posata: regina { $a } → { $b }
track-flag-scoring = Corona posata: regina su { $b }, conteggio!

part-board = Tabellone con ordini e volte
board = Il tabellone
board-next = prossima di { $n }
board-last = l’ultima
board-empty = pila vuota
board-second = 2ª pila
board-discarded = scartate: { $n }
board-flips = si gira
board-executed = in corso
board-exchange = Cambia le tre volte

part-site = Cattedrale
site-in = Ingrandisci
site-out = Riduci
site-fit = Tutta la cattedrale
site-below = { $n ->
    [one] 1 altra fila sotto
   *[other] altre { $n } file sotto
}
site-above = torna su

color-red = rosso
    .Start = Rosso
    .fem = rossa
color-yellow = giallo
    .Start = Giallo
    .fem = gialla
color-blue = blu
    .Start = Blu
    .fem = blu
color-green = verde
    .Start = Verde
    .fem = verde
vault-red = rossa
    .Start = Rossa
vault-yellow = gialla
    .Start = Gialla
vault-blue = blu
    .Start = Blu
vault-green = verde
    .Start = Verde
vault-red_yellow = rosso-gialla
    .Start = Rosso-gialla
vault-red_blue = rosso-blu
    .Start = Rosso-blu
vault-red_green = rosso-verde
    .Start = Rosso-verde
vault-yellow_blue = giallo-blu
    .Start = Giallo-blu
vault-yellow_green = giallo-verde
    .Start = Giallo-verde
vault-blue_green = blu-verde
    .Start = Blu-verde
rank-architect = Architetto
rank-master_mason = Mastro muratore
rank-strongman = Forzuto
rank-jester = Giullare
rank-architect-does = raddoppia le tessere delle sue aree
rank-master_mason-does = pesa come due
rank-strongman-does = vince per te i pareggi
rank-jester-does = nomina un altro colore al conteggio

say-order = Ordine { $name }, spazio { $n }, sul retro volta { PIECE("vault", $vault) }
say-coin = l’altro giocatore può comprarlo per una moneta
say-crown = con una corona
say-vault = Spazio volta { $n }: { $vault ->
    [none] vuoto
   *[some] volta { PIECE("vault", $vault) }{ $crown ->
        [yes] {" "}con una corona
       *[no] {""}
    }
}
say-cell = Fila { $row }, colonna { $column }: { $what }
say-free = nulla di costruito
say-scaffolding = impalcatura
say-tile = volta { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}con una corona
   *[no] {""}
}
say-builder = costruttore di { $name }
say-ranked = { $rank } di { $name }
say-glass = vetrata
say-altar = altare
say-area = area { PIECE("color", $color, form: "fem") } da { $n }, vale { $value }
say-named = ora anche { PIECE("color", $color, form: "fem") }
say-stack = { $n ->
    [one] Pila: { $name }, sul retro volta { PIECE("vault", $vault) }, 1 tessera
   *[other] Pila: { $name }, sul retro volta { PIECE("vault", $vault) }, { $n } tessere
}
say-token = Gettone { $n }: { $a } o { $b }
say-supply-builder = Metti un costruttore su { $cell }
say-supply = { $name ->
    [none] I tuoi pezzi
   *[some] Pezzi di { $name }
}

supply-builders = costruttori: { $n } su { $m }
supply-tokens = gradi: { $n } su { $m }
supply-coins = { $n ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $n } monete
}
supply-now = +{ $n } se si contasse ora
supply-altars = { $n ->
    [one] resta 1 altare
   *[other] restano { $n } altari
}

areas-title = Aree adesso
areas-next = { $n ->
    [one] conteggio alla prossima corona
   *[other] conteggio fra { $n } corone
}
areas-none = La cattedrale è ancora vuota.
areas-area = Area
areas-worth = Vale
areas-leads = In testa
areas-tiles = { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}
areas-nobody = nessuno
areas-tie = parità
areas-strongman = il forzuto vince il pareggio
areas-sum = Se si contasse ora
areas-show = Mostra l’area { PIECE("color", $color, form: "fem") } su { $cell }
areas-more = { $n ->
    [one] 1 area senza costruttori
   *[other] { $n } aree senza costruttori
}
areas-fewer = nascondi le aree senza costruttori

badge-how = { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}
badge-double = × 2
badge-glass = vetrata + { $n }
badge-to = → { $n }
badge-new = nuova area
badge-joins = unisce { $n } aree

lens-hint = Che cosa farebbe
lens-idle = Indica una volta, un ordine o un’area per vedere che cosa porterebbe.
lens-wait = { $name } sta pensando.
lens-lay = Se la posi su { $cell }
lens-lay-first = Da posare: volta { PIECE("vault", $vault) }{ $crown ->
    [yes] {" "}con una corona
   *[no] {""}
}
lens-lay-pick = { $n ->
    [one] Scegli la casella segnata.
   *[other] Scegli una casella fra quelle segnate ({ $n }).
}
lens-grows = { $n ->
    [one] Area { PIECE("color", $color, form: "fem") }: cresce a 1 tessera
   *[other] Area { PIECE("color", $color, form: "fem") }: cresce a { $n } tessere
}
lens-lonely = Non farebbe ancora parte di nessuna area.
lens-alone = Una nuova area { PIECE("color", $color, form: "fem") }
lens-area = Area { PIECE("color", $color, form: "fem") }, vale { $value }
lens-area-points = Area { PIECE("color", $color, form: "fem") }, vale { $value }: { $points }
lens-joins = Area { PIECE("color", $color, form: "fem") }: unisce { $n } aree, vale { $value }
lens-gets = { $name } +{ $n }
lens-gets-you = tu +{ $n }
lens-queen = Regina su { $n }, conteggio fra { $m }
lens-queen-now = Regina su { $n }: conteggio!
lens-refill = { $name } si gira: volta { PIECE("vault", $vault) }
lens-refill-next = poi { $name } dalla pila
lens-executing = { $name } in corso
lens-paid = Per una moneta
lens-cannot = { $reason }.
lens-scored = Conteggio { $n }
lens-scored-final = Conteggio finale
lens-close = Chiudi
lens-nothing = Nessun costruttore era nella cattedrale.

offer-title = Un’offerta
offer-seller = Un’offerta a { $name }
offer-buy = Paga 1 moneta
offer-keep = Tieni la moneta
offer-have = Ne hai { $n }.
offer-theirs = { $name } ne ha { $n } e può comprarlo.
offer-free = Non costa un’azione.

rank-title = Quale grado per { $cell }?
rank-tokens = Gettoni
rank-banned = appena dato, non per te
jester-title = Il giullare su { $cell } nomina un colore
jester-worth = { $a } : { $b }
jester-note = punti di questo conteggio, tu : { $name }
jester-has = c’è già

score-total = Totale

card-line = Posa volte colorate, mettici sotto i tuoi costruttori, e scegli il momento in cui la regina viene a giudicare.
card-picture = Navata gotica con volte colorate e luce dalle vetrate

scene-title = Conteggio { $n }
scene-last = L’ultimo conteggio
scene-area = Area { PIECE("color", $color, form: "fem") }
scene-sum = { $tiles ->
    [one] { $tiles } tessera volta
   *[other] { $tiles } tessere volta
}{ $doubled ->
    [yes] , al doppio,
   *[no] {""}
}{ $glass ->
    [0] {""}
   *[other] {" "}+ { $glass } per le vetrate
} = { $value }
scene-more = { $white } : { $black }, { $name } ne ha di più
scene-strong = { $white } : { $black }, il forzuto vince per { $name }
scene-tie = { $white } : { $black }, il pareggio non paga nessuno

row-vault = Volta { PIECE("vault", $vault) }
row-crown = Volta { PIECE("vault", $vault) } · la regina su { $queen }
row-beside = accanto
row-alone = da sola
row-worth = { $now } → { $then }
row-group-orders = Ordini
row-group-builder = Costruttore
race-now = ora +{ $n }
race-action = Azione { $n } di { $of }
race-stack = { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}

## A finished game of the real box.
end-before = Punti prima dell’ultimo conteggio
end-before-line = Dove stanno i segnalini prima dell’ultimo conteggio.
end-stack = La pila era finita
end-site = La cattedrale
end-site-line = Scegli un pezzo, poi tocca dove si trova. Tocca di nuovo per toglierlo.
end-brushes = Pezzi
end-vault = Volta { PIECE("vault", $vault) }
end-builder = Costruttore di { $name }
end-names = Il giullare nomina il { PIECE("color", $color) }
end-glass = Vetrata
end-altar = Altare
end-cell = { $cell }, vuota
end-cell-vault = { $cell }: volta { PIECE("vault", $vault) }{ $builder ->
    [none] {""}
   *[some] { $rank ->
        [none] , costruttore di { $builder }
       *[some] , { PIECE("rank", $rank) } di { $builder }
    }
}

loss-moved = Il tuo costruttore è stato spostato da { $from } a { $to }
loss-lead = Non sei più in testa nell’area { PIECE("color", $color, form: "fem") } su { $cell }
loss-worth = La tua area { PIECE("color", $color, form: "fem") } su { $cell } vale { $to } invece di { $from }
loss-by = Per mano di { $name }.
