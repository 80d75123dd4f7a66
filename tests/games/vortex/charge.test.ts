/** Charges (4.9). */
import { describe, expect, test } from 'vitest'
import { whyNotAttack } from '../../../src/games/vortex/rules/facts/able'
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
  stepping,
  wall,
  way,
  where,
  why,
} from './position'

const charging = (gap: number, a: Placing = {}, b: Placing = {}, more: Partial<Laid> = {}) =>
  acting({ models: { A1: { at: [20, 40], ...a }, B1: { at: [22.5 + gap, 40], ...b } }, ...more })
const result = (gap: number) => {
  const play = act(charging(gap), 'charge:A1>B1')
  return quiet(play, 'charge attack')
}

describe('how a charge ends', () => {
  test.each([
    [9.9, 'engagement'],
    [10, 'charge'],
    [20, 'charge'],
    [20.5, 'failed'],
  ])('G-24, VX-CHG-04, VX-CHG-05, VX-CHG-06: a gap of %s cm is a %s', (gap, expected) => {
    const play = result(gap)
    expect(play.last('charge-resolved').result).toBe(expected)
    expect(figure(play, 'A1').pa).toBe(2)
    expect(play.open.includes('A: charge attack')).toBe(expected === 'charge')
    if (expected === 'failed') {
      expect(where(play, 'A1')).toEqual([40, 40])
      expect(figure(play, 'A1').locked).toBe('failed-charge')
    }
  })

  test('VX-CHG-01, VX-PA-01, VX-DST-03: it is paid for before it is measured, and no distance refuses it', () => {
    const play = act(charging(50), 'charge:A1>B1')
    const types = play.events.map(({ type }) => type)
    expect(types.indexOf('action-paid')).toBeLessThan(types.indexOf('charge-declared'))
    expect(types.indexOf('charge-declared')).toBeLessThan(types.indexOf('charge-resolved'))
    expect(figure(play, 'A1').pa).toBe(2)
    const offered = (gap: number) => JSON.stringify(charging(gap).decision('act').choice)
    expect(offered(19)).toBe(offered(21))
  })

  test('G-25, VX-CHG-06, VX-PA-04: a failed charger is slower to defend, does nothing more, and may notice', () => {
    const before = charging(20.5, {}, { shot: [3, 30, 1, 40] })
    const play = quiet(act(before, 'charge:A1>B1'))
    expect(play.open).toEqual([])
    const shot = act(acting(play, 'B'), 'shoot:B1>A1', 'B')
    shot.answer('B', 'concentrate', [])
    shot.answer('A', 'shot reaction', 'notice:0')
    expect(resolved(shot).slice(0, 2)).toEqual([3, 2])
    expect(figure(shot, 'A1').pa).toBe(1)
    const attacked = go(
      acting({ models: { A1: { at: [40, 40], now: figure(play, 'A1') }, B1: { at: [46, 40] } } }, 'B'),
      'walk:B1',
      [42.5, 40],
    )
    const hit = quiet(act(attacked, 'strike:B1>A1', 'B'), 'act')
    expect(resolved(hit).slice(0, 2)).toEqual([3, 2])
    const next = stepping(play.state)
    for (let n = 0; n < 20 && next.open.length > 0; n++) next.answer(next.open[0]?.startsWith('A') ? 'A' : 'B', 'act', 'pass')
    expect(next.state.figures.A1?.effects).toEqual([])
  })

  test('VX-CHG-02, VX-CHG-03: it must see its target, and be free to charge', () => {
    const hidden = charging(15, {}, {}, { scenery: [wall(30, 31, 30, 50, 10)] })
    expect(why(hidden, 'charge:A1>B1')).toBe('not-seen')
    const engaged = acting({ models: { A1: { at: [20, 40] }, B1: { at: [22.5, 40] }, B2: { at: [40, 45] } } })
    expect(why(engaged, 'charge:A1>B2')).toBe('is-engaged')
    expect(why(charging(15, { now: { done: { ran: true } } }), 'charge:A1>B1')).toBe('ran-already')
    expect(why(charging(15, { now: { done: { evaded: true } } }), 'charge:A1>B1')).toBe('evaded-already')
    expect(why(charging(15, { now: { done: { disengaged: true } } }), 'charge:A1>B1')).toBe('disengaged-already')
    expect(why(charging(15, { now: { stance: 'static' } }), 'charge:A1>B1')).toBe('stands-static')
    expect(why(charging(15, { PA: 3 }), 'charge:A1>B1')).toBe('short-of-pa')
  })

  test('G-35: no way is offered that touches another enemy before its end', () => {
    const play = act(acting({ models: { A1: { at: [20, 40] }, B1: { at: [38, 40] }, B2: { at: [29, 42.55] } } }), 'charge:A1>B1')
    const { options } = play.decision('charge where').choice as unknown as {
      options: { shows: { path: { x: number; y: number }[] } }[]
    }
    for (const { shows } of options) expect(shows.path.length).toBeGreaterThan(1)
    const walled = act(
      acting({
        models: { A1: { at: [20, 40] }, B1: { at: [41, 40] }, B2: { at: [29, 42.52] } },
        scenery: [wall(0, 70, 38.1, 38.7, 1)],
      }),
      'charge:A1>B1',
    )
    expect(walled.last('charge-resolved').result).toBe('failed')
  })

  test('G-73: walled off, it goes straight on and stops clear of the wall', () => {
    const play = act(
      acting({ models: { A1: { at: [40, 20] }, B1: { at: [40, 37] } }, scenery: [wall(0, 80, 30, 30.6, 1.5)] }),
      'charge:A1>B1',
    )
    expect(play.last('charge-resolved').result).toBe('failed')
    expect(where(play, 'A1')).toEqual([40, 28.55])
    expect(figure(play, 'A1')).toMatchObject({ locked: 'failed-charge' })
    expect(figure(play, 'A1').effects.map(({ stat, delta }) => [stat, delta])).toEqual([
      ['DEF', -1],
      ['VIV', -1],
    ])
  })

  test('VX-CON-02: across a wall only where base to base cannot be reached', () => {
    const play = act(
      acting({ models: { A1: { at: [40, 18] }, B1: { at: [40, 31.85] } }, scenery: [wall(0, 80, 30, 30.6, 1.5)] }),
      'charge:A1>B1',
    )
    expect(play.open).toEqual(['A: charge where'])
    quiet(play, 'charge attack')
    expect(play.last('charge-resolved').result).toBe('charge')
    expect(where(play, 'A1')?.[1]).toBeCloseTo(28.75, 1)
  })
})

