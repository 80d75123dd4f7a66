import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeGlb } from '../../src/scene/things/glb'

const whole = new Uint8Array(readFileSync('models/soldier/soldier.glb')).buffer
const changed = (at: number, byte: number) => {
  const bytes = new Uint8Array(whole.slice(0))
  bytes[at] = byte
  return bytes.buffer
}
const why = (bytes: ArrayBuffer) => {
  const verdict = judgeGlb('soldier', bytes)
  return verdict.allowed ? 'allowed' : verdict.reason.says?.why
}

test.each([
  ['a GLB as it was made', whole, 'allowed'],
  ['text', new TextEncoder().encode('this is a shopping list').buffer as ArrayBuffer, 'not-glb'],
  ['an empty file', new ArrayBuffer(0), 'not-glb'],
  ['a GLB cut short', whole.slice(0, 2000), 'cut-short'],
  ['a GLB of another version', changed(4, 1), 'wrong-version'],
  ['another container', changed(0, 0x50), 'not-glb'],
] as const)('a model that is %s: %s', (_what, bytes, expected) => {
  expect(why(bytes)).toBe(expected)
})
