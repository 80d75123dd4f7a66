import { describe, expect, test } from 'vitest'
import type { ShotReport } from '../../../src/games/exterminate/rules'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { attackPool, defencePool, weaponOf } from '../../../src/games/exterminate/rules/facts/pools'
import { shotReport } from '../../../src/games/exterminate/rules/facts/sight'
import { fighting, figure, type Laid, laid, moving, type Placing, PROFILES, pass, shooting } from './driver'

const SHOT = 'shoot:A1>B1:gunstick'
const terrainOf = (...boxes: readonly (readonly [number, number, number, number])[]): NonNullable<Laid['terrain']> =>
  Object.fromEntries(boxes.map((box, index) => [`t${index + 1}`, { box }]))
const seen = (position: Laid): ShotReport => shotReport(laid(position), 'A1', 'B1', 'gunstick')
const duel = (shooter: Placing, target: Placing, more: Partial<Laid> = {}): Laid => ({
  ...more,
  figures: { A1: shooter, B1: target, ...more.figures },
})
const verdict = ({ verdict }: ShotReport) => (verdict.allowed ? 'allowed' : verdict.reason.key)
const S: Placing = { profile: 'TD', at: [0, 0] }
/** One shot, until damage is rolled or it is over: a leader's die is not lent. */
const fired = (play: ReturnType<typeof shooting>, shot: string, attack: string, defence: string) =>
  pass(play.answer('A', 'shoot turn', shot).roll('attack dice', attack).roll('defence dice', defence))

