# Подписи к вариантам.

use-move = движение 1
use-influence = влияние 1
use-block = блок 1
use-attack = атака 1

option-forfeit = Пропустить ход: нет карт ни на руке, ни в колоде
option-pick-skill = { $skill } ({ $use }): { $text }
option-pick-tactic = { $tactic } (№ { $number }): { $text }
option-play-basic = «{ $card }»: основной эффект
option-play-strong = «{ $card }»: усиленный эффект
option-sideways = Боком: «{ $card }» — { $use }
option-activate = { $unit }: { $text }
option-use-skill = Навык: { $skill }
option-use-tactic = Тактика: { $tactic }
option-pay-token = { $colour } жетон маны
option-pay-crystal = { $colour } кристалл
option-pay-die = { $colour } кубик источника
option-pay-supply = Неисчерпаемая мана: { $colour }
option-pay-tactic-die = { $colour } кубик с тактики
option-pick-die = { $colour } кубик
option-walk-far = { $n ->
    [one] Идти на { $n } клетку { $way }: { $over }
    [few] Идти на { $n } клетки { $way }: { $over }
   *[other] Идти на { $n } клеток { $way }: { $over }
}
option-walk-way = Идти { $way }: { $over }
option-walk-fight = Идти { $way }: { $over } (начнётся битва)
option-explore = Открыть землю { $way }
option-pick-space = { $n ->
    [0] { $over }, здесь
    [1] { $over }, { $way }
    [few] { $over }, { $n } клетки { $way }
   *[other] { $over }, { $n } клеток { $way }
}
option-challenge = Вызвать на битву: { $enemy }
option-enter = Войти { $site } и сразиться
option-heal-unit = Вылечить отряд: { $unit }
option-recruit = Завербовать за { $cost ->
    [one] { $cost } очко влияния
    [few] { $cost } очка влияния
   *[other] { $cost } очков влияния
}: { $unit }
option-recruit-paid = Завербовать и получить { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[other] { $n } очков влияния
}: { $unit }
option-buy = «{ $card }» за { $cost ->
    [one] { $cost } очко влияния
    [few] { $cost } очка влияния
   *[other] { $cost } очков влияния
}
option-buy-spell = «{ $card }» за { $cost ->
    [one] { $cost } очко влияния
    [few] { $cost } очка влияния
   *[other] { $cost } очков влияния
}; нужна { $mana }
option-target = Атаковать: { $enemy }
option-effect-vain = { $effect } (лечить некого)
option-target-vain = Атаковать: { $enemy } (нет дальней атаки)
option-buy-healing = Купить 1 очко лечения за { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[other] { $n } очков влияния
}
option-end-unhealed = Закончить ход ({ $n ->
    [one] пропадёт { $n } очко лечения
    [few] пропадут { $n } очка лечения
   *[other] пропадут { $n } очков лечения
})
option-end-ranged = Перейти к фазе блока
option-end-ranged-idle = Перейти к фазе блока, не атакуя
option-end-block = Прекратить блокировать и принять удар: { $left }
option-end-block-many = Прекратить блокировать и принять удар (врагов: { $n })
option-end-attack = Закончить битву (остались враги: { $left })
option-end-attack-many = Закончить битву (осталось врагов: { $n })
option-block-attack = Блокировать: { $enemy } ({ $element } атака { $value })
option-suffer-attack = { $enemy } ({ $element } атака { $value })
option-assign = Назначить урон отряду: { $unit } (броня { $n })
option-spend-left-melee = 1 оставшееся очко движения: атака 1
option-spend-left-ranged = 2 оставшихся очка движения: дальняя атака 1
option-use-shield = «Пылающий щит»: огненная атака { $n }
option-cast = { $card }
option-use-banner = { $unit }: применить «{ $banner }»
option-cancel-attack = Отменить: { $enemy } ({ $element } атака { $value })
option-pick-hero = { $hero }
option-pick-card = { $card }
option-pick-unit = { $unit }
option-pick-colour = { $colour }
option-pick-foe = { $enemy }
option-pick-reward = { $reward }
option-spend = { $on }
option-pick-number = { $n }
option-return-ritual-of-pain = Вернуть навык «{ $skill }»: разыграть рану боком за 3
option-return-calming-the-weather = Вернуть навык «{ $skill }»: любая местность на 1 дешевле
option-return-source-opening = Вернуть навык «{ $skill }»: взять ещё один кубик источника
option-recruit-loyal = Завербовать с «Узами верности»: { $unit } (влияние: { $cost })
option-joint-assault = Предложить совместный штурм города
option-share = { $n ->
    [0] { $hero }: не приглашать
    [one] { $hero }: { $n } защитник
    [few] { $hero }: { $n } защитника
    [many] { $hero }: { $n } защитников
   *[other] { $hero }: { $n } защитника
}
option-attack-hero = Напасть на героя: { $hero }
option-steal = Украсть карту «{ $card }» (урон 5)
option-drive-off = Вытеснить соперника { $way }: { $over } (урон { $cost })
option-bid = { $n ->
        [one] Ставка: { $n } очко славы
        [few] Ставка: { $n } очка славы
       *[other] Ставка: { $n } очков славы
    }
