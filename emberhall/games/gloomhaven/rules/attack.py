"""Attacks: bonuses, modifier cards, Shield, damage, the effects of the attack, Retaliate."""

from dataclasses import dataclass

from msgspec.structs import replace

from emberhall.effects import each_of, lasts, sum_of
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import SUMMONS, plan_of
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Playing, Strike, Trail, announce, place_of, with_item
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.printed import modifier_text
from emberhall.games.gloomhaven.names import class_name, condition_name, figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.beasts import is_beast
from emberhall.games.gloomhaven.rules.board import adjacent, allies, apart, hostile, led, seat_of, side_of
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.curses import cursed
from emberhall.games.gloomhaven.rules.damage import kill, suffer
from emberhall.games.gloomhaven.rules.forced_movement import pull, push
from emberhall.games.gloomhaven.rules.items import offer_items, ready_items, usable_items, use_item
from emberhall.games.gloomhaven.rules.modifiers import draw, total
from emberhall.games.gloomhaven.rules.notes import note
from emberhall.games.gloomhaven.rules.scenarios import PLAIN, hooks_of
from emberhall.games.gloomhaven.rules.special_rules import KINDS, carry_out, holds
from emberhall.games.gloomhaven.rules.values import immune, retaliates, shield, stats
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.games.gloomhaven.terms import HEROES, MUDDLE, POISON, STRENGTHEN
from emberhall.kernel import NOBODY, NOWHERE, Flow, Menu, ask, confirm, msg, offer


def strike(t: Table, play: Playing, blow: Strike) -> Flow[None]:
    """Make one attack on one target, from the first bonus to Retaliate (GH-ATTACK-07 to GH-ATTACK-13)."""
    attacker, before = play.actor, play.strike
    play.strike = blow
    hooks = hooks_of(t.state)
    if hooks is not PLAIN or plan_of(t.state.scenario).scenario.special:
        _sway(t.state, attacker, blow)
    if blow.target.rank not in blow.slays:  # a figure killed outright is not attacked (GH-ACTIVE-03)
        yield from _before(t, play, blow)
    target = blow.target
    at = target.at
    play.trail.spots["target"] = [at]
    if target.rank in blow.slays:
        yield from kill(t, target, attacker)
    elif NOWHERE not in (at, attacker.at):
        yield from _hit(t, play, blow)
    blow.killed = target.at == NOWHERE
    play.trail.dealt = blow.dealt
    if blow.killed:
        play.trail.spots.setdefault("killed", []).append(at)
        _slain_with(t.state, attacker, blow)
    if t.state.turn is not None and t.state.turn.figure == attacker.id:
        t.state.turn.dealt += blow.dealt
    if not blow.killed:
        yield from _retaliate(t, play, blow)
    if is_beast(attacker) and attacker.at != NOWHERE and Moment.AFTER_YOUR_BEAR_ATTACK in t.state.waiting:
        yield from BOOK.trigger(t, Moment.AFTER_YOUR_BEAR_ATTACK, Playing(attacker, owner=attacker.owner))
    if hooks is not PLAIN:
        yield from carry_out(t, hooks.struck(t, attacker, blow))
    play.strike = before


def _sway(state: State, attacker: Figure, blow: Strike) -> None:
    """Apply what special rules of the scenario change about attacks."""
    for rule in plan_of(state.scenario).scenario.special:
        sway = rule.sway
        if sway is None or attacker.kind not in KINDS[sway.who] or sway.monster not in ("", attacker.name):
            continue
        if holds(state, rule):
            blow.value += sway.attack
            blow.advantage |= sway.edge == "advantage"
            blow.disadvantage |= sway.edge == "disadvantage"
            blow.conditions += sway.conditions
    hooks_of(state).sway(state, attacker, blow)


def _slain_with(state: State, attacker: Figure, blow: Strike) -> None:
    """In a campaign, personal quests count what was killed with an item."""
    if state.company is not None and attacker.kind == "character":
        for item in blow.items:
            note(state, f"slain-with.{item}:{attacker.owner}:{blow.target.name}")


