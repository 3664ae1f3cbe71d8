"""The Hero deck: location cards of every General's set, and the Special cards."""

from functools import cache
from typing import cast

from emberhall.effects import Effect, Then
from emberhall.games.defenders.content.board import COLOUR, at, table
from emberhall.games.defenders.content.enemies import BASE_GENERALS, DRAGON_GENERALS
from emberhall.games.defenders.content.kinds import Banner, HeroCard, HeroCardId, Moment
from emberhall.games.defenders.effects.nodes.acts import (
    CancelPlacement,
    ClearHere,
    ClearPlaces,
    Exchange,
    Foresee,
    Gossip,
    GuardCity,
    HoldGeneral,
    HoldHealing,
    Luck,
    MoreDice,
    NoSkill,
    Purify,
    PushBack,
    Quench,
    QuietNight,
    RaiseGate,
    SendHeroes,
    Strike,
    Sweep,
    Ward,
)
from emberhall.games.defenders.terms import BLACK, BLUE, GREEN, PURPLE, RED

EVERY_GENERAL = (RED, GREEN, BLUE, BLACK)


def _location_cards() -> dict[str, HeroCard]:
    """Cards of the base Generals are called `ancient_ruins.1`, those of the dragons `brimstone.ancient_ruins.1`."""
    cards: dict[str, HeroCard] = {}
    for id, banner, dice in table("hero_cards.txt"):
        if banner not in ("horse", "eagle", "gate"):
            raise ValueError(f"hero_cards.txt: {id} has the banner {banner!r}")
        place = at(id.partition(".")[0])
        colour = COLOUR[place]
        for general, name in (
            (BASE_GENERALS[colour], id),
            (DRAGON_GENERALS[colour], f"{DRAGON_GENERALS[colour]}.{id}"),
        ):
            cards[name] = HeroCard(name, colour, int(dice), place, cast(Banner, banner), general)
    return cards


def _special(id: str, against: tuple[int, ...], dice: int, moment: Moment, act: Effect) -> HeroCard:
    return HeroCard(id, PURPLE, dice, against=against, act=act, moment=moment)


SPECIALS = (
    _special("magic_gate_spell", (BLACK,), 2, Moment.ANY, RaiseGate()),
    _special("hammer_of_valor", EVERY_GENERAL, 2, Moment.ANY, SendHeroes(1)),
    _special("spell_of_purity", (RED,), 2, Moment.ANY, Purify(every=True, here=False)),
    _special("elven_archers", (GREEN,), 1, Moment.ANY, ClearPlaces(2, GREEN)),
    _special("battle_strategy", EVERY_GENERAL, 2, Moment.ANY, Then((ClearPlaces(3), PushBack()))),
    _special("all_is_quiet", (GREEN,), 2, Moment.NIGHT, QuietNight()),
    _special("battle_luck.1", EVERY_GENERAL, 1, Moment.ROLLED, Luck()),
    _special("battle_luck.2", EVERY_GENERAL, 1, Moment.ROLLED, Luck()),
    _special("battle_fury", (BLUE,), 2, Moment.OWN_DAY, ClearHere()),
    _special("local_information", EVERY_GENERAL, 1, Moment.OWN_DAY, Gossip(5)),
    _special("kings_guard_attack", (BLUE,), 1, Moment.ANY, GuardCity(6)),
    _special("cavalry_sweep", EVERY_GENERAL, 1, Moment.ANY, Sweep(6, 2)),
    _special("dark_visions", EVERY_GENERAL, 1, Moment.ANY, Foresee(5)),
    _special("militia_secures_area", (BLACK,), 1, Moment.SHOWN, CancelPlacement()),
    _special("strong_defenses", (RED,), 1, Moment.SHOWN, HoldGeneral()),
    _special("spy_in_the_camp", EVERY_GENERAL, 1, Moment.ANY, HoldHealing()),
)

DRAGON_SPECIALS = (
    _special("dragon_slayer_lance", EVERY_GENERAL, 2, Moment.BATTLE, MoreDice(2, dragons=True)),
    _special("rain_of_the_gods", EVERY_GENERAL, 1, Moment.ANY, Quench(3)),
    _special("wizard_council_wards", EVERY_GENERAL, 1, Moment.GLOBAL, Ward()),
    _special("royal_messengers", EVERY_GENERAL, 1, Moment.ANY, Exchange()),
    _special("griffon_squadron", (GREEN, BLACK), 1, Moment.ANY, Strike(4, 2)),
    _special("dragon_bane", EVERY_GENERAL, 2, Moment.BATTLE, NoSkill(dragons=True)),
)

HERO_CARDS: dict[str, HeroCard] = {
    **_location_cards(),
    **{card.id: card for card in (*SPECIALS, *DRAGON_SPECIALS)},
}


@cache
def location_cards(general: str) -> tuple[HeroCardId, ...]:
    """The ids of the location cards with a General's portrait."""
    return tuple(HeroCardId(card.id) for card in HERO_CARDS.values() if card.portrait == general)


@cache
def special_cards(*, dragon: bool) -> tuple[HeroCardId, ...]:
    """The ids of the Special cards, with or without those of the expansion."""
    return tuple(HeroCardId(card.id) for card in (*SPECIALS, *(DRAGON_SPECIALS if dragon else ())))