option-tunnel = { $cost ->
        [one] Под землёй: { $over }, за { $cost } очко движения
        [few] Под землёй: { $over }, за { $cost } очка движения
       *[other] Под землёй: { $over }, за { $cost } очков движения
    }
option-replace-shield = Активировать поляну, заменив щит игрока { $seat }

way-0 = на восток
    .there = на востоке
way-1 = на юго-восток
    .there = на юго-востоке
way-2 = на юго-запад
    .there = на юго-западе
way-3 = на запад
    .there = на западе
way-4 = на северо-запад
    .there = на северо-западе
way-5 = на северо-восток
    .there = на северо-востоке

word-begin_turn = Начать ход
word-announce_end_of_round = Объявить конец раунда
word-rest = Отдохнуть
word-end_turn = Закончить ход
word-interact = Взаимодействовать с местными жителями
word-altar = Заплатить у алтаря
word-burn = Сжечь монастырь: репутация −3, битва без отрядов за артефакт
word-plunder = Разграбить деревню: репутация −1, взять 2 карты
word-fight = Начать битву
word-strike = Атаковать
word-other_targets = Выбрать другие цели
word-give_up = Отказаться (очки пропадут)
word-parry = Блокировать атаку
word-spend_move = Потратить 1 очко движения: атака −1
word-hero_takes = Урон получит герой
word-heal_hand = Вылечить рану на руке
word-buy_artifact = Купить артефакт за 12 очков влияния
word-buy_elite = Добавить элитный отряд к доступным за 2 очка влияния
word-buy_unseen = Купить верхнее особое действие вслепую за 6 очков влияния
word-from_hand = Рану с руки
word-from_discard = Рану из сброса
word-skip = Нет
word-keep_card = Положить верхнюю карту под тактику
word-take_kept = Взять карты из-под тактики
word-on_top = Наверх
word-at_bottom = Вниз
word-mana_now = Ману сейчас
word-mana_later = Ману в каждом следующем ходу
word-forgo_dice = 3 очка, но без кубиков источника в этом ходу
word-keep_dice = 2 очка
word-reroll = Перебросить в конце хода
word-as_it_lies = Оставить как есть
word-stay_out = Не входить в город
word-alone = Напасть в одиночку
word-level_first = Сначала повысить уровень
word-long_preparation = Долгая подготовка: сыграть следующий ход сейчас
word-quick_preparation = Быстрая подготовка: без кубика, навыков и завершения хода
word-wound_hero = Ранить героя соперника
word-pass = Пас
word-activate_glade = Активировать поляну
word-incant = Провести ритуал
word-play_on = Играть дальше
word-concede = Признать поражение

spend-agility = 1 очко движения: атака 1
spend-agility-ranged = 2 очка движения: дальняя атака 1
spend-diplomacy = 1 очко влияния: блок 1
spend-diplomacy-ice = 1 очко влияния: ледяной блок 1
spend-diplomacy-fire = 1 очко влияния: огненный блок 1
spend-learning = Заплатить 6 очков влияния за особое действие
spend-learning-hand = Заплатить 9 очков влияния за особое действие на руку
spend-wings-of-night = Очки движения: ещё один враг не атакует

