/**
 * The tables of one device or server: keeps its matches and hosts those that are open, each for any number of lines. All that
 * depends on the environment is passed in; who may sit where is decided there.
 */
import * as v from 'valibot'
import { canonical, type Game, type Json, type Reason, type Terms } from '../kernel'
import type { HomeCall, HomeCalls } from '../protocol/home'
import type { HostMessage } from '../protocol/messages'
import { notesWithin } from '../protocol/notes'
import { parse } from '../protocol/schema'
import { type ChanceSource, whenAsked } from './chance'
import { gameOfFile, readMatchFile, writeMatchFile } from './file'
import { begun, type MatchEntry, nowOf } from './history'
import { type Connection, type Host, type OpenedHost, openHost } from './host'
import { noteCalls } from './note-calls'
import { readNotes } from './notes'
import { createSecrets, readSecrets, type SecretBox } from './proof/secrets'
import { type PosedPuzzle, posedBy } from './puzzle/posed'
import { beginOf } from './puzzle/progress'
import { PUZZLE_SCHEMA } from './puzzle/schema'
import { solvedBy, unsolved } from './puzzle/solution'
import { Refusal } from './refusal'
import { idIn, parseRequest } from './requests'
import type { Bots } from './roster'
import { matchSays as say } from './said'
import { DICE_SCHEMA, FROM_SCHEMA, LEVELS_SCHEMA, parseEntry, ROSTER_SCHEMA, RULES_VERSION_SCHEMA, SPEC_SCHEMA } from './schema'
import { outcomeOf } from './standing'
import { type StoredMatch, summaryOf } from './store'
import type { Rules, TablePort, Tables, TablesOptions } from './tables-options'

interface Open {
  match: StoredMatch
  readonly host: Host<Terms>
  readonly release: () => void
  readonly lines: Map<TablePort, Connection>
  readonly secrets?: SecretBox
  /** How often its player has asked bots to answer at once. */
  hurries: number
  readonly puzzle?: PosedPuzzle
}

