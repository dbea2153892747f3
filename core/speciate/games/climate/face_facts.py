"""What can be read off the position for showing it: who is who, what the climate would take, why an attack fails."""

from __future__ import annotations

from collections.abc import Sequence

from speciate.locale import Safe

from . import data as d
from .attack import Refusal
from .face_words import Vocabulary
from .pieces import SEATS
from .state import Climate
from .weather import Outlook, climate_loss, outlook, weather_of


def colour_of(g: Climate, seat: int) -> int:
    """The colour that a seat plays, which is its place at the table."""
    return g.places.index(seat)


def named(g: Climate, v: Vocabulary, species: int) -> Safe:
    """A species by its colour and letter."""
    return v.species(colour_of(g, species % SEATS), species)


def loss_in(g: Climate, species: int, zone: int) -> int:
    """The population that a zone would take from a species, at most what it has; no event happens."""
    there = g.copy()
    there.zone = zone
    return min(g.population[species], climate_loss(there, weather_of(there), species))


def ahead(g: Climate, viewer: int | None) -> tuple[Outlook, ...]:
    """What the climate would do one zone colder, where it is, and one zone hotter; an end of the track only once."""
    return tuple({look.zone: look for look in outlook(g, viewer)}.values())


def reason(g: Climate, v: Vocabulary, refusals: Sequence[Refusal]) -> Safe:
    """The first reason why an attack is refused, in a few words."""
    for refusal in refusals:
        if refusal.code == "size":
            return v.words("why.size", mine=refusal.has, theirs=refusal.needed)
    for refusal in refusals:
        if refusal.code == "trait":
            return v.words(f"why.{d.TRAITS[refusal.trait]}", mine=refusal.has, theirs=refusal.needed)
        if refusal.code in ("warned", "cards"):
            return v.words(f"why.{refusal.code}", trait=v.traits[refusal.trait], n=refusal.needed)
        if refusal.code in ("self", "full"):
            return v.words(f"why.{refusal.code}")
    return Safe("")
