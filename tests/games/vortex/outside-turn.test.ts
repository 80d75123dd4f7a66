/** The drifting country (4.14), the order of a turn (4.3), deaths at its edges, and the end (6.7). */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { defaultSpec, vortexGame } from '../../../src/games/vortex/rules'
import { statOf } from '../../../src/games/vortex/rules/facts/figures'
import type { State } from '../../../src/games/vortex/rules/state'
import {
  act,
  type acting,
  figure,
  type Laid,
  laid,
  type Placing,
  playing,
  quiet,
  stepping,
  turnEnded,
  turning,
  where,
  why,
} from './position'

const pass = (play: ReturnType<typeof acting>) => play.answer(play.open[0]?.startsWith('A') ? 'A' : 'B', 'act', 'pass')
const now = ({ state }: ReturnType<typeof acting>) => {
  const step = state.steps[state.step]
  return step && `${step.of === 'fanatics' ? 'F' : 'N'}${step.rapidity}`
}

describe('deaths at the edges of a turn', () => {
  const swamp = (models: Laid['models'], turn: number): State => ({
    ...laid({ models, peoples: { A: 'mycoides', B: 'erediens' } }),
    turn,
  })
  test('VX-TER-11, VX-SKL-07, VX-SKL-08: a Fanatic whose bonus of life ends is doomed, acts once more, and counts at once', () => {
    const zealot: Placing = { at: [40, 40], people: 'mycoides', skills: ['fanatic'], now: { damage: 1 } }
    const play = turning(
      swamp({ A1: zealot, A2: { at: [10, 10], people: 'mycoides' }, B1: { at: [42.5, 40], DEF: 1, VIE: 2 } }, 3),
    )
    expect([figure(play, 'A1').standing, play.state.ledger.map(({ seat }) => seat)]).toEqual(['doomed', ['B']])
    expect([now(play), why(play, 'strike:A1>B1')]).toEqual(['F4', undefined])
    quiet(act(play, 'strike:A1>B1'))
    expect(figure(play, 'B1').standing).toBe('removed')
    const ended = turnEnded(play.state)
    expect([ended.figures.A1?.standing, ended.ledger.length]).toEqual(['removed', 2])
  })
  test('VX-TER-09, VX-TER-11: life comes back with the swamp, what was suffered stays', () => {
    const people = 'mycoides'
    const far: State = {
      ...laid({
        models: { A1: { at: [10, 10] }, B1: { at: [70, 70], people, VIE: 2, now: { damage: 1 } } },
        peoples: { A: 'erediens', B: 'mycoides' },
      }),
      turn: 4,
    }
    const play = turning(far)
    expect([statOf(play.state, 'B1', 'VIE'), figure(play, 'B1').damage]).toEqual([3, 1])
  })
  test('VX-TER-12: where both are Mycoides all live longer to the end', () => {
    const people = 'mycoides'
    const from = laid({
      models: { A1: { at: [10, 10], people, now: { damage: 1 } }, B1: { at: [70, 70], people } },
      peoples: { A: people, B: people },
    })
    const last = turning({ ...from, turn: 6 })
    expect([last.state.turn, figure(last, 'A1').standing]).toEqual([7, 'alive'])
  })
  test('3.6, VX-SKL-07: a side whose last one is doomed is gone when the turn ends, not before', () => {
    const models = {
      A1: { at: [40, 60], ATT: 9 },
      A2: { at: [10, 10], RAP: 2 },
      B1: { at: [42.5, 60], skills: ['fanatic'] },
    } as const
    const play = stepping({ ...laid({ models }), step: -1 })
    while (now(play) !== 'N4') pass(play)
    quiet(act(play, 'strike:A1>B1'))
    expect([figure(play, 'B1').standing, where(play, 'B1')]).toEqual(['doomed', [42.5, 60]])
    while (now(play) !== 'N2') pass(play)
    expect(play.open).toEqual(['A: act'])
    const over = playing({ ...turnEnded(play.state) }, { call: 'match', local: {}, step: 'ended' })
    expect([over.state.phase, over.outcome?.scores]).toEqual(['over', { A: 10, B: 0 }])
  })
})

