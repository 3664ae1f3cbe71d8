# Что делают карты

effect-row = { $first }, { $then }
effect-for-each = { $who }: { $effect }
effect-on-one = { $what }, цель: { $who }
effect-on-many = { $what }, цели: { $who }
effect-on-you = { $what } (на себя)
effect-only-if = { $effect }, если { $test }
lasts-charges = { $effect } ({ $charges ->
    [one] { $charges } раз
    [few] { $charges } раза
   *[other] { $charges } раз
}, ОО: { $slots })
effect-otherwise = иначе: { $effect }
effect-cost = { $cost }: { $effect }
half-round = карта действует до конца раунда
half-persistent = карта остаётся действующей
half-lost = затем карта потеряна
half-unrecoverable = затем карта потеряна безвозвратно

# Действия

effect-attack = Атака { $n }
effect-move = Движение { $n }
effect-heal = Лечение { $n }
effect-heal-whole = Лечение всего урона
effect-shield = Щит { $n }
effect-retaliate = Ответный удар { $n }
effect-range = Дальность { $n }
effect-any-range = любая Дальность
effect-targets = Цели: { $n }
effect-area = целевая область из { $hexes ->
    [one] { $hexes } клетки
   *[other] { $hexes } клеток
}
effect-pierce = Пробой { $n }
effect-push-n = Оттолкнуть { $n }
effect-pull-n = Притянуть { $n }
effect-jump = Прыжок
effect-straight = по прямой
effect-end-obstacle = до клетки рядом с препятствием
effect-end-you = до клетки рядом с вами
effect-loot = Добыча { $n }
effect-loot-path = с добычей во всех пройденных клетках
effect-loot-most = не больше { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонов
} монет и сокровищ
effect-take-coins = возьмите монеты из запаса: { $n }
effect-toward = к выбранной вами клетке на Дальности { $n }
effect-infuse = повысьте заряд: { $elements }
effect-experience = { $n } ОО
effect-xp-per-target = { $n } ОО за каждую цель
effect-xp-per-kill = { $n } ОО за каждого убитого
effect-xp-per-attack = { $n } ОО за каждую атаку
effect-damage = Урон { $n }
effect-damage-x = Урон { $n }
effect-suffer = получите { $n } { $n ->
    [one] урон
   *[other] урона
}
effect-suffer-up-to = получите до { $n } урона
effect-kill = убийство: { $who }
effect-yours = решаете вы
effect-grant = { $who }: { $effect }
effect-grant-may = { $who } (по желанию): { $effect }
effect-control = { $who } в свой ход этого раунда сражается за вас{ $yours ->
    [true] , решаете вы
   *[other] , по правилам монстров
}
effect-recover = верните { $pile } на руку до { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}
effect-recover-all = верните { $pile } на руку все карты
effect-recover-summons = верните { $pile } на руку до { $count ->
    [one] { $count } карты
   *[other] { $count } карт
} с призывом
pile-discard = из сброса
pile-lost = из потерь
pile-lost-of-another = из потерь соседнего с ними союзника
effect-refresh = { $count ->
    [0] разверните все { $items ->
        [spent] повёрнутые
        [consumed] потраченные
       *[other] повёрнутые и потраченные
    } { $slot ->
        [small] маленькие предметы
        [hands] предметы для рук
       *[other] предметы
    }
    [one] разверните { $count } { $items ->
        [spent] повёрнутый
        [consumed] потраченный
       *[other] повёрнутый или потраченный
    } { $slot ->
        [small] маленький предмет
        [hands] предмет для рук
       *[other] предмет
    }
   *[other] разверните до { $count } { $items ->
        [spent] повёрнутых
        [consumed] потраченных
       *[other] повёрнутых или потраченных
    } { $slot ->
        [small] маленьких предметов
        [hands] предметов для рук
       *[other] предметов
    }
}
effect-lose-cards = потеря карт ({ $who }): { $n }
effect-summon = призыв: { $name } { $count ->
    [1] { "" }
   *[other] (× { $count }){ " " }
}({ $what })
summon-hp = { $n ->
    [one] { $n } очко здоровья
    [few] { $n } очка здоровья
   *[other] { $n } очков здоровья
}
summon-flying = Полёт
summon-all-adjacent = атакует всех соседних врагов
summon-conditions = при атаке: { $conditions }
summon-infuse = атака повышает заряд: { $element }
summon-stands-in = вы можете атаковать из его клетки
summon-aura = союзники рядом: +{ $n } к Атаке
summon-dies = умирая: { $effect }
summon-turn-end = в конце своего хода: { $effect }
effect-trap = поставьте ловушку в соседнюю пустую клетку ({ $what })
trap-splash = враги рядом с ней: { $what }
trap-xp = { $n } ОО, когда в неё попадёт враг
effect-disarm-trap = обезвредьте { $count ->
    [0] все ловушки
    [one] { $count } ловушку
    [few] { $count } ловушки
   *[other] { $count } ловушек
} { $where ->
    [path] на пройденном пути
   *[other] { $within ->
        [1] рядом с собой
       *[other] в пределах { $within } клеток
    }
}{ $throw ->
    [0] { "" }
   *[other] ; её эффекты получает один враг на Дальности { $throw }
}
effect-create-obstacle = создайте { $count ->
    [one] { $count } препятствие
    [few] { $count } препятствия
   *[other] { $count } препятствий
} из { $hexes ->
    [one] { $hexes } клетки
   *[other] { $hexes } клеток
} { $where ->
    [killed] на месте убитого врага
   *[other] { $within ->
        [1] рядом с собой
       *[other] в пределах { $within } клеток
    }
}
effect-destroy-obstacle = разрушьте { $count ->
    [0] все препятствия
    [one] { $count } препятствие
    [few] { $count } препятствия
   *[other] { $count } препятствий
} { $where ->
    [path] на пройденном пути
   *[other] { $within ->
        [1] рядом с собой
       *[other] в пределах { $within } клеток
    }
}
effect-move-obstacle = передвиньте соседнее препятствие из 1 клетки в пустую клетку в пределах { $within } клеток
effect-summon-monster = призыв: { $monster } (обычный монстр){ $near ->
    [target] { " " }рядом с целью
   *[other] { "" }
}{ $split ->
    [true] , здоровья столько, сколько осталось у призывающего, но не больше максимума обычной фишки
   *[other] { "" }
}
effect-summon-monsters = призыв: { $monster } ({ $ranks })
summoned-ranks = при { $characters } персонажах — { $normal ->
    [0] { "" }
   *[other] обычных: { $normal }
}{ $elite ->
    [0] { "" }
   *[other] { $normal ->
        [0] мощных: { $elite }
       *[other] { " " }и мощных: { $elite }
    }
}
effect-special = особая способность { $n }
special-is = { $special }: { $effect }
effect-jump-to-door = прыгает к следующей двери, открывает её и комнату за ней
effect-bring-companions = призывает { $companions }
companions-zephyr = { $n ->
    [one] { $n } Зефир
    [few] { $n } Зефира
   *[many] { $n } Зефиров
}
effect-fly-on = перелетает на следующее место
effect-another-turn = каждый { $monsters } делает ещё один ход
effect-partner-jumps = алтарь прыгает дальше и призывает демона
effect-jump-on = прыгает к следующей метке
effect-hatch = { $name }: каждое уничтожено, на его месте { $monster } (обычный монстр)
effect-lay = { $name }: откладывает { $count } (C — число персонажей)
effect-scatter = каждый персонаж и каждый призванный обязан переместиться на { $n }, чтобы оказаться как можно дальше
effect-gather = каждый персонаж и каждый призванный перемещается на ближайшую соседнюю клетку
effect-take-over = из тех, кто играет две карты, под контролем оказывается персонаж, который ходит последним: в его ход этого раунда враги считаются союзниками, а союзники врагами; Перемещение { $n }, затем верхнее действие ведущей карты
effect-hard-to-hit = атаки по нему в этом раунде с затруднением
effect-dying = если умрёт в этом раунде: { $effect }

