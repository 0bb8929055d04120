# What the lab refuses, and what goes wrong there.

lab-number = { $what ->
    [games] il numero di partite è { $number }; ammesso: { $least } o più
    [runs] il numero di prove è { $number }; ammesso: { $least } o più
    [jobs] il numero di processi è { $number }; ammesso: { $least } o più
    [generations] il numero di generazioni è { $number }; ammesso: { $least } o più
    [validation] il numero di partite di verifica è { $number }; ammesso: { $least } o più
    [population] la popolazione è { $number }; ammesso: { $least } o più
    [blocks] il numero di blocchi è { $number }; ammesso: { $least } o più
   *[nodes] il numero di nodi è { $number }; ammesso: { $least } o più
}
lab-resume-output = a --resume serve l’opzione --output della prova da continuare
lab-sprt-alone = --sprt confronta il primo bot con altri; indica anche un altro bot
lab-few-bots = { $count ->
    [0] { $seats } posti richiedono almeno { $seats } bot, indicati: nessuno
   *[other] { $seats } posti richiedono almeno { $seats } bot, indicati: { $given }
}
lab-no-weights = i bot di «{ $game }» non hanno pesi da regolare
lab-no-weight = il peso «{ $weight }» non esiste; noti: { $known }
lab-no-rival = «{ $rival }» non è un avversario con cui regolare; ammesso: { $known }
lab-tuned-exists = { $path } esiste; i pesi regolati vanno in un file nuovo
lab-no-tuning = { $path } non è una regolazione incompiuta
lab-other-tuning = { $path } è cominciata con altre impostazioni: { $settings }
lab-deaths = i processi sono morti { $count } volte sulle stesse partite; rinuncio
lab-unfinished = { $path } contiene una prova incompiuta; --resume la continua
lab-nothing-to-resume = non c’è una prova incompiuta da riprendere: manca { $path }
lab-no-journal = { $path } non è il giornale di una prova incompiuta
lab-other-run = { $path } è cominciata con { $entry } { $begun }, non { $now }
lab-ending = { $path } ha l’estensione «{ $ending }»; ammesso: { $known }
lab-file-exists = { $path } esiste già e non viene sovrascritto; indica un altro file
lab-no-folder = { $path } non è una cartella
lab-no-polars = per i risultati in Parquet serve polars: pip install 'nave[lab]'
lab-no-dask = per un cluster serve Dask distributed: pip install 'nave[cluster]'
lab-no-scheduler = nessuno scheduler Dask risponde a «{ $address }»: { $reason }
lab-no-workers = il cluster non ha worker
lab-other-version = il worker { $worker } ha nave { $theirs }, qui c’è { $own }; devono essere uguali
lab-cluster-gave-up = il cluster ha rinunciato: { $error }: { $message }
lab-peer-failed = { $peer } non si è potuto misurare: { $error }
lab-peer-silent = non ha detto nulla
lab-no-environment = non si è potuto creare un ambiente per { $peer }: { $error }
lab-no-peer = { $peer } non si è potuto installare: { $error }
