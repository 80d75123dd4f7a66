/** Messages about a deck file that are specific to this game: what was expected at a place in it. */
import { type CommonSaid, type Expected, packSpeech, type PackFault as SharedFault } from '../../../packs/said'

type None = Record<never, never>

/** The messages that only this game's deck files need. */
type OwnSaid = {
  /** There must be exactly as many starting locations as the game has, with different numbers. */
  'pack-starts': { wanted: number }
  'pack-start-values': None
  'pack-family': { families: string }
  /** A takeover must name a family to take over, and no other enemy may. */
  'pack-takes': None
  /** There must be at least one card of this type. */
  'pack-none-of': { type: string }
}

/** Each message says what was expected. The place in the file and what was found there are given separately. */
type PackSaid = CommonSaid & OwnSaid
export type PackExpected = Expected<PackSaid>
export type PackFault = SharedFault<PackExpected>

export const { message, fault } = packSpeech<PackSaid>()
