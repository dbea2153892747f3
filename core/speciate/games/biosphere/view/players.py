"""Goals and boards side by side: a row for each goal and each track, a column for each species."""

from __future__ import annotations

from functools import cache
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import icon, key, pill
from speciate.draw.target import Targets

from .. import data as d
from ..pieces import TRACK
from ..rules.goals import progress
from ..rules.state import Biosphere
from .signs import raised_sign, species_badge, track_sign
from .words import Vocabulary, chooser, mine, vocabulary

_TENTHS: Final = 10


def draw_players(scene: Scene[Biosphere]) -> str:
    """The goals in play with everybody's progress, then the boards with every track."""
    v, w = vocabulary(scene.words), scene.words
    own = mine(scene.g, scene.viewer)
    goals = "".join(_goal(scene, v, k, own) for k in range(len(scene.g.goals)))
    lit = Targets(scene)
    tracks = "".join(_track(scene, v, lit, t, own) for t in range(len(d.TRACKS)))
    return (
        f'<table class="bio-t bio-goals">{_head(scene, v, own, w("goals.title"), w.plain("goals.title"))}'
        f'<tbody>{goals}</tbody></table><table class="bio-t bio-tracks">'
        f"{_head(scene, v, own, w('boards.title'), w.plain('boards.caption'))}<tbody>{tracks}</tbody></table>"
    )


def _head(scene: Scene[Biosphere], v: Vocabulary, own: int, title: str, caption: str) -> str:
    """The title and the badge of every species."""
    cells = "".join(
        f'<th scope="col" class="{_own(p, own)}">{species_badge(p)}<span class="vh">{v.species[p]}</span></th>'
        for p in scene.g.species()
    )
    return (
        f'<caption class="vh">{caption}</caption><thead><tr><th scope="col"><h2>{title}</h2></th>{cells}</tr></thead>'
    )


def _own(p: int, own: int) -> str:
    return "own" if p == own else ""


def _goal(scene: Scene[Biosphere], v: Vocabulary, k: int, own: int) -> str:
    """A goal: its text, and how far everybody is; a tick where it is completed."""
    g, w = scene.g, v.words
    goal = g.goals[k]
    cells = []
    for p in g.species():
        if g.completed(p, k):
            new = scene.since is not None and not scene.since.completed(p, k)
            told = w.plain("goal.done", species=v.species[p])
            mark = f'<svg class="bio-tick s{p + 1}" viewBox="0 0 32 32"><use href="#seat-{p + 1}"/></svg>'
            cells.append(
                f'<td class="{_own(p, own)} got{" bio-new" if new else ""}"><span role="img" aria-label="{told}" '
                f'title="{told}">{mark}{icon("ic-check", "bio-ok")}</span></td>'
            )
            continue
        have, need = progress(g, p, goal)
        more = ""
        if scene.after is not None:
            then = progress(scene.after, p, goal)[0]
            more = pill(then - have, "pill go") if p == own else ""
        tenth = min(_TENTHS, _TENTHS * have // need)
        told = w.plain("goal.progress", species=v.species[p], n=have, need=need)
        cells.append(
            f'<td class="{_own(p, own)}"><span role="img" aria-label="{told}" title="{told}"><b>{have}</b>'
            f'<i class="bio-bar w{tenth}"></i></span>{more}</td>'
        )
    about = f'data-card="goal-{d.GOALS[goal].id}" id="goal-{k}"'
    name = f'<button type="button" class="bio-link" {about}>{v.goals[goal]}</button>'
    return f'<tr><th scope="row">{name}</th>{"".join(cells)}</tr>'


def _track(scene: Scene[Biosphere], v: Vocabulary, lit: Targets, t: int, own: int) -> str:
    """A track of all boards, with the bonus of its environment; lit where a raise or a loss can be chosen."""
    g, cells, track = scene.g, [], d.TRACKS[t]
    offered = lit.of(TRACK)
    for p in g.species():
        value, told = g.value(p, t), track_told(v, g, p, t)
        css = "bio-v"
        if value == d.MOST[t]:
            css += " bio-end"
        elif t < d.REPRODUCTION and g.blocked(p, t):
            css += " bio-shut"
        pips = _pips(t, value) if p == own else ""
        inner = f"{pips}<b>{value}</b>"
        if t < d.REPRODUCTION and g.marked(p, d.ENVIRONMENT_SPACE + t):
            told += f"; {v.words.plain('special.taken')}"
            inner += '<i class="bio-got"></i>'
        news = pill(value - scene.since.value(p, t)) if scene.since else ""
        if scene.after:
            news = pill(scene.after.value(p, t) - value, "pill go")
        body = f'<span class="{css}" role="img" aria-label="{told}" title="{told}">{inner}</span>'
        if t in offered and p == chooser(scene):
            target = f'class="{css}{lit.css(t)}" id="tr-{track}" {lit.attributes(t, told)}'
            body = f"<span {target}>{inner}{key(lit.letter(t))}</span>"
        cells.append(f'<td class="{_own(p, own)}">{body}{news}</td>')
    first = ' class="bio-gap"' if t == d.REPRODUCTION else ""
    link = f'<button type="button" class="bio-link" data-card="track-{track}" id="track-{track}">{v.tracks[t]}</button>'
    return f'<tr{first}><th scope="row"><div>{track_sign(t)}{link}{_bonus(v, t)}</div></th>{"".join(cells)}</tr>'


@cache
def _bonus(v: Vocabulary, t: int) -> str:
    """What two majorities in an environment give."""
    if t >= d.REPRODUCTION:
        return ""
    space = d.ENVIRONMENT_SPACE + t
    effect = d.SPECIAL_EFFECT[space]
    told = v.words.plain(
        "special.label", n=d.TILES_FOR_BONUS, environment=v.environments[t], effect=v.special_effects[space]
    )
    return (
        f'<button type="button" class="bio-bonus" data-card="special-{space}" id="special-{space}" aria-label="{told}" '
        f'title="{told}">{raised_sign(effect[0])}+{len(effect)}</button>'
    )


def _pips(t: int, value: int) -> str:
    """The steps of one's own track."""
    steps = range(1, 6) if t < d.REPRODUCTION else range(d.START[t], d.MOST[t] + 1, d.STEP[t])
    boxes = "".join('<i class="f"></i>' if s <= value else "<i></i>" for s in steps)
    return f'<span class="bio-pips">{boxes}</span>'


def track_told(v: Vocabulary, g: Biosphere, p: int, t: int) -> str:
    """A track of one species in words."""
    told = v.words.plain("track.told", species=v.species[p], track=v.tracks[t], n=g.value(p, t), most=d.MOST[t])
    if t < d.REPRODUCTION and g.blocked(p, t):
        told += f"; {v.words.plain('track.blocked')}"
    return told
