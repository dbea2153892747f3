"""How Pebbles shows itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from speciate.draw.blanks import blanks
from speciate.draw.face import Face, Label, Mover, Place, Scene, Sheet
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.motion import Motion, Motions
from speciate.draw.things import Thing, Things
from speciate.engine import DONE, Choice, Domain, Event, Preview, Setup
from speciate.engine.lenses import Piece
from speciate.locale import Words

from .. import data
from ..decisions import TAKE_STONES
from ..events import EVENTS, played, took
from ..pieces import CARD
from ..rules.state import Pebbles
from .board import draw_heap, draw_seats, place_of
from .rules_page import rules_page


def cards(g: Pebbles, seat: int) -> int:
    """Cards that are left in hand."""
    return len(g.hands[seat])


_MOTIONS: Final[Motions] = {
    kind: lambda e: (Motion("pebbles-pebble", "board-svg", f"seat-{e['colour']}", e["n"], e["colour"]),)
    for kind in (took, played)
}

_THINGS: Final[Things] = {
    "board-svg": Thing("heap"),
    "stone-": Thing("heap"),
    "seat-": Thing("seat"),
    **{card: Thing("card") for card in data.CARDS},
}


class PebblesFace:
    """The drawing of Pebbles; see `speciate.draw.face.Face` for what each method promises."""

    looks = (__package__,)
    panels: Mapping[str, str] = {"board": "ic-board", "seats": "ic-seats"}
    cover = "0 0 320 213"
    counts: Mapping[str, Callable[[Pebbles, int], int]] = {"cards": cards}
    motions = _MOTIONS
    things: Things = _THINGS

    def draw(self, scene: Scene[Pebbles]) -> dict[str, Markup]:
        """The markup of each panel."""
        return {"board": draw_heap(scene), "seats": draw_seats(scene)}

    def board(self, scene: Scene[Pebbles]) -> Markup:
        """The heap alone."""
        return draw_heap(scene)

    def header(self, scene: Scene[Pebbles]) -> tuple[Markup, Sequence[Mover]]:
        """What is left, and the players in the order of their turns from now."""
        g, words = scene.g, scene.words
        key = "phase.over" if g.over else "phase"
        now = g.places.index(g.turn) if scene.acting < 0 else scene.acting
        seats = len(g.stones)
        order = [place_of(g, (g.places[now] + n) % seats) for n in range(seats)]
        movers = [Mover(place, words(f"colour.{data.COLOURS[place]}"), place == scene.acting) for place in order]
        return words(key, n=g.heap), movers

    def actor(self, scene: Scene[Pebbles], choice: Choice) -> tuple[int, Markup]:
        """The colour that chooses, and in which part of the turn."""
        return place_of(scene.g, choice.seat), scene.words(f"who.{choice.key.partition('.')[0]}")

    def coming(self, scene: Scene[Pebbles], choice: Choice) -> Sequence[int]:
        """The colours whose turns follow."""
        g = scene.g
        seats = len(g.stones)
        return [place_of(g, (choice.seat + n) % seats) for n in range(1, seats)]

    def question(self, scene: Scene[Pebbles], choice: Choice) -> Markup:
        """The prompt's question."""
        numbers = blanks(choice.decision.numbers, choice.numbers, lambda domain, n: n)
        return scene.words(f"ask.{choice.key}", **numbers)

    def label(self, scene: Scene[Pebbles], choice: Choice, value: int) -> Label:
        """The words of one value."""
        words = scene.words
        if value == DONE:
            return Label(words(f"done.{choice.key}"))
        if choice.decision is TAKE_STONES:
            return Label(words("label.stones", n=value))
        token = CARD.token(value)
        return Label(words(f"card.{token}.title"), self.worth_of(words, token))

    def commit_label(self, scene: Scene[Pebbles], choice: Choice, value: int) -> str:
        """The main button once the value is selected."""
        if value == DONE:
            return scene.words.plain(f"done.{choice.key}")
        return scene.words.plain(f"commit.{choice.key}", what=self.label(scene, choice, value).text)

    def preview_text(self, scene: Scene[Pebbles], choice: Choice, value: int, preview: Preview[Pebbles]) -> Markup:
        """The stones that come, what is left, and what is asked next; or how many may come by lot."""
        words, after = scene.words, preview.state
        gained = after.stones[choice.seat] - scene.g.stones[choice.seat]
        said = [words("preview.stones", n=gained)] if gained else []
        if preview.chance:
            return join([words("preview.lot", n=min(data.MOST, scene.g.heap)), words("see.luck")], " ")
        said.append(words("preview.over") if after.over else words("preview.heap", n=after.heap))
        if preview.choice:
            said.append(words("preview.next", question=self.question(scene, preview.choice)))
        return join(said, " ")

    def log_line(self, words: Words, event: Event) -> tuple[int, Markup] | None:
        """The log line of an event."""
        kind = EVENTS[event.kind]
        numbers = kind.named(event)

        def read(domain: Domain, n: int) -> object:
            return words(f"card.{CARD.token(n)}.title") if domain is CARD else n

        return numbers["colour"], words(f"log.{kind.key}", **blanks(kind.numbers, numbers, read))

    def card(self, words: Words, card_id: str) -> tuple[Markup, Markup] | None:
        """A card in full."""
        if card_id not in data.CARDS:
            return None
        return words(f"card.{card_id}.title"), markup(
            "<p>{}</p>", words("card.text", what=self.worth_of(words, card_id))
        )

    def worth_of(self, words: Words, card: str) -> Markup:
        """How many stones a card brings."""
        n = data.CARDS[card]
        return words("fact.lot", most=data.MOST) if n == data.BY_LOT else words("fact.stones", n=n)

    def explain(self, scene: Scene[Pebbles], thing: str) -> tuple[Markup, Markup] | None:
        """Nothing else on the table needs to be explained."""
        return None

    def read(self, scene: Scene[Pebbles], domain: Domain, n: int) -> object:
        """A value of a domain in words."""
        return scene.words(f"card.{CARD.token(n)}.title") if domain is CARD else n

    def place(self, place: int) -> Place:
        """How a player looks and is called."""
        return Place("pebbles-pebble", f"colour.{data.COLOURS[place]}", place)

    def piece(self, word: str, piece: Piece) -> Markup:
        """Nothing: no hand lays pieces on spaces."""
        return NOTHING

    def setup_hint(self, words: Words, setup: Setup) -> Markup:
        """What this set-up means."""
        return words("hint", n=[*data.HEAPS.values()][setup.options[0]])

    def sheet(self, g: Pebbles, words: Words, log: Sequence[Event]) -> Sheet:
        """The stones of each player, best first."""
        rows = [(seat, place_of(g, seat), [stones], stones) for seat, stones in enumerate(g.stones)]
        rows.sort(key=lambda row: (-row[3], row[0]))
        return Sheet([words("sheet.stones")], rows, (), words("sheet.title"), words("sheet.note"))

    def rules(self, words: Words) -> Markup:
        """The rules page."""
        return rules_page(words)


FACE: Final[Face[Pebbles]] = PebblesFace()
