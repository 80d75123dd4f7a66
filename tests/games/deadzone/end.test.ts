import { describe, expect, test } from 'vitest'
import { MISSION } from '../../../src/games/deadzone/content/missions'
import { controlOf, killPoints, pointsOf } from '../../../src/games/deadzone/rules/facts/score'
import { winnerOf } from '../../../src/games/deadzone/rules/facts/victory'
import type { Profile } from '../../../src/games/deadzone/rules/profile'
import { acting, continuing, type DeadzonePlay, ending, goes, goesOn, type Laid, laid, takes } from './driver'

const objective = [{ in: '4-4-1', vp: 2 }] as const
const endOf = (position: Laid) => ending({ objectives: objective, ...position })
const scored = (play: ReturnType<typeof ending>) => pointsOf(play.state)
const far = { profile: 'warrior', at: '8-8-1' } as const

test('G25, DZ-END-01, DZ-PIN-05, DZ-PAT-04: the only side with models in an objective’s cube scores it, Pinned ones included', () => {
  const pinned = endOf({ models: { A1: { profile: 'enforcer', at: '4-4-1', pinned: true }, B1: far } })
  expect(scored(pinned)).toEqual({ A: 2, B: 0 })
  const contested = endOf({
    models: {
      A1: { profile: 'enforcer', at: [9.7, 10] },
      A2: { profile: 'enforcer', at: [11.2, 10] },
      B1: { profile: 'warrior', at: [10.5, 11.4], pinned: true },
    },
  })
  expect(scored(contested)).toEqual({ A: 0, B: 0 })
  const three = endOf({
    models: {
      A1: { profile: 'enforcer', at: [9.7, 10] },
      A2: { profile: 'enforcer', at: [11.2, 10] },
      A3: { profile: 'enforcer', at: [10.5, 11.4] },
      B1: far,
    },
  })
  expect(scored(three)).toEqual({ A: 2, B: 0 })
  expect(three.last('points-scored').line).toEqual({ points: 2, round: 1, why: 'objective', of: 'o1' })
})

test('DZ-END-01: an objective on a roof is held on the roof, not below it', () => {
  const state = laid({ models: { A1: { profile: 'enforcer', at: '4-4-1' } }, floors: { '4-4-2': 'floor' } })
  expect([controlOf(state, { cube: '4-4-2' }), controlOf(state, { cube: '4-4-1' })]).toEqual([undefined, 'A'])
})

const totals = (A: number, B: number, more: Partial<Laid> = {}) =>
  winnerOf(laid({ models: { A1: { profile: 'enforcer', at: '1-8-1' }, B1: far }, points: { A, B }, ...more }))
const wiped: Partial<Laid> = {
  models: { A1: { profile: 'enforcer', at: '1-8-1' }, B1: { profile: 'warrior', standing: 'dead' } },
}
const both: Partial<Laid> = {
  models: { A1: { profile: 'enforcer', standing: 'dead' }, B1: { profile: 'warrior', standing: 'dead' } },
}

test('G26, DZ-WIN-03, DZ-WIN-04, DZ-WIN-05, DZ-WIN-07: points, then extermination, in that order', () => {
  expect(totals(12, 11)).toBe('A')
  expect(totals(13, 15)).toBe('B')
  expect(totals(14, 14)).toBeUndefined()
  expect(totals(9, 5, wiped)).toBe('A')
  expect(totals(11, 12, wiped)).toBe('B')
})

test('DZ-WIN-01, DZ-WIN-02: with no enemy on the battlefield it is won', () => {
  expect(totals(0, 0, wiped)).toBe('A')
  expect(totals(0, 0)).toBeUndefined()
  // Who has not arrived yet is not exterminated.
  const coming = laid({
    models: { A1: { profile: 'enforcer', at: '1-8-1' }, B1: { profile: 'warrior' } },
    more: { flanking: ['B1'] },
  })
  expect(winnerOf(coming)).toBeUndefined()
})

test('DZ-WIN-07, AMB-20: both wiped out: more points win, equal ones draw', () => {
  expect([totals(3, 2, both), totals(2, 2, both)]).toEqual(['A', 'draw'])
})

test('DZ-WIN-08, AMB-58: no last Round by the rules, one by agreement', () => {
  expect(totals(3, 2, { round: 40 })).toBeUndefined()
  const agreed = { round: 6, rulings: { roundLimit: '6' } } as const
  expect([totals(3, 2, agreed), totals(2, 2, agreed), totals(2, 3, { ...agreed, round: 5 })]).toEqual(['A', 'draw', undefined])
})

