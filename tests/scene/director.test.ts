import { expect, test } from 'vitest'
import type { Cue } from '../../src/scene/cue'
import { createDirector } from '../../src/scene/director'
import type { Stance } from '../../src/scene/stance'
import { at } from './looks'

const standing: Stance = { x: 0, y: 0, z: 0, yaw: 0, tilt: 0, fade: 0 }

function theatre(dice: () => Promise<void> = () => Promise.resolve()) {
  let time = 0
  const cast = new Map<string, Stance>([
    ['A1', standing],
    ['B1', { ...standing, x: 10 }],
  ])
  let wakes = 0
  const director = createDirector({
    clock: () => time,
    cast: {
      stance: (ref) => cast.get(ref),
      chest: () => 1,
      tucked: (_ref, by) => cast.get(by),
      put: (ref, stance) => void cast.set(ref, stance),
    },
    wake: () => wakes++,
    dice,
  })
  return {
    director,
    stance: (ref: string) => cast.get(ref) as Stance,
    wakes: () => wakes,
    /** Lets time go by without a frame, as while nothing is to be drawn. */
    idle: (ms: number) => {
      time += ms
    },
    /** Draws a frame so many milliseconds later. */
    pass: (ms: number) => {
      time += ms
      return director.frame()
    },
  }
}

const step = (x: number): Cue => ({ type: 'walk', ref: 'A1', gait: 'slide', path: [{ at: at(x, 0), z: 0 }] })

test('cues play in order; playing is done when the last is over', async () => {
  const { director, pass, stance, wakes } = theatre()
  let done = false
  director.play([step(2), { type: 'wait', ms: 100 }, step(3)]).then(() => {
    done = true
  })
  expect(wakes()).toBeGreaterThan(0)
  expect(director.playing()).toBe(true)
  expect(pass(0)).toBe(true)
  expect(pass(100)).toBe(true)
  expect(stance('A1').x).toBeGreaterThan(0)
  expect(stance('A1').x).toBeLessThan(2)
  pass(150)
  expect(stance('A1').x).toBe(2)
  await Promise.resolve()
  expect(done).toBe(false)
  pass(100)
  // The last of them plays now, and nothing waits any more.
  expect(director.playing()).toBe(true)
  for (let i = 0; i < 10; i++) pass(60)
  expect(stance('A1').x).toBeCloseTo(3)
  await Promise.resolve()
  expect(done).toBe(true)
  expect(director.playing()).toBe(false)
  expect(pass(10)).toBe(false)
})

test('one slow frame runs over several cues and comes out in the right place', async () => {
  const { director, pass, stance } = theatre()
  const playing = director.play([step(2), step(3), { type: 'fall', ref: 'B1' }])
  pass(0)
  pass(5000)
  expect(stance('A1').x).toBe(3)
  expect(stance('B1').tilt).toBe(1)
  await playing
})

test('time in which nothing played does not count', () => {
  const { director, idle, pass, stance } = theatre()
  director.play([step(2)])
  pass(0)
  pass(5000)
  expect([stance('A1').x, director.playing()]).toEqual([2, false])
  // No frame is drawn meanwhile, so the next one comes after a long time.
  idle(9000)
  director.play([step(4)])
  pass(16)
  expect(stance('A1').x).toBeLessThan(2.5)
  pass(5000)
  expect(stance('A1').x).toBe(4)
})

test('skipping ends everything at once, waiting cues too', async () => {
  const { director, pass, stance, wakes } = theatre()
  let done = 0
  const fall: Cue = { type: 'fall', ref: 'B1' }
  const hit: Cue = { type: 'say', over: 'A1', text: 'Hit', tone: 'enemy' }
  director.play([{ type: 'together', cues: [fall, hit] }, step(2)]).then(() => done++)
  director.play([step(4), { type: 'banner', text: 'Round 2' }]).then(() => done++)
  pass(0)
  pass(50)
  expect(stance('B1').tilt).toBeLessThan(1)
  expect(director.effects()).toHaveLength(1)
  const before = wakes()
  director.skip()
  await Promise.resolve()
  expect(done).toBe(2)
  // The picture that it leaves is drawn.
  expect(wakes()).toBeGreaterThan(before)
  expect(stance('A1')).toMatchObject({ x: 4, fade: 0 })
  expect(stance('B1').tilt).toBe(1)
  expect(director.effects()).toEqual([])
  expect(pass(10)).toBe(false)
})

