/** Shots with effects other than damage (4.23): Experimental, Blast, Invigorate. */
import { allOf, type Eight, eights } from '../dice'
import type { Event } from '../events'
import { cubeOf } from '../facts/cubes'
import { modelOf } from '../facts/models'
import { canBeMoved, pinning } from '../facts/pins'
import { testOf } from '../facts/tests'
import { aimDice } from '../facts/throws'
import type { Boost, State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** What each face of the die does to the weapon for this shot. */
const RESULT: { readonly [F in Eight]: Omit<Boost, 'until'> } = {
  '1': { kind: 'gun-blast' },
  '2': { kind: 'gun-blast' },
  '3': { kind: 'gun-knockback' },
  '4': { kind: 'gun-knockback' },
  '5': { kind: 'gun-weight-of-fire', value: 2 },
  '6': { kind: 'gun-weight-of-fire', value: 2 },
  '7': { kind: 'plus-shoot-ap', value: 3 },
  '8': { kind: 'boom' },
}

export const experiment = procedure('experiment', {
  roll: ({ state, local: { model } }) => {
    const { seat } = modelOf(state, model)
    return ask(
      question('chance', 'effect die', eights(1, seat), allOf('1', 1), { about: { model, for: 'experimental' } }),
      'rolled',
    )
  },
  // On an 8 the bearer gets BOOM!, or one more of it, and the die is rolled again.
  rolled: ({ local: { model }, heard }) => {
    const face = heard.the('effect die')[0] ?? '1'
    if (face === '8') return tell({ type: 'ability-used', model, ability: 'boom+1' }, 'roll')
    return tell({ type: 'boosted', model, boost: { ...RESULT[face], until: 'test' } }, 'done')
  },
})

const isHere = (state: State, ref: string) => modelOf(state, ref).standing === 'board'

export const blast = procedure('blast', {
  begin: ({ state, local: { beside, hit } }) => {
    if (hit) return go('others', { at: 0 })
    return tell(
      beside.flatMap((ref) => (isHere(state, ref) ? pinning(state, ref, 'blast') : [])),
      'done',
    )
  },
  // Models around the target are thrown away from it, then the target itself in a random direction.
  others: ({ state, local: { by, target, beside, at = 0 } }) => {
    const ref = beside[at]
    if (ref === undefined) return go('target')
    const after = { at: at + 1 }
    const isThere = isHere(state, ref) && isHere(state, target) && cubeOf(state, ref) === cubeOf(state, target)
    if (ref === target || !isThere) return go('others', after)
    if (!canBeMoved(state, ref)) return tell(pinning(state, ref, 'blast'), 'others', after)
    return call('thrown', { model: ref, from: target, pins: true, by: modelOf(state, by).seat }, 'others', after)
  },
  target: ({ state, local: { target } }) => {
    if (!isHere(state, target)) return go('done')
    return canBeMoved(state, target)
      ? call('scatter', { model: target, pins: true }, 'done')
      : tell(pinning(state, target, 'blast'), 'done')
  },
})

/** How many successes it takes to revive a model (Invigorate). */
const ROUSING = 2

export const invigorate = procedure('invigorate', {
  aim: ({ state, local: { by } }) => tell({ type: 'test-declared', test: { kind: 'shoot', attack: aimDice(state, by) } }, 'adds'),
  adds: ({ local: { by } }) => call('add dice', { who: 'attack', model: by, stat: 'shoot' }, 'roll'),
  roll: () => call('throw dice', { who: 'attack' }, 'roused'),
  roused: ({ state, local: { target } }) => {
    const isRoused = testOf(state).attack.successes >= ROUSING && isHere(state, target) && modelOf(state, target).activated
    const events: readonly Event[] = isRoused ? [{ type: 'refreshed', model: target, why: 'invigorate' }] : []
    return tell(events, 'done')
  },
})
