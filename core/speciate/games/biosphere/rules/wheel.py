"""The wheel of life in numbers: which face a die shows, and when it dies. The graveyard is the face that dies now."""

from __future__ import annotations

from .. import data


def graveyard_in(turn: int) -> int:
    """The face at the graveyard once the wheel has turned in a turn; turns are numbered from 1."""
    return (turn + 3) % data.FACES + 1


def next_graveyard(graveyard: int) -> int:
    """The face at the graveyard when the wheel has turned once more."""
    return graveyard % data.FACES + 1


def face_after(graveyard: int, years: int) -> int:
    """The face, 1 to 5, of a die that dies after so many turns. [B3.2]"""
    return (graveyard + years - 1) % data.FACES + 1


def years_of(graveyard: int, face: int) -> int:
    """The number of turns, 1 to 5, after which a die with this face dies: `face_after` the other way round."""
    return (face - graveyard - 1) % data.FACES + 1


def older(face: int) -> int:
    """The face that a die gets by moving: one less, and 5 after 1."""
    return (face - 2) % data.FACES + 1
