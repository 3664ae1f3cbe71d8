"""What is printed on the cards, written from the fact sheets and not from the content of the game.

A line for each half: where the card goes (`at_once`, `round`, `persistent`; `lost`, `discard`), experience, charges,
then its abilities in order. `with fire:` is what an element gives, `if ...` what a condition adds, `<...>` whom it is
for.
"""

from pathlib import Path

HERE = Path(__file__).parent


def lines(part: str) -> dict[str, list[str]]:
    """The facts of each entry of a file, by its name."""
    found = {}
    for line in (HERE / f"{part}.txt").read_text(encoding="utf-8").splitlines():
        name, _, facts = line.partition(": ")
        found[name] = facts.split("; ")
    return found
