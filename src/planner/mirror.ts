/** A table's symmetry: the image of a pose, and how a piece is turned there. Applying it twice changes nothing. */
import { turn } from '../geometry/heading'
import { boundsOf, isInside } from '../geometry/outline'
import type { Convex, Point } from '../geometry/types'
import type { TerrainKind } from '../table/piece'
import type { LayoutDocument, LayoutSymmetry } from './document'
import { kindIn } from './kinds'

type Size = LayoutDocument['size']
type Real = Exclude<LayoutSymmetry, 'none'>

export const normal = (heading: number): number => ((Math.round(heading) % 360) + 360) % 360

/** The image of a place. */
export const mirroredPoint = ({ width, depth }: Size, symmetry: Real, { x, y }: Point): Point => ({
  x: symmetry === 'near-far' ? x : width - x,
  y: symmetry === 'left-right' ? y : depth - y,
})

/** The image of an outline, again counter-clockwise. */
export function mirroredOutline(size: Size, symmetry: Real, outline: Convex): Convex {
  const corners = outline.map((corner) => mirroredPoint(size, symmetry, corner))
  return symmetry === 'turned' ? corners : corners.reverse()
}

/** Samples per side of the grid on which a kind is compared with its image. */
const SAMPLES = 24
const QUARTERS = [0, 90, 180, 270] as const
const KNOWN = new WeakMap<TerrainKind, Map<Real, { readonly offset: number; readonly isExact: boolean }>>()

/**
 * How far a kind must be turned, after its heading was reversed, to look like its mirror image: the quarter turn that fits best.
 * `isExact` is false for a kind whose shape has no symmetry of its own.
 */
export function mirrorTurn(kind: TerrainKind, symmetry: Real): { readonly offset: number; readonly isExact: boolean } {
  if (symmetry === 'turned') return { offset: 180, isExact: true }
  const known = KNOWN.get(kind)?.get(symmetry)
  if (known) return known
  const { minX, minY, maxX, maxY } = boundsOf(kind.parts.flatMap(({ outline }) => outline))
  const reach = Math.max(-minX, -minY, maxX, maxY)
  const heightAt = (at: Point) =>
    kind.parts.reduce((top, part) => (isInside(at, part.outline) ? Math.max(top, part.top) : top), 0)
  const steps = Array.from({ length: SAMPLES }, (_, i) => Math.round((reach * (2 * i + 1 - SAMPLES)) / SAMPLES))
  const grid = steps.flatMap((x) => steps.map((y) => ({ x, y })))
  const flip = ({ x, y }: Point): Point => (symmetry === 'left-right' ? { x: -x, y } : { x, y: -y })
  const misses = QUARTERS.map((quarter) =>
    grid.reduce((sum, at) => sum + (heightAt(flip(at)) === heightAt(turn(at, -quarter)) ? 0 : 1), 0),
  )
  const least = Math.min(...misses)
  const found = { offset: QUARTERS[misses.indexOf(least)] ?? 0, isExact: least === 0 }
  const all = KNOWN.get(kind) ?? new Map()
  KNOWN.set(kind, all.set(symmetry, found))
  return found
}

/** The pose of a piece's twin. */
export function mirroredPose(
  document: Pick<LayoutDocument, 'size' | 'own'>,
  symmetry: Real,
  { kind, at, heading }: { readonly kind: string; readonly at: Point; readonly heading: number },
): { readonly at: Point; readonly heading: number } {
  const { offset } = mirrorTurn(kindIn(document, kind), symmetry)
  const sense = symmetry === 'turned' ? heading : -heading
  return { at: mirroredPoint(document.size, symmetry, at), heading: normal(sense + offset) }
}
