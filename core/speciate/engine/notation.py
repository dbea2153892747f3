"""The notation of positions: a text that a person writes, and digits of a link, both from one table of each game.

    speciate nim position 1             # the game, and the number of the notation
    places red=0 blue=1                 # as in a record; without this line the usual ones
    options deal=open                   # variants that are not the usual ones
    luck 9e3779b97f4a7c15               # the state of the generator, hexadecimal; without this line 0
    heap stones:5 shells:3
    turn blue

The last lines are the game's own words. A position is what the game's quiet position becomes when each line is put on
it; what follows from other lines is never written. The table of a game lists its lenses (`speciate.engine.lenses`) in
the order in which they are put on. Each has a default, which may depend on those before it: what equals its default is
not written, all else is. Writer and reader go through the same list over the same growing position, and that makes the
way there and back exact. The order of words is free in a text that is written by hand, and fixed in one that
`write_position` writes, so that one position has one text; a `#` begins a comment.

A position is refused, with the line, the word and what is possible, unless every line can be read, the pieces of the
box suffice, none of the table's contradictions holds, and the rules can go on to their next question.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Generic, NamedTuple

from .errors import DecisionNeeded, RuleBug, SpeciateError
from .game import EMPTY, Setup, Written, check_setup, find_game
from .lenses import Coder, Lens, Names, Numbers, Reader, Rows, S, Writer, refuse
from .state import State

MAX_POSITION: Final = 20_000
"""Characters of a text."""
MAX_IDLE: Final = 1000
"""Steps without a question after which a position counts as one that nobody can play on."""
HEAD: Final = ("places", "options", "luck")
LUCK: Final = Numbers("state of the generator", 1 << 64, hexa=True)
FIRST_LINE: Final = "a position begins with the line: speciate GAME position 1"

Lines = Mapping[str, Sequence[int]]
"""The numbers of the lines that begin with each word."""


@dataclass
class Supply(Generic[S]):
    """Pieces of which the box holds a known number of each kind: what lies nowhere else is the rest.

    The rest is never written. A text that places more than there are is refused, and told where they lie.
    """

    what: str
    kinds: Names
    total: Callable[[S], Sequence[int]]
    """How many there are of each kind."""
    parts: Sequence[tuple[str, Callable[[S], Sequence[int]]]]
    """Where they lie: the word of the notation, and how many of each kind."""
    put: Callable[[S, list[int]], None]
    """Put the rest where it lies."""

    def rest(self, g: S) -> list[int]:
        """How many of each kind lie nowhere else; less than none where there are not so many."""
        places = [count(g) for _, count in self.parts]
        return [n - sum(counts[i] for counts in places) for i, n in enumerate(self.total(g))]

    def derive(self, g: S, lines: Lines) -> None:
        """Put the rest on the position; SpeciateError where a kind has less than none left."""
        rest = self.rest(g)
        for i, n in enumerate(rest):
            if n < 0:
                total, places = self.total(g), [(word, count(g)) for word, count in self.parts]
                where = ", ".join(f"{word} {counts[i]}" for word, counts in places if counts[i])
                line = max((n for word, counts in places if counts[i] for n in lines.get(word, ())), default=0)
                piece = self.kinds.word(i)
                text = f"there are {total[i]} {piece} {self.what}, not {total[i] - n} ({where})"
                code, used = "error.position.supply", total[i] - n
                raise refuse(line, code, text, piece=piece, there=total[i], used=used, where=where)
        self.put(g, rest)


class Impossible(NamedTuple, Generic[S]):
    """A contradiction: a position that conserves every piece and yet cannot be."""

    code: str
    """Of its message, `GAME.error.position.…`: the catalogues of the game have the reason in each language."""
    reason: str
    """The reason in English."""
    holds: Callable[[S], bool]
    """Whether it is so in a position."""


class Unlikely(NamedTuple, Generic[S]):
    """Something that the rules allow, and that yet is most likely a slip of the author. It only makes a note."""

    code: str
    """Of its note, `GAME.note.…`: the catalogues of the game have it in each language."""
    holds: Callable[[S], bool]
    """Whether it is so in a position that can be."""


@dataclass(frozen=True)
class Table(Generic[S]):
    """All that a game says about its notation. Its folder exposes one as `NOTATION`, in `notation.py`."""

    game: str
    quiet: Callable[[Setup], S]
    """The position that a text without lines means: the printed set-up, with nothing drawn and no luck in it.

    What `derive` puts on a position need not be right in it.
    """
    digest: int
    """Of what a text of its first line alone means. An old text means what it meant as long as this stays."""
    lenses: Sequence[Lens[S, Any]]
    """In the order in which they are put on the quiet position."""
    derive: Sequence[Callable[[S], None] | Supply[S]] = ()
    """What follows from the lenses, in this order."""
    impossible: Sequence[Impossible[S]] = ()
    unlikely: Sequence[Unlikely[S]] = ()
    settle: Callable[[S], None] | None = None
    """Draw what the text leaves unknown, before anything is derived."""
    seen: Callable[[S, int | None], S] | None = None
    """A copy with the unknown in the place of what a seat, or for None who only watches, cannot see. A game needs it
    where `State.seen_by` draws such things anew."""
    also: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Other words than its tokens for the values of a domain, by its name: who writes an answer may use them."""
    seats: int = 2
    """How many play where a text does not say: the first places."""
    number: int = 1
    """Of the notation: raised when a word comes to mean something else, but not for a new word."""

    def usual(self) -> Setup:
        """The set-up where a text does not say it."""
        game = find_game(self.game)
        places = tuple(p if p < self.seats else EMPTY for p in range(len(game.places)))
        return Setup(self.game, places, tuple(option.default for option in game.options), 0)


