import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { type Pulse, startPulse } from '../../src/server/door/pulse'

const PERIOD = 20_000

/** A socket that counts its pings and answers them at once, unless it is dead. */
class Line extends EventEmitter {
  readonly pinged: number[] = []
  isPaused = false
  isEnded = false
  readonly isDead: boolean
  constructor(isDead = false) {
    super()
    this.isDead = isDead
  }
  ping(at: string) {
    this.pinged.push(Number(at))
    if (!this.isDead) this.emit('pong', at)
  }
  terminate() {
    this.isEnded = true
    this.emit('close')
  }
}
const added = (pulse: Pulse, lines: readonly Line[]) => {
  for (const line of lines) pulse.add(line as unknown as WebSocket)
}
const lines = (count: number) => Array.from({ length: count }, () => new Line())

let pulse: Pulse
beforeEach(() => {
  vi.useFakeTimers()
  pulse = startPulse(PERIOD, () => Date.now())
})
afterEach(() => {
  pulse.stop()
  vi.useRealTimers()
})

it('pings each connection once in a period, and never many at the same time', () => {
  const many = lines(3000)
  added(pulse, many)
  vi.advanceTimersByTime(PERIOD)
  expect(new Set(many.map(({ pinged }) => pinged.length))).toEqual(new Set([1]))
  const together = new Map<number, number>()
  for (const at of many.flatMap(({ pinged }) => pinged)) together.set(at, (together.get(at) ?? 0) + 1)
  expect(Math.max(...together.values())).toBeLessThanOrEqual(150)
})

it('gives a connection a whole period to answer, also while most others leave', () => {
  const [many, last] = [lines(999), new Line()]
  added(pulse, [...many, last])
  vi.advanceTimersByTime(PERIOD * 0.7)
  for (const line of many) line.terminate()
  vi.advanceTimersByTime(PERIOD * 3)
  const gaps = last.pinged.map((at, i) => at - (last.pinged[i - 1] ?? Number.NaN)).slice(1)
  expect(gaps.length).toBeGreaterThanOrEqual(2)
  expect(new Set(gaps)).toEqual(new Set([PERIOD]))
})

it('ends a connection that does not answer, and no other; one that is not read at the moment has time', () => {
  const [dead, paused, well] = [new Line(true), new Line(true), new Line()]
  paused.isPaused = true
  added(pulse, [dead, paused, well])
  vi.advanceTimersByTime(PERIOD * 3)
  expect([dead.isEnded, paused.isEnded, well.isEnded]).toEqual([true, false, false])
  expect(dead.pinged).toHaveLength(1)
})
