/** Terrain that drifts (4.14), set-up (4.2) and effective values. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { defaultSpec, parseSpec, vortexGame } from '../../../src/games/vortex/rules'
import { costOf } from '../../../src/games/vortex/rules/facts/able'
import { shotAgainst } from '../../../src/games/vortex/rules/facts/combat'
import { countryOn, signsOn } from '../../../src/games/vortex/rules/facts/country'
import { manaAt, statOf, worthOf } from '../../../src/games/vortex/rules/facts/figures'
import type { State } from '../../../src/games/vortex/rules/state'
import { same } from '../../../src/kernel'
import { act, acting, damages, figure, type Laid, laid, type Placing, playing, quiet, resolved, turning } from './position'

const OTHERS = { A: 'erediens', B: 'azelks' } as const
describe('signs', () => {
  test.each([
    [4, 6, '0+'],
    [4, 7, '00'],
    [5, 8, '00'],
    [6, 8, '0+'],
    [3, 6, '+0'],
  ])('G-09, VX-TER-02, VX-TER-05, VX-TER-06, VX-TER-07: turn %s of %s is %s', (turn, turns, signs) => {
    const { A, B } = signsOn(turns, turn, 'A', OTHERS)
    expect(A + B).toBe(signs)
    expect(signsOn(turns, turn, 'B', OTHERS)).toEqual({ A: B, B: A })
  })
  test('VX-TER-05, VX-TER-06, VX-TER-07: whole tables', () => {
    const rows = (turns: number) =>
      (['A', 'B'] as const).map((seat) =>
        Array.from({ length: turns }, (_, i) => signsOn(turns, i + 1, 'A', OTHERS)[seat]).join(''),
      )
    expect([rows(6), rows(7), rows(8)]).toEqual([
      ['+++0--', '--0+++'],
      ['+++00--', '--00+++'],
      ['+++000--', '--000+++'],
    ])
  })
  test('VX-TER-12: two of one people always have their bonus', () => {
    expect(signsOn(7, 5, 'A', { A: 'azelks', B: 'azelks' })).toEqual({ A: '+', B: '+' })
  })
  test('VX-TER-01, VX-TER-02: the country goes from the one people’s to the other’s', () => {
    const state = laid({ models: { A1: { at: [10, 10] }, B1: { at: [70, 70] } }, peoples: OTHERS })
    expect([1, 2, 3, 4, 5, 6, 7].map((turn) => countryOn(state, turn))).toEqual([
      'plain',
      'plain',
      'plain',
      'neutral',
      'mountain',
      'mountain',
      'mountain',
    ])
  })
})

const as = (placing: Placing, sign: '+' | '0' | '-', other: 'azelks' | 'seraphydes' | 'erediens' | 'mycoides'): State =>
  laid({
    models: { A1: { at: [10, 10], ...placing }, B1: { at: [70, 70] } },
    signs: { A: sign, B: '0' },
    peoples: { A: placing.people ?? 'erediens', B: other },
  })

describe('what the country does', () => {
  test('G-13, VX-TER-08, VX-TER-09, VX-STA-10: an Eredian with a heavy weapon', () => {
    const eredian: Placing = { people: 'erediens', skills: ['heavy-weapon'], VIV: 2 }
    expect(statOf(as(eredian, '+', 'azelks'), 'A1', 'MOU')).toBe(12_500)
    const mountain = as(eredian, '-', 'azelks')
    expect([statOf(mountain, 'A1', 'MOU'), statOf(mountain, 'A1', 'VIV')]).toEqual([7500, 1])
    const clouds = as({ ...eredian, VOL: 1 }, '-', 'seraphydes')
    expect([statOf(clouds, 'A1', 'VOL'), figure(acting(clouds), 'A1').will]).toEqual([0, 0])
    expect(statOf(as(eredian, '0', 'azelks'), 'A1', 'MOU')).toBe(10_000)
  })
  test('VX-STA-10: modifiers together, then the floor', () => {
    const state = as({ people: 'azelks', DEF: 0 }, '-', 'erediens')
    expect(worthOf(state, 'A1', 'DEF')).toMatchObject({ total: 0, parts: [{ value: 0 }, { value: -1 }] })
    expect(worthOf(state, 'A1', 'DEF', false, [{ value: 1, reason: { key: 'x' } }]).total).toBe(0)
  })
  test('G-47, VX-TER-09, VX-MEL-14: an Azelk on the plain', () => {
    const azelk: Laid = {
      models: { A1: { at: [40, 40], shot: [2, 20, 1, 30], FOR: 2 }, B1: { at: [42.5, 40], people: 'azelks', VIV: 2, VIE: 5 } },
      signs: { A: '0', B: '-' },
      peoples: { A: 'erediens', B: 'azelks' },
    }
    const hit = (id: string) => {
      const play = quiet(act(acting(azelk), id))
      return [resolved(play), damages(play)]
    }
    expect(hit('shoot:A1>B1')).toEqual([[2, 1, 'success'], { B1: 1 }])
    expect(hit('force:A1>B1')).toEqual([[2, 2, 'failure'], {}])
    expect(hit('strike:A1>B1')).toEqual([[3, 2, 'success'], { B1: 1 }])
  })
  test('G-69, VX-TER-09, VX-TER-10: Seraphydes in the swamp, and POU for magicians only', () => {
    expect(statOf(as({ people: 'seraphydes', PA: 5 }, '-', 'mycoides'), 'A1', 'PA')).toBe(4)
    const state = as({ people: 'seraphydes' }, '+', 'mycoides')
    expect([statOf(state, 'A1', 'POU'), manaAt(state, figure(acting(state), 'A1'))]).toEqual([0, 0])
    expect(statOf(as({ people: 'seraphydes', POU: 2 }, '+', 'mycoides'), 'A1', 'POU')).toBe(3)
  })
  test('G-71, VX-TER-10, VX-ACT-05: rapidity as the country has it', () => {
    const steps = (RAP: number) => {
      const from = laid({
        models: { A1: { at: [10, 10], people: 'azelks', RAP }, B1: { at: [70, 70], people: 'mycoides', RAP: 2 } },
        peoples: { A: 'azelks', B: 'mycoides' },
      })
      const play = turning({ ...from, turn: 5 })
      return [play.state.figures.A1?.rapidity, play.open, play.state.steps.map(({ rapidity }) => rapidity)]
    }
    expect(steps(3)).toEqual([2, ['A: act'], [2]])
    expect(steps(2)).toEqual([1, ['B: act'], [2, 1]])
  })
  test('G-67, VX-TER-11: a bonus of life that ends', () => {
    const from = (turn: number) => ({
      ...laid({
        models: {
          A1: { at: [10, 10], people: 'mycoides', now: { damage: 1 } },
          A2: { at: [20, 10], people: 'mycoides' },
          B1: { at: [70, 70] },
        },
        peoples: { A: 'mycoides', B: 'erediens' },
      }),
      turn,
    })
    expect(figure(turning(from(2)), 'A1').standing).toBe('alive')
    const fourth = turning(from(3))
    expect([figure(fourth, 'A1').standing, fourth.state.ledger]).toMatchObject(['removed', [{ seat: 'B', points: 10 }]])
  })
  test('G-68, VX-TER-11: life is never less than one', () => {
    const from = laid({
      models: {
        A1: { at: [10, 10], people: 'mycoides' },
        A2: { at: [20, 10], people: 'mycoides', VIE: 2, now: { damage: 1 } },
        B1: { at: [70, 70] },
      },
      peoples: { A: 'mycoides', B: 'azelks' },
    })
    const play = turning({ ...from, turn: 5 })
    expect([statOf(play.state, 'A1', 'VIE'), figure(play, 'A1').standing, figure(play, 'A2').standing]).toEqual([
      1,
      'alive',
      'removed',
    ])
  })
})

const begun = (options: object = {}) =>
  vortexGame.setUp({ game: 'vortex', seats: ['A', 'B'], options: { ...defaultSpec(), ...options } as never })
const set = (state: State) => playing(state, { call: 'setup', local: {} })
const withOrder = (state: State, A: number, B: number): State => ({
  ...state,
  sides: { A: { ...state.sides.A, order: A }, B: { ...state.sides.B, order: B } },
})

describe('before the first turn', () => {
  test('G-70, VX-TER-04, VX-SET-03, VX-SET-05: bids of Discipline', () => {
    const play = set(withOrder(begun(), 3, 2))
    expect(play.open).toEqual(['A: discipline bid', 'B: discipline bid'])
    play.answer('A', 'discipline bid', 2).answer('B', 'discipline bid', 1).answer('A', 'terrain order', 'first:A')
    expect(play.last('first-player')).toMatchObject({ seat: 'B', totals: { A: 1, B: 1 }, how: 'terrain' })
  })
  test('VX-TER-03, VX-TER-04: equal bids leave it to a coin', () => {
    const play = set(withOrder(begun(), 3, 2))
      .answer('A', 'discipline bid', 1)
      .answer('B', 'discipline bid', 1)
    play.roll('terrain coin', 'B')
    expect(play.last('terrain-ordered')).toMatchObject({ first: 'B', how: 'coin' })
    expect(set(begun({ terrain: 'random' })).open).toEqual(['chance: terrain coin'])
  })
  test('VX-TER-13: agreed, or a coin when they do not', () => {
    const agreed = set(begun({ terrain: 'agree' }))
      .answer('A', 'terrain order', 'first:B')
      .answer('B', 'terrain order', 'first:B')
    expect(agreed.last('terrain-ordered')).toMatchObject({ first: 'B', how: 'agreed' })
    const not = set(begun({ terrain: 'agree' }))
      .answer('A', 'terrain order', 'first:B')
      .answer('B', 'terrain order', 'first:A')
    not.answer('A', 'terrain order', 'first:A').answer('B', 'terrain order', 'coin')
    expect(not.open).toEqual(['chance: terrain coin'])
  })
  test('VX-SET-03, VX-SET-04, VX-SKL-05: the larger total of Discipline is first player', () => {
    const state = begun({ terrain: 'random' })
    expect([state.sides.A.order, state.sides.B.order]).toEqual([4, 3])
    const play = set(state).roll('terrain coin', 'A')
    expect(play.last('first-player')).toMatchObject({ seat: 'A', totals: { A: 4, B: 3 }, how: 'order' })
  })
  test('VX-SET-05, VX-TER-12: of one people a coin says who is first', () => {
    const play = set(begun({ armies: { A: [...HOUSE.rosters.azelks], B: [...HOUSE.rosters.azelks] } }))
    expect(play.open).toEqual(['chance: first coin'])
    expect(play.roll('first coin', 'B').state.first).toBe('B')
  })
  test('6.6: strips are taken by the first miniature in them', () => {
    const play = set(begun({ terrain: 'random' }))
      .roll('terrain coin', 'A')
      .answer('A', 'deploy', 'deploy:A1')
    play.answer('A', 'deploy where', { at: { x: 40_000, y: 75_000 }, heading: 0 }).answer('B', 'deploy', 'deploy:B1')
    expect(play.refusal('B', 'deploy where', { at: { x: 20_000, y: 75_000 }, heading: 0 }).key).toBe('outside-strip')
    play.answer('B', 'deploy where', { at: { x: 20_000, y: 5000 }, heading: 0 })
    expect([play.state.sides.A.strip, play.state.sides.B.strip, play.open]).toEqual(['far', 'near', ['A: deploy']])
  })
  test('VX-SET-01, VX-SET-02, VX-GEN-01: sizes of the table, turns, armies', () => {
    const refusal = (options: object) => {
      const read = parseSpec({ ...defaultSpec(), ...options })
      return 'refused' in read ? read.path : 'taken'
    }
    expect([defaultSpec().table, defaultSpec().turns]).toEqual([80, 7])
    expect(refusal({ table: 90 })).toBe('table')
    expect([refusal({ turns: 5 }), refusal({ turns: 8 })]).toEqual(['turns', 'taken'])
    expect(refusal({ armies: { A: ['er-captain'], B: defaultSpec().armies.B } })).toBe('armies.A')
    expect(refusal({ armies: { A: [...Array(4).fill('er-shield'), 'er-archer'], B: defaultSpec().armies.B } })).toBe('armies.A.0')
    expect(refusal({ armies: { A: [...HOUSE.rosters.azelks.slice(0, 4), 'er-shield'], B: defaultSpec().armies.B } })).toBe(
      'armies.A',
    )
    expect(refusal({ table: 100 })).toBe('taken')
    expect(refusal({ map: 'nowhere' })).toBe('map')
  })
  test.each(Object.keys(HOUSE.maps))('6.6: the map %s is plain data, the same once it is saved and loaded', (map) => {
    const state = begun({ map })
    expect(same(JSON.parse(JSON.stringify(state)), state)).toBe(true)
  })
  test('6.2, 6.3, 6.4: the house’s costs are by its formula, and the ready armies within their limits', () => {
    const SKILLS: { readonly [skill: string]: number } = {
      agile: 1,
      'heavy-weapon': 3,
      lightning: 2,
      brutal: 2,
      fanatic: 0,
      strong: 1,
      unstoppable: 2,
      unshakable: 1,
      'weapon-master': 2,
      observation: 1,
      quick: 2,
      sharpshooter: 3,
      'find-weakness': 2,
      vicious: 1,
    }
    const PEOPLE = { erediens: 0, azelks: 0, seraphydes: -2, mycoides: -1 }
    for (const { stats: s, shot, skills, discipline, spells, people, points, id } of Object.values(HOUSE.profiles)) {
      const shooting = shot ? 1.5 * shot.near + shot.far + (shot.nearRange + shot.farRange) / 15_000 + (shot.heavy ? 3 : 0) : 0
      const skilled = skills.reduce((sum, skill) => sum + (SKILLS[skill] ?? 0), discipline)
      const sum =
        0.5 * s.RAP +
        3 * (s.VIE - 1) +
        0.4 * (s.MOU / 2500) +
        1.2 * (s.ATT + s.DEF + s.VIV) +
        0.8 * s.FOR +
        s.VOL +
        s.PA +
        1.5 * (s.POU ?? 0) +
        spells.length +
        shooting +
        skilled +
        PEOPLE[people] -
        10
      expect([id, Math.floor(sum + 0.5 + 1e-9)]).toEqual([id, points])
    }
    const cost = (army: readonly string[]) => army.reduce((sum, id) => sum + (HOUSE.profiles[id]?.points ?? 0), 0)
    expect(Object.values(HOUSE.rosters).map(cost)).toEqual([124, 129, 125, 122])
  })
  test('VX-STA-09: a skill on the card changes what its bearer does, and nobody else’s', () => {
    expect(HOUSE.profiles['se-runner']?.skills).toEqual(['quick', 'agile'])
    const runner: Placing = { skills: HOUSE.profiles['se-runner']?.skills ?? [] }
    const state = laid({ models: { A1: { at: [10, 10], ...runner }, A2: { at: [20, 10] }, B1: { at: [70, 70] } } })
    expect(['A1', 'A2'].map((ref) => [costOf(state, ref, 'run'), costOf(state, ref, 'walk')])).toEqual([
      [1, 1],
      [2, 1],
    ])
    const against = (ref: string) => shotAgainst(state, ref, [{ ref: 'B1', still: false }], {}).total
    expect([against('A1'), against('A2')]).toEqual([4, 3])
  })
})
