# Labels of options.

use-move = Move 1
use-influence = Influence 1
use-block = Block 1
use-attack = Attack 1

option-forfeit = Forfeit the turn: no cards in hand or deck
option-pick-skill = { $skill } ({ $use }): { $text }
option-pick-tactic = { $tactic } (No. { $number }): { $text }
option-play-basic = { $card }: basic effect
option-play-strong = { $card }: strong effect
option-sideways = Sideways: { $card } for { $use }
option-activate = { $unit }: { $text }
option-use-skill = Skill: { $skill }
option-use-tactic = Tactic: { $tactic }
option-pay-token = { $colour } mana token
option-pay-crystal = { $colour } crystal
option-pay-die = { $colour } die from the Source
option-pay-supply = { $colour } mana from the endless supply
option-pay-tactic-die = { $colour } die from your Tactic
option-pick-die = { $colour } die
option-walk-far = Go { $n } spaces { $way }: { $over }
option-walk-way = Go { $way }: { $over }
option-walk-fight = Go { $way }: { $over } (starts a fight)
option-explore = Reveal the tile { $way }
option-pick-space = { $n ->
    [0] { $over }, here
    [1] { $over }, { $way }
   *[other] { $over }, { $n } spaces { $way }
}
option-challenge = Challenge { $enemy }
option-enter = Go { $site } and fight
option-heal-unit = Heal { $unit }
option-recruit = Recruit { $unit } for { $cost } Influence
option-recruit-paid = Recruit { $unit } and gain { $n } Influence
option-buy = { $card } for { $cost } Influence
option-buy-spell = { $card } for { $cost } Influence and { $mana }
option-target = Attack { $enemy }
option-effect-vain = { $effect } (no Wounds to heal)
option-target-vain = Attack { $enemy } (no ranged attack available)
option-buy-healing = Buy 1 Healing point for { $n } Influence
option-end-unhealed = End the turn: { $n ->
    [one] { $n } Healing point is lost
   *[other] { $n } Healing points are lost
}
option-end-ranged = Continue to the Block phase
option-end-ranged-idle = Continue to the Block phase without attacking
option-end-block = Stop blocking and take the hits: { $left }
option-end-block-many = Stop blocking and take the hits of { $n } enemies
option-end-attack = End the combat with enemies left: { $left }
option-end-attack-many = End the combat with { $n } enemies left
option-block-attack = Block { $enemy }: { $element } attack { $value }
option-suffer-attack = { $enemy }: { $element } attack { $value }
option-assign = Assign the damage to { $unit } (Armor { $n })
option-spend-left-melee = 1 leftover Move point: Attack 1
option-spend-left-ranged = 2 leftover Move points: Ranged Attack 1
option-use-shield = Burning Shield: Fire Attack { $n }
option-cast = { $card }
option-use-banner = { $unit }: use { $banner }
option-cancel-attack = Cancel { $enemy }: { $element } attack { $value }
option-pick-hero = { $hero }
option-pick-card = { $card }
option-pick-unit = { $unit }
option-pick-colour = { $colour }
option-pick-foe = { $enemy }
option-pick-reward = { $reward }
option-spend = { $on }
option-pick-number = { $n }
option-return-ritual-of-pain = Return { $skill }: play a Wound sideways for 3
option-return-calming-the-weather = Return { $skill }: all terrain costs 1 less
option-return-source-opening = Return { $skill }: use another die from the Source
option-recruit-loyal = Recruit { $unit } with Bonds of Loyalty for { $cost } Influence
option-joint-assault = Propose a joint assault on the city
option-share = { $n ->
    [0] { $hero }: not invited
    [one] { $hero }: { $n } defender
   *[other] { $hero }: { $n } defenders
}
option-attack-hero = Attack { $hero }
option-steal = Steal { $card } (5 damage)
option-drive-off = Drive the opponent off { $way }: { $over } ({ $cost } damage)
option-bid = Bid { $n } Fame
option-tunnel = Go underground: { $over } ({ $cost } Move)
option-replace-shield = Activate the glade, replacing player { $seat }'s Shield

way-0 = east
    .there = in the east
way-1 = south-east
    .there = in the south-east
way-2 = south-west
    .there = in the south-west
way-3 = west
    .there = in the west
way-4 = north-west
    .there = in the north-west
way-5 = north-east
    .there = in the north-east