def _before(t: Table, play: Playing, blow: Strike) -> Flow[None]:
    """Apply what attacker, allies and target add before the modifier card is drawn (GH-ATTACK-07)."""
    state, attacker = t.state, play.actor
    heroes = side_of(attacker) == HEROES
    yield from announce(t, play, Moment.ATTACK_OF_ANY_ALLY)
    if not heroes:
        yield from announce(t, play, Moment.ENEMY_ATTACK)
        if blow.target.side == HEROES:
            yield from announce(t, play, Moment.ENEMY_ATTACK_TARGETS_ALLY_ADJACENT_TO_YOU)
    if play.trail.command:
        yield from announce(t, play, Moment.YOUR_COMMAND_ATTACK)
    if heroes:
        blow.value += _lent(state, attacker)
    if attacker.kind == "character":
        yield from announce(t, play, Moment.YOUR_ATTACK)
        yield from announce(t, play, Moment.YOUR_MELEE_ATTACK if blow.melee else Moment.YOUR_RANGED_ATTACK)
        character = state.characters[attacker.owner]
        yield from offer_items(t, play, character, Moment.DURING_YOUR_ATTACK)
        yield from offer_items(
            t, play, character, Moment.DURING_YOUR_MELEE_ATTACK if blow.melee else Moment.DURING_YOUR_RANGED_ATTACK
        )
        if blow.melee and play.ability is not None and play.ability.single:
            yield from offer_items(t, play, character, Moment.DURING_YOUR_SINGLE_TARGET_MELEE_ATTACK)
        blow.value += _marked(character, blow.target)
        if with_item(state, play):
            yield from announce(t, play, Moment.ATTACK_IN_AN_ACTION_WITH_AN_ITEM)
    if heroes and state.waiting:
        yield from announce(t, play, Moment.YOUR_ATTACK_ON_DOOMED)
        yield from announce(t, play, Moment.ALLY_ATTACK_ON_DOOMED)
        yield from announce(t, play, Moment.SUMMONED_ALLY_ATTACK_ON_DOOMED)
        yield from announce(t, play, Moment.ATTACK_OF_YOU_OR_ALLY_ON_DOOMED)
        yield from announce(t, play, Moment.ATTACK_OF_ALLY_ADJACENT_TO_YOU)
        yield from announce(t, play, Moment.ATTACK_OF_ALLY_WITHIN_2)
    if blow.target.side == HEROES and state.waiting:
        yield from announce(t, play, Moment.ATTACK_TARGETS_YOU_OR_ALLY_WITHIN_4)
        yield from announce(t, play, Moment.ATTACK_TARGETS_YOU_OR_SUMMONED_ALLY)
    if blow.target.kind == "character":
        yield from announce(t, play, Moment.ATTACK_TARGETS_YOU)
        if blow.melee:
            yield from announce(t, play, Moment.MELEE_ATTACK_TARGETS_YOU)
        character = state.characters[blow.target.owner]
        if character.items:
            mine = _seen_by_target(play, blow)
            yield from offer_items(t, mine, character, Moment.YOU_ARE_ATTACKED)
            if attacker.kind == "monster" and attacker.rank == "normal" and adjacent(state, attacker, blow.target):
                yield from offer_items(t, mine, character, Moment.YOU_ARE_ATTACKED_BY_ADJACENT_NORMAL_ENEMY)


def _marked(character: Character, target: Figure) -> int:
    """What the mark of an item adds to its bearer's attacks on a figure."""
    own = [f"item.{item.id}" for item in character.items] if target.bonuses else []
    return sum([bonus.n for bonus in each_of(target.bonuses, "marked") if bonus.source in own])


def _seen_by_target(play: Playing, blow: Strike) -> Playing:
    """What the target of an attack plays its own items with."""
    target, trail = blow.target, Trail(targets=[play.actor.id])
    return replace(play, actor=target, owner=target.owner, seat=NOBODY, by_rules=False, by=play.actor, trail=trail)


def _lent(state: State, attacker: Figure) -> int:
    """What summons beside it and a beast that its character has roused add to an attack."""
    if all(ally.kind != "summon" for ally in state.figures.values()):
        return 0
    near = [ally for ally in allies(state, attacker) if ally.kind == "summon" and adjacent(state, attacker, ally)]
    return sum([SUMMONS[ally.name].aura for ally in near]) + sum_of(attacker.bonuses, "stronger")