describe('line of sight', () => {
  const T: Placing = { profile: 'TC', at: [10, 0] }
  const cases: readonly (readonly [string, NonNullable<Laid['terrain']>, string, number | undefined, boolean])[] = [
    ['a: beside the corridor', terrainOf([4, 0.6, 5, 2]), 'allowed', 4, false],
    ['b: touching its edge', terrainOf([4, 0.5, 5, 2]), 'allowed', 4, false],
    ['c: partly in it', terrainOf([4, 0.3, 5, 2]), 'allowed', 3, false],
    ['d: across it', terrainOf([4, -1, 4.5, 1]), 'sight-blocked', undefined, false],
    ['e: two obstacles together across it', terrainOf([3, -1, 3.5, 0.1], [6, 0, 6.5, 1]), 'allowed', 2, false],
    [
      'f: two walls together across it',
      { w1: { box: [3, -1, 3.5, 0.1], height: 2 }, w2: { box: [6, 0, 6.5, 1], height: 2 } },
      'sight-blocked-together',
      undefined,
      false,
    ],
    [
      'g: a diagonal screen',
      {
        screen: {
          corners: [
            [3, -0.7],
            [3.1, -0.7],
            [5.1, 0.7],
            [5, 0.7],
          ],
        },
      },
      'sight-blocked',
      undefined,
      false,
    ],
    ['h: behind the target', terrainOf([10.5, -2, 11, 2]), 'allowed', 4, false],
    ['i: at the side of the target', terrainOf([9, 0.5, 11, 2]), 'allowed', 4, false],
    ['j: in front of the target, touching it', terrainOf([9, -0.4, 9.5, 0.2]), 'allowed', 3, true],
  ]
  test.each(cases)(
    'GC-07, EX-LOS-01, EX-LOS-04, EX-LOS-05, EX-LOS-06, EX-LOS-10, EX-WAL-03, EX-OBS-10, EX-COV-01: %s',
    (_, terrain, key, dice, cover) => {
      const report = seen(duel(S, T, { terrain }))
      expect(verdict(report)).toBe(key)
      if (dice !== undefined) expect(report.attack.total).toBe(dice)
      expect(report.cover.length > 0).toBe(cover)
      expect(report.defence.total).toBe(cover ? 4 : 3)
    },
  )

  test('GC-08, EX-LOS-02: the corridor lies along the line between the bases, whatever its direction', () => {
    const target: Placing = { profile: 'TC', at: [6, 8] }
    expect(seen(duel(S, target, { terrain: terrainOf([3.5, 3, 5, 4]) }))).toMatchObject({
      obstructions: ['t1'],
      attack: { total: 3 },
    })
    expect(seen(duel(S, target, { terrain: terrainOf([3.6, 2, 5, 3.9]) }))).toMatchObject({
      obstructions: [],
      attack: { total: 4 },
    })
  })

  test('EX-LOS-02: bases that touch leave no corridor', () => {
    const report = seen(duel(S, { profile: 'TC', at: [1, 0] }, { terrain: terrainOf([0.2, -0.5, 0.8, 0.5]) }))
    expect([report.corridor, report.elements, verdict(report)]).toEqual([[], [], 'allowed'])
  })

  test('GC-10, EX-LOS-07: what touches the shooter is ignored, but for a wall across the corridor', () => {
    const low = seen(duel(S, T, { terrain: { piece: { box: [0.5, -2, 0.8, 2], height: 0.8 } } }))
    expect([verdict(low), low.attack.total, low.ignored]).toEqual(['allowed', 4, ['piece']])
    const wall = seen(duel(S, T, { terrain: { piece: { box: [0.5, -2, 0.8, 2], height: 2 } } }))
    expect([verdict(wall), wall.blockers]).toEqual(['sight-blocked', ['piece']])
    const corner = seen(duel(S, T, { terrain: { piece: { box: [0.5, -0.1, 0.8, 2], height: 2 } } }))
    expect([verdict(corner), corner.attack.total, corner.ignored]).toEqual(['allowed', 4, ['piece']])
  })

  test('GC-11, EX-LOS-07, EX-COV-01: what is ignored gives no cover', () => {
    const report = seen(duel(S, { profile: 'TC', at: [1.8, 0] }, { terrain: terrainOf([0.5, -0.3, 1.3, 0.2]) }))
    expect([verdict(report), report.attack.total, report.defence.total, report.cover]).toEqual(['allowed', 4, 3, []])
  })

  test('GC-13, EX-LOS-03: friends never matter, enemies do', () => {
    const by = (other: { readonly [ref: string]: Placing }) => seen(duel(S, T, { figures: other as never }))
    expect(by({ A2: { profile: 'TC', at: [5, 0] } }).attack.total).toBe(4)
    const beside = by({ B2: { profile: 'TC', at: [5, 0.05] } })
    expect([verdict(beside), beside.attack.total, beside.obstructions]).toEqual(['allowed', 3, ['B2']])
    expect(by({ B2: { profile: 'TC', at: [5, 0], condition: 'shocked' } }).blockers).toEqual(['B2'])
    expect(by({ B2: { profile: 'TC', at: [5, 0.05], as: { keywords: ['low'] } } }).attack.total).toBe(4)
    expect(by({ B2: { profile: 'TC', at: [9, 0.3] } }).cover).toEqual([])
  })

  test('EX-LOS-08, EX-LOS-09: what one stands on is ignored; heights of low obstacles are', () => {
    const on = duel({ ...S, on: 'block' }, T, { terrain: { block: { box: [-1, -1, 2, 1], height: 1.2 } } })
    expect(seen(on).attack.total).toBe(4)
    const under = duel(S, { ...T, on: 'block' }, { terrain: { block: { box: [8, -1, 11, 1], height: 1.2 } } })
    expect([seen(under).attack.total, seen(under).cover]).toEqual([4, []])
    for (const height of [0.1, 1.2]) {
      expect(verdict(seen(duel(S, T, { terrain: { low: { box: [4, -1, 4.5, 1], height } } })))).toBe('sight-blocked')
    }
  })
})

