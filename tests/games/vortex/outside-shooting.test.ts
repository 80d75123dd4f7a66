/** Shots (4.11) where their own rules meet: who drops out, what adds up against them, who stands in whose way. */
import { describe, expect, test } from 'vitest'
import { visibility } from '../../../src/games/vortex/rules/facts/sight'
import type { Split } from '../../../src/kernel'
import { act, acting, bid, damages, figure, go, type Laid, laid, type Placing, resolved, wall, where, why } from './position'

const SHOT = [3, 20, 1, 40] as const
/** Two shooters beside each other, a near one and one who is further off, and their target. */
const two = (a1: Placing = {}, a2: Placing = {}, b: Placing = {}, more: Partial<Laid> = {}): Laid => ({
  ...more,
  models: {
    A1: { at: [20, 40], shot: SHOT, ...a1 },
    A2: { at: [20, 44], shot: SHOT, ...a2 },
    B1: { at: [32.5, 40], ...b },
    ...more.models,
  },
})
const FAR: Placing = { at: [8, 78] }

interface How {
  readonly with?: readonly string[]
  readonly own?: { readonly [ref: string]: number }
  readonly reaction?: string
}
/** `id` may begin from a play that goes on. */
function shoot(from: Laid | ReturnType<typeof acting>, id: string, how: How = {}) {
  const play = act('snapshot' in from ? from : acting(from), id)
  if (play.open.includes('A: shooters')) play.answer('A', 'shooters', how.with ?? [])
  if (play.open.includes('A: concentrate')) play.answer('A', 'concentrate', Object.keys(how.own ?? {}))
  if (play.open.includes('A: shot bid')) bid(play, 'A', 'shot bid', how.own ?? {})
  if (play.open.includes('B: shot reaction')) play.answer('B', 'shot reaction', how.reaction ?? 'ignore')
  return play
}

describe('who drops out', () => {
  test('VX-SHT-09, VX-DMG-02: its heavy shot, its eye and its Will do not count', () => {
    const far: Placing = { ...FAR, heavy: true, skills: ['sharpshooter'] }
    const play = shoot(two({ shot: [4, 20, 1, 40] }, far, { VIE: 9 }), 'shoot:A1>B1', { with: ['with:A2'] })
    expect(play.last('shot-measured').bands).toEqual({ A1: 'near', A2: 'out' })
    expect([resolved(play), damages(play)]).toEqual([[4, 3, 'success'], { B1: 1 }])
  })
  test('VX-SHT-09, VX-SHT-11: only those who are left concentrate', () => {
    const play = act(acting(two({}, FAR)), 'shoot:A1>B1').answer('A', 'shooters', ['with:A2'])
    expect(play.options('concentrate')).toEqual(['A1'])
    play.answer('A', 'concentrate', ['A1'])
    expect((play.decision('shot bid').choice as Split).among.map(({ id }) => id)).toEqual(['A1', 'kept'])
  })
  test('VX-SHT-02, VX-SHT-09, VX-SHT-10: what it announced binds it all the same, alone or in a group', () => {
    const lone = shoot(two({ at: [8, 78] }), 'shoot-still:A1>B1')
    expect([lone.open, figure(lone, 'A1').pa, why(lone, 'walk:A1')]).toEqual([['A: act'], 4, 'stands-static'])
    expect(lone.events.some(({ type }) => type === 'bids-revealed' || type === 'action-resolved')).toBe(false)
    const group = shoot(two({}, FAR), 'shoot:A1>B1', { with: ['with-still:A2'] })
    expect([why(group, 'walk:A2'), why(group, 'walk:A1')]).toEqual(['stands-static', undefined])
  })
  test('VX-SHT-02: who has said that it may move says nothing else later in the turn, though it has not moved', () => {
    const play = shoot(two({}, {}, { VIV: 9 }), 'shoot:A1>B1')
    expect([why(play, 'shoot:A1>B1'), why(play, 'shoot-still:A1>B1')]).toEqual([undefined, 'absent'])
    act(play, 'shoot:A2>B1')
    expect(play.options('shooters')).toEqual(['with:A1'])
  })
  test('VX-PA-01, VX-SHT-01: nobody shoots for less than two points, alone or with others', () => {
    const play = acting(two({}, { PA: 1 }))
    expect(why(play, 'shoot:A2>B1')).toBe('short-of-pa')
    expect(act(play, 'shoot:A1>B1').open).toEqual(['A: concentrate'])
  })
})

