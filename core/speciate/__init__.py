"""Speciate: evolution board games as exact, fast, pure-Python rules.

Start a game, see what may be chosen, and choose:

>>> import speciate
>>> play = speciate.start("marine", players=3, seed=7)
>>> play.seat, play.prompt
(0, 'trait.keep')
>>> play.choices                                            # doctest: +ELLIPSIS
('...', '...', '...')
>>> play.choose(play.choices[0])
>>> play.seat
1

`state` is the position as plain data, a new object after each choice. Undo is one choice fewer:

>>> play.state.round, play.scores, play.over
(1, (0, 0, 0), False)
>>> play.undo()
>>> play.ply
0

Bots choose for any seat, and see only what that seat may know:

>>> for _ in range(12):
...     play.choose(play.suggest("greedy"))
>>> play.ply
12

The link is the game; so is the record, which a person can read. Both open anywhere:

>>> again = speciate.open(play.link())
>>> again.digest == play.digest == speciate.open(play.record()).digest
True

A picture of the board is SVG as text; in a notebook, a play shows itself:

>>> play.draw().startswith("<svg")
True
"""

from .api import Play, game_ids, open, start
from .engine.errors import SpeciateError

__version__ = "0.4.0"
__all__ = ["Play", "SpeciateError", "game_ids", "open", "start"]
