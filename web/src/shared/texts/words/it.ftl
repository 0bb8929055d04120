texts-title = Tutti i testi della pagina
texts-find = Cerca un nome o un testo
texts-problems = Solo ciò che manca o è come in inglese
texts-number = Numeri negli esempi
texts-lacks = manca
texts-same = come in inglese
texts-count = { $n } di { $all }
