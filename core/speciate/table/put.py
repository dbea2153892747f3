"""Pieces that are laid on a written position, or taken off it, by a press on a space: each press edits its text.

Nothing here knows a game. A lens of the notation says which pieces lie on which spaces; these can be pressed where the
game's face draws the values of a domain with the same tokens as targets.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from speciate.draw.face import Face, Scene
from speciate.draw.html import targets_alone
from speciate.draw.markup import Markup
from speciate.engine import EMPTY, Choice, Decision, Domain, find_game
from speciate.engine.deeds import Loose
from speciate.engine.lenses import Counts
from speciate.engine.notation import find_notation
from speciate.engine.state import State
from speciate.locale import Words

from . import protocol
from .faces import face_of
from .sayings import Sayings


class Spaces(NamedTuple):
    """Where the pieces of a word are laid: the domain of the spaces, and the panel where they are drawn."""

    domain: Domain
    panel: str


def spaces_of(game_id: str) -> dict[str, Spaces]:
    """Every word of a game that says what lies on spaces that can be pressed.

    Counts are of what lies on the board: things in another panel are drawn there as what they are and not as spaces.
    """
    game, board, table = find_game(game_id), next(iter(face_of(game_id).panels)), find_notation(game_id)
    found, g = {}, table.quiet(table.usual())
    for lens in table.lenses:
        lying = lens.lying(g)
        if lying:
            decisions = [
                one for one in game.decisions.values() if one.panel and one.domain.tokens == lying.spaces.tokens
            ]
            shown = [one for one in decisions if one.panel == board] or decisions
            if shown and (shown[0].panel == board or not isinstance(lens, Counts)):
                found[lens.word] = Spaces(shown[0].domain, shown[0].panel)
    return found


def pieces_of(face: Face[Any], loose: Loose, say: Sayings) -> list[protocol.Pieces]:
    """The pieces of those who play that can be laid, kind by kind, with the number left where it is known.

    What lies on the board comes before what lies beside it, and there first what players own: it is laid most often.
    """
    found: list[tuple[tuple[bool, bool], protocol.Pieces]] = []
    spaces, board = spaces_of(loose.table.game), next(iter(face.panels))
    places = [*zip(find_game(loose.table.game).places, loose.setup.places, strict=True)]
    owners, absent = {name for name, _ in places}, {name for name, seat in places if seat == EMPTY}
    for lens in loose.table.lenses:
        lying = lens.lying(loose.g)
        if lying and lens.word in spaces:
            pieces: list[protocol.Piece] = [
                {
                    "piece": piece.word,
                    "picture": face.piece(lens.word, piece),
                    "label": say.thing(piece.kind, piece.of),
                    "more": say.more(lens.word, piece),
                }
                for piece in lying.pieces
                if piece.of not in absent
            ]
            order = (spaces[lens.word].panel != board, owners.isdisjoint(piece.of for piece in lying.pieces))
            found.append((order, {"word": lens.word, "label": say.word(lens.word), "pieces": pieces}))
    return [kind for _, kind in sorted(found, key=lambda one: one[0])]


def draw_spaces(face: Face[Any], game_id: str, g: State, seat: int, w: Words, word: str) -> tuple[str, Markup]:
    """The panel in which the spaces of a word lie, and its picture: every space where any can
    lie is a target, and nothing else is."""
    domain, panel = spaces_of(game_id)[word]
    lying = next(lens.lying(g) for lens in find_notation(game_id).lenses if lens.word == word)
    where = range(len(domain.tokens)) if lying is None or lying.where is None else lying.where
    every = Choice(seat, Decision("put", domain, panel=panel), tuple(where), {})
    drawn = face.draw(Scene(g=g, words=w, viewer=seat, choice=every))[panel]
    return panel, targets_alone(drawn)
