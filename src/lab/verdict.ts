/** What one game makes of a sight, as messages: a headline, what follows from it, and what may be compared with another sight. */
import type { Units } from '../geometry/types'
import type { Reason } from '../kernel'

/** From best to worst for who looks: all is seen, something is in the way, nothing is seen. */
export type Standing = 'clear' | 'hindered' | 'hidden'

/** A fact in the game's own terms that another place may change: how it stands, or a word of its own. */
export type VerdictFact = { readonly label: Reason } & ({ readonly standing: Standing } | { readonly value: Reason })

export interface LabVerdict {
  /** The id of the game. */
  readonly game: string
  /** Its proper name, the same in every language. */
  readonly name: string
  readonly standing: Standing
  readonly headline: Reason
  readonly lines: readonly Reason[]
  /** How far it is as the game measures it, where it does. */
  readonly range?: Units
  readonly facts?: readonly VerdictFact[]
}
