/** The search behind the stronger bots: it finds what wins, knows only what its seat sees, and gives nothing away by a fixed bid. */
import { describe, expect, test } from 'vitest'
import { inPlayouts, LEVELS, thinking, thoughtOf } from '../../src/bots/levels'
import { playedOut } from '../../src/bots/search/playout'
import { loadRules } from '../../src/games'
import type { AnyRules } from '../../src/games/rules-of'
import {
  type AnyDecision,
  imagined,
  type MatchSpec,
  type Pick,
  type PlayerSeat,
  reply,
  type Snapshot,
  seeded,
  seen,
  start,
  type Terms,
} from '../../src/kernel'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { heap } from '../fixtures/toy-game/module'
import { eloOf, playMatch, scoreOf } from '../tools/arena'
import { pennies } from './pennies'
import { playedTo } from './playing'

const specOf = (rules: AnyRules): MatchSpec => {
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error('default options are refused')
  return parsed.spec
}
const GAMES = await loadRules()
const gameOf = (id: string): AnyRules => GAMES[id] as AnyRules

/** A state of the card game in which the active player has a choice. */
const cardTable = (seed: number) => {
  const rules = gameOf('doctor-who-card-game')
  const isChoice = ({ choice }: AnyDecision) => (choice as Pick).options.filter(({ refused }) => !refused).length >= 4
  const snapshot = playedTo(
    rules,
    specOf(rules),
    seeded(seed),
    ({ pending }, answers, asked) =>
      answers >= 25 && asked.subject === 'action' && isChoice(asked) && pending.every(({ offer }) => !offer),
  )
  const seat = snapshot.pending.find(({ offer }) => !offer)?.seat as PlayerSeat
  return { rules, snapshot, seat }
}

describe('a search', () => {
  test('takes what wins at once', async () => {
    const rules = (await heap.rules?.()) as AnyRules
    let { snapshot } = start(rules.game, specOf(rules))
    for (const id of ['3', '3']) snapshot = reply(rules.game, snapshot, snapshot.pending[0]?.id ?? '', [id]).snapshot
    const thought = thoughtOf(rules, seen(rules.game, snapshot, 'A'), 'strong', seeded(4))
    expect(thought.answer).toEqual(['3'])
    expect(thought.considered[0]).toMatchObject({ answer: ['3'], expected: 1 })
  })

  test('can be stopped after any playing-out, and has an answer then', () => {
    const { rules, snapshot, seat } = cardTable(2)
    const known = seen(rules.game, snapshot, seat)
    const steps = thinking(rules, known, 'strongest', seeded(1))
    const first = steps.next()
    expect(first.done).toBe(false)
    const { decision, answer } = first.value
    const asked = known.decisions.find(({ id }) => id === decision) as AnyDecision
    expect(
      TABLE_SHAPES[asked.choice.shape]?.accepts(asked.choice as never, answer, rules.game.space(known.view) as never).allowed,
    ).toBe(true)
  })

  test('answers the same from the true state and from any other that its seat cannot tell from it', () => {
    for (const seed of [1, 2, 3]) {
      const { rules, snapshot, seat } = cardTable(seed)
      const known = seen(rules.game, snapshot, seat)
      const other = imagined(rules.game, known, seeded(99))
      expect(other.state).not.toEqual(snapshot.state)
      const elsewhere = { ...seen(rules.game, other, seat), decisions: known.decisions }
      expect(elsewhere.view).toEqual(known.view)
      const [one, two] = [known, elsewhere].map((from) => thoughtOf(rules, from, 'strong', seeded(5), inPlayouts('strong', 12)))
      expect(two).toEqual(one)
    }
  })

  test('shows a planted peek at the truth', () => {
    const { rules, snapshot, seat } = cardTable(1)
    const known = seen(rules.game, snapshot, seat)
    const peeking = (truth: Snapshot<Terms>): AnyRules => ({ ...rules, game: { ...rules.game, imagine: () => truth.state } })
    const other = imagined(rules.game, known, seeded(99))
    const [one, two] = [snapshot, other].map((truth) =>
      thoughtOf(peeking(truth), known, 'strong', seeded(5), inPlayouts('strong', 24)),
    )
    expect(two).not.toEqual(one)
  })
})

describe('secret answers given at the same time', () => {
  test('no constant answer gains against the mixed strategy', () => {
    const { snapshot } = start(pennies.game, specOf(pennies))
    const known = seen(pennies.game, snapshot, 'A')
    const answers = Array.from(
      { length: 90 },
      (_, seed) => thoughtOf(pennies, known, 'strong', seeded(seed + 1)).answer as number,
    )
    for (const constant of [0, 1, 2]) {
      const ahead = answers.map((answer) => (answer - constant + 3) % 3)
      const score = ahead.reduce((sum, one) => sum + (one === 1 ? 1 : one === 0 ? 0.5 : 0), 0) / answers.length
      expect(score).toBeGreaterThan(0.36)
    }
  })

  test('an answer that the other has given in secret already changes nothing', () => {
    const { snapshot } = start(pennies.game, specOf(pennies))
    const theirs = snapshot.pending.find(({ seat }) => seat === 'B')?.id ?? ''
    const [unanswered, ...answered] = [
      snapshot,
      reply(pennies.game, snapshot, theirs, 0).snapshot,
      reply(pennies.game, snapshot, theirs, 2).snapshot,
    ].map((one) => thoughtOf(pennies, seen(pennies.game, one, 'A'), 'strong', seeded(8)))
    for (const one of answered) expect(one).toEqual(unanswered)
  })
})

