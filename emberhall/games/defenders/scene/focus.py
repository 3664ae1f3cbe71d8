"""What is in focus: the card that is being resolved, cards to choose from."""

from emberhall.games.defenders.scene.cards import darkness_card, hero_card, quest_card
from emberhall.games.defenders.scene.players import heroes_to_choose
from emberhall.games.defenders.state import State
from emberhall.kernel import Message
from emberhall.scene import Panel, Row, part


@part("active", "fallen", "heroes", "kinds", "phase", "quest_table", "shown", "table")
def focus(state: State) -> Panel | None:
    """The card that is being resolved, or the cards to choose from."""
    if heroes := heroes_to_choose(state):
        return Panel("focus", Message("choose-hero"), rows=(Row("heroes", Message("row-heroes"), heroes),))
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
    return None
