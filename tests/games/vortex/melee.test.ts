/** Attacks (4.12), damage (4.5) and the skills that work in them (4.15). */
import { describe, expect, test } from 'vitest'
import { whyNotMove } from '../../../src/games/vortex/rules/facts/able'
import { statOf } from '../../../src/games/vortex/rules/facts/figures'
import { sees } from '../../../src/games/vortex/rules/facts/sight'
import type { Split } from '../../../src/kernel'
import {
  act,
  acting,
  bid,
  damages,
  figure,
  type Laid,
  type Placing,
  quiet,
  resolved,
  turnEnded,
  turning,
  wall,
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
const OTHERS = { of: 'others', rapidity: 4 } as const
const duel = (a: Placing = {}, b: Placing = {}): Laid => ({
  models: { A1: { at: [40, 40], ...a }, B1: { at: [42.5, 40], ...b } },
})

function strike(
  from: Laid | ReturnType<typeof acting>,
  id: string,
  options: { defenders?: string[]; joiners?: string[]; mastery?: string[]; spite?: string[]; A?: object; B?: object } = {},
) {
  const play = act('snapshot' in from ? from : acting(from), id)
  for (const subject of ['defenders', 'joiners', 'mastery', 'spite'] as const) {
    if (play.open.includes(`A: ${subject}`)) play.answer('A', subject, options[subject] ?? play.decision(subject).fallback)
  }
  for (const seat of ['A', 'B'] as const)
    if (play.open.includes(`${seat}: melee bid`)) bid(play, seat, 'melee bid', (options[seat] ?? {}) as never)
  return play
}

describe('attacks', () => {
  test('G-01, VX-DMG-02, VX-DMG-03, VX-DMG-05, VX-MEL-09, VX-MEL-11, VX-SKL-02, VX-SKL-13: all that are attacked take all of it', () => {
    const foes = { DEF: 2, VIE: 3 }
    const play = strike(square({ skills: ['heavy-weapon'] }, {}, foes, foes), 'strike:A1>B1', {
      defenders: ['B2'],
      joiners: ['A2'],
    })
    expect(resolved(play)).toEqual([6, 4, 'success'])
    expect(damages(play)).toEqual({ B1: 2, B2: 2 })
    expect([figure(play, 'B1').standing, figure(play, 'B2').standing]).toEqual(['alive', 'alive'])
  })
  test('G-04, VX-SKL-19: finding weaknesses counts once', () => {
    const skills = ['find-weakness'] as const
    const play = strike(square({ skills }, { skills }, { DEF: 4, VIE: 3 }), 'strike:A1>B1', { joiners: ['A2'] })
    expect([resolved(play), damages(play)]).toEqual([[6, 4, 'success'], { B1: 2 }])
  })
  test.each([
    [1, [6, 5, 'success']],
    [0, [5, 5, 'failure']],
  ])('G-49, VX-MEL-07, VX-MEL-08, VX-MEL-09: with %s bid against 2', (points, expected) => {
    const play = strike(square({}, { ATT: 2 }), 'strike:A1>B1', { joiners: ['A2'], A: { A1: points }, B: { B1: 2 } })
    expect(resolved(play)).toEqual(expected)
    expect([figure(play, 'B1').pa, figure(play, 'A1').pa, figure(play, 'A2').pa]).toEqual([6, 4, 4])
  })
  test.each([
    [0, [5, 5, 'failure']],
    [1, [6, 5, 'success']],
  ])('G-50, VX-MEL-04, VX-DMG-03: one against two with %s bid', (points, expected) => {
    const play = strike(square({ ATT: 5 }, {}, { DEF: 2 }), 'strike:A1>B1', { defenders: ['B2'], A: { A1: points } })
    expect(resolved(play)).toEqual(expected)
    expect(damages(play)).toEqual(points ? { B1: 1, B2: 1 } : {})
  })
  test('G-51, VX-DMG-02, VX-SKL-04, VX-MEL-10: brutal with a heavy weapon', () => {
    const play = strike(duel({ FOR: 5, skills: ['brutal', 'heavy-weapon'] }, { VIV: 2, VIE: 9 }), 'force:A1>B1')
    expect([resolved(play), damages(play)]).toEqual([[5, 2, 'exceptional'], { B1: 4 }])
  })
  test('G-52, VX-MEL-03, VX-MEL-05: a forceful attack is one on one', () => {
    const play = act(acting(square()), 'force:A1>B1')
    expect(play.open).toEqual(['A: melee bid', 'B: melee bid'])
    expect(play.last('attack-declared').attack).toMatchObject({ kind: 'force', attackers: ['A1'], defenders: ['B1'] })
  })
  test('G-56, VX-MEL-04, VX-MEL-01: who joins touches all that are attacked', () => {
    const models = {
      A1: { at: [40, 40] as const },
      A2: { at: [42.5, 42.5] as const },
      B1: { at: [42.5, 40] as const },
      B2: { at: [45, 42.5] as const },
    }
    const both = act(acting({ models }), 'strike:A2>B1')
    both.answer('A', 'defenders', ['B2'])
    expect(both.open).toEqual(['A: melee bid', 'B: melee bid'])
    const one = act(acting({ models }), 'strike:A2>B1').answer('A', 'defenders', [])
    expect(one.options('joiners')).toEqual(['A1'])
    expect(why(acting({ models }), 'strike:A1>B2')).toBe('absent')
  })
  test('G-57, VX-DMG-04, VX-STA-02: damage adds up, what is over is lost', () => {
    const hurt = strike(duel({ ATT: 7 }, { VIE: 3 }), 'strike:A1>B1')
    expect([figure(hurt, 'B1').damage, figure(hurt, 'B1').standing]).toEqual([2, 'alive'])
    strike(hurt, 'force:A1>B1', { A: { A1: 1 } })
    expect(hurt.last('figure-hurt')).toMatchObject({ figure: 'B1', damage: 1 })
    expect([where(hurt, 'B1'), figure(hurt, 'B1').standing]).toEqual([undefined, 'removed'])
    expect(hurt.state.ledger).toMatchObject([{ seat: 'A', points: 10 }])
    const four = strike(duel({ FOR: 9, skills: ['brutal', 'heavy-weapon'] }), 'force:A1>B1')
    expect(damages(four)).toEqual({ B1: 4 })
    expect([where(four, 'B1'), figure(four, 'B1').standing]).toEqual([undefined, 'removed'])
    expect(four.state.ledger).toMatchObject([{ seat: 'A', points: 10 }])
  })
  test('G-58, VX-WIL-01, VX-WIL-03: Will is for the turn', () => {
    const play = strike(duel({}, { VIE: 5 }), 'strike:A1>B1', { B: { B1: 2 } })
    expect(figure(play, 'B1').will).toBe(0)
    act(play, 'strike:A1>B1')
    expect(play.open).toEqual(['A: melee bid'])
    bid(play, 'A', 'melee bid')
    expect(resolved(play)).toEqual([3, 3, 'failure'])
    const next = act(acting({ ...turning(play.state).state }), 'strike:A1>B1')
    expect((next.decision('melee bid', 'B').choice as Split).total).toBe(2)
  })
  test('VX-MEL-02: nobody in a melee need see the others', () => {
    // A wall higher than they are stands between those who strike together.
    const scenery = [wall(40.98, 41.52, 40.98, 41.52, 9)]
    const play = act(acting({ ...square(), scenery }), 'strike:A1>B1')
    expect([sees(play.state, 'A1', 'A2'), sees(play.state, 'A2', 'A1')]).toEqual([false, false])
    play.answer('A', 'defenders', [])
    expect(play.options('joiners')).toEqual(['A2'])
  })
  test('VX-MEL-06: only who is of the step joins', () => {
    const play = act(acting({ ...square({ RAP: 6 }, { RAP: 4 }) }), 'strike:A1>B1').answer('A', 'defenders', [])
    expect(play.open).toEqual(['A: melee bid', 'B: melee bid'])
  })
  test('VX-MEL-12, VX-MEL-13: as many attacks as are paid for, each a combat of its own', () => {
    const play = strike(duel({}, { DEF: 9 }), 'strike:A1>B1')
    strike(play, 'strike:A1>B1')
    strike(play, 'strike:A1>B1')
    expect(figure(play, 'A1').pa).toBe(0)
    expect(play.state.action).toBeUndefined()
    expect(play.options('act')).toEqual(['disengage:A1', 'pass'])
  })
  test('VX-MEL-14: what counts against shots only does not count here', () => {
    const effects = [{ stat: 'shot-VIV', delta: 1, until: 1, cause: 'evade' }] as const
    const play = strike(duel({}, { skills: ['agile'], now: { effects } }), 'force:A1>B1')
    expect(resolved(play)[1]).toBe(3)
  })
  test('VX-STA-04: blows are ATT against DEF, strength is FOR against VIV', () => {
    const numbers = [
      { ATT: 5, FOR: 1 },
      { DEF: 2, VIV: 6, VIE: 9 },
    ] as const
    expect(resolved(strike(duel(...numbers), 'strike:A1>B1')).slice(0, 2)).toEqual([5, 2])
    expect(resolved(strike(duel(...numbers), 'force:A1>B1')).slice(0, 2)).toEqual([1, 6])
  })
})

describe('skills in melee', () => {
  test('G-34, VX-SKL-09: the strong pay two', () => {
    const strong = strike(duel({ skills: ['strong'], PA: 4 }, { VIV: 9 }), 'force:A1>B1')
    expect(figure(strong, 'A1').pa).toBe(2)
    strike(strong, 'force:A1>B1')
    expect(figure(strong, 'A1').pa).toBe(0)
    const plain = strike(duel({ PA: 4 }, { VIV: 9 }), 'force:A1>B1')
    expect([figure(plain, 'A1').pa, why(plain, 'force:A1>B1')]).toEqual([1, 'short-of-pa'])
  })
  const foe = { VIE: 3 }
  test('G-53, VX-SKL-14: all for the combat, or one for the turn', () => {
    const master = { skills: ['weapon-master'] as const }
    const all = strike(square(master, {}, foe), 'strike:A1>B1', { mastery: ['all:A1'] })
    expect(resolved(all)).toEqual([3, 2, 'success'])
    expect(resolved(strike(all, 'strike:A2>B1'))).toEqual([3, 3, 'failure'])
    const one = strike(square(master, {}, foe), 'strike:A1>B1', { mastery: ['one:A1>B1'] })
    expect(resolved(one)).toEqual([3, 2, 'success'])
    expect(resolved(strike(one, 'strike:A2>B1'))).toEqual([3, 2, 'success'])
    expect([statOf(one.state, 'B1', 'DEF'), figure(one, 'B1').damage]).toEqual([2, 2])
    expect(statOf(turning(turnEnded(one.state)).state, 'B1', 'DEF')).toBe(3)
  })
  test('G-54, VX-SKL-15: one master cancels another, and the vicious', () => {
    const master = { skills: ['weapon-master'] as const }
    expect(resolved(strike(duel(master, master), 'strike:A1>B1'))).toEqual([3, 3, 'failure'])
    const vicious = strike(square({ skills: ['vicious'] }, {}, {}, master), 'strike:A1>B1')
    expect(resolved(vicious)).toEqual([3, 3, 'failure'])
    const effects = [{ stat: 'DEF', delta: -1, until: 1, cause: 'weapon-master', source: 'A1' }] as const
    const rest = strike(square(master, {}, { now: { effects } }, master), 'strike:A2>B1')
    expect(resolved(rest)).toEqual([3, 3, 'failure'])
  })
  test('G-55, VX-SKL-20: the vicious pick their victim, and add up', () => {
    const vicious = { skills: ['vicious'] as const }
    expect(resolved(strike(duel(vicious), 'strike:A1>B1'))).toEqual([3, 2, 'success'])
    const two = strike(square({ ...vicious, ATT: 2 }, { ...vicious, ATT: 2 }), 'strike:A1>B1', {
      joiners: ['A2'],
      spite: ['spite:A1>B1', 'spite:A2>B1'],
    })
    expect([resolved(two), damages(two)]).toEqual([[4, 1, 'exceptional'], { B1: 2 }])
    const split = strike(square(vicious, {}, { DEF: 2 }, { DEF: 2 }), 'strike:A1>B1', {
      defenders: ['B2'],
      spite: ['spite:A1>B2'],
    })
    expect(resolved(split)).toEqual([3, 3, 'failure'])
  })
  test('VX-SKL-06: Fanatics charge, run and attack, and nothing else', () => {
    const play = acting({
      models: { A1: { at: [10, 40], skills: ['fanatic'], shot: [2, 20, 1, 30], POU: 2, spells: ['dart'] }, B1: { at: [30, 40] } },
    })
    expect(['run:A1', 'charge:A1>B1'].map((id) => why(play, id))).toEqual([undefined, undefined])
    expect(['walk:A1', 'evade:A1', 'forced:A1'].map((id) => why(play, id))).toEqual(['absent', 'absent', 'absent'])
    expect(['shoot:A1>B1', 'cast:A1>dart', 'trance:A1'].map((id) => why(play, id))).toEqual(Array(3).fill('fanatic-cannot'))
    const engaged = acting(duel({ skills: ['fanatic'] }))
    expect(['strike:A1>B1', 'force:A1>B1'].map((id) => why(engaged, id))).toEqual([undefined, undefined])
    expect(['disengage:A1', 'force-out:A1'].map((id) => why(engaged, id))).toEqual(['absent', 'absent'])
    // Not listed, and refused by the rules besides.
    for (const how of ['walk', 'forced', 'evade', 'disengage', 'force-out'] as const)
      expect([how, whyNotMove(engaged.state, 'A1', how)?.key]).toEqual([how, 'fanatic-cannot'])
    const foe: Placing = { shot: [4, 30, 1, 40] }
    const shot = acting(
      { models: { A1: { at: [10, 40], skills: ['fanatic'] }, B1: { at: [30, 40], ...foe } }, step: OTHERS },
      'B',
    )
    act(shot, 'shoot:B1>A1', 'B').answer('B', 'concentrate', [])
    expect(shot.options('shot reaction')).toEqual(['ignore', 'notice:0', 'notice:1', 'notice:2'])
    expect(figure(shot.answer('A', 'shot reaction', 'notice:2'), 'A1')).toMatchObject({ pa: 5, will: 0 })
    const struck = act(acting({ ...duel({ skills: ['fanatic'] }), step: OTHERS }, 'B'), 'strike:B1>A1', 'B')
    expect(bid(struck, 'A', 'melee bid', { A1: 1 }).open).toEqual(['B: melee bid'])
  })
  test('VX-SKL-07: a dead Fanatic fights on, takes no more and counts its points once', () => {
    const from: Laid = { ...duel({ ATT: 9 }, { skills: ['fanatic'] }), step: { of: 'others', rapidity: 4 } }
    const play = strike(from, 'strike:A1>B1')
    expect([figure(play, 'B1').standing, where(play, 'B1')]).toEqual(['doomed', [42.5, 40]])
    expect(why(play, 'walk:A1')).toBe('is-engaged')
    strike(play, 'strike:A1>B1')
    expect([figure(play, 'B1').damage, play.state.ledger.length]).toEqual([2, 1])
    quiet(play)
  })
})
