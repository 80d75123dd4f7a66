/** Charges (4.9) where other rules meet them: the country, walls, friends who join, those who cannot, and what may follow. */
import { describe, expect, test } from 'vitest'
import { statOf } from '../../../src/games/vortex/rules/facts/figures'
import type { ChargeSpot } from '../../../src/games/vortex/rules/terms'
import {
  act,
  acting,
  bid,
  damages,
  figure,
  go,
  type Laid,
  type Placing,
  quiet,
  resolved,
  type VortexPlay,
  wall,
  way,
  where,
  why,
} from './position'

const apart = (gap: number, a: Placing = {}, b: Placing = {}, more: Partial<Laid> = {}): Laid => ({
  ...more,
  models: { A1: { at: [20, 40], ...a }, B1: { at: [22.5 + gap, 40], ...b }, ...more.models },
})
const charge = (from: Laid): VortexPlay => act(acting(from), 'charge:A1>B1')
const spotsOf = (play: VortexPlay): readonly ChargeSpot[] =>
  (play.decision('charge where').choice as unknown as { options: { shows: ChargeSpot }[] }).options.map(({ shows }) => shows)
const charged = (from: Laid): VortexPlay => quiet(charge(from), 'charge attack')
const result = (play: VortexPlay) => quiet(play, 'charge attack').last('charge-resolved').result

describe('how far', () => {
  test.each([
    [12.4, 'engagement'],
    [12.5, 'charge'],
    [25, 'charge'],
    [25.1, 'failed'],
  ])('VX-CHG-04, VX-CHG-05, VX-TER-09: on its own plain an Eredian over %s cm makes a %s', (gap, expected) => {
    expect(result(charge({ ...apart(gap), signs: { A: '+', B: '0' } }))).toBe(expected)
  })
  test('VX-CHG-06, VX-TER-09: in the mountains a heavy weapon shortens it', () => {
    const from = (gap: number): Laid => ({
      ...apart(gap, { skills: ['heavy-weapon'] }, { people: 'azelks' }),
      signs: { A: '-', B: '0' },
      peoples: { A: 'erediens', B: 'azelks' },
    })
    expect(result(charge(from(7.5)))).toBe('charge')
    const short = charge(from(15.3))
    expect([result(short), where(short, 'A1')]).toEqual(['failed', [35, 40]])
    expect(statOf(short.state, 'A1', 'VIV')).toBe(1)
  })
  test('VX-CHG-05, R-17: a way round a wall that is as long as a walk is a charge, though the gap is less', () => {
    const play = charge({ ...apart(7.5), scenery: [wall(25, 25.6, 36, 44, 1)] })
    const spots = spotsOf(play)
    expect(spots.length).toBeGreaterThan(0)
    for (const { result, length } of spots) expect([result, length >= 10_000]).toEqual(['charge', true])
  })
  test('VX-CON-02, VX-CHG-04: no place across the wall where its base can be reached around it', () => {
    const play = charge({ ...apart(4.35), scenery: [wall(25, 25.6, 36, 44, 1)] })
    for (const { at } of spotsOf(play)) expect(Math.hypot(at.x - 26_850, at.y - 40_000)).toBeLessThan(2602)
  })
  test('VX-CHG-06: too far round a wall, it stops on the way around, twice its walk from where it stood', () => {
    const play = charge({ ...apart(19.5), scenery: [wall(30, 30.6, 28, 52, 1.5)] })
    expect(result(play)).toBe('failed')
    const moved = play.last('figure-moved')
    expect([moved.how, moved.length]).toEqual(['charge', 20_000])
    const [x, y] = where(play, 'A1') ?? [0, 0]
    expect([x > 30.6, Math.min(Math.abs(y - 28), Math.abs(y - 52)) < 4]).toEqual([true, true])
  })
  test('VX-MOV-02, R-51: straight through a gap between friends that is just as wide as the base', () => {
    const between = (half: number) => ({ A2: { at: [30, 40 - half] as const }, A3: { at: [30, 40 + half] as const } })
    expect(spotsOf(charge(apart(16, {}, {}, { models: between(2.5) })))[0]?.length).toBe(16_000)
    expect(spotsOf(charge(apart(16, {}, {}, { models: between(2.49) })))[0]?.length).toBeGreaterThan(16_100)
  })
  test('VX-CHG-04, VX-CON-01: between other enemies only where they are further than contact', () => {
    const between = (half: number) => ({ B2: { at: [30, 40 - half] as const }, B3: { at: [30, 40 + half] as const } })
    expect(spotsOf(charge(apart(16, {}, {}, { models: between(2.61) })))[0]?.length).toBe(16_000)
    expect(spotsOf(charge(apart(16, {}, {}, { models: between(2.59) })))[0]?.length).toBeGreaterThan(16_100)
  })
  test('VX-CHG-06, VX-STA-10: slowed to nothing it fails on the spot', () => {
    const effects = [{ stat: 'MOU', delta: -10_000, until: 1, cause: 'entangle' }] as const
    const play = charge(apart(3, { now: { effects } }))
    expect([result(play), where(play, 'A1'), figure(play, 'A1').locked]).toEqual(['failed', [20, 40], 'failed-charge'])
  })
  test('VX-CHG-02: partly seen is enough', () => {
    const play = acting({ ...apart(15), scenery: [wall(35.6, 36.2, 38.5, 41.5, 2.4)] })
    expect(why(play, 'charge:A1>B1')).toBeUndefined()
    expect(why(acting(apart(15, {}, {}, { models: { A2: { at: [28, 40] } } })), 'charge:A1>B1')).toBe('not-seen')
  })
})

