"""What a table of the notation is made of: the words for values, and a lens for each piece of a position.

A lens reads a piece off a position and puts it on one; it writes it as lines, reads these, and counts it in a link. All
of that is said once for each kind of piece, so that a game's table is a list: see `speciate.engine.notation`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Any, Final, Generic, NamedTuple, TypeVar

from .errors import RuleBug, SpeciateError
from .state import State

NONE_WORD: Final = "none"
EMPTY_ROW: Final = "-"
UNKNOWN: Final = "?"
"""The word of what a text leaves unknown."""
POSSIBLE: Final = 12
"""How many possible words a refusal names at most."""
LONGEST: Final = 1024
"""More than any list of a position has entries: a guard for links."""

Rows = list[tuple[int, list[str]]]
"""The lines of a text that begin with one word: the number of each, and the words after the first."""


def refuse(line: int, code: str, text: str, **params: object) -> SpeciateError:
    """The refusal of a text, with the number of the line that is wrong; 0 where it is the position as a whole."""
    return SpeciateError(f"line {line}: {text}" if line else text, code, line=line, **params)


# --- words for values -------------------------------------------------------------------------------------------------


class Names:
    """Words for the values 0..n-1.

    `what` is the thing that a word names, in a refusal. `none` is one more value, which has the word "none"; `also` are
    other words that are read. `texts` are what the keys of the words' texts begin with in the catalogues of the game;
    without it, `what`.
    """

    def __init__(
        self,
        what: str,
        tokens: Iterable[str],
        none: int | None = None,
        also: dict[str, int] | None = None,
        texts: Sequence[str] = (),
    ) -> None:
        self.what, self.tokens, self.none = what, tuple(tokens), none
        self.texts = tuple(texts) or (what,)
        self.values = {token: value for value, token in enumerate(self.tokens)} | (also or {})
        self.count = len(self.tokens)
        """How many values there are beside `none`."""
        self.vague = {value: token for token, value in self.values.items() if value >= self.count}
        """The words, by value, that stand for some one of several tokens until the unknown is drawn."""

    @property
    def radix(self) -> int:
        """How many values there are."""
        return self.count + (self.none is not None)

    def word(self, value: int) -> str:
        """The word of a value."""
        return NONE_WORD if value == self.none else self.vague.get(value) or self.tokens[value]

    def offered(self) -> list[str]:
        """The words that a hand chooses from: those that leave it open which one, where there are such."""
        return [*([NONE_WORD] if self.none is not None else []), *(self.vague.values() or self.tokens)]

    def value(self, word: str, line: int) -> int:
        """The value of a word; SpeciateError says what is possible."""
        if word == NONE_WORD and self.none is not None:
            return self.none
        if word not in self.values:
            possible = self._possible(word)
            text = f"{word[:40]!r} is not a {self.what}; possible: {possible}"
            raise refuse(line, "error.position.word", text, word=word[:40], possible=possible)
        return self.values[word]

    def _possible(self, word: str) -> str:
        """The words that begin like a wrong one, or else the first of all."""
        some: Sequence[str] = self.tokens
        for n in range(1, len(word[:40]) + 1):
            some = [token for token in some if token.startswith(word[:n])] or some
        more = [*some[:POSSIBLE], "..."] if len(some) > POSSIBLE else some
        return ", ".join(more)

    def index(self, value: int) -> int:
        """The number of a value in a link."""
        return self.count if value == self.none else value

    def at(self, index: int) -> int:
        """The value with a number in a link."""
        return self.none if self.none is not None and index == self.count else index

    def code(self, coder: Coder, value: int) -> int:
        """Count a value in a link: one digit."""
        return self.at(coder.num(self.index(value), self.radix))


class Numbers(Names):
    """Whole numbers from `low` on, so many as `count` says; `hexa` writes them as hexadecimal, without a sign."""

    FEW: Final = 16
    """Of so many numbers each is one digit of a link; of more, small ones take fewer digits."""

    def __init__(self, what: str, count: int, low: int = 0, hexa: bool = False, none: int | None = None) -> None:
        super().__init__(what, (), none)
        self.count, self.low, self.hexa = count, low, hexa

    def offered(self) -> list[str]:
        """Every number, where there are few; of many a hand writes one."""
        few = [str(self.low + n) for n in range(self.count)] if self.radix <= self.FEW else []
        return [*([NONE_WORD] if self.none is not None else []), *few]

    def word(self, value: int) -> str:
        """The number as a word."""
        if value == self.none:
            return NONE_WORD
        return f"{value:x}" if self.hexa else str(value)

    def value(self, word: str, line: int) -> int:
        """The number that a word says; SpeciateError says what is possible."""
        if word == NONE_WORD and self.none is not None:
            return self.none
        digits, base = ("[0-9a-f]{1,16}", 16) if self.hexa else ("-?[0-9]{1,6}", 10)
        value = int(word, base) if re.fullmatch(digits, word) else None
        if value is None or not self.low <= value < self.low + self.count:
            raise out_of_range(line, word, self.what, self.low, self.low + self.count - 1)
        return value

    def index(self, value: int) -> int:
        """The number of a value in a link."""
        return self.count if value == self.none else value - self.low

    def at(self, index: int) -> int:
        """The value with a number in a link."""
        return self.none if self.none is not None and index == self.count else index + self.low

    def code(self, coder: Coder, value: int) -> int:
        """Count a value in a link."""
        few = self.radix <= self.FEW
        return self.at((coder.num if few else coder.small)(self.index(value), self.radix))


def out_of_range(line: int, word: str, what: str, low: int, high: int) -> SpeciateError:
    """The refusal of a number."""
    text = f"{word[:40]!r} is not a {what}; possible: {low} to {high}"
    return refuse(line, "error.position.range", text, word=word[:40], low=str(low), high=str(high))


Of = Callable[[Any], Names] | Names
"""Words, or words that depend on the position, as it is when their line is read."""


def names_of(names: Of, g: State) -> Names:
    """The words in a position."""
    return names if isinstance(names, Names) else names(g)


# --- digits of a link -------------------------------------------------------------------------------------------------


class Coder(ABC):
    """The digits of a link, written or read: one description of what they count serves both.

    Each method gets the number to be written and returns the number that stands there; a reader passes any number.
    """

    @abstractmethod
    def num(self, digit: int, radix: int) -> int:
        """One digit, 0 to radix - 1."""

    def small(self, number: int, radix: int, base: int = 8) -> int:
        """A number from 0 to radix - 1, of which small ones take fewer digits: in the base, lowest digit first."""
        total, weight = 0, 1
        while True:
            number, digit = divmod(number, base)
            more, digit = divmod(self.num(digit + base * bool(number), 2 * base), base)
            total += digit * weight
            weight *= base
            if total >= radix or (more and weight >= radix):
                raise SpeciateError("the link holds a number that is too large", "error.link.position")
            if not more:
                return total

    def subset(self, n: int, chosen: Sequence[int]) -> list[int]:
        """Some of 0..n-1, ascending: how many, then which, by their rank among all subsets of that size."""
        size = self.num(len(chosen), n + 1)
        rank = self.num(sum(comb(c, i) for i, c in enumerate(sorted(chosen), 1)), comb(n, size))
        found = []
        for i in range(size, 0, -1):
            c = i - 1
            while comb(c + 1, i) <= rank:
                c += 1
            rank -= comb(c, i)
            found.append(c)
        return found[::-1]


class Writer(Coder):
    """Collects the digits of a position, each with its radix."""

    def __init__(self) -> None:
        self.digits: list[tuple[int, int]] = []

    def num(self, digit: int, radix: int) -> int:
        """Write a digit. RuleBug where the table of the game does not know the value."""
        if not 0 <= digit < radix:
            raise RuleBug(f"a position has the digit {digit} where its notation counts {radix}")
        self.digits.append((digit, radix))
        return digit


class Reader(Coder):
    """Reads the digits of a position from a link."""

    def __init__(self, take: Callable[[int], int]) -> None:
        self.take = take
        """Gives the next digit of a radix."""

    def num(self, digit: int, radix: int) -> int:
        """Read a digit."""
        return self.take(radix)


# --- lenses -----------------------------------------------------------------------------------------------------------

S = TypeVar("S", bound=State)
V = TypeVar("V")
Row = tuple[int, ...]


class Blank(NamedTuple):
    """A place in the lines of a word that a hand fills: with as many words as stand there, or with a row of any."""

    place: tuple[str, ...]
    """The words that lead to it; whose it is comes first, where it is somebody's."""
    kind: Names
    """Of what stands there."""
    words: tuple[str, ...]
    """What stands there."""
    offers: tuple[str, ...]
    """What can stand there instead of any of these; of a row, what can be put at its end. Of many numbers none is."""
    row: bool = False
    """Whether any number of words can stand there."""
    whole: bool = False
    """Whether the things in the row have blanks of their own: the first word of each leads to them."""


