/** The windows in which a player may react, which of them wait for him, and whether one is about his own. Public facts only. */
import type { AnyDecision } from '../../../kernel'
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { Stop } from '../../hands'
import type { View } from '../rules/state'
import type { Asks } from '../rules/terms'
import { PHRASES } from './words'

/** In the order in which they come up in a combat. */
export const WINDOWS = [
  'adventure window',
  'reroll window',
  'attack cards',
  'defence cards',
  'contest window',
  'stress window',
] as const satisfies readonly (keyof Asks)[]
export type WindowSubject = (typeof WINDOWS)[number]

/**
 * Asked by default. Another's dice can be touched by one card in twelve, and a fresh stress token comes off at one's own next go as
 * well: an evening shall not be drowned in such questions. Who may finish a shocked enemy is always asked: it is worth points.
 */
const ASKED: { readonly [S in WindowSubject]: { readonly own: boolean; readonly other: boolean } } = {
  'adventure window': { own: true, other: false },
  'reroll window': { own: true, other: false },
  'attack cards': { own: true, other: true },
  'defence cards': { own: true, other: true },
  'contest window': { own: true, other: true },
  'stress window': { own: false, other: false },
}

const made = (language: Language): readonly Stop[] => {
  const phrases = PHRASES[language]
  // The phrases of windows take no parameters, so they need nobody to speak of.
  const plain = (key: `stop ${WindowSubject}` | `stop-hint ${WindowSubject}`) =>
    typeset((phrases[key] as () => string)(), language)
  return WINDOWS.map((subject) => ({
    subject,
    label: plain(`stop ${subject}`),
    hint: plain(`stop-hint ${subject}`),
    ...ASKED[subject],
  }))
}
const STOPS: { readonly [L in Language]: readonly Stop[] } = { en: made('en'), fr: made('fr') }
export const stopsIn = (language: Language): readonly Stop[] => STOPS[language]

const isOf = (view: View, ref: unknown, seat: string): boolean =>
  typeof ref === 'string' && Object.hasOwn(view.figures, ref) && view.figures[ref]?.seat === seat

/** Is this window about the player's own dice, or a figure of his? */
export function isOwn({ seat, subject, about }: AnyDecision, view: View): boolean {
  switch (subject) {
    case 'attack cards':
    case 'defence cards':
    case 'stress window':
      return true
    case 'reroll window':
      return Object.values(view.dice ?? {}).some((pool) => pool.seat === seat)
    // Without a figure it is the initiative, which is everybody's.
    case 'adventure window':
      return about?.figure === undefined || isOf(view, about.figure, seat) || isOf(view, about.other, seat)
    default:
      return isOf(view, about?.figure, seat)
  }
}
