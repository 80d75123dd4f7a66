/** Rulings that change what may be declared, each by all its values. Others stand with the rules they change. */
import { describe, expect, test } from 'vitest'
import type { Rulings } from '../../../src/games/exterminate/rules'
import { fighting, type Laid, moving, pose, shooting, way, where } from './position'

describe('EX-AMB-47: climbing walls', () => {
  const facing = (climbWalls: boolean, changes: Partial<Laid> = {}) =>
    moving({
      figures: { A1: { profile: 'TC', at: [1.5, 1.5] } },
      terrain: { wall: { box: [2, 0, 5, 3], height: 2 } },
      rulings: { climbWalls },
      ...changes,
    })

  test('EX-WAL-02, EX-AMB-47: a wall is not climbed', () => {
    expect(facing(false).options('move turn')).toEqual(['move:A1', 'end'])
  })

  test('EX-HIL-02, EX-AMB-47: by the other ruling it is, by the rules of any top; crossed it is never', () => {
    const play = facing(true)
    expect(play.options('move turn')).toEqual(['move:A1', 'climb:A1>wall', 'end'])
    play.answer('A', 'move turn', 'climb:A1>wall').answer('A', 'climb where', pose(3, 1.5, 'wall'))
    expect(play.state.tabletop.pieces.A1?.pose.on).toBe('wall')
    const thin = facing(true, { terrain: { wall: { box: [2, 0, 2.4, 3], height: 2 } } })
    expect(thin.option('move turn', 'climb:A1>wall').refused).toMatchObject({ key: 'top-too-small' })
    thin.answer('A', 'move turn', 'move:A1')
    expect(thin.refusal('A', 'move where', way([4, 1.5]))).toMatchObject({ key: 'wall-in-way', says: { piece: 'wall' } })
  })
})

describe('EX-AMB-48: engaging across obstacles', () => {
  const across = (engageCrossing: Rulings['engageCrossing'], changes: Partial<Laid> = {}) =>
    fighting({
      figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [2.8, 0] } },
      terrain: { barrier: { box: [0.8, -2, 1, 2] } },
      rulings: { engageCrossing },
      ...changes,
    })

  test('GC-50, EX-AMB-48, EX-MEL-16: what lies on the way is rolled for', () => {
    const play = across('roll')
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([1.8, 0]))
    play.roll('crossing die', 'A')
    expect([where(play.state, 'A1'), play.last('melee-ended').outcome]).toEqual([[0.3, 0], { case: 'no-melee' }])
  })

  test('EX-AMB-48: by the other ruling nobody engages across them', () => {
    expect(across('forbidden').open).toEqual([])
    // Beside the obstacle the way is as free as ever.
    const short = across('forbidden', { terrain: { barrier: { box: [0.8, 0.55, 1, 2] } } })
    short.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([1.8, 0]))
    expect(where(short.state, 'A1')).toEqual([1.8, 0])
  })

  test('EX-AMB-48: nor past a third enemy', () => {
    const figures = {
      A1: { profile: 'TD', at: [0, 0] },
      B1: { profile: 'TD', at: [2.9, 0] },
      B2: { profile: 'TD', at: [1, -0.8] },
    } as const
    const past = (engageCrossing: Rulings['engageCrossing']) =>
      across(engageCrossing, { figures, terrain: {} }).answer('A', 'melee turn', 'engage:A1>B1')
    expect(past('roll').verdict('A', 'engage where', way([1.9, 0])).allowed).toBe(true)
    const barred = past('forbidden')
    expect(barred.refusal('A', 'engage where', way([1.9, 0]))).toMatchObject({ key: 'wall-in-way', says: { piece: 'B2' } })
    expect(barred.verdict('A', 'engage where', barred.decision('engage where').fallback).allowed).toBe(true)
  })
})

describe('EX-AMB-44: chains of One for All', () => {
  const chain = (oneForAllChain: boolean) =>
    fighting({
      figures: {
        A1: { profile: 'TB', at: [1, 0] },
        B1: { profile: 'TD', at: [3, 0] },
        B2: { profile: 'TD', at: [3.9, 1.2] },
        B3: { profile: 'TD', at: [3.9, 3.1] },
      },
      rulings: { oneForAllChain },
    })
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([2, 0]))
      .answer('A', 'attack mode', 'one-for-all')
      .answer('A', 'next attack', 'attack:B1')
      .answer('A', 'next attack', 'attack:B2')

  test('GC-36, EX-MUL-03, EX-AMB-44: all others stand within an inch of the primary target', () => {
    expect(chain(false).options('next attack')).toEqual(['attack:B1', 'attack:B2', 'enough'])
  })

  test('EX-AMB-44: by the other ruling within an inch of any target chosen', () => {
    const play = chain(true)
    expect(play.options('next attack')).toEqual(['attack:B1', 'attack:B2', 'attack:B3', 'enough'])
    play.answer('A', 'next attack', 'attack:B3')
    expect(play.last('melee-declared').attacks.map(({ target }) => target)).toEqual(['B1', 'B2', 'B3'])
  })
})

describe('the ruler in space', () => {
  const shot = (sightIn: 'plan' | 'space', where: 'ground' | 'roof') => {
    const isUp = where === 'roof'
    const play = shooting({
      figures: {
        A1: { profile: 'TD', at: isUp ? [-0.7, 0] : [0, 0], ...(isUp ? { on: 'roof' } : {}), as: { model: 'soldier' } },
        B1: { profile: 'TD', at: [9, 0], as: { model: 'soldier' } },
      },
      terrain: {
        ...(isUp ? { roof: { box: [-2, -2, 0.2, 2], height: 1.2 } as const } : {}),
        barricade: { box: [4, -2, 4.5, 2], height: 1.2 },
      },
      rulings: { sightIn },
    })
    return play.option('shoot turn', 'shoot:A1>B1:gunstick')
  }

  test('EX-LOS-06, EX-LOS-09: flat on the table a low barricade across the corridor blocks, wherever the shooter stands', () => {
    for (const where of ['ground', 'roof'] as const) {
      expect(shot('plan', where).refused).toMatchObject({ key: 'sight-blocked', says: { piece: 'barricade' } })
    }
  })

  test('EX-LOS-04, EX-LOS-05, EX-AMB-08: from eye to body it hides the legs of the target, and nothing of it from a roof', () => {
    const ground = shot('space', 'ground')
    expect(ground.refused).toBeUndefined()
    expect(ground.shows).toMatchObject({ obstructions: ['barricade'], blockers: [], attack: { total: 3 } })
    const roof = shot('space', 'roof')
    expect(roof.refused).toBeUndefined()
    expect(roof.shows).toMatchObject({ obstructions: [], blockers: [], attack: { total: 4 } })
  })
})
