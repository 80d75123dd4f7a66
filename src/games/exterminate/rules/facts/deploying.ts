/** Where a side may deploy (EX-SET-05). */
import type { Place } from '../../../../table/choice'
import type { Pose, Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { TOLERANCE } from '../constants'
import type { Edge } from '../ids'
import { placeSays, say } from '../said'
import type { State } from '../state'
import { figureOf, isFigure, isOnTable } from './figures'
import { clearOfTerrain } from './moves'

/** The strip along an edge in which a side deploys. North is the far edge. */
export function deploymentArea(state: State, edge: Edge) {
  const { width, depth } = state.tabletop
  const strip = state.set.depth
  const [left, right] = [edge === 'east' ? width - strip : 0, edge === 'west' ? strip : width]
  const [near, far] = [edge === 'north' ? depth - strip : 0, edge === 'south' ? strip : depth]
  return [
    { x: left, y: near },
    { x: right, y: near },
    { x: right, y: far },
    { x: left, y: far },
  ] as const
}

/** EX-SET-05: entirely inside the area, on the ground, without overlaps; friends may touch. */
export function deployPlace(state: State, ref: Ref): Place {
  const { seat, profile } = figureOf(state, ref)
  const { edge } = state.sides[seat]
  if (!edge) throw new Error(`${seat} has no edge to deploy at`)
  const others = Object.keys(state.tabletop.pieces).filter((other) => other !== ref && isFigure(state, other))
  return {
    shape: 'place',
    piece: ref,
    radius: profile.radius,
    region: {
      inside: { areas: [deploymentArea(state, edge)], why: say('not-in-deployment', {}, 'EX-SET-05') },
      keep: [
        ...others.map((other) => ({ ref: other, gap: 0, why: placeSays('stands-in', 'EX-SET-05') })),
        ...clearOfTerrain(state),
      ],
    },
    tolerance: TOLERANCE,
  }
}

/** The first free places on a table, by edge and radius: figures with equal bases share them until something is put down. */
const FREE = new WeakMap<State['tabletop'], Map<string, Pose | undefined>>()

function freeSpot(state: State, ref: Ref): Pose | undefined {
  const { seat, profile } = figureOf(state, ref)
  const known = FREE.get(state.tabletop) ?? new Map<string, Pose | undefined>()
  FREE.set(state.tabletop, known)
  const key = `${state.sides[seat].edge} ${profile.radius} ${state.set.depth}`
  if (!known.has(key)) known.set(key, firstFree(deployPlace(state, ref), state.tabletop))
  return known.get(key)
}

/** The default pose: where the figure stands already, else the first free place. */
export const spotFor = (state: State, ref: Ref): Pose | undefined =>
  isOnTable(state, ref) ? state.tabletop.pieces[ref]?.pose : freeSpot(state, ref)
