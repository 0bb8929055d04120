typed-several = „{ $given }” pasuje do kilku możliwości ({ $count }): { $options }. Wpisz więcej albo podaj numer.
