/** Which claims a host keeps with an answer. It never judges them: whoever reads the log does. */
import type { AnyDecision, Game, Terms } from '../kernel'
import type { Claim } from '../protocol/claim'
import { type MatchReason, matchSays as say } from './said'
import { projected } from './telling'

/**
 * Why these claims cannot be pinned to an answer; undefined if they can. A claim is told to everybody who is told of the answer.
 * It may therefore only be about the piece that the answer moves, and name only what an onlooker sees after it (`state`).
 */
export function claimFault<G extends Terms>(
  game: Game<G>,
  { choice }: AnyDecision,
  claims: readonly Claim[],
  state: G['state'],
): MatchReason | undefined {
  const moved = 'piece' in choice ? choice.piece : undefined
  const stray = claims.some(({ piece, other }) => piece !== moved || other === piece)
  if (stray) return say('claim-of-another', {})
  const seen = JSON.stringify(projected(game, state, 'spectator'))
  const isSeen = (ref: string) => seen.includes(JSON.stringify(ref))
  return claims.every(({ piece, other }) => isSeen(piece) && isSeen(other)) ? undefined : say('claim-of-hidden', {})
}
