"""Set-up (base)."""

from collections import Counter

import pytest

from emberhall.games.defenders.content import (
    CITY,
    COLOUR,
    CRYSTALS,
    DARKNESS_CARDS,
    GENERALS,
    HEROES,
    IDS,
    MINION_KINDS,
    PATHS,
    PLACE,
    PLACES,
    QUESTS,
)
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.setup import wave
from emberhall.games.defenders.state import Setup, State
from emberhall.games.defenders.terms import BLACK, BLUE, GREEN, RED
from emberhall.kernel import BadSetup, Session, Table
from emberhall.rulebook import rule
from tests.defenders.positions import Position, realm

SEEDS = range(12)


def setup(seed: int = 0, seats: int = 4, **options: object) -> State:
    return Session(GAME, Setup(**options), seats, seed, keep=False).state  # type: ignore[arg-type]


def flow(play: Position, cards: int, count: int, *, overruns: bool = False, differ: bool = True) -> Position:
    """Play a wave of the set-up."""
    for _ in wave(Table(play.state, 1), cards, count, [], overruns=overruns, differ=differ):
        pass
    return play


@rule("DR-AIM-01", "DR-SETUP-05")
def test_one_to_four_heroes_in_the_base_game() -> None:
    for seats in (1, 2, 3, 4):
        heroes = [hero.hero for hero in setup(seats=seats).heroes]
        assert len(set(heroes)) == seats
    for seats in (0, 5, 6):
        with pytest.raises(BadSetup):
            setup(seats=seats)


@rule("DR-AIM-02")
def test_the_eight_heroes() -> None:
    assert sorted(HEROES) == sorted(
        ["cleric", "dwarf", "eagle_rider", "paladin", "ranger", "rogue", "sorceress", "wizard"]
    )


@rule("DR-COMP-01")
def test_a_general_and_a_race_for_each_colour() -> None:
    state = setup()
    assert [GENERALS[general.card].colour for general in state.generals] == [RED, GREEN, BLUE, BLACK]
    assert [MINION_KINDS[kind].colour for kind in state.kinds] == [RED, GREEN, BLUE, BLACK]
    assert state.kinds == ["demon", "orc", "dragonkin", "undead"]


@rule("DR-SETUP-02", "DR-SETUP-14")
def test_generals_start_unhurt_at_the_head_of_their_paths() -> None:
    state = setup()
    assert [general.life for general in state.generals] == [6, 6, 4, 5]
    starts = ["scorpion_canyon", "thorny_woods", "blizzard_mountains", "dark_woods"]
    assert [IDS[general.at] for general in state.generals] == starts


@rule("DR-SETUP-03")
def test_the_war_starts_early() -> None:
    assert setup().defeated == 0
    night = realm(darkness=["d01", "d02", "d03"]).do("end_day")
    assert len(night.state.darkness_discard) == 1


@rule("DR-SETUP-04")
def test_minions_and_crystals_come_from_the_supply() -> None:
    for seed in SEEDS:
        state = setup(seed)
        for colour in range(4):
            assert state.supply[colour] + sum(state.minions[colour::4]) == 25
        assert state.crystals_left + sum(state.crystals) == CRYSTALS == 12


@rule("DR-SETUP-06", "DR-SETUP-07")
def test_heroes_start_in_the_city_with_the_life_on_their_cards() -> None:
    lives = {
        "cleric": 6,
        "dwarf": 5,
        "eagle_rider": 4,
        "paladin": 5,
        "ranger": 5,
        "rogue": 6,
        "sorceress": 6,
        "wizard": 5,
    }
    for seed in SEEDS:
        for hero in setup(seed).heroes:
            assert hero.at == CITY
            assert hero.life == hero.most == lives[hero.hero]


@rule("DR-SETUP-08")
def test_heroes_are_dealt_at_random_or_chosen() -> None:
    dealt = {tuple(hero.hero for hero in setup(seed).heroes) for seed in SEEDS}
    assert len(dealt) > 6
    session = Session(GAME, Setup(heroes="chosen"), 2, 3)
    first = session.asks[0].seat
    session.choose("take_hero:wizard")
    session.choose("take_hero:dwarf")
    assert session.state.heroes[first].hero == "wizard"
    assert session.state.heroes[1 - first].hero == "dwarf"
    assert session.state.heroes[first].life == 5


