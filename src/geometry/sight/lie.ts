/** The relation of a part to a rectangle of the table, which decides the grid cells that list it. Units as in `types.ts`. */
import { BOX, CYLINDER, type Parts, PRISM, ROUND_SHEET, SHEET, STRIDE } from './parts'

export const APART = 0
export const MEETS = 1
export const FILLS = 2

/** The relation of a part to an axis-parallel rectangle. Within a unit of a border it counts as neither "apart" nor "fills". */
export const relation = (parts: Parts, id: number, x0: number, y0: number, x1: number, y1: number): number => {
  const kind = parts.kind[id] === BOX ? PRISM : parts.kind[id]
  const n = parts.numbers
  const at = (parts.first[id] as number) * STRIDE
  if (kind === CYLINDER || kind === ROUND_SHEET) {
    const x = n[at] as number
    const y = n[at + 1] as number
    const radius = n[at + 2] as number
    const nearX = Math.max(x0 - x, 0, x - x1)
    const nearY = Math.max(y0 - y, 0, y - y1)
    if (nearX * nearX + nearY * nearY > (radius + 1) * (radius + 1)) return APART
    const farX = Math.max(x1 - x, x - x0)
    const farY = Math.max(y1 - y, y - y0)
    const isWithin = kind === CYLINDER && radius > 1 && farX * farX + farY * farY < (radius - 1) * (radius - 1)
    return isWithin ? FILLS : MEETS
  }
  if (kind !== PRISM && kind !== SHEET) return MEETS
  let isWithin = kind === PRISM
  for (let i = at; i < at + (parts.planes[id] as number) * STRIDE; i += STRIDE) {
    const x = n[i] as number
    const y = n[i + 1] as number
    if (x === 0 && y === 0) continue
    const limit = n[i + 3] as number
    const doubt = Math.abs(x) + Math.abs(y)
    const least = x * (x > 0 ? x0 : x1) + y * (y > 0 ? y0 : y1)
    // The plane of an upright sheet bounds it on both sides.
    const isOwn = kind === SHEET && i === at
    const most = x * (x > 0 ? x1 : x0) + y * (y > 0 ? y1 : y0)
    if (least > limit + doubt || (isOwn && most < limit - doubt)) return APART
    if (most > limit - doubt) isWithin = false
  }
  return isWithin ? FILLS : MEETS
}
