"""Traits, climate events and zones in Spanish: the name, what it does in a line, and all there is to say."""

from typing import Final

CARDS: Final = {
    # --- traits: what a hand shows, and the finer points ---
    "trait.ambush": "Emboscada",
    "trait.ambush.does": "Sus ataques ignoran Señal de alarma y una defensa de un objetivo con Migración.",
    "trait.ambush.more": (
        "Quien ataca dice qué defensa del objetivo ignora: Madriguera, Trepador, Membranas refrescantes, Manada "
        "defensiva, Caparazón duro, Baño de barro o Simbiosis. No cuesta nada. Los Cuernos hieren igual."
    ),
    "trait.burrowing": "Madriguera",
    "trait.burrowing.does": "A salvo de ataques mientras no está hambrienta. El frío y el calor quitan 1 menos.",
    "trait.burrowing.more": (
        "No está hambrienta si tiene tanto alimento como población; con Hibernación bastan dos menos. El Incendio "
        "nunca la daña. Su refugio contra el clima vale tanto si come como si no."
    ),
    "trait.carnivore": "Carnívoro",
    "trait.carnivore.does": "Se alimenta atacando a una especie más pequeña. Nunca come plantas.",
    "trait.carnivore.more": (
        "Tiene que superar el tamaño con que se defiende el objetivo; luego toma tanta carne como el tamaño corporal "
        "de este, si le cabe. Cualquier especie puede ser el objetivo, también una de su dueño. También toma la "
        "carne de Carroñero y Cooperación."
    ),
    "trait.climbing": "Trepador",
    "trait.climbing.does": "Solo un Carnívoro que trepa puede atacarla.",
    "trait.climbing.more": "A un Carnívoro le abre el camino hacia los objetivos que trepan.",
    "trait.cooling_frills": "Membranas refrescantes",
    "trait.cooling_frills.does": "Se defiende como si fuera 2 más grande. El calor quita 3 menos.",
    "trait.cooling_frills.more": (
        "La carne que da sigue siendo solo su tamaño corporal, y el clima también mira solo ese."
    ),
    "trait.cooperation": "Cooperación",
    "trait.cooperation.does": "Cuando toma alimento, tu especie de su derecha toma 1 del mismo sitio.",
    "trait.cooperation.more": (
        "La vecina toma alimento del mismo tipo: un Carnívoro no toma plantas. Si ella también tiene Cooperación, "
        "sigue hacia la derecha. La grasa que baja de Tejido graso no se toma, así que no se pasa nada."
    ),
    "trait.defensive_herding": "Manada defensiva",
    "trait.defensive_herding.does": "Quien ataca necesita más población. El frío quita 1 menos.",
    "trait.defensive_herding.more": "Caza en grupo no sirve contra ella: las dos poblaciones se comparan tal cual.",
    "trait.fat_tissue": "Tejido graso",
    "trait.fat_tissue.does": "Cuando está saciada puede almacenar alimento como grasa, hasta su tamaño corporal.",
    "trait.fat_tissue.more": (
        "Justo antes de revelar las cartas de alimento, la grasa baja a alimentar a la especie, tanta como huecos "
        "tenga su población. La grasa de la carta no la alimenta ni evita el hambre; al final de la partida puntúa "
        "como alimento."
    ),
    "trait.fertile": "Fértil",
    "trait.fertile.does": "Gana 1 de población antes de revelar si hay una planta en la charca.",
    "trait.fertile.more": (
        "Cuentan las plantas que quedan de la ronda anterior o las que retuvo un Incendio. La población no pasa de 6."
    ),
    "trait.foraging": "Forrajeo",
    "trait.foraging.does": "Cada vez que toma plantas, toma 1 más.",
    "trait.foraging.more": (
        "La planta de más viene del mismo sitio y es parte de la misma comida: Cooperación pasa 1, no 2. Vale con "
        "Cuello largo, Inteligencia y las plantas recibidas por Cooperación, no con la carne."
    ),
    "trait.hard_shell": "Caparazón duro",
    "trait.hard_shell.does": "Se defiende como si fuera 4 más grande.",
    "trait.hard_shell.more": (
        "La carne que da sigue siendo solo su tamaño corporal. Con Membranas refrescantes se defiende como si fuera "
        "6 más grande."
    ),
    "trait.heavy_fur": "Pelaje espeso",
    "trait.heavy_fur.does": "El frío quita 4 menos; Tropical, Tórrida y Abrasadora quitan 1 más.",
    "trait.heavy_fur.more": (
        "La pérdida en las tres zonas más cálidas se suma siempre, sea cual sea su tamaño corporal."
    ),
    "trait.hibernation": "Hibernación",
    "trait.hibernation.does": "Hasta 2 de población no necesitan alimento. El frío quita 1 menos.",
    "trait.hibernation.more": (
        "Esos dos se salvan cuando los demás mueren de hambre, y su dueño puede alimentarlos o no. Con Madriguera "
        "está a salvo con dos de alimento menos."
    ),
    "trait.horns": "Cuernos",
    "trait.horns.does": "Quien la ataca pierde antes 1 de población.",
    "trait.horns.more": (
        "La atacante la pierde antes de tomar la carne: con menos población le cabe menos, e incluso puede morir. El "
        "ataque sigue adelante igualmente."
    ),
    "trait.intelligence": "Inteligencia",
    "trait.intelligence.does": "Descarta cartas: 2 plantas por cada una o, con Carnívoro, una defensa anulada.",
    "trait.intelligence.more": (
        "Solo en los turnos de su dueño durante la alimentación, y nunca por obligación. Las plantas vienen de la "
        "reserva. Un Carnívoro nombra un rasgo por cada carta: ninguna copia de ese rasgo, esté donde esté, cuenta en "
        "este ataque."
    ),
    "trait.long_neck": "Cuello largo",
    "trait.long_neck.does": "Toma 1 planta de la reserva antes de revelar.",
    "trait.long_neck.more": "No necesita que haya plantas en la charca. En un Carnívoro no hace nada.",
    "trait.migratory": "Migración",
    "trait.migratory.does": "Al final toma 2 de alimento si la charca está vacía. El frío quita 1 menos.",
    "trait.migratory.more": (
        "El alimento viene de la reserva cuando todos han comido y antes de que nadie muera de hambre. No es de "
        "ningún tipo: los Carnívoros lo toman, Forrajeo no añade nada. Expone a la especie a Emboscada."
    ),
    "trait.mud_wallowing": "Baño de barro",
    "trait.mud_wallowing.does": "Quien la ataca tiene que descartar una carta. El calor quita 1 menos.",
    "trait.mud_wallowing.more": "Sin una carta no hay ataque. Nadie está obligado a pagar.",
    "trait.nocturnal": "Nocturno",
    "trait.nocturnal.does": (
        "Come una vez más antes de cada turno tuyo si ningún Carnívoro puede comérsela. El calor quita 1 menos."
    ),
    "trait.nocturnal.more": (
        "La comida es gratis y no es obligatoria. Los Carnívoros saciados no son un peligro; los tuyos hambrientos "
        "sí. Un Carnívoro con Inteligencia cuenta si su dueño tiene cartas suficientes para llegar a ella."
    ),
    "trait.pack_hunting": "Caza en grupo",
    "trait.pack_hunting.does": "Ataca con tamaño corporal más población.",
    "trait.pack_hunting.more": "Para un Carnívoro. El tamaño se cuenta antes de que hieran los Cuernos.",
    "trait.scavenger": "Carroñero",
    "trait.scavenger.does": "Toma 1 de carne tras cada ataque logrado, de quien sea.",
    "trait.scavenger.more": (
        "La carne viene de la reserva cuando la atacante ya ha comido. La toma también como atacante y como víctima, "
        "si sobrevive. Lo que los Cuernos quitan a una atacante no es un ataque."
    ),
    "trait.symbiosis": "Simbiosis",
    "trait.symbiosis.does": "A salvo de ataques si tu especie de su derecha tiene más tamaño corporal.",
    "trait.symbiosis.more": (
        "Los tamaños se comparan sin Caparazón duro ni Membranas refrescantes. La última especie de una fila no "
        "tiene a nadie a su derecha."
    ),
    "trait.warning_call": "Señal de alarma",
    "trait.warning_call.does": "Solo un Carnívoro con Emboscada puede atacar a sus vecinas, a izquierda y derecha.",
    "trait.warning_call.more": "No protege a quien la lleva. Protege también de los Carnívoros de su dueño.",
    # --- events ---
    "event.cold_snap": "Ola de frío",
    "event.cold_snap.does": "En esta ronda sus pérdidas sustituyen a las de la zona. Son de frío.",
    "event.heat_wave": "Ola de calor",
    "event.heat_wave.does": "En esta ronda sus pérdidas sustituyen a las de la zona. Son de calor.",
    "event.thaw": "Deshielo",
    "event.thaw.does": "Se queda en la charca y en la próxima ronda vale 3 soles.",
    "event.desertification": "Desertificación",
    "event.desertification.does": (
        "Cada especie pierde 1 de tamaño corporal, hasta 1. En esta ronda no se añaden plantas."
    ),
    "event.volcanic_eruption": "Erupción volcánica",
    "event.volcanic_eruption.does": "Al final de la ronda el clima salta a la zona que indica la carta.",
    "event.wildfire": "Incendio",
    "event.wildfire.does": (
        "Cada especie sin Madriguera pierde 1 de población. Las plantas nuevas esperan a la próxima ronda."
    ),
    "event.meteor_impact": "Meteorito",
    "event.meteor_impact.does": "No se añaden más plantas en el resto de la partida.",
    # --- zones ---
    "zone.ice_age": "Era glacial",
    "zone.freezing": "Gélida",
    "zone.cold": "Fría",
    "zone.cool": "Fresca",
    "zone.temperate": "Templada",
    "zone.warm": "Cálida",
    "zone.tropical": "Tropical",
    "zone.hot": "Tórrida",
    "zone.scorching": "Abrasadora",
}  # fmt: skip
