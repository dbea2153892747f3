"""Positions of both games of the family, as lines of their notations."""

from speciate.earth.notation import corner_names
from speciate.engine import Setup

from tests.games.positions import Positions


def position(game, *lines):
    """The position of these lines of the notation of a game."""
    return Positions(game.GAME.id).position(*lines)


def nobody(game):
    """Lines after which no species of the quiet position is on earth, one for each animal."""
    return tuple(f"species {animal} none" for animal in game.data.ANIMALS)


def no_elements(game, *lines):
    """The line after which no element of the quiet position is on earth, but on the corners that these lines fill."""
    grid = game.pieces.MAP
    names = corner_names(grid)
    filled = {names[word] for line in lines if line.startswith("element ") for word in line.split()[2:]}
    others = (grid.corner_names[corner] for corner in position(game).all_disks() if corner not in filled)
    return " ".join(("element none", *others))


def bare(game, *lines):
    """The position of these lines on an earth where nobody else lives and nothing else grows."""
    return position(game, no_elements(game, *lines), *nobody(game), *lines)


def deal(game, **options):
    """The start of a real game of all animals, by the seed 1; the options are those that are not the usual ones."""
    rules = game.GAME
    places = tuple(range(len(rules.places)))
    chosen = tuple(o.values.index(options[o.id]) if o.id in options else o.default for o in rules.options)
    return rules.start(Setup(rules.id, places, chosen, 1))
