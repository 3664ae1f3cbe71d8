"""Effects on figures: hit points, conditions, stats, places and goods."""

from collections.abc import Sequence

from msgspec.structs import replace

from emberhall.effects import Effect, Then, each_of
from emberhall.games.sword_sorcery.choices import Cure, Ready
from emberhall.games.sword_sorcery.content import BLUE, RED
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK, can, does
from emberhall.games.sword_sorcery.effects.does.tests import anybody
from emberhall.games.sword_sorcery.effects.playing import Playing, asks
from emberhall.games.sword_sorcery.names import figure_name
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.conditions import burn, give, saves, wound
from emberhall.games.sword_sorcery.rules.death import heal, lose_hp, nearest_shrine, take_damage
from emberhall.games.sword_sorcery.rules.goods import draw_treasure, gain_crowns, gain_item
from emberhall.games.sword_sorcery.rules.rounds import revive
from emberhall.games.sword_sorcery.rules.sight import distances, sees
from emberhall.games.sword_sorcery.rules.stats import marked_with, max_hp
from emberhall.games.sword_sorcery.rules.targets import meant, pick_area, pick_figure, whom, whom_for
from emberhall.games.sword_sorcery.state import Figure, Hero, Mod, State, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Flow, ask, msg

can(fx.Damage, fx.LoseHp, fx.Condition, fx.Burn, fx.Wound, fx.GiveShields, fx.Modify, fx.Extra, fx.Save, fx.Resurrect)(
    anybody
)
can(fx.Taunt, fx.DrawTreasure, fx.Crowns, fx.GiveItem)(anybody)


@does(fx.Damage)
def _damage(t: Table, play: Playing, node: fx.Damage) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        yield from take_damage(t, one, node.n, t.state.figure(play.owner))


@does(fx.LoseHp)
def _lose_hp(t: Table, play: Playing, node: fx.LoseHp) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        yield from lose_hp(t, one, node.n, t.state.figure(play.owner))


@can(fx.Heal)
def _hurt(state: State, play: Playing, node: fx.Heal) -> bool:
    return any(one.hp < max_hp(state, one) for one in meant(state, play, node.to))


@does(fx.Heal)
def _heal(t: Table, play: Playing, node: fx.Heal) -> Flow[None]:
    n = BOOK.count(t.state, play, node.n)
    for one in (yield from whom(t, play, node.to)):
        heal(t, one, n)


@can(Then)
def _can_then(state: State, play: Playing, node: Then) -> bool:
    return any(_worth(state, play, node.parts[n:]) for n in range(len(node.parts)))


@does(Then)
def _then(t: Table, play: Playing, node: Then) -> Flow[None]:
    for n, part in enumerate(node.parts):
        if _worth(t.state, play, node.parts[n:]):
            yield from BOOK.do(t, play, part)


def _worth(state: State, play: Playing, parts: Sequence[Effect]) -> bool:
    """Whether the first part is possible, or picks a figure for a later one that is: an antidote for the unhurt."""
    if BOOK.possible(state, play, parts[0]):
        return True
    group = getattr(parts[0], "to", None)
    later = [part for part in parts[1:] if getattr(part, "to", None) == fx.Target()]
    if not later or not isinstance(group, fx.Some) or group.count != 1:
        return False
    picked = [replace(play, target=one.id) for one in meant(state, play, group)]
    return any(BOOK.possible(state, mine, part) for mine in picked for part in later)


@does(fx.Condition)
def _condition(t: Table, play: Playing, node: fx.Condition) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        yield from give(t, one, node.id, node.strength, t.state.figure(play.owner))


def _curable(figure: Figure, node: fx.RemoveConditions) -> list[str]:
    found = [*figure.conditions, *figure.wounds, *(["burning"] if figure.burning and not node.ids else [])]
    return [id for id in found if not node.ids or id in node.ids]


@can(fx.RemoveConditions)
def _can_cure(state: State, play: Playing, node: fx.RemoveConditions) -> bool:
    return any(_curable(one, node) for one in meant(state, play, node.to))


