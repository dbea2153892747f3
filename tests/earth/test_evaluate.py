"""What bots count once for a whole earth is what the rules say of each tile and animal."""

import pytest
from speciate.earth.evaluate import census
from speciate.engine import Match, Rng
from speciate.games.dominant.evaluate import leader

from tests.contract.games import GAMES, some_setup


@pytest.mark.parametrize("game_id", ["dominant", "marine"])
def test_a_census_says_what_the_rules_say_of_each_tile(game_id):
    game = GAMES[game_id]
    for seats in game.seats:
        rng, setup = Rng(51, seats), some_setup(game_id, seats, 51 + seats)
        match = Match(game, game.start(setup))
        while match.choice and match.ply < 150:
            if rng.randbelow(8) == 0:
                agree(match.base)
            match.answer(rng.one_of(match.choice.values))


def agree(g):
    tiles = census(g)
    assert list(tiles) == g.populated()
    for h, dwellers in tiles.items():
        assert dwellers == [(a, g.cubes[a][h], g.match(a, h)) for a in g.ranking(h)]
        if hasattr(g, "dominant"):
            assert leader(dwellers) == g.dominant(h)
