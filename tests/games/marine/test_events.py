"""What happens cites the rule that it happened by."""

import pytest
from speciate.earth import events as earth
from speciate.engine.rulebook import rules_of
from speciate.games.marine import GAME, data, events
from speciate.games.marine.pieces import VP_TRAITS

from .stage import TRAITS, R


@pytest.mark.parametrize("trait", data.TRAITS.ids)
def test_a_trait_that_comes_goes_or_pays_cites_the_rule_of_its_name(trait):
    n = TRAITS[trait]
    log = [events.trait(R, n), events.copy_trait(R, n), events.lose_trait(R, n), earth.vp(R, 1, VP_TRAITS, n)]
    rules = {GAME.event_rules.of(log, index) for index in range(len(log))}
    names = {rules_of("marine")[rule].titles["en"] for rule in rules}
    assert names == {trait.replace("_", " ").title()}
