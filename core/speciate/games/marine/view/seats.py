"""The panels of the animals: elements, pawns, species left, traits, targets, victory points."""

from __future__ import annotations

from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import badge, icon
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.earth.view.panels import disc, display, pawn, player_name, points, pool_and_dead
from speciate.earth.view.words import mine
from speciate.locale import plain_text

from .. import data
from ..pieces import BASIC, ELEMENT, FROM_BOX, FROM_POOL, PAWN, SOURCE, special_of
from ..rules.state import Marine
from .words import KIT, Vocabulary, extra_elements, special_pawn, vocabulary

_PAWN_LIMIT: Final = 8


def draw_seats(scene: Scene[Marine]) -> Markup:
    """A panel for each animal in play, down the food chain."""
    v, lit = vocabulary(scene.words), Targets(scene)
    holder = scene.g.survival_holder()
    return join(_seat(scene, v, lit, a, holder == a) for a in scene.g.animals())


def _seat(scene: Scene[Marine], v: Vocabulary, lit: Targets, a: int, survives: bool) -> Markup:
    g = scene.g
    acting = lit.numbers.get("animal") == a
    own = a in mine(g, scene.viewer)
    css = f"seat{' me' if own else ''}{' turn' if g.turn == a and g.in_turns() and not g.over else ''}"
    offered = lit.of(ELEMENT) if acting and lit.panel == "seats" else frozenset[int]()
    elements = display(scene, v, lit, a, (*g.printed(a), *extra_elements(g, a)), g.room(a), offered)
    return markup(
        '<section class="{css}" id="seat-{}" aria-label="{}">{}<div '
        'class="si">'
        "<h3>{}{}{}{}</h3>"
        '<div class="row els6">{elements}{}</div>'
        '<div class="row st">{}{}</div></div>'
        "{}"
        '<span class="pp" aria-hidden="true">{}{}</span></section>',
        data.ANIMALS[a],
        plain_text(v.animals[a]),
        badge(a, KIT.glyphs[a]),
        v.animals[a],
        player_name(scene, v, a),
        _traits(scene, v, a, acting),
        _survival(v, survives),
        _dominated(g, v, a),
        _pawns(scene, v, lit, a, acting),
        _species(g, v, lit, a, acting),
        points(scene, v, a, _chain(g, v, a)),
        pawn(a),
        g.free[a],
        css=css,
        elements=elements,
    )


def _survival(v: Vocabulary, holds: bool) -> Markup:
    """The Survival card beside the name of its holder."""
    if not holds:
        return NOTHING
    label = v.words.plain("seat.survival")
    return markup(
        '<span class="surv" data-what="survival" role="img" aria-label="{label}">{}</span>',
        icon("ic-survival"),
        label=label,
    )


def _traits(scene: Scene[Marine], v: Vocabulary, a: int, acting: bool) -> Markup:
    """The traits in play as buttons; before the reveal only whether they are chosen, and to their owner which.

    What was dealt to the animal that chooses stands in the question. A seat that plays two animals sees here what was
    dealt to the other.
    """
    g = scene.g
    if not g.traits[a] and not g.in_turns():
        if g.hands[a] and a in mine(g, scene.viewer) and not acting:
            kept = join(_trait(t, v) for t in g.kept[a] or g.hands[a])
            return kept if g.kept[a] else markup('<small class="tr">{}</small>{kept}', v.words("seat.dealt"), kept=kept)
        done = not g.hands[a] or len(g.kept[a]) > 0
        said = v.words("seat.chosen" if done else "seat.choosing")
        return markup('<small class="tr" data-what="secret">{}</small>', said)
    shown = list(g.traits[a])
    copied = g.copied[a]
    out = join(_trait(t, v) for t in shown)
    if copied != data.NO_TRAIT and copied not in shown:
        out = markup('{}<small class="tr copy">{}</small>{}', out, v.words("seat.copies"), _trait(copied, v))
    return out


def _trait(trait: int, v: Vocabulary) -> Markup:
    return markup(
        '<button type="button" class="tr" data-card="{}" title="{}">{}</button>',
        data.TRAITS[trait].id,
        plain_text(v.traits[trait]),
        v.trait_titles[trait],
    )


def _pawns(scene: Scene[Marine], v: Vocabulary, lit: Targets, a: int, acting: bool) -> Markup:
    """Basic pawns at hand and placed, then the special pawns it controls."""
    g, name = scene.g, data.ANIMALS[a]
    free, placed = g.free[a], g.basic_placed(a)
    offered = lit.of(PAWN) if acting else frozenset[int]()
    out = []
    for n in range(min(free, _PAWN_LIMIT)):
        if n == 0 and BASIC in offered:
            out.append(lit.span(BASIC, "dt", f"pa-{name}-0", v.words.plain("pawn.basic"), pawn(a)))
        else:
            out.append(pawn(a, dom_id=f"pa-{name}-{n}"))
    out += [pawn(a, "pw out", f"pa-{name}-{n}") for n in range(free, free + placed)]
    label = v.words.plain("seat.pawns", free=free, all=free + placed)
    group = markup(
        '<span class="pws" data-what="pws" role="{}" aria-label="{label}">{}</span>',
        "group" if offered else "img",
        join(out),
        label=label,
    )
    specials = []
    for e in range(6):
        if g.special[e] != a:
            continue
        out_now, value = " out" if g.special_placed(e) else "", special_of(e)
        title = v.words.plain("seat.special", element=v.elements[e], target=g.target[e])
        piece = markup("{}<b>{}</b>", special_pawn(a, data.ELEMENTS[e], f"pw{out_now}"), g.target[e])
        if value in offered:
            specials.append(lit.span(value, "dt spc", f"ps-{data.ELEMENTS[e]}", title, piece))
        else:
            specials.append(
                markup(
                    '<span class="spc" id="ps-{}" role="img" aria-label="{title}">{piece}</span>',
                    data.ELEMENTS[e],
                    title=title,
                    piece=piece,
                )
            )
    return join((group, *specials))


def _species(g: Marine, v: Vocabulary, lit: Targets, a: int, acting: bool) -> Markup:
    """Cubes in the gene pool, and those that were eliminated."""
    offered = lit.of(SOURCE) if acting else frozenset[int]()
    pool, dead = (value if value in offered else None for value in (FROM_POOL, FROM_BOX))
    return pool_and_dead(v, lit, g, a, pool, dead)


def _chain(g: Marine, v: Vocabulary, a: int) -> Markup:
    """Where the food-chain cube stands: it slides right when the animal retrieves its pawns."""
    right = g.right[a]
    label = v.words.plain("seat.right" if right else "seat.left")
    return markup(
        '<svg class="chain s{}" id="ch-{}" viewBox="0 0 26 14" role="img" aria-label="{label}">'
        '<rect class="b" x="1" y="1" width="12" height="12" rx="2"/><rect '
        'class="b" x="13" y="1" width="12" height="12" rx="2"/>'
        '<rect class="c{}" x="3.5" y="3.5" width="7" height="7" rx="1.5"/></svg>',
        a + 1,
        data.ANIMALS[a],
        " right" if right else "",
        label=label,
    )


def _dominated(g: Marine, v: Vocabulary, a: int) -> Markup:
    """The elements it could take the special pawn of now."""
    found = g.dominated(a)
    if not found:
        return NOTHING
    discs = join(disc(data.ELEMENTS[e], v.elements[e]) for e in found)
    return markup('<span class="dm" data-what="dm">{} {discs}</span>', v.words("seat.dominates"), discs=discs)
