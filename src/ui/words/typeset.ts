/** Typographic finish of texts, so that dictionaries can be written with plain spaces and apostrophes. */
import type { Language } from './speak'

/** A narrow no-break space. French puts it before high punctuation and inside guillemets. */
export const NARROW = '\u202f'
/** A no-break space, between a number and its unit. */
export const FIXED = '\u00a0'

/** A hyphen at which lines do not break. */
const UNBROKEN = '\u2011'

/** Keeps words such as "re-roll" on one line. */
const english = (text: string) => text.replaceAll("'", '’').replace(/\b(re)-(?=\p{L})/giu, `$1${UNBROKEN}`)
const french = (text: string) =>
  text
    .replaceAll("'", '’')
    .replace(/ ([:;!?»])/g, `${NARROW}$1`)
    .replace(/« /g, `«${NARROW}`)
    .replace(/ %/g, `${NARROW}%`)

/** Sets apostrophes and, in French, the spaces around punctuation. Idempotent. */
export const typeset = (text: string, language: Language): string => (language === 'fr' ? french(text) : english(text))
