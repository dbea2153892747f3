"""The dominance deck: a card is the decisions that it asks for, then its facts, then its rule as a function. `me` is
the animal that dominates the scored tile `h`, and stays "you" whatever the card does. Cards are compulsory, each
sentence as far as it goes; "up to" is free.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.earth.rules import cards
from speciate.earth.rules.refusals import (
    no_element_there,
    no_species_of,
    no_tile,
    no_vacancy_there,
    not_in_bag,
    own_species,
)
from speciate.engine import COUNT, DONE, Choice, Decision, Facts, Reasons, Sure, refuses, unless

from .. import data, events
from ..decisions import MASS_EXODUS_ASLEEP, SHARED
from ..pieces import (
    ANIMAL,
    CORNER,
    ELEMENT,
    HEX,
    LOSE_ELEMENT,
    LOSE_PAWN,
    LOSE_SPECIES,
    LOSS,
    NUMBER,
    SPACE,
    TERRAIN,
    VP_CARDS,
)
from . import hooks
from .actions import glaciate, taken
from .state import Dominant

Effect = Callable[[Dominant, int, int], None]


def card(sure: Sure, *asks: Decision) -> Callable[[Effect], Effect]:
    """Register the card that bears the function's name: how sure its text is, and the decisions of its own that it
    asks for."""

    def register(effect: Effect) -> Effect:
        return hooks.card_effect.by(data.CARDS.add(Facts(effect.__name__, sure, asks)))(effect)

    return register


def points(g: Dominant, me: int, vp: int, effect: Effect) -> None:
    """Score what a card is worth."""
    g.gain(me, vp, VP_CARDS, hooks.card_effect.number(effect))


# --- elements -----------------------------------------------------------------------------------------------


AQUATIC_ELEMENT: Final = Decision(
    "aquatic.element", ELEMENT, "Which element of the bag is placed?", panel="actions", rule="D6.2", animal=ANIMAL
)
AQUATIC_HEX: Final = Decision(
    "aquatic.hex", HEX, "On which sea or wetland tile?", panel="board", rule="D6.2", animal=ANIMAL, element=ELEMENT
)
AQUATIC_CORNER: Final = Decision(
    "aquatic.corner", CORNER, "On which corner of it?",
    panel="board", rule="D6.2", animal=ANIMAL, element=ELEMENT, hex=HEX,
)  # fmt: skip
AQUATIC_BARE: Final = Decision(
    "aquatic.bare", HEX, "On which sea or wetland tile do species come, where no element can be placed?",
    panel="board", rule="D6.2", animal=ANIMAL,
)  # fmt: skip
AQUATIC_NUMBER: Final = Decision(
    "aquatic.number", NUMBER, "How many new species on this tile?", rule="D6.2", animal=ANIMAL, hex=HEX
)


@card("printed", AQUATIC_ELEMENT, AQUATIC_HEX, AQUATIC_CORNER, AQUATIC_BARE, AQUATIC_NUMBER)
def aquatic(g: Dominant, me: int, h: int) -> None:
    """An element of your choice on a corner of a sea or wetland tile, then up to four species on that tile."""
    sites = g.tiles_of(data.SEA, data.WETLAND)
    if not sites:
        return
    if g.in_bag() and g.vacant_corners(sites):
        element = g.choose(me, AQUATIC_ELEMENT, g.in_bag())
        site = g.choose(me, AQUATIC_HEX, [t for t in sites if g.vacant_corners([t])], element=element)
        corner = g.choose(me, AQUATIC_CORNER, g.vacant_corners([site]), element=element, hex=site)
        g.bag[element] -= 1
        g.place_element(element, corner)
    else:
        site = g.choose(me, AQUATIC_BARE, sites)
    most = min(data.AQUATIC_SPECIES, g.pool[me])
    g.breed(me, site, g.choose(me, AQUATIC_NUMBER, range(most + 1), hex=site))


@refuses(AQUATIC_HEX, AQUATIC_BARE)
def no_water(g: Dominant, choice: Choice, h: int) -> Reasons:
    """A tile that is neither sea nor wetland, or without a vacant corner where an element is placed."""
    sea, wetland = (TERRAIN, data.SEA), (TERRAIN, data.WETLAND)
    water = unless(g.terrain[h] in (data.SEA, data.WETLAND), "refused.no_water", sea=sea, wetland=wetland)
    corner = unless(choice.decision is AQUATIC_BARE or g.vacant_corners([h]), "refused.no_corner")
    return no_tile(g, h) or water + corner


refuses(AQUATIC_ELEMENT)(not_in_bag)
refuses(AQUATIC_CORNER)(no_vacancy_there)


BLIGHT_HEX: Final = Decision("blight.hex", HEX, "Which tile withers?", panel="board", rule="D6.2", animal=ANIMAL)
BLIGHT_CORNER: Final = Decision(
    "blight.corner", CORNER, "Which one of its elements stays?", panel="board", rule="D6.2", animal=ANIMAL, hex=HEX
)


@card("printed", BLIGHT_HEX, BLIGHT_CORNER)
def blight(g: Dominant, me: int, h: int) -> None:
    """Choose a tile: all its elements but one wither."""
    tile = g.choose(me, BLIGHT_HEX, g.tiles())
    disks = g.disks_on(tile)
    if len(disks) > 1:
        kept = g.choose(me, BLIGHT_CORNER, disks, hex=tile)
        for corner in disks:
            if corner != kept:
                g.remove_element(corner)


refuses(BLIGHT_CORNER)(no_element_there)


@card("printed", SHARED.disease_disk)
def disease(g: Dominant, me: int, h: int) -> None:
    """Each animal with more elements than you loses a disk of its choice."""
    cards.disease(g, me)


@card("printed", SHARED.habitat_element, SHARED.habitat_corner)
def habitat(g: Dominant, me: int, h: int) -> None:
    """An element of your choice from the bag on any vacant corner."""
    cards.habitat(g, me)


@card("printed", SHARED.metamorphosis_disk, SHARED.metamorphosis_element)
def metamorphosis(g: Dominant, me: int, h: int) -> None:
    """Exchange an own disk with one of your choice from the bag."""
    cards.metamorphosis(g, me)


@card("printed")
def symbiotic(g: Dominant, me: int, h: int) -> None:
    """You and each animal with fewer elements gain a random one."""
    cards.symbiotic(g, me)


# --- victory points -----------------------------------------------------------------------------------------


@card("printed")
def biodiversity(g: Dominant, me: int, h: int) -> None:
    """1 VP for each tile you share."""
    points(g, me, cards.biodiversity(g, me), biodiversity)


@card("printed")
def ecodiversity(g: Dominant, me: int, h: int) -> None:
    """1 VP for each element on earth of a type you have."""
    points(g, me, cards.ecodiversity(g, me), ecodiversity)


@card("printed", SHARED.fertile_hex)
def fertile(g: Dominant, me: int, h: int) -> None:
    """Choose a tile you occupy: 1 VP for each species there."""
    points(g, me, cards.fertile(g, me), fertile)


@card("printed")
def ice_age(g: Dominant, me: int, h: int) -> None:
    """Every animal gains bonus VP for the tiles it dominates. This is the last turn. [D7.1]"""
    g.last_round = 1
    events.last_turn.emit(g)
    lead = [g.dominant(t) for t in g.tiles()]
    for animal in g.animals():
        points(g, animal, g.bonus(lead.count(animal)), ice_age)


@card("printed")
def niche_biomes(g: Dominant, me: int, h: int) -> None:
    """Each animal with more VP than you loses the first-place value of the scored tile."""
    loss = data.PLACES_VP[g.terrain[h]][0]
    for animal in [a for a in g.animals() if g.vp[a] > g.vp[me]]:
        points(g, animal, -min(loss, g.vp[animal]), niche_biomes)


# --- new species --------------------------------------------------------------------------------------------


EVOLUTION_ANIMAL: Final = Decision(
    "evolution.animal", ANIMAL, "Of which opposing animal is a species replaced? `n` are left; DONE: enough.",
    panel="seats", optional=True, rule="D6.2", animal=ANIMAL, n=COUNT,
)  # fmt: skip
EVOLUTION_HEX: Final = Decision(
    "evolution.hex", HEX, "On which tile is a species of this animal, `victim`, replaced?",
    panel="board", rule="D6.2", animal=ANIMAL, victim=ANIMAL,
)  # fmt: skip


@card("printed", EVOLUTION_ANIMAL, EVOLUTION_HEX)
def evolution(g: Dominant, me: int, h: int) -> None:
    """Up to twice replace a species of a different opposing animal, anywhere, by one of yours."""
    victims = g.opponents(me)
    for left in range(data.EVOLUTION_ANIMALS, 0, -1):
        possible = [a for a in victims if g.occupied(a)]
        if not possible or not g.pool[me]:
            return
        animal = g.choose(me, EVOLUTION_ANIMAL, possible, n=min(left, g.pool[me]), done=True)
        if animal == DONE:
            return
        tile = g.choose(me, EVOLUTION_HEX, g.occupied(animal), victim=animal)
        g.eliminate(animal, tile)
        g.breed(me, tile, 1)
        victims.remove(animal)


@refuses(EVOLUTION_ANIMAL)
def not_replaced(g: Dominant, choice: Choice, animal: int) -> Reasons:
    """The own species, an animal without species on earth, or one of which a species has been replaced."""
    alive = unless(g.occupied(animal), "refused.extinct", animal=(ANIMAL, animal))
    left = unless(animal in choice.values, "refused.replaced", animal=(ANIMAL, animal))
    return own_species(g, choice, animal) or alive or left


@refuses(EVOLUTION_HEX)
def no_victim(g: Dominant, choice: Choice, h: int) -> Reasons:
    """A tile without species of the animal that loses one."""
    return no_species_of(g, choice.numbers["victim"], h)


@card("printed", SHARED.fecundity_hex)
def fecundity(g: Dominant, me: int, h: int) -> None:
    """Up to one new species on each tile you occupy."""
    cards.fecundity(g, me)


HIBERNATION_HEX: Final = Decision(
    "hibernation.hex", HEX, "To which tile do eliminated species return?", panel="board", rule="D6.3", animal=ANIMAL
)
HIBERNATION_NUMBER: Final = Decision(
    "hibernation.number", NUMBER, "How many of them?", rule="D6.3", animal=ANIMAL, hex=HEX
)


@card("printed", HIBERNATION_HEX, HIBERNATION_NUMBER)
def hibernation(g: Dominant, me: int, h: int) -> None:
    """Up to five of your eliminated species on one tile, safe from this turn's Extinction. [D6.3]"""
    if not g.eliminated[me]:
        return
    tile = g.choose(me, HIBERNATION_HEX, g.tiles())
    most = min(data.HIBERNATION_SPECIES, g.eliminated[me])
    n = g.choose(me, HIBERNATION_NUMBER, range(most + 1), hex=tile)
    if n:
        g.eliminated[me] -= n
        g.cubes[me][tile] += n
        g.asleep = me
        g.sleeping[tile] = n
        events.hibernate.emit(g, me, tile, n)


