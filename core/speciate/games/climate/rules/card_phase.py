"""Phase 3: cards become traits, species and growth; then some are exchanged."""

from __future__ import annotations

from speciate.engine import DONE, Choice, Reasons, refuses, unless

from .. import data, events
from ..decisions import (
    CARD_TO_PLAY,
    EXCHANGE_CARD,
    PLAY_BODY,
    PLAY_POPULATION,
    PLAY_TRAIT,
    PLAY_USE,
    SHED_SPECIES,
    SHED_TRAIT,
)
from ..pieces import AS_BODY, AS_LEFT, AS_POPULATION, AS_RIGHT, AS_TRAIT, EXCHANGE, GREEN, PLAY, SHED, TRAIT
from .state import Climate, not_own


def begin(g: Climate) -> None:
    """The first player is to play. In Quick Play all others will see no more than what lies here now. [C10.1]"""
    g.phase, g.turn = PLAY, g.first
    if g.quick():
        g.before = [picture(g, seat) for seat in g.seats()]


def picture(g: Climate, seat: int) -> list[int]:
    """A seat as it stands, for `Climate.before`."""
    found = [len(g.hands[seat]), g.bags[seat]]
    for species in g.rows[seat]:
        found += [
            species,
            g.population[species],
            g.body[species],
            g.fat[species],
            len(g.cards[species]),
            *g.cards[species],
        ]
    return found


def play_cards(g: Climate) -> None:
    """One seat plays a card, throws a trait off, or plays no more: a step each, so that bots see how it ends."""
    me = g.turn
    values = [*dict.fromkeys(g.hands[me])]
    bearers = [species for species in g.rows[me] if g.cards[species]]
    if bearers:
        values.append(SHED)
    card = g.decide(me, CARD_TO_PLAY, values, done=True)
    if card == SHED:
        shed(g, me, bearers)
    elif card != DONE:
        play_card(g, me, card)
    elif g.before:
        next_seat(g)
    else:
        events.stopped.emit(g, me)
        g.phase = EXCHANGE


@refuses(CARD_TO_PLAY)
def nothing_to_shed(g: Climate, choice: Choice, card: int) -> Reasons:
    """Nothing can be thrown off where no own species has a trait."""
    traits = card != SHED or any(g.cards[species] for species in g.rows[choice.seat])
    return unless(traits, "refused.no_traits", rule="C3.4")


@refuses(PLAY_TRAIT)
def no_bearer(g: Climate, choice: Choice, species: int) -> Reasons:
    """A species of another seat, whose traits may lie face down, or one that is full of traits or has this one."""
    if foreign := not_own(g, choice, species):
        return foreign
    trait, n = data.TRAIT_OF[choice.numbers["card"]], len(g.cards[species])
    other = unless(not g.has_trait(species, trait), "refused.has_trait", rule="C0.4", trait=(TRAIT, trait))
    return unless(n < g.trait_limit(), "refused.traits", rule="C0.4", n=n) + other


@refuses(PLAY_BODY)
def largest(g: Climate, choice: Choice, species: int) -> Reasons:
    """A species of another seat, or one that cannot grow larger."""
    small = unless(g.body[species] < data.TOP, "refused.body", rule="C0.3", n=data.TOP)
    return not_own(g, choice, species) or small


@refuses(PLAY_POPULATION)
def most_populous(g: Climate, choice: Choice, species: int) -> Reasons:
    """A species of another seat, or one that cannot have more population."""
    few = unless(g.population[species] < data.TOP, "refused.population", rule="C0.3", n=data.TOP)
    return not_own(g, choice, species) or few


@refuses(SHED_SPECIES)
def bare(g: Climate, choice: Choice, species: int) -> Reasons:
    """A species of another seat, or one without a trait."""
    return not_own(g, choice, species) or unless(g.cards[species], "refused.no_trait")


