"""Skills and faction tokens: which can be used now, and using them."""

from emberhall.effects import each_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import FACTION_TOKEN, SKILL, kind_of
from emberhall.games.mage_knight.effects.book import resolve
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.acting import (
    deeds,
    now,
)
from emberhall.games.mage_knight.rules.mana import pay, usable
from emberhall.games.mage_knight.rules.ways import (
    met,
    skill_way,
    token_way,
)
from emberhall.games.mage_knight.state import Modifier, Player, SkillToken, State, Table, Turn
from emberhall.games.mage_knight.terms import (
    BEFORE,
    COMBAT,
    GREEN,
    MOVING,
    PEACE,
    Change,
)
from emberhall.kernel import Flow, Option, msg


@deeds(ch.UseSkill, ch.TurnBack)
def skills(state: State, who: Acting) -> list[ch.Choice]:
    """The Skills that are face up and were not used this turn, and those that can be turned back."""
    player = who.player
    found: list[ch.Choice] = []
    timing = now(state, who.timing) if state.turn.mods else who.timing
    used, down = state.turn.skills, player.skills_down
    for skill in player.skills:
        if skill not in used and skill not in down:
            way = skill_way(skill)
            if (
                way is not None
                and way.timings & timing
                and not (player.motivated and SKILL[skill].use == "round_any")
                and (way.needs is None or met(state, player, timing, skill, way))
            ):
                found.append(way.option)
    if down and state.setup.expansions:
        found += _turn_backs(state, player, timing)
    return found


@deeds(ch.UseToken)
def tokens(state: State, who: Acting) -> list[ch.UseToken]:
    """The faction tokens that can be used, no two of a name in a turn (MKX-FTOKEN-04, MKX-FTOKEN-05)."""
    assert state.factions is not None
    found: list[ch.UseToken] = []
    timing = now(state, who.timing)
    for kind in dict.fromkeys(kind_of(token) for token in state.factions.items[state.turn.seat]):
        way = token_way(kind)
        able = way.timings & timing and kind not in state.turn.skills
        if able and (way.needs is None or met(state, who.player, timing, kind, way)):
            found.append(ch.UseToken(kind))
    return found


@tokens.does
def _use_token(t: Table, who: Acting, option: ch.UseToken) -> Flow[None]:
    """Use a faction token, once, and lay it aside (MKX-FTOKEN-06)."""
    player, timing = who.player, who.timing
    t.state.turn.skills.append(option.token)
    drop_token(t.state, t.state.turn.seat, option.token)
    t.say(msg("say-uses-token", hero=name("hero", player.hero), token=name("token", option.token)))
    yield from resolve(t, Playing(player, timing, option.token, origin="token"), FACTION_TOKEN[option.token].effect)


def drop_token(state: State, seat: int, kind: str) -> None:
    """Lay one of the seat's faction tokens of a kind with the used ones."""
    assert state.factions is not None
    token = next(token for token in state.factions.items[seat] if kind_of(token) == kind)
    state.factions.items[seat].remove(token)
    state.factions.used[FACTION_TOKEN[kind].faction].add(token)


def _turn_backs(state: State, player: Player, timing: int) -> list[ch.TurnBack]:
    """Add flipped Skills that can be turned back: for the action of the turn, or for green mana.

    MKX-KRANG-07, MKX-KRANG-09.
    """
    found: list[ch.TurnBack] = []
    for skill in ("shamanic_ritual", "arcane_disguise"):
        if skill not in player.skills_down or skill not in player.skills:
            continue
        if any(change.source == skill for change in each_of(state.turn.mods, Change.TURNED_BACK)):
            continue
        if skill == "shamanic_ritual":
            able = bool(timing & MOVING) and state.phase == "move"
        else:
            able = bool(timing & (PEACE | COMBAT)) and bool(usable(state, player) >> GREEN & 1)
        if able:
            found.append(ch.TurnBack(skill))
    return found


@skills.does(ch.TurnBack)
def _turn_back(t: Table, who: Acting, option: ch.TurnBack) -> Flow[None]:
    """Turn a flipped Skill back, once a turn, so that it can be used again."""
    player = who.player
    turn = t.state.turn
    if option.skill == "shamanic_ritual":
        turn.acted = True
        turn.move = turn.influence = 0
        t.state.phase = "after"
    else:
        yield from pay(t, player, 1 << GREEN)
    turned_up(turn, player, option.skill)


def turned_up(turn: Turn, player: Player, skill: str) -> None:
    """Turn a flipped Skill face up."""
    player.skills_down.remove(SkillToken(skill))
    if skill in turn.skills:
        turn.skills.remove(skill)
    turn.mods.append(Modifier(Change.TURNED_BACK, source=skill))


def skills_before_turn(player: Player) -> list[Option]:
    """The Skills that may be used before the player's turn and in another player's (MK-SKILL-07)."""
    if player.motivated:
        return []
    skills = [skill for skill in player.skills if SKILL[skill].use == "round_any" and skill not in player.skills_down]
    return [ch.use_skill(skill) for skill in skills]


@skills.does(ch.UseSkill)
def play_skill(t: Table, who: Acting, option: ch.UseSkill) -> Flow[None]:
    """Use a Skill: once a turn, or once a Round and then face down (MK-SKILL-06, MK-SKILL-11)."""
    player, timing = who.player, who.timing
    skill = SKILL[option.skill]
    assert skill.effect is not None
    if skill.use in ("turn", "flip"):
        t.state.turn.skills.append(skill.id)
    else:
        player.skills_down.append(SkillToken(skill.id))
        if skill.use == "round_any":  # until the end of the next turn
            player.motivated = 1 if timing == BEFORE else 2
    t.say(msg("say-uses-skill", hero=name("hero", player.hero), skill=name("skill", skill.id)))
    play = Playing(player, timing, skill.id, origin="skill")
    yield from resolve(t, play, skill.effect)
