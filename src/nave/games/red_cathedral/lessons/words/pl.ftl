# The teacher's words of the guided first game: at most 220 characters each. [icon] names a symbol.

first-title = Twoja pierwsza gra

first-points-title = Dwa rodzaje punktów, jeden tor
first-points-1 = Każdy krok na tym torze to uznanie [bell], każda gwiazdka to prestiż [star]. Wygrywają tylko gwiazdki: dotknij pierwszej przed swoją tarczą.
first-points-2 = Trzy dzwonki do pierwszej gwiazdki. Dalej gwiazdki stoją bliżej siebie.

first-fetch-title = Przesuń kość, zdobądź towary
first-fetch-1 = Kości krążą po rynku zgodnie z ruchem wskazówek, dokładnie o tyle, ile pokazują; możesz użyć każdej. Poślij białą 3 do Jesieni, gdzie czeka czerwona.
first-fetch-2 = Stoją tu dwie kości, więc kafelek płaci podwójnie: weź 4 drewna.
first-fetch-3 = Wszystkim, co stoi na tym polu, rzuca się na nowo: tak zmienia się rynek.
first-fetch-other = Ładnie, ale dołączmy do czerwonej kości: dwie kości, podwójne towary.
first-fetch-left = Twoje drewno jeszcze tam leży.
first-fetch-watch = Olga zdobywa niebieską kością 4 cegły i bierze rubla od Woźniców.

first-claim-title = Zajmij segment
first-claim-1 = Zatknij sztandar na podstawie albo tuż nad czyimś sztandarem: budujesz wtedy ten segment. Ten potrzebuje [lumber] [brick] [stone] i daje 4 [bell].
first-claim-2 = Jego kafelek przechodzi do twojego warsztatu. Zapłać 2 ruble na czerwonym polu, a odpłaci ci zawsze, gdy ruszy czerwona kość.
first-claim-base = Ta podstawa też by się nadała, ale twoje drewno pasuje do pierwszej.
first-claim-down = Zakryty jest za darmo i milczy na zawsze.
first-claim-space = Tam budziłaby go inna kość. My zaraz ruszymy czerwoną.
first-claim-watch = Olga zajmuje segment tuż nad twoim. Zapamiętaj to.

first-wake-title = Obudź warsztat
first-wake-1 = Czerwona kość idzie o 2 do Zimy.
first-wake-2 = Budzi to, co leży na twoim czerwonym polu: dotknij kafelka. Po ruchu możesz zrobić trzy rzeczy, każdą raz, w dowolnej kolejności: wziąć towary, poprosić gildię, obudzić kafelek.
first-wake-first = Wtedy cegła się nie zmieści. Najpierw obudź kafelek.

first-full-title = Pełne półki
first-full-1 = Zima oferuje 2 kamienie, ale zostało jedno pole, a wyrzucać nie wolno. Weź jeden; zatykane później sztandary zrobią więcej miejsca.
first-full-watch = Olga dostarcza 2 cegły i 1 kamień: jej segment rośnie, jej tarcza stoi na pierwszej gwiazdce.

first-penalty-title = Zbudowane nad twoją głową
first-penalty-1 = Oj: tracisz 1 uznanie. Ktoś ukończył segment, gdy jeden z twoich poniżej był jeszcze planem. Który? Dotknij go.
first-penalty-hers = Ten jest jej i to przez niego.
first-penalty-tower = Inna wieża, nie ma z tym nic wspólnego.
first-penalty-2 = Każdy segment rywala ukończony powyżej kosztuje cię znów 1, ilekroć skończy się tam kolejny. Twoje własne nigdy.

first-finish-title = Dostarcz i ukończ
first-finish-1 = Jedna tura budowy to najwyżej trzy sztuki. Dotknij swojego segmentu i wyślij drewno, cegłę i kamień.
first-finish-2 = Pierwsza gwiazdka! W wieży I macie po jednym sztandarze: remis, a przy dwóch osobach nikt by nic nie dostał.
first-finish-watch = Olga zajmuje następną podstawę.

first-step-title = Jeden rubel, jeden krok
first-step-1 = Biała kość i kość twojego koloru idą dalej za 1 rubla od kroku. Na polu Zima I leżą cztery kamienie, ale klejnot o krok dalej jest dla ciebie więcej wart.
first-step-free = Za darmo i 4 kamienie: dobry ruch na inny dzień.

