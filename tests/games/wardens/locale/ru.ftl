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
ask-help = Загорается { $place }! Кто-нибудь плеснёт воды из ведра?
option-throw = Плеснуть воды
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
say-helped = { $who } успевает плеснуть воды: не загорелось ({ $place }).
say-ruin = Ничего не осталось: { $place }.
outcome-lost = Долина потеряна. Пепелища: { $places }.
    .cause = Долина потеряна.
outcome-won = Огонь выгорел: долина спасена.

unfit-packs = { $packs ->
    [one] есть { $packs } мешок
    [few] есть { $packs } мешка
   *[other] есть { $packs } мешков
}, а стражей другое число

setup-rich = Полный кошель с самого начала
row-chest = Сундук
purse = Кошель
coins = Монеты
losses = Потерянные лета
summer = Лето
stack-kept = Сдержанные клятвы
oath = Клятва: закончить лето здесь — { $place }
option-summer = Лето { $number }
option-market = Рынок
option-buy = Купить снаряжение из сарая ({ $price ->
    [one] { $price } монета
    [few] { $price } монеты
   *[other] { $price } монет
})
option-keep = Показать, что сдержана: { $oath }
ask-market = Что вы делаете на рынке? (в кошеле { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
})
say-joins = { $who } вступает в отряд.
say-leaves = { $who } уходит из отряда.
say-bought = { $who } покупает снаряжение.
say-kept = { $who } показывает сдержанную клятву: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
say-summer-won = Долина устояла: в кошель — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
say-summer-lost = Лето потеряно (уже { $lost }).
outcome-market = Рынок закрывается, в кошеле { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
outcome-campaign-won = Три лета без пепелищ: долина снова зелёная.
outcome-campaign-lost = Люди уходят из долины.

phrase-well-met = Рад встрече!
phrase-to-the-ford = Пойдём к броду.
