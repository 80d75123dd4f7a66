/** The shapes of a sight: marks on the points of a body, and the segments of a dashed line. Scene space; pure. */
import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Spot } from '../space'

/** One point of a body: a filled square if seen, a cross if hidden. */
export interface MarkShape {
  readonly at: Spot
  readonly isSeen: boolean
}

/** The size of the field that each mark stands for, in inches, and the unit vector of its width. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly across: { readonly x: number; readonly z: number }
}

/** One shape per type of mark, as the types differ in colour. */
export function markShapes(
  marks: readonly MarkShape[],
  field: Field,
): { seen: BufferGeometry; hidden: BufferGeometry; ground: BufferGeometry } {
  const { width, height, across } = field
  const [seen, hidden, ground] = [collector(), collector(), collector()]
  for (const { at, isSeen } of marks) {
    /** A corner of the field: -1 to 1 across and up. */
    const corner = (a: number, u: number): Spot => ({
      x: at.x + (across.x * a * width) / 2,
      y: at.y + (u * height) / 2,
      z: at.z + (across.z * a * width) / 2,
    })
    ground.quad(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
    if (isSeen) {
      seen.quad(corner(-0.8, -0.8), corner(0.8, -0.8), corner(0.8, 0.8), corner(-0.8, 0.8))
      continue
    }
    // Two bars along the diagonals.
    for (const way of [1, -1])
      hidden.quad(corner(-0.9, -0.9 * way), corner(-0.55, -0.9 * way), corner(0.9, 0.9 * way), corner(0.55, 0.9 * way))
  }
  return { seen: seen.made(), hidden: hidden.made(), ground: ground.made() }
}

function collector() {
  const positions: number[] = []
  const indices: number[] = []
  return {
    quad(...corners: readonly [Spot, Spot, Spot, Spot]) {
      const start = positions.length / 3
      for (const { x, y, z } of corners) positions.push(x, y, z)
      indices.push(start, start + 1, start + 2, start, start + 2, start + 3)
    },
    made(): BufferGeometry {
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
      geometry.setIndex(indices)
      return geometry
    },
  }
}

/** Length of a dash and of the gap after it. Inches. */
const [STROKE, GAP] = [0.3, 0.26]

/** The segments of a line: solid up to a share of its length, dashed beyond. */
export function strokes(from: Spot, to: Spot, whole: number): readonly (readonly [Spot, Spot])[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  if (length < 1e-6) return []
  const at = (along: number): Spot => ({
    x: from.x + ((to.x - from.x) * along) / length,
    y: from.y + ((to.y - from.y) * along) / length,
    z: from.z + ((to.z - from.z) * along) / length,
  })
  const found: (readonly [Spot, Spot])[] = whole > 0 ? [[from, at(length * whole)]] : []
  for (let along = length * whole + (whole > 0 ? GAP : 0); along < length; along += STROKE + GAP)
    found.push([at(along), at(Math.min(length, along + STROKE))])
  return found
}
