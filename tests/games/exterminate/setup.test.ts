/** Set-up (4.10, 6.3.7): nodes placed in turn or where the scenario says, hands dealt. Edges and deployment are in `turn.test.ts`. */
import { describe, expect, test } from 'vitest'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { nodePlace } from '../../../src/games/exterminate/rules/facts/nodes'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Play } from '../../driver/drive'
import { at } from '../../driver/inches'
import { matched } from './driver'

const put = (x: number, y: number) => ({ at: at(x, y), heading: 0 })
const asTheyLie = (count: number) => Array.from({ length: count }, (_, place) => place)
const dealing = (play: Play<Exterminate>, count: number) =>
  play.answer('chance' as never, 'card draw', asTheyLie(count)).answer('chance' as never, 'card draw', asTheyLie(count - 5))

describe('nodes placed in turn', () => {
  test('EX-NOD-01, EX-SCN-01: four each, alternately, clear of edges, terrain and each other', () => {
    const play = matched()
    expect(Object.keys(play.state.nodes).length).toBe(8)
    expect(play.open).toEqual(['A: node where'])
    expect(play.refusal('A', 'node where', put(6.4, 12))).toMatchObject({ key: 'node-near-edge' })
    expect(play.refusal('A', 'node where', put(18, 18))).toMatchObject({ key: 'stands-in', says: { piece: 'console-1' } })
    play.answer('A', 'node where', put(6.5, 12))
    expect(play.last('node-placed')).toMatchObject({ node: 'n1', seat: 'A' })
    expect(play.open).toEqual(['B: node where'])
    // Eight inches from edge to edge: nine between the centres.
    expect(play.refusal('B', 'node where', put(15.4, 12))).toMatchObject({ key: 'node-too-near', says: { piece: 'n1' } })
    play.answer('B', 'node where', put(15.5, 12))
    expect(play.open).toEqual(['A: node where'])
  })

  test('EX-NOD-01: they lie face down: nobody knows what they are, and there is one for each', () => {
    const play = matched().answer('A', 'node where', put(7, 12))
    expect(play.state.nodes.n1).toEqual({ ref: 'n1', radius: inches(0.5) })
    expect(play.sees('A').nodes.n1).toEqual(play.state.nodes.n1)
    expect(play.state.nodeBag.length).toBe(8)
    expect(play.state.nodeBag.every(({ points }) => points === 1)).toBe(true)
  })

  test('EX-NOD-01: where there is no room at eight inches it is six, then four', () => {
    // One node lies in the middle of a smaller and smaller table.
    const apart = (side: number) => {
      const { state } = matched()
      const n1 = { ref: 'n1', radius: inches(0.5), pose: put(side / 2, side / 2) }
      const tabletop = { ...state.tabletop, width: inches(side), depth: inches(side), terrain: [], pieces: { n1 } }
      return nodePlace({ ...state, tabletop }, 'n2')?.choice.region.keep?.[0]?.gap
    }
    expect([26, 23, 20.5].map(apart)).toEqual([inches(8), inches(6), inches(4)])
    expect(apart(12)).toBeUndefined()
  })

  test('EX-SET-05: when all lie, hands are dealt and the edge is rolled for', () => {
    const play = matched()
    for (let node = 1; node <= 8; node++) {
      const { seat, fallback } = play.decision('node where')
      expect(seat).toBe(node % 2 === 1 ? 'A' : 'B')
      play.answer(seat as 'A', 'node where', fallback)
    }
    expect(Object.keys(play.state.tabletop.pieces).length).toBe(8)
    expect(play.open).toEqual(['chance: card draw'])
  })
})

describe('nodes where the scenario says', () => {
  test('EX-NOD-01, EX-SCN-01: the rift storm has six at fixed places, drawn from all eight; worth what they show', () => {
    const play = matched({ scenario: 'rift-storm' })
    const places = Object.keys(play.state.nodes).map((ref) => play.state.tabletop.pieces[ref]?.pose.at)
    expect(places).toEqual([at(14, 18), at(22, 18), at(18, 11), at(18, 25), at(12, 22), at(24, 14)])
    expect(play.state.nodeBag.length).toBe(8)
    expect(play.state.nodeBag.filter(({ kind }) => kind === 'black')).toEqual(Array(2).fill({ kind: 'black', points: 3 }))
    expect(play.open).toEqual(['chance: card draw'])
  })

  test('EX-SCN-01: the purge has none', () => {
    const play = matched({ scenario: 'purge' })
    expect([play.state.nodes, play.state.turns, play.open]).toEqual([{}, 5, ['chance: card draw']])
  })
})

describe('hands and fate', () => {
  test('EX-SET-04, EX-CRD-01, EX-FAT-01: five cards each from one deck of 36, and the fate of the recruitment cards', () => {
    const play = matched({ scenario: 'purge', adventures: { A: 0, B: 0 } })
    expect(play.decision('card draw').choice).toMatchObject({ count: 36 })
    dealing(play, 36)
    const { A, B } = play.state.sides
    expect([A.hand.length, B.hand.length, play.state.battle.deck.length]).toEqual([5, 5, 26])
    const every = Object.values(play.state.battle.cards).flatMap(({ id, count }) => Array.from({ length: count }, () => id))
    expect([...A.hand, ...B.hand, ...play.state.battle.deck].sort()).toEqual(every.sort())
    expect([A.fate, A.fateStart, B.fate]).toEqual([4, 4, 2])
    expect(play.open).toEqual(['chance: initiative dice'])
  })

  test('EX-SET-04, 3.4: a hand is its owner’s alone, the order of the deck nobody’s', () => {
    const play = dealing(matched({ scenario: 'purge', adventures: { A: 0, B: 0 } }), 36)
    const seen = play.sees('B')
    expect(seen.sides.A.hand).toEqual(['?', '?', '?', '?', '?'])
    expect(seen.sides.B.hand).toEqual(play.state.sides.B.hand)
    expect(new Set(seen.battle.deck)).toEqual(new Set(['?']))
  })
})
