"""Positions of a game in its notation, as few lines; and how other lines are refused."""

import pytest
from speciate.draw.face import Scene
from speciate.engine import Match, SpeciateError, find_game
from speciate.engine.notation import read_position
from speciate.locale import LANGUAGES, plain_text, words
from speciate.table.faces import face_of
from speciate.table.refused import Refused


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

    def why_not(self, token, play, *lines):
        """All reasons why this is not on offer after some answers, in words, each with the id of its rule before it."""
        match = Match(find_game(self.game_id), self.position(*lines))
        for answer in play.split():
            match.answer(match.choice.domain.value(answer))
        choice = match.choice
        assert choice.domain.value(token) not in choice.values
        refused = Refused(face_of(self.game_id), Scene(match.state, words("en", self.game_id), choice.seat, choice))
        found = refused.why(choice.domain.value(token))
        return [f"{one.rule} {plain_text(refused.in_words(one).reason)}" for one in found]
