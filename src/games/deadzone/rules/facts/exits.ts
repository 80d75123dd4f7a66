/** DZ-TER-15: where a mission lets models leave the board, and how many points that scores (6.6, DZ-MIS-04). */
import type { Ref } from '../../../../table/piece'
import { type CubeSide, ROWS } from '../board'
import { type Square, exitPoints as worthOf } from '../mission'
import type { State } from '../state'
import { modelOf } from './models'
import { secretOf } from './score'

export interface Exit {
  /** Models leave from level 1 of these squares. */
  readonly squares: readonly Square[]
  readonly side: CubeSide
}

/** Where this model may leave, by the mission or by its owner's secret mission; undefined if it may not. */
export function exitOf(state: State, ref: Ref): Exit | undefined {
  const { seat } = modelOf(state, ref)
  const { zone } = state.sides[seat]
  if (zone === undefined) return undefined
  const exit = state.set.exit?.by[zone]
  if (exit) return exit
  if (secretOf(state, seat) !== 'know-the-ground') return undefined
  // The enemy's zone lies along an edge, and models leave over that edge.
  const theirs = state.set.zones[zone === 'red' ? 'blue' : 'red']
  const side: CubeSide = theirs.some(({ r }) => r === ROWS) ? 'S' : 'N'
  return { squares: theirs.filter(({ r }) => r === (side === 'S' ? ROWS : 1)), side }
}

/** Points for leaving: by the mission's own rule, or else twice the model's VP. */
export function exitPoints(state: State, ref: Ref): number {
  const { profile } = modelOf(state, ref)
  return state.set.exit ? worthOf(state.set, profile) : profile.vp * 2
}
