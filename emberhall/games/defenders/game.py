"""Defenders of the Realm as the kernel sees it."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from emberhall.kernel import CHECKPOINT, HIDDEN, Flow, Game, Message, Outcome, msg

from .content import SCENARIOS
from .effects import ShapeShifter
from .mind.judgement import evaluate
from .rules.day import dawn, day, end_of_turn
from .rules.ending import Over
from .rules.honors import worth
from .rules.night import night
from .rules.scenarios import choose_quests, choose_specials, unfit_scenario
from .rules.set_up import choose_heroes, set_up
from .scene import scene
from .state import Defenders, Options, Realm


def nightfall(t: Realm) -> Flow[None]:
    """A card of the Night; after the last one the turn ends, and the next begins."""
    yield from night(t)
    if t.state.phase == "end":
        yield from end_of_turn(t)


#: What goes on in each phase that play can be entered in.
PHASES = {
    "heroes": choose_heroes,
    "specials": choose_specials,
    "quests": choose_quests,
    "dawn": dawn,
    "day": day,
    "night": nightfall,
}


def play(t: Realm) -> Flow[Outcome]:
    """The game from whatever phase it is in to its end."""
    state = t.state
    try:
        while state.outcome is None:
            yield CHECKPOINT
            yield from PHASES[state.phase](t)
    except Over:
        pass
    assert state.outcome is not None
    return state.outcome


def components(state: Defenders) -> Iterator[str]:
    """Every card and token, wherever it is."""
    for zone in (state.hero_deck, state.hero_discard, state.gone, state.table, state.box, state.reserve,
                 *(hero.hand for hero in state.heroes)):  # fmt: skip
        yield from zone.cards
    for deck in (state.darkness_deck, state.darkness_discard, state.darkness_box, state.darkness_reserve):
        yield from deck.cards
    if state.global_effect:
        yield f"global.{state.global_effect}"
    if state.shown:
        yield state.shown
    yield from (f"quest:{quest}" for quest in (*state.quest_deck, *state.quest_discard, *state.quest_table))
    for hero in state.heroes:
        yield from (f"quest:{quest}" for quest in (*hero.completed, *([hero.quest] if hero.quest else ())))
    for colour in range(4):
        shapes = sum(hero.style == colour and hero.has(ShapeShifter) for hero in state.heroes)
        on_quests = sum(hero.collected[colour] for hero in state.heroes)
        count = state.supply[colour] + sum(state.minions[colour::4]) + on_quests + shapes
        yield f"minions:{colour}={count}"
    yield f"crystals={state.crystals_left + sum(state.crystals)}"
    yield f"gates={state.gates_left + len(state.gates)}"
    yield f"fires={state.fires_left + len(state.fires)}"
    yield from (token if token == HIDDEN else f"fame:{worth(token)}" for token in state.cup)
    yield from (f"fame:{value}" for hero in state.heroes for value in hero.major)


def variants() -> Iterable[tuple[Options, int]]:
    """The set-ups that are examined: every scenario and number of heroes, and every option somewhere."""
    for seats in (1, 2, 3, 4):
        yield Options(), seats
    for scenario in ("dragons_rampage", "realm_on_fire", "onslaught", "land_is_dying", "lands_on_fire"):
        for seats in range(1, 7):
            yield Options(scenario=scenario), seats
    yield Options(hands="secret", heroes="chosen"), 3
    yield Options(fewer_minions=True, no_penalties=True, third_card=True, life=1, defeat_heals=True), 2
    yield Options(overrun_in_setup=True, specials_removed=6, quiet=0, smaller_supply=True, life=-1), 4
    yield Options(overrun_taints=True, overrun_each=True), 4
    yield Options(scenario="onslaught", red="brimstone", agent="agent_onyx", hands="secret", honors=True), 4
    yield Options(scenario="onslaught", green="hemlock", agent="agent_brimstone", blessing=4, heroes="chosen"), 2
    yield Options(scenario="dragons_rampage", blessing=-1, positive_effects=4, negative_effects=1, honors=True), 3
    yield (
        Options(scenario="onslaught", agent="agent_hemlock", green="gorgutt", choose_removed_specials=True, quiet=4),
        2,
    )


def unfit(options: Options, seats: int) -> Message | None:
    """Why these options cannot be played with so many heroes."""
    if seats > 4 and not SCENARIOS[options.scenario].dragon:
        return msg("unfit-seats")
    return unfit_scenario(options)


GAME: Game[Defenders, Options] = Game(
    name="defenders",
    options=Options,
    state=Defenders,
    seats=range(1, 7),
    setup=set_up,
    play=play,
    scene=scene,
    evaluate=evaluate,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    unfit=unfit,
    rules=("defenders_of_the_realm",),
    bots={"heuristic": "emberhall.games.defenders.bots:HeuristicAgent"},
    longest=60_000,
)
