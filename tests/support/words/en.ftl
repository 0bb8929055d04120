# What a thinking bot says about Marbles.
term-marbles = marbles held
term-shine = polishing