describe('the attack of a charge', () => {
  const struck = (a: Placing, b: Placing, gap = 10) => {
    const play = quiet(act(charging(gap, a, b), 'charge:A1>B1'), 'charge attack')
    return quiet(play.answer('A', 'charge attack', 'strike'))
  }
  test('G-26, VX-CHG-07: one more for a charge than for who walked up', () => {
    const charged = struck({}, { VIE: 2 })
    expect([resolved(charged), damages(charged)]).toEqual([[4, 3, 'success'], { B1: 1 }])
    const walked = quiet(act(go(charging(10), 'walk:A1', [30, 40]), 'strike:A1>B1'))
    expect(resolved(walked)).toEqual([3, 3, 'failure'])
    expect([damages(walked), figure(walked, 'A1').pa]).toEqual([{}, 3])
  })
  test('VX-CHG-07: it may be declined', () => {
    const play = quiet(act(charging(10), 'charge:A1>B1'))
    expect(play.events.some(({ type }) => type === 'attack-declared')).toBe(false)
    expect(figure(play, 'A1').pa).toBe(2)
  })
  test('G-27, VX-CHG-09, VX-SKL-11, VX-SKL-12: who cannot be shaken and who cannot be stopped', () => {
    expect(resolved(struck({}, { skills: ['unshakable'] }))).toEqual([3, 3, 'failure'])
    expect(resolved(struck({ skills: ['unstoppable'] }, { skills: ['unshakable'] }))).toEqual([4, 3, 'success'])
    expect(resolved(struck({ skills: ['unstoppable'] }, {}))).toEqual([5, 3, 'success'])
  })
  test('G-28, VX-CHG-08: friends join it and pay', () => {
    const play = quiet(
      act(
        acting({ models: { A1: { at: [20, 40] }, A2: { at: [32.5, 42.5], PA: 2 }, B1: { at: [32.5, 40], DEF: 5 } } }),
        'charge:A1>B1',
      ),
      'charge attack',
    )
    play.answer('A', 'charge attack', 'strike').answer('A', 'joiners', ['A2'])
    quiet(play)
    expect(resolved(play)).toEqual([7, 5, 'success'])
    expect([figure(play, 'A1').pa, figure(play, 'A2').pa]).toEqual([2, 0])
    const { attack } = play.last('attack-declared')
    expect(attack.defenders).toContain('B1')
  })
  test.each([
    [['B2'], 3],
    [[], 4],
  ])('VX-SKL-12, VX-CHG-09: with %s attacked besides, one who cannot be shaken, the charge is worth %s', (defenders, value) => {
    const models: Laid['models'] = {
      A1: { at: [20, 40] },
      B1: { at: [32.5, 40], DEF: 1 },
      B2: { at: [32.5, 42.6], DEF: 1, skills: ['unshakable'] },
    }
    const play = act(acting({ models }), 'charge:A1>B1')
    const { options } = play.decision('charge where').choice as unknown as {
      options: { id: string; shows: { touches: readonly string[]; result: string } }[]
    }
    const both = options.find(({ shows }) => shows.touches.length === 2 && shows.result === 'charge')
    play.answer('A', 'charge where', both?.id).answer('A', 'charge attack', 'strike').answer('A', 'defenders', defenders)
    expect(resolved(quiet(play))[0]).toBe(value)
  })
})

