# The story of scenarios 1 to 51: how each begins, turns and ends

story-scenario-1-intro =
    The merchant's name is Jekserah, and her instructions are simple: a thief has her papers, and the thief is in a barrow on the hill behind the tannery. She pays half in advance, which is unusual. The hole in the hillside smells of torches and old bones, and someone down there is laughing.
story-scenario-1-turn =
    The door swings open on bandits who are busy dying, and on what is killing them. It has no eyes, no flesh, and no quarrel with anyone in particular. It turns its skull towards you.
story-scenario-1-end =
    The last bones clatter apart and stay apart. Under a bandit's blanket you find a map of the deeper barrow, with a cross where the leader sleeps. The papers are not here. Whoever has them also has company that does not breathe.
story-scenario-2-intro =
    Stairs lead down from the barrow, swept clean, as if someone receives guests. The bandit commander has heard you coming for an hour and has opened every door but the last. Between you and him the floor is moving.
story-scenario-2-turn =
    The commander laughs, steps through a wall of dust and is on the other side of the hall. Behind each door he opens stands something he has paid for and cannot possibly control.
story-scenario-2-end =
    He gives up the papers with his last breath, and with them a name: the Gloom, which is coming, and which pays better than anyone. Jekserah asks no questions and does not look surprised. Then she has more work for you, out in the forest. You might take it, or you might follow the cultists' tracks instead.
story-scenario-3-intro =
    An Inox camp in the Dagger Forest has been raiding caravans, says Jekserah, and her caravans most of all. She wants it to stop, and she is not particular about how. Past the palisade you see cooking fires and hides stretched to dry, and children being hurried out at the back.
story-scenario-3-turn =
    Horns answer one another through the smoke. More warriors come at a run through the open gate, and not one of them is shouting for loot. They are shouting names.
story-scenario-3-end =
    The camp is silent. Among the spoils there is not one crate with Jekserah's mark, and on a stone by the fire lies a torn contract in her hand. You carry the money back to town all the same, and none of you talk about it.
story-scenario-4-intro =
    The tracks end at a crypt whose door has been taken off its hinges and leaned neatly against the wall. Cultists chant inside, badly, like people who are afraid of getting it right. The air tastes of soil after lightning.
story-scenario-4-turn =
    The chant breaks off. In the circle on the floor, earth and wind have taken shape, and neither waits for an introduction.
story-scenario-4-end =
    On the altar lies a book of names, most of them crossed out. Two crypts are marked on the last page, one burnt and one rotten, with a note beside each in the same careful writing. You know where the cult went. You do not yet know why it was in such a hurry.
story-scenario-5-intro =
    Half of this crypt has fallen into itself, and the other half is on fire with a flame that gives no warmth. In the middle of the rubble someone has drawn a door in chalk. It is ajar.
story-scenario-5-turn =
    Heat and frost roll over you in the same breath. The cultists back away from what they have let in, and find that it has learned where the exit is.
story-scenario-5-end =
    The chalk door stays open when the last demon falls, and through it comes a voice with an offer. It does not want your souls; it finds them impractical. It wants an errand run, in a place of power, and it waits for your answer.
story-scenario-6-intro =
    Your employer would like you to clear a crypt, and to bring back whatever its owner was working on. The smell reaches the road. There is a lamp behind the first door, fresh oil in it, and no one to read by it.
story-scenario-6-turn =
    These dead were not left here; they were kept. Shelves, labels, hooks at the height of a shoulder. The handwriting on the labels is one you have seen on contracts.
story-scenario-6-end =
    You have what Jekserah asked for, and it explains why she asked. The dead under Gloomhaven do not rise by themselves. You could bring her the notes and be rich. Or you could wait for her at the warehouse, and ask to see the rest of the library.
story-scenario-7-intro =
    Somewhere in this grotto grows a moss that can carry an enchantment the way a wick carries oil. The enchantress in town is out of it, and out of patience. Everything here is alive: the walls drip, the floor breathes, the bears are very large.
story-scenario-7-turn =
    The light turns green and gold, and the moss hangs in curtains. Imps scatter among the leaves, screaming at you, at the bears, at one another. The Inox who tend this place have picked up their spears.
