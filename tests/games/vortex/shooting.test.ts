/** Sight (4.4) and shots (4.11). */
import { describe, expect, test } from 'vitest'
import { bandOf } from '../../../src/games/vortex/rules/facts/combat'
import { pointsSeen, sees, visibility } from '../../../src/games/vortex/rules/facts/sight'
import { act, acting, bid, damages, figure, go, type Laid, laid, type Placing, quiet, resolved, wall, why } from './position'

const SHOT = [3, 20, 1, 40] as const
const between = (height: number, y0 = 35, y1 = 45, thick = 1) => wall(24, 24 + thick, y0, y1, height)
const pair = (more: Partial<Laid> = {}, a: Placing = {}, b: Placing = {}): Laid => ({
  models: { A1: { at: [10, 40], ...a }, B1: { at: [30, 40], ...b }, ...more.models },
  ...(more.scenery ? { scenery: more.scenery } : {}),
})

describe('sight', () => {
  test.each([
    [0.5, 200, 'full'],
    [1, 170, 'full'],
    [1.5, 130, 'full'],
    [2, 80, 'partial'],
    [2.5, 40, 'partial'],
    [2.8, 10, 'partial'],
    [3, 0, 'none'],
  ])('G-36, VX-LOS-01, VX-LOS-03, VX-LOS-04, VX-LOS-06: behind a wall of %s cm %s points are seen', (height, seen, how) => {
    const state = laid(pair({ scenery: [between(height)] }))
    expect([pointsSeen(state, 'A1', 'B1'), visibility(state, 'A1', 'B1')]).toEqual([seen, how])
  })
  test.each([
    [40, 100, 'full'],
    [39.8, 60, 'partial'],
    [40.2, 140, 'full'],
  ])('G-37, VX-LOS-02: half hidden from the side at %s leaves %s', (from, seen, how) => {
    const state = laid(pair({ scenery: [between(10, from, 50)] }))
    expect([pointsSeen(state, 'A1', 'B1'), visibility(state, 'A1', 'B1')]).toEqual([seen, how])
  })
  test.each([
    [40, 0],
    [40.8, 100],
    [41, 140],
  ])('G-38, VX-LOS-07: a body at y %s leaves %s', (y, seen) => {
    for (const other of ['A2', 'B2']) {
      const state = laid(pair({ models: { [other]: { at: [20, y] } } }))
      expect(pointsSeen(state, 'A1', 'B1')).toBe(seen)
    }
  })
  test('G-39, VX-LOS-06: the tall see over, and are seen over', () => {
    const low = { A2: { at: [20, 40] } } as const
    expect(pointsSeen(laid(pair({ models: low }, { size: 'L' })), 'A1', 'B1')).toBe(90)
    expect(pointsSeen(laid(pair({ models: low }, {}, { size: 'L' })), 'A1', 'B1')).toBe(70)
  })
  test('G-40, VX-LOS-08, VX-SHT-04, VX-SPL-09: seen one way only, they neither shoot nor cast together', () => {
    const mage = { shot: SHOT, POU: 3, spells: ['dart'] } as const
    const behind = (height: number) =>
      acting({
        models: { A1: { at: [10, 40], size: 'L', ...mage }, A2: { at: [30, 40], ...mage }, B1: { at: [20, 55] } },
        scenery: [wall(28, 28.4, 30, 50, height)],
      })
    const { state } = behind(2.9)
    expect([pointsSeen(state, 'A1', 'A2'), visibility(state, 'A1', 'A2'), pointsSeen(state, 'A2', 'A1')]).toEqual([
      20,
      'partial',
      0,
    ])
    expect(act(behind(2.9), 'shoot:A1>B1').open).toEqual(['A: concentrate'])
    expect(act(behind(2.9), 'cast:A1>dart').open).toEqual(['A: spell target'])
    expect(act(behind(1), 'shoot:A1>B1').options('shooters')).toEqual(['with-still:A2', 'with:A2'])
    expect(act(behind(1), 'cast:A1>dart').options('casters')).toEqual(['A2'])
  })
  test('G-08, VX-LOS-05, VX-SPL-11: what is wholly hidden is no target, whatever it holds up', () => {
    const play = acting(pair({ scenery: [between(3.5)] }, { shot: SHOT, POU: 3, spells: ['dart'] }))
    for (const id of ['shoot:A1>B1', 'charge:A1>B1']) expect(why(play, id)).toBe('not-seen')
    expect(why(play, 'cast:A1>dart')).toBe('no-target')
  })
  test('VX-LOS-10: sight stands beside every option before anything is declared', () => {
    const play = acting(pair({ scenery: [between(3.5)], models: { B2: { at: [10, 60] } } }, { shot: SHOT }))
    const aims = ['charge', 'shoot', 'shoot-still'].flatMap((verb) => [why(play, `${verb}:A1>B1`), why(play, `${verb}:A1>B2`)])
    expect(aims).toEqual(['not-seen', undefined, 'not-seen', undefined, 'not-seen', undefined])
    expect([sees(play.state, 'A1', 'B1'), sees(play.state, 'A1', 'B2')]).toEqual([false, true])
    expect([figure(play, 'A1').pa, play.events.some(({ type }) => type === 'action-paid')]).toEqual([6, false])
  })
})

