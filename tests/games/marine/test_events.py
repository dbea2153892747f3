"""What happens cites the rule that it happened by."""

import pytest
from speciate.earth import events as earth
from speciate.engine.rulebook import rules_of
from speciate.games.marine import GAME, data, events
from speciate.games.marine.pieces import VP_TRAITS

from .stage import CARDS, TRAITS, R


@pytest.mark.parametrize("trait", data.TRAITS.ids)
def test_a_trait_that_comes_goes_or_pays_cites_the_rule_of_its_name(trait):
    n = TRAITS[trait]
    log = [events.trait(R, n), events.copy_trait(R, n), events.lose_trait(R, n), earth.vp(R, 1, VP_TRAITS, n)]
    rules = {GAME.event_rules.of(log, index) for index in range(len(log))}
    names = {rules_of("marine")[rule].titles["en"] for rule in rules}
    assert names == {trait.replace("_", " ").title()}


@pytest.mark.parametrize("card, title", [
    ("monotypic_habitat", "Cards that act while face up"), ("marine_snow", "Cards that pay VP"),
    ("habitat", "Cards that change elements"), ("terrestrial", "Cards that bring species"),
    ("solar_radiation", "Cards that remove species"), ("volcanism", "Cards that reach into the game"),
    ("asteroid", "Asteroid"),
])  # fmt: skip
def test_a_card_and_what_it_does_cite_the_rule_of_its_kind(card, title):
    log = [events.card(R, CARDS[card], 1), earth.eliminate(R, 0, 1)]
    rules = {GAME.event_rules.of(log, index) for index in range(len(log))}
    assert {rules_of("marine")[rule].titles["en"] for rule in rules} == {title}
