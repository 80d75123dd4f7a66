/** Walls drawn as lines, made into own pieces: a box along every stretch. Units; heights and thickness are asked of whoever imports. */
import { hull, isConvex } from '../../geometry/outline'
import type { Convex, Point, Units } from '../../geometry/types'
import { type LayoutDocument, type LayoutPiece, MOST } from '../document'
import { MOST as MOST_OWN, type OwnPiece } from '../own/types'

/** A line of stretches, and what it is. */
export interface Wall {
  readonly line: readonly Point[]
  readonly as: 'wall' | 'object' | 'door' | 'window'
}
export interface WallSizes {
  readonly height: Units
  /** Of what is seen over: windows, things that are no walls. */
  readonly low: Units
  readonly thickness: Units
}

const NAMES: { readonly [A in Wall['as']]: string } = { wall: 'Wall', object: 'Object', door: 'Door', window: 'Window' }

/** The box along one stretch, drawn out by half its thickness at both ends so that corners close. Nothing where it has no length. */
function boxAlong(from: Point, to: Point, thickness: Units): Convex | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const size = Math.sqrt(dx * dx + dy * dy)
  if (size < 1) return undefined
  const half = thickness / 2
  const [ux, uy] = [(dx / size) * half, (dy / size) * half]
  const corners = [
    { x: from.x - ux + uy, y: from.y - uy - ux },
    { x: to.x + ux + uy, y: to.y + uy - ux },
    { x: to.x + ux - uy, y: to.y + uy + ux },
    { x: from.x - ux - uy, y: from.y - uy + ux },
  ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const outline = hull(corners)
  return isConvex(outline) ? outline : undefined
}

/** Own pieces and where they stand. Lines are put together in one piece where there are too many of them. */
export function wallPieces(
  walls: readonly Wall[],
  { height, low, thickness }: WallSizes,
): Pick<LayoutDocument, 'own' | 'pieces'> | { readonly tooMany: number } {
  const boxes = walls.flatMap(({ line, as }) =>
    line.slice(1).flatMap((to, i) => {
      const outline = boxAlong(line[i] as Point, to, thickness)
      return outline ? [{ as, line, outline }] : []
    }),
  )
  const isMany = new Set(boxes.map((box) => box.line)).size > MOST.own / 2
  const lots: (typeof boxes)[] = []
  for (const box of boxes) {
    const last = lots.at(-1)
    const isSame = last?.[0] && last.length < MOST_OWN.parts && last[0].as === box.as && (isMany || last[0].line === box.line)
    if (isSame) last.push(box)
    else lots.push([box])
  }
  if (lots.length > MOST.own) return { tooMany: boxes.length }
  const own: { [id: string]: OwnPiece } = {}
  const pieces = lots.map((lot, index): LayoutPiece => {
    const as = lot[0]?.as ?? 'wall'
    const all = lot.flatMap(({ outline }) => outline)
    const at = {
      x: Math.round((Math.min(...all.map(({ x }) => x)) + Math.max(...all.map(({ x }) => x))) / 2),
      y: Math.round((Math.min(...all.map(({ y }) => y)) + Math.max(...all.map(({ y }) => y))) / 2),
    }
    const id = `${as}-${index + 1}`
    const isLow = as === 'window' || as === 'object'
    own[id] = {
      name: `${NAMES[as]} ${index + 1}`,
      parts: lot.map(({ outline }) => ({
        outline: outline.map(({ x, y }) => ({ x: x - at.x, y: y - at.y })),
        bottom: 0,
        top: isLow ? low : height,
      })),
      traits: { blocksSight: true, climb: false, stand: false, pass: false },
    }
    return { ref: `${id}-1`, kind: `own/${id}`, at, heading: 0 }
  })
  return { own, pieces }
}
