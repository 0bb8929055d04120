typed-several = « { $given } » convient à { $count } options : { $options }. Tape la suite, ou le numéro.

## Around the help of every command

typed-usage = Utilisation :
typed-usage-options = [OPTIONS]
typed-usage-command = COMMANDE [ARGUMENTS]...
typed-arguments = Arguments
typed-options = Options
typed-commands = Commandes
typed-error = Erreur
typed-aborted = Interrompu.
typed-required = obligatoire
typed-default = par défaut : { $value }
typed-variable = variable d’environnement : { $value }
typed-try-help = Aide : { $command }
typed-install = Installe la complétion pour cet interpréteur de commandes.
typed-show = Affiche la complétion pour cet interpréteur de commandes, pour la copier ou l’adapter.

## What was typed wrongly

typed-no-option = { $near ->
    [none] Cette option n’existe pas : { $option }
   *[some] Cette option n’existe pas : { $option } – voulais-tu dire { $near } ?
}
typed-no-command = { $near ->
    [none] Cette commande n’existe pas : { $command }
   *[some] Cette commande n’existe pas : { $command } – voulais-tu dire { $near } ?
}
typed-missing = Il manque : { $name }
typed-missing-command = Il manque une commande.
typed-bad-value = { $name ->
    [none] Valeur incorrecte : { $why }
   *[some] Valeur incorrecte pour { $name } : { $why }
}
typed-needs-value = { $option } demande une valeur.
typed-takes-none = { $option } ne prend pas de valeur.
typed-why-whole = « { $given } » n’est pas un nombre entier.
typed-why-number = « { $given } » n’est pas un nombre.
typed-why-other = « { $given } » ne convient pas.
typed-why-least = { $given } est trop peu ; permis : { $least } ou plus.
typed-why-most = { $given } est trop ; permis : { $most } ou moins.
typed-why-nowhere = le fichier « { $file } » n’existe pas.
typed-why-folder = « { $file } » est un dossier.
typed-why-file = « { $file } » est un fichier.
typed-why-read = « { $file } » ne peut pas être lu.
typed-why-write = « { $file } » ne peut pas être écrit.
typed-too-much = C’est en trop : { $given }
