"""The scenarios: their goals, what ends them, and how they are scored."""

from collections.abc import Callable
from typing import TypeAlias

from emberhall.games.mage_knight.content.volkare import BEATEN, COMBAT_LEVELS, FACTORS, RACE_LEVELS
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.scenario import by_players, scenario_of
from emberhall.games.mage_knight.rules.scenarios.conquer_and_hold import victory_points
from emberhall.games.mage_knight.rules.scenarios.druid_nights import last_night
from emberhall.games.mage_knight.rules.scenarios.dungeon_lords import LAIRS
from emberhall.games.mage_knight.rules.scenarios.one_to_return import on_portal
from emberhall.games.mage_knight.rules.scoring import achievements, reckon
from emberhall.games.mage_knight.rules.teams import sides
from emberhall.games.mage_knight.state import DUMMY, Leader, State, Table
from emberhall.kernel import NOBODY, Message, Outcome, msg

Goal: TypeAlias = Callable[[State], bool]
Reckoning: TypeAlias = Callable[[State], Outcome]

#: Volkare's camp may be one of the cities (MKX-CAMP-28).
CITIES = ("city", "camp")

# goals


def _city_revealed(state: State) -> bool:
    return state.cities_seen > 0


def _cities_conquered(state: State) -> bool:
    cities = [place for place in state.places.values() if place.site in CITIES]
    return len(cities) >= by_players(state, scenario_of(state).cities) and all(city.conquered for city in cities)


def conquered_cities(state: State) -> int:
    """How many cities were conquered."""
    return sum(place.site in CITIES and place.conquered for place in state.places.values())


def _all_conquered(state: State, *sites: str) -> bool:
    """All tiles are revealed, and all these sites on them conquered."""
    if state.countryside or state.core:
        return False
    return all(place.conquered for place in state.places.values() if place.site in sites)


def _mines_liberated(state: State) -> bool:
    return _all_conquered(state, "mine")


def _dungeons_conquered(state: State) -> bool:
    return _all_conquered(state, *LAIRS)


def _incantations(state: State) -> bool:
    """All heroes have performed the incantation in the last Night (MKS-DRUID-23)."""
    return state.night and state.nights >= last_night(state) and len(state.incanted) == len(state.players)


def _none(state: State) -> bool:
    return False


def _volkare_beaten(state: State) -> bool:
    return state.volkare is not None and state.volkare.beaten


def beaten_leaders(state: State) -> list[Leader]:
    """The leaders of factions that were defeated."""
    return [leader for leader in state.factions.leaders if not leader.level] if state.factions is not None else []


def _leaders_beaten(state: State) -> bool:
    return state.factions is not None and len(beaten_leaders(state)) == len(state.factions.leaders)


def _sealed(state: State) -> int:
    """How many graveyards are sealed."""
    return sum(place.site == "graveyard" and bool(place.shields) for place in state.places.values())


def _realm_sealed(state: State) -> bool:
    """All graveyards are sealed, and the Necromancer is defeated (MKX-REALM-28)."""
    if state.factions is None or _sealed(state) < len(state.factions.graveyards):
        return False
    return len(state.factions.graveyards) >= by_players(state, scenario_of(state).glades) and _leaders_beaten(state)


def _pieces(state: State) -> list[int]:
    """The seats that have found the pieces of the relic."""
    found = (place for place in state.places.values() if place.site == "ruined_city" and place.conquered)
    return [place.shields[0] for place in found]


def _relic_whole(state: State) -> bool:
    return len(_pieces(state)) >= by_players(state, scenario_of(state).cities)


#: When the goal of a scenario is reached.
GOALS: dict[str, Goal] = {
    "city_revealed": _city_revealed,
    "cities_conquered": _cities_conquered,
    "mines_liberated": _mines_liberated,
    "incantations": _incantations,
    "dungeons_conquered": _dungeons_conquered,
    "volkare_beaten": _volkare_beaten,
    "leaders_beaten": _leaders_beaten,
    "realm_sealed": _realm_sealed,
    "relic_whole": _relic_whole,
    "none": _none,
}


