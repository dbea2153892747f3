"""The course of the game: set-up, turns, Reseed, the end."""

from __future__ import annotations

from speciate.boards.hexes import CORNERS as CORNER_TAGS
from speciate.earth import events as earth_events
from speciate.engine import DONE, Choice, Reasons, Setup, refuses, unless

from .. import data, events
from ..decisions import TRAIT_KEEP, TURN_PAWN, TURN_SPACE
from ..pieces import (
    ANIMAL,
    BASIC,
    BOX_ROW,
    CORNERS,
    HEXES,
    MAP,
    OPEN_SPACES,
    OWN_SPACES,
    PLACE_OF,
    SECTION_OF,
    SPACE,
    SPACES,
    VP_PAWNS,
    VP_START,
    VP_TILES,
    element_of,
    is_special,
    special_of,
)
from . import hooks
from .actions import ACTIONS
from .deck import draw_card, extinction, resolve, survival
from .state import PHASE_REVEAL, PHASE_TURNS, Marine

# --- set-up -------------------------------------------------------------------------------------------------


def start(setup: Setup) -> Marine:
    """The position before the traits are chosen. Draws come in the order in which they stand here."""
    n = sum(seat >= 0 for seat in setup.places)
    g = Marine(
        rng=setup.seed,
        places=setup.places,
        options=setup.options,
        terrain=bytearray([data.NO_TILE]) * len(HEXES),
        under=bytearray([data.NO_TILE]) * len(HEXES),
        side=bytearray(len(HEXES)),
        elements=bytearray([data.NONE]) * len(CORNERS),
        cubes=[bytearray(len(HEXES)) for _ in data.ANIMALS],
        pool=[0] * 4,
        eliminated=[0] * 4,
        regressing=bytearray([data.NOBODY] * data.REGRESSION_SQUARES),
        right=bytearray(4),
        disks=[bytearray(6) for _ in data.ANIMALS],
        on_trait=[bytearray(6) for _ in data.ANIMALS],
        vp=[0] * 4,
        traits=[bytearray() for _ in data.ANIMALS],
        copied=bytearray([data.NO_TRAIT] * 4),
        has=[0] * 4,
        grown=bytearray(4),
        prey=[0] * 4,
        free=[data.PAWNS[n] if seat >= 0 else 0 for seat in setup.places],
        pawn=bytearray(len(SPACES)),
        special=bytearray([data.NOBODY] * 6),
        target=[1] * 6,
        bag=bytearray([data.DISKS] * 6),
        box=[bytearray(6) for _ in BOX_ROW],
        circles=bytearray([data.NONE] * data.CIRCLES),
        markers=bytearray([data.MARKERS] * len(data.TERRAINS)),
        competition=bytearray(),
        evolution=bytearray(),
        unseen_tiles=bytearray(data.UNDEALT),
        stack_top=bytearray([data.NO_TILE] * data.STACKS),
        stack_left=bytearray([sum(data.UNDEALT) // data.STACKS] * data.STACKS),
        row=bytearray([data.NO_CARD] * data.SLOTS),
        unseen_cards=bytearray(c for c in range(len(data.CARDS)) if c != data.ASTEROID),
        deck=len(data.CARDS) - tuple(data.REMOVED.values())[setup.options[data.LENGTH]],
        discard=bytearray(),
        hands=[bytearray() for _ in data.ANIMALS],
        kept=[bytearray() for _ in data.ANIMALS],
        trait_box=bytearray(range(len(data.TRAITS))),
    )
    g.turn = g.animals()[-1]
    lay_earth(g)
    deal_displays(g)
    lay_elements(g)
    for a in g.animals():
        g.pool[a] = data.SPECIES - 1  # one is the food-chain cube
        settle(g, a)
    if g.options[data.EARTH]:
        centre = MAP.cell(0, 0)
        whole = sum(data.PLACES_VP[g.terrain[centre]])
        would = dict(g.forecast(centre))
        for a in g.animals():
            g.gain(a, whole - would.get(a, 0), VP_START, centre)
    draw_elements(g)
    draw_terrain(g)
    deal_traits(g)
    return g


def lay_earth(g: Marine) -> None:
    """The printed map, or a central seven at random; then the three stacks. [M2.1]"""
    for q, r in data.TOP:
        g.terrain[MAP.cell(q, r)] = data.LAND
    for q, r in data.BOTTOM:
        g.terrain[MAP.cell(q, r)] = data.OCEAN
    if g.options[data.EARTH]:
        g.unseen_tiles = bytearray(data.TILES)
        g.unseen_tiles[data.LAND] -= len(data.TOP)
        g.unseen_tiles[data.OCEAN] -= len(data.BOTTOM)
    for (q, r), terrain in data.CENTRE.items():
        g.terrain[MAP.cell(q, r)] = g.draw_tile() if g.options[data.EARTH] else terrain
    for (q, r), side in ((data.TOP[-1], data.GEYSER), (data.BOTTOM[-1], data.SMOKER)):
        g.lay_vent(MAP.cell(q, r), side)
    for stack in range(data.STACKS):
        g.turn_up(stack)


def deal_displays(g: Marine) -> None:
    """Alternate displays: three elements at random instead of printed ones. [M9.3]"""
    if g.options[data.DISPLAYS]:
        for a in g.animals():
            for _ in data.PRINTED[a]:
                g.gain_disk(a, g.draw_element())


def lay_elements(g: Marine) -> None:
    """Six elements round the central tile; at random, they are drawn again until every animal matches one. [M2.2]"""
    corners = [MAP.corners[MAP.cell(0, 0)][CORNER_TAGS.index(tag)] for tag in data.START_ELEMENTS]
    printed = tuple(data.START_ELEMENTS.values())
    while True:
        for corner, element in zip(corners, printed, strict=True):
            if g.options[data.EARTH]:
                g.elements[corner] = g.draw_element()
            else:
                g.elements[corner] = element
                g.bag[element] -= 1
        if all(g.match(a, MAP.cell(0, 0)) for a in g.animals()):
            return
        for corner in corners:
            g.bag[g.elements[corner]] += 1


def settle(g: Marine, me: int) -> None:
    """The first species on the central tile: three, or one for each matching disk there. [M2.4, M9.2]"""
    centre = MAP.cell(0, 0)
    n = sum(g.count(me, g.elements[c]) for c in MAP.corners[centre]) if g.options[data.EARTH] else 3
    g.pool[me] -= n
    g.cubes[me][centre] += n


def deal_traits(g: Marine) -> None:
    """Deal each animal its trait cards. For Superheroes, the traits that do not fit them are left out. [M9.4]"""
    if g.options[data.HEROES]:
        for trait in data.NOT_FOR_SUPERHEROES:
            g.trait_box.remove(trait)
    for a in g.animals():
        g.hands[a] = bytearray(g.draw_traits(data.TRAITS_DEALT))
        for trait in g.hands[a]:
            g.trait_box.remove(trait)


def keep_traits(g: Marine) -> None:
    """One animal secretly keeps one trait of its hand, or two: a step of its own, so nothing leaks. [M2.3]"""
    keep = 2 if g.options[data.HEROES] else 1
    me = next(a for a in g.animals() if len(g.kept[a]) < keep)
    while len(g.kept[me]) < keep:
        left = [t for t in g.hands[me] if t not in g.kept[me]]
        g.kept[me].append(g.choose(me, TRAIT_KEEP, left, n=keep - len(g.kept[me])))
    events.chosen.emit(g, me)
    if all(len(g.kept[a]) == keep for a in g.animals()):
        g.phase = PHASE_REVEAL


def reveal(g: Marine) -> None:
    """Show the traits together, let them act, and lay out the first five evolution cards."""
    for a in g.animals():
        rejected = [t for t in g.hands[a] if t not in g.kept[a]]
        g.trait_box = bytearray(sorted([*g.trait_box, *rejected]))
        kept, g.hands[a], g.kept[a] = g.kept[a], bytearray(), bytearray()
        for trait in kept:
            g.gain_trait(a, trait)
    g.notify(hooks.revealed)
    g.phase = PHASE_TURNS
    lay_row(g)


def lay_row(g: Marine) -> None:
    """The first five cards in draw order; then their enters-play texts. Their fish icons do not count. [M2.7]"""
    for slot in range(data.SLOTS):
        g.row[slot] = draw_card(g)
        earth_events.reveal.emit(g, g.row[slot], slot)
    for slot, card in enumerate(g.row):
        if data.CARDS[card].when == "enters":
            resolve(g, g.turn, card, slot + 1, "enters")


# --- turns --------------------------------------------------------------------------------------------------


def turn(g: Marine) -> None:
    """Place a pawn and take its action, or take all pawns back. [M3.1, M3.6]"""
    me = g.turn
    g.again = 0
    basic, special = g.basic_spaces(me), g.special_spaces(me)
    space = g.choose(me, TURN_SPACE, sorted({*basic, *special}) if special else basic, done=True)
    if space == DONE:
        retrieve(g, me)
    else:
        pawns = [BASIC] * (space in basic)
        if space in special:
            pawns += [special_of(e) for e in g.special_available(me)]
        place(g, me, space, g.choose(me, TURN_PAWN, pawns, space=space))
    if not g.over and not g.again:
        animals = g.animals()
        # Turn order goes up the food chain.
        g.turn = animals[animals.index(me) - 1]


@refuses(TURN_SPACE)
def closed(g: Marine, choice: Choice, space: int) -> Reasons:
    """A space that no pawn at hand may go to: out of use or another's; taken, for special pawns, or too early."""
    me = choice.numbers["animal"]
    pushes = bool(g.special_available(me))
    ordinary = unless(not is_special(space), "refused.special_space", rule="M3.3")
    return no_space(g, me, space) or occupied(g, me, space, pushes) + (() if pushes else ordinary or late(g, me, space))


def no_space(g: Marine, me: int, space: int) -> Reasons:
    """A space that is not in use, or another animal's own."""
    owner, n = space - OWN_SPACES, len(g.animals())
    if owner >= 0:
        return unless(owner == me, "refused.own_space", rule="M6.2", animal=(ANIMAL, owner))
    if SECTION_OF[space] != data.DOMINATION:
        return ()
    return unless(space in OPEN_SPACES[n], "refused.players", rule="M4.12", n=data.DOMINATION_PLAYERS[PLACE_OF[space]])


def occupied(g: Marine, me: int, space: int, pushes: bool) -> Reasons:
    """A space with a pawn that stays: the animal's own, or one that its pawn does not push out."""
    standing = g.pawn_on(space)
    if not standing:
        return ()
    if standing.owner == me:
        return unless(False, "refused.own_pawn")
    gives_way = standing.element == data.NONE and (pushes or g.modified(hooks.may_bump, me, 0))
    return unless(gives_way, "refused.taken", rule="M3.3", animal=(ANIMAL, standing.owner))


def late(g: Marine, me: int, space: int) -> Reasons:
    """No basic pawn at hand, or a space before those where the animal's pawns stand."""
    last = g.last_placed(me)
    before = g.modified(hooks.before_all, me, 0) and space < min(g.placed(me), default=0)
    early = unless(space >= last or before, "refused.too_early", rule="M3.2", space=(SPACE, last))
    return unless(g.free[me], "refused.no_pawn") + early


@refuses(TURN_PAWN)
def special_only(g: Marine, choice: Choice, pawn: int) -> Reasons:
    """A basic pawn where only a special one can go, or a special pawn that stands on the display."""
    space, me = choice.numbers["space"], choice.numbers["animal"]
    if pawn != BASIC:
        return unless(not g.special_placed(element_of(pawn)), "refused.pawn_out", rule="M3.1")
    ordinary = unless(not is_special(space), "refused.special_only", space=(SPACE, space))
    return occupied(g, me, space, pushes=False) + (ordinary or late(g, me, space))


def place(g: Marine, me: int, space: int, pawn: int) -> None:
    """Put a pawn (a value of PAWN) down, hand back the one it pushes out, take the action."""
    bumped = g.put_pawn(me, space, pawn)
    events.place.emit(g, me, space, pawn, bumped)
    ACTIONS[SECTION_OF[space]](g, me, space)
    g.notify(hooks.effect_over)
    g.notify(hooks.checked)


def retrieve(g: Marine, me: int) -> None:
    """Take all pawns back and slide the food-chain cube; when all have slid, the round ends. [M3.5]"""
    had_none = int(not g.free[me] and not g.special_available(me))
    pawns = g.take_back(me)
    events.retrieve.emit(g, me, pawns)
    g.notify(hooks.retrieved, me, pawns)
    g.right[me] = 1
    g.notify(hooks.checked)
    if all(g.right[a] for a in g.animals()):
        if g.last_round:
            end(g)
            return
        reseed(g)
    g.again = g.modified(hooks.extra_turn, me, 0, had_none)


# --- Reseed -------------------------------------------------------------------------------------------------


def reseed(g: Marine) -> None:
    """Between rounds: Regression, new elements and new terrain markers, in this exact order. [M7.3, M7.3b]"""
    earth_events.reseed.emit(g, g.round)
    for corner in g.smothered(data.VENT):
        g.remove_element(corner)
    regress(g)
    boxes = {section: g.box[row] for section, row in BOX_ROW.items()}
    boxes[data.REGRESSION], boxes[data.ADAPTATION] = boxes[data.ADAPTATION], bytearray(6)
    for section in (data.DEPLETION, data.WANDERLUST):
        empty(g, boxes[section])
    for element in g.circles:
        if element != data.NONE:
            g.bag[element] += 1
    boxes[data.DEPLETION], boxes[data.AUTOTROPHS], boxes[data.ABUNDANCE] = (
        boxes[data.AUTOTROPHS],
        boxes[data.ABUNDANCE],
        bytearray(6),
    )
    g.box = [boxes[section] for section in BOX_ROW]
    for terrain in (*g.competition, *g.evolution):
        g.markers[terrain] += 1
    draw_elements(g)
    draw_terrain(g)
    g.right = bytearray(4)
    g.round += 1


def regress(g: Marine) -> None:
    """Who has no species in Regression loses a disk of each type in its box; box and squares empty. [M7.3a]"""
    box = g.box[BOX_ROW[data.REGRESSION]]
    for a in g.animals():
        if a in g.regressing or g.modified(hooks.regression_safe, a, 0):
            continue
        for element in range(6):
            if box[element] and g.disks[a][element]:
                g.shed(a, element)
    for square, a in enumerate(g.regressing):
        if a != data.NOBODY:
            g.pool[a] += 1
            g.regressing[square] = data.NOBODY
    empty(g, box)


def empty(g: Marine, box: bytearray) -> None:
    """Return the elements of a box to the bag."""
    for element in range(6):
        g.bag[element] += box[element]
        box[element] = 0


def draw_elements(g: Marine) -> None:
    """Four elements each for Abundance, Adaptation, Speciation and Wanderlust, as far as the bag goes. [M2.5]"""
    for section in (data.ABUNDANCE, data.ADAPTATION, data.SPECIATION, data.WANDERLUST):
        for circle in range(data.CIRCLES):
            element = g.draw_element()
            if section == data.SPECIATION:
                g.circles[circle] = element
            elif element != data.NONE:
                g.box[BOX_ROW[section]][element] += 1


def draw_terrain(g: Marine) -> None:
    """Three markers for Competition as they come, five for Evolution in the order of the terrain table. [M2.6]"""
    g.competition = bytearray(g.draw_marker() for _ in range(data.COMPETITION_MARKERS))
    g.evolution = bytearray(sorted(g.draw_marker() for _ in range(data.EVOLUTION_MARKERS)))


# --- the end ------------------------------------------------------------------------------------------------


def end(g: Marine) -> None:
    """Extinction, Survival, every tile once, and the targets of the special pawns. [M8.1, M8.2]"""
    earth_events.end.emit(g)
    extinction(g)
    survival(g)
    for h in g.tiles():
        if g.species_on(h):
            g.score_tile(h, VP_TILES)
    for element in range(6):
        if g.special[element] != data.NOBODY:
            g.gain(g.special[element], g.target[element], VP_PAWNS, element)
    g.over = 1


def step(g: Marine) -> None:
    """The next indivisible piece of the game."""
    (keep_traits, reveal, turn)[g.phase](g)


def scores(g: Marine) -> tuple[int, ...]:
    """The points of each seat; of two animals the lower one counts. [M9.1]"""
    seats = range(max(g.places) + 1)
    return tuple(min(g.vp[a] for a in g.animals() if g.places[a] == seat) for seat in seats)


def winner(g: Marine) -> int:
    """The seat with most points; a tie goes to the animal higher on the food chain. [M8.3]"""
    order = g.modified(hooks.tie_order, data.NOBODY, 1)

    def rank(seat: int) -> tuple[int, int]:
        counting = scores(g)[seat]
        return counting, max(-order * a for a in g.animals() if g.places[a] == seat and g.vp[a] == counting)

    return max(range(max(g.places) + 1), key=rank)
