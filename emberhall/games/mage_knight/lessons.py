"""The first game: which ideas it teaches, when each comes up, and what it points at."""

from emberhall.kernel import Guide, Lesson

LESSONS = (
    Lesson("hero", ("option:pick_hero:*",), ("MK-GAME-03",), asks=("ask-hero",)),
    Lesson("tactic", ("option:pick_tactic:*",), ("MK-ROUND-24", "MK-ROUND-29"), asks=("ask-tactic",)),
    Lesson("aim", ("stack:countryside",), ("MKW-CITY-01", "MKW-EXPL-11"), asks=("ask-move",)),
    Lesson("turn", ("hero:{seat}",), ("MKW-TURN-03", "MKW-TURN-05"), asks=("ask-move",), after=("aim",)),
    Lesson(
        "play", ("hand:{seat}",), ("MKW-CARD-02", "MK-DEED-04"), asks=("ask-move",), offers=("play:*",), after=("turn",)
    ),
    Lesson("step", ("option:walk:*",), ("MKW-MOVE-01", "MKW-MOVE-05"), offers=("walk:*",), after=("turn",)),
    Lesson("sideways", ("option:sideways:*",), ("MK-DEED-12",), offers=("sideways:*",), after=("play",)),
    Lesson(
        "mana",
        ("die:*",),
        ("MK-MANA-12", "MK-DEED-05"),
        asks=("ask-move",),
        offers=("play:*:strong",),
        shows=("die:*",),
        after=("play",),
    ),
    Lesson("explore", ("option:explore:*",), ("MKW-EXPL-02", "MKW-EXPL-03"), offers=("explore:*",), after=("step",)),
    Lesson(
        "rampaging",
        ("enemy:*",),
        ("MKW-RAMP-02", "MKW-RAMP-03"),
        asks=("ask-move",),
        shows=("enemy:*",),
        after=("step",),
    ),
    Lesson(
        "challenge",
        ("option:challenge:*",),
        ("MKW-RAMP-06", "MKW-RAMP-08"),
        offers=("challenge:*",),
        after=("rampaging",),
    ),
    Lesson("locals", ("option:interact",), ("MK-INTER-01", "MK-INTER-04"), offers=("interact",), after=("turn",)),
    Lesson("recruit", ("option:recruit:*",), ("MKW-UNIT-04", "MKW-UNIT-06"), offers=("recruit:*",)),
    Lesson("ranged", ("enemy:*", "fight"), ("MKW-COMBAT-06", "MKW-RANGED-01"), asks=("ask-ranged",)),
    Lesson("block", ("option:block:*", "fight"), ("MKW-BLOCK-01", "MKW-BLOCK-02"), asks=("ask-block",)),
    Lesson(
        "damage",
        ("option:hero_takes", "option:assign:*"),
        ("MK-DAMAGE-06", "MK-DAMAGE-03"),
        asks=("ask-assign-damage",),
    ),
    Lesson("melee", ("option:target:*", "fight"), ("MKW-ATTACK-01", "MKW-COMBAT-08"), asks=("ask-melee",)),
    Lesson(
        "assemble",
        ("option:play:*", "option:sideways:*", "option:strike", "fight"),
        ("MKW-CARD-08", "MKW-RANGED-03"),
        asks=("ask-assemble-attack",),
    ),
    Lesson(
        "wound",
        ("card:wound*",),
        ("MKW-WOUND-01", "MKW-HEAL-04"),
        asks=("ask-move", "ask-after", "ask-interact"),
        shows=("card:wound*",),
    ),
    Lesson(
        "rest",
        ("option:rest",),
        ("MKW-REST-01", "MKW-REST-04"),
        asks=("ask-move",),
        offers=("rest",),
        shows=("card:wound*",),
        after=("wound",),
    ),
    Lesson(
        "level", ("option:pick_skill:*", "option:pick_card:*"), ("MKW-LEVEL-08",), asks=("ask-skill", "ask-advanced")
    ),
    Lesson(
        "end-turn",
        ("option:end_turn",),
        ("MKW-TURN-09", "MKW-TURN-10"),
        asks=("ask-move", "ask-after", "ask-interact"),
        after=("sideways",),
    ),
    Lesson("deck-empty", ("option:announce_end_of_round",), ("MK-TURN-17",), offers=("announce_end_of_round",)),
    Lesson("night", ("source",), ("MKW-NIGHT-01", "MKW-NIGHT-06", "MKW-NIGHT-07"), told=("say-night",)),
    Lesson("reputation", ("reputation:{seat}",), ("MKW-REP-03", "MKW-REP-04"), told=("say-reputation",)),
)

#: First Reconnaissance, alone: three Rounds to find the city.
GUIDE = Guide({"scenario": "first_reconnaissance"}, ("me",), "lantern", LESSONS)
