/** Where a table, or a part of it, lies on a sheet: converts units into millimetres on paper. */
import type { Bounds } from '../../geometry/outline'
import { CENTIMETRE, INCH, type Point, type Units } from '../../geometry/types'
import type { LayoutDocument } from '../document'
import type { SheetFacts } from './facts'
import { clipped } from './hatch'
import { box, FINE, FIRM, HAIR, type Mark, type Rect, type Spot, type Stroke, strokes, words } from './marks'
import type { SheetWords } from './said'

/** Hundredths of a millimetre per millimetre. */
const UNITS_IN_MM = 100

export interface Space {
  /** The denominator, 8 for 1:8. */
  readonly scale: number
  readonly region: Bounds
  readonly rect: Rect
  spot(at: Point): Spot
  /** A length on the sheet in millimetres. */
  mm(length: Units): number
  /** The visible part of an outline on the sheet. */
  seen(outline: readonly Point[]): readonly Spot[]
  holds(at: Point): boolean
}

/** A region of the table with its far left corner at a spot. */
export function spaceOf(region: Bounds, scale: number, x: number, y: number): Space {
  const mm = (length: Units) => length / UNITS_IN_MM / scale
  const rect = { x, y, width: mm(region.maxX - region.minX), height: mm(region.maxY - region.minY) }
  const spot = (at: Point): Spot => ({ x: x + mm(at.x - region.minX), y: y + mm(region.maxY - at.y) })
  return {
    scale,
    region,
    rect,
    spot,
    mm,
    seen: (outline) => clipped(outline.map(spot), rect),
    holds: ({ x: ax, y: ay }) => ax >= region.minX && ax <= region.maxX && ay >= region.minY && ay <= region.maxY,
  }
}
export const wholeTable = ({ size }: LayoutDocument): Bounds => ({ minX: 0, minY: 0, maxX: size.width, maxY: size.depth })

/** The picture on the mat, under everything else. */
export function groundMarks(space: Space, { size }: LayoutDocument, { ground }: SheetFacts): readonly Mark[] {
  if (ground === undefined) return []
  const { x, y } = space.spot({ x: 0, y: size.depth })
  const rect = { x, y, width: space.mm(size.width), height: space.mm(size.depth) }
  return [{ type: 'picture', jpeg: ground, rect, clip: space.rect }]
}

/** Space that the rulers take on each side of a plan, in millimetres. */
export const RULER = { left: 12, right: 3, top: 3, bottom: 12 } as const
const STEPS = { inch: [0.5, 1, 2, 3, 6, 12, 24, 48], cm: [1, 2, 5, 10, 20, 50, 100] } as const

/** Ticks and numbers along the edges, thin lines across the table at the numbers, and the names of the edges. */
export function rulers(space: Space, { shown }: LayoutDocument, say: SheetWords): readonly Mark[] {
  const unit = shown === 'cm' ? CENTIMETRE : INCH
  const step = (least: number) => STEPS[shown].find((one) => space.mm(one * unit) >= least) ?? STEPS[shown].at(-1) ?? 1
  const [minor, major] = [step(1.2), step(11)]
  const { rect, region } = space
  const [left, right, top, bottom] = [rect.x, rect.x + rect.width, rect.y, rect.y + rect.height]
  const ticks: Stroke[] = []
  const across: Stroke[] = []
  const numbers: Mark[] = []
  const ruled = (from: Units, to: Units, draw: (at: Units, isMajor: boolean) => void) => {
    const first = Math.max(0, Math.ceil(from / (minor * unit) - 1e-9))
    for (let index = first; index * minor * unit <= to + 1; index++) {
      const value = index * minor
      draw(value * unit, Math.abs(value / major - Math.round(value / major)) < 1e-9)
    }
  }
  ruled(region.minX, region.maxX, (at, isMajor) => {
    const { x } = space.spot({ x: at, y: 0 })
    const long = isMajor ? 2.2 : 1.1
    ticks.push([x, bottom, x, bottom + long], [x, top, x, top - long])
    if (!isMajor) return
    numbers.push(words(say.number(at / unit), x, bottom + 5, { size: 2.6, anchor: 'middle' }))
    if (at > region.minX && at < region.maxX) across.push([x, top, x, bottom])
  })
  ruled(region.minY, region.maxY, (at, isMajor) => {
    const { y } = space.spot({ x: 0, y: at })
    const long = isMajor ? 2.2 : 1.1
    ticks.push([left, y, left - long, y], [right, y, right + long, y])
    if (!isMajor) return
    numbers.push(words(say.number(at / unit), left - 3, y + 0.9, { size: 2.6, anchor: 'end' }))
    if (at > region.minY && at < region.maxY) across.push([left, y, right, y])
  })
  const type = { size: 2.8, anchor: 'middle', bold: true } as const
  const named = [
    ...(region.minY === 0 ? [words(say.say('sheet-edge-near'), left + rect.width / 2, bottom + 9.2, type)] : []),
    ...(region.minX === 0 ? [words(say.say('sheet-edge-left'), left - 9, top + rect.height / 2, { ...type, turned: true })] : []),
  ]
  return [strokes(across, HAIR, 0.72), box(rect, { width: FIRM }), strokes(ticks, FINE), ...numbers, ...named]
}
