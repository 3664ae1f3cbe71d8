# Road events: the situation, and what came of each choice

event-road-01 =
    Wolves have been keeping pace with you since noon, grey between the grey trunks. Now they have stopped pretending. The road bends ahead, and there is only one of it.
event-road-01-a =
    You run until your lungs burn. One of them gets its teeth into everyone in turn, not deep, but wolves do not clean their teeth.
event-road-01-b =
    You stand back to back and wait for them. It is soon over, and the snow is trampled and spotted, partly with your own blood.
event-road-02 =
    Bushes full of dark berries line the road, so ripe that they fall into your hand. Birds are eating them, which is said to be a good sign.
event-road-02-a =
    They taste of the last day of summer. You go on with blue tongues and an unreasonable trust in the future.
event-road-02-b =
    You have read about berries. You go on with clean hands, and keep looking round.
event-road-03 =
    Bushes full of dark berries line the road, so ripe that they fall into your hand. There is not a bird to be heard for a mile.
event-road-03-a =
    They taste of the last day of something. By evening you know each ditch on this road from close up.
event-road-03-b =
    It is the silence that you do not like. A little further on there lies a fox with a blue tongue.
event-road-04 =
    A caravan overtakes you: six wagons, two guards, both asleep. The leader calls down that there is room among the sacks, and that one feels safer in company.
event-road-04-a =
    You ride along, tell stories and keep watch in turn. He pays you off at the crossroads, and puts in something extra if your names mean anything to him.
event-road-04-b =
    It is hardly a fight. They stand by the road in their shirts and stare after you, and they will know you again.
event-road-05 =
    Round the bend some Inox have got a family of settlers between the rocks. Both sides have bows, both sides have wounded, and both sides shout to you for help.
event-road-05-a =
    The settlers came to burn out a village, it turns out, and got to the wrong one. When they have gone, an old Inox takes off a helmet that was his brother's and puts it on one of you.
event-road-05-b =
    You drive the Inox off. The settlers kiss your hands; from the rocks an old voice calls down your descriptions, one by one, to whatever listens to such things.
event-road-06 =
    A bear stands upright in the road, as tall as the trees would like to be. She has two cubs behind her and no interest in your explanations.
event-road-06-a =
    You drop everything and run. When you come back for it at night, half of what you meant to have done by then is no longer worth doing.
event-road-06-b =
    You shout, and poke, and hold your ground. She leaves in the end, and takes a piece of each of you along for the cubs.
event-road-07 =
    From somewhere beside the road comes a chant, a great many voices, all on one note. It is beautiful. You do not recall having left the path.
event-road-07-a =
    You creep up until you can see the fire, and what they are singing it awake with. You learn much that night, and lose much time in trying to forget it.
event-road-07-b =
    You hum something cheerful, loudly, and walk faster. Two hills further on, someone notices that all of you are humming the same note.
event-road-08 =
    Five men with crossbows, one tree across the road. "Toll," says the sixth, who does not need one.
event-road-08-a =
    You pay. They are polite, count it, and lift the tree to let you by.
event-road-08-b =
    The answer takes them by surprise, but not for long enough. You climb over the tree, bleeding, and over most of them.
event-road-09 =
    A guard sits against a milestone and holds his side together with both hands. His patrol is dead, and it is two days to the next house. He has seen that you carry bottles.
event-road-09-a =
    You give him what he needs and stay until he can stand. He wants to know your names, so that his daughter can learn them.
event-road-09-b =
    You need it yourselves, you tell him. He nods; he would have to say the same, he says, but he does not think that he would. People find him later, with your names in the dust.
event-road-10 =
    The road gives way under you, and when you stop rolling there is sky above, as small as a coin. You are in a hall. It is round, and something in the middle of it hums.
event-road-10-a =
    You climb out at once over loose earth, with skinned knees. The humming sounds almost disappointed.
event-road-10-b =
    You look first. What hums is a sphere, smooth as an egg, and it fits into a knapsack; the climb with it costs you the same skin as it would have anyway.
event-road-11 =
    The ground shakes, gently, then not gently. Stones start to talk on the slopes. There is an overhang to your left, and to your right an open field that seems a long way off.
event-road-11-a =
    You run for it between bouncing rocks. Most of them miss.
