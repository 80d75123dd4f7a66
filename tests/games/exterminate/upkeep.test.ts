/** Upkeep with hands and adventure cards: EX-UPK-05 to 12. Recovering and stress are in `turn.test.ts`. */
import { describe, expect, test } from 'vitest'
import type { Side } from '../../../src/games/exterminate/rules'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Play } from '../../driver/drive'
import { type Laid, playing, upkeeping } from './position'

type Held = NonNullable<NonNullable<Laid['sides']>['A']>
const bare: Laid['figures'] = { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [9, 0] } }
const position = (A: Held, changes: Partial<Laid> = {}): Laid => ({ figures: bare, sides: { A }, ...changes })
const hand = (A: Held, changes: Partial<Laid> = {}) =>
  playing(position(A, changes), { call: 'upkeep hand', local: { seat: 'A' } })
const adventure = (A: Held, changes: Partial<Laid> = {}) =>
  playing(position(A, changes), { call: 'upkeep adventure', local: { seat: 'A' } })
const cards = (count: number) => Array.from({ length: count }, () => 'hit')
const side = (play: Play<Exterminate>, seat: Side = 'A') => play.state.sides[seat]
const held = (play: Play<Exterminate>) => [side(play).hand.length, side(play).fate]
/** Cards come in the order of the sorted deck. */
const asTheyLie = (play: Play<Exterminate>) => {
  const { count } = play.decision('card draw').choice as unknown as { count: number }
  return play.answer(
    'chance' as never,
    'card draw',
    Array.from({ length: count }, (_, place) => place),
  )
}

describe('the hand', () => {
  test.each([
    // cards, fate, what may be done beside drawing up to five and doing nothing; at the start there were two tokens
    [2, 2, []],
    [2, 1, ['fate-back']],
    [3, 2, ['discard-for-fate']],
    [3, 1, ['fate-back', 'discard-for-fate']],
    [6, 2, ['discard-for-fate']],
  ] as const)('GC-24, EX-UPK-05, EX-UPK-06, EX-UPK-07, EX-UPK-12: with %i cards and %i fate', (count, fate, besides) => {
    const play = hand({ hand: cards(count), fate, fateStart: 2 })
    expect(play.options('upkeep hand')).toEqual(['refill', ...besides, 'none'])
  })

  test('GC-24, EX-UPK-05: drawing fills the hand up to five, and not beyond', () => {
    const play = asTheyLie(hand({ hand: cards(2), fate: 2, fateStart: 2 }).answer('A', 'upkeep hand', 'refill'))
    expect([held(play), play.last('cards-drawn').count, play.open]).toEqual([[5, 2], 3, []])
    const six = hand({ hand: cards(6), fate: 2, fateStart: 2 }).answer('A', 'upkeep hand', 'refill')
    expect([held(six), six.events.some(({ type }) => type === 'cards-drawn')]).toEqual([[6, 2], false])
  })

  test('GC-24, EX-UPK-06: no cards but a token back, up to as many as at the start', () => {
    const play = hand({ hand: cards(2), fate: 1, fateStart: 2 }).answer('A', 'upkeep hand', 'fate-back')
    expect([held(play), play.open]).toEqual([[2, 2], []])
    const full = hand({ hand: cards(2), fate: 2, fateStart: 2 })
    expect(full.refusal('A', 'upkeep hand', 'fate-back')).toMatchObject({ key: 'fate-full', rule: 'EX-UPK-06' })
  })

  test('GC-24, EX-UPK-07: the whole hand, three cards at least, for a token; also beyond the start', () => {
    const play = hand({ hand: cards(3), fate: 2, fateStart: 2 }).answer('A', 'upkeep hand', 'discard-for-fate')
    expect([held(play), play.state.battle.discard, play.open]).toEqual([[0, 3], cards(3), []])
    const small = hand({ hand: cards(2), fate: 0, fateStart: 2 })
    expect(small.refusal('A', 'upkeep hand', 'discard-for-fate')).toMatchObject({ key: 'hand-too-small', rule: 'EX-UPK-07' })
  })

  test('EX-UPK-12: or nothing', () => {
    const play = hand({ hand: cards(2), fate: 1, fateStart: 2 }).answer('A', 'upkeep hand', 'none')
    expect([held(play), play.last('hand-chosen').choice, play.open]).toEqual([[2, 1], 'none', []])
  })

  test('EX-UPK-01, EX-UPK-05: both sides choose, the one with the initiative first', () => {
    const play = upkeeping(position({}, { active: 'B' }))
    expect(play.open).toEqual(['B: upkeep hand'])
    play.answer('B', 'upkeep hand', 'none')
    expect(play.open).toEqual(['A: upkeep hand'])
  })

  test('EX-UPK-05, EX-CRD-14: the deck runs out in the middle of a draw: the discard becomes the deck', () => {
    const play = hand({ hand: cards(1) }, { deck: ['armour', 'armour'], discard: ['double', 'fate', 'fate'] })
    asTheyLie(asTheyLie(play.answer('A', 'upkeep hand', 'refill')))
    expect(side(play).hand).toEqual(['armour', 'armour', 'double', 'fate', 'hit'])
    expect(play.state.battle).toMatchObject({ deck: ['fate'], discard: [] })
    expect(play.events.flatMap((event) => (event.type === 'cards-drawn' ? [event.reshuffled] : []))).toEqual([false, true])
    const dry = hand({ hand: cards(1) }, { deck: [], discard: ['fate'] })
    asTheyLie(dry.answer('A', 'upkeep hand', 'refill'))
    expect([side(dry).hand, dry.open]).toEqual([['fate', 'hit'], []])
  })
})

