/** The trays of two sides stand beside each other, on the table's edge and apart. */
import { expect, test } from 'vitest'
import { spotIn, traysAt } from '../../src/app/match/dice-places'
import { trayBorder } from '../../src/dice/show/dice-tray'
import { trayFor } from '../../src/dice/throw/tray'
import { TRAY } from '../../src/scene/room/tray-place'

const counts = [[1], [6, 6], [3, 9], [14, 2], [40, 40]] as const

test.each([
  ['a wide window', 24, false],
  ['a wide window and a large table', 48, false],
  ['an upright one', 36, true],
] as const)('in %s', (_, edge, isUpright) => {
  for (const dice of counts) {
    const trays = dice.map(trayFor)
    const places = traysAt(trays, edge, isUpright)
    const spans = places.map(({ scale, z }, at) => {
      const long = ((trays[at]?.width ?? 0) + 2 * trayBorder) * scale
      expect(((trays[at]?.depth ?? 0) + 2 * trayBorder) * scale).toBeLessThanOrEqual(TRAY.width)
      return [z - long / 2, z + long / 2] as const
    })
    const room = dice.length === 1 || isUpright ? TRAY.depth * 1.15 : Math.max(edge, TRAY.depth)
    for (const [from, to] of spans) expect(to - from).toBeLessThanOrEqual(room)
    const ends = spans.flat()
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(room)
    const [one, other] = [...spans].sort(([a], [b]) => a - b)
    if (one && other) expect(other[0]).toBeGreaterThanOrEqual(one[1])
    // The first is farther away, or on the left where that is the far end of the table's edge.
    if (places.length > 1) expect((places[0]?.z ?? 0) < (places[1]?.z ?? 0)).toBe(!isUpright)
  }
})

test('a die is where its tray is', () => {
  const [at] = traysAt([trayFor(4), trayFor(4)], 24, false)
  if (!at) throw new Error('no tray')
  expect(spotIn(at, { x: 0, y: 0, z: 0 })).toMatchObject({ x: 0, z: at.z })
  // Away from the thrower is towards the table, to the left.
  expect(spotIn(at, { x: 0, y: 0, z: -5 }).x).toBeLessThan(0)
})
