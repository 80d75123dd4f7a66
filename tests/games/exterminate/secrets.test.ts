/** What is hidden (3.4): hands from the other side, the deck from all. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/exterminate/content/house'
import { defaultSpec, exterminate, type State } from '../../../src/games/exterminate/rules'
import { HIDDEN } from '../../../src/games/exterminate/rules/cards'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import { imagined, seen, type Viewer } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { seeded } from '../../conformance/rng'
import { drive } from '../../driver/drive'
import { dealt, type Laid, laid, playing, shooting } from './driver'

const figures: Laid['figures'] = { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [7, 0] } }
const own = ['double', 'fate', 'hit']
const other = ['armour', 'instant-reroll']
const position: Laid = {
  figures,
  sides: { A: { hand: own, fate: 1, ready: ['sidestep'] }, B: { hand: other, fate: 2 } },
  discard: ['lightning', 'reroll'],
}
const view = (viewer: Viewer) => exterminate.project(laid(position), viewer)
const all = HOUSE.battleDeck.flatMap(({ id, count }) => Array.from({ length: count }, () => id)).sort()
const everyCard = ({ sides, battle }: State) => [...sides.A.hand, ...sides.B.hand, ...battle.deck, ...battle.discard].sort()

/** A shot whose dice lie on the table: A may re-roll. */
const shot = () =>
  shooting(position).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick').roll('attack dice', 'HAA').roll('defence dice', 'HHHH')

describe('what one sees', () => {
  test('the own hand, of the other’s only how many; of the deck only how many; all that lies open', () => {
    const seenByA = view('A')
    expect([seenByA.sides.A.hand, seenByA.sides.B.hand]).toEqual([own, [HIDDEN, HIDDEN]])
    expect(seenByA.battle.deck).toEqual(Array.from({ length: 29 }, () => HIDDEN))
    expect(seenByA.battle.discard).toEqual(['lightning', 'reroll'])
    expect([seenByA.sides.A.fate, seenByA.sides.B.fate]).toEqual([1, 2])
    const seenByB = view('B')
    expect([seenByB.sides.A.hand, seenByB.sides.B.hand]).toEqual([[HIDDEN, HIDDEN, HIDDEN], other])
    expect(seenByB.sides.A.adventures.ready).toEqual(['sidestep'])
    const seenByOthers = view('spectator')
    expect([...seenByOthers.sides.A.hand, ...seenByOthers.sides.B.hand].every((card) => card === HIDDEN)).toBe(true)
    expect(view('everybody').battle.deck).toEqual(laid(position).battle.deck)
  })

  test('two worlds that differ only in what is hidden look the same', () => {
    const world = (hand: readonly string[]) =>
      exterminate.project(laid({ ...position, sides: { ...position.sides, B: { hand, fate: 2 } } }), 'A')
    expect(world(['fate', 'super-armour'])).toEqual(world(other))
  })
})

describe('what one is told', () => {
  test('drawn cards to their owner alone, that so many were drawn to all', () => {
    const play = playing(position, { call: 'draw', local: { seat: 'A', count: 2 } })
    const event = dealt(play).last('cards-drawn')
    const told = (viewer: Viewer) => exterminate.tell(event, viewer, play.state)
    expect(told('A')).toEqual(event)
    for (const viewer of ['B', 'spectator'] as const) {
      expect(told(viewer)).toEqual({ type: 'cards-drawn', seat: 'A', count: 2, reshuffled: false })
    }
  })

  test('what is played or discarded is told to all', () => {
    const event = { type: 'cards-discarded', seat: 'A', cards: ['hit'], why: 'limit' } as const
    expect(exterminate.tell(event, 'B', laid(position))).toEqual(event)
  })

  test('a question and its options only to whoever is asked', () => {
    const play = shot()
    expect(play.open).toEqual(['A: reroll window'])
    expect(seen(exterminate, play.snapshot, 'A').decisions).toHaveLength(1)
    for (const viewer of ['B', 'spectator'] as const) {
      const known = seen(exterminate, play.snapshot, viewer)
      expect([known.decisions, known.awaited]).toEqual([[], ['A']])
    }
  })

  test('a re-roll that is still being thought about is nobody else’s business, not even by which card', () => {
    const play = shot()
    const before = seen(exterminate, play.snapshot, 'B')
    play.answer('A', 'reroll window', 'reroll:attack>fate')
    expect(play.open).toEqual(['A: which dice'])
    expect(seen(exterminate, play.snapshot, 'B')).toEqual(before)
    expect(JSON.stringify(seen(exterminate, play.snapshot, 'A').agenda)).toContain('"means":"fate"')
  })
})

describe('what one may imagine', () => {
  test('EX-CRD-01: exactly the 36 cards of the deck, the known ones where they are', () => {
    expect(everyCard(laid(position))).toEqual(all)
    const hands = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const world = exterminate.imagine(view('A'), seeded(seed))
      expect(everyCard(world)).toEqual(all)
      expect([world.sides.A.hand, world.battle.discard]).toEqual([own, ['lightning', 'reroll']])
      expect(exterminate.project(world, 'A')).toEqual(view('A'))
      hands.add(world.sides.B.hand.join())
    }
    expect(hands.size).toBeGreaterThan(5)
    const watched = exterminate.imagine(view('spectator'), seeded(3))
    expect([everyCard(watched), watched.sides.A.hand.length]).toEqual([all, 3])
  })

  test('in each of them the same is asked of the same', () => {
    const play = shot()
    play.answer('A', 'reroll window', 'reroll:attack>fate')
    for (let seed = 1; seed <= 10; seed++) {
      const mine = imagined(exterminate, seen(exterminate, play.snapshot, 'A'), seeded(seed))
      expect(mine.pending.map(({ seat, subject }) => `${seat}: ${subject}`)).toEqual(['A: which dice'])
      const theirs = imagined(exterminate, seen(exterminate, play.snapshot, 'B'), seeded(seed))
      expect(theirs.pending.map(({ seat, subject }) => `${seat}: ${subject}`)).toEqual(['A: reroll window'])
    }
  })

  test('a match as it is dealt shows each only his own five', () => {
    const spec = { game: 'exterminate', seats: ['A', 'B'], options: { ...defaultSpec(), scenario: 'purge' } } as never
    const play = dealt(drive<Exterminate>(exterminate, TABLE_SHAPES as never, { spec }))
    const text = (viewer: Viewer) => JSON.stringify([play.sees(viewer).sides, play.sees(viewer).battle.deck])
    expect(play.sees('A').sides.B.hand).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN])
    expect(play.sees('B').sides.B.hand).toEqual(play.state.sides.B.hand)
    expect(text('spectator')).not.toMatch(/"(armour|hit|reroll)"/)
  })
})
