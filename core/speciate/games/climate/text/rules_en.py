"""The rules page of Climate in English. A line is a paragraph; lines that begin with a dash are a list."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": """\
Two to six players adapt their species to a climate that they all push about. Whoever has eaten most, and has most population \
and traits alive at the end, wins.
These are the rules of the board game in our own words, as this table plays them. Words that a player must know are <b>bold</b>.""",
    "rules.words": "Species and cards",
    "rules.words.text": """\
- A <b>species</b> has a <b>population</b> and a <b>body size</b>, both from 1 to {top}, and up to {limit} <b>traits</b>, no two alike. With \
two players it has {limit2} at most.
- Your species stand in a row. <b>Left</b> and <b>right</b> are as you see them; the order matters for some traits.
- A species holds as much <b>food</b> as its population, not more. It is <b>hungry</b> as long as it holds less.
- Every card is a trait, and at the same time food: its leaf number counts if you lay it on the watering hole. Some cards also show \
<b>suns</b> or <b>snowflakes</b>.
- The <b>watering hole</b> holds plants that everybody eats from. The <b>bank</b> never runs out. What a species has eaten goes to \
your <b>bag</b> at the end of each round, and is safe there.
- Hands are secret. Everything else is open, but for food cards and new traits until they are turned up.""",
    "rules.setup": "Set-up",
    "rules.setup.text": """\
- The climate begins in Temperate. One hot and one cold event card lie face up beside their zones.
- With two players {aside2} of the {all} cards are put aside unseen, with three players {aside3}, with four {aside4}, with five or six none. They \
come into the game when the deck has run out.
- The first player is drawn by lot.""",
    "rules.round": "The round",
    "rules.round.text": """\
- <b>Deal</b>: who has no species gets a new one. Then everybody draws {deal} cards and 1 more for each species.
- <b>Food cards</b>: everybody secretly lays one card from the hand on the watering hole.
- <b>Play cards</b>: each player takes one turn, clockwise from the first player.
- <b>The climate</b>: food cards are revealed, the climate may change, species may suffer, plants grow.
- <b>Feeding</b>: the players feed their species one at a time, round and round.
- <b>End of the round</b>: what has not been fed starves, food goes to the bags, and the first player is now the one to the left.""",
    "rules.play": "Playing cards",
    "rules.play.text": """\
In your turn you may play any number of cards, each in one of these ways:
- as a <b>trait</b>, face down on one of your species;
- discarded, for a <b>new species</b> at the left or the right end of your row;
- discarded, to make one of your species <b>1 larger</b>;
- discarded, to give it <b>1 population</b>.
You may also throw off traits of yours at any time in your turn; no card is drawn for them.
At the end of the turn you may lay any number of cards under the deck, at most as many as it holds, and draw as many. \
Cards drawn so wait for the next round, but they can pay for Intelligence and Mud Wallowing.
New traits are turned up together when everybody has had a turn; until then they do nothing.""",
    "rules.climate": "The climate",
    "rules.climate.text": """\
First, before anything is revealed, <b>Fertile</b>, <b>Long Neck</b> and <b>Fat Tissue</b> do their work. Then the food cards are \
turned up, and in this order:
- <b>Climate</b>: more suns than snowflakes make it one zone hotter, more snowflakes one zone colder, never more than one. A tie leaves it.
- <b>Event</b>: a face-up event card of the zone where the climate now is happens.
- <b>Losses</b>: every species loses population as the zone says, all at once. Only the body sizes named there are hit. Traits protect; \
their protections add up.
- <b>Plants</b>: the leaf numbers of the food cards and that of the zone are added up. So many plants come to the watering hole, or leave it.
- <b>New event</b>: a card that happened goes under its deck, and the next one is laid out. It cannot happen in this round.""",
    "rules.zones": "The zones",
    "rules.zones.text": "The numbers of plants are <b>reconstructed</b>: the printed ones could not be had. Sizes and losses are those of the book.",
    "rules.col.zone": "Zone",
    "rules.col.hit": "Body sizes hit",
    "rules.col.loss": "Population lost",
    "rules.col.plants_few": "Plants, 2 or 3 players",
    "rules.col.plants_many": "Plants, 4 to 6 players",
    "rules.protection": "What protects",
    "rules.protection.text": """\
- <b>Cold</b> takes {fur} less from Heavy Fur, and 1 less each from Burrowing, Defensive Herding, Hibernation and Migratory.
- <b>Heat</b> takes {cool} less from Cooling Frills, and 1 less each from Burrowing, Mud Wallowing and Nocturnal.
- In Tropical, Hot and Scorching, heat takes {burden} more from Heavy Fur, whatever its size.""",
    "rules.feeding": "Feeding",
    "rules.feeding.text": """\
In your turn you must feed one of your hungry species if any of them can eat. Which one is your choice.
- A species without Carnivore takes 1 plant from the watering hole.
- A Carnivore must attack to eat, and if an attack into Horns or on a species of yours is all that is left, it must be made. An attack \
that costs a card is never forced.
- Never forced are: feeding fat, feeding the last {spared} of a Hibernation species, Intelligence, and the free meal of a Nocturnal species.
- Plants that would become fat, such as those of Foraging and Cooperation, may be left on the watering hole.
Feeding ends when a full circle has passed in which nobody did anything.""",
    "rules.attack": "The attack",
    "rules.attack.text": """\
