/** Where a charge may end, to the last gap (4.9): what is offered, held against trying every quarter of a degree. */
import { describe, expect, test } from 'vitest'
import { CONTACT, EPS } from '../../../src/games/vortex/rules/constants'
import { chargeReach, chargeSpots } from '../../../src/games/vortex/rules/facts/charge'
import { bodyOf, isAcrossWall, isBaseContact, touchedAt, wallsOf } from '../../../src/games/vortex/rules/facts/contact'
import { discAt, enemiesOf } from '../../../src/games/vortex/rules/facts/figures'
import { obstaclesFor } from '../../../src/games/vortex/rules/facts/in-way'
import { snapped } from '../../../src/games/vortex/rules/facts/moves'
import type { State } from '../../../src/games/vortex/rules/state'
import { reachArea, routeWithin } from '../../../src/geometry'
import { length } from '../../../src/geometry/measure'
import { isFree } from '../../../src/geometry/sweep'
import type { Point } from '../../../src/geometry/types'
import { footprintOf } from '../../../src/table/layout'
import { seeded } from '../../conformance/rng'
import { act, acting, type Laid, laid, quiet, wall } from './position'

const RADIUS = 1.25
const TARGET = [38, 40] as const
/** Beside the target, so far from its centre, turned so much from the way straight at the charger in the west. */
const beside = (degrees: number, far = 2 * RADIUS): readonly [number, number] => {
  const turned = ((180 + degrees) * Math.PI) / 180
  return [TARGET[0] + far * Math.cos(turned), TARGET[1] + far * Math.sin(turned)]
}
/** The charger, its target, and friends who stand around it there. */
const crowded = (turns: readonly number[]): Laid['models'] => ({
  A1: { at: [22, 40] },
  B1: { at: TARGET },
  ...Object.fromEntries(turns.map((turn, index) => [`A${index + 2}`, { at: beside(turn) }])),
})
const turnOf = ({ x, y }: Point): number => (Math.atan2(40_000 - y, 38_000 - x) * 180) / Math.PI

describe('gaps between those who stand around the target', () => {
  test.each([
    [25, 3],
    [25, 0.2],
    [4, 2],
    [-47, 1],
  ])('VX-CHG-04, VX-CON-01: a gap at %s degrees, %s to each side, is found', (middle, half) => {
    // Two of the same size that touch the target keep a third out of sixty degrees beside each of them.
    const [left, right] = [middle - 60 - half, middle + 60 + half]
    const rest = 360 - (right - left)
    const models = crowded([left, right, right + rest / 3, right + (2 * rest) / 3])
    const play = act(acting({ models }), 'charge:A1>B1')
    expect(play.open).toEqual(['A: charge where'])
    const spots = chargeSpots(laid({ models }), 'A1', 'B1')
    for (const { at, touches, result } of spots) {
      expect(Math.abs(turnOf(at) - middle)).toBeLessThan(half + 1.4)
      expect([touches, result]).toEqual([['B1'], 'charge'])
    }
    expect(quiet(play, 'charge attack').last('charge-resolved').result).toBe('charge')
  })

  test('VX-CON-01: where the bases cannot quite touch, up to a millimetre is contact; more is none', () => {
    const around = (half: number) => crowded([-half, half, half + 80, half + 160])
    expect(chargeSpots(laid({ models: around(59.2) }), 'A1', 'B1').map(({ touches }) => touches)).toEqual([['B1']])
    expect(chargeSpots(laid({ models: around(58.4) }), 'A1', 'B1')).toEqual([])
    const play = quiet(act(acting({ models: around(58.4) }), 'charge:A1>B1'))
    expect(play.last('charge-resolved').result).toBe('failed')
  })

  test('VX-CHG-04: the nearest place may be beside what stands in the way', () => {
    // Straight ahead stands a friend; the nearest contact is where the base just passes it.
    const models: Laid['models'] = { A1: { at: [20, 40] }, B1: { at: TARGET }, A2: { at: beside(20) } }
    const [nearest] = chargeSpots(laid({ models }), 'A1', 'B1')
    expect(Math.abs(turnOf(nearest?.at as Point) + 40)).toBeLessThan(1.4)
  })
})

