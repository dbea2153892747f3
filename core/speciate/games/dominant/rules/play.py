"""The course of the game: set-up, Planning, Execution, Reset, the end."""

from __future__ import annotations

from speciate.boards.hexes import CORNERS as CORNER_TAGS
from speciate.earth import events as earth_events
from speciate.engine import DONE, Setup

from .. import data as d
from .. import events
from ..decisions import EXTINCTION_SAVE, PLANNING_SPACE
from ..pieces import BOX_ROW, FIRST, MAP, SPACES, VP_START, VP_SURVIVAL, VP_TILES
from .actions import AGENDA
from .state import EXECUTION, PLANNING, RESET, Dominant

# --- set-up -------------------------------------------------------------------------------------------------


def start(setup: Setup) -> Dominant:
    """The position before the first Planning."""
    playing = [a for a, seat in enumerate(setup.places) if seat >= 0]
    n = len(playing)
    g = Dominant(
        rng=setup.seed,
        places=setup.places,
        terrain=bytearray([d.NO_TILE]) * len(MAP.axial),
        under=bytearray([d.NO_TILE]) * len(MAP.axial),
        elements=bytearray([d.NONE]) * len(MAP.touching),
        cubes=[bytearray(len(MAP.axial)) for _ in d.ANIMALS],
        pool=[d.SPECIES[n] - 1 if a in playing else 0 for a in range(6)],
        eliminated=[0] * 6,
        disks=[bytearray(6) for _ in d.ANIMALS],
        vp=[0] * 6,
        bag=bytearray([d.DISKS] * 6),
        order=bytearray(reversed(playing)),
        pawn=bytearray(len(SPACES)),
        free=[d.PAWNS[n] if a in playing else 0 for a in range(6)],
        spare=[d.PAWN_LIMIT - d.PAWNS[n] if a in playing else 0 for a in range(6)],
        box=[bytearray(6) for _ in BOX_ROW],
        unseen_tiles=bytearray(d.TILES),
        stack_top=bytearray([d.NO_TILE] * d.STACKS),
        stack_left=bytearray([(sum(d.TILES) - len(d.START)) // d.STACKS] * d.STACKS),
        row=bytearray([d.NO_CARD] * d.ROW),
        unseen_cards=bytearray(c for c in range(len(d.CARDS)) if c != d.LAST_CARD),
        deck=len(d.CARDS),
        used=bytearray(),
        scored=bytearray(len(MAP.axial)),
        sleeping=bytearray(len(MAP.axial)),
    )
    lay_earth(g, random=bool(setup.options[d.EARTH]))
    settle(g)
    turn_up(g)
    refill(g)
    draw_elements(g)
    return g


def lay_earth(g: Dominant, random: bool) -> None:
    """Seven tiles with tundra on the middle one, and twelve elements; by lot in the random variant."""
    for (q, r), terrain in d.START.items():
        tile = g.below_counts(g.unseen_tiles) if random else terrain
        g.unseen_tiles[tile] -= 1
        g.terrain[MAP.cell(q, r)] = tile
    g.cover(MAP.cell(0, 0), d.TUNDRA)
    for ((q, r), tag), printed in d.START_ELEMENTS:
        element = g.below_counts(g.bag) if random else printed
        g.bag[element] -= 1
        g.elements[MAP.corners[MAP.cell(q, r)][CORNER_TAGS.index(tag)]] = element


def settle(g: Dominant) -> None:
    """On each tile but tundra one species for each element of the animal's own type; fewer earn a head start.

    On the printed earth this gives each animal the four species of the set-up, and no head start.
    """
    for a in g.animals():
        own = d.PRINTED[a][0]
        for h in g.tiles():
            if g.terrain[h] != d.TUNDRA:
                n = sum(g.elements[c] == own for c in MAP.corners[h])
                g.pool[a] -= n
                g.cubes[a][h] = n
    totals = {a: sum(g.cubes[a]) for a in g.animals()}
    for a, total in totals.items():
        g.gain(a, max(totals.values()) - total, VP_START)


def turn_up(g: Dominant) -> None:
    """Turn up the top tile of each stack where the last one was taken."""
    for stack in range(d.STACKS):
        if g.stack_top[stack] == d.NO_TILE:
            g.turn_up(stack)


def refill(g: Dominant) -> None:
    """Deal cards until five are available, as far as the deck goes. Its last card is the Ice Age."""
    for slot in range(d.ROW):
        if g.row[slot] == d.NO_CARD and g.deck:
            g.deck -= 1
            card = d.LAST_CARD if not g.deck else g.unseen_cards[g.randbelow(len(g.unseen_cards))]
            if g.deck:
                g.unseen_cards.remove(card)
            g.row[slot] = card
            earth_events.reveal.emit(g, card, slot)


def draw_elements(g: Dominant) -> None:
    """Four elements each for Adaptation, Abundance and Wanderlust, as far as the bag goes."""
    for section in (d.ADAPTATION, d.ABUNDANCE, d.WANDERLUST):
        for _ in range(d.DRAWN):
            element = g.draw_element()
            if element != d.NONE:
                g.box[BOX_ROW[section]][element] += 1


# --- Planning and Execution ---------------------------------------------------------------------------------


def plan(g: Dominant) -> None:
    """The next animal on the initiative track that has a pawn puts it on any vacant space."""
    vacant = g.vacant()
    track = [*g.order[g.planner :], *g.order[: g.planner]]
    me = next((a for a in track if g.free[a]), d.NOBODY)
    if me == d.NOBODY or not vacant:
        g.phase, g.planner = EXECUTION, 0
        events.execution.emit(g, g.round)
        return
    g.put_pawn(me, g.choose(me, PLANNING_SPACE, vacant, n=g.free[me]))
    g.planner = (g.order.index(me) + 1) % len(g.order)


def execute(g: Dominant) -> None:
    """The next entry of the agenda; after the last one comes the Reset."""
    entry = AGENDA[g.cursor]
    g.cursor += 1
    entry.act(g)
    if g.cursor == len(AGENDA):
        g.phase = RESET


def extinction(g: Dominant) -> None:
    """All endangered species die, but for sleepers; mammals may save one of theirs."""
    earth_events.extinction.emit(g)
    doomed = [(a, h) for a in g.animals() for h in g.occupied(a) if g.endangered(a, h)]
    dying = {(a, h): g.cubes[a][h] - (g.sleeping[h] if a == g.asleep else 0) for a, h in doomed}
    savable = [h for a, h in doomed if a == d.MAMMALS and dying[a, h]]
    if savable:
        h = g.choose(d.MAMMALS, EXTINCTION_SAVE, savable, done=True)
        if h != DONE:
            dying[d.MAMMALS, h] -= 1
            events.saved.emit(g, d.MAMMALS, h)
    for (a, h), n in dying.items():
        if n:
            g.eliminate(a, h, n)
    g.asleep = d.NOBODY
    g.sleeping = bytearray(len(MAP.axial))


def survival(g: Dominant) -> None:
    """The animal with the sole most species on tundra scores for the tundra tiles it occupies."""
    holder = g.sole_most(d.TUNDRA)
    earth_events.survival.emit(g, holder)
    if holder != d.NOBODY:
        g.gain(holder, g.bonus(sum(g.cubes[holder][h] > 0 for h in g.tiles_of(d.TUNDRA))), VP_SURVIVAL)


def reset(g: Dominant) -> None:
    """Extinction, Survival, Reseed; or the end."""
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
    """Cards, the Glaciation queue, the boxes, new elements, new tiles, in this order."""
    earth_events.reseed.emit(g, g.round)
    refill(g)
    queue = FIRST[d.GLACIATION]
    for space in range(queue + 1, queue + d.SPACES[d.GLACIATION]):
        if g.pawn_on(space - 1) == d.NOBODY:
            g.move_pawn(space, space - 1)
    boxes = {section: g.box[row] for section, row in BOX_ROW.items()}
    for section in (d.REGRESSION, d.DEPLETION, d.WANDERLUST):
        for element in range(6):
            g.bag[element] += boxes[section][element]
    boxes = {
        d.DEPLETION: boxes[d.WASTELAND],
        d.WASTELAND: boxes[d.ABUNDANCE],
        d.REGRESSION: boxes[d.ADAPTATION],
        d.ADAPTATION: bytearray(6),
        d.ABUNDANCE: bytearray(6),
        d.WANDERLUST: bytearray(6),
    }
    g.box = [boxes[section] for section in BOX_ROW]
    draw_elements(g)
    turn_up(g)
    g.scored = bytearray(len(MAP.axial))


# --- the end ------------------------------------------------------------------------------------------------


def dead(g: Dominant) -> bool:
    """Nothing lives and no gene pool holds a species: nobody can ever take a card again, and the Ice Age never comes.

    The rule book is silent here. That the game is then over is our own ruling, called so on the rules page.
    """
    return not any(g.pool[a] or any(g.cubes[a]) for a in g.animals())


def end(g: Dominant) -> None:
    """Score every tile once."""
    earth_events.end.emit(g)
    for h in g.tiles():
        if g.species_on(h):
            g.score_tile(h, VP_TILES)
    g.over = 1


def step(g: Dominant) -> None:
    """The next indivisible piece of the game."""
    (plan, execute, reset)[g.phase](g)


def scores(g: Dominant) -> tuple[int, ...]:
    """The points of each seat; of several animals the lowest counts."""
    seats = range(max(g.places) + 1)
    return tuple(min(g.vp[a] for a in g.animals() if g.places[a] == seat) for seat in seats)


def winner(g: Dominant) -> int:
    """The seat with most points; a tie goes to the animal higher on the food chain."""

    def rank(seat: int) -> tuple[int, int]:
        counting = scores(g)[seat]
        return counting, max(-a for a in g.animals() if g.places[a] == seat and g.vp[a] == counting)

    return max(range(max(g.places) + 1), key=rank)