# --- death and flight ---------------------------------------------------------------------------------------


@card("printed", SHARED.biomass_animal)
def biomass(g: Dominant, me: int, h: int) -> None:
    """On every tile with more species than elements one dies, of your choice."""
    cards.biomass(g, me)


CATASTROPHE_HEX: Final = Decision(
    "catastrophe.hex", HEX, "On which tile does the catastrophe strike?", panel="board", rule="D6.2", animal=ANIMAL
)
CATASTROPHE_SURVIVOR: Final = Decision(
    "catastrophe.survivor", ANIMAL, "Whose species survives there?", panel="board", rule="D6.2", animal=ANIMAL, hex=HEX
)
CATASTROPHE_VICTIM: Final = Decision(
    "catastrophe.victim", ANIMAL, "Which animal loses a species on this adjacent tile?",
    panel="board", rule="D6.2", animal=ANIMAL, hex=HEX,
)  # fmt: skip


@card("printed", CATASTROPHE_HEX, CATASTROPHE_SURVIVOR, CATASTROPHE_VICTIM)
def catastrophe(g: Dominant, me: int, h: int) -> None:
    """On a tile all species but one die; on each adjacent tile one dies."""
    tile = g.choose(me, CATASTROPHE_HEX, g.tiles())
    cards.impact(g, me, tile, data.CATASTROPHE_SURVIVORS, CATASTROPHE_SURVIVOR, CATASTROPHE_VICTIM)


