/** Attacks (4.12) and the skills of melee (4.15) where they meet each other. */
import { describe, expect, test } from 'vitest'
import { statOf } from '../../../src/games/vortex/rules/facts/figures'
import {
  act,
  acting,
  bid,
  damages,
  figure,
  go,
  type Laid,
  type Placing,
  resolved,
  turnEnded,
  turning,
  where,
  why,
} from './position'

const square = (a1: Placing = {}, a2: Placing = {}, b1: Placing = {}, b2: Placing = {}): Laid => ({
  models: {
    A1: { at: [40, 40], ...a1 },
    B1: { at: [42.5, 40], ...b1 },
    A2: { at: [42.5, 42.5], ...a2 },
    B2: { at: [40, 42.5], ...b2 },
  },
})
const duel = (a: Placing = {}, b: Placing = {}, more: Laid['models'] = {}): Laid => ({
  models: { A1: { at: [40, 40], ...a }, B1: { at: [42.5, 40], ...b }, ...more },
})
const OTHERS = { of: 'others', rapidity: 4 } as const
const MASTER: Placing = { skills: ['weapon-master'] }
const VICIOUS: Placing = { skills: ['vicious'] }

interface How {
  readonly defenders?: readonly string[]
  readonly joiners?: readonly string[]
  readonly mastery?: readonly string[]
  readonly spite?: readonly string[]
  readonly A?: { readonly [ref: string]: number }
  readonly B?: { readonly [ref: string]: number }
}
function strike(from: Laid | ReturnType<typeof acting>, id: string, how: How = {}) {
  const play = act('snapshot' in from ? from : acting(from), id)
  for (const subject of ['defenders', 'joiners', 'mastery', 'spite'] as const) {
    if (play.open.includes(`A: ${subject}`)) play.answer('A', subject, how[subject] ?? play.decision(subject).fallback)
  }
  for (const seat of ['A', 'B'] as const)
    if (play.open.includes(`${seat}: melee bid`)) bid(play, seat, 'melee bid', how[seat] ?? {})
  return play
}

describe('weapon masters', () => {
  test('VX-SKL-14: the choice is there in a forceful attack too, and lasts', () => {
    const play = strike(square(MASTER, {}, { VIE: 5 }), 'force:A1>B1', { mastery: ['one:A1>B1'] })
    expect([resolved(play), statOf(play.state, 'B1', 'DEF')]).toEqual([[3, 3, 'failure'], 2])
    expect(resolved(strike(play, 'strike:A2>B1'))).toEqual([3, 2, 'success'])
  })
  test('VX-SKL-14: for all, every defender is one worse', () => {
    const play = strike(square({ ...MASTER, ATT: 5 }), 'strike:A1>B1', { defenders: ['B2'], mastery: ['all:A1'] })
    expect([resolved(play), damages(play)]).toEqual([[5, 4, 'success'], { B1: 1, B2: 1 }])
  })
  test('VX-SKL-14: the one is a defender, not merely somebody in contact', () => {
    const play = act(acting(square(MASTER)), 'strike:A1>B1')
      .answer('A', 'defenders', [])
      .answer('A', 'joiners', [])
    expect(play.options('mastery').filter((id) => id.startsWith('one'))).toEqual(['one:A1>B1'])
  })
  test('VX-SKL-14, R-35: by one master it does not add up, by two it does', () => {
    const foe = { VIE: 9 }
    const twice = strike(square(MASTER, MASTER, foe), 'strike:A1>B1', { mastery: ['one:A1>B1'] })
    strike(twice, 'strike:A1>B1', { mastery: ['one:A1>B1'] })
    expect([resolved(twice)[1], statOf(twice.state, 'B1', 'DEF')]).toEqual([2, 2])
    strike(twice, 'strike:A2>B1', { mastery: ['one:A2>B1'] })
    expect([resolved(twice)[1], statOf(twice.state, 'B1', 'DEF')]).toEqual([1, 1])
    expect(statOf(turning(turnEnded(twice.state)).state, 'B1', 'DEF')).toBe(3)
  })
  test('VX-SKL-14, R-35: what lasts does not add to the choice for the combat by the same master', () => {
    const play = strike(square(MASTER, {}, { VIE: 9 }), 'strike:A1>B1', { mastery: ['one:A1>B1'] })
    strike(play, 'strike:A1>B1', { mastery: ['all:A1'] })
    expect(resolved(play)[1]).toBe(2)
  })
  test('VX-SKL-14: two in one attack take two off', () => {
    const play = strike(square({ ...MASTER, ATT: 2 }, { ...MASTER, ATT: 2 }, { VIE: 9 }), 'strike:A1>B1', {
      joiners: ['A2'],
      mastery: ['all:A1', 'all:A2'],
    })
    expect([resolved(play), damages(play)]).toEqual([[4, 1, 'exceptional'], { B1: 2 }])
  })
  test('VX-SKL-15: one who is cancelled himself still cancels the vicious', () => {
    // B1 is touched by a master, so its own mastery rests; it keeps the vicious A2 from its effect all the same.
    const play = strike(square(MASTER, VICIOUS, { ...MASTER, VIE: 9 }), 'strike:A2>B1')
    expect(resolved(play)).toEqual([3, 3, 'failure'])
  })
  test('VX-SKL-15: what rests during contact counts again once the other master is dead', () => {
    const effects = [{ stat: 'DEF', delta: -1, until: 1, cause: 'weapon-master', source: 'A1' }] as const
    const play = acting(square(MASTER, { ATT: 9 }, { now: { effects } }, MASTER))
    expect(statOf(play.state, 'B1', 'DEF')).toBe(3)
    strike(play, 'strike:A2>B2')
    expect([where(play, 'B2'), statOf(play.state, 'B1', 'DEF')]).toEqual([undefined, 2])
  })
  test('VX-SKL-15: who touches no master himself is not cancelled by one whom his friend touches', () => {
    const from: Laid = {
      models: {
        A1: { at: [40, 40], ...VICIOUS },
        B1: { at: [42.5, 40] },
        A2: { at: [45, 40] },
        B2: { at: [47.5, 40], ...MASTER },
      },
    }
    const play = strike(from, 'strike:A1>B1', { joiners: ['A2'], spite: ['spite:A1>B1'] })
    expect(resolved(play)).toEqual([6, 2, 'exceptional'])
  })
})

