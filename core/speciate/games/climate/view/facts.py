"""What can be read off the position for showing it: who is who, what the climate would take, why an attack fails."""

from __future__ import annotations

from speciate.draw.blanks import blanks
from speciate.draw.markup import Markup
from speciate.engine import Choice, reasons

from ..pieces import seat_of
from ..rules.state import Climate
from ..rules.weather import Outlook, climate_loss, outlook, weather_of
from .words import Vocabulary


def colour_of(g: Climate, seat: int) -> int:
    """The colour that a seat plays, which is its place at the table."""
    return g.places.index(seat)


def named(g: Climate, v: Vocabulary, species: int) -> Markup:
    """A species by its colour and letter."""
    return v.species(colour_of(g, seat_of(species)), species)


def loss_in(g: Climate, species: int, zone: int) -> int:
    """The population that a zone would take from a species, at most what it has; no event happens."""
    there = g.copy()
    there.zone = zone
    return min(g.population[species], climate_loss(there, weather_of(there), species))


def ahead(g: Climate, viewer: int | None) -> tuple[Outlook, ...]:
    """What the climate would do one zone colder, where it is, and one zone hotter; an end of the track only once."""
    return tuple({look.zone: look for look in outlook(g, viewer)}.values())


def reason_texts(g: Climate, v: Vocabulary, choice: Choice, target: int) -> list[Markup]:
    """All reasons why a species is no target of an attack, each in a few words."""
    found = reasons(g, choice, target)
    return [v.words(why.key, **blanks(why.domains, why.numbers, v.read)) for why in found]