describe('sums', () => {
  test('VX-SHT-02, R-31: staying put is worth one at either range, for each who does', () => {
    const play = shoot(two({ at: [10, 40] }, { at: [10, 44] }, {}), 'shoot-still:A1>B1', { with: ['with-still:A2'] })
    expect(play.last('shot-measured').bands).toEqual({ A1: 'near', A2: 'far' })
    expect(resolved(play)[0]).toBe(6)
  })
  test('VX-DMG-02, VX-SKL-13, VX-SKL-18: heavy, by sharpshooters, and exceptional; two heavy ones count once', () => {
    const hard: Placing = { heavy: true, skills: ['sharpshooter'] }
    const play = shoot(two(hard, hard, { VIV: 2, VIE: 9 }), 'shoot:A1>B1', { with: ['with:A2'] })
    expect([resolved(play), damages(play)]).toEqual([[6, 2, 'exceptional'], { B1: 4 }])
  })
  test('VX-SHT-13, VX-EVA-03, VX-SKL-01, VX-LOS-09: all that speeds a target adds up, being partly seen once', () => {
    const effects = [
      { stat: 'VIV', delta: 1, until: 1, cause: 'stone-skin' },
      { stat: 'partial', delta: 0, until: 1, cause: 'veil' },
    ] as const
    const from = two({}, {}, { skills: ['agile'], now: { effects } }, { scenery: [wall(30, 30.6, 38, 42, 2.2)] })
    expect(visibility(laid({ ...from }), 'A1', 'B1')).toBe('partial')
    const evaded = go(acting(from, 'B'), 'evade:B1', [32.5, 40])
    const play = shoot(acting(evaded.state), 'shoot:A1>B1', { reaction: 'notice:2' })
    // 3, the skin, agility, its evade and half a view, and two points of Will.
    expect(resolved(play)).toEqual([3, 9, 'failure'])
    expect(figure(play, 'B1')).toMatchObject({ pa: 3, will: 0 })
  })
  test('VX-EVA-03, VX-TER-09: an Azelk that evades on the plain', () => {
    const from: Laid = {
      ...two({}, {}, { people: 'azelks' }),
      signs: { A: '+', B: '-' },
      peoples: { A: 'erediens', B: 'azelks' },
    }
    const evaded = go(acting(from, 'B'), 'evade:B1', [32.5, 40])
    expect(resolved(shoot(acting(evaded.state), 'shoot:A1>B1'))[1]).toBe(4)
  })
  test('VX-RES-02, VX-CHG-06: a failed charger with no reflexes left is hit exceptionally', () => {
    const effects = [{ stat: 'VIV', delta: -1, until: 1, cause: 'failed-charge' }] as const
    const play = shoot(two({ at: [5, 40] }, {}, { VIV: 1, VIE: 5, now: { effects, locked: 'failed-charge' } }), 'shoot:A1>B1')
    expect([resolved(play), damages(play)]).toEqual([[1, 0, 'exceptional'], { B1: 2 }])
  })
  test('VX-WIL-03, VX-WIL-04: what one shot took is not there for the next', () => {
    const play = shoot(two({}, {}, { VIV: 9 }), 'shoot:A1>B1', { own: { A1: 2 }, reaction: 'notice:1' })
    expect([figure(play, 'A1').will, figure(play, 'B1').will]).toEqual([0, 1])
    act(play, 'shoot:A1>B1').answer('A', 'shooters', [])
    expect(play.open).toEqual(['B: shot reaction'])
    expect(play.options('shot reaction')).toEqual(['ignore', 'notice:0', 'notice:1'])
  })
  test('VX-SKL-16, VX-PA-04: the observant never pay, though they could', () => {
    const play = shoot(two({}, {}, { skills: ['observation'], VIV: 9 }), 'shoot:A1>B1', { reaction: 'notice:2' })
    expect(figure(play, 'B1')).toMatchObject({ pa: 6, will: 0 })
  })
  test('VX-TRA-01, VX-SKL-16: in trance only the observant notice', () => {
    const trance = { trance: 1, locked: 'trance', pa: 0 } as const
    const blind = act(acting(two({ VOL: 0 }, {}, { POU: 2, now: trance })), 'shoot:A1>B1').answer('A', 'shooters', [])
    expect(blind.last('action-resolved').what).toBe('shot')
    const keen = act(acting(two({ VOL: 0 }, {}, { POU: 2, now: trance, skills: ['observation'] })), 'shoot:A1>B1')
    expect(keen.answer('A', 'shooters', []).open).toEqual(['B: shot reaction'])
  })
})