class Piece(NamedTuple):
    """A piece that is laid on spaces."""

    word: str
    """What a deed names it by."""
    kind: Names
    of: str
    """Its word of this kind: what it is of, and what its number left is known by."""
    lives: int | None = None
    """The turns after which it is taken off, where that differs between pieces of a kind."""


class Lying(NamedTuple):
    """What a word says of pieces on spaces."""

    spaces: Names
    pieces: Sequence[Piece]
    where: Collection[int] | None = None
    """The spaces where any can lie now; None for all."""


@dataclass
class Lens(ABC, Generic[S, V]):
    """What one word of the notation says: its first word on a line, and the field of the position that holds it.

    `usual` gives the value that is meant where a text does not say it, from what the lenses before have put on the
    position; without it the value stays as it is.
    """

    word: str
    name: str
    usual: Callable[[S], V] | None = field(default=None, kw_only=True)

    def default(self, g: S) -> V:
        """The value that is not written, because it follows from what was said before."""
        return self.usual(g) if self.usual else self.get(g)

    @abstractmethod
    def get(self, g: S) -> V:
        """The value in a position."""

    @abstractmethod
    def set(self, g: S, value: V) -> None:
        """Put the value on a position."""

    @abstractmethod
    def write(self, g: S, value: V, default: V) -> list[str]:
        """The lines that say the value, where it is not the default."""

    @abstractmethod
    def read(self, g: S, rows: Rows, default: V) -> V:
        """The value that lines say; SpeciateError where they cannot be read."""

    @abstractmethod
    def code(self, coder: Coder, g: S, value: V, default: V) -> V:
        """Write a value that is not the default to a link, or read it: a reader passes the default, and gets it."""

    @abstractmethod
    def example(self, g: S) -> str:
        """A line that could stand in a text."""

    # A hand. Values are as they are read, before the unknown is drawn; `g` has those of all lenses.

    def blanks(self, g: S, value: V) -> list[Blank]:
        """What a hand can fill in; nothing of what only lies on spaces, or what only a played position has."""
        return []

    def filled(self, g: S, value: V, place: Sequence[str], words: list[str]) -> V:
        """The value with these words in a place; SpeciateError where there is no such place, or not for them."""
        raise no_such(self.word, place)

    def lying(self, g: S) -> Lying | None:
        """The pieces that a hand lays, and the spaces where it lays them; None where this word is of none."""
        return None

    def laid(self, g: S, value: V, piece: str, space: int, less: bool) -> V:
        """The value with one more of a piece on a space, or with one less, as far as that goes.

        SpeciateError where no hand lays pieces of this word.
        """
        raise no_such(self.word, [piece])

    def malformed(self, g: S, line: int) -> SpeciateError:
        """The refusal of a line that is not made as the word needs it."""
        text = f"this is not how {self.word!r} is written; for example: {self.example(g)}"
        return refuse(line, "error.position.form", text, word=self.word, example=self.example(g))

    def contradicted(self, line: int, word: str) -> SpeciateError:
        """The refusal of a word that is said twice, and not the same."""
        return refuse(line, "error.position.twice", f"{word[:40]!r} is said before, otherwise", word=word[:40])


