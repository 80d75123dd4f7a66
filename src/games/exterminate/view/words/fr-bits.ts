/** French: small parts of sentences used by all chapters. */
import { capital, counting, de } from '../../../../ui/words/plural'
import type { Speak } from '../../../../ui/words/speak'
import type { PoolId } from '../../rules/state'
import type { Means } from '../../rules/terms'
import { battleName, ending } from '../names'

export const some = counting('fr')
export const Le = (ref: string, speak: Speak) => capital(speak.piece(ref))
/** `otherwise` is used where a title is needed before the figure is known. */
export const who = (ref: string, speak: Speak, otherwise = 'votre figurine') => (ref === '' ? otherwise : speak.piece(ref))
export const Who = (ref: string, speak: Speak, otherwise?: string) => capital(who(ref, speak, otherwise))
/** The ending of a past participle that agrees with this name. */
export const e = (ref: string, speak: Speak) => ending(speak.piece(ref))
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
export const all = (refs: readonly string[], speak: Speak) => listed(refs.map((ref) => speak.piece(ref)))

const POOLS: { readonly [P in PoolId]: string } = {
  attack: 'les dés d’attaque',
  defence: 'les dés de défense',
  damage: 'les dés de dégâts',
  crossing: 'les dés de franchissement',
  'initiative-A': 'les dés d’initiative',
  'initiative-B': 'les dés d’initiative',
  stress: 'les dés de stress',
  adventure: 'le dé de récupération',
}
/** "les dés d’attaque"; initiative dice are named with their player. */
export const dice = (pool: PoolId | '', speak: Speak): string =>
  pool === ''
    ? 'les dés'
    : pool === 'initiative-A' || pool === 'initiative-B'
      ? `${POOLS[pool]} ${de(speak.seat(pool === 'initiative-A' ? 'A' : 'B'))}`
      : POOLS[pool]

/** A use of fate with its means: "Destin : relancer les dés d’attaque", or with the card that counts as a token. */
export const paid = (means: Means, deed: string, speak: Speak) =>
  means === 'token' ? `Destin : ${deed}` : `${capital(deed)} (carte : ${battleName(means, speak)})`
