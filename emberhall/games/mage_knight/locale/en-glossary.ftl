# Words that are explained where they stand, and what a scenario is about.

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
term-arcane-immunity = Arcane immunity
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

aim-goal-first-reconnaissance = Explore the land and find the city; gather as much Fame as you can on the way.
aim-goal-full-conquest = Find and conquer all the cities; the most Fame wins.
aim-goal-blitz-conquest = Find and conquer all the cities in a shorter time; the most Fame wins.
aim-goal-solo-conquest = Find and conquer all the cities.
aim-goal-full-cooperation = Conquer all the cities together, as one team.
aim-goal-blitz-cooperation = Conquer all the cities together, in a shorter time.
aim-goal-mines-liberation = Liberate all the crystal mines; the most Fame wins.
aim-goal-druid-nights = Mark magical glades with your Shields and call up monsters at night by the incantation; the most Fame wins.
aim-goal-dungeon-lords = Conquer all the dungeons and tombs, secret ones too; the most Fame wins.
aim-goal-conquer-and-hold = Conquer keeps and mage towers, and hold them until the end.
aim-goal-one-to-return = Stand on the portal when the last Night ends: only one hero returns.
aim-rounds = { $n ->
    [one] The game lasts at most { $n } Round.
   *[other] The game lasts at most { $n } Rounds, Day and Night in turn.
}
aim-last-turns = When the goal is reached, everybody takes one more turn; then the game ends.
aim-scored = { $how ->
    [achievements] Then achievements add to Fame: knowledge, Units, adventures, loot, conquests; Wounds cost some.
    [cities] Achievements add to Fame, and so do cities: 7 for each that you lead, 4 for each that you helped to conquer.
    [mission] The mission succeeds only if all the cities have fallen. The score counts cities, Rounds left and achievements.
    [mines] Achievements add to Fame, and so do your mines: 4 on a countryside tile, 7 on a core tile.
    [dungeons] Achievements add to Fame; a dungeon or tomb counts 4.
    [sites_held] A keep you hold is worth 3 points, a mage tower 2; a tie has no winner. Fame does not count.
    [volkare] The heroes win only if Volkare's army is destroyed. The score counts the city, how hard battle and race were set, and the cards left in his deck.
    [life] The score counts leaders, Shields on them, glades and graveyards, and achievements; alone or together also Rounds left.
    [realm] The score counts sealed graveyards, the Necromancer and achievements; alone or together also Rounds left.
    [valley] The score counts the High Priestess and achievements; alone or together also Rounds left.
    [relic] The score counts pieces of the relic and achievements.
   *[portal] Fame does not count. If nobody stands on the portal, everybody loses.
}
aim-head-start = The Council helps: 1 Fame and Reputation +2 at the start, 1 Fame more for each new row of the Fame track, one die and one Unit more on offer.
aim-no-hero-combat = Heroes do not fight each other.
aim-special-first-reconnaissance-1 = Each tile you reveal gives 1 Fame.
aim-special-first-reconnaissance-2 = The city cannot be entered, and there are no Elite Units.
aim-special-mines-liberation-1 = In every mine two enemies wait, one of them unseen; Night rules apply there, and Units may fight.
aim-special-mines-liberation-2 = Who defeats the last of them liberates the mine and gains Reputation: 1 on a countryside tile, 2 on a core tile.
aim-special-mines-liberation-3 = Each Day and each Night begins with a crystal from every mine you have liberated.
aim-special-druid-nights-1 = On a magical glade you may place a Shield, one on each.
aim-special-druid-nights-2 = Once each Night, away from inhabited sites, the incantation is your action: one monster comes for each of your glades, and you fight all of them at once.
aim-special-druid-nights-3 = The monsters give double Fame, and each a crystal, beaten or not; the Nights get harder and pay more. After a Night the Shields leave the glades.
aim-special-dungeon-lords-1 = Who reveals a village or a monastery chooses a space beside it for a secret dungeon or tomb.
aim-special-dungeon-lords-2 = Conquered dungeons and tombs are joined underground: such a move costs 2 Move points and 1 for each space.
aim-special-dungeon-lords-3 = No dungeon or tomb is entered a second time.
aim-special-conquer-and-hold-1 = Mage towers are owned as keeps are; assaults cost no Reputation, and the city stays closed.
aim-special-conquer-and-hold-2 = Beside your own mage tower you begin your turn with gold mana by Day or black mana by Night for each tower you hold.
aim-special-conquer-and-hold-3 = Villagers may be recruited in keeps and monks in mage towers; Elite Units come in the second half.
aim-special-one-to-return-1 = The portal closes when the first Day ends: whoever stands on it then is out of the game. Afterwards it holds only one hero.

