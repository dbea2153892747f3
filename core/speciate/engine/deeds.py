"""What a hand does to the text of a position: it puts words in a place, or a piece on a space, and the lines of that
one word are written anew.

The text is all there is, so a form that is drawn from it cannot say something else. A text with faults is read word by
word: what cannot be read is left out, and the rest can still be drawn and changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from .errors import SpeciateError
from .game import EMPTY, Game, Option, Setup, check_setup, find_game
from .lenses import Blank, Lens, Names, Numbers, Rows, no_such
from .notation import HEAD, Supply, Table, numbered_words, read_head, said_setup
from .state import State

Change = Callable[[Lens[Any, Any], State, Any], Any]
"""The new value of a lens, from a position and the old value."""


class Loose(NamedTuple):
    """What could be read of a text."""

    table: Table[Any]
    said: Setup
    """The players and the variants that the text names."""
    setup: Setup
    """The same where the game can be played so, else the usual one."""
    values: Mapping[str, Any]
    """Of each lens, by its word: as they are read, before the unknown is drawn."""
    g: State
    """The position with all of them, before anything is derived."""


def read_loosely(text: str) -> Loose:
    """A text as far as it can be read. SpeciateError where not even its game is known."""
    table, lines = read_head(numbered_words(text))
    said: dict[str, Rows] = {}
    for number, (word, *words) in lines:
        said.setdefault(word, []).append((number, words))
    played = as_said = table.usual()
    try:
        as_said = said_setup(table, said)
        check_setup(find_game(table.game), as_said)
        played = as_said
    except SpeciateError:
        pass  # `read_position` gives the reason for the text as it stands
    g, values = table.quiet(played), {}
    for lens in table.lenses:
        value = lens.default(g)
        if lens.word in said:
            value = _readable(lens, g, said[lens.word], value)
        values[lens.word] = value
        lens.set(g, value)
    return Loose(table, as_said, played, values, g)


def _readable(lens: Lens[Any, Any], g: State, rows: Rows, default: Any) -> Any:
    """What a lens reads of lines from which the words that it refuses are left out."""
    kept: Rows = []
    value = default
    for number, line in rows:
        words = line
        while words:
            try:
                value = lens.read(g, [*kept, (number, words)], default)
                kept.append((number, words))
                break
            except SpeciateError as error:
                words = _without(words, str(error.params.get("word", "")))
    return value


def _without(words: list[str], wrong: str) -> list[str]:
    """Words without the last one that holds a wrong one; without any where none does, or it says whose line it is."""
    at = max((i for i, word in enumerate(words) if wrong and wrong in word), default=0)
    return [*words[:at], *words[at + 1 :]] if at else []


def finish_loosely(loose: Loose) -> State:
    """A position that may be one that cannot be, as far as it can be derived: where pieces lack, none are left."""
    table, g = loose.table, loose.g.copy()
    for step in (table.settle, *table.derive):
        try:
            if isinstance(step, Supply):
                step.put(g, [max(n, 0) for n in step.rest(g)])
            elif step:
                step(g)
        except SpeciateError:
            continue
    return g


class Left(NamedTuple):
    """The pieces of which the box holds a known number of each kind, and how many of each lie nowhere else."""

    kinds: Names
    total: Sequence[int]
    rest: Sequence[int]


def numbers_left(table: Table[Any], g: State) -> dict[str, list[Left]]:
    """What is left of pieces, by the words that place them, in a position that is derived."""
    found: dict[str, list[Left]] = {}
    for step in table.derive:
        if isinstance(step, Supply):
            for word, _ in step.parts:
                found.setdefault(word, []).append(Left(step.kinds, step.total(g), step.rest(g)))
    return found


# --- deeds ------------------------------------------------------------------------------------------------------------


def fill(text: str, word: str, place: Sequence[str], words: list[str]) -> str:
    """The text with these words in a place of a word. SpeciateError where it has no such place, or not for them."""
    if word in SETUP:
        return _set_up(text, word, place, words)
    return _changed(text, word, lambda lens, g, value: lens.filled(g, value, place, words))


def lay(text: str, word: str, piece: str, space: int, *, less: bool) -> str:
    """The text with one more of a piece on a space, or with `less` one less; SpeciateError as of `fill`."""

    def change(lens: Lens[Any, Any], g: State, value: Any) -> Any:
        lying = lens.lying(g)
        if lying is None or not 0 <= space < len(lying.spaces.tokens):
            raise SpeciateError(f"there is no space {space} for {word!r}", "error.message")
        return lens.laid(g, value, piece, space, less)

    return _changed(text, word, change)


def _changed(text: str, word: str, change: Change) -> str:
    """A text in which the lines of one word say what a change makes of their value.

    SpeciateError also where the game cannot be played by those who play it: what is theirs is not known then.
    """
    loose = read_loosely(text)
    check_setup(find_game(loose.table.game), loose.said)
    at = loose.table.quiet(loose.setup)
    for lens in loose.table.lenses:
        if lens.word == word:
            value, default = change(lens, loose.g, loose.values[word]), lens.default(at)
            return _with_lines(loose.table, text, word, lens.write(at, value, default) if value != default else [])
        lens.set(at, loose.values[lens.word])
    raise SpeciateError(f"nothing of {word[:40]!r} is set by hand", "error.message")


def _with_lines(table: Table[Any], text: str, word: str, new: list[str]) -> str:
    """A text in which these lines stand in the place of those that begin with a word.

    Where there are none they stand before the first line whose word comes later in the notation; else at the end.
    """
    order = [*HEAD, *(lens.word for lens in table.lenses)]
    lines = text.rstrip("\n").split("\n")
    first_words = [(line.split("#", 1)[0].split() or [""])[0] for line in lines]
    later = order[order.index(word) + 1 :]
    mine = [n for n, first in enumerate(first_words) if first == word]
    at = next((n for n, first in enumerate(first_words) if first in (later if not mine else [word])), len(lines))
    rest = [line for n, line in enumerate(lines[at:], at) if n not in mine]
    return "\n".join([*lines[:at], *new, *rest, ""])


# --- who plays, and the variants --------------------------------------------------------------------------------------

SETUP: Final = ("places", "options")


class Seats(Numbers):
    """Who plays a place: the number of a player, or nobody."""


class Variant(Names):
    """The values of a variant."""

    def __init__(self, option: Option) -> None:
        super().__init__(f"value of {option.id}", option.values, texts=(f"option.{option.id}",))


PLAYS: Final = Names("yes or no", ("no", "yes"))
"""Whether a place is played, where nobody plays two."""


def setup_blanks(loose: Loose) -> dict[str, list[Blank]]:
    """What a hand can fill in of the set-up, by the word of its line: who plays each place, and each variant."""
    game, said = find_game(loose.table.game), loose.said
    if _may_share(game):
        kind: Names = Seats("seat", min(said.seats + 1, game.seats[-1]), none=EMPTY)
    else:
        kind = PLAYS
    playing = [kind.word(seat if isinstance(kind, Seats) else int(seat != EMPTY)) for seat in said.places]
    variants = [(option.id, Variant(option), option.values[value]) for option, value in _variants(game, said)]
    places = zip(game.places, playing, strict=True)
    return {
        "places": [Blank((name,), kind, (word,), tuple(kind.offered())) for name, word in places],
        "options": [Blank((name,), values, (word,), values.tokens) for name, values, word in variants],
    }


def _variants(game: Game[Any], setup: Setup) -> list[tuple[Option, int]]:
    """Each variant with its value in a set-up."""
    return [*zip(game.options, setup.options, strict=True)]


def _may_share(game: Game[Any]) -> bool:
    """Whether a player may have more than one place."""
    usual = tuple(option.default for option in game.options)
    for players in game.seats:
        if 1 < players < len(game.places):
            places = tuple(place % players for place in range(len(game.places)))
            try:
                check_setup(game, Setup(game.id, places, usual, 0))
            except SpeciateError:
                continue
            return True
    return False


def _set_up(text: str, word: str, place: Sequence[str], words: Sequence[str]) -> str:
    """A text with another player of a place, or another value of a variant.

    Players are numbered anew in the order of their places. What the text says of a place goes when nobody plays it.
    """
    loose = read_loosely(text)
    game, blanks = find_game(loose.table.game), {blank.place: blank for blank in setup_blanks(loose)[word]}
    blank = blanks.get((*place,))
    if blank is None or len(words) != 1:
        raise no_such(word, place)
    value = blank.kind.value(words[0], 0)
    if word == "options":
        return _with_lines(loose.table, text, word, _options_line(game, loose, place[0], words[0]))
    at, seats = game.places.index(place[0]), [*loose.said.places]
    if isinstance(blank.kind, Seats):
        seats[at] = value
    elif value != (seats[at] != EMPTY):
        seats[at] = len(seats) if value else EMPTY
    numbers = {seat: n for n, seat in enumerate(dict.fromkeys(seat for seat in seats if seat != EMPTY))}
    said = [f"{name}={numbers[seat]}" for name, seat in zip(game.places, seats, strict=True) if seat != EMPTY]
    gone = {place[0]} if seats[at] == EMPTY else set[str]()
    return _with_lines(loose.table, _without_places(loose, text, gone), word, [" ".join([word, *said])])


def _options_line(game: Game[Any], loose: Loose, option_id: str, value: str) -> list[str]:
    """The line of the variants with another value of one; no line where all are as usual."""
    chosen = {option.id: option.values[now] for option, now in _variants(game, loose.said)} | {option_id: value}
    unusual = [
        f"{option.id}={chosen[option.id]}"
        for option in game.options
        if chosen[option.id] != option.values[option.default]
    ]
    return [" ".join(["options", *unusual])] if unusual else []


def _without_places(loose: Loose, text: str, gone: set[str]) -> str:
    """A text without what it says of some places: whole lines of one, else the words that name it."""
    lenses, lines = {lens.word: lens for lens in loose.table.lenses}, []
    for line in text.split("\n"):
        first, *words = line.split("#", 1)[0].split() or [""]
        rest = [word for word in words if not gone & {*re.split("[=.:]", word)}]
        if first not in lenses or rest == words:
            lines.append(line)
            continue
        lens = lenses[first]
        try:
            lens.read(loose.g, [(0, rest)], loose.values[first])
            lines.append(" ".join([first, *rest]))
        except SpeciateError:
            continue  # without its name the line is nobody's
    return "\n".join(lines)
