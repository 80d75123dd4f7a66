/** DZ-TER-15: where a mission lets models leave the board, and what that is worth (6.6, DZ-MIS-04). */
import type { Ref } from '../../../../table/piece'
import type { CubeSide } from '../board'
import { exitPoints as worthOf } from '../mission'
import type { State } from '../state'
import { cubeFrom, cubeOf } from './cubes'
import { isOnBoard, modelOf } from './models'
import { secretOf } from './score'

/** The edge that this model could leave by from where it stands; nothing where it may not. */
export function exitPlace(state: State, ref: Ref): CubeSide | undefined {
  if (!isOnBoard(state, ref)) return undefined
  const { seat } = modelOf(state, ref)
  const { zone } = state.sides[seat]
  if (zone === undefined) return undefined
  const { c, r, z } = cubeFrom(cubeOf(state, ref))
  if (z !== 1) return undefined
  const by = state.set.exit?.by[zone]
  if (by?.squares.some((square) => square.c === c && square.r === r)) return by.side
  if (secretOf(state, seat) !== 'know-the-ground') return undefined
  // The enemy's zone lies on an edge: out over that one.
  const theirs = state.set.zones[zone === 'red' ? 'blue' : 'red']
  const isThere = theirs.some((square) => square.c === c && square.r === r)
  return isThere ? (r === 1 ? 'N' : r === 8 ? 'S' : undefined) : undefined
}

/** Points for leaving: twice its own VP, at least one where the mission says so. */
export function exitPoints(state: State, ref: Ref): number {
  const { profile } = modelOf(state, ref)
  return state.set.exit ? worthOf(state.set, profile) : profile.vp * 2
}
