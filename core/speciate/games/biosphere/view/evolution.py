"""The evolution panel: the square, the open cards, everybody's hand."""

from __future__ import annotations

from functools import cache

from speciate.draw.face import Scene
from speciate.draw.html import key, mark
from speciate.draw.target import Targets

from .. import data as d
from ..pieces import DEED, PLAY
from ..rules.facts import next_bar_cost, next_scale_cost
from ..rules.state import Biosphere
from .signs import signs, tokens
from .square import draw_square
from .words import Vocabulary, shown_board, spending, vocabulary


def draw_evolution(scene: Scene[Biosphere]) -> str:
    """The markup of the panel: the square, the open cards, the hands."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    w = v.words
    note = w("evolution.next", scale=next_scale_cost(g), bar=next_bar_cost(g)) if spending(g) else w("evolution.note")
    rows = "".join(_row(scene, v, lit, row) for row in range(2))
    return (
        f'<div class="ph"><h2>{w("evolution.title")}</h2><span class="r">{note}</span></div>'
        f'{draw_square(scene)}<div class="bio-rows">{rows}</div>'
        f"{_hands(scene, v, lit)}"
    )


@cache
def _card_body(v: Vocabulary, card: int) -> str:
    facts = d.CARDS[card]
    return (
        f'<span class="bio-ct"><span class="bio-sg" aria-hidden="true">{tokens(v, facts.effect)}</span>'
        f'<span class="vh">{v.cards[card]}; </span><small>{v.combinations[facts.combination]}</small></span>'
    )


def _row(scene: Scene[Biosphere], v: Vocabulary, lit: Targets, row: int) -> str:
    """Five open cards, the newest first."""
    g, w, offered = scene.g, v.words, lit.of(DEED)
    cards = []
    for card in g.open_cards(row):
        if card == d.NO_CARD:
            cards.append(f'<li class="bio-gapcard">{w("card.gap")}</li>')
            continue
        card_id, new = d.CARDS[card].id, ""
        if scene.since is not None and card not in scene.since.row:
            new = " bio-new"
        if card in offered:
            label = w.plain("card.buy", card=v.cards[card], combination=v.combinations[d.CARDS[card].combination])
            told = f'class="bio-card{new}{lit.css(card)}" {lit.attributes(card, label)}'
            body = f'<span id="card-{card_id}" {told}>{_card_body(v, card)}{key(lit.letter(card))}</span>'
        else:
            told = f'class="bio-card{new}" id="card-{card_id}" data-card="{card_id}" title="{v.cards[card]}"'
            body = f'<button type="button" {told}>{_card_body(v, card)}</button>'
        cards.append(f"<li>{body}</li>")
    title = w("row.title", n=d.COST[row])
    return f'<section class="bio-row"><h3>{title}</h3><ol>{"".join(cards)}</ol></section>'


def _hands(scene: Scene[Biosphere], v: Vocabulary, lit: Targets) -> str:
    """The cards of everybody's hand: the viewer's with words, the others' as pictures."""
    g, me = scene.g, shown_board(scene)
    out = []
    for p in sorted(g.species(), key=lambda p: p != me):
        hand = g.hand(p)
        played = g.played(p)
        if not hand and not played and p != me:
            continue
        cards = "".join(_held(v, lit, g, me, p, card) for card in hand)
        done = f'<span class="bio-done">{v.words("hand.played", n=played)}</span>' if played else ""
        none = "" if hand else f'<span class="bio-done">{v.words("hand.none")}</span>'
        out.append(f'<li>{mark(p)}<span class="vh">{v.species[p]}</span>{cards}{none}{done}</li>')
    return f'<section class="bio-hands"><h3 class="vh">{v.words("hand.title")}</h3><ul>{"".join(out)}</ul></section>'


def _held(v: Vocabulary, lit: Targets, g: Biosphere, me: int, p: int, card: int) -> str:
    facts = d.CARDS[card]
    label = f"{v.cards[card]}; {v.combinations[facts.combination]}"
    if p == me and PLAY in lit.of(DEED) and g.matching(me) == card:
        told = f'class="bio-card{lit.css(PLAY)}" {lit.attributes(PLAY, label)}'
        return f'<span id="play-card" {told}>{_card_body(v, card)}{key(lit.letter(PLAY))}</span>'
    body = _card_body(v, card) if p == me else f'<span class="bio-sg" aria-hidden="true">{signs(facts.effect)}</span>'
    css = "bio-card" if p == me else "bio-card small"
    return (
        f'<button type="button" class="{css}" id="hand-{facts.id}" data-card="{facts.id}" aria-label="{label}" '
        f'title="{label}">{body}</button>'
    )
