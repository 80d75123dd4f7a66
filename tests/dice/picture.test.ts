import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { impactsOf } from '../../src/dice/show/impacts'
import { dieGeometry } from '../../src/dice/show/solids'
import { createThrower, decode, dieKind, dieKinds } from '../../src/dice/throw'
import { ten } from './build'

describe.each(dieKinds)('the drawn body of a %s', (name) => {
  const geometry = dieGeometry(name)
  const { normals, solid, rest } = dieKind(name)
  const place = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const face = geometry.getAttribute('face')
  const spot = geometry.getAttribute('spot')
  const index = geometry.getIndex()
  const point = (at: number) => new Vector3().fromBufferAttribute(place, at)

  it('carries each mark on the physical face it was thrown with', () => {
    const marked = new Set<number>()
    for (let at = 0; at < place.count; at++) {
      // A cube's mark fills a square, an octahedron's a circle.
      const [x0, y0] = [Math.abs(spot.getX(at)), Math.abs(spot.getY(at))]
      if (solid.type === 'cuboid' ? Math.max(x0, y0) > 0.92 : Math.hypot(x0, y0) > 0.9) continue
      const [x, y, z] = normals[face.getX(at)] ?? [0, 0, 0]
      expect(new Vector3().fromBufferAttribute(normal, at).dot(new Vector3(x, y, z))).toBeGreaterThan(0.9999)
      expect(point(at).dot(new Vector3(x, y, z))).toBeCloseTo(rest, 5)
      marked.add(face.getX(at))
    }
    expect(marked.size).toBe(normals.length)
  })

  it('lies inside the solid that collided', () => {
    for (let at = 0; at < place.count; at++) {
      const [x, y, z] = point(at).toArray().map(Math.abs) as [number, number, number]
      if (solid.type === 'cuboid') expect(Math.max(x, y, z)).toBeLessThan(solid.half + 1e-6)
      else expect(x + y + z).toBeLessThan(solid.reach + 1e-6)
    }
  })

  it('is seen from outside', () => {
    let triangles = 0
    for (let at = 0; index !== null && at < index.count; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => point(index.getX(at + corner))) as [Vector3, Vector3, Vector3]
      const outward = b.clone().sub(a).cross(c.clone().sub(a))
      if (outward.lengthSq() < 1e-14) continue
      expect(outward.dot(a)).toBeGreaterThan(0)
      triangles++
    }
    expect(triangles).toBeGreaterThan(500)
  })
})

it('hears the knocks of a film where its dice strike', async () => {
  const { film } = (await createThrower()).throwDice({ dice: ten, seed: 11 })
  const opened = decode(film)
  if (opened.type !== 'motion') throw new Error(opened.why)
  const impacts = impactsOf(opened.motion)
  expect(impacts.length).toBeGreaterThan(10)
  expect(impacts.length).toBeLessThan(400)
  expect(new Set(impacts.map(({ on }) => on))).toEqual(new Set(['felt', 'wood', 'die']))
  expect([...impacts].sort((one, other) => one.time - other.time)).toEqual(impacts)
})
