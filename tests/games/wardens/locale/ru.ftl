game-title = Стражи долины
warden = Страж { $number }
mill = мельница
ford = брод
keep = башня
wood = лес
farm = ферма
gust = порыв ветра
tool-bucket = Ведро
tool-horse = Конь
tool-bell = Колокол
fire = Огонь
ruins = Пепелища
ruins-lost = Долина потеряна
row-tools = Снаряжение
stack-embers = Искры
stack-ashes = Пепел
stack-shed = Сарай
stack-used = Использовано
actions = Действия
unfit-alone = в одиночку с бурным огнём не справиться

ask-act = Что вы делаете? (осталось { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
})
word-rest = Отдохнуть
word-search = Поискать снаряжение в сарае
word-watch = Проследить за следующей искрой
option-ride = Идти: { $place }
option-ride-horse = Скакать: { $place }
option-douse = Потушить один огонь
option-douse-bucket = Потушить здесь весь огонь ведром
option-ring = Ударить в колокол: все видят следующие искры
option-give = Отдать { $tool }: { $who }

say-ride = { $who } идёт: { $place }.
say-douse = { $who } тушит { $fires ->
    [one] { $fires } огонь
    [few] { $fires } огня
   *[other] { $fires } огней
} ({ $place }).
say-coming = Дальше будет: { $embers }.
say-given = { $who } отдаёт вам: { $tool }.
say-found = Вы нашли: { $tool }.
say-searched = { $who } ищет в сарае.
say-watched = { $who } следит за искрами.
say-gust = Порыв ветра: { $cards ->
    [one] возвращается { $cards } карта
    [few] возвращаются { $cards } карты
   *[other] возвращается { $cards } карт
}.
say-fire = Пожар: { $place }!
say-ruin = Ничего не осталось: { $place }.
outcome-lost = Долина потеряна. Пепелища: { $places }.
outcome-won = Огонь выгорел: долина спасена.
