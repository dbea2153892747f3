"""What happens cites the rule that it happened by."""

from speciate.games.biosphere import GAME

from .stage import THREE, begin, lay, reward, stage


def cited(log):
    """Each event with the rule that it cites."""
    return [f"{event.kind} {GAME.event_rules.of(log, index)}" for index, event in enumerate(log)]


def test_a_bonus_of_the_special_board_cites_the_rule_of_its_half_and_the_raise_cites_it_too():
    """A corner of the scale is one rule, an environment, be it the first or the last of the board, another."""
    g = stage(THREE, "ep green=1", "scale green=small4-generic3")
    log = begin(g, "G", "spending", "generic", "small4-generic4", "movement")
    assert cited(log)[-2:] == ["special B9.2", "raise B9.2"]
    for land in ("desert", "arctic"):
        g = stage(*lay(f"{land} A1 D4"), "dice green A1:1*2 D4:1*2")
        assert cited(reward(g, "G: movement")) == ["special B9.1", "raise B9.1"]
