/** Numbers things that share a name. A thing whose name is unique gets no number. */
import type { Ref } from '../../../table/piece'
import type { Language } from '../../../ui/words/speak'

/** A name without its article. */
export const bare = (name: string): string => name.replace(/^(the |le |la |les |l’)/i, '')

interface Named {
  readonly ref: Ref
  readonly name: string
}

/** Names with numbers in the given order: "Dalek 1", "Dalek 2". English drops the article before a number. */
export function numbered(things: readonly Named[], language: Language): readonly (readonly [Ref, string])[] {
  const total = new Map<string, number>()
  for (const { name } of things) total.set(name, (total.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return things.map(({ ref, name }) => {
    if (total.get(name) === 1) return [ref, name]
    const place = (seen.get(name) ?? 0) + 1
    seen.set(name, place)
    return [ref, `${language === 'en' ? bare(name) : name} ${place}`]
  })
}

/** Sorts refs by letter, then by number: A2, A10, B1. */
export const compareRefs = (a: Ref, b: Ref): number => {
  const [letterA, letterB] = [a.charAt(0), b.charAt(0)]
  if (letterA !== letterB) return letterA < letterB ? -1 : 1
  return Number(a.slice(1)) - Number(b.slice(1)) || (a < b ? -1 : a > b ? 1 : 0)
}
