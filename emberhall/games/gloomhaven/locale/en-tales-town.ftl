# What is told once in a world: its beginning and end, the sealed letters, the Town Records, classes that join, quests and farewells

story-campaign-begins =
    Gloomhaven sits where the empire gave up: a harbour town of wet brick, caught between the Dagger Forest and a sea that eats ships. People come here because the walls are high and nobody asks where they were before. You have rented one room above the Drowned Lantern, and the rent is due. At the next table someone with gold on every finger has counted your weapons twice, and is now ordering a second cup.
story-the-end =
    The last echo dies, and for the first time in years the dark beneath the city is only dark. Nobody above will ever know how close it came; the market opens at the usual hour, and the baker grumbles about the price of flour. You stand on the quay with salt on your lips and nothing to run from. There is still work on the board in the Drowned Lantern. There always is.

story-envelope-a =
    Five fragments of the old machines lie side by side on your table, and where their edges meet, the scratches become writing. By morning you have the whole alphabet. Every wall, plinth and seal that made no sense to you now does, and one of them names a place in the Watcher Mountains that no map admits to.
story-envelope-b =
    The keeper of the Sanctuary leads you behind the altar, to a door you took for a cupboard. Beyond it lie a kitchen, a school and a row of clean beds, all paid for in the coins you left in the bowl. "It grows," she says. "What you give from now on will be seen in the streets."
story-envelope-x =
    The letter has no sender and no greeting, only a riddle: a blade that was never forged, a hand that was never born, a name that was taken out of every book. Whoever wrote it believes you have already met the answer. You read it by the fire until the ink begins to fade, and then there is only the paper, and the feeling of being watched.

story-town-records-1 =
    With one of your own gone into a quieter life, the town clerk decides that you are citizens and hands you the Town Records: three hundred years of taxes, fires and boundary quarrels. Most of it is exactly as dull as it looks. But one hand, an old one, keeps writing in the margins about a thing that was seen from the wall, and each time it was closer.
story-town-records-2 =
    Now that you know what to look for, the margins tell a second story. The writer was no clerk but a watchman, and he did not stop at the wall. He went to see for himself, and he wrote down the way.
story-town-records-3 =
    The next pages were cut out and sewn back in upside down. They speak of a door in the city itself, of who paid to have it walled up, and of the family that has been paid to say nothing ever since. The last payment is dated this spring.
story-town-records-4 =
    You write the end of the story yourselves, under the watchman's last line. The clerk reads it, sands the ink, and closes the book. The next day people who never spoke to you nod when you pass, and some of them cross the street.

# Classes that join

story-class-sun =
    A Valrath knight in a cuirass like a mirror kneels in the mud outside the Sanctuary and asks whom she may serve. She has walked from the south, she says, towards a light she sees with her eyes closed. It seems to stand over this city, and over your party more than most.
story-class-three-spears =
    The quartermaster of a legion that no longer exists has set up a stall by the gate: whetstones, rope, boots in every size. He has outfitted men for three wars and buried most of them. This time, the Valrath says, he would rather carry the gear himself and see it used well.
story-class-circles =
    The air beside the well folds, and something with too many legs steps out, looks around and politely holds the fold open. The Aesther who follows it is as pale as candle smoke. She asks whether this is a good city for someone who never travels alone.
story-class-eclipse =
    You notice the visitor only because your lamp will not burn near that chair. An Aesther, wrapped in a dark that has weight to it, turns a knife over and over. "You have enemies," the voice says. "I have time."
story-class-squidface =
    The rats leave the warehouse first, then the flies arrive, and at the centre of the flies stands a Harrower in a tattered coat. It speaks with many small mouths at once. It carries a sickness for every occasion, it says, and it would like to see the world before the world is gone.
story-class-lightning =
    The brawl in Tanners' Row ends when only one Inox is left standing, bleeding from six wounds and laughing at each of them. He pays the landlord for the tables. Then he asks, quite seriously, where one goes in this town for a real fight.
story-class-music-note =
    Every evening the crowd outside the Tar Barrel is larger, and every evening it goes home braver, or angrier, or in love. The Quatryl on the barrel tunes her lute and winks at you. She has sung about heroes all her life; she would like to check whether any of it is true.
story-class-angry-face =
    Three arrows stand in the gatepost, in a row, one for each thing that followed you out of the forest. The Orchid who loosed them counts under his breath and strikes names from a list cut into his bow. There is room on the list, he says, if you know anyone who belongs there.