describe('sums', () => {
  test('VX-SKL-20, VX-SKL-14, VX-STA-10: vicious and masterly together, never below nothing, Will on top', () => {
    const from = square({ skills: ['weapon-master', 'vicious'], ATT: 2 }, {}, { DEF: 1, VIE: 9 })
    const how = { mastery: ['all:A1'], spite: ['spite:A1>B1'] }
    expect(resolved(strike(from, 'strike:A1>B1', how))).toEqual([2, 0, 'exceptional'])
    expect(resolved(strike(from, 'strike:A1>B1', { ...how, B: { B1: 1 } }))).toEqual([2, 1, 'success'])
  })
  test('VX-EVA-03, VX-CHG-06, VX-MEL-09: every change of DEF is in the sum of several', () => {
    const up = [{ stat: 'DEF', delta: 1, until: 1, cause: 'stone-skin' }] as const
    const down = [{ stat: 'DEF', delta: -1, until: 1, cause: 'failed-charge' }] as const
    const play = strike(
      square({ ATT: 5 }, {}, { DEF: 2, now: { effects: up } }, { DEF: 2, now: { effects: down } }),
      'strike:A1>B1',
      {
        defenders: ['B2'],
        B: { B2: 1 },
      },
    )
    expect(resolved(play)).toEqual([5, 5, 'failure'])
  })
  test('VX-MEL-11, VX-SKL-04, VX-SKL-19: the brutal gain by strength only, who finds weaknesses by blows only', () => {
    const a: Placing = { ATT: 4, FOR: 4, skills: ['brutal', 'find-weakness'] }
    expect(damages(strike(duel({ ...a, skills: ['brutal'] }, { VIE: 9 }), 'strike:A1>B1'))).toEqual({ B1: 1 })
    expect(damages(strike(duel({ ...a, skills: ['find-weakness'] }, { VIE: 9 }), 'force:A1>B1'))).toEqual({ B1: 1 })
    expect(damages(strike(duel(a, { VIE: 9 }), 'force:A1>B1'))).toEqual({ B1: 2 })
  })
  test('VX-SKL-13, VX-SKL-19, VX-DMG-02: one heavy weapon and one who finds weaknesses serve the whole group', () => {
    const play = strike(
      square({ skills: ['heavy-weapon'] }, { skills: ['find-weakness', 'heavy-weapon'], ATT: 4 }, { VIE: 9 }),
      'strike:A1>B1',
      {
        joiners: ['A2'],
      },
    )
    expect([resolved(play), damages(play)]).toEqual([[7, 3, 'exceptional'], { B1: 4 }])
  })
  test('VX-SKL-13: a heavy shot is no heavy weapon', () => {
    expect(damages(strike(duel({ ATT: 4, shot: [2, 20, 1, 30], heavy: true }, { VIE: 9 }), 'strike:A1>B1'))).toEqual({ B1: 1 })
  })
  test('VX-SKL-09: the strong pay the usual two to join, and four to charge', () => {
    const play = strike(square({}, { skills: ['strong'], PA: 2 }), 'strike:A1>B1', { joiners: ['A2'] })
    expect(figure(play, 'A2').pa).toBe(0)
    const far = acting({ models: { A1: { at: [20, 40], skills: ['strong'], PA: 3 }, B1: { at: [35, 40] } } })
    expect(why(far, 'charge:A1>B1')).toBe('short-of-pa')
  })
  test('VX-MEL-08, VX-PA-04: a locked defender without points of action bids all the same', () => {
    const play = act(acting(duel({}, { now: { locked: 'failed-charge', pa: 0 } })), 'strike:A1>B1')
    expect(play.open).toEqual(['A: melee bid', 'B: melee bid'])
  })
})