# За стихии, урон или удачу

more-consume = использование ({ $elements }): { $gains }
more-suffer = ценой { $n } урона: { $gains }
more-who = цели: { $who }
each-conditions-of-target = за каждое отрицательное состояние цели
each-allies-beside-target = за каждого вашего союзника рядом с целью
each-enemies-damaged = за каждого пострадавшего врага
more-instead = вместо этого { $gains }
more-n-attack = Атака { $n }
more-n-heal = Лечение { $n }
more-n-damage = Урон { $n }
more-n-loot = Добыча { $n }
more-n-push = Оттолкнуть { $n }
more-n-shield = Щит { $n }
more-n-cards = до { $n ->
    [one] { $n } карты
   *[other] { $n } карт
}
add-x = { $add } (X — { $what })
add-attack = { $n } к Атаке
add-move = { $n } к Движению
add-heal = { $n } к Лечению
add-range = { $n } к Дальности
add-target = { $n } к числу целей
add-retaliate = { $n } к Ответному удару
add-shield = { $n } к Щиту
add-value = { $n } к значению
add-damage = { $n } к Урону
add-pierce = { $n } к Пробою
add-push = Оттолкнуть { $n }
add-pull = Притянуть { $n }

# Бонусы

effect-advantage = преимущество
effect-disadvantage = атака с затруднением
effect-double-attack = показатель атаки удвоен
effect-double-move = Движение удвоено
effect-perform-last = последней частью этой способности: { $effect }
effect-double-heal = Лечение удвоено
effect-inflict = добавьте: { $conditions }
effect-ignore-shield = Щит не действует
effect-see-invisible = целью может быть и невидимый враг
effect-lose-flying = цель теряет Полёт
effect-along-the-path = все враги на пути к цели — тоже цели
effect-apply-augments = с эффектами ваших Приращений
effect-chain = затем Атака X−{ $less } по другому врагу в пределах 2 клеток от последней цели
effect-xp-per-damage = 1 ОО за каждые { $per } { $per ->
    [few] единицы
   *[other] единиц
} нанесённого урона
effect-xp-per-targets = 1 ОО за каждые { $per } { $per ->
    [few] цели
   *[other] целей
}
effect-finish-off = затем убейте цель, у которой осталось не больше { $hp } здоровья ({ $xp } ОО)
effect-crush-obstacles = цель можно толкать в препятствия: каждое разрушено, Урон { $damage }, { $xp } ОО
effect-blocked-push = цель, которую некуда толкать дальше, получает { $damage } { $damage ->
    [one] урон
   *[other] урона
} ({ $xp } ОО)
effect-wound-all-around = можно ранить себя и всех соседних союзников: Оттолкнуть { $push }, { $conditions }
effect-backlash = получите { $n } { $n ->
    [one] урон
   *[other] урона
} за каждую атаку
effect-slay = { $every ->
    [true] убейте все { $ranks ->
        [normal] обычные цели
        [normal-elite] обычные и мощные цели
       *[other] цели
    }
   *[other] убейте одну { $ranks ->
        [normal] обычную цель
        [normal-elite] обычную или мощную цель
       *[other] цель
    }
}
effect-negate = вы не получаете урона
effect-take = урон вместо цели получаете вы, на { $less } меньше
effect-redirect = целью атаки становитесь вы
effect-guard = Щит { $n } против неё
effect-strike-back = Ответный удар { $n } по атакующему
effect-immune = защита от отрицательных состояний: { $who }
effect-cleanse = снимите { $count ->
    [0] все отрицательные состояния
    [one] { $count } отрицательное состояние
    [few] { $count } отрицательных состояния
   *[other] { $count } отрицательных состояний
}
effect-cleanse-one = снимите: { $condition }
effect-no-curses = уберите все Проклятия из своей колоды модификаторов
effect-shuffle-modifiers = замешайте сброс модификаторов в колоду
effect-perform-as = можно выполнить как { $what ->
    [attack] Атаку
   *[other] Лечение
} { $more ->
    [0] с тем же значением
   *[other] со значением на { $more } больше, без её состояний
}
effect-paying = { $cost ->
    [air] использование (Воздух)
    [earth] использование (Земля)
    [light] использование (Свет)
    [any_element] использование (любая стихия)
    [destroy_obstacle] разрушьте соседнее препятствие
    [poison_ally] отравите союзника в пределах 2 клеток (уже отравленному — 3 урона)
    [damage] получите 1 урон
    [curse_ally] прокляните союзника в пределах 2 клеток
   *[other] можно сбросить карту с руки
}: { $effect }
effect-never-invisible = враги теряют Невидимость и не могут её получить
effect-one-more-curse = ещё одно Проклятие
effect-long-rest-benefits = со всеми выгодами долгого отдыха
effect-overheal = здоровье может превысить предел, но не больше { $most }
effect-forgo = откажитесь в этот ход от { $half ->
    [top] верхней способности: +{ $add } к Атаке медведя
   *[other] нижней способности: +{ $add } к Движению медведя
}
effect-widen = цели: { $who }
effect-spread = атака по целевой области из { $hexes ->
    [one] { $hexes } клетки
   *[other] { $hexes } клеток
}
effect-reach = цель на расстоянии до { $n } клеток
effect-all-on-one = все атаки по одному врагу
effect-one-more-obstacle = создайте ещё одно препятствие со всеми эффектами

