import { expect, test } from 'vitest'
import { createCast } from '../../src/scene/cast'
import { figure, lookOf } from './looks'

const made = (...figures: Parameters<typeof lookOf>[0]) => {
  const cast = createCast(() => 1.5)
  cast.sync(lookOf(figures), 0)
  return cast
}

test('the first look is simply there; later ones are glided to', () => {
  const cast = made(figure('A1', 5, 5))
  expect(cast.stance('A1')).toMatchObject({ x: 5, z: -5, fade: 0 })
  expect(cast.frame(0, 16)).toBe(false)
  cast.sync(lookOf([figure('A1', 9, 5)]), 1000)
  expect(cast.frame(1100, 16)).toBe(true)
  expect(cast.stance('A1')?.x).toBeGreaterThan(5)
  expect(cast.stance('A1')?.x).toBeLessThan(9)
  expect(cast.frame(1300, 16)).toBe(false)
  expect(cast.stance('A1')?.x).toBe(9)
})

test('who is not in the look is not in the cast', () => {
  const cast = made(figure('A1', 5, 5), figure('A2', 6, 6))
  cast.sync(lookOf([figure('A2', 6, 6)]), 0)
  expect([...cast.actors.keys()]).toEqual(['A2'])
})

test('a look that comes after its cue changes nothing any more', () => {
  const cast = made(figure('A1', 5, 5))
  const there = { ...(cast.stance('A1') as NonNullable<ReturnType<typeof cast.stance>>), x: 9, yaw: 1 }
  cast.put('A1', there)
  cast.sync(lookOf([figure('A1', 9, 5)]), 0)
  cast.frame(500, 16)
  // It also goes on looking where it walked, until the game itself turns it.
  expect(cast.stance('A1')).toEqual(there)
  cast.sync(lookOf([figure('A1', 9, 5, { heading: 0 })]), 1000)
  cast.frame(2000, 16)
  expect(cast.stance('A1')?.yaw).toBeCloseTo(Math.PI / 2)
})

test('what is set down goes where the look has it, and stays meanwhile only while an answer is on its way', () => {
  const cast = made(figure('A1', 5, 5))
  cast.hold('A1', { x: 8, y: 0, z: -8 })
  cast.awaits(true)
  cast.release('A1')
  cast.sync(lookOf([figure('A1', 5, 5, { ready: true })]), 0)
  cast.frame(500, 500)
  expect(cast.stance('A1')).toMatchObject({ x: 8, z: -8 })
  cast.awaits(false)
  cast.frame(1000, 500)
  cast.frame(2000, 500)
  expect(cast.stance('A1')).toMatchObject({ x: 5, z: -5 })
  cast.hold('A1', { x: 8, y: 0, z: -8 })
  cast.release('A1')
  cast.sync(lookOf([figure('A1', 7, 7)]), 3000)
  cast.frame(3000, 16)
  cast.frame(4000, 16)
  expect(cast.stance('A1')).toMatchObject({ x: 7, z: -7 })
})

test('the version changes exactly when something is to be drawn anew', () => {
  const cast = made(figure('A1', 5, 5))
  const before = cast.version()
  cast.frame(0, 16)
  cast.hover(undefined)
  expect(cast.version()).toBe(before)
  cast.hover('A1')
  expect(cast.version()).toBeGreaterThan(before)
  while (cast.frame(0, 16));
  const settled = cast.version()
  cast.frame(0, 16)
  expect(cast.version()).toBe(settled)
})

test('reduced motion cuts', () => {
  const cast = made(figure('A1', 5, 5))
  cast.setReduced(true)
  cast.sync(lookOf([figure('A1', 9, 5)]), 0)
  expect(cast.stance('A1')?.x).toBe(9)
})
