"""The book of Sword & Sorcery: how its nodes read. `does` writes what they do, the rules read it."""

from typing import Any

from emberhall.effects import Book, Effect, Group, Lasts, Test
from emberhall.effects.book import text_id
from emberhall.games.sword_sorcery.content import ANVIL, POWER_CARDS, TEMPLE, kinds
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.listening import BAG_MOMENTS, Kits
from emberhall.games.sword_sorcery.effects.playing import Playing, asks
from emberhall.games.sword_sorcery.state import Figure, Hero, State, Table
from emberhall.games.sword_sorcery.terms import Moment, named
from emberhall.kernel import Flow, Message, msg
from emberhall.kernel.messages import Value

BOOK: Book[State, Playing] = Book(fx, asks=asks, says=fx.SAID, listening=Kits())

does, can, reads, holds, counts, finds = BOOK.does, BOOK.can, BOOK.reads, BOOK.holds, BOOK.counts, BOOK.finds


def hears(figure: Figure, moment: Moment) -> bool:
    """Whether anything that a figure has waits for this moment."""
    return moment in kit(figure).moments or (moment in BAG_MOMENTS and type(figure) is Hero and bool(figure.bag))


def announce(
    t: Table, moment: Moment, figure: Figure, playing: Playing | None = None, far: int = 0
) -> Flow[None] | tuple[()]:
    """Announce a moment to what a figure has, `far` areas away from where it happens. Use it with `yield from`."""
    if not hears(figure, moment):
        return ()
    heard = Playing(figure.id) if playing is None else playing
    heard.hearer, heard.far = figure, far
    return BOOK.trigger(t, moment, heard)


# how nodes read, where a message with their fields is not enough


def dice_text(dice: fx.Dice | fx.AddDice) -> Message:
    """A number of dice in words."""
    return msg("dice", red=dice.red, blue=dice.blue, both="true" if dice.red and dice.blue else "false")


def blow_text(blow: fx.Blow) -> Message:
    """What an attack is made with, in words."""
    least, most = blow.range
    text = msg("blow", dice=dice_text(blow.dice), type=named("type", blow.type), least=least, most=most)
    if blow.lethal:
        text = msg("blow-lethal", blow=text, lethal=blow.lethal)
    if blow.aoe >= 0:
        text = msg("blow-aoe", blow=text, aoe=blow.aoe)
    if blow.bash:
        text = msg("blow-bash", blow=text)
    if blow.crit is not None:
        text = msg("blow-crit", blow=text, crit=BOOK.text(blow.crit))
    if blow.on_damage is not None:
        text = msg("blow-damage", blow=text, effect=BOOK.text(blow.on_damage))
    return text


@reads(fx.Attack)
def _attack(node: fx.Attack) -> Message:
    if node.blow is not None:
        return msg("effect-attack", blow=blow_text(node.blow))
    return msg("effect-attack-weapon", means=node.means, times=node.times, aoe=node.aoe, hits=node.hits)


#: Filters that follow the group's name directly; all others go in parentheses.
_PHRASES = ("master", "assigned", "commonest_kind")


@reads(fx.Some)
def _some(node: fx.Some) -> Message:
    ranks = [id for id in node.where if id.startswith("rank_")]
    rest = [id for id in node.where if id not in ranks and id != "not_self"]
    which = () if node.by == "player" else (named("by", node.by),)
    return msg(
        "group-some", of=node.of, count=node.count, range=node.range, origin=node.origin,
        unseen="false" if node.sight else "true",
        rank=named("filter", ranks[0]) if ranks else "none",
        other="true" if "not_self" in node.where else "false",
        where=(*(named("filter", id) for id in rest), *which) or "none",
        plain="true" if not which and all(id in _PHRASES for id in rest) else "false",
    )  # fmt: skip


#: Filters about the attack, not its target: they hold even when the target is gone.
OF_ATTACKS = ("ranged_attack", "melee_attack", "power_attack", "weapon_attack")


@reads(fx.TargetIs)
def _target_is(node: fx.TargetIs) -> Message:
    if node.what == ("has_crowns",):
        return msg("test-target-crowns")
    return msg("test-attack-is" if all(word in OF_ATTACKS for word in node.what) else "test-target-is", what=_so(node))


@reads(fx.OwnerIs)
def _owner_is(node: fx.OwnerIs) -> Message:
    return msg("test-owner-is", what=_so(node))


@reads(fx.ThisEnemyIs)
def _this_enemy_is(node: fx.ThisEnemyIs) -> Message:
    return msg("test-this-enemy-is", what=_so(node))


def _so(node: fx.TargetIs | fx.OwnerIs | fx.ThisEnemyIs) -> tuple[Message, ...]:
    """The filters in words, negative ones last: "wounded and not engaged" cannot be misread."""
    return tuple(named("filter", id) for id in sorted(node.what, key=lambda id: id.startswith("not_")))