# Предметы

effect-change-initiative = повысьте или понизьте свою инициативу на { $n }
effect-small-slots = маленьких предметов больше на { $n }
effect-blunt = карта ×2 атакующего считается за +0
effect-immovable = вас нельзя оттолкнуть и притянуть
effect-immune-to = вы не можете получить: { $conditions }
effect-replace-condition = вместо «{ $gained }» — «{ $by }»
effect-default = { $half ->
    [top] стандартная Атака равна { $n }
   *[other] стандартное Движение равно { $n }
}
effect-play-card = сыграйте карту с руки и выполните { $half ->
    [top] её верхнюю способность
    [bottom] её нижнюю способность
   *[other] ту же её способность
}
effect-act-again = сыграйте с руки { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
} и действуйте ещё раз позже в этом раунде
effect-snatch-element = стихию используете вы, без пользы
effect-sure-footed = { $hazards_only ->
    [true] опасная местность вам не вредит
   *[other] труднопроходимая и опасная местность на вас не действует
}
effect-fewer-modifiers = уберите из своей колоды модификаторов карты −1: { $n }
effect-last-in-focus = монстры считают вашу инициативу равной 99
effect-mark = отметьте соседнего обычного или мощного врага: +{ $n } к вашим Атакам по нему
effect-turn-attacker = он атакует одного из своих союзников в пределах своей Дальности
item-whole = на всю способность: { $effect }
item-while-stunned = можно и под Оглушением
item-spent = { $uses ->
    [1] затем предмет повёрнут
    [one] после { $uses } раза предмет повёрнут
   *[other] после { $uses } раз предмет повёрнут
}
item-consumed = { $uses ->
    [1] затем предмет потрачен
    [one] после { $uses } раза предмет потрачен
   *[other] после { $uses } раз предмет потрачен
}
item-penalties = карты −1 в вашей колоде модификаторов: { $n }

