"""How the scene shows Volkare, his camp, seals and phantoms."""

from emberhall.games.mage_knight.ground import STEPS, slot_of, word
from emberhall.games.mage_knight.rules.movement import within_reach
from emberhall.games.mage_knight.rules.volkare import general
from emberhall.games.mage_knight.state import ARMY, GENERAL, Deed, EnemyToken
from emberhall.games.mage_knight.terms import BLUE, RED, WASTELAND
from emberhall.kernel import Pile, msg
from tests.mage_knight.games import opened
from tests.mage_knight.positions import Position, again, fight, land
from tests.mage_knight.test_holding_back_the_leader import attacked
from tests.mage_knight.test_scene import board, fought, panel, row, seen
from tests.mage_knight.test_volkare import attacking, entering, march, siege
from tests.mage_knight.test_volkares_camp import camp


def volkare_of(play: Position) -> tuple[str, str]:
    """Where his figure stands, and the number on it."""
    (piece,) = [piece for piece in board(seen(play)).pieces if piece.id == "volkare"]
    return piece.at, piece.badge


def test_volkare_stands_on_the_map_with_the_number_of_his_troops() -> None:
    play = march("march.tovak.1", source="")
    assert volkare_of(play) == (f"space:{word(general(play.state).at)}", "4")  # an army of Level 5


def test_in_the_quest_he_is_seen_on_a_tile_that_lies_face_down() -> None:
    play = opened("volkares_quest", 1)
    lord = general(play.state)
    assert volkare_of(play)[0] == f"space:{word(lord.at)}"  # in his camp
    lord.at += 2 * STEPS[2]  # two spaces to the south-west
    a, b = slot_of(lord.at)
    assert volkare_of(play)[0] == f"slot:{a},{b}"
    lord.at += 40 * STEPS[2]  # nowhere that is drawn
    assert not [piece for piece in board(seen(play)).pieces if piece.id == "volkare"]


def test_his_panel_says_how_far_he_has_to_go() -> None:
    def notes(play: Position) -> list[str]:
        return [note.id for note in panel(seen(play), "volkare-panel").notes]

    assert "note-volkare-seeks" in notes(march("march.tovak.1", source=""))
    assert "note-volkare-portal" in notes(opened("volkares_quest", 1))
    assert "note-volkare-city" in notes(siege("wound.901", dice=[5]))


def test_his_figure_and_his_panel_tell_what_his_cards_do() -> None:
    """As the card of the scenario shows it (MKX-RETURN-33, MKX-RETURN-42, MKX-RETURN-46, MKX-RETURN-66)."""

    def told(play: Position) -> list[str]:
        (piece,) = [piece for piece in board(seen(play)).pieces if piece.id == "volkare"]
        assert piece.card is not None
        notes = [note.id for note in panel(seen(play), "volkare-panel").notes]
        assert set(notes) - {"note-wavering"} <= {line.id for line in piece.card.text}
        return [note for note in notes if note.startswith("note-volkare")]

    play = opened("volkares_return_blitz", 1)
    cards = ["note-volkare-ways", "note-volkare-red", "note-volkare-wound", "note-volkare-deck"]
    assert told(play) == ["note-volkare-seeks", "note-volkare-muster", *cards]
    (ways, left) = [note for note in panel(seen(play), "volkare-panel").notes if note.id in (cards[0], cards[3])]
    assert ways.args["ways"] == tuple(
        msg("volkare-way", colour=msg(f"colour-{colour}"), way=msg(f"way-{way}"))
        for colour, way in (("white", 5), ("blue", 0), ("green", 1))
    )
    assert left.args == {"n": 16, "of": 36}
    lord = general(play.state)
    lord.discard.cards, lord.deck.cards = [*lord.discard.cards, Deed("wound.900")], lord.deck.cards[1:]
    assert panel(seen(play), "volkare-panel").notes[-1].args == {"n": 15, "of": 35}
    rush = ["note-volkare-rush", "note-volkare-wound", "note-volkare-deck"]
    assert told(siege("wound.901", "wound.902", dice=[5]))[1:] == rush
    lord.deck.cards = []
    assert told(play)[-1] == "note-volkare-rage"