test('DZ-WIN-06, DZ-END-02: points are public, told line by line; the match is over when somebody has won', () => {
  const play = endOf({ models: { A1: { profile: 'enforcer', at: '4-4-1' }, B1: far }, points: { A: 10, B: 0 } })
  expect(play.sees('B').sides.A.ledger.map(({ points, why }) => [points, why])).toEqual([
    [10, 'kill'],
    [2, 'objective'],
  ])
  expect(play.last('match-ended')).toEqual({ type: 'match-ended', points: { A: 12, B: 0 }, winner: 'A' })
  expect(play.outcome).toEqual({ winners: ['A'], scores: { A: 12, B: 0 } })
})

test('DZ-END-03: otherwise the markers come off and a new Round begins with a Command roll', () => {
  const models = { A1: { profile: 'enforcer', at: '1-8-1', activated: true }, B1: { ...far, activated: true } } as const
  const play = continuing({ models, round: 2 })
  expect(Object.values(play.state.models).map(({ activated }) => activated)).toEqual([false, false])
  expect([play.state.round, play.open]).toEqual([2, ['chance: command dice']])
})

test('DZ-END-06: smoke may go before anything is scored', () => {
  const smoke = [
    { cube: '2-2-1', toxic: false },
    { cube: '3-3-1', toxic: true },
  ]
  const play = endOf({ models: { A1: { profile: 'enforcer', at: '4-4-1' }, B1: far }, more: { smoke } })
  play.roll('smoke die', '5').roll('smoke die', '4')
  expect(play.state.smoke).toEqual([{ cube: '3-3-1', toxic: true }])
  const types = play.events.map(({ type }) => type)
  expect(types.indexOf('points-scored')).toBeGreaterThan(types.lastIndexOf('smoke-tested'))
})

const kill = (position: Partial<Laid>, victim: string) => {
  const models = {
    A1: { profile: 'enforcer', at: '1-8-1' },
    B1: { profile: 'warrior', at: '2-1-1' },
    B2: { profile: 'huscarl', at: '3-1-1' },
  } as const
  return killPoints(laid({ models, ...position }), victim).flatMap((event) =>
    event.type === 'points-scored' ? [[event.seat, event.line.points]] : [],
  )
}
test('DZ-PAT-01, DZ-PAT-02, DZ-PAT-03: Patrol: twelve points win, a kill is worth what the victim’s profile says', () => {
  expect([kill({}, 'B1'), kill({}, 'B2'), kill({}, 'A1')]).toEqual([[['A', 2]], [['A', 3]], [['B', 2]]])
  expect(laid({ models: {} }).target).toBe(12)
  expect(MISSION.patrol.objectives.map(({ vp }) => vp)).toEqual([1, 1, 2, 2])
})

test('DZ-MIS-01: a kill in the other missions: half rounded up, or one more and a Leader twice', () => {
  expect([kill({ mission: 'scour' }, 'B1'), kill({ mission: 'scour' }, 'B2')]).toEqual([[['A', 1]], [['A', 2]]])
  expect([kill({ mission: 'search-and-destroy' }, 'B1'), kill({ mission: 'search-and-destroy' }, 'B2')]).toEqual([
    [['A', 3]],
    [['A', 7]],
  ])
  expect(kill({ mission: 'break-through' }, 'B2')).toEqual([['A', 3]])
})

const breakThrough: Laid = {
  mission: 'break-through',
  models: {
    A1: { profile: 'warrior', at: '4-1-1' },
    A2: { profile: 'warrior', at: '4-7-1' },
    B1: { profile: 'enforcer', at: '8-8-1' },
  },
}
test('DZ-TER-15, DZ-MIS-01: Break Through: over the enemy’s edge for twice its points, never to return', () => {
  const play = goes(acting(breakThrough, 'A1').answer('A', 'action', 'move'), 'A', 'exit 4-1-1')
  expect(play.state.models.A1).toMatchObject({ standing: 'left', activated: true })
  expect(play.state.tabletop.pieces.A1).toBeUndefined()
  expect(play.last('points-scored')).toMatchObject({ seat: 'A', line: { points: 4, why: 'exit', of: 'A1' } })
})

const heldAtEdge: Laid = {
  ...breakThrough,
  models: {
    A1: { profile: 'warrior', at: [9.8, 0.8] },
    B1: { profile: 'enforcer', at: [11.2, 2.2] },
    B2: { profile: 'warrior', at: '8-8-1' },
  },
}
/** It sets out over the edge and is fought by B1. */
const attackedAtEdge = (as: Partial<Profile> = {}) => {
  const models = { ...heldAtEdge.models, A1: { profile: 'warrior', at: [9.8, 0.8], as } } as const
  const play = goes(acting({ ...heldAtEdge, models }, 'A1').answer('A', 'action', 'move'), 'A', 'exit 4-1-1')
  return play.answer('B', 'break-away attacker', 'B1')
}
const exits = (play: DeadzonePlay) => play.events.filter(({ type }) => type === 'model-left').length