describe('the order of a turn', () => {
  test('VX-TER-10, VX-ACT-03: a swamp slows Azelks, and they act in the later step', () => {
    const models = { A1: { at: [10, 10], people: 'azelks', RAP: 5 }, B1: { at: [70, 70], people: 'mycoides', RAP: 5 } } as const
    const play = turning({ ...laid({ models, peoples: { A: 'azelks', B: 'mycoides' } }), turn: 5 })
    expect([now(play), play.open]).toEqual(['N5', ['B: act']])
    expect([now(pass(play)), play.open]).toEqual(['N4', ['A: act']])
    expect(pass(play).open).toEqual(['B: act'])
  })
  test('VX-SKL-08: a Fanatic waits among the Fanatics only', () => {
    const zeal = ['fanatic'] as const
    const models = {
      A1: { at: [10, 10], RAP: 6, skills: zeal },
      A2: { at: [20, 10], RAP: 2 },
      B1: { at: [10, 70], RAP: 3, skills: zeal },
    } as const
    const play = stepping({ ...laid({ models }), step: -1 })
    const seen: string[] = []
    while (play.open.length > 0) {
      seen.push(`${now(play)} ${play.open[0]}`)
      pass(play)
    }
    expect(seen).toEqual(['F6 A: act', 'F3 A: act', 'F3 B: act', 'N2 A: act'])
  })
  test('VX-ACT-06, VX-ACT-09: the first player’s late one acts before the other’s own, the other’s late one after', () => {
    const models = {
      A1: { at: [40, 40], RAP: 7, ATT: 9 },
      B1: { at: [42.5, 40], RAP: 5, ATT: 9 },
      B2: { at: [70, 70], RAP: 7 },
    } as const
    const waits = stepping({ ...laid({ models, first: 'A' }), step: -1 })
    while (now(waits) !== 'N5') pass(waits)
    expect(waits.open).toEqual(['A: act'])
    const second = stepping({ ...laid({ models, first: 'B' }), step: -1 })
    while (now(second) !== 'N5') pass(second)
    expect(second.open).toEqual(['B: act'])
    quiet(act(second, 'strike:B1>A1', 'B'))
    expect(where(second, 'A1')).toBeUndefined()
  })
  test('VX-PA-01, VX-ACT-10: who can pay for nothing opens no window', () => {
    const models = { A1: { at: [10, 10], now: { pa: 0 } }, B1: { at: [70, 70] } } as const
    expect(stepping({ ...laid({ models }), step: -1 }).open).toEqual(['B: act'])
  })
})

describe('the end', () => {
  const over = (from: Laid) => playing(laid(from), { call: 'match', local: {}, step: 'over' })
  test('6.7: an anchor is held from exactly five centimetres, by more than the other has, and by no doomed one', () => {
    const held = (models: Laid['models']) =>
      over({ models: { ...models, A9: { at: [5, 5] }, B9: { at: [75, 75] } } }).outcome?.scores
    expect(held({ A1: { at: [40, 46.25] } })).toEqual({ A: 12, B: 0 })
    expect(held({ A1: { at: [40, 46.26] } })).toEqual({ A: 0, B: 0 })
    expect(held({ A1: { at: [38, 40] }, B1: { at: [42, 40] } })).toEqual({ A: 0, B: 0 })
    expect(held({ A1: { at: [38, 40] }, B1: { at: [42, 40] }, B2: { at: [40, 43] } })).toEqual({ A: 0, B: 12 })
    expect(held({ A1: { at: [38, 40], now: { standing: 'doomed' } }, B1: { at: [42, 40] } })).toEqual({ A: 0, B: 12 })
  })
  test('6.7 Breakthrough: wholly within twelve centimetres of the edge, and half of the kills rounded down', () => {
    const at = (y: number) => ({ A1: { at: [40, y] as const }, B1: { at: [75, 40] as const } })
    const scored = (y: number) => over({ models: at(y), goal: 'breakthrough' }).outcome?.scores
    expect([scored(69.25), scored(69.24)]).toEqual([
      { A: 10, B: 0 },
      { A: 0, B: 0 },
    ])
    const ledger = [15, 10].map((worth) => ({ seat: 'B' as const, points: worth, turn: 1, why: { key: 'kill-points' } }))
    const end = playing({ ...laid({ models: at(40), goal: 'breakthrough' }), ledger }, { call: 'match', local: {}, step: 'over' })
    expect(end.outcome?.scores).toEqual({ A: 0, B: 12 })
  })
  test('6.7: equal totals are a draw; in an annihilation who is left wins, though with fewer points', () => {
    const models = { A1: { at: [5, 5] }, B1: { at: [75, 75] } } as const
    expect(over({ models }).outcome?.winners).toEqual([])
    const ledger = [{ seat: 'B' as const, points: 30, turn: 1, why: { key: 'kill-points' } }]
    const gone = laid({ models: { A1: { at: [5, 5] }, B1: { now: { standing: 'removed' } } }, goal: 'annihilation' })
    expect(playing({ ...gone, ledger }, { call: 'match', local: {}, step: 'over' }).outcome?.winners).toEqual(['A'])
    const passage: State = { ...gone, goal: 'passage', ledger }
    expect(playing(passage, { call: 'match', local: {}, step: 'over' }).outcome?.winners).toEqual(['B'])
  })
  test('6.7 Annihilation: both gone in one turn, kills decide', () => {
    const removed = { now: { standing: 'removed' } } as const
    const ledger = [
      { seat: 'A' as const, points: 12, turn: 2, why: { key: 'kill-points' } },
      { seat: 'B' as const, points: 10, turn: 2, why: { key: 'kill-points' } },
    ]
    const gone: State = { ...laid({ models: { A1: removed, B1: removed }, goal: 'annihilation', turn: 2 }), ledger }
    const end = playing(gone, { call: 'match', local: {}, step: 'ended' })
    expect([end.state.phase, end.outcome?.winners]).toEqual(['over', ['A']])
  })
})

