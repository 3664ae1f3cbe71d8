# Название, подготовка и почему она не подходит.
game-title = Мрачная Гавань

unfit-scenario = сценарий { $number } пока нельзя сыграть.
unfit-level = в одиночку или с открытой информацией уровень сценария не выше 6.
unfit-characters = если игроков несколько, у каждого один персонаж.

game-description = Искатели приключений пробиваются через комнаты с монстрами, которые действуют по картам, а свои карты у героев кончаются.
game-length = 60–150 минут
game-difficulty = высокая

setup-scenario = Сценарий
setup-level = Уровень персонажей
setup-difficulty = Сложность
setup-difficulty-easy = лёгкая
setup-difficulty-normal = обычная
setup-difficulty-hard = трудная
setup-difficulty-very-hard = очень трудная
setup-characters = Персонажи одного игрока
setup-open-information = Открытая информация
    .hint = Все видят все руки; монстры на уровень выше.
setup-reduced-randomness = Меньше случайности
    .hint = Удвоение считается как +2, промах — как −2.
setup-prosperity = Процветание
    .hint = Можно купить предметы до этого уровня процветания.
