"""What a newcomer needs, on one object. Games, bots and drawing are loaded when first used."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from .engine import EMPTY, Choice, Game, Match, Setup, SpeciateError, State, Written, check_setup, find_game, find_games
from .engine.game import seatings
from .engine.link import pack, parse_fragment, unpack
from .engine.record import read_saved, write_record


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(find_games())


def start(
    game: str,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    places: Mapping[str, int] | None = None,
) -> Play:
    """A new game. `options` are variants by id; `places` says which seat plays which place, else the first ones do."""
    setup = make_setup(find_game(game), players, seed, options, places)
    return Play(setup, _begin(setup))


def open(text: str) -> Play:
    """The game of a link (or a whole address with one), of a record or of a written position."""
    if re.search(r"(?m)^\s*speciate\s", text):
        saved, ply = read_saved(text), None
    else:
        link, ply, _ = parse_fragment(text)
        saved = unpack(link)
    play = Play(saved.setup, saved.match, saved.players)
    return play if ply is None else play.at(ply)


def make_setup(
    game: Game[Any],
    players: int | None,
    seed: int,
    options: Mapping[str, str] | None = None,
    places: Mapping[str, int] | None = None,
) -> Setup:
    """A set-up from what a person writes; SpeciateError says what is possible."""
    options, places = options or {}, places or {}
    known = {o.id: o for o in game.options}
    for option, value in options.items():
        if option not in known:
            raise _one_of(f"{game.id} has no option {option[:40]!r}", known, "error.options")
        if value not in known[option].values:
            raise _one_of(f"the option {option} cannot be {value[:40]!r}", known[option].values, "error.options")
    chosen = tuple(o.values.index(options[o.id]) if o.id in options else o.default for o in game.options)
    for place in places:
        if place not in game.places:
            raise _one_of(f"{game.id} has no place {place[:40]!r}", game.places, "error.places")
    if places:
        seats = tuple(places.get(place, EMPTY) for place in game.places)
        if players not in (None, len(set(places.values()))):
            raise SpeciateError(f"these places are not for {players} players", "error.places")
    else:
        players = game.seats[0] if players is None else players
        if players not in game.seats:
            raise SpeciateError(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} players", "error.seats")
        ways = seatings(game, players, chosen)
        if not ways:
            raise SpeciateError(f"{game.id} has no way to seat {players} players so", "error.seats")
        seats = min(ways, key=lambda way: sum(seat != EMPTY for seat in way))
    setup = Setup(game.id, seats, chosen, seed)
    check_setup(game, setup)
    return setup


def _one_of(problem: str, possible: Sequence[str] | Mapping[str, object], code: str) -> SpeciateError:
    return SpeciateError(f"{problem}; possible: {', '.join(possible) or 'none'}", code)


def _begin(setup: Setup) -> Match[Any]:
    game = find_game(setup.game)
    return Match(game, game.start(setup))


class Play:
    """One game under way: its set-up and its match (`Play.match` has all the rest: forks, previews, events)."""

    def __init__(self, setup: Setup, match: Match[Any], players: Sequence[str] = ()) -> None:
        self.setup, self.match, self.players = setup, match, tuple(players)

    @property
    def game(self) -> Game[Any]:
        """The rules of this game."""
        return self.match.game

    @property
    def state(self) -> Any:
        """The position at the decision. It is a new object after each choice."""
        return self.match.state

    @property
    def seat(self) -> int | None:
        """Whose choice it is; None when the game is over."""
        return self.match.choice.seat if self.match.choice else None

    @property
    def prompt(self) -> str:
        """The key of the question: what kind of choice this is."""
        return self.match.choice.key if self.match.choice else ""

    @property
    def choices(self) -> tuple[str, ...]:
        """The tokens of everything that may be chosen; "-" is "no" or "enough"."""
        choice = self.match.choice
        return tuple(choice.domain.token(value) for value in choice.values) if choice else ()

    def choose(self, token: str) -> None:
        """Make a choice; SpeciateError where it is not among `choices`, and then nothing has changed."""
        self.match.answer(self._open_choice().domain.value(token))

    def suggest(self, bot: str) -> str:
        """What a bot would choose here. It always says the same in the same game."""
        from .bots import bot_answer, find_bot

        choice = self._open_choice()
        return choice.domain.token(bot_answer(find_bot(bot), self.match, self.setup.seed))

    def _open_choice(self) -> Choice:
        if self.match.choice is None:
            raise SpeciateError("the game is over", "error.over")
        return self.match.choice

    def undo(self) -> None:
        """Take back the last choice."""
        self.match.undo()

    def redo(self) -> None:
        """Make the last choice that was taken back again."""
        self.match.redo()

    def at(self, ply: int) -> Play:
        """The game as it stood after so many decisions, to look at or to play on from."""
        return Play(self.setup, self.match.at(ply), self.players)

    @property
    def ply(self) -> int:
        """How many decisions have been taken."""
        return self.match.ply

    @property
    def over(self) -> bool:
        """Whether the game has ended: then there are no more choices, and `winners` names who has won."""
        return bool(self.state.over)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as they stand."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several where they share the victory; none while the game goes on."""
        return self.game.winners(self.state) if self.over else ()

    @property
    def winner(self) -> int | None:
        """The seat that has won, of several the first; None while the game goes on."""
        return next(iter(self.winners), None)

    @property
    def digest(self) -> str:
        """The fingerprint of the position, as a record has it."""
        return f"{self.state.digest():08x}"

    def link(self) -> str:
        """The whole game for the fragment of an address."""
        return pack(self.setup, self.match, self.players)

    def record(self) -> str:
        """The whole game as text."""
        return write_record(self.setup, self.match, self.players)

    def position(self, luck: bool = True) -> str:
        """The position before this step as text: decisions made in the step are not in it.

        With `luck` it holds the state of the generator, and the game goes on from it as it does here.
        """
        from .engine.notation import write_position

        return write_position(self.setup, self.match.at_rest, luck)

    def position_seen_by(self, seat: int | None = None) -> str:
        """The position before this step as text, with only what a seat knows in it; without a seat, what all know.

        Who opens it gets a position that the seat could be in.
        """
        from .engine.notation import write_seen

        self._check_seat(seat)
        return write_seen(self.setup, self.match.at_rest, seat)

    def from_here(self) -> Play:
        """The game as one that begins in the position before this step: its link and its record hold nothing before."""
        setup = self.setup
        written = Written(setup.game, setup.places, setup.options, 0, self.match.at_rest)
        return Play(written, Match(self.game, written.start(), self.match.answers), self.players)

    def draw(self, viewer: int | None = None, lang: str = "en") -> str:
        """The board as one SVG, with what this seat may know; without a seat, what all may know."""
        from .draw.face import Scene
        from .draw.standalone import standalone
        from .locale import words

        self._check_seat(viewer)
        face = importlib.import_module(f"speciate.games.{self.game.id}.view.face").FACE
        return standalone(face.looks, face.board(Scene(self.state, words(lang, self.game.id), viewer)))

    def film(self, first: int, last: int, viewer: int | None = None, lang: str = "en") -> str:
        """The board from one decision to a later one as an SVG that moves, with what this seat may know.

        SpeciateError "error.at" where the game has no such decisions, or where there are too many for one film.
        """
        from .draw.film import Film
        from .locale import words

        self._check_seat(viewer)
        face = importlib.import_module(f"speciate.games.{self.game.id}.view.face").FACE
        return Film(face, self.match, words(lang, self.game.id), (first, last), viewer).file()

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.setup.seats):
            raise SpeciateError(f"this game has seats 0 to {self.setup.seats - 1}", "error.seat")

    def _repr_svg_(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.seat}: {self.prompt}"
        return f"<{self.game.id}, {self.ply} decisions, {now}>"


def as_json(state: State) -> dict[str, object]:
    """Every field of a position as numbers and lists."""

    def plain(value: Any) -> Any:
        return value if isinstance(value, int) else [plain(v) for v in value]

    return {f.name: plain(getattr(state, f.name)) for f in fields(state) if f.name not in State.LIVE}
