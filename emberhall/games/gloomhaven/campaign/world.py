"""The document of a campaign: the world with its map, its parties and its characters.

A `World` belongs to everybody who plays in it. It holds what the map records (places found and completed, achievements,
prosperity, gifts to the sanctuary), decks whose order nobody knows (events, quests, designs, side scenarios, the boxes
that are still sealed), several `Party` sheets, one of which travels now, and one `Hero` for each character sheet.
A hero belongs to a chair. With one player the party is made of two to four heroes of one chair; otherwise each chair
brings one hero, and others sit out.
"""

from typing import Annotated, Literal, NewType, TypeAlias

import msgspec

from emberhall import kernel
from emberhall.kernel import Deck, Document, Hand, Pile

EventCard = NewType("EventCard", str)  # "city-12", "road-3"
QuestCard = NewType("QuestCard", str)  # "quest-510"
Design = NewType("Design", str)  # "design-71"
SideCard = NewType("SideCard", str)  # "side-482"
Box = NewType("Box", str)  # a class: "sun"

CHAIRS = 4
#: The place of a party that is in the city.
GLOOMHAVEN = 0


class Agreement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players agree on before a campaign."""

    #: The name of the first party.
    party: Annotated[str, msgspec.Meta(max_length=40)] = ""
    difficulty: Literal["easy", "normal", "hard", "very_hard"] = "normal"
    #: All hands are open, and monsters are one level higher (GH-SOLO-04).
    open_information: bool = False
    #: Fewer surprises in the modifier decks (GH-VRAND-01).
    reduced_randomness: bool = False
    #: A character without hit points dies for good (GH-PERMA-01).
    permanent_death: bool = False
    #: What opening the rooms of a random dungeon costs (GH-RDUNG-15).
    penalties: Literal["none", "light", "standard", "heavy", "most"] = "standard"
    #: What is still locked may be looked at.
    spoilers: bool = False


class Next(msgspec.Struct):
    """What the next scenario begins with for a character: donations and events have brought it about (GH-SETUP-06)."""

    blessings: int = 0
    minus_ones: int = 0
    conditions: list[str] = msgspec.field(default_factory=list)
    damage: int = 0
    discards: int = 0
    #: Items used up on the way.
    used: list[int] = msgspec.field(default_factory=list)


class Hero(msgspec.Struct, kw_only=True):
    """A character sheet (GH-CHAR-02)."""

    id: int
    #: The chair of its player; NOBODY: they have left, and someone else may take it over.
    chair: int
    party: int
    cls: str
    #: The number of its name; 0: not named yet.
    name: int = 0
    #: Its name in the words of its players, where it came from another program.
    called: str = ""
    #: 0: its starting level has not been chosen.
    level: int = 0
    xp: int = 0
    gold: int = 0
    checks: int = 0
    perks: list[int] = msgspec.field(default_factory=list)
    #: The ability cards gained, in the order of the levels.
    cards: list[str] = msgspec.field(default_factory=list)
    items: list[int] = msgspec.field(default_factory=list)
    #: Perks for characters of its player that have retired (GH-RETIRE-10).
    veteran: int = 0
    #: Which of the characters of a solo player it follows (GH-RETIRE-11).
    line: int = 0
    #: The two quests to choose from, and the one that was chosen.
    offered: Hand[QuestCard]
    quest: Pile[QuestCard] = msgspec.field(default_factory=Pile)
    #: What counts for the quest so far: `kill:ooze`, `exhausted`, `scenario:3`.
    deeds: dict[str, int] = msgspec.field(default_factory=dict)
    fulfilled: bool = False
    retired: bool = False
    dead: bool = False
    #: It stays behind while another of its player comes along.
    sits_out: bool = False
    #: Whether it has donated during this visit (GH-DONATE-01).
    donated: bool = False
    next: Next = msgspec.field(default_factory=Next)
    #: Gold that can only be spent on enhancements at once (scenario 27).
    bound: int = 0

    @property
    def gone(self) -> bool:
        """Whether it has left the campaign."""
        return self.retired or self.dead


class Party(msgspec.Struct, kw_only=True):
    """A party sheet (GH-PARTY-04)."""

    #: Its name in the words of its players; empty: it goes by its number.
    name: str = ""
    reputation: int = 0
    achievements: list[str] = msgspec.field(default_factory=list)
    #: Where it is: the city, or the scenario it played last (GH-PARTY-05).
    place: int = GLOOMHAVEN
    #: The scenario it travels to: its road event has been played.
    heading: int = 0
    #: Whether a city event may still be played in this visit (GH-CITYEV-01).
    event_due: bool = False


class Placed(msgspec.Struct):
    """An enhancement, permanent for all later characters of the class (GH-ENH-20, GH-ENH-21)."""

    cls: str
    card: str
    half: Literal["top", "bottom"]
    spot: int
    kind: str


class Claim(msgspec.Struct, frozen=True):
    """Something that the party has won and still has to divide: gold, a copy of an item, one of several places."""

    kind: Literal["gold", "item", "location"]
    n: int = 0
    of: tuple[int, ...] = ()


class Card(msgspec.Struct):
    """The event card on the table: its option and results, once they are known."""

    deck: Literal["city", "road"]
    number: int
    option: str = ""
    tales: list[str] = msgspec.field(default_factory=list)


class Desk(msgspec.Struct):
    """How far a player has come in the city: their heroes are looked after one by one."""

    #: Heroes who are ready, and those who have been told to come along or to stay behind.
    ready: list[int] = msgspec.field(default_factory=list)
    placed: list[int] = msgspec.field(default_factory=list)
    #: The card that is being enhanced.
    card: str = ""
    #: The player creates another character.
    creating: bool = False
    left: bool = False


class World(Document, kw_only=True):
    """What a campaign keeps between scenarios."""

    agreed: Agreement
    # the map
    prosperity: int = 0
    donated: int = 0
    achievements: dict[str, int] = msgspec.field(default_factory=dict)
    found: list[int] = msgspec.field(default_factory=list)
    done: list[int] = msgspec.field(default_factory=list)
    looted: list[int] = msgspec.field(default_factory=list)
    envelopes: list[str] = msgspec.field(default_factory=list)
    #: Conditions that have had their effect (GH-UNLOCK-09).
    marks: list[str] = msgspec.field(default_factory=list)
    #: Sections of the Town Records that were read.
    records: int = 0
    clues: int = 0
    #: How many scenarios were played, and how many of them won.
    played: int = 0
    won: int = 0
    # decks and boxes
    city: Deck[EventCard]
    road: Deck[EventCard]
    quests: Deck[QuestCard]
    designs: Deck[Design]
    sides: Deck[SideCard]
    #: The event card on the table.
    drawn: Pile[EventCard] = msgspec.field(default_factory=Pile)
    sealed: Deck[Box]
    classes: Pile[Box]
    #: Classes with a retired character.
    retired: list[str] = msgspec.field(default_factory=list)
    #: By item: how many copies have come into the shop or into hands.
    copies: dict[int, int] = msgspec.field(default_factory=dict)
    stickers: list[Placed] = msgspec.field(default_factory=list)
    # parties and characters
    parties: list[Party] = msgspec.field(default_factory=list)
    current: int = 0
    heroes: list[Hero] = msgspec.field(default_factory=list)
    #: By chair: retired characters in each line.
    lines: list[list[int]] = msgspec.field(default_factory=lambda: [[0] * CHAIRS for _ in range(CHAIRS)])
    # what is under way
    visiting: bool = False
    desks: list[Desk] = msgspec.field(default_factory=lambda: [Desk() for _ in range(CHAIRS)])
    claims: list[Claim] = msgspec.field(default_factory=list)
    card: Card | None = None

    @property
    def sheet(self) -> Party:
        """The sheet of the party that plays at present."""
        return self.parties[self.current]

    @property
    def in_city(self) -> bool:
        """Whether the party is in Gloomhaven."""
        return self.sheet.place == GLOOMHAVEN

    def of_chair(self, chair: int) -> list[Hero]:
        """The heroes of a chair in the current party."""
        return [hero for hero in self.heroes if hero.chair == chair and hero.party == self.current and not hero.gone]

    def members(self) -> list[Hero]:
        """The heroes of the current party, whether or not they sit out."""
        return [hero for hero in self.heroes if hero.party == self.current and not hero.gone]

    def travellers(self) -> list[Hero]:
        """The heroes who take part at present, by chair."""
        return [hero for chair in self.party for hero in self.of_chair(chair) if not hero.sits_out]

    def hero(self, id: int) -> Hero:
        """The hero with this id."""
        return self.heroes[id]


Table: TypeAlias = "kernel.Table[World]"
