/** Hands entries to the persistence port in order, all waiting ones at a time, so that a stored log never has a gap. */
import type { MatchEntry } from './history'

/**
 * Stores all of these entries in order, or none. If it throws or rejects, they are offered again, perhaps followed by others.
 * After a `LostOwnership` nothing is offered any more.
 */
export type Keep = (entries: readonly MatchEntry[]) => void | Promise<void>

/** Rejection of a store: another owner writes this match by now, so this host must stop. */
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
    // Entries that are folded in one go are stored together.
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
    // Set before anything else is awaited, so that an entry added from now on starts a new write.
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
