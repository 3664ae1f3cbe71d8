"""Fighting minions."""

from emberhall.games.defenders.choices import (
    ATTACK,
    ATTACK_WITH,
    FIREBALL,
    SHOOT,
    SHOOT_WITH,
    SLAY,
    AttackWith,
    Shoot,
    ShootWith,
    Slay,
    ThrowFireball,
)
from emberhall.games.defenders.content import (
    ADJACENT,
    CITY,
    COLOUR,
    GENERALS,
    HERO_CARDS,
    IDS,
    MINION_KINDS,
    PLACE,
    QUESTS,
)
from emberhall.games.defenders.content.kinds import HeroCardId
from emberhall.games.defenders.effects.nodes.acts import MoreDice
from emberhall.games.defenders.effects.nodes.traits import Ambush, Archery, Fireball
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.rules.cards import discard
from emberhall.games.defenders.rules.dice import Dice, minion_bonus, roll_again, to_hit
from emberhall.games.defenders.rules.honors import major_fame, minor_fame
from emberhall.games.defenders.rules.life_tokens import spend_action
from emberhall.games.defenders.rules.quests import defeated_minions
from emberhall.games.defenders.rules.wounds import armor, wound
from emberhall.games.defenders.state import State, Table, heroes_with, traits
from emberhall.games.defenders.terms import COLOURS
from emberhall.kernel import Flow, Option, Word, msg, offer

#: The heroes who can attack from afar.
ARCHERS = heroes_with(Archery)
_FIREBALLS = heroes_with(Fireball)


@offer(ATTACK, AttackWith, Slay, ThrowFireball, Shoot, ShootWith)
def fights(state: State, seat: int) -> list[Option]:
    """Attacks on minions here, and those that skills allow."""
    options: list[Option] = []
    hero = state.heroes[seat]
    at = hero.at
    minions = state.minions
    base = 4 * at
    rewards = [quest for quest in hero.kept if _helps_against_minions(quest)] if hero.kept else []
    if state.crowd[at]:
        options.append(ATTACK)
        for quest in rewards:
            options += [ATTACK_WITH(quest, COLOURS[colour]) for colour in range(4) if minions[base + colour]]
        for general in hero.slain:
            card = GENERALS[general]
            if minions[base + card.colour] and state.kinds[card.colour] == card.minion:
                options.append(SLAY[card.colour])
        if hero.hero in _FIREBALLS:
            for card_id in hero.hand.cards:
                colour = HERO_CARDS[card_id].colour
                if colour < 4 and minions[base + colour]:
                    options.append(FIREBALL(card_id))
    if hero.hero in ARCHERS:
        targets = [place for place in ADJACENT[at] if state.crowd[place]]
        options += [SHOOT[place] for place in targets]
        for quest in rewards:
            options += [
                SHOOT_WITH(quest, IDS[place], COLOURS[colour])
                for place in targets
                for colour in range(4)
                if minions[4 * place + colour]
            ]
    return options


def _helps_against_minions(quest: str) -> bool:
    """Whether a kept reward adds dice to any combat roll."""
    act = QUESTS[quest].act
    return isinstance(act, MoreDice) and not act.dragons


@fights.does(ATTACK)
def attack(t: Table, seat: int, chosen: Word) -> Flow[None]:
    """Attack all minions of the hero's location with one action (DR-FIGHT-01, DR-FIGHT-02)."""
    hero = t.state.heroes[seat]
    spend_action(t, seat)
    yield from fight(t, seat, hero.at, land=COLOUR[hero.at])


@fights.does(AttackWith)
def attack_with(t: Table, seat: int, chosen: AttackWith) -> Flow[None]:
    """Attack with the help of a kept reward: more dice against one colour."""
    hero = t.state.heroes[seat]
    spend_action(t, seat)
    yield from fight(t, seat, hero.at, land=COLOUR[hero.at], more=_reward_dice(t, seat, chosen))


@fights.does(Shoot)
def shoot(t: Table, seat: int, chosen: Shoot) -> Flow[None]:
    """Attack an adjacent location as if there; the ground under the Ranger does not help."""
    spend_action(t, seat)
    yield from fight(t, seat, PLACE[chosen.place], land=None)


@fights.does(ShootWith)
def shoot_with(t: Table, seat: int, chosen: ShootWith) -> Flow[None]:
    """Attack an adjacent location with the help of a kept reward."""
    spend_action(t, seat)
    yield from fight(t, seat, PLACE[chosen.place], land=None, more=_reward_dice(t, seat, chosen))


