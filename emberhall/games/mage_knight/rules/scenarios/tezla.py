"""Shades of Tezla: factions north and south, glades and graveyards to be freed, leaders in their lairs."""

from typing import Any, ClassVar

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import ENEMY, TILE, kind_of
from emberhall.games.mage_knight.effects.listening import always_waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.ground import centre, spaces, towards
from emberhall.games.mage_knight.names import declined, name
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.combat_start import begin_combat, provoke
from emberhall.games.mage_knight.rules.common import gain_fame, gain_reputation
from emberhall.games.mage_knight.rules.exploring import all_slots, reveal
from emberhall.games.mage_knight.rules.foes import (
    HUNT,
    combat_of,
    draw_enemy,
    in_stock,
    make_foe,
    of_faction,
    token_left,
)
from emberhall.games.mage_knight.rules.joint_assault import joint_of
from emberhall.games.mage_knight.rules.leaders import (
    ATTACKED,
    attack_leader,
    attackers_return,
    joint_attack,
    leader_appears,
    leader_battle_over,
)
from emberhall.games.mage_knight.rules.mana import pay, usable
from emberhall.games.mage_knight.rules.safe_spaces import LAIRS
from emberhall.games.mage_knight.rules.scenario import Special, scenario_of
from emberhall.games.mage_knight.rules.site_actions import enter
from emberhall.games.mage_knight.state import Combat, EnemyToken, Placed, Player, State, Table, TileCard
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BLACK_BIT,
    BROWN_PILE,
    COLOURS,
    COVERS,
    DARK_CRUSADER,
    ELEMENTALIST,
    FACTIONS,
    GOLD,
    GRAY_PILE,
    GREEN,
    GREEN_PILE,
    INFLUENCE_USE,
    POOLS,
    RED,
    RED_PILE,
    WHITE,
    Moment,
)
from emberhall.kernel import FaceDown, Flow, Offer, Option, Word, msg, offer


@always_waits(Moment.ENEMY_DEFEATED, "faction_token")
def _reward(t: Table, play: Playing) -> None:
    """A faction token for an enemy with the symbol of a faction, or a Fame more.

    MKX-FTOKEN-01, MKX-FTOKEN-07, MKX-FTOKEN-11.
    """
    factions, player, foe = t.state.factions, play.player, play.foe
    word = ENEMY[kind_of(foe.token)].faction
    if factions is None or not word or foe.summoner >= 0 or combat_of(t.state).kind == HUNT:  # MKX-CAMP-26
        return
    if t.state.setup.faction_rewards == "fame":
        gain_fame(t, player, 1)
        return
    faction = FACTIONS.index(word)
    stack, used = factions.stacks[faction], factions.used[faction]
    if not stack:
        stack.cards, used.cards = used.cards, []
        t.shuffle(stack)
    if stack:
        token = t.flip(stack)
        factions.items[t.state.players.index(player)].add(token)
        t.say(msg("say-gains-token", hero=name("hero", player.hero), token=name("token", token)))


NORTH, MIDDLE, SOUTH = 1, 0, -1


def zone(shape: str, a: int, b: int) -> int:
    """Whether a position is in the north, in the south or between (MKX-LIFE-06)."""
    n = a - b if shape == "wedge" else a
    return (n > 0) - (n < 0)


def random_faction(t: Table) -> int:
    """A die decides: gold, green and white are for the Elementalists (MKX-FACTION-05)."""
    return ELEMENTALIST if t.below(6) in (GOLD, GREEN, WHITE) else DARK_CRUSADER


@offer(ch.Enter)
def _guarded_site(state: State, who: Acting) -> list[ch.Enter]:
    """Fight the enemies on a glade or graveyard."""
    place = state.places.get(who.player.at)
    if place is None or place.site not in ("magical_glade", "graveyard") or not (place.enemies or place.garrison):
        return []
    return [ch.Enter(place.site)]


