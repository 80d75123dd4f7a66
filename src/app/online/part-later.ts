/** A page's part in chance, loaded once there is something to do for it: hashing is in no page's first load. */
import type { Online } from '../../client/online/connection'
import { forget, recall, remember } from '../../ui/remember'
import { forgetParts, heldTables, partName } from './held'
import type { Part } from './part'

/** So many tables' parts are kept on the device: they are needed while a match is played, and for its check. */
const MOST_TABLES = 40

/** What is told of the match, and asked, waits in order for the part to be loaded. */
export function partLater(table: string, request: Online['request']): Part {
  /** Where the device keeps nothing: as long as this page. */
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
        // What lies there is older: whoever read it later would give a link a second time.
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
    // A part that cannot be loaded is left out of what falls.
    void loading.then(work).catch(() => undefined)
  }
  return {
    joined: (seats) => run((part) => part.joined(seats)),
    hear: (message) => run((part) => part.hear(message)),
    asked: (asked) => run((part) => part.asked(asked)),
  }
}
