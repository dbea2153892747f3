"""A tile explained: what each animal matches there, sum by sum, what its elements are, what it would pay."""

from __future__ import annotations

from collections.abc import Sequence

from speciate.draw.html import badge
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.locale import plain_text

from ..rules.state import NO_TILE, Earth
from .panels import disc
from .words import EarthWords, elements_on


def terms(g: Earth, a: int, h: int) -> list[tuple[int, int, int]]:
    """(element, how many the animal has, how many lie on the tile) for each element that matches."""
    there = elements_on(g, h)
    return [(e, g.count(a, e), there.count(e)) for e in range(6) if e in there and g.count(a, e)]


def sum_of(g: Earth, v: EarthWords, a: int, h: int) -> Markup:
    """What an animal matches on a tile, as "3 = 2 grass x 1 + 1 grub x 1"; "0" where nothing does."""
    matching = terms(g, a, h)
    if not matching:
        return markup("0")
    parts = join((markup("{} {} × {}", own, v.elements[e], there) for e, own, there in matching), " + ")
    return markup("{} = {}", sum(own * there for _, own, there in matching), parts)


def short(g: Earth, v: EarthWords, h: int) -> str:
    """The sums of all animals that live on a tile, most first, as plain text."""
    order = sorted(g.living_on(h), key=lambda a: (-g.match(a, h), a))
    return plain_text(join((markup("{} {}", v.animals[a], sum_of(g, v, a, h)) for a in order), "; "))


def matches(g: Earth, v: EarthWords, h: int, animals: Sequence[int], notes: Sequence[Markup]) -> Markup:
    """A row for each animal: how many of its species are there, its sum, and a note."""
    rows = []
    for a, note in zip(animals, notes, strict=True):
        parts = join((_term(v, *term) for term in terms(g, a, h)), " + ")
        more = markup("<small>{}</small>", note) if note else NOTHING
        rows.append(
            markup(
                '<tr><th scope="row">{}<span>{}{more}</span></th>'
                '<td class="n">{}</td><td class="n"><b>{match}</b></td><td>{}</td></tr>',
                badge(v.kit.colours[a], v.kit.glyphs[a]),
                v.animals[a],
                g.cubes[a][h] or "–",
                markup("= {}", parts) if parts else v.words("explain.no_match"),
                more=more,
                match=g.match(a, h),
            )
        )
    heads = join(
        markup('<th scope="col">{}</th>', v.words(f"explain.col.{c}")) for c in ("animal", "species", "match", "sum")
    )
    return markup(
        '<table class="why"><thead><tr>{heads}</tr></thead><tbody>{}</tbody></table>', join(rows), heads=heads
    )


def _term(v: EarthWords, e: int, own: int, there: int) -> Markup:
    """One product of the sum that an animal matches."""
    return markup('<span class="term">{}{} {} × {}</span>', disc(v.kit.elements[e], ""), own, v.elements[e], there)


def elements(g: Earth, v: EarthWords, h: int) -> Markup:
    """The elements on the corners of a tile."""
    there = elements_on(g, h)
    if not there:
        return markup("<p>{}</p>", v.words("explain.no_elements"))
    discs = join(disc(v.kit.elements[e], "") for e in sorted(there))
    return markup(
        '<p class="els">{discs}<span>{}</span></p>',
        v.words("explain.elements", elements=v.mix(sorted(there))),
        discs=discs,
    )


def pays(g: Earth, v: EarthWords, h: int, places: Sequence[tuple[int, int]]) -> Markup:
    """What the tile pays, and to whom it would pay now."""
    values = ", ".join(map(str, g.PLACES_VP[g.terrain[h]]))
    now = v.words("explain.pays_nobody")
    if places:
        now = v.words("explain.pays", who=v.join([markup("{} <b>{}</b>", v.animals[a], vp) for a, vp in places]))
    return markup("<p>{now} {}</p>", v.words("explain.values", values=values), now=now)


def underneath(g: Earth, v: EarthWords, h: int) -> Markup:
    """The large tile that a small one covers."""
    if g.under[h] == NO_TILE:
        return NOTHING
    return markup("<p>{}</p>", v.words("explain.under", terrain=v.terrains[g.under[h]]))