_guarded_site.does(enter)


class Lairs(Special):
    """What all scenarios with leaders have in common."""

    actions: ClassVar[tuple[Offer[State, Acting, Any], ...]] = (_guarded_site, joint_attack)

    #: The faction whose leader is in a lair.
    lords: ClassVar[dict[str, int]] = {"hidden_valley": ELEMENTALIST, "necropolis": DARK_CRUSADER}

    def placing(self, t: Table, placed: Placed) -> None:
        """The lair covers the city (MKX-LIFE-18, MKX-LIFE-19)."""
        hexes = TILE[placed.tile].hexes
        if TILE[placed.tile].kind == "city":
            for colour, site in scenario_of(t.state).covered:
                if COLOURS.index(colour) in hexes[0].colours:
                    placed.city = next(number for number, cover in COVERS.items() if cover == site)

    def revealed(self, t: Table, placed: Placed, player: Player | None) -> None:
        for at, shown in spaces(placed):
            if shown.site in LAIRS:
                leader_appears(t, self.lords[shown.site], at)

    def entered(self, t: Table, player: Player, came_from: int, provoked: list[int]) -> bool:
        place = t.state.places.get(player.at)
        if place is None or place.site not in LAIRS or place.conquered:
            return False
        attack_leader(t, player, provoked)
        return True

    def settled(self, t: Table, player: Player, combat: Combat) -> None:
        if combat.kind == ATTACKED and t.state.joint is None:
            self._freed(t, combat.at)

    def stormed(self, t: Table) -> bool:
        """Other cities are friendly: what heroes storm is a lair."""
        self._freed(t, joint_of(t.state).at)
        attackers_return(t.state)
        return True

    def _freed(self, t: Table, at: int) -> None:
        if leader_battle_over(t, at):
            t.state.places[at].conquered = True


class LifeAndDeath(Lairs):
    """Dark Crusaders in the north, Elementalists in the south (MKX-LIFE-02 to MKX-LIFE-19)."""

    def _faction(self, t: Table, placed: Placed) -> int:
        where = self._zone(t.state, placed.a, placed.b)
        return random_faction(t) if where == MIDDLE else DARK_CRUSADER if where == NORTH else ELEMENTALIST

    def _zone(self, state: State, a: int, b: int) -> int:
        return zone(scenario_of(state).shape[len(state.players) - 1], a, b)

    def suits(self, state: State, tile: TileCard, a: int, b: int) -> bool:
        """No green city in the north, no red one in the south."""
        entry = TILE.get(tile)
        if entry is None or entry.kind != "city":
            return True
        barred = {NORTH: GREEN, SOUTH: RED}.get(self._zone(state, a, b))
        return barred not in entry.hexes[0].colours

    def placing(self, t: Table, placed: Placed) -> None:
        super().placing(t, placed)
        if any(shown.site == "magical_glade" for _, shown in spaces(placed)):
            placed.graveyard = self._faction(t, placed) == DARK_CRUSADER

    def rampaging_pile(self, t: Table, placed: Placed, pile: int) -> int:
        return of_faction(t.state, self._faction(t, placed), pile)

    def revealed(self, t: Table, placed: Placed, player: Player | None) -> None:
        """A green and a brown token on each glade or graveyard, face up."""
        super().revealed(t, placed, player)
        state = t.state
        for at, shown in spaces(placed):
            if shown.site in ("magical_glade", "graveyard"):
                faction = DARK_CRUSADER if placed.graveyard else ELEMENTALIST
                for pile in (GREEN_PILE, BROWN_PILE):
                    stock = in_stock(t, of_faction(state, faction, pile))
                    if token_left(t, stock):
                        state.places[at].enemies.add(draw_enemy(t, stock))
                if placed.graveyard:
                    factions_of(state).graveyards.append(at)

    def fought(self, t: Table, player: Player, combat: Combat) -> None:
        """A site freed: an Artifact for a glade, a Spell for a graveyard, Reputation +1 (MKX-LIFE-12, MKX-LIFE-13)."""
        if combat.kind in ("magical_glade", "graveyard") and t.state.places[combat.at].conquered:
            t.state.turn.rewards.append(("artifact" if combat.kind == "magical_glade" else "spell", 1))
            gain_reputation(t, player, 1)
            t.say(msg("say-site-freed", hero=name("hero", player.hero), site=declined("site", combat.kind, "it")))


