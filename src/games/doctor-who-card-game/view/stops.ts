/** The window in which a player may react: Tesselecta. Everybody who could hold it is asked, so a player without it may have it passed. */
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { Stop } from '../../hands'
import { PHRASES } from './words'

const made = (language: Language): readonly Stop[] => {
  const phrases = PHRASES[language]
  // These phrases take no parameters, so they need nobody to speak of.
  const plain = (key: 'stop tesselecta' | 'stop-hint tesselecta') => typeset((phrases[key] as () => string)(), language)
  return [{ subject: 'tesselecta', label: plain('stop tesselecta'), hint: plain('stop-hint tesselecta'), own: true, other: true }]
}
const STOPS: { readonly [L in Language]: readonly Stop[] } = { en: made('en'), fr: made('fr') }
export const stopsIn = (language: Language): readonly Stop[] => STOPS[language]
