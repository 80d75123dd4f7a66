/** Deadzone: any point of 41 seen is a line of sight; all of them, with nobody before any, is a clear shot; range in cubes (DZ-LOS, DZ-RNG). */
import type { EyeToTarget, SightMiniature } from '../../geometry/sight'
import type { Reason } from '../../kernel'
import { labSays } from '../said'
import { cubeName, cubeOf, isOnLine, type Lattice, rangeOf } from './cubes'
import type { LabVerdict } from './verdict'

/** Who looks at whom, and the cubes they stand in: nothing where the table has none. */
export interface InCubes {
  readonly viewer: SightMiniature
  readonly target: SightMiniature
  readonly lattice: Lattice | undefined
}

/** How far it is and from what height: what the cubes say, or why they say nothing. */
function cubeLines({ viewer, target, lattice }: InCubes, isSeen: boolean): readonly Reason[] {
  if (!lattice) return [labSays('dz-no-cubes', {}, 'DZ-TER-08')]
  const [from, to] = [cubeOf(lattice, viewer), cubeOf(lattice, target)]
  const cubes = rangeOf(from, to)
  const onLine = [viewer, target].filter(isOnLine).map(({ ref }) => ref)
  return [
    ...(isSeen && from.z > to.z ? [labSays('dz-high', {}, 'DZ-SHM-03')] : []),
    cubes === 0
      ? labSays('dz-same-cube', { cube: cubeName(from) }, 'DZ-SHO-04')
      : labSays('dz-range', { cubes, from: cubeName(from), to: cubeName(to) }, 'DZ-RNG-01'),
    ...(onLine.length > 0 ? [labSays('dz-on-line', { pieces: onLine }, 'DZ-TER-09')] : []),
    ...(lattice.isKept ? [] : [labSays('dz-loose', {}, 'DZ-TER-03')]),
  ]
}

export function deadzoneVerdict({ verdict, sighting, spoilers }: EyeToTarget, inCubes: InCubes): LabVerdict {
  const { seen, of, blockers } = sighting
  const hidden = blockers.length > 0 ? [labSays('hidden-by', { pieces: [...blockers] }, 'DZ-LOS-03')] : []
  const cubes = cubeLines(inCubes, verdict !== 'hidden')
  switch (verdict) {
    case 'clear':
      return {
        game: 'deadzone',
        standing: 'clear',
        headline: labSays('dz-clear', { of }, 'DZ-LOS-05'),
        lines: [labSays('dz-bonus', {}, 'DZ-SHM-01'), ...cubes],
      }
    case 'seen':
      return {
        game: 'deadzone',
        standing: 'hindered',
        headline: labSays('dz-seen', { seen, of }, 'DZ-LOS-04'),
        lines: [
          ...hidden,
          ...(spoilers.length > 0 ? [labSays('dz-spoiled', { pieces: [...spoilers] }, 'DZ-LOS-05')] : []),
          ...cubes,
        ],
      }
    case 'hidden':
      return {
        game: 'deadzone',
        standing: 'hidden',
        headline: labSays('dz-hidden', { of }, 'DZ-LOS-04'),
        lines: [...hidden, ...cubes],
      }
  }
}
