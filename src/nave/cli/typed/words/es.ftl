typed-several = «{ $given }» encaja con { $count } opciones: { $options }. Escribe algo más, o el número.
