import { expect, test } from 'vitest'
import { arrowOutline } from '../../src/scene/overlays/arrow-shape'

const spot = (x: number, z: number) => ({ x, z })
const bounds = (outline: ReturnType<typeof arrowOutline>) => ({
  left: Math.min(...outline.map(({ x }) => x)),
  right: Math.max(...outline.map(({ x }) => x)),
})

test('an arrow reaches from one end to the other, with its tip exactly there', () => {
  const outline = arrowOutline(spot(1, 2), spot(9, 2))
  expect(bounds(outline)).toEqual({ left: 1, right: 9 })
  expect(outline).toContainEqual({ x: 9, z: 2 })
  const turned = arrowOutline(spot(0, 0), spot(0, -5))
  expect(turned.some(({ x, z }) => Math.abs(x) < 1e-9 && Math.abs(z + 5) < 1e-9)).toBe(true)
})
test('a short one is a head alone, one without length is nothing, and its rim lies all around it', () => {
  const short = bounds(arrowOutline(spot(0, 0), spot(0.5, 0)))
  expect(short.left).toBeCloseTo(0)
  expect(short.right).toBeCloseTo(0.5)
  expect(arrowOutline(spot(3, 3), spot(3, 3))).toEqual([])
  const [inner, outer] = [bounds(arrowOutline(spot(0, 0), spot(8, 0))), bounds(arrowOutline(spot(0, 0), spot(8, 0), 0.1))]
  expect(outer.left).toBeLessThan(inner.left)
  expect(outer.right).toBeGreaterThan(inner.right)
})
