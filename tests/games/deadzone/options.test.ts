import { describe, expect, test } from 'vitest'
import { killPoints, objectivePoints, secretOf } from '../../../src/games/deadzone/rules/facts/score'
import { acting, goes, type Laid, laid, playing, shuffled, turning } from './driver'

const pair: Laid['models'] = {
  A1: { profile: 'captain', at: '5-8-1' },
  A2: { profile: 'enforcer', at: '6-8-1' },
  B1: { profile: 'huscarl', at: '1-1-1' },
}
const secret = (number: number, position: Partial<Laid> = {}) => {
  return laid({ models: pair, sides: { A: { secretMission: number } }, ...position })
}

describe('DZ-MIS-04: secret missions', () => {
  test('DZ-MIS-04: eight faces, four missions', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((number) => secretOf(secret(number), 'A'))).toEqual([
      'none',
      'none',
      'claim',
      'claim',
      'murder',
      'murder',
      'know-the-ground',
      'know-the-ground',
    ])
  })

  const points = (number: number, victim: string) =>
    killPoints(secret(number), victim).flatMap((event) => (event.type === 'points-scored' ? [event.line.points] : []))
  test('DZ-MIS-04: Claim: objectives twice, kills half; Murder: no objectives, the Leader twice', () => {
    const objective = { ref: 'o1', vp: 2, cube: '4-4-1' } as const
    expect([1, 3, 5].map((number) => objectivePoints(secret(number), 'A', objective))).toEqual([2, 4, 0])
    expect([1, 3, 5].map((number) => points(number, 'B1'))).toEqual([[3], [1], [6]])
  })

  test('DZ-MIS-04, DZ-TER-15: Know the ground: over the edge of the enemy’s zone', () => {
    const models = { A1: { profile: 'captain', at: '2-1-1' }, B1: { profile: 'huscarl', at: '8-8-1' } } as const
    const play = acting({ models, sides: { A: { secretMission: 7 } } }, 'A1').answer('A', 'action', 'move')
    goes(play, 'A', 'exit 2-1-1')
    expect(play.last('points-scored')).toMatchObject({ seat: 'A', line: { points: 8, why: 'exit' } })
  })

  test('DZ-MIS-04: it is drawn in secret, and shown with the first points', () => {
    const play = playing(
      { models: pair, phase: 'setup', round: 0, rulings: { secretMissions: 'yes', items: 'off' } },
      { call: 'setup', local: {} },
    )
    play.answer('B', 'rotate map', '0')
    shuffled(play, 'secret draw', 4)
    shuffled(play, 'secret draw', 1)
    expect([play.state.sides.A.secretMission, play.state.sides.B.secretMission]).toEqual([5, 2])
    expect([play.sees('A'), play.sees('B')].map(({ sides }) => [sides.A.secretMission, sides.B.secretMission])).toEqual([
      [5, 0],
      [0, 2],
    ])
    const [first] = killPoints(play.state, 'B1')
    expect(first).toEqual({ type: 'secret-shown', seat: 'A', mission: 5 })
  })
})

const bonus = (dice: readonly number[], more: Partial<Laid> = {}): Laid => ({
  models: pair,
  items: { t1: { in: '4-4-1' }, t2: { in: '5-5-1' }, t3: { in: '4-5-1' } },
  more: { bonus: { seat: 'A', dice } },
  ...more,
})

describe('DZ-MIS-03: the Recon bonus', () => {
  test('DZ-MIS-03: as many dice as the Recon test was won by, at the start of the first Turn', () => {
    const play = playing(
      { models: pair, phase: 'setup', rulings: { reconBonus: 'yes' }, more: { recon: { winner: 'A', by: 2 } } },
      { call: 'pregame', local: {} },
    )
    play.roll('bonus dice', '27')
    expect(play.state.bonus).toEqual({ seat: 'A', dice: [2, 7] })
    expect(turning(bonus([2, 7])).options('bonus die')).toEqual(['bonus:2', 'bonus:7', 'pass'])
    expect(turning(bonus([2]), 'B').open).not.toContain('A: bonus die')
  })

  test('DZ-MIS-03, 3.5: who looks at a token knows it, the other only that he looked', () => {
    const play = turning(bonus([2])).answer('A', 'bonus die', 'bonus:2')
    play.answer('A', 'bonus item', 'item:t2')
    shuffled(play, 'item draw', 5)
    expect(play.sees('A').items.t2).toMatchObject({ kind: 'frag-grenade', faceUp: false })
    expect(play.sees('B').items.t2).toEqual({ ref: 't2', faceUp: false, seenBy: ['A'], where: { at: 'cube', cube: '5-5-1' } })
    // Up to three of them, none twice.
    expect(play.options('bonus item')).toEqual(['item:t1', 'item:t3', 'pass'])
  })

  test('DZ-MIS-03: a token is put away unseen', () => {
    const play = turning(bonus([3]))
      .answer('A', 'bonus die', 'bonus:3')
      .answer('A', 'bonus item', 'item:t1')
    expect(play.state.items.t1).toMatchObject({ where: { at: 'gone' }, faceUp: false })
  })

  test('DZ-MIS-03: one, two or three models move a cube each, and have not acted', () => {
    const play = turning(bonus([5]))
      .answer('A', 'bonus die', 'bonus:5')
      .answer('A', 'bonus model', 'model:A2')
    goes(play, 'A', '6-7-1')
    expect(play.state.models.A2?.activated).toBe(false)
    expect(play.options('bonus model')).toEqual(['model:A1', 'pass'])
    play.answer('A', 'bonus model', 'pass')
    expect(play.open).toEqual(['A: turn'])
  })

  test('DZ-MIS-03: one goes round the flank and comes back at the end of the first Round, where nobody is', () => {
    const play = turning(bonus([7]))
      .answer('A', 'bonus die', 'bonus:7')
      .answer('A', 'bonus model', 'model:A2')
    expect([play.state.models.A2?.standing, play.state.flanking]).toEqual(['reserve', ['A2']])
    const end = playing(
      { models: { ...pair, A2: { profile: 'enforcer' } }, more: { flanking: ['A2'] } },
      { call: 'end of round', local: {} },
    )
    expect(end.options('flank cube')).toContain('arrive:1-5-1')
    expect(end.options('flank cube')).not.toContain('arrive:1-1-1')
    end.answer('A', 'flank cube', 'arrive:8-2-1').answer('A', 'deploy where', end.decision('deploy where').fallback)
    expect(end.state.models.A2).toMatchObject({ standing: 'board' })
    expect(end.state.flanking).toEqual([])
  })

  test('DZ-MIS-03: an 8 may be any of them', () => {
    const play = turning(bonus([8]))
      .answer('A', 'bonus die', 'bonus:8')
      .answer('A', 'bonus die', 'bonus:3')
    expect(play.open).toEqual(['A: bonus item'])
  })
})
