"""What a page of the scenario book says: the map, who and what stands there, the aim, the special rules."""

from typing import Literal

import msgspec

from emberhall.games.gloomhaven.content.aims import ByCharacters, Goal, Loss, Start
from emberhall.games.gloomhaven.content.openings import Opening
from emberhall.geometry.hexes import Hex


class Door(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door between rooms, on a hex of its own."""

    id: str
    hex: Hex
    rooms: tuple[int, ...]
    kind: Literal["door", "fog-door", "breakable-wall", "altar-link"]
    picture: str
    label: str = ""
    #: It does not open when a character enters; `opens` says what opens it.
    locked: bool = False
    opens: Opening | None = None

    @property
    def shuts(self) -> bool:
        """Whether nobody stands on its hex as long as it is closed."""
        return self.kind != "altar-link"


class Overlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that lies in a room when it is revealed."""

    kind: Literal[
        "obstacle", "trap", "hazardous", "difficult", "treasure", "coins", "corridor", "pressure-plate"
    ]  # fmt: skip
    hexes: tuple[Hex, ...]
    picture: str = ""
    #: What a trap does: damage and conditions.
    effects: tuple[str, ...] = ()
    #: Of a treasure; 0: the goal.
    number: int | None = None
    marker: str = ""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A monster's place: its rank with two, three and four characters, empty for none (GH-PAGE-10, GH-PAGE-11)."""

    type: str
    hex: Hex
    ranks: tuple[str, str, str]
    #: It is not placed with the room but by a special rule.
    late: bool = False
    level_bonus: int = 0
    asleep: bool = False
    dormant: bool = False
    marker: str = ""
    #: The monster that takes its place when it is killed.
    becomes: str = ""


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room: its floor, what lies and who stands there."""

    number: int
    hexes: tuple[Hex, ...]
    #: Where characters may start.
    start: tuple[Hex, ...] = ()
    tiles: tuple[str, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    monsters: tuple[Place, ...] = ()


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a treasure gives or does to its looter."""

    kind: Literal[
        "checkmarks", "conditions", "damage", "experience", "gold", "item", "item_design", "random_item_design",
        "random_side_scenario", "special", "unlock_scenario",
    ]  # fmt: skip
    amount: int = 0
    conditions: tuple[str, ...] = ()
    item: int = 0
    items: tuple[int, ...] = ()
    scenario: int = 0
    text: str = ""


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a numbered treasure holds."""

    number: int
    gives: tuple[Gift, ...]


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An object that a scenario is about; with hit points it can be attacked (GH-SPEC-08)."""

    id: str
    group: str = ""
    marker: str = ""
    #: The label of the door that it is.
    door: str = ""
    #: The overlay tiles that it is.
    overlay: str = ""
    count: int = 1
    #: A formula with C and L; "shared": those of the boss; empty: it cannot be attacked.
    hp: int | str = ""
    #: What digging it up costs.
    dig_cost: str = ""
    hexes: tuple[Hex, ...] = ()
    markers_by_characters: ByCharacters = {}


class Ally(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A figure of the scenario that is on the players' side or in need of help (GH-SPEC-14)."""

    id: str
    marker: str = ""
    count: int = 1
    hp: int | str = ""
    side: str = ""
    initiative: int = 0
    #: How far it moves in its turn; None: it has no turn.
    move: int | None = None
    #: Its attack, if it fights by the rules for monsters: a formula, and 1 more for each of these allies set free.
    attack: str = ""
    range: int = 0
    freed: str = ""
    #: The letter that it moves towards, or the monster and the room where that stands.
    toward: str = ""
    #: It goes as far as the letter itself, not only beside it.
    arrives: bool = False
    monster: str = ""
    room: int = 0
    #: In its turn it goes back to where it stood at the beginning, however far that is, and attacks all beside it.
    returns: bool = False
    hexes: tuple[Hex, ...] = ()


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Types of monster that are on another side than monsters are."""

    monsters: tuple[str, ...]
    side: Literal["ally", "neutral", "third"]


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Copies of an item."""

    item: int
    count: int


class Conclusion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one of several ends changes."""

    reputation: int = 0
    prosperity: int = 0


class Regain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An achievement gained if another is held: what was lost is found again."""

    lost: str
    gains: str


class Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a party gets for a scenario that it has won."""

    gold_each: int = 0
    gold_collective: int = 0
    xp_each: int = 0
    checkmarks_each: int = 0
    reputation: int = 0
    prosperity: int = 0
    global_achievements: tuple[str, ...] = ()
    party_achievements: tuple[str, ...] = ()
    party_achievements_lost: tuple[str, ...] = ()
    items: tuple[Count, ...] = ()
    item_designs: tuple[int, ...] = ()
    add_events: tuple[str, ...] = ()
    choose_one_location: tuple[int, ...] = ()
    unlock_class: str = ""
    open_envelope: tuple[str, ...] = ()
    quest_completed: str = ""
    conclusion_a: Conclusion | None = None
    conclusion_b: Conclusion | None = None
    regains: Regain | None = None
    #: The gold can only be spent on enhancements, at once.
    gold_for_enhancements: bool = False
    #: Items go to the one whose personal quest leads here, who cannot sell them.
    for_the_seeker: bool = False
    #: The one whose personal quest ends here retires on the spot, without the events of the class.
    seeker_retires: bool = False
    ends_the_story: bool = False


class Achievements(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a party must have achieved, or must not."""

    global_complete: tuple[str, ...] = ()
    global_incomplete: tuple[str, ...] = ()
    party_complete: tuple[str, ...] = ()
    party_incomplete: tuple[str, ...] = ()
    #: Achievements that count only if they were had more than once.
    times: dict[str, int] = {}


class Requirements(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must be true before a scenario can be played in a campaign."""

    any_of: tuple[Achievements, ...] = ()
    personal_quest: str = ""
    item_equipped: int = 0
    printed_text_without_game_effect: str = ""


class Spawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Monsters that appear, at a marker or beside their summoner; their ranks with two, three and four characters."""

    ranks: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    monster: str = ""
    marker: str = ""
    #: Which monster it is, by the marker where something stands.
    by_marker: dict[str, str] = {}


class Wave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What appears in some rounds: these, or every few from a first one on."""

    spawn: tuple[Spawn, ...]
    rounds: tuple[int, ...] = ()
    first: int = 1
    every: int = 1

    def comes(self, now: int) -> bool:
        """Whether it is due in a round."""
        return now in self.rounds if self.rounds else now >= self.first and (now - self.first) % self.every == 0


class Touch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a special rule does to figures at its moment; formulas with C and L."""

    who: Literal["monsters", "party", "everyone"]
    damage: str = ""
    heal: str = ""
    #: Only those on this map tile, or within some hexes of an object or a letter.
    tile: str = ""
    near: str = ""
    marker: str = ""
    #: Only those on difficult terrain who do not fly.
    difficult: bool = False
    within: int = 0
    #: Characters with the perk for it ignore it.
    scenario_effect: bool = False


class Sway(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a special rule changes attacks, for as long as it holds."""

    #: Whose attacks.
    who: Literal["monsters", "party"] = "monsters"
    #: Only those of this type.
    monster: str = ""
    attack: int = 0
    edge: Literal["", "advantage", "disadvantage"] = ""
    conditions: tuple[str, ...] = ()


class SpecialRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule of a scenario, each one told in words as well.

    What several scenarios share is data. A rule written elsewhere has only a `name`: in the module of the scenario
    (`rules/scenarios`), on the card of a boss or at a door. A rule may hold for some numbers of characters, and since
    or until a door is open.
    """

    on: Literal[
        "always", "setup", "round_start", "round_end", "turn_start", "turn_end", "action", "door_opened",
        "boss_special", "objective_destroyed", "monster_killed",
    ]  # fmt: skip
    name: str = ""
    #: Which special of the boss, which door, which objective.
    number: int = 0
    door: str = ""
    objective: str = ""
    characters: tuple[int, ...] = ()
    rounds: tuple[int, ...] = ()
    since: str = ""
    until: str = ""
    once: bool = False
    #: It holds as long as this object stands.
    standing: str = ""
    #: It holds as long as no monster of this type is on the map.
    absent: str = ""
    #: The marker on which a character ends their turn.
    marker: str = ""
    #: How many monsters of this type are dead.
    monster: str = ""
    dead: int = 0
    #: What it does to figures, or to attacks.
    touch: Touch | None = None
    sway: Sway | None = None
    #: The map tile whose monsters were kept back until now.
    garrison: str = ""
    #: Whoever stands on these hexes leaves the map.
    exit: str = ""
    #: Whose damage a character may negate by losing a card of the hand, and how often in all; 0: as often as they like.
    spared: str = ""
    uses: int = 0
    #: The party achievement that it takes.
    achieved: str = ""
    waves: tuple[Wave, ...] = ()
    elements: dict[str, Literal["strong", "inert"]] = {}
    #: At the end of the round in which the last goal treasure was looted.
    after_last_chest: bool = False
    #: Goal treasures are taken by Loot abilities alone.
    loot_by_ability: bool = False
    #: Obstacles, by their picture, that cannot be destroyed or moved.
    indestructible: tuple[str, ...] = ()
    #: The map tile whose obstacles nothing passes and which block line of sight: they are walls.
    walls: str = ""
    #: How many levels monsters are above the scenario.
    level_bonus: dict[str, int] = {}


class Dungeon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A map of random rooms: the cards of rooms and monsters that it is made of; all of them if none are named."""

    rooms: tuple[str, ...] = ()
    foes: tuple[int, ...] = ()
    #: In the last room a goal treasure takes the place of whatever is on point 12.
    chest: bool = False
    #: What opening the rooms costs, where the page says it and not the players.
    penalties: str = ""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: its map in hexes of one grid, its aim, and what it opens."""

    number: int
    location: str
    goal: tuple[Goal, ...]
    #: Empty where the map is made of random rooms.
    rooms: tuple[Room, ...] = ()
    dungeon: Dungeon | None = None
    lose: tuple[Loss, ...] = ()
    setup: tuple[Start, ...] = ()
    rewards: Rewards = Rewards()
    requirements: Requirements = Requirements()
    unlocks: tuple[int, ...] = ()
    links: tuple[int, ...] = ()
    linked_to_gloomhaven: bool = False
    blocks: tuple[int, ...] = ()
    road_event: bool = False
    doors: tuple[Door, ...] = ()
    wall_edges: tuple[tuple[Hex, Hex], ...] = ()
    markers: dict[str, tuple[Hex, ...]] = {}
    objectives: tuple[Objective, ...] = ()
    npcs: tuple[Ally, ...] = ()
    factions: tuple[Faction, ...] = ()
    treasures: tuple[Treasure, ...] = ()
    special: tuple[SpecialRule, ...] = ()
