# Подписи к вариантам.
word-end_day = Закончить День
word-pass = Нет
word-confer = Попросить у других Особую карту
word-heal = Лечить раны
word-attack = Атаковать приспешников здесь

option-take-hero = { $hero }
option-keep-quest = { $quest }
option-walk = Пешком: { $to }
option-ride = На лошади: { $to }, карта «{ $card }»
option-fly = На орле: { $to }, карта «{ $card }»
option-gate = Через врата: { $to }, карта «{ $card }»
option-gate-walk = Через врата: { $to }
option-mount = На своём скакуне: { $to }
option-teleport-to = Телепорт: { $to }
option-sail = Морем: { $to }
option-build = Возвести Магические врата: карта «{ $card }»
option-rumors = Слухи: оставить карты { $colour }
option-heal-land = Излечить землю: карта «{ $card }»
option-sanctify-land = Освятить землю
option-extinguish = Тушить пожар: карта «{ $card }»
option-attack-with = Атака с наградой «{ $quest }» (цвет: { $colour })
option-shoot = Стрелять: { $place }
option-shoot-with = Стрелять с наградой «{ $quest }»: { $place } (цвет: { $colour })
option-throw-fireball = Огненный шар: карта «{ $card }»
option-slay = Истребить приспешников здесь (цвет: { $colour })
option-challenge = Атаковать Генерала: { $general }
option-challenge-agent = Атаковать Агента: { $general }
option-attempt = Задание «{ $quest }»
option-play = Сыграть карту «{ $card }»
option-use = Использовать: { $quest }
option-commit = { $card }
option-roll = Бросить { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
option-all = Все карты: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
option-all-roll = Все карты: бросить { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
option-no-dice = Не использовать карты
option-roll-later = Готово: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
option-discard = Сбросить: { $card }
option-give = Отдать: { $card }
option-next = { $hero }
option-who = { $hero }
option-where = { $place }
option-whence = { $place }: { $colour } приспешник
option-which = { $general }
option-placement = { $place }
option-throw = Сбросить: { $darkness }
option-order = { $darkness }
option-colour = { $colour }
option-reroll = Перебросить: { $means }

style-ground = На земле
style-sky = С неба
style-red = Красный приспешник
style-green = Зелёный приспешник
style-blue = Синий приспешник
style-black = Чёрный приспешник
style-none = Без облика

means-battle_luck = Удача в бою
means-dragon_slayer = Убийца драконов
means-attack_style = Бой на земле
means-unicorn_steed = Скакун-единорог
means-blessing = Королевское Благословение

option-bless = Королевское Благословение: { $use ->
    [land] очистить локацию
   *[night] сбросить карту Тьмы
}
option-take-honor = { $honor }
