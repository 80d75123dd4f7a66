/** A page's part in the chance of a match. Its code is loaded only when needed, so that hashing does not slow the first load. */
import type { Online } from '../../client/online/connection'
import { forget, recall, remember } from '../../ui/remember'
import { forgetParts, heldTables, partName } from './held'
import type { Part } from './part'

/** The number of tables whose parts are kept on the device: they are needed during a match and for its check. */
const MOST_TABLES = 40

/** Messages and requests wait in order until the code is loaded. */
export function partLater(table: string, request: Online['request']): Part {
  /** If the device stores nothing, holdings last as long as this page. */
  const memory = new Map<string, string>()
  const load = async (): Promise<Part> => {
    const { createPart, readHolding } = await import('./part')
    for (const { table: old } of heldTables().slice(MOST_TABLES)) forgetParts(old)
    return createPart({
      read: (seat) => readHolding(memory.get(seat) ?? recall(partName(table, seat))),
      keep(seat, holding) {
        const name = partName(table, seat)
        const text = JSON.stringify(holding)
        if (remember(name, text)) return true
        // The stored holding is outdated: reading it later could give a link a second time, so it is removed.
        forget(name)
        memory.set(seat, text)
        return true
      },
      fresh: () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      say: (one) => void request(one),
    })
  }
  let loading: Promise<Part> | undefined
  const run = (work: (part: Part) => void) => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    // If the code cannot be loaded, this page takes no part in the chance.
    void loading.then(work).catch(() => undefined)
  }
  return {
    joined: (seats) => run((part) => part.joined(seats)),
    hear: (message) => run((part) => part.hear(message)),
    asked: (asked) => run((part) => part.asked(asked)),
  }
}
