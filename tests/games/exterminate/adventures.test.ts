/** Adventure cards (4.9, 6.3.5) for moves, for other rolls and between actions; where cards come from; lasting ones of a pack. */
import { describe, expect, test } from 'vitest'
import { defaultSpec, exterminate } from '../../../src/games/exterminate/rules'
import { EFFECTS } from '../../../src/games/exterminate/rules/cards'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Play } from '../../driver/drive'
import { figure, type Laid, laid, matched, moving, playing, pose, upkeeping, way, where } from './driver'

type Ready = { readonly A?: readonly string[]; readonly B?: readonly string[] }
const holding = ({ A = [], B = [] }: Ready) => ({ A: { ready: A }, B: { ready: B } })
/** A Dalek and a Cyberman seven inches apart: four dice against three. */
const facing = (ready: Ready, changes: Partial<Laid> = {}): Laid => ({
  figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [8, 0] } },
  sides: holding(ready),
  ...changes,
})
const lies = (play: Play<Exterminate>, seat: 'A' | 'B' = 'A') => {
  const { ready, exhausted, discard } = play.state.sides[seat].adventures
  return { ready, exhausted, discard }
}
const gone = (card: string) => ({ ready: [], exhausted: [], discard: [card] })
const exhausted = (card: string) => ({ ready: [], exhausted: [card], discard: [] })
describe('cards for moves and rolls', () => {
  test('EX-ADV-02: Rapid Response adds two inches to one move, and is exhausted', () => {
    const play = moving(facing({ A: ['rapid-response'] })).answer('A', 'move turn', 'use-on:rapid-response>A1')
    expect(lies(play)).toEqual(exhausted('rapid-response'))
    play.answer('A', 'move turn', 'move:A1')
    expect(play.verdict('A', 'move where', way([0, 7.1])).allowed).toBe(false)
    play.answer('A', 'move where', way([0, 7]))
    expect([where(play.state, 'A1'), play.state.boosts]).toEqual([[0, 7], []])
  })

  test('EX-ADV-02: used and then not moved, Rapid Response is lost with the part; it is for the Movement sub-phase', () => {
    const play = moving(facing({ A: ['rapid-response'] })).answer('A', 'move turn', 'use-on:rapid-response>A1')
    play.answer('A', 'move turn', 'end')
    expect([play.state.boosts, lies(play)]).toEqual([[], exhausted('rapid-response')])
    expect(
      playing(facing({ A: ['rapid-response'] }), { call: 'shoot part', local: { seat: 'A' } }).options('shoot turn'),
    ).not.toContain('use-on:rapid-response>A1')
  })

  test('EX-ADV-02, EX-HIL-04: it helps a climb too, but nobody who may not move', () => {
    const hill: Laid = {
      figures: { A1: { profile: 'TC', at: [-0.5, 3] }, A2: { profile: 'TC', at: [-5, 3], stress: 2 } },
      terrain: { hill: { box: [0, 0, 9, 6] } },
      sides: holding({ A: ['rapid-response'] }),
    }
    const play = moving(hill)
    expect(play.options('move turn')).not.toContain('use-on:rapid-response>A2')
    play.answer('A', 'move turn', 'use-on:rapid-response>A1').answer('A', 'move turn', 'climb:A1>hill')
    expect(play.verdict('A', 'climb where', pose(5.6, 3, 'hill')).allowed).toBe(false)
    play.answer('A', 'climb where', pose(5.4, 3, 'hill'))
    expect(play.state.boosts).toEqual([])
  })

  test('EX-ADV-02: Clear Path adds a die to a crossing, and is exhausted', () => {
    const barrier = { barrier: { box: [2, -3, 2.5, 3], height: 0.8 } } as const
    const position: Laid = { ...facing({ A: ['clear-path'], B: ['clear-path'] }), terrain: barrier }
    const play = moving(position)
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([4, 0]))
    expect(play.open).toEqual(['A: adventure window'])
    play.answer('A', 'adventure window', 'use:clear-path').roll('crossing die', 'LH')
    expect([where(play.state, 'A1'), lies(play), play.state.boosts]).toEqual([[4, 0], exhausted('clear-path'), []])
  })

  test('EX-ADV-02: Strategist rolls own initiative dice again, and is exhausted', () => {
    const play = playing(facing({ A: ['strategist'] }), { call: 'initiative', local: {} })
    play.roll('initiative dice', 'HAAAA', 'A').roll('initiative dice', 'HHAAA', 'B')
    play.answer('A', 'adventure window', 'use:strategist').answer('A', 'which dice', ['die-1', 'die-2'])
    play.roll('reroll dice', 'HH')
    expect([play.last('initiative-rolled').winner, lies(play)]).toEqual(['A', exhausted('strategist')])
  })
})

