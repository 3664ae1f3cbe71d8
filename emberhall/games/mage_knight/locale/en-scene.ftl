# What lies on the table.

skills-in-the-middle = Skills in the middle
marked = marked
fight-duel-called = A hero is attacked
fight-duel-attack = Combat between heroes: attack
fight-duel-block = Combat between heroes: block
fight-duel-damage = Combat between heroes: damage
fight-secret-colour = A colour is chosen in secret
board-map = The map
unexplored = Unexplored
hidden-enemy = Enemy token, face down
hidden-enemy-of = Face down: { $enemy }
hidden-ruin = Ancient ruins token, face down
shield-of = Shield of { $hero }
note-move-cost = Move cost { $n }
note-move-cost-wall = Move cost { $n }, over a wall
note-mine = Crystals: { $colours }
note-city-level = Level { $n }
note-conquered = Conquered
level = Level
armor = Armor
hand-limit = Hand limit
units = Units
skills = Skills
tactic = Tactic
play-area = Play area
set-aside = Set aside
skills-to-choose = Skills to choose from
artifacts-to-choose = Artifacts to choose from
known-of-deck = Known cards of the deck
deed-deck = Deed deck
deed-discard = Discard pile
fame = Fame
reputation = Reputation
influence-change = Influence { $n ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $n }
}
influence-none = X: no interaction
crystal-of = Crystals: { $colour }
token-of = Mana tokens: { $colour }
points-move = Move
points-influence = Influence
points-heal = Healing points
endless-mana = Endless mana
hand-of = Hand: { $hero }
source = The Source
source-day = By day gold dice can be used, black ones not.
source-night = By night black dice can be used, gold ones not.
dice-left = Dice you may use
dummy-player = Dummy player: { $hero }
offer-tactics = Tactics
offer-units = Unit offer
offer-advanced = Advanced Action offer
offer-spells = Spell offer
offer-skills = Common Skills
improvements = Cards to improve by
tiles-countryside = Countryside tiles
tiles-core = Core tiles
artifact-deck = Artifacts
round = Round
time = Time
day = Day
night = Night
scenario = Scenario
round-ends = Turns to the end of the Round
cost = Influence cost
wounds = Wounds
attack = Attack
kind-basic = Basic Action
kind-advanced = Advanced Action
kind-spell = Spell
kind-artifact = Artifact
kind-wound = Wound
kind-skill = Skill
kind-regular = Regular Unit
kind-elite = Elite Unit
kind-enemy = Enemy
fight-gather = Before the fight
fight-ranged = Ranged and Siege phase
fight-block = Block assembled
fight-damage = Damage to be taken
fight-attack = Attack assembled
fight-armor = Armor of the targets
fight-block-needed = Block needed
fight-element = Element of the attack
fight-wounds = Wounds in this fight
foe-fortified-twice = Fortified twice: no attack at range
foe-fortified-place = The place is fortified: only Siege at range
foe-blocked = Attack { $n } ({ $element }): blocked
foe-prevented = Attack { $n } ({ $element }): prevented
ruin-altar = Ancient altar
ruin-lair = Guarded ruins
ruin-price = The price at the altar: { $mana }.
price-of = { $n ->
    [one] { $mana }
   *[other] { $mana } × { $n }
}
ruin-guards = Guarded by: { $enemies }.
ruin-reward = Reward: { $rewards }.

text-wounded = Wounded: it cannot be used until it is healed
text-lower-armor = Armor { $n } in the Attack phase if all its attacks were blocked
text-defend = The first enemy attacked has { $n } more Armor
text-reputation = Defeated: Reputation { $n ->
    [-1] −1
   *[other] +{ $n }
}
volkare-army = Volkare's army
volkare-troops = Troops
note-volkare-muster = Army, not laid out yet: { $troops }
volkare-troop = { $troop } × { $n }
note-volkare-army = Army: { $enemies }
note-volkare-ways = His card leads him: { $ways }; a Spell does so twice
volkare-way = { $colour } { $way }
note-volkare-red = Red: he stays and attacks a hero beside him, with a Spell within two spaces
note-volkare-wound = Wound: he rests and rolls his die; a wavering Unit of that colour joins him
note-volkare-rush = Any card but a Wound leads him a space nearer to the city, a Spell two; where two spaces are as near, the colour decides. Beside the city he attacks it
note-volkare-rage = His deck is empty: he goes or attacks twice each turn
note-volkare-deck = { $of ->
    [one] One card is left in his deck
   *[other] { $of } cards are left in his deck
}, { $n ->
    [0] no Wound among them
    [one] one of them a Wound
   *[other] { $n } of them Wounds
}
note-volkare-fights = You attack him by moving to his space. With his troops he attacks himself: 3 or 4 by his die, Brutal, and no Unit can take it. He falls with the last of his troops; those defeated stay defeated
note-wavering = Wavering: { $unit }, on the place marked { $colour }
puppets = Puppets

faction-tokens = Faction tokens
leader-level = Level
leader-retinue = Retinue
leader-with = Retinue: { $enemies }
foe-loses-levels = Loses a level for every { $n } of attack (the Armor)
note-leader-hidden = Not found yet
note-leader-beaten = Defeated
note-leader-shields = Shields: { $hero } { $n }
note-pursues = Pursues { $hero }
note-pursues-turned = Turned over; pursues { $hero }
note-ambush = Lies in ambush
kind-token = Faction token
phantoms = Phantoms
fame-track = Fame track
seal-in-row = Seal ({ $colour }): nobody has { $fame } Fame
note-seals = The first seal is broken with one mana of its colour; the numbers are rows.
note-phantoms = A hero whose Level is 2 above all others, or 3 above the last one, is attacked before the next turn.
note-volkare-portal = { $n ->
    [0] He stands on the portal
    [one] { $n } space from the portal
   *[other] { $n } spaces from the portal
}
note-volkare-city = { $n ->
    [one] { $n } space from the city
   *[other] { $n } spaces from the city
}
note-volkare-seeks = He looks for the city
