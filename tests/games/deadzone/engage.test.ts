import { describe, expect, test } from 'vitest'
import { goes, goesOn, type Instead, type Laid, model, moves, playing, takes, whereIs } from './driver'

/** Nobody is asked about Specials or items here. */
const plain: Instead = {}
const beside = { A1: { profile: 'warrior', at: '4-4-1' }, B1: { profile: 'enforcer', at: '5-4-1' } } as const

describe('coming among enemies', () => {
  test('G16, DZ-ENG-01, DZ-ENG-03, DZ-ACT-01: into the cube of a lone enemy it Fights at once, and its Move is over', () => {
    const play = moves({ models: beside }, 'A1', { most: 2, how: 'sprint' }, plain)
    expect(play.decision('move where')).toBeDefined()
    goes(play, 'A', '5-4-1')
    // DZ-FGM-01: it moved in.
    expect(play.last('fight-begun')).toMatchObject({ attacker: 'A1', defender: 'B1', movedIn: ['A1'] })
    play.answer('B', 'defend', 'survive').roll('attack dice', '5566').roll('defence dice', '111')
    expect(model(play, 'B1').standing).toBe('dead')
    expect([whereIs(play, 'A1'), play.open]).toEqual(['5-4-1', []])
    expect(play.state.halted).toBe('A1')
  })
  test('DZ-ENG-02, W4: of several enemies its owner chooses one', () => {
    const models: Laid['models'] = {
      ...beside,
      B1: { profile: 'enforcer', at: [12.7, 9.7] },
      B2: { profile: 'assault', at: [14.2, 11.2] },
    }
    const play = moves({ models }, 'A1', {}, plain)
    goes(play, 'A', '5-4-1')
    expect(play.options('fight whom')).toEqual(['B1', 'B2'])
    play.answer('A', 'fight whom', 'B2')
    expect(play.last('fight-begun').defender).toBe('B2')
  })
  test('DZ-PIN-05, DZ-PIN-03: a Pinned enemy is an enemy in the cube; it stands up by being attacked', () => {
    const models: Laid['models'] = {
      ...beside,
      B1: { profile: 'warrior', at: '5-4-1', pinned: true },
      A1: { profile: 'enforcer', at: '4-4-1' },
    }
    const play = moves({ models }, 'A1', {}, plain)
    goes(play, 'A', '5-4-1').roll('attack dice', '62715').roll('defence dice', '382').roll('defence dice', '4')
    expect(model(play, 'B1')).toMatchObject({ pinned: false, damage: 0, activated: false })
  })
  test('AMB-30: a cube cleared by that Fight gives up no item to that Move', () => {
    const play = moves({ models: beside, items: { t1: { kind: 'ammo', in: '5-4-1' } } }, 'A1', {}, plain)
    goes(play, 'A', '5-4-1').answer('B', 'defend', 'survive').roll('attack dice', '5566').roll('defence dice', '111')
    expect(play.open).toEqual([])
  })
})

const held: Laid = {
  models: {
    A1: { profile: 'warrior', at: [9.8, 9.8] },
    B1: { profile: 'captain', at: [11.2, 11.2] },
    B2: { profile: 'enforcer', at: [11.2, 9.8], pinned: true },
  },
  command: {},
}

