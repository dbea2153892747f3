"""The wheel of life in numbers: which face a die shows, and when it dies. The graveyard is the face that dies now."""

from __future__ import annotations

from . import data as d


def next_graveyard(graveyard: int) -> int:
    """The face at the graveyard when the wheel has turned once more."""
    return graveyard % d.FACES + 1


def face_after(graveyard: int, years: int) -> int:
    """The face of a die that lives so many turns, 1 to 5, from now."""
    return (graveyard + years - 1) % d.FACES + 1


def years_of(graveyard: int, face: int) -> int:
    """In how many turns a die with this face dies, 1 to 5: `face_after` the other way round."""
    return (face - graveyard - 1) % d.FACES + 1


def older(face: int) -> int:
    """The face a die gets by moving."""
    return (face - 2) % d.FACES + 1