describe('who joins', () => {
  const joined = (A2: Placing) => {
    const play = charged(
      apart(10, {}, { DEF: 5 }, { models: { A2: { at: [32.5, 42.5], ...A2 } }, step: { of: 'others', rapidity: 4 } }),
    )
    return play.answer('A', 'charge attack', 'strike').open
  }
  test('VX-CHG-08, VX-ACT-08, VX-DIS-06, VX-TRA-01, VX-SKL-08: only who may attack now', () => {
    expect(joined({})).toEqual(['A: joiners'])
    const cannot: Placing[] = [
      { RAP: 3 },
      { PA: 1 },
      { skills: ['fanatic'] },
      { now: { locked: 'trance' } },
      { now: { locked: 'failed-charge' } },
      { now: { done: { disengaged: true } } },
    ]
    for (const A2 of cannot) expect([A2, joined({ ...A2 })]).toEqual([A2, ['A: melee bid', 'B: melee bid']])
  })
  test('VX-EVA-02, VX-SHT-02: who evaded before, or stands static, attacks with it', () => {
    expect(joined({ now: { done: { evaded: true } } })).toEqual(['A: joiners'])
    expect(joined({ now: { stance: 'static' } })).toEqual(['A: joiners'])
  })
  test('VX-CHG-07, VX-MEL-05: a forceful one is made alone', () => {
    const play = charged(apart(10, {}, {}, { models: { A2: { at: [32.5, 42.5] } } })).answer('A', 'charge attack', 'force')
    expect(play.open).toEqual(['A: melee bid', 'B: melee bid'])
    bid(play, 'A', 'melee bid', { A1: 2 })
    bid(play, 'B', 'melee bid', { B1: 1 })
    expect(resolved(play)).toEqual([6, 4, 'success'])
  })
})

describe('what it is worth', () => {
  const struck = (kind: 'strike' | 'force', a: Placing, b: Placing = {}, gap = 10) =>
    resolved(quiet(charged(apart(gap, a, b)).answer('A', 'charge attack', kind)))
  test('VX-SKL-11, VX-SKL-12: in a forceful attack too', () => {
    expect(struck('force', {})).toEqual([4, 3, 'success'])
    expect(struck('force', { skills: ['unstoppable'] })).toEqual([5, 3, 'success'])
    expect(struck('force', { skills: ['unstoppable'] }, { skills: ['unshakable'] })).toEqual([4, 3, 'success'])
    expect(struck('force', {}, { skills: ['unshakable'] })).toEqual([3, 3, 'failure'])
  })
  test('VX-CHG-09: one whom a spell has steadied gives nothing', () => {
    const effects = [{ stat: 'unshakable', delta: 0, until: 1, cause: 'stone-skin' }] as const
    expect(struck('strike', {}, { now: { effects } })).toEqual([3, 3, 'failure'])
  })
  test('VX-SKL-20, VX-CHG-07: a vicious charger takes one off besides', () => {
    expect(struck('strike', { skills: ['vicious'] })).toEqual([4, 2, 'success'])
  })
  test('VX-CHG-05, VX-SKL-11: after a short charge attacks are paid for, and nothing is added', () => {
    const play = quiet(charge(apart(5, { skills: ['unstoppable'] })))
    expect(play.open).toEqual(['A: act'])
    quiet(act(play, 'strike:A1>B1'))
    expect([resolved(play), figure(play, 'A1').pa]).toEqual([[3, 3, 'failure'], 0])
  })
  test('VX-CHG-07, VX-MEL-12: the next attack is paid for and has no bonus', () => {
    const play = quiet(charged(apart(10, {}, { DEF: 9 })).answer('A', 'charge attack', 'strike'))
    expect(resolved(play)[0]).toBe(4)
    quiet(act(play, 'strike:A1>B1'))
    expect([resolved(play)[0], figure(play, 'A1').pa]).toEqual([3, 0])
  })
})

