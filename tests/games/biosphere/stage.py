"""A stage for stories about the rules: positions set up by hand, and rules played with answers written in words.

Species are G V O R K S (green, violet, gold, red, black, sky), clockwise; the first player is G unless said otherwise.
An answer is a token, "-" for no; "B1 of A1 B1 -" also says what must be on offer; "V: B1" says that violet answers and
not the species that acts. Whatever is played, all answers must be used, nothing more may be asked, the table must have
words for all that is on offer, and nothing may be lost.
"""

from __future__ import annotations

import re

from speciate.engine import Choice, Event, EventKind, Setup
from speciate.games.biosphere import GAME, checks, data
from speciate.games.biosphere.pieces import DECK, HAND, MAP, OPEN, PLAYED, die_of, markers_at, slots
from speciate.games.biosphere.rules import deal, life, play
from speciate.games.biosphere.rules import evolution as evo
from speciate.games.biosphere.rules.state import IDLE, Biosphere

from ..worded import assert_worded

G, V, O, R, K, S = range(6)  # noqa: E741
LETTERS = "GVORKS"
CARDS = {c.id: n for n, c in enumerate(data.CARDS)}
GOALS = {goal.id: n for n, goal in enumerate(data.GOALS)}
PHASES = ("", "wheel", "income", "spending", "movement", "reproduction", "filling", "goals", "upkeep")


def setup(species: str = "GVO", *, seed: int = 1, shape: str = "rectangle", bar: str = "first") -> Setup:
    places = tuple(species.index(s) if s in species else -1 for s in LETTERS)
    chosen = {"map": shape, "bar": bar}
    return Setup("biosphere", places, tuple(o.values.index(chosen[o.id]) for o in GAME.options), seed)


def stage(species: str = "GVO", *, graveyard: int = 3, bar: str = "first", first: str = "", **lands: str) -> Biosphere:
    """An early turn with this face in the graveyard, nothing on the map, no open cards that anybody can pay.

    `lands` names tiles: A1="savanna". All others of the rectangle are whatever is left.
    """
    g = deal.start(setup(species, bar=bar))
    g.first = LETTERS.index(first or species[0])
    for rank, p in enumerate(g.order()):
        g.bar[p] = data.bar_start(rank, bar == "last") if bar != "none" else 0
        g.size[p], g.specialisation[p] = 4, 4
    g.turn = 1 + (graveyard % 5 or 5)
    g.graveyard = graveyard
    g.phase = PHASES.index("spending")
    lay(g, **lands)
    checks.check_invariants(g)
    return g


def lay(g: Biosphere, **lands: str) -> None:
    """Let these tiles have these environments, by swapping with other tiles."""
    fixed = set()
    for name, land in lands.items():
        tile, wanted = cell(name), data.ENVIRONMENTS.index(land)
        if g.terrain[tile] != wanted:
            other = next(t for t in reversed(g.tiles) if g.terrain[t] == wanted and t not in fixed)
            g.terrain[tile], g.terrain[other] = wanted, g.terrain[tile]
            for t in (tile, other):
                g.room[t] = data.SPACES[g.terrain[t]]
        fixed.add(tile)


def wheel(g: Biosphere, graveyard: int) -> None:
    """Let this face lie in the graveyard, in a turn after the first."""
    g.turn, g.graveyard = 1 + (graveyard % 5 or 5), graveyard


# --- names ----------------------------------------------------------------------------------------------------------


def cell(name: str) -> int:
    return MAP.names.index(name)


def who(letter: str) -> int:
    return LETTERS.index(letter)


def track_of(name: str) -> int:
    return data.TRACKS.index(name)


# --- setting the scene ----------------------------------------------------------------------------------------------


def put(g: Biosphere, letter: str, name: str, faces: str) -> None:
    """Add dice with these faces to a tile, from the supply, as in "1 1 4"; "3*2" is two dice that show 3."""
    p, tile = who(letter), cell(name)
    for word in faces.split():
        face, _, n = word.partition("*")
        for _ in range(int(n or 1)):
            assert g.supply[p] and g.room[tile]
            g.supply[p] -= 1
            g.settle(p, tile)
            g.dice[p][die_of(tile, int(face))] += 1


