"""A search in a text of ours that must succeed."""

import re


def first_match(pattern: str, text: str) -> re.Match[str]:
    """The first match of `pattern` in `text`; ValueError names the pattern if there is none."""
    match = re.search(pattern, text)
    if match is None:
        raise ValueError(f"nothing matches {pattern!r}")
    return match