event-road-11-b =
    You press into the rock, and there are those among you who can hear what it is trying to say. Behind it, in the dust, something glitters and sings to itself.
event-road-11-b-else =
    You press into the rock, and it comes down. When you have dug each other out, you agree that the field was really not so far.
event-road-12 =
    A puppy sits in the middle of the road and wags at you with everything it has got. It has a string round its neck with nobody on the other end.
event-road-12-a =
    It is no place for a dog where you are going. It watches you out of sight, then lies down on the warm stones to wait for someone else.
event-road-12-b =
    It comes along. It barks at ambushes, it steals bandages, it is under your feet at each decisive moment. Every village that you pass falls in love with you.
event-road-13 =
    A hermit comes out of a hole in the bank and calls you by other people's names. He has an axe. He wants to know what you have done with his goat.
event-road-13-a =
    It was him or you, or that is what you tell each other. In the hole there are a few coins, a bed of moss, and the skeleton of a goat with a ribbon on.
event-road-13-b =
    You talk about the goat: what it liked, how it died. He cries, lays down the axe and gives you something to remember it by. You would rather not have it in the house.
event-road-14 =
    Birds cross the road in such numbers that it gets dark. They are flying low. Supper, one might say, is passing overhead.
event-road-14-a =
    You shoot until your quivers are empty. Roasted over a fire with wild onions, they make one of those evenings that one later thinks of as the good years.
event-road-14-b =
    You put your heads back and let them go by. It takes an hour, and then the sky seems larger than it was.
event-road-15 =
    Birds cross the road in such numbers that it gets dark. They are flying low, and without a sound. Supper, one might say, is passing overhead.
event-road-15-a =
    At the first arrow, all of them turn, as one bird. You spend a good while underneath your shields, and for days you hear wings.
event-road-15-b =
    You stand still and they part around you, feather against cheek. None of you feels like talking for some time.
event-road-16 =
    In a clearing by the road there is a deer, white from muzzle to hoof. It looks at you as if it had been told to expect you.
event-road-16-a =
    The arrow goes through it as through mist, and comes out with your name on it. The clearing has gone. The feeling of having been looked at has not.
event-road-16-b =
    You do not move until it has finished. When it walks past, it touches each of you with its breath, and that night even the old wounds sleep.
event-road-17 =
    A Quatryl has halted in the middle of the road, walking in circles and counting. "Stand there," she says, "there and there, and when I say so, jump." She does not look up.
event-road-17-a =
    You jump. Something clicks under the turf, and a lid opens on a hollow full of old coins. "Thanks," she says, gives you your share, and goes on counting.
event-road-17-b =
    You want to know what for. She explains it, with drawings, until dark: there is a road beneath the road, and it goes all the way to the capital. The town will want to hear of that.
event-road-18 =
    The ford is held by Inox with painted faces. They are not in search of a fight, but they have been given a reason, and they seem to think that it looks a good deal like you.
event-road-18-a =
    They know about you: you too have been at odds with the town. You share a pipe, and then the ford.
event-road-18-a-else =
    You hold out empty hands. They let you pass, and an old woman spits three times into the water behind you.
event-road-18-b =
    You go through them rather than round. The water is red down to the next bend, and it has not all come out of them.
event-road-19 =
    A man bursts out of the hedge, barefoot and in irons. Hounds are not far behind, and behind the hounds are guards. He looks from one of you to the next, and tries to guess.
event-road-19-a =
    You hold him till they come. With your reputation they count their spoons before they thank you, and there it ends.
event-road-19-a-else =
    You hold him till they come. The sergeant shakes hands all round and writes down who it was.
event-road-19-b =
    You send the hounds off on a cold trail and strike off his irons. Word of it gets about. To people who are known for that kind of thing he shows, by way of thanks, where he hid what he had been locked up for.
event-road-20 =
    Fiddles, pipes, a drum: the Vermlings in the hollow are holding some kind of feast. They have not noticed you. They are astonishingly good.
event-road-20-a =
    You come down on them from three sides. They fight with whatever they have got in their hands, and the bows turn out to have been dipped in something.
event-road-20-b =
    You lie in the grass and listen until the stars come out. There is a great deal to be learned from people who believe that no one is listening.
event-road-21 =
    Animals come towards you down the road, hares beside foxes, deer among wolves, none of them looking to either side. Behind them the wood is far too quiet.