describe('range', () => {
  test('GC-06, EX-RNG-01, EX-SHO-02: a die fewer beyond the range, nothing beyond twice of it', () => {
    const at = (x: number) => seen(duel({ profile: 'TC', at: [0, 0] }, { profile: 'TD', at: [x, 0] }))
    expect([7, 7.1, 13].map((x) => [x, at(x).attack.total, at(x).range.band])).toEqual([
      [7, 3, 'near'],
      [7.1, 2, 'long'],
      [13, 2, 'long'],
    ])
    const far = at(13.1)
    expect(far.verdict).toMatchObject({
      allowed: false,
      reason: { key: 'out-of-range', says: { gap: inches(12.1), missing: inches(0.1) } },
    })
  })

  test('GC-09, EX-SHO-01, EX-SHO-02: a shot without dice cannot be declared', () => {
    const position = duel(
      { profile: 'TC', at: [0, 0] },
      { profile: 'TD', at: [10, 0] },
      { terrain: terrainOf([3, -1, 3.5, 0.1], [6, 0, 6.5, 1]) },
    )
    const play = shooting(position)
    expect(play.option('shoot turn', SHOT)).toMatchObject({
      refused: { key: 'no-dice-left', says: { dice: 0 } },
      on: ['A1', 'B1'],
    })
    expect(play.verdict('A', 'shoot turn', SHOT).allowed).toBe(false)
    expect(seen(position).attack.parts.map(({ value, reason }) => [value, reason.key])).toEqual([
      [3, 'weapon-dice'],
      [-1, 'obstruction'],
      [-1, 'obstruction'],
      [-1, 'long-range'],
    ])
  })

  test('GC-48, EX-RNG-02: a tape makes a narrower corridor', () => {
    const position = duel(S, { profile: 'TC', at: [10, 0] }, { terrain: terrainOf([4, 0.4, 5, 2]) })
    expect(seen(position).obstructions).toEqual(['t1'])
    expect(seen({ ...position, rulings: { corridor: 'tape' } }).obstructions).toEqual([])
  })
})

describe('shots', () => {
  const open = duel({ profile: 'TC', at: [0, 0] }, { profile: 'TD', at: [7, 0] })

  test('GC-02, EX-SHO-04, EX-SHO-05, EX-SHO-06, EX-SHO-08, EX-DMG-01, EX-DMG-03, EX-STR-01: the example of the book', () => {
    const play = shooting(open).answer('A', 'shoot turn', SHOT)
    expect(play.open).toEqual(['chance: attack dice', 'chance: defence dice'])
    play.roll('attack dice', 'HHH').roll('defence dice', 'AHLH')
    expect(play.last('shot-netted')).toMatchObject({ hits: { total: 3 }, cancelled: { total: 1 }, net: 2 })
    expect(figure(play, 'B1').stress).toBe(1)
    play.roll('damage dice', 'AH')
    expect(figure(play, 'B1').condition).toBe('shocked')
    expect(play.events.map(({ type }) => type)).toEqual([
      'phase-began',
      'shot-declared',
      'shot-rolled',
      'shot-netted',
      'stress-gained',
      'dice-thrown',
      'damage-rolled',
      'figure-shocked',
      'fate-contested',
      'fate-settled',
      'part-ended',
    ])
  })

  test('GC-02, EX-DMG-04, EX-DMG-05, EX-SCN-02: a bolt exterminates, at once, for a point', () => {
    const play = shooting(open)
      .answer('A', 'shoot turn', SHOT)
      .roll('attack dice', 'HHH')
      .roll('defence dice', 'AHLH')
      .roll('damage dice', 'AL')
    expect(play.state.tabletop.pieces.B1).toBeUndefined()
    expect(figure(play, 'B1').condition).toBe('exterminated')
    expect(play.state.ledger).toMatchObject([{ seat: 'A', points: 1, turn: 1, why: { key: 'exterminated-figure' } }])
  })

  test('EX-DMG-02: scratches do nothing', () => {
    const play = shooting(open)
      .answer('A', 'shoot turn', SHOT)
      .roll('attack dice', 'HHH')
      .roll('defence dice', 'HHLH')
      .roll('damage dice', 'AAA')
    expect(figure(play, 'B1').condition).toBe('operational')
  })

  test('EX-AMB-36: the faces of damage are a ruling', () => {
    const play = shooting({ ...open, rulings: { damageFaces: 'HAL' } })
    play.answer('A', 'shoot turn', SHOT).roll('attack dice', 'HHA').roll('defence dice', 'HHLH').roll('damage dice', 'HH')
    expect(figure(play, 'B1').condition).toBe('operational')
  })

  test('EX-SHO-03: one weapon at one target, and the attacker chooses which', () => {
    const play = shooting({ figures: { ...open.figures, B2: { profile: 'TD', at: [0, 5] } } })
    expect(play.options('shoot turn')).toEqual([SHOT, 'shoot:A1>B2:gunstick', 'sprint:A1', 'end'])
  })

  test('GC-12, EX-COV-02: in cover one die more, and bolts cancel', () => {
    const play = shooting(duel(S, { profile: 'TC', at: [10, 0] }, { terrain: terrainOf([9, -0.4, 9.5, 0.2]) }))
    play.answer('A', 'shoot turn', SHOT).roll('attack dice', 'HHH').roll('defence dice', 'LAHH')
    expect(play.last('shot-netted')).toMatchObject({ cancelled: { total: 2 }, net: 1 })
    play.roll('damage dice', 'H')
    expect(figure(play, 'B1')).toMatchObject({ condition: 'shocked', stress: 1 })
  })

  test('EX-COV-02: several pieces of cover give one die', () => {
    const report = seen(duel(S, { profile: 'TC', at: [10, 0] }, { terrain: terrainOf([9, -0.6, 9.5, -0.1], [9, 0.1, 9.5, 0.6]) }))
    expect([report.cover.length, report.defence.total, report.attack.total]).toEqual([2, 4, 2])
  })

  test('GC-14, EX-CDG-01, EX-CDG-02, EX-COV-03: a shocked target has no cover, only a bolt changes anything', () => {
    const position = duel(S, { profile: 'TC', at: [10, 0], condition: 'shocked' }, { terrain: terrainOf([9, -0.4, 9.5, 0.2]) })
    const shot = (damage: string) =>
      shooting(position)
        .answer('A', 'shoot turn', SHOT)
        .roll('attack dice', 'HHA')
        .roll('defence dice', 'LLH')
        .roll('damage dice', damage)
    const shocked = shot('HH')
    expect(shocked.last('shot-netted')).toMatchObject({ hits: { total: 2 }, net: 2 })
    expect(figure(shocked, 'B1').condition).toBe('shocked')
    expect(shocked.events.some(({ type }) => type === 'figure-shocked')).toBe(false)
    expect(figure(shot('AL'), 'B1').condition).toBe('exterminated')
  })

  test('EX-SHO-02, EX-SHO-04: pools take further parts, each with its reason', () => {
    const state = laid(open)
    const extra = [{ value: 2, reason: { key: 'weapon-dice' } }]
    const weapon = weaponOf(PROFILES.TC, 'gunstick')
    expect(attackPool(state, 'A1', weapon, { obstructions: ['B1'], isLong: true, gap: 0 }, extra).total).toBe(3)
    expect(defencePool(state, 'B1', ['t1'], extra).total).toBe(7)
  })
})

