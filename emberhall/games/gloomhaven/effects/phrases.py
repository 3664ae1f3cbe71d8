"""The phrases that the texts of cards are made of."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from emberhall.effects import Book, Effect, Group, Lasts, Number
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.wording import as_x, elements, names, ranks_in_words, row, summoned_ranks
from emberhall.kernel import Message, msg
from emberhall.kernel.messages import Value

AnyBook = Book[Any, Any]


class Phrases:
    """How abilities read, with the book that their parts are looked up in."""

    def __init__(self, book: AnyBook) -> None:
        self.book = book
        self.plainly: Callable[[Lasts], Message] = book._reads[Lasts]

    # figures

    def value(self, n: Number, own: bool = False) -> Value:
        """A printed value: 3, +1 where it is added to the figure's own, or X."""
        if not isinstance(n, int):
            return self.book.text(n)
        return f"{n:+d}".replace("-", "−") if own else n

    def amount(self, x: fx.X) -> Message:
        return msg("amount-x", what=self.counted(x))

    def counted(self, x: fx.X) -> Message:
        what: Message = Message(f"x-{x.of.replace('_', '-')}")
        if x.half:
            what = msg(f"x-half-{x.half}", what=what)
        if x.times != 1:
            what = msg("x-times", times=x.times, what=what)
        if x.per != 1:
            what = msg("x-per", per=x.per, what=what)
        if x.plus:
            what = msg("x-plus", plus=x.plus, what=what)
        return what

    def has(self, node: fx.Has) -> Message:
        """One of the conditions is enough."""
        return msg("test-has", who=node.who, conditions=row(names("condition", node.conditions), "effect-choose"))

    def moved(self, node: fx.Moved) -> Message:
        return msg("test-moved-least", n=node.least) if node.least else msg("test-moved-most", n=node.most)

    # whom

    def figures(self, group: fx.Figures) -> Message:
        beside = group.within == 1 and group.near == "you"
        many = "all" if not group.count else "one" if group.count == 1 else "some"
        if group.other:
            many = "other"
        adjacent, ranks = str(beside).lower(), ranks_in_words(group.ranks)
        text = msg(f"figures-{group.side}-{many}", n=group.count, adjacent=adjacent, ranks=ranks)
        if group.having:
            text = msg("figures-having", who=text, conditions=names("condition", group.having))
        if group.near == "you":
            if group.within > 1:
                text = msg("figures-exactly" if group.exactly else "figures-within", who=text, n=group.within)
        elif group.within == 1:
            text = msg(f"figures-beside-{group.near}", who=text)
        elif group.within:
            text = msg(f"figures-within-of-{group.near}", who=text, n=group.within)
        else:
            text = msg(f"figures-on-{group.near}", who=text)
        if group.you_too:
            text = msg("figures-you-or" if group.count else "figures-you-and", who=text)
        return text

    def on(self, what: Message, who: Group | None) -> Message:
        """An ability, with those that it is for."""
        if who is None:
            return what
        if isinstance(who, fx.You):
            return msg("effect-on-you", what=what)
        several = isinstance(who, fx.Figures) and who.count != 1
        return msg("effect-on-many" if several else "effect-on-one", what=what, who=self.book.text(who))

    def reach(self, head: Message, node: Any) -> list[Message]:
        """An ability with range, number of targets, area and those that it is for."""
        parts = [head]
        if getattr(node, "own_range", False):
            if node.range:
                parts.append(msg("effect-range", n=self.value(node.range, own=True)))
        elif node.range == 99:
            parts.append(Message("effect-any-range"))
        elif node.range:
            parts.append(msg("effect-range", n=self.value(node.range)))
        if node.targets != 1:
            parts.append(msg("effect-targets", n=self.value(node.targets)))
        area = getattr(node, "area", None)
        if area is not None:
            parts.append(msg("effect-area", hexes=len(area.hexes)))
        return [self.on(row(parts), node.who)]

    # what is given in addition

    def more(self, mores: tuple[fx.More, ...], what: str) -> list[Message]:
        return [self.one_more(more, what) for more in mores]

    def one_more(self, more: fx.More, what: str) -> Message:
        text = row(self.gains(more, what))
        if not isinstance(more.per, int):
            text = msg("effect-cost", cost=Message(f"each-{as_x(more.per).of.replace('_', '-')}"), effect=text)
        if more.instead:
            text = msg("more-instead", gains=text)
        if more.test is not None:
            text = msg("effect-if", test=self.book.text(more.test), then=text)
        if more.suffer:
            text = msg("more-suffer", n=more.suffer, gains=text)
        if more.consume:
            text = msg("more-consume", elements=elements(more.consume), gains=text)
        return text

    def gains(self, more: fx.More, what: str) -> list[Message]:
        parts = []
        if not isinstance(more.add, int) or more.add:
            parts.append(self.adds(what, more.add))
        if not isinstance(more.n, int) or more.n:
            parts.append(msg(f"more-n-{what}", n=self.value(more.n)))
        if more.range:
            parts.append(self.adds("range", more.range))
        if more.targets:
            parts.append(msg("effect-targets", n=more.targets))
        if more.pierce:
            parts.append(msg("effect-pierce", n=more.pierce))
        if more.push:
            parts.append(msg("effect-push-n", n=more.push))
        parts += names("condition", more.conditions)
        if more.jump:
            parts.append(Message("effect-jump"))
        if more.advantage:
            parts.append(Message("effect-advantage"))
        if more.area is not None:
            parts.append(msg("effect-area", hexes=len(more.area.hexes)))
        if more.who is not None:
            parts.append(msg("more-who", who=self.book.text(more.who)))
        if more.effect is not None:
            parts.append(self.book.text(more.effect))
        if more.round:
            parts.append(Message("until-round"))
        if more.infuse:
            parts.append(msg("effect-infuse", elements=elements(more.infuse)))
        if more.xp:
            parts.append(msg("effect-experience", n=more.xp))
        return parts

    def adds(self, what: str, n: Number) -> Message:
        if isinstance(n, int):
            return msg(f"add-{what}", n=self.value(n, own=True))
        return msg("add-x", add=msg(f"add-{what}", n="+X"), what=self.counted(as_x(n)))

    def add(self, node: fx.Add) -> Message:
        if node.what in ("push", "pull", "pierce"):  # an attack has none of its own, as a rule
            return msg(
                f"effect-{node.what}" if node.what == "pierce" else f"effect-{node.what}-n", n=self.value(node.n)
            )
        return self.adds(node.what, node.n)

    # what lasts

    def lasts(self, node: Lasts) -> Message:
        """What lasts, with the experience that its charges are worth."""
        text = self.plainly(structs.replace(node, charges=()) if any(node.charges) else node)
        if not any(node.charges):
            return text
        return msg("lasts-charges", effect=text, charges=len(node.charges), slots=" ".join(map(str, node.charges)))

    def enemy(self, node: fx.Control) -> fx.Figures:
        return fx.Figures("enemies", node.within, 1, ranks=node.ranks)

    # abilities

    def ability(self, parts: list[Message], mores: tuple[fx.More, ...], what: str) -> Message:
        return row([row(parts), *self.more(mores, what)], "effect-then")

    def attack(self, node: fx.Attack) -> Message:
        parts = self.reach(msg("effect-attack", n=self.value(node.n, node.own)), node)
        for what in ("pierce", "push", "pull"):
            if getattr(node, what):
                parts.append(msg(f"effect-{what}" if what == "pierce" else f"effect-{what}-n", n=getattr(node, what)))
        parts += names("condition", node.conditions)
        if node.xp_per_target:
            parts.append(msg("effect-xp-per-target", n=node.xp_per_target))
        parts += [self.book.text(rider) for rider in node.riders]
        return self.ability(parts, node.more, "attack")

    def move(self, node: fx.Move) -> Message:
        parts = [msg("effect-move", n=self.value(node.n, node.own))]
        if node.jump:
            parts.append(Message("effect-jump"))
        if node.straight:
            parts.append(Message("effect-straight"))
        if node.end:
            parts.append(Message(f"effect-end-{node.end}"))
        if node.loot:
            parts.append(Message("effect-loot-path"))
        return self.ability(parts, node.more, "move")

    def heal(self, node: fx.Heal) -> Message:
        first = Message("effect-heal-whole") if node.whole else msg("effect-heal", n=self.value(node.n))
        parts = [*self.reach(first, node), *names("condition", node.conditions)]
        if not isinstance(node.times, int):
            parts.append(Message(f"each-{as_x(node.times).of.replace('_', '-')}"))
        return self.ability(parts, node.more, "heal")

    def shield(self, node: fx.Shield) -> Message:
        parts = [self.bonus(msg("effect-shield", n=self.value(node.n)), node.who)]
        if node.round:
            parts.append(Message("until-round"))
        return self.ability(parts, node.more, "shield")

    def retaliate(self, node: fx.Retaliate) -> Message:
        parts = [msg("effect-retaliate", n=self.value(node.n))]
        if node.range > 1:
            parts.append(msg("effect-range", n=node.range))
        parts = [self.bonus(row(parts), node.who)]
        if node.round:
            parts.append(Message("until-round"))
        return self.ability(parts, node.more, "retaliate")

    def bonus(self, what: Message, who: Group) -> Message:
        """A bonus, with those that have it; yourself goes without saying."""
        return what if isinstance(who, fx.You) else self.on(what, who)

    def by(self, who: Group, what: Message) -> Message:
        """What figures do with what is theirs; yourself goes without saying."""
        return what if isinstance(who, fx.You) else msg("effect-cost", cost=self.book.text(who), effect=what)

    def strike_back(self, node: fx.StrikeBack) -> Message:
        parts = [msg("effect-strike-back", n=node.n)]
        if node.range > 1:
            parts.append(msg("effect-range", n=node.range))
        return row(parts)

    def give(self, node: fx.Give) -> Message:
        parts = self.reach(row(names("condition", node.conditions)), node)
        if node.push:
            parts.append(msg("effect-push-n", n=node.push))
        return self.ability(parts, node.more, "give")

    def shove(self, node: fx.Push | fx.Pull) -> Message:
        kind = "push" if isinstance(node, fx.Push) else "pull"
        parts = self.reach(msg(f"effect-{kind}-n", n=self.value(node.n)), node)
        if isinstance(node, fx.Pull) and node.toward:
            parts.append(msg("effect-toward", n=node.toward))
        return self.ability(parts, node.more if isinstance(node, fx.Push) else (), kind)

    def loot(self, node: fx.Loot) -> Message:
        parts = [msg("effect-loot", n=self.value(node.n))]
        if node.most:
            parts.append(msg("effect-loot-most", n=node.most))
        return self.ability(parts, node.more, "loot")

    def consume(self, node: fx.Consume) -> Message:
        parts = [self.one_more(node.more, "value")]
        if node.otherwise is not None:
            parts.append(msg("effect-otherwise", effect=self.book.text(node.otherwise)))
        return row(parts, "effect-then")

    def summon(self, node: fx.Summon) -> Message:
        parts = [msg("summon-hp", n=node.hp)]
        if node.move is not None:
            parts.append(msg("effect-move", n=node.move))
        if node.attack is not None:
            parts.append(msg("effect-attack", n=self.value(node.attack)))
        printed = [(what, getattr(node, what)) for what in ("range", "pierce", "shield", "retaliate")]
        parts += [msg(f"effect-{what}", n=n) for what, n in printed if n]
        if node.retaliate_range > 1:
            parts.append(msg("effect-range", n=node.retaliate_range))
        if node.push:
            parts.append(msg("effect-push-n", n=node.push))
        if node.all_adjacent:
            parts.append(Message("summon-all-adjacent"))
        if node.flying:
            parts.append(Message("summon-flying"))
        if node.conditions:
            parts.append(msg("summon-conditions", conditions=names("condition", node.conditions)))
        if node.infuse:
            parts.append(msg("summon-infuse", element=Message(f"element-{node.infuse}")))
        if node.stands_in:
            parts.append(Message("summon-stands-in"))
        if node.aura:
            parts.append(msg("summon-aura", n=node.aura))
        for when, effect in (("dies", node.dies), ("turn-end", node.turn_end)):
            if effect is not None:
                parts.append(msg(f"summon-{when}", effect=self.book.text(effect)))
        return msg("effect-summon", name=Message(f"summon-{node.name}"), count=node.count, what=row(parts))

    def summon_monster(self, node: fx.SummonMonster) -> Message:
        monster = Message(f"monster-{node.monster}")
        if not node.ranks:
            split = str(node.split).lower()
            return msg("effect-summon-monster", monster=monster, near=node.near or "none", split=split)
        ranks = row([summoned_ranks(n, ranks) for n, ranks in enumerate(node.ranks, 2)], "effect-then")
        return msg("effect-summon-monsters", monster=monster, ranks=ranks)

    def others(self, id: str, who: Group, effect: Effect, more: list[Message]) -> Message:
        return row([msg(id, who=self.book.text(who), effect=self.book.text(effect)), *more])

    def grant(self, node: fx.Grant) -> Message:
        more = [Message("effect-yours")] if node.yours else []
        if node.xp_per_attack:
            more.append(msg("effect-xp-per-attack", n=node.xp_per_attack))
        return self.others("effect-grant-may" if node.may else "effect-grant", node.who, node.effect, more)

    def force(self, node: fx.Force) -> Message:
        more = [Message("effect-yours")]
        if node.range:
            more.append(msg("effect-range", n=node.range))
        if node.area is not None:
            more.append(msg("effect-area", hexes=len(node.area.hexes)))
        if node.end:
            more.append(Message("effect-end-you"))
        text = self.others("effect-grant", node.who, node.effect, more)
        return msg("effect-may", effect=text) if node.may else text

    def kill(self, node: fx.Kill) -> Message:
        within, near = (node.within, "you") if node.area is None else (0, "area")
        whom = fx.Figures("enemies", within, node.count, near, ranks=node.ranks)  # type: ignore[arg-type]
        parts = [msg("effect-kill", who=self.book.text(whom))]
        if node.area is not None:
            parts.append(msg("effect-area", hexes=len(node.area.hexes)))
        if node.range:
            parts.append(msg("effect-range", n=node.range))
        if node.xp:
            parts.append(msg("effect-xp-per-kill", n=node.xp))
        text = row(parts)
        return text if node.test is None else msg("effect-only-if", effect=text, test=self.book.text(node.test))

    def damage(self, node: fx.Damage) -> Message:
        plain = "effect-damage" if isinstance(node.n, int) else "effect-damage-x"
        parts = [self.on(msg(plain, n=self.value(node.n)), node.who)]
        if node.area is not None:
            parts.append(msg("effect-area", hexes=len(node.area.hexes)))
        return self.ability(parts, node.more, "damage")

    def suffer(self, node: fx.Suffer) -> Message:
        text = msg("effect-suffer-up-to" if node.up_to else "effect-suffer", n=node.n)
        if node.effect is not None:
            text = msg("effect-cost", cost=text, effect=self.book.text(node.effect))
        if node.xp:
            text = row([text, msg("effect-experience", n=node.xp)])
        return msg("effect-may", effect=text) if node.may else text

    def recover(self, node: fx.Recover) -> Message:
        count: Value = self.value(node.count)
        pile = Message(f"pile-{node.pile.replace('_', '-')}")
        id = "effect-recover-summons" if node.summons else "effect-recover-all" if count == 0 else "effect-recover"
        return self.ability([self.by(node.who, msg(id, count=count, pile=pile))], node.more, "cards")

    def refresh(self, node: fx.Refresh) -> Message:
        text = msg("effect-refresh", count=node.count, items=node.items, slot=node.slot or "none")
        return self.by(node.who, text)

    def destroy(self, node: fx.DestroyObstacle) -> Message:
        text = msg("effect-destroy-obstacle", count=node.count, within=node.within, where=node.where or "none")
        return self.ability([text], node.more, "range")

    def trap(self, node: fx.Trap) -> Message:
        parts = []
        if node.damage:
            parts.append(msg("effect-damage", n=node.damage))
        parts += names("condition", node.conditions)
        if node.splash:
            parts.append(msg("trap-splash", what=msg("effect-damage", n=node.splash)))
        if node.splash_conditions:
            parts.append(msg("trap-splash", what=row(names("condition", node.splash_conditions))))
        if node.xp:
            parts.append(msg("trap-xp", n=node.xp))
        return msg("effect-trap", what=row(parts))

    def cleanse(self, node: fx.Cleanse) -> Message:
        if node.condition:
            text = msg("effect-cleanse-one", condition=Message(f"condition-{node.condition}"))
        else:
            text = msg("effect-cleanse", count=node.count)
        return self.bonus(text, node.who)

    def experience(self, node: fx.Experience) -> Message:
        return msg("effect-experience", n=self.value(node.n))
