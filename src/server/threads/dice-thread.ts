/** A thread that throws dice, because the physics of one throw would block the server's tables for too long. */
import { createThrower } from '../../dice/throw'
import type { Roll } from '../../kernel'
import type { Words } from '../../match/proof/hash'
import type { Thrown } from '../../match/proof/source'
import type { ThrowGesture } from '../../protocol/messages'
import { canBeThrown, throwingAgain } from '../../workers/throw-again'

export interface ToThrow {
  readonly dice: Roll['dice']
  readonly seed: Words
  readonly gesture: ThrowGesture | undefined
}

/** Are there solids for these dice? Resolves once the physics is loaded; rejects if it cannot be loaded. */
export async function canThrow(dice: Roll['dice']): Promise<boolean> {
  if (!canBeThrown(dice)) return false
  await createThrower()
  return true
}

export default async function throwDice({ dice, seed, gesture }: ToThrow): Promise<Thrown> {
  return throwingAgain(await createThrower())(dice, seed, gesture)
}
