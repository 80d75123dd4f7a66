import { expect, it } from 'vitest'
import { laidBy, NO_RULER, pickedUp, type Ruler, rulerLine } from '../../src/client/ruler'
import type { Piece } from '../../src/table/piece'

const piece = (ref: string, x: number, y: number, radius: number): Piece => ({ ref, radius, pose: { at: { x, y }, heading: 0 } })
const table = { pieces: { one: piece('one', 0, 0, 1000), two: piece('two', 10_000, 0, 2000) } }
const tap = (ruler: Ruler, at: { x: number; y: number }, ref?: string) =>
  laidBy(ruler, { type: 'tap', at, ...(ref ? { ref } : {}) }, table)

it('a ruler is laid by two taps, from edge to edge of bases, and follows the pieces', () => {
  const armed = pickedUp(NO_RULER)
  const first = tap(armed, { x: 10, y: 10 }, 'one')
  expect(first).toEqual({ ruler: { isArmed: true, from: 'one' }, isTaken: true })
  const laid = tap(first.ruler, { x: 9000, y: 0 }, 'two').ruler
  expect(rulerLine(laid, table)).toEqual([
    { x: 1000, y: 0 },
    { x: 8000, y: 0 },
  ])
  const moved = { pieces: { ...table.pieces, two: piece('two', 0, 20_000, 2000) } }
  expect(rulerLine(laid, moved)).toEqual([
    { x: 0, y: 1000 },
    { x: 0, y: 18_000 },
  ])
  // It lies until it is taken away; what else is tapped means something else.
  expect(tap(laid, { x: 5, y: 5 })).toEqual({ ruler: laid, isTaken: false })
  expect(pickedUp(laid)).toBe(NO_RULER)
})

it('it goes to places, too, and follows the pointer until its other end is laid', () => {
  const from = tap(pickedUp(NO_RULER), { x: 3000, y: 4000 }, 'a wall').ruler
  const hovering = laidBy(from, { type: 'hover', at: { x: 3000, y: 9000 } }, table)
  expect(hovering.isTaken).toBe(false)
  expect(rulerLine(hovering.ruler, table)).toEqual([
    { x: 3000, y: 4000 },
    { x: 3000, y: 9000 },
  ])
  expect(laidBy(hovering.ruler, { type: 'back' }, table)).toEqual({ ruler: NO_RULER, isTaken: true })
})

it('between bases that touch it has no length, and without its piece it does not lie', () => {
  const close = { pieces: { one: piece('one', 0, 0, 1000), two: piece('two', 2500, 0, 2000) } }
  const [a, b] = rulerLine({ isArmed: false, from: 'one', to: 'two' }, close) ?? []
  expect(a).toEqual(b)
  expect(rulerLine({ isArmed: false, from: 'one', to: 'gone' }, close)).toBeUndefined()
  expect(rulerLine({ isArmed: true, from: 'one' }, close)).toBeUndefined()
})
