"""A stage for stories about Dominant Species: positions in the notation, and rules played with answers in words.

A position is lines of the notation (`speciate.games.dominant.notation`), and answers use its names. On the printed
earth D3 is the tundra; round it, clockwise from above, lie wetland D2, savannah E3, desert E4, mountain D4, forest C4
and jungle C3. Who answers and who lives on a tile is told in letters: animals are M R B A X I (down the food chain; X
are the arachnids). How the rest is told stands in `earth_stage`.
"""

from __future__ import annotations

from typing import cast

from speciate.engine import Choice, Event, Match, Rng, Setup, Written
from speciate.games import dominant
from speciate.games.dominant import GAME, data
from speciate.games.dominant.checks import check_invariants
from speciate.games.dominant.pieces import FIRST, SECTION_OF
from speciate.games.dominant.rules import actions, hooks, play
from speciate.games.dominant.rules.state import EXECUTION, PLANNING, RESET, Dominant

from tests.earth.earths import no_elements, nobody

from ..earth_stage import Kit
from ..positions import Positions

M, R, B, A, X, I = range(6)  # noqa: E741
LETTERS = "MRBAXI"
CARDS = {c.id: n for n, c in enumerate(data.CARDS)}

KIT = Kit(dominant, LETTERS)
POSITIONS = Positions("dominant")
hex_, corner, space = KIT.hex_, KIT.corner, KIT.space
perform, kinds, cubes, box, disks = KIT.perform, KIT.kinds, KIT.cubes, KIT.box, KIT.disks

# --- positions ------------------------------------------------------------------------------------------------------

BASE = ("places mammals reptiles birds amphibians arachnids insects",)
"""What every stage begins with: all six animals, each with a seat of its own."""
FULL = ("element grass D2ul D2ur E3ur E3r E4r E4lr", "element grub D4lr D4ll C4ll C4l C3l C3ul")
"""No corner of the printed earth is vacant."""
DRY = "box depletion grass:18 grub:18 meat:18 seed:18 sun:18 water:18"
"""The bag is empty: all elements but those of the printed earth lie in the Depletion box, which the Reseed empties."""
ICE = ("tile tundra D2 E3 E4 D4 C4 C3 D1 E2 F2 F3 F4", "tile sea E5")
"""All twelve tundra tiles lie on earth, next to a tile that they could cover."""


def written(*lines: str) -> Written:
    """What the base and these lines say, each in place of the base's of its word, with the set-up."""
    said = {line.split()[0] for line in lines}
    return POSITIONS.written(*(line for line in BASE if line.split()[0] not in said), *lines)


def stage(*lines: str) -> Dominant:
    """The start of the first turn with all boxes empty, and these lines."""
    return cast(Dominant, written(*lines).position)


def lifeless(*lines: str) -> Dominant:
    """A stage on whose earth no species live but those of these lines."""
    return stage(*nobody(dominant), *lines)


def barren(*lines: str) -> Dominant:
    """A lifeless stage on whose earth no elements lie but those of these lines."""
    return lifeless(no_elements(dominant, *lines), *lines)


def cards(row: str, deck: int) -> tuple[str, str]:
    """The lines of a row behind which so many cards are left in the deck; all others are out of the game.

    The last one left is the Ice Age, where it does not lie in the row.
    """
    others = [card for card in CARDS if card not in row.split() and card != "ice_age"]
    gone = others[max(0, deck - 1) :]
    if not deck and "ice_age" not in row.split():
        gone.append("ice_age")
    return f"row {row or 'none'}", f"used {' '.join(gone)}"


def deal(*lines: str) -> Dominant:
    """The start of a real game: the places, options and luck of these lines."""
    dealt = written(*lines)
    return play.start(Setup(GAME.id, dealt.places, dealt.options, dealt.position.rng))


# --- playing --------------------------------------------------------------------------------------------------------


def act(g: Dominant, who: str, token: str, *lines: str) -> list[Event]:
    """Put a pawn on a space and let it act."""
    if g.pawn_on(space(token)) == data.NOBODY:
        g.put_pawn(LETTERS.index(who), space(token))
    one_pawn = actions.pawn_of(space(token), getattr(actions, data.SECTIONS[SECTION_OF[space(token)]]))
    return perform(g, LETTERS.index(who), lines, one_pawn)


def rule(g: Dominant, name: str, *lines: str, seen: list[Choice] | None = None) -> list[Event]:
    """What a section does without a pawn: regression, frost, swarm or ambush."""
    return perform(g, -1, lines, getattr(actions, name), seen=seen)


def card(
    g: Dominant, who: str, name: str, *lines: str, scored: str = "D3", seen: list[Choice] | None = None
) -> list[Event]:
    """Let an animal resolve a card as if it dominated the tile just scored."""
    me = LETTERS.index(who)
    return perform(g, me, lines, hooks.card_effect[CARDS[name]], me, hex_(scored), seen=seen)


def execute(g: Dominant, *lines: str, seen: list[Choice] | None = None) -> list[Event]:
    """The whole Execution with the pawns that stand on the display; every line says who answers."""
    assert g.phase == EXECUTION and not g.cursor, "it begins at the top of the display"

    def steps(g: Dominant) -> None:
        while g.phase == EXECUTION:
            play.step(g)

    log = perform(g, -1, lines, steps, seen=seen)
    assert g.phase == RESET
    return log


def reset(g: Dominant, *lines: str) -> list[Event]:
    """The whole Reset, or the end."""
    assert g.phase == RESET
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


def pawns(g: Dominant, section: str) -> str:
    """Who stands in a section, left to right, as in "RR.I"."""
    first = FIRST[data.SECTIONS.index(section)]
    n = data.SPACES[data.SECTIONS.index(section)]
    return "".join((LETTERS + ".")[g.pawn_on(space)] for space in range(first, first + n))


def row(g: Dominant) -> set[str]:
    """The cards available."""
    return {data.CARDS[c].id for c in g.row if c != data.NO_CARD}
