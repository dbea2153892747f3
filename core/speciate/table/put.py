"""Pieces that are put on a written position, or taken off it, by a press on a space: each press is an edit of its text.

Nothing here knows a game. A piece is a value of a lens of the notation that says what lies on spaces; the spaces can be
pressed where the game's face draws the values of a domain with the same tokens as targets.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from speciate.draw.face import Face, Scene
from speciate.draw.html import targets_alone
from speciate.draw.markup import Markup
from speciate.engine import Choice, Decision, Domain, Match, SpeciateError, find_game
from speciate.engine.lenses import Counts, Names, Row, Spots
from speciate.engine.notation import find_notation, read_position
from speciate.locale import Words

from . import protocol
from .faces import face_of


class Spaces(NamedTuple):
    """What a lens lays on spaces: the words of the pieces, the domain of the spaces, the panel where they are drawn."""

    lens: Spots[Any] | Counts[Any]
    pieces: Names
    domain: Domain
    panel: str


def spaces_of(game_id: str) -> dict[str, Spaces]:
    """Every lens of a game that says what lies on spaces that can be pressed, by its word.

    One whose value follows from others has none. Counts are of what lies on the board: things in another panel are
    drawn there as what they are and not as spaces.
    """
    game, board = find_game(game_id), next(iter(face_of(game_id).panels))
    found = {}
    for lens in find_notation(game_id).lenses:
        if isinstance(lens, Spots):
            pieces, spots = lens.kind, lens.spots
        elif isinstance(lens, Counts) and isinstance(lens.owners, Names):
            pieces, spots = lens.owners, lens.things
        else:
            continue
        decisions = [one for one in game.decisions.values() if one.panel and one.domain.tokens == spots.tokens]
        shown = [one for one in decisions if one.panel == board] or decisions
        if shown and lens.usual is None and (shown[0].panel == board or isinstance(lens, Spots)):
            found[lens.word] = Spaces(lens, pieces, shown[0].domain, shown[0].panel)
    return found


def pieces_of(game_id: str) -> list[protocol.Pieces]:
    """The pieces of a game that can be put by hand: the word of each kind, with the words of its pieces."""
    return [{"word": word, "pieces": [*spaces.pieces.tokens]} for word, spaces in spaces_of(game_id).items()]


def draw_spaces(face: Face[Any], match: Match[Any], w: Words, word: str) -> tuple[str, Markup]:
    """The panel in which the spaces of a word lie, and its picture: every space is a target, and nothing else is.

    SpeciateError where no pieces of this word are put by hand.
    """
    spaces = _find(match.game.id, word)
    seat = match.choice.seat if match.choice else 0
    every = Choice(
        seat, Decision("put", spaces.domain, panel=spaces.panel), tuple(range(len(spaces.domain.tokens))), {}
    )
    drawn = face.draw(Scene(g=match.state, words=w, viewer=seat, choice=every))[spaces.panel]
    return spaces.panel, targets_alone(drawn)


def put(text: str, word: str, piece: str, space: int, *, less: bool) -> str:
    """The text after a piece was put on a space, or with `less` taken off it: only the lines of its word change.

    A space of one piece has this one then, or none where it had it already. SpeciateError where the text has a fault,
    or there is no such piece or space.
    """
    setup = read_position(text)
    table, (lens, pieces, domain, _) = find_notation(setup.game), _find(setup.game, word)
    kind = pieces.value(piece, 0)
    if not 0 <= space < len(domain.tokens):
        raise SpeciateError(f"there is no space {space}", "error.message")
    at = table.quiet(setup)
    for other in table.lenses[: [*table.lenses].index(lens)]:
        other.set(at, other.get(setup.position))
    if isinstance(lens, Spots):
        laid = _laid(lens, lens.get(setup.position), kind, space, less)
        lines = lens.write(at, laid, lens.default(at))
    else:
        counted = _counted(lens, lens.get(setup.position), kind, space, less)
        lines = lens.write(at, counted, lens.default(at))
    return _with_lines(text, word, lines if lines != [word] else [])


def _find(game_id: str, word: str) -> Spaces:
    """The spaces of a word of a game; SpeciateError where it has none."""
    found = spaces_of(game_id).get(word)
    if found is None:
        raise SpeciateError(f"nothing of {word[:40]!r} is put by hand", "error.message")
    return found


def _laid(lens: Spots[Any], row: Row, piece: int, space: int, less: bool) -> Row:
    """The row of a lens with a piece on a space, or without what lies there."""
    none = lens.kind.none
    if none is None and (less or row[space] == piece):
        return row
    new = none if none is not None and (less or row[space] == piece) else piece
    return (*row[:space], new, *row[space + 1 :])


def _counted(lens: Counts[Any], rows: tuple[Row, ...], owner: int, space: int, less: bool) -> tuple[Row, ...]:
    """The rows of a lens with one piece more or less on a space, as far as that goes."""
    row = rows[owner]
    number = min(max(row[space] + (-1 if less else 1), 0), lens.most)
    return (*rows[:owner], (*row[:space], number, *row[space + 1 :]), *rows[owner + 1 :])


def _with_lines(text: str, word: str, new: list[str]) -> str:
    """A text in which these lines stand in the place of those that begin with a word; else at its end."""
    lines = text.rstrip("\n").split("\n")
    mine = [n for n, line in enumerate(lines) if line.split()[:1] == [word]]
    first = mine[0] if mine else len(lines)
    before = [line for n, line in enumerate(lines[:first]) if n not in mine]
    return "\n".join([*before, *new, *(line for n, line in enumerate(lines) if n > first and n not in mine), ""])