# Классы

effect-augment = Приращение: { $effect }
effect-song = Песня: { $effect }
effect-more-augments = Приращений может быть { $n }
effect-more-songs = Песен может быть { $n }
effect-more-dooms = Обречений может быть { $n }
effect-doom = Обречение: { $who }
effect-move-dooms = перенесите на другого врага{ $within ->
    [0] { "" }
   *[other] { " " }в пределах { $within } клеток
} Обречения: { $count ->
    [0] все
   *[other] { $count }
}
effect-tick-doom = передвиньте маркер; после последнего деления обречённый враг убит
effect-teleport = переместитесь сразу в { $to ->
    [any] любую пустую клетку
   *[other] его клетку
}
effect-swap = меняются местами: { $a ->
    [you] вы
    [enemy] враг
   *[other] фигурка
} и { $b ->
    [beast] ваш медведь
    [summon] один из призванных вами
    [enemy] другой враг
   *[other] другая фигурка
}
effect-fly = Полёт
effect-fly-in-hiding = Полёт; в клетке с препятствием вы считаетесь невидимым и не можете атаковать
effect-set-hp = ваше здоровье становится равным { $n } (это не урон)
effect-exhaust = вы изнурены
effect-extra-turn = ещё один ход по желанию: { $who }, карт с руки: { $cards }
effect-lure = передвиньте цель на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[other] { $n } клеток
} или меньше прямо к ближайшей клетке рядом с вашим союзником
effect-give-card = передайте { $card ->
    [medical_pack] Аптечку
   *[other] Большую аптечку
} (кому: { $who })
effect-place-card = карта лежит перед другим игроком ({ $who }){ $round ->
    [true] { " " }до конца раунда
   *[other] { "" }
}
effect-share-damage = распределите урон заново между собой и призванными

