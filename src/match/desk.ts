/**
 * The ids of decisions on the wire. Each seat's questions are numbered on their own and no number is reused, so a late answer
 * cannot reach another question and no seat can count the questions of others. A question that is asked again after an undo gets
 * a new id, so that a late copy of the withdrawn answer does not count for it.
 */
import type { Decision, DecisionId, PlayerSeat, Terms } from '../kernel'
import { askedAgain } from '../protocol/question'

export interface Desk<G extends Terms> {
  /** The wire id of this decision, for the seat that answers or throws it. A decision keeps its id until it is renewed. */
  idFor(seat: PlayerSeat, decision: Decision<G>): DecisionId
  /** Gives these decisions new ids because they are asked again. Their old ids then belong to questions already answered. */
  renew(decisions: readonly Decision<G>[]): void
  /** The decision to which this id was given; `isNow` is true while the id is current. */
  find(id: DecisionId): { readonly seat: PlayerSeat; readonly decision: Decision<G>; readonly isNow: boolean } | undefined
}

/** `epoch` begins every id, so that an answer meant for another host, even one of the same match, finds no decision here. */
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