/** Every place of base contact by trying, and the shortest way there; nothing where there is none. */
function byTrying(state: State, ref: string, target: string): number | undefined {
  const [own, goal] = [discAt(state, ref), discAt(state, target)]
  const enemies = enemiesOf(state, ref)
  const footprints = obstaclesFor(state, ref).map((other) => ({ other, footprint: footprintOf(state.tabletop, other) }))
  const wide = footprints.map(({ other, footprint }) =>
    enemies.includes(other) && 'disc' in footprint
      ? { disc: { at: footprint.disc.at, radius: footprint.disc.radius + CONTACT + EPS } }
      : footprint,
  )
  const { width, depth } = state.tabletop
  const budget = chargeReach(state, ref) + EPS
  const area = reachArea({ from: own.at, radius: own.radius, budget, blockers: wide, box: { width, depth }, tolerance: EPS })
  const isOn = ({ x, y }: Point) => x >= own.radius && y >= own.radius && x <= width - own.radius && y <= depth - own.radius
  const all = footprints.map(({ footprint }) => footprint)
  let best: number | undefined
  for (let turn = 0; turn < 1440; turn++) {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 720), Math.sin((turn * Math.PI) / 720)]
    for (const gap of [0, 50, 98]) {
      const far = own.radius + goal.radius + gap
      const near = { x: Math.round(goal.at.x + dx * far), y: Math.round(goal.at.y + dy * far) }
      const at = gap > 0 && isBaseContact({ ...own, at: near }, goal) ? snapped(state, ref, near) : near
      if (!isOn(at) || !isFree(own.radius, [at], all, EPS) || !isBaseContact({ ...own, at }, goal)) continue
      const touched = touchedAt(state, ref, at)
      const others = footprints.filter(({ other }) => !touched.includes(other)).map(({ footprint }) => footprint)
      for (const off of [105, 300]) {
        const before = { x: Math.round(at.x + dx * off), y: Math.round(at.y + dy * off) }
        const way = isFree(own.radius, [before, at], others, EPS) ? routeWithin(area, before) : undefined
        const whole = way ? length([...way, at]) : Number.POSITIVE_INFINITY
        if (whole <= budget && whole < (best ?? Number.POSITIVE_INFINITY)) best = whole
      }
    }
  }
  return best
}

/** A target among many, who are near each other. */
function melee(seed: number): State {
  const rng = seeded(seed)
  const placed: { at: readonly [number, number]; radius: number }[] = []
  const models: { [ref: string]: Laid['models'][string] } = {}
  const put = (ref: string, size: 'S' | 'M' | 'L', near: number) => {
    const radius = { S: 1.25, M: 1.5, L: 2 }[size]
    for (let times = 0; times < 60; times++) {
      const at = [30 + (rng.below(2 * near) - near) / 100, 30 + (rng.below(2 * near) - near) / 100] as const
      const isClear = placed.every((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > other.radius + radius + 0.01)
      const isOut = ref !== 'A1' || Math.hypot(at[0] - 30, at[1] - 30) > 9
      if (!isClear || !isOut) continue
      placed.push({ at, radius })
      models[ref] = { at, size, MOU: 8 }
      return
    }
  }
  const sizes = ['S', 'S', 'M', 'L'] as const
  put('B1', 'S', 1)
  for (let n = 2; n < 7; n++) put(`${rng.below(3) === 0 ? 'B' : 'A'}${n}`, sizes[rng.below(4)] ?? 'S', 500)
  put('A1', sizes[rng.below(4)] ?? 'S', 1300)
  const [x, y] = [27 + rng.below(600) / 100, 27 + rng.below(600) / 100]
  const isClear = placed.every(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) > radius + 1.6)
  return laid({ models, scenery: isClear ? [wall(x - 1.5, x + 1.5, y - 0.3, y + 0.3, 2)] : [], table: 60 })
}

test('VX-CHG-04, VX-CHG-06: whether there is a place, and how far the nearest is, agrees with trying', () => {
  // The specification's millimetre, and a little more for ways that end between two enemies.
  const tolerance = 1.2 * CONTACT
  const seen = { some: 0, none: 0 }
  for (let seed = 1; seed <= 120 * Number(process.env.SOAK ?? 1); seed++) {
    const state = melee(seed)
    if (!state.tabletop.pieces.A1 || touchedAt(state, 'A1', discAt(state, 'A1').at).length > 0) continue
    const spots = chargeSpots(state, 'A1', 'B1')
    const tried = byTrying(state, 'A1', 'B1')
    const isAcross = spots.some(({ at }) => !isBaseContact({ ...discAt(state, 'A1'), at }, discAt(state, 'B1')))
    const nearest = isAcross ? undefined : spots[0]?.length
    if (tried === undefined) {
      seen.none++
      continue
    }
    seen.some++
    if (nearest === undefined || nearest > tried + tolerance) throw new Error(`position ${seed}: ${nearest} for ${tried}`)
    const all = obstaclesFor(state, 'A1').map((other) => footprintOf(state.tabletop, other))
    for (const { at, path, length: far } of spots) {
      const way = [discAt(state, 'A1').at, ...path]
      expect(path.at(-1)).toEqual(at)
      expect(Math.round(length(way))).toBe(far)
      expect(isFree(discAt(state, 'A1').radius, way, all, 2 * EPS)).toBe(true)
    }
  }
  expect(seen.some).toBeGreaterThan(60)
  expect(seen.none).toBeGreaterThan(5)
}, 240_000)

