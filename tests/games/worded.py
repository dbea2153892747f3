"""The stories of every game ask the table for words of what is on offer."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.engine import Choice, State
from speciate.locale import LANGUAGES, words
from speciate.table.faces import face_of


def assert_worded(game_id: str, g: State, choice: Choice) -> None:
    """The table has words for who is asked and what, and for each value on offer, in every language."""
    face = face_of(game_id)
    for lang in LANGUAGES:
        scene = Scene(g=g, words=words(lang, game_id), viewer=choice.seat, choice=choice)
        said: list[str] = [face.actor(scene, choice)[1], face.question(scene, choice)]
        for value in choice.values:
            said += [face.label(scene, choice, value).text, face.commit_label(scene, choice, value)]
        assert all(said), f"no words: {choice}"
