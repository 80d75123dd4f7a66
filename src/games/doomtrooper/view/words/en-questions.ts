/** English: what is asked, with one line of help. */
import { plural } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled } from '../questions'
import { card, thing } from './told'

const TITLES: Titles<Asks, Titled> = {
  'title deck order': () => 'The decks are shuffled',
  'title first player': () => 'Who begins is drawn',
  'title new order': () => 'The pile is shuffled',
  'title coin': () => 'A coin is flipped',
  'title before drawing': () => 'Before you draw',
  'title before ending': () => 'The end of your turn',
  'title action': () => 'Your turn: choose an action',
  'title discard cards': ({ over, pays }, speak) =>
    pays !== ''
      ? `Discard ${over} ${plural('en', over, 'card', 'cards')} for ${card(pays, speak)}`
      : over > 0
        ? `Discard at least ${over}`
        : 'Discard cards, if you like',
  'title any time': () => 'What you may play at any time',
  'title before combatants': () => 'An attack begins',
  'title combatants': () => 'Who attacks whom?',
  'title after combatants': () => 'Attacker and defender are named',
  'title tactic': () => 'Fight or Shoot?',
  'title weapons': ({ warrior }, speak) => (warrior === '' ? 'What is used?' : `What does ${thing(warrior, speak)} use?`),
  'title modify combat': () => 'Play something, or pass',
  'title whom to strike': () => 'Whom does your side strike?',
  'title share points': ({ total }) => `Share ${total} ${plural('en', total, 'point', 'points')} between Promotion and Destiny`,
  'title reaction': () => 'Do you answer this?',
  'title free play': ({ card: id }, speak) => `${card(id, speak)}: which card do you play?`,
  'title caster': ({ card: id }, speak) => `Who casts ${card(id, speak)}?`,
  'title spell for': ({ card: id }, speak) => `Whom is ${card(id, speak)} for?`,
  'title how much': ({ card: id, from }, speak) =>
    from === '' ? `${card(id, speak)}: how large is X?` : `${card(id, speak)}: how often do you exchange?`,
  'title which ones': ({ card: id }, speak) => `Choose for ${card(id, speak)}`,
  'title which branch': ({ card: id }, speak) => `${card(id, speak)}: which way?`,
  'title which opponent': ({ card: id }, speak) => `${card(id, speak)}: which opponent?`,
  'title which card': ({ card: id }, speak) => `${card(id, speak)}: which card?`,
}
const HINTS: Hints<Asks, Titled> = {
  'hint deck order': () => '',
  'hint first player': () => '',
  'hint new order': () => '',
  'hint coin': () => '',
  'hint before drawing': () => 'Some cards are played before you draw.',
  'hint before ending': () => 'Some cards are played at the end of your turn.',
  'hint action': () => 'Choose a card of your hand, then a lit place, or press a button. An attack ends your actions.',
  'hint discard cards': ({ pays }) => (pays === '' ? 'Your hand holds seven cards at most.' : 'They are its price.'),
  'hint any time': () => 'Whenever the match waits for an answer, in the turn of others too.',
  'hint before combatants': () => 'Nobody is named yet. Everybody is asked in turn until all have passed.',
  'hint combatants': () => 'Touch your attacker, then whom it attacks.',
  'hint after combatants': () => 'Everybody is asked in turn until all have passed.',
  'hint tactic': () => 'Fight against A, or Shoot against A. Weapons count in one of the two.',
  'hint weapons': () => 'One weapon or one vehicle, unless a card says otherwise.',
  'hint modify combat': () => 'Both sides play in turn. When both have passed, the combat is resolved.',
  'hint whom to strike': () => 'One of those that stand together against you.',
  'hint share points': () => 'Promotion wins the match, Destiny pays for warriors and cards.',
  'hint reaction': () => 'Everybody who could hold an answer is asked, whatever they hold.',
  'hint free play': () => 'It takes no action and need not wait for its moment.',
  'hint caster': () => 'One of your warriors that knows the discipline.',
  'hint spell for': () => 'This caster may cast it for another warrior.',
  'hint how much': ({ each, from, get }) =>
    from === 'D'
      ? `${each} Destiny for ${get} Promotion each time.`
      : from === 'P'
        ? `${each} Promotion for ${get} Destiny each time.`
        : `Each costs ${each} Destiny.`,
  'hint which ones': () => 'Touch them on the table.',
  'hint which branch': () => 'One of these happens.',
  'hint which opponent': () => 'Everybody but you.',
  'hint which card': () => 'Only you see these cards.',
}
export const EN_QUESTIONS = {
  ...TITLES,
  ...HINTS,
  'first action': () =>
    'Deploy warriors with Destiny, equip them, then attack. Points of those you kill become Promotion or Destiny, as you like.',
  'first discard cards': () => 'Cards that you keep are in your hand in the turns of others: some answer what they do.',
  'first combatants': () =>
    'Warriors of your Squad and of your Cohort attack alike. Where a pair is not allowed, the target says why.',
  'first weapons': () => 'A weapon counts in one attack only if it is used. What it adds is told on the side that uses it.',
  'first share points': () => 'Destiny can be spent at once in your next turn. Promotion only counts towards the end.',
  'first before combatants': () => 'Whoever attacks has not said with whom. Most cards wait for a later moment.',
  'first modify combat': () =>
    'The strip shows what both sides come to, reason by reason, and what happens if everybody passes now.',
  'first reaction': () => 'This is asked of everybody who could hold such a card, so that nobody learns who does.',
} satisfies AnyPhrases
