/** Access to the dictionaries: the chrome's messages by key, and reasons from any layer. */
import type { Reason } from '../../kernel'
import type {
  AccountWords,
  CheckingWords,
  ClaimWords,
  ClipWords,
  DecksWords,
  Dictionary,
  HelpingWords,
  MotiveWords,
  OnlineWords,
  PlanningWords,
  PuzzleWords,
  ResultWords,
  Say,
  WatchingWords,
} from './dictionary'
import { type AnyPhrases, inWords, LANGUAGES, type Language, type Speak } from './speak'
import { speaker } from './speaker'
import { typeset } from './typeset'

const LOADS: { readonly [L in Language]: () => Promise<Dictionary> } = {
  en: () => import('./en').then(({ EN }) => EN),
  fr: () => import('./fr').then(({ FR }) => FR),
}
/** Dictionaries of single parts of the product, loaded with those parts. */
interface Parts {
  readonly planning: PlanningWords
  readonly online: OnlineWords
  /** What the check of a match's dice and shuffles finds. */
  readonly checking: CheckingWords
  /** What a result file proves. */
  readonly result: ResultWords
  readonly watching: WatchingWords
  readonly puzzles: PuzzleWords
  /** The table in words, and what is told aloud. */
  readonly account: AccountWords
  readonly claims: ClaimWords
  readonly clips: ClipWords
  readonly decks: DecksWords
  readonly helping: HelpingWords
  readonly motive: MotiveWords
}
const PARTS: { readonly [P in keyof Parts]: { readonly [L in Language]: () => Promise<Parts[P]> } } = {
  planning: {
    en: () => import('./en-planning').then(({ EN_PLANNING }) => EN_PLANNING),
    fr: () => import('./fr-planning').then(({ FR_PLANNING }) => FR_PLANNING),
  },
  online: {
    en: () => import('./en-online').then(({ EN_ONLINE }) => EN_ONLINE),
    fr: () => import('./fr-online').then(({ FR_ONLINE }) => FR_ONLINE),
  },
  checking: {
    en: () => import('./en-proof').then(({ EN_PROOF }) => EN_PROOF),
    fr: () => import('./fr-proof').then(({ FR_PROOF }) => FR_PROOF),
  },
  result: {
    en: () => import('./en-result').then(({ EN_RESULT }) => EN_RESULT),
    fr: () => import('./fr-result').then(({ FR_RESULT }) => FR_RESULT),
  },
  watching: {
    en: () => import('./en-watching').then(({ EN_WATCHING }) => EN_WATCHING),
    fr: () => import('./fr-watching').then(({ FR_WATCHING }) => FR_WATCHING),
  },
  puzzles: {
    en: () => import('./en-puzzles').then(({ EN_PUZZLES }) => EN_PUZZLES),
    fr: () => import('./fr-puzzles').then(({ FR_PUZZLES }) => FR_PUZZLES),
  },
  account: {
    en: () => import('./en-account').then(({ EN_ACCOUNT }) => EN_ACCOUNT),
    fr: () => import('./fr-account').then(({ FR_ACCOUNT }) => FR_ACCOUNT),
  },
  claims: {
    en: () => import('./en-claims').then(({ EN_CLAIMS }) => EN_CLAIMS),
    fr: () => import('./fr-claims').then(({ FR_CLAIMS }) => FR_CLAIMS),
  },
  clips: {
    en: () => import('./en-clips').then(({ EN_CLIPS }) => EN_CLIPS),
    fr: () => import('./fr-clips').then(({ FR_CLIPS }) => FR_CLIPS),
  },
  decks: {
    en: () => import('./en-decks').then(({ EN_DECKS }) => EN_DECKS),
    fr: () => import('./fr-decks').then(({ FR_DECKS }) => FR_DECKS),
  },
  helping: {
    en: () => import('./en-helping').then(({ EN_HELPING }) => EN_HELPING),
    fr: () => import('./fr-helping').then(({ FR_HELPING }) => FR_HELPING),
  },
  motive: {
    en: () => import('./en-motive').then(({ EN_MOTIVE }) => EN_MOTIVE),
    fr: () => import('./fr-motive').then(({ FR_MOTIVE }) => FR_MOTIVE),
  },
}
const learnt: { [L in Language]?: Dictionary } = {}
const wanted = new Set<keyof Parts>()
const learntParts: { [L in Language]?: { -readonly [P in keyof Parts]?: AnyPhrases } } = {}

/** Loads a language, which must be done before any text in it is made. */
export async function learn(language: Language): Promise<void> {
  learnt[language] ??= await LOADS[language]()
  const parts = learntParts[language] ?? {}
  learntParts[language] = parts
  for (const part of wanted) parts[part] ??= (await PARTS[part][language]()) as AnyPhrases
}

/** Loads the messages of a part of the product, in every language that is or will be loaded. */
export async function learnPart(part: keyof Parts): Promise<void> {
  wanted.add(part)
  await Promise.all(LANGUAGES.filter((language) => learnt[language]).map(learn))
}

function dictionaryOf(language: Language): Dictionary {
  const found = learnt[language]
  if (!found) throw new Error(`The words of "${language}" have not been loaded`)
  return found
}

/** The platform's dictionaries for reasons, to be searched after a game's own, including those of the parts loaded so far. */
export const platformPhrases = (language: Language): readonly AnyPhrases[] => {
  const { kernel, table, host, layout } = dictionaryOf(language)
  return [kernel, table, host, layout, ...Object.values(learntParts[language] ?? {})]
}

/** The words of a reason: a game's phrases are searched first, then the platform's. */
export const reasonInWords = (reason: Reason, speak: Speak, game?: AnyPhrases): string =>
  inWords(reason, [...(game ? [game] : []), ...platformPhrases(speak.language)], speak)

/** Whether the reason is about the game's rules, not about how the page works: the rules help explains it. */
export const isOfRules = ({ key, rule }: Reason, language: Language, game: AnyPhrases = {}): boolean =>
  rule !== undefined || Object.hasOwn(game, key) || Object.hasOwn(dictionaryOf(language).table, key)

const SAYS: { [L in Language]?: Say } = {}

/** Gives the texts of the chrome's messages in one language. */
export function sayer(language: Language): Say {
  const known = SAYS[language]
  if (known) return known
  const { ui } = dictionaryOf(language)
  const speak = speaker(language)
  const say: Say = (key, ...says) => {
    const own = [ui as AnyPhrases, ...Object.values(learntParts[language] ?? {})].find((part) => Object.hasOwn(part, key))
    // The cast is safe: the signature of `Say` ties the parameters to the key, which the look-up loses.
    const phrase = own?.[key] as (says: unknown, speak: Speak) => string
    return typeset(phrase(says[0] ?? {}, speak), language)
  }
  SAYS[language] = say
  return say
}
