"""Parts of the panels: element discs, pawns, the display of an animal, terrain marks, counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from speciate.draw.face import Scene
from speciate.draw.html import icon, key, pill
from speciate.draw.target import Targets
from speciate.locale import Markup, apart, plain_text, words

from ..rules.state import Earth
from .words import EarthWords, disks_of


def disc(element: str, name: str, dom_id: str = "", css: str = "") -> str:
    """An element disc; silent where `name` is empty because words beside it say the same."""
    told = f'role="img" aria-label="{name}"' if name else 'aria-hidden="true"'
    own = f' id="{dom_id}"' if dom_id else ""
    return f'<svg class="el{css}"{own} viewBox="0 0 24 24" {told}><use href="#el-{element}"/></svg>'


def pawn(colour: int, css: str = "pw", dom_id: str = "") -> str:
    """A basic pawn."""
    own = f' id="{dom_id}"' if dom_id else ""
    return f'<svg class="{css} s{colour + 1}"{own} viewBox="0 0 24 32" aria-hidden="true"><use href="#pawn"/></svg>'


def disc_target(v: EarthWords, lit: Targets, e: int, dom_id: str, css: str = "") -> str:
    """An element disc that can be chosen."""
    told = lit.attributes(e, v.elements[e])
    inner = disc(v.kit.elements[e], "", css=css)
    return f'<span class="dt{lit.css(e)}" id="{dom_id}" {told}>{inner}{key(lit.letter(e))}</span>'


def box_discs(v: EarthWords, lit: Targets, section: int, held: Sequence[int], offered: frozenset[int]) -> str:
    """The discs in a box, with those that can be chosen lit: one of each type."""
    out, seen = [], -1
    for n, e in enumerate(held):
        dom_id = f"be-{v.kit.sections[section]}-{n}"
        if e in offered and e != seen:
            out.append(disc_target(v, lit, e, dom_id))
        else:
            out.append(disc(v.kit.elements[e], v.elements[e], dom_id))
        seen = e
    return "".join(out)


def display(
    scene: Scene[Any], v: EarthWords, lit: Targets, a: int, fixed: Sequence[int], room: int, offered: frozenset[int]
) -> str:
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
            out.append(f'<i class="hole" id="dv-{name}-{n}"></i>')
    return "".join(out)


def count(lit: Targets, value: int | None, dom_id: str, inner: str, n: int, label: str) -> str:
    """A symbol and a number; a target where it stands for a value."""
    if value is None:
        return f'<span class="ct" id="{dom_id}" role="img" aria-label="{label}">{inner}{n}</span>'
    told = f'class="ct{lit.css(value)}" id="{dom_id}" {lit.attributes(value, label)}'
    return f"<span {told}>{inner}{n}{key(lit.letter(value))}</span>"


def cube(colour: int) -> str:
    """A species."""
    return f'<svg class="cube s{colour + 1}" viewBox="0 0 24 24" aria-hidden="true"><use href="#species-cube"/></svg>'


@cache
def terrain_mark(v: EarthWords, terrain: int, brief: bool) -> str:
    """A terrain with its pattern and name. Five names do not fit beside each other, five codes do: then it is brief."""
    name, code = v.shorts[terrain], v.codes[terrain]
    return (
        f'<em><svg viewBox="0 0 20 18" aria-hidden="true"><polygon points="5,1 15,1 20,9 15,17 5,17 0,9" '
        f'fill="url(#tx-{v.kit.terrains[terrain]})" stroke="var(--line-strong)"/></svg>'
        f'<span class="tn">{code if brief else name}</span><span class="cd">{code}</span></em>'
    )


def space_cell(lit: Targets, here: bool, space: int, dom_id: str, css: str, inner: str, label: str) -> str:
    """A space of the action display, lit where a pawn may go."""
    if not here:
        return f'<span class="{css}" id="sp-{dom_id}" role="img" aria-label="{label}">{inner}</span>'
    told = f'class="{css}{lit.css(space)}" id="sp-{dom_id}" {lit.attributes(space, label)}'
    return f"<span {told}>{inner}{key(lit.letter(space))}</span>"


def player_name(scene: Scene[Any], v: EarthWords, a: int) -> str:
    """Who plays an animal, unless that is called like it."""
    seat = scene.g.places[a]
    name = scene.names[seat] if seat < len(scene.names) else ""
    return "" if not name or plain_text(v.animals[a]) in name else f'<small class="pn">{apart(name)}</small>'


def points(scene: Scene[Any], v: EarthWords, a: int, more: str = "") -> str:
    """Victory points of an animal, and how they changed or would change."""
    g = scene.g
    changed = pill(g.vp[a] - scene.since.vp[a]) if scene.since else ""
    if scene.after and scene.after.vp[a] != g.vp[a]:
        changed = pill(scene.after.vp[a] - g.vp[a], "pill go")
    return f'<div class="vp"><b class="num">{g.vp[a]}</b><small>{v.vp}</small>{changed}{more}</div>'


def pool_and_dead(v: EarthWords, lit: Targets, g: Earth, a: int, pool: int | None, dead: int | None) -> str:
    """Species in the gene pool and eliminated ones; each a target where it stands for a value."""
    name = v.kit.animals[a]
    told = v.words.plain("seat.pool", n=g.pool[a])
    out = count(lit, pool, f"pool-{name}", cube(v.kit.colours[a]), g.pool[a], told)
    if g.eliminated[a]:
        told = v.words.plain("seat.eliminated", n=g.eliminated[a])
        out += count(lit, dead, f"dead-{name}", icon("graveyard", "ic bones"), g.eliminated[a], told)
    return out


def printed_title(v: EarthWords, message: str) -> str:
    """The title that is printed on a card, in English, where the words on the table have another."""
    printed = words("en", v.kit.game)(f"{message}.title")
    if printed == v.words(f"{message}.title"):
        return ""
    title = Markup(f'<span lang="en">{printed}</span>')
    return f"<p>{v.words('cards.printed', title=title)}</p>"


def sure(v: EarthWords, how: str, message: str, figures: dict[str, int]) -> str:
    """How sure we are of a card, in words, and what is not known."""
    note = v.words(f"{message}.unsure", **figures) if f"{message}.unsure" in v.words else Markup("")
    more = f" {note}" if note else ""
    return f'<p class="sure {how}"><b>{v.words(f"sure.{how}.mark")}</b> {v.words(f"sure.{how}")}{more}</p>'