describe('what follows', () => {
  test('VX-MOV-06, VX-CON-05: over a dead target it walks on, is forced on, or charges again', () => {
    const from = apart(10, { ATT: 9, PA: 12 }, {}, { models: { B2: { at: [47.5, 40] } } })
    const play = quiet(charged(from).answer('A', 'charge attack', 'strike'))
    expect(where(play, 'B1')).toBeUndefined()
    expect(['walk', 'forced', 'run', 'evade'].map((verb) => why(play, `${verb}:A1`))).toEqual([
      undefined,
      'walk-first',
      'charged-already',
      expect.any(String),
    ])
    const second = quiet(act(play, 'charge:A1>B2'), 'charge attack').answer('A', 'charge attack', 'strike')
    expect([resolved(quiet(second))[0], figure(second, 'A1').pa, where(second, 'B2')]).toEqual([10, 4, undefined])
    go(second, 'walk:A1', [50, 40])
    expect(why(second, 'forced:A1')).toBeUndefined()
  })
  test('VX-MOV-06, VX-DIS-03: it may leave the melee again, and be forced on, but not run', () => {
    const play = quiet(charged(apart(10, { PA: 8 }, { DEF: 9 })).answer('A', 'charge attack', 'decline'))
    go(play, 'disengage:A1', [29, 40])
    expect([figure(play, 'A1').pa, why(play, 'forced:A1'), why(play, 'run:A1')]).toEqual([4, undefined, 'charged-already'])
  })
  test('VX-TRA-04: even a short charge breaks a trance', () => {
    const play = quiet(charge(apart(5, {}, { POU: 2, now: { trance: 3, locked: 'trance', pa: 0 } })))
    expect([figure(play, 'B1').trance, play.last('trance-broken').figure]).toEqual([0, 'B1'])
  })
  test('VX-TRA-04: one that falls short of its target does not', () => {
    const play = quiet(charge(apart(25, {}, { POU: 2, now: { trance: 3, locked: 'trance', pa: 0 } })))
    expect([result(play), figure(play, 'B1').trance]).toEqual(['failed', 3])
  })
  test('VX-SKL-03, VX-CHG-05: a short charge is no lightning attack', () => {
    const play = charge(apart(5, { skills: ['lightning'] })).answer('A', 'charge where', 'spot:0')
    expect(play.open).toEqual(['A: act'])
  })
  test('VX-SKL-03, VX-FWK-01: after the free exit a forced walk, but no attack and no charge', () => {
    const play = charge(apart(10, { PA: 10, skills: ['lightning'] }, { DEF: 9 }, { models: { B2: { at: [20, 60] } } }))
    quiet(play, 'charge attack').answer('A', 'charge attack', 'decline')
    play
      .answer('A', 'lightning', 'exit')
      .answer('A', 'lightning exit', way([28, 40]))
      .answer('A', 'lightning walk', way([20, 40]))
    expect(figure(play, 'A1').pa).toBe(6)
    expect(['forced:A1', 'walk:A1', 'run:A1'].map((id) => why(play, id) === undefined)).toEqual([true, false, false])
    expect(why(play, 'charge:A1>B2')).toBe('disengaged-already')
    go(play, 'forced:A1', [30, 40])
    expect([play.last('figures-engaged').others, why(play, 'strike:A1>B1')]).toEqual([['B1'], 'disengaged-already'])
  })
  test('VX-SKL-03: a walk alone leaves the walk of the turn and the attacks', () => {
    const play = charge(apart(10, { PA: 9, ATT: 9, skills: ['lightning'] }, {}, { models: { B2: { at: [40, 49] } } }))
    quiet(play, 'charge attack').answer('A', 'charge attack', 'strike')
    quiet(play, 'lightning')
      .answer('A', 'lightning', 'exit')
      .answer('A', 'lightning walk', way([36, 46]))
    expect([why(play, 'walk:A1'), why(play, 'forced:A1')]).toEqual([undefined, 'walk-first'])
    go(play, 'walk:A1', [38.232, 47.232])
    expect(play.last('figures-engaged').others).toEqual(['B2'])
    quiet(act(play, 'strike:A1>B2'))
    expect([damages(play).B2, figure(play, 'A1').pa]).toEqual([2, 2])
  })
})
