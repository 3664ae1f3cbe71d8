# Combat between heroes.
option-attack-hero = Attack { $hero }
option-steal = Steal { $card } (5 damage)
option-drive-off = Drive the opponent off to { $to } ({ $cost } damage)
word-long_preparation = Long preparation: take your next turn now
word-quick_preparation = Quick preparation: no die, no Skills, no end of turn
word-wound_hero = Wound the opponent's hero

prompt-duel-called = You are attacked. How do you prepare?
prompt-duel-attack = Your attack on the other hero
prompt-duel-block = Block the attack, or part of it
prompt-duel-damage = Assign the damage

fight-duel-called = A hero is attacked
fight-duel-attack = Combat between heroes: attack
fight-duel-block = Combat between heroes: block
fight-duel-damage = Combat between heroes: damage

story-duel = { $hero } attacks { $rival }.
story-duel-draw = A draw: { $hero } goes back.
story-driven-off = { $hero } drives { $rival } off.
story-steals = { $hero } steals { $card }.
