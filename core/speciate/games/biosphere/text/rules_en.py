"""The rules page of Biosphere in English, in our own words."""

from typing import Final

RULES: Final = {
    "rules.lead": "Every player leads one species. Its populations are dice, each with an end that is known from the start: the face says when. "
    "Make your species live longer where it lives, spread, and be the first to meet {goals} of the {categories} goals in play.",
    # --- wheel ---
    "rules.wheel": "The wheel of life",
    "rules.wheel.1": "<b>A face is a date, not an age.</b> One face lies at the elephants' graveyard: {faces} on the first turn, then {order} and so on. "
    "When the wheel turns, every die that shows the face now at the graveyard leaves the map and goes back to its owner's supply.",
    "rules.wheel.2": "A die that is placed with a life expectancy of L gets the face that comes to the graveyard exactly L turns later. "
    "The table tells the face of a new die; a die on the map tells by itself, on a tap or under the pointer, when it will die.",
    "rules.wheel.3": "A die that <b>moves</b> ages by one: its face goes down by one, and 1 becomes {faces}. If that is the face at the graveyard, it dies at once.",
    "rules.wheel.head": "At the graveyard",
    "rules.wheel.life": "Life {n}",
    # --- tiles ---
    "rules.tiles": "Environments",
    "rules.tiles.1": "A tile holds as many dice as it has spaces. You hold the <b>majority</b> with more than half of its <i>spaces</i>, not of its dice; "
    "you have <b>full control</b> with all of them. An edge tile has fewer than four neighbours. Tiles are neighbours when they share a side.",
    "rules.col.environment": "Environment",
    "rules.col.spaces": "Spaces",
    "rules.col.majority": "Majority",
    "rules.col.life": "Life at the start",
    "rules.col.life_sure": "Source of the life",
    "rules.col.tiles": "Tiles with {n}",
    "rules.tiles.after": "The map is one connected area, dealt at random. The rectangle has {rectangles} tiles with two, three, four, five and six players; a map with holes is what is left of {holes}; a map of any shape grows tile by tile.",
    # --- boards ---
    "rules.boards": "Your board",
    "rules.boards.1": "{tracks} tracks: a life expectancy for each environment, and {abilities:ability|abilities}. A raise moves a track up one step. "
    "A raise of a track that is at its end moves your marker on the bar instead.",
    "rules.col.track": "Track",
    "rules.col.steps": "Values",
    "rules.col.overflow": "At its end",
    "rules.col.does": "What it does",
    "rules.lives": "Life expectancy: {names}",
    "rules.track.life": "How many turns a die lives that is placed there. Dice on the map never change.",
    "rules.track.reproduction": "How many dice you may place in phase 5.",
    "rules.track.movement": "How many steps your dice may make in phase 4, all together.",
    "rules.track.evolution": "How many evolution points you get in phase 2.",
    "rules.on_bar": "bar +{n}",
    # --- setup ---
    "rules.setup": "Before the first turn",
    "rules.setup.1": "Everybody has {dice} dice and starts without evolution points. {row:card|cards} of each row lie face up, and one goal of each of the {categories} categories. "
    "The first player is drawn; the others follow clockwise.",
    "rules.setup.2": "On the bar the first player stands foremost, on space {foremost}, the next one behind, and so on. With the variant “the last one foremost” the first player stands on space {hindmost}, the next one before him, and so on.",
    # --- turn ---
    "rules.turn": "A turn",
    "rules.turn.1": "Eight phases. All players finish a phase, clockwise from the first player, before the next one begins.",
    "rules.turn.list": "<li><b>Wheel.</b> The wheel turns by one face, not on the first turn, and the dice at the graveyard leave the map.</li>"
    "<li><b>Income.</b> Evolution points equal to your Evolution. What is not spent is kept, up to {most}.</li>"
    "<li><b>Evolution.</b> Buy cards, move on the scale and on the bar, play at most one card.</li>"
    "<li><b>Movement,</b> not on the first turn. Then bonuses.</li>"
    "<li><b>Reproduction.</b> Then bonuses.</li>"
    "<li><b>Filling.</b></li>"
    "<li><b>Goals.</b></li>"
    "<li><b>Upkeep.</b> The first player changes, clockwise. In each row the oldest card goes, the others slide, a new one comes.</li>",
    # --- evolution ---
    "rules.evolution": "Evolution, phase 3",
    "rules.evolution.1": "On your first turn you choose where you start: Small 1 or Large 1, with Specific 1 or Generic 1. Then do any of these, in any order and in instalments, as far as your points go:",
    "rules.evolution.list": "<li><b>Buy</b> a face-up card: {cost1:point|points} in the first row, {cost2} in the second. It goes into your hand; there is no limit. The gap is filled when your phase is over.</li>"
    "<li><b>The scale.</b> Move either marker a step, in any direction. The first step of your turn costs 1, the second 2, the third 3 and so on: 3 steps cost 6. "
    "There is no zero: Large 1 and Small 1 are neighbours. Reaching a corner, a 4 with a 4, ends your steps on the scale for this turn; you may take its bonus, once in a game.</li>"
    "<li><b>The bar.</b> Move your marker to the next free space ahead; others are jumped and cost nothing. The price rises in the same way, and is counted by itself.</li>"
    "<li><b>Play</b> one card of your hand, as the last thing: your markers must stand exactly on its two values. Its bonus is for good, wherever you go later.</li>",
    # --- bar ---
    "rules.bar": "The bar",
    "rules.bar.1": "A ring of {bar} spaces. Reaching or passing a corner for the first time gives a bonus, whatever moved you: "
    "{corners}.",
    "rules.bar.2": "Once anybody has reached the first corner, the last ones pay. If your evolution phase ends while you stand {sections}; "
    "each of these sections costs you once at most. You choose which; a track can fall to one below its start. It is then <b>blocked</b>: you cannot place dice there in phases 5 and 6, until a raise lifts it.",
    # --- movement and so on ---
    "rules.bar.corner": "at space {n}: {effect}",
    "rules.bar.section": "on spaces {first} to {last} you lose {n:point|points} of life expectancy",
    "rules.movement": "Movement, phase 4",
    "rules.movement.1": "Share the steps of your Movement among your dice. A step leads to a tile that shares a side. Full tiles and rivals can be crossed; where a die ends there must be a free space, "
    "even if it dies of the move. Each die moves once at most, ages by one face however far it went, and keeps the rest of its life.",
    "rules.reproduction": "Reproduction, phase 5",
    "rules.reproduction.1": "On the first turn place {first:die|dice} on any free spaces. Later place up to as many as your Reproduction, on tiles where you had dice when your phase began or beside them; new dice support nobody yet. "
    "When you are done, they get the face of their environment. A species without dice on the map may place anywhere.",
    "rules.filling": "Filling, phase 6",
    "rules.filling.1": "Where you hold the majority you may fill all the free spaces of the tile, from your supply. This costs nothing and is not limited by Reproduction. If your dice do not suffice for all tiles, you choose their order, and the last one gets what is left.",
    # --- special ---
    "rules.special": "Bonuses",
    "rules.special.1": "{special} spaces, each paid once to each player: {extremes} for reaching the corners of the scale, which you may decline, and {lands} for holding the majority on {pair:tile|tiles} of one environment, judged after phases 4, 5 and 6, which you may not.",
    "rules.special.2": "“Life” without an environment is a life expectancy of your choice, “ability” is Reproduction, Movement or Evolution; with more than one each point is chosen by itself.",
    "rules.col.space": "Space",
    "rules.col.bonus": "Bonus",
    "rules.corner": "Reach {name} on the scale",
    "rules.majorities": "Majority on {n:tile|tiles}: {name}",
    # --- goals ---
    "rules.goals": "The goals",
    "rules.goals.1": "One of each category is in play. They are judged in phase 7, for all players on the same position. A goal that is met stays met, and several players can meet the same one.",
    "rules.col.goal": "Goal",
    "rules.col.category": "Category",
    # --- end ---
    "rules.end": "The end",
    "rules.end.1": "The game ends in phase 7 as soon as anybody has met {goals:goal|goals}. Most goals win; among equals the one who is further along the bar.",
    # --- cards ---
    "rules.cards": "The evolution cards",
    "rules.cards.1": "There is exactly one card for each combination of the scale, none for the starts (1 with 1) and the corners (4 with 4): {cards} in all. What we do not know is which bonus is printed on which.",
    "rules.col.combination": "Combination",
    "rules.col.effect": "Raises",
    "rules.col.row": "Cost",
    "rules.col.sure": "Source",
    # --- variants ---
    "rules.variants": "Variants",
    "rules.variants.1": "<b>Without the bar</b>, advised for beginners: raises beyond the end are lost, nobody is punished, and equals are parted by their evolution points; who is equal in these too shares the victory.",
    # --- unknown ---
    "rules.unknown": "What is deduced or reconstructed",
    "rules.unknown.1": "The rule book is known, though not every line of it could be read; the printed cards, player boards and the special board could not be had. What is marked <b>known</b> is in the rule book or in a report of somebody who had the game. What is marked <b>deduced</b> follows from that. What is marked <b>reconstructed</b> is our own, made and balanced by us: of {cards} cards {own_cards}, of {all_goals} goals {own_goals}, of {special} bonuses {own_special}.",
    "rules.rulings": "What the rule book leaves open, or what of it could not be read, we had to decide. These are our rulings:",
    "rules.col.ruling": "Ruling",
    "ruling.connected": "The tiles of the map are joined by their sides, as everything else goes by sides.",
    "ruling.edge": "An edge tile is one with fewer than four neighbours: a hole makes edges, and cannot be crossed.",
    "ruling.maps": "The shapes of the maps.",
    "ruling.species": "Which species there are, their names and their colours.",
    "ruling.wheel": "On the first turn the wheel is set and does not turn.",
    "ruling.starts": "No card belongs to the four starts of the scale: with the four corners they are the combinations that are left without one.",
    "ruling.counter": "Nobody can have more than {most} evolution points; the rest is lost.",
    "ruling.prices": "The n-th step of a turn costs n beyond the third too, however the steps are interleaved with other things.",
    "ruling.refill": "Bought cards are replaced when your phase 3 is over, so that what is dealt then is for the next player.",
    "ruling.dry": "Where neither the deck nor the discards have a card left, the gap stays.",
    "ruling.corner": "Reaching a corner of the scale ends your steps there for this turn, on a second visit too, and if you decline its bonus too.",
    "ruling.last_card": "A card is played at the end of your own phase 3, and a card just bought can be played at once.",
    "ruling.overflow": "Each point of a raise counts by itself: of +2 on a track one below its end the first point is a raise and the second moves the marker on the bar. A track at its end may be chosen for that.",
    "ruling.bar": "How long the bar is, and where its corners, its sections and its end lie. A marker that finds no free space ahead stays where it is.",
    "ruling.bar_start": "Where the markers start on the bar: the first player foremost. The variant is the other reading.",
    "ruling.penalty_time": "Only the marker of the player whose phase 3 ends is looked at: who acted before the first corner was reached pays at the end of the next phase 3 at the earliest.",
    "ruling.penalty_once": "Each green section of the bar costs a player once in a game.",
    "ruling.penalty_track": "All points of a penalty may be taken from one track, as far as it can fall.",
    "ruling.unblock": "A blocked track is one below its start, and raises count from there.",
    "ruling.once": "A die moves once at most in a phase, and ends on another tile than it began on.",
    "ruling.dying": "A die that dies of its move needs a free space in reach all the same.",
    "ruling.fewer": "You may place fewer dice than you could; the rest is not saved up.",
    "ruling.anew": "A species without dice on the map may place them anywhere.",
    "ruling.filling": "A tile is filled wholly or not at all, unless the supply runs out; the order of your tiles is yours.",
    "ruling.order": "Several bonuses at once come in turn order, then in the order of the environments above; of one effect what is named comes before what is free.",
    "ruling.goals": "A goal that is met is marked without asking: refusing never helps.",
    "ruling.categories": "The names of the categories of goals.",
    "ruling.nobody": "Against a species without dice, one die is enough for a goal that compares dice.",
    "rules.sure.printed": "known",
    "rules.sure.deduced": "deduced",
    "rules.sure.reconstructed": "reconstructed",
}
"""The chapters of the rules page."""
