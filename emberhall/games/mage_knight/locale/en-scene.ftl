# Labels on the table.

skills-in-the-middle = Skills in the middle
marked = marked
fight-duel-called = Combat between heroes: preparation
fight-duel-attack = Combat between heroes: attack
fight-duel-block = Combat between heroes: block
fight-duel-damage = Combat between heroes: damage
fight-secret-colour = Choosing a colour in secret
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
known-of-deck = Known cards in the deck
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
source-day = By Day you can use gold dice but not black ones.
source-night = At Night you can use black dice but not gold ones.
dice-left = Dice you can use
dummy-player = Dummy player: { $hero }
offer-tactics = Tactics
offer-units = Unit offer
offer-advanced = Advanced Action offer
offer-spells = Spell offer
offer-skills = Common Skills
improvements = Actions to swap for
tiles-countryside = Countryside tiles
tiles-core = Core tiles
artifact-deck = Artifacts
round = Round
time = Time
day = Day
night = Night
scenario = Scenario
round-ends = Turns left in the Round
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
fight-block = Block so far
fight-damage = Damage to assign
fight-attack = Attack so far
fight-armor = Armor of the targets
fight-block-needed = Block needed
fight-element = Attack element
fight-wounds = Wounds in this fight
foe-fortified-twice = Fortified twice: cannot be attacked at range
foe-fortified-place = Fortified site: only Siege at range
foe-blocked = Attack { $n } ({ $element }): blocked
foe-prevented = Attack { $n } ({ $element }): prevented
ruin-altar = Ancient altar
ruin-lair = Guarded ruins
ruin-price = Altar: pay { $mana }.
price-of = { $n ->
    [one] { $mana }
   *[other] { $mana } × { $n }
}
ruin-guards = Guarded by: { $enemies }.
ruin-reward = Reward: { $rewards }.

text-wounded = Wounded: cannot be used until healed
text-lower-armor = Armor { $n } in the Attack phase if all its attacks were blocked
text-defend = The first enemy attacked gets { $n } more Armor
text-reputation = Defeated: Reputation { $n ->
    [-1] −1
   *[other] +{ $n }
}
volkare-army = Volkare's army
volkare-troops = Troops
note-volkare-muster = Army, not drawn yet: { $troops }
volkare-troop = { $troop } × { $n }
note-volkare-army = Army: { $enemies }
note-volkare-ways = His card sets his direction: { $ways }. A Spell moves him twice
volkare-way = { $colour } { $way }
note-volkare-red = Red: he stays and attacks an adjacent hero (with a Spell, a hero within two spaces)
note-volkare-wound = Wound: he rests and rolls his die; a wavering Unit of that colour joins him
note-volkare-rush = Any card but a Wound moves him one space towards the city, a Spell two; his card's colour breaks ties. Next to the city he attacks it
note-volkare-rage = His deck is empty: he moves or attacks twice each turn
note-volkare-deck = { $of ->
    [one] One card is left in his deck
   *[other] { $of } cards are left in his deck
}, { $n ->
    [0] no Wound among them
    [one] one of them a Wound
   *[other] { $n } of them Wounds
}
note-volkare-fights = Move to his space to attack him. He fights beside his troops: Attack 3 or 4 by his die, Brutal, and Units cannot take it. He falls with the last of his troops; defeated troops stay defeated
note-wavering = Wavering: { $unit } (space { $colour })
puppets = Puppets

faction-tokens = Faction tokens
leader-level = Level
leader-retinue = Retinue
leader-with = Retinue: { $enemies }
foe-loses-levels = Loses a Level for every { $n } points of attack (its Armor)
note-leader-hidden = Not found yet
note-leader-beaten = Defeated
note-leader-shields = Shields: { $hero } { $n }
note-pursues = Pursues { $hero }
note-pursues-turned = Face down; pursues { $hero }
note-ambush = In ambush
kind-token = Faction token
phantoms = Phantoms
fame-track = Fame track
seal-in-row = Seal ({ $colour }): nobody has { $fame } Fame
note-seals = Break the first seal with one mana of its colour. Numbers show rows.
note-phantoms = Phantoms attack a hero who is 2 Levels above everyone else, or 3 above the last hero, before their next turn.
note-volkare-portal = { $n ->
    [0] He stands on the portal
    [one] { $n } space from the portal
   *[other] { $n } spaces from the portal
}
note-volkare-city = { $n ->
    [one] { $n } space from the city
   *[other] { $n } spaces from the city
}
note-volkare-seeks = He is looking for the city
