/** English: the questions, each with one line of help, and first-evening hints. */
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled } from '../questions'
import { place, placed } from './told'

const TITLES: Titles<Asks, Titled> = {
  'title starting locations': () => 'The starting locations are dealt',
  'title deck shuffle': () => 'The deck is shuffled',
  'title end card shuffle': () => 'The End of Game card is hidden',
  'title reshuffle': () => 'The discard pile is shuffled',
  'title action': ({ isEnd }) => (isEnd ? 'End phase: one action, or pass' : 'Your turn: any number of actions'),
  'title more defenders': ({ location }, speak) => `More defenders for ${place(location, speak)}?`,
  'title more enemies': ({ location }, speak) => `More enemies against ${placed(location, speak)}?`,
  'title more to reserve': () => 'A second card for the reserve?',
  'title more to discard': () => 'Discard a second card?',
  'title how many cards': () => 'How many cards do you buy?',
  'title time from': ({ missing }) => `Who gives the missing ${missing} time?`,
  'title which markers': () => 'Which TARDIS markers are removed?',
  'title which enemy': ({ location }, speak) => `Which enemy at ${place(location, speak)} is discarded?`,
  'title divert to': ({ location }, speak) => `Where does the attack on ${place(location, speak)} go?`,
  'title which defender': () => 'Which defender is given up?',
  'title discard for new': () => 'Which cards do you exchange?',
  'title unit boost': ({ location, attack, defence }, speak) =>
    `U.N.I.T. at ${place(location, speak)}: ${defence} against ${attack}`,
  'title tesselecta': ({ location }, speak) => `${place(location, speak)} is lost: play Tesselecta?`,
  'title losses': ({ location }, speak) => `What does the attack on ${placed(location, speak)} lose?`,
  'title take back': () => 'Take cards back from the reserve',
}

const HINTS: Hints<Asks, Titled> = {
  'hint starting locations': () => '',
  'hint deck shuffle': () => '',
  'hint end card shuffle': () => '',
  'hint reshuffle': () => '',
  'hint action': ({ isEnd }) =>
    isEnd
      ? 'Do one thing with a card, buy cards, or pass. Then it is the next player’s turn.'
      : 'Choose a card, then a lit place; or drag it there. Keep three cards: they go to the player on your right.',
  'hint more defenders': ({ card }, speak) =>
    `They are placed together with ${place(card, speak)}. Choose them in your hand, no kind twice.`,
  'hint more enemies': ({ card }, speak) =>
    `They attack together with ${place(card, speak)}. Only enemies that go with each other are offered.`,
  'hint more to reserve': ({ card }, speak) => `${place(card, speak)} goes to the reserve; one more card may go with it.`,
  'hint more to discard': ({ card }, speak) => `${place(card, speak)} is discarded for 1 time; a second card gives 1 more.`,
  'hint how many cards': () => 'Each costs 5 time. What you do not spend, you keep.',
  'hint time from': () => 'The supply has run out: the other players give the rest, as you choose.',
  'hint which markers': () => 'Up to three, of any players. Touch the locations.',
  'hint which enemy': () => 'Touch one of the cards of the attack, face up or face down.',
  'hint divert to': () => 'A location of another player, but not the attacker’s. Touch it.',
  'hint which defender': () => 'Choose a defender in your hand: K-9 needs company.',
  'hint discard for new': () => 'You draw as many as you give up, and one more for the card itself.',
  'hint unit boost': () => 'Each point of time makes the defence one stronger. 0 leaves it as it is.',
  'hint tesselecta': () =>
    'Its defenders would go back to your hand. Everybody who loses a conflict is asked, whatever they hold.',
  'hint losses': () => 'The strongest cards that the defence can still match. Choose between equal sets.',
  'hint take back': () => 'At any time during your own turn.',
}

export const EN_QUESTIONS = {
  ...TITLES,
  ...HINTS,
  // first
  'first action': () =>
    'Your row lies before you, the others’ beyond. Play locations for time, put defenders on yours, send enemies to theirs. A free location, or one you hold by an attack, scores its points.',
  'first more defenders': () => 'On a location that nobody attacks, defenders lie face down: only you may look at them.',
  'first more enemies': () =>
    'Against undefended locations enemies lie face down and hold them. Against defenders they fight at once.',
  'first more to discard': () => 'Discarding gives time, and brings your hand down to the three cards that you must pass on.',
  'first tesselecta': () =>
    'This is asked of everybody who loses a conflict and has cards, so that nobody learns who holds Tesselecta.',
  'first unit boost': () => 'All cards lie open: you know exactly what you need. A tie is a victory for the defender.',
  'first losses': () => 'A victorious attack loses as much as the defence could match, but never its last card.',
} satisfies AnyPhrases
