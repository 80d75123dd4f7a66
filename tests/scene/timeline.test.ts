import { expect, test } from 'vitest'
import type { Cue } from '../../src/scene/cue'
import type { Stance } from '../../src/scene/stance'
import { type Stage, stanceAt, type Timeline, timelineOf } from '../../src/scene/timeline'
import { at, inch } from './looks'

const standing = (x: number, y: number, more: Partial<Stance> = {}): Stance => ({
  x,
  y: 0,
  z: -y,
  yaw: 0,
  tilt: 0,
  fade: 0,
  ...more,
})
const stances: Readonly<Record<string, Stance>> = { A1: standing(5, 5), B1: standing(5, 15), lying: standing(9, 9, { tilt: 1 }) }
const tuckedBy = (_ref: string, by: string): Stance | undefined => stances[by] && { ...stances[by], carrier: by }
const stage = (reduced = false): Stage => ({ stance: (ref) => stances[ref], chest: () => 0.9, tucked: tuckedBy, reduced })

/** Where a figure stands at a moment of a timeline. */
function standsAt(timeline: Timeline, ref: string, time: number): Stance {
  const begun = timeline.motions.filter((motion) => motion.ref === ref && motion.start <= time)
  const last = begun.at(-1)
  if (!last) throw new Error(`${ref} has not moved by ${time}`)
  return stanceAt(last, time)
}

const walk = (gait: 'walk' | 'slide' | 'climb', ...path: readonly (readonly [number, number, number?])[]): Cue => ({
  type: 'walk',
  ref: 'A1',
  gait,
  path: path.map(([x, y, z = 0]) => ({ at: at(x, y), z: inch(z) })),
})

test('a walk passes every bend on the ground and ends where it leads, one hop a step', () => {
  const timeline = timelineOf(walk('walk', [5, 5], [5, 8], [8, 8]), stage())
  expect(standsAt(timeline, 'A1', timeline.ms)).toMatchObject({ x: 8, y: 0, z: -8 })
  const { motions } = timeline
  expect(motions.filter(({ hop }) => hop > 0).length).toBe(6)
  expect(motions.some(({ to }) => to.x === 5 && to.z === -8)).toBe(true)
  const heights = Array.from({ length: 100 }, (_, i) => standsAt(timeline, 'A1', (i / 100) * timeline.ms).y)
  expect(Math.max(...heights)).toBeGreaterThan(0.1)
})

test('a walk turns to where it goes', () => {
  const timeline = timelineOf(walk('walk', [5, 5], [8, 5]), stage())
  expect(standsAt(timeline, 'A1', timeline.ms).yaw).toBeCloseTo(Math.PI / 2)
})

test('motions of one figure follow each other without a jump', () => {
  const cues = [walk('walk', [5, 5], [5, 8], [8, 8]), walk('climb', [5, 6], [5, 7, 2]), walk('slide', [5, 9])]
  for (const cue of cues) {
    const { motions } = timelineOf(cue, stage())
    expect(motions.length).toBeGreaterThan(0)
    for (const [i, motion] of motions.entries()) {
      const before = motions[i - 1]
      if (!before) continue
      expect(motion.start).toBeCloseTo(before.start + before.ms)
      expect(motion.from).toEqual(before.to)
    }
  }
})

test('long walks hurry: nobody waits for much more than a second', () => {
  const { ms } = timelineOf(walk('walk', [5, 5], [5, 35], [35, 35]), stage())
  expect(ms).toBeLessThanOrEqual(1201)
  expect(timelineOf(walk('walk', [5, 5], [5, 6]), stage()).ms).toBeLessThan(400)
})

test('a climb goes over the edge, not through it', () => {
  const timeline = timelineOf(walk('climb', [5, 7, 2]), stage())
  for (let time = 0; time <= timeline.ms; time += 5) {
    const { y, z } = standsAt(timeline, 'A1', time)
    if (z < -5.05) expect(y).toBeGreaterThan(1.99)
  }
  expect(standsAt(timeline, 'A1', timeline.ms)).toMatchObject({ y: 2, z: -7 })
})

test('a figure that was put there by hand only settles', () => {
  const timeline = timelineOf(walk('walk', [1, 1], [1, 5], [5.02, 5.01]), stage())
  expect(timeline.ms).toBeLessThan(200)
  expect(standsAt(timeline, 'A1', timeline.ms)).toMatchObject({ x: expect.closeTo(5.02), z: expect.closeTo(-5.01) })
})

test.each([
  [{ type: 'fall', ref: 'A1' }, 'A1', { tilt: 1 }],
  [{ type: 'rise', ref: 'lying' }, 'lying', { tilt: 0 }],
  [{ type: 'remove', ref: 'A1' }, 'A1', { fade: 1 }],
] as const)('%o ends so', (cue, ref, end) => {
  for (const reduced of [false, true]) {
    const timeline = timelineOf(cue, stage(reduced))
    expect(standsAt(timeline, ref, timeline.ms + 1)).toMatchObject(end)
  }
})

test('shot and clash leave everybody where he stood', () => {
  for (const cue of [
    { type: 'shot', from: 'A1', to: 'B1', hit: true },
    { type: 'clash', one: 'A1', other: 'B1' },
  ] as const) {
    const timeline = timelineOf(cue, stage())
    for (const ref of ['A1', 'B1']) {
      const { x, y, z } = standsAt(timeline, ref, 5000)
      expect({ x, y, z }).toEqual({ x: stances[ref]?.x, y: 0, z: stances[ref]?.z })
    }
    expect(timeline.effects.filter(({ type }) => type !== 'near').length).toBe(1)
  }
})

test('a hit ends in the target, a miss goes by', () => {
  const end = (hit: boolean) => {
    const effect = timelineOf({ type: 'shot', from: 'A1', to: 'B1', hit }, stage()).effects[0]
    return effect?.type === 'shot' ? effect.to : undefined
  }
  expect(end(true)).toMatchObject({ x: 5, z: -15 })
  expect(end(false)?.z).toBeLessThan(-18)
})

test('reduced motion has no path: only a fade, a cut and a fade', () => {
  const timeline = timelineOf(walk('walk', [5, 5], [5, 8], [8, 8]), stage(true))
  const seen = new Set<string>()
  for (let time = 0; time <= timeline.ms; time += 4) {
    const { x, z, fade } = standsAt(timeline, 'A1', time)
    if (fade < 0.99) seen.add(`${x.toFixed(3)} ${z.toFixed(3)}`)
  }
  expect([...seen]).toEqual(['5.000 -5.000', '8.000 -8.000'])
})

test('together lasts as long as its longest', () => {
  const fall: Cue = { type: 'fall', ref: 'A1' }
  const wait: Cue = { type: 'wait', ms: 900 }
  const timeline = timelineOf({ type: 'together', cues: [fall, wait] }, stage())
  expect(timeline.ms).toBe(900)
  expect(timeline.motions).toEqual(timelineOf(fall, stage()).motions)
})

test('things that are not on the table take no time', () => {
  expect(timelineOf({ type: 'fall', ref: 'nobody' }, stage()).ms).toBe(0)
  expect(timelineOf({ type: 'shot', from: 'A1', to: 'nobody', hit: true }, stage()).ms).toBe(0)
})
