import { describe, expect, test } from 'vitest'
import type { Calls } from '../../../src/games/deadzone/rules/terms'
import { goes, type Laid, model, moves, playing, takes, whereIs } from './driver'

const full = (...faces: readonly string[]) => Object.fromEntries(faces.map((face) => [face, 'full'] as const))
const roof = (...cubes: readonly string[]) => Object.fromEntries(cubes.map((cube) => [cube, 'floor'] as const))
const one = (at: string, more: Partial<Laid> = {}, profile: 'warrior' | 'enforcer' | 'drone' = 'warrior'): Laid => ({
  models: { A1: { profile, at } },
  ...more,
})
const throws = (position: Laid, more: Partial<Calls['thrown']> = {}) =>
  playing(position, { call: 'thrown', local: { model: 'A1', by: 'B', pins: false, ...more } })
const scatters = (position: Laid, pins = false) => playing(position, { call: 'scatter', local: { model: 'A1', pins } })

describe('falling', () => {
  test('G30, DZ-FAL-01, DZ-FAL-02, DZ-FAL-03: off a roof two levels high: Pinned, and hurt by what gravity is ahead', () => {
    const play = moves(one('3-4-3', { floors: roof('3-4-3'), active: 'A1' }), 'A1')
    goes(play, 'A', '4-4-3>4-4-1').roll('attack dice', '56123').roll('defence dice', '412')
    expect(model(play, 'A1')).toMatchObject({ pinned: true, damage: 0 })
    expect(play.last('model-harmed')).toMatchObject({ actual: 0, how: 'fall' })
    expect(play.state.active?.over).toBe(true)
  })
  test('DZ-FAL-03: as good as gravity it is Pinned all the same', () => {
    const play = moves(one('3-4-3', { floors: roof('3-4-3') }), 'A1')
    goes(play, 'A', '4-4-3>4-4-1').roll('attack dice', '11111').roll('defence dice', '444')
    expect(model(play, 'A1').pinned).toBe(true)
    expect(play.events.some(({ type }) => type === 'model-harmed')).toBe(false)
  })
  test('DZ-FAL-04, DZ-ABL-11: a Jump Pack takes any height, and goes on after it', () => {
    const play = moves(one('3-4-3', { floors: roof('3-4-3') }, 'enforcer'), 'A1', { most: 2, how: 'sprint' })
    goes(play, 'A', '4-4-3>4-4-1', '5-4-1')
    expect([whereIs(play, 'A1'), model(play, 'A1').pinned, play.open]).toEqual(['5-4-1', false, []])
  })
  test('DZ-FAL-04, 4.23 Glide: any height unharmed, and one cube sideways for each level', () => {
    const winged = { abilities: [{ name: 'glide' as const }] }
    const position: Laid = { models: { A1: { profile: 'warrior', at: '3-4-3', as: winged } }, floors: roof('3-4-3') }
    const play = moves(position, 'A1')
    const ends = Object.keys((play.decision('move where').choice as never as { ends: object }).ends)
    expect(ends).toContain('4-4-3>5-4-1')
    expect(ends.some((station) => station.endsWith('>6-4-1'))).toBe(false)
    goes(play, 'A', '4-4-3>5-4-1')
    expect([whereIs(play, 'A1'), model(play, 'A1').pinned, play.open]).toEqual(['5-4-1', false, []])
    const walled = moves({ ...position, panels: full('4-4-3 E') }, 'A1')
    expect(Object.keys((walled.decision('move where').choice as never as { ends: object }).ends)).not.toContain('4-4-3>5-4-1')
  })
  test('DZ-FAL-05: into the cube of an enemy, Pinned, it is thrown in', () => {
    const position: Laid = {
      models: { A1: { profile: 'warrior', at: '3-4-3' }, B1: { profile: 'enforcer', at: '4-4-1' } },
      floors: roof('3-4-3'),
    }
    const play = moves(position, 'A1')
    goes(play, 'A', '4-4-3>4-4-1').roll('attack dice', '11111').roll('defence dice', '111')
    expect(play.last('fight-begun')).toMatchObject({ attacker: 'B1', defender: 'A1', movedIn: ['A1'] })
    play.roll('attack dice', '1111').roll('defence dice', '1111')
    expect(model(play, 'A1').pinned).toBe(false)
  })
  test('DZ-FAL-05: a Construct is never Pinned: it Fights where it lands', () => {
    const position: Laid = {
      models: { A1: { profile: 'drone', at: '3-4-3' }, B1: { profile: 'enforcer', at: '4-4-1' } },
      floors: roof('3-4-3'),
    }
    const play = moves(position, 'A1')
    goes(play, 'A', '4-4-3>4-4-1').roll('attack dice', '11111').roll('defence dice', '111')
    expect(play.last('fight-begun')).toMatchObject({ attacker: 'A1', defender: 'B1' })
  })
  test('DZ-FAL-06: the first floor below stops it; where there is no capacity it may not jump, and thrown down it scatters on', () => {
    const models: Laid['models'] = {
      A1: { profile: 'warrior', at: '3-4-3' },
      A2: { profile: 'warrior', at: [9.7, 9.7] },
      A3: { profile: 'warrior', at: [11.3, 9.7] },
      A4: { profile: 'warrior', at: [9.7, 11.3] },
      A5: { profile: 'warrior', at: [11.3, 11.3] },
    }
    const position = { models, floors: roof('3-4-3') }
    const jump = moves(position, 'A1')
    expect(() => goes(jump, 'A', '4-4-3>4-4-1')).toThrow()
    const play = playing(position, { call: 'fall', local: { model: 'A1', cube: '4-4-3', voluntary: false } })
    play.roll('scatter die', '3')
    takes(play, 'A', 'throw where').roll('attack dice', '11111').roll('defence dice', '111')
    expect(whereIs(play, 'A1')).toBe('5-4-1')
  })
  test('AMB-50, DZ-SCA-03: a walkway on the way down misses on 1 to 4 and holds on 5 and more; who jumps chooses', () => {
    const position = one('3-4-4', { floors: { ...roof('3-4-4'), '4-4-2': 'half-ew' } })
    const fall = { call: 'fall', local: { model: 'A1', cube: '4-4-4', voluntary: false } } as const
    const past = playing(position, fall).roll('walkway die', '4')
    takes(past, 'A', 'throw where')
    expect(whereIs(past, 'A1')).toBe('4-4-1')
    expect(past.decision('attack dice').choice).toMatchObject({ dice: { length: 6 } })
    const caught = playing(position, fall).roll('walkway die', '5')
    takes(caught, 'A', 'throw where')
    expect(whereIs(caught, 'A1')).toBe('4-4-2')
    expect(caught.decision('attack dice').choice).toMatchObject({ dice: { length: 5 } })
    const chosen = moves(position, 'A1')
    expect(Object.keys((chosen.decision('move where').choice as never as { ends: object }).ends)).toEqual(
      expect.arrayContaining(['4-4-4>4-4-2', '4-4-4>4-4-1']),
    )
  })
  test('DZ-TER-12: a walkway never holds a model of Size 3', () => {
    const position: Laid = {
      models: { A1: { profile: 'warrior', at: '3-4-4', as: { size: 3 } } },
      floors: { ...roof('3-4-4'), '4-4-2': 'half-ew' },
    }
    const play = playing(position, { call: 'fall', local: { model: 'A1', cube: '4-4-4', voluntary: false } })
    takes(play, 'A', 'throw where')
    expect(whereIs(play, 'A1')).toBe('4-4-1')
  })
})

