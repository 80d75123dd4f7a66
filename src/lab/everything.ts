/** For one miniature: how much it sees of every other, and how many it sees completely, partly or not at all. */
import { everythingSeen, type SightMiniature, type SightOf } from '../geometry/sight'
import type { Ref } from '../table/piece'
import type { SightTable } from '../table/sight'
import type { Standing } from './verdict'

export interface InSight {
  readonly ref: Ref
  readonly standing: Standing
  readonly sight: SightOf
}
export interface Everything {
  readonly all: readonly InSight[]
  readonly counts: { readonly [S in Standing]: number }
}

/** Based on the points alone, without a game's own rules of sight. */
export const standingOf = ({ sighting: { seen, of } }: SightOf): Standing =>
  seen === of ? 'clear' : seen > 0 ? 'hindered' : 'hidden'

export function everythingInSight({ scene, miniatures }: SightTable, viewer: SightMiniature): Everything {
  const all = everythingSeen(scene, viewer, [...miniatures.values()], { layers: ['terrain', 'hull'] }).map((sight) => ({
    ref: sight.target,
    standing: standingOf(sight),
    sight,
  }))
  const count = (standing: Standing) => all.filter((one) => one.standing === standing).length
  return { all, counts: { clear: count('clear'), hindered: count('hindered'), hidden: count('hidden') } }
}

/** A miniature with hypothetical heights; its base stays where it is. */
export const withHeights = (
  body: SightMiniature,
  heights: { readonly height?: number | undefined; readonly eye?: number | undefined },
): SightMiniature => {
  const height = heights.height ?? body.height
  const eye = heights.eye ?? (heights.height === undefined ? body.eye : Math.round(height * 0.9))
  return { ...body, height, eye, baseHeight: Math.min(body.baseHeight, height) }
}
