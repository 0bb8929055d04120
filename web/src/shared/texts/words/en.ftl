texts-title = Every text of the page
texts-find = Find a name or a text
texts-problems = Only what lacks or is as in English
texts-number = Numbers in the samples
texts-lacks = lacks
texts-same = as in English
texts-count = { $n } of { $all }
