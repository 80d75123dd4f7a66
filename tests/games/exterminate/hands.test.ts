import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/exterminate/content/house'
import { defaultSpec, exterminate } from '../../../src/games/exterminate/rules'
import { crossingDice } from '../../../src/games/exterminate/rules/facts/crossing'
import { shotReport } from '../../../src/games/exterminate/rules/facts/sight'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Game } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'
import { dealt, type Laid, laid, matched, playing, upkeeping } from './driver'

const duel = (A: readonly string[], B: readonly string[], more: Partial<Laid> = {}): Laid => ({
  figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [7, 0] } },
  sides: { A: { hand: A }, B: { hand: B } },
  ...more,
})

describe('the deck and the hands', () => {
  const options = { ...defaultSpec(), scenario: 'purge', adventures: { A: 0, B: 0 } } as const

  test('EX-CRD-01, EX-SET-04: of one deck of 36 each is dealt five', () => {
    const play = dealt(matched(options))
    expect(HOUSE.battleDeck.reduce((sum, { count }) => sum + count, 0)).toBe(36)
    const { sides, battle } = play.state
    expect([sides.A.hand.length, sides.B.hand.length, battle.deck.length, battle.discard.length]).toEqual([5, 5, 26, 0])
    expect([sides.A.fate, sides.B.fate]).toEqual([sides.A.fateStart, sides.B.fateStart])
  })

  test('EX-CRD-14: an empty deck is the shuffled discard; with both empty nothing is drawn', () => {
    const drawing = (deck: readonly string[], discard: readonly string[]) =>
      playing(duel(['fate'], [], { deck, discard }), { call: 'draw', local: { seat: 'A', count: 3 } })
    const play = drawing(['armour'], ['hit', 'double', 'reroll', 'hit'])
    expect(play.decision('card draw').choice).toEqual({ shape: 'shuffle', count: 1 })
    play.answer('chance' as never, 'card draw', [0])
    expect(play.decision('card draw').choice).toEqual({ shape: 'shuffle', count: 4 })
    play.answer('chance' as never, 'card draw', [3, 1, 0, 2])
    expect(play.last('cards-drawn')).toMatchObject({ cards: ['double', 'hit'], count: 2, reshuffled: true })
    expect(play.state.sides.A.hand).toEqual(['armour', 'double', 'fate', 'hit'])
    expect(play.state.battle).toMatchObject({ deck: ['hit', 'reroll'], discard: [] })
    expect(drawing([], []).events).toEqual([])
  })

  test('GC-46, EX-CRD-03: seven cards at the beginning of a turn are two too many, before the initiative', () => {
    const hand = ['hit', 'hit', 'armour', 'reroll', 'double', 'fate', 'fate']
    const play = playing(duel([], hand), { call: 'turn', local: {} })
    expect(play.open).toEqual(['B: discard down'])
    const id = (card: string) => play.options('discard down').find((one) => one.endsWith(`-${card}`)) ?? ''
    expect(play.verdict('B', 'discard down', [id('hit')]).allowed).toBe(false)
    expect(play.verdict('B', 'discard down', [id('hit'), id('armour'), id('fate')]).allowed).toBe(false)
    play.answer('B', 'discard down', [id('fate'), id('armour')])
    expect(play.state.sides.B.hand).toEqual(['double', 'fate', 'hit', 'hit', 'reroll'])
    expect(play.state.battle.discard).toEqual(['fate', 'armour'])
    expect(play.open).toEqual(['chance: initiative dice'])
  })

  test('EX-GEN-02: a match without adventure cards plays to its end, and so does one without battle cards', () => {
    const spec = { game: 'exterminate', seats: ['A', 'B'], options } as never
    const none = (match: Parameters<typeof exterminate.setUp>[0]) => ({
      ...exterminate.setUp(match),
      battle: { cards: {}, deck: [], discard: [] },
    })
    const games: readonly Game<Exterminate>[] = [exterminate, { ...exterminate, setUp: none }]
    for (const [index, game] of games.entries()) {
      const { asked, events } = playOut(game, TABLE_SHAPES as never, spec, 7)
      expect(events.at(-1)?.type).toBe('match-ended')
      expect([asked.has('card draw'), asked.has('adventure window')]).toEqual([index === 0, false])
    }
  }, 60_000)

  test('EX-GEN-05: what a card says of its figures goes before the rules', () => {
    const at = (x: number, y: number, keywords: readonly string[] = []) =>
      ({ profile: 'TC', at: [x, y], stress: 1, as: { keywords } }) as never
    const seen = (A1: never, B2: never) => shotReport(laid({ figures: { A1, B1: at(5, 0), B2 } }), 'A1', 'B1', 'gunstick')
    expect(seen(at(0, 0), at(3, 3)).verdict.allowed).toBe(false)
    expect(seen(at(0, 0, ['relentless']), at(3, 3)).verdict.allowed).toBe(true)
    expect(seen(at(0, 0), at(3, 0.6)).obstructions).toEqual(['B2'])
    expect(seen(at(0, 0), at(3, 0.6, ['low'])).obstructions).toEqual([])
    const state = laid({ figures: { A1: at(0, 0), A2: at(3, 0, ['agile']) } })
    expect([crossingDice(state, 'A1', false), crossingDice(state, 'A2', false)]).toEqual([1, 2])
  })
})

describe('the hand in upkeep', () => {
  const some = (count: number) => ['armour', 'hit', 'hit', 'reroll', 'double', 'fate'].slice(0, count)
  const asked = (hand: number, fate: number) =>
    upkeeping({ ...duel([], []), sides: { A: { hand: some(hand), fate, fateStart: 2 } } })

  test('GC-24, EX-UPK-05, EX-UPK-06, EX-UPK-07, EX-UPK-12: refill, a token back, the hand for a token, or nothing', () => {
    expect(asked(2, 2).options('upkeep hand')).toEqual(['refill', 'none'])
    expect(asked(2, 1).options('upkeep hand')).toEqual(['refill', 'fate-back', 'none'])
    expect(asked(3, 2).options('upkeep hand')).toEqual(['refill', 'discard-for-fate', 'none'])
    expect(asked(6, 2).options('upkeep hand')).toEqual(['refill', 'discard-for-fate', 'none'])
    expect(asked(2, 2).option('upkeep hand', 'fate-back').refused).toMatchObject({ key: 'fate-full', rule: 'EX-UPK-06' })
    expect(asked(2, 2).option('upkeep hand', 'discard-for-fate').refused).toMatchObject({ key: 'hand-too-small' })
  })

  test('GC-24: what each of them leaves', () => {
    const left = (hand: number, fate: number, choice: string) => {
      const play = dealt(asked(hand, fate).answer('A', 'upkeep hand', choice))
      const { A } = play.state.sides
      return [A.hand.length, A.fate, play.state.battle.discard.length, play.open]
    }
    expect(left(2, 2, 'refill')).toEqual([5, 2, 0, ['B: upkeep hand']])
    expect(left(2, 1, 'fate-back')).toEqual([2, 2, 0, ['B: upkeep hand']])
    expect(left(3, 2, 'discard-for-fate')).toEqual([0, 3, 3, ['B: upkeep hand']])
    expect(left(6, 2, 'refill')).toEqual([6, 2, 0, ['B: upkeep hand']])
    expect(left(4, 2, 'none')).toEqual([4, 2, 0, ['B: upkeep hand']])
  })
})
