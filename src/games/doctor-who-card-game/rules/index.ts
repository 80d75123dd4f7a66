/** *Doctor Who: The Card Game* as a rules system: its public exports. Read `terms.ts` first, then the chapters. */
import type { Game, Outcome } from '../../../kernel'
import { setUp } from './begin'
import { buy, defenders, discard, enemies, location, reserve, takeBack, takeover } from './chapters/cards'
import { conflict } from './chapters/conflict'
import { match } from './chapters/match'
import { setup } from './chapters/setup'
import { support } from './chapters/support'
import { draw, endOfTurn, turn } from './chapters/turn'
import { evolve } from './events'
import { winnersOf } from './facts/score'
import { imagine } from './imagine'
import { offers } from './offers'
import { project, told } from './secrets'
import type { State } from './state'
import type { DoctorWho } from './terms'

function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const scores = Object.fromEntries(state.order.map((seat) => [seat, state.scores?.[seat]?.total ?? 0]))
  return { winners: winnersOf(state), scores }
}

/** The cards of this game have no positions in space. */
const NO_TABLE = { width: 0, depth: 0, terrain: [], pieces: {} }

export const doctorWho: Game<DoctorWho> = {
  id: 'doctor-who-card-game',
  seats: { least: 3, most: 4 },
  setUp,
  procedures: {
    match,
    setup,
    turn,
    'end of turn': endOfTurn,
    draw,
    location,
    defenders,
    enemies,
    takeover,
    reserve,
    discard,
    buy,
    support,
    conflict,
    'take back': takeBack,
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

export { RULED, RULING_VALUES } from './rulings'

export { defaultSpec, parseSpec, seatsOf } from './spec'
export type { State, View } from './state'
export type { DoctorWho } from './terms'
