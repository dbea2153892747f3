"""The rules page of Biosphere in Italian, in our own words."""

from typing import Final

RULES: Final = {
    "rules.lead": "Ogni giocatore guida una specie. Le sue popolazioni sono dadi, e di ognuno si sa fin dall’inizio quando finirà: lo dice la faccia. "
    "Allunga la vita della tua specie là dove abita, espandila e completa per primo {goals} dei {categories} obiettivi in gioco.",
    # --- wheel ---
    "rules.wheel": "La ruota della vita",
    "rules.wheel.1": "<b>La faccia è una data, non un’età.</b> Una faccia si trova nel cimitero degli elefanti: {faces} nel primo turno, poi {order} e così via. "
    "Quando la ruota gira, ogni dado che mostra la faccia arrivata nel cimitero lascia la mappa e torna nella riserva del suo proprietario.",
    "rules.wheel.2": "Un dado piazzato con aspettativa di vita L prende la faccia che arriverà nel cimitero esattamente L turni dopo. "
    "La tabella dà la faccia di un dado nuovo; un dado sulla mappa dice da sé quando morirà, se lo tocchi o ci passi sopra.",
    "rules.wheel.3": "Un dado che <b>si muove</b> invecchia di uno: la faccia scende di uno, e da 1 diventa {faces}. Se è la faccia del cimitero, muore subito.",
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
    "rules.col.life_sure": "Fonte della vita",
    "rules.col.tiles": "Tessere in {n}",
    "rules.tiles.after": "La mappa è un’unica area, distribuita a caso. Il rettangolo ha {rectangles} tessere con due, tre, quattro, cinque e sei giocatori; una mappa con buchi è quel che resta di {holes}; una mappa di forma qualsiasi cresce tessera per tessera.",
    # --- boards ---
    "rules.boards": "La tua plancia",
    "rules.boards.1": "{tracks} tracce: un’aspettativa di vita per ogni ambiente e {abilities} abilità. Un aumento fa salire una traccia di un passo. "
    "Se la traccia è già alla fine, avanza invece il tuo segnalino sulla barra.",
    "rules.col.track": "Traccia",
    "rules.col.steps": "Valori",
    "rules.col.overflow": "Alla fine",
    "rules.col.does": "A che serve",
    "rules.lives": "Aspettativa di vita: {names}",
    "rules.track.life": "Per quanti turni vive un dado piazzato lì. I dadi già sulla mappa non cambiano.",
    "rules.track.reproduction": "Quanti dadi puoi piazzare nella fase 5.",
    "rules.track.movement": "Quanti passi possono fare i tuoi dadi nella fase 4, tutti insieme.",
    "rules.track.evolution": "Quanti punti evoluzione ricevi nella fase 2.",
    "rules.on_bar": "barra +{n}",
    # --- setup ---
    "rules.setup": "Prima del primo turno",
    "rules.setup.1": "Ognuno ha {dice} dadi e comincia senza punti evoluzione. Sono scoperte {row:carta|carte} per ogni fila e un obiettivo per ognuna delle {categories} categorie. "
    "Il primo giocatore è estratto; gli altri seguono in senso orario.",
    "rules.setup.2": "Sulla barra il primo giocatore è il più avanti, nello spazio {foremost}, il successivo dietro di lui e così via. Con la variante “l’ultimo davanti” il primo giocatore sta nello spazio {hindmost}, il successivo davanti a lui e così via.",
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
    "rules.evolution.list": "<li><b>Comprare</b> una carta scoperta: {cost1:punto|punti} nella prima fila, {cost2} nella seconda. Va nella tua mano, senza limite. Il vuoto si riempie quando hai finito la fase.</li>"
    "<li><b>La scala.</b> Sposta uno dei due segnalini di un passo, in qualsiasi direzione. Il primo passo del turno costa 1, il secondo 2, il terzo 3 e così via: 3 passi costano 6. "
    "Lo zero non c’è: Grande 1 e Piccola 1 sono vicine. Raggiungere un angolo, un 4 con un 4, chiude per questo turno i passi sulla scala; puoi prenderne il bonus, una volta per partita.</li>"
    "<li><b>La barra.</b> Sposta il segnalino sul prossimo spazio libero; quelli occupati si saltano e non costano. Il prezzo cresce allo stesso modo e si conta a parte.</li>"
    "<li><b>Giocare</b> una carta della mano, come ultima cosa: i tuoi segnalini devono stare esattamente sui suoi due valori. Il bonus è per sempre, ovunque tu vada dopo.</li>",
    # --- bar ---
    "rules.bar": "La barra",
    "rules.bar.1": "Un anello di {bar} spazi. La prima volta che raggiungi o superi un angolo ricevi un bonus, comunque tu ti sia mosso: "
    "{corners}.",
    "rules.bar.2": "Quando qualcuno ha raggiunto il primo angolo, gli ultimi pagano. Se la tua fase di evoluzione finisce mentre sei {sections}; "
    "ognuna di queste sezioni ti costa al massimo una volta. Scegli tu dove; una traccia può scendere fino a uno sotto l’inizio. Allora è <b>bloccata</b>: non puoi piazzare dadi lì nelle fasi 5 e 6, finché un aumento non la risolleva.",
    # --- movement and so on ---
    "rules.bar.corner": "allo spazio {n}: {effect}",
    "rules.bar.section": "sugli spazi da {first} a {last} perdi {n:punto|punti} di aspettativa di vita",
    "rules.movement": "Movimento, fase 4",
    "rules.movement.1": "Dividi i passi del tuo Movimento fra i tuoi dadi. Un passo porta su una tessera con un lato in comune. Si possono attraversare tessere piene e avversari; dove il dado si ferma ci deve essere uno spazio libero, "
    "anche se muore per strada. Ogni dado si muove al massimo una volta, invecchia di una faccia per lontano che vada e conserva il resto della sua vita.",
    "rules.reproduction": "Riproduzione, fase 5",
    "rules.reproduction.1": "Nel primo turno piazza {first:dado|dadi} su spazi liberi qualsiasi. Dopo piazzane fino al valore della tua Riproduzione, sulle tessere dove avevi dadi all’inizio della tua fase o accanto; i dadi nuovi non aiutano ancora nessuno. "
    "Quando hai finito prendono la faccia del loro ambiente. Una specie senza dadi sulla mappa può piazzare ovunque.",
    "rules.filling": "Riempimento, fase 6",
    "rules.filling.1": "Dove hai la maggioranza puoi riempire tutti gli spazi liberi della tessera, dalla tua riserva. Non costa nulla e la Riproduzione non lo limita. Se i dadi non bastano per tutte le tessere, l’ordine lo scegli tu, e l’ultima riceve quelli che restano.",
    # --- special ---
    "rules.special": "Bonus",
    "rules.special.1": "{special} spazi, pagati una volta a ogni giocatore: {extremes} per gli angoli della scala, che puoi rifiutare, e {lands} per la maggioranza su {pair:tessera|tessere} dello stesso ambiente, controllata dopo le fasi 4, 5 e 6, che non puoi rifiutare.",
    "rules.special.2": "“Vita” senza ambiente è un’aspettativa di vita a scelta, “abilità” è Riproduzione, Movimento o Evoluzione; se sono più di uno, ogni punto si sceglie a parte.",
    "rules.col.space": "Spazio",
    "rules.col.bonus": "Bonus",
    "rules.corner": "Raggiungi {name} sulla scala",
    "rules.majorities": "Maggioranza su {n:tessera|tessere}: {name}",
    # --- goals ---
    "rules.goals": "Gli obiettivi",
    "rules.goals.1": "Ce n’è in gioco uno per categoria. Si giudicano nella fase 7, per tutti i giocatori sulla stessa posizione. Un obiettivo raggiunto resta raggiunto, e più giocatori possono raggiungere lo stesso.",
    "rules.col.goal": "Obiettivo",
    "rules.col.category": "Categoria",
    # --- end ---
    "rules.end": "La fine",
    "rules.end.1": "La partita finisce nella fase 7 appena qualcuno ha raggiunto {goals:obiettivo|obiettivi}. Vince chi ne ha di più; a parità chi è più avanti sulla barra.",
    # --- cards ---
    "rules.cards": "Le carte evoluzione",
    "rules.cards.1": "C’è una sola carta per ogni combinazione della scala, nessuna per le partenze (1 con 1) e per gli angoli (4 con 4): {cards} in tutto. Quello che non sappiamo è quale bonus sia stampato su quale carta.",
    "rules.col.combination": "Combinazione",
    "rules.col.effect": "Aumenta",
    "rules.col.row": "Costo",
    "rules.col.sure": "Fonte",
    # --- variants ---
    "rules.variants": "Varianti",
    "rules.variants.1": "<b>Senza la barra</b>, consigliata ai principianti: gli aumenti oltre la fine vanno persi, nessuno è punito, e la parità si scioglie con i punti evoluzione; chi è pari anche in questi condivide la vittoria.",
    # --- unknown ---
    "rules.unknown": "Che cosa è dedotto o ricostruito",
    "rules.unknown.1": "Il regolamento è noto, anche se non tutte le righe si sono potute leggere; le carte stampate, le plance dei giocatori e la plancia speciale non si sono potute avere. Ciò che è segnato <b>nota</b> sta nel regolamento o nel racconto di chi aveva il gioco. Ciò che è segnato <b>dedotta</b> ne segue. Ciò che è segnato <b>ricostruita</b> è nostro, fatto ed equilibrato da noi: {own_cards} carte su {cards}, {own_goals} obiettivi su {all_goals}, {own_special} bonus su {special}.",
    "rules.rulings": "Ciò che il regolamento lascia aperto, o che non si è potuto leggere, abbiamo dovuto deciderlo noi. Ecco le nostre decisioni:",
    "rules.col.ruling": "Decisione",
    "ruling.connected": "Le tessere della mappa sono unite per i lati, come per i lati va tutto il resto.",
    "ruling.edge": "Una tessera di bordo ha meno di quattro vicine: un buco crea bordi, e non si attraversa.",
    "ruling.maps": "Le forme delle mappe.",
    "ruling.species": "Quali specie ci sono, i loro nomi e colori.",
    "ruling.wheel": "Nel primo turno la ruota si imposta e non gira.",
    "ruling.starts": "Nessuna carta appartiene alle quattro partenze della scala: con i quattro angoli sono le combinazioni che restano senza.",
    "ruling.counter": "Nessuno può avere più di {most} punti evoluzione; il resto è perso.",
    "ruling.prices": "Il passo numero n di un turno costa n anche oltre il terzo, comunque i passi si alternino con altro.",
    "ruling.refill": "Le carte comprate si rimpiazzano quando la tua fase 3 è finita: quel che esce allora è per il giocatore successivo.",
    "ruling.dry": "Dove né il mazzo né gli scarti hanno più carte, il vuoto resta.",
    "ruling.corner": "Raggiungere un angolo della scala chiude lì i tuoi passi per questo turno, anche alla seconda visita e anche se rifiuti il bonus.",
    "ruling.last_card": "Una carta si gioca alla fine della propria fase 3, e una appena comprata si può giocare subito.",
    "ruling.overflow": "Ogni punto di un aumento conta da sé: di +2 su una traccia a uno dalla fine il primo punto è un aumento e il secondo muove il segnalino sulla barra. Una traccia già alla fine si può scegliere apposta.",
    "ruling.bar": "Quanto è lunga la barra, e dove sono i suoi angoli, le sue sezioni e la sua fine. Un segnalino che davanti non trova uno spazio libero resta dov’è.",
    "ruling.bar_start": "Da dove partono i segnalini sulla barra: il primo giocatore più avanti di tutti. La variante è l’altra lettura.",
    "ruling.penalty_time": "Si guarda solo il segnalino del giocatore la cui fase 3 finisce: chi ha agito prima che si raggiungesse il primo angolo paga al più presto alla fine della fase 3 successiva.",
    "ruling.penalty_once": "Ogni sezione verde della barra costa a un giocatore una volta per partita.",
    "ruling.penalty_track": "Tutti i punti di una penalità si possono togliere da una sola traccia, fin dove può scendere.",
    "ruling.unblock": "Una traccia bloccata è uno sotto la sua partenza, e gli aumenti contano da lì.",
    "ruling.once": "In una fase un dado si muove al massimo una volta, e finisce su una tessera diversa da quella da cui è partito.",
    "ruling.dying": "Anche un dado che muore della sua mossa ha bisogno di uno spazio libero raggiungibile.",
    "ruling.fewer": "Puoi piazzare meno dadi di quanti potresti; gli altri non si conservano.",
    "ruling.anew": "Una specie senza dadi sulla mappa può piazzarli ovunque.",
    "ruling.filling": "Una tessera si riempie tutta o per niente, a meno che la riserva finisca; l’ordine delle tue tessere lo scegli tu.",
    "ruling.order": "Più bonus insieme arrivano nell’ordine di turno, poi in quello degli ambienti qui sopra; di un effetto, ciò che è nominato viene prima di ciò che è a scelta.",
    "ruling.goals": "Un obiettivo raggiunto si segna senza chiedere: rifiutarlo non serve mai.",
    "ruling.categories": "I nomi delle categorie di obiettivi.",
    "ruling.nobody": "Contro una specie senza dadi basta un dado per un obiettivo che confronta i dadi.",
    "rules.sure.printed": "nota",
    "rules.sure.deduced": "dedotta",
    "rules.sure.reconstructed": "ricostruita",
}
"""The chapters of the rules page."""
