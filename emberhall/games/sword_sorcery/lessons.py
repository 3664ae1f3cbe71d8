"""The first game: which ideas it teaches, when each comes up, and what it points at."""

from emberhall.kernel import Guide, Lesson

LESSONS = (
    Lesson("heroes", ("option:take_class:*",), ("SS-FULL-SETUP-02", "SS-FULL-SETUP-03"), asks=("ask-class",)),
    Lesson("power", ("option:take_power:*",), ("SS-FULL-POW-01",), asks=("ask-power",)),
    Lesson("aim", ("aim:*",), ("SS-FULL-QUEST-01", "SS-FULL-EVENT-06"), asks=("ask-who-acts",)),
    Lesson(
        "round",
        ("option:act:*",),
        ("SS-FULL-TURN-01", "SS-BATTLE-01", "SS-BATTLE-02"),
        asks=("ask-who-acts",),
        after=("aim",),
    ),
    Lesson("turn", ("hero:*",), ("SS-FULL-TURN-02", "SS-FULL-TURN-03"), asks=("ask-turn",), after=("round",)),
    Lesson("go", ("option:go:*",), ("SS-FULL-MOVE-01",), offers=("go:*",), after=("turn",)),
    Lesson("strike", ("option:strike:*",), ("SS-ATK-01", "SS-ATK-03"), offers=("strike:*",)),
    Lesson("focus", ("option:focus",), ("SS-FULL-ATK-02", "SS-QUICK-02"), offers=("focus",)),
    Lesson("dice", ("figure:*",), ("SS-ATK-06", "SS-DEF-02", "SS-DEF-10"), told=("say-rolled",)),
    Lesson("enemies", ("encounters",), ("SS-FULL-ENC-01", "SS-AI-03"), told=("say-encounter",)),
    Lesson("event", ("events",), ("SS-EVENT-01", "SS-EVENT-04"), told=("say-event",)),
    Lesson("engaged", ("option:strike:*",), ("SS-HERO-05", "SS-FREE-05"), offers=("strike:*",), after=("strike",)),
    Lesson("dash", ("option:dash",), ("SS-QUICK-01",), offers=("dash",), after=("go",)),
    Lesson("use", ("option:use:*",), ("SS-FULL-POW-02", "SS-FULL-ITEM-06"), offers=("use:*",)),
    Lesson(
        "search",
        ("option:search:*", "option:open_chest:*"),
        ("SS-TERR-03", "SS-TERR-07"),
        offers=("search:*", "open_chest:*"),
    ),
    Lesson("shadows", ("token:sh_*", "figure:*"), ("SS-FULL-ENEMY-09",), told=("say-shadow",)),
    Lesson("shards", ("figure:*",), ("SS-FULL-SHARD-01", "SS-SOUL-01"), told=("say-shards",)),
    Lesson("souls", ("option:rise:*", "option:revive:*"), ("SS-SOUL-02", "SS-SOUL-03"), asks=("ask-souls",)),
    Lesson("story", ("option:decide_for:*",), ("SS-FULL-QUEST-04",), asks=("ask-decide",)),
    Lesson(
        "ghost",
        ("option:scream", "option:relocate"),
        ("SS-FULL-DEATH-01", "SS-FULL-GHOST-01"),
        offers=("scream", "relocate"),
    ),
)

#: The first quest with two heroes, at the easiest difficulty.
GUIDE = Guide({"quest": "q1", "heroes": 2, "difficulty": "story"}, ("me",), "lantern", LESSONS)
