# What stands beside the pieces

figure-monster = { $rank ->
    [elite] Elite { $monster } { $number }
    [boss] { $monster }
   *[other] { $monster } { $number }
}
figure-life = Hit points
figure-shield = Shield
figure-hand = Cards in hand
figure-discard = Discarded
figure-lost = Lost
figure-xp = Experience
figure-coins = Coins
figure-round = Round
figure-level = Scenario level{ $more ->
    [0] { "" }
   *[other] {" "}(monsters: { $monsters })
}
figure-scenario = Scenario
strength-inert = inert
strength-waning = waning
strength-strong = strong
charge-inert = { $element ->
   *[other] inert
}
charge-waning = { $element ->
   *[other] waning
}
charge-strong = { $element ->
   *[other] strong
}
board-map = Map
note-hazard = hazardous terrain: { $n } damage
note-difficult = difficult terrain: two points of movement
note-exhausted = exhausted
note-top = Top: { $text }
note-bottom = Bottom: { $text }
motto-level = level { $n }
piece-obstacle = obstacle
piece-trap = trap: { $effects }
trap-damage = { $n } damage
piece-coins = coins: { $n }
piece-treasure = treasure
row-hand = { $who }: hand
row-played = { $who }: cards of the round
row-active = { $who }: active
row-discard = { $who }: discarded
row-lost = { $who }: lost
row-box = { $who }: cards to choose from
row-goals = { $who }: battle goal
row-shop = Items for sale
row-items = Items
row-classes = Classes
panel-classes = Who goes into the dungeon?
note-taken = Taken already
note-bought = Chosen
class-strong = Strong in: { $what }
class-like-brute = Stands in front, takes what comes and shoves enemies about.
class-strong-brute = heavy blows beside him, Shield and Retaliate
class-like-cragheart = A walking rock that strikes near and far and changes the ground, sometimes at the cost of allies.
class-strong-cragheart = areas, obstacles, much endurance
class-like-mindthief = Small and quick, steers the minds of enemies and lives dangerously.
class-strong-mindthief = conditions, forcing enemies to act, Augments for her attacks
class-like-scoundrel = Fast and gone again: strikes where an ally already stands.
class-strong-scoundrel = much damage to one enemy, Invisible, loot
class-like-spellweaver = Few hit points and few cards, but spells that hit many at a distance, and a card that brings lost ones back.
class-strong-spellweaver = elements, areas at range
class-like-tinkerer = Helps everybody from behind: heals, traps and clever machines.
class-strong-tinkerer = healing, traps, the largest hand
slot-head = Worn on the head
slot-body = Worn on the body
slot-legs = Worn on the legs
slot-one-hand = One hand
slot-two-hands = Two hands
slot-small = Small item
order-card = { $card } ({ $n })
order-rests = Long rest
monster-card = Card of the round ({ $n }): { $text }
figure-hand-limit = Hand limit
element-now = { $element } ({ $strength })
panel-elements = Elements
space-fog = an unopened room
space-door = door
note-open-door = open door
note-locked-door = locked: it counts as a wall
figure-move = Move
figure-attack = Attack
figure-range = Range
figure-retaliate = Retaliate
motto-initiative = initiative { $n }
monster-stats = { $rank ->
    [elite] Elite
    [boss] Boss
   *[other] Normal
}: hit points { $hp }, Move { $move }, Attack { $attack }{ $range ->
    [0] { "" }
   *[other] , Range { $range }
}{ $shield ->
    [0] { "" }
   *[other] , Shield { $shield }
}{ $retaliate ->
    [0] { "" }
   *[other] , Retaliate { $retaliate }
}
trait-attacks = its attacks add { $names }
trait-retaliate-range = Retaliate reaches { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
trait-advantage = attacks with Advantage
trait-hard-to-hit = attacks on it have Disadvantage
trait-attack-by-moves = its Attack is the number of hexes it has moved this turn
trait-immune = immune to { $names }
trait-push = Push
trait-pull = Pull
trait-immovable = cannot be pushed or pulled
way-top = top half
way-bottom = bottom half
way-default-top = Attack 2
way-default-bottom = Move 2
way-instead-top = in place of the top half
way-instead-bottom = in place of the bottom half
reason-acted = It has acted this round.
reason-obeys = In its turn of this round it obeys the { $who }.
reason = { $n }. { $text }
reason-noted = { $n }. { $text }: { $note }
because-stunned = Stunned: it does nothing
because-no-focus = No focus: there is no way to attack anybody
because-focus = Its focus is { $name }
because-foci = { $names } are equal: the players choose the focus
because-way = { $n ->
    [0] in reach from where it stands
    [one] in reach after { $n } hex
   *[other] in reach after { $n } hexes
}{ $traps ->
    [0] { "" }
   *[other] , through traps
}
because-nearer = nearer than { $names }
because-earlier = acts before { $names }
because-no-move = It does not move
because-stays = It stays where it is
because-moves = { $n ->
    [one] It moves { $n } hex
   *[other] It moves { $n } hexes
}
because-moved = { $n ->
    [one] It has moved { $n } hex
   *[other] It has moved { $n } hexes
}
because-least = { $count ->
    [1] the hex that needs the least movement
   *[other] one of { $count } hexes that need equally little movement
}
because-disadvantage = next to its focus it would attack with disadvantage
because-more-targets = from there it attacks more enemies
because-towards = { $n ->
    [0] It cannot get nearer
    [one] It moves { $n } hex, as near as it gets
   *[other] It moves { $n } hexes, as near as it gets
}
because-out-of-reach = Nobody is in reach of its attack
because-attacks = It attacks { $names }
because-targets = up to { $n } targets
note-letter = marked { $letter }
sight-clear = { $n ->
    [1] In sight, next to whoever acts
   *[other] In sight, { $n } hexes from whoever acts
}
sight-blocked = No line of sight: every line between corners touches a wall
