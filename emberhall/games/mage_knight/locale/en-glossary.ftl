# Terms explained in place, and the aim of each scenario.

term-sideways = Sideways
    .forms = sideways
term-plunder = Plundering
    .forms = plunder*
term-swift = Swift
    .forms = swift
term-brutal = Brutal
    .forms = brutal
term-poison = Poison
    .forms = poison*
term-paralyze = Paralyze
    .forms = paraly*
term-summon = Summon
    .forms = summon*
term-assassination = Assassination
    .forms = assassinat*
term-cumbersome = Cumbersome
    .forms = cumbersome
term-vampirism = Vampirism
    .forms = vampiri*
term-fortified = Fortified
    .forms = fortified, fortification*
term-elusive = Elusive
    .forms = elusive
term-arcane-immunity = Arcane Immunity
    .forms = arcane immunity
term-resistance = Resistance
    .forms = resistance*
term-siege = Siege Attack
    .forms = siege attack*, siege
term-ranged = Ranged Attack
    .forms = ranged attack*, ranged
term-cold-fire = Cold Fire
    .forms = cold fire
term-rampaging = Rampaging enemy
    .forms = rampaging enem*, rampaging
term-provoke = Provoking
    .forms = provok*
term-safe-space = Safe space
    .forms = safe space*
term-knocked-out = Knocked out
    .forms = knocked out
term-crystal = Crystal
    .forms = crystal, crystals
term-source = The Source
    .forms = source
term-reputation = Reputation
    .forms = reputation
term-throw-away = Throwing away
    .forms = throw away, throws away, thrown away

aim-goal-first-reconnaissance = Explore the land and find the city, gathering as much Fame as you can on the way.
aim-goal-full-conquest = Find and conquer all the cities; the most Fame wins.
aim-goal-blitz-conquest = Find and conquer all the cities in less time; the most Fame wins.
aim-goal-solo-conquest = Find and conquer all the cities.
aim-goal-full-cooperation = Conquer all the cities together, as one team.
aim-goal-blitz-cooperation = Conquer all the cities together in less time.
aim-goal-mines-liberation = Liberate all the crystal mines; the most Fame wins.
aim-goal-druid-nights = Mark magical glades with your Shields and perform incantations at Night to summon monsters; the most Fame wins.
aim-goal-dungeon-lords = Conquer all the dungeons and tombs, including secret ones; the most Fame wins.
aim-goal-conquer-and-hold = Conquer keeps and mage towers, and hold them until the end.
aim-goal-one-to-return = Stand on the portal when the last Night ends: only one hero returns.
aim-rounds = { $n ->
    [one] The game lasts at most { $n } Round.
   *[other] The game lasts at most { $n } Rounds, Day and Night in turn.
}
aim-last-turns = Once the goal is reached, everyone takes one more turn and the game ends.
aim-scored = { $how ->
    [achievements] Then achievements add to Fame: knowledge, Units, adventures, loot, conquests; Wounds cost some.
    [cities] Achievements add to Fame, and so do cities: 7 for each that you lead, 4 for each that you helped to conquer.
    [mission] The mission succeeds only if all the cities have fallen. The score counts cities, Rounds left and achievements.
    [mines] Achievements add to Fame, and so do your mines: 4 on a countryside tile, 7 on a core tile.
    [dungeons] Achievements add to Fame; a dungeon or tomb counts 4.
    [sites_held] A keep you hold is worth 3 points, a mage tower 2; a tie has no winner. Fame does not count.
    [volkare] The heroes win only if Volkare's army is destroyed. The score counts the city, how hard battle and race were set, and the cards left in his deck.
    [life] The score counts leaders, Shields on them, glades and graveyards, and achievements; in solo and cooperative games also Rounds left.
    [realm] The score counts sealed graveyards, the Necromancer and achievements; in solo and cooperative games also Rounds left.
    [valley] The score counts the High Priestess and achievements; in solo and cooperative games also Rounds left.
    [relic] The score counts pieces of the relic and achievements.
   *[portal] Fame does not count. If nobody stands on the portal, everyone loses.
}
aim-head-start = The Council helps: start with 1 Fame and Reputation +2, gain 1 extra Fame for each new row of the Fame track, and have one more die and one more Unit on offer.
aim-no-hero-combat = Heroes cannot fight each other.
aim-special-first-reconnaissance-1 = Each tile you reveal gives 1 Fame.
aim-special-first-reconnaissance-2 = Nobody can enter the city, and there are no Elite Units.
aim-special-mines-liberation-1 = Two enemies wait in every mine, one of them hidden; Night rules apply there, and Units can fight.
aim-special-mines-liberation-2 = Defeat the last of them to liberate the mine and gain Reputation: 1 on a Countryside tile, 2 on a Core tile.
aim-special-mines-liberation-3 = At the start of each Day and Night you gain a crystal from every mine you have liberated.
aim-special-druid-nights-1 = On a magical glade you may place a Shield, one on each.
aim-special-druid-nights-2 = Once each Night, away from inhabited sites, you can perform the incantation as your action: one monster comes for each of your glades, and you fight them all at once.
aim-special-druid-nights-3 = Monsters give double Fame, and a crystal each even if not defeated; each Night is harder and more rewarding. After a Night, Shields leave the glades.
aim-special-dungeon-lords-1 = If you reveal a village or a monastery, choose an adjacent space for a secret dungeon or tomb.
aim-special-dungeon-lords-2 = Conquered dungeons and tombs are connected underground: travelling costs 2 Move points plus 1 for each space.
aim-special-dungeon-lords-3 = You cannot enter a dungeon or tomb twice.
aim-special-conquer-and-hold-1 = Mage towers are owned like keeps; assaults cost no Reputation, and the city stays closed.
aim-special-conquer-and-hold-2 = If you begin your turn in or beside your own mage tower, you gain gold mana by Day or black mana by Night for each tower you hold.
aim-special-conquer-and-hold-3 = You can also recruit villagers in keeps and monks in mage towers; Elite Units come in the second half.
aim-special-one-to-return-1 = The portal closes when the first Day ends: a hero on it is out of the game. After that it holds only one hero.

