"""The board: the heap, and in a panel of its own what each player has."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import badge, key, pill
from speciate.draw.marks import key_badge
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.locale import apart

from .. import data
from ..pieces import CARD, STONES
from ..rules.state import Pebbles

ACROSS = 7
"""Stones in a row of the heap."""


def place_of(g: Pebbles, seat: int) -> int:
    """The colour that a seat plays."""
    return g.places.index(seat)


def draw_heap(scene: Scene[Pebbles]) -> Markup:
    """The stones of the heap; those that a turn may take are targets, the n-th of them for n stones."""
    g, lit = scene.g, Targets(scene)
    return markup(
        '<svg class="board pebbles-heap" id="board-svg" viewBox="0 0 320 240" role="group" aria-label="{}">{}</svg>',
        scene.words.plain("board.heap", n=g.heap),
        join(_stone(scene, lit, n) for n in range(1, g.heap + 1)),
    )


def _stone(scene: Scene[Pebbles], lit: Targets, n: int) -> Markup:
    row, column = divmod(n - 1, ACROSS)
    x, y = 34 + 42 * column, 40 + 54 * row
    css, target, letter = "pebbles-stone", NOTHING, NOTHING
    if n in lit.of(STONES):
        css += lit.css(n)
        target = markup(" {}", lit.attributes(n, scene.words.plain("label.stones", n=n)))
        letter = key_badge(f"key-{n}", lit.letter(n), x, y + 14)
    return markup(
        '<g id="stone-{n}" class="{css}"{target}>'
        '<use href="#pebbles-pebble" x="{x}" y="{y}" width="34" height="34"/>{letter}</g>',
        n=n,
        css=css,
        target=target,
        x=x - 17,
        y=y - 17,
        letter=letter,
    )


def draw_seats(scene: Scene[Pebbles]) -> Markup:
    """A row for each player: stones and cards. Those in hand are targets when one may be discarded."""
    g, words, lit = scene.g, scene.words, Targets(scene)
    rows: list[Markup] = []
    for seat, stones in enumerate(g.stones):
        place = place_of(g, seat)
        gain = scene.after.stones[seat] - stones if scene.after else 0
        rows.append(
            markup(
                '<li id="seat-{place}">{badge} <b>{name}</b>{player} {stones}{gain}'
                ' <span class="pebbles-hand">{cards}</span></li>',
                place=place,
                badge=badge(place, "pebbles-pebble"),
                name=words(f"colour.{data.COLOURS[place]}"),
                player=markup(" <small>{}</small>", apart(scene.names[seat])) if scene.names else NOTHING,
                stones=words("label.stones", n=stones),
                gain=pill(gain),
                cards=join(_card(scene, lit, seat, card) for card in range(len(data.CARDS))),
            )
        )
    return markup('<ul class="pebbles-seats">{}</ul>', join(rows))


def _card(scene: Scene[Pebbles], lit: Targets, seat: int, card: int) -> Markup:
    token, words = CARD.token(card), scene.words
    css = "pebbles-card" if card in scene.g.hands[seat] else "pebbles-card gone"
    target, letter = NOTHING, NOTHING
    if card in lit.of(CARD) and scene.choice and scene.choice.seat == seat:
        css += lit.css(card)
        target = markup(" {}", lit.attributes(card, words.plain(f"card.{token}.title")))
        letter = key(lit.letter(card))
    return markup(
        '<span class="{css}" id="card-{place}-{token}" data-card="{token}"{target}>{title}{letter}</span>',
        css=css,
        place=place_of(scene.g, seat),
        token=token,
        target=target,
        title=words(f"card.{token}.title"),
        letter=letter,
    )
