"""The rules page of Biosphere in Spanish, in our own words."""

from typing import Final

RULES: Final = {
    "rules.lead": (
        "Cada jugador guía una especie. Sus poblaciones son dados, y de cada uno se sabe desde el principio cuándo "
        "acaba: lo dice la cara. Alarga la vida de tu especie donde habita, extiéndela y cumple antes que nadie "
        "{goals} de los {categories} objetivos en juego."
    ),
    # --- wheel ---
    "rules.wheel": "La rueda de la vida",
    "rules.wheel.1": (
        "<b>La cara es una fecha, no una edad.</b> Una cara está en el cementerio de elefantes: {faces} en el primer "
        "turno, luego {order} y así sucesivamente. Cuando gira la rueda, todo dado que muestra la cara que llega al "
        "cementerio deja el mapa y vuelve a la reserva de su dueño."
    ),
    "rules.wheel.2": (
        "Un dado que se coloca con una esperanza de vida L recibe la cara que llega al cementerio justo L turnos "
        "después. La tabla da la cara de un dado nuevo; un dado del mapa dice por sí mismo cuándo morirá, si lo tocas "
        "o pasas por encima."
    ),
    "rules.wheel.3": (
        "Un dado que <b>se mueve</b> envejece uno: su cara baja uno, y el 1 pasa a {faces}. Si esa es la cara del "
        "cementerio, muere al instante."
    ),
    "rules.wheel.head": "En el cementerio",
    "rules.wheel.life": "Vida {n}",
    # --- tiles ---
    "rules.tiles": "Entornos",
    "rules.tiles.1": (
        "En una loseta caben tantos dados como espacios tiene. Tienes la <b>mayoría</b> con más de la mitad de sus "
        "<i>espacios</i>, no de sus dados; tienes el <b>control total</b> con todos. Una loseta de borde tiene menos "
        "de cuatro vecinas. Son vecinas las losetas que comparten un lado."
    ),
    "rules.col.environment": "Entorno",
    "rules.col.spaces": "Espacios",
    "rules.col.majority": "Mayoría",
    "rules.col.life": "Vida inicial",
    "rules.col.life_sure": "Fuente de la vida",
    "rules.col.tiles": "Losetas con {n}",
    "rules.tiles.after": (
        "El mapa es una sola zona unida, repartida al azar. El rectángulo tiene {rectangles} losetas con dos, tres, "
        "cuatro, cinco y seis jugadores; un mapa con agujeros es lo que queda de {holes}; un mapa de cualquier forma "
        "crece loseta a loseta."
    ),
    # --- boards ---
    "rules.boards": "Tu tablero",
    "rules.boards.1": (
        "{tracks} medidores: una esperanza de vida por entorno y {abilities:habilidad|habilidades}. Una subida hace "
        "avanzar un medidor un paso. Si el medidor ya está al final, avanza en su lugar tu marcador de la barra."
    ),
    "rules.col.track": "Medidor",
    "rules.col.steps": "Valores",
    "rules.col.overflow": "Al final",
    "rules.col.does": "Para qué sirve",
    "rules.lives": "Esperanza de vida: {names}",
    "rules.track.life": "Cuántos turnos vive un dado que se coloca ahí. Los dados del mapa no cambian.",
    "rules.track.reproduction": "Cuántos dados puedes colocar en la fase 5.",
    "rules.track.movement": "Cuántos pasos pueden dar tus dados en la fase 4, entre todos.",
    "rules.track.evolution": "Cuántos puntos de evolución recibes en la fase 2.",
    "rules.on_bar": "barra +{n}",
    # --- setup ---
    "rules.setup": "Antes del primer turno",
    "rules.setup.1": (
        "Cada uno tiene {dice} dados y empieza sin puntos de evolución. Hay visibles {row:carta|cartas} de cada fila "
        "y un objetivo de cada una de las {categories} categorías. El jugador inicial se sortea; los demás siguen en "
        "el sentido de las agujas del reloj."
    ),
    "rules.setup.2": (
        "En la barra el jugador inicial va delante, en la casilla {foremost}, el siguiente detrás de él, y así "
        "sucesivamente. Con la variante «El último jugador, delante» el jugador inicial está en la casilla "
        "{hindmost}, el siguiente delante de él, y así sucesivamente."
    ),
    # --- turn ---
    "rules.turn": "Un turno",
    "rules.turn.1": (
        "Ocho fases. Todos los jugadores acaban una fase, en el sentido de las agujas del reloj desde el inicial, "
        "antes de que empiece la siguiente."
    ),
    "rules.turn.list": (
        "<li><b>Rueda.</b> La rueda gira una cara, salvo en el primer turno, y los dados del cementerio dejan el "
        "mapa.</li><li><b>Ingresos.</b> Tantos puntos de evolución como vale tu Evolución. Los que no gastas los "
        "conservas, hasta {most}.</li><li><b>Evolución.</b> Compra cartas, muévete en la escala y en la barra, juega "
        "como mucho una carta.</li><li><b>Movimiento,</b> salvo en el primer turno. Luego, los "
        "premios.</li><li><b>Reproducción.</b> Luego, los "
        "premios.</li><li><b>Llenado.</b></li><li><b>Objetivos.</b></li><li><b>Fin del turno.</b> Cambia el jugador "
        "inicial, en el sentido de las agujas del reloj. En cada fila se va la carta más antigua, las demás se corren "
        "y llega una nueva.</li>"
    ),
    # --- evolution ---
    "rules.evolution": "Evolución, fase 3",
    "rules.evolution.1": (
        "En tu primer turno eliges dónde empiezas: Pequeña 1 o Grande 1, con Específica 1 o Genérica 1. Luego haz lo "
        "que quieras de lo que sigue, en cualquier orden y también por partes, mientras te alcancen los puntos:"
    ),
    "rules.evolution.list": (
        "<li><b>Comprar</b> una carta visible: {cost1:punto|puntos} en la primera fila, {cost2} en la segunda. Va a "
        "tu mano, que no tiene límite. El hueco se cubre cuando acaba tu fase.</li><li><b>La escala.</b> Mueve uno de "
        "tus dos marcadores un paso, en cualquier dirección. El primer paso de tu turno cuesta 1, el segundo 2, el "
        "tercero 3, y así sucesivamente: 3 pasos cuestan 6. No hay cero: Grande 1 y Pequeña 1 son vecinas. Llegar a "
        "una esquina, un 4 con un 4, acaba con tus pasos en la escala por este turno; puedes tomar su premio, una vez "
        "por partida.</li><li><b>La barra.</b> Mueve tu marcador a la siguiente casilla libre; las ocupadas se saltan "
        "y no cuestan nada. El precio sube del mismo modo, y se cuenta aparte.</li><li><b>Jugar</b> una carta de tu "
        "mano, como último acto: tus marcadores tienen que estar justo en sus dos valores. Lo que da es para siempre, "
        "vayas adonde vayas después.</li>"
    ),
    # --- bar ---
    "rules.bar": "La barra",
    "rules.bar.1": (
        "Un anillo de {bar} casillas. La primera vez que llegas a una esquina o la pasas recibes un premio, te mueva "
        "lo que te mueva: {corners}."
    ),
    "rules.bar.2": (
        "En cuanto alguien llega a la primera esquina, los últimos pagan. Cuando acaba tu fase de evolución, cuenta "
        "dónde está tu marcador: {sections}; cada una de estas secciones te cuesta una vez como mucho. Tú eliges "
        "dónde; un medidor puede bajar hasta uno por debajo de su inicio. Entonces está <b>bloqueado</b>: no puedes "
        "colocar dados ahí en las fases 5 y 6, hasta que una subida lo desbloquee."
    ),
    # --- movement and so on ---
    "rules.bar.corner": "en la casilla {n}: {effect}",
    "rules.bar.section": "en las casillas {first} a {last} pierdes {n:punto|puntos} de esperanza de vida",
    "rules.movement": "Movimiento, fase 4",
    "rules.movement.1": (
        "Reparte los pasos de tu Movimiento entre tus dados. Un paso lleva a una loseta que comparte un lado. Se "
        "pueden cruzar losetas llenas y rivales; donde un dado se detiene tiene que haber un espacio libre, aunque "
        "muera por moverse. Cada dado se mueve una vez como mucho, envejece una cara por muy lejos que vaya y "
        "conserva el resto de su vida."
    ),
    "rules.reproduction": "Reproducción, fase 5",
    "rules.reproduction.1": (
        "En el primer turno coloca {first:dado|dados} en los espacios libres que quieras. Después coloca hasta tantos "
        "como vale tu Reproducción, en losetas donde tenías dados al empezar tu fase o al lado; los dados nuevos aún "
        "no cuentan para eso. Cuando acabas, reciben la cara de su entorno. Una especie sin dados en el mapa puede "
        "colocarlos en cualquier sitio."
    ),
    "rules.filling": "Llenado, fase 6",
    "rules.filling.1": (
        "Donde tienes la mayoría puedes llenar todos los espacios libres de la loseta, desde tu reserva. No cuesta "
        "nada y la Reproducción no lo limita. Si tus dados no alcanzan para todas las losetas, tú eliges el orden, y "
        "la última recibe lo que queda."
    ),
    # --- special ---
    "rules.special": "Premios",
    "rules.special.1": (
        "{special} casillas, cada una pagada una vez a cada jugador: {extremes} por llegar a las esquinas de la "
        "escala, que puedes rechazar, y {lands} por tener la mayoría en {pair:loseta|losetas} de un mismo entorno, "
        "que se juzga tras las fases 4, 5 y 6 y no puedes rechazar."
    ),
    "rules.special.2": (
        "«Vida» sin entorno es una esperanza de vida a tu elección; «habilidad» es Reproducción, Movimiento o "
        "Evolución; si hay más de uno, cada punto se elige por separado."
    ),
    "rules.col.space": "Casilla",
    "rules.col.bonus": "Premio",
    "rules.corner": "Llega a {name} en la escala",
    "rules.majorities": "Mayoría en {n:loseta|losetas}: {name}",
    # --- goals ---
    "rules.goals": "Los objetivos",
    "rules.goals.1": (
        "Hay en juego uno de cada categoría. Se juzgan en la fase 7, para todos los jugadores en la misma posición. "
        "Un objetivo cumplido sigue cumplido, y varios jugadores pueden cumplir el mismo."
    ),
    "rules.col.goal": "Objetivo",
    "rules.col.category": "Categoría",
    # --- end ---
    "rules.end": "El final",
    "rules.end.1": (
        "La partida acaba en la fase 7 en cuanto alguien tiene {goals:objetivo cumplido|objetivos cumplidos}. Gana "
        "quien tiene más; en caso de empate, quien está más adelante en la barra."
    ),
    # --- cards ---
    "rules.cards": "Las cartas de evolución",
    "rules.cards.1": (
        "Hay exactamente una carta por cada combinación de la escala, ninguna para las salidas (1 con 1) ni para las "
        "esquinas (4 con 4): {cards} en total. Lo que no sabemos es qué subida está impresa en cuál."
    ),
    "rules.col.combination": "Combinación",
    "rules.col.effect": "Sube",
    "rules.col.row": "Coste",
    "rules.col.sure": "Fuente",
    # --- variants ---
    "rules.variants": "Variantes",
    "rules.variants.1": (
        "<b>Sin la barra</b>, aconsejada a principiantes: las subidas más allá del final se pierden, nadie sufre "
        "penalización, y los empates los deciden los puntos de evolución; quien empata también en estos comparte la "
        "victoria."
    ),
    # --- unknown ---
    "rules.unknown": "Qué está deducido o reconstruido",
    "rules.unknown.1": (
        "El reglamento se conoce, aunque no se pudo leer cada línea; las cartas impresas, los tableros de los "
        "jugadores y el tablero especial no se pudieron conseguir. Lo marcado como <b>conocido</b> está en el "
        "reglamento o en el relato de alguien que tenía el juego. Lo marcado como <b>deducido</b> se sigue de ahí. Lo "
        "marcado como <b>reconstruido</b> es nuestro, hecho y equilibrado por nosotros: {own_cards} de {cards} "
        "cartas, {own_goals} de {all_goals} objetivos, {own_special} de {special} premios."
    ),
    "rules.rulings": (
        "Lo que el reglamento deja abierto, o lo que de él no se pudo leer, tuvimos que decidirlo. Estos son nuestros "
        "criterios:"
    ),
    "rules.col.ruling": "Criterio",
    "ruling.connected": "Las losetas del mapa se unen por sus lados, ya que todo lo demás también va por lados.",
    "ruling.edge": (
        "Una loseta de borde es la que tiene menos de cuatro vecinas: un agujero crea bordes, y no se cruza."
    ),
    "ruling.maps": "Las formas de los mapas.",
    "ruling.species": "Qué especies hay, sus nombres y sus colores.",
    "ruling.wheel": "En el primer turno la rueda se prepara y no gira.",
    "ruling.starts": (
        "Ninguna carta corresponde a las cuatro salidas de la escala: con las cuatro esquinas, son las combinaciones "
        "que se quedan sin ella."
    ),
    "ruling.counter": "Nadie puede tener más de {most} puntos de evolución; el resto se pierde.",
    "ruling.prices": (
        "El paso número n de un turno cuesta n también más allá del tercero, por mucho que los pasos se alternen con "
        "otras cosas."
    ),
    "ruling.refill": (
        "Las cartas compradas se sustituyen cuando acaba tu fase 3: lo que sale entonces es para el siguiente jugador."
    ),
    "ruling.dry": "Donde ya no quedan cartas ni en el mazo ni en los descartes, el hueco se queda.",
    "ruling.corner": (
        "Llegar a una esquina de la escala acaba ahí con tus pasos por este turno, también en una segunda visita, y "
        "también si rechazas su premio."
    ),
    "ruling.last_card": (
        "Una carta se juega al final de la propia fase 3, y una recién comprada se puede jugar enseguida."
    ),
    "ruling.overflow": (
        "Cada punto de una subida cuenta por separado: de +2 en un medidor a uno de su final, el primer punto es una "
        "subida y el segundo mueve el marcador de la barra. Un medidor que ya está al final se puede elegir para eso."
    ),
    "ruling.bar": (
        "Cuánto mide la barra, y dónde están sus esquinas, sus secciones y su final. Un marcador que no encuentra una "
        "casilla libre por delante se queda donde está."
    ),
    "ruling.bar_start": (
        "Dónde empiezan los marcadores en la barra: el jugador inicial, delante de todos. La variante es la otra "
        "lectura."
    ),
    "ruling.penalty_time": (
        "Solo se mira el marcador del jugador cuya fase 3 acaba: quien actuó antes de que alguien llegara a la "
        "primera esquina paga, como pronto, al final de la siguiente fase 3."
    ),
    "ruling.penalty_once": "Cada sección verde de la barra le cuesta a un jugador una vez por partida.",
    "ruling.penalty_track": (
        "Todos los puntos de una penalización se pueden quitar de un solo medidor, hasta donde puede bajar."
    ),
    "ruling.unblock": "Un medidor bloqueado está uno por debajo de su inicio, y las subidas cuentan desde ahí.",
    "ruling.once": "Un dado se mueve una vez como mucho en una fase, y acaba en una loseta distinta de la de partida.",
    "ruling.dying": "También un dado que muere por moverse necesita un espacio libre a su alcance.",
    "ruling.fewer": "Puedes colocar menos dados de los que podrías; los demás no se guardan.",
    "ruling.anew": "Una especie sin dados en el mapa puede colocarlos en cualquier sitio.",
    "ruling.filling": (
        "Una loseta se llena entera o no se llena, salvo que se agote la reserva; el orden de tus losetas lo eliges tú."
    ),
    "ruling.order": (
        "Varios premios a la vez llegan en orden de turno, y luego en el orden de los entornos de arriba; de un mismo "
        "efecto, lo que está fijado va antes que lo que se elige."
    ),
    "ruling.goals": "Un objetivo cumplido se marca sin preguntar: rechazarlo nunca ayuda.",
    "ruling.categories": "Los nombres de las categorías de objetivos.",
    "ruling.nobody": "Contra una especie sin dados basta un dado para un objetivo que compara dados.",
    "rules.sure.printed": "conocido",
    "rules.sure.deduced": "deducido",
    "rules.sure.reconstructed": "reconstruido",
}
"""The chapters of the rules page."""
