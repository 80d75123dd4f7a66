/** What is drawn is what is judged: every profile has its sculpture, on the base and with the eyes and body of its class (2.4). */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FOLK } from '../../../models/build/catalogue'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { STATURES } from '../../../src/games/vortex/content/statures'
import { BODIES } from '../../../src/games/vortex/rules/profile'

const PROFILES = Object.values(HOUSE.profiles)

test.each(PROFILES.map((profile) => [profile.id, profile] as const))('%s has a sculpture of its class', (_, { model, size }) => {
  expect(FOLK.find(({ name }) => name === model)?.size).toBe(size)
  expect(existsSync(`models/${model}/${model}.glb`)).toBe(true)
  const { eye, body, height } = BODIES[size]
  expect(STATURES[model]).toMatchObject({ eye, body })
  // Crowns are at the height of the class to a millimetre, what is held up is above.
  expect(STATURES[model]?.height).toBeGreaterThanOrEqual(height - 100)
})

test('each has one of its own, and nothing is measured or sculpted for nobody', () => {
  const models = PROFILES.map(({ model }) => model).sort()
  expect(new Set(models).size).toBe(24)
  expect(Object.keys(STATURES).sort()).toEqual(models)
  expect(FOLK.map(({ name }) => name).sort()).toEqual(models)
})
