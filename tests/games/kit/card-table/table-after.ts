/** What lies on a table when these cues are over, by the names of the cards then; piles and cards that only pass are left out. */
import type { Cue } from '../../../../src/scene/cue'
import type { CardLook } from '../../../../src/scene/look'

export type Lying = Pick<CardLook, 'at' | 'z' | 'faceUp'>

const flat = (cues: readonly Cue[]): readonly Cue[] => cues.flatMap((cue) => (cue.type === 'together' ? flat(cue.cues) : [cue]))

export function lyingOf(cards: readonly CardLook[]): ReadonlyMap<string, Lying> {
  const single = cards.filter(({ count }) => count === undefined)
  return new Map(single.map(({ ref, at, z, faceUp }) => [ref, { at, z, faceUp }]))
}

export function tableAfter(before: readonly CardLook[], cues: readonly Cue[]): ReadonlyMap<string, Lying> {
  const lying = new Map(lyingOf(before))
  for (const cue of flat(cues)) {
    if (cue.type === 'card-flip') {
      const card = lying.get(cue.ref)
      if (card) lying.set(cue.ref, { ...card, faceUp: cue.faceUp })
    }
    if (cue.type === 'card-move' && cue.how === 'gather') lying.delete(cue.ref)
    if (cue.type === 'card-move' && cue.how !== 'gather') {
      const { at, z, faceUp = lying.get(cue.ref)?.faceUp ?? false } = cue.to
      lying.set(cue.ref, { at, z, faceUp })
    }
    if (cue.type === 'card-names') {
      const called = cue.names.map(({ from, to }) => ({ card: lying.get(from), to }))
      for (const { from } of cue.names) lying.delete(from)
      for (const { card, to } of called) if (card && to !== undefined) lying.set(to, card)
    }
  }
  return lying
}
