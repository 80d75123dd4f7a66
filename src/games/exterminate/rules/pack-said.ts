/** What a pack file may be told besides what all packs are: what was expected at a place in it. */
import { type CommonSaid, type Expected, packSpeech, type PackFault as SharedFault } from '../../../packs/said'

type None = Record<never, never>

/** What only packs of this game are told. */
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

/** Each message says what was expected; the place and what was found there stand beside it. */
type PackSaid = CommonSaid & OwnSaid
export type PackExpected = Expected<PackSaid>
export type PackFault = SharedFault<PackExpected>

export const { message, fault } = packSpeech<PackSaid>()
