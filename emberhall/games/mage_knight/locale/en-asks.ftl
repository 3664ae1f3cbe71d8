# Questions.

ask-hero = Choose a hero
ask-tactic = Choose a Tactic for the Round: the lowest number acts first
ask-before-turn = Before your turn
ask-move = Your turn: move, play, act
ask-move-last = Your last turn of the game: move, play, act
ask-move-last-of-round = Your last turn of the Round: move, play, act
ask-interact = Gather Influence with cards, then buy
ask-rest = You rest
ask-after = Your action is done
ask-pay = Pay one { $mana } with…
ask-pay-any = Pay one mana with…
ask-gold-as = As which colour does this mana count?
ask-crystal = A crystal of which colour?
ask-mana = A mana token of which colour?
ask-ready = Ready which Unit?
ask-take-die = Take which die from the Source?
ask-set-die = Set the die to which colour?
ask-choose-effect = Which effect of { $of }?
ask-may = Do this: { $effect }?
ask-boost = Play which card with it?
ask-discard = Discard which card?
ask-which-enemy = Which enemy?
ask-disband = Disband which Unit?
ask-rest-card = Discard which card to rest?
ask-rest-wounds = Discard a Wound too?
ask-gather = Challenge more enemies?
ask-ranged = Ranged and Siege phase: attack whom?
ask-melee = Attack phase: attack whom?
ask-assemble-attack = Assemble the attack
ask-block = Block phase: block which attack?
ask-assemble-block = Assemble the Block
ask-damage = Damage: which attack first?
ask-assign-damage = { $n } damage: who takes it? To the hero it is { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}.
ask-long-night = The deck is empty. Use Long Night?
ask-rethink = Discard which card?
ask-mana-steal = Take which die onto the Tactic?
ask-preparation = Take which card into the hand?
ask-mana-search = Reroll which die?
ask-midnight-meditation = Shuffle which card into the deck?
ask-sparing-power = Sparing Power: what do you do?
ask-take-banner = Take { $card } back from its Unit?
ask-reclaim = Discard a card to take { $card } back into the hand?
ask-glade = The glade takes a Wound away: which?
ask-reward = Which reward first?
ask-artifact = Which Artifact goes on top of the Deed deck?
ask-spell = Which Spell?
ask-advanced = Which Advanced Action?
ask-unit-reward = Which Unit?
ask-skill = Which Skill?
ask-end-discard = { $least ->
    [1] No card was played: discard at least one before drawing
   *[other] Discard cards before drawing?
}
ask-throw-away = Which card do you throw away?
ask-tempo = Where does { $card } go?
ask-travel = Where do you travel?
ask-undermine = Where do you attack?
ask-fly = Where do you fly?
ask-ready-levels = Ready Units (levels left: { $n })
ask-meditation = Where do the cards go?
ask-drawn-first = Which card is to be drawn first?
ask-trance = Which card of your discard pile?
ask-call-to-arms = Which ability do you use?
ask-call-to-glory = Which Unit joins you?
ask-meltdown = Which of the lost crystals do you gain?
ask-radiance = Which colour?
ask-claim = When do you take the mana?
ask-answer = { $hero } plays { $spell }. Use an effect of yours first?
ask-mind-read = Discard { $card }
ask-mind-steal = Which card do you keep?
ask-energy-flow = Which Unit of { $hero } becomes spent?
ask-banner = Which Unit carries the Banner?
ask-cancel-attack = Which attack is cancelled?
ask-discard-attack = Discard cards for Attack { $n } each
ask-wrath = Raise the Siege Attack by how much? A die is rolled for each +1
ask-throw-wounds = Throw away { $n ->
    [one] the Wound
   *[other] all { $n } Wounds
} received this turn?
ask-cold-fire = Pay { $mana } to raise the value to { $n }?
ask-sideways = Which card do you play sideways, and for what?
ask-forgo-dice = Do you do without the dice of the Source this turn?
ask-throw-wound = Throw away a Wound?
ask-whom-to-wound = Who takes the Wound?
ask-spend-at-once = What do you spend the mana on?
ask-polarize = Which mana do you turn?
ask-heal-unit = Which Unit is healed?
ask-lead = Which Unit do you lead?
ask-thaw = Which crystal do you gain?
ask-reroll = Which die do you reroll?
ask-die-back = What becomes of the die?
ask-joint-share = How many defenders should { $hero } fight?
ask-joint-agree = { $hero } proposes a joint assault on the city: you would fight { $n } of its { $of } defenders and skip your next turn. Agree?
ask-joint-or-alone = Alone or together with others?
ask-called = Your part in the joint assault begins. Use effects before it?
ask-storm = Move into the city (2 Move points).
ask-duel-called = You are attacked. How do you prepare?
ask-duel-attack = Your attack on the other hero
ask-duel-block = Block the attack, or part of it
ask-duel-damage = Assign the damage
ask-auction = { $hero } for { $n } Fame?
ask-draft = Keep which card? The others are passed on
ask-plan = Which of your chosen cards goes into the Deed deck?
ask-improve = Take one of the revealed cards for one of your Actions?
ask-improve-for = { $card } for which of your Actions?
ask-tactic-leaves = Which Tactic leaves the game?
ask-entrance = Where is the secret entrance near the { $site }?
ask-secret-colour = Choose in secret: white Armor at a distance, red attack, blue Armor in the end, black nothing
ask-concede = Your side is behind. Play on?

