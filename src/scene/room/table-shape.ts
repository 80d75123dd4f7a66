/** The shapes of the table and the mat, built once per size. Scene space: the mat's near left corner is the origin. */
import {
  type BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  BufferGeometry as Geometry,
  Shape,
  ShapeGeometry,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

export interface Extent {
  readonly left: number
  readonly right: number
  readonly near: number
  readonly far: number
}

/** Thickness of the mat. Figures stand at height 0; the table's own surface is below. */
export const MAT_THICKNESS = 0.12
export const RIM_WIDTH = 1.7
export const RIM_HEIGHT = 0.55
const RIM_BEVEL = 0.22
/** From the play area to the rim: the mat's unprinted hem with its seam, then bare felt. */
export const WELL_MARGIN = 1.25
/** How far the mat's printed face extends beyond the play area. */
const HEM = 0.28
/** One tile of a mat's print, inches. */
const MAT_TILE = 36

/** The well inside the rim; `z` is negative away from the viewer. */
export const wellOf = (width: number, depth: number): Extent => ({
  left: -WELL_MARGIN,
  right: width + WELL_MARGIN,
  near: WELL_MARGIN,
  far: -depth - WELL_MARGIN,
})

export const outerOf = (well: Extent): Extent => ({
  left: well.left - RIM_WIDTH,
  right: well.right + RIM_WIDTH,
  near: well.near + RIM_WIDTH,
  far: well.far - RIM_WIDTH,
})

/** Four mitred planks with rounded edges; the grain runs along each. */
export function rim(well: Extent): BufferGeometry {
  const outer = outerOf(well)
  const planks: BufferGeometry[] = []
  const plank = (corners: readonly (readonly [number, number])[], along: 'x' | 'z') => {
    const shape = new Shape()
    for (const [i, [x, z]] of corners.entries()) i === 0 ? shape.moveTo(x, -z) : shape.lineTo(x, -z)
    const body = new ExtrudeGeometry(shape, {
      depth: RIM_HEIGHT + 2.4 - RIM_BEVEL,
      bevelSize: RIM_BEVEL,
      bevelThickness: RIM_BEVEL,
      bevelOffset: -RIM_BEVEL + 0.004,
      bevelSegments: 4,
      curveSegments: 2,
    })
    body.rotateX(-Math.PI / 2).translate(0, -2.4, 0)
    const position = body.getAttribute('position')
    const uv = body.getAttribute('uv')
    for (let i = 0; i < position.count; i++) {
      const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
      if (along === 'x') uv.setXY(i, x / 20, (z + y) / 9)
      else uv.setXY(i, z / 20 + 0.37, (x + y) / 9 + 0.21)
    }
    planks.push(body)
  }
  const [a, b, c, d] = [
    [outer.left, outer.near],
    [outer.right, outer.near],
    [outer.right, outer.far],
    [outer.left, outer.far],
  ] as const
  const [e, f, g, h] = [
    [well.left, well.near],
    [well.right, well.near],
    [well.right, well.far],
    [well.left, well.far],
  ] as const
  plank([a, b, f, e], 'x')
  plank([b, c, g, f], 'z')
  plank([c, d, h, g], 'x')
  plank([d, a, e, h], 'z')
  return mergeGeometries(planks) ?? new Geometry()
}

const rounded = (width: number, depth: number, by: number, radius: number): Shape => {
  const [l, r, n, f] = [by, width - by, by, depth - by]
  const shape = new Shape()
  shape.moveTo(l + radius, n)
  shape.lineTo(r - radius, n).quadraticCurveTo(r, n, r, n + radius)
  shape.lineTo(r, f - radius).quadraticCurveTo(r, f, r - radius, f)
  shape.lineTo(l + radius, f).quadraticCurveTo(l, f, l, f - radius)
  shape.lineTo(l, n + radius).quadraticCurveTo(l, n, l + radius, n)
  return shape
}

const SEAM = 0.12
const CORNER = 0.5

/** The printed face of the mat. Its tile begins at the near left corner of the play area. */
export function matFace(width: number, depth: number): BufferGeometry {
  const face = new ShapeGeometry(rounded(width, depth, -HEM, CORNER), 6)
  const position = face.getAttribute('position')
  const uv = face.getAttribute('uv')
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / MAT_TILE, position.getY(i) / MAT_TILE)
  face.rotateX(-Math.PI / 2)
  return face
}

/** The stitched seam around the mat: a low bead from the table up over the mat's edge. */
export function matSeam(width: number, depth: number): BufferGeometry {
  const profile = [
    { out: 0.16, y: -MAT_THICKNESS, v: 0 },
    { out: 0.17, y: -0.03, v: 0.3 },
    { out: 0.1, y: 0.03, v: 0.5 },
    { out: -SEAM, y: 0.004, v: 1 },
  ] as const
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const rings = profile.map(({ out }) => rounded(width, depth, -HEM - out, CORNER + out).getSpacedPoints(400))
  const first = rings[0] as { x: number; y: number }[]
  let length = 0
  first.forEach((corner, i) => {
    const before = first[i - 1]
    if (before) length += Math.hypot(corner.x - before.x, corner.y - before.y)
    profile.forEach(({ y, v }, k) => {
      const p = (rings[k] as { x: number; y: number }[])[i] ?? corner
      positions.push(p.x, y, -p.y)
      uvs.push(length / 1.1, v)
      if (i > 0 && k > 0) {
        const n = profile.length
        const [a, b, c, d] = [(i - 1) * n + k - 1, i * n + k - 1, i * n + k, (i - 1) * n + k]
        indices.push(a, b, c, a, c, d)
      }
    })
  })
  const geometry = new Geometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}
