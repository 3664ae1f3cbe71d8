"""The Quests."""

from functools import cache
from typing import Literal

from emberhall.effects import Effect
from emberhall.games.defenders.content.board import at
from emberhall.games.defenders.content.enemies import GENERALS, MINION_KINDS
from emberhall.games.defenders.content.kinds import (
    DefeatTask,
    ExtinguishTask,
    GateTask,
    Moment,
    Quest,
    QuestId,
    RollTask,
    ScoutTask,
    Task,
    VisitTask,
)
from emberhall.games.defenders.effects.nodes.acts import (
    CancelPlacement,
    DrawCards,
    FindCard,
    HoldGeneral,
    Immobilise,
    MoreDice,
    NoSkill,
    Purify,
    QuietNight,
    RaidNear,
    SendHeroes,
)
from emberhall.games.defenders.effects.nodes.traits import (
    DiceBonus,
    FireProof,
    FreeTravel,
    IgnoreWound,
    MoreActions,
    MoreEveningCards,
    NoPenalty,
    RerollFailed,
    Trait,
)
from emberhall.games.defenders.terms import RED

Box = Literal["base", "dragon"]


def _lasting(id: str, task: Task, *traits: Trait, box: Box = "base") -> Quest:
    return Quest(id, box, task, traits=traits)


def _at_once(id: str, task: Task, act: Effect, box: Box = "base") -> Quest:
    return Quest(id, box, task, act)


def _kept(id: str, task: Task, moment: Moment, act: Effect, box: Box = "base") -> Quest:
    return Quest(id, box, task, act, moment)


def _hunt(id: str, kind: str, count: int) -> Quest:
    """Defeat minions of one kind; at Night one placement in a location of their colour can be cancelled."""
    race = MINION_KINDS[kind]
    counts = tuple(count if colour == race.colour else 0 for colour in range(4))
    return _kept(id, DefeatTask(counts, (kind,)), Moment.SHOWN, CancelPlacement(race.colour), race.box)  # type: ignore[arg-type]


def _scout(general: str) -> Quest:
    card = GENERALS[general]
    return _at_once(f"scout_{general}", ScoutTask(general), FindCard(card.colour), card.box)


def _envoy(id: str, place: str) -> Quest:
    return _at_once(id, RollTask(place, 3, 5), RaidNear(place, 2))


QUESTS: dict[str, Quest] = {
    quest.id: quest
    for quest in (
        _lasting("amulet_of_the_gods", RollTask("dark_woods", 4, 6), DiceBonus(1)),
        _lasting("boots_of_speed", RollTask("mountains_of_mist", 4, 6), MoreActions(2)),
        _lasting("helm_of_power", RollTask("ancient_ruins", 4, 6), MoreEveningCards(1)),
        _lasting("war_banner_of_valor", RollTask("fire_river", 3, 5, keep=True), NoPenalty()),
        _kept("find_magic_gate", GateTask(RED), Moment.BATTLE, MoreDice(2)),
        _lasting("unicorn_steed", RollTask("unicorn_forest", 1, 5, keep=True), FreeTravel(2), RerollFailed()),
        _at_once("rumors", VisitTask(("eagle_nest_inn", "chimera_inn", "gryphon_inn"), 0), DrawCards(4)),
        _kept("organize_militia", VisitTask(("pleasant_hill", "mccorm_highlands", "greenleaf_village"), 1),
              Moment.SHOWN, HoldGeneral()),
        _envoy("amazon_envoy", "land_of_amazons"),
        _kept("amaraks_blessing", RollTask("raven_forest", 3, 6), Moment.BATTLE, NoSkill()),
        _kept("raids", DefeatTask((1, 1, 1, 1)), Moment.NIGHT, QuietNight()),
        _kept("king_of_the_gryphons", RollTask("gryphon_forest", 3, 5), Moment.ANY, SendHeroes(2)),
        _envoy("duke_envoy", "mccorm_highlands"),
        _envoy("elf_envoy", "heavens_glade"),
        _hunt("orc_hunter", "orc", 6),
        _hunt("demon_hunter", "demon", 4),
        _hunt("dragon_hunter", "dragonkin", 3),
        _hunt("undead_hunter", "undead", 4),
        _scout("balazarg"),
        _scout("gorgutt"),
        _scout("sapphire"),
        _scout("varkolak"),
        _kept("crystal_of_light", RollTask("enchanted_glade", 3, 5), Moment.ANY, Purify(every=False, here=True)),
        _kept("ancient_tree_of_magic", RollTask("greenleaf_village", 4, 6),
              Moment.ANY, Purify(every=False, here=False)),
        _scout("onyx"),
        _scout("hemlock"),
        _scout("brimstone"),
        _hunt("imp_catcher", "imp", 6),
        _hunt("fire_tamer", "fire_elemental", 4),
        _hunt("zealot_hunter", "zealot", 4),
        _hunt("master_hunter", "dragon_master", 2),
        _lasting("quench_the_flames", ExtinguishTask(2), FireProof(), box="dragon"),
        _lasting("dragon_scale_armor", RollTask("dragons_teeth_range", 4, 6), IgnoreWound(fire=True), box="dragon"),
        _kept("the_black_arrow", RollTask("wyvern_forest", 3, 5), Moment.BATTLE, MoreDice(3, dragons=True), "dragon"),
        _lasting("dragon_lore", VisitTask(("ancient_ruins", "cursed_plateau", "whispering_woods"), 1),
                 DiceBonus(1, minions=False, dragons=True), box="dragon"),
        _kept("seal_the_lair", RollTask("crystal_hills", 4, 6), Moment.ANY, Immobilise(), "dragon"),
    )
}  # fmt: skip

for _quest in QUESTS.values():
    for _place in (*getattr(_quest.task, "places", ()), *filter(None, (getattr(_quest.task, "place", None),))):
        at(_place)


@cache
def quest_cards(*, dragon: bool) -> tuple[QuestId, ...]:
    """The ids of the Quests, with or without those of the expansion."""
    return tuple(QuestId(id) for id, quest in QUESTS.items() if dragon or quest.box == "base")