describe('thrown', () => {
  const near = (profile: 'warrior' | 'enforcer' = 'warrior'): Laid['models'] => ({
    A1: { profile, at: [11.2, 11.2] },
    B1: { profile: 'captain', at: [9.8, 9.8] },
  })
  test('DZ-AWY-01: by one in its cube, into any cube around on its level, never up or down', () => {
    const play = throws({ models: near(), floors: roof('5-4-2') }, { from: 'B1' })
    expect([...play.options('throw direction')].sort()).toEqual(
      ['3-3-1', '3-4-1', '3-5-1', '4-3-1', '4-5-1', '5-3-1', '5-4-1', '5-5-1'].sort(),
    )
    play.answer('B', 'throw direction', '5-5-1')
    takes(play, 'B', 'throw where')
    expect(whereIs(play, 'A1')).toBe('5-5-1')
    expect(model(play, 'A1').pinned).toBe(false)
  })
  test('DZ-AWY-02, DZ-AWY-03: by one elsewhere, straight on; its thrower says where in the cube', () => {
    const play = throws(
      { models: { A1: { profile: 'warrior', at: '5-4-1' }, B1: { profile: 'captain', at: '2-4-1' } } },
      { from: 'B1' },
    )
    expect(play.open).toEqual(['B: throw where'])
    takes(play, 'B', 'throw where')
    expect(whereIs(play, 'A1')).toBe('6-4-1')
  })
  test('DZ-AWY-02: near a corner the attacker chooses between the cubes that meet there', () => {
    const play = throws(
      { models: { A1: { profile: 'warrior', at: '5-5-1' }, B1: { profile: 'captain', at: '3-3-1' } } },
      { from: 'B1' },
    )
    expect([...play.options('throw direction')].sort()).toEqual(['5-6-1', '6-5-1', '6-6-1'])
  })
  test('G31, DZ-ABL-07, DZ-AWY-01, DZ-SLM: into a full wall: it stays, Pinned, and hurt', () => {
    const position: Laid = { models: near(), panels: full('4-4-1 E') }
    const play = playing(position, {
      call: 'after-effects',
      local: { by: 'B1', to: 'A1', weapon: 'energy-gauntlet' },
    } as never)
    play.answer('B', 'throw direction', '5-4-1').roll('attack dice', '551').roll('defence dice', '123')
    expect(whereIs(play, 'A1')).toBe('4-4-1')
    expect(model(play, 'A1')).toMatchObject({ pinned: true, damage: 1 })
    expect(play.last('model-harmed')).toMatchObject({ potential: { total: 2 }, actual: 1, how: 'slam' })
  })
  test('DZ-SLM: as good as the wall it is unharmed', () => {
    const play = throws({ models: near(), panels: full('4-4-1 E') }, { from: 'B1' })
    play.answer('B', 'throw direction', '5-4-1').roll('attack dice', '511').roll('defence dice', '411')
    expect(model(play, 'A1')).toMatchObject({ pinned: false, damage: 0 })
  })
  test('G44, DZ-TER-14: towards the edge of the board it is slammed', () => {
    const position: Laid = { models: { A1: { profile: 'warrior', at: '8-3-1' }, B1: { profile: 'captain', at: '6-3-1' } } }
    const play = throws(position, { from: 'B1' })
    expect(play.last('slammed').model).toBe('A1')
    play.roll('attack dice', '111').roll('defence dice', '111')
    expect(whereIs(play, 'A1')).toBe('8-3-1')
  })
  test('DZ-SCA-05, AMB-56: a low wall stops nobody, nor a gap that is big enough', () => {
    for (const panel of ['low', 'winS'] as const) {
      const play = throws({ models: near(), panels: { '4-4-1 E': panel } }, { to: '5-4-1' })
      takes(play, 'B', 'throw where')
      expect(whereIs(play, 'A1')).toBe('5-4-1')
    }
    const big: Laid = { models: { A1: { profile: 'warrior', at: '4-4-1', as: { size: 4 } } }, panels: { '4-4-1 E': 'low' } }
    const play = throws(big, { to: '5-4-1' })
    takes(play, 'B', 'throw where')
    expect(whereIs(play, 'A1')).toBe('5-4-1')
  })
  test('G32, DZ-ABL-07, DZ-FAL-04: knocked off a roof, a Jump Pack lands it unharmed', () => {
    const position: Laid = { models: { A1: { profile: 'enforcer', at: '4-4-3' } }, floors: roof('4-4-3') }
    const play = throws(position, { to: '5-4-3' })
    takes(play, 'B', 'throw where')
    expect(whereIs(play, 'A1')).toBe('5-4-1')
    expect([model(play, 'A1').pinned, model(play, 'A1').damage, play.open]).toEqual([false, 0, []])
  })
  test('DZ-ABL-07: who has no Jump Pack falls', () => {
    const play = throws(one('4-4-3', { floors: roof('4-4-3') }), { to: '5-4-3' })
    takes(play, 'B', 'throw where')
    play.roll('attack dice', '11111').roll('defence dice', '111')
    expect([whereIs(play, 'A1'), model(play, 'A1').pinned]).toEqual(['5-4-1', true])
  })
  test('DZ-ABL-07, DZ-SCA-07: without capacity there it stays where it is', () => {
    const models: Laid['models'] = {
      ...near(),
      A2: { profile: 'warrior', at: [12.7, 9.7] },
      A3: { profile: 'warrior', at: [14.3, 9.7] },
      A4: { profile: 'warrior', at: [12.7, 11.3] },
      A5: { profile: 'warrior', at: [14.3, 11.3] },
    }
    const play = throws({ models }, { to: '5-4-1' })
    expect([whereIs(play, 'A1'), play.open]).toEqual(['4-4-1', []])
    expect(play.last('no-way-in').cube).toBe('5-4-1')
  })
  /** A base so big that it has no place in a cube while somebody stands in its middle. */
  const big = {
    profile: 'warrior',
    as: { silhouette: { base: 4100, body: 1500, height: 4000, eye: 3500, pinned: 1500 } },
  } as const
  test('DZ-AWY-03, DZ-CAP-04: where room must be made its thrower places it all the same; those shifted are their owners’', () => {
    const models: Laid['models'] = { A1: { ...big, at: '4-4-1' }, A2: { profile: 'warrior', at: '5-4-1' } }
    const play = throws({ models }, { to: '5-4-1' })
    expect(play.open).toEqual(['B: throw where'])
    expect(play.decision('throw where').about).toMatchObject({ model: 'A1', cube: '5-4-1' })
    // The other has made room already.
    const { at } = play.state.tabletop.pieces.A1?.pose ?? { at: { x: 0, y: 0 } }
    expect(play.verdict('B', 'throw where', { at: { ...at, x: at.x + 7620 }, heading: 0 }).allowed).toBe(false)
    play.answer('B', 'throw where', { at: { ...at, x: at.x + 20 }, heading: 0 })
    expect(play.state.tabletop.pieces.A1?.pose.at).toEqual({ ...at, x: at.x + 20 })
    expect([play.open, play.decision('make room').about]).toMatchObject([['A: make room'], { model: 'A2' }])
    takes(play, 'A', 'make room')
    expect([whereIs(play, 'A1'), whereIs(play, 'A2'), play.open]).toEqual(['5-4-1', '5-4-1', []])
  })
  test('DZ-AWY-03, DZ-FAL-06: nor is it otherwise where it falls among others', () => {
    const models: Laid['models'] = { A1: { ...big, at: '4-4-3' }, A2: { profile: 'warrior', at: '5-4-1' } }
    const play = throws({ models, floors: roof('4-4-3') }, { to: '5-4-3' })
    expect(play.open).toEqual(['B: throw where'])
    takes(play, 'B', 'throw where')
    expect(play.open).toEqual(['A: make room'])
    takes(play, 'A', 'make room').roll('attack dice', '11111').roll('defence dice', '111')
    expect([whereIs(play, 'A1'), whereIs(play, 'A2'), play.open]).toEqual(['5-4-1', '5-4-1', []])
  })
  test('DZ-CAP-04: who jumps down among others is placed by its owner', () => {
    const models: Laid['models'] = { A1: { ...big, at: '4-4-2' }, A2: { profile: 'warrior', at: '5-4-1' } }
    const play = moves({ models, floors: roof('4-4-2') }, 'A1')
    goes(play, 'A', '5-4-2>5-4-1')
    expect(play.decision('make room', 'A').about).toMatchObject({ model: 'A1' })
  })
  test('4.27: thrown unpinned among enemies, it starts a Fight there', () => {
    const play = throws({ models: { ...near(), B2: { profile: 'enforcer', at: '5-4-1' } } }, { to: '5-4-1' })
    takes(play, 'B', 'throw where')
    expect(play.last('fight-begun')).toMatchObject({ attacker: 'A1', defender: 'B2', movedIn: ['A1'] })
  })
  test('4.23 Solid and Vehicles are not moved', () => {
    for (const name of ['solid', 'vehicle'] as const) {
      const position: Laid = { models: { A1: { profile: 'warrior', at: '4-4-1', as: { abilities: [{ name }] } } } }
      const play = throws(position, { to: '5-4-1', pins: true })
      expect([whereIs(play, 'A1'), model(play, 'A1').pinned, play.open]).toEqual(['4-4-1', name === 'vehicle', []])
    }
  })
  test('DZ-ITM-02: whatever moved it, it may take what lies in the cube it comes to', () => {
    const play = throws(one('4-4-1', { items: { t1: { kind: 'ammo', in: '5-4-1' } } }), { to: '5-4-1' })
    takes(play, 'B', 'throw where')
    expect(play.open).toEqual(['A: item here'])
  })
})

