texts-title = Todos los textos de la página
texts-find = Buscar un nombre o un texto
texts-problems = Solo lo que falta o está como en inglés
texts-number = Números de los ejemplos
texts-lacks = falta
texts-same = como en inglés
texts-count = { $n } de { $all }
