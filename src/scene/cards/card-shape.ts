/** The shape of a card: a box of 1 x 1 x 1 with rounded corners, its upper edge towards -z, its face up. */
import { BufferGeometry, Float32BufferAttribute } from 'three'

/** The radius of a corner, as a share of the width. For this, cards count as 1.4 times as high as wide. */
const ROUND = 0.05
const TALL = 1.4

/** The outline, counter-clockwise seen from above (x right, z towards the viewer). */
function outline(steps: number): readonly (readonly [number, number])[] {
  const [rx, rz] = [ROUND, ROUND / TALL]
  return [
    [0.5 - rx, -0.5 + rz, 0],
    [-0.5 + rx, -0.5 + rz, 1],
    [-0.5 + rx, 0.5 - rz, 2],
    [0.5 - rx, 0.5 - rz, 3],
  ].flatMap(([cx = 0, cz = 0, quarter = 0]) =>
    Array.from({ length: steps + 1 }, (_, i): readonly [number, number] => {
      const a = ((quarter + i / steps) * Math.PI) / 2
      return [cx + rx * Math.cos(a), cz - rz * Math.sin(a)]
    }),
  )
}

interface Making {
  readonly positions: number[]
  readonly normals: number[]
  readonly indices: number[]
}
const corner = (
  { positions, normals }: Making,
  x: number,
  y: number,
  z: number,
  n: readonly [number, number, number],
): number => {
  positions.push(x, y, z)
  normals.push(...n)
  return positions.length / 3 - 1
}
function made({ positions, normals, indices }: Making): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setIndex(indices)
  return geometry
}

function sides(making: Making, round: readonly (readonly [number, number])[]): void {
  for (let i = 0; i < round.length; i++) {
    const [ax, az] = round[i] as readonly [number, number]
    const [bx, bz] = round[(i + 1) % round.length] as readonly [number, number]
    const long = Math.hypot(bx - ax, bz - az) || 1
    const n = [-(bz - az) / long, 0, (bx - ax) / long] as const
    const a = corner(making, ax, 0.5, az, n)
    const b = corner(making, ax, -0.5, az, n)
    const c = corner(making, bx, -0.5, bz, n)
    const d = corner(making, bx, 0.5, bz, n)
    making.indices.push(a, b, c, a, c, d)
  }
}

let flat: BufferGeometry | undefined
/** A shape with few vertices, for all cards that lie flat. */
export function cardGeometry(): BufferGeometry {
  if (flat) return flat
  const making: Making = { positions: [], normals: [], indices: [] }
  const round = outline(4)
  for (const side of [1, -1] as const) {
    const ring = round.map(([x, z]) => corner(making, x, side / 2, z, [0, side, 0]))
    for (let i = 1; i + 1 < ring.length; i++) {
      const [a, b, c] = [ring[0], ring[i], ring[i + 1]] as [number, number, number]
      making.indices.push(...(side > 0 ? [a, b, c] : [a, c, b]))
    }
  }
  sides(making, round)
  flat = made(making)
  return flat
}

let fine: BufferGeometry | undefined
/** A shape with many vertices, a grid clipped to the rounded outline: for cards with a bent corner. */
export function bendableGeometry(): BufferGeometry {
  if (fine) return fine
  const making: Making = { positions: [], normals: [], indices: [] }
  const [columns, rows] = [20, 28]
  for (const side of [1, -1] as const) {
    const first = making.positions.length / 3
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= columns; i++) {
        const [x, z] = drawnIn(i / columns - 0.5, j / rows - 0.5)
        corner(making, x, side / 2, z, [0, side, 0])
      }
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const a = first + j * (columns + 1) + i
        const [b, c, d] = [a + columns + 1, a + columns + 2, a + 1]
        making.indices.push(...(side > 0 ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
      }
  }
  fine = made(making)
  return fine
}

/** Moves a point beyond a rounded corner back onto its outline. */
function drawnIn(x: number, z: number): readonly [number, number] {
  const [cx, cz] = [0.5 - ROUND, 0.5 - ROUND / TALL]
  const dx = Math.max(0, Math.abs(x) - cx)
  const dz = Math.max(0, Math.abs(z) - cz) * TALL
  const far = Math.hypot(dx, dz)
  if (dx === 0 || dz === 0 || far <= ROUND) return [x, z]
  return [Math.sign(x) * (cx + (dx * ROUND) / far), Math.sign(z) * (cz + (dz * ROUND) / far / TALL)]
}
