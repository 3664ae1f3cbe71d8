"""The Assign Damage phase."""

from emberhall.rulebook import rule
from tests.mage_knight.positions import fight, land


@rule("MK-DAMAGE-02", "MKW-MULTI-07")
def test_attacks_come_in_the_order_the_player_likes() -> None:
    play = fight("tovak", "prowlers swordsmen", phase="block", hand="march", unit="peasants")
    play.do("end_phase")
    assert play.offers("suffer") == ["suffer:0:0", "suffer:1:0"]
    play.do("suffer:1:0", "assign:peasants")  # 3 of the 6 are left for the hero; then 4 of the other
    assert play.hand().count("wound") == 2 + 2


@rule("MK-DAMAGE-03", "MK-DAMAGE-20", "MK-DAMAGE-21", "MK-DAMAGE-22", "MKW-DMG-06", "MKW-DMG-07", "MKW-DMG-12")
def test_wounds_are_damage_by_armor_rounded_up() -> None:
    for enemy, level, wounds in (("diggers", 1, 2), ("prowlers", 1, 2), ("swordsmen", 3, 2), ("golems", 3, 1)):
        play = fight("tovak", enemy, phase="block", level=level, hand="march")
        play.do("end_phase")
        assert play.hand() == ["march"] + ["wound"] * wounds, enemy


@rule("MK-DAMAGE-04", "MK-ABIL-09", "MKW-ABIL-04", "MKW-ABIL-22")
def test_brutal_attacks_deal_twice_their_value() -> None:
    play = fight("tovak", "ironclads", phase="block", hand="march rage rage")
    play.do("end_phase")
    assert play.hand().count("wound") == 4  # 8 damage, Armor 2
    blocked = fight("tovak", "ironclads", phase="block", hand="rage rage")
    blocked.do("block:0:0", "play:rage:basic", "play:rage:basic", "parry")  # 4 are enough
    assert blocked.hand() == []


@rule("MK-DAMAGE-05", "MK-DAMAGE-06", "MK-DAMAGE-07", "MK-DAMAGE-10", "MK-DAMAGE-11", "MKW-DMG-01", "MKW-DMG-05")
@rule("MKW-DMG-03", "MKW-DMG-10")
def test_units_take_damage_first_the_hero_the_rest() -> None:
    play = fight("tovak", "swordsmen", phase="block", hand="march", unit="peasants foresters")
    play.do("end_phase")
    assert play.keys == ["assign:peasants", "assign:foresters", "hero_takes"]
    play.do("assign:peasants")
    assert play.combat.damage == 3  # 6 less Armor 3
    play.do("assign:foresters")  # Armor 4 takes the rest
    assert [unit.wounds for unit in play.hero.units] == [1, 1]
    assert play.hand() == ["march"]


@rule("MK-DAMAGE-19", "MKW-DMG-08")
def test_damage_need_not_go_to_units() -> None:
    play = fight("tovak", "swordsmen", phase="block", hand="march", unit="peasants")
    play.do("end_phase", "hero_takes")
    assert play.hero.units[0].wounds == 0
    assert play.hand().count("wound") == 3


@rule("MK-DAMAGE-08", "MK-DAMAGE-09", "MK-HEAL-06", "MKW-DMG-02", "MKW-DMG-04", "MKW-MULTI-09", "MK-DAMAGE-37")
def test_spent_units_may_be_assigned_damage_wounded_ones_not() -> None:
    play = fight("tovak", "swordsmen", phase="block", hand="march", unit="peasants/spent foresters/wounded")
    play.do("end_phase")
    assert play.keys == ["assign:peasants", "hero_takes"]


@rule("MK-DAMAGE-11", "MK-DAMAGE-35")
def test_damage_that_a_unit_takes_whole_is_over() -> None:
    play = fight("tovak", "diggers", phase="block", hand="march", unit="peasants foresters")
    play.do("end_phase", "assign:peasants")  # 3 damage, Armor 3
    assert play.state.phase == "attack"
    assert [unit.wounds for unit in play.hero.units] == [1, 0]
    assert play.foes[0].armor == 3  # no Vampire
    play = fight("tovak", "diggers", phase="block", hand="march", unit="guardian_golems foresters")
    play.do("end_phase", "assign:guardian_golems")  # resisted
    assert play.state.phase == "attack"


