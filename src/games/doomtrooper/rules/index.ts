/** The public interface of the *Doomtrooper* rules. Read `terms.ts` first, then the chapters. */
import type { Game, Outcome } from '../../../kernel'
import { setUp } from './begin'
import { happening, noticed, poll } from './chapters/answers'
import { attack } from './chapters/attack'
import { effects } from './chapters/effects'
import { match, setup } from './chapters/match'
import { anyTimeMove, leaveCover, move } from './chapters/play'
import { deaths, gain } from './chapters/rewards'
import { actions, turn } from './chapters/turn'
import { evolve } from './events'
import { winnersOf } from './facts/turns'
import { imagine } from './imagine'
import { offers } from './offers'
import { project, told } from './secrets'
import type { State } from './state'
import type { Doomtrooper } from './terms'

function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const scores = Object.fromEntries(state.order.map((seat) => [seat, state.seats[seat]?.P ?? 0]))
  return { winners: winnersOf(state), scores }
}

/** Cards have no position in space, so the tabletop is empty. */
const NO_TABLE = { width: 0, depth: 0, terrain: [], pieces: {} }

export const doomtrooper: Game<Doomtrooper> = {
  id: 'doomtrooper',
  seats: { least: 2, most: 4 },
  setUp,
  procedures: {
    match,
    setup,
    turn,
    actions,
    move,
    'any time': anyTimeMove,
    attack,
    poll,
    effects,
    happening,
    noticed,
    gain,
    deaths,
    'leave cover': leaveCover,
  },
  begin: { call: 'match', local: {} },
  evolve,
  project,
  tell: told,
  imagine,
  outcome: outcomeOf,
  space: () => NO_TABLE,
  offers,
}

export { defaultSpec, parseSpec, seatsOf } from './spec'
export type { State, View } from './state'
export type { Doomtrooper } from './terms'
