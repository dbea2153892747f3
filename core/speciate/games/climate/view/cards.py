"""Any trait, event, zone or species explained."""

from __future__ import annotations

import re

from speciate.draw.face import Scene
from speciate.draw.html import icon, number
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import Sure
from speciate.locale import Words

from .. import data
from ..rules.hooks import EVENTS, TRAITS, nature
from ..rules.state import Climate
from .board import hanging
from .facts import loss_in, named
from .parts import zone_icon
from .words import Vocabulary, signed, symbol, vocabulary

Shown = tuple[Markup, Markup]


def full_card(words: Words, card_id: str) -> Shown | None:
    """A trait by its id, or an event card as `event-N`: title and markup."""
    v = vocabulary(words)
    if card_id in TRAITS.numbers:
        return _trait(v, TRAITS.numbers[card_id])
    event = re.fullmatch(r"event-(\d{1,2})", card_id)
    if event and int(event[1]) < len(data.EVENT_CARDS):
        return _event(v, int(event[1]))
    return None


def explain(scene: Scene[Climate], thing: str) -> Shown | None:
    """A zone (`zone-N`), a species (`species-N`) or the watering hole as it stands now."""
    v = vocabulary(scene.words)
    kind, _, n = thing.partition("-")
    if kind == "hole" and not n:
        notes = join(markup("<p>{}.</p>", note) for note in hanging(scene.g, v))
        return v.words("board.hole"), markup('<p class="text">{}</p>{}', v.words("explain.hole", n=scene.g.hole), notes)
    if not re.fullmatch(r"[0-9]{1,3}", n):
        return None
    g = scene.g.seen_by(scene.viewer)
    if kind == "zone" and int(n) < len(data.TRACK):
        return _zone(g, v, int(n))
    if kind == "species" and any(int(n) in row for row in g.rows):
        return _species(g, v, int(n))
    return None


def sure(v: Vocabulary, how: str, what: str) -> Markup:
    """How sure we are of something, in words."""
    return markup('<p class="sure {}">{}: {}</p>', how, v.words(what), v.words(f"sure.{how}"))


def faces(trait: int) -> list[data.CardFacts]:
    """The cards that show a trait: they differ in what they bring as food."""
    return [card for card in data.CARDS if card.trait == trait]


def leaves(trait: int) -> str:
    """The leaf numbers on all copies of a trait, ascending."""
    return ", ".join(number(n) for n in sorted(card.plants for card in faces(trait) for _ in range(card.copies)))


def least_sure(trait: int) -> tuple[Sure, Sure]:
    """How sure leaf numbers and signs of a trait are: as its least sure card."""
    cards = faces(trait)
    return data.least_sure(card.plants_sure for card in cards), data.least_sure(card.icons_sure for card in cards)


def _trait(v: Vocabulary, trait: int) -> Shown:
    trait_id, cards = data.TRAITS[trait], faces(trait)
    suns, flakes = sum(c.suns * c.copies for c in cards), sum(c.flakes * c.copies for c in cards)
    plants, icons = least_sure(trait)
    return v.traits[trait], markup(
        '<div class="full cl-about"><p class="when">{when}</p><p class="text">{does}</p><p>{more}</p>'
        "<p>{copies} {leaves} {signs}</p>{leaves_sure}{signs_sure}</div>",
        when=v.words("explain.trait"),
        does=v.does[trait],
        more=v.words(f"trait.{trait_id}.more"),
        copies=v.words("explain.copies", n=sum(c.copies for c in cards), all=len(data.COPIES)),
        leaves=v.words("explain.leaves", list=leaves(trait)),
        signs=v.words("explain.signs", suns=suns, flakes=flakes),
        leaves_sure=sure(v, plants, "sure.leaves"),
        signs_sure=sure(v, icons, "sure.signs"),
    )


