"""The strip of players: goals, evolution points, dice."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import icon, pill
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.locale import apart, plain_text

from .. import data
from ..rules.state import Biosphere
from .signs import species_badge
from .words import Vocabulary, mine, player_name, vocabulary


def draw_seats(scene: Scene[Biosphere]) -> Markup:
    """A panel for each species in play, clockwise."""
    v = vocabulary(scene.words)
    own = mine(scene.g, scene.viewer)
    return join(_seat(scene, v, p, p == own) for p in scene.g.species())


def _seat(scene: Scene[Biosphere], v: Vocabulary, p: int, me: bool) -> Markup:
    g, w = scene.g, v.words
    goals, points, dice, before, after = g.goals_of(p), g.ep[p], g.on_map(p), scene.since, scene.after
    name, player, first = player_name(scene, p), NOTHING, NOTHING
    if name and plain_text(v.species[p]) not in name:
        player = markup('<small class="bio-pn">{}</small>', apart(name))
    if p == g.first:
        first = markup(
            '<span class="bio-first" data-what="first" role="img" title="{label}">1</span>',
            label=w.plain("seat.first"),
        )
    return markup(
        '<section class="bio-seat{me}{turn}" id="seat-{id}" aria-label="{label}" title="{name}">{badge}'
        "<h3><span>{species}</span>{first}</h3>{player}"
        '<p class="bio-gl" data-what="goals" title="{goals_label}"><b class="num">{goals}</b><small>{of}</small>{news}'
        '</p><p class="bio-st">'
        '<span data-what="dice" role="img" title="{dice_label}">{icon}{dice}</span>'
        '<span data-what="points">{points}{spent}</span></p></section>',
        me=" me" if me else "",
        turn=" turn" if scene.acting == p and not g.over else "",
        id=data.SPECIES[p],
        label=plain_text(v.species[p]),
        species=v.species[p],
        name=name,
        badge=species_badge(p),
        first=first,
        player=player,
        goals_label=w.plain("seat.goals", n=goals, all=data.GOALS_TO_END),
        goals=goals,
        of=w("seat.of", n=data.GOALS_TO_END),
        news=pill(goals - before.goals_of(p)) if before else NOTHING,
        dice_label=w.plain("seat.dice", n=dice, supply=g.supply[p]),
        icon=icon("ic-dice", "bio-i"),
        dice=dice,
        points=w("seat.ep", n=points),
        spent=pill(after.ep[p] - points, "pill go") if after else NOTHING,
    )
