/** A sight as a few numbers, so that the present one and a considered one can be compared. */

import { distance } from '../geometry/measure'
import type { SightMiniature } from '../geometry/sight'
import type { Units } from '../geometry/types'
import type { Considered } from './consider'
import { standingOf } from './everything'
import type { LabVerdict, Standing, VerdictFact } from './verdict'

export interface Gist {
  /** The gap between the edges of the bases, or the distance as the game measures it, where it does. */
  readonly range: Units
  /** How many of the points of the body are seen. */
  readonly seen: number
  readonly of: number
  readonly standing: Standing
  /** What the game adds in its own terms. */
  readonly facts: readonly VerdictFact[]
}

const radiusOf = ({ base }: SightMiniature): Units => ('radius' in base ? base.radius : 0)

/** `own`: the verdict of the game that is played here. */
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
