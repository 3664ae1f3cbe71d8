# Labels on the table

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
figure-gold-left = Gold left
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
note-difficult = difficult terrain: 2 movement points
note-exhausted = exhausted
note-left = left the map
note-apart = takes no part this round
note-avenger = may take the dagger
note-dagger = bears the dagger
note-doll = carries the doll
note-claw = carries the claw: −2 Move
note-bucket = carries a water tile
note-chest = has the items of treasure 62
note-clean = cleansed: immune to Poison, Shield 2 against Oozes
note-relics = { $n ->
    [one] carries the crystal or the sphere
   *[other] carries the crystal and the sphere
}
note-staff = bears the staff: { $n } of { $of } tokens
note-top = Top: { $text }
note-bottom = Bottom: { $text }
motto-level = level { $n }
piece-obstacle = obstacle
piece-trap = trap: { $effects }
trap-damage = { $n } damage
piece-coins = coins: { $n }
piece-treasure = treasure
row-hand = { $who }: hand
row-played = { $who }: cards for the round
row-active = { $who }: active
row-discard = { $who }: discarded
row-lost = { $who }: lost
row-box = { $who }: cards to choose from
row-goals = { $who }: battle goal
row-shop = Items for sale
row-items = Items
row-classes = Classes
panel-classes = Choose your party
note-taken = Taken
note-bought = Chosen
class-strong = Strengths: { $what }
class-like-angry-face = Marks an enemy with a Doom, and the whole party profits when it falls.
class-strong-angry-face = Dooms, long-range attacks, traps, animals
class-like-brute = Holds the front line, soaks up damage and shoves enemies around.
class-strong-brute = heavy melee attacks, Shield, Retaliate
class-like-circles = Rarely fights in person: summons others and commands them.
class-strong-circles = summons of every kind, commands
class-like-cragheart = A walking boulder that hits near and far and reshapes the battlefield, sometimes at an ally’s expense.
class-strong-cragheart = area attacks, obstacles, endurance
class-like-eclipse = Vanishes, and strikes out of a darkness of its own making.
class-strong-eclipse = Invisible, Dark, single targets
class-like-lightning = Hits harder the worse things go, and pays with its own blood.
class-strong-lightning = melee damage, Retaliate, staying alive
class-like-mindthief = Small and quick; bends the minds of enemies and lives dangerously.
class-strong-mindthief = conditions, controlling enemies, Augments
class-like-music-note = Sings for the others, curses enemies and hardly fights.
class-strong-music-note = Songs, Bless and Curse, granted actions
class-like-saw = Heals, vaccinates and hands out medical packs, and cuts deep where needed.
class-strong-saw = healing, removing conditions, Stun
class-like-scoundrel = Hits hard and slips away; best next to an ally.
class-strong-scoundrel = heavy damage to a single target, Invisible, loot
class-like-spellweaver = Few hit points and few cards, but spells that hit many from afar, and a card that recovers lost ones.
class-strong-spellweaver = elements, ranged area attacks
class-like-squidface = Poisons whole rooms from afar, allies included, and makes use of it.
class-strong-squidface = area attacks, Poison, Curse
class-like-sun = Shields, heals and blesses the party, and strikes with Light.
class-strong-sun = healing, Shield, granted actions
class-like-three-spears = Brings plenty of items, refreshes them, and fights with whatever is at hand.
class-strong-three-spears = items, melee and ranged attacks
class-like-tinkerer = Supports the party from the back with healing, traps and clever machines.
class-strong-tinkerer = healing, traps, the largest hand
class-like-triangles = Kindles elements turn after turn, then spends them all at once.
class-strong-triangles = elements, area attacks
class-like-two-mini = Stays behind a bear that does the fighting on command.
class-strong-two-mini = a bear, summons, commands
slot-head = Worn on the head
slot-body = Worn on the body
slot-legs = Worn on the legs
slot-one-hand = One hand
slot-two-hands = Two hands
slot-small = Small item
order-card = { $card } ({ $n })
order-rests = Long rest
monster-card = This round ({ $n }): { $text }
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
trait-attacks = attacks apply { $names }
trait-retaliate-range = Retaliate range { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
trait-advantage = attacks with Advantage
trait-hard-to-hit = attacks on it have Disadvantage
trait-attack-by-moves = its Attack equals the hexes it has moved this turn
trait-immune = immune to { $names }
trait-push = Push
trait-pull = Pull
trait-immovable = cannot be pushed or pulled
way-top = top half
way-bottom = bottom half
way-default-top = Attack 2
way-default-bottom = Move 2
way-instead-top = instead of the top half
way-instead-bottom = instead of the bottom half
reason-acted = It has already acted this round.
reason-obeys = On its turn this round it obeys the { $who }.
reason = { $n }. { $text }
reason-noted = { $n }. { $text }: { $note }
because-stunned = Stunned: it does nothing
because-no-focus = No focus: it cannot reach a hex to attack anyone from
because-focus = Its focus is { $name }
because-foci = { $names } are tied: the players choose its focus
because-way = { $n ->
    [0] in reach already
    [one] in reach after { $n } hex
   *[other] in reach after { $n } hexes
}{ $traps ->
    [0] { "" }
   *[other] , through traps
}
because-nearer = nearer than { $names }
because-earlier = acts before { $names }
because-no-move = It does not move
because-stays = It stays put
because-moves = { $n ->
    [one] It moves { $n } hex
   *[other] It moves { $n } hexes
}
because-moved = { $n ->
    [one] It has moved { $n } hex
   *[other] It has moved { $n } hexes
}
because-least = { $count ->
    [1] the hex that takes the least movement
   *[other] one of { $count } hexes that take equally little movement
}
because-disadvantage = adjacent to its focus it would attack with disadvantage
because-more-targets = it can attack more enemies from there
because-towards = { $n ->
    [0] It cannot get closer
    [one] It moves { $n } hex, as close as it can get
   *[other] It moves { $n } hexes, as close as it can get
}
because-out-of-reach = No one is in reach of its attack
because-attacks = It attacks { $names }
because-targets = up to { $n } targets
note-letter = marked { $letter }
sight-clear = { $n ->
    [1] In sight, adjacent to the acting figure
   *[other] In sight, { $n } hexes from the acting figure
}
sight-blocked = No line of sight: every line from corner to corner touches a wall
