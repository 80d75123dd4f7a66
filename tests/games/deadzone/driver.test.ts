/** What cases can begin with: a position, what another play came to, a later Round, the end of one; and models of another Size. */
import { describe, expect, test } from 'vitest'
import { silhouetteOf } from '../../../src/games/deadzone/content/silhouettes'
import { pointsOf } from '../../../src/games/deadzone/rules/facts/score'
import { acting, continuing, ending, goes, type Laid, laid, model, type Placing, PROFILES, turning, whereIs } from './driver'

const near: Laid = {
  models: { A1: { profile: 'enforcer', at: '3-4-1' }, B1: { profile: 'warrior', at: '6-4-1' } },
  objectives: [{ in: '4-4-1', vp: 2 }],
}
const moved = () => goes(acting(near, 'A1').answer('A', 'action', 'move'), 'A', '4-4-1')

describe('going on from a play', () => {
  test('another activation from where the first one has come to', () => {
    const first = moved()
    const second = acting(first, 'B1')
    expect(whereIs(second, 'A1')).toBe('4-4-1')
    second.answer('B', 'action', 'shoot')
    expect(second.options('shoot what').filter((id) => id.startsWith('shoot:'))).not.toEqual([])
    expect(first.events.some(({ type }) => type === 'action-begun')).toBe(true)
    expect(second.events.some(({ type }) => type === 'model-moved')).toBe(false)
  })

  test('a Turn of the other side, the end of the Round and the next one', () => {
    const first = moved()
    expect(turning(first, 'B').decision('action').about).toMatchObject({ model: 'B1' })
    const end = ending(first)
    expect(pointsOf(end.state)).toEqual({ A: 2, B: 0 })
    const next = continuing(end)
    expect([next.state.round, pointsOf(next.state)]).toEqual([2, { A: 2, B: 0 }])
  })
})

describe('beginning later', () => {
  test('with a later Round: its Command roll, and nobody has been activated', () => {
    const models = { ...near.models, A1: { ...near.models.A1, activated: true } as Placing }
    const play = continuing({ ...near, models, round: 5 })
    expect([play.state.round, play.open, model(play, 'A1').activated]).toEqual([5, ['chance: command dice'], false])
  })

  test('at the end of a Round, which may be that of the match', () => {
    const models = { ...near.models, A1: { profile: 'enforcer', at: '4-4-1' } } as const
    const won = ending({ ...near, models, round: 6, points: { A: 10, B: 4 } })
    expect([won.open, won.outcome]).toEqual([[], { winners: ['A'], scores: { A: 12, B: 4 } }])
    expect(ending({ ...near, round: 6, points: { A: 10, B: 4 } }).outcome).toBeUndefined()
  })
})

describe('another Size', () => {
  const one = (placing: Placing) => {
    const state = laid({ models: { A1: { at: '4-4-1', ...placing } } })
    return { silhouette: state.models.A1?.profile.silhouette, radius: state.tabletop.pieces.A1?.radius }
  }
  test.each([1, 2, 3, 4] as const)('DZ-LOS-02: a model of Size %i has the silhouette and the base of that Size', (size) => {
    const silhouette = silhouetteOf('none', size)
    expect(one({ profile: 'warrior', as: { size } })).toEqual({ silhouette, radius: silhouette.base })
  })
  test('DZ-LOS-02: of its own Size it keeps its own', () => {
    const { silhouette } = PROFILES.drone
    expect(silhouette).not.toEqual(silhouetteOf('none', PROFILES.drone.size))
    expect(one({ profile: 'drone', as: { size: 1 } })).toEqual({ silhouette, radius: silhouette.base })
    expect(one({ profile: 'drone', as: { size: 3 } }).silhouette).toEqual(silhouetteOf('none', 3))
  })
  test('a silhouette that is named goes before', () => {
    const silhouette = { ...silhouetteOf('none', 2), base: 3000 }
    expect(one({ profile: 'warrior', as: { size: 4, silhouette } })).toEqual({ silhouette, radius: 3000 })
  })
})
