/** The matches of a device that stem from one beginning: found by what is in them, however they came onto the device. */
import { describe, expect, it } from 'vitest'
import type { Game, Terms } from '../../src/kernel'
import { type Kept, lineageOf, logMark } from '../../src/match/branches'
import { seededChance } from '../../src/match/chance'
import { writeMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import type { MatchEntry } from '../../src/match/history'
import { memoryStore } from '../../src/match/store'
import { createTables } from '../../src/match/tables'
import { forked } from '../../src/replay/fork'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, SPEC, type State } from './counting'
import { playOn, setting } from './setting'

/** A log of this many entries; from the entry `own` on they are its own. */
const log = (name: string, length: number, before: readonly MatchEntry[] = []): readonly MatchEntry[] => [
  ...before,
  ...Array.from(
    { length: length - before.length },
    (_, at): MatchEntry => ({
      seq: before.length + at,
      cause: { type: 'start' },
      events: [{ type: `${name} ${before.length + at}` }],
    }),
  ),
]
let age = 0
const kept = (id: string, entries: readonly MatchEntry[], after?: number): Kept => ({
  id,
  createdAt: ++age,
  entries,
  ...(after === undefined ? {} : { from: { log: logMark(entries.slice(0, after + 1)), after } }),
})
const first = kept('first', log('first', 30))
const early = kept('early', log('early', 20, first.entries.slice(0, 6)), 5)
const late = kept('late', log('late', 25, first.entries.slice(0, 16)), 15)
const twig = kept('twig', log('twig', 18, early.entries.slice(0, 13)), 12)
const stranger = kept('stranger', log('stranger', 30))
const all = [first, early, late, twig, stranger]
const sources = (found: ReturnType<typeof lineageOf>) => Object.fromEntries(found.map(({ id, source }) => [id, source]))

describe('the branches of a match', () => {
  it('are its forks, their forks and its source, and each knows where it parts from the one asked about', () => {
    expect(lineageOf(all, 'first')).toEqual([
      { id: 'first', shared: 29 },
      { id: 'early', source: 'first', shared: 5 },
      { id: 'late', source: 'first', shared: 15 },
      { id: 'twig', source: 'early', shared: 5 },
    ])
    expect(lineageOf(all, 'twig').map(({ id, shared }) => [id, shared])).toEqual([
      ['first', 5],
      ['early', 12],
      ['late', 5],
      ['twig', 17],
    ])
    expect(lineageOf(all, 'stranger')).toEqual([{ id: 'stranger', shared: 29 }])
    expect(lineageOf(all, 'nowhere')).toEqual([])
  })
  it('are found although the source has gone on, or the order in the list is another', () => {
    const on = { ...first, entries: log('first', 60, first.entries) }
    expect(sources(lineageOf([twig, late, early, on], 'late'))).toEqual({
      first: undefined,
      early: 'first',
      late: 'first',
      twig: 'early',
    })
  })
  it('whose source is gone still belong together, but have no source', () => {
    expect(sources(lineageOf([early, late, twig], 'late'))).toEqual({ early: undefined, late: undefined, twig: 'early' })
    // Of two that left at the same moment, neither is the source of the other.
    const twin = kept('twin', log('twin', 20, first.entries.slice(0, 6)), 5)
    expect(sources(lineageOf([early, twin], 'twin'))).toEqual({ early: undefined, twin: undefined })
  })
  it('of a match that is here twice, belong to the older copy', () => {
    const copy = kept('copy', first.entries)
    expect(sources(lineageOf([...all, copy], 'copy'))).toEqual({
      first: undefined,
      copy: undefined,
      early: 'first',
      late: 'first',
      twig: 'early',
    })
  })
})

it('a device finds the branches of a match whose source was opened from a file, and says how the match stood there', async () => {
  const game = COUNTING as unknown as Game<Terms>
  const rules = {
    game,
    rulesVersion: 1,
    glimpse: (state: object) => ({ totals: (state as State).totals }),
    parseSpec: () => ({ ok: true, spec: SPEC }) as const,
  }
  const table = await setting(11)
  await playOn(table, generator(12), 9)
  const record = { spec: SPEC, roster: {}, dice: 'auto', rulesVersion: 1, entries: table.host.entries() } as const
  const made = forked({ record, game }, TABLE_SHAPES, { after: 3, roster: {} })
  if (!made.ok) throw new Error(made.reason.key)
  let ids = 0
  const store = memoryStore()
  const tables = createTables({
    rules: async () => rules,
    shapes: TABLE_SHAPES,
    store,
    chance: seededChance(generator(1)),
    now: () => ids,
    newId: () => `match-${++ids}`,
  })
  for (const file of [writeMatchFile(record), writeMatchFile(made.record)])
    expect(await tables.call({ id: 1, call: 'import', file })).toMatchObject({ ok: true })
  const found = await tables.call({ id: 2, call: 'branches', match: 'match-2' })
  expect(found).toMatchObject({
    ok: true,
    value: {
      branches: [
        { match: { id: 'match-1' }, shared: 3 },
        { match: { id: 'match-2', from: { after: 3 } }, source: 'match-1', shared: 3, parting: { totals: {} } },
      ],
    },
  })
  expect(await tables.call({ id: 3, call: 'branches', match: 'none' })).toMatchObject({
    ok: false,
    reason: { key: 'unknown-match' },
  })
  // A damaged match elsewhere on the device hides no other.
  await store.add({ ...(await store.list())[0], id: 'broken' } as never, [{ seq: 'x' } as never])
  const again = await tables.call({ id: 4, call: 'branches', match: 'match-1' })
  expect(again.ok && (again.value as { branches: readonly object[] }).branches).toHaveLength(2)
})
