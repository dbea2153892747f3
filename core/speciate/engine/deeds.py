"""What a hand does to the text of a position: it puts words in a place, or a piece on a space, and the lines of that
one word are written anew.

The text is all there is, so a form that is drawn from it cannot say something else. A text with faults is read word by
word: what cannot be read is left out, and the rest can still be drawn and changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .errors import SpeciateError
from .game import Setup
from .lenses import Lens, Names, Rows
from .notation import HEAD, Supply, Table, numbered_words, read_head, read_setup
from .state import State

Change = Callable[[Lens[Any, Any], State, Any], Any]
"""The new value of a lens, from a position and the old value."""


class Loose(NamedTuple):
    """What could be read of a text."""

    table: Table[Any]
    setup: Setup
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
    try:
        setup = read_setup(table, said)
    except SpeciateError:
        setup = table.usual()
    g, values = table.quiet(setup), {}
    for lens in table.lenses:
        value = lens.default(g)
        if lens.word in said:
            value = _readable(lens, g, said[lens.word], value)
        values[lens.word] = value
        lens.set(g, value)
    return Loose(table, setup, values, g)


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
    """A text in which the lines of one word say what a change makes of their value."""
    loose = read_loosely(text)
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
