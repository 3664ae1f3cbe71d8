# Что делают карты. `$to` называет, на кого действует карта, `$who` — как о нём говорится: вы, один или многие.
hp = { $n } ОЗ
hp-as-many = ОЗ в размере { $n }
amount-half-rank = половины вашего ранга души (с округлением вверх){ $plus ->
    [0] {""}
   *[other] {" "}плюс { $plus }
}
amount-by-size = { $small ->
    [0] { $large } (только при 4 и более героях)
   *[other] { $small } (при 4 и более героях — { $large })
}
group-owner = вы
group-this-enemy = этот враг
group-target = цель
group-opener = открывший герой
group-active = действующий герой
group-some = { $count ->
    [0] все { $other ->
        [true] другие{" "}
       *[false] {""}
    }{ $of ->
        [heroes] герои
        [enemies] враги
       *[other] призраки
    }
    [1] один { $other ->
        [true] другой{" "}
       *[false] {""}
    }{ $of ->
        [heroes] герой
        [enemies] враг
       *[other] призрак
    }
   *[other] { $other ->
        [true] другие{" "}
       *[false] {""}
    }{ $of ->
        [heroes] герои
        [enemies] враги
       *[other] призраки
    } (до { $count })
}{ $rank ->
    [none] {""}
   *[other] {" "}{ $rank }
}{ $range ->
    [-1] {""}
    [0] {" "}в той же зоне
   *[other] {" "}на расстоянии до { $range }{ $origin ->
        [active] {" "}от действующего героя
       *[other] {""}
    }{ $unseen ->
        [true] {" "}(даже вне видимости)
       *[other] {""}
    }
}{ $where ->
    [none] {""}
   *[other] { $plain ->
        [true] {" "}{ $where }
       *[other] {" "}({ $where })
    }
}
test-flag-set = сценарий дошёл до этого места
test-counter-at = { $id ->
    [shards] у отряда не меньше { $at_least } { $at_least ->
        [one] частицы
       *[other] частиц
    }
   *[other] это случилось{ $at_least ->
        [1] {""}
        [one] {" "}не меньше { $at_least } раза
       *[other] {" "}не меньше { $at_least } раз
    }
}
test-it-is = сейчас { $time }
test-all-heroes-in = все живые герои на месте
test-target-is = цель { $what }
test-target-crowns = у цели есть кроны
test-attack-is = это { $what }
test-owner-is = вы { $what }
test-this-enemy-is = этот враг { $what }
test-near = { $range ->
    [0] в той же зоне
   *[other] на расстоянии до { $range }
}
test-rolled = выпало не меньше { $bolts } { $bolts ->
    [one] молнии
   *[other] молний
}
dice = { $red ->
    [0] {""}
   *[other] { $red } кр.
}{ $both ->
    [true] {" "}+{" "}
   *[other] {""}
}{ $blue ->
    [0] {""}
   *[other] { $blue } син.
}
blow = { $dice }, { $type }, { $most ->
    [0] вблизи
   *[other] дальность { $least }–{ $most }
}
blow-crit = { $blow }; критический эффект: { $crit }
blow-damage = { $blow }; при уроне: { $effect }
blow-lethal = { $blow }; { $lethal } { $lethal ->
    [one] смертельное попадание
    [few] смертельных попадания
   *[other] смертельных попаданий
}
blow-aoe = { $blow }; область { $aoe }
blow-bash = { $blow }; толчок
effect-attack = атака: { $blow }
effect-attack-weapon = { $times ->
    [1] атакуйте
   *[other] атакуйте { $times } { $times ->
        [one] раз
        [few] раза
       *[other] раз
    }
} { $means ->
    [melee] любым оружием в своей зоне
   *[other] дальнобойным оружием
}{ $aoe ->
    [-1] {""}
   *[other] , область { $aoe }
}{ $hits ->
    [0] {""}
   *[other] , +{ $hits } { $hits ->
        [one] попадание
        [few] попадания
       *[other] попаданий
    }
}
effect-add-hits = +{ $n } { $n ->
    [one] попадание
    [few] попадания
   *[other] попаданий
}
effect-add-dice = добавьте { $dice }
effect-make-lethal = { $n } { $n ->
    [one] попадание становится смертельным
    [few] попадания становятся смертельными
   *[other] попаданий становятся смертельными
}
effect-reroll = перебросьте { $n ->
    [1] один кубик
   *[other] до { $n } кубиков
}
effect-ignore-armor = { $n ->
    [99] броня не учитывается
   *[other] броня меньше на { $n }
}
effect-add-shields = +{ $n } { $n ->
    [one] щит
    [few] щита
   *[other] щитов
}
effect-cancel-hits = отмените { $n } { $n ->
    [one] обычное попадание
    [few] обычных попадания
   *[other] обычных попаданий
}
effect-redirect = целью атаки становитесь вы
effect-damage = { $to } { $who ->
    [you] получаете
    [many] получают
   *[one] получает
} { $n } { $n ->
    [one] урон
   *[other] урона
}
effect-lose-hp = { $to } { $who ->
    [you] теряете
    [many] теряют
   *[one] теряет
} { $n } ОЗ
effect-heal = { $to } { $who ->
    [you] восстанавливаете
    [many] восстанавливают
   *[one] восстанавливает
} { $hp }
effect-condition = { $to } { $who ->
    [you] получаете
    [many] получают
   *[one] получает
} состояние «{ $condition }»{ $strength ->
    [1] {""}
   *[other] {" "}{ $strength }
}
effect-remove-conditions = { $to } { $who ->
    [you] избавляетесь
    [many] избавляются
   *[one] избавляется
} { $which ->
    [any] { $n ->
        [99] от всех состояний
        [1] от одного состояния
       *[other] от состояний (до { $n })
    }
    [this] от состояния «{ $ids }»
    [these] от состояний: { $ids }
   *[of] { $n ->
        [1] от одного из состояний: { $ids }
       *[other] от состояний (до { $n }): { $ids }
    }
}
effect-burn = { $to } { $who ->
    [you] получаете
    [many] получают
   *[one] получает
} состояние «Горение { $level ->
    [1] I
   *[other] II
}»
effect-wound = { $to } { $who ->
    [you] получаете травму
    [many] получают травму
   *[one] получает травму
} ({ $wound })
effect-give-shields = { $to } { $who ->
    [you] получаете
    [many] получают
   *[one] получает
} { $n } { $n ->
    [one] жетон щита
    [few] жетона щита
   *[other] жетонов щита
}{ $cap ->
    [0] {""}
   *[other] {" "}(не больше { $cap })
}
effect-modify = { $to } { $who ->
    [you] получаете
    [many] получают
   *[one] получает
} { $n } { $stat } { $until }
effect-extra = { $to } { $who ->
    [you] получаете
    [many] получают
   *[one] получает
} { $combats ->
    [0] {""}
    [one] +{ $combats } бой
    [few] +{ $combats } боя
   *[other] +{ $combats } боёв
}{ $both ->
    [true] {" "}и{" "}
   *[other] {""}
}{ $movement ->
    [0] {""}
   *[other] +{ $movement } к перемещению
}
effect-save = { $to } { $who ->
    [you] совершаете
    [many] совершают
   *[one] совершает
} спасбросок{ $harder ->
    [0] {""}
   *[other] {" "}(+{ $harder })
}
effect-save-then = { $save }; при успехе { $effect }
effect-save-else = { $save }; при неудаче { $effect }
effect-roll-table = бросьте { $dice }
effect-roll-row = { $roll }; { $symbol ->
    [bolt] молния
    [hit] попадание
    [shield] щит
   *[other] пусто
} — { $effect }
effect-survive = вы не погибаете: у вас остаётся { $hp } ОЗ
effect-resurrect = { $to } { $who ->
    [you] возвращаетесь
    [many] возвращаются
   *[one] возвращается
} к жизни с половиной ОЗ
effect-teleport = переместитесь { $to ->
    [area] в зону на расстоянии до { $range }
    [shrine] к ближайшему открытому святилищу
   *[other] в зону врага на расстоянии до { $range }
}
effect-no-reaction = выход из зон не вызывает ответных атак { $until }
effect-untargetable = враги по возможности выбирают другую цель { $until }
effect-taunt = { $to } по возможности { $who ->
    [many] выбирают
   *[one] выбирает
} целью вас { $until }
effect-seal-area = враги не входят в зону на расстоянии до { $range } и не выходят из неё { $until }
effect-place-fire = положите жетон огня уровня { $level }{ $range ->
    [0] {""}
   *[other] {" "}на расстоянии до { $range }
}
effect-cancel-trap = отмените ловушку
effect-draw-treasure = { $to } { $who ->
    [you] берёте
    [many] берут
   *[one] берёт
} { $n ->
    [1] карту сокровищ
    [few] { $n } карты сокровищ
   *[other] { $n } карт сокровищ
}{ $keep ->
    [0] {""}
   *[other] {" "}и { $who ->
        [you] оставляете
        [many] оставляют
       *[one] оставляет
    } { $keep }
}
effect-crowns = { $to } { $gains ->
    [true] { $who ->
        [you] получаете
        [many] получают
       *[one] получает
    }
   *[false] { $who ->
        [you] теряете
        [many] теряют
       *[one] теряет
    }
} { $n } { $n ->
    [one] крону
    [few] кроны
   *[other] крон
}
effect-shards = отряд { $gains ->
    [true] получает
   *[false] теряет
} { $n } { $n ->
    [one] частицу души
    [few] частицы души
   *[other] частиц души
}
effect-give-item = { $to } { $who ->
    [you] получаете
    [many] получают
   *[one] получает
} предмет «{ $item }»
effect-recharge = { $to } { $who ->
    [you] поворачиваете
    [many] поворачивают
   *[one] поворачивает
} { $cards ->
    [1] одно использованное умение
   *[other] до { $cards } использованных умений
} { $turns ->
    [one] { $turns } раз
    [few] { $turns } раза
   *[other] { $turns } раз
}
effect-scry = { $n ->
    [1] посмотрите верхнюю карту событий
    [few] посмотрите { $n } верхние карты событий и верните их в любом порядке
   *[other] посмотрите { $n } верхних карт событий и верните их в любом порядке
}
effect-spawn = появляются враги{ $place ->
    [gate] {" "}у одних врат
    [gates] {" "}у каждых открытых врат
    [nearest_gate] {" "}у ближайших врат
    [opener] {" "}в зоне открывшего
   *[other] {""}
}: { $who } ({ $rank }) × { $n }{ $activate ->
    [true] , они сразу активируются
   *[other] {""}
}
effect-spawn-master = появляется властитель: { $master }
effect-activate = { $to } { $who ->
    [many] активируются
   *[one] активируется
}{ $hits ->
    [0] {""}
   *[other] , +{ $hits } { $hits ->
        [one] попадание
        [few] попадания
       *[other] попаданий
    }
}{ $movement ->
    [0] {""}
   *[other] , +{ $movement } к перемещению
}
effect-summon = призовите спутника: { $companion }
effect-set-time = наступает { $time }
effect-night = наступает ночь: у атак героев на 1 попадание меньше
effect-story-event = происходит событие истории «{ $card }»
effect-set-flag = сценарий продолжается
effect-add-counter = это засчитывается в сценарии
effect-token-do = { $what ->
    [open] откройте: { $token }
   *[other] уберите: { $token }
}
effect-menace = угроза { $set ->
    [0] растёт на { $rises }
   *[other] становится { $set }
}
effect-decide = отряд решает: { $options }
effect-end-quest = сценарий выигран
effect-nothing = ничего не происходит
decision-said = «{ $name }» ({ $effect })
spawn-any = любой вид из запаса сценария
hook = { $moment }: { $effect }
hook-within = { $moment } { $near }
hook-test = { $moment }, если { $test }: { $effect }
hook-limit = { $hook } ({ $limit })
hook-limit-may = { $hook } ({ $limit }, по желанию)
hook-may = { $hook } (по желанию)
event-respite = передышка на раунд: в следующей фазе событий эта карта просто сбрасывается
ongoing = пока карта лежит { $where ->
    [beside] рядом с колодой
   *[other] сверху
}, { $of } получают { $n } { $stat }
trap-effect = { $save ->
    [true] при неудачном спасброске { $effect }
   *[other] { $effect }
}
static = { $n } { $stat }
static-test = { $n } { $stat }, если { $test }
card-immune = неуязвимость: { $immune }
card-effect = { $use }: { $effect }
card-needs = { $text } (только если { $test })
# Наковальня и храм.
forge-crit = критический эффект: { $effect }
forge-dice = +{ $dice } к атаке
forge-type = вид урона: { $type }
gift-shards = { $n } { $n ->
    [one] частица души
    [few] частицы души
   *[other] частиц души
} отряду
gift-hp = { $n } к максимуму ОЗ в следующем сценарии
static-hindrance = помехи не учитываются
