"""The course of the game: set-up, deal, food cards, the end of a round and of the game."""

from __future__ import annotations

from speciate.engine import Setup

from .. import data, events
from ..decisions import FOOD_CARD
from ..pieces import ANY_FOOD, AS_LEFT, BANK, BY_HUNGER, DEAL, FOOD, PLANT
from .card_phase import begin, exchange, play_cards
from .eating import take
from .feeding import feeding
from .hooks import nature
from .state import Climate
from .weather import environment, green_frames


def start(setup: Setup) -> Climate:
    """The position before the first deal. [C0.1]"""
    n = setup.seats
    g = Climate(
        rng=setup.seed,
        places=setup.places,
        options=setup.options,
        events=bytearray([data.NO_EVENT] * 2),
        event_decks=[
            bytearray(e for e, card in enumerate(data.EVENT_CARDS) if card.deck == deck for _ in range(card.copies))
            for deck in (data.COLD, data.HEAT)
        ],
        spent=[bytearray(), bytearray()],
        fallen=bytearray(),
        unseen=bytearray(c for c, card in enumerate(data.CARDS) for _ in range(card.copies)),
        under=bytearray(),
        under_by=bytearray(),
        discards=bytearray(),
        hands=[bytearray() for _ in range(n)],
        food_cards=bytearray([data.NO_CARD] * n),
        rows=[[] for _ in range(n)],
        population=bytearray(),
        body=bytearray(),
        food=bytearray(),
        fat=bytearray(),
        traits=[],
        cards=[],
        down=bytearray(),
        bags=[0] * n,
        before=[],
        untold=[],
    )
    g.reserve = data.RESERVE[n] + (n == 2 and data.USED[data.SET_ASIDE_MORE])
    g.deck = len(g.unseen) - g.reserve
    if not g.options[data.NO_EVENTS]:
        for deck in (data.COLD, data.HEAT):
            g.reveal_event(deck)
    g.first = g.turn = g.randbelow(n)
    return g


# --- a round ---------------------------------------------------------------------------------------------------------


def deal(g: Climate) -> None:
    """A new species for each player without any; then cards to all, one each in turn. [C1.1, C9.2]"""
    g.round += 1
    if g.last == 1:
        g.last = 2
    seats = g.from_first()
    for seat in seats:
        if not g.rows[seat]:
            events.species.emit(g, seat, g.new_species(seat, AS_LEFT), AS_LEFT, data.NO_CARD)
    due = [data.DEAL + len(row) for row in g.rows]
    dealt = [0] * len(due)
    for n in range(max(due)):
        for seat in seats:
            if due[seat] > n and g.draw(seat, dealing=True):
                dealt[seat] += 1
    for seat in seats:
        events.deal.emit(g, seat, dealt[seat])
    events.round_.emit(g, g.round, int(g.last == 2))
    g.phase, g.turn = FOOD, g.first


def lay_food(g: Climate) -> None:
    """One seat secretly lays a card on the Watering Hole: a step of its own, so that nothing leaks. [C2.1]"""
    me = g.turn
    if g.hands[me]:
        card = g.decide(me, FOOD_CARD, dict.fromkeys(g.hands[me]))
        g.hands[me].remove(card)
        g.food_cards[me] = card
        events.placed.emit(g, me)
    g.turn = (me + 1) % len(g.rows)
    if g.turn == g.first:
        begin(g)


def end_round(g: Climate) -> None:
    """Migrants, starvation, bags, the marker's jump; then the next round, or the end. [C6.2, C6.4]"""
    migrate(g)
    for species in g.living():
        starving = g.population[species] - g.food[species] - nature(g.traits[species]).spared
        if starving > 0:
            g.lose_population(species, starving, BY_HUNGER)
    g.pay_owed(g.bury())
    for seat in g.from_first():
        n = 0
        for species in g.rows[seat]:
            n += g.food[species]
            g.food[species] = 0
        g.bags[seat] += n
        events.bagged.emit(g, seat, n)
    if g.jump != data.NO_ZONE:
        events.moved.emit(g, g.zone, g.jump)
        g.zone, g.jump = g.jump, data.NO_ZONE
    if g.last == 2:
        end(g)
        return
    g.first = (g.first + 1) % len(g.rows)
    if g.held:
        events.arrived.emit(g, g.held)
        g.hole, g.held = g.hole + g.held, 0
    g.phase, g.turn = DEAL, g.first


def migrate(g: Climate) -> None:
    """After an empty Watering Hole: clockwise and left to right, so that nobody gets less than it could."""
    if not g.hole:
        kind = PLANT if data.USED[data.MIGRANTS_EAT_PLANTS] else ANY_FOOD
        for species in g.living():
            n = nature(g.traits[species]).migrates
            if n:
                take(g, species, kind, BANK, n)


# --- the end ---------------------------------------------------------------------------------------------------------


def end(g: Climate) -> None:
    """Stored fat goes to the bags, and the game is over."""
    for species in g.living():
        g.bag_fat(species, g.fat[species])
    g.over = 1
    events.end.emit(g)


def step(g: Climate) -> None:
    """The next indivisible piece of the game."""
    STEPS[g.phase](g)


STEPS = (deal, lay_food, play_cards, exchange, green_frames, environment, feeding, end_round)


def points(g: Climate, seat: int) -> tuple[int, int, int]:
    """Food in the bag and on its way there, population, and trait cards of a seat. [C9.1]"""
    row = g.rows[seat]
    food = g.bags[seat] + sum(g.food[species] + g.fat[species] for species in row)
    return food, sum(g.population[species] for species in row), sum(len(g.cards[species]) for species in row)


def scores(g: Climate) -> tuple[int, ...]:
    """The points of each seat, as all may know them."""
    if g.before:
        g = g.seen_by(None)
    return tuple(sum(points(g, seat)) for seat in g.seats())


def ranking(g: Climate) -> list[tuple[int, int, int]]:
    """What decides for each seat: score, then traits, then population. Equal in all: they share. [C9.3]"""
    if g.before:
        g = g.seen_by(None)
    found = [points(g, seat) for seat in g.seats()]
    return [(sum(three), three[2], three[1]) for three in found]


def winners(g: Climate) -> tuple[int, ...]:
    """The seats that win together, most often one."""
    ranks = ranking(g)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
