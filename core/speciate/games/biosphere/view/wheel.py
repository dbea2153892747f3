"""The wheel of life: a dial that turns a fifth each turn, and in words which dice die when."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import DONE

from .. import data
from ..decisions import BREED_TILE, FILL_TILE, MOVE_DIE, MOVE_TILE
from ..pieces import ALL, face_of_die
from ..rules.facts import face_of, years_left
from ..rules.goals import dice_by_face
from ..rules.state import Biosphere
from ..rules.wheel import graveyard_in, next_graveyard, older
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
def _dial() -> Markup:
    """What does not turn: the graveyard at the top, the numbers of turns inside."""
    lines = "".join(f"M{_point(i * _FIFTH + 36, _INNER)}L{_point(i * _FIFTH + 36, _OUTER)}" for i in range(5))
    lives = join(
        markup(
            '<text transform="translate({})"><tspan dy="4.4">{}</tspan></text>', _point(i * _FIFTH, 26), i or data.FACES
        )
        for i in range(5)
    )
    return markup(
        '<circle class="bio-rim" r="{rim:g}"/><path class="bio-grave" d="{grave}"/><path class="bio-cut" d="{lines}"/>'
        '<circle class="bio-hub" r="{hub:g}"/>{lives}',
        rim=_OUTER,
        grave=_slice(0, _OUTER, _INNER),
        lines=lines,
        hub=_INNER,
        lives=lives,
    )


@cache
def _faces(turn: int) -> Markup:
    """The ring of faces: it has turned a fifth to the left for each turn, and its dice stay upright."""
    angle = -_FIFTH * (turn - 1)
    dying = next_graveyard(graveyard_in(turn))
    dice = join(
        markup(
            '<g transform="translate({at})"><g class="bio-turns bio-wd bio-f{face}" transform="rotate({upright})">{die}'
            "</g></g>",
            at=_point((face - data.FACES) * _FIFTH, _MIDDLE),
            face=face,
            upright=-angle,
            die=art.die(0, face, face == dying),
        )
        for face in range(1, data.FACES + 1)
    )
    return markup('<g class="bio-turns" id="wheel-ring" transform="rotate({})">{}</g>', angle, dice)


def draw_wheel(scene: Scene[Biosphere]) -> Markup:
    """The panel: the dial, and beside it every face with the time it has left."""
    g, v = scene.g, vocabulary(scene.words)
    w = v.words
    face, life = new_face(scene)
    hot = NOTHING
    if face:
        place = (face - g.graveyard) % data.FACES
        hot = markup('<path class="bio-hot" d="{}"/>', _slice(place, _OUTER, _INNER))
    dying = next_graveyard(g.graveyard)
    me = mine(g, scene.viewer)
    note = w("wheel.next", face=dying)
    if face:
        moved = scene.choice is not None and scene.choice.decision in (MOVE_DIE, MOVE_TILE)
        note = w("wheel.perishes" if not life else "wheel.moved" if moved else "wheel.new", face=face, n=life)
    return markup(
        '<div class="ph"><h2>{title}</h2><span class="r">{note}</span></div><div class="bio-wheel">'
        '<svg viewBox="-66 -66 132 132" class="bio-dial" role="img" aria-label="{label}" id="wheel-dial" '
        'data-card="wheel">{dial}{hot}{faces}</svg>'
        '<table class="bio-ends"><caption class="vh">{label}</caption><thead><tr>'
        '<th scope="col"><span class="vh">{face}</span></th><th scope="col">{dies}</th><th scope="col">{all}</th>'
        "{yours}</tr></thead><tbody>{rows}</tbody></table></div>",
        title=w("wheel.title"),
        note=note,
        label=w.plain("wheel.label", face=g.graveyard, next=dying),
        dial=_dial(),
        hot=hot,
        faces=_faces(g.turn),
        face=w("wheel.face"),
        dies=w("wheel.dies"),
        all=w("wheel.all"),
        yours=markup('<th scope="col">{}</th>', w("wheel.yours")) if me != data.NOBODY else NOTHING,
        rows=join(_row(v, g, me, turns, face_of(g, turns), face) for turns in range(1, 6)),
    )


def _row(v: Vocabulary, g: Biosphere, me: int, turns: int, face: int, hot: int) -> Markup:
    """A face, when its dice die, how many there are, and how many of them are the viewer's."""
    own = markup('<td class="num"><b>{}</b></td>', dice_by_face(g, me)[face - 1]) if me != data.NOBODY else NOTHING
    when = v.words("wheel.soon") if turns == 1 else v.turns(turns)
    css = f"bio-f{face}" + (" bio-hotrow" if face == hot else " bio-nextrow" if turns == 1 else "")
    return markup(
        '<tr class="{css}" data-kin="row-{face}" data-what="wheel"><th scope="row">'
        '<button type="button" class="bio-link" data-card="wheel" id="wheel-{face}">{die}<span class="vh">{name} {face}'
        '</span></button></th><td>{when}</td><td class="num">{all}</td>{own}</tr>',
        css=css,
        face=face,
        die=art.plain_die(face, turns == 1),
        name=v.words("wheel.face"),
        when=when,
        all=sum(sum(g.showing(p, face)) for p in g.species()),
        own=own,
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
        return face, years_left(g, face) % data.FACES
    return 0, 0
