"""Heroes that support a battle."""

from emberhall.games.runewars.choices import Support
from emberhall.games.runewars.names import hero_name, unit_name
from emberhall.games.runewars.rules.rewards import usable_rewards, use_reward
from emberhall.games.runewars.state import HeroFigure, Side, Table, fight_of, figure
from emberhall.kernel import DONE, NO, NOBODY, YES, Ask, Flow, msg


def supporters(t: Table, side: Side) -> list[HeroFigure]:
    """The heroes of a side that stand in the contested area and do not support it yet.

    RW-SUPPORT-01, RW-SUPPORT-08.
    """
    if side.seat == NOBODY:
        return []  # RW-SUPPORT-13
    area = fight_of(t.state).area
    heroes = t.state.players[side.seat].heroes
    return [h for h in heroes if h.area == area and not h.routed and h.id not in side.support.values()]


def choose_support(t: Table, side: Side) -> Flow[None]:
    """A player sets heroes beside types of his units, one beside each.

    RW-BATTLE-08, RW-SUPPORT-01, RW-SUPPORT-02, RW-SUPPORT-14.
    """
    while True:
        free = [u for u in dict.fromkeys(f.unit for f in side.fighters) if u not in side.support]
        options = [Support(hero.id, unit) for hero in supporters(t, side) for unit in free]
        if not options:
            return
        picked = yield Ask(side.seat, msg("ask-support"), [*options, DONE], "RW-BATTLE-08")
        if picked is DONE:
            return
        side.support[picked.unit] = figure(t.state, picked.hero).id
        t.say(msg("say-support", hero=hero_name(picked.hero), unit=unit_name(picked.unit)))


def extra_cards(t: Table, side: Side, unit: str) -> Flow[int]:
    """How many cards more a side draws for a type: a hero may add one, with a crown two.

    RW-SUPPORT-03, RW-SUPPORT-04.
    """
    if unit in side.support:
        hero = figure(t.state, side.support[unit])
        crowns = usable_rewards(t.state, side.seat, hero, "supporting")
        prompt = msg("ask-extra-card", unit=unit_name(unit))
        picked = yield Ask(side.seat, prompt, [YES, NO, *crowns], "RW-SUPPORT-03")
        if picked is YES:
            side.favor += 1
        elif picked is not NO:
            yield from use_reward(t, side.seat, picked)
    more, side.favor = side.favor, 0
    return more
