# the player bar, and the ways to play a card
hero-motto = Level { $level } · Fame { $fame }/{ $next }
hero-level = Level { $level }
bar-crystals = Crystals
bar-tokens = Mana
bar-deck = deck
bar-actions = action
source-short = Source
points-attack = Attack
points-block = Block
way-free = free
way-mana = costs { $mana }
way-night = costs { $mana } and black
way-once = then throw the card away
way-sideways = Sideways: { $use }
way-any-card = any card
text-recruited = Recruited at: { $places }
risk-provokes = Provokes a rampaging enemy

# the fight
combat-site = Fight: { $site }
combat-rampaging = Fight with rampaging enemies
combat-burning = Fight for the monastery
combat-incantation = Fight with summoned monsters
step-ranged = Ranged and Siege
step-block = Block
step-damage = Damage
step-attack = Attack
wounds-in-hand = Wounds in hand
unit-ready-for = ready: { $what }
unit-takes = takes up to { $n }
unit-spent = spent
unit-wounded = wounded
foe-away = replaced by its monster
foe-aimed = being attacked
foe-blocking = being blocked
foe-summoned = summoned
foe-defender = defending
foe-troop = follows Volkare
foe-leader = leads the retinue
foe-retinue = of the retinue
foe-general = falls with the last of his troops
foe-phantom = phantom: gives no reward, then vanishes
foe-prey = hunted
foe-rampaging = rampaging
ledger-attack = Attack: { $enemies }
ledger-block = Block: { $enemy }
line-armor = Armor: { $enemy }
line-attack = Attack: { $enemy } ({ $element })
line-swift = Swift: counts twice
adds = { $points } { $n ->
    [0] adds nothing
   *[other] adds { $n }
}
adds-halved = { $points }, halved, { $n ->
    [0] adds nothing
   *[other] adds { $n }
}
adds-for-mana = For { $mana }: { $what }
adds-sideways = Sideways: { $what }
line-given = { $by } · { $points }
line-attack-physical = Attack { $n }
line-attack-fire = Fire Attack { $n }
line-attack-ice = Ice Attack { $n }
line-attack-cold-fire = Cold Fire Attack { $n }
line-block-physical = Block { $n }
line-block-fire = Fire Block { $n }
line-block-ice = Ice Block { $n }
line-block-cold-fire = Cold Fire Block { $n }
line-in-full = in full
line-full-against-fire = in full against a Fire Attack
line-full-against-ice = in full against an Ice Attack
line-full-against-cold-fire = in full against a Cold Fire Attack
line-halved = { $n }, halved to { $half }
line-halved-together = together { $n }, halved to { $half }
line-siege-only = { $n } without Siege does not count: a target is fortified
stakes = If you do nothing more
stakes-damage = Incoming damage
stakes-done = After this
stakes-deal = { $enemy }: { $n } damage
stakes-deal-by = { $enemy } ({ $element } attack): { $n } damage
stakes-in-all = Total, if your hero takes it all
stakes-knocked-out = the hero is knocked out
stakes-left = { $n } damage left
stakes-brutal = Brutal: doubled
stakes-poison = Poison: as many again into the discard pile
stakes-worse = { $what }
stakes-summon = A summoner will draw a monster
stakes-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
trait-swift = Swift: blocking its { $n } takes { $double }
trait-brutal = Brutal: deals { $double } if unblocked
trait-poison = Poison: each Wound brings another
trait-paralyze = Paralyze: a wounded Unit is destroyed, a wounded hero discards the hand
trait-summon = Summon: a monster fights in its place
trait-assassination = Assassination: Units cannot take the damage
trait-cumbersome = Cumbersome: Move points lower its attack
trait-vampirism = Vampirism: gains Armor with each Wound
trait-fortified = Fortified: only Siege at range
trait-unfortified = Unfortified: walls do not protect it
trait-elusive = Elusive: Armor { $low } in the Attack phase if all its attacks were blocked
trait-arcane-immunity = Arcane Immunity: only Attacks and Blocks affect it, and its attack can be lowered
trait-defend = Defend: the enemy attacked first gets more Armor
trait-resists-physical = Physical resistance: physical attacks are halved
trait-resists-fire = Fire resistance: Fire attacks are halved
trait-resists-ice = Ice resistance: Ice attacks are halved

# choosing a hero
choose-hero = Choose your hero
heroes-left = Heroes
kind-hero = Hero
hero-own-card = { $card }: { $effect }.
hero-skills = Skills to learn: { $skills }.

combat-volkare = Attack on Volkare and his army
combat-volkare-attacks = Volkare and his army attack

combat-leader = Fight: { $enemy }
combat-retinue = Fight with the remaining retinue

combat-hunt = Hunt around Volkare's camp
combat-phantoms = Phantoms attack

# what the locals sell
market = Sold here: { $site }
market-units = Units to recruit
market-cards = Cards to learn
market-empty = Nothing: no Unit on offer can be recruited here.
ware-buy_healing = 1 Healing point
ware-buy_artifact = An Artifact
ware-buy_elite = Add an Elite Unit to the offer
ware-buy_unseen = An unseen Advanced Action
ware-buy_regular = Add a Regular Unit to the offer