story-scenario-7-end =
    You fill the chests to the lid and leave the rest, which is more than the last visitors did. The enchantress weighs the moss in her hand. With this, she says, she can find out where someone is hiding who does not wish to be found.
story-scenario-8-intro =
    Jekserah opens the warehouse door herself. She has read your faces, and she is sorry; you were so useful. Then she steps back, and two Inox in iron step forward, and behind them something begins to claw its way out of the grain.
story-scenario-8-turn =
    Crates burst along the wall, each with its tenant. The merchant is no longer in the room. A trapdoor is, and it is closing.
story-scenario-8-end =
    The bodyguards lie where they were paid to stand. Jekserah has fled with her ledgers, and the city watch, for once, thanks you in public. You read what she left behind: she raised her dead here, and she meant to raise many more.
story-scenario-9-intro =
    Diamonds, says Jekserah, and a mine that the Vermlings took from its rightful owner. The rightful owner is not mentioned again. From the shaft comes the sound of picks, and a whip keeping time.
story-scenario-9-turn =
    The Overseer does not stop counting when you enter. Hounds rise on both sides of the throne. The Vermlings work faster.
story-scenario-9-end =
    You bring up the stone that she wanted, as large as a fist and as cold as a cellar. That night every grave outside the walls opens at once. Jekserah sends word that she will be in the square, and that you may stand on whichever side of it you like.
story-scenario-10-intro =
    You step through chalk and out onto nothing. There is fire overhead and stone adrift in it, and a sun that is a demon, or the other way round. The voice said that you would find its key at the far end. It did not say who else would be looking.
story-scenario-10-turn =
    Gravity changes its mind. Islands of rock swing together, and on each of them something is already awake.
story-scenario-10-end =
    The key is a small hot thing that beats like a heart. The one who sent you is pleased, and the door home opens at once, a little wider than before. It will need only one more favour, it says. You can feel it smile.
story-scenario-11-intro =
    The square is full of guards and corpses, and it is hard to say which are better drilled. Jekserah has chosen her side and so have you. The Captain of the Guard draws his sword, salutes you as one salutes a disappointment, and gives the order.
story-scenario-11-turn =
    The dead march past you in step. Shutters close along the square. Somewhere a bell rings without a pause, until it is cut off.
story-scenario-11-end =
    The Captain falls, and with him the old order. By evening merchants sit in the council, Jekserah's friends among them, and trade has never been better. Mothers pull their children out of your way. The harbour is full of ships, and nobody asks who is rowing them.
story-scenario-12-intro =
    The square is full of corpses and guards, and it is hard to say who is winning. The Captain looks at you, spits, and makes room in the line. Across the cobbles Jekserah raises both her hands, and everything that ever died here begins to listen.
story-scenario-12-turn =
    She is not angry, only busy. Each time a guard falls, she has one soldier more.
story-scenario-12-end =
    Jekserah's voice stops in the middle of a word, and a thousand dead sit down where they stand. They burn the bodies until morning. The Captain pours you a drink without a word; in this city there is no higher honour.
story-scenario-13-intro =
    The Seer lives at the top of a mountain and answers one question for each visitor who arrives alive. The stairs are lined with those who did not. Drakes roost in the bell tower, and the statues turn their heads.
story-scenario-13-turn =
    The inner temple is warm and smells of bear. Pilgrims have scratched their questions into the wall. Most of them are variations of why.
story-scenario-13-end =
    The Seer is very old and blind, and she has been expecting you, though not so many. Strength, gold, or knowledge, she says; choose quickly, the tea gets cold. She marks the place you choose on your map with her thumb.
story-scenario-14-intro =
    A wizard walked up into this valley to be left alone, and the ice agreed with him. There are shapes in it now, standing upright. He had a way of making a spell hold more than it should. You would like to know how.
story-scenario-14-turn =
    The ice cracks from within. Ghosts of wolves come through it, and then the wolves.
story-scenario-14-end =
    You find the wizard at his desk, frozen in the act of underlining. The notes thaw slowly and are perfectly clear. The enchantress in Gloomhaven reads them twice; from now on she can do for you what was never possible before.
