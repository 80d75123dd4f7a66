/** Random tables, and what can be found out about them by plain trying, with nothing of the rules' geometry. */
import type { Size } from '../../../src/games/vortex/rules/profile'
import type { State } from '../../../src/games/vortex/rules/state'
import type { Point } from '../../../src/geometry/types'
import { seeded } from '../../conformance/rng'
import { type Laid, laid, wall } from './position'

export const TIMES = Number(process.env.SOAK ?? 1)
export const BASE = { S: 1250, M: 1500, L: 2000 }
export const TALL = { S: 3000, M: 3600, L: 5000 }
const sizes: readonly Size[] = ['S', 'S', 'M', 'L']

export interface Box {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
  readonly height: number
}
export interface One {
  readonly ref: string
  readonly at: Point
  readonly size: Size
}
export interface Table {
  readonly state: State
  readonly all: readonly One[]
  readonly boxes: readonly Box[]
}
/** From a point to a box. */
const off = (at: Point, { x0, x1, y0, y1 }: Box) =>
  Math.hypot(Math.max(x0 - at.x, 0, at.x - x1), Math.max(y0 - at.y, 0, at.y - y1))

/** So many miniatures and boxes on a few centimetres, clear of each other, some in contact. */
export function randomTable(seed: number, count: number, span: number, boxes: number): Table {
  const rng = seeded(seed)
  const by = (least: number, most: number) => least + rng.below(Math.round((most - least) * 1000) + 1) / 1000
  const models: { [ref: string]: Laid['models'][string] } = {}
  const all: One[] = []
  const things: Box[] = []
  const scenery = Array.from({ length: boxes }, () => {
    const [x, y] = [by(40 - span, 40 + span), by(40 - span, 40 + span)]
    const [long, thick, height] = [by(2, 9), rng.below(3) === 0 ? by(2, 4) : 0.6, by(0.5, 4)]
    const flat = rng.below(2) === 0
    const [w, d] = flat ? [long, thick] : [thick, long]
    const r = (v: number) => Math.round(v * 1000)
    const box = { x0: r(x), x1: r(x) + r(w), y0: r(y), y1: r(y) + r(d), height: r(height) }
    things.push(box)
    return wall(box.x0 / 1000, box.x1 / 1000, box.y0 / 1000, box.y1 / 1000, box.height / 1000)
  })
  for (let n = 1; n <= count; n++) {
    for (let times = 0; times < 60; times++) {
      const size = sizes[rng.below(4)] ?? 'S'
      let at = { x: Math.round(by(40 - span, 40 + span) * 1000), y: Math.round(by(40 - span, 40 + span) * 1000) }
      const [beside] = all.slice(rng.below(all.length + 1))
      if (beside && rng.below(2) === 0) {
        const turn = by(0, 360)
        const far = BASE[size] + BASE[beside.size] + (rng.below(2) === 0 ? 1 : by(0.05, 1.5) * 1000)
        at = { x: Math.round(beside.at.x + far * Math.cos(turn)), y: Math.round(beside.at.y + far * Math.sin(turn)) }
      } else if (things.length > 0 && rng.below(3) === 0) {
        // Against a box.
        const box = things[rng.below(things.length)] as Box
        const side = rng.below(4)
        const [along, across] = [by(0, 1), BASE[size] + 1 + rng.below(120)]
        at = {
          x: Math.round(side < 2 ? box.x0 + (box.x1 - box.x0) * along : side === 2 ? box.x0 - across : box.x1 + across),
          y: Math.round(side >= 2 ? box.y0 + (box.y1 - box.y0) * along : side === 0 ? box.y0 - across : box.y1 + across),
        }
      }
      const isClear =
        all.every((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) >= BASE[other.size] + BASE[size]) &&
        things.every((box) => off(at, box) >= BASE[size])
      if (!isClear) continue
      const ref = `${n === 1 ? 'A' : n === 2 ? 'B' : rng.below(3) === 0 ? 'A' : 'B'}${n}`
      all.push({ ref, at, size })
      models[ref] = { at: [at.x / 1000, at.y / 1000], size, VIV: 9, MOU: 8 }
      break
    }
  }
  return { state: laid({ models, scenery }), all, boxes: things }
}

const gapBetween = (a: One, at: Point, b: One) => Math.hypot(b.at.x - at.x, b.at.y - at.y) - BASE[a.size] - BASE[b.size]
/** From a base there to everything, the edges of the table included. */
export function gapsAt({ all, boxes }: Table, self: One, at: Point): readonly number[] {
  const r = BASE[self.size]
  const others = all.filter((other) => other !== self).map((other) => gapBetween(self, at, other))
  return [...boxes.map((box) => off(at, box) - r), at.x - r, at.y - r, 80_000 - r - at.x, 80_000 - r - at.y, ...others]
}
/** What a base there overlaps or touches; with more slack it touches from further off, and overlaps sooner. */
export function meets(table: Table, self: One, at: Point, slack = 0) {
  const { all, boxes } = table
  const r = BASE[self.size]
  const gapTo = (other: One) => gapBetween(self, at, other)
  const overlap = gapsAt(table, self, at).some((gap) => gap < slack / 2 - 1.5)
  const isAcross = (other: One) =>
    gapTo(other) <= 1001 + slack &&
    boxes.some((box) => {
      if (Math.min(TALL[self.size], TALL[other.size]) <= box.height) return false
      if (Math.max(off(at, box) - r, off(other.at, box) - BASE[other.size]) > 100 + slack) return false
      return Array.from({ length: 200 }, (_, i) => (i + 0.5) / 200).some((t) => {
        const [x, y] = [at.x + (other.at.x - at.x) * t, at.y + (other.at.y - at.y) * t]
        return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1
      })
    })
  const touched = all.filter((other) => other.ref[0] !== self.ref[0] && (gapTo(other) <= 100 + slack || isAcross(other)))
  return { overlap, touched: touched.map(({ ref }) => ref) }
}
/** Points of a way, at most so far from each other. */
export const along = (way: readonly Point[], step: number): readonly Point[] =>
  way.slice(1).flatMap((to, i) => {
    const from = way[i] as Point
    const size = Math.hypot(to.x - from.x, to.y - from.y)
    const parts = Math.max(1, Math.ceil(size / step))
    return Array.from({ length: parts }, (_, k) => ({
      x: from.x + ((to.x - from.x) * (k + 1)) / parts,
      y: from.y + ((to.y - from.y) * (k + 1)) / parts,
    }))
  })

/** How long a way is. */
export const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - (way[i]?.x ?? x), y - (way[i]?.y ?? y)), 0)
