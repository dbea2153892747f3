"""What the stories about the rules share in every game of the family: names, positions, playing, looking.

Each game's `stage` makes one `Kit` and says in its own words what only that game has. Hexes and corners have the names
of the notation ("D4", "D4ul"). Elements are told as in "grub sun sun", species as in "2R 1F". An answer is a token, "-"
for no; "sun of grub sun -" also says what must be on offer; "F: 2" says that animal F answers, not the one that acts.
Whatever is played, all answers must be used, nothing more may be asked, the table must have words for all that is on
offer, and no piece of the box may be lost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import ModuleType

from speciate.earth import Earth
from speciate.earth.notation import corner_names
from speciate.engine import Choice, Event, Setup

from .worded import assert_worded


@dataclass(frozen=True)
class Kit:
    """A game as its stories tell it."""

    game: ModuleType
    letters: str
    """Of the animals, down the food chain."""

    def setup(self, animals: str, seats: str, options: tuple[int, ...], seed: int) -> Setup:
        """These animals, each with a seat of its own, or as `seats` says: who plays which of all, as in "0011"."""
        there = [letter for letter in self.letters if letter in animals]
        places = tuple(there.index(letter) if letter in animals else -1 for letter in self.letters)
        return Setup(self.game.GAME.id, tuple(map(int, seats)) if seats else places, options, seed)

    # --- names ------------------------------------------------------------------------------------------------------

    def animal(self, who: str) -> int:
        return self.letters.index(who)

    def hex_(self, name: str) -> int:
        return self.game.pieces.MAP.names.index(name)

    def corner(self, name: str) -> int:
        """The corner with this name: each of its hexes gives it one."""
        return corner_names(self.game.pieces.MAP)[name]

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

    def lying(self, g: Earth, section: str) -> bytearray:
        """The box of a section, as counts."""
        return g.box[g.BOX_ROW[self.game.data.SECTIONS.index(section)]]

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
        assert_worded(self.kit.game.GAME.id, self.g, choice)
        self.asked.append(choice)
        return value
