game-title = Tic-tac-toe
prompt-cell = Where do you put your mark?
option-cell = Cell { $at }
won = Three in a row.
drawn = Nobody has three in a row.
board = Board
cell = Cell { $at }
mark = Mark of player { $seat }
