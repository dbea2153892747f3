"""The engine: choices as data, rules as plain functions that ask for decisions. It knows no game."""

from .choice import Choice, Determinization
from .citing import Begins, ByNumber, EventRules, Part
from .course import Phase, Stage, stages
from .decision import COUNT, DONE, Decision, Domain, declared
from .errors import DecisionNeeded, RuleBug, SpeciateError, expect_equal
from .event import Event, EventKind, event
from .game import EMPTY, Foresight, Game, Option, Setup, Written, check_setup, find_game, find_games
from .hooks import Amounts, Effects, Facts, Listener, Modifier, Registry, Sure
from .link import pack, parse_fragment, unpack
from .match import Match, Preview
from .record import Saved, read_record, write_record
from .refusal import Reasons, Refusal, reasons, refuses, unless
from .rng import Rng
from .state import State, plain

__all__ = [
    "COUNT", "DONE", "EMPTY", "Amounts", "Begins", "ByNumber", "Choice", "Decision", "DecisionNeeded",
    "Determinization", "Domain", "Effects", "Event", "EventKind", "EventRules", "Facts", "Foresight", "Game",
    "Listener", "Match", "Modifier", "Option", "Part", "Phase", "Preview", "Reasons", "Refusal", "Registry", "Rng",
    "RuleBug", "Saved", "Setup", "SpeciateError", "Stage", "State", "Sure", "Written", "check_setup", "declared",
    "event", "expect_equal", "find_game", "find_games", "pack", "parse_fragment", "plain", "read_record", "reasons",
    "refuses", "stages", "unless", "unpack", "write_record",
]  # fmt: skip
