"""What is in focus: the card that is being resolved, cards to choose from, a battle."""

from emberhall.games.defenders.content import AGENTS, GENERALS
from emberhall.games.defenders.state import Defenders
from emberhall.kernel import Message
from emberhall.scene import Figure, Panel, Row

from .cards import COLOUR_WORDS, darkness_card, hero_card, quest_card


def focus(state: Defenders) -> Panel | None:
    """The card that is being resolved, the cards to choose from, or those prepared for a battle."""
    if state.shown:
        row = Row("shown", Message("row-shown"), (darkness_card(state, state.shown),))
        return Panel("focus", Message("phase-night"), rows=(row,))
    if state.quest_table.cards:
        hero = state.heroes[state.active]
        row = Row("quests", Message("row-quests"), tuple(quest_card(quest, hero) for quest in state.quest_table))
        return Panel("focus", Message("phase-quests"), rows=(row,))
    if state.phase == "specials":
        row = Row("specials", Message("row-specials"), tuple(hero_card(card) for card in state.table.cards))
        return Panel("focus", Message("phase-specials"), rows=(row,))
    if state.table.cards:
        return _battle(state)
    return None


def _battle(state: Defenders) -> Panel:
    """The cards prepared, and what they must overcome."""
    row = Row("prepared", Message("row-prepared"), tuple(hero_card(card) for card in state.table.cards))
    agents = () if state.agent is None else (state.agent,)
    at = state.heroes[state.active].at
    foes = [(general, GENERALS[general.card]) for general in state.generals if general.alive and general.at == at]
    foes += [(agent, GENERALS[AGENTS[agent.card].dragon]) for agent in agents if agent.alive and agent.at == at]
    if len(foes) != 1:
        return Panel("focus", Message("focus-battle"), rows=(row,))
    foe, sheet = foes[0]
    figures = (
        Figure(Message("figure-to-hit"), f"{sheet.hit}+", "die"),
        Figure(Message("figure-life"), foe.life, "life", foe.most),
    )
    name = Message("focus-battle-with", {"general": sheet.name()})
    notes = (Message(f"combat-{sheet.skill}"),)
    return Panel("focus", name, colour=COLOUR_WORDS[sheet.colour], figures=figures, rows=(row,), notes=notes)
