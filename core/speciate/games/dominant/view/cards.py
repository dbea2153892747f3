"""The dominance cards that are available, and any card in full."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.earth.view.panels import printed_title, sure
from speciate.locale import Words

from .. import data
from ..pieces import CARD
from ..rules.state import Dominant
from .words import FIGURES, Vocabulary, vocabulary

SURVIVAL = "survival"
"""The id of the Survival card, which is no dominance card."""


def draw_cards(scene: Scene[Dominant]) -> Markup:
    """The five cards, and what is left of the deck."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    rows = [_slot(scene, v, lit, slot) for slot in range(data.ROW)]
    return markup(
        '<div class="ph"><h2>{}</h2><span class="r">{}</span></div><ol class="cards plain">{}</ol>',
        v.words("cards.title"),
        _to_come(g, v),
        join(rows),
    )


def _to_come(g: Dominant, v: Vocabulary) -> Markup:
    if g.last_round:
        return v.words("cards.last_round")
    where = "cards.ice_hidden" if g.deck else "cards.ice_here"
    return markup("{} · {}", v.words("cards.to_come", n=g.deck), v.words(where))


def _slot(scene: Scene[Dominant], v: Vocabulary, lit: Targets, slot: int) -> Markup:
    g = scene.g
    card = g.row[slot]
    if card == data.NO_CARD:
        return markup('<li class="card none" id="slot-{}"><div><p>{}</p></div></li>', slot + 1, v.words("cards.empty"))
    facts, title = data.CARDS[card], v.titles[card]
    sign = NOTHING
    if card in lit.of(CARD):
        label = v.words.plain("cards.take", card=title)
        attributes = markup('class="cn{}" id="cn-{}" {}', lit.css(card), slot + 1, lit.attributes(card, label))
        sign = markup('<span {attributes} data-k="{}"></span>', lit.letter(card), attributes=attributes)
    new = scene.since is not None and card not in scene.since.row
    fresh = markup('<i class="pill">{}</i>', v.words("cards.new")) if new else NOTHING
    guess = NOTHING
    if facts.sure == "reconstructed":
        guess = markup('<i class="rec" title="{}">{}</i>', v.words.plain("sure.reconstructed"), v.words("cards.rec"))
    name = markup('<button type="button" class="serif" data-card="{}">{title}</button>', facts.id, title=title)
    text = markup("<h3>{name}{guess}{fresh}</h3><p>{}</p>", v.cards[card], name=name, guess=guess, fresh=fresh)
    return markup(
        '<li class="card" id="slot-{}" data-what="{id}">{sign}<div>{text}</div></li>',
        slot + 1,
        id=facts.id,
        sign=sign,
        text=text,
    )


def full_card(words: Words, card_id: str) -> tuple[Markup, Markup] | None:
    """A card by its id: title and markup."""
    v = vocabulary(words)
    if card_id == SURVIVAL:
        return v.words("survival.title"), _full(v, "when.survival", v.words("card.survival"), card_id, "printed")
    if card_id not in data.CARDS.numbers:
        return None
    n = data.CARDS.numbers[card_id]
    full = _full(v, "when.card", v.cards[n], card_id, data.CARDS[n].sure)
    return v.titles[n], join((printed_title(v, f"card.{card_id}"), full))


def _full(v: Vocabulary, when: str, text: Markup, card_id: str, how: str) -> Markup:
    more = f"card.{card_id}.more"
    extra = markup("<p>{}</p>", v.words(more, **FIGURES)) if more in v.words else NOTHING
    return markup(
        '<div class="full"><p class="when">{}</p><p class="text">{text}</p>{extra}{}</div>',
        v.words(when),
        sure(v, how, f"card.{card_id}", FIGURES),
        text=text,
        extra=extra,
    )
