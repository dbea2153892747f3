"""La pagina delle regole di Climate in italiano."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
Da due a sei giocatori adattano le loro specie a un clima che tutti spingono di qua e di là. Vince chi alla fine ha mangiato di più e ha più \
popolazione e tratti in vita.
Sono le regole del gioco da tavolo, a parole nostre, così come si gioca a questo tavolo. Le parole da sapere sono in <b>grassetto</b>.""",
    "rules.words": "Specie e carte",
    "rules.words.text": """\
- Una <b>specie</b> ha una <b>popolazione</b> e una <b>corporatura</b>, da 1 a {top}, e fino a {limit} <b>tratti</b>, tutti diversi. In due \
giocatori sono al massimo {limit2}.
- Le tue specie stanno in fila. <b>Sinistra</b> e <b>destra</b> sono come le vedi tu; per alcuni tratti l’ordine conta.
- Una specie tiene tanto <b>cibo</b> quanta è la sua popolazione, non di più. È <b>affamata</b> finché ne ha meno.
- Ogni carta è un tratto, e insieme è cibo: il numero nella foglia conta se la metti sullo stagno. Alcune carte mostrano anche \
<b>soli</b> o <b>fiocchi di neve</b>.
- Lo <b>stagno</b> tiene le piante di cui tutti si nutrono. La <b>riserva</b> non finisce mai. Alla fine di ogni turno ciò che una specie ha \
mangiato va nel tuo <b>sacchetto</b>, ed è al sicuro.
- Le carte in mano sono segrete. Tutto il resto è visibile, tranne le carte cibo e i tratti nuovi finché non si girano.""",
    "rules.setup": "Preparazione",
    "rules.setup.text": """\
- Il clima comincia in Temperata. Una carta evento calda e una fredda sono scoperte accanto alla loro zona.
- In due giocatori si mettono da parte, senza guardarle, {aside2} delle {all} carte, in tre {aside3}, in quattro {aside4}, in cinque o sei nessuna. \
Entrano in gioco quando il mazzo è finito.
- Il primo giocatore è estratto a sorte.""",
    "rules.round": "Il turno di gioco",
    "rules.round.text": """\
- <b>Pescare</b>: chi non ha specie ne riceve una nuova. Poi ognuno pesca {deal} carte e 1 in più per ogni specie.
- <b>Carte cibo</b>: ognuno mette in segreto una carta della mano sullo stagno.
- <b>Giocare carte</b>: ognuno gioca una volta, in senso orario dal primo giocatore.
- <b>Il clima</b>: si rivelano le carte cibo, il clima può cambiare, le specie possono soffrire, crescono le piante.
- <b>Nutrirsi</b>: i giocatori nutrono le loro specie una alla volta, giro dopo giro.
- <b>Fine del turno</b>: chi non ha mangiato muore di fame, il cibo va nei sacchetti, e il primo giocatore è ora quello a sinistra.""",
    "rules.play": "Giocare carte",
    "rules.play.text": """\
Quando tocca a te puoi giocare quante carte vuoi, ognuna in uno di questi modi:
- come <b>tratto</b>, coperta su una tua specie;
- scartata, per una <b>nuova specie</b> a sinistra o a destra della tua fila;
- scartata, per dare a una tua specie <b>1 corporatura</b>;
- scartata, per darle <b>1 popolazione</b>.
Puoi anche scartare tratti tuoi in ogni momento; per questi non si pesca.
Alla fine puoi mettere sotto il mazzo quante carte vuoi, al massimo quante ne contiene, e pescarne altrettante. Le carte così pescate \
aspettano il prossimo turno, ma possono pagare Intelligenza e Sguazzare nel Fango.
I tratti nuovi si girano tutti insieme quando tutti hanno giocato; fino ad allora non fanno nulla.""",
    "rules.climate": "Il clima",
    "rules.climate.text": """\
Per prima cosa, prima di rivelare qualsiasi carta, agiscono <b>Fertile</b>, <b>Collo Lungo</b> e <b>Coltre di Grasso</b>. Poi si girano le carte \
cibo e, in quest’ordine:
- <b>Clima</b>: più soli che fiocchi lo portano di una zona verso il caldo, più fiocchi di una zona verso il freddo, mai di più. In parità resta.
- <b>Evento</b>: accade la carta evento scoperta nella zona in cui ora è il clima.
- <b>Perdite</b>: ogni specie perde popolazione come dice la zona, tutte insieme. Sono colpite solo le corporature indicate. I tratti \
proteggono e le protezioni si sommano.
- <b>Piante</b>: si sommano i numeri delle carte cibo e quello della zona. Altrettante piante arrivano allo stagno, o lo lasciano.
- <b>Nuovo evento</b>: la carta accaduta va sotto il suo mazzo e se ne scopre un’altra. In questo turno non può accadere.""",
    "rules.zones": "Le zone",
    "rules.zones.text": "I numeri delle piante sono <b>ricostruiti</b>: quelli stampati non erano disponibili. Corporature e perdite sono quelle del libro.",
    "rules.col.zone": "Zona",
    "rules.col.hit": "Corporature colpite",
    "rules.col.loss": "Popolazione persa",
    "rules.col.plants_few": "Piante, 2 o 3 giocatori",
    "rules.col.plants_many": "Piante, da 4 a 6 giocatori",
    "rules.protection": "Che cosa protegge",
    "rules.protection.text": """\
- Il <b>freddo</b> toglie {fur} in meno a Pelliccia Pesante, e 1 in meno ciascuno a Scavare una Tana, Mandria Difensiva, Letargo e Migrazione.
- Il <b>caldo</b> toglie {cool} in meno a Fronzoli Rinfrescanti, e 1 in meno ciascuno a Scavare una Tana, Sguazzare nel Fango e Notturno.
- In Tropicale, Bollente e Rovente il caldo toglie {burden} in più a Pelliccia Pesante, qualunque sia la corporatura.""",
    "rules.feeding": "Nutrirsi",
    "rules.feeding.text": """\
Quando tocca a te devi nutrire una tua specie affamata, se ce n’è una che può mangiare. Quale, lo scegli tu.
- Una specie senza Carnivoro prende 1 pianta dallo stagno.
- Un Carnivoro per mangiare deve attaccare, e se resta solo un attacco contro le Corna o contro una tua specie, va fatto. Un attacco \
che costa una carta non è mai obbligatorio.
- Non sono mai obbligatori: il grasso, gli ultimi {spared} di una specie in Letargo, Intelligenza e il pasto gratis di una specie Notturna.
- Le piante che diventerebbero grasso, come quelle di Cercare Cibo e Cooperazione, possono restare nello stagno.
Si smette quando è passato un giro intero in cui nessuno ha fatto nulla.""",
    "rules.attack": "L’attacco",
    "rules.attack.text": """\
Un Carnivoro affamato può attaccare qualsiasi altra specie, anche una tua, se nulla lo vieta:
- La sua corporatura, con Cacciare in Branco più la popolazione, deve essere <b>maggiore</b> della corporatura del bersaglio, contando {shell} per \
Corazza Dura e {frills} per Fronzoli Rinfrescanti.
- Possono opporsi Arrampicarsi, Mandria Difensiva, Scavare una Tana, Simbiosi, Segnale di Pericolo e Sguazzare nel Fango; vedi i tratti.
- Imboscata ne ignora alcuni, Intelligenza annulla tratti al prezzo di una carta ciascuno. Le carte necessarie devono essere tutte in mano.
Poi, in quest’ordine: si pagano le carte; le Corna tolgono 1 popolazione a chi attacca; il bersaglio perde 1 popolazione; chi attacca prende carne, \
tanta quanta era la corporatura del bersaglio, se ha posto; ogni Spazzino prende 1 carne.""",
    "rules.end": "Fine del turno",
    "rules.end.text": """\
- Se lo stagno è vuoto, ogni specie con Migrazione prende {migrates} cibo.
- Ogni specie scende a tanta popolazione quanto cibo ha. Letargo ne salva fino a {spared}. A 0 si estingue.
- Il cibo sulle specie va nei sacchetti; il grasso resta. Le piante nello stagno restano.
- Un’Eruzione Vulcanica sposta ora il clima. Il primo giocatore è ora quello a sinistra.
- Le piante trattenute da un Incendio arrivano allo stagno prima di pescare di nuovo.""",
    "rules.extinction": "Estinzione",
    "rules.extinction.text": """\
Una specie con popolazione 0 lascia il tavolo: cibo e grasso vanno nel sacchetto, i tratti negli scarti. Peschi tante carte quanti tratti aveva. La \
fila si richiude, e altre diventano vicine. Ogni volta che la popolazione scende sotto il cibo posseduto, il cibo in più va nel sacchetto.""",
    "rules.score": "L’ultimo turno e il punteggio",
    "rules.score.text": """\
Se il mazzo finisce mentre si pesca, questo turno è l’ultimo; se finisce per un’estinzione, lo è il prossimo. Le carte messe da parte, o gli scarti, \
diventano il nuovo mazzo.
Dopo l’ultimo turno ognuno conta il cibo nel sacchetto con tutto il grasso, la popolazione delle specie in vita e le loro carte tratto. In parità vince chi ha \
più tratti, poi più popolazione.""",
    "rules.variants": "Varianti",
    "rules.variants.text": """\
- <b>Gioco veloce</b>: tutti giocano le carte nello stesso momento, senza vedere che cosa fanno gli altri. A questo tavolo lo fanno uno dopo \
l’altro, e ognuno vede gli altri com’erano prima. In sei è sempre così.
- <b>Senza eventi</b>: le carte evento restano nella scatola; al resto pensa il clima.""",
    "rules.traits": "Tutti i tratti",
    "rules.traits.text": """\
Ci sono {hunters} carte Carnivoro e {others} di ogni altro tratto. I numeri nelle foglie sono quelli del gioco base se il tratto ne fa parte; quelli segnati come \
<b>ricostruiti</b> sono nostri, e così tutti i soli e i fiocchi.""",
    "rules.col.trait": "Tratto",
    "rules.col.does": "Che cosa fa",
    "rules.col.leaves": "Numeri nelle foglie",
    "rules.col.signs": "Soli e fiocchi",
    "rules.col.sure": "Quanto è certo",
    "rules.events": "Tutti gli eventi",
    "rules.events.text": """\
{each} carte fredde e {each} calde. Che cosa fanno è nel libro; quante sono di ciascuna, le zone e i numeri sono <b>ricostruiti</b>.""",
    "rules.col.event": "Evento",
    "rules.col.cards": "Carte, zona, numeri",
    "rules.unknown": "Che cosa è ricostruito",
    "rules.unknown.text": """\
- Le piante delle nove zone, sui due lati del tabellone. È noto solo il {ends} agli estremi.
- Soli e fiocchi di ogni carta; i numeri nelle foglie di Fronzoli Rinfrescanti, Pelliccia Pesante, Letargo, Migrazione, Sguazzare nel Fango, Notturno e di sei Carnivori.
- Quante carte di ogni evento ci sono, dove stanno, e i numeri di Ondata di Freddo, Ondata di Caldo ed Eruzione Vulcanica.
- Nostro è anche questo: le file si chiudono prima che si mangi la carne; il Gioco veloce si svolge nell’ordine dei posti.""",
    "rules.col.point": "Dove il libro tace",
    "rules.col.used": "Giochiamo",
    "ruling": "{used} <small>(oppure: {other})</small>",
    "ruling.deck_out": "Quando è finito il mazzo?",
    "ruling.deck_out.emptied": "quando se ne pesca l’ultima carta",
    "ruling.deck_out.short": "quando serve una carta e non ce n’è",
    "ruling.fat_when_hungry": "Una specie può mettere via grasso mentre un’altra tua deve ancora mangiare?",
    "ruling.fat_when_hungry.no": "no",
    "ruling.fat_when_hungry.yes": "sì",
    "ruling.full_fat_attack": "Un Carnivoro sazio ma con posto per il grasso può attaccare?",
    "ruling.full_fat_attack.no": "no: per il libro attacca solo chi è affamato",
    "ruling.full_fat_attack.yes": "sì, ma non deve",
    "ruling.mud_forced": "Un Carnivoro affamato deve attaccare se l’unico attacco costa una carta scartata?",
    "ruling.mud_forced.no": "no",
    "ruling.mud_forced.yes": "sì",
    "ruling.fur_outside_sizes": "Pelliccia Pesante perde uno in più nelle zone calde se la zona non colpisce la sua corporatura?",
    "ruling.fur_outside_sizes.yes": "sì",
    "ruling.fur_outside_sizes.no": "no",
    "ruling.migratory_kind": "Che cosa prende chi migra?",
    "ruling.migratory_kind.food": "cibo di nessun tipo",
    "ruling.migratory_kind.plant": "cibo vegetale",
    "ruling.fat_take_cooperates": "Il cibo che diventa tutto grasso attiva Cooperazione?",
    "ruling.fat_take_cooperates.yes": "sì",
    "ruling.fat_take_cooperates.no": "no",
    "ruling.snap_keeps_zone_plants": "Dopo Ondata di Freddo o di Caldo: arrivano lo stesso le piante della zona?",
    "ruling.snap_keeps_zone_plants.yes": "sì",
    "ruling.snap_keeps_zone_plants.no": "no",
    "ruling.set_aside": "Carte messe da parte in due",
    "ruling.set_aside.88": "88",
    "ruling.set_aside.89": "89",
    "ruling.scavenger_after_meat": "Quando mangiano gli Spazzini?",
    "ruling.scavenger_after_meat.yes": "dopo chi attacca",
    "ruling.scavenger_after_meat.no": "prima di chi attacca",
    "ruling.fat_refused": "Le piante dello stagno che diventerebbero grasso possono restare lì, per altri?",
    "ruling.fat_refused.yes": "sì, con Coltre di Grasso si mette via quanto si vuole; dalla riserva, tutto quello che ci sta",
    "ruling.fat_refused.no": "no, si mette via tutto quello che ci sta",
    "rules.sure.printed": "come stampato",
    "rules.sure.base": "come nel gioco base",
    "rules.sure.reconstructed": "ricostruito",
    "rules.none": "nessuno",
}  # fmt: skip
