/** The geometries of dice: rounded solids inside the collision shape, with a place for a mark on every face. Dice space. */
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { type DieKind, type DieKindName, type DieSolid, dieKind } from '../throw/dice'

/** Half the side, in die edges, of the square into which a face's mark is drawn. */
const markReach: { readonly [Name in DieKindName]: number } = { d6: 0.42, d8: 0.33 }
const made = new Map<DieKindName, BufferGeometry>()

/**
 * The geometry of a die, cached and shared, so never dispose of it. In addition to position and normal it has the attributes
 * `face` (index of the physical face) and `spot` (where on that face: -1 to 1 inside the mark's square).
 */
export function dieGeometry(name: DieKindName): BufferGeometry {
  const known = made.get(name)
  if (known !== undefined) return known
  const geometry = roundedSolid(dieKind(name), markReach[name])
  made.set(name, geometry)
  return geometry
}

function roundedSolid({ solid, normals }: DieKind, reach: number): BufferGeometry {
  const positions: number[] = []
  const directions: number[] = []
  const faces: number[] = []
  const spots: number[] = []
  const indices: number[] = []
  normals.forEach(([x, y, z], face) => {
    const normal = new Vector3(x, y, z)
    const up = upOn(normal, solid)
    const right = up.clone().cross(normal)
    const { points, triangles } = faceGrid(solid, normal, right, up)
    const first = positions.length / 3
    for (const point of points) {
      const inner = innermost(solid, point)
      const direction = point.clone().sub(inner).normalize()
      positions.push(...inner.addScaledVector(direction, solid.rounding).toArray())
      directions.push(...direction.toArray())
      faces.push(face)
      spots.push(point.dot(right) / reach, point.dot(up) / reach)
    }
    indices.push(...triangles.map((index) => first + index))
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(directions, 3))
  geometry.setAttribute('face', new Float32BufferAttribute(faces, 1))
  geometry.setAttribute('spot', new Float32BufferAttribute(spots, 2))
  geometry.setIndex(indices)
  return geometry
}

/** The direction of a mark's top on a face: along an axis of a cube, towards the upper or lower tip of an octahedron. */
function upOn(normal: Vector3, solid: DieSolid): Vector3 {
  const axis =
    solid.type === 'octahedron' || Math.abs(normal.y) < 0.5 ? new Vector3(0, Math.sign(normal.y) || 1, 0) : new Vector3(0, 0, -1)
  return axis.addScaledVector(normal, -axis.dot(normal)).normalize()
}

interface Grid {
  readonly points: readonly Vector3[]
  readonly triangles: readonly number[]
}

/** Points on the sharp face, dense where the edge will be rounded, wound counter-clockwise seen from outside. */
function faceGrid(solid: DieSolid, normal: Vector3, right: Vector3, up: Vector3): Grid {
  switch (solid.type) {
    case 'cuboid': {
      const flat = solid.half - solid.rounding
      const rise = [0, 0.12, 0.28, 0.5, 0.75, 1].map((part) => flat + solid.rounding * part)
      const line = [...rise.map((value) => -value).reverse(), ...rise]
      const points = line.flatMap((v) =>
        line.map((u) => normal.clone().multiplyScalar(solid.half).addScaledVector(right, u).addScaledVector(up, v)),
      )
      const row = line.length
      const triangles: number[] = []
      for (let v = 0; v + 1 < row; v++) {
        for (let u = 0; u + 1 < row; u++) {
          const at = v * row + u
          triangles.push(at, at + 1, at + row + 1, at, at + row + 1, at + row)
        }
      }
      return { points, triangles }
    }
    case 'octahedron': {
      const [sx, sy, sz] = normal.toArray().map(Math.sign) as [number, number, number] // a vector has three parts
      const tips = [new Vector3(sx, 0, 0), new Vector3(0, sy, 0), new Vector3(0, 0, sz)]
      return triangleGrid(tips, solid.reach, sx * sy * sz > 0)
    }
  }
}

const rows = 18

function triangleGrid(tips: readonly Vector3[], reach: number, isForward: boolean): Grid {
  const points: Vector3[] = []
  const triangles: number[] = []
  const start = (row: number) => (row * (row + 1)) / 2
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= row; column++) {
      // Barycentric coordinates of the three tips, denser near the edges, where the rounding needs points.
      const shares = [1 - row / rows, (row - column) / rows, column / rows].map((share) => share ** 1.5)
      const sum = shares.reduce((total, share) => total + share, 0)
      const point = new Vector3()
      tips.forEach((tip, index) => {
        point.addScaledVector(tip, ((shares[index] ?? 0) * reach) / sum)
      })
      points.push(point)
      if (row === rows) continue
      const at = start(row) + column
      const below = start(row + 1) + column
      push(triangles, isForward, at, below, below + 1)
      if (column < row) push(triangles, isForward, at, below + 1, at + 1)
    }
  }
  return { points, triangles }
}

function push(triangles: number[], isForward: boolean, a: number, b: number, c: number): void {
  if (isForward) triangles.push(a, b, c)
  else triangles.push(a, c, b)
}

/** The nearest point of the solid shrunk by its rounding radius: the rounded surface is that radius away from it. */
function innermost(solid: DieSolid, point: Vector3): Vector3 {
  switch (solid.type) {
    case 'cuboid': {
      const inner = solid.half - solid.rounding
      return point.clone().clampScalar(-inner, inner)
    }
    case 'octahedron':
      return nearestInOctahedron(point, solid.reach - solid.rounding * Math.sqrt(3))
  }
}

/** Projection onto |x| + |y| + |z| <= reach: reduces every component by the same amount until the sum fits. */
function nearestInOctahedron(point: Vector3, reach: number): Vector3 {
  const sizes = point
    .toArray()
    .map(Math.abs)
    .sort((one, other) => other - one)
  let sum = 0
  let taken = 0
  sizes.forEach((size, index) => {
    sum += size
    const cut = (sum - reach) / (index + 1)
    if (size > cut) taken = cut
  })
  const shrunk = (part: number) => Math.sign(part) * Math.max(0, Math.abs(part) - Math.max(0, taken))
  return new Vector3(shrunk(point.x), shrunk(point.y), shrunk(point.z))
}
