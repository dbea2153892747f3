"""What a seat cannot know: it can be drawn anew at any decision, and neither picture, choice nor bot depends on it."""

from importlib import import_module

import pytest
from speciate.bots import bot_answer, find_bots
from speciate.draw.face import Scene
from speciate.engine import Imagine, Luck, Match
from speciate.locale import words

from .games import GAMES, REAL, TABLES, some_setup


def along(id, seats, seed, decisions):
    """A random game, stopping at its first decisions and then now and then."""
    game, luck = GAMES[id], Luck(seed)
    setup = some_setup(id, seats, seed)
    match = Match(game, game.start(setup))
    while match.choice and match.made < decisions:
        if match.made < 12 or luck.below(12) == 0:
            yield match
        match.answer(luck.one_of(match.choice.values))


def redrawn(g, viewer, seed):
    other = g.copy()
    other.rng = seed
    other.imagine(viewer)
    return other


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_imagining_keeps_every_piece(id, seats):
    for match in along(id, seats, 31, 400):
        for viewer in range(-1, seats):
            for seed in range(3):
                match.game.conserve(redrawn(match.state, viewer, seed))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_what_is_imagined_depends_only_on_what_the_seat_knows(id, seats):
    """So no player that imagines can learn anything from the position it starts from."""
    for match in along(id, seats, 32, 400):
        for viewer in range(-1, seats):
            once = redrawn(match.state, viewer, 5)
            again = redrawn(redrawn(match.state, viewer, 77), viewer, 5)
            assert again.numbers() == once.numbers()


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_chooser_is_asked_the_same(id, seats):
    for match in along(id, seats, 33, 400):
        choice = match.choice
        for seed in range(3):
            other = match.fork(Imagine(choice.seat, seed)).choice
            assert (other.seat, other.key, other.values, other.about) == (
                choice.seat,
                choice.key,
                choice.values,
                choice.about,
            )


@pytest.mark.parametrize(("id", "seats"), TABLES)
@pytest.mark.parametrize("bot", find_bots())
def test_bots_do_not_know_more_than_their_seat(id, seats, bot):
    for match in along(id, seats, 34, 100):
        other = match.fork(Imagine(match.choice.seat, 8))
        luck = len(other.answers) - len(match.answers)
        assert luck == 1
        told = find_bots()[bot].choose(match, match.choice.seat, Luck(3))
        assert told == find_bots()[bot].choose(other, match.choice.seat, Luck(3))
        assert told == find_bots()[bot].choose(match.fork(), match.choice.seat, Luck(3))
        assert bot_answer(find_bots()[bot], match, 1) in match.choice.values


@pytest.mark.parametrize(("id", "seats"), [table for table in TABLES if table[0] in REAL])
def test_the_picture_holds_nothing_hidden(id, seats):
    """`tests/draw` looks at all the beginning of a game; this looks at the rest of it."""
    face = import_module(f"speciate.games.{id}.face").FACE
    for match in along(id, seats, 35, 300):
        for viewer in (None, *range(seats)):
            choice = match.choice if match.choice.seat == viewer else None

            def picture(g, viewer=viewer, choice=choice, match=match):
                return face.draw(Scene(g, words("en", match.game.id), viewer, choice))

            seen = picture(match.state)
            assert picture(redrawn(match.state, -1 if viewer is None else viewer, 4)) == seen
