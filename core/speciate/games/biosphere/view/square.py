"""The evolution square: the scale of eight by eight, its corners, and the bar that runs round it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.marks import key_badge
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.locale import plain_text

from .. import data
from ..pieces import BAR_STEP, CORNER, DEED, OPEN, SPECIAL, STEPS, combination, markers_at
from ..rules.evolution import space_ahead
from ..rules.state import Biosphere
from .words import ABILITY_ICONS, PATTERNS, Vocabulary, shown_board, vocabulary

CELL: Final = 30


def _bar_at(space: int) -> tuple[int, int]:
    """Column and row of a space of the bar, round the square from the top left."""
    if space <= 10:
        return space - 1, 0
    if space <= 19:
        return 9, space - 10
    if space <= 28:
        return 28 - space, 9
    return 0, 37 - space


_BAR_AT: Final = tuple(_bar_at(space) for space in range(data.BAR + 1))


def sign(track: int, x: float, y: float, size: float) -> Markup:
    """The small picture of a raise inside the square, in its units."""
    if track < data.REPRODUCTION:
        return markup(
            '<rect class="bio-s" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="3"'
            ' fill="url(#tx-{fill})"/>',
            x=x,
            y=y,
            size=size,
            fill=PATTERNS[track],
        )
    if track < data.ANY_LIFE:
        symbol = ABILITY_ICONS[track - data.REPRODUCTION]
    else:
        symbol = "ic-life" if track == data.ANY_LIFE else "ic-actions"
    return markup(
        '<use href="#{id}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>', id=symbol, x=x, y=y, size=size
    )


def _seat(p: int, x: float, y: float, size: float, css: str = "") -> Markup:
    """The silhouette of a species inside the square."""
    return markup(
        '<use href="#seat-{colour}" class="{css}s{colour}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>',
        colour=p + 1,
        css=css,
        x=x,
        y=y,
        size=size,
    )


_RING: Final = markup(
    '<rect class="legalc" x="2" y="2" width="26" height="26" rx="4"/>'
    '<rect class="legal" x="2" y="2" width="26" height="26" rx="4"/>'
    '<rect class="foc" x="0" y="0" width="30" height="30" rx="5"/>'
)


@cache
def _signs(effect: data.Effect) -> Markup:
    """The pictures of an effect in the upper half of a cell."""
    kinds = list(dict.fromkeys(effect))
    start = 15 - 6.75 * len(kinds)
    return join(sign(track, start + 13.5 * i + 0.25, 2.5, 13) for i, track in enumerate(kinds))


def draw_square(scene: Scene[Biosphere]) -> Markup:
    """The square as one SVG: the scale, its cards and corners, the markers, and the bar round it."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    me, keys = shown_board(scene), list[Markup]()
    standing: dict[int, list[int]] = {}
    for p in g.species():
        if g.size[p] != data.NOT_SET:
            standing.setdefault(g.combination(p), []).append(p)
    steps = _steps(g, lit, me)
    cells = join(_cell(scene, v, lit, c, standing.get(c, ()), me, steps.get(c), keys) for c in range(64))
    box, bar = "1 1 272 272", NOTHING
    if g.use_bar:
        box, bar = "-19 -19 326 326", _bar(scene, v, lit, me, keys)
    return markup(
        '<svg class="bio-sq board" id="square" viewBox="{box}" role="group" aria-label="{label}">{axes}{bar}{cells}'
        '<g class="keys">{keys}</g></svg>',
        box=box,
        label=v.words.plain("square.label"),
        axes=_axes(v, bool(g.use_bar)),
        bar=bar,
        cells=cells,
        keys=join(keys),
    )


def _steps(g: Biosphere, lit: Targets, me: int) -> dict[int, int]:
    """The cell that each value on offer leads to."""
    found = {data.STARTS[value]: value for value in lit.of(CORNER)}
    found |= {data.CORNERS[value]: value for value in lit.of(SPECIAL) if value < len(data.CORNERS)}
    for deed in lit.of(DEED):
        if deed in STEPS:
            size, specialisation = g.size[me] + STEPS[deed][0], g.specialisation[me] + STEPS[deed][1]
            if size in range(8) and specialisation in range(8):
                found[combination(size, specialisation)] = deed
    return found


