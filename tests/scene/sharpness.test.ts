import { describe, expect, test } from 'vitest'
import { createSharpness, SHARES } from '../../src/scene/sharpness'

/** Draws frames of a motion, each as many milliseconds after the one before; returns the last share. */
function drawn(sharpness: ReturnType<typeof createSharpness>, frames: number, ms: (share: number) => number, from = 0) {
  let now = from
  let share = sharpness.share(now, false)
  for (let i = 0; i < frames; i++) {
    now += ms(share)
    share = sharpness.share(now, true)
  }
  return { share, now }
}

describe('the sharpness of moving pictures', () => {
  test('stays full on a device that keeps up', () => {
    expect(drawn(createSharpness(), 200, () => 17).share).toBe(1)
  })

  test('falls until a frame is quick enough, and no further', () => {
    const sharpness = createSharpness()
    // 80 ms for all pixels: 33 ms need a share of 0.64.
    expect(drawn(sharpness, 60, (share) => 80 * share ** 2).share).toBe(0.64)
    expect(sharpness.isStrained()).toBe(false)
  })

  test('tells that fewer pixels do not help where they do not', () => {
    const sharpness = createSharpness()
    expect(drawn(sharpness, 60, () => 90).share).toBe(SHARES.at(-1))
    expect(sharpness.isStrained()).toBe(true)
  })

  test('a pause between two motions is no slow frame', () => {
    const sharpness = createSharpness()
    let now = 0
    for (let motion = 0; motion < 20; motion++) now = drawn(sharpness, 4, () => 17, now + 900).now
    expect(sharpness.step()).toBe(0)
  })

  test('a single slow frame changes nothing', () => {
    const sharpness = createSharpness()
    let frame = 0
    drawn(sharpness, 100, () => (++frame % 3 === 0 ? 400 : 17))
    expect(sharpness.step()).toBe(0)
  })

  test('rises again once frames are quick, but not to what was too slow before', () => {
    const sharpness = createSharpness()
    const slow = drawn(sharpness, 30, () => 70)
    const after = drawn(sharpness, 1000, (share) => (share > 0.8 ? 60 : 17), slow.now)
    expect(after.share).toBe(0.8)
    // It has tried full sharpness once, found it too slow, and stays below.
    expect(drawn(sharpness, 1000, (share) => (share > 0.8 ? 60 : 17), after.now).share).toBe(0.8)
  })

  test('a device that was slow for a moment, as while loading, is not taken for a slow one', () => {
    const sharpness = createSharpness()
    const slow = drawn(sharpness, 12, () => 180)
    expect(sharpness.step()).toBeGreaterThan(1)
    const after = drawn(sharpness, 600, () => 17, slow.now)
    expect(sharpness.isTooSlow()).toBe(false)
    expect(after.share).toBe(1)
  })

  test('one that stays slow with few pixels is', () => {
    const sharpness = createSharpness()
    drawn(sharpness, 100, (share) => Math.max(30, 250 * share ** 2))
    expect(sharpness.isTooSlow()).toBe(true)
  })

  test('a device without a graphics card begins low and strained', () => {
    const sharpness = createSharpness(3)
    expect(sharpness.share(0, false)).toBe(SHARES[3])
    expect(sharpness.isStrained()).toBe(true)
  })
})
