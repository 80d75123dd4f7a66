/** Notes on moments: what is let in, and that they stay with their match on the device and in its file. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Game, Terms } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { type MatchRecord, type RulesBook, readMatchFile, writeMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import { NOTES_SCHEMA, readNotes } from '../../src/match/notes'
import { memoryStore } from '../../src/match/store'
import { createTables } from '../../src/match/tables'
import { MOST_ARROWS, MOST_CHAPTER, MOST_NOTE_TEXT, MOST_NOTES, type Note, noted } from '../../src/protocol/notes'
import { parse } from '../../src/protocol/schema'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, SPEC } from './counting'
import { playOn, setting } from './setting'

const game = COUNTING as unknown as Game<Terms>
const RULES: RulesBook = { counting: { game, parseSpec: () => ({ ok: true }) } }
const arrow = { from: { piece: 'A1' }, to: { x: 2540, y: -7 } } as const
const NOTES: readonly Note[] = [
  { after: 0, chapter: 'Opening' },
  { after: 3, text: 'Why not <b>here</b>?\nOr there?', arrows: [arrow] },
]
const at = (value: unknown) => {
  const parsed = parse(NOTES_SCHEMA, value, 'notes')
  return parsed.ok ? 'fine' : parsed.at
}

let record: MatchRecord
beforeAll(async () => {
  const table = await setting(11)
  await playOn(table, generator(12), 9)
  record = { spec: SPEC, roster: {}, dice: 'auto', rulesVersion: 1, entries: table.host.entries() }
})

describe('notes from outside', () => {
  it('are let in if each says something about one moment, in order', () => {
    expect(at(NOTES)).toBe('fine')
    expect(at([])).toBe('fine')
  })
  it.each<[string, unknown, string]>([
    ['nothing but a moment', [{ after: 1 }], '[0]'],
    ['no whole moment', [{ after: 1.5, text: 'x' }], '[0].after'],
    ['an empty text', [{ after: 1, text: '' }], '[0].text'],
    ['a long text', [{ after: 1, text: 'x'.repeat(MOST_NOTE_TEXT + 1) }], '[0].text'],
    ['a long chapter', [{ after: 1, chapter: 'x'.repeat(MOST_CHAPTER + 1) }], '[0].chapter'],
    ['too many arrows', [{ after: 1, arrows: Array(MOST_ARROWS + 1).fill(arrow) }], '[0].arrows'],
    ['an arrow to nowhere', [{ after: 1, arrows: [{ from: arrow.from, to: { x: 1e9, y: 0 } }] }], '[0].arrows[0].to'],
    ['a field that is none', [{ after: 1, text: 'x', html: 'x' }], '[0].html'],
    ['two on one moment', [NOTES[0], NOTES[0]], 'notes'],
    ['moments out of order', [NOTES[1], NOTES[0]], 'notes'],
    ['too many', Array.from({ length: MOST_NOTES + 1 }, (_, after) => ({ after, text: 'x' })), 'notes'],
    ['no list', 'x', 'notes'],
  ])('%s is refused, with the place', (_, value, place) => {
    expect(at(value)).toBe(place)
    expect(readNotes(value)).toEqual([])
  })
})

it('one note takes the place of the one on its moment, and taking it away leaves the others', () => {
  const better: Note = { after: 3, text: 'Better.' }
  expect(noted(NOTES, 3, better)).toEqual([NOTES[0], better])
  expect(noted([better], 0, NOTES[0])).toEqual([NOTES[0], better])
  expect(noted(NOTES, 0, undefined)).toEqual([NOTES[1]])
  expect(noted(NOTES, 2, undefined)).toEqual(NOTES)
})

describe('a match file', () => {
  const read = (text: string) => readMatchFile(text, RULES, TABLE_SHAPES)
  it('carries its notes, which its hash covers, and is the same as ever without them', () => {
    const file = writeMatchFile({ ...record, notes: NOTES })
    expect(read(file)).toMatchObject({ ok: true, record: { notes: NOTES } })
    expect(read(file.replace('Opening', 'Ending!'))).toMatchObject({ ok: false, reason: { key: 'file-changed' } })
    expect(writeMatchFile({ ...record, notes: [] })).toBe(writeMatchFile(record))
    const without = read(writeMatchFile(record))
    expect(without.ok && 'notes' in without.record).toBe(false)
  })
  it('is refused with a note on a moment that it does not have', () => {
    const after = record.entries.length
    expect(read(writeMatchFile({ ...record, notes: [{ after, text: 'x' }] }))).toMatchObject({
      ok: false,
      reason: { key: 'file-damaged', says: { at: 'notes[0].after' } },
    })
    expect(read(writeMatchFile({ ...record, notes: [{ after: -1, text: 'x' }] }))).toMatchObject({
      ok: false,
      reason: { key: 'file-damaged', says: { at: 'notes[0].after' } },
    })
  })
})

describe('a file that shows a moment', () => {
  const read = (text: string) => readMatchFile(text, RULES, TABLE_SHAPES)
  it('says which, and is refused if there is no such moment', () => {
    expect(read(writeMatchFile({ ...record, moment: 4 }))).toMatchObject({ ok: true, record: { moment: 4 } })
    for (const moment of [record.entries.length, -1, 1.5])
      expect(read(writeMatchFile({ ...record, moment }))).toMatchObject({
        ok: false,
        reason: { key: 'file-damaged', says: { at: 'moment' } },
      })
  })
})

describe('a device', () => {
  const device = () => {
    let ids = 0
    const tables = createTables({
      rules: async () => ({ game, rulesVersion: 1, parseSpec: () => ({ ok: true, spec: SPEC }) }),
      shapes: TABLE_SHAPES,
      store: memoryStore(),
      chance: seededChance(generator(1)),
      now: () => 1,
      newId: () => `match-${++ids}`,
    })
    return async (request: object) => {
      const found = await tables.call({ id: 1, ...request })
      return found.ok ? found.value : found.reason
    }
  }
  it('keeps notes with their match, puts them into its file and takes them from one', async () => {
    const ask = device()
    await ask({ call: 'import', file: writeMatchFile(record) })
    const match = 'match-1'
    expect(await ask({ call: 'notes', match })).toEqual({ notes: [] })
    for (const note of NOTES.toReversed()) await ask({ call: 'note', match, after: note.after, note })
    expect(await ask({ call: 'notes', match })).toEqual({ notes: NOTES })
    const { file } = (await ask({ call: 'export', match })) as { file: string }
    expect(file).toBe(writeMatchFile({ ...record, notes: NOTES }))
    await ask({ call: 'import', file })
    expect(await ask({ call: 'notes', match: 'match-2' })).toEqual({ notes: NOTES })
    expect(await ask({ call: 'note', match, after: 3 })).toEqual({ notes: [NOTES[0]] })
    expect(await ask({ call: 'notes', match: 'match-2' })).toEqual({ notes: NOTES })
    await ask({ call: 'remove', match: 'match-2' })
    expect(await ask({ call: 'notes', match: 'match-2' })).toEqual({ notes: [] })
  })
  it('writes the moment that a file is to show, and reads it from one', async () => {
    const ask = device()
    await ask({ call: 'import', file: writeMatchFile(record) })
    const { file } = (await ask({ call: 'export', match: 'match-1', moment: 4 })) as { file: string }
    expect(await ask({ call: 'import', file })).toMatchObject({ id: 'match-2', moment: 4 })
    // It is the file that shows the moment, not the match.
    expect(await ask({ call: 'export', match: 'match-2' })).toEqual({ file: writeMatchFile(record) })
    const late = await ask({ call: 'export', match: 'match-1', moment: record.entries.length })
    expect(late).toMatchObject({ key: 'malformed-request', says: { at: 'moment' } })
  })
  it('refuses notes on no match, on a moment that is not there or another than it says, and malformed ones', async () => {
    const ask = device()
    await ask({ call: 'import', file: writeMatchFile(record) })
    const match = 'match-1'
    const after = record.entries.length
    expect(await ask({ call: 'note', match: 'none', after: 0, note: NOTES[0] })).toMatchObject({ key: 'unknown-match' })
    expect(await ask({ call: 'note', match, after, note: { after, text: 'x' } })).toMatchObject({ key: 'malformed-request' })
    expect(await ask({ call: 'note', match, after: 1, note: NOTES[0] })).toMatchObject({ key: 'malformed-request' })
    expect(await ask({ call: 'note', match, after: 1, note: { after: 1, text: 7 } })).toMatchObject({
      key: 'malformed-request',
      says: { at: 'note.text' },
    })
  })
})