# Кто

group-you = вы
group-same = { $what ->
    [healed] исцелённая фигурка
    [ally] тот же союзник
    [doomed] обречённый враг
    [attacker] атакующий
   *[other] этот враг
}
group-bear = медведь
figures-allies-all = { $adjacent ->
    [true] все соседние союзники
   *[other] все союзники
}
figures-allies-one = { $adjacent ->
    [true] один соседний союзник
   *[other] один союзник
}
figures-allies-some = { $n ->
    [few] { $n } { $adjacent ->
        [true] соседних союзника
       *[other] союзника
    }
   *[other] { $n } { $adjacent ->
        [true] соседних союзников
       *[other] союзников
    }
}
figures-enemies-all = все { $adjacent ->
    [true] соседние{ " " }
   *[other] { "" }
}{ $ranks ->
    [normal] обычные враги
    [normal-elite] обычные и мощные враги
   *[other] враги
}
figures-enemies-one = один { $adjacent ->
    [true] соседний{ " " }
   *[other] { "" }
}{ $ranks ->
    [normal] обычный враг
    [normal-elite] обычный или мощный враг
   *[other] враг
}
figures-enemies-other = другой враг
figures-enemies-some = { $n ->
    [few] { $n } { $adjacent ->
        [true] соседних врага
       *[other] врага
    }
   *[other] { $n } { $adjacent ->
        [true] соседних врагов
       *[other] врагов
    }
}
figures-figures-all = { $adjacent ->
    [true] все соседние союзники и враги
   *[other] все союзники и враги
}
figures-summons-all = { $adjacent ->
    [true] все соседние призванные союзники
   *[other] все призванные союзники
}
figures-summons-one = { $adjacent ->
    [true] один соседний призванный союзник
   *[other] один призванный союзник
}
figures-summons-some = { $n ->
    [few] { $n } { $adjacent ->
        [true] соседних призванных союзника
       *[other] призванных союзника
    }
   *[other] { $n } { $adjacent ->
        [true] соседних призванных союзников
       *[other] призванных союзников
    }
}
figures-having = { $who } с состоянием «{ $conditions }»
figures-within = { $who } в пределах { $n } клеток
figures-exactly = { $who } на расстоянии ровно { $n } клеток
figures-beside-target = { $who } рядом с целью
figures-beside-killed = { $who } рядом с убитым врагом
figures-beside-destroyed = { $who } рядом с разрушенным препятствием
figures-beside-moved = { $who } рядом с передвинутым препятствием
figures-beside-created = { $who } рядом с созданными препятствиями
figures-beside-entered = { $who } рядом с пройденными клетками
figures-beside-doomed = { $who } рядом с клеткой обречённого врага
figures-beside-poisoned = { $who } рядом с отравленным врагом
figures-beside-summon = { $who } рядом с призванным вами
figures-within-of-healed = { $who } в пределах { $n } клеток от исцелённой фигурки
figures-within-of-chosen = { $who } в пределах { $n } клеток от выбранной клетки
figures-on-path = { $who } на пройденном пути
figures-on-area = { $who } в области
figures-on-room = { $who } в комнате
figures-on-range = { $who } в пределах Дальности
figures-you-and = вы и { $who }
figures-you-or = вы или { $who }

