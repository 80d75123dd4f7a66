/** A fork begins with the very entries of its source, knows where it came from, and goes on. */
import { describe, expect, it } from 'vitest'
import { seededChance } from '../../src/match/chance'
import { readMatchFile, writeMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import { openHost } from '../../src/match/host'
import { memoryStore } from '../../src/match/store'
import { createTables } from '../../src/match/tables'
import type { Note } from '../../src/protocol/notes'
import { forked, keepsSource, openRoll } from '../../src/replay/fork'
import type { Recording } from '../../src/replay/recording'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { sitDown } from '../match/player'
import { NEWEST, plain, RULES, recorded } from './recorded'

const fork = (source: Recording, after: number, faces?: readonly string[]) =>
  forked(source, TABLE_SHAPES, { after, roster: {}, ...(faces ? { faces } : {}) })
/** Entries after which the match can be gone on with: those in force but the last. */
const moments = ({ history }: Recording) => history.past.slice(0, -1).map(({ entry }) => entry.seq)

describe.each(NEWEST.filter((name) => name.includes('-whole')))('%s', (name) => {
  const source = recorded(name)
  const all = moments(source)
  const some = all.filter((_, at) => at % Math.ceil(all.length / 12) === 0)
  it('a fork begins with the entries of its source, byte by byte, and its file says so', { timeout: 60_000 }, () => {
    let open = 0
    for (const after of some) {
      const made = fork(source, after)
      if (!made.ok) continue
      open++
      expect(JSON.stringify(made.record.entries)).toBe(JSON.stringify(source.record.entries.slice(0, after + 1)))
      expect(made.record.from?.after).toBe(after)
      expect(made.record.secrets).toBeUndefined()
      const read = readMatchFile(writeMatchFile(made.record), RULES, TABLE_SHAPES)
      if (!read.ok) throw new Error(JSON.stringify(read.reason))
      expect(read.record.from).toEqual(made.record.from)
      expect(keepsSource(read.record)).toBe(true)
      const changed = plain(read.record.entries).map((entry, at) => (at === 0 ? { ...entry, seq: 1 } : entry))
      expect(keepsSource({ ...read.record, entries: changed })).toBe(false)
    }
    expect(open).toBeGreaterThan(5)
  })
  it('a fork takes over what is noted on the entries that it begins with', () => {
    const after = all[Math.floor(all.length / 2)] as number
    const notes: readonly Note[] = [
      { after: 0, chapter: 'Opening' },
      { after, text: 'Here.', arrows: [{ from: { x: 1, y: 2 }, to: { x: 3, y: 4 } }] },
      { after: after + 1, text: 'Later.' },
    ]
    const made = forked(source, TABLE_SHAPES, { after, roster: {}, notes })
    if (!made.ok) throw new Error(made.reason.key)
    const read = readMatchFile(writeMatchFile(made.record), RULES, TABLE_SHAPES)
    if (!read.ok) throw new Error(JSON.stringify(read.reason))
    expect(read.record.notes).toEqual(notes.slice(0, 2))
    const bare = forked(source, TABLE_SHAPES, { after, roster: {}, notes: notes.slice(2) })
    expect(bare.ok && bare.record).not.toHaveProperty('notes')
  })
  it('a fork goes on where its source stood: the same questions are open, and the log grows', async () => {
    const after = all[Math.floor(all.length / 2)] as number
    const made = fork(source, after)
    if (!made.ok) throw new Error(made.reason.key)
    const { spec, entries } = made.record
    const { game } = source
    const moment = source.history.past.find(({ entry }) => entry.seq === after)
    const chance = seededChance(generator(3))
    const opened = openHost({ game, spec, shapes: TABLE_SHAPES, chance, entries })
    if (!opened.ok) throw new Error(opened.reason.key)
    const { host } = opened
    expect(plain(host.snapshot().state)).toEqual(plain(moment?.state))
    const player = sitDown(host, spec.seats)
    await host.settled()
    const seat = spec.seats.find((one) => player.state(one).decisions.some(({ offer }) => !offer))
    const decision = seat && player.state(seat).decisions.find(({ offer }) => !offer)
    if (!seat || !decision) throw new Error('somebody is asked')
    player.send({ type: 'answer', seat, decision: decision.id, answer: decision.fallback as never })
    await host.settled()
    expect(host.entries().length).toBeGreaterThan(entries.length)
    expect(JSON.stringify(host.entries().slice(0, entries.length))).toBe(JSON.stringify(entries))
  })
})

it('a stored fork still knows where it came from when it is written to a file again', async () => {
  const source = recorded('deadzone-whole.4.json.gz')
  const made = fork(source, moments(source)[40] as number)
  if (!made.ok) throw new Error(made.reason.key)
  let ids = 0
  const tables = createTables({
    rules: async (game) => RULES[game],
    shapes: TABLE_SHAPES,
    store: memoryStore(),
    chance: seededChance(generator(1)),
    now: () => 7,
    newId: () => `match-${++ids}`,
  })
  const file = writeMatchFile(made.record)
  expect(await tables.call({ id: 1, call: 'import', file })).toMatchObject({ ok: true, value: { from: made.record.from } })
  expect(await tables.call({ id: 2, call: 'export', match: 'match-1' })).toEqual({ id: 2, ok: true, value: { file } })
  expect(await tables.call({ id: 3, call: 'open', match: 'match-1' })).toMatchObject({ ok: true })
})

describe('what if the dice had shown something else', () => {
  const source = recorded('exterminate-whole.4.json.gz')
  const after = moments(source).find((seq) => openRoll(source, TABLE_SHAPES, seq)) as number
  const roll = openRoll(source, TABLE_SHAPES, after)
  const faces = roll?.dice.map((die) => die.faces[die.faces.length - 1] as string) ?? []
  it('the faces are put by hand, without a proof, and the fork says so', () => {
    const made = fork(source, after, faces)
    if (!made.ok) throw new Error(made.reason.key)
    const last = made.record.entries[made.record.entries.length - 1]
    expect(last?.cause).toMatchObject({ type: 'answer', seat: 'chance', answer: faces })
    expect(last?.proof).toBeUndefined()
    expect(made.record.from).toMatchObject({ after, faces })
    expect(keepsSource(made.record)).toBe(true)
    expect(readMatchFile(writeMatchFile(made.record), RULES, TABLE_SHAPES).ok).toBe(true)
  })
  it('is refused where no die has such a face, there are too few of them, or no dice are asked for', () => {
    const refusal = (one: ReturnType<typeof fork>) => (one.ok ? undefined : one.reason.key)
    expect(refusal(fork(source, after, [...faces, 'nine']))).toBe('fork-no-such-faces')
    expect(refusal(fork(source, after, [...faces.slice(1), 'nine']))).toBe('fork-no-such-faces')
    const without = moments(source).find((seq) => !openRoll(source, TABLE_SHAPES, seq) && fork(source, seq).ok) as number
    expect(refusal(fork(source, without, faces))).toBe('fork-no-dice')
    expect(refusal(fork(source, source.record.entries.length - 1))).toBe('fork-over')
    expect(refusal(fork(source, source.record.entries.length))).toBe('fork-nowhere')
  })
})
