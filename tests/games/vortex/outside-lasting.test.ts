/** How long what spells do lasts (6.5), and Mana from one turn to the next (4.13). */
import { describe, expect, test } from 'vitest'
import { statOf } from '../../../src/games/vortex/rules/facts/figures'
import { visibility } from '../../../src/games/vortex/rules/facts/sight'
import type { Figure } from '../../../src/games/vortex/rules/state'
import { act, acting, figure, type Laid, type Placing, turnEnded, turning, wall, why } from './position'
import { cast, field, MAGE } from './spellcraft'

describe('how long', () => {
  const next = (play: ReturnType<typeof field>) => turning(turnEnded(play.state))
  test('6.5 Entangle: this turn and the next; rooted only for this one', () => {
    const play = cast(field({}), 'entangle', ['B1'], 7)
    const second = next(play)
    const third = next(second)
    expect([play, second, third].map(({ state }) => statOf(state, 'B1', 'MOU'))).toEqual([5000, 5000, 10_000])
    expect(why(acting({ ...second.state, step: 0 }, 'B'), 'walk:B1')).toBeUndefined()
  })
  test('6.5 Stone Skin: not cumulative, and over with the turn', () => {
    const play = cast(cast(field({ A2: { at: [20, 44] } }), 'stone-skin', ['A2'], 3), 'stone-skin', ['A2'], 5)
    expect([statOf(play.state, 'A2', 'DEF'), statOf(play.state, 'A2', 'VIV')]).toEqual([4, 4])
    expect(figure(next(play), 'A2').effects).toEqual([])
  })
  test('6.5 Mist Veil: those who were there when it was cast, for two turns if exceptional, enemies never', () => {
    const from = {
      A2: { at: [30, 60] as const, now: { mana: 0 } },
      A3: { at: [30, 68.5] as const },
      B2: { at: [29, 63.5] as const },
    }
    const play = cast(field({ A1: { ...MAGE, at: [20, 60] }, ...from }), 'veil', ['A2'], 5)
    const seen = (state: typeof play.state) =>
      ['A2', 'A3', 'B2'].map((ref) => visibility(state, ref.startsWith('A') ? 'B1' : 'A1', ref))
    expect(seen(play.state)).toEqual(['partial', 'partial', 'full'])
    const second = next(play)
    expect(seen(second.state)).toEqual(['partial', 'partial', 'full'])
    expect(seen(next(second).state)[0]).toBe('full')
  })
  test('6.5 Second Wind: the points are for this turn, two if exceptional, once', () => {
    const play = cast(field({ A2: { at: [20, 44], PA: 3, now: { pa: 0 } } }), 'second-wind', ['A2'], 5)
    expect([figure(play, 'A2').pa, why(play, 'run:A2')]).toEqual([2, undefined])
    expect(why(play, 'cast:A1>second-wind')).toBe('no-target')
    expect(figure(next(play), 'A2').pa).toBe(3)
  })
  test('6.5 Second Wind: neither after a failed charge nor in trance', () => {
    const locked = (now: Partial<Figure>) => why(field({ A2: { at: [20, 44], POU: 1, now } }), 'cast:A1>second-wind')
    expect([locked({ locked: 'failed-charge' }), locked({ locked: 'trance' }), locked({})]).toEqual([
      'no-target',
      'no-target',
      undefined,
    ])
  })
  test('6.5 Suture: oneself, no more than there is, and no doomed one', () => {
    const self = cast(field({ A1: { ...MAGE, VIE: 3, now: { mana: 30, damage: 1 } } }), 'suture', ['A1'], 6, { difficulty: 5 })
    expect(figure(self, 'A1').damage).toBe(0)
    const doomed: Placing = { at: [20, 44], skills: ['fanatic'], now: { standing: 'doomed', damage: 1 } }
    const play = act(field({ A2: doomed }, { step: { of: 'others', rapidity: 4 } }), 'cast:A1>suture').answer(
      'A',
      'difficulty',
      'difficulty:2',
    )
    expect(play.options('spell target')).toEqual(['target:A1', 'cancel'])
  })
  test('6.5 Shatter, VX-CON-02: what is broken hides nobody and holds nobody together', () => {
    const play = field(
      { A1: { ...MAGE, at: [20, 46] }, A2: { at: [30, 40] }, B1: { at: [33.1, 40] } },
      { scenery: [wall(31.25, 31.85, 30, 50, 2.95)] },
    )
    expect(why(play, 'walk:A2')).toBe('is-engaged')
    expect(visibility(play.state, 'A1', 'B1')).toBe('none')
    cast(play, 'shatter', ['wall-1'], 4)
    expect(visibility(play.state, 'A1', 'B1')).toBe('full')
    expect([why(play, 'walk:A2'), why(play, 'strike:A2>B1')]).toEqual([undefined, 'absent'])
  })
})

describe('trance and Mana', () => {
  const next = (play: ReturnType<typeof field>) => turning(turnEnded(play.state))
  const trance = (play: ReturnType<typeof field>) => act(acting({ ...play.state, step: 0 }), 'trance:A1')
  const alone = (a: Placing = {}, more: Partial<Laid> = {}) =>
    field({ A1: { ...MAGE, now: {}, ...a }, B1: { at: [70, 75] } }, more)
  test('VX-TRA-05, VX-TRA-07: a turn without it ends the sequence, whatever was cast', () => {
    const second = next(trance(alone()))
    expect(figure(second, 'A1').mana).toBe(6)
    const third = next(second)
    expect([figure(third, 'A1').mana, figure(trance(third), 'A1').trance]).toEqual([3, 1])
  })
  test('VX-TRA-02, VX-TRA-07: it harvests in two spells, and is then not able to go on', () => {
    const second = acting({ ...next(trance(alone({}))).state, step: 0 })
    cast(second, 'suture', ['A1'], 3)
    expect([figure(second, 'A1').mana, why(second, 'trance:A1')]).toEqual([3, 'acted-already'])
    cast(second, 'suture', ['A1'], 3)
    expect([figure(second, 'A1').mana, figure(second, 'A1').pa]).toEqual([0, 2])
  })
  test('VX-TRA-06, VX-TER-10: POU as it is in the turn of the harvest', () => {
    const land = (turn: number): Partial<Laid> => ({
      turn,
      signs: { A: '+', B: '-' },
      peoples: { A: 'seraphydes', B: 'azelks' },
    })
    // People 1 of seven turns: the bonus is there in turn 3 and gone in turn 4.
    const at = (turn: number) => figure(next(trance(alone({ people: 'seraphydes' }, land(turn)))), 'A1').mana
    expect([at(2), at(3)]).toEqual([8, 6])
  })
})