first-guild-title = Przyjaciele na każdą porę
first-guild-1 = Weź fioletowy klejnot.
first-guild-2 = Zima należy tu do Kupców: jedna z ich dwóch akcji jest twoja. Wymień 2 drewna na zielony klejnot. [once] raz, [many] ile razy cię stać.
first-guild-watch = Olga zdobywa 2 drewna.

first-door-title = Portal z dwoma klejnotami
first-door-1 = Ozdoby trafiają na każdy ukończony segment, nawet rywala: portal na podstawę, łuk w środek, krzyż na kopułę. Zawieś portal i osadź oba klejnoty.
first-door-2 = Trzy gwiazdki naraz, a wieża I jest teraz twoja: warta 5 dla ciebie, 1 dla Olgi.
first-door-watch = Olga dostarcza jedno drewno.

first-money-title = Prestiż to też pieniądze
first-money-1 = Idź na pole Wiosna II za 2 ruble i niech pochwali cię Duchowieństwo.
first-money-2 = Gwiazdkę można sprzedać za 2 ruble, a cofasz się tylko do ostatniej gwiazdki za sobą: teraz to jeden krok.
first-money-3 = Tuż za gwiazdką pieniądze są prawie za darmo. Stojąc na gwiazdce, tracisz cały odstęp.
first-money-reroll = Za tę samą cenę można rzucić ponownie. O tym za chwilę.
first-money-watch = Olga zajmuje segment nad swoją podstawą i kładzie zakryty kafelek.

first-reroll-title = Drugi rzut
first-reroll-1 = Do szóstego segmentu brakuje jednego złota, a żadna kość go nie sięga. Za jedną gwiazdkę możesz raz w turze ponowić rzut na polu: poproszę białą 1.

first-sixth-title = Szósty segment
first-sixth-1 = Zdobądź złoto. Mieszkają tu Woźnice: za 1 rubla wwiozą je dziś na górę.
first-sixth-2 = Sześć segmentów! 3 gwiazdki dla ciebie, a każdy inny ma jedną ostatnią turę.
first-sixth-watch = Olga kończy swoją kopułę w ostatniej turze.

first-count-title = Liczenie
first-count-1 = Tarcze cofają się do swojej gwiazdki; pięć pozostałych towarów lub rubli to jeszcze jedna. Teraz wieże: 2 za każdy ukończony segment, 1 za każdą ozdobę.
first-count-2 = Warta 8: prowadzisz 3 do 2, Olga bierze jedną trzecią, 2.
first-count-3 = Warta 7: jej. Twój łuk daje jedną trzecią, 2.
first-count-4 = Warta 6: cała twoja.
first-count-5 = Jeden na jeden: ile da ci ta wieża?
first-count-third = Jedna trzecia idzie na drugie miejsce, ale nikt tu nie prowadzi. Spójrz jeszcze raz na ostatni wiersz.
first-count-all = Całość bierze prowadzący, ale nikt tu nie prowadzi. Spójrz jeszcze raz na ostatni wiersz.
first-count-6 = Nic i nikomu. Jeszcze jeden łuk i wszystko byłoby twoje. 28 do 19: dobra robota!

advanced-title = Zaawansowane warsztaty
advanced-visit-title = Ozdoba pod kafelkiem
advanced-1 = Na zaawansowanych planszach ozdoby śpią pod kolorowymi polami, a każdy odkryty kafelek kosztuje 3 ruble. Zajmij podstawę, weź sztandar z białego pola i połóż kafelek na zielonym.
advanced-2 = Ozdoba z zielonego pola jest już wolna. Przy zakrytym kafelku przepadłaby na dobre.

module-title = Moduł Contractors
module-visit-title = Wyślij wykonawcę w świat
module-1 = Czwarty rodzaj tury: wyślij wykonawcę do otwartego miasta. Kosztuje pozwolenie za każdego wykonawcę w nim, twojego też. Potem zatrzymaj specjalistę za 2 ruble.
module-2 = Specjalista czeka na czarną kość, pracuje raz, a potem jest narzędziem do twoich zestawów.

