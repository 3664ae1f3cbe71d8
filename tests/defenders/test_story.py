"""The story: what the table is told, line by line."""

from collections.abc import Callable

import pytest

from emberhall.games.defenders.content import SCENARIOS
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.rules.scenarios.lands_on_fire import light_fires
from emberhall.games.defenders.state import Setup
from emberhall.kernel import ALL, Event, Table
from tests.defenders.positions import Position, realm

FAR = {"balazarg": "bounty_bay", "gorgutt": "orc_valley", "sapphire": "heavens_glade", "varkolak": "father_oak_forest"}
DRAGONS = "brimstone hemlock sapphire_dragon onyx"
HONORS = Setup(honors=True)
LANDS = Setup(scenario="lands_on_fire")


def told(play: Position, *keys: str, to: int = ALL) -> list[str]:
    """The story told to all, or to these seats, while these choices are made."""
    events: list[Event] = []
    play.session.table.events = events
    play.do(*keys)
    return [GAME.texts.say(event.message, "en") for event in events if event.to == to]


def healing(play: Position) -> Position:
    """Gorgutt has waited long enough."""
    play.general("gorgutt").waits = 0
    return play


def burning(play: Position) -> Position:
    """The fires of The Lands on Fire burn, and Brimstone waits."""
    light_fires(Table(play.state, 1), SCENARIOS["lands_on_fire"])
    return play


Story = tuple[Callable[[], Position], tuple[str, ...], list[str]]