def _reward_dice(t: Table, seat: int, chosen: AttackWith | ShootWith) -> dict[int, int]:
    """Use up the reward; return its dice against the colour."""
    t.state.heroes[seat].kept.remove(chosen.quest)
    act = QUESTS[chosen.quest].act
    assert isinstance(act, MoreDice)
    return {COLOURS.index(chosen.colour): act.count}


def fight(t: Table, seat: int, place: int, *, land: int | None, more: dict[int, int] | None = None) -> Flow[None]:
    """Roll a die for each minion, of its colour; it counts against minions of that colour only.

    DR-FIGHT-01, DR-FIGHT-02, DR-FIGHT-03, DR-FIGHT-04.
    """
    state = t.state
    held = traits(state, seat)
    here = state.minions[4 * place : 4 * place + 4]
    faces: dict[int, list[int]] = {}
    needed: dict[int, int] = {}
    bonus: dict[int, int] = {}
    kinds: dict[int, str] = {}
    for colour, count in enumerate(here):
        if count:
            faces[colour] = t.dice(count + (more.get(colour, 0) if more else 0))
            needed[colour] = to_hit(state, colour)
            bonus[colour] = minion_bonus(state, seat, held, colour, land)
            kinds[colour] = state.kinds[colour]
    roll = Dice(faces, needed, bonus)
    roll.show(t)
    yield from roll_again(t, seat, roll, kinds)
    defeated = [min(here[colour], roll.hits(colour)) if here[colour] else 0 for colour in range(4)]
    yield from after_fight(t, seat, place, here, defeated)


def after_fight(t: Table, seat: int, place: int, before: list[int], defeated: list[int]) -> Flow[None]:
    """The defeated leave the board; Zealots that are left go berserk."""
    state = t.state
    hero = state.heroes[seat]
    if hero.style >= 0 and before[hero.style] and hero.has(Ambush):
        hero.attacked = True
    if t.events is not None:
        dice = tuple(face for _, face in state.dice)
        how = "say-fought" if dice else "say-slew"
        told = msg(how, hero=hero_name(state, seat), place=place_name(place), dice=dice, count=sum(defeated))
        t.say(told)
    if state.setting.honors:
        if sum(before) >= 3 or place == CITY:
            minor_fame(t, seat)
        if sum(defeated) >= 2:
            major_fame(t, seat)
    yield from defeated_minions(t, seat, place, defeated)
    for colour in range(4):
        if before[colour] and MINION_KINDS[state.kinds[colour]].berserk and state.minions[4 * place + colour]:
            yield from wound(t, seat, max(0, 1 - armor(t, seat)))  # DR-ZEAL-02


@fights.does(ThrowFireball)
def throw_fireball(t: Table, seat: int, chosen: ThrowFireball) -> Flow[None]:
    """Discard a card of the colour of a minion here: each die of 2 or more removes the minion."""
    state = t.state
    hero = state.heroes[seat]
    spend_action(t, seat)
    discard(t, hero, HeroCardId(chosen.card))
    here = state.minions[4 * hero.at : 4 * hero.at + 4]
    faces = {colour: t.dice(count) for colour, count in enumerate(here) if count}
    held = traits(state, seat)
    bonus = {colour: minion_bonus(state, seat, held, colour, COLOUR[hero.at]) for colour in faces}
    roll = Dice(faces, dict.fromkeys(faces, 2), bonus)
    roll.show(t)
    yield from roll_again(t, seat, roll, {colour: state.kinds[colour] for colour in faces})
    defeated = [roll.hits(colour) if here[colour] else 0 for colour in range(4)]
    yield from after_fight(t, seat, hero.at, here, defeated)


@fights.does(Slay)
def slay(t: Table, seat: int, chosen: Slay) -> Flow[None]:
    """The Slayer removes all minions of the race here without dice (DR-VICTORY-02, DR-VICTORY-03)."""
    state = t.state
    hero = state.heroes[seat]
    spend_action(t, seat)
    here = state.minions[4 * hero.at : 4 * hero.at + 4]
    colour = COLOURS.index(chosen.colour)
    defeated = [count if other == colour else 0 for other, count in enumerate(here)]
    state.dice = []
    yield from after_fight(t, seat, hero.at, defeated, defeated)