event-road-21-a =
    You go on against the stream. An hour later you know what they were running from, and you are running from it too, with less of a start.
event-road-21-b =
    You turn and run with them. A hare keeps you company for a while. It takes you a long way off your route, and you throw away whatever is heavy.
event-road-22 =
    A circus is stuck in the mud up to its axles. Two wagons, four hands: the ringmaster calls from one, and from the other, with the moon on its door, someone beckons.
event-road-22-a =
    You heave, it comes free, and he makes you a bow with his hat in the mud. There will be free seats for you, he says, for life, as soon as they reach town.
event-road-22-b =
    You heave, it comes free, and she pays you in her own coin. You now know something that you will be glad of once, and sorry for after that.
event-road-23 =
    A man lives beside the road beneath a heap of leaves. He is quite content. He would only like to have some more leaves, if you are going that way.
event-road-23-a =
    You bring him armfuls, and he shows you where each should lie. "That one," he says with deep satisfaction, "I had been missing."
event-road-23-b =
    Under the leaves there are a few coins and a great many more leaves. He does not stop you. He only wants to know whether you really need them.
event-road-24 =
    Inox are dragging a stone idol towards a mountain with a red glow above it. Their shaman walks alongside and calls to you, half in anger: the mountain wants a gift, and nobody has any gods to spare.
event-road-24-a =
    You put your shoulders to it for an afternoon. They pay in the old silver that they would have had no more use for, and the shaman shows you the path to the crater, in case you too should have something that is hard to part with.
event-road-24-b =
    You look at the mountain and not at him. But you have seen the way up now, and have heard what people have been throwing in for a thousand years.
event-road-25 =
    A band of Inox is sitting across the road, dividing up someone's luggage. They find that there is not enough to go round. Then they see you.
event-road-25-a =
    One of your own is of their people, and asks them what their mothers would say. They become very busy with their bootlaces.
event-road-25-a-else =
    You appeal to their better nature. They hear you out, with interest, while they go through your pockets.
event-road-25-b =
    You add to the luggage, one at a time, in a heap. It is harder work than it sounds.
event-road-26 =
    A wagon with a broken axle and an old man sitting on it. He has been sitting there since yesterday. He is quite sure someone will come along who understands about axles.
event-road-26-a =
    And so it is: whistling, hammering, a splint of ash. He blesses each of you by name, and you could swear that it took.
event-road-26-a-else =
    You all have a look at it. You agree that it is broken; he thanks you for the company.
event-road-26-b =
    He does not put up a fight. He only asks you to leave him the blanket, for the night. He will describe you very well.
event-road-27 =
    A storm has laid the wood across the road like spilled matches. Straight on means axes. The way round leads along a cliff.
event-road-27-a =
    A few words, a bit of wind at the right place, and the trunks roll over and make room, a little embarrassed. You are hardly held up at all.
event-road-27-a-else =
    You hack and drag and curse. When you are through, you sit down on the last trunk, and nobody gets up again in a hurry.
event-road-27-b =
    The cliff path is a foot wide, and that is in the good parts. You leave some skin on it.
event-road-28 =
    A messenger on a dead horse, or nearly, asks whether you have anything that would keep him awake. He has to be in the capital tomorrow. It is the purse on his belt that is speaking.
event-road-28-a =
    He empties the bottle where he stands, and his ears turn red. If there is someone among you who knows how to name a price, then he names it while the man is swallowing.
event-road-28-a-else =
    You have got nothing like that on you. You slap his face, in all friendship.
event-road-28-b =
    You will be wanting it yourselves. He walks on beside his horse, and after a while it is hard to say which of them is leading.
event-road-29 =
    A landslide has swallowed the road. The stones are as large as ovens, and loose.
event-road-29-a =
    The Cragheart talks them into it. They get up one after the other and lie down somewhere else.
event-road-29-a-else =
    You roll them off one by one, and know each of them personally when it is done. Your hands will hardly close.
event-road-29-b =
    You go back and take the goat track. The goats have left thorns on it.
event-road-30 =
    Vermlings have been at each other, by the look of it; the ditch is full. Some of them are alive. They reach up for you, and it is not clear whether for help or for your boots.