A hungry Carnivore may attack any other species, also one of yours, if nothing forbids it:
- Its body size, with Pack Hunting plus its population, must be <b>larger</b> than the target's body size with {shell} for Hard Shell and {frills} \
for Cooling Frills.
- Climbing, Defensive Herding, Burrowing, Symbiosis, Warning Call and Mud Wallowing may stand in the way; see the traits.
- Ambush ignores some of them, Intelligence switches traits off for a card each. All cards needed must be in your hand.
Then, in this order: cards are paid; Horns take 1 population from the attacker; the target loses 1 population; the attacker takes meat, as \
much as the target's body size was, if it has room; every Scavenger takes 1 meat.""",
    "rules.end": "End of the round",
    "rules.end.text": """\
- If the watering hole is empty, Migratory species take {migrates} food each.
- Every species falls to as much population as it has food. Hibernation spares up to {spared}. At 0 it is extinct.
- Food on species goes to the bags; fat stays. Plants on the watering hole stay.
- A Volcanic Eruption moves the climate now. The first player is now the one to the left.
- Plants that a Wildfire held back come to the watering hole before the next deal.""",
    "rules.extinction": "Extinction",
    "rules.extinction.text": """\
A species at population 0 leaves the table, its food and fat go to your bag, and its traits to the discards. You draw as many cards as it had \
traits. The row closes up, so others become neighbours. Whenever population falls below the food held, the rest of the food goes to the bag.""",
    "rules.score": "The last round and the score",
    "rules.score.text": """\
If the deck runs out during the deal, this round is the last; if it runs out by an extinction, the next one is. The cards put aside, or \
the discards, are the new deck.
After the last round everybody counts the food in the bag with all fat, the population of living species, and their trait cards. A tie goes to \
more traits, then to more population.""",
    "rules.variants": "Variants",
    "rules.variants.text": """\
- <b>Quick play</b>: all play their cards at the same time, without seeing what the others do. At this table they do it one after \
another, each shown the others as they stood before. With six players it is always so.
- <b>Without events</b>: the event cards stay in the box; the climate does the rest.""",
    "rules.traits": "All traits",
    "rules.traits.text": """\
Of Carnivore there are {hunters} cards, of every other trait {others}. The leaf numbers are those of the base game where the trait is in it; \
those marked <b>reconstructed</b> are ours, and so are all suns and snowflakes.""",
    "rules.col.trait": "Trait",
    "rules.col.does": "What it does",
    "rules.col.leaves": "Leaf numbers",
    "rules.col.signs": "Suns and snowflakes",
    "rules.col.sure": "How sure",
    "rules.events": "All events",
    "rules.events.text": """\
{each} cold and {each} hot cards. What they do is in the book; how many there are of each, their zones and their numbers are <b>reconstructed</b>.""",
    "rules.col.event": "Event",
    "rules.col.cards": "Cards, zone, numbers",
    "rules.unknown": "What is reconstructed",
    "rules.unknown.text": """\
- The plants of the nine zones, on both sides of the board. Only the {ends} at the far ends was found.
- Suns and snowflakes of each card; the leaf numbers of Cooling Frills, Heavy Fur, Hibernation, Migratory, Mud Wallowing, Nocturnal and of six Carnivores.
- How many of each event there are, where they lie, and the numbers on Cold Snap, Heat Wave and Volcanic Eruption. The English name Thaw is ours.
- Also ours: rows close before the meat is eaten; Quick play is taken in the order of the seats.""",
    "rules.col.point": "Where the book is silent",
    "rules.col.used": "We play",
    "ruling": "{used} <small>(or else: {other})</small>",
    "ruling.deck_out": "When has the deck run out?",
    "ruling.deck_out.emptied": "when its last card is drawn",
    "ruling.deck_out.short": "when a card is wanted and none is left",
    "ruling.fat_when_hungry": "May a species store fat while another of yours must still eat?",
    "ruling.fat_when_hungry.no": "no",
    "ruling.fat_when_hungry.yes": "yes",
    "ruling.full_fat_attack": "May a Carnivore that is full but has room for fat attack?",
    "ruling.full_fat_attack.no": "no: the book lets only a hungry one attack",
    "ruling.full_fat_attack.yes": "yes, it need not",
    "ruling.mud_forced": "Must a hungry Carnivore attack if the only attack costs a discarded card?",
    "ruling.mud_forced.no": "no",
    "ruling.mud_forced.yes": "yes",
    "ruling.fur_outside_sizes": "Does Heavy Fur lose one more in the hot zones if the zone does not hit its body size?",
    "ruling.fur_outside_sizes.yes": "yes",
    "ruling.fur_outside_sizes.no": "no",
    "ruling.migratory_kind": "What do migrants take?",
    "ruling.migratory_kind.food": "food of no kind",
    "ruling.migratory_kind.plant": "plant food",
    "ruling.fat_take_cooperates": "Does food that all becomes fat set off Cooperation?",
    "ruling.fat_take_cooperates.yes": "yes",
    "ruling.fat_take_cooperates.no": "no",
    "ruling.snap_keeps_zone_plants": "After Cold Snap or Heat Wave: do the zone’s plants still come?",
    "ruling.snap_keeps_zone_plants.yes": "yes",
    "ruling.snap_keeps_zone_plants.no": "no",
    "ruling.set_aside": "Cards set aside with two players",
    "ruling.set_aside.88": "88",
    "ruling.set_aside.89": "89",
    "ruling.scavenger_after_meat": "When do Scavengers eat?",
    "ruling.scavenger_after_meat.yes": "after the attacker",
    "ruling.scavenger_after_meat.no": "before the attacker",
    "ruling.fat_refused": "May plants of the watering hole that would become fat be left there, for others to eat?",
    "ruling.fat_refused.yes": "yes, a species with Fat Tissue stores as many as its owner likes; of the bank, all that fits",
    "ruling.fat_refused.no": "no, it stores all that fits",
    "rules.sure.printed": "as printed",
    "rules.sure.base": "as in the base game",
    "rules.sure.reconstructed": "reconstructed",
    "rules.none": "none",
}  # fmt: skip
