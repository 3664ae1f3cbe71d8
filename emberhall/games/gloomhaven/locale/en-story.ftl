# The log, and how the game ended

say-class = { $who } joins the party.
say-round = Round { $n }
say-plays = { $who } plays { $card } and { $other }: initiative { $initiative }.
say-long-rest = { $who } takes a long rest.
say-monster-card = { $monsters }, initiative { $initiative }: { $text }.
say-performs = { $who } uses { $half ->
    [top] the top of { $card }
    [bottom] the bottom of { $card }
   *[other] { $card }
}{ $half ->
    [default-top] {" "}for Attack 2.
    [default-bottom] {" "}for Move 2.
   *[other] .
}
say-attack = { $who } attacks { $target }{ $edge ->
    [0] { "" }
    [1] { " " }with advantage
   *[other] { " " }with disadvantage
}: { $value } ({ $cards }) = { $result }{ $shield ->
    [0] { "" }
   *[other] , minus Shield { $shield }
}.
say-damage = { $who } suffers { $n } damage.
say-negates = { $who } loses { $card } to negate { $n } damage.
say-negates-by-two = { $who } loses two discarded cards ({ $card }, { $other }) to negate { $n } damage.
say-dies = { $who } dies.
say-exhausted = { $who } is exhausted.
say-leaves = { $who } leaves the map.
say-vanishes = { $who } vanishes.
say-door-closes = A door closes.
say-freed = { $who } is free.
say-saved = { $who } is saved.
say-token = { $who } takes the token.
say-digs = { $n ->
    [0] { $who } digs up the grave.
   *[other] { $who } digs: { $n } more to go.
}
say-number = { $who } turns over token { $n }.
say-healed = { $n ->
    [0] { $who } regains no hit points.
    [one] { $who } regains 1 hit point.
   *[other] { $who } regains { $n } hit points.
}
say-rid = { $who } is rid of { $conditions }.
say-condition = { $who } gains { $condition }.
say-retaliates = { $who } retaliates for { $n }.
say-trap = { $who } springs a trap.
say-door = { $who } opens a door.
say-spawn = { $who } appears.
say-loots = { $who } loots { $n ->
    [one] a coin
   *[other] { $n } coins
}.
say-treasure = { $who } loots { $number ->
    [0] a treasure
   *[other] treasure { $number }
}.
say-xp = { $who } gains { $n } experience.
say-item = { $who } uses { $item }.
say-infused = { $element } becomes strong.
say-consumed = { $element } is consumed.
say-rests = { $who } rests and loses { $card }.
say-won = The goal is met. Play out the round.
say-lost = The scenario is lost. Play out the round.
say-result = { $who }: { $xp } experience{ $bonus ->
    [0] { "" }
   *[other] { " " }(including { $bonus } for success)
}, { $gold } gold{ $checks ->
    [0] ; battle goal { $goals } not met.
    [one] ; 1 checkmark for battle goal { $goals }.
   *[other] ; { $checks } checkmarks for battle goal { $goals }.
}
end-won = Success in round { $rounds }
end-lost = Failure in round { $rounds }
say-possessed = { $who } is under its control this round.
say-destroyed = { $who } is destroyed.
say-cleansed = { $who } cleanses a pump.
say-weakened = The Prime Demon suffers { $n } damage behind the door.
say-opens = Unlocked: { $scenarios }.
