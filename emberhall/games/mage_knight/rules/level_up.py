"""Level-up: Command tokens at odd Levels, a Skill and an Advanced Action at even ones."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import SKILL
from emberhall.games.mage_knight.content.tracks import row_of
from emberhall.games.mage_knight.effects.book import resolve
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import deed_on_top, lay_out_advanced, refill_advanced
from emberhall.games.mage_knight.rules.phantoms import danger
from emberhall.games.mage_knight.state import Deed, Player, SkillToken, State, Table
from emberhall.games.mage_knight.terms import AFTER
from emberhall.kernel import Flow, choose, msg


def due(player: Player) -> bool:
    """Whether the hero's Fame has crossed a line since its last Level (MK-LEVEL-01)."""
    return row_of(player.fame) > player.level


def level_up(t: Table, player: Player) -> Flow[None]:
    """One Level (MK-LEVEL-03 to MK-LEVEL-11)."""
    state = t.state
    player.level += 1
    if state.phantoms:  # MKX-PHANTOM-10
        player.haunted = max(player.haunted, danger(state, player))
    t.say(msg("say-level", hero=name("hero", player.hero), level=player.level))
    if player.level % 2:  # the token turned over gives Armor, Hand limit and a Command token
        if state.volkare is not None:
            _stranger_skill(t)
        return
    lay_out_advanced(t)  # at the latest now (MKW-SETUP-23)
    own = player.stack.cards[-2:][::-1]
    for skill in own:
        t.show(skill, player.stack)
    foreign = foreign_skills(state, player)
    picks = [ch.PickSkill(skill) for skill in (*own, *foreign)]
    lowest = False
    if picks:
        pick: ch.PickSkill = yield from choose(state.turn.seat, msg("ask-skill"), picks, "MK-LEVEL-06")
        skill = SkillToken(pick.skill)
        lowest = skill in foreign
        for other in own:
            if other != skill:
                t.move(other, player.stack, state.common_skills)
        (state.common_skills if lowest else player.stack).remove(skill)
        yield from gain_skill(t, player, skill)
        _stranger_skill(t)
    offer = state.advanced_offer
    if offer:
        cards = [offer.cards[0]] if lowest else list(offer.cards)  # MK-LEVEL-07
        choice: ch.PickCard = yield from choose(
            state.turn.seat, msg("ask-advanced"), [ch.pick_card(card) for card in cards], "MK-LEVEL-06"
        )
        deed_on_top(t, player, Deed(choice.card), offer)
        refill_advanced(t)


def _stranger_skill(t: Table) -> None:
    """In a solo game, turn up a Skill of a hero nobody plays, to be taken next time.

    One of the dummy player's with each Skill gained (MK-SOLO-04), one of Volkare's with each Level (MKX-RETURN-10).
    """
    state = t.state
    stranger = state.dummy or state.volkare
    if stranger is not None and len(state.players) == 1 and stranger.stack:
        state.common_skills.add(t.flip(stranger.stack))


def gain_skill(t: Table, player: Player, skill: SkillToken) -> Flow[None]:
    """Give the hero a Skill."""
    player.skills.append(skill)
    if skill == "master_of_chaos":
        player.wheel = t.below(6)
    if SKILL[skill].use == "passive":  # what it does on being gained
        yield from resolve(t, Playing(player, AFTER, skill, origin="skill"), SKILL[skill].effect)
    t.say(msg("say-gains-skill", hero=name("hero", player.hero), skill=name("skill", skill)))


def foreign_skills(state: State, player: Player) -> list[SkillToken]:
    """The Skills of other heroes in the Common Skill area (MK-LEVEL-11)."""
    return [skill for skill in state.common_skills.cards if SKILL[skill].hero != player.hero]
