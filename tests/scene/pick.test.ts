import { expect, test } from 'vitest'
import { behind, carry, enterCylinder, enterPrism, insideConvex, pick, type Ray } from '../../src/scene/pick'
import { at, box, figure, inch, lookOf } from './looks'

const TALL = () => inch(1.5)

/** A ray from one place to another, inches. */
const ray = (x: number, y: number, z: number, tx: number, ty: number, tz: number): Ray => ({
  from: { x: inch(x), y: inch(y), z: inch(z) },
  direction: { x: inch(tx - x), y: inch(ty - y), z: inch(tz - z) },
})
const down = (x: number, y: number) => ray(x, y, 20, x, y, 0)

test('a ray straight down hits what it passes: figure, terrain, table, nothing', () => {
  const look = lookOf([figure('A1', 10, 10)], [box('T1', 20, 20, 22, 24, 2)])
  expect(pick(down(10.3, 10), look, TALL)).toMatchObject({ what: 'figure', ref: 'A1', at: at(10, 10), z: inch(1.5) })
  expect(pick(down(10.6, 10), look, TALL)).toMatchObject({ what: 'table', at: at(10.6, 10), z: 0 })
  expect(pick(down(21, 21), look, TALL)).toMatchObject({ what: 'terrain', ref: 'T1', z: inch(2) })
  expect(pick(down(22.1, 21), look, TALL)).toMatchObject({ what: 'table' })
  expect(pick(down(-1, 5), look, TALL)).toBeUndefined()
})

test('the nearest along the ray wins, whatever is listed first', () => {
  const look = lookOf([figure('far', 10, 14), figure('near', 10, 10)], [box('wall', 9, 11, 11, 11.5, 3)])
  expect(pick(ray(10, 0, 1, 10, 30, 1), look, TALL)?.ref).toBe('near')
  expect(pick(ray(10, 30, 1, 10, 0, 1), look, TALL)?.ref).toBe('far')
  expect(pick(ray(10.9, 0, 1, 10.9, 30, 1), look, TALL)?.ref).toBe('wall')
  expect(pick(ray(10, 0, 2, 10, 30, 2), look, TALL)?.ref).toBe('wall')
})

test('a ray that begins inside a solid is in it at once; one that points away never', () => {
  const outline = [at(0, 0), at(2, 0), at(2, 2), at(0, 2)]
  expect(enterPrism(ray(1, 1, 1, 5, 1, 1), outline, 0, inch(2))).toBe(0)
  expect(enterPrism(ray(3, 1, 1, 5, 1, 1), outline, 0, inch(2))).toBeUndefined()
  expect(enterCylinder(ray(3, 0, 1, 5, 0, 1), at(0, 0), inch(1), 0, inch(2))).toBeUndefined()
  expect(enterCylinder(ray(3, 0, 1, 2, 0, 1), at(0, 0), inch(1), 0, inch(2))).toBeCloseTo(2)
})

test('figures on a roof are hit there, lying figures are low and wide', () => {
  const look = lookOf([figure('up', 10, 10, { z: inch(2) }), figure('down', 20, 10, { lying: true })])
  expect(pick(ray(0, 10, 2.5, 30, 10, 2.5), look, TALL)?.ref).toBe('up')
  expect(pick(ray(0, 10, 1, 30, 10, 1), look, TALL)).toBeUndefined()
  expect(pick(down(20.65, 10), look, TALL)?.ref).toBe('down')
})

test('a carried piece lies on free tops and on the ground, and is kept on the table', () => {
  const look = lookOf(
    [figure('A1', 5, 5), figure('A2', 8, 8)],
    [box('roof', 20, 20, 24, 24, 2, true), box('wall', 10, 20, 11, 24, 2)],
  )
  expect(carry(down(22, 22), look, 'A1', TALL)).toEqual({ at: at(22, 22), z: inch(2), over: 'roof' })
  expect(carry(down(10.5, 22), look, 'A1', TALL)).toEqual({ at: at(10.5, 22), z: 0, over: 'wall' })
  expect(carry(down(8, 8), look, 'A1', TALL)).toMatchObject({ at: at(8, 8), over: 'A2' })
  expect(carry(down(5, 5), look, 'A1', TALL)).toEqual({ at: at(5, 5), z: 0 })
  expect(carry(down(40, -3), look, 'A1', TALL)).toEqual({ at: at(36, 0), z: 0 })
})

test('a miniature is found behind the wall that it shows through, not before it and not behind another', () => {
  const look = lookOf([figure('A1', 5, 5), figure('B1', 10, 13)], [box('wall', 9, 11, 11, 11.5, 3)])
  const over = ray(10, 8, 3, 10, 13, 0.5)
  expect(pick(over, look, TALL)?.ref).toBe('wall')
  expect(behind(over, look, TALL)?.ref).toBe('B1')
  expect(behind(over, look, TALL, (ref) => ref === 'B1')).toBeUndefined()
  expect(behind(down(10, 13), look, TALL)).toBeUndefined()
  expect(behind(down(10, 11.2), look, TALL)).toBeUndefined()
})

test('slanting rays agree with marching along them in small steps', () => {
  const look = lookOf([figure('A1', 10, 10), figure('A2', 14, 17)], [box('T1', 11, 12, 13, 14, 2), box('T2', 5, 20, 9, 22, 1)])
  let state = 41
  const deal = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  let hits = 0
  for (let i = 0; i < 300; i++) {
    const one = ray(deal() * 36, deal() * 36, 6 + deal() * 10, 8 + deal() * 8, 9 + deal() * 10, 0)
    const marched = march(one)
    const found = pick(one, look, TALL)
    if (found?.ref) hits++
    expect(found?.ref, `ray ${i}`).toBe(marched)
  }
  expect(hits).toBeGreaterThan(60)

  function march({ from, direction: d }: Ray): string | undefined {
    for (let t = 0; t <= 1; t += 1 / 4000) {
      const p = { x: from.x + d.x * t, y: from.y + d.y * t, z: from.z + d.z * t }
      for (const { ref, at: c, radius } of look.figures)
        if ((p.x - c.x) ** 2 + (p.y - c.y) ** 2 <= radius ** 2 && p.z >= 0 && p.z <= inch(1.5)) return ref
      for (const { ref, outlines, height } of look.terrain)
        if (p.z >= 0 && p.z <= height && outlines.some((o) => insideConvex(p, o))) return ref
    }
    return undefined
  }
})