test('a change of speed counts from the moment it is made, also in the middle of a cue', () => {
  const { director, idle, pass, stance } = theatre()
  director.play([{ type: 'wait', ms: 1000 }, step(2)])
  pass(0)
  pass(300)
  // What has gone by since the last frame goes by at the old speed.
  idle(200)
  director.setSpeed(10)
  pass(49)
  expect(stance('A1').x).toBe(0)
  pass(1)
  pass(40)
  expect(stance('A1').x).toBe(2)
})

test('effects begin and end by themselves, and listeners are told', () => {
  const { director, pass } = theatre()
  let told = 0
  const stop = director.listen(() => told++)
  director.play([{ type: 'banner', text: 'Round 2' }])
  pass(0)
  const [running] = director.effects()
  expect(running?.effect).toMatchObject({ type: 'banner', text: 'Round 2' })
  expect(told).toBe(1)
  pass(850)
  expect(running && director.progress(running)).toBeCloseTo(0.5)
  expect(pass(849)).toBe(true)
  expect(pass(2)).toBe(false)
  expect(director.effects()).toEqual([])
  expect(told).toBe(2)
  stop()
})

test('dice hold the show until they have been seen, and hurry when skipped', async () => {
  let seen = () => {}
  const signals: AbortSignal[] = []
  let time = 0
  const director = createDirector({
    clock: () => time,
    cast: { stance: () => standing, chest: () => 1, tucked: () => standing, put: () => {} },
    wake: () => {},
    dice: (_, hurry) => {
      signals.push(hurry)
      return new Promise((done) => {
        seen = done
      })
    },
  })
  const roll: Cue = { type: 'dice', film: undefined, dice: [], faces: [], title: 'Attack', glow: [] }
  let done = 0
  director.play([roll]).then(() => done++)
  time = 60_000
  director.frame()
  await Promise.resolve()
  expect(done).toBe(0)
  seen()
  await Promise.resolve()
  director.frame()
  await Promise.resolve()
  expect(done).toBe(1)
  director.play([roll]).then(() => done++)
  director.frame()
  director.skip()
  await Promise.resolve()
  expect(done).toBe(2)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

test('dice that cannot be shown do not hold up the game', async () => {
  const { director, pass, wakes } = theatre(() => Promise.reject(new Error('no film')))
  let done = false
  director.play([{ type: 'dice', film: undefined, dice: [], faces: [], title: 'Attack', glow: [] }]).then(() => {
    done = true
  })
  pass(0)
  const before = wakes()
  await Promise.resolve()
  await Promise.resolve()
  expect(wakes()).toBeGreaterThan(before)
  pass(1)
  await Promise.resolve()
  expect(done).toBe(true)
})

test('nothing to play is done at once', async () => {
  let done = false
  theatre()
    .director.play([])
    .then(() => {
      done = true
    })
  await Promise.resolve()
  expect(done).toBe(true)
})

test('words stay when their time is over, without asking for frames, until they have been seen or others are said', () => {
  const { director, pass } = theatre()
  const say = (text: string): Cue => ({ type: 'say', over: 'B1', text, tone: 'enemy' })
  const said = () => director.effects().map(({ effect, stays }) => [effect.type === 'words' && effect.text, stays === true])
  const play = (...cues: readonly Cue[]) => {
    director.play(cues)
    for (let i = 0; i < 60; i++) pass(50)
  }
  play(say('2 hits'), say('dead'))
  expect(said()).toEqual([
    ['2 hits', true],
    ['dead', true],
  ])
  expect(pass(10)).toBe(false)
  expect(director.playing()).toBe(false)
  // Nothing is said of this: the words stay beside it.
  play(step(3))
  expect(said()).toHaveLength(2)
  play(say('missed'))
  expect(said()).toEqual([['missed', true]])
  director.seen()
  expect(said()).toEqual([])
  play(say('missed'))
  director.skip()
  expect(said()).toEqual([])
})

test('what comes after words and banners does not wait until they have been read', () => {
  const { director, pass } = theatre()
  const say = (over: string): Cue => ({ type: 'say', over, text: 'shocked', tone: 'enemy' })
  const shown = () => director.effects().map(({ effect }) => effect.type)
  director.play([{ type: 'together', cues: [say('A1'), say('B1')] }, say('C1'), { type: 'banner', text: 'Upkeep' }, step(4)])
  pass(0)
  expect(shown()).toEqual(['words', 'words'])
  pass(200)
  expect(shown()).toEqual(['words', 'words', 'words'])
  pass(400)
  expect(shown()).toContain('banner')
  pass(1000)
  // The walk is over; words and banner are still there to be read.
  expect([director.playing(), shown().length]).toEqual([false, 4])
})

test('banners, and words over one thing, take turns, and nothing that follows comes before its turn', () => {
  const { director, pass, stance } = theatre()
  const texts = () => director.effects().flatMap(({ effect }) => (effect.type === 'banner' ? [effect.text] : []))
  director.play([{ type: 'banner', text: 'Turn 2' }, { type: 'banner', text: 'Movement' }, step(4)])
  pass(0)
  pass(450)
  expect([texts(), director.playing()]).toEqual([['Turn 2'], true])
  expect(director.rests()).toBe(650)
  pass(650)
  expect(texts().at(-1)).toBe('Movement')
  expect(stance('A1').x).toBe(0)
  pass(450)
  pass(2000)
  expect([stance('A1').x, director.playing()]).toEqual([4, false])

  const said = theatre()
  const say = (text: string): Cue => ({ type: 'say', over: 'B1', text, tone: 'enemy' })
  said.director.play([say('hit'), say('shocked')])
  said.pass(0)
  said.pass(500)
  expect(said.director.effects()).toHaveLength(1)
  said.pass(50)
  expect(said.director.effects()).toHaveLength(2)
})

test('it tells how long nothing changes, so that no frame is drawn until then', async () => {
  const { director, pass } = theatre()
  director.play([{ type: 'wait', ms: 300 }, step(2), { type: 'banner', text: 'Round 2' }])
  pass(0)
  expect(director.rests()).toBe(300)
  pass(100)
  expect(director.rests()).toBe(200)
  // It changes with the speed, also in the middle.
  director.setSpeed(2)
  expect(director.rests()).toBe(100)
  director.setSpeed(1)
  pass(200)
  expect(director.rests()).toBe(0)
  while (director.effects().length === 0) pass(20)
  // A banner is moved by the page; the next cue could begin long before it goes.
  expect(director.rests()).toBeGreaterThan(300)
  pass(director.rests())
  expect([director.playing(), director.rests() > 1200]).toEqual([false, true])
  pass(director.rests())
  expect([director.effects(), director.rests()]).toEqual([[], Number.POSITIVE_INFINITY])

  const waiting = theatre(() => new Promise(() => {}))
  waiting.director.play([{ type: 'dice', film: undefined, dice: [], faces: [], title: 'Attack', glow: [] }])
  expect(waiting.pass(50)).toBe(true)
  expect(waiting.director.rests()).toBe(Number.POSITIVE_INFINITY)

  const shooting = theatre()
  shooting.director.setReduced(true)
  shooting.director.play([{ type: 'shot', from: 'A1', to: 'B1', hit: true }])
  shooting.pass(0)
  expect(shooting.director.rests()).toBe(0)
})
