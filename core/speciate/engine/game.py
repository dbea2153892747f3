"""What a game offers to the rest: one object, found by its folder."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from .choice import Choice
from .citing import EventRules
from .course import Phase
from .decision import Decision, Domain
from .errors import SpeciateError
from .event import EventKind
from .state import State

EMPTY: Final = -1
"""A place at the table that nobody takes."""
SEEDS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Option:
    """A variant: its id, its values in the order a link counts them, and the index of the usual one."""

    id: str
    values: tuple[str, ...]
    default: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a deal depends on. `places[p]` is the seat that plays place `p` (an animal, a colour), or EMPTY.

    Seats are numbered in the order of their first place. `options` holds one value index for each Option of the game.
    """

    game: str
    places: tuple[int, ...]
    options: tuple[int, ...]
    seed: int

    @property
    def seats(self) -> int:
        """How many seats take part."""
        return max(self.places) + 1

    def start(self) -> State:
        """The position in which the game begins."""
        start: State = find_game(self.game).start(self)
        return start


@dataclass(frozen=True, slots=True)
class Written(Setup):
    """A set-up whose game begins in a position that was written down, and not with a deal. Its seed is 0."""

    position: State = field(compare=False, repr=False)
    digest: int = field(init=False)
    """Of the position: what tells it from others."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "digest", self.position.digest())

    def start(self) -> State:
        """The position, which nobody else changes."""
        return self.position.copy()

    @property
    def setup(self) -> Setup:
        """The places and options without the position."""
        return Setup(self.game, self.places, self.options, self.seed)


S = TypeVar("S", bound=State)


class Foresight(NamedTuple):
    """What a bot has to know of a game to look to the end of its rounds."""

    round_of: Callable[[Any], int] | None = None
    """A number of the position that changes when a round ends. None in a game without rounds, in which a playout ends
    when the seat has taken its next turn."""
    ways: int = 2
    """How many times a bot that looks ahead tries each step at random: it takes the best try for the likely one."""
    delayed: bool = False
    """Whether decisions pay only later in the round: the end of a step then does not show what they are worth."""


class Game(Protocol[S]):
    """The rules of one game. A game folder exposes one such object as `GAME`."""

    id: str
    tag: str
    """One letter that begins its links."""
    version: int
    """Rules version: raised whenever an old record could play differently."""
    places: tuple[str, ...]
    """The animals or colours that a seat can play, in table order."""
    seats: range
    options: tuple[Option, ...]
    domains: tuple[Domain, ...]
    decisions: Mapping[str, Decision]
    """Every decision of the rules by key."""
    events: Mapping[str, EventKind[...]]
    """Every event by key, as above."""
    event_rules: EventRules
    """The rule that makes each event happen; empty in a game that states none (`rulebook.py`)."""
    course: tuple[Phase, ...]
    """The phases of a round, in order; empty in a game that states no rules."""

    @property
    def foresight(self) -> Foresight | None:
        """How to look ahead; None where this is not known to play better than looking to the end of the step."""

    def check(self, setup: Setup) -> None:
        """Raise SpeciateError where the game cannot be played with this set-up."""

    def start(self, setup: Setup) -> S:
        """The position after the deal. All chance comes from `Setup.seed`: the same set-up gives the same position."""

    def step(self, g: S) -> None:
        """Play the next indivisible piece of the game."""

    def under_way(self, g: S, choice: Choice) -> str:
        """The rule, or the chapter, of the phase of `course` in which a decision is asked. All may know it."""

    def scores(self, g: S) -> tuple[int, ...]:
        """The points of each seat, as they stand."""

    def winners(self, g: S) -> tuple[int, ...]:
        """The seats that win, or would if the game ended now: several where the rules let players share a victory."""

    def finish(self, g: S) -> None:
        """Score what only the end of the game scores, as if it ended in this position; for forecasts."""

    def evaluate(self, g: S, seat: int) -> float:
        """How good the position is for a seat, in points; for bots that look one step ahead.

        Add floats with `fsum`: `sum` rounds differently from Python 3.12 on, and a bot in the browser would too.
        """

    def evaluate_parts(self, g: S, seat: int) -> Mapping[str, float]:
        """What `evaluate` is made of: numbers whose sum it is, by names that are the same in every position.

        The text `advice.part.<name>` of the game says what each is. Empty where the game does not say: a hint then
        tells how much better a choice is, but not why.
        """

    def max_decisions(self, setup: Setup) -> int:
        """Decisions after which a test may stop waiting for the end."""

    def check_invariants(self, g: S) -> None:
        """Raise RuleBug unless every piece is somewhere: the counts of the box hold."""

    def all_cards(self) -> set[str]:
        """The tokens of all cards, as `cards_in_play` adds them."""

    def cards_in_play(self, g: S, seen: set[str]) -> None:
        """Add the tokens of the cards in play here, for the test that every card gets played."""


@cache
def game_ids() -> tuple[str, ...]:
    """The id of every game: each folder of `speciate.games` is one."""
    package = importlib.import_module("speciate.games")
    return tuple(sorted(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg))


def look_in(folder: str) -> None:
    """Find games, and what they share, in this folder or archive too: a page fetches a game when it is wanted."""
    for package in ("speciate", "speciate.games"):
        paths = importlib.import_module(package).__path__
        path = f"{folder}/{package.replace('.', '/')}"
        if path not in paths:
            paths.append(path)
    game_ids.cache_clear()


@cache
def load(game_id: str) -> Game[Any]:
    """The game in the folder of this name."""
    game: Game[Any] = importlib.import_module(f"speciate.games.{game_id}").GAME
    return game


def find_games() -> Mapping[str, Game[Any]]:
    """All games by id. It loads them all; who needs one asks for that one."""
    return {game_id: load(game_id) for game_id in game_ids()}


def find_game(game_id: str) -> Game[Any]:
    """The game with this id; SpeciateError where there is none."""
    if game_id not in game_ids():
        known = ", ".join(game_ids())
        raise SpeciateError(f"there is no game {game_id[:40]!r}; there are: {known}", "error.game", game=game_id[:40])
    return load(game_id)


def find_tag(tag: str) -> Game[Any]:
    """The game whose links begin with this letter; SpeciateError where there is none. What is loaded is asked first."""
    for game in map(load, sorted(game_ids(), key=lambda game_id: f"speciate.games.{game_id}" not in sys.modules)):
        if game.tag == tag:
            return game
    raise SpeciateError(f"the link is of a game that is not known here ({tag})", "error.link.game", tag=tag)


def seatings(game: Game[Any], seats: int, options: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to share out the places among so many seats that the game allows, places taken from the first on."""
    found: list[tuple[int, ...]] = [()]
    for _ in game.places:
        found = [(*f, seat) for f in found for seat in (*range(min(max(f, default=-1) + 2, seats)), EMPTY)]
    return [places for places in found if max(places) == seats - 1 and _allowed(game, places, options)]


