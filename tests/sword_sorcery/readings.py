"""The content in the short words of the fact sheets, a line for each card."""

from collections.abc import Callable, Iterator
from typing import Any

from emberhall.effects import Effect, Group, Lasts, Test
from emberhall.effects.combinators import AllOf, EitherOf, If, NotSo, Then
from emberhall.games.sword_sorcery.content import (
    BEHAVIOURS,
    CLASSES,
    ENCOUNTERS,
    ENEMIES,
    ENEMY_POWERS,
    EVENTS,
    ITEMS,
    POWER_CARDS,
    POWERS,
    QUESTS,
    TILES,
    TRAPS,
    TREASURES,
    kinds,
)
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.terms import ALL


def _number(n: Any) -> str:
    if isinstance(n, fx.HalfRank):
        return f"half_rank+{n.plus}" if n.plus else "half_rank"
    if isinstance(n, fx.BySize):
        return f"{n.small}|{n.large}"
    return "all" if n == ALL else str(n)


def _group(group: Group) -> str:
    if not isinstance(group, fx.Some):
        words = {fx.Owner: "self", fx.ThisEnemy: "self", fx.Target: "target", fx.Opener: "opener", fx.Active: "active"}
        return next(word for kind, word in words.items() if isinstance(group, kind))
    said: list[str] = [group.of]
    if group.count:
        said.append(str(group.count))
    if group.range >= 0:
        said.append(f"within {group.range}")
        if not group.sight:
            said.append("unseen")
    if group.where:
        said.append("where " + "+".join(group.where))
    if group.by != "player":
        said.append(f"by {group.by}")
    if group.origin != "owner":
        said.append(f"from {group.origin}")
    return f"<{' '.join(said)}>"


def dice(red: int, blue: int) -> str:
    return f"{red}r{blue}b"


def blow(of: fx.Blow) -> str:
    words = [dice(of.dice.red, of.dice.blue), of.type, f"{of.range[0]}-{of.range[1]}"]
    if of.aoe >= 0:
        words.append(f"aoe {of.aoe}")
    if of.lethal:
        words.append(f"lethal {of.lethal}")
    if of.bash:
        words.append("bash")
    if of.crit is not None:
        words.append(f"crit({effect(of.crit)})")
    if of.on_damage is not None:
        words.append(f"hurt({effect(of.on_damage)})")
    return " ".join(words)


def test(of: Test) -> str:
    match of:
        case fx.FlagSet(id):
            return f"flag {id}"
        case fx.CounterAt(id, at_least):
            return f"{id}>={at_least}"
        case fx.ItIs(time):
            return time
        case fx.AllHeroesIn(areas):
            return "all in " + "+".join(areas)
        case fx.TargetIs(what):
            return "target " + "+".join(what)
        case fx.OwnerIs(what) | fx.ThisEnemyIs(what):
            return "self " + "+".join(what)
        case fx.Near(range):
            return f"within {range}"
        case fx.Rolled(bolts):
            return f"bolts>={bolts}"
        case NotSo(inner):
            return f"not({test(inner)})"
        case AllOf(tests):
            return " and ".join(map(test, tests))
        case EitherOf(tests):
            return " or ".join(map(test, tests))
    raise AssertionError(of)


def _attack(of: fx.Attack) -> str:
    text = "attack " + (blow(of.blow) if of.blow is not None else of.means)
    text += f" aoe {of.aoe}" if of.aoe >= 0 else ""
    text += f" hits {of.hits}" if of.hits else ""
    text += f" x{of.times}" if of.times > 1 else ""
    return text + (" on target" if of.on_target else "")


def _save(of: fx.Save) -> str:
    text = f"save {_group(of.to)}" + (f" harder {of.harder}" if of.harder else "")
    text += f" then({effect(of.then)})" if of.then is not None else ""
    return text + (f" else({effect(of.otherwise)})" if of.otherwise is not None else "")


def _table(of: fx.RollTable) -> str:
    rows = [(word, getattr(of, word)) for word in ("bolt", "hit", "shield", "none")]
    return f"roll {dice(of.dice.red, of.dice.blue)} " + " ".join(f"{w}({effect(row)})" for w, row in rows if row)


def _spawn(of: fx.Spawn) -> str:
    text = f"spawn {_number(of.n)} {of.rank} {of.kind or 'any'} at {of.at}"
    return text + (" and activate" if of.activate else "") + (f" named {of.name}" if of.name else "")


def _activate(of: fx.Activate) -> str:
    text = f"activate {_group(of.who)}" + (f" hits {of.hits}" if of.hits else "")
    return text + (f" movement {of.movement}" if of.movement else "")