describe('lightning attackers', () => {
  test('G-33, VX-SKL-03: out and away for nothing, touching nobody, and then no more attacks', () => {
    const play = act(charging(15, { MOU: 12.5, PA: 5, skills: ['lightning'] }, { DEF: 9 }), 'charge:A1>B1')
    play.answer('A', 'charge where', 'spot:0').answer('A', 'charge attack', 'strike')
    quiet(play, 'lightning').answer('A', 'lightning', 'exit')
    expect(play.refusal('A', 'lightning exit', way([32, 40])).key).toBe('too-far')
    play.answer('A', 'lightning exit', way([32.5, 40]))
    expect(play.refusal('A', 'lightning walk', way([34.95, 40])).key).toBe('enemy-close')
    expect(play.refusal('A', 'lightning walk', way([19.98, 40])).key).toBe('too-far')
    play.answer('A', 'lightning walk', way([20, 40]))
    expect([where(play, 'A1'), resolved(play)[2]]).toEqual([[20, 40], 'failure'])
    expect(figure(play, 'A1').pa).toBe(1)
    expect(play.open).toEqual([])
    // It has a point left for a walk, and would be refused an attack with any number of them.
    expect(why(play, 'walk:A1')).toBe('disengaged-already')
    expect(whyNotAttack(play.state, 'A1', 'strike')?.key).toBe('disengaged-already')
  })
  test('R-20, VX-SKL-03: the free disengagement goes as far as any other', () => {
    const play = act(charging(15, { skills: ['lightning'] }, { DEF: 9 }, { rulings: { disengageMove: 'mou' } }), 'charge:A1>B1')
    play.answer('A', 'charge where', 'spot:0').answer('A', 'charge attack', 'strike')
    quiet(play, 'lightning')
      .answer('A', 'lightning', 'exit')
      .answer('A', 'lightning exit', way([25, 40]))
    expect(where(play, 'A1')).toEqual([25, 40])
  })
  test('VX-SKL-03: with nobody left in contact only the walk is used, and no disengagement is counted', () => {
    const play = act(charging(15, { skills: ['lightning'], ATT: 9 }), 'charge:A1>B1')
    play.answer('A', 'charge where', 'spot:0').answer('A', 'charge attack', 'strike')
    quiet(play, 'lightning')
      .answer('A', 'lightning', 'exit')
      .answer('A', 'lightning walk', way([30, 40]))
    expect(figure(play, 'A1').done).not.toHaveProperty('disengaged')
  })
})

test('R-16: a short charge may keep its attack without the bonus', () => {
  const play = act(charging(5, {}, {}, { rulings: { shortCharge: 'attackWithoutBonus' } }), 'charge:A1>B1')
  quiet(play, 'charge attack').answer('A', 'charge attack', 'strike')
  bid(play, 'A', 'melee bid')
  bid(play, 'B', 'melee bid')
  expect(resolved(play)).toEqual([3, 3, 'failure'])
})
