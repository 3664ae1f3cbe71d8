# Scenarios: how they are won and lost, how they begin

aim-and = { $first } { $then }
aim-kill-all = Reveal every room and kill all enemies.
aim-kill-all-revealed = Kill all revealed enemies.
aim-kill-types = Kill: { $monsters }.
aim-kill-count = Kill { $count } enemies (C is the number of characters).
aim-kill-count-of = Kill { $count } of these (C is the number of characters): { $monsters }.
aim-reveal-tiles = Reveal the last room.
aim-loot-all-goal-chests = Loot all goal chests.
aim-escort-reach = Bring { $npc } next to marker { $adjacent_to_marker }.
aim-destroy = Destroy: { $objective } (× { $count }).
aim-occupy-plates = Occupy all pressure plates in play at the same time.
aim-open-all-doors = Open every door.
aim-escape = Get every character to an exit hex { $marker }; those who become exhausted there count.
aim-escape-start = Then get every character back to a starting hex; those who become exhausted there count.
aim-leave-map = All characters leave the map at { $marker }.
aim-each-character-loots-goal-chest = Every character loots a goal chest.
aim-end-turn-on = A character ends a turn on plate { $marker }.
aim-end-turn-adjacent = The character whose quest it is ends a turn next to marker { $marker }.
aim-staff-charged = Charge the staff with { $tokens } tokens (C is the number of characters, L the scenario level).
aim-cleanse = Cleanse: { $objective } (× { $count }; C is the number of characters).
aim-survive-rounds = Survive until the end of round { $rounds }.
aim-protect = Keep { $npc } alive.
loss-npc-killed = { $count ->
    [one] You lose if { $npc } is killed.
   *[other] You lose if { $count } figures are killed: { $npc }.
}
loss-exhausted-off-hexes = You lose if a character becomes exhausted anywhere but on an exit hex ({ $markers }).
loss-exhausted-off-hexes-start = You lose if a character becomes exhausted anywhere but on a starting hex.
loss-any-character-exhausted = You lose if a character becomes exhausted once door 2 is open.
loss-exhausted-before-loot = You lose if a character becomes exhausted before looting a goal chest.
loss-exhausted-before-loot-every = You lose if a character becomes exhausted before all goal chests are looted.
loss-quest-character-exhausted = You lose if the character whose quest it is becomes exhausted.
loss-round-limit = You lose if you have not won by the end of round { $round }.
begin-add-curse = { $per_character ->
    [one] { $per_character } Curse
   *[other] { $per_character } Curses
} for the deck of each character.
begin-add-minus1 = { $per_character ->
    [one] { $per_character } −1 card
   *[other] { $per_character } −1 cards
} for the deck of each character.
begin-start-condition = All characters begin with { $condition }.
begin-split-start = There are two starting rooms. At most half of the characters, rounded up, may start in the same one.
begin-start-restriction = Characters start only in sections of the middle room that contain monsters.
begin-quest-character = Say whose personal quest this scenario is about.
npc-hail = Hail
npc-orchid = Orchid
npc-captive = Captive Orchid
npc-redthorn = Redthorn
npc-zephyr = Zephyr
objective-altar = Altar
objective-bone-pile = Pile of bones
objective-cord = Vocal cord
objective-cord-1 = Vocal cord 1
objective-cord-2 = Vocal cord 2
objective-cord-3 = Vocal cord 3
objective-cord-4 = Vocal cord 4
objective-cord-5 = Vocal cord 5
objective-cord-6 = Vocal cord 6
objective-egg = Egg
objective-totem = Totem
objective-column = Rock column
objective-door = Door
objective-door-1 = Door 1
objective-door-b = Door b
objective-pump = Water pump

# Special rules of scenarios

