# Palabras de quien enseña en la primera partida guiada: como mucho 220 caracteres cada una. [icon] nombra un símbolo.

first-title = Tu primera partida

first-aim-title = ¿De quién es la iglesia?
first-aim-1 = Construimos juntos una iglesia. Las bóvedas vecinas de un color forman una zona; quien tiene más constructores en ella se lleva sus puntos cuando llega la reina. Toca la reina.
first-aim-2 = Diez coronas la llevan a la primera silla, donde se sienta y juzga.

first-lay-title = Coloca una bóveda
first-lay-1 = Un turno son tres acciones. La primera: toma la bóveda roja y colócala en la fila delantera, en el centro.
first-lay-2 = Cada bóveda que tomas convierte la orden de encima en la siguiente bóveda.

first-builder-title = Pon un constructor
first-builder-1 = Justo después de una bóveda, y solo entonces, puede subirse a ella un constructor. Es tu segunda acción.
first-builder-first = Entonces esta puerta se cierra: ahora tiene que venir el constructor.

first-crown-title = Hazla crecer, y ojo con la corona
first-crown-1 = Una segunda bóveda roja que toque la primera hace que la zona valga 2. Su corona mueve a la reina un paso.
first-crown-watch = Olga coloca una azul con un constructor y luego una amarilla. La reina está en 2.

first-wild-title = Dos colores a la vez
first-wild-1 = Una bóveda de dos colores es de ambos, pero solo donde toca ese color. Colócala entre la roja y la azul; dos de su clase nunca pueden tocarse.

first-both-title = Un constructor, dos zonas
first-both-1 = Tu tercer constructor puede estar en las dos zonas a la vez: ponlo aquí.
first-both-2 = La roja es solo tuya. En la azul hay uno contra uno: ¿qué línea no paga a nadie? Tócala.
first-both-red = Esa línea es la roja: 3 para ti.
first-both-3 = Igualados: nadie recibe nada. El bando con menos constructores recibe 1 por cada uno de ellos.

first-order-title = Órdenes y rangos
first-order-1 = Las losetas de arriba son órdenes: ejecuta una y desaparece. Asciende al constructor de la roja simple a arquitecto [architect], y la zona roja contará doble para quien vaya por delante.
first-order-wild = Está en dos zonas: un arquitecto aquí también duplica la azul, y la azul puede acabar siendo suya.
first-order-watch = Esta orden lleva una moneda: Olga te paga y nombra un forzudo. La azul está empatada, así que ahora es suya, 2 a 1.

first-coin-title = Tu moneda
first-coin-watch = Olga recluta un constructor en tu zona roja.
first-coin-1 = Su orden lleva una moneda: paga una y tú también reclutas, junto a tu propio constructor, sin gastar acción.
first-coin-2 = La amarilla está vacía junto a tu arquitecto.
first-coin-then = Olga alarga la azul a 3 y coloca una corona: la reina está en 4.

first-disaster-title = Derriba
first-disaster-1 = Desastre quita una bóveda en la que no hay nadie. Encoge su zona azul: llévate su extremo vacío.
first-disaster-green = Esa hoy no cambia nada para ti.

first-glass-title = Andamio y vidriera
first-glass-1 = Dos andamios cierran casillas hasta la próxima puntuación: valla el lado azul.
first-glass-2 = Una vidriera suma 2 a la zona, después de duplicar. Bajo tu arquitecto, claro.
first-glass-3 = 3 bóvedas, el doble, y la vidriera: la zona roja vale 8.

first-queen-title = La reina se sienta
first-queen-1 = Una corona más y juzga, al momento, y tu turno acaba. Así que reúne antes: recluta en la roja r3c4, vale 2.
first-queen-watch = Olga guarda su moneda.
first-queen-2 = Ahora coloca la corona y que juzgue. El precio es tu tercera acción.

first-sweep-title = Barrer y seguir
first-sweep-1 = Las dos filas delanteras están terminadas y se van, constructores y andamios vuelven a casa y el resto sube.
first-sweep-2 = El tercer juicio, en 30, acaba la partida; gana quien tenga más puntos. También la acaba una pila vacía por segunda vez.

festum-title = Festum Fatuorum
festum-visit-title = Dos altares
festum-1 = La orden Altar coloca dos altares en dos bóvedas distintas, esté quien esté allí. Ejecútala y elige ambas.
festum-2 = Una vidriera en un altar suma 4 en vez de 2, y Desastre no puede llevarse la bóveda.