def _hit(t: Table, play: Playing, blow: Strike) -> Flow[None]:
    """Work out the attack: value, modifier cards, Shield, damage; then its effects
    (GH-ATTACK-08, GH-ATTACK-09, GH-ATTACK-10, GH-ATTACK-11)."""
    state, attacker, target = t.state, play.actor, blow.target
    value = blow.value + (1 if target.conditions & POISON and hostile(attacker, target) else 0)  # GH-COND-09
    value *= 2 if blow.doubled else 1
    _edges(t, play, blow)
    calm = state.setup.reduced_randomness
    edge = blow.advantage - blow.disadvantage
    if attacker.kind == "npc" and side_of(attacker) == HEROES:
        yield from _whose_deck(t, attacker)
    drawn = draw(t, attacker, edge, value)
    result = total(drawn.counting, value, calm, blunted=blow.blunted)
    if blow.blunted and any(kind.times == 2 for kind in drawn.counting):
        state.characters[target.owner].deeds.item_uses += 1  # GH-USE-05
    for kind in drawn.counting:
        for effect in kind.effects:  # its bonuses last for the round, not for as long as the card (GH-AMD-08)
            yield from BOOK.do(t, replace(play, source="", stays="round"), effect)
    if t.events is not None:
        cards = tuple(modifier_text(BOOK, kind) for kind in drawn.counting)
        who, whom = figure_name(attacker), figure_name(target)
        less = min(_protection(t, blow), max(0, result))
        t.say(msg("say-attack", who=who, target=whom, edge=edge, value=value, cards=cards, result=result, shield=less))
    damage = result - _protection(t, blow)
    if damage <= 0 and any(kind.name == "monster-curse" for kind in drawn.counting):
        cursed = Playing(attacker, trail=Trail(targets=[attacker.id]))
        yield from BOOK.trigger(t, Moment.CURSE_MAKES_ENEMY_ATTACK_DEAL_NO_DAMAGE, cursed)
    if target.at != NOWHERE and damage > 0:
        if target.kind == "character":
            yield from _guarded(t, play, blow, result)
            damage = result - _protection(t, blow)
        elif target.kind == "summon" and state.characters[target.owner].items:
            owner = state.characters[target.owner]
            yield from offer_items(t, _seen_by_target(play, blow), owner, Moment.YOUR_SUMMON_IS_DAMAGED_BY_ATTACK)
        if damage > 0 and not blow.negated:
            blow.dealt = yield from suffer(t, target, damage, attacker, attack=True)
    else:
        t.beat()  # a miss is worth seeing, too
    if NOWHERE not in (target.at, attacker.at):
        yield from _effects(t, play, blow)


def _whose_deck(t: Table, ally: Figure) -> Flow[None]:
    """Let the players choose the modifier deck that an ally draws from."""
    state = t.state
    left = [n for n, character in enumerate(state.characters) if not character.exhausted]
    options = [ch.PickDeck(n, class_name(state.characters[n].cls)) for n in left]
    options.append(ch.PickDeck(NOBODY, msg("deck-of-monsters")))
    chosen = yield from players_decide(t, msg("ask-deck", who=figure_name(ally)), options)
    state.notes[f"deck:{ally.id}"] = chosen.owner + 1


def _guarded(t: Table, play: Playing, blow: Strike, result: int) -> Flow[None]:
    """Offer cards and items against an attack that would deal damage, in the player's order
    (GH-ATTACK-10, GH-SHIELD-02)."""
    state = t.state
    character = state.characters[blow.target.owner]
    if Moment.ATTACK_DAMAGES_YOU not in state.waiting and not ready_items(character, Moment.ATTACK_DAMAGES_YOU):
        return

    def hurts() -> bool:
        return not blow.negated and result > _protection(t, blow)

    mine = _seen_by_target(play, blow)
    guard = Guarding(mine, blow.target.owner)
    while not guard.cards_now and hurts() and usable_items(state, mine, character, Moment.ATTACK_DAMAGES_YOU):
        if not _guard_cards(state, guard):
            break
        state.deciding = guard.owner
        prompt = msg("ask-guard", who=class_name(character.cls))
        chosen = yield from ask(character.seat, prompt, GUARD.options(state, guard), "GH-ATTACK-10")
        state.deciding = NOBODY
        yield from GUARD.take(t, guard, chosen)
    if hurts():
        yield from BOOK.trigger(t, Moment.ATTACK_DAMAGES_YOU, play)
    if hurts():
        yield from offer_items(t, mine, character, Moment.ATTACK_DAMAGES_YOU, still=hurts)


@dataclass
class Guarding:
    """An attack that would damage a character, and whether their cards come before more items."""

    play: Playing
    owner: int
    cards_now: bool = False


