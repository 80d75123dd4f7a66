/** English texts of the lesson. */
import type { GameLesson } from '../../lesson'

export const EN = {
  welcome: {
    title: 'Your first strike',
    text: 'You lead Enforcers against the bot. The battlefield is made of cubes: a model may stand at any place in its cube. Points come from objectives and from enemies taken out. What is not allowed is refused and explained; nearly everything can be taken back.',
  },
  steps: {
    first: {
      title: 'Who begins',
      text: 'You may say who begins. Whoever does chooses a zone, sets up first and acts first. Take it yourself for now: you see at once what your team can do.',
    },
    zone: {
      title: 'Your end of the battlefield',
      text: 'Two zones are lit on the table. Press the one where you want to begin: walls and floors near it shelter your team on its way.',
    },
    deploy: {
      title: 'Set your team up',
      text: 'Drag each model to a lit cube near your edge. A roof is a fine place to shoot from, a window is cover.',
    },
    command: {
      title: 'Your Command dice',
      text: 'Each round you roll Command dice: they buy extra steps, shots and activations. You may throw some again once. Look at the symbols, then decide.',
    },
    spend: {
      title: 'A die for this roll?',
      text: 'A Command die can add dice to a roll that is about to be made. Keep it unless this roll matters.',
    },
    turn: {
      title: 'Your turn',
      text: 'Activate one model: lift it, or press it twice. Those that may still act wear a bright ring. When it is done, your opponent activates one, and so on.',
    },
    action: {
      title: 'One long or two short actions',
      text: 'A model has two short actions, or one long one. Drag it to a lit cube to move, or onto an enemy to shoot or to fight. Moving first and shooting next is a good start.',
    },
    move: {
      title: 'Where in the cube',
      text: 'Choose where it stands. Lines of sight are drawn from there, so a step behind a corner makes all the difference. Undo takes it back.',
    },
    second: {
      title: 'The second action',
      text: 'One action is left. If it sees an enemy, shoot: the forecast tells the chances before you throw. Or end the activation.',
    },
    shoot: {
      title: 'Choose your target',
      text: 'Lit enemies can be seen. A clear sight of the whole model is worth more dice than a glimpse, and height helps.',
    },
    extra: {
      title: 'One more model',
      text: 'A Command die lets another model act at once, before your opponent. Use it to finish what you began, or pass.',
    },
    reroll: {
      title: 'Throw some again',
      text: 'Choose the dice that failed; those that succeeded stay as they are.',
    },
    stand: {
      title: 'On its feet again',
      text: 'A pinned model stands up before it does anything else. Choose where in its cube.',
    },
    item: {
      title: 'Something lies here',
      text: 'Items can be picked up by whoever stands in their cube. Most are worth it.',
    },
    next: {
      title: 'Think of the objectives',
      text: 'Markers score for whoever holds their cube. A model on an objective is worth more than a model in a good firing place.',
    },
  },
  done: {
    title: 'That is the game',
    text: 'You have seen Command dice, activations, moves and shots. The rest of this match is yours. Press the eye to see what any model sees.',
  },
} satisfies GameLesson['words']['en']
