/** Walks, runs, evades (4.7, 4.8), contact (4.4) and disengagements (4.10). */
import { describe, expect, test } from 'vitest'
import { whyNotAttack } from '../../../src/games/vortex/rules/facts/able'
import { act, acting, figure, go, type Placing, quiet, resolved, turning, wall, way, where, why } from './position'

const alone = (a: Placing = {}) => acting({ models: { A1: { at: [10, 40], ...a }, B1: { at: [70, 70] } } })

describe('moves one after the other', () => {
  test('G-21, VX-WLK-01, VX-WLK-02, VX-WLK-03, VX-FWK-01, VX-RUN-02, VX-MOV-06, VX-PA-03: what may follow what', () => {
    const walked = go(alone({ PA: 5 }), 'walk:A1', [20, 40])
    expect(figure(walked, 'A1').pa).toBe(4)
    expect(why(walked, 'walk:A1')).toBe('walked-already')
    expect(why(walked, 'run:A1')).toBe('walked-already')
    expect(why(walked, 'evade:A1')).toBe('moved-already')
    go(walked, 'forced:A1', [30, 40])
    go(walked, 'forced:A1', [40, 40])
    expect([where(walked, 'A1'), figure(walked, 'A1').pa]).toEqual([[40, 40], 0])
    const ran = go(alone(), 'run:A1', [35, 40])
    expect(figure(ran, 'A1').pa).toBe(4)
    for (const id of ['walk:A1', 'forced:A1', 'run:A1', 'charge:A1>B1']) expect(why(ran, id)).toBe('ran-already')
    expect(why(alone(), 'forced:A1')).toBe('walk-first')
  })
  test('VX-MOV-06, VX-RUN-02: after a charge one walks but does not run', () => {
    const play = alone({ now: { done: { charged: true } } })
    expect([why(play, 'walk:A1'), why(play, 'run:A1'), why(play, 'forced:A1'), why(play, 'charge:A1>B1')]).toEqual([
      undefined,
      'charged-already',
      'walk-first',
      undefined,
    ])
  })
  test('G-22, VX-RUN-01, VX-RUN-03, VX-MOV-01, VX-DST-02, VX-STA-03: two and a half times as far, never into contact', () => {
    for (const [move, far] of [
      [7.5, 18.75],
      [12.5, 31.25],
    ] as const) {
      const play = act(alone({ MOU: move }), 'run:A1')
      expect(play.verdict('A', 'move where', way([10 + far, 40])).allowed).toBe(true)
      expect(play.refusal('A', 'move where', way([10 + far + 0.01, 40])).key).toBe('too-far')
    }
    const near = act(acting({ models: { A1: { at: [10, 40] }, B1: { at: [22.55, 40] } } }), 'run:A1')
    expect(near.refusal('A', 'move where', way([20, 40])).key).toBe('enemy-close')
  })
  test('G-23, VX-SKL-17: quick ones pay less for running and for forced walks', () => {
    const play = go(alone({ skills: ['quick'], PA: 4 }), 'walk:A1', [20, 40])
    for (const x of [30, 40, 50]) go(play, 'forced:A1', [x, 40])
    expect([where(play, 'A1'), figure(play, 'A1').pa]).toEqual([[50, 40], 0])
    expect(why(alone({ skills: ['quick'], PA: 1 }), 'run:A1')).toBeUndefined()
    expect(why(alone({ PA: 1 }), 'run:A1')).toBe('short-of-pa')
  })
  test('VX-MOV-01: a walk of no length is a walk; no way at all thinks again', () => {
    expect(figure(go(alone(), 'walk:A1', [10, 40]), 'A1').done.walked).toBe(true)
    const play = go(alone(), 'walk:A1')
    expect(figure(play, 'A1')).toMatchObject({ pa: 6, done: {} })
  })
  test('VX-MOV-02: nobody goes through bases, scenery or the edge', () => {
    const play = act(acting({ models: { A1: { at: [10, 40] }, A2: { at: [15, 40] }, B1: { at: [70, 70] } } }), 'walk:A1')
    expect(play.refusal('A', 'move where', way([20, 40])).key).toBe('wall-in-way')
    expect(play.verdict('A', 'move where', way([12, 43], [18, 43])).allowed).toBe(true)
    expect(play.refusal('A', 'move where', way([1, 40])).key).toBe('off-table')
    const walled = act(
      acting({ models: { A1: { at: [10, 40] }, B1: { at: [70, 70] } }, scenery: [wall(14, 15, 30, 50, 1)] }),
      'walk:A1',
    )
    expect(walled.refusal('A', 'move where', way([18, 40])).key).toBe('wall-in-way')
  })
})

