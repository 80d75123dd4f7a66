/** Joins names as in a sentence: "the wall, the crates and Soldier 2". */
import type { Speak } from './speak'

const AND = { en: 'and', fr: 'et' } as const

export const listedNames = (refs: readonly string[], speak: Speak): string => {
  const names = refs.map((ref) => speak.piece(ref))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${AND[speak.language]} ${names.at(-1)}`
}
