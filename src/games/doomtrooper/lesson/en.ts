/** English: the texts of the lesson. */
import type { GameLesson } from '../../lesson'

export const EN = {
  welcome: {
    title: 'Your first squad',
    text: 'You and a bot each have a deck of sixty cards. Warriors fight, and who kills one gets its value in points. In this match fifteen points of Promotion are enough.',
  },
  steps: {
    deploy: {
      title: 'Deploy a warrior',
      text: 'Each turn has three actions. The number in a warrior’s corner is its price in Destiny, the star beside your hand. Choose one that you can pay and deploy it. Short of Destiny? Meditate: one action, one star.',
    },
    equip: {
      title: 'Give it something',
      text: 'Weapons, armour and other gear go on a warrior: choose the card, then a lit warrior. What cannot be played now says why when you press it.',
    },
    attack: {
      title: 'Attack, or wait',
      text: 'An attack ends your actions, so it comes last. Nobody attacks in a first turn. Warriors left behind may take cover: +3 to armour, but they do not attack from there.',
    },
    pair: {
      title: 'Choose the pair',
      text: 'Touch your attacker, then the warrior that it attacks. Allies do not fight each other, and a pair that is not allowed says why.',
    },
    tactic: {
      title: 'Near or far',
      text: 'Fight or Shoot: each side sets that rating against the other’s armour. As much as the armour is a hit. Both strike at once, so look at both ratings.',
    },
    weapons: {
      title: 'What is used',
      text: 'One weapon, or one vehicle. Only what is used adds to the ratings.',
    },
    change: {
      title: 'Change the odds',
      text: 'Over both warriors you read what they come to and why, between them what happens if everybody passes now. Play a lit card, or pass.',
    },
    answer: {
      title: 'An answer',
      text: 'Some cards answer what others do. Everybody who could hold one is asked, so that the question betrays nothing. Without such a card, pass.',
    },
    share: {
      title: 'Your reward',
      text: 'A kill pays the warrior’s value. Promotion wins the match, Destiny pays for the next warriors: share the points as you like.',
    },
    keep: {
      title: 'The end of the turn',
      text: 'You may throw cards away, and must above seven. When your next turn begins you draw back up to seven.',
    },
  },
  done: {
    title: 'That is the game',
    text: 'You have deployed, attacked and been paid. Cover, spells, missions and dark gifts come with the cards. The rest of this match is yours.',
  },
} satisfies GameLesson['words']['en']
