/** The tables of one server: creates them, loads stored ones into memory when somebody enters, and unloads idle ones. */
import { randomUUID } from 'node:crypto'
import type { Json, Terms } from '../../kernel'
import type { MatchEntry } from '../../match/history'
import type { Host } from '../../match/host'
import { matchSays } from '../../match/said'
import { parseEntry } from '../../match/schema'
import type { Answered, OpenTable, TableKeys, TableSummary } from '../../protocol/online'
import { type OnlineReason, onlineSays as say } from '../../protocol/online-said'
import { MOST_PICTURES } from '../../protocol/online-schema'
import type { Signer } from '../../workers/signing'
import type { Claim, NewGrant, StoredEntry } from '../store/port'
import { gathering } from './gather'
import { beginning, goingOn, type Hosted, type HostingOptions, hostAt, type OnlineRules, storedOf } from './hosting'
import { type Grant, hashOf, newKey, newTableId } from './keys'
import { type MatchRecord, parseRecord, type TableRecord } from './record'
import { summaryOf } from './summary'
import { createTable, type LiveTable } from './table'
import { createTalk, type KeptLine } from './talk'
import { createTurns, type Turn } from './turns'
import type { Visit, Visitor } from './visit'

export interface HouseOptions extends HostingOptions {
  /** The name of this server among those that share a store: see `nodeAt`. */
  readonly node: string
  /** Signs results for this server. Without it, only the devices of seats sign. */
  signer?(): Promise<Signer>
  /** Milliseconds since 1970. */
  now(): number
  /** How many milliseconds a table without visitors stays in memory. */
  readonly idle: number
  /** The most tables in memory at once. */
  readonly most: number
  /** The longest time in milliseconds for which pages are awaited when something is thrown or shuffled; 1000 by default. */
  readonly dicePatience?: number
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

/** The lease of a table in milliseconds, renewed after a third of it. If the server dies, its players wait at most this long. */
const LEASE = 4000
/** How long until storing is tried again, in milliseconds. */
const RETRY = 1000

/** Another server has the table, or had it a moment ago. */
class HeldByOther extends Error {
  readonly node: string
  readonly forMs: number
  constructor({ node, forMs }: Extract<Claim, { type: 'other' }>) {
    super('the table is elsewhere')
    this.node = node
    this.forMs = forMs
  }
}

/** The node name of a server that others reach at this address. */
export const nodeAt = (address: string): string => `${address} ${randomUUID()}`
const addressIn = (node: string): string | undefined => /^(https?:\/\/\S+) /.exec(node)?.[1]

interface Awake {
  readonly live: LiveTable
  readonly fence: number
  emptySince: number | undefined
}

export function createHouse(options: HouseOptions): House {
  const { store, now, rules } = options
  const awake = new Map<string, Awake>()
  const waking = new Map<string, Promise<Awake | undefined>>()
  const turns = createTurns()
  let isClosed = false

  interface Playing {
    readonly hosted: Extract<Hosted, { ok: true }>
    readonly played: OnlineRules
  }
  /** Opens the host of a table that is in memory or being loaded. `table` resolves once it is in memory. */
  const hosting = (
    played: OnlineRules,
    { table, ...at }: { id: string; fence: number; table: Promise<LiveTable> },
    record: TableRecord,
    match: MatchRecord,
    entries: Parameters<typeof hostAt>[2]['entries'],
  ) =>
    hostAt(options, played, {
      ...at,
      turns,
      record,
      match,
      entries,
      // A prefix of every question's id, so that an answer to a question from before a restart reaches no other.
      epoch: `${newKey().slice(0, 6)}.`,
      names: () => (awake.get(at.id)?.live.cards() ?? record.seats).map(({ name }) => name),
      links: async (asked, isTrue) => (await table).askLinks(asked, isTrue),
      keepSecrets: async (kept) => (await table).keepSecrets(kept),
      left: () => awake.get(at.id)?.live.left(),
      stored: () => awake.get(at.id)?.live.progressed(),
      paused: () => options.later(RETRY, () => awake.get(at.id)?.live.retry()),
      lost: () => lose(at.id),
    })
  const live = (
    id: string,
    fence: number,
    record: TableRecord,
    opened: Playing | undefined,
    entries: readonly MatchEntry[],
    said: readonly KeptLine[],
  ): Awake => {
    let isSoon = false
    let playing = opened
    const { rested, ...awoken } = record
    const left = entries.at(-1)?.left
    const slept = rested?.entries === entries.length ? { left: rested.left, asleep: Math.max(0, now() - rested.at) } : {}
    const table: LiveTable = createTable(
      {
        id,
        record: awoken,
        ...(left ? { left } : {}),
        ...slept,
        ...(opened ? { host: opened.hosted.host } : {}),
        talk: createTalk(said, (line) => store.say(id, line as unknown as Json)),
      },
      {
        store: (next) => store.update(id, fence, recordOf(next)),
        async give(grant, instead) {
          if (instead) await revoke(id, instead)
          const { key, stored } = keyFor(grant)
          await store.grant(id, [stored])
          return key
        },
        async grantOf(link) {
          const [known] = await store.granted([hashOf(link)])
          return known?.table === id && !known.spent ? (known.grants as unknown as Grant) : undefined
        },
        async spend(link, grant) {
          const { key, stored } = keyFor(grant)
          const spent = await store.spend(hashOf(link), [stored])
          return spent?.table === id ? key : undefined
        },
        revoke: (which) => revoke(id, which),
        async begin(complete, offered) {
          const first = await beginning(options, complete, offered)
          if ('refused' in first) return first
          const { match, entries, played } = first
          await store.append(
            id,
            fence,
            entries.map((one) => storedOf(one)),
            recordOf({ ...complete, match }),
          )
          await turns.next()
          const hosted = hosting(played, { id, fence, table: Promise.resolve(table) }, complete, match, entries)
          if (!hosted.ok) return { refused: hosted.reason }
          playing = { hosted, played }
          return { match, host: hosted.host }
        },
        async rehost(next, host) {
          await host.close()
          try {
            const stored = await store.load(id, { films: true })
            if (!stored || !next.match || !playing) throw new Error(`table ${id} is gone`)
            const at = { id, fence, table: Promise.resolve(table) }
            const hosted = hosting(playing.played, at, next, next.match, entriesOf(id, stored.entries))
            if (!hosted.ok) throw new Error(`table ${id} cannot be opened at entry ${hosted.entry}: ${hosted.reason.key}`)
            playing = { hosted, played: playing.played }
            return hosted.host
          } catch (error) {
            // The old host is closed already: pages are told to reconnect, and the table is loaded again.
            lose(id)
            throw error
          }
        },
        standing(host: Host<Terms>) {
          const over = host.outcome() !== undefined
          const glimpse = playing?.played.glimpse?.(host.snapshot().state)
          return { over, ...(glimpse === undefined ? {} : { glimpse }) }
        },
        ...(options.signer ? { signer: options.signer } : {}),
        now,
        later: options.later,
        dicePatience: options.dicePatience ?? 1000,
        soon(work) {
          if (isSoon) return
          isSoon = true
          options.later(50, () => {
            isSoon = false
            work()
          })
        },
      },
    )
    return { live: table, fence, emptySince: now() }
  }

  const revoke = async (id: string, which: (grant: Grant) => boolean) => {
    const found = await store.grantsOf(id)
    await store.revoke(found.flatMap(({ hash, spent, grants }) => (!spent && which(grants as unknown as Grant) ? [hash] : [])))
  }

  /** Loads a stored table into memory. Undefined if there is none. */
  const wake = async (id: string): Promise<Awake | undefined> => {
    const [head] = await store.heads([id])
    if (!head) return undefined
    const claim = await store.claim(id, options.node, LEASE)
    if (claim.type === 'other') throw new HeldByOther(claim)
    const { fence } = claim
    const [stored, said] = await Promise.all([store.load(id, { films: true }), store.lines(id, 200)])
    if (!stored) return undefined
    // The store answers many at once, above all after a restart.
    await turns.next()
    const parsed = parseRecord(stored.head.record.data)
    if (!parsed.ok) throw new Error(`table ${id} is damaged at ${parsed.at}`)
    const record = parsed.value
    const entries = entriesOf(id, stored.entries)
    let playing: Playing | undefined
    let stands: (table: LiveTable) => void = () => {}
    const table = new Promise<LiveTable>((there) => {
      stands = there
    })
    if (record.match) {
      const played = await rules(record.game)
      if (!played) throw new Error(`table ${id} is of a game that is not here`)
      const hosted = hosting(played, { id, fence, table }, record, record.match, entries)
      if (!hosted.ok) throw new Error(`table ${id} cannot be opened at entry ${hosted.entry}: ${hosted.reason.key}`)
      playing = { hosted, played }
    }
    const woken = live(id, fence, record, playing, entries, said as unknown as KeptLine[])
    awake.set(id, woken)
    stands(woken.live)
    return woken
  }
  const find = (id: string): Promise<Awake | undefined> => {
    const known = awake.get(id)
    if (known) return Promise.resolve(known)
    const found = waking.get(id) ?? wake(id).finally(() => waking.delete(id))
    waking.set(id, found)
    return found
  }

  /** Another server has this table by now: its pages are told to reconnect. */
  const lose = (id: string) => {
    const lost = awake.get(id)?.live
    awake.delete(id)
    void lost?.close(say('table-moved', {}), true).catch(() => undefined)
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

/** Validates stored entries before they are used. */
const entriesOf = (id: string, stored: readonly StoredEntry[]): readonly MatchEntry[] =>
  stored.map(({ entry, film }, at) => {
    const one = parseEntry(film === undefined ? entry : { ...(entry as object), film })
    if (!one.ok) throw new Error(`table ${id} is damaged at entries[${at}].${one.at}`)
    return one.value
  })

function keyFor(grant: Grant): { readonly key: string; readonly stored: NewGrant } {
  const key = newKey()
  // The cast is safe: a grant has no undefined members, so it is plain JSON.
  return { key, stored: { hash: hashOf(key), grants: grant as unknown as Json } }
}

// The cast is safe: records are plain JSON. They are checked by their schema when they are read.
const recordOf = (record: TableRecord) => ({ version: record.format, data: record as unknown as Json })