describe('contact', () => {
  const facing = (x: number, a: Placing = {}) => acting({ models: { A1: { at: [40, 40], ...a }, B1: { at: [x, 40] } } })
  test('VX-MOV-04, VX-CON-04, VX-CON-03: a walk into contact engages both, and a way that goes on past contact is not gone', () => {
    const play = go(facing(48), 'walk:A1', [45.5, 40])
    expect(play.last('figures-engaged')).toMatchObject({ figure: 'A1', others: ['B1'] })
    expect(why(play, 'forced:A1')).toBe('is-engaged')
    const past = act(facing(48), 'walk:A1').answer('A', 'move where', way([45.45, 42], [46, 42.5]))
    expect(past.open).toEqual(['A: act'])
    const grazing = act(facing(46), 'walk:A1').answer('A', 'move where', way([42, 42.53], [48, 42.53]))
    expect([grazing.open, figure(grazing, 'A1').pa]).toEqual([['A: move where'], 6])
  })
  test('VX-CON-01: what ends a hair apart is in contact, and moved into touch', () => {
    const play = go(facing(48), 'walk:A1', [45.45, 40])
    expect(where(play, 'A1')).toEqual([45.5, 40])
    expect(play.last('figures-engaged').others).toEqual(['B1'])
    const apart = go(facing(48), 'walk:A1', [45.35, 40])
    expect(where(apart, 'A1')).toEqual([45.35, 40])
    expect(apart.events.some(({ type }) => type === 'figures-engaged')).toBe(false)
  })
  test('VX-MOV-03: who is engaged only disengages', () => {
    const play = facing(42.5)
    for (const id of ['walk:A1', 'run:A1', 'charge:A1>B1']) expect(why(play, id)).toBe('is-engaged')
    expect(why(play, 'disengage:A1')).toBeUndefined()
    expect(why(facing(60), 'disengage:A1')).toBe('absent')
  })
  test('VX-MOV-05: a run that passes an enemy in contact is asked for again and costs nothing', () => {
    const play = act(facing(48), 'run:A1').answer('A', 'move where', way([44, 42.55], [60, 42.55]))
    expect([play.open, figure(play, 'A1').pa]).toEqual([['A: move where'], 6])
    play.answer('A', 'move where', way([44, 43], [60, 43]))
    expect(where(play, 'A1')).toEqual([60, 43])
  })
  test('VX-DST-01: the distance is from edge to edge', () => {
    const play = acting({ models: { A1: { at: [10, 40], size: 'L' }, B1: { at: [14, 40], size: 'L' } } })
    expect(why(play, 'disengage:A1')).toBeUndefined()
  })
  test('VX-CON-05: contact with a dead one is gone at once', () => {
    const play = quiet(
      act(acting({ models: { A1: { at: [40, 40], ATT: 9 }, B1: { at: [42.5, 40] }, B2: { at: [70, 40] } } }), 'strike:A1>B1'),
    )
    expect(where(play, 'B1')).toBeUndefined()
    expect(why(play, 'walk:A1')).toBeUndefined()
  })
})

describe('evading', () => {
  test('G-32, VX-EVA-01, VX-EVA-02, VX-EVA-03: harder to hit in melee; it fights on, but neither leaves nor charges', () => {
    const play = go(acting({ models: { A1: { at: [40, 40], VIV: 2 }, B1: { at: [50, 40] } } }), 'evade:A1', [42, 40])
    expect(figure(play, 'A1').pa).toBe(4)
    for (const id of ['walk:A1', 'run:A1', 'charge:A1>B1']) expect(why(play, id)).toBe('evaded-already')
    const attacked = quiet(act(go(acting(play, 'B'), 'walk:B1', [44.5, 40]), 'strike:B1>A1', 'B'))
    expect(resolved(attacked)).toEqual([3, 4, 'failure'])
    const later = acting(attacked.state)
    expect(why(later, 'strike:A1>B1')).toBeUndefined()
    expect(why(later, 'disengage:A1')).toBe('evaded-already')
  })
  test('G-74, VX-EVA-01: not in melee, not even on the spot', () => {
    expect(why(acting({ models: { A1: { at: [40, 40] }, B1: { at: [42.5, 40] } } }), 'evade:A1')).toBe('is-engaged')
    const still = go(alone(), 'evade:A1')
    expect(figure(still, 'A1').effects.length).toBe(3)
  })
})

