# The parts of what a position is worth, as people read them in explanations.

term-track = prestiż na torze
term-towers = udziały w wieżach
term-sections = nagrody własnych segmentów
term-ornaments = przyszłe ozdoby
term-goods = zapas towarów i miejsce
term-rubles = ruble
term-workshop = warsztat
term-penalties = grożące kary
term-tempo = tempo
term-cities = wykonawcy w miastach
term-permits = pozwolenia
term-specialists = specjaliści i narzędzia
term-contracts = kontrakty
term-reinforcements = kafelki wzmocnień
term-foreman = wieża majstra
term-rivals = co dostają rywale

# What a difference in each of them means, as a reason for a hint: better and worse for whoever asks.
more-track = więcej prestiżu na torze
less-track = mniej prestiżu na torze
more-towers = mocniejsza pozycja w wieżach
less-towers = słabsza pozycja w wieżach
more-sections = więcej z własnych segmentów
less-sections = mniej z własnych segmentów
more-ornaments = lepsze szanse na ozdoby
less-ornaments = gorsze szanse na ozdoby
more-goods = przydatne towary i miejsce na kolejne
less-goods = nieprzydatne towary albo za mało miejsca
more-rubles = więcej w sakiewce
less-rubles = mniej w sakiewce
more-workshop = wydajniejszy warsztat
less-workshop = mniej wydajny warsztat
more-penalties = mniej grożących kar
less-penalties = więcej grożących kar
more-tempo = mniej tur do twoich sześciu segmentów
less-tempo = więcej tur do twoich sześciu segmentów
more-cities = wykonawcy w lepszych miastach
less-cities = wykonawcy w gorszych miastach
more-permits = więcej pozwoleń
less-permits = mniej pozwoleń
more-specialists = lepsi specjaliści i narzędzia
less-specialists = gorsi specjaliści i narzędzia
more-contracts = więcej z kontraktów
less-contracts = mniej z kontraktów
more-reinforcements = lepsze kafelki wzmocnień
less-reinforcements = gorsze kafelki wzmocnień
more-foreman = więcej z wieży majstra
less-foreman = mniej z wieży majstra
more-rivals = mniej dla rywali
less-rivals = więcej dla rywali

# The same told to anybody, by the judge, where a text above speaks to the player.
gained-sections = więcej z własnych segmentów
gained-goods = przydatne towary i miejsce na kolejne
gained-rubles = więcej w sakiewce
gained-tempo = mniej tur do sześciu segmentów
gained-rivals = mniej dla rywali

# What people can count on the table, as reasons for a hint. Towers are counted as if the game ended now.
fact-tower-more = wieża { $tower } jest dla ciebie warta o { $points } więcej
fact-tower-less = wieża { $tower } jest dla ciebie warta o { $points } mniej
fact-tower-own = { PLAYER($player) } zyskuje { $points } w wieży { $tower }
fact-tower-denies = { PLAYER($player) } traci wieżę { $tower }: { $points } mniej
fact-tower-takes = { PLAYER($player) } traci { $points } w wieży { $tower }
fact-tower-gives = { PLAYER($player) } zyskuje { $points } w wieży { $tower }
fact-track-more = o { $points } więcej na torze dla ciebie
fact-track-less = o { $points } mniej na torze dla ciebie
fact-track-rival-more = { PLAYER($player) } ma o { $points } więcej na torze
fact-track-rival-less = { PLAYER($player) } ma o { $points } mniej na torze
