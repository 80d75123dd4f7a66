import { expect, test } from 'vitest'
import { APART, createGate, MOST } from '../../src/sound/gate'

const sound = (kind: string, at: number, voices = 2) => ({ kind, at, until: at + 0.1, voices })

test('sounds of one kind that begin within 40 ms are heard once, others are not held up', () => {
  const gate = createGate()
  expect(gate.admits(sound('step', 1), 1)).toBe(true)
  expect(gate.admits(sound('step', 1 + APART * 0.9), 1)).toBe(false)
  expect(gate.admits(sound('hand', 1 + APART * 0.9), 1)).toBe(true)
  expect(gate.admits(sound('step', 1 + APART * 1.1), 1)).toBe(true)
})

test('a sound announced earlier for later counts, whichever begins first', () => {
  const gate = createGate()
  expect(gate.admits(sound('step', 2), 1)).toBe(true)
  expect(gate.admits(sound('step', 2 - APART * 0.5), 1)).toBe(false)
  expect(gate.admits(sound('step', 1.5), 1)).toBe(true)
})

test('no more voices at once than the limit, and room again once they have faded', () => {
  const gate = createGate()
  const admitted = Array.from({ length: 20 }, (_, i) => gate.admits(sound(`kind ${i}`, 1, 2), 1)).filter(Boolean)
  expect(admitted).toHaveLength(MOST / 2)
  expect(gate.admits(sound('late', 1.05), 1.05)).toBe(false)
  expect(gate.admits(sound('later', 1.2), 1.2)).toBe(true)
})

test('what was taken back leaves room', () => {
  const gate = createGate()
  for (const at of [2, 3]) expect(gate.admits(sound('step', at), 1)).toBe(true)
  gate.forget(1)
  expect(gate.admits(sound('step', 2), 1)).toBe(true)
})
