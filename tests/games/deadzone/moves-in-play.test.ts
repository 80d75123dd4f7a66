import { describe, expect, test } from 'vitest'
import { acting, goes, type Laid, model, takes, whereIs } from './driver'

/** Moves as parts of an activation: what they cost, what is left after them. */
const beside: Laid['models'] = { A1: { profile: 'warrior', at: '4-4-1' }, B1: { profile: 'enforcer', at: '5-4-1' } }
const reasonOf = (play: ReturnType<typeof acting>, id: string) => play.option('action', id).refused?.key

describe('a Move in an activation', () => {
  test('G16, DZ-ENG-03, DZ-ACT-01: the Fight it brings about costs nothing more; one short action is left, but no Fight', () => {
    const play = acting({ models: { ...beside, B2: { profile: 'enforcer', at: '8-4-1' } } }, 'A1')
    play.answer('A', 'action', 'move')
    goes(play, 'A', '5-4-1').answer('B', 'defend', 'survive').roll('attack dice', '5566').roll('defence dice', '111')
    expect(model(play, 'B1').standing).toBe('dead')
    const open = play.options('action')
    expect(open).toContain('shoot')
    expect(open).not.toContain('fight')
    expect(open).not.toContain('move')
    expect(open).not.toContain('sprint')
  })
  test('G17, DZ-SPR-02, DZ-ENG-10, DZ-CMD-12, AMB-14: who began among enemies may not Sprint, though a MOVE die has freed it', () => {
    const position: Laid = {
      models: { A1: { profile: 'warrior', at: [9.8, 9.8] }, B1: { profile: 'enforcer', at: [11.2, 11.2] } },
      command: { A: 'MOVE' },
    }
    const play = acting(position, 'A1')
    play.answer('A', 'action', 'free-move:a1')
    goes(play, 'A', '3-4-1').answer('B', 'break-away attacker', 'none')
    expect(whereIs(play, 'A1')).toBe('3-4-1')
    expect(reasonOf(play, 'sprint')).toBe('started-with-enemy')
    expect(play.options('action')).toEqual(expect.arrayContaining(['move', 'shoot']))
  })
  test('DZ-CMD-12: a MOVE die gives one cube, whatever the Speed', () => {
    const play = acting({ models: { A1: { profile: 'drone', at: '4-4-1' } }, command: { A: 'MOVE' } }, 'A1')
    play.answer('A', 'action', 'free-move:a1')
    expect(play.decision('move where').choice).toMatchObject({ most: 1 })
  })
  test('G30, DZ-ACT-06, DZ-PIN-02, DZ-FAL-03: Pinned by a fall, its activation is over', () => {
    const play = acting({ models: { A1: { profile: 'warrior', at: '3-4-3' } }, floors: { '3-4-3': 'floor' } }, 'A1')
    play.answer('A', 'action', 'move')
    goes(play, 'A', '4-4-3>4-4-1').roll('attack dice', '56123').roll('defence dice', '412')
    expect(play.open).toEqual([])
    expect(model(play, 'A1')).toMatchObject({ pinned: true, activated: true, damage: 0 })
  })
  test('G15, DZ-ENG-13: breaking away in vain costs the action', () => {
    const position: Laid = {
      models: { A1: { profile: 'warrior', at: [9.8, 9.8], as: { armour: 4 } }, B1: { profile: 'captain', at: [11.2, 11.2] } },
      panels: { '4-4-1 N': 'full' },
    }
    const play = acting(position, 'A1')
    play.answer('A', 'action', 'move')
    goes(play, 'A', '3-4-1').answer('B', 'break-away attacker', 'B1').roll('attack dice', '555').roll('defence dice', '111')
    // Thrown against the wall and Pinned by it, it moves no more.
    play.answer('B', 'throw direction', '4-3-1').roll('attack dice', '555').roll('defence dice', '111')
    expect(whereIs(play, 'A1')).toBe('4-4-1')
    expect(model(play, 'A1')).toMatchObject({ pinned: true, activated: true })
    expect(play.open).toEqual([])
  })
  test('DZ-TURN-03, AMB-52: another place in its cube is a Move like any other', () => {
    const play = acting({ models: { A1: { profile: 'warrior', at: '4-4-1' } } }, 'A1')
    play.answer('A', 'action', 'move')
    const { pose } = play.state.tabletop.pieces.A1 ?? { pose: { at: { x: 0, y: 0 }, heading: 0 } }
    play.answer('A', 'move where', { stations: [], pose: { ...pose, at: { x: pose.at.x + 1000, y: pose.at.y } } })
    expect(reasonOf(play, 'move')).toBe('type-used')
    expect(play.state.active?.acted).toBe(true)
  })
})

describe('Stand Up in an activation', () => {
  test('G43, DZ-STD-01, DZ-STD-05, DZ-ACT-04, DZ-ACT-05: it comes first; with a standing enemy there only a Move is left', () => {
    const position: Laid = {
      models: {
        A1: { profile: 'enforcer', at: [9.8, 9.8], pinned: true },
        B1: { profile: 'warrior', at: [11.2, 11.2] },
        B2: { profile: 'warrior', at: [11.2, 9.8], pinned: true },
      },
    }
    const play = acting(position, 'A1')
    expect(play.options('action')).toEqual(['stand', 'end'])
    play.answer('A', 'action', 'stand')
    takes(play, 'A', 'stand where').answer('B', 'stand-up attacker', 'B1').roll('attack dice', '5511').roll('defence dice', '441')
    expect(model(play, 'A1')).toMatchObject({ pinned: false, damage: 0 })
    expect(model(play, 'B2').pinned).toBe(true)
    expect(play.options('action')).toEqual(['move', 'end'])
  })
  test('DZ-STD-05: alone, any short action may follow', () => {
    const play = acting(
      { models: { A1: { profile: 'enforcer', at: '4-4-1', pinned: true }, B1: { profile: 'warrior', at: '7-4-1' } } },
      'A1',
    )
    play.answer('A', 'action', 'stand')
    takes(play, 'A', 'stand where')
    expect(play.options('action')).toEqual(expect.arrayContaining(['move', 'shoot']))
    expect(play.options('action')).not.toContain('sprint')
  })
})