STORIES: dict[str, Story] = {
    "a_turn_from_day_to_the_next_dawn": (
        lambda: realm("paladin dwarf", darkness=["d22"], generals=FAR, deck=["blood_flats.1", "wolf_pass.1"]),
        ("walk:wolf_pass", "end_day"),
        [
            "Paladin walks to Wolf Pass.",
            "Paladin draws Blood Flats (gate) and Wolf Pass (gate).",
            "Darkness spreads: Eagle Peak Pass and Heaven's Glade.",
            "Eagle Peak Pass: 1 Dragonkin placed.",
            "Heaven's Glade: 1 Orc placed.",
            "Dwarf begins the turn.",
        ],
    ),
    "ways_of_moving": (
        lambda: realm("wizard", hands={"wizard": ["wolf_pass.2", "wolf_pass.1", "amarak_peak.1"]}),
        ("teleport_to:orc_valley",),
        ["Wizard teleports to Orc Valley."],
    ),
    "a_general_marches_and_a_demon_taints": (
        lambda: realm(darkness=["d13"], minions={"raven_forest": "red red"}),
        ("end_day",),
        [
            "Paladin draws Sea Bird Port (eagle) and Sea Bird Port (horse).",
            "Darkness spreads: Crystal Hills and McCorm Highlands.",
            "Crystal Hills: 1 Dragonkin placed.",
            "McCorm Highlands: 2 Undead placed.",
            "Lord Balazarg moves to Raven Forest.",
            "Raven Forest: 1 Demon placed.",
            "Raven Forest is tainted; 11 crystals left.",
            "Paladin begins the turn.",
        ],
    ),
    "an_overrun": (
        lambda: realm(darkness=["d46"], generals=FAR, minions={"blizzard_mountains": "blue blue"}),
        ("end_day",),
        [
            "Paladin draws Sea Bird Port (eagle) and Sea Bird Port (horse).",
            "Darkness spreads: Blizzard Mountains and Fire River.",
            "Blizzard Mountains: 1 Dragonkin placed.",
            "Overrun in Blizzard Mountains!",
            "Blizzard Mountains is tainted; 11 crystals left.",
            "Heaven's Glade: 1 Dragonkin placed.",
            "Withered Hills: 1 Dragonkin placed.",
            "Fire River: 1 Undead placed.",
            "Paladin begins the turn.",
        ],
    ),
    "the_supply_takes_a_minion_from_a_quest": (
        lambda: realm(
            "paladin dwarf",
            darkness=["d22"],
            generals=FAR,
            quests={"dwarf": "dragon_hunter"},
            collected={"dwarf": [0, 0, 2, 0]},
            supply={"blue": 0},
        ),
        ("end_day",),
        [
            "Paladin draws Sea Bird Port (eagle) and Sea Bird Port (horse).",
            "Darkness spreads: Eagle Peak Pass and Heaven's Glade.",
            "Eagle Peak Pass: 1 Dragonkin placed.",
            "Dwarf returns 1 Dragonkin from the Quest card.",
            "Heaven's Glade: 1 Orc placed.",
            "Dwarf begins the turn.",
        ],
    ),
    "the_city_falls": (
        lambda: realm(darkness=["d24"], generals={"balazarg": "bounty_bay"}),
        ("end_day",),
        [
            "Paladin draws Sea Bird Port (eagle) and Sea Bird Port (horse).",
            "Darkness spreads: Orc Valley and Father Oak Forest.",
            "Orc Valley: 2 Demons placed.",
            "Father Oak Forest: 2 Orcs placed.",
            "Lord Balazarg moves to Monarch City.",
            "The realm has fallen. Lord Balazarg has reached Monarch City.",
        ],
    ),
    "gates_and_healed_land": (
        lambda: realm(
            "dwarf",
            at={"dwarf": "wolf_pass"},
            hands={"dwarf": ["wolf_pass.1", "amarak_peak.1"]},
            crystals={"wolf_pass": 1},
            dice=[5, 1],
        ),
        ("build:wolf_pass.1", "heal_land:amarak_peak.1"),
        [
            "A Magic Gate stands in Wolf Pass.",
            "Dwarf tries to heal the land in Wolf Pass: 5 and 1, needing 5 or more.",
            "Wolf Pass is cleansed: 1 crystal removed.",
        ],
    ),
    "rumors": (
        lambda: realm("dwarf", at={"dwarf": "gryphon_inn"}, deck=["wolf_pass.1", "orc_valley.1"]),
        ("rumors:blue",),
        ["Dwarf listens for blue and turns up 2 cards.", "Dwarf draws Wolf Pass (gate)."],
    ),
    "wounds_and_healing": (
        lambda: realm(
            "rogue dwarf",
            at={"dwarf": "bounty_bay"},
            minions={"bounty_bay": "green green"},
            life={"dwarf": 4, "rogue": 3},
            darkness=["quiet.1", "quiet.2"],
            deck=["blood_flats.1", "wolf_pass.1", "orc_valley.1", "windy_pass.1"],
        ),
        ("heal", "end_day", "end_day"),
        [
            "Rogue heals 3 wounds; 6 Life now.",
            "Rogue draws Blood Flats (gate), Wolf Pass (gate) and Orc Valley (gate).",
            "Darkness spreads: All is Quiet.",
            "Dwarf begins the turn.",
            "Dwarf suffers 1 wound; 3 Life left.",
            "Dwarf draws Windy Pass (gate) and Sea Bird Port (eagle).",
            "Darkness spreads: All is Quiet.",
            "Rogue begins the turn.",
        ],
    ),
    "a_fight": (
        lambda: realm("paladin", at={"paladin": "bounty_bay"}, minions={"bounty_bay": "green green"}, dice=[6, 1]),
        ("attack",),
        ["Paladin attacks in Bounty Bay: 6 and 1; 1 minion defeated."],
    ),
    "a_slayer_needs_no_dice": (
        lambda: realm(
            "ranger", at={"ranger": "bounty_bay"}, minions={"bounty_bay": "green green"}, slain={"ranger": ["gorgutt"]}
        ),
        ("slay:green",),
        ["Ranger slays 2 minions in Bounty Bay."],
    ),
    "a_quest_by_a_roll": (
        lambda: realm(
            "rogue",
            at={"rogue": "dark_woods"},
            quests={"rogue": "amulet_of_the_gods"},
            quest_deck=["scout_gorgutt", "raids"],
            dead=["gorgutt"],
            dice=[1, 2, 3, 6],
        ),
        ("attempt:amulet_of_the_gods",),
        [
            "Rogue rolls 1, 2, 3 and 6 for the Quest, needing 6 or more.",
            "Rogue completes the Quest “Amulet of the Gods”.",
            "The Quest “Scout the General: Gorgutt” can no longer be completed and is discarded.",
            "Rogue has a new Quest: Raids.",
        ],
    ),
    "a_quest_by_a_visit": (
        lambda: realm("wizard", at={"wizard": "pleasant_hill"}, quests={"wizard": "organize_militia"}),
        ("attempt:organize_militia",),
        ["Wizard visits Pleasant Hill for the Quest."],
    ),
    "a_battle_lost": (
        lambda: realm(
            "rogue",
            at={"rogue": "scorpion_canyon"},
            hands={"rogue": ["orc_valley.1", "blood_flats.1"]},
            setup=Setup(no_penalties=True),
            dice=[1, 2, 1],
        ),
        ("challenge:balazarg", "all"),
        [
            "Rogue attacks Lord Balazarg.",
            "Rogue prepares 2 dice.",
            "Rogue loses a card to corruption.",
            "Rogue rolls 1: no hit.",
            "Lord Balazarg survives: the attack fails.",
        ],
    ),
    "a_battle_won_and_the_war_with_it": (
        lambda: realm(
            "rogue wizard",
            at={"rogue": "dark_woods"},
            hands={"rogue": ["dark_woods.1"]},
            wounds={"varkolak": 4},
            dead=["balazarg", "gorgutt", "sapphire"],
            dice=[6],
        ),
        ("challenge:varkolak", "commit:dark_woods.1"),
        [
            "Rogue attacks Varkolak.",
            "Rogue prepares 1 die.",
            "Rogue rolls 6: 1 hit.",
            "Rogue slays Varkolak.",
            "All Generals are defeated. King's Champion: Rogue.",
        ],
    ),
    "a_general_slain": (
        lambda: realm(
            "rogue",
            at={"rogue": "dark_woods"},
            hands={"rogue": ["dark_woods.1"]},
            wounds={"varkolak": 4},
            deck=["blood_flats.1", "wolf_pass.1", "orc_valley.1"],
            dice=[6],
        ),
        ("challenge:varkolak", "commit:dark_woods.1"),
        [
            "Rogue attacks Varkolak.",
            "Rogue prepares 1 die.",
            "Rogue rolls 6: 1 hit.",
            "Rogue slays Varkolak.",
            "Rogue draws Blood Flats (gate), Wolf Pass (gate) and Orc Valley (gate).",
        ],
    ),
    "a_hero_dies": (
        lambda: realm(
            "paladin dwarf",
            life={"paladin": 1},
            at={"paladin": "bounty_bay"},
            minions={"bounty_bay": "red red"},
            deck=["blood_flats.1", "wolf_pass.1"],
            quest_deck=["raids"],
        ),
        ("end_day", "take_hero:ranger"),
        [
            "Paladin suffers 1 wound; 0 Life left.",
            "Paladin dies.",
            "Ranger has a new Quest: Raids.",
            "Ranger draws Blood Flats (gate) and Wolf Pass (gate).",
            "Ranger draws Sea Bird Port (eagle) and Sea Bird Port (horse).",
            "Darkness spreads: All is Quiet.",
            "Dwarf begins the turn.",
        ],
    ),
    "special_cards": (
        lambda: realm(
            "rogue",
            hands={"rogue": ["battle_strategy", "spell_of_purity"]},
            minions={"wolf_pass": "red"},
            generals={"gorgutt": "orc_valley"},
            crystals={"wolf_pass": 2},
        ),
        ("play:battle_strategy", "play:spell_of_purity"),
        [
            "Rogue plays Battle Strategy.",
            "Wolf Pass is cleared of minions.",
            "Gorgutt the Savage is pushed back to Eagle Peak Pass.",
            "Rogue plays Spell of Purity.",
            "Wolf Pass is cleansed: 2 crystals removed.",
        ],
    ),
    "guards_strike_down_one_after_the_other": (
        lambda: realm("rogue", hands={"rogue": ["kings_guard_attack"]}, minions={"wolf_pass": "red"}),
        ("play:kings_guard_attack", "whence:wolf_pass:red"),
        ["Rogue plays King's Guard Attack.", "Wolf Pass: 1 Demon struck down."],
    ),
    "a_card_for_a_new_roll": (
        lambda: realm(
            "rogue dwarf",
            at={"rogue": "bounty_bay"},
            hands={"dwarf": ["battle_luck.1"]},
            minions={"bounty_bay": "green"},
            dice=[1, 5],
        ),
        ("attack", "reroll:battle_luck.1"),
        ["Dwarf plays Battle Luck.", "Rogue attacks in Bounty Bay: 5; 1 minion defeated."],
    ),
    "a_reward_is_used": (
        lambda: realm("rogue", kept={"rogue": ["ancient_tree_of_magic"]}, crystals={"wolf_pass": 1, "orc_valley": 1}),
        ("use:ancient_tree_of_magic", "where:wolf_pass"),
        ["Rogue plays Ancient Tree of Magic.", "Wolf Pass is cleansed: 1 crystal removed."],
    ),
    "the_monarch_city_card": (
        lambda: realm(
            darkness=["monarch_city_card", "quiet.1"],
            minions={"wolf_pass": "blue"},
            deck=["blood_flats.1", "wolf_pass.1"],
        ),
        ("end_day",),
        [
            "Paladin draws Blood Flats (gate) and Wolf Pass (gate).",
            "Darkness spreads: Monarch City.",
            "Monarch City: 1 Dragonkin placed.",
            "Both discard piles are shuffled back into their decks.",
            "Paladin begins the turn.",
        ],
    ),
    "generals_heal": (
        lambda: healing(realm("paladin", wounds={"gorgutt": 1}, deck=["blood_flats.1", "wolf_pass.1"])),
        ("end_day",),
        [
            "Paladin draws Blood Flats (gate) and Wolf Pass (gate).",
            "Darkness spreads: All is Quiet.",
            "Gorgutt the Savage heals; life: 6.",
            "Paladin begins the turn.",
        ],
    ),
    "fires": (
        lambda: realm(
            "ranger",
            at={"ranger": "wolf_pass"},
            fires=["wolf_pass"],
            hands={"ranger": ["amarak_peak.1", "wolf_pass.1"]},
            dice=[1, 2, 4, 1],
        ),
        ("extinguish:amarak_peak.1", "extinguish:wolf_pass.1"),
        [
            "Ranger fights the fire in Wolf Pass: 1 and 2.",
            "Ranger fights the fire in Wolf Pass: 4 and 1.",
            "The fire in Wolf Pass is out.",
        ],
    ),
    "brimstone_flies": (
        lambda: realm("ranger", cast=DRAGONS, darkness=["brimstone.d13"], deck=["blood_flats.1", "wolf_pass.1"]),
        ("end_day",),
        [
            "Ranger draws Blood Flats (gate) and Wolf Pass (gate).",
            "Darkness spreads: Crystal Hills and McCorm Highlands.",
            "Crystal Hills: 1 Dragon Master placed.",
            "McCorm Highlands: 2 Zealots placed.",
            "Brimstone moves to McCorm Highlands.",
            "McCorm Highlands is On Fire; 9 Fire tokens left.",
            "McCorm Highlands: 1 Fire Elemental placed.",
            "McCorm Highlands is tainted; 11 crystals left.",
            "Ranger begins the turn.",
        ],
    ),
    "global_effects": (
        lambda: realm(
            "ranger",
            darkness=["global.dark_skies", "global.clear_roads", "quiet.1"],
            effect="fair_winds",
            deck=["blood_flats.1", "wolf_pass.1"],
        ),
        ("end_day",),
        [
            "Ranger draws Blood Flats (gate) and Wolf Pass (gate).",
            "Darkness spreads: Dark Skies.",
            "Fair Winds ends.",
            "Darkness spreads: Clear Roads.",
            "Clear Roads follows another Global Effect and is discarded.",
            "Darkness spreads: All is Quiet.",
            "Ranger begins the turn.",
        ],
    ),
    "winds_of_chaos": (
        lambda: realm(
            "ranger",
            darkness=["global.winds_of_chaos", "quiet.1"],
            deck=["blood_flats.1", "wolf_pass.1", "orc_valley.1"],
        ),
        ("end_day",),
        [
            "Ranger draws Blood Flats (gate) and Wolf Pass (gate).",
            "Darkness spreads: Winds of Chaos.",
            "The Winds of Chaos sweep Ranger away: Orc Valley (gate).",
            "Darkness spreads: All is Quiet.",
            "Ranger begins the turn.",
        ],
    ),
    "an_agent_moves": (
        lambda: realm(
            "ranger", agent="agent_brimstone", darkness=["d13"], generals=FAR, deck=["blood_flats.1", "wolf_pass.1"]
        ),
        ("end_day",),
        [
            "Ranger draws Blood Flats (gate) and Wolf Pass (gate).",
            "Darkness spreads: Crystal Hills and McCorm Highlands.",
            "Crystal Hills: 1 Dragonkin placed.",
            "McCorm Highlands: 2 Undead placed.",
            "Brimstone, Agent of the Dark Lord, goes to McCorm Highlands.",
            "McCorm Highlands is On Fire; 9 Fire tokens left.",
            "Ranger begins the turn.",
        ],
    ),
    "an_agent_is_slain": (
        lambda: realm(
            "cleric",
            agent="agent_onyx",
            at={"cleric": "dark_woods"},
            generals={**FAR, "onyx": "dark_woods"},
            wounds={"onyx": 3},
            hands={"cleric": ["dark_woods.1"]},
            deck=["blood_flats.1", "wolf_pass.1", "orc_valley.1"],
            dice=[3, 6],
        ),
        ("challenge_agent:onyx", "commit:dark_woods.1"),
        [
            "Cleric attacks Onyx.",
            "Cleric prepares 1 die.",
            "Cleric rolls 6: 1 hit.",
            "Cleric slays Onyx, the Agent of the Dark Lord.",
            "Cleric draws Blood Flats (gate) and Wolf Pass (gate).",
        ],
    ),
    "an_agent_stands": (
        lambda: realm(
            "cleric",
            agent="agent_onyx",
            at={"cleric": "dark_woods"},
            generals={**FAR, "onyx": "dark_woods"},
            hands={"cleric": ["dark_woods.1"]},
            dice=[3, 1],
        ),
        ("challenge_agent:onyx", "commit:dark_woods.1"),
        [
            "Cleric attacks Onyx.",
            "Cleric prepares 1 die.",
            "Cleric rolls 1: no hit.",
            "Onyx survives: the attack fails.",
            "The defeat costs Cleric 2 Life and no card.",
            "Cleric suffers 2 wounds; 4 Life left.",
        ],
    ),
    "the_kings_blessing": (
        lambda: realm("ranger", crystals={"wolf_pass": 1, "orc_valley": 1}, setup=Setup(blessing=2)),
        ("bless:land", "where:wolf_pass"),
        ["Ranger uses the King's Blessing; 1 token left.", "Wolf Pass is cleansed: 1 crystal removed."],
    ),
    "fame": (
        lambda: realm(
            "cleric",
            at={"cleric": "dark_woods"},
            crystals={"dark_woods": 1},
            setup=HONORS,
            cup=["2.1", "3.1"],
            dice=[5, 1],
        ),
        ("heal_land:",),
        [
            "Cleric tries to heal the land in Dark Woods: 5 and 1, needing 5 or more.",
            "Cleric earns 1 Minor Fame token.",
            "Dark Woods is cleansed: 1 crystal removed.",
            "Cleric draws a Major Fame token worth 2.",
        ],
    ),
    "the_grand_ball": (
        lambda: realm(
            "cleric rogue",
            at={"cleric": "dark_woods"},
            hands={"cleric": ["dark_woods.1"]},
            wounds={"varkolak": 4},
            dead=["balazarg", "gorgutt", "sapphire"],
            setup=HONORS,
            cup=["2.1", "3.1", "4.1", "5.1", "2.2", "3.2"],
            dice=[6],
        ),
        ("challenge:varkolak", "commit:dark_woods.1"),
        [
            "Cleric attacks Varkolak.",
            "Cleric prepares 1 die.",
            "Cleric rolls 6: 1 hit.",
            "Cleric earns 1 Minor Fame token.",
            "Cleric slays Varkolak.",
            "Cleric draws a Major Fame token worth 2.",
            "Cleric draws a Major Fame token worth 3.",
            "Cleric receives an honor: King's Champion.",
        ],
    ),
    "the_red_dragon_returns": (
        lambda: burning(
            realm(
                "cleric",
                at={"cleric": "dark_woods"},
                hands={"cleric": ["dark_woods.1"]},
                wounds={"varkolak": 4},
                setup=LANDS,
                dice=[4],
            )
        ),
        ("challenge:varkolak", "commit:dark_woods.1"),
        [
            "Cleric attacks Varkolak.",
            "Cleric prepares 1 die.",
            "Cleric rolls 4: 1 hit.",
            "Cleric slays Varkolak.",
            "Brimstone enters the game!",
        ],
    ),
    "the_last_crystal": (
        lambda: realm(
            darkness=["d46"],
            generals=FAR,
            minions={"blizzard_mountains": "blue blue"},
            crystals={"wolf_pass": 6, "orc_valley": 5},
            deck=["blood_flats.1", "wolf_pass.1"],
        ),
        ("end_day",),
        [
            "Paladin draws Blood Flats (gate) and Wolf Pass (gate).",
            "Darkness spreads: Blizzard Mountains and Fire River.",
            "Blizzard Mountains: 1 Dragonkin placed.",
            "Overrun in Blizzard Mountains!",
            "Blizzard Mountains is tainted; 0 crystals left.",
            "The realm has fallen. The last Tainted Crystal was placed.",
        ],
    ),
    "a_ride_a_flight_and_a_gate": (
        lambda: realm("dwarf", hands={"dwarf": ["wolf_pass.2", "sea_bird_port.2", "wolf_pass.1"]}),
        ("ride:wolf_pass.2:bounty_bay", "fly:sea_bird_port.2:monarch_city", "gate:wolf_pass.1:wolf_pass"),
        [
            "Dwarf rides to Bounty Bay.",
            "Dwarf discards Wolf Pass (horse).",
            "Dwarf flies to Monarch City.",
            "Dwarf discards Sea Bird Port (eagle).",
            "Dwarf takes a gate to Wolf Pass.",
            "Dwarf discards Wolf Pass (gate).",
        ],
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_what_is_told(name: str) -> None:
    position, keys, lines = STORIES[name]
    assert told(position(), *keys)[: len(lines)] == lines


def test_with_secret_hands_the_others_hear_how_many_cards() -> None:
    play = realm("paladin dwarf", deck=["blood_flats.1", "wolf_pass.1"], setup=Setup(hands="secret"))
    events: list[Event] = []
    play.session.table.events = events
    play.do("end_day")
    drawn = [
        (event.to, GAME.texts.say(event.message, "en")) for event in events if event.message.id.startswith("say-drew")
    ]
    assert drawn == [(1, "Paladin draws Blood Flats (gate) and Wolf Pass (gate)."), (~1, "Paladin draws 2 cards.")]