@rule("DR-SETUP-09")
def test_a_random_player_chooses_first_and_takes_the_hero() -> None:
    firsts = set()
    for seed in SEEDS:
        session = Session(GAME, Setup(heroes="chosen"), 4, seed)
        firsts.add(session.asks[0].seat)
        session.choose("take_hero:rogue")
        assert session.asks[0].option("take_hero:rogue") is None
    assert len(firsts) > 1


@rule("DR-SETUP-10", "DR-SETUP-11")
def test_two_hero_cards_and_a_quest_each() -> None:
    hands = Counter[str]()
    for seed in SEEDS:
        state = setup(seed)
        assert [len(hero.hand) for hero in state.heroes] == [2, 2, 2, 2]
        assert all(hero.quest in QUESTS for hero in state.heroes)
        hands.update(card for hero in state.heroes for card in hero.hand)
        assert len(state.hero_deck) == 96 - 8
        assert len(state.quest_deck) == 24 - 4
    assert len(hands) > 50  # the decks are shuffled


@rule("DR-SETUP-12", "DR-SETUP-13")
def test_one_gate_at_dancing_stone() -> None:
    state = setup()
    assert [IDS[place] for place in state.gates] == ["dancing_stone"]
    assert state.gates_left == 4


@rule("DR-SETUP-15")
def test_three_minions_with_each_general() -> None:
    for seed in SEEDS:
        state = setup(seed)
        for general in state.generals:
            colour = GENERALS[general.card].colour
            assert state.minions[4 * general.at + colour] == 3


@rule("DR-SETUP-16")
def test_a_crystal_lies_where_balazarg_starts() -> None:
    for seed in SEEDS:
        state = setup(seed)
        assert state.crystals[PLACE["scorpion_canyon"]] == 1
        assert not any(state.crystals[general.at] for general in state.generals[1:])


@rule("DR-SETUP-17", "DR-SETUP-18", "DR-SETUP-19")
def test_the_first_wave_puts_two_minions_of_the_colour_of_the_land() -> None:
    # d01 shows 1 red for Windy Pass (red land) and 2 green for Raven Forest (green land)
    # d05 shows 2 blue for Eagle Peak Pass; d09 shows 2 black for Brookdale Village
    play = flow(realm(darkness=["d01", "d05", "d09", "d11"]), 3, 2)
    assert play.minions("windy_pass") == "red red"
    assert play.minions("raven_forest") == "green green"
    assert play.minions("ancient_ruins") == "red red"
    assert play.minions("brookdale_village") == "black black"
    assert play.on_board() == 12
    assert play.minions("cursed_plateau") == ""  # the fourth card was not drawn


@rule("DR-SETUP-20")
def test_cards_without_two_locations_are_replaced() -> None:
    play = flow(realm(darkness=["quiet.1", "patrols_red", "monarch_city_card", "d01"]), 1, 2)
    assert play.on_board() == 4
    assert play.minions("windy_pass") == "red red"


@rule("DR-SETUP-21")
def test_the_first_wave_names_six_different_locations() -> None:
    # d01 and d39 both name Windy Pass
    play = flow(realm(darkness=["d01", "d39", "d05"]), 2, 2)
    assert play.minions("windy_pass") == "red red"
    assert play.minions("ancient_ruins") == "red red"


@rule("DR-SETUP-22")
def test_the_second_wave_puts_one_minion_in_each_location() -> None:
    play = flow(realm(darkness=["d04", "d05", "d09"]), 3, 1, differ=False)
    assert play.on_board() == 6
    assert play.minions("gryphon_forest") == "green"
    assert play.minions("dragons_teeth_range") == "blue"


@rule("DR-SETUP-23")
def test_the_second_wave_may_add_a_third_minion() -> None:
    play = flow(realm(darkness=["d04"], minions={"gryphon_forest": "green green"}), 1, 1, differ=False)
    assert play.minions("gryphon_forest") == "green green green"


@rule("DR-SETUP-24")
def test_a_card_that_would_bring_a_fourth_minion_is_replaced() -> None:
    start = realm(darkness=["d04", "d05"], minions={"gryphon_forest": "green green green"})
    play = flow(start, 1, 1, differ=False)
    assert play.minions("dragons_teeth_range") == ""
    assert play.minions("ancient_ruins") == "red"
    assert sum(play.state.crystals) == 0


