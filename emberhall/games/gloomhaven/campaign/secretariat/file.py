"""The export file of Gloomhaven Secretariat, as far as it speaks of a campaign: what is read, and what is written."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.content.campaign import ACHIEVEMENTS, TOWN
from emberhall.games.gloomhaven.content.kinds import Half
from emberhall.games.gloomhaven.terms import ELEMENTS
from emberhall.kernel.messages import texts

#: The game's own words: the names in the file are English.
LOCALE = Path(__file__).parents[2] / "locale"
TEXTS = texts(LOCALE)

#: What the file calls the game.
EDITION = "gh"
#: The most donations and the most gold or experience that a file may speak of.
MOST_DONATIONS, MOST = 1000, 1_000_000

Figure = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Text = Annotated[str, msgspec.Meta(max_length=4000)]
Id = str | int


class Part(msgspec.Struct, rename="camel", omit_defaults=False):
    """A part of the file. What it does not know it passes over."""


class Named(Part):
    """An item, a treasure."""

    name: Id
    edition: str = EDITION
    count: int = -1


class Place(Part):
    """A scenario."""

    index: Id
    edition: str = EDITION
    group: str | None = None
    is_custom: bool = False
    custom: str = ""


class Enhancement(Part):
    """An enhancement: on which card, at which spot (`0`, `0-0`, `bottom-1`), and of what kind."""

    card_id: int
    action_index: str
    index: int
    action: str
    inherited: bool = False


class Progress(Part):
    """A character sheet."""

    experience: Figure = 0
    gold: Figure = 0
    items: list[Named] = []
    equipped_items: list[Any] = []
    personal_quest: Id | None = ""
    personal_quest_progress: list[int | None] = []
    battle_goals: Annotated[int, msgspec.Meta(ge=0, le=18)] = 0
    notes: Text = ""
    item_notes: Text = ""
    retired: bool = False
    retirements: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    extra_perks: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    perks: list[int | None] = []
    masteries: list[int] = []
    donations: Figure = 0
    scenario_stats: list[Any] = []
    enhancements: list[Enhancement] | None = None
    deck: list[Any] = []


class Person(Part):
    """A character."""

    name: str
    edition: str = EDITION
    title: str | None = ""
    level: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    progress: Progress | None = None
    number: int = 0
    absent: bool = False


class Sheet(Part):
    """A party with its map."""

    id: int = 0
    name: str = ""
    edition: str | None = EDITION
    location: str = ""
    notes: Text = ""
    achievements_list: list[str] = []
    global_achievements_list: list[str] = []
    reputation: Annotated[int, msgspec.Meta(ge=-20, le=20)] = 0
    prosperity: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    donations: Annotated[int, msgspec.Meta(ge=0, le=MOST_DONATIONS)] = 0
    envelope_b: bool = False
    scenarios: list[Place] = []
    conclusions: list[Place] = []
    casual_scenarios: list[Place] = []
    manual_scenarios: list[Place] = []
    campaign_mode: bool = True
    treasures: list[Named] = []
    players: list[str | None] = []
    characters: list[Any] = []
    available_characters: list[Any] = []
    retirements: list[Any] = []
    unlocked_items: list[Named] = []
    unlocked_characters: list[str] = []
    event_decks: dict[str, list[Id]] = {}


# words of the file


def plain(name: str) -> str:
    """A name without case, marks and a leading article."""
    letters = "".join(letter for letter in name.casefold() if letter.isalnum())
    return letters.removeprefix("the")


#: The achievements by their names in the file.
BY_NAME = {plain(id): id for id in ACHIEVEMENTS}

#: Our kinds of enhancement in the file's words; the others are called the same.
KINDS = {"plus_one": "plus1", "any": "wild"}
OURS = {theirs: ours for ours, theirs in KINDS.items()}
KNOWN = {"plus_one", "jump", "hex", "any", "poison", "wound", "muddle", "immobilize", "disarm", "curse", "strengthen",
         "bless", *ELEMENTS}  # fmt: skip


def gifts(donated: int, envelope: bool) -> int:
    """Checkmarks of prosperity that come from donations: the file counts them apart."""
    return (1 + sum(step <= donated for step in TOWN.gifts_at)) if envelope else 0


def spot_index(half: str, sheet: Half, spot: int) -> tuple[str, int]:
    """How the file names a spot: the line in large type, that in small type within it, and the place on the line."""
    place, line, _ = sheet.spots[spot]
    same = [n for n, (at, other, _) in enumerate(sheet.spots) if (at, other) == (place, line)]
    small = list(dict.fromkeys(other for at, other, _ in sheet.spots if at == place and other))
    path = f"{place}-{small.index(line)}" if line else str(place)
    return (f"bottom-{path}" if half == "bottom" else path), same.index(spot)


def half_of(card: int, index: str) -> tuple[str, Half] | None:
    """The half of a card that an index of the file speaks of."""
    half = "bottom" if "bottom" in index else "top"
    return (half, CARDS[str(card)].half(half)) if str(card) in CARDS else None
