import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE, written } from '../../models/build/falls/main'
import { ease } from '../../src/scene/easing'
import { along, DROP, TOPPLE } from '../../src/scene/falls'

test('the falls that the scene plays are those that the physics engine simulates', async () => {
  expect(readFileSync(FILE, 'utf8')).toBe(await written())
})

test('a knocked miniature goes over and stays down, within a second', () => {
  const { samples, ms } = TOPPLE
  expect([samples[0], samples.at(-1)]).toEqual([0, 1])
  expect(Math.max(...samples)).toBeLessThan(1.2)
  expect(ms).toBeGreaterThan(200)
  expect(ms).toBeLessThanOrEqual(1000)
  // It hesitates on the edge of its base: half of the way takes more than half of the time until it first lies.
  const lies = samples.findIndex((tilt) => tilt > 0.97)
  expect(samples.findIndex((tilt) => tilt > 0.5)).toBeGreaterThan(lies / 2)
  expect([ease.topple(0), ease.topple(1)]).toEqual([0, 1])
})

test('a token falls ever faster and lies still within a second', () => {
  expect([DROP.samples[0], DROP.samples.at(-1)]).toEqual([0, 1])
  expect(along(DROP, 0.5)).toBeLessThan(0.7)
  expect(DROP.ms).toBeLessThan(1000)
  expect([ease.clatter(0), ease.clatter(1)]).toEqual([0, 1])
})

test('a curve is straight between its samples', () => {
  expect(along({ samples: [0, 1, 1], ms: 33 }, 0.25)).toBe(0.5)
})