/** A shot to its end, nobody concentrating unless bids are given. */
function shoot(from: Laid, id: string, more: readonly string[] = [], own = {}, reaction = 'ignore') {
  const play = act(acting(from), id)
  if (play.open.includes('A: shooters')) play.answer('A', 'shooters', more)
  if (play.open.includes('A: concentrate')) play.answer('A', 'concentrate', Object.keys(own))
  if (play.open.includes('A: shot bid')) bid(play, 'A', 'shot bid', own)
  if (play.open.includes('B: shot reaction')) play.answer('B', 'shot reaction', reaction)
  return play
}
const at = (gap: number, a: Placing = {}, b: Placing = {}): Laid => ({
  models: { A1: { at: [10, 40], shot: SHOT, ...a }, B1: { at: [12.5 + gap, 40], ...b } },
})

describe('shots', () => {
  test.each([
    [19.99, 'near'],
    [20, 'near'],
    [20.01, 'far'],
    [40, 'far'],
    [40.01, 'out'],
  ])('G-11, VX-SHT-09, VX-SHT-10: at %s cm the target is %s', (gap, band) => {
    expect(bandOf(laid(at(gap)), 'A1', 'B1')).toBe(band)
    const play = shoot(at(gap), 'shoot:A1>B1')
    expect(play.events.some(({ type }) => type === 'action-resolved')).toBe(band !== 'out')
    if (band !== 'out') expect(resolved(play)[0]).toBe(band === 'near' ? 3 : 1)
    expect(figure(play, 'A1').pa).toBe(4)
  })
  test('G-10, VX-ACT-06, VX-ACT-07, VX-SHT-02: walked before, it shoots later, without the bonus', () => {
    const models = { A1: { at: [10, 40] as const, RAP: 6, shot: SHOT }, B1: { at: [30, 40] as const, RAP: 3 } }
    const early = go(acting({ models }), 'walk:A1', [12, 40])
    expect(why(early, 'shoot-still:A1>B1')).toBe('absent')
    const later = act(acting({ ...early.state, step: 1 }), 'shoot:A1>B1')
    later.answer('A', 'concentrate', []).answer('B', 'shot reaction', 'ignore')
    expect(resolved(later)[0]).toBe(3)
    expect(figure(later, 'A1').pa).toBe(3)
  })
  test('G-46, VX-SHT-02: who stays put shoots better, for the whole turn, and does not move', () => {
    const play = act(acting(at(10, { shot: [2, 20, 1, 40] }, { VIV: 9 })), 'shoot-still:A1>B1')
    play.answer('A', 'concentrate', []).answer('B', 'shot reaction', 'ignore')
    expect(resolved(play)[0]).toBe(3)
    for (const id of ['walk:A1', 'run:A1', 'evade:A1', 'charge:A1>B1']) expect(why(play, id)).toBe('stands-static')
    expect(why(play, 'shoot:A1>B1')).toBe('absent')
    act(play, 'shoot-still:A1>B1').answer('A', 'concentrate', []).answer('B', 'shot reaction', 'ignore')
    expect(resolved(play)[0]).toBe(3)
  })
  const three: Laid['models'] = {
    A1: { at: [10, 40], shot: [2, 20, 1, 35] },
    A2: { at: [10, 44], shot: [2, 20, 1, 35] },
    A3: { at: [10, 36], shot: [2, 20, 1, 35] },
    B1: { at: [30.5, 40] },
  }
  // Gaps of 18, 30 and 40 cm; each of the first, second and third comes from another side, so that a wall hides the target from one of them.
  const SHOOTERS: Laid['models'] = {
    A1: { at: [39.5, 40], shot: [2, 20, 1, 35] },
    A2: { at: [34, 59.5], shot: [2, 20, 1, 35] },
    A3: { at: [26, 14.5], shot: [2, 20, 1, 35] },
    B1: { at: [60, 40] },
  }
  const sightOf = (from: Laid) => ['A1', 'A2', 'A3'].map((ref) => visibility(laid(from), ref, 'B1'))
  test('G-41, VX-SHT-01, VX-SHT-03, VX-SHT-08, VX-SHT-13: a group pays, then those out of range drop out', () => {
    expect(sightOf({ models: SHOOTERS })).toEqual(['full', 'full', 'full'])
    const play = shoot({ models: SHOOTERS }, 'shoot-still:A1>B1', ['with:A2', 'with:A3'])
    const { bands } = play.last('shot-measured')
    expect(bands).toEqual({ A1: 'near', A2: 'far', A3: 'out' })
    expect(['A1', 'A2', 'A3'].map((ref) => figure(play, ref).pa)).toEqual([4, 4, 4])
    expect(resolved(play)).toEqual([4, 3, 'success'])
    expect(damages(play)).toEqual({ B1: 1 })
    const types = play.events.map(({ type }) => type)
    expect(types.lastIndexOf('action-paid')).toBeLessThan(types.indexOf('shot-measured'))
  })
  test.each([
    ['the second', wall(51.9, 52.5, 43.85, 47.85, 2), ['full', 'partial', 'full'], [4, 4, 'failure']],
    ['the third, who drops out', wall(49.5, 50.1, 30.35, 34.35, 2), ['full', 'full', 'partial'], [4, 3, 'success']],
  ] as const)('G-42, VX-SHT-07: partly seen by %s', (_who, hiding, seen, expected) => {
    const from: Laid = { models: SHOOTERS, scenery: [hiding] }
    expect(sightOf(from)).toEqual(seen)
    expect(resolved(shoot(from, 'shoot-still:A1>B1', ['with:A2', 'with:A3']))).toEqual(expected)
  })
  test.each([
    ['notice:2', [5, 5, 'failure']],
    ['notice:1', [5, 4, 'success']],
  ])('G-43, VX-SHT-11, VX-SHT-12, VX-SHT-13, VX-WIL-02, VX-WIL-03, VX-WIL-04: bids of both, and %s', (reaction, expected) => {
    const play = shoot(at(10, { shot: [4, 20, 1, 40] }), 'shoot:A1>B1', [], { A1: 1 }, reaction)
    expect(resolved(play)).toEqual(expected)
    const spent = Number(reaction.slice(-1))
    expect([figure(play, 'B1').pa, figure(play, 'B1').will, figure(play, 'A1').will]).toEqual([5, 2 - spent, 1])
  })
  test('G-44, VX-SKL-16: without points of action only the observant notice', () => {
    const blind = act(acting(at(10, { VOL: 0 }, { PA: 0, VOL: 3 })), 'shoot:A1>B1')
    expect(blind.events.some(({ type }) => type === 'action-resolved')).toBe(true)
    const keen = act(acting(at(10, { VOL: 0 }, { PA: 0, VOL: 3, skills: ['observation'] })), 'shoot:A1>B1')
    expect(keen.options('shot reaction')).toEqual(['ignore', 'notice:0', 'notice:1', 'notice:2', 'notice:3'])
    expect(figure(keen.answer('B', 'shot reaction', 'notice:3'), 'B1').pa).toBe(0)
  })
  test('VX-PA-04, VX-SHT-12: it may notice though nobody concentrates, for a point of action', () => {
    const play = shoot(at(10), 'shoot:A1>B1', [], {}, 'notice:0')
    expect(figure(play, 'B1').pa).toBe(5)
  })
  test('G-45, VX-EVA-03, VX-LOS-09, VX-SKL-01: evading and agile targets', () => {
    const evading = (skill: number, skills: Placing['skills'] = [], scenery: Laid['scenery'] = []) => {
      const evaded = go(
        acting({ ...at(10, { shot: [skill, 20, 1, 40] }, { VIV: 2, skills }), scenery }, 'B'),
        'evade:B1',
        [22.5, 40],
      )
      const play = act(acting(evaded.state), 'shoot:A1>B1').answer('A', 'concentrate', [])
      return resolved(play.answer('B', 'shot reaction', 'ignore'))
    }
    expect(evading(4)).toEqual([4, 4, 'failure'])
    expect(evading(5)).toEqual([5, 4, 'success'])
    expect(evading(5, ['agile'])).toEqual([5, 5, 'failure'])
    const hidden = [wall(19, 20, 35, 45, 2)]
    expect(visibility(laid({ ...at(10), scenery: hidden }), 'A1', 'B1')).toBe('partial')
    expect(evading(4, [], hidden)).toEqual([4, 4, 'failure'])
    expect(evading(5, [], hidden)).toEqual([5, 4, 'success'])
    expect(evading(5, ['agile'], hidden)).toEqual([5, 5, 'failure'])
  })
  test('G-48, VX-RES-02, VX-RES-03, VX-DMG-01, VX-DMG-02: more than twice is exceptional, twice is not', () => {
    const play = shoot(at(10, { shot: [9, 20, 1, 40] }, { VIV: 4 }), 'shoot:A1>B1')
    expect([resolved(play)[2], damages(play)]).toEqual(['exceptional', { B1: 2 }])
    const heavy = shoot(at(10, { shot: [8, 20, 1, 40], heavy: true, skills: ['sharpshooter'] }, { VIV: 4 }), 'shoot:A1>B1')
    expect([resolved(heavy)[2], damages(heavy)]).toEqual(['success', { B1: 3 }])
  })
  test('G-02, VX-SKL-13, VX-SHT-14: a heavy shot', () => {
    const play = shoot(at(10, { shot: [4, 20, 1, 40], heavy: true }), 'shoot:A1>B1')
    expect([resolved(play), damages(play)]).toEqual([[4, 3, 'success'], { B1: 2 }])
  })
  test('VX-STA-08, VX-SKL-13: without a shot line nobody shoots, alone or with others; a heavy one is told by its card', () => {
    const models = { A1: { at: [10, 40] as const, shot: SHOT }, A2: { at: [10, 44] as const }, B1: { at: [25, 40] as const } }
    const play = acting({ models })
    expect(['shoot:A1>B1', 'shoot-still:A1>B1'].map((id) => why(play, id))).toEqual([undefined, undefined])
    expect(['shoot:A2>B1', 'shoot-still:A2>B1'].map((id) => why(play, id))).toEqual(['absent', 'absent'])
    expect(act(play, 'shoot:A1>B1').open).toEqual(['A: concentrate'])
    expect(damages(shoot(at(10, { shot: [4, 20, 1, 40] }), 'shoot:A1>B1'))).toEqual({ B1: 1 })
  })
  test('G-03, VX-SKL-18: two sharpshooters count once', () => {
    const skills = ['sharpshooter'] as const
    const models = {
      A1: { at: [10, 40] as const, shot: [3, 20, 1, 40] as const, skills },
      A2: { at: [10, 44] as const, shot: [2, 20, 1, 40] as const, skills },
      B1: { at: [25, 40] as const, VIE: 3 },
    }
    const play = shoot({ models }, 'shoot:A1>B1', ['with:A2'])
    expect([resolved(play), damages(play)]).toEqual([[5, 3, 'success'], { B1: 2 }])
  })
  test('VX-SHT-05, VX-SHT-06: every shooter is of the step and sees the target', () => {
    const scenery = [wall(15, 15.6, 30, 38.2, 10)]
    const asked = (A2: Placing) => act(acting({ models: { ...three, A2: { ...three.A2, ...A2 } }, scenery }), 'shoot:A1>B1')
    const play = asked({})
    expect(play.options('shooters')).toEqual(['with-still:A2', 'with:A2'])
    expect(play.option('shooters', 'with:A3').refused?.key).toBe('not-seen')
    expect(asked({ RAP: 3 }).open).toEqual(['A: concentrate'])
  })
  test('VX-SHT-15, R-28: in melee one shoots and is shot at, unless ruled otherwise', () => {
    const models = {
      A1: { at: [10, 40] as const, shot: [4, 20, 1, 40] as const },
      B1: { at: [12.5, 40] as const },
      B2: { at: [30, 50] as const, shot: [4, 30, 1, 40] as const },
    }
    expect(resolved(shoot({ models }, 'shoot:A1>B1'))).toEqual([4, 3, 'success'])
    expect(why(acting({ models }), 'shoot:A1>B2')).toBeUndefined()
    const shot = quiet(act(acting({ models }, 'B'), 'shoot:B2>A1', 'B'))
    expect(resolved(shot)).toEqual([4, 3, 'success'])
    const rulings = { engagedShooting: 'forbidden' } as const
    expect(['shoot:A1>B1', 'shoot:A1>B2'].map((id) => why(acting({ models, rulings }), id))).toEqual(
      Array(2).fill('in-melee-no-shot'),
    )
    expect(why(acting({ models, rulings }, 'B'), 'shoot:B2>A1')).toBe('in-melee-no-shot')
  })
  test('VX-STA-10, VX-WIL-02: Will comes on top of a characteristic that is never below nothing', () => {
    const slow = {
      VIV: 0,
      people: 'azelks',
      now: { effects: [{ stat: 'VIV', delta: -1, until: 1, cause: 'failed-charge' }] },
    } as const
    const from: Laid = { ...at(10, {}, slow), signs: { A: '0', B: '-' }, peoples: { A: 'erediens', B: 'azelks' } }
    expect(resolved(shoot(from, 'shoot:A1>B1', [], {}, 'notice:2'))).toEqual([3, 2, 'success'])
  })
  test('VX-WIL-05, VX-STA-06: VOL is the most Will of a turn, and resists spells though all of it is spent', () => {
    const models: Laid['models'] = {
      A1: { at: [10, 40], shot: SHOT, POU: 2, spells: ['dart'], now: { mana: 9 } },
      B1: { at: [25, 40], VOL: 3 },
    }
    const play = act(acting({ models }), 'shoot:A1>B1').answer('A', 'concentrate', [])
    expect(play.options('shot reaction')).toEqual(['ignore', 'notice:0', 'notice:1', 'notice:2', 'notice:3'])
    play.answer('B', 'shot reaction', 'notice:3')
    expect(figure(play, 'B1').will).toBe(0)
    // Of no more Will it is asked in this turn, against shots or spells.
    act(play, 'shoot:A1>B1').answer('A', 'concentrate', [])
    expect(play.open).toEqual(['A: act'])
    act(play, 'cast:A1>dart').answer('A', 'spell target', 'target:B1')
    expect(play.open).toEqual(['A: mana'])
    bid(play, 'A', 'mana', { A1: 6 })
    expect(resolved(play)).toEqual([6, 6, 'failure'])
  })
  test('VX-RES-01, VX-RES-04: against nothing one is exceptional, and nothing fails', () => {
    expect(resolved(shoot(at(30, {}, { VIV: 0 }), 'shoot:A1>B1'))[2]).toBe('exceptional')
    expect(resolved(shoot(at(30, { shot: [0, 20, 0, 40] }, { VIV: 0 }), 'shoot:A1>B1'))[2]).toBe('failure')
    expect(resolved(shoot(at(10, { shot: [4, 20, 1, 40] }), 'shoot:A1>B1'))[2]).toBe('success')
  })
})
