import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, distanceToFootprint, length, lengthAtMost } from '../../src/geometry/measure'
import { boundsOf } from '../../src/geometry/outline'
import { isReachable, reachArea, route, routeWithin, type Walk } from '../../src/geometry/reach'
import type { Anchor } from '../../src/geometry/reach-search'
import { borderOf, reachPolygons } from '../../src/geometry/reach-shape'
import { sweep } from '../../src/geometry/sweep'
import type { Footprint, Point } from '../../src/geometry/types'
import { at, box, disc, GEO_TOL, inch, parts } from './inches'
import * as tables from './tables'

const R = 1270
const AREA = 20_000
const walkIn = (from: Point, budget: number, blockers: readonly Footprint[]): Walk => ({
  from,
  radius: R,
  budget,
  blockers,
  box: { width: AREA, depth: AREA },
  tolerance: GEO_TOL,
})
const isAccepted = (path: readonly Point[], { blockers, box: table }: Walk) => {
  const { contacts, leavesBox } = sweep(
    R,
    path,
    blockers.map((footprint, i) => ({ ref: `${i}`, footprint })),
    GEO_TOL,
    table,
  )
  return contacts.length === 0 && !leavesBox
}

const isWithin = (point: Point, polygon: readonly Point[]) => {
  let within = false
  polygon.forEach((b, i) => {
    const a = polygon[(i + polygon.length - 1) % polygon.length] as Point
    if (a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) within = !within
  })
  return within
}

/** Shortest ways over a square grid with knight's steps, keeping a little more than the distance demanded. */
const overGrid = (from: Point, { blockers, budget }: Walk, step: number): ReadonlyMap<string, { at: Point; walked: number }> => {
  const isFree = (point: Point) =>
    Math.min(point.x, point.y, AREA - point.x, AREA - point.y) >= R &&
    blockers.every((one) => distanceToFootprint(point, one) >= R)
  const isWayFree = (a: Point, b: Point) => {
    for (let k = 0; k <= 24; k++) if (!isFree({ x: a.x + ((b.x - a.x) * k) / 24, y: a.y + ((b.y - a.y) * k) / 24 })) return false
    return true
  }
  const done = new Map<string, { at: Point; walked: number }>()
  const open = new Map([['0,0', { at: from, walked: 0, i: 0, k: 0 }]])
  while (open.size > 0) {
    let key = ''
    for (const [name, one] of open) if (key === '' || one.walked < (open.get(key)?.walked ?? 0)) key = name
    const next = open.get(key)
    open.delete(key)
    if (next === undefined) break
    done.set(key, next)
    for (let i = -2; i <= 2; i++)
      for (let k = -2; k <= 2; k++) {
        if (Math.abs(i) + Math.abs(k) !== 1 && Math.abs(i * k) !== 1 && Math.abs(i * k) !== 2) continue
        const name = `${next.i + i},${next.k + k}`
        const to = { x: from.x + (next.i + i) * step, y: from.y + (next.k + k) * step }
        const walked = next.walked + distance(next.at, to)
        if (done.has(name) || walked > budget || walked >= (open.get(name)?.walked ?? Infinity)) continue
        if (isWayFree(next.at, to)) open.set(name, { at: to, walked, i: next.i + i, k: next.k + k })
      }
  }
  return done
}