def _choice(of: fx.Choice) -> str:
    text = of.id + (f" [{of.nature}]" if of.nature else "") + (f" if {test(of.needs)}" if of.needs else "")
    return f"{text}: {effect(of.effect) if of.effect else '-'}"


def _if(of: If) -> str:
    text = f"if {test(of.test)} then({effect(of.then)})"
    return text + (f" else({effect(of.otherwise)})" if of.otherwise else "")


def _within(n: int) -> str:
    return f" within {n}" if n else ""


_WORDS: dict[type, Callable[[Any], str]] = {
    Then: lambda of: "; ".join(map(effect, of.parts)),
    If: _if,
    fx.Attack: _attack,
    fx.AddHits: lambda of: f"add_hits {of.n}",
    fx.AddDice: lambda of: f"add_dice {dice(of.red, of.blue)}",
    fx.MakeLethal: lambda of: f"make_lethal {of.n}",
    fx.Reroll: lambda of: f"reroll {of.n}",
    fx.IgnoreArmor: lambda of: f"ignore_armor {_number(of.n)}",
    fx.AddShields: lambda of: f"add_shields {of.n}",
    fx.CancelHits: lambda of: f"cancel_hits {of.n}",
    fx.Redirect: lambda of: "redirect",
    fx.Damage: lambda of: f"damage {of.n} {_group(of.to)}",
    fx.LoseHp: lambda of: f"lose_hp {of.n} {_group(of.to)}",
    fx.Heal: lambda of: f"heal {_number(of.n)} {_group(of.to)}",
    fx.Condition: lambda of: f"{of.id}{f' {of.strength}' if of.strength > 1 else ''} {_group(of.to)}",
    fx.RemoveConditions: lambda of: (
        f"cure {_number(of.n)} {_group(of.to)}{' of ' + '+'.join(of.ids) if of.ids else ''}"
    ),
    fx.Burn: lambda of: f"burn {of.level} {_group(of.to)}",
    fx.Wound: lambda of: f"wound {of.id} {_group(of.to)}",
    fx.GiveShields: lambda of: f"shields {of.n} {_group(of.to)}{f' up to {of.cap}' if of.cap else ''}",
    fx.Modify: lambda of: f"modify {of.stat} {of.n} {_group(of.to)} until {of.until}",
    fx.Extra: lambda of: f"extra combats {of.combats} movement {of.movement} {_group(of.to)}",
    fx.Save: _save,
    fx.RollTable: _table,
    fx.Survive: lambda of: f"survive {of.hp}",
    fx.Resurrect: lambda of: f"resurrect {_group(of.to)}",
    fx.Teleport: lambda of: f"teleport to {of.to}{_within(of.range)}",
    fx.NoReaction: lambda of: f"no_reaction until {of.until}",
    fx.Untargetable: lambda of: f"untargetable until {of.until}",
    fx.Taunt: lambda of: f"taunt {_group(of.to)} until {of.until}",
    fx.SealArea: lambda of: f"seal within {of.range} until {of.until}",
    fx.PlaceFire: lambda of: f"fire {of.level}{_within(of.range)}{f' at {of.area}' if of.area else ''}",
    fx.CancelTrap: lambda of: "cancel_trap",
    fx.DrawTreasure: lambda of: f"treasure {of.n}{f' keep {of.keep}' if of.keep else ''} {_group(of.to)}",
    fx.Crowns: lambda of: f"crowns {of.n} {_group(of.to)}",
    fx.Shards: lambda of: f"shards {of.n}",
    fx.GiveItem: lambda of: f"item {of.item} {_group(of.to)}",
    fx.Recharge: lambda of: f"recharge {of.cards} by {of.turns} {_group(of.to)}",
    fx.Scry: lambda of: f"scry {of.n}",
    fx.Spawn: _spawn,
    fx.SpawnMaster: lambda of: f"master {of.master} at {of.at}",
    fx.Activate: _activate,
    fx.Summon: lambda of: f"summon {of.companion}",
    fx.SetTime: lambda of: f"it is {of.time}",
    fx.StoryEvent: lambda of: f"story {of.card}",
    fx.SetFlag: lambda of: f"set {of.id}",
    fx.AddCounter: lambda of: f"count {of.id} {of.n}",
    fx.TokenDo: lambda of: f"{of.what} {of.token}",
    fx.Menace: lambda of: f"menace set {of.set}" if of.set else f"menace up {of.rises}",
    fx.Decide: lambda of: f"decide({' / '.join(map(_choice, of.options))})",
    fx.EndQuest: lambda of: "win",
}


def effect(of: Effect | None) -> str:
    """An effect in the words of the fact sheets."""
    return "-" if of is None else _WORDS[type(of)](of)


