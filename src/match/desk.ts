/**
 * The names under which decisions travel. Each seat's questions have numbers of their own and no number is used twice: a late
 * answer cannot reach another question, and nobody can count the questions of others. A question that is asked again, after an undo, gets
 * a new name: a late copy of the answer that was taken back must not count for it.
 */
import type { Decision, DecisionId, PlayerSeat, Terms } from '../kernel'
import { askedAgain } from '../protocol/question'

export interface Desk<G extends Terms> {
  /** The name of this decision on the wire, for the seat that handles it. The same decision keeps its name. */
  idFor(seat: PlayerSeat, decision: Decision<G>): DecisionId
  /** These decisions are asked again: the names that they had are names of questions answered before. */
  renew(decisions: readonly Decision<G>[]): void
  /** The decision that was given this name; `isNow` where it has the name still. */
  find(id: DecisionId): { readonly seat: PlayerSeat; readonly decision: Decision<G>; readonly isNow: boolean } | undefined
}

/** `epoch` goes into every name: of an answer to a question of another host, even of the same match, nothing is found here. */
export function createDesk<G extends Terms>(epoch = ''): Desk<G> {
  const ids = new WeakMap<Decision<G>, DecisionId>()
  const issued = new Map<DecisionId, { readonly seat: PlayerSeat; readonly decision: Decision<G> }>()
  const counts = new Map<PlayerSeat, number>()
  return {
    idFor(seat, decision) {
      const known = ids.get(decision)
      if (known !== undefined) return known
      const count = (counts.get(seat) ?? 0) + 1
      counts.set(seat, count)
      const id = `${epoch}${seat}${count}`
      ids.set(decision, id)
      issued.set(id, { seat, decision })
      return id
    },
    renew(decisions) {
      for (const decision of decisions) {
        const before = ids.get(decision)
        const found = before === undefined ? undefined : issued.get(before)
        if (!before || !found) continue
        const id = askedAgain(before)
        ids.set(decision, id)
        issued.set(id, found)
      }
    },
    find(id) {
      const found = issued.get(id)
      return found && { ...found, isNow: ids.get(found.decision) === id }
    },
  }
}