def no_such(word: str, place: Sequence[str]) -> SpeciateError:
    """The refusal of a deed that names no place of a word."""
    return SpeciateError(f"there is no place {'.'.join(place)[:40]!r} of {word!r}", "error.message")


def like(old: Any, values: Sequence[int]) -> Any:
    """Values in the array type of the field that they are for."""
    return type(old)(values)


@dataclass
class One(Lens[S, int]):
    """One value: `round 3`."""

    kind: Of

    def get(self, g: S) -> int:
        """The value of the field."""
        value: int = getattr(g, self.name)
        return value

    def set(self, g: S, value: int) -> None:
        """Set the field."""
        setattr(g, self.name, value)

    def write(self, g: S, value: int, default: int) -> list[str]:
        """The word and the value."""
        return [f"{self.word} {names_of(self.kind, g).word(value)}"]

    def read(self, g: S, rows: Rows, default: int) -> int:
        """The value of the one line."""
        line, words = rows[-1]
        if len(rows) > 1 or len(words) != 1:
            raise self.malformed(g, line)
        return names_of(self.kind, g).value(words[0], line)

    def code(self, coder: Coder, g: S, value: int, default: int) -> int:
        """The value."""
        return names_of(self.kind, g).code(coder, value)

    def blanks(self, g: S, value: int) -> list[Blank]:
        """The value."""
        kind = names_of(self.kind, g)
        return [Blank((), kind, (kind.word(value),), tuple(kind.offered()))]

    def filled(self, g: S, value: int, place: Sequence[str], words: list[str]) -> int:
        """The value that the word says."""
        return self.read(g, [(0, [*place, *words])], value)

    def example(self, g: S) -> str:
        """The word with its first value."""
        kind = names_of(self.kind, g)
        return f"{self.word} {kind.word(kind.at(0))}"