word-begin_turn = Begin your turn
word-announce_end_of_round = Announce the End of the Round
word-rest = Rest
word-end_turn = End your turn
word-interact = Interact with the locals
word-altar = Pay at the altar
word-burn = Burn the monastery: Reputation −3, fight without Units for an Artifact
word-plunder = Plunder the village: Reputation −1, draw 2 cards
word-fight = Start the fight
word-strike = Attack
word-other_targets = Choose other targets
word-give_up = Give up (points are lost)
word-parry = Block the attack
word-spend_move = Spend 1 Move point: attack −1
word-hero_takes = Your hero takes the damage
word-heal_hand = Heal a Wound in your hand
word-buy_artifact = Buy an Artifact for 12 Influence
word-buy_elite = Add an Elite Unit to the offer for 2 Influence
word-buy_unseen = Buy the top Advanced Action unseen for 6 Influence
word-from_hand = A Wound from your hand
word-from_discard = A Wound from your discard pile
word-skip = No
word-keep_card = Put the top card under the Tactic
word-take_kept = Take the cards from under the Tactic
word-on_top = On top
word-at_bottom = At the bottom
word-mana_now = Mana now
word-mana_later = Mana on each later turn
word-forgo_dice = 3 points, and no Source die this turn
word-keep_dice = 2 points
word-reroll = Reroll it at the end of the turn
word-as_it_lies = Leave it as it lies
word-stay_out = Stay out of the city
word-alone = Attack alone
word-level_first = First rise to the next Level
word-long_preparation = Long preparation: take your next turn now
word-quick_preparation = Quick preparation: no die, no Skills, no end of turn
word-wound_hero = Wound the opponent's hero
word-pass = No more
word-activate_glade = Activate the glade
word-incant = Perform the incantation
word-play_on = Play on
word-concede = Concede

spend-agility = 1 Move point: Attack 1
spend-agility-ranged = 2 Move points: Ranged Attack 1
spend-diplomacy = 1 Influence: Block 1
spend-diplomacy-ice = 1 Influence: Ice Block 1
spend-diplomacy-fire = 1 Influence: Fire Block 1
spend-learning = Pay 6 Influence for an Advanced Action
spend-learning-hand = Pay 9 Influence for an Advanced Action into your hand
spend-wings-of-night = Move points: another enemy does not attack

# The Lost Legion
option-bribe = Spend 2 Influence on { $unit }
option-protect = Assign the damage to { $unit }; { $banner } keeps it unwounded
option-path = Take the path for { $n } Move points
option-recruit-cheaper = Recruit { $unit } for { $cost } Influence (discounted)
option-recruit-coerced = Recruit { $unit } for { $cost } Influence and 1 Reputation
option-later-unhurt-attack = Dodge and Weave: attack without Wounds
option-later-possessed = Attack with the possessed enemy
option-later-duel-attack = Attack the enemy of the duel
option-later-block = Use the Shield of the Fallen Kings again
option-pick-pair = { $first } and { $second } crystals
option-dampen = Turn the { $was } attack { $value } into { $now }
option-scout = Look at the face-down token: { $at }
option-scout-pile = Look at the top token of a pile: { $pile }
option-lower-attack = { $enemy }: { $element } attack { $value }
option-raise-attack = { $enemy }: { $element } attack { $value }
option-return-howl-of-the-pack = Return { $skill }: Armor −1 and one attack −1
word-leave = Leave without taking a path
word-no_unit = Take no Unit along
word-call_familiars = Call Magic Familiars on the glade
word-double = Double it as a Ranged Attack
word-as_siege = Make it a Siege Attack
word-to_hand = Into your hand
word-to_discard = Into your discard pile

word-withdraw = Withdraw and take the Wounds
word-defend = Defend the city

option-turn-back = Turn { $skill } face up again
option-puppet-keep = Keep { $enemy } as a puppet
option-puppet-attack = Attack with the puppet { $enemy }: { $points }
option-puppet-summons = Attack with the puppet { $enemy }: draw a monster
option-puppet-block = Block with the puppet { $enemy }: { $points }
option-pull-strings = The puppet attacks: { $element }, { $n }
option-return-mana-enhancement = Return { $skill } for a mana token
word-turn_wheel = Master of Chaos: move the Shield one step

option-elite = { $hero }: { $n } elite
option-regular = { $hero }: { $n } regular
word-attack_together = Propose a joint attack on Volkare

# Shades of Tezla
word-storm_leader = Propose a joint attack on the leader
word-seal = Seal the graveyard for one mana
word-fork = Forked Lightning strikes again
option-use-token = { $token }: { $text }
option-trade-token-fame = Trade { $token } for 1 Fame
option-trade-token-influence = Trade { $token } for 3 Influence
option-shape-basic = { $card }: { $points } instead
option-shape-strong = { $card }, strong: { $points } instead
effect-shape-move = Move { $n }
effect-shape-attack = Attack { $n }
effect-shape-block = Block { $n }
option-return-natures-vengeance-coop = Return { $skill }: one attack is 1 lower and Cumbersome
option-start-buy = Buy { $card } for { $cost } Influence
option-start-buy-spell = Buy { $card } for { $cost } Influence and a crystal
option-start-unit = Recruit { $unit } for { $cost } Influence
option-start-crystal = Buy a crystal for 3 Influence: { $colour }

word-defend_together = Propose a joint defence
word-face_alone = Face him alone
word-storm_camp = Propose a joint assault on Volkare's camp
word-buy_regular = Add a Regular Unit to the offer for 1 Influence
option-volkare-level = Level { $n }
option-hunt-green = Hunt a green enemy
option-hunt-red = Hunt a red enemy
option-hunt-both = Hunt a green and a red enemy
option-break-seal = Break the { $colour } seal on the Fame track
