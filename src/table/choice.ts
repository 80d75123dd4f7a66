/** The spatial shapes of answers, as data. Host, ghost, bots and tests judge them with `judge.ts` and `judge-route.ts`. */
import type { Convex, Point, Units } from '../geometry/types'
import type { Reason, Shape } from '../kernel'
import type { Pose, Ref } from './piece'

/** A distance to keep from a piece, base edge to base edge (or to terrain's footprint). 0: they may touch but not overlap. */
export interface Keep {
  readonly ref: Ref
  readonly gap: Units
  readonly why: Reason
}

/** Where a piece may be put. Every condition must hold; each has the reason for its refusal. */
export interface Region {
  /** The whole base must lie inside one of these areas. The table's own edge is always checked, too. */
  readonly inside?: { readonly areas: readonly Convex[]; readonly why: Reason }
  readonly keep: readonly Keep[]
  /** The base must be in contact with this piece. */
  readonly touching?: { readonly ref: Ref; readonly why: Reason }
  /** The centre must be at most this far from a point. */
  readonly near?: { readonly of: Point; readonly most: Units; readonly why: Reason }
  /** On top of this terrain piece instead of on the ground: with the whole base, or only with its centre if `centre` is given. */
  readonly on?: Ref
  /** The centre of the base must lie inside one of these areas; the base may overhang them. */
  readonly centre?: { readonly areas: readonly Convex[]; readonly why: Reason }
}

/** A game's tolerances for contact and overlap, in units. */
export interface Tolerance {
  readonly overlap: Units
  readonly contact: Units
}

/** The shape of "put this piece somewhere in this region". Answered by a pose. */
export interface Place extends Shape<'place', Pose> {
  readonly shape: 'place'
  readonly piece: Ref
  readonly radius: Units
  readonly region: Region
  readonly tolerance: Tolerance
}

/**
 * The shape of "move this piece along a path within a budget". Answered by the points after `from`, the last one being the end;
 * no points means not moving, which is allowed unless `must`. The swept base may not enter anything in `walls` nor leave the
 * table; it may enter things in `crossings`, which the judgement lists in the order of the path.
 */
export interface Path extends Shape<'path', readonly Point[]> {
  readonly shape: 'path'
  readonly piece: Ref
  readonly radius: Units
  readonly from: Point
  /** The terrain piece on whose top the piece stands at first. */
  readonly fromTop?: Ref
  readonly budget: Units
  readonly straight?: true
  readonly must?: true
  readonly walls: readonly Ref[]
  readonly crossings: readonly Ref[]
  readonly end: Region
  readonly tolerance: Tolerance
}

/** One step of a route. A refused step is shown with its reason and cannot be taken. */
export interface RouteStep {
  readonly to: string
  readonly refused?: Reason
}

/**
 * The shape of "move this piece from station to station" (cubes of a stack, hexes), at most `most` steps, and put it down in the
 * last one. Answered by the stations after `from` and the pose; no steps means putting it elsewhere within `from`, if `ends`
 * contains it. Several stations may end in the same place (a drop): the pointer then selects the first of them in `ends` that can
 * be reached.
 */
export interface Route extends Shape<'route', RouteAnswer> {
  readonly shape: 'route'
  readonly piece: Ref
  readonly radius: Units
  readonly from: string
  readonly most: number
  /** The steps from each station that may be reached. */
  readonly steps: { readonly [station: string]: readonly RouteStep[] }
  /** Where the piece may be put down in each station. A route may not end in a station that is missing here or barred. */
  readonly ends: { readonly [station: string]: Region }
  /** Stations that a route may pass but not end in, with the reasons. */
  readonly barred: { readonly [station: string]: Reason }
  /** Where the pointer selects a station that has no `ends` or in which no route may end: beyond the table's edge, or full. */
  readonly aims?: { readonly [station: string]: { readonly areas: readonly Convex[]; readonly on?: Ref } }
  /** The piece may also stay exactly where it is. */
  readonly stay?: true
  readonly tolerance: Tolerance
}
export interface RouteAnswer {
  readonly stations: readonly string[]
  readonly pose: Pose
}