def _hook(of: Lasts) -> str:
    near = isinstance(of.test, fx.Near)
    text = f"when {of.when}" + ("" if of.test is None else f" {test(of.test)}" if near else f" if {test(of.test)}")
    return text + (f" once a {of.limit}" if of.limit else "") + (" may" if of.may else "") + f": {effect(of.effect)}"


def _static(of: fx.Static) -> str:
    return f"{of.stat} {of.n:+d}" + (f" if {test(of.test)}" if of.test else "")


def _card(of: kinds.Card) -> list[str]:
    words: list[str] = [of.use] if of.use and of.use != "passive" else []
    words += [f"cooldown {of.cooldown}"] if of.cooldown >= 0 else []
    words += [f"when {of.moment}"] if of.moment else []
    words += [f"if {test(of.test)}"] if of.test and of.test != fx.Near(0) else []
    words += [effect(of.effect)] if of.effect else []
    words += [*map(_hook, of.hooks), *map(_static, of.statics)]
    return words + (["immune " + "+".join(of.immune)] if of.immune else [])


def _powers() -> Iterator[list[str]]:
    for one in POWERS.values():
        kind = "talent" if one.talent else "power"
        yield [one.id, one.hero, one.of or "both", f"rank {one.rank}", kind, *_card(one)]


def _heroes() -> Iterator[list[str]]:
    for one in CLASSES.values():
        table = [f"{word} {' '.join(map(str, getattr(one, word)))}" for word in ("hp", "combats", "actions", "powers")]
        yield [
            one.id, one.hero, one.nature, one.style, f"save {one.save} move {one.movement} bag {one.bag}", *table,
            f"start {' '.join(one.start)}", one.innate.id, *_card(one.innate),
        ]  # fmt: skip


def _items() -> Iterator[list[str]]:
    for one in ITEMS.values():
        words: list[str] = [one.id, one.kind]
        words += [f"hands {one.hands}"] if one.hands else []
        words += ["styles " + "+".join(one.styles)] if one.styles else []
        words += [one.nature] if one.nature else []
        words += [f"rank {one.rank}"] if one.rank > 1 else []
        words += [f"price {one.price}" + (f" x{one.copies}" if one.shop else " treasure")] if one.price else []
        words += [blow(one.blow)] if one.blow else []
        if one.kind == "armor":
            words.append(f"armor {one.armor} defence {dice(one.defence.red, one.defence.blue)}")
        words += [f"shields {one.shields}"] if one.shields else []
        words += [f"charges {one.charges}"] if one.charges else []
        words += [word for word in ("reload", "break_free", "while_stunned") if getattr(one, word)]
        if one.flipped:
            text = ", ".join([blow(one.flipped), *map(_hook, one.flipped_hooks), *map(_static, one.flipped_statics)])
            words.append(f"flipped for {one.flip_cost}: {text}")
        yield words + _card(one)


def _enemies() -> Iterator[list[str]]:
    for kind in ENEMIES.values():
        words: list[str] = [kind.id, kind.symbol, "+".join(kind.tags)]
        words += [word for word in ("horde", "flying") if getattr(kind, word)]
        for word in ("weak", "resist", "immune"):
            words += [f"{word} {'+'.join(getattr(kind, word))}"] if getattr(kind, word) else []
        yield [*words, *map(_hook, kind.hooks)]
        for rank, one in kind.ranks.items():
            hp = f"{one.hp}+{one.hp_per_hero}/hero" if one.hp_per_hero else one.hp
            shards = f"{one.shards}+{one.shards_per_hero}/hero" if one.shards_per_hero else one.shards
            defence = dice(one.defence.red, one.defence.blue)
            numbers = f"hp {hp} armor {one.armor} defence {defence} move {one.movement} shards {shards}"
            attacks = [f"{name}: {blow(its)}" for name, its in one.attacks.items()]
            powers = ["powers " + "+".join(one.powers)] if one.powers else []
            yield [f"  {rank}", f"{numbers} crowns {one.crowns} treasure {one.treasure}", *attacks, *powers]


def _step(of: kinds.Step) -> str:
    points = {-1: "movement", -2: "movement+1"}.get(of.points, of.points)
    if of.do == "move":
        return f"move {points} to {of.stop}"
    return f"retreat {points} keep {of.stop}" if of.do == "retreat" else f"{of.do} {of.what}"


def _behaviours() -> Iterator[list[str]]:
    for one in BEHAVIOURS.values():
        for n, level in enumerate(one.levels, 1):
            lines = []
            for line in level:
                band = f"{line.band[0]}-{line.band[1]}" if line.band else "unseen"
                lines.append(f"{band}: {'; '.join(map(_step, line.steps))}")
            yield [one.id if len(one.levels) == 1 else f"{one.id} {n}", *lines]