describe('thrown in', () => {
  test('G46, DZ-ENG-04, DZ-FGM-01, DZ-FGM-05, W16: Pinned among enemies, it can but Survive what the opponent picks', () => {
    const position: Laid = {
      models: {
        A1: { profile: 'enforcer', at: '4-4-1' },
        B1: { profile: 'warrior', at: [12.7, 9.7] },
        B2: { profile: 'warrior', at: [14.2, 11.2], pinned: true },
      },
    }
    const play = throws(position, { to: '5-4-1', pins: true })
    takes(play, 'B', 'throw where').answer('B', 'thrown-in attacker', 'B1')
    play.roll('attack dice', '5621').roll('defence dice', '4182').roll('defence dice', '3')
    expect(model(play, 'A1')).toMatchObject({ pinned: false, damage: 0 })
    expect(model(play, 'B2').pinned).toBe(true)
    expect(play.open).toEqual([])
  })
  test('DZ-ENG-04: only Pinned enemies there: the one picked and it stand up, without dice', () => {
    const position: Laid = {
      models: { A1: { profile: 'enforcer', at: '4-4-1' }, B1: { profile: 'warrior', at: '5-4-1', pinned: true } },
    }
    const play = throws(position, { to: '5-4-1', pins: true })
    takes(play, 'B', 'throw where')
    expect([model(play, 'A1').pinned, model(play, 'B1').pinned, play.open]).toEqual([false, false, []])
  })
})

