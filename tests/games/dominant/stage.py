"""A stage for stories about Dominant Species: positions set up by hand, and rules played with answers in words.

Animals are M R B A X I (down the food chain; X are the arachnids). How the rest is told stands in `earth_stage`.
"""

from __future__ import annotations

import re

from speciate.engine import Choice, Event, Match, Rng, Setup
from speciate.games import dominant
from speciate.games.dominant import GAME, data
from speciate.games.dominant.checks import check_invariants
from speciate.games.dominant.pieces import FIRST, SECTION_OF
from speciate.games.dominant.rules import actions, hooks, play
from speciate.games.dominant.rules.state import EXECUTION, PLANNING, RESET, Dominant

from ..earth_stage import Kit

M, R, B, A, X, I = range(6)  # noqa: E741
LETTERS = "MRBAXI"
PLACES = {
    "tundra": (0, 0), "wetland": (0, -1), "savannah": (1, -1), "desert": (1, 0), "mountain": (0, 1), "forest": (-1, 1),
    "jungle": (-1, 0),
}  # fmt: skip
CARDS = {c.id: n for n, c in enumerate(data.CARDS)}
QUIET = "biodiversity cold_snap intelligence nocturnal omnivore"

KIT = Kit(dominant, LETTERS, PLACES)
hex_, hex_name, corner, space = KIT.hex_, KIT.hex_name, KIT.corner, KIT.space
put, kill, pool, clear, give = KIT.put, KIT.kill, KIT.pool, KIT.clear, KIT.give
grow, wither, lay, fill, leave_in_bag = KIT.grow, KIT.wither, KIT.lay, KIT.fill, KIT.leave_in_bag
perform, kinds, cubes, box, disks = KIT.perform, KIT.kinds, KIT.cubes, KIT.box, KIT.disks


def stage(animals: str = LETTERS, *, row: str = QUIET, earth: str = "printed", seats: str = "", seed: int = 1):
    """The start of the first turn with all boxes empty; `seats` says who plays which animal, as in "000111"."""
    g = play.start(setup(animals, earth=earth, seats=seats, seed=seed))
    KIT.empty_boxes(g)
    lay_row(g, row)
    check_invariants(g)
    return g


def setup(animals: str = LETTERS, *, earth: str = "printed", seats: str = "", seed: int = 1) -> Setup:
    return KIT.setup(animals, seats, (GAME.options[0].values.index(earth),), seed)


# --- setting the scene ----------------------------------------------------------------------------------------------


def settle(g: Dominant, where: str, who: str) -> None:
    """Let a tile be inhabited like this and by nobody else, as in "2R 1I"; `cubes` reads it off."""
    for a in g.animals():
        n = re.search(rf"(\d+){LETTERS[a]}", who)
        put(g, LETTERS[a], where, int(n[1]) if n else 0)


def freeze(g: Dominant, *where: str) -> None:
    """Lay tundra on tiles, without what Glaciation does."""
    for name in where:
        assert g.tundra and g.terrain[hex_(name)] not in (data.TUNDRA, data.NO_TILE)
        g.tundra -= 1
        g.cover(hex_(name), data.TUNDRA)


def ice_everywhere(g: Dominant) -> None:
    """All twelve tundra tiles lie on earth, next to a tile that they could cover."""
    for where in ("0,-2", "1,-2", "2,-2", "2,-1", "2,0", "1,1"):
        lay(g, next(t for t, n in zip(data.TERRAINS, g.unseen_tiles, strict=False) if n), where)
    freeze(g, *[hex_name(h) for h in g.tiles() if g.terrain[h] != data.TUNDRA][:11])
    assert not g.tundra and len(g.tiles()) == 13


def top_tiles(g: Dominant, terrains: str) -> None:
    """Let these tiles lie face up on the stacks; "-" for a tile that was taken, which lies on earth."""
    for stack, terrain in enumerate(terrains.split()):
        if g.stack_top[stack] != data.NO_TILE:
            g.unseen_tiles[g.stack_top[stack]] += 1
            g.stack_left[stack] += 1
            g.stack_top[stack] = data.NO_TILE
        if terrain != "-":
            t = data.TERRAINS.index(terrain)
            assert g.unseen_tiles[t]
            g.unseen_tiles[t] -= 1
            g.stack_left[stack] -= 1
            g.stack_top[stack] = t


def pawn(g: Dominant, who: str, *tokens: str) -> None:
    """Put pawns on spaces, new ones from the box if none is available."""
    for token in tokens:
        if not g.free[LETTERS.index(who)]:
            g.new_pawn(LETTERS.index(who))
        KIT.pawn(g, who, token)


def pawns(g: Dominant, section: str) -> str:
    """Who stands in a section, left to right, as in "RR.I"."""
    first = FIRST[data.SECTIONS.index(section)]
    n = data.SPACES[data.SECTIONS.index(section)]
    return "".join((LETTERS + ".")[g.pawn_on(space)] for space in range(first, first + n))