@dataclass
class RowLens(Lens[S, Row]):
    """Values in a row: one for each key, or for each spot."""

    def get(self, g: S) -> Row:
        """The values of the field."""
        return tuple(getattr(g, self.name))

    def set(self, g: S, value: Row) -> None:
        """Set the field."""
        setattr(g, self.name, like(getattr(g, self.name), value))


@dataclass
class Each(RowLens[S]):
    """One value for each key: `vp fishes=17 reptiles=4`. Keys that are not named keep the default."""

    keys: Of
    kind: Names

    def write(self, g: S, value: Row, default: Row) -> list[str]:
        """One line with every key whose value differs."""
        keys, changed = names_of(self.keys, g), differing(value, default)
        return [" ".join([self.word, *(f"{keys.word(i)}={self.kind.word(value[i])}" for i in changed)])]

    def read(self, g: S, rows: Rows, default: Row) -> Row:
        """The values of all lines."""
        keys, found = names_of(self.keys, g), dict[int, int]()
        for line, words in rows:
            if not words:
                raise self.malformed(g, line)
            for word in words:
                name, sign, said = word.partition("=")
                if not sign:
                    raise self.malformed(g, line)
                key, value = keys.value(name, line), self.kind.value(said, line)
                if found.setdefault(key, value) != value:
                    raise self.contradicted(line, name)
        return tuple(found.get(i, value) for i, value in enumerate(default))

    def code(self, coder: Coder, g: S, value: Row, default: Row) -> Row:
        """Every value, in the order of the keys."""
        return tuple(self.kind.code(coder, v) for v in value)

    def blanks(self, g: S, value: Row) -> list[Blank]:
        """The value of each key."""
        keys = names_of(self.keys, g)
        offers = tuple(self.kind.offered())
        return [Blank((keys.word(i),), self.kind, (self.kind.word(n),), offers) for i, n in enumerate(value)]

    def filled(self, g: S, value: Row, place: Sequence[str], words: list[str]) -> Row:
        """The values with another one of this key."""
        return self.read(g, [(0, ["=".join([*place, *words])])], value)

    def example(self, g: S) -> str:
        """The word, the first key and the first value."""
        return f"{self.word} {names_of(self.keys, g).word(0)}={self.kind.word(self.kind.at(0))}"


@dataclass
class Spots(RowLens[S]):
    """A value on each spot of a board, by value: `tile kelp C3 D4`. Spots that are not named keep the default."""

    spots: Names
    kind: Names

    def write(self, g: S, value: Row, default: Row) -> list[str]:
        """A line for each value that lies on a spot where the default is another one."""
        groups: dict[int, list[str]] = {}
        for i in differing(value, default):
            groups.setdefault(value[i], []).append(self.spots.word(i))
        return [" ".join([self.word, self.kind.word(v), *where]) for v, where in sorted(groups.items())]

    def read(self, g: S, rows: Rows, default: Row) -> Row:
        """The values of all lines."""
        found: dict[int, int] = {}
        for line, words in rows:
            if len(words) < 2:
                raise self.malformed(g, line)
            value = self.kind.value(words[0], line)
            for word in words[1:]:
                if found.setdefault(self.spots.value(word, line), value) != value:
                    raise self.contradicted(line, word)
        return tuple(found.get(i, value) for i, value in enumerate(default))

    def code(self, coder: Coder, g: S, value: Row, default: Row) -> Row:
        """Which spots differ, then their values."""
        changed = coder.subset(len(default), differing(value, default))
        found = list(default)
        for i in changed:
            found[i] = self.kind.code(coder, value[i])
        return tuple(found)

    def lying(self, g: S) -> Lying:
        """A piece for each value."""
        return Lying(self.spots, [Piece(word, self.kind, word) for word in self.kind.tokens])

    def laid(self, g: S, value: Row, piece: str, space: int, less: bool) -> Row:
        """The row with a piece on a space; without it, where the same piece lies there."""
        new, none = self.kind.value(piece, 0), self.kind.none
        if less or value[space] == new:
            new = value[space] if none is None else none
        return (*value[:space], new, *value[space + 1 :])

    def example(self, g: S) -> str:
        """The word, the first value and the first spot."""
        return f"{self.word} {self.kind.word(self.kind.at(0))} {self.spots.word(0)}"