@does(fx.RemoveConditions)
def _cure(t: Table, play: Playing, node: fx.RemoveConditions) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        for _ in range(node.n):
            found = _curable(one, node)
            if not found:
                break
            id = found[0]
            if len(found) > node.n:
                kinds = {x: named("wound" if x.startswith("w_") else "condition", x) for x in found}
                offered = [Cure(x, name) for x, name in kinds.items()]
                cured = yield from ask(asks(t.state, play), msg("ask-cure", who=figure_name(one)), offered)
                id = cured.condition
            one.conditions.pop(id, None)
            if id == "burning":
                one.burning = []
            elif id in one.wounds:
                one.wounds.remove(id)


@does(fx.Burn)
def _burn(t: Table, play: Playing, node: fx.Burn) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        burn(t, one, node.level)


@does(fx.Wound)
def _wound(t: Table, play: Playing, node: fx.Wound) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        yield from wound(t, one, node.id, t.state.figure(play.owner))


@does(fx.GiveShields)
def _shields(t: Table, play: Playing, node: fx.GiveShields) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        one.shields = max(one.shields, min(one.shields + node.n, node.cap)) if node.cap else one.shields + node.n


@does(fx.Modify)
def _modify(t: Table, play: Playing, node: fx.Modify) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        before = max_hp(t.state, one)
        same = [mod for mod in each_of(one.mods, node.stat) if play.card and mod.card == play.card]
        for mod in same:
            one.mods.remove(mod)
        one.mods.append(Mod(node.stat, node.n, node.until, play.card))
        if node.stat == "max_hp":
            raised = max_hp(t.state, one)
            one.hp = min(one.hp + max(0, raised - before), raised)


@does(fx.Extra)
def _extra(t: Table, play: Playing, node: fx.Extra) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        if isinstance(one, Hero):
            one.combats += node.combats
            one.extra += node.movement


@does(fx.Save)
def _save(t: Table, play: Playing, node: fx.Save) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        effect = node.then if saves(t, one, node.harder) else node.otherwise
        if effect is not None:
            mine = Playing(play.owner, play.card, one.id, play.opener, play.strike)
            yield from BOOK.do(t, mine, effect)
            play.cancelled = mine.cancelled or play.cancelled


@does(fx.RollTable)
def _roll_table(t: Table, play: Playing, node: fx.RollTable) -> Flow[None]:
    fallen = [("red", t.roll(10)) for _ in range(node.dice.red)] + [("blue", t.roll(10)) for _ in range(node.dice.blue)]
    faces = [(RED if colour == "red" else BLUE)[face - 1] for colour, face in fallen]
    t.say(msg("say-die", faces=tuple(named(f"face-{colour}", str(face)) for colour, face in fallen)))
    if any(face.bolt for face in faces) and node.bolt is not None:
        effect = node.bolt
    elif any(face.hit for face in faces) and node.hit is not None:
        effect = node.hit
    elif any(face.shield for face in faces) and node.shield is not None:
        effect = node.shield
    else:
        shown = any(face.bolt or face.hit or face.shield for face in faces)
        effect = None if shown else node.none  # type: ignore[assignment]
    if effect is not None:
        yield from BOOK.do(t, play, effect)


@does(fx.Survive)
def _survive(t: Table, play: Playing, node: fx.Survive) -> None:
    play.survived = node.hp


@does(fx.Resurrect)
def _resurrect(t: Table, play: Playing, node: fx.Resurrect) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        if isinstance(one, Hero) and one.ghost:
            yield from revive(t, one, half=True)


def _reachable(state: State, hero: Figure, range: int) -> list[int]:
    return [area for area, n in enumerate(distances(state, hero.area)) if 0 < n <= range and sees(state, hero, area)]


def _enemies_near(state: State, hero: Figure, far: int) -> list[Figure]:
    apart = distances(state, hero.area)
    return [e for e in state.enemies if apart[e.area] <= far and sees(state, hero, e.area)]


@can(fx.Teleport)
def _can_teleport(state: State, play: Playing, node: fx.Teleport) -> bool:
    hero = state.figure(play.owner)
    if not isinstance(hero, Hero) or hero.ghost:
        return False
    if node.to == "area":
        return bool(_reachable(state, hero, node.range))
    if node.to == "shrine":
        return hero.area != nearest_shrine(state, hero.area)
    return bool(_enemies_near(state, hero, node.range))


