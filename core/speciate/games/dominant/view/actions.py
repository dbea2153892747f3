"""The action display: sections in order, what lies in them, spaces and pawns; initiative, tundra, the bag."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import icon, key, mark
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.earth.view.panels import box_discs, disc, pawn, space_cell, terrain_mark
from speciate.earth.view.words import box_elements
from speciate.engine import Decision
from speciate.locale import plain_text

from .. import data
from ..decisions import SHARED, WASTELAND_ELEMENT
from ..pieces import BOX_ROW, ELEMENT, FIRST, PLACE_OF, SECTION_OF, SPACE
from ..rules.state import PLANNING, Dominant
from .words import KIT, POWERS, Vocabulary, at_work, planner, to_act, vocabulary

BOX_OF: Final[Mapping[Decision | None, int]] = {
    SHARED.adaptation_element: data.ADAPTATION,
    SHARED.abundance_element: data.ABUNDANCE,
    WASTELAND_ELEMENT: data.WASTELAND,
    SHARED.wanderlust_element: data.WANDERLUST,
}
"""In which section the elements of a decision lie. All others of the panel light up in the bag."""


def draw_actions(scene: Scene[Dominant]) -> Markup:
    """The display with the phase in its heading; at its foot what comes next, and the bag."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    rows = [_section(scene, v, lit, section) for section in range(12)]
    phase = ("planning", "execution", "reset")[g.phase] if not g.over else "over"
    return markup(
        '<div class="ph"><h2>{}</h2><b class="phs {phase}">{}</b>'
        '<span class="r">{}</span></div>'
        '<ol class="ad">{}</ol>{}{}',
        v.words("actions.title"),
        v.words(f"phs.{phase}"),
        v.words(f"phs.{phase}.hint"),
        join(rows),
        _next(scene, v),
        _bag(scene, v, lit),
        phase=phase,
    )


# --- sections ---------------------------------------------------------------------------------------------------------


def section_in_play(key: str) -> int:
    """The section whose action asks this; -1 for none."""
    name = key.partition(".")[0]
    return data.SPECIATION if name == "swarm" else data.SECTIONS.index(name) if name in data.SECTIONS else -1


def _section(scene: Scene[Dominant], v: Vocabulary, lit: Targets, section: int) -> Markup:
    g, section_id, entry = scene.g, data.SECTIONS[section], at_work(scene.g)
    spaces = range(FIRST[section], FIRST[section] + data.SPACES[section])
    cells = [_space(scene, v, lit, space) for space in spaces]
    if section in POWERS and POWERS[section] in g.animals():
        at = 0 if section == data.COMPETITION else len(cells)
        cells.insert(at, _power(scene, v, section))
    css = "sec"
    if section_in_play(lit.key) == section:
        css += " cur"
    elif entry and entry.section == section:
        css += " run"
    elif entry and entry.section > section:
        css += " past"
    if section in (data.COMPETITION, data.SPECIATION):
        css += f" {section_id}"
    if any(g.pawn_on(space) != data.NOBODY for space in spaces):
        css += " held"
    held = _held(scene, v, lit, section)
    box = markup('<span class="els">{held}</span>', held=held) if held is not None else NOTHING
    run = icon("ic-next", "ic here") if entry and entry.section == section else NOTHING
    return markup(
        '<li class="{css}{}" id="sec-{id}"><span class="sn"><i>{}</i>{}</span>{box}<span class="sls">{}</span></li>',
        "" if box else " bare",
        run or section + 1,
        v.sections[section],
        join(cells),
        css=css,
        id=section_id,
        box=box,
    )


def _held(scene: Scene[Dominant], v: Vocabulary, lit: Targets, section: int) -> Markup | None:
    """What lies in a section beside pawns: elements, the initiative track, the tundra supply; None for nothing ever."""
    g = scene.g
    if section == data.INITIATIVE:
        return _track(scene, v)
    if section == data.GLACIATION:
        label = v.words.plain("tundra.left", n=g.tundra)
        return markup(
            '<span class="tun" data-what="tun" role="img" aria-label="{label}">{}<b>{}</b></span>',
            _swatch(data.TUNDRA),
            g.tundra,
            label=label,
        )
    if section in BOX_ROW:
        offered = lit.of(ELEMENT) if BOX_OF.get(lit.decision) == section else frozenset[int]()
        return box_discs(v, lit, section, box_elements(g, section), offered)
    return None


@cache
def _swatch(terrain: int) -> Markup:
    return markup(
        '<svg class="sw" viewBox="0 0 20 18" aria-hidden="true"><polygon points="5,1 15,1 20,9 15,17 5,17 0,9" '
        'fill="url(#tx-{})" stroke="var(--line-strong)"/></svg>',
        data.TERRAINS[terrain],
    )


def _track(scene: Scene[Dominant], v: Vocabulary) -> Markup:
    """The initiative track: who places the first pawn stands first. Whose turn it is in Planning is marked."""
    g, now = scene.g, planner(scene.g)
    label = v.words.plain("track.label", list=join((v.animals[a] for a in g.order), ", "))
    old = scene.since.order if scene.since else g.order
    marks = join(
        markup(
            '<span id="track-{}" class="tr-i{}{}">{}</span>',
            data.ANIMALS[a],
            " now" if a == now else "",
            " moved" if old[i] != a else "",
            mark(KIT.colours[a]),
        )
        for i, a in enumerate(g.order)
    )
    return markup(
        '<span class="trk" data-what="trk" role="img" aria-label="{label}">{marks}</span>', label=label, marks=marks
    )