event-road-30-a =
    Someone among you knows their speech, and it goes quickly from there: who lives, how, with which leaf. They see you off with whistling.
event-road-30-a-else =
    You do for them what you can, and it takes all that you have. They are sitting up when you go on; one of them salutes.
event-road-30-b =
    You do it quickly and go through the pockets. It is buttons, for the most part.
event-road-31 =
    Shouts ahead: raiders have stopped a coach. You can see them, and they cannot yet see you.
event-road-31-a =
    With a shield like that in front, one simply walks in. They are running before the first blow, and the passengers have never seen anything so fine.
event-road-31-a-else =
    You go straight in, with a yell. It costs you something. The passengers take up a collection.
event-road-31-b =
    You wait until they have their hands full. It is quick, it is neat, and they had already put it all into one sack.
event-road-32 =
    A family on the road, with a cow, and a child on the cow. Their farm is gone. They do not beg. They merely walk a little more slowly as you come up.
event-road-32-a =
    The Quartermaster unpacks. There turns out to be enough of everything, as there always is, and boots for the child.
event-road-32-a-else =
    You give them what you can spare, and something that you can't. The child gives you a button.
event-road-32-b =
    You have a long way to go yourselves. They nod and stand aside to let you by, the cow too.
event-road-33 =
    There is a light beneath the road that moves along with you. When you stop, it stops. Now it has begun to knock.
event-road-33-a =
    Someone with one foot in other places kneels down and knocks back. It had only lost its way. It goes off, quite happy, in the direction of the moon.
event-road-33-a-else =
    You dig. Whatever it is comes up through all of you at once on its way out, like a draught through a house. It takes a good while to gather up your things.
event-road-33-b =
    You run, and it runs along underneath. In the end the road heaves up and throws you off.
event-road-34 =
    You are sitting round the fire when a branch cracks. Then, on the other side, another one. Something is walking round you in the dark, and it has time.
event-road-34-a =
    A shadow leaves the fire, and nobody sees it go. It comes back with someone's ear-ring, wipes a knife, and says that we can sleep now.
event-road-34-a-else =
    You go out to look for it. It had gone in, in the meantime, to look for you.
event-road-34-b =
    The largest of you stands up, yawns, and shows how large. The branches crack away into the distance.
event-road-34-b-else =
    You sit there until it gets light, back to back. It was still there at dawn; all of you are sure of it. None of you slept.
event-road-35 =
    Men with scarves over their faces step out of a fever house. They will cough on you, they say, unless you pay. They do not look as though they were joking.
event-road-35-a =
    The Plagueherald coughs back. They have never been in such a hurry; one of them runs into the door-post, and then into you.
event-road-35-a-else =
    You fight at arm's length, and it is not long enough. All the way down the road you feel your foreheads.
event-road-35-b =
    You throw the money on the ground. They thank you with hand on heart, from a distance, and you see how young they are.
event-road-35-b-else =
    You do not have that much on you. They are sorry about it, too.
event-road-36 =
    The marsh lies before you like a plate of soup. There is a line of stones across it, with writing, and some of the stones are stones.
event-road-36-a =
    Someone who has the nose for it goes first. On the largest of the stones there is a sign you have seen before, in a very different place, and now you have one letter more.
event-road-36-a-else =
    You choose your steps with care. The marsh chooses too. What you are left with is a taste that will not go.
event-road-36-b =
    You go the long way round, on the embankment, in the sun. You eat all there is to eat.
event-road-37 =
    The storm has waited until you were on the open heath. Now it comes with all that it has got. It is late, and wet, and the next roof is merely a rumour.
event-road-37-a =
    You walk on, in step, and the Soothsinger sets the step. After the third verse the thunder has found the beat. You arrive earlier than expected.
event-road-37-a-else =
    You walk on. You lose the road, then your hats, and then for some time each other.
event-road-37-b =
    You lie flat under your cloaks until it is over. In the morning your hands will not close on anything.
event-road-38 =
    Wood smoke, laughter, someone chopping: there are people at work in the forest, quite far in. They should not be there, and the forest is of the same opinion.
event-road-38-a =
    You know what it means when the birds fall silent. You get them out to the last man, just in time, and show them a slope where they are allowed to. The town gets its timber.
event-road-38-a-else =
    You follow the sound, and the sound leads you by the nose. In the end you find your own tracks, with a laugh hanging over them.
