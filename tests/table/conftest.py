"""A desk of its own for each test, spoken to in JSON as the page does."""

import json
import re
from typing import Any

import pytest
from speciate.table.desk import Desk


class Page:
    """Asks as the page asks, and shows what the page would show."""

    def __init__(self) -> None:
        self.desk = Desk()
        self.regions: dict[str, str] = {}
        self.status: dict[str, Any] = {}

    def raw(self, text: str) -> dict[str, Any]:
        return json.loads(self.desk.handle(text))

    def refused(self, do: str, **message) -> str:
        """The code of the error that a message gets; the text must be one plain sentence."""
        reply = self.raw(json.dumps({"do": do, **message}))
        assert not reply["ok"], reply
        assert (
            reply["error"]["text"] and "Traceback" not in reply["error"]["text"] and "\n" not in reply["error"]["text"]
        )
        return reply["error"]["code"]

    def ask(self, do: str, **message) -> dict[str, Any]:
        reply = self.raw(json.dumps({"do": do, **message}))
        assert reply["ok"], reply
        self.regions |= reply.get("regions", {})
        self.status = reply.get("status", self.status)
        return reply

    def new(self, kinds: str = "pppp", **form) -> dict[str, Any]:
        """A game of Marine: p a person, r a random bot, g a greedy one, - nobody."""
        words = {"p": "person", "-": "empty"}
        for place, kind in enumerate(kinds):
            form[f"kind-{place}"] = words.get(kind, "bot")
            form[f"level-{place}"] = "random" if kind == "r" else "greedy"
        return self.ask("new", game="marine", form={"seed": "5", **form})

    @property
    def values(self) -> list[int]:
        return [int(v) for v in re.findall(r'data-value="(-?\d+)"', self.regions["prompt"])]

    @property
    def at(self) -> int:
        return self.status["decision"]

    def choose(self, value: int | None = None) -> dict[str, Any]:
        return self.ask("answer", at=self.at, value=self.values[0] if value is None else value)

    def go(self, decisions: int) -> None:
        """Let time pass: the first choice for people, curtains opened, bots as they are."""
        for _ in range(decisions):
            if self.status["over"]:
                return
            if self.status["bot"]:
                self.ask("bot", at=self.at)
            elif self.status["curtain"]:
                self.ask("seat", viewer=self.status["mover"]["seat"])
            else:
                self.choose(self.values[self.at * 7 % len(self.values)])


@pytest.fixture
def page():
    return Page()
