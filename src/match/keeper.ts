/** Hands entries to the persistence port in order, all that wait at a time, so that a stored log never has a gap. */
import type { MatchEntry } from './history'

/**
 * Stores these entries, in order, all of them or none. It may throw or reject; they are then offered again, perhaps with others after them.
 * Where it rejects with `LostOwnership`, nothing is offered any more.
 */
export type Keep = (entries: readonly MatchEntry[]) => void | Promise<void>

/** Another owner writes this match by now: this one must stop. */
export class LostOwnership extends Error {
  override readonly name = 'LostOwnership'
}

export interface Keeper {
  add(entry: MatchEntry): void
  /** Offers again what could not be stored. */
  retry(): void
  /** Resolves when nothing is being written; entries that could not be written may still wait. */
  settled(): Promise<void>
}

export interface KeeperSays {
  kept(entries: readonly MatchEntry[]): void
  failed(): void
  lost(): void
}

export function createKeeper(keep: Keep, says: KeeperSays): Keeper {
  const waiting: MatchEntry[] = []
  let writing: Promise<void> | undefined
  let isLost = false
  const write = async () => {
    // What is folded in one turn of the loop is stored together.
    await Promise.resolve()
    while (waiting.length > 0) {
      const entries = [...waiting]
      try {
        await keep(entries)
      } catch (error) {
        writing = undefined
        isLost = error instanceof LostOwnership
        if (isLost) says.lost()
        else says.failed()
        return
      }
      waiting.splice(0, entries.length)
      says.kept(entries)
    }
    // Set before anything is awaited: an entry added from now on starts a write of its own.
    writing = undefined
  }
  const start = () => {
    if (!isLost && waiting.length > 0) writing ??= write()
  }
  return {
    add(entry) {
      waiting.push(entry)
      start()
    },
    retry: start,
    async settled() {
      while (writing) await writing
    },
  }
}
