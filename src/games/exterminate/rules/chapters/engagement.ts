/** Moving in to fight (EX-MEL-01, EX-MEL-03), the attacker's attacks (EX-MUL-01 to 04), crossings on the way (EX-MEL-16). */
import { overlaps } from '../../../../geometry'
import type { Point } from '../../../../geometry/types'
import { type Option, pickOne } from '../../../../kernel'
import { judgePath } from '../../../../table/judge'
import type { Pose, Ref } from '../../../../table/piece'
import { TOLERANCE } from '../constants'
import { poseAfter, stopBefore } from '../facts/crossing'
import { approachTo, attacksOf, besideTarget, engagePath } from '../facts/engage'
import { enemiesOf, figureOf, footprint, friendsOf, isFigure, pieceOf, touches } from '../facts/figures'
import { attackerOf, meleeOf } from '../facts/melee'
import { engageWhere } from '../facts/where'
import { type AttackId, readId, verbId } from '../ids'
import { offer } from '../offers'
import type { Attack, CrossingResult } from '../reports'
import { say } from '../said'
import type { Attacker, State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { crossedNow } from './movement'

/** The attacker after it has moved in along this path. */
function movedIn(state: State, figure: Ref, target: Ref, path: readonly Point[], attacks: readonly Attack[]) {
  const approach = approachTo(state, figure, target)
  const from = pieceOf(state, figure).pose
  const way = [from.at, ...path]
  const crossings =
    approach === 'from-top'
      ? []
      : judgePath(engagePath(state, figure, target, approach), path, state.tabletop).crossings.map(({ ref }) => ref)
  const touched = crossings.filter((ref) => touches(state, figure, ref))
  const landed = poseAfter(way, from)
  const to: Pose =
    approach === 'from-top' ? from : approach === 'on-top' && from.on !== undefined ? { ...landed, on: from.on } : landed
  const attacker = { figure, approach, attacks, from, path: way, crossings, touched }
  return { type: 'figure-engaged', target, attacker, to } as const
}

/** The targets for the next attack of One for All. There must be at least two targets, the primary one among them (EX-MUL-03). */
function nextAttacks(state: State, figure: Ref, target: Ref, given: readonly Ref[]): readonly Option<AttackId>[] {
  const left = attacksOf(state, figure) - given.length
  const all = [target, ...besideTarget(state, figure, target, given)]
  const kinds = new Set(given).size
  const options = all.map((ref) => {
    const misses = left === 1 && ref !== target && !given.includes(target)
    const isOne = left === 1 && kinds === 1 && given.includes(ref)
    const why = misses
      ? say('primary-must-be-attacked', { target }, 'EX-MUL-03')
      : isOne
        ? say('two-targets-at-least', {}, 'EX-MUL-03')
        : undefined
    return offer<AttackId>(verbId('attack', ref), [figure, ref], why)
  })
  const tooFew =
    kinds < 2
      ? say('two-targets-at-least', {}, 'EX-MUL-03')
      : given.includes(target)
        ? undefined
        : say('primary-must-be-attacked', { target }, 'EX-MUL-03')
  return [...options, offer<AttackId>('enough', [], tooFew)]
}

/** One attacker moves in. For an attack from the top of an obstacle it does not move, so no path is asked. */
export const engagement = procedure('engagement', {
  where: ({ state, local: { figure, target } }) => {
    if (approachTo(state, figure, target) === 'from-top') return go('mode', { path: [] })
    const where = engageWhere(state, figure, target)
    if (!where) throw new Error(`${figure} finds no way to ${target}: it should not have been offered`)
    return ask(where, 'shown')
  },
  shown: ({ heard }) => go('mode', { path: heard.the('engage where') }),
  // EX-MUL-01
  mode: ({ state, local: { figure, target } }) => {
    if (attacksOf(state, figure) === 1) return go('engaged', { targets: [] })
    if (besideTarget(state, figure, target).length === 0) return go('bonus')
    const choice = pickOne<'all-for-one' | 'one-for-all'>([{ id: 'all-for-one' }, { id: 'one-for-all' }])
    return ask(
      question(figureOf(state, figure).seat, 'attack mode', choice, ['all-for-one'], { about: { figure, target } }),
      'moded',
    )
  },
  moded: ({ heard }) => (heard.picked('attack mode') === 'all-for-one' ? go('bonus') : go('next', { targets: [] })),
  // EX-MUL-02
  bonus: ({ state, local: { figure, target } }) => {
    const choice = { shape: 'amount', least: 0, most: attacksOf(state, figure) - 1 } as const
    return ask(question(figureOf(state, figure).seat, 'bonus dice', choice, 0, { about: { figure, target } }), 'bonused')
  },
  bonused: ({ state, local: { figure, target, path = [] }, heard }) =>
    tell(movedIn(state, figure, target, path, [{ attacker: figure, target, bonus: heard.the('bonus dice') }]), 'done'),
  // EX-MUL-03, EX-MUL-04
  next: ({ state, local: { figure, target, targets = [] } }) => {
    if (targets.length === attacksOf(state, figure)) return go('engaged')
    const options = nextAttacks(state, figure, target, targets)
    const fallback = options.find(({ refused, id }) => !refused && !targets.includes(readTarget(id)))?.id ?? 'enough'
    const about = { figure, target, targets }
    return ask(question(figureOf(state, figure).seat, 'next attack', pickOne(options), [fallback], { about }), 'added')
  },
  added: ({ local: { targets = [] }, heard }) => {
    const id = heard.picked('next attack')
    return id === 'enough' ? go('engaged') : go('next', { targets: [...targets, readTarget(id)] })
  },
  engaged: ({ state, local: { figure, target, path = [], targets = [] } }) => {
    const attacks = (targets.length > 0 ? targets : [target]).map((one) => ({ attacker: figure, target: one, bonus: 0 }))
    return tell(movedIn(state, figure, target, path, attacks), 'done')
  },
})

function readTarget(id: AttackId): Ref {
  const said = readId(id)
  return said.verb === 'attack' ? said.ref : ''
}

/** EX-MEL-16: where an attacker that fails to cross an obstacle stops: against the obstacle, or where it started. */
function heldUpAt(state: State, attacker: Attacker, obstacle: Ref, result: CrossingResult): Pose {
  if (result === 'lost' || isFigure(state, obstacle)) return attacker.from
  const stop = stopBefore(state, attacker.figure, attacker.path, obstacle, 'engagement')
  const [start] = attacker.path
  if (!stop || !start || (stop.x === start.x && stop.y === start.y)) return attacker.from
  return poseAfter([start, stop], attacker.from)
}

/** Whether another figure now occupies the place to which this attacker wants to move. */
const isTaken = (state: State, { figure, to }: Attacker): boolean =>
  [...enemiesOf(state, figure), ...friendsOf(state, figure)].some((other) =>
    overlaps({ at: to.at, radius: pieceOf(state, figure).radius }, footprint(state, other), TOLERANCE.overlap),
  )

/** EX-MEL-16: an attacker that has waited moves in if its place is free. Its crossings are rolled in the path's order. */
export const arrival = procedure('arrival', {
  place: ({ state, local: { figure } }) => {
    const attacker = attackerOf(state, figure)
    const { target } = meleeOf(state)
    return isTaken(state, attacker)
      ? tell({ type: 'engagement-withdrawn', figure, target, to: attacker.from }, 'done')
      : go('roll')
  },
  roll: ({ state, local: { figure, crossings = [] } }) => {
    const attacker = attackerOf(state, figure)
    const next = attacker.crossings[crossings.length]
    if (next === undefined) return tell({ type: 'engagement-crossed', figure, crossings, attacker }, 'done')
    const isTouched = attacker.touched.includes(next)
    return call('crossing', { figure, obstacle: next, isTouched, path: attacker.path.slice(1) }, 'rolled')
  },
  rolled: ({ state, local: { figure, crossings = [] } }) => {
    const attacker = attackerOf(state, figure)
    const ref = attacker.crossings[crossings.length]
    if (ref === undefined) throw new Error(`${figure} rolled for nothing`)
    const crossing = crossedNow(state, ref)
    const rolled = [...crossings, crossing]
    if (crossing.result === 'crossed') return go('roll', { crossings: rolled })
    const { target } = meleeOf(state)
    const to = heldUpAt(state, attacker, ref, crossing.result)
    return tell({ type: 'engagement-failed', figure, target, to, crossings: rolled }, 'done')
  },
})