@reads(fx.AddDice)
def _add_dice(node: fx.AddDice) -> Message:
    return msg("effect-add-dice", dice=dice_text(node))


def _about(to: Group) -> dict[str, Value]:
    """Whom an effect is for, and how they are spoken of: you, one or many."""
    who = "you" if isinstance(to, fx.Owner) else "many" if isinstance(to, fx.Some) and to.count != 1 else "one"
    return {"to": BOOK.text(to), "who": who}


@reads(fx.Damage, fx.LoseHp, fx.Burn, fx.GiveShields, fx.Resurrect, fx.DrawTreasure, fx.GiveItem, fx.Recharge)
def _to(node: Any) -> Message:
    fields = {field: BOOK.said(field, getattr(node, field)) for field in node.__struct_fields__ if field != "to"}
    return msg(text_id(type(node)), **fields, **_about(node.to))


@reads(fx.Heal)
def _heal(node: fx.Heal) -> Message:
    hp = msg("hp", n=node.n) if isinstance(node.n, int) else msg("hp-as-many", n=BOOK.text(node.n))
    return msg("effect-heal", hp=hp, **_about(node.to))


@reads(fx.Condition)
def _condition(node: fx.Condition) -> Message:
    return msg("effect-condition", condition=named("condition", node.id), strength=node.strength, **_about(node.to))


@reads(fx.RemoveConditions)
def _remove(node: fx.RemoveConditions) -> Message:
    ids = tuple(named("wound" if id.startswith("w_") else "condition", id) for id in node.ids)
    which = "any" if not ids else "this" if len(ids) == 1 else "these" if len(ids) <= node.n else "of"
    return msg("effect-remove-conditions", n=node.n, which=which, ids=ids or "none", **_about(node.to))


@reads(fx.Wound)
def _wound(node: fx.Wound) -> Message:
    return msg("effect-wound", wound=named("wound", node.id), **_about(node.to))


@reads(fx.Modify)
def _modify(node: fx.Modify) -> Message:
    until, stat = named("until", node.until), named("stat", node.stat)
    return msg("effect-modify", stat=stat, n=signed(node.n), until=until, **_about(node.to))


@reads(fx.NoReaction, fx.Untargetable, fx.SealArea, fx.Taunt)
def _until(node: Any) -> Message:
    about = _about(node.to) if isinstance(node, fx.Taunt) else {}
    far = {"range": node.range} if isinstance(node, fx.SealArea) else {}
    return msg(text_id(type(node)), until=named("until", node.until), **far, **about)


@reads(fx.Extra)
def _extra(node: fx.Extra) -> Message:
    both = "true" if node.combats and node.movement else "false"
    return msg("effect-extra", combats=node.combats, movement=node.movement, both=both, **_about(node.to))


@reads(fx.Save)
def _save(node: fx.Save) -> Message:
    text = msg("effect-save", harder=node.harder, **_about(node.to))
    if node.then is not None:
        text = msg("effect-save-then", save=text, effect=BOOK.text(node.then))
    if node.otherwise is not None:
        text = msg("effect-save-else", save=text, effect=BOOK.text(node.otherwise))
    return text


@reads(fx.Crowns)
def _crowns(node: fx.Crowns) -> Message:
    return msg("effect-crowns", n=abs(node.n), gains=str(node.n > 0).lower(), **_about(node.to))


@reads(fx.Shards)
def _shards(node: fx.Shards) -> Message:
    return msg("effect-shards", n=abs(node.n), gains=str(node.n > 0).lower())


@reads(fx.RollTable)
def _roll(node: fx.RollTable) -> Message:
    text = msg("effect-roll-table", dice=dice_text(node.dice))
    for symbol, effect in (("bolt", node.bolt), ("hit", node.hit), ("shield", node.shield), ("none", node.none)):
        if effect is not None:
            text = msg("effect-roll-row", roll=text, symbol=symbol, effect=BOOK.text(effect))
    return text


@reads(fx.Spawn)
def _spawn(node: fx.Spawn) -> Message:
    who = named("enemy", node.kind) if node.kind else msg("spawn-any")
    active = "true" if node.activate else "false"
    n, rank = BOOK.said("n", node.n), named("rank", node.rank)
    return msg("effect-spawn", who=who, rank=rank, n=n, activate=active, place=node.at)


@reads(fx.Activate)
def _activate(node: fx.Activate) -> Message:
    return msg("effect-activate", hits=node.hits, movement=node.movement, **_about(node.who))


@reads(fx.SetTime)
def _set_time(node: fx.SetTime) -> Message:
    return msg("effect-night") if node.time == "night" else msg("effect-set-time", time=named("time", node.time))


