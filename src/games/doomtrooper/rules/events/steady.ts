/** Keeps all states of one make, so that the rules that read and copy them stay fast. */
import type { State } from '../state'

/** What every state has, in the order of `begin.ts`. */
const made = (state: State) => ({
  phase: state.phase,
  rulings: state.rulings,
  targetP: state.targetP,
  pool: state.pool,
  order: state.order,
  seats: state.seats,
  decks: state.decks,
  inPlay: state.inPlay,
  next: state.next,
  first: state.first,
  active: state.active,
  turn: state.turn,
  step: state.step,
  actionsLeft: state.actionsLeft,
  acted: state.acted,
  attacked: state.attacked,
  extraAttacks: state.extraAttacks,
  anyExtras: state.anyExtras,
  nested: state.nested,
  stack: state.stack,
  effects: state.effects,
  dying: state.dying,
  settling: state.settling,
  looks: state.looks,
  used: state.used,
})

const ALWAYS = 25

/**
 * The same state, written out anew, with what only some states have behind the rest. JavaScript engines give each spread of a
 * spread its own hidden class. After a few events every read and every further spread of such a state is ten times as slow.
 */
export function steady(state: State): State {
  const same: Record<string, unknown> = made(state)
  const keys = Object.keys(state)
  for (let at = ALWAYS; at < keys.length; at++) same[keys[at] as string] = state[keys[at] as keyof State]
  // A state from elsewhere may have its parts in another order. It is right as it is.
  return Object.keys(same).length === keys.length ? (same as unknown as State) : state
}
