/** The options of a match: rulings by their own values, and a wrong pack refused where it is wrong. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { oneOf, readOptions, recommended, someRulings, unrefused } from '../../src/packs/options'
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

const SCHEMA = v.strictObject({ players: v.optional(oneOf([3, 4]), 3), pack: v.optional(v.unknown()) })
const readPack = (pack: unknown, house: string) =>
  pack === 'good'
    ? { ok: true as const, pack: 'good', made: `${house} and more` }
    : { ok: false as const, faults: pack === 'empty' ? [fault('', 'pack-not-a-pack', {}, '[]')] : FAULTS }
const FAULTS = [fault('version', 'pack-other-version', { ours: 1 }, '2'), fault('ids[0]', 'pack-id', {}, '7')]
const read = (options: unknown) => readOptions(SCHEMA, options, readPack, 'house')

test('options have their defaults, and the pack they carry as it was written and as the game reads it', () => {
  expect(read({})).toEqual({ options: { players: 3 }, read: undefined })
  const { options, read: made } = unrefused(read({ players: 4, pack: 'good' }))
  expect([options, made?.made]).toEqual([{ players: 4, pack: 'good' }, 'house and more'])
})
test('wrong options are refused with their place, a wrong pack at its first fault', () => {
  expect(read({ players: 5 })).toEqual({ refused: true, path: 'players', message: 'one of 3, 4' })
  expect(() => unrefused(read({ players: 5 }))).toThrow('"players": one of 3, 4')
  expect(read({ pack: 'bad' })).toEqual({
    refused: true,
    path: 'pack.version',
    message: '{"key":"pack-other-version","says":{"ours":1}}',
  })
  expect(read({ pack: 'empty' })).toMatchObject({ path: 'pack' })
})
test('each ruling is recommended by its first value', () => {
  expect(recommended({ castling: [true, false], clock: ['none', '5'] })).toEqual({ castling: true, clock: 'none' })
})