@cache
def find_notation(game_id: str) -> Table[Any]:
    """The table of a game; SpeciateError where there is no such game, or where it has none."""
    name = f"speciate.games.{find_game(game_id).id}"
    try:
        table: Table[Any] = importlib.import_module(f"{name}.notation").NOTATION
    except ModuleNotFoundError as error:
        if error.name not in (name, f"{name}.notation"):
            raise
        text = f"positions of {game_id} cannot be written yet"
        raise SpeciateError(text, "error.position.game", game=game_id) from None
    return table


# --- text -------------------------------------------------------------------------------------------------------------


def write_position(setup: Setup, g: State, luck: bool = True) -> str:
    """The text of a position at rest.

    `luck` says whether it holds the state of the generator: with it the game goes on as it would have.
    """
    table, game = find_notation(setup.game), find_game(setup.game)
    places = (f"{name}={seat}" for name, seat in zip(game.places, setup.places, strict=True) if seat != EMPTY)
    lines = [f"speciate {setup.game} position {table.number}", " ".join(("places", *places))]
    options = [f"{o.id}={o.values[v]}" for o, v in zip(game.options, setup.options, strict=True) if v != o.default]
    if options:
        lines.append(" ".join(("options", *options)))
    return "\n".join([*lines, *position_lines(table, setup, g, luck), ""])


def write_seen(setup: Setup, g: State, viewer: int | None) -> str:
    """The text of a position at rest with only what this seat knows in it; for None, what all know.

    All else is unknown in it, and so is the luck: who reads it draws a position that the seat could be in.
    """
    seen = find_notation(setup.game).seen
    return write_position(setup, seen(g, viewer) if seen else g.seen_by(viewer), luck=False)


def position_lines(table: Table[Any], setup: Setup, g: State, luck: bool = True) -> list[str]:
    """The lines of a position without those of its set-up."""
    lines = [f"luck {LUCK.word(g.rng)}"] if luck and g.rng else []
    at = table.quiet(setup)
    for lens in table.lenses:
        default, value = lens.default(at), lens.get(g)
        if value != default:
            lines += lens.write(at, value, default)
        lens.set(at, value)
    return lines


def read_position(text: str) -> Written:
    """The position of a text; SpeciateError says in which line something is wrong, and what could be."""
    if len(text) > MAX_POSITION:
        raise SpeciateError(
            f"a position has at most {MAX_POSITION} characters", "error.position.long", most=MAX_POSITION
        )
    table, lines = read_head(numbered_words(text))
    said = rows_by_word(table, lines)
    setup = read_setup(table, said)
    return read_lines(table, setup, said)


def numbered_words(text: str) -> Rows:
    """The words of each line that has any, with its number."""
    numbered = [(number, line.split("#", 1)[0].split()) for number, line in enumerate(text.split("\n"), 1)]
    return [(number, words) for number, words in numbered if words]


def read_head(lines: Rows) -> tuple[Table[Any], Rows]:
    """The table of the game that the first line names, and the other lines."""
    (first, head), *rest = lines or [(1, [""])]
    if len(head) < 3 or (head[0], head[2]) != ("speciate", "position"):
        raise refuse(first, "error.position.head", FIRST_LINE)
    table = find_notation(head[1])
    if head[3:] != [str(table.number)]:
        text = f"the notation of {table.game} has the number {table.number}"
        raise refuse(first, "error.position.number", text, number=str(table.number))
    return table, rest


def rows_by_word(
    table: Table[Any], lines: Iterable[tuple[int, list[str]]], head: Sequence[str] = HEAD
) -> dict[str, Rows]:
    """Lines of a text by their first word, which is one of the head or of the game."""
    known = Names("word of this game", [*head, *(lens.word for lens in table.lenses)])
    said: dict[str, Rows] = {}
    for number, (word, *words) in lines:
        known.value(word, number)
        said.setdefault(word, []).append((number, words))
    return said


