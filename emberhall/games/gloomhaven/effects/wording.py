"""How parts of card texts are joined, and how recurring words are said."""

from collections.abc import Iterable

from emberhall.effects import Number
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.kernel import Message, msg


def row(parts: Iterable[Message], id: str = "effect-row") -> Message:
    """Several parts of one ability, one after the other."""
    text, *rest = parts
    for part in rest:
        text = msg(id, first=text, then=part)
    return text


def names(prefix: str, words: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(Message(f"{prefix}-{word}") for word in words)


def elements(words: tuple[str, ...]) -> tuple[Message, ...]:
    """Elements by name, and how many of any kind."""
    named = names("element", tuple(word for word in words if word != "any"))
    free = words.count("any")
    if not free:
        return named
    return (*named, Message("element-any") if free == 1 else msg("elements-any", n=free))


#: The names of abilities whose values can be changed by `More`.
KINDS: dict[type, str] = {
    fx.Attack: "attack",
    fx.Move: "move",
    fx.Heal: "heal",
    fx.Shield: "shield",
    fx.Retaliate: "retaliate",
    fx.Give: "give",
    fx.Push: "push",
    fx.Loot: "loot",
    fx.Damage: "damage",
    fx.Recover: "cards",
    fx.DestroyObstacle: "range",
}


def summoned_ranks(characters: int, ranks: tuple[str, ...]) -> Message:
    """How many monsters of each rank come with a number of characters."""
    return msg("summoned-ranks", characters=characters, normal=ranks.count("normal"), elite=ranks.count("elite"))


def ranks_in_words(ranks: tuple[str, ...]) -> str:
    """`normal`, `normal-elite`, or `none` where any will do."""
    return "none" if len(ranks) in (0, 3) else "-".join(ranks)


def as_x(n: Number) -> fx.X:
    assert isinstance(n, fx.X)
    return n