#: The tokens of the graveyards in the order of placement, and the rewards for freeing them (MKX-DATA-17).
GRAVEYARDS: tuple[tuple[tuple[int, ...], tuple[tuple[str, int], ...]], ...] = (
    ((GREEN_PILE, GREEN_PILE), (("advanced_action", 1),)),
    ((GREEN_PILE, BROWN_PILE), (("spell", 1),)),
    ((RED_PILE,), (("unit", 1),)),
    ((GREEN_PILE, RED_PILE), (("artifact", 1),)),
    ((BROWN_PILE, RED_PILE), (("artifact", 1), ("advanced_action", 1))),
)


def _lay_hidden(t: Table, at: int, faction: int, pile: int) -> None:
    """A token of a faction, face down."""
    stock = in_stock(t, of_faction(t.state, faction, pile))
    if token_left(t, stock):
        zone: FaceDown[EnemyToken] = FaceDown(pool=POOLS[stock])
        t.draw(t.state.enemies[stock], zone)
        t.state.places[at].garrison.append(zone)


@offer(ch.SEAL)
def _sealing(state: State, who: Acting) -> list[Word]:
    """Seal a freed graveyard, if the hero is alone there (MKX-REALM-10, MKX-REALM-12, MKX-REALM-13)."""
    player = who.player
    place = state.places.get(player.at)
    if place is None or place.site != "graveyard" or not place.conquered or place.shields:
        return []
    alone = all(other is player or other.at != player.at for other in state.players)
    return [ch.SEAL] if alone and usable(state, player) else []


@_sealing.does
def _seal(t: Table, who: Acting, option: Option) -> Flow[None]:
    """A mana of any colour; the hero's Shield, and Reputation +1."""
    player = who.player
    yield from pay(t, player, ALL_BASIC | BLACK_BIT)
    t.state.places[player.at].shields = [t.state.turn.seat]
    gain_reputation(t, player, 1)
    t.say(msg("say-sealed", hero=name("hero", player.hero)))


class RealmOfTheDead(Lairs):
    """Graveyards to be freed and sealed; undead that pursue (MKX-REALM-02 to MKX-REALM-16)."""

    actions = (
        *Lairs.actions,
        _sealing,
    )
    afterwards = (_sealing,)

    def placing(self, t: Table, placed: Placed) -> None:
        super().placing(t, placed)
        glade = any(shown.site == "magical_glade" for _, shown in spaces(placed))
        placed.graveyard = (
            glade and TILE[placed.tile].kind == "countryside" and len(factions_of(t.state).graveyards) < len(GRAVEYARDS)
        )

    def rampaging_pile(self, t: Table, placed: Placed, pile: int) -> int:
        return of_faction(t.state, DARK_CRUSADER, pile)

    def revealed(self, t: Table, placed: Placed, player: Player | None) -> None:
        super().revealed(t, placed, player)
        for at, shown in spaces(placed):
            if shown.site == "graveyard":
                graveyards = factions_of(t.state).graveyards
                for pile in GRAVEYARDS[len(graveyards)][0]:
                    _lay_hidden(t, at, DARK_CRUSADER, pile)
                graveyards.append(at)

    def fought(self, t: Table, player: Player, combat: Combat) -> None:
        """A freed graveyard gives its reward; the Shield comes with its seal (MKX-REALM-09, MKX-REALM-11)."""
        if combat.kind == "graveyard" and t.state.places[combat.at].conquered:
            t.state.places[combat.at].shields = []
            number = factions_of(t.state).graveyards.index(combat.at)
            t.state.turn.rewards.extend(GRAVEYARDS[number][1])
            t.say(msg("say-site-freed", hero=name("hero", player.hero), site=declined("site", combat.kind, "it")))