@rule("DR-SETUP-25")
def test_the_first_wave_does_not_overfill_either() -> None:
    # d23 names Scorpion Canyon, where three demons stand already
    play = flow(realm(darkness=["d23", "d05"], minions={"scorpion_canyon": "red red red"}), 1, 2)
    assert play.minions("scorpion_canyon") == "red red red"
    assert play.minions("gryphon_forest") == ""
    assert play.minions("ancient_ruins") == "red red"


@rule("DR-SETUP-26")
def test_a_third_demon_in_set_up_taints() -> None:
    play = flow(realm(darkness=["d01"], minions={"windy_pass": "red red"}), 1, 1, differ=False)
    assert play.minions("windy_pass") == "red red red"
    assert play.crystals("windy_pass") == 1
    assert play.crystals("raven_forest") == 0


@rule("DR-SETUP-27")
def test_generals_do_not_move_in_set_up() -> None:
    # d02 moves the red General to the next location
    play = flow(realm(darkness=["d02"]), 1, 2)
    assert play.at("balazarg") == "scorpion_canyon"
    for seed in SEEDS:
        assert all(general.step == 0 for general in setup(seed).generals)


@rule("DR-SETUP-28")
def test_the_cards_of_the_set_up_go_back_into_the_deck() -> None:
    for seed in SEEDS:
        state = setup(seed)
        assert len(state.darkness_deck) == 56
        assert not state.darkness_discard
    orders = {tuple(setup(seed).darkness_deck) for seed in SEEDS}
    assert len(orders) == len(SEEDS)


@rule("DR-SETUP-29")
def test_thirty_minions_on_the_board() -> None:
    for seed in SEEDS:
        state = setup(seed)
        assert sum(state.minions) == 30
        starts = [general.at for general in state.generals]
        assert [state.crowd[place] for place in starts] == [3, 3, 3, 3]
        others = [place for place in range(len(IDS)) if state.crowd[place] and place not in starts]
        assert 6 <= len(others) <= 12
        assert all(state.crowd[place] <= 3 for place in others)
        for place in others:
            assert state.minions[4 * place + COLOUR[place]] == state.crowd[place]


@rule("DR-SETUP-30")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {setup(seed).active for seed in range(30)} == {0, 1, 2, 3}


@rule("DR-SETUP-31")
def test_turns_pass_to_the_left() -> None:
    play = realm("paladin dwarf rogue")
    turns = []
    for _ in range(4):
        turns.append(play.ask.seat)
        play.do("end_day")
    assert turns == [0, 1, 2, 0]


# the board and the cards


@rule("DR-PATH-01", "DR-PATH-02")
def test_balazargs_path() -> None:
    path = [IDS[place] for place in PATHS[RED]]
    assert path == ["scorpion_canyon", "raven_forest", "angel_tear_falls", "bounty_bay", "monarch_city"]
    assert GENERALS["balazarg"].start == PLACE["scorpion_canyon"]


@rule("DR-PATH-03")
def test_the_locations_that_the_rules_name() -> None:
    named = "monarch_city dancing_stone father_oak_forest raven_forest scorpion_canyon angel_tear_falls bounty_bay"
    for id in (*named.split(), "fire_river", "brookdale_village", "mccorm_highlands", "sea_bird_port"):
        assert id in PLACE
    assert COLOUR[PLACE["father_oak_forest"]] == GREEN
    assert len(PLACES) == 45


@rule("DR-DATA-06")
def test_the_generals_with_their_races_and_skills() -> None:
    base = [(g.id, g.colour, g.minion, g.skill) for g in GENERALS.values() if g.box == "base"]
    assert base == [
        ("balazarg", RED, "demon", "corruption"),
        ("gorgutt", GREEN, "orc", "parry"),
        ("sapphire", BLUE, "dragonkin", "regeneration"),
        ("varkolak", BLACK, "undead", "no_rerolls"),
    ]
    dragons = [(g.id, g.colour, g.minion, IDS[g.start], g.flies) for g in GENERALS.values() if g.box == "dragon"]
    assert dragons == [
        ("brimstone", RED, "fire_elemental", "fire_river", True),
        ("hemlock", GREEN, "imp", "thorny_woods", False),
        ("onyx", BLACK, "zealot", "dark_woods", False),
        ("sapphire_dragon", BLUE, "dragon_master", "blizzard_mountains", False),
    ]