@dataclass
class RowsLens(Lens[S, tuple[Row, ...]]):
    """A row for each owner; without owners the field is one row."""

    owners: Of | None

    def get(self, g: S) -> tuple[Row, ...]:
        """The rows of the field."""
        value = getattr(g, self.name)
        return tuple(tuple(row) for row in ([value] if self.owners is None else value))

    def set(self, g: S, value: tuple[Row, ...]) -> None:
        """Set the field."""
        old = getattr(g, self.name)
        several = self.owners is not None
        new = [like(o, row) for o, row in zip(old, value, strict=True)] if several else like(old, value[0])
        setattr(g, self.name, new)

    def owner_and_words(self, g: S, line: int, words: list[str]) -> tuple[int, list[str]]:
        """Whose row a line is of, and what it says; SpeciateError where either is missing."""
        if len(words) < (1 if self.owners is None else 2):
            raise self.malformed(g, line)
        if self.owners is None:
            return 0, words
        return names_of(self.owners, g).value(words[0], line), words[1:]

    def owner_word(self, g: S, owner: int) -> list[str]:
        """The word of an owner, where a line has one."""
        return [] if self.owners is None else [names_of(self.owners, g).word(owner)]


@dataclass
class Counts(RowsLens[S]):
    """How many of each thing an owner has: `species fishes D4:3 C3`. Who is named has this and nothing else.

    Without owners the field is one row: `scored D4 E4`.
    """

    things: Names
    most: int = 64
    """The highest count."""

    def write(self, g: S, value: tuple[Row, ...], default: tuple[Row, ...]) -> list[str]:
        """Return a line for each owner whose row is not the default."""
        said = []
        for i in differing(value, default):
            what = [self.things.word(t) + (f":{n}" if n != 1 else "") for t, n in enumerate(value[i]) if n]
            said.append(" ".join([self.word, *self.owner_word(g, i), *(what or [NONE_WORD])]))
        return said

    def read(self, g: S, rows: Rows, default: tuple[Row, ...]) -> tuple[Row, ...]:
        """The counts of all lines; what is named twice adds up."""
        found: dict[int, list[int]] = {}
        for line, words in rows:
            i, words = self.owner_and_words(g, line, words)
            row = found.setdefault(i, [0] * len(default[i]))
            if words == [NONE_WORD]:
                continue
            for word in words:
                thing, sign, number = word.partition(":")
                at = self.things.value(thing, line)
                count = Numbers("number of them", self.most, 1).value(number, line) if sign else 1
                row[at] += count
                if row[at] > self.most:
                    raise out_of_range(line, str(row[at]), f"number of {thing}", 1, self.most)
        return tuple(tuple(found.get(i, row)) for i, row in enumerate(default))

    def code(self, coder: Coder, g: S, value: tuple[Row, ...], default: tuple[Row, ...]) -> tuple[Row, ...]:
        """Count for each owner whether its row differs; then which things it has, and how many of each."""
        found = []
        for mine, usual in zip(value, default, strict=True):
            if not coder.num(mine != usual, 2):
                found.append(usual)
                continue
            row = [0] * len(usual)
            for t in coder.subset(len(row), [t for t, n in enumerate(mine) if n]):
                row[t] = 1 + coder.small(mine[t] - 1, self.most, 2) if self.most > 1 else 1
            found.append(tuple(row))
        return tuple(found)

    def blanks(self, g: S, value: tuple[Row, ...]) -> list[Blank]:
        """The things of each owner, in a row."""
        rows = []
        for i, row in enumerate(value):
            things = tuple(self.things.word(t) for t, n in enumerate(row) for _ in range(n))
            adds = tuple(self.things.word(t) for t, n in enumerate(row) if n < self.most)
            rows.append(Blank(tuple(self.owner_word(g, i)), self.things, things, adds, row=True))
        return rows

    def filled(self, g: S, value: tuple[Row, ...], place: Sequence[str], words: list[str]) -> tuple[Row, ...]:
        """The counts with these things of an owner."""
        return self.read(g, [(0, [*place, *(words or [NONE_WORD])])], value)

    def lying(self, g: S) -> Lying | None:
        """A piece for each owner."""
        owners = names_of(self.owners, g) if self.owners is not None else None
        return Lying(self.things, [Piece(word, owners, word) for word in owners.tokens]) if owners else None

    def laid(self, g: S, value: tuple[Row, ...], piece: str, space: int, less: bool) -> tuple[Row, ...]:
        """The rows with one piece of an owner more or less on a space."""
        assert self.owners is not None
        return one_more(value, names_of(self.owners, g).value(piece, 0), space, less, self.most)

    def example(self, g: S) -> str:
        """The word, the first owner, and two of the first thing."""
        number = ":2" if self.most > 1 else ""
        return " ".join([self.word, *self.owner_word(g, 0), self.things.word(0) + number])


