import { describe, expect, it } from 'vitest'
import { dieKind, uppermost } from '../../src/dice/throw'
import { setDown, whyCocked } from '../../src/dice/throw/cocked'
import type { Rotation, Vector } from '../../src/dice/throw/dice'

const tray = { width: 15, depth: 10 }
const d6 = dieKind('d6')
const level: Rotation = [0, 0, 0, 1]
const degrees = (angle: number): Rotation => [Math.sin((angle * Math.PI) / 360), 0, 0, Math.cos((angle * Math.PI) / 360)]

function lie(position: Vector, rotation: Rotation = level, more: { asleep?: boolean; touchesDie?: boolean } = {}) {
  return whyCocked({ kind: d6, pose: { position, rotation }, asleep: true, touchesDie: false, ...more }, tray)
}

describe('a die counts as it lies', () => {
  it.each([
    ['flat on the felt', lie([0, 0.5, 0]), undefined],
    ['flat beside another die', lie([0, 0.5, 0], level, { touchesDie: true }), undefined],
    ['nine degrees off', lie([0, 0.57, 0], degrees(9)), undefined],
    ['eleven degrees off against the rim', lie([0, 0.58, 0], degrees(11)), 'tilted'],
    ['eleven degrees off against a die', lie([0, 0.58, 0], degrees(11), { touchesDie: true }), 'leaning'],
    ['flat on another die', lie([0, 1.5, 0], level, { touchesDie: true }), 'stacked'],
    ['beyond the rim', lie([8, 0.5, 0]), 'off the tray'],
    ['below the felt', lie([0, -2, 0]), 'off the tray'],
    ['still spinning', lie([0, 0.5, 0], level, { asleep: false }), 'never came to rest'],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected)
  })
})

describe('a die that stays cocked', () => {
  it('is set down flat on the face that was uppermost, in a free place of the tray', () => {
    for (const kind of [d6, dieKind('d8')]) {
      const rotation: Rotation = [0.3, 0.5, -0.1, Math.sqrt(1 - 0.35)]
      const others: Vector[] = [
        [7, 0.5, 4],
        [6, 0.5, 4],
      ]
      const before = uppermost(kind, rotation).face
      const placed = setDown(kind, { position: [9, 3, 4.4], rotation }, others, tray)
      expect(uppermost(kind, placed.rotation).face).toBe(before)
      expect(uppermost(kind, placed.rotation).level).toBeCloseTo(1, 9)
      expect(whyCocked({ kind, pose: placed, asleep: true, touchesDie: false }, tray)).toBeUndefined()
      for (const [x, , z] of others) expect(Math.hypot(placed.position[0] - x, placed.position[2] - z)).toBeGreaterThan(1.7)
    }
  })
})
