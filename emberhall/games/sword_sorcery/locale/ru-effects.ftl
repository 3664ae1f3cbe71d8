# Что делают карты. Группа стоит перед двоеточием, чтобы обойтись без падежей.
amount-half-rank = половину ранга души{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}
amount-by-size = { $small } (если героев не меньше 4 — { $large })
group-owner = хозяин карты
group-target = цель
group-opener = открывший
group-active = действующий герой
group-some = { $count ->
    [0] { $of ->
        [heroes] все герои
        [enemies] все враги
       *[other] все призраки
    }
    [1] { $of ->
        [heroes] один герой
        [enemies] один враг
       *[other] один призрак
    }
   *[other] { $of ->
        [heroes] герои
        [enemies] враги
       *[other] призраки
    } (до { $count })
}{ $rank ->
    [none] {""}
   *[other] {" "}{ $rank }
}{ $range ->
    [-1] {""}
    [0] {" "}в зоне
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
test-flag-set = сценарий дошёл до этого
test-counter-at = { $id ->
    [shards] у отряда частиц не меньше { $at_least }
   *[other] это сделано не меньше { $at_least } { $at_least ->
        [one] раза
       *[other] раз
    }
}
test-it-is = сейчас { $time }
test-all-heroes-in = все живые герои на месте
test-target-is = цель { $what }
test-target-crowns = у цели есть кроны
test-attack-is = это { $what }
test-owner-is = хозяин карты { $what }
test-near = { $range ->
    [0] в той же зоне
   *[other] на расстоянии до { $range }
}
test-rolled = молний в броске не меньше { $bolts }
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
blow-lethal = { $blow }; смертельных: { $lethal }
blow-aoe = { $blow }; область { $aoe }
blow-bash = { $blow }; толчок
effect-attack = атака: { $blow }
effect-attack-weapon = атака { $means ->
    [melee] оружием в своей зоне
   *[other] дальнобойным оружием
}{ $times ->
    [1] {""}
   *[other] , { $times } { $times ->
        [one] раз
        [few] раза
       *[other] раз
    }
}{ $aoe ->
    [-1] {""}
   *[other] , область { $aoe }
}{ $hits ->
    [0] {""}
   *[other] , попадания +{ $hits }
}
effect-add-hits = попадания +{ $n }
effect-add-dice = ещё кубики: { $dice }
effect-make-lethal = смертельными становятся попадания: { $n }
effect-reroll = перебросить { $n ->
    [1] один кубик
   *[other] кубики: до { $n }
}
effect-ignore-armor = { $n ->
    [99] броня не считается
   *[other] броня меньше на { $n }
}
effect-add-shields = щиты +{ $n }
effect-cancel-hits = отменяются обычные попадания: { $n }
effect-redirect = атака направлена на хозяина карты
effect-damage = { $to }: урон { $n }
effect-lose-hp = { $to }: потеря { $n } ОЗ
effect-heal = { $to }: лечение на { $n } ОЗ
effect-condition = { $to }: { $condition }{ $strength ->
    [1] {""}
   *[other] {" "}{ $strength }
}
effect-remove-conditions = { $to }: { $n ->
    [99] сняты все состояния
   *[other] снято состояний: до { $n }
}{ $ids ->
    [none] {""}
   *[other] {" "}({ $ids })
}
effect-burn = { $to }: Горение { $level ->
    [1] I
   *[other] II
}
effect-wound = { $to }: травма, { $wound }
effect-give-shields = { $to }: жетоны щитов, { $n }{ $cap ->
    [0] {""}
   *[other] , не больше { $cap }
}
effect-modify = { $to }: { $stat } { $n }, { $until }
effect-extra = { $to }: { $combats ->
    [0] {""}
   *[other] бой +{ $combats }
}{ $both ->
    [true] , {""}
   *[other] {""}
}{ $movement ->
    [0] {""}
   *[other] перемещение +{ $movement }
}
effect-save = { $to }: спасбросок{ $harder ->
    [0] {""}
   *[other] {" "}(+{ $harder })
}
effect-save-then = { $save }; при успехе: { $effect }
effect-save-else = { $save }; при неудаче: { $effect }
effect-roll-table = бросок: { $dice }
effect-roll-row = { $roll }; { $symbol ->
    [bolt] молния
    [hit] попадание
    [shield] щит
   *[other] ничего
}: { $effect }
effect-survive = не гибнет, ОЗ: { $hp }
effect-resurrect = { $to }: возвращение к жизни с половиной ОЗ
effect-teleport = перенос { $to ->
    [area] в зону на дальности до { $range }
    [shrine] к ближайшему открытому святилищу
   *[other] в зону врага на дальности до { $range }
}
effect-no-reaction = выход из зон не вызывает ответных атак, { $until }
effect-untargetable = враги по возможности выбирают другую цель, { $until }
effect-taunt = { $to }: по возможности выбирают хозяина карты, { $until }
effect-seal-area = враги не входят в зону на дальности до { $range } и не выходят из неё, { $until }
effect-place-fire = жетон огня уровня { $level }{ $range ->
    [0] {""}
   *[other] {" "}на дальности до { $range }
}
effect-cancel-trap = ловушка не действует
effect-draw-treasure = { $to }: { $n ->
    [1] карта сокровищ
   *[other] карты сокровищ, { $n }
}{ $keep ->
    [0] {""}
   *[other] , из них остаётся { $keep }
}
effect-crowns = { $to }: кроны, { $n }
effect-shards = частицы души: { $n }
effect-give-item = { $to }: { $item }
effect-recharge = { $to }: использованные умения (до { $cards }) поворачиваются { $turns ->
    [one] { $turns } раз
    [few] { $turns } раза
   *[other] { $turns } раз
}
effect-scry = посмотреть верхние карты событий ({ $n }) и вернуть в любом порядке
effect-spawn = приходят враги{ $place ->
    [gate] {" "}у одних врат
    [gates] {" "}у каждых открытых врат
    [nearest_gate] {" "}у ближайших врат
    [opener] {" "}к открывшему
   *[other] {""}
}: { $who } ({ $rank }) × { $n }{ $activate ->
    [true] , и активируются
   *[other] {""}
}
effect-spawn-master = приходит властитель: { $master }
effect-activate = { $who } { $many ->
    [false] активируется
   *[other] активируются
}{ $hits ->
    [0] {""}
   *[other] , попадания +{ $hits }
}{ $movement ->
    [0] {""}
   *[other] , перемещение +{ $movement }
}
effect-summon = к хозяину приходит { $companion }
effect-set-time = теперь { $time }
effect-night = наступает ночь: у атак героев на 1 попадание меньше
effect-story-event = событие истории «{ $card }»
effect-set-flag = сценарий идёт дальше
effect-add-counter = сценарий это учтёт
effect-token-do = { $what ->
    [open] открыть: { $token }
   *[other] убрать: { $token }
}
effect-menace = угроза { $set ->
    [0] +{ $rises }
   *[other] теперь { $set }
}
effect-decide = отряд решает: { $options }
effect-end-quest = сценарий выигран
effect-nothing = ничего не происходит
decision-said = «{ $name }» — { $effect }
spawn-any = любой вид этого сценария
hook = { $moment }: { $effect }
hook-within = { $moment }, { $near }
hook-test = { $moment }, если { $test }: { $effect }
hook-limit = { $hook } ({ $limit })
hook-limit-may = { $hook } ({ $limit }, по желанию)
hook-may = { $hook } (по желанию)
event-respite = в следующей фазе событий сбрасывается она, а новая не берётся: ещё один раунд
ongoing = пока карта лежит { $where ->
    [beside] рядом с колодой
   *[other] сверху
}, { $of }: { $stat } { $n }
trap-effect = { $save ->
    [true] при неудачном спасброске — { $effect }
   *[other] { $effect }
}
static = { $stat } { $n }
static-test = { $stat } { $n }, если { $test }
card-immune = неуязвимость: { $immune }
card-effect = { $use }: { $effect }
card-needs = { $text } (только если { $test })
# Наковальня и храм.
forge-crit = критический эффект: { $effect }
forge-dice = к атаке { $dice }
forge-type = вид урона: { $type }
gift-shards = отряду частиц души: { $n }
gift-hp = предел ОЗ { $n } в следующем сценарии
static-hindrance = помехи не считаются