/** The shortest way to a place across a wall from the target, by trying: along each side of it, nearer than the steps that the rules take. */
function byTryingAcross(state: State, ref: string, target: string): number | undefined {
  const own = discAt(state, ref)
  const enemies = enemiesOf(state, ref)
  const footprints = obstaclesFor(state, ref).map((other) => ({ other, footprint: footprintOf(state.tabletop, other) }))
  const blockers = footprints.map(({ other, footprint }) =>
    enemies.includes(other) && 'disc' in footprint
      ? { disc: { at: footprint.disc.at, radius: footprint.disc.radius + CONTACT + EPS } }
      : footprint,
  )
  const { width, depth } = state.tabletop
  const budget = chargeReach(state, ref) + EPS
  const area = reachArea({ from: own.at, radius: own.radius, budget, blockers, box: { width, depth }, tolerance: EPS })
  const all = footprints.map(({ footprint }) => footprint)
  let best: number | undefined
  for (const wall of wallsOf(state)) {
    const corners = wall.outlines.flat()
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    const off = own.radius + EPS
    const [left, right, bottom, top] = [
      Math.min(...xs) - off,
      Math.max(...xs) + off,
      Math.min(...ys) - off,
      Math.max(...ys) + off,
    ]
    const sides = [left, right]
      .flatMap((x) => [0, 60].map((away) => ({ x: x === left ? x - away : x + away, from: bottom, to: top, isUpright: true })))
      .concat(
        [bottom, top].flatMap((y) =>
          [0, 60].map((away) => ({ x: y === bottom ? y - away : y + away, from: left, to: right, isUpright: false })),
        ),
      )
    for (const { x: across, from, to, isUpright } of sides)
      for (let along = from; along <= to; along += 20) {
        const at = isUpright ? { x: across, y: along } : { x: along, y: across }
        const isOn = at.x >= own.radius && at.y >= own.radius && at.x <= width - own.radius && at.y <= depth - own.radius
        if (!isOn || !isAcrossWall(bodyOf(state, ref, at), bodyOf(state, target), wall)) continue
        if (isBaseContact({ ...own, at }, discAt(state, target)) || !isFree(own.radius, [at], all, EPS)) continue
        const way = routeWithin(area, at)
        const whole = way ? length(way) : Number.POSITIVE_INFINITY
        if (whole <= budget && whole < (best ?? Number.POSITIVE_INFINITY)) best = whole
      }
  }
  return best
}

/** A target behind a wall that is too long to be gone around, with others on the charger's side of it. */
function behindWall(seed: number): State {
  const rng = seeded(seed)
  const by = (least: number, most: number) => least + rng.below(Math.round((most - least) * 100) + 1) / 100
  const thick = by(0.4, 1)
  const half = by(6, 12)
  const place = by(-half, half)
  const models: { [ref: string]: Laid['models'][string] } = {
    B1: { at: [30 + place, 30 + thick + RADIUS] },
    A1: { at: [30 + by(-9, 9), 30 - by(5, 9)], MOU: 5 },
  }
  const stands: (readonly [number, number])[] = []
  for (let n = 2; n < 2 + rng.below(5); n++) {
    const at = [30 + place + by(-5, 5), 30 - by(RADIUS, 4)] as const
    if (stands.some((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) < 2 * RADIUS + 0.01)) continue
    stands.push(at)
    models[`${rng.below(3) === 0 ? 'B' : 'A'}${n}`] = { at }
  }
  return laid({ models, scenery: [wall(30 - half, 30 + half, 30, 30 + thick, 1)], table: 60 })
}

test('VX-CON-02, VX-CHG-06: how far the nearest place across a wall is agrees with trying', () => {
  const seen = { some: 0, none: 0 }
  for (let seed = 1; seed <= 120 * Number(process.env.SOAK ?? 1); seed++) {
    const state = behindWall(seed)
    if (touchedAt(state, 'A1', discAt(state, 'A1').at).length > 0) continue
    const spots = chargeSpots(state, 'A1', 'B1')
    // VX-CON-02: where its base can be touched, nobody fights over the wall.
    if (spots.some(({ at }) => isBaseContact({ ...discAt(state, 'A1'), at }, discAt(state, 'B1')))) continue
    const tried = byTryingAcross(state, 'A1', 'B1')
    // Up to a millimetre from the wall is contact, but a charge goes all the way: the last millimetre of its reach may decide.
    if (tried !== undefined && tried > chargeReach(state, 'A1') - CONTACT) continue
    if (tried === undefined) {
      seen.none++
      continue
    }
    seen.some++
    const nearest = Math.min(...spots.map(({ length: far }) => far))
    if (!(nearest <= tried + CONTACT)) throw new Error(`position ${seed}: ${nearest} for ${tried}`)
  }
  expect(seen.some).toBeGreaterThan(60)
  expect(seen.none).toBeGreaterThan(5)
}, 240_000)
