# Labels on the table.
board-realm = The realm

piece-crystal = Tainted Crystal
piece-gate = Magic Gate
piece-fire = Fire

minion-fear = If you end your turn here, you suffer one more wound, from fear.
minion-third-taint = Three of them taint the land.
minion-third-fire = Three of them set the location on fire.
minion-swift_wings = Swift Wings: when one is placed, one more is placed in each adjacent location without one.
minion-mischievous = Mischievous: at the end of your turn, each takes a card from you instead of wounding you.
minion-berserk = Berserk: if your attack leaves one of them here, you suffer a wound.

note-tainted = Tainted
note-burning = On Fire
note-slayer = Slayer of { $general }
note-slain = Slain
note-major = Major wounds: does not move
note-held = Held in place: does not move
note-agent = Agent of the Dark Lord
note-penalty = Defeat: each hero loses { $wounds } Life and { $cards ->
    [1] { $cards } card
   *[other] { $cards } cards
} and goes to Monarch City
note-penalty-all = Defeat: each hero loses { $wounds } Life and all cards and goes to Monarch City
note-penalty-none = Defeat: each hero goes to Monarch City without losing Life or cards
note-war = Each Night: { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
}, { $full } of them with minions

figure-dice = Dice
figure-life = Life
figure-actions = Actions
figure-quests = Quests
figure-generals = Generals
figure-fame = Fame
figure-visited = Visited
figure-to-hit = To hit
figure-steps = Steps to the city
figure-night-cards = Cards per Night
figure-crystals = Crystals left
figure-gates = Gates left
figure-fires = Fire tokens left
figure-blessing = King's Blessing
figure-phase = Phase
figure-turn = Turn
figure-slain = Generals slain
figure-city = Minions in the city
figure-supply = { $kind } left

phase-heroes = Heroes
phase-specials = Choosing Special cards
phase-quests = Choosing Quests
phase-dawn = Dawn
phase-day = Day
phase-dusk = Dusk
phase-evening = Evening
phase-night = Night
phase-end = End of turn

track-skull = Skull
track-major = Major wounds

war-status = War Status
war-early = Early War
war-middle = Mid War
war-late = Late War

row-skills = Skills
row-quests = Quests
row-quests-done = Completed Quests
row-hand = Hand: { $hero }
choose-hero = Choose your hero
row-heroes = Heroes
row-global = Global Effect
row-foreseen = Known Darkness cards
row-shown = Darkness card
row-prepared = Prepared cards
row-specials = Special cards

focus-battle-with = Battle with { $general }

kind-quest = Quest
kind-completed = Completed Quest
kind-special = Special card
kind-darkness = Darkness card
kind-positive = Positive
kind-negative = Negative

quest-reward = Reward: { $reward }

skill-text = { $skill }: { $text }

card-horse = Horse: 2 locations
card-eagle = Eagle: 4 locations
card-gate = Gate: to this location or to any gate
card-attacks = Attacks { $general }
card-against = { $count ->
    [1] Attacks the { $colours } General
    [4] Attacks every General
   *[other] Attacks the { $colours } Generals
}

stack-darkness = Darkness cards
stack-darkness-discard = Darkness discards
stack-hero = Hero cards
stack-hero-discard = Hero discards
stack-quest = Quests

battle-hits-on = A die hits on { $n } or more
battle-hits-on-for = { $hero }: a die hits on { $n } or more
battle-attacks = attacks
battle-may-join = may join
battle-joins = joins for free
battle-to-slay = to slay him
battle-with-all = to slay him with all your cards
battle-with-all-here = to slay him with all cards of the heroes here
battle-needed = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} or more with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, without rerolls
battle-if-he-lives = If he survives
