"""How Climate shows itself: its one `FACE` ties the parts of the drawing together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from speciate.draw.face import Face, Label, Mover, Place, Scene, Sheet
from speciate.draw.markup import NOTHING, Markup, markup
from speciate.draw.motion import Motions
from speciate.draw.things import Things
from speciate.engine import Choice, Domain, Event, Preview, Setup
from speciate.engine.lenses import Piece
from speciate.locale import Words

from .. import data
from ..pieces import ENVIRONMENT, FEEDING, PHASES
from ..rules.state import Climate
from . import choice as face_choice
from . import log as face_log
from . import preview as face_preview
from .board import draw_board
from .cards import explain, full_card
from .facts import colour_of
from .hand import draw_hand
from .rows import EMBLEM, draw_rows
from .rules_page import rules_page
from .words import vocabulary


def food(g: Climate, seat: int) -> int:
    """Food in the bag."""
    return g.bags[seat]


def population(g: Climate, seat: int) -> int:
    """Population of all its species."""
    return sum(g.population[one] for one in g.rows[seat])


def species(g: Climate, seat: int) -> int:
    """Its species."""
    return len(g.rows[seat])


class ClimateFace:
    """The drawing of Climate; see `speciate.draw.face.Face` for what each method promises."""

    looks = (__package__,)
    panels: Mapping[str, str] = {"board": "ic-board", "rows": "ic-seats", "hand": "ic-cards"}
    cover = "0 166 300 200"
    counts: Mapping[str, Callable[[Climate, int], int]] = {"food": food, "population": population, "species": species}

    def draw(self, scene: Scene[Climate]) -> dict[str, Markup]:
        """The markup of each panel."""
        return {"board": draw_board(scene), "rows": draw_rows(scene), "hand": draw_hand(scene)}

    def board(self, scene: Scene[Climate]) -> Markup:
        """The board alone."""
        return draw_board(scene, alone=True)

    def header(self, scene: Scene[Climate]) -> tuple[Markup, Sequence[Mover]]:
        """The round and its phase, and the players clockwise from the first one."""
        g, v = scene.g, vocabulary(scene.words)
        doing = v.words(f"phase.{PHASES[g.phase]}")
        key = ("phase", "phase.next_last", "phase.last")[g.last]
        phase = v.words("phase.over") if g.over else v.words(key, n=g.round, doing=doing)
        now = -1 if g.over else scene.acting
        order = [colour_of(g, seat) for seat in g.from_first()]
        return phase, [Mover(colour, v.colours[colour], colour == now) for colour in order]

    def actor(self, scene: Scene[Climate], choice: Choice) -> tuple[int, Markup]:
        """The colour that a choice is about, and what it is doing."""
        return face_choice.actor(scene, choice)

    def coming(self, scene: Scene[Climate], choice: Choice) -> Sequence[int]:
        """The colours that follow clockwise: to the last one of the round, or all others while species are fed."""
        g = scene.g
        seats = [*g.from_first()]
        at = seats.index(g.turn)
        left = seats[at + 1 :] if g.phase != ENVIRONMENT else []
        return [colour_of(g, seat) for seat in (left + seats[:at] if g.phase == FEEDING else left)]

    def question(self, scene: Scene[Climate], choice: Choice) -> Markup:
        """The prompt's question."""
        return face_choice.question(scene, choice)

    def label(self, scene: Scene[Climate], choice: Choice, value: int) -> Label:
        """The words of one value."""
        return face_choice.label(scene, choice, value)

    def commit_label(self, scene: Scene[Climate], choice: Choice, value: int) -> str:
        """The main button once the value is selected."""
        return face_choice.commit_label(scene, choice, value)

    def preview_text(self, scene: Scene[Climate], choice: Choice, value: int, preview: Preview[Climate]) -> Markup:
        """What this value would change."""
        return face_preview.preview_text(scene, choice, value, preview)

    def log_line(self, words: Words, event: Event) -> tuple[int, Markup]:
        """The log line of an event."""
        return face_log.log_line(words, event)

    @property
    def motions(self) -> Motions:
        """What each event of the game moves, from where to where."""
        from .motion import MOTIONS  # not needed before something moves: a table starts faster

        return MOTIONS

    @property
    def things(self) -> Things:
        """What each thing in the drawing is."""
        from .things import THINGS  # not needed before somebody asks: a table starts faster

        return THINGS

    def card(self, words: Words, card_id: str) -> tuple[Markup, Markup] | None:
        """A trait or an event card in full."""
        return full_card(words, card_id)

    def explain(self, scene: Scene[Climate], thing: str) -> tuple[Markup, Markup] | None:
        """A zone, a species or the watering hole as it stands now."""
        return explain(scene, thing)

    def read(self, scene: Scene[Climate], domain: Domain, n: int) -> object:
        """A value of a domain in words."""
        return face_choice.read(scene, domain, n)

    def place(self, place: int) -> Place:
        """How a player looks and is called."""
        return Place(EMBLEM, f"colour.{data.COLOURS[place]}", place)

    def piece(self, word: str, piece: Piece) -> Markup:
        """Nothing: no hand lays pieces on spaces."""
        return NOTHING

    def setup_hint(self, words: Words, setup: Setup) -> Markup:
        """What this set-up means."""
        n = setup.seats
        aside = data.RESERVE.get(n, 0) + (n == 2 and data.USED[data.SET_ASIDE_MORE])
        hint = words("hint" if aside else "hint.all", n=n, aside=aside, traits=data.TRAIT_LIMIT.get(n, 4))
        quick = setup.options[data.QUICK] or n == data.ALWAYS_QUICK
        return markup("{} {}", hint, words("hint.quick")) if quick else hint

    def sheet(self, g: Climate, words: Words, log: Sequence[Event]) -> Sheet:
        """The score by source."""
        return face_log.sheet(g, words)

    def rules(self, words: Words) -> Markup:
        """The rules page."""
        return rules_page(words)


FACE: Final[Face[Climate]] = ClimateFace()
