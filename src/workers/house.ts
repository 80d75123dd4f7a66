/** Keeps the matches of one device and hosts those that are open. Everything it needs of the world is handed to it. */
import * as v from 'valibot'
import type { Game, Json, MatchSpec, PlayerSeat, Reason, Shapes, Terms } from '../kernel'
import type { ChanceSource } from '../match/chance'
import { DICE_SCHEMA, gameOfFile, parseEntry, ROSTER_SCHEMA, readMatchFile, SPEC_SCHEMA, writeMatchFile } from '../match/file'
import { begun, type MatchEntry, nowOf } from '../match/history'
import { type Connection, type Host, type OpenedHost, openHost } from '../match/host'
import type { Bots, Choose } from '../match/roster'
import { matchSays as say } from '../match/said'
import { outcomeOf } from '../match/standing'
import { type MatchStore, type StoredMatch, summaryOf } from '../match/store'
import type { HomeCall, HomeCalls, HomeRequest, HomeResponse } from '../protocol/home'
import type { HostMessage } from '../protocol/messages'
import { isModestJson, parse } from '../protocol/schema'

/** The rules of one game. */
export interface Rules {
  readonly game: Game<Terms>
  glimpse?(state: object): Json
  parseSpec(options: unknown): { readonly ok: true; readonly spec: MatchSpec } | { readonly ok: false; readonly reason: Reason }
}

export interface HouseOptions {
  /** The rules of a game, loaded when a match of it is first opened; undefined where there are none. */
  rules(game: string): Promise<Rules | undefined>
  readonly shapes: Shapes
  readonly store: MatchStore
  readonly chance: ChanceSource
  readonly spare?: ChanceSource
  /** A bot for a seat of a game. Without it a bot's questions are answered by their fallbacks. */
  bot?(game: Game<Terms>, seat: PlayerSeat): Choose<Terms>
  now(): number
  newId(): string
  /** Takes a match for this window alone; undefined where another has it. */
  lock?(match: string): Promise<(() => void) | undefined>
}

/** One screen's end of the line to an open match. */
export interface HousePort {
  post(message: HostMessage): void
  hear(listener: (message: unknown) => void): void
  close(): void
}

export interface House {
  /** Answers a request as it came from outside; never rejects. */
  call(request: unknown, port?: HousePort): Promise<HomeResponse>
}

interface Open {
  match: StoredMatch
  readonly host: Host<Terms>
  readonly release: () => void
  line?: { readonly port: HousePort; readonly connection: Connection }
}

class Refusal extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason.key)
    this.reason = reason
  }
}

