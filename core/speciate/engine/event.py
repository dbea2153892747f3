"""What happens in a game, as the log keeps it, and the declaration of an event: a game declares each event once.

>>> @event
... def attacked(attacker: int, target: int) -> None:
...     "A species attacks another."
>>> attacked(3, target=7)
Event(kind='attacked', args=(3, 7))
>>> attacked.named(attacked(3, 7))
{'attacker': 3, 'target': 7}

A rule calls `attacked.emit(g, 3, 7)`; mypy checks the numbers against the signature.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, get_type_hints

from .decision import COUNT, Domain

P = ParamSpec("P")


class Event(NamedTuple):
    """Something that happened: the key of its declaration, and its numbers in the order declared there.

    The log, the animation and the score sheet are made from events alone.
    """

    kind: str
    args: tuple[int, ...]


class Recorder(Protocol):
    """Where events are recorded: a `State`."""

    log: list[Event] | None

    def record(self, kind: str, numbers: tuple[int, ...]) -> None:
        """Add an event with this key to the log, which is not None."""


class EventKind(Generic[P]):
    """The declaration of an event; made by `@event` of a function whose parameters are the numbers.

    A parameter is an `int`, or an `Annotated[int, DOMAIN]` that says what the number stands for. The name of the
    function is the key, without an underscore at its end (`raise_`, where the word belongs to Python).
    """

    __slots__ = ("key", "numbers", "says")

    def __init__(self, signature: Callable[P, None]) -> None:
        self.key = signature.__name__.removesuffix("_")
        self.says = signature.__doc__ or ""
        """What happens, in one sentence."""
        kinds = get_type_hints(signature, include_extras=True)
        del kinds["return"]
        self.numbers: Mapping[str, Domain] = {
            name: getattr(kind, "__metadata__", (COUNT,))[0] for name, kind in kinds.items()
        }

    def emit(self, g: Recorder, /, *args: P.args, **named: P.kwargs) -> None:
        """Record that it happens, if anyone listens. TypeError unless the numbers are as many as declared."""
        if g.log is not None:
            numbers: tuple[Any, ...] = args
            if named or len(args) != len(self.numbers):
                numbers = self.ordered(*args, **named)
            g.record(self.key, numbers)

    def __call__(self, *args: P.args, **named: P.kwargs) -> Event:
        """The event with these numbers, as a log holds it. TypeError unless they are as many as declared."""
        return Event(self.key, self.ordered(*args, **named))

    def ordered(self, *args: P.args, **named: P.kwargs) -> tuple[int, ...]:
        """These numbers in the order declared. TypeError unless they are as many."""
        numbers: tuple[Any, ...] = args
        if named:
            numbers += tuple(named.pop(name) for name in [*self.numbers][len(args) :] if name in named)
        if named or len(numbers) != len(self.numbers):
            raise TypeError(f"{self!r} does not have these numbers: {args}, {named}")
        return numbers

    def named(self, event: Event) -> dict[str, int]:
        """The numbers of an event of this kind, by name."""
        return dict(zip(self.numbers, event.args, strict=True))

    def of(self, log: Iterable[Event]) -> list[dict[str, int]]:
        """The numbers, by name, of each event of this kind in a log."""
        return [self.named(event) for event in log if event.kind == self.key]

    def __repr__(self) -> str:
        return f"<EventKind {self.key}({', '.join(self.numbers)})>"


def event(signature: Callable[P, None]) -> EventKind[P]:
    """Declare an event by the signature of a function with one sentence as its docstring and no other body."""
    return EventKind(signature)