@dataclass
class Lists(RowsLens[S]):
    """Things in a row: `row annelids none disease`; or of each owner: `hand fern horns:3 ?2`. An empty row is `-`."""

    things: Of
    ordered: bool = True
    """Whether the order counts; else the field is sorted."""
    distinct: bool = False
    """Whether nothing is there twice."""
    unknown: int | None = None
    """The value of a thing that nobody names: `?`, or `?2` for two of them."""
    fixed: bool = False
    """Whether the row always has as many places, with gaps: those left out at the end are `none`."""

    def write(self, g: S, value: tuple[Row, ...], default: tuple[Row, ...]) -> list[str]:
        """Return a line for each owner whose row is not the default."""
        said, things = [], names_of(self.things, g)
        for i in differing(value, default):
            row = list(value[i])
            while self.fixed and len(row) > 1 and row[-1] == things.none:
                row.pop()
            hidden = row.count(self.unknown) if self.unknown is not None else 0
            if hidden and not self.ordered:
                words = [*(things.word(x) for x in row if x != self.unknown), f"?{hidden}"]
            else:
                words = [UNKNOWN if hidden and x == self.unknown else things.word(x) for x in row]
            said.append(" ".join([self.word, *self.owner_word(g, i), *(words or [EMPTY_ROW])]))
        return said

    def read(self, g: S, rows: Rows, default: tuple[Row, ...]) -> tuple[Row, ...]:
        """The rows of all lines; several lines of one owner follow each other."""
        found: dict[int, list[int]] = {}
        things = names_of(self.things, g)
        for line, words in rows:
            i, words = self.owner_and_words(g, line, words)
            row = found.setdefault(i, [])
            if words == [EMPTY_ROW]:
                continue
            room = len(default[i]) if self.fixed else LONGEST
            for word in words:
                row += self._named(g, things, row, word, line)
                if len(row) > room:
                    text = f"{self.word!r} has {room} places"
                    raise refuse(line, "error.position.room", text, word=self.word, most=room)
        return tuple(self._filled(found[i], row, things) if i in found else row for i, row in enumerate(default))

    def _named(self, g: S, things: Names, row: list[int], word: str, line: int) -> list[int]:
        """The things that a word adds to a row."""
        unknown = re.fullmatch(r"\?([0-9]{0,2})", word)
        if unknown and self.unknown is not None:
            return [self.unknown] * int(unknown[1] or 1)
        value = things.value(word, line)
        if value == things.none and not self.fixed:
            raise self.malformed(g, line)
        if self.distinct and value in row and value != things.none:
            raise refuse(line, "error.position.double", f"{word!r} is there only once", word=word)
        return [value]

    def _filled(self, row: list[int], usual: Row, things: Names) -> Row:
        if self.fixed and things.none is not None:
            row += [things.none] * (len(usual) - len(row))
        return tuple(row) if self.ordered else tuple(sorted(row))

    def code(self, coder: Coder, g: S, value: tuple[Row, ...], default: tuple[Row, ...]) -> tuple[Row, ...]:
        """Count for each owner whether its row differs; then the row, as a set where the order means nothing."""
        things = names_of(self.things, g)
        radix = things.radix if self.fixed else things.count
        found: list[Row] = []
        for mine, usual in zip(value, default, strict=True):
            if not coder.num(mine != usual, 2):
                found.append(usual)
            elif self.distinct and not self.ordered and self.unknown is None:
                found.append(tuple(coder.subset(things.count, mine)))
            else:
                length = len(usual) if self.fixed else coder.small(len(mine), LONGEST)
                row = []
                for j in range(length):
                    x = mine[j] if j < len(mine) else 0
                    index = radix if self.unknown is not None and x == self.unknown else things.index(x)
                    index = coder.num(index, radix + (self.unknown is not None))
                    row.append(self.unknown if self.unknown is not None and index == radix else things.at(index))
                found.append(tuple(row))
        return tuple(found)

    def blanks(self, g: S, value: tuple[Row, ...]) -> list[Blank]:
        """The row of each owner."""
        things, found = names_of(self.things, g), list[Blank]()
        for i, row in enumerate(value):
            said = tuple(UNKNOWN if x == self.unknown else things.word(x) for x in row)
            offers = self.offers(g, things, said)
            found.append(Blank(tuple(self.owner_word(g, i)), things, said, offers, row=not self.fixed))
        return found

    def offers(self, g: S, things: Names, said: Sequence[str]) -> tuple[str, ...]:
        """What can be put into a row in which this stands."""
        unknown = [] if self.unknown is None else [UNKNOWN]
        gap = [NONE_WORD] if self.fixed and things.none is not None else []
        new = [word for word in things.offered() if word != NONE_WORD and not (self.distinct and word in said)]
        return (*gap, *unknown, *new)

    def filled(self, g: S, value: tuple[Row, ...], place: Sequence[str], words: list[str]) -> tuple[Row, ...]:
        """The rows with these things of an owner."""
        return self.read(g, [(0, [*place, *(words or [EMPTY_ROW])])], value)

    def example(self, g: S) -> str:
        """The word, the first owner and the first thing."""
        return " ".join([self.word, *self.owner_word(g, 0), names_of(self.things, g).word(0)])


