/** Dice set aside lie on the face that they showed, side by side. */
import { expect, test } from 'vitest'
import { posesInRow } from '../../src/dice/show/poses'
import { dieKind, uppermost } from '../../src/dice/throw/dice'

const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8']
const SIX = ['ACT', 'DICE', 'MOVE', 'SHOOT', 'FIGHT', 'SPLAT']

test.each([
  ['d8', EIGHT],
  ['d6', SIX],
] as const)('every face of a %s can be shown', (name, faces) => {
  const poses = posesInRow(faces.map((shows) => ({ faces, shows })))
  const kind = dieKind(name)
  faces.forEach((_, index) => {
    const [x = 0, y = 0, , qx = 0, qy = 0, qz = 0, qw = 0] = poses.subarray(index * 7, index * 7 + 7)
    const { face, level } = uppermost(kind, [qx, qy, qz, qw])
    expect(face).toBe(index)
    expect(level).toBeCloseTo(1, 5)
    expect(y).toBeCloseTo(kind.rest, 5)
    if (index > 0) expect(x - (poses[(index - 1) * 7] ?? 0)).toBeGreaterThan(1)
  })
})
