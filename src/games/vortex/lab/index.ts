/** *Vortex* in the sight lab, on any table. The game samples a body with the same points as the lab. */
import type { LabGame } from '../../lab-game'
import { verdictOf } from './verdict'
import { PHRASES } from './words'

export const vortexLab: LabGame = {
  id: 'vortex',
  phrases: PHRASES,
  verdict: ({ sight, back }) => verdictOf(sight, back),
}
