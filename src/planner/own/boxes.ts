/** Fits boxes into a mesh's volume, largest first, each where it adds most. For walls, ruins and buildings. */

import { extentOf } from './mesh'
import type { PlacedMesh } from './placing'
import { planesOf, snapped } from './planes'
import type { OwnPart } from './types'
import { at, type Voxels, voxelsOf } from './voxels'

/** A box of voxels: per axis the first index and the index after the last. */
type Block = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]

export interface Proposed {
  readonly parts: readonly OwnPart[]
  /** How far the solids may extend beyond the mesh or fall short of it, in units. */
  readonly error: number
  /** The share of the mesh's volume that no solid covers, 0 ... 1. */
  readonly missed: number
}

/** The largest share of a box that may be empty. */
const AIR = 0.1
/** When less than this share of the whole remains, no further solid is added. */
const REST = 0.02
/** The most voxels from which a box is grown in each round. */
const SEEDS = 160

/** Three-dimensional prefix sums: the sum over any box then takes eight look-ups. */
function sums({ count: [nx, ny, nz] }: Voxels, filled: Uint8Array): (block: Block) => number {
  const [wx, wy] = [nx + 1, ny + 1]
  const all = new Int32Array(wx * wy * (nz + 1))
  for (let z = 1; z <= nz; z++)
    for (let y = 1; y <= ny; y++) {
      let row = 0
      for (let x = 1; x <= nx; x++) {
        row += filled[x - 1 + nx * (y - 1 + ny * (z - 1))] as number
        const here = x + wx * (y + wy * z)
        all[here] = row + (all[here - wx] as number) + (all[here - wx * wy] as number) - (all[here - wx - wx * wy] as number)
      }
    }
  const upTo = (x: number, y: number, z: number) => all[x + wx * (y + wy * z)] as number
  return ([x0, y0, z0, x1, y1, z1]) =>
    upTo(x1, y1, z1) -
    upTo(x0, y1, z1) -
    upTo(x1, y0, z1) -
    upTo(x1, y1, z0) +
    upTo(x0, y0, z1) +
    upTo(x0, y1, z0) +
    upTo(x1, y0, z0) -
    upTo(x0, y0, z0)
}

const volume = ([x0, y0, z0, x1, y1, z1]: Block) => (x1 - x0) * (y1 - y0) * (z1 - z0)
const ORDERS = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 0, 1],
  [0, 2, 1],
  [1, 2, 0],
  [2, 1, 0],
] as const

/** Grows a box from one voxel along one axis after the other while the added layer is filled. */
function grown(voxels: Voxels, filledIn: (block: Block) => number, seed: readonly number[], order: readonly number[]): Block {
  const block = [...seed, ...seed.map((value) => value + 1)] as [number, number, number, number, number, number]
  const isFull = (slice: Block) => filledIn(slice) >= (1 - AIR) * volume(slice)
  for (const axis of order) {
    for (const side of [axis, axis + 3]) {
      for (;;) {
        const slice = [...block] as typeof block
        const edge = block[side] as number
        if (side < 3 ? edge === 0 : edge === voxels.count[axis]) break
        slice[side < 3 ? axis + 3 : axis] = edge
        slice[side] = side < 3 ? edge - 1 : edge + 1
        if (!isFull(slice)) break
        block[side] = slice[side] as number
      }
    }
  }
  return block
}

export function proposeBoxes(mesh: PlacedMesh, most: number): Proposed {
  const voxels = voxelsOf(mesh)
  const filledIn = sums(voxels, voxels.filled)
  const left = voxels.filled.slice()
  const whole = left.reduce((sum, value) => sum + value, 0)
  let rest = whole
  const blocks: Block[] = []
  while (rest > REST * whole && blocks.length < most) {
    const leftIn = sums(voxels, left)
    const seeds: number[] = []
    left.forEach((value, i) => {
      if (value) seeds.push(i)
    })
    const step = Math.max(1, Math.floor(seeds.length / SEEDS))
    let best: Block | undefined
    let gain = 0
    for (let i = Math.floor(step / 2); i < seeds.length; i += step) {
      const place = seeds[i] as number
      const [nx, ny] = voxels.count
      const seed = [place % nx, Math.floor(place / nx) % ny, Math.floor(place / (nx * ny))]
      for (const order of ORDERS) {
        const block = grown(voxels, filledIn, seed, order)
        const won = leftIn(block)
        if (won > gain) [best, gain] = [block, won]
      }
    }
    if (!best || gain < Math.max(1, 0.003 * whole)) break
    const [x0, y0, z0, x1, y1, z1] = best
    for (let z = z0; z < z1; z++) for (let y = y0; y < y1; y++) left.fill(0, at(voxels, x0, y, z), at(voxels, x1, y, z))
    rest -= gain
    blocks.push(best)
  }
  const parts = blocks.map((block) => partOf(block, voxels, mesh)).filter((part) => part !== undefined)
  return { parts, error: Math.ceil(voxels.cell), missed: whole === 0 ? 0 : rest / whole }
}

/** A block in units. Its faces snap to nearby faces of the mesh. */
function partOf(block: Block, { cell, from }: Voxels, mesh: PlacedMesh): OwnPart | undefined {
  const planes = planesFor(mesh)
  const { low, high } = extentOf(mesh.positions)
  const edges = block.map((value, i) => {
    const axis = (i % 3) as 0 | 1 | 2
    const place = snapped(planes, axis, from[axis] + value * cell, 0.8 * cell)
    return Math.min(high[axis], Math.max(low[axis], place))
  })
  const [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0] = edges
  if (x1 <= x0 || y1 <= y0 || z1 <= z0) return undefined
  const outline = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
  return { outline, bottom: z0, top: z1 }
}

const PLANES = new WeakMap<PlacedMesh, ReturnType<typeof planesOf>>()
function planesFor(mesh: PlacedMesh) {
  const known = PLANES.get(mesh) ?? planesOf(mesh)
  PLANES.set(mesh, known)
  return known
}
