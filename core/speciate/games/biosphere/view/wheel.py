"""The wheel of life: a dial that turns a fifth each turn, and in words which dice die when."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from speciate.draw.face import Scene
from speciate.engine import DONE

from .. import data as d
from ..decisions import BREED_TILE, FILL_TILE, MOVE_DIE, MOVE_TILE
from ..pieces import ALL, face_of_die
from ..rules.facts import face_of, years_left
from ..rules.goals import dice_by_face
from ..rules.state import Biosphere
from ..rules.wheel import next_graveyard, older
from . import art
from .words import Vocabulary, mine, vocabulary

_FIFTH: Final = 72
_OUTER, _MIDDLE, _INNER = 64.0, 51.0, 38.0


def _point(degrees: float, radius: float) -> str:
    """A point on the dial; 0 degrees is the top, where the graveyard is."""
    angle = degrees * pi / 180
    return f"{radius * sin(angle):.1f} {-radius * cos(angle):.1f}"


def _slice(at: int, outer: float, inner: float) -> str:
    """A fifth of a ring as a path."""
    a, b = at * _FIFTH - _FIFTH / 2, at * _FIFTH + _FIFTH / 2
    return (
        f"M{_point(a, outer)}A{outer:g} {outer:g} 0 0 1 {_point(b, outer)}"
        f"L{_point(b, inner)}A{inner:g} {inner:g} 0 0 0 {_point(a, inner)}Z"
    )


@cache
def _dial() -> str:
    """What does not turn: the graveyard at the top, the numbers of turns inside."""
    lines = "".join(f"M{_point(i * _FIFTH + 36, _INNER)}L{_point(i * _FIFTH + 36, _OUTER)}" for i in range(5))
    lives = "".join(
        f'<text transform="translate({_point(i * _FIFTH, 26)})"><tspan dy="4.4">{i or d.FACES}</tspan></text>'
        for i in range(5)
    )
    return (
        f'<circle class="bio-rim" r="{_OUTER:g}"/><path class="bio-grave" d="{_slice(0, _OUTER, _INNER)}"/>'
        f'<path class="bio-cut" d="{lines}"/><circle class="bio-hub" r="{_INNER:g}"/>{lives}'
    )


@cache
def _faces(turn: int) -> str:
    """The ring of faces: it has turned a fifth to the left for each turn, and its dice stay upright."""
    angle = -_FIFTH * (turn - 1)
    dying = next_graveyard((turn + 3) % d.FACES + 1)
    dice = "".join(
        f'<g transform="translate({_point((face - d.FACES) * _FIFTH, _MIDDLE)})">'
        f'<g class="bio-turns bio-wd bio-f{face}" transform="rotate({-angle})">'
        f"{art.die(0, face, face == dying)}</g></g>"
        for face in range(1, d.FACES + 1)
    )
    return f'<g class="bio-turns" id="wheel-ring" transform="rotate({angle})">{dice}</g>'


def draw_wheel(scene: Scene[Biosphere]) -> str:
    """The panel: the dial, and beside it every face with the time it has left."""
    g, v = scene.g, vocabulary(scene.words)
    w = v.words
    face, life = new_face(scene)
    hot = ""
    if face:
        place = (face - g.graveyard) % d.FACES
        hot = f'<path class="bio-hot" d="{_slice(place, _OUTER, _INNER)}"/>'
    dying = next_graveyard(g.graveyard)
    label = w.plain("wheel.label", face=g.graveyard, next=dying)
    me = mine(g, scene.viewer)
    rows = "".join(_row(v, g, me, turns, face_of(g, turns), face) for turns in range(1, 6))
    yours = f'<th scope="col">{w("wheel.yours")}</th>' if me != d.NOBODY else ""
    note = w("wheel.next", face=dying)
    if face:
        moved = scene.choice is not None and scene.choice.decision in (MOVE_DIE, MOVE_TILE)
        note = w("wheel.perishes" if not life else "wheel.moved" if moved else "wheel.new", face=face, n=life)
    return (
        f'<div class="ph"><h2>{w("wheel.title")}</h2><span class="r">{note}</span></div><div class="bio-wheel">'
        f'<svg viewBox="-66 -66 132 132" class="bio-dial" role="img" aria-label="{label}" id="wheel-dial" '
        f'data-card="wheel">{_dial()}{hot}{_faces(g.turn)}</svg>'
        f'<table class="bio-ends"><caption class="vh">{label}</caption><thead><tr>'
        f'<th scope="col"><span class="vh">{w("wheel.face")}</span></th><th scope="col">{w("wheel.dies")}</th>'
        f'<th scope="col">{w("wheel.all")}</th>{yours}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _row(v: Vocabulary, g: Biosphere, me: int, turns: int, face: int, hot: int) -> str:
    """A face, when its dice die, how many there are, and how many of them are the viewer's."""
    counts = [sum(g.showing(p, face)) for p in g.species()]
    own = f'<td class="num"><b>{dice_by_face(g, me)[face - 1]}</b></td>' if me != d.NOBODY else ""
    when = v.words("wheel.soon") if turns == 1 else v.turns(turns)
    css = f"bio-f{face}" + (" bio-hotrow" if face == hot else " bio-nextrow" if turns == 1 else "")
    small = art.plain_die(face, turns == 1)
    return (
        f'<tr class="{css}" data-kin="row-{face}"><th scope="row">'
        f'<button type="button" class="bio-link" data-card="wheel" id="wheel-{face}">'
        f'{small}<span class="vh">{v.words("wheel.face")} {face}</span></button></th><td>{when}</td>'
        f'<td class="num">{sum(counts)}</td>{own}</tr>'
    )


def new_face(scene: Scene[Biosphere]) -> tuple[int, int]:
    """The face that a die gets by the selected value, and the turns until it dies: 0 if the move kills it.

    (0, 0) where no die would be placed or moved.
    """
    g, choice, value = scene.g, scene.choice, scene.selected
    if choice is None or value is None or value == DONE:
        return 0, 0
    if choice.decision in (BREED_TILE, FILL_TILE) and value != ALL:
        face = g.face_now(g.species_of(choice.seat), g.terrain[value])
        return face, years_left(g, face)
    if choice.decision in (MOVE_DIE, MOVE_TILE):
        face = older(face_of_die(value) if choice.decision is MOVE_DIE else choice.numbers["face"])
        return face, years_left(g, face) % d.FACES
    return 0, 0
