"""The rules page: our own words, the tables that the rules play by, every trait, event and zone and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.html import icon
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.rules import Cell, card_name, page, table, text
from speciate.locale import Words

from .. import data
from ..rules.hooks import EVENTS, TRAITS, Nature
from .cards import faces, least_sure, leaves
from .parts import zone_icon
from .words import Vocabulary, signed, symbol, vocabulary

_CHAPTERS: Final = (
    "words", "setup", "round", "play", "climate", "zones", "protection", "feeding", "attack", "end", "extinction",
    "score", "variants", "traits", "events", "unknown",
)  # fmt: skip


def _says(trait: str) -> Nature:
    return TRAITS[TRAITS.numbers[trait]].adds


def _copies(trait: str) -> int:
    return sum(card.copies for card in faces(TRAITS.numbers[trait]))


_BLANKS: Final = {
    "top": data.TOP, "limit": data.TRAIT_LIMIT[3], "limit2": data.TRAIT_LIMIT[2], "deal": data.DEAL,
    "all": len(data.COPIES),
    "aside2": data.RESERVE[2] + data.USED[data.SET_ASIDE_MORE], "aside3": data.RESERVE[3], "aside4": data.RESERVE[4],
    "hunters": _copies("carnivore"), "others": _copies("climbing"), "each": data.EVENTS_EACH,
    "shell": _says("hard_shell").defence, "frills": _says("cooling_frills").defence,
    "cool": _says("cooling_frills").heat, "fur": _says("heavy_fur").cold, "burden": _says("heavy_fur").burden,
    "spared": _says("hibernation").spared, "migrates": _says("migratory").migrates,
    "ends": -min(zone.plants_many for zone in data.TRACK),
}  # fmt: skip
"""The numbers of the texts: a person who corrects them in `data` or `traits` corrects the page."""


def rules_page(words: Words) -> Markup:
    """The whole page below its title."""
    v = vocabulary(words)
    tables = {"zones": _zones(v), "traits": _traits(v), "events": _events(v), "unknown": _rulings(v)}
    chapters = {c: join((text(words, f"rules.{c}.text", **_BLANKS), tables.get(c, NOTHING))) for c in _CHAPTERS}
    return page(words, text(words, "rules.intro"), chapters)


def _table(v: Vocabulary, columns: Sequence[str], rows: Sequence[Sequence[Cell]], css: str = "") -> Markup:
    return table((v.words(f"rules.col.{c}") for c in columns), rows, css)


def _mark(v: Vocabulary, how: str) -> Markup:
    return markup('<span class="mk {}">{}</span>', how, v.words(f"rules.sure.{how}"))


def _zones(v: Vocabulary) -> Markup:
    rows = []
    for n in range(len(data.TRACK) - 1, -1, -1):
        zone = data.TRACK[n]
        name = markup("{}{}", zone_icon(n, "cl-rt"), v.zones[n])
        hit = v.sizes(zone.low, zone.high) if zone.loss else v.words("rules.none")
        loss = markup("{} ({})", zone.loss, v.kinds[zone.kind]) if zone.loss else 0
        plants = [markup("{}", signed(n)) for n in (zone.plants_few, zone.plants_many)]
        rows.append((name, hit, loss, *plants))
    return _table(v, ("zone", "hit", "loss", "plants_few", "plants_many"), rows)


def _traits(v: Vocabulary) -> Markup:
    rows = []
    for n, trait_id in enumerate(data.TRAITS):
        plants, icons = least_sure(n)
        name = join((icon(symbol(n), "cl-rt"), card_name(v.words, f"card-{trait_id}", f"trait.{trait_id}")))
        suns, flakes = sum(c.suns * c.copies for c in faces(n)), sum(c.flakes * c.copies for c in faces(n))
        signs = v.words("explain.signs", suns=suns, flakes=flakes)
        rows.append(
            (
                name,
                markup("{} <small>{}</small>", v.does[n], v.words(f"trait.{trait_id}.more")),
                markup("{}<br/>{}", leaves(n), _mark(v, plants)),
                markup("{}<br/>{}", signs, _mark(v, icons)),
            )
        )
    return _table(v, ("trait", "does", "leaves", "signs"), rows, "long")


def _events(v: Vocabulary) -> Markup:
    rows = []
    for facts in EVENTS:
        cards = [
            markup(
                "{} × {} <small>({})</small>",
                card.copies,
                v.words("event.in", event=v.event_lines[n], zone=v.zones[card.zone]),
                v.words(f"side.{data.KINDS[card.deck]}"),
            )
            for n, card in enumerate(data.EVENT_CARDS)
            if card.event == facts.id
        ]
        name = card_name(v.words, f"card-{facts.id}", f"event.{facts.id}")
        rows.append((name, v.words(f"event.{facts.id}.does"), join(cards, "<br/>"), _mark(v, facts.sure)))
    return _table(v, ("event", "does", "cards", "sure"), rows, "long")


def _rulings(v: Vocabulary) -> Markup:
    w, rows = v.words, []
    for ruling in data.RULINGS:
        values = [w(f"ruling.{ruling.id}.{value}") for value in ruling.values]
        rows.append((w(f"ruling.{ruling.id}"), w("ruling", used=values[ruling.used], other=values[1 - ruling.used])))
    return _table(v, ("point", "used"), rows)