describe('before the first turn', () => {
  const begun = (options: object) =>
    vortexGame.setUp({ game: 'vortex', seats: ['A', 'B'], options: { ...defaultSpec(), ...options } as never })
  const withOrder = (A: number, B: number): State => {
    const state = begun({})
    return { ...state, sides: { A: { ...state.sides.A, order: A }, B: { ...state.sides.B, order: B } } }
  }
  const set = (state: State) => playing(state, { call: 'setup', local: {} })
  test('VX-TER-04: nobody bids more than its own total; who loses has lost what was bid', () => {
    const play = set(withOrder(4, 3))
    expect(play.verdict('A', 'discipline bid', 5).allowed).toBe(false)
    play.answer('A', 'discipline bid', 2).answer('B', 'discipline bid', 3)
    expect(play.open).toEqual(['B: terrain order'])
    play.answer('B', 'terrain order', 'first:B')
    expect(play.last('first-player')).toMatchObject({ seat: 'A', totals: { A: 2, B: 0 }, how: 'order' })
  })
  test('VX-TER-04, VX-SET-05: who wins the bid may put the other’s terrain first, and so be first player on a tie', () => {
    const play = set(withOrder(4, 3)).answer('A', 'discipline bid', 1).answer('B', 'discipline bid', 0)
    play.answer('A', 'terrain order', 'first:B')
    expect(play.last('first-player')).toMatchObject({ seat: 'A', how: 'terrain' })
  })
  test('VX-TER-04: without points there is no bid, and the other decides with one', () => {
    const play = set(withOrder(2, 0))
    expect(play.open).toEqual(['A: discipline bid'])
    expect(play.answer('A', 'discipline bid', 1).open).toEqual(['A: terrain order'])
  })
  test('6.6, VX-SET-01: strips and anchors of larger tables', () => {
    const large = { 'er-captain': 1, 'er-shield': 4, 'er-halberd': 4 }
    const army = Object.entries(large).flatMap(([id, count]) => Array<string>(count).fill(id))
    const state = begun({ table: 100, armies: { A: army, B: army } })
    expect([state.depth, state.anchors]).toEqual([15_000, [25_000, 50_000, 75_000].map((x) => ({ x, y: 50_000 }))])
  })
  test('6.6: who runs out first lets the other finish', () => {
    const armies = { A: HOUSE.rosters.azelks, B: HOUSE.rosters.mycoides }
    const state = begun({ armies, terrain: 'random' })
    const few = Object.fromEntries(Object.entries(state.figures).filter(([ref]) => ['A1', 'B1', 'B2', 'B3'].includes(ref)))
    const play = playing({ ...state, figures: few, terrainFirst: 'A', first: 'A' }, { call: 'deployment', local: {} })
    const seats: string[] = []
    while (play.open.length > 0) {
      const [next = ''] = play.open
      if (next.endsWith('deploy')) seats.push(next[0] ?? '')
      const [seat = '', subject = ''] = next.split(': ')
      play.answer(seat as 'A', subject, play.decision(subject).fallback)
    }
    expect(seats.join('')).toBe('ABBB')
  })
})