describe('EX-WAL-02: ways around walls', () => {
  const wall = [parts(box(3, 0, 3.5, 4))]
  it('goes around a wall that reaches the edge of the table, the one open way', () => {
    const path = route(walkIn(at(2, 2), inch(8), wall), at(4.5, 2)) as readonly Point[]
    expect(path.length).toBeGreaterThan(2)
    expect(isAccepted(path, walkIn(at(2, 2), inch(8), wall))).toBe(true)
    // Two tangents, an arc of half an inch at each corner, half an inch along the top: the exact shortest way.
    const turned = Math.atan2(2, 1) + Math.asin(0.5 / Math.sqrt(5))
    const ideal = 2 * Math.sqrt(2 * 2 + 1 - 0.25) + 2 * 0.5 * turned + 0.5
    expect(length(path) / 2540).toBeGreaterThan(ideal - 0.01)
    expect(length(path) / 2540).toBeLessThan(ideal * 1.005)
  })
  it('gives nothing when the budget is too short or when only straight ways count', () => {
    expect(route(walkIn(at(2, 2), inch(4), wall), at(4.5, 2))).toBeUndefined()
    expect(route({ ...walkIn(at(2, 2), inch(9), wall), isStraight: true }, at(4.5, 2))).toBeUndefined()
    expect(route({ ...walkIn(at(2, 2), inch(9), wall), isStraight: true }, at(2, 4))).toEqual([at(2, 2), at(2, 4)])
  })
  it('a figure in contact with a wall may leave it and walk along it', () => {
    expect(route(walkIn(at(2.5, 2), inch(1), wall), at(2.5, 3))).toEqual([at(2.5, 2), at(2.5, 3)])
    expect(route(walkIn(at(2.5, 2), inch(6.2), wall), at(4, 2))).toBeDefined()
  })
  it('passes between walls exactly as far apart as its base is wide', () => {
    const gate = [parts(box(3, 0, 3.5, 2)), parts(box(3, 3, 3.5, 8))]
    const path = route(walkIn(at(1.5, 1), inch(5), gate), at(5, 1))
    expect(path).toBeDefined()
    expect(isAccepted(path ?? [], walkIn(at(1.5, 1), inch(5), gate))).toBe(true)
    const narrow = [parts(box(3, 0, 3.5, 2)), parts(box(3, 2.99, 3.5, 8))]
    expect(route(walkIn(at(1.5, 1), inch(5), narrow), at(5, 1))).toBeUndefined()
  })
  it('a start that is itself forbidden reaches nothing', () => {
    expect(reachArea(walkIn(at(2.8, 2), inch(5), wall)).anchors).toEqual([])
  })
})

