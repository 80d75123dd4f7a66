/** What one game concludes from a sight, as messages: a headline, the consequences, and facts to compare with another sight. */
import type { Units } from '../geometry/types'
import type { Reason } from '../kernel'

/** From best to worst for the viewer: everything is seen, something is in the way, nothing is seen. */
export type Standing = 'clear' | 'hindered' | 'hidden'

/** A fact in the game's own terms that may differ at another place: a standing, or a text of its own. */
export type VerdictFact = { readonly label: Reason } & ({ readonly standing: Standing } | { readonly value: Reason })

/** A distance in stations, and the reason that tells it. */
export interface Counted {
  readonly count: number
  readonly reason: Reason
}

export interface LabVerdict {
  /** The id of the game. */
  readonly game: string
  /** Its proper name, the same in every language. */
  readonly name: string
  readonly standing: Standing
  readonly headline: Reason
  readonly lines: readonly Reason[]
  /** The distance as the game measures it, if it does. */
  readonly range?: Units
  readonly facts?: readonly VerdictFact[]
  /** Whether the target is in cover, and why, if the game has a rule for cover. */
  readonly cover?: { readonly holds: boolean; readonly reason: Reason }
}
