/** What a card list may be told besides what all packs are: what was expected at a place in it. */
import { type CommonSaid, type Expected, packSpeech, type PackFault as SharedFault } from '../../../packs/said'

type None = Record<never, never>

/** What only card lists of this game are told. */
type OwnSaid = {
  'pack-predicate': None
  'pack-formula': None
  'pack-who': { words: string }
  /** A warrior has ratings and no `play`; every other card has `play` and no ratings. */
  'pack-warrior': None
  'pack-other-card': None
  'pack-deck-card': None
}

/** Each message says what was expected; the place and what was found there stand beside it. */
export type PackSaid = CommonSaid & OwnSaid
export type PackExpected = Expected<PackSaid>
export type PackFault = SharedFault<PackExpected>

export const { message, fault } = packSpeech<PackSaid>()