@cache
def _axes(v: Vocabulary, outside: bool) -> Markup:
    """The two lines of eight: the poles at the ends, the numbers between them."""
    far, poles = (-5.0, -5.0) if outside else (26.0, 13.0)
    low, high = (-18, 306) if outside else (60, 240)  # outside, words begin and end at the edge: they meet no number
    out = []
    for i, name in enumerate(data.SIZES):
        at = (i + 1.5) * CELL
        out.append(markup('<text x="{:g}" y="{:g}">{}</text>', at, far, name[-1]))
        out.append(markup('<text transform="translate({:g} {:g}) rotate(-90)">{}</text>', far, at, name[-1]))
    for pole, at in (("large", low), ("small", high)):
        css, x = (("e from", -1) if at == low else ("e to", at)) if outside else ("e", at)
        out.append(markup('<text class="{}" x="{}" y="{:g}">{}</text>', css, x, poles, v.words(f"pole.{pole}")))
    for pole, at in (("specific", low), ("generic", high if outside else high - 3)):
        css, name = ("e to" if at == low else "e from") if outside else "e", v.words(f"pole.{pole}")
        out.append(
            markup('<text class="{}" transform="translate({:g} {}) rotate(-90)">{}</text>', css, poles, at, name)
        )
    return markup('<g class="bio-ax" aria-hidden="true">{}</g>', join(out))


def _marks(species: Sequence[int], y: float, size: float) -> Markup:
    """Silhouettes beside each other; two rows where there are more than three."""
    out = []
    size = min(size, (size, 14, 9.5, 9)[min(len(species), 4) - 1]) if species else size
    half = (len(species) + 1) // 2 if len(species) > 3 else len(species)
    for i, p in enumerate(species):
        row, column = divmod(i, half) if half else (0, 0)
        wide = half if row == 0 else len(species) - half
        x = CELL / 2 - wide * size / 2 + column * size
        top = y + (row * size - (size / 2 if len(species) > 3 else 0))
        out.append(_seat(p, round(x, 1), round(top, 1), size, "bio-m "))
    return join(out)


def _cell(
    scene: Scene[Biosphere], v: Vocabulary, lit: Targets, c: int, there: Sequence[int], me: int, value: int | None,
    keys: list[Markup],
) -> Markup:  # fmt: skip
    """One combination: the card that needs it, who stands there, and the target of a step."""
    g = scene.g
    card, corner = data.CARD_AT[c], data.CORNERS.index(c) if c in data.CORNERS else -1
    css, inner, parts, data_card = "bio-c", list[Markup](), [v.combinations[c]], NOTHING
    if corner >= 0:
        css += " corner"
        taken = [p for p in g.species() if g.marked(p, corner)]
        parts.append(v.words("square.corner", bonus=v.special_effects[corner]))
        parts += [v.words("square.taken", species=v.species[p]) for p in taken]
        inner += _signs(data.SPECIAL_EFFECT[corner]), _taken(taken)
        data_card = markup(' data-card="special-{}"', corner)
    elif c in data.STARTS:
        css += " start"
        parts.append(v.words("square.start"))
    elif card != data.NO_CARD:
        holder = g.held_by(card)
        if g.card[card] == OPEN:
            css += f" open{data.CARDS[card].row + 1}"
            parts.append(v.words("square.open", effect=v.cards[card], n=data.COST[data.CARDS[card].row]))
            inner.append(_signs(data.CARDS[card].effect))
        elif holder != data.NOBODY:
            css += " mine" if holder == me else " held"
            parts.append(v.words("square.hand", effect=v.cards[card], species=v.species[holder]))
            inner += _signs(data.CARDS[card].effect), _seat(holder, 1, 20, 9)
        data_card = markup(' data-card="{}"', data.CARDS[card].id)
    parts += [v.words("square.stands", species=v.species[p]) for p in there]
    inner.append(_marks(there, 14, 15) if inner else _marks(there, 6, 18))
    inner.append(_ghost(scene, c))
    if card != data.NO_CARD and card == scene.selected and card in lit.of(DEED):
        inner.append(markup('<rect class="affect" x="3" y="3" width="24" height="24" rx="4"/>'))
    label = plain_text(join(parts, "; "))
    x, y = ((n + 1) * CELL for n in markers_at(c))
    attributes = markup('class="{}"', css)
    if value is not None:
        keys.append(key_badge(f"k-cell-{c}", lit.letter(value), x + 26, y + 3))
        attributes = markup('class="{}{}" {}', css, lit.css(value), lit.attributes(value, label))
        inner.append(_RING)
    return markup(
        '<g transform="translate({x} {y})" id="cell-{id}" {attributes}{data_card}><title>{label}</title>'
        '<rect class="bg" x="1" y="1" width="28" height="28" rx="4"/>{inner}</g>',
        x=x,
        y=y,
        id=data.COMBINATIONS[c],
        attributes=attributes,
        data_card=data_card,
        label=label,
        inner=join(inner),
    )


