/** Brawls of the bot against the bot, one side of which bids by a fixed habit that the other could read. */
import { botAnswer } from '../../../src/bots/bot'
import type { AnyRules } from '../../../src/games/rules-of'
import { KEPT } from '../../../src/games/vortex/rules/facts/bids'
import type { Side } from '../../../src/games/vortex/rules/state'
import type { AnyDecision, Pick, Rng, Split } from '../../../src/kernel'
import { seeded } from '../../conformance/rng'
import { type Laid, laid, turning, type VortexPlay } from './position'

/** How much of the points there are is always bid. */
export type Habit = 'nothing' | 'half' | 'all'
const SHARES: { readonly [H in Habit]: number } = { nothing: 0, half: 0.5, all: 1 }

/** What the habit answers to a question about Will; nothing to any other. */
function byHabit({ subject, choice }: AnyDecision, habit: Habit): unknown {
  if (subject === 'melee bid' || subject === 'shot bid' || subject === 'will') {
    const { among, total } = choice as Split
    const shares = among.map(({ id, most }) => (id === KEPT ? 0 : Math.floor(most * SHARES[habit])))
    return [...shares.slice(0, -1), total - shares.reduce((sum, share) => sum + share, 0)]
  }
  if (subject === 'concentrate' || subject === 'notice spell')
    return habit === 'nothing' ? [] : (choice as Pick).options.map(({ id }) => id)
  if (subject !== 'shot reaction') return undefined
  const most = (choice as Pick).options.length - 2
  return [habit === 'nothing' ? 'ignore' : `notice:${Math.floor(most * SHARES[habit])}`]
}

/** Plays what is left of a turn. */
function playOut(rules: AnyRules, play: VortexPlay, rng: Rng, habit: Habit, by: Side): void {
  for (let next = play.snapshot.pending[0] as AnyDecision | undefined; next; next = play.snapshot.pending[0] as AnyDecision) {
    const seat = next.seat as Side
    const said = seat === by ? byHabit(next, habit) : undefined
    play.answer(seat, next.subject, said ?? botAnswer(rules, play.sees(seat), next, rng))
  }
}

/** By how much more the one of that habit was hurt than the bot, on average over so many brawls of two turns; sides and firsts alternate. */
export function hurtMore(rules: AnyRules, from: Laid, habit: Habit, brawls: number): number {
  let sum = 0
  for (let seed = 0; seed < brawls; seed++) {
    const rng = seeded(seed + 1)
    const by = seed % 2 === 0 ? 'A' : 'B'
    let state = { ...laid({ ...from, first: seed % 4 < 2 ? 'A' : 'B' }), turn: 0 }
    for (let turn = 0; turn < 2; turn++) {
      const play = turning(state)
      playOut(rules, play, rng, habit, by)
      state = play.state
    }
    for (const { seat, damage } of Object.values(state.figures)) sum += seat === by ? damage : -damage
  }
  return sum / brawls
}