# Сколько

amount-x = X (X — { $what })
amount-by-level = { $values } по уровню
x-half-up = половина, с округлением вверх: { $what }
x-half-down = половина, с округлением вниз: { $what }
x-times = { $times } × { $what }
x-per = по 1 за каждые { $per }: { $what }
x-plus = { $plus } + { $what }
x-hexes-moved-turn = число клеток, пройденных вами за ход
x-hexes-moved = число клеток, пройденных этим действием
x-damage-dealt-turn = урон, нанесённый вами за ход
x-damage-suffered = только что полученный урон
x-damage-to-target = урон, полученный целью
x-lost-cards = число ваших потерянных карт
x-missing-hp = ваше утраченное здоровье
x-current-hp = ваше текущее здоровье
x-most-hp-of-target = предел здоровья цели
x-destroyed-hexes = число клеток разрушенных препятствий
x-enemies-beside = число врагов рядом с вами
x-allies-beside = число союзников рядом с вами
x-allies-near = число ваших союзников в пределах 2 клеток
x-summons = число всех призванных на поле
x-own-hp = его текущее здоровье
x-shield-of-target = Щит цели
x-range-left = Дальность минус расстояние
x-allies-damaged = число пострадавших союзников
x-enemies-damaged = число пострадавших врагов
x-conditions-of-target = число отрицательных состояний цели
x-allies-beside-target = число ваших союзников рядом с целью

# Условия

test-has = { $who ->
    [you] у вас есть { $conditions }
   *[other] у цели есть { $conditions }
}
test-at-most-hp = у цели не больше { $n } здоровья
test-alone = рядом с целью нет её союзников
test-flanked = рядом с целью есть ваш союзник
test-doomed = цель обречена
test-undamaged = цель невредима
test-damaged = цель получила не меньше { $n } урона
test-afflicted = отрицательных состояний у цели не меньше { $n }
test-weakened = у вас меньше половины здоровья
test-weaker-than-your-wounds = у цели меньше здоровья, чем половина утраченного вами
test-straight = движение было по прямой
test-back-again = движение закончилось там же, где началось
test-strong = у стихии «{ $element }» сильный заряд
test-not-strong = у стихии «{ $element }» не сильный заряд
test-moved-least = за ход вы прошли не меньше { $n } клеток
test-moved-most = за ход вы прошли не больше { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
}
test-through-hazard = за ход вы вошли на опасную местность
test-surrounded = рядом с вами не меньше { $n } монстров
test-at-deaths-door = у вас ровно 1 очко здоровья
test-of-type = цель — один из этих монстров: { $types }

# Когда

