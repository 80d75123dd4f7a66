/** Saves with more kinds of things than a layout may have own pieces: which of them come in is chosen by name. */
import { MOST } from '../document'
import { plainText } from '../own/edit'
import { MOST as MOST_OWN } from '../own/types'
import { isBeside, type TtsAsked, type TtsSave } from './tts-things'

/** A kind of thing, however many there are of it. */
export interface TtsName {
  readonly id: string
  readonly name: string
  readonly count: number
  /** All of them lie in bags. */
  readonly isPacked: boolean
}
export interface TtsNames {
  /** What stands on the table before what lies in bags. */
  readonly all: readonly TtsName[]
  /** The ids of those that come in: as many as a layout holds, or fewer. */
  readonly chosen: readonly string[]
}

/** Undefined where a layout holds them all, and nothing needs to be chosen. */
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
