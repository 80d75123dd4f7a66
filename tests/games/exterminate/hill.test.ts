import { describe, expect, test } from 'vitest'
import { roundPools } from '../../../src/games/exterminate/rules/chapters/melee'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { engageReport } from '../../../src/games/exterminate/rules/facts/engage'
import { fighting, figure, type Laid, laid, moving, type Placing, pose, shooting, way, where } from './position'

const block = { block: { box: [2, 0, 5, 3], height: 1 } } as const
const king: Laid = { figures: { A1: { profile: 'TC', at: [1.5, 1.5] } }, terrain: block }

describe('climbing', () => {
  test('GC-29, EX-HIL-01, EX-HIL-02, EX-HIL-03, EX-HIL-04, EX-OBS-09: from contact onto the top, no dice, the whole action', () => {
    const play = moving(king)
    expect(play.options('move turn')).toEqual(['move:A1', 'climb:A1>block', 'end'])
    play.answer('A', 'move turn', 'climb:A1>block')
    expect(play.refusal('A', 'climb where', pose(2.4, 1.5, 'block'))).toMatchObject({ key: 'not-on-top' })
    expect(play.refusal('A', 'climb where', pose(2.5, 1.5))).toMatchObject({ key: 'wrong-level' })
    play.answer('A', 'climb where', pose(2.5, 1.5, 'block'))
    expect(where(play.state, 'A1')).toEqual([2.5, 1.5])
    expect(play.state.tabletop.pieces.A1?.pose.on).toBe('block')
    expect(figure(play, 'A1').done).toEqual({ moved: true })
    expect(play.open).toEqual([])
  })

  test('GC-29, EX-HIL-03: the top must hold the whole base; EX-WAL-02: a wall has none; EX-HIL-02: without contact there is nothing to climb', () => {
    const narrow = moving({ ...king, terrain: { block: { box: [2, 0, 2.9, 3], height: 1 } } })
    expect(narrow.option('move turn', 'climb:A1>block').refused).toMatchObject({ key: 'top-too-small', rule: 'EX-HIL-03' })
    expect(moving({ ...king, terrain: { block: { box: [2, 0, 5, 3], height: 2 } } }).options('move turn')).toEqual([
      'move:A1',
      'end',
    ])
    const apart = moving({ figures: { A1: { profile: 'TC', at: [1.3, 1.5] } }, terrain: block })
    expect(apart.options('move turn')).toEqual(['move:A1', 'end'])
  })

  test('EX-HIL-04, EX-HIL-07: within the movement, an inch from enemies, as many as there is room for', () => {
    const play = moving({ ...king, figures: { ...king.figures, B1: { profile: 'TC', at: [4.4, 2.4], on: 'block' } } })
    play.answer('A', 'move turn', 'climb:A1>block')
    expect(play.refusal('A', 'climb where', pose(2.8, 1.5, 'block'))).toMatchObject({ key: 'enemy-too-near' })
    const slow = moving({ figures: { A1: { profile: 'TC', at: [1.5, 1.5], as: { movement: inches(2) } } }, terrain: block })
    slow.answer('A', 'move turn', 'climb:A1>block')
    expect(slow.refusal('A', 'climb where', pose(4, 1.5, 'block'))).toMatchObject({ key: 'beyond-movement' })
    const full = moving({
      figures: { A1: { profile: 'TC', at: [1.5, 1.5] }, A2: { profile: 'TC', at: [2.6, 1.5], on: 'block' } },
      terrain: { block: { box: [2, 1, 3.2, 2.2], height: 1 } },
    })
    expect(full.option('move turn', 'climb:A1>block').refused).toMatchObject({ key: 'no-room-on-top', rule: 'EX-HIL-07' })
    const friends = moving({ ...king, figures: { ...king.figures, A2: { profile: 'TC', at: [4.4, 2.4], on: 'block' } } })
    expect(friends.options('move turn')).toContain('climb:A1>block')
  })

  test('GC-29, EX-HIL-05: two inches at most on the top', () => {
    const on: Laid = {
      figures: { A1: { profile: 'TC', at: [2.5, 1.5], on: 'block' } },
      terrain: { block: { box: [2, 0, 6, 3], height: 1 } },
    }
    const play = moving(on).answer('A', 'move turn', 'shift:A1')
    expect(play.refusal('A', 'shift where', pose(4.6, 1.5, 'block'))).toMatchObject({
      key: 'beyond-step',
      says: { step: inches(2) },
    })
    play.answer('A', 'shift where', pose(4.5, 1.5, 'block'))
    expect(play.last('figure-shifted')).toMatchObject({ how: 'move' })
    const stays = moving(on)
      .answer('A', 'move turn', 'shift:A1')
      .answer('A', 'shift where', pose(2.5, 1.5, 'block'))
    expect(figure(stays, 'A1').done).toEqual({})
  })

  test('GC-29, EX-HIL-06: down again by an ordinary move, measured from above, without a roll', () => {
    const on: Laid = { figures: { A1: { profile: 'TC', at: [4.5, 1.5], on: 'block' } }, terrain: block }
    const play = moving(on).answer('A', 'move turn', 'move:A1')
    expect(play.refusal('A', 'move where', way([5.4, 1.5]))).toMatchObject({ key: 'stands-in', says: { piece: 'block' } })
    play.answer('A', 'move where', way([7, 1.5]))
    expect(play.last('figure-moved')).toMatchObject({ used: inches(2.5), crossings: [] })
    expect(play.state.tabletop.pieces.A1?.pose.on).toBeUndefined()
  })

  test('EX-SPR-01, EX-HIL-02, EX-HIL-05: a sprint climbs and shifts too', () => {
    const play = shooting(king)
    expect(play.options('shoot turn')).toEqual(['sprint:A1', 'sprint-climb:A1>block', 'end'])
    play.answer('A', 'shoot turn', 'sprint-climb:A1>block').answer('A', 'climb where', pose(2.5, 1.5, 'block'))
    expect(figure(play, 'A1').done).toEqual({ sprinted: true })
    const on: Laid = { figures: { A1: { profile: 'TC', at: [2.5, 1.5], on: 'block' } }, terrain: block }
    expect(shooting(on).options('shoot turn')).toEqual(['sprint:A1', 'sprint-shift:A1', 'end'])
  })
})

