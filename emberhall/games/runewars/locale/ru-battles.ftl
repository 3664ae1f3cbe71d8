# Битвы: вопросы, выбор и рассказ о них.
area = { $id }
area-home = { $faction } ({ $letter })
fate = Карта судьбы { $n }

word-done = Готово
option-pick-area = { $area }
option-play-tactics = Сыграть: { $card }
option-use-reward = { $hero }: { $card }
option-discard-fate = Сбросить: { $symbol ->
    [special] особая способность
    [rout] поверженность { $n }
    [damage] урон { $n }
   *[miss] промах
} ({ $fate })
fate-destiny = { $destiny ->
    [gold] Успех
    [silver] Частичный успех
   *[red] Неудача
}
fate-does = { $symbol ->
    [special] Особая способность
    [rout] Поверженность { $n }
    [damage] Урон { $n }
   *[miss] Промах
}
option-support = { $hero } помогает: { $unit }
option-stand-unit = { $unit }{ $damage ->
    [0] {""}
   *[other] , урон { $damage }
}{ $fights ->
    [true] {""}
   *[false] , не участвует
}

ask-retreat = { $whose ->
    [nobody] { $area }: нейтральные юниты уходят, и вы выбираете куда
   *[mine] { $area }: куда отступают ваши юниты?
}
ask-hero-retreat = Куда отступает герой?
ask-excess = Вы победили, но юнитов больше восьми: какой отступает?
ask-muster = Начинается битва: сыграете карту до расстановки юнитов?
ask-battle-start = Битва начинается: сыграете карту?
ask-before-draw = Сейчас берут карты судьбы: сыграете карту до этого?
ask-strength = Сейчас считают силу: сыграете карту до этого?
ask-support = Кто из ваших героев помогает каким юнитам?
ask-extra-card = { $unit }: взять благодаря герою на карту больше и одну сбросить?
ask-discard-fate = { $unit }: какую карту судьбы сбросить?
ask-defend = Использовать улучшение: { $effect }?
ask-replace = Крепость пала: поставить сюда свою, повреждённую?
ask-replace-from = Крепость пала: какую из своих перенести сюда, повреждённой?
ask-send-away = Какой юнит должен отступить?
ask-stand = Какой юнит поднимается?

say-battle = Битва за локацию: { $area }!
say-tactics = { $faction }: сыграна карта «{ $card }», эффект: { $effect }.
say-reward = { $hero } использует «{ $card }»: { $effect }.
say-support = { $hero } помогает: { $unit }.
say-draws = { $who }, { $unit }: { $n ->
    [one] { $n } карта судьбы
    [few] { $n } карты судьбы
   *[many] { $n } карт судьбы
}.
say-fate = { $card }, { $unit }: { $symbol ->
    [special] особая способность
    [rout] поверженность { $n }
    [damage] урон { $n }
   *[miss] промах
}.
say-misses = { $unit }, промахи: { $cards }.
say-ability = { $unit }: { $ability }.
say-routs = { $unit }: повержено юнитов — { $n }.
say-damages = { $unit }: нанесено урона — { $n }.
say-falls = Уничтожен юнит: { $unit } ({ $who }).
say-defended = Использовано улучшение: { $effect }.
say-strength = Сила атакующего — { $attack }, защитника — { $defence }.
say-attacker-wins = { $area }: победил атакующий.
say-defender-wins = { $area }: победил защитник.
say-walls-damaged = { $area }: крепость повреждена.
say-walls-fall = { $area }: крепость пала.
say-retreat = { $who }: юниты отступают, { $area } — { $to }.
say-no-retreat = { $area }: отступать некуда, юниты уничтожены.