def read_setup(table: Table[Any], said: Mapping[str, Rows]) -> Setup:
    """The set-up that the lines `places` and `options` say; SpeciateError where the game cannot be played so."""
    setup = said_setup(table, said)
    check_setup(find_game(table.game), setup)
    return setup


def said_setup(table: Table[Any], said: Mapping[str, Rows]) -> Setup:
    """The set-up that these lines say, whether or not the game can be played so."""
    game, setup = find_game(table.game), table.usual()
    places, options = Names("place", game.places), Names("option", (o.id for o in game.options))
    seats = dict[int, int]()
    for line, word in _words(said, "places"):
        name, sign, seat = word.partition("=")
        kind = Numbers("seat", game.seats[-1])
        at, value = places.value(name, line), kind.value(seat, line) if sign else len(seats)
        if seats.setdefault(at, value) != value:
            raise refuse(line, "error.position.twice", f"{name!r} is said before, otherwise", word=name)
    chosen = list(setup.options)
    for line, word in _words(said, "options"):
        name, _, choice = word.partition("=")
        option = game.options[options.value(name, line)]
        chosen[options.value(name, line)] = Names(f"value of {name}", option.values).value(choice, line)
    taken = tuple(seats.get(p, EMPTY) for p in range(len(game.places))) if "places" in said else setup.places
    return Setup(table.game, taken, tuple(chosen), 0)


def _words(said: Mapping[str, Rows], word: str) -> list[tuple[int, str]]:
    """The words after a first word, each with the number of its line."""
    return [(line, one) for line, words in said.get(word, ()) for one in words]


def read_lines(table: Table[Any], setup: Setup, said: Mapping[str, Rows]) -> Written:
    """The position that the lines of a text say, for a set-up."""
    g = table.quiet(setup)
    for line, words in said.get("luck", ()):
        g.rng = LUCK.value(" ".join(words), line)
    for lens in table.lenses:
        default = lens.default(g)
        lens.set(g, lens.read(g, said[lens.word], default) if lens.word in said else default)
    finish(table, g, {word: [line for line, _ in rows] for word, rows in said.items()})
    return Written(setup.game, setup.places, setup.options, 0, g)


def finish(table: Table[S], g: S, lines: Lines) -> None:
    """Derive in place what follows from the lenses; SpeciateError where the position cannot be, or not go on."""
    if table.settle:
        table.settle(g)
    for step in table.derive:
        if isinstance(step, Supply):
            step.derive(g, lines)
        else:
            step(g)
    for code, reason, holds in table.impossible:
        if holds(g):
            raise SpeciateError(f"this position cannot be: {reason}", code)
    game = find_game(table.game)
    try:
        game.check_invariants(g)
    except RuleBug as bug:
        raise SpeciateError(f"this position cannot be: {bug}", "error.position.pieces") from None
    try:
        _go_on(game.step, g.copy())
    except Exception as error:  # The rules are made for positions of play; here they meet one that somebody wrote.
        raise SpeciateError(f"the rules cannot go on from this position: {error}", "error.position.stuck") from error


def unlikely(setup: Written) -> list[str]:
    """The codes of the notes on a position that can be."""
    return [one.code for one in find_notation(setup.game).unlikely if one.holds(setup.position)]


def _go_on(step: Callable[[S], None], g: S) -> None:
    """Play to the next question, or to the end. RuleBug where neither comes."""
    try:
        for _ in range(MAX_IDLE):
            if g.over:
                return
            step(g)
    except DecisionNeeded:
        return
    raise RuleBug("nobody is ever asked")


# --- digits of a link -------------------------------------------------------------------------------------------------


def write_digits(setup: Setup, g: State) -> list[tuple[int, int]]:
    """The digits of a position at rest in a link, each with its radix, the first one lowest."""
    coder = Writer()
    _code(find_notation(setup.game), coder, setup, g)
    return coder.digits


def read_digits(setup: Setup, take: Callable[[int], int]) -> Written:
    """The position whose digits `take` gives, each for its radix. SpeciateError where it cannot be, or not go on."""
    table = find_notation(setup.game)
    g: State = _code(table, Reader(take), setup, None)
    finish(table, g, {})
    return Written(setup.game, setup.places, setup.options, 0, g)


def _code(table: Table[S], coder: Coder, setup: Setup, g: S | None) -> S:
    """Count a position, or read one where there is none. It is as the lenses make it: nothing is derived."""
    at = table.quiet(setup)
    if coder.num(int(g is not None and g.rng > 0), 2):
        at.rng = coder.num(g.rng if g else 0, 1 << 64)
    for lens in table.lenses:
        default = lens.default(at)
        value = lens.get(g) if g else default
        if coder.num(int(value != default), 2):
            value = lens.code(coder, at, value, default)
        lens.set(at, value)
    return at
