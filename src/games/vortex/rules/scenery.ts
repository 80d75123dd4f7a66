/** Scenery on the table (2.5, 6.6): boxes and round blocks of any size. Positions scale with the table, sizes do not. */
import { direction } from '../../../geometry/heading'
import type { Convex } from '../../../geometry/types'
import { placedOwn } from '../../../table/layout'
import type { PlacedTerrain, Ref } from '../../../table/piece'
import { cm } from './constants'
import type { SceneryPlan, TableSize } from './data'

const rectangle = (width: number, depth: number): Convex => {
  const [x, y] = [cm(width / 2), cm(depth / 2)]
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]
}
/** Circumradius of a regular polygon of 24 sides around a disc of radius 1. */
const CORNERS = 1.00863
/** The polygon of 24 sides around a disc; `radius` in centimetres. `+ 0` turns -0 into 0, because JSON does not keep -0. */
const round = (radius: number): Convex =>
  Array.from({ length: 24 }, (_, i) => {
    const way = direction(15 * i)
    return { x: Math.round(way.x * CORNERS * cm(radius)) + 0, y: Math.round(way.y * CORNERS * cm(radius)) + 0 }
  })

/** The named shape with this size, which has a model for each country. `own` if there is none: then the solid itself is drawn. */
function shapeName(plan: SceneryPlan): string {
  if ('radius' in plan) return plan.radius === 1.5 && plan.height === 6 ? 'pillar' : 'own'
  const [long, short] = [Math.max(...plan.size), Math.min(...plan.size)]
  const named: { readonly [sizes: string]: string } = {
    '6 4 4': 'block',
    '5 5 6': 'tower',
    '12 0.6 1.5': 'wall',
    '10 0.6 1.5': 'fence',
    '10 0.6 2': 'rampart',
  }
  return named[`${long} ${short} ${plan.height}`] ?? 'own'
}

/** A planned piece placed on a table with sides of `table` centimetres; maps are written for a table of 80. */
export function stands(plan: SceneryPlan, ref: Ref, table: TableSize): PlacedTerrain {
  const scale = table / 80
  const at = { x: cm(plan.at[0] * scale), y: cm(plan.at[1] * scale) }
  const isTurned = 'size' in plan && plan.size[1] > plan.size[0]
  const outline = 'radius' in plan ? round(plan.radius) : rectangle(Math.max(...plan.size), Math.min(...plan.size))
  const kind = { kind: `vx-plain-${shapeName(plan)}`, parts: [{ outline, bottom: 0, top: cm(plan.height) }] }
  return placedOwn(kind, ref, at, isTurned ? 90 : 0)
}