describe('routes on random tables', () => {
  const blockers = fc.array(tables.footprint(0, AREA), { maxLength: 7 })
  it('every route is accepted by sweep, is within the budget, and agrees with isReachable', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(
        tables.point(0, AREA),
        fc.array(tables.point(0, AREA), { minLength: 8, maxLength: 8 }),
        blockers,
        fc.integer({ min: 0, max: 15_000 }),
        (from, goals, all, budget) => {
          fc.pre(all.every((one) => distanceToFootprint(from, one) >= R - 3))
          const walk = walkIn(from, budget, all)
          const area = reachArea(walk)
          for (const goal of goals) {
            const path = routeWithin(area, goal)
            expect(isReachable(area, goal)).toBe(path !== undefined)
            expect(route(walk, goal)).toEqual(path)
            saw(path === undefined ? 'none' : path.length === 2 ? 'straight' : 'around')
            if (path === undefined) continue
            expect([path[0], path.at(-1)]).toEqual([from, goal])
            expect(path.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true)
            expect(lengthAtMost(path, budget)).toBe(true)
            expect(isAccepted(path, walk)).toBe(true)
          }
        },
      ),
      { numRuns: 2000 },
    )
    expect(Math.min(count('none'), count('straight'), count('around'))).toBeGreaterThan(30)
  })

  it('is as short as the best way over a fine grid, and exists wherever the grid finds one', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(tables.point(R, AREA - R), blockers, (from, all) => {
        fc.pre(all.every((one) => distanceToFootprint(from, one) >= R))
        const grid = overGrid(from, walkIn(from, 7000, all), 400)
        const area = reachArea(walkIn(from, 7700, all))
        for (const { at: goal, walked } of grid.values()) {
          const path = routeWithin(area, goal)
          saw(path !== undefined && path.length > 2 ? 'around' : 'straight')
          expect(path).toBeDefined()
          // A place that touches a rounding is reached over a cut corner.
          const touched = all.find((one) => distanceToFootprint(goal, one) < R * 1.1)
          const rounding = touched === undefined ? 0 : R + ('disc' in touched ? touched.disc.radius : 0)
          expect(length(path ?? [])).toBeLessThanOrEqual(walked * 1.02 + 40 + rounding / 10)
        }
      }),
      { numRuns: 60 },
    )
    expect(Math.min(count('around'), count('straight'))).toBeGreaterThan(200)
  })

  it('a search towards a place finds the same anchors, without those that lie too far off the way', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(
        tables.point(R, AREA - R),
        tables.point(0, AREA),
        blockers,
        fc.integer({ min: 0, max: 6000 }),
        (from, goal, all, detour) => {
          const walk = walkIn(from, 4 * AREA, all)
          const within = distance(from, goal) + detour
          const isOnWay = ({ at: place, walked }: { at: Point; walked: number }) => walked + distance(place, goal) <= within
          const known = ({ at: place, walked, previous }: Anchor) => [place, walked, previous?.at]
          const whole = reachArea(walk).anchors
          const found = reachArea({ ...walk, towards: { at: goal, within } }).anchors
          expect(found.filter(isOnWay).map(known)).toEqual(whole.filter(isOnWay).map(known))
          for (const anchor of whole) saw(isOnWay(anchor) ? 'kept' : 'left out')
          saw(found.length < whole.length ? 'less' : 'all')
        },
      ),
      { numRuns: 300 },
    )
    expect(Math.min(count('kept'), count('left out'), count('less'))).toBeGreaterThan(100)
  })

  it('the drawn shape is the reachable area, give or take a third of a millimetre', () => {
    const { saw, count } = tables.counter()
    const offsets = [-30, 30].flatMap((x) => [-30, 30].map((y) => ({ x, y })))
    fc.assert(
      fc.property(
        tables.point(0, AREA),
        fc.array(tables.point(0, AREA), { minLength: 30, maxLength: 30 }),
        blockers,
        fc.integer({ min: 0, max: 12_000 }),
        (from, goals, all, budget) => {
          const area = reachArea(walkIn(from, budget, all))
          const shape = reachPolygons(area)
          for (const goal of goals) {
            const isDrawn = shape.some((polygon) => isWithin(goal, polygon))
            const isIn = isReachable(area, goal)
            const around = offsets.map(({ x, y }) => ({ x: goal.x + x, y: goal.y + y }))
            if (!around.every((point) => isReachable(area, point) === isIn)) continue
            saw(String(isIn))
            expect(isDrawn).toBe(isIn)
          }
        },
      ),
      { numRuns: 800 },
    )
    expect(Math.min(count('true'), count('false'))).toBeGreaterThan(500)
  })

  it('the border follows where reachable ground ends', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(tables.point(R, AREA - R), blockers, fc.integer({ min: 2000, max: 9000 }), (from, all, budget) => {
        const area = reachArea(walkIn(from, budget, all))
        const border = borderOf(reachPolygons(area))
        for (const [a, b] of border) {
          const x = b.x - a.x
          const y = b.y - a.y
          const size = Math.sqrt(x * x + y * y)
          if (size < 200) continue
          const beside = { x: Math.round((a.x + b.x) / 2 + (y / size) * 40), y: Math.round((a.y + b.y) / 2 - (x / size) * 40) }
          saw(isReachable(area, beside) ? 'inside' : 'outside')
        }
      }),
      { numRuns: 200 },
    )
    expect(count('outside')).toBeGreaterThan(2000)
    expect(count('inside')).toBeLessThan(count('outside') / 100)
  })
})

describe('without blockers the area is a circle', () => {
  it('cut by the edge of the table', () => {
    const [polygon] = reachPolygons(reachArea(walkIn(at(1, 4), inch(2), [])))
    expect(boundsOf(polygon ?? [])).toEqual({ minX: R, minY: inch(2), maxX: inch(3), maxY: inch(6) })
  })
  it('a pillar casts a shadow that is reached around it', () => {
    const area = reachArea(walkIn(at(2, 4), inch(4), [{ disc: disc(3.5, 4) }]))
    expect(isReachable(area, at(5.3, 4))).toBe(true)
    expect(isReachable(area, at(5.5, 4))).toBe(false)
    expect(reachPolygons(area).length).toBeGreaterThan(2)
  })
})
