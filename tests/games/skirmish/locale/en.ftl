game-title = Skirmish on the Moor
seat = Player { $number }
swordsman = Swordsman
archer = Archer
fighter = { $kind } { $number } of { $who }
chest-closed = Buried chest
chest = Chest with { $gold ->
    [one] { $gold } piece of gold
   *[other] { $gold } pieces of gold
}
row-gold = Gold
round = Round

ask-activate = Who acts?
ask-move = Walk where? ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
ask-attack = Attack whom?
option-activate = { $kind } { $number }
option-walk = To hex { NUMBER($q) }, { NUMBER($r) }
option-strike = Fighter { $number } of player { $seat } ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
})
word-pass = Do not attack

say-dug = { $who } digs up { $gold ->
    [one] { $gold } piece of gold
   *[other] { $gold } pieces of gold
}.
say-hits = { $who } attacks { $target }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
say-falls = { $who } falls.
say-round = Round { $round } begins.
outcome-last = { $who } holds the field alone.
outcome-score = { $who } has the most gold and fighters.
