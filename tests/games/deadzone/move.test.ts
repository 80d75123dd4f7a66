import { describe, expect, test } from 'vitest'
import { routeOf } from '../../../src/games/deadzone/rules/facts/moves'
import { go, procedure, tell } from '../../../src/games/deadzone/rules/terms'
import { goes, goesOn, type Instead, type Laid, laid, mayEnd, model, moves, PROFILES, way, whereIs, whyNot } from './driver'

const roof = (...cubes: readonly string[]) => Object.fromEntries(cubes.map((cube) => [cube, 'floor'] as const))
const alone = (at: string, more: Partial<Laid> = {}, profile: 'warrior' | 'enforcer' | 'drone' = 'warrior'): Laid => ({
  models: { A1: { profile, at } },
  ...more,
})
/** Fights and items that only leave a mark. */
const marked: Instead = {
  fight: procedure('fight', {
    begin: ({ local: { attacker, defender } }) =>
      tell({ type: 'fight-begun', attacker, defender, weapon: null, movedIn: [] }, 'done'),
  }),
  items: procedure('items', { begin: () => go('done') }),
}

describe('where a Move goes', () => {
  test('R3, DZ-MOV-01, DZ-MOV-02, DZ-MOV-03, DZ-PROF-05: Speed 1 on open ground reaches its eight neighbours', () => {
    const around = ['3-3-1', '3-4-1', '3-5-1', '4-3-1', '4-5-1', '5-3-1', '5-4-1', '5-5-1']
    expect(mayEnd(alone('4-4-1'), 'A1')).toEqual(around)
    expect(whyNot(alone('4-4-1'), 'A1', ['6-4-1'])).toBe('no-such-step')
    expect(whyNot(alone('4-4-1'), 'A1', ['5-4-1', '6-4-1'])).toBe('too-many-steps')
  })
  test('DZ-SPR-01, AMB-04: a Sprint goes further, up to its second Speed, and may stop before', () => {
    expect(whyNot(alone('4-4-1'), 'A1', ['5-4-1', '6-4-1'], 2, 'sprint')).toBe('allowed')
    expect(whyNot(alone('4-4-1'), 'A1', ['5-4-1'], 2, 'sprint')).toBe('allowed')
  })
  test('ways are found again for the same positions, and anew where anything that matters has changed', () => {
    const state = laid(alone('4-4-1'))
    const hidden = { ...state, items: {}, round: 3 }
    expect(routeOf(hidden, 'A1', 1, 'move')).toBe(routeOf(state, 'A1', 1, 'move'))
    expect(routeOf(state, 'A1', 2, 'sprint').most).toBe(2)
    const big = {
      ...state,
      models: { A1: { ...model({ state } as never, 'A1'), profile: { ...PROFILES.warrior, size: 3 as const } } },
    }
    expect(routeOf(big, 'A1', 1, 'move')).not.toBe(routeOf(state, 'A1', 1, 'move'))
    const walled = { ...state, battlefield: { floors: {}, panels: { '4-4-1 E': 'full' as const } } }
    expect(Object.keys(routeOf(walled, 'A1', 1, 'move').ends)).not.toContain('5-4-1')
    const jumper = {
      ...state,
      items: {
        t1: { ref: 't1', kind: 'jump-pack' as const, faceUp: true, seenBy: [], where: { at: 'model' as const, model: 'A1' } },
      },
    }
    const carrier = { ...jumper, models: { A1: { ...model({ state } as never, 'A1'), items: ['t1'] } } }
    const roofed = { ...carrier, battlefield: { panels: {}, floors: { '5-4-2': 'floor' as const } } }
    expect(Object.keys(routeOf(roofed, 'A1', 1, 'move').ends)).toContain('5-4-2')
    expect(Object.keys(routeOf({ ...roofed, items: {} }, 'A1', 1, 'move').ends)).not.toContain('5-4-2')
  })
  test('G44, DZ-TER-14: over the edge of the board there is no step; Patrol lets nobody leave', () => {
    expect(whyNot(alone('8-3-1'), 'A1', ['9-3-1'])).toBe('no-such-step')
    expect(whyNot(alone('8-3-1'), 'A1', ['exit 8-3-1'])).toBe('no-such-step')
  })
  test('DZ-TER-15: where the mission names the cube, a step over the edge is the end of it', () => {
    const position: Laid = {
      ...alone('4-2-1', { mission: 'break-through' }),
      sides: { A: { zone: 'blue' } },
    }
    const play = moves(position, 'A1', { most: 2, how: 'sprint' })
    expect(Object.keys((play.decision('move where').choice as never as { ends: object }).ends)).toContain('exit 4-1-1')
    goes(play, 'A', '4-1-1', 'exit 4-1-1')
    expect(model(play, 'A1').standing).toBe('left')
  })
  test('G27, DZ-CAP-01, AMB-28: the Sizes of one side total four in a cube at most; the other side has its own four', () => {
    const models: Laid['models'] = {
      A1: { profile: 'enforcer', at: [12.6, 9.6] },
      A2: { profile: 'enforcer', at: [14.3, 9.6] },
      A3: { profile: 'enforcer', at: [12.6, 11.3] },
      A4: { profile: 'enforcer', at: [14.3, 11.3] },
      A5: { profile: 'enforcer', at: '4-4-1' },
      B1: { profile: 'warrior', at: '6-4-1' },
    }
    expect(whyNot({ models }, 'A5', ['5-4-1'])).toBe('no-capacity DZ-CAP-01')
    expect(whyNot({ models }, 'B1', ['5-4-1'])).toBe('allowed')
    // AMB-27: moving through a cube is different from moving into it.
    expect(whyNot({ models }, 'A5', ['5-4-1', '6-5-1'], 2, 'sprint')).toBe('allowed')
  })
  test('G28, DZ-LVL-03, DZ-LVL-11, DZ-ABL-11: up through a walkway without a wall, only with a Jump Pack', () => {
    const floors = { '5-4-2': 'half-ew' } as const
    expect(whyNot(alone('5-4-1', { floors }), 'A1', ['5-4-2'])).toBe('nothing-to-climb DZ-LVL-03')
    expect(whyNot(alone('4-4-1', { floors }), 'A1', ['5-4-2'])).toBe('nothing-to-climb DZ-LVL-03')
    expect(whyNot(alone('5-4-1', { floors }, 'enforcer'), 'A1', ['5-4-2'])).toBe('allowed')
  })
  test('DZ-TER-12: only Sizes 1 and 2 end on a walkway, and two of them', () => {
    const floors = { '5-4-2': 'half-ew' } as const
    const big: Laid = { models: { A1: { profile: 'enforcer', at: '5-4-1', as: { size: 3 } } }, floors }
    expect(whyNot(big, 'A1', ['5-4-2'])).not.toBe('allowed')
    const full: Laid = {
      models: {
        A1: { profile: 'enforcer', at: '5-4-1' },
        A2: { profile: 'enforcer', at: [12.7, 10.5, 2] },
        A3: { profile: 'enforcer', at: [14.3, 10.5, 2] },
      },
      floors,
    }
    expect(whyNot(full, 'A1', ['5-4-2'])).toBe('no-capacity DZ-CAP-01')
  })
  test('DZ-POS-03: the centre lies in the cube, off its sides, and the base overlaps nobody', () => {
    const play = moves({ models: { A1: { profile: 'warrior', at: '4-4-1' }, A2: { profile: 'warrior', at: '5-4-1' } } }, 'A1')
    const there = way(play, 'move where', '5-4-1')
    const at = (x: number, y: number) => ({ ...there, pose: { ...there.pose, at: { x, y } } })
    const { pose } = play.state.tabletop.pieces.A2 ?? { pose: there.pose }
    expect(play.refusal('A', 'move where', at(pose.at.x + 500, pose.at.y))).toMatchObject({ key: 'base-in-way' })
    expect(play.refusal('A', 'move where', at(pose.at.x - 3820, pose.at.y))).toMatchObject({ rule: 'DZ-POS-03' })
    expect(play.verdict('A', 'move where', there).allowed).toBe(true)
  })
  test('4.23 Teleport: up to three cubes by no route at all, where it can stand', () => {
    const panels = { '4-4-1 E': 'full', '4-4-1 N': 'full', '4-4-1 S': 'full', '4-4-1 W': 'full' } as const
    const position = alone('4-4-1', { panels, floors: roof('4-4-2', '7-4-3') })
    expect(mayEnd(position, 'A1', 1)).not.toContain('7-4-3')
    const reach = mayEnd(position, 'A1', 3, 'teleport')
    expect(reach).toContain('7-4-3')
    expect(reach).not.toContain('8-4-1')
    const play = moves(position, 'A1', { most: 3, how: 'teleport' })
    goes(play, 'A', '7-4-3')
    expect(whereIs(play, 'A1')).toBe('7-4-3')
    expect(play.last('model-moved').way).toBe('teleport')
  })
  test('DZ-REC-07, 4.23 Scout: before the game not into an occupied cube', () => {
    const models: Laid['models'] = { A1: { profile: 'warrior', at: '4-4-1' }, B1: { profile: 'warrior', at: '5-4-1' } }
    expect(whyNot({ models }, 'A1', ['5-4-1'])).toBe('allowed')
    expect(whyNot({ models }, 'A1', ['5-4-1'], 2, 'pregame')).not.toBe('allowed')
    expect(whyNot({ models }, 'A1', ['4-5-1'], 2, 'pregame')).toBe('allowed')
  })
})