@rule("MK-DAMAGE-12")
def test_a_single_point_wounds_a_unit() -> None:
    play = fight("tovak", "orc_skirmishers", phase="block", hand="march", unit="utem_guardsmen")
    play.do("end_phase", "suffer:0:0", "assign:utem_guardsmen")
    assert play.hero.units[0].wounds == 1


@rule("MK-DAMAGE-13", "MK-DAMAGE-14", "MK-DAMAGE-15", "MK-DAMAGE-17", "MK-URES-01", "MK-URES-03", "MKW-DMG-09")
def test_a_resistant_unit_takes_its_armor_without_a_wound() -> None:
    play = fight("tovak", "diggers", phase="block", hand="march", unit="guardian_golems")
    play.do("end_phase", "assign:guardian_golems")  # 3 physical damage, Armor 3
    assert play.hero.units[0].wounds == 0
    assert play.hand() == ["march"]


@rule("MK-DAMAGE-16", "MK-DAMAGE-17")
def test_more_damage_wounds_a_resistant_unit_which_takes_its_armor_twice() -> None:
    play = fight("tovak", "werewolf", phase="block", hand="march", unit="guardian_golems")
    play.do("end_phase", "assign:guardian_golems")  # 7 less 3 less 3
    assert play.hero.units[0].wounds == 1
    assert play.hand() == ["march", "wound"]


@rule("MK-URES-04", "MK-URES-05", "MK-URES-06", "MKW-ABIL-14", "MKW-ABIL-24")
def test_which_resistance_matches_which_attack() -> None:
    def wounds(unit: str, enemy: str) -> int:
        play = fight("tovak", enemy, phase="block", hand="march", unit=unit)
        play.do("end_phase")
        if play.prompt == "ask-damage":
            play.do("suffer:0:0")
        return play.do(f"assign:{unit}").hero.units[0].wounds

    assert wounds("ice_mages", "ice_golems_enemy") == 0  # 2 Ice damage
    assert wounds("fire_mages", "prowlers") == 1
    assert wounds("fire_mages", "skeletal_warriors") == 1  # physical, although the enemy resists Fire
    assert wounds("altem_mages", "corrupted_priests") == 0  # Cold Fire 4, both resistances, Armor 5
    assert wounds("fire_mages", "corrupted_priests") == 1
    assert wounds("ice_mages", "fire_elemental") == 1


@rule("MK-DAMAGE-18", "MKW-MULTI-08")
def test_a_unit_spared_by_resistance_takes_no_more_damage_in_this_combat() -> None:
    play = fight("tovak", "diggers diggers", phase="block", hand="march", unit="guardian_golems")
    play.do("end_phase", "suffer:0:0", "assign:guardian_golems")
    assert play.hand().count("wound") == 2  # nobody else to take the second attack


@rule("MKW-MULTI-10")
def test_a_ready_unit_spared_by_resistance_may_be_activated() -> None:
    play = fight("tovak", "diggers", phase="block", hand="march", unit="guardian_golems")
    play.do("end_phase", "assign:guardian_golems", "target:0")
    assert play.offers("activate") == ["activate:guardian_golems:0"]


# knocked out


@rule("MK-DAMAGE-23", "MK-DAMAGE-24", "MKW-KO-01")
def test_knocked_out_by_as_many_wounds_as_the_hand_limit() -> None:
    play = fight("tovak", "minotaur", phase="block", hand="march rage wound")
    play.do("end_phase")  # 10 damage: 5 Wounds
    assert play.combat.knocked_out
    assert play.hand() == ["wound"] * 6
    assert sorted(card.partition(".")[0] for card in play.hero.discard.cards) == ["march", "rage"]
    four = fight("tovak", "ironclads", phase="block", hand="march wound wound")
    four.do("end_phase")  # 8 damage: 4 Wounds; those from before do not count
    assert not four.combat.knocked_out
    assert "march" in four.hand()


@rule("MK-DAMAGE-25", "MKW-KO-02")
def test_wounds_from_your_cards_count_towards_being_knocked_out() -> None:
    play = fight("tovak", "ironclads", phase="block", hand="march blood_rage")
    play.do("end_phase")
    assert play.combat.wounds == 4
    play.do("target:0", "play:blood_rage:basic", "effect:1")
    assert play.combat.knocked_out
    assert "march" not in play.hand()
    assert play.combat.points[0] == 5  # the attack counts all the same


