"""The dominance deck, a card a function: `me` is the animal that dominates the scored tile `h`, and stays "you"
whatever the card does. Cards are compulsory, each sentence as far as it goes; "up to" is free.
"""

from __future__ import annotations

from collections.abc import Callable

from speciate.earth import cards
from speciate.engine import DONE

from . import data as d
from .actions import glaciate
from .hooks import EFFECTS
from .pieces import (
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
    VP_CARDS,
)
from .state import Dominant

Effect = Callable[[Dominant, int, int], None]
_NUMBERS = {facts.id: number for number, facts in enumerate(d.CARDS)}


def card(effect: Effect) -> Effect:
    """Register the effect of the card that bears the function's name."""
    EFFECTS[_NUMBERS[effect.__name__]] = effect
    return effect


def points(g: Dominant, me: int, vp: int, name: str) -> None:
    g.gain(me, vp, VP_CARDS, _NUMBERS[name])


# --- elements -----------------------------------------------------------------------------------------------


@card
def aquatic(g: Dominant, me: int, h: int) -> None:
    """An element of your choice on a corner of a sea or wetland tile, then up to four species on that tile."""
    sites = g.tiles_of(d.SEA, d.WETLAND)
    if not sites:
        return
    if g.in_bag() and g.vacant_corners(sites):
        element = g.choose(me, ELEMENT, g.in_bag(), "aquatic.element")
        site = g.choose(me, HEX, [t for t in sites if g.vacant_corners([t])], "aquatic.hex", element)
        corner = g.choose(me, CORNER, g.vacant_corners([site]), "aquatic.corner", element)
        g.bag[element] -= 1
        g.place_element(element, corner)
    else:
        site = g.choose(me, HEX, sites, "aquatic.hex")
    most = min(d.AQUATIC_SPECIES, g.pool[me])
    g.breed(me, site, g.choose(me, NUMBER, range(most + 1), "aquatic.number", site))


@card
def blight(g: Dominant, me: int, h: int) -> None:
    """Choose a tile: all its elements but one wither."""
    tile = g.choose(me, HEX, g.tiles(), "blight.hex")
    disks = g.disks_on(tile)
    if len(disks) > 1:
        kept = g.choose(me, CORNER, disks, "blight.corner", tile)
        for corner in disks:
            if corner != kept:
                g.remove_element(corner)


@card
def disease(g: Dominant, me: int, h: int) -> None:
    """Each animal with more elements than you loses a disk of its choice."""
    cards.disease(g, me)


@card
def habitat(g: Dominant, me: int, h: int) -> None:
    """An element of your choice from the bag on any vacant corner."""
    cards.habitat(g, me)


@card
def metamorphosis(g: Dominant, me: int, h: int) -> None:
    """Exchange an own disk with one of your choice from the bag."""
    cards.metamorphosis(g, me)


@card
def symbiotic(g: Dominant, me: int, h: int) -> None:
    """You and each animal with fewer elements gain a random one."""
    cards.symbiotic(g, me)


# --- victory points -----------------------------------------------------------------------------------------


@card
def biodiversity(g: Dominant, me: int, h: int) -> None:
    """1 VP for each tile you share."""
    points(g, me, cards.biodiversity(g, me), "biodiversity")


@card
def ecodiversity(g: Dominant, me: int, h: int) -> None:
    """1 VP for each element on earth of a type you have."""
    points(g, me, cards.ecodiversity(g, me), "ecodiversity")


@card
def fertile(g: Dominant, me: int, h: int) -> None:
    """Choose a tile you occupy: 1 VP for each species there."""
    points(g, me, cards.fertile(g, me), "fertile")


@card
def ice_age(g: Dominant, me: int, h: int) -> None:
    """Every animal gains bonus VP for the tiles it dominates. This is the last turn."""
    g.last_round = 1
    g.emit("last_turn")
    lead = [g.dominant(t) for t in g.tiles()]
    for animal in g.animals():
        points(g, animal, g.bonus(lead.count(animal)), "ice_age")


@card
def niche_biomes(g: Dominant, me: int, h: int) -> None:
    """Each animal with more VP than you loses the first-place value of the scored tile."""
    loss = d.PLACES_VP[g.terrain[h]][0]
    for animal in [a for a in g.animals() if g.vp[a] > g.vp[me]]:
        points(g, animal, -min(loss, g.vp[animal]), "niche_biomes")


# --- new species --------------------------------------------------------------------------------------------


