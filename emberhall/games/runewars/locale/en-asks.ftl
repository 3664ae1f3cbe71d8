# Questions.
ask-type = For which units do you draw first?
ask-rout = Which unit is routed?
ask-damage = Which unit takes the damage?
ask-destroy = Which unit is destroyed?
ask-terrify = Which unit is terrified: routed, or destroyed if it is?
ask-discard-tactics = You may keep ten Tactics cards: discard one
