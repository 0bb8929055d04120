# Palabras de quien enseña en la primera partida guiada: como mucho 220 caracteres cada una. [icon] nombra un símbolo.

first-title = Tu primera partida

first-points-title = Dos clases de puntos, un recorrido
first-points-1 = Cada paso de este recorrido es reconocimiento [bell], cada estrella es prestigio [star]. Solo ganan las estrellas: toca la primera por delante de tu escudo.
first-points-2 = Tres campanas hasta tu primera estrella. Más adelante las estrellas están más juntas.

first-fetch-title = Mueve un dado, busca bienes
first-fetch-1 = Los dados recorren el mercado en el sentido del reloj, justo lo que muestran, y puedes usar cualquiera. Envía el 3 blanco a Otoño, donde espera el rojo.
first-fetch-2 = Aquí hay dos dados, así que la loseta paga dos veces: toma 4 de madera.
first-fetch-3 = Todo lo que hay en la casilla alcanzada se vuelve a tirar: así cambia el mercado.
first-fetch-other = No está mal, pero unámonos al dado rojo: dos dados, el doble de bienes.
first-fetch-left = Tu madera sigue ahí.
first-fetch-watch = Olga busca 4 de ladrillo con el dado azul y toma un rublo de los Carreteros.

first-claim-title = Reclama una sección
first-claim-1 = Planta un estandarte en una base, o justo encima de otro: la sección es tuya para construir. Esta pide madera [lumber], ladrillo [brick] y piedra [stone] y paga 4 [bell].
first-claim-2 = Su loseta pasa a tu taller. Paga 2 rublos en la casilla roja y te los devolverá cada vez que camine el dado rojo.
first-claim-base = Esta base también serviría, pero tu madera encaja en la primera.
first-claim-down = Boca abajo es gratis, y muda para siempre.
first-claim-space = Ahí la despertaría otro dado. Pronto moveremos el rojo.
first-claim-watch = Olga reclama la sección justo encima de la tuya. Recuérdalo.

first-wake-title = Despierta tu taller
first-wake-1 = El dado rojo camina 2 hasta Invierno.
first-wake-2 = Despierta lo que hay en tu casilla roja: toca la loseta. Tras mover puedes hacer tres cosas, cada una una vez y en cualquier orden: tomar, acudir al gremio, despertar una loseta.
first-wake-first = Entonces el ladrillo no tendría sitio. Despierta antes la loseta.

first-full-title = Estantes llenos
first-full-1 = Invierno ofrece 2 de piedra, pero queda una casilla y nada se puede tirar. Toma una; los estandartes que plantes después harán más sitio.
first-full-watch = Olga entrega 2 de ladrillo y 1 de piedra: su sección se alza y su escudo está en la primera estrella.

first-penalty-title = Te construyen encima
first-penalty-1 = ¡Ay! 1 de reconocimiento perdido. Alguien ha terminado una sección cuando una tuya de abajo aún era un plano. ¿Cuál? Tócala.
first-penalty-hers = Esa es suya, y es la causa.
first-penalty-tower = Otra torre, nada que ver.
first-penalty-2 = Cada sección rival terminada encima te cuesta 1 otra vez siempre que allí arriba se termine una más. Las tuyas, nunca.

first-finish-title = Entrega y termina
first-finish-1 = Un turno de construcción lleva hasta tres piezas. Toca tu sección y envía madera, ladrillo y piedra.
first-finish-2 = ¡Primera estrella! La torre I tiene un estandarte de cada cual: empate, y con dos jugadores no cobraría nadie.
first-finish-watch = Olga reclama la base siguiente.

first-step-title = Un rublo, un paso
first-step-1 = El dado blanco y el de tu color siguen por 1 rublo el paso. En Invierno I hay cuatro de piedra, pero una joya un paso más allá te vale más.
first-step-free = Gratis, y 4 de piedra: una buena jugada otro día.

first-guild-title = Amigos en la estación
first-guild-1 = Toma la gema morada.
first-guild-2 = Aquí el invierno es de los Mercaderes: una de sus dos acciones es tuya. Cambia 2 de madera por una gema verde. [once] una vez, [many] tantas veces como puedas pagar.
first-guild-watch = Olga busca 2 de madera.

first-door-title = Una puerta con dos joyas
first-door-1 = Los ornamentos van en cualquier sección terminada, incluso rival: puerta en una base, arco en el medio, cruz en una cúpula. Cuelga tu puerta y engasta las dos gemas.
first-door-2 = Tres estrellas de golpe, y la torre I ahora es tuya: vale 5 para ti, 1 para Olga.
first-door-watch = Olga entrega 1 de madera.

first-money-title = El prestigio también es dinero
first-money-1 = Camina hasta Primavera II por 2 rublos y deja que el Clero te alabe.
first-money-2 = Una estrella se puede vender por 2 rublos, pero solo retrocedes hasta la última estrella de detrás: ahora es un único paso.
first-money-3 = Recién pasada una estrella, el dinero sale casi gratis. Sobre una estrella cuesta todo el hueco.
first-money-reroll = El mismo precio compra otra tirada. Eso viene luego.
first-money-watch = Olga reclama encima de su base y coloca la loseta boca abajo.

first-reroll-title = Una segunda tirada
first-reroll-1 = Falta un oro para tu sexta sección, y ningún dado llega. Por una estrella puedes volver a tirar una casilla una vez por turno: el 1 blanco, por favor.

first-sixth-title = La sexta sección
first-sixth-1 = Busca el oro. Aquí viven los Carreteros: por 1 rublo lo suben hoy mismo.
first-sixth-2 = ¡Seis secciones! 3 estrellas para ti, y a los demás les queda un último turno.
first-sixth-watch = Olga termina su cúpula en el último turno.

