/**
 * Deadzone's verdict on a sight: seeing any of 41 points is a line of sight; seeing all of them, with no miniature in front, is a
 * clear shot. Range is in cubes (DZ-LOS, DZ-RNG).
 */
import type { EyeToTarget, SightMiniature } from '../../../geometry/sight'
import type { Reason } from '../../../kernel'
import type { Counted, LabVerdict } from '../../../lab/verdict'
import { rangeOf } from '../rules/facts/cubes'
import { cubeName, cubeOf, isOnLine, type Lattice } from './cubes'
import { says } from './words'

/** Viewer and target on the lattice of cubes; `lattice` is undefined if the table has none. */
export interface InCubes {
  readonly viewer: SightMiniature
  readonly target: SightMiniature
  readonly lattice: Lattice | undefined
}

/** The distance in cubes. */
export function countedOf(lattice: Lattice, viewer: SightMiniature, target: SightMiniature): Counted {
  const [from, to] = [cubeOf(lattice, viewer), cubeOf(lattice, target)]
  const cubes = rangeOf(from, to)
  const reason =
    cubes === 0
      ? says('same-cube', { cube: cubeName(from) }, 'DZ-SHO-04')
      : says('range', { cubes, from: cubeName(from), to: cubeName(to) }, 'DZ-RNG-01')
  return { count: cubes, reason }
}

/** Distance and height in cubes, or why they cannot be given. */
function cubeLines({ viewer, target, lattice }: InCubes, isSeen: boolean): readonly Reason[] {
  if (!lattice) return [says('no-cubes', {}, 'DZ-TER-08')]
  const onLine = [viewer, target].filter(isOnLine).map(({ ref }) => ref)
  return [
    ...(isSeen && cubeOf(lattice, viewer).z > cubeOf(lattice, target).z ? [says('high', {}, 'DZ-SHM-03')] : []),
    countedOf(lattice, viewer, target).reason,
    ...(onLine.length > 0 ? [says('on-line', { pieces: onLine }, 'DZ-TER-09')] : []),
    ...(lattice.isKept ? [] : [says('loose', {}, 'DZ-TER-03')]),
  ]
}

const GAME = { game: 'deadzone', name: 'Deadzone' } as const

export function verdictOf({ verdict, sighting, spoilers }: EyeToTarget, inCubes: InCubes): LabVerdict {
  const { seen, of, blockers } = sighting
  const hidden = blockers.length > 0 ? [says('hidden-by', { pieces: [...blockers] }, 'DZ-LOS-03')] : []
  const cubes = cubeLines(inCubes, verdict !== 'hidden')
  switch (verdict) {
    case 'clear':
      return {
        ...GAME,
        standing: 'clear',
        headline: says('clear', { of }, 'DZ-LOS-05'),
        lines: [says('bonus', {}, 'DZ-SHM-01'), ...cubes],
      }
    case 'seen':
      return {
        ...GAME,
        standing: 'hindered',
        headline: says('seen', { seen, of }, 'DZ-LOS-04'),
        lines: [...hidden, ...(spoilers.length > 0 ? [says('spoiled', { pieces: [...spoilers] }, 'DZ-LOS-05')] : []), ...cubes],
      }
    case 'hidden':
      return {
        ...GAME,
        standing: 'hidden',
        headline: says('hidden', { of }, 'DZ-LOS-04'),
        lines: [...hidden, ...cubes],
      }
  }
}
