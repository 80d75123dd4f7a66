/** English: passed windows, open and covered hands, undone moves. */
import type { AnyPhrases } from './speak'

export const EN_PASSING = {
  pass: () => 'Pass',
  'pass-ahead': () => 'Pass until my next move',
  /** The short form for phones. */
  'pass-ahead-brief': () => 'Keep passing',
  'hand-over-pass-ahead': ({ name }: { name: string }) => `Pass until ${name}’s next move`,
  /** Names the seats whose windows are passed until their next move. */
  'passing-ahead': ({ names }: { names: string }) => `Passing until the next move: ${names}`,
  'ask-again': () => 'Ask again',
  'screen-for': ({ name }: { name: string }) => `The screen goes to ${name}`,
  'cover-hand': () => 'Cover my hand',
  'hands-open': () => 'Hands open on this screen',
  'hands-open-hint': () =>
    'For two who share a screen and do not mind seeing each other’s cards: the screen never changes hands.',
  'advice-on': () => 'Advice on demand',
  'advice-on-hint': () => 'Alone against bots, the menu and the key O show what a strong player would weigh.',
  'windows-wait': () => 'Wait for a pass',
  'windows-wait-hint': () =>
    'Where players at one screen hide their hands, a question that may be passed otherwise passes by itself after a few seconds, whatever is held.',
  'may-react': ({ name }: { name: string }) => `${name} may react`,
  'may-react-hint': () => 'Passes by itself in a moment.',
  'ends-hint': () => 'Ends by itself in a moment.',
  hold: () => 'Wait',
  'hold-for': ({ name }: { name: string }) => `${name} reacts`,
  'do-pass': () => 'Pass',
  'do-pass-ahead': () => 'Pass until my next move',
  'took-back-what': ({ name, what }: { name: string; what: string }) => `${name} took back: ${what}`,
  /** Said if only the beginning of an action was undone. */
  'went-back-before': ({ name, what }: { name: string; what: string }) => `${name} went back to before: ${what}`,
  'took-back': ({ name }: { name: string }) => `${name} took back what came next.`,
} satisfies AnyPhrases
