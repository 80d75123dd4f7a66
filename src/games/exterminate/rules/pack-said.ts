/** Messages about a pack file that are specific to this game: what was expected at a place in it. */
import { type CommonSaid, type Expected, packSpeech, type PackFault as SharedFault } from '../../../packs/said'

type None = Record<never, never>

/** The messages that only this game's packs need. */
type OwnSaid = {
  'pack-point': None
  'pack-convex': None
  'pack-solid': None
  'pack-own-faction': { faction: string }
  'pack-faction-empty': None
  'pack-marks': None
  'pack-teams': None
  'pack-node-stock': { needed: number }
  'pack-off-table': { side: number }
  'pack-overlaps': { other: string }
}

/** Each message says what was expected. The place in the file and what was found there are given separately. */
type PackSaid = CommonSaid & OwnSaid
export type PackExpected = Expected<PackSaid>
export type PackFault = SharedFault<PackExpected>

export const { message, fault } = packSpeech<PackSaid>()