aim-goal-volkares-return = Destroy General Volkare's whole army, and conquer the city before he reaches it.
aim-goal-volkares-return-blitz = { aim-goal-volkares-return }
aim-special-volkares-return-1 = On his turn Volkare reveals a card of his deck; his figure and his panel tell you what it does. The city is on the last tile: once it is revealed, he marches straight for it.
aim-special-volkares-return-2 = The heroes lose if he enters the city before they conquer it, if he attacks it twice undefended, or if he loses fewer troops in its defence than there are heroes.
aim-special-volkares-return-3 = Move to his space to attack him; defeated troops stay defeated. A hero he attacks can fight, or withdraw with 2 Wounds in the first Day and Night, 3 in the second, 4 in the third.
aim-special-volkares-return-blitz-1 = { aim-special-volkares-return-1 }
aim-special-volkares-return-blitz-2 = { aim-special-volkares-return-2 }
aim-special-volkares-return-blitz-3 = { aim-special-volkares-return-3 }
aim-goal-volkares-quest = Destroy General Volkare's whole army before he leaves through the portal.
aim-special-volkares-quest-1 = On his turn Volkare reveals a card of his deck; his figure and his panel tell you what it does. When he comes within three spaces of the portal, it closes: a hero on it is out of the game.
aim-special-volkares-quest-2 = If he has lost two troops for each hero since his last turn, he stays put.
aim-special-volkares-quest-3 = { aim-special-volkares-return-3 }