def check_goal(t: Table) -> None:
    """At the end of a turn: once the goal is reached, everyone has one more turn (MK-ROUND-35)."""
    state = t.state
    if GOALS[scenario_of(state).goal](state):
        state.goal_reached = True
        state.game_turns = sum(seat != DUMMY for seat in state.order)
        t.say(msg("say-goal-reached"))


# scoring


def end_game(t: Table) -> None:
    """End the game and compute its outcome."""
    state = t.state
    for zone in state.chosen:
        t.show(zone.cards[0], zone)
    state.outcome = SCORES[scenario_of(state).scoring](state)
    state.phase = "over"
    if t.events is not None and scenario_of(state).scoring not in ("sites_held", "portal"):
        _tell_achievements(t, state.outcome.scores)


def _tell_achievements(t: Table, scores: tuple[float, ...]) -> None:
    """Tell the score breakdown of each hero; the rest is for titles and what the scenario adds."""
    for side in sides(t.state):
        for seat in side:
            player, own = t.state.players[seat], achievements(t.state, seat)
            rest = int(scores[seat]) - player.fame - sum(own) if len(side) == 1 else 0
            hero, parts = name("hero", player.hero), own._asdict() | {"beating": -own.beating}
            t.say(msg("say-reckoning", hero=hero, fame=player.fame, rest=rest, **parts))


def _by_side(state: State, points: list[int]) -> tuple[float, ...]:
    """The points of its side for each seat."""
    scores = [0.0] * len(state.players)
    for side, n in zip(sides(state), points, strict=True):
        for seat in side:
            scores[seat] = float(n)
    return tuple(scores)


def _most(state: State, points: list[int]) -> tuple[int, ...]:
    """The seats of the sides with the most points."""
    best = max(points)
    return tuple(sorted(seat for side, n in zip(sides(state), points, strict=True) if n == best for seat in side))


def _by_fame(state: State, extra: list[int] | None, done: Message, failed: Message) -> Outcome:
    """The most Fame wins, whether or not the goal was reached; in a solo game it must be.

    MKS-RECON-18, MKS-RECON-19, MKS-RECON-20.
    """
    points = reckon(state, extra)
    reached = state.goal_reached
    if len(state.players) == 1:
        return Outcome((0,) if reached else (), done if reached else failed, _by_side(state, points))
    reason = msg("end-fame-mission" if reached else "end-fame")
    return Outcome(_most(state, points), reason, _by_side(state, points))


def _achievements(state: State) -> Outcome:
    if scenario_of(state).goal == "city_revealed":
        return _by_fame(state, None, msg("end-found"), msg("end-not-found"))
    return _by_fame(state, None, msg("end-mission"), msg("end-no-mission"))


def _cities(state: State) -> Outcome:
    """Full and Blitz Conquest: 7 Fame for each city led, 4 for each other one with a Shield.

    MKS-FULL-13 to MKS-FULL-19.
    """
    cities = [place for place in state.places.values() if place.site in CITIES]
    extra = [
        sum(7 if city.leader == seat else 4 if seat in city.shields else 0 for city in cities)
        for seat in range(len(state.players))
    ]
    return _by_fame(state, extra, msg("end-conquered"), msg("end-not-conquered"))


def _mines(state: State) -> Outcome:
    """4 Fame for each mine liberated, 7 on a Core tile (MKS-MINES-32 to MKS-MINES-37)."""
    kinds = ground(state).kinds
    extra = [0] * len(state.players)
    for at, place in state.places.items():
        if place.site == "mine" and place.conquered:
            extra[place.shields[-1]] += 4 if kinds[at] == "countryside" else 7
    return _by_fame(state, extra, msg("end-mission"), msg("end-no-mission"))