describe('who stands in the way', () => {
  test('VX-SHT-04, VX-LOS-07: the target between two shooters keeps them from seeing each other', () => {
    const play = acting(two({}, { at: [45, 40] }))
    expect([why(play, 'shoot:A1>B1'), why(play, 'shoot:A2>B1')]).toEqual([undefined, undefined])
    expect(act(play, 'shoot:A1>B1').open).toEqual(['A: concentrate'])
  })
  test('VX-SHT-06, VX-LOS-07: a shooter behind another does not see past it', () => {
    const play = acting(two({}, { at: [16, 40] }))
    expect([why(play, 'shoot:A2>B1'), why(play, 'charge:A2>B1')]).toEqual(['not-seen', 'not-seen'])
  })
  test('VX-SHT-15, VX-LOS-07: a friend in melee with the target hides it as any other body', () => {
    expect(why(acting(two({}, {}, {}, { models: { A3: { at: [30, 40] } } })), 'shoot:A1>B1')).toBe('not-seen')
    expect(why(acting(two({}, {}, {}, { models: { A3: { at: [35, 40] } } })), 'shoot:A1>B1')).toBeUndefined()
  })
  test('VX-SHT-04: three shoot together only if each sees both others', () => {
    const from = two({}, { at: [20, 50] }, {}, { models: { A3: { at: [20, 45], shot: SHOT } } })
    const play = act(acting(from), 'shoot:A1>B1')
    expect(play.options('shooters')).toEqual(['with-still:A3', 'with:A3'])
  })
  test('VX-LOS-09: who evades behind what hides it wholly is not seen', () => {
    const effects = [{ stat: 'partial', delta: 0, until: 1, cause: 'evade' }] as const
    expect(visibility(laid(two({}, {}, { now: { effects } }, { scenery: [wall(30, 30.6, 36, 44, 3.2)] })), 'A1', 'B1')).toBe(
      'none',
    )
  })
})

describe('whom it hits', () => {
  test('VX-SKL-07, VX-DMG-05: a doomed one may still notice, and counts once', () => {
    const from: Laid = {
      ...two({ shot: [9, 20, 1, 40] }, {}, { skills: ['fanatic'] }),
      step: { of: 'others', rapidity: 4 },
    }
    const play = shoot(from, 'shoot:A1>B1')
    expect(figure(play, 'B1').standing).toBe('doomed')
    act(play, 'shoot:A1>B1')
    if (play.open.includes('A: shooters')) play.answer('A', 'shooters', [])
    play.answer('A', 'concentrate', [])
    expect(play.options('shot reaction')).toContain('notice:1')
    play.answer('B', 'shot reaction', 'notice:1')
    expect([figure(play, 'B1').pa, play.state.ledger.length, where(play, 'B1')]).toEqual([5, 1, [32.5, 40]])
  })
  test('VX-TRA-04: a shot that misses leaves a trance alone, one that hits breaks it', () => {
    const now = { trance: 2, locked: 'trance', pa: 0 } as const
    const shot = (VIV: number) => figure(shoot(two({}, {}, { POU: 2, VIE: 3, VIV, now }), 'shoot:A1>B1'), 'B1')
    expect([shot(3).trance, shot(2).trance, shot(2).locked]).toEqual([2, 0, 'trance'])
  })
})
