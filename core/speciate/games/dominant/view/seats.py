"""The panels of the animals: elements, pawns, species left, tiles dominated, victory points."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import badge, icon, key
from speciate.draw.target import Targets
from speciate.earth.view.panels import display, pawn, player_name, points, pool_and_dead
from speciate.earth.view.words import mine

from .. import data as d
from ..pieces import ANIMAL, ELEMENT
from ..rules.state import Dominant
from .words import KIT, Vocabulary, cones, vocabulary


def draw_seats(scene: Scene[Dominant]) -> str:
    """A panel for each animal in play, down the food chain."""
    v, lit = vocabulary(scene.words), Targets(scene)
    holder = scene.g.sole_most(d.TUNDRA)
    return "".join(_seat(scene, v, lit, a, holder == a) for a in scene.g.animals())


def _seat(scene: Scene[Dominant], v: Vocabulary, lit: Targets, a: int, survives: bool) -> str:
    g, colour, animal = scene.g, KIT.colours[a], d.ANIMALS[a]
    css = f"seat{' me' if a in mine(g, scene.viewer) else ''}{' turn' if scene.acting == a and not g.over else ''}"
    here = lit.panel == "seats"
    offered = lit.of(ELEMENT) if here and lit.numbers["animal"] == a else frozenset[int]()
    elements = display(scene, v, lit, a, g.printed(a), g.room(a), offered)
    name = f"<span>{v.animals[a]}</span>"
    if here and a in lit.of(ANIMAL):
        told = f'class="an{lit.css(a)}" id="an-{animal}" {lit.attributes(a, v.animals[a])}'
        name = f"<span {told}>{v.animals[a]}{key(lit.letter(a))}</span>"
    return (
        f'<section class="{css}" id="seat-{animal}" aria-label="{v.animals[a]}">{badge(colour, KIT.glyphs[a])}'
        f'<div class="si"><h3>{name}{player_name(scene, v, a)}{_survival(v, survives)}</h3>'
        f'<div class="row els6">{elements}{_dominated(g, v, a)}</div>'
        f'<div class="row st">{_pawns(g, v, a)}{pool_and_dead(v, lit, g, a, None, None)}</div></div>'
        f'{points(scene, v, a)}<span class="pp" aria-hidden="true">{pawn(colour)}{g.free[a]}</span></section>'
    )


def _survival(v: Vocabulary, holds: bool) -> str:
    """The Survival card beside the name of who would score for it now."""
    if not holds:
        return ""
    label = v.words.plain("seat.survival")
    inner = icon("ic-survival")
    return (
        f'<button type="button" class="surv" data-card="survival" aria-label="{label}" title="{label}">{inner}</button>'
    )


def _dominated(g: Dominant, v: Vocabulary, a: int) -> str:
    """How many tiles it dominates."""
    n = cones(g, a)
    label = v.words.plain("seat.cones", n=n)
    return f'<span class="dm" role="img" aria-label="{label}" title="{label}">{cone(KIT.colours[a])}{n}</span>'


def _pawns(g: Dominant, v: Vocabulary, a: int) -> str:
    """Pawns at hand, pawns on the display, and how many are still in the box."""
    colour, animal = KIT.colours[a], d.ANIMALS[a]
    free, placed = g.free[a], g.placed(a)
    out = [pawn(colour, "pw" if n < free else "pw out", f"pa-{animal}-{n}") for n in range(free + placed)]
    label = v.words.plain("seat.pawns", free=free, all=free + placed, box=g.spare[a])
    box = f"<small>+{g.spare[a]}</small>" if g.spare[a] else ""
    return f'<span class="pws" role="img" aria-label="{label}" title="{label}">{"".join(out)}{box}</span>'


def cone(colour: int) -> str:
    """A domination cone."""
    return f'<svg class="cn-i s{colour + 1}" viewBox="0 0 24 32" aria-hidden="true"><use href="#cone"/></svg>'