describe('stress', () => {
  const three = (shooters: Placing[]): Laid => ({
    figures: { ...Object.fromEntries(shooters.map((one, index) => [`A${index + 1}`, one])), B1: { profile: 'TL', at: [0, 6] } },
  })

  test('GC-15, EX-STR-01, EX-STR-02, EX-STR-03: a hit shown gives a token, cancelled or not; two at most', () => {
    const heavy = { weapons: PROFILES.TC.weapons.map((weapon) => ({ ...weapon, stress: 2 as const })) }
    const play = shooting(
      three([
        { profile: 'TC', at: [0, 0] },
        { profile: 'TC', at: [3, 0] },
        { profile: 'TC', at: [-3, 0], as: heavy },
      ]),
    )
    fired(play, SHOT, 'HAA', 'AAHHH')
    expect([play.last('shot-netted').net, figure(play, 'B1').stress]).toEqual([0, 1])
    fired(play, 'shoot:A2>B1:gunstick', 'ALA', 'AAHHH')
    expect(figure(play, 'B1').stress).toBe(1)
    fired(play, 'shoot:A3>B1:gunstick', 'HAA', 'AAHHH')
    expect(figure(play, 'B1').stress).toBe(2)
    expect(play.last('stress-gained')).toMatchObject({ tokens: 1, stress: 2 })
  })

  test('EX-AMB-02: what brings stress is a ruling', () => {
    const shot = (stressTrigger: 'always' | 'L', faces: string) => {
      const play = shooting({ ...three([{ profile: 'TC', at: [0, 0] }]), rulings: { stressTrigger } })
      fired(play, SHOT, faces, 'AAAAA')
      return figure(play, 'B1').stress
    }
    expect([shot('always', 'AAA'), shot('L', 'HHH'), shot('L', 'HAL')]).toEqual([1, 0, 1])
  })

  test('GC-16, EX-STR-04, EX-STR-05, EX-AMB-01, EX-UPK-04: what tokens forbid', () => {
    const open = (stress: number, rulings: Laid['rulings'] = {}) => {
      const position = {
        figures: { A1: { profile: 'TD', at: [0, 0], stress }, B1: { profile: 'TC', at: [2.5, 0] } },
        rulings,
      } as const
      return [
        moving(position).open.length > 0 && 'move',
        shooting(position).open.length > 0 &&
          shooting(position)
            .options('shoot turn')
            .filter((id) => id !== 'end')
            .map((id) => id.split(':')[0]),
        fighting(position).options('melee turn')[0],
      ].flat()
    }
    expect(open(0)).toEqual(['move', 'shoot', 'sprint', 'engage:A1>B1'])
    expect(open(1)).toEqual(['move', 'sprint', 'engage:A1>B1'])
    expect(open(2)).toEqual([false, false, 'engage:A1>B1'])
    expect(open(1, { oneStress: 'noMove' })).toEqual([false, 'shoot', 'engage:A1>B1'])
  })

  test('EX-STR-04: the relentless shoot with one token (house)', () => {
    const at = (stress: number) =>
      seen(duel({ ...S, stress, as: { keywords: ['relentless'] } }, { profile: 'TC', at: [5, 0] })).verdict
    expect([at(1).allowed, at(2).allowed]).toEqual([true, false])
  })

  test('GC-17, EX-STR-06: tokens take dice from the defender of a melee, none from who begins it', () => {
    const pools = (stress: number) => {
      const play = fighting({
        figures: { A1: { profile: 'TC', at: [0, 0], stress: 2 }, B1: { profile: 'TD', at: [2, 0], stress } },
      })
      play
        .answer('A', 'melee turn', 'engage:A1>B1')
        .answer('A', 'engage where', [{ x: inches(19), y: inches(18) }])
        .answer('A', 'bonus dice', 1)
      return { play, pools: play.last('round-began').pools }
    }
    expect(pools(1).pools).toMatchObject({ attack: { total: 7 }, defence: { total: 1 } })
    const none = pools(2)
    expect(none.pools).toMatchObject({ attack: { total: 7 }, defence: { total: 0 } })
    expect(none.play.open).toEqual(['chance: melee attack dice'])
  })
})

