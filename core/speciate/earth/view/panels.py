"""Parts of the panels: element discs, pawns, the display of an animal, terrain marks, counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from speciate.draw.face import Scene
from speciate.draw.html import icon, pill
from speciate.draw.markup import NOTHING, join, markup
from speciate.draw.target import Targets
from speciate.locale import Markup, apart, plain_text, words

from ..rules.state import Earth
from .words import EarthWords, Kit, disks_of


def disc(element: str, name: str, dom_id: str = "", css: str = "") -> Markup:
    """An element disc; silent where `name` is empty because words beside it say the same."""
    attributes = (
        markup('role="img" aria-label="{name}"', name=plain_text(name)) if name else markup('aria-hidden="true"')
    )
    own = markup(' id="{id}"', id=dom_id) if dom_id else NOTHING
    return markup(
        '<svg class="el{css}"{own} viewBox="0 0 24 24" {attributes}><use href="#el-{element}"/></svg>',
        css=css,
        own=own,
        attributes=attributes,
        element=element,
    )


def pawn(colour: int, css: str = "pw", dom_id: str = "") -> Markup:
    """A basic pawn."""
    own = markup(' id="{id}"', id=dom_id) if dom_id else NOTHING
    return markup(
        '<svg class="{css} s{}"{own} viewBox="0 0 24 32" aria-hidden="true"><use href="#pawn"/></svg>',
        colour + 1,
        css=css,
        own=own,
    )


def disc_target(v: EarthWords, lit: Targets, e: int, dom_id: str, css: str = "") -> Markup:
    """An element disc that can be chosen."""
    return lit.span(e, "dt", dom_id, plain_text(v.elements[e]), disc(v.kit.elements[e], "", css=css))


def box_discs(v: EarthWords, lit: Targets, section: int, held: Sequence[int], offered: frozenset[int]) -> Markup:
    """The discs in a box, with those that can be chosen lit: one of each type."""
    out, seen = [], -1
    for n, e in enumerate(held):
        dom_id = f"be-{v.kit.sections[section]}-{n}"
        if e in offered and e != seen:
            out.append(disc_target(v, lit, e, dom_id))
        else:
            out.append(disc(v.kit.elements[e], v.elements[e], dom_id))
        seen = e
    return join(out)


def display(
    scene: Scene[Any], v: EarthWords, lit: Targets, a: int, fixed: Sequence[int], room: int, offered: frozenset[int]
) -> Markup:
    """Printed elements, disks, vacant spaces; what would come or go is drawn pale or struck."""
    g, ids, name, out = scene.g, v.kit.elements, v.kit.animals[a], []
    for n, e in enumerate(fixed):
        out.append(disc(ids[e], v.words.plain("seat.printed", element=v.elements[e]), f"dp-{name}-{n}", " fixed"))
    disks, seen = disks_of(g, a), -1
    leaving, coming = disks_of(g, a), list[int]()
    if scene.after:
        for e in disks_of(scene.after, a):
            if e in leaving:
                leaving.remove(e)
            else:
                coming.append(e)
    else:
        leaving = []
    for n, e in enumerate(disks):
        struck = ""
        if e in leaving:
            leaving.remove(e)
            struck = " struck"
        if e in offered and e != seen:
            out.append(disc_target(v, lit, e, f"dd-{name}-{n}", struck))
        else:
            out.append(disc(ids[e], v.elements[e], f"dd-{name}-{n}", struck))
        seen = e
    for n in range(max(room, 0)):
        if n < len(coming):
            out.append(disc(ids[coming[n]], v.elements[coming[n]], f"dv-{name}-{n}", " to-come"))
        else:
            out.append(markup('<i class="hole" id="dv-{name}-{n}"></i>', name=name, n=n))
    return join(out)


def count(lit: Targets, value: int | None, dom_id: str, inner: Markup, n: int, label: str) -> Markup:
    """A symbol and a number; a target where it stands for a value."""
    if value is None:
        return markup(
            '<span class="ct" id="{id}" role="img" aria-label="{label}">{inner}{n}</span>',
            id=dom_id,
            label=label,
            inner=inner,
            n=n,
        )
    return lit.span(value, "ct", dom_id, label, markup("{}{}", inner, n))


def cube(colour: int) -> Markup:
    """A species."""
    return markup(
        '<svg class="cube s{}" viewBox="0 0 24 24" aria-hidden="true"><use href="#species-cube"/></svg>', colour + 1
    )


def small_tile(terrain: str) -> Markup:
    """A tile by its pattern, for beside its name."""
    return markup(
        '<svg viewBox="0 0 20 18" aria-hidden="true"><polygon points="5,1 15,1 20,9 15,17 5,17 0,9" '
        'fill="url(#tx-{terrain})" stroke="var(--line-strong)"/></svg>',
        terrain=terrain,
    )


def piece_of(kit: Kit, word: str, of: str) -> Markup:
    """What lies on spaces of the earth, for beside its name: a tile, an element, an animal's species or pawn."""
    if of in kit.terrains:
        return small_tile(of)
    if of in kit.elements:
        return disc(of, "")
    colour = kit.colours[kit.animals.index(of)]
    if word == "pawn":
        return pawn(colour)
    return markup('<svg class="s{n}" viewBox="0 0 32 33" aria-hidden="true"><use href="#tok-{n}"/></svg>', n=colour + 1)


