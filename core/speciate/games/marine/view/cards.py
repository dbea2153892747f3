"""The evolution cards face up, and any card or trait in full."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import icon, key
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.earth.view.panels import printed_title, sure
from speciate.locale import Words

from .. import data
from ..pieces import SLOT
from ..rules.state import Marine
from .words import FIGURES, Vocabulary, vocabulary


def draw_cards(scene: Scene[Marine]) -> Markup:
    """Slots 5 to 1, what is still to come, and the discard pile."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    rows = [_slot(scene, v, lit, slot) for slot in reversed(range(data.SLOTS))]
    return markup(
        '<div class="ph"><h2>{}</h2><span class="r">{}</span></div><ol class="cards">{}</ol>{}',
        v.words("cards.title"),
        _to_come(g, v),
        join(rows),
        _pile(g, v),
    )


def _to_come(g: Marine, v: Vocabulary) -> Markup:
    if g.last_round:
        return v.words("cards.last_round")
    if not g.in_turns():
        return v.words("cards.to_come", n=g.deck)
    key = (
        "cards.asteroid_here"
        if data.ASTEROID in g.row
        else "cards.asteroid_gone"
        if g.asteroid_drawn
        else "cards.asteroid_hidden"
    )
    return markup("{} · {}", v.words("cards.to_come", n=g.deck), v.words(key))


def _slot(scene: Scene[Marine], v: Vocabulary, lit: Targets, slot: int) -> Markup:
    g = scene.g
    card = g.row[slot]
    if card == data.NO_CARD:
        return markup(
            '<li class="card none" id="slot-{}"><span class="cn">{}</span><div><p>{}</p></div></li>',
            slot + 1,
            slot + 1,
            v.words("cards.empty"),
        )
    facts, title = data.CARDS[card], v.titles[card]
    number = markup('<span class="cn">{}</span>', slot + 1)
    if slot in lit.of(SLOT):
        label = v.words.plain("cards.slot", n=slot + 1, card=title)
        number = markup(
            '<span class="cn{}" id="cn-{}" {}>{}{}</span>',
            lit.css(slot),
            slot + 1,
            lit.attributes(slot, label),
            slot + 1,
            key(lit.letter(slot)),
        )
    new = scene.since is not None and card not in scene.since.row
    fresh = markup('<i class="pill">{}</i>', v.words("cards.new")) if new else NOTHING
    guess = (
        markup('<i class="rec" title="{}">{}</i>', v.words.plain("sure.reconstructed"), v.words("cards.rec"))
        if facts.sure == "reconstructed"
        else NOTHING
    )
    name = markup('<button type="button" class="serif" data-card="{}">{title}</button>', facts.id, title=title)
    return markup(
        '<li class="card" id="slot-{}" data-what="{id}">{number}<div><h3>{name}{guess}{fresh}</h3><p>{}</p></div>{}'
        "</li>",
        slot + 1,
        v.cards[card],
        event_marks(v, facts),
        id=facts.id,
        number=number,
        name=name,
        guess=guess,
        fresh=fresh,
    )


def event_marks(v: Vocabulary, facts: data.CardFacts) -> Markup:
    """The event that the card brought as it appeared, with its word."""
    if not facts.fish:
        return NOTHING
    kinds = {"dead": ("extinction",), "live": ("survival",), "both": ("extinction", "survival")}[facts.fish]
    return join(
        markup(
            '<span class="ev" title="{}">{}<span>{}</span></span>',
            v.words.plain("cards.event"),
            icon(f"ic-{kind}"),
            v.words(f"event.{kind}"),
        )
        for kind in kinds
    )


def _pile(g: Marine, v: Vocabulary) -> Markup:
    come = markup('<span class="tc">{} · </span>', _to_come(g, v))
    if not g.discard:
        return markup('<p class="pile-top" id="discard">{come}{}</p>', v.words("cards.no_discard"), come=come)
    top = data.CARDS[g.discard[-1]].id
    name = markup('<button type="button" data-card="{top}">{}</button>', v.titles[g.discard[-1]], top=top)
    return markup(
        '<p class="pile-top" id="discard">{come}{}: {name}</p>',
        v.words("cards.discard", n=len(g.discard)),
        come=come,
        name=name,
    )


# --- in full ----------------------------------------------------------------------------------------------------------


def full_card(words: Words, card_id: str) -> tuple[Markup, Markup] | None:
    """A card or trait by its id: title and markup."""
    v = vocabulary(words)
    if card_id in data.CARDS.numbers:
        n = data.CARDS.numbers[card_id]
        return v.titles[n], join((printed_title(v, f"card.{card_id}"), card_markup(v, data.CARDS[n])))
    if card_id in data.TRAITS.numbers:
        n = data.TRAITS.numbers[card_id]
        return v.trait_titles[n], join((printed_title(v, f"trait.{card_id}"), trait_markup(v, n)))
    return None


def card_markup(v: Vocabulary, facts: data.CardFacts) -> Markup:
    """An evolution card in full: when it acts, its text, and how sure that is."""
    when = markup('<p class="when">{}</p>', v.words(f"when.{facts.when}"))
    more = f"card.{facts.id}.more"
    extra = markup("<p>{}</p>", v.words(more, **FIGURES)) if more in v.words else NOTHING
    event = NOTHING
    if facts.fish:
        event = markup('<p class="fish">{}<span>{}</span></p>', event_marks(v, facts), v.words("cards.event_guess"))
    return markup(
        '<div class="full">{when}<p class="text">{}</p>{extra}{event}{}</div>',
        v.cards[data.CARDS.numbers[facts.id]],
        sure(v, facts.sure, f"card.{facts.id}", FIGURES),
        when=when,
        extra=extra,
        event=event,
    )


def trait_markup(v: Vocabulary, n: int) -> Markup:
    """A trait card in full: its text, and how sure that is."""
    facts = data.TRAITS[n]
    return markup(
        '<div class="full"><p class="when">{}</p><p class="text">{}</p>{}</div>',
        v.words("when.trait"),
        v.traits[n],
        sure(v, facts.sure, f"trait.{facts.id}", FIGURES),
    )
