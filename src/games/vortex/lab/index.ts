/** *Vortex* in the sight lab, on any table: its points of a body are the lab's own. */
import type { LabGame } from '../../lab-game'
import { verdictOf } from './verdict'
import { PHRASES } from './words'

export const vortexLab: LabGame = {
  id: 'vortex',
  phrases: PHRASES,
  verdict: ({ sight, back }) => verdictOf(sight, back),
}
