# Questions.

ask-hero = Choose a hero
ask-tactic = Choose a Tactic for the Round (the lowest number goes first)
ask-before-turn = Before your turn
ask-move = Your turn: move, play, act
ask-move-last = Your last turn of the game: move, play, act
ask-move-last-of-round = Your last turn of the Round: move, play, act
ask-interact = Play cards for Influence, then buy
ask-rest = Resting
ask-after = Action taken: finish your turn
ask-pay = Choose how to pay one { $mana }
ask-pay-any = Choose one mana to pay with
ask-gold-as = Choose the colour this mana counts as
ask-crystal = Choose a crystal colour
ask-mana = Choose a mana colour
ask-ready = Choose a Unit to ready
ask-take-die = Choose a die from the Source
ask-set-die = Choose the new colour of the die
ask-choose-effect = { $of }: choose an effect
ask-may = Use this effect: { $effect }?
ask-boost = Choose a card to play with it
ask-discard = Choose a card to discard
ask-which-enemy = Choose an enemy
ask-disband = Choose a Unit to disband
ask-rest-card = Rest: choose a card to discard
ask-rest-wounds = Discard a Wound as well?
ask-gather = Challenge more enemies?
ask-ranged = Ranged and Siege: choose a target
ask-melee = Attack phase: choose a target
ask-assemble-attack = Build your attack
ask-block = Block phase: choose an attack to block
ask-assemble-block = Build your Block
ask-damage = Choose the next attack to take damage from
ask-assign-damage = { $n } damage: choose who takes it. Your hero would take { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}.
ask-long-night = Your deck is empty. Use Long Night?
ask-rethink = Choose a card to discard
ask-mana-steal = Choose a die to place on the Tactic
ask-preparation = Choose a card to take into your hand
ask-mana-search = Choose a die to reroll
ask-midnight-meditation = Choose a card to shuffle into your deck
ask-sparing-power = Sparing Power: choose one
ask-take-banner = Take { $card } back from its Unit?
ask-reclaim = Discard a card to return { $card } to your hand?
ask-glade = Magical glade: throw away a Wound?
ask-reward = Choose which reward to take first
ask-artifact = Choose an Artifact for the top of your Deed deck
ask-spell = Choose a Spell
ask-advanced = Choose an Advanced Action
ask-unit-reward = Choose a Unit
ask-skill = Choose a Skill
ask-end-discard = { $least ->
    [1] You played no card: discard at least one before drawing
   *[other] Discard cards before drawing?
}
ask-throw-away = Choose a card to throw away
ask-tempo = Put { $card } back into your deck?
ask-travel = Choose where to travel
ask-undermine = Choose where to attack
ask-fly = Choose where to fly
ask-ready-levels = Ready Units (Levels left: { $n })
ask-meditation = Put the cards on top of your deck or at the bottom?
ask-drawn-first = Choose the card to draw first
ask-trance = Choose a card from your discard pile
ask-call-to-arms = Choose an ability to use
ask-call-to-glory = Choose a Unit to recruit
ask-meltdown = Gain one of the lost crystals?
ask-radiance = Choose a colour
ask-claim = Take the mana now or later?
ask-answer = { $hero } plays { $spell }. Use one of your effects first?
ask-mind-read = Discard { $card }
ask-mind-steal = Keep one of these cards?
ask-energy-flow = Spend a Unit of { $hero }?
ask-banner = Choose a Unit to carry the Banner
ask-cancel-attack = Choose an attack to cancel
ask-discard-attack = Discard cards for Attack { $n } each
ask-wrath = Choose the bonus to the Siege Attack (you roll a die for each +1)
ask-throw-wounds = Throw away { $n ->
    [one] the Wound
   *[other] all { $n } Wounds
} taken this turn?
ask-cold-fire = Pay { $mana } to raise the value to { $n }?
ask-sideways = Choose a card to play sideways, and what for
ask-forgo-dice = Give up the Source dice this turn?
ask-throw-wound = Throw away a Wound?
ask-whom-to-wound = Choose who takes the Wound
ask-spend-at-once = Choose what to spend the mana on
ask-polarize = Choose the mana to convert
ask-heal-unit = Choose a Unit to heal
ask-lead = Choose a Unit to lead
ask-thaw = Choose a crystal to gain
ask-reroll = Reroll a die?
ask-die-back = Reroll the die at the end of your turn?
ask-joint-share = How many defenders will { $hero } fight?
ask-joint-agree = { $hero } proposes a joint assault on the city. You fight { $n } of its { $of } defenders and skip your next turn. Join?
ask-joint-or-alone = Attack alone or with others?
ask-called = Your part of the joint assault begins. Use effects first?
ask-storm = Move into the city (2 Move points)
ask-duel-called = You are under attack: choose your preparation
ask-duel-attack = Build your attack on the other hero
ask-duel-block = Block some or all of the attack
ask-duel-damage = Assign the damage
ask-auction = { $hero } for { $n } Fame?
ask-draft = Choose a card to keep (the rest are passed on)
ask-plan = Choose a card to shuffle into your Deed deck
ask-improve = Swap one of your Actions for a revealed card?
ask-improve-for = Choose the Action to swap for { $card }
ask-tactic-leaves = Choose a Tactic to remove from the game
ask-entrance = Choose a space for the secret entrance near the { $site }
ask-secret-colour = Choose in secret. White: Armor at range; red: attack; blue: Armor in the Attack phase; black: nothing
ask-concede = Your side is behind. Play on?

