import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BED_RATE, loopSamples } from '../../src/sound/bed-samples'
import { BEDS, bedOf } from '../../src/sound/beds'
import { seeded } from '../conformance/rng'

test('every mat of the games has an ambience of its own, and any other the quiet room', () => {
  const mats = readdirSync('public/mats').flatMap((file) => (file.includes('-normal') ? [] : [file.replace('.webp', '')]))
  expect(mats.length).toBeGreaterThan(5)
  // One mat has the name of its game, which tells its ambience itself.
  for (const mat of mats.filter((name) => name !== 'deadzone')) expect(bedOf(mat), mat).not.toBe('room')
  for (const name of Object.keys(BEDS)) expect(bedOf(name)).toBe(name)
  for (const mat of ['', 'own picture', 'constructor']) expect(bedOf(mat)).toBe('room')
})

test('the two loops of an ambience repeat together only after minutes', () => {
  for (const [one, other] of Object.values(BEDS)) {
    const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
    expect((one.seconds * other.seconds) / common(one.seconds, other.seconds)).toBeGreaterThan(120)
  }
})

test('a loop is the same for the same noise, and whole waves of its hums fit into it', () => {
  const loop = { seconds: 2, breaths: [], hums: [{ pitch: 50.3, loud: 0.1, sway: 0.5, sways: 1 }] }
  const rng = () => {
    const next = seeded(3)
    return () => next.below(1 << 16) / (1 << 16)
  }
  const samples = loopSamples(loop, rng())
  expect(samples).toHaveLength(2 * BED_RATE)
  expect(samples).toEqual(loopSamples(loop, rng()))
  expect(samples[0]).toBeCloseTo(0)
  // The sample that would follow the last one is the first.
  const step = (samples[1] ?? 0) - (samples[0] ?? 0)
  expect((samples[0] ?? 0) - (samples.at(-1) ?? 0)).toBeCloseTo(step, 4)
})
