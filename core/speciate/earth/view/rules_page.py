"""Parts of a rules page: texts, tables, how sure we are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from speciate.draw import rules
from speciate.draw.html import badge
from speciate.draw.markup import NOTHING, Markup, join, markup

from .panels import disc
from .words import EarthWords


def text(v: EarthWords, key: str) -> Markup:
    """Paragraphs and lists of a message."""
    return rules.text(v.words, key)


def table(v: EarthWords, heads: Sequence[str], rows: Iterable[Sequence[rules.Cell]], css: str = "") -> Markup:
    """A table whose first column names the row; heads are message keys."""
    return rules.table(map(v.words, heads), rows, css)


def page(v: EarthWords, chapters: Sequence[str], tables: Mapping[str, Markup]) -> Markup:
    """The whole page below its title: contents, then each chapter with its text and table."""
    contents = {c: join((text(v, f"rules.{c}.text"), tables.get(c, NOTHING))) for c in chapters}
    return rules.page(v.words, text(v, "rules.intro"), contents)


def sure(v: EarthWords, how: str, message: str, figures: Mapping[str, int]) -> Markup:
    """How sure a card or a number is, and what is uncertain about it if there is a text that says so."""
    note = v.words(f"{message}.unsure", **figures) if f"{message}.unsure" in v.words else NOTHING
    return markup(
        '<span class="mk {how}">{}</span> <small>{note}</small>', v.words(f"rules.sure.{how}"), how=how, note=note
    )


def animal(v: EarthWords, a: int) -> Markup:
    """Badge and name."""
    return markup("{} {}", badge(v.kit.colours[a], v.kit.glyphs[a]), v.animals[a])


def discs(v: EarthWords, elements: Sequence[int]) -> Markup:
    """Elements with their names."""
    return join((markup("{}{}", disc(v.kit.elements[e], ""), v.elements[e]) for e in elements), " ")


def terrains(v: EarthWords, places: Sequence[Sequence[int]], limits: Sequence[int], tiles: Sequence[int]) -> Markup:
    """What each terrain pays, how many new species it takes, and how many tiles of it are in the box."""
    rows = []
    for t, values in enumerate(places):
        paid = [values[i] if i < len(values) else NOTHING for i in range(4)]
        name = markup("{} <small>{}</small>", v.terrains[t], v.codes[t])
        rows.append((name, *paid, limits[t], tiles[t]))
    heads = ("rules.col.terrain", "place.1", "place.2", "place.3", "place.4", "rules.col.limit", "rules.col.tiles")
    return join((table(v, heads, rows), text(v, "rules.bonus")))
