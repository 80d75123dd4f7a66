/** Terrain of thousands of blocks is shaped in breaths; what was drawn stays until it is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { underWay } from '../../src/scene/arrivals'
import type { TerrainLook } from '../../src/scene/look'
import { createShaping } from '../../src/scene/things/shaping'
import { createTerrain } from '../../src/scene/things/terrain'

/** Stretches of a map's walls, side by side; none has the shape of another. */
let made = 0
function stretches(count: number, walls: number): readonly TerrainLook[] {
  return Array.from({ length: count }, (_, i) => {
    const outlines = Array.from({ length: walls }, (_, k) => {
      const [x, y, long] = [1000 * i, 1000 * k, 300 + ++made]
      return [
        { x, y },
        { x: x + long, y },
        { x: x + long, y: y + 500 },
        { x, y: y + 500 },
      ]
    })
    return { ref: `wall-${i}`, kind: `own/wall-${i}`, name: '', at: { x: 1000 * i, y: 0 }, heading: 0, outlines, height: 6000 }
  })
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('thousands come a few at a time; the first picture waits for the last', () => {
  const pieces = stretches(190, 64)
  let told = 0
  const shaping = createShaping(() => told++)
  expect(shaping.of(pieces).size).toBe(0)
  expect(underWay()).toBe(1)
  let before = 0
  for (let breaths = 1; underWay() > 0; breaths++) {
    vi.advanceTimersToNextTimer()
    const now = shaping.of(pieces).size
    // Some twelve hundred blocks, from the first piece on.
    expect([told, now - before]).toEqual([breaths, Math.min(19, pieces.length - before)])
    before = now
  }
  expect([...shaping.of(pieces).keys()]).toEqual(pieces)
  expect(vi.getTimerCount()).toBe(0)
})

test('a table laid out by hand is shaped at once, and what is not wanted any more is let be', () => {
  const few = stretches(15, 20)
  const shaping = createShaping(() => undefined)
  expect(shaping.of(few).size).toBe(15)
  expect(underWay()).toBe(0)
  shaping.of(stretches(40, 20))
  expect(underWay()).toBe(1)
  expect(shaping.of(few).size).toBe(15)
  expect([underWay(), vi.getTimerCount()]).toEqual([0, 0])
  shaping.of(stretches(40, 20))
  shaping.stop()
  expect([underWay(), vi.getTimerCount()]).toEqual([0, 0])
})

test('what comes anew as it stood is drawn all the while', () => {
  const terrain = createTerrain()
  const pieces = stretches(40, 20)
  const drawn = () => terrain.group.children.filter(({ visible }) => visible).length
  terrain.sync(pieces)
  expect(drawn()).toBe(0)
  vi.runAllTimers()
  terrain.sync(pieces)
  expect(drawn()).toBe(40)
  // The whole view has been told again, as after a line that was cut.
  terrain.sync(structuredClone(pieces) as typeof pieces)
  expect(drawn()).toBe(40)
  terrain.dispose()
  expect(vi.getTimerCount()).toBe(0)
})