@rule("DR-DATA-01", "DR-MINION-01", "DR-MINION-02", "DR-MINION-03", "DR-MINION-04")
def test_the_races() -> None:
    rows = [(k.id, k.colour, k.hit, k.third, k.fear) for k in MINION_KINDS.values() if k.box == "base"]
    assert rows == [
        ("demon", RED, 4, "taint", False),
        ("orc", GREEN, 3, "", False),
        ("dragonkin", BLUE, 5, "", False),
        ("undead", BLACK, 4, "", True),
    ]


@rule("DR-DCARD-01", "DR-DCARD-02", "DR-DCARD-03")
def test_the_darkness_deck_of_the_base_game() -> None:
    cards = [DARKNESS_CARDS[card] for card in setup().darkness_deck]
    kinds = Counter(card.kind for card in cards)
    assert kinds == {"": 46, "quiet": 3, "orc_patrols": 4, "orc_war_party": 2, "monarch_city": 1}
    for card in cards:
        if card.kind == "":
            assert len(card.place) == 2
            assert all(count in (1, 2) for _, _, count in card.place)
        assert bool(card.general) == (card.kind not in ("quiet", "monarch_city"))


# difficulty


@rule("DR-EASY-02")
def test_easier_fewer_minions() -> None:
    for seed in SEEDS:
        assert sum(setup(seed, fewer_minions=True).minions) == 24


@rule("DR-EASY-04")
def test_easier_a_third_card() -> None:
    assert [len(hero.hand) for hero in setup(third_card=True).heroes] == [3, 3, 3, 3]


@rule("DR-EASY-05", "DR-HARD-02")
def test_a_life_more_or_less() -> None:
    usual, more, less = (setup(5, life=life) for life in (0, 1, -1))
    for a, b, c in zip(usual.heroes, more.heroes, less.heroes, strict=True):
        assert (b.life, b.most) == (a.life + 1, a.most + 1)
        assert (c.life, c.most) == (a.life - 1, a.most - 1)


@rule("DR-HARD-01")
def test_harder_overruns_in_set_up() -> None:
    start = realm(darkness=["d04", "d05"], minions={"gryphon_forest": "green green green"})
    play = flow(start, 1, 1, overruns=True, differ=False)
    assert play.crystals("gryphon_forest") == 1
    assert play.minions("serpent_swamp") == "green"
    assert play.minions("dragons_teeth_range") == "blue"
    assert any(sum(setup(seed, overrun_in_setup=True).crystals) > 1 for seed in range(40))


@rule("DR-HARD-03")
def test_harder_fewer_special_cards() -> None:
    def specials(state: State) -> int:
        cards = [*state.hero_deck, *(card for hero in state.heroes for card in hero.hand)]
        return len([card for card in cards if "." not in card or card.startswith("battle_luck")])

    assert specials(setup(2)) == 16
    assert specials(setup(2, specials_removed=6)) == 10
    boxes = {tuple(sorted(setup(seed, specials_removed=3).box)) for seed in SEEDS}
    assert all(len(box) == 3 for box in boxes)
    assert len(boxes) > 6


@rule("DR-HARD-04")
def test_harder_without_all_is_quiet() -> None:
    for quiet in (0, 1, 3):
        deck = setup(quiet=quiet).darkness_deck
        assert len([card for card in deck if card.startswith("quiet")]) == quiet


@rule("DR-HARD-05")
def test_harder_smaller_supply() -> None:
    state = setup(smaller_supply=True)
    for colour in range(4):
        assert state.supply[colour] + sum(state.minions[colour::4]) == 20


@rule("DR-HARD-06")
def test_settings_can_be_combined() -> None:
    state = setup(smaller_supply=True, quiet=0, specials_removed=2, life=-1, overrun_in_setup=True)
    assert len(state.darkness_deck) == 53
    assert len(state.box) == 2
    assert sum(state.supply) + sum(state.minions) == 80


@rule("DR-DATA-03")
def test_set_up_by_number_of_players() -> None:
    for seats, cards, limit, quiet in ((1, 2, 10, 2), (4, 2, 10, 2), (5, 1, 8, 0), (6, 0, 7, 0)):
        state = setup(seats=seats, scenario="dragons_rampage", quiet=2)
        assert state.setting.hand_limit == limit
        assert state.setting.evening == 2
        assert len([card for card in state.darkness_deck if card.startswith("quiet")]) == quiet
        assert {len(hero.hand) for hero in state.heroes} == {cards}
