/** Hands entries to the persistence port one by one, in order, so that a stored log never has a gap. */
import type { MatchEntry } from './history'

/** Stores one entry. It may throw or reject; the same entry is then offered again with the next one. */
export type Keep = (entry: MatchEntry) => void | Promise<void>

export interface Keeper {
  add(entry: MatchEntry): void
  /** Resolves when nothing is being written; entries that could not be written may still wait. */
  settled(): Promise<void>
}

export function createKeeper(keep: Keep, said: { kept(entry: MatchEntry): void; failed(entry: MatchEntry): void }): Keeper {
  const waiting: MatchEntry[] = []
  let writing: Promise<void> | undefined
  const write = async () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await keep(next)
      } catch {
        writing = undefined
        said.failed(next)
        return
      }
      waiting.shift()
      said.kept(next)
    }
    // Set before anything is awaited: an entry added from now on starts a write of its own.
    writing = undefined
  }
  return {
    add(entry) {
      waiting.push(entry)
      writing ??= write()
    },
    async settled() {
      while (writing) await writing
    },
  }
}
