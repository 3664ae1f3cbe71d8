# панель игрока и способы разыграть карту
hero-motto = уровень { $level } · слава { $fame }/{ $next }
hero-level = уровень { $level }
bar-crystals = Кристаллы
bar-tokens = Мана
bar-deck = колода
bar-actions = действие
source-short = Источник
points-attack = Атака
points-block = Блок
way-free = бесплатно
way-mana = нужна { $mana }
way-night = нужна { $mana } и чёрная
way-once = затем карта удаляется из игры
way-sideways = Боком: { $use }
way-any-card = любая карта
text-recruited = Где завербовать: { $places }
risk-provokes = Провоцирует яростного врага

# битва
combat-site = Битва: { $site }
combat-rampaging = Битва с яростными врагами
combat-burning = Битва за монастырь
combat-incantation = Битва с призванными монстрами
step-ranged = Издали и осада
step-block = Блок
step-damage = Урон
step-attack = Атака
wounds-in-hand = Раны на руке
unit-ready-for = готов: { $what }
unit-takes = примет до { $n }
unit-spent = отряд устал
unit-wounded = отряд ранен
foe-away = вместо него монстр
foe-aimed = цель атаки
foe-blocking = блокируется
foe-summoned = призван
foe-defender = защищает место
foe-troop = в армии Волкара
foe-leader = возглавляет свиту
foe-retinue = из свиты
foe-general = падёт с последним из своих войск
foe-phantom = призрак: награды нет, потом исчезает
foe-prey = добыча
foe-rampaging = яростный враг
ledger-attack = Атака: { $enemies }
ledger-block = Блок: { $enemy }
line-armor = Броня: { $enemy }
line-attack = Атака: { $enemy } ({ $element })
line-swift = Быстрота: считается вдвойне
adds = { $points } { $n ->
    [0] не добавит ничего
   *[other] добавит { $n }
}
adds-halved = { $points }, вполовину, { $n ->
    [0] не добавит ничего
   *[other] добавит { $n }
}
adds-for-mana = За { $mana }: { $what }
adds-sideways = Боком: { $what }
line-given = { $by } · { $points }
line-attack-physical = Атака { $n }
line-attack-fire = Огненная атака { $n }
line-attack-ice = Ледяная атака { $n }
line-attack-cold-fire = Огненно-ледяная атака { $n }
line-block-physical = Блок { $n }
line-block-fire = Огненный блок { $n }
line-block-ice = Ледяной блок { $n }
line-block-cold-fire = Огненно-ледяной блок { $n }
line-in-full = полностью
line-full-against-fire = полностью: против огненной атаки
line-full-against-ice = полностью: против ледяной атаки
line-full-against-cold-fire = полностью: против огненно-ледяной атаки
line-halved = { $n }, половина — { $half }
line-halved-together = всего { $n }, половина — { $half }
line-siege-only = без осады { $n } не считается: цель укреплена
stakes = Если больше ничего не делать
stakes-done = После этого
stakes-damage = Предстоящий урон
stakes-deal = { $enemy }: урон { $n }
stakes-deal-by = { $enemy } ({ $element } атака): урон { $n }
stakes-in-all = Всего, если весь урон примет герой
stakes-knocked-out = герой теряет сознание
stakes-left = Осталось урона: { $n }
stakes-brutal = Жестокость: вдвое
stakes-poison = Яд: столько же ран в сброс
stakes-worse = { $what }
stakes-summon = Призыватель вытянет монстра
stakes-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
trait-swift = Быстрота: чтобы блокировать { $n }, нужно { $double }
trait-brutal = Жестокость: без блока урон { $double }
trait-poison = Яд: каждая рана приносит ещё одну
trait-paralyze = Паралич: раненый отряд погибает, раненый герой сбрасывает руку
trait-summon = Призыв: вместо него сражается монстр
trait-assassination = Наёмный убийца: отряды не могут принять урон
trait-cumbersome = Неповоротливость: очки движения ослабляют атаку
trait-vampirism = Вампиризм: броня растёт с каждой раной
trait-fortified = Укрепление: издали только осада
trait-unfortified = Без укрепления: стены его не защищают
trait-elusive = Неуловимость: в фазе ближнего боя броня { $low }, если заблокированы все его атаки
trait-arcane-immunity = Защита от магии: действуют только атаки и блоки; его атаку можно ослабить
trait-defend = Прикрытие: у врага, атакованного первым, броня выше
trait-resists-physical = Физическое сопротивление: физические атаки вдвое слабее
trait-resists-fire = Сопротивление огню: огненные атаки вдвое слабее
trait-resists-ice = Сопротивление льду: ледяные атаки вдвое слабее

# выбор героя
choose-hero = Выберите героя
heroes-left = Герои
kind-hero = Герой
hero-own-card = { $card }: { $effect }.
hero-skills = Навыки: { $skills }.

combat-volkare = Нападение на Волкара и его армию
combat-volkare-attacks = Волкар и его армия атакуют

combat-leader = Битва: { $enemy }
combat-retinue = Битва с оставшейся свитой

combat-hunt = Охота у лагеря Волкара
combat-phantoms = Атака призраков

# что продают местные жители
market = Здесь продают: { $site }
market-units = Отряды
market-cards = Карты
market-empty = Ничего: здесь нельзя завербовать ни один из доступных отрядов.
ware-buy_healing = 1 очко лечения
ware-buy_artifact = Артефакт
ware-buy_elite = Добавить элитный отряд к доступным
ware-buy_unseen = Особое действие вслепую
ware-buy_regular = Добавить обычный отряд к доступным
