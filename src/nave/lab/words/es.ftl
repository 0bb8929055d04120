# Lo que el laboratorio rechaza, y lo que allí sale mal.

lab-number = { $what ->
    [games] el número de partidas es { $number }; se permite: { $least } o más
    [runs] el número de pasadas es { $number }; se permite: { $least } o más
    [jobs] el número de procesos es { $number }; se permite: { $least } o más
    [generations] el número de generaciones es { $number }; se permite: { $least } o más
    [validation] el número de partidas de validación es { $number }; se permite: { $least } o más
    [population] la población es { $number }; se permite: { $least } o más
    [blocks] el número de bloques es { $number }; se permite: { $least } o más
   *[nodes] el número de nodos es { $number }; se permite: { $least } o más
}
lab-resume-output = --resume necesita el --output de la ejecución que debe seguir
lab-sprt-alone = --sprt compara el primer bot con otros; nombra otro bot más
lab-few-bots = { $count ->
    [0] { $seats } asientos necesitan al menos { $seats } bots, dados: ninguno
   *[other] { $seats } asientos necesitan al menos { $seats } bots, dados: { $given }
}
lab-no-weights = los bots de «{ $game }» no tienen pesos que afinar
lab-no-weight = no existe el peso «{ $weight }»; conocidos: { $known }
lab-no-rival = «{ $rival }» no es un rival contra el que afinar; se permite: { $known }
lab-tuned-exists = { $path } existe; los pesos afinados van a un archivo nuevo
lab-no-tuning = { $path } no es un afinado sin terminar
lab-other-tuning = { $path } empezó con otros ajustes: { $settings }
lab-deaths = los procesos de trabajo murieron { $count } veces con las mismas partidas; abandonado
lab-unfinished = { $path } contiene una ejecución sin terminar; --resume la continúa
lab-nothing-to-resume = no hay ninguna ejecución sin terminar que continuar: falta { $path }
lab-no-journal = { $path } no es el diario de una ejecución sin terminar
lab-other-run = { $path } empezó con { $entry } { $begun }, no { $now }
lab-ending = { $path } tiene la terminación «{ $ending }»; se permite: { $known }
lab-file-exists = { $path } ya existe y no se sobrescribe; di otro archivo
lab-no-folder = { $path } no es una carpeta
lab-no-polars = los resultados en Parquet necesitan polars: pip install 'nave[lab]'
lab-no-dask = un clúster necesita Dask distributed: pip install 'nave[cluster]'
lab-no-scheduler = ningún planificador de Dask responde en «{ $address }»: { $reason }
lab-no-workers = el clúster no tiene procesos de trabajo
lab-other-version = el proceso { $worker } tiene nave { $theirs }, aquí hay { $own }; deben ser iguales
lab-cluster-gave-up = el clúster se rindió: { $error }: { $message }
lab-peer-failed = { $peer } no se pudo medir: { $error }
lab-peer-silent = no ha dicho nada
lab-no-environment = no se pudo crear un entorno para { $peer }: { $error }
lab-no-peer = { $peer } no se pudo instalar: { $error }