@dataclass
class Raw(Lens[S, tuple[Row, ...]]):
    """Rows of numbers as they are, for what no author writes: only a position that was played has it."""

    most: int = 1023
    """The highest number."""

    def get(self, g: S) -> tuple[Row, ...]:
        """The rows of the field."""
        return tuple(tuple(row) for row in getattr(g, self.name))

    def set(self, g: S, value: tuple[Row, ...]) -> None:
        """Set the field."""
        setattr(g, self.name, [list(row) for row in value])

    def write(self, g: S, value: tuple[Row, ...], default: tuple[Row, ...]) -> list[str]:
        """A line for each row; without a row one line that says so."""
        return [" ".join([self.word, *map(str, row)]) for row in value] or [f"{self.word} {EMPTY_ROW}"]

    def read(self, g: S, rows: Rows, default: tuple[Row, ...]) -> tuple[Row, ...]:
        """The rows of all lines."""
        kind = Numbers("number", self.most + 1)
        return tuple(tuple(kind.value(word, line) for word in words) for line, words in rows if words != [EMPTY_ROW])

    def code(self, coder: Coder, g: S, value: tuple[Row, ...], default: tuple[Row, ...]) -> tuple[Row, ...]:
        """How many rows, then each with its length."""
        found = []
        for i in range(coder.small(len(value), LONGEST)):
            mine = value[i] if i < len(value) else ()
            length = coder.small(len(mine), LONGEST)
            found.append(tuple(coder.num(mine[j] if j < len(mine) else 0, self.most + 1) for j in range(length)))
        return tuple(found)

    def example(self, g: S) -> str:
        """The word and two numbers."""
        return f"{self.word} 0 1"


def one_more(rows: tuple[Row, ...], owner: int, thing: int, less: bool, most: int) -> tuple[Row, ...]:
    """Rows of counts with one more of a thing of an owner, or one less, as far as that goes."""
    row = rows[owner]
    number = min(max(row[thing] + (-1 if less else 1), 0), most)
    return (*rows[:owner], (*row[:thing], number, *row[thing + 1 :]), *rows[owner + 1 :])


def differing(value: Sequence[object], default: Sequence[object]) -> list[int]:
    """Where two rows differ."""
    return [i for i, (mine, usual) in enumerate(zip(value, default, strict=True)) if mine != usual]
