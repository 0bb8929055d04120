texts-title = Tous les textes de la page
texts-find = Chercher un nom ou un texte
texts-problems = Seulement ce qui manque ou est comme en anglais
texts-number = Nombres des exemples
texts-lacks = manque
texts-same = comme en anglais
texts-count = { $n } sur { $all }
