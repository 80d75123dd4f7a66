import { describe, expect, test } from 'vitest'
import { closedUp, cuesThrough, glides, passing } from '../../../../src/games/kit/card-table/glides'
import type { CardFaceLook, CardLook } from '../../../../src/scene/look'
import { tableAfter } from './table-after'

const FACE: CardFaceLook = { family: 'teal', emblem: 'eye', title: 'The Archivist' }
const card = (ref: string, x: number, more: Partial<CardLook> = {}): CardLook => ({
  ref,
  name: ref,
  at: { x, y: 100 },
  z: 0,
  heading: 90,
  width: 6300,
  height: 8800,
  back: 'night:hourglass',
  faceUp: false,
  ...more,
})
const PILE = { at: { x: 900, y: 900 }, faceUp: true }
const types = (cues: ReturnType<typeof glides>) => cues.map(({ type }) => type)

describe('from how cards lie before and after', () => {
  test('nothing moves where nothing has changed', () => {
    const lying = [card('a', 1), card('b', 2, { faceUp: true, face: FACE })]
    expect(glides(lying, structuredClone(lying))).toEqual([])
    expect(glides([], [])).toEqual([])
  })
  test('a card that lies the other way up is turned over, with its face where it has one', () => {
    expect(glides([card('a', 1)], [card('a', 1, { faceUp: true, face: FACE })])).toEqual([
      { type: 'card-flip', ref: 'a', faceUp: true, face: FACE },
    ])
    // Into cover: what is turned down needs no face, even if its owner knows it.
    expect(glides([card('a', 1, { faceUp: true, face: FACE })], [card('a', 1, { face: FACE })])).toEqual([
      { type: 'card-flip', ref: 'a', faceUp: false },
    ])
  })
  test('what moves glides, and what comes comes from where the look says, one after the other', () => {
    const [near, far] = [card('b', 5, { from: 'hand' }), card('c', 7)]
    expect(glides([card('a', 1)], [card('a', 3), near, far])).toEqual([
      {
        type: 'together',
        cues: [
          { type: 'card-move', ref: 'a', how: 'glide', to: { at: { x: 3, y: 100 }, z: 0, heading: 90, faceUp: false } },
          {
            type: 'card-move',
            ref: 'b',
            how: 'glide',
            to: { at: near.at, z: 0, heading: 90, faceUp: false },
            card: near,
            from: 'hand',
            delay: 0,
          },
          {
            type: 'card-move',
            ref: 'c',
            how: 'glide',
            to: { at: far.at, z: 0, heading: 90, faceUp: false },
            card: far,
            delay: 90,
          },
        ],
      },
    ])
  })
  test('what goes is gathered where the event says, else it is just gone', () => {
    const goes = (ref: string) => (ref === 'b' ? undefined : { ...PILE, face: FACE })
    const cues = glides([card('a', 1), card('b', 2), card('c', 3)], [], { goes })
    expect(types(cues)).toEqual(['together', 'card-names'])
    const [gathered] = cues
    expect(gathered?.type === 'together' && gathered.cues).toMatchObject([
      { ref: 'a', how: 'gather', face: FACE, delay: 0 },
      { ref: 'c', how: 'gather', delay: 70, to: { at: PILE.at, faceUp: true } },
    ])
  })
  test('piles stay where they are', () => {
    expect(glides([card('draw', 1, { count: 40 })], [card('discard', 2, { count: 1 })], { goes: () => PILE })).toEqual([])
  })
  test('a list closes up: the card of the place that was left goes, those behind it move up', () => {
    const list = ['x/0', 'x/1', 'x/2', 'x/3']
    const names = closedUp(list, ['x/1'])
    expect([...names]).toEqual([
      ['x/2', 'x/1'],
      ['x/3', 'x/2'],
    ])
    const before = list.map((ref, place) => card(ref, place))
    const after = list.slice(0, 3).map((ref, place) => card(ref, place))
    const cues = glides(before, after, { names, goes: () => PILE })
    expect(types(cues)).toEqual(['card-move', 'card-names', 'together'])
    expect(cues[0]).toMatchObject({ ref: 'x/1', how: 'gather' })
    expect([...tableAfter(before, cues)]).toEqual(after.map(({ ref, at }) => [ref, { at, z: 0, faceUp: false }]))
    expect(closedUp(list, list).size).toBe(0)
  })
  test('cards taken elsewhere go on from where they lay', () => {
    const before = [card('A1/0', 1), card('A1/1', 2), card('B1/0', 8)]
    const after = [card('B2/0', 20), card('B2/1', 21), card('B1/0', 8)]
    const names = new Map([
      ['A1/0', 'B2/0'],
      ['A1/1', 'B2/1'],
    ])
    const cues = glides(before, after, { names, goes: () => PILE })
    expect(types(cues)).toEqual(['card-names', 'together'])
    expect([...tableAfter(before, cues)].toSorted()).toEqual(
      after.map(({ ref, at }) => [ref, { at, z: 0, faceUp: false }] as const).toSorted(),
    )
  })
})

test('cards that only pass have no face unless it is shown, and a name that tells nothing', () => {
  const cues = passing('3', { from: 'draw', to: { x: 5, y: 5 }, faces: [undefined, FACE], card: card('', 0) })
  const [all] = cues
  const moves = all?.type === 'together' ? all.cues : []
  expect(moves).toMatchObject([
    { ref: 'passing/3/0', how: 'gather', from: 'draw', card: { faceUp: false, name: '' }, delay: 0 },
    { ref: 'passing/3/1', card: { faceUp: true, face: FACE }, delay: 110 },
  ])
  expect(moves[0]).not.toHaveProperty('card.face')
})

test('the events of an entry are told one after the other, each from how it left the table', () => {
  const cues = cuesThrough(['put', 'turn', 'take'], 'none', {
    fold: (_, event: string) => event,
    cards: (view) => (view === 'put' ? [card('a', 1)] : view === 'turn' ? [card('a', 1, { faceUp: true, face: FACE })] : []),
    step: (event, before, key) => ({
      first: [{ type: 'banner', text: `${event} after ${before}, ${key}` }],
      last: event === 'take' ? [{ type: 'wait', ms: 1 }] : [],
      goes: () => PILE,
    }),
  })
  expect(types(cues)).toEqual(['banner', 'card-move', 'banner', 'card-flip', 'banner', 'card-move', 'card-names', 'wait'])
  expect(cues[4]).toEqual({ type: 'banner', text: 'take after turn, 2' })
})
