typed-several = « { $given } » convient à { $count } choix : { $options }. Tape la suite, ou le numéro.
