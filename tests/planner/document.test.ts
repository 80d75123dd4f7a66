import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, emptyLayout, type LayoutDocument } from '../../src/planner/document'
import { layoutJsonSchema } from '../../src/planner/json-schema'
import { checkedLayout, readLayout, writeLayout } from '../../src/planner/read'
import { sample } from './sample'

const refusal = (read: ReturnType<typeof readLayout>) => (read.ok ? 'read' : { key: read.reason.key, ...read.reason.says })
const damaged = (change: object) => refusal(checkedLayout({ ...sample(), ...change }))

describe('a layout document', () => {
  test('is written and read back the same, text for text', () => {
    const text = writeLayout(sample())
    const read = readLayout(text)
    expect(read).toEqual({ ok: true, value: sample() })
    expect(read.ok && writeLayout(read.value)).toBe(text)
  })
  test('keeps one order of its fields, whatever was changed first', () => {
    const one = changed(changed(emptyLayout('a', 91_440, 91_440), { play: { game: 'exterminate' } }), { name: 'b' })
    const other = changed(emptyLayout('b', 91_440, 91_440), { play: { game: 'exterminate' } })
    expect(writeLayout(one)).toBe(writeLayout(other))
    expect(Object.keys(changed(one, { play: undefined }))).not.toContain('play')
  })
  test('the published JSON Schema is the one that is made from the schema', async () => {
    await expect(`${JSON.stringify(layoutJsonSchema(), undefined, 2)}\n`).toMatchFileSnapshot('../../public/schema/layout-1.json')
  })
})

describe('what is no layout is refused with its place', () => {
  test('files that are something else', () => {
    expect(refusal(readLayout(' '))).toEqual({ key: 'layout-empty' })
    expect(refusal(readLayout('{"format":"sightline-layout","na'))).toEqual({ key: 'layout-not-json', at: 32, cut: true })
    expect(refusal(readLayout('{"a":]'))).toEqual({ key: 'layout-not-json', at: 5, cut: false })
    expect(refusal(readLayout('{"format":"sightline-match"}'))).toEqual({ key: 'layout-foreign', looks: 'match' })
    expect(refusal(readLayout('{"ObjectStates":[]}'))).toEqual({ key: 'layout-foreign', looks: 'tabletop-simulator' })
    expect(refusal(readLayout('hello'))).toEqual({ key: 'layout-foreign', looks: 'text' })
  })
  test('damaged fields', () => {
    const [piece] = sample().pieces
    expect(damaged({ pieces: [{ ...piece, at: { x: 1.5, y: 0 } }] })).toMatchObject({ at: 'pieces[0].at.x' })
    expect(damaged({ pieces: [{ ...piece, heading: 360 }] })).toMatchObject({ at: 'pieces[0].heading', expected: '<=359' })
    expect(damaged({ pieces: [{ ...piece, kind: 'castle' }] })).toEqual({
      key: 'layout-unknown-kind',
      at: 'pieces[0].kind',
      kind: 'castle',
    })
    expect(damaged({ pieces: [piece, piece] })).toMatchObject({ key: 'layout-same-ref', at: 'pieces[1].ref' })
    expect(damaged({ pieces: [{ ...piece, on: 'nothing' }] })).toMatchObject({ key: 'layout-no-such-ref', at: 'pieces[0].on' })
    expect(damaged({ pieces: [{ ...piece, twin: 'nothing' }] })).toMatchObject({ key: 'layout-bad-twin' })
    expect(damaged({ extra: 1 })).toMatchObject({ key: 'layout-damaged', at: 'extra' })
    const hollow = [0, 1, 2].map((x) => ({ x, y: 0 }))
    expect(damaged({ areas: [{ ref: 'a', outlines: [hollow] }] })).toMatchObject({ at: 'areas[0].outlines[0]' })
  })
  test('pieces that stand on each other in a circle', () => {
    const [one, other] = sample().pieces
    if (!one || !other) throw new Error('the sample has pieces')
    const pieces = [
      { ...one, on: other.ref },
      { ...other, on: one.ref },
    ]
    expect(damaged({ pieces })).toMatchObject({ key: 'layout-circle' })
  })
  test('other versions; an older one is brought up step by step', () => {
    expect(damaged({ version: 2 })).toEqual({ key: 'layout-wrong-version', found: 2, ours: 1 })
    expect(damaged({ version: 0 })).toEqual({ key: 'layout-wrong-version', found: 0, ours: 1 })
    const old = { ...sample(), version: 0, name: undefined, title: 'old' }
    const read = checkedLayout(JSON.parse(JSON.stringify(old)), {
      0: ({ title, ...rest }) => ({ ...rest, name: title }),
    })
    expect(read.ok && read.value.name).toBe('old')
  })
  test('no file, however it is cut or garbled, throws', () => {
    const text = writeLayout(sample())
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 4 }), (from, to, other) => {
        const read = readLayout(text.slice(0, from) + other + text.slice(to))
        if (!read.ok) expect(read.reason.key).toMatch(/^layout-/)
      }),
      { numRuns: 400 },
    )
  })
})

test('the type and the schema are of one shape', () => {
  const document: LayoutDocument = sample()
  expect(checkedLayout(JSON.parse(JSON.stringify(document))).ok).toBe(true)
})