# The Lost Legion
ask-discard-raise = Discard a card to raise it by { $n }?
ask-lower-attack = Choose an attack to lower
ask-raise-attack = Choose an attack to raise
ask-fortitude = { $unit } would be wounded. Use the Banner of Fortitude?
ask-portal = Temporal Portal: move to a safe space?
ask-wound-where = Put the Wound into your hand or your discard pile?
ask-borrow = Choose an effect to use
ask-forge = Choose a Spell to match the crystal's colour
ask-offering = Discard a card for a crystal of its colour?
ask-common-skill = Choose a Skill to use
ask-scout = Choose what the Scouts look at
ask-resisting-unit = Choose a Unit to resist physical attacks
ask-discard-ranged = Discard a card for Ranged Attack { $n }?
ask-arrow = This attack is worth { $n }: double it to { $double } as a Ranged Attack, or make it a Siege Attack?
ask-sacrifice = Choose the crystal colours
ask-prey = Choose what the enemy loses
ask-escort = Choose a Unit to come along
ask-path = Choose a path and play Move to open it. { $paths }.
ask-glade-recruit = Play Influence and recruit Magic Familiars
ask-feed = Pay a crystal, or lose { $unit }

ask-volkare-called = Volkare attacks you: withdraw ({ $n } Wounds) or fight?
ask-defend-city = Volkare is at the gates: defend the city?
ask-displaced = Volkare takes your space: choose where to withdraw

ask-harvest = Savage Harvesting: discard a card for a crystal of its colour?
ask-puppet = Choose a puppet
ask-suppressed = Mana Suppression: pay one more mana of any colour

ask-defender = Choose who defends { $enemy }

ask-volkare-share = How many of Volkare's troops will { $hero } face?
ask-volkare-agree = { $hero } proposes a joint attack on Volkare. You face { $elite } elite and { $regular } regular troops. Join?

ask-compassion = You have the least Fame: remove a Wound from your deck?
ask-offer-control = Remove { $card } from the offer?

# Shades of Tezla
ask-pursuer = Choose where the pursuers move: { $enemy }
ask-leader-share = Invite { $hero }? How many of the retinue will they fight?
ask-leader-agree = { $hero } proposes a joint attack on the leader. You face the leader and { $n } of the retinue. Join?
ask-unlearn = Choose a Skill to give up
ask-relearn = Choose a Skill to take
ask-map = Choose where to reveal a tile
ask-ghostly = Choose a card to attack from range
ask-twilight = Choose a die to flip
ask-secret-ways = Pay blue mana to cross lakes as well?
ask-shape = Choose a card and its new effect
ask-start-card = Before the game: choose a free Advanced Action
ask-start-buy = Before the game: { $n } Influence left to spend

# optional rules with Volkare, seals, phantoms
ask-volkare-prepare = You face Volkare: quick or long preparation?
ask-defend-together = Volkare attacks every hero here: face him together?
ask-volkare-defend = { $hero } proposes a joint defence against Volkare. You face { $elite } elite and { $regular } regular troops. Join?
ask-adjust = Volkare is at Level { $n }: choose a new Level
ask-adjust-agree = Change Volkare's Level to { $n }?
ask-phantoms = Phantoms attack before your turn: quick or long preparation?
