"""The evolution deck: a card is the decisions that it asks for, then its facts, then its rule as a function. `me` takes
the card, `slot_number` says from which slot, 1 to 5. Each step is compulsory unless it says "up to"; a step with
nothing to choose is skipped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.earth import events as earth_events
from speciate.earth.rules import cards
from speciate.earth.rules.refusals import (
    no_corner,
    no_element,
    no_element_there,
    no_opponent,
    no_species,
    no_tile,
    nobody_there,
    not_in_bag,
    taken_corner,
)
from speciate.engine import COUNT, DONE, Choice, Decision, Reasons, Sure, refuses, unless

from .. import data, events
from ..decisions import SHARED
from ..pieces import ANIMAL, CORNER, EDGE, ELEMENT, HEX, NUMBER, SLOT, TERRAIN, TRAIT, VP_CARDS
from . import hooks
from .actions import erupt, no_card, tectonic_tiles
from .deck import discard, resolve, slots_with_cards
from .state import Marine

Effect = Callable[[Marine, int, int], None]


def card(sure: Sure, *asks: Decision, fish: data.Fish = "", when: data.When = "selected") -> Callable[[Effect], Effect]:
    """Register the card that bears the function's name: how sure its text is, the decisions of its own that it asks
    for, its event icon, and when it acts."""

    def register(effect: Effect) -> Effect:
        number = data.CARDS.add(data.CardFacts(effect.__name__, sure, asks, fish=fish, when=when))
        return hooks.card_effect.by(number)(effect)

    return register


def face_up(effect: Effect) -> int:
    """The number under which a card answers as long as it lies in a slot. [M5.5]"""
    return hooks.FACE_UP + hooks.card_effect.number(effect)


def points(g: Marine, me: int, vp: int, effect: Effect) -> None:
    """Score what a card is worth. [M5.6]"""
    g.gain(me, vp, VP_CARDS, hooks.card_effect.number(effect))


def changed(tiles: list[int], otherwise: list[int]) -> list[int]:
    """Tiles where the step changes something, as long as there is one."""
    return tiles or otherwise


# --- elements -----------------------------------------------------------------------------------------------


ADAPTABILITY_DISK: Final = Decision(
    "adaptability.disk", ELEMENT, "Which own disk is swapped?", panel="seats", rule="M5.7", animal=ANIMAL
)
ADAPTABILITY_CORNER: Final = Decision(
    "adaptability.corner", CORNER, "With which element on earth?",
    panel="board", rule="M5.7", animal=ANIMAL, element=ELEMENT,
)  # fmt: skip


@card("printed", ADAPTABILITY_DISK, ADAPTABILITY_CORNER, fish="live")
def adaptability(g: Marine, me: int, slot_number: int) -> None:
    """Swap an own disk with an element on earth."""
    if not g.own_disks(me) or not g.all_disks():
        return
    mine = g.choose(me, ADAPTABILITY_DISK, g.own_disks(me))
    corner = g.choose(me, ADAPTABILITY_CORNER, g.all_disks(), element=mine)
    theirs = g.elements[corner]
    g.lose_disk(me, mine)
    g.gain_disk(me, theirs)
    g.elements[corner] = mine
    events.exchange.emit(g, mine, corner, theirs)
    earth_events.adapt.emit(g, me, theirs)


@card("deduced", SHARED.disease_disk, fish="dead")
def disease(g: Marine, me: int, slot_number: int) -> None:
    """Each animal with more elements than you loses a disk of its choice."""
    cards.disease(g, me)


HABITAT_REMOVE: Final = Decision(
    "habitat.remove", CORNER, "Which element is removed from earth?", panel="board", rule="M5.7", animal=ANIMAL
)


@card("reconstructed", SHARED.habitat_element, SHARED.habitat_corner, HABITAT_REMOVE, fish="live")
def habitat(g: Marine, me: int, slot_number: int) -> None:
    """Remove an element whose special pawn you lack; then place any element from the bag."""
    foreign = g.corners_with(e for e in range(6) if g.special[e] != me)
    if foreign:
        g.remove_element(g.choose(me, HABITAT_REMOVE, foreign))
    cards.habitat(g, me)


@refuses(HABITAT_REMOVE)
def own_special(g: Marine, choice: Choice, corner: int) -> Reasons:
    """An element whose special pawn the animal controls."""
    me, element = choice.numbers["animal"], g.elements[corner]
    foreign = element == data.NONE or g.special[element] != me
    return no_element(g, corner) or unless(foreign, "refused.own_special")


@card("deduced", SHARED.metamorphosis_disk, SHARED.metamorphosis_element, fish="live")
def metamorphosis(g: Marine, me: int, slot_number: int) -> None:
    """Exchange an own disk with an element from the bag."""
    cards.metamorphosis(g, me)


NICHE_CONSTRUCTION_FROM: Final = Decision(
    "niche_construction.from", CORNER, "Which element moves?", panel="board", rule="M5.7", animal=ANIMAL
)
NICHE_CONSTRUCTION_TO: Final = Decision(
    "niche_construction.to", CORNER, "To which vacant corner?",
    panel="board", rule="M5.7", animal=ANIMAL, element=ELEMENT,
)  # fmt: skip


@card("reconstructed", NICHE_CONSTRUCTION_FROM, NICHE_CONSTRUCTION_TO)
def niche_construction(g: Marine, me: int, slot_number: int) -> None:
    """Move an element on earth to a vacant corner."""
    vacant = g.vacant_corners()
    if not g.all_disks() or not vacant:
        return
    start = g.choose(me, NICHE_CONSTRUCTION_FROM, g.all_disks())
    end = g.choose(me, NICHE_CONSTRUCTION_TO, vacant, element=g.elements[start])
    element, g.elements[start] = g.elements[start], data.NONE
    g.elements[end] = element
    events.drift.emit(g, element, start, end)


@card("deduced", fish="live")
def symbiotic(g: Marine, me: int, slot_number: int) -> None:
    """You and each animal with fewer elements gain a random one."""
    cards.symbiotic(g, me)


TROPHIC_CASCADE_HEX: Final = Decision(
    "trophic_cascade.hex", HEX, "From which tile are up to `n` elements removed?",
    panel="board", rule="M5.7", animal=ANIMAL, n=COUNT,
)  # fmt: skip
TROPHIC_CASCADE_CORNER: Final = Decision(
    "trophic_cascade.corner", CORNER, "Which element of it is removed? `n` are still to go.",
    panel="board", rule="M5.7", animal=ANIMAL, hex=HEX, n=COUNT,
)  # fmt: skip


@card("printed", TROPHIC_CASCADE_HEX, TROPHIC_CASCADE_CORNER, fish="dead")
def trophic_cascade(g: Marine, me: int, slot_number: int) -> None:
    """Choose a tile: remove X elements from it, or all if there are fewer. [M5.7]"""
    tiles = [h for h in g.tiles() if g.disks_on(h)]
    if not tiles:
        return
    h = g.choose(me, TROPHIC_CASCADE_HEX, tiles, n=slot_number)
    for left in range(min(slot_number, len(g.disks_on(h))), 0, -1):
        disks = g.disks_on(h)
        # All of them go: there is nothing to choose.
        corner = disks[0] if left == len(disks) else g.choose(me, TROPHIC_CASCADE_CORNER, disks, hex=h, n=left)
        g.remove_element(corner)


@refuses(TROPHIC_CASCADE_HEX)
def barren(g: Marine, choice: Choice, h: int) -> Reasons:
    """A tile without elements."""
    return no_tile(g, h) or unless(g.disks_on(h), "refused.no_element")


refuses(TROPHIC_CASCADE_CORNER)(no_element_there)


# --- victory points -----------------------------------------------------------------------------------------


def element_tiles(g: Marine, me: int, element: int, effect: Effect) -> None:
    """1 VP for each tile you occupy that holds the element."""
    points(g, me, len(g.shared_tiles(me, element)), effect)


@card("deduced")
def annelids(g: Marine, me: int, slot_number: int) -> None:
    """1 VP for each tile you occupy that holds worms."""
    element_tiles(g, me, data.WORMS, annelids)


@card("deduced")
def carbon_cycle(g: Marine, me: int, slot_number: int) -> None:
    """1 VP for each tile you occupy that holds plankton."""
    element_tiles(g, me, data.PLANKTON, carbon_cycle)


@card("deduced")
def endosymbionts(g: Marine, me: int, slot_number: int) -> None:
    """1 VP for each tile you occupy that holds sponges."""
    element_tiles(g, me, data.SPONGES, endosymbionts)


@card("deduced")
def producers(g: Marine, me: int, slot_number: int) -> None:
    """1 VP for each tile you occupy that holds algae."""
    element_tiles(g, me, data.ALGAE, producers)


@card("deduced")
def semi_aquatic(g: Marine, me: int, slot_number: int) -> None:
    """1 VP for each tile you occupy that holds sun."""
    element_tiles(g, me, data.SUN, semi_aquatic)


@card("deduced")
def univalves(g: Marine, me: int, slot_number: int) -> None:
    """1 VP for each tile you occupy that holds gastropods."""
    element_tiles(g, me, data.GASTROPODS, univalves)


@card("deduced")
def biodiversity(g: Marine, me: int, slot_number: int) -> None:
    """1 VP for each tile you share with an opposing species."""
    points(g, me, cards.biodiversity(g, me), biodiversity)


@card("deduced", fish="live")
def ecodiversity(g: Marine, me: int, slot_number: int) -> None:
    """1 VP for each element on earth of a type on your display."""
    points(g, me, cards.ecodiversity(g, me), ecodiversity)


@card("reconstructed", fish="live")
def extremophiles(g: Marine, me: int, slot_number: int) -> None:
    """VP for each of your species on Vents."""
    cubes = sum(g.cubes[me][h] for h in g.tiles_of(data.VENT))
    points(g, me, cubes * data.EXTREMOPHILES_VP, extremophiles)


@card("deduced", SHARED.fertile_hex)
def fertile(g: Marine, me: int, slot_number: int) -> None:
    """Choose a tile you occupy: VP for all species there."""
    points(g, me, cards.fertile(g, me), fertile)


BOUNTIFUL_HABITAT_TERRAIN: Final = Decision(
    "bountiful_habitat.terrain", TERRAIN, "All tiles of which terrain are scored?",
    panel="board", rule="M5.6", animal=ANIMAL,
)  # fmt: skip


@card("printed", BOUNTIFUL_HABITAT_TERRAIN, fish="live")
def bountiful_habitat(g: Marine, me: int, slot_number: int) -> None:
    """Choose a terrain: score every tile of it."""
    tiles = changed(g.populated(), g.tiles())
    terrain = g.choose(me, BOUNTIFUL_HABITAT_TERRAIN, sorted({g.terrain[h] for h in tiles}))
    for h in g.tiles_of(terrain):
        g.score_tile(h, VP_CARDS)


@refuses(BOUNTIFUL_HABITAT_TERRAIN)
def deserted(g: Marine, choice: Choice, terrain: int) -> Reasons:
    """A terrain whose tiles have no species."""
    return unless(terrain in choice.values, "refused.deserted", terrain=(TERRAIN, terrain))


@card("reconstructed", fish="dead", when="enters")
def marine_snow(g: Marine, me: int, slot_number: int) -> None:
    """As it enters play: score every Ocean tile."""
    for h in g.tiles_of(data.OCEAN):
        g.score_tile(h, VP_CARDS)


# --- new species --------------------------------------------------------------------------------------------


@card("deduced", SHARED.fecundity_hex, fish="live")
def fecundity(g: Marine, me: int, slot_number: int) -> None:
    """Place up to one new species on each tile you occupy."""
    cards.fecundity(g, me)


POPULATION_EXPLOSION_HEX: Final = Decision(
    "population_explosion.hex", HEX, "On which own tile do new species come?", panel="board", rule="M5.8", animal=ANIMAL
)


@card("reconstructed", POPULATION_EXPLOSION_HEX, fish="live")
def population_explosion(g: Marine, me: int, slot_number: int) -> None:
    """Choose a tile you occupy: place as many of your species there as there are species. [M5.8]"""
    if g.occupied(me) and g.pool[me]:
        h = g.choose(me, POPULATION_EXPLOSION_HEX, g.occupied(me))
        g.breed(me, h, g.species_on(h))


refuses(POPULATION_EXPLOSION_HEX)(no_species)


TERRESTRIAL_ELEMENT: Final = Decision(
    "terrestrial.element", ELEMENT, "Which element of the bag is placed?", panel="actions", rule="M5.7", animal=ANIMAL
)
TERRESTRIAL_CORNER: Final = Decision(
    "terrestrial.corner", CORNER, "On which corner of a Land or geyser tile?",
    panel="board", rule="M5.7", animal=ANIMAL, element=ELEMENT,
)  # fmt: skip
TERRESTRIAL_HEX: Final = Decision(
    "terrestrial.hex", HEX, "On which of these tiles do new species come?", panel="board", rule="M5.8", animal=ANIMAL
)
TERRESTRIAL_NUMBER: Final = Decision(
    "terrestrial.number", NUMBER, "How many new species on this tile?", rule="M5.8", animal=ANIMAL, hex=HEX
)


def dry(g: Marine) -> list[int]:
    """Tiles of Land and geysers."""
    return [h for h in g.tiles() if g.terrain[h] == data.LAND or g.vent_on(h) == data.GEYSER]


refuses(TERRESTRIAL_ELEMENT)(not_in_bag)


@refuses(TERRESTRIAL_HEX)
def wet(g: Marine, choice: Choice, h: int) -> Reasons:
    """A tile that is neither Land nor a geyser, or, of those, one that the new element does not touch."""
    touched = unless(h in choice.values, "refused.no_new_element")
    return no_tile(g, h) or unless(h in dry(g), "refused.wet") or touched


@refuses(TERRESTRIAL_CORNER)
def in_water(g: Marine, choice: Choice, corner: int) -> Reasons:
    """A corner that is taken, or of no Land and no geyser."""
    on_land = unless(any(h in dry(g) for h in g.touched(corner)), "refused.in_water")
    return no_corner(g, corner) or taken_corner(g, corner) + on_land


@card("deduced", TERRESTRIAL_ELEMENT, TERRESTRIAL_CORNER, TERRESTRIAL_HEX, TERRESTRIAL_NUMBER, fish="live")
def terrestrial(g: Marine, me: int, slot_number: int) -> None:
    """Place an element from the bag on a Land or geyser tile, then up to four species on that tile."""
    sites = dry(g)
    corners = g.vacant_corners(sites)
    if not sites:
        return
    if corners and g.in_bag():
        element = g.choose(me, TERRESTRIAL_ELEMENT, g.in_bag())
        corner = g.choose(me, TERRESTRIAL_CORNER, corners, element=element)
        g.bag[element] -= 1
        g.place_element(element, corner)
        sites = [h for h in g.touched(corner) if h in sites]
    if g.pool[me]:
        h = g.choose(me, TERRESTRIAL_HEX, sites)
        most = min(data.TERRESTRIAL_SPECIES, g.pool[me])
        g.breed(me, h, g.choose(me, TERRESTRIAL_NUMBER, range(most + 1), hex=h))


# --- death and flight ---------------------------------------------------------------------------------------


ASTEROID_HEX: Final = Decision(
    "asteroid.hex", HEX, "On which tile does the Asteroid fall?", panel="board", rule="M5.11", animal=ANIMAL
)
ASTEROID_SURVIVOR: Final = Decision(
    "asteroid.survivor", ANIMAL, "Whose species survives there?", panel="board", rule="M5.11", animal=ANIMAL, hex=HEX
)
ASTEROID_VICTIM: Final = Decision(
    "asteroid.victim", ANIMAL, "Which animal loses a species on this adjacent tile?",
    panel="board", rule="M5.11", animal=ANIMAL, hex=HEX,
)  # fmt: skip


@card("deduced", ASTEROID_HEX, ASTEROID_SURVIVOR, ASTEROID_VICTIM)
def asteroid(g: Marine, me: int, slot_number: int) -> None:
    """On a tile all species but one die; on each adjacent tile one dies. The game ends with this round. [M5.11]"""
    tiles = [h for h in g.tiles() if g.species_on(h) or any(g.species_on(n) for n in g.next_to(h))]
    changing = [h for h in tiles if g.species_on(h) > 1 or any(g.species_on(n) for n in g.next_to(h))]
    g.last_round = 1
    events.asteroid.emit(g, me)
    if not tiles:
        return
    h = g.choose(me, ASTEROID_HEX, changed(changing, tiles))
    cards.impact(g, me, h, data.ASTEROID_SURVIVORS, ASTEROID_SURVIVOR, ASTEROID_VICTIM)


@refuses(ASTEROID_HEX)
def no_victim(g: Marine, choice: Choice, h: int) -> Reasons:
    """A tile where the Asteroid would kill nobody."""
    return no_tile(g, h) or unless(h in choice.values, "refused.no_victim")


@card("deduced", SHARED.biomass_animal, fish="dead")
def biomass(g: Marine, me: int, slot_number: int) -> None:
    """On every tile with more species than elements one dies, of your choice."""
    cards.biomass(g, me)


@card("reconstructed", fish="dead")
def invasive_species(g: Marine, me: int, slot_number: int) -> None:
    """Each opposing animal loses one species on every tile of a terrain shown in Competition."""
    cards.purge(g, me, g.competition)


@card("deduced", SHARED.mass_exodus_hex, SHARED.mass_exodus_number, fish="dead")
def mass_exodus(g: Marine, me: int, slot_number: int) -> None:
    """Choose a tile: move all its species to adjacent tiles, split as you like."""
    cards.mass_exodus(g, me, [h for h in g.populated() if g.next_to(h)])


@refuses(SHARED.mass_exodus_hex)
def nobody_to_leave(g: Marine, choice: Choice, h: int) -> Reasons:
    """A tile without species, or with no tile beside it."""
    return no_tile(g, h) or nobody_there(g, choice, h) + unless(g.next_to(h), "refused.no_way")


OMNIVORE_HEX: Final = Decision("omnivore.hex", HEX, "On which own tile?", panel="board", rule="M5.9", animal=ANIMAL)
OMNIVORE_CORNER: Final = Decision(
    "omnivore.corner", CORNER, "Which element of it is removed?", panel="board", rule="M5.9", animal=ANIMAL, hex=HEX
)
OMNIVORE_ANIMAL: Final = Decision(
    "omnivore.animal", ANIMAL, "Which opposing animal loses a species there?",
    panel="board", rule="M5.9", animal=ANIMAL, hex=HEX,
)  # fmt: skip


@card("reconstructed", OMNIVORE_HEX, OMNIVORE_CORNER, OMNIVORE_ANIMAL, fish="dead")
def omnivore(g: Marine, me: int, slot_number: int) -> None:
    """On a tile you occupy remove an element and a species, an opposing one if there is; then gain VP."""
    if not g.occupied(me):
        return
    h = g.choose(me, OMNIVORE_HEX, g.occupied(me))
    if g.disks_on(h):
        g.remove_element(g.choose(me, OMNIVORE_CORNER, g.disks_on(h), hex=h))
    opposing = g.opposing_on(me, h)
    g.eliminate(g.choose(me, OMNIVORE_ANIMAL, opposing, hex=h) if opposing else me, h)
    points(g, me, data.OMNIVORE_VP, omnivore)


refuses(OMNIVORE_HEX)(no_species)
refuses(OMNIVORE_CORNER)(no_element_there)


@card("deduced", SHARED.predator_animal, fish="dead")
def predator(g: Marine, me: int, slot_number: int) -> None:
    """Eliminate one opposing species on each tile you occupy."""
    cards.predator(g, me)


PROFLIGATE_CARNIVORE_HEX: Final = Decision(
    "profligate_carnivore.hex", HEX, "On which tile is an opposing species eliminated? `n` are left; DONE: enough.",
    panel="board", optional=True, rule="M5.9", animal=ANIMAL, n=COUNT,
)  # fmt: skip
PROFLIGATE_CARNIVORE_ANIMAL: Final = Decision(
    "profligate_carnivore.animal", ANIMAL, "Which animal loses a species there?",
    panel="board", rule="M5.9", animal=ANIMAL, hex=HEX,
)  # fmt: skip
PROFLIGATE_CARNIVORE_PLACE: Final = Decision(
    "profligate_carnivore.place", HEX, "On which of these tiles does an own species come, as there are too few?",
    panel="board", rule="M5.9", animal=ANIMAL,
)  # fmt: skip


@card("reconstructed", PROFLIGATE_CARNIVORE_HEX, PROFLIGATE_CARNIVORE_ANIMAL, PROFLIGATE_CARNIVORE_PLACE, fish="dead")
def profligate_carnivore(g: Marine, me: int, slot_number: int) -> None:
    """Eliminate up to X opposing species anywhere, and put one of yours in place of each. [M5.9]"""
    emptied: list[int] = []
    for left in range(slot_number, 0, -1):
        tiles = [h for h in g.tiles() if g.opposing_on(me, h)]
        if not tiles:
            break
        h = g.choose(me, PROFLIGATE_CARNIVORE_HEX, tiles, n=left, done=True)
        if h == DONE:
            break
        g.eliminate(g.choose(me, PROFLIGATE_CARNIVORE_ANIMAL, g.opposing_on(me, h), hex=h), h)
        emptied.append(h)
    while emptied and g.pool[me]:
        # Enough for all of them: there is nothing to choose.
        enough = g.pool[me] >= len(emptied)
        h = emptied[0] if enough else g.choose(me, PROFLIGATE_CARNIVORE_PLACE, sorted(set(emptied)))
        emptied.remove(h)
        g.breed(me, h, 1)


refuses(PROFLIGATE_CARNIVORE_HEX)(no_opponent)


@refuses(PROFLIGATE_CARNIVORE_PLACE)
def nobody_died(g: Marine, choice: Choice, h: int) -> Reasons:
    """A tile where the card eliminates nobody, or whose dead are replaced already."""
    return no_tile(g, h) or unless(h in choice.values, "refused.nobody_died")


SOLAR_RADIATION_HEX: Final = Decision(
    "solar_radiation.hex", HEX, "Which tile do up to `n` species leave?",
    panel="board", rule="M5.9", animal=ANIMAL, n=COUNT,
)  # fmt: skip
SOLAR_RADIATION_ANIMAL: Final = Decision(
    "solar_radiation.animal", ANIMAL, "Whose species leaves it? `n` are still to go.",
    panel="board", rule="M5.9", animal=ANIMAL, hex=HEX, n=COUNT,
)  # fmt: skip


@card("reconstructed", SOLAR_RADIATION_HEX, SOLAR_RADIATION_ANIMAL, fish="dead")
def solar_radiation(g: Marine, me: int, slot_number: int) -> None:
    """Choose a tile: X species there, of your choice, return to their gene pools."""
    if not g.populated():
        return
    h = g.choose(me, SOLAR_RADIATION_HEX, g.populated(), n=slot_number)
    for left in range(min(slot_number, g.species_on(h)), 0, -1):
        animals = g.living_on(h)
        g.displace(g.choose(me, SOLAR_RADIATION_ANIMAL, animals, hex=h, n=left), h)


refuses(SOLAR_RADIATION_HEX)(nobody_there)


@hooks.places_paid.by(face_up(solar_radiation))
def only_first_place(g: Marine, owner: int, me: int, places: int) -> int:
    """An Evolution action pays the first place of a tile only."""
    return min(places, 1)


# --- the rules themselves -----------------------------------------------------------------------------------


CLADOGENESIS_CARD: Final = Decision(
    "cladogenesis.card", SLOT, "Which other face-up card is resolved?", panel="cards", rule="M5.10", animal=ANIMAL
)


@card("reconstructed", CLADOGENESIS_CARD, fish="live")
def cladogenesis(g: Marine, me: int, slot_number: int) -> None:
    """Resolve the top card of the discard pile; then resolve another face-up card. [M5.10]"""
    if g.discard:
        resolve(g, me, g.discard[-1], slot_number, "selected")
    others = [slot for slot in slots_with_cards(g) if g.row[slot] != hooks.card_effect.number(cladogenesis)]
    if others:
        slot = g.choose(me, CLADOGENESIS_CARD, others)
        resolve(g, me, g.row[slot], slot + 1, "selected")
        discard(g, me, slot)


@refuses(CLADOGENESIS_CARD)
def itself(g: Marine, choice: Choice, slot: int) -> Reasons:
    """An empty slot, or the card that acts."""
    return no_card(g, slot) or unless(slot in choice.values, "refused.same_card")


GENE_EXPRESSION_NEW: Final = Decision(
    "gene_expression.new", TRAIT, "Which of the drawn traits is gained?", secret=True, rule="M5.10", animal=ANIMAL
)
GENE_EXPRESSION_OLD: Final = Decision(
    "gene_expression.old", TRAIT, "Which own trait is lost for it?", rule="M5.10", animal=ANIMAL, trait=TRAIT
)


@card("reconstructed", GENE_EXPRESSION_NEW, GENE_EXPRESSION_OLD, fish="live")
def gene_expression(g: Marine, me: int, slot_number: int) -> None:
    """Draw traits from the box and swap one of them with your trait."""
    drawn = g.draw_traits(data.GENE_EXPRESSION_DRAW)
    if not drawn or not g.traits[me]:
        return
    new = g.choose(me, GENE_EXPRESSION_NEW, drawn)
    old = g.choose(me, GENE_EXPRESSION_OLD, sorted(g.traits[me]), trait=new)
    g.take_from_box(new)
    g.lose_trait(me, old)
    g.gain_trait(me, new)


@card("reconstructed")
def monotypic_habitat(g: Marine, me: int, slot_number: int) -> None:
    """Selected: nothing more; it leaves play."""


@hooks.tie_order.by(face_up(monotypic_habitat))
def reversed_food_chain(g: Marine, owner: int, me: int, order: int) -> int:
    """Ties go to the animal lower on the food chain."""
    return -order


@card("reconstructed", fish="dead")
def tectonic_shift(g: Marine, me: int, slot_number: int) -> None:
    """Every animal takes back all its pawns. It is no Retrieve action: no cube slides, no trait of a retrieval acts."""
    for animal in g.animals():
        events.take_back.emit(g, animal, g.take_back(animal))


@card("reconstructed", fish="dead")
def volcanism(g: Marine, me: int, slot_number: int) -> None:
    """Perform Tectonics at once, on a tile at the edge or any Seamount, even when resolved out of the discard pile."""
    tiles = sorted({*tectonic_tiles(g, EDGE), *g.tiles_of(data.SEAMOUNT)})
    erupt(g, me, tiles, EDGE, may_forfeit=False)


@hooks.border_free.by(face_up(volcanism))
def any_seamount(g: Marine, owner: int, me: int, free: int, h: int) -> int:
    """Any Seamount can be vented, not only a tile at the edge."""
    return free or int(g.terrain[h] == data.SEAMOUNT)


assert not (idle := [card for card, n in data.CARDS.numbers.items() if n not in hooks.card_effect.answers]), idle
