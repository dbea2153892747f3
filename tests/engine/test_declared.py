"""What declarations promise: decisions and events by name, and each key once."""

import doctest
from dataclasses import dataclass
from importlib import import_module
from typing import Annotated

import pytest
from speciate.engine import (
    COUNT,
    Amounts,
    Decision,
    Domain,
    Effects,
    Event,
    EventKind,
    Facts,
    Modifier,
    Registry,
    State,
    declared,
    event,
    plain,
)

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
    raised = Event("raise", (1, 5))
    assert raise_(1, 5) == raise_(1, n=5) == raise_(n=5, town=1) == raised
    assert raise_.named(raised) == {"town": 1, "n": 5}
    assert raise_.of([over(), raised, Event("over", ()), raise_(0, 2)]) == [{"town": 1, "n": 5}, {"town": 0, "n": 2}]


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


def test_who_answers_a_modifier_is_known_by_its_bits_and_in_the_order_of_registration():
    @Modifier
    def reach(me, reach):
        """How far an animal moves."""

    assert (reach.bits, reach.answers) == (0, {})
    wings, legs = (lambda me, reach: reach + 1), (lambda me, reach: 2 * reach)
    assert (reach.by(4)(wings), reach.by(1)(legs)) == (wings, legs)
    assert reach.bits == 0b10010 and [*reach.answers] == [4, 1] and (reach[4](0, 3), reach[1](0, 3)) == (4, 6)


def test_a_number_answers_once_and_a_function_may_have_several_numbers():
    @Effects
    def effect(me):
        """What a card does."""

    draw = effect.by(7)(effect.by(2)(lambda me: None))
    assert effect.number(draw) == 2
    with pytest.raises(ValueError, match="effect: 7 answers twice"):
        effect.by(7)(draw)
    for missing in (lambda: effect[3], lambda: effect.number(lambda me: None)):
        with pytest.raises(KeyError):
            missing()


@dataclass(frozen=True, slots=True)
class Shelter(Amounts):
    cold: int = 0
    heat: int = 0


def test_a_registry_has_the_facts_of_each_card_by_its_number():
    go, stay = Decision("ant.go", TOWN), Decision("bee.stay", TOWN)
    cards: Registry[Facts] = Registry("card", ("ant", "bee"))
    bee, ant = Facts("bee", "deduced", (stay,)), Facts("ant", "printed", (go,))
    assert (cards.add(bee), cards.add(ant)) == (1, 0)
    assert [*cards] == [cards[0], cards[1]] == [ant, bee] and len(cards) == 2
    assert cards.asks() == {"ant.go": go, "bee.stay": stay}


def test_a_card_is_registered_once_and_only_if_it_is_there():
    cards: Registry[Facts] = Registry("card", ("ant", "bee"))
    cards.add(Facts("ant", "printed"))
    with pytest.raises(ValueError, match="card ant is registered twice"):
        cards.add(Facts("ant", "deduced"))
    with pytest.raises(KeyError, match="cow"):
        cards.add(Facts("cow", "printed"))
    with pytest.raises(KeyError):
        list(cards)  # the rule of one is missing


def test_amounts_add_up_number_by_number():
    assert Shelter.total([Shelter(cold=4), Shelter(cold=1, heat=2)]) == Shelter(cold=5, heat=2)
    assert Shelter.total([]) == Shelter(0, 0)


def test_doctests():
    for name in ("course", "decision", "event", "hooks"):
        module = import_module(f"speciate.engine.{name}")
        assert doctest.testmod(module).failed == 0 < doctest.testmod(module).attempted


def test_a_position_holds_what_can_be_copied_alone():
    class Heap(State):
        stones: "dict[int, int]"

    with pytest.raises(TypeError, match=r"Heap\.stones: dict\[int, int\] is not plain"):
        plain(Heap)