describe('cards between actions', () => {
  test('EX-ADV-02: Medi-Kit takes a wound off a figure, and is discarded', () => {
    const figures = { A1: { profile: 'TL', at: [0, 0], wounds: 1 }, A2: { profile: 'TL', at: [3, 0] } } as const
    const play = moving({ figures, sides: holding({ A: ['medi-kit'] }) })
    expect(play.options('move turn')).not.toContain('use-on:medi-kit>A2')
    play.answer('A', 'move turn', 'use-on:medi-kit>A1')
    expect([figure(play, 'A1').wounds, lies(play)]).toEqual([0, gone('medi-kit')])
  })

  test('EX-ADV-02: Second Wind takes a token off each of two figures, and is discarded', () => {
    const figures = {
      A1: { profile: 'TD', at: [0, 0], stress: 2 },
      A2: { profile: 'TD', at: [3, 0], stress: 1 },
      A3: { profile: 'TD', at: [6, 0], stress: 1 },
    } as const
    const play = moving({ figures, sides: holding({ A: ['second-wind'] }) }).answer('A', 'move turn', 'use:second-wind')
    expect(play.verdict('A', 'which figures', ['A1', 'A2', 'A3']).allowed).toBe(false)
    play.answer('A', 'which figures', ['A1', 'A3'])
    expect(['A1', 'A2', 'A3'].map((ref) => figure(play, ref).stress)).toEqual([1, 1, 0])
    expect(lies(play)).toEqual(gone('second-wind'))
    const calm = { A1: { profile: 'TD', at: [0, 0] } } as const
    expect(moving({ figures: calm, sides: holding({ A: ['second-wind'] }) }).options('move turn')).not.toContain(
      'use:second-wind',
    )
  })

  test('EX-ADV-02, EX-CRD-03: Scavenger draws two cards in upkeep, beyond five, and is discarded', () => {
    const hand = ['hit', 'hit', 'hit', 'hit']
    const play = upkeeping({ ...facing({}), sides: { A: { ready: ['scavenger'], hand } }, deck: ['armour', 'fate'] })
    play.answer('A', 'upkeep hand', 'use:scavenger').answer('chance' as never, 'card draw', [0, 1])
    expect([play.state.sides.A.hand.length, lies(play)]).toEqual([6, gone('scavenger')])
    play.answer('A', 'upkeep hand', 'refill').answer('B', 'upkeep hand', 'none')
    const turn = playing({ ...facing({}), sides: { A: { hand: play.state.sides.A.hand } } }, { call: 'turn', local: {} })
    expect(turn.open).toEqual(['A: discard down'])
  })
})