describe('breaking away', () => {
  test('G14, DZ-ENG-10, DZ-ENG-11, DZ-ENG-12, DZ-ENG-13, AMB-31: it Survives a tie, and completes its Move', () => {
    const play = moves(held, 'A1', {}, plain)
    goes(play, 'A', '3-4-1')
    expect(play.options('break-away attacker')).toEqual(['B1', 'B2', 'none'])
    play.answer('B', 'break-away attacker', 'B1')
    expect(play.last('fight-begun')).toMatchObject({ attacker: 'B1', defender: 'A1', movedIn: [] })
    // The friend lies Pinned: three dice; and it may not Fight back.
    expect(play.open).toEqual(['chance: attack dice'])
    play.roll('attack dice', '551').roll('defence dice', '442')
    expect([whereIs(play, 'A1'), model(play, 'A1').damage]).toEqual(['3-4-1', 0])
  })
  test('G15, DZ-ENG-13, DZ-DMG-06: it dies, and does not move', () => {
    const play = moves(held, 'A1', {}, plain)
    goes(play, 'A', '3-4-1').answer('B', 'break-away attacker', 'B1')
    play.roll('attack dice', '568').roll('attack dice', '7').roll('defence dice', '123')
    expect(model(play, 'A1').standing).toBe('dead')
    expect(play.state.sides.B.ledger.map(({ points }) => points)).toEqual([2])
    expect(play.events.some(({ type }) => type === 'model-moved')).toBe(false)
    expect(play.open).toEqual([])
  })
  test('DZ-ENG-11, W8: the opponent may let it go', () => {
    const play = moves(held, 'A1', {}, plain)
    goes(play, 'A', '3-4-1').answer('B', 'break-away attacker', 'none')
    expect(whereIs(play, 'A1')).toBe('3-4-1')
    expect(play.events.some(({ type }) => type === 'fight-begun')).toBe(false)
  })
  test('DZ-ENG-14, AMB-10: a Pinned one that is chosen but stands up', () => {
    const play = moves(held, 'A1', {}, plain)
    goes(play, 'A', '3-4-1').answer('B', 'break-away attacker', 'B2')
    expect(model(play, 'B2').pinned).toBe(false)
    expect(whereIs(play, 'A1')).toBe('3-4-1')
    expect(play.events.some(({ type }) => type === 'fight-begun')).toBe(false)
  })
  test('DZ-ENG-13: injured it still breaks away', () => {
    const enforcers: Laid = { models: { ...held.models, B1: { profile: 'assault', at: [11.2, 11.2] } } }
    const play = moves(enforcers, 'A1', {}, plain)
    goes(play, 'A', '3-4-1').answer('B', 'break-away attacker', 'B1').roll('attack dice', '555').roll('defence dice', '441')
    expect(model(play, 'A1')).toMatchObject({ damage: 1, standing: 'board' })
    expect(whereIs(play, 'A1')).toBe('3-4-1')
  })
  test('AMB-32, W17, DZ-ABL-07: knocked into the next cube it is free of them, and finds a new way from there', () => {
    const play = moves(held, 'A1', {}, plain)
    goes(play, 'A', '3-4-1').answer('B', 'break-away attacker', 'B1').roll('attack dice', '555').roll('defence dice', '441')
    play.answer('B', 'throw direction', '4-3-1')
    takes(play, 'B', 'throw where')
    expect(whereIs(play, 'A1')).toBe('4-3-1')
    expect(play.open).toEqual(['A: move on'])
    goesOn(play, 'A', '4-2-1')
    expect(whereIs(play, 'A1')).toBe('4-2-1')
  })
  test('AMB-32: knocked among other enemies it Fights there, and moves no more', () => {
    const position: Laid = { models: { ...held.models, B3: { profile: 'enforcer', at: '4-3-1' } } }
    const play = moves(position, 'A1', {}, plain)
    goes(play, 'A', '3-4-1').answer('B', 'break-away attacker', 'B1').roll('attack dice', '555').roll('defence dice', '441')
    play.answer('B', 'throw direction', '4-3-1')
    takes(play, 'B', 'throw where')
    expect(play.last('fight-begun')).toMatchObject({ attacker: 'A1', defender: 'B3', movedIn: ['A1'] })
    play.answer('B', 'defend', 'survive').roll('attack dice', '1111').roll('defence dice', '111')
    expect([whereIs(play, 'A1'), play.open]).toEqual(['4-3-1', []])
  })
  test('4.23 Dance of Death: a move without being held', () => {
    const play = moves(held, 'A1', { how: 'clear' }, plain)
    goes(play, 'A', '3-4-1')
    expect([whereIs(play, 'A1'), play.open]).toEqual(['3-4-1', []])
  })
})

describe('standing up', () => {
  const lying: Laid = {
    models: {
      A1: { profile: 'enforcer', at: [9.8, 9.8], pinned: true },
      B1: { profile: 'warrior', at: [11.2, 11.2] },
      B2: { profile: 'warrior', at: [11.2, 9.8], pinned: true },
    },
  }
  const stands = (position: Laid) =>
    takes(playing(position, { call: 'stand up', local: { model: 'A1', by: 'A' } }), 'A', 'stand where')

  test('G43, DZ-STD-02, DZ-STD-03, DZ-STD-04, DZ-STD-05, AMB-11, AMB-40: among enemies one that is picked attacks it at once', () => {
    const play = stands({ ...lying, models: { ...lying.models, B1: { profile: 'warrior', at: [11.2, 11.2], activated: true } } })
    expect(play.options('stand-up attacker')).toEqual(['B1', 'B2'])
    play.answer('B', 'stand-up attacker', 'B1')
    expect(play.open).toEqual(['chance: attack dice'])
    play.roll('attack dice', '5511').roll('defence dice', '441')
    expect(model(play, 'A1')).toMatchObject({ pinned: false, damage: 0 })
  })
  test('DZ-STD-04, AMB-10: a Pinned one that is picked stands up too, without dice', () => {
    const play = stands(lying).answer('B', 'stand-up attacker', 'B2')
    expect([model(play, 'A1').pinned, model(play, 'B2').pinned]).toEqual([false, false])
    expect(play.events.some(({ type }) => type === 'fight-begun')).toBe(false)
  })
  test('DZ-STD-01: alone it just stands up, anywhere in its cube', () => {
    const play = playing(
      { models: { A1: { profile: 'enforcer', at: '4-4-1', pinned: true } } },
      { call: 'stand up', local: { model: 'A1', by: 'A' } },
    )
    const { at } = play.state.tabletop.pieces.A1?.pose ?? { at: { x: 0, y: 0 } }
    expect(play.refusal('A', 'stand where', { at: { ...at, x: at.x + 7620 }, heading: 0 })).toMatchObject({ rule: 'DZ-POS-03' })
    play.answer('A', 'stand where', { at: { ...at, x: at.x + 1500 }, heading: 0 })
    expect(model(play, 'A1').pinned).toBe(false)
    expect(play.state.tabletop.pieces.A1?.pose.at.x).toBe(at.x + 1500)
  })
})
