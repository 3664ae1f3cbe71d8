game-title = Крестики-нолики
prompt-cell = Куда поставить знак?
option-cell = Клетка { $at }
won = Три в ряд.
drawn = Ни у кого нет трёх в ряд.
board = Поле
cell = Клетка { $at }
mark = Знак игрока { $seat }
