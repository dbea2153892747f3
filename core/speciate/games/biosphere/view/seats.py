"""The strip of players: goals, evolution points, dice."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import clean, icon, pill
from speciate.locale import apart, plain_text

from .. import data as d
from ..rules.state import Biosphere
from .signs import species_badge
from .words import Vocabulary, mine, player_name, vocabulary


def draw_seats(scene: Scene[Biosphere]) -> str:
    """A panel for each species in play, clockwise."""
    v = vocabulary(scene.words)
    own = mine(scene.g, scene.viewer)
    return "".join(_seat(scene, v, p, p == own) for p in scene.g.species())


def _seat(scene: Scene[Biosphere], v: Vocabulary, p: int, me: bool) -> str:
    g, w = scene.g, v.words
    css = f"bio-seat{' me' if me else ''}{' turn' if scene.acting == p and not g.over else ''}"
    goals, before, after = g.goals_of(p), scene.since, scene.after
    news = pill(goals - before.goals_of(p)) if before else ""
    points = g.ep[p]
    spent = pill(after.ep[p] - points, "pill go") if after else ""
    dice = g.on_map(p)
    told = w.plain("seat.dice", n=dice, supply=g.supply[p])
    name = player_name(scene, p)
    player = f'<small class="bio-pn">{apart(name)}</small>' if name and plain_text(v.species[p]) not in name else ""
    told_first = w.plain("seat.first")
    first = f'<span class="bio-first" role="img" aria-label="{told_first}" title="{told_first}">1</span>'
    return (
        f'<section class="{css}" id="seat-{d.SPECIES[p]}" aria-label="{v.species[p]}" title="{clean(name)}">'
        f"{species_badge(p)}"
        f"<h3><span>{v.species[p]}</span>{first if p == g.first else ''}{player}</h3>"
        f'<p class="bio-gl" title="{w.plain("seat.goals", n=goals, all=d.GOALS_TO_END)}"><b class="num">{goals}</b>'
        f"<small>{w('seat.of', n=d.GOALS_TO_END)}</small>{news}</p>"
        f'<p class="bio-st"><span title="{told}" aria-label="{told}" role="img">{icon("ic-dice", "bio-i")}{dice}</span>'
        f"<span>{w('seat.ep', n=points)}{spent}</span></p></section>"
    )
