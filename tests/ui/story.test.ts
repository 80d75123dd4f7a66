import { expect, test } from 'vitest'
import { storyOf } from '../../src/app/match/story'
import type { ShownLine } from '../../src/client/seats'

/** Entries after which it is that round and the scores are those; each says its own number. */
function story(
  ...entries: readonly { readonly round: string; readonly A: number; readonly B: number; readonly carried?: number }[]
) {
  const lines = entries.map(
    (after, seq): ShownLine => ({ entry: { seq, cause: { type: 'answer' }, told: [] }, before: {}, after: { ...after } }),
  )
  const { rounds, turns } = storyOf(lines, {
    seats: ['A', 'B'],
    statusOf: (view) => {
      const { round, A, B, carried = 0 } = view as (typeof entries)[number]
      return {
        round,
        scores: [
          { seat: 'A', score: A },
          { seat: 'B', score: B, carried },
        ],
      }
    },
    saidOf: ({ entry }) => [
      { kind: 'action', text: `Deed ${entry.seq}.`, details: [] },
      { kind: 'dice', text: 'dice', details: [] },
      { kind: 'result', text: `Result ${entry.seq}.`, details: [] },
    ],
  })
  return { rounds: rounds.map(({ round, scores }) => [round, ...scores]), turns }
}

test('one row for each round, with what is carried; the heaviest swings are told in their order', () => {
  const { rounds, turns } = story(
    { round: 'Set-up', A: 0, B: 0 },
    { round: 'Turn 1', A: 1, B: 0 },
    { round: 'Turn 1', A: 1, B: 0, carried: 3 },
    { round: 'Turn 2', A: 2, B: 3 },
    { round: 'Turn 2', A: 7, B: 3 },
    { round: 'Turn 3', A: 7, B: 4 },
    { round: 'Turn 3', A: 7, B: 2 },
  )
  expect(rounds).toEqual([
    ['Set-up', 0, 0],
    ['Turn 1', 1, 3],
    ['Turn 2', 7, 3],
    ['Turn 3', 7, 2],
  ])
  expect(turns.map(({ id, swing }) => [id, ...swing.map(({ seat, points }) => `${seat} ${points}`)])).toEqual([
    ['1', 'A 1'],
    ['2', 'B 3'],
    ['4', 'A 5'],
    ['6', 'B -2'],
  ])
  expect(turns[0]).toMatchObject({ round: 'Turn 1', text: 'Deed 1. Result 1.' })
})
