import { describe, expect, test } from 'vitest'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { fighting, figure, type Laid, moving, shooting, way, where } from './position'

const barrier = { barrier: { box: [2, -3, 2.5, 3], height: 0.8 } } as const
const lone = (profile: 'TC' | 'TD', more: Partial<Laid> = {}) =>
  ({ ...more, figures: { A1: { profile, at: [0, 0] }, ...more.figures } }) as Laid
const go = (position: Laid, to: readonly (readonly [number, number])[], figureRef = 'A1') =>
  moving(position)
    .answer('A', 'move turn', `move:${figureRef}`)
    .answer('A', 'move where', way(...to))
const refused = (position: Laid, to: readonly (readonly [number, number])[], figureRef = 'A1') =>
  moving(position)
    .answer('A', 'move turn', `move:${figureRef}`)
    .refusal('A', 'move where', way(...to))

describe('moving', () => {
  test('GC-01, EX-MOV-02, EX-MOV-05, EX-MEL-01: an inch from the enemy exactly is far enough, and two inches are in reach', () => {
    const position = lone('TC', { figures: { B1: { profile: 'TD', at: [6, 0] } } })
    const play = go(position, [[3, 0]])
    expect(play.last('figure-moved')).toMatchObject({ used: inches(3) })
    const after = fighting({ figures: { A1: { profile: 'TC', at: [3, 0] }, B1: { profile: 'TD', at: [6, 0] } } })
    expect(after.options('melee turn')).toEqual(['engage:A1>B1', 'end'])
    expect(where(go(position, [[4, 0]]).state, 'A1')).toEqual([4, 0])
    const closer = lone('TC', { figures: { B1: { profile: 'TD', at: [5.9, 0] } } })
    expect(refused(closer, [[4, 0]])).toMatchObject({
      key: 'enemy-too-near',
      rule: 'EX-MOV-05',
      says: { piece: 'B1', gap: inches(0.9), missing: inches(0.1) },
    })
  })

  test('EX-MOV-01, EX-TRN-02: each figure moves once, in any order, until the player ends the part', () => {
    const play = moving(lone('TC', { figures: { A2: { profile: 'TC', at: [0, 6] } } }))
    play.answer('A', 'move turn', 'move:A2').answer('A', 'move where', way([3, 6]))
    expect(play.option('move turn', 'move:A2').refused).toMatchObject({ key: 'has-moved' })
    play.answer('A', 'move turn', 'end')
    expect(play.last('part-ended')).toMatchObject({ phase: 'move', seat: 'A' })
    expect(play.open).toEqual([])
  })

  test('EX-MOV-02, EX-AMB-06: a way may have bends; with straight moves only, it may not', () => {
    const play = go(lone('TC'), [
      [2, 0],
      [2, 2],
    ])
    expect(play.last('figure-moved')).toMatchObject({ used: inches(4) })
    expect(
      refused(lone('TC'), [
        [2, 0],
        [2, 2.1],
      ]),
    ).toMatchObject({ key: 'too-far' })
    expect(
      refused(lone('TC', { rulings: { pathMode: 'straight' } }), [
        [2, 0],
        [2, 2],
      ]),
    ).toMatchObject({ key: 'only-straight' })
  })

  test('EX-MOV-03: thinking again costs nothing; a figure that was moved has moved', () => {
    const play = moving(lone('TC')).answer('A', 'move turn', 'move:A1').answer('A', 'move where', [])
    expect(play.open).toEqual(['A: move turn'])
    expect(figure(play, 'A1').done).toEqual({})
    play.answer('A', 'move turn', 'move:A1').answer('A', 'move where', way([1, 0]))
    expect(figure(play, 'A1').done).toEqual({ moved: true })
  })

  test('GC-28, EX-MOV-04: through a friend, but neither on him nor touching him', () => {
    const position = lone('TD', { figures: { A2: { profile: 'TD', at: [3, 0] } } })
    expect(where(go(position, [[4.5, 0]]).state, 'A1')).toEqual([4.5, 0])
    expect(refused(position, [[2, 0]])).toMatchObject({ key: 'friend-touched', rule: 'EX-MOV-04' })
    expect(refused(position, [[2.5, 0]])).toMatchObject({ key: 'friend-touched' })
    expect(where(go(position, [[1.9, 0]]).state, 'A1')).toEqual([1.9, 0])
  })

  test('EX-MOV-05: only the end counts, and shocked enemies count too', () => {
    const position = lone('TD', { figures: { B1: { profile: 'TC', at: [2, 1.2], condition: 'shocked' } } })
    expect(go(position, [[4, 0]]).last('figure-moved').crossings).toEqual([])
    expect(refused(position, [[2, 0]])).toMatchObject({ key: 'enemy-too-near' })
  })

  test('EX-MOV-06, EX-WAL-02, EX-WAL-03: a wall cannot be crossed but walked around', () => {
    const position = lone('TD', { terrain: { wall: { box: [1, -0.5, 1.5, 0.5], height: 2 } } })
    expect(refused(position, [[3, 0]])).toMatchObject({ key: 'wall-in-way', says: { piece: 'wall' } })
    expect(
      where(
        go(position, [
          [0.5, 1],
          [2, 1],
          [3, 0],
        ]).state,
        'A1',
      ),
    ).toEqual([3, 0])
  })

  test('EX-MOV-07: the end lies on the table and in nothing', () => {
    const position = lone('TD', { terrain: { barrels: { box: [2, -0.5, 3, 0.5] } } })
    expect(refused(position, [[2.5, 0]])).toMatchObject({ key: 'stands-in', rule: 'EX-MOV-07' })
    expect(refused({ figures: { A1: { profile: 'TD', at: [16, 0] } } }, [[17.6, 0]])).toMatchObject({ key: 'off-table' })
  })

  test('EX-MOV-08: who stands within an inch of an enemy may stay', () => {
    const play = moving(lone('TD', { figures: { B1: { profile: 'TC', at: [1.2, 0] } } }))
    play.answer('A', 'move turn', 'end')
    expect(play.open).toEqual([])
  })

  test('EX-MOV-09: going nowhere is no movement action', () => {
    const play = moving(lone('TD')).answer('A', 'move turn', 'move:A1').answer('A', 'move where', [])
    expect(play.options('move turn')).toContain('move:A1')
  })
})

