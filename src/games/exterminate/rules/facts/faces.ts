/** The meanings of faces in each situation (EX-GEN-06), depending on the rulings. */
import { count, type Face } from '../dice'
import type { CrossingResult, Damage } from '../reports'
import type { Rulings } from '../rulings'

type Letter = 'H' | 'A' | 'L'
const FACE: { readonly [L in Letter]: Face } = { H: 'hit', A: 'armour', L: 'bolt' }
const faceOf = (letter: string): Face => {
  const face = FACE[letter as Letter]
  if (!face) throw new Error(`no face is called ${letter}`)
  return face
}

/** The meanings that these faces have, best first. `letters` gives a ruling's face for each of `meanings`. */
const reading = <T extends string>(letters: string, meanings: readonly T[], faces: readonly Face[]): readonly T[] =>
  meanings.filter((_, index) => faces.includes(faceOf(letters[index] ?? '')))

const DAMAGES = ['scratch', 'shocked', 'exterminated'] as const
/** EX-DMG-01: the most severe of the damage dice. */
export const worstDamage = (rulings: Rulings, faces: readonly Face[]): Damage =>
  reading(rulings.damageFaces, DAMAGES, faces).at(-1) ?? 'scratch'

const CROSSINGS = ['crossed', 'stopped', 'lost'] as const
/** EX-OBS-04, EX-OBS-05: the best of the crossing dice. */
export const bestCrossing = (rulings: Rulings, faces: readonly Face[]): CrossingResult =>
  reading(rulings.crossingFaces, CROSSINGS, faces)[0] ?? 'lost'

/** EX-SHO-05: how many hits are cancelled: armours and, in cover, bolts. */
export const cancels = (faces: readonly Face[], inCover: boolean): number =>
  count(faces, 'armour') + (inCover ? count(faces, 'bolt') : 0)

/** EX-STR-01: whether the final attack dice give the target stress. */
export function bringsStress(rulings: Rulings, faces: readonly Face[]): boolean {
  switch (rulings.stressTrigger) {
    case 'always':
      return true
    case 'H':
      return faces.includes('hit')
    case 'L':
      return faces.includes('bolt')
  }
}

/** EX-UPK-03: how many tokens a stress test removes. */
export const stressRemoved = (rulings: Rulings, faces: readonly Face[]): number => count(faces, faceOf(rulings.stressTestFace))
