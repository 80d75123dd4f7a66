/** English: the texts of the tutorial match. */
import type { GameLesson } from '../../lesson'

export const EN = {
  welcome: {
    title: 'Your first skirmish',
    text: 'You lead Azelks of the mountain against the bot’s Mycoids of the swamp. There are no dice: a sum must beat a sum, and each side adds points of Will in secret. What is not allowed is refused and explained.',
  },
  steps: {
    discipline: {
      title: 'Whose land first?',
      text: 'The land drifts from one people’s to the other’s. Bid points of Discipline for the choice: drag along the hand, or press + and confirm. What is bid is lost, and who has more left goes first.',
    },
    order: {
      title: 'The choice is yours',
      text: 'You bid more. Choose the land of the first turns; the other people’s comes as the match goes on.',
    },
    deploy: {
      title: 'Set your army up',
      text: 'Drag a miniature into a strip at an edge; your first one takes that strip for you. Shooters and magicians are safer behind the others.',
    },
    window: {
      title: 'The turn is this strip',
      text: 'It runs from the highest Rapidity down. Beside each miniature stand its action points and its Will. Drag one of the lit ones to walk, or press it to see all that it can do.',
    },
    way: {
      title: 'A way',
      text: 'The lit ground can be reached. A walk costs one point and may end touching an enemy; a run goes further and may not.',
    },
    wait: {
      title: 'Waiting is free',
      text: 'Passing ends your window at this step, no more: whoever has points left may act at any lower step, even between two enemies. Only the end of the turn takes what is left.',
    },
    shooters: {
      title: 'Shoot together',
      text: 'Shooters add their skills and the target answers once. All pay, and only then is anything measured: who is out of range has paid for nothing.',
    },
    concentrate: {
      title: 'Who concentrates?',
      text: 'That a shooter puts Will into the shot is seen by all; how much is not, until the target has answered.',
    },
    'shot-bid': {
      title: 'Points under a hand',
      text: 'Above the hand are both sums. Yours must be higher once both hands are lifted; more than twice as high does more damage. Will that is spent is gone until the next turn.',
    },
    notice: {
      title: 'You are shot at',
      text: 'To notice costs an action point; then Will may be added to Reflexes. Not to notice keeps both for later.',
    },
    charge: {
      title: 'A charge',
      text: 'It is paid for before it is measured, and goes up to twice its Movement. Choose where it strikes home: green places give the attack with its bonus.',
    },
    blow: {
      title: 'Skill or strength',
      text: 'A normal attack sets Attack against Defence; a forceful one Strength against Reflexes. Press the enemy to see where it is weaker.',
    },
    melee: {
      title: 'Both hands at once',
      text: 'You and your opponent bid at the same time. Think of what the other can still add, and of what you want to keep for the blows to come.',
    },
    spell: {
      title: 'A spell',
      text: 'Whoever casts must see the target; range is measured when the points are paid. An enemy that notices may resist with its Will.',
    },
    mana: {
      title: 'Mana',
      text: 'It must exceed the difficulty, with the Will of those who resist. Mana comes anew each turn, and more of it after turns of trance.',
    },
    land: {
      title: 'The land drifts',
      text: 'The little signs in the strip show the land of each turn to come. On its own land a people is stronger, on the other’s weaker: strike while yours lasts.',
    },
  },
  done: {
    title: 'That is the game',
    text: 'You have seen windows, charges, shots, spells and bids. The rest of this match is yours: hold the ringed places at its end.',
  },
} satisfies GameLesson['words']['en']
