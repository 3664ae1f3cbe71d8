# Что делают карты, отряды и навыки.
fx-nothing = ничего
fx-move = движение { $n }
fx-influence = влияние { $n }
fx-heal = лечение { $n }
fx-draw = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
fx-fame = слава +{ $n }
fx-reputation = репутация { $n ->
    [-1] -1
    [-2] -2
    [-3] -3
   *[other] +{ $n }
}
fx-take-wound = получите { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
}
fx-boost = разыграйте другую карту действия с усиленным эффектом без маны; её движение, влияние, атака или блок больше на { $n }
fx-attack-melee-physical = атака { $n }
fx-attack-melee-fire = огненная атака { $n }
fx-attack-melee-ice = ледяная атака { $n }
fx-attack-melee-cold-fire = огненно-ледяная атака { $n }
fx-attack-ranged-physical = дальняя атака { $n }
fx-attack-ranged-fire = дальняя огненная атака { $n }
fx-attack-ranged-ice = дальняя ледяная атака { $n }
fx-attack-ranged-cold-fire = дальняя огненно-ледяная атака { $n }
fx-attack-siege-physical = осадная атака { $n }
fx-attack-siege-fire = осадная огненная атака { $n }
fx-attack-siege-ice = осадная ледяная атака { $n }
fx-attack-siege-cold-fire = осадная огненно-ледяная атака { $n }
fx-block-physical = блок { $n }
fx-block-fire = огненный блок { $n }
fx-block-ice = ледяной блок { $n }
fx-block-cold-fire = огненно-ледяной блок { $n }
fx-block-swift = { $block } (против быстрой атаки — { $n })
fx-any-basic-colour = любой основной цвет
fx-any-colour = любой цвет
fx-every-terrain = любая местность
fx-all-resistances = все сопротивления
fx-crystal = получите { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
} ({ $colour })
fx-mana = получите { $n ->
    [one] { $n } жетон маны
    [few] { $n } жетона маны
   *[other] { $n } жетонов маны
} ({ $colour })
fx-ready = подготовьте отряд
fx-ready-level = подготовьте отряд уровня { $level } или ниже
fx-wound-self = этот отряд ранен
fx-extra-die = в этот ход можно использовать ещё { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
} источника
fx-extra-die-black = в этот ход можно использовать ещё 1 кубик источника; чёрный — как любой цвет
fx-set-dice = возьмите { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
} источника, выставьте любой цвет, кроме золотого, и получите за каждый { $tokens ->
    [one] { $tokens } жетон маны
    [few] { $tokens } жетона маны
   *[other] { $tokens } жетонов маны
} этого цвета; кубик вернётся без переброса
fx-crystallize = заплатите 1 ману основного цвета и получите кристалл этого цвета
fx-owned-crystal = получите кристалл цвета, который у вас уже есть
fx-terrain-to = цена движения в этот ход: { $terrains } — { $to }
fx-terrain-to-least = цена движения в этот ход: { $terrains } — не больше { $least }
fx-terrain-less = цена движения в этот ход: { $terrains } — на { $less } меньше (не ниже { $least })
fx-or = { $a } или { $b }
fx-then = { $a }; { $b }
fx-may = можно: { $effect }
fx-when-peace = не в битве: { $effect }
fx-when-combat = в битве: { $effect }
fx-when-interacting = при взаимодействии: { $effect }
fx-when-melee = в фазе ближнего боя: { $effect }
fx-when-moving = во время движения: { $effect }
fx-if-peace = не в битве также: { $effect }
fx-if-combat = в битве также: { $effect }
fx-if-interacting = при взаимодействии также: { $effect }
fx-if-melee = в фазе ближнего боя также: { $effect }
fx-if-moving = во время движения также: { $effect }
fx-day-night = днём { $day }, ночью { $night }
fx-plus = { $effect }, +{ $n } за: { $per }
fx-plus-most = { $effect }, +{ $n } за: { $per } (не больше { $most })
per-wounds = каждую рану на руке и на ваших отрядах
per-ready-units = каждый боеспособный нераненый отряд
per-crystal-colours = каждый цвет ваших кристаллов
per-enemies = каждого врага против вас
per-symbols = каждый значок способности, стихии и сопротивления на жетоне блокируемого врага
fx-on-terrain = { $elsewhere }; { $terrains }: { $there }
fx-discarding = сбросьте другую карту: { $effect }
fx-paying-mana = заплатите 1 ману ({ $colour }): { $effect }
fx-for-mana = за ману ({ $colour }): { $effect }
fx-by-mana = заплатите 1 ману основного цвета. Красная: { $red }; синяя: { $blue }; зелёная: { $green }; белая: { $white }
fx-one-enemy = один враг: { $changes }
fx-unfortified-enemy = один неукреплённый враг: { $changes }
fx-some-enemies = врагов не больше { $n }: { $changes }
fx-all-enemies = все враги: { $changes }
fx-when-blocked = при удачном блоке заблокированный враг: { $changes }
fx-no-attack = не атакует в этой битве
fx-armor = броня -{ $n } (не ниже 1)
fx-armor-fortified = броня -{ $n }, у укреплённого -{ $fortified } (не ниже 1)
fx-lower-attack = атака -{ $n }
fx-lose-resistances = теряет { $resistances }
fx-lose-fortifications = теряет все укрепления
fx-destroy = уничтожен
mod-crystals-return = в конце хода возвращаются все потраченные в этот ход кристаллы
mod-endless = в этот ход у вас неисчерпаемый запас маны ({ $colour }) и чёрной маны
mod-fame-at-end = слава +{ $n } в конце хода
mod-fame-per-spell = слава +{ $n } за каждое ваше заклинание в этот ход ({ $colour })
mod-reclaim = в конце хода можно сбросить другую карту (не рану) и вернуть эту на руку
mod-reclaim-wound = в конце хода можно сбросить другую карту, даже рану, и вернуть эту на руку
mod-recruit-fame = слава +{ $n } за каждый завербованный в этот ход отряд
mod-recruit-reputation = репутация +{ $n } за каждый завербованный в этот ход отряд
mod-reputation-at-end = репутация +{ $n } в конце хода
mod-units-resist = все ваши отряды в этот ход получают { $resistances }
