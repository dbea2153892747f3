"""The notation of Biosphere: its quiet position, and the words for what can differ from it.

A die is written by its tile and its face: `B2:4`, or `B2:4*3` for three of them. A blank die has no face: `B2*3`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from speciate.engine import Setup, SpeciateError
from speciate.engine.lenses import (
    NONE_WORD,
    Blank,
    Coder,
    Each,
    Lens,
    Lists,
    Lying,
    Names,
    Numbers,
    Of,
    One,
    Piece,
    Row,
    Rows,
    Spots,
    names_of,
    no_such,
    one_more,
    out_of_range,
    refuse,
)
from speciate.engine.notation import Impossible, Supply, Table, Unlikely

from . import data
from .pieces import DECK, DISCARDED, HAND, MAP, OPEN, PLAYED, ROW, SECTION, markers_at, part_of, slots
from .rules import deal
from .rules.life import habitat
from .rules.state import GOALS, IDLE, MOVEMENT, REPRODUCTION, SPENDING, WHEEL, Biosphere
from .rules.wheel import graveyard_in, years_of

TILE: Final = Names("tile", MAP.names)
ENVIRONMENT: Final = Names("environment", data.ENVIRONMENTS, none=data.NO_TILE)
CARD: Final = Names("card", (card.id for card in data.CARDS), texts=("pole",))
CARD_OR_GAP: Final = Names("card", CARD.tokens, none=data.NO_CARD, texts=("pole",))
GOAL: Final = Names("goal", data.GOALS.ids)
NOWHERE: Final = len(data.COMBINATIONS)
"""The place on the scale of a species that has not set its markers."""
SPECIAL: Final = Names("space", data.SPECIAL, texts=("environment", "pole"))
COMBINATION: Final = Names("combination", data.COMBINATIONS, none=NOWHERE, texts=("pole",))
NO_YES: Final = Names("yes or no", ("no", "yes"))
PHASES: Final = ("wheel", "income", "spending", "movement", "reproduction", "filling", "goals", "upkeep")
PHASE: Final = Names("phase", PHASES, texts=("put.phase",))
TRACK: Final = Names("track", data.TRACKS, texts=("environment", "track"))
ON_TRACK: Final = tuple(
    range(start - (track in data.LIVES), most + 1, step)
    for track, (start, most, step) in enumerate(zip(data.START, data.MOST, data.STEP, strict=True))
)
"""The values of each track: a life expectancy may be one below its start."""
VALUE: Final = tuple(
    Names(f"value of {name}", map(str, values)) for name, values in zip(data.TRACKS, ON_TRACK, strict=True)
)
"""The words of these values; the first one has the number 0."""
AT_ONCE: Final = Numbers("number of dice", max(data.SPACES), 1)
"""Dice of one face on one tile."""
QUIET_GOALS: Final = ("A1", "B1", "C1", "D3", "E1", "F3", "G1")


def quiet(setup: Setup) -> Biosphere:
    """The Reproduction of turn 2 on an empty rectangle, its environments in order, row by row; no card is open."""
    g = deal.start(Setup("biosphere", setup.places, (deal.RECTANGLE, setup.options[deal.BAR]), 0))
    g.rng, g.first, g.turn, g.phase = 0, g.species()[0], 2, REPRODUCTION
    mix = [environment for environment, n in enumerate(data.TILES[len(g.species())]) for _ in range(n)]
    for cell, environment in zip(g.tiles, mix, strict=True):
        g.terrain[cell] = environment
    if g.use_bar:
        deal.line_up(g, setup.options[deal.BAR] == deal.LAST_FOREMOST)
    g.card = bytearray([DECK] * len(data.CARDS))
    g.row = bytearray([data.NO_CARD] * len(g.row))
    g.goals = tuple(data.GOALS.numbers[goal] for goal in QUIET_GOALS)
    return g


# --- words that depend on the position --------------------------------------------------------------------------------


@cache
def named(species: tuple[int, ...]) -> Names:
    """The words of some species, numbered in their order."""
    return Names("species in play", (data.SPECIES[p] for p in species), texts=("species",))


def in_play(g: Biosphere) -> Names:
    """The species in play, clockwise: no other one can be named."""
    return named(g.species())


def in_order(g: Biosphere) -> Names:
    """The species in play in turn order, and after the last one nobody."""
    tokens = [data.SPECIES[p] for p in g.order()]
    return Names("species in play", tokens, none=len(tokens), texts=("species",))


@lru_cache(maxsize=64)
def dice_on(tiles: tuple[int, ...], faces: int) -> Names:
    """Where a die can lie on a map, and with which face; without a face where there is only one."""
    sides = [f":{face}" for face in range(1, faces + 1)] if faces > 1 else [""]
    return Names("die on the map", (MAP.names[tile] + side for tile in tiles for side in sides))


# --- what follows from what was said before ---------------------------------------------------------------------------


def start_on_scale(g: Biosphere) -> Row:
    """One of the starts, unless the first turn has not yet come to where the markers are set."""
    order = g.order()
    acted = len(order)
    if g.turn == 1 and g.phase <= SPENDING:
        acted = g.mover + (g.left != IDLE) if g.phase == SPENDING else 0
    return tuple(data.STARTS[0] if order.index(p) < acted else NOWHERE for p in g.species())


def face_at_graveyard(g: Biosphere) -> int:
    """The face that the turn brings to the graveyard; before phase 1 it is still that of the turn before."""
    return graveyard_in(g.turn - (g.phase == WHEEL and g.turn > 1))


# --- lenses of this game ----------------------------------------------------------------------------------------------


class Phase(One[Biosphere]):
    """The phase under way: positions number the phases from 1, the lens from 0."""

    def get(self, g: Biosphere) -> int:
        """Its number from 0."""
        return g.phase - 1

    def set(self, g: Biosphere, value: int) -> None:
        """Begin the phase."""
        g.phase = value + 1


class First(One[Biosphere]):
    """The species with the first-player marker, one of those in play."""

    def get(self, g: Biosphere) -> int:
        """Its place clockwise."""
        return g.species().index(g.first)

    def set(self, g: Biosphere, value: int) -> None:
        """Give it the marker."""
        g.first = g.species()[value]


class Map(Spots[Biosphere]):
    """The environment of each cell of the grid. With the tiles come the empty fields that have a place for each."""

    def get(self, g: Biosphere) -> Row:
        """The environments, also of the cells behind the last tile."""
        return (*g.terrain, *[data.NO_TILE] * (len(MAP.names) - len(g.terrain)))

    def set(self, g: Biosphere, value: Row) -> None:
        """Lay the tiles."""
        g.tiles = tuple(cell for cell, environment in enumerate(value) if environment != data.NO_TILE)
        size = max(g.tiles, default=0) + 1
        g.terrain = bytearray(value[:size])
        deal.clear(g)

    def lying(self, g: Biosphere) -> Lying:
        """The environments, on the tiles and on the cells beside them: the map is one area."""
        beside = {near for tile in g.tiles for near in MAP.neighbours[tile]}
        return super().lying(g)._replace(where=sorted({*g.tiles, *beside}))


class OfEach(Each[Biosphere]):
    """A value of each species in play; the field has one for each of the six."""

    def get(self, g: Biosphere) -> Row:
        """The values of the species in play."""
        field = getattr(g, self.name)
        return tuple(field[p] for p in g.species())

    def set(self, g: Biosphere, value: Row) -> None:
        """Set them."""
        field = getattr(g, self.name)
        for p, mine in zip(g.species(), value, strict=True):
            field[p] = mine


class Scale(OfEach):
    """The combination where both markers of a species stand."""

    def get(self, g: Biosphere) -> Row:
        """The combinations."""
        return tuple(NOWHERE if g.size[p] == data.NOT_SET else g.combination(p) for p in g.species())

    def set(self, g: Biosphere, value: Row) -> None:
        """Set the markers."""
        for p, mine in zip(g.species(), value, strict=True):
            g.size[p], g.specialisation[p] = (data.NOT_SET, data.NOT_SET) if mine == NOWHERE else markers_at(mine)


class Tracks(Lens[Biosphere, tuple[Row, ...]]):
    """Where the markers of a player board stand: `track green desert=2 movement=3`. The others stay."""

    keys = TRACK

    def get(self, g: Biosphere) -> tuple[Row, ...]:
        """The nine values of each species in play."""
        return tuple(tuple(g.tracks(p)) for p in g.species())

    def set(self, g: Biosphere, value: tuple[Row, ...]) -> None:
        """Move the markers."""
        for p, row in zip(g.species(), value, strict=True):
            g.track[part_of(p, len(data.TRACKS))] = bytes(row)

    def write(self, g: Biosphere, value: tuple[Row, ...], default: tuple[Row, ...]) -> list[str]:
        """A line for each species with a track that differs."""
        lines = []
        for i, (mine, usual) in enumerate(zip(value, default, strict=True)):
            said = [f"{TRACK.word(t)}={n}" for t, n in enumerate(mine) if n != usual[t]]
            if said:
                lines.append(" ".join([self.word, in_play(g).word(i), *said]))
        return lines

    def read(self, g: Biosphere, rows: Rows, default: tuple[Row, ...]) -> tuple[Row, ...]:
        """The values of all lines."""
        found: dict[tuple[int, int], int] = {}
        for line, words in rows:
            if len(words) < 2:
                raise self.malformed(g, line)
            i = in_play(g).value(words[0], line)
            for word in words[1:]:
                name, sign, said = word.partition("=")
                if not sign:
                    raise self.malformed(g, line)
                track = TRACK.value(name, line)
                value = ON_TRACK[track][VALUE[track].value(said, line)]
                if found.setdefault((i, track), value) != value:
                    raise self.contradicted(line, name)
        return tuple(tuple(found.get((i, t), n) for t, n in enumerate(row)) for i, row in enumerate(default))

    def code(self, coder: Coder, g: Biosphere, value: tuple[Row, ...], default: tuple[Row, ...]) -> tuple[Row, ...]:
        """Every value."""
        return tuple(
            tuple(ON_TRACK[t][VALUE[t].code(coder, ON_TRACK[t].index(n))] for t, n in enumerate(row)) for row in value
        )

    def blanks(self, g: Biosphere, value: tuple[Row, ...]) -> list[Blank]:
        """Each track of each species."""
        return [
            Blank((in_play(g).word(i), TRACK.word(t)), VALUE[t], (str(n),), VALUE[t].tokens)
            for i, row in enumerate(value)
            for t, n in enumerate(row)
        ]

    def filled(self, g: Biosphere, value: tuple[Row, ...], place: Sequence[str], words: list[str]) -> tuple[Row, ...]:
        """The tracks with another value of one."""
        *owner, track = place or [""]
        return self.read(g, [(0, [*owner, "=".join([track, *words])])], value)

    def example(self, g: Biosphere) -> str:
        """A life expectancy of the first species."""
        return f"{self.word} {in_play(g).word(0)} {TRACK.word(0)}={VALUE[0].word(0)}"


@dataclass
class Dice(Lens[Biosphere, tuple[Row, ...]]):
    """Dice on the tiles: `dice green B2:4*3 D1:2`. A species that is named has these and no others.

    Without owners the field is one row, of the species that moves or reproduces.
    """

    owners: Of | None
    faces: int

    def _names(self, g: Biosphere) -> Names:
        return dice_on(g.tiles, self.faces)

    def _fields(self, g: Biosphere) -> list[bytearray]:
        field = getattr(g, self.name)
        return [field[p] for p in g.species()] if self.owners else [field]

    def _places(self, g: Biosphere) -> list[int]:
        """Where the dice of the tiles stand in a field, which has all cells."""
        return [tile * self.faces + face for tile in g.tiles for face in range(self.faces)]

    def get(self, g: Biosphere) -> tuple[Row, ...]:
        """The numbers of dice, tile by tile."""
        places = self._places(g)
        return tuple(tuple(field[i] for i in places) for field in self._fields(g))

    def set(self, g: Biosphere, value: tuple[Row, ...]) -> None:
        """Put the dice there."""
        places = self._places(g)
        for field, row in zip(self._fields(g), value, strict=True):
            for i, n in zip(places, row, strict=True):
                field[i] = n

    def write(self, g: Biosphere, value: tuple[Row, ...], default: tuple[Row, ...]) -> list[str]:
        """A line for each species that differs."""
        lines = []
        for i, (mine, usual) in enumerate(zip(value, default, strict=True)):
            if mine != usual:
                said = [self._names(g).word(die) + (f"*{n}" if n > 1 else "") for die, n in enumerate(mine) if n]
                owner = [in_play(g).word(i)] if self.owners else []
                lines.append(" ".join([self.word, *owner, *(said or [NONE_WORD])]))
        return lines

    def read(self, g: Biosphere, rows: Rows, default: tuple[Row, ...]) -> tuple[Row, ...]:
        """The dice of all lines; what is named twice adds up."""
        found: dict[int, list[int]] = {}
        for line, words in rows:
            if len(words) < (2 if self.owners else 1):
                raise self.malformed(g, line)
            i = names_of(self.owners, g).value(words[0], line) if self.owners else 0
            row = found.setdefault(i, [0] * len(default[i]))
            words = words[1:] if self.owners else words
            for word in words if words != [NONE_WORD] else ():
                name, sign, number = word.partition("*")
                die = self._names(g).value(name, line)
                row[die] += AT_ONCE.value(number, line) if sign else 1
                if row[die] > AT_ONCE.count:
                    raise out_of_range(line, str(row[die]), AT_ONCE.what, AT_ONCE.low, AT_ONCE.count)
        return tuple(tuple(found.get(i, row)) for i, row in enumerate(default))

    def code(self, coder: Coder, g: Biosphere, value: tuple[Row, ...], default: tuple[Row, ...]) -> tuple[Row, ...]:
        """Which dice there are, then how many of each."""
        rows = []
        for mine in value:
            row = [0] * len(mine)
            for die in coder.subset(len(row), [die for die, n in enumerate(mine) if n]):
                row[die] = AT_ONCE.at(coder.small(AT_ONCE.index(mine[die]), AT_ONCE.radix, 2))
            rows.append(tuple(row))
        return tuple(rows)

    def lying(self, g: Biosphere) -> Lying:
        """The dice of each species, those that live longest last; none shows the face at the graveyard."""
        owners = names_of(self.owners, g) if self.owners else None
        kind = owners or Names("dice", [self.word], texts=("put",))
        lives = {(face - face_at_graveyard(g)) % data.FACES: face for face in range(1, data.FACES + 1)}
        return Lying(
            TILE,
            [
                Piece(f"{of}:{face}", kind, of, turns if self.faces > 1 else None)
                for of in kind.tokens
                for turns, face in sorted(lives.items() if self.faces > 1 else [(1, 1)])
                if turns
            ],
            g.tiles,
        )

    def laid(self, g: Biosphere, value: tuple[Row, ...], piece: str, space: int, less: bool) -> tuple[Row, ...]:
        """The dice with one more or less of a face on a tile."""
        if space not in g.tiles:
            raise no_such(self.word, [TILE.word(space)])
        of, _, face = piece.partition(":")
        owner = names_of(self.owners, g).value(of, 0) if self.owners else 0
        die = self._names(g).value(TILE.word(space) + (f":{face}" if self.faces > 1 else ""), 0)
        return one_more(value, owner, die, less, AT_ONCE.count)

    def example(self, g: Biosphere) -> str:
        """Two dice on the first tile."""
        owner = [in_play(g).word(0)] if self.owners else []
        return " ".join([self.word, *owner, f"{self._names(g).word(0)}*2"])


@dataclass
class Marks(Lists[Biosphere]):
    """The spaces where a species has a marker; the field has a 1 there, `spaces` numbers for each of the six."""

    spaces: int = 0

    def get(self, g: Biosphere) -> tuple[Row, ...]:
        """The marked spaces of the species in play."""
        field, n = getattr(g, self.name), self.spaces
        return tuple(tuple(i for i, mark in enumerate(field[part_of(p, n)]) if mark) for p in g.species())

    def set(self, g: Biosphere, value: tuple[Row, ...]) -> None:
        """Put the markers there."""
        field, n = getattr(g, self.name), self.spaces
        for p, marked in zip(g.species(), value, strict=True):
            field[part_of(p, n)] = bytes(i in marked for i in range(n))


@dataclass
class Cards(Lists[Biosphere]):
    """The cards that lie in a place, in that of each species if it has owners. A card lies in one place."""

    place: int = 0

    def _places(self, g: Biosphere) -> list[int]:
        return [self.place + p for p in g.species()] if self.owners else [self.place]

    def get(self, g: Biosphere) -> tuple[Row, ...]:
        """The cards there, ascending."""
        return tuple(tuple(card for card, at in enumerate(g.card) if at == place) for place in self._places(g))

    def set(self, g: Biosphere, value: tuple[Row, ...]) -> None:
        """Put the cards there."""
        for place, cards in zip(self._places(g), value, strict=True):
            put_cards(g, cards, place)

    def offers(self, g: Biosphere, things: Names, said: Sequence[str]) -> tuple[str, ...]:
        """The cards that lie nowhere else."""
        return in_deck(g, super().offers(g, things, said))

    def read(self, g: Biosphere, rows: Rows, default: tuple[Row, ...]) -> tuple[Row, ...]:
        """The cards of all lines; SpeciateError where one lies elsewhere too."""
        found = super().read(g, rows, default)
        check_once(g, rows, found, self._places(g))
        return found


class Open(Lists[Biosphere]):
    """The open cards of each row, newest first."""

    def get(self, g: Biosphere) -> tuple[Row, ...]:
        """Both rows."""
        return tuple(tuple(g.open_cards(row)) for row in range(len(ROW.tokens)))

    def set(self, g: Biosphere, value: tuple[Row, ...]) -> None:
        """Turn the cards up."""
        for row, cards in enumerate(value):
            there = slots(row)
            g.row[there.start : there.stop] = bytes(cards)
            put_cards(g, [card for card in cards if card != data.NO_CARD], OPEN)

    def offers(self, g: Biosphere, things: Names, said: Sequence[str]) -> tuple[str, ...]:
        """A gap, and the cards of the row that lie nowhere else."""
        return in_deck(g, super().offers(g, things, said))

    def read(self, g: Biosphere, rows: Rows, default: tuple[Row, ...]) -> tuple[Row, ...]:
        """The cards of all lines; SpeciateError where one lies elsewhere too."""
        found = super().read(g, rows, default)
        check_once(g, rows, found, [OPEN] * len(found))
        return found


def in_deck(g: Biosphere, words: Sequence[str]) -> tuple[str, ...]:
    """Those of the words of cards, or of a gap, whose card lies in the deck."""
    return tuple(word for word in words if word == NONE_WORD or g.card[CARD.value(word, 0)] == DECK)


def put_cards(g: Biosphere, cards: Sequence[int], place: int) -> None:
    """Put cards in a place."""
    for card in cards:
        g.card[card] = place


def check_once(g: Biosphere, rows: Rows, found: Sequence[Row], places: Sequence[int]) -> None:
    """SpeciateError where a card is said in two places."""
    seen: set[int] = set()
    for place, cards in zip(places, found, strict=True):
        for card in cards:
            if card == data.NO_CARD:
                continue
            if card in seen or g.card[card] not in (DECK, place):
                word = CARD.word(card)
                raise refuse(rows[-1][0], "error.position.double", f"{word!r} is there only once", word=word)
            seen.add(card)


class Goals(Lens[Biosphere, Row]):
    """The goal in play of each category: `goals A2 G3`. Categories of which none is named keep theirs."""

    keys = Names("category", data.CATEGORIES)

    def get(self, g: Biosphere) -> Row:
        """The goals."""
        return g.goals

    def set(self, g: Biosphere, value: Row) -> None:
        """Turn them up."""
        g.goals = value

    def write(self, g: Biosphere, value: Row, default: Row) -> list[str]:
        """The goals that differ."""
        return [" ".join([self.word, *(GOAL.word(goal) for goal in value if goal not in default)])]

    def read(self, g: Biosphere, rows: Rows, default: Row) -> Row:
        """The goals of all lines."""
        found: dict[int, int] = {}
        for line, words in rows:
            if not words:
                raise self.malformed(g, line)
            for word in words:
                goal = GOAL.value(word, line)
                if found.setdefault(data.GOALS[goal].category, goal) != goal:
                    raise self.contradicted(line, word)
        return tuple(found.get(category, goal) for category, goal in enumerate(default))

    def code(self, coder: Coder, g: Biosphere, value: Row, default: Row) -> Row:
        """The goal of each category, by its place there."""
        return tuple(
            goals[coder.num(goals.index(goal), len(goals))] for goals, goal in zip(data.IN_CATEGORY, value, strict=True)
        )

    def blanks(self, g: Biosphere, value: Row) -> list[Blank]:
        """The goal of each category."""
        return [
            Blank((data.CATEGORIES[category],), GOAL, (GOAL.word(goal),), tuple(map(GOAL.word, goals)))
            for category, (goal, goals) in enumerate(zip(value, data.IN_CATEGORY, strict=True))
        ]

    def filled(self, g: Biosphere, value: Row, place: Sequence[str], words: list[str]) -> Row:
        """The goals with another one of a category."""
        goals = self.read(g, [(0, words)], value)
        if [data.CATEGORIES[data.GOALS[GOAL.value(word, 0)].category] for word in words] != [*place]:
            raise no_such(self.word, place)
        return goals

    def example(self, g: Biosphere) -> str:
        """The first goal."""
        return f"{self.word} {GOAL.word(0)}"


LENSES: Final[Sequence[Lens[Biosphere, Any]]] = (
    One("turn", "turn", Numbers("turn", 1 << 16, 1)),
    Phase("phase", "phase", PHASE),
    First("first", "first", in_play),
    One("mover", "mover", in_order),
    One("left", "left", Numbers("number that is left", data.MOST[data.REPRODUCTION] + 1, none=IDLE)),
    Map("tile", "terrain", TILE, ENVIRONMENT),
    Dice("dice", "dice", in_play, data.FACES),
    Dice("blank", "blank", None, 1),
    Dice("moved", "moved", None, data.FACES),
    Tracks("track", "track"),
    OfEach("ep", "ep", in_play, Numbers("number of points", data.MOST_EP + 1)),
    Scale("scale", "size", in_play, COMBINATION, usual=start_on_scale),
    One("paid_scale", "paid_scale", Numbers("number of steps", data.MOST_EP + 1)),
    One("paid_bar", "paid_bar", Numbers("number of steps", data.MOST_EP + 1)),
    One("scale_closed", "scale_closed", NO_YES),
    Marks("special", "special", in_play, SPECIAL, False, True, spaces=len(data.SPECIAL)),
    OfEach("bar", "bar", in_play, Numbers("space of the bar", data.BAR + 1)),
    Marks("charged", "charged", in_play, Names("section", SECTION.tokens), False, True, spaces=len(data.SECTIONS)),
    Cards("hand", "card", in_play, CARD, False, True, place=HAND),
    Cards("played", "card", in_play, CARD, False, True, place=PLAYED),
    Cards("discard", "card", None, CARD, False, True, place=DISCARDED),
    Open("row", "row", Names("row", ROW.tokens), CARD_OR_GAP, distinct=True, fixed=True),
    Goals("goals", "goals"),
    Marks("reached", "reached", in_play, Names("category", data.CATEGORIES), False, True, spaces=len(data.CATEGORIES)),
)  # fmt: skip


# --- what lies where nothing else says so -----------------------------------------------------------------------------


def breeder(g: Biosphere) -> int:
    """The species that has begun to place blank dice, or NOBODY."""
    begun = g.phase == REPRODUCTION and g.left != IDLE and g.mover < len(g.order())
    return g.order()[g.mover] if begun else data.NOBODY


def blank_dice(g: Biosphere) -> list[int]:
    """How many blank dice each of the six species has on the map."""
    return [sum(g.blank) if p == breeder(g) else 0 for p in range(len(data.SPECIES))]


def put_supply(g: Biosphere, rest: list[int]) -> None:
    """The other dice are off the map."""
    g.supply = bytearray(rest)


def turn_with_the_wheel(g: Biosphere) -> None:
    """The face at the graveyard follows from the turn."""
    g.graveyard = face_at_graveyard(g)


def pass_corners(g: Biosphere) -> None:
    """Each corner of the bar that a marker has passed has paid, and the first one has begun the penalties."""
    g.corners = bytearray(sum(corner <= space for corner in data.BAR_CORNERS) for space in g.bar)
    g.penalty_active = int(any(g.corners))


def end(g: Biosphere) -> None:
    """The game is over as soon as somebody has enough goals."""
    g.over = int(any(g.goals_of(p) >= data.GOALS_TO_END for p in g.species()))


def settle(g: Biosphere) -> None:
    """Who is on which tile, who holds it, and what room is left; SpeciateError where dice have no space.

    While a species places blank dice, the tiles that it reaches are those of its numbered ones.
    """
    for tile in g.tiles:
        spaces, used = data.SPACES[g.terrain[tile]], sum(sum(g.by_face(p, tile)) for p in g.species()) + g.blank[tile]
        if used > spaces:
            name = TILE.word(tile)
            text = f"{name} has {spaces} spaces, not {used}"
            raise SpeciateError(text, "biosphere.error.position.spaces", tile=name, spaces=spaces, used=used)
        g.room[tile] = spaces
        for p in g.species():
            g.settle(p, tile, sum(g.by_face(p, tile)))
    me = breeder(g)
    if me == data.NOBODY:
        return
    g.supply[me] += sum(g.blank)
    g.reach = bytearray(habitat(g, me))
    g.supply[me] -= sum(g.blank)
    for tile in g.tiles:
        g.settle(me, tile, g.blank[tile])


DERIVED: Final = (
    Supply[Biosphere](
        "dice", Names("species", data.SPECIES), lambda g: [data.DICE if seat >= 0 else 0 for seat in g.places],
        (("dice", lambda g: [sum(row) for row in g.dice]), ("blank", blank_dice)),
        put_supply,
    ),
    turn_with_the_wheel,
    pass_corners,
    end,
    settle,
)  # fmt: skip


# --- what cannot be ---------------------------------------------------------------------------------------------------


def bad_tiles(g: Biosphere) -> bool:
    """The map does not have the tiles of so many players."""
    return tuple(map(g.terrain.count, data.LIVES)) != data.TILES[len(g.species())]


def torn_map(g: Biosphere) -> bool:
    """The map is not one area."""
    return len(MAP.joined(g.tiles[0], g.tiles)) < len(g.tiles)


def bad_progress(g: Biosphere) -> bool:
    """Something is left of a phase that does not count, or that nobody has begun; or more than there can be."""
    if g.left == IDLE:
        return False
    if g.mover == len(g.order()):
        return True
    me = g.order()[g.mover]
    placed = sum(g.blank) if g.phase == REPRODUCTION else 0
    births = data.FIRST_DICE if g.turn == 1 else g.value(me, data.REPRODUCTION)
    most = {SPENDING: 0, MOVEMENT: g.value(me, data.MOVEMENT), REPRODUCTION: min(births - placed, g.supply[me])}
    return g.left > most.get(g.phase, -1)


def stray_blanks(g: Biosphere) -> bool:
    """Blank dice lie on the map though nobody is placing dice."""
    return any(g.blank) and breeder(g) == data.NOBODY


def undead(g: Biosphere) -> bool:
    """A die has outlived its face."""
    dead = g.turn > 1 and g.phase in (SPENDING, MOVEMENT)
    return dead and any(any(g.showing(p, g.graveyard)) for p in g.species())


def unset_markers(g: Biosphere) -> bool:
    """A species that has acted in a phase 3 has no markers on the scale."""
    places = zip(g.species(), start_on_scale(g), strict=True)
    return any(g.size[p] == data.NOT_SET and start != NOWHERE for p, start in places)


def bad_bar(g: Biosphere) -> bool:
    """Not each marker on the bar has a space of its own; or there is a marker and no bar."""
    spaces = [g.bar[p] for p in g.species()]
    return any(spaces) if not g.use_bar else 0 in spaces or len({*spaces}) < len(spaces)


def early_penalty(g: Biosphere) -> bool:
    """Somebody has paid for a green section though nobody has reached a corner of the bar."""
    return any(g.charged) and not g.penalty_active


def wrong_row(g: Biosphere) -> bool:
    """A card lies open in the other row."""
    return any(data.CARDS[card].row != slot // data.ROW for slot, card in enumerate(g.row) if card != data.NO_CARD)


def late_end(g: Biosphere) -> bool:
    """The game is over, but not in phase 7."""
    return g.over > 0 and g.phase != GOALS


IMPOSSIBLE: Final = (
    Impossible("biosphere.error.position.tiles", "the map does not have the tiles of so many players", bad_tiles),
    Impossible("biosphere.error.position.torn", "the tiles do not form one area", torn_map),
    Impossible(
        "biosphere.error.position.left", "more is left than the phase gives, or nobody has begun it", bad_progress
    ),
    Impossible("biosphere.error.position.blank", "blank dice lie on the map, and nobody is placing dice", stray_blanks),
    Impossible("biosphere.error.position.graveyard", "a die shows the face at the graveyard", undead),
    Impossible(
        "biosphere.error.position.scale",
        "a species that has acted in phase 3 has no markers on the scale",
        unset_markers,
    ),
    Impossible(
        "biosphere.error.position.bar",
        "on the bar each species has a space of its own; without the bar none has one",
        bad_bar,
    ),
    Impossible(
        "biosphere.error.position.charged",
        "somebody has paid for a section of the bar before its first corner was reached",
        early_penalty,
    ),
    Impossible("biosphere.error.position.row", "a card lies open in the wrong row", wrong_row),
    Impossible("biosphere.error.position.end", "five goals end the game, and they do so in phase 7", late_end),
)


# --- what is most likely a slip ---------------------------------------------------------------------------------------


def on_map(g: Biosphere) -> bool:
    """Whether any die lies on the map."""
    return any(any(dice) for dice in g.dice) or any(g.blank)


def empty_map(g: Biosphere) -> bool:
    """No die lies on the map after the births of turn 1."""
    return g.turn > 1 and not on_map(g)


def before_births(g: Biosphere) -> bool:
    """Dice lie on the map before the first births."""
    return g.turn == 1 and g.phase < REPRODUCTION and on_map(g)


def too_long_lived(g: Biosphere) -> bool:
    """A die has more turns before it than the highest life expectancy of its species."""
    return any(
        n and years_of(g.graveyard, face) > max(g.value(p, environment) for environment in data.LIVES)
        for p in g.species()
        for tile in g.tiles
        for face, n in enumerate(g.by_face(p, tile), 1)
    )


UNLIKELY: Final = (
    Unlikely("biosphere.note.empty", empty_map),
    Unlikely("biosphere.note.early", before_births),
    Unlikely("biosphere.note.older", too_long_lived),
)


NOTATION: Final = Table(
    "biosphere", quiet, 0x75E5BD9F, LENSES, derive=DERIVED, impossible=IMPOSSIBLE, unlikely=UNLIKELY
)
