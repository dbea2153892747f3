"""The evolution deck, a card a function. `me` takes the card, `x` is the slot it lay in. Each step is compulsory unless
it says "up to"; a step with nothing to choose is skipped. How sure each card is stands in `data`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from speciate.earth import cards
from speciate.engine import DONE

from . import data as d
from .actions import erupt, tectonic_tiles
from .deck import discard, face_up, resolve
from .hooks import EFFECTS, ROW_ANSWERS
from .pieces import ANIMAL, CORNER, ELEMENT, HEX, NUMBER, SLOT, TERRAIN, TRAIT, VP_CARDS
from .state import Marine

Effect = Callable[[Marine, int, int], None]
F = TypeVar("F", bound=Callable[..., object])
_NUMBERS = {facts.id: number for number, facts in enumerate(d.CARDS)}


def card(effect: Effect) -> Effect:
    """Register the effect of the card that bears the function's name."""
    EFFECTS[_NUMBERS[effect.__name__]] = effect
    return effect


def while_face_up(question: str, name: str) -> Callable[[F], F]:
    """Register the answer of a card that acts as long as it lies in a slot."""

    def register(answer: F) -> F:
        ROW_ANSWERS[question].append((_NUMBERS[name], answer))
        return answer

    return register


def points(g: Marine, me: int, vp: int, name: str) -> None:
    g.gain(me, vp, VP_CARDS, _NUMBERS[name])


def changed(tiles: list[int], otherwise: list[int]) -> list[int]:
    """Tiles where the step changes something, as long as there is one."""
    return tiles or otherwise


# --- elements -----------------------------------------------------------------------------------------------


@card
def adaptability(g: Marine, me: int, x: int) -> None:
    """Swap an own disk with an element on earth."""
    if not g.own_disks(me) or not g.all_disks():
        return
    mine = g.choose(me, ELEMENT, g.own_disks(me), "adaptability.disk")
    corner = g.choose(me, CORNER, g.all_disks(), "adaptability.corner", mine)
    theirs = g.elements[corner]
    g.lose_disk(me, mine)
    g.gain_disk(me, theirs)
    g.elements[corner] = mine
    g.emit("exchange", mine, corner, theirs)
    g.emit("adapt", me, theirs)


@card
def disease(g: Marine, me: int, x: int) -> None:
    """Each animal with more elements than you loses a disk of its choice."""
    cards.disease(g, me)


@card
def habitat(g: Marine, me: int, x: int) -> None:
    """Remove an element whose special pawn you lack; then place any element from the bag."""
    foreign = g.corners_with(e for e in range(6) if g.special[e] != me)
    if foreign:
        g.remove_element(g.choose(me, CORNER, foreign, "habitat.remove"))
    cards.habitat(g, me)


@card
def metamorphosis(g: Marine, me: int, x: int) -> None:
    """Exchange an own disk with an element from the bag."""
    cards.metamorphosis(g, me)


@card
def niche_construction(g: Marine, me: int, x: int) -> None:
    """Move an element on earth to a vacant corner."""
    vacant = g.vacant_corners()
    if not g.all_disks() or not vacant:
        return
    start = g.choose(me, CORNER, g.all_disks(), "niche_construction.from")
    end = g.choose(me, CORNER, vacant, "niche_construction.to", g.elements[start])
    element, g.elements[start] = g.elements[start], d.NONE
    g.elements[end] = element
    g.emit("drift", element, start, end)


@card
def symbiotic(g: Marine, me: int, x: int) -> None:
    """You and each animal with fewer elements gain a random one."""
    cards.symbiotic(g, me)


@card
def trophic_cascade(g: Marine, me: int, x: int) -> None:
    """Choose a tile: remove X elements from it, or all if there are fewer."""
    tiles = [h for h in g.tiles() if g.disks_on(h)]
    if not tiles:
        return
    h = g.choose(me, HEX, tiles, "trophic_cascade.hex", x)
    for left in range(min(x, len(g.disks_on(h))), 0, -1):
        disks = g.disks_on(h)
        # All of them go: there is nothing to choose.
        corner = disks[0] if left == len(disks) else g.choose(me, CORNER, disks, "trophic_cascade.corner", h, left)
        g.remove_element(corner)


# --- victory points -----------------------------------------------------------------------------------------


def element_tiles(g: Marine, me: int, element: int, name: str) -> None:
    """1 VP for each tile you occupy that holds the element."""
    points(g, me, len(g.shared_tiles(me, element)), name)


@card
def annelids(g: Marine, me: int, x: int) -> None:
    element_tiles(g, me, d.WORMS, "annelids")


@card
def carbon_cycle(g: Marine, me: int, x: int) -> None:
    element_tiles(g, me, d.PLANKTON, "carbon_cycle")


