# Драконье дополнение.
ask-honor = Большой Бал: какую награду вы берёте?
ask-ward = Глобальный эффект вредит королевству. Отвести его?
ask-bless-night = Отвести карту «{ $card }» Королевским Благословением?
ask-council = Какой дракон движется?
ask-prey = На кого охотится Агент?
ask-hunt = Куда идёт Агент?
ask-keep-quest = Какое Задание вы оставляете?
ask-remove-special = { $count ->
    [one] Какая Особая карта убирается из игры? (ещё { $count })
    [few] Какая Особая карта убирается из игры? (ещё { $count })
   *[other] Какая Особая карта убирается из игры? (ещё { $count })
}

option-bless = Королевское Благословение: { $use ->
    [land] очистить локацию
   *[night] сбросить карту Распространения тьмы
}
option-take-honor = { $honor }

honor-kings_champion = Королевский Поборник
honor-captain_of_the_realm = Капитан Королевства
honor-keeper_of_the_gates = Хранитель Врат
honor-warden_of_the_woods = Страж Лесов
honor-royal_councilor = Королевский Советник
honor-hero_of_the_people = Народный Герой
honor-dance_with_the_princess = Танец с Принцессой

fire-rolled = { $hero } тушит пожар ({ $place }): { $dice }.
minor-fame = { $hero } получает Малую Славу: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}.
major-fame = { $hero } вытягивает жетон Большой Славы: { $value }.
honored = { $hero } получает награду: { $honor }.
blessed = { $hero } взывает к Королевскому Благословению; { $left ->
    [one] остался { $left } жетон
    [few] осталось { $left } жетона
   *[other] осталось { $left } жетонов
}.
global-in-vain = «{ $effect }»: второй Глобальный эффект подряд, карта сбрасывается.
global-ends = «{ $effect }» больше не действует.
scattered = Ветры хаоса уносят героя: { $hero }, { $card }.
agent-moved = { $general }, Агент Тёмного Лорда: { $place }.
agent-slain = { $hero } убивает Агента Тёмного Лорда: { $general }.
dragon-returns = { $general } вступает в игру!
lost-fire = { $general } сжигает Королевскую столицу.

unfit-generals = Генералы этого сценария заданы.
unfit-agent = в этом сценарии задано, есть ли Агент и какой.
unfit-agent-general = один и тот же дракон не может быть и Агентом, и Генералом.
unfit-effects = не больше { $most } Глобальных эффектов и не больше { $kind } одного вида.

agent-agent_brimstone = Действует, когда показан красный Генерал: летит во вторую локацию карты, поджигает её и обжигает героев в ней.
agent-agent_hemlock = Действует, когда показан зелёный Генерал: идёт в ближайшую неосквернённую зелёную локацию; герои там теряют по карте, а при двух приспешниках она оскверняется.
agent-agent_onyx = Действует, когда показан чёрный Генерал: идёт на два шага к ближайшему герою и ранит героев там, куда пришёл.

row-specials = Особые карты
