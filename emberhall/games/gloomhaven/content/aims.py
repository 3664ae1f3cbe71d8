"""What a scenario is won and lost by, and how it begins: one node for each kind.

A file names the node by its `kind`.
"""

from typing import Literal, TypeAlias

import msgspec

#: With two, three and four characters.
ByCharacters: TypeAlias = dict[Literal["2", "3", "4"], tuple[str, ...]]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """A node that names its kind."""


# what wins


class KillAll(Kind, frozen=True, tag="kill_all"):
    """Every room is revealed and no enemy is left."""

    spared: tuple[str, ...] = msgspec.field(default=(), name="except")


class KillAllRevealed(Kind, frozen=True, tag="kill_all_revealed"):
    """No enemy is left in the rooms that are revealed."""


class KillTypes(Kind, frozen=True, tag="kill_types"):
    """Every monster of these types that the page shows is dead; one that only appears, once."""

    monsters: tuple[str, ...]
    active_from: str = ""


class KillCount(Kind, frozen=True, tag="kill_count"):
    """This many enemies are dead; a formula with C and L."""

    count: str
    monsters: tuple[str, ...] = ()


class RevealTiles(Kind, frozen=True, tag="reveal_tiles"):
    """Rooms with these map tiles are revealed."""

    tiles: tuple[str, ...]


class RevealAllRooms(Kind, frozen=True, tag="reveal_all_rooms"):
    """Every room is revealed."""


class OpenAllDoors(Kind, frozen=True, tag="open_all_doors"):
    """Every door is open."""


class LootGoalChests(Kind, frozen=True, tag="loot_all_goal_chests"):
    """Every goal treasure is looted."""


class EachLootsGoalChest(Kind, frozen=True, tag="each_character_loots_goal_chest"):
    """Every character loots a goal treasure."""


class LootTreasure(Kind, frozen=True, tag="loot_treasure"):
    """One treasure is looted."""

    number: int | None = None
    where: str = ""


class Destroy(Kind, frozen=True, tag="destroy"):
    """This many objects of a kind or group are destroyed."""

    objective: str
    count: int


class Cleanse(Kind, frozen=True, tag="cleanse"):
    """Every object of a kind is cleansed; a formula with C."""

    objective: str
    count: str


class Dig(Kind, frozen=True, tag="dig"):
    """This many graves are dug up."""

    objective: str
    count: int


class Escape(Kind, frozen=True, tag="escape"):
    """Every character stands on an exit, or became exhausted on one."""

    marker: str = ""
    tile: str = ""
    where: str = ""
    who: Literal["all_characters"] = "all_characters"
    conclusion: str = ""


class LeaveMap(Kind, frozen=True, tag="leave_map"):
    """Characters walk off the map at a marker."""

    marker: str
    who: str


class OccupyPlates(Kind, frozen=True, tag="occupy_plates"):
    """Characters stand on all pressure plates in play at the same time."""

    plates: tuple[str, ...] = ()
    plates_by_characters: ByCharacters = {}


class SurviveRounds(Kind, frozen=True, tag="survive_rounds"):
    """The party holds out to the end of a round."""

    rounds: int


class EscortReach(Kind, frozen=True, tag="escort_reach"):
    """An ally gets to a marker, or beside it."""

    npc: str
    adjacent_to_marker: str = ""
    marker: str = ""
    count: int = 1


class Protect(Kind, frozen=True, tag="protect"):
    """Allies or objects are still there at the end."""

    npc: str = ""
    objective: str = ""
    at_least: int = 1


class Carry(Kind, frozen=True, tag="carry"):
    """A token is carried to a marker."""

    token: str
    adjacent_to_marker: str


class EndTurnAdjacent(Kind, frozen=True, tag="end_turn_adjacent"):
    """A character ends a turn beside a marker."""

    who: str
    marker: str


class EndTurnOn(Kind, frozen=True, tag="end_turn_on"):
    """A character ends a turn on a marker."""

    marker: str
    who: str


class StaffCharged(Kind, frozen=True, tag="staff_charged"):
    """The staff has its charges; a formula with C."""

    tokens: str


class SacrificeItem(Kind, frozen=True, tag="sacrifice_item"):
    """An item is given up at a marker."""

    marker: str
    conclusion: str = ""


class AnyOf(Kind, frozen=True, tag="any_of"):
    """One of several goals is met; which one decides how the story goes on."""

    goals: tuple["SacrificeItem | Escape", ...]


Goal: TypeAlias = (
    KillAll
    | KillAllRevealed
    | KillTypes
    | KillCount
    | RevealTiles
    | RevealAllRooms
    | OpenAllDoors
    | LootGoalChests
    | EachLootsGoalChest
    | LootTreasure
    | Destroy
    | Cleanse
    | Dig
    | Escape
    | LeaveMap
    | OccupyPlates
    | SurviveRounds
    | EscortReach
    | Protect
    | Carry
    | EndTurnAdjacent
    | EndTurnOn
    | StaffCharged
    | SacrificeItem
    | AnyOf
)


