/** English: windows that are passed, hands that lie open or covered, moves taken back. */
import type { PassingSaid } from './said-passing'
import type { Phrases } from './speak'

export const EN_PASSING: Phrases<PassingSaid> = {
  pass: () => 'Pass',
  'pass-ahead': () => 'Pass until my next move',
  'hand-over-pass-ahead': ({ name }) => `Pass until ${name}’s next move`,
  'passing-ahead': ({ names }) => `Passing until the next move: ${names}`,
  'ask-again': () => 'Ask again',
  'screen-for': ({ name }) => `The screen goes to ${name}`,
  'cover-hand': () => 'Cover my hand',
  'hands-open': () => 'Hands open on this screen',
  'hands-open-hint': () =>
    'For two who share a screen and do not mind seeing each other’s cards: the screen never changes hands.',
  'do-pass': () => 'Pass',
  'do-pass-ahead': () => 'Pass until my next move',
  'took-back': ({ name }) => `${name} took back what came next.`,
}