describe('adventure cards', () => {
  const used: Held = { discard: ['lucky-hit', 'medi-kit'], exhausted: ['sidestep', 'strategist'], fate: 3 }

  test.each(['H', 'A'])('GC-39, EX-UPK-09: a die for the first card of the discard: %s is nothing', (face) => {
    const play = adventure({ discard: ['lucky-hit'] })
      .answer('A', 'upkeep adventure', 'try')
      .roll('adventure die', face)
    expect(play.last('adventure-tried').isDrawn).toBe(false)
    expect([side(play).adventures.discard, play.open]).toEqual([['lucky-hit'], []])
  })

  test('GC-39, EX-UPK-09, EX-AMB-24: lightning brings it back, the one put there last', () => {
    const play = adventure(used).answer('A', 'upkeep adventure', 'try').roll('adventure die', 'L')
    // Fate does not help here (EX-FAT-03), nor does anybody hold a card.
    expect(play.last('adventure-recovered')).toMatchObject({ card: 'lucky-hit', how: 'drawn' })
    expect(side(play).adventures).toMatchObject({ ready: ['lucky-hit'], discard: ['medi-kit'] })
    expect([side(play).fate, play.open]).toEqual([3, []])
  })

  test('EX-UPK-09, EX-CRD-06, EX-CRD-09: the die may be rolled again by a card, and a lightning card is as good as the face', () => {
    const tried = () =>
      adventure({ discard: ['lucky-hit'], hand: ['lightning', 'reroll'] })
        .answer('A', 'upkeep adventure', 'try')
        .roll('adventure die', 'H')
    expect(tried().options('reroll window')).toEqual(['reroll:adventure>reroll', 'play:lightning>lightning', 'pass'])
    const lit = tried().answer('A', 'reroll window', 'play:lightning>lightning').answer('A', 'reroll window', 'pass')
    expect(lit.last('adventure-tried')).toMatchObject({ faces: ['hit', 'bolt'], isDrawn: true })
    const again = tried().answer('A', 'reroll window', 'reroll:adventure>reroll').roll('reroll dice', 'L')
    expect(again.answer('A', 'reroll window', 'pass').last('adventure-tried').isDrawn).toBe(true)
  })

  test('EX-UPK-10, EX-CRD-10: a token or a fate card for each exhausted one, any number', () => {
    const play = adventure({ exhausted: ['sidestep', 'strategist'], fate: 1, hand: ['fate'] })
    expect(play.options('upkeep adventure')).toEqual([
      'recover:sidestep>token',
      'recover:sidestep>fate',
      'recover:strategist>token',
      'recover:strategist>fate',
      'none',
    ])
    play.answer('A', 'upkeep adventure', 'recover:strategist>token').answer('A', 'upkeep adventure', 'recover:sidestep>fate')
    expect(side(play)).toMatchObject({ fate: 0, hand: [], adventures: { ready: ['strategist', 'sidestep'], exhausted: [] } })
    expect(play.state.battle.discard).toEqual(['fate'])
    expect(play.open).toEqual([])
  })

  test('EX-UPK-08: one or the other, not both', () => {
    const paid = adventure(used).answer('A', 'upkeep adventure', 'recover:sidestep>token')
    expect(paid.options('upkeep adventure')).toEqual(['recover:strategist>token', 'none'])
    const tried = adventure(used).answer('A', 'upkeep adventure', 'try').roll('adventure die', 'A')
    expect(tried.open).toEqual([])
    expect(adventure(used).answer('A', 'upkeep adventure', 'none').open).toEqual([])
  })

  test('EX-UPK-08, 3.2: who could pay only by a card is asked too, whatever he holds', () => {
    const play = adventure({ exhausted: ['sidestep'], hand: ['hit'] })
    expect(play.options('upkeep adventure')).toEqual(['none'])
    expect(adventure({ exhausted: ['sidestep'] }).open).toEqual([])
    expect(adventure({}).open).toEqual([])
  })

  test('EX-AMB-46: by the other ruling the discard is out of the game', () => {
    const rulings = { adventureRedraw: false }
    expect(adventure({ discard: ['lucky-hit'] }, { rulings }).open).toEqual([])
    expect(adventure(used, { rulings }).options('upkeep adventure')).not.toContain('try')
  })

  test('EX-UPK-11: it comes back after all that it could be used for in this turn, and is ready in the next', () => {
    const play = upkeeping(position({ discard: ['scavenger'], fate: 1, fateStart: 1 }))
    play.answer('A', 'upkeep hand', 'none').answer('B', 'upkeep hand', 'none')
    play.answer('A', 'upkeep adventure', 'try').roll('adventure die', 'L')
    expect(play.open).toEqual([])
    const next = upkeeping(position({ ready: side(play).adventures.ready }))
    expect(next.options('upkeep hand')).toContain('use:scavenger')
  })
})
