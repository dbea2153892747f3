"""The board: the heap, and in a panel of its own what each player has."""

from __future__ import annotations

from html import escape

from speciate.draw.face import Scene
from speciate.draw.html import badge, key, pill
from speciate.draw.marks import key_badge
from speciate.draw.target import Targets
from speciate.locale import apart

from .. import data as d
from ..pieces import CARD, STONES
from ..rules.state import Pebbles

ACROSS = 7
"""Stones in a row of the heap."""


def place_of(g: Pebbles, seat: int) -> int:
    """The colour that a seat plays."""
    return g.places.index(seat)


def draw_heap(scene: Scene[Pebbles]) -> str:
    """The stones of the heap; those that a turn may take are targets, the n-th of them for n stones."""
    g, lit = scene.g, Targets(scene)
    stones = [_stone(scene, lit, n) for n in range(1, g.heap + 1)]
    label = scene.words.plain("board.heap", n=g.heap)
    return (
        f'<svg class="board pebbles-heap" viewBox="0 0 320 240" role="group" aria-label="{escape(label)}">'
        f"{''.join(stones)}</svg>"
    )


def _stone(scene: Scene[Pebbles], lit: Targets, n: int) -> str:
    row, column = divmod(n - 1, ACROSS)
    x, y = 34 + 42 * column, 40 + 54 * row
    head, letter = f'id="stone-{n}"', ""
    if n in lit.of(STONES):
        label = escape(scene.words.plain("label.stones", n=n))
        head += f' class="pebbles-stone{lit.css(n)}" {lit.attributes(n, label)}'
        letter = key_badge(f"key-{n}", lit.letter(n), x, y + 14)
    else:
        head += ' class="pebbles-stone"'
    picture = f'<use href="#pebbles-pebble" x="{x - 17}" y="{y - 17}" width="34" height="34"/>'
    return f"<g {head}>{picture}{letter}</g>"


def draw_seats(scene: Scene[Pebbles]) -> str:
    """A row for each player: stones, and the cards in hand, which are targets when one may be discarded."""
    g, words, lit = scene.g, scene.words, Targets(scene)
    rows = []
    for seat, stones in enumerate(g.stones):
        place = place_of(g, seat)
        name = words(f"colour.{d.COLOURS[place]}")
        gain = scene.after.stones[seat] - stones if scene.after else 0
        player = f" <small>{apart(scene.names[seat])}</small>" if scene.names else ""
        cards = "".join(_card(scene, lit, seat, card) for card in g.hands[seat])
        rows.append(
            f'<li id="seat-{place}">{badge(place, "pebbles-pebble")} <b>{name}</b>{player} '
            f'{words("label.stones", n=stones)}{pill(gain)} <span class="pebbles-hand">{cards}</span></li>'
        )
    return f'<ul class="pebbles-seats">{"".join(rows)}</ul>'


def _card(scene: Scene[Pebbles], lit: Targets, seat: int, card: int) -> str:
    token, words = CARD.token(card), scene.words
    title = words(f"card.{token}.title")
    css, more = "pebbles-card", f'data-card="{token}"'
    if card in lit.of(CARD) and scene.choice and scene.choice.seat == seat:
        css += lit.css(card)
        more += f" {lit.attributes(card, escape(words.plain(f'card.{token}.title')))}"
        title = type(title)(title + key(lit.letter(card)))
    return f'<span class="{css}" id="card-{place_of(scene.g, seat)}-{token}" {more}>{title}</span>'
