"""The rules page of Dominant Species in English. A line is a paragraph; lines that begin with a dash are a list."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
Two to six animals live through the years before an ice age. In each turn everybody first plans, pawn by pawn; then all the \
plans are carried out in one fixed order. Whoever has most victory points (VP) when the Ice Age has come wins.
These are the rules of the board game in our own words, as this table plays them. Words that a player must know are <b>bold</b>.""",
    "rules.words": "The earth and its words",
    "rules.words.text": """\
- The map has 35 hexes. Those with a <b>tile</b> are the earth. Two tiles are adjacent if they share an edge.
- <b>Elements</b> are disks on the corners of tiles: one to a corner, at the rim too. A disk is on each of the up to three tiles \
that meet there.
- A <b>species</b> is one cube of an animal. You <b>occupy</b> a tile if you have at least one species there.
- Your <b>display</b> shows the elements you live on: printed ones, which nothing can take, and disks; six in all at most.
- Your <b>match</b> with a tile: for each disk on it, how many of its type you have, all added up.
- Species with a match of 0 are <b>endangered</b>: the next Extinction kills them. Until then they count in full. A ! marks \
them on the board, as a choice would leave them too.
- You <b>dominate</b> a tile where you have species and your match is higher than that of every other animal there. A tie, or a \
match of 0, dominates nothing; how many species you have does not matter.
- New species come from your <b>gene pool</b>. Species that are <b>eliminated</b> leave the game; only Glaciation sends them \
back to the pool.
- A Tundra tile covers another tile: from then on only the Tundra counts.
- <b>Opposing</b> means of any other animal, also of another one of yours.""",
    "rules.chain": "Animals and food chain",
    "rules.chain.text": """\
The <b>food chain</b> is Mammals, Reptiles, Birds, Amphibians, Arachnids, Insects. It breaks ties in the number of species and \
of VP: the animal higher up wins them. Ties in matches, and for the Survival card, are not broken. Animals that are not in play have no power.""",
    "rules.col.power": "Power",
    "rules.power.mammals": "In each Extinction they may save one endangered species of theirs.",
    "rules.power.reptiles": "They may keep one element from each Regression without a pawn.",
    "rules.power.birds": "In Migration their species move up to two tiles, over a tile between.",
    "rules.power.amphibians": "Three printed elements instead of two.",
    "rules.power.arachnids": "Before all Competition pawns they attack once, on any tile.",
    "rules.power.insects": "After all Speciation pawns they may place one species on any tile.",
    "rules.tiles": "Tiles and their points",
    "rules.tiles.text": """\
When a tile is <b>scored</b>, the animal with most species there gets the first value, the next one the second, and so on. \
An animal takes one place only; a tie goes to the animal higher on the food chain.""",
    "rules.bonus": """\
<b>Bonus VP</b> by count: 1 gives 1, 2 gives 3, 3 gives 6, 4 gives 10, 5 gives 15, 6 gives 21, 7 gives 28, 8 gives 36, 9 or more \
gives 45.""",
    "rules.setup": "Set-up",
    "rules.setup.text": """\
- Six tiles lie in a ring round a Sea that is covered by Tundra, with two elements of each type on their corners. The other 24 \
tiles form three stacks, the top one face up. Eleven Tundra tiles wait.
- Every animal has four species: two on the tile it starts dominant on, one on either side.
- The initiative track is filled up the food chain: Insects first, Mammals last.
- Four elements each go to Adaptation, Abundance and Wanderlust. Five cards are laid out; the Ice Age is the last of the deck.""",
    "rules.col.animals": "Animals",
    "rules.col.pawns": "Pawns each",
    "rules.col.species": "Species each",
    "rules.col.pool": "Left in the pool",
    "rules.turn": "The turn",
    "rules.turn.text": """\
- <b>Planning</b>: all pawns are placed on the display.
- <b>Execution</b>: the sections are carried out from top to bottom, the spaces of each from left to right. A pawn goes home as it \
acts; its owner may forgo the whole action. Once it is begun, what says "may" or "up to" stays free, and the rest must be done.
- <b>Reset</b>: Extinction, Survival, and Reseed.""",
    "rules.planning": "Planning",
    "rules.planning.text": """\
In the order of the initiative track each animal puts one pawn on any vacant space; then again, until nobody has a pawn at hand. \
You may not pass. The round spaces of Reptiles, Insects and Arachnids take no pawns. Pawns that still queue for Glaciation, \
or were placed early by Instinct, are not at hand.""",
    "rules.actions": "The actions",
    "rules.spaces": "{n}",
    "rules.action.initiative": "Swap places with the animal to your left on the track. Then put the same pawn on any vacant space: it \
acts there this turn. Back on the space it left, it acts in the next turn.",
    "rules.action.adaptation": "Take one element of this section onto your display. With six elements you get nothing.",
    "rules.action.regression": "Every turn each animal loses one disk of each type in the box. Each of your pawns here may keep you \
one of them; Reptiles may keep one more. Two disks of a type in the box count once, and printed elements are safe.",
    "rules.action.abundance": "Put one element of this section on any vacant corner of earth.",
    "rules.action.wasteland": "Take one element out of the box. Then, with a pawn or without, every element next to Tundra whose type is \
still in the box is removed. Empty in the first turn.",
    "rules.action.depletion": "Remove one element on earth of a type in the box. Empty in the first two turns.",
    "rules.action.glaciation": "Only the first space acts; the other pawns wait, and move up one space at the Reset. Put Tundra on a \
tile next to Tundra. Elements between three Tundra tiles are removed. Bonus VP for the Tundra tiles next to the new one. \
One species of each animal stays, the others return to their gene pools.",
    "rules.action.speciation": "Choose an element on earth of the type on the space. On each tile round it you may place new species, up \
to the limit of its terrain. Last, Insects may place one anywhere.",
    "rules.action.wanderlust": "Lay a face-up tile on an empty hex next to earth. You may put one element of this section on it. Bonus \
VP for the tiles next to it. Then every animal, down the food chain, may move species onto it from the tiles next to it.",
    "rules.action.migration": "Move up to so many of your species to an adjacent tile, each once.",
    "rules.action.competition": "First Arachnids, anywhere. Then you may, on one tile each of Tundra and the two terrains of the space, where \
you and another animal live, eliminate one opposing species.",
    "rules.action.domination": "Score any tile that was not scored this turn, even one where you have nothing. Then the animal that \
dominates it must take one of the cards and resolve it.",
    "rules.dominance": "Dominance and cards",
    "rules.dominance.text": """\
The cone on a tile shows who dominates it now; it is worked out anew after every change. At a real table it must be claimed, and \
stays until another animal claims it or a tie is shown; here nobody can overlook it. Tap a tile, or walk to it with the arrow \
keys and press Enter, to see all matches added up. On a tile that can be chosen press Shift and Enter, or hold it.
A card is for the animal that dominates the scored tile, whoever's pawn it was. It must be taken if there is one, and done as far as \
possible; \"up to\" and \"may\" are free. Then it leaves the game. New cards come only at the Reset.""",
    "rules.reset": "Reset",
    "rules.reset.text": """\
- <b>Extinction</b>: all endangered species are eliminated. Mammals may save one of theirs.
- <b>Survival</b>: the animal that alone has most species on Tundra holds the Survival card, and gets bonus VP for the number of \
Tundra tiles it occupies.
- <b>Reseed</b>: cards are refilled; waiting Glaciation pawns move up one space; the elements of Regression, Depletion and Wanderlust \
go back to the bag. What was left moves on: Wasteland to Depletion, Abundance to Wasteland, Adaptation to Regression. New \
elements are drawn, and the stacks turn up new tiles.""",
    "rules.end": "The end",
    "rules.end.text": """\
Once the Ice Age has been taken the turn is played to its end, with Extinction and Survival. Then every tile is scored once, without \
cards. Most VP win; a tie goes up the food chain.""",
    "rules.variants": "Variants",
    "rules.variants.text": """\
- <b>Several animals each</b>: all six are in play, three for each of two players or two for each of three. Every animal plays for \
itself; your lowest score counts.
- <b>Random earth</b>: the seven tiles and their elements are drawn. Each animal starts with one species for each element of its \
type on each tile that is not Tundra, so that an element between two tiles counts twice; those with fewer start with VP for the difference.""",
    "rules.deck": "All cards",
    "rules.deck.text": "The words are ours. The last column says how sure we are of the effect.",
    "rules.deduced": "What is deduced",
    "rules.deduced.text": """\
The rules do not print these; two complete implementations by others, or their own logic, agree on them:
- How many tiles there are of each terrain; only their number, 31, is printed.
- Five Domination spaces, and the order of the elements on the Speciation spaces.
- That bonus VP rise no further than the last value of their table.
- Species and pawns in the pools, and where the elements of the set-up lie.
- That pawns waiting for Glaciation move up one space only, and close no gaps.""",
    "rules.unknown": "What else is reconstructed",
    "rules.unknown.text": """\
Our sources are silent, or disagree, on these; they are marked <b>reconstructed</b>:
- That you may leave out one terrain of a Competition and use the others.
- That Reptiles may forgo their free pawn in Regression, as every pawn.
- That pawns stay at hand when no space is vacant.
- That only pawns at hand pay for Immigrants, so that without one that way is closed.
- The order in which a bag that runs short is used: Adaptation, Abundance, Wanderlust.
- That species of a Hibernation are safe from Extinction only, that of a tile's species the others die first, and that mammals save one of what is left.
- That an Ice Sheet must be laid, that a tile scored before it is covered stays scored, and that Instinct may enter Initiative.
- The tie of players with several animals: the highest on the food chain among those that count.
- <b>Our own ruling</b>: if after a Reset nothing lives on earth and no gene pool holds a species, the game is over. Nobody could \
take a card any more, so the Ice Age would never come.""",
}
