/** The tables of one server: opens them, brings stored ones back into memory when somebody comes, and lets idle ones go. */
import type { Game, Json, MatchSpec, PlayerSeat, Reason, Shapes, Terms } from '../../kernel'
import type { ChanceSource } from '../../match/chance'
import { gameOfFile, readMatchFile } from '../../match/file'
import { begun, type MatchEntry, nowOf } from '../../match/history'
import { type Host, openHost } from '../../match/host'
import { LostOwnership } from '../../match/keeper'
import type { Bots, Choose } from '../../match/roster'
import { matchSays } from '../../match/said'
import { parseEntry } from '../../match/schema'
import { outcomeOf } from '../../match/standing'
import type { Rules } from '../../match/tables'
import type { Answered, OpenTable, SaidLine, SeatCard, TableKeys, TableSummary } from '../../protocol/online'
import { type OnlineReason, onlineSays as say } from '../../protocol/online-said'
import { failureOf } from '../store/failure'
import type { NewGrant, StoredEntry, TableStore } from '../store/port'
import { gathering } from './gather'
import { type Grant, hashOf, newKey, newTableId } from './keys'
import { type MatchRecord, parseRecord, rosterOf, stageOf, type TableRecord } from './record'
import { createTable, type LiveTable } from './table'
import { createTalk } from './talk'
import { mineOf, type Visit, type Visitor } from './visit'

/** What a server knows of a game: its rules, and how its lobby's choices become the options of a match. */
export interface OnlineRules extends Rules {
  optionsOf(chosen: Json): Json
}

export interface HouseOptions {
  rules(game: string): Promise<OnlineRules | undefined>
  readonly shapes: Shapes
  readonly store: TableStore
  /** The name of this server among those that share a store. */
  readonly node: string
  chance(): ChanceSource
  spare(): ChanceSource
  bot(game: Game<Terms>, seat: PlayerSeat): Choose<Terms>
  /** Milliseconds since 1970. */
  now(): number
  /** Runs this after so many milliseconds. */
  later(milliseconds: number, work: () => void): void
  /** A table without visitors leaves the memory after so many milliseconds. */
  readonly idle: number
  /** The most tables in memory at once. */
  readonly most: number
}

export interface House {
  open(asked: OpenTable): Promise<Answered<TableKeys>>
  /** Lets a connection in with its keys; the reason where none of them opens the table. */
  enter(table: string, keys: readonly string[], visitor: Visitor): Promise<Entered | { readonly refused: OnlineReason }>
  mine(keys: readonly string[]): Promise<readonly TableSummary[]>
  /** How many tables are in memory, and how many connections they have. */
  counts(): { readonly tables: number; readonly visits: number }
  close(): Promise<void>
}
export interface Entered {
  readonly table: LiveTable
  readonly visit: Visit
}

/** A table belongs to a server for so many milliseconds, prolonged at a third of them. */
const LEASE = 5000
/** What could not be stored is offered again after so many milliseconds. */
const RETRY = 1000

interface Awake {
  readonly live: LiveTable
  readonly fence: number
  emptySince: number | undefined
}

