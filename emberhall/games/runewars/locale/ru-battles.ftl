# Битвы: вопросы, варианты и журнал.
area = { $id }
area-home = { $faction } ({ $letter })
fate = Карта судьбы { $n }

word-done = Готово
option-pick-area = { $area }
option-play-tactics = Сыграть «{ $card }»
option-use-reward = { $hero }: { $card }
option-discard-fate = Сбросить: { $fate } ({ $symbol ->
    [special] особая способность
    [rout] поверженность { $n }
    [damage] урон { $n }
   *[miss] промах
})
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
   *[false] , не в битве
}

ask-retreat = { $whose ->
    [nobody] { $area }: выберите, куда отступят нейтральные юниты
   *[mine] { $area }: выберите, куда отступят ваши юниты
}
ask-hero-retreat = Выберите, куда отступит герой
ask-excess = У вас осталось больше восьми юнитов: выберите, кто отступит
ask-muster = Начинается битва: сыграть карту до расстановки юнитов?
ask-battle-start = Начало битвы: сыграть карту?
ask-before-draw = Сыграть карту, прежде чем возьмут карты судьбы?
ask-strength = Сыграть карту до подсчёта силы?
ask-support = Выберите, кто из героев поможет каким юнитам
ask-extra-card = { $unit }: взять за героя ещё одну карту судьбы, а затем одну сбросить?
ask-discard-fate = { $unit }: выберите карту судьбы для сброса
ask-defend = Применить улучшение: { $effect }?
ask-replace = Крепость пала: поставить здесь свою, повреждённую?
ask-replace-from = Крепость пала: выберите свою, чтобы перенести сюда повреждённой
ask-send-away = Выберите юнита, который отступит
ask-stand = Выберите юнита, который поднимется

say-battle = Битва за локацию: { $area }!
say-tactics = { $faction }: сыграна карта «{ $card }»: { $effect }.
say-reward = { $hero } применяет «{ $card }»: { $effect }.
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
say-damages = { $unit }: нанесено { $n } урона.
say-falls = Уничтожен юнит: { $unit } ({ $who }).
say-defended = Применено улучшение: { $effect }.
say-strength = Сила: атакующий — { $attack }, защитник — { $defence }.
say-attacker-wins = { $area }: победил атакующий.
say-defender-wins = { $area }: победил защитник.
say-walls-damaged = { $area }: крепость повреждена.
say-walls-fall = { $area }: крепость пала.
say-retreat = { $who }: отступление ({ $area } → { $to }).
say-no-retreat = { $area }: отступать некуда, юниты уничтожены.
