/** Spells (4.13, 6.5) cast by several, at several, and at those in melee and in trance. */
import { describe, expect, test } from 'vitest'
import { statOf } from '../../../src/games/vortex/rules/facts/figures'
import type { Spell } from '../../../src/games/vortex/rules/profile'
import { act, acting, bid, figure, type Laid, type Placing, resolved, wall, where, why } from './position'
import { cast, field, MAGE } from './spellcraft'

/** It knows no spell. */
const HELP: Placing = { at: [20, 44], POU: 2, now: { mana: 2 } }

describe('several casters', () => {
  test('VX-SPL-07, VX-SPL-16, VX-SPL-19: each pays two and gives what it likes; twice the threshold is not exceptional', () => {
    const play = cast(
      field({ A2: HELP, B1: { at: [32.5, 40], VOL: 0, VIE: 3 } }),
      'dart',
      ['B1'],
      { A1: 4, A2: 2 },
      { casters: ['A2'] },
    )
    expect(resolved(play)).toEqual([6, 3, 'success'])
    expect([figure(play, 'A1'), figure(play, 'A2')]).toMatchObject([
      { pa: 4, mana: 26 },
      { pa: 4, mana: 0 },
    ])
    expect(figure(play, 'B1').damage).toBe(1)
  })
  test('VX-SPL-12, VX-SPL-13: if nobody is left who knows it, it fails and nobody is asked', () => {
    const far: Placing = { ...MAGE, at: [20, 75] }
    const play = cast(field({ A1: far, A2: { ...HELP, at: [24, 45] }, B1: { at: [32.5, 40] } }), 'dart', ['B1'], 9, {
      casters: ['A2'],
    })
    expect([play.last('spell-fizzled').spell, play.open]).toEqual(['dart', ['A: act']])
    expect([figure(play, 'A1'), figure(play, 'A2')]).toMatchObject([
      { pa: 4, mana: 30 },
      { pa: 4, mana: 2 },
    ])
  })
  test('VX-SPL-12, 6.5 Gust: the first announced who is left leads, and the push is away from it', () => {
    const far: Placing = { ...MAGE, at: [8, 75] }
    const models = { A1: far, A2: { ...HELP, at: [32.5, 28] as const }, A3: { ...MAGE, at: [45, 40] as const } }
    const pushed = (casters: readonly string[]) => where(cast(field(models), 'gust', ['B1'], { A3: 4 }, { casters }), 'B1')
    expect(pushed(['A2', 'A3'])).toEqual([32.5, 45])
    expect(pushed(['A3', 'A2'])).toEqual([27.5, 40])
  })
  test('6.5 Rot Cloud: its failure costs only those who were near enough, and only what they have', () => {
    const play = cast(
      field({
        A2: { ...HELP, at: [8, 60] },
        A3: { ...HELP, at: [24, 48], now: { mana: 0, will: 0 } },
        B1: { at: [32.5, 40] },
      }),
      'rot-cloud',
      ['B1'],
      1,
      { casters: ['A2', 'A3'] },
    )
    expect(play.last('spell-measured').out).toEqual(['A2'])
    expect(['A1', 'A2', 'A3'].map((ref) => figure(play, ref).will)).toEqual([1, 2, 0])
  })
  test('VX-SPL-09, VX-SPL-11: a helper who does not see the target keeps the spell from it', () => {
    const hidden = field({ A2: { ...HELP, at: [20, 50] } }, { scenery: [wall(24, 30, 45, 45.6, 9)] })
    act(hidden, 'cast:A1>dart').answer('A', 'casters', ['A2'])
    expect(hidden.option('spell target', 'target:B1').refused?.key).toBe('not-seen')
  })
  test('6.5 Second Wind: none of its casters gains by it', () => {
    const play = act(field({ A2: HELP, A3: { at: [25, 38] } }), 'cast:A1>second-wind').answer('A', 'casters', ['A2'])
    expect(play.options('spell target')).toEqual(['target:A3', 'cancel'])
  })
})

