# What is told of the game, and how it ended

say-class = { $who } joins the party.
say-round = Round { $n }
say-plays = { $who } plays { $card } and { $other }: initiative { $initiative }.
say-long-rest = { $who } takes a long rest.
say-monster-card = { $monsters }, initiative { $initiative }: { $text }.
say-performs = { $who } uses { $card }{ $half ->
    [top] {""}, the top.
    [bottom] {""}, the bottom.
    [default-top] {" "}for Attack 2.
   *[default-bottom] {" "}for Move 2.
}
say-attack = { $who } attacks { $target }{ $edge ->
    [0] { "" }
    [1] { " " }with advantage
   *[other] { " " }with disadvantage
}: { $value }, { $cards } makes { $result }{ $shield ->
    [0] { "" }
   *[other] , less Shield { $shield }
}.
say-damage = { $who } suffers { $n } damage.
say-negates = { $who } loses { $card } and suffers none of { $n } damage.
say-negates-by-two = { $who } loses two discards ({ $card }, { $other }) and suffers none of { $n } damage.
say-dies = { $who } dies.
say-exhausted = { $who } is exhausted.
say-healed = { $n ->
    [0] { $who } regains no hit points.
   *[other] { $who } regains hit points: { $n }.
}
say-condition = { $who }: { $condition }.
say-retaliates = { $who } retaliates: { $n }.
say-trap = { $who } springs a trap.
say-door = { $who } opens a door.
say-spawn = { $who } appears.
say-loots = { $who } takes { $n ->
    [one] a coin
   *[other] { $n } coins
}.
say-treasure = { $who } takes { $number ->
    [0] a treasure
   *[other] treasure { $number }
}.
say-xp = { $who } gains { $n } experience.
say-item = { $who } uses { $item }.
say-infused = { $element } is strong.
say-consumed = { $element } is consumed.
say-rests = { $who } rests and loses { $card }.
say-won = The goal is met. The round is played to its end.
say-lost = All characters are exhausted.
say-result = { $who }: { $xp } experience{ $bonus ->
    [0] { "" }
   *[other] { " " }({ $bonus } of it for success)
}, { $gold } gold{ $checks ->
    [0] ; no checkmark for the battle goal { $goals }.
    [one] ; a checkmark for the battle goal { $goals }.
   *[other] ; { $checks } checkmarks for the battle goal { $goals }.
}
end-won = Success in round { $rounds }
end-lost = Failure in round { $rounds }
say-destroyed = { $who } is destroyed.
say-cleansed = { $who } cleanses a pump.
say-weakened = The Prime Demon suffers { $n } damage behind the door.
say-opens = What this opens: { $scenarios }.
