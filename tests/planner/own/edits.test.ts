/** Adjustments as data: what a drag in a flat view comes to, and undo. */
import { describe, expect, test } from 'vitest'
import { adjusted, begunAdjusting, type OwnEdit, stepAgain, stepBack, stepped } from '../../../src/planner/own/edits'
import type { OwnPiece } from '../../../src/planner/own/types'
import { cornerDragged, isBox, partDragged, shadowOf } from '../../../src/ui/planner/own/drawing'
import { rectangle } from '../sample'

const square = (x0: number, y0: number, x1: number, y1: number) => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
]
const triangle = [
  { x: 0, y: 0 },
  { x: 3000, y: 0 },
  { x: 0, y: 2000 },
]
const piece: OwnPiece = {
  name: 'Ruin',
  parts: [
    { outline: square(-2000, -1000, 2000, 1000), bottom: 0, top: 3000 },
    { outline: triangle, bottom: 500, top: 1500, blocks: 'way' },
  ],
  traits: { blocksSight: true, climb: false, stand: false, pass: false },
}
const of = (edit: OwnEdit, from = piece): OwnPiece => {
  const made = adjusted(from, edit)
  if (!made.ok) throw new Error(made.reason.key)
  return made.piece
}
const [box, wedge] = piece.parts
if (!box || !wedge) throw new Error('two solids')

describe('a corner dragged', () => {
  test('from above: a box stays a box about its other corner, any other solid has its corner moved', () => {
    const wider = of(cornerDragged('above', box, 0, 2, { u: 3020, v: 1480 }, false)).parts[0]
    expect(wider?.outline).toEqual(square(-2000, -1000, 3000, 1500))
    const across = of(cornerDragged('above', box, 0, 2, { u: -3000, v: 1000 }, false)).parts[0]
    expect(across?.outline).toEqual(square(-3000, -1000, -2000, 1000))
    const moved = of(cornerDragged('above', wedge, 1, 1, { u: 4003, v: 7 }, true)).parts[1]
    expect(moved?.outline).toContainEqual({ x: 4003, y: 7 })
    expect(isBox(wedge.outline)).toBe(false)
  })
  test('a corner dragged inside disappears; a drag that leaves no area is refused', () => {
    const five = { ...box, outline: [...square(-2000, -1000, 2000, 1000).slice(0, 3), { x: 0, y: 2000 }, { x: -2000, y: 1000 }] }
    const flat = of(cornerDragged('above', five, 0, 3, { u: 0, v: 0 }, false)).parts[0]
    expect(flat?.outline).toHaveLength(4)
    const made = adjusted(piece, cornerDragged('above', wedge, 1, 2, { u: 1000, v: 0 }, false))
    expect(made.ok ? 'made' : made.reason.key).toBe('own-part-flat')
  })
  test('from the front and the side it is stretched, and never turned inside out', () => {
    expect(shadowOf('front', wedge)).toEqual([
      { u: 0, v: 500 },
      { u: 3000, v: 500 },
      { u: 3000, v: 1500 },
      { u: 0, v: 1500 },
    ])
    const tall = of(cornerDragged('front', wedge, 1, 2, { u: 6000, v: 2500 }, false)).parts[1]
    expect(tall).toEqual({
      outline: [
        { x: 0, y: 0 },
        { x: 6000, y: 0 },
        { x: 0, y: 2000 },
      ],
      bottom: 500,
      top: 2500,
      blocks: 'way',
    })
    const deep = of(cornerDragged('side', box, 0, 0, { u: -2000, v: 400 }, false)).parts[0]
    expect(deep).toEqual({ outline: square(-2000, -2000, 2000, 1000), bottom: 400, top: 3000 })
    const over = of(cornerDragged('front', box, 0, 2, { u: -9000, v: -9000 }, false)).parts[0]
    expect(over?.top).toBe(1)
    expect(Math.max(...(over?.outline ?? []).map(({ x }) => x))).toBeGreaterThan(-2000)
  })
})

test('a solid dragged keeps its shape and stays above the ground', () => {
  expect(of(partDragged('above', wedge, 1, { u: 1010, v: -490 }, false)).parts[1]?.outline[0]).toEqual({ x: 1000, y: -500 })
  expect(of(partDragged('side', wedge, 1, { u: 200, v: -9000 }, false)).parts[1]).toMatchObject({ bottom: 0, top: 1000 })
  expect(of(partDragged('front', wedge, 1, { u: 200, v: 33 }, true)).parts[1]).toMatchObject({ bottom: 533, top: 1533 })
})

test('the whole of it: joined, blocking, a top, traits, another name', () => {
  expect(of({ type: 'join', part: 0, other: 1 }).parts).toHaveLength(1)
  expect(of({ type: 'blocks', part: 0, blocks: 'sight' }).parts[0]?.blocks).toBe('sight')
  const topped = of({ type: 'top', top: { outline: rectangle(-1, -1, 1, 1), height: 3000 } })
  expect(of({ type: 'traits', traits: { stand: true } }, topped).traits.stand).toBe(true)
  expect(of({ type: 'top' }, topped).top).toBeUndefined()
  expect(of({ type: 'name', name: ' Old mill ' }).name).toBe('Old mill')
  expect(of({ type: 'duplicate', part: 1, by: { x: 500, y: 500 } }).parts[2]).toMatchObject({ bottom: 500, blocks: 'way' })
  const gone = adjusted(piece, { type: 'duplicate', part: 7, by: { x: 0, y: 0 } })
  expect(gone.ok ? 'made' : gone.reason.key).toBe('own-no-part')
})

test('a drag is one step of undo; undone and done again it is the same piece', () => {
  const one = of({ type: 'name', name: 'One' })
  const two = of({ type: 'remove', part: 1 }, one)
  const three = of({ type: 'move', part: 0, by: { x: 100, y: 0 } }, two)
  const begun = begunAdjusting(piece)
  const dragged = stepped(stepped(stepped(begun, one), two, 'drag'), three, 'drag')
  expect(dragged.undo).toEqual([piece, one])
  const back = stepBack(dragged)
  expect(back.piece).toBe(one)
  expect(stepAgain(back)).toMatchObject({ piece: three, redo: [] })
  // A new step after going back: what was undone is gone, and the old drag is over.
  expect(stepped(back, two, 'drag')).toMatchObject({ undo: [piece, one], redo: [] })
  expect(stepBack(begun)).toBe(begun)
  expect(stepAgain(begun)).toBe(begun)
})
