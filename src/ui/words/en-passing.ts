/** English: windows that are passed, hands that lie open or covered, moves taken back. */
import type { AnyPhrases } from './speak'

export const EN_PASSING = {
  pass: () => 'Pass',
  'pass-ahead': () => 'Pass until my next move',
  /** On a phone. */
  'pass-ahead-brief': () => 'Keep passing',
  'hand-over-pass-ahead': ({ name }: { name: string }) => `Pass until ${name}’s next move`,
  /** Names the seat whose windows are passed until its next move. */
  'passing-ahead': ({ names }: { names: string }) => `Passing until the next move: ${names}`,
  'ask-again': () => 'Ask again',
  'screen-for': ({ name }: { name: string }) => `The screen goes to ${name}`,
  'cover-hand': () => 'Cover my hand',
  'hands-open': () => 'Hands open on this screen',
  'hands-open-hint': () =>
    'For two who share a screen and do not mind seeing each other’s cards: the screen never changes hands.',
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
  /** Nothing but the beginning of something was taken back. */
  'went-back-before': ({ name, what }: { name: string; what: string }) => `${name} went back to before: ${what}`,
  'took-back': ({ name }: { name: string }) => `${name} took back what came next.`,
} satisfies AnyPhrases
