/** Puzzles made from recorded matches: what each game offers, when its rules say that a goal is reached, and what is refused. */
import { describe, expect, it } from 'vitest'
import type { PlayerSeat } from '../../src/kernel'
import { readMatchFile, writeMatchFile } from '../../src/match/file'
import { progressOf } from '../../src/match/puzzle/progress'
import type { Goal, Puzzle } from '../../src/protocol/puzzle'
import { puzzleOf, puzzleOffers } from '../../src/replay/puzzle'
import type { Recording } from '../../src/replay/recording'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { NEWEST, RULES, recorded } from './recorded'

const SEED = '7'.repeat(64)
const rulesIn = ({ game }: Recording) => {
  const rules = RULES[game.id]?.puzzles
  if (!rules) throw new Error(`${game.id} has no puzzles`)
  return rules
}
const puzzle = (after: number, seat: PlayerSeat, goal: Goal, more: Partial<Puzzle> = {}): Puzzle => ({
  seat,
  goal,
  within: { unit: 'turn', count: 1 },
  after,
  seed: SEED,
  name: 'A puzzle',
  ...more,
})
const make = (source: Recording, one: Puzzle) => puzzleOf(source, rulesIn(source), TABLE_SHAPES, one)
const WHOLE = NEWEST.filter((name) => name.includes('-whole') && !name.includes('pages') && !name.includes('charges'))

it('every game has a recorded match here', () => {
  expect(WHOLE).toHaveLength(Object.keys(RULES).length)
})

