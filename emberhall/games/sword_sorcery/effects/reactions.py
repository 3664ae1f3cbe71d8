"""What you choose when a card may be used: use it, or skip."""

from typing import ClassVar

from emberhall.games.sword_sorcery.names import card_name
from emberhall.kernel import Option, Word

LEAVE = Word("leave_it")


class Use(Option, frozen=True, gc=False):
    """Use this power or item."""

    card: str
    SAID: ClassVar = {"card": card_name}
    ELEMENTS: ClassVar = {"card": "card"}
