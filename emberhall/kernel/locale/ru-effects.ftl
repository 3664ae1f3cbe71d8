# Эффекты, которые есть в каждой игре (emberhall/effects).
prompt-choose-effect = Выберите эффект
prompt-may = Применить эффект: { $effect }?
effect-then = { $first }; { $then }
effect-choose = { $first } или { $then }
effect-may = можно: { $effect }
effect-if = если { $test }: { $then }
effect-if-else = если { $test }: { $then }; иначе: { $otherwise }
effect-for-each = для { $who }: { $effect }
effect-lasts = { $when }: { $effect }
effect-lasts-charges = { $effect } ({ $charges ->
    [one] { $charges } раз
    [few] { $charges } раза
   *[other] { $charges } раз
})
effect-lasts-limit = { $limit }, { $effect }
effect-lasts-until = { $effect }, { $until }
test-not-so = неверно, что { $test }
test-all-of = { $tests }
test-either-of = { $first } или { $then }
