typed-several = « { $given } » convient à { $count } options : { $options }. Tape la suite, ou le numéro.

## Around the help of every command

typed-usage = Utilisation :
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

typed-no-option = Cette option n’existe pas : { $option }
typed-no-command = Cette commande n’existe pas : { $command }
typed-missing = Il manque : { $name }
typed-missing-command = Il manque une commande.
typed-bad-value = Valeur incorrecte pour { $name }
typed-too-much = C’est en trop : { $given }

## nave words show

cli-help-words-show = Tous les textes avec des valeurs d’exemple, en anglais et dans une langue.
cli-option-words-only = seulement les textes dont le fichier, le nom ou le contenu a ces mots
cli-option-words-problems = seulement les textes qui manquent ou que le contrôle critique
cli-option-words-number = le nombre que prend ce qui est compté dans les exemples
cli-example-words-show = ce qui est compté, par cinq
