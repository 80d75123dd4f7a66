/** Loads a stored table into memory, and opens the host of its match. Another server must not have it. */
import type { Json, Terms } from '../../kernel'
import type { MatchEntry } from '../../match/history'
import type { Host } from '../../match/host'
import { parseEntry } from '../../match/schema'
import type { Signer } from '../../workers/signing'
import type { Claim, StoredEntry, TableStore } from '../store/port'
import { beginning, type Hosted, type HostingOptions, hostAt, type OnlineRules, storedOf } from './hosting'
import { type Grant, hashOf, keyFor, newKey } from './keys'
import { type MatchRecord, parseRecord, recordOf, type TableRecord } from './record'
import { createTable, type LiveTable } from './table'
import { createTalk, type KeptLine } from './talk'
import type { Turns } from './turns'

export interface WakingOptions extends HostingOptions {
  /** The name of this server among those that share a store: see `nodeAt`. */
  readonly node: string
  /** Signs results for this server. Without it, only the devices of seats sign. */
  signer?(): Promise<Signer>
  /** Milliseconds since 1970. */
  now(): number
  /** The longest time in milliseconds for which pages are awaited when something is thrown or shuffled; 1000 by default. */
  readonly dicePatience?: number
}

/** The tables in memory, as whoever loads one needs them. */
export interface Standing {
  readonly turns: Turns
  /** The table, if it is in memory. */
  live(id: string): LiveTable | undefined
  /** The table is in memory from now on. */
  stand(id: string, table: Awake): void
  /** Another server has this table by now. */
  lose(id: string): void
}

export interface Awake {
  readonly live: LiveTable
  readonly fence: number
  emptySince: number | undefined
}

/** The lease of a table in milliseconds, renewed after a third of it. If the server dies, its players wait at most this long. */
export const LEASE = 4000
/** How long until storing is tried again, in milliseconds. */
const RETRY = 1000

/** Another server has the table, or had it a moment ago. */
export class HeldByOther extends Error {
  readonly node: string
  readonly forMs: number
  constructor({ node, forMs }: Extract<Claim, { type: 'other' }>) {
    super('the table is elsewhere')
    this.node = node
    this.forMs = forMs
  }
}

/** Loads a stored table into memory. Undefined if there is none. */
export type Wake = (id: string) => Promise<Awake | undefined>

export function createWaking(options: WakingOptions, { turns, live, stand, lose }: Standing): Wake {
  const { store, now, rules } = options

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
      names: () => (live(at.id)?.cards() ?? record.seats).map(({ name }) => name),
      links: async (asked, isTrue) => (await table).askLinks(asked, isTrue),
      keepSecrets: async (kept) => (await table).keepSecrets(kept),
      left: () => live(at.id)?.left(),
      stored: () => live(at.id)?.progressed(),
      paused: () => options.later(RETRY, () => live(at.id)?.retry()),
      lost: () => lose(at.id),
    })
  const awoken = (
    id: string,
    fence: number,
    record: TableRecord,
    opened: Playing | undefined,
    entries: readonly MatchEntry[],
    said: readonly KeptLine[],
  ): Awake => {
    let isSoon = false
    let playing = opened
    const { rested, ...kept } = record
    const left = entries.at(-1)?.left
    const slept = rested?.entries === entries.length ? { left: rested.left, asleep: Math.max(0, now() - rested.at) } : {}
    const table: LiveTable = createTable(
      {
        id,
        record: kept,
        ...(left ? { left } : {}),
        ...slept,
        ...(opened ? { host: opened.hosted.host } : {}),
        talk: createTalk(said, (line) => store.say(id, line as unknown as Json)),
      },
      {
        store: (next) => store.update(id, fence, recordOf(next)),
        async give(grant, instead) {
          if (instead) await revoke(store, id, instead)
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
        revoke: (which) => revoke(store, id, which),
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

  return async (id) => {
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
    const woken = awoken(id, fence, record, playing, entries, said as unknown as KeptLine[])
    stand(id, woken)
    stands(woken.live)
    return woken
  }
}

async function revoke(store: TableStore, id: string, which: (grant: Grant) => boolean): Promise<void> {
  const found = await store.grantsOf(id)
  await store.revoke(found.flatMap(({ hash, spent, grants }) => (!spent && which(grants as unknown as Grant) ? [hash] : [])))
}

/** Validates stored entries before they are used. */
const entriesOf = (id: string, stored: readonly StoredEntry[]): readonly MatchEntry[] =>
  stored.map(({ entry, film }, at) => {
    const one = parseEntry(film === undefined ? entry : { ...(entry as object), film })
    if (!one.ok) throw new Error(`table ${id} is damaged at entries[${at}].${one.at}`)
    return one.value
  })
