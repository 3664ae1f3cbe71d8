"""What the world remembers and unlocks: places, achievements, prosperity, reputation, boxes, envelopes, designs."""

from emberhall.games.gloomhaven.campaign.names import achievement_name, scenario_name, signed, tell
from emberhall.games.gloomhaven.campaign.sheets import prosperity_level
from emberhall.games.gloomhaven.campaign.world import Box, EventCard, Hero, Table, World
from emberhall.games.gloomhaven.content import ITEMS
from emberhall.games.gloomhaven.content.campaign import ACHIEVEMENTS, TOWN, WORLD
from emberhall.games.gloomhaven.names import class_name, item_name
from emberhall.kernel import msg


def once(d: World, mark: str) -> bool:
    """Whether this is the first time; a condition takes effect once (GH-UNLOCK-09)."""
    if mark in d.marks:
        return False
    d.marks.append(mark)
    return True


def find(t: Table, number: int) -> None:
    """Put the sticker of a scenario on the map, for all parties (GH-BOARD-01, GH-BOARD-02)."""
    if number not in t.state.found:
        t.state.found.append(number)
        t.say(msg("say-found", place=scenario_name(number)))


# achievements


def achieve(t: Table, id: str) -> None:
    """Gain an achievement, of the world or of the current party (GH-ACH-02 to GH-ACH-06)."""
    d, kind = t.state, ACHIEVEMENTS[id]
    t.say(msg("say-achieved", what=achievement_name(id), kind=kind.kind))
    if kind.kind == "party":
        if id not in d.sheet.achievements:
            d.sheet.achievements.append(id)
        _pacts(t)
        return
    if kind.type:
        for other in [other for other in d.achievements if ACHIEVEMENTS[other].type == kind.type]:
            del d.achievements[other]  # GH-ACH-04
        d.achievements[id] = 1
    else:
        d.achievements[id] = d.achievements.get(id, 0) + 1
    technology = WORLD.technology
    if d.achievements.get(technology.achievement, 0) >= technology.times:
        open_envelope(t, technology.opens)  # GH-UNLOCK-01


def forget(t: Table, id: str) -> None:
    """The current party loses an achievement."""
    if id in t.state.sheet.achievements:
        t.state.sheet.achievements.remove(id)
        t.say(msg("say-achievement-lost", what=achievement_name(id)))


def _pacts(t: Table) -> None:
    """Both promises to the drake kept (GH-UNLOCK-02)."""
    for pact in WORLD.pacts:
        if set(pact.party) <= set(t.state.sheet.achievements) and once(t.state, f"pact:{pact.gains}"):
            achieve(t, pact.gains)
            add_event(t, "city", pact.city)
            add_event(t, "road", pact.road)


# prosperity and reputation


def prosper(t: Table, n: int) -> None:
    """Change prosperity, never below the present level (GH-PROSP-01, GH-BOARD-07, GH-BOARD-08)."""
    d = t.state
    if not n:
        return
    before = prosperity_level(d)
    d.prosperity = min(TOWN.prosperity[-1], max(TOWN.prosperity[before - 1], d.prosperity + n))
    t.say(msg("say-prosperity", n=signed(n), marks=d.prosperity))
    for level in range(before + 1, prosperity_level(d) + 1):
        t.say(msg("say-prosperity-level", level=level))
        stock(t, level)


def stock(t: Table, level: int) -> None:
    """A prosperity level adds items to the shop (GH-SHOP-07, GH-DATA-14)."""
    for item in ITEMS.values():
        if item.prosperity == level:
            t.state.copies[item.id] = item.count


def repute(t: Table, n: int) -> None:
    """Change the reputation of the party; certain values open boxes and add events (GH-REP-02, GH-REP-06)."""
    d = t.state
    if not n:
        return
    limit = TOWN.reputation_limit
    d.sheet.reputation = min(limit, max(-limit, d.sheet.reputation + n))
    now = d.sheet.reputation
    t.say(msg("say-reputation", n=signed(n), now=now))
    for box in WORLD.reputation_boxes:
        if _reached(now, box.at) and once(d, f"reputation:{box.at}"):
            open_class(t, box.opens)
    for events in WORLD.reputation_events:
        if _reached(now, events.at) and once(d, f"reputation:{events.at}"):
            add_event(t, "city", events.city)
            add_event(t, "road", events.road)


