/** French: small parts of sentences. */
import { counting } from '../../../../ui/words/plural'
import type { Speak } from '../../../../ui/words/speak'
import type { CommandFace } from '../../rules/state'

/** "1 dé", "3 dés". */
export const some = counting('fr')
export const des = (count: number): string => some(count, 'dé', 'dés')
/** "colonne 4, rangée 5", with the level if it is above the ground. */
export function cube(id: string): string {
  const [c = '', r = '', z = '1'] = id.split('-')
  return z === '1' ? `colonne ${c}, rangée ${r}` : `colonne ${c}, rangée ${r}, niveau ${z}`
}
export const who = (ref: string, speak: Speak, otherwise = 'la figurine'): string => (ref === '' ? otherwise : speak.piece(ref))
export const Who = (ref: string, speak: Speak): string => {
  const name = who(ref, speak)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
export const FACES: { readonly [F in CommandFace]: string } = {
  ACT: '+1 Activation',
  DICE: 'Dé',
  MOVE: 'Déplacement',
  SHOOT: 'Tir',
  FIGHT: 'Combat',
  SPLAT: 'Spécial',
}
