/** The judge of a state: made once for each state, since states never change. */
import type { State } from '../state'
import type { Judge } from './judge'
import { pairs } from './pairs'
import { ratings } from './ratings'
import { statics } from './statics'
import { words } from './words'

export type { Judge } from './judge'

const made = new WeakMap<State, Judge>()
/** The rules ask about one state many times in a row, so the judge that was asked last is found first. */
let latest: Judge | undefined

export function judgeOf(state: State): Judge {
  if (latest?.state === state) return latest
  const known = made.get(state)
  if (known) {
    latest = known
    return known
  }
  // Each part asks the others through the judge, once all are there.
  const judge = { state } as Judge
  Object.assign(judge, words(judge), statics(judge), ratings(judge), pairs(judge))
  made.set(state, judge)
  latest = judge
  return judge
}
