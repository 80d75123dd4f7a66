/** What a deck file may be told besides what all packs are: what was expected at a place in it. */
import { type CommonSaid, type Expected, packSpeech, type PackFault as SharedFault } from '../../../packs/said'

type None = Record<never, never>

/** What only deck files of this game are told. */
type OwnSaid = {
  /** As many starting locations as the game has, each with another number. */
  'pack-starts': { wanted: number }
  'pack-start-values': None
  'pack-family': { families: string }
  /** A takeover needs a family to take over, and only a takeover has one. */
  'pack-takes': None
  /** At least one card of this type. */
  'pack-none-of': { type: string }
}

/** Each message says what was expected; the place and what was found there stand beside it. */
type PackSaid = CommonSaid & OwnSaid
export type PackExpected = Expected<PackSaid>
export type PackFault = SharedFault<PackExpected>

export const { message, fault } = packSpeech<PackSaid>()