until-round = до конца раунда
until-turn = до конца хода
limit-turn = раз за ход
limit-action = раз за способность
moment-after-your-bear-attack = после атаки вашего медведя
moment-after-your-move-action = после вашей способности движения
moment-ally-attack-on-doomed = союзник атакует обречённого врага
moment-ally-turn-start = в начале хода союзника
moment-ally-within-2-suffers-damage = союзник в пределах 2 клеток получает урон
moment-always = пока это у вас
moment-any-ally-suffers-damage = союзник получает урон
moment-attack-damages-you = атака наносит вам урон
moment-attack-of-ally-adjacent-to-you = атакует соседний союзник
moment-attack-of-ally-within-2 = атакует союзник в пределах 2 клеток
moment-attack-in-an-action-with-an-item = ваша атака в способности, в которой вы применяете предмет
moment-attack-of-any-ally = атакует союзник
moment-attack-of-you-or-ally-on-doomed = вы или союзник атакуете обречённого врага
moment-attack-targets-you = вы — цель атаки
moment-attack-targets-you-or-ally-within-4 = вы или союзник в пределах 4 клеток — цель атаки
moment-attack-targets-you-or-summoned-ally = вы или призванный вами — цель атаки
moment-before-ally-attack-action = перед способностью атаки союзника
moment-before-ranged-attack-of-any-ally = перед дальней атакой союзника
moment-before-your-attack-action = перед вашей способностью атаки
moment-before-your-bear-acts = перед действиями вашего медведя
moment-before-your-heal-action = перед вашей способностью лечения
moment-before-your-melee-attack-action = перед вашей способностью ближней атаки
moment-before-your-ranged-attack-action = перед вашей способностью дальней атаки
moment-curse-makes-enemy-attack-deal-no-damage = из-за Проклятия атака врага не наносит урона
moment-damage-to-you = вы должны получить урон
moment-damage-to-you-or-adjacent-ally = вы или соседний союзник должны получить урон
moment-damage-that-would-bring-you-below-1-hp = урон опустит ваше здоровье ниже 1
moment-doomed-enemy-dies = обречённый враг умирает
moment-doomed-enemy-dies-within-2-of-another-enemy = обречённый враг умирает в пределах 2 клеток от другого врага
moment-doomed-enemy-suffers-damage = обречённый враг получает урон
moment-doomed-enemy-turn-start = в начале хода обречённого врага
moment-during-your-turn = в ваш ход
moment-enemy-attack = атакует враг
moment-enemy-attack-targets-ally-adjacent-to-you = соседний союзник — цель атаки врага
moment-melee-attack-targets-you = вы — цель ближней атаки
moment-move-of-any-ally = союзник движется
moment-ranged-attack-of-ally-adjacent-to-you = дальняя атака соседнего союзника
moment-round-end = в конце раунда
moment-summoned-ally-attack-on-doomed = призванный вами атакует обречённого врага
moment-summoned-ally-suffers-damage = призванный вами получает урон
moment-you-are-healed = вас лечат
moment-you-consume-an-element-during-an-action = вы используете стихию в способности
moment-you-curse-an-enemy = вы проклинаете врага
moment-you-long-rest = ваш долгий отдых
moment-you-retaliate = вы наносите ответный удар
moment-you-suffer-damage = вы получаете урон
moment-your-attack = ваша атака
moment-your-attack-action = ваша способность атаки
moment-your-attack-on-doomed = ваша атака по обречённому врагу
moment-your-attack-or-move-ability = ваша Атака или ваше Движение
moment-your-command-attack = ваша атака по Команде
moment-your-heal-action = ваша способность лечения
moment-your-melee-attack = ваша ближняя атака
moment-your-move = ваше движение
moment-your-move-ability = ваше Движение
moment-your-move-action-or-that-of-your-summon = способность движения, ваша или призванного вами
moment-your-ranged-attack = ваша дальняя атака
moment-your-ranged-attack-action = ваша способность дальней атаки
moment-your-retaliate = ваш Ответный удар
moment-your-short-rest-at-end-of-this-round = ваша передышка в конце этого раунда
moment-your-turn-end = в конце вашего хода
moment-your-turn-start = в начале вашего хода
moment-after-your-command-action = после вашей Команды
moment-after-your-song-action = после вашей Песни
moment-ally-uses-medical-pack = союзник применяет Аптечку
moment-basic-bottom-action = стандартная нижняя способность
moment-basic-top-action = стандартная верхняя способность
moment-before-enemy-consumes-element = прежде чем враг использует стихию
moment-during-ally-attack = во время атаки союзника
moment-during-your-action-creating-obstacle = во время способности, создающей препятствие
moment-during-your-attack = во время вашей атаки
moment-during-your-augment-action = во время вашего Приращения
moment-during-your-heal-action = во время вашей способности лечения
moment-during-your-loot-1 = во время вашей Добычи 1
moment-during-your-melee-attack = во время вашей ближней атаки
moment-during-your-move = во время вашего движения
moment-during-your-ranged-attack = во время вашей дальней атаки
moment-during-your-single-target-melee-attack = во время вашей ближней атаки по одной цели
moment-during-your-single-target-melee-attack-action = во время вашей способности ближней атаки по одной цели
moment-during-your-single-target-ranged-attack-action = во время вашей способности дальней атаки по одной цели
moment-enemy-focus = когда враги выбирают цель
moment-round-start-after-cards-revealed = когда вскрыты карты раунда
attacked-by = вас атакует { $who }: Атака { $n }
moment-you-are-attacked = вас атакуют
moment-you-are-attacked-by-adjacent-normal-enemy = вас атакует соседний обычный враг
moment-you-gain-muddle = вы получаете Смятение
moment-you-kill-enemy-on-your-turn = вы убиваете врага в свой ход
moment-your-doom-action = ваше Обречение
moment-your-summon-is-damaged-by-attack = атака наносит урон призванному вами
moment-your-turn = в ваш ход

