"""The rules page of Biosphere in Italian, in our own words."""

from typing import Final

RULES: Final = {
    "rules.lead": "Ogni giocatore guida una specie. Le sue popolazioni sono dadi, e di ognuno si sa fin dall'inizio quando finirà: lo dice la faccia. "
    "Allunga la vita della tua specie là dove abita, espandila e completa per primo {n} dei sette obiettivi in gioco.",
    # --- wheel ---
    "rules.wheel": "La ruota della vita",
    "rules.wheel.1": "<b>La faccia è una data, non un'età.</b> Una faccia si trova nel cimitero degli elefanti: 5 nel primo turno, poi 1, 2, 3, 4, 5, 1 e così via. "
    "Quando la ruota gira, ogni dado che mostra la faccia arrivata nel cimitero lascia la mappa e torna nella riserva del suo proprietario.",
    "rules.wheel.2": "Un dado piazzato con aspettativa di vita L prende la faccia che arriverà nel cimitero esattamente L turni dopo. "
    "La tabella dà la faccia di un dado nuovo; un dado sulla mappa dice da sé quando morirà, se lo tocchi o ci passi sopra.",
    "rules.wheel.3": "Un dado che <b>si muove</b> invecchia di uno: la faccia scende di uno, e da 1 diventa 5. Se è la faccia del cimitero, muore subito.",
    "rules.wheel.head": "Nel cimitero",
    "rules.wheel.life": "Vita {n}",
    # --- tiles ---
    "rules.tiles": "Ambienti",
    "rules.tiles.1": "Una tessera contiene tanti dadi quanti sono i suoi spazi. Hai la <b>maggioranza</b> con più della metà degli <i>spazi</i>, non dei dadi; "
    "hai il <b>controllo totale</b> con tutti. Una tessera di bordo ha meno di quattro vicine. Sono vicine le tessere che hanno un lato in comune.",
    "rules.col.environment": "Ambiente",
    "rules.col.spaces": "Spazi",
    "rules.col.majority": "Maggioranza",
    "rules.col.life": "Vita iniziale",
    "rules.col.tiles": "Tessere in {n}",
    "rules.tiles.after": "Da due a sei giocatori la mappa ha 16, 24, 32, 40 o 48 tessere in un'unica area, distribuite a caso; i rettangoli sono nostri.",
    # --- boards ---
    "rules.boards": "La tua plancia",
    "rules.boards.1": "Nove tracce: un'aspettativa di vita per ogni ambiente e tre abilità. Un aumento fa salire una traccia di un passo. "
    "Se la traccia è già alla fine, avanza invece il tuo segnalino sulla barra.",
    "rules.col.track": "Traccia",
    "rules.col.steps": "Valori",
    "rules.col.overflow": "Alla fine",
    "rules.col.does": "A che serve",
    "rules.lives": "Aspettativa di vita, sei tracce",
    "rules.track.life": "Per quanti turni vive un dado piazzato lì. I dadi già sulla mappa non cambiano.",
    "rules.track.reproduction": "Quanti dadi puoi piazzare nella fase 5.",
    "rules.track.movement": "Quanti passi possono fare i tuoi dadi nella fase 4, tutti insieme.",
    "rules.track.evolution": "Quanti punti evoluzione ricevi nella fase 2.",
    "rules.on_bar": "barra +{n}",
    # --- setup ---
    "rules.setup": "Prima del primo turno",
    "rules.setup.1": "Ognuno ha 50 dadi e comincia senza punti evoluzione. Sono scoperte cinque carte per ogni fila e un obiettivo per ognuna delle sette categorie. "
    "Il primo giocatore è estratto; gli altri seguono in senso orario.",
    "rules.setup.2": "Sulla barra il primo giocatore è il più avanti, nello spazio 6, il successivo dietro di lui e così via. Con la variante “l'ultimo davanti” è il contrario.",
    # --- turn ---
    "rules.turn": "Un turno",
    "rules.turn.1": "Otto fasi. Tutti i giocatori finiscono una fase, in senso orario dal primo, prima che cominci la successiva.",
    "rules.turn.list": "<li><b>Ruota.</b> La ruota gira di una faccia, non nel primo turno, e i dadi del cimitero lasciano la mappa.</li>"
    "<li><b>Rendita.</b> Tanti punti evoluzione quanto vale la tua Evoluzione. Quelli non spesi restano, fino a {most}.</li>"
    "<li><b>Evoluzione.</b> Compra carte, muoviti sulla scala e sulla barra, gioca al massimo una carta.</li>"
    "<li><b>Movimento,</b> non nel primo turno. Poi i bonus.</li>"
    "<li><b>Riproduzione.</b> Poi i bonus.</li>"
    "<li><b>Riempimento.</b></li>"
    "<li><b>Obiettivi.</b></li>"
    "<li><b>Fine turno.</b> Il primo giocatore cambia, in senso orario. In ogni fila la carta più vecchia se ne va, le altre scorrono e ne arriva una nuova.</li>",
    # --- evolution ---
    "rules.evolution": "Evoluzione, fase 3",
    "rules.evolution.1": "Nel tuo primo turno scegli da dove partire: Piccola 1 o Grande 1, con Specifica 1 o Generica 1. Poi fai quello che vuoi di ciò che segue, in qualsiasi ordine e anche a rate, finché bastano i punti:",
    "rules.evolution.list": "<li><b>Comprare</b> una carta scoperta: 2 punti nella prima fila, 5 nella seconda. Va nella tua mano, senza limite. Il vuoto si riempie quando hai finito la fase.</li>"
    "<li><b>La scala.</b> Sposta uno dei due segnalini di un passo, in qualsiasi direzione. Il primo passo del turno costa 1, il secondo 2, il terzo 3 e così via: 3 passi costano 6. "
    "Lo zero non c'è: Grande 1 e Piccola 1 sono vicine. Raggiungere un angolo, un 4 con un 4, chiude per questo turno i passi sulla scala.</li>"
    "<li><b>La barra.</b> Sposta il segnalino sul prossimo spazio libero; quelli occupati si saltano e non costano. Il prezzo cresce allo stesso modo e si conta a parte.</li>"
    "<li><b>Giocare</b> una carta della mano, come ultima cosa: i tuoi segnalini devono stare esattamente sui suoi due valori. Il bonus è per sempre, ovunque tu vada dopo.</li>",
    # --- bar ---
    "rules.bar": "La barra",
    "rules.bar.1": "Un anello di 36 spazi. La prima volta che raggiungi o superi un angolo ricevi un bonus, comunque tu ti sia mosso: "
    "allo spazio 10 un'aspettativa di vita a scelta, al 19 una fra Riproduzione, Movimento ed Evoluzione, al 28 una di ciascun tipo.",
    "rules.bar.2": "Quando qualcuno ha raggiunto il primo angolo, gli ultimi pagano. Se la tua fase di evoluzione finisce mentre sei sugli spazi da 1 a 6 perdi due punti di aspettativa di vita, da 7 a 9 uno; "
    "ognuna delle due sezioni ti costa al massimo una volta. Scegli tu dove; una traccia può scendere fino a uno sotto l'inizio. Allora è <b>bloccata</b>: non puoi piazzare dadi lì nelle fasi 5 e 6, finché un aumento non la risolleva.",
    # --- movement and so on ---
    "rules.movement": "Movimento, fase 4",
    "rules.movement.1": "Dividi i passi del tuo Movimento fra i tuoi dadi. Un passo porta su una tessera con un lato in comune. Si possono attraversare tessere piene e avversari; dove il dado si ferma ci deve essere uno spazio libero, "
    "anche se muore per strada. Ogni dado si muove al massimo una volta, invecchia di una faccia per lontano che vada e conserva il resto della sua vita.",
    "rules.reproduction": "Riproduzione, fase 5",
    "rules.reproduction.1": "Nel primo turno piazza 3 dadi su spazi liberi qualsiasi. Dopo piazzane fino al valore della tua Riproduzione, sulle tessere dove avevi dadi all'inizio della tua fase o accanto; i dadi nuovi non aiutano ancora nessuno. "
    "Quando hai finito prendono la faccia del loro ambiente. Una specie senza dadi sulla mappa può piazzare ovunque.",
    "rules.filling": "Riempimento, fase 6",
    "rules.filling.1": "Dove hai la maggioranza puoi riempire tutti gli spazi liberi della tessera. Non costa nulla e la Riproduzione non lo limita.",
    # --- special ---
    "rules.special": "Bonus",
    "rules.special.1": "Dieci spazi, pagati una volta a ogni giocatore: quattro per gli angoli della scala e sei per la maggioranza su due tessere dello stesso ambiente, controllata dopo le fasi 4, 5 e 6.",
    "rules.special.2": "“Vita” senza ambiente è un'aspettativa di vita a scelta, “abilità” è Riproduzione, Movimento o Evoluzione; con +2 o +3 ogni punto si sceglie a parte.",
    "rules.col.space": "Spazio",
    "rules.col.bonus": "Bonus",
    "rules.corner": "Raggiungi {name} sulla scala",
    "rules.majorities": "Maggioranza su due tessere: {name}",
    # --- goals ---
    "rules.goals": "Gli obiettivi",
    "rules.goals.1": "Ce n'è in gioco uno per categoria. Si giudicano nella fase 7, per tutti i giocatori sulla stessa posizione. Un obiettivo raggiunto resta raggiunto, e più giocatori possono raggiungere lo stesso.",
    "rules.col.goal": "Obiettivo",
    "rules.col.category": "Categoria",
    # --- end ---
    "rules.end": "La fine",
    "rules.end.1": "La partita finisce nella fase 7 appena qualcuno ha raggiunto cinque obiettivi. Vince chi ne ha di più; a parità chi è più avanti sulla barra.",
    # --- cards ---
    "rules.cards": "Le carte evoluzione",
    "rules.cards.1": "C'è una sola carta per ogni combinazione della scala, nessuna per le partenze (1 con 1) e per gli angoli (4 con 4). Quello che non sappiamo è quale bonus sia stampato su quale carta.",
    "rules.col.combination": "Combinazione",
    "rules.col.effect": "Aumenta",
    "rules.col.row": "Costo",
    "rules.col.sure": "Fonte",
    # --- variants ---
    "rules.variants": "Varianti",
    "rules.variants.1": "<b>Senza la barra</b>, consigliata ai principianti: gli aumenti oltre la fine vanno persi, nessuno è punito, e la parità si scioglie con i punti evoluzione; chi è pari anche in questi condivide la vittoria.",
    # --- unknown ---
    "rules.unknown": "Che cosa è ricostruito",
    "rules.unknown.1": "Il regolamento è noto; le carte stampate, le plance dei giocatori e la plancia speciale non si sono potute avere. Queste parti sono nostre, fatte ed equilibrate da noi, e segnate come tali:",
    "rules.unknown.list": "<li>quale bonus dà ogni carta evoluzione e in quale fila si trova (di una si sa);</li>"
    "<li>il testo di quasi tutti gli obiettivi: si conoscono quelli su tutti gli ambienti, sulle tessere di bordo, sul doppio dei dadi e sulle cinque facce, gli altri sono nostri;</li>"
    "<li>i bonus dei dieci spazi, e la lunghezza della barra con le sue sezioni e i suoi angoli;</li>"
    "<li>i rettangoli della mappa e il limite di {most} punti evoluzione;</li>"
    "<li>che le carte comprate si rimpiazzano a fase finita, che una tessera si riempie tutta o per niente, che ogni tratto verde della barra punisce un giocatore una volta sola, e che una specie senza dadi può ricominciare ovunque.</li>",
    "rules.sure.printed": "nota",
    "rules.sure.deduced": "dedotta",
    "rules.sure.reconstructed": "ricostruita",
}
"""The chapters of the rules page."""
