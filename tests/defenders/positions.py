"""Positions in a few lines: `realm("dwarf", at={"dwarf": "wolf_pass"}, minions={"wolf_pass": "blue"}, dice=[5])`."""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from emberhall import testing
from emberhall.games.defenders.content import AGENTS, COUNT, GENERALS, HERO_CARDS, IDS, PLACE, QUESTS, SCENARIOS
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.setup import empty_realm
from emberhall.games.defenders.state import General, Hero, Setup, State
from emberhall.games.defenders.terms import COLOURS
from emberhall.testing import LoadedDice

EMPTY: Mapping[str, Any] = {}
BASE = Setup()

#: Darkness Spreads cards on which nothing happens, for Nights that do not matter.
QUIET = ["quiet.1", "quiet.2", "quiet.3", "quiet.4"]

#: The positions of the test that runs.
PLAYED: list["Position"] = []


class Position(testing.Position[State]):
    """A game under way, with short words for what tests look at."""

    def __init__(self, state: State, seats: int, setup: Setup) -> None:
        super().__init__(GAME, state, seats, setup)
        PLAYED.append(self)

    def load(self, *faces: int) -> Self:
        """Load the next dice; all loaded before must have fallen."""
        assert not self.unrolled, f"dice that did not fall: {self.unrolled}"
        return super().load(*faces)

    def hero(self, name: str) -> Hero:
        return next(hero for hero in self.state.heroes if hero.hero == name)

    def general(self, name: str) -> General:
        return next(general for general in self.state.generals if general.card == name)

    @property
    def agent(self) -> General:
        assert self.state.agent is not None
        return self.state.agent

    def at(self, name: str) -> str:
        """Where a hero, General or Agent is."""
        found: Any = self.general(name) if name in GENERALS else self.agent if name in AGENTS else self.hero(name)
        return IDS[found.at]

    def minions(self, place: str) -> str:
        """The minions of a location: `red red green`."""
        base = 4 * PLACE[place]
        return " ".join(COLOURS[c] for c in range(4) for _ in range(self.state.minions[base + c]))

    def crystals(self, place: str) -> int:
        return self.state.crystals[PLACE[place]]

    @property
    def fires(self) -> list[str]:
        """The burning locations."""
        return [IDS[place] for place in self.state.fires]

    def hand(self, name: str) -> list[str]:
        return list(self.hero(name).hand.cards)

    def on_board(self) -> int:
        """All minions on the board."""
        return sum(self.state.minions)


def realm(
    heroes: str = "paladin",
    *,
    at: Mapping[str, str] = EMPTY,
    life: Mapping[str, int] = EMPTY,
    hands: Mapping[str, Iterable[str]] = EMPTY,
    quests: Mapping[str, str] = EMPTY,
    completed: Mapping[str, Iterable[str]] = EMPTY,
    kept: Mapping[str, Iterable[str]] = EMPTY,
    slain: Mapping[str, Iterable[str]] = EMPTY,
    visited: Mapping[str, Iterable[str]] = EMPTY,
    collected: Mapping[str, list[int]] = EMPTY,
    minions: Mapping[str, str] = EMPTY,
    supply: Mapping[str, int] = EMPTY,
    crystals: Mapping[str, int] = EMPTY,
    gates: Iterable[str] = ("dancing_stone",),
    fires: Iterable[str] = (),
    generals: Mapping[str, str] = EMPTY,
    wounds: Mapping[str, int] = EMPTY,
    dead: Iterable[str] = (),
    deck: Iterable[str] = (),
    darkness: Iterable[str] = QUIET,
    quest_deck: Iterable[str] = (),
    dice: Iterable[int] | None = None,
    phase: str = "dawn",
    defeated: int | None = None,
    setup: Setup = BASE,
    cast: str = "balazarg gorgutt sapphire varkolak",
    agent: str = "",
    effect: str = "",
    cup: Iterable[str] = (),
) -> Position:
    """A realm without minions, heroes in Monarch City with empty hands, the first hero about to begin their turn.

    `deck`, `darkness` and `quest_deck` name the next cards, the first on top; the other Hero cards lie below them.
    """
    names = heroes.split()
    seats = len(names)
    rng = LoadedDice(1)
    state = empty_realm(setup, SCENARIOS[setup.scenario], seats, rng, cast.split())
    state.active = 0
    state.phase = phase  # type: ignore[assignment]
    taken = {card for hand in hands.values() for card in hand}
    for name, hero in zip(names, state.heroes, strict=True):
        hero.hero = name
        hero.most = hero.sheet.life + setup.life
        hero.life = life.get(name, hero.most)
        hero.at = PLACE[at.get(name, "monarch_city")]
        hero.hand.cards = list(hands.get(name, ()))  # type: ignore[arg-type]
        hero.quest = quests.get(name, "")
        hero.completed = list(completed.get(name, ()))
        hero.kept = list(kept.get(name, ()))
        hero.completed += [quest for quest in hero.kept if quest not in hero.completed]
        hero.slain = list(slain.get(name, ()))
        hero.visited = [PLACE[place] for place in visited.get(name, ())]
        hero.collected = list(collected.get(name, (0, 0, 0, 0)))
        for colour in range(4):
            state.supply[colour] -= hero.collected[colour]
    for place, colours in minions.items():
        for colour in colours.split():
            state.minions[4 * PLACE[place] + COLOURS.index(colour)] += 1
            state.crowd[PLACE[place]] += 1
            state.supply[COLOURS.index(colour)] -= 1
    for colour, count in supply.items():
        state.supply[COLOURS.index(colour)] = count
    for place, count in crystals.items():
        state.crystals[PLACE[place]] = count
        state.crystals_left -= count
    state.gates = [PLACE[place] for place in gates]
    state.gates_left = 5 - len(state.gates)
    state.fires = [PLACE[place] for place in fires]
    state.fires_left -= len(state.fires)
    for general in state.generals:
        if general.card in generals:
            general.at = PLACE[generals[general.card]]
            path = GENERALS[general.card].path
            general.step = path.index(general.at) if general.at in path else 0
        general.life -= wounds.get(general.card, 0)
        if general.card in dead:
            general.alive, general.life = False, 0
    state.defeated = len(list(dead)) if defeated is None else defeated
    on_top = list(deck)
    portraits = {general.card for general in state.generals}
    rest = [id for id, card in HERO_CARDS.items() if card.portrait in portraits and id not in {*on_top, *taken}]
    state.hero_deck.cards = [*rest, *reversed(on_top)]  # type: ignore[list-item]
    state.darkness_deck.cards = list(reversed(list(darkness)))  # type: ignore[arg-type]
    open_quests = {*quests.values(), *(quest for hero in state.heroes for quest in hero.completed)}
    next_quests = list(quest_deck)
    others = [id for id, quest in QUESTS.items() if quest.box == "base" and id not in {*open_quests, *next_quests}]
    state.quest_deck.cards = [*others, *reversed(next_quests)]  # type: ignore[list-item]
    if agent:
        sheet = AGENTS[agent]
        where = PLACE[generals[sheet.dragon]] if sheet.dragon in generals else sheet.start
        left = sheet.life - wounds.get(sheet.dragon, 0)
        state.agent = General(card=agent, at=where, life=left, most=sheet.life)
    state.global_effect = effect
    state.cup.cards = list(reversed(list(cup)))
    rng.load(dice)
    rng.shuffles.clear()  # what was shuffled to lay this out
    assert len(state.minions) == 4 * COUNT
    return Position(state, seats, setup)
