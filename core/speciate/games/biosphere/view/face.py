"""How Biosphere shows itself: its one `FACE` ties the parts of the drawing together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from speciate.draw.face import Face, Label, Mover, Place, Scene, Sheet
from speciate.draw.markup import NOTHING, Markup
from speciate.draw.motion import Motions
from speciate.draw.things import Things
from speciate.engine import Choice, Domain, Event, Preview, Setup
from speciate.engine.lenses import Piece
from speciate.locale import Words

from .. import data
from ..decisions import RAISE_ABILITY, RAISE_LIFE
from ..rules.facts import majorities
from ..rules.state import SPENDING, Biosphere
from . import art
from . import choice as face_choice
from . import log as face_log
from . import preview as face_preview
from .board import draw_board
from .cards import explain, full_card
from .evolution import draw_evolution
from .players import draw_players
from .rules_page import rules_page
from .seats import draw_seats
from .wheel import draw_wheel
from .words import LETTERS, PATTERNS, acting, vocabulary


def dice(g: Biosphere, seat: int) -> int:
    """Dice on the map."""
    return sum(g.here[g.species_of(seat)])


def held(g: Biosphere, seat: int) -> int:
    """Tiles of which the species has the majority."""
    return sum(majorities(g, g.species_of(seat)))


def evolution(g: Biosphere, seat: int) -> int:
    """Evolution points."""
    return g.ep[g.species_of(seat)]


class BiosphereFace:
    """The drawing of Biosphere; see `speciate.draw.face.Face` for what each method promises."""

    looks = (__package__,)
    panels: Mapping[str, str] = {
        "board": "ic-board", "players": "ic-flag", "wheel": "ic-clock", "evolution": "ic-evolution",
        "seats": "ic-seats",
    }  # fmt: skip
    cover = "-6 -38 420 280"
    counts: Mapping[str, Callable[[Biosphere, int], int]] = {
        "dice": dice, "majorities": held, "evolution": evolution,
    }  # fmt: skip

    def draw(self, scene: Scene[Biosphere]) -> dict[str, Markup]:
        """The markup of each panel."""
        return {
            "board": draw_board(scene),
            "players": draw_players(scene),
            "wheel": draw_wheel(scene),
            "evolution": draw_evolution(scene),
            "seats": draw_seats(scene),
        }

    def board(self, scene: Scene[Biosphere]) -> Markup:
        """The map alone."""
        return draw_board(scene)

    def header(self, scene: Scene[Biosphere]) -> tuple[Markup, Sequence[Mover]]:
        """The turn and its phase, and the species in turn order."""
        g, v = scene.g, vocabulary(scene.words)
        if g.over:
            return v.words("phase.over", n=g.turn), [Mover(p, v.species[p], False) for p in g.order()]
        now = scene.acting if scene.acting >= 0 else acting(g)
        phase = v.words("phase", n=g.turn, doing=v.words(f"phase.{g.phase}"))
        return phase, [Mover(p, v.species[p], p == now) for p in g.order()]

    def actor(self, scene: Scene[Biosphere], choice: Choice) -> tuple[int, Markup]:
        """The species that a choice is about, and the phase."""
        return face_choice.actor(scene, choice)

    def coming(self, scene: Scene[Biosphere], choice: Choice) -> Sequence[int]:
        """The species that still act in this phase; none while majorities earn their bonuses."""
        g = scene.g
        bonus = g.phase != SPENDING and choice.decision in (RAISE_LIFE, RAISE_ABILITY)
        return () if bonus else g.order()[g.mover + 1 :]

    def question(self, scene: Scene[Biosphere], choice: Choice) -> Markup:
        """The prompt's question."""
        return face_choice.question(scene, choice)

    def label(self, scene: Scene[Biosphere], choice: Choice, value: int) -> Label:
        """The words of one value."""
        return face_choice.label(scene, choice, value)

    def commit_label(self, scene: Scene[Biosphere], choice: Choice, value: int) -> str:
        """The main button once the value is selected."""
        return face_choice.commit_label(scene, choice, value)

    def preview_text(self, scene: Scene[Biosphere], choice: Choice, value: int, preview: Preview[Biosphere]) -> Markup:
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
        """A card, a goal, a track or a bonus in full."""
        return full_card(words, card_id)

    def explain(self, scene: Scene[Biosphere], thing: str) -> tuple[Markup, Markup] | None:
        """Anything on the table, as it stands now."""
        return explain(scene, thing)

    def read(self, scene: Scene[Biosphere], domain: Domain, n: int) -> object:
        """A value of a domain in words."""
        return face_choice.read(scene, domain, n)

    def place(self, place: int) -> Place:
        """How a species looks and is called."""
        return Place(f"lt-{LETTERS[place]}", f"species.{data.SPECIES[place]}", place)

    def piece(self, word: str, piece: Piece) -> Markup:
        """A tile, or a die with its face; one that will die next turn is hollow, as on the map."""
        if word == "tile":
            return art.tile(PATTERNS[data.ENVIRONMENTS.index(piece.of)])
        face = int(piece.word.rpartition(":")[2]) if piece.lives else 0
        if piece.of not in data.SPECIES:
            return art.plain_die(face, piece.lives == 1)
        return art.owned_die(data.SPECIES.index(piece.of), face, piece.lives == 1)

    def setup_hint(self, words: Words, setup: Setup) -> Markup:
        """What this set-up means."""
        n = sum(seat >= 0 for seat in setup.places)
        return words("hint", n=n, tiles=sum(data.TILES[n])) if n in data.TILES else NOTHING

    def sheet(self, g: Biosphere, words: Words, log: Sequence[Event]) -> Sheet:
        """The goals by category."""
        return face_log.sheet(g, words, log)

    def rules(self, words: Words) -> Markup:
        """The rules page."""
        return rules_page(words)


FACE: Final[Face[Biosphere]] = BiosphereFace()
