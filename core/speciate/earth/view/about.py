"""A tile explained: what each animal matches there, sum by sum, what its elements are, what it would pay."""

from __future__ import annotations

from collections.abc import Sequence

from speciate.draw.html import badge
from speciate.locale import Markup

from ..rules.state import NO_TILE, Earth
from .panels import disc
from .words import EarthWords, elements_on


def terms(g: Earth, a: int, h: int) -> list[tuple[int, int, int]]:
    """(element, how many the animal has, how many lie on the tile) for each element that matches."""
    there = elements_on(g, h)
    return [(e, g.count(a, e), there.count(e)) for e in range(6) if e in there and g.count(a, e)]


def sum_of(g: Earth, v: EarthWords, a: int, h: int) -> str:
    """What an animal matches on a tile, as "3 = 2 grass x 1 + 1 grub x 1"; "0" where nothing does."""
    parts = [f"{own} {v.elements[e]} × {there}" for e, own, there in terms(g, a, h)]
    return f"{sum(own * there for _, own, there in terms(g, a, h))} = {' + '.join(parts)}" if parts else "0"


def short(g: Earth, v: EarthWords, h: int) -> str:
    """The sums of all animals that live on a tile, most first, as plain text."""
    order = sorted(g.living_on(h), key=lambda a: (-g.match(a, h), a))
    return "; ".join(f"{v.animals[a]} {sum_of(g, v, a, h)}" for a in order)


def matches(g: Earth, v: EarthWords, h: int, animals: Sequence[int], notes: Sequence[str]) -> str:
    """A row for each animal: how many of its species are there, its sum, and a note."""
    rows = []
    for a, note in zip(animals, notes, strict=True):
        parts = " + ".join(
            f'<span class="term">{disc(v.kit.elements[e], "")}{own} {v.elements[e]} × {there}</span>'
            for e, own, there in terms(g, a, h)
        )
        total = f"<b>{g.match(a, h)}</b>"
        more = f"<small>{note}</small>" if note else ""
        rows.append(
            f'<tr><th scope="row">{badge(v.kit.colours[a], v.kit.glyphs[a])}<span>{v.animals[a]}{more}</span></th>'
            f'<td class="n">{g.cubes[a][h] or "–"}</td>'
            f'<td class="n">{total}</td><td>{f"= {parts}" if parts else v.words("about.no_match")}</td></tr>'
        )
    heads = "".join(f'<th scope="col">{v.words(f"about.col.{c}")}</th>' for c in ("animal", "species", "match", "sum"))
    return f'<table class="why"><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def elements(g: Earth, v: EarthWords, h: int) -> str:
    """The elements on the corners of a tile."""
    there = elements_on(g, h)
    if not there:
        return f"<p>{v.words('about.no_elements')}</p>"
    discs = "".join(disc(v.kit.elements[e], "") for e in sorted(there))
    return f'<p class="els">{discs}<span>{v.words("about.elements", elements=v.mix(sorted(there)))}</span></p>'


def pays(g: Earth, v: EarthWords, h: int, places: Sequence[tuple[int, int]]) -> str:
    """What the tile pays, and to whom it would pay now."""
    values = ", ".join(map(str, g.PLACES_VP[g.terrain[h]]))
    now = v.words("about.pays_nobody")
    if places:
        now = v.words("about.pays", who=Markup(v.join([f"{v.animals[a]} <b>{vp}</b>" for a, vp in places])))
    return f"<p>{now} {v.words('about.values', values=values)}</p>"


def underneath(g: Earth, v: EarthWords, h: int) -> str:
    """The large tile that a small one covers."""
    if g.under[h] == NO_TILE:
        return ""
    return f"<p>{v.words('about.under', terrain=v.terrains[g.under[h]])}</p>"
