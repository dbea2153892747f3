"""What bots count of hunters and their prey is what the rules say of each attack, though they leave pairs out."""

import pytest
from speciate.engine import Match, Rng
from speciate.games.climate import GAME, data
from speciate.games.climate.evaluate import HUNTERS, best_meat, danger, hunters_of_others
from speciate.games.climate.pieces import FEEDING, seat_of
from speciate.games.climate.rules import play
from speciate.games.climate.rules.attack import prey_of, price

from . import stage as st


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_danger_and_the_best_meat_are_those_of_the_rules(seats):
    meats, dangers = set(), set()
    for seed in range(20):
        match, rng = Match(GAME, play.start(st.setup(seats, "play=turns", seed))), Rng(seed, seats)
        while match.choice and match.ply < 400:
            if match.base.phase == FEEDING and rng.randbelow(20) == 0:
                g = changed(match.base, rng)
                meats |= {agree_on_meat(g, hunter) for hunter in g.living() if g.traits[hunter] & HUNTERS}
                dangers |= {agree_on_danger(g, prey) for prey in g.living()}
            match.answer(rng.one_of(match.choice.values))
    assert meats == set(range(data.TOP + 1))
    assert dangers == {0, 1, 2}


def changed(g, rng):
    """A position whose species have any sizes and traits: random players seldom come that far."""
    other = g.copy()
    assert not any(g.down), "face-down traits are revealed before anybody eats"
    for species in other.living():
        other.body[species] = 1 + rng.randbelow(data.TOP)
        other.population[species] = 1 + rng.randbelow(data.TOP)
        other.food[species] = rng.randbelow(other.population[species] + 1)
        for trait in rng.some_of(range(len(data.TRAITS)), 3):
            other.traits[species] |= 1 << trait
    return other


def payable(g, hunter, prey):
    """Whether the owner of a hunter could pay for this attack, if the hunter were hungry."""
    return price(g.creature(hunter)._replace(food=0), prey_of(g, prey)) <= len(g.hands[seat_of(hunter)])


def agree_on_meat(g, hunter):
    meat = [
        1 if seat_of(prey) == seat_of(hunter) else g.body[prey]
        for prey in g.living()
        if prey != hunter and payable(g, hunter, prey)
    ]
    assert best_meat(g, hunter) == max(meat, default=0)
    return max(meat, default=0)


def agree_on_danger(g, prey):
    others = [species for species in g.living() if seat_of(species) != seat_of(prey) and g.traits[species] & HUNTERS]
    found = min(sum(payable(g, hunter, prey) for hunter in others), 2)
    assert danger(g, prey, hunters_of_others(g, seat_of(prey))) == found
    return found
