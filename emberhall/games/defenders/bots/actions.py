"""What each action of a Day is worth to the bot."""

from collections.abc import Callable, Sequence
from typing import Any

from emberhall.games.defenders.bots.council import Council
from emberhall.games.defenders.bots.errands import Day
from emberhall.games.defenders.bots.judgement import hit_chance
from emberhall.games.defenders.choices import (
    ATTACK,
    CONFER,
    END,
    HEAL,
    AttackWith,
    Attempt,
    Bless,
    Build,
    Challenge,
    ChallengeAgent,
    Extinguish,
    Fly,
    Gate,
    HealLand,
    Mount,
    Play,
    Ride,
    Rumors,
    Sail,
    Shoot,
    ShootWith,
    Slay,
    TeleportTo,
    ThrowFireball,
    Use,
    Walk,
)
from emberhall.games.defenders.content import (
    AGENT_SHEETS,
    COLOUR,
    GENERALS,
    HERO_CARDS,
    PLACE,
    QUESTS,
)
from emberhall.games.defenders.content.kinds import (
    GateTask,
)
from emberhall.games.defenders.terms import COLOURS
from emberhall.kernel import Option

_LAST_CRYSTALS = 4
_REFUSE = -50.0


def weigh(day: Day, options: Sequence[Option]) -> list[float]:
    """What each option brings per action."""
    weights = []
    for option in options:
        found = _OPTIONS.get(option.__class__)
        weights.append(found(day, option) if found else 0.0)
    return weights


def _word(day: Day, option: Option) -> float:
    if option is END:
        return day.rest() - day.harm(day.hero.at) - day.missed(day.hero.at, 0)
    if option is ATTACK:
        return day.attack(day.hero.at)
    if option is HEAL:
        return day.stay(day.healing(day.hero.at))
    if option is CONFER:
        return _confer(day)
    return 0.0


def _confer(day: Day) -> float:
    """Worth it once a turn, if another hero has a card that should be played now."""
    if day.hero.spent:
        return _REFUSE
    for other, hero in enumerate(day.state.heroes):
        if other != day.seat:
            for card in hero.hand.cards:
                if card in HERO_CARDS and playing(day.council, other, card) > 0:
                    return 30.0
            for quest in hero.kept:
                if using(day.council, other, quest) > 0:
                    return 30.0
    return _REFUSE


def playing(council: Council, seat: int, card: str) -> float:
    """What playing a Special card now brings beyond keeping it."""
    held = HERO_CARDS[card]
    if held.act is None:
        return _REFUSE
    return council.worth(seat, held.act) - council.price(card) - 2.0


def using(council: Council, seat: int, quest: str) -> float:
    """What using a kept reward now brings beyond keeping it."""
    return council.worth(seat, QUESTS[quest].act) - 2.5


def _play(day: Day, option: Play) -> float:
    gain = playing(day.council, day.seat, option.card)
    return 25.0 + gain if gain > 0 else _REFUSE


def _use(day: Day, option: Use) -> float:
    gain = using(day.council, day.seat, option.quest)
    return 25.0 + gain if gain > 0 else _REFUSE


def _by_card(day: Day, option: Any) -> float:
    return day.go(PLACE[option.to], day.prices.get(option.card, 0.0) if option.card else 0.0)


def _freely(day: Day, option: Any) -> float:
    return day.go(PLACE[option.to])


def _rumors(day: Day, option: Rumors) -> float:
    colour = COLOURS.index(option.colour)
    value = day.rumor(colour)
    return day.stay(value if colour == day.council.focus else value * 0.7)


def _heal_land(day: Day, option: HealLand) -> float:
    return day.stay(day.heal_land(option.card, day.hero.at))


def _attack_with(day: Day, option: AttackWith | ShootWith) -> float:
    return _REFUSE  # dice are kept for Generals


def _shoot(day: Day, option: Shoot) -> float:
    return day.stay(day.fight(PLACE[option.place]))


def _fireball(day: Day, option: ThrowFireball) -> float:
    at = day.hero.at
    return day.stay(day.outlook.fight(at, (5 / 6,) * 4) - day.prices.get(option.card, 1.0), day.outlook.totals[at])


def _slay(day: Day, option: Slay) -> float:
    colour = COLOURS.index(option.colour)
    sure = tuple(1.0 if c == colour else 0.0 for c in range(4))
    at = day.hero.at
    return day.stay(day.outlook.fight(at, sure) + 0.2, day.outlook.minions[4 * at + colour])


def _challenge(day: Day, option: Challenge) -> float:
    colour = GENERALS[option.general].colour
    return 24.0 if day.council.attack_now(day.seat, colour) else _REFUSE


def _challenge_agent(day: Day, option: ChallengeAgent) -> float:
    agent = day.state.agent
    if agent is None:
        return _REFUSE
    sheet = AGENT_SHEETS[agent.card]
    dice = sum(day.outlook.dice[seat][sheet.colour] for seat, hero in enumerate(day.state.heroes)
               if hero.at == day.hero.at)  # fmt: skip
    return 6.0 if dice * hit_chance(sheet.hit) > agent.life + 1 else _REFUSE


def _attempt(day: Day, option: Attempt) -> float:
    return day.stay(day.attempt() + 0.3)


def _build(day: Day, option: Build) -> float:
    value = 0.9 - day.prices[option.card] + 0.15 * min(4, day.outlook.near_gate[day.hero.at])
    if day.quest and isinstance(day.quest.task, GateTask) and day.quest.task.colour == COLOUR[day.hero.at]:
        value += day.council.reward(day.seat, day.quest.id)
    return day.stay(value)


def _extinguish(day: Day, option: Extinguish) -> float:
    return day.stay(day.extinguish(day.hero.at, option.card))


def _bless(day: Day, option: Bless) -> float:
    """The King's Blessing heals the land when crystals run short."""
    return day.outlook.crystal if day.state.crystals_left <= _LAST_CRYSTALS else _REFUSE


_OPTIONS: dict[type, Callable[[Day, Any], float]] = {
    type(END): _word,
    **dict.fromkeys((Ride, Fly, Gate), _by_card),
    **dict.fromkeys((Walk, Mount, TeleportTo, Sail), _freely),
    Build: _build,
    Rumors: _rumors,
    HealLand: _heal_land,
    Extinguish: _extinguish,
    **dict.fromkeys((AttackWith, ShootWith), _attack_with),
    Shoot: _shoot,
    ThrowFireball: _fireball,
    Slay: _slay,
    Challenge: _challenge,
    ChallengeAgent: _challenge_agent,
    Attempt: _attempt,
    Play: _play,
    Use: _use,
    Bless: _bless,
}
