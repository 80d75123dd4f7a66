import { describe, expect, it } from 'vitest'
import { createThrower, decode, type Film, lengthOf, type Motion, sample } from '../../src/dice/throw'
import { encode, type Recording } from '../../src/dice/throw/film'
import { ten } from './build'

/** Two dice, one that flies a curve and turns with a kink in the middle, one that lies still. */
const recording: Recording = {
  tray: { width: 15, depth: 10 },
  kinds: ['d6', 'd8'],
  frames: Array.from({ length: 61 }, (_, step) => {
    const t = step / 60
    const angle = step < 31 ? 3 * t : 3 - 3 * t
    const height = step < 31 ? 4 - 14 * t * t : 0.5 + Math.abs(t - 0.5)
    return Float64Array.of(5 * t, height, -3 * t, Math.sin(angle), 0, 0, Math.cos(angle), 1, 0.5, 2, 0, 0, 0, 1)
  }),
}

function opened(film: unknown): Motion {
  const result = decode(film)
  if (result.type !== 'motion') throw new Error(result.why)
  return result.motion
}

describe('a film', () => {
  it('comes back within its stated precision at every recorded step', () => {
    const motion = opened(JSON.parse(JSON.stringify(encode(recording))))
    expect(lengthOf(motion)).toBeCloseTo(1, 9)
    recording.frames.forEach((frame, step) => {
      const poses = sample(motion, step / 60)
      for (let at = 0; at < frame.length; at++) {
        // Skipped steps may miss by a sixteenth of a die; kept ones only by rounding.
        expect(Math.abs((poses[at] ?? 9) - (frame[at] ?? 0))).toBeLessThan(step % 2 === 0 ? 0.004 : 0.07)
      }
    })
  })

  it('keeps the first and last pose outside its time, and unit rotations between frames', () => {
    const motion = opened(encode(recording))
    expect([...sample(motion, -1)]).toEqual([...sample(motion, 0)])
    expect([...sample(motion, 99)]).toEqual([...sample(motion, lengthOf(motion))])
    const poses = sample(motion, 0.123)
    expect(Math.hypot(...poses.subarray(3, 7))).toBeCloseTo(1, 5)
  })

  it('drops the stillness at its end', () => {
    const still = {
      ...recording,
      frames: [...recording.frames, ...Array.from({ length: 200 }, () => recording.frames[60] as Float64Array)],
    }
    expect(encode(still)).toEqual(encode(recording))
  })

  const film = encode(recording)
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'not a film'],
    ['a list', [], 'not a film'],
    ['a newer version', { ...film, version: 2 }, 'unknown version'],
    ['an endless tray', { ...film, tray: { width: 1e9, depth: 10 } }, 'not a film'],
    ['an unknown kind of die', { ...film, kinds: ['d6', 'd7'] }, 'not a film'],
    ['no dice', { ...film, kinds: [] }, 'not a film'],
    ['too many dice', { ...film, kinds: Array.from({ length: 61 }, () => 'd6') }, 'not a film'],
    ['a die too few', { ...film, kinds: ['d6'] }, 'damaged'],
    ['a huge text', { ...film, data: 'A'.repeat(1_000_000) }, 'too long'],
    ['no base64', { ...film, data: '????' }, 'damaged'],
    ['an empty text', { ...film, data: '' }, 'damaged'],
    ['a cut text', { ...film, data: film.data.slice(0, -8) }, 'damaged'],
  ])('refuses %s', (_, foreign, why) => {
    expect(decode(foreign)).toEqual({ type: 'refused', why })
  })

  it('notices a change of any letter, and never throws', async () => {
    const { film: real } = (await createThrower()).throwDice({ dice: ten, seed: 5 })
    let tried = 0
    for (let at = 0; at < real.data.length; at += 7) {
      const other = real.data[at] === 'k' ? 'l' : 'k'
      const damaged: Film = { ...real, data: real.data.slice(0, at) + other + real.data.slice(at + 1) }
      expect(decode(damaged).type).toBe('refused')
      tried++
    }
    expect(tried).toBeGreaterThan(300)
  })
})
