/** What the plain bot of *Vortex* does where a beginner would know better than to do anything else. */
import { describe, expect, test } from 'vitest'
import { botAnswer } from '../../../src/bots/bot'
import { loadRules } from '../../../src/games'
import type { AnyRules } from '../../../src/games/rules-of'
import { seeded } from '../../conformance/rng'
import { act, acting, figure, type Laid, type Placing, turning, type VortexPlay, wall, where } from './position'

const BOT = (await loadRules()).vortex as AnyRules

const answer = (play: VortexPlay, subject: string, seed: number): unknown => {
  const decision = play.decision(subject)
  const { seat } = decision
  return botAnswer(BOT, play.sees(seat === 'chance' ? 'everybody' : seat), decision, seeded(seed))
}
/** What it answers to an open question, over many seeds. */
const answers = (play: VortexPlay, subject: string): readonly string[] => [
  ...new Set(
    Array.from({ length: 30 }, (_, seed) => {
      const given = answer(play, subject, seed + 1)
      return Array.isArray(given) ? given.join() : String(given)
    }),
  ),
]
const verbs = (play: VortexPlay): readonly string[] => [
  ...new Set(answers(play, 'act').map((id) => (id.includes('>') ? id : id.split(':')[0]) ?? '')),
]
/** It plays A's window to its end. */
function played(play: VortexPlay, seed: number): VortexPlay {
  for (let next = play.snapshot.pending[0]; next; next = play.snapshot.pending[0]) {
    const seat = next.seat as 'A' | 'B'
    play.answer(seat, next.subject, botAnswer(BOT, play.sees(seat), next as never, seeded(seed)))
  }
  return play
}

describe('charges', () => {
  const facing = (gap: number, more: Partial<Laid> = {}, a: Placing = {}) =>
    acting({ models: { A1: { at: [20, 40], ATT: 6, ...a }, B1: { at: [22.5 + gap, 40] } }, ...more })
  const charges = (play: VortexPlay) => answers(play, 'act').includes('charge:A1>B1')
  test.each([
    [8, false],
    [12, true],
    [18, true],
    [19.5, false],
    [20.5, false],
    [30, false],
  ])('over %s cm, as it looks: %s', (gap, expected) => {
    expect(charges(facing(gap))).toBe(expected)
  })
  test('what lies in the way is gone around, or nothing is declared', () => {
    expect(charges(facing(15, { scenery: [wall(30, 30.6, 0, 80, 1.5)] }))).toBe(false)
    expect(charges(facing(15, { scenery: [wall(30, 30.6, 34, 46, 1.5)] }))).toBe(false)
    expect(charges(facing(15, { scenery: [wall(30, 30.6, 39.5, 41, 1.5)] }))).toBe(true)
  })
})

describe('bids', () => {
  test('nobody reads them: every number of points is bid now and then, by who attacks and who defends', () => {
    const duel = act(acting({ models: { A1: { at: [40, 40] }, B1: { at: [42.5, 40] } } }), 'strike:A1>B1')
    for (const seat of ['A', 'B'] as const) {
      const bids = Array.from({ length: 40 }, (_, seed) =>
        botAnswer(BOT, duel.sees(seat), duel.decision('melee bid', seat), seeded(seed)),
      )
      expect(new Set(bids.map(String))).toEqual(new Set(['0,2', '1,1', '2,0']))
    }
    const shot = act(
      acting({ models: { A1: { at: [10, 40], VOL: 0, shot: [3, 20, 1, 40] }, B1: { at: [25, 40] } } }),
      'shoot:A1>B1',
    )
    expect(answers(shot, 'shot reaction').length).toBeGreaterThanOrEqual(3)
  })
  test('nothing is spent where it cannot change anything', () => {
    const hopeless = act(acting({ models: { A1: { at: [40, 40] }, B1: { at: [42.5, 40], DEF: 9 } } }), 'strike:A1>B1')
    expect(answer(hopeless, 'melee bid', 1)).toEqual([0, 2])
  })
})

