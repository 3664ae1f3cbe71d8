# Вопросы.
ask-camp = { $who } в лагере. Крон: { $crowns }, частиц: { $shards }
ask-class = { $n ->
    [0] За кого вы играете?
    [1] Кто ваш первый герой?
   *[other] Кто ваш второй герой?
}
ask-power = { $who }: какое умение?
ask-shop = { $who } в лавке. Крон: { $crowns }
ask-who-acts = Кто действует следующим?{ $aim ->
    [none] {""}
   *[other] {" "}Цель: { $aim }
}
ask-turn = { $who }: что вы делаете?
ask-souls = Чья душа крепнет или возвращается? Частиц: { $shards }
ask-whom = Кого?
ask-attack = { $who }: кого вы атакуете?
ask-next-target = Какая цель следующая?
ask-rearrange = { $who }: что экипировать или убрать в сумку?
ask-exchange = Что отдать или взять? С кем обмен: { $who }
ask-put-on = { $who }: экипировать сразу?
ask-goods = { $who }: что поднять или бросить?
ask-target = { $who }: кого выбрать? Все подходят одинаково
ask-reaction = { $who } уходит: кто атакует первым?
ask-activate = Какой враг активируется первым? Все одинаково близко
ask-enemy-way = { $who }: { $how ->
    [retreat] отход
   *[other] движение
}, цель — { $target }. Каким путём?
ask-bash = { $who }: толчок. Куда?
ask-may-use = { $card }: { $effect }?
ask-attack-after = { $who }, после броска: применить карту?
ask-defence = { $who }, защита: применить карту?
ask-ally-attacked = Атакован другой герой. { $who }: применить карту?
ask-would-die = { $who } гибнет. Применить карту?
ask-trap-drawn = Ловушка! { $who }: применить карту?
ask-companion = { $who }: кого атаковать после движения?
ask-reroll = Какой кубик перебросить?
ask-treasure = { $who }: какое сокровище оставить?
ask-too-many = { $who }: сумка полна. Какую карту отдать или бросить?
ask-set-aside = { $who } теряет ранг души. Какое умение отложить?
ask-cure = { $who }: что снять?
ask-scry = Какое событие будет следующим?
ask-decide = { $tale } Что решает отряд?
ask-tale-shield_the_villagers = Жители прячутся среди прилавков, разбойники гонятся за ними.
ask-tale-send_them_home = Все пленники свободны.
ask-tale-bury_the_bones = Здесь лежат старые кости, и никто их не похоронил.
ask-tale-free_the_thralls = Между шатрами орков прикованы рабы.
ask-tale-quench_the_fires = Улица перед мостом горит.
ask-tale-free_the_prisoners = Узники зовут из камер.
ask-tale-pay = Шёпот во тьме требует платы.
ask-tale-renew = Мёртвые помнят старую клятву отряда.
ask-teleport = { $who }: куда?
ask-seal = Какую зону запечатать?
ask-fire = Где горит огонь?
ask-before-roll = { $who }, до броска: что вы применяете?
ask-whom-for = { $card }: кого?
ask-scream = { $who }: на кого крик?
ask-recharge = { $who }: какую использованную карту повернуть?
