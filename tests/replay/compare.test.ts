/** Two branches of a recorded match, compared round by round, and the same moment of one found in the other. */
import { expect, it } from 'vitest'
import { shownBranches, shownComparison } from '../../src/app/watch/branches'
import { readingOf } from '../../src/app/watch/reading'
import { gameOf } from '../../src/games'
import type { Branch } from '../../src/protocol/home'
import type { Telling } from '../../src/protocol/messages'
import { comparedRounds, momentIn, roundsOf } from '../../src/replay/compare'
import { marksOf } from '../../src/replay/marks'
import { trackOf } from '../../src/replay/track'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart } from '../../src/ui/words/words'
import { recorded } from './recorded'

await learn('en')
await learnPart('watching')
const source = recorded('exterminate-whole.4.json.gz')
const game = await gameOf('exterminate')?.view?.()
if (!game) throw new Error('exterminate has a view')
const speak = speaker('en', game.unit)
const reading = readingOf(game, speak)
const telling = source.telling('spectator') as Telling
const whole = trackOf(telling)
const rounds = roundsOf(whole, marksOf(whole, reading), reading)
/** A branch that stops at this line. */
const cut = (lines: number) => {
  const track = trackOf({ ...telling, lines: telling.lines.slice(0, lines), of: telling.of.slice(0, lines) })
  return roundsOf(track, marksOf(track, reading), reading)
}

it('rounds follow each other without gaps, end with the result, and count every loss', () => {
  expect(rounds.length).toBeGreaterThan(3)
  for (const [at, { from }] of rounds.entries()) expect(from).toBe(at === 0 ? 0 : (rounds[at - 1]?.to ?? 0) + 1)
  const last = rounds.at(-1)
  expect(last?.to).toBe(whole.length)
  expect(last?.points).toEqual(reading.status(whole.viewAt(whole.length)).points)
  const losses = marksOf(whole, reading).filter(({ kind, seat }) => kind === 'loss' && seat !== undefined)
  expect(losses.length).toBeGreaterThan(0)
  expect(Object.values(last?.lost ?? {}).reduce((sum, one) => sum + one, 0)).toBe(
    losses.reduce((sum, { count = 0 }) => sum + count, 0),
  )
})

it('a match and a branch that ended early are alike until there, and then only one has played on', () => {
  const middle = rounds[2]
  if (!middle) throw new Error('there are three rounds')
  const short = cut(middle.to)
  const parting = middle.from + 1
  const compared = comparedRounds(rounds, short, parting)
  expect(compared.map(({ round }) => round)).toEqual(rounds.slice(2).map(({ round }) => round))
  expect(compared[0]?.other?.points).toEqual(compared[0]?.one?.points)
  expect(compared.slice(1).every(({ other }) => other === undefined)).toBe(true)
  const seats = source.record.spec.seats.map((seat) => ({ seat, name: seat }))
  const shown = shownComparison(rounds, short, parting, { name: 'Branch 1', seats })
  expect(shown.rounds[0]?.here).toEqual(shown.rounds[0]?.there)
  expect(shown.rounds.at(-1)).toMatchObject({ there: undefined })
})

it('the same moment is as far into the same round, and the end where the other has no such moment', () => {
  const short = cut((rounds[2]?.from ?? 0) + 3)
  expect(momentIn(rounds, short, (rounds[1]?.from ?? 0) + 2)).toBe((rounds[1]?.from ?? 0) + 2)
  expect(momentIn(rounds, short, rounds[2]?.to ?? 0)).toBe((rounds[2]?.from ?? 0) + 3)
  expect(momentIn(rounds, short, whole.length)).toBe((rounds[2]?.from ?? 0) + 3)
})

it('branches become a tree in words: where each leaves, how it stands, and whether its source is missing', () => {
  const match = {
    id: 'one',
    game: 'exterminate',
    seats: ['A', 'B'] as const,
    title: 'Ann\nBob',
    roster: {},
    dice: 'auto' as const,
    createdAt: 1,
    changedAt: 1,
    entries: 9,
    over: true,
  }
  const glimpse = whole.viewAt(whole.length)
  const branches: readonly Branch[] = [
    { match: { ...match, glimpse }, shared: 8 },
    { match: { ...match, id: 'two', from: { log: 'x', after: 4 } }, source: 'one', shared: 4, parting: whole.viewAt(30) },
    { match: { ...match, id: 'three', from: { log: 'y', after: 6, faces: ['hit'] }, glimpse: 7 }, shared: 3 },
  ]
  const [first, orphan] = shownBranches(branches, 'two', { game, speak })
  expect(first).toMatchObject({ name: 'The first match', isWatched: false, isOrphan: false, stands: 'Finished' })
  expect(first?.scores.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  const [fork] = first?.branches ?? []
  expect(fork).toMatchObject({ id: 'two', name: 'Branch 1', isWatched: true, isOrphan: false })
  expect(fork?.leaves).toContain('after entry 4')
  expect(fork?.leaves).toContain(reading.status(whole.viewAt(30)).round)
  expect(orphan).toMatchObject({ id: 'three', name: 'Branch 2', isOrphan: true, scores: [] })
  expect(orphan?.leaves).toContain('put by hand')
})
