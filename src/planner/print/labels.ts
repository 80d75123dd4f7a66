/** Finds room for labels on a plan, so that none covers another and, if possible, none covers a piece. Millimetres. */
import { HAIR, type Mark, meets, type Rect, RISE, type Spot, strokes, words } from './marks'
import { widthOf } from './type'

/** The occupied places on a sheet. */
export interface Crowd {
  /** Labels and lines, which nothing may cover. */
  readonly taken: Rect[]
  /** Pieces, which labels avoid if possible. */
  readonly pieces: readonly Rect[]
  readonly within: Rect
}
export const isFree = ({ taken, within }: Crowd, rect: Rect): boolean =>
  rect.x >= within.x &&
  rect.y >= within.y &&
  rect.x + rect.width <= within.x + within.width &&
  rect.y + rect.height <= within.y + within.height &&
  !taken.some((one) => meets(one, rect))

const PAD = 0.35
export const rectFor = (text: string, at: Spot, size: number, bold = true): Rect => {
  const width = widthOf(text, size, bold) + 2 * PAD
  const height = size * RISE + 2 * PAD
  return { x: at.x - width / 2, y: at.y - height / 2, width, height }
}
/** A label on a white rectangle, centred at a spot. */
export const label = (text: string, at: Spot, size: number, bold = true): readonly Mark[] => {
  const { x, y, width, height } = rectFor(text, at, size, bold)
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  return [
    { type: 'shape', outlines: [corners], fill: 1 },
    words(text, at.x, at.y + (size * RISE) / 2, { size, bold, anchor: 'middle' }),
  ]
}

/** Twelve directions around a piece. */
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
  [0.4, -0.9],
  [0.9, 0.4],
  [-0.4, 0.9],
  [-0.9, -0.4],
] as const

/** A label for a piece that covers a rectangle: in its middle, elsewhere on it, or beside it with a line. It is always placed. */
export function labelled(crowd: Crowd, text: string, own: Rect, size: number): readonly Mark[] {
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 }
  const others = crowd.pieces.filter(
    (one) => one !== own && meets(one, { x: own.x - 20, y: own.y - 20, width: own.width + 40, height: own.height + 40 }),
  )
  const isClear = (rect: Rect) => isFree(crowd, rect) && !others.some((one) => meets(one, rect))
  const inside = [0.5, 0.25, 0.75, 0.12, 0.88].flatMap((down) =>
    [0.5, 0.25, 0.75, 0.12, 0.88].map((along) => ({ x: own.x + along * own.width, y: own.y + down * own.height })),
  )
  const fits = ({ width, height }: Rect) => width <= own.width || height <= own.height
  const onIt = inside.find((at) => {
    const rect = rectFor(text, at, size)
    return fits(rect) && isClear(rect)
  })
  const take = (at: Spot, isBeside: boolean): readonly Mark[] => {
    crowd.taken.push(rectFor(text, at, size))
    return [...(isBeside ? [strokes([[middle.x, middle.y, at.x, at.y]], HAIR)] : []), ...label(text, at, size)]
  }
  if (onIt) return take(onIt, false)
  const reach = Math.min(own.width, own.height) / 2
  const around = [2, 3.5, 5, 7, 9.5, 12.5, 16].flatMap((away) =>
    AROUND.map(([x, y]) => ({
      x: middle.x + x * (away + (Math.abs(x) > 0.5 ? Math.min(own.width / 2, reach + 4) : reach)),
      y: middle.y + y * (away + (Math.abs(y) > 0.5 ? Math.min(own.height / 2, reach + 4) : reach)),
    })),
  )
  const beside =
    around.find((at) => isClear(rectFor(text, at, size))) ??
    [...inside, ...around].find((at) => isFree(crowd, rectFor(text, at, size)))
  return take(beside ?? middle, beside !== undefined && !inside.includes(beside))
}
