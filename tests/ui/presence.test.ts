/** What the others at a table see of a draft, and how often they are told. */
import { expect, test } from 'vitest'
import { createShowing, overlaysOf, shownOf, withoutOld, withShown } from '../../src/app/online/presence'
import { ALLOWED } from '../../src/kernel'
import type { Shown } from '../../src/protocol/online'

const pieces = { A1: { ref: 'A1', radius: 1600, pose: { at: { x: 1000.4, y: 2000 }, heading: 90 } } }
const ghost: Shown = {
  type: 'ghost',
  piece: 'A1',
  heading: 90,
  points: [
    { x: 1000, y: 2000, z: 0 },
    { x: 1000, y: 4540, z: 0 },
  ],
}

test('a piece that is moved is shown with its way; what is chosen of a hand, counted or shared is not', () => {
  const judgement = { verdict: ALLOWED } as never
  const pathing = {
    type: 'pathing',
    decision: 'd',
    piece: 'A1',
    bends: [],
    end: { x: 1000, y: 4540 },
    held: true,
    judgement,
  } as const
  expect(shownOf(pathing, { pieces })).toEqual(ghost)
  const pose = { at: { x: 7, y: 8 }, heading: 0 }
  expect(shownOf({ type: 'placing', decision: 'd', piece: 'waiting', pose, held: true, verdict: ALLOWED }, { pieces })).toEqual({
    type: 'ghost',
    piece: 'waiting',
    heading: 0,
    points: [{ x: 7, y: 8, z: 0 }],
  })
  const nothing = { type: 'nothing', of: 'ghost' }
  expect(shownOf({ ...pathing, piece: 'a card of the hand' }, { pieces })).toEqual(nothing)
  expect(shownOf({ type: 'choosing', decision: 'd', picked: ['hand 3'], verdict: ALLOWED }, { pieces })).toEqual(nothing)
  expect(shownOf({ type: 'counting', decision: 'd', value: 4, verdict: ALLOWED }, { pieces })).toEqual(nothing)
  expect(shownOf({ type: 'idle' }, { pieces })).toEqual(nothing)
})

test('a ghost hides the pointer of its player, and leaves when it is put away', () => {
  const saying = { length: (units: number) => `${units / 2540}"`, seat: (seat: string) => `Player ${seat}` }
  const pointed = withShown({}, { seat: 'B' }, { type: 'pointer', x: 5, y: 6 }, 0)
  expect(overlaysOf(pointed, saying).map(({ type }) => type)).toEqual(['ring', 'tag'])
  const held = withShown(pointed, { seat: 'B' }, ghost, 0)
  const drawn = overlaysOf(held, saying)
  expect(drawn.map(({ type }) => type)).toEqual(['ghost', 'path'])
  expect(drawn[1]).toMatchObject({ labels: [{ text: 'Player B · 1"' }] })
  expect(withShown(held, { seat: 'B' }, { type: 'nothing', of: 'ghost' }, 0)).toEqual(pointed)
  expect(withShown({}, { onlooker: '1' }, { type: 'pointer', x: 5, y: 6 }, 0)).toEqual({})
})

test('a ruler of another lies between its places, with his name and its length, until he takes it away', () => {
  const saying = { length: (units: number) => `${units / 2540}"`, seat: (seat: string) => `Player ${seat}` }
  const points = [
    { x: 0, y: 0, z: 0 },
    { x: 0, y: 5080, z: 0 },
  ]
  const laid = withShown({}, { seat: 'B' }, { type: 'ruler', points }, 0)
  expect(overlaysOf(laid, saying)).toMatchObject([
    { type: 'path', id: 'other-B-ruler', points, labels: [{ at: points[1], text: 'Player B · 2"' }] },
  ])
  expect(withShown(laid, { seat: 'B' }, { type: 'nothing', of: 'ruler' }, 0)).toEqual({ B: {} })
})

test('where distances may not be known, others’ ways have no length and no ruler of theirs is drawn', () => {
  const saying = { seat: (seat: string) => `Player ${seat}` }
  const points = [
    { x: 0, y: 0, z: 0 },
    { x: 0, y: 5080, z: 0 },
  ]
  const held = withShown({}, { seat: 'B' }, ghost, 0)
  expect(overlaysOf(held, saying)[1]).toMatchObject({ labels: [{ text: 'Player B' }] })
  expect(overlaysOf(withShown({}, { seat: 'B' }, { type: 'ruler', points }, 0), saying)).toEqual([])
})

test('a place that was pointed out fades after its time', () => {
  const pinged = withShown({}, { seat: 'A' }, { type: 'ping', x: 5, y: 6 }, 1000)
  expect(withoutOld(pinged, 4999)).toBe(pinged)
  expect(withoutOld(pinged, 5000)).toEqual({ A: {} })
})

test('what is newer takes the place of what waits; the same is not sent twice', () => {
  const sent: Shown[] = []
  const due: (() => void)[] = []
  const showing = createShowing(
    (shown) => void sent.push(shown),
    (_milliseconds, work) => {
      due.push(work)
      return () => {}
    },
  )
  const at = (x: number): Shown => ({ type: 'pointer', x, y: 0 })
  showing.show('pointer', { type: 'nothing', of: 'pointer' })
  for (const x of [1, 2, 3]) showing.show('pointer', at(x))
  expect(sent).toEqual([at(1)])
  due.shift()?.()
  expect(sent).toEqual([at(1), at(3)])
  due.shift()?.()
  showing.show('pointer', at(3))
  expect(sent).toEqual([at(1), at(3)])
})