story-class-saw =
    Someone has been stitching up the dockers for free, with steady hands and terrible manners. The surgeon lost her licence in the capital and will not say why. She says only that the best wounds in the empire are to be found in your company.
story-class-triangles =
    The fire in the smithy burns blue, the water trough freezes, and a small wind sorts the nails by size. In the middle of it sits a Savvas with five colours in its stone skin, listening. It has come a long way to study what happens when everything is set free at once.
story-class-two-mini =
    A bear sits in the town hall and nobody has the nerve to ask it to leave. The old Vermling on its back introduces himself, then the bear, then the bear's opinion of the mayor. Between them they have decided that the hunting is better where you go.

# Farewells

story-retired-brute =
    The Brute hangs the great shield above the door of a smithy by the eastern gate. Children come to be lifted by one arm, and the arm never seems to tire. On cold nights you can hear singing in the old tongue of the Inox, low and out of tune, and entirely content.
story-retired-tinkerer =
    The workshop takes up the whole cellar and most of the street's patience. There are toys in the window that walk, and something under a sheet that hums. The Tinkerer has promised the neighbours that nothing will explode before noon.
story-retired-spellweaver =
    An Orchid lives for centuries, and the Spellweaver has decided to spend a few of them teaching. The school has six pupils and one scorched wall. Its first rule is written over the door: feel it first, then let it go.
story-retired-scoundrel =
    The Scoundrel buys the gambling house, fires the cheats and hires better ones. There is always a table kept free for you, with its back to the wall and a clear view of both doors. Nobody has ever won there, and nobody has ever complained.
story-retired-cragheart =
    The Cragheart walks up the mountain until the path ends and sits down where the view is best. Moss has already begun on the shoulders. Shepherds say that the rockslides which used to take a flock each winter now stop short of the pass, as though someone had put out a hand.
story-retired-mindthief =
    The rats of the sewers have a queen, and she has furnished her court with the best that careless people think about. She knows every secret in Gloomhaven and sells none of them. Sometimes you wake with the memory of a dinner you never ate, and take it for a greeting.
story-retired-sun =
    The Sunkeeper takes over the smallest chapel of the Sanctuary, the one with the leaking roof. Since then it has not leaked, and people who come in from the dark find a lamp lit for them. She says she has finally caught up with the light she was following.
story-retired-three-spears =
    The Quartermaster opens a store with everything in it, sorted, labelled and fairly priced. Young fools who come for a sword leave with rope, oil, dry socks and a lecture. More of them come back than used to.
story-retired-circles =
    The Summoner has bought a ruined farm, and the farmhands are remarkable. Travellers report a scarecrow that waves back and a cat of smoke asleep on the wall. All of them are well fed, she insists, and none of them is here against its will.
story-retired-eclipse =
    Nobody sees the Nightshroud leave. But the lamps on Crooked Street burn again, and three men who were wanted for murder have turned themselves in, shaking, and asked for a cell with a window. You find a knife on your table, with a ribbon round it.
story-retired-squidface =
    The Plagueherald has settled in the Lingering Swamp and writes long letters about spores. Physicians who answer them learn how to cure things that have no name yet. They wash their hands before they open the next one.
story-retired-lightning =
    There is no tavern in Gloomhaven where the Berserker must pay, and none where he is allowed to dance. He keeps bees now, on a roof above Tanners' Row. They sting him all day long, and he says it keeps the mind clear.
story-retired-music-note =
    The Soothsinger's new ballad takes three evenings, and you are in it. She has made you taller, and kinder, and given you the good lines. When she sails for the capital, half the harbour comes to wave, and the other half is still singing.
story-retired-angry-face =
    The last name on the bow is crossed out, and the Doomstalker does not cut a new one. He plants the bow at the edge of the Dagger Forest, where it takes root. Hunters leave a share of their catch beneath it, and the wolves leave the hunters alone.
story-retired-saw =
    The Sawbones runs a hospital now: forty beds, clean linen, and rules in very large letters. She has trained a dozen surgeons with steady hands and, as far as you can tell, the same terrible manners. Nobody in Gloomhaven dies of a fever any more if she can help it.
story-retired-triangles =
    The Elementalist takes apart the storm it has been building all these years and lets the pieces go, one by one, from the top of the lighthouse. For a week there is a rainbow over the harbour, even at night. Then it goes home to its mountain and tells the stones what it has seen.
story-retired-two-mini =
    The Beast Tyrant and the bear have been given a key to the city, chiefly so that they can leave by the gate like everyone else. They live in a den with a chimney and a letterbox. The bear's opinions on the mayor are now printed weekly.