story-scenario-15-intro =
    There is a shrine in the high snow that gives its strength to whoever proves worthy of it. It was built by the Savvas, who are made of stone and have a stone's idea of what is heavy. The first door has no handle, only a plate in the floor.
story-scenario-15-turn =
    The guardians have stood here for so long that the snow has drifted between them. They break out of it all at once. Beyond them the floor is marked with places to stand, one for each of you.
story-scenario-15-end =
    Whatever was in the chest is not a thing. It goes into your hands like warmth and stays there. On the way down you notice that none of you is out of breath.
story-scenario-16-intro =
    The only pass through the Copperneck Mountains belongs to the Inox, who ask a toll that nobody can pay. They have dug in among the rocks, and they have help: the wind that blows here has arms. Behind them, two trails lead on.
story-scenario-16-turn =
    The mountain itself joins in. A slope gets up, shakes off its trees, and looks for someone to fall on.
story-scenario-16-end =
    The pass is open, and so quiet that you can hear it. One trail follows a humming that seems to come from under the rock. The other climbs towards a peak with smoke above it. Each of them was walked by someone who was in no doubt where it led.
story-scenario-17-intro =
    The island is on one chart only, and the man who drew it lost a leg there. Palms, white sand, a cave mouth with a path worn smooth. A drum stops when your boat touches the beach.
story-scenario-17-turn =
    They have painted themselves with something that glows. The Vermlings who came here as castaways have made a kingdom of it, with a bear for a king and no interest in being rescued.
story-scenario-17-end =
    The treasure is real, and it is heavier than the boat likes. As you push off, the drum begins again, slower. You leave the chart under a stone, for the next fool who is short of money.
story-scenario-18-intro =
    Under the harbour lie sewers that nobody has walked since they were finished. The grating is new. Someone has been coming and going, and something has been eating what they left behind.
story-scenario-18-turn =
    The water rises to the knee and starts to look back at you. It is green, and there is more and more of it.
story-scenario-18-end =
    Beyond the last sluice the brickwork ends and older stone begins, fitted so well that no blade goes between. Three passages lead on: down into ruins, along to a cistern, up towards a gate in the cliff. The city was not the first thing to be built here.
story-scenario-19-intro =
    The swamp has swallowed this crypt and is still chewing. Hail, who can do everything and would rather not, has agreed to come as far as the altar; you have agreed to see that she gets there. "If I die," she says, "I shall be insufferable about it."
story-scenario-19-turn =
    The cult got here first. They kneel around the flooded nave, and the flood is full of faces.
story-scenario-19-end =
    Hail lays both palms on the altar and swears in a dead language for some time. When she is done, she holds a small censer of black iron. It can close what should never have been opened, she says. She does not say what it costs.
story-scenario-20-intro =
    You have found where Jekserah went when she ran. The sanctum is a library for the dead: stacked, sorted, and lent out at a price. She looks up from a desk. "You might have knocked," she says, and the shelves start to empty themselves.
story-scenario-20-turn =
    Night itself comes out of the alcoves to stand at her shoulders. She has stopped smiling. You are standing between her and the only door.
story-scenario-20-end =
    She looks small without her armies. Among her papers there is one letter in a hand that is not hers, patient and precise: it praises her progress, and signs itself the Gloom. She was never the one who was giving orders.
story-scenario-21-intro =
    You have come to the throne to break a bargain. The Prime Demon has watched you all the way, as one watches an ant carry something useful. Nothing you bring can scratch it. But the altar behind it has a crack, and through that crack it came.
story-scenario-21-turn =
    The altar is no longer where it was. The throne room folds around it like a fist, and from every fold something new steps out.
story-scenario-21-end =
    The altar splits from top to bottom, and the Prime Demon looks down at its own fading hands with what may be respect. The rift closes on its last word. You walk home through an ordinary night; nothing calls you by name, and it is wonderful.
story-scenario-22-intro =
    The elements have a temple, and the temple has been taken over by people who worship badly. There are four altars, one for each, and as long as they stand, everything in here grows stronger by the hour. You can feel it in your teeth.
story-scenario-22-turn =
    One altar is down. The others burn brighter, as if they had only been waiting for an audience.
