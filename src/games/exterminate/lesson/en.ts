/** English texts of the lesson. */
import type { GameLesson } from '../../lesson'

export const EN = {
  welcome: {
    title: 'Your first skirmish',
    text: 'You lead a few Daleks against a few Cybermen. Whoever has more points after five turns wins, and here every enemy destroyed is a point, a leader two. Nothing can break: what you may not do is refused and explained, and almost everything can be taken back.',
  },
  steps: {
    edge: {
      title: 'Choose a side',
      text: 'Your roll was higher, so you choose where to begin. Both edges are fair: take either.',
    },
    deploy: {
      title: 'Set your miniatures up',
      text: 'They wait beside the table. Drag each into the shaded area; behind a crate is safer than in the open. When all of them stand, say that you are ready.',
    },
    initiative: {
      title: 'Dice may be thrown again',
      text: 'Fate tokens, your leader or a card can throw some dice again. They are few: keep them for a roll that matters, and pass now.',
    },
    move: {
      title: 'Move',
      text: 'Miniatures that can move have a bright ring. Take one and drag it: the shaded area is as far as it goes. Cover near the middle is a good place to stop.',
    },
    way: {
      title: 'Where to',
      text: 'Let go where it shall stand. Amber ground costs a roll to cross; the rings keep you out of arm’s reach of enemies. Undo takes a move back.',
    },
    'more-moves': {
      title: 'The others, too',
      text: 'Each miniature moves once a turn. When you have moved those that you want to, end the moves in the bar below.',
    },
    shoot: {
      title: 'Shoot',
      text: 'Choose one of yours: lines show every shot it has, with the dice it would throw. Then choose the enemy. Few dice at long range seldom wound.',
    },
    cards: {
      title: 'Cards for the attack',
      text: 'Some of your cards add hits to this attack. Play one by touching it, or pass and keep them for later.',
    },
    defence: {
      title: 'Cards for the defence',
      text: 'Somebody shoots at you, and the dice are final. A card can still turn hits aside; without one, pass.',
    },
    sprint: {
      title: 'Or sprint instead',
      text: 'Whoever has no good shot can run: drag it over free ground. End the shooting when nothing is left to do.',
    },
    upkeep: {
      title: 'Before the next turn',
      text: 'Draw your hand up to five cards, or take fate instead. Early in a match, cards are the better choice.',
    },
    stress: {
      title: 'Under stress',
      text: 'A miniature that is shot at may be left with stress: with one token it cannot shoot, with two it cannot move either. A fate token takes it all off at once.',
    },
    melee: {
      title: 'Close combat',
      text: 'Somebody stands within reach of an enemy. Drag it onto the enemy to fight: both sides roll, and the loser may be wounded.',
    },
    close: {
      title: 'Into contact',
      text: 'Drag it straight until the bases touch. The last step is where the fight happens.',
    },
  },
  done: {
    title: 'That is the game',
    text: 'You have seen moves, shots, cards and fights. The rest of this match is yours. Beside every number the log tells where it comes from.',
  },
} satisfies GameLesson['words']['en']
