/** The server tables for which this device holds keys. Stored only in this browser: whoever has the keys has the seats. */
import { type PlayerSeat, SEATS } from '../../kernel'
import type { TableKeys } from '../../protocol/online'
import { forget, recall, remember } from '../../ui/remember'

export interface HeldTable {
  readonly table: string
  /** The game, if it is known. It is not right after a link was followed. */
  readonly game?: string
  readonly keys: readonly string[]
  /** Links that were made here, to be shown again. */
  readonly invitations: { readonly [seat in PlayerSeat]?: string }
  readonly onlooker?: string
  /** A link that is only handed on and not used here, because it would reveal all hands. */
  readonly commentator?: string
  /** The key of the link that was followed last. It is used to take a seat. */
  readonly followed?: string
  /** The copy of its match on this device, and the fingerprint of the file that it was made from. */
  readonly copy?: { readonly match: string; readonly mark: string }
  /** Milliseconds since 1970. */
  readonly seenAt: number
}

const NAME = 'tables'
/** Older tables are forgotten, because the server no longer has them. */
const MOST = 200

export function heldTables(): readonly HeldTable[] {
  try {
    const found: unknown = JSON.parse(recall(NAME) ?? '[]')
    return Array.isArray(found) ? found.filter(isHeld) : []
  } catch {
    return []
  }
}

/** Only this product writes here, but the data may come from another version. */
function isHeld(value: unknown): value is HeldTable {
  const { table, keys, invitations } = (value ?? {}) as Partial<HeldTable>
  return typeof table === 'string' && Array.isArray(keys) && typeof invitations === 'object'
}

export const heldTable = (table: string): HeldTable | undefined => heldTables().find((one) => one.table === table)

/** Merges a change into what is stored about a table. */
export function hold(table: string, change: Partial<HeldTable>): void {
  const others = heldTables().filter((one) => one.table !== table)
  const known: HeldTable = heldTable(table) ?? { table, keys: [], invitations: {}, seenAt: 0 }
  const next: HeldTable = {
    ...known,
    ...change,
    keys: [...new Set([...known.keys, ...(change.keys ?? [])])],
    invitations: { ...known.invitations, ...change.invitations },
    seenAt: Date.now(),
  }
  remember(NAME, JSON.stringify([next, ...others].slice(0, MOST)))
}

/** The name under which this device stores what it holds for a seat's part in chance. */
export const partName = (table: string, seat: PlayerSeat): string => `part.${table}.${seat}`

export function forgetParts(table: string): void {
  for (const seat of SEATS) forget(partName(table, seat))
}

/** Forgets a table: its keys, links and parts in chance. */
export function letGo(table: string): void {
  forgetParts(table)
  remember(NAME, JSON.stringify(heldTables().filter((one) => one.table !== table)))
}

/** Stores the keys that the opener of a table gets. */
export function holdOpened(game: string, { table, opener, seats, invitations, onlooker }: TableKeys): void {
  hold(table, { game, keys: [opener, ...Object.values(seats)], invitations, onlooker })
}
