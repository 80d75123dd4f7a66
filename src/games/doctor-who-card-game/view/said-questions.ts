/** Messages about questions: their titles, their help, their options. Places and cards go by their refs; empty where there is none. */
import type { Asks } from '../rules/terms'
import type { LocationRef, PlaceRef, RowEnd } from '../rules/zones'

type Nothing = Record<string, never>

/** What a title may speak of. */
export type Titled = {
  /** The card of the hand that has been chosen first. */
  card: PlaceRef | ''
  location: LocationRef | ''
  attack: number
  defence: number
  missing: number
  /** A turn of the end phase. */
  isEnd: boolean
}

/** A title for each question, so that a new one does not compile without words. */
export type TitleSaid = { [S in keyof Asks as `title ${S}`]: Titled }
export type HintSaid = { [S in keyof Asks as `hint ${S}`]: Titled }

export type OptionSaid = {
  'option-play': { card: PlaceRef; end: RowEnd }
  'option-defend': { card: PlaceRef; location: LocationRef }
  'option-attack': { card: PlaceRef; location: LocationRef }
  'option-takeover': { card: PlaceRef; location: LocationRef }
  'option-support': { card: PlaceRef; location: LocationRef | '' }
  'option-reserve': { card: PlaceRef }
  'option-discard': { card: PlaceRef }
  'option-buy': Nothing
  'option-end': Nothing
  'option-pass-turn': Nothing
  'option-pass': Nothing
  'option-card': { card: PlaceRef }
  'option-take-back': { card: PlaceRef }
  'option-tesselecta': { card: PlaceRef }
  'option-location': { location: LocationRef }
  'option-losses': { enemies: readonly PlaceRef[] }
  'detail-buy': Nothing
  'detail-end': Nothing
  'detail-discard': Nothing
  'detail-reserve': Nothing
  'detail-takeover': Nothing
  /** What is done with the chosen card. */
  'act-chosen': { what: 'left' | 'right' | 'reserve' | 'discard' | 'play' }
  // buttons for an answer of none
  'act-alone': { card: PlaceRef | '' }
  'act-none': Nothing
  'act-no-markers': Nothing
}

/** First-evening hints, by the question during which they help. */
export type FirstSaid = {
  'first action': Nothing
  'first more defenders': Nothing
  'first more enemies': Nothing
  'first more to discard': Nothing
  'first tesselecta': Nothing
  'first unit boost': Nothing
  'first losses': Nothing
}