describe('magicians', () => {
  const MAGE: Placing = { at: [20, 20], POU: 2, ATT: 1, spells: ['dart', 'suture', 'second-wind'] }
  const field = (models: Laid['models'], a: Placing = {}) => acting({ models: { A1: { ...MAGE, ...a }, ...models } })
  test('go into trance while nobody is near, no more than twice on end', () => {
    const far = { B1: { at: [60, 70] as const } }
    expect(answers(field(far), 'act')).toEqual(['trance:A1'])
    expect(answers(field(far, { now: { trance: 1, mana: 4 } }), 'act')).toEqual(['trance:A1'])
    expect(answers(field(far, { now: { trance: 2, mana: 6 } }), 'act')).not.toContain('trance:A1')
    expect(answers(field({ B1: { at: [20, 40] } }), 'act')).not.toContain('trance:A1')
  })
  test('spend what trance has given on who comes near', () => {
    const near = field({ B1: { at: [20, 42], VOL: 1 } }, { now: { trance: 2, mana: 6 } })
    expect(answers(near, 'act')).toEqual(['cast:A1>dart'])
  })
  test('do not charge, and are not nearer to the enemy when they have acted', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const play = field({ B1: { at: [20, 36], VOL: 9 } }, { spells: ['dart'], at: [20, 20] })
      played(play, seed)
      const [x = 0, y = 0] = where(play, 'A1') ?? []
      expect(Math.hypot(x - 20, y - 36)).toBeGreaterThanOrEqual(16)
      expect(figure(play, 'A1').done.charged).toBeUndefined()
    }
  })
  test('heal the hurt and nobody else, at what they can pay', () => {
    const hurt = { VIE: 4, now: { damage: 2 } } as const
    const far = { at: [70, 70] as const }
    const able = field({ A2: { at: [24, 20], ...hurt }, A3: { at: [20, 24] }, B1: far }, { spells: ['suture'], now: { mana: 6 } })
    expect(answers(able, 'act').every((id) => id === 'cast:A1>suture')).toBe(true)
    act(able, 'cast:A1>suture')
    const difficulties = answers(able, 'difficulty')
    expect(difficulties).toEqual(['difficulty:2'])
    able.answer('A', 'difficulty', 'difficulty:2')
    expect(answers(able, 'spell target')).toEqual(['target:A2'])
    able.answer('A', 'spell target', 'target:A2')
    expect(answer(able, 'mana', 1)).toEqual([3, 3])
    const whole = field({ A2: { at: [24, 20] }, B1: far }, { spells: ['suture'], now: { mana: 6, trance: 2 } })
    expect(verbs(whole)).not.toContain('cast:A1>suture')
  })
  test('cast at whom they can overcome, in range by eye, rather at the costly than at the cheap', () => {
    const models = {
      B1: { at: [20, 40] as const, VOL: 9 },
      B2: { at: [26, 40] as const, VOL: 1 },
      B3: { at: [70, 40] as const, VOL: 0 },
    }
    const play = act(field(models, { spells: ['dart'], now: { mana: 6 } }), 'cast:A1>dart')
    expect(answers(play, 'spell target')).toEqual(['target:B2'])
    const strong = field({ B1: { at: [20, 40], VOL: 9 } }, { spells: ['dart'], now: { mana: 6, trance: 2 } })
    expect(verbs(strong)).not.toContain('cast:A1>dart')
  })
  test('pay what exceeds the threshold and a bid of one', () => {
    const play = act(field({ B1: { at: [20, 40], VOL: 1 } }, { spells: ['dart'], now: { mana: 8 } }), 'cast:A1>dart')
    play.answer('A', 'spell target', 'target:B1').answer('B', 'notice spell', ['B1'])
    expect(answer(play, 'mana', 1)).toEqual([6, 2])
  })
})

test('a magician in trance is left there: the match goes on to the next turn with its Mana', () => {
  const from = acting({ models: { A1: { at: [20, 20], POU: 2, spells: ['dart'] }, B1: { at: [60, 70] } } })
  const after = played(from, 1)
  expect(figure(after, 'A1')).toMatchObject({ locked: 'trance', trance: 1 })
  expect(figure(turning(after.state), 'A1').mana).toBe(4)
})