describe('wounds', () => {
  test('GC-20, EX-WND-01, EX-WND-02, EX-WND-03: one token cancels the result; there are no more than printed', () => {
    const play = shooting({
      figures: { A1: { profile: 'TC', at: [0, 0] }, A2: { profile: 'TC', at: [3, 0] }, B1: { profile: 'TL', at: [0, 6] } },
    })
    fired(play, SHOT, 'HHA', 'HHHHH').roll('damage dice', 'LL')
    expect(play.open).toEqual(['B: result'])
    play.answer('B', 'result', 'wound')
    expect(figure(play, 'B1')).toMatchObject({ condition: 'operational', wounds: 1 })
    expect(play.last('wound-taken')).toMatchObject({ instead: 'exterminated' })
    fired(play, 'shoot:A2>B1:gunstick', 'HAA', 'HHHHH').roll('damage dice', 'H')
    expect(figure(play, 'B1')).toMatchObject({ condition: 'shocked', wounds: 1 })
  })

  test('EX-WND-01: it is the owner’s choice', () => {
    const play = shooting({ figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TL', at: [0, 6] } } })
    fired(play, SHOT, 'HAA', 'HHHHH').roll('damage dice', 'H').answer('B', 'result', 'suffer')
    expect(figure(play, 'B1')).toMatchObject({ condition: 'shocked', wounds: 0 })
  })

  test('EX-SCN-02: a leader is worth two', () => {
    const play = shooting({ figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TL', at: [0, 6] } } })
    fired(play, SHOT, 'HAA', 'HHHHH').roll('damage dice', 'L').answer('B', 'result', 'suffer')
    expect(play.last('figure-exterminated').scored).toMatchObject({ seat: 'A', points: 2, why: { key: 'exterminated-leader' } })
  })
})