describe.each(WHOLE)('%s', (name) => {
  const source = recorded(name)
  const { game, history, record } = source
  const rules = rulesIn(source)
  const { past } = history
  const begun = past.findIndex(({ state }) => rules.span(state as object, 'turn') !== undefined)
  const states = past.map(({ state }) => state as object)
  const last = states[states.length - 1] as object
  /** For each kind of goal that is offered on the way and reached later: where it was offered, and where it is first reached. */
  const found = new Map<
    Goal['type'],
    { readonly seat: PlayerSeat; readonly goal: Goal; readonly at: number; readonly reached: number }
  >()
  for (let at = begun; at < states.length - 1; at += 7)
    for (const seat of record.spec.seats)
      for (const goal of rules.offered(states[at] as object, seat)) {
        const begin = states[at] as object
        if (found.has(goal.type) || rules.isReached(begin, goal, seat, begin)) continue
        const reached = states.findIndex((state, later) => later > at && rules.isReached(state, goal, seat, begin))
        if (reached > 0) found.set(goal.type, { seat, goal, at, reached })
      }

  it('goals of the recorded match are reached when its rules made it so', () => {
    const kinds: readonly Goal['type'][] = [
      ...(source.outcome?.winners.length === 1 ? (['win'] as const) : []),
      'gain',
      ...(rules.offered(states[begun] as object, 'A').some(({ type }) => type === 'remove') ? (['remove'] as const) : []),
    ]
    for (const kind of kinds) expect([...found.keys()], kind).toContain(kind)
    const won = found.get('win')
    if (won) expect(game.outcome(past[won.reached]?.state as never)?.winners).toEqual([won.seat])
    const removed = found.get('remove')
    if (removed?.goal.type === 'remove') {
      const { piece } = removed.goal
      // It stays out of play: nothing offers to remove it any more.
      expect(rules.offered(last, removed.seat)).not.toContainEqual({ type: 'remove', piece })
    }
  })
  it('the recorded line solves the puzzle that its own match sets, and misses it where the limit is shorter', () => {
    for (const { seat, goal, at, reached } of found.values()) {
      const after = past[at]?.entry.seq ?? 0
      const posed = (count: number, unit: 'turn' | 'answer') => ({
        game,
        spec: record.spec,
        rules,
        puzzle: puzzle(after, seat, goal, { within: { unit, count } }),
      })
      expect(progressOf(posed(99, 'turn'), history).state, JSON.stringify(goal)).toBe('solved')
      const answers = past
        .slice(at + 1, reached + 1)
        .filter(({ entry }) => entry.cause.type === 'answer' && entry.cause.seat === seat)
      expect(progressOf(posed(Math.max(1, answers.length), 'answer'), history)).toEqual({ state: 'solved', used: answers.length })
      const before = { ...history, past: past.slice(0, reached) as unknown as typeof past }
      expect(progressOf(posed(99, 'turn'), before).state).toBe('open')
      if (answers.length > 1) expect(progressOf(posed(answers.length - 1, 'answer'), history).state).toBe('missed')
    }
  })
  it('turns are counted: a puzzle without a solution is missed when the solver’s turn ends', () => {
    const seat = record.spec.seats[0] as PlayerSeat
    const at = past.findIndex(({ state }) => {
      const span = rules.span(state as object, 'turn')
      return span !== undefined && (span.seat ?? seat) === seat
    })
    const goal: Goal = { type: 'gain', points: 99 }
    const missed = [1, 2].map((count) => {
      const posed = {
        game,
        spec: record.spec,
        rules,
        puzzle: puzzle(past[at]?.entry.seq ?? 0, seat, goal, { within: { unit: 'turn', count } }),
      }
      return states.findIndex(
        (_, to) =>
          to > at && progressOf(posed, { ...history, past: past.slice(0, to + 1) as unknown as typeof past }).state === 'missed',
      )
    })
    const id = (index: number) => rules.span(states[index] as object, 'turn')?.id
    expect(missed[0]).toBeGreaterThan(at)
    expect(id(missed[0] as number)).not.toBe(id(at))
    expect(id((missed[0] as number) - 1)).toBe(id(at))
    expect(missed[1]).toBeGreaterThan(missed[0] as number)
  })
  it('what is offered is known to the rules, follows from an onlooker’s view, and its file opens again as the same puzzle', () => {
    const at = past[Math.floor(past.length / 2)]?.entry.seq ?? 0
    const offers = puzzleOffers(source, rules, TABLE_SHAPES, at)
    expect(offers.map(({ seat }) => seat).sort()).toEqual([...record.spec.seats].sort())
    let made = 0
    for (const { seat, goals } of offers)
      for (const goal of goals) {
        const one = puzzle(at, seat, goal, { note: 'Look at the corridor.' })
        const result = make(source, one)
        if (!result.ok) {
          expect(result.reason.key).toBe('puzzle-reached')
          continue
        }
        made++
        const { record: puzzled } = result
        expect(puzzled.levels).toEqual(
          Object.fromEntries(record.spec.seats.filter((other) => other !== seat).map((other) => [other, 'strong'])),
        )
        const text = writeMatchFile(puzzled)
        const read = readMatchFile(text, RULES, TABLE_SHAPES)
        if (!read.ok) throw new Error(JSON.stringify(read.reason))
        expect(read.record.puzzle).toEqual(one)
        expect(writeMatchFile(read.record)).toBe(text)
        if (made > 6) return
      }
    expect(made).toBeGreaterThan(2)
  })
  it('is refused where a fork is, for a goal that is unknown there, and for one that is reached already', () => {
    const refusal = (one: Puzzle) => {
      const result = make(source, one)
      return result.ok ? undefined : result.reason.key
    }
    const half = past[Math.floor(past.length / 2)]?.entry.seq ?? 0
    expect(refusal(puzzle(record.entries.length - 1, 'A', { type: 'win' }))).toBe('fork-over')
    expect(refusal(puzzle(record.entries.length, 'A', { type: 'win' }))).toBe('fork-nowhere')
    expect(refusal(puzzle(half, 'A', { type: 'remove', piece: 'nobody' }))).toBe('puzzle-no-goal')
    expect(refusal(puzzle(half, 'A', { type: 'hold', place: 'nowhere' }))).toBe('puzzle-no-goal')
    const gone = found.get('remove')
    if (gone) {
      // Some games forget what has left play.
      const later = past
        .slice(gone.reached, gone.reached + 4)
        .map(({ entry }) => refusal(puzzle(entry.seq, gone.seat, gone.goal)))
      const said = later.filter((key) => key === 'puzzle-reached' || key === 'puzzle-no-goal')
      expect(said.length).toBeGreaterThan(0)
      expect(later).not.toContain(undefined)
    }
  })
})
