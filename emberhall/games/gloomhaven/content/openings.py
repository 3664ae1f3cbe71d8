"""What opens a locked door: one node for each kind."""

from typing import Literal, TypeAlias

import msgspec

from emberhall.games.gloomhaven.content.aims import ByCharacters, Kind


class ByBoss(Kind, frozen=True, tag="boss_special"):
    """A boss opens it, with one of its specials."""

    monster: str
    number: int


class ByPlate(Kind, frozen=True, tag="a_character_on_plate"):
    """It opens when a character ends their turn on a pressure plate; `unlocks`: from then on it can be opened."""

    plate: str
    unlocks: bool = False


class ByPlates(Kind, frozen=True, tag="all_characters_on_plates"):
    """It opens when every character stands on a pressure plate at the end of a turn."""

    plates: tuple[str, ...] = ()
    plates_by_characters: ByCharacters = msgspec.field(default_factory=dict)


class ByHeldPlates(Kind, frozen=True, tag="plates_held"):
    """It is open as long as a plate is occupied; `first` opens it for the first time."""

    plates: tuple[str, ...]
    first: str = ""


class ByDestruction(Kind, frozen=True, tag="objective_destroyed"):
    """It opens when it is destroyed."""

    objective: str


class ByRound(Kind, frozen=True, tag="round"):
    """It opens at the start or the end of a round."""

    when: Literal["start", "end"]
    round: int


class ByLoot(Kind, frozen=True, tag="goal_chests_looted"):
    """It opens when this many goal treasures are looted."""

    count: int


class ByTokens(Kind, frozen=True, tag="tokens_looted"):
    """It can be opened once these tokens are looted."""

    tokens: tuple[int, ...]


class ByEliteKills(Kind, frozen=True, tag="elite_kills"):
    """It opens when this many elite monsters are dead."""

    count: int


class ByDeath(Kind, frozen=True, tag="all_dead"):
    """It opens when all monsters of a type are dead."""

    monster: str


Opening: TypeAlias = (
    ByBoss | ByPlate | ByPlates | ByHeldPlates | ByDestruction | ByRound | ByLoot | ByTokens | ByEliteKills | ByDeath
)
