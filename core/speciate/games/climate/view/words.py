"""The names of everything in one language, ready for markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from speciate.draw.markup import Markup, join, markup
from speciate.engine import Domain
from speciate.locale import Words

from .. import data
from ..pieces import CARD, EVENT_CARD, SEAT, SOURCE, SPECIES, TRAIT, ZONE, number_of, seat_of


def letter(species: int) -> str:
    """The letter that a species bears among those of its owner: A, B ... Z, AA."""
    n = number_of(species)
    return chr(65 + n) if n < 26 else f"{chr(64 + n // 26)}{chr(65 + n % 26)}"


def symbol(trait: int) -> str:
    """The id of the picture of a trait."""
    return f"tr-{data.TRAITS[trait].replace('_', '-')}"


def signed(n: int) -> str:
    """+3, 0 or −3, with a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


class Vocabulary:
    """The names of colours, traits, cards, events and zones in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.colours = tuple(words(f"colour.{colour}") for colour in data.COLOURS)
        self.traits = tuple(words(f"trait.{trait}") for trait in data.TRAITS)
        self.does = tuple(words(f"trait.{trait}.does") for trait in data.TRAITS)
        self.zones = tuple(words(f"zone.{zone}") for zone in data.ZONES)
        self.events = tuple(words(f"event.{card.event}") for card in data.EVENT_CARDS)
        self.kinds = tuple(words(f"kind.{kind}") for kind in data.KINDS)
        self.cards = tuple(self.traits[card.trait] for card in data.CARDS)
        self.worth = tuple(self._worth(card) for card in data.CARDS)
        self.losses = tuple(self._loss(zone.low, zone.high, zone.loss) for zone in data.TRACK)
        self.event_lines = tuple(self._event_line(n, card) for n, card in enumerate(data.EVENT_CARDS))
        self._names: Mapping[Domain, Sequence[Markup]] = {
            SEAT: self.colours, CARD: self.cards, TRAIT: self.traits, ZONE: self.zones, EVENT_CARD: self.event_lines,
            SOURCE: tuple(words(f"source.{token}") for token in SOURCE.tokens),
        }  # fmt: skip

    def read(self, domain: Domain, n: int) -> object:
        """A number of a decision or an event in words: its name, if it stands for something that has one."""
        if domain is SPECIES:
            return self.species(seat_of(n), n)
        names = self._names.get(domain)
        return names[n] if names and n < len(names) else n

    def _worth(self, card: data.CardFacts) -> Markup:
        """What a card brings as food: "4 plants, 1 sun"."""
        plants = self.words.plain("card.plants", n=card.plants)
        parts = [markup("{}", plants.replace("-", "−"))]
        if card.suns:
            parts.append(self.words("card.suns", n=card.suns))
        if card.flakes:
            parts.append(self.words("card.flakes", n=card.flakes))
        return join(parts, ", ")

    def sizes(self, low: int, high: int) -> Markup:
        """Body sizes from one to another: "3–6", or the word for all of them."""
        if (low, high) == (1, data.TOP):
            return self.words("zone.all")
        return markup("{}–{}", low, high) if low != high else markup("{}", low)

    def _loss(self, low: int, high: int, loss: int) -> Markup:
        return self.words("zone.loss", sizes=self.sizes(low, high), n=loss) if loss else self.words("zone.no_loss")

    def _event_line(self, n: int, card: data.EventFacts) -> Markup:
        """An event card in a few words: its name and its numbers."""
        if card.target != data.NO_ZONE:
            return self.words("event.line.to", event=self.events[n], zone=self.zones[card.target])
        if card.loss and (card.low, card.high) != (1, data.TOP):
            sizes = self.sizes(card.low, card.high)
            return self.words("event.line.loss", event=self.events[n], sizes=sizes, n=card.loss)
        return self.events[n]

    def species(self, colour: int, species: int) -> Markup:
        """A species by the colour of its owner and its letter."""
        return self.words("species", who=self.colours[colour], letter=letter(species))


@cache
def vocabulary(words: Words) -> Vocabulary:
    """The vocabulary of a language, made once."""
    return Vocabulary(words)
