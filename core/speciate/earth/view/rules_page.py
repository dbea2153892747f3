"""Parts of a rules page: texts, tables, how sure we are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from speciate.draw import rules
from speciate.draw.html import badge
from speciate.locale import Markup

from .panels import disc
from .words import EarthWords


def text(v: EarthWords, key: str) -> str:
    """Paragraphs and lists of a message."""
    return rules.text(v.words, key)


def table(v: EarthWords, heads: Sequence[str], rows: Sequence[tuple[str, ...]], css: str = "") -> str:
    """A table whose first column names the row; heads are message keys."""
    return rules.table(map(v.words, heads), rows, css)


def page(v: EarthWords, chapters: Sequence[str], tables: Mapping[str, str]) -> str:
    """The whole page below its title: contents, then each chapter with its text and table."""
    told = {c: text(v, f"rules.{c}.text") + tables.get(c, "") for c in chapters}
    return rules.page(v.words, text(v, "rules.intro"), told)


def sure(v: EarthWords, how: str, message: str, figures: Mapping[str, int]) -> str:
    """How sure a card or a number is, and what is uncertain about it if there is a text that says so."""
    note = v.words(f"{message}.unsure", **figures) if f"{message}.unsure" in v.words else Markup("")
    return f'<span class="mk {how}">{v.words(f"rules.sure.{how}")}</span> <small>{note}</small>'


def animal(v: EarthWords, a: int) -> str:
    """Badge and name."""
    return f"{badge(v.kit.colours[a], v.kit.glyphs[a])} {v.animals[a]}"


def discs(v: EarthWords, elements: Sequence[int]) -> str:
    """Elements with their names."""
    return " ".join(f"{disc(v.kit.elements[e], '')}{v.elements[e]}" for e in elements)


def terrains(v: EarthWords, places: Sequence[Sequence[int]], limits: Sequence[int], tiles: Sequence[int]) -> str:
    """What each terrain pays, how many new species it takes, and how many tiles of it are in the box."""
    rows = []
    for t, values in enumerate(places):
        paid = [str(values[i]) if i < len(values) else "" for i in range(4)]
        rows.append((f"{v.terrains[t]} <small>{v.codes[t]}</small>", *paid, str(limits[t]), str(tiles[t])))
    heads = ("rules.col.terrain", "place.1", "place.2", "place.3", "place.4", "rules.col.limit", "rules.col.tiles")
    return table(v, heads, rows) + text(v, "rules.bonus")
