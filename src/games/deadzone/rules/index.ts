/** *Deadzone* as a rules system: its public exports. Read `terms/` first, then the chapters. */
import type { Game, Outcome, Procedures } from '../../../kernel'
import { setUp } from './begin'
import { attackProcedures } from './chapters/attacks-index'
import { effectProcedures } from './chapters/effects-index'
import { moveProcedures } from './chapters/moves-index'
import { roundProcedures } from './chapters/round-index'
import { evolve } from './events'
import { pointsOf } from './facts/score'
import { imagine, project, told } from './secrets'
import type { State } from './state'
import type { Deadzone } from './terms'

function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { winner = 'draw' } = state
  return { winners: winner === 'draw' ? [] : [winner], scores: pointsOf(state) }
}

const procedures: Procedures<Deadzone> = {
  ...roundProcedures,
  ...moveProcedures,
  ...attackProcedures,
  ...effectProcedures,
}

export const deadzone: Game<Deadzone> = {
  id: 'deadzone',
  seats: { least: 2, most: 2 },
  setUp,
  procedures,
  begin: { call: 'match', local: {} },
  evolve,
  project,
  tell: told,
  imagine,
  outcome: outcomeOf,
  space: (world) => world.tabletop,
}

export type { Event } from './events'
export { goalsOf } from './facts/goals'

export { RULING_VALUES } from './rulings'

export { defaultSpec, parseSpec } from './spec'
export { type State, sideOf, type View } from './state'
export type { Deadzone } from './terms'