def _mission(state: State) -> Outcome:
    """Solo Conquest and Cooperation (MKS-SOLO-15 to MKS-SOLO-22, MKS-COOP-18 to MKS-COOP-28)."""
    (score,) = reckon(state)
    score += 10 * conquered_cities(state)
    leaders = {place.leader for place in state.places.values() if place.site in CITIES and place.conquered}
    if len(state.players) > 1 and leaders >= set(range(len(state.players))):
        score += 10
    won = state.goal_reached
    if won:
        score += 15
    score += 30 * (by_players(state, scenario_of(state).rounds) - state.round)
    if state.dummy is not None:
        score += len(state.dummy.deck)
    if state.round_turns < 0:
        score += 5
    seats = tuple(range(len(state.players)))
    return Outcome(
        seats if won else (), msg("end-conquered" if won else "end-not-conquered"), (float(score),) * len(seats)
    )


def _volkare(state: State) -> Outcome:
    """Cities, and if Volkare was beaten his Level and the cards left in his deck.

    MKX-RETURN-85, MKX-RETURN-86, MKX-RETURN-87, MKX-RETURN-88.
    """
    general = state.volkare
    assert general is not None
    (score,) = reckon(state)
    score += conquered_cities(state) * (20 if scenario_of(state).volkare == "return" else 5)
    if general.beaten:
        worth = BEATEN[COMBAT_LEVELS.index(state.setup.combat_level)] + 2 * len(general.deck)
        score += worth * FACTORS[RACE_LEVELS.index(state.setup.race_level)] // 2
    seats = tuple(range(len(state.players)))
    ending = "end-volkare-beaten" if general.beaten else "end-volkare-won" if general.won else "end-volkare-left"
    return Outcome(seats if general.beaten else (), msg(ending), (float(score),) * len(seats))


def _sites_held(state: State) -> Outcome:
    """Conquer and Hold: victory points for sites; nobody wins in a tie.

    MKS-HOLD-30, MKS-HOLD-31, MKS-HOLD-32, MKS-HOLD-33.
    """
    points = victory_points(state)
    scores = _by_side(state, points)
    if state.conceded != NOBODY:
        points[state.conceded] = -1
    if points.count(max(points)) > 1:
        return Outcome((), msg("end-points-tie"), scores)
    return Outcome(_most(state, points), msg("end-points" if state.conceded == NOBODY else "end-conceded"), scores)


def _portal(state: State) -> Outcome:
    """One to Return: the hero on the portal wins; in teams it must be a chosen hero.

    MKS-RETURN-11, MKS-RETURN-12, MKS-RETURN-13, MKS-RETURN-14, MKS-RETURN-20.
    """
    there = on_portal(state)
    if not there:
        return Outcome((), msg("end-nobody-returned"))
    if not state.teams:
        return Outcome((there[0],), msg("end-returned"))
    team = state.teams[there[0]]
    if f"shield.{there[0]}" not in state.chosen[team]:
        return Outcome((), msg("end-not-chosen"))
    return Outcome(tuple(sides(state)[team]), msg("end-returned"))


# Shades of Tezla


def _greatest_enemy(state: State, faction: int, sites: tuple[str, ...]) -> int:
    """The seat with the most Shields on these sites and the leader; ties go to the highest Level (MKX-LIFE-38)."""
    assert state.factions is not None
    leader = next(leader for leader in state.factions.leaders if leader.faction == faction)
    shields = list(leader.shields)
    for place in state.places.values():
        if place.site in sites:
            shields += place.shields
    if not shields:
        return NOBODY
    most = max(shields.count(seat) for seat in set(shields))
    tied = [seat for seat in range(len(state.players)) if shields.count(seat) == most]
    if len(tied) == 1:
        return tied[0]
    return next((seat for seat in leader.shields if seat in tied), NOBODY)


def _by_fame_and_enemies(state: State, *enemies: int) -> Outcome:
    """The most Fame wins; 5 for the greatest enemy of each faction."""
    points = reckon(state)
    for seat in enemies:
        if seat != NOBODY:
            points[next(i for i, side in enumerate(sides(state)) if seat in side)] += 5
    reason = msg("end-fame-mission" if state.goal_reached else "end-fame")
    return Outcome(_most(state, points), reason, _by_side(state, points))


