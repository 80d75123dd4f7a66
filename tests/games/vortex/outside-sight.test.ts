/** Sight (4.4) on random tables, held against plain trying. */
import { expect, test } from 'vitest'
import { pointsSeen, sees, seesScenery } from '../../../src/games/vortex/rules/facts/sight'
import { type Box, type One, randomTable, TALL, type Table, TIMES } from './trying'

const WIDE = { S: 800, M: 1000, L: 1500 }
const EYE = { S: 2700, M: 3200, L: 4500 }

/** Whether the way from the eye to a point goes through the inside of a box or an upright cylinder, each that much larger. */
type Sighted = readonly [number, number, number]
function throughBox([x0, y0, z0]: Sighted, [x1, y1, z1]: Sighted, box: Box, more: number): boolean {
  let [from, to] = [0, 1]
  for (const [a, b, low, high] of [
    [x0, x1, box.x0 - more, box.x1 + more],
    [y0, y1, box.y0 - more, box.y1 + more],
    [z0, z1, -1e9, box.height + more],
  ] as const) {
    if (a === b) {
      if (a <= low || a >= high) return false
      continue
    }
    const [s, t] = [(low - a) / (b - a), (high - a) / (b - a)]
    from = Math.max(from, Math.min(s, t))
    to = Math.min(to, Math.max(s, t))
  }
  return to - from > 1e-9
}
function throughBody([x0, y0, z0]: Sighted, [x1, y1, z1]: Sighted, { at, size }: One, more: number): boolean {
  const [dx, dy, px, py] = [x1 - x0, y1 - y0, x0 - at.x, y0 - at.y]
  const [a, b, c] = [dx * dx + dy * dy, px * dx + py * dy, px * px + py * py - (WIDE[size] + more) ** 2]
  const root = b * b - a * c
  if (root <= 0) return false
  let [from, to] = [Math.max(0, (-b - Math.sqrt(root)) / a), Math.min(1, (-b + Math.sqrt(root)) / a)]
  if (z1 !== z0) {
    const cut = (TALL[size] + more - z0) / (z1 - z0)
    if (z1 > z0) to = Math.min(to, cut)
    else from = Math.max(from, cut)
  } else if (z0 >= TALL[size] + more) return false
  return to - from > 1e-9
}
function seenBy({ all, boxes }: Table, from: One, to: One, more: number): number {
  const eye: Sighted = [from.at.x, from.at.y, EYE[from.size]]
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y]
  const far = Math.hypot(dx, dy)
  let seen = 0
  for (let j = 0; j < 10; j++)
    for (let i = 0; i < 20; i++) {
      const aside = ((j + 0.5) / 10 - 0.5) * 2 * WIDE[to.size]
      const point: Sighted = [to.at.x - (dy / far) * aside, to.at.y + (dx / far) * aside, ((i + 0.5) / 20) * TALL[to.size]]
      const others = all.filter((one) => one !== from && one !== to)
      const isHidden =
        boxes.some((box) => throughBox(eye, point, box, more)) || others.some((one) => throughBody(eye, point, one, more))
      if (!isHidden) seen++
    }
  return seen
}

test('VX-LOS-06, VX-LOS-07: so many points are seen as by trying', () => {
  let [compared, partial] = [0, 0]
  for (let seed = 1; seed <= 12 * TIMES; seed++) {
    const table = randomTable(seed, 7, 9, 3)
    for (const from of table.all)
      for (const to of table.all) {
        if (from === to) continue
        const [least, most] = [seenBy(table, from, to, 4), seenBy(table, from, to, -4)]
        const isSeen = sees(table.state, from.ref, to.ref)
        if (isSeen ? most === 0 : least > 0) throw new Error(`table ${seed}: ${from.ref} sees ${to.ref}: ${isSeen}`)
        const seen = pointsSeen(table.state, from.ref, to.ref)
        if (isSeen !== seen > 0) throw new Error(`table ${seed}: ${from.ref} sees ${to.ref}: ${isSeen}, but ${seen} points`)
        if (seen < least || seen > most)
          throw new Error(`table ${seed}: ${from.ref} sees ${seen} of ${to.ref}, not ${least} to ${most}`)
        compared++
        if (seen > 0 && seen < 200) partial++
      }
  }
  expect([compared > 300, partial > 50]).toEqual([true, true])
})

/** VX-LOS-11: whether a corner of a box, or its middle, is seen at a quarter, half or three quarters of its height. */
function seesBox({ all, boxes }: Table, from: One, box: Box, more: number): boolean {
  const eye: Sighted = [from.at.x, from.at.y, EYE[from.size]]
  const places = [
    [box.x0, box.y0],
    [box.x0, box.y1],
    [box.x1, box.y0],
    [box.x1, box.y1],
    [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2],
  ] as const
  return places.some(([x, y]) =>
    [1, 2, 3].some((part) => {
      const point: Sighted = [x, y, (box.height * part) / 4]
      const inWay = boxes.some((other) => other !== box && throughBox(eye, point, other, more))
      return !inWay && !all.some((one) => one !== from && throughBody(eye, point, one, more))
    }),
  )
}

test('VX-LOS-11: a piece of scenery is seen or not, as by trying', () => {
  const count = { seen: 0, hidden: 0 }
  for (let seed = 1; seed <= 40 * TIMES; seed++) {
    const table = randomTable(3000 + seed, 7, 7, 4)
    for (const from of table.all)
      for (const [index, box] of table.boxes.entries()) {
        const [hard, easy] = [seesBox(table, from, box, 4), seesBox(table, from, box, -4)]
        if (hard !== easy) continue
        const is = seesScenery(table.state, from.ref, `wall-${index + 1}`)
        expect([seed, from.ref, index, is]).toEqual([seed, from.ref, index, hard])
        count[is ? 'seen' : 'hidden']++
      }
  }
  expect([count.seen > 100, count.hidden > 10]).toEqual([true, true])
})
