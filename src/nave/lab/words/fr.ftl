# Ce que le laboratoire refuse, et ce qui y tourne mal.

lab-number = { $what ->
    [games] le nombre de parties vaut { $number } ; permis : { $least } ou plus
    [runs] le nombre de passages vaut { $number } ; permis : { $least } ou plus
    [jobs] le nombre de processus vaut { $number } ; permis : { $least } ou plus
    [generations] le nombre de générations vaut { $number } ; permis : { $least } ou plus
    [validation] le nombre de parties de validation vaut { $number } ; permis : { $least } ou plus
    [population] la population vaut { $number } ; permis : { $least } ou plus
    [blocks] le nombre de blocs vaut { $number } ; permis : { $least } ou plus
   *[nodes] le nombre de nœuds vaut { $number } ; permis : { $least } ou plus
}
lab-resume-output = --resume exige le --output du passage à poursuivre
lab-sprt-alone = --sprt compare le premier bot à d’autres ; nomme un autre bot aussi
lab-few-bots = { $count ->
    [0] { $seats } places exigent au moins { $seats } bots, donnés : aucun
   *[other] { $seats } places exigent au moins { $seats } bots, donnés : { $given }
}
lab-no-weights = les bots de « { $game } » n’ont pas de poids à régler
lab-no-weight = il n’y a pas de poids « { $weight } » ; connus : { $known }
lab-no-rival = « { $rival } » n’est pas un adversaire pour régler ; permis : { $known }
lab-tuned-exists = { $path } existe ; les poids réglés vont dans un nouveau fichier
lab-no-tuning = { $path } n’est pas un réglage inachevé
lab-other-tuning = { $path } a commencé avec d’autres réglages : { $settings }
lab-deaths = des processus sont morts { $count } fois sur les mêmes parties ; abandon
lab-unfinished = { $path } contient un passage inachevé ; --resume le poursuit
lab-nothing-to-resume = il n’y a pas de passage inachevé à poursuivre : { $path } manque
lab-no-journal = { $path } n’est pas le journal d’un passage inachevé
lab-other-run = { $path } a commencé avec { $entry } { $begun }, pas { $now }
lab-ending = { $path } a la terminaison « { $ending } » ; permis : { $known }
lab-file-exists = { $path } existe déjà et n’est pas écrasé ; nomme un autre fichier
lab-no-folder = { $path } n’est pas un dossier
lab-no-polars = les résultats en Parquet exigent polars : pip install 'nave[lab]'
lab-no-dask = une grappe exige Dask distributed : pip install 'nave[cluster]'
lab-no-scheduler = aucun ordonnanceur Dask ne répond à « { $address } » : { $reason }
lab-no-workers = la grappe n’a pas d’exécutants
lab-other-version = l’exécutant { $worker } a nave { $theirs }, ici c’est { $own } ; ils doivent être identiques
lab-cluster-gave-up = la grappe a abandonné : { $error } : { $message }
lab-peer-failed = { $peer } n’a pas pu être mesuré : { $error }
lab-peer-silent = il n’a rien dit
lab-no-environment = un environnement pour { $peer } n’a pas pu être créé : { $error }
lab-no-peer = { $peer } n’a pas pu être installé : { $error }
