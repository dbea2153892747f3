"""The rules page of Marine in English. A line is a paragraph; lines that begin with a dash are a list."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
Two to four animals share a warm sea at the end of an age. By sending pawns to actions you spread, adapt and compete for tiles. \
Whoever has most victory points (VP) when the Asteroid has fallen wins.
These are the rules of the board game in our own words, as this table plays them. Words that a player must know are <b>bold</b>.""",
    "rules.words": "The sea and its words",
    "rules.words.text": """\
- The <b>board</b> has 37 hexes. Those with a <b>tile</b> are the earth. Two tiles are adjacent if they share an edge.
- <b>Elements</b> are disks on the corners of tiles: one to a corner, at the rim too. A disk is on each of the up to three tiles \
that meet there.
- A <b>species</b> is one cube of an animal. You <b>occupy</b> a tile if you have at least one species there.
- Your <b>display</b> shows which elements you can live on: three printed ones and up to three disks.
- Your species on a tile <b>thrive</b> if the tile has an element of a type on your display. With none they are \
<b>endangered</b>, and the next Extinction kills them. A ! marks them on the board, as a choice would leave them too.
- New species come from your <b>gene pool</b>. Species that are <b>eliminated</b> go to the box, not to the pool.
- A <b>Vent</b> lies on top of another tile and replaces it: only the Vent counts. In the upper half Vents are geysers, in \
the lower half smokers.
- <b>Opposing</b> means of any other animal.""",
    "rules.chain": "Animals and food chain",
    "rules.chain.text": """\
The <b>food chain</b> is Reptiles, Cephalopods, Fishes, Crustaceans. It breaks ties in the number of species and of VP: the animal \
higher up wins them. A tie for the Survival card is not broken: then nobody holds it. Turns go the other way: Crustaceans first, then Fishes, Cephalopods, Reptiles.""",
    "rules.tiles": "Tiles and their points",
    "rules.tiles.text": """\
When a tile is <b>scored</b>, the animal with most species there gets the first value, the next one the second, and so on. \
An animal takes one place only; a tie goes to the animal higher on the food chain.""",
    "rules.bonus": """\
<b>Bonus VP</b> by count: 1 gives 1, 2 gives 3, 3 gives 6, 4 gives 10, 5 gives 15, 6 or more gives 21.""",
    "rules.setup": "Set-up",
    "rules.setup.text": """\
- Fifteen tiles lie in the middle, with a geyser at the top and a smoker at the bottom; the centre is a Reef with one element \
of each type on its corners. The other 21 large tiles form three stacks, the top one face up. Ten Vents wait.
- Each animal has 35 species: 3 on the Reef, 1 on the food chain, 31 in the gene pool. It has 4 basic pawns with four animals \
in play, 5 with three, 7 with two.
- Four elements each go to Abundance, Adaptation, Speciation and Wanderlust; three terrain markers to Competition; five to \
Evolution, highest terrain first.
- Each animal is dealt three traits and keeps one in secret; then all are shown.
- Five evolution cards are laid out. The Asteroid is one of the last five of the deck.""",
    "rules.turn": "Your turn",
    "rules.turn.text": """\
Do one of two things: place a pawn and take its action, or retrieve all your pawns.
- A <b>basic pawn</b> goes to an empty space that lies <b>after all your placed pawns</b>: in a lower section, or further right \
in the same one. Round, dashed spaces are closed to it.
- A <b>special pawn</b> goes to any empty space, or to one held by an opposing basic pawn, which returns to its owner. It \
need not come after your pawns, but your later basic pawns must come after it. Nothing pushes out a special pawn.
- You may forgo your action as a whole. Once it is begun, what says "may" or "up to" stays free, and the rest must be done.
- <b>Retrieve</b>: take all your pawns back and slide your food-chain cube to the right. You must retrieve if you cannot \
place. When all cubes are on the right the round is over, and a Reseed follows. Pawns of others stay where they are.""",
    "rules.actions": "The actions",
    "rules.spaces": "{n}",
    "rules.spaces.special": "{n} + special",
    "rules.action.abundance": "Move one element from this section to any vacant corner of any tile.",
    "rules.action.autotrophs": "On a smoker (left space) or a geyser (right space): remove an element of a type in the box, or \
swap an element there with one in the box. Empty in the first round.",
    "rules.action.depletion": "Remove one element on earth of a type in the box. Empty in the first two rounds.",
    "rules.action.adaptation": "Take one element of this section to a vacant space of your display. Special: you may put it in \
place of one of your disks.",
    "rules.action.regression": "Lay a species from your gene pool on a square: it shields you from the next Regression.",
    "rules.action.speciation": "Choose an element on earth of the type to the left of the space. On each tile round it place new \
species from your gene pool, up to the limit of its terrain. Special: round any element.",
    "rules.action.wanderlust": "Take a face-up tile and lay it next to earth. You may put one element of this section on it. Bonus \
VP for itself and each adjacent tile of its terrain. Then every animal, down the food chain, may move species in from adjacent \
tiles. Special: take another turn.",
    "rules.action.tectonics": "Cover a tile at the edge of the grid with a Vent. Bonus VP for it and each adjacent Vent. One species \
of each animal there stays, the rest return to the gene pools; then add one of yours, from the pool or the eliminated ones. \
Special: any tile.",
    "rules.action.migration": "Move up to so many of your species to an adjacent tile, each once. Special: all of them.",
    "rules.action.competition": "On a tile of the terrain shown, where you live, eliminate up to 1, 2 or 3 opposing species. \
Special: twice up to 1, on any tiles where you live.",
    "rules.action.evolution": "Score a tile of the terrain shown. If your species thrive there you must take a card in a slot up to \
the number of the space.",
    "rules.action.domination": "Choose an element you dominate: take its special pawn and raise its target. The second space needs \
three animals in play, the third four.",
    "rules.domination": "Domination and targets",
    "rules.domination.text": """\
Your <b>domination value</b> of an element is how many of it your display has, times the number of tiles where both you and the \
element are. You dominate it while the value is <b>greater</b> than its target, which starts at 1.
With a Domination action you take its special pawn, even from another animal, and its target becomes your value. A pawn that \
stands on the display stays there until you retrieve it. At the end every special pawn is worth its target.""",
    "rules.cards": "Evolution cards and events",
    "rules.cards.text": """\
Resolve a card from top to bottom as far as possible; the choices are yours. Then it is discarded, the cards above slide down, \
and a new one enters the top slot. X on a card is the number of its slot.
- A new card first does what it says it does as it enters play; then it brings the event it shows.
- <b>Extinction</b>: all endangered species on earth are eliminated, again and again until none is left.
- <b>Survival</b>: the animal that alone has most species on Vents holds the Survival card, and gets bonus VP for the number of \
Vents it occupies.""",
    "rules.reseed": "Reseed",
    "rules.reseed.text": """\
- Elements whose corner lies between three Vents are removed.
- <b>Regression</b>: for each element type in its box, every animal without a species on a square loses one disk of it. Printed \
elements are safe. The species return to their gene pools, the box is emptied.
- Leftovers move on: Adaptation to Regression, Autotrophs to Depletion, Abundance to Autotrophs. Those of Depletion, Speciation \
and Wanderlust go back to the bag.
- New elements and terrain markers are drawn, and the cubes slide back to the left. Pawns stay where they are.""",
    "rules.end": "The end",
    "rules.end.text": """\
Once the Asteroid has been taken the round is played to its end. Then come an Extinction and a Survival, every tile is scored \
once, and every special pawn pays its target. Most VP win; a tie goes up the food chain.""",
    "rules.variants": "Variants",
    "rules.variants.text": """\
- <b>Two players, two animals each</b>: every animal plays for itself; your lower score counts.
- <b>Random earth</b>: the seven central tiles and their elements are drawn. Each animal starts with one species for each match \
with the centre, so that an element printed twice counts twice; and with VP for what the centre would not pay it.
- <b>Alternate displays</b>: three elements at random instead of printed ones; all can be lost.
- <b>Superheroes</b>: two traits each. Exaptation is left out.
- <b>Length</b>: 20, 25, 30 or 35 cards.""",
    "rules.deck": "All evolution cards",
    "rules.deck.text": "The words are ours. The last column says how sure we are of the effect. "
    "All event marks are reconstructed: no source names them.",
    "rules.traits": "All traits",
    "rules.col.event": "Event",
    "rules.unknown": "What else is reconstructed",
    "rules.unknown.text": """\
- 19 disks of each element; the rules print no number.
- The Migration spaces 3, 4 and 5; only 3 and 5 are certain.
- The order in which bags that run short are used.
- That you choose for the events of a card you bring in.
- That Camouflage acts right after the Vent of a Volcanism, before the next card comes.""",
}
