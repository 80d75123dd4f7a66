/** Number agreement and the small words that lean on a name. */
import type { Language } from './speak'

const RULES: { readonly [L in Language]: Intl.PluralRules } = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') }

/** One of two forms, by the language's own rule: in French zero takes the singular. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  RULES[language].select(Math.abs(count)) === 'one' ? one : other

/** A number with what it counts, for a language: "1 card", "3 cards". */
export const counting =
  (language: Language) =>
  (count: number, one: string, other: string): string =>
    `${count} ${plural(language, count, one, other)}`

/** The first letter large: a name that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i

/** "de" before a name, contracted and elided: "des caisses", "du mur", "d’Alice", "de la tour". */
export const de = (name: string): string => {
  if (/^les /i.test(name)) return `des ${name.slice(4)}`
  if (/^le /i.test(name)) return `du ${name.slice(3)}`
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`
}

/** "à" before a name, contracted: "aux caisses", "au mur", "à la tour". */
export const au = (name: string): string => {
  if (/^les /i.test(name)) return `aux ${name.slice(4)}`
  if (/^le /i.test(name)) return `au ${name.slice(3)}`
  return `à ${name}`
}