def _event(v: Vocabulary, n: int) -> Shown:
    card = data.EVENT_CARDS[n]
    parts = [v.words("explain.event.in", zone=v.zones[card.zone])]
    if card.loss and (card.low, card.high) != (1, data.TOP):
        kind = v.kinds[card.deck]
        sizes = v.sizes(card.low, card.high)
        parts.append(v.words("explain.event.numbers", sizes=sizes, n=card.loss, kind=kind))
    if card.target != data.NO_ZONE:
        parts.append(v.words("explain.event.to", zone=v.zones[card.target]))
    parts.append(v.words("explain.event.copies", n=card.copies, all=data.EVENTS_EACH))
    return v.events[n], markup(
        '<div class="full cl-about"><p class="when">{event}, {side}</p><p class="text">{does}</p><p>{parts}</p>{sure}'
        "</div>",
        event=v.words("explain.event"),
        side=v.words(f"side.{data.KINDS[card.deck]}"),
        does=v.words(f"event.{card.event}.does"),
        parts=join(parts, " "),
        sure=sure(v, EVENTS[EVENTS.numbers[card.event]].sure, "sure.event"),
    )


def _zone(g: Climate, v: Vocabulary, zone: int) -> Shown:
    words, place = v.words, data.TRACK[zone]
    plants = place.plants_few if len(g.hands) <= data.FEW_PLAYERS else place.plants_many
    hits = words("explain.zone.calm")
    if place.loss:
        sizes = v.sizes(place.low, place.high)
        hits = words("explain.zone.hit", sizes=sizes, n=place.loss, kind=v.kinds[place.kind])
    rows = []
    for species in g.living():
        n = loss_in(g, species, zone)
        if n:
            does = words("explain.dies") if n >= g.population[species] else words("explain.loses", n=n)
            rows.append(markup('<tr><th scope="row">{}</th><td>{}</td></tr>', named(g, v, species), does))
    table = markup("<table><tbody>{}</tbody></table>", join(rows))
    return v.zones[zone], markup(
        '<div class="full cl-about"><p class="when">{when}</p><p class="text">{hits}</p><p>{plants}</p>'
        "<h3>{species}</h3>{table}{sure}</div>",
        when=words("explain.zone"),
        hits=hits,
        plants=words("explain.zone.plants", n=signed(plants)),
        species=words("explain.zone.species"),
        table=table if rows else markup("<p>{}</p>", words("explain.zone.nobody")),
        sure=sure(v, "reconstructed", "sure.zone"),
    )


def _species(g: Climate, v: Vocabulary, species: int) -> Shown:
    words, has = v.words, nature(g.traits[species])
    lines = [
        words("explain.population", n=g.population[species]),
        words("explain.food", food=g.food[species], population=g.population[species]),
        words("explain.body", n=g.body[species]),
    ]
    if has.defence:
        lines.append(words("explain.defends", n=g.body[species] + has.defence))
    if has.hunts:
        lines.append(words("explain.attacks", n=g.body[species] + (g.population[species] if has.packs else 0)))
    if has.stores:
        lines.append(words("explain.fat", n=g.fat[species], body=g.body[species]))
    left, right = g.neighbours(species)
    if left >= 0:
        lines.append(words("explain.left", name=named(g, v, left)))
    if right >= 0:
        lines.append(words("explain.right", name=named(g, v, right)))
    traits = []
    for card in g.cards[species]:
        if card == data.HIDDEN:
            traits.append(markup("<div>{}<p>{}</p></div>", icon("ic-lock", ""), words("mat.hidden")))
        else:
            t = data.TRAIT_OF[card]
            traits.append(markup("<div>{}<p><b>{}</b>. {}</p></div>", icon(symbol(t), ""), v.traits[t], v.does[t]))
    rows = []
    for zone in range(len(data.TRACK) - 1, -1, -1):
        n = loss_in(g, species, zone)
        if n or abs(zone - g.zone_ahead()) < 2:
            does = (
                words("explain.dies")
                if n >= g.population[species]
                else words("explain.loses", n=n)
                if n
                else words("explain.safe")
            )
            row = zone_icon(zone), v.zones[zone], does
            rows.append(markup('<tr><th scope="row">{}{}</th><td>{}</td></tr>', *row))
    owned = NOTHING
    if traits:
        owned = markup('<h3>{}</h3><div class="cl-list">{}</div>', words("explain.traits"), join(traits))
    return named(g, v, species), markup(
        '<div class="full cl-about"><p>{facts}</p>{owned}<h3>{climate}</h3><table><tbody>{rows}</tbody></table></div>',
        facts=join(lines, " "),
        owned=owned,
        climate=words("explain.climate"),
        rows=join(rows),
    )
