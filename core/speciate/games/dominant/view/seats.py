"""The panels of the animals: elements, pawns, species left, tiles dominated, victory points."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import badge, icon
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.earth.view.panels import display, pawn, player_name, points, pool_and_dead
from speciate.earth.view.words import mine
from speciate.locale import plain_text

from .. import data
from ..pieces import ANIMAL, ELEMENT
from ..rules.state import Dominant
from .words import KIT, Vocabulary, cones, vocabulary


def draw_seats(scene: Scene[Dominant]) -> Markup:
    """A panel for each animal in play, down the food chain."""
    v, lit = vocabulary(scene.words), Targets(scene)
    holder = scene.g.sole_most(data.TUNDRA)
    return join(_seat(scene, v, lit, a, holder == a) for a in scene.g.animals())


def _seat(scene: Scene[Dominant], v: Vocabulary, lit: Targets, a: int, survives: bool) -> Markup:
    g, colour, animal = scene.g, KIT.colours[a], data.ANIMALS[a]
    css = f"seat{' me' if a in mine(g, scene.viewer) else ''}{' turn' if scene.acting == a and not g.over else ''}"
    here = lit.panel == "seats"
    offered = lit.of(ELEMENT) if here and lit.numbers["animal"] == a else frozenset[int]()
    elements = display(scene, v, lit, a, g.printed(a), g.room(a), offered)
    name = markup("<span>{}</span>", v.animals[a])
    if here and a in lit.of(ANIMAL):
        name = lit.span(a, "an", f"an-{animal}", plain_text(v.animals[a]), v.animals[a])
    return markup(
        '<section class="{css}" id="seat-{id}" aria-label="{}">{}'
        '<div class="si"><h3>{name}{}{}</h3>'
        '<div class="row els6">{elements}{}</div>'
        '<div class="row st">{}{}</div></div>'
        '{}<span class="pp" aria-hidden="true">{}{}</span></section>',
        plain_text(v.animals[a]),
        badge(colour, KIT.glyphs[a]),
        player_name(scene, v, a),
        _survival(v, survives),
        _dominated(g, v, a),
        _pawns(g, v, a),
        pool_and_dead(v, lit, g, a, None, None),
        points(scene, v, a),
        pawn(colour),
        g.free[a],
        css=css,
        id=animal,
        name=name,
        elements=elements,
    )


def _survival(v: Vocabulary, holds: bool) -> Markup:
    """The Survival card beside the name of the animal that would score for it now."""
    if not holds:
        return NOTHING
    label = v.words.plain("seat.survival")
    inner = icon("ic-survival")
    return markup(
        '<button type="button" class="surv" data-card="survival" aria-label="{label}" title="{label}">{inner}</button>',
        label=label,
        inner=inner,
    )


def _dominated(g: Dominant, v: Vocabulary, a: int) -> Markup:
    """How many tiles it dominates."""
    n = cones(g, a)
    label = v.words.plain("seat.cones", n=n)
    return markup(
        '<span class="dm" data-what="dm" role="img" title="{label}">{}{n}</span>',
        cone(KIT.colours[a]),
        label=label,
        n=n,
    )


def _pawns(g: Dominant, v: Vocabulary, a: int) -> Markup:
    """Pawns at hand, pawns on the display, and how many are still in the box."""
    colour, animal = KIT.colours[a], data.ANIMALS[a]
    free, placed = g.free[a], g.placed(a)
    out = [pawn(colour, "pw" if n < free else "pw out", f"pa-{animal}-{n}") for n in range(free + placed)]
    label = v.words.plain("seat.pawns", free=free, all=free + placed, box=g.spare[a])
    box = markup("<small>+{}</small>", g.spare[a]) if g.spare[a] else NOTHING
    return markup(
        '<span class="pws" data-what="pws" role="img" title="{label}">{}{box}</span>',
        join(out),
        label=label,
        box=box,
    )


def cone(colour: int) -> Markup:
    """A domination cone."""
    return markup('<svg class="cn-i s{}" viewBox="0 0 24 32" aria-hidden="true"><use href="#cone"/></svg>', colour + 1)
