import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonNames, LongText, readJson } from '../../../src/planner/own/json'
import { finish } from '../../../src/planner/own/mesh'
import { Refused } from '../../../src/planner/own/said'
import { text } from './shapes'

const NAMES = ['a', 'b', 'count', '"\\"']
const read = (json: string | Uint8Array) =>
  finish(readJson(typeof json === 'string' ? text(json) : json, 0, jsonNames(NAMES))).value
/** What of a value has a name that is asked for. */
const kept = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(kept)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(NAMES.flatMap((name) => (Object.hasOwn(value, name) ? [[name, kept(Reflect.get(value, name))]] : [])))
      : value
const refusal = (json: string | Uint8Array) => {
  try {
    read(json)
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
  throw new Error('it was read')
}
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, '', 'a', 'tab\t"\\/\u0001', '💎 Größe', 'x'.repeat(70)),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES, 'other', 'b ', 'extras', '__proto__'), tie('value'), { noNullPrototype: true }),
  ),
})).value

describe('JSON', () => {
  test('says the same as the language’s own reader, of the names that are asked for', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        expect(read(JSON.stringify(value, undefined, space))).toEqual(kept(value))
      }),
      { numRuns: 400 },
    )
  })
  test('numbers of every form, to the last bit', () => {
    const digits = fc.stringMatching(/^[0-9]{1,25}$/)
    const form = fc
      .tuple(fc.constantFrom('', '-'), fc.constantFrom('0', '7', '12'), digits, digits, fc.nat({ max: 330 }), fc.nat({ max: 5 }))
      .map(([sign, first, more, part, power, which]) => {
        const whole = `${sign}${first === '0' ? first : first + more}`
        const ends = ['', `.${part}`, `e-${power}`, `.${part}E+${power}`, `.${part}e${power}`]
        return which === 5 ? '-0' : `${whole}${ends[which] ?? ''}`
      })
    fc.assert(
      fc.property(form, (number) => {
        expect(Object.is(read(number), JSON.parse(number))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
  test('what is no JSON is refused by its byte, also where it is passed over', () => {
    const wrong = [
      '',
      ' ',
      '[',
      '[1',
      '[1,',
      '[1,]',
      '{"a"',
      '{"a":',
      '{"a":1',
      '{"a":1,',
      '{a:1}',
      '[1 2]',
      '"a',
      '01',
      '1.',
      '.5',
    ]
    const more = ['-', '+1', '1e', 'tru', 'nulL', 'NaN', '[]]', '{}{}', "'a'", '"\t"', '"\\x"', '[1}', '{"a":1]', '{"o":[}', '\0']
    for (const json of [...wrong, ...more]) {
      expect(() => JSON.parse(json), json).toThrow()
      expect(refusal(json).key, json).toMatch(/^own-(garbled|cut-short)$/)
    }
    expect(refusal('{"a": tru }')).toMatchObject({ key: 'own-garbled', says: { at: { byte: 9 } } })
    expect(refusal(new Uint8Array([34, 0xff, 0xfe, 34]))).toMatchObject({ key: 'own-garbled' })
    fc.assert(
      fc.property(anything, fc.nat(), fc.integer({ min: 1, max: 127 }), (value, where, byte) => {
        const bytes = text(JSON.stringify(value) ?? '0')
        bytes[where % bytes.length] = byte
        let json = ''
        try {
          json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
        } catch {
          return
        }
        let wanted: unknown
        try {
          wanted = kept(JSON.parse(json))
        } catch {
          expect(refusal(bytes).key).toMatch(/^own-/)
          return
        }
        expect(read(bytes)).toEqual(wanted)
      }),
      { numRuns: 400 },
    )
  })
  test('a mark before it and zeros after it are no harm; depth is, and its place is named', () => {
    expect(read('\uFEFF{"a":1}\0\0')).toEqual({ a: 1 })
    expect(refusal(`{"b":[1,{"a":${'['.repeat(50)}`)).toMatchObject({
      key: 'own-garbled',
      says: { at: { path: expect.stringMatching(/^\.b\[1\]\.a\[0\]/) }, expected: 'less depth' },
    })
    expect(refusal(`{"o":${'['.repeat(100_000)}`)).toMatchObject({ says: { expected: 'less depth' } })
  })
  test('long texts stay bytes; addresses are noticed wherever they stand', () => {
    const long = 'AAAA'.repeat(40_000)
    const value = read(`{"a":"${long}","b":"${long}\\/"}`) as { a: LongText; b: LongText }
    expect(value.a).toBeInstanceOf(LongText)
    expect(new TextDecoder().decode(value.a.bytes)).toBe(long)
    expect(new TextDecoder().decode(value.b.bytes)).toBe(`${long}/`)
    const notes = (json: string) => finish(readJson(text(json), 0, jsonNames(NAMES))).hasAddress
    for (const json of ['{"o":{"URI":1}}', '[{"href":""}]', '{"\\u0075rl":1}']) expect(notes(json), json).toBe(true)
    expect(notes('{"a":"uri","b":["src"],"curl":1}')).toBe(false)
  })
  test('megabytes come in breaths, and what is empty or passed over takes no room', () => {
    const lists = `{"a":[${'[],'.repeat(400_000)}{}],"o":[${'{"x":[1]},'.repeat(100_000)}0]}`
    const work = readJson(text(lists), 0, jsonNames(NAMES))
    const shares: number[] = []
    let step = work.next()
    for (; !step.done; step = work.next()) shares.push(step.value)
    expect(shares.length).toBeGreaterThan(5)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    const { a, ...others } = step.value.value as { a: readonly unknown[] }
    expect(others).toEqual({})
    expect(a).toHaveLength(400_001)
    expect(new Set(a).size).toBe(2)
  })
})
