"""Positions at rest of random games, and their way through the notation and back."""

from functools import cache

from speciate.engine import Rng, SpeciateError
from speciate.engine.notation import find_notation, read_digits, read_position, write_digits, write_position

from .games import GAMES, REAL, some_setup


@cache
def has_notation(game_id: str) -> bool:
    """Whether the positions of a game can be written down."""
    try:
        find_notation(game_id)
    except SpeciateError:
        return False
    return True


NOTED = {game_id: game for game_id, game in REAL.items() if has_notation(game_id)}
"""The games whose positions can be written down."""


def rests(game_id: str, seats: int, seed: int, most: int, every: int):
    """(set-up, position) at every so many steps of the random game that a seed stands for, and at its end."""
    setup, rng = some_setup(game_id, seats, seed), Rng(seed)
    g = GAMES[game_id].start(setup)
    g.player = lambda choice: rng.one_of(choice.values)
    for step in range(most * every):
        if step % every == 0 or g.over:
            yield setup, g.copy()
        if g.over:
            return
        GAMES[game_id].step(g)


def take_from(digits):
    """Gives the digits of a position one after the other, and checks that each is asked for with its radix."""
    left = iter(digits)

    def take(radix):
        digit, counted = next(left)
        assert counted == radix
        return digit

    return take


def check_written(setup, g) -> str:
    """A position comes back from its text and from its digits as it was; returns the text."""
    text = write_position(setup, g)
    written = read_position(text)
    assert (written.places, written.options) == (setup.places, setup.options), text
    assert written.digest == g.digest(), text
    assert write_position(written, written.position) == text
    digits = write_digits(setup, g)
    assert read_digits(setup, take_from(digits)).digest == g.digest(), text
    return text