event-road-38-b =
    You move on. Behind you the chopping ceases, all at once.
event-road-39 =
    A Valrath sits by the road, grey in the face, and waves you away: fever. She has come this far with it so that nobody should catch it at home.
event-road-39-a =
    The Sawbones just clicks her tongue and rolls up her sleeves. By evening the Valrath is sitting up, and complaining of the soup.
event-road-39-a-else =
    You stay with her, and pay a farmer to take her in. She lives. About yourselves, for a while, you are not so sure.
event-road-39-b =
    You keep to the other side of the road and leave a flask. She raises it to you, from afar.
event-road-40 =
    The river has risen and the bridge has not. There is a ford here, where the water is fast, or perhaps there is another further down, where nobody has been lately.
event-road-40-a =
    You ask the river, in the proper form, and it stands aside with foaming manners. Not one of you gets a foot wet.
event-road-40-a-else =
    You cross on a rope, and then without it. You crawl out on the far side, not quite sure any more which one it is.
event-road-40-b =
    It is further than you had thought, and further again. You reach the place in the dark, with half of your strength.
event-road-41 =
    A bear is sitting in a beehive, or the hive on the bear. It is in a good deal of pain and in the middle of the road.
event-road-41-a =
    The Beast Tyrant clears his throat, and speaks to it about honey. It comes out backwards, apologising. The bees go along with it, for a bit.
event-road-41-a-else =
    You speak to it in a calm voice. It takes out on you everything that it could not say to the bees.
event-road-41-b =
    You drive it off, together with the bees. When you are stung in that many places, you no longer notice the scratches.
event-road-42 =
    An old friend comes limping up behind you: the Brute, on the way to somewhere, in no hurry at all. It would be good to walk a stretch together.
event-road-42-a =
    You walk slowly, and talk about all the things that were bigger then. The days go by. You would not have missed it.
event-road-42-b =
    You must get on, you tell each other, and clap one another on the back. The great shield grows smaller behind you on the road.
event-road-43 =
    In a burnt-out wagon lies the core of a war machine. It is still warm, and worth a great deal to the right people. It ticks when you think of leaving.
event-road-43-a =
    You take it along, in wet sacking. It whispers to your weapons by night, and by day they are not quite your own.
event-road-43-b =
    You leave it where it lies. The ticking follows you for a mile and then loses interest.
event-road-44 =
    They are coming out of the ground on both sides of the road: demons, in no order, as if something had spilled them. More come all the time.
event-road-44-a =
    You fight your way towards where there are most of them, and at last you see it: a hole in the world, hardly larger than a door. You will need to come back here, and with a plan.
event-road-44-b =
    You go flat on your stomachs through the heather, downwind. None of them looks your way. It does not feel like a victory.
event-road-45 =
    Bandits again, sharing out the loot of a week. They have set out their bottles in a row, and something is smeared on the arrows.
event-road-45-a =
    You are on them before the second bottle. They, however, are good shots, even so.
event-road-45-b =
    It is none of your affair whose loot that is. You hear them quarrelling long after you have passed.
event-road-46 =
    A rock as high as a tower stands all by itself in the plain. From below one can see that it is covered with signs, but one would have to be up there in order to read them.
event-road-46-a =
    You climb the whole afternoon. Up there you can read just one sign, as large as a cart, and you copy it down on your sleeve.
event-road-46-b =
    You put your heads back, say "well, well", and go on. It looks after you for a long time, if rocks do.
event-road-47 =
    A Vermling sits upon a stump, playing dead. It is not doing it very well: it has one eye open, and that eye is on your packs.
event-road-47-a =
    You tiptoe past, so as not to spoil it. From behind you comes a sigh of relief.
event-road-47-b =
    It was not so very dead, nor was it so very much alone. You pick small arrows out of one another for an hour.
event-road-48 =
    A Sun Demon stands in your path, in full light, and puts a question to you: have you seen where the night goes? It is hunting. So are those, it says, who come along behind it.
event-road-48-a =
    You tell it what you know about the dark, and that is not little. It bows, and the road is bright before you until evening.
event-road-48-b =
    You draw. It is like fighting with a noon: you can hardly see, and everywhere it hurts.
