pieces-title = Piezas: { $game }
pieces-known = conocida
pieces-deduced = deducida
pieces-reconstructed = supuesta
pieces-checked = comprobada
pieces-corrected = corregida
pieces-confirmed = { $n ->
    [one] la confirma 1 dueño
   *[other] la confirman { $n } dueños
}
pieces-side-mine = La mía:
pieces-side-theirs = La suya:
pieces-mine = Juego de piezas: { $name }
pieces-undo = Deshacer
pieces-sheets = Hojas de piezas
pieces-of = { $n } de { $m }
pieces-sum = { $n } de { $m } piezas vistas, { $changed } corregidas. Se guarda en este navegador.
pieces-filter = Mostrar
pieces-filter-all = todas
pieces-filter-guessed = supuestas
pieces-filter-corrected = corregidas
pieces-help = Toca una pieza para compararla con la impresa.
pieces-none = Aquí no hay piezas.
pieces-symbols = Solo piezas que muestren
pieces-symbols-clear = todos los símbolos
pieces-pile = Comparar mi pila
pieces-pile-line = Ve destapando tu pila pieza a pieza y toca aquí el mismo dibujo: queda comprobado.
pieces-pile-left = { $n ->
    [one] Queda { $n } dibujo
   *[other] Quedan { $n } dibujos
}; tuyas sin dibujo: { $strange }.
pieces-pile-strange = La mía no está
pieces-pile-through = Ya no me quedan
pieces-pile-rest = En tu pila no había ninguna como estas. Toca una y ponla como la tuya.
pieces-pile-on = Seguir comparando
pieces-pile-all = Cada dibujo tiene su pareja.
pieces-at = { $n } de { $m }, { $id } en el archivo
pieces-changed = Lo que has cambiado
pieces-checks = Comprobaciones
pieces-elsewhere = { $n ->
    [one] 1 fallo más en otra pieza
   *[other] { $n } fallos más en otras piezas
}
pieces-alike = Otra pieza está impresa igual que esta. Se permite, pero mira las dos.
pieces-sound = Con este juego de piezas se puede jugar.
pieces-signed = Comprobado por { $by } el { $on }
pieces-equal = Las marcas solas no cambian nada: es igual al juego de piezas habitual.
pieces-back = Todas las piezas
pieces-as-was = Como estaba
pieces-unsure = No lo sé
pieces-right = Bien, como está impresa
pieces-less = { $title }: menos
pieces-more = { $title }: más
pieces-yes = sí
pieces-no = no
pieces-add = { $title }: añadir
pieces-choose = elegir
pieces-tray = Lo que puede ir ahí: { $title }
pieces-take-away = quitar
pieces-set-title = Tu juego de piezas
pieces-set-line = Solo se guarda lo que difiere del habitual y lo que has comprobado.
pieces-name = Nombre
pieces-new = Empezar otro
pieces-open = Abrir { $name }
pieces-share = Compartirlo
pieces-code = Código del juego de piezas
pieces-copy = Copiar el código
pieces-copied = Código copiado.
pieces-file = Guardar como archivo
pieces-keep = Guardarlo aquí para jugar
pieces-kept = Guardado como { $name }. Elígelo en una mesa nueva.
pieces-take = Traer otro juego de piezas
pieces-given = Un código o el texto de un archivo
pieces-look = Verlo
pieces-bring = o un archivo
pieces-merge-one-name = { $count ->
    [one] Otra pieza coincide, pero lleva la misma firma que la tuya: da a tu juego de piezas un nombre propio para que cuente.
   *[other] Otras { $count } piezas coinciden, pero llevan la misma firma que las tuyas: da a tu juego de piezas un nombre propio para que cuenten.
}
pieces-merge-sum = Coinciden { $agreed }, se traerían { $taken }, { $differ ->
    [0] nada se contradice
    [one] 1 pieza se lee distinta (primero la tuya)
   *[other] { $differ } piezas se leen distintas (primero las tuyas)
}.
pieces-merge = Unir con el mío
pieces-merged = Unido.
pieces-replace = Abrirlo tal cual
