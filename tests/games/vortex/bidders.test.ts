/** The bot's bids cannot be read: whoever always bids the same is hurt more than it is. */
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../../src/games'
import type { AnyRules } from '../../../src/games/rules-of'
import { nothingBid } from '../../../src/games/vortex/rules/facts/bids'
import type { Split } from '../../../src/kernel'
import { hurtMore } from './bidding'
import type { Laid } from './position'

const BOT = (await loadRules()).vortex as AnyRules
const one = { VIE: 9, FOR: 2 } as const
/** Two and two that all touch each other's. */
const BRAWL: Laid = {
  models: {
    A1: { at: [40, 40], ...one },
    A2: { at: [42.5, 42.5], ...one },
    B1: { at: [42.5, 40], ...one },
    B2: { at: [40, 42.5], ...one },
  },
  peoples: { A: 'erediens', B: 'erediens' },
}
const BRAWLS = 12

describe('a brawl with one who', () => {
  test.each(['nothing', 'half', 'all'] as const)('always bids %s', (habit) => {
    expect(hurtMore(BOT, BRAWL, habit, BRAWLS)).toBeGreaterThan(0)
  })
  test('bids half against a bot that never bids: such a habit is made use of', () => {
    const meek: AnyRules = {
      ...BOT,
      answer: (view, decision) =>
        decision.subject === 'melee bid' ? nothingBid(decision.choice as Split) : BOT.answer?.(view, decision),
    }
    expect(hurtMore(meek, BRAWL, 'half', BRAWLS)).toBeLessThan(0)
  })
})
