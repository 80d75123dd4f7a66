/** The options of a match: rulings by their own values, and a wrong pack refused where it is wrong. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { refusePack, someRulings } from '../../src/packs/options'
import { type CommonSaid, packSpeech } from '../../src/packs/said'

const { fault } = packSpeech<CommonSaid>()
const RULINGS = v.object({ rulings: someRulings({ castling: [true, false], clock: ['none', '5', '10'] }) })
const refusal = (rulings: unknown) => {
  const read = v.safeParse(RULINGS, { rulings })
  return read.success ? 'good' : `${v.getDotPath(read.issues[0])}: ${read.issues[0].message}`
}

test('rulings have one of their own values each; any may be left out', () => {
  expect(v.parse(RULINGS, { rulings: { castling: false } })).toEqual({ rulings: { castling: false } })
  expect([refusal({}), refusal({ clock: '10', castling: true })]).toEqual(['good', 'good'])
})

test.each([
  ['a word for a switch', { castling: 'false' }, 'rulings.castling: one of true, false'],
  ['a number for a word', { clock: 5 }, 'rulings.clock: one of none, 5, 10'],
  ['the value of another ruling', { clock: true }, 'rulings.clock: one of none, 5, 10'],
])('%s is refused', (_what, rulings, said) => {
  expect(refusal(rulings)).toBe(said)
})
test('a ruling that there is not is refused, also one called like a function', () => {
  expect(refusal({ magic: true })).toMatch(/^rulings\.magic: /)
  expect(refusal({ constructor: true })).toMatch(/^rulings\.constructor: /)
})

test('options with a wrong pack are refused at its first fault', () => {
  const faults = [fault('version', 'pack-other-version', { ours: 1 }, '2'), fault('ids[0]', 'pack-id', {}, '7')]
  expect(refusePack(faults)).toEqual({
    refused: true,
    path: 'pack.version',
    message: '{"key":"pack-other-version","says":{"ours":1}}',
  })
  expect(refusePack([fault('', 'pack-not-a-pack', {}, '[]')])).toMatchObject({ path: 'pack' })
})
