import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/kernel'
import type { Patch } from '../../src/protocol/messages'
import { diff, patch } from '../../src/protocol/patch'

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)

/** A value with a few members changed, taken away or added: neighbours, as views are from one entry to the next. */
const edited = (value: Json, edits: readonly (readonly [number, Json])[]): Json => {
  let result = JSON.parse(JSON.stringify(value)) as Json
  for (const [at, replacement] of edits) {
    if (Array.isArray(result)) {
      const place = at % (result.length + 1)
      result = at % 3 === 0 ? result.slice(0, place) : [...result.slice(0, place), replacement, ...result.slice(place + (at % 2))]
    } else if (typeof result === 'object' && result !== null) {
      const keys = Object.keys(result)
      const gone = keys[at % (keys.length + 1)]
      const rest = Object.entries(result).filter(([key]) => key !== gone)
      result = Object.fromEntries(at % 2 === 0 ? rest : [...rest, [gone ?? `new ${at}`, replacement]])
    } else result = replacement
  }
  return result
}

const holdsUndefined = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.values(value).some(holdsUndefined))

describe('diff and patch', () => {
  it('patch(a, diff(a, b)) equals b, for any two values, also through the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change = diff(before, after)
        expect(patch(before, change)).toEqual(after)
        if (change !== undefined) expect(patch(before, JSON.parse(JSON.stringify(change)) as Patch)).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })

  it('the same for neighbours, and the change holds no undefined', () => {
    const edits = fc.array(fc.tuple(fc.nat(50), json), { minLength: 1, maxLength: 4 })
    let members = 0
    fc.assert(
      fc.property(json, edits, (before, changes) => {
        const after = edited(before, changes)
        const change = diff(before, after)
        if (change !== undefined) expect(holdsUndefined(change)).toBe(false)
        if (change !== undefined && 'keys' in change) members++
        expect(patch(before, change)).toEqual(after)
      }),
      { numRuns: 1000 },
    )
    expect(members).toBeGreaterThan(50)
  })

  it('equal values need no change, and the patched value shares what did not change', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, JSON.parse(JSON.stringify(value)) as Json)).toBeUndefined()
      }),
    )
    const before = { still: { deep: [1, 2] }, moved: { x: 1, y: 2 } }
    const after = patch(before, diff(before, { still: { deep: [1, 2] }, moved: { x: 1, y: 3 } })) as typeof before
    expect(after.still).toBe(before.still)
    expect(after.moved).toEqual({ x: 1, y: 3 })
  })

  it.each([
    ['a member called __proto__', '{"a":1}', '{"a":1,"__proto__":{"x":1}}'],
    ['that member changed', '{"__proto__":{"x":1}}', '{"__proto__":{"x":2}}'],
    ['that member gone', '{"__proto__":{"x":1},"a":1}', '{"a":1}'],
    ['a member called toString', '{}', '{"toString":1}'],
    ['a list that grows', '[1,[2]]', '[1,[2,3],{"a":[]}]'],
    ['a list that shrinks', '[1,2,3]', '[2]'],
    ['a list that becomes a record', '[1]', '{"0":1}'],
    ['null and nothing', '{"a":null}', '{}'],
  ])('%s', (_name, before, after) => {
    const from = JSON.parse(before) as Json
    const to = JSON.parse(after) as Json
    expect(JSON.stringify(patch(from, diff(from, to)))).toBe(JSON.stringify(to))
  })

  it('a change made for another value is a bug and says so', () => {
    expect(() => patch(3, { keys: { a: { set: 1 } } })).toThrow('members')
    expect(() => patch({}, { keys: { a: { keys: {} } } })).toThrow('nothing was')
  })
})
