"""The panels of the animals: elements, pawns, species left, traits, targets, victory points."""

from __future__ import annotations

from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import badge, icon, key
from speciate.draw.target import Targets
from speciate.earth.view.panels import disc, display, pawn, player_name, points, pool_and_dead
from speciate.earth.view.words import mine

from .. import data as d
from ..pieces import BASIC, ELEMENT, FROM_BOX, FROM_POOL, PAWN, SOURCE, special_of
from ..rules.state import Marine
from .words import KIT, Vocabulary, extra_elements, special_pawn, vocabulary

_PAWN_LIMIT: Final = 8


def draw_seats(scene: Scene[Marine]) -> str:
    """A panel for each animal in play, down the food chain."""
    v, lit = vocabulary(scene.words), Targets(scene)
    holder = scene.g.survival_holder()
    return "".join(_seat(scene, v, lit, a, holder == a) for a in scene.g.animals())


def _seat(scene: Scene[Marine], v: Vocabulary, lit: Targets, a: int, survives: bool) -> str:
    g = scene.g
    acting = lit.numbers.get("animal") == a
    own = a in mine(g, scene.viewer)
    css = f"seat{' me' if own else ''}{' turn' if g.turn == a and g.in_turns() and not g.over else ''}"
    offered = lit.of(ELEMENT) if acting and lit.panel == "seats" else frozenset[int]()
    elements = display(scene, v, lit, a, (*g.printed(a), *extra_elements(g, a)), g.room(a), offered)
    return (
        f'<section class="{css}" id="seat-{d.ANIMALS[a]}" aria-label="{v.animals[a]}">{badge(a, KIT.glyphs[a])}<div '
        'class="si">'
        f"<h3>{v.animals[a]}{player_name(scene, v, a)}{_traits(scene, v, a)}{_survival(v, survives)}</h3>"
        f'<div class="row els6">{elements}{_dominated(g, v, a)}</div>'
        f'<div class="row st">{_pawns(scene, v, lit, a, acting)}{_species(g, v, lit, a, acting)}</div></div>'
        f"{points(scene, v, a, _chain(g, v, a))}"
        f'<span class="pp" aria-hidden="true">{pawn(a)}{g.free[a]}</span></section>'
    )


def _survival(v: Vocabulary, holds: bool) -> str:
    """The Survival card beside the name of its holder."""
    if not holds:
        return ""
    label = v.words.plain("seat.survival")
    return f'<span class="surv" role="img" aria-label="{label}">{icon("ic-survival")}</span>'


def _traits(scene: Scene[Marine], v: Vocabulary, a: int) -> str:
    """The traits in play as buttons; before the reveal only whether they are chosen, and to their owner which.

    A seat that plays two animals sees what was dealt to both while it chooses for the first.
    """
    g = scene.g
    if not g.traits[a] and not g.in_turns():
        if g.hands[a] and a in mine(g, scene.viewer):
            kept = "".join(_trait(t, v) for t in g.kept[a] or g.hands[a])
            return kept if g.kept[a] else f'<small class="tr">{v.words("seat.dealt")}</small>{kept}'
        done = not g.hands[a] or len(g.kept[a]) > 0
        return f'<small class="tr">{v.words("seat.chosen" if done else "seat.choosing")}</small>'
    shown = list(g.traits[a])
    copied = g.copied[a]
    out = "".join(_trait(t, v) for t in shown)
    if copied != d.NO_TRAIT and copied not in shown:
        out += f'<small class="tr copy">{v.words("seat.copies")}</small>{_trait(copied, v)}'
    return out


def _trait(trait: int, v: Vocabulary) -> str:
    return (
        f'<button type="button" class="tr" data-card="{d.TRAITS[trait].id}" title="{v.traits[trait]}">'
        f"{v.trait_titles[trait]}</button>"
    )


def _pawns(scene: Scene[Marine], v: Vocabulary, lit: Targets, a: int, acting: bool) -> str:
    """Basic pawns at hand and placed, then the special pawns it controls."""
    g, name = scene.g, d.ANIMALS[a]
    free, placed = g.free[a], g.basic_placed(a)
    offered = lit.of(PAWN) if acting else frozenset[int]()
    out = []
    for n in range(min(free, _PAWN_LIMIT)):
        if n == 0 and BASIC in offered:
            told, letter = lit.attributes(BASIC, v.words.plain("pawn.basic")), key(lit.letter(BASIC))
            out.append(f'<span class="dt{lit.css(BASIC)}" id="pa-{name}-0" {told}>{pawn(a)}{letter}</span>')
        else:
            out.append(pawn(a, dom_id=f"pa-{name}-{n}"))
    out += [pawn(a, "pw out", f"pa-{name}-{n}") for n in range(free, free + placed)]
    label = v.words.plain("seat.pawns", free=free, all=free + placed)
    group = f'<span class="pws" role="{"group" if offered else "img"}" aria-label="{label}">{"".join(out)}</span>'
    specials = []
    for e in range(6):
        if g.special[e] != a:
            continue
        out_now, value = " out" if g.special_placed(e) else "", special_of(e)
        told = v.words.plain("seat.special", element=v.elements[e], target=g.target[e])
        piece = f"{special_pawn(a, d.ELEMENTS[e], f'pw{out_now}')}<b>{g.target[e]}</b>"
        if value in offered:
            specials.append(
                f'<span class="dt spc{lit.css(value)}" id="ps-{d.ELEMENTS[e]}" {lit.attributes(value, told)}>'
                f"{piece}{key(lit.letter(value))}</span>"
            )
        else:
            specials.append(f'<span class="spc" id="ps-{d.ELEMENTS[e]}" role="img" aria-label="{told}">{piece}</span>')
    return group + "".join(specials)


def _species(g: Marine, v: Vocabulary, lit: Targets, a: int, acting: bool) -> str:
    """Cubes in the gene pool, and those that were eliminated."""
    offered = lit.of(SOURCE) if acting else frozenset[int]()
    pool, dead = (value if value in offered else None for value in (FROM_POOL, FROM_BOX))
    return pool_and_dead(v, lit, g, a, pool, dead)


def _chain(g: Marine, v: Vocabulary, a: int) -> str:
    """Where the food-chain cube stands: it slides right when the animal retrieves its pawns."""
    right = g.right[a]
    label = v.words.plain("seat.right" if right else "seat.left")
    return (
        f'<svg class="chain s{a + 1}" id="ch-{d.ANIMALS[a]}" viewBox="0 0 26 14" role="img" aria-label="{label}">'
        '<rect class="b" x="1" y="1" width="12" height="12" rx="2"/><rect '
        'class="b" x="13" y="1" width="12" height="12" rx="2"/>'
        f'<rect class="c{" right" if right else ""}" x="3.5" y="3.5" width="7" height="7" rx="1.5"/></svg>'
    )


def _dominated(g: Marine, v: Vocabulary, a: int) -> str:
    """The elements it could take the special pawn of now."""
    found = [e for e in range(6) if g.dominates(a, e)]
    if not found:
        return ""
    discs = "".join(disc(d.ELEMENTS[e], v.elements[e]) for e in found)
    return f'<span class="dm">{v.words("seat.dominates")} {discs}</span>'
