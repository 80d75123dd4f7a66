/**
 * Golden positions: the strong level finds what is clearly right in nine of ten. `GOLDEN_PLAYOUTS=192 npx vitest run --project unit
 * tests/bots/golden.test.ts` gives it more than its usual budget, which is counted in playouts: the same answers on every run.
 */
import { describe, expect, test } from 'vitest'
import { inPlayouts, PLAYOUTS } from '../../src/bots/levels'
import { loadRules } from '../../src/games'
import type { AnyRules } from '../../src/games/rules-of'
import { type AnyDecision, type Pick, reply } from '../../src/kernel'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { DEADZONE } from './golden/deadzone'
import { DOCTOR_WHO } from './golden/doctor-who-card-game'
import { DOOMTROOPER } from './golden/doomtrooper'
import { EXTERMINATE } from './golden/exterminate'
import { type Golden, questionOf, solved } from './golden/golden'
import { VORTEX } from './golden/vortex'

const GAMES = await loadRules()
const BOOK: { readonly [game: string]: readonly Golden[] } = {
  exterminate: EXTERMINATE,
  deadzone: DEADZONE,
  vortex: VORTEX,
  'doctor-who-card-game': DOCTOR_WHO,
  doomtrooper: DOOMTROOPER,
}
const playouts = Number(process.env.GOLDEN_PLAYOUTS ?? PLAYOUTS.strong)
const SEED = 1
/** Strong finds at least so many of them. */
const SHARE = 0.9

const isLegal = (rules: AnyRules, golden: Golden, answer: unknown): boolean => {
  const { choice } = questionOf(golden)
  return TABLE_SHAPES[choice.shape]?.accepts(choice as never, answer, rules.game.space(golden.at.state) as never).allowed === true
}

describe.each(Object.entries(BOOK))('golden positions of %s', (game, book) => {
  const rules = GAMES[game] as AnyRules

  test('are twelve or more, told apart by their ids and titles', () => {
    expect(book.length).toBeGreaterThanOrEqual(12)
    for (const of of ['id', 'title'] as const) expect(new Set(book.map((golden) => golden[of])).size).toBe(book.length)
  })

  test('have a legal answer that is right, and one that is not', () => {
    for (const golden of book) {
      const { id, right, wrong } = golden
      expect([id, isLegal(rules, golden, right), golden.isRight(right)]).toEqual([id, true, true])
      expect([id, isLegal(rules, golden, wrong), golden.isRight(wrong)]).toEqual([id, true, false])
    }
  })

  test('are clear: what is right brings a third more than anything else', () => {
    for (const { id, figures } of book) {
      if (!figures) continue
      const [right, other] = figures
      expect([id, right > other * 1.3]).toEqual([id, true])
    }
  })

  test('are found by the strong level, nine in ten at least', () => {
    const found = book.map((golden) => ({
      golden,
      strong: solved(rules, golden, 'strong', SEED, inPlayouts('strong', playouts)).isRight,
      plain: solved(rules, golden, 'plain', SEED).isRight,
    }))
    const missed = (by: 'strong' | 'plain') => found.filter((one) => !one[by])
    for (const by of ['strong', 'plain'] as const) {
      const names = missed(by).map(({ golden: { id, title } }) => `  ${id} ${title}`)
      console.info([`${game}: ${by} finds ${book.length - names.length} of ${book.length}, and misses`, ...names].join('\n'))
    }
    expect(book.length - missed('strong').length).toBeGreaterThanOrEqual(SHARE * book.length)
  })
})

/** Every answer to a pick, its sets included. */
function answersTo({ choice }: AnyDecision): readonly (readonly string[])[] {
  const { options, least, most } = choice as Pick
  const ids = options.filter(({ refused }) => !refused).map(({ id }) => id)
  const sets = Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_, at) => (bits >> at) % 2 === 1))
  return sets.filter(({ length }) => length >= least && length <= most)
}

test('where A acts last in the card game, exactly what is right wins the match', () => {
  const rules = GAMES['doctor-who-card-game'] as AnyRules
  /** Everything else that is asked gets its fallback. */
  const isWon = (golden: Golden, answer: unknown): boolean => {
    let { snapshot } = reply(rules.game, golden.at, questionOf(golden).id, answer)
    for (let next = snapshot.pending[0]; next; next = snapshot.pending[0])
      snapshot = reply(rules.game, snapshot, next.id, next.fallback).snapshot
    return rules.game.outcome(snapshot.state)?.winners.join() === golden.seat
  }
  const last = DOCTOR_WHO.filter(({ id }) => !['DW-11', 'DW-12', 'DW-13'].includes(id))
  for (const golden of last) {
    for (const answer of answersTo(questionOf(golden)).filter((one) => isLegal(rules, golden, one)))
      expect([golden.id, answer, isWon(golden, answer)]).toEqual([golden.id, answer, golden.isRight(answer)])
  }
})
