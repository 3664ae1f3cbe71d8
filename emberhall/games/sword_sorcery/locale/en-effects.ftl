# What cards do. `$to` names whom an effect is for; `$who` says how they are spoken of: you, one or many.
hp = { $n } HP
hp-as-many = HP equal to { $n }
amount-half-rank = half your soul rank (rounded up){ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}
amount-by-size = { $small ->
    [0] { $large } (only with 4 or more heroes)
   *[other] { $small } ({ $large } with 4 or more heroes)
}
group-owner = you
group-this-enemy = this enemy
group-target = the target
group-opener = the hero who opened it
group-active = the active hero
group-some = { $count ->
    [0] all { $other ->
        [true] other{" "}
       *[false] {""}
    }{ $rank ->
        [none] {""}
       *[other] { $rank }{" "}
    }{ $of ->
        [heroes] heroes
        [enemies] enemies
       *[other] ghosts
    }
    [1] one { $other ->
        [true] other{" "}
       *[false] {""}
    }{ $rank ->
        [none] {""}
       *[other] { $rank }{" "}
    }{ $of ->
        [heroes] hero
        [enemies] enemy
       *[other] ghost
    }
   *[other] up to { $count } { $other ->
        [true] other{" "}
       *[false] {""}
    }{ $rank ->
        [none] {""}
       *[other] { $rank }{" "}
    }{ $of ->
        [heroes] heroes
        [enemies] enemies
       *[other] ghosts
    }
}{ $range ->
    [-1] {""}
    [0] {" "}in the same area
   *[other] {" "}within range { $range }{ $origin ->
        [active] {" "}of the active hero
       *[other] {""}
    }{ $unseen ->
        [true] {" "}(even out of sight)
       *[other] {""}
    }
}{ $where ->
    [none] {""}
   *[other] { $plain ->
        [true] {" "}{ $where }
       *[other] {" "}({ $where })
    }
}
test-flag-set = the quest has reached that point
test-counter-at = { $id ->
    [shards] the party has at least { $at_least } shards
   *[other] this has happened{ $at_least ->
        [1] {""}
       *[other] {" "}at least { $at_least } times
    }
}
test-it-is = it is { $time }
test-all-heroes-in = every living hero has arrived
test-target-is = the target is { $what }
test-target-crowns = the target has crowns
test-attack-is = it is { $what }
test-owner-is = you are { $what }
test-this-enemy-is = this enemy is { $what }
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
effect-attack-weapon = make { $times ->
    [1] an attack
   *[other] { $times } attacks
} { $means ->
    [melee] in your area with any weapon
   *[other] with a ranged weapon
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
effect-add-dice = add { $dice }
effect-make-lethal = { $n ->
    [1] 1 hit becomes lethal
   *[other] { $n } hits become lethal
}
effect-reroll = reroll { $n ->
    [1] one die
   *[other] up to { $n } dice
}
effect-ignore-armor = ignore { $n ->
    [99] armor
   *[other] { $n } armor
}
effect-add-shields = +{ $n } { $n ->
    [1] shield
   *[other] shields
}
effect-cancel-hits = cancel { $n } ordinary { $n ->
    [1] hit
   *[other] hits
}
effect-redirect = you become the target of the attack
effect-damage = { $who ->
    [you] you take { $n } damage
   *[other] deal { $n } damage to { $to }
}
effect-lose-hp = { $to } { $who ->
    [one] loses
   *[other] lose
} { $n } HP
effect-heal = { $to } { $who ->
    [one] heals
   *[other] heal
} { $hp }
effect-condition = { $to } { $who ->
    [one] gains
   *[other] gain
} { $condition }{ $strength ->
    [1] {""}
   *[other] {" "}{ $strength }
}
effect-remove-conditions = { $which ->
    [any] { $n ->
        [99] remove all conditions
        [1] remove one condition
       *[other] remove up to { $n } conditions
    }
    [this] remove { $ids }
    [these] remove { $ids }
   *[of] { $n ->
        [1] remove one of { $ids }
       *[other] remove up to { $n } of { $ids }
    }
}{ $who ->
    [you] {""}
   *[other] {" "}from { $to }
}
effect-burn = { $to } { $who ->
    [one] gains
   *[other] gain
} Burning { $level ->
    [1] I
   *[other] II
}
effect-wound = { $to } { $who ->
    [one] suffers
   *[other] suffer
} { $wound }
effect-give-shields = { $to } { $who ->
    [one] gains
   *[other] gain
} { $n } shield { $n ->
    [1] token
   *[other] tokens
}{ $cap ->
    [0] {""}
   *[other] {" "}(to a maximum of { $cap })
}
effect-modify = { $to } { $who ->
    [one] gets
   *[other] get
} { $n } { $stat } { $until }
effect-extra = { $to } { $who ->
    [one] gets
   *[other] get
} { $combats ->
    [0] {""}
   *[other] +{ $combats } Combat
}{ $both ->
    [true] {" "}and{" "}
   *[other] {""}
}{ $movement ->
    [0] {""}
   *[other] +{ $movement } movement
}
effect-save = { $to } { $who ->
    [one] makes a save
    [you] make a save
   *[other] each make a save
}{ $harder ->
    [0] {""}
   *[other] {" "}(+{ $harder })
}
effect-save-then = { $save }; on a success, { $effect }
effect-save-else = { $save }; on a failure, { $effect }
effect-roll-table = roll { $dice }
effect-roll-row = { $roll }; on { $symbol ->
    [bolt] a bolt
    [hit] a hit
    [shield] a shield
   *[other] a blank
}, { $effect }
effect-survive = you survive with { $hp } HP
effect-resurrect = { $to } { $who ->
    [one] returns
   *[other] return
} to life with half { $who ->
    [you] your
   *[other] their
} HP
effect-teleport = teleport { $to ->
    [area] to an area within range { $range }
    [shrine] to the nearest open shrine
   *[other] to the area of an enemy within range { $range }
}
effect-no-reaction = leaving areas provokes no reaction attacks { $until }
effect-untargetable = enemies choose another target if they can, { $until }
effect-taunt = { $to } must target you if { $who ->
    [one] it can
   *[other] they can
}, { $until }
effect-seal-area = enemies can neither enter nor leave an area within range { $range } { $until }
effect-place-fire = place a level { $level } fire token{ $range ->
    [0] {""}
   *[other] {" "}within range { $range }
}
effect-cancel-trap = cancel the trap
effect-draw-treasure = { $to } { $who ->
    [one] draws
   *[other] draw
} { $n ->
    [1] a treasure card
   *[other] { $n } treasure cards
}{ $keep ->
    [0] {""}
   *[other] {" "}and { $who ->
        [one] keeps
       *[other] keep
    } { $keep }
}
effect-crowns = { $to } { $gains ->
    [true] { $who ->
        [one] gains
       *[other] gain
    }
   *[false] { $who ->
        [one] loses
       *[other] lose
    }
} { $n } { $n ->
    [1] crown
   *[other] crowns
}
effect-shards = the party { $gains ->
    [true] gains
   *[false] loses
} { $n } soul { $n ->
    [1] shard
   *[other] shards
}
effect-give-item = { $to } { $who ->
    [one] gains
   *[other] gain
} the { $item }
effect-recharge = { $to } { $who ->
    [one] turns
   *[other] turn
} { $cards ->
    [1] one used power
   *[other] up to { $cards } used powers
} { $turns ->
    [1] once
    [2] twice
   *[other] { $turns } times
}
effect-scry = { $n ->
    [1] look at the top event card
   *[other] look at the top { $n } event cards and put them back in any order
}
effect-spawn = spawn { $n } × { $rank } { $who }{ $place ->
    [gate] {" "}at a gate
    [gates] {" "}at every open gate
    [nearest_gate] {" "}at the nearest gate
    [opener] {" "}where it was opened
   *[other] {""}
}{ $activate ->
    [true] , ready to activate at once
   *[other] {""}
}
effect-spawn-master = { $master } appears
effect-activate = { $to } { $who ->
    [one] activates
   *[other] activate
}{ $hits ->
    [0] {""}
   *[other] {" "}with +{ $hits } { $hits ->
        [1] hit
       *[other] hits
    }
}{ $movement ->
    [0] {""}
   *[other] {" "}with +{ $movement } movement
}
effect-summon = summon the { $companion }
effect-set-time = it becomes { $time }
effect-night = night falls: heroes' attacks have 1 fewer hit
effect-story-event = resolve the story event { $card }
effect-set-flag = the quest moves on
effect-add-counter = this counts toward the quest
effect-token-do = { $what ->
    [open] open
   *[other] remove
} the { $token }
effect-menace = Menace { $set ->
    [0] rises by { $rises }
   *[other] becomes { $set }
}
effect-decide = the party decides: { $options }
effect-end-quest = the quest is won
effect-nothing = nothing happens
decision-said = { $name } ({ $effect })
spawn-any = enemy from the quest's pool
hook = { $moment }: { $effect }
hook-within = { $moment } { $near }
hook-test = { $moment }, if { $test }: { $effect }
hook-limit = { $hook } ({ $limit })
hook-limit-may = { $hook } ({ $limit }, optional)
hook-may = { $hook } (optional)
event-respite = you gain a round: the next Event phase only discards this card
ongoing = while this card is { $where ->
    [beside] beside the deck
   *[other] on top
}, { $of } get { $n } { $stat }
trap-effect = { $save ->
    [true] on a failed save, { $effect }
   *[other] { $effect }
}
static = { $n } { $stat }
static-test = { $n } { $stat } if { $test }
card-immune = immune to { $immune }
card-effect = { $use }: { $effect }
card-needs = { $text } (only if { $test })
# The anvil and the temple.
forge-crit = critical: { $effect }
forge-dice = +{ $dice } to the attack
forge-type = { $type } damage
gift-shards = { $n ->
    [one] 1 shard
   *[other] { $n } shards
} for the party
gift-hp = { $n } maximum HP in the next quest
static-hindrance = hindrances are ignored
