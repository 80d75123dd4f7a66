/** Plural forms, and the French articles and prepositions that contract with a name. */
import type { Language } from './speak'

const RULES: { readonly [L in Language]: Intl.PluralRules } = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') }

/** One of two forms by the language's plural rule: in French, zero takes the singular. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  RULES[language].select(Math.abs(count)) === 'one' ? one : other

/** A number with what is counted, in a language: "1 card", "3 cards". */
export const counting =
  (language: Language) =>
  (count: number, one: string, other: string): string =>
    `${count} ${plural(language, count, one, other)}`

/** With a capital first letter, for a name that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/**
 * Aspirated h, before which nothing is elided: before a consonant, as in "de Hrunka", and in these words, as in "de Houscarl".
 */
const ASPIRATE =
  /^h(?:[bcdfgjklmnpqrstvwxz]|(?:ache|allebardier|angar|arpie|aut|éros|erse|ibou|obbit|ors|oule|o?uscarl|ulk|un(?:d|s)?|urleur|ussard|utte)(?!\p{L}))/iu
const VOWEL = /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiouy]))/i
/**
 * Whether "de" and "que" lose their vowel before the name. Most names have a mute h; y before a vowel is a consonant: "de Yann".
 */
const isElided = (name: string): boolean => VOWEL.test(name) && !ASPIRATE.test(name)
/** A player without a name of his own, who takes the article: "du joueur A". */
const UNNAMED = /^joueur \p{Lu}$/iu

/** Splits a name into the article that contracts with the preceding word, and the rest. */
function parted(name: string): { readonly article: 'le' | 'les' | ''; readonly rest: string } {
  if (UNNAMED.test(name)) return { article: 'le', rest: `joueur ${name.slice(-1)}` }
  const article = /^les? /i.exec(name)?.[0] ?? ''
  return { article: article === '' ? '' : article.length === 3 ? 'le' : 'les', rest: name.slice(article.length) }
}

/** A name within a sentence where nothing contracts: "contre le joueur A", "pour Alice". */
export const le = (name: string): string => {
  const { article, rest } = parted(name)
  return article === '' ? rest : `${article} ${rest}`
}

/** "de" before a name, contracted and elided: "des caisses", "du mur", "d’Alice", "de la tour". */
export const de = (name: string): string => {
  const { article, rest } = parted(name)
  return article === '' ? (isElided(rest) ? `d’${rest}` : `de ${rest}`) : `${article === 'le' ? 'du' : 'des'} ${rest}`
}

/** "à" before a name, contracted: "aux caisses", "au mur", "à la tour". */
export const au = (name: string): string => {
  const { article, rest } = parted(name)
  return article === '' ? `à ${rest}` : `${article === 'le' ? 'au' : 'aux'} ${rest}`
}

/** "que" before a name, elided: "qu’Alice", "que le mur". */
export const que = (name: string): string => {
  const { article, rest } = parted(name)
  return article === '' && isElided(rest) ? `qu’${rest}` : `que ${article === '' ? '' : `${article} `}${rest}`
}