describe('against enemies', () => {
  test('VX-SPL-15, VX-SPL-17: each notices for itself; who does not may bid nothing', () => {
    const play = act(
      field({
        B1: { at: [32.5, 40], VOL: 1 },
        B2: { at: [32.5, 44], VOL: 3, PA: 0 },
        B3: { at: [32.5, 36], VOL: 2, PA: 0, skills: ['observation'] },
      }),
      'cast:A1>mind-lash',
    )
    play.answer('A', 'spell target', ['target:B1', 'target:B2', 'target:B3'])
    expect(play.options('notice spell')).toEqual(['B1', 'B3'])
    play.answer('B', 'notice spell', ['B1', 'B3'])
    bid(play, 'B', 'will', { B1: 1, B3: 2 })
    bid(play, 'A', 'mana', { A1: 11 })
    expect(resolved(play)).toEqual([11, 10, 'success'])
    expect(['B1', 'B2', 'B3'].map((ref) => figure(play, ref).pa)).toEqual([4, 0, 0])
    expect(['B1', 'B2', 'B3'].map((ref) => figure(play, ref).will)).toEqual([0, 3, 0])
  })
  test('6.5 Mind Lash: exactly eight centimetres from the first named is near enough, more is left out of the sum too', () => {
    const models = (gap: number): Laid['models'] => ({ B1: { at: [32.5, 40] }, B2: { at: [32.5, 42.5 + gap] } })
    const near = cast(field(models(8)), 'mind-lash', ['B1', 'B2'], 6)
    expect([resolved(near), figure(near, 'B2').pa]).toEqual([[6, 5, 'success'], 5])
    const far = cast(field(models(8.1)), 'mind-lash', ['B1', 'B2'], 6)
    expect([resolved(far), figure(far, 'B1').pa, figure(far, 'B2').pa]).toEqual([[6, 3, 'success'], 5, 6])
  })
  test('6.5 Mind Lash, VX-SPL-08: the first named is the one that was named first', () => {
    const models = { B1: { at: [32.5, 33] as const }, B2: { at: [32.5, 42] as const }, B3: { at: [32.5, 51] as const } }
    const hit = (targets: readonly string[]) =>
      ['B1', 'B2', 'B3'].filter((ref) => figure(cast(field(models), 'mind-lash', targets, 30), ref).pa < 6)
    expect(hit(['B2', 'B1', 'B3'])).toEqual(['B1', 'B2', 'B3'])
    expect(hit(['B3', 'B1', 'B2'])).toEqual(['B2', 'B3'])
  })
  test('R-39: with thresholds of their own one is lashed hard, one lightly, one not at all', () => {
    const models = {
      B1: { at: [32.5, 36] as const, VOL: 1 },
      B2: { at: [32.5, 40] as const, VOL: 3 },
      B3: { at: [32.5, 44] as const, VOL: 4 },
    }
    const play = cast(field(models, { rulings: { groupThreshold: 'individual' } }), 'mind-lash', ['B1', 'B2', 'B3'], 5)
    expect(['B1', 'B2', 'B3'].map((ref) => [figure(play, ref).pa, figure(play, ref).will])).toEqual([
      [4, 0],
      [5, 3],
      [6, 4],
    ])
  })
  test('VX-SPL-03, VX-SPL-14: of a card for any miniature only an enemy resists', () => {
    const touch: Spell = {
      id: 'touch',
      range: 30_000,
      target: { of: 'any' },
      difficulties: [2],
      effect: { does: 'damage', amount: 1, more: 2 },
    }
    const mage = { ...MAGE, spells: ['touch'] }
    const at = (target: string) =>
      resolved(cast(field({ A1: mage, A2: { at: [25, 46], VIE: 3 } }, { spells: [touch] }), 'touch', [target], 3))
    expect([at('A2'), at('B1')]).toEqual([
      [3, 2, 'success'],
      [3, 4, 'failure'],
    ])
  })
  test('VX-SPL-11, VX-SPL-17: half seen or evading is no help against a spell', () => {
    const effects = [{ stat: 'partial', delta: 0, until: 1, cause: 'evade' }] as const
    expect(resolved(cast(field({ B1: { at: [32.5, 40], now: { effects } } }), 'dart', ['B1'], 6))).toEqual([6, 5, 'success'])
  })
  test('VX-SPL-17, VX-TER-09: on its own mountain an Azelk resists by one more, and has one more to bid', () => {
    const land: Partial<Laid> = { signs: { A: '-', B: '+' }, peoples: { A: 'erediens', B: 'azelks' } }
    const from = () => field({ B1: { at: [32.5, 40], people: 'azelks', VOL: 2 } }, land)
    const play = cast(from(), 'dart', ['B1'], 9, { notice: ['B1'], will: { B1: 3 } })
    expect([resolved(play), figure(play, 'B1').will]).toEqual([[9, 9, 'failure'], 0])
  })
  test('VX-SPL-02: exactly at its range it works', () => {
    expect(resolved(cast(field({ B1: { at: [52.5, 40] } }), 'dart', ['B1'], 6))[2]).toBe('success')
    expect(cast(field({ B1: { at: [52.51, 40] } }), 'dart', ['B1'], 6).last('spell-fizzled').spell).toBe('dart')
  })
  test('VX-TRA-04: a dart breaks a trance, a lash or a push does not', () => {
    const now = { trance: 2, locked: 'trance', pa: 0 } as const
    const cursed = (id: string, q: number) =>
      figure(cast(field({ B1: { at: [32.5, 40], POU: 2, VIE: 3, now } }), id, ['B1'], q), 'B1')
    expect([cursed('dart', 6).trance, cursed('mind-lash', 4).trance, cursed('gust', 4).trance]).toEqual([0, 2, 2])
  })
  test('6.5 Mind Lash: an exceptional one takes two points and all Will, and nobody below nothing', () => {
    const play = cast(field({ B1: { at: [32.5, 40], VOL: 2, PA: 1 } }), 'mind-lash', ['B1'], 7)
    expect(figure(play, 'B1')).toMatchObject({ pa: 0, will: 0 })
    expect(statOf(play.state, 'B1', 'VOL')).toBe(2)
  })
  test('6.5 Rot Cloud: exactly four centimetres off is inside, friends and the caster too', () => {
    const play = cast(
      field({ A1: { ...MAGE, at: [28, 40] }, B1: { at: [32.5, 40], VIE: 2 }, B2: { at: [39, 40] }, B3: { at: [32.5, 46.51] } }),
      'rot-cloud',
      ['B1'],
      5,
    )
    expect([figure(play, 'B1').damage, figure(play, 'B1').pa]).toEqual([1, 6])
    expect(['A1', 'B2', 'B3'].map((ref) => figure(play, ref).pa)).toEqual([3, 5, 6])
  })
})

