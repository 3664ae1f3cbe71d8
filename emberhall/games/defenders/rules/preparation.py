"""What the players decide before the first turn: heroes, and Special cards to leave out."""

from emberhall.games.defenders.choices import DISCARD, TAKE_HERO
from emberhall.games.defenders.content import SCENARIOS
from emberhall.games.defenders.content.kinds import HeroCardId
from emberhall.games.defenders.rules.cards import draw_hero_card
from emberhall.games.defenders.rules.wounds import become
from emberhall.games.defenders.state import Phase, State, Table
from emberhall.kernel import Flow, ask, choose, msg


def choose_heroes(t: Table) -> Flow[None]:
    """Players choose their heroes, the first player first (DR-SETUP-08, DR-SETUP-09)."""
    state = t.state
    count = len(state.heroes)
    taken: list[str] = []
    for i in range(count):
        seat = (state.active + i) % count
        free = [option for hero, option in TAKE_HERO.items() if hero not in taken]
        chosen = yield from choose(seat, msg("ask-hero", n=i + 1, of=count), free, "DR-SETUP-08")
        taken.append(chosen.hero)
        become(t, seat, chosen.hero)
    state.phase = next_preparation(state)


def deal_hero_cards(t: Table) -> None:
    """The starting hands (DR-SETUP-10)."""
    for seat in range(len(t.state.heroes)):
        for _ in range(t.state.setting.hand):
            draw_hero_card(t, seat)


def next_preparation(state: State) -> Phase:
    """What is left to be decided before the first turn."""
    if state.table.cards:
        return "specials"
    if SCENARIOS[state.setting.scenario].quests_dealt > 1 and not any(hero.quest for hero in state.heroes):
        return "quests"
    return "dawn"


def choose_specials(t: Table) -> Flow[None]:
    """An easier game: the first player chooses the Special cards that are removed (DR-DEASY-01)."""
    state = t.state
    left = state.setting.specials_removed - len(state.box.cards)
    if left > 0 and state.table.cards:
        options = [DISCARD(card) for card in state.table.cards]
        chosen = yield from ask(state.active, msg("ask-remove-special", count=left), options, "DR-DEASY-01")
        t.move(HeroCardId(chosen.card), state.table, state.box)
        return
    state.hero_deck.cards += state.table.cards
    state.table.cards = []
    t.shuffle(state.hero_deck)
    deal_hero_cards(t)
    state.phase = next_preparation(state)