ivan-title = Przeciw Iwanowi
ivan-visit-title = Tura Iwana
ivan-1 = W pojedynkę grasz przeciw Iwanowi. Zakończ turę, a zadziała jego pierwsza od lewej karta z odkrytym kafelkiem: najpierw rusza kość tego kafelka, potem karta robi swoje.
ivan-2 = Jego karty są jawne: zawsze widzisz, co zrobi za chwilę, i możesz wejść mu w drogę.

# A visit to each guild of the expansion.
guild_jewelers-title = Jubilerzy
guild_jewelers-visit-title = Diament za rubla
guild_jewelers-1 = Tam, gdzie stoi twoja kość, mieszkają Jubilerzy: za 1 rubla sprzedają diament. Leży na półce jak każdy surowiec.
guild_jewelers-2 = Diament zastępuje dowolny surowiec segmentu albo klejnot w ozdobie.

guild_artisans-title = Wytwórcy
guild_artisans-visit-title = Obudź kafelek bez jego kości
guild_artisans-1 = Wytwórcy budzą jeden z twoich kafelków warsztatu, niezależnie od tego, która kość szła. Poproś ich, potem dotknij kafelka.
guild_artisans-2 = Płaci tak, jakby przyszła jego własna kość.

guild_foremen-title = Majstrowie
guild_foremen-visit-title = Poprowadź majstra
guild_foremen-1 = Majster idzie o jedną lub dwie wieże; potem zyskujesz za każdy swój sztandar tam, gdzie stanie. Poproś Majstrów i wybierz, jak daleko.
guild_foremen-2 = Segment ukończony tam, gdzie stoi majster, daje 1 więcej, a gdy ktoś zabuduje cię w tej wieży, tracisz podwójnie.

guild_contractors-title = Gildia Wykonawców
guild_contractors-visit-title = Co leży przy czarnej kości
guild_contractors-1 = Ta gildia daje to, co leży teraz przy czarnej kości, gdziekolwiek stoi. Poproś o to.
guild_contractors-2 = Jej inne karty liczą wykonawców, których wyślesz w świat.

guild_wholesalers-title = Hurtownicy
guild_wholesalers-visit-title = Jeszcze jedna akcja rynku
guild_wholesalers-1 = Za 1 rubla Hurtownicy pozwalają wykonać akcję rynku jeszcze raz: wziąć towary albo obudzić kafelek. Poproś ich najpierw.
guild_wholesalers-2 = W ten sposób to samo pole płaci dwa razy.

guild_managers-title = Zarządcy
guild_managers-visit-title = Zwykły towar za darmo
guild_managers-1 = Zarządcy dają za nic drewno, cegłę albo kamień. Weź kamień.
guild_managers-2 = Na ich innych kartach zamienisz złoto na ruble, a klejnoty na gwiazdkę i ruble.

guild_lawyers-title = Prawnicy
guild_lawyers-visit-title = Pozwolenie
guild_lawyers-1 = Prawnicy dają ci pozwolenie. Poproś ich.
guild_lawyers-2 = Pozwoleniem płaci się tu za dostawę, a dwoma za gwiazdkę.

guild_archivists-title = Archiwiści
guild_archivists-visit-title = Dowolny kafelek zasobów
guild_archivists-1 = Za 1 uznanie Archiwiści przynoszą to, co pokazuje dowolny kafelek rynku. Poproś ich i weź cegły; potem weź to, co daje twoje pole.
guild_archivists-2 = Ich kontrakty są tajne i płacą na końcu.

guild_master_builders-title = Naczelni budowniczowie
guild_master_builders-visit-title = Zapasowa karta z towarami
guild_master_builders-1 = Za 2 ruble Naczelni budowniczowie dobierają zapasową kartę, a dwa towary, których wymaga, są twoje. Poproś ich.
guild_master_builders-2 = Ich inne karty płacą to, co da segment, zanim go ukończysz.

guild_brick_makers-title = Ceglarze
guild_brick_makers-visit-title = Cegła płaci za wóz
guild_brick_makers-1 = Za cegłę Ceglarze wwożą jedną sztukę na twój segment. Daj im cegłę, potem dostarcz.
guild_brick_makers-2 = Za dwie cegły mają kafelek wzmocnienia, do użycia w dowolnej chwili.
