"""The rules page of Dominant Species in Spanish. A line is a paragraph; lines that begin with a dash are a list."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
De dos a seis animales viven los años antes de una era glacial. En cada ronda primero todos planifican, peón a peón; \
luego todos los planes se cumplen en un solo orden fijo. Gana quien tiene más puntos de victoria (PV) cuando ha \
llegado la Era glacial.
Estas son las reglas del juego de mesa con nuestras palabras, tal como las aplica esta mesa. Las palabras que hay que \
conocer van en <b>negrita</b>.""",
    "rules.words": "El mapa y sus palabras",
    "rules.words.text": """\
- Hay 35 hexágonos. Los que tienen una <b>loseta</b> son el mapa. Dos losetas son vecinas si comparten un lado.
- Los <b>elementos</b> son discos en las esquinas de las losetas: uno por esquina, también en el borde. Un disco está \
en cada una de las losetas, hasta tres, que se tocan ahí.
- Una <b>especie</b> es un cubo de un animal. <b>Ocupas</b> una loseta si tienes al menos una especie en ella.
- Tu <b>panel</b> muestra los elementos de los que vives: los impresos, que nada puede quitarte, y los discos; seis \
en total como máximo.
- Tu <b>afinidad</b> con una loseta: por cada disco que hay en ella, cuántos de su tipo tienes tú, todo sumado.
- Las especies con afinidad 0 están <b>en peligro</b>: la próxima Extinción las mata. Hasta entonces cuentan por \
completo. Un ! las marca en el mapa; también marca las que una opción dejaría así.
- <b>Dominas</b> una loseta donde tienes especies y tu afinidad es más alta que la de cualquier otro animal de la \
loseta. Con un empate, o con 0, no domina nadie; cuántas especies tienes no importa.
- Las especies nuevas salen de tu <b>reserva genética</b>. Las <b>eliminadas</b> salen del juego; solo la Glaciación \
devuelve especies a la reserva.
- Una Tundra cubre otra loseta: desde entonces solo cuenta la Tundra.
- <b>Rival</b> quiere decir de cualquier otro animal, también de otro tuyo.""",
    "rules.chain": "Animales y cadena alimentaria",
    "rules.chain.text": """\
La <b>cadena alimentaria</b> es Mamíferos, Reptiles, Aves, Anfibios, Arácnidos, Insectos. Deshace los empates en el \
número de especies y en los PV: gana quien está más arriba. Los empates de afinidad, y los de la carta Supervivencia, \
no se deshacen. Los animales que no están en juego no tienen poderes.""",
    "rules.col.power": "Poder",
    "rules.power.mammals": "En cada Extinción pueden salvar una especie suya en peligro.",
    "rules.power.reptiles": "En cada Regresión pueden conservar un elemento sin peón.",
    "rules.power.birds": "En la Migración sus especies avanzan hasta dos losetas, pasando por una loseta intermedia.",
    "rules.power.amphibians": "Tres elementos impresos en vez de dos.",
    "rules.power.arachnids": "Antes de todos los peones de Competición pueden atacar una vez, en cualquier loseta.",
    "rules.power.insects": "Después de todos los peones de Especiación pueden poner una especie en cualquier loseta.",
    "rules.tiles": "Las losetas y sus puntos",
    "rules.tiles.text": """\
Cuando <b>se puntúa</b> una loseta, el animal con más especies en ella recibe el primer valor, el siguiente el \
segundo, y así sucesivamente. Un animal ocupa un solo puesto; un empate es para quien está más arriba en la cadena \
alimentaria.""",
    "rules.bonus": """\
<b>PV extra</b> según la cuenta: 1 da 1, 2 da 3, 3 da 6, 4 da 10, 5 da 15, 6 da 21, 7 da 28, 8 da 36, 9 o más da 45.""",
    "rules.setup": "Preparación",
    "rules.setup.text": """\
- Seis losetas forman un anillo alrededor de un Mar cubierto de Tundra, con dos elementos de cada tipo en sus \
esquinas. Las otras 24 losetas forman tres pilas, con la primera boca arriba. Once Tundras esperan.
- Cada animal tiene cuatro especies: dos en la loseta que domina al principio y una en la de cada lado.
- La iniciativa se llena subiendo por la cadena alimentaria: primero los Insectos, los Mamíferos al final.
- Adaptación, Abundancia y Expansión reciben cuatro elementos cada una. Se ponen cinco cartas boca arriba; la Era \
glacial es la última del mazo.""",
    "rules.col.animals": "Animales",
    "rules.col.pawns": "Peones por animal",
    "rules.col.species": "Especies por animal",
    "rules.col.pool": "En reserva",
    "rules.turn": "La ronda",
    "rules.turn.text": """\
- <b>Planificación</b>: se colocan todos los peones en el tablero de acciones.
- <b>Ejecución</b>: las secciones se hacen de arriba abajo, las casillas de cada una de izquierda a derecha. Un peón \
vuelve a casa al actuar; su dueño puede renunciar a toda la acción. Una vez empezada, queda libre lo que dice \
«puedes» o «hasta»; lo demás hay que hacerlo.
- <b>Reinicio</b>: Extinción, Supervivencia y Resiembra.""",
    "rules.planning": "Planificación",
    "rules.planning.text": """\
En el orden de la iniciativa cada animal pone un peón en cualquier casilla libre; y así otra vez, hasta que nadie \
tenga peones disponibles. No se puede pasar. Las casillas redondas de Reptiles, Insectos y Arácnidos no admiten \
peones. Los peones que siguen en cola para la Glaciación, o que Instinto colocó por adelantado, no están \
disponibles.""",
    "rules.actions": "Las acciones",
    "rules.spaces": "{n}",
    "rules.action.initiative": "Cambia de puesto con el animal que tienes a la izquierda en la iniciativa. Luego pon \
el mismo peón en cualquier casilla libre: actúa ahí esta ronda. En la casilla que acaba de dejar actúa en la ronda \
siguiente.",
    "rules.action.adaptation": "Lleva un elemento de esta sección a tu panel. Con seis elementos no recibes nada.",
    "rules.action.regression": "En cada ronda, cada animal pierde un disco de cada tipo del recuadro. Cada peón tuyo \
aquí te deja conservar uno; los Reptiles pueden conservar uno más. Dos discos del mismo tipo en el recuadro cuentan \
una vez, y los elementos impresos están a salvo.",
    "rules.action.abundance": "Pon un elemento de esta sección en cualquier esquina libre del mapa.",
    "rules.action.wasteland": "Saca un elemento del recuadro. Luego, con peón o sin él, se quitan los elementos \
junto a una Tundra si su tipo sigue en el recuadro. Vacío en la primera ronda.",
    "rules.action.depletion": "Quita un elemento del mapa de un tipo del recuadro. Vacío en las dos primeras rondas.",
    "rules.action.glaciation": "Solo actúa la primera casilla; los demás peones esperan, y en el Reinicio avanzan una \
casilla. Pon una Tundra en una loseta junto a una Tundra. Se quitan los elementos entre tres Tundras. PV extra por \
las Tundras vecinas de la nueva. Se queda una especie de cada animal, las demás vuelven a sus reservas genéticas.",
    "rules.action.speciation": "Elige un elemento del mapa del tipo que indica la casilla. En cada loseta de \
alrededor puedes poner especies nuevas, hasta el límite del terreno. Al final, los Insectos pueden poner una donde \
sea.",
    "rules.action.wanderlust": "Pon una loseta boca arriba en un hexágono vacío junto al mapa. Puedes ponerle un \
elemento de esta sección. PV extra por las losetas vecinas. Luego cada animal, bajando por la cadena alimentaria, \
puede llevar a ella especies de las vecinas.",
    "rules.action.migration": "Mueve hasta ese número de especies tuyas a una loseta vecina, una vez cada una.",
    "rules.action.competition": "Primero los Arácnidos, donde sea. Luego puedes eliminar una especie rival en una \
loseta de Tundra y en una de cada uno de los dos terrenos de la casilla, donde también vivas tú.",
    "rules.action.domination": "Puntúa cualquier loseta que no se haya puntuado esta ronda, incluso donde no tienes \
nada. Luego el animal que la domina tiene que tomar una carta y resolverla.",
    "rules.dominance": "Dominio y cartas",
    "rules.dominance.text": """\
El cono de una loseta muestra quién la domina ahora; se calcula de nuevo tras cada cambio. En una mesa de verdad hay \
que reclamar el dominio, y dura hasta que otro animal lo reclama o muestra un empate; aquí no se le puede escapar a \
nadie. Toca una loseta, o llega a ella con las flechas y pulsa Intro, para ver sumadas todas las afinidades. En una \
loseta que puedes elegir, pulsa Mayús e Intro, o mantenla pulsada.
Una carta es para el animal que domina la loseta puntuada, sea de quien sea el peón. Si hay alguna, hay que tomarla, \
y se hace hasta donde se puede; «hasta» y «puedes» son libres. Luego sale del juego. Las cartas nuevas llegan solo en \
el Reinicio.""",
    "rules.reset": "Reinicio",
    "rules.reset.text": """\
- <b>Extinción</b>: se eliminan todas las especies en peligro. Los Mamíferos pueden salvar una suya.
- <b>Supervivencia</b>: el animal con más especies en la Tundra, sin empate, tiene la carta Supervivencia, y recibe \
PV extra según el número de Tundras que ocupa.
- <b>Resiembra</b>: se reponen las cartas; los peones en cola para la Glaciación avanzan una casilla; los elementos \
de Regresión, Agotamiento y Expansión vuelven a la bolsa. Lo que queda sigue adelante: de Páramo a Agotamiento, de \
Abundancia a Páramo, de Adaptación a Regresión. Se roban elementos nuevos, y las pilas muestran losetas nuevas.""",
    "rules.end": "El final",
    "rules.end.text": """\
Cuando alguien toma la Era glacial, la ronda se juega hasta el final, con Extinción y Supervivencia. Luego se puntúa \
una vez cada loseta, sin cartas. Gana quien tiene más PV; un empate es para quien está más arriba en la cadena \
alimentaria.""",
    "rules.variants": "Variantes",
    "rules.variants.text": """\
- <b>Varios animales por jugador</b>: están en juego los seis, tres para cada uno de dos jugadores o dos para cada \
uno de tres. Cada animal juega para sí; cuenta tu puntuación más baja.
- <b>Mapa al azar</b>: las siete losetas y sus elementos se sortean. Cada animal empieza con una especie por cada \
elemento de su tipo en cada loseta que no es Tundra, así que un elemento entre dos losetas cuenta dos veces; quien \
tiene menos empieza con PV por la diferencia.""",
    "rules.deck": "Todas las cartas",
    "rules.deck.text": "Las palabras son nuestras. La última columna dice hasta qué punto es seguro el efecto.",
    "rules.deduced": "Qué está deducido",
    "rules.deduced.text": """\
Las reglas no lo imprimen; dos versiones completas hechas por otros, o su propia lógica, coinciden en ello:
- Cuántas losetas hay de cada terreno; solo está impreso su número, 31.
- Cinco casillas de Dominación, y el orden de los elementos en las casillas de Especiación.
- Que los PV extra no suben más allá del último valor de su tabla.
- Especies y peones en las reservas, y dónde están los elementos de la preparación.
- Que los peones en cola para la Glaciación avanzan una sola casilla, y no cierran huecos.""",
    "rules.unknown": "Qué más está reconstruido",
    "rules.unknown.text": """\
Nuestras fuentes callan o no coinciden en esto; está marcado como <b>reconstruido</b>:
- Que puedes saltarte un terreno de una Competición y usar los demás.
- Que los Reptiles pueden renunciar a su peón gratis en la Regresión, como a cualquier peón.
- Que los peones siguen disponibles cuando no hay ninguna casilla libre.
- Que con Inmigrantes solo pagan los peones disponibles, así que sin uno esa vía está cerrada.
- El orden en que se usa una bolsa que se queda corta: Adaptación, Abundancia, Expansión.
- Que las especies de Hibernación están a salvo solo de la Extinción, que en su loseta mueren antes las demás, y que \
los Mamíferos salvan una de las que quedan.
- Que la loseta de Capa de hielo hay que ponerla, que una loseta puntuada y luego cubierta sigue puntuada, y que con \
Instinto se puede entrar en Iniciativa.
- El empate de jugadores con varios animales: el más alto en la cadena alimentaria de los que cuentan.
- <b>Una decisión nuestra</b>: si después de un Reinicio no vive nada en el mapa y ninguna reserva genética tiene \
especies, la partida termina. Nadie podría tomar ya una carta, así que la Era glacial no llegaría nunca.""",
}