def alive(g: Biosphere) -> int:
    """A face that lasts: five years from the next turn."""
    return (g.graveyard + 3) % 5 + 1


def crowd(g: Biosphere, letter: str, name: str, n: int) -> None:
    """Put n dice of a lasting face on a tile."""
    put(g, letter, name, f"{alive(g)}*{n}")


def tracks(g: Biosphere, letter: str, **values: int) -> None:
    for name, value in values.items():
        g.set_value(who(letter), track_of(name), value)


def scale(g: Biosphere, letter: str, combination: str) -> None:
    """Put the markers on a combination, as in "small2-generic4"."""
    g.size[who(letter)], g.specialisation[who(letter)] = markers_at(data.COMBINATIONS.index(combination))


def ep(g: Biosphere, **points: int) -> None:
    for letter, n in points.items():
        g.ep[who(letter)] = n


def bar(g: Biosphere, **spaces: int) -> None:
    """Put markers on the bar; corners they have passed count as paid."""
    for letter, space in spaces.items():
        g.bar[who(letter)] = space
        g.corners[who(letter)] = sum(corner <= space for corner in data.BAR_CORNERS)
    g.penalty_active = int(any(g.corners))


def special(g: Biosphere, letter: str, *spaces: str) -> None:
    """Put markers on the special board."""
    for space in spaces:
        g.mark(who(letter), data.SPECIAL.index(space))


def hand(g: Biosphere, letter: str, *cards: str) -> None:
    """Let a species have bought these cards."""
    for card in cards:
        _move(g, CARDS[card], HAND + who(letter))


def played(g: Biosphere, letter: str, *cards: str) -> None:
    """Let a species have played these cards."""
    for card in cards:
        _move(g, CARDS[card], PLAYED + who(letter))


def _move(g: Biosphere, card: int, where: int) -> None:
    if g.card[card] == OPEN:
        g.row[g.row.index(card)] = data.NO_CARD
    g.card[card] = where


def rows(g: Biosphere, first: str, second: str) -> None:
    """Lay these cards open, newest first, "." for a gap; others go back to their decks."""
    for card, where in enumerate(g.card):
        if where == OPEN:
            _move(g, card, DECK)
    for slot, word in enumerate((first + " " + second).split()):
        if word != ".":
            assert slot in slots(data.CARDS[CARDS[word]].row)
            _move(g, CARDS[word], OPEN)
            g.row[slot] = CARDS[word]


def goals(g: Biosphere, *ids: str) -> None:
    """Let these goals be in play, and the first card of all other categories."""
    chosen = {data.GOALS[GOALS[goal]].category: GOALS[goal] for goal in ids}
    g.goals = tuple(chosen.get(k, cards[0]) for k, cards in enumerate(data.IN_CATEGORY))


def reach(g: Biosphere, letter: str, *ids: str) -> None:
    """Let a species have completed these goals, which are in play."""
    for goal in ids:
        g.complete(who(letter), g.goals.index(GOALS[goal]))


# --- playing --------------------------------------------------------------------------------------------------------


class Script:
    """Answers every question of a rule with the next line, and checks what is on offer."""

    def __init__(self, g: Biosphere, me: int, lines: tuple[str, ...]) -> None:
        self.g, self.me, self.lines = g, me, list(lines)
        self.asked: list[str] = []

    def __call__(self, choice: Choice) -> int:
        assert self.lines, f"one more question: {choice}"
        letter, token, offer = re.fullmatch(r"(?:([GVORKS]): )?(\S+)(?: of (.*))?", self.lines.pop(0)).groups()
        p = LETTERS.index(letter) if letter else self.me
        assert choice.seat == self.g.places[p], f"not for {LETTERS[p]}: {choice}"
        usual = tuple(v for v in choice.values if v >= 0)
        assert usual == tuple(sorted(set(usual))) and choice.values in (usual, (*usual, -1))
        if offer is not None:
            offered = {choice.domain.token(v) for v in choice.values}
            assert offered == set(offer.split()), f"{sorted(offered ^ set(offer.split()))}: {choice}"
        value = choice.domain.value(token)
        assert value in choice.values, f"{token} is not offered: {choice}"
        assert_worded("biosphere", self.g, choice)
        self.asked.append(choice.key)
        checks.check_invariants(self.g)
        return value


