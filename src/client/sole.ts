/** Questions that leave nothing to decide. Whether they may be answered for the player is decided in `passing.ts`. */
import type { AnyDecision, Json, Pick } from '../kernel'

/**
 * The only legal answer to a pick, if it is to end, to pass or to take nothing, that is, an option that refers to nothing on the
 * table. What is done with a thing is left to the player, even without an alternative.
 */
export function soleAnswer({ choice, offer }: AnyDecision): Json | undefined {
  if (offer !== undefined || choice.shape !== 'pick') return undefined
  // The cast is safe: the shape was just checked.
  const { options, least, most } = choice as Pick
  const open = options.filter(({ refused }) => refused === undefined)
  const [only, ...others] = open
  if (!only) return least === 0 ? [] : undefined
  const isBare = only.on === undefined || only.on.length === 0
  return others.length === 0 && least === 1 && most === 1 && isBare ? [only.id] : undefined
}
