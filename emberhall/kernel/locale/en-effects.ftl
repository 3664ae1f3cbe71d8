# Effects that every game has (emberhall/effects).
prompt-choose-effect = Choose an effect
prompt-may = Use this effect: { $effect }?
effect-then = { $first }; { $then }
effect-choose = { $first } or { $then }
effect-may = you may: { $effect }
effect-if = if { $test }: { $then }
effect-if-else = if { $test }: { $then }; otherwise: { $otherwise }
effect-for-each = for { $who }: { $effect }
effect-lasts = { $when }: { $effect }
effect-lasts-charges = { $effect } ({ $charges ->
    [one] once
    [2] twice
   *[other] { $charges } times
})
effect-lasts-limit = { $limit }, { $effect }
effect-lasts-until = { $effect }, { $until }
test-not-so = not ({ $test })
test-all-of = { $tests }
test-either-of = { $first } or { $then }
