/**
 * The chance of a puzzle: every throw and shuffle follows from the puzzle's seed, from how many came before it in this attempt, and
 * from what is thrown or shuffled. How the dice are thrown by hand does not matter, or one could throw again until they fall well.
 */
import type { Roll } from '../../kernel'
import type { Puzzle } from '../../protocol/puzzle'
import type { ChanceSource } from '../chance'
import type { MatchEntry } from '../history'
import { askedOf, drawn, seeded } from '../proof/asked'
import type { Dice } from '../proof/source'
import { matchSays } from '../said'

/** How many questions chance has answered after the position, without those that were taken back. */
function countAfter(entries: readonly MatchEntry[], after: number): number {
  let inForce: readonly MatchEntry[] = []
  let undone: readonly (readonly MatchEntry[])[] = []
  for (const entry of entries.slice(after + 1)) {
    const { cause } = entry
    if (cause.type === 'commit') continue
    if (cause.type === 'undo') {
      const { to } = cause
      undone = [...undone, inForce.filter(({ seq }) => seq > to)]
      inForce = inForce.filter(({ seq }) => seq <= to)
    } else if (cause.type === 'redo') {
      inForce = [...inForce, ...(undone.at(-1) ?? [])]
      undone = undone.slice(0, -1)
    } else {
      inForce = [...inForce, entry]
      undone = []
    }
  }
  return inForce.filter(({ cause }) => cause.type === 'answer' && cause.seat === 'chance').length
}

export function fixedChance({ seed, after }: Pick<Puzzle, 'seed' | 'after'>, dice: Dice): ChanceSource {
  return {
    async answer(decision, { log }) {
      // The cast is safe: a choice whose shape is 'roll' is a roll.
      const throwing = decision.choice.shape === 'roll' ? await dice.ready((decision.choice as Roll).dice) : undefined
      const asked = askedOf(decision, 'dice')
      const stream = seeded({ root: seed, number: countAfter(log(), after) + 1, link: seed, seats: {}, asked })
      if (asked.kind === 'shuffle') return { answer: drawn(asked, stream) }
      const thrown = await (async () => throwing?.(stream.words()))().catch(() => undefined)
      if (!thrown) return { answer: drawn(asked, stream), notice: matchSays('dice-replaced', {}) }
      return { answer: thrown.faces, film: thrown.film }
    },
  }
}
