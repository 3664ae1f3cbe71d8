# What cards do. A group stands before a colon, so that sentences need no cases.
amount-half-rank = half the soul rank{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}
amount-by-size = { $small } (with 4 or more heroes { $large })
group-owner = the owner
group-target = the target
group-opener = who opened it
group-active = the active hero
group-some = { $count ->
    [0] all { $rank ->
        [none] {""}
       *[other] { $rank }{" "}
    }{ $of ->
        [heroes] heroes
        [enemies] enemies
       *[other] ghosts
    }
    [1] one { $rank ->
        [none] {""}
       *[other] { $rank }{" "}
    }{ $of ->
        [heroes] hero
        [enemies] enemy
       *[other] ghost
    }
   *[other] up to { $count } { $rank ->
        [none] {""}
       *[other] { $rank }{" "}
    }{ $of ->
        [heroes] heroes
        [enemies] enemies
       *[other] ghosts
    }
}{ $range ->
    [-1] {""}
    [0] {" "}in the area
   *[other] {" "}within range { $range }{ $origin ->
        [active] {" "}of the active hero
       *[other] {""}
    }{ $unseen ->
        [true] {" "}(also unseen)
       *[other] {""}
    }
}{ $where ->
    [none] {""}
   *[other] { $plain ->
        [true] {" "}{ $where }
       *[other] {" "}({ $where })
    }
}
test-flag-set = the quest has come so far
test-counter-at = { $id ->
    [shards] the party has at least { $at_least } shards
   *[other] it was done at least { $at_least } times
}
test-it-is = it is { $time }
test-all-heroes-in = every living hero has arrived
test-target-is = the target is { $what }
test-target-crowns = the target has crowns
test-attack-is = it is { $what }
test-owner-is = the owner is { $what }
test-near = { $range ->
    [0] in the same area
   *[other] within range { $range }
}
test-rolled = the roll shows at least { $bolts ->
    [one] one bolt
   *[other] { $bolts } bolts
}
dice = { $red ->
    [0] {""}
   *[other] { $red } red
}{ $both ->
    [true] {" "}+{" "}
   *[other] {""}
}{ $blue ->
    [0] {""}
   *[other] { $blue } blue
}
blow = { $dice }, { $type }, { $most ->
    [0] melee
   *[other] range { $least }–{ $most }
}
blow-crit = { $blow }; critical: { $crit }
blow-damage = { $blow }; on damage: { $effect }
blow-lethal = { $blow }; { $lethal } lethal
blow-aoe = { $blow }; area of effect { $aoe }
blow-bash = { $blow }; bash
effect-attack = attack: { $blow }
effect-attack-weapon = { $times ->
    [1] an attack
   *[other] { $times } attacks
} with a { $means ->
    [melee] weapon in the own area
   *[other] ranged weapon
}{ $aoe ->
    [-1] {""}
   *[other] , area of effect { $aoe }
}{ $hits ->
    [0] {""}
    [1] , +1 hit
   *[other] , +{ $hits } hits
}
effect-add-hits = +{ $n } { $n ->
    [1] hit
   *[other] hits
}
effect-add-dice = more dice: { $dice }
effect-make-lethal = { $n ->
    [1] 1 hit becomes lethal
   *[other] { $n } hits become lethal
}
effect-reroll = roll { $n ->
    [1] one die
   *[other] up to { $n } dice
} again
effect-ignore-armor = { $n ->
    [99] armor is ignored
   *[other] armor counts { $n } less
}
effect-add-shields = +{ $n } { $n ->
    [1] shield
   *[other] shields
}
effect-cancel-hits = { $n ->
    [1] 1 ordinary hit is cancelled
   *[other] { $n } ordinary hits are cancelled
}
effect-redirect = the attack is turned on the owner
effect-damage = { $to }: { $n } damage
effect-lose-hp = { $to }: loss of { $n } HP
effect-heal = { $to }: heal { $n } HP
effect-condition = { $to }: { $condition }{ $strength ->
    [1] {""}
   *[other] {" "}{ $strength }
}
effect-remove-conditions = { $to }: { $n ->
    [99] all conditions are removed
    [1] one condition is removed
   *[other] up to { $n } conditions are removed
}{ $ids ->
    [none] {""}
   *[other] {" "}({ $ids })
}
effect-burn = { $to }: Burning { $level ->
    [1] I
   *[other] II
}
effect-wound = { $to }: wound, { $wound }
effect-give-shields = { $to }: { $n } shield { $n ->
    [1] token
   *[other] tokens
}{ $cap ->
    [0] {""}
   *[other] , up to { $cap }
}
effect-modify = { $to }: { $stat } { $n }, { $until }
effect-extra = { $to }: { $combats ->
    [0] {""}
   *[other] +{ $combats } Combat
}{ $both ->
    [true] , {""}
   *[other] {""}
}{ $movement ->
    [0] {""}
   *[other] +{ $movement } movement
}
effect-save = { $to }: save{ $harder ->
    [0] {""}
   *[other] {" "}(+{ $harder })
}
effect-save-then = { $save }; if it succeeds: { $effect }
effect-save-else = { $save }; if it fails: { $effect }
effect-roll-table = roll { $dice }
effect-roll-row = { $roll }; { $symbol ->
    [bolt] bolt
    [hit] hit
    [shield] shield
   *[other] nothing
}: { $effect }
effect-survive = does not die and has { $hp } HP
effect-resurrect = { $to }: back to life with half of the HP
effect-teleport = teleport { $to ->
    [area] to an area within range { $range }
    [shrine] to the nearest open shrine
   *[other] to the area of an enemy within range { $range }
}
effect-no-reaction = leaving areas causes no reaction attacks, { $until }
effect-untargetable = enemies choose another target while they can, { $until }
effect-taunt = { $to }: must choose the owner while they can, { $until }
effect-seal-area = enemies neither enter nor leave an area within range { $range }, { $until }
effect-place-fire = a fire token of level { $level }{ $range ->
    [0] {""}
   *[other] {" "}within range { $range }
}
effect-cancel-trap = the trap has no effect
effect-draw-treasure = { $to }: { $n ->
    [1] a treasure card
   *[other] { $n } treasure cards
}{ $keep ->
    [0] {""}
   *[other] , keeping { $keep }
}
effect-crowns = { $to }: { $n } crowns
effect-shards = soul shards: { $n }
effect-give-item = { $to }: { $item }
effect-recharge = { $to }: { $cards ->
    [1] one used power is
   *[other] up to { $cards } used powers are
} turned { $turns ->
    [1] once
   *[other] { $turns } times
}
effect-scry = { $n ->
    [1] look at the top event card
   *[other] look at the top { $n } event cards and put them back in any order
}
effect-spawn = enemies come{ $place ->
    [gate] {" "}at a gate
    [gates] {" "}at every open gate
    [nearest_gate] {" "}at the nearest gate
    [opener] {" "}to whoever opened it
   *[other] {""}
}: { $who } ({ $rank }) × { $n }{ $activate ->
    [true] , and activate
   *[other] {""}
}
effect-spawn-master = { $master } comes
effect-activate = { $who } { $many ->
    [false] activates
   *[other] activate
}{ $hits ->
    [0] {""}
   *[other] {" "}with +{ $hits } hit
}{ $movement ->
    [0] {""}
   *[other] {" "}with +{ $movement } movement
}
effect-summon = { $companion } comes to the owner
effect-set-time = it is { $time }
effect-night = night falls: attacks of heroes have 1 hit less
effect-story-event = story event: { $card }
effect-set-flag = the quest goes on
effect-add-counter = it counts for the quest
effect-token-do = { $token }: { $what ->
    [open] opened
   *[other] removed
}
effect-menace = Menace { $set ->
    [0] +{ $rises }
   *[other] becomes { $set }
}
effect-decide = the party decides: { $options }
effect-end-quest = the quest is won
effect-nothing = nothing happens
decision-said = { $name }: { $effect }
spawn-any = any kind of the quest
hook = { $moment }: { $effect }
hook-within = { $moment }, { $near }
hook-test = { $moment }, if { $test }: { $effect }
hook-limit = { $hook } ({ $limit })
hook-limit-may = { $hook } ({ $limit }, if you like)
hook-may = { $hook } (if you like)
event-respite = the next Event phase discards it and brings no other: a round more
ongoing = as long as the card lies { $where ->
    [beside] beside the deck
   *[other] on top
}, { $of }: { $stat } { $n }
trap-effect = { $save ->
    [true] whoever fails the save: { $effect }
   *[other] { $effect }
}
static = { $stat } { $n }
static-test = { $stat } { $n }, if { $test }
card-immune = immune: { $immune }
card-effect = { $use }: { $effect }
card-needs = { $text } (only if { $test })
# The anvil and the temple.
forge-crit = critical: { $effect }
forge-dice = attack +{ $dice }
forge-type = { $type } damage
gift-shards = { $n ->
    [one] 1 shard
   *[other] { $n } shards
} for the party
gift-hp = maximum HP { $n } in the next quest
static-hindrance = hindrances are ignored
