# Боты этой игры.
bot-tactician = Тактик
