# What stands beside the pieces

figure-monster = { $rank ->
    [elite] elite { $monster } { $number }
    [boss] { $monster }
   *[other] { $monster } { $number }
}
figure-life = Hit points
figure-shield = Shield
figure-hand = Cards in hand
figure-xp = Experience
figure-coins = Coins
figure-round = Round
figure-level = Scenario level
strength-inert = inert
strength-waning = waning
strength-strong = strong
board-map = Map
note-hazard = hazardous terrain: { $n } damage
note-difficult = difficult terrain: two points
note-exhausted = exhausted
note-top = Top: { $text }
note-bottom = Bottom: { $text }
motto-level = level { $n }
piece-obstacle = obstacle
piece-trap = trap: { $n } damage, { $conditions }
piece-no-condition = no condition
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
way-top = top
way-bottom = bottom
row-classes = Classes
figure-hand-limit = Cards of a hand