@card
def evolution(g: Dominant, me: int, h: int) -> None:
    """Up to twice replace a species of a different opposing animal, anywhere, by one of yours."""
    victims = g.opponents(me)
    for left in range(d.EVOLUTION_ANIMALS, 0, -1):
        possible = [a for a in victims if g.occupied(a)]
        if not possible or not g.pool[me]:
            return
        animal = g.choose(me, ANIMAL, possible, "evolution.animal", min(left, g.pool[me]), done=True)
        if animal == DONE:
            return
        tile = g.choose(me, HEX, g.occupied(animal), "evolution.hex", animal)
        g.eliminate(animal, tile)
        g.breed(me, tile, 1)
        victims.remove(animal)


@card
def fecundity(g: Dominant, me: int, h: int) -> None:
    """Up to one new species on each tile you occupy."""
    cards.fecundity(g, me)


@card
def hibernation(g: Dominant, me: int, h: int) -> None:
    """Up to five of your eliminated species on one tile, safe from this turn's Extinction."""
    if not g.eliminated[me]:
        return
    tile = g.choose(me, HEX, g.tiles(), "hibernation.hex")
    most = min(d.HIBERNATION_SPECIES, g.eliminated[me])
    n = g.choose(me, NUMBER, range(most + 1), "hibernation.number", tile)
    if n:
        g.eliminated[me] -= n
        g.cubes[me][tile] += n
        g.asleep = me
        g.sleeping[tile] = n
        g.emit("hibernate", me, tile, n)


# --- death and flight ---------------------------------------------------------------------------------------


@card
def biomass(g: Dominant, me: int, h: int) -> None:
    """On every tile with more species than elements one dies, of your choice."""
    cards.biomass(g, me)


@card
def catastrophe(g: Dominant, me: int, h: int) -> None:
    """On a tile all species but one die; on each adjacent tile one dies."""
    tile = g.choose(me, HEX, g.tiles(), "catastrophe.hex")
    cards.impact(g, me, tile, d.CATASTROPHE_SURVIVORS, "catastrophe.survivor", "catastrophe.victim")


@card
def cold_snap(g: Dominant, me: int, h: int) -> None:
    """Every opposing animal loses one species on each tundra tile."""
    cards.purge(g, me, (d.TUNDRA,))


@card
def mass_exodus(g: Dominant, me: int, h: int) -> None:
    """Choose a tile: move all its species to adjacent tiles, split as you like."""
    cards.mass_exodus(g, me, g.tiles())


@card
def predator(g: Dominant, me: int, h: int) -> None:
    """Eliminate one opposing species on each tile you share."""
    cards.predator(g, me)


# --- pawns and initiative -----------------------------------------------------------------------------------


@card
def ice_sheet(g: Dominant, me: int, h: int) -> None:
    """Glaciate at once."""
    glaciate(g, me, may_forgo=False)


@card
def immigrants(g: Dominant, me: int, h: int) -> None:
    """Every animal loses a disk, or a pawn at hand for good, or all but one of its species on each tile."""
    for animal in g.animals():
        losses = [LOSE_ELEMENT] * bool(g.own_disks(animal)) + [LOSE_PAWN] * bool(g.free[animal])
        loss = g.choose(animal, LOSS, [*losses, LOSE_SPECIES], "immigrants.loss")
        if loss == LOSE_ELEMENT:
            g.shed(animal, g.choose(animal, ELEMENT, g.own_disks(animal), "immigrants.disk"))
        elif loss == LOSE_PAWN:
            g.free[animal] -= 1
            g.spare[animal] += 1
            g.emit("lose_pawn", animal)
        else:
            for tile in g.occupied(animal):
                if g.cubes[animal][tile] > 1:
                    g.eliminate(animal, tile, g.cubes[animal][tile] - 1)


@card
def instinct(g: Dominant, me: int, h: int) -> None:
    """Put one of your available pawns on any vacant space, even one still to act this turn."""
    if g.free[me] and g.vacant():
        g.put_pawn(me, g.choose(me, SPACE, g.vacant(), "instinct.space"))


@card
def intelligence(g: Dominant, me: int, h: int) -> None:
    """You and every animal above you in the food chain gain a pawn."""
    for animal in g.animals():
        if animal <= me:
            g.new_pawn(animal)


@card
def nocturnal(g: Dominant, me: int, h: int) -> None:
    """Move one place to the left on the initiative track."""
    g.advance(me)


@card
def omnivore(g: Dominant, me: int, h: int) -> None:
    """You gain a pawn."""
    g.new_pawn(me)


@card
def parasitism(g: Dominant, me: int, h: int) -> None:
    """You and every animal below you in the food chain gain a pawn."""
    for animal in g.animals():
        if animal >= me:
            g.new_pawn(animal)


assert len(EFFECTS) == len(d.CARDS), "every card has its function"
