/**
 * A mesh as a tree of boxes over its triangles. Units and axes as in `types.ts`. The triangle test gives neighbours the same
 * number with opposite signs for their shared edge, so that no segment slips between them (Woop, Benthin, Wald: Watertight
 * Ray/Triangle Intersection, 2013).
 */
import type { Mesh } from './types'

/** Numbers per triangle: its plane (normal, distance times the normal's length), then its three corners. */
const TRIANGLE = 13
const NODE = 6
const LEAF = 4

export interface MeshTree {
  /** Least x, y, z, greatest x, y, z. */
  readonly bounds: readonly number[]
  readonly triangles: Float64Array
  /** The boxes of the nodes in depth-first order: the near child directly follows its parent. */
  readonly boxes: Float64Array
  /** For an inner node the index of its far child, for a leaf -1 - its first triangle. */
  readonly next: Int32Array
  /** The number of triangles of a leaf; 0 for an inner node. */
  readonly size: Int32Array
  /** Scratch space for the nodes that a traversal postpones: one per level. */
  readonly aside: Int32Array
}

type Triangle = readonly number[]

/** The least and greatest coordinates of triangles' corners along the three axes. */
const boxOf = (triangles: readonly Triangle[]): number[] => {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  for (const triangle of triangles) {
    for (let i = 4; i < TRIANGLE; i++) {
      const value = triangle[i] ?? 0
      const axis = (i - 4) % 3
      if (value < (box[axis] ?? 0)) box[axis] = value
      if (value > (box[axis + 3] ?? 0)) box[axis + 3] = value
    }
  }
  return box
}

const trianglesOf = ({ corners, triangles }: Mesh): readonly Triangle[] => {
  const at = (i: number, axis: number) => corners[(triangles[i] ?? 0) * 3 + axis] ?? 0
  const result: Triangle[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const [ax, ay, az] = [at(i, 0), at(i, 1), at(i, 2)]
    const [bx, by, bz] = [at(i + 1, 0), at(i + 1, 1), at(i + 1, 2)]
    const [cx, cy, cz] = [at(i + 2, 0), at(i + 2, 1), at(i + 2, 2)]
    const x = (by - ay) * (cz - az) - (bz - az) * (cy - ay)
    const y = (bz - az) * (cx - ax) - (bx - ax) * (cz - az)
    const z = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    // Triangles without an area block nothing and are dropped.
    if (x !== 0 || y !== 0 || z !== 0) result.push([x, y, z, x * ax + y * ay + z * az, ax, ay, az, bx, by, bz, cx, cy, cz])
  }
  return result
}

/** Builds the tree: boxes are split at the median triangle along their longest side. */
export const meshTree = (mesh: Mesh): MeshTree => {
  const boxes: number[] = []
  const next: number[] = []
  const size: number[] = []
  const sorted: Triangle[] = []
  const grow = (triangles: readonly Triangle[]): void => {
    const id = next.length
    const box = boxOf(triangles)
    boxes.push(...box)
    if (triangles.length <= LEAF) {
      next.push(-1 - sorted.length)
      size.push(triangles.length)
      sorted.push(...triangles)
      return
    }
    next.push(0)
    size.push(0)
    const side = (axis: number) => (box[axis + 3] ?? 0) - (box[axis] ?? 0)
    const axis = side(0) >= side(1) && side(0) >= side(2) ? 0 : side(1) >= side(2) ? 1 : 2
    const middle = (triangle: Triangle) => (triangle[4 + axis] ?? 0) + (triangle[7 + axis] ?? 0) + (triangle[10 + axis] ?? 0)
    const order = [...triangles].sort((a, b) => middle(a) - middle(b))
    const half = order.length >> 1
    grow(order.slice(0, half))
    next[id] = next.length
    grow(order.slice(half))
  }
  const triangles = trianglesOf(mesh)
  if (triangles.length > 0) grow(triangles)
  return {
    bounds: triangles.length > 0 ? boxOf(triangles) : [0, 0, 0, 0, 0, 0],
    triangles: new Float64Array(sorted.flat()),
    boxes: new Float64Array(boxes),
    next: new Int32Array(next),
    size: new Int32Array(size),
    aside: new Int32Array(64),
  }
}

