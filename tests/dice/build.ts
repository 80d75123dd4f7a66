import type { Die, Throw } from '../../src/dice/throw'

/** An Exterminate! combat die: half hits, a third armour, a sixth bolts. */
export const combat: Die = { faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] }
export const six: Die = { faces: ['1', '2', '3', '4', '5', '6'] }
export const eight: Die = { faces: ['1', '2', '3', '4', '5', '6', '7', '8'] }

/** Ten dice: six combat dice and four eight-sided ones. */
export const ten: readonly Die[] = Array.from({ length: 10 }, (_, index) => (index < 6 ? combat : eight))

export function rolledDice(thrown: Throw) {
  return thrown.dice.map(({ faces }, die) => ({ faces, shown: thrown.faces[die] ?? '' }))
}
