/** Messages about a pack file that are specific to this game: what was expected at a place in it. */
import { type CommonSaid, type Expected, packSpeech, type PackFault as SharedFault } from '../../../packs/said'

type None = Record<never, never>

/** The messages that only this game's packs need. */
type OwnSaid = {
  'pack-range': { most: number }
  'pack-stat': None
  'pack-keyword': { options: string }
  /** A Leader must have Recon, and no other model may have it. */
  'pack-leader': None
  'pack-faction-empty': None
}

/** Each message says what was expected. The place in the file and what was found there are given separately. */
type PackSaid = CommonSaid & OwnSaid
export type PackExpected = Expected<PackSaid>
export type PackFault = SharedFault<PackExpected>

export const { message, fault } = packSpeech<PackSaid>()
