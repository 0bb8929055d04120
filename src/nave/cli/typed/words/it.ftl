typed-several = «{ $given }» va bene per { $count } scelte: { $options }. Scrivi qualcosa in più, o il numero.

## Around the help of every command

typed-usage = Uso:
typed-usage-options = [OPZIONI]
typed-usage-command = COMANDO [ARGOMENTI]...
typed-arguments = Argomenti
typed-options = Opzioni
typed-commands = Comandi
typed-error = Errore
typed-aborted = Interrotto.
typed-required = obbligatorio
typed-default = valore predefinito: { $value }
typed-variable = variabile d’ambiente: { $value }
typed-try-help = Aiuto: { $command }
typed-install = Installa il completamento per questa shell.
typed-show = Mostra il completamento per questa shell, da copiare o adattare.

## What was typed wrongly

typed-no-option = { $near ->
    [none] Questa opzione non esiste: { $option }
   *[some] Questa opzione non esiste: { $option } – intendevi { $near }?
}
typed-no-command = { $near ->
    [none] Questo comando non esiste: { $command }
   *[some] Questo comando non esiste: { $command } – intendevi { $near }?
}
typed-missing = Manca: { $name }
typed-missing-command = Manca un comando.
typed-bad-value = { $name ->
    [none] Valore non valido: { $why }
   *[some] Valore non valido per { $name }: { $why }
}
typed-needs-value = { $option } richiede un valore.
typed-takes-none = { $option } non accetta valori.
typed-why-whole = «{ $given }» non è un numero intero.
typed-why-number = «{ $given }» non è un numero.
typed-why-other = «{ $given }» non va bene.
typed-why-least = { $given } è troppo poco; ammesso: { $least } o più.
typed-why-most = { $given } è troppo; ammesso: { $most } o meno.
typed-why-nowhere = il file «{ $file }» non esiste.
typed-why-folder = «{ $file }» è una cartella.
typed-why-file = «{ $file }» è un file.
typed-why-read = «{ $file }» non si può leggere.
typed-why-write = «{ $file }» non si può scrivere.
typed-too-much = Questo è di troppo: { $given }
