/** The tables of one server: opens them, admits visitors, and unloads those that nobody is at. */
import { randomUUID } from 'node:crypto'
import { matchSays } from '../../match/said'
import type { Answered, OpenTable, TableKeys, TableSummary } from '../../protocol/online'
import { type OnlineReason, onlineSays as say } from '../../protocol/online-said'
import { MOST_PICTURES } from '../../protocol/online-schema'
import type { NewGrant } from '../store/port'
import { gathering } from './gather'
import { goingOn, storedOf } from './hosting'
import { type Grant, hashOf, keyFor, newTableId } from './keys'
import { parseRecord, recordOf } from './record'
import { summaryOf } from './summary'
import type { LiveTable } from './table'
import { createTurns, type Turn } from './turns'
import type { Visit, Visitor } from './visit'
import { type Awake, createWaking, HeldByOther, LEASE, type WakingOptions } from './waking'

export interface HouseOptions extends WakingOptions {
  /** How many milliseconds a table without visitors stays in memory. */
  readonly idle: number
  /** The most tables in memory at once. */
  readonly most: number
}

export interface House {
  open(asked: OpenTable): Promise<Answered<TableKeys>>
  /** Admits a connection with its keys. */
  enter(table: string, keys: readonly string[], visitor: Visitor): Promise<Entered | Refused>
  /** The tables that these keys open. Of those that another server has, only what is stored is known here. */
  mine(keys: readonly string[]): Promise<readonly TableSummary[]>
  /** Which of these tables other servers have, and at which address those are. */
  elsewhere(tables: readonly string[]): Promise<readonly Elsewhere[]>
  /** The pictures of the table's layout, as text, for whoever has a key to it; undefined if there are none. */
  pictures(table: string, keys: readonly string[]): Promise<string | undefined>
  /** The public key with which this server signs results; undefined if it signs none. */
  resultKey(): Promise<string | undefined>
  /** How many tables are in memory, and how many connections they have. */
  counts(): { readonly tables: number; readonly visits: number }
  /** Awaited before each message of a connection is served. */
  readonly turn: Turn
  close(): Promise<void>
}
export interface Refused {
  readonly refused: OnlineReason
  /** Should the page try again? */
  readonly again: boolean
  /** The address of the server that has the table, and for how many milliseconds its lease still runs. */
  readonly at?: { readonly server: string; readonly forMs: number }
}
/** A table that another server has. */
export interface Elsewhere {
  readonly table: string
  readonly server: string
}
export interface Entered {
  readonly table: LiveTable
  readonly visit: Visit
}

/** The node name of a server that others reach at this address. */
export const nodeAt = (address: string): string => `${address} ${randomUUID()}`
const addressIn = (node: string): string | undefined => /^(https?:\/\/\S+) /.exec(node)?.[1]