def _allowed(game: Game[Any], places: tuple[int, ...], options: tuple[int, ...]) -> bool:
    try:
        check_setup(game, Setup(game.id, places, options, 0))
    except SpeciateError:
        return False
    return True


def check_setup(game: Game[Any], setup: Setup) -> None:
    """Raise SpeciateError unless places, options and seed have the shape this game has, and the game agrees."""

    def refuse(text: str, code: str) -> None:
        raise SpeciateError(text, code)

    if any(type(n) is not int for n in (*setup.places, *setup.options, setup.seed)):
        refuse("places, options and seed are whole numbers", "error.input")
    taken = [s for s in setup.places if s != EMPTY]
    if len(setup.places) != len(game.places) or not taken:
        refuse(f"{game.id} has {len(game.places)} places", "error.places")
    first = list(dict.fromkeys(taken))
    if first != list(range(len(first))):
        refuse("seats are numbered in the order of their places, from 0", "error.places")
    if len(first) not in game.seats:
        refuse(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} players, not {len(first)}", "error.seats")
    if len(setup.options) != len(game.options) or any(
        not 0 <= v < len(o.values) for v, o in zip(setup.options, game.options, strict=False)
    ):
        refuse(f"{game.id} does not have these options", "error.options")
    if not 0 <= setup.seed < SEEDS:
        refuse(f"a seed is a number from 0 to {SEEDS - 1}", "error.seed")
    game.check(setup)