@offer(ch.Reveal)
def _clues(state: State, who: Acting) -> list[ch.Reveal]:
    """Reveal a tile that a defeated enemy points to."""
    if not factions_of(state).clues:
        return []
    at = who.player.at
    return [ch.Reveal(slot.a, slot.b, towards(at, centre(slot.a, slot.b))) for slot in all_slots(state)]


@_clues.does
def _follow_clue(t: Table, who: Acting, option: ch.Reveal) -> None:
    factions_of(t.state).clues -= 1
    reveal(t, who.player, option.a, option.b)


class HiddenValley(Lairs):
    """Ambushes, and a valley that is hard to find (MKX-VALLEY-02 to MKX-VALLEY-14)."""

    uses = INFLUENCE_USE
    afterwards = (_clues,)

    def rampaging_pile(self, t: Table, placed: Placed, pile: int) -> int:
        return of_faction(t.state, ELEMENTALIST, pile)

    def revealed(self, t: Table, placed: Placed, player: Player | None) -> None:
        """The keep beside the valley is held by two green Elementalists."""
        super().revealed(t, placed, player)
        tile = list(spaces(placed))
        if not any(shown.site == "hidden_valley" for _, shown in tile):
            return
        for at, shown in tile:
            if shown.site == "keep":
                place = t.state.places[at]
                for zone in place.garrison:
                    t.move(zone.cards[0], zone, t.state.enemies[GRAY_PILE])
                place.garrison = []
                for _ in range(2):
                    _lay_hidden(t, at, ELEMENTALIST, GREEN_PILE)

    def turn_begins(self, t: Table, player: Player) -> None:
        factions_of(t.state).clues = 0

    def fought(self, t: Table, player: Player, combat: Combat) -> None:
        """Each rampaging enemy defeated may show where a tile lies."""
        factions_of(t.state).clues += sum(foe.beaten and not foe.defender and foe.summoner < 0 for foe in combat.foes)


class LostRelic(Special):
    """Dragons guard the pieces of a relic in ruined cities (MKX-RELIC-02 to MKX-RELIC-15)."""

    def placing(self, t: Table, placed: Placed) -> None:
        if TILE[placed.tile].kind in ("city", "camp"):
            placed.city = next(number for number, cover in COVERS.items() if cover == "ruined_city")

    def rampaging_pile(self, t: Table, placed: Placed, pile: int) -> int:
        return GREEN_PILE if pile == RED_PILE else pile

    def revealed(self, t: Table, placed: Placed, player: Player | None) -> None:
        if player is not None and any(shown.site == "ruined_city" for _, shown in spaces(placed)):
            gain_fame(t, player, 1)

    def entered(self, t: Table, player: Player, came_from: int, provoked: list[int]) -> bool:
        """A hero who enters fights the dragon (MKX-RELIC-10)."""
        state = t.state
        place = state.places.get(player.at)
        if place is None or place.site != "ruined_city" or place.conquered:
            return False
        combat = begin_combat(t, player.at, place.site)
        t.say(msg("say-enters", hero=name("hero", player.hero), site=declined("site", place.site, "to")))
        for zone in place.garrison:
            t.show(zone.cards[0], zone)
            combat.foes.append(make_foe(zone.cards[0], player.at, defender=True))
        provoke(t, player, provoked)
        return True

    def fought(self, t: Table, player: Player, combat: Combat) -> None:
        if combat.kind == "ruined_city" and t.state.places[combat.at].conquered:
            t.say(msg("say-relic-found", hero=name("hero", player.hero)))
