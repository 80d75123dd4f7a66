/** The way into the dictionaries: the chrome's own messages by key, and reasons from any layer. */
import type { Reason } from '../../kernel'
import type { ProofSaid } from '../../match/proof/said'
import type { Dictionary, PlanningWords, Say } from './dictionary'
import { type AnyPhrases, inWords, LANGUAGES, type Language, type Phrases, type Speak } from './speak'
import { speaker } from './speaker'
import { typeset } from './typeset'

const LOADS: { readonly [L in Language]: () => Promise<Dictionary> } = {
  en: () => import('./en').then(({ EN }) => EN),
  fr: () => import('./fr').then(({ FR }) => FR),
}
const PLANNING: { readonly [L in Language]: () => Promise<PlanningWords> } = {
  en: () => import('./en-planning').then(({ EN_PLANNING }) => EN_PLANNING),
  fr: () => import('./fr-planning').then(({ FR_PLANNING }) => FR_PLANNING),
}
const CHECKING: { readonly [L in Language]: () => Promise<Phrases<ProofSaid>> } = {
  en: () => import('./en-proof').then(({ EN_PROOF }) => EN_PROOF),
  fr: () => import('./fr-proof').then(({ FR_PROOF }) => FR_PROOF),
}
const learnt: { [L in Language]?: Dictionary } = {}
const planning: { [L in Language]?: PlanningWords } = {}
const checking: { [L in Language]?: Phrases<ProofSaid> } = {}
let isPlanning = false
let isChecking = false

/** Loads a language. Nothing can be said in a language before it has been loaded. */
export async function learn(language: Language): Promise<void> {
  learnt[language] ??= await LOADS[language]()
  if (isPlanning) planning[language] ??= await PLANNING[language]()
  if (isChecking) checking[language] ??= await CHECKING[language]()
}

/** Loads what the planner says, in every language loaded and to be loaded. */
export async function learnPlanning(): Promise<void> {
  isPlanning = true
  await Promise.all(LANGUAGES.filter((language) => learnt[language]).map(learn))
}

/** Loads what a check of the dice says, in every language loaded and to be loaded. */
export async function learnChecking(): Promise<void> {
  isChecking = true
  await Promise.all(LANGUAGES.filter((language) => learnt[language]).map(learn))
}

function dictionaryOf(language: Language): Dictionary {
  const found = learnt[language]
  if (!found) throw new Error(`The words of "${language}" have not been loaded`)
  return found
}

/** The platform's dictionaries for reasons, to be asked after a game's own: the planner's and the check's, too, once they have been loaded. */
export const platformPhrases = (language: Language): readonly AnyPhrases[] => {
  const { kernel, table, host, layout } = dictionaryOf(language)
  const plan = planning[language]
  const proof = checking[language]
  return [kernel, table, host, layout, ...(plan ? [plan as AnyPhrases] : []), ...(proof ? [proof as AnyPhrases] : [])]
}

/** The words of a reason: a game's phrases are asked first, then the platform's. */
export const reasonInWords = (reason: Reason, speak: Speak, game?: AnyPhrases): string =>
  inWords(reason, [...(game ? [game] : []), ...platformPhrases(speak.language)], speak)

const SAYS: { [L in Language]?: Say } = {}

/** Says the chrome's messages in one language. */
export function sayer(language: Language): Say {
  const known = SAYS[language]
  if (known) return known
  const { ui } = dictionaryOf(language)
  const speak = speaker(language)
  const say: Say = (key, ...says) => {
    // The signature of `Say` ties the parameters to the key; looking the phrase up loses that.
    const phrase = ((ui as AnyPhrases)[key] ?? planning[language]?.[key as keyof PlanningWords]) as (
      says: unknown,
      speak: Speak,
    ) => string
    return typeset(phrase(says[0] ?? {}, speak), language)
  }
  SAYS[language] = say
  return say
}
