/** Dice that fall one after another: a single throw by the player throws all of them. */
import type { DecisionId } from '../kernel'
import type { Eyes, ThrowGesture } from '../protocol/messages'

/** A plain throw straight ahead, for buttons and keys, which have no direction. */
export const STRAIGHT: ThrowGesture = { x: 0, y: 600, strength: 600 }

interface Waiting {
  readonly seat: Eyes
  readonly decision: DecisionId
}

export interface Throwing {
  /** The player has thrown. `by`: the roll that he threw himself. */
  begin(gesture: ThrowGesture, by?: DecisionId): void
  /** The rolls to be thrown now by the same gesture, each once. */
  due(waiting: readonly Waiting[]): readonly (Waiting & { readonly gesture: ThrowGesture })[]
  /** From now on the player throws the next dice himself again. */
  stop(): void
  /** The past has changed, or a throw was refused. Rolls thrown for the player may wait again; he then throws them himself. */
  forget(): void
  /** Was this roll thrown for the player? */
  isThrown(id: DecisionId): boolean
}

export function createThrowing(): Throwing {
  const thrown = new Set<DecisionId>()
  let gesture: ThrowGesture | undefined
  let own: DecisionId | undefined
  return {
    begin(next, by) {
      gesture = next
      own = by
    },
    due(waiting) {
      const now = gesture
      if (!now) return []
      const due = waiting.filter(({ decision }) => decision !== own && !thrown.has(decision))
      for (const { decision } of due) thrown.add(decision)
      return due.map((one) => ({ ...one, gesture: now }))
    },
    stop() {
      gesture = undefined
    },
    forget() {
      gesture = undefined
      thrown.clear()
    },
    isThrown: (id) => thrown.has(id),
  }
}
