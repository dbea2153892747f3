"""Scripts as they are shipped: without the comments that only tsc reads.

They would cost a page bytes, and the build would take the files of types that they name for modules.
"""

import re

TYPES = re.compile(r"^// @ts-check\n|^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)


def untyped(script: str) -> str:
    """The text of a script without `// @ts-check` and without the JSDoc comments that have lines of their own."""
    return TYPES.sub("", script)