def _traps() -> Iterator[list[str]]:
    for one in TRAPS.values():
        words = [one.id, f"x{one.copies}", one.opens, f"area {one.area}"]
        words += (["opener"] if one.alone else []) + (["save"] if one.save else [])
        yield [*words, effect(one.effect or one.once)]


def _events() -> Iterator[list[str]]:
    for one in EVENTS.values():
        words: list[str] = [one.id, one.kind, *(["general"] if one.general else []), effect(one.effect)]
        yield words + [f"while open {its.stat} {its.n:+d} of {its.of}" for its in one.ongoing]


def _treasures() -> Iterator[list[str]]:
    for one in TREASURES.values():
        words = [one.id, f"x{one.copies}", f"act {one.act}"]
        words += [f"crowns {one.crowns}"] if one.crowns else []
        words += [f"shards {one.shards}"] if one.shards else []
        yield words + ([one.item] if one.item else [])


def _when(of: kinds.When) -> str:
    if of.enters:
        return "enters " + "+".join(of.enters)
    if of.round:
        return f"round {of.round}"
    if of.counter:
        return f"{of.counter}>={of.at_least}"
    return next(f"{word} {getattr(of, word)}" for word in ("door", "chest", "killed", "flag") if getattr(of, word))


def _token(of: kinds.Token) -> list[str]:
    words: list[str] = [f"  token {of.id}", of.kind, of.area]
    words += ["closed"] if not of.open else []
    words += [of.sign] if of.sign else []
    words += [f"crowns {of.crowns}"] if of.crowns else []
    words += [f"treasure {of.treasure}"] if of.treasure else []
    words += [of.item] if of.item else []
    words += [effect(of.table)] if of.table else []
    return words + ([f"level {of.level}"] if of.level else [])


def _quests() -> Iterator[list[str]]:
    for one in QUESTS.values():
        yield [
            one.id, f"act {one.act}", f"rank {one.rank} crowns {one.crowns} shards {one.shards}", one.time,
            "map " + " ".join(f"{tile}@{x},{y}" for tile, x, y in one.map), "start " + " ".join(one.start),
            "shadows " + " ".join(f"{id}x{n}" for id, n in one.shadows.items()),
            *(f"pool {rank} {'+'.join(kind)}" for rank, kind in one.pool.items()),
            "vigor " + " ".join(map(str, one.vigor)),
        ]  # fmt: skip
        for door in one.doors:
            lock = ("locked" if door.locked else "normal") + ("+magic" if door.magic else "")
            yield [f"  door {door.id}", "-".join(door.between), lock]
        yield from map(_token, one.tokens)
        for come in one.enemies:
            n = f"{come.small}|{come.large}" if come.small != come.large else come.small
            only = ["for " + "+".join(map(str, come.only))] if come.only else []
            yield [f"  enemy {n} {come.rank} {come.kind} at {come.at}", *only]
        yield ["  events " + " ".join(one.events)]
        for act in one.actions:
            yield [f"  act {act.id}", effect(act.effect)]
        for trigger in one.triggers:
            yield [f"  {trigger.id}", _when(trigger.when), effect(trigger.effect)]
        yield [f"  win {test(one.win)}"]
        more = [f"if {test(its.test)}: {effect(its.effect)}" for its in one.rewards]
        given = [one.reward_item] if one.reward_item else []
        yield [f"  reward shards {one.reward_shards} crowns {one.reward_crowns}", *given, *more]


def _tiles() -> Iterator[list[str]]:
    for tile in TILES.values():
        yield [
            tile.id,
            "indoor" if tile.indoor else "outdoor",
            "/".join(tile.grid),
            " ".join(f"{side} {kind}" for side, kind in tile.sides.items()),
            " ".join(
                f"{area.id}@{area.mark[0]},{area.mark[1]}" + ("" if area.terrain == "normal" else f"={area.terrain}")
                for area in tile.areas
            ),
            " ".join(
                "#".join(link.between) if link.kind == "wall" else f"{'!'.join(link.between)}<{link.blocked_from}"
                for link in tile.links
            ),
        ]


#: By the name of the file in `facts`.
READINGS: dict[str, Callable[[], Iterator[list[str]]]] = {
    "powers": _powers,
    "heroes": _heroes,
    "items": _items,
    "enemies": _enemies,
    "enemy_powers": lambda: ([one.id, *_card(one)] for one in ENEMY_POWERS.values()),
    "power_cards": lambda: ([one.id, *_card(one)] for one in POWER_CARDS.values()),
    "behaviours": _behaviours,
    "tiles": _tiles,
    "traps": _traps,
    "encounters": lambda: ([one.id, f"x{one.copies}", effect(one.effect)] for one in ENCOUNTERS.values()),
    "events": _events,
    "treasures": _treasures,
    "quests": _quests,
}