def test_the_step_to_him_is_shown_as_a_fight_and_costs_more_over_a_wall() -> None:
    play = attacking("prowlers", dice=[0])
    (step,) = [option for option in play.ask.options if option.key() == play.wanted("walk:volkare_camp.C")]
    assert step.label().id == "option-walk-fight"
    (camp,) = [space for space in board(seen(play)).spaces if space.id == f"space:{word(general(play.state).at)}"]
    assert camp.cost == "3"
    assert camp.notes[0] == msg("note-move-cost-wall", n=3)


def test_no_way_leads_through_his_space() -> None:
    play = attacking("prowlers", dice=[0])
    play.hero.at, play.turn.move = general(play.state).at + STEPS[3], 30  # in the lake west of his camp
    before = within_reach(play.state, play.hero)
    beyond = general(play.state).at + STEPS[0]
    assert general(play.state).at in before
    assert before.get(beyond, 30) > 2 + play.turn.costs[WASTELAND]


def test_a_fight_tells_his_troops_from_him() -> None:
    play = attacking("prowlers", dice=[0]).do("walk:volkare_camp.C")
    shown = fought(play)
    told = {foe.at: fighter for foe, fighter in zip(play.foes, shown.foes, strict=True)}
    assert told[ARMY].note is not None
    assert told[ARMY].note.id == "foe-troop"
    himself = told[GENERAL]
    assert himself.note is not None
    assert himself.note.id == "foe-general"
    assert [figure.emblem for figure in himself.figures] == ["fire"]  # neither Armor nor Fame


def test_an_attack_of_his_is_a_scene_of_its_own() -> None:
    play = entering(dice=[0]).do("quick_preparation")
    assert fought(play).name.id == "combat-volkare-attacks"


def test_the_camp_shows_volkare_until_it_is_conquered() -> None:
    play = camp("prowlers prowlers", others={})
    assert volkare_of(play) == (f"space:{word(play.spots['C'])}", "2")
    free = camp("", others={})
    assert not [piece for piece in board(seen(free)).pieces if piece.id == "volkare"]


def test_hunts_are_marked_with_shields() -> None:
    play = camp("", others={})
    play.state.hunts = {play.spots["@"]: 0}
    here = word(play.spots["@"])
    (shield,) = [piece for piece in board(seen(play)).pieces if piece.id.startswith("hunt:")]
    assert (shield.id, shield.at, shield.shape) == (f"hunt:{here}", f"space:{here}", "shield")


def test_seals_lie_on_the_fame_track() -> None:
    play = land("arythea", others={"tovak": ""}, scenario="full_conquest", options={"seals": "weak"})
    play.state.seals = [(3, RED), (5, BLUE)]
    shown = panel(seen(again(play)), "fame-track")
    assert [(figure.value, figure.colour) for figure in shown.figures] == [(3, "red"), (5, "blue")]
    assert [figure.name.args["fame"] for figure in shown.figures] == [8, 24]
    assert [note.id for note in shown.notes] == ["note-seals"]
    assert not [one for one in seen(fight()).panels if one.id == "fame-track"]


def test_phantoms_lie_face_down_on_the_track_and_face_up_before_a_hero() -> None:
    play = attacked("minotaur")
    play.state.players[1].phantoms = Pile([EnemyToken("medusa.7")])
    scene = seen(again(play))
    assert [card.back for card in row(panel(scene, "fame-track").rows, "phantoms").cards] == [True, True]
    (mine,) = row(panel(scene, "player:0").rows, "phantoms:0").cards
    (his,) = row(panel(scene, "player:1").rows, "phantoms:1").cards
    assert (mine.id, his.id) == ("enemy:minotaur.7", "enemy:medusa.7")


def test_a_phantom_is_told_from_other_enemies() -> None:
    play = attacked("minotaur", hand="march").do("quick_preparation")
    assert [fighter.note.id for fighter in fought(play).foes if fighter.note] == ["foe-phantom"]
    hunt = camp("", others={}).do("hunt:green")
    assert [fighter.note.id for fighter in fought(hunt).foes if fighter.note] == ["foe-prey"]
