/** Moves and disengagements (4.7 to 4.10) to the last millimetre, and where other rules meet them. */
import { describe, expect, test } from 'vitest'
import { statOf } from '../../../src/games/vortex/rules/facts/figures'
import { act, acting, figure, go, type Laid, type Placing, turnEnded, turning, wall, way, where, why } from './position'

const alone = (a: Placing = {}, more: Laid['models'] = {}) =>
  acting({ models: { A1: { at: [20, 40], ...a }, B1: { at: [70, 70] }, ...more } })
const duel = (a: Placing = {}, b: Placing = {}, more: Laid['models'] = {}): Laid => ({
  models: { A1: { at: [40, 40], ...a }, B1: { at: [42.5, 40], ...b }, ...more },
})

describe('to the last millimetre', () => {
  test('VX-MOV-01, 2.8: the way counts, not where it ends, and a thousandth is granted', () => {
    const play = act(alone(), 'walk:A1')
    expect(play.verdict('A', 'move where', way([26, 40], [26, 44])).allowed).toBe(true)
    expect(play.verdict('A', 'move where', way([30.001, 40])).allowed).toBe(true)
    expect(play.refusal('A', 'move where', way([30.002, 40])).key).toBe('too-far')
    expect(play.refusal('A', 'move where', way([26, 40], [26, 44.1])).key).toBe('too-far')
  })
  test('VX-MOV-02, R-51: a gap between friends as wide as the base lets it through, one less wide does not', () => {
    const through = (half: number) =>
      act(alone({}, { A2: { at: [24, 40 - half] }, A3: { at: [24, 40 + half] } }), 'walk:A1').verdict(
        'A',
        'move where',
        way([29, 40]),
      ).allowed
    expect([through(2.5), through(2.49)]).toEqual([true, false])
  })
  test('VX-MOV-02: along the edge of the table, and between wall and edge', () => {
    const play = act(alone({ at: [1.25, 40] }), 'walk:A1')
    expect(play.verdict('A', 'move where', way([1.25, 50])).allowed).toBe(true)
    expect(play.refusal('A', 'move where', way([1.24, 50])).key).toBe('off-table')
    const beside = (x: number) =>
      act(acting({ models: { A1: { at: [1.25, 40] }, B1: { at: [70, 70] } }, scenery: [wall(x, x + 0.6, 42, 46, 1)] }), 'walk:A1')
    expect(beside(2.5).verdict('A', 'move where', way([1.25, 49])).allowed).toBe(true)
    expect(beside(2.49).verdict('A', 'move where', way([1.25, 49])).allowed).toBe(false)
  })
  test.each([
    [2.6, false],
    [2.61, true],
  ])('VX-MOV-05, VX-RUN-03: between enemies %s cm off the way a run goes through: %s', (off, goes) => {
    const play = act(alone({}, { B2: { at: [30, 40 - off] }, B3: { at: [30, 40 + off] } }), 'run:A1')
    if (play.verdict('A', 'move where', way([45, 40])).allowed) play.answer('A', 'move where', way([45, 40]))
    expect([where(play, 'A1')?.[0] === 45, figure(play, 'A1').pa]).toEqual([goes, goes ? 4 : 6])
  })
  test('VX-MOV-04, VX-CON-03: a walk into two at once engages both', () => {
    const play = go(alone({}, { B2: { at: [28, 38.6] }, B3: { at: [28, 41.4] } }), 'walk:A1', [25.929, 40])
    expect([...play.last('figures-engaged').others].sort()).toEqual(['B2', 'B3'])
  })
  test('VX-RUN-01, VX-TER-09: a run on one’s own plain', () => {
    const play = act(acting({ models: { A1: { at: [10, 40] }, B1: { at: [70, 70] } }, signs: { A: '+', B: '0' } }), 'run:A1')
    expect(play.verdict('A', 'move where', way([41.25, 40])).allowed).toBe(true)
    expect(play.refusal('A', 'move where', way([41.26, 40])).key).toBe('too-far')
  })
})

