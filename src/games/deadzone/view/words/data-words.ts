/** Texts about the game's data in both languages: keywords, Army Specials, items, weapon lines. */
import type { Language, Phrases } from '../../../../ui/words/speak'
import type { DataSaid } from '../../rules/said/data'
import { EN_DATA } from './en-data'
import { EN_ITEMS, EN_SPECIALS } from './en-effects'
import { EN_KEYWORDS } from './en-keywords'
import { FR_DATA } from './fr-data'
import { FR_ITEMS, FR_SPECIALS } from './fr-effects'
import { FR_KEYWORDS } from './fr-keywords'
import type { ItemTexts, KeywordTexts, SpecialTexts } from './told'

/** The messages about faults of a strike team. They are part of the game's dictionary. */
export const DATA_PHRASES: { readonly [L in Language]: Phrases<DataSaid> } = { en: EN_DATA, fr: FR_DATA }

export interface DataWords {
  readonly keywords: KeywordTexts
  readonly specials: SpecialTexts
  readonly items: ItemTexts
  readonly weapon: {
    /** A weapon's range in cubes. */
    readonly reach: (cubes: number) => string
    /** The word for weapons that are only for Fights. */
    readonly fight: string
    readonly ap: (value: number) => string
    /** A weapon's name followed by its line. */
    readonly told: (name: string, line: string) => string
  }
}

export const DATA_WORDS: { readonly [L in Language]: DataWords } = {
  en: {
    keywords: EN_KEYWORDS,
    specials: EN_SPECIALS,
    items: EN_ITEMS,
    weapon: {
      reach: (cubes) => `R${cubes}`,
      fight: 'RF',
      ap: (value) => `AP ${value}`,
      told: (name, line) => `${name}: ${line}`,
    },
  },
  fr: {
    keywords: FR_KEYWORDS,
    specials: FR_SPECIALS,
    items: FR_ITEMS,
    weapon: {
      reach: (cubes) => `P${cubes}`,
      fight: 'PC',
      ap: (value) => `PA ${value}`,
      told: (name, line) => `${name} : ${line}`,
    },
  },
}
