import { expect, test } from 'vitest'
import { asTheyLie, copiesOf, hidden, without } from '../../../../src/games/kit/rules/cards'
import { putDown, takenUp } from '../../../../src/games/kit/rules/folds'

test('a deck has every copy; what was seen is taken out of it once for each time', () => {
  const deck = copiesOf([
    { id: 'ace', count: 2 },
    { id: 'king', count: 1 },
  ])
  expect(deck).toEqual(['ace', 'ace', 'king'])
  expect(without(deck, ['ace', '?', 'king', 'king'])).toEqual(['ace'])
  expect(deck).toHaveLength(3)
  expect([hidden(deck), asTheyLie(3)]).toEqual([
    ['?', '?', '?'],
    [0, 1, 2],
  ])
})

test('a piece stands where it was put last, and leaves the table without a trace', () => {
  const state = { turn: 1, tabletop: { width: 10, depth: 10, terrain: [], pieces: {} } }
  const piece = (x: number) => ({ ref: 'A1', radius: 1, pose: { at: { x, y: 0 }, heading: 0 } })
  const there = putDown(putDown(state, piece(1)), piece(2))
  expect(there).toEqual({ ...state, tabletop: { ...state.tabletop, pieces: { A1: piece(2) } } })
  expect(takenUp(there, 'A1')).toEqual(state)
  expect(state.tabletop.pieces).toEqual({})
})
