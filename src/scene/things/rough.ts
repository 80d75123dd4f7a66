/**
 * Rough shapes for interaction tests on software rendering, where vertices take most of a frame. Vertices in the same cell of a
 * grid become one, and triangles that collapse are dropped: a tenth of the vertices, the same size and place (Rossignac and
 * Borrel, Multi-resolution 3D approximations for rendering complex scenes, 1993).
 */
import { BufferAttribute, type BufferGeometry } from 'three'

/** Cells along the longest side of a shape. */
const CELLS = 14

/** Draws fewer of the shape's triangles. Its vertices stay, so that attributes of any kind remain valid. */
export function roughen(geometry: BufferGeometry): void {
  const { index } = geometry
  const positions = geometry.getAttribute('position')
  geometry.computeBoundingBox()
  const box = geometry.boundingBox
  if (!index || !box) return
  const cell = Math.max(box.max.x - box.min.x, box.max.y - box.min.y, box.max.z - box.min.z) / CELLS
  const firsts = new Map<number, number>()
  const standIn = (corner: number): number => {
    const [x, y, z] = [positions.getX(corner), positions.getY(corner), positions.getZ(corner)]
    const place = (value: number, least: number) => Math.floor((value - least) / cell)
    const key = (place(x, box.min.x) * 64 + place(y, box.min.y)) * 64 + place(z, box.min.z)
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, corner)
    return first ?? corner
  }
  const left: number[] = []
  const drawn = new Set<string>()
  for (let at = 0; at + 2 < index.count; at += 3) {
    const [a, b, c] = [standIn(index.getX(at)), standIn(index.getX(at + 1)), standIn(index.getX(at + 2))]
    const name = [a, b, c].sort((one, other) => one - other).join()
    if (a === b || b === c || a === c || drawn.has(name)) continue
    drawn.add(name)
    left.push(a, b, c)
  }
  geometry.setIndex(new BufferAttribute(new Uint32Array(left), 1))
}
