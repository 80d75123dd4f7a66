/**
 * A solid of the rules as triangles in scene space: the volume that stops sight, not the model that is drawn. Cylinders become
 * inscribed prisms that fall short of the circle by at most 0.06 % of its radius; sheets stay without thickness.
 */
import { BufferGeometry, EdgesGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { ConvexGeometry } from 'three/examples/jsm/geometries/ConvexGeometry.js'
import type { Point3, Solid } from '../../geometry/sight'
import type { Point, Units } from '../../geometry/types'
import { type Spot, toScene } from '../space'

const SIDES = 90
const CIRCLE = Array.from({ length: SIDES }, (_, i) => (2 * Math.PI * i) / SIDES)

type Triangle = readonly [Spot, Spot, Spot]

/** The triangles of a convex outline between two heights, or of a sheet if it has no thickness. */
function uprightTriangles(outline: readonly Point[], bottom: Units, top: Units): readonly Triangle[] {
  const low = outline.map((at) => toScene(at, bottom))
  const high = outline.map((at) => toScene(at, top))
  const fan = (ring: readonly Spot[]): readonly Triangle[] =>
    ring.slice(2).map((third, i) => [ring[0] as Spot, ring[i + 1] as Spot, third])
  if (bottom === top) return fan(low)
  const walls = outline.flatMap((_, i): readonly Triangle[] => {
    const next = (i + 1) % outline.length
    const [a, b, c, d] = [low[i], low[next], high[next], high[i]] as [Spot, Spot, Spot, Spot]
    return [
      [a, b, c],
      [a, c, d],
    ]
  })
  return outline.length === 2 ? walls.slice(0, 2) : [...walls, ...fan(low), ...fan(high)]
}

const spotOf = ({ x, y, z }: Point3): Spot => toScene({ x, y }, z)

function trianglesOf(solid: Solid): readonly Triangle[] {
  switch (solid.type) {
    case 'prism':
      return uprightTriangles(solid.outline, solid.bottom, solid.top)
    case 'cylinder': {
      const { at, radius, bottom, top } = solid
      const ring = CIRCLE.map((turn) => ({ x: at.x + radius * Math.cos(turn), y: at.y + radius * Math.sin(turn) }))
      return uprightTriangles(ring, bottom, top)
    }
    case 'polyhedron': {
      const corners = solid.corners.map((corner) => {
        const { x, y, z } = spotOf(corner)
        return new Vector3(x, y, z)
      })
      const hull = new ConvexGeometry(corners)
      const at = hull.getAttribute('position')
      const spot = (i: number): Spot => ({ x: at.getX(i), y: at.getY(i), z: at.getZ(i) })
      const found = Array.from({ length: at.count / 3 }, (_, i): Triangle => [spot(3 * i), spot(3 * i + 1), spot(3 * i + 2)])
      hull.dispose()
      return found
    }
    case 'mesh': {
      const { corners, triangles } = solid
      const corner = (i: number): Spot => {
        const at = 3 * (triangles[i] ?? 0)
        return toScene({ x: corners[at] ?? 0, y: corners[at + 1] ?? 0 }, corners[at + 2] ?? 0)
      }
      return Array.from(
        { length: triangles.length / 3 },
        (_, i): Triangle => [corner(3 * i), corner(3 * i + 1), corner(3 * i + 2)],
      )
    }
  }
}

/** All of these solids as one geometry. */
export function solidShape(solids: readonly Solid[]): BufferGeometry {
  const positions = solids.flatMap((solid) => trianglesOf(solid).flatMap((one) => one.flatMap(({ x, y, z }) => [x, y, z])))
  const shape = new BufferGeometry()
  shape.setAttribute('position', new Float32BufferAttribute(positions, 3))
  return shape
}

/** Edges are drawn where faces meet at more than this angle in degrees, so that round things get none along their sides. */
const SHARP = 12
export const edgesOf = (shape: BufferGeometry): BufferGeometry => new EdgesGeometry(shape, SHARP)
