import { expect, test } from 'vitest'
import { aimsAt, litCard, litZone, type Offered } from '../../../../src/games/kit/card-table/aims'
import { around, lyingCard, pile } from '../../../../src/games/kit/card-table/looks'
import type { CardFaceLook } from '../../../../src/scene/look'

const REASON = { key: 'no', params: {} }
const offered = (id: string, at: string, isRefused = false): Offered => ({
  decision: {
    id: 'd',
    seat: 'A',
    subject: 'action',
    choice: { shape: 'pick', options: [], least: 1, most: 1 },
    fallback: [],
  } as unknown as Offered['decision'],
  option: { id, on: ['card', at], ...(isRefused ? { refused: REASON } : {}) } as Offered['option'],
})

test('a place is open if any of its options is; refused, it says why; several count as one', () => {
  const uses = [offered('a', 'x'), offered('b', 'x', true), offered('c', 'y', true), offered('e', 'z')]
  const aims = aimsAt(uses, ({ option }) => [option.on?.[1] ?? ''], ['e'])
  expect([...aims.keys()]).toEqual(['x', 'y', 'z'])
  expect(aims.get('x')?.uses.map(({ option }) => option.id)).toEqual(['a'])
  expect(aims.get('x')).not.toHaveProperty('refused')
  expect(aims.get('y')).toMatchObject({ refused: REASON, isPicked: false })
  expect([litCard(aims, 'x'), litCard(aims, 'y'), litCard(aims, 'z'), litCard(aims, 'other')]).toEqual([
    { lit: true, tone: 'allowed' },
    { dim: true },
    { lit: true, tone: 'friend' },
    {},
  ])
  expect([litZone(aims, 'x'), litZone(aims, 'y')]).toEqual([{ lit: true, tone: 'allowed' }, {}])
})

const FACE: CardFaceLook = { family: 'teal', emblem: 'eye', title: 'The Archivist' }
const BOX = { at: { x: 5, y: 5 }, width: 6300, height: 8800 }

test('a card that lies face down has a face only for who may peek at it', () => {
  const card = { ref: 'r', name: 'n', ...BOX, z: 0, back: 'b', faceUp: false, from: 'hand' }
  expect(lyingCard({ ...card, face: undefined })).toEqual({ ...card, heading: 90 })
  expect(lyingCard({ ...card, face: FACE })).toMatchObject({ face: FACE, peek: true })
  expect(lyingCard({ ...card, faceUp: true, face: FACE })).not.toHaveProperty('peek')
})

test('a pile shows its top card or its back, and is nothing when it is empty', () => {
  const named = { ref: 'p', name: 'n', back: 'b' }
  expect(pile({ ...named, count: 0 }, BOX)).toEqual([])
  expect(pile({ ...named, count: 3 }, BOX)).toMatchObject([{ faceUp: false, count: 3, z: 0 }])
  expect(pile({ ...named, count: 3 }, BOX)[0]).not.toHaveProperty('face')
  expect(pile({ ...named, count: 1, top: FACE }, BOX, { dim: true })).toMatchObject([{ faceUp: true, face: FACE, dim: true }])
  expect(around(BOX).height).toBeGreaterThan(BOX.height)
})
