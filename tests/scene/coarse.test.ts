/** Shapes with few triangles for the motions of slow devices. */
import { SphereGeometry } from 'three'
import { expect, test } from 'vitest'
import { coarsePending, hasten, trianglesOf } from '../../src/scene/things/coarse'

test('few triangles are made while all are drawn, and are there when the first motion begins', async () => {
  const shape = new SphereGeometry(1, 48, 32)
  const all = trianglesOf(shape)
  hasten(shape, 'none')
  expect(coarsePending()).toBe(0)
  hasten(shape, 'soon')
  expect(coarsePending()).toBe(1)
  await expect.poll(coarsePending).toBe(0)
  expect(trianglesOf(shape)).toBe(all)
  hasten(shape, 'now')
  expect(trianglesOf(shape)).toBeLessThan(0.3 * all)
  hasten(shape, 'soon')
  expect(trianglesOf(shape)).toBe(all)
})
