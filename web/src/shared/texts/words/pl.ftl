texts-title = Wszystkie teksty strony
texts-find = Szukaj nazwy lub tekstu
texts-problems = Tylko to, czego brakuje lub co jest jak po angielsku
texts-number = Liczby w przykładach
texts-lacks = brakuje
texts-same = jak po angielsku
texts-count = { $n } z { $all }
