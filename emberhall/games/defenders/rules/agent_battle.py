"""Battle with an Agent of the Dark Lord (Dragon Expansion)."""

from collections.abc import Sequence

from emberhall.games.defenders.choices import ChallengeAgent
from emberhall.games.defenders.content import AGENT_SHEETS, AGENTS, GENERALS, HERO_CARDS
from emberhall.games.defenders.content.kinds import GeneralCard, HeroCard
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.battle import allies_of, battle
from emberhall.games.defenders.rules.battle_result import driven_off
from emberhall.games.defenders.rules.cards import draw_hero_cards
from emberhall.games.defenders.rules.honors import major_fame, minor_fame
from emberhall.games.defenders.rules.quests import replace_impossible
from emberhall.games.defenders.state import State, Table
from emberhall.kernel import Flow, msg, offer

REWARD = 2


def agent_cards(state: State, seat: int, dragon: str) -> list[str]:
    """The cards of a hand that count against the Agent."""
    sheet = GENERALS[dragon]
    return [card for card in state.heroes[seat].hand.cards if fights_agent(HERO_CARDS[card], sheet)]


def fights_agent(card: HeroCard, dragon: GeneralCard) -> bool:
    """Against an Agent any card of his colour counts, whatever its portrait, and any Special card."""
    return card.colour == dragon.colour or card.special


@offer(ChallengeAgent)
def agents(state: State, seat: int) -> Sequence[ChallengeAgent]:
    """An Agent is attacked like a General: in the same location, when no minions are left there."""
    agent = state.agent
    at = state.heroes[seat].at
    if agent is None or not agent.alive or agent.at != at or state.crowd[at]:
        return ()
    dragon = AGENTS[agent.card].dragon
    allies = allies_of(state, seat) if state.setting.open_hands else []
    able = any(agent_cards(state, who, dragon) for who in (seat, *allies))
    return (ChallengeAgent(dragon),) if able else ()


@agents.does
def challenge_agent(t: Table, seat: int, chosen: ChallengeAgent) -> Flow[None]:
    """Attack the Agent, alone or as a group; he dies, or heals and drives the heroes off."""
    state = t.state
    agent = state.agent
    assert agent is not None
    sheet = AGENT_SHEETS[agent.card]
    fought = yield from battle(t, seat, agent, sheet, agent_cards)
    for who in fought.seats:
        minor_fame(t, who)
    if fought.wounds >= agent.life:
        slayer = fought.slayer
        agent.life, agent.alive = 0, False
        state.heroes[slayer].agents += 1
        if t.events is not None:
            t.say(msg("say-agent-slain", hero=hero_name(state, slayer), general=sheet.name()))
        major_fame(t, slayer, 2)
        if slayer in fought.standing(state):
            draw_hero_cards(t, slayer, REWARD)  # DR-AGENT-10
        replace_impossible(t)
        return
    t.say(msg("say-battle-lost", general=sheet.name()))
    yield from driven_off(t, fought.standing(state), sheet.penalty)
