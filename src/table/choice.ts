/** The spatial shapes of answers, as data: host, ghost under the pointer, bots and tests judge them with `judge.ts` and `judge-route.ts`. */
import type { Convex, Point, Units } from '../geometry/types'
import type { Reason, Shape } from '../kernel'
import type { Pose, Ref } from './piece'

/** A distance to keep from a piece, from base edge to base edge (or to a terrain piece's footprint). 0: they may touch but not overlap. */
export interface Keep {
  readonly ref: Ref
  readonly gap: Units
  readonly why: Reason
}

/** Where a piece may come to stand. Every part must hold; each part carries the reason for its refusal. */
export interface Region {
  /** The whole base lies inside one of these areas. The table's own edge always counts. */
  readonly inside?: { readonly areas: readonly Convex[]; readonly why: Reason }
  readonly keep: readonly Keep[]
  /** In contact with this piece. */
  readonly touching?: { readonly ref: Ref; readonly why: Reason }
  /** The centre at most this far from a point. */
  readonly near?: { readonly of: Point; readonly most: Units; readonly why: Reason }
  /** On top of this terrain piece instead of on the ground; the whole base on its top, or only its centre if `centre` is given. */
  readonly on?: Ref
  /** The centre of the base inside one of these areas, the base itself may overhang them. */
  readonly centre?: { readonly areas: readonly Convex[]; readonly why: Reason }
}

/** The tolerances for contact and overlap, in units, as the game has them. */
export interface Tolerance {
  readonly overlap: Units
  readonly contact: Units
}

/** Put this piece somewhere in this region. Answered by a pose. */
export interface Place extends Shape<'place', Pose> {
  readonly shape: 'place'
  readonly piece: Ref
  readonly radius: Units
  readonly region: Region
  readonly tolerance: Tolerance
}

/**
 * Move this piece along a path within a budget. Answered by the points after `from`, the last one being the end; no points at
 * all means not moving, which is allowed unless `must`. The swept base may not enter what is in `walls` nor leave the table;
 * entering something in `crossings` is allowed and named in the judgement, in the order of the path.
 */
export interface Path extends Shape<'path', readonly Point[]> {
  readonly shape: 'path'
  readonly piece: Ref
  readonly radius: Units
  readonly from: Point
  /** Where the piece stands before: the top of this terrain piece. */
  readonly fromTop?: Ref
  readonly budget: Units
  readonly straight?: true
  readonly must?: true
  readonly walls: readonly Ref[]
  readonly crossings: readonly Ref[]
  readonly end: Region
  readonly tolerance: Tolerance
}

/** One step of a route. A refused one is shown with its reason and cannot be taken. */
export interface RouteStep {
  readonly to: string
  readonly refused?: Reason
}

/**
 * Move this piece from station to station (cubes of a stack, hexes), at most `most` steps, and put it down in the last one. Answered by the
 * stations after `from` and the pose; no steps means putting it elsewhere within `from`, where `ends` has it. Several stations may end in
 * one place (a drop): the pointer then means the first of them in `ends` that can be reached.
 */
export interface Route extends Shape<'route', RouteAnswer> {
  readonly shape: 'route'
  readonly piece: Ref
  readonly radius: Units
  readonly from: string
  readonly most: number
  /** The steps from each station that may be reached. */
  readonly steps: { readonly [station: string]: readonly RouteStep[] }
  /** Where in each station it may be put down; a route may not end in a station that is not here, nor in one that is barred. */
  readonly ends: { readonly [station: string]: Region }
  /** Stations that a route may pass but not end in, each with the reason. */
  readonly barred: { readonly [station: string]: Reason }
  /** Where the pointer means a station that has no `ends`, or in which no route may end: beyond the table's edge, or full. */
  readonly aims?: { readonly [station: string]: { readonly areas: readonly Convex[]; readonly on?: Ref } }
  /** It may also stay exactly where it is. */
  readonly stay?: true
  readonly tolerance: Tolerance
}
export interface RouteAnswer {
  readonly stations: readonly string[]
  readonly pose: Pose
}