story-scenario-22-end =
    When the last altar cracks, wind, fire, water and stone leave by separate doors, each without a glance at the others. In the dust you find the artifact the cult built its faith around. It hums when you think of the Gloom. It would like to be used.
story-scenario-23-intro =
    Beneath the sewers there is a city that was old when the hills were young. Its floors are clean. In each room there are plates that sink a finger's breadth under your weight, and from far below, something answers with a click.
story-scenario-23-turn =
    The walls are lined with engines on wheels, and their barrels turn as you pass. Stone feet wake up in the dark. Nobody has told them that the war is over.
story-scenario-23-end =
    All of you stand still, each on a plate, and the floor begins to sing. A seam opens in the wall and gives up a thing of brass and glass that ticks in your hands. Whoever built this expected to be back.
story-scenario-24-intro =
    The humming has words now. They are in your own voice, and they are very reasonable. It is lonely, it says, it has been locked away by fools, and someone has left eight doors shut between the two of you.
story-scenario-24-turn =
    Every word you say comes back a moment later, improved. The drakes in here have torn their own ears off.
story-scenario-24-end =
    The last door opens on an empty room, and the Voice fills it like water. It thanks you, it knows your mothers' names, and it asks for a sceptre and a vessel, so that it may come out and repay you. It is so very reasonable. You walk a long way before you can hear your own thoughts.
story-scenario-25-intro =
    The trail goes up the ice, and up, and then there is only the ice. Drakes circle below you. Somewhere at the top there lives something so old that it gave the mountain its name, and it has asked to see whoever can climb.
story-scenario-25-turn =
    The wind takes your words and then your footing. Hounds the colour of snow run along the edge as though it were a street.
story-scenario-25-end =
    The Elder Drake fills the cave and most of the sky. It does not eat you, which it says is courtesy. The stone-folk have stolen its treasures, and it would like them back; or, it adds, looking at your swords, you might have been sent here to try something else.
story-scenario-26-intro =
    People in the lower quarter are dying of the water. The pumps in the old cistern have been fouled on purpose, one by one, and whoever did it is still down there. The pipes knock as if someone were asking to be let in.
story-scenario-26-turn =
    Black imps bubble up wherever the water is bad. At the far side of the tank the dark has a shape, and it is drinking.
story-scenario-26-end =
    The pumps cough, spit and run clear. Above you a street cheers, faintly, through two yards of stone. You follow the poison back along the pipe to where it was poured in: a summoning circle, and clues that lead up a flight of stairs into a very good neighbourhood.
story-scenario-27-intro =
    The rift stands open in the field like a torn page. Hail plants herself in front of it with the censer and rolls up her sleeves. "I'll need a while," she says. "Do keep them off me. I dislike being interrupted."
story-scenario-27-turn =
    They come in pairs now, in every colour. Hail's voice has gone hoarse, and she has not moved a step.
story-scenario-27-end =
    The edges of the world come together with a crack like a whip, and Hail sits down in the grass. For a moment she looks her age, whatever it is. Then she tells you that you may each have something made, at her expense, and that she will deny having said so.
story-scenario-28-intro =
    The cult keeps its guests in the outer chamber, washed and oiled and dead. They are better guards than living men; nobody has told them what fear is for. Candles burn in every alcove, and none of them throws any light.
story-scenario-28-turn =
    Day and night have been nailed to the two sides of the same room. Where they meet, the ritual has already begun.
story-scenario-28-end =
    On the last of the cultists you find an invitation on heavy paper, with an empty line for a name. It admits the bearer to the sanctuary below. You fill in your own, in your best hand. It seems the least one can do.
story-scenario-29-intro =
    The invitation crumbles as the door accepts it. This is where they pray to the Gloom, and the Gloom has begun to answer. The walls are soft. The pillars have bones in them, and the bones are facing you.
story-scenario-29-turn =
    The way ahead is stopped with a scab as hard as oak. You will have to cut it. Behind it, small voices are giggling.
story-scenario-29-end =
    You put out the last candle and it gets lighter. At the bottom of the sanctuary there is an edge, and past the edge there is nothing at all, and the nothing has noticed you. You do not run up the stairs. You walk, quite fast.
