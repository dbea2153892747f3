"""What the games of the family are drawn with, and the names and phrases that every part of the drawing uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from speciate.boards.hexes import CORNERS as TAGS
from speciate.boards.hexes import HexGrid
from speciate.draw.markup import Markup, join, markup
from speciate.engine import Domain
from speciate.locale import Words

from ..pieces import Pieces
from ..rules.state import NO_TILE, NONE, Earth


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """What one game is drawn with: ids that name messages, symbols and colours, and what can be chosen."""

    game: str
    """The id of the game, where its messages are."""
    grid: HexGrid
    animals: Sequence[str]
    glyphs: Sequence[str]
    """The symbol of each animal."""
    colours: Sequence[int]
    """The colour and silhouette of each animal, 0 to 5."""
    elements: Sequence[str]
    terrains: Sequence[str]
    sections: Sequence[str]
    pieces: Pieces


class EarthWords:
    """The names of the pieces in one language, ready for markup."""

    def __init__(self, words: Words, kit: Kit) -> None:
        self.words, self.kit, self.grid = words, kit, kit.grid
        self.animals = tuple(words(f"animal.{a}") for a in kit.animals)
        self.elements = tuple(words(f"element.{e}") for e in kit.elements)
        self.terrains = tuple(words(f"terrain.{t}") for t in kit.terrains)
        self.shorts = tuple(words(f"terrain.{t}.short") for t in kit.terrains)
        self.codes = tuple(words(f"terrain.{t}.code") for t in kit.terrains)
        self.sections = tuple(words(f"section.{section}") for section in kit.sections)
        self.vp = words("vp.unit")
        self.names: dict[str, Sequence[Markup]] = {
            "animal": self.animals, "holder": self.animals, "element": self.elements, "terrain": self.shorts,
            "section": self.sections, "hex": tuple(map(self.bare, range(len(kit.grid.names)))),
            "corner": tuple(map(self.corner, range(len(kit.grid.corner_names)))),
        }  # fmt: skip
        """The names of the values of a domain, by its name."""

    def join(self, items: Iterable[Markup]) -> Markup:
        """A list as in a sentence: "a, b and c"."""
        return self.words.listed(items)

    def tile(self, g: Earth, h: int) -> Markup:
        """A tile as "Reef D4", an empty hex as "D4"."""
        terrain = g.terrain[h]
        return self.bare(h) if terrain == NO_TILE else markup("{} {}", self.shorts[terrain], self.grid.names[h])

    def tiles(self, g: Earth, tiles: Iterable[int]) -> Markup:
        """Several tiles as "Reef D4 and Sand D5"."""
        return self.join([self.tile(g, h) for h in tiles])

    def bare(self, h: int) -> Markup:
        """The name of a hex alone, as "D4"."""
        return markup("{}", self.grid.names[h])

    def living(self, g: Earth, h: int) -> Markup:
        """The species of a tile as "Reptiles 2, Fishes 1"."""
        living = join((markup("{} {}", self.animals[a], g.cubes[a][h]) for a in g.living_on(h)), ", ")
        return living or self.words("tile.no_species")

    def around(self, g: Earth, corner: int) -> Markup:
        """The terrains round a corner, as "Land, Reef"."""
        return join((self.shorts[g.terrain[h]] for h in g.touched(corner)), ", ")

    def tiles_around(self, g: Earth, corner: int) -> Markup:
        """The tiles round a corner, as "Land D3, Reef D4"."""
        return join((self.tile(g, h) for h in g.touched(corner)), ", ")

    def mix(self, elements: Sequence[int]) -> Markup:
        """Elements, with their number where it is more than one: "2 sun, algae"."""
        many = {e: elements.count(e) for e in range(6) if e in elements}
        names = (markup("{} {}", n, self.elements[e]) if n > 1 else self.elements[e] for e, n in many.items())
        return join(names, ", ")

    def corner(self, corner: int, hexes: Sequence[int] = ()) -> Markup:
        """Which corner: "C1, lower left", said of the first of these hexes, or of the first that has it."""
        touching = self.grid.touching[corner]
        h = next((h for h in touching if h in hexes), touching[0])
        where = self.words(f"corner.{TAGS[self.grid.corners[h].index(corner)]}")
        return self.words("corner.at", hex=self.bare(h), where=where)

    def read(self, domain: Domain, n: int) -> object:
        """A number of a decision or an event in words: its name, if it stands for something that has one."""
        names = self.names.get(domain.name)
        return names[n] if names and 0 <= n < len(names) else n


def elements_on(g: Earth, h: int) -> list[int]:
    """The elements on the corners of a tile."""
    return [g.elements[c] for c in g.MAP.corners[h] if g.elements[c] != NONE]


def mine(g: Earth, viewer: int | None) -> list[int]:
    """The animals that the viewer plays."""
    return [a for a in g.animals() if g.places[a] == viewer]


def disks_of(g: Earth, me: int) -> list[int]:
    """The disks of an animal, beside the printed elements."""
    return [e for e in range(6) for _ in range(g.disks[me][e])]


def box_elements(g: Earth, section: int) -> list[int]:
    """The elements that lie in a box, by type."""
    row = g.box[g.BOX_ROW[section]]
    return [e for e in range(6) for _ in range(row[e])]