aim-goal-life-and-death = Defeat the leaders of both factions, in the hidden valley and in the necropolis.
aim-special-life-and-death-1 = Rampaging enemies are Dark Crusaders in the north and Elementalists in the south; in between, a die decides.
aim-special-life-and-death-2 = Glades in the south and graveyards in the north are guarded by two enemies: free a glade for an Artifact, a graveyard for a Spell, and Reputation +1.
aim-special-life-and-death-3 = Move to a leader's space to attack; each time your attack reaches its Armor, it loses a Level. Night rules apply on graveyards and in the necropolis even by Day.
aim-goal-life-and-death-together = Defeat the leaders of both factions, in the hidden valley and in the necropolis.
aim-special-life-and-death-together-1 = Rampaging enemies are Dark Crusaders in the north and Elementalists in the south; in between, a die decides.
aim-special-life-and-death-together-2 = Glades in the south and graveyards in the north are guarded by two enemies: free a glade for an Artifact, a graveyard for a Spell, and Reputation +1.
aim-special-life-and-death-together-3 = Move to a leader's space to attack; each time your attack reaches its Armor, it loses a Level. Night rules apply on graveyards and in the necropolis even by Day.
aim-goal-realm-of-the-dead = Free and seal all graveyards, and defeat the Necromancer in the necropolis.
aim-special-realm-of-the-dead-1 = Rampaging enemies are Dark Crusaders; those you reveal pursue you from your next turn on.
aim-special-realm-of-the-dead-2 = Hidden enemies guard the graveyards. Once a graveyard is freed, a hero alone on it can seal it for one mana and gain Reputation +1.
aim-special-realm-of-the-dead-3 = Move to the necropolis to attack the Necromancer; each time your attack reaches his Armor, he loses a Level.
aim-goal-realm-of-the-dead-together = Free and seal all graveyards, and defeat the Necromancer in the necropolis.
aim-special-realm-of-the-dead-together-1 = Rampaging enemies are Dark Crusaders; those you reveal pursue you from your next turn on.
aim-special-realm-of-the-dead-together-2 = Hidden enemies guard the graveyards. Once a graveyard is freed, a hero alone on it can seal it for one mana and gain Reputation +1.
aim-special-realm-of-the-dead-together-3 = Move to the necropolis to attack the Necromancer; each time your attack reaches his Armor, he loses a Level.
aim-goal-hidden-valley = Find the hidden valley and defeat the High Priestess.
aim-special-hidden-valley-1 = Rampaging enemies are Elementalists in ambush: you provoke them from two spaces away.
aim-special-hidden-valley-2 = Revealing a tile costs three times as much, but you can also pay with Influence. Defeat a rampaging Elementalist to reveal a tile anywhere.
aim-special-hidden-valley-3 = Move to the hidden valley to attack the High Priestess; each time your attack reaches her Armor, she loses a Level.
aim-goal-hidden-valley-together = Find the hidden valley and defeat the High Priestess.
aim-special-hidden-valley-together-1 = Rampaging enemies are Elementalists in ambush: you provoke them from two spaces away.
aim-special-hidden-valley-together-2 = Revealing a tile costs three times as much, but you can also pay with Influence. Defeat a rampaging Elementalist to reveal a tile anywhere.
aim-special-hidden-valley-together-3 = Move to the hidden valley to attack the High Priestess; each time your attack reaches her Armor, she loses a Level.
aim-goal-lost-relic = Gather all pieces of the relic from the ruined cities.
aim-special-lost-relic-1 = Heroes start at Level 3 with 9 Fame and choose Skills, cards and Units before the game.
aim-special-lost-relic-2 = In each ruined city a dragon guards a piece of the relic; only one hero may be there.
aim-special-lost-relic-3 = Each tile you reveal gives 1 Fame, plus 1 if it has a ruined city.
aim-goal-lost-relic-together = Gather all pieces of the relic from the ruined cities.
aim-special-lost-relic-together-1 = Heroes start at Level 3 with 9 Fame and choose Skills, cards and Units before the game.
aim-special-lost-relic-together-2 = In each ruined city a dragon guards a piece of the relic; only one hero may be there.
aim-special-lost-relic-together-3 = Each tile you reveal gives 1 Fame, plus 1 if it has a ruined city.
