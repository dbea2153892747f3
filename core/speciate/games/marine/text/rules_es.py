"""Spanish words of the rules page of Marine. A line is a paragraph; lines that begin with a dash are a list."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
De dos a cuatro animales comparten un mar cálido al final de una era. Mandas peones a las acciones para expandirte, \
adaptarte y competir por las losetas. Gana quien tiene más puntos de victoria (PV) cuando ha caído el Asteroide.
Estas son las reglas del juego de mesa con nuestras palabras, tal como las aplica esta mesa. Las palabras que hay que \
conocer van en <b>negrita</b>.""",
    "rules.words": "El mar y sus palabras",
    "rules.words.text": """\
- El <b>tablero</b> tiene 37 hexágonos. Los que tienen una <b>loseta</b> son el mapa. Dos losetas son vecinas si \
comparten un lado.
- Los <b>elementos</b> son discos en las esquinas de las losetas: uno por esquina, también en el borde. Un disco está \
en cada una de las losetas, hasta tres, que se tocan ahí.
- Una <b>especie</b> es un cubo de un animal. <b>Ocupas</b> una loseta si tienes en ella al menos una especie.
- Tu <b>panel</b> muestra de qué elementos puedes vivir: tres impresos y hasta tres discos.
- Tus especies en una loseta <b>prosperan</b> si la loseta tiene un elemento de un tipo de tu panel. Si no tiene \
ninguno están <b>en peligro</b>, y la próxima Extinción las mata. Un ! las marca en el mapa, y también las que una \
opción dejaría así.
- Las especies nuevas salen de tu <b>reserva genética</b>. Las <b>eliminadas</b> van a la caja, no a la reserva.
- Una <b>Chimenea</b> está encima de otra loseta y la sustituye: solo cuenta la Chimenea. En la mitad de arriba las \
Chimeneas son géiseres, en la de abajo fumarolas.
- <b>Rival</b> quiere decir de cualquier otro animal.""",
    "rules.chain": "Animales y cadena alimentaria",
    "rules.chain.text": """\
La <b>cadena alimentaria</b> es Reptiles, Cefalópodos, Peces, Crustáceos. Deshace los empates en número de especies y \
en PV: gana el animal que está más arriba. Un empate por la carta Supervivencia no se deshace: entonces no la tiene \
nadie. Los turnos van al revés: primero los Crustáceos, luego Peces, Cefalópodos, Reptiles.""",
    "rules.tiles": "Las losetas y sus puntos",
    "rules.tiles.text": """\
Cuando una loseta <b>puntúa</b>, el animal con más especies en ella recibe el primer valor, el siguiente el segundo, y \
así sucesivamente. Un animal ocupa un solo puesto; un empate es para quien está más arriba en la cadena alimentaria.""",
    "rules.bonus": """\
<b>PV extra</b> según la cuenta: 1 da 1, 2 da 3, 3 da 6, 4 da 10, 5 da 15, 6 o más da 21.""",
    "rules.setup": "Preparación",
    "rules.setup.text": """\
- Quince losetas están en el centro, con un géiser arriba del todo y una fumarola abajo del todo; el centro es un \
Arrecife con un elemento de cada tipo en las esquinas. Las otras 21 losetas grandes forman tres pilas, con la primera \
boca arriba. Diez Chimeneas esperan.
- Cada animal tiene 35 especies: 3 en el Arrecife, 1 en la cadena alimentaria, 31 en la reserva genética. Tiene 4 \
peones básicos con cuatro animales en juego, 5 con tres, 7 con dos.
- Van cuatro elementos a cada una de Abundancia, Adaptación, Especiación y Expansión; tres marcadores de terreno a \
Competición; cinco a Evolución, primero el terreno que más vale.
- Cada animal recibe tres rasgos y conserva uno en secreto; luego se muestran todos.
- Se ponen boca arriba cinco cartas de Evolución. El Asteroide es una de las últimas cinco del mazo.""",
    "rules.turn": "Tu turno",
    "rules.turn.text": """\
Haz una de dos cosas: coloca un peón y haz su acción, o recupera todos tus peones.
- Un <b>peón básico</b> va a una casilla vacía que esté <b>después de todos tus peones colocados</b>: en una sección \
más abajo, o más a la derecha en la misma. Las casillas redondas de trazos le están cerradas.
- Un <b>peón especial</b> va a cualquier casilla vacía, o a una ocupada por un peón básico rival, que vuelve a su \
dueño. No tiene que ir después de tus peones, pero tus peones básicos siguientes tienen que ir después de él. Nada \
expulsa a un peón especial.
- Puedes renunciar a la acción entera. Una vez empezada, queda libre lo que dice «puedes» o «hasta»; lo demás hay que \
hacerlo.
- <b>Recuperar</b>: recoge todos tus peones y pasa a la derecha tu cubo de la cadena alimentaria. Tienes que recuperar \
si no puedes colocar. Cuando todos los cubos están a la derecha acaba la ronda, y sigue una Resiembra. Los peones de \
los demás se quedan.""",
    "rules.actions": "Las acciones",
    "rules.spaces": "{n}",
    "rules.spaces.special": "{n} + especial",
    "rules.action.abundance": "Mueve un elemento de esta sección a cualquier esquina libre de cualquier loseta.",
    "rules.action.autotrophs": "En una fumarola (casilla izquierda) o en un géiser (casilla derecha): quita un \
elemento de un tipo del recuadro, o intercambia un elemento de ahí con uno del recuadro. El recuadro está vacío en la \
primera ronda.",
    "rules.action.depletion": "Quita del mapa un elemento de un tipo del recuadro, que está vacío en las dos primeras \
rondas.",
    "rules.action.adaptation": "Lleva un elemento de esta sección a un hueco libre de tu panel. Especial: puedes \
ponerlo en lugar de un disco tuyo.",
    "rules.action.regression": "Pon una especie de tu reserva genética en un cuadrado: te protege de la próxima \
Regresión.",
    "rules.action.speciation": "Elige un elemento del mapa del tipo que está a la izquierda de la casilla. En cada \
loseta alrededor de él pon especies nuevas de tu reserva genética, hasta el límite del terreno. Especial: alrededor de \
cualquier elemento.",
    "rules.action.wanderlust": "Toma una loseta boca arriba y ponla junto al mapa. Puedes poner en ella un elemento de \
esta sección. PV extra por ella y por cada loseta vecina de su terreno. Luego cada animal, bajando por la cadena \
alimentaria, puede meter en ella especies de las losetas vecinas. Especial: haz otro turno.",
    "rules.action.tectonics": "Cubre con una Chimenea una loseta del borde del tablero. PV extra por ella y por cada \
Chimenea vecina. Se queda ahí una especie de cada animal, las demás vuelven a las reservas genéticas; luego añade una \
tuya, de la reserva o de las eliminadas. Especial: cualquier loseta.",
    "rules.action.migration": "Mueve hasta el número indicado de especies tuyas a una loseta vecina, cada una solo una \
vez. Especial: todas.",
    "rules.action.competition": "En una loseta del terreno mostrado, donde vivas, elimina hasta 1, 2 o 3 especies \
rivales. Especial: dos veces hasta 1, en cualquier loseta donde vivas.",
    "rules.action.evolution": "Puntúa una loseta del terreno mostrado. Si tus especies prosperan ahí tienes que tomar \
una carta de un hueco hasta el número de la casilla.",
    "rules.action.domination": "Elige un elemento que domines: toma su peón especial y sube su umbral. La segunda \
casilla necesita tres animales en juego, la tercera cuatro.",
    "rules.domination": "Dominación y umbrales",
    "rules.domination.text": """\
Tu <b>valor de dominación</b> de un elemento es cuántos tiene tu panel multiplicado por el número de losetas que \
ocupas y que tienen ese elemento. Lo dominas mientras el valor es <b>mayor</b> que su umbral, que parte de 1.
Con una acción de Dominación tomas su peón especial, aunque lo tenga otro animal, y su umbral pasa a ser tu valor. Un \
peón que está en el tablero de acciones se queda ahí hasta que lo recuperes. Al final cada peón especial vale su \
umbral.""",
    "rules.cards": "Cartas de Evolución y eventos",
    "rules.cards.text": """\
Resuelve una carta de arriba abajo hasta donde se pueda; tú decides. Luego se descarta, las cartas de encima bajan y \
entra una nueva en el hueco más alto. X en una carta es el número de su hueco.
- Una carta nueva hace primero lo que dice que hace al entrar en juego; luego trae el evento que muestra.
- <b>Extinción</b>: todas las especies en peligro del mapa se eliminan, una y otra vez, hasta que no quede ninguna.
- <b>Supervivencia</b>: el animal con más especies en las Chimeneas, sin empate, tiene la carta Supervivencia, \
y recibe PV extra por el número de Chimeneas que ocupa.""",
    "rules.reseed": "Resiembra",
    "rules.reseed.text": """\
- Se quitan los elementos cuya esquina está entre tres Chimeneas.
- <b>Regresión</b>: por cada tipo de elemento de su recuadro, cada animal sin una especie en un cuadrado pierde un \
disco de ese tipo. Los elementos impresos están a salvo. Las especies vuelven a sus reservas genéticas, el recuadro se \
vacía.
- Las sobras avanzan: de Adaptación a Regresión, de Autótrofos a Agotamiento, de Abundancia a Autótrofos. Las de \
Agotamiento, Especiación y Expansión vuelven a la bolsa.
- Se roban nuevos elementos y marcadores de terreno, y los cubos vuelven a la izquierda. Los peones se quedan donde \
están.""",
    "rules.end": "El final",
    "rules.end.text": """\
Cuando alguien ha tomado el Asteroide, la ronda se juega hasta el final. Luego vienen una Extinción y una \
Supervivencia, cada loseta puntúa una vez y cada peón especial paga su umbral. Gana quien tiene más PV; un empate es \
para quien está más arriba en la cadena alimentaria.""",
    "rules.variants": "Variantes",
    "rules.variants.text": """\
- <b>Dos jugadores, dos animales cada uno</b>: cada animal juega para sí; cuenta tu puntuación más baja.
- <b>Mapa al azar</b>: las siete losetas centrales y sus elementos se sortean. Cada animal empieza con una especie por \
cada afinidad con el centro, así que un elemento impreso dos veces cuenta dos veces; y con los PV que el centro no \
le pagaría.
- <b>Paneles alternativos</b>: tres elementos al azar en lugar de los impresos; todos se pueden perder.
- <b>Superhéroes</b>: dos rasgos cada uno. Exaptación queda fuera.
- <b>Duración</b>: 20, 25, 30 o 35 cartas.""",
    "rules.deck": "Todas las cartas de Evolución",
    "rules.deck.text": "Las palabras son nuestras. La última columna dice hasta qué punto es seguro el efecto. "
    "Todas las marcas de evento están reconstruidas: ninguna fuente las da.",
    "rules.traits": "Todos los rasgos",
    "rules.col.event": "Evento",
    "rules.unknown": "Qué más está reconstruido",
    "rules.unknown.text": """\
- 19 discos de cada elemento; las reglas no dan ningún número.
- Las casillas de Migración 3, 4 y 5; solo 3 y 5 son seguras.
- El orden en que se usan las bolsas cuando se quedan cortas.
- Que eliges tú en los eventos de una carta que haces entrar.
- Que Camuflaje actúa justo después de la Chimenea de un Vulcanismo, antes de que llegue la carta siguiente.""",
}