describe('across a wall', () => {
  const along: Laid = { models: { A1: { at: [40, 35] }, B1: { at: [40, 43.1] } }, scenery: [wall(20, 60, 41.25, 41.85, 1)] }
  test('VX-MOV-05, VX-CON-02: a run that comes to the wall and goes back has touched whom it meets there', () => {
    const play = act(acting(along), 'run:A1').answer('A', 'move where', way([40, 40], [40.5, 35]))
    expect([play.open, figure(play, 'A1').pa]).toEqual([['A: move where'], 6])
    expect(where(play.answer('A', 'move where', way([40, 39.8], [40.5, 35])), 'A1')).toEqual([40.5, 35])
  })
  test('VX-MOV-04, VX-CON-04: a walk that ends at the wall engages whom it meets there', () => {
    const play = go(acting(along), 'walk:A1', [40, 39.95])
    expect([play.last('figures-engaged').others, why(play, 'forced:A1')]).toEqual([['B1'], 'is-engaged'])
  })
})

describe('one after the other', () => {
  test('VX-MOV-06: walked into contact, it may leave again and be forced on, but not run', () => {
    const play = go(acting({ models: { A1: { at: [40, 40] }, B1: { at: [48, 40] } } }), 'walk:A1', [45.5, 40])
    go(play, 'disengage:A1', [43, 40])
    expect([why(play, 'run:A1'), why(play, 'forced:A1')]).toEqual(['walked-already', undefined])
    go(play, 'forced:A1', [33, 40])
    expect([where(play, 'A1'), figure(play, 'A1').pa]).toEqual([[33, 40], 3])
  })
  test('VX-MOV-06, VX-RUN-02: who ran and was caught may leave, and then neither runs nor is forced on', () => {
    const play = acting(duel({ now: { done: { ran: true } } }))
    go(play, 'disengage:A1', [37.5, 40])
    expect([figure(play, 'A1').done.disengaged, why(play, 'run:A1'), why(play, 'forced:A1')]).toEqual([
      true,
      'ran-already',
      'ran-already',
    ])
  })
  test('VX-MOV-06: out, run, and then nothing more', () => {
    const play = go(acting(duel()), 'disengage:A1', [37.5, 40])
    go(play, 'run:A1', [12.5, 40])
    expect([where(play, 'A1'), figure(play, 'A1').pa]).toEqual([[12.5, 40], 4])
    for (const verb of ['run', 'forced', 'walk', 'evade']) expect(why(play, `${verb}:A1`)).toBeDefined()
  })
  test('VX-FWK-01, VX-DIS-06: out, and forced on more than once', () => {
    const play = go(acting(duel()), 'disengage:A1', [37.5, 40])
    for (const x of [30, 22, 14]) go(play, 'forced:A1', [x, 40])
    expect(figure(play, 'A1').pa).toBe(0)
    expect(why(go(acting(duel()), 'disengage:A1', [37.5, 40]), 'forced:A1')).toBeUndefined()
  })
  test('VX-SHT-02, VX-DIS-01: who said that it stays where it is does not leave a melee', () => {
    const play = acting(duel({ now: { stance: 'static' } }))
    expect([why(play, 'disengage:A1'), why(play, 'force-out:A1')]).toEqual(['stands-static', 'stands-static'])
  })
  test('VX-SHT-02, VX-EVA-01: an evader shoots, but not as one who stays; who shot and may move still evades', () => {
    const shot = [2, 20, 1, 40] as const
    const evaded = go(alone({ shot }, { B2: { at: [30, 40] } }), 'evade:A1', [20, 45])
    expect([why(evaded, 'shoot:A1>B2'), why(evaded, 'shoot-still:A1>B2')]).toEqual([undefined, 'absent'])
    expect(why(alone({ now: { stance: 'mobile' } }), 'evade:A1')).toBeUndefined()
  })
  test('VX-EVA-01, VX-SKL-17: an evade goes as far as a walk and costs two, even the quick', () => {
    const play = act(alone({ skills: ['quick'] }), 'evade:A1')
    expect(play.refusal('A', 'move where', way([30.1, 40])).key).toBe('too-far')
    expect(figure(play.answer('A', 'move where', way([30, 40])), 'A1').pa).toBe(4)
  })
  test('VX-STA-10, VX-MOV-01: slowed below nothing it still takes the step that costs it a point', () => {
    const effects = [{ stat: 'MOU', delta: -5000, until: 1, cause: 'entangle' }] as const
    const play = act(alone({ MOU: 2.5, now: { effects } }), 'walk:A1')
    expect(play.refusal('A', 'move where', way([20.1, 40])).key).toBe('too-far')
    expect(statOf(play.state, 'A1', 'MOU')).toBe(0)
  })
  test('6.5 Entangle: who is rooted leaves a melee and goes no further', () => {
    const effects = [{ stat: 'rooted', delta: 0, until: 1, cause: 'entangle' }] as const
    const play = go(acting(duel({ now: { effects } })), 'disengage:A1', [37.5, 40])
    expect([why(play, 'run:A1'), why(play, 'forced:A1')].every((reason) => reason !== undefined)).toBe(true)
    const apart = alone({ now: { effects } })
    for (const id of ['walk:A1', 'run:A1', 'evade:A1', 'charge:A1>B1']) expect([id, why(apart, id)]).toEqual([id, 'is-rooted'])
  })
})