def _time_left(state: State, *, rounds: bool = True) -> int:
    """Points for Rounds left, cards of the dummy player, and an end that was not announced.

    MKX-LIFE-43, MKX-LIFE-44, MKX-LIFE-45.
    """
    score = 30 * (by_players(state, scenario_of(state).rounds) - state.round) if rounds else 0
    score += len(state.dummy.deck) if state.dummy is not None else 0
    return score + (5 if state.round_turns < 0 else 0)


def _together(state: State, score: int, done: str, failed: str) -> Outcome:
    seats = tuple(range(len(state.players)))
    won = state.goal_reached
    return Outcome(seats if won else (), msg(done if won else failed), (float(score),) * len(seats))


def _all_on(state: State, leaders: list[Leader]) -> bool:
    """Whether every hero has a Shield on one of these leaders."""
    return {seat for leader in leaders for seat in leader.shields} >= set(range(len(state.players)))


def _life(state: State) -> Outcome:
    """Life and Death (MKX-LIFE-34 to MKX-LIFE-46)."""
    assert state.factions is not None
    if not scenario_of(state).cooperative:
        glades = _greatest_enemy(state, 0, ("magical_glade",))
        return _by_fame_and_enemies(state, glades, _greatest_enemy(state, 1, ("graveyard",)))
    (score,) = reckon(state)
    score += 10 * len(beaten_leaders(state)) + (15 if _leaders_beaten(state) else 0)
    both = state.factions.leaders
    if len(state.players) > 1 and _all_on(state, both):
        score += 10
        if all(_all_on(state, [leader]) for leader in both):
            score += 15
    return _together(state, score + _time_left(state), "end-leaders-beaten", "end-leaders-stand")


def _realm(state: State) -> Outcome:
    """Realm of the Dead (MKX-REALM-31 to MKX-REALM-42)."""
    assert state.factions is not None
    if not scenario_of(state).cooperative:
        return _by_fame_and_enemies(state, _greatest_enemy(state, 1, ("graveyard",)))
    (score,) = reckon(state)
    score += 5 * _sealed(state) + 10 * len(beaten_leaders(state)) + (10 if _realm_sealed(state) else 0)
    if len(state.players) > 1 and _all_on(state, state.factions.leaders):
        score += 20
    return _together(state, score + _time_left(state), "end-realm-sealed", "end-realm-open")


def _valley(state: State) -> Outcome:
    """The Hidden Valley (MKX-VALLEY-28 to MKX-VALLEY-37)."""
    assert state.factions is not None
    if not scenario_of(state).cooperative:
        return _by_fame_and_enemies(state, _greatest_enemy(state, 0, ()))
    (score,) = reckon(state)
    score += 20 * len(beaten_leaders(state))
    if len(state.players) > 1 and _all_on(state, state.factions.leaders):
        score += 20
    return _together(state, score + _time_left(state), "end-leaders-beaten", "end-leaders-stand")


def _relic(state: State) -> Outcome:
    """The Lost Relic (MKX-RELIC-26 to MKX-RELIC-38)."""
    pieces = _pieces(state)
    if not scenario_of(state).cooperative:
        points = reckon(state)
        found = [pieces.count(seat) for seat in range(len(state.players))]
        for seat, n in enumerate(found):
            best = n == max(found) and n > 0
            points[seat] += 4 * n + ((4 if found.count(n) == 1 else 2) if best else 0)
        reason = msg("end-fame-mission" if state.goal_reached else "end-fame")
        return Outcome(_most(state, points), reason, _by_side(state, points))
    (score,) = reckon(state)
    score += 5 * len(pieces) + (10 if _relic_whole(state) else 0)
    if len(state.players) > 1 and set(pieces) >= set(range(len(state.players))):
        score += 5
    return _together(state, score + _time_left(state, rounds=False), "end-relic-whole", "end-relic-lost")


#: How a scenario is scored.
SCORES: dict[str, Reckoning] = {
    "achievements": _achievements,
    "cities": _cities,
    "mission": _mission,
    "mines": _mines,
    "dungeons": _achievements,
    "sites_held": _sites_held,
    "portal": _portal,
    "volkare": _volkare,
    "life": _life,
    "realm": _realm,
    "valley": _valley,
    "relic": _relic,
}