describe('who takes part', () => {
  test('VX-SKL-08: Fanatics strike together, and not with others', () => {
    const zeal: Placing = { skills: ['fanatic'] }
    const first = act(acting(square(zeal, zeal)), 'strike:A1>B1').answer('A', 'defenders', [])
    expect(first.options('joiners')).toEqual(['A2'])
    const mixed = act(acting(square(zeal, {})), 'strike:A1>B1').answer('A', 'defenders', [])
    expect(mixed.open).toEqual(['A: melee bid', 'B: melee bid'])
    const later = act(acting({ ...square({}, zeal), step: OTHERS }), 'strike:A1>B1').answer('A', 'defenders', [])
    expect(later.open).toEqual(['A: melee bid', 'B: melee bid'])
  })
  test('VX-SKL-07: a doomed one still defends those beside it, and takes nothing more', () => {
    const from = { ...square({ ATT: 6 }, {}, {}, { skills: ['fanatic'], now: { standing: 'doomed', damage: 1 } }), step: OTHERS }
    const both = strike(from, 'strike:A1>B1', { defenders: ['B2'] })
    expect(resolved(both)).toEqual([6, 6, 'failure'])
    const hit = strike({ ...from, models: { ...from.models, A1: { at: [40, 40], ATT: 7 } } }, 'strike:A1>B1', {
      defenders: ['B2'],
    })
    expect([damages(hit), figure(hit, 'B2').standing, hit.state.ledger.length]).toEqual([{ B1: 1 }, 'doomed', 1])
  })
  test('VX-SKL-07: a doomed one goes on striking in its steps, and counts as one to strike with', () => {
    const doomed: Placing = { skills: ['fanatic'], now: { standing: 'doomed', damage: 1 } }
    const play = strike(square(doomed, { skills: ['fanatic'] }), 'strike:A1>B1', { joiners: ['A2'] })
    expect(resolved(play)[0]).toBe(6)
  })
  test('VX-DMG-05, VX-CON-05: two fall at once, both are counted, and who struck them is free', () => {
    const play = strike(square({ ATT: 9 }), 'strike:A1>B1', { defenders: ['B2'] })
    expect([where(play, 'B1'), where(play, 'B2'), play.state.ledger.length]).toEqual([undefined, undefined, 2])
    expect([why(play, 'walk:A1'), why(play, 'walk:A2')]).toEqual([undefined, undefined])
    go(play, 'walk:A1', [48, 40])
  })
  test('VX-SHT-02, VX-EVA-02: neither staying put nor an evade keeps one from striking back', () => {
    expect(why(acting(duel({ now: { stance: 'static' } })), 'strike:A1>B1')).toBeUndefined()
    expect(why(acting(duel({ now: { done: { evaded: true } } })), 'force:A1>B1')).toBeUndefined()
    expect(why(acting(duel({ now: { done: { ran: true } } })), 'strike:A1>B1')).toBeUndefined()
  })
})