story-scenario-30-intro =
    The Voice wants a sceptre, and the sceptre lies in a shrine at the bottom of the sea. You have been given a way to breathe down there. You have not been given a way to see what is touching your ankles.
story-scenario-30-turn =
    Columns stand in the green dark, and something has laid its eggs on them. The floor slopes away into deep water, and from it rise necks.
story-scenario-30-end =
    The sceptre comes off its stand with a sigh of bubbles. As soon as you hold it, you hear the Voice again, as close as breath, telling you where to go. It has never sounded so happy.
story-scenario-31-intro =
    The artifact is not clean. There is a stain in it that will only come out where there has never been any light, so you draw the circle, hold hands like children, and step out of the world. It is not dark here. Dark would be something.
story-scenario-31-turn =
    The pillar is ahead, black on black, turning. Something long goes by beneath the floor. It goes by again, and closer.
story-scenario-31-end =
    The pillar falls in, and the stain is drawn out of the artifact like a thread. You open your eyes in Gloomhaven, at noon, on the cobbles. Three roads lie open to you now, and at the end of each sits something that the Gloom has been feeding.
story-scenario-32-intro =
    The trees here died standing and have not been told. Somewhere among them a Harrower keeps a vessel that the Voice would like to have. It is made of skin, the Voice adds helpfully. You will know it when you see it.
story-scenario-32-turn =
    Roots knot shut behind you. The ground hums with wings.
story-scenario-32-end =
    The vessel is light, warm, and slightly too large. Inside, something turns over in its sleep. You wrap it in your second-best cloak and try not to think about which parts of a body are used for speaking.
story-scenario-33-intro =
    The Savvas armoury lies in the living rock, and its doors were made by people who can walk through walls. Four chests, the message said. Take what is in them and leave the way you came, if it is still there.
story-scenario-33-turn =
    Lava runs in the channels and ice in the beams, and the keepers stand up out of both. You have all been told where to put your feet. So has the floor.
story-scenario-33-end =
    You come out into the cold with four chests' worth of treasure, half of it smoking. Two buyers want it, and neither of them shares. The drake offers its friendship, and the sky that goes with it. The Voice offers whatever you were about to ask for.
story-scenario-34-intro =
    The summit is black glass. The Elder Drake opens one eye, and then it opens the other. It had thought better of you. All around the crater its children take to the air.
story-scenario-34-turn =
    It does not fight so much as move house, from one boulder to the next, and each time the mountain rings. Where its breath goes, the rock runs.
story-scenario-34-end =
    It takes all day, and when it is over, nobody cheers. You have killed something that remembered the world before people. The towns in the valley light bonfires for you. From up here they look very small and very easy to burn.
story-scenario-35-intro =
    The Prime Demon has called in your favour, and the favour is Gloomhaven. You stand before the walls you came to for shelter, on the wrong side, in very bad company. The Captain of the Guard looks down at you. He takes off his helmet so that you will know him.
story-scenario-35-turn =
    The gate goes down with a noise like the end of something. Behind it, the people you drink with have picked up whatever was to hand.
story-scenario-35-end =
    The demon walks in through the broken gate and finds the council chamber to its taste. The streets are orderly, after that, and very warm. You have been promised a place in what is to come. Your landlord no longer looks up when you pay him.
story-scenario-36-intro =
    The demon comes for Gloomhaven without you, and you run along the wall to be there first. Archers move over to make room. Below, the field is burning in four colours, and through it walks something that is in no hurry.
story-scenario-36-turn =
    Stones that took ten men to lift go over the edge, one after another. The Prime Demon brushes them off its shoulders, and begins, slightly, to limp.
story-scenario-36-end =
    It breaks at the foot of the gate, an arm's length from the wood, and the rift goes with it. The Captain leans on the wall beside you until his breath comes back. "I had you wrong," he says. In the morning someone has scrubbed your names off the list of wanted persons, and left the rest of it.
story-scenario-37-intro =
    The sea floor opens, and the trench goes down for longer than the rope does. There is a current, steady as breathing. On the far side, someone has hung lanterns, and they blink.
