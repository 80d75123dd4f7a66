/** Which sounds cues make, when, and that none is left once they are skipped. */
import { expect, test } from 'vitest'
import type { Audible } from '../../src/scene/audible'
import type { Cue } from '../../src/scene/cue'
import { createDirector } from '../../src/scene/director'
import { soundsOf, weightOf } from '../../src/scene/sounds-of'
import type { Stance } from '../../src/scene/stance'
import { type Stage, timelineOf } from '../../src/scene/timeline'
import { at, inch } from './looks'

const standing: Stance = { x: 5, y: 0, z: -5, yaw: 0, tilt: 0, fade: 0 }
const stances: { readonly [ref: string]: Stance } = {
  A1: standing,
  B1: { ...standing, z: -15 },
  lying: { ...standing, tilt: 1 },
  high: { ...standing, y: 3 },
}
const stage = (reduced = false): Stage => ({
  stance: (ref) => stances[ref],
  chest: () => 0.9,
  tucked: (_ref, by) => stances[by],
  reduced,
})
const radii: { readonly [ref: string]: number } = { A1: 0.5, B1: 0.8, lying: 0.6, high: 0.6 }
const heard = (cue: Cue, reduced = false) =>
  soundsOf(timelineOf(cue, stage(reduced)), (ref) => radii[ref], reduced).map(({ sound }) => sound)
const walk = (gait: 'walk' | 'slide' | 'climb', x: number, y: number, ref = 'A1', z = 0): Cue => ({
  type: 'walk',
  ref,
  gait,
  path: [{ at: at(x, y), z: inch(z) }],
})

test('the wider the base, the heavier: three classes at least', () => {
  const classes = [1250, 1500, 2000, 3000].map((units) => weightOf(units / 2540))
  expect(classes).toEqual(['light', 'medium', 'heavy', 'heavy'])
})

test('a walk is heard step by step, evenly, until it ends', () => {
  const timeline = timelineOf(walk('walk', 5, 9), stage())
  const steps = soundsOf(timeline, () => 0.5)
  expect(new Set(steps.map(({ sound }) => sound))).toEqual(new Set(['step-light']))
  expect(steps).toHaveLength(4)
  const gaps = steps.slice(1).map(({ start }, i) => start - (steps[i]?.start ?? 0))
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0)
  expect(steps.at(-1)?.start).toBeCloseTo(timeline.ms)
})

test('a long walk, which hurries, does not rattle', () => {
  const steps = soundsOf(timelineOf(walk('walk', 5, 35), stage()), () => 0.8)
  expect(steps.length).toBeGreaterThan(4)
  expect(steps.length).toBeLessThan(12)
  for (const [i, { start }] of steps.entries()) expect(start - (steps[i - 1]?.start ?? -1000)).toBeGreaterThan(100)
})

test.each([
  [{ type: 'fall', ref: 'A1' }, ['fall-light']],
  [{ type: 'rise', ref: 'lying' }, ['set-medium']],
  [{ type: 'remove', ref: 'B1' }, ['gone']],
  [walk('slide', 5, 8), ['set-light']],
  [walk('climb', 5, 8, 'B1', 2), ['set-heavy']],
  [{ type: 'shot', from: 'A1', to: 'B1', hit: true }, ['shot', 'hit']],
  [{ type: 'shot', from: 'A1', to: 'B1', hit: false }, ['shot']],
  [{ type: 'clash', one: 'A1', other: 'B1' }, ['clash']],
  // The player has set it down there himself, which was heard then.
  [
    {
      type: 'walk',
      ref: 'A1',
      gait: 'walk',
      path: [
        { at: at(1, 1), z: 0 },
        { at: at(5.1, 5.1), z: 0 },
      ],
    },
    [],
  ],
  [{ type: 'wait', ms: 100 }, []],
] as const satisfies readonly (readonly [Cue, readonly string[]])[])('%o is heard as %o', (cue, sounds) => {
  expect(heard(cue)).toEqual(sounds)
})

test('without motion every cue makes at most one sound', () => {
  const cues: readonly Cue[] = [
    walk('walk', 5, 9),
    walk('climb', 5, 8, 'B1', 2),
    { type: 'fall', ref: 'A1' },
    { type: 'remove', ref: 'A1' },
    { type: 'shot', from: 'A1', to: 'B1', hit: true },
    { type: 'clash', one: 'A1', other: 'B1' },
  ]
  expect(cues.map((cue) => heard(cue, true))).toEqual([
    ['set-light'],
    ['set-heavy'],
    ['fall-light'],
    ['gone'],
    ['shot'],
    ['clash'],
  ])
})

test('cues played together are all heard, in the order of time', () => {
  const sounds = heard({ type: 'together', cues: [{ type: 'fall', ref: 'A1' }, walk('walk', 6, 15, 'B1')] })
  expect(sounds).toContain('fall-light')
  expect(sounds).toContain('step-heavy')
})

test('things that are not miniatures make only the sounds that their cues name', () => {
  const timeline = timelineOf(walk('slide', 5, 8), stage())
  expect(timeline.motions.length).toBeGreaterThan(0)
  expect(soundsOf(timeline, () => undefined)).toEqual([])
})

test('a cue is told as it begins, with the speed; skipping tells once and begins nothing', () => {
  let time = 0
  const told: Audible[] = []
  const director = createDirector({
    clock: () => time,
    cast: { stance: (ref) => stances[ref], chest: () => 1, tucked: () => undefined, put: () => {} },
    wake: () => {},
    dice: () => Promise.resolve(),
    hear: (what) => told.push(what),
  })
  director.setSpeed(2)
  void director.play([walk('walk', 5, 9), walk('walk', 5, 5), { type: 'fall', ref: 'B1' }])
  expect(told).toEqual([])
  director.frame()
  expect(told).toMatchObject([{ type: 'begun', in: 0, speed: 2, isReduced: false }])
  time += 100
  director.frame()
  expect(told).toHaveLength(1)
  director.skip()
  time += 5000
  director.frame()
  expect(told.map(({ type }) => type)).toEqual(['begun', 'skipped'])
})

test('after a slow frame, the cues that it overran are told as late, so that they are not heard all at once', () => {
  let time = 0
  const told: number[] = []
  const director = createDirector({
    clock: () => time,
    cast: { stance: (ref) => stances[ref], chest: () => 1, tucked: () => undefined, put: () => {} },
    wake: () => {},
    dice: () => Promise.resolve(),
    hear: (what) => what.type === 'begun' && told.push(what.in),
  })
  void director.play([1, 2, 3].map((): Cue => ({ type: 'clash', one: 'A1', other: 'B1' })))
  director.frame()
  time += 1000
  director.frame()
  expect(told).toEqual([0, -600, -200])
})
