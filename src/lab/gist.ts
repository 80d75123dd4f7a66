/** A sight as a few numbers, for comparing the present sight with a considered one. */

import { distance } from '../geometry/measure'
import type { SightMiniature } from '../geometry/sight'
import type { Units } from '../geometry/types'
import type { Considered } from './consider'
import { standingOf } from './everything'
import type { LabVerdict, Standing, VerdictFact } from './verdict'

export interface Gist {
  /** The gap between the edges of the bases, or the distance as the game measures it if it does. */
  readonly range: Units
  /** The number of the body's points that are seen. */
  readonly seen: number
  readonly of: number
  readonly standing: Standing
  /** Facts in the game's own terms. */
  readonly facts: readonly VerdictFact[]
}

const radiusOf = ({ base }: SightMiniature): Units => ('radius' in base ? base.radius : 0)

/** `own`: the verdict of the game being played. */
export function gistOf(considered: Considered, own: LabVerdict | undefined): Gist {
  const { viewer, target, sight } = considered
  const apart = Math.max(0, Math.round(distance(viewer.at, target.at)) - radiusOf(viewer) - radiusOf(target))
  return {
    range: own?.range ?? apart,
    seen: sight.sighting.seen,
    of: sight.sighting.of,
    standing: standingOf(sight),
    facts: own?.facts ?? [],
  }
}