@card("printed")
def cold_snap(g: Dominant, me: int, h: int) -> None:
    """Every opposing animal loses one species on each tundra tile."""
    cards.purge(g, me, (data.TUNDRA,))


@card("printed", SHARED.mass_exodus_hex, SHARED.mass_exodus_number, MASS_EXODUS_ASLEEP)
def mass_exodus(g: Dominant, me: int, h: int) -> None:
    """Choose a tile: move all its species to adjacent tiles, split as you like."""
    cards.mass_exodus(g, me, g.tiles())


@card("printed", SHARED.predator_animal)
def predator(g: Dominant, me: int, h: int) -> None:
    """Eliminate one opposing species on each tile you share."""
    cards.predator(g, me)


# --- pawns and initiative -----------------------------------------------------------------------------------


@card("printed")
def ice_sheet(g: Dominant, me: int, h: int) -> None:
    """Glaciate at once."""
    glaciate(g, me, may_forgo=False)


IMMIGRANTS_LOSS: Final = Decision("immigrants.loss", LOSS, "What is lost?", rule="D6.2", animal=ANIMAL)
IMMIGRANTS_DISK: Final = Decision(
    "immigrants.disk", ELEMENT, "Which disk is lost?", panel="seats", rule="D6.2", animal=ANIMAL
)


