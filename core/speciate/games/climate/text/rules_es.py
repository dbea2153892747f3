"""The rules page of Climate in Spanish. A line is a paragraph; lines that begin with a dash are a list."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
De dos a seis jugadores adaptan sus especies a un clima que todos empujan. Gana quien más ha comido y más población y \
rasgos conserva vivos al final.
Son las reglas del juego de mesa con nuestras palabras, tal como se juega en esta mesa. Las palabras que hay que \
saber van en <b>negrita</b>.""",
    "rules.words": "Especies y cartas",
    "rules.words.text": """\
- Una <b>especie</b> tiene una <b>población</b> y un <b>tamaño corporal</b>, ambos de 1 a {top}, y hasta {limit} \
<b>rasgos</b>, todos distintos. Con dos jugadores tiene {limit2} como máximo.
- Tus especies forman una fila. <b>Izquierda</b> y <b>derecha</b> son como tú las ves; para algunos rasgos el orden \
importa.
- Una especie puede tener tanto <b>alimento</b> como población, no más. Está <b>hambrienta</b> mientras tenga menos.
- Cada carta es un rasgo y también alimento: el número de su hoja cuenta si la pones en la charca. Algunas cartas \
muestran además <b>soles</b> o <b>copos de nieve</b>.
- La <b>charca</b> tiene las plantas de las que todos comen. La <b>reserva</b> nunca se agota. Lo que come una \
especie va a tu <b>bolsa</b> al final de cada ronda, y allí está a salvo.
- Las manos son secretas. Todo lo demás está a la vista, salvo las cartas de alimento y los rasgos nuevos hasta que \
se giran.""",
    "rules.setup": "Preparación",
    "rules.setup.text": """\
- El clima empieza en Templada. Una carta de evento de calor y una de frío están boca arriba junto a sus zonas.
- Con dos jugadores se apartan sin mirar {aside2} de las {all} cartas, con tres {aside3}, con cuatro {aside4}, con \
cinco o seis ninguna. Entran en juego cuando el mazo se agota.
- El jugador inicial se elige por sorteo.""",
    "rules.round": "La ronda",
    "rules.round.text": """\
- <b>Reparto</b>: quien no tiene especies recibe una nueva. Después cada uno roba {deal} cartas y 1 más por cada \
especie.
- <b>Cartas de alimento</b>: cada uno pone en secreto una carta de la mano en la charca.
- <b>Jugar cartas</b>: cada jugador tiene un turno, en el sentido del reloj desde el jugador inicial.
- <b>El clima</b>: se revelan las cartas de alimento, el clima puede cambiar, las especies pueden sufrir, crecen \
plantas.
- <b>Alimentación</b>: los jugadores alimentan a sus especies de una en una, vuelta tras vuelta.
- <b>Fin de la ronda</b>: lo que no ha comido muere de hambre, el alimento va a las bolsas, y el jugador inicial es \
ahora el de la izquierda.""",
    "rules.play": "Jugar cartas",
    "rules.play.text": """\
En tu turno puedes jugar cuantas cartas quieras, cada una de una de estas formas:
- como <b>rasgo</b>, boca abajo en una de tus especies;
- descartada, por una <b>nueva especie</b> en el extremo izquierdo o derecho de tu fila;
- descartada, para que una de tus especies sea <b>1 más grande</b>;
- descartada, para darle <b>1 de población</b>.
También puedes quitar rasgos tuyos en cualquier momento de tu turno; por ellos no se roban cartas.
Al final del turno puedes poner bajo el mazo cuantas cartas quieras, como máximo tantas como tenga, y robar las \
mismas. Las cartas robadas así esperan a la próxima ronda, pero pueden pagar Inteligencia y Baño de barro.
Los rasgos nuevos se giran todos juntos cuando cada jugador ha tenido su turno; hasta entonces no hacen nada.""",
    "rules.climate": "El clima",
    "rules.climate.text": """\
Primero, antes de revelar nada, actúan <b>Fértil</b>, <b>Cuello largo</b> y <b>Tejido graso</b>. Después se giran las \
cartas de alimento y, en este orden:
- <b>Clima</b>: más soles que copos lo llevan una zona hacia el calor, más copos una zona hacia el frío, nunca más de \
una. Si hay empate, no se mueve.
- <b>Evento</b>: ocurre la carta de evento que está boca arriba en la zona donde ahora está el clima.
- <b>Pérdidas</b>: cada especie pierde la población que dice la zona, todas a la vez. Solo afecta a los tamaños \
indicados. Los rasgos protegen; sus protecciones se suman.
- <b>Plantas</b>: se suman los números de las hojas de las cartas de alimento y el de la zona. Ese número de plantas \
llega a la charca, o sale de ella.
- <b>Nuevo evento</b>: la carta del evento ocurrido va bajo su mazo y se descubre la siguiente. Esa no puede ocurrir \
en la misma ronda.""",
    "rules.zones": "Las zonas",
    "rules.zones.text": """\
Los números de plantas están <b>reconstruidos</b>: los impresos no estaban disponibles. Los tamaños y las pérdidas \
son los del reglamento.""",
    "rules.col.zone": "Zona",
    "rules.col.hit": "Tamaños afectados",
    "rules.col.loss": "Población perdida",
    "rules.col.plants_few": "Plantas, 2 o 3 jugadores",
    "rules.col.plants_many": "Plantas, de 4 a 6 jugadores",
    "rules.protection": "Qué protege",
    "rules.protection.text": """\
- El <b>frío</b> quita {fur} menos a Pelaje espeso, y 1 menos por cada uno de estos rasgos: Madriguera, Manada \
defensiva, Hibernación y Migración.
- El <b>calor</b> quita {cool} menos a Membranas refrescantes, y 1 menos por cada uno de estos: Madriguera, Baño de \
barro y Nocturno.
- En Tropical, Tórrida y Abrasadora el calor quita {burden} más a Pelaje espeso, sea cual sea su tamaño.""",
    "rules.feeding": "Alimentación",
    "rules.feeding.text": """\
En tu turno tienes que alimentar a una de tus especies hambrientas si alguna puede comer. A cuál, lo eliges tú.
- Una especie sin Carnívoro toma 1 planta de la charca.
- Un Carnívoro tiene que atacar para comer, y si solo queda un ataque contra Cuernos o contra una especie tuya, hay \
que hacerlo. Un ataque que cuesta una carta nunca es obligatorio.
- Nunca es obligatorio almacenar grasa, alimentar a los últimos {spared} de una especie con Hibernación, usar \
Inteligencia ni tomar la comida gratis de una especie con Nocturno.
- Las plantas que se convertirían en grasa, como las de Forrajeo y Cooperación, pueden quedarse en la charca.
La alimentación termina tras una vuelta completa en la que nadie hace nada.""",
    "rules.attack": "El ataque",
    "rules.attack.text": """\
Un Carnívoro hambriento puede atacar a cualquier otra especie, también a una tuya, si nada lo impide:
- Su tamaño corporal, con Caza en grupo más su población, tiene que ser <b>mayor</b> que el tamaño corporal del \
objetivo, con {shell} por Caparazón duro y {frills} por Membranas refrescantes.
- Pueden impedirlo Trepador, Manada defensiva, Madriguera, Simbiosis, Señal de alarma y Baño de barro; mira los \
rasgos.
- Emboscada ignora algunos de ellos, Inteligencia anula rasgos por una carta cada uno. Todas las cartas necesarias \
tienen que estar en tu mano.
Después, en este orden: se pagan las cartas; los Cuernos quitan 1 de población a la atacante; el objetivo pierde 1 de \
población; la atacante toma tanta carne como era el tamaño corporal del objetivo, si le cabe; cada Carroñero toma 1 \
de carne.""",
    "rules.end": "Fin de la ronda",
    "rules.end.text": """\
- Si la charca está vacía, cada especie con Migración toma {migrates} de alimento.
- Cada especie baja a tanta población como alimento tiene. Hibernación salva hasta {spared}. A 0 se extingue.
- El alimento de las especies va a las bolsas; la grasa se queda. Las plantas de la charca se quedan.
- Una Erupción volcánica mueve ahora el clima. El jugador inicial es ahora el de la izquierda.
- Las plantas que retuvo un Incendio llegan a la charca antes del próximo reparto.""",
    "rules.extinction": "Extinción",
    "rules.extinction.text": """\
Una especie con población 0 deja la mesa, su alimento y su grasa van a tu bolsa, y sus rasgos al descarte. Robas \
tantas cartas como rasgos tenía. La fila se cierra, así que otras pasan a ser vecinas. Siempre que la población baja \
por debajo del alimento que hay, el que sobra va a la bolsa.""",
    "rules.score": "La última ronda y la puntuación",
    "rules.score.text": """\
Si el mazo se agota durante el reparto, esta ronda es la última; si se agota por una extinción, lo es la próxima. Las \
cartas apartadas, o el descarte, son el nuevo mazo.
Tras la última ronda cada uno cuenta el alimento de la bolsa y toda la grasa, la población de sus especies vivas y \
sus cartas de rasgo. En caso de empate gana quien tiene más rasgos, y luego más población.""",
    "rules.variants": "Variantes",
    "rules.variants.text": """\
- <b>Juego rápido</b>: todos juegan sus cartas al mismo tiempo, sin ver lo que hacen los demás. En esta mesa lo hacen \
uno tras otro, y cada uno ve a los demás como estaban antes. Con seis jugadores siempre es así.
- <b>Sin eventos</b>: las cartas de evento se quedan en la caja; el clima hace el resto.""",
    "rules.traits": "Todos los rasgos",
    "rules.traits.text": """\
De Carnívoro hay {hunters} cartas, de cada uno de los demás rasgos {others}. Los números de las hojas son los del \
juego básico si el rasgo está en él; los marcados como <b>reconstruidos</b> son nuestros, y también todos los soles y \
copos.""",
    "rules.col.trait": "Rasgo",
    "rules.col.does": "Qué hace",
    "rules.col.leaves": "Números de las hojas",
    "rules.col.signs": "Soles y copos",
    "rules.col.sure": "Certeza",
    "rules.events": "Todos los eventos",
    "rules.events.text": """\
{each} cartas de frío y {each} de calor. Lo que hacen está en el reglamento; cuántas hay de cada una, sus zonas y sus \
números están <b>reconstruidos</b>.""",
    "rules.col.event": "Evento",
    "rules.col.cards": "Cartas, zona, números",
    "rules.unknown": "Qué está reconstruido",
    "rules.unknown.text": """\
- Las plantas de las nueve zonas, en las dos caras del tablero. Solo se conoce el {ends} de los extremos.
- Los soles y copos de cada carta; los números de las hojas de Membranas refrescantes, Pelaje espeso, Hibernación, \
Migración, Baño de barro, Nocturno y de seis Carnívoros.
- Cuántas cartas hay de cada evento, dónde están, y los números de Ola de frío, Ola de calor y Erupción volcánica.
- También son cosa nuestra: las filas se cierran antes de que se coma la carne; el Juego rápido sigue el orden de los \
puestos.""",
    "rules.col.point": "Donde calla el reglamento",
    "rules.col.used": "Aquí se juega",
    "ruling": "{used} <small>(o bien: {other})</small>",
    "ruling.deck_out": "¿Cuándo se agota el mazo?",
    "ruling.deck_out.emptied": "cuando se roba su última carta",
    "ruling.deck_out.short": "cuando hace falta una carta y no queda ninguna",
    "ruling.fat_when_hungry": "¿Puede una especie almacenar grasa mientras otra tuya aún tiene que comer?",
    "ruling.fat_when_hungry.no": "no",
    "ruling.fat_when_hungry.yes": "sí",
    "ruling.full_fat_attack": "¿Puede atacar un Carnívoro saciado al que le cabe grasa?",
    "ruling.full_fat_attack.no": "no: según el reglamento solo ataca uno hambriento",
    "ruling.full_fat_attack.yes": "sí, si quiere",
    "ruling.mud_forced": "¿Tiene que atacar un Carnívoro hambriento si el único ataque cuesta descartar una carta?",
    "ruling.mud_forced.no": "no",
    "ruling.mud_forced.yes": "sí",
    "ruling.fur_outside_sizes": (
        "¿Pierde Pelaje espeso uno más en las zonas de calor si la zona no afecta a su tamaño corporal?"
    ),
    "ruling.fur_outside_sizes.yes": "sí",
    "ruling.fur_outside_sizes.no": "no",
    "ruling.migratory_kind": "¿Qué toma quien migra?",
    "ruling.migratory_kind.food": "alimento de ningún tipo",
    "ruling.migratory_kind.plant": "alimento vegetal",
    "ruling.fat_take_cooperates": "¿Activa Cooperación el alimento que se convierte todo en grasa?",
    "ruling.fat_take_cooperates.yes": "sí",
    "ruling.fat_take_cooperates.no": "no",
    "ruling.snap_keeps_zone_plants": "Tras Ola de frío u Ola de calor: ¿llegan igualmente las plantas de la zona?",
    "ruling.snap_keeps_zone_plants.yes": "sí",
    "ruling.snap_keeps_zone_plants.no": "no",
    "ruling.set_aside": "Cartas apartadas con dos jugadores",
    "ruling.set_aside.88": "88",
    "ruling.set_aside.89": "89",
    "ruling.scavenger_after_meat": "¿Cuándo comen los Carroñeros?",
    "ruling.scavenger_after_meat.yes": "después de la atacante",
    "ruling.scavenger_after_meat.no": "antes de la atacante",
    "ruling.fat_refused": "¿Pueden quedarse en la charca, para otros, las plantas que se convertirían en grasa?",
    "ruling.fat_refused.yes": "sí, con Tejido graso se almacenan las que se quiera; de la reserva, todo lo que cabe",
    "ruling.fat_refused.no": "no, se almacena todo lo que cabe",
    "rules.sure.printed": "impreso",
    "rules.sure.base": "como en el juego básico",
    "rules.sure.reconstructed": "reconstruido",
    "rules.none": "ninguno",
}  # fmt: skip
