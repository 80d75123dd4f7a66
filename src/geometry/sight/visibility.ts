/**
 * How much of a body is seen from an eye: the number of points seen out of all its points, and what hides the others. Units as in
 * `types.ts`.
 */
import type { Units } from '../types'
import { type Asking, ask } from './asking'
import { partsBetween } from './between'
import { admitPlace } from './door'
import { firstBlocker } from './first'
import { hideBy } from './hiding'
import { shareOf } from './meets'
import type { Samples } from './miniature'
import { MESH } from './parts'
import type { Scene } from './scene'
import { FREE_WAY } from './share'
import { anyBlocker } from './trace'
import type { Among, Blocker, Layer, Point3 } from './types'

/** How much of a body is seen. */
export interface Sighting {
  readonly seen: number
  readonly of: number
  /**
   * What hides points, roughly from near to far; each hides at least one point that the earlier ones leave. A blocker that hides
   * all points by itself is the only one listed.
   */
  readonly blockers: readonly string[]
  /** For each sample 0 if it is seen, else 1 + the number of its blocker in `blockers`. */
  readonly hiddenBy: Uint8Array | Uint16Array
}

/** The result for one segment, with its blocker. */
export type SegmentSight = { readonly isSeen: true } | { readonly isSeen: false; readonly blocker: Blocker }

/**
 * Whether one place sees another, and if not, what blocks first. Both directions give the same result, but the first blocker may
 * differ.
 */
export const segment = (scene: Scene, from: Point3, to: Point3, among: Among = {}): SegmentSight => {
  admitPlace(from, 'from')
  admitPlace(to, 'to')
  const id = firstBlocker(ask(scene, among), from.x, from.y, from.z, to.x, to.y, to.z)
  if (id < 0) return { isSeen: true }
  const share = scene.asked.share[0] as number
  const at = (a: number, b: number) => Math.round(a + (b - a) * share) + 0
  const piece = scene.numbered[scene.parts.piece[id] as number]
  if (!piece) throw new Error('a part of a scene belongs to a piece')
  return {
    isSeen: false,
    blocker: {
      ref: piece.ref,
      solid: scene.parts.solid[id] as number,
      share,
      at: { x: at(from.x, to.x), y: at(from.y, to.y), z: at(from.z, to.z) },
    },
  }
}

/**
 * Whether one part hides everything by itself. The shadow of a convex solid is convex, so hiding all corners around the body
 * suffices.
 */
const hidesAll = ({ parts }: Scene, id: number, eye: Point3, around: readonly Point3[]): boolean => {
  if (parts.kind[id] === MESH) return false
  for (const { x, y, z } of around) if (shareOf(parts, id, eye.x, eye.y, eye.z, x, y, z, true) === FREE_WAY) return false
  return true
}

const refOf = (scene: Scene, id: number): string => scene.numbered[scene.parts.piece[id] as number]?.ref ?? ''

const unseen = (of: number, ref: string): Counted => ({
  seen: 0,
  of,
  blockers: [ref],
  hiddenBy: numbersFor(of).fill(1),
  between: [],
})

const numbersFor = (of: number): Uint8Array | Uint16Array => (of < 255 ? new Uint8Array(of) : new Uint16Array(of))

/** A sighting with the parts that may stand between eye and body; none if one part hides the whole body. */
export interface Counted extends Sighting {
  readonly between: readonly number[]
}

