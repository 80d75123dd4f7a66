import { expect, test } from 'vitest'
import { doneSince } from '../../src/app/match/done-since'
import type { ShownLine } from '../../src/client/seats'
import type { LogLine } from '../../src/games/view'
import type { PlayerSeat } from '../../src/kernel'

const said = (kind: LogLine['kind'], text: string, seat?: PlayerSeat): LogLine => ({
  kind,
  text,
  details: [],
  ...(seat === undefined ? {} : { seat }),
})

/** Entries that say these lines and speak of these things; an undo where there are none, or where it is said by whom. */
interface Entry {
  readonly says?: readonly LogLine[]
  readonly of?: readonly string[]
  readonly undoneBy?: PlayerSeat
}
function news(...entries: readonly Entry[]) {
  const lines = entries.map(
    ({ says, of = [], undoneBy }, seq): ShownLine => ({
      entry: {
        seq,
        cause: undoneBy ? { type: 'undo', seat: undoneBy } : { type: says ? 'answer' : 'undo' },
        told: [{ type: 'told', of }] as never,
      },
      before: {},
      after: {},
      ...(undoneBy && of.length > 0 ? { takenBack: [{} as ShownLine] } : {}),
    }),
  )
  const names: { readonly [ref: string]: string } = { B1: 'Dalek 1', B12: 'Dalek 12', A1: 'The Doctor' }
  const done = doneSince(lines, {
    own: ['A'],
    saidOf: (line) => entries[line.entry.seq]?.says ?? [],
    nameOf: (ref) => names[ref] ?? ref,
    isThere: (ref) => ref in names,
  })
  return done.map(({ text, about }) => [text, about])
}

test('what others did since the last deed of this screen, each with what it names first; dice and notes are left out', () => {
  const own = { says: [said('action', 'The Doctor moves.', 'A')], of: ['A1'] }
  const move = { says: [said('action', 'Dalek 12 moves.', 'B')], of: ['B1', 'B12'] }
  const shot = { says: [said('action', 'Dalek 1 shoots at The Doctor.', 'B'), said('dice', '2 hits')], of: ['A1', 'B1'] }
  // Passed by the screen's own seat: what comes of it is told, and no deed of its own.
  const hurt = { says: [said('note', 'passes', 'A'), said('result', 'Ah, The Doctor is shaken.', 'A')], of: ['A1'] }
  expect(news(move, own, move, shot, hurt)).toEqual([
    ['Dalek 12 moves.', 'B12'],
    ['Dalek 1 shoots at The Doctor.', 'B1'],
    ['Ah, The Doctor is shaken.', 'A1'],
  ])
  expect(news(move, own)).toEqual([])
  expect(news(move, own, hurt)).toEqual([])
  expect(news(move, {})).toEqual([])
})

test('what another took back is told, as far as this screen had been told of it; its own undo is no news', () => {
  const move = { says: [said('action', 'Dalek 12 moves.', 'B')], of: ['B12'] }
  const undo = (undoneBy: PlayerSeat, of: readonly string[] = ['B12']) => ({
    says: [said('note', 'Bob took back: Dalek 1 moves.', undoneBy)],
    of,
    undoneBy,
  })
  expect(news(undo('B')).map(([text]) => text)).toEqual(['Bob took back: Dalek 1 moves.'])
  expect(news(undo('B'), move).map(([text]) => text)).toEqual(['Bob took back: Dalek 1 moves.', 'Dalek 12 moves.'])
  expect(news(move, undo('A'))).toEqual([])
  expect(news(move, undo('B', []))).toEqual([])
})