# Карты модификаторов и навыки

modifier = { $number }
modifier-rolling = дополнительный модификатор { $number }
modifier-bless = Благословение (×2)
modifier-curse = Проклятие (×0)
modifier-monster-curse = Проклятие (×0)
modifier-penalty = −1
perk-ignore-item = отрицательные эффекты предметов на вас не действуют
perk-ignore-scenario = отрицательные эффекты сценариев на вас не действуют
perk-remove = уберите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}: { $card }
perk-add = добавьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}: { $card }

# Боевые задания

goal-least-hand-and-discard = В конце у вас на руке и в сбросе вместе не меньше { $n } карт.
goal-most-hand-and-discard = В конце у вас на руке и в сбросе вместе не больше { $n } карт.
goal-least-xp = Получите не меньше { $n } опыта.
goal-most-xp = Получите не больше { $n } опыта.
goal-most-hp = В конце у вас не больше { $n } здоровья.
goal-most-missing-hp = В конце у вас полное здоровье.
goal-least-traps = В свой ход или в ход призванного вами приведите в действие или обезвредьте ловушку.
goal-least-treasures = Возьмите сокровище.
goal-most-others-exhausted = Никто из других персонажей не изнурён.
goal-least-doors = В свой ход откройте дверь в новую комнату.
goal-least-coins = Соберите не меньше { $n } монет.
goal-most-loot = Не берите ни монет, ни сокровищ.
goal-most-kills = Убейте не больше { $n } монстров.
goal-least-kills = Убейте не меньше { $n } монстров.
goal-least-elite-kills = Убейте мощного монстра.
goal-least-item-uses-above-level = Примените предметы не меньше раз, чем ваш уровень плюс { $n }.
goal-most-quiet-rounds = В начале каждого раунда на поле есть хотя бы один монстр.
goal-least-overkills = Убейте монстра, нанеся на 4 урона больше, чем нужно.
goal-most-item-uses = Не применяйте предметы.
goal-least-first-kills = Убейте первого монстра в сценарии.
goal-most-times-below-half = Ваше здоровье ни разу не опускается ниже половины (с округлением вверх).
goal-least-clean-kills = Убейте невредимого монстра одной атакой.
goal-most-short-rests = Обойдитесь без передышек.
goal-most-long-rests = Обойдитесь без долгого отдыха.
