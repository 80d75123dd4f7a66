/** What one game makes of a sight, as messages: a headline, and what follows from it. */
import type { Reason } from '../../kernel'

/** The three games the lab judges for. */
export const GAMES = ['exterminate', 'deadzone', 'vortex'] as const
export type LabGame = (typeof GAMES)[number]

/** From best to worst for who looks: all is seen, something is in the way, nothing is seen. */
export type Standing = 'clear' | 'hindered' | 'hidden'

export interface LabVerdict {
  readonly game: LabGame
  readonly standing: Standing
  readonly headline: Reason
  readonly lines: readonly Reason[]
}
