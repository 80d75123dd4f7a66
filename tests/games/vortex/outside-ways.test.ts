/** Ways, ways out of a melee, pushes and failed charges on random tables, held against plain trying. */
import { expect, test } from 'vitest'
import { chargeSpots, failedWay, pushed } from '../../../src/games/vortex/rules/facts/charge'
import { movePath, whyNotWay } from '../../../src/games/vortex/rules/facts/moves'
import { wayOut } from '../../../src/games/vortex/rules/facts/ways-out'
import type { Point } from '../../../src/geometry/types'
import type { ShapeRules } from '../../../src/kernel'
import type { Path } from '../../../src/table/choice'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { seeded } from '../../conformance/rng'
import { along, BASE, gapsAt, lengthOf, meets, type One, randomTable, type Table, TIMES } from './trying'

const PATHS = TABLE_SHAPES.path as unknown as ShapeRules<Path>
/** The first of the table, on whose side A is. */
const selfOf = ({ all }: Table): One | undefined => all.find(({ ref }) => ref === 'A1')
const placeOf = ({ all, boxes }: Table) => JSON.stringify({ all, boxes })

/** By trying: whether a way may be gone, if what is met is met so much sooner or later, and how long it is in contact. */
function tried(table: Table, self: One, way: readonly Point[], how: 'walk' | 'run', slack: number) {
  const points = along(way, 10).map((at) => meets(table, self, at, slack))
  const first = points.findIndex(({ touched }) => touched.length > 0)
  const isOver = points.some(({ overlap }) => overlap)
  // A walk ends where contact begins, or up to eight millimetres further on in the same contact.
  const left = (points.length - 1 - first) * 10
  const isAtEnd = points[first]?.touched.every((ref) => points[points.length - 1]?.touched.includes(ref)) === true
  const isFine = !isOver && (first < 0 || (how === 'walk' && left <= 800 + 5 * slack && isAtEnd))
  const atEnd = points[points.length - 1]?.touched.join()
  return { isFine, atEnd, touching: isOver ? 0 : points.filter(({ touched }) => touched.length > 0).length * 10 }
}

test('VX-MOV-02, VX-MOV-04, VX-MOV-05, VX-CON-02: a way may be gone or not, as by trying', () => {
  const count = { gone: 0, refused: 0, touching: 0 }
  for (let seed = 1; seed <= 50 * TIMES; seed++) {
    const table = randomTable(1000 + seed, 5, 8, 2)
    const self = selfOf(table)
    if (!self || meets(table, self, self.at).touched.length > 0) continue
    const rng = seeded(seed)
    const anywhere = () => ({ x: self.at.x + rng.below(10_000) - 5000, y: self.at.y + rng.below(10_000) - 5000 })
    // On the near side of somebody, so that some ways come into contact and not all of those go through.
    const beside = ({ at, size }: One) => {
      const turn = Math.atan2(self.at.y - at.y, self.at.x - at.x) + (rng.below(2000) - 1000) / 1000
      const far = BASE[size] + BASE[self.size] + rng.below(400)
      return { x: Math.round(at.x + far * Math.cos(turn)), y: Math.round(at.y + far * Math.sin(turn)) }
    }
    const to = () => (rng.below(2) === 0 ? anywhere() : beside(table.all[rng.below(table.all.length)] ?? self))
    for (const how of ['run', 'walk', 'run', 'walk', 'run', 'walk'] as const) {
      const path = rng.below(2) === 0 ? [to()] : [to(), to()]
      const way = [self.at, ...path]
      const choice = movePath(table.state, 'A1', how)
      if (lengthOf(way) > choice.budget - 5) continue
      const [late, soon] = [tried(table, self, way, how, -3), tried(table, self, way, how, 3)]
      // Contact across a wall for less than a quarter of a centimetre may be missed.
      const isBrief = how === 'run' && late.touching > 0 && late.touching < 270
      if (late.isFine !== soon.isFine || late.atEnd !== soon.atEnd || isBrief) continue
      const isLaid = PATHS.accepts(choice, path, table.state.tabletop as never).allowed
      const isGone = isLaid && whyNotWay(table.state, 'A1', how, path) === undefined
      if (isGone !== late.isFine) throw new Error(`${seed}: ${how} ${JSON.stringify(way)}, ${isGone}; ${placeOf(table)}`)
      if (late.touching > 0) count.touching++
      count[isGone ? 'gone' : 'refused']++
    }
  }
  expect([count.gone > 30, count.refused > 60, count.touching > 0]).toEqual([true, true, true])
}, 200_000)

