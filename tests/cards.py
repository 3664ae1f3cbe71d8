"""Every card of every game, as the table shows it face up."""

from __future__ import annotations

from emberhall.games.defenders.content import DARKNESS_CARDS, HERO_CARDS
from emberhall.games.defenders.content import HEROES as DEFENDERS
from emberhall.games.defenders.content import QUESTS as TASKS
from emberhall.games.defenders.game import GAME as REALM
from emberhall.games.defenders.scene import cards as realm
from emberhall.games.defenders.scene.players import _skills as skills_of
from emberhall.games.gloomhaven.content import CARDS, CLASSES, ITEMS
from emberhall.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from emberhall.games.gloomhaven.scene import players as party
from emberhall.games.mage_knight.content import DEEDS, ENEMY, FACTION_TOKEN, SKILL, TACTIC, UNIT
from emberhall.games.mage_knight.scene import cards as mage
from emberhall.games.runewars.content import (
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    FATE,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    UNITS,
)
from emberhall.games.runewars.scene import cards as banners
from emberhall.games.sword_sorcery.content import CARDS as POWERS_AND_ITEMS
from emberhall.games.sword_sorcery.scene.heroes import card_of
from emberhall.kernel import Session
from emberhall.scene import Card


def all_cards() -> dict[str, list[Card]]:
    """By game. Left out are the sheets of heroes, which are only seen whole, where they are chosen."""
    state = Session(REALM, REALM.parse_options({}), 2, 1, keep=False).state
    return {
        "mage_knight": [
            *map(mage.deed, DEEDS),
            *(mage.skill(id, spent=False) for id in SKILL),
            *map(mage.unit_of_offer, UNIT),
            *map(mage.tactic, TACTIC),
            *map(mage.enemy, ENEMY),
            *(mage.faction_token(id, id) for id in FACTION_TOKEN),
        ],
        "gloomhaven": [
            *(party.ability(id, "red") for id in CARDS),
            *map(party._goal, BATTLE_GOALS),
            *(party._ware(id, False) for id in ITEMS),
            *(party._class(cls, False) for cls in CLASSES),
        ],
        "runewars": [
            *(banners.order_card(f"{next(iter(FACTIONS))}.{id}") for id in ORDERS),
            *map(banners.tactics_card, TACTICS),
            *map(banners.quest_card, QUESTS),
            *map(banners.reward_card, REWARDS),
            *map(banners.objective_card, OBJECTIVES),
            *map(banners.season_card, SEASON_CARDS),
            *map(banners.fate_card, FATE),
            *map(banners.hero_card, HEROES),
            *map(banners.token_card, EXPLORATION),
            *(banners.development_card(id, id) for id in DEVELOPMENTS),
            *(banners.unit_card(id, id) for id in UNITS),
        ],
        "defenders": [
            *map(realm.hero_card, HERO_CARDS),
            *(realm.quest_card(id, state.heroes[0]) for id in TASKS),
            *(realm.darkness_card(state, id) for id in DARKNESS_CARDS),
            *(card for hero in DEFENDERS for card in skills_of(0, hero).cards),
        ],
        "sword_sorcery": list(map(card_of, POWERS_AND_ITEMS)),
    }
