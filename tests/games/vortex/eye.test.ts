/** The bot judges distances as a beginner does, by eye: what only a measure could tell does not change what it does (VX-DST-03). */
import { expect, test } from 'vitest'
import { wayByEye } from '../../../src/games/vortex/play/eye'
import { vortexWorth } from '../../../src/games/vortex/play/taste'
import { chargeSpots } from '../../../src/games/vortex/rules/facts/charge'
import type { State } from '../../../src/games/vortex/rules/state'
import { acting, laid, wall } from './position'

/** A wall lies between them: the way around it is longer than the way the eye sees. */
const behind = (x: number) =>
  ({
    models: { A1: { at: [20, 40], MOU: 10 }, B1: { at: [x, 40] } },
    scenery: [wall(27, 28, 34, 46, 5)],
  }) as const
const reaches = (x: number) => chargeSpots(laid(behind(x)), 'A1', 'B1').length > 0

/** The last place, to a millimetre, in which the target can be reached. */
function edge(): number {
  for (let x = 30; x < 45; x += 0.1) if (reaches(x) && !reaches(x + 0.1)) return x
  throw new Error('every charge reaches')
}

test('VX-DST-03: whether the way around a wall is a millimetre too long changes nothing of what the bot thinks of the charge', () => {
  const [near, far] = [edge(), edge() + 0.1]
  const seen = (x: number) => wayByEye(laid(behind(x)) as State, 'A1', 'B1')
  expect(seen(near)).toBe(seen(far))
  expect(seen(near)).toBeGreaterThan(0)
  const worth = (x: number) => {
    const play = acting(behind(x))
    return vortexWorth(play.state, play.decision('act', 'A'), { id: 'charge:A1>B1' })
  }
  expect(worth(near)).toBe(worth(far))
})

test('nobody is charged who is plainly walled off', () => {
  const position = {
    models: { A1: { at: [20, 40], MOU: 10 }, B1: { at: [33, 40] } },
    scenery: [wall(27, 28, 5, 75, 5)],
  } as const
  expect(wayByEye(laid(position), 'A1', 'B1')).toBe(Number.POSITIVE_INFINITY)
  expect(wayByEye(laid(behind(33)), 'A1', 'B1')).toBeGreaterThan(12_000)
})
