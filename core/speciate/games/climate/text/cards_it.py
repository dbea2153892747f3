"""Tratti, eventi climatici e zone in italiano."""

from typing import Final

CARDS: Final = {
    # --- tratti ---
    "trait.ambush": "Imboscata",
    "trait.ambush.does": "I suoi attacchi ignorano Segnale di Pericolo, e una difesa di un bersaglio con Migrazione.",
    "trait.ambush.more": (
        "Chi attacca dice quale difesa del bersaglio ignorare: Scavare una Tana, Arrampicarsi, Fronzoli Rinfrescanti, Mandria Difensiva, "
        "Corazza Dura, Sguazzare nel Fango o Simbiosi. Non costa nulla. Le Corna feriscono lo stesso."
    ),
    "trait.burrowing": "Scavare una Tana",
    "trait.burrowing.does": "Al sicuro dagli attacchi finché non è affamata. Freddo e caldo tolgono 1 in meno.",
    "trait.burrowing.more": (
        "Non affamata vuol dire tanto cibo quanta popolazione; con Letargo bastano due in meno. L’Incendio non la tocca mai. Il riparo dal "
        "clima vale che abbia mangiato o no."
    ),
    "trait.carnivore": "Carnivoro",
    "trait.carnivore.does": "Si nutre attaccando una specie più piccola. Non mangia mai piante.",
    "trait.carnivore.more": (
        "Deve superare la corporatura con cui il bersaglio si difende; poi prende tanta carne quanta è la corporatura del bersaglio, se ha posto. "
        "Ogni specie può essere il bersaglio, anche una di chi attacca. Prende anche la carne di Spazzino e Cooperazione."
    ),
    "trait.climbing": "Arrampicarsi",
    "trait.climbing.does": "Solo un Carnivoro che si arrampica può attaccarla.",
    "trait.climbing.more": "A un Carnivoro apre la strada verso i bersagli che si arrampicano.",
    "trait.cooling_frills": "Fronzoli Rinfrescanti",
    "trait.cooling_frills.does": "Si difende come se avesse corporatura +2. Il caldo toglie 3 in meno.",
    "trait.cooling_frills.more": "La carne che dà resta pari alla sola corporatura, e anche il clima guarda quella.",
    "trait.cooperation": "Cooperazione",
    "trait.cooperation.does": "Quando prende cibo, la tua specie alla sua destra ne prende 1 dallo stesso posto.",
    "trait.cooperation.more": (
        "La vicina prende cibo dello stesso tipo: un Carnivoro non prende piante. La sua Cooperazione passa di nuovo a destra. Il grasso "
        "che scende dalla Coltre di Grasso non è preso, quindi non passa nulla."
    ),
    "trait.defensive_herding": "Mandria Difensiva",
    "trait.defensive_herding.does": "Chi attacca deve avere più popolazione. Il freddo toglie 1 in meno.",
    "trait.defensive_herding.more": "Cacciare in Branco non aiuta: le due popolazioni si confrontano così come sono.",
    "trait.fat_tissue": "Coltre di Grasso",
    "trait.fat_tissue.does": "Quando è sazia può accumulare cibo come grasso, fino alla sua corporatura.",
    "trait.fat_tissue.more": (
        "Poco prima di rivelare le carte cibo il grasso scende a nutrire la specie, quanto la popolazione ha posti. Il grasso sulla carta non "
        "la nutre e non ferma la fame; a fine partita vale punti come il cibo."
    ),
    "trait.fertile": "Fertile",
    "trait.fertile.does": "Guadagna 1 popolazione prima della rivelazione se nello stagno c’è una pianta.",
    "trait.fertile.more": "Contano le piante rimaste dal turno prima, o trattenute da un Incendio. La popolazione si ferma a 6.",
    "trait.foraging": "Cercare Cibo",
    "trait.foraging.does": "Ogni volta che prende piante, ne prende 1 in più.",
    "trait.foraging.more": (
        "La pianta in più viene dallo stesso posto e fa parte dello stesso pasto: Cooperazione ne passa 1, non 2. Vale con Collo Lungo, "
        "Intelligenza e le piante ricevute per Cooperazione, non con la carne."
    ),
    "trait.hard_shell": "Corazza Dura",
    "trait.hard_shell.does": "Si difende come se avesse corporatura +4.",
    "trait.hard_shell.more": "La carne che dà resta pari alla sola corporatura. Con Fronzoli Rinfrescanti si difende come se avesse +6.",
    "trait.heavy_fur": "Pelliccia Pesante",
    "trait.heavy_fur.does": "Il freddo toglie 4 in meno; Tropicale, Bollente e Rovente tolgono 1 in più.",
    "trait.heavy_fur.more": "La perdita nelle tre zone più calde si aggiunge qualunque sia la sua corporatura.",
    "trait.hibernation": "Letargo",
    "trait.hibernation.does": "Fino a 2 popolazione non hanno bisogno di cibo. Il freddo toglie 1 in meno.",
    "trait.hibernation.more": (
        "Questi due si salvano quando gli altri muoiono di fame, e il proprietario può nutrirli o no. Con Scavare una Tana è al sicuro "
        "due cibi prima."
    ),
    "trait.horns": "Corna",
    "trait.horns.does": "Chi la attacca perde prima 1 popolazione.",
    "trait.horns.more": (
        "Chi attacca la perde prima di prendere la carne: con meno popolazione ha meno posto, e può anche morire. L’attacco continua lo stesso."
    ),
    "trait.intelligence": "Intelligenza",
    "trait.intelligence.does": "Scarta carte: 2 piante ciascuna, o per un Carnivoro una difesa annullata.",
    "trait.intelligence.more": (
        "Solo nei turni del proprietario durante la fase del cibo, e mai per forza. Le piante vengono dalla riserva. Un Carnivoro nomina un tratto "
        "per ogni carta: ogni copia, ovunque, non vale per questo attacco."
    ),
    "trait.long_neck": "Collo Lungo",
    "trait.long_neck.does": "Prende 1 pianta dalla riserva prima della rivelazione.",
    "trait.long_neck.more": "Non serve una pianta nello stagno. Su un Carnivoro non fa nulla.",
    "trait.migratory": "Migrazione",
    "trait.migratory.does": "Alla fine prende 2 cibo se lo stagno è vuoto. Il freddo toglie 1 in meno.",
    "trait.migratory.more": (
        "Il cibo viene dalla riserva dopo che tutti hanno mangiato e prima che qualcuno muoia di fame. Non è di nessun tipo: i Carnivori "
        "lo prendono, Cercare Cibo non aggiunge nulla. Espone la specie all’Imboscata."
    ),
    "trait.mud_wallowing": "Sguazzare nel Fango",
    "trait.mud_wallowing.does": "Chi la attacca deve scartare una carta. Il caldo toglie 1 in meno.",
    "trait.mud_wallowing.more": "Senza una carta non c’è attacco. Nessuno è obbligato a pagare.",
    "trait.nocturnal": "Notturno",
    "trait.nocturnal.does": "Mangia una volta in più prima di ogni tuo turno se nessun Carnivoro può mangiarla. Il caldo toglie 1 in meno.",
    "trait.nocturnal.more": (
        "Il pasto è gratis e non è obbligatorio. I Carnivori sazi non sono un pericolo; i tuoi affamati sì. Un Carnivoro con Intelligenza conta "
        "se il proprietario ha abbastanza carte per passare."
    ),
    "trait.pack_hunting": "Cacciare in Branco",
    "trait.pack_hunting.does": "Attacca con corporatura più popolazione.",
    "trait.pack_hunting.more": "Per un Carnivoro. La forza si conta prima che le Corna feriscano.",
    "trait.scavenger": "Spazzino",
    "trait.scavenger.does": "Prende 1 carne dopo ogni attacco riuscito, di chiunque.",
    "trait.scavenger.more": (
        "La carne viene dalla riserva dopo che l’attaccante ha mangiato. La prende anche come attaccante e come vittima, se sopravvive. Ciò che "
        "le Corna tolgono a chi attacca non è un attacco."
    ),
    "trait.symbiosis": "Simbiosi",
    "trait.symbiosis.does": "Al sicuro dagli attacchi se la tua specie alla sua destra ha una corporatura maggiore.",
    "trait.symbiosis.more": "Le corporature si confrontano senza Corazza Dura né Fronzoli Rinfrescanti. L’ultima specie della fila non ha nessuno a destra.",
    "trait.warning_call": "Segnale di Pericolo",
    "trait.warning_call.does": "Solo un Carnivoro con Imboscata può attaccare le sue vicine, a sinistra e a destra.",
    "trait.warning_call.more": "Non protegge chi lo porta. Protegge anche dai Carnivori del proprietario.",
    # --- eventi ---
    "event.cold_snap": "Ondata di Freddo",
    "event.cold_snap.does": "In questo turno le sue perdite sostituiscono quelle della zona. Sono di freddo.",
    "event.heat_wave": "Ondata di Caldo",
    "event.heat_wave.does": "In questo turno le sue perdite sostituiscono quelle della zona. Sono di caldo.",
    "event.thaw": "Disgelo",
    "event.thaw.does": "Resta sullo stagno e nel prossimo turno vale 3 soli.",
    "event.desertification": "Desertificazione",
    "event.desertification.does": "Ogni specie perde 1 corporatura, fino a 1. In questo turno non si aggiungono piante.",
    "event.volcanic_eruption": "Eruzione Vulcanica",
    "event.volcanic_eruption.does": "Alla fine del turno il clima salta nella zona indicata dalla carta.",
    "event.wildfire": "Incendio",
    "event.wildfire.does": "Ogni specie senza Scavare una Tana perde 1 popolazione. Le piante nuove aspettano il prossimo turno.",
    "event.meteor_impact": "Meteorite",
    "event.meteor_impact.does": "Non si aggiungono più piante fino alla fine della partita.",
    # --- zone ---
    "zone.ice_age": "Era glaciale",
    "zone.freezing": "Gelo",
    "zone.cold": "Freddo",
    "zone.cool": "Fresca",
    "zone.temperate": "Temperata",
    "zone.warm": "Tiepida",
    "zone.tropical": "Tropicale",
    "zone.hot": "Bollente",
    "zone.scorching": "Rovente",
}  # fmt: skip