event-road-49 =
    Two columns meet at the crossroads: the city's soldiers with a writ, merchants with a hired guard. It is about the keep on the hill, and about whom it belongs to. You are asked your opinion, by both.
event-road-49-a =
    You stand with the soldiers. They go up to the keep together, and you will have to go there as well if you want your weapons back: for they have been collected, with a receipt.
event-road-49-b =
    You stand with the merchants, who hit hard for people of their trade and pay on the spot. In the end it is the keep that takes charge of everyone's weapons.
event-road-50 =
    In a dry well by the road leans a staff of driftwood, dripping. There is no water for miles.
event-road-50-a =
    You take it and leave. It drips on the road all the way, and behind you, in the dust, something has begun to sprout.
event-road-50-b =
    You search every hole before you go, and find footprints with webs between the toes. It takes until dark. Then you take the staff.
event-road-51 =
    Something like a bell, very small, can be heard from the bottom of a gully. It stops whenever you stop.
event-road-51-a =
    You climb down. It hangs in a thorn bush, where someone's pack was torn open long ago, and it has waited most patiently to be found.
event-road-51-b =
    You know about bells in gullies. It goes on ringing until you can no longer hear it, and then perhaps a little longer.
event-road-52 =
    A row of dead men lies along the road, neatly laid out, with their hands folded. All their purses are still there.
event-road-52-a =
    You take off your hats and pass. There was nothing wrong with that.
event-road-52-b =
    The purses are full, and there is a powder upon them, as fine as flour. You will remember each one of the faces.
event-road-53 =
    A Berserker is fighting alone against what must be a whole clan, laughing, up to the knees in them. It is not going well. It is going magnificently.
event-road-53-a =
    You wade in. He is delighted: at last, people! You are thanked with blows on the shoulder which are hard to tell from the others.
event-road-53-b =
    You wait for the end and then patch him up, with everything that you have in small bottles. He looks at you for a long time. Then he gives you his axe.
event-road-54 =
    A troupe of players, lost, with a donkey and the wrong map. They are due at court in three days. They are performing for the donkey, so as to keep in practice.
event-road-54-a =
    You bring them as far as the highway, and have seen the tragedy twice by then. It costs you a day, and you know now how one ought to die.
event-road-54-b =
    You know this wood as one knows one's pocket, and describe it so that they cannot miss the way. The leading lady weeps upon your neck.
event-road-54-b-else =
    You point in the direction in which, you are nearly sure, it must be. They set off, singing. You will hear of them.
event-road-55 =
    The path forks: one branch is clear and sunny, the other overgrown. A signpost is there too, but someone has turned it round, and lately.
event-road-55-a =
    You take the sunny one. It does lead where you wanted to go, and so there is not much to tell about it.
event-road-55-b =
    You take the overgrown one, on principle. The principle is full of thorns, and the thorns are full of something else.
event-road-56 =
    A man lies under his horse. The horse is dead, and he not yet. He has a ring on every finger and looks at you as if you were an answer.
event-road-56-a =
    You lift the horse, splint the leg and carry him to the next inn. He has nothing on him but rings of brass, he admits; the rest is just credit. He will tell everyone about you, though.
event-road-56-b =
    You sit down and wait. The rings are of brass.
event-road-57 =
    A Savvas steps out of the hillside and offers you something wrapped in moss. It does not explain. It only holds it out to you, with both hands, as one holds out a child.
event-road-57-a =
    You take it. It is a pebble. You carry it along, and put it by the fire each evening, without knowing why.
event-road-57-b =
    You would rather not. It looks from one to the next of you, and the slope closes behind it. You have the feeling that it will try once more, and you are out of breath for a good while.
event-road-58 =
    Fog, and no road in it. A wolf sits there, silver round the muzzle, and waits till you have all seen it. Then it gets up and goes ahead.
event-road-58-a =
    You follow it through the white until there is stone under your soles. When you turn to thank it, there is only the fog.
event-road-58-b =
    You will find the way for yourselves. You find it, too, at nightfall, from the other end.
event-road-59 =
    Insects hang over the road in a curtain, so many that they throw a shadow. Ever since a certain friend went north, there have been such swarms. They seem to know you.
event-road-59-a =
    You go through with your eyes shut. It crawls, it burns, it whispers your names; and on the other side, something gives you a pat on the head.