export function createHouse(options: HouseOptions): House {
  const { rules, shapes, store, now, newId } = options
  const opened = new Map<string, Open>()

  const rulesOf = async (game: string): Promise<Rules> => {
    const found = await rules(game)
    if (!found) throw new Refusal(say('unknown-game', { game }))
    return found
  }
  const glimpsed = (of: Rules, state: object): { readonly glimpse?: Json } => {
    const glimpse = of.glimpse?.(state)
    return glimpse === undefined ? {} : { glimpse }
  }
  const loaded = async (id: string) => {
    const found = await store.load(id)
    if (!found) throw new Refusal(say('unknown-match', { match: id }))
    const entries = found.entries.map((entry, at): MatchEntry => {
      const parsed = parseEntry(entry)
      if (!parsed.ok) throw new Refusal(say('stored-damaged', { at: `entries[${at}].${parsed.at}` }))
      return parsed.value
    })
    const { roster, dice, spec } = found.match
    const parsed = parse(RECORD_SCHEMA, { roster, dice, spec }, 'match')
    if (!parsed.ok) throw new Refusal(say('stored-damaged', { at: parsed.at }))
    return { match: found.match, entries }
  }
  const botsOf = (game: Game<Terms>, match: StoredMatch): Bots<Terms> => {
    const bot = options.bot
    if (!bot) return {}
    return Object.fromEntries(match.spec.seats.flatMap((seat) => (match.roster[seat] === 'bot' ? [[seat, bot(game, seat)]] : [])))
  }

  /** Brings a stored match to life, or gives the living one. */
  const awake = async (id: string): Promise<Open> => {
    const living = opened.get(id)
    if (living) return living
    const release = options.lock ? await options.lock(id) : () => {}
    if (!release) throw new Refusal(say('open-elsewhere', {}))
    try {
      const { match, entries } = await loaded(id)
      const played = await rulesOf(match.spec.game)
      const { game } = played
      const found: { open?: Open } = {}
      const result = openHost({
        game,
        spec: match.spec,
        shapes,
        chance: options.chance,
        ...(options.spare ? { spare: options.spare } : {}),
        policy: { dice: match.dice },
        roster: match.roster,
        ...(match.title ? { title: match.title } : {}),
        bots: botsOf(game, match),
        entries,
        keep: async (entry) => {
          // The first entry may come while the host is being opened.
          await Promise.resolve()
          const { open } = found
          if (!open) throw new Error('an entry came before the match was open')
          const over = open.host.outcome() !== undefined
          const { state } = open.host.snapshot()
          open.match = { ...open.match, entries: entry.seq + 1, changedAt: now(), over, ...glimpsed(played, state) }
          await store.append(open.match, entry)
        },
      })
      if (!result.ok) throw new Refusal(unplayable(result))
      found.open = { match, host: result.host, release }
      opened.set(id, found.open)
      return found.open
    } catch (error) {
      release()
      throw error
    }
  }
  const hangUp = (open: Open, last?: HostMessage) => {
    if (!open.line) return
    if (last) open.line.port.post(last)
    open.line.connection.close()
    open.line.port.close()
    delete open.line
  }
  const close = async (id: string, last?: HostMessage) => {
    const open = opened.get(id)
    if (!open) return
    hangUp(open, last)
    await open.host.close()
    opened.delete(id)
    open.release()
  }

  const begin = async ({ game, options: chosen, roster, dice, title }: HomeCalls['create']['takes']): Promise<StoredMatch> => {
    const found = await rulesOf(game)
    const parsed = found.parseSpec(chosen)
    if (!parsed.ok) throw new Refusal(parsed.reason)
    const { spec } = parsed
    const { entry, history } = begun(found.game, spec)
    const entries = [entry]
    const at = now()
    const match: StoredMatch = {
      id: newId(),
      spec,
      roster,
      dice,
      ...(title ? { title } : {}),
      createdAt: at,
      changedAt: at,
      entries: entries.length,
      over: false,
      ...glimpsed(found, nowOf(history).snapshot.state),
    }
    await store.add(match, entries)
    return match
  }

  const calls: { readonly [C in HomeCall]: (takes: HomeCalls[C]['takes'], port?: HousePort) => Promise<HomeCalls[C]['gives']> } =
    {
      async list() {
        const matches = (await store.list()).map(summaryOf).sort((one, other) => other.changedAt - one.changedAt)
        return { matches, lasting: store.lasting }
      },
      create: async (takes) => summaryOf(await begin(takes)),
      async open({ match }, port) {
        const open = await awake(match)
        if (port) {
          hangUp(open)
          const connection = open.host.connect((message) => port.post(message))
          open.line = { port, connection }
          port.hear((message) => connection.receive(message))
          if (!store.lasting) port.post({ type: 'notice', reason: say('kept-in-memory', {}) })
        }
        return summaryOf(open.match)
      },
      async close({ match }) {
        await close(match)
        return {}
      },
      async dice({ match, dice }) {
        const open = await awake(match)
        open.match = { ...open.match, dice }
        await store.update(open.match)
        open.host.setDice(dice)
        return summaryOf(open.match)
      },
      async remove({ match }) {
        await close(match, { type: 'failed', reason: say('match-removed', {}) })
        await store.remove(match)
        return {}
      },
      async export({ match: id }) {
        const { match, entries } = await loaded(id)
        const { spec, roster, dice, title } = match
        return { file: writeMatchFile({ spec, roster, dice, ...(title ? { title } : {}), entries }) }
      },
      async import({ file }) {
        const named = gameOfFile(file)
        const found = named === undefined ? undefined : await rules(named)
        const read = readMatchFile(file, named !== undefined && found ? { [named]: found } : {}, shapes)
        if (!read.ok) throw new Refusal(read.reason)
        const { entries, ...record } = read.record
        const played = await rulesOf(record.spec.game)
        const { game } = played
        const over = outcomeOf({ ...record, game, history: read.history }) !== undefined
        const at = now()
        const match: StoredMatch = {
          ...record,
          id: newId(),
          createdAt: at,
          changedAt: at,
          entries: entries.length,
          over,
          ...glimpsed(played, nowOf(read.history).snapshot.state),
        }
        await store.add(match, entries)
        return summaryOf(match)
      },
    }

  /** Requests are served one after the other: two for the same match cannot open it twice. */
  let before: Promise<unknown> = Promise.resolve()
  const serve = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = before.then(work, work)
    before = mine
    return mine
  }
  return {
    async call(raw, port) {
      const parsed = parse(REQUEST_SCHEMA, raw, 'request')
      if (!parsed.ok) {
        const reason = say('malformed-request', { at: parsed.at, expected: parsed.expected })
        return { id: idIn(raw), ok: false, reason }
      }
      const { id, call, ...takes } = parsed.value
      try {
        // The schema has just matched what this call takes.
        const value = await serve(() => calls[call](takes as never, port))
        return { id, ok: true, value }
      } catch (error) {
        if (error instanceof Refusal) return { id, ok: false, reason: error.reason }
        return { id, ok: false, reason: say('store-failed', { error: error instanceof Error ? error.message : String(error) }) }
      }
    },
  }
}

/** What is stored is whole, but no longer plays: that is another matter than damage, and no fault of the player's. */
function unplayable({ entry, reason }: Extract<OpenedHost<Terms>, { ok: false }>): Reason {
  switch (reason.key) {
    case 'log-empty':
    case 'log-no-start':
    case 'log-gap':
      return say('stored-damaged', { at: `entries[${entry}]` })
    default:
      return say('stored-outdated', { entry, why: reason.key })
  }
}

const idIn = (raw: unknown): number =>
  typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'number' ? raw.id : -1

const RECORD_SCHEMA = v.strictObject({ roster: ROSTER_SCHEMA, dice: DICE_SCHEMA, spec: SPEC_SCHEMA })
const id = v.pipe(v.number(), v.integer())
const match = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const REQUEST_SCHEMA: v.GenericSchema<unknown, HomeRequest> = v.variant('call', [
  v.strictObject({ call: v.literal('list'), id }),
  v.strictObject({
    call: v.literal('create'),
    id,
    game: v.string(),
    options: v.custom<never>(isModestJson, 'Expected plain data of modest size'),
    roster: ROSTER_SCHEMA,
    dice: DICE_SCHEMA,
    title: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  }),
  v.strictObject({ call: v.literal('open'), id, match }),
  v.strictObject({ call: v.literal('close'), id, match }),
  v.strictObject({ call: v.literal('dice'), id, match, dice: DICE_SCHEMA }),
  v.strictObject({ call: v.literal('remove'), id, match }),
  v.strictObject({ call: v.literal('export'), id, match }),
  v.strictObject({ call: v.literal('import'), id, file: v.string() }),
])
