"""What fills the blanks of a text: the declared numbers of a decision or an event, each read by its domain."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from speciate.engine import Domain


def blanks(
    declared: Mapping[str, Domain], numbers: Mapping[str, int], read: Callable[[Domain, int], object]
) -> dict[str, object]:
    """Each number by its name, in words. `read` turns a value of a domain into words, or leaves a count as it is."""
    return {name: read(domain, numbers[name]) for name, domain in declared.items()}