/** By trying: a place out of contact that a straight way of at most its own base leads to. */
function straightOut(table: Table, self: One): Point | undefined {
  for (let turn = 0; turn < 360; turn++) {
    const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    for (let far = 20; far <= 2 * BASE[self.size]; far += 20) {
      const at = { x: Math.round(self.at.x + far * x), y: Math.round(self.at.y + far * y) }
      if (meets(table, self, at, 2).overlap) break
      if (meets(table, self, at, 4).touched.length === 0) return at
    }
  }
  return undefined
}

test('VX-DIS-02, VX-DIS-05: where there is a straight way out of a melee, there is one', () => {
  let engaged = 0
  for (let seed = 1; seed <= 60 * TIMES; seed++) {
    const table = randomTable(5000 + seed, 9, 4, 2)
    const self = selfOf(table)
    if (!self || meets(table, self, self.at).touched.length === 0) continue
    engaged++
    const [found, straight] = [wayOut(table.state, 'A1'), straightOut(table, self)]
    if (straight && !found) throw new Error(`${seed}: no way out, but ${JSON.stringify(straight)}; ${placeOf(table)}`)
    if (!found) continue
    expect([seed, meets(table, self, found).touched]).toEqual([seed, []])
    expect(lengthOf([self.at, found])).toBeLessThanOrEqual(2 * BASE[self.size] + 2)
  }
  expect(engaged).toBeGreaterThan(10)
}, 200_000)

test('6.5 Gust: a push goes on until a step more would come too near to something, and touches nobody anew', () => {
  let short = 0
  for (let seed = 1; seed <= 60 * TIMES; seed++) {
    const table = randomTable(9000 + seed, 8, 7, 2)
    const self = selfOf(table)
    const wind = table.all.find(({ ref }) => ref.startsWith('B'))
    if (!self || !wind) continue
    const before = meets(table, self, self.at).touched
    const isNew = (ref: string) => !before.includes(ref)
    const to = pushed(table.state, 'A1', wind.at, 5000)
    const far = lengthOf([self.at, to])
    expect([seed, meets(table, self, to).overlap, meets(table, self, to).touched.filter(isNew)]).toEqual([seed, false, []])
    expect(far).toBeLessThanOrEqual(5001)
    if (far > 4980) continue
    short++
    const size = lengthOf([wind.at, self.at])
    const on = (more: number) => ({
      x: self.at.x + ((self.at.x - wind.at.x) / size) * (far + more),
      y: self.at.y + ((self.at.y - wind.at.y) / size) * (far + more),
    })
    const [here, next] = [gapsAt(table, self, on(0)), gapsAt(table, self, on(25))]
    const isMet =
      next.some((gap, index) => gap < 201 && gap < (here[index] ?? 0)) || meets(table, self, on(25)).touched.some(isNew)
    if (!isMet) throw new Error(`${seed}: pushed only ${far}; ${placeOf(table)}`)
  }
  expect(short).toBeGreaterThan(5)
}, 200_000)

test('VX-CHG-06: a failed charge goes twice a walk or up to what stops it, through nothing, and touches nobody there', () => {
  let failed = 0
  for (let seed = 1; seed <= 60 * TIMES; seed++) {
    const table = randomTable(9000 + seed, 8, 7, 2)
    const self = selfOf(table)
    const isFree = self && table.all.some(({ ref }) => ref === 'B2') && meets(table, self, self.at).touched.length === 0
    if (!isFree || chargeSpots(table.state, 'A1', 'B2').length > 0) continue
    failed++
    const way = [self.at, ...failedWay(table.state, 'A1', 'B2')]
    const end = way[way.length - 1] ?? self.at
    expect([seed, meets(table, self, end).touched, lengthOf(way) <= 16_003]).toEqual([seed, [], true])
    for (const at of along(way, 50)) expect([seed, meets(table, self, at).overlap]).toEqual([seed, false])
    // It goes all the way, or stops CLEAR before what stands in its way.
    if (lengthOf(way) >= 15_990) continue
    const from = way[way.length - 2] ?? self.at
    const to = table.all.find(({ ref }) => ref === 'B2')?.at ?? end
    const aim = lengthOf([from, end]) > 0 ? [from, end] : [end, to]
    const [a = end, b = end] = aim
    const on = { x: end.x + ((b.x - a.x) / lengthOf(aim)) * 25, y: end.y + ((b.y - a.y) / lengthOf(aim)) * 25 }
    const [here, next] = [gapsAt(table, self, end), gapsAt(table, self, on)]
    const isMet = next.some((gap, index) => gap < 202 && gap < (here[index] ?? 0)) || meets(table, self, on, 5).touched.length > 0
    if (!isMet) throw new Error(`${seed}: a failed charge of only ${lengthOf(way)}, ${JSON.stringify(way)}; ${placeOf(table)}`)
  }
  expect(failed).toBeGreaterThan(3)
}, 200_000)
