# An answer typed in the reader's own words that fits several options.
typed-several = “{ $given }” fits { $count } options: { $options }. Type more of one, or its number.