def _reached(now: int, at: int) -> bool:
    return now >= at if at > 0 else now <= at


# boxes and envelopes


def open_class(t: Table, cls: str) -> bool:
    """Open the box of a class: it can be played, and its events join (GH-SEAL-02, GH-RETIRE-13). False if open."""
    d = t.state
    box = Box(cls)
    if box not in d.sealed:
        return False
    t.take(box, d.sealed)
    d.classes.add(box)
    t.say(msg("say-class-opened", who=class_name(cls)))
    tell(t, f"story-class-{cls}")
    for deck in ("city", "road"):
        add_event(t, deck, WORLD.unlocked_with[cls])
    return True


def open_envelope(t: Table, letter: str) -> bool:
    """Open a sealed envelope (GH-SEAL-01, GH-SEAL-03). False if it is open."""
    d = t.state
    if letter in d.envelopes:
        return False
    d.envelopes.append(letter)
    t.say(msg("say-envelope", letter=letter))
    tell(t, f"story-envelope-{letter.lower()}")
    envelope = WORLD.envelopes[letter]
    prosper(t, envelope.prosperity)
    for number in envelope.scenarios:
        find(t, number)
    return True


def give_to_sanctuary(t: Table, hero: Hero) -> None:
    """Donate to the Great Oak (GH-DONATE-01 to GH-DONATE-04, GH-UNLOCK-03)."""
    d, before = t.state, t.state.donated
    hero.gold -= TOWN.donation
    hero.donated = True
    hero.next.blessings += TOWN.blessings
    hero.deeds["donated"] = hero.deeds.get("donated", 0) + TOWN.donation
    d.donated += TOWN.donation
    if d.donated >= TOWN.envelope_at:
        open_envelope(t, "B")
    prosper(t, sum(before < step <= d.donated for step in TOWN.gifts_at))


def read_records(t: Table) -> None:
    """Read on in the Town Records, opened at the first retirement, as far as they allow (GH-SEAL-04, GH-UNLOCK-08)."""
    d = t.state
    while d.records < len(WORLD.records):
        section = WORLD.records[d.records]
        if not d.retired or (section.after and section.after not in d.done):
            return
        d.records += 1
        t.say(msg("say-records", n=d.records))
        tell(t, f"story-town-records-{d.records}")
        for number in section.scenarios:
            find(t, number)
        for number in section.city:
            add_event(t, "city", number)


# decks


def add_event(t: Table, deck: str, number: int) -> None:
    """Add an event to its deck, and shuffle it (GH-EVENT-09)."""
    d = t.state
    cards, card = (d.city if deck == "city" else d.road), EventCard(f"{deck}-{number}")
    if card not in cards and card not in d.drawn:
        cards.add(card)
        t.shuffle(cards)


def random_design(t: Table) -> int:
    """Draw a random item design: all its copies join the shop (GH-DESIGN-01 to GH-DESIGN-03). 0 if none is left."""
    if not t.state.designs:
        t.say(msg("say-none-left"))
        return 0
    item = int(t.flip(t.state.designs).partition("-")[2])
    design(t, item)
    return item


def design(t: Table, item: int) -> None:
    """All copies of an item join the shop (GH-SHOP-06, GH-TILE-39, GH-DONE-06)."""
    t.state.copies[item] = ITEMS[item].count
    t.say(msg("say-design", item=item_name(item)))


def random_side_scenario(t: Table) -> None:
    """Draw a random side scenario: it is unlocked, its card leaves the game (GH-SIDE-01 to GH-SIDE-03)."""
    if not t.state.sides:
        t.say(msg("say-none-left"))
        return
    card = t.flip(t.state.sides)
    find(t, WORLD.side_scenarios[card.partition("-")[2]])


# items


def receive(t: Table, hero: Hero, item: int) -> None:
    """A hero gets a copy of an item; a second copy is sold at once (GH-LOOT-06)."""
    d = t.state
    d.copies[item] = min(ITEMS[item].count, d.copies.get(item, 0) + 1)
    if item in hero.items:
        hero.gold += ITEMS[item].cost // 2
        t.say(msg("say-sells-second", item=item_name(item), gold=ITEMS[item].cost // 2))
    else:
        hero.items.append(item)
