"""The action display of Marine: sections in order, what lies in them, spaces and pawns; below, the element supply."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import icon, key, mark
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.earth.view.panels import box_discs, cube, disc, pawn, space_cell, terrain_mark
from speciate.earth.view.words import box_elements, mine
from speciate.engine import Decision
from speciate.locale import plain_text

from .. import data
from ..decisions import AUTOTROPHS_ELEMENT, BOTTOM_FEEDER_ELEMENT, SHARED
from ..pieces import BOX_ROW, ELEMENT, FIRST, OWN_SPACES, SECTION, SPACE, SPACES, is_special
from ..rules import hooks
from ..rules.state import Marine, StandingPawn
from .words import Vocabulary, special_pawn, vent, vocabulary

_SPACES_OF: Final = tuple(
    tuple(range(FIRST[section], FIRST[section + 1]))
    if section < data.BOTTOM_FEEDER
    else tuple(range(OWN_SPACES, OWN_SPACES + 4))
    for section in range(13)
)
BOXES_OF: Final[Mapping[Decision | None, tuple[int, ...]]] = {
    SHARED.abundance_element: (data.ABUNDANCE,),
    AUTOTROPHS_ELEMENT: (data.AUTOTROPHS,),
    SHARED.adaptation_element: (data.ADAPTATION,),
    SHARED.wanderlust_element: (data.WANDERLUST,),
    BOTTOM_FEEDER_ELEMENT: (data.DEPLETION, data.REGRESSION),
}
"""In which sections the elements of a decision lie. All others of the panel light up in the supply."""


def draw_actions(scene: Scene[Marine]) -> Markup:
    """The display with its heading, and the supply at its foot."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    closed = _closed(scene)
    rows = [_section(scene, v, lit, section, closed) for section in range(12)]
    if any(g.modified(hooks.own_space, a, 0) or g.pawn_on(OWN_SPACES + a) for a in g.animals()):
        rows.append(_section(scene, v, lit, data.BOTTOM_FEEDER, closed))
    return markup(
        '<div class="ph"><h2>{}</h2><span class="r">{}</span></div><ol class="ad">{}</ol>{}',
        v.words("actions.title"),
        v.words("actions.hint"),
        join(rows),
        _supply(scene, v, lit),
    )


# --- sections ---------------------------------------------------------------------------------------------------------


def section_in_play(key: str) -> int:
    """The section whose action asks this; -1 for none."""
    name = key.partition(".")[0]
    return data.SECTIONS.index(name) if name in data.SECTIONS else -1


def _section(scene: Scene[Marine], v: Vocabulary, lit: Targets, section: int, closed: frozenset[int]) -> Markup:
    g, section_id = scene.g, data.SECTIONS[section]
    current = section_in_play(lit.key) == section
    spaces = _SPACES_OF[section]
    if section == data.BOTTOM_FEEDER:
        spaces = tuple(
            OWN_SPACES + a for a in g.animals() if g.modified(hooks.own_space, a, 0) or g.pawn_on(OWN_SPACES + a)
        )
    cells = [_space(scene, v, lit, section, space, current, closed) for space in spaces]
    tall = section in (data.COMPETITION, data.EVOLUTION)
    css = f"sec{' tall' if tall else ''}{' cur' if current else ''}{' circles' if section == data.SPECIATION else ''}"
    if any(g.pawn_on(space) for space in spaces):
        css += " held"
    name, picked = markup("<i>{}</i>{}", section + 1, v.sections[section]), lit.of(SECTION)
    if section in picked:
        title = lit.span(section, "sn", f"sn-{section_id}", plain_text(v.sections[section]), name)
    else:
        title = markup('<span class="sn">{name}</span>', name=name)
    box = NOTHING
    if section in BOX_ROW:
        squares = _squares(g, v) if section == data.REGRESSION else NOTHING
        box = markup('<span class="els">{}{}</span>', _elements(scene, v, lit, section), squares)
    return markup(
        '<li class="{css}{}" id="sec-{id}">{title}{box}<span class="sls">{}</span></li>',
        "" if box else " bare",
        join(cells),
        css=css,
        id=section_id,
        title=title,
        box=box,
    )


def _elements(scene: Scene[Marine], v: Vocabulary, lit: Targets, section: int) -> Markup:
    """The discs in a box, with those that can be chosen lit: one of each type."""
    offered = lit.of(ELEMENT) if section in BOXES_OF.get(lit.decision, ()) else frozenset[int]()
    held = box_elements(scene.g, section)
    if section == data.REGRESSION and offered:  # What also lies in the other box is lit there.
        offered -= frozenset(box_elements(scene.g, data.DEPLETION))
    return box_discs(v, lit, section, held, offered)


def _squares(g: Marine, v: Vocabulary) -> Markup:
    """The Regression squares and the species that shield from it."""
    out = []
    for n, a in enumerate(g.regressing):
        if a == data.NOBODY:
            out.append(markup('<i class="sq" id="sq-{n}"></i>', n=n))
        else:
            label = v.words.plain("regression.shield", animal=v.animals[a])
            out.append(
                markup('<i class="sq" id="sq-{n}" role="img" aria-label="{label}">{}</i>', cube(a), n=n, label=label)
            )
    return join(out)


# --- spaces -----------------------------------------------------------------------------------------------------------


def _closed(scene: Scene[Marine]) -> frozenset[int]:
    """Spaces that the looking player's animal cannot enter now, whatever pawn it has."""
    g = scene.g
    own = mine(g, scene.viewer)
    if not own or not g.in_turns():
        return frozenset()
    me = g.turn if g.turn in own else own[0]
    open_spaces = {*g.basic_spaces(me), *g.special_spaces(me)}
    return frozenset(space for space in SPACES if space not in open_spaces and not g.pawn_on(space))