describe('where adventure cards come from', () => {
  const match = (adventures: { readonly A: number | readonly string[]; readonly B: number | readonly string[] }) => {
    const play = matched({ scenario: 'purge', adventures })
    const order = (count: number) => Array.from({ length: count }, (_, place) => place)
    for (const count of [36, 31]) play.answer('chance' as never, 'card draw', order(count))
    return play
  }

  test('EX-ADV-01: up to five are dealt at random from the common fifteen; no card twice', () => {
    const play = match({ A: 5, B: 5 })
    expect(Object.keys(play.state.adventureCards).sort()).toEqual([...EFFECTS].sort())
    const backwards = (count: number) => Array.from({ length: count }, (_, place) => count - 1 - place)
    play.answer('chance' as never, 'adventure deal', backwards(15)).answer('chance' as never, 'adventure deal', backwards(10))
    const [a, b] = [play.state.sides.A.adventures.ready, play.state.sides.B.adventures.ready]
    expect([a.length, b.length, new Set([...a, ...b]).size]).toEqual([5, 5, 10])
    expect(play.open).toEqual(['chance: initiative dice'])
  })

  test('EX-ADV-01: or they are chosen; the other side is then dealt from the rest', () => {
    const play = match({ A: ['medi-kit', 'sidestep'], B: 1 })
    expect(play.state.sides.A.adventures.ready).toEqual(['medi-kit', 'sidestep'])
    expect(play.decision('adventure deal').choice).toMatchObject({ count: 13 })
  })

  test('EX-GEN-02: a match without them deals none and asks for none', () => {
    const play = match({ A: 0, B: 0 })
    expect(play.open).toEqual(['chance: initiative dice'])
    const upkeep = upkeeping(facing({})).answer('A', 'upkeep hand', 'none').answer('B', 'upkeep hand', 'none')
    expect(upkeep.open).toEqual([])
  })

  test('EX-ADV-03: cards are data; a match knows those of its data set and no others', () => {
    const unknown = { ...defaultSpec(), adventures: { A: ['maximum-extermination'], B: 0 } }
    expect(() => exterminate.setUp({ game: 'exterminate', seats: ['A', 'B'], options: unknown as never })).toThrow(
      'adventures.A.0',
    )
  })
})

describe('lasting cards', () => {
  /** A card as a pack might make it: it stays after it was used. */
  const lastingly = (effect: string, position: Laid, begin: typeof exterminate.begin) => {
    const state = laid(position)
    const card = state.adventureCards[effect]
    if (!card) throw new Error(`there is no ${effect}`)
    const adventureCards = { ...state.adventureCards, [effect]: { ...card, after: 'lasting' as const } }
    return playing({ ...state, adventureCards }, begin)
  }

  test('EX-ADV-02: a lasting card stays ready, and works at every occasion, once at each', () => {
    const barriers = { near: { box: [2, -3, 2.3, 3] }, far: { box: [3.5, -3, 3.8, 3] } } as const
    const position: Laid = { ...facing({ A: ['clear-path'] }), terrain: barriers }
    const play = lastingly('clear-path', position, { call: 'move part', local: { seat: 'A' } })
    play.answer('A', 'move turn', 'move:A1').answer('A', 'move where', way([5, 0]))
    play.answer('A', 'adventure window', 'use:clear-path').roll('crossing die', 'LH')
    play.answer('A', 'adventure window', 'use:clear-path').roll('crossing die', 'HL')
    expect([where(play.state, 'A1'), lies(play).ready]).toEqual([[5, 0], ['clear-path']])
  })

  test('EX-ADV-02: one that works at once does so once a turn, or it would never end', () => {
    const figures = { A1: { profile: 'TL', at: [0, 0], wounds: 2 } } as const
    const position: Laid = { figures, sides: holding({ A: ['medi-kit'] }) }
    const play = lastingly('medi-kit', position, { call: 'move part', local: { seat: 'A' } })
    play.answer('A', 'move turn', 'use-on:medi-kit>A1')
    expect([figure(play, 'A1').wounds, lies(play).ready]).toEqual([1, ['medi-kit']])
    expect(play.options('move turn')).not.toContain('use-on:medi-kit>A1')
    const again = exterminate.evolve(play.state, { type: 'turn-began', turn: 2 })
    expect(again.sides.A.adventures).toEqual({ ready: ['medi-kit'], exhausted: [], discard: [] })
  })
})
