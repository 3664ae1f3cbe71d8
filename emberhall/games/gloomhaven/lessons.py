"""The first game: which ideas it teaches, when each comes up, and what it points at."""

from emberhall.kernel import Guide, Lesson

LESSONS = (
    Lesson("class", ("option:pick_class:*",), ("GH-MAT-01", "GH-MAT-06"), asks=("ask-class",)),
    Lesson("goal", ("option:keep_goal:*",), ("GH-GOAL-01", "GH-GOAL-02"), asks=("ask-goal",)),
    Lesson("items", ("option:pick_item:*",), ("GH-ITEM-01", "GH-ITEM-05"), asks=("ask-items",)),
    Lesson("bring", ("option:beginners",), ("GH-HAND-01", "GH-HAND-03"), asks=("ask-bring",), offers=("beginners",)),
    Lesson("start", ("option:start_at:*",), ("GH-SETUP-09",), asks=("ask-start",)),
    Lesson("aim", ("figure:*",), ("GH-PAGE-03", "GH-OVER-02"), asks=("ask-cards",)),
    Lesson(
        "two-cards", ("option:play_cards:*",), ("GH-SELECT-01", "GH-SELECT-02"), asks=("ask-cards",), after=("aim",)
    ),
    Lesson(
        "halves",
        ("option:use_half:*",),
        ("GH-TURN-01", "GH-TURN-03"),
        asks=("ask-act",),
        offers=("use_half:*",),
        after=("two-cards",),
    ),
    Lesson(
        "initiative",
        ("order:*",),
        ("GH-INIT-01", "GH-INIT-03"),
        asks=("ask-act",),
        shows=("order:*",),
        after=("halves",),
    ),
    Lesson(
        "default",
        ("option:use_default:*",),
        ("GH-TURN-09", "GH-TURN-10", "GH-TURN-11"),
        asks=("ask-act",),
        offers=("use_default:*",),
        after=("halves",),
    ),
    Lesson("move", ("option:move_to:*",), ("GH-MOVE-01", "GH-MOVE-03"), asks=("ask-move",)),
    Lesson("attack", ("option:target:*",), ("GH-ATTACK-08", "GH-ATTACK-09"), asks=("ask-attack",)),
    Lesson("area", ("option:area:*",), ("GH-AOE-01", "GH-AOE-04"), asks=("ask-area",)),
    Lesson(
        "monsters",
        ("monsters:*",),
        ("GH-MON-02", "GH-MON-04"),
        told=("say-monster-card",),
        asks=("ask-act",),
        after=("initiative",),
    ),
    Lesson(
        "focus",
        ("acting:*",),
        ("GH-FOCUS-01", "GH-FOCUS-02", "GH-FOCUS-08"),
        shows=("acting:*",),
        after=("initiative",),
    ),
    Lesson("damage", ("option:suffer", "option:lose_card:*"), ("GH-DAMAGE-01", "GH-DAMAGE-03"), asks=("ask-damage",)),
    Lesson("use-item", ("option:use_item:*",), ("GH-TURN-12",), offers=("use_item:*",)),
    Lesson("short-rest", ("discard:*",), ("GH-REST-03", "GH-REST-04"), asks=("ask-short-rest",)),
    Lesson(
        "long-rest",
        ("option:long_rest",),
        ("GH-REST-08", "GH-REST-10", "GH-REST-11", "GH-REST-12"),
        offers=("long_rest",),
    ),
    Lesson("stamina", ("hand:*",), ("GH-EXHAUST-02", "GH-REST-02"), asks=("ask-cards",), after=("short-rest",)),
    Lesson("coins", ("coins:*",), ("GH-LOOT-07", "GH-LOOT-01"), asks=("ask-act", "ask-move"), shows=("coins:*",)),
    Lesson(
        "elements",
        ("elements",),
        ("GH-ELEM-02", "GH-ELEM-06", "GH-ELEM-07"),
        told=("say-infused",),
        shows=("elements",),
    ),
    Lesson("heal", ("option:target:*",), ("GH-HEAL-01", "GH-HEAL-04"), asks=("ask-heal",)),
    Lesson("door", ("figure:*",), ("GH-DOOR-01", "GH-DOOR-03", "GH-DOOR-10"), told=("say-door",)),
    Lesson("experience", ("character:*",), ("GH-XP-01", "GH-XP-05"), told=("say-xp",)),
)

#: Black Barrow with two characters.
GUIDE = Guide({"scenario": 1, "characters": 2, "difficulty": "easy"}, ("me",), "lantern", LESSONS)
