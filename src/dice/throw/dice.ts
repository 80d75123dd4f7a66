/**
 * Kinds of dice as data. Dice space: one unit is the edge of a six-sided die, y is up, the felt is y = 0, the tray is centred on
 * the origin and the thrower's hand is at +z.
 */

export type Vector = readonly [x: number, y: number, z: number]
/** A rotation as a unit quaternion. */
export type Rotation = readonly [x: number, y: number, z: number, w: number]

export const dieKinds = ['d6', 'd8'] as const
export type DieKindName = (typeof dieKinds)[number]

/** The solid of a die: the collision shape, which also encloses the drawn one. */
export type DieSolid =
  | { readonly type: 'cuboid'; readonly half: number; readonly rounding: number }
  | { readonly type: 'octahedron'; readonly reach: number; readonly rounding: number }

export interface DieKind {
  readonly name: DieKindName
  readonly solid: DieSolid
  /** One outward unit normal per physical face; their order defines the face indices. */
  readonly normals: readonly Vector[]
  /** Height of the centre above the felt when a face lies flat on it. */
  readonly rest: number
}

const third = 1 / Math.sqrt(3)
const reach = 0.86

const kinds: { readonly [Name in DieKindName]: DieKind } = {
  d6: {
    name: 'd6',
    solid: { type: 'cuboid', half: 0.5, rounding: 0.12 },
    normals: [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ],
    rest: 0.5,
  },
  d8: {
    name: 'd8',
    solid: { type: 'octahedron', reach, rounding: 0.07 },
    normals: [
      [third, third, third],
      [-third, third, third],
      [third, third, -third],
      [-third, third, -third],
      [third, -third, third],
      [-third, -third, third],
      [third, -third, -third],
      [-third, -third, -third],
    ],
    rest: reach * third,
  },
}

/** A die to throw: the names on its faces, which may repeat. Six names make a six-sided die, eight an eight-sided one. */
export interface Die {
  readonly faces: readonly string[]
}

export function dieKind(name: DieKindName): DieKind {
  return kinds[name]
}

/** The kind that has this many faces; undefined if there is none. */
export function kindWithFaces(count: number): DieKind | undefined {
  return dieKinds.map(dieKind).find((kind) => kind.normals.length === count)
}

/** The physical face that is uppermost under this rotation, and the cosine of its tilt from level. */
export function uppermost(kind: DieKind, [x, y, z, w]: Rotation): { readonly face: number; readonly level: number } {
  const upX = 2 * (x * y + w * z)
  const upY = 1 - 2 * (x * x + z * z)
  const upZ = 2 * (y * z - w * x)
  let face = 0
  let level = -2
  kind.normals.forEach(([nx, ny, nz], index) => {
    const height = upX * nx + upY * ny + upZ * nz
    if (height > level) {
      face = index
      level = height
    }
  })
  return { face, level }
}