@reads(fx.StoryEvent)
def _story(node: fx.StoryEvent) -> Message:
    return msg("effect-story-event", card=named("event", node.card))


@reads(fx.TokenDo)
def _token(node: fx.TokenDo) -> Message:
    return msg("effect-token-do", token=named("token", node.token.split("_")[0]), what=node.what)


@reads(fx.Decide)
def _decide(node: fx.Decide) -> Message:
    said = tuple(
        msg("decision-said", name=named("decision", option.id), effect=effect_text(option.effect))
        for option in node.options
    )
    return msg("effect-decide", options=said)


def signed(n: int) -> str:
    """A change with its sign."""
    return f"{n:+}".replace("-", "−") if n else "0"


def effect_text(effect: Effect | None) -> Message:
    """An effect in words; without one, the words for "nothing happens"."""
    return msg("effect-nothing") if effect is None else BOOK.text(effect)


def moment_text(moment: str, test: Test | None) -> Message:
    """When something happens, and how far away if it happens to others."""
    text = named("moment", moment)
    return msg("hook-within", moment=text, near=BOOK.text(test)) if isinstance(test, fx.Near) else text


@reads(Lasts)
def hook_text(lasts: Lasts) -> Message:
    """What happens when a moment comes."""
    moment, effect = moment_text(lasts.when, lasts.test), BOOK.text(lasts.effect)
    text = msg("hook", moment=moment, effect=effect)
    if lasts.test is not None and not isinstance(lasts.test, fx.Near):
        text = msg("hook-test", moment=moment, test=BOOK.text(lasts.test), effect=effect)
    if lasts.limit:
        return msg("hook-limit-may" if lasts.may else "hook-limit", hook=text, limit=named("limit", lasts.limit))
    return msg("hook-may", hook=text) if lasts.may else text


def static_text(static: fx.Static) -> Message:
    """A stat that is changed while a card is in use."""
    if static.stat == "ignore_hindrance" and static.test is None:  # a yes or no: the number tells nothing
        return msg("static-hindrance")
    stat = named("stat", static.stat)
    if static.test is None:
        return msg("static", stat=stat, n=signed(static.n))
    return msg("static-test", stat=stat, n=signed(static.n), test=BOOK.text(static.test))


def event_texts(card: kinds.EventCard) -> tuple[Message, ...]:
    """What an event does when it is drawn, and what it changes while it is in force."""
    now = () if card.effect is None else (BOOK.text(card.effect),)
    where = "beside" if card.kind in ("day", "night") else "top"  # SS-EVENT-02
    return now + tuple(
        msg("ongoing", of=named("of", one.of), stat=named("stat", one.stat), n=signed(one.n), where=where)
        for one in card.ongoing
    )


def trap_texts(trap: kinds.Trap) -> tuple[Message, ...]:
    """What a trap does at once, and to the heroes it catches."""
    now = () if trap.once is None else (BOOK.text(trap.once),)
    if trap.effect is None:
        return now
    return (*now, msg("trap-effect", effect=BOOK.text(trap.effect), save=str(trap.save).lower()))


def card_texts(card: kinds.Card) -> list[Message]:
    """All that a card does, line by line."""
    lines = []
    if card.effect is not None:
        of_enemy = "drawn" if card.id in POWER_CARDS else "behaviour"
        when = moment_text(card.moment, card.test) if card.moment else named("use", card.use or of_enemy)
        text = msg("card-effect", use=when, effect=BOOK.text(card.effect))
        if card.test is not None and not isinstance(card.test, fx.Near):
            text = msg("card-needs", text=text, test=BOOK.text(card.test))
        lines.append(text)
    lines += map(hook_text, card.hooks)
    lines += map(static_text, card.statics)
    if card.immune:
        lines.append(msg("card-immune", immune=tuple(named("condition", id) for id in card.immune)))
    return lines


# what the town does for a hero


def forging_texts(id: str) -> tuple[Message, ...]:
    """What the anvil makes of a weapon."""
    made = ANVIL[id]
    found = [msg("forge-crit", effect=BOOK.text(made.crit))] if made.crit is not None else []
    found += [msg("forge-dice", dice=dice_text(made.dice))] if made.dice != fx.Dice() else []
    found += [msg("forge-type", type=named("type", made.type))] if made.type else []
    return (*found, *map(hook_text, made.hooks))


def gift_texts(id: str) -> tuple[Message, ...]:
    """What the temple gives for a prayer."""
    gift = TEMPLE[id]
    found = [msg("gift-shards", n=gift.shards)] if gift.shards else []
    found += [msg("gift-hp", n=signed(gift.hp))] if gift.hp else []
    return tuple(found)
