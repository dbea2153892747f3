"""Positions of a game in its notation, as few lines; and how other lines are refused."""

import pytest
from speciate.engine import SpeciateError
from speciate.engine.notation import read_position
from speciate.locale import LANGUAGES, words


class Positions:
    """Reads the lines of one game's positions."""

    def __init__(self, game_id):
        self.game_id = game_id
        self.first = f"speciate {game_id} position 1\n"

    def written(self, *lines):
        """What the lines say, with the set-up."""
        return read_position(self.first + "\n".join(lines))

    def position(self, *lines):
        """The position of some lines; without a line of places, of the places that play by default."""
        return self.written(*lines).position

    def refused(self, *lines):
        """The error that refuses some lines, which has a sentence in every language."""
        with pytest.raises(SpeciateError) as error:
            self.position(*lines)
        for lang in LANGUAGES:
            assert words(lang, self.game_id).plain(error.value.code, **error.value.params)
        return error.value
