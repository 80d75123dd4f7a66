/** English: small parts of sentences. */
import { counting } from '../../../../ui/words/plural'
import type { Speak } from '../../../../ui/words/speak'
import type { CommandFace } from '../../rules/state'

/** "1 die", "3 dice". */
export const some = counting('en')
export const dice = (count: number): string => some(count, 'die', 'dice')
/** "column 4, row 5", with the level if it is above the ground. */
export function cube(id: string): string {
  const [c = '', r = '', z = '1'] = id.split('-')
  return z === '1' ? `column ${c}, row ${r}` : `column ${c}, row ${r}, level ${z}`
}
export const who = (ref: string, speak: Speak, otherwise = 'the model'): string => (ref === '' ? otherwise : speak.piece(ref))
export const Who = (ref: string, speak: Speak): string => {
  const name = who(ref, speak)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
export const FACES: { readonly [F in CommandFace]: string } = {
  ACT: '+1 Activation',
  DICE: 'Dice',
  MOVE: 'Move',
  SHOOT: 'Shoot',
  FIGHT: 'Fight',
  SPLAT: 'Special',
}
