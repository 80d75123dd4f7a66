/** Blocks are the shapes that the general extrusion of the drawing library makes, corner by corner. */
import fc from 'fast-check'
import { Color, ExtrudeGeometry, Shape, Vector2 } from 'three'
import { expect, test } from 'vitest'
import type { Convex } from '../../src/geometry/types'
import { blocksShape } from '../../src/scene/things/block-shape'
import { inch } from '../driver/inches'

type Triangle = readonly (readonly number[])[]
const trianglesOf = (places: ArrayLike<number>): readonly Triangle[] =>
  Array.from({ length: places.length / 9 }, (_, i) =>
    [0, 1, 2].map((k) => [0, 1, 2].map((axis) => places[9 * i + 3 * k + axis] as number)),
  )
/** The same corners, from whichever it begins. */
const isSame = (one: Triangle, other: Triangle): boolean =>
  [0, 1, 2].some((turn) =>
    one.every((corner, k) => corner.every((value, axis) => Math.abs(value - (other[(k + turn) % 3]?.[axis] ?? 0)) < 1e-4)),
  )

/** Walls and towers. Sharper corners than right ones are cut off by what extrudes, as these are not. */
const outline = fc
  .record({
    sides: fc.constantFrom(4, 6, 8),
    across: fc.integer({ min: 500, max: 20_000 }),
    away: fc.integer({ min: 500, max: 9000 }),
  })
  .map(
    ({ sides, across, away }): Convex =>
      Array.from({ length: sides }, (_, i) => {
        const angle = (2 * Math.PI * (i + 0.5)) / sides
        return { x: Math.round(across * Math.cos(angle)), y: Math.round((sides === 4 ? away : across) * Math.sin(angle)) }
      }),
  )
const part = fc.record({ outline, bottom: fc.integer({ min: 0, max: 4000 }), height: fc.integer({ min: 300, max: 9000 }) })

test('of any heights and outlines', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
      const blocks = parts.map(({ outline: corners, bottom, height }) => ({ outline: corners, bottom, top: bottom + height }))
      const found = blocksShape(blocks, { shade: () => 1, tint: new Color('#fff') }, false).getAttribute('position')
      // What is extruded is drawn in by the bevel first: where an edge would be lost, the two differ in how they give up.
      const wanted = blocks.flatMap(({ outline: corners, bottom, top }) => {
        const height = (top - bottom) / inch(1)
        const sides = corners.map(({ x, y }) => new Vector2(x / inch(1), y / inch(1)))
        const narrow = Math.min(...sides.map((side, i) => side.distanceTo(sides[(i + 1) % sides.length] as Vector2)))
        const bevel = Math.min(0.07, height / 6, narrow / 4)
        const inner = sides.map((corner, i) => {
          const a = corner
            .clone()
            .sub(sides[(i + sides.length - 1) % sides.length] as Vector2)
            .normalize()
          const b = (sides[(i + 1) % sides.length] as Vector2).clone().sub(corner).normalize()
          const inward = new Vector2(-a.y - b.y, a.x + b.x)
          return corner.clone().add(inward.multiplyScalar((2 * bevel) / inward.lengthSq()))
        })
        const made = new ExtrudeGeometry(new Shape(inner), {
          depth: height - bevel,
          bevelSize: bevel,
          bevelThickness: bevel,
          bevelSegments: 2,
          steps: 1,
        })
        made.rotateX(-Math.PI / 2).translate(0, bottom / inch(1), 0)
        return [...made.getAttribute('position').array]
      })
      const [ours, theirs] = [trianglesOf(found.array), trianglesOf(wanted)]
      expect(ours.length).toBe(theirs.length)
      const sides = ours.filter((triangle) => theirs.some((other) => isSame(triangle, other))).length
      // Level faces may be cut into triangles along other lines.
      expect(sides).toBeGreaterThanOrEqual(ours.length - blocks.reduce((sum, one) => sum + 2 * (one.outline.length - 2), 0))
    }),
    { numRuns: 40 },
  )
})

test.each([false, true])('a face looks where it lies: lit above, dark below, and never inside out; plain: %s', (isPlain) => {
  const box = [
    { x: 0, y: 0 },
    { x: inch(2), y: 0 },
    { x: inch(2), y: inch(1) },
    { x: 0, y: inch(1) },
  ]
  const made = blocksShape(
    [{ outline: box, bottom: 0, top: inch(3) }],
    { shade: (_, up) => (up > 0.5 ? 1 : 0.25), tint: new Color(1, 0.5, 0) },
    isPlain,
  )
  expect(made.getAttribute('position').count / 3).toBe(isPlain ? 12 : 44)
  const [places, normals, colours] = ['position', 'normal', 'color'].map((name) => made.getAttribute(name))
  if (!places || !normals || !colours) throw new Error('no shape')
  for (let i = 0; i < places.count; i++) {
    const out =
      (places.getX(i) - 1) * normals.getX(i) + (places.getY(i) - 1.5) * normals.getY(i) + (places.getZ(i) + 0.5) * normals.getZ(i)
    expect(out).toBeGreaterThan(0)
    const light = normals.getY(i) > 0.5 ? 1 : 0.25
    expect([colours.getX(i), colours.getY(i), colours.getZ(i)]).toEqual([light, light / 2, 0])
  }
})
