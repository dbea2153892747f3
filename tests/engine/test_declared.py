"""What declarations promise: decisions and events by name, and each key once."""

import doctest
from importlib import import_module
from typing import Annotated

import pytest
from speciate.engine import COUNT, Decision, Domain, Event, EventKind, declared, event

from .toy import Hoard

TOWN = Domain("town", ("ayr", "bude"))


@event
def raise_(town: Annotated[int, TOWN], n: int) -> None:
    """Something is raised."""


@event
def over() -> None:
    """It is over."""


def test_an_event_is_declared_by_a_signature():
    assert (raise_.key, raise_.says) == ("raise", "Something is raised.")
    assert dict(raise_.numbers) == {"town": TOWN, "n": COUNT} and dict(over.numbers) == {}


def test_the_numbers_of_an_event_stand_in_the_declared_order_however_they_are_given():
    made = Event("raise", (1, 5))
    assert raise_(1, 5) == raise_(1, n=5) == raise_(n=5, town=1) == made
    assert raise_.named(made) == {"town": 1, "n": 5}
    assert raise_.of([over(), made, Event("over", ()), raise_(0, 2)]) == [{"town": 1, "n": 5}, {"town": 0, "n": 2}]


@pytest.mark.parametrize(("args", "named"), [((1,), {}), ((1, 2, 3), {}), ((1, 2), {"n": 2}), ((1,), {"m": 2})])
def test_an_event_with_other_numbers_than_declared_is_refused(args, named):
    with pytest.raises(TypeError, match="raise"):
        raise_(*args, **named)


def test_an_event_is_recorded_only_where_somebody_listens():
    g = Hoard(rng=0, places=(), open=0, heap=0, total=0, stones=[], hands=[], deck=bytearray(), played=bytearray())
    raise_.emit(g, 1, 2)
    assert g.log is None
    g.log = []
    raise_.emit(g, town=1, n=2)
    assert g.log == [raise_(1, 2)]


def test_declarations_are_found_by_key_in_their_order():
    one, two = Decision("town.go", TOWN), Decision("town.stay", TOWN, left=COUNT)
    assert declared(Decision, {"TWO": two, "ONE": one, "SAME": one, "x": 3}) == {"town.stay": two, "town.go": one}
    assert declared(EventKind, {"raise_": raise_, "ONE": one}) == {"raise": raise_}
    with pytest.raises(ValueError, match=r"town\.go is declared twice"):
        declared(Decision, {"ONE": one, "OTHER": Decision("town.go", TOWN)})


def test_doctests():
    for name in ("decision", "event"):
        module = import_module(f"speciate.engine.{name}")
        assert doctest.testmod(module).failed == 0 < doctest.testmod(module).attempted
