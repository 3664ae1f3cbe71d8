# Вопросы.
ask-camp = { $who } в лагере. Крон: { $crowns }, частиц: { $shards }
ask-class = { $n ->
    [0] Выберите героя
    [1] Выберите первого героя
   *[other] Выберите второго героя
}
ask-power = { $who }: выберите умение
ask-shop = { $who } в лавке. Крон: { $crowns }
ask-who-acts = Кто действует следующим?{ $aim ->
    [none] {""}
   *[other] {" "}Цель: { $aim }
}
ask-turn = { $who }: выберите действие
ask-souls = Поднять ранг души или вернуть призрака? Частиц: { $shards }
ask-whom = Выберите фигурку
ask-attack = { $who }: выберите цель
ask-next-target = Выберите следующую цель
ask-rearrange = { $who }: смена снаряжения
ask-exchange = Обмен с героем: { $who }
ask-put-on = { $who }: экипировать сразу?
ask-goods = { $who }: поднять или бросить вещи
ask-target = Несколько целей подходят одинаково. { $who }: выберите цель
ask-reaction = { $who } уходит: кто атакует первым?
ask-activate = Несколько врагов одинаково близко. Кто активируется первым?
ask-enemy-way = { $who }: { $how ->
    [retreat] отход от цели
   *[other] движение к цели
} ({ $target }). Выберите путь
ask-bash = { $who }: толчок. Выберите куда
ask-may-use = { $card }: { $effect }?
ask-attack-after = { $who }, после броска: применить карту?
ask-defence = { $who }, защита: применить карту?
ask-ally-attacked = Атакован другой герой. { $who }: применить карту?
ask-would-die = { $who } гибнет. Применить карту?
ask-trap-drawn = Ловушка! { $who }: применить карту?
ask-companion = { $who }: выберите цель после движения
ask-reroll = Выберите кубик для переброса
ask-treasure = { $who }: выберите, какое сокровище оставить
ask-too-many = { $who }: сумка переполнена. Отдайте или бросьте карту
ask-set-aside = { $who } теряет ранг души. Выберите, какое умение отложить
ask-cure = { $who }: выберите, что снять
ask-scry = Выберите следующее событие
ask-decide = { $tale } Что решит отряд?
ask-tale-shield_the_villagers = Жители прячутся среди прилавков, разбойники гонятся за ними.
ask-tale-send_them_home = Все пленники свободны.
ask-tale-bury_the_bones = Здесь лежат старые непогребённые кости.
ask-tale-free_the_thralls = Между шатрами орков прикованы рабы.
ask-tale-quench_the_fires = Улица перед мостом горит.
ask-tale-free_the_prisoners = Узники зовут из камер.
ask-tale-pay = Шёпот во тьме требует платы.
ask-tale-renew = Мёртвые помнят старую клятву отряда.
ask-teleport = { $who }: выберите, куда переместиться
ask-seal = Выберите, какую зону запечатать
ask-fire = Выберите, какую зону поджечь
ask-before-roll = { $who }, до броска: применить карту или фокус?
ask-whom-for = { $card }: выберите фигурку
ask-scream = { $who }: крик. Выберите врага
ask-recharge = { $who }: выберите, какую использованную карту повернуть
