/** A flat drawing of a piece's picture: its triangles from the farthest to the nearest, lighter the more they face the viewer. */
import type { Side } from './drawing'

/** A mesh like those of models: in inches, y up, the viewer at +z. Colours per vertex, linear, 0 to 255. */
export interface DrawnMesh {
  readonly positions: Float32Array
  readonly triangles: Uint32Array
  readonly colours?: Uint8Array
}

/** Units of the piece in an inch of the picture. */
const INCH = 2540
const PLAIN = 120

/** For each view, the model axes that point right, up and towards the viewer. */
const AXES: { readonly [S in Side]: readonly (readonly [axis: number, sign: number])[] } = {
  above: [
    [0, 1],
    [2, -1],
    [1, 1],
  ],
  front: [
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  // Seen from the right: the side away from the table's viewer is on the right.
  side: [
    [2, -1],
    [1, 1],
    [0, 1],
  ],
}

export function drawMesh(
  canvas: HTMLCanvasElement,
  { positions, triangles, colours }: DrawnMesh,
  side: Side,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const pixels = 640
  canvas.width = pixels
  canvas.height = Math.max(1, Math.round((pixels * box.height) / box.width))
  const pen = canvas.getContext('2d')
  if (!pen) return
  const scale = pixels / box.width
  const [across, up, near] = AXES[side] as readonly [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  const value = (corner: number, [axis, sign]: readonly [number, number]) => sign * (positions[3 * corner + axis] as number)
  const count = triangles.length / 3
  const depth = Float32Array.from({ length: count }, (_, t) =>
    [0, 1, 2].reduce((sum, i) => sum + value(triangles[3 * t + i] as number, near), 0),
  )
  const order = Uint32Array.from({ length: count }, (_, t) => t).sort((a, b) => (depth[a] as number) - (depth[b] as number))
  for (const t of order) {
    const spots = [0, 1, 2].map((i) => {
      const corner = triangles[3 * t + i] as number
      return [value(corner, across), value(corner, up), value(corner, near)] as const
    }) as [Corner, Corner, Corner]
    const light = facing(spots)
    const first = triangles[3 * t] as number
    const tint = [0, 1, 2].map((k) => {
      const linear = colours ? (colours[3 * first + k] as number) / 255 : (PLAIN / 255) ** 2.2
      return Math.round(255 * Math.min(1, linear * (0.35 + 1.1 * light)) ** (1 / 2.2))
    })
    const colour = `rgb(${tint.join(' ')})`
    pen.fillStyle = colour
    pen.strokeStyle = colour
    pen.beginPath()
    for (const [i, [x, y]] of spots.entries())
      pen[i === 0 ? 'moveTo' : 'lineTo']((x * INCH - box.x) * scale, (-y * INCH - box.y) * scale)
    pen.closePath()
    pen.fill()
    // Without a stroke, gaps would show between neighbouring triangles.
    pen.stroke()
  }
}

type Corner = readonly [number, number, number]
/** The brightness of a triangle from its normal, 0 to 1. */
function facing([a, b, c]: readonly [Corner, Corner, Corner]): number {
  const [ux, uy, uz, vx, vy, vz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const long = Math.hypot(nx, ny, nz)
  // Light from the upper left, so that walls differ from one another.
  return long === 0 ? 0 : Math.abs(0.85 * nz + 0.35 * ny - 0.3 * nx) / long
}