describe('obstacles', () => {
  test('GC-04, EX-OBS-04, EX-OBS-05, EX-OBS-06: an armour stops at the barrier; who starts in contact rolls two dice', () => {
    const position = lone('TC', { terrain: barrier })
    const play = go(position, [[3.2, 0]]).roll('crossing die', 'A')
    expect(where(play.state, 'A1')).toEqual([1.5, 0])
    expect(play.last('figure-moved')).toMatchObject({
      used: inches(1.5),
      crossings: [{ ref: 'barrier', faces: ['armour'], result: 'stopped' }],
    })
    const next = go({ figures: { A1: { profile: 'TC', at: [1.5, 0] } }, terrain: barrier }, [[3.2, 0]]).roll('crossing die', 'LH')
    expect(where(next.state, 'A1')).toEqual([3.2, 0])
    const sprint = shooting({ figures: { A1: { profile: 'TC', at: [1.5, 0] } }, terrain: barrier })
    sprint
      .answer('A', 'shoot turn', 'sprint:A1')
      .answer('A', 'move where', way([3.2, 0]))
      .roll('crossing die', 'AL')
    expect(where(sprint.state, 'A1')).toEqual([1.5, 0])
  })

  test('GC-25, EX-OBS-02, EX-OBS-03: a crossing must end clear within the movement; a bolt loses the move', () => {
    const position = lone('TC', { terrain: barrier })
    expect(refused(position, [[2.9, 0]])).toMatchObject({ key: 'stands-in' })
    expect(where(go(position, [[3, 0]]).roll('crossing die', 'H').state, 'A1')).toEqual([3, 0])
    const slow = { figures: { A1: { profile: 'TC', at: [0, 0], as: { movement: inches(2.9) } } }, terrain: barrier } as const
    expect(refused(slow, [[3, 0]])).toMatchObject({ key: 'too-far' })
    const lost = go(position, [[3, 0]]).roll('crossing die', 'L')
    expect(where(lost.state, 'A1')).toEqual([0, 0])
    expect(lost.last('move-lost').crossings).toEqual([{ ref: 'barrier', faces: ['bolt'], result: 'lost' }])
    expect(figure(lost, 'A1').done).toEqual({ moved: true })
  })

  test('GC-26, EX-OBS-07: several obstacles, in the order of the way, until one is not crossed', () => {
    const position = lone('TD', { terrain: { one: { box: [1.5, -2, 1.8, 2] }, two: { box: [3.2, -2, 3.6, 2] } } })
    const rolled = (...faces: string[]) => {
      const play = go(position, [[5, 0]])
      for (const face of faces) play.roll('crossing die', face)
      expect(play.open).toEqual([])
      return where(play.state, 'A1')
    }
    expect(rolled('H', 'A')).toEqual([2.7, 0])
    expect(rolled('H', 'L')).toEqual([0, 0])
    expect(rolled('A')).toEqual([1, 0])
    expect(rolled('H', 'H')).toEqual([5, 0])
  })

  test('GC-27, EX-OBS-01, EX-OBS-08: an enemy is an obstacle; stopped by him one stays an inch away', () => {
    const position = lone('TD', { figures: { B1: { profile: 'TC', at: [2.5, 0] } } })
    expect(where(go(position, [[4.5, 0]]).roll('crossing die', 'H').state, 'A1')).toEqual([4.5, 0])
    expect(where(go(position, [[4.5, 0]]).roll('crossing die', 'A').state, 'A1')).toEqual([0.5, 0])
    expect(where(go(position, [[4.5, 0]]).roll('crossing die', 'L').state, 'A1')).toEqual([0, 0])
  })

  test('EX-OBS-08: with no legal place before the obstacle the figure stays where it is', () => {
    const position = lone('TD', { figures: { B1: { profile: 'TC', at: [1.5, 0] } } })
    const play = go(position, [[3.5, 0]]).roll('crossing die', 'A')
    expect(where(play.state, 'A1')).toEqual([0, 0])
    expect(play.last('figure-moved')).toMatchObject({ used: 0 })
  })

  test('EX-OBS-05, EX-AMB-37: the agile always roll two (house); the faces are a ruling', () => {
    const agile = { figures: { A1: { profile: 'TC', at: [0, 0], as: { keywords: ['agile'] } } }, terrain: barrier } as const
    expect(where(go(agile, [[3, 0]]).roll('crossing die', 'LA').state, 'A1')).toEqual([1.5, 0])
    const other = lone('TC', { terrain: barrier, rulings: { crossingFaces: 'AHL' } })
    expect(where(go(other, [[3, 0]]).roll('crossing die', 'A').state, 'A1')).toEqual([3, 0])
    expect(where(go(other, [[3, 0]]).roll('crossing die', 'H').state, 'A1')).toEqual([1.5, 0])
  })
})

