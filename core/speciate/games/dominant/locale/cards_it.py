"""The dominance cards in Italian: two short lines, then more, then what is not known."""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # --- two short lines ---
    "card.aquatic": "Aggiungi un elemento del sacchetto a Mare o Palude, e lì fino a {aquatic} specie.",
    "card.biodiversity": "1 PV per ogni tessera che dividi con altri animali.",
    "card.biomass": "Su ogni tessera con più specie che elementi ne muore 1: scegli tu di chi.",
    "card.blight": "Scegli una tessera: tutti i suoi elementi meno 1 tornano nel sacchetto.",
    "card.catastrophe": "Su una tessera muoiono tutte le specie meno 1; ne muore 1 su ogni vicina. Scegli tu.",
    "card.cold_snap": "Ogni altro animale perde 1 specie su ogni Tundra.",
    "card.disease": "Ogni animale con più elementi di te perde un dischetto a sua scelta.",
    "card.ecodiversity": "1 PV per ogni elemento sulla mappa di un tipo che hai.",
    "card.evolution": "Sostituisci con le tue 1 specie ciascuno di fino a {evolution} altri animali, ovunque.",
    "card.fecundity": "Metti fino a 1 nuova specie su ogni tessera che occupi.",
    "card.fertile": "Scegli una tessera che occupi: 1 PV per ogni specie lì, di chiunque sia.",
    "card.habitat": "Aggiungi un elemento del sacchetto su un angolo libero qualsiasi.",
    "card.hibernation": "Fino a {hibernation} tue specie eliminate tornano su una tessera, al sicuro per ora.",
    "card.ice_age": "Ogni animale riceve PV bonus per le tessere che domina. È l'ultimo turno.",
    "card.ice_sheet": "Fai subito una Glaciazione, con tutti i suoi punti.",
    "card.immigrants": "Ogni animale perde un dischetto, o una pedina, o le sue specie meno 1 per tessera.",
    "card.instinct": "Metti una tua pedina disponibile su uno spazio vuoto qualsiasi.",
    "card.intelligence": "Tu e chi ti sta sopra nella catena alimentare guadagnate una pedina.",
    "card.mass_exodus": "Scegli una tessera: muovi tutte le sue specie sulle vicine, come vuoi.",
    "card.metamorphosis": "Cambia un tuo dischetto con un elemento a scelta dal sacchetto.",
    "card.niche_biomes": "Chi ha più PV di te perde il primo valore della tessera che ha dato i punti.",
    "card.nocturnal": "Avanza di un posto nell'iniziativa.",
    "card.omnivore": "Guadagni una pedina.",
    "card.parasitism": "Tu e chi ti sta sotto nella catena alimentare guadagnate una pedina.",
    "card.predator": "Elimina 1 specie avversaria su ogni tessera che dividi.",
    "card.symbiotic": "Tu e chi ha meno elementi di te ne guadagnate uno a sorte.",
    "card.survival": "Dopo ogni Estinzione: PV bonus per le Tundre che occupa all'animale che da solo ha più specie sulla "
    "Tundra.",
    # --- more ---
    "card.aquatic.more": "L'elemento è obbligatorio, se ce n'è uno e c'è un angolo libero. Senza Mare né Palude non succede nulla.",
    "card.biomass.more": "Conta anche una tessera senza elementi con una specie. Dove vivi da solo muore la tua.",
    "card.blight.more": "Anche le tessere vicine perdono quegli elementi.",
    "card.catastrophe.more": "Lì vicino devi scegliere su ogni tessera con specie, anche la tua se sei solo.",
    "card.disease.more": "Gli elementi prestampati sono al sicuro. Si perde lungo la catena alimentare.",
    "card.ecodiversity.more": "Ogni tipo conta una volta, per quanti tu ne abbia.",
    "card.evolution.more": "Non devi essere vicino. Le specie sostituite sono eliminate, le tue vengono dalla riserva genetica.",
    "card.hibernation.more": "Sono al sicuro solo dall'Estinzione di questo turno.",
    "card.ice_age.more": "Le pedine Dominazione rimaste agiscono ancora, poi vengono Estinzione, Sopravvivenza e i punti finali. Sta in "
    "fondo al mazzo.",
    "card.ice_sheet.more": "Le pedine in coda per la Glaciazione non si muovono.",
    "card.immigrants.more": "Lungo la catena alimentare, anche tu. Una pedina persa torna nella scatola.",
    "card.instinct.more": "Su uno spazio Dominazione ancora da fare agisce in questo turno; altrove è un anticipo.",
    "card.niche_biomes.more": "Dopo che la tessera ha pagato. Nessuno scende sotto 0.",
    "card.predator.more": "È obbligatorio su ognuna di quelle tessere, e mai contro le tue specie.",
    "card.symbiotic.more": "Nessuno può avere più di sei elementi.",
    # --- what is not known ---
    "card.aquatic.unsure": "Che si possano mettere specie dove nessun angolo è libero è una nostra lettura.",
    "card.immigrants.unsure": "Che la pedina sia persa per sempre, e che si possa dare una pedina sul riquadro se non ne hai "
    "disponibili, è una nostra lettura.",
}