describe('disengaging', () => {
  const enemies = (k: number) =>
    Object.fromEntries(
      [
        [42.5, 40],
        [37.5, 40],
      ]
        .slice(0, k)
        .map((at, index) => [`B${index + 1}`, { at: at as [number, number] }]),
    )
  const cost = (id: 'disengage' | 'force-out', a: Placing, k: number) => {
    const play = go(acting({ models: { A1: { at: [40, 40], ...a }, ...enemies(k) } }), `${id}:A1`, [40, 37.6])
    return 6 - figure(play, 'A1').pa
  }
  test.each([
    [2, 1, 1],
    [3, 1, 0],
    [1, 1, 2],
    [2, 2, 3],
    [4, 2, 1],
    [5, 2, 0],
    [0, 1, 3],
  ])('G-06, VX-DIS-03: reflexes of %s against %s cost %s', (VIV, k, expected) => {
    expect(cost('disengage', { VIV }, k)).toBe(expected)
  })
  test.each([
    [3, 1, 1],
    [2, 1, 2],
    [4, 2, 2],
    [6, 2, 1],
  ])('G-07, VX-DIS-04: strength of %s against %s costs %s', (FOR, k, expected) => {
    expect(cost('force-out', { FOR }, k)).toBe(expected)
  })
  test('G-07, VX-SKL-10: one who cannot be stopped is one stronger', () => {
    expect(cost('force-out', { FOR: 4, skills: ['unstoppable'] }, 2)).toBe(1)
  })
  test('G-29, VX-DIS-05: through a half circle, at most its own base', () => {
    const models = {
      A1: { at: [40, 40] as const, VIV: 7 },
      B1: { at: [42.5, 40] as const },
      B2: { at: [37.5, 40] as const },
      B3: { at: [40, 42.5] as const },
    }
    const play = act(acting({ models }), 'disengage:A1')
    expect(play.refusal('A', 'move where', way([40, 37.4])).key).toBe('too-far')
    play.answer('A', 'move where', way([40, 37.5]))
    expect([where(play, 'A1'), figure(play, 'A1').pa]).toEqual([[40, 37.5], 6])
  })
  test('G-30, VX-DIS-01, VX-DIS-02: between three all around there is no way out', () => {
    const around = (degrees: number): readonly [number, number] => [
      40 + 2.5 * Math.cos((degrees * Math.PI) / 180),
      40 + 2.5 * Math.sin((degrees * Math.PI) / 180),
    ]
    const play = acting({
      models: { A1: { at: [40, 40], VIV: 9 }, B1: { at: around(0) }, B2: { at: around(120) }, B3: { at: around(240) } },
    })
    expect(why(play, 'disengage:A1')).toBe('no-way-out')
    expect(figure(play, 'A1').pa).toBe(6)
  })
  test('G-31, VX-DIS-06: afterwards only forced walks and runs', () => {
    const mage = { POU: 2, spells: ['dart'], shot: [2, 20, 1, 30] } as const
    const play = go(
      acting({ models: { A1: { at: [40, 40], PA: 4, ...mage }, B1: { at: [42.5, 40] } } }),
      'disengage:A1',
      [37.5, 40],
    )
    expect(figure(play, 'A1').pa).toBe(4)
    const closed = ['walk', 'evade', 'trance'].map((verb) => `${verb}:A1`)
    for (const id of [...closed, 'charge:A1>B1', 'shoot:A1>B1', 'cast:A1>dart'])
      expect([id, why(play, id)]).toEqual([id, 'disengaged-already'])
    expect(whyNotAttack(play.state, 'A1', 'strike')?.key).toBe('disengaged-already')
    go(play, 'forced:A1', [40, 40])
    expect(play.last('figures-engaged')).toMatchObject({ figure: 'A1', others: ['B1'] })
    expect(figure(play, 'A1').pa).toBe(2)
    for (const id of ['strike:A1>B1', 'disengage:A1']) expect([id, why(play, id)]).toEqual([id, 'disengaged-already'])
    expect(play.open).toEqual([])
    const running = go(acting({ models: { A1: { at: [40, 40] }, B1: { at: [42.5, 40] } } }), 'disengage:A1', [37.5, 40])
    expect(why(running, 'run:A1')).toBeUndefined()
  })
  test('G-72, VX-CON-02: contact across a low wall', () => {
    const play = acting({ models: { A1: { at: [40, 40] }, B1: { at: [43.1, 40] } }, scenery: [wall(41.25, 41.85, 30, 50, 1.5)] })
    expect(why(play, 'walk:A1')).toBe('is-engaged')
    act(play, 'disengage:A1').answer('A', 'move where', way([40, 40]))
    expect([play.open, figure(play, 'A1').pa]).toEqual([['A: move where'], 6])
    play.answer('A', 'move where', way([39.8, 40]))
    expect(figure(play, 'A1').pa).toBe(6)
    expect(why(play, 'run:A1')).toBeUndefined()
    const high = acting({ models: { A1: { at: [40, 40] }, B1: { at: [43.1, 40] } }, scenery: [wall(41.25, 41.85, 30, 50, 3)] })
    expect(why(high, 'walk:A1')).toBeUndefined()
  })
  test('R-20, R-23: the other readings', () => {
    const rulings = { disengageMove: 'mou', afterDisengage: 'movementOnly' } as const
    const play = go(
      acting({ models: { A1: { at: [40, 40] }, A2: { at: [20, 20] }, B1: { at: [42.5, 40] } }, rulings }),
      'disengage:A1',
      [30, 40],
    )
    expect(where(play, 'A1')).toEqual([30, 40])
    expect(why(play, 'walk:A1')).toBe('disengaged-already')
    const shooter = acting({
      models: { A1: { at: [40, 40], shot: [2, 20, 1, 30], now: { done: { disengaged: true } } }, B1: { at: [50, 40] } },
      rulings,
    })
    expect(why(shooter, 'shoot:A1>B1')).toBeUndefined()
  })
})

test('VX-PA-02, VX-STA-07, VX-WIL-01: points come anew each turn', () => {
  const play = go(alone({ PA: 3 }), 'walk:A1', [12, 40])
  expect(figure(play, 'A1').pa).toBe(2)
  const next = turning(play.state)
  expect([figure(next, 'A1').pa, figure(next, 'A1').will]).toEqual([3, 2])
  expect(figure(next, 'A1').done).toEqual({})
})
