typed-several = «{ $given }» encaja con { $count } opciones: { $options }. Escribe algo más, o el número.

## Around the help of every command

typed-usage = Uso:
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

typed-no-option = No existe esa opción: { $option }
typed-no-command = No existe esa orden: { $command }
typed-missing = Falta: { $name }
typed-missing-command = Falta una orden.
typed-bad-value = Valor no válido para { $name }
typed-too-much = Esto sobra: { $given }

## nave words show

cli-help-words-show = Todos los textos con valores de ejemplo, en inglés y en otro idioma.
cli-option-words-only = solo textos cuyo archivo, nombre o contenido tenga estas palabras
cli-option-words-problems = solo textos que faltan o de los que se queja la comprobación
cli-option-words-number = el número que tiene lo que se cuenta en los ejemplos
cli-example-words-show = lo que se cuenta, de cinco en cinco
