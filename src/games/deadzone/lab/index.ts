/** *Deadzone* in the sight lab, on any table: the points of a body that are seen, and distances in cubes where they fit. */
import type { LabGame } from '../../lab-game'
import { lookAt } from '../rules/facts/looking'
import { latticeOf } from './cubes'
import { countedOf, verdictOf } from './verdict'
import { PHRASES } from './words'

export const deadzoneLab: LabGame = {
  id: 'deadzone',
  phrases: PHRASES,
  verdict: ({ viewer, target, eye }, { scene }, tabletop) =>
    verdictOf(lookAt(scene, eye, target, [viewer.ref, target.ref]), { viewer, target, lattice: latticeOf(tabletop) }),
  stations(viewer, target, tabletop) {
    const lattice = latticeOf(tabletop)
    return lattice && countedOf(lattice, viewer, target)
  },
}
