"""The story of Volkare, the factions and other expansions; `*` marks a moment that is shown."""

import pytest

from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.ground import PORTAL, STEPS
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.phantoms import phantoms_appear
from emberhall.games.mage_knight.rules.volkare import general
from emberhall.games.mage_knight.state import DUMMY, Deed, Turn, UnitCard
from emberhall.games.mage_knight.terms import BLACK, COLD_FIRE, RANGED, RED, SIEGE
from emberhall.kernel import Message, Table
from tests.mage_knight.games import next_round
from tests.mage_knight.positions import Position, again, land
from tests.mage_knight.test_holding_back_the_leader import attacked
from tests.mage_knight.test_leaders import party
from tests.mage_knight.test_legion_cards import offer
from tests.mage_knight.test_legion_sites import maze
from tests.mage_knight.test_legion_units import battle as paid
from tests.mage_knight.test_start_level import shop
from tests.mage_knight.test_tezla_scenarios import tile
from tests.mage_knight.test_volkare import attacking, entering, march, quest, siege, together
from tests.mage_knight.test_volkare_together import fought
from tests.mage_knight.test_volkares_camp import camp
from tests.mage_knight.tezla import battle, chased, lair, walk

E, SE, SW, W, NW, NE = STEPS


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of the story in order, with `*` for each moment that is shown."""
    lines: list[str] = []

    def say(table: Table, message: Message, to: int | None = None, others: Message | None = None) -> None:
        if message.id != "say-turn":  # test_story.py: that a hero's turn begins
            lines.append(GAME.texts.say(message, "en"))

    monkeypatch.setattr(Table, "say", say)
    monkeypatch.setattr(Table, "beat", lambda table: lines.append("*"))
    return lines


def his_turn(play: Position) -> Position:
    """His turn begins."""
    play.state.turn, play.state.phase = Turn(DUMMY), "volkare"
    return again(play)


def test_his_march(told: list[str]) -> None:
    march("march.tovak.1")
    assert told == [
        "General Volkare arrives with an army of Level 5.",
        "Volkare's card: March.",
        "*",
        "Volkare marches south-east: his card is green.",
        "*",
    ]


def test_a_tile_that_he_reveals_is_seen_before_he_steps_on_it(told: list[str]) -> None:
    play = march()
    general(play.state).at = play.spots["country_03.NE"]
    del told[:]
    his_turn(play)  # his deck is empty
    assert told[:4] == [
        "Volkare rages on.",
        "Volkare reveals a tile (Countryside).",
        "*",
        "Volkare marches east: his card is blue.",
    ]


def test_a_red_card_with_nobody_near_is_told(told: list[str]) -> None:
    march("rage.tovak.1", source="red", dice=[5])
    assert told[1:] == [
        "Volkare's card: Rage.",
        "*",
        "Volkare rerolls a red die of the Source.",
        "Volkare has no hero within reach to attack.",
    ]


def test_his_rest(told: list[str]) -> None:
    march("wound.900", dice=[BLACK])
    assert told[1:] == ["Volkare's card: Wound.", "*", "Volkare rests; his die shows black."]
    play = march(dice=[RED, RED])
    play.state.unit_offer.cards = [UnitCard("peasants.1")]
    general(play.state).wavering = ["peasants.1"]
    general(play.state).deck.cards = [Deed("wound.900")]
    del told[:]
    his_turn(play)
    assert told[2:] == ["Volkare rests; his die shows red.", "Volkare wins over a wavering Unit: Peasants."]


def test_his_attack_on_a_hero(told: list[str]) -> None:
    play = entering().do("withdraw")
    play.do(play.keys[0])
    assert told[3:] == [
        "Volkare marches south-east: his card is green.",
        "*",
        "Volkare attacks Arythea!",
        "*",
        "Arythea takes 2 Wounds.",
        "Arythea withdraws from Volkare.",
    ]


def test_the_city_in_his_hands(told: list[str]) -> None:
    siege("march.tovak.1", conquered=False)
    assert told[1:] == ["Volkare's card: March.", "*", "Volkare takes the city!", "*"]


def test_the_city_plundered(told: list[str]) -> None:
    siege("march.tovak.1")
    assert told[3:5] == ["Nobody defends the city: Volkare plunders it.", "*"]


def test_the_city_defended(told: list[str]) -> None:
    play = siege("march.tovak.1", inside=1, dice=[0]).do("defend", "quick_preparation")
    fought(play, 0)
    assert "Volkare is driven back from the city." in told


def test_his_way_out(told: list[str]) -> None:
    quest("march.tovak.1", at=PORTAL + E)
    assert told[3:6] == [
        "The portal closes.",
        "Volkare marches west: towards the portal; his card is green.",
        "*",
    ]
    del told[:]
    quest("march.tovak.1", at=PORTAL)
    assert told[3:] == ["Volkare leaves through the portal!", "*"]


def test_heroes_shut_out(told: list[str]) -> None:
    """All are in the portal when it closes: the game is lost, though he neither took the city nor left."""
    quest("stamina.tovak.1", heroes="arythea tovak", at=PORTAL + 4 * NE, away=False)
    assert told[3:] == [
        "The portal closes.",
        "Arythea has returned through the portal and leaves the game.",
        "Tovak has returned through the portal and leaves the game.",
        "*",
    ]


def test_his_losses(told: list[str]) -> None:
    play = quest(away=True)
    general(play.state).lost = 2
    del told[:]
    his_turn(play)
    assert told[0] == "Volkare gathers his troops and stays put."


def test_a_battle_that_ends_him(told: list[str]) -> None:
    play = attacking("prowlers", dice=[0], hand="crushing_bolt", mana="green").do("walk:volkare_camp.C", "fight")
    assert "Arythea attacks Volkare!" in told
    play.combat.points[4 * SIEGE] = 9
    again(play).do("target:0", "strike")
    assert "Volkare's army is destroyed!" in told


def test_an_attack_together(told: list[str]) -> None:
    together("elite:tovak:1", "regular:tovak:3")
    assert told[1:] == ["Arythea attacks Volkare!"]
    del told[:]
    together("elite:tovak:1", "regular:tovak:3", answer="no")
    assert told[1:] == ["Tovak refuses the joint assault."]


def test_a_defence_together_refused(told: list[str]) -> None:
    play = siege("march.tovak.1", inside=2, heroes="arythea tovak")
    del told[:]
    play.do("defend_together", "regular:tovak:3", "no")
    assert told == ["Tovak refuses the joint defence."]


def test_his_level_changed(told: list[str]) -> None:
    play = march("march.tovak.1", source="", options={"adjust_level": True})
    play.state.players[0].tactic, general(play.state).tactic = "early_bird", "planning"
    play = next_round(play.state)
    del told[:]
    play.do("volkare_level:6")
    assert told[0] == "General Volkare arrives with an army of Level 6."


# factions


def through(play: Position) -> Position:
    """To the end of the fight, whatever happens."""
    while play.state.combat is not None:
        play.do(next(key for key in play.keys if key.startswith(("suffer", "hero_takes", "end_"))))
    return play


def hit(play: Position, target: int, points: int) -> Position:
    """A Ranged Attack of this many points."""
    play.do(f"target:{target}")
    play.combat.points[4 * RANGED + COLD_FIRE] = points
    return again(play).do("strike")


def test_a_leader_is_found(told: list[str]) -> None:
    tile("life_and_death", "core_05", 1, 2)
    assert told[-2:] == ["High Priestess of the Elementalists appears at Level 6.", "*"]


def test_a_leader_is_struck_and_beaten(told: list[str]) -> None:
    play = lair("necropolis", 2).do("walk:A")
    assert told[-1] == "Arythea attacks the leader of a faction!"
    hit(play, 0, 30)
    assert told[-4:] == [
        "Arythea strikes Necromancer of the Dark Crusaders: 2 Levels lost.",
        "Arythea gains 6 Fame.",
        "Necromancer of the Dark Crusaders is defeated!",
        "*",
    ]


def test_a_leader_is_attacked_together(told: list[str]) -> None:
    party().do("storm_leader", "share:tovak:1", "skip", "yes")
    assert told[-1] == "Arythea attacks the leader of a faction!"
    del told[:]
    party().do("storm_leader", "share:tovak:1", "skip", "no")
    assert told[-1] == "Tovak refuses the joint assault."


def test_a_pursuer_comes(told: list[str]) -> None:
    chased(walk("@ A B O", spots={"A": "plains", "B": "plains", "O": "plains !prowlers"}, hand="march"), "O").do(
        "end_turn"
    )
    assert told[:1] == ["Arythea is pursued: Prowlers."]


def test_sites_are_freed_and_sealed(told: list[str]) -> None:
    for scenario in ("life_and_death", "realm_of_the_dead"):
        spots = {"G": "forest graveyard +mummy"}
        play = land("arythea", "G p", spots=spots, at="G", scenario=scenario, hand="march", mana="red")
        factions_of(play.state).graveyards.append(play.spots["G"])
        play = hit(again(play).do("enter"), 0, 9)
        assert "Arythea frees a graveyard." in told
        del told[:]
    play.do("seal")
    assert told[-1] == "Arythea seals the graveyard."


def test_a_token_is_gained(told: list[str]) -> None:
    play = hit(battle("mummy"), 0, 9)
    assert [line for line in told if "token" in line] == ["Arythea finds a faction token: Vial of Toxin."]
    assert play.state.combat is None


def test_a_relic_is_found(told: list[str]) -> None:
    spots = {"R": "city ruined_city swamp_dragon"}
    play = land("arythea", "@ R", spots=spots, scenario="lost_relic", move=2, hand="march").do("walk:R")
    assert told[-1] == "Arythea goes into a ruined city."
    hit(play, 0, 20)
    assert told[-1] == "Arythea finds a piece of the relic!"
    del told[:]
    through(land("arythea", "@ R", spots=spots, scenario="lost_relic", move=2, hand="march").do("walk:R"))
    assert "Arythea finds a piece of the relic!" not in told


# what else is new


def test_a_hunt(told: list[str]) -> None:
    camp("", others={}).do("hunt:green")
    assert told[0] == "Arythea hunts around Volkare's camp."


def test_a_seal_broken(told: list[str]) -> None:
    play = land("arythea", others={"tovak": ""}, scenario="full_conquest", options={"seals": "weak"}, mana="red")
    play.state.seals = [(3, RED)]
    again(play).do("break_seal:red")
    assert told[-1] == "Arythea breaks a seal on the Fame track: red mana."


def test_a_phantom_turned_up(told: list[str]) -> None:
    play = attacked("minotaur")
    play.state.players[0].haunted = 1
    phantoms_appear(Table(play.state, 2), play.state.players[0])
    assert len(told) == 1
    assert told[0].startswith("A phantom rises against Arythea: ")


def test_a_start_with_experience(told: list[str]) -> None:
    shop().do("done")
    assert "Arythea starts at Level 3." in told


def test_a_maze_entered_and_thugs_paid(told: list[str]) -> None:
    maze(hand="march").do("enter")
    assert told[-1] == "Arythea goes into a maze."
    paid(unit="thugs", hand="promise", phase="damage").do("play:promise:basic", "bribe:thugs")
    assert "Arythea pays Thugs to fight." in told


def test_a_card_in_another_shape(told: list[str]) -> None:
    play = land("braevalar", "@ p", skills="shapeshift", hand="rage", mana="red").do("use_skill:shapeshift")
    play.do("shape:rage:strong:0:move")
    assert "Braevalar plays Rage with a changed effect: Move 4." in told


def test_cards_learnt_and_lent(told: list[str]) -> None:
    play = offer(land(hand="blood_of_ancients", mana="white"), "fire_bolt agility ice_shield")
    play.do("play:blood_of_ancients:basic")
    assert "Arythea gains Agility." in told
    play = offer(land(hand="blood_of_ancients", mana="red"), "fire_bolt frost_bridge intimidate")
    play.do("play:blood_of_ancients:strong", "to_hand")
    assert "Arythea uses Frost Bridge through Blood of Ancients." in told
    play = offer(paid(hand="tome_of_all_spells rage"), spells="fireball tremor snowstorm")
    play.do("target:0", "play:tome_of_all_spells:basic")
    assert "Arythea uses Fireball through Tome of All Spells." in told
