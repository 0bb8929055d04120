typed-several = «{ $given }» encaja con { $count } opciones: { $options }. Escribe algo más, o el número.

## Around the help of every command

typed-usage = Uso:
typed-usage-options = [OPCIONES]
typed-usage-command = ORDEN [ARGUMENTOS]...
typed-arguments = Argumentos
typed-options = Opciones
typed-commands = Órdenes
typed-error = Error
typed-aborted = Cancelado.
typed-required = obligatorio
typed-default = por defecto: { $value }
typed-variable = variable de entorno: { $value }
typed-try-help = Ayuda: { $command }
typed-install = Instala el autocompletado para este intérprete de órdenes.
typed-show = Muestra el autocompletado para este intérprete de órdenes, para copiarlo o adaptarlo.

## What was typed wrongly

typed-no-option = { $near ->
    [none] No existe la opción { $option }
   *[some] No existe la opción { $option } – ¿querías decir { $near }?
}
typed-no-command = { $near ->
    [none] No existe la orden { $command }
   *[some] No existe la orden { $command } – ¿querías decir { $near }?
}
typed-missing = Falta: { $name }
typed-missing-command = Falta una orden.
typed-bad-value = { $name ->
    [none] Valor no válido: { $why }
   *[some] Valor no válido para { $name }: { $why }
}
typed-needs-value = { $option } necesita un valor.
typed-takes-none = { $option } no lleva ningún valor.
typed-why-whole = «{ $given }» no es un número entero.
typed-why-number = «{ $given }» no es un número.
typed-why-other = «{ $given }» no sirve.
typed-why-least = { $given } es demasiado poco; se permite { $least } o más.
typed-why-most = { $given } es demasiado; se permite { $most } o menos.
typed-why-nowhere = no existe el archivo «{ $file }».
typed-why-folder = «{ $file }» es una carpeta.
typed-why-file = «{ $file }» es un archivo.
typed-why-read = no se puede leer «{ $file }».
typed-why-write = no se puede escribir «{ $file }».
typed-too-much = Esto sobra: { $given }