first-count-title = A contar
first-count-1 = Los escudos retroceden a su estrella; cinco bienes o rublos sobrantes dan una más. Ahora las torres: 2 por cada sección terminada, 1 por cada ornamento.
first-count-2 = Vale 8: vas por delante 3 a 2, Olga se lleva un tercio, 2.
first-count-3 = Vale 7: suya. Tu arco gana un tercio, 2.
first-count-4 = Vale 6: toda tuya.
first-count-5 = Uno contra uno: ¿qué te paga esta torre?
first-count-third = Un tercio es para el segundo puesto, pero aquí nadie va por delante. Mira otra vez la última línea.
first-count-all = Todo es para quien va por delante, pero aquí no va nadie. Mira otra vez la última línea.
first-count-6 = Nada, a nadie. Un arco más lo habría ganado todo. 28 a 19: ¡bien construido!

advanced-title = Talleres avanzados
advanced-visit-title = Un ornamento bajo una loseta
advanced-1 = En los tableros avanzados tus ornamentos duermen bajo las casillas de color, y cada loseta boca arriba cuesta 3 rublos. Reclama la base, toma el estandarte de una casilla blanca y coloca la loseta en la verde.
advanced-2 = El ornamento de la casilla verde ya está libre. Boca abajo se habría perdido para siempre.

module-title = El módulo Contractors
module-visit-title = Envía un contratista fuera
module-1 = Un cuarto tipo de turno: envía un contratista a una ciudad abierta. Cuesta un permiso por cada contratista que haya allí, incluido el tuyo. Luego quédate con un especialista por 2 rublos.
module-2 = El especialista espera al dado negro, trabaja una vez y desde entonces es una herramienta para tus conjuntos.

ivan-title = Contra Iván
ivan-visit-title = El turno de Iván
ivan-1 = En solitario juegas contra Iván. Termina tu turno y actúa su carta más a la izquierda con una loseta a la vista: primero camina el dado de esa loseta, luego la carta hace lo que dice.
ivan-2 = Sus cartas están a la vista: siempre puedes ver qué hará después y ponerte en su camino.

# Una visita a cada gremio de la expansión.
guild_jewelers-title = Los Joyeros
guild_jewelers-visit-title = Un diamante por un rublo
guild_jewelers-1 = Los Joyeros viven donde está tu dado: por 1 rublo venden un diamante. Se guarda en el estante como cualquier material.
guild_jewelers-2 = Un diamante vale por cualquier material de una sección, o por una joya de un ornamento.

guild_artisans-title = Los Artífices
guild_artisans-visit-title = Despierta una loseta sin su dado
guild_artisans-1 = Los Artífices despiertan una de tus losetas de taller, camine el dado que camine. Acude a ellos y toca la loseta.
guild_artisans-2 = Paga como si hubiera venido su propio dado.

guild_foremen-title = Los Capataces
guild_foremen-visit-title = Mueve al capataz
guild_foremen-1 = Los Capataces caminan una o dos torres; luego ganas por cada estandarte tuyo donde está el capataz. Acude a ellos y elige cuánto.
guild_foremen-2 = Una sección que se termina donde él está paga 1 más, y si allí construyen por encima pierdes el doble.

guild_contractors-title = El gremio de los Contratistas
guild_contractors-visit-title = Lo que hay junto al dado negro
guild_contractors-1 = Este gremio da lo que hay ahora junto al dado negro, esté donde esté. Pídelo.
guild_contractors-2 = Sus otras cartas cuentan los contratistas que has enviado fuera.

guild_wholesalers-title = Los Mayoristas
guild_wholesalers-visit-title = Una acción de mercado más
guild_wholesalers-1 = Por 1 rublo los Mayoristas te dejan hacer una acción de mercado otra vez: tomar o despertar una loseta. Acude primero a ellos.
guild_wholesalers-2 = Así la misma casilla paga dos veces.

guild_managers-title = Los Gestores
guild_managers-visit-title = Un bien común gratis
guild_managers-1 = Los Gestores dan gratis 1 de madera, ladrillo o piedra. Toma 1 de piedra.
guild_managers-2 = Sus otras cartas tienen rublos por oro, y una estrella y rublos por gemas.

guild_lawyers-title = Los Abogados
guild_lawyers-visit-title = Un permiso
guild_lawyers-1 = Los Abogados te dan un permiso. Acude a ellos.
guild_lawyers-2 = Aquí un permiso paga una entrega, y dos pagan una estrella.

guild_archivists-title = Los Archiveros
guild_archivists-visit-title = Cualquier loseta de recursos
guild_archivists-1 = Por 1 de reconocimiento los Archiveros traen lo que muestra cualquier loseta del mercado. Acude a ellos y toma los ladrillos; luego toma lo que paga tu propia casilla.
guild_archivists-2 = Sus contratos son secretos y pagan al final.

guild_master_builders-title = Los Maestros constructores
guild_master_builders-visit-title = Una carta de bienes sobrante
guild_master_builders-1 = Por 2 rublos los Maestros constructores roban una carta sobrante, y dos de los bienes que pide son tuyos. Acude a ellos.
guild_master_builders-2 = Sus otras cartas pagan lo que pagará una sección, antes de que esté terminada.

guild_brick_makers-title = Los Ladrilleros
guild_brick_makers-visit-title = Un ladrillo paga el carro
guild_brick_makers-1 = Por un ladrillo los Ladrilleros suben una pieza a tu sección. Dales el ladrillo y luego entrega.
guild_brick_makers-2 = Por dos ladrillos tienen una loseta de refuerzo, para usar en cualquier momento.
