"""What is printed on cards, items, perks and battle goals, in words."""

from collections.abc import Sequence

from msgspec.structs import fields

from emberhall.effects import Effect, Lasts, walk
from emberhall.games.gloomhaven.content.aims import (
    Escape,
    EscortReach,
    ExhaustedBeforeLoot,
    ExhaustedOffHexes,
    Goal,
    KillAll,
    KillCount,
    KillTypes,
    LootTreasure,
    Loss,
    Protect,
    RoomEmpty,
    Start,
)
from emberhall.games.gloomhaven.content.classes import CARDS
from emberhall.games.gloomhaven.content.kinds import BattleGoal, Half, ItemKind, ModifierKind, MonsterAbility, Perk
from emberhall.games.gloomhaven.content.modifiers import MODIFIER
from emberhall.games.gloomhaven.content.pages import Scenario
from emberhall.games.gloomhaven.effects.describe import gains
from emberhall.games.gloomhaven.effects.nodes import More, Special
from emberhall.games.gloomhaven.effects.phrases import AnyBook
from emberhall.games.gloomhaven.effects.wording import row
from emberhall.kernel import Message, msg
from emberhall.kernel.messages import Value


def half_text(book: AnyBook, half: Half) -> Message:
    """What half of a card does, its experience, and where it goes."""
    parts = [book.text(half.effect)]
    if half.xp:
        parts.append(msg("effect-experience", n=half.xp))
    until = any(isinstance(node, Lasts) and node.until for node in walk(half.effect))
    if half.stays and not (half.stays == "round" and until):
        parts.append(Message(f"half-{half.stays}"))
    if half.lost:
        parts.append(Message("half-unrecoverable" if half.unrecoverable else "half-lost"))
    return row(parts, "effect-then")


def more_text(book: AnyBook, card: str, more: More) -> Message | None:
    """What a card gives for elements that are consumed, or for damage."""
    halves = (CARDS[card].top, CARDS[card].bottom) if card in CARDS else ()
    for node in (node for half in halves for node in walk(half.effect)):
        mores = getattr(node, "more", ())
        if any(one is more for one in (mores if isinstance(mores, tuple) else (mores,))):
            return gains(book, node, more)
    return None


def item_text(book: AnyBook, item: ItemKind) -> Message:
    """When an item is used, what it does, and what becomes of it."""
    effect = book.text(item.effect)
    if item.whole:
        effect = msg("item-whole", effect=effect)
    parts = [msg("effect-lasts", when=Message(f"moment-{item.when.replace('_', '-')}"), effect=effect)]
    if item.while_stunned:
        parts.append(Message("item-while-stunned"))
    if item.limit:
        parts.append(Message(f"limit-{item.limit}"))
    if item.use:
        parts.append(msg(f"item-{item.use}", uses=item.uses))
    if item.penalties:
        parts.append(msg("item-penalties", n=item.penalties))
    return row(parts, "effect-then")


def ability_text(book: AnyBook, card: MonsterAbility, specials: Sequence[Effect] = ()) -> Message:
    """What a monster's card says; of a special of a boss, what that is for this one."""
    if isinstance(card.effect, Special) and specials:
        return msg("special-is", special=book.text(card.effect), effect=book.text(specials[card.effect.n - 1]))
    return book.text(card.effect)


def modifier_text(book: AnyBook, kind: ModifierKind) -> Message:
    """A modifier card: its number or factor, whether it rolls, and its effects."""
    if kind.name in ("bless", "curse", "monster-curse", "penalty"):
        return Message(f"modifier-{kind.name}")
    number = f"×{kind.times}" if kind.times is not None else f"{kind.plus:+d}".replace("-", "−")
    parts = [msg("modifier-rolling" if kind.rolling else "modifier", number=number)]
    return row([*parts, *(book.text(effect) for effect in kind.effects)])


def perk_text(book: AnyBook, perk: Perk) -> Message:
    """What a perk changes in the modifier deck."""
    parts = []
    if perk.ignore:
        parts.append(Message(f"perk-ignore-{perk.ignore}"))
    for change, cards in (("remove", perk.remove), ("add", perk.add)):
        for name, count in cards.items():
            parts.append(msg(f"perk-{change}", count=count, card=modifier_text(book, MODIFIER[name])))
    return row(parts, "effect-then")


def goal_text(goal: BattleGoal) -> Message:
    """What a battle goal asks for."""
    what = goal.what.replace("_", "-")
    if goal.least is not None:
        return msg(f"goal-least-{what}", n=goal.least)
    return msg(f"goal-most-{what}", n=goal.most or 0)


def aims(scenario: Scenario) -> tuple[Message, ...]:
    """What must be done to win a scenario: all of it."""
    return tuple(_condition("aim", given) for given in scenario.goal)


def losses(scenario: Scenario) -> tuple[Message, ...]:
    """What loses a scenario, beside the exhaustion of all."""
    return tuple(_condition("loss", given) for given in scenario.lose)


def beginnings(scenario: Scenario) -> tuple[Message, ...]:
    """What happens to the characters at the start."""
    return tuple(_condition("begin", given) for given in scenario.setup)


def special_rules(scenario: Scenario) -> tuple[Message, ...]:
    """The special rules of a scenario."""
    return tuple(Message(f"special-{scenario.number}-{n}") for n in range(1, len(scenario.special) + 1))


#: The names of what a scenario speaks of.
_CALLED = {"monsters": "monster", "spared": "monster", "npc": "npc", "objective": "objective", "condition": "condition"}


def _variant(given: Goal | Loss | Start) -> str:
    """The sentence that a node is told in, where it has a special one."""
    match given:
        case KillCount(monsters=(_, *_)):
            return "aim-kill-count-of"
        case Escape(where=str(where)) if where:
            return "aim-escape-start"
        case Escape(tile=str(tile)) if tile:
            return "aim-escape-tile"
        case KillTypes(active_from=str(section)) if section:
            return "aim-kill-types-then"
        case RoomEmpty(active_from=str(section)) if section:
            return "loss-room-empty-later"
        case KillAll(spared=(_, *_)):
            return "aim-kill-all-except"
        case Protect(objective=str(objective)) if objective:
            return "aim-protect-object"
        case EscortReach(marker=str(marker)) if marker:
            return "aim-escort-count"
        case LootTreasure(where=str(where)) if where:
            return "aim-loot-treasure-last"
        case ExhaustedOffHexes(where=str(where)) if where:
            return "loss-exhausted-off-hexes-start"
        case ExhaustedBeforeLoot(every=True):
            return "loss-exhausted-before-loot-every"
    return ""


def _condition(kind: str, given: Goal | Loss | Start) -> Message:
    args: dict[str, Value] = {}
    for field in fields(given):
        value = getattr(given, field.name)
        if value in ("", ()):
            continue
        if field.name in _CALLED:
            words = value if isinstance(value, tuple) else (value,)
            args[field.name] = tuple(Message(f"{_CALLED[field.name]}-{word.replace('_', '-')}") for word in words)
        elif isinstance(value, tuple):
            args[field.name] = tuple(map(str, value))
        elif isinstance(value, int | str):
            args[field.name] = value.replace("*", " × ") if isinstance(value, str) else value
    tag = str(type(given).__struct_config__.tag)
    return Message(_variant(given) or f"{kind}-{tag.replace('_', '-')}", args)