describe('scatter', () => {
  test.each([
    ['1', '4-3-1'],
    ['2', '5-3-1'],
    ['3', '5-4-1'],
    ['4', '5-5-1'],
    ['5', '4-5-1'],
    ['6', '3-5-1'],
    ['7', '3-4-1'],
    ['8', '3-3-1'],
  ])('DZ-SCA-01, DZ-SCA-04, AMB-49: a %s goes to %s, on the same level', (face, cube) => {
    const play = scatters(one('4-4-1', { floors: roof('5-4-2', '3-3-2') })).roll('scatter die', face)
    takes(play, 'A', 'throw where')
    expect(whereIs(play, 'A1')).toBe(cube)
  })
  test('DZ-SCA-02: over air it falls until it lands on something', () => {
    const play = scatters(one('4-4-3', { floors: roof('4-4-3', '5-4-2') })).roll('scatter die', '3')
    takes(play, 'A', 'throw where')
    expect([whereIs(play, 'A1'), play.open]).toEqual(['5-4-2', []])
  })
  test('DZ-SCA-03: onto a walkway with 5 or more, past it with less', () => {
    const position = one('4-4-2', { floors: { ...roof('4-4-2'), '5-4-2': 'half-ew' } })
    const lands = scatters(position).roll('scatter die', '3').roll('walkway die', '5')
    takes(lands, 'A', 'throw where')
    expect(whereIs(lands, 'A1')).toBe('5-4-2')
    const misses = scatters(position).roll('scatter die', '3').roll('walkway die', '4')
    takes(misses, 'A', 'throw where')
    expect([whereIs(misses, 'A1'), misses.open]).toEqual(['5-4-1', []])
  })
  test('DZ-SCA-05: a wall that leaves no way throws it back: slammed, it stays in its cube', () => {
    const play = scatters(one('4-4-1', { panels: full('4-4-1 E') }), true).roll('scatter die', '3')
    expect(play.last('scattered').blocked).toBe(true)
    play.roll('attack dice', '551').roll('defence dice', '411')
    expect([whereIs(play, 'A1'), model(play, 'A1').pinned]).toEqual(['4-4-1', true])
  })
  test('DZ-SCA-06: diagonally one free way is enough', () => {
    const once = scatters(one('4-4-1', { panels: full('4-4-1 N') })).roll('scatter die', '2')
    takes(once, 'A', 'throw where')
    expect(whereIs(once, 'A1')).toBe('5-3-1')
    const never = scatters(one('4-4-1', { panels: full('4-4-1 N', '4-4-1 E') })).roll('scatter die', '2')
    expect(never.last('scattered').blocked).toBe(true)
  })
  test('DZ-SCA-07: without capacity there it stays in its cube', () => {
    const models: Laid['models'] = {
      A1: { profile: 'warrior', at: '4-4-1' },
      A2: { profile: 'warrior', at: '5-4-1', as: { size: 4 } },
    }
    const play = scatters({ models }).roll('scatter die', '3')
    expect([whereIs(play, 'A1'), play.open]).toEqual(['4-4-1', []])
  })
  test('DZ-PIN-01, DZ-PIN-04: what throws it may Pin it; Pinned already nothing changes, a Construct never is', () => {
    const play = scatters(one('4-4-1'), true)
    expect(model(play, 'A1').pinned).toBe(true)
    const again = scatters({ models: { A1: { profile: 'warrior', at: '4-4-1', pinned: true } } }, true)
    expect(again.events.some(({ type }) => type === 'model-pinned')).toBe(false)
    expect(model(scatters(one('4-4-1', {}, 'drone'), true), 'A1').pinned).toBe(false)
  })
})
