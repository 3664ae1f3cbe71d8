"""The Darkness Spreads deck."""

from functools import cache

from msgspec.structs import replace

from emberhall.games.defenders.content.board import at, table
from emberhall.games.defenders.content.enemies import BASE_GENERALS, DRAGON_GENERALS, GENERALS
from emberhall.games.defenders.content.global_effects import GLOBAL_EFFECTS
from emberhall.games.defenders.content.kinds import NEXT, NO_LOCATION, DarknessCard, DarknessId
from emberhall.games.defenders.effects.nodes.acts import (
    DragonCouncil,
    DragonFear,
    EnterCity,
    Kindle,
    Mischief,
    Patrols,
    Quiet,
    WarParty,
)
from emberhall.games.defenders.terms import BLACK, COLOURS, GREEN, RED


def _for_each_general(card: DarknessCard, colour: int, to: str, flight: str) -> list[DarknessCard]:
    """The card with the base General of the colour, and its twin with the dragon (`brimstone.d02`)."""
    target = NEXT if to == "next" else at(to)
    dragon = DRAGON_GENERALS[colour]
    where = at(flight) if GENERALS[dragon].flies else target
    return [
        replace(card, general=BASE_GENERALS[colour], to=target),
        replace(card, id=f"{dragon}.{card.id}", general=dragon, to=where),
    ]


def _ordinary() -> list[DarknessCard]:
    cards: list[DarknessCard] = []
    for id, a, a_colour, a_count, b, b_colour, b_count, colour, to, minions, flight in table("darkness.txt"):
        place = ((at(a), COLOURS.index(a_colour), int(a_count)), (at(b), COLOURS.index(b_colour), int(b_count)))
        card = DarknessCard(id, place, minions=int(minions))
        cards += _for_each_general(card, COLOURS.index(colour), to, flight)
    return cards


def _special() -> list[DarknessCard]:
    cards: list[DarknessCard] = []
    for id, colour, to, minions, flight, kind, act in (
        ("patrols_green", "green", "next", 2, "-", "orc_patrols", Patrols(GREEN)),
        ("patrols_red", "red", "next", 1, "mermaid_harbor", "orc_patrols", Patrols(GREEN)),
        ("patrols_black", "black", "next", 1, "-", "orc_patrols", Patrols(GREEN)),
        ("patrols_blue", "blue", "next", 1, "-", "orc_patrols", Patrols(GREEN)),
        ("war_party_blue", "blue", "monarch_city", 0, "-", "orc_war_party", WarParty(GREEN)),
        ("war_party_black", "black", "monarch_city", 0, "-", "orc_war_party", WarParty(GREEN)),
        ("imp_swarm", "green", "next", 1, "-", "imp_swarm", Patrols(GREEN)),
        ("imp_mischief", "red", "next", 1, "orc_valley", "imp_mischief",
         Mischief(("greenleaf_village", "father_oak_forest"))),
        ("zealot_crusade", "black", "next", 1, "-", "zealot_crusade", WarParty(BLACK)),
        ("elemental_fury", "blue", "next", 1, "-", "elemental_fury", Kindle(RED)),
        ("dragon_council", "blue", "monarch_city", 0, "-", "dragon_council", DragonCouncil("ancient_ruins")),
        ("dragon_fear", "black", "monarch_city", 0, "-", "dragon_fear", DragonFear()),
    ):  # fmt: skip
        card = DarknessCard(id, act=act, kind=kind, minions=minions)
        cards += _for_each_general(card, COLOURS.index(colour), to, flight)
    cards += [DarknessCard(f"quiet.{n}", act=Quiet(), kind="quiet") for n in range(1, 5)]
    cards.append(DarknessCard("monarch_city_card", act=EnterCity(), kind="monarch_city"))
    cards += [DarknessCard(f"global.{id}", kind="global", global_effect=id) for id in GLOBAL_EFFECTS]
    return cards


DARKNESS_CARDS: dict[str, DarknessCard] = {card.id: card for card in (*_ordinary(), *_special())}

ORC_KINDS = ("orc_patrols", "orc_war_party")
DRAGON_KINDS = ("imp_swarm", "imp_mischief", "zealot_crusade", "elemental_fury", "dragon_council", "dragon_fear")
#: In the box of the base game there are three All is Quiet cards; two scenarios speak of a fourth.
QUIET_CARDS = 3

assert all(card.to != NO_LOCATION for card in DARKNESS_CARDS.values() if card.general)


def flight_of(card: DarknessCard) -> int:
    """Where the Red Dragon as Agent flies by a card with the red General: to the card's second location."""
    return DARKNESS_CARDS[f"{DRAGON_GENERALS[RED]}.{card.id}"].to


@cache
def cards_of_general(general: str, *, orcs: bool) -> tuple[DarknessId, ...]:
    """The ids of a General's cards: ordinary ones, and Orc Activity or what takes its place without Orcs."""
    kinds = ("", *(ORC_KINDS if orcs else DRAGON_KINDS))
    return tuple(
        DarknessId(card.id) for card in DARKNESS_CARDS.values() if card.general == general and card.kind in kinds
    )