@card
def endosymbionts(g: Marine, me: int, x: int) -> None:
    element_tiles(g, me, d.SPONGES, "endosymbionts")


@card
def producers(g: Marine, me: int, x: int) -> None:
    element_tiles(g, me, d.ALGAE, "producers")


@card
def semi_aquatic(g: Marine, me: int, x: int) -> None:
    element_tiles(g, me, d.SUN, "semi_aquatic")


@card
def univalves(g: Marine, me: int, x: int) -> None:
    element_tiles(g, me, d.GASTROPODS, "univalves")


@card
def biodiversity(g: Marine, me: int, x: int) -> None:
    """1 VP for each tile you share with an opposing species."""
    points(g, me, cards.biodiversity(g, me), "biodiversity")


@card
def ecodiversity(g: Marine, me: int, x: int) -> None:
    """1 VP for each element on earth of a type on your display."""
    points(g, me, cards.ecodiversity(g, me), "ecodiversity")


@card
def extremophiles(g: Marine, me: int, x: int) -> None:
    """VP for each of your species on Vents."""
    cubes = sum(g.cubes[me][h] for h in g.tiles_of(d.VENT))
    points(g, me, cubes * d.EXTREMOPHILES_VP, "extremophiles")


@card
def fertile(g: Marine, me: int, x: int) -> None:
    """Choose a tile you occupy: VP for all species there."""
    points(g, me, cards.fertile(g, me), "fertile")


@card
def bountiful_habitat(g: Marine, me: int, x: int) -> None:
    """Choose a terrain: score every tile of it."""
    tiles = changed(g.populated(), g.tiles())
    terrain = g.choose(me, TERRAIN, sorted({g.terrain[h] for h in tiles}), "bountiful_habitat.terrain")
    for h in g.tiles_of(terrain):
        g.score_tile(h, VP_CARDS)


@card
def marine_snow(g: Marine, me: int, x: int) -> None:
    """As it enters play: score every Ocean tile."""
    for h in g.tiles_of(d.OCEAN):
        g.score_tile(h, VP_CARDS)


# --- new species --------------------------------------------------------------------------------------------


@card
def fecundity(g: Marine, me: int, x: int) -> None:
    """Place up to one new species on each tile you occupy."""
    cards.fecundity(g, me)


@card
def population_explosion(g: Marine, me: int, x: int) -> None:
    """Choose a tile you occupy: place as many of your species there as there are species."""
    if g.occupied(me) and g.pool[me]:
        h = g.choose(me, HEX, g.occupied(me), "population_explosion.hex")
        g.breed(me, h, g.species_on(h))


@card
def terrestrial(g: Marine, me: int, x: int) -> None:
    """Place an element from the bag on a Land or geyser tile, then up to four species on that tile."""
    sites = [h for h in g.tiles() if g.terrain[h] == d.LAND or g.side[h] == d.GEYSER + 1]
    corners = g.vacant_corners(sites)
    if not sites:
        return
    if corners and g.in_bag():
        element = g.choose(me, ELEMENT, g.in_bag(), "terrestrial.element")
        corner = g.choose(me, CORNER, corners, "terrestrial.corner", element)
        g.bag[element] -= 1
        g.place_element(element, corner)
        sites = [h for h in g.touched(corner) if h in sites]
    if g.pool[me]:
        h = g.choose(me, HEX, sites, "terrestrial.hex")
        most = min(d.TERRESTRIAL_SPECIES, g.pool[me])
        g.breed(me, h, g.choose(me, NUMBER, range(most + 1), "terrestrial.number", h))


# --- death and flight ---------------------------------------------------------------------------------------


@card
def asteroid(g: Marine, me: int, x: int) -> None:
    """On a tile all species but one die; on each adjacent tile one dies. The game ends with this round."""
    tiles = [h for h in g.tiles() if g.species_on(h) or any(g.species_on(n) for n in g.next_to(h))]
    changing = [h for h in tiles if g.species_on(h) > 1 or any(g.species_on(n) for n in g.next_to(h))]
    g.last_round = 1
    g.emit("asteroid", me)
    if not tiles:
        return
    h = g.choose(me, HEX, changed(changing, tiles), "asteroid.hex")
    cards.impact(g, me, h, d.ASTEROID_SURVIVORS, "asteroid.survivor", "asteroid.victim")


@card
def biomass(g: Marine, me: int, x: int) -> None:
    """On every tile with more species than elements one dies, of your choice."""
    cards.biomass(g, me)


@card
def invasive_species(g: Marine, me: int, x: int) -> None:
    """Each opposing animal loses one species on every tile of a terrain shown in Competition."""
    cards.purge(g, me, g.competition)


