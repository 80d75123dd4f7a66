/** *Deadzone* in the sight lab, on any table: its points of a body, and its cubes where three inches fit. */
import type { LabGame } from '../../lab-game'
import { lookAt } from '../rules/facts/looking'
import { latticeOf } from './cubes'
import { verdictOf } from './verdict'
import { PHRASES } from './words'

export const deadzoneLab: LabGame = {
  id: 'deadzone',
  phrases: PHRASES,
  verdict: ({ viewer, target, eye }, { scene }, tabletop) =>
    verdictOf(lookAt(scene, eye, target, [viewer.ref, target.ref]), { viewer, target, lattice: latticeOf(tabletop) }),
}
