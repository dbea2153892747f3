"""What the stories about the rules share in every game of the family: names, setting the scene, playing, looking.

Each game's `stage` makes one `Kit` and says in its own words what only that game has. Places have names, or "q,r";
corners are "desert.ul". Elements are told as in "grub sun sun", species as in "2R 1F". An answer is a token, "-" for
no; "sun of grub sun -" also says what must be on offer; "F: 2" says that animal F answers and not the one that acts.
Whatever is played, all answers must be used, nothing more may be asked, the table must have words for all that is on
offer, and no piece of the box may be lost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from speciate.boards.hexes import CORNERS as TAGS
from speciate.earth import NO_TILE, NONE, Earth
from speciate.engine import Choice, Decision, Event, Setup

from .worded import assert_worded


@dataclass(frozen=True)
class Kit:
    """A game as its stories tell it."""

    game: ModuleType
    letters: str
    """Of the animals, down the food chain."""
    places: dict[str, tuple[int, int]]
    """The tiles that have names, as (q, r)."""
    wordless: tuple[Decision, ...] = ()
    """Decisions whose values the table could not name, since the stage leaves out what the game always has."""

    def setup(self, animals: str, seats: str, options: tuple[int, ...], seed: int) -> Setup:
        """These animals, each with a seat of its own, or as `seats` says: who plays which of all, as in "0011"."""
        there = [letter for letter in self.letters if letter in animals]
        places = tuple(there.index(letter) if letter in animals else -1 for letter in self.letters)
        return Setup(self.game.GAME.id, tuple(map(int, seats)) if seats else places, options, seed)

    # --- names ------------------------------------------------------------------------------------------------------

    def animal(self, who: str) -> int:
        return self.letters.index(who)

    def hex_(self, name: str) -> int:
        q, r = self.places[name] if name in self.places else map(int, name.split(","))
        return self.game.pieces.MAP.cell(q, r)

    def hex_name(self, h: int) -> str:
        at = self.game.pieces.MAP.axial[h]
        return next((name for name, place in self.places.items() if place == at), "{},{}".format(*at))

    def corner(self, name: str) -> int:
        where, tag = name.rsplit(".", 1)
        return self.game.pieces.MAP.corners[self.hex_(where)][TAGS.index(tag)]

    def element(self, name: str) -> int:
        return self.game.data.ELEMENTS.index(name)

    def elements(self, counts: bytearray) -> str:
        return " ".join(name for name, n in zip(self.game.data.ELEMENTS, counts, strict=True) for _ in range(n))

    def space(self, token: str) -> int:
        return self.game.pieces.SPACE.value(token)

    def value(self, choice: Choice, token: str) -> int:
        """What an answer means: hexes and corners go by their names here, all else by its token."""
        if choice.domain is self.game.pieces.HEX and token != "-":
            return self.hex_(token)
        if choice.domain is self.game.pieces.CORNER and token != "-":
            return self.corner(token)
        return choice.domain.value(token)

    # --- setting the scene ------------------------------------------------------------------------------------------

    def put(self, g: Earth, who: str, where: str, n: int = 1) -> None:
        """Let exactly n species of an animal live on a tile; the difference comes from, or goes to, its gene pool."""
        a, h = self.animal(who), self.hex_(where)
        g.pool[a] += g.cubes[a][h] - n
        g.cubes[a][h] = n
        assert g.pool[a] >= 0 and (g.terrain[h] != NO_TILE or not n)

    def kill(self, g: Earth, who: str, n: int) -> None:
        """Put species from the gene pool into the box."""
        g.pool[self.animal(who)] -= n
        g.eliminated[self.animal(who)] += n

    def pool(self, g: Earth, who: str, n: int) -> None:
        """Leave n species in a gene pool; the others are eliminated."""
        self.kill(g, who, g.pool[self.animal(who)] - n)

    def clear(self, g: Earth, elements: bool = True) -> None:
        """Take all species, and perhaps all elements, off earth."""
        for h in g.populated():
            for a in g.living_on(h):
                g.pool[a] += g.cubes[a][h]
                g.cubes[a][h] = 0
        if elements:
            for c in g.all_disks():
                g.bag[g.elements[c]] += 1
                g.elements[c] = NONE

    def grow(self, g: Earth, what: str, *where: str) -> None:
        """Put an element from the bag on each of these vacant corners."""
        e = self.element(what)
        for c in map(self.corner, where):
            assert g.elements[c] == NONE and g.bag[e]
            g.bag[e] -= 1
            g.elements[c] = e

    def wither(self, g: Earth, *where: str) -> None:
        """Put the elements on these corners into the bag."""
        for c in map(self.corner, where):
            g.bag[g.elements[c]] += 1
            g.elements[c] = NONE

    def lay(self, g: Earth, terrain: str, where: str) -> None:
        """Add a large tile to earth, one of the face-down ones."""
        t, s = self.game.data.TERRAINS.index(terrain), max(range(3), key=lambda s: g.stack_left[s])
        assert g.unseen_tiles[t] and g.terrain[self.hex_(where)] == NO_TILE
        g.unseen_tiles[t] -= 1
        g.stack_left[s] -= 1
        g.terrain[self.hex_(where)] = t

    def lying(self, g: Earth, section: str) -> bytearray:
        """The box of a section, as counts."""
        return g.box[g.BOX_ROW[self.game.data.SECTIONS.index(section)]]

    def fill(self, g: Earth, section: str, what: str) -> None:
        """Lay elements from the bag into the box of a section."""
        for e in map(self.element, what.split()):
            self.lying(g, section)[e] += 1
            g.bag[e] -= 1

    def empty_boxes(self, g: Earth) -> None:
        """Put all elements of the boxes into the bag."""
        for lying in g.box:
            for e in range(6):
                g.bag[e] += lying[e]
                lying[e] = 0

    def leave_in_bag(self, g: Earth, what: str) -> None:
        """Let the bag hold these elements only; all others lie in the Depletion box, which the next Reseed empties."""
        for e, name in enumerate(self.game.data.ELEMENTS):
            left = what.split().count(name)
            self.lying(g, "depletion")[e] += g.bag[e] - left
            g.bag[e] = left

    def give(self, g: Earth, who: str, what: str) -> None:
        """Put element disks from the bag on the display of an animal."""
        for e in map(self.element, what.split()):
            g.bag[e] -= 1
            g.gain_disk(self.animal(who), e)

    def pawn(self, g: Any, who: str, *tokens: str) -> None:
        """Put available pawns on spaces, without their actions. The state of each game has them, `Earth` has not."""
        a = self.animal(who)
        for space in map(self.space, tokens):
            assert not g.pawn[space] and g.free[a]
            g.free[a] -= 1
            g.pawn[space] = a + 1

    # --- playing ----------------------------------------------------------------------------------------------------

    def perform(self, g: Earth, me: int, lines: tuple[str, ...], rule, *args, seen: list[Choice] | None = None):
        """Play a rule with these answers; returns the events it told. `seen` collects the choices."""
        script = Script(self, g, me, list(lines), [] if seen is None else seen)
        g.log, g.player = [], script
        rule(g, *args)
        log, g.log, g.player = g.log, None, None
        assert not script.lines, f"never asked: {script.lines}; but {script.asked}"
        self.game.checks.check_invariants(g)
        return log

    # --- looking ----------------------------------------------------------------------------------------------------

    def box(self, g: Earth, section: str) -> str:
        """The elements in the box of a section."""
        return self.elements(self.lying(g, section))

    def disks(self, g: Earth, who: str) -> str:
        """The element disks of an animal, beside the printed ones."""
        return self.elements(g.disks[self.animal(who)])

    def cubes(self, g: Earth, where: str) -> str:
        """The species on a tile."""
        h = self.hex_(where)
        return " ".join(f"{g.cubes[a][h]}{self.letters[a]}" for a in g.living_on(h))

    def kinds(self, log: list[Event], *wanted: str) -> list[str]:
        """The kinds of events told, in order; only the wanted ones, if any are named."""
        return [e.kind for e in log if not wanted or e.kind in wanted]


@dataclass
class Script:
    """Answers every question of a rule with the next line, and checks what is on offer."""

    kit: Kit
    g: Earth
    me: int
    lines: list[str]
    asked: list[Choice]

    def __call__(self, choice: Choice) -> int:
        assert self.lines, f"one more question: {choice}"
        letters = self.kit.letters
        who, token, offer = re.fullmatch(rf"(?:([{letters}]): )?(\S+)(?: of (.*))?", self.lines.pop(0)).groups()
        a = self.kit.animal(who) if who else self.me
        assert choice.numbers["animal"] == a and choice.seat == self.g.places[a], f"not for {letters[a]}: {choice}"
        usual = tuple(v for v in choice.values if v >= 0)
        assert usual == tuple(sorted(set(usual))) and choice.values in (usual, (*usual, -1))
        if offer is not None:
            assert set(choice.values) == {self.kit.value(choice, t) for t in offer.split()}, f"{offer!r}: {choice}"
        value = self.kit.value(choice, token)
        assert value in choice.values, f"{token} is not offered: {choice}"
        if choice.decision not in self.kit.wordless:
            assert_worded(self.kit.game.GAME.id, self.g, choice)
        self.asked.append(choice)
        return value
