"""Who sits where, who looks, and how far back: a match as a group of players meets it. It draws nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, dropwhile, takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from speciate.bots import find_bot
from speciate.draw.face import Face
from speciate.engine import Choice, DecisionNeeded, Event, Game, Match, Setup, SpeciateError, State
from speciate.engine.choice import Answer
from speciate.engine.match import Step
from speciate.engine.record import PERSON

if TYPE_CHECKING:
    from speciate.bots.playouts import Effort
    from speciate.bots.review import Review


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody in a seat: a person or a kind of bot, and the name they go by."""

    kind: str = PERSON
    name: str = ""


class PastDecision(NamedTuple):
    """A decision that was taken: its number from 0, whose it was, and the state of the generator before it."""

    ply: int
    seat: int
    rng: int


class Undo(NamedTuple):
    """Where undo leads, and what to ask first: "" for nothing, "luck", "others" or "person"."""

    ply: int
    seat: int
    confirm: str


class LoggedEvent(NamedTuple):
    """An event, its index among all events, and the number of decisions after which it had happened."""

    event_index: int
    ply: int
    event: Event
    rule: str
    """The id of the rule that made it happen; "" in a game that states none."""


class Sitting:
    """A match and the people round it. Everything here can be rebuilt from the match, the players and the viewer."""

    def __init__(self, face: Face[Any], setup: Setup, match: Match[Any], players: Sequence[Player]) -> None:
        self.face, self.setup, self.match = face, setup, match
        self.players = list(players)
        self.selected: int | None = None
        self.looking: int | None = None
        self.shown: int | None = None
        """The seat in front of the screen: what is secret to others is only drawn for it."""
        self.present: frozenset[int] | None = None
        """The seats whose persons are at this screen; None is all, and empty where a game is only watched."""
        self.watcher: int | None = None
        """The seat whose view is shown where nobody at this screen plays."""
        self.total = len(match.decisions)
        self.review: Review | None = None
        """What was found out about the decisions of a person, once the game is over and it was asked for."""
        self.counted = "points"
        """What the chart of the score follows: the id of a count."""
        self.heard: int | None = None
        """The number of events when something was last said for a screen reader; None before that."""
        self._past: Match[Any] | None = None
        self._since: tuple[int, State] | None = None
        self._traces: dict[int, tuple[Step, list[tuple[int, int]]]] = {}
        self._trace: tuple[State, list[Answer], list[tuple[int, int]]] | None = None
        """The trace of the step under way, behind the base and the answers that it was made of."""
        self._welcome()

    @property
    def game(self) -> Game[Any]:
        """The rules of the game on the table."""
        return self.match.game

    # --- who ---------------------------------------------------------------------------------------------------------

    @property
    def persons(self) -> list[int]:
        """The seats of the persons at this screen."""
        here = range(len(self.players)) if self.present is None else self.present
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON and seat in here]

    @property
    def watching(self) -> bool:
        """Whether the game is only shown."""
        return self.present is not None and not self.present

    @property
    def asked(self) -> Choice | None:
        """The open decision, if the viewer is to take it."""
        choice = self.match.choice
        mine = choice and self.looking is None and choice.seat == self.viewer and choice.seat in self.persons
        return choice if mine else None

    @property
    def away(self) -> int | None:
        """The seat to move, if its person is at another screen."""
        choice = self.match.choice
        far = choice and self.players[choice.seat].kind == PERSON and choice.seat not in self.persons
        return choice.seat if choice and far else None

    @property
    def mover(self) -> Player | None:
        """The player to move; None when the game is over."""
        choice = self.match.choice
        return self.players[choice.seat] if choice else None

    def effort(self, seat: int) -> Effort | None:
        """How much the computer in a seat plays out for a decision; None for a person or one that answers at once."""
        kind = self.players[seat].kind
        return None if kind == PERSON else find_bot(kind).effort(self.game)

    @property
    def thinker(self) -> Effort | None:
        """The effort of the computer to move; None where none is to think, or an earlier position is on screen."""
        choice = self.match.choice
        return self.effort(choice.seat) if choice and self.looking is None else None

    @property
    def curtain(self) -> int | None:
        """The seat to pass the screen to before anything more is shown."""
        choice = self.match.choice
        if choice is None or choice.seat not in self.persons or self.shown == choice.seat:
            return None
        return choice.seat

    @property
    def viewer(self) -> int | None:
        """The seat whose view is on screen; None while the curtain is drawn, or where nobody looks."""
        return None if self.curtain is not None else self.shown

    def _welcome(self) -> None:
        """Choose whose view is on screen: the only person's, else the watcher's or that of the person to move.

        If the pending decision is secret, nobody's view is shown until that person calls `sit`.
        """
        persons, choice = self.persons, self.match.choice
        if len(persons) == 1:
            self.shown = persons[0]
        elif self.shown not in persons:
            self.shown = self.watcher
        if choice and len(persons) > 1 and choice.seat in persons and choice.seat != self.shown:
            # Before a secret decision the screen is handed over: nobody's view is shown until its person takes it.
            self.shown = None if choice.decision.secret else choice.seat

    def sit(self, seat: int) -> None:
        """Show the view of a seat, whose person has taken the screen.

        SpeciateError "error.seat" where no person plays it.
        """
        if seat not in self.persons:
            raise SpeciateError(f"no person plays seat {seat}", "error.seat")
        self.shown = seat

    def attend(self, seats: Collection[int] | None, watcher: int | None = None) -> None:
        """Only these seats are at this screen from now on, or all for None; without any, `watcher` looks on.

        SpeciateError "error.seat" where there is no such seat.
        """
        far = [seat for seat in (*(seats or ()), *(() if watcher is None else (watcher,))) if not self._is_seat(seat)]
        if far:
            raise SpeciateError(f"there is no seat {far[0]}", "error.seat")
        self.present = None if seats is None else frozenset(seats)
        self.watcher = watcher if self.watching else None
        self.selected = None
        self._welcome()

    def _is_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.players)

    def appoint(self, players: Sequence[Player]) -> None:
        """Let other people or bots play the seats from now on.

        SpeciateError "error.message" unless there is one player for each seat.
        """
        if len(players) != len(self.players):
            raise SpeciateError("one player for each seat", "error.message")
        self.players = list(players)
        self.selected = None
        self._welcome()

    # --- forward -----------------------------------------------------------------------------------------------------

    def expect(self, ply: object) -> Choice:
        """The pending decision, if `ply` is its number.

        SpeciateError: error.stale if it is not (the second click of a double click); error.past while an earlier
        position is looked at; error.over at the end of the game.
        """
        choice = self.match.choice
        if choice is None:
            raise SpeciateError("the game is over", "error.over")
        if self.looking is not None:
            raise SpeciateError("you are looking at the past", "error.past")
        if ply != self.total:
            raise SpeciateError(f"decision {self.total} is open, not {str(ply)[:20]}", "error.stale", n=self.total)
        return choice

    def answer(self, value: int) -> None:
        """Answer the pending decision. SpeciateError where the value is not offered, and then nothing has changed."""
        self.match.answer(value)
        self._moved()

    def _moved(self) -> None:
        self.total = len(self.match.decisions)
        self.selected = self.looking = self._past = self.review = None
        self._welcome()

    # --- back --------------------------------------------------------------------------------------------------------

    def backwards(self) -> Iterator[PastDecision]:
        """Every decision taken, the last one first. A step is run again for it, once, and only when asked for."""
        n = self.total
        match = self.match
        if self._trace is None or self._trace[0] is not match.base or self._trace[1] != match.answers:
            self._trace = match.base, match.answers[:], trace(self.game, match.base, match.answers)
        for seat, rng in reversed(self._trace[2]):
            n -= 1
            yield PastDecision(n, seat, rng)
        for index in range(len(match.past) - 1, -1, -1):
            step = match.past[index]
            if step.answers:
                known = self._traces.get(index)
                if known is None or known[0] is not step:
                    known = self._traces[index] = step, trace(self.game, step.base, step.answers)
                for seat, rng in reversed(known[1]):
                    n -= 1
                    yield PastDecision(n, seat, rng)

    def undoing(self) -> Undo | None:
        """What undo would take back: the last decision of a person, and what came after it."""
        persons = self.persons
        for past in self.backwards():
            if self.present is not None and past.seat not in persons and self.players[past.seat].kind == PERSON:
                return None  # what somebody has sent stands
            if not persons or past.seat in persons:
                confirm = ""
                if past.rng != self.match.state.rng:
                    confirm = "luck"
                if past.ply < self.total - 1:
                    confirm = "others"
                elif persons and past.seat != self.shown:
                    confirm = "person"
                return Undo(past.ply, past.seat, confirm)
        return None

    def undo(self, to: Undo) -> None:
        """Take back all decisions from this one on."""
        while len(self.match.decisions) > to.ply:
            self.match.undo()
        self._since = None
        self._moved()

    def redo(self) -> None:
        """Give the decisions taken back again, up to the next one of a person."""
        self.match.redo()
        while self.match.undone and self.mover and self.mover.kind != PERSON:
            self.match.redo()
        self._moved()

    def look(self, ply: int | None) -> None:
        """Show the game as it stood after so many decisions; None returns to now."""
        self._past = None if ply is None or ply >= self.total else self.match.at(max(ply, 0))
        self.looking = None if self._past is None else max(ply or 0, 0)
        self.selected = None

    @property
    def at(self) -> int:
        """The number of decisions before the position on screen."""
        return self.total if self.looking is None else self.looking

    @property
    def seen(self) -> Match[Any]:
        """The match that is on the table: now, or the past that is looked at."""
        return self._past or self.match

    def fork(self) -> None:
        """Play on from what is looked at."""
        if self._past:
            self.match = self._past
            self._since = None
            self._moved()

    # --- what has happened -------------------------------------------------------------------------------------------

    def since(self) -> tuple[int, State | None]:
        """The number of decisions after the viewer's last one, and the position there; none in mid-turn."""
        if self.looking is not None:
            return (self.looking, self.match.at(self.looking - 1).state if self.looking else None)
        if self.shown is None:
            return (self.total, None)
        for past in self.backwards():
            if past.seat == self.shown:
                n = past.ply + 1
                if n == self.total:
                    return (n, None)
                if self._since is None or self._since[0] != n:
                    self._since = (n, self.match.at(n).state)
                return self._since
        return (0, None)

    def last_turn(self) -> tuple[int, int]:
        """The plies between which the viewer's last turn lies: a run of decisions of one seat, before those of others.

        A turn that is under way does not count. If nobody looks, the turn of whoever decided last is meant.
        """
        past = [one for one in self.backwards() if one.ply < self.at]
        if not past:
            return 0, 0
        seat = past[0].seat if self.shown is None else self.shown
        others = dropwhile(lambda one: one.seat == seat, past)
        mine = [*takewhile(lambda one: one.seat == seat, dropwhile(lambda one: one.seat != seat, others))]
        return (mine[-1].ply, mine[0].ply + 1) if mine else (0, 0)

    def story(self) -> Iterator[LoggedEvent]:
        """Every event of what is on the table, the last one first."""
        seen, rules = self.seen, self.game.event_rules
        first, n = seen.event_count, self.at
        past = ((step.events, step.answers) for step in reversed(seen.past))
        for events, answers in chain([(seen.step_events, seen.answers)], past):
            first -= len(events)
            for index in range(len(events) - 1, -1, -1):
                yield LoggedEvent(first + index, n, events[index], rules.of(events, index))
            n -= len(answers)


def trace(game: Game[Any], base: State, answers: Sequence[Answer]) -> list[tuple[int, int]]:
    """The seat of each answer of a step, and the state of the generator before the answer."""
    if not answers:
        return []
    g = base.copy()
    left = [a for a in reversed(answers) if isinstance(a, int)]
    found: list[tuple[int, int]] = []

    def player(choice: Choice) -> int:
        if not left:
            raise DecisionNeeded(choice)
        found.append((choice.seat, g.rng))
        return left.pop()

    g.player = player
    with suppress(DecisionNeeded):
        game.step(g)
    return found