export function createHouse(options: HouseOptions): House {
  const { store, now, rules } = options
  const awake = new Map<string, Awake>()
  const waking = new Map<string, Promise<Awake | undefined>>()
  const turns = createTurns()
  let isClosed = false

  /** Another server has this table by now: its pages are told to reconnect. */
  const lose = (id: string) => {
    const lost = awake.get(id)?.live
    awake.delete(id)
    void lost?.close(say('table-moved', {}), true).catch(() => undefined)
  }
  const wake = createWaking(options, {
    turns,
    live: (id) => awake.get(id)?.live,
    stand: (id, table) => void awake.set(id, table),
    lose,
  })
  const find = (id: string): Promise<Awake | undefined> => {
    const known = awake.get(id)
    if (known) return Promise.resolve(known)
    const found = waking.get(id) ?? wake(id).finally(() => waking.delete(id))
    waking.set(id, found)
    return found
  }

  const letGo = async (id: string, { live: table, fence }: Awake, why?: OnlineReason) => {
    awake.delete(id)
    await table.close(why ?? say('table-moved', {}), true, why === undefined)
    await store.release(id, fence)
  }
  /** Is there room for one more table? A table without visitors is unloaded to make room. */
  const makeRoom = (): boolean => {
    if (awake.size + waking.size < options.most) return true
    const empty = [...awake].find(([, { live: table }]) => table.visits().size === 0)
    if (empty) void letGo(...empty).catch(() => undefined)
    return empty !== undefined
  }
  /** Unloads tables that have had no visitors for a while. */
  const sweep = () => {
    if (isClosed) return
    for (const [id, one] of awake) {
      if (one.live.visits().size > 0) one.emptySince = undefined
      else if (one.emptySince === undefined) one.emptySince = now()
      else if (now() - one.emptySince >= options.idle) void letGo(id, one).catch(() => undefined)
    }
    options.later(options.idle / 4, sweep)
  }
  options.later(options.idle / 4, sweep)
  /** Renews the leases. A table whose lease is lost belongs to another server. */
  const renew = async () => {
    if (isClosed) return
    const before = [...awake]
    const held = awake.size === 0 ? [] : await store.renew(options.node, LEASE).catch(() => undefined)
    const fences = held && new Map(held.map(({ table, fence }) => [table, fence]))
    for (const [id, { fence }] of fences ? before : []) if (fences?.get(id) !== fence) lose(id)
    options.later(LEASE / 3, renew)
  }
  options.later(LEASE / 3, renew)

  return {
    async open(asked) {
      if (!makeRoom()) return { ok: false, reason: say('server-full', {}) }
      const pictures = asked.pictures && JSON.stringify(asked.pictures)
      if (pictures && pictures.length > MOST_PICTURES)
        return { ok: false, reason: say('pictures-too-large', { found: pictures.length, most: MOST_PICTURES }) }
      const record = gathering(asked, now())
      if ('key' in record) return { ok: false, reason: record }
      if (!(await rules(asked.game))) return { ok: false, reason: matchSays('unknown-game', { game: asked.game }) }
      const continued = asked.file === undefined ? undefined : await goingOn(options, asked.file, record)
      if (continued && 'refused' in continued) return { ok: false, reason: continued.refused }
      const table = newTableId()
      const granted: NewGrant[] = []
      const give = (grant: Grant): string => {
        const { key, stored } = keyFor(grant)
        granted.push(stored)
        return key
      }
      const keysFor = (type: 'seat' | 'invitation', sitter: 'me' | 'link') =>
        Object.fromEntries(
          record.seats.flatMap(({ seat }) => (asked.sitters[seat] === sitter ? [[seat, give({ type, seat })] as const] : [])),
        )
      const keys: TableKeys = {
        table,
        opener: give({ type: 'opener' }),
        seats: keysFor('seat', 'me'),
        invitations: keysFor('invitation', 'link'),
        onlooker: give({ type: 'onlooker' }),
      }
      const { entries = [], ...more } = continued ?? {}
      await store.create(
        table,
        recordOf({ ...record, ...more }),
        granted,
        entries.map((one) => storedOf(one)),
      )
      if (pictures) await store.keepPictures(table, pictures)
      return { ok: true, value: keys }
    },
    async pictures(table, keys) {
      const granted = await store.granted(keys.map(hashOf))
      return granted.some((one) => one.table === table && !one.spent) ? store.pictures(table) : undefined
    },
    async enter(table, keys, visitor) {
      const grantsOf = async () => {
        const granted = await store.granted(keys.map(hashOf))
        return granted.flatMap((one) => (one.table === table && !one.spent ? [one.grants as unknown as Grant] : []))
      }
      const wasAwake = awake.has(table)
      let grants = await grantsOf()
      if (grants.length === 0) return { refused: say('no-table', {}), again: false }
      if (isClosed) return { refused: say('server-stops', {}), again: true }
      if (!awake.has(table) && !waking.has(table) && !makeRoom()) return { refused: say('server-full', {}), again: true }
      const found = await find(table).catch((error: unknown) => {
        if (error instanceof HeldByOther) return error
        throw error
      })
      if (found instanceof HeldByOther) {
        const server = addressIn(found.node)
        const at = server === undefined ? {} : { at: { server, forMs: found.forMs } }
        return { refused: say('table-moved', {}), again: true, ...at }
      }
      if (!found) return { refused: say('no-table', {}), again: false }
      // A link may have been revoked while the table was loaded.
      if (!wasAwake) grants = await grantsOf()
      if (grants.length === 0) return { refused: say('no-table', {}), again: false }
      if (isClosed || awake.get(table) !== found) return { refused: say('server-stops', {}), again: true }
      const visit = found.live.enter(visitor, grants)
      return visit ? { table: found.live, visit } : { refused: say('table-full', {}), again: true }
    },
    async mine(keys) {
      const granted = (await store.granted(keys.map(hashOf))).filter(({ spent }) => !spent)
      const heads = await store.heads([...new Set(granted.map(({ table }) => table))])
      return heads.flatMap(({ table, record: stored }): TableSummary[] => {
        const known = awake.get(table)?.live
        const parsed = known ? undefined : parseRecord(stored.data)
        const record = known?.record() ?? (parsed?.ok ? parsed.value : undefined)
        if (!record) return []
        const grants = granted.flatMap((one) => (one.table === table ? [one.grants as unknown as Grant] : []))
        return [summaryOf(table, record, known?.cards(), grants)]
      })
    },
    async elsewhere(tables) {
      const asked = tables.filter((table) => !awake.has(table))
      const held = asked.length === 0 ? [] : ((await store.holders?.(asked)) ?? [])
      return held.flatMap(({ table, node }) => {
        const server = node === options.node ? undefined : addressIn(node)
        return server === undefined ? [] : [{ table, server }]
      })
    },
    resultKey: async () => (await options.signer?.())?.key,
    counts: () => ({
      tables: awake.size,
      visits: [...awake.values()].reduce((sum, { live: table }) => sum + table.visits().size, 0),
    }),
    turn: turns.next,
    async close() {
      isClosed = true
      await Promise.allSettled(waking.values())
      // A table that cannot be written at present must not delay the others. Nobody was told of what is missing.
      await Promise.allSettled([...awake].map(([id, one]) => letGo(id, one, say('server-stops', {}))))
    },
  }
}
