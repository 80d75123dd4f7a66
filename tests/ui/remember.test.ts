import { afterEach, describe, expect, test, vi } from 'vitest'
import { hintsAgain, isRead, nextHint, nowShown, seenHints, withoutHints, withSeen } from '../../src/ui/hints'
import { recall, remember } from '../../src/ui/remember'

afterEach(() => vi.unstubAllGlobals())
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}
const HINTS = [
  { id: 'drag', text: 'Drag' },
  { id: 'camera', text: 'Turn' },
]

describe('what is kept on the device', () => {
  test('comes back', () => {
    vi.stubGlobal('localStorage', storage())
    expect(remember('x', '1')).toBe(true)
    expect(recall('x')).toBe('1')
  })
  test('is not needed where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    expect(remember('x', '1')).toBe(false)
    expect(recall('x')).toBeUndefined()
    expect(nextHint(HINTS, withSeen(seenHints(), 'drag'))?.id).toBe('camera')
  })
})

describe('hints', () => {
  test('count as seen once their question is answered and there was time to read them', () => {
    const hint = { id: 'move', text: 'Drag it.' }
    const first = nowShown(undefined, hint, ['q1'], 1_000)
    expect(isRead(first, ['q1'], 60_000)).toBe(false)
    expect(isRead(first, ['q2'], 3_000)).toBe(false)
    expect(isRead(first, ['q2'], 8_000)).toBe(true)
    // Quick answers do not show it for ever: the time counts through the questions of the same hint.
    const second = nowShown(first, hint, ['q2'], 3_000)
    expect(isRead(second, ['q3'], 8_000)).toBe(true)
    // Another hint has its own time.
    expect(isRead(nowShown(second, { id: 'shoot', text: 'Aim.' }, ['q4'], 8_000), [], 9_000)).toBe(false)
    expect(nowShown(second, undefined, ['q5'], 9_000)).toBeUndefined()
    expect(isRead(undefined, [], 99_000)).toBe(false)
  })

  test('appear once each, in the order in which they help', () => {
    vi.stubGlobal('localStorage', storage())
    expect(nextHint(HINTS, seenHints())?.id).toBe('drag')
    withSeen(seenHints(), 'drag')
    expect(nextHint(HINTS, seenHints())?.id).toBe('camera')
  })
  test('stay away when they are not wanted, until they are asked for again', () => {
    vi.stubGlobal('localStorage', storage())
    withoutHints(seenHints())
    expect(nextHint(HINTS, seenHints())).toBeUndefined()
    hintsAgain()
    expect(nextHint(HINTS, seenHints())?.id).toBe('drag')
  })
})
