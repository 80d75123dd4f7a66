/** English texts of the lesson. */
import type { GameLesson } from '../../lesson'

export const EN = {
  welcome: {
    title: 'Your first cards',
    text: 'You defend places in time and space against two bots, and send enemies to theirs. In the end your places count for you where nobody attacks them, and so do the others’ places that you attack.',
  },
  steps: {
    place: {
      title: 'Play a location',
      text: 'Blue cards are locations. Choose one in your hand, then the end of your row. It will score, and it gives time counters at once.',
    },
    defend: {
      title: 'Guard what is worth most',
      text: 'The Doctor and companions are defenders: place them face down at your best location. Nobody knows who stands there until an attack comes.',
    },
    attack: {
      title: 'Send enemies out',
      text: 'Red cards are enemies: place one at another player’s location. If it is stronger than the defenders, the place scores for you as long as it stays.',
    },
    end: {
      title: 'Keep three cards',
      text: 'Do as much as you like, but three cards must remain: when you end the turn, they go to the player on your right. Think of what you hand over.',
    },
    together: {
      title: 'Several at once',
      text: 'More cards may go with the first, if they fit together. Only those that do are lit.',
    },
    reserve: {
      title: 'The reserve',
      text: 'Cards in the reserve are safe from being given away. You may take them back in a turn of yours.',
    },
    buy: {
      title: 'Time buys cards',
      text: 'Five time counters buy a card. More cards make a longer turn.',
    },
    lost: {
      title: 'A place is lost',
      text: 'Everybody who loses a conflict is asked this, so that the question betrays nothing. Without the card, go on.',
    },
  },
  done: {
    title: 'That is the game',
    text: 'You have seen places, defenders, attacks and the three cards that go on. The rest of this match is yours.',
  },
} satisfies GameLesson['words']['en']