describe('DZ-TER-15, DZ-ENG-10: over the edge of the board out of a cube with an enemy', () => {
  test('DZ-ENG-11: the opponent is asked first; let go, it has left and scores', () => {
    const play = goes(acting(heldAtEdge, 'A1').answer('A', 'action', 'move'), 'A', 'exit 4-1-1')
    expect(play.options('break-away attacker')).toEqual(['B1', 'none'])
    expect([play.state.models.A1?.standing, exits(play)]).toEqual(['board', 0])
    play.answer('B', 'break-away attacker', 'none')
    expect(play.state.models.A1).toMatchObject({ standing: 'left' })
    expect(play.last('points-scored')).toMatchObject({ seat: 'A', line: { points: 4, why: 'exit', of: 'A1' } })
  })
  test('DZ-ENG-12, DZ-ENG-13: it can but Survive; injured it still leaves', () => {
    const play = attackedAtEdge({ armour: 0 })
    expect(play.last('fight-begun')).toMatchObject({ attacker: 'B1', defender: 'A1', movedIn: [] })
    expect(play.open).toEqual(['chance: attack dice'])
    play.roll('attack dice', '661').roll('defence dice', '411')
    expect(play.state.models.A1).toMatchObject({ standing: 'left', damage: 1 })
  })
  test('DZ-ENG-13: killed it has not left, and the other side scores', () => {
    const play = attackedAtEdge({ armour: 0 }).roll('attack dice', '661').roll('defence dice', '111')
    expect([play.state.models.A1?.standing, exits(play)]).toEqual(['dead', 0])
    expect(play.last('points-scored')).toMatchObject({ seat: 'B', line: { why: 'kill' } })
  })
  test('DZ-ENG-13: Pinned by it, it stays, and its Move is spent', () => {
    const models = { ...heldAtEdge.models, B1: { profile: 'captain', at: [11.2, 2.2] } } as const
    const walled = { ...heldAtEdge, models, panels: { '4-1-1 E': 'full' } } as const
    const play = goes(acting(walled, 'A1').answer('A', 'action', 'move'), 'A', 'exit 4-1-1')
    play.answer('B', 'break-away attacker', 'B1').roll('attack dice', '551').roll('defence dice', '411')
    play.answer('B', 'throw direction', '5-1-1').roll('attack dice', '551').roll('defence dice', '411')
    expect(play.state.models.A1).toMatchObject({ standing: 'board', pinned: true, activated: true })
    expect(exits(play)).toBe(0)
  })
  test('AMB-32: knocked into another cube at the edge, it finds a new way out from there', () => {
    const models = { ...heldAtEdge.models, B1: { profile: 'captain', at: [11.2, 2.2] } } as const
    const play = goes(acting({ ...heldAtEdge, models }, 'A1').answer('A', 'action', 'move'), 'A', 'exit 4-1-1')
    play.answer('B', 'break-away attacker', 'B1').roll('attack dice', '551').roll('defence dice', '411')
    takes(play.answer('B', 'throw direction', '3-1-1'), 'B', 'throw where')
    goesOn(play, 'A', 'exit 3-1-1')
    expect(play.state.models.A1).toMatchObject({ standing: 'left' })
  })
})

test('DZ-TER-15, DZ-TER-14: over no other edge, and in Patrol over none', () => {
  const steps = (position: Laid, model: string) => {
    const { choice } = acting(position, model).answer('A', 'action', 'sprint').decision('move where')
    return Object.keys((choice as unknown as { ends: object }).ends).filter((station) => station.startsWith('exit'))
  }
  expect(steps(breakThrough, 'A1').length).toBeGreaterThan(0)
  expect(steps(breakThrough, 'A2')).toEqual([])
  expect(steps({ ...breakThrough, mission: 'patrol' }, 'A1')).toEqual([])
})

test('DZ-WIN-02, DZ-MIS-01: who has left with more points is not exterminated', () => {
  const left = {
    ...breakThrough,
    models: { A1: { profile: 'warrior', standing: 'left' }, B1: { profile: 'enforcer', at: '8-8-1' } },
  } as const
  expect(winnerOf(laid({ ...left, points: { A: 4, B: 2 } }))).toBe('A')
  expect(winnerOf(laid({ ...left, points: { A: 2, B: 4 } }))).toBe('B')
})