describe('on its way', () => {
  test('it goes cube by cube and ends where it was sent', () => {
    const play = moves(alone('4-4-1'), 'A1', { most: 2, how: 'sprint' })
    const sent = way(play, 'move where', '5-4-1', '6-5-1')
    play.answer('A', 'move where', sent)
    expect(play.state.tabletop.pieces.A1?.pose.at).toEqual(sent.pose.at)
    const steps = play.events.filter((event) => event.type === 'model-moved')
    expect(steps.map(({ cubes }) => cubes)).toEqual([['5-4-1'], ['6-5-1']])
    expect(play.open).toEqual([])
  })
  test('DZ-MOV-02, AMB-47, DZ-ENG-15: elsewhere in its own cube, among enemies too: nobody Fights', () => {
    const models: Laid['models'] = { A1: { profile: 'warrior', at: [9.8, 9.8] }, B1: { profile: 'enforcer', at: [11.2, 11.2] } }
    const play = moves({ models }, 'A1', {}, marked)
    play.answer('A', 'move where', { stations: [], pose: { ...way(play, 'move where').pose } })
    expect(play.events.map(({ type }) => type)).toEqual(['move-begun', 'model-moved'])
    expect(whereIs(play, 'A1')).toBe('4-4-1')
  })
  test('a move that moves nothing is refused', () => {
    const play = moves(alone('4-4-1'), 'A1')
    const pose = play.state.tabletop.pieces.A1?.pose
    expect(play.refusal('A', 'move where', { stations: [], pose })).toMatchObject({ key: 'moves-nothing' })
  })
  test('a Move that an ability gives may be left alone', () => {
    const play = moves(alone('4-4-1', { items: { t1: { kind: 'ammo', in: '4-4-1' } } }), 'A1', { how: 'ability' })
    play.answer('A', 'move where', play.decision('move where').fallback)
    expect([play.events, play.open]).toEqual([[], []])
  })
  test('DZ-LVL-06, DZ-MOV-04, AMB-08: it may pass the air where it hangs on a wall, but not end there', () => {
    const tower = ['N', 'E', 'S', 'W'].flatMap((side) => [`5-4-1 ${side}`, `5-4-2 ${side}`])
    const position = alone('4-4-1', {
      panels: Object.fromEntries(tower.map((face) => [face, 'full'] as const)),
      floors: roof('5-4-3'),
    })
    expect(whyNot(position, 'A1', ['4-4-2', '5-4-3'], 2, 'sprint')).toBe('allowed')
    expect(whyNot(position, 'A1', ['4-4-2'], 2, 'sprint')).toBe('only-hanging DZ-MOV-04')
    const play = moves(position, 'A1', { most: 2, how: 'sprint' })
    goes(play, 'A', '4-4-2', '5-4-3')
    expect(whereIs(play, 'A1')).toBe('5-4-3')
    expect(play.last('model-moved')).toMatchObject({ cubes: ['4-4-2', '5-4-3'], way: 'climb' })
  })
  test('G29, DZ-LVL-01, DZ-LVL-07: down one level is a jump: one cube, no test', () => {
    const play = moves(alone('2-2-2', { floors: roof('2-2-2') }), 'A1')
    goes(play, 'A', '3-2-1')
    expect(whereIs(play, 'A1')).toBe('3-2-1')
    expect(model(play, 'A1').pinned).toBe(false)
    expect(play.last('model-moved').way).toBe('jump')
  })
  test('G48, DZ-MOV-04, DZ-LVL-08: into the air it drops at once: one level is a jump, two are a fall', () => {
    const low = moves(alone('3-4-2', { floors: roof('3-4-2') }), 'A1')
    goes(low, 'A', '4-4-2>4-4-1')
    expect(whereIs(low, 'A1')).toBe('4-4-1')
    expect([low.open, model(low, 'A1').pinned]).toEqual([[], false])
    const high = moves(alone('3-4-3', { floors: roof('3-4-3') }), 'A1')
    goes(high, 'A', '4-4-3>4-4-1')
    expect(whereIs(high, 'A1')).toBe('4-4-1')
    expect(high.state.test?.attack).toMatchObject({ of: 'gravity', target: 5, dice: { total: 5 } })
  })
  test('G49, DZ-ITM-02, AMB-53: in every cube that it enters it may take something', () => {
    const play = moves(
      alone('3-4-1', { items: { t1: { kind: 'ammo', in: '4-4-1' }, t2: { kind: 'ammo', in: '5-4-1' } } }),
      'A1',
      { most: 2, how: 'sprint' },
    )
    goes(play, 'A', '4-4-1', '5-4-1')
    expect(play.open).toEqual(['A: item here'])
    expect(whereIs(play, 'A1')).toBe('4-4-1')
    play.answer('A', 'item here', 'take:t1').answer('A', 'item keep', 'keep')
    expect(whereIs(play, 'A1')).toBe('5-4-1')
    play.answer('A', 'item here', 'take:t2')
    expect(play.open).toEqual(['A: item keep'])
    play.answer('A', 'item keep', 'drop:t1')
    expect(model(play, 'A1').items).toEqual(['t2'])
    expect(play.state.items.t1?.where).toEqual({ at: 'cube', cube: '5-4-1' })
  })
  test('AMB-32, W17: knocked off its way it may find another, or give up', () => {
    // The first token blows up in its face: what throws it is left to another test.
    const thrower: Instead = {
      items: procedure('items', {
        begin: ({ state, local: { model: ref } }) => {
          const from = state.tabletop.pieces[ref]?.pose
          if (!from || from.at.y < 20_000 || from.at.x > 30_500) return go('done')
          const to = { at: { x: from.at.x, y: from.at.y - 7620 }, heading: 0 }
          return tell({ type: 'model-moved', model: ref, from, to, cubes: [], way: 'thrown' }, 'done')
        },
      }),
    }
    const position = alone('3-4-1')
    const play = moves(position, 'A1', { most: 3 }, thrower)
    goes(play, 'A', '4-4-1', '5-3-1', '6-3-1')
    expect(whereIs(play, 'A1')).toBe('4-5-1')
    expect(play.open).toEqual(['A: move on'])
    goesOn(play, 'A', '5-5-1')
    expect(whereIs(play, 'A1')).toBe('5-5-1')
    const lazy = moves(position, 'A1', { most: 3 }, thrower)
    goes(lazy, 'A', '4-4-1', '5-3-1', '6-3-1').answer('A', 'move on', lazy.decision('move on').fallback)
    expect(lazy.last('move-given-up').model).toBe('A1')
    expect(whereIs(lazy, 'A1')).toBe('4-5-1')
  })
  test('4.23 Agile: after a Move one level up or down in its stack, or none', () => {
    const agile = { abilities: [{ name: 'agile' as const }] }
    const position: Laid = {
      models: { A1: { profile: 'warrior', at: '3-4-1', as: agile } },
      panels: { '4-4-1 E': 'full' },
      floors: { '4-4-2': 'hatch-floor-1' },
    }
    const play = moves(position, 'A1')
    goes(play, 'A', '4-4-1')
    expect(play.open).toEqual(['A: move on'])
    goesOn(play, 'A', '4-4-2')
    expect([whereIs(play, 'A1'), play.open]).toEqual(['4-4-2', []])
    const stays = moves(position, 'A1')
    goes(stays, 'A', '4-4-1').answer('A', 'move on', stays.decision('move on').fallback)
    expect([whereIs(stays, 'A1'), stays.open]).toEqual(['4-4-1', []])
    const plain = moves({ ...position, models: { A1: { profile: 'warrior', at: '3-4-1' } } }, 'A1')
    goes(plain, 'A', '4-4-1')
    expect(plain.open).toEqual([])
  })
  test('4.23 Flight: over the heads of enemies, to where it can stand', () => {
    const flier: Laid = {
      models: {
        A1: { profile: 'warrior', at: '3-4-1', as: { abilities: [{ name: 'flight' }] } },
        B1: { profile: 'enforcer', at: '4-4-1' },
      },
    }
    const play = moves(flier, 'A1', { most: 2, how: 'sprint' }, marked)
    goes(play, 'A', '4-4-1', '5-4-1')
    expect(whereIs(play, 'A1')).toBe('5-4-1')
    expect(play.events.some(({ type }) => type === 'fight-begun')).toBe(false)
    const walker: Laid = { models: { ...flier.models, A1: { profile: 'warrior', at: '3-4-1' } } }
    expect(whyNot(walker, 'A1', ['4-4-1', '5-4-1'], 2, 'sprint')).toBe('no-such-step')
  })
})
