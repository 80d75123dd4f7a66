/** W-PRIORITY (3.2): what a player may do between two actions, in every part of the turn (EX-FAT-02, EX-AMB-10, EX-AMB-12). */
import type { Option } from '../../../../kernel'
import { usableBetween } from '../facts/adventures'
import { figureOf, isShocked, standing } from '../facts/figures'
import { meansOf, mightReact } from '../facts/hand'
import { type PriorityId, pairId, readId, type Said } from '../ids'
import { offer } from '../offers'
import type { Side, State } from '../state'
import { call, tell } from '../terms'
import { clearing } from './windows'

const stressed = (state: State, seat: Side) => standing(state, seat).filter((ref) => figureOf(state, ref).stress > 0)
const fallen = (state: State, seat: Side) =>
  state.rulings.fateRecover === 'any' ? standing(state, seat).filter((ref) => isShocked(state, ref)) : []

/** Whether there might be anything to do, by public facts; else a part that ends by itself would reveal something of the hand. */
export const mightActBetween = (state: State, seat: Side): boolean =>
  usableBetween(state, seat).length > 0 ||
  (mightReact(state, seat) && (stressed(state, seat).length > 0 || fallen(state, seat).length > 0))

export function betweenOptions(state: State, seat: Side): readonly Option<PriorityId>[] {
  const means = meansOf(state, seat)
  return [
    ...stressed(state, seat).flatMap((ref) => means.map((one) => offer<PriorityId>(pairId('clear', ref, one), [ref]))),
    ...fallen(state, seat).flatMap((ref) => means.map((one) => offer<PriorityId>(pairId('rescue', ref, one), [ref]))),
    ...usableBetween(state, seat).map((id) => {
      const said = readId(id)
      return offer<PriorityId>(id, said.verb === 'use-on' ? [said.other] : [])
    }),
  ]
}

/** Carries out one of these options; undefined if it is an action of the part itself. */
export function actBetween(state: State, seat: Side, said: Said) {
  switch (said.verb) {
    case 'clear':
      return tell(clearing(state, seat, said.ref, said.other), 'turn')
    case 'rescue':
      return tell(
        [
          { type: 'fate-spent', seat, use: 'recover', means: said.other, figure: said.ref },
          { type: 'figures-recovered', figures: [said.ref], by: 'fate' },
        ],
        'turn',
      )
    case 'use':
      return call('use adventure', { seat, card: said.ref }, 'turn')
    case 'use-on':
      return call('use adventure', { seat, card: said.ref, figure: said.other }, 'turn')
    default:
      return undefined
  }
}
