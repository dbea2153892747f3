"""A stage for stories about the rules: positions in their notation, and rules played with answers written in words.

Species are G V O R K S (green, violet, gold, red, black, sky), clockwise; the first player is G unless said otherwise.
An answer is a token, "-" for no; "B1 of A1 B1 -" also says what must be on offer; "V: B1" says that violet answers and
not the species that acts. Whatever is played, all answers must be used, nothing more may be asked, the table must have
words for all that is on offer, and nothing may be lost.
"""

from __future__ import annotations

import re

from speciate.engine import Choice, Event, EventKind, Setup
from speciate.games.biosphere import GAME, checks, data
from speciate.games.biosphere.pieces import MAP
from speciate.games.biosphere.rules import deal, life, play
from speciate.games.biosphere.rules import evolution as evo
from speciate.games.biosphere.rules.state import IDLE, Biosphere

from ..positions import Positions
from ..worded import assert_worded

G, V, O, R, K, S = range(6)  # noqa: E741
LETTERS = "GVORKS"
CARDS = {c.id: n for n, c in enumerate(data.CARDS)}
GOALS = {goal.id: n for n, goal in enumerate(data.GOALS)}
PHASES = ("", "wheel", "income", "spending", "movement", "reproduction", "filling", "goals", "upkeep")

POSITIONS = Positions("biosphere")
BASE = ("turn 4", "phase spending")
"""What a position says that says nothing else: the face 3 is at the graveyard, and a 2 lives for four more turns."""
THREE = "places green violet gold"
"""Where three play; without it, green and violet."""
NO_DECK = f"played violet {' '.join(CARDS)}"
"""All cards are played: none is turned up at the end of a phase 3."""


def stage(*lines: str) -> Biosphere:
    """The quiet position of the notation (an empty rectangle, no open cards, no points) with the base and these lines.

    Lines of a word that the caller says stand in place of those of the base.
    """
    said = {line.split()[0] for line in lines}
    g: Biosphere = POSITIONS.position(*(line for line in BASE if line.split()[0] not in said), *lines)
    return g


def lay(*tiles: str, players: int = 2) -> tuple[str, ...]:
    """Lines: these tiles ("forest A1 B2") lie on the quiet rectangle of so many players.

    Each changes places with the last one of its environment, since the map keeps its number of each.
    """
    names = [MAP.names[cell] for cell in deal.rectangle(*data.RECTANGLE[players])]
    mix = [environment for environment, n in zip(data.ENVIRONMENTS, data.TILES[players], strict=True) for _ in range(n)]
    quiet = dict(zip(names, mix, strict=True))
    wanted = {name: environment for environment, *where in map(str.split, tiles) for name in where}
    now = dict(quiet)
    for name, environment in wanted.items():
        if now[name] != environment:
            other = next(t for t in reversed(names) if now[t] == environment != wanted.get(t))
            now[name], now[other] = environment, now[name]
    return tuple(f"tile {environment} {name}" for name, environment in now.items() if environment != quiet[name])


def setup(species: str = "GVO", *, seed: int = 1, shape: str = "rectangle", bar: str = "first") -> Setup:
    """A set-up for the stories about what is dealt, which is drawn at random."""
    places = tuple(species.index(s) if s in species else -1 for s in LETTERS)
    chosen = {"map": shape, "bar": bar}
    return Setup("biosphere", places, tuple(o.values.index(chosen[o.id]) for o in GAME.options), seed)


# --- names ----------------------------------------------------------------------------------------------------------


def cell(name: str) -> int:
    return MAP.names.index(name)


def who(letter: str) -> int:
    return LETTERS.index(letter)


def track_of(name: str) -> int:
    return data.TRACKS.index(name)


# --- playing --------------------------------------------------------------------------------------------------------
# `act`, `begin` and `phase` begin the phase that they name, whatever the position says of it: many stories go on to a
# later phase without those between.


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