/** Counts the points that are seen: first looks for one part that hides them all, then tests every part point by point. */
const count = (asking: Asking, eye: Point3, { of, columns = of, points, around }: Samples): Counted => {
  const { scene } = asking
  const { parts } = scene
  const [a, b] = [around[0] ?? eye, around[around.length - 1] ?? eye]
  const middle = (p: number, q: number) => Math.round((p + q) / 2)
  const one = anyBlocker(asking, eye.x, eye.y, eye.z, middle(a.x, b.x), middle(a.y, b.y), middle(a.z, b.z))
  if (one >= 0 && hidesAll(scene, one, eye, around)) return unseen(of, refOf(scene, one))
  const between = partsBetween(asking, eye, around)
  for (const id of between) if (hidesAll(scene, id, eye, around)) return unseen(of, refOf(scene, id))
  const hiddenBy = numbersFor(of)
  const blockers: string[] = []
  let seen = of
  const at = between.length > 0 ? points() : new Int32Array(0)
  const hiding = { at, columns, hiddenBy, into: new Float64Array(columns), out: new Float64Array(columns) }
  for (const id of between) {
    const ref = refOf(scene, id)
    const known = blockers.indexOf(ref)
    const hidden = hideBy(parts, id, eye, hiding, known < 0 ? blockers.length + 1 : known + 1)
    if (hidden > 0 && known < 0) blockers.push(ref)
    seen -= hidden
    if (seen === 0) break
  }
  return { seen, of, blockers, hiddenBy, between }
}

/** As `pointsSeen`, for queries that go on to test what may stand between. */
export const pointsCounted = (scene: Scene, eye: Point3, samples: Samples, among: Among): Counted => {
  admitPlace(eye, 'eye')
  for (const corner of samples.around) admitPlace(corner, 'target')
  return count(ask(scene, among), eye, samples)
}

/** How many of a body's points are seen from an eye. */
export const pointsSeen = (scene: Scene, eye: Point3, samples: Samples, among: Among = {}): Sighting => {
  const { between: _between, ...sighting } = pointsCounted(scene, eye, samples, among)
  return sighting
}

/** How much of a body is seen; some games distinguish half. */
export const SHARES = ['at-least-half', 'less-than-half', 'none'] as const
export type SharesSeen = (typeof SHARES)[number]

export const shareSeen = ({ seen, of }: Sighting): SharesSeen =>
  seen === 0 ? 'none' : 2 * seen >= of ? 'at-least-half' : 'less-than-half'

/** Points of a body at one height, and how many of them are seen. */
export interface RowSeen {
  readonly z: Units
  readonly seen: number
  readonly of: number
}

/** Which part of a body is seen: its points by height, from low to high. */
export const rowsSeen = ({ hiddenBy }: Sighting, samples: Samples): readonly RowSeen[] => {
  const at = samples.points()
  const rows = new Map<Units, { z: Units; seen: number; of: number }>()
  for (let i = 0; i < samples.of; i++) {
    const z = at[3 * i + 2] as number
    const row = rows.get(z) ?? { z, seen: 0, of: 0 }
    row.of += 1
    if (hiddenBy[i] === 0) row.seen += 1
    rows.set(z, row)
  }
  return [...rows.values()].sort((a, b) => a.z - b.z)
}

/** Layers that block the sight of a target, and layers that only make it unclear. */
export interface ClearnessQuestion {
  readonly blocking: readonly Layer[]
  readonly spoiling: readonly Layer[]
  readonly except?: readonly string[]
}

/** Whether a target is not seen at all, seen in part, or seen clearly including its base. */
export interface EyeToTarget {
  readonly verdict: 'hidden' | 'seen' | 'clear'
  /** The sighting with only the blocking layers. */
  readonly sighting: Sighting
  /** What makes the sight unclear without blocking it, roughly from near to far. */
  readonly spoilers: readonly string[]
}

/** Eye to target: 'seen' if any sample is seen, 'clear' if all are and nothing in a spoiling layer is in the way of any. */
export const eyeToTarget = (
  scene: Scene,
  eye: Point3,
  samples: Samples,
  { blocking, spoiling, except = [] }: ClearnessQuestion,
): EyeToTarget => {
  const sighting = pointsSeen(scene, eye, samples, { layers: blocking, except })
  if (sighting.seen === 0) return { verdict: 'hidden', sighting, spoilers: [] }
  const spoilers = pointsSeen(scene, eye, samples, { layers: spoiling, except }).blockers
  return { verdict: sighting.seen === sighting.of && spoilers.length === 0 ? 'clear' : 'seen', sighting, spoilers }
}
