/**
 * Compares a picture rendered from an eye point with the engine's verdict on the same sight. Each point is judged by the pixel it
 * falls on. A point with different things within `EDGE` pixels lies on an edge, where a pixel picture is not exact.
 */
import type { Point3 } from '../../../src/geometry/sight'
import { idAt, idsNear, type Picture, projection, type Spot, type View } from './picture'

/** In pixels: half the diagonal of a pixel, plus one for where the edge falls within it. */
export const EDGE = 1.7

export interface Verdict {
  /** x, y and z of each point, one after the other. */
  readonly points: ArrayLike<number>
  /** For each point 0 if it is seen, else 1 + the index of its blocker. */
  readonly hiddenBy: ArrayLike<number>
  readonly blockers: readonly string[]
  /** For each point the blocker nearest to the eye; undefined if the point is seen. */
  readonly first: readonly (string | undefined)[]
  /** The rectangle of the body's face that each point stands for: its size and its horizontal direction. */
  readonly field?: {
    readonly width: number
    readonly height: number
    readonly across: { readonly x: number; readonly y: number }
  }
}

export interface Pictures {
  readonly view: View
  /** The things by their numbers in the pictures, which are 1 + the index in this list. */
  readonly refs: readonly string[]
  readonly target: string
  readonly full: Picture
  /** `alone` shows only the target; `each` shows the target with one blocker, for every blocker. */
  readonly alone: Picture
  readonly each: readonly Picture[]
}

export interface Judged {
  /** How many points were judged by their own pixel (`strict`), and how many lie on an edge. */
  strict: number
  edge: number
  /** How many fields show only the target or nothing of it (`pure`), and how many show both (`mixed`). */
  pure: number
  mixed: number
  readonly wrong: string[]
}

const pointAt = (points: ArrayLike<number>, i: number): Point3 => ({
  x: points[3 * i] ?? 0,
  y: points[3 * i + 1] ?? 0,
  z: points[3 * i + 2] ?? 0,
})

export function judge(verdict: Verdict, pictures: Pictures): Judged {
  const { points, hiddenBy, blockers, first, field } = verdict
  const { view, refs, target, full, each } = pictures
  const judged: Judged = { strict: 0, edge: 0, pure: 0, mixed: 0, wrong: [] }
  const spotOf = projection(view)
  const own = refs.indexOf(target) + 1
  const idOf = (ref: string | undefined) => (ref === undefined ? own : refs.indexOf(ref) + 1)
  const expect = (picture: Picture, spot: Spot, ref: string | undefined, what: string) => {
    const near = idsNear(picture, spot, EDGE)
    if (near.size === 1) judged.strict++
    else judged.edge++
    if (!near.has(idOf(ref)))
      judged.wrong.push(`${what}: ${ref ?? 'the target'} expected, ${[...near].map((id) => refs[id - 1] ?? id)} seen`)
  }
  const of = points.length / 3
  for (let i = 0; i < of; i++) {
    const spot = spotOf(pointAt(points, i))
    const by = blockers[(hiddenBy[i] ?? 0) - 1]
    // The pixel must show the target if the point is seen, else the blocker nearest to the eye.
    expect(full, spot, first[i], `point ${i}`)
    if ((by === undefined) !== (first[i] === undefined)) judged.wrong.push(`point ${i}: seen by one query, hidden by the other`)
    // The blocker named for the point must hide it on its own.
    if (by !== undefined) expect(each[blockers.indexOf(by)] ?? full, spot, by, `point ${i} by its named blocker alone`)
  }
  if (field) judgeFields(verdict, field, pictures, judged)
  return judged
}

function judgeFields(
  { points, hiddenBy }: Verdict,
  { width, height, across }: NonNullable<Verdict['field']>,
  { view, refs, target, full, alone }: Pictures,
  judged: Judged,
): void {
  const own = refs.indexOf(target) + 1
  const spotOf = projection(view)
  const of = points.length / 3
  let [seen, share] = [0, 0]
  const body: [number, number][] = []
  for (let i = 0; i < of; i++) {
    const { x, y, z } = pointAt(points, i)
    const corners = [-1, 1].flatMap((a) =>
      [-1, 1].map((u) =>
        spotOf({ x: x + (across.x * a * width) / 2, y: y + (across.y * a * width) / 2, z: z + (u * height) / 2 }),
      ),
    )
    const [left, right] = [Math.min(...corners.map((one) => one.x)), Math.max(...corners.map((one) => one.x))]
    const [low, high] = [Math.min(...corners.map((one) => one.y)), Math.max(...corners.map((one) => one.y))]
    let [mine, others] = [0, 0]
    for (let row = Math.ceil(low - 0.5); row + 0.5 < high; row++)
      for (let column = Math.ceil(left - 0.5); column + 0.5 < right; column++) {
        if (idAt(alone, column, row) !== own) continue
        body.push([column, row])
        if (idAt(full, column, row) === own) mine++
        else others++
      }
    const isSeen = hiddenBy[i] === 0
    if (isSeen) seen++
    share += mine + others > 0 ? mine / (mine + others) : Number(isSeen)
    if (mine > 0 && others > 0) judged.mixed++
    else {
      judged.pure++
      if (mine + others > 0 && isSeen !== mine > 0)
        judged.wrong.push(`field ${i} shows ${mine > 0 ? 'only' : 'nothing of'} the target`)
    }
  }
  // The visible share of the picture and of the points may differ by no more than the mixed fields.
  if (Math.abs(share - seen) > judged.mixed + 1e-9) judged.wrong.push(`${share} fields in the picture, ${seen} points`)
  // If no point is seen, no visible part may be wider than half a field plus an edge. If all are seen, no hidden part may be.
  const slit = Math.hypot(...sizeOf(spotOf, pointAt(points, 0), width, height)) / 2 + EDGE
  const isMine = ([x, y]: readonly [number, number]) => idAt(full, x, y) === own
  const largest = (kind: boolean) => body.some((at) => isMine(at) === kind && isWideAt(full, alone, own, at, slit, kind))
  if (seen === 0 && largest(true)) judged.wrong.push('nothing is seen, but the picture shows more of the target than a slit')
  if (seen === of && largest(false)) judged.wrong.push('all is seen, but the picture shows more before the target than a slit')
  if (seen > 0 && !body.some(isMine)) judged.wrong.push('something is seen, but no pixel of the target')
  if (seen < of && body.every(isMine)) judged.wrong.push('something is hidden, but no pixel before the target')
}

function sizeOf(spotOf: (at: Point3) => Spot, at: Point3, width: number, height: number): readonly [number, number] {
  const up = spotOf({ ...at, z: at.z + height })
  const low = spotOf(at)
  const tall = Math.hypot(up.x - low.x, up.y - low.y)
  return [(tall * width) / height, tall]
}

/**
 * Whether all pixels within this distance belong to the target's silhouette and are of this kind: visible or, if false, hidden.
 */
function isWideAt(
  full: Picture,
  alone: Picture,
  own: number,
  [x, y]: readonly [number, number],
  within: number,
  kind: boolean,
): boolean {
  for (let row = Math.ceil(y - within); row <= y + within; row++)
    for (let column = Math.ceil(x - within); column <= x + within; column++) {
      if (Math.hypot(column - x, row - y) > within) continue
      if (idAt(alone, column, row) !== own || (idAt(full, column, row) === own) !== kind) return false
    }
  return true
}
