typed-several = «{ $given }» va bene per { $count } scelte: { $options }. Scrivi qualcosa in più, o il numero.