# Personal quests: why they came to Gloomhaven

story-quest-510 =
    A voice has spoken to you from under the floor for as long as you can remember, patient and kind. It names a place of old graves near Gloomhaven and asks for nothing but company. You have told no one that you intend to find it, and to open whatever it lies behind.
story-quest-511 =
    Your father measured a life by what it owned when it ended, and yours, he said, would fit into one pocket. You mean to fill a wardrobe, an armoury and a shelf before you are done. Then you will open a shop, and let him read the sign.
story-quest-512 =
    You have been poor in four cities and did not care for it in any of them. There is a number in your head, a round one, at which a person may stop. Until the purse weighs that much, you will go wherever it can be made heavier.
story-quest-513 =
    Someone you love is dying of a sickness that has no name, and a hedge-witch gave you half a recipe before she fled. It begins with the glands of Forest Imps. You have brought jars, and you have not much time.
story-quest-514 =
    The academy would not give you bodies to study, so you have found company that falls down regularly. You take notes: who, how, after how long. It is not that you wish your companions ill; you merely wish to be there.
story-quest-515 =
    They burned your village for the grain in it, and the magistrate wrote that it was weather. There is no law on these roads but what someone carries with them. You carry yours, and you have made a list of trades that it does not permit: robbers first, and those who preach to the dark.
story-quest-516 =
    You owe a debt of flesh, and the lender is an old power with a sense of humour. It will take Vermlings, it says, at a fair rate. You have stopped wondering what it does with them.
story-quest-517 =
    There is a hall with your family's name above the door, and its walls are bare. You mean to fill them: one of everything that crawls, flies or stalks in this country. Two of the same kind would be vulgar.
story-quest-518 =
    You have never slept in one bed for a month, and whenever you try, your feet start walking without you. Perhaps it will stop when you have seen enough. You have heard that around Gloomhaven there is no end of places.
story-quest-519 =
    Anyone can win a fight; you want them to speak of how you won it. So you set yourself tasks that no one asked for, and you keep them. When the songs are made, you intend to have left the poets little to invent.
story-quest-520 =
    Your order had a weapon against the dead, and lost it with the knight who carried it into a necromancer's den. You have sworn to bring it out again. And you have sworn that it will not come home unused.
story-quest-521 =
    You were raised among trees that remember your name, and last autumn they stopped answering. Something has moved into the Dagger Forest and is eating it from within. You will take it back, glade by glade.
story-quest-522 =
    There are spots where the world is worn, like the elbow of an old coat, and you have learned to feel them with your fingertips. None of them is on the road to anywhere important. You intend to visit them all the same, and one day to step through.
story-quest-523 =
    Six kinds of demon are known to the scholars, and you carry a ledger with six empty lines. You do not hate them; you are thorough. When the last line is filled, you will know what they are made of.
story-quest-524 =
    In the battle that broke your regiment, you ran. No one saw, which is worse. Since then you look for the largest thing on the field and walk towards it, and each time it gets a little easier to breathe.
story-quest-525 =
    You have taken a great deal in your life, most of it from people who had little. A priest told you that gold can travel in both directions. You have decided to find out what it feels like, one full bowl after another.
story-quest-526 =
    A man in Gloomhaven ordered a death, and it was carried out on the wrong doorstep: yours. You know the hand by the work it leaves behind. So you will take every job within these walls, until one of them brings you to his table.
story-quest-527 =
    Your god does not count victories. It counts the times you fall, and the blood you leave behind. You have promised it everything you have, in instalments.
story-quest-528 =
    You were always the smallest, and you have always looked up. You found that whatever is tall has knees. Now you look for the ones at whose names others leave the room.
story-quest-529 =
    There is a book, there is a swamp, and there is a thought that you have been told not to finish. You were a good person when you set out to prove it wrong. You would like to know how it ends, even so.
story-quest-530 =
    Every spell you were taught has a seam in it, a place where it could be opened and made to hold more. Your teachers called that vandalism. There is said to be someone in Gloomhaven who does it for money.
story-quest-531 =
    Your stone is hungry for the places of the world: the salt of the sea, the rust of the mountains, the peat of the swamp. You carry six small vials on a string, and each must be filled where the ground itself was fought for. Then you will mix them.
story-quest-532 =
    You never had a great purpose of your own, and you have come to like it. There is always someone beside you who does, and who cannot do it alone. You would like to see two of them smile before you go home.
story-quest-533 =
    The perfect poison leaves no taste, no trace and no antidote, and you are three ingredients short. The first creeps, the second swims, and the third spits. You have brought gloves.
