"""Links as a liar or a bad line makes them."""

from speciate.engine.link import LETTERS, _seal


def mutations(link, rng, kind):
    """Endless broken links; half of them by a liar who knows the checksum."""
    while True:
        letters = list(link)
        for _ in range(1 + rng.randbelow(4)):
            at = rng.randbelow(len(letters))
            match rng.randbelow(6):
                case 0:
                    del letters[at:]
                case 1:
                    del letters[at]
                case 2:
                    letters.insert(at, LETTERS[rng.randbelow(64)])
                case 3:
                    letters[at] = chr(rng.randbelow(0x3000))
                case 4:
                    letters[at:at] = letters[rng.randbelow(len(letters)) :][: rng.randbelow(40)]
                case _:
                    letters[at] = LETTERS[rng.randbelow(64)]
            if not letters:
                break
        text = "".join(letters)
        if rng.randbelow(2):
            text = _seal(kind, "".join(c for c in text[8:] if c in LETTERS))
        yield text
