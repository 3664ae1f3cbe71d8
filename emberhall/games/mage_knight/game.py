"""Mage Knight as the kernel sees it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

from emberhall.games.mage_knight.answers import why_not
from emberhall.games.mage_knight.bots.judgement import evaluate
from emberhall.games.mage_knight.components import components
from emberhall.games.mage_knight.content import SCENARIO
from emberhall.games.mage_knight.effects import by_card  # noqa: F401  (it completes the book of effects)
from emberhall.games.mage_knight.glossary import GLOSSARY, aim
from emberhall.games.mage_knight.lessons import GUIDE
from emberhall.games.mage_knight.rules.attacks import attack_phase
from emberhall.games.mage_knight.rules.between_rounds import prepare_round
from emberhall.games.mage_knight.rules.block import block_phase
from emberhall.games.mage_knight.rules.choosing_heroes import heroes
from emberhall.games.mage_knight.rules.damage import damage_phase
from emberhall.games.mage_knight.rules.deck_building import draft
from emberhall.games.mage_knight.rules.dummy import dummy_turn
from emberhall.games.mage_knight.rules.end_of_turn import end_turn
from emberhall.games.mage_knight.rules.hero_combat import duel_attack, duel_block, duel_called
from emberhall.games.mage_knight.rules.hero_combat_damage import duel_damage
from emberhall.games.mage_knight.rules.interaction import glade, interact
from emberhall.games.mage_knight.rules.joint_assault_turns import assault_over, called_to_storm, step_into_city
from emberhall.games.mage_knight.rules.mazes import choose_path
from emberhall.games.mage_knight.rules.phantoms import phantoms_called
from emberhall.games.mage_knight.rules.pursuit import pursuers_join
from emberhall.games.mage_knight.rules.scenario import SPECIALS
from emberhall.games.mage_knight.rules.scenarios.conquer_and_hold import Hold
from emberhall.games.mage_knight.rules.scenarios.druid_nights import Druids
from emberhall.games.mage_knight.rules.scenarios.dungeon_lords import Dungeons, place_entrance
from emberhall.games.mage_knight.rules.scenarios.mines_liberation import Mines
from emberhall.games.mage_knight.rules.scenarios.one_to_return import Portal
from emberhall.games.mage_knight.rules.scenarios.tezla import HiddenValley, LifeAndDeath, LostRelic, RealmOfTheDead
from emberhall.games.mage_knight.rules.start_level import grow
from emberhall.games.mage_knight.rules.tactics import choose_tactic, tactic_effects
from emberhall.games.mage_knight.rules.turn import after_action, before_turn, movement, resting
from emberhall.games.mage_knight.rules.unpredictable_combats import secret_colour
from emberhall.games.mage_knight.rules.volkares_battles import General, called_by_volkare
from emberhall.games.mage_knight.rules.volkares_turn import volkare_turn
from emberhall.games.mage_knight.scene import scene
from emberhall.games.mage_knight.scene.emblems import GREATS
from emberhall.games.mage_knight.setup import begin, idle, setup, sides, unfit
from emberhall.games.mage_knight.state import Setup, State, Table
from emberhall.kernel import Flow, Game, in_phases

#: What happens in each phase: one decision, or what follows without one.
PHASES: dict[str, Callable[[Table], Flow[object] | None]] = {
    "heroes": heroes,
    "draft": draft,
    "start_level": grow,
    "table": begin,
    "tactics": choose_tactic,
    "tactic_effects": tactic_effects,
    "before_turn": before_turn,
    "move": movement,
    "interact": interact,
    "rest": resting,
    "gather": pursuers_join,
    "ranged": attack_phase,
    "block": block_phase,
    "damage": damage_phase,
    "attack": attack_phase,
    "after": after_action,
    "end_turn": end_turn,
    "dummy": dummy_turn,
    "prepare": prepare_round,
    "entrance": place_entrance,
    "secret_colour": secret_colour,
    "called": called_to_storm,
    "maze": choose_path,
    "glade": glade,
    "volkare": volkare_turn,
    "volkare_called": called_by_volkare,
    "phantoms": phantoms_called,
    "storm": step_into_city,
    "stormed": assault_over,
    "duel_called": duel_called,
    "duel_attack": duel_attack,
    "duel_block": duel_block,
    "duel_damage": duel_damage,
}


#: What scenarios add to the rules, by their word in the content.
SPECIALS.update(
    volkare=General(),
    dungeons=Dungeons(),
    druids=Druids(),
    mines=Mines(),
    hold=Hold(),
    life=LifeAndDeath(),
    realm=RealmOfTheDead(),
    valley=HiddenValley(),
    relic=LostRelic(),
    portal=Portal(),
)


def variants() -> Iterable[tuple[Setup, int]]:
    """Every scenario with every number of players, in its versions, and every optional rule."""
    for scenario in SCENARIO.values():
        if scenario.volkare or scenario.covered:
            continue
        for seats in scenario.players:
            yield Setup(scenario=scenario.id), seats  # type: ignore[arg-type]
            if scenario.epic:
                yield Setup(scenario=scenario.id, epic=True), seats  # type: ignore[arg-type]
    yield from _base_game()
    yield from _expansions()


def _base_game() -> Iterable[tuple[Setup, int]]:
    """The optional rules of the base game."""
    yield Setup(dummy_player=False), 1
    yield Setup(heroes="auction", day_and_night="arrival_at_night"), 3
    yield Setup(heroes="random", rampage="more_rampage", hero_combat="allowed"), 2
    yield Setup(scenario="full_conquest", teams="seats"), 4
    yield Setup(scenario="full_conquest", teams="random", team_cities="two", map_shape="open_3"), 4
    yield Setup(scenario="full_conquest", unpredictable_combats=True, improving_actions=True, city_levels=3), 2
    yield Setup(scenario="blitz_conquest", starting_cards=True, friendly_mana=True, map_shape="open_4"), 3
    yield Setup(scenario="solo_conquest", improving_actions=True, starting_cards=True, city_levels=-4), 1
    yield Setup(scenario="solo_conquest", day_and_night="darkness_is_coming"), 1
    yield Setup(scenario="full_cooperation", day_and_night="darkness_is_coming", friendly_mana=True), 3
    yield Setup(scenario="full_cooperation", lowest_counts=True, rampage="rampage"), 2
    yield Setup(scenario="blitz_cooperation", council_help=False), 3
    yield Setup(scenario="mines_liberation", rampage="more_rampage", unpredictable_combats=True), 4
    yield Setup(scenario="druid_nights", epic=True, crowded_glades=True, rampage="more_rampage"), 2
    yield Setup(scenario="druid_nights", day_and_night="darkness_is_coming", crowded_glades=True), 4
    yield Setup(scenario="dungeon_lords", interactive_spells=False, competitive_skills=False), 3
    yield Setup(scenario="conquer_and_hold", open_tiles=True, hero_combat="forbidden"), 2
    yield Setup(scenario="one_to_return", teams="random", day_and_night="arrival_at_night"), 4
    yield Setup(scenario="one_to_return", epic=True, teams="seats"), 4
    yield Setup(scenario="blitz_cooperation", random_orientation=True, megalopolis=7, first_megalopolis=4), 2
    yield Setup(scenario="full_cooperation", random_cities=True, megalopolis=10, countryside_tiles=-4), 2


def _expansions() -> Iterable[tuple[Setup, int]]:
    """The expansions and their optional rules."""
    legion: tuple[Literal["lost_legion"]] = ("lost_legion",)
    yield Setup(scenario="solo_conquest", expansions=legion), 1
    for scenario in SCENARIO.values():
        if scenario.more:  # one player more
            yield Setup(scenario=scenario.id, expansions=legion), scenario.players[-1] + 1  # type: ignore[arg-type]
    yield Setup(scenario="full_conquest", expansions=legion), 4
    yield Setup(scenario="full_cooperation", expansions=legion), 3
    yield Setup(scenario="dungeon_lords", expansions=legion), 2
    yield Setup(scenario="blitz_conquest", expansions=("krang",), envy="each_round"), 3
    yield Setup(scenario="solo_conquest", offer_control=True), 1
    yield Setup(scenario="blitz_cooperation", expansions=("lost_legion", "krang")), 2
    for scenario in SCENARIO.values():
        for seats in scenario.players if scenario.volkare else ():
            yield Setup(scenario=scenario.id), seats  # type: ignore[arg-type]
    yield Setup(scenario="volkares_return_blitz", combat_level="legendary", race_level="thrilling"), 1
    yield Setup(scenario="volkares_quest", combat_level="heroic", race_level="tight"), 2
    for scenario in SCENARIO.values():
        for seats in scenario.players if scenario.covered else ():
            yield Setup(scenario=scenario.id), seats  # type: ignore[arg-type]
    yield Setup(scenario="volkares_return", adjust_level=True, race_level="thrilling"), 3
    yield Setup(scenario="solo_conquest", volkares_camp="last", city_levels=-2), 1
    yield Setup(scenario="full_conquest", volkares_camp="certain", random_cities=True, seals="strong"), 3
    yield Setup(scenario="blitz_cooperation", volkares_camp="perhaps", megalopolis=7), 2
    yield Setup(scenario="blitz_conquest", phantoms=True, heroes="auction"), 4
    yield Setup(scenario="druid_nights", seals="weak", expansions=legion), 2
    tezla: tuple[Literal["shades_of_tezla"]] = ("shades_of_tezla",)
    yield Setup(scenario="solo_conquest", expansions=tezla, start_level=5), 1
    yield Setup(scenario="full_conquest", ambush=True, pursuit=True, faction_enemies="instead"), 3
    yield Setup(scenario="blitz_conquest", expansions=tezla, faction_rewards="fame", start_level=3), 2
    yield Setup(scenario="realm_of_the_dead", expansions=("lost_legion", "krang"), faction_enemies="out"), 3
    yield Setup(scenario="volkares_return_blitz", ambush=True, pursuit=True), 2


def combinations() -> Iterable[tuple[Setup, int]]:
    """Every scenario with every number of players: without expansions, with each alone, with all of them."""
    every = ("lost_legion", "krang", "shades_of_tezla")
    for scenario in SCENARIO:
        for seats in GAME.seats:
            for sets in ((), *((expansion,) for expansion in every), every):
                options = Setup(scenario=scenario, expansions=sets)  # type: ignore[arg-type]
                if unfit(options, seats) is None:
                    yield options, seats


GAME = Game(
    name="mage_knight",
    options=Setup,
    state=State,
    seats=range(1, 6),
    setup=setup,
    play=in_phases(PHASES),
    scene=scene,
    evaluate=evaluate,
    why_not=why_not,
    aim=aim,
    glossary=GLOSSARY,
    greats=GREATS,
    guide=GUIDE,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    combinations=combinations,
    unfit=unfit,
    sides=sides,
    idle=idle,
    rules=("mage_knight_base", "mage_knight_scenarios", "mage_knight_expansions"),
    bots={"tactician": "emberhall.games.mage_knight.bots.tactician:TACTICIAN"},
    features="emberhall.games.mage_knight.features:FEATURES",
    longest=20_000,
    version=7,
)