@rule("MK-DAMAGE-26", "MK-DAMAGE-27")
def test_units_and_skills_of_a_knocked_out_hero_fight_on() -> None:
    play = fight("tovak", "minotaur", phase="block", hand="march", unit="peasants", skills="cold_swordsmanship")
    play.do("end_phase", "hero_takes", "target:0")
    assert play.combat.knocked_out
    assert play.offers("activate") == ["activate:peasants:0"]
    assert play.offers("use_skill") == ["use_skill:cold_swordsmanship"]


@rule("MK-DAMAGE-28")
def test_a_knocked_out_hero_goes_on_taking_wounds() -> None:
    play = fight("tovak", "minotaur prowlers", phase="block", hand="march")
    play.do("end_phase", "suffer:0:0")
    assert play.hand().count("wound") == 5 + 2
    spots = {"O": "plains !minotaur", "P": "plains !prowlers"}
    told = land("tovak", "O @ P", spots=spots, hand="march", keep=True)
    told.do("challenge:O", "challenge:P", "end_phase", "end_phase", "suffer:0:0")
    assert told.hand().count("wound") == 5 + 2
    assert [event.message.id for event in told.session.events].count("say-knocked-out") == 1


@rule("MK-DAMAGE-35")
def test_the_phase_ends_when_all_damage_is_assigned() -> None:
    play = fight("tovak", "prowlers prowlers", phase="block", hand="march")
    play.do("end_phase", "suffer:0:0")
    assert play.state.phase == "attack"


# abilities of attacks


@rule("MK-DAMAGE-29", "MK-DAMAGE-30", "MK-ABIL-10", "MKW-ABIL-05")
def test_poison_gives_a_unit_two_wounds() -> None:
    play = fight("tovak", "cursed_hags", phase="block", hand="march", unit="peasants")
    play.do("end_phase", "assign:peasants")
    assert play.hero.units[0].wounds == 2


@rule("MK-DAMAGE-31", "MK-DAMAGE-36", "MK-ABIL-10", "MKW-ABIL-06")
def test_poison_puts_as_many_wounds_into_the_discard_pile() -> None:
    play = fight("tovak", "cursed_hags", phase="block", hand="march")
    play.do("end_phase")
    assert play.hand() == ["march", "wound", "wound"]
    assert [card.partition(".")[0] for card in play.hero.discard.cards] == ["wound", "wound"]
    assert play.combat.wounds == 2  # only those in the hand count for being knocked out


@rule("MK-DAMAGE-32", "MK-ABIL-11", "MKW-ABIL-07")
def test_paralyze_destroys_a_wounded_unit() -> None:
    play = fight("tovak", "medusa", phase="block", hand="march", unit="peasants")
    play.do("end_phase", "assign:peasants")
    assert play.state.unit_box.cards == ["peasants.1"]
    assert play.combat.damage == 0
    assert play.hand().count("wound") == 2  # 6 less Armor 3, and the hand is gone too
    golems = fight("tovak", "ice_golems_enemy", phase="block", hand="march", unit="ice_mages")
    golems.do("end_phase", "suffer:0:0", "assign:ice_mages")  # 2 Ice damage: no Wound, not destroyed
    assert len(golems.hero.units) == 1


@rule("MK-DAMAGE-33", "MK-ABIL-11", "MKW-ABIL-08")
def test_paralyze_makes_the_hero_discard_the_hand() -> None:
    play = fight("tovak", "medusa", phase="block", hand="march rage")
    play.do("end_phase")
    assert play.hand() == ["wound", "wound", "wound"]
    assert len(play.hero.discard) == 2


@rule("MK-ABIL-12")
def test_assassination_spares_the_units() -> None:
    play = fight("tovak", "orc_trackers", phase="block", hand="march", unit="peasants")
    play.do("end_phase")
    assert play.hero.units[0].wounds == 0
    assert play.hand().count("wound") == 2


@rule("MK-ABIL-16", "MKX-VAMP-01")
def test_vampirism_feeds_on_wounds() -> None:
    play = fight("tovak", "gibbering_ghouls", phase="block", hand="march", unit="peasants")
    play.do("end_phase", "assign:peasants")  # one Wound on the Unit, one damage left for the hero
    assert play.foes[0].armor == 4 + 2
    play = fight("tovak", "vampire", phase="block", hand="march")
    play.do("end_phase")
    assert (play.foes[0].armor, play.foes[0].lower) == (10 + 3, 5 + 3)
