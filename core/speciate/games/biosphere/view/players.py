"""Goals and boards side by side: a row for each goal and each track, a column for each species."""

from __future__ import annotations

from functools import cache
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import icon, pill
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets

from .. import data
from ..pieces import TRACK
from ..rules.goals import progress
from ..rules.state import Biosphere
from .signs import raised_sign, species_badge, track_sign
from .words import Vocabulary, chooser, mine, vocabulary

_TENTHS: Final = 10


def draw_players(scene: Scene[Biosphere]) -> Markup:
    """The goals in play with everybody's progress, then the boards with every track."""
    v, w, lit = vocabulary(scene.words), scene.words, Targets(scene)
    own = mine(scene.g, scene.viewer)
    return markup(
        '<table class="bio-t bio-goals">{goals_head}<tbody>{goals}</tbody></table>'
        '<table class="bio-t bio-tracks">{tracks_head}<tbody>{tracks}</tbody></table>',
        goals_head=_head(scene, v, own, w("goals.title"), w("goals.title")),
        goals=join(_goal(scene, v, k, own) for k in range(len(scene.g.goals))),
        tracks_head=_head(scene, v, own, w("boards.title"), w("boards.caption")),
        tracks=join(_track(scene, v, lit, t, own) for t in range(len(data.TRACKS))),
    )


def _head(scene: Scene[Biosphere], v: Vocabulary, own: int, title: Markup, caption: Markup) -> Markup:
    """The title and the badge of every species."""
    cells = join(
        markup(
            '<th scope="col" class="{}">{}<span class="vh">{}</span></th>', _own(p, own), species_badge(p), v.species[p]
        )
        for p in scene.g.species()
    )
    return markup(
        '<caption class="vh">{}</caption><thead><tr><th scope="col"><h2>{}</h2></th>{}</tr></thead>',
        caption,
        title,
        cells,
    )


def _own(p: int, own: int) -> str:
    return "own" if p == own else ""


def _goal(scene: Scene[Biosphere], v: Vocabulary, k: int, own: int) -> Markup:
    """A goal: its text, and how far everybody is; a tick where it is completed."""
    g, w = scene.g, v.words
    goal = g.goals[k]
    cells = []
    for p in g.species():
        if g.completed(p, k):
            new = scene.since is not None and not scene.since.completed(p, k)
            cells.append(
                markup(
                    '<td class="{own} got{new}">'
                    '<span data-what="goal-{id}" role="img" title="{label}">'
                    '<svg class="bio-tick s{colour}" viewBox="0 0 32 32"><use href="#seat-{colour}"/></svg>{icon}'
                    "</span></td>",
                    own=_own(p, own),
                    id=data.GOALS[goal].id,
                    new=" bio-new" if new else "",
                    label=w.plain("goal.done", species=v.species[p]),
                    colour=p + 1,
                    icon=icon("ic-check", "bio-ok"),
                )
            )
            continue
        have, need = progress(g, p, goal)
        more = NOTHING
        if scene.after is not None and p == own:
            more = pill(progress(scene.after, p, goal)[0] - have, "pill go")
        cells.append(
            markup(
                '<td class="{own}"><span data-what="goal-{id}" role="img" title="{label}">'
                '<b>{have}</b><i class="bio-bar w{tenth}"></i></span>{more}</td>',
                own=_own(p, own),
                label=w.plain("goal.progress", species=v.species[p], n=have, need=need),
                id=data.GOALS[goal].id,
                have=have,
                tenth=min(_TENTHS, _TENTHS * have // need),
                more=more,
            )
        )
    return markup(
        '<tr><th scope="row"><button type="button" class="bio-link" data-card="goal-{id}" id="goal-{k}">{name}'
        "</button></th>{cells}</tr>",
        id=data.GOALS[goal].id,
        k=k,
        name=v.goals[goal],
        cells=join(cells),
    )


def _track(scene: Scene[Biosphere], v: Vocabulary, lit: Targets, t: int, own: int) -> Markup:
    """A track of all boards, with the bonus of its environment; lit where a raise or a loss can be chosen."""
    g, cells, track = scene.g, [], data.TRACKS[t]
    offered = lit.of(TRACK)
    for p in g.species():
        value, label = g.value(p, t), track_told(v, g, p, t)
        css = "bio-v"
        if value == data.MOST[t]:
            css += " bio-end"
        elif t < data.REPRODUCTION and g.blocked(p, t):
            css += " bio-shut"
        inner = markup("{}<b>{}</b>", _pips(t, value) if p == own else NOTHING, value)
        if t < data.REPRODUCTION and g.marked(p, data.ENVIRONMENT_SPACE + t):
            label += f"; {v.words.plain('special.taken')}"
            inner = markup('{}<i class="bio-got"></i>', inner)
        if t in offered and p == chooser(scene):
            body = lit.span(t, css, f"tr-{track}", label, inner)
        else:
            body = markup(
                '<span class="{css}" data-what="track-{track}" role="img" title="{label}">{inner}</span>',
                css=css,
                track=track,
                label=label,
                inner=inner,
            )
        news = NOTHING
        if scene.after:
            news = pill(scene.after.value(p, t) - value, "pill go")
        elif scene.since:
            news = pill(value - scene.since.value(p, t))
        cells.append(markup('<td class="{}">{}{}</td>', _own(p, own), body, news))
    return markup(
        '<tr{gap}><th scope="row"><div>{sign}'
        '<button type="button" class="bio-link" data-card="track-{id}" id="track-{id}">{name}</button>{bonus}'
        "</div></th>{cells}</tr>",
        gap=markup(' class="bio-gap"') if t == data.REPRODUCTION else NOTHING,
        sign=track_sign(t),
        id=track,
        name=v.tracks[t],
        bonus=_bonus(v, t),
        cells=join(cells),
    )


@cache
def _bonus(v: Vocabulary, t: int) -> Markup:
    """What two majorities in an environment give."""
    if t >= data.REPRODUCTION:
        return NOTHING
    space = data.ENVIRONMENT_SPACE + t
    effect = data.SPECIAL_EFFECT[space]
    label = v.words.plain(
        "special.label", n=data.TILES_FOR_BONUS, environment=v.environments[t], effect=v.special_effects[space]
    )
    return markup(
        '<button type="button" class="bio-bonus" data-card="special-{space}" id="special-{space}" aria-label="{label}" '
        'title="{label}">{sign}<span class="signed">+{n}</span></button>',
        space=space,
        label=label,
        sign=raised_sign(effect[0]),
        n=len(effect),
    )


def _pips(t: int, value: int) -> Markup:
    """The steps of one's own track."""
    steps = range(1, 6) if t < data.REPRODUCTION else range(data.START[t], data.MOST[t] + 1, data.STEP[t])
    boxes = join(markup('<i class="f"></i>') if s <= value else markup("<i></i>") for s in steps)
    return markup('<span class="bio-pips">{}</span>', boxes)


def track_told(v: Vocabulary, g: Biosphere, p: int, t: int) -> str:
    """A track of one species in words."""
    label = v.words.plain("track.told", species=v.species[p], track=v.tracks[t], n=g.value(p, t), most=data.MOST[t])
    if t < data.REPRODUCTION and g.blocked(p, t):
        label += f"; {v.words.plain('track.blocked')}"
    return label
