/** Attacks on every model in a cube (4.22, 4.23): the attack is rolled first, then each Survive test by name (DZ-TEST-10). */
import { tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { addable, added, withAdded } from '../facts/commit'
import { cubeOf } from '../facts/cubes'
import { leaderOf, modelOf } from '../facts/models'
import { canBeMoved, pinning } from '../facts/pins'
import { allIn } from '../facts/presence'
import { shooterDice, shotAp } from '../facts/shots'
import { marginOf, statOf, testOf, undecided } from '../facts/tests'
import { guns } from '../facts/weapons'
import { say } from '../said'
import { otherSide, type Side, type State, type TestDice } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'
import { surviveDice } from './tests'

type Area = Calls['area attack']

/** 4.23, Frag (n): n dice that succeed at 4 or more. */
const FRAG_TARGET = 4

const isHere = (state: State, ref: Ref) => modelOf(state, ref).standing === 'board'
/** In ascending order of names (DZ-TEST-10): `A2` before `A10`. */
const inOrder = (refs: readonly Ref[]) => [...refs].sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0))

/** The side that rolls for the attack: the attacker's, or the opponent of the first attacked model if there is no attacker. */
const throwerOf = (state: State, { by, among = [] }: Area): Side => {
  const [first] = among
  if (by !== undefined) return leaderOf(state, by)
  return first === undefined ? state.initiative : otherSide(modelOf(state, first).seat)
}

/** The attack's dice before any is rolled: a Shoot test without modifiers (DZ-ABL-05), or `value` dice at 4 or more. */
function attackDice(state: State, area: Area): TestDice {
  const { kind, by, weapon: id, value, target } = area
  const gun = by === undefined ? undefined : guns(state, by).find((one) => one.id === id)
  if (kind === 'burn' && by !== undefined && gun) return shooterDice(state, by, target ?? by, gun, 'normal', 'action')
  const dice = tally([{ value, reason: say('strength-dice', { of: 'blast', dice: value }, '4.23') }], 0)
  return undecided({ of: 'blast', seat: throwerOf(state, area), stat: 'plain', target: FRAG_TARGET, dice })
}

/** DZ-DMG-03: the attack's AP. */
function apOf(state: State, { by, weapon: id, target, kind }: Area): number {
  const gun = by === undefined || id === undefined ? undefined : guns(state, by).find((one) => one.id === id)
  if (!gun || by === undefined) return 0
  return kind === 'burn' ? shotAp(state, by, target ?? by, gun).total : gun.ap
}

/** One model's Survive test against the attack rolled before, including the dice committed to it. */
function against(state: State, area: Area, ref: Ref): { readonly attack: TestDice; readonly defence: TestDice } {
  const dice = surviveDice(state, ref, area.kind === 'burn' ? area.by : undefined)
  return { attack: area.attack ?? testOf(state).attack, defence: withAdded(dice, area.added?.[ref]) }
}

export const areaAttack = procedure('area attack', {
  begin: ({ state, local }) => {
    const { cube, kind, by } = local
    const among = inOrder(allIn(state, cube))
    const event: Event = { type: 'area-attacked', cube, kind, among, ...(by === undefined ? {} : { by }) }
    const memory = { among, at: 0, added: {}, ap: apOf(state, local) }
    if (kind === 'smoke' || kind === 'toxic-smoke') {
      const isThere = state.smoke.some((one) => one.cube === cube && (one.toxic || kind === 'smoke'))
      return tell(isThere ? event : [event, { type: 'smoke-laid', cube, toxic: kind === 'toxic-smoke' }], 'done')
    }
    if (kind === 'stun') {
      const stunned = among.filter((ref) => !modelOf(state, ref).activated)
      return tell([event, ...stunned.map((model): Event => ({ type: 'marked-activated', model, why: 'stun' }))], 'done')
    }
    return among.length === 0 ? tell(event, 'done') : tell(event, 'declared', memory)
  },
  declared: ({ state, local }) =>
    tell({ type: 'test-declared', test: { kind: 'survive', attack: attackDice(state, local) } }, 'attackerAdds'),
  // Command dice may be added to It Burns! (AMB-16). A Frag is not a Shoot test, so nothing can be added to it.
  attackerAdds: ({ local: { kind, by } }) =>
    kind === 'burn' && by !== undefined ? call('add dice', { who: 'attack', model: by, stat: 'shoot' }, 'commit') : go('commit'),
  // DZ-CMD-11: all sides commit their dice before any die is thrown.
  commit: ({ state, local: { among = [], at = 0 } }) => {
    const ref = among[at]
    if (ref === undefined) return go('attack', { at: 0 })
    const seat = leaderOf(state, ref)
    const choice = statOf(state, ref, 'survive') === null ? undefined : addable(state, seat, ref, false)
    if (!choice) return go('commit', { at: at + 1 })
    return ask(question(seat, 'add dice', choice, [], { about: { model: ref, stat: 'survive', who: 'defence' } }), 'committed')
  },
  committed: ({ state, local: { among = [], at = 0, added: known = {} }, heard }) => {
    const ref = among[at] ?? ''
    const { events, dice } = added(state, leaderOf(state, ref), ref, heard.the('add dice'), 'survive')
    return tell(events, 'commit', { at: at + 1, added: { ...known, [ref]: dice } })
  },
  attack: () => call('throw dice', { who: 'attack' }, 'attacked'),
  attacked: ({ state }) => go('each', { attack: testOf(state).attack }),
  each: ({ state, local }) => {
    const { among = [], at = 0 } = local
    const ref = among[at]
    if (ref === undefined) return go('after', { at: 0 })
    if (!isHere(state, ref)) return go('each', { at: at + 1 })
    return tell({ type: 'test-declared', test: { kind: 'survive', ...against(state, local, ref) } }, 'survives')
  },
  survives: () => call('throw dice', { who: 'defence' }, 'survived'),
  survived: ({ state, local: { among = [], at = 0, kind, by, weapon, ap = 0 } }) => {
    const test = testOf(state)
    const margin = marginOf(test)
    const model = among[at] ?? ''
    const after = { at: at + 1 }
    if (margin <= 0) return go('each', after)
    const says = { successes: test.attack.successes, against: test.defence?.successes ?? 0 }
    return call(
      'harm',
      {
        model,
        potential: margin,
        ap,
        how: kind === 'burn' ? 'shot' : 'blast',
        ...(by === undefined ? {} : { by }),
        ...(weapon === undefined ? {} : { weapon }),
        because: [{ value: margin, reason: say('margin', says, kind === 'burn' ? 'DZ-ABL-05' : '4.23') }],
      },
      'each',
      after,
    )
  },
  // After It Burns!, survivors in the cube catch fire whether it hit or not (DZ-ABL-05). After Frag, they scatter and are Pinned
  // (4.23).
  after: ({ state, local: { cube, among = [], kind } }) => {
    if (kind !== 'burn') return go('scatter')
    const burning = among.filter((ref) => isHere(state, ref) && cubeOf(state, ref) === cube && !modelOf(state, ref).onFire)
    return tell(
      burning.map((model): Event => ({ type: 'caught-fire', model })),
      'done',
    )
  },
  scatter: ({ state, local: { cube, among = [], at = 0 } }) => {
    const ref = among[at]
    if (ref === undefined) return go('done')
    const after = { at: at + 1 }
    if (!isHere(state, ref) || cubeOf(state, ref) !== cube) return go('scatter', after)
    return canBeMoved(state, ref)
      ? call('scatter', { model: ref, pins: true }, 'scatter', after)
      : tell(pinning(state, ref, 'blast'), 'scatter', after)
  },
})
