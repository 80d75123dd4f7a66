/** What one seat does in private leaves no trace in what the other is sent: no number, no name of a question, no message of its own. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampled, scriptedChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { COUNTING } from './counting'
import type { Player } from './player'
import { type Setting, setting } from './setting'

const text = (value: unknown) => JSON.stringify(value)

/** A table at which seat A has the turn; the cards lie as `deal` says, all dice fall as the generator has it. */
async function turnOfA(deal: readonly number[], game = COUNTING): Promise<Setting> {
  const cards = scriptedChance([['deal', deal]])
  const dice = generator(7)
  const table = await setting(1, {
    game,
    chance: {
      answer: async (decision) => (decision.subject === 'deal' ? cards.answer(decision) : { answer: sampled(decision, dice) }),
    },
  })
  table.a.answer('A', 'bid', 3)
  table.b.answer('B', 'bid', 0)
  await table.host.settled()
  return table
}

/** Things that A may do and think better of; each ends where it began. */
const DITHERS: readonly ((a: Player) => void)[] = [
  (a) => {
    a.answer('A', 'what', ['play'])
    a.answer('A', 'which card', ['hand 2'])
    a.answer('A', 'sure', ['no'])
  },
  (a) => {
    a.answer('A', 'what', ['play'])
    a.send({ type: 'undo', seat: 'A' })
  },
  (a) => {
    a.answer('A', 'what', ['swap'])
    a.answer('A', 'what', ['swap'])
  },
  (a) => {
    a.answer('A', 'what', ['play'])
    a.answer('A', 'which card', ['hand 0'])
    a.send({ type: 'undo', seat: 'A' })
    a.send({ type: 'undo', seat: 'A' })
    a.send({ type: 'redo', seat: 'A' })
    a.send({ type: 'undo', seat: 'A' })
  },
]
/** A's move, B's answer to it, and B's next go. */
async function goOn({ host, a, b }: Setting): Promise<void> {
  a.answer('A', 'what', ['roll'])
  await host.settled()
  b.answer('B', 'double', ['yes'])
  await host.settled()
  b.answer('B', 'what', ['play'])
  await host.settled()
}

describe('private trains', () => {
  it('of whatever length: the other seat is sent the same, number for number', async () => {
    const deal = [0, 1, 2, 3, 4, 5]
    const straight = await turnOfA(deal)
    await goOn(straight)
    const expected = text(straight.b.got)
    let longest = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(DITHERS.length - 1), { maxLength: 8 }), async (plan) => {
        const table = await turnOfA(deal)
        for (const step of plan) DITHERS[step]?.(table.a)
        await table.host.settled()
        await goOn(table)
        expect(table.a.refusals).toEqual([])
        expect(text(table.b.got)).toBe(expected)
        longest = Math.max(longest, table.host.entries().length - straight.host.entries().length)
      }),
      { numRuns: 40 },
    )
    expect(longest).toBeGreaterThan(10)
    expect(expected).not.toMatch(/"sure"/)
  })

  it('over whatever hand: the other seat is sent the same while no card is shown', async () => {
    const messages = async (deal: readonly number[], game = COUNTING) => {
      const table = await turnOfA(deal, game)
      for (const dither of DITHERS) dither(table.a)
      await table.host.settled()
      await goOn(table)
      return text(table.b.got)
    }
    const expected = await messages([0, 1, 2, 3, 4, 5])
    for (const deal of [
      [2, 1, 0, 3, 4, 5],
      [1, 2, 0, 3, 4, 5],
    ])
      expect(await messages(deal)).toBe(expected)
    // It can fail: a game that lets a card of the hand slip into what is told of a roll.
    const leaking: typeof COUNTING = {
      ...COUNTING,
      tell: (event, viewer, after) =>
        event.type === 'rolled' ? { ...event, top: after.hands.A[0] } : COUNTING.tell(event, viewer, after),
    }
    expect(await messages([2, 1, 0, 3, 4, 5], leaking)).not.toBe(await messages([0, 1, 2, 3, 4, 5], leaking))
  })
})