def _guard_cards(state: State, guard: Guarding) -> list[str]:
    """The active cards that help the character."""
    return [one.source for one in KEPT.lasting(state, Moment.ATTACK_DAMAGES_YOU) if one.owner == guard.owner]


@offer(ch.PickCard)
def cards_first(state: State, guard: Guarding) -> list[ch.PickCard]:
    return [ch.pick_card(card) for card in _guard_cards(state, guard)[:1]]


@cards_first.does
def _cards_first(t: Table, guard: Guarding, chosen: ch.PickCard) -> None:
    guard.cards_now = True


@offer(ch.UseItem)
def guard_items(state: State, guard: Guarding) -> list[ch.UseItem]:
    found = usable_items(state, guard.play, state.characters[guard.owner], Moment.ATTACK_DAMAGES_YOU)
    return [ch.UseItem(item.id, guard.owner) for item in found]


@guard_items.does
def _guard_item(t: Table, guard: Guarding, chosen: ch.UseItem) -> Flow[None]:
    return use_item(t, t.state.characters[guard.owner], chosen.item, guard.play)


#: What protects a character from an attack, in their player's order.
GUARD = Menu(cards_first, guard_items)


def _protection(t: Table, blow: Strike) -> int:
    """The Shield that is left after Pierce (GH-EFFECT-15)."""
    return 0 if blow.ignore_shield else max(0, shield(t.state, blow.target) + blow.shield - blow.pierce)


def _edges(t: Table, play: Playing, blow: Strike) -> None:
    """Set advantage and disadvantage by conditions, adjacency and the target (GH-ADV-16, GH-ADV-19)."""
    attacker, target = play.actor, blow.target
    if attacker.conditions & STRENGTHEN:
        blow.advantage = True
    if attacker.conditions & MUDDLE:
        blow.disadvantage = True
    if not blow.melee and adjacent(t.state, place_of(play), target):
        blow.disadvantage = True  # GH-ATTACK-04
    if attacker.kind == "monster" and stats(t.state, attacker).advantage:
        blow.advantage = True
    if target.kind == "monster" and stats(t.state, target).hard_to_hit:
        blow.disadvantage = True
    if lasts(target.bonuses, "hard_to_hit"):
        blow.disadvantage = True


def _effects(t: Table, play: Playing, blow: Strike) -> Flow[None]:
    """Apply the effects of the attack, whether or not it dealt damage (GH-EFFECT-01, GH-EFFECT-02)."""
    target = blow.target
    for n, condition in enumerate(blow.conditions):
        if condition in ("curse", "bless") or condition not in blow.conditions[:n]:  # GH-COND-30, GH-COND-40
            if t.state.setup.every_choice and (yield from _left_out(t, play.actor, target, condition)):
                continue
            if gain(t, target, condition) and condition == "curse":
                yield from cursed(t, play.actor, target)
    if blow.push:
        yield from push(t, play.actor, target, *blow.push, blow=blow, origin=place_of(play).at)
    if blow.pull:
        yield from pull(t, play.actor, target, *blow.pull, towards=place_of(play).at)


def _left_out(t: Table, attacker: Figure, target: Figure, condition: str) -> Flow[bool]:
    """Whether the attacker's player declines a condition (GH-EFFECT-03)."""
    if not led(attacker) or condition in immune(t.state, target):
        return False
    prompt = msg("ask-condition", who=figure_name(target), condition=condition_name(condition))
    return not (yield from confirm(seat_of(t.state, attacker), prompt, "GH-EFFECT-03"))


def _retaliate(t: Table, play: Playing, blow: Strike) -> Flow[None]:
    """The target retaliates against an attacker in range (GH-RETAL-01 to GH-RETAL-06)."""
    attacker, target = play.actor, blow.target
    if NOWHERE in (attacker.at, target.at) or attacker.hp <= 0 or not hostile(attacker, target):
        return  # a figure that attacks as it dies is dead already (GH-ATTACK-12)
    found = (*retaliates(t.state, target), *blow.retaliate)
    if not found:
        return
    away = apart(t.state, attacker, target)
    damage = sum(value for value, range in found if away <= max(1, range))
    if damage:
        t.say(msg("say-retaliates", who=figure_name(target), n=damage))
        yield from suffer(t, attacker, damage, target)
        if target.kind == "character":
            yield from BOOK.trigger(t, Moment.YOU_RETALIATE, Playing(target, owner=target.owner))