def lay_row(g: Dominant, cards: str, deck: int | None = None) -> None:
    """Make these cards available and leave so many in the deck; the others are out of the game."""
    row = [CARDS[n] for n in cards.split()]
    others = [c for c in range(len(data.CARDS)) if c not in row and c != data.LAST_CARD]
    deck = 1 + len(others) if deck is None else deck
    if data.LAST_CARD in row:
        deck = 0
    g.row = bytearray(row + [data.NO_CARD] * (5 - len(row)))
    kept = max(0, deck - 1)
    g.unseen_cards, g.deck, g.used = bytearray(others[:kept]), deck, bytearray(others[kept:])
    if not deck and data.LAST_CARD not in row:
        g.used.append(data.LAST_CARD)


def row(g: Dominant) -> set[str]:
    """The cards available."""
    return {data.CARDS[c].id for c in g.row if c != data.NO_CARD}


# --- playing --------------------------------------------------------------------------------------------------------


def act(g: Dominant, who: str, token: str, *lines: str) -> list[Event]:
    """Put a pawn on a space and let it act."""
    if g.pawn_on(space(token)) == data.NOBODY:
        pawn(g, who, token)
    one_pawn = actions.pawn_of(space(token), getattr(actions, data.SECTIONS[SECTION_OF[space(token)]]))
    return perform(g, LETTERS.index(who), lines, one_pawn)


def rule(g: Dominant, name: str, *lines: str, seen: list[Choice] | None = None) -> list[Event]:
    """What a section does without a pawn: regression, frost, swarm or ambush."""
    return perform(g, -1, lines, getattr(actions, name), seen=seen)


def card(
    g: Dominant, who: str, name: str, *lines: str, scored: str = "tundra", seen: list[Choice] | None = None
) -> list[Event]:
    """Let an animal resolve a card as if it dominated the tile just scored."""
    me = LETTERS.index(who)
    return perform(g, me, lines, hooks.card_effect[CARDS[name]], me, hex_(scored), seen=seen)


def execute(g: Dominant, *lines: str, seen: list[Choice] | None = None) -> list[Event]:
    """The whole Execution with the pawns that stand on the display; every line says who answers."""
    g.phase = EXECUTION
    assert not g.cursor, "a turn begins at the top of the display"

    def steps(g: Dominant) -> None:
        while g.phase == EXECUTION:
            play.step(g)

    log = perform(g, -1, lines, steps, seen=seen)
    assert g.phase == RESET
    return log


def reset(g: Dominant, *lines: str) -> list[Event]:
    g.phase = RESET
    return perform(g, -1, lines, play.step)


def reseed(g: Dominant) -> list[Event]:
    return perform(g, -1, (), play.reseed)


def extinction(g: Dominant, *lines: str) -> list[Event]:
    return perform(g, M, lines, play.extinction)


def survival(g: Dominant) -> list[Event]:
    return perform(g, -1, (), play.survival)


def end(g: Dominant) -> list[Event]:
    return perform(g, -1, (), play.end)


def plan(g: Dominant, *lines: str) -> list[Event]:
    """The rest of Planning; every line says whose turn it must be."""
    g.phase = PLANNING

    def steps(g: Dominant) -> None:
        while g.phase == PLANNING:
            play.step(g)

    return perform(g, -1, lines, steps)


def wander(g: Dominant, decisions: int, seed: int = 1, check=lambda g: None) -> Match[Dominant]:
    """A real match played at random, checked after every decision."""
    m, rng = Match(GAME, g), Rng(seed)
    while m.choice and decisions:
        usual = [v for v in m.choice.values if v >= 0]
        assert usual == sorted({*usual}) and m.choice.values in ((*usual,), (*usual, -1)), m.choice
        m.answer(rng.one_of(m.choice.values))
        check_invariants(m.state)
        check(m.state)
        decisions -= 1
    return m


# --- looking --------------------------------------------------------------------------------------------------------


def lead(g: Dominant, where: str) -> str:
    """Who dominates a tile: a letter, or "-"."""
    a = g.dominant(hex_(where))
    return "-" if a == data.NOBODY else LETTERS[a]


def match(g: Dominant, who: str, where: str) -> int:
    return g.match(LETTERS.index(who), hex_(where))


def on(g: Dominant, where: str) -> str:
    """The elements on a tile, by name."""
    return " ".join(sorted(data.ELEMENTS[g.elements[c]] for c in g.disks_on(hex_(where))))


def vp(g: Dominant) -> str:
    """Victory points, as in "3R 1I"."""
    return " ".join(f"{g.vp[a]}{LETTERS[a]}" for a in range(6) if g.vp[a])


def order(g: Dominant) -> str:
    """The initiative track."""
    return "".join(LETTERS[a] for a in g.order)
