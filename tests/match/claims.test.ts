/** Claims pinned to a move: kept with it, told with it, taken back with it, and never about what somebody does not see. */
import { expect, test } from 'vitest'
import type { Game, Terms } from '../../src/kernel'
import { claimFault } from '../../src/match/claims'
import { readMatchFile, writeMatchFile } from '../../src/match/file'
import { openHost } from '../../src/match/host'
import type { Claim } from '../../src/protocol/claim'
import { PROTOCOL_VERSION } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, SPEC, type State } from './counting'
import { sitDown } from './player'
import { hostOptions, type Setting, setting } from './setting'

const game = COUNTING as unknown as Game<Terms>
const RULES = { counting: { game, parseSpec: () => ({ ok: true }) as const } }
const CLAIMS: readonly Claim[] = [
  { type: 'unseen', piece: 'pawn A', other: 'pawn B' },
  { type: 'at-least', piece: 'pawn A', other: 'pawn B', length: 20_000 },
]
const TO = [{ x: 18_000, y: 30_480 }]

/** Seat A is asked where its pawn goes. */
async function moving(): Promise<Setting> {
  const table = await setting(5)
  const { host, a, b } = table
  a.answer('A', 'bid', 3)
  b.answer('B', 'bid', 0)
  await host.settled()
  a.answer('A', 'what', ['move'])
  await host.settled()
  return table
}
const whereTo = ({ a }: Setting) => a.state('A').decisions.find(({ subject }) => subject === 'where to')?.id
const move = async (table: Setting, claims: unknown) => {
  table.a.send({ type: 'answer', seat: 'A', decision: whereTo(table), answer: TO, claims })
  await table.host.settled()
}
const toldTo = (lines: readonly { entry: { claims?: unknown } }[] | undefined) =>
  lines?.flatMap(({ entry: { claims } }) => (claims ? [claims] : []))

test('are kept with the entry of the move and told to everybody with it', async () => {
  const table = await moving()
  const { host, a, b } = table
  const onlooker = sitDown(host, ['spectator'])
  onlooker.send({ type: 'hello', version: PROTOCOL_VERSION, seats: ['spectator'] })
  await move(table, CLAIMS)
  expect(host.entries().at(-1)).toMatchObject({ cause: { subject: 'where to' }, claims: CLAIMS })
  for (const lines of [a.lines.get('A'), b.lines.get('B'), onlooker.lines.get('spectator')])
    expect(toldTo(lines)).toEqual([CLAIMS])
})

test('go with the move when it is taken back, and come back with it', async () => {
  const table = await moving()
  const { host, a, b } = table
  await move(table, CLAIMS)
  a.send({ type: 'undo', seat: 'A' })
  b.send({ type: 'consent', seat: 'B', grant: true })
  await host.settled()
  expect(toldTo(b.lines.get('B'))).toEqual([])
  a.send({ type: 'redo', seat: 'A' })
  await host.settled()
  expect(toldTo(b.lines.get('B'))).toEqual([CLAIMS])
})

test('are in the file, which opens again; a file without any is of the version that older programs read', async () => {
  const table = await moving()
  const record = () => ({ spec: SPEC, roster: {}, dice: 'auto' as const, rulesVersion: 1, entries: table.host.entries() })
  expect(JSON.parse(writeMatchFile(record())).version).toBe(3)
  await move(table, CLAIMS)
  const text = writeMatchFile(record())
  expect(JSON.parse(text).version).toBe(4)
  const read = readMatchFile(text, RULES, TABLE_SHAPES)
  if (!read.ok) throw new Error(read.reason.key)
  const opened = openHost({ ...hostOptions(6), game, entries: read.record.entries } as never)
  if (!opened.ok) throw new Error(opened.reason.key)
  expect(await opened.host.check(async () => {})).toBeUndefined()
  const late = sitDown(opened.host as never, ['B'])
  late.send({ type: 'hello', version: PROTOCOL_VERSION, seats: ['B'] })
  expect(toldTo(late.lines.get('B'))).toEqual([CLAIMS])
})

test('are refused with the move if they are malformed or about another piece; nothing has changed then', async () => {
  const table = await moving()
  const before = table.host.entries().length
  const wrong: readonly (readonly [unknown, string])[] = [
    [[{ type: 'unseen', piece: 'pawn A' }], 'malformed-message'],
    [[{ type: 'at-most', piece: 'pawn A', other: 'pawn B', length: 0.5 }], 'malformed-message'],
    [[{ type: 'taller', piece: 'pawn A', other: 'pawn B' }], 'malformed-message'],
    [[], 'malformed-message'],
    [Array.from({ length: 9 }, () => CLAIMS[0]), 'malformed-message'],
    [[{ type: 'unseen', piece: 'pawn B', other: 'pawn A' }], 'claim-of-another'],
    [[{ type: 'unseen', piece: 'pawn A', other: 'pawn A' }], 'claim-of-another'],
    [[{ type: 'unseen', piece: 'pawn A', other: 'nobody' }], 'claim-of-hidden'],
  ]
  for (const [claims, key] of wrong) {
    await move(table, claims)
    expect(table.a.refusals.at(-1)?.key, JSON.stringify(claims)).toBe(key)
  }
  expect(table.host.entries()).toHaveLength(before)
  await move(table, CLAIMS)
  expect(table.host.entries()).toHaveLength(before + 1)
})

test('cannot name what an onlooker does not see, even if its owner sees it', () => {
  const state = COUNTING.setUp(SPEC)
  const covering: Game<never> = {
    ...COUNTING,
    project(full: State, viewer: string) {
      const view = COUNTING.project(full, viewer as never)
      const { 'pawn B': own, ...pieces } = view.tabletop.pieces
      return viewer === 'B' || !own ? view : { ...view, tabletop: { ...view.tabletop, pieces } }
    },
  } as never
  const asked = { choice: { shape: 'path', piece: 'pawn B' } } as never
  const claim: Claim = { type: 'unseen', piece: 'pawn B', other: 'pawn A' }
  expect(claimFault(covering, asked, [claim], state as never)).toMatchObject({ key: 'claim-of-hidden' })
  expect(claimFault(game, asked, [claim], state as never)).toBeUndefined()
})
