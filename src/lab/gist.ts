/** What a sight comes to in few numbers, so that two of them can be compared: as it is, and as it would be. */

import { distance } from '../geometry/measure'
import type { SightMiniature } from '../geometry/sight'
import type { Units } from '../geometry/types'
import type { Considered } from './consider'
import { standingOf } from './everything'
import { type CorridorReport, exterminateVerdict } from './verdicts/exterminate'
import type { Standing } from './verdicts/verdict'

export interface Gist {
  /** Between the edges of the bases; what the game measures, where it does. */
  readonly range: Units
  /** Of the points of the body, how many are seen. */
  readonly seen: number
  readonly of: number
  readonly standing: Standing
  /** What the game makes of it: its corridor, and whether the target is in cover. */
  readonly corridor?: { readonly standing: Standing; readonly inCover: boolean }
}

const radiusOf = ({ base }: SightMiniature): Units => ('radius' in base ? base.radius : 0)

export function gistOf(considered: Considered, report: CorridorReport | undefined): Gist {
  const { viewer, target, sight } = considered
  const apart = Math.max(0, Math.round(distance(viewer.at, target.at)) - radiusOf(viewer) - radiusOf(target))
  return {
    range: report?.range.gap ?? apart,
    seen: sight.sighting.seen,
    of: sight.sighting.of,
    standing: standingOf(sight),
    ...(report ? { corridor: { standing: exterminateVerdict(report).standing, inCover: report.cover.length > 0 } } : {}),
  }
}
