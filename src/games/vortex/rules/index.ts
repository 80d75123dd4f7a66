/** *Vortex* as a rules system: what other folders may use of it. Read `terms.ts` first, then the chapters. */
import type { Game, Outcome } from '../../../kernel'
import { setUp } from './begin'
import { charge, chargeAttack, lightningExit } from './chapters/charge'
import { spell } from './chapters/magic'
import { attack } from './chapters/melee'
import { move } from './chapters/movement'
import { deployment, setup, terrainOrder } from './chapters/setup'
import { shot } from './chapters/shooting'
import { match, turn, windowOf } from './chapters/turn'
import { evolve } from './events/evolve'
import { pointsOf, winnersOf } from './facts/score'
import { imagine, project, told } from './secrets'
import type { State } from './state'
import type { Vortex } from './terms'

const outcomeOf = (state: State): Outcome | undefined =>
  state.phase === 'over' ? { winners: winnersOf(state), scores: pointsOf(state) } : undefined

export const vortexGame: Game<Vortex> = {
  id: 'vortex',
  seats: { least: 2, most: 2 },
  setUp,
  procedures: {
    match,
    setup,
    'terrain order': terrainOrder,
    deployment,
    turn,
    window: windowOf,
    move,
    charge,
    'charge attack': chargeAttack,
    'lightning exit': lightningExit,
    attack,
    shot,
    spell,
  },
  begin: { call: 'match', local: {} },
  evolve,
  project,
  tell: told,
  imagine,
  outcome: outcomeOf,
  space: (world) => world.tabletop,
}

export { defaultSpec, parseSpec } from './spec'
export type { Vortex } from './terms'
