"""Traits, climate events and zones in English: the name, what it does in a line, and all there is to say."""

from typing import Final

CARDS: Final = {
    # --- traits: what a hand shows, and the finer points ---
    "trait.ambush": "Ambush",
    "trait.ambush.does": "Its attacks ignore Warning Call, and one defence of a Migratory target.",
    "trait.ambush.more": (
        "The owner says which defence of the target is ignored: Burrowing, Climbing, Cooling Frills, Defensive Herding, "
        "Hard Shell, Mud Wallowing or Symbiosis. Nothing is paid for it. Horns still hurt."
    ),
    "trait.burrowing": "Burrowing",
    "trait.burrowing.does": "Safe from attack while it is not hungry. Cold and heat take 1 less.",
    "trait.burrowing.more": (
        "Not hungry means as much food as population; with Hibernation two fewer will do. Wildfire never hurts it. Its shelter "
        "from the climate holds whether it has eaten or not."
    ),
    "trait.carnivore": "Carnivore",
    "trait.carnivore.does": "Feeds by attacking a smaller species. Never eats plants.",
    "trait.carnivore.more": (
        "It must be larger than what the target defends with, and then takes as much meat as the target's body size, if it has room. "
        "Any species can be the target, also one of its owner. It takes meat from Scavenger and Cooperation as well."
    ),
    "trait.climbing": "Climbing",
    "trait.climbing.does": "Only a Carnivore that climbs can attack it.",
    "trait.climbing.more": "On a Carnivore it opens the way to targets that climb.",
    "trait.cooling_frills": "Cooling Frills",
    "trait.cooling_frills.does": "Defends as if 2 larger. Heat takes 3 less.",
    "trait.cooling_frills.more": "The meat it gives is still its body size alone, and so is the size that the climate looks at.",
    "trait.cooperation": "Cooperation",
    "trait.cooperation.does": "When it takes food, your species on its right takes 1 from the same place.",
    "trait.cooperation.more": (
        "The neighbour takes food of the same kind: a Carnivore takes nothing of plants. Its own Cooperation passes on to the right "
        "again. Fat that moves down from Fat Tissue is not taken, so nothing is passed on."
    ),
    "trait.defensive_herding": "Defensive Herding",
    "trait.defensive_herding.does": "Attackers need a larger population. Cold takes 1 less.",
    "trait.defensive_herding.more": "Pack Hunting does not help against it: the two populations are compared as they are.",
    "trait.fat_tissue": "Fat Tissue",
    "trait.fat_tissue.does": "Once full, it may store food as fat, up to its body size.",
    "trait.fat_tissue.more": (
        "Just before the food cards are revealed, fat moves down to feed the species, as much as its population has places. Fat on the "
        "card does not feed it and does not stop starvation; at the end of the game it scores like food."
    ),
    "trait.fertile": "Fertile",
    "trait.fertile.does": "Gains 1 population before the reveal if the watering hole has a plant.",
    "trait.fertile.more": "What counts are plants left from the round before, or held back by a Wildfire. Population stops at 6.",
    "trait.foraging": "Foraging",
    "trait.foraging.does": "Each time it takes plants, it takes 1 more.",
    "trait.foraging.more": (
        "The extra plant comes from the same place and belongs to the same meal: Cooperation passes on 1, not 2. It works with Long Neck, "
        "Intelligence and plants received by Cooperation, not with meat."
    ),
    "trait.hard_shell": "Hard Shell",
    "trait.hard_shell.does": "Defends as if 4 larger.",
    "trait.hard_shell.more": "The meat it gives is still its body size alone. With Cooling Frills it defends as if 6 larger.",
    "trait.heavy_fur": "Heavy Fur",
    "trait.heavy_fur.does": "Cold takes 4 less; Tropical, Hot and Scorching take 1 more.",
    "trait.heavy_fur.more": "The loss in the three hottest zones is added whatever its body size.",
    "trait.hibernation": "Hibernation",
    "trait.hibernation.does": "Up to 2 population need no food. Cold takes 1 less.",
    "trait.hibernation.more": (
        "These two are spared when the others starve, and its owner may feed them or not. With Burrowing it is safe two food earlier."
    ),
    "trait.horns": "Horns",
    "trait.horns.does": "Whoever attacks it loses 1 population first.",
    "trait.horns.more": (
        "The attacker loses it before it takes its meat: with less population it has less room, and it may even die. "
        "The attack goes on all the same."
    ),
    "trait.intelligence": "Intelligence",
    "trait.intelligence.does": "Discard cards: 2 plants each, or for a Carnivore one defence switched off.",
    "trait.intelligence.more": (
        "Only in its owner's turns of the feeding phase, and never forced. Plants come from the bank. A Carnivore names one trait for each "
        "card: every copy of it, anywhere, is idle for this attack."
    ),
    "trait.long_neck": "Long Neck",
    "trait.long_neck.does": "Takes 1 plant from the bank before the reveal.",
    "trait.long_neck.more": "It does not need a plant on the watering hole. On a Carnivore it does nothing.",
    "trait.migratory": "Migratory",
    "trait.migratory.does": "Takes 2 food at the end if the watering hole is empty. Cold takes 1 less.",
    "trait.migratory.more": (
        "The food comes from the bank after everybody has fed and before anything starves. It is of no kind: Carnivores take it, Foraging "
        "adds nothing. It lays the species open to Ambush."
    ),
    "trait.mud_wallowing": "Mud Wallowing",
    "trait.mud_wallowing.does": "Whoever attacks it must discard a card. Heat takes 1 less.",
    "trait.mud_wallowing.more": "Without a card there is no attack. Nobody is forced to pay.",
    "trait.nocturnal": "Nocturnal",
    "trait.nocturnal.does": "Feeds once more before each of your turns while no Carnivore could eat it. Heat takes 1 less.",
    "trait.nocturnal.more": (
        "The meal is free and need not be taken. Full Carnivores are no danger; your own hungry ones are. A Carnivore with Intelligence counts "
        "if its owner holds enough cards to get through."
    ),
    "trait.pack_hunting": "Pack Hunting",
    "trait.pack_hunting.does": "Attacks with body size plus population.",
    "trait.pack_hunting.more": "For a Carnivore. The size is taken before Horns hurt.",
    "trait.scavenger": "Scavenger",
    "trait.scavenger.does": "Takes 1 meat after every successful attack, anybody's.",
    "trait.scavenger.more": (
        "The meat comes from the bank after the attacker has eaten. It takes it as the attacker and as the victim too, if it survives. What "
        "Horns cost an attacker is no attack."
    ),
    "trait.symbiosis": "Symbiosis",
    "trait.symbiosis.does": "Safe from attack while your species on its right has a larger body.",
    "trait.symbiosis.more": "Body sizes are compared without Hard Shell or Cooling Frills. The last species of a row has nobody on its right.",
    "trait.warning_call": "Warning Call",
    "trait.warning_call.does": "Only a Carnivore with Ambush can attack its neighbours, left and right.",
    "trait.warning_call.more": "It does not protect its bearer. It protects from the owner's Carnivores too.",
    # --- events ---
    "event.cold_snap": "Cold Snap",
    "event.cold_snap.does": "This round its losses replace those of the zone. They are cold.",
    "event.heat_wave": "Heat Wave",
    "event.heat_wave.does": "This round its losses replace those of the zone. They are heat.",
    "event.thaw": "Thaw",
    "event.thaw.does": "It lies on the watering hole and counts as 3 suns next round.",
    "event.desertification": "Desertification",
    "event.desertification.does": "Every species loses 1 body size, down to 1. No plants are added this round.",
    "event.volcanic_eruption": "Volcanic Eruption",
    "event.volcanic_eruption.does": "At the end of the round the climate jumps to the zone on the card.",
    "event.wildfire": "Wildfire",
    "event.wildfire.does": "Every species without Burrowing loses 1 population. New plants wait until next round.",
    "event.meteor_impact": "Meteor Impact",
    "event.meteor_impact.does": "No plants are added for the rest of the game.",
    # --- zones ---
    "zone.ice_age": "Ice Age",
    "zone.freezing": "Freezing",
    "zone.cold": "Cold",
    "zone.cool": "Cool",
    "zone.temperate": "Temperate",
    "zone.warm": "Warm",
    "zone.tropical": "Tropical",
    "zone.hot": "Hot",
    "zone.scorching": "Scorching",
}  # fmt: skip
