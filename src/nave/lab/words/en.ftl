# What the lab refuses, and what goes wrong there.

lab-number = { $what ->
    [games] the number of games is { $number }; allowed: { $least } or more
    [runs] the number of runs is { $number }; allowed: { $least } or more
    [jobs] the number of jobs is { $number }; allowed: { $least } or more
    [generations] the number of generations is { $number }; allowed: { $least } or more
    [validation] the number of validation games is { $number }; allowed: { $least } or more
    [population] the population is { $number }; allowed: { $least } or more
    [blocks] the number of blocks is { $number }; allowed: { $least } or more
   *[nodes] the number of nodes is { $number }; allowed: { $least } or more
}
lab-resume-output = --resume needs the --output of the run to go on with
lab-sprt-alone = --sprt compares the first bot with others; name another bot as well
lab-few-bots = { $count ->
    [0] { $seats } seats need at least { $seats } bots, given: none
   *[other] { $seats } seats need at least { $seats } bots, given: { $given }
}
lab-no-weights = the bots of '{ $game }' have no weights to tune
lab-no-weight = there is no weight '{ $weight }'; known: { $known }
lab-no-rival = '{ $rival }' is no opponent to tune against; allowed: { $known }
lab-tuned-exists = { $path } exists; tuned weights go to a new file
lab-no-tuning = { $path } is no unfinished run of tuning
lab-other-tuning = { $path } was begun with other settings: { $settings }
lab-deaths = worker processes died { $count } times over the same games; given up
lab-unfinished = { $path } holds an unfinished run; --resume goes on with it
lab-nothing-to-resume = there is no unfinished run to resume: { $path } is missing
lab-no-journal = { $path } is no journal of an unfinished run
lab-other-run = { $path } was begun with { $entry } { $begun }, not { $now }
lab-ending = { $path } has the ending '{ $ending }'; allowed: { $known }
lab-file-exists = { $path } exists already and is not overwritten; name another file
lab-no-folder = { $path } is no folder
lab-no-polars = results as Parquet need polars: pip install 'nave[lab]'
lab-no-dask = a cluster needs Dask distributed: pip install 'nave[cluster]'
lab-no-scheduler = no Dask scheduler answers at '{ $address }': { $reason }
lab-no-workers = the cluster has no workers
lab-other-version = the worker { $worker } has nave { $theirs }, here is { $own }; they must be the same
lab-cluster-gave-up = the cluster gave up: { $error }: { $message }
lab-peer-failed = { $peer } could not be measured: { $error }
lab-peer-silent = it said nothing
lab-no-environment = an environment for { $peer } could not be made: { $error }
lab-no-peer = { $peer } could not be installed: { $error }
