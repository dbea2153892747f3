"""The rules page of Marine in Italian. A line is a paragraph; lines that begin with a dash are a list."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
Da due a quattro animali si dividono un mare caldo alla fine di un’era. Mandando pedine alle azioni ti diffondi, ti adatti e \
competi per le tessere. Vince chi ha più punti vittoria (PV) quando l’Asteroide è caduto.
Queste sono le regole del gioco da tavolo con parole nostre, come questo tavolo le applica. Le parole da conoscere sono in \
<b>grassetto</b>.""",
    "rules.words": "Il mare e le sue parole",
    "rules.words.text": """\
- Il <b>tabellone</b> ha 37 esagoni. Quelli con una <b>tessera</b> sono la mappa. Due tessere sono vicine se hanno un lato in \
comune.
- Gli <b>elementi</b> sono dischetti sugli angoli delle tessere: uno per angolo, anche sul bordo. Un dischetto sta su ognuna \
delle tessere, fino a tre, che si toccano lì.
- Una <b>specie</b> è un cubetto di un animale. <b>Occupi</b> una tessera se vi hai almeno una specie.
- La tua <b>plancia</b> mostra di quali elementi puoi vivere: tre prestampati e fino a tre dischetti.
- Le tue specie su una tessera <b>prosperano</b> se la tessera ha un elemento di un tipo sulla tua plancia. Se non ne ha sono \
<b>in pericolo</b>, e la prossima Estinzione le uccide. Un ! le segna sulla mappa, anche come una scelta le lascerebbe.
- Le nuove specie vengono dalla tua <b>riserva genetica</b>. Quelle <b>eliminate</b> vanno nella scatola, non nella riserva.
- Una <b>Bocca</b> sta sopra un’altra tessera e la sostituisce: conta solo la Bocca. Nella metà alta le Bocche sono geyser, in \
quella bassa fumarole.
- <b>Avversario</b> vuol dire di qualsiasi altro animale.""",
    "rules.chain": "Animali e catena alimentare",
    "rules.chain.text": """\
La <b>catena alimentare</b> è Rettili, Cefalopodi, Pesci, Crostacei. Decide le parità nel numero di specie e nei PV: vince chi sta più in alto. \
Una parità per la carta Sopravvivenza non si scioglie: allora non la tiene nessuno. I turni vanno \
al contrario: prima i Crostacei, poi Pesci, Cefalopodi, Rettili.""",
    "rules.tiles": "Le tessere e i loro punti",
    "rules.tiles.text": """\
Quando una tessera <b>assegna i punti</b>, l’animale con più specie lì prende il primo valore, il seguente il secondo, e così via. \
Un animale prende un posto solo; una parità va a chi sta più in alto nella catena alimentare.""",
    "rules.bonus": """\
<b>PV bonus</b> secondo il conteggio: 1 dà 1, 2 dà 3, 3 dà 6, 4 dà 10, 5 dà 15, 6 o più dà 21.""",
    "rules.setup": "Preparazione",
    "rules.setup.text": """\
- Quindici tessere stanno al centro, con un geyser in cima e una fumarola in fondo; il centro è una Barriera con un elemento di \
ogni tipo sugli angoli. Le altre 21 tessere grandi formano tre pile, con la prima scoperta. Dieci Bocche aspettano.
- Ogni animale ha 35 specie: 3 sulla Barriera, 1 sulla catena alimentare, 31 nella riserva genetica. Ha 4 pedine base con \
quattro animali in gioco, 5 con tre, 7 con due.
- Quattro elementi ciascuno vanno ad Abbondanza, Adattamento, Speciazione ed Esplorazione; tre segnalini terreno a Competizione; \
cinque a Evoluzione, dal terreno che vale di più.
- Ogni animale riceve tre tratti e ne tiene uno in segreto; poi tutti si mostrano.
- Si dispongono cinque carte Evoluzione. L’Asteroide è una delle ultime cinque del mazzo.""",
    "rules.turn": "Il tuo turno",
    "rules.turn.text": """\
Fai una di due cose: piazza una pedina e fai la sua azione, oppure recupera tutte le tue pedine.
- Una <b>pedina base</b> va su uno spazio vuoto che sta <b>dopo tutte le tue pedine piazzate</b>: in una sezione più in basso, o \
più a destra nella stessa. Gli spazi tondi e tratteggiati le sono chiusi.
- Una <b>pedina speciale</b> va su qualsiasi spazio vuoto, o su uno tenuto da una pedina base avversaria, che torna al suo \
proprietario. Non deve seguire le tue pedine, ma le tue pedine base successive devono seguirla. Nulla scalza una pedina speciale.
- Puoi rinunciare all’azione per intero. Una volta cominciata resta libero ciò che dice "puoi" o "fino a"; il resto va fatto.
- <b>Recupero</b>: riprendi tutte le tue pedine e fai scorrere a destra il tuo cubetto della catena alimentare. Devi recuperare \
se non puoi piazzare. Quando tutti i cubetti sono a destra il round è finito e segue una Risemina. Le pedine degli altri restano.""",
    "rules.actions": "Le azioni",
    "rules.spaces": "{n}",
    "rules.spaces.special": "{n} + speciale",
    "rules.action.abundance": "Sposta un elemento di questa sezione su un angolo libero qualsiasi di una tessera qualsiasi.",
    "rules.action.autotrophs": "Su una fumarola (spazio sinistro) o su un geyser (spazio destro): togli un elemento di un tipo nella \
casella, o scambia un elemento lì con uno della casella. Vuota nel primo round.",
    "rules.action.depletion": "Togli un elemento sulla mappa di un tipo nella casella. Vuota nei primi due round.",
    "rules.action.adaptation": "Porta un elemento di questa sezione su uno spazio libero della tua plancia. Speciale: puoi metterlo \
al posto di un tuo dischetto.",
    "rules.action.regression": "Metti una specie della tua riserva genetica su una casella: ti protegge dalla prossima Regressione.",
    "rules.action.speciation": "Scegli un elemento sulla mappa del tipo a sinistra dello spazio. Su ogni tessera attorno metti nuove \
specie dalla tua riserva genetica, fino al limite del terreno. Speciale: attorno a un elemento qualsiasi.",
    "rules.action.wanderlust": "Prendi una tessera scoperta e mettila accanto alla mappa. Puoi metterci un elemento di questa sezione. \
PV bonus per essa e per ogni tessera vicina dello stesso terreno. Poi ogni animale, lungo la catena alimentare, può farvi entrare \
specie dalle tessere vicine. Speciale: fai un altro turno.",
    "rules.action.tectonics": "Copri con una Bocca una tessera al bordo della griglia. PV bonus per essa e per ogni Bocca vicina. Resta \
una specie di ogni animale lì, le altre tornano alle riserve genetiche; poi aggiungi una tua specie, dalla riserva o tra le \
eliminate. Speciale: qualsiasi tessera.",
    "rules.action.migration": "Muovi fino a tante tue specie su una tessera vicina, ognuna una volta. Speciale: tutte.",
    "rules.action.competition": "Su una tessera del terreno mostrato, dove vivi, elimina fino a 1, 2 o 3 specie avversarie. Speciale: \
due volte fino a 1, su tessere qualsiasi dove vivi.",
    "rules.action.evolution": "Una tessera del terreno mostrato assegna i punti. Se lì le tue specie prosperano devi prendere una carta \
in uno spazio fino al numero indicato.",
    "rules.action.domination": "Scegli un elemento che domini: prendi la sua pedina speciale e alza la sua soglia. Il secondo spazio \
richiede tre animali in gioco, il terzo quattro.",
    "rules.domination": "Dominazione e soglie",
    "rules.domination.text": """\
Il tuo <b>valore di dominazione</b> di un elemento è quanti ne ha la tua plancia, per il numero di tessere dove siete sia tu sia \
l’elemento. Lo domini finché il valore è <b>maggiore</b> della sua soglia, che parte da 1.
Con un’azione Dominazione prendi la sua pedina speciale, anche a un altro animale, e la soglia diventa il tuo valore. Una pedina che \
sta sul riquadro azioni vi resta finché non la recuperi. Alla fine ogni pedina speciale vale la sua soglia.""",
    "rules.cards": "Carte Evoluzione ed eventi",
    "rules.cards.text": """\
Risolvi una carta dall’alto in basso per quanto è possibile; le scelte sono tue. Poi si scarta, le carte sopra scendono e una nuova \
entra nello spazio più alto. X su una carta è il numero del suo spazio.
- Una nuova carta fa prima ciò che dice di fare quando entra in gioco; poi porta l’evento che mostra.
- <b>Estinzione</b>: tutte le specie in pericolo sulla mappa sono eliminate, più volte, finché non ce ne sono più.
- <b>Sopravvivenza</b>: l’animale che da solo ha più specie sulle Bocche tiene la carta Sopravvivenza, e riceve PV bonus per il \
numero di Bocche che occupa.""",
    "rules.reseed": "Risemina",
    "rules.reseed.text": """\
- Si tolgono gli elementi il cui angolo sta tra tre Bocche.
- <b>Regressione</b>: per ogni tipo di elemento nella sua casella, ogni animale senza una specie lì ne perde un dischetto. Gli \
elementi prestampati sono al sicuro. Le specie tornano alle riserve genetiche, la casella si vuota.
- Gli avanzi passano oltre: da Adattamento a Regressione, da Autotrofo a Esaurimento, da Abbondanza ad Autotrofo. Quelli di \
Esaurimento, Speciazione ed Esplorazione tornano nel sacchetto.
- Si pescano nuovi elementi e segnalini terreno, e i cubetti tornano a sinistra. Le pedine restano dove sono.""",
    "rules.end": "La fine",
    "rules.end.text": """\
Quando l’Asteroide è stato preso si gioca il round fino in fondo. Poi vengono un’Estinzione e una Sopravvivenza, ogni tessera assegna i \
punti una volta, e ogni pedina speciale paga la sua soglia. Vince chi ha più PV; la parità risale la catena alimentare.""",
    "rules.variants": "Varianti",
    "rules.variants.text": """\
- <b>Due giocatori, due animali a testa</b>: ogni animale gioca per sé; conta il tuo punteggio più basso.
- <b>Mappa casuale</b>: le sette tessere centrali e i loro elementi sono a sorte. Ogni animale parte con una specie per ogni \
corrispondenza con il centro, dove un elemento prestampato due volte conta due volte; e con i PV che il centro non gli pagherebbe.
- <b>Plance alternative</b>: tre elementi a sorte invece di quelli prestampati; tutti si possono perdere.
- <b>Supereroi</b>: due tratti a testa. Preadattamento resta fuori.
- <b>Durata</b>: 20, 25, 30 o 35 carte.""",
    "rules.deck": "Tutte le carte Evoluzione",
    "rules.deck.text": "Le parole sono nostre. L’ultima colonna dice quanto siamo sicuri dell’effetto. "
    "Tutti i segni degli eventi sono ricostruiti: nessuna fonte li riporta.",
    "rules.traits": "Tutti i tratti",
    "rules.col.event": "Evento",
    "rules.unknown": "Che altro è ricostruito",
    "rules.unknown.text": """\
- 19 dischetti per elemento; le regole non riportano un numero.
- Gli spazi Migrazione 3, 4 e 5; solo 3 e 5 sono certi.
- L’ordine in cui si usano i sacchetti quando non bastano.
- Che scegli tu per gli eventi di una carta che fai entrare.
- Che Mimetismo agisca subito dopo la Bocca di Vulcanismo, prima che entri la carta nuova.""",
}