story-scenario-37-turn =
    They are not lanterns.
    You keep moving. Whatever stops down here becomes part of the floor.
story-scenario-37-end =
    You claw your way up the far wall, one after the other, and lie there until the shaking stops. Ahead a cave glows like the inside of an eyelid. Something in it has been looking at you, all this way, without eyes.
story-scenario-38-intro =
    The Inox take slaves now, which they never used to do. In the pens behind the palisade sits an Orchid called Redthorn, who knows the forest better than anyone alive. He is worth more to you breathing. They know it too.
story-scenario-38-turn =
    Redthorn has slipped his rope. He fights with a tent pole, well, and a good deal closer to the enemy than you would like.
story-scenario-38-end =
    He breaks the last lock himself and counts the freed until he is sure. "There are others," he says, "deeper in. And there is a thing in the wood that made the tribes like this." He will show you both. He would have gone alone.
story-scenario-39-intro =
    Beyond the frozen lake stands an altar to someone who hates company. The ice is thick enough; the pits in it are not ice at all. Cultists in white furs watch you from the other bank, and wait for you to learn which is which.
story-scenario-39-turn =
    The cold has a voice now and the voice has hands. Every breath falls to the ground in front of you with a small clear sound.
story-scenario-39-end =
    The altar goes to splinters, and the wind drops so fast that your ears ring. There is a way across the divide now, where nobody has gone for an age. At its end rises a peak without snow, and above it turns something with too many wings.
story-scenario-40-intro =
    To lock away the Voice, someone long ago built this: a valley that is one great machine. Stone sentries sit among the trees with birds' nests in their elbows. Two plates, the notes say, at the same time. The rest of the page is burnt.
story-scenario-40-turn =
    The machine wakes by stages. First the lights, then the birds leaving, then the elbows.
story-scenario-40-end =
    You hold the plates down, and the whole valley exhales. Under the roots a door slides back that was hidden from the very creature it was built against. The Voice has gone quiet. You had not known that it could.
story-scenario-41-intro =
    The tomb was made to keep one thing in, and it has done so longer than there have been kings. The Voice walks ahead of you, almost, humming. It knows every trap by name. It does not mention those that it has forgotten.
story-scenario-41-turn =
    The outer seals are broken, and the tomb begins to defend itself in earnest. Engines unfold from the walls and look for a voice to stop.
story-scenario-41-end =
    You carry the vessel out into the sun, and it sits up, and opens its mouth. It thanks you one by one, and it means it, and it pays you everything that it promised. Then it walks away singing, and everything within earshot turns to follow. You find you have taken three steps yourselves.
story-scenario-42-intro =
    You go into the Voice to end it. Inside, it is a cathedral of flesh and reeds, with six great cords strung across the dark, and it speaks through all of them together. It is not angry. It would merely like to understand what it did wrong.
story-scenario-42-turn =
    It tries every voice it ever heard: friends, strangers, the dead. You have stuffed your ears with wax. It gets in through the bones.
story-scenario-42-end =
    The sixth cord parts, and the silence that comes after is so complete that one of you begins to weep. It takes days before you trust your own thoughts enough to argue with each other. You have never been so glad to disagree.
story-scenario-43-intro =
    To breathe under water, says the old book, one needs the gall of a drake, and of several drakes for several people. The nest is deep in the Dagger Forest. The trees around it are charcoal, and the ground is warm.
story-scenario-43-turn =
    The old ones are fast, and the young ones are faster and do not know when to stop. Fire runs along the branches overhead like squirrels.
story-scenario-43-end =
    The enchantress boils it down for three days, and the neighbours move out. What remains is a small blue flask for each of you, tasting of pond and pepper. You stand waist-deep in the harbour at dawn, look at one another, and breathe in.
story-scenario-44-intro =
    Redthorn leads you to the second camp by night. The captives are held in the open, among the fires, where any arrow might find them. The Inox have seen what you did to the last camp. They have made up their minds that no one will be taken from this one.
story-scenario-44-turn =
    Hounds tear at the stakes. You could win this quickly, and lose everyone you came for.
