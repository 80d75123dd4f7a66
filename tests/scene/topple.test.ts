import { expect, test } from 'vitest'
import { dropped, ease, knocked } from '../../src/scene/easing'
import { along, prepareFalls, simulateFalls } from '../../src/scene/topple'

test('a knocked miniature goes over and stays down, within a second; the same every time', async () => {
  const { topple } = await simulateFalls()
  expect(topple.samples[0]).toBe(0)
  expect(topple.samples.at(-1)).toBe(1)
  expect(Math.max(...topple.samples)).toBeLessThan(1.2)
  expect(topple.ms).toBeGreaterThan(200)
  expect(topple.ms).toBeLessThanOrEqual(1000)
  // It hesitates on the edge of its base: half of the way takes more than half of the time until it first lies.
  const lies = topple.samples.findIndex((tilt) => tilt > 0.97)
  expect(topple.samples.findIndex((tilt) => tilt > 0.5)).toBeGreaterThan(lies / 2)
  expect((await simulateFalls()).topple).toEqual(topple)
})

test('a token falls ever faster and lies still within a second', async () => {
  const { drop } = await simulateFalls()
  expect([drop.samples[0], drop.samples.at(-1)]).toEqual([0, 1])
  expect(along(drop, 0.5)).toBeLessThan(0.7)
  expect(drop.ms).toBeLessThan(1000)
})

test('until the engine is here a drawn curve serves, then the simulated one', async () => {
  const drawn = ease.topple(0.3)
  expect(knocked.ms).toBe(300)
  await prepareFalls()
  expect(ease.topple(0.3)).not.toBe(drawn)
  expect([ease.topple(0), ease.topple(1)]).toEqual([0, 1])
  expect(knocked.ms).toBeGreaterThan(300)
  expect([dropped.curve(0), dropped.curve(1)]).toEqual([0, 1])
  expect(along({ samples: [0, 1, 1], ms: 33 }, 0.25)).toBe(0.5)
})