# The Lost Legion
ask-discard-raise = Discard a card to raise it by { $n }?
ask-lower-attack = Which attack is lowered?
ask-raise-attack = Which attack is raised?
ask-fortitude = { $unit } would be wounded. Does the Banner of Fortitude prevent it?
ask-portal = Where does the Temporal Portal lead?
ask-wound-where = Where does the Wound go?
ask-borrow = Which effect do you use?
ask-forge = A crystal of the colour of which Spell?
ask-offering = Discard a card for a crystal of its colour?
ask-common-skill = Which Skill do you use?
ask-scout = What do the Scouts look at?
ask-resisting-unit = Which Unit resists physical attacks?
ask-discard-ranged = Discard a card for Ranged Attack { $n }?
ask-arrow = This attack of { $n }: doubled to { $double } as a Ranged Attack, or as a Siege Attack?
ask-sacrifice = Crystals of which colours?
ask-prey = What does the enemy lose?
ask-escort = Which Unit goes along?
ask-path = Which path do you take? Play Move to get in: { $paths }.
ask-glade-recruit = Magic Familiars on the glade: gather Influence and recruit
ask-feed = { $unit } wants a crystal, or leaves. Which one do you pay?

ask-volkare-called = Volkare attacks you: withdraw with { $n } Wounds, or fight?
ask-defend-city = Volkare is at the gates. Do you defend the city?
ask-displaced = Volkare holds your space. Where do you withdraw to?

ask-harvest = Savage Harvesting: discard a card on this step for a crystal of the card's colour?
ask-puppet = Which puppet?
ask-suppressed = Mana Suppression: pay another mana of any colour

ask-defender = Who defends { $enemy }?

ask-volkare-share = How many of Volkare's troops does { $hero } face?
ask-volkare-agree = { $hero } proposes to attack Volkare together. Troops for you: elite { $elite }, regular { $regular }. Do you agree?

ask-compassion = You have the least Fame. Remove a Wound from your deck?
ask-offer-control = Remove { $card } from the offer?

# Shades of Tezla
ask-pursuer = Where do the pursuers go: { $enemy }?
ask-leader-share = Does { $hero } come along, and how many of the retinue does that hero face?
ask-leader-agree = { $hero } proposes to attack the leader together; you would face the leader and { $n } of the retinue. Do you agree?
ask-unlearn = Which Skill do you give up?
ask-relearn = Which Skill do you take?
ask-map = Where do you reveal a tile?
ask-ghostly = Which card attacks from afar?
ask-twilight = Which die is turned over?
ask-secret-ways = Pay blue mana to cross lakes as well?
ask-shape = Which card, and for what?
ask-start-card = Before the game: choose a free Advanced Action
ask-start-buy = Before the game: { $n } Influence left to spend

# optional rules with Volkare, seals, phantoms
ask-volkare-prepare = You face Volkare: prepared quickly or for long?
ask-defend-together = Volkare attacks all heroes here. Do you face him together?
ask-volkare-defend = { $hero } proposes to face Volkare together. Do you take { $elite } elite and { $regular } regular troops?
ask-adjust = Volkare's level is { $n }. Which level shall he have from now on?
ask-adjust-agree = Shall Volkare's level be { $n } from now on?
ask-phantoms = Phantoms attack you before your turn: do you prepare quickly or for long?
