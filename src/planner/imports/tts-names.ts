/** Saves with more kinds of things than a layout may have own pieces: the user chooses by name which are imported. */
import { MOST } from '../document'
import { plainText } from '../own/edit'
import { MOST as MOST_OWN } from '../own/types'
import { isBeside, type TtsAsked, type TtsSave } from './tts-things'

/** One kind of thing, and how many of it the save has. */
export interface TtsName {
  readonly id: string
  readonly name: string
  readonly count: number
  /** All of them lie in bags. */
  readonly isPacked: boolean
}
export interface TtsNames {
  /** Things on the table come before things in bags. */
  readonly all: readonly TtsName[]
  /** The ids of the kinds that are imported: at most as many as a layout holds. */
  readonly chosen: readonly string[]
}

/** Undefined if a layout holds all kinds, so that nothing needs to be chosen. */
export function namesOf({ things }: TtsSave, asked: TtsAsked): TtsNames | undefined {
  const found = new Map<string, TtsName>()
  for (const thing of [...things].sort((a, b) => Number(a.isPacked) - Number(b.isPacked))) {
    const { kind: id, sort, title, isPacked } = thing
    if (sort.as === 'ours' || isBeside(thing, asked)) continue
    const before = found.get(id)
    const name = before?.name ?? (plainText(title, MOST_OWN.name) || asked.unnamed)
    found.set(id, { id, name, count: (before?.count ?? 0) + 1, isPacked: isPacked && before?.isPacked !== false })
  }
  if (found.size <= MOST.own) return undefined
  const all = [...found.values()]
  const chosen = asked.chosen?.filter((id) => found.has(id)) ?? all.map(({ id }) => id)
  return { all, chosen: chosen.slice(0, MOST.own) }
}
