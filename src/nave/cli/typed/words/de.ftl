typed-several = „{ $given }“ passt auf { $count } Möglichkeiten: { $options }. Tippe mehr davon oder die Nummer.