/** Whether a segment may meet a box before a share of its length. May return true although it does not. */
const mayMeet = (
  boxes: Float64Array,
  node: number,
  ax: number,
  ay: number,
  az: number,
  ix: number,
  iy: number,
  iz: number,
  most: number,
): boolean => {
  const at = node * NODE
  // A margin around the box outweighs the error of the division; it also avoids 0 * Infinity for integer coordinates.
  const x0 = ((boxes[at] as number) - 0.5 - ax) * ix
  const x1 = ((boxes[at + 3] as number) + 0.5 - ax) * ix
  const y0 = ((boxes[at + 1] as number) - 0.5 - ay) * iy
  const y1 = ((boxes[at + 4] as number) + 0.5 - ay) * iy
  const z0 = ((boxes[at + 2] as number) - 0.5 - az) * iz
  const z1 = ((boxes[at + 5] as number) + 0.5 - az) * iz
  const from = Math.max(0, Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1))
  const to = Math.min(most, Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1))
  return from <= to
}

/** Where a segment passes through one triangle, as a share of its length; 2 if it does not. */
const throughTriangle = (
  t: Float64Array,
  i: number,
  ax: number,
  ay: number,
  az: number,
  dx: number,
  dy: number,
  dz: number,
): number => {
  const nx = t[i] as number
  const ny = t[i + 1] as number
  const nz = t[i + 2] as number
  const before = nx * ax + ny * ay + nz * az - (t[i + 3] as number)
  const after = nx * (ax + dx) + ny * (ay + dy) + nz * (az + dz) - (t[i + 3] as number)
  if (!((before < 0 && after > 0) || (before > 0 && after < 0))) return 2
  const px = (t[i + 4] as number) - ax
  const py = (t[i + 5] as number) - ay
  const pz = (t[i + 6] as number) - az
  const qx = (t[i + 7] as number) - ax
  const qy = (t[i + 8] as number) - ay
  const qz = (t[i + 9] as number) - az
  const rx = (t[i + 10] as number) - ax
  const ry = (t[i + 11] as number) - ay
  const rz = (t[i + 12] as number) - az
  const u = dx * (py * qz - pz * qy) + dy * (pz * qx - px * qz) + dz * (px * qy - py * qx)
  const v = dx * (qy * rz - qz * ry) + dy * (qz * rx - qx * rz) + dz * (qx * ry - qy * rx)
  const w = dx * (ry * pz - rz * py) + dy * (rz * px - rx * pz) + dz * (rx * py - ry * px)
  if ((u < 0 || v < 0 || w < 0) && (u > 0 || v > 0 || w > 0)) return 2
  return before / (before - after)
}

/**
 * Where a segment from `a` by `d` first passes through the mesh before the share `most`, or through any triangle if that is
 * enough; 2 if nowhere.
 */
export const throughMesh = (
  tree: MeshTree,
  ax: number,
  ay: number,
  az: number,
  dx: number,
  dy: number,
  dz: number,
  most: number,
  isAnyEnough: boolean,
): number => {
  const { boxes, next, size, triangles, aside } = tree
  const ix = 1 / dx
  const iy = 1 / dy
  const iz = 1 / dz
  let best = 2
  let limit = most
  // Nodes are visited in their order; only far children are postponed, at most one per level.
  let waiting = 0
  let node = next.length > 0 ? 0 : -1
  while (node >= 0) {
    let onward = -1
    if (mayMeet(boxes, node, ax, ay, az, ix, iy, iz, limit)) {
      const to = next[node] as number
      if (to >= 0) {
        aside[waiting++] = to
        onward = node + 1
      } else {
        const first = -1 - to
        for (let i = first; i < first + (size[node] as number); i++) {
          const share = throughTriangle(triangles, i * TRIANGLE, ax, ay, az, dx, dy, dz)
          if (share > limit || share >= best) continue
          if (isAnyEnough) return share
          best = share
          limit = share
        }
      }
    }
    node = onward >= 0 ? onward : waiting > 0 ? (aside[--waiting] as number) : -1
  }
  return best
}