describe('the king in melee', () => {
  const low = { block: { box: [2, 0, 5, 3], height: 1 } } as const
  const pools = (attacker: Placing, target: Placing, bonus: number) => {
    const { attack, defence } = roundPools(laid({ figures: { A1: attacker, B1: target }, terrain: low }), {
      attacker: 'A1',
      target: 'B1',
      bonus,
    })
    return [attack.total, defence.total]
  }

  test('GC-30, EX-HIL-09, EX-HIL-10: a die for the king, no charge against him, nothing for two on tops', () => {
    const top = (profile: 'TC' | 'TD', x: number): Placing => ({ profile, at: [x, 1.5], on: 'block' })
    expect(pools({ profile: 'TC', at: [1.5, 1.5] }, top('TD', 2.5), 1)).toEqual([6, 3])
    expect(pools(top('TC', 2.5), { profile: 'TD', at: [1.5, 1.5] }, 1)).toEqual([8, 2])
    expect(pools(top('TC', 2.5), top('TD', 3.5), 1)).toEqual([7, 2])
  })

  test('GC-31, EX-HIL-08: from the ground one engages the obstacle, measured to its footprint', () => {
    const position: Laid = {
      figures: { A1: { profile: 'TC', at: [-0.5, 1.5] }, B1: { profile: 'TD', at: [3.5, 1.5], on: 'block' } },
      terrain: low,
    }
    expect(engageReport(laid(position), 'A1', 'B1')).toMatchObject({
      verdict: { allowed: true },
      approach: 'obstacle',
      gap: inches(2),
      attack: { total: 5 },
      defence: { total: 3 },
    })
    const play = fighting(position).answer('A', 'melee turn', 'engage:A1>B1')
    expect(play.refusal('A', 'engage where', way([1.5, 2.9]))).toMatchObject({ key: 'too-far' })
    play.answer('A', 'engage where', way([1.5, 1.5])).answer('A', 'bonus dice', 0)
    play.roll('melee attack dice', 'AAAAA').roll('melee defence dice', 'AAA')
    expect(play.last('figure-pushed')).toMatchObject({ figure: 'A1', by: 'B1' })
    expect(where(play.state, 'A1')).toEqual([0.5, 1.5])
    const far = laid({ ...position, figures: { ...position.figures, A1: { profile: 'TC', at: [-0.6, 1.5] } } })
    expect(engageReport(far, 'A1', 'B1').verdict).toMatchObject({ allowed: false, reason: { key: 'too-far-to-engage' } })
  })

  test('EX-HIL-11: the king fights from his top whom his obstacle touches, else he steps down', () => {
    const above = fighting({
      figures: { A1: { profile: 'TC', at: [2.6, 1.5], on: 'block' }, B1: { profile: 'TD', at: [1.5, 1.5] } },
      terrain: low,
    })
    above.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'bonus dice', 0)
    expect(above.last('round-began').pools).toMatchObject({ attack: { total: 7 }, defence: { total: 2 } })
    expect(above.state.tabletop.pieces.A1?.pose.on).toBe('block')
    const down = fighting({
      figures: { A1: { profile: 'TC', at: [2.6, 1.5], on: 'block' }, B1: { profile: 'TD', at: [0.4, 1.5] } },
      terrain: low,
    })
    down
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([1.4, 1.5]))
      .answer('A', 'bonus dice', 0)
    expect(down.open).toEqual(['chance: melee attack dice', 'chance: melee defence dice'])
    expect(down.last('round-began').pools).toMatchObject({ attack: { total: 6 }, defence: { total: 2 } })
    expect(down.state.tabletop.pieces.A1?.pose.on).toBeUndefined()
  })

  test('GC-51, EX-HIL-10, EX-HIL-12, EX-MEL-15: two on one top fight base to base, and a push stays on it', () => {
    const play = fighting({
      figures: { A1: { profile: 'TC', at: [2.6, 1.5], on: 'block' }, B1: { profile: 'TD', at: [5.2, 1.5], on: 'block' } },
      terrain: { block: { box: [2, 0, 8, 3], height: 1 } },
    })
    play
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([4.2, 1.5]))
      .answer('A', 'bonus dice', 0)
    expect(play.last('round-began').pools).toMatchObject({ attack: { total: 6 }, defence: { total: 2 } })
    play.roll('melee attack dice', 'AAAAAA').roll('melee defence dice', 'AA')
    expect(where(play.state, 'A1')).toEqual([3.2, 1.5])
    expect(play.state.tabletop.pieces.A1?.pose.on).toBe('block')
  })

  test('EX-MEL-15: at the edge of its top a push ends', () => {
    const play = fighting({
      figures: { A1: { profile: 'TC', at: [2.6, 1.5], on: 'block' }, B1: { profile: 'TD', at: [3.7, 1.5], on: 'block' } },
      terrain: { block: { box: [2, 0, 8, 3], height: 1 } },
    })
    play
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([2.7, 1.5]))
      .answer('A', 'bonus dice', 0)
    play.roll('melee attack dice', 'AAAAAA').roll('melee defence dice', 'AA')
    expect(where(play.state, 'A1')).toEqual([2.5, 1.5])
    expect(play.last('figure-pushed').stoppedBy).toBe('edge')
  })

  test('EX-HIL-12: from one top to another without moving only in contact with it', () => {
    const two = { left: { box: [0, 0, 2, 3], height: 1 }, right: { box: [2, 0, 5, 3], height: 1 } } as const
    const at = (x: number) =>
      engageReport(
        laid({
          figures: { A1: { profile: 'TC', at: [x, 1.5], on: 'left' }, B1: { profile: 'TD', at: [3.5, 1.5], on: 'right' } },
          terrain: two,
        }),
        'A1',
        'B1',
      )
    expect(at(1.5)).toMatchObject({
      approach: 'from-top',
      verdict: { allowed: true },
      attack: { total: 6 },
      defence: { total: 2 },
    })
    expect(at(1).approach).toBe('obstacle')
  })
})
