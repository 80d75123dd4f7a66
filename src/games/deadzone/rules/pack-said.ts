/** What a pack file may be told besides what all packs are: what was expected at a place in it. */
import { type CommonSaid, type Expected, packSpeech, type PackFault as SharedFault } from '../../../packs/said'

type None = Record<never, never>

/** What only packs of this game are told. */
type OwnSaid = {
  'pack-range': { most: number }
  'pack-stat': None
  'pack-keyword': { options: string }
  /** Leaders need Recon, and nobody else has it. */
  'pack-leader': None
  'pack-faction-empty': None
}

/** Each message says what was expected; the place and what was found there stand beside it. */
type PackSaid = CommonSaid & OwnSaid
export type PackExpected = Expected<PackSaid>
export type PackFault = SharedFault<PackExpected>

export const { message, fault } = packSpeech<PackSaid>()
