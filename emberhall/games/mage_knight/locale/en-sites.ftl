# sites, cities, joint assault

site-quarter = quarter of the Megalopolis

unfit-megalopolis = a Megalopolis (level 2 or more) needs a scenario with at most three cities that are fought for
unfit-two-megalopolises = two Megalopolises need a scenario with exactly two cities

option-joint-assault = Propose a joint assault on the city
option-share = { $n ->
    [0] { $hero }: not invited
    [one] { $hero }: { $n } defender
   *[other] { $hero }: { $n } defenders
}
word-stay_out = Stay out of the city
word-alone = Attack alone
word-level_first = First rise to the next Level

prompt-joint-share = How many defenders should { $hero } fight?
prompt-joint-agree = { $hero } proposes a joint assault on the city: you would fight { $n } of its { $of } defenders and skip your next turn. Agree?
prompt-joint-or-alone = Alone or together with others?
prompt-called = Your part in the joint assault begins. Use effects before it?
prompt-storm = Move into the city (2 Move points).

story-joint-refused = { $hero } refuses the joint assault.
story-joint-assault = { $hero } leads a joint assault on the city: { $n } heroes.
story-stays-out = { $hero } does not get into the city.
story-city-conquered = The city is conquered!
