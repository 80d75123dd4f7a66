/**
 * The ids of decisions on the wire. Each seat's questions are numbered on their own and no number is reused, so a late answer
 * cannot reach another question and no seat can count the questions of others. A question that is asked again after an undo gets
 * a new id, so that a late copy of the withdrawn answer does not count for it.
 */
import type { Decision, DecisionId, PlayerSeat, Terms } from '../kernel'
import { askedAgain } from '../protocol/question'
import { tokenOf } from './identity'

export interface Desk<G extends Terms> {
  /** The wire id of this decision, for the seat that answers or throws it. A decision keeps its id until it is renewed. */
  idFor(seat: PlayerSeat, decision: Decision<G>): DecisionId
  /** Gives these decisions new ids because they are asked again. Their old ids then belong to questions already answered. */
  renew(decisions: readonly Decision<G>[]): void
  /** The seat to which this id was given, and the one of the open decisions whose current id it is. */
  find(id: DecisionId, open: readonly Decision<G>[]): { readonly seat: PlayerSeat; readonly decision?: Decision<G> } | undefined
}

/** `epoch` begins every id, so that an answer meant for another host, even one of the same match, finds no decision here. */
export function createDesk<G extends Terms>(epoch = ''): Desk<G> {
  const ids = new WeakMap<object, DecisionId>()
  const idOf = (decision: Decision<G>) => ids.get(tokenOf(decision))
  // Without the decisions: they are large, and a match would keep all that it has ever asked.
  const issued = new Map<DecisionId, PlayerSeat>()
  const counts = new Map<PlayerSeat, number>()
  return {
    idFor(seat, decision) {
      const known = idOf(decision)
      if (known !== undefined) return known
      const count = (counts.get(seat) ?? 0) + 1
      counts.set(seat, count)
      const id = `${epoch}${seat}${count}`
      ids.set(tokenOf(decision), id)
      issued.set(id, seat)
      return id
    },
    renew(decisions) {
      for (const decision of decisions) {
        const before = idOf(decision)
        const found = before === undefined ? undefined : issued.get(before)
        if (!before || !found) continue
        const id = askedAgain(before)
        ids.set(tokenOf(decision), id)
        issued.set(id, found)
      }
    },
    find(id, open) {
      const seat = issued.get(id)
      const decision = open.find((one) => idOf(one) === id)
      return seat && { seat, ...(decision ? { decision } : {}) }
    },
  }
}
