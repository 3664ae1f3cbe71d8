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
    [volkare] The heroes win only if Volkare's army is destroyed. The score counts cities, his levels and the cards left in his deck.
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
aim-special-one-to-return-1 = The portal closes when the first Day ends: who stands on it then is out of the game. Afterwards it holds only one hero.

aim-goal-volkares-return = Conquer the city before General Volkare reaches it, then destroy his whole army.
aim-goal-volkares-return-blitz = Conquer the city before General Volkare reaches it, then destroy his whole army, in a shorter time.
aim-goal-volkares-quest = Destroy General Volkare's whole army before he leaves through the portal.
