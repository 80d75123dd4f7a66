import { expect, test } from 'vitest'
import { underWay } from '../../src/app/match/log-words'
import type { ShownLine } from '../../src/client/seats'
import type { GameView, LogLine } from '../../src/games/view'
import { speaker } from '../../src/ui/words/speaker'

const line = (seq: number, hasRoll = false): ShownLine => ({
  entry: { seq, cause: { type: 'answer' }, ...(hasRoll ? { roll: { faces: ['hit'] } } : {}) } as never,
  before: {},
  after: {},
})

const told: { readonly [seq: number]: readonly LogLine[] } = {
  0: [{ kind: 'heading', text: 'Turn 1', details: [] }],
  1: [
    { kind: 'action', text: 'Dalek 1 moves.', details: [] },
    { kind: 'action', text: 'Dalek 1 shoots at The Doctor.', details: [] },
  ],
  2: [
    { kind: 'action', text: 'The Doctor is hit.', details: [] },
    { kind: 'dice', text: '2 hits', details: [] },
  ],
  3: [{ kind: 'action', text: 'The Doctor runs.', details: [] }],
}
// Of the game only its words are asked.
const game = { words: () => ({ log: ({ seq }: { readonly seq: number }) => told[seq] ?? [] }) } as unknown as GameView

test('while a line is played, what was set about last is told, and nothing of what dice will say', () => {
  const log = [line(0), line(1), line(2, true), line(3)]
  const said = (seq: number) => underWay(log[seq] as ShownLine, log, game, speaker('en'))
  expect([0, 1, 2, 3].map(said)).toEqual([
    '',
    'Dalek 1 shoots at The Doctor.',
    'Dalek 1 shoots at The Doctor.',
    'The Doctor runs.',
  ])
})