@card("reconstructed", IMMIGRANTS_LOSS, IMMIGRANTS_DISK)
def immigrants(g: Dominant, me: int, h: int) -> None:
    """Every animal loses a disk, or a pawn at hand for good, or all but one of its species on each tile."""
    for animal in g.animals():
        losses = [LOSE_ELEMENT] * bool(g.own_disks(animal)) + [LOSE_PAWN] * bool(g.free[animal])
        loss = g.choose(animal, IMMIGRANTS_LOSS, [*losses, LOSE_SPECIES])
        if loss == LOSE_ELEMENT:
            g.shed(animal, g.choose(animal, IMMIGRANTS_DISK, g.own_disks(animal)))
        elif loss == LOSE_PAWN:
            g.free[animal] -= 1
            g.spare[animal] += 1
            events.lose_pawn.emit(g, animal)
        else:
            for tile in g.occupied(animal):
                if g.cubes[animal][tile] > 1:
                    g.eliminate(animal, tile, g.cubes[animal][tile] - 1)


INSTINCT_SPACE: Final = Decision(
    "instinct.space", SPACE, "On which vacant space is a pawn placed?", panel="actions", rule="D6.2", animal=ANIMAL
)


refuses(INSTINCT_SPACE)(taken)


@card("printed", INSTINCT_SPACE)
def instinct(g: Dominant, me: int, h: int) -> None:
    """Put one of your available pawns on any vacant space, even one still to act this turn."""
    if g.free[me] and g.vacant():
        g.put_pawn(me, g.choose(me, INSTINCT_SPACE, g.vacant()))


@card("printed")
def intelligence(g: Dominant, me: int, h: int) -> None:
    """You and every animal above you in the food chain gain a pawn."""
    for animal in g.animals():
        if animal <= me:
            g.new_pawn(animal)


@card("printed")
def nocturnal(g: Dominant, me: int, h: int) -> None:
    """Move one place to the left on the initiative track."""
    g.advance(me)


@card("printed")
def omnivore(g: Dominant, me: int, h: int) -> None:
    """You gain a pawn."""
    g.new_pawn(me)


@card("printed")
def parasitism(g: Dominant, me: int, h: int) -> None:
    """You and every animal below you in the food chain gain a pawn."""
    for animal in g.animals():
        if animal >= me:
            g.new_pawn(animal)


assert not (idle := [card for card, n in data.CARDS.numbers.items() if n not in hooks.card_effect.answers]), idle
