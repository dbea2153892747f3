"""Scenarios: lessons and puzzles, which are tests of the rules at the same time."""

from .play import Facts, Report, check, opened
from .scenario import FILES, Answer, Scenario, Text, check_branches, headline, read_scenarios, scenarios_of

__all__ = [
    "FILES",
    "Answer",
    "Facts",
    "Report",
    "Scenario",
    "Text",
    "check",
    "check_branches",
    "headline",
    "opened",
    "read_scenarios",
    "scenarios_of",
]
