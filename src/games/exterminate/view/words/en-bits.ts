/** English: small parts of sentences used by all chapters. */
import { capital, counting } from '../../../../ui/words/plural'
import type { Speak } from '../../../../ui/words/speak'
import type { PoolId } from '../../rules/state'
import type { Means } from '../../rules/terms'
import { battleName } from '../names'

export const some = counting('en')
export const The = (ref: string, speak: Speak) => capital(speak.piece(ref))
/** `otherwise` is used where a title is needed before the figure is known. */
export const who = (ref: string, speak: Speak, otherwise = 'your miniature') => (ref === '' ? otherwise : speak.piece(ref))
export const Who = (ref: string, speak: Speak, otherwise?: string) => capital(who(ref, speak, otherwise))
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
export const all = (refs: readonly string[], speak: Speak) => listed(refs.map((ref) => speak.piece(ref)))

const POOLS: { readonly [P in PoolId]: string } = {
  attack: 'attack dice',
  defence: 'defence dice',
  damage: 'damage dice',
  crossing: 'crossing dice',
  'initiative-A': 'initiative dice',
  'initiative-B': 'initiative dice',
  stress: 'stress dice',
  adventure: 'recovery die',
}
/** "attack dice"; initiative dice are named with their player. */
export const dice = (pool: PoolId | '', speak: Speak): string =>
  pool === ''
    ? 'dice'
    : pool === 'initiative-A' || pool === 'initiative-B'
      ? `${speak.seat(pool === 'initiative-A' ? 'A' : 'B')}’s initiative dice`
      : `the ${POOLS[pool]}`

/** A use of fate with its means: "Fate: re-roll the attack dice", "Re-roll the attack dice (card: Fate)". */
export const paid = (means: Means, deed: string, speak: Speak) =>
  means === 'token' ? `Fate: ${deed}` : `${capital(deed)} (card: ${battleName(means, speak)})`