export function createHouse(options: HouseOptions): House {
  const { store, shapes, now, rules } = options
  const awake = new Map<string, Awake>()
  const waking = new Map<string, Promise<Awake | undefined>>()
  let isClosed = false

  const hosting = (
    played: OnlineRules,
    id: string,
    fence: number,
    record: TableRecord,
    match: MatchRecord,
    entries: readonly MatchEntry[],
  ) => {
    const { game } = played
    const bots: Bots<Terms> = Object.fromEntries(
      record.seats.flatMap(({ seat, player }) => (player === 'bot' ? [[seat, options.bot(game, seat)]] : [])),
    )
    return openHost({
      game,
      spec: match.spec,
      shapes,
      chance: options.chance(),
      spare: options.spare(),
      policy: { dice: record.dice },
      roster: rosterOf(record),
      title: record.seats.map(({ name }) => name).join('\n'),
      rulesVersion: { begun: match.rulesVersion, now: played.rulesVersion },
      bots,
      entries,
      tells: 'once kept',
      // In the name of every question: an answer to one of before a restart reaches no other.
      epoch: `${newKey().slice(0, 6)}.`,
      async keep(kept) {
        try {
          await store.append(id, fence, kept.map(storedOf))
        } catch (error) {
          const failure = failureOf(error)
          if (failure === 'OldFence' || failure === 'NumberTaken') {
            lose(id)
            throw new LostOwnership()
          }
          options.later(RETRY, () => awake.get(id)?.live.retry())
          throw error
        }
        awake.get(id)?.live.progressed()
      },
    })
  }
  /** The first entries of a new match, and what the table's record says of it. */
  const beginning = async (
    record: TableRecord,
  ): Promise<
    | { readonly match: MatchRecord; readonly entries: readonly MatchEntry[]; readonly played: OnlineRules }
    | { readonly refused: Reason }
  > => {
    const played = await rules(record.game)
    if (!played) return { refused: matchSays('unknown-game', { game: record.game }) }
    const seats = Object.fromEntries(record.seats.flatMap(({ seat, chosen }) => (chosen === undefined ? [] : [[seat, chosen]])))
    const chosen: Json = { ...record.shared, seats }
    let parsed: ReturnType<OnlineRules['parseSpec']>
    try {
      parsed = played.parseSpec(played.optionsOf(chosen))
    } catch {
      // Choices that the game's own lobby would never make.
      return { refused: matchSays('bad-options', { at: 'options', expected: 'choices of the lobby' }) }
    }
    if (!parsed.ok) return { refused: parsed.reason }
    const { spec } = parsed
    if (!isSeatedFor(spec, record)) return { refused: say('no-seats', {}) }
    const { entry, history } = begun(played.game, spec)
    const glimpse = played.glimpse?.(nowOf(history).state)
    return {
      played,
      entries: [entry],
      match: { spec, rulesVersion: played.rulesVersion, over: false, ...(glimpse === undefined ? {} : { glimpse }) },
    }
  }

  const live = (
    id: string,
    fence: number,
    record: TableRecord,
    opened: { readonly host: Host<Terms>; readonly played: OnlineRules } | undefined,
    said: readonly SaidLine[],
  ): Awake => {
    let isSoon = false
    let played = opened?.played
    const table = createTable(
      {
        id,
        record,
        ...(opened ? { host: opened.host } : {}),
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
        async spend(link, grant) {
          const { key, stored } = keyFor(grant)
          const spent = await store.spend(hashOf(link), [stored])
          return spent?.table === id ? key : undefined
        },
        revoke: (which) => revoke(id, which),
        async begin(complete) {
          const first = await beginning(complete)
          if ('refused' in first) return first
          const { match, entries } = first
          played = first.played
          await store.append(id, fence, entries.map(storedOf), recordOf({ ...complete, match }))
          const begun = hosting(played, id, fence, complete, match, entries)
          return begun.ok ? { match, host: begun.host } : { refused: begun.reason }
        },
        standing(host) {
          const glimpse = played?.glimpse?.(host.snapshot().state)
          return { over: host.outcome() !== undefined, ...(glimpse === undefined ? {} : { glimpse }) }
        },
        now,
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

  /** Reads a stored table into memory. Undefined where there is none. */
  const wake = async (id: string): Promise<Awake | undefined> => {
    const [head] = await store.heads([id])
    if (!head) return undefined
    const claim = await store.claim(id, options.node, LEASE)
    if (claim.type === 'other') throw new Error(`table ${id} is held by another node`)
    const { fence } = claim
    const stored = await store.load(id, { films: true })
    if (!stored) return undefined
    const parsed = parseRecord(stored.head.record.data)
    if (!parsed.ok) throw new Error(`table ${id} is damaged at ${parsed.at}`)
    const record = parsed.value
    const entries = stored.entries.map(({ entry, film }, at) => {
      const one = parseEntry(film === undefined ? entry : { ...(entry as object), film })
      if (!one.ok) throw new Error(`table ${id} is damaged at entries[${at}].${one.at}`)
      return one.value
    })
    const said = await store.lines(id, 200)
    let match: { readonly host: Host<Terms>; readonly played: OnlineRules } | undefined
    if (record.match) {
      const played = await rules(record.game)
      if (!played) throw new Error(`table ${id} is of a game that is not here`)
      const opened = hosting(played, id, fence, record, record.match, entries)
      if (!opened.ok) throw new Error(`table ${id} cannot be opened at entry ${opened.entry}: ${opened.reason.key}`)
      match = { host: opened.host, played }
    }
    const woken = live(id, fence, record, match, said as unknown as SaidLine[])
    awake.set(id, woken)
    return woken
  }
  const find = (id: string): Promise<Awake | undefined> => {
    const known = awake.get(id)
    if (known) return Promise.resolve(known)
    const found = waking.get(id) ?? wake(id).finally(() => waking.delete(id))
    waking.set(id, found)
    return found
  }

  /** Another server has this table by now: whoever is at it goes there. */
  const lose = (id: string) => {
    const lost = awake.get(id)?.live
    awake.delete(id)
    void lost?.close(say('table-moved', {}), true).catch(() => undefined)
  }
  const letGo = async (id: string, { live: table, fence }: Awake) => {
    awake.delete(id)
    await table.close(say('table-moved', {}), true)
    await store.release(id, fence)
  }
  /** Lets tables go that nobody has been at for a while. */
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
  /** Prolongs the leases; a table whose lease is lost belongs to another server now. */
  const renew = async () => {
    if (isClosed) return
    const before = [...awake]
    const held = awake.size === 0 ? [] : await store.renew(options.node, LEASE).catch(() => undefined)
    for (const [id, { fence }] of held ? before : []) {
      if (!held?.some((lease) => lease.table === id && lease.fence === fence)) lose(id)
    }
    options.later(LEASE / 3, renew)
  }
  options.later(LEASE / 3, renew)

  return {
    async open(asked) {
      if (awake.size >= options.most) return { ok: false, reason: say('server-full', {}) }
      const record = gathering(asked, now())
      if ('key' in record) return { ok: false, reason: record }
      const continued = asked.file === undefined ? undefined : await goingOn(asked.file, record)
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
      const { match, entries } = continued ?? { match: undefined, entries: [] }
      await store.create(table, recordOf({ ...record, ...(match ? { match } : {}) }), granted, entries.map(storedOf))
      return { ok: true, value: keys }
    },
    async enter(table, keys, visitor) {
      const granted = await store.granted(keys.map(hashOf))
      const grants = granted.flatMap((one) => (one.table === table && !one.spent ? [one.grants as unknown as Grant] : []))
      if (grants.length === 0) return { refused: say('no-table', {}) }
      const found = await find(table)
      if (!found || isClosed) return { refused: say('no-table', {}) }
      return { table: found.live, visit: found.live.enter(visitor, grants) }
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
    counts: () => ({
      tables: awake.size,
      visits: [...awake.values()].reduce((sum, { live: table }) => sum + table.visits().size, 0),
    }),
    async close() {
      isClosed = true
      await Promise.all([...awake].map(([id, one]) => letGo(id, one)))
    },
  }

  /** A match from a file, to go on at a table with as many seats. */
  async function goingOn(
    file: string,
    record: TableRecord,
  ): Promise<{ readonly match: MatchRecord; readonly entries: readonly MatchEntry[] } | { readonly refused: Reason }> {
    const named = gameOfFile(file)
    const played = named === undefined ? undefined : await rules(named)
    const read = readMatchFile(file, named !== undefined && played ? { [named]: played } : {}, shapes)
    if (!read.ok) return { refused: read.reason }
    if (!played) return { refused: matchSays('unknown-game', { game: named ?? '' }) }
    const { spec, rulesVersion = 1, entries } = read.record
    if (spec.game !== record.game || !isSeatedFor(spec, record)) return { refused: say('no-seats', {}) }
    const over = outcomeOf({ spec, game: played.game, history: read.history }) !== undefined
    const glimpse = played.glimpse?.(nowOf(read.history).state)
    return { match: { spec, rulesVersion, over, ...(glimpse === undefined ? {} : { glimpse }) }, entries }
  }
}

const isSeatedFor = (spec: MatchSpec, { seats }: TableRecord): boolean =>
  spec.seats.length === seats.length && spec.seats.every((seat) => seats.some((one) => one.seat === seat))

/** A table as a list shows it. Nobody is at one that is not in memory. */
function summaryOf(
  table: string,
  { game, match, seats, changedAt }: TableRecord,
  cards: readonly SeatCard[] | undefined,
  grants: readonly Grant[],
): TableSummary {
  const away = () => seats.map(({ seat, player, name, isTaken, isReady }) => ({ seat, player, name, isTaken, isReady, here: 0 }))
  return {
    table,
    game,
    stage: stageOf(match),
    seats: cards ?? away(),
    mine: mineOf(grants),
    changedAt,
    ...(match?.glimpse === undefined ? {} : { glimpse: match.glimpse }),
  }
}

function keyFor(grant: Grant): { readonly key: string; readonly stored: NewGrant } {
  const key = newKey()
  // A grant has no undefined members, so it is plain JSON.
  return { key, stored: { hash: hashOf(key), grants: grant as unknown as Json } }
}

/** Films lie beside their entries: they are the bulk, and most readers do without. */
function storedOf({ film, ...entry }: MatchEntry): StoredEntry {
  return { number: entry.seq, entry: entry as unknown as Json, ...(film === undefined ? {} : { film }) }
}
// Records are checked by their schema when they are read: they are plain JSON.
const recordOf = (record: TableRecord) => ({ version: record.format, data: record as unknown as Json })