def _taken(species: Sequence[int]) -> Markup:
    """Who has been paid at a corner of the scale."""
    return join(_seat(p, round(2 + 4.3 * i, 1), 18, 8) for i, p in enumerate(species))


def _ghost(scene: Scene[Biosphere], c: int) -> Markup:
    """Where a marker would stand after the selected value."""
    after = scene.after
    if after is None:
        return NOTHING
    for p in after.species():
        if after.size[p] != data.NOT_SET and after.combination(p) == c:
            before = scene.g
            if before.size[p] == data.NOT_SET or before.combination(p) != c:
                return _seat(p, 7, 9, 16, "bio-mg ")
    return NOTHING


def _bar(scene: Scene[Biosphere], v: Vocabulary, lit: Targets, me: int, keys: list[Markup]) -> Markup:
    """The ring of 36 spaces."""
    g, after = scene.g, scene.after
    on = {g.bar[p]: p for p in g.species()}
    will = {after.bar[p]: p for p in after.species() if after.bar[p] != g.bar[p]} if after else {}
    target = space_ahead(g, me) if BAR_STEP in lit.of(DEED) else 0
    out = []
    for space in range(1, data.BAR + 1):
        x, y = (n * CELL for n in _BAR_AT[space])
        p = on.get(space, -1)
        css, inner, parts = "bio-b", list[Markup](), [v.words("bar.space", n=space)]
        if space in data.BAR_CORNERS:
            css += " corner"
            corner = data.BAR_CORNERS.index(space)
            parts.append(v.bar_effects[corner])
            inner.append(_signs(data.BAR_EFFECT[corner]))
        else:
            for first, last, points in data.SECTIONS:
                if first <= space <= last:
                    css += " alarm" if g.penalty_active else " quiet"
                    parts.append(v.words("bar.section", n=points))
            if p < 0:
                inner.append(markup('<text y="19" x="15">{}</text>', space))
        if p >= 0:
            parts.append(v.species[p])
            inner.append(_seat(p, 5, 5, 20, "bio-m "))
            if scene.since is not None and scene.since.bar[p] != g.bar[p]:
                inner.append(markup('<circle class="bio-dot" cx="25" cy="5" r="3.6"/>'))
        if space in will:
            inner.append(_seat(will[space], 6, 6, 18, "bio-mg "))
        label, attributes = plain_text(join(parts, "; ")), markup('class="{}"', css)
        if space == target and target:
            keys.append(key_badge(f"k-bar-{space}", lit.letter(BAR_STEP), x + 26, y + 3))
            attributes = markup('class="{}{}" {}', css, lit.css(BAR_STEP), lit.attributes(BAR_STEP, label))
            inner.append(_RING)
        out.append(
            markup(
                '<g transform="translate({x} {y})" id="bar-{space}" {attributes} data-card="bar"><title>{label}</title>'
                '<rect class="bg" x=".5" y=".5" width="29" height="29" rx="2"/>{inner}</g>',
                x=x,
                y=y,
                space=space,
                attributes=attributes,
                label=label,
                inner=join(inner),
            )
        )
    return join(out)
