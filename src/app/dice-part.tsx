/** The dice in words: the roll that waits for its player, or what fell last, while it lies in the tray. */
import { useStore } from 'zustand'
import { DicePrompt } from '../ui/dice-prompt'
import type { AtTable } from './match-table'

export function DicePart({ client, game, speak }: AtTable) {
  const waiting = useStore(client.store, (state) => state.throws[0])
  if (!waiting?.roll.by) return null
  const { roll, decision, subject, about } = waiting
  const seat = roll.by
  if (seat === undefined) return null
  const asked = { id: decision, seat: 'chance' as const, subject, choice: roll, fallback: [], ...(about ? { about } : {}) }
  const { title } = game.words(speak.language).question(asked, speak)
  return (
    <DicePrompt
      seat={seat}
      name={speak.seat(seat)}
      title={title}
      count={roll.dice.length}
      press="R"
      onThrow={() => client.actions.throwDice(decision, { x: 0, y: 600, strength: 600 })}
    />
  )
}