event-road-59-b =
    You set fire to it and run through the gap. It smells of hair, and the swarm above you writes a word in the smoke.
event-road-60 =
    You come upon the great shield, and then upon the Brute. He was on his own. It took a lot of them; they are lying around, and his face is quite peaceful.
event-road-60-a =
    You build him a mound that can be seen from the road, with the shield on top. Whoever passes adds a stone to it.
event-road-60-b =
    He would not need it any more. You find a horn with a silver rim, and one of you puts a cloak over his face before you go.
event-road-61 =
    The Sun Demon has found the night. You see them from the ridge, light against dark, going at each other above the ruins of a temple. The light is outnumbered.
event-road-61-a =
    You go back the way you came, on your toes. It flickers on the clouds till long after midnight.
event-road-61-b =
    You charge, and do not look too closely at whom. When you can see again, you stand on a threshold of white stone; now you know where they live.
event-road-62 =
    The Sun Demons stand in a ring around a dark thing which is breathing. There are fewer of them than before. "You," says one, "again." It sounds as though it were hoping.
event-road-62-a =
    You close the gap in the ring. When it is done, they show you the way to their temple, where the rest of the night has taken up its quarters.
event-road-62-b =
    Light or dark, demons are demons. They go out one by one, more in sorrow, it seems to you, and the dark thing gets up and leaves.
event-road-63 =
    The Savvas comes out of another hill. This time it has put what is in its hands into a box, and has learned a word: "Please."
event-road-63-a =
    You thank it and shake its hand. It is so surprised that it laughs, and a whole scree comes down for joy, somewhere, and harms no one.
event-road-63-b =
    You tell it that one does not waylay people. It puts down the box, and goes in. In it, in moss, lies a ring for the ear, shaped like a small sun.
event-road-64 =
    The campfire burns without giving light. Someone is sitting on the other side of it, and you know that knife. "You should have listened to me on the stairs," says the voice.
event-road-64-a =
    You get up to go and look. There is no one there; it is the dark itself, and it has been practising. By morning it has made its point and left you your lives, as being of no use to it.
event-road-64-b =
    You break camp without turning round. It keeps you company as far as the highway, with here and there a small cut, so that you shall not forget.
event-road-65 =
    Something silver winks in the gravel of the north road. You bend down. You know every link of it.
event-road-65-a =
    You take it back at once. She counts the links with her fingertips, gets to the last, and begins again from the front, so as to have it a second time.
event-road-65-b =
    It will fetch a few coins. You had forgotten how much you have learned by heart; you catch yourselves counting links for a long time after.
event-road-66 =
    Red smoke over a farm, and Inox between the barns. The farmer sits up on the roof and throws down tiles, and after the tiles a money box. "It's yours," he roars, "if they go!"
event-road-66-a =
    You pick them off from behind the well, one at a time. It is not heroic. The farmer is delighted.
event-road-66-b =
    You go in through the gate. It is heroic, and it hurts. The farmer cannot tell the difference.
event-road-67 =
    A merchant is alone on the road with three mules and a conscience. He has taken a wrong turning, he says, in several respects. He would like to get through to Gloomhaven, and start afresh.
event-road-67-a =
    You see him right to the gate. He opens a shop with honest weights, and people cannot get used to it at all.
event-road-67-b =
    You relieve him of the mules. He says that he had more or less expected it, and walks on with a lighter step.
event-road-68 =
    A cart has turned over in the ditch and its load lies all over the road. The merchant stands among it and shouts: at the horse, at the weather, at you. There is nobody else for miles.
event-road-68-a =
    You gather up what lies about, and simply go on gathering. He has stopped shouting. He is crying now, but by then you are round the bend.
event-road-68-b =
    You let him shout till he has finished, and then set up the cart again. He is ashamed; in town, he tells it as a story against himself, in which you come off very well indeed.
event-road-69 =
    Someone has seen you coming, and makes off across the fields: the last of the Gloom's people, with a bag, all by himself. Nobody would ever find out what you do about it.
event-road-69-a =
    You catch up with him at the hedge. He does not defend himself. There is some bread in the bag, and a book of names, and all of them are crossed out.
event-road-69-b =
    You follow him at a distance, for a day and a half. He goes to a village, knocks at a door and asks for work. You have a word with the elder. She gives him a spade.
