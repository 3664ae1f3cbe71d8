# Вопросы.
ask-camp = { $who } в лагере. Крон: { $crowns }, частиц: { $shards }
ask-class = За кого вы играете?
ask-power = { $who }: какое умение?
ask-shop = { $who } в лавке. Крон: { $crowns }
ask-who-acts = Кто действует следующим?{ $aim ->
    [none] {""}
   *[other] {" "}Цель: { $aim }
}
ask-turn = { $who }: что вы делаете?
ask-souls = Души крепнут и возвращаются. Частиц: { $shards }
ask-whom = Кого?
ask-attack = Кого вы атакуете?
ask-next-target = Какая цель следующая?
ask-rearrange = Какие предметы экипировать или убрать в сумку?
ask-exchange = Что отдать или взять? С кем обмен: { $who }
ask-put-on = { $who }: экипировать сразу?
ask-goods = { $who }: что поднять или бросить?
ask-damaged = Герой ранен. Применить карту?
ask-target = Кого выбирает враг?
ask-reaction = Кто первым атакует уходящего?
ask-activate = Какой враг активируется первым?
ask-enemy-way = { $who }: каким путём?
ask-bash = { $who }: толчок. Куда?
ask-may-use = { $card }: { $effect }?
ask-attack-after = После броска: применить карту?
ask-defence = Защита: применить карту?
ask-ally-attacked = Атакован другой герой. Применить карту?
ask-would-die = Герой гибнет. Применить карту?
ask-trap-drawn = Ловушка! Применить карту?
ask-companion = Атакует ли спутник?
ask-reroll = Перебросить кубик?
ask-treasure = Какое сокровище оставить?
ask-too-many = Сумка полна: отдайте или бросьте карту.
ask-set-aside = Какое умение отложить?
ask-cure = Что снять?
ask-scry = Какое событие будет следующим?
ask-decide = Что решает отряд?
ask-teleport = Куда?
ask-seal = Какую зону запечатать?
ask-fire = Где горит огонь?
ask-before-roll = До броска: что вы применяете?
