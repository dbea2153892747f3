"""A position at rest, and what a rule may do with it: decide, draw a random number, and record what happens."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

from .choice import Answer, Choice, Determinization, Player
from .decision import DONE, Decision
from .errors import DecisionNeeded, RuleBug, SpeciateError
from .event import Event
from .rng import M64

S = TypeVar("S", bound="State")


@dataclass_transform(kw_only_default=True)
def plain(cls: type[S]) -> type[S]:
    """Make a slots dataclass of ints and flat arrays, with `copy` written once from its fields.

    A written-out copy is twice as fast as a loop over the fields, and cannot forget one. TypeError for a field of
    another type.
    """
    built = dataclass(slots=True, eq=False, kw_only=True)(cls)
    copied = [f for f in fields(built) if f.name not in State.LIVE]
    flat, nested = "s.{0}.copy()", "[x.copy() for x in s.{0}]"
    how = {"int": "s.{0}", "tuple[int, ...]": "s.{0}", "list[int]": flat, "bytearray": flat,
           "list[bytearray]": nested, "list[list[int]]": nested}  # fmt: skip
    for f in copied:
        if str(f.type) not in how:
            raise TypeError(f"{cls.__name__}.{f.name}: {f.type} is not plain")
    body = ["def copy(s):", " n = new(cls)", *(f" n.{f.name} = {how[str(f.type)].format(f.name)}" for f in copied)]
    scope: dict[str, Any] = {"cls": built, "new": built.__new__}
    exec("\n".join([*body, " n.log = n.player = None", " n.script = []", " n.stop_at_chance = 0", " return n"]), scope)
    built.copy = scope["copy"]  # type: ignore[method-assign]
    return built


@dataclass(slots=True, eq=False, kw_only=True)
class State:
    """A position at rest. The LIVE fields belong to the step in motion and are never copied or saved."""

    LIVE: ClassVar = ("log", "script", "player", "stop_at_chance")
    rng: int
    over: int = 0
    log: list[Event] | None = None
    script: list[Answer] = field(default_factory=list)
    player: Player | None = None
    stop_at_chance: int = 0
    """1 in a preview, where a random draw unwinds the step."""

    def copy(self) -> Self:
        """An independent position; the step in motion is not copied. TypeError in a class without `@plain`."""
        raise TypeError("a state class needs @plain")

    def determinize(self, viewer: int) -> None:
        """Redraw in place all that `viewer` cannot see; `rng` is already new."""

    def seen_by(self, viewer: int | None) -> Self:
        """A copy in which all that this seat (None: everybody) cannot see was drawn anew, always in the same way.

        Pictures, words and previews are made of such a position: whatever they show of it, they tell no secret.
        """
        seen = self.copy()
        seen.rng = 0
        seen.determinize(-1 if viewer is None else viewer)
        return seen

    def numbers(self) -> list[object]:
        """Every lasting field, in order: what a digest and a comparison are made of."""
        return [getattr(self, f.name) for f in fields(self) if f.name not in self.LIVE]

    def digest(self) -> int:
        """A 32-bit fingerprint of the position, the same on every machine and Python."""
        return zlib.crc32(repr(self.numbers()).encode())

    def decide(
        self, seat: int, decision: Decision, values: Iterable[int], /, *, done: bool = False, **numbers: int
    ) -> int:
        """The seat's answer: a sole value by itself, then the script's, then the player's; else DecisionNeeded.

        Values ascend and are unique; `done` adds DONE as the last one. `numbers` are those that the decision declares.
        RuleBug where they are not, or where there is no value. SpeciateError "error.offered" where the answer of the
        script is not among the values, "error.imagined" where it determinizes for another seat.
        """
        return self.answer_to(seat, decision, values, done, numbers)

    def answer_to(
        self, seat: int, decision: Decision, values: Iterable[int], done: bool, numbers: Mapping[str, int]
    ) -> int:
        """`decide`, for a game that adds numbers of its own: it gets them as one mapping, which is not built twice."""
        if numbers.keys() != decision.names:
            raise RuleBug(f"{decision} gets the numbers {sorted(numbers)}")
        values = (*values, DONE) if done else tuple(values)
        if len(values) == 1:
            return values[0]
        if not values:
            raise RuleBug(f"{decision.key}: nothing to choose")
        while self.script:
            answer = self.script.pop()
            if isinstance(answer, Determinization):
                if answer.viewer != seat:  # the values come from what the chooser sees, and would no longer be true
                    raise SpeciateError(f"only seat {seat} can determinize here", "error.imagined")
                self.rng = answer.seed
                self.determinize(answer.viewer)
            elif answer in values:
                return answer
            else:
                domain = decision.domain
                token = domain.token(answer) if DONE <= answer < len(domain.tokens) else str(answer)
                raise SpeciateError(f"{decision.key}: {token} is not offered", "error.offered", token=token)
        choice = Choice(seat, decision, values, numbers)
        if self.player is None:
            raise DecisionNeeded(choice)
        return self.player(choice)

    def record(self, kind: str, numbers: tuple[int, ...]) -> None:
        """Put an event into the log, if anyone listens. Rules call `emit` of the declared event."""
        if self.log is not None:
            self.log.append(Event(kind, numbers))

    def randbelow(self, n: int) -> int:
        """A random number from 0 to n - 1, by SplitMix64 and a multiply-shift.

        DecisionNeeded in a preview, however small n is.
        """
        if self.stop_at_chance:
            raise DecisionNeeded(None)
        z = self.rng = self.rng + 0x9E3779B97F4A7C15 & M64
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & M64
        z = (z ^ z >> 27) * 0x94D049BB133111EB & M64
        return (z ^ z >> 31) * n >> 64
