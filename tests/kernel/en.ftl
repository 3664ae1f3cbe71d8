game-title = tiny