@does(fx.Teleport)
def _teleport(t: Table, play: Playing, node: fx.Teleport) -> Flow[None]:
    state = t.state
    hero = state.figure(play.owner)
    assert hero is not None
    if node.to == "shrine":
        area = nearest_shrine(state, hero.area)
    elif node.to == "target":
        enemy = yield from pick_figure(
            t, asks(state, play), _enemies_near(state, hero, node.range), whom_for(play.card)
        )
        play.target, area = enemy.id, enemy.area
    else:
        areas = [state.ground.ids[to] for to in _reachable(state, hero, node.range)]
        prompt = msg("ask-teleport", who=figure_name(hero))
        area = yield from pick_area(t, asks(state, play), areas, prompt, "SS-FULL-MOVE-05")
    if area != hero.area:
        yield from arrive(t, hero, area, placed=True)


@can(fx.NoReaction)
def _followed(state: State, play: Playing, node: fx.NoReaction) -> bool:
    owner = state.figure(play.owner)
    return owner is not None and not marked_with(owner, "no_reaction")


@does(fx.NoReaction)
def _no_reaction(t: Table, play: Playing, node: fx.NoReaction) -> None:
    _mark(t, play, "no_reaction", 1, node.until)


@does(fx.Untargetable)
def _untargetable(t: Table, play: Playing, node: fx.Untargetable) -> None:
    _mark(t, play, "untargetable", 1, node.until)


def _mark(t: Table, play: Playing, what: str, n: int, until: str) -> None:
    owner = t.state.figure(play.owner)
    assert owner is not None
    owner.mods.append(Mod(what, n, until))


@does(fx.Taunt)
def _taunt(t: Table, play: Playing, node: fx.Taunt) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        one.mods.append(Mod("taunted", play.owner, node.until))


@does(fx.DrawTreasure)
def _draw_treasure(t: Table, play: Playing, node: fx.DrawTreasure) -> Flow[None]:
    play.replaced = True
    for one in (yield from whom(t, play, node.to)):
        if isinstance(one, Hero):
            yield from draw_treasure(t, one, node.n, node.keep)


@does(fx.Crowns)
def _crowns(t: Table, play: Playing, node: fx.Crowns) -> Flow[None]:
    """Crowns of a search are found; those of events, quests, traps and cards are given."""
    for one in (yield from whom(t, play, node.to)):
        if isinstance(one, Hero):
            if node.n > 0:
                yield from gain_crowns(t, one, node.n, found=play.opener == one.id and not play.card)
            elif lost := min(one.crowns, -node.n):
                one.crowns -= lost
                t.say(msg("say-crowns-lost", who=figure_name(one), n=lost))


@does(fx.GiveItem)
def _give_item(t: Table, play: Playing, node: fx.GiveItem) -> Flow[None]:
    for one in (yield from whom(t, play, node.to)):
        if isinstance(one, Hero):
            yield from gain_item(t, one, node.item)


@can(fx.Recharge)
def _can_recharge(state: State, play: Playing, node: fx.Recharge) -> bool:
    return any(_used(one) for one in meant(state, play, node.to))


def _used(figure: Figure) -> list[str]:
    """The used power cards of a hero, without those put aside."""
    if not isinstance(figure, Hero):
        return []
    return [id for id in figure.turned if id in figure.powers or id == figure.kind.innate.id]


@does(fx.Recharge)
def _recharge(t: Table, play: Playing, node: fx.Recharge) -> Flow[None]:
    """Turn back some used cards of each hero; their owner chooses which."""
    for one in (yield from whom(t, play, node.to)):
        assert isinstance(one, Hero)
        left = _used(one)
        for n in range(min(node.cards, len(left))):
            id = left[0]
            if len(left) > node.cards - n:
                prompt = msg("ask-recharge", who=figure_name(one))
                chosen = yield from ask(one.seat, prompt, [Ready(card) for card in left], "SS-FULL-POW-02")
                id = chosen.card
            left.remove(id)
            one.turned[id] -= node.turns
            if one.turned[id] <= 0:
                del one.turned[id]