aim-goal-volkares-return = Destroy General Volkare's whole army, and keep the city from him: conquer it before he reaches it.
aim-goal-volkares-return-blitz = { aim-goal-volkares-return }
aim-special-volkares-return-1 = In his turn Volkare reveals a card of his deck; his figure on the map and his panel tell what it makes him do. The city is on the last tile: once it is revealed, he goes straight for it.
aim-special-volkares-return-2 = The heroes lose if he enters the city before they have conquered it, if he attacks it twice undefended, or if its defence costs him fewer troops than there are heroes.
aim-special-volkares-return-3 = He is attacked by moving to his space; troops once defeated stay defeated. Whom he attacks may fight, or withdraw with 2 Wounds in the first Day and Night, 3 in the second, 4 in the third.
aim-special-volkares-return-blitz-1 = { aim-special-volkares-return-1 }
aim-special-volkares-return-blitz-2 = { aim-special-volkares-return-2 }
aim-special-volkares-return-blitz-3 = { aim-special-volkares-return-3 }
aim-goal-volkares-quest = Destroy General Volkare's whole army before he leaves through the portal.
aim-special-volkares-quest-1 = In his turn Volkare reveals a card of his deck; his figure on the map and his panel tell what it makes him do. When he comes within three spaces of the portal, it closes: who stands on it is out of the game.
aim-special-volkares-quest-2 = If he has lost two troops for each hero since his last turn, he stays where he is.
aim-special-volkares-quest-3 = { aim-special-volkares-return-3 }

aim-goal-life-and-death = Defeat the leaders of both factions, in the hidden valley and in the necropolis.
aim-special-life-and-death-1 = Rampaging enemies are Dark Crusaders in the north and Elementalists in the south; between them a die decides.
aim-special-life-and-death-2 = Glades in the south and graveyards in the north are guarded by two enemies: free a glade for an Artifact, a graveyard for a Spell, and Reputation +1.
aim-special-life-and-death-3 = A leader is attacked by moving to its space; each time an attack has its Armor, it loses a level. By Day the rules of the night hold on graveyards and in the necropolis.
aim-goal-life-and-death-together = Defeat the leaders of both factions, in the hidden valley and in the necropolis.
aim-special-life-and-death-together-1 = Rampaging enemies are Dark Crusaders in the north and Elementalists in the south; between them a die decides.
aim-special-life-and-death-together-2 = Glades in the south and graveyards in the north are guarded by two enemies: free a glade for an Artifact, a graveyard for a Spell, and Reputation +1.
aim-special-life-and-death-together-3 = A leader is attacked by moving to its space; each time an attack has its Armor, it loses a level. By Day the rules of the night hold on graveyards and in the necropolis.
aim-goal-realm-of-the-dead = Free and seal all graveyards, and defeat the Necromancer in the necropolis.
aim-special-realm-of-the-dead-1 = Rampaging enemies are Dark Crusaders; those you reveal pursue you from your next turn on.
aim-special-realm-of-the-dead-2 = Graveyards are guarded by hidden enemies; a freed one is sealed for one mana by a hero alone on it, for Reputation +1.
aim-special-realm-of-the-dead-3 = The Necromancer is attacked by moving to the necropolis; each time an attack has his Armor, he loses a level.
aim-goal-realm-of-the-dead-together = Free and seal all graveyards, and defeat the Necromancer in the necropolis.
aim-special-realm-of-the-dead-together-1 = Rampaging enemies are Dark Crusaders; those you reveal pursue you from your next turn on.
aim-special-realm-of-the-dead-together-2 = Graveyards are guarded by hidden enemies; a freed one is sealed for one mana by a hero alone on it, for Reputation +1.
aim-special-realm-of-the-dead-together-3 = The Necromancer is attacked by moving to the necropolis; each time an attack has his Armor, he loses a level.
aim-goal-hidden-valley = Find the hidden valley and defeat the High Priestess.
aim-special-hidden-valley-1 = Rampaging enemies are Elementalists in ambush: they are provoked from two spaces away.
aim-special-hidden-valley-2 = Revealing a tile costs three times as much; Influence counts as Move for it. Who defeats a rampaging Elementalist may reveal a tile anywhere.
aim-special-hidden-valley-3 = The High Priestess is attacked by moving to the hidden valley; each time an attack has her Armor, she loses a level.
aim-goal-hidden-valley-together = Find the hidden valley and defeat the High Priestess.
aim-special-hidden-valley-together-1 = Rampaging enemies are Elementalists in ambush: they are provoked from two spaces away.
aim-special-hidden-valley-together-2 = Revealing a tile costs three times as much; Influence counts as Move for it. Who defeats a rampaging Elementalist may reveal a tile anywhere.
aim-special-hidden-valley-together-3 = The High Priestess is attacked by moving to the hidden valley; each time an attack has her Armor, she loses a level.
aim-goal-lost-relic = Gather all pieces of the relic from the ruined cities.
aim-special-lost-relic-1 = Heroes start at level 3 with 9 Fame, and choose Skills, cards and Units before the game.
aim-special-lost-relic-2 = In each ruined city a dragon guards a piece of the relic; only one hero may be there.
aim-special-lost-relic-3 = Each tile you reveal gives 1 Fame, and 1 more if a ruined city is on it.
aim-goal-lost-relic-together = Gather all pieces of the relic from the ruined cities.
aim-special-lost-relic-together-1 = Heroes start at level 3 with 9 Fame, and choose Skills, cards and Units before the game.
aim-special-lost-relic-together-2 = In each ruined city a dragon guards a piece of the relic; only one hero may be there.
aim-special-lost-relic-together-3 = Each tile you reveal gives 1 Fame, and 1 more if a ruined city is on it.
