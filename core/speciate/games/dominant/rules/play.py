"""The course of the game: set-up, Planning, Execution, Reset, the end."""

from __future__ import annotations

from speciate.boards.hexes import CORNERS as CORNER_TAGS
from speciate.earth import events as earth_events
from speciate.earth.rules.refusals import no_species
from speciate.engine import DONE, Choice, Reasons, Setup, refuses, unless

from .. import data, events
from ..decisions import EXTINCTION_SAVE, PLANNING_SPACE
from ..pieces import BOX_ROW, FIRST, MAP, SPACES, VP_START, VP_SURVIVAL, VP_TILES
from .actions import AGENDA
from .state import EXECUTION, PLANNING, RESET, Dominant

# --- set-up -------------------------------------------------------------------------------------------------


def start(setup: Setup) -> Dominant:
    """The position before the first Planning. [D2.5a]"""
    playing = [a for a, seat in enumerate(setup.places) if seat >= 0]
    n = len(playing)
    g = Dominant(
        rng=setup.seed,
        places=setup.places,
        terrain=bytearray([data.NO_TILE]) * len(MAP.axial),
        under=bytearray([data.NO_TILE]) * len(MAP.axial),
        elements=bytearray([data.NONE]) * len(MAP.touching),
        cubes=[bytearray(len(MAP.axial)) for _ in data.ANIMALS],
        pool=[data.SPECIES[n] - 1 if a in playing else 0 for a in range(6)],
        eliminated=[0] * 6,
        disks=[bytearray(6) for _ in data.ANIMALS],
        vp=[0] * 6,
        bag=bytearray([data.DISKS] * 6),
        order=bytearray(reversed(playing)),
        pawn=bytearray(len(SPACES)),
        free=[data.PAWNS[n] if a in playing else 0 for a in range(6)],
        spare=[data.PAWN_LIMIT - data.PAWNS[n] if a in playing else 0 for a in range(6)],
        box=[bytearray(6) for _ in BOX_ROW],
        unseen_tiles=bytearray(data.TILES),
        stack_top=bytearray([data.NO_TILE] * data.STACKS),
        stack_left=bytearray([(sum(data.TILES) - len(data.START)) // data.STACKS] * data.STACKS),
        row=bytearray([data.NO_CARD] * data.ROW),
        unseen_cards=bytearray(c for c in range(len(data.CARDS)) if c != data.LAST_CARD),
        deck=len(data.CARDS),
        used=bytearray(),
        scored=bytearray(len(MAP.axial)),
        sleeping=bytearray(len(MAP.axial)),
    )
    lay_earth(g, random=bool(setup.options[data.EARTH]))
    settle(g)
    turn_up(g)
    refill(g)
    draw_elements(g)
    return g


def lay_earth(g: Dominant, random: bool) -> None:
    """Seven tiles with tundra on the middle one, and twelve elements; by lot in the random variant. [D2.2, D8.2]"""
    for (q, r), terrain in data.START.items():
        tile = g.draw_from(g.unseen_tiles) if random else terrain
        g.unseen_tiles[tile] -= 1
        g.terrain[MAP.cell(q, r)] = tile
    g.cover(MAP.cell(0, 0), data.TUNDRA)
    for ((q, r), tag), printed in data.START_ELEMENTS:
        element = g.draw_from(g.bag) if random else printed
        g.bag[element] -= 1
        g.elements[MAP.corners[MAP.cell(q, r)][CORNER_TAGS.index(tag)]] = element


def settle(g: Dominant) -> None:
    """On each tile but tundra one species for each element of the animal's own type; fewer earn a head start. [D2.4]

    On the printed earth this gives each animal the four species of the set-up, and no head start.
    """
    for a in g.animals():
        own = data.PRINTED[a][0]
        for h in g.tiles():
            if g.terrain[h] != data.TUNDRA:
                n = sum(g.elements[c] == own for c in MAP.corners[h])
                g.pool[a] -= n
                g.cubes[a][h] = n
    totals = {a: sum(g.cubes[a]) for a in g.animals()}
    for a, total in totals.items():
        g.gain(a, max(totals.values()) - total, VP_START)


def turn_up(g: Dominant) -> None:
    """Turn up the top tile of each stack where the last one was taken."""
    for stack in range(data.STACKS):
        if g.stack_top[stack] == data.NO_TILE:
            g.turn_up(stack)


def refill(g: Dominant) -> None:
    """Deal cards until five are available, as far as the deck goes. Its last card is the Ice Age."""
    for slot in range(data.ROW):
        if g.row[slot] == data.NO_CARD and g.deck:
            g.deck -= 1
            card = data.LAST_CARD if not g.deck else g.unseen_cards[g.randbelow(len(g.unseen_cards))]
            if g.deck:
                g.unseen_cards.remove(card)
            g.row[slot] = card
            earth_events.reveal.emit(g, card, slot)


def draw_elements(g: Dominant) -> None:
    """Four elements each for Adaptation, Abundance and Wanderlust, as far as the bag goes. [D2.5b]"""
    for section in (data.ADAPTATION, data.ABUNDANCE, data.WANDERLUST):
        for _ in range(data.DRAWN):
            element = g.draw_element()
            if element != data.NONE:
                g.box[BOX_ROW[section]][element] += 1


# --- Planning and Execution ---------------------------------------------------------------------------------


def plan(g: Dominant) -> None:
    """The next animal on the initiative track that has a pawn puts it on any vacant space. [D3.1]"""
    vacant = g.vacant()
    track = [*g.order[g.planner :], *g.order[: g.planner]]
    me = next((a for a in track if g.free[a]), data.NOBODY)
    if me == data.NOBODY or not vacant:
        g.phase, g.planner = EXECUTION, 0
        events.execution.emit(g, g.round)
        return
    g.put_pawn(me, g.choose(me, PLANNING_SPACE, vacant, n=g.free[me]))
    g.planner = (g.order.index(me) + 1) % len(g.order)


def execute(g: Dominant) -> None:
    """The next entry of the agenda; after the last one comes the Reset. [D3.2]"""
    entry = AGENDA[g.cursor]
    g.cursor += 1
    entry.act(g)
    if g.cursor == len(AGENDA):
        g.phase = RESET


def extinction(g: Dominant) -> None:
    """All endangered species die, but for sleepers; mammals may save one of theirs. [D1.10, D5.1]"""
    earth_events.extinction.emit(g)
    doomed = [(a, h) for a in g.animals() for h in g.occupied(a) if g.endangered(a, h)]
    dying = {(a, h): g.cubes[a][h] - (g.sleeping[h] if a == g.asleep else 0) for a, h in doomed}
    savable = [h for a, h in doomed if a == data.MAMMALS and dying[a, h]]
    if savable:
        h = g.choose(data.MAMMALS, EXTINCTION_SAVE, savable, done=True)
        if h != DONE:
            dying[data.MAMMALS, h] -= 1
            events.saved.emit(g, data.MAMMALS, h)
    for (a, h), n in dying.items():
        if n:
            g.eliminate(a, h, n)
    g.asleep = data.NOBODY
    g.sleeping = bytearray(len(MAP.axial))


@refuses(EXTINCTION_SAVE)
def safe(g: Dominant, choice: Choice, h: int) -> Reasons:
    """A tile where the animal has no species, or none that would die."""
    me = choice.numbers["animal"]
    endangered = unless(g.endangered(me, h), "refused.safe", n=g.match(me, h))
    awake = unless(me != g.asleep or g.cubes[me][h] > g.sleeping[h], "refused.asleep", rule="D6.3")
    return no_species(g, choice, h) or endangered + awake


def survival(g: Dominant) -> None:
    """The animal with the sole most species on tundra scores for the tundra tiles it occupies. [D5.2]"""
    holder = g.sole_most(data.TUNDRA)
    earth_events.survival.emit(g, holder)
    if holder != data.NOBODY:
        g.gain(holder, g.bonus(sum(g.cubes[holder][h] > 0 for h in g.tiles_of(data.TUNDRA))), VP_SURVIVAL)


def reset(g: Dominant) -> None:
    """Extinction, Survival, Reseed; or the end. [D3.3]"""
    extinction(g)
    survival(g)
    if dead(g):
        events.dead.emit(g)
    if g.last_round or dead(g):
        end(g)
        return
    reseed(g)
    g.phase, g.cursor = PLANNING, 0
    g.round += 1


def reseed(g: Dominant) -> None:
    """Cards, the Glaciation queue, the boxes, new elements, new tiles, in this order. [D5.3, D5.3b, D5.3d]"""
    earth_events.reseed.emit(g, g.round)
    refill(g)
    queue = FIRST[data.GLACIATION]
    for space in range(queue + 1, queue + data.SPACES[data.GLACIATION]):
        if g.pawn_on(space - 1) == data.NOBODY:
            g.move_pawn(space, space - 1)
    boxes = {section: g.box[row] for section, row in BOX_ROW.items()}
    for section in (data.REGRESSION, data.DEPLETION, data.WANDERLUST):
        for element in range(6):
            g.bag[element] += boxes[section][element]
    boxes = {
        data.DEPLETION: boxes[data.WASTELAND],
        data.WASTELAND: boxes[data.ABUNDANCE],
        data.REGRESSION: boxes[data.ADAPTATION],
        data.ADAPTATION: bytearray(6),
        data.ABUNDANCE: bytearray(6),
        data.WANDERLUST: bytearray(6),
    }
    g.box = [boxes[section] for section in BOX_ROW]
    draw_elements(g)
    turn_up(g)
    g.scored = bytearray(len(MAP.axial))


# --- the end ------------------------------------------------------------------------------------------------


def dead(g: Dominant) -> bool:
    """Nothing lives and no gene pool holds a species: no card can ever be taken again, no Ice Age comes. [D7.4]

    The rule book is silent here. That the game is then over is our own ruling, called so on the rules page.
    """
    return not any(g.pool[a] or any(g.cubes[a]) for a in g.animals())


def end(g: Dominant) -> None:
    """Score every tile once. [D7.2]"""
    earth_events.end.emit(g)
    for h in g.tiles():
        if g.species_on(h):
            g.score_tile(h, VP_TILES)
    g.over = 1


def step(g: Dominant) -> None:
    """The next indivisible piece of the game."""
    (plan, execute, reset)[g.phase](g)


def scores(g: Dominant) -> tuple[int, ...]:
    """The points of each seat; of several animals the lowest counts. [D8.1]"""
    seats = range(max(g.places) + 1)
    return tuple(min(g.vp[a] for a in g.animals() if g.places[a] == seat) for seat in seats)


def winner(g: Dominant) -> int:
    """The seat with most points; a tie goes to the animal higher on the food chain. [D7.3]"""

    def rank(seat: int) -> tuple[int, int]:
        counting = scores(g)[seat]
        return counting, max(-a for a in g.animals() if g.places[a] == seat and g.vp[a] == counting)

    return max(range(max(g.places) + 1), key=rank)