@cache
def terrain_mark(v: EarthWords, terrain: int, brief: bool) -> Markup:
    """A terrain with its pattern and name. Five names do not fit beside each other, five codes do: then it is brief."""
    name, code = v.shorts[terrain], v.codes[terrain]
    return markup(
        '<em>{}<span class="tn">{}</span><span class="cd">{code}</span></em>',
        small_tile(v.kit.terrains[terrain]),
        code if brief else name,
        code=code,
    )


def space_cell(
    lit: Targets, here: bool, space: int, token: str, css: str, inner: Markup, label: str, hover: bool = False
) -> Markup:
    """A space of the action display, lit where a pawn may go. `hover` shows its label also to a resting pointer."""
    if not here:
        # A title is a name too. Beside an aria-label it would be a description as well, and a screen reader would hear
        # of dozens at once when spaces become targets: Orca leaves out what is said when more than 50 events wait.
        return markup(
            '<span class="{css}" id="sp-{token}" role="img" {name}="{label}">{inner}</span>',
            css=css,
            token=token,
            name="title" if hover else "aria-label",
            label=label,
            inner=inner,
        )
    return lit.span(space, css, f"sp-{token}", label, inner)


def player_name(scene: Scene[Any], v: EarthWords, a: int) -> Markup:
    """Who plays an animal, unless that is called like it."""
    seat = scene.g.places[a]
    name = scene.names[seat] if seat < len(scene.names) else ""
    return (
        NOTHING if not name or plain_text(v.animals[a]) in name else markup('<small class="pn">{}</small>', apart(name))
    )


def points(scene: Scene[Any], v: EarthWords, a: int, more: Markup = NOTHING) -> Markup:
    """Victory points of an animal, and how they changed or would change."""
    g = scene.g
    changed = pill(g.vp[a] - scene.since.vp[a]) if scene.since else NOTHING
    if scene.after and scene.after.vp[a] != g.vp[a]:
        changed = pill(scene.after.vp[a] - g.vp[a], "pill go")
    return markup(
        '<div class="vp" data-what="vp"><b class="num">{}</b><small>{}</small>{changed}{more}</div>',
        g.vp[a],
        v.vp,
        changed=changed,
        more=more,
    )


def pool_and_dead(v: EarthWords, lit: Targets, g: Earth, a: int, pool: int | None, dead: int | None) -> Markup:
    """Species in the gene pool and eliminated ones; each a target where it stands for a value."""
    name = v.kit.animals[a]
    label = v.words.plain("seat.pool", n=g.pool[a])
    alive = count(lit, pool, f"pool-{name}", cube(v.kit.colours[a]), g.pool[a], label)
    if not g.eliminated[a]:
        return alive
    label = v.words.plain("seat.eliminated", n=g.eliminated[a])
    return join((alive, count(lit, dead, f"dead-{name}", icon("graveyard", "ic bones"), g.eliminated[a], label)))


def printed_title(v: EarthWords, message: str) -> Markup:
    """The title that is printed on a card, in English, where the words on the table have another."""
    printed = words("en", v.kit.game)(f"{message}.title")
    if printed == v.words(f"{message}.title"):
        return NOTHING
    title = markup('<span lang="en">{printed}</span>', printed=printed)
    return markup("<p>{}</p>", v.words("cards.printed", title=title))


def sure(v: EarthWords, how: str, message: str, figures: dict[str, int]) -> Markup:
    """How sure we are of a card, in words, and what is not known."""
    note = v.words(f"{message}.unsure", **figures) if f"{message}.unsure" in v.words else NOTHING
    more = markup(" {}", note) if note else NOTHING
    return markup(
        '<p class="sure {how}"><b>{}</b> {}{more}</p>',
        v.words(f"sure.{how}.mark"),
        v.words(f"sure.{how}"),
        how=how,
        more=more,
    )