describe('leaving a melee', () => {
  const cost = (from: Laid, verb: 'disengage' | 'force-out' = 'disengage', to: readonly [number, number] = [37.6, 40]) =>
    6 - figure(go(acting(from), `${verb}:A1`, to), 'A1').pa
  test('VX-DIS-03, VX-TER-09, VX-MEL-14: what lowers reflexes counts, what lowers them against shots does not', () => {
    const mountain: Laid = {
      ...duel({ people: 'erediens' }, { people: 'azelks' }),
      signs: { A: '-', B: '0' },
      peoples: { A: 'erediens', B: 'azelks' },
    }
    expect(cost(mountain)).toBe(1)
    const plain: Laid = {
      ...duel({ people: 'azelks' }),
      signs: { A: '-', B: '0' },
      peoples: { A: 'azelks', B: 'erediens' },
    }
    expect(cost(plain)).toBe(0)
  })
  test('VX-DIS-03: a hardened skin quickens too, agility against shots does not', () => {
    const effects = [{ stat: 'VIV', delta: 1, until: 1, cause: 'stone-skin' }] as const
    expect([cost(duel({ VIV: 2, now: { effects } })), cost(duel({ VIV: 2, skills: ['agile'] }))]).toEqual([0, 1])
  })
  test('VX-DIS-04, VX-TER-09: Mycoides are weaker in the clouds', () => {
    const clouds: Laid = {
      ...duel({ people: 'mycoides' }, { people: 'seraphydes' }),
      signs: { A: '-', B: '0' },
      peoples: { A: 'mycoides', B: 'seraphydes' },
    }
    expect([cost(duel(), 'force-out'), cost(clouds, 'force-out')]).toEqual([1, 2])
  })
  test('VX-DIS-03, VX-CON-02, VX-SKL-07: one across a wall counts, and a doomed one', () => {
    const across: Laid = { ...duel({}, {}, { B2: { at: [40, 36.9] } }), scenery: [wall(35, 45, 38.15, 38.75, 1.5)] }
    expect(cost(across, 'disengage', [38, 41.5])).toBe(2)
    const doomed = duel({}, {}, { B2: { at: [40, 42.5], skills: ['fanatic'], now: { standing: 'doomed' } } })
    expect(cost({ ...doomed, step: { of: 'others', rapidity: 4 } }, 'disengage', [38.3, 38.3])).toBe(2)
  })
  test('VX-PA-01, VX-DIS-03, VX-DIS-04: with no points left one leaves where it costs nothing', () => {
    const spent = acting(duel({ now: { pa: 0 } }))
    expect([why(spent, 'disengage:A1'), why(spent, 'force-out:A1')]).toEqual([undefined, 'short-of-pa'])
    go(spent, 'disengage:A1', [37.5, 40])
    expect(figure(spent, 'A1')).toMatchObject({ pa: 0, done: { disengaged: true } })
  })
  test('VX-ACT-03, VX-DIS-03: a window opens for one who can do nothing else', () => {
    const state = acting(duel({ now: { pa: 0 } })).state
    expect(acting({ ...state }).open).toEqual(['A: act'])
  })
  test('VX-DIS-02: the corner of the table, and friends on both sides, close the way', () => {
    const corner = acting({ models: { A1: { at: [1.25, 1.25], VIV: 9 }, B1: { at: [3.75, 1.25] }, B2: { at: [1.25, 3.75] } } })
    expect(why(corner, 'disengage:A1')).toBe('no-way-out')
    const open = acting({ models: { A1: { at: [1.25, 1.25], VIV: 9 }, B1: { at: [3.75, 1.25] } } })
    expect(why(open, 'disengage:A1')).toBeUndefined()
    const friends = { B2: { at: [37.5, 40] }, A2: { at: [40, 42.5] }, A3: { at: [40, 37.5] } } as const
    expect(why(acting(duel({ VIV: 9 }, {}, friends)), 'disengage:A1')).toBe('no-way-out')
  })
  test('VX-DIS-02: a way out may be shorter than a finger is wide', () => {
    // Between two walls, with a friend so far behind it: three millimetres are enough to be out of contact.
    const lane = (behind: number): Laid => ({
      ...duel({ VIV: 9 }, {}, { A2: { at: [37.5 - behind, 40] } }),
      scenery: [wall(30, 50, 41.25, 41.85, 1), wall(30, 50, 38.15, 38.75, 1)],
    })
    expect(why(acting(lane(0.3)), 'disengage:A1')).toBeUndefined()
    go(acting(lane(0.3)), 'disengage:A1', [39.75, 40])
    expect(why(acting(lane(0.1)), 'disengage:A1')).toBe('no-way-out')
  })
  test('VX-DIS-02: a way out between two enemies may end before what stands on its other side', () => {
    const friend = { B2: { at: [37.5, 40] }, A2: { at: [40, 42.5] }, A3: { at: [40, 36.6] } } as const
    expect(why(acting(duel({ VIV: 9 }, {}, friend)), 'disengage:A1')).toBeUndefined()
    go(acting(duel({ VIV: 9 }, {}, friend)), 'disengage:A1', [40, 39.15])
  })
  test('VX-DIS-02: the one way out may lead in any direction, between friends on both sides', () => {
    const beside = (degrees: number): readonly [number, number] => [
      40 + 2.5 * Math.cos((degrees * Math.PI) / 180),
      40 + 2.5 * Math.sin((degrees * Math.PI) / 180),
    ]
    const friends = { A2: { at: beside(103.3) }, A3: { at: beside(283.3) } }
    expect(why(acting(duel({ VIV: 9 }, {}, friends)), 'disengage:A1')).toBeUndefined()
    go(acting(duel({ VIV: 9 }, {}, friends)), 'disengage:A1', [38.054, 39.54])
  })
  test('VX-DIS-05: a large one goes as far as its own large base', () => {
    const play = act(acting({ models: { A1: { at: [40, 40], size: 'L' }, B1: { at: [43.25, 40] } } }), 'disengage:A1')
    expect(play.refusal('A', 'move where', way([35.9, 40])).key).toBe('too-far')
    expect(play.verdict('A', 'move where', way([36, 40])).allowed).toBe(true)
  })
  test('VX-DIS-05: it ends in contact with nobody, another enemy included', () => {
    const play = act(acting(duel({ VIV: 9 }, {}, { B2: { at: [35.05, 40] } })), 'disengage:A1')
    if (play.verdict('A', 'move where', way([37.55, 40])).allowed) play.answer('A', 'move where', way([37.55, 40]))
    expect([where(play, 'A1'), play.open]).toEqual([[40, 40], ['A: move where']])
    play.answer('A', 'move where', way([38.5, 40]))
    expect(where(play, 'A1')).toEqual([38.5, 40])
  })
  test('VX-EVA-03, VX-PA-02: what a turn closed is open in the next', () => {
    const play = go(alone(), 'evade:A1', [25, 40])
    const next = turning(turnEnded(play.state))
    expect(figure(next, 'A1')).toMatchObject({ effects: [], done: {} })
  })
})
