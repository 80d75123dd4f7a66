/** Whether there is anything that a model could shoot at now, for the Shoot entry of the action menu. */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { ShotHow } from '../reports'
import { say } from '../said'
import type { State } from '../state'
import { aimed, targetsOf, whyNotAt, whyNotShoot } from './shots'
import { throwBar } from './throws'

/** Cached by state, because the menu is computed repeatedly for one state. */
const KNOWN = new WeakMap<State, Map<string, Reason | 'open'>>()

/** DZ-ACT-07: why the Shoot action is not available; undefined if any shot or throw is allowed. */
export function shootingBar(state: State, model: Ref, how: ShotHow): Reason | undefined {
  const known = KNOWN.get(state) ?? new Map<string, Reason | 'open'>()
  KNOWN.set(state, known)
  const key = `${model} ${how}`
  const found = known.get(key) ?? lookedUp(state, model, how)
  known.set(key, found)
  return found === 'open' ? undefined : found
}

/** Stops at the first shot that is allowed. */
function lookedUp(state: State, model: Ref, how: ShotHow): Reason | 'open' {
  const why = whyNotShoot(state, model, how)
  if (why) return why
  let first: Reason | undefined
  for (const weapon of aimed(state, model)) {
    for (const target of targetsOf(state, model)) {
      const bar = whyNotAt(state, model, target, weapon, how)
      if (!bar) return 'open'
      first ??= bar
    }
  }
  const thrown = throwBar(state, model, how)
  return thrown === 'open' ? 'open' : (first ?? thrown ?? say('no-target', { model }, 'DZ-SHO-02'))
}
