"""Abilities of figures: moves, heals, Shield and Retaliate, conditions, pushes, damage, loot, elements."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from emberhall.effects import Group, sum_of, walk
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import CARDS, plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Ability, Playing, announce
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.names import condition_name, figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import (
    allies,
    beside,
    enemies,
    hostile,
    in_range,
    obstacles,
    targetable,
    within,
)
from emberhall.games.gloomhaven.rules.conditions import cleanse, gain, ills
from emberhall.games.gloomhaven.rules.consuming import extras, reward
from emberhall.games.gloomhaven.rules.curses import cursed
from emberhall.games.gloomhaven.rules.damage import kill, suffer
from emberhall.games.gloomhaven.rules.enhancements import Stickers, halves_of, placed
from emberhall.games.gloomhaven.rules.forced_movement import pull, push
from emberhall.games.gloomhaven.rules.given_cards import is_given
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.items import offer_items
from emberhall.games.gloomhaven.rules.looting import loot_hex
from emberhall.games.gloomhaven.rules.movement import move
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.targets import chosen_of, lay_area, members, pick_figure
from emberhall.games.gloomhaven.rules.treasures import looted
from emberhall.games.gloomhaven.rules.values import hindrance, own_move
from emberhall.games.gloomhaven.state import Bonus, Figure, State, Table
from emberhall.games.gloomhaven.terms import HEROES, IMMOBILIZE, STUN
from emberhall.kernel import NOBODY, NOWHERE, Flow, Message, choose, msg, pick


def value(t: Table, play: Playing, n: object, mores: Sequence[fx.More]) -> int:
    """The value of an ability with what was paid for."""
    state = t.state
    found = BOOK.count(state, play, n)  # type: ignore[arg-type]
    for more in mores:
        found = BOOK.count(state, play, more.n) or found
        found += BOOK.count(state, play, more.add) * (BOOK.count(state, play, more.per) if more.per else 1)
    return found


def done(t: Table, play: Playing, mores: Sequence[fx.More]) -> Flow[None]:
    """Do what else was paid for."""
    for more in mores:
        if more.effect is not None:
            yield from BOOK.do(t, play, more.effect)


# moves


@BOOK.can(fx.Move)
def can_move(state: State, play: Playing, effect: fx.Move) -> bool:
    if play.actor.conditions & (IMMOBILIZE | STUN):
        return False  # GH-COND-14
    if play.actor.kind == "objective" or play.actor.also:
        return False  # nothing moves an object or a figure without Move
    return not effect.own or own_move(state, play.actor) is not None


@BOOK.does(fx.Move)
def moves(t: Table, play: Playing, effect: fx.Move) -> Flow[None]:
    """Move, with what is consumed and with items; perhaps looting on the way."""
    state, actor = t.state, play.actor
    mores = yield from extras(t, play, effect.more)
    instead = next((more.effect for more in mores if more.instead), None)
    if instead is not None:
        yield from BOOK.do(t, play, instead)
        return
    ability = Ability(value(t, play, effect.n, mores), jump=effect.jump or any(more.jump for more in mores))
    if effect.own:
        ability.n += own_move(state, actor) or 0
    ability.n = max(0, ability.n + sum_of(actor.bonuses, "faster") - hindrance(state, actor))
    before, play.ability = play.ability, ability
    if actor.kind == "character" and play.seat == NOBODY:
        yield from announce(t, play, Moment.YOUR_MOVE_ABILITY)
        yield from announce(t, play, Moment.YOUR_ATTACK_OR_MOVE_ABILITY)
        if ability.as_heal >= 0:
            play.ability = before
            yield from BOOK.do(t, play, fx.Heal(ability.n + ability.as_heal, range=1))
            return
        if not ability.as_attack:
            yield from announce(t, play, Moment.YOUR_MOVE)
            yield from offer_items(t, play, state.characters[actor.owner], Moment.DURING_YOUR_MOVE)
    if actor.side == HEROES and not ability.as_attack:
        yield from announce(t, play, Moment.MOVE_OF_ANY_ALLY)
        yield from announce(t, play, Moment.YOUR_MOVE_ACTION_OR_THAT_OF_YOUR_SUMMON)
    if ability.as_attack:
        play.ability = before
        yield from BOOK.do(t, play, fx.Attack(ability.n))
        return
    through = _minds_way(play.source, effect, placed(state))
    yield from move(
        t, play, ability.n, jump=ability.jump, ends=_ends(state, effect), straight=effect.straight, through=through
    )
    play.ability = before
    if play.trail.way and actor.kind == "character" and actor.at != NOWHERE:
        yield from announce(t, play, Moment.AFTER_YOUR_MOVE_ACTION)
    if effect.loot and actor.kind == "character" and actor.at != NOWHERE:
        for at in play.trail.way:
            loot_hex(t, state.characters[actor.owner], at)
        yield from looted(t, state.characters[actor.owner])
    yield from done(t, play, mores)


@cache
def _minds_way(card: str, effect: fx.Move, stickers: Stickers) -> tuple[str, ...]:
    """What it matters to move through, for the half of a card with this move."""
    halves = halves_of(card, stickers) if card in CARDS else ()
    found: list[str] = []
    for nodes in [list(walk(half.effect)) for half in halves]:
        if effect in nodes:
            found += ["figures" for node in nodes if isinstance(node, fx.Figures) and node.near == "path"]
            found += ["obstacles" for node in nodes if isinstance(node, fx.DestroyObstacle) and node.where == "path"]
    return tuple(found)


def _ends(state: State, effect: fx.Move) -> Sequence[int] | None:
    """The hexes a move may end on: those adjacent to an obstacle; None for anywhere."""
    if effect.end == "obstacle":
        return [near for at in obstacles(state) for near in beside(state, at)]
    return None


# heals and bonuses


@BOOK.does(fx.Heal)
def heals(t: Table, play: Playing, effect: fx.Heal) -> Flow[None]:
    """Heal a group, or figures within range (GH-HEAL-01). Monsters heal the ally that needs it most."""
    state = t.state
    mores = yield from extras(t, play, effect.more)
    ability = Ability(0, effect.range, max([effect.targets, *(more.targets for more in mores)]))
    potion = play.source.startswith("item.")  # no action (GH-TERM-02)
    own = play.actor.kind == "character" and play.strike is None and not potion
    who = next((more.who for more in mores if more.who is not None), effect.who)
    if own:
        before, play.ability = play.ability, ability
        yield from announce(t, play, Moment.BEFORE_YOUR_HEAL_ACTION)
        play.ability, who = before, ability.who or who
    if isinstance(who, fx.Figures) and who.near == "area" and "area" not in play.trail.spots:
        yield from _area_without_attack(t, play, effect)
    prompt = msg("ask-heal", n=_heals_all(t, play, effect, mores))
    for _ in range(BOOK.count(state, play, effect.times)):
        if who is not None:
            targets = yield from chosen_of(t, play, prompt, who, "GH-HEAL-01", also=_also_healed(state, play.actor))
        else:
            targets = yield from _heal_targets(t, play, ability, prompt)
        play.trail.healed = [figure.id for figure in targets]
        if own and targets:
            yield from _improved(t, play, ability)
        bonus = (play.trail.heal or 0) if own else 0
        for figure in targets:
            if figure.at == NOWHERE:
                continue
            play.trail.targets.append(figure.id)
            play.trail.performed = True
            n = figure.most if effect.whole else value(t, play, effect.n, mores) + bonus
            heal(t, figure, 2 * n if ability.doubled else n)
            for condition in effect.conditions:
                gain(t, figure, condition)
    yield from done(t, play, mores)


def _improved(t: Table, play: Playing, ability: Ability) -> Flow[None]:
    """Apply what lasts, once for all heals of an action that heals (GH-ACTIVE-03), and what is worn."""
    state, own = t.state, t.state.characters[play.actor.owner]
    before, play.ability = play.ability, ability
    if play.trail.heal is None:
        yield from announce(t, play, Moment.YOUR_HEAL_ACTION)
        for other in state.characters if is_given(play.source) else ():
            if other is not own:
                yield from offer_items(t, play, other, Moment.ALLY_USES_MEDICAL_PACK)
        play.trail.heal = ability.n
    yield from offer_items(t, play, own, Moment.DURING_YOUR_HEAL_ACTION)
    play.ability = before


def _area_without_attack(t: Table, play: Playing, effect: fx.Heal) -> Flow[None]:
    """Place the area of a skipped attack for the figures it heals (GH-TURN-07)."""
    attack = _attack_before(play.source, effect, placed(t.state))
    if attack is not None and attack.area is not None:
        friends = allies(t.state, play.actor)
        far = BOOK.count(t.state, play, attack.range)
        yield from lay_area(t, play, msg("ask-heal-area"), attack.area, far, lambda figure: figure in friends)


@cache
def _attack_before(card: str, effect: fx.Heal, stickers: Stickers) -> fx.Attack | None:
    """The attack of the half of a card with this heal."""
    halves = halves_of(card, stickers) if card in CARDS else ()
    for nodes in [list(walk(half.effect)) for half in halves]:
        if effect in nodes:
            return next((node for node in nodes if isinstance(node, fx.Attack)), None)
    return None


def _heals_all(t: Table, play: Playing, effect: fx.Heal, mores: Sequence[fx.More]) -> int:
    """How much each figure of the group is healed; 0 if that depends on the figure."""
    figures = [effect.n, *(n for more in mores for n in (more.n, more.add, more.per))]
    same = not effect.whole and all(isinstance(n, int) for n in figures)
    return value(t, play, effect.n, mores) if same else 0


def _also_healed(state: State, actor: Figure) -> list[Figure]:
    """What the scenario lets characters and their allies heal like an ally."""
    return hooks_of(state).healable(state) if actor.side == HEROES else []


def _heal_targets(t: Table, play: Playing, ability: Ability, prompt: Message) -> Flow[list[Figure]]:
    state, actor = t.state, play.actor
    found = [actor, *allies(state, actor), *_also_healed(state, actor)]
    found = [figure for figure in found if within(state, actor, figure, ability.range)]
    picked: list[Figure] = []
    while len(picked) < ability.targets and (left := [figure for figure in found if figure not in picked]):
        if play.by_rules:  # GH-MOTHER-01
            most = max(figure.most - figure.hp for figure in left)
            needy = [figure for figure in left if figure.most - figure.hp == most]
            options = [ch.target(figure) for figure in needy]
            chosen = yield from players_decide(t, prompt, options)
            picked.append(state.figures[chosen.figure])
            continue
        one = yield from pick_figure(t, play, prompt, left, "GH-HEAL-01")
        if one is None:
            break
        picked.append(one)
    return picked


@BOOK.does(fx.Shield)
def shields(t: Table, play: Playing, effect: fx.Shield) -> Flow[None]:
    yield from _bonus(t, play, effect, "shield")


@BOOK.does(fx.Retaliate)
def retaliate(t: Table, play: Playing, effect: fx.Retaliate) -> Flow[None]:
    yield from _bonus(t, play, effect, "retaliate")


def _bonus(t: Table, play: Playing, effect: fx.Shield | fx.Retaliate, kind: str) -> Flow[None]:
    """Give Shield or Retaliate for as long as the card says (GH-ACTIVE-02, GH-ACTIVE-07, GH-MOTHER-09)."""
    mores = yield from extras(t, play, effect.more)
    who = next((more.who for more in mores if more.who is not None), effect.who)
    n = value(t, play, effect.n, mores)
    short = effect.round or play.stays != "persistent" or play.by_rules
    for figure in (yield from chosen_of(t, play, msg("ask-bonus"), who)):
        play.trail.performed = True
        bonus = Bonus(kind, n, getattr(effect, "range", 1), play.source, short)  # type: ignore[arg-type]
        figure.bonuses.append(bonus)
    t.beat()
    yield from done(t, play, mores)


# what is done to others


def _targets(
    t: Table,
    play: Playing,
    prompt: Message,
    effect: fx.Give | fx.Push | fx.Pull,
    rule: str | None = None,
    *,
    ranks: tuple[str, ...] = (),
) -> Flow[list[Figure]]:
    """Choose the targets of an ability: a group, an area, or figures within range, of some ranks only."""
    state, actor = t.state, play.actor
    if effect.who is not None:
        return (yield from chosen_of(t, play, prompt, effect.who, rule))
    foes = [foe for foe in enemies(state, actor) if targetable(state, foe) and (not ranks or foe.rank in ranks)]
    area = getattr(effect, "area", None)
    if area is not None:
        found = yield from lay_area(t, play, prompt, area, effect.range, lambda figure: figure in foes)
        return [figure for figure in found if figure in foes]
    picked: list[Figure] = []
    while len(picked) < effect.targets:
        left = [foe for foe in foes if foe not in picked and within(state, actor, foe, effect.range or 1)]
        one = yield from pick_figure(t, play, prompt, left, rule)
        if one is None:
            break
        picked.append(one)
    return picked


@BOOK.does(fx.Give)
def give(t: Table, play: Playing, effect: fx.Give) -> Flow[None]:
    """Give conditions to figures (GH-COND-06)."""
    mores = yield from extras(t, play, effect.more)
    names = tuple(Message(f"condition-{condition}") for condition in effect.conditions)
    slain = next((more.effect for more in mores if isinstance(more.effect, fx.Slay)), None)
    prompt = msg("ask-give", conditions=names) if slain is None else msg("ask-kill")
    who = next((more.who for more in mores if more.who is not None), effect.who)
    if isinstance(who, fx.Figures):
        who = replace(who, within=who.within + sum(more.range for more in mores))
    effect = replace(effect, who=who)
    for figure in (yield from _targets(t, play, prompt, effect, ranks=slain.ranks if slain is not None else ())):
        play.trail.performed = True
        play.trail.targets.append(figure.id)
        if slain is not None:
            yield from kill(t, figure, play.actor)
            continue
        for condition in (*effect.conditions, *(c for more in mores for c in more.conditions)):
            if gain(t, figure, condition) and condition == "curse":
                yield from cursed(t, play.actor, figure)
        if effect.push and figure is not play.actor:
            yield from push(t, play.actor, figure, effect.push)
    yield from done(t, play, [more for more in mores if not more.instead])


@BOOK.can(fx.Cleanse)
def can_cleanse(state: State, play: Playing, effect: fx.Cleanse) -> bool:
    return any(_removable(figure, effect) for figure in members(state, play, effect.who))


def _removable(figure: Figure, effect: fx.Cleanse) -> list[str]:
    """The conditions of a figure that may be removed."""
    return [condition for condition in ills(figure) if effect.condition in ("", condition)]


@BOOK.does(fx.Cleanse)
def cleanses(t: Table, play: Playing, effect: fx.Cleanse) -> Flow[None]:
    """Remove negative conditions: all of them, or as many as the player chooses."""
    state = t.state
    found = [figure for figure in members(state, play, effect.who) if _removable(figure, effect)]
    if isinstance(effect.who, fx.Figures) and effect.who.count:
        one = yield from pick_figure(t, play, msg("ask-cleanse"), found)
        found = [one] if one is not None else []
    for figure in found:
        there = _removable(figure, effect)
        if effect.count and len(there) > effect.count:
            options = [ch.PickCondition(condition) for condition in there]
            there = [(yield from choose(BOOK.asks(state, play), msg("ask-cleanse-which"), options)).condition]
        play.trail.performed = True
        play.trail.targets.append(figure.id)
        cleanse(figure, *there)
        t.say(msg("say-rid", who=figure_name(figure), conditions=tuple(map(condition_name, there))))
    t.beat()


@BOOK.does(fx.Push)
def pushes(t: Table, play: Playing, effect: fx.Push) -> Flow[None]:
    mores = yield from extras(t, play, effect.more)
    n = value(t, play, effect.n, mores)
    for figure in (yield from _targets(t, play, msg("ask-pushed"), effect, "GH-EFFECT-05")):
        if figure.at != NOWHERE:
            play.trail.performed = True
            yield from push(t, play.actor, figure, n)


@BOOK.does(fx.Pull)
def pulls(t: Table, play: Playing, effect: fx.Pull) -> Flow[None]:
    state = t.state
    towards: int | None = None
    if effect.toward:
        plan = plan_of(state.scenario)
        near = [at for at in range(len(plan.hexes)) if in_range(state, play.actor.at, at, effect.toward)]  # GH-LOS-05
        options = [ch.at(plan.hexes[at]) for at in near]
        chosen = yield from pick(BOOK.asks(state, play), msg("ask-toward"), options, stop=ch.SKIP)
        if chosen is None:
            return
        towards = plan.index[chosen.to]
        play.trail.spots["chosen"] = [towards]
    for figure in (yield from _targets(t, play, msg("ask-pulled"), effect, "GH-EFFECT-08")):
        if figure.at != NOWHERE:
            play.trail.performed = True
            yield from pull(t, play.actor, figure, BOOK.count(state, play, effect.n), towards=towards)


@BOOK.does(fx.Damage)
def damage(t: Table, play: Playing, effect: fx.Damage) -> Flow[None]:
    """Deal damage that is not an attack and targets nobody. Damage to allies is not optional (GH-TURN-08)."""
    mores = yield from extras(t, play, effect.more)
    if isinstance(effect.who, fx.Figures) and effect.who.near == "target" and play.strike is None:
        yield from _beside_each(t, play, effect, mores)
        return
    n = value(t, play, effect.n, mores)
    if effect.area is not None and not (yield from _area_of(t, play, effect.area, effect.who)):
        return
    found = members(t.state, play, effect.who, targeting=False)
    if isinstance(effect.who, fx.Figures) and effect.who.count:
        one = yield from pick_figure(t, play, msg("ask-damaged"), found)
        found = [one] if one is not None else []
    helps = isinstance(effect.who, fx.Figures) and effect.who.side != "allies"  # else it is only a price (GH-XP-02)
    for figure in found:
        play.trail.performed |= helps or effect.area is not None
        suffered = yield from suffer(t, figure, n, play.actor)
        play.trail.harmed += suffered > 0 and figure is not play.actor and not hostile(figure, play.actor)


def _area_of(t: Table, play: Playing, area: fx.Area, who: Group) -> Flow[bool]:
    """Let the player place an area with a figure of a group in it, other than the figure itself."""
    assert isinstance(who, fx.Figures), who
    group = members(t.state, play, replace(who, near="you", within=0, you_too=False), targeting=False)
    return bool((yield from lay_area(t, play, msg("ask-damaged"), area, 0, group.__contains__)))


def _beside_each(t: Table, play: Playing, effect: fx.Damage, mores: Sequence[fx.More]) -> Flow[None]:
    """Damage figures near each target of the attack before, added targets included (GH-EFFECT-19)."""
    trail = play.trail
    where = [(t.state.figures[id].at if id in t.state.figures else at, dealt) for id, at, dealt in trail.struck]
    hurt = []
    for at, dealt in where:
        trail.targets.append(NOBODY)  # the hex counts: the figure may be gone by now
        trail.spots["target"], trail.dealt = [at], dealt
        n = value(t, play, effect.n, mores)
        hurt += [(figure, n) for figure in members(t.state, play, effect.who, targeting=False)]
        trail.targets.pop()
    for figure, n in hurt:
        trail.performed = True
        yield from suffer(t, figure, n, play.actor)


@BOOK.does(fx.Kill)
def kills(t: Table, play: Playing, effect: fx.Kill) -> Flow[None]:
    """Kill enemies of some ranks without an attack."""
    state, actor = t.state, play.actor

    def fits(figure: Figure) -> bool:
        if figure.rank not in effect.ranks or not targetable(state, figure) or figure.side == actor.side:
            return False
        if effect.test is None:
            return True
        play.trail.targets.append(figure.id)
        so = BOOK.is_true(state, play, effect.test)
        play.trail.targets.pop()
        return so

    if effect.area is not None:
        found = yield from lay_area(t, play, msg("ask-kill"), effect.area, effect.range, fits)
        found = [figure for figure in found if fits(figure)]
    else:
        found = [foe for foe in enemies(state, actor) if fits(foe) and within(state, actor, foe, effect.within)]
        if effect.count:
            one = yield from pick_figure(t, play, msg("ask-kill"), found)
            found = [one] if one is not None else []
    for figure in found:
        play.trail.performed = True
        play.trail.spots.setdefault("killed", []).append(figure.at)
        reward(t, play, effect.xp)
        yield from kill(t, figure, actor)