describe('levels', () => {
  test('every level answers legally in every game, the same on every run', () => {
    for (const [id, rules] of Object.entries(GAMES)) {
      const wanted = id === 'vortex' ? 3 : 12
      const snapshot = playedTo(rules, specOf(rules), seeded(3), (_, answers, { seat }) => answers >= wanted && seat !== 'chance')
      const asked = snapshot.pending.find(({ offer }) => !offer) as AnyDecision
      const known = seen(rules.game, snapshot, asked.seat as PlayerSeat)
      for (const level of LEVELS) {
        const [one, again] = [1, 1].map((seed) => thoughtOf(rules, known, level, seeded(seed), inPlayouts('strong', 2)))
        expect(again, `${id} ${level}`).toEqual(one)
        const found = known.decisions.find((open) => open.id === one?.decision) as AnyDecision
        const space = rules.game.space(known.view) as never
        expect(
          TABLE_SHAPES[found.choice.shape]?.accepts(found.choice as never, one?.answer, space).allowed,
          `${id} ${level}`,
        ).toBe(true)
      }
    }
  })

  test('values are chances: between lost and won, and one in all', () => {
    for (const [id, rules] of Object.entries(GAMES)) {
      const { seats } = specOf(rules)
      const { state } = playedTo(rules, specOf(rules), seeded(2), (_, answers) => answers >= 60)
      const values = seats.map((seat) => rules.value?.(state, seat) ?? Number.NaN)
      expect(Math.min(...values), id).toBeGreaterThan(0)
      expect(Math.max(...values), id).toBeLessThan(1)
      expect(new Set(values).size, `${id} tells its seats apart`).toBeGreaterThan(1)
      expect(
        values.reduce((sum, value) => sum + value, 0),
        id,
      ).toBeCloseTo(1)
    }
  })

  test('a stage is left behind for good, and looked at again and again in a match', () => {
    for (const [id, rules] of Object.entries(GAMES)) {
      const stages: number[] = []
      playedTo(rules, specOf(rules), seeded(4), ({ state }, given, { seat }) => {
        if (seat !== 'chance') stages.push(rules.stage?.(state) ?? Number.NaN)
        return given >= 150
      })
      expect(
        stages.toSorted((one, other) => one - other),
        id,
      ).toEqual(stages)
      expect(new Set(stages).size, id).toBeGreaterThan(3)
    }
  })
})

describe('a playout', () => {
  test('ends at the stage that it is played to, or with the match', () => {
    const { rules, snapshot } = cardTable(3)
    const now = rules.stage?.(snapshot.state) ?? Number.NaN
    expect(rules.stage?.(playedOut(rules, snapshot, now + 2, 7).state)).toBe(now + 2)
    const end = playedOut(rules, snapshot, Number.POSITIVE_INFINITY, 7)
    expect(rules.game.outcome(end.state)).toBeDefined()
  })

  test('meets the same dice after another answer, where it asks for them again', () => {
    const rules = gameOf('exterminate')
    const snapshot = playedTo(rules, specOf(rules), seeded(6), (_, __, { subject }) => subject === 'upkeep hand')
    const asked = snapshot.pending.find(({ offer }) => !offer) as AnyDecision
    const options = (asked.choice as Pick).options.filter(({ refused }) => !refused)
    expect(options.length).toBeGreaterThan(1)
    const initiatives = options.map(({ id }) => {
      const begin = reply(rules.game, snapshot, asked.id, [id]).snapshot
      let found = ''
      // Playouts look at the stage of every state on their way.
      const stage = (state: object) => {
        const { dice } = state as { readonly dice?: { readonly [pool: string]: { readonly faces: readonly string[] } } }
        found ||= ['initiative-A', 'initiative-B'].flatMap((pool) => dice?.[pool]?.faces ?? []).join(' ')
        return rules.stage?.(state) ?? 0
      }
      playedOut({ ...rules, stage }, begin, (rules.stage?.(snapshot.state) ?? 0) + 2, 5)
      return found
    })
    expect(initiatives[0]).not.toBe('')
    for (const other of initiatives) expect(other).toBe(initiatives[0])
  })
})

describe('the arena', () => {
  test('plays the same match again from the same seed, and counts it for both sides', async () => {
    const rules = (await heap.rules?.()) as AnyRules
    const levels = { A: 'strong', B: 'beginner' } as const
    const [one, two] = [1, 1].map((seed) => playMatch(rules, specOf(rules), levels, seed, 9))
    expect(two?.snapshot).toEqual(one?.snapshot)
    const { snapshot } = one as ReturnType<typeof playMatch>
    expect(scoreOf(rules, snapshot, ['A'], ['B']) + scoreOf(rules, snapshot, ['B'], ['A'])).toBe(1)
  })

  test('an Elo difference is nought for even scores and 191 for three of four', () => {
    expect(eloOf(0.5, 40)).toBeCloseTo(0)
    expect(eloOf(0.75, 40)).toBe(191)
    expect(eloOf(1, 40)).toBeLessThan(Number.POSITIVE_INFINITY)
  })
})