def perform(g: Biosphere, me: int, lines: tuple[str, ...], rule, *args: object) -> list[Event]:
    """Play a rule with these answers; returns what it told."""
    script = Script(g, me, lines)
    g.log, g.player = [], script
    rule(g, *args)
    log, g.log, g.player = g.log, None, None
    assert not script.lines, f"never asked: {script.lines}; but {script.asked}"
    checks.check_invariants(g)
    return log


def act(g: Biosphere, letter: str, phase: str, *lines: str) -> list[Event]:
    """Let one species play its part of a phase, from its beginning to its end."""
    g.phase, g.left = PHASES.index(phase), IDLE
    g.mover = place = g.order().index(who(letter))

    def steps(g: Biosphere) -> None:
        while g.mover == place:
            play.step(g)

    return perform(g, who(letter), lines, steps)


def begin(g: Biosphere, letter: str, phase: str, *lines: str) -> list[Event]:
    """Let one species begin its part of a phase: as many steps as there are answers, and then look."""
    g.phase, g.left = PHASES.index(phase), IDLE
    g.mover = g.order().index(who(letter))
    return go_on(g, *lines)


def go_on(g: Biosphere, *lines: str) -> list[Event]:
    """The same species goes on, one step after the other, until all answers are used."""
    me = g.order()[g.mover]
    script = Script(g, me, lines)
    g.log, g.player = [], script
    while script.lines:
        play.step(g)
    log, g.log, g.player = g.log, None, None
    checks.check_invariants(g)
    return log


def phase(g: Biosphere, name: str, *lines: str) -> list[Event]:
    """A whole phase; every line says who answers."""
    g.phase, g.mover, g.left = PHASES.index(name), 0, IDLE
    if name == "wheel":
        g.turn += 1

    def steps(g: Biosphere) -> None:
        now = g.phase
        while g.phase == now and not g.over:
            play.step(g)

    return perform(g, -1, lines, steps)


def reward(g: Biosphere, *lines: str) -> list[Event]:
    """The check for majorities after phase 4, 5 or 6."""
    return perform(g, -1, lines, life.reward_majorities)


def raise_(g: Biosphere, letter: str, track: str, *lines: str) -> list[Event]:
    return perform(g, who(letter), lines, evo.raise_track, who(letter), track_of(track))


def advance(g: Biosphere, letter: str, steps: int, *lines: str) -> list[Event]:
    """Overflow: so many steps on the bar for nothing."""
    return perform(g, who(letter), lines, evo.advance, who(letter), steps, 0)


# --- looking --------------------------------------------------------------------------------------------------------


def faces(g: Biosphere, letter: str, name: str) -> str:
    """The faces of the dice of a species on a tile, ascending."""
    return " ".join(str(face) for face, n in enumerate(g.by_face(who(letter), cell(name)), 1) for _ in range(n))


def value(g: Biosphere, letter: str, track: str) -> int:
    return g.value(who(letter), track_of(track))


def at(g: Biosphere, letter: str) -> str:
    """Where a species stands on the scale."""
    return data.COMBINATIONS[g.combination(who(letter))]


def in_hand(g: Biosphere, letter: str) -> set[str]:
    return {data.CARDS[c].id for c in g.hand(who(letter))}


def open_cards(g: Biosphere, row: int) -> str:
    return " ".join("." if c == data.NO_CARD else data.CARDS[c].id for c in g.open_cards(row))


def kinds(log: list[Event], *wanted: str) -> list[str]:
    """The kinds of events told, in order; only the wanted ones, if any are named."""
    return [e.kind for e in log if not wanted or e.kind in wanted]


def only(log: list[Event], kind: EventKind[...]) -> list[Event]:
    """The events of a kind, in order."""
    return [e for e in log if e.kind == kind.key]
