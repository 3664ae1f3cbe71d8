"""How a battle ends: victory over a General, or defeat and its penalty."""

from emberhall.games.defenders.content import CITY
from emberhall.games.defenders.content.kinds import GeneralCard, Penalty
from emberhall.games.defenders.effects.nodes.traits import NoPenalty
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.cards import discard_some, draw_hero_cards
from emberhall.games.defenders.rules.ending import win
from emberhall.games.defenders.rules.healing_of_generals import begin_healing
from emberhall.games.defenders.rules.honors import grand_ball, major_fame
from emberhall.games.defenders.rules.movement import arrive
from emberhall.games.defenders.rules.quests import replace_impossible
from emberhall.games.defenders.rules.scenarios.lands_on_fire import general_falls
from emberhall.games.defenders.rules.wounds import armor, flying, heal, wound
from emberhall.games.defenders.state import General, Table, traits
from emberhall.kernel import Flow, msg

REWARD = 3


def victory(t: Table, slayer: int, seats: list[int], general: General, sheet: GeneralCard) -> Flow[None]:
    """The General is dead: the slayer takes his card, each attacker draws three cards, and the war gets fiercer.

    DR-VICTORY-01 to DR-VICTORY-06.
    """
    state = t.state
    general.life = 0
    general.alive = False
    general.waits = -1
    state.heroes[slayer].slain.append(sheet.id)
    state.defeated += 1
    if t.events is not None:
        t.say(msg("say-general-slain", hero=hero_name(state, slayer), general=sheet.name()))
    major_fame(t, slayer, 2)
    if all(not each.alive for each in state.generals[:4]):
        if state.setting.honors:
            yield from grand_ball(t, slayer)
        win(t)
    general_falls(t)
    for seat in seats:
        draw_hero_cards(t, seat, REWARD)
    replace_impossible(t)


def defeat(t: Table, seats: list[int], general: General, sheet: GeneralCard, skill: str) -> Flow[None]:
    """The General stands: all who took part pay the penalty and go to Monarch City (DR-DEFEAT-01, DR-DEFEAT-02)."""
    state = t.state
    t.say(msg("say-battle-lost", general=sheet.name()))
    if skill == "regeneration":
        general.life = general.most  # DR-GSKILL-09
    for seat in (yield from driven_off(t, seats, sheet.penalty)):
        if state.setting.defeat_heals:
            heal(t, seat, state.heroes[seat].most)
    begin_healing(state, general)


def driven_off(t: Table, seats: list[int], penalty: Penalty) -> Flow[list[int]]:
    """Each of them pays the penalty; move those who survive to Monarch City, and return their seats."""
    state = t.state
    alive: list[int] = []
    for seat in seats:
        hero = state.heroes[seat].hero
        yield from suffer_penalty(t, seat, penalty)
        if state.heroes[seat].hero == hero and state.heroes[seat].life:
            yield from arrive(t, seat, CITY)
            alive.append(seat)
    return alive


def suffer_penalty(t: Table, seat: int, penalty: Penalty) -> Flow[None]:
    """Wounds and cards lost, each a number or a die for each hero (DR-DEFEAT-01)."""
    state = t.state
    if not state.setting.penalties or any(isinstance(trait, NoPenalty) for trait in traits(state, seat)):
        return
    if flying(t, seat):
        return
    cards = penalty.cards + (1 + t.below(penalty.card_die) if penalty.card_die else 0)
    wounds = penalty.wounds + (1 + t.below(penalty.wound_die) if penalty.wound_die else 0)
    wounds = max(0, wounds - armor(t, seat))
    cards = min(cards, len(state.heroes[seat].hand))
    if t.events is not None:
        t.say(msg("say-penalty", hero=hero_name(state, seat), wounds=wounds, cards=cards))
    if wounds < state.heroes[seat].life:  # the dead lose all their cards
        yield from discard_some(t, seat, cards, "DR-DEFEAT-01")
    yield from wound(t, seat, wounds)
