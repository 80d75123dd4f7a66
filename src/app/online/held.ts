/** The tables that this device holds keys of. Kept in this browser alone; whoever has the keys has the seats. */
import { type PlayerSeat, SEATS } from '../../kernel'
import type { TableKeys } from '../../protocol/online'
import { forget, recall, remember } from '../../ui/remember'

export interface HeldTable {
  readonly table: string
  /** The game, as far as it is known: whoever has just followed a link does not know it. */
  readonly game?: string
  readonly keys: readonly string[]
  /** The links that were handed out here, to be shown again. */
  readonly invitations: { readonly [seat in PlayerSeat]?: string }
  readonly onlooker?: string
  /** Handed on and never used here: it would show all hands. */
  readonly commentator?: string
  /** The key of the link that was followed last: a seat is taken with it. */
  readonly followed?: string
  /** Milliseconds since 1970. */
  readonly seenAt: number
}

const NAME = 'tables'
/** Older ones are forgotten: the server has let them go long since. */
const MOST = 200

export function heldTables(): readonly HeldTable[] {
  try {
    const found: unknown = JSON.parse(recall(NAME) ?? '[]')
    return Array.isArray(found) ? found.filter(isHeld) : []
  } catch {
    return []
  }
}

/** Only this product writes there, but an older or newer version of it may have. */
function isHeld(value: unknown): value is HeldTable {
  const { table, keys, invitations } = (value ?? {}) as Partial<HeldTable>
  return typeof table === 'string' && Array.isArray(keys) && typeof invitations === 'object'
}

export const heldTable = (table: string): HeldTable | undefined => heldTables().find((one) => one.table === table)

/** Keeps what is new of a table; what was known of it stays. */
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

/** Where this device keeps what it holds for a seat's part in chance. */
export const partName = (table: string, seat: PlayerSeat): string => `part.${table}.${seat}`

export function forgetParts(table: string): void {
  for (const seat of SEATS) forget(partName(table, seat))
}

export function letGo(table: string): void {
  forgetParts(table)
  remember(NAME, JSON.stringify(heldTables().filter((one) => one.table !== table)))
}

/** What the opener of a table holds. */
export function holdOpened(game: string, { table, opener, seats, invitations, onlooker }: TableKeys): void {
  hold(table, { game, keys: [opener, ...Object.values(seats)], invitations, onlooker })
}