story-scenario-44-end =
    You carry the last of them out of the smoke. An Orchid with a bow taller than you has been counting under his breath; he stops, finds the number right, and bows. He says that he has a list, and a place beside you would suit it.
story-scenario-45-intro =
    The demon's peace does not reach as far as the swamp, and people who cannot stand its warmth have fled there. You are sent to bring them back, or simply to stop them. They carve totems and hang them with charms, and it is said that no one dies within reach of one.
story-scenario-45-turn =
    A guard you struck down a moment ago gets up again and wipes his mouth. He knows you. He used to stand watch at your gate.
story-scenario-45-end =
    The last totem falls, and the swamp closes over it with a sound like a kiss. A few of them stumble away through the reeds, carrying children. From the other side of the water someone calls to you, not angrily, and asks whether you are quite sure which side the rebels are on.
story-scenario-46-intro =
    The peak is bare because nothing will lie on it. At the top sits the Winged Horror, and it broods. Each of the eggs has something moving inside, and what moves inside dreams of the cities below.
story-scenario-46-turn =
    The shells begin to crack in time with your heartbeat. You try to be calm.
story-scenario-46-end =
    It falls the whole height of the mountain and is gone before it lands, like a dream one tries to tell. A pressure that you had taken for weather lifts from the land. There is one place left for the Gloom to come through, and now it knows that you are coming too.
story-scenario-47-intro =
    The cave is round, wet and white, and it narrows towards the middle like an iris. In there sits the thing that looked at you across the trench. It has no pupil. It does not need one.
story-scenario-47-turn =
    When it opens, whatever stands before it stops being sure that it exists. Tentacles come up between the tiles, feeling for the rest of you.
story-scenario-47-end =
    The Eye clouds over, and for the first time on this voyage nobody is watching. You swim up through water that is merely water. There is one place left for the Gloom to come through, and it will have to come without a guide.
story-scenario-48-intro =
    At the heart of the forest the shadows lie the wrong way round. A rider goes about in them who is never quite where you look, and whatever he passes rots. Redthorn's people used to sing him to sleep. There are not enough of them left.
story-scenario-48-turn =
    Hooves, on the left. Hooves, behind you. Hooves, overhead.
    Imps swing from the branches and point the wrong way.
story-scenario-48-end =
    When he falls, there is nobody in the armour, and there never was. Light comes down through the leaves in the places where it belongs. There is one place left for the Gloom to come through, and nothing rides before it any more.
story-scenario-49-intro =
    The demon wants an example made, and it has lent you the means. The rebels have something better: a siege cannon from under the hills, old as sin, and one archer after another who will give their life to fire it once. You can see it turn.
story-scenario-49-turn =
    It fires. What it was aimed at is not there any more, nor is what stood behind it.
story-scenario-49-end =
    You bring down the cannon, and with it the last flag in the swamp. On the way home you pass people by the roadside who do not curse you, or plead, or look up. The demon calls it order. It pays you on time.
story-scenario-50-intro =
    You have had enough. In the fortress above the city the demon keeps four chests, and in them the pacts by which it rules; yours is on top. You were never good at opening locks in silence. It does not matter. Everything in there has been waiting for you to come to your senses.
story-scenario-50-turn =
    The corridors have changed since you last came here as guests. Your own footsteps arrive a little before you do.
story-scenario-50-end =
    The pacts burn with a bad smell and a great deal of light, and on the ramparts the demons look at their hands and are gone. The Captain's lieutenant has the gates. It is a soldiers' town again, grey and strict and underfed. You have never liked it so well.
story-scenario-51-intro =
    Below the cathedral, below the sewers, below the city that was there before, the last stair ends in mid-air. You step off. There is no floor in the Void until you decide there is, and no light but what you brought. Then the dark in front of you takes a breath.
story-scenario-51-turn =
    It is here, and there, and behind you, and it is dying of its own hunger, and it means to eat the world first. It has no face. You find that you know it all the same, from every bad night of your life.
story-scenario-51-end =
    The Gloom comes apart like smoke when a window is opened. What remains is a stair, and a long way to climb, and somewhere at the top the noise of an ordinary morning. You have done what nobody will believe. One of you starts to laugh, and it is a while before any of you can stop.