def play_card(g: Climate, me: int, card: int) -> None:
    """A card as a trait, a new species, or growth. [C3.1]"""
    row, trait = g.rows[me], data.TRAIT_OF[card]
    limit = g.trait_limit()
    bearers = [species for species in row if len(g.cards[species]) < limit and not g.has_trait(species, trait)]
    small = [species for species in row if g.body[species] < data.TOP]
    few = [species for species in row if g.population[species] < data.TOP]
    uses = [AS_TRAIT] if bearers else []
    uses += [AS_LEFT, AS_RIGHT] if row else [AS_LEFT]
    uses += [AS_BODY] if small else []
    uses += [AS_POPULATION] if few else []
    use = g.decide(me, PLAY_USE, uses, card=card)
    if use == AS_TRAIT:
        species = g.decide(me, PLAY_TRAIT, sorted(bearers), card=card)
        g.hands[me].remove(card)
        g.cards[species].append(card)
        g.down[species] += 1
        g.show(events.played, me, species)
        return
    if use == AS_BODY:
        species = g.decide(me, PLAY_BODY, sorted(small), card=card)
        g.body[species] += 1
    elif use == AS_POPULATION:
        species = g.decide(me, PLAY_POPULATION, sorted(few), card=card)
        g.population[species] += 1
    g.hands[me].remove(card)
    g.discards.append(card)
    if use in (AS_LEFT, AS_RIGHT):
        g.show(events.species, me, g.new_species(me, use), use, card)
    else:
        g.show(events.grown, me, species, use, card)


def shed(g: Climate, me: int, bearers: list[int]) -> None:
    """Throw a trait off one of the own species that have any, with the fat on it. [C3.4]"""
    species = g.decide(me, SHED_SPECIES, sorted(bearers))
    trait = g.decide(me, SHED_TRAIT, sorted(data.TRAIT_OF[card] for card in g.cards[species]), species=species)
    at = next(i for i, card in enumerate(g.cards[species]) if data.TRAIT_OF[card] == trait)
    if at >= len(g.cards[species]) - g.down[species]:
        g.down[species] -= 1
    card = g.cards[species].pop(at)
    g.discards.append(card)
    g.traits[species] &= ~(1 << trait)
    fat = 0 if g.can_store(species) else g.fat[species]
    g.fat[species] -= fat
    g.bags[me] += fat
    g.show(events.shed, me, species, card, fat)


def exchange(g: Climate) -> None:
    """Put hand cards under the deck, and draw as many from its top. [C3.3]"""
    if g.before:
        tell_all(g)
    me, most = g.turn, min(g.deck_size(), len(g.hands[g.turn]))
    n = 0
    while n < most:
        card = g.decide(me, EXCHANGE_CARD, dict.fromkeys(g.hands[me]), n=most - n, done=True)
        if card == DONE:
            break
        g.hands[me].remove(card)
        g.under.append(card)
        g.under_by.append(me)
        n += 1
    for _ in range(n):
        g.draw_top(me)
    if n:
        events.exchanged.emit(g, me, n)
    next_seat(g)


def next_seat(g: Climate) -> None:
    """The next seat plays, then exchanges; in Quick Play exchanges begin when all have played.

    Cards are turned face up in the next step, because a preview of this step must not show them.
    """
    g.turn = (g.turn + 1) % len(g.rows)
    if g.turn != g.first:
        g.phase = PLAY if g.before or not g.quick() else EXCHANGE
    else:
        g.phase = EXCHANGE if g.before else GREEN


def tell_all(g: Climate) -> None:
    """In Quick Play, what all have played comes to light together."""
    deferred, g.before, g.untold = g.untold, [], []
    for _, kind, *numbers in deferred:
        events.EVENTS[events.KEYS[kind]].emit(g, *numbers)


def reveal(g: Climate) -> None:
    """All face-down traits turn up together. [C3.2]"""
    for species in g.living():
        if g.down[species]:
            for card in g.cards[species][-g.down[species] :]:
                g.traits[species] |= 1 << data.TRAIT_OF[card]
                events.revealed.emit(g, species, card)
            g.down[species] = 0