describe('sprinting', () => {
  const position = {
    figures: { A1: { profile: 'TD', at: [0, 0] }, A2: { profile: 'TD', at: [0, 6] }, B1: { profile: 'TC', at: [7, 0] } },
    terrain: { low: { box: [-3, -2, -2.6, 2] } },
  } as const

  test('GC-40, EX-SPR-01, EX-SPR-02, EX-SHO-07: shoot or sprint, once, and a sprint is a move by all its rules', () => {
    const play = shooting(position)
    play.answer('A', 'shoot turn', 'sprint:A1')
    expect(play.refusal('A', 'move where', way([5.1, 0]))).toMatchObject({ key: 'too-far' })
    const near = shooting({ ...position, figures: { ...position.figures, B1: { profile: 'TC', at: [5.9, 0] } } })
    near.answer('A', 'shoot turn', 'sprint:A1')
    expect(near.refusal('A', 'move where', way([4, 0]))).toMatchObject({ key: 'enemy-too-near', says: { gap: inches(0.9) } })
    play.answer('A', 'move where', way([-4, 0])).roll('crossing die', 'H')
    expect(play.last('figure-moved')).toMatchObject({ how: 'sprint', used: inches(4) })
    expect(play.option('shoot turn', 'shoot:A1>B1:gunstick').refused).toMatchObject({ key: 'has-sprinted' })
    expect(play.option('shoot turn', 'sprint:A1').refused).toMatchObject({ key: 'has-sprinted' })
    play.answer('A', 'shoot turn', 'shoot:A2>B1:gunstick').roll('attack dice', 'AAAA').roll('defence dice', 'AAA')
    expect(play.open).toEqual([])
    expect(figure(play, 'A2').done).toEqual({ shot: true })
  })

  test('EX-SPR-03, EX-AMB-03: one token still lets a figure sprint, unless the ruling says otherwise', () => {
    const stressed = { figures: { ...position.figures, A1: { profile: 'TD', at: [0, 0], stress: 1 } } } as const
    expect(shooting(stressed).option('shoot turn', 'sprint:A1').refused).toBeUndefined()
    expect(shooting({ ...stressed, rulings: { stressedSprint: false } }).option('shoot turn', 'sprint:A1').refused).toMatchObject(
      {
        key: 'stress-no-move',
      },
    )
    const two = { figures: { ...position.figures, A1: { profile: 'TD', at: [0, 0], stress: 2 } } } as const
    expect(shooting(two).option('shoot turn', 'sprint:A1').refused).toMatchObject({ key: 'stress-no-move' })
  })
})