special-2-1 = Special ability 1: the Commander jumps to the next door hex in the order a, b, c, d, a… at any distance and opens it; the room behind is revealed.
special-2-2 = Special ability 2: the Commander summons one Living Bones: normal with 2 characters, elite with 3–4.
special-3-1 = 2 characters: one normal Inox Guard appears at a at the end of each odd round while door 1 is closed.
special-3-2 = 3–4 characters: one normal Inox Guard appears at a at the start of every round while door 1 is closed.
special-7-1 = Goal chests are taken only with a Loot ability; end-of-turn looting does not take them.
special-9-1 = Every Vermling Scout at once takes an additional turn with this round's Scout card.
special-9-2 = Summons two Vermling Scouts: normal with 2 characters, one elite with 3, both elite with 4.
special-12-1 = Summons two Living Bones (normal with 2 characters, one elite with 3, both elite with 4), then the stat card attack.
special-12-2 = Summons two Living Corpses (normal with 2 characters, one elite with 3, both elite with 4), then the stat card move and attack.
special-15-1 = Doors a open when a character ends its turn on plate c.
special-15-2 = Doors b open when at the end of a turn every character stands on a plate of the H tiles; plates in use: both d (2 characters), plus e (3), plus f (4).
special-19-1 = When door 1 opens, normal Cultists appear at c: one with 2 characters, two with 3–4.
special-19-2 = When door 2 opens, normal Living Spirits appear at d: one with 2–3 characters, two with 4.
special-19-3 = When door 3 opens, normal Living Bones appear at e: one with 2 characters, two with 3–4.
special-20-1 = Summons two Living Bones (normal with 2 characters, one elite with 3, both elite with 4), then the stat card attack.
special-20-2 = Summons two Living Corpses (normal with 2 characters, one elite with 3, both elite with 4), then the stat card move and attack.
special-21-1 = The Prime Demon itself cannot be damaged; damage goes to the altar, whose hit points are the Prime Demon's.
special-21-2 = The altar jumps to the next hex of the cycle a, b, c, d, e, f, a… (from f the next is a). A figure or overlay there is moved to the nearest free hex. If that hex is in an unrevealed room the room is revealed and all doors between it and revealed rooms open. The altar then summons one demon by hex: a Frost, b Wind, c Night, d Earth, e Flame, f Sun; normal with 2 characters, elite with 3–4. Then the Prime Demon does Move +2, Attack −1.
special-21-3 = As special 1, but the demon is normal with 2–3 characters and elite with 4.
special-22-1 = Once door 1 is open: for every altar not yet destroyed (revealed or not) each demon has +1 maximum hit points, +1 attack, +0.5 move and +0.5 range (sum rounded up); melee attacks get no range.
special-23-1 = Plates in play: both a (2 characters), plus b (3), plus c (4).
special-26-1 = The rules of the pumps hold once door 1 is open.
special-26-2 = A character adjacent to a pump may forgo its bottom action (discarding that card) to cleanse the pump.
special-26-3 = At the end of every round each pump not cleansed summons one normal Black Imp next to it.
special-27-1 = Round 1: one demon at b; round 2: one at c; from round 3 two demons per round, at d and e in odd rounds, at b and c in even rounds. Types cycle Night, Wind, Frost, Sun, Earth, Flame. 2 characters all normal; 3: Wind, Sun and Flame elite, others normal; 4: all elite.
special-28-1 = Living Corpses use a monster level two above the scenario level (at most 7).
special-29-1 = Doors a are locked; each one opens when it is destroyed.
special-30-1 = Goal chests are taken only with a Loot ability; end-of-turn looting does not take them.
special-31-1 = At the start of every round Dark becomes strong, Light inert.
special-31-2 = At the end of odd rounds, once door 1 is open (that round included), a Night Demon appears at b: normal with 2–3 characters, elite with 4.
special-31-3 = At the end of even rounds, once door 1 is open, a Night Demon appears at c: normal with 2 characters, elite with 3–4.
special-33-1 = Door b is locked and opens when destroyed.
special-33-2 = Door 1 is locked and opens when at the end of a turn every character stands on a plate c.
special-33-3 = At the end of the round in which door 1 opens a Savvas Lavaflow appears at d: normal with 2 characters, elite with 3–4.
special-33-4 = At the end of the round in which the last chest is looted a Savvas Icestorm appears at d: normal with 2–3 characters, elite with 4.
special-34-1 = The Elder Drake occupies all three hexes of its boulder; anything able to target one of them can target it, and it may measure from any of them. It cannot be moved by any effect.
special-34-2 = The huge boulders cannot be destroyed.
special-34-3 = Summons two Zephyrs, then flies to the next perch in the order a, b, c, a… (it starts on c).
special-34-4 = Zephyr: numbered token, cannot be damaged; each round right before the Elder Drake's turn it does Move 2 and an Attack equal to the number of characters.
special-35-1 = The four City Archers on the battlements (groups a and b of the inner tiles) are placed at the start; every other enemy of the B and I tiles is set up only when door 1 is destroyed or a character or character ally enters tile B or I, then as for a revealed room.
special-35-2 = A demon that can move to a hex from which it could attack door 1 focuses on the door; otherwise normal focus.
special-35-3 = Door 1 is locked and opens when destroyed.
special-36-1 = The Prime Demon is not placed; the City Archers are placed at the start.
special-36-2 = At the end of every round, while door 1 stands, the Prime Demon (not yet on the map) suffers damage: twice the number of characters, plus the scenario level, minus 2.
special-36-3 = At the end of round 8, after that damage, door 1 is destroyed if it still stands.
special-36-4 = When door 1 is destroyed it opens and the Prime Demon appears at e.
special-36-5 = The Prime Demon has twice its printed hit points; both its specials are only Move +0, Attack +0.
special-36-6 = A demon that can move to a hex from which it could attack door 1 focuses on the door; otherwise normal focus. Only demons break the door.
special-36-7 = At the end of every round one demon appears: Flame at a, Earth at b, Frost at c, Wind at d, and again. Normal with 2 characters; Flame and Frost elite with 3; all elite with 4.
special-39-1 = At the start of every round Ice becomes strong, Fire inert.
special-39-2 = Dark pits cannot be destroyed.
special-41-1 = When a character ends a turn on plate b, door 2 can be opened as usual, and the Ancient Artilleries and Stone Golems of this room are set up. They are not there before.
special-41-2 = Once door 2 is open: at the end of every round, each character on hex a leaves the map with their summons and takes no further part.
special-42-1 = While cord 1 stands, monsters have +1 Attack.
special-42-2 = While cord 2 stands, monsters attack with Advantage.
special-42-3 = While cord 3 stands, each monster heals 1 at the start of its turn.
special-42-4 = While cord 4 stands, each character and summon suffers 1 damage at the start of their turn.
special-42-5 = While cord 5 stands, characters and their summons attack with Disadvantage.
special-42-6 = While cord 6 stands, characters and their summons have −1 Attack.
special-45-1 = A monster within 2 hexes of a totem heals 2 at the start of its turn.
special-46-1 = Special ability 1: after its attacks, every egg on the map is destroyed and a normal Night Demon appears in its hex.
special-46-2 = Special ability 2: it moves and attacks, then lays as many eggs as there are characters. An egg has 2 + L/2 hit points (rounded up; L is the scenario level) and can be attacked.
special-47-1 = Once door 1 is open: at the end of every round, each character and summon still in the first room suffers 3 + L damage (L is the scenario level).
special-47-2 = Nothing moves the Sightless Eye.
special-47-3 = Special ability 1: before it attacks, it summons a Deep Terror: normal with 2 characters, elite with 3–4.
special-47-4 = Special ability 2: before it attacks, it summons a Deep Terror: normal with 2–3 characters, elite with 4.
special-50-1 = Goal chests are taken only with a Loot ability; end-of-turn looting does not take them.
special-51-1 = Each character and summon suffers 2 damage at the end of their turn.
special-51-2 = Dark pits cannot be destroyed.
special-51-3 = Special ability 2: the Gloom jumps to the next marker in the order a, b, c, a… and attacks.
special-53-1 = All doors are locked. They open by themselves at the start of a round: a in round 2, b in round 4, c in round 6, d in round 8.
special-59-1 = Goal chests are taken only with a Loot ability; end-of-turn looting does not take them.
special-60-1 = From round 7 on, every figure suffers 2 damage at the start of the round.
