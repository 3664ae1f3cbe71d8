"""Effects in words: the text of a card is made from what it does."""

from collections.abc import Callable
from typing import Any

from emberhall.effects import Lasts, Node
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.phrases import AnyBook, Phrases
from emberhall.games.gloomhaven.effects.wording import KINDS, elements, ranks_in_words, row
from emberhall.kernel import Message, msg

#: How fields of these names are said.
SAYS = {
    "conditions": lambda condition: Message(f"condition-{condition}"),
    "gained": lambda condition: Message(f"condition-{condition}"),
    "by": lambda condition: Message(f"condition-{condition}"),
    "elements": lambda element: Message(f"element-{element}"),
    "element": lambda element: Message(f"element-{element}"),
    "types": lambda type: Message(f"monster-{type}"),
}


def gains(book: AnyBook, node: Node, more: fx.More) -> Message:
    """What an ability gains once that is paid for."""
    return row(Phrases(book).gains(more, KINDS.get(type(node), "value")))


def describe(book: AnyBook) -> None:
    """Register the readings of nodes that say more than their fields."""
    words = Phrases(book)
    readings: dict[type, Callable[[Any], Message]] = {
        fx.Attack: words.attack,
        fx.Move: words.move,
        fx.Heal: words.heal,
        fx.Shield: words.shield,
        fx.Retaliate: words.retaliate,
        fx.Give: words.give,
        fx.Push: words.shove,
        fx.Pull: words.shove,
        fx.Loot: words.loot,
        fx.Consume: words.consume,
        fx.Summon: words.summon,
        fx.Grant: words.grant,
        fx.Force: words.force,
        fx.Kill: words.kill,
        fx.Damage: words.damage,
        fx.Suffer: words.suffer,
        fx.Recover: words.recover,
        fx.Refresh: words.refresh,
        fx.DestroyObstacle: words.destroy,
        fx.Trap: words.trap,
        fx.Add: words.add,
        fx.Cleanse: words.cleanse,
        fx.StrikeBack: words.strike_back,
        fx.Experience: words.experience,
        Lasts: words.lasts,
        fx.Figures: words.figures,
        fx.X: words.amount,
        fx.SummonMonster: words.summon_monster,
        fx.Moved: words.moved,
        fx.Has: words.has,
    }
    for kind, reading in (readings | _short(words)).items():
        book.reads(kind)(reading)


def _object(id: str) -> Message:
    return Message(f"objective-{id.replace('_', '-')}")


def _short(words: Phrases) -> dict[type, Callable[[Any], Message]]:
    """Register the readings of nodes that need only a phrase."""
    book = words.book
    return {
        fx.Augment: lambda node: msg("effect-augment", effect=book.text(node.lasts)),
        fx.Song: lambda node: msg("effect-song", effect=book.text(node.lasts)),
        fx.Spread: lambda node: msg("effect-spread", hexes=len(node.area.hexes)),
        fx.Control: lambda node: msg("effect-control", who=book.text(words.enemy(node)), yours=str(node.yours).lower()),
        fx.Slay: lambda node: msg("effect-slay", ranks=ranks_in_words(node.ranks), every=str(node.every).lower()),
        fx.Doom: lambda node: msg("effect-doom", who=book.text(fx.Figures("enemies", count=1, ranks=node.ranks))),
        fx.ByLevel: lambda node: msg("amount-by-level", values="/".join(map(str, node.values))),
        fx.Scatter: lambda node: msg("effect-scatter", n=node.n),
        fx.Gather: lambda node: Message("effect-gather"),
        fx.TakeOver: lambda node: msg("effect-take-over", n=node.n),
        fx.JumpToDoor: lambda node: Message("effect-jump-to-door"),
        fx.AnotherTurn: lambda node: msg("effect-another-turn", monsters=Message(f"monster-{node.monsters}")),
        fx.PartnerJumps: lambda node: Message("effect-partner-jumps"),
        fx.BringCompanions: lambda node: msg(
            "effect-bring-companions", companions=msg(f"companions-{node.companion}", n=node.n)
        ),
        fx.FlyOn: lambda node: Message("effect-fly-on"),
        fx.JumpOn: lambda node: Message("effect-jump-on"),
        fx.Lay: lambda node: msg("effect-lay", name=_object(node.object), count=node.count.replace("*", " × ")),
        fx.Hatch: lambda node: msg(
            "effect-hatch", name=_object(node.object), monster=Message(f"monster-{node.monster}")
        ),
        fx.Infuse: lambda node: msg("effect-infuse", elements=elements(node.elements)),
    }
