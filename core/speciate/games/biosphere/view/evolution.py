"""The evolution panel: the square, the open cards, everybody's hand."""

from __future__ import annotations

from functools import cache

from speciate.draw.face import Scene
from speciate.draw.html import key, mark
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.locale import plain_text

from .. import data
from ..pieces import DEED, PLAY
from ..rules.facts import next_bar_cost, next_scale_cost
from ..rules.state import Biosphere
from .signs import signs, tokens
from .square import draw_square
from .words import Vocabulary, shown_board, spending, vocabulary


def draw_evolution(scene: Scene[Biosphere]) -> Markup:
    """The markup of the panel: the square, the open cards, the hands."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    w = v.words
    note = w("evolution.next", scale=next_scale_cost(g), bar=next_bar_cost(g)) if spending(g) else w("evolution.note")
    return markup(
        '<div class="ph"><h2>{title}</h2><span class="r">{note}</span></div>{square}<div class="bio-rows">{rows}</div>'
        "{hands}",
        title=w("evolution.title"),
        note=note,
        square=draw_square(scene),
        rows=join(_row(scene, v, lit, row) for row in range(2)),
        hands=_hands(scene, v, lit),
    )


@cache
def _card_body(v: Vocabulary, card: int) -> Markup:
    facts = data.CARDS[card]
    return markup(
        '<span class="bio-ct"><span class="bio-sg" aria-hidden="true">{}</span><span class="vh">{}; </span>'
        "<small>{}</small></span>",
        tokens(v, facts.effect),
        v.cards[card],
        v.combinations[facts.combination],
    )


def _row(scene: Scene[Biosphere], v: Vocabulary, lit: Targets, row: int) -> Markup:
    """Five open cards, the newest first."""
    g, w, offered = scene.g, v.words, lit.of(DEED)
    cards = []
    for card in g.open_cards(row):
        if card == data.NO_CARD:
            cards.append(markup('<li class="bio-gapcard">{}</li>', w("card.gap")))
            continue
        card_id, css = data.CARDS[card].id, "bio-card"
        if scene.since is not None and card not in scene.since.row:
            css = "bio-card bio-new"
        if card in offered:
            label = w.plain("card.buy", card=v.cards[card], combination=v.combinations[data.CARDS[card].combination])
            cards.append(
                markup(
                    '<li><span id="card-{id}" class="{css}{target}" {attributes}>{body}{key}</span></li>',
                    id=card_id,
                    css=css,
                    target=lit.css(card),
                    attributes=lit.attributes(card, label),
                    body=_card_body(v, card),
                    key=key(lit.letter(card)),
                )
            )
        else:
            cards.append(
                markup(
                    '<li><button type="button" class="{css}" id="card-{id}" data-card="{id}" title="{title}">{body}'
                    "</button></li>",
                    css=css,
                    id=card_id,
                    title=plain_text(v.cards[card]),
                    body=_card_body(v, card),
                )
            )
    title = w("row.title", n=data.COST[row])
    return markup('<section class="bio-row"><h3>{}</h3><ol>{}</ol></section>', title, join(cards))


def _hands(scene: Scene[Biosphere], v: Vocabulary, lit: Targets) -> Markup:
    """The cards of everybody's hand: the viewer's with words, the others' as pictures."""
    g, me = scene.g, shown_board(scene)
    out = []
    for p in sorted(g.species(), key=lambda p: p != me):
        hand = g.hand(p)
        played = g.played(p)
        if not hand and not played and p != me:
            continue
        cards = join(_held(v, lit, g, me, p, card) for card in hand)
        done = markup('<span class="bio-done">{}</span>', v.words("hand.played", n=played)) if played else NOTHING
        none = NOTHING if hand else markup('<span class="bio-done">{}</span>', v.words("hand.none"))
        out.append(
            markup(
                '<li>{mark}<span class="vh">{species}</span>{cards}{none}{done}</li>',
                mark=mark(p),
                species=v.species[p],
                cards=cards,
                none=none,
                done=done,
            )
        )
    return markup(
        '<section class="bio-hands"><h3 class="vh">{}</h3><ul>{}</ul></section>', v.words("hand.title"), join(out)
    )


def _held(v: Vocabulary, lit: Targets, g: Biosphere, me: int, p: int, card: int) -> Markup:
    facts = data.CARDS[card]
    label = plain_text(markup("{}; {}", v.cards[card], v.combinations[facts.combination]))
    if p == me and PLAY in lit.of(DEED) and g.matching(me) == card:
        return markup(
            '<span id="play-card" class="bio-card{css}" {attributes}>{body}{key}</span>',
            css=lit.css(PLAY),
            attributes=lit.attributes(PLAY, label),
            body=_card_body(v, card),
            key=key(lit.letter(PLAY)),
        )
    if p == me:
        css, body = "bio-card", _card_body(v, card)
    else:
        css, body = "bio-card small", markup('<span class="bio-sg" aria-hidden="true">{}</span>', signs(facts.effect))
    return markup(
        '<button type="button" class="{css}" id="hand-{id}" data-card="{id}" aria-label="{label}" title="{label}">'
        "{body}</button>",
        css=css,
        id=facts.id,
        label=label,
        body=body,
    )
