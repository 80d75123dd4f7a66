/**
 * What can be told about a sight (VX-LOS) from above, without counting points: most bodies are in plain sight or stand behind a
 * block. Both answers are sure; if there is none, `sight.ts` counts.
 */
import { type Part, stretchNear } from '../../../../geometry/clearance'
import { compareToSegment, cross } from '../../../../geometry/exact'
import { distance } from '../../../../geometry/measure'
import { areApart, boundsOf, cornerAt } from '../../../../geometry/outline'
import type { Convex, Interval, Point, Units } from '../../../../geometry/types'
import { boundsOfThing } from '../../../../table/layout'
import type { Piece, PlacedTerrain, Ref } from '../../../../table/piece'
import { BODIES } from '../profile'
import type { State } from '../state'
import { figureOf, pieceOf } from './figures'

/** Outweighs the rounding of the points of a body. */
const ROUNDING = 10
const WIDEST = Math.max(...Object.values(BODIES).map(({ body }) => body))
const bodyOf = (state: State, ref: Ref) => BODIES[figureOf(state, ref).profile.size]

/** The pieces that may stand between two miniatures: their bodies reach as near to the straight line as the target's does. */
export function piecesBetween(state: State, from: Piece, to: Piece): readonly Piece[] {
  const [a, b] = [from.pose.at, to.pose.at]
  const near = bodyOf(state, to.ref).body + WIDEST + ROUNDING
  return Object.values(state.tabletop.pieces).filter(
    (piece) => piece !== from && piece !== to && compareToSegment(piece.pose.at, a, b, near) <= 0,
  )
}

function terrainBetween({ tabletop }: State, eye: Point, at: Point, near: Units): readonly PlacedTerrain[] {
  const way = boundsOf([eye, at])
  return tabletop.terrain.filter((piece) => !areApart(way, boundsOfThing(tabletop, piece.ref), near))
}

/** Where the columns of points of a body are, as shares of its radius to the left; those tried first are seen most often. */
const COLUMNS = [0.1, -0.9, 0.9, -0.7, 0.7, -0.5, 0.5, -0.3, 0.3, -0.1] as const
/** The height of the highest points, as a share of the body's. */
const HIGHEST = 0.975

/** Whether nothing at all, however low, stands in the lines to a body: then all of it is seen. */
export function isWideOpen(state: State, from: Ref, to: Ref, between: readonly Piece[]): boolean {
  const near = bodyOf(state, to).body + ROUNDING
  return (
    between.length === 0 && terrainBetween(state, pieceOf(state, from).pose.at, pieceOf(state, to).pose.at, near).length === 0
  )
}

/** Whether a body is seen at all, as far as this is plain; `between` are the pieces that may stand between. */
export function isPlainlySeen(state: State, from: Ref, to: Ref, between: readonly Piece[]): boolean | undefined {
  const { at: eye } = pieceOf(state, from).pose
  const { at } = pieceOf(state, to).pose
  const own = bodyOf(state, from)
  const other = bodyOf(state, to)
  const away = distance(eye, at)
  if (away === 0) return undefined
  const top = other.height * HIGHEST
  const lowest = Math.min(own.eye, top) - ROUNDING
  const terrain = terrainBetween(state, eye, at, other.body + ROUNDING).filter(({ height }) => height >= lowest)
  const bodies = between.map(({ ref, pose }) => ({ ...bodyOf(state, ref), at: pose.at })).filter(({ height }) => height >= lowest)
  if (terrain.length === 0 && bodies.length === 0) return true
  const column = (share: number): Point => {
    const off = (share * other.body) / away
    return { x: Math.round(at.x - (at.y - eye.y) * off), y: Math.round(at.y + (at.x - eye.x) * off) }
  }
  // The line to the highest point of a column is the highest of all: what stops it stops the others.
  const lowestOn = ({ from: enters, to: leaves }: Interval) => own.eye + (top - own.eye) * (top < own.eye ? leaves : enters)
  const isOver = (height: Units, stretch: Interval | undefined) => !stretch || lowestOn(stretch) > height + ROUNDING
  const isUnder = (height: Units, stretch: Interval | undefined) => stretch && lowestOn(stretch) < height - ROUNDING
  const isFree = (point: Point) =>
    bodies.every((one) => isOver(one.height, stretchBy(eye, point, { at: one.at, radius: one.body }, ROUNDING))) &&
    terrain.every(({ height, outlines }) => outlines.every((one) => isOver(height, stretchBy(eye, point, one, ROUNDING))))
  if (COLUMNS.some((share) => isFree(column(share)))) return true
  const solid = terrain.filter(isSolid)
  const isHidden = (point: Point) =>
    solid.some(({ height, outlines }) => outlines.some((one) => isUnder(height, stretchIn(eye, point, one)))) ||
    bodies.some((one) => isUnder(one.height, stretchBy(eye, point, { at: one.at, radius: one.body - ROUNDING }, 0)))
  return COLUMNS.every((share) => isHidden(column(share))) ? false : undefined
}

/** Whether a piece stops sight over its whole footprint, from the table up to its height. */
const isSolid = ({ sight = [], height, outlines }: PlacedTerrain): boolean =>
  sight.length === outlines.length && sight.every((part) => 'outline' in part && part.bottom === 0 && part.top === height)

/** Where a straight line is clearly within a convex outline, not just along its border, in shares of its length. */
function stretchIn(from: Point, to: Point, outline: Convex): Interval | undefined {
  let enters = 0
  let leaves = 1
  for (let i = 0; i < outline.length; i++) {
    const a = cornerAt(outline, i)
    const b = cornerAt(outline, i + 1)
    const border = ROUNDING * distance(a, b)
    const before = cross(a, b, from) - border
    const after = cross(a, b, to) - border
    if (before < 0 && after < 0) return undefined
    if (before < 0) enters = Math.max(enters, before / (before - after))
    if (after < 0) leaves = Math.min(leaves, before / (before - after))
  }
  return enters < leaves ? { from: enters, to: leaves } : undefined
}

/** Where a straight line is nearer than `keep` to a part, in shares of its length. */
function stretchBy(from: Point, to: Point, part: Part, keep: Units): Interval | undefined {
  const found = stretchNear(from, to, part, keep)
  const size = distance(from, to)
  return found && { from: found.from / size, to: found.to / size }
}
