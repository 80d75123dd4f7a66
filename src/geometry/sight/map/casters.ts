/**
 * The parts of a scene that can cast a shadow between two heights, as flat arrays for the map kernel. Units as in `../types.ts`,
 * but x is also given in columns of the lattice: column 0 is the point of the first cell.
 */
import { BOUNDS, BOX, CYLINDER, FREE, MESH, maskOf, type Parts, POLYHEDRON, PRISM, ROUND_SHEET, SHEET, STRIDE } from '../parts'
import type { Scene } from '../scene'
import type { Among, Solid } from '../types'
import type { Lattice } from './lattice'
import { type MeshCaster, meshCaster } from './mesh-caster'

/** How the section of a caster is computed. */
export const VOLUME = 0
export const UPRIGHT = 1
export const LEVEL = 2
export const ROUND = 3
export const ROUND_LEVEL = 4
export const HULL = 5
export const SKIN = 6

export interface Casters {
  readonly count: number
  /** The part's index in the scene. */
  readonly id: Int32Array
  readonly kind: Uint8Array
  /** The shares of the way from eye to target between which its heights lie: integers over `Heights.over`, 0 ... over. */
  readonly from: Float64Array
  readonly to: Float64Array
  readonly minY: Float64Array
  readonly maxY: Float64Array
  /** Index of a caster's first corner, and number of corners. For round casters: the centre, then the radius as the next x. */
  readonly first: Int32Array
  readonly corners: Int32Array
  /** Corners along x in columns and in units, and along y in units. */
  readonly column: Float64Array
  readonly x: Float64Array
  readonly y: Float64Array
  /** The edges of hulls and meshes, by caster index. */
  readonly bodies: readonly (MeshCaster | undefined)[]
  readonly parts: Parts
}

/** The two heights of a map, and the integer denominator for shares of the way. */
export interface Heights {
  readonly eye: number
  readonly target: number
  readonly over: number
}

export const heightsOf = (eye: number, target: number): Heights => ({ eye, target, over: Math.max(1, Math.abs(target - eye)) })

const KINDS: { readonly [kind: number]: number } = {
  [PRISM]: VOLUME,
  [BOX]: VOLUME,
  [CYLINDER]: ROUND,
  [ROUND_SHEET]: ROUND_LEVEL,
  [POLYHEDRON]: HULL,
  [MESH]: SKIN,
}

/**
 * The shares of the way between which a sight line is at the heights of a part; undefined if it never is: strictly between bottom
 * and top for volumes, limits included for sheets. Exact.
 */
const sharesOf = (kind: number, bottom: number, top: number, { eye, target, over }: Heights) => {
  if (eye === target) {
    const isClosed = kind === UPRIGHT || kind === SKIN
    const isThere = isClosed ? bottom <= eye && eye <= top : bottom < eye && eye < top
    return isThere ? { from: 0, to: over } : undefined
  }
  const near = eye < target ? bottom - eye : eye - top
  const far = eye < target ? top - eye : eye - bottom
  const [from, to] = [Math.max(0, near), Math.min(over, far)]
  if (kind === LEVEL || kind === ROUND_LEVEL) return near > 0 && near < over ? { from, to } : undefined
  if (kind === UPRIGHT || kind === SKIN) return near < over && far > 0 ? { from, to } : undefined
  return from < to ? { from, to } : undefined
}

interface Found {
  readonly id: number
  readonly kind: number
  readonly from: number
  readonly to: number
  readonly corners: readonly { readonly x: number; readonly y: number }[]
  readonly body?: MeshCaster
}

const cornersOf = (solid: Solid): Found['corners'] => {
  if (solid.type === 'prism') return solid.outline
  if (solid.type === 'cylinder') return [solid.at, { x: solid.at.x + solid.radius, y: solid.at.y }]
  return []
}

/** The casters of a scene for two heights, wide ones first. `only` restricts them to some pieces. */
export const castersOf = (
  scene: Scene,
  lattice: Lattice,
  heights: Heights,
  { layers, except }: Among,
  only?: readonly string[],
): Casters => {
  const { parts, pieces } = scene
  const mask = maskOf(layers)
  const skipped = new Set(except)
  const wanted = only ? new Set(only) : undefined
  const found: Found[] = []
  for (const piece of pieces.values()) {
    if (skipped.has(piece.ref) || (wanted && !wanted.has(piece.ref))) continue
    piece.parts.forEach((id, i) => {
      const solid = piece.solids[i]
      if (!solid || ((parts.layer[id] as number) & mask) === 0 || parts.kind[id] === FREE) return
      const sheet = (parts.numbers[(parts.first[id] as number) * STRIDE + 2] as number) !== 0 ? LEVEL : UPRIGHT
      const kind = parts.kind[id] === SHEET ? sheet : (KINDS[parts.kind[id] as number] as number)
      const shares = sharesOf(kind, parts.bounds[id * BOUNDS + 2] as number, parts.bounds[id * BOUNDS + 5] as number, heights)
      if (!shares) return
      const body = kind === SKIN || kind === HULL ? meshCaster(solid, lattice, heights) : undefined
      found.push({ id, kind, ...shares, corners: cornersOf(solid), ...(body ? { body } : {}) })
    })
  }
  // Wide ones hide most, and hulls and meshes take longest to cut. Late casters often find that everything they could hide is
  // hidden.
  const width = (id: number) => (parts.bounds[id * BOUNDS + 3] as number) - (parts.bounds[id * BOUNDS] as number)
  found.sort(
    (a, b) =>
      Number(a.kind >= HULL) - Number(b.kind >= HULL) ||
      width(b.id) * (b.to - b.from) - width(a.id) * (a.to - a.from) ||
      a.id - b.id,
  )
  const all = found.flatMap(({ corners }) => corners)
  let at = 0
  const first = found.map(({ corners }) => {
    at += corners.length
    return at - corners.length
  })
  return {
    count: found.length,
    id: Int32Array.from(found, ({ id }) => id),
    kind: Uint8Array.from(found, ({ kind }) => kind),
    from: Float64Array.from(found, ({ from }) => from),
    to: Float64Array.from(found, ({ to }) => to),
    minY: Float64Array.from(found, ({ id }) => parts.bounds[id * BOUNDS + 1] as number),
    maxY: Float64Array.from(found, ({ id }) => parts.bounds[id * BOUNDS + 4] as number),
    first: Int32Array.from(first),
    corners: Int32Array.from(found, ({ corners }) => corners.length),
    column: Float64Array.from(all, ({ x }) => (x - lattice.half) / lattice.cell),
    x: Float64Array.from(all, ({ x }) => x),
    y: Float64Array.from(all, ({ y }) => y),
    bodies: found.map(({ body }) => body),
    parts,
  }
}
