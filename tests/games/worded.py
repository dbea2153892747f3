"""The stories of every game ask the table for words of what is on offer."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.engine import DONE, Choice, State
from speciate.locale import LANGUAGES, words
from speciate.table.faces import face_of

BARE = {
    "climate": {"use", "play.card"},
    "dominant": {"mass_exodus.asleep", "mass_exodus.number"},
    "marine": {"yes", "side", "section", "turn.space", "mass_exodus.number"},
}
"""Domains and decisions whose values may all stand without a fact: what they say is enough, or there is no number."""


def assert_worded(game_id: str, g: State, choice: Choice) -> None:
    """The table has words for who is asked and what, for each value on offer, and a fact, in every language."""
    face = face_of(game_id)
    for lang in LANGUAGES:
        scene = Scene(g=g, words=words(lang, game_id), viewer=choice.seat, choice=choice)
        said: list[str] = [face.actor(scene, choice)[1], face.question(scene, choice)]
        labels = {value: face.label(scene, choice, value) for value in choice.values}
        for value, label in labels.items():
            said += [label.text, face.commit_label(scene, choice, value)]
        assert all(said), f"no words: {choice}"
        bare = {choice.key, choice.domain.name} & BARE.get(game_id, set())
        assert bare or any(label.fact for value, label in labels.items() if value != DONE), f"no fact: {choice}"