describe('pushing', () => {
  const pushed = (models: Laid['models'], q = 4) => where(cast(field(models), 'gust', ['B1'], q), 'B1')
  test('6.5 Gust: up to the edge of the table, not over it', () => {
    expect(pushed({ A1: { ...MAGE, at: [60, 40] }, B1: { at: [77, 40] } })?.[0]).toBeCloseTo(78.55, 1)
  })
  test('6.5 Gust: who touches what is behind it stays, in contact or not', () => {
    expect(pushed({ A2: { at: [35, 40] } }, 9)).toEqual([32.5, 40])
    expect(pushed({ B2: { at: [35, 40] } }, 9)).toEqual([32.5, 40])
  })
  test('6.5 Gust: one pushed along a base that it touches is not held by it, in whatever direction', () => {
    // Straight across from the wind, two and a half centimetres beside it.
    const [dx, dy] = [0.6, 0.8]
    const wind = { ...MAGE, at: [32.5 - 10 * dx, 40 - 10 * dy] as const }
    const [x = 0, y = 0] = pushed({ A1: wind, A2: { at: [32.5 - 2.5 * dy, 40 + 2.5 * dx] } }) ?? []
    expect([x, y]).toEqual([35.5, 44])
    const slanted = { ...MAGE, at: [32.5 - 7.31, 40 - 4.57] as const }
    const size = Math.hypot(7.31, 4.57)
    const beside = { at: [32.5 + (2.5005 * 4.57) / size, 40 - (2.5005 * 7.31) / size] as const }
    const to = pushed({ A1: slanted, A2: beside }) ?? [0, 0]
    expect(Math.hypot(to[0] - 32.5, to[1] - 40)).toBeCloseTo(5, 1)
  })
  test('6.5 Gust: it passes beside a foe only further off than contact', () => {
    const [x = 0] = pushed({ A2: { at: [38, 42.55] } }, 9) ?? []
    expect(Math.hypot(38 - x, 2.55) - 2.5).toBeGreaterThan(0.1)
    expect(x).toBeGreaterThan(36.5)
  })
  test('6.5 Gust, VX-MOV-03, VX-TRA-03: out of a melee without leaving it by itself; it was engaged all the same', () => {
    const mage: Placing = { at: [32.5, 40], POU: 2, now: { done: { engaged: true } } }
    const play = cast(field({ A2: { at: [32.5, 37.5] }, B1: mage }), 'gust', ['B1'], 4)
    expect(where(play, 'B1')).toEqual([37.5, 40])
    const theirs = acting(play.state, 'B')
    expect(['walk:B1', 'run:B1', 'trance:B1'].map((id) => why(theirs, id))).toEqual([undefined, undefined, 'was-engaged'])
    expect(why(acting(play.state), 'walk:A2')).toBeUndefined()
  })
})