@card
def mass_exodus(g: Marine, me: int, x: int) -> None:
    """Choose a tile: move all its species to adjacent tiles, split as you like."""
    cards.mass_exodus(g, me, [h for h in g.populated() if g.next_to(h)])


@card
def omnivore(g: Marine, me: int, x: int) -> None:
    """On a tile you occupy remove an element and a species, an opposing one if there is; then gain VP."""
    if not g.occupied(me):
        return
    h = g.choose(me, HEX, g.occupied(me), "omnivore.hex")
    if g.disks_on(h):
        g.remove_element(g.choose(me, CORNER, g.disks_on(h), "omnivore.corner", h))
    opposing = g.opposing_on(me, h)
    g.eliminate(g.choose(me, ANIMAL, opposing, "omnivore.animal", h) if opposing else me, h)
    points(g, me, d.OMNIVORE_VP, "omnivore")


@card
def predator(g: Marine, me: int, x: int) -> None:
    """Eliminate one opposing species on each tile you occupy."""
    cards.predator(g, me)


@card
def profligate_carnivore(g: Marine, me: int, x: int) -> None:
    """Eliminate up to X opposing species anywhere, and put one of yours in place of each."""
    emptied: list[int] = []
    for left in range(x, 0, -1):
        tiles = [h for h in g.tiles() if g.opposing_on(me, h)]
        if not tiles:
            break
        h = g.choose(me, HEX, tiles, "profligate_carnivore.hex", left, done=True)
        if h == DONE:
            break
        g.eliminate(g.choose(me, ANIMAL, g.opposing_on(me, h), "profligate_carnivore.animal", h), h)
        emptied.append(h)
    while emptied and g.pool[me]:
        # Enough for all of them: there is nothing to choose.
        enough = g.pool[me] >= len(emptied)
        h = emptied[0] if enough else g.choose(me, HEX, sorted(set(emptied)), "profligate_carnivore.place")
        emptied.remove(h)
        g.breed(me, h, 1)


@card
def solar_radiation(g: Marine, me: int, x: int) -> None:
    """Choose a tile: X species there, of your choice, return to their gene pools."""
    if not g.populated():
        return
    h = g.choose(me, HEX, g.populated(), "solar_radiation.hex", x)
    for left in range(min(x, g.species_on(h)), 0, -1):
        animals = g.living_on(h)
        g.displace(g.choose(me, ANIMAL, animals, "solar_radiation.animal", h, left), h)


@while_face_up("places_paid", "solar_radiation")
def only_first_place(g: Marine, me: int, places: int) -> int:
    return min(places, 1)


# --- the rules themselves -----------------------------------------------------------------------------------


@card
def cladogenesis(g: Marine, me: int, x: int) -> None:
    """Resolve the top card of the discard pile; then resolve another face-up card."""
    if g.discard:
        resolve(g, me, g.discard[-1], x, "selected")
    others = [slot for slot in face_up(g) if g.row[slot] != _NUMBERS["cladogenesis"]]
    if others:
        slot = g.choose(me, SLOT, others, "cladogenesis.card")
        resolve(g, me, g.row[slot], slot + 1, "selected")
        discard(g, me, slot)


@card
def gene_expression(g: Marine, me: int, x: int) -> None:
    """Draw traits from the box and swap one of them with your trait."""
    drawn = g.draw_traits(d.GENE_EXPRESSION_DRAW)
    if not drawn or not g.traits[me]:
        return
    new = g.choose(me, TRAIT, drawn, "gene_expression.new")
    old = g.choose(me, TRAIT, sorted(g.traits[me]), "gene_expression.old", new)
    g.take_from_box(new)
    g.lose_trait(me, old)
    g.gain_trait(me, new)


@card
def monotypic_habitat(g: Marine, me: int, x: int) -> None:
    """Selected: nothing more; it leaves play."""


@while_face_up("tie_order", "monotypic_habitat")
def reversed_food_chain(g: Marine, me: int, order: int) -> int:
    return -order


@card
def tectonic_shift(g: Marine, me: int, x: int) -> None:
    """Every animal takes back all its pawns. It is no Retrieve action: no cube slides, no trait of a retrieval acts."""
    for animal in g.animals():
        g.emit("take_back", animal, g.take_back(animal))


@card
def volcanism(g: Marine, me: int, x: int) -> None:
    """Perform Tectonics at once, on a tile at the edge or any Seamount, even when resolved out of the discard pile."""
    tiles = sorted({*tectonic_tiles(g, anywhere=False), *g.tiles_of(d.SEAMOUNT)})
    erupt(g, me, tiles, may_forfeit=False)


@while_face_up("border_free", "volcanism")
def any_seamount(g: Marine, me: int, free: int, h: int) -> int:
    return free or int(g.terrain[h] == d.SEAMOUNT)


assert len(EFFECTS) == len(d.CARDS), "every card has its function"