# what loses, beside the exhaustion of all


class NpcKilled(Kind, frozen=True, tag="npc_killed"):
    """Allies are killed."""

    npc: str
    count: int = 1


class ExhaustedOffHexes(Kind, frozen=True, tag="exhausted_off_hexes"):
    """A character becomes exhausted anywhere but on an exit."""

    markers: tuple[str, ...] = ()
    where: str = ""


class ExhaustedOffTile(Kind, frozen=True, tag="exhausted_off_tile"):
    """A character becomes exhausted anywhere but on a map tile."""

    tile: str


class AnyCharacterExhausted(Kind, frozen=True, tag="any_character_exhausted"):
    """A character becomes exhausted once a door is open."""

    active_from: dict[Literal["door_opened"], str]


class CharactersLeft(Kind, frozen=True, tag="characters_left"):
    """Too few characters are left."""

    count: int


class ExhaustedBeforeLoot(Kind, frozen=True, tag="exhausted_before_loot"):
    """A character becomes exhausted without having looted a goal treasure; `every`: before all are looted."""

    every: bool = False


class MonsterKilled(Kind, frozen=True, tag="monster_killed"):
    """A monster that must live is killed."""

    monsters: tuple[str, ...]


class MonsterOnPlate(Kind, frozen=True, tag="monster_on_plate"):
    """A monster reaches a pressure plate."""

    monsters: tuple[str, ...]
    marker: str


class ObjectiveDestroyed(Kind, frozen=True, tag="objective_destroyed"):
    """An object that must stand is destroyed."""

    objective: str


class QuestCharacterExhausted(Kind, frozen=True, tag="quest_character_exhausted"):
    """The character whose quest it is becomes exhausted."""


class RoomEmpty(Kind, frozen=True, tag="room_empty"):
    """No character is left in a room."""

    tile: str
    active_from: str = ""


class RoundLimit(Kind, frozen=True, tag="round_limit"):
    """A round ends before the goal is met."""

    round: int


class Sacrifice(Kind, frozen=True, tag="sacrifice"):
    """The victim is sacrificed."""


class WaterCannotBePlaced(Kind, frozen=True, tag="water_cannot_be_placed"):
    """There is no room for the rising water."""


class AnyLoss(Kind, frozen=True, tag="any"):
    """Something that is not written down here."""


Loss: TypeAlias = (
    NpcKilled
    | ExhaustedOffHexes
    | ExhaustedOffTile
    | AnyCharacterExhausted
    | CharactersLeft
    | ExhaustedBeforeLoot
    | MonsterKilled
    | MonsterOnPlate
    | ObjectiveDestroyed
    | QuestCharacterExhausted
    | RoomEmpty
    | RoundLimit
    | Sacrifice
    | WaterCannotBePlaced
    | AnyLoss
)


# how it begins


class AddCurse(Kind, frozen=True, tag="add_curse"):
    """CURSE cards for the modifier deck of every character."""

    per_character: int
    scenario_effect: bool = False


class AddMinus1(Kind, frozen=True, tag="add_minus1"):
    """-1 cards for the modifier deck of every character."""

    per_character: int
    scenario_effect: bool = False


class StartCondition(Kind, frozen=True, tag="start_condition"):
    """Every character begins with a condition."""

    condition: str
    scenario_effect: bool = False


class DiscardCards(Kind, frozen=True, tag="discard_cards"):
    """Every character discards cards."""

    per_character: int
    scenario_effect: bool = False


class MovePenalty(Kind, frozen=True, tag="move_penalty"):
    """Every Move is smaller."""

    amount: int
    who: str
    scenario_effect: bool = False


class GiveToken(Kind, frozen=True, tag="give_token"):
    """A character carries a token."""

    token: str


class RemoveOverlays(Kind, frozen=True, tag="remove_overlays"):
    """Overlay tiles are left out for some numbers of characters."""

    marker: str
    characters: tuple[int, ...]


class SplitStart(Kind, frozen=True, tag="split_start"):
    """The party starts in more than one place."""


class StartRestriction(Kind, frozen=True, tag="start_restriction"):
    """Not every hex is open to every character at the start."""


class QuestCharacter(Kind, frozen=True, tag="quest_character"):
    """The players say whose personal quest the scenario is about."""


class FirstRoom(Kind, frozen=True, tag="first_room"):
    """The penalty of the first of the random rooms, if the players have agreed on one."""


class Tokens(Kind, frozen=True, tag="tokens"):
    """Tokens are laid out."""


Start: TypeAlias = (
    AddCurse
    | AddMinus1
    | StartCondition
    | DiscardCards
    | MovePenalty
    | GiveToken
    | RemoveOverlays
    | SplitStart
    | StartRestriction
    | QuestCharacter
    | FirstRoom
    | Tokens
)
