/** Where the bot moves: the best of a few straight paths, by how good the place at the end is. */
import { direction } from '../../../geometry/heading'
import { distance } from '../../../geometry/measure'
import type { Point, Units } from '../../../geometry/types'
import { judgePath } from '../../../table/judge'
import type { Ref } from '../../../table/piece'
import type { MoveKind } from '../rules/events'
import { enemiesOf, figureOf, isMagician, pieceOf, standing } from '../rules/facts/figures'
import { movePath, towards, whyNotWay } from '../rules/facts/moves'
import type { State } from '../rules/state'

/** The distance that shooters and magicians try to keep from enemies. */
const APART: Units = 16_000

/** Whether a miniature should avoid melee: shooters and magicians. */
export const isShy = (state: State, ref: Ref): boolean => {
  const figure = figureOf(state, ref)
  return isMagician(figure) || figure.profile.shot !== undefined
}

const nearest = (from: Point, places: readonly Point[]): number =>
  places.reduce((best, place) => Math.min(best, distance(from, place)), Number.POSITIVE_INFINITY)

/** Rates places for a miniature: higher is better, and a centimetre counts about 1. */
function goodnessFor(state: State, ref: Ref): (at: Point) => number {
  const enemies = enemiesOf(state, ref).map((enemy) => pieceOf(state, enemy).pose.at)
  const friends = standing(state, figureOf(state, ref).seat)
    .filter((other) => other !== ref && !isShy(state, other))
    .map((friend) => pieceOf(state, friend).pose.at)
  const isOneShy = isShy(state, ref)
  return (at) => {
    const enemy = nearest(at, enemies)
    const towardsAnchor = state.anchors.length > 0 ? Math.min(nearest(at, state.anchors), 40_000) : 0
    if (!isOneShy) return -(Math.min(enemy, 60_000) + towardsAnchor / 2) / 1000
    const danger = Math.max(0, APART - enemy) * 2
    const afar = Math.max(0, enemy - 20_000)
    const alone = friends.length > 0 ? Math.min(nearest(at, friends), 20_000) / 4 : 0
    return -(danger + afar + towardsAnchor / 2 + alone) / 1000
  }
}

const DIRECTIONS = Array.from({ length: 24 }, (_, at) => direction(15 * at))

/** Ends of paths to consider: 24 directions at three lengths and, for a fighter that may touch, contact with each enemy. */
function ends(state: State, ref: Ref, far: Units, mayTouch: boolean): readonly Point[] {
  const { pose, radius } = pieceOf(state, ref)
  const around = DIRECTIONS.flatMap(({ x, y }) =>
    [1, 0.6, 0.3].map((share) => ({
      x: Math.round(pose.at.x + x * far * share * 0.999),
      y: Math.round(pose.at.y + y * far * share * 0.999),
    })),
  )
  if (!mayTouch || isShy(state, ref)) return around
  const touching = enemiesOf(state, ref).map((enemy) => {
    const piece = pieceOf(state, enemy)
    return towards(piece.pose.at, pose.at, piece.radius + radius)
  })
  return [...touching, ...around]
}

export interface Way {
  readonly path: readonly Point[]
  /** How much better the end is than the start. */
  readonly gain: number
}

/** The best path for this kind of movement that gains more than this; undefined if none that does is legal. */
export function bestWay(state: State, ref: Ref, how: MoveKind, least = Number.NEGATIVE_INFINITY): Way | undefined {
  const choice = movePath(state, ref, how)
  const goodness = goodnessFor(state, ref)
  const here = goodness(choice.from)
  // The best end comes first, because judging a path takes far longer than rating its end.
  const ranked = ends(state, ref, choice.budget, how === 'walk' || how === 'forced')
    .map((end) => ({ path: [end], gain: goodness(end) - here }))
    .filter(({ gain }) => gain > least)
    .sort((one, other) => other.gain - one.gain)
  return ranked.find(({ path }) => judgePath(choice, path, state.tabletop).verdict.allowed && !whyNotWay(state, ref, how, path))
}