# Пропавший легион
option-bribe = Потратить 2 очка влияния: { $unit }
option-protect = Назначить урон: { $unit }; «{ $banner }» защищает от раны
option-path = Пройти за { $n ->
    [one] { $n } очко движения
    [few] { $n } очка движения
   *[other] { $n } очков движения
}
option-recruit-cheaper = Завербовать со скидкой: { $unit } (влияние: { $cost })
option-recruit-coerced = Завербовать принуждением: { $unit } (влияние: { $cost }, репутация −1)
option-later-unhurt-attack = «Уклонение»: атаковать без ран
option-later-possessed = Атаковать одержимым врагом
option-later-duel-attack = Атаковать врага, вызванного на поединок
option-later-block = Применить «Щит павших королей» ещё раз
option-pick-pair = Кристаллы: { $first } и { $second }
option-dampen = Атака { $value }: { $was } → { $now }
option-scout = Посмотреть закрытый жетон: { $at }
option-scout-pile = Посмотреть верхний жетон стопки: { $pile }
option-lower-attack = { $enemy }: { $element } атака { $value }
option-raise-attack = { $enemy }: { $element } атака { $value }
option-return-howl-of-the-pack = Вернуть навык «{ $skill }»: броня −1 и атака −1
word-leave = Уйти, не выбирая пути
word-no_unit = Не брать отряд
word-call_familiars = Призвать фамильяров на поляне
word-double = Удвоить как дальнюю атаку
word-as_siege = Как осадную атаку
word-to_hand = На руку
word-to_discard = В сброс

word-withdraw = Отступить и получить раны
word-defend = Защищать город

option-turn-back = Снова открыть навык «{ $skill }»
option-puppet-keep = Взять марионетку: { $enemy }
option-puppet-attack = Атаковать марионеткой: { $enemy } ({ $points })
option-puppet-summons = Атаковать марионеткой: { $enemy } (будет вытянут монстр)
option-puppet-block = Блокировать марионеткой: { $enemy } ({ $points })
option-pull-strings = Марионетка атакует: { $element } атака { $n }
option-return-mana-enhancement = Вернуть навык «{ $skill }» за жетон маны
word-turn_wheel = Передвинуть щит навыка «Мастер магии хаоса»

option-elite = { $hero }: элитных — { $n }
option-regular = { $hero }: обычных — { $n }
word-attack_together = Предложить совместное нападение на Волкара

# Тени Тезлы
word-storm_leader = Предложить совместное нападение на лидера
word-seal = Запечатать кладбище за одну ману
word-fork = «Разветвлённая молния» бьёт снова
option-use-token = { $token }: { $text }
option-trade-token-fame = Обменять жетон «{ $token }» на 1 очко славы
option-trade-token-influence = Обменять жетон «{ $token }» на 3 очка влияния
option-shape-basic = «{ $card }»: изменить эффект на { $points }
option-shape-strong = «{ $card }», усиленный: изменить эффект на { $points }
effect-shape-move = движение { $n }
effect-shape-attack = атака { $n }
effect-shape-block = блок { $n }
option-return-natures-vengeance-coop = Вернуть навык «{ $skill }»: одна атака меньше на 1 и неповоротлива
option-start-buy = Купить карту «{ $card }» за { $cost ->
    [one] { $cost } очко влияния
    [few] { $cost } очка влияния
   *[other] { $cost } очков влияния
}
option-start-buy-spell = Купить карту «{ $card }» за { $cost ->
    [one] { $cost } очко влияния
    [few] { $cost } очка влияния
   *[other] { $cost } очков влияния
} и кристалл
option-start-unit = Завербовать за { $cost ->
    [one] { $cost } очко влияния
    [few] { $cost } очка влияния
   *[other] { $cost } очков влияния
}: { $unit }
option-start-crystal = Купить кристалл за 3 очка влияния: { $colour }

word-defend_together = Предложить совместную защиту
word-face_alone = Сразиться в одиночку
word-storm_camp = Предложить совместный штурм лагеря Волкара
word-buy_regular = Добавить обычный отряд к доступным за 1 очко влияния
option-volkare-level = Уровень { $n }
option-hunt-green = Охотиться на зелёного врага
option-hunt-red = Охотиться на красного врага
option-hunt-both = Охотиться на зелёного и красного врагов
option-break-seal = Снять печать со шкалы славы (цвет: { $colour })
