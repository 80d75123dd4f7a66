/** The films of throws long past are left out for whoever catches up at a server's table; nothing else is. */
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { cockedLines } from '../../src/app/match/cocked-notes'
import { notesOf } from '../../src/dice/throw/notes'
import type { Terms } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { type HostOptions, openHost } from '../../src/match/host'
import { type HostMessage, PROTOCOL_VERSION, type ToldLine, type ToldUpTo } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { sayer } from '../../src/ui/words/words'
import { recorded } from '../replay/recorded'

const { game, record } = recorded('exterminate-thrown.4.json.gz')
const SPARING: Partial<HostOptions<Terms>> = { filmNotes: notesOf }

/** What an onlooker is told who comes to this match, or comes back to it. */
function told(more: Partial<HostOptions<Terms>>, since?: ToldUpTo, entries = record.entries) {
  const chance = seededChance(generator(1))
  const opened = openHost({ game, spec: record.spec, shapes: TABLE_SHAPES, chance, entries, ...more })
  if (!opened.ok) throw new Error(opened.reason.key)
  const got: HostMessage[] = []
  const seats = ['spectator'] as const
  opened.host
    .connect((message) => got.push(message), [])
    .receive({ type: 'hello', version: PROTOCOL_VERSION, seats, ...(since ? { since: { spectator: since } } : {}) })
  const message = got.find((one) => one.type === 'all' || one.type === 'past')
  if (message?.type !== 'all' && message?.type !== 'past') throw new Error('nothing was told')
  return message
}
const filmed = (lines: readonly ToldLine[]) =>
  lines.flatMap(({ entry: { roll, seq } }) => (roll?.film === undefined ? [] : [seq]))
const bytes = (message: object) => deflateRawSync(JSON.stringify(message)).length

it('whoever comes is told the same without films, in less than half of the bytes', () => {
  const [whole, spared] = [told({}), told(SPARING)]
  expect(filmed(whole.lines).length).toBeGreaterThan(5)
  expect(filmed(spared.lines)).toEqual([])
  const bare = whole.lines.map(({ entry, change }) => {
    const { film: _, ...roll } = entry.roll ?? {}
    return { entry: { ...entry, ...(entry.roll ? { roll } : {}) }, ...(change === undefined ? {} : { change }) }
  })
  expect(
    spared.lines.map(({ entry, ...line }) => ({
      ...line,
      entry: { ...entry, ...(entry.roll ? { roll: { ...entry.roll, notes: undefined } } : {}) },
    })),
  ).toEqual(bare)
  expect({ ...spared, lines: [] }).toEqual({ ...whole, lines: [] })
  expect(bytes(spared)).toBeLessThan(bytes(whole) / 2)
})

it('whoever comes back is sent the films of the last lines, which are played, and none before', () => {
  const { lines } = told({})
  const entries = record.entries.slice(0, 1)
  const { seq, mark } = told({}, undefined, entries).state
  const back = told(SPARING, { seq, mark })
  if (back.type !== 'past') throw new Error('the whole was told')
  expect(back.lines.map(({ entry }) => entry.seq)).toEqual(lines.slice(seq + 1).map(({ entry }) => entry.seq))
  const from = lines.length - 12
  expect(filmed(back.lines)).toEqual(filmed(lines).filter((at) => at >= from))
  expect(filmed(back.lines).length).toBeGreaterThan(0)
})

it('the log still says which dice did not count', () => {
  const film = {
    cocked: [{ die: 1, why: 'leaning', attempt: 1, ruling: 'thrown again', at: 2 }],
    film: { data: 'x'.repeat(999) },
  }
  const notes = notesOf(film)
  expect(JSON.stringify(notes).length).toBeLessThan(100)
  expect(cockedLines(notes, sayer('en'))).toEqual(cockedLines(film, sayer('en')))
  expect(cockedLines(notes, sayer('en'))).toHaveLength(1)
  for (const none of [null, 5, [], {}, { cocked: [] }, { cocked: 'all' }]) expect(notesOf(none)).toBeUndefined()
})
