import { SphereGeometry } from 'three'
import { expect, it } from 'vitest'
import { roughen } from '../../src/scene/things/rough'

it('a rough shape has far fewer corners, the same size, and no triangle without area', () => {
  const shape = new SphereGeometry(3, 96, 64)
  const before = shape.index?.count ?? 0
  roughen(shape)
  const left = [...(shape.index?.array ?? [])]
  expect(left.length).toBeLessThan(before / 8)
  expect(new Set(left).size).toBeLessThan(shape.getAttribute('position').count / 8)
  const positions = shape.getAttribute('position')
  const heights = left.map((corner) => positions.getY(corner))
  const cell = 6 / 14
  expect(Math.max(...heights)).toBeGreaterThan(3 - cell)
  expect(Math.min(...heights)).toBeLessThan(cell - 3)
  for (let at = 0; at < left.length; at += 3) expect(new Set(left.slice(at, at + 3)).size).toBe(3)
})
