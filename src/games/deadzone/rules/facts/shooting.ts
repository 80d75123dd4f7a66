/** Whether there is anything that a model could shoot at now, for the Shoot entry of the action menu. */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { ofLatest } from '../later'
import type { ShotHow } from '../reports'
import { say } from '../said'
import type { State } from '../state'
import { targetsOf } from './aims'
import { aimed, isLong, whyNotAt, whyNotFire, whyNotShoot } from './shots'
import { throwBar } from './throws'
import { guns } from './weapons'

type Paying = Extract<ShotHow, 'action' | 'die'>

/** The menu asks more than once about the same state. */
const knownOf = ofLatest((_state: State) => new Map<string, Reason | 'open'>())

/** DZ-ACT-07: why the Shoot action is not available; undefined if any shot or throw is allowed. */
export function shootingBar(state: State, model: Ref, how: Paying): Reason | undefined {
  const known = knownOf(state)
  const key = hasLongShot(state, model) ? `${model} ${how}` : model
  const found = known.get(key) ?? lookedUp(state, model, how)
  known.set(key, found)
  return found === 'open' ? undefined : found
}

/** Whether it matters to some weapon how the Shoot is paid for (DZ-ACT-02). */
const hasLongShot = (state: State, model: Ref): boolean => guns(state, model).some(isLong)

/** Stops at the first shot that is allowed. */
function lookedUp(state: State, model: Ref, how: Paying): Reason | 'open' {
  const why = whyNotShoot(state, model, how)
  if (why) return why
  const targets = targetsOf(state, model)
  let first: Reason | undefined
  for (const weapon of aimed(state, model)) {
    const idle = whyNotFire(state, model, weapon, how)
    for (const target of targets) {
      const bar = idle ?? whyNotAt(state, model, target, weapon, how)
      if (!bar) return 'open'
      first ??= bar
    }
  }
  const thrown = throwBar(state, model, how)
  return thrown === 'open' ? 'open' : (first ?? thrown ?? say('no-target', { model }, 'DZ-SHO-02'))
}
