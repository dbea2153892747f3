"""The rules page of Dominant Species in Italian. A line is a paragraph; lines that begin with a dash are a list."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
Da due a sei animali vivono gli anni prima di un’era glaciale. In ogni turno prima si pianifica, pedina per pedina; poi tutti i \
piani si compiono in un solo ordine fisso. Vince chi ha più punti vittoria (PV) quando l’Era Glaciale è arrivata.
Queste sono le regole del gioco da tavolo con parole nostre, come questo tavolo le applica. Le parole da conoscere sono in \
<b>grassetto</b>.""",
    "rules.words": "La mappa e le sue parole",
    "rules.words.text": """\
- Ci sono 35 esagoni. Quelli con una <b>tessera</b> sono la mappa. Due tessere sono vicine se hanno un lato in comune.
- Gli <b>elementi</b> sono dischetti sugli angoli delle tessere: uno per angolo, anche sul bordo. Un dischetto sta su ognuna \
delle tessere, fino a tre, che si toccano lì.
- Una <b>specie</b> è un cubetto di un animale. <b>Occupi</b> una tessera se vi hai almeno una specie.
- La tua <b>plancia</b> mostra gli elementi di cui vivi: quelli prestampati, che nulla può toglierti, e i dischetti; sei in tutto \
al massimo.
- La tua <b>affinità</b> con una tessera: per ogni dischetto lì, quanti del suo tipo hai tu, tutto sommato.
- Le specie con affinità 0 sono <b>in pericolo</b>: la prossima Estinzione le uccide. Fino ad allora contano in pieno. \
Un ! le segna sulla mappa, anche come una scelta le lascerebbe.
- <b>Domini</b> una tessera dove hai specie e la tua affinità è più alta di quella di ogni altro animale lì. Con una parità, o \
con 0, non domina nessuno; quante specie hai non conta.
- Le nuove specie vengono dalla tua <b>riserva genetica</b>. Quelle <b>eliminate</b> escono dal gioco; solo la Glaciazione le \
rimanda nella riserva.
- Una Tundra copre un’altra tessera: da allora conta solo la Tundra.
- <b>Avversario</b> vuol dire di qualsiasi altro animale, anche di un altro tuo.""",
    "rules.chain": "Animali e catena alimentare",
    "rules.chain.text": """\
La <b>catena alimentare</b> è Mammiferi, Rettili, Uccelli, Anfibi, Aracnidi, Insetti. Decide le parità nel numero di specie e nei \
PV: vince chi sta più in alto. Le parità di affinità, e per la carta Sopravvivenza, non si sciolgono. Gli animali non in gioco non hanno poteri.""",
    "rules.col.power": "Potere",
    "rules.power.mammals": "In ogni Estinzione possono salvare una loro specie in pericolo.",
    "rules.power.reptiles": "Possono tenere un elemento in ogni Regressione senza pedina.",
    "rules.power.birds": "In Migrazione le loro specie fanno fino a due tessere, passando su una tessera.",
    "rules.power.amphibians": "Tre elementi prestampati invece di due.",
    "rules.power.arachnids": "Prima di tutte le pedine Competizione attaccano una volta, su una tessera qualsiasi.",
    "rules.power.insects": "Dopo tutte le pedine Speciazione possono mettere una specie su una tessera qualsiasi.",
    "rules.tiles": "Le tessere e i loro punti",
    "rules.tiles.text": """\
Quando una tessera <b>assegna i punti</b>, l’animale con più specie lì prende il primo valore, il seguente il secondo, e così via. \
Un animale prende un posto solo; una parità va a chi sta più in alto nella catena alimentare.""",
    "rules.bonus": """\
<b>PV bonus</b> secondo il conteggio: 1 dà 1, 2 dà 3, 3 dà 6, 4 dà 10, 5 dà 15, 6 dà 21, 7 dà 28, 8 dà 36, 9 o più dà 45.""",
    "rules.setup": "Preparazione",
    "rules.setup.text": """\
- Sei tessere stanno ad anello attorno a un Mare coperto di Tundra, con due elementi di ogni tipo sugli angoli. Le altre 24 \
tessere formano tre pile, con la prima scoperta. Undici Tundre aspettano.
- Ogni animale ha quattro specie: due sulla tessera che domina all’inizio, una per lato.
- L’iniziativa si riempie risalendo la catena alimentare: Insetti primi, Mammiferi ultimi.
- Quattro elementi ciascuno vanno ad Adattamento, Abbondanza ed Esplorazione. Si dispongono cinque carte; l’Era Glaciale è l’ultima del \
mazzo.""",
    "rules.col.animals": "Animali",
    "rules.col.pawns": "Pedine a testa",
    "rules.col.species": "Specie a testa",
    "rules.col.pool": "In riserva",
    "rules.turn": "Il turno",
    "rules.turn.text": """\
- <b>Pianificazione</b>: si piazzano tutte le pedine sul riquadro azioni.
- <b>Esecuzione</b>: le sezioni si fanno dall’alto in basso, gli spazi di ognuna da sinistra a destra. Una pedina torna a casa \
quando agisce; il suo proprietario può rinunciare a tutta l’azione. Una volta cominciata resta libero ciò che dice "può" o "fino a"; il resto va fatto.
- <b>Ripristino</b>: Estinzione, Sopravvivenza e Risemina.""",
    "rules.planning": "Pianificazione",
    "rules.planning.text": """\
Nell’ordine dell’iniziativa ogni animale mette una pedina su uno spazio vuoto qualsiasi; poi di nuovo, finché nessuno ha più pedine \
disponibili. Non si può passare. Gli spazi tondi di Rettili, Insetti e Aracnidi non accolgono pedine. Le pedine ancora in coda per \
la Glaciazione, o piazzate in anticipo con Istinto, non sono disponibili.""",
    "rules.actions": "Le azioni",
    "rules.spaces": "{n}",
    "rules.action.initiative": "Scambia il posto con l’animale alla tua sinistra nell’iniziativa. Poi metti la stessa pedina su uno \
spazio vuoto qualsiasi: agirà lì in questo turno. Sullo spazio appena lasciato agirà nel turno seguente.",
    "rules.action.adaptation": "Porta un elemento di questa sezione sulla tua plancia. Con sei elementi non ricevi nulla.",
    "rules.action.regression": "Ogni turno ogni animale perde un dischetto di ogni tipo nella casella. Ogni tua pedina qui può fartene \
tenere uno; i Rettili possono tenerne uno in più. Due dischetti dello stesso tipo nella casella contano una volta, e gli elementi prestampati sono \
al sicuro.",
    "rules.action.abundance": "Metti un elemento di questa sezione su un angolo libero qualsiasi della mappa.",
    "rules.action.wasteland": "Togli un elemento dalla casella. Poi, con o senza pedina, ogni elemento accanto a una Tundra il cui tipo \
è ancora nella casella viene tolto. Vuota nel primo turno.",
    "rules.action.depletion": "Togli un elemento sulla mappa di un tipo nella casella. Vuota nei primi due turni.",
    "rules.action.glaciation": "Agisce solo il primo spazio; le altre pedine aspettano, e al Ripristino avanzano di uno spazio. Metti \
una Tundra su una tessera accanto a una Tundra. Gli elementi tra tre Tundre vengono tolti. PV bonus per le Tundre vicine alla nuova. \
Resta una specie di ogni animale, le altre tornano nelle riserve genetiche.",
    "rules.action.speciation": "Scegli un elemento sulla mappa del tipo indicato dallo spazio. Su ogni tessera attorno puoi mettere nuove \
specie, fino al limite del terreno. Alla fine gli Insetti possono metterne una ovunque.",
    "rules.action.wanderlust": "Metti una tessera scoperta su un esagono vuoto accanto alla mappa. Puoi metterci un elemento di questa \
sezione. PV bonus per le tessere vicine. Poi ogni animale, lungo la catena alimentare, può farvi entrare specie dalle tessere vicine.",
    "rules.action.migration": "Muovi fino a tante tue specie su una tessera vicina, ognuna una volta.",
    "rules.action.competition": "Prima gli Aracnidi, ovunque. Poi puoi, su una tessera ciascuno di Tundra e dei due terreni dello spazio, \
dove vivi tu e un altro animale, eliminare una specie avversaria.",
    "rules.action.domination": "Scegli una tessera che in questo turno non ha ancora dato i punti, anche dove non hai nulla: assegna i \
punti. Poi l’animale che la domina deve prendere una carta e risolverla.",
    "rules.dominance": "Dominanza e carte",
    "rules.dominance.text": """\
Il cono su una tessera mostra chi la domina ora; si ricalcola dopo ogni cambiamento. A un vero tavolo va dichiarata, \
e resta finché un altro animale non la dichiara o mostra una parità; qui a nessuno può sfuggire. Tocca una tessera, o raggiungila con le frecce \
e premi Invio, per vedere tutte le affinità sommate. Su una tessera che puoi scegliere premi Maiusc e Invio, o tienila premuta.
Una carta spetta all’animale che domina la tessera che ha dato i punti, di chiunque fosse la pedina. Se ce n’è una va presa, e si fa \
per quanto è possibile; \"fino a\" e \"può\" sono liberi. Poi esce dal gioco. Nuove carte arrivano solo al Ripristino.""",
    "rules.reset": "Ripristino",
    "rules.reset.text": """\
- <b>Estinzione</b>: tutte le specie in pericolo sono eliminate. I Mammiferi possono salvarne una loro.
- <b>Sopravvivenza</b>: l’animale che da solo ha più specie sulla Tundra tiene la carta Sopravvivenza, e riceve PV bonus per il \
numero di Tundre che occupa.
- <b>Risemina</b>: si riempiono le carte; le pedine in coda per la Glaciazione avanzano di uno spazio; gli elementi di Regressione, \
Esaurimento ed Esplorazione tornano nel sacchetto. Gli avanzi passano oltre: da Desertificazione a Esaurimento, da Abbondanza a \
Desertificazione, da Adattamento a Regressione. Si pescano nuovi elementi, e le pile scoprono nuove tessere.""",
    "rules.end": "La fine",
    "rules.end.text": """\
Quando l’Era Glaciale è stata presa si gioca il turno fino in fondo, con Estinzione e Sopravvivenza. Poi ogni tessera assegna i punti una \
volta, senza carte. Vince chi ha più PV; la parità risale la catena alimentare.""",
    "rules.variants": "Varianti",
    "rules.variants.text": """\
- <b>Più animali a testa</b>: tutti e sei sono in gioco, tre per ognuno di due giocatori o due per ognuno di tre. Ogni animale gioca \
per sé; conta il tuo punteggio più basso.
- <b>Mappa casuale</b>: le sette tessere e i loro elementi sono a sorte. Ogni animale parte con una specie per ogni elemento del suo \
tipo su ogni tessera che non è Tundra, così che un elemento tra due tessere conta due volte; chi ne ha meno parte con PV per la differenza.""",
    "rules.deck": "Tutte le carte",
    "rules.deck.text": "Le parole sono nostre. L’ultima colonna dice quanto siamo sicuri dell’effetto.",
    "rules.deduced": "Che cosa è dedotto",
    "rules.deduced.text": """\
Le regole non lo riportano; due realizzazioni complete di altri, o la logica stessa, vi concordano:
- Quante tessere ci sono di ogni terreno; solo il loro numero, 31, è riportato.
- Cinque spazi Dominazione, e l’ordine degli elementi sugli spazi Speciazione.
- Che i PV bonus non salgano oltre l’ultimo valore della loro tabella.
- Specie e pedine nelle riserve, e dove stanno gli elementi della preparazione.
- Che le pedine in coda per la Glaciazione avanzino di un solo spazio, senza colmare i vuoti.""",
    "rules.unknown": "Che altro è ricostruito",
    "rules.unknown.text": """\
Su questi punti le nostre fonti tacciono o non concordano; sono <b>ricostruiti</b>:
- Che tu possa saltare un terreno di una Competizione e usare gli altri.
- Che i Rettili possano rinunciare alla pedina gratuita in Regressione, come a ogni pedina.
- Che le pedine restino disponibili quando nessuno spazio è vuoto.
- Che per Immigranti paghino solo le pedine disponibili, così che senza pedine quella via è chiusa.
- L’ordine in cui si usa un sacchetto che non basta: Adattamento, Abbondanza, Esplorazione.
- Che le specie di Ibernazione siano salve solo dall’Estinzione, che su una tessera muoiano prima le altre, e che i mammiferi ne salvino una tra quelle che restano.
- Che la tessera di Strato di Ghiaccio si debba posare, che una tessera già valutata e poi coperta resti valutata, e che con Istinto si possa entrare nell’Iniziativa.
- La parità tra giocatori con più animali: il più alto nella catena alimentare tra quelli che contano.
- <b>Una nostra decisione</b>: se dopo il Ripristino sulla terra non vive nulla e nessuna riserva genetica ha specie, la partita è \
finita. Nessuno potrebbe più prendere carte, e l’Era Glaciale non arriverebbe mai.""",
}