@cache
def _printed(v: Vocabulary, space: int) -> Markup:
    """What is printed on a space."""
    section = next(section for section, spaces in enumerate(_SPACES_OF) if space in spaces)
    place = space - _SPACES_OF[section][0]
    if section == data.AUTOTROPHS:
        return vent(("smoker", "geyser")[place])
    text = _text(v, section, space)
    return markup("<b>{text}</b>", text=text) if text else NOTHING


@cache
def _text(v: Vocabulary, section: int, space: int) -> str:
    """The number or word, as plain text, that is printed on a space of a section; "" where there is none."""
    place = space - _SPACES_OF[section][0]
    if is_special(space):
        key = f"space.{data.SECTIONS[section]}.special"
        return v.words.plain(key) if key in v.words else ""
    if section == data.MIGRATION:
        return str(data.MIGRATION_CUBES[place])
    if section == data.COMPETITION:
        return str(data.COMPETITION_KILLS[place])
    return str(place + 1) if section == data.EVOLUTION else ""


@cache
def space_label(v: Vocabulary, space: int, standing: StandingPawn | None) -> str:
    """An action space in words: which, and who stands there."""
    name = v.space(space)
    if not standing:
        return plain_text(name)
    animal, element = v.animals[standing.owner], standing.element
    if element == data.NONE:
        return v.words.plain("space.pawn", space=name, animal=animal)
    return v.words.plain("space.special_pawn", space=name, animal=animal, element=v.elements[element])


def _pawn(standing: StandingPawn | None, css: str) -> Markup:
    """The pawn that stands on a space, if there is one."""
    if not standing:
        return NOTHING
    owner, element = standing
    return pawn(owner, css) if element == data.NONE else special_pawn(owner, data.ELEMENTS[element], css)


def _space(
    scene: Scene[Marine], v: Vocabulary, lit: Targets, section: int, space: int, current: bool, closed: frozenset[int]
) -> Markup:
    g = scene.g
    special = is_special(space)
    token = SPACE.tokens[space]
    standing = g.pawn_on(space)
    inner = _pawn(standing, "pn") or _printed(v, space)
    if scene.after and not standing:
        inner = _pawn(scene.after.pawn_on(space), "pn to-come") or inner
    css = "so shut" if space in closed else "so"
    if scene.since and g.pawn_differs(scene.since, space):
        css += " moved"
    label, text = space_label(v, space, standing), _text(v, section, space)
    if text and not standing:
        label = f"{label}: {text}"
    place = space - _SPACES_OF[section][0]
    terrain = _terrain(g, section, place)
    if terrain is not None:
        label = f"{label}; {plain_text(v.shorts[terrain])}"
    cell = space_cell(lit, space in lit.of(SPACE), space, token, css, inner, label)
    before = after = NOTHING
    if section == data.SPECIATION and not special:
        e = g.circles[place]
        before = (
            disc(data.ELEMENTS[e], v.elements[e], f"ci-{place}")
            if e != data.NONE
            else markup('<i class="hole" id="ci-{place}"></i>', place=place)
        )
    if terrain is not None:
        after = terrain_mark(v, terrain, section == data.EVOLUTION)
    acting = lit.numbers.get("animal", -1)
    now = " now" if current and standing and standing.owner == acting else ""
    return markup(
        '{before}<span class="sl{}{now}">{cell}{after}</span>',
        " sp" if special else "",
        before=before,
        now=now,
        cell=cell,
        after=after,
    )


def _terrain(g: Marine, section: int, place: int) -> int | None:
    """The terrain marker under a space of Competition or Evolution."""
    markers = g.competition if section == data.COMPETITION else g.evolution if section == data.EVOLUTION else ()
    return markers[place] if place < len(markers) else None


# --- supply -----------------------------------------------------------------------------------------------------------


def _supply(scene: Scene[Marine], v: Vocabulary, lit: Targets) -> Markup:
    """For each element: its target, who controls its special pawn, how many are in the bag."""
    g = scene.g
    here = lit.panel == "actions" and lit.decision not in BOXES_OF
    offered = lit.of(ELEMENT) if here else frozenset[int]()
    cells = []
    for e in range(6):
        owner = g.special[e]
        who = v.words("supply.nobody") if owner == data.NOBODY else v.animals[owner]
        label = v.words.plain("supply.label", element=v.elements[e], target=g.target[e], owner=who, bag=g.bag[e])
        whose = mark(owner) if owner != data.NOBODY else NOTHING
        raised = scene.since is not None and scene.since.target[e] != g.target[e]
        inner = markup(
            '{}<span class="tv{}"><b>{}</b>{whose}</span><span class="tb">{}</span>',
            disc(data.ELEMENTS[e], ""),
            " moved" if raised else "",
            g.target[e],
            g.bag[e],
            whose=whose,
        )
        if e in offered:
            attributes = markup('class="tg{}" {}', lit.css(e), lit.attributes(e, label))
            inner = join((inner, key(lit.letter(e))))
        else:
            attributes = markup('class="tg" role="img" aria-label="{label}"', label=label)
        cells.append(
            markup('<span id="tg-{}" {attributes}>{inner}</span>', data.ELEMENTS[e], attributes=attributes, inner=inner)
        )
    head = markup(
        '<span class="tg th" aria-hidden="true"><span class="tv">{}</span><span class="tb">{}{}</span></span>',
        v.words("supply.target"),
        icon("ic-bag"),
        v.words("supply.bag"),
    )
    return markup(
        '<div class="supply" id="supply" role="group" aria-label="{}">{head}{}</div>',
        v.words.plain("supply.title"),
        join(cells),
        head=head,
    )
