/** The messages about faults in a card list of this game, in addition to those that all packs share. */
import { type CommonSaid, type Expected, packSpeech, type PackFault as SharedFault } from '../../../packs/said'

type None = Record<never, never>

/** Messages that only this game's card lists need. */
type OwnSaid = {
  'pack-predicate': None
  'pack-formula': None
  'pack-who': { words: string }
  /** A warrior has ratings and no `play`; every other card has `play` and no ratings. */
  'pack-warrior': None
  'pack-other-card': None
  'pack-deck-card': None
}

/** Each message says what was expected. The fault that carries it gives the path and the value found. */
export type PackSaid = CommonSaid & OwnSaid
export type PackExpected = Expected<PackSaid>
export type PackFault = SharedFault<PackExpected>

export const { message, fault } = packSpeech<PackSaid>()