export function createTables(options: TablesOptions): Tables {
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
    const { roster, levels, dice, spec, rulesVersion, from, puzzle } = found.match
    const parsed = parse(RECORD_SCHEMA, { roster, levels, dice, spec, rulesVersion, from, puzzle }, 'match')
    if (!parsed.ok) throw new Refusal(say('stored-damaged', { at: parsed.at }))
    return { match: found.match, entries }
  }
  const botsOf = (game: Game<Terms>, match: StoredMatch, hurries: () => number): Bots<Terms> => {
    const bot = options.bot
    if (!bot) return {}
    const { spec, roster, levels } = match
    return Object.fromEntries(
      spec.seats.flatMap((seat) => (roster[seat] === 'bot' ? [[seat, bot(game, seat, levels?.[seat] ?? 'plain', hurries)]] : [])),
    )
  }

  const chanceOf = async ({
    id,
    puzzle,
  }: StoredMatch): Promise<{ readonly chance: ChanceSource; readonly secrets?: SecretBox }> => {
    const { chance } = options
    if (!('secret' in chance)) return { chance }
    if (puzzle) return { chance: whenAsked(async () => (await import('./puzzle/fixed-chance')).fixedChance(puzzle, chance.dice)) }
    const secrets = createSecrets(readSecrets(await store.secrets(id)), chance.secret, (kept) => store.keepSecrets(id, kept))
    const { dice, links } = chance
    const made = async () =>
      (await import('./proof/source')).provenChance({ secrets, dice, ...(links ? { links: links(id) } : {}) })
    return { chance: whenAsked(made), secrets }
  }

  /** The open match with this id; opens it from the store if necessary. */
  const awake = async (id: string): Promise<Open> => {
    const living = opened.get(id)
    if (living) return living
    const release = options.lock ? await options.lock(id) : () => {}
    if (!release) throw new Refusal(say('open-elsewhere', {}))
    try {
      const { match, entries } = await loaded(id)
      const played = await rulesOf(match.spec.game)
      const { game } = played
      const { chance, secrets } = await chanceOf(match)
      const puzzle = posedBy(match, played)
      const found: { open?: Open } = {}
      const result = openHost({
        game,
        spec: match.spec,
        shapes,
        chance,
        ...(secrets ? { secrets: secrets.past } : {}),
        policy: { dice: match.dice },
        roster: match.roster,
        ...(match.levels ? { levels: match.levels } : {}),
        ...(match.title ? { title: match.title } : {}),
        ...(match.from ? { from: match.from } : {}),
        ...(puzzle ? { puzzle: { after: puzzle.puzzle.after, isDecided: puzzle.isDecided } } : {}),
        rulesVersion: { begun: match.rulesVersion ?? 1, now: played.rulesVersion },
        bots: botsOf(game, match, () => found.open?.hurries ?? 0),
        entries,
        keep: async (fresh) => {
          const { open } = found
          const last = fresh[fresh.length - 1]
          if (!open || !last) throw new Error('an entry came before the match was open')
          const over = open.host.outcome() !== undefined
          // Done before anybody is told of the end: secrets that may be disclosed from then on must not be used again.
          if (over) await secrets?.retire()
          const { state } = open.host.snapshot()
          open.match = { ...open.match, entries: last.seq + 1, changedAt: now(), over, ...glimpsed(played, state) }
          await store.append(open.match, fresh)
        },
      })
      if (!result.ok) throw new Refusal(unreadable(result))
      found.open = {
        match,
        host: result.host,
        release,
        lines: new Map(),
        hurries: 0,
        ...(secrets ? { secrets } : {}),
        ...(puzzle ? { puzzle } : {}),
      }
      opened.set(id, found.open)
      if (options.breathe) void result.host.check(options.breathe)
      return found.open
    } catch (error) {
      release()
      throw error
    }
  }
  const seat = (open: Open, port: TablePort) => {
    const connection = open.host.connect((message) => port.post(message), port.seats)
    open.lines.set(port, connection)
    port.hear((message) => connection.receive(message))
    port.ended?.(() => {
      connection.close()
      open.lines.delete(port)
    })
    if (!store.lasting) port.post({ type: 'notice', reason: say('kept-in-memory', {}) })
  }
  const close = async (id: string, last?: HostMessage) => {
    const open = opened.get(id)
    if (!open) return
    for (const [port, connection] of open.lines) {
      if (last) port.post(last)
      connection.close()
      port.close()
    }
    open.lines.clear()
    await open.host.close()
    opened.delete(id)
    open.release()
  }

  /** An open match that is a puzzle. Its line is kept if it is the first one known to solve it. */
  const puzzleAt = async (id: string) => {
    const open = opened.get(id)
    if (!open?.puzzle) throw new Refusal(say('no-puzzle', {}))
    await keepSolution(open)
    return { ...open, puzzle: open.puzzle }
  }
  const keepSolution = async (open: Open) => {
    const solution = open.match.solution ? undefined : open.puzzle?.solution(open.host.history())
    if (!solution) return
    open.match = { ...open.match, solution }
    await store.update(open.match)
  }

  const begin = async ({
    game,
    options: chosen,
    roster,
    levels,
    dice,
    title,
  }: HomeCalls['create']['takes']): Promise<StoredMatch> => {
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
      ...(levels ? { levels } : {}),
      dice,
      ...(title ? { title } : {}),
      rulesVersion: found.rulesVersion,
      createdAt: at,
      changedAt: at,
      entries: entries.length,
      over: false,
      ...glimpsed(found, nowOf(history).state),
    }
    await store.add(match, entries)
    return match
  }

  const calls: { readonly [C in HomeCall]: (takes: HomeCalls[C]['takes'], port?: TablePort) => Promise<HomeCalls[C]['gives']> } =
    {
      async list() {
        const matches = (await store.list()).map(summaryOf).sort((one, other) => other.changedAt - one.changedAt)
        return { matches, lasting: store.lasting }
      },
      create: async (takes) => summaryOf(await begin(takes)),
      async open({ match }, port) {
        const open = await awake(match)
        if (port) seat(open, port)
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
      async advise({ match, seat }) {
        const open = opened.get(match)
        if (!open) throw new Refusal(say('unknown-match', { match }))
        const { spec, roster } = open.match
        const isAlone = roster[seat] !== 'bot' && spec.seats.every((other) => other === seat || roster[other] === 'bot')
        if (!isAlone) throw new Refusal(say('advice-among-players', {}))
        const { game } = await rulesOf(spec.game)
        const known = open.host.known(seat)
        return { advice: known.decisions.length > 0 ? ((await options.advise?.(game, known)) ?? []) : [] }
      },
      async witness({ match, eyes, line, seat }) {
        const open = opened.get(match)
        if (!open) throw new Refusal(say('unknown-match', { match }))
        const { game } = await rulesOf(open.match.spec.game)
        const { witnessedAt } = await import('./witness')
        return witnessedAt(game, open.host, open.match, { eyes, line, seat })
      },
      async hurry({ match }) {
        const open = opened.get(match)
        if (open) open.hurries++
        return {}
      },
      async remove({ match }) {
        await close(match, { type: 'failed', reason: say('match-removed', {}) })
        await store.remove(match)
        return {}
      },
      async export({ match: id, attempt, moment }) {
        const open = opened.get(id)
        if (open) await keepSolution(open)
        const { match, entries: log } = await loaded(id)
        if (moment !== undefined && moment >= log.length)
          throw new Refusal(say('malformed-request', { at: 'moment', expected: `< ${log.length}` }))
        const { spec, roster, levels, dice, title, from, puzzle, solution = [], rulesVersion = 1 } = match
        const entries = puzzle && !attempt ? [...unsolved(log, puzzle), ...solution] : log
        const kept = opened.get(id)?.secrets?.past() ?? readSecrets(await store.secrets(id)).past
        // What follows a puzzle's position in its file is not what was noted on, unless that is what was played.
        const first = puzzle && !attempt ? puzzle.after + 1 : entries.length
        const notes = notesWithin(readNotes(await store.notes(id)), first)
        const more = {
          ...(levels ? { levels } : {}),
          ...(title ? { title } : {}),
          ...(from ? { from } : {}),
          ...(puzzle ? { puzzle } : {}),
          ...(match.over && !puzzle ? { secrets: kept } : {}),
          notes,
          ...(moment === undefined ? {} : { moment }),
        }
        return { file: writeMatchFile({ spec, roster, dice, rulesVersion, entries, ...more }) }
      },
      ...noteCalls(store),
      async import({ file }) {
        const named = gameOfFile(file)
        const found = named === undefined ? undefined : await rules(named)
        const read = readMatchFile(file, named !== undefined && found ? { [named]: found } : {}, shapes)
        if (!read.ok) throw new Refusal(read.reason)
        const { entries: log, secrets = [], notes = [], moment, ...record } = read.record
        const played = await rulesOf(record.spec.game)
        const { game } = played
        const { puzzle } = record
        const solution = puzzle && played.puzzles && solvedBy({ ...record, game, puzzle, rules: played.puzzles }, read.history)
        const entries = puzzle ? unsolved(log, puzzle) : log
        const over = !puzzle && outcomeOf({ ...record, game, history: read.history }) !== undefined
        const at = now()
        const match: StoredMatch = {
          ...record,
          ...(solution ? { solution } : {}),
          id: newId(),
          createdAt: at,
          changedAt: at,
          entries: entries.length,
          over,
          ...glimpsed(played, (puzzle ? beginOf(read.history, puzzle) : nowOf(read.history)).state),
        }
        await store.add(match, entries, { past: secrets })
        if (notes.length > 0) await store.keepNotes(match.id, notesWithin(notes, entries.length))
        return { ...summaryOf(match), ...(moment !== undefined && moment < entries.length ? { moment } : {}) }
      },
      async branches({ match: id }) {
        const kept = await store.list()
        const asked = kept.find((one) => one.id === id)
        if (!asked) throw new Refusal(say('unknown-match', { match: id }))
        const { spec } = asked
        const alike = kept.filter((one) => canonical(one.spec) === canonical(spec))
        // A damaged match is not among them, unless it is the one asked about.
        const logs = await Promise.all(alike.map((one) => (one.id === id ? loaded(id) : loaded(one.id).catch(() => undefined))))
        const found = logs.filter((log) => log !== undefined)
        const { branchesOf } = await import('./branches')
        return { branches: branchesOf(found, id, { ...(await rulesOf(spec.game)), shapes }) }
      },
      async task({ match: id }) {
        const { match, host, puzzle } = await puzzleAt(id)
        return puzzle.task(host.history(), match.solution)
      },
      async again({ match: id }) {
        const { host, puzzle } = await puzzleAt(id)
        host.rewind(puzzle.puzzle.seat, puzzle.begin(host.history()))
        return {}
      },
    }

  /** Requests are served one after the other, so that two for the same match cannot open it twice. */
  let before: Promise<unknown> = Promise.resolve()
  const serve = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = before.then(work, work)
    before = mine
    return mine
  }
  return {
    async call(raw, port) {
      const parsed = parseRequest(raw)
      if (!parsed.ok) {
        const reason = say('malformed-request', { at: parsed.at, expected: parsed.expected })
        return { id: idIn(raw), ok: false, reason }
      }
      const { id, call, ...takes } = parsed.value
      try {
        // The cast is safe: the schema has just checked what this call takes.
        const work = () => calls[call](takes as never, port)
        const value = await (ASIDE.includes(call) ? work() : serve(work))
        return { id, ok: true, value }
      } catch (error) {
        if (error instanceof Refusal) return { id, ok: false, reason: error.reason }
        return { id, ok: false, reason: say('store-failed', { error: error instanceof Error ? error.message : String(error) }) }
      }
    },
  }
}

/** Requests that open and close nothing. They are served at once, also while another request is under way. */
const ASIDE: readonly HomeCall[] = ['advise', 'witness', 'hurry', 'branches']

/** Tells a sound match that these rules cannot read from a damaged one, because only the latter is a fault of the stored data. */
function unreadable({ entry, reason }: Extract<OpenedHost<Terms>, { ok: false }>): Reason {
  switch (reason.key) {
    case 'log-unreadable':
      return say('stored-outdated', { entry, why: reason.key })
    default:
      return say('stored-damaged', { at: `entries[${entry}]` })
  }
}

const RECORD_SCHEMA = v.strictObject({
  roster: ROSTER_SCHEMA,
  levels: v.optional(LEVELS_SCHEMA),
  dice: DICE_SCHEMA,
  spec: SPEC_SCHEMA,
  rulesVersion: v.optional(RULES_VERSION_SCHEMA),
  from: v.optional(FROM_SCHEMA),
  puzzle: v.optional(PUZZLE_SCHEMA),
})