# --- spaces -----------------------------------------------------------------------------------------------------------


@cache
def _printed(v: Vocabulary, space: int) -> Markup:
    """What is printed on a space."""
    section, place = SECTION_OF[space], PLACE_OF[space]
    if section == data.SPECIATION:
        return disc(data.ELEMENTS[data.SPECIATION_ELEMENTS[place]], "")
    if section == data.MIGRATION:
        return markup("<b>{}</b>", data.MIGRATION_CUBES[place])
    if section == data.GLACIATION and place:
        return icon("ic-prev", "ic wait")
    return NOTHING


@cache
def space_label(v: Vocabulary, space: int, owner: int) -> str:
    """An action space in words: which, who stands there, and what that pawn will do."""
    name = v.space(space)
    if owner != data.NOBODY:
        name = v.words("space.pawn", space=name, animal=v.animals[owner])
    return plain_text(markup("{}: {}", name, v.does[space]))


@cache
def _terrains(v: Vocabulary, space: int) -> Markup:
    """The terrains that are printed under a space of Competition."""
    return join(terrain_mark(v, t, True) for t in data.COMPETITION_TERRAINS[PLACE_OF[space]])


def _space(scene: Scene[Dominant], v: Vocabulary, lit: Targets, space: int) -> Markup:
    g, entry = scene.g, at_work(scene.g)
    owner = g.pawn_on(space)
    would = scene.after.pawn_on(space) if scene.after else owner
    section = SECTION_OF[space]
    here = entry is not None and entry.space == space
    printed = _printed(v, space)
    inner = printed
    if owner != data.NOBODY:
        inner = pawn(KIT.colours[owner], "pn")
    elif would != data.NOBODY:
        inner = pawn(KIT.colours[would], "pn to-come")
    elif here and scene.acting >= 0 and section_in_play(lit.key or data.SECTIONS[section]) == section:
        inner = pawn(KIT.colours[scene.acting], "pn acts")
    if inner != printed and printed and section != data.GLACIATION:
        inner = markup('{}<i class="what">{}</i>', inner, printed)
    css = "so"
    if scene.since and scene.since.pawn_on(space) != owner:
        css += " moved"
    label = space_label(v, space, owner)
    offered = space in lit.of(SPACE)
    cell = space_cell(lit, offered, space, SPACE.tokens[space], css, inner, label, hover=not offered)
    under = NOTHING
    if section == data.COMPETITION:
        under = _terrains(v, space)
    return markup('<span class="sl{}">{cell}{under}</span>', " now" if here else "", cell=cell, under=under)


def _power(scene: Scene[Dominant], v: Vocabulary, section: int) -> Markup:
    """The space of an animal that acts here without a pawn."""
    a, entry = POWERS[section], at_work(scene.g)
    now = entry is not None and entry.section == section and entry.space < 0
    label = plain_text(markup("{}: {}", v.animals[a], v.words(f"power.{data.SECTIONS[section]}")))
    return markup(
        '<span class="sl sp{}"><span class="so own" id="own-{}" role="img" title="{label}">{}</span></span>',
        " now" if now else "",
        data.SECTIONS[section],
        mark(KIT.colours[a]),
        label=label,
    )


# --- what comes next, the bag -----------------------------------------------------------------------------------------


def _next(scene: Scene[Dominant], v: Vocabulary) -> Markup:
    """One line: whose pawn acts next, and what it will do."""
    g, spaces = scene.g, to_act(scene.g)
    if not spaces:
        return markup('<p class="nxt" id="next"></p>')
    space = spaces[0]
    me = g.pawn_on(space)
    who = markup("{}<b>{}</b>", mark(KIT.colours[me]), v.animals[me])
    key = "next.first" if g.phase == PLANNING else "next.then"
    return markup('<p class="nxt" id="next">{}</p>', v.words(key, who=who, space=v.space(space), does=v.does[space]))


def _bag(scene: Scene[Dominant], v: Vocabulary, lit: Targets) -> Markup:
    """How many of each element are in the bag; lit where one may be chosen from it."""
    g = scene.g
    here = lit.panel == "actions" and lit.decision not in BOX_OF
    offered = lit.of(ELEMENT) if here else frozenset[int]()
    cells = []
    for e in range(6):
        label = v.words.plain("bag.label", element=v.elements[e], n=g.bag[e])
        inner = markup('{}<span class="tb">{}</span>', disc(data.ELEMENTS[e], ""), g.bag[e])
        if e in offered:
            attributes = markup('class="tg{}" {}', lit.css(e), lit.attributes(e, label))
            inner = join((inner, key(lit.letter(e))))
        else:
            attributes = markup('class="tg" role="img" aria-label="{}"', label)
        cells.append(markup('<span id="bag-{}" {}>{}</span>', data.ELEMENTS[e], attributes, inner))
    head = markup(
        '<span class="tg th" aria-hidden="true"><span class="tb">{}{}</span></span>',
        icon("ic-bag"),
        v.words("bag.short"),
    )
    title = v.words.plain("bag.title")
    return markup(
        '<div class="supply one" id="bag" role="group" aria-label="{title}">{head}{}</div>',
        join(cells),
        title=title,
        head=head,
    )
